package world

import (
	"flag"
	"os"
	"strings"
	"testing"
	"time"

	"mwpranker/train/stories"
	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

type exprLeaf = expr.Expr

var update = flag.Bool("update", false, "write the golden files anew")

func TestTables(t *testing.T) {
	if err := CheckTables(); err != nil {
		t.Fatal(err)
	}
	if n := len(book.list); n < 400 {
		t.Errorf("%d phrases; at least 400 are wanted", n)
	}
	if n := len(book.of("head", "")) + len(book.of("headN", "")); n < 30 {
		t.Errorf("%d ways to put a question; at least 30 are wanted", n)
	}
}

// faults says what is wrong with a problem, by a reading of its own.
func faults(p *Problem) string {
	doc, err := text.Read(p.Text)
	if err != nil {
		return err.Error()
	}
	values := doc.Values()
	bound, doc, err := corpus.Bind(p.Equation, doc)
	if err != nil {
		return err.Error()
	}
	value, err := worth.Of(bound, doc.Quantities)
	v := value.Rat
	switch {
	case err != nil:
		return err.Error()
	case v.Cmp(p.Answer) != 0:
		return "the equation gives " + expr.FormatRat(v)
	case v.Sign() <= 0:
		return "the answer is not above zero"
	case bound.Steps() < 1 || bound.Steps() > maxSteps:
		return "the number of steps"
	case !expr.Equal(bound, p.Expr):
		return "the equation binds to " + bound.String()
	}
	seen := map[string]bool{p.Answer.RatString(): true}
	for _, v := range values {
		if seen[v.RatString()] {
			return "two values are equal, or the answer stands in the text: " + v.RatString()
		}
		seen[v.RatString()] = true
	}
	if why := stories.Unclean(p.Text); why != "" {
		return why
	}
	if strings.ContainsAny(p.Text, "{}~^|") {
		return "a mark of the tables is left"
	}
	return ""
}

func TestProperties(t *testing.T) {
	n := 5000
	if testing.Short() {
		n = 500
	}
	g := New(42)
	constants, distracted, inverse, scenes, composed := 0, 0, 0, 0, 0
	questions := map[string]bool{}
	events := map[string]int{}
	for range n {
		p := g.Next()
		if why := faults(p); why != "" {
			t.Errorf("%s\n%s", why, p)
		}
		if p.Scene != "" {
			scenes++
		} else if composed++; p.Constants() {
			constants++
		}
		if p.Spare > 0 {
			distracted++
		}
		if p.Inverse {
			inverse++
		}
		for _, e := range p.Events {
			events[e]++
		}
		last := p.Doc.Sentences[len(p.Doc.Sentences)-1]
		var q []string
		for _, tk := range p.Doc.Tokens[last.FirstToken:min(last.EndToken, last.FirstToken+2)] {
			q = append(q, tk.Norm)
		}
		questions[strings.Join(q, " ")] = true
	}
	if 100*constants < 18*composed || n >= 5000 && 100*constants < 20*composed {
		t.Errorf("%d of %d composed problems need a constant; a fifth is wanted", constants, composed)
	}
	if 100*scenes < (sceneShare-5)*n || 100*scenes > (sceneShare+5)*n {
		t.Errorf("%d of %d problems are from scenes; about %d %% are wanted", scenes, n, sceneShare)
	}
	if 100*distracted < 50*n {
		t.Errorf("%d of %d problems have a number that is not needed; half is wanted", distracted, n)
	}
	if 100*inverse < 15*n {
		t.Errorf("only %d of %d problems are inverse", inverse, n)
	}
	if used, _ := g.Phrases(); used < 400 && n >= 5000 {
		t.Errorf("%d phrases used; at least 400 are wanted", used)
	}
	if len(events) < 20 {
		t.Errorf("only %d classes of events: %v", len(events), events)
	}
}

// Question phrasings: the phrases that can be asked, whatever frame stands around them.
func TestQuestionPhrasings(t *testing.T) {
	n := 0
	for _, p := range book.list {
		if p.question || p.verbs == 1 && !p.mute && p.has("n") || strings.HasSuffix(p.class, ".q") {
			n++
		}
	}
	if n < 120 {
		t.Errorf("%d phrases can be asked; at least 120 are wanted", n)
	}
}

func TestDeterministic(t *testing.T) {
	a, b, c := New(7), New(7), New(8)
	same := 0
	for range 200 {
		x, y, z := a.Next(), b.Next(), c.Next()
		if x.Text != y.Text || x.Equation != y.Equation {
			t.Fatalf("the same seed makes\n%s\n%s", x, y)
		}
		if x.Text == z.Text {
			same++
		}
	}
	if same > 0 {
		t.Errorf("%d problems of another seed are the same", same)
	}
}

func TestContrast(t *testing.T) {
	g := New(3)
	turned, several := 0, 0
	for range 300 {
		list := g.Contrast()
		if len(list) < 2 {
			t.Fatal("a contrast of one")
		}
		models, texts := map[string]bool{}, map[string]bool{}
		for _, p := range list {
			if why := faults(p); why != "" {
				t.Errorf("%s\n%s", why, p)
			}
			if texts[p.Text] || p.Scene == "" && models[p.Equation] {
				t.Errorf("a contrast with one problem twice: %s", p)
			}
			models[p.Expr.String()], models[p.Equation], texts[p.Text] = true, true, true
		}
		if len(models) < 3 { // an expression and an equation each
			t.Errorf("a contrast with one model: %s", list[0])
		}
		if len(list) > 2 {
			several++
		}
		if first, last := list[0], list[len(list)-1]; len(first.Doc.Quantities) == len(last.Doc.Quantities) && first.Expr.String() != last.Expr.String() {
			turned++
		}
	}
	if several < 60 || turned < 60 {
		t.Errorf("of 300 contrasts %d have three problems or more, %d another model over as many numbers", several, turned)
	}
}

// Scenes are left out: each new one would change the whole sample.
func TestGolden(t *testing.T) {
	var b strings.Builder
	g := New(2024)
	for made := 0; made < 40; {
		w, p, seed := g.draw()
		if problem, why := g.problem(w, p, p.view, seed); why == "" {
			b.WriteString(problem.String() + "\n")
			made++
		}
	}
	const name = "testdata/sample.txt"
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Error("the sample has changed; run go test -update and read the difference")
	}
}

func FuzzProblem(f *testing.F) {
	for seed := range uint64(20) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		g := New(seed)
		for range 5 {
			if p := g.Next(); faults(p) != "" {
				t.Errorf("%s\n%s", faults(p), p)
			}
		}
	})
}

func FuzzPattern(f *testing.F) {
	for _, p := range book.list[:200] {
		f.Add(p.source)
	}
	f.Fuzz(func(t *testing.T, line string) {
		defer budget.Watch(t, len(line), budget.Limit{Time: 100 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 4 << 20, Each: 8000})()
		p, err := parsePattern(line)
		if err == nil && line != "" && p == nil {
			t.Error("neither a pattern nor an error")
		}
	})
}

func BenchmarkNext(b *testing.B) {
	g := New(1)
	for b.Loop() {
		g.Next()
	}
}

// Generators share the phrase tables: several may run at once and still make what each makes alone.
func TestParallel(t *testing.T) {
	var want [4]string
	for i := range want {
		want[i] = New(uint64(i)).Next().Text
	}
	got := make(chan string, len(want))
	for i := range want {
		go func() { got <- New(uint64(i)).Next().Text }()
	}
	seen := map[string]bool{}
	for range want {
		seen[<-got] = true
	}
	for _, text := range want {
		if !seen[text] {
			t.Errorf("not made: %s", text)
		}
	}
}
