// Package renumber gives a problem other numbers: the same story, the same
// calculation, another answer.
//
// Call [Variants]. It finds the numbers of the text that may change
// ([slot], in slot.go), how each is written (write.go) and which sizes are
// plausible for what it counts (kinds.go). What has to hold of the new numbers
// is taken from the old ones (rules.go): whole results stay whole, nothing
// that was positive gets negative, what was the larger of two stays the larger.
// A local search finds numbers that keep to all of it (search.go). Then the
// text is written and read back (back.go): a variant whose numbers are not
// found again as they were put in is not offered.
//
// docs/desk.md says the rules in words.
package renumber
