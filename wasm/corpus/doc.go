// Package corpus reads and writes collections of word problems, and proves
// each problem before anybody searches it: every number of the equation stands
// in the text or is a known constant, and the equation gives the answer.
//
// A [Record] is what the file says. A [Problem] is a record that holds: with
// its quantities, its bound expression, its answer and its complexity
// [Attributes]. Call [Read] for a whole file, one problem at a time, or
// [Parse] for one record; [Write] makes the file again. A record that does not
// hold is left out and named in the [Report], and the rest loads.
package corpus
