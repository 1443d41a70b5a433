// Package expr holds expression trees over quantities and constants: parse,
// print, bring into canonical form, evaluate, compare.
//
// An [Expr] is what has to be calculated to answer a problem. Two problems
// have the same problem model when their trees match; [Expr.Key] gives a
// string for each of the three levels of matching, so that equal keys mean a
// match. Call [Parse] first.
package expr
