package stories

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
)

// Instance is one problem made from a story and one of its questions.
type Instance struct {
	Story    *Story
	Ask      int
	Text     string
	Equation string // over the numbers as they stand in the text
	Answer   *big.Rat
	Given    []Given // the numbers that slots put into the text, in order
	Retold   bool    // a retelling of body or question was used
	Doc      *text.Document
	Expr     *expr.Expr // the equation over the quantities that wasm/text finds
}

// Given is a slot's number in the text.
type Given struct {
	Slot       string
	Value      *big.Rat
	Start, End int
}

// Telling says which versions of body and question to use; -1 draws one.
type Telling struct{ Body, Ask int }

// Original tells the first versions.
var Original = Telling{0, 0}

// AnyTelling draws among all versions.
var AnyTelling = Telling{-1, -1}

const tries = 4000

var one = big.NewRat(1, 1)

// Instance draws a problem; the same random source gives the same problem.
// It fails where the conditions leave nothing to draw, and says which condition refused most often.
func (s *Story) Instance(r *rand.Rand, ask int, tell Telling) (*Instance, error) {
	a := s.Asks[ask]
	refused := map[string]int{}
	for range tries {
		in, why := s.draw(r, a, tell)
		if why == "" {
			in.Ask = ask
			return in, nil
		}
		refused[why]++
	}
	most, n := "", 0
	for why, k := range refused {
		if strings.HasPrefix(why, unreadable) {
			k += tries // the drawing cannot help this one, so it is the one to name
		}
		if k > n || k == n && why < most {
			most, n = why, k
		}
	}
	return nil, fmt.Errorf("%s:%d: story %s: no instance in %d tries; most often %s", s.File, a.Line, s.ID, tries, most)
}

func (s *Story) draw(r *rand.Rand, a *Ask, tell Telling) (*Instance, string) {
	d := &drawing{story: s, r: r, env: map[string]*big.Rat{}, people: map[string]lang.Person{}, nouns: map[string]noun{}}
	d.style()
	if why := d.fill(); why != "" {
		return nil, why
	}
	answer, why := a.answer(d.env)
	if why != "" {
		return nil, why
	}
	d.style()
	in := &Instance{Story: s, Answer: answer}
	d.tell(in, a, tell)
	in.Text, in.Given = d.out.String(), d.given
	given := map[string]bool{}
	for _, g := range d.given {
		given[g.Slot] = true
	}
	why = ""
	a.Equation.slots(func(name string) {
		if !given[name] {
			why = fmt.Sprintf("the equation uses %s, which this telling does not say", name)
		}
	})
	if why != "" {
		return nil, why
	}
	in.Equation = a.Equation.write(func(f *formula) string {
		v := f.value
		if f.op == "slot" {
			v = d.env[f.name]
		}
		if s := lang.DecimalString(v, 3); s != "" {
			return s
		}
		return "(" + v.RatString() + ")"
	})
	if why := d.accidents(a, answer); why != "" {
		return nil, why
	}
	return in, in.read(d)
}

// answer computes the equation and holds it against the kind of answer that is wanted.
func (a *Ask) answer(env map[string]*big.Rat) (*big.Rat, string) {
	v, ok := a.Equation.eval(env)
	if !ok {
		return nil, "the equation cannot be computed"
	}
	if v.Sign() <= 0 {
		return nil, "the answer is not above zero"
	}
	switch a.Answer {
	case Whole, Count:
		if !v.IsInt() {
			return nil, "the answer is not whole"
		}
	case Decimal:
		if lang.DecimalString(v, 2) == "" {
			return nil, "the answer has over two places"
		}
	}
	if bad := stepsBad(a.Equation, env, a.Answer == Whole); bad != "" {
		return nil, bad
	}
	return v, ""
}

// pointless says why an operation over whole numbers teaches nothing with these numbers: what is
// rounded is whole already, nothing is left over, or two numbers have no divisor in common.
func pointless(f *formula, env map[string]*big.Rat, v *big.Rat) string {
	switch expr.OperatorNamed(f.op) {
	case expr.RoundUp, expr.Whole:
		plain := formula{op: "/", left: f.left, right: f.right}
		if quotient, ok := plain.eval(env); ok && quotient.IsInt() {
			return "the division comes out even"
		}
	case expr.Remainder:
		if v.Sign() == 0 {
			return "nothing is left over"
		}
	case expr.GCD:
		if v.Cmp(big.NewRat(1, 1)) == 0 {
			return "the numbers have no common divisor"
		}
	}
	return ""
}

// stepsBad holds the steps on the way against common sense: nothing below zero, and nothing that is
// counted in parts.
func stepsBad(f *formula, env map[string]*big.Rat, whole bool) string {
	if f.left == nil {
		return ""
	}
	for _, side := range []*formula{f.left, f.right} {
		if bad := stepsBad(side, env, whole); bad != "" {
			return bad
		}
	}
	v, _ := f.eval(env)
	if why := pointless(f, env, v); why != "" {
		return why
	}
	if v.Sign() < 0 {
		return "a step on the way is below zero"
	}
	if whole && f.op == "/" && !v.IsInt() && wholeLeaves(f, env) {
		return "a step on the way is not whole"
	}
	return ""
}

func wholeLeaves(f *formula, env map[string]*big.Rat) bool {
	if f.left != nil {
		return wholeLeaves(f.left, env) && wholeLeaves(f.right, env)
	}
	v, ok := f.eval(env)
	return ok && v.IsInt() && (f.op == "slot" || v.Cmp(big.NewRat(100, 1)) != 0)
}

// drawing is the making of one instance.
type drawing struct {
	story    *Story
	r        *rand.Rand
	env      map[string]*big.Rat // numbers by slot
	people   map[string]lang.Person
	nouns    map[string]noun
	american bool
	inWords  bool   // small numbers as words
	commas   bool   // 1,250
	sign     string // of money
	percent  string // "%", " percent", " per cent"
	out      strings.Builder
	given    []Given
}

// fill draws people, words and numbers, and checks the story's conditions.
func (d *drawing) fill() string {
	used := map[string]bool{}
	for _, slot := range d.story.Slots {
		switch name := slot.Names[0]; {
		case slot.Kind.person():
			p := d.person(slot.Kind)
			for used[p.Name] {
				p = d.person(slot.Kind)
			}
			used[p.Name] = true
			d.people[name] = p
		case slot.Kind == Noun:
			row := slot.Options[d.r.IntN(len(slot.Options))]
			for i, n := range row {
				if used[n.singular] {
					return "the same word twice"
				}
				d.nouns[slot.Names[i]] = n
			}
			for _, n := range row {
				used[n.singular] = true
			}
		case slot.Derived != nil:
			v, ok := slot.Derived.eval(d.env)
			if !ok {
				return name + " cannot be computed"
			}
			if slot.Kind == Number && !v.IsInt() {
				return name + " is not whole"
			}
			if slot.Kind == Money && !new(big.Rat).Mul(v, big.NewRat(100, 1)).IsInt() {
				return name + " is not a whole number of cents"
			}
			if v.Sign() <= 0 {
				return name + " is not above zero"
			}
			d.env[name] = v
		default:
			v := slot.Values[d.r.IntN(len(slot.Values))]
			if slot.Kind == DecNum && v.Cmp(one) == 0 {
				return "a decimal of 1 before a plural"
			}
			d.env[name] = v
		}
	}
	for i, need := range d.story.Needs {
		if v, ok := need.eval(d.env); !ok || v.Sign() == 0 {
			return fmt.Sprintf("condition %d of the story's needs", i+1)
		}
	}
	return ""
}

func (d *drawing) person(k SlotKind) lang.Person {
	g := lang.Gender(d.r.IntN(2))
	switch k {
	case Girl, Woman:
		g = lang.She
	case Boy, Man:
		g = lang.He
	}
	if k == Woman || k == Man {
		return lang.Adult(d.r, g, d.american)
	}
	return lang.Child(d.r, g)
}

// style draws how this instance writes: British or American, its currency with it, numbers in words
// or digits.
func (d *drawing) style() {
	signs := d.story.signs
	switch american := slices.Contains(signs, "$"); {
	case d.story.English != "":
		d.american = d.story.English == "us"
	default:
		d.american = american && (len(signs) == 1 || d.r.IntN(2) == 0)
	}
	if d.american && slices.Contains(signs, "$") {
		signs = []string{"$"}
	} else if len(signs) > 1 {
		signs = slices.DeleteFunc(slices.Clone(signs), func(s string) bool { return s == "$" })
	}
	d.sign = signs[d.r.IntN(len(signs))]
	d.inWords = d.r.IntN(10) < 3
	d.commas = d.r.IntN(10) < 8
	d.percent = "%"
	if d.r.IntN(10) < 3 {
		d.percent = " percent"
		if d.story.English == "gb" {
			d.percent = " per cent"
		}
	}
}

// accidents refuses numbers that are equal by chance: a reader could not tell which one is meant.
func (d *drawing) accidents(a *Ask, answer *big.Rat) string {
	seen := map[string]string{}
	for _, g := range d.given {
		v := g.Value.RatString()
		if first, ok := seen[v]; ok && first != g.Slot {
			return "two numbers are equal"
		}
		seen[v] = g.Slot
	}
	if _, ok := seen[answer.RatString()]; ok {
		return "the answer stands in the text"
	}
	why := ""
	var constants func(f *formula)
	constants = func(f *formula) {
		if f.op == "num" && seen[f.value.RatString()] != "" {
			why = "a number of the text equals a constant of the equation"
		}
		if f.left != nil {
			constants(f.left)
			constants(f.right)
		}
	}
	constants(a.Equation)
	return why
}
