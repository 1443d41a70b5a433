// Package lang is what the makers of problems know about English: names of
// people, plurals and articles, and the ways in which a number is written.
// The stories and the world generator both stand on it, so that a number looks
// the same wherever it comes from.
package lang
