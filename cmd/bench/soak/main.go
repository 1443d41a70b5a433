// Command soak asks the worker of the built page 20,000 things in a headless
// Chromium, one after the other, and looks at the memory of page and worker, the
// program's own with it, every 1,000. After a warm-up of 2,000 it must stay within
// 5 %, in the middle of the first third of the looks and of the last. `make soak` runs it; TestSoak
// of wasm/engine is its short form. With -copies it shows what memory a large corpus takes.
package main

import (
	"bytes"
	_ "embed"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/cmd/bench/browser"
	"mwpranker/frontend/site"
	"mwpranker/wasm/corpus"
)

//go:embed page.html
var page string

//go:embed watched.js
var watched []byte

func main() {
	dist := flag.String("dist", "dist", "folder of the built site")
	requests := flag.Int("requests", 20_000, "how many, at least 3,000")
	copies := flag.Int("copies", 1, "how often the corpus stands in itself: with 13 it has more than 100,000 problems")
	flag.Parse()
	if err := run(*dist, *requests, *copies); err != nil {
		fmt.Fprintln(os.Stderr, "soak:", err)
		os.Exit(1)
	}
}

func run(dist string, requests, copies int) error {
	folder, err := os.MkdirTemp("", "soak")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	files, err := site.Open(os.DirFS(dist))
	if err != nil {
		return fmt.Errorf("%s: %w (`make dist` builds it)", dist, err)
	}
	for _, file := range files {
		if file.Name == "corpus.bin" {
			if file.Content, err = repeat(file.Content, copies); err != nil {
				return err
			}
		}
		if err := os.WriteFile(filepath.Join(folder, file.Name), file.Content, 0o644); err != nil {
			return err
		}
	}
	if _, err := os.Stat(filepath.Join(folder, "reader.bin")); err != nil {
		return fmt.Errorf("%s has no model", dist)
	}
	written := strings.Replace(page, "const requests = 0", fmt.Sprint("const requests = ", requests), 1)
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte(written), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "watched.js"), watched, 0o644); err != nil {
		return err
	}
	return browser.Open(folder)
}

// repeat puts copies of a packed corpus behind itself, under other ids.
func repeat(packed []byte, copies int) ([]byte, error) {
	if copies == 1 {
		return packed, nil
	}
	var problems []*corpus.Problem
	report, err := corpus.ReadPacked(packed, func(p *corpus.Problem) { problems = append(problems, p) })
	if err != nil {
		return nil, err
	}
	once := len(problems)
	for n := 1; n < copies; n++ {
		for _, p := range problems[:once] {
			again := *p
			again.ID = fmt.Sprint(p.ID, ".", n)
			problems = append(problems, &again)
		}
	}
	var b bytes.Buffer
	err = corpus.Pack(&b, report.Header, problems)
	fmt.Printf("%d problems\n", len(problems))
	return b.Bytes(), err
}
