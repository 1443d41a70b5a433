// Package choice makes a multiple-choice question of a problem: the answer and
// three others that a pupil may come to, each with the slip that leads there.
//
// Call [Of]. Wrong answers come of wrong trees (slips.go): an operation taken
// for another, a step that is forgotten, a number that is not needed, operands
// in the wrong order, and the other readings that the model found. What can't
// be told from the answer by its form alone stays: see plausible in choice.go.
package choice
