// Package lang is what the makers of problems know about English: names of
// people, plurals and articles, and the ways in which a number is written.
// The stories, the world generator and the new numbers of a problem all stand
// on it, so that a number looks the same wherever it comes from.
package lang
