package main

import (
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

const root = "../../../"

// TestRankStats holds the quality of the ranking against testdata/rank_stats.txt, so that a change
// shows its cost in the diff. A change of the stories or of the corpus changes it too: look at the
// diff, then run with -update.
func TestRankStats(t *testing.T) {
	corpusFile = root + "corpus.json"
	own, _, err := openStories(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	own.Queries = evaluate.Sample(own.Queries, 120, 1)
	golden(t, "rank_stats.txt", stats(t, own))
}

// TestRankStatsOfSets is the same for fold 0 of MAWPS and ASDiv-A.
func TestRankStatsOfSets(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("MWP_DATA does not name the folder of the public data sets, which are not part of this repository")
	}
	sets, err := openFold(dir, 0, nil, map[string]data.Nearness{})
	if err != nil {
		t.Fatal(err)
	}
	got := ""
	for _, c := range sets {
		got += stats(t, c)
	}
	golden(t, "rank_stats_sets.txt", got)
}

func stats(t *testing.T, c *evaluate.Collection) string {
	finds, err := c.Compare()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s: %d queries, searched for in %d problems\n\n%s\n", c.Name, len(c.Queries), len(c.Repository.Problems), evaluate.RetrievalTable(finds...))
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("the figures are not those of %s; if the change is meant, run with -update. Now:\n%s", path, got)
	}
}

// toyReader reads everything as a sum, the first two numbers or the other way round.
func toyReader(document *text.Document) ([]evaluate.Reading, error) {
	if len(document.Quantities) < 2 {
		return nil, errors.New("too few numbers")
	}
	a, b := expr.NewQuantity(0), expr.NewQuantity(1)
	return []evaluate.Reading{{Expr: expr.NewOperator('+', a, b), Probability: 0.7}, {Expr: expr.NewOperator('-', a, b), Probability: 0.2}}, nil
}

func toyCollection(t *testing.T, name string) *evaluate.Collection {
	var list []evaluate.Problem
	for i, c := range []struct{ source, equation string }{
		{"Ann has 5 cats and 3 dogs. How many pets does Ann have?", "5 + 3"},
		{"Ann had 9 coins and lost 4 coins. How many coins are left?", "9 - 4"},
		{"There are 2 red kites and 8 blue kites. How many kites are there?", "2 + 8"},
		{"A garage has 10 cars and 20 vans. How many vehicles does it have?", "10 + 20"},
		{"A shelf holds 14 red books and 30 blue books. How many books is that?", "14 + 30"},
	} {
		document, err := text.Read(c.source)
		if err != nil {
			t.Fatal(err)
		}
		tree, document, err := corpus.Bind(c.equation, document)
		if err != nil {
			t.Fatal(err)
		}
		answer, err := tree.Eval(document.Values())
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, evaluate.Problem{ID: fmt.Sprint(i), Document: document, Expr: tree, Answer: answer, Body: fmt.Sprint("body", i/2), Seen: i == 0, Kind: "plain"})
	}
	return &evaluate.Collection{
		Name: name, Repository: evaluate.NewRepository(list), Queries: list,
		Vectors: evaluate.LearnVectors([]*text.Document{list[0].Document}), Reader: evaluate.ReaderOf(toyReader),
	}
}

// TestReport measures toy sets from end to end: every table has its file, and the figures are those
// that come out by hand.
func TestReport(t *testing.T) {
	own := toyCollection(t, "test stories")
	var folds [data.Folds][]*evaluate.Collection
	for fold := range folds {
		for _, set := range setNames {
			folds[fold] = append(folds[fold], toyCollection(t, set.name))
		}
	}
	near := map[string]data.Nearness{"0": data.Twin, "1": data.Remote, "2": data.Remote, "3": data.Near, "4": data.Remote}
	r := &report{}
	typed := &data.Held{Name: "insider-plain test", Part: data.Test}
	for _, q := range own.Queries {
		typed.Examples = append(typed.Examples, data.Example{ID: q.ID, Group: q.Body, Kind: "plain", Doc: q.Document, Expr: q.Expr, Answer: q.Answer})
	}
	finds, err := r.corpus(own, []*data.Held{typed})
	if err != nil {
		t.Fatal(err)
	}
	r.ours(own.Reader, []*data.Held{typed}, finds)
	if err := r.stories(own); err != nil {
		t.Fatal(err)
	}
	read, err := r.sets(folds, near)
	if err != nil {
		t.Fatal(err)
	}
	r.readSets(read, near)
	r.gsm8k(own.Reader, []*data.Held{{Name: "gsm8k test", Part: data.Test, Examples: typed.Examples}}, near)
	r.calibration()
	r.add("summary", "Summary", r.summarise())
	sections := map[string]string{}
	for _, s := range r.sections {
		sections[s.name] = s.text
	}
	for _, c := range []struct{ section, row string }{
		// Four sums have three right results each; the difference is read as a sum and finds itself
		// fifth. The first two are about one body, and so are the next two.
		{"finding-stories", "MWPRanker 5 80.0 [37.6, 96.4] 80.0 [37.6, 96.4] 80.0 [37.6, 96.4] 80.0 80.0 80.0"},
		{"finding-stories", "- 1 0.0 [0.0, 79.3] 33.3"},
		{"finding-why", "all three right 4"},
		{"finding-why", "read as another tree 1"},
		{"finding-why", "likely (0.6 and above) 5 80.0"},
		{"finding-by", "- 1 0.0 [0.0, 79.3] "},
		{"finding-corpus", "insider-plain test 5 80.0 [37.6, 96.4] 86.7"},
		{"reading-stories", "test stories 5 80.0 [37.6, 96.4] 100.0 [43.9, 100.0] 100.0 80.0 [37.6, 96.4] 80.0 80.0"},
		{"reading-stories", "test stories 3 66.7"},
		{"reading-typed", "insider-plain test, plain 5 80.0"},
		{"reading-typed", "the right answer is among readings 2 to 5 1"},
		{"reading-gsm8k", "gsm8k test, plain 5 80.0"},
		{"reading-sets", "MAWPS, nothing near in training 3 66.7"},
		{"reading-sets", "MAWPS, a twin in training 1 100.0"},
		{"finding-mawps", "Fold 0, the queries that have nothing near in training"},
		{"confidence", "ASDiv-A 5 70.0 80.0 0.100"},
		{"confidence", "ASDiv-A 5 0.0 - 100.0 80.0 [37.6, 96.4] 0.0 -"},
		{"confidence", "our own test parts 4 of 5"},
		{"finding-asdiv-a", "paper: text vectors 40 42.71"},
		{"summary", "insider-plain test: an older set, searched for in our corpus 5 80.0 [37.6, 96.4] 100.0 66.7 80.0 [37.6, 96.4]"},
	} {
		if plain := strings.Join(strings.Fields(strings.ReplaceAll(sections[c.section], "|", " ")), " "); !strings.Contains(plain, c.row) {
			t.Errorf("section %s lacks %q:\n%s", c.section, c.row, sections[c.section])
		}
	}
	page, err := os.ReadFile(root + "docs/evaluation.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, plot := range r.plots {
		if !strings.Contains(string(page), "]("+plot.name+")") {
			t.Errorf("docs/evaluation.md does not show %s", plot.name)
		}
		for decoder := xml.NewDecoder(strings.NewReader(plot.text)); ; {
			if _, err := decoder.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%s is not XML: %v", plot.name, err)
			}
		}
		if strings.Contains(plot.text, "NaN") || strings.Contains(plot.text, "Inf") {
			t.Errorf("%s has a coordinate that is no number", plot.name)
		}
	}
	folder := t.TempDir()
	readme := filepath.Join(folder, "README.md")
	if err := os.WriteFile(readme, []byte("a\n<!-- begin figures -->\nold\n<!-- end figures -->\nb\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := r.write(pages{filepath.Join(folder, "docs"), folder, []block{{readme, "figures"}}}); err != nil {
		t.Fatal(err)
	}
	filled, err := os.ReadFile(readme)
	if err != nil || string(filled) != "a\n<!-- begin figures -->\n"+r.summarise()+"<!-- end figures -->\nb\n" {
		t.Errorf("%s, %v", filled, err)
	}
	if got, err := os.ReadFile(filepath.Join(folder, "docs", "summary.md")); err != nil || !strings.HasPrefix(string(got), generated+"# Summary\n\n| ") {
		t.Errorf("%.80s, %v", got, err)
	}
}

// TestPagesAreThere: the prose links every file of tables, and the summary has its places.
func TestPagesAreThere(t *testing.T) {
	page, err := os.ReadFile(root + "docs/evaluation.md")
	if err != nil {
		t.Fatal(err)
	}
	names, err := filepath.Glob(root + "docs/evaluation/*.md")
	if err != nil || len(names) < 10 {
		t.Fatalf("%d files of tables, %v", len(names), err)
	}
	for _, name := range names {
		if link := "](evaluation/" + filepath.Base(name) + ")"; !strings.Contains(string(page), link) {
			t.Errorf("docs/evaluation.md lacks the link %s", link)
		}
	}
	for _, b := range pagesOf(root).blocks {
		text, err := os.ReadFile(b.file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := replaceBlock(string(text), b.name, ""); err != nil {
			t.Errorf("%s: %v", b.file, err)
		}
	}
}

// TestTrainings: the tables of trainings in docs are those of the result files.
func TestTrainings(t *testing.T) {
	r := &report{}
	if err := r.trainings(root + "train/results"); err != nil {
		t.Fatal(err)
	}
	if len(r.sections) == 0 {
		t.Fatal("there is no result file")
	}
	for _, s := range r.sections {
		got, err := os.ReadFile(root + "docs/evaluation/" + s.name + ".md")
		if err != nil || string(got) != generated+"# "+s.title+"\n\n"+s.text {
			t.Errorf("docs/evaluation/%s.md is not what its result file gives: go run ./train/cmd/eval -trainings (error %v)", s.name, err)
		}
	}
}

// TestPageIsOfTheseWeights: the figures of the page are those of the files that ship.
func TestPageIsOfTheseWeights(t *testing.T) {
	weights, err := readWeights(root + "model_weights")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(root + "docs/evaluation/weights.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(page), weights.describe()) {
		t.Errorf("docs/evaluation/ is of other weights than\n%srun make eval with MWP_DATA set", weights.describe())
	}
}

func TestReplaceBlock(t *testing.T) {
	page := "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n"
	got, err := replaceBlock(page, "x", "new\n")
	if want := "a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n"; err != nil || got != want {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := replaceBlock(page, "y", ""); err == nil || !strings.Contains(err.Error(), "begin y") {
		t.Errorf("a block without marks: %v", err)
	}
}

// TestNoModel: without weights there is nothing to measure, and that is said; broken weights are an
// error.
func TestNoModel(t *testing.T) {
	folder := t.TempDir()
	if _, err := readWeights(folder); !errors.Is(err, errNoModel) {
		t.Errorf("an empty folder: %v", err)
	}
	for _, name := range []string{"parser.bin", "reader.bin"} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("no weights"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	broken, err := readWeights(folder)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := broken.reader(); err == nil {
		t.Error("broken weights were opened")
	}
}
