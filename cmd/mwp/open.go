package main

import (
	"fmt"
	"os"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/index"
)

// readCorpus reads a corpus file and hands on its problems. The error of a file
// that is not there says how to name another.
func readCorpus(path string, each func(*corpus.Problem)) (*corpus.Report, error) {
	file, err := os.Open(path)
	if err != nil {
		if os.IsNotExist(err) {
			return nil, fmt.Errorf("there is no file %s; name a corpus file", path)
		}
		return nil, err
	}
	defer file.Close()
	report, err := corpus.Read(file, each)
	if err != nil {
		return report, fmt.Errorf("%s: %w", path, err)
	}
	return report, nil
}

// openIndex builds the index of a corpus file, and says on standard error how
// many records were left out.
func (a *app) openIndex(path string) (*index.Index, error) {
	builder := index.NewBuilder()
	report, err := readCorpus(path, builder.Add)
	if err != nil {
		return nil, err
	}
	if report.Bad > 0 {
		fmt.Fprintf(a.stderr, "mwp: %d of %d records of %s do not hold and are left out; mwp check %s names them\n", report.Bad, report.Records, path, path)
	}
	return builder.Build()
}
