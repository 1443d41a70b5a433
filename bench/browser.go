//go:build !js

package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mwpranker/bench/browser"
	"mwpranker/frontend/site"
)

//go:embed page.html
var page string

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// sources are the files of the built site that are measured with, by their name in the source. Those behind the bar need
// not be there.
var sources = []string{"wasm_exec.js", "kernel.js", "kernel.wasm", "parser.bin", "corpus.json", "corpus.bin", "|", "reader.bin"}

func run() error {
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := lay(folder); err != nil {
		return fmt.Errorf("laying out the page: %w", err)
	}
	return browser.Open(folder)
}

// lay builds this program for the browser and puts what it needs beside it.
func lay(folder string) error {
	if err := browser.Build(filepath.Join(folder, "bench.wasm"), "./bench"); err != nil {
		return err
	}
	files, err := site.Open(os.DirFS("dist"))
	if err != nil {
		return fmt.Errorf("dist: %w (`make dist` builds it)", err)
	}
	required := true
	for _, name := range sources {
		at := slices.IndexFunc(files, func(f site.File) bool { return f.Name == name })
		switch {
		case name == "|":
			required = false
		case at >= 0:
			if err := os.WriteFile(filepath.Join(folder, name), files[at].Content, 0o644); err != nil {
				return err
			}
		case required:
			return fmt.Errorf("dist has no %s: `make dist` builds it", name)
		}
	}
	wanted, err := json.Marshal(append([]string{}, os.Args[1:]...))
	if err != nil {
		return err
	}
	page := strings.Replace(page, "mwpWanted = []", "mwpWanted = "+string(wanted), 1)
	return os.WriteFile(filepath.Join(folder, "index.html"), []byte(page), 0o644)
}
