// Command release writes what a release consists of into one folder: for each system an archive of
// the command line, the server and the page; the page alone; an npm package; a list of all that is
// in them, and the checksums of all. The same source gives the same bytes. docs/release.md says how
// a release is made.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// A release is made of one source, under one version.
type release struct {
	source  string // the root of the repository
	dist    string // the built site
	out     string
	version string
	date    time.Time // of every file in it
	systems []system
}

func main() {
	r := release{source: "."}
	var date, systems string
	flag.StringVar(&r.dist, "dist", "dist", "`folder` of the built site")
	flag.StringVar(&r.out, "o", "build/release", "`folder` to write; what is in it goes")
	flag.StringVar(&r.version, "version", "0.0.0-dev", "`version`, as npm has them: 1.2.0 or 1.2.0-rc.1")
	flag.StringVar(&date, "date", "1980-01-01T00:00:00Z", "`time` of every file in the archives, in UTC")
	flag.StringVar(&systems, "systems", strings.Join(allSystems, " "), "systems and processors to build for")
	flag.Parse()
	err := r.read(date, systems)
	if err == nil {
		err = r.write()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// semver is the form that npm demands. Build metadata is left out: npm ignores it.
var semver = regexp.MustCompile(`^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$`)

func (r *release) read(date, systems string) error {
	if !semver.MatchString(r.version) {
		return fmt.Errorf("%q is no version: write one like 1.2.0 or 1.2.0-rc.1", r.version)
	}
	var err error
	if r.date, err = time.Parse(time.RFC3339, date); err != nil {
		return fmt.Errorf("%q is no time: write one like 2026-11-23T00:00:00Z", date)
	}
	r.date = r.date.UTC()
	if earliest := time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC); r.date.Before(earliest) {
		r.date = earliest // zip knows no earlier one
	}
	for name := range strings.FieldsSeq(systems) {
		s, err := readSystem(name)
		if err != nil {
			return err
		}
		r.systems = append(r.systems, s)
	}
	return nil
}

// write makes everything beside the folder first, so that a release that fails leaves the last one.
func (r *release) write() error {
	if _, err := os.Stat(filepath.Join(r.dist, "build.json")); err != nil {
		return fmt.Errorf("%s holds no built site: run `make dist` first", r.dist)
	}
	work := r.out + ".new"
	if err := os.RemoveAll(work); err != nil {
		return err
	}
	defer os.RemoveAll(work)
	made, err := r.artefacts()
	if err != nil {
		return err
	}
	list, err := r.bill(made)
	if err != nil {
		return err
	}
	made = append(made, artefact{name: "mwpranker-" + r.version + ".spdx.json", content: list})
	made = append(made, artefact{name: "SHA256SUMS", content: sums(made)})
	if err := os.MkdirAll(work, 0o755); err != nil {
		return err
	}
	for _, a := range made {
		if err := os.WriteFile(filepath.Join(work, a.name), a.content, 0o644); err != nil {
			return err
		}
		fmt.Printf("%10d  %s\n", len(a.content), a.name)
	}
	if err := r.replaceable(); err != nil {
		return err
	}
	if err := os.RemoveAll(r.out); err != nil {
		return err
	}
	return os.Rename(work, r.out)
}

// replaceable refuses a folder that is no release: nobody's files are removed.
func (r *release) replaceable() error {
	entries, err := os.ReadDir(r.out)
	if errors.Is(err, os.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(r.out, "SHA256SUMS")); err != nil {
		return fmt.Errorf("%s holds something else than a release: name another folder with -o", r.out)
	}
	return nil
}

// artefact is one file of a release, and what it contains of others' work.
type artefact struct {
	name    string
	content []byte
	modules []module
}

func (r *release) artefacts() ([]artefact, error) {
	site, err := r.site()
	if err != nil {
		return nil, err
	}
	page, err := linked(r.source, []string{"GOOS=js", "GOARCH=wasm"}, "./wasm")
	if err != nil {
		return nil, err
	}
	var made []artefact
	for _, s := range r.systems {
		a, err := r.programs(s, site)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", s, err)
		}
		a.modules = merged(a.modules, page)
		made = append(made, a)
	}
	zipped, err := zipped(site, r.date)
	if err != nil {
		return nil, err
	}
	made = append(made, artefact{"mwpranker-" + r.version + "-site.zip", zipped, page})
	packed, err := r.npm(site)
	if err != nil {
		return nil, err
	}
	return append(made, artefact{"mwpranker-" + r.version + ".tgz", packed, page}), nil
}

// run gives what a command prints, or why it failed.
func run(dir string, env []string, name string, args ...string) ([]byte, error) {
	c := exec.Command(name, args...)
	c.Dir, c.Env = dir, append(os.Environ(), env...)
	out, err := c.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return nil, fmt.Errorf("%s %s: %w\n%s", name, strings.Join(args, " "), err, failed.Stderr)
	}
	return out, err
}
