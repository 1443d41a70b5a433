package expr

import "slices"

// call reads a function: its name and, in brackets, a division or two operands
// for those that round one, two operands or more for the others. A lone ?
// stands for all operands.
//
//	function = name "(" sum { ("," | ";") sum } ")"
func (p *parser) call(name token) (*Expr, error) {
	p.at++
	open := p.peek()
	if closing[open.kind] == 0 {
		return nil, p.fail(name, ErrNoBrackets)
	}
	p.splitGroups(name.function)
	operands, err := p.operands(open)
	if err != nil {
		return nil, err
	}
	f := name.function
	if only := operands[0]; len(operands) == 1 {
		switch {
		case only.Kind == Wildcard:
			operands = append(operands, &Expr{Kind: Wildcard})
		case f.rounds && only.Kind == Operator && only.Op == '/':
			operands = []*Expr{only.Left, only.Right}
		}
	}
	switch {
	case f.rounds && len(operands) != 2:
		return nil, p.fail(name, ErrNoDivision)
	case len(operands) < 2:
		return nil, p.fail(name, ErrTwoOperands)
	}
	e := operands[0]
	for _, operand := range operands[1:] {
		e = NewOperator(f.op, e, operand)
	}
	return e, nil
}

// operands reads what stands in the brackets of a function.
func (p *parser) operands(open token) ([]*Expr, error) {
	p.at++
	var list []*Expr
	for {
		e, err := p.sum()
		if err != nil {
			return nil, err
		}
		list = append(list, e)
		switch t := p.peek(); t.kind {
		case commaToken:
			p.at++
		case closing[open.kind]:
			p.at++
			return list, nil
		case endToken, '=', ')', ']', '}':
			return nil, p.fail(open, ErrUnbalanced)
		default:
			return nil, p.fail(t, ErrNoOperator)
		}
	}
}

// splitGroups decides what a comma between digits is in the brackets that open
// here. As elsewhere it groups thousands, gcd(1,250, 500), unless the operands
// would be missing then: where nothing else in these brackets separates, no
// comma with a space, no semicolon, and no division sign under a function that
// takes a division, each comma is one between operands, as in gcd(12,180).
func (p *parser) splitGroups(f *function) {
	end, depth := p.at+1, 1
	for ; end < len(p.tokens); end++ {
		switch t := p.tokens[end]; {
		case closing[t.kind] != 0:
			depth++
		case t.kind == ')' || t.kind == ']' || t.kind == '}':
			depth--
		case depth == 1 && (t.kind == commaToken || f.rounds && t.kind == '/'):
			return
		}
		if depth == 0 {
			break
		}
	}
	var split []token
	depth = 0
	for _, t := range p.tokens[p.at+1 : end] {
		switch {
		case closing[t.kind] != 0:
			depth++
		case t.kind == ')' || t.kind == ']' || t.kind == '}':
			depth--
		}
		if depth == 0 && t.kind == numberToken {
			split = append(split, p.groups(t)...)
		} else {
			split = append(split, t)
		}
	}
	p.tokens = slices.Concat(p.tokens[:p.at+1], split, p.tokens[end:])
}

// groups makes a number of each group of digits between commas.
func (p *parser) groups(t token) []token {
	var list []token
	start := t.start
	for i := t.start; i <= t.end; i++ {
		if i < t.end && p.input[i] != ',' {
			continue
		}
		if v, ok := parseDecimal(p.input[start:i]); ok {
			list = append(list, token{kind: numberToken, start: start, end: i, leaf: NewConstant(v)})
		}
		if i < t.end {
			list = append(list, token{kind: commaToken, start: i, end: i + 1})
		}
		start = i + 1
	}
	return list
}
