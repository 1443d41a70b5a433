package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// arrows say for each room which it imports.
type arrows map[string]map[string]bool

func (a arrows) add(from, to string) {
	if a[from] == nil {
		a[from] = map[string]bool{}
	}
	if to != "" && to != from {
		a[from][to] = true
	}
}

// platforms are the two that the source is written for: files of the browser are only seen on one.
var platforms = [][]string{{"CGO_ENABLED=0"}, {"GOOS=js", "GOARCH=wasm"}}

// list asks which folder of the module imports which.
func list(dir string) (arrows, error) {
	all := arrows{}
	for _, env := range platforms {
		c := exec.Command("go", "list", "-e", "-json=ImportPath,Imports", "./...")
		c.Dir, c.Env = dir, append(os.Environ(), env...)
		out, err := c.Output()
		if err != nil {
			return nil, fmt.Errorf("go list: %w", err)
		}
		for d := json.NewDecoder(strings.NewReader(string(out))); ; {
			var p struct {
				ImportPath string
				Imports    []string
			}
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, fmt.Errorf("go list: %w", err)
			}
			from := strings.TrimPrefix(p.ImportPath, "mwpranker/")
			all.add(from, "")
			for _, imp := range p.Imports {
				if to, ours := strings.CutPrefix(imp, "mwpranker/"); ours {
					all.add(from, to)
				}
			}
		}
	}
	return all, nil
}

// roomOf is the room that a folder belongs to, or "" for what is no part of the product: each
// folder of wasm/ is one, and so is each other folder at the top, with all below it.
func roomOf(folder string) string {
	parts := strings.Split(folder, "/")
	switch parts[0] {
	case "wasm":
		return strings.Join(parts[:min(2, len(parts))], "/")
	case "cmd":
		return strings.Join(parts[:min(2, len(parts))], "/")
	case "frontend", "server", "train", "model_weights":
		return parts[0]
	}
	return ""
}

// aside are rooms that are no part of the pipeline: what only tests use, and what measures, packs
// and draws.
var aside = []string{"wasm/budget", "cmd/house", "cmd/release", "cmd/bench"}

func rooms(imports arrows) arrows {
	all := arrows{}
	for folder, to := range imports {
		from := roomOf(folder)
		if from == "" || slices.Contains(aside, from) {
			continue
		}
		all.add(from, "")
		for imp := range to {
			if room := roomOf(imp); room != "" && !slices.Contains(aside, room) {
				all.add(from, room)
			}
		}
	}
	// The program starts the page, and the page's build starts the program: a picture of layers has
	// room for one of them.
	delete(all["frontend"], "wasm")
	delete(all["server"], "frontend")
	return all
}

// reduced leaves out arrows that a longer way replaces.
func reduced(all arrows) arrows {
	short := arrows{}
	for from, to := range all {
		short.add(from, "")
		for _, target := range slices.Sorted(maps.Keys(to)) {
			if !slices.ContainsFunc(slices.Collect(maps.Keys(to)), func(by string) bool { return by != target && reaches(all, by, target) }) {
				short.add(from, target)
			}
		}
	}
	return short
}

func reaches(all arrows, from, to string) bool {
	if all[from][to] {
		return true
	}
	for next := range all[from] {
		if reaches(all, next, to) {
			return true
		}
	}
	return false
}
