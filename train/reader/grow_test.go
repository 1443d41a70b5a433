package reader

import (
	"io"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/text"
)

// ordinary are problems without an operation on whole numbers.
var ordinary = []string{
	"Nadia has 12 pens and buys 5 more. How many pens does she have now?",
	"A box holds 24 eggs and 7 of them break. How many are left?",
	"Four children share 20 sweets equally. How many sweets does each child get?",
	"Tom buys 3 books at $4 each and pays with a $20 note. How much change does he get?",
	"There are 18 red and 25 blue balls in each bag. How many balls are in 3 bags?",
	"A ribbon of 90 cm is cut into 6 equal pieces. How long is each piece?",
	"Kim is 14 years old and her brother is 5 years younger. How old is her brother?",
	"A train goes 240 km in 3 hours. How many kilometres does it go in an hour?",
}

// fiveOperators is the weight file of a tiny model as it was before there were others than the
// basic ones.
func fiveOperators(t *testing.T) []byte {
	c := testConfig
	c.Operators = nil
	path := filepath.Join(t.TempDir(), "old.bin")
	if err := Export(NewNetwork(c, 7), path, 0); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// An old file says nothing of operators; it loads, and what is gone on with has its numbers and the
// new operators' beside them.
func TestGrow(t *testing.T) {
	data := fiveOperators(t)
	old, err := graph2tree.Load(data)
	if err != nil || old.NumOperators() != 5 {
		t.Fatalf("the old file: %d operators, %v", old.NumOperators(), err)
	}
	n, err := Grown(data, graph2tree.AllOperators())
	if err != nil {
		t.Fatal(err)
	}
	if got := n.Config.OperatorBytes(); got != "+-*/^uwrglMm" {
		t.Errorf("the grown model has the operators %q", got)
	}
	for _, name := range operatorTensors {
		p := n.named[name]
		division, roundup := p.X[3*p.Cols:4*p.Cols], p.X[5*p.Cols:6*p.Cols]
		if slices.Equal(division, roundup) || slices.Equal(p.X[6*p.Cols:7*p.Cols], roundup) {
			t.Errorf("%s: rounding up begins as the very same as something else", name)
		}
		if rms(roundup) == 0 {
			t.Errorf("%s: rounding up is empty", name)
		}
	}
	again, err := Grown(data, graph2tree.AllOperators())
	if err != nil || !slices.Equal(again.named["operator"].X, n.named["operator"].X) {
		t.Errorf("growing the same file gives other numbers: %v", err)
	}
	if _, err := Grown(data[:len(data)/2], graph2tree.AllOperators()); err == nil {
		t.Error("half a file was read")
	}
	same, err := Grown(data, nil)
	if err != nil || same.Config.OperatorBytes() != "+-*/^" {
		t.Errorf("nothing to add: %q, %v", same.Config.OperatorBytes(), err)
	}
}

// The shipped model that has grown reads ordinary problems as before.
func TestGrownReadsAsBefore(t *testing.T) {
	data, err := os.ReadFile("../../model_weights/reader.bin")
	if err != nil {
		t.Fatal(err)
	}
	old, err := graph2tree.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	n, err := Grown(data, graph2tree.AllOperators())
	if err != nil {
		t.Fatal(err)
	}
	grown, err := n.Model()
	if err != nil {
		t.Fatal(err)
	}
	p := parser(t)
	read := func(m *graph2tree.Model, problem string) graph2tree.Reading {
		r, err := graph2tree.NewReader(p, m)
		if err != nil {
			t.Fatal(err)
		}
		doc, err := text.Read(problem)
		if err != nil {
			t.Fatal(err)
		}
		list, err := r.Read(doc)
		if err != nil || len(list) == 0 {
			t.Fatalf("%q: %d readings, %v", problem, len(list), err)
		}
		return list[0]
	}
	for _, problem := range ordinary {
		before, after := read(old, problem), read(grown, problem)
		if before.Expr.String() != after.Expr.String() || math.Abs(before.Probability-after.Probability) > 0.1 {
			t.Errorf("%q was %s (%.2f), is %s (%.2f)", problem, before.Expr, before.Probability, after.Expr, after.Probability)
		}
	}
}

// Training goes on from an old file: the recipe's operators are added, and a rounding can be
// learnt.
func TestTrainingGoesOnWithMoreOperators(t *testing.T) {
	path := filepath.Join(t.TempDir(), "old.bin")
	if err := os.WriteFile(path, fiveOperators(t), 0o644); err != nil {
		t.Fatal(err)
	}
	recipe := Shipped()
	job := &Job{Recipe: recipe, Start: path, Log: io.Discard}
	c, err := job.lists(nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(c.Operators, graph2tree.AllOperators()) || !slices.Equal(c.Words, testConfig.Words) {
		t.Errorf("goes on with the operators %v and the words %v", c.Operators, c.Words)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	n := NewNetwork(c, 1)
	if err := n.begin(path, data); err != nil {
		t.Fatal(err)
	}
	if err := Fit(n, worldOnly(), parser(t), tinyOptions("")); err != nil {
		t.Fatal(err)
	}
	list, _ := samples(t, c) // with a rounding among them
	if len(list) != len(problems) {
		t.Errorf("%d of %d problems became samples", len(list), len(problems))
	}
	c.Operators = nil
	preparer, err := newPreparer(c, parser(t))
	if err != nil {
		t.Fatal(err)
	}
	doc, err := text.Read(problems[len(problems)-1].text)
	if err != nil {
		t.Fatal(err)
	}
	tree := mustTree(t, problems[len(problems)-1].tree)
	if _, err := preparer.sample(doc, tree); err == nil || !strings.Contains(err.Error(), "no operator roundup") {
		t.Errorf("a model of five operators took a rounding: %v", err)
	}
}

func mustTree(t *testing.T, s string) *expr.Expr {
	tree, err := expr.Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}
