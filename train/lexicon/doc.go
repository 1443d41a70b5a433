// Package lexicon makes the table of wasm/lexicon: which classes a word has. Lists by hand
// (classes.txt) say what matters to a word problem and what a dictionary does not say well; WordNet
// adds the nouns and verbs that nobody would list. WordNet names far more words than a page can
// carry, so the words are ranked by how often they occur.
//
// Call [ReadLists] and [ReadWordNet], then [Build]. train/cmd/lexicon does.
package lexicon
