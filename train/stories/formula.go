package stories

import (
	"fmt"
	"math/big"
	"strings"

	"mwpranker/wasm/expr"
)

// formula is arithmetic over the names of slots: an equation, a derived slot or a condition.
// Conditions compare: n % m == 0, a + b < c.
type formula struct {
	op          string // "num", "slot", or an operator: + - * / % == != < <= > >=, or the name of one of wasm/expr: roundup
	name        string // of the slot
	value       *big.Rat
	left, right *formula
}

// precedence of the operators, loosest first.
var precedence = []string{"== != <= >= < >", "+ -", "* / %"}

func parseFormula(s string) (*formula, error) {
	p := &formulaParser{rest: s}
	f, err := p.level(0)
	if err != nil {
		return nil, fmt.Errorf("formula %q: %w", s, err)
	}
	if p.skip(); p.rest != "" {
		return nil, fmt.Errorf("formula %q: %q is left over", s, p.rest)
	}
	return f, nil
}

type formulaParser struct{ rest string }

func (p *formulaParser) skip() { p.rest = strings.TrimLeft(p.rest, " \t") }

func (p *formulaParser) level(l int) (*formula, error) {
	if l == len(precedence) {
		return p.atom()
	}
	left, err := p.level(l + 1)
	for err == nil {
		p.skip()
		op := ""
		for _, o := range strings.Fields(precedence[l]) {
			if strings.HasPrefix(p.rest, o) {
				op = o
				break
			}
		}
		if op == "" {
			return left, nil
		}
		p.rest = p.rest[len(op):]
		var right *formula
		if right, err = p.level(l + 1); err == nil {
			left = &formula{op: op, left: left, right: right}
		}
	}
	return nil, err
}

func (p *formulaParser) atom() (*formula, error) {
	p.skip()
	if strings.HasPrefix(p.rest, "(") {
		p.rest = p.rest[1:]
		f, err := p.level(0)
		if err != nil {
			return nil, err
		}
		if p.skip(); !strings.HasPrefix(p.rest, ")") {
			return nil, fmt.Errorf("a bracket is not closed")
		}
		p.rest = p.rest[1:]
		return f, nil
	}
	n := 0
	for n < len(p.rest) && (isLetter(p.rest[n]) || isDigit(p.rest[n]) || p.rest[n] == '.') {
		n++
	}
	word := p.rest[:n]
	p.rest = p.rest[n:]
	if word == "" {
		return nil, fmt.Errorf("a number or a slot is missing before %q", p.rest)
	}
	if op := expr.OperatorNamed(word); op != 0 && isLetter(word[0]) && strings.HasPrefix(p.rest, "(") {
		return p.call(expr.OperatorName(op))
	}
	if isLetter(word[0]) {
		return &formula{op: "slot", name: word}, nil
	}
	v, ok := new(big.Rat).SetString(word)
	if !ok {
		return nil, fmt.Errorf("%q is not a number", word)
	}
	return &formula{op: "num", value: v}, nil
}

// call reads what stands in the brackets of an operator that is written as a name: roundup(n / m),
// gcd(a, b, c).
func (p *formulaParser) call(op string) (*formula, error) {
	var operands []*formula
	for separator := "("; strings.HasPrefix(p.rest, separator); separator = "," {
		p.rest = p.rest[1:]
		operand, err := p.level(1)
		if err != nil {
			return nil, err
		}
		operands = append(operands, operand)
		p.skip()
	}
	if !strings.HasPrefix(p.rest, ")") {
		return nil, fmt.Errorf("the bracket of %s is not closed", op)
	}
	p.rest = p.rest[1:]
	if rounds(op) && len(operands) == 1 && operands[0].op == "/" {
		return &formula{op: op, left: operands[0].left, right: operands[0].right}, nil
	}
	if len(operands) < 2 || rounds(op) && len(operands) > 2 {
		return nil, fmt.Errorf("%s takes a division or two numbers", op)
	}
	f := operands[0]
	for _, operand := range operands[1:] {
		f = &formula{op: op, left: f, right: operand}
	}
	return f, nil
}

// rounds says whether the operator is written over a division.
func rounds(op string) bool {
	return expr.NewOperator(expr.OperatorNamed(op), nil, nil).Division() != nil
}

func isLetter(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' }
func isDigit(c byte) bool  { return c >= '0' && c <= '9' }

// slots calls f for the name of every slot in the formula.
func (f *formula) slots(visit func(string)) {
	if f.op == "slot" {
		visit(f.name)
	}
	if f.left != nil {
		f.left.slots(visit)
		f.right.slots(visit)
	}
}

// eval computes the formula; ok is false on a division by zero or a slot without a number.
// A comparison gives 1 or 0.
func (f *formula) eval(env map[string]*big.Rat) (v *big.Rat, ok bool) {
	switch f.op {
	case "num":
		return f.value, true
	case "slot":
		v, ok = env[f.name]
		return v, ok
	}
	a, ok := f.left.eval(env)
	if !ok {
		return nil, false
	}
	b, ok := f.right.eval(env)
	if !ok {
		return nil, false
	}
	v = new(big.Rat)
	switch f.op {
	case "+":
		return v.Add(a, b), true
	case "-":
		return v.Sub(a, b), true
	case "*":
		return v.Mul(a, b), true
	case "/":
		if b.Sign() == 0 {
			return nil, false
		}
		return v.Quo(a, b), true
	case "%":
		if b.Sign() == 0 || !a.IsInt() || !b.IsInt() {
			return nil, false
		}
		return v.SetInt(new(big.Int).Mod(a.Num(), b.Num())), true
	}
	if op := expr.OperatorNamed(f.op); len(f.op) > 2 && op != 0 {
		v, err := expr.NewOperator(op, expr.NewConstant(a), expr.NewConstant(b)).Eval(nil)
		return v, err == nil
	}
	c := a.Cmp(b)
	holds := map[string]bool{"==": c == 0, "!=": c != 0, "<": c < 0, "<=": c <= 0, ">": c > 0, ">=": c >= 0}[f.op]
	if holds {
		return v.SetInt64(1), true
	}
	return v, true
}

// write prints the formula in infix with each leaf named by the caller; every operation is
// bracketed, the outermost not, nor one that has brackets of its own.
func (f *formula) write(leaf func(*formula) string) string {
	if f.left == nil {
		return leaf(f)
	}
	side := func(g *formula) string {
		if g.left != nil && len(g.op) <= 2 {
			return "(" + g.write(leaf) + ")"
		}
		return g.write(leaf)
	}
	switch {
	case len(f.op) <= 2:
		return side(f.left) + " " + f.op + " " + side(f.right)
	case rounds(f.op):
		return f.op + "(" + side(f.left) + " / " + side(f.right) + ")"
	}
	return f.op + "(" + f.left.write(leaf) + ", " + f.right.write(leaf) + ")"
}
