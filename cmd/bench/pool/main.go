// Command pool measures in a headless Chromium how much quicker the built page reads a file of
// problems than it answers when each of them is asked for: with its own worker alone, and with one
// and three spare ones beside it. It measures in turns, on the clock and in processor time. `make
// bench-batch` runs it.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/cmd/bench/browser"
	"mwpranker/frontend/site"
)

//go:embed page.html
var page string

//go:embed cores.js
var cores string

func main() {
	dist := flag.String("dist", "dist", "folder of the built site")
	rounds := flag.Int("rounds", 7, "how often each is measured")
	count := flag.Int("problems", 512, "how many are asked for and read in a round")
	words := flag.Int("words", 40, "how many words they have, more or less")
	flag.Parse()
	if err := run(*dist, *rounds, *count, *words); err != nil {
		fmt.Fprintln(os.Stderr, "pool:", err)
		os.Exit(1)
	}
}

func run(dist string, rounds, count, words int) error {
	folder, err := os.MkdirTemp("", "pool")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	files, err := site.Open(os.DirFS(dist))
	if err != nil {
		return fmt.Errorf("%s: %w (`make dist` builds it)", dist, err)
	}
	files = append(files, site.File{Name: "cores.js", Content: []byte(cores)},
		site.File{Name: "index.html", Content: []byte(strings.Replace(page, "[0, 0, 0]", fmt.Sprintf("[%d, %d, %d]", rounds, count, words), 1))})
	for _, file := range files {
		if err := os.WriteFile(filepath.Join(folder, file.Name), file.Content, 0o644); err != nil {
			return err
		}
	}
	return browser.Open(folder)
}
