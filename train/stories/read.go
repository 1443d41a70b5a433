package stories

import (
	"fmt"
	"math/big"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// unreadable starts the complaint that a number was written where the reader does not see it.
const unreadable = "the reader does not find the number"

// read holds the instance against what a reader of its text finds: every slot's number where it was
// put, none of the other numbers equal to it, and an equation over them that gives the answer.
func (in *Instance) read(d *drawing) string {
	doc, err := text.Read(in.Text)
	if err != nil {
		return err.Error()
	}
	taken := make([]bool, len(doc.Quantities))
	for _, g := range in.Given {
		i := quantityAt(doc, g)
		if i < 0 {
			return fmt.Sprintf(unreadable+" %s of slot %s in %q", g.Value.RatString(), g.Slot, in.Text)
		}
		taken[i] = true
	}
	for i, q := range doc.Quantities {
		if taken[i] {
			continue
		}
		for _, g := range in.Given {
			if q.Value.Cmp(g.Value) == 0 {
				return fmt.Sprintf("slot %s equals the number %q that the text itself says", g.Slot, in.Text[q.Start:q.End])
			}
		}
		if q.Value.Cmp(in.Answer) == 0 {
			return "the answer stands in the text"
		}
	}
	e, doc, err := corpus.Bind(in.Equation, doc)
	if err != nil {
		return err.Error()
	}
	v, err := worth.Of(e, doc.Quantities)
	if err != nil {
		return err.Error()
	}
	if !v.Is(in.Answer) {
		return fmt.Sprintf("the equation %s gives %s through the reader, not %s", in.Equation, v, in.Answer.RatString())
	}
	in.Doc, in.Expr = doc, e
	return ""
}

// quantityAt finds the quantity that stands where the slot's number was written.
func quantityAt(doc *text.Document, g Given) int {
	for i, q := range doc.Quantities {
		if q.Start < g.End && g.Start < q.End && saysValue(&q, g.Value) {
			return i
		}
	}
	return -1
}

// saysValue says whether a quantity is the number of a slot: it may be one part
// of a compound amount, or the hour of a clock time.
func saysValue(q *text.Quantity, value *big.Rat) bool {
	if q.Value.Cmp(value) == 0 {
		return true
	}
	for _, part := range q.Parts {
		if part.Value.Cmp(value) == 0 {
			return true
		}
	}
	if !q.Unit.IsClock() {
		return false
	}
	hours := new(big.Rat).Mul(value, big.NewRat(60, 1))
	return hours.Cmp(q.Value) == 0 || hours.Add(hours, big.NewRat(12*60, 1)).Cmp(q.Value) == 0
}
