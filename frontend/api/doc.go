// Package api is what other people's pages use of MWPRanker: mwpranker.js, a
// JavaScript module that starts the worker and speaks its messages,
// mwpranker.d.ts with their types, and mwp-ranker.js, a custom element made
// of it. docs/embed.md describes them. The package holds no Go but the test
// that the types are those of wasm/message.
package api
