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
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/evaluate"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

const root = "../../../"

// TestRankStats holds the quality of the ranking against testdata/rank_stats.txt, so that a change shows its cost in
// the diff. A change of the stories or of the corpus changes it too: look at the diff, then run with -update.
func TestRankStats(t *testing.T) {
	corpusFile = root + "corpus.json"
	own, err := openStories(nil)
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
	sets, err := openFold(dir, 0, nil)
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

// TestReport measures toy sets from end to end: every section has its place on the page, and the figures are those that
// come out by hand.
func TestReport(t *testing.T) {
	own := toyCollection(t, "test stories")
	var folds [data.Folds][]*evaluate.Collection
	for fold := range folds {
		for _, set := range setNames {
			folds[fold] = append(folds[fold], toyCollection(t, set.name))
		}
	}
	r := &report{}
	typed := &data.Held{Name: "typed test", Examples: []data.Example{{ID: "1", Set: "typed plain", Doc: own.Queries[0].Document, Expr: own.Queries[0].Expr, Answer: own.Queries[0].Answer}}, Seen: []bool{false}}
	if err := r.stories(own, []*data.Held{typed}); err != nil {
		t.Fatal(err)
	}
	if err := r.sets(folds); err != nil {
		t.Fatal(err)
	}
	sections := map[string]string{}
	for _, s := range r.sections {
		sections[s.name] = s.text
	}
	for _, c := range []struct{ section, row string }{
		// Four sums have three right results each; the difference is read as a sum and finds itself fifth.
		{"retrieval-stories", "MWPRanker 5 80.0 [37.6, 96.4] 80.0 [37.6, 96.4] 80.0 [37.6, 96.4] 80.0 84.0 80.0"},
		{"retrieval-why", "all three right 4"},
		{"retrieval-why", "read as another tree 1"},
		{"retrieval-why", "likely (0.6 and above) 5 80.0 [37.6, 96.4] 80.0 [37.6, 96.4]"},
		{"retrieval-by", "- 1 0.0 [0.0, 79.3] 33.3 [2.5, 90.6]"},
		{"reading-stories", "test stories 5 80.0 [37.6, 96.4] 100.0 [56.6, 100.0] 100.0 80.0 [37.6, 96.4] 80.0 80.0"},
		{"reading-stories", "test stories 3 66.7 [20.8, 93.9]"},
		{"reading-kinds", "typed test, plain 1 100.0"},
		{"reading-sets", "MAWPS, text not there 4 75.0"},
		{"reading-causes", "the right answer is among readings 2 to 5 1"},
		{"calibration", "ASDiv-A 5 70.0 80.0 0.100"},
		{"calibration", "ASDiv-A 5 0.0 - 100.0 80.0 [37.6, 96.4] 0.0 -"},
		{"retrieval-asdiv-a", "paper: text vectors 40 42.71"},
	} {
		if plain := strings.Join(strings.Fields(strings.ReplaceAll(sections[c.section], "|", " ")), " "); !strings.Contains(plain, c.row) {
			t.Errorf("section %s lacks %q:\n%s", c.section, c.row, sections[c.section])
		}
	}
	page, err := os.ReadFile(root + "docs/evaluation.md")
	if err != nil {
		t.Fatal(err)
	}
	once, err := replaceSections(string(page), r.sections)
	if err != nil {
		t.Fatal(err)
	}
	if twice, err := replaceSections(once, r.sections); err != nil || twice != once {
		t.Errorf("writing the page twice does not give the same page (error %v)", err)
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
}

// TestPageIsOfTheseWeights: the figures of the page are those of the files that ship.
func TestPageIsOfTheseWeights(t *testing.T) {
	weights, err := readWeights(root + "model_weights")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(root + "docs/evaluation.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(page), weights.describe()) {
		t.Errorf("docs/evaluation.md is of other weights than\n%srun make eval with MWP_DATA set", weights.describe())
	}
}

func TestReplaceSections(t *testing.T) {
	page := "a\n<!-- begin x -->\nold\n<!-- end x -->\nb\n"
	got, err := replaceSections(page, []section{{"x", "new\n"}})
	if want := "a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n"; err != nil || got != want {
		t.Errorf("%q, %v", got, err)
	}
	if _, err := replaceSections(page, []section{{"y", ""}}); err == nil || !strings.Contains(err.Error(), "begin y") {
		t.Errorf("a section without marks: %v", err)
	}
}

// TestNoModel: without weights there is nothing to measure, and that is said; broken weights are an error.
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
