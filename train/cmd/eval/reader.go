package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"

	"mwpranker/train/evaluate"
	"mwpranker/wasm/engine"
)

// errNoModel says that there is nothing to measure, which is no failure.
var errNoModel = errors.New("the weights of the reader are not there")

// weightFiles are the files of a folder of weights.
var weightFiles = [...]string{"parser.bin", "reader.bin"}

// weightBytes are the files of a folder of weights, as they were read.
type weightBytes [len(weightFiles)][]byte

func readWeights(folder string) (w weightBytes, err error) {
	for i, name := range weightFiles {
		w[i], err = os.ReadFile(filepath.Join(folder, name))
		if errors.Is(err, fs.ErrNotExist) {
			return w, fmt.Errorf("%w: there is no %s", errNoModel, filepath.Join(folder, name))
		}
		if err != nil {
			return w, err
		}
	}
	return w, nil
}

// reader is the model as the product makes it, several times: a core reads with one.
func (w weightBytes) reader() (*evaluate.Remembering, error) {
	var readers []evaluate.Reader
	for range min(runtime.GOMAXPROCS(0), 4) {
		reader, err := engine.NewReader(w[0], w[1])
		if err != nil {
			return nil, err
		}
		readers = append(readers, evaluate.ReaderOf(reader.Read))
	}
	return evaluate.Remember(readers...), nil
}

// describe names the weights by their checksums, so that the page says which ones it measured.
func (w weightBytes) describe() string {
	t := &evaluate.Table{Head: []string{"file", "bytes", "SHA-256"}}
	for i, name := range weightFiles {
		t.Add(name, fmt.Sprint(len(w[i])), fmt.Sprintf("%x", sha256.Sum256(w[i])))
	}
	return t.String()
}
