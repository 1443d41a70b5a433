package importer

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"unicode"
	"unicode/utf8"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Step is one line of a calculation: what is calculated, and the result.
type Step struct{ Left, Right string }

// plainEquation makes what corpus.Bind reads of the ways in which the sets
// write an equation: "7+2=9" is 7+2, and "7+2=9; 9*3=27" is (7+2)*3; a table
// may have it as a formula, "=7+2".
func plainEquation(s string, record *corpus.Record) (string, error) {
	s = strings.TrimSpace(withoutUnits(strings.TrimPrefix(strings.TrimSpace(s), "=")))
	var steps []Step
	for part := range strings.SplitSeq(strings.Trim(s, "; "), ";") {
		left, right, equal := strings.Cut(part, "=")
		if _, err := expr.ParseRat(strings.TrimSpace(right)); !equal || err != nil {
			return s, nil // an expression, or an equation with x: as it stands
		}
		steps = append(steps, Step{left, right})
	}
	if len(steps) == 1 {
		if _, err := expr.Parse(steps[0].Left); err != nil {
			return s, nil // 37 + x = 50
		}
		return strings.TrimSpace(steps[0].Left), nil
	}
	return compose(steps, record)
}

// withoutUnits takes out the units that ASDiv writes behind numbers: "60 (min/hour)". Brackets
// right behind a name are an operator's: ceil(a/b).
func withoutUnits(s string) string {
	var b strings.Builder
	for {
		before, behind, found := strings.Cut(s, "(")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		end := strings.IndexFunc(behind, func(r rune) bool { return !isOfUnit(r) })
		if end < 0 {
			end = len(behind)
		}
		first, _ := utf8.DecodeRuneInString(strings.TrimLeftFunc(behind[:end], unicode.IsSpace))
		if unicode.IsLetter(first) && strings.HasPrefix(behind[end:], ")") && !endsName(before) {
			end++
		} else {
			b.WriteByte('(')
			b.WriteString(behind[:end])
		}
		s = behind[end:]
	}
}

// isOfUnit says whether the name of a unit may have a character: letters, with blanks, dots and
// slashes between them.
func isOfUnit(r rune) bool { return unicode.IsLetter(r) || unicode.IsSpace(r) || r == '.' || r == '/' }

// endsName says whether a text ends in a letter, as the name of a function does before its bracket.
func endsName(s string) bool {
	return s != "" && ('a' <= s[len(s)-1]|0x20 && s[len(s)-1]|0x20 <= 'z')
}

// Annotations are the steps that GSM8K marks in a worked answer: <<48/2=24>>.
func Annotations(work string) []Step {
	var steps []Step
	for _, part := range strings.Split(work, "<<")[1:] {
		note, _, _ := strings.Cut(part, ">>")
		left, right, _ := strings.Cut(note, "=")
		steps = append(steps, Step{left, right})
	}
	return steps
}

// compose makes one equation of steps: the last that gives the answer, or the last of all.
func compose(steps []Step, record *corpus.Record) (string, error) {
	document, err := text.Read(record.Text)
	if err != nil {
		return "", err
	}
	composed, err := Compose(steps, document.Values())
	if err != nil {
		return "", err
	}
	whole := composed[len(composed)-1].Tree
	if answer, err := record.Answer.Rat(); err == nil {
		for _, each := range composed {
			if each.Value.Cmp(answer) == 0 {
				whole = each.Tree
			}
		}
	}
	return whole.String(), nil
}

// Composed is what a step calculates, all in all, and the result that it states.
type Composed struct {
	Tree  *expr.Expr
	Value *big.Rat
}

var errLongSteps = errors.New("the steps together are too long")

// Compose puts earlier results in the place of numbers, step by step; values
// are the numbers of the text. Steps that calculate nothing (5=5) are left out;
// there is at least one other. It is not guessed where a number could be two things.
func Compose(steps []Step, values []*big.Rat) ([]Composed, error) {
	if len(steps) > expr.MaxOperators {
		return nil, errLongSteps
	}
	results := map[string]*expr.Expr{} // by value
	var all []Composed
	for _, s := range steps {
		tree, err := expr.Parse(s.Left)
		if err != nil {
			return nil, fmt.Errorf("the step %.60q can't be read", s.Left+"="+s.Right)
		}
		if tree, err = substitute(tree, results, values); err != nil {
			return nil, err
		}
		value, err := expr.ParseRat(strings.TrimSpace(s.Right))
		if err != nil {
			return nil, fmt.Errorf("the result of the step %.60q is not a number", s.Left+"="+s.Right)
		}
		if tree.Kind != expr.Operator {
			continue
		}
		if tree.Steps() > expr.MaxOperators {
			return nil, errLongSteps
		}
		results[value.RatString()] = tree
		all = append(all, Composed{tree, value})
	}
	if len(all) == 0 {
		return nil, errors.New("there is no step that calculates something")
	}
	return all, nil
}

// substitute puts earlier results in the place of numbers. A number that is
// both a result and in the text could be either: it is not guessed.
func substitute(e *expr.Expr, results map[string]*expr.Expr, values []*big.Rat) (*expr.Expr, error) {
	switch e.Kind {
	case expr.Operator:
		left, err := substitute(e.Left, results, values)
		if err != nil {
			return nil, err
		}
		right, err := substitute(e.Right, results, values)
		if err != nil {
			return nil, err
		}
		return expr.NewOperator(e.Op, left, right), nil
	case expr.Constant:
		if e.Value == nil {
			break
		}
		earlier := results[e.Value.RatString()]
		if earlier == nil {
			return e, nil
		}
		for _, value := range values {
			if value.Cmp(e.Value) == 0 {
				return nil, fmt.Errorf("%s is the result of a step and also a number of the text", expr.FormatRat(value))
			}
		}
		return earlier, nil
	}
	return nil, errors.New("a step has a letter")
}
