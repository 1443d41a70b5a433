package evaluate

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
)

// toy is a repository of six problems: three sums, of which one is told as
// b + a would be, a difference, a product and a double use.
func toy(t *testing.T) *Repository {
	list := []Problem{
		problem(t, "pets", "Ann has 5 cats and 3 dogs. How many pets does Ann have?", "5 + 3"),
		problem(t, "lost", "Ann had 9 coins and lost 4 coins. How many coins are left?", "9 - 4"),
		problem(t, "eggs", "A box holds 6 eggs. How many eggs do 4 boxes hold?", "6 * 4"),
		problem(t, "twice", "Ben has 7 figs and as many figs again, less 2. How many figs?", "7 + 7 - 2"),
		problem(t, "kites", "There are 2 red kites and 8 blue kites. How many kites are there?", "8 + 2"),
		problem(t, "cars", "A garage has 10 cars and 20 vans. How many vehicles does it have?", "10 + 20"),
	}
	broken := problem(t, "broken", "There are 2 ways.", "2 + 2")
	broken.Expr = nil
	return NewRepository(append(list, broken))
}

// places answers each query by name with a list of places.
type places map[string]string

func (p places) Rank(query *Problem, k int) ([]int, error) {
	if p[query.ID] == "" {
		return nil, errors.New("no answer")
	}
	var list []int
	for _, f := range strings.Fields(p[query.ID]) {
		var place int
		fmt.Sscan(f, &place)
		list = append(list, place)
	}
	return list[:min(k, len(list))], nil
}

func TestRetrieve(t *testing.T) {
	repository := toy(t)
	if n := len(repository.Problems); n != 6 {
		t.Fatalf("%d problems, not 6", n)
	}
	// n0 + n1 has the members pets, kites and cars: no level tells kites, n1 + n0, apart.
	sum := problem(t, "sum", "Tom has 6 pens and 7 pencils. How many things to write with?", "6 + 7")
	// (n0 + n1) - n2 is twice's template, whose roles are others.
	change := problem(t, "change", "With 6 pens and 7 pencils, Tom loses 4. How many are left?", "6 + 7 - 4")
	// No problem of the repository has a power.
	power := problem(t, "power", "A tile is 4 cm wide. How large is it?", "4 ^ 2")
	untold := sum
	untold.ID, untold.Expr = "untold", nil
	for _, c := range []struct {
		query  Problem
		places string
		want   string // right in the first three, rank of the first, members, right among as many as there are
	}{
		{sum, "0 1 2 4 5", "exact 1 1 3 1, canonical 1 1 3 1, role 1 1 3 1"},
		{sum, "1 5 4", "exact 2 2 3 2, canonical 2 2 3 2, role 2 2 3 2"},
		{sum, "1 2", "exact 0 0 3 0, canonical 0 0 3 0, role 0 0 3 0"},
		{change, "0 3 1", "exact 1 2 1 0, canonical 1 2 1 0, role 0 0 0 0"},
		{change, "3", "exact 1 1 1 1, canonical 1 1 1 1, role 0 0 0 0"},
		{power, "0 3 1", "exact 0 0 0 0, canonical 0 0 0 0, role 0 0 0 0"},
		{untold, "0 4 5", "exact 0 0 0 0, canonical 0 0 0 0, role 0 0 0 0"},
	} {
		finds, err := Retrieve(places{c.query.ID: c.places}, repository, []Problem{c.query})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, level := range Levels {
			f := finds[0].Levels[level]
			got = append(got, fmt.Sprintf("%s %d %d %d %d", level, f.InTop, f.First, f.Members, f.AtSize))
		}
		if s := strings.Join(got, ", "); s != c.want {
			t.Errorf("%s with %s: %s, want %s", c.query.ID, c.places, s, c.want)
		}
	}

	queries := []Problem{sum, change, power, untold}
	finds, err := Retrieve(places{"sum": "1 5 4", "change": "3 0 1", "power": "1 2 3"}, repository, queries)
	if err != nil {
		t.Fatal(err)
	}
	// By hand: (2/3 + 1/3 + 0 + 0) / 4; two queries of four; (1/2 + 1) / 4; (2/3 + 1/1) / 2, the
	// others have no members.
	if got, want := fmt.Sprintf("%.3f %.3f %.3f %.3f", finds.Precision(expr.Canonical).Value(), finds.Hits(expr.Canonical).Value(),
		finds.MRR(expr.Canonical).Value(), finds.Recall(expr.Canonical).Value()), "0.250 0.500 0.375 0.833"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := finds.Where(func(p *Problem) bool { return p.ID == "sum" }).Precision(expr.Role).Percent(); got != "66.7" {
		t.Errorf("precision of one query: %s", got)
	}
	if _, err := Retrieve(places{}, repository, queries); err == nil || err.Error() != "problem sum: no answer" {
		t.Errorf("a ranker that fails: %v", err)
	}
}

func TestRankers(t *testing.T) {
	repository := toy(t)
	ix, err := repository.Index()
	if err != nil {
		t.Fatal(err)
	}
	query := problem(t, "q", "A box holds 12 eggs and 3 eggs are broken. How many eggs are left?", "12 - 3")
	other := problem(t, "other", "Zoe ran 3 km.", "3 + 3")
	ids := func(r Ranker, query *Problem, k int) string {
		places, err := r.Rank(query, k)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, place := range places {
			ids = append(ids, repository.Problems[place].ID)
		}
		return strings.Join(ids, " ")
	}
	reader := scripted{query.Document.Source: "n0 * n1; n0 - n1"}
	vectors := &WordVectors{of: map[string][]float64{"eggs": {1, 0}, "box": {0.8, 0.6}, "coins": {0, 1}}, width: 2}
	for _, c := range []struct {
		name   string
		ranker Ranker
		k      int
		want   string
	}{
		{"tree of the gold reader", ByTree(ix, GoldReader([]Problem{query})), 1, "lost"},
		{"no trees with a step more behind the same ones", ByTree(ix, GoldReader([]Problem{query})), 2, "lost"},
		{"tree of a reader", ByTree(ix, reader), 1, "eggs"},
		{"words where there is no reading", ByTree(ix, scripted{}), 2, "eggs lost"},
		{"words", ByWords(ix), 2, "eggs lost"},
		{"BM25", BM25(repository), 2, "eggs lost"},
		{"vectors", ByVectors(vectors, repository), 2, "eggs lost"},
	} {
		if got := ids(c.ranker, &query, c.k); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
	random := AtRandom(repository)
	if one, two := ids(random, &query, 6), ids(random, &query, 6); one != two || len(strings.Fields(one)) != 6 {
		t.Errorf("at random: %s, then %s", one, two)
	}
	if one, two := ids(random, &query, 6), ids(random, &other, 6); one == two {
		t.Errorf("two queries draw the same: %s", one)
	}
}

// TestLearnVectors: words that stand in like company get like vectors, though they never meet.
func TestLearnVectors(t *testing.T) {
	repository := NewRepository(nil)
	for i := range 20 {
		for _, source := range []string{
			"The baker sold %d loaves of bread to 2 people.", "The baker sold %d rolls of bread to 2 people.",
			"A fast red train passed %d stations on 5 days.", "A fast blue train passed %d stations on 5 days.",
		} {
			repository.Problems = append(repository.Problems, problem(t, source, fmt.Sprintf(source, 10+i), fmt.Sprint(10+i, " + 1")))
		}
	}
	vectors := LearnVectors(documentsOf(repository.Problems))
	likeness := func(a, b string) float64 {
		x, y := vectors.of[a], vectors.of[b]
		return dot(x, y) / (length(x) * length(y))
	}
	same, other := likeness("loaves", "rolls"), likeness("loaves", "stations")
	if same < 0.95 || other > 0.3 {
		t.Errorf("loaves is %.2f like rolls and %.2f like stations", same, other)
	}
	again := LearnVectors(documentsOf(repository.Problems))
	if !slices.Equal(vectors.of["train"], again.of["train"]) {
		t.Error("learnt twice, a word has two vectors")
	}
	if mean := vectors.Mean(problem(t, "", "Zebras! 1", "1 + 1").Document); len(mean) != vectors.width {
		t.Errorf("a text of unknown words has the mean %v", mean)
	}
}

// TestWhy holds the reasons against cases made by hand.
func TestWhy(t *testing.T) {
	told, untold := &Problem{Expr: expr.NewQuantity(0)}, &Problem{}
	for _, c := range []struct {
		query          *Problem
		inTop, members int
		read           Outcome
		want           Why
	}{
		{told, 3, 5, Outcome{Canonical: 2}, AllRight},
		{untold, 0, 0, Outcome{Failed: true}, NoGold},
		{told, 0, 5, Outcome{Failed: true}, NotRead},
		{told, 0, 5, Outcome{Canonical: 2}, Misread}, // the search goes by the first reading
		{told, 0, 0, Outcome{}, Misread},
		{told, 2, 2, Outcome{Canonical: 1}, FewMembers},
		{told, 2, 3, Outcome{Canonical: 1}, Behind},
	} {
		find := Find{Query: c.query}
		find.Levels[expr.Canonical] = Found{InTop: c.inTop, Members: c.members}
		if got := find.Why(&c.read); got != c.want {
			t.Errorf("%d of %d right, %+v: %s, want %s", c.inTop, c.members, c.read, got, c.want)
		}
	}
}

// TestBM25: of two texts with the word, the shorter one comes first; a word that stands in one text
// only counts more than one that stands in all.
func TestBM25(t *testing.T) {
	list := []Problem{
		problem(t, "long", "On the long shelf of the old shop there are some kites in 1 box and 2 bags.", "1 + 2"),
		problem(t, "short", "There are kites in 1 box and 2 bags.", "1 + 2"),
		problem(t, "other", "There are drums in 1 box and 2 bags.", "1 + 2"),
	}
	ranker := BM25(NewRepository(list))
	for _, c := range []struct{ query, want string }{
		{"How many kites?", "[1 0 2]"},
		{"How many drums?", "[2 1 0]"},
		{"There are 3 drums.", "[2 1 0]"},
	} {
		query := Problem{Document: problem(t, "", c.query+" 1", "1 + 1").Document}
		places, err := ranker.Rank(&query, 3)
		if got := fmt.Sprint(places); err != nil || got != c.want {
			t.Errorf("%s: %s, %v, want %s", c.query, got, err, c.want)
		}
	}
}

// TestMutualInformation: of two words that are met by chance as often as together, nothing is
// known.
func TestMutualInformation(t *testing.T) {
	rows := mutualInformation([]sparse{{{0, 4}, {1, 1}}, {{0, 1}, {1, 4}}})
	// log(4 * 10 / (5 * 5)) = 0.47 for a word with itself; log(1 * 10 / (5 * 5)) is below 0.
	var got []string
	for i, row := range rows {
		for _, e := range row {
			got = append(got, fmt.Sprintf("%d %d %.2f", i, e.column, e.value))
		}
	}
	if s := strings.Join(got, ", "); s != "0 0 0.47, 1 1 0.47" {
		t.Errorf("%s", s)
	}
}

func TestOrthogonalise(t *testing.T) {
	rows := [][]float64{{3, 1, 6}, {4, 1, 8}} // the third column is twice the first
	orthogonalise(rows)
	if got := fmt.Sprintf("%.2f", rows); got != "[[0.60 0.80 0.00] [0.80 -0.60 0.00]]" {
		t.Errorf("%s", got)
	}
}

func TestTable(t *testing.T) {
	table := &Table{Head: []string{"", "a"}}
	table.Add("précis", "1")
	table.Add("b")
	want := "|        | a |\n| ------ | - |\n| précis | 1 |\n| b      |   |\n"
	if got := table.String(); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestRemember(t *testing.T) {
	p := problem(t, "p", "Five cats and 3 dogs. How many pets?", "5 + 3")
	asked := scripted{p.Document.Source: "n0 + n1"}
	reader := Remember(asked)
	first, _ := reader.Read(p.Document)
	delete(asked, p.Document.Source)
	if again, err := reader.Read(p.Document); err != nil || again[0].Expr != first[0].Expr {
		t.Errorf("asked again: %v, %v", again, err)
	}
}
