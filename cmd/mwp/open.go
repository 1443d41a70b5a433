package main

import (
	"fmt"
	"os"

	"mwpranker/wasm/corpus"
)

// readCorpus reads a corpus file and hands on its problems.
func readCorpus(path string, each func(*corpus.Problem)) (*corpus.Report, error) {
	file, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	report, err := corpus.Read(file, each)
	if err != nil {
		return report, fmt.Errorf("%s: %w", path, err)
	}
	return report, nil
}

// openCorpus loads a corpus file to search in, and says on standard error how many records were
// left out.
func (a *app) openCorpus(path string) error {
	file, err := openFile(path)
	if err != nil {
		return err
	}
	defer file.Close()
	loaded, err := a.engine.LoadCorpora(nil, file)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if left := loaded[0].Left; left > 0 {
		fmt.Fprintf(a.stderr, "mwp: %d of %d records of %s do not hold and are left out; mwp check %s names them\n", left, loaded[0].Problems+left, path, path)
	}
	return nil
}

// openFile opens a corpus file. The error of a file that is not there says how to name another.
func openFile(path string) (*os.File, error) {
	file, err := os.Open(path)
	if os.IsNotExist(err) {
		err = fmt.Errorf("there is no file %s; name a corpus file", path)
	}
	return file, err
}
