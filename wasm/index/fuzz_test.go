package index

import (
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// FuzzIndex builds an index of any records, sound or not, and asks it anything.
// Each line of the corpus is an expression and a text.
func FuzzIndex(f *testing.F) {
	tiny := "(a + b) * c|A ferry carries 18 cars and 25 vans. How many in 3 trips?\n" +
		"c * (a + b)|Amira packs 6 red and 8 green candles into 12 boxes.\na * a|A square of 35 metres\na * 7|\n|no expression\n"
	f.Add(tiny, "(a + b) * c", "Candles in boxes", uint16(0))
	f.Add(tiny, "(a + ?) * c", "", uint16(1))
	f.Add("roundup(a / b)|A bus has 40 seats for 130 pupils.\ngcd(a, b, c) - max(a, b)|12, 18 and 27\n", "a / b", "130 pupils", uint16(2))
	f.Add(tiny, "a * 60", "18 cars", uint16(0x1234))
	f.Add(tiny, "", "vans", uint16(0xffff))
	f.Add("", "a + b", "", uint16(3))
	f.Add("a+b|\xff\xfe\n<CONSTANT> * ?|?", "? ^ ?", "\x00 É 犬", uint16(77))
	f.Fuzz(func(t *testing.T, lines, query, text string, options uint16) {
		defer budget.Watch(t, len(lines)+len(query)+len(text), budget.Limit{Time: 1000 * time.Millisecond, EachTime: 1000 * time.Microsecond, Bytes: 64 << 20, Each: 64000})()
		if len(lines) > 4000 || len(query) > 200 {
			return
		}
		var problems []*corpus.Problem
		for _, line := range strings.Split(lines, "\n") {
			expression, source, _ := strings.Cut(line, "|")
			tree, err := expr.Parse(expression)
			if err != nil {
				tree = expr.NewQuantity(-len(line))
			}
			problems = append(problems, &corpus.Problem{
				Record: corpus.Record{
					ID: source, Text: source, Equation: line, Answer: corpus.Number(line),
					Grade: len(line) - 5, Topic: expression, Story: source,
				},
				Expr: tree,
				Attributes: corpus.Attributes{
					Steps: -1, Words: len(line) * 9999, Largest: math.Pow(float64(len(line)), 200), Level: math.NaN(),
					Distractors: len(source), Kinds: corpus.Kinds(len(line)),
				},
			})
		}
		ix, err := Build(problems)
		if err != nil {
			t.Fatal(err)
		}
		q := &Query{
			Text: text, Attributes: &problems[0].Attributes,
			Match: []Match{Exact, Role, Canonical, Near}[options&3], Story: Story(options >> 2 % 3), Sort: Sort(options >> 4 % 8),
			Limit: int(options>>7) % 4,
		}
		if tree, err := expr.Parse(query); err == nil {
			q.Tree = tree
		}
		if options&0x1000 != 0 {
			q.Filter = Filter{Topics: []string{problems[0].Topic}, Grades: []int{3}, Words: Between(0, math.Inf(1))}
		}
		response, err := ix.Search(q)
		if err != nil {
			if q.Tree != nil || text != "" {
				t.Fatal(err)
			}
			return
		}
		for _, g := range response.Groups {
			if len(g.Results) > 10 || len(g.Results) > g.Ranked || g.Ranked > g.Members {
				t.Fatalf("%d results of %d of %d", len(g.Results), g.Ranked, g.Members)
			}
			for _, r := range g.Results {
				if !(r.Score >= 0 && r.Score <= 1.000001 && r.Similarity >= 0 && r.Similarity <= 1) {
					t.Fatalf("score %v, similarity %v", r.Score, r.Similarity)
				}
				want := problems[r.Place].Record
				want.Grade = min(max(want.Grade, 0), corpus.MaxGrade)
				if r.Record != want {
					t.Fatalf("%+v came back as %+v", want, r.Record)
				}
			}
		}
		if q.Tree != nil && !q.Tree.IsPattern() {
			var trees []*expr.Expr
			for _, p := range problems {
				trees = append(trees, p.Expr)
			}
			members := ix.Members(q.Tree, expr.Exact)
			slices.Sort(members)
			if !slices.Equal(members, paperScan(trees, q.Tree)) {
				t.Fatalf("%s: the index finds %v, the scan %v", q.Tree, members, paperScan(trees, q.Tree))
			}
		}
	})
}
