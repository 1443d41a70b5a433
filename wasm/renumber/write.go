package renumber

import (
	"math/big"
	"strconv"
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
)

// A writer writes a number in the form of the one that stands in the text:
// words as words, $4.50 with two places, 7:30 as a clock time. It is only
// trusted where it writes the old number just as it stands there.
type writer struct {
	write        func(v *big.Rat) []edit // nil where it can't be written so
	step, offset *big.Rat                // the values that look alike are offset, offset + step, ...
	list         []*big.Rat              // or these
	decimal      bool                    // it has a point, and is to keep it
	plain        bool                    // digits without any mark, which may get a point
}

// writerOf is the writer of a quantity; nil where there is none.
func writerOf(d *text.Document, q *text.Quantity) *writer {
	var w *writer
	switch q.Form {
	case text.Digits, text.Decimal:
		w = digitsWriter(d, q)
		if w == nil && q.Form == text.Digits {
			w = wordsWriter(d, q)
		}
	case text.Words:
		w = wordsWriter(d, q)
	case text.Multiple:
		if w = timesWriter(d, q); w == nil {
			if w = digitsWriter(d, q); w == nil {
				w = wordsWriter(d, q)
			}
		}
	case text.Fraction:
		w = fractionWriter(d, q)
	case text.Mixed:
		w = mixedWriter(d, q)
	case text.Compound:
		w = compoundWriter(d, q)
	case text.Time:
		w = clockWriter(d, q)
	}
	if w == nil || !w.writes(d, q.Value) {
		return nil
	}
	return w
}

// writes says whether the value is written as the text has it.
func (w *writer) writes(d *text.Document, v *big.Rat) bool {
	edits := w.write(v)
	for _, e := range edits {
		if d.Source[e.Start:e.End] != e.with {
			return false
		}
	}
	return len(edits) > 0
}

// digitsWriter writes a number that has one token of digits: 48, 1,250, $4.50, 3 million, -5.
func digitsWriter(d *text.Document, q *text.Quantity) *writer {
	at := -1
	for i := q.FirstToken; i < q.EndToken; i++ {
		if d.Tokens[i].Kind == text.Number {
			if at >= 0 {
				return nil
			}
			at = i
		}
	}
	if at < 0 {
		return nil
	}
	token := &d.Tokens[at]
	written, ok := new(big.Rat).SetString(token.Norm)
	if !ok || written.Sign() == 0 {
		return nil
	}
	scale := quo(q.Value, written)
	places := 0
	if point := strings.IndexByte(token.Norm, '.'); point >= 0 {
		places = len(token.Norm) - point - 1
	}
	commas := strings.Contains(token.Text, ",") && !q.Comma || !strings.Contains(d.Source, "000") &&
		places == 0
	if written.Cmp(whole(1000)) >= 0 && !strings.Contains(token.Text, ",") {
		commas = false
	}
	if q.Unit == text.Year {
		commas = false
	}
	w := &writer{decimal: places > 0, plain: places == 0 && scale.Cmp(one) == 0 &&
		q.Form == text.Digits}
	w.step, w.offset = grain(written, places, q.Unit.IsMoney())
	w.step.Mul(w.step, new(big.Rat).Abs(scale))
	w.offset.Mul(w.offset, new(big.Rat).Abs(scale))
	w.write = func(v *big.Rat) []edit {
		v = quo(v, scale)
		if v.Sign() <= 0 {
			return nil
		}
		size := places
		if w.plain && !v.IsInt() { // it has got a point
			size = 1
			if q.Unit.IsMoney() {
				size = 2
			}
		}
		s := decimalString(v, size, commas)
		if s == "" {
			return nil
		}
		if q.Comma {
			s = strings.Replace(s, ".", ",", 1)
		}
		return []edit{{token.Span, s}}
	}
	return w
}

var one = whole(1)

// decimalString writes v with just so many places; "" where it has more.
func decimalString(v *big.Rat, places int, commas bool) string {
	s := v.FloatString(places)
	back, ok := new(big.Rat).SetString(s)
	if !ok || back.Cmp(v) != 0 {
		return ""
	}
	whole, rest, _ := strings.Cut(s, ".")
	n, err := strconv.ParseInt(whole, 10, 64)
	if err != nil {
		return ""
	}
	if s = lang.Grouped(n, commas); rest != "" {
		s += "." + rest
	}
	return s
}

// grain is the step between numbers that look as round as this one: 250 is one
// of 50, 100, 150, ...; $4.50 of $4.10, $4.20, ...; $4.99 of $1.99, $2.99, ...
func grain(written *big.Rat, places int, money bool) (step, offset *big.Rat) {
	unit := new(big.Rat).SetFrac(one.Num(), new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(places)),
		nil))
	scaled := quo(written, unit)
	if !scaled.IsInt() || !scaled.Num().IsInt64() {
		return unit, new(big.Rat)
	}
	n := scaled.Num().Int64()
	if places > 0 {
		if money && places == 2 && (n%100 == 99 || n%100 == 95) {
			return one100(unit), mul(whole(n%100), unit)
		}
		size := int64(1)
		if places == 2 && n%10 == 0 {
			size = 10
		} else if places >= 2 && n%5 == 0 {
			size = 5
		}
		return unit.Mul(unit, whole(size)), new(big.Rat)
	}
	for _, round := range []struct{ of, from, step int64 }{
		{10_000, 100_000, 10_000}, {1000, 10_000, 1000}, {100, 1000, 100}, {50, 200, 50}, {10, 40, 10},
		{5, 25, 5},
	} {
		if n >= round.from && n%round.of == 0 {
			return whole(round.step), new(big.Rat)
		}
	}
	return whole(1), new(big.Rat)
}

func one100(unit *big.Rat) *big.Rat { return mul(unit, whole(100)) }

// wordsWriter writes a whole number in words: twenty-four, two hundred and five.
func wordsWriter(d *text.Document, q *text.Quantity) *writer {
	end := q.EndToken
	for end > q.FirstToken+1 && markWords.has(d.Tokens[end-1].Norm) {
		end--
	}
	span := text.Span{Start: d.Tokens[q.FirstToken].Start, End: d.Tokens[end-1].End}
	was := d.Source[span.Start:span.End]
	american := !strings.Contains(was, " and ")
	w := &writer{step: whole(1), offset: new(big.Rat)}
	if q.Value.IsInt() {
		w.step, w.offset = grain(q.Value, 0, false)
	}
	w.write = func(v *big.Rat) []edit {
		if !v.IsInt() || v.Sign() <= 0 || v.Cmp(mostInWords) > 0 {
			return nil
		}
		n := v.Num().Int64()
		s := lang.Cardinal(n, american)
		if q.Value.Cmp(hundred) < 0 && n >= 100 {
			return nil // who writes twenty-four in words writes 124 in digits
		}
		if !strings.Contains(was, "-") && strings.Contains(was, " ") {
			s = strings.ReplaceAll(s, "-", " ")
		}
		return []edit{{span, matchCase(s, was)}}
	}
	return w
}

var (
	hundred     = whole(100)
	mostInWords = whole(9999)
	markWords   = words("percent per cent pct % -")
)

// timesWriter writes "twice" and, in its place, "three times".
func timesWriter(d *text.Document, q *text.Quantity) *writer {
	if d.Tokens[q.FirstToken].Norm != "twice" || q.EndToken >= len(d.Tokens) ||
		!behindTwice.has(d.Tokens[q.EndToken].Norm) {
		return nil
	}
	was := d.Source[q.Start:q.End]
	return &writer{list: rats(2, 3, 4, 5, 6), write: func(v *big.Rat) []edit {
		if !v.IsInt() {
			return nil
		}
		return []edit{{q.Span, matchCase(lang.TimesWords(v.Num().Int64()), was)}}
	}}
}

var behindTwice = words("as a each every per")

func rats(list ...int64) []*big.Rat {
	all := make([]*big.Rat, len(list))
	for i, n := range list {
		all[i] = whole(n)
	}
	return all
}

// compoundWriter writes an amount of two parts: 2 h 30 min, £4 and 20p.
func compoundWriter(d *text.Document, q *text.Quantity) *writer {
	if len(q.Parts) != 2 {
		return nil
	}
	large, small := &q.Parts[0], &q.Parts[1]
	per := large.Unit.Per(small.Unit)
	if per == 0 || !small.Value.IsInt() || !large.Value.IsInt() {
		return nil
	}
	parts := [2]*writer{}
	for i, p := range []*text.Part{large, small} {
		alone := text.Quantity{
			Span:  text.Span{Start: d.Tokens[p.FirstToken].Start, End: d.Tokens[p.EndToken-1].End},
			Value: p.Value, FirstToken: p.FirstToken, EndToken: p.EndToken,
		}
		if parts[i] = digitsWriter(d, &alone); parts[i] == nil {
			if parts[i] = wordsWriter(d, &alone); !parts[i].writes(d, p.Value) {
				return nil
			}
		}
	}
	// The value counts the smaller unit, but for money, which counts the larger.
	share := whole(1)
	if q.Unit == large.Unit {
		share = big.NewRat(1, per)
	}
	size := int64(1)
	if small.Value.Num().Int64()%5 == 0 {
		size = 5
	}
	least := int64(1)
	if large.Value.Cmp(one) > 0 {
		least = 2 // so that it stays in the plural
	}
	return &writer{step: mul(share, whole(size)), offset: new(big.Rat),
		write: func(v *big.Rat) []edit {
			v = quo(v, share)
			if !v.IsInt() || !v.Num().IsInt64() {
				return nil
			}
			n := v.Num().Int64()
			first, rest := n/per, n%per
			oneStays := (first == 1) == (large.Value.Cmp(one) == 0) &&
				(rest == 1) == (small.Value.Cmp(one) == 0)
			if first < least || rest == 0 || !oneStays {
				return nil
			}
			a, b := parts[0].write(whole(first)), parts[1].write(whole(rest))
			if a == nil || b == nil {
				return nil
			}
			return append(a, b...)
		}}
}
