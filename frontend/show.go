package frontend

import (
	"strings"

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

// withUnit is a reading's answer with the mark that belongs to it.
func withUnit(r *message.Reading) string {
	switch r.Unit {
	case "$", "£", "€":
		return r.Unit + r.Answer
	case "%", "¢", "p":
		return r.Answer + " " + r.Unit
	}
	return r.Answer
}

// stepLine writes a step of a calculation: "18 + 25 = 43".
func stepLine(s message.Step) string {
	return strings.NewReplacer("*", "×", "/", "÷", "-", "−").Replace(s.Expression) + " = " + s.Value
}
