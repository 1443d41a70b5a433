// Package index finds the problems of a corpus that have the same problem model
// as a query, and ranks them, with every part of the score named.
//
// Make one with a [Builder]: Add each problem, then Build. [Index.Search]
// answers a [Query]. A baseline stands beside it: a query with a text and
// no tree, which compares words alone. The tests have another, the matcher of the paper.
//
// # Why the cost of a query does not grow with the corpus
//
// Problems are numbered in the order of their templates: first by canonical
// form, then by exact form, then by the roles of their numbers, then by
// difficulty. The number is called the problem's place. So the problems of one
// [shape] are one range of places, a class of equal trees is a short list of
// shapes, and the class is found by hashing the query's key. Every list that the
// index holds, of the problems with some word, or topic, or grade, is ordered by
// place, so that the part of the list inside a class is found by binary search.
//
// A class of up to completeLimit members is ranked in full; of a larger one a
// bounded selection is, see candidates.go. Near matches and patterns are
// compared with the distinct templates, of which a corpus has some hundreds,
// whatever its size.
package index
