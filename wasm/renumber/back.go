package renumber

import (
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// variant writes the text with the numbers as they are, and reads it back; ok
// is false where something else is read than was put in.
func (w *work) variant() (*Variant, bool) {
	source, ok := w.write()
	if !ok {
		return nil, false
	}
	document, ok := w.readBack(source)
	if !ok {
		return nil, false
	}
	v := &Variant{Problem: Problem{document, w.Expr}, Text: source}
	var err error
	if v.Value, err = worth.Of(w.Expr, document.Quantities); err != nil ||
		v.Value.Rat.Cmp(w.nodes[len(w.nodes)-1].value) != 0 {
		return nil, false
	}
	if !saysTheSame(v) {
		return nil, false
	}
	for i := range document.Quantities {
		from, to := &w.Document.Quantities[i], &document.Quantities[i]
		if from.Value.Cmp(to.Value) != 0 {
			v.Changes = append(v.Changes, Change{i, w.Document.Source[from.Start:from.End],
				source[to.Start:to.End]})
		}
	}
	return v, len(v.Changes) > 0
}

// saysTheSame says whether the equation over the new numbers, which is what a record keeps, is read
// as the calculation: 60 - 25 would be another one where the text has one o'clock.
func saysTheSame(v *Variant) bool {
	document, err := text.Read(v.Text)
	if err != nil {
		return false
	}
	bound, document, err := corpus.Bind(worth.Equation(v.Expr, v.Document.Quantities), document)
	if err != nil || bound.Key(expr.Canonical) != v.Expr.Key(expr.Canonical) {
		return false
	}
	value, err := worth.Of(bound, document.Quantities)
	return err == nil && value.Kind == v.Value.Kind && value.Rat.Cmp(v.Value.Rat) == 0
}

// write is the text with the new numbers.
func (w *work) write() (string, bool) {
	var edits []edit
	for i := range w.slots {
		s := &w.slots[i]
		value := w.values[s.quantity]
		if value.Cmp(s.old) == 0 {
			continue
		}
		written := s.writer.write(value)
		if written == nil {
			return "", false
		}
		edits = append(edits, written...)
		edits = append(edits, s.single...)
		q := &w.Document.Quantities[s.quantity]
		if first := written[0]; first.Start <= w.Document.Tokens[q.FirstToken].End {
			if e, ok := article(w.Document, q, first.with); ok {
				edits = append(edits, e)
			}
		}
	}
	edits = inOrder(edits)
	var b strings.Builder
	at := 0
	for _, e := range edits {
		if e.Start < at {
			return "", false // two edits of one word
		}
		b.WriteString(w.Document.Source[at:e.Start])
		b.WriteString(e.with)
		at = e.End
	}
	b.WriteString(w.Document.Source[at:])
	return b.String(), true
}

// inOrder sorts edits, of which there are few, by their place, and leaves out what is there
// already.
func inOrder(edits []edit) []edit {
	var sorted []edit
next:
	for _, e := range edits {
		at := len(sorted)
		for ; at > 0 && sorted[at-1].Start >= e.Start; at-- {
			if sorted[at-1] == e {
				continue next
			}
		}
		sorted = append(sorted, edit{})
		copy(sorted[at+1:], sorted[at:])
		sorted[at] = e
	}
	return sorted
}

// readBack reads a text, and says whether its numbers are those that were put in.
func (w *work) readBack(source string) (*text.Document, bool) {
	before, err := text.Read(w.Document.Source)
	if err != nil {
		return nil, false
	}
	after, err := text.Read(source)
	if err != nil {
		return nil, false
	}
	if len(before.Names) != len(after.Names) {
		return nil, false
	}
	for i := len(before.Names) - 1; i >= 0; i-- { // names that the equation computes with
		span := before.Names[i].Span
		if slices.ContainsFunc(w.Document.Quantities,
			func(q text.Quantity) bool { return q.Span == span }) {
			before, after = before.Admit(i), after.Admit(i)
		}
	}
	if len(before.Quantities) != len(w.values) || len(after.Quantities) != len(w.values) ||
		len(before.Constants) != len(after.Constants) || len(before.Sentences) != len(after.Sentences) {
		return nil, false
	}
	for i := range after.Quantities {
		q, was, here := &after.Quantities[i], &before.Quantities[i], &w.Document.Quantities[i]
		if was.Span != here.Span || q.Value == nil || q.Value.Cmp(w.values[i]) != 0 ||
			q.Unit != was.Unit || q.Measure != was.Measure {
			return nil, false
		}
	}
	for i := range after.Constants {
		if after.Constants[i].Word != before.Constants[i].Word {
			return nil, false
		}
	}
	return after, true
}
