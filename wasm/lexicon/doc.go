// Package lexicon knows for some ten thousand English words what they are about: whether a verb
// makes the amount of its subject grow, shrink or pass to another, whether a noun is a person, a
// food, a container, a unit of time. The model that reads problems takes these classes beside the
// word itself, so that "The florist wilted away 12 tulips" says something to it though neither word
// was in a training problem.
//
// Call [Classes] and [Lemma] with the Norm of a token. Both are free of allocation and safe for any
// input; a word that is not known has no class and is, up to a plural s, its own lemma.
//
// The table, table.txt, is made by train/cmd/lexicon of lists written by hand
// (train/lexicon/classes.txt) and of WordNet 3.0, Copyright 2006 by Princeton University, whose
// licence is in NOTICE beside it. docs/lexicon.md says how.
package lexicon
