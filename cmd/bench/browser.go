//go:build !js

package main

import (
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"mwpranker/cmd/bench/browser"
	"mwpranker/cmd/bench/processor"
	"mwpranker/frontend/site"
)

//go:embed page.html
var page string

//go:embed worker.js
var worker []byte

var dist string

func main() {
	inNode := flag.Bool("node", false, "measure in node")
	here := flag.Bool("native", false, "measure without either; only batch can be")
	flag.StringVar(&dist, "dist", "dist", "folder of the built site")
	flag.Parse()
	measure := run
	switch {
	case *inNode:
		measure = node
	case *here:
		measure = native
	}
	if err := measure(flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// node measures in node, in processor time of its main thread.
func node(subjects []string) error {
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "bench.wasm")
	if err := browser.Build(file, "./cmd/bench"); err != nil {
		return err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	c := exec.Command("node", append([]string{"wasm/kernel/node.js", strings.TrimSpace(string(goroot)), file}, subjects...)...)
	c.Stdout, c.Stderr = os.Stdout, os.Stderr
	return c.Run()
}

// native measures reading here, without a browser: on one core in processor time, and on all on the
// clock.
func native([]string) error {
	all := runtime.GOMAXPROCS(1)
	clock = func() time.Duration {
		used, err := processor.Used()
		if err != nil {
			return time.Since(started)
		}
		return time.Duration(used * 1e9)
	}
	files, err := readFiles()
	if err != nil {
		return err
	}
	groups, err := batch(files)
	if err == nil {
		runtime.GOMAXPROCS(all)
		var more []Group
		more, err = cores(files)
		groups = append(groups, more...)
	}
	for _, g := range groups {
		if err := g.Write(os.Stdout); err != nil {
			return err
		}
	}
	return err
}

var started = time.Now()

// sources are the files of the built site that are measured with, by their name in the source.
// Those behind the bar need not be there.
var sources = []string{"wasm_exec.js", "kernel.js", "kernel.wasm", "parser.bin", "corpus.json", "corpus.bin", "|", "reader.bin"}

func run(subjects []string) error {
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := lay(folder, subjects); err != nil {
		return fmt.Errorf("laying out the page: %w", err)
	}
	return browser.Open(folder)
}

// lay builds this program for the browser and puts what it needs beside it.
func lay(folder string, subjects []string) error {
	if err := browser.Build(filepath.Join(folder, "bench.wasm"), "./cmd/bench"); err != nil {
		return err
	}
	files, err := site.Open(os.DirFS(dist))
	if err != nil {
		return fmt.Errorf("%s: %w (`make dist` builds it)", dist, err)
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
	if err := os.WriteFile(filepath.Join(folder, "worker.js"), worker, 0o644); err != nil {
		return err
	}
	wanted, err := json.Marshal(append([]string{}, subjects...))
	if err != nil {
		return err
	}
	page := strings.Replace(page, "mwpWanted = []", "mwpWanted = "+string(wanted), 1)
	return os.WriteFile(filepath.Join(folder, "index.html"), []byte(page), 0o644)
}
