package site

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// small is a site with one of everything.
func small() []File {
	return []File{
		{Name: "index.html", Content: []byte("<head>" + PolicyMark + FilesMark + `<link rel="manifest" href="manifest.webmanifest"><link rel="icon" href="icon.svg">` +
			`<script src="boot.js" defer></script><a href="https://example.org/">x</a><a href="#top">y</a>`)},
		{Name: "sw.js", Content: []byte("\"use strict\";\n" + WorkerMark + "\n")},
		{Name: "manifest.webmanifest", Content: []byte(`{"start_url": ".", "icons": [{"src": "icon.svg"}]}`)},
		{Name: "boot.js", Content: []byte(strings.Repeat("boot();\n", 100))},
		{Name: "icon.svg", Content: []byte("<svg/>")},
		{Name: "sw-kill.json", Content: []byte("{}"), Fixed: true, Online: true},
		{Name: "corpus.json", Content: []byte("[]")},
		{Name: "help.html", Content: []byte("<head>" + PolicyMark), Fixed: true, Online: true},
	}
}

func build(t *testing.T, files []File) *Site {
	t.Helper()
	s, err := Build(files, &Compressor{})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestNames(t *testing.T) {
	s := build(t, small())
	var got []string
	for _, e := range s.Manifest.Files {
		line := e.Path
		if e.Online {
			line += " online"
		}
		if e.Brotli != nil {
			line += fmt.Sprint(" br ", e.Brotli.Size < e.Size)
		}
		got = append(got, line)
	}
	want := []string{"_headers online", "boot.#.js br true", "corpus.#.json", "help.html online br true", "icon.#.svg", "index.html br true", "manifest.webmanifest", "sw-kill.json online", "sw.js br true"}
	for i, line := range got {
		got[i] = mask(line)
	}
	if !slices.Equal(got, want) {
		t.Errorf("files:\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// mask replaces a hash in a name.
func mask(line string) string {
	parts := strings.Split(line, ".")
	for i, p := range parts {
		if len(p) == 16 && strings.Trim(p, "0123456789abcdef") == "" {
			parts[i] = "#"
		}
	}
	return strings.Join(parts, ".")
}

func TestPageKnowsTheNames(t *testing.T) {
	s := build(t, small())
	path := map[string]string{}
	for _, e := range s.Manifest.Files {
		path[e.Name] = e.Path
	}
	page := string(s.Contents["index.html"])
	for _, part := range []string{
		`<link rel="icon" href="` + path["icon.svg"] + `">`,
		`<script src="` + path["boot.js"] + `" integrity="sha256-`,
		`<link rel="manifest" href="manifest.webmanifest">`,
		`<a href="https://example.org/">x</a><a href="#top">y</a>`,
		`"corpus.json":{"path":"` + path["corpus.json"] + `","size":2,"sha256":"`,
		`content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'`,
	} {
		if !strings.Contains(page, part) {
			t.Errorf("the page lacks %s:\n%s", part, page)
		}
	}
	if !strings.Contains(string(s.Contents["help.html"]), "default-src 'none'") {
		t.Error("a second page has no policy")
	}
	if strings.Contains(page, "frame-ancestors") {
		t.Error("a <meta> cannot carry frame-ancestors: browsers complain")
	}
	if m := string(s.Contents["manifest.webmanifest"]); !strings.Contains(m, `"src": "`+path["icon.svg"]+`"`) || !strings.Contains(m, `"start_url": "."`) {
		t.Errorf("manifest: %s", m)
	}
	worker := string(s.Contents["sw.js"])
	if !strings.Contains(worker, `"version":"`+s.Manifest.Version+`"`) || !strings.Contains(worker, path["corpus.json"]) {
		t.Errorf("the worker does not know the build:\n%s", worker)
	}
	if strings.Contains(worker, "sw-kill.json") {
		t.Error("the worker keeps a file that is for online use only")
	}
}

func TestHostHeaders(t *testing.T) {
	rules := string(build(t, small()).Contents["_headers"])
	for _, rule := range []string{"/*\n  Content-Security-Policy: default-src 'none'", "/index.html\n  Cache-Control: no-cache\n", ".svg\n  Cache-Control: public, max-age=31536000, immutable\n"} {
		if !strings.Contains(rules, rule) {
			t.Errorf("no rule %q in\n%s", rule, rules)
		}
	}
}

// TestVersion: the version says whether anything differs.
func TestVersion(t *testing.T) {
	versions := map[string]string{"nothing": build(t, small()).Manifest.Version}
	if again := build(t, small()).Manifest.Version; again != versions["nothing"] {
		t.Errorf("the same files give versions %s and %s", versions["nothing"], again)
	}
	for i, f := range small() {
		files := small()
		files[i].Content = append(slices.Clone(f.Content), ' ')
		v := build(t, files).Manifest.Version
		for what, other := range versions {
			if v == other {
				t.Errorf("a change of %s and a change of %s give one version", f.Name, what)
			}
		}
		versions[f.Name] = v
	}
}

func TestBuildRefuses(t *testing.T) {
	with := func(name, content string) []File { return append(small(), File{Name: name, Content: []byte(content)}) }
	without := func(name string) []File {
		return slices.DeleteFunc(small(), func(f File) bool { return f.Name == name })
	}
	page := func(content string) []File {
		return append(without("index.html"), File{Name: "index.html", Content: []byte(content)})
	}
	for _, c := range []struct {
		files []File
		want  string
	}{
		{with("boot.js", ""), "boot.js is there twice"},
		{with("build.json", ""), "build.json is written by the build itself"},
		{with("../up.js", ""), `"../up.js" cannot be the name of a file`},
		{with("/up.js", ""), `"/up.js" cannot be the name of a file`},
		{with("a b.js", ""), `"a b.js" cannot be the name of a file`},
		{with("", ""), `"" cannot be the name of a file`},
		{with("other.html", "<p>"), "other.html: the mark"},
		{with("run.exe", ""), "no media type is known"},
		{without("index.html"), "it needs index.html and sw.js"},
		{without("sw.js"), "it needs index.html and sw.js"},
		{without("icon.svg"), "it refers to files that are not in the site: icon.svg"},
		{page(FilesMark), "stands there 0 times"},
		{page(PolicyMark + FilesMark + FilesMark), "stands there 2 times"},
	} {
		if _, err := Build(c.files, nil); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}

// read reads a folder as one string of names and contents.
func read(t *testing.T, dir string) string {
	var b strings.Builder
	err := filepath.WalkDir(dir, func(name string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(name)
		rel, _ := filepath.Rel(dir, name)
		fmt.Fprintf(&b, "%s %s\n", rel, hash(content))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWriteReplacesOnlyItsOwn(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "CNAME"), []byte("example.org"), 0o644); err != nil {
		t.Fatal(err)
	}
	write := func(files []File) string {
		if err := build(t, files).Write(dir); err != nil {
			t.Fatal(err)
		}
		return read(t, dir)
	}
	first := write(small())
	changed := small()
	changed[3].Content = []byte(strings.Repeat("other();\n", 100))
	if second := write(changed); second == first {
		t.Error("a change changed nothing")
	}
	if third := write(small()); third != first {
		t.Errorf("back again gives\n%s\nfirst was\n%s", third, first)
	}
	if !strings.Contains(first, "CNAME ") {
		t.Error("a file that is not the build's was removed")
	}
}

// TestOpenIsTheWayBack: a built site, opened and built again, is the same.
func TestOpenIsTheWayBack(t *testing.T) {
	dir := t.TempDir()
	if err := build(t, small()).Write(dir); err != nil {
		t.Fatal(err)
	}
	files, err := Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range small() {
		i := slices.IndexFunc(files, func(g File) bool { return g.Name == f.Name })
		if i < 0 || string(files[i].Content) != string(f.Content) || files[i].Online != f.Online {
			t.Errorf("%s did not come back as it was", f.Name)
		}
	}
	again := t.TempDir()
	if err := build(t, files).Write(again); err != nil {
		t.Fatal(err)
	}
	if a, b := read(t, dir), read(t, again); a != b {
		t.Errorf("built again:\n%s\nfirst:\n%s", b, a)
	}
	if err := os.WriteFile(filepath.Join(dir, "sw.js"), []byte("changed"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(os.DirFS(dir)); err == nil || !strings.Contains(err.Error(), "sw.js is not what build.json says") {
		t.Errorf("a changed file: %v", err)
	}
}
