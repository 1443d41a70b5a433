// Package words is every word that the page says, in each language that it
// speaks. A language is one file that fills a [Catalogue]; to add one, fill
// another and name it in [All]. The tests say what is missing.
//
// What the engine says (why something failed, why a result ranks where it does)
// and the problems themselves are English in every language, and marked as such
// where they are shown.
package words
