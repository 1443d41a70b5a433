package reader

import (
	"fmt"
	"math"
	"math/rand/v2"

	"mwpranker/wasm/expr"
)

// A judge knows what is to be calculated in a problem, and tells of other trees over its quantities
// whether they, and which of their steps, calculate that or a part of it. Two trees calculate the
// same where they come to the same for several random values of the quantities: how they are
// written is no matter.
type judge struct {
	values [trials][]float64
	gold   string
	parts  map[string]bool // what the steps of the gold tree come to, and parts of its chains
	leaves map[string]bool
}

// trials is how many sets of values are tried.
const trials = 3

// longestChain is how many operands a chain may have for all parts of it to be looked at.
const longestChain = 7

func newJudge(gold *expr.Expr, quantities int, r *rand.Rand) *judge {
	j := &judge{parts: map[string]bool{}, leaves: map[string]bool{}}
	for i := range j.values {
		for range quantities {
			j.values[i] = append(j.values[i], float64(2+r.IntN(400)))
		}
	}
	j.gold = j.mark(gold)
	for e := range gold.Postorder() {
		if e.Kind == expr.Operator {
			j.chain(e)
		} else {
			j.leaves[e.String()] = true
		}
		j.parts[j.mark(e)] = true
	}
	return j
}

// same says whether a tree calculates what is wanted.
func (j *judge) same(e *expr.Expr) bool { return j.mark(e) == j.gold }

// part says whether a subtree calculates a part of what is wanted.
func (j *judge) part(e *expr.Expr) bool {
	if e.Kind != expr.Operator {
		return j.leaves[e.String()]
	}
	return j.parts[j.mark(e)]
}

// mark is the same for subtrees that calculate the same.
func (j *judge) mark(e *expr.Expr) string {
	var point [trials]float64
	for i := range point {
		point[i] = evaluated(e, j.values[i])
	}
	return markOf(point, e)
}

func markOf(point [trials]float64, e *expr.Expr) string {
	for _, v := range point {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return e.Canonical().String() // it has no value there, so its form has to do
		}
	}
	return fmt.Sprintf("%.9e", point)
}

// chain notes what every choice of the operands of a sum or a product comes to, since they may be
// taken in any order.
func (j *judge) chain(e *expr.Expr) {
	family, ok := families[e.Op]
	if !ok {
		return
	}
	var operands [][trials]float64
	var taken []bool
	var walk func(e *expr.Expr, away bool)
	walk = func(e *expr.Expr, away bool) {
		if e.Kind == expr.Operator && families[e.Op] == family {
			walk(e.Left, away)
			walk(e.Right, away != (e.Op != family))
			return
		}
		var point [trials]float64
		for i := range point {
			point[i] = evaluated(e, j.values[i])
		}
		operands, taken = append(operands, point), append(taken, away)
	}
	walk(e, false)
	if len(operands) > longestChain {
		return
	}
	for chosen := 1; chosen < 1<<len(operands); chosen++ {
		if chosen&(chosen-1) == 0 {
			continue // a single one
		}
		var sum [trials]float64
		for i := range sum {
			if family == '*' {
				sum[i] = 1
			}
			for k, point := range operands {
				if chosen>>k&1 == 0 {
					continue
				}
				switch {
				case family == '+' && taken[k]:
					sum[i] -= point[i]
				case family == '+':
					sum[i] += point[i]
				case taken[k]:
					sum[i] /= point[i]
				default:
					sum[i] *= point[i]
				}
			}
		}
		j.parts[markOf(sum, e)] = true
	}
}

// families are the operators that make chains.
var families = map[byte]byte{'+': '+', '-': '+', '*': '*', '/': '*'}

// evaluated is what a tree comes to; not a number where it has no value.
func evaluated(e *expr.Expr, values []float64) float64 {
	switch e.Kind {
	case expr.Quantity:
		if e.Index < len(values) {
			return values[e.Index]
		}
		return math.NaN()
	case expr.Constant:
		v, _ := e.Value.Float64()
		return v
	case expr.Operator:
	default:
		return math.NaN()
	}
	a, b := evaluated(e.Left, values), evaluated(e.Right, values)
	switch e.Op {
	case '+':
		return a + b
	case '-':
		return a - b
	case '*':
		return a * b
	case '/':
		return a / b
	case '^':
		return math.Pow(a, b)
	case expr.RoundUp:
		return math.Ceil(a / b)
	case expr.Whole:
		return math.Floor(a / b)
	case expr.Remainder:
		return a - b*math.Floor(a/b)
	case expr.Max:
		return math.Max(a, b)
	case expr.Min:
		return math.Min(a, b)
	case expr.GCD:
		return common(a, b)
	case expr.LCM:
		return a / common(a, b) * b
	}
	return math.NaN()
}

// common is the greatest common divisor of whole numbers; not a number for others.
func common(a, b float64) float64 {
	if a != math.Trunc(a) || b != math.Trunc(b) {
		return math.NaN()
	}
	for b != 0 {
		a, b = b, math.Mod(a, b)
	}
	return math.Abs(a)
}
