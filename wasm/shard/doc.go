// Package shard splits a corpus that is too large for a browser into files by
// problem model, so that a page loads only what one search needs.
//
// The files are chosen by a short hash of the query's canonical form. Many
// forms share each hash, so that a request tells the server little about what
// was asked; docs/privacy.md says how little. Each file is an ordinary corpus.
//
// The command that builds a site adds each problem to a [Splitter] and calls
// [Splitter.Write], which gives a [Manifest]. A page reads that with
// [ReadManifest] and asks [Manifest.Name] which file a query needs.
package shard
