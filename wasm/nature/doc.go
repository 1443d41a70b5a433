// Package nature tells a word problem from a text that is none: another language, letters without
// sense, a list of things, a statement that asks nothing, a question that no calculation answers,
// several problems pasted together. The model that reads problems always finds something to
// calculate; who shows its reading has to know where that says nothing.
//
// [Of] looks at words alone. It is made to keep still where it doubts: a problem that is taken for
// something else is worse than an oddity that is taken for a problem. docs/evaluation/nature.md
// says how often it is right.
package nature
