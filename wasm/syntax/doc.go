// Package syntax tags and parses English: the part of speech of every word,
// and the word that it depends on, as Universal Dependencies has it. The graph
// of a word problem stands on this parse, and the page has to make it itself,
// in a few milliseconds, out of half a megabyte of weights. No maintained Go
// library does that, so this one is ours.
//
// [Load] makes a [Model] of the bytes of a weight file; a model is read only
// and can be shared. [NewState] makes the scratch for one goroutine, then
// [State.Parse] takes a document of wasm/text, and [State.Words] the words of
// one sentence. After the first sentences nothing is allocated any more.
// [ReadCoNLLU], [WriteCoNLLU] and [Evaluate] are for measuring.
//
// How it works, in the order of the files: lexicon.go turns a word into rows
// of the embedding tables; forward.go is the network, from top to bottom: three
// layers that read the sentence in both directions, tags, a score for each pair
// of words, relations; tree.go finds the best tree in the scores. Whatever the
// words and the weights are, the result is a tree: every word has one head, one
// word is the root, and there is no cycle.
//
// The network is a biaffine parser (Dozat and Manning 2017) over a recurrent
// encoder whose recurrence is element-wise (Bradbury et al. 2016, Lei et al.
// 2018): all that is large is one matrix product a layer, which is what a
// browser does fast. docs/parser.md compares it with other designs.
package syntax
