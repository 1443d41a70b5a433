package world

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// One run, told with other unknowns: Mia has 30 pencils, buys 4 boxes of 12, gives 18 to Tom and
// has 60 left, which she packs into bags of 5.
func TestTold(t *testing.T) {
	for _, c := range []struct{ told, asked, text, equation string }{
		{"start boxes size gift", "left",
			"Mia had 30 pencils. She bought 4 boxes of 12 pencils. She gave 18 pencils to Tom. How many pencils does she have left?", "30 + 4 * 12 - 18"},
		{"start boxes size left", "gift",
			"Mia had 30 pencils. She bought 4 boxes of 12 pencils. She gave some pencils to Tom. She has 60 pencils left. How many pencils did she give to him?", "30 + 4 * 12 - 60"},
		{"boxes size gift left", "start",
			"Mia had some pencils. She bought 4 boxes of 12 pencils. She gave 18 pencils to Tom. She has 60 pencils left. How many pencils did she have at first?", "18 + 60 - 4 * 12"},
		{"start size gift left", "boxes",
			"Mia had 30 pencils. She bought some boxes of 12 pencils. She gave 18 pencils to Tom. She has 60 pencils left. How many boxes of pencils did she buy?", "(18 + 60 - 30) / 12"},
		{"start boxes gift left", "size",
			"Mia had 30 pencils. She bought 4 equal boxes of pencils. She gave 18 pencils to Tom. She has 60 pencils left. How many pencils were in each box?", "(18 + 60 - 30) / 4"},
		{"start boxes size gift bag", "bags",
			"Mia had 30 pencils. She bought 4 boxes of 12 pencils. She gave 18 pencils to Tom. She packed them into bags of 5. How many bags did she fill?", "(30 + 4 * 12 - 18) / 5"},
	} {
		pencils := &what{kind: count, one: "pencil", many: "pencils"}
		boxesOf := &what{kind: count, one: "box of pencils", many: "boxes of pencils"}
		bagsOf := &what{kind: count, one: "bag", many: "bags"}
		w := &run{things: map[string]bool{"a": true, "b": true}, noMore: true}
		mia, tom := w.person(&actor{"Mia", "Mia", "she"}), w.person(&actor{"Tom", "Tom", "he"})
		id := map[string]int{}
		id["start"], id["boxes"], id["size"], id["gift"] = w.whole(30, pencils), w.whole(4, boxesOf), w.whole(12, pencils), w.whole(18, pencils)
		bought := w.product(id["boxes"], id["size"], pencils)
		id["left"] = w.difference(w.sum(id["start"], bought, pencils), id["gift"], pencils)
		id["bag"] = w.whole(5, &what{kind: bare})
		id["bags"] = w.quotient(id["left"], id["bag"], bagsOf)
		told := make([]bool, len(w.quantities))
		for _, n := range strings.Fields(c.told) {
			told[id[n]] = true
		}
		clause := func(source string, am *amount, numbers map[string]int) spec {
			p, err := parsePattern(source)
			if err != nil {
				t.Fatal(err)
			}
			return spec{phrase: p, actors: [3]*actor{mia, tom}, amount: am, numbers: numbers}
		}
		plain := func(n string) *amount {
			return &amount{q: id[n], what: w.quantities[id[n]].what, bare: true}
		}
		box := &amount{form: groups, q: bought, a: id["boxes"], b: id["size"], what: pencils, box: "box", boxes: "boxes"}
		facts := []*fact{
			{spec: clause("{A} ~have {n}", plain("start"), nil), tense: atStart, result: -1, order: -1},
			{spec: clause("{A} ~buy {n}", box, nil), tense: atEvent, result: -1, order: -1},
			{spec: clause("{A} ~give {n} to {B}", plain("gift"), nil), tense: atEvent, result: -1, order: -1},
		}
		if told[id["left"]] {
			facts = append(facts, &fact{spec: clause("{A} ~have {n} left", plain("left"), nil), tense: atEnd, result: id["left"], order: -1})
		}
		if told[id["bag"]] {
			facts = append(facts, &fact{spec: clause("{A} ~pack them into bags of {k}", nil, map[string]int{"k": id["bag"]}), tense: atEvent, result: -1, order: -1})
		}
		asks := map[string]spec{
			"left": clause("{A} ~have {n} left", plain("left"), nil), "gift": clause("{A} ~give {n} to {B}", plain("gift"), nil),
			"start": clause("{A} ~have {n} at first", plain("start"), nil), "boxes": clause("{A} ~buy {n}", plain("boxes"), nil),
			"size": clause("{n} ~be in each box", plain("size"), nil), "bags": clause("{A} ~fill {n}", plain("bags"), nil),
		}
		tl := newTeller(&Generator{used: make([]int, len(book.list))}, w, &plan{told: told, view: &view{}, facts: facts}, 1)
		tl.past, tl.now = past, present
		tl.r = rand.New(alwaysLast{}) // names give way to pronouns, groups are told plainly
		question := asks[c.asked]
		when := past
		if c.asked == "left" {
			when = present
		}
		marked := strings.Join(tl.body(facts), " ") + " " + tl.clause(question.phrase, &question, asked, when) + "?"
		got, order := (&style{r: tl.r, commas: true}).write(w, marked)
		at := map[int]int{}
		for i, q := range order {
			at[q] = i
		}
		e := w.derive(told).expression(id[c.asked])
		equation := e.Infix(func(leaf *exprLeaf) string { return w.value(leaf.Index).RatString() })
		if got != c.text || equation != c.equation {
			t.Errorf("%s asked:\n got %s  %s\nwant %s  %s", c.asked, got, equation, c.text, c.equation)
		}
	}
}

// alwaysLast is a random source without chance.
type alwaysLast struct{}

func (alwaysLast) Uint64() uint64 { return 1<<63 - 1 }
