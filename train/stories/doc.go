// Package stories reads the stories that a language model wrote to our rules, checks them, and
// makes problems out of them.
//
// A story is a short situation with slots for people, things and numbers, and
// several questions, each with its own equation: the same words lead to
// different problem models. The plain text files stand in text/, one topic a
// file; their grammar is described in GRAMMAR.md. Call [Load] first, then
// [Story.Instance] for a problem, or [Check] for what is wrong with the files.
package stories
