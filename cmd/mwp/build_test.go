package main

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/frontend/site"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/shard"
)

// builtPage writes a small page as make dist would, with the files that a build
// of it has to fill.
func builtPage(t *testing.T) string {
	t.Helper()
	built, err := site.Build([]site.File{
		{Name: "index.html", Content: []byte("<!doctype html>\n" + site.PolicyMark + "\n" + site.FilesMark + "\n<script src=\"boot.js\"></script>\n")},
		{Name: "sw.js", Content: []byte(site.WorkerMark + "\n")},
		{Name: "boot.js", Content: []byte("// " + strings.Repeat("starts the page ", 100))},
		{Name: "corpus.json", Content: []byte("{}")},
		{Name: "corpus.bin", Content: []byte("MWPC")},
	}, &site.Compressor{})
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := built.Write(dir); err != nil {
		t.Fatal(err)
	}
	return dir
}

// buildSite runs mwp build over a file with this content.
func buildSite(t *testing.T, a *app, content, out string, args ...string) (stdout string, err error) {
	t.Helper()
	input := filepath.Join(t.TempDir(), "problems.csv")
	if err := os.WriteFile(input, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	var printed, errors bytes.Buffer
	a.stdout, a.stderr = &printed, &errors
	err = a.build(append([]string{"-corpus", input, "-o", out}, args...))
	if errors.Len() > 0 {
		t.Errorf("on standard error: %s", errors.String())
	}
	return strings.NewReplacer(filepath.Dir(input)+"/", "", out, "OUT").Replace(printed.String()), err
}

// siteFile reads a file of a built site by the name that the source knows it by.
func siteFile(t *testing.T, dir, name string) []byte {
	t.Helper()
	files, err := site.Open(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(files, func(f site.File) bool { return f.Name == name })
	if at < 0 {
		return nil
	}
	return files[at].Content
}

const table = `question,equation,answer,grade
"Ann has 3 kites and buys 4. How many?",3 + 4,7,2
"Ben has 12 mugs and breaks 5. How many are left?",,7,
"Cat has 6 jars, and Dan 2 jugs.",,,
"Eve has 6 jars.",6 * 9999,,
"Flo has 9 pots, and Gus 0.",,5,
`

func TestBuild(t *testing.T) {
	dist, out := builtPage(t), t.TempDir()
	got, err := buildSite(t, standIn(guesser{}), table, out, "-dist", dist, "-licence", "CC0-1.0")
	if err != nil {
		t.Fatal(err)
	}
	want := `problems.csv (CSV): 2 problems, 3 left out
line 3 (line-3): equation: nothing that the model reads in the text gives the answer
line 5 (line-5): equation: 9999 is neither a number of the text nor a known constant
line 6 (line-6): equation: nothing that the model reads in the text gives the answer
1 equations were read by the model; of 0 of them it is less than half sure
OUT is ready: go run ./server -dir OUT shows it at http://localhost:8080
`
	if got != want {
		t.Errorf("printed\n%s\nwant\n%s", got, want)
	}
	wantCorpus := `{"format":"mwpranker-corpus","version":1,"name":"problems.csv","licence":"CC0-1.0","problems":[
{"id":"line-2","text":"Ann has 3 kites and buys 4. How many?","equation":"3 + 4","answer":7,"grade":2},
{"id":"line-4","text":"Cat has 6 jars, and Dan 2 jugs.","equation":"n0 / n1","answer":3,"confidence":0.75}
]}
`
	if got := string(siteFile(t, out, "corpus.json")); got != wantCorpus {
		t.Errorf("the corpus is\n%s\nwant\n%s", got, wantCorpus)
	}
	var packed []corpus.Record
	if _, err := corpus.ReadPacked(siteFile(t, out, "corpus.bin"), func(p *corpus.Problem) { packed = append(packed, p.Record) }); err != nil || len(packed) != 2 || packed[1].Confidence != 0.75 {
		t.Errorf("the packed corpus is %+v, %v", packed, err)
	}
	if !bytes.Equal(siteFile(t, out, "boot.js"), siteFile(t, dist, "boot.js")) {
		t.Error("another file than the corpus has changed")
	}
	if shards, _ := filepath.Glob(filepath.Join(out, "shards*")); len(shards) > 0 {
		t.Errorf("a small corpus was split: %v", shards)
	}
}

// TestBuildWithoutModel: what has an equation makes a site; the rest is named.
func TestBuildWithoutModel(t *testing.T) {
	got, err := buildSite(t, standIn(nil), table, t.TempDir(), "-dist", builtPage(t))
	if err != nil || !strings.Contains(got, "line 3 (line-3): equation: is missing, and there is no model to read the text\n") {
		t.Errorf("%v\n%s", err, got)
	}
}

// TestBuildSure: what the model is not sure enough of is left out.
func TestBuildSure(t *testing.T) {
	got, err := buildSite(t, standIn(guesser{}), table, t.TempDir(), "-dist", builtPage(t), "-sure", "0.8")
	if err != nil || !strings.Contains(got, "line 4 (line-4): equation: the model is not sure enough of n0 / n1: 0.75\n") {
		t.Errorf("%v\n%s", err, got)
	}
}

// TestBuildShards: a corpus above the threshold is split, the site names its
// manifest, the same again gives the same bytes, and a small corpus takes the
// place of a large one.
func TestBuildShards(t *testing.T) {
	var b strings.Builder
	b.WriteString("text,equation\n")
	for i := range 200 {
		fmt.Fprintf(&b, "\"%d red and %d blue and %d green beads\",%d %c %d\n", 2*i+3, 2*i+4, 1001+i, 2*i+3, "+*/-"[i%4], 2*i+4)
	}
	dist, out, again := builtPage(t), t.TempDir(), t.TempDir()
	flags := []string{"-dist", dist, "-above", "100", "-base", "20", "-crowd", "1", "-each", "30"}
	got, err := buildSite(t, standIn(nil), b.String(), out, flags...)
	if err != nil || !strings.Contains(got, "split by calculation: 4 calculations in 4 groups of 1 or more, 8 files\n") {
		t.Fatalf("%v\n%s", err, got)
	}
	manifest, err := shard.ReadManifest(bytes.NewReader(siteFile(t, out, "shards.json")))
	if err != nil {
		t.Fatal(err)
	}
	base, _, err := corpus.ReadAll(bytes.NewReader(siteFile(t, out, "corpus.json")))
	if err != nil || len(base) != 20 {
		t.Fatalf("the base has %d problems: %v", len(base), err)
	}
	name := manifest.Name(manifest.Bucket(base[0].Expr), 0)
	file, err := os.Open(filepath.Join(out, name))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	same := 0
	if _, err := corpus.Read(file, func(p *corpus.Problem) {
		if p.Expr.Key(expr.Canonical) == base[0].Expr.Key(expr.Canonical) {
			same++
		}
	}); err != nil || same != 30 {
		t.Errorf("%s has %d problems with the calculation of %s: %v", name, same, base[0].Equation, err)
	}
	if _, err := buildSite(t, standIn(nil), b.String(), again, flags...); err != nil {
		t.Fatal(err)
	}
	if one, other := sums(t, out), sums(t, again); !maps.Equal(one, other) {
		t.Error("two builds differ")
	}
	if _, err := buildSite(t, standIn(nil), table, out, "-dist", dist); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(filepath.Join(out, "shards*")); len(left) > 0 || siteFile(t, out, "shards.json") != nil {
		t.Errorf("of the large corpus there is left: %v", left)
	}
}

// sums are the files of a folder with what is in them.
func sums(t *testing.T, dir string) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(dir, func(name string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			content, err := os.ReadFile(name)
			all[strings.TrimPrefix(name, dir)] = string(content)
			return err
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestBuildErrors(t *testing.T) {
	dist := builtPage(t)
	for _, test := range []struct {
		content string
		args    []string
		want    string
	}{
		{table, []string{"-dist", "testdata"}, "testdata holds no built page: name one with -dist, such as a site that was built before; in the source, make dist writes it"},
		{table, []string{"-dist", dist, "more"}, "name the file of problems with -corpus, and nothing else"},
		{table, []string{"-dist", dist, "-corpus", "none.csv"}, "open none.csv: no such file or directory"},
		{"text\nno numbers here\n", []string{"-dist", dist}, "there is no problem to make a site of"},
		{"%PDF", []string{"-dist", dist}, "problems.csv: reading problems: this is a PDF; copy its text into a text file first"},
	} {
		_, err := buildSite(t, standIn(nil), test.content, t.TempDir(), test.args...)
		if err == nil || !strings.HasSuffix(err.Error(), test.want) {
			t.Errorf("got %v, want %s", err, test.want)
		}
	}
	if _, err := buildSite(t, standIn(nil), table, dist, "-dist", dist+"/."); err == nil || !strings.Contains(err.Error(), "would be lost") {
		t.Errorf("the built page was overwritten: %v", err)
	}
}

func TestProgressLine(t *testing.T) {
	for _, test := range []struct {
		count, all int
		want       string
	}{
		{0, 300, "x [..............................] 0 of 300"},
		{100, 300, "x [##########....................] 100 of 300, 20s left"},
		{299, 300, "x [#############################.] 299 of 300, 0s left"},
		{300, 300, "x [##############################] 300 of 300"},
		{0, 0, "x [..............................] 0 of 0"},
	} {
		if got := progressLine("x", test.count, test.all, 10*time.Second); got != test.want {
			t.Errorf("got  %s\nwant %s", got, test.want)
		}
	}
}
