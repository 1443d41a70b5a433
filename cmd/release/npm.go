package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

var relativeLink = regexp.MustCompile(`\[([^\]]+)\]\((?:[a-z_]+\.md|#)[^)]*\)`)

// npm is the package for other people's pages: the site's folder, whose module and element are what
// a page imports. No script runs when it is installed. Compressed copies stay away, because whoever
// serves the files compresses them; without them build.json would name files that are not there.
func (r *release) npm(site []entry) ([]byte, error) {
	described, err := json.MarshalIndent(map[string]any{
		"name":        "mwpranker",
		"version":     r.version,
		"description": "Finds maths word problems by what has to be calculated. Runs in the browser, without a request after loading.",
		"license":     "SEE LICENSE IN NOTICE.txt",
		"type":        "module",
		"main":        "./mwpranker.js",
		"types":       "./mwpranker.d.ts",
		"exports": map[string]any{
			".":                map[string]string{"types": "./mwpranker.d.ts", "default": "./mwpranker.js"},
			"./mwp-ranker.js":  "./mwp-ranker.js",
			"./mwpranker.js":   "./mwpranker.js",
			"./package.json":   "./package.json",
			"./build.json":     "./build.json",
			"./mwpranker.d.ts": "./mwpranker.d.ts",
		},
		"sideEffects": true,
		"keywords":    []string{"math-word-problems", "education", "search", "webassembly"},
	}, "", "  ")
	if err != nil {
		return nil, err
	}
	guide, err := os.ReadFile(filepath.Join(r.source, "docs", "embed.md"))
	if err != nil {
		return nil, err
	}
	files := []entry{
		{path: "package/package.json", content: append(described, '\n')},
		{path: "package/README.md", content: standAlone(guide)},
	}
	for _, f := range site {
		if !strings.HasSuffix(f.path, ".br") && !strings.HasSuffix(f.path, ".gz") {
			files = append(files, entry{path: "package/" + f.path, content: f.content})
		}
	}
	return tarred(files, r.date)
}

// standAlone takes away the links to other pages of docs/, which do not travel with the package.
func standAlone(page []byte) []byte {
	return relativeLink.ReplaceAll(page, []byte("$1"))
}
