// Package expr holds expression trees over quantities and constants: parse,
// print, bring into canonical form, evaluate, compare.
//
// An [Expr] is what has to be calculated to answer a problem. Two problems
// have the same problem model when their trees match; [Expr.Key] gives a
// string for each of the three levels of matching, so that equal keys mean a
// match.
//
// Call [Parse] first, or [ParsePrefix] for the notation of the research sets.
// An equation over numbers, "(18 + 25) * 3", becomes a tree over the quantities
// of its text by [Expr.Bind]; [Expr.Eval] and [Expr.Solution] go the other way.
// For what is near but not equal there are [Distance], [Contains] and, for a
// query with a wildcard, [Expr.Match]. docs/expressions.md tells all this to
// the people who write queries.
//
// What is read is bounded by [MaxBytes] and [MaxOperators], and what is
// calculated by a limit on the digits of each result, so that no input takes
// more than moments; the few searches that could take long have a budget that
// their comments state. Trees that a program makes by itself, deeper or with
// operators other than those of [Operators], are its own responsibility.
package expr
