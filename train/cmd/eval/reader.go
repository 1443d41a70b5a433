package main

import (
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

// openReader opens the weights in a folder as the product does.
func openReader(folder string) (evaluate.Reader, error) {
	var files [2][]byte
	for i, name := range []string{"parser.bin", "reader.bin"} {
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
