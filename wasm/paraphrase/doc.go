// Package paraphrase judges two problems that were understood: does the second
// say what the first says, so that its solution stays? And, apart from that:
// is it the same calculation with a new story?
//
// Make a [Problem] of each with [New], then call [Compare]. What comes back is
// a ledger and a verdict that is drawn from it. The ledger has an entry for
// each number, unit, counted thing, name, deed, relation and question: it was
// kept, changed, lost or added, and where its words stand in both texts, so
// that they can be marked. The verdict adds up what the entries weigh; the
// weights were fitted on training pairs by train/paraphrase.
//
// In the order of the files: words.go says which words mean the same;
// problem.go lays a problem out; amount.go, actor.go, deed.go and question.go
// find what it says of numbers, people, who does what to whom, and what is
// asked; align.go finds which numbers stand for each other; ledger.go and
// compare.go write the ledger; judge.go weighs it.
package paraphrase
