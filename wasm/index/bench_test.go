package index

import (
	"fmt"
	"runtime"
	"testing"

	"mwpranker/cmd/bench/processor"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// sizes are the numbers of problems that benchmarks run on.
var sizes = []int{1_000, 10_000, 100_000, 1_000_000}

func buildSynthetic(tb testing.TB, n int) (*Index, *synthetic) {
	tb.Helper()
	source := newSynthetic(1)
	b := NewBuilder()
	for range n {
		b.Add(source.next())
	}
	ix, err := b.Build()
	if err != nil {
		tb.Fatal(err)
	}
	return ix, source
}

// BenchmarkBuild adds problems that are parsed already.
func BenchmarkBuild(b *testing.B) {
	source := newSynthetic(1)
	problems := make([]*corpus.Problem, 200_000)
	for i := range problems {
		problems[i] = source.next()
	}
	before := processor.Time(b)
	for b.Loop() {
		if _, err := Build(problems); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(problems))*float64(b.N)/(processor.Time(b)-before), "problems/core-s")
}

// BenchmarkSearch asks for a problem of each of the 20 commonest templates, by
// turns, in corpora of growing size: the time must not grow with it.
func BenchmarkSearch(b *testing.B) {
	for _, n := range sizes {
		ix, source := buildSynthetic(b, n)
		var queries []*Query
		for _, tree := range source.trees[:20] {
			p := source.next()
			queries = append(queries, &Query{Tree: tree, Text: p.Text, Attributes: &p.Attributes, Limit: 5})
		}
		for _, kind := range []struct {
			name string
			set  func(q *Query)
		}{
			{"exact", func(q *Query) { q.Match = Exact }},
			{"canonical", func(q *Query) { q.Match = Canonical }},
			{"same", func(q *Query) { q.Match, q.Story = Canonical, SameStory }},
			{"new", func(q *Query) { q.Match, q.Story = Canonical, NewStory }},
			{"filter", func(q *Query) {
				q.Match, q.Filter = Canonical, Filter{Topics: []string{"food"}, Grades: []int{3}, Words: Between(30, 40)}
			}},
			{"near", func(q *Query) { q.Match = Near }},
			{"pattern", func(q *Query) { q.Tree = parse(b, "(a + ?) * c") }},
		} {
			b.Run(fmt.Sprintf("%s/%d", kind.name, n), func(b *testing.B) {
				i := 0
				for b.Loop() {
					q := *queries[i%len(queries)]
					kind.set(&q)
					ask(b, ix, &q)
					i++
				}
			})
		}
	}
}

// BenchmarkLookUp is BenchmarkSearch without ranking: the look-up of a class.
func BenchmarkLookUp(b *testing.B) {
	for _, n := range sizes {
		ix, source := buildSynthetic(b, n)
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				if len(ix.classes[expr.Canonical][source.trees[0].Key(expr.Canonical)]) == 0 {
					b.Fatal("the class is missing")
				}
			}
		})
	}
}

// BenchmarkPaperScan is the baseline: its time grows with the corpus.
func BenchmarkPaperScan(b *testing.B) {
	for _, n := range sizes {
		source := newSynthetic(1)
		trees := make([]*expr.Expr, n)
		for i := range trees {
			trees[i] = source.trees[source.templates.Uint64()]
		}
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				paperScan(trees, source.trees[3])
			}
		})
	}
}

// BenchmarkByWords is the other baseline, text alone.
func BenchmarkByWords(b *testing.B) {
	for _, n := range sizes {
		ix, source := buildSynthetic(b, n)
		text := source.next().Text
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			for b.Loop() {
				ask(b, ix, &Query{Text: text})
			}
		})
	}
}

// TestMemory holds what the index keeps of a problem beside its text against
// the bound of 200 bytes, at a million problems; with -short, and in WASM, at a
// hundred thousand.
func TestMemory(t *testing.T) {
	n := 1_000_000
	if testing.Short() || runtime.GOARCH == "wasm" {
		n = 100_000
	}
	before := heap()
	ix, _ := buildSynthetic(t, n)
	stats := ix.Stats()
	total := float64(heap()-before) / float64(n)
	beside := total - float64(stats.TextBytes)/float64(n)
	t.Logf("%d problems: %.0f bytes each beside the texts (%.0f by count), %.0f of text", n, beside, float64(stats.Bytes)/float64(n), total-beside)
	if beside >= 200 {
		t.Errorf("%.0f bytes each beside the texts, the bound is 200", beside)
	}
	if stats.Problems != n || stats.Postings < 10*n {
		t.Errorf("the synthetic corpus is not what it should be: %+v", stats)
	}
	runtime.KeepAlive(ix)
}

func heap() uint64 {
	runtime.GC()
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}
