package main

import (
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// system is an operating system and a processor, in Go's names.
type system struct{ os, processor string }

func (s system) String() string { return s.os + "/" + s.processor }

// people is what the system's users call it.
func (s system) people() string {
	return strings.NewReplacer("darwin", "macos").Replace(s.os) + "-" + s.processor
}

var allSystems = []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64"}

func readSystem(name string) (system, error) {
	if !slices.Contains(allSystems, name) {
		return system{}, fmt.Errorf("%q is no system of a release: they are %s", name, strings.Join(allSystems, ", "))
	}
	before, after, _ := strings.Cut(name, "/")
	return system{before, after}, nil
}

// site reads the built site, in the order of its paths.
func (r *release) site() ([]entry, error) {
	var files []entry
	root := os.DirFS(r.dist)
	err := fs.WalkDir(root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(root, name)
		files = append(files, entry{path: name, content: content})
		return err
	})
	return files, err
}

// programs makes the archive of a system. It is laid out as the source is after `make dist`, so
// that the commands find corpus and page where they look for them in the source.
func (r *release) programs(s system, site []entry) (artefact, error) {
	folder := "mwpranker-" + r.version + "-" + s.people()
	var files []entry
	add := func(name string, content []byte, program bool) {
		files = append(files, entry{path.Join(folder, name), content, program})
	}
	var modules []module
	for _, p := range []struct{ name, from string }{{"mwp", "./cmd/mwp"}, {"mwpranker-server", "./server"}} {
		content, err := r.build(s, p.from)
		if err != nil {
			return artefact{}, err
		}
		used, err := linked(r.source, s.env(), p.from)
		if err != nil {
			return artefact{}, err
		}
		modules = merged(modules, used)
		add(p.name+s.suffix(), content, true)
	}
	add("README.txt", fmt.Appendf(nil, readme, r.version, s.start("mwp"), s.start("mwpranker-server")), false)
	for _, copied := range []struct{ name, from string }{
		{"corpus.json", "corpus.json"}, {"LICENSE.txt", "LICENSE"}, {"NOTICE.txt", "NOTICE"},
		{"MODEL_CARD.txt", "model_weights/MODEL_CARD.md"},
	} {
		content, err := os.ReadFile(filepath.Join(r.source, copied.from))
		if err != nil {
			return artefact{}, err
		}
		add(copied.name, content, false)
	}
	for _, f := range site {
		add("dist/"+f.path, f.content, false)
	}
	if s.os == "windows" {
		content, err := zipped(files, r.date)
		return artefact{folder + ".zip", content, modules}, err
	}
	content, err := tarred(files, r.date)
	return artefact{folder + ".tar.gz", content, modules}, err
}

const readme = `MWPRanker %s

Finds maths word problems by what has to be calculated, not by the words they
use. Nothing here needs the network. Open a terminal in this folder.

The page, at http://localhost:8080:

    %[3]s

The command line:

    %[2]s search -k 3 "A box holds 24 eggs and 7 of them break. How many are left?"
    %[2]s help

dist is the page. Any web server can hand it out, and this makes one of your
own problems:

    %[2]s build -corpus problems.csv -o site

LICENSE.txt, NOTICE.txt and MODEL_CARD.txt hold the terms. Leave them in place.
`

func (s system) suffix() string {
	if s.os == "windows" {
		return ".exe"
	}
	return ""
}

// start is how a program of this folder is called.
func (s system) start(program string) string {
	if s.os == "windows" {
		return `.\` + program
	}
	return "./" + program
}

func (s system) env() []string {
	return []string{"GOOS=" + s.os, "GOARCH=" + s.processor, "CGO_ENABLED=0"}
}

// build gives a program of which nothing depends on the machine that built it: no paths, no state
// of the repository, no code of a C compiler.
func (r *release) build(s system, from string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "release-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "program")
	flags := "-s -w -buildid= -X main.released=" + r.version
	if _, err := run(r.source, s.env(), "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", flags, "-o", out, from); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}
