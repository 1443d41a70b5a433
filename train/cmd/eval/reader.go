package main

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/evaluate"
)

// errNoModel says that there is nothing to measure, which is no failure.
var errNoModel = errors.New("the weights of the reader are not there")

// weightFiles are the files of a folder of weights.
var weightFiles = [...]string{"parser.bin", "reader.bin"}

// openReader opens the weights in a folder as the product does.
func openReader(folder string) (evaluate.Reader, error) {
	var files [len(weightFiles)][]byte
	for i, name := range weightFiles {
		var err error
		files[i], err = os.ReadFile(filepath.Join(folder, name))
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("%w: there is no %s", errNoModel, filepath.Join(folder, name))
		}
		if err != nil {
			return nil, err
		}
	}
	reader, err := engine.NewReader(files[0], files[1])
	if err != nil {
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	return evaluate.ReaderOf(reader.Read), nil
}

// describe names the weights in a folder by their checksums, so that the page says which ones it measured.
func describe(folder string) (*evaluate.Table, error) {
	t := &evaluate.Table{Head: []string{"file", "bytes", "SHA-256"}}
	for _, name := range weightFiles {
		data, err := os.ReadFile(filepath.Join(folder, name))
		if err != nil {
			return nil, err
		}
		t.Add(name, fmt.Sprint(len(data)), fmt.Sprintf("%x", sha256.Sum256(data)))
	}
	return t, nil
}
