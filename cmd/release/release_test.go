package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/server/launch"
)

func TestRead(t *testing.T) {
	for _, c := range []struct{ version, date, systems, want string }{
		{"1.2.0", "2026-11-23T10:00:00Z", "linux/amd64 windows/arm64", ""},
		{"1.2.0-rc.1", "2026-11-23T10:00:00+05:00", "", ""},
		{"v1.2.0", "2026-11-23T10:00:00Z", "", "no version"},
		{"1.2", "2026-11-23T10:00:00Z", "", "no version"},
		{"1.02.0", "2026-11-23T10:00:00Z", "", "no version"},
		{"1.2.0/../x", "2026-11-23T10:00:00Z", "", "no version"},
		{"1.2.0", "yesterday", "", "no time"},
		{"1.2.0", "2026-11-23T10:00:00Z", "plan9/386", "no system"},
	} {
		r := release{version: c.version}
		err := r.read(c.date, c.systems)
		if got := fmt.Sprint(err); c.want == "" && err != nil || !strings.Contains(got, c.want) {
			t.Errorf("%s, %s, %s: %v, want %q", c.version, c.date, c.systems, err, c.want)
		}
	}
	r := release{version: "1.0.0"}
	if err := r.read("1970-01-01T00:00:00Z", ""); err != nil || r.date.Year() != 1980 {
		t.Errorf("a date that no zip can have becomes %v, %v; want 1980", r.date, err)
	}
}

var date = time.Date(2026, 11, 23, 10, 0, 0, 0, time.UTC)

func TestArchives(t *testing.T) {
	files := []entry{{path: "a/mwp", content: []byte("program"), program: true}, {path: "a/README.txt", content: []byte("read")}}
	want := "a/mwp 755 program 2026-11-23\na/README.txt 644 read 2026-11-23\n"
	packed, err := tarred(files, date)
	if err != nil {
		t.Fatal(err)
	}
	if got := listTar(t, packed); got != want {
		t.Errorf("the tar holds\n%swant\n%s", got, want)
	}
	packed, err = zipped(files, date)
	if err != nil {
		t.Fatal(err)
	}
	if got := listZip(t, packed); got != want {
		t.Errorf("the zip holds\n%swant\n%s", got, want)
	}
}

func listTar(t *testing.T, packed []byte) string {
	t.Helper()
	var b strings.Builder
	for name, f := range untarred(t, packed) {
		fmt.Fprintf(&b, "%s %o %s %s\n", name, f.mode, f.content, f.date.UTC().Format(time.DateOnly))
	}
	return b.String()
}

type packedFile struct {
	mode    int64
	content []byte
	date    time.Time
}

// untarred goes through the files of a .tar.gz in their order.
func untarred(t *testing.T, packed []byte) func(yield func(string, packedFile) bool) {
	return func(yield func(string, packedFile) bool) {
		t.Helper()
		g, err := gzip.NewReader(bytes.NewReader(packed))
		if err != nil {
			t.Fatal(err)
		}
		for r := tar.NewReader(g); ; {
			h, err := r.Next()
			if errors.Is(err, io.EOF) {
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			content, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			if h.Uname != "" || h.Gname != "" || h.Uid != 0 {
				t.Errorf("%s has an owner: %s %s %d", h.Name, h.Uname, h.Gname, h.Uid)
			}
			if !yield(h.Name, packedFile{h.Mode, content, h.ModTime}) {
				return
			}
		}
	}
}

func listZip(t *testing.T, packed []byte) string {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, f := range r.File {
		file, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(file)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(&b, "%s %o %s %s\n", f.Name, f.Mode().Perm(), content, f.Modified.UTC().Format(time.DateOnly))
	}
	return b.String()
}

// TestBill: the list has what SPDX 2.3 demands, its references lead somewhere, and it names the
// parts of each file.
func TestBill(t *testing.T) {
	r := release{source: "../..", version: "1.0.0", date: date}
	made := []artefact{
		{name: "a.zip", content: []byte("a"), modules: []module{{"std", "1.26.8"}, {"github.com/vugu/vugu", "v0.4.0"}}},
		{name: "b.zip", content: []byte("b"), modules: []module{{"std", "1.26.8"}}},
	}
	list, err := r.bill(made)
	if err != nil {
		t.Fatal(err)
	}
	var d document
	if err := json.Unmarshal(list, &d); err != nil {
		t.Fatal(err)
	}
	if d.Version != "SPDX-2.3" || d.Licence != "CC0-1.0" || d.ID != "SPDXRef-DOCUMENT" || d.Creation.Created != "2026-11-23T10:00:00Z" || len(d.Creation.Creators) == 0 {
		t.Errorf("the head of the list is %+v", d)
	}
	names := map[string]string{d.ID: "the list"}
	for _, p := range d.Packages {
		if names[p.ID] != "" {
			t.Errorf("two parts are called %s", p.ID)
		}
		names[p.ID] = strings.TrimSpace(p.Name + " " + p.File)
		if p.Location == "" || p.Concluded == "" || p.Declared == "" || p.Copyright == "" || p.Analyzed {
			t.Errorf("%s lacks what SPDX demands: %+v", p.ID, p)
		}
	}
	var relations []string
	for _, r := range d.Relations {
		if names[r.From] == "" || names[r.To] == "" {
			t.Errorf("%+v leads nowhere", r)
		}
		relations = append(relations, names[r.From]+" "+r.Kind+" "+names[r.To])
	}
	want := []string{
		"the list DESCRIBES mwpranker a.zip",
		"mwpranker a.zip CONTAINS parser.bin model_weights/parser.bin",
		"mwpranker a.zip CONTAINS reader.bin model_weights/reader.bin",
		"mwpranker a.zip CONTAINS github.com/vugu/vugu",
		"mwpranker a.zip CONTAINS std",
		"the list DESCRIBES mwpranker b.zip",
		"mwpranker b.zip CONTAINS parser.bin model_weights/parser.bin",
		"mwpranker b.zip CONTAINS reader.bin model_weights/reader.bin",
		"mwpranker b.zip CONTAINS std",
	}
	if !slices.Equal(relations, want) {
		t.Errorf("the list says\n%s\nwant\n%s", strings.Join(relations, "\n"), strings.Join(want, "\n"))
	}
	made[0].modules = append(made[0].modules, module{"example.org/unknown", "v1.0.0"})
	if _, err := r.bill(made); err == nil || !strings.Contains(err.Error(), "example.org/unknown") {
		t.Errorf("a module nobody has looked at: %v", err)
	}
}

// TestLinked: what is linked into the programs is known to the release.
func TestLinked(t *testing.T) {
	for _, c := range []struct {
		env        []string
		from, want string
	}{
		{nil, "./cmd/mwp", "github.com/andybalholm/brotli"},
		{nil, "./server", "std"},
		{[]string{"GOOS=js", "GOARCH=wasm"}, "./wasm", "github.com/vugu/vugu"},
	} {
		modules, err := linked("../..", c.env, c.from)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.ContainsFunc(modules, func(m module) bool { return m.path == c.want }) {
			t.Errorf("%s: %v, without %s", c.from, modules, c.want)
		}
		for _, m := range modules {
			if licences[m.path] == "" {
				t.Errorf("%s is linked into %s, its licence is not known", m.path, c.from)
			}
		}
	}
}

func TestStandAlone(t *testing.T) {
	got := string(standAlone([]byte("see [the format](corpus.md) and [below](#files), or [Go](https://go.dev)")))
	if want := "see the format and below, or [Go](https://go.dev)"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestNobodysFilesGo: a folder that is no release stays as it is, and a release that fails leaves
// the last one.
func TestNobodysFilesGo(t *testing.T) {
	theirs := t.TempDir()
	letter := filepath.Join(theirs, "letter.txt")
	write(t, letter, "dear")
	r := release{source: "../..", dist: fakeSite(t), out: theirs, version: "1.0.0", date: date}
	if err := r.write(); err == nil || !strings.Contains(err.Error(), "something else") {
		t.Errorf("a release over somebody's folder: %v", err)
	}
	if _, err := os.Stat(letter); err != nil {
		t.Error(err)
	}
	r.out = filepath.Join(t.TempDir(), "release")
	if err := r.write(); err != nil {
		t.Fatal(err)
	}
	before := contents(t, r.out)
	r.dist = t.TempDir()
	if err := r.write(); err == nil || !strings.Contains(err.Error(), "make dist") {
		t.Errorf("a release without a site: %v", err)
	}
	if after := contents(t, r.out); !equal(before, after) {
		t.Error("a release that failed has changed the last one")
	}
}

// TestSameBytes makes a release twice, of two copies of the source, with nothing built before, and
// compares. Then it unpacks what is for this machine and runs it.
func TestSameBytes(t *testing.T) {
	if testing.Short() {
		t.Skip("builds all programs twice")
	}
	here := system{runtime.GOOS, runtime.GOARCH}
	if !slices.Contains(allSystems, here.String()) {
		t.Skipf("there is no release for %s", here)
	}
	site := fakeSite(t)
	first := release{source: "../..", dist: site, out: filepath.Join(t.TempDir(), "first"), version: "1.0.0", date: date, systems: []system{here}}
	if err := first.write(); err != nil {
		t.Fatal(err)
	}
	second := first
	second.source, second.out = sourceCopied(t), filepath.Join(t.TempDir(), "second")
	t.Setenv("GOCACHE", t.TempDir())
	if err := second.write(); err != nil {
		t.Fatal(err)
	}
	one, other := contents(t, first.out), contents(t, second.out)
	if len(one) != 5 {
		t.Errorf("a release for one system has %d files, want 5", len(one))
	}
	for name := range one {
		if !bytes.Equal(one[name], other[name]) {
			t.Errorf("%s: two builds of the same source differ (%d and %d bytes)", name, len(one[name]), len(other[name]))
		}
	}
	checkSums(t, one)
	tryArchive(t, here, one)
}

// checkSums reads the checksums as sha256sum does: all other files of the release have to be there,
// and to be right.
func checkSums(t *testing.T, files map[string][]byte) {
	t.Helper()
	said := map[string]string{}
	for line := range strings.Lines(string(files["SHA256SUMS"])) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		said[name] = sum
	}
	for name, content := range files {
		if sum := fmt.Sprintf("%x", sha256.Sum256(content)); name != "SHA256SUMS" && said[name] != sum {
			t.Errorf("SHA256SUMS says %q of %s, which is %s", said[name], name, sum)
		}
	}
	if len(said) != len(files)-1 {
		t.Errorf("SHA256SUMS names %d files, the release has %d others", len(said), len(files)-1)
	}
}

// tryArchive runs what an archive holds, in the folder that it unpacks to.
func tryArchive(t *testing.T, s system, files map[string][]byte) {
	t.Helper()
	if s.os == "windows" {
		return // the archive is a zip there, which TestArchives reads
	}
	folder := t.TempDir()
	for name, f := range untarred(t, files["mwpranker-1.0.0-"+s.people()+".tar.gz"]) {
		place := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(place), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(place, f.content, os.FileMode(f.mode)); err != nil {
			t.Fatal(err)
		}
	}
	folder = filepath.Join(folder, "mwpranker-1.0.0-"+s.people())
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"version"}, "mwp 1.0.0\n"},
		{[]string{"search", "-k", "1", "A box holds 24 eggs and 7 of them break. How many are left?"}, "same problem model"},
	} {
		out, err := run(folder, nil, filepath.Join(folder, "mwp"), c.args...)
		if err != nil || !strings.Contains(string(out), c.want) {
			t.Errorf("mwp %s: %s, %v; want %q", strings.Join(c.args, " "), out, err, c.want)
		}
	}
	server, address, err := launch.Server(filepath.Join(folder, "mwpranker-server"), folder)
	if err != nil {
		t.Fatal(err)
	}
	defer server.Process.Kill()
	answer, err := http.Get("http://" + address + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if page, err := io.ReadAll(answer.Body); err != nil || string(page) != "the page" {
		t.Errorf("the server of the archive serves %q, %v", page, err)
	}
}

// fakeSite is what the release takes for a built site. That a real one works is tested in
// frontend/e2e.
func fakeSite(t *testing.T) string {
	t.Helper()
	dist := t.TempDir()
	for name, content := range map[string]string{"build.json": "{}", "index.html": "the page", "mwpranker.js": "export {}", "mwpranker.js.br": "packed"} {
		write(t, filepath.Join(dist, name), content)
	}
	return dist
}

func write(t *testing.T, name, content string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

// sourceCopied copies all that the programs and the release are made of to another place.
func sourceCopied(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	for _, name := range []string{"cmd", "server", "wasm", "frontend", "train/evaluate", "model_weights", "docs"} {
		place := filepath.Join(to, filepath.Dir(name))
		if err := os.MkdirAll(place, 0o755); err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("cp", "-r", filepath.Join("../..", name), place).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
	}
	for _, name := range []string{"go.mod", "go.sum", "corpus.json", "LICENSE", "NOTICE"} {
		content, err := os.ReadFile(filepath.Join("../..", name))
		if err != nil {
			t.Fatal(err)
		}
		write(t, filepath.Join(to, name), string(content))
	}
	return to
}

func contents(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	files := map[string][]byte{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if files[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

func equal(a, b map[string][]byte) bool {
	if len(a) != len(b) {
		return false
	}
	for name := range a {
		if !bytes.Equal(a[name], b[name]) {
			return false
		}
	}
	return true
}
