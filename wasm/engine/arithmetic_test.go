package engine

import "testing"

func TestArithmetic(t *testing.T) {
	for _, c := range []struct {
		source, calculation string
		at                  int
	}{
		{"5+3*2", "5+3*2", 0},
		{" 7 + 5 = ?", "7 + 5 ", 1},
		{"\n(4 − 1) × 12 =\n", "(4 − 1) × 12 ", 1},
		{"3x4", "3x4", 0},
		{"½ · 20", "½ · 20", 0},
		{"5 + * 3", "5 + * 3", 0}, // what is wrong with it is said of an expression
		{"12", "", 0},
		{"x", "", 0},
		{"(5 + ?) * 3", "", 0},
		{"5 + 3 eggs", "", 0},
		{"What is 5 + 3?", "", 0},
		{"", "", 0},
	} {
		calculation, at, ok := arithmetic(c.source)
		if ok != (c.calculation != "") || ok && (calculation != c.calculation || at != c.at) {
			t.Errorf("arithmetic(%q) = %q, %d, %v", c.source, calculation, at, ok)
		}
	}
}

// TestArithmeticIsAnExpression: it is searched for as it stands, and a fault is pointed at where it
// is.
func TestArithmeticIsAnExpression(t *testing.T) {
	q, failure := New().understand(" 7 + 5 = ?", "")
	if failure != nil || q.tree().String() != "n0 + n1" {
		t.Fatalf("%v, %v", q, failure)
	}
	if _, failure := New().understand("  5 + * 3", ""); failure == nil || failure.At != 6 {
		t.Errorf("the fault is %+v", failure)
	}
}
