package world

import (
	"math/big"
	"math/rand/v2"
	"strings"
	"unicode/utf8"

	"mwpranker/wasm/lang"
)

// style is how a problem writes its numbers.
type style struct {
	r        *rand.Rand
	american bool
	inWords  bool
	commas   bool
	sign     string
	percent  string
	dollars  bool // "5 dollars" in place of "$5"
}

func newStyle(r *rand.Rand, american bool) *style {
	s := &style{r: r, american: american, inWords: r.IntN(10) < 3, commas: r.IntN(10) < 7, sign: "$", percent: "%"}
	switch k := r.IntN(10); {
	case american || k < 3:
	case k < 8:
		s.sign = "£"
	default:
		s.sign = "€"
	}
	if r.IntN(10) < 3 {
		s.percent = " percent"
		if !american {
			s.percent = " per cent"
		}
	}
	return s
}

// write replaces the marks by numbers and sets the capitals; order lists the quantities as they
// appear.
func (s *style) write(w *run, marked string) (text string, order []int) {
	var b strings.Builder
	start := true
	rest := marked
	if w.american {
		rest = americanSpelling.Replace(rest)
	} else {
		rest = britishSpelling.Replace(rest)
	}
	for rest != "" {
		c, size := utf8.DecodeRuneInString(rest)
		after := rest[size:]
		if c >= firstMark {
			q := int(c - firstMark)
			n := s.number(w.quantities[q].value, w.quantities[q].what, b.String(), after, start)
			if start {
				n = lang.Capital(n)
			}
			b.WriteString(n)
			order = append(order, q)
			start = false
		} else {
			opens := c == '"' && (b.Len() == 0 || strings.HasSuffix(b.String(), " ") || strings.HasSuffix(b.String(), "."))
			if start && c != ' ' && !opens { // the word behind an opening quotation mark starts the sentence
				b.WriteString(lang.Capital(rest[:size]))
				start = false
			} else {
				b.WriteString(rest[:size])
			}
			if c == '?' || c == '!' || c == '.' && (after == "" || after[0] == ' ' || after[0] == '"') && !title(b.String()) {
				start = true
			}
		}
		rest = after
	}
	return b.String(), order
}

// The tables are in British spelling, the verbs' forms follow American rules.
var (
	americanSpelling = strings.NewReplacer("metre", "meter", "litre", "liter", "neighbour", "neighbor", "theatre", "theater", "centre", "center",
		"practise", "practice", "jewellery", "jewelry", "tonne", "ton")
	britishSpelling = strings.NewReplacer("traveled", "travelled", "traveling", "travelling", "labeled", "labelled", "labeling", "labelling")
)

// title is true behind "Mrs.": no sentence ends there.
func title(s string) bool {
	return strings.HasSuffix(s, " Mr.") || strings.HasSuffix(s, " Mrs.") || strings.HasSuffix(s, " Ms.") || s == "Mr." || s == "Mrs." || s == "Ms."
}

// number writes v as its kind and the style say; before and after are the text around it.
func (s *style) number(v *big.Rat, w *what, before, after string, start bool) string {
	switch w.kind {
	case money:
		if s.dollars && v.IsInt() && v.Cmp(big.NewRat(1, 1)) > 0 {
			return lang.Grouped(v.Num().Int64(), s.commas) + " dollars"
		}
		return lang.MoneyString(v, s.sign, s.commas)
	case percent:
		return lang.DecimalString(v, 2) + s.percent
	case part:
		if f := lang.FractionWords(v, s.american); f != "" && (start || s.r.IntN(10) < 7 || strings.HasPrefix(after, " as")) {
			return f
		}
		return v.RatString()
	case times:
		return lang.TimesWords(v.Num().Int64())
	case fold:
		return map[int64]string{2: "double", 3: "triple", 4: "quadruple"}[v.Num().Int64()]
	}
	if !v.IsInt() {
		if m := lang.MixedString(v); v.Denom().IsInt64() && v.Denom().Int64() <= 4 && v.Cmp(big.NewRat(1, 1)) > 0 && s.r.IntN(2) == 0 && w.kind == measure {
			return m
		}
		return lang.DecimalString(v, 2)
	}
	n := v.Num().Int64()
	free := !strings.HasSuffix(before, "another ") && !strings.HasPrefix(after, " dozen") && !strings.HasPrefix(after, " more") && w.kind == count
	switch {
	case n == 12 && free && s.r.IntN(4) == 0:
		return "a dozen"
	case n == 6 && free && s.r.IntN(12) == 0:
		return "half a dozen"
	case start && n <= 100 || s.inWords && n <= 12 || s.inWords && n <= 100 && s.r.IntN(3) == 0:
		return lang.Cardinal(n, s.american)
	}
	return lang.Grouped(n, s.commas)
}
