// Package graph makes of a problem the graph that the model reads: words, the
// noun phrases that they form, and the relations between phrases are nodes;
// edges of several types join them. It follows the paper, which parses a
// problem, makes its key phrases nodes of their own, and the relations between
// them nodes too; the edges around quantities are ours.
//
// Call [Build] with a document of wasm/text and its parse by wasm/syntax.
// [Graph.Out] and [Graph.In] list neighbours along and against the edges: the
// two directions in which a graph network gathers.
package graph
