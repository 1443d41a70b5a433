// Package data reads problems with their gold trees, to be learnt from or to
// be measured on: the folds of MAWPS and ASDiv-A, GSM8K, our own stories, practice problems (to
// learn from) and typed sets (to measure).
//
// What is learnt from and what is measured on are two types, [Training] and
// [Held]. A Training is only made by [NewTraining], which is handed every Held
// of the run and leaves out each example whose masked text stands in one of
// them; so no trainer can be given a dev problem by mistake.
//
// The public sets are read from a folder that the caller names. None of their
// sentences is in this repository.
package data
