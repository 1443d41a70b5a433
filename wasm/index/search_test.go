package index

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"

	"mwpranker/wasm/corpus"
)

// shelf is a small corpus of trees; its texts say nothing.
func shelf(tb testing.TB) *Index {
	var problems []*corpus.Problem
	for _, line := range strings.Split(strings.TrimSpace(`
sum: a + b
sum2: b + a
twice: a + a
three: a + b + c
three2: a + (b + c)
difference: a - b
rest: a - b - c
rest2: a - (b + c)
trip: (a + b) * c
trip2: a * (b + c)
square: (a + b) * a
week: (a + b) * 7
week2: 7 * (a + b)
dozen: (a + b) * 12
change: (a + b) * c - d
rate: a / b
`), "\n") {
		id, expression, _ := strings.Cut(line, ": ")
		problems = append(problems, problem(tb, id, "", expression))
	}
	return build(tb, problems...)
}

func TestGroups(t *testing.T) {
	ix := shelf(t)
	for _, test := range []struct {
		query string
		match Match
		want  string
	}{
		{"a + b", Exact, "same problem model: sum exact, sum2 exact, twice exact"},
		{"a + b", Role, "same problem model: sum exact, sum2 exact"},
		{"a + b", Canonical, "same problem model: sum exact, sum2 exact, twice exact"},
		{"a + a", Role, "same problem model: twice exact"},
		{"x = a - b", Canonical, "same problem model: difference exact"},
		{"(a + b) * c", Exact, "same problem model: trip exact, square exact"},
		{"(a + b) * c", Role, "same problem model: trip exact, trip2 role"},
		{"(a + b) * c", Canonical, "same problem model: trip exact, trip2 role, square exact"},
		{"b * (a + c)", Canonical, "same problem model: trip2 exact, trip role, square canonical"},
		{"a - b - c", Canonical, "same problem model: rest exact, rest2 role"},
		{"a - b - c", Exact, "same problem model: rest exact"},
		{"(a + b) * 7", Canonical, "same problem model: week exact, week2 role, dozen exact"},
		{"(a + b) * 5", Canonical, "same problem model: week exact, dozen exact, week2 role"},
		{"a / b / c", Canonical, ""},
		{"a / b / c", Near, "one step less: rate less; near: three near 2, three2 near 2, rest near 2, rest2 near 2, " +
			"trip near 2, trip2 near 2, square near 2"},
		{"a * b", Near, "one step more: trip more, trip2 more, square more; near: sum near 1, sum2 near 1, twice near 1, " +
			"difference near 1, rate near 1, week near 2, week2 near 2, dozen near 2"},
		{"(a + b) * c - d", Near, "same problem model: change exact; one step less: trip less, trip2 less, square less"},

		{"(a + ?) * c", Canonical, "fits the pattern: trip pattern, trip2 pattern, square pattern"},
		{"(a + b) * ?", Canonical, "fits the pattern: trip pattern, trip2 pattern, square pattern, week pattern, week2 pattern, dozen pattern"},
		{"? * 7", Canonical, "fits the pattern: week pattern, week2 pattern"},
		{"a + a", Canonical, "same problem model: twice exact, sum exact, sum2 exact"},
		{"? + a + a", Canonical, ""},
		{"? ^ ?", Canonical, ""},
	} {
		got := show(ask(t, ix, &Query{Tree: parse(t, test.query), Match: test.match, Limit: 20}))
		if got != test.want {
			t.Errorf("%s, %s:\ngot  %s\nwant %s", test.query, test.match, got, test.want)
		}
	}
}

func TestSearchErrors(t *testing.T) {
	ix := shelf(t)
	for _, test := range []struct {
		query Query
		want  string
	}{
		{Query{}, "index: the query has neither an expression nor a text"},
		{Query{Tree: parse(t, "a + b"), Match: More}, "index: exact, role, canonical or near can be asked for, not more"},
		{Query{Tree: parse(t, "a + b"), Limit: -1}, "index: a limit of -1 results, which is not between 1 and 1000"},
		{Query{Tree: parse(t, "a + b"), Limit: 1001}, "index: a limit of 1001 results, which is not between 1 and 1000"},
	} {
		if _, err := ix.Search(&test.query); err == nil || err.Error() != test.want {
			t.Errorf("got %v, want %s", err, test.want)
		}
	}
}

func TestEmptyIndex(t *testing.T) {
	ix := build(t)
	for _, q := range []*Query{{Tree: parse(t, "a + b"), Match: Near}, {Tree: parse(t, "a + ?")}, {Text: "apples"}} {
		if r := ask(t, ix, q); len(r.Groups) != 0 {
			t.Errorf("found %s", show(r))
		}
	}
}

// stories are problems of one template.
func stories(tb testing.TB) *Index {
	var problems []*corpus.Problem
	for _, line := range strings.Split(strings.TrimSpace(`
vase: There are 21 tulips and 17 roses in a vase. How many flowers are in the vase?
vase2: Anna sees 5 tulips and 7 roses in a vase. How many flowers are in the vase?
vase3: Omar sees 15 tulips and 9 roses in a vase. How many flowers are in the vase?
garden: In the garden 13 tulips and 12 roses bloom. How many flowers bloom in the garden?
pages: Tomasz read 45 pages on Monday and 38 pages on Tuesday. How many pages did he read altogether?
coins: Ines has 340 old coins in an album and 125 old coins in a tin, which her grandmother collected while travelling. How many old coins does Ines have?
pens: I have 2 red and 3 blue pens. How many pens have I?
`), "\n") {
		id, source, _ := strings.Cut(line, ": ")
		problems = append(problems, problem(tb, id, source, "a + b"))
	}
	return build(tb, problems...)
}

func TestStories(t *testing.T) {
	ix := stories(t)
	query := "Lena counts 8 tulips and 4 roses in a vase. How many flowers does she count?"
	for _, test := range []struct {
		name string
		set  func(q *Query)
		want string
	}{
		{"any, five different", func(q *Query) {}, "vase pages coins pens garden vase2 vase3"},
		{"same", func(q *Query) { q.Story = SameStory }, "vase vase2 vase3 garden pages coins pens"},
		{"new", func(q *Query) { q.Story = NewStory }, "pages coins pens garden vase2 vase3 vase"},
		{"likest", func(q *Query) { q.Sort = Likest }, "vase vase2 vase3 garden pages coins pens"},
		{"unlikest", func(q *Query) { q.Sort = Unlikest }, "pages coins pens garden vase2 vase3 vase"},
		{"shortest", func(q *Query) { q.Sort = Shortest }, "pens garden vase vase2 vase3 pages coins"},
		{"longest", func(q *Query) { q.Sort = Longest }, "coins pages vase vase2 vase3 garden pens"},
		{"smallest", func(q *Query) { q.Sort = Smallest }, "pens vase2 garden vase3 vase pages coins"},
		{"easiest", func(q *Query) { q.Sort = Easiest }, "pens vase2 vase vase3 garden pages coins"},
		{"hardest", func(q *Query) { q.Sort = Hardest }, "coins pages garden vase3 vase vase2 pens"},
		{"no diversity", func(q *Query) { q.Weights = &Weights{Complexity: 1} }, "vase vase2 vase3 garden pages coins pens"},
		{"without one", func(q *Query) { q.Story, q.ExcludeID = SameStory, "vase3" }, "vase vase2 garden pages coins pens"},
		{"two of them", func(q *Query) { q.Story, q.Limit = SameStory, 2 }, "vase vase2"},
		{"words alone", func(q *Query) { q.Tree = nil }, "vase vase2 vase3 garden"},
		{"words alone without one", func(q *Query) { q.Tree, q.ExcludeID = nil, "vase" }, "vase2 vase3 garden"},
	} {
		q := &Query{Tree: parse(t, "a + b"), Text: query}
		test.set(q)
		var ids []string
		for _, r := range ask(t, ix, q).Results() {
			ids = append(ids, r.ID)
		}
		if got := strings.Join(ids, " "); got != test.want {
			t.Errorf("%s:\ngot  %s\nwant %s", test.name, got, test.want)
		}
	}
}

// TestSameStoryInAnotherOrder: who wants the same story gets it before other
// stories, though it is told in another order and with a number more.
func TestSameStoryInAnotherOrder(t *testing.T) {
	ix := build(t,
		problem(t, "other", "Mia fills 11 red and 21 green bags with 4 stones each. How many stones has she?", "(n0 + n1) * n2"),
		problem(t, "ferry", "The captain makes 8 trips with a river ferry today. On board are 15 vans, at $9.50 each, and 23 bicycles, which cost $4.25. How many vehicles cross the river?", "n0 * (n1 + n2)"))
	p := problem(t, "q", "A ferry carries 18 cars and 25 vans on each trip. How many vehicles in 3 trips?", "(n0 + n1) * n2")
	if got := show(ask(t, ix, &Query{Tree: p.Expr, Text: p.Text, Attributes: &p.Attributes, Match: Canonical, Story: SameStory})); got != "same problem model: ferry role, other exact" {
		t.Error(got)
	}
}

// TestDiversityByStory: problems that say that they are of one story count as
// alike, whatever their words.
func TestDiversityByStory(t *testing.T) {
	var problems []*corpus.Problem
	for i, source := range []string{"red apples", "green pears", "blue plums", "old coins"} {
		p := problem(t, fmt.Sprint("p", i), source, "a + b")
		p.Story = []string{"fruit", "fruit", "fruit", "coins"}[i]
		problems = append(problems, p)
	}
	if got := show(ask(t, build(t, problems...), &Query{Tree: parse(t, "a + b")})); got != "same problem model: p0 exact, p3 exact, p1 exact, p2 exact" {
		t.Error(got)
	}
}

// TestParts: the score is the mean of the parts by their weights, and each part
// says why.
func TestParts(t *testing.T) {
	ix := stories(t)
	p := problem(t, "q", "Lena counts 8 tulips and 4 roses in a vase. How many flowers does she count?", "a + b")
	r := ask(t, ix, &Query{Tree: p.Expr, Text: p.Text, Attributes: &p.Attributes, Story: NewStory}).Results()[1]
	var got strings.Builder
	fmt.Fprintf(&got, "%s %.3f\n", r.ID, r.Score)
	sum, weights := 0.0, 0.0
	for _, part := range r.Parts {
		fmt.Fprintf(&got, "%-10s %.2f x %.2f: %s\n", part.Name, part.Value, part.Weight, part.Why)
		sum += part.Value * part.Weight
		weights += part.Weight
	}
	want := `pages 0.970
roles      1.00 x 0.33: each number plays the same part
order      1.00 x 0.04: the operations and numbers stand in the same order
story      1.00 x 0.33: a new story is wanted; 0 % of the words' weight is the same
complexity 0.82 x 0.17: how hard it is differs most in: reading level
diversity  1.00 x 0.12: unlike the results above it
`
	if got.String() != want {
		t.Errorf("got\n%s\nwant\n%s", got.String(), want)
	}
	if math.Abs(sum-r.Score) > 1e-9 || math.Abs(weights-1) > 1e-9 {
		t.Errorf("the parts make %v with weights of %v, the score is %v", sum, weights, r.Score)
	}
}

func TestWeightsAreClamped(t *testing.T) {
	for _, test := range []struct{ in, want float64 }{
		{0, 0}, {-1, 0}, {math.NaN(), 0}, {math.Inf(-1), 0}, {0.5, 0.5}, {10, 10}, {11, 10}, {math.Inf(1), 10},
	} {
		if got := (Weights{Roles: test.in}).clamped(); got != (Weights{Roles: test.want}) {
			t.Errorf("%v becomes %v, want %v", test.in, got.Roles, test.want)
		}
	}
}

func TestFilter(t *testing.T) {
	ix := build(t, readTiny(t)...)
	for _, test := range []struct {
		name   string
		filter Filter
		want   string
	}{
		{"topic", Filter{Topics: []string{"food", "Sport"}}, "t04 t17 t18 t20"},
		{"unknown topic", Filter{Topics: []string{"magic"}}, ""},
		{"grade", Filter{Grades: []int{1, 6}}, "t05 t08 t11"},
		{"topic and grade", Filter{Topics: []string{"food", "money"}, Grades: []int{4}}, "t04 t10"},
		{"steps", Filter{Steps: Between(3, 9)}, "t11"},
		{"depth", Filter{Depth: Between(3, 3)}, "t11"},
		{"operators", Filter{Operators: "-*"}, "t08 t09 t12 t13 t17 t20"},
		{"constants", Filter{Constants: Between(1, 5)}, "t04 t11 t20"},
		{"kinds", Filter{Kinds: corpus.Money | corpus.Decimal}, "t10"},
		{"largest", Filter{Largest: Between(0, 12)}, "t03 t16 t17 t20"},
		{"words", Filter{Words: Between(0, 15)}, "t13 t14 t15"},
		{"sentences", Filter{Sentences: Between(3, 3), Steps: Between(1, 1)}, "t08 t17 t18"},
		{"level", Filter{Level: Between(5, 18)}, "t02 t06"},
		{"distractors", Filter{Distractors: Between(1, 9)}, "t18"},
		{"nothing", Filter{Words: Between(5, 4)}, ""},
	} {
		var ids []string
		for _, r := range ask(t, ix, &Query{Tree: parse(t, "?"), Filter: test.filter, Limit: 100}).Results() {
			ids = append(ids, r.ID)
		}
		slices.Sort(ids)
		if got := strings.Join(ids, " "); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

// TestLargeClass holds the selection from a class that is too large to rank in
// full against what a full ranking finds.
func TestLargeClass(t *testing.T) {
	source := newSynthetic(3)
	var problems []*corpus.Problem
	for range 3 * completeLimit {
		p := source.next()
		p.Expr = source.trees[0]
		problems = append(problems, p)
	}
	target := problems[12345]
	target.Topic = "music"
	ix := build(t, problems...)

	r := ask(t, ix, &Query{Tree: target.Expr, Text: target.Text, Story: SameStory, Limit: 3})
	if g := r.Groups[0]; g.Whole || g.Members != len(problems) || g.Ranked > evenShare+difficultyShare+textShare {
		t.Errorf("%d of %d are ranked, whole: %v", g.Ranked, g.Members, g.Whole)
	}
	if first := r.Results()[0]; first.ID != target.ID || first.Similarity < 0.999 {
		t.Errorf("the same text is not found first, but %s with %v", first.ID, first.Similarity)
	}
	byWords := ask(t, ix, &Query{Text: target.Text, Limit: 3})
	for i, want := range byWords.Results() {
		if got := r.Results()[i]; got.ID != want.ID {
			t.Errorf("result %d is %s (%.3f), by words alone it is %s (%.3f)", i, got.ID, got.Similarity, want.ID, want.Similarity)
		}
	}
	rare := ask(t, ix, &Query{Tree: target.Expr, Filter: Filter{Topics: []string{"music"}}})
	if results := rare.Results(); len(results) != 1 || results[0].ID != target.ID || !rare.Groups[0].Whole {
		t.Errorf("a topic that one problem has finds %s", show(rare))
	}
	easiest := ask(t, ix, &Query{Tree: target.Expr, Sort: Easiest, Limit: 1}).Results()[0]
	least := slices.MinFunc(problems, func(a, b *corpus.Problem) int {
		return int(pack(a).difficulty) - int(pack(b).difficulty)
	})
	if got := pack(problems[easiest.Place]).difficulty; got != pack(least).difficulty {
		t.Errorf("the easiest has difficulty %d, there is %d", got, pack(least).difficulty)
	}
}

// TestFiveDifferentStories: whatever the corpus, the first five results tell
// different stories if the class has as many.
func TestFiveDifferentStories(t *testing.T) {
	for seed := range uint64(20) {
		random := rand.New(rand.NewPCG(seed, 7))
		source := newSynthetic(seed)
		var problems []*corpus.Problem
		var kinds []*corpus.Problem
		for range 5 + random.IntN(4) {
			kinds = append(kinds, source.next())
		}
		for i := range 100 {
			p := *kinds[random.IntN(len(kinds))]
			if i < len(kinds) {
				p = *kinds[i] // each at least once
			}
			p.ID, p.Expr, p.Story = fmt.Sprint(i), source.trees[0], ""
			p.Attributes.Words += random.IntN(20)
			problems = append(problems, &p)
		}
		random.Shuffle(len(problems), func(i, j int) { problems[i], problems[j] = problems[j], problems[i] })
		ix := build(t, problems...)
		results := ask(t, ix, &Query{Tree: source.trees[0], Text: kinds[0].Text, Attributes: &kinds[0].Attributes}).Results()
		for i, a := range results[:freshStories] {
			for _, b := range results[:i] {
				if likeness := similarity(ix.vectorOf(a.Text), ix.vectorOf(b.Text)); likeness >= SameStoryFrom {
					t.Fatalf("seed %d: results %s and %s are %.2f alike", seed, a.ID, b.ID, likeness)
				}
			}
		}
	}
}

// TestConcurrentSearch is for the race detector.
func TestConcurrentSearch(t *testing.T) {
	ix := build(t, readTiny(t)...)
	want := show(ask(t, ix, &Query{Tree: parse(t, "(a + b) * c"), Match: Near}))
	var wait sync.WaitGroup
	for range 8 {
		wait.Go(func() {
			for range 20 {
				r, err := ix.Search(&Query{Tree: parse(t, "(a + b) * c"), Match: Near})
				if err != nil || show(r) != want {
					t.Error(err, show(r))
				}
			}
		})
	}
	wait.Wait()
}

func TestNames(t *testing.T) {
	for m := Exact; m <= Near; m++ {
		got, err := ParseMatch(m.String())
		if asked := m <= Canonical || m == Near; asked != (err == nil) || asked && got != m {
			t.Errorf("%s: %v, %v", m, got, err)
		}
	}
	for s := AnyStory; s <= NewStory; s++ {
		if got, err := ParseStory(s.String()); err != nil || got != s {
			t.Errorf("%s: %v, %v", s, got, err)
		}
	}
	for s := Best; s <= Smallest; s++ {
		if got, err := ParseSort(s.String()); err != nil || got != s {
			t.Errorf("%s: %v, %v", s, got, err)
		}
	}
	if _, err := ParseSort("random"); err == nil {
		t.Error("random is a sort")
	}
	if _, err := ParseStory("old"); err == nil {
		t.Error("old is a story")
	}
}

// TestRecordsAreKept: what the index gives back of a problem is what it was given.
func TestRecordsAreKept(t *testing.T) {
	p := problem(t, "a", "Ada has 3 hats and 4 caps. How many is that?", "3 + 4")
	p.Answer, p.Topic, p.Story, p.Grade, p.Confidence = "7", "clothes", "hats", 2, 0.987
	ix := build(t, problem(t, "b", "Bo has 5 bags and 6 bins.", "5 + 6"), p)
	if got, _, found := ix.ByID("a"); !found || got != p.Record {
		t.Errorf("got %+v, want %+v", got, p.Record)
	}
}
