package expr_test

import (
	"fmt"
	"math/big"

	"mwpranker/wasm/expr"
)

func ExampleParse() {
	for _, text := range []string{"x = (18 + 25) * 3", "7 + x = 12", "(a + b) * c", "2 + (3"} {
		e, err := expr.Parse(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(e)
	}
	// Output:
	// (18 + 25) * 3
	// 12 - 7
	// (n0 + n1) * n2
	// expression, at byte 4: bracket without its partner: "("
}

func ExampleExpr_Key() {
	a, _ := expr.Parse("(n0 + n1) * n2")
	b, _ := expr.Parse("n0 * (n1 + n2)")
	c, _ := expr.Parse("n0 * (n1 + n0)")
	fmt.Println(a.Key(expr.Exact) == b.Key(expr.Exact), a.Key(expr.Canonical) == b.Key(expr.Canonical))
	fmt.Println(b.Key(expr.Canonical) == c.Key(expr.Canonical), b.Key(expr.Role) == c.Key(expr.Role))
	// Output:
	// false true
	// true false
}

func ExampleExpr_Bind() {
	equation, _ := expr.Parse("3 * 12 - 5")
	quantities := []*big.Rat{big.NewRat(5, 1), big.NewRat(3, 1)} // of "Five are gone from three dozen."
	dozen := func(v *big.Rat) bool { return v.Cmp(big.NewRat(12, 1)) == 0 }
	tree, err := equation.Bind(quantities, dozen)
	fmt.Println(tree, err)
	steps, _ := tree.Solution(quantities)
	for _, s := range steps {
		fmt.Println(s.Expression, "=", s.Value)
	}
	// Output:
	// n1 * 12 - n0 <nil>
	// 3 * 12 = 36
	// 36 - 5 = 31
}

func ExampleExpr_Match() {
	pattern, _ := expr.Parse("(a + ?) * c")
	tree, _ := expr.Parse("n2 * (n0 * n1 + n3)")
	fmt.Println(pattern.Match(tree))
	// Output:
	// true
}

func ExampleExpr_MathML() {
	e, _ := expr.Parse("n0 / 12")
	fmt.Println(e.MathML(func(leaf *expr.Expr) expr.Leaf {
		if leaf.Kind == expr.Quantity {
			return expr.Leaf{Text: "60", Class: "quantity-0"}
		}
		return expr.Leaf{}
	}))
	// Output:
	// <math alttext="60 divided by 12"><mfrac><mn class="quantity-0">60</mn><mn>12</mn></mfrac></math>
}
