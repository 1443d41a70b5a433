package text

import (
	"math/big"
	"slices"
)

// Admit returns the document with a name as one more quantity, in its place:
// an equation that computes with the 12 of "Room 12" makes it an amount.
func (d *Document) Admit(name int) *Document {
	n := d.Names[name]
	changed := *d
	changed.Names = slices.Delete(slices.Clone(d.Names), name, name+1)
	changed.regroup(append(slices.Clone(d.Quantities), n.Quantity))
	return &changed
}

// Split returns the document with the parts of a compound amount as quantities
// of their own, for an equation that uses one of them by itself.
func (d *Document) Split(quantity int) *Document {
	q := &d.Quantities[quantity]
	changed := *d
	list := slices.Delete(slices.Clone(d.Quantities), quantity, quantity+1)
	for _, part := range q.Parts {
		list = append(list, Quantity{
			Span:  Span{d.Tokens[part.FirstToken].Start, d.Tokens[part.EndToken-1].End},
			Value: part.Value, Measure: part.Unit, FirstToken: part.FirstToken, EndToken: part.EndToken,
		})
	}
	changed.regroup(list)
	return &changed
}

// regroup gives the document other quantities, and its tokens to them.
func (d *Document) regroup(list []Quantity) {
	slices.SortFunc(list, func(a, b Quantity) int { return a.FirstToken - b.FirstToken })
	d.Tokens = slices.Clone(d.Tokens)
	for i := range d.Tokens {
		d.Tokens[i].Quantity = -1
	}
	for i := range list {
		for t := list[i].FirstToken; t < list[i].EndToken; t++ {
			d.Tokens[t].Quantity = i
		}
	}
	d.Quantities = list
}

// addName notes a number that is none to compute with.
func (r *reader) addName(p phrase, why string) {
	q := r.quantity(p)
	r.doc.Names = append(r.doc.Names, Name{q, why})
}

// admitYears makes quantities of the years where there are two of them, or
// where a year is asked for: the time between them, and the year after a while,
// are calculations. A single year stays a name.
func (r *reader) admitYears() {
	var first *big.Rat
	several := false
	note := func(v *big.Rat) {
		if first != nil && v.Cmp(first) != 0 {
			several = true
		}
		first = v
	}
	for i := range r.doc.Quantities {
		if r.doc.Quantities[i].Unit == Year {
			note(r.doc.Quantities[i].Value)
		}
	}
	for i := range r.doc.Names {
		if r.doc.Names[i].Unit == Year {
			note(r.doc.Names[i].Value)
		}
	}
	if first == nil || !(several && r.asks(askYears)) && !r.asksYear() {
		return
	}
	for i := 0; i < len(r.doc.Names); {
		if r.doc.Names[i].Unit != Year {
			i++
			continue
		}
		*r.doc = *r.doc.Admit(i)
	}
	r.tokens = r.doc.Tokens
}

// asksYear says whether the text asks for a year: "in which year", "what year".
func (r *reader) asksYear() bool {
	for i := 1; i < len(r.tokens); i++ {
		if r.tokens[i].Norm == "year" && (r.tokens[i-1].Norm == "which" || r.tokens[i-1].Norm == "what") {
			return true
		}
	}
	return false
}
