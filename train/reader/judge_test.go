package reader

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"mwpranker/train/data"
	"mwpranker/train/tape"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/text"
)

func tree(t *testing.T, s string) *expr.Expr {
	t.Helper()
	e, err := expr.Parse(s)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// TestJudge: what is calculated counts, and not how it is written.
func TestJudge(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, c := range []struct {
		gold, tree string
		same, part bool
	}{
		{"(n0 + n1) * n2", "n0 * n2 + n1 * n2", true, true},
		{"(n0 + n1) * n2", "n1 + n0", false, true},
		{"(n0 + n1) * n2", "n0 * n2", false, false},
		{"n0 + n1 - n2", "n0 - n2", false, true}, // of a chain any part will do
		{"n0 + n1 - n2", "n2 - n0", false, false},
		{"n0 * n1 / n2", "n1 / n2", false, true},
		{"n0 + n1 - n2", "n0 - (n2 - n1)", true, true},
		{"roundup(n1 / n0)", "roundup(n1 / n0)", true, true},
		{"roundup(n1 / n0)", "n1 / n0", false, false},
		{"n1 - n0 * floor(n1 / n0)", "remainder(n1 / n0)", true, true},
		{"gcd(n0, n1)", "gcd(n1, n0)", true, true},
		{"lcm(n0, n1)", "n0 * n1 / gcd(n0, n1)", true, true},
		{"max(n0, n1) - min(n0, n1)", "n0 - n1", false, false},
		{"n0 * 12", "n0", false, true},
		{"n0 * 12", "n1", false, false},
		{"n0 / (n1 - n1)", "n0 / (n1 - n1)", true, true}, // no value, but the same form
	} {
		j := newJudge(tree(t, c.gold).Canonical(), 3, r)
		e := tree(t, c.tree)
		if j.same(e) != c.same || j.part(e) != c.part {
			t.Errorf("%s for %s: same %v, part %v; want %v, %v", c.tree, c.gold, j.same(e), j.part(e), c.same, c.part)
		}
	}
}

// TestVary: variations are well-formed trees over the same numbers, of every kind that is promised.
func TestVary(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 2))
	gold := tree(t, "(n0 - n1) * n2")
	met := map[string]bool{}
	for range 4000 {
		e := vary(gold, 4, r)
		for _, q := range e.Quantities() {
			if q > 3 {
				t.Fatalf("%s uses a number that is not there", e)
			}
		}
		if again, err := expr.ParsePrefix(e.Prefix()); err != nil || !expr.Equal(again, e) {
			t.Fatalf("%s is no well-formed tree (%v)", e, err)
		}
		met[e.String()] = true
	}
	for _, want := range []string{
		"(n1 - n0) * n2",        // operands exchanged
		"n0 * n2",               // a step dropped
		"(n0 + n1) * n2",        // another operator
		"n0 - n1 * n2",          // grouped otherwise
		"(n0 - n3) * n2",        // another number
		"(n0 - n1) * n2 + n3",   // a number taken in
		"(n0 - n1 + n3) * n2",   // the same further down
		"n3 * ((n0 - n1) * n2)", // and from the left
	} {
		if !met[want] {
			t.Errorf("%s is not among %d variations", want, len(met))
		}
	}
	if gold.String() != "(n0 - n1) * n2" {
		t.Errorf("the gold tree has become %s", gold)
	}
}

// TestLesson: the right tree is there, wrong ones beside it; a step over a wrong step is not
// judged.
func TestLesson(t *testing.T) {
	c := verifyConfig()
	c.Verify = graph2tree.VerifySizes{Trees: 8}
	m, err := graph2tree.NewModel(c, floats(readerFile(t)))
	if err != nil {
		t.Fatal(err)
	}
	teach, err := newTeacher(m, parser(t), Forget{})
	if err != nil {
		t.Fatal(err)
	}
	doc, err := text.Read("A shop sold 14 of its 40 kites on Monday and 3 on Tuesday. How many are left?")
	if err != nil {
		t.Fatal(err)
	}
	gold := tree(t, "n1 - n0 - n2")
	judged := map[uint8]int{}
	for seed := range uint64(10) {
		l, err := teach.lesson(doc, gold, rand.New(rand.NewPCG(seed, 1)))
		if err != nil {
			t.Fatal(err)
		}
		right := 0
		for _, r := range l.roots {
			if r.right {
				right++
			}
		}
		if right != 1 || len(l.roots) < 4 || l.numWords != len(doc.Tokens) || len(l.words) != l.numWords*c.Width() ||
			len(l.leaves) != l.numLeaves*c.Width() {
			t.Errorf("%d of %d trees are right, %d words", right, len(l.roots), l.numWords)
		}
		for _, n := range l.nodes {
			judged[n.verdict]++
			for _, operand := range []int32{n.left, n.right} {
				if operand >= 0 && l.nodes[operand].verdict != tape.Yes && n.verdict != tape.Unjudged {
					t.Errorf("a step over one that is not right is judged %d", n.verdict)
				}
			}
		}
	}
	if judged[tape.Yes] == 0 || judged[tape.No] == 0 || judged[tape.Unjudged] == 0 {
		t.Errorf("verdicts %v: some of each are wanted", judged)
	}
	if _, err := teach.lesson(doc, tree(t, "n1 - 13"), rand.New(rand.NewPCG(1, 1))); err == nil ||
		!strings.Contains(err.Error(), "no constant 13") {
		t.Errorf("a tree that the model cannot say: %v", err)
	}
}

// TestOnly: of the practice problems those of some files are learnt from.
func TestOnly(t *testing.T) {
	s := &Source{mix: Mix{GSM8K: 0.5, Kinds: 0.3, World: 0.2}}
	for _, id := range []string{"practice/pets.txt:3", "practice/upper-01.txt:9", "practice/upper-02.txt:1"} {
		e := &data.Example{ID: id}
		s.kinds, s.gsm8k = append(s.kinds, e), append(s.gsm8k, e)
	}
	if err := s.only("upper-*,nothing"); err != nil || len(s.kinds) != 2 || s.gsm8k != nil ||
		fmt.Sprint(s.mix) != fmt.Sprint(Mix{Kinds: 0.8, World: 0.2}) {
		t.Errorf("%d are left, drawn %+v (%v)", len(s.kinds), s.mix, err)
	}
	if err := s.only("none*"); err == nil || !strings.Contains(err.Error(), `"none*"`) {
		t.Errorf("no file of that name: %v", err)
	}
	if err := s.only("[a"); err == nil || !strings.Contains(err.Error(), "syntax error") {
		t.Errorf("no pattern: %v", err)
	}
}

// TestSpare: what the reader is spared and what it learns from are two parts of the whole; a group
// stays together.
func TestSpare(t *testing.T) {
	parts := map[bool]map[string]int{}
	for _, spared := range []bool{false, true} {
		s := &Source{mix: Mix{Kinds: 0.5, Practice: 0.5}}
		for i := range 3000 {
			s.kinds = append(s.kinds, &data.Example{ID: fmt.Sprint(i), Group: fmt.Sprint("group", i/3)})
		}
		if err := s.spare(0.2, spared); err != nil {
			t.Fatal(err)
		}
		if s.mix.Practice != 0 || s.mix.Kinds != 0.5 {
			t.Errorf("drawn %+v", s.mix)
		}
		parts[spared] = map[string]int{}
		for _, e := range s.kinds {
			parts[spared][e.Group]++
		}
	}
	if n := len(parts[true]); n < 150 || n > 250 || n+len(parts[false]) != 1000 {
		t.Errorf("%d groups of 1000 are spared, %d are not", n, len(parts[false]))
	}
	for group, n := range parts[true] {
		if n != 3 || parts[false][group] > 0 {
			t.Errorf("%s is torn", group)
		}
	}
	for _, share := range []float64{-1, 0, 1} {
		if err := (&Source{}).spare(share, true); err == nil {
			t.Errorf("a share of %g is spared", share)
		}
	}
}
