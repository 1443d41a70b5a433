// Package paraphrase is what the judge of wasm/paraphrase learns from and is measured by. None of
// it is in the page.
//
// The operators make a pair of one problem: those that keep what it says (keep.go, rephrase.go)
// and those that break it (lose.go, turn.go), after the ten of ParaQD and some more; [Operators]
// lists them. Written pairs come from files: [ReadPairs] reads one and holds it to its part, so
// that training, dev and test pairs are not mixed. [Fit] fits the judge's weights to compared
// pairs, [Measure] says how well a judge does.
package paraphrase
