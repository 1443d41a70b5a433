package answer

import "mwpranker/wasm/expr"

// Line words one step of a calculation: "18 + 25 = 43", and of a division that is brought to whole
// numbers how it goes: "130 / 40 = 3 remainder 10, so 4". result is the step's value, or the answer
// in words where it is the last step.
func Line(step expr.Step, result string) string {
	switch {
	case step.Division == "":
		return step.Expression + " = " + result
	case step.Remainder == "0" && step.Node.Op != expr.Remainder:
		return step.Division + " = " + result
	}
	return step.Division + " = " + step.Quotient + " remainder " + step.Remainder + ", so " + result
}
