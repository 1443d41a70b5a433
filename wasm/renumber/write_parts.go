package renumber

import (
	"math/big"
	"strconv"
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/text"
)

// fractions are those that a problem may have in place of another.
var fractions = func() (list []*big.Rat) {
	for _, d := range []int64{2, 3, 4, 5, 6, 8, 10} {
		for n := int64(1); n < d; n++ {
			if f := big.NewRat(n, d); f.Denom().Int64() == d {
				list = append(list, f)
			}
		}
	}
	return list
}()

// fractionWriter writes 3/4, half of, a third of, two-fifths.
func fractionWriter(d *text.Document, q *text.Quantity) *writer {
	was := d.Source[q.Start:q.End]
	ways := []func(*big.Rat) string{
		(*big.Rat).RatString,
		func(v *big.Rat) string { return lang.FractionWords(v, false) },
		func(v *big.Rat) string { return lang.FractionWords(v, true) },
		func(v *big.Rat) string { return oneOf(v, "-") },
		func(v *big.Rat) string { return oneOf(v, " ") },
		func(v *big.Rat) string { return strings.ReplaceAll(lang.FractionWords(v, false), "-", " ") },
		func(v *big.Rat) string { return strings.ReplaceAll(lang.FractionWords(v, true), "-", " ") },
	}
	for _, way := range ways {
		if matchCase(way(q.Value), was) != was {
			continue
		}
		if strings.EqualFold(was, "half") && (q.EndToken >= len(d.Tokens) ||
			d.Tokens[q.EndToken].Norm != "of") {
			return nil // half the class, half as many, half an hour
		}
		list := fractions
		if q.Value.Num().Cmp(one.Num()) == 0 { // a third stays one part, as the words around it may say
			list = rats()
			for _, f := range fractions {
				if f.Num().Cmp(one.Num()) == 0 {
					list = append(list, f)
				}
			}
		}
		return &writer{list: list, write: func(v *big.Rat) []edit {
			s := way(v)
			if s == "" || v.IsInt() {
				return nil
			}
			return []edit{{q.Span, matchCase(s, was)}}
		}}
	}
	return nil
}

// oneOf writes 1/3 as "one-third".
func oneOf(v *big.Rat, joint string) string {
	if _, part, ok := strings.Cut(lang.FractionWords(v, true), "a "); ok {
		return "one" + joint + part
	}
	return ""
}

// mixedWriter writes 2 1/2 and "two and a half"; its fraction stays.
func mixedWriter(d *text.Document, q *text.Quantity) *writer {
	full := new(big.Rat).SetInt(new(big.Int).Quo(q.Value.Num(), q.Value.Denom()))
	part := sub(q.Value, full)
	first := &d.Tokens[q.FirstToken]
	inWords := first.Kind == text.Word
	return &writer{step: whole(1), offset: part, write: func(v *big.Rat) []edit {
		n := sub(v, part)
		if !n.IsInt() || n.Sign() <= 0 || n.Cmp(whole(19)) > 0 ||
			(n.Cmp(one) == 0) != (full.Cmp(one) == 0) {
			return nil
		}
		s := n.Num().String()
		if inWords {
			s = matchCase(lang.Cardinal(n.Num().Int64(), false), first.Text)
		}
		return []edit{{first.Span, s}}
	}}
}

// clockWriter writes a clock time in the way in which it stands there: 7:30, 18:45, 3 p.m., half
// past six.
func clockWriter(d *text.Document, q *text.Quantity) *writer {
	if !q.Value.IsInt() || !q.Unit.IsClock() {
		return nil
	}
	was := q.Value.Num().Int64()
	half := was / 720
	step := int64(60)
	for _, s := range []int64{30, 15, 5, 1} {
		if was%step == 0 {
			break
		}
		step = s
	}
	for i := q.EndToken - 1; i >= q.FirstToken; i-- {
		token := &d.Tokens[i]
		for _, way := range clockWays {
			if way(was, token.Text) != token.Text {
				continue
			}
			w := &writer{step: whole(step), offset: new(big.Rat)}
			if !strings.Contains(token.Text, ":") { // only its hour is written here
				w.step, w.offset = whole(60), whole(was%60)
			}
			w.write = func(v *big.Rat) []edit {
				if !v.IsInt() || !v.Num().IsInt64() {
					return nil
				}
				n := v.Num().Int64()
				if n < 0 || n/720 != half || (dial(n) == 12) != (dial(was) == 12) {
					return nil
				}
				return []edit{{token.Span, way(n, token.Text)}}
			}
			return w
		}
	}
	return nil
}

// dial is the hour that a clock's small hand has passed.
func dial(minutes int64) int64 {
	if hour := minutes / 60 % 12; hour > 0 {
		return hour
	}
	return 12
}

// clockWays are the ways in which a token says a time in minutes after midnight.
var clockWays = []func(minutes int64, like string) string{
	func(m int64, _ string) string { return hourMinutes(m/60, m) },
	func(m int64, _ string) string { return hourMinutes(dial(m), m) },
	func(m int64, _ string) string {
		if m/60 < 10 {
			return "0" + hourMinutes(m/60, m)
		}
		return hourMinutes(m/60, m)
	},
	func(m int64, _ string) string { return strconv.FormatInt(dial(m), 10) },
	func(m int64, like string) string { return matchCase(lang.Cardinal(dial(m), false), like) },
	func(m int64, _ string) string { return strconv.FormatInt(dial(m+60), 10) }, // ten to eight
	func(m int64, like string) string { return matchCase(lang.Cardinal(dial(m+60), false), like) },
}

func hourMinutes(hour, minutes int64) string {
	return strconv.FormatInt(hour, 10) + ":" + strconv.FormatInt(minutes/10%6,
		10) + strconv.FormatInt(minutes%10, 10)
}
