package expr

import "testing"

// A tree of ordinary size, and one larger than any word problem's.
var benchTrees = []struct{ name, text string }{
	{"ordinary", "(n0 + n1) * n2"},
	{"repeated", "n0 * n1 - n0 * 12 / n2"},
	{"large", "((n0 - n1) * n2 + n3 / (n4 + n5 * 12)) * n6 - (n7 - n8 * n9) / 100"},
}

func BenchmarkKey(b *testing.B) {
	for _, c := range benchTrees {
		e := mustParse(b, c.text)
		for level := Exact; level <= Role; level++ {
			b.Run(level.String()+"/"+c.name, func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					e.Key(level)
				}
			})
		}
	}
}

func BenchmarkParse(b *testing.B) {
	for _, c := range benchTrees {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				mustParse(b, c.text)
			}
		})
	}
}

func BenchmarkEval(b *testing.B) {
	e, quantities := mustParse(b, benchTrees[2].text), rats("1 2 3 4 5 6 7 8 9 10")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := e.Eval(quantities); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDistance(b *testing.B) {
	x, y := mustParse(b, benchTrees[0].text), mustParse(b, benchTrees[2].text)
	b.ReportAllocs()
	for b.Loop() {
		Distance(x, y)
	}
}

func BenchmarkMatch(b *testing.B) {
	p, e := mustParse(b, "(? + a / ?) * b - ?"), mustParse(b, benchTrees[2].text)
	b.ReportAllocs()
	for b.Loop() {
		if !p.Match(e) {
			b.Fatal("no match")
		}
	}
}

func BenchmarkShorter(b *testing.B) {
	e := mustParse(b, benchTrees[2].text)
	b.ReportAllocs()
	for b.Loop() {
		e.Shorter()
	}
}
