// Package gather puts problems of the corpus together for a lesson: a set in one go. Call [Like]
// for problems with the calculation of one, in different stories, from easy to hard; [Ladder] for
// one step less, the same, and one more; [Mixed] for a review over several calculations. Each says
// what it chose from, and what could not be had, so that a page can put that into words.
package gather
