package main

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestAgreesWithDocs counts from outside what docs/evaluation says of finding in MAWPS and ASDiv-A:
// it reads fold 0 by itself, runs the command line, and compares trees by a canonical form of its
// own. Nothing of train/evaluate, wasm/expr or train/data counts here.
func TestAgreesWithDocs(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("MWP_DATA does not name the folder of the public data sets, which are not part of this repository")
	}
	for _, set := range []string{"mawps", "asdiv-a"} {
		searched, queries := outsideFold(t, dir, set, "train"), outsideFold(t, dir, set, "dev")
		corpus := filepath.Join(t.TempDir(), "corpus.json")
		writeOutside(t, corpus, searched)
		var ask bytes.Buffer
		for _, q := range queries {
			line, err := json.Marshal(map[string]string{"id": q.id, "text": q.text})
			if err != nil {
				t.Fatal(err)
			}
			ask.Write(append(line, '\n'))
		}
		var answers, complaints bytes.Buffer
		if code := run([]string{"search", "-json", "-match", "canonical", "-k", "3", "-corpus", corpus}, &ask, &answers, &complaints); code != exitOK {
			t.Fatalf("exit code %d: %s", code, &complaints)
		}
		forms := map[string]string{}
		for _, p := range append(searched, queries...) {
			forms[p.id] = p.form
		}
		right := 0
		for line := range strings.Lines(answers.String()) {
			var found struct {
				ID      string
				Results []struct{ ID string }
			}
			if err := json.Unmarshal([]byte(line), &found); err != nil {
				t.Fatal(err)
			}
			for _, r := range found.Results[:min(3, len(found.Results))] {
				if forms[r.ID] == forms[found.ID] {
					right++
				}
			}
		}
		got, want := 100*float64(right)/float64(3*len(queries)), documented(t, set)
		t.Logf("%s: %.1f counted from outside, %.1f in docs", set, got, want)
		if math.Abs(got-want) > 1 {
			t.Errorf("%s: %.1f of the first three are right, docs/evaluation/finding-%s.md says %.1f", set, got, set, want)
		}
	}
}

// outside is a problem as this test reads it.
type outside struct{ id, text, equation, answer, form string }

var maskedNumber = regexp.MustCompile(`\bnumber(\d+)\b`)

// outsideFold reads a part of fold 0: masked numbers are put back, prefix equations become infix.
func outsideFold(t *testing.T, dir, set, part string) (list []outside) {
	t.Helper()
	file, err := os.Open(filepath.Join(dir, set, "fold0-"+part+".csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	rows, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	at := map[string]int{}
	for i, name := range rows[0] {
		at[name] = i
	}
	for i, row := range rows[1:] {
		numbers := strings.Fields(row[at["Numbers"]])
		value := func(word string) string {
			if m := maskedNumber.FindStringSubmatch(word); m != nil {
				if n, err := strconv.Atoi(m[1]); err == nil && n < len(numbers) {
					word = numbers[n]
				}
			}
			return strings.TrimSuffix(word, ".0")
		}
		tree, rest := readPrefix(strings.Fields(row[at["Equation"]]))
		if len(rest) > 0 {
			t.Fatalf("%s: %q is no prefix equation", set, row[at["Equation"]])
		}
		list = append(list, outside{
			id: fmt.Sprintf("%s-%d", part, i), text: maskedNumber.ReplaceAllStringFunc(row[at["Question"]], value),
			equation: tree.infix(value), answer: row[at["Answer"]], form: tree.form(),
		})
	}
	return list
}

// writeOutside writes a corpus. Answers are left to the calculation where they are rounded.
func writeOutside(t *testing.T, name string, list []outside) {
	t.Helper()
	var lines []string
	for _, p := range list {
		line, err := json.Marshal(map[string]string{"id": p.id, "text": p.text, "equation": p.equation, "answer": strings.TrimSuffix(p.answer, ".0")})
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(line))
	}
	text := `{"format":"mwpranker-corpus","version":1,"name":"outside","problems":[` + strings.Join(lines, ",\n") + "]}\n"
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// prefixTree is an equation: an operator over two parts, or a word.
type prefixTree struct {
	word        string
	left, right *prefixTree
}

func readPrefix(words []string) (*prefixTree, []string) {
	if len(words) == 0 {
		return &prefixTree{word: "?"}, nil
	}
	tree := &prefixTree{word: words[0]}
	words = words[1:]
	if strings.Contains("+-*/", tree.word) {
		tree.left, words = readPrefix(words)
		tree.right, words = readPrefix(words)
	}
	return tree, words
}

func (p *prefixTree) infix(value func(string) string) string {
	if p.left == nil {
		return value(p.word)
	}
	return "(" + p.left.infix(value) + " " + p.word + " " + p.right.infix(value) + ")"
}

// form is the tree up to the order and grouping of sums and products: each is a sorted list of what
// is added and taken away, or multiplied and divided by. Numbers of the text are N, others C.
func (p *prefixTree) form() string {
	if p.left == nil {
		if maskedNumber.MatchString(p.word) {
			return "N"
		}
		return "C"
	}
	var parts []string
	kind := p.kind()
	p.collect(kind, false, &parts)
	slices.Sort(parts)
	return kind + "(" + strings.Join(parts, " ") + ")"
}

// kind is "sum" for + and -, "product" for * and /.
func (p *prefixTree) kind() string {
	switch {
	case p.left == nil:
		return ""
	case p.word == "+" || p.word == "-":
		return "sum"
	}
	return "product"
}

// collect gathers the parts of a sum or product; those that are taken away or divided by are
// turned.
func (p *prefixTree) collect(kind string, turned bool, parts *[]string) {
	if p.kind() != kind {
		sign := "+"
		if turned {
			sign = "-"
		}
		*parts = append(*parts, sign+p.form())
		return
	}
	p.left.collect(kind, turned, parts)
	p.right.collect(kind, turned != (p.word == "-" || p.word == "/"), parts)
}

var documentedRow = regexp.MustCompile(`(?s)Fold 0, all queries.*?\n\| MWPRanker +\| \d+ +\| [^|]*\| ([0-9.]+) `)

// documented is the precision at the canonical level that docs give for all queries of fold 0.
func documented(t *testing.T, set string) float64 {
	t.Helper()
	page, err := os.ReadFile("../../docs/evaluation/finding-" + set + ".md")
	if err != nil {
		t.Fatal(err)
	}
	m := documentedRow.FindSubmatch(page)
	if m == nil {
		t.Fatalf("finding-%s.md has no row of MWPRanker for fold 0", set)
	}
	value, err := strconv.ParseFloat(string(m[1]), 64)
	if err != nil {
		t.Fatal(err)
	}
	return value
}
