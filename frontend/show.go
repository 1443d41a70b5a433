package frontend

import (
	"fmt"
	"html"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/vugu/vugu"

	"mwpranker/wasm/message"
)

// Small helpers of the components.

// yes writes a truth value for an aria attribute.
func yes(b bool) string { return pick(b, "true", "false") }

// pick chooses between two words.
func pick(b bool, then, otherwise string) string {
	if b {
		return then
	}
	return otherwise
}

// Why is the reason of a failure. Where it is at a certain place, the place is shown, and need not
// be told in bytes.
func Why(f *message.Failure) string {
	if reason := say.Reason(f.Code); reason != "" {
		return reason
	}
	if f.At < 0 {
		return f.Why
	}
	// "expression, at byte 7: what is wrong"; package regexp would add 2 % to what a first visit
	// loads.
	if place, found := strings.CutPrefix(strings.TrimPrefix(f.Why, "expression, "), "at byte "); found {
		if _, why, found := strings.Cut(place, ": "); found {
			return why
		}
	}
	return f.Why
}

// WhyTongue is the language of Why.
func WhyTongue(f *message.Failure) string {
	if say.Reason(f.Code) != "" {
		return say.Tag
	}
	return "en"
}

// hasPlace is whether a failure is at a certain place of an expression.
func hasPlace(expression string, f *message.Failure) bool {
	return f != nil && f.At >= 0 && f.At <= len(expression) && strings.TrimSpace(expression) != ""
}

// Place is an expression with the place of a fault marked: the word or the sign that stands there,
// or its end.
func Place(expression string, f *message.Failure) vugu.HTML {
	if !hasPlace(expression, f) {
		return ""
	}
	before, rest := expression[:f.At], expression[f.At:]
	end := strings.IndexFunc(rest, func(r rune) bool { return r != '.' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	switch {
	case end < 0:
		end = len(rest)
	case end == 0: // a sign
		_, end = utf8.DecodeRuneInString(rest)
	}
	fault := rest[:end]
	if strings.TrimSpace(fault) == "" {
		fault = "\u2002" // something is missing
	}
	return vugu.HTML(html.EscapeString(before) + `<mark class="fault">` + html.EscapeString(fault) + `<span class="heard"> (` + html.EscapeString(say.FaultHere) + `)</span></mark>` + html.EscapeString(rest[end:]))
}

// withMark puts a unit where it is written: $5, but 5 min.
func withMark(number, unit string) string {
	switch unit {
	case "":
		return number
	case "$", "£", "€", "₹", "₦", "₱", "₵", "¥", "₩", "₽", "₺", "R", "R$":
		return unit + number
	}
	return number + " " + unit
}

var stepSigns = strings.NewReplacer("*", "×", "/", "÷", "-", "−")

// stepLine writes a step of a calculation: "18 + 25 = 43". A division that is brought to whole
// numbers is told as it is done, the last one with the answer in words: "130 ÷ 40 = 3 remainder 10,
// so 4 buses".
func stepLine(r *message.Reading, step int) string {
	s := &r.Steps[step]
	value := s.Value
	if step == len(r.Steps)-1 && s.Division != "" && r.Worded != "" {
		value = r.Worded
	}
	switch division := stepSigns.Replace(s.Division); {
	case division == "":
		return stepSigns.Replace(s.Expression) + " = " + value
	case s.Remainder == "0" && s.Value == s.Quotient:
		return division + " = " + value
	default:
		return fmt.Sprintf(say.RestSays, division, s.Quotient, s.Remainder, value)
	}
}

// roundedLine is what whole things would be beside an answer that is not whole, or "".
func roundedLine(r *message.Reading) string {
	if r == nil || r.Rounded == nil {
		return ""
	}
	return fmt.Sprintf(say.RoundedSays, r.Worded, r.Rounded.Up, r.Rounded.Down)
}
