// Package worth calculates an expression over the quantities of a text, and
// says what comes out: a number, a clock time or a duration.
//
// For most texts that is [expr.Expr.Eval] and a number. Where the tree has
// clock times, arithmetic is that of the clock: the time between 22:15 and 5:15
// is 420 minutes, 18:45 and 110 minutes later is 20:35, and 3 hours later than
// 9 a.m. is noon. Call [Of]; kinds.go says how kinds combine, wording.go how
// they are written, and steps.go works a tree out step by step.
package worth
