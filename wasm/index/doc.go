// Package index finds the problems of a corpus that have the same problem model
// as a query, and ranks them, with every part of the score named.
//
// Make one with a [Builder]: Add each problem, then Build. [Index.Search]
// answers a [Query]; [PaperScan] and [Index.SearchText] are the two baselines
// that it is measured against.
//
// # Why the cost of a query does not grow with the corpus
//
// Problems are numbered in the order of their templates: first by canonical
// form, then by exact form, then by the roles of their numbers, then by
// difficulty. So a whole class of equal trees is one short list of ranges of
// numbers (a [span] each) and is found by hashing the query's key. Every list
// that the index holds, of the problems with some word, or topic, or grade, is
// ordered by these numbers, so that the part of the list inside a class is
// found by binary search. A class of up to completeLimit members is ranked in
// full; of a larger one a bounded selection is ranked, see candidates.go. Near
// matches and patterns are compared with the distinct templates, of which a
// corpus has some hundreds, whatever its size.
package index
