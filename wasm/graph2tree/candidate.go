package graph2tree

import (
	"math"
	"math/big"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// The search knows how likely a tree is as a sequence of choices. Whether it is plausible is
// another matter: that half a child is left, that the answer already stands in the text, that a
// number of the question is not needed. So each candidate has a few features. How much each counts
// is the calibration. It is fitted on problems that were not trained on (train/reader), together
// with how likely it is that none of the candidates is right.

// What a candidate is known by.
const (
	featureScore    = iota // logarithm of the search's probability
	featureFraction        // the answer is a fraction though all numbers of the tree are whole
	featureInput           // the answer is a number of the text
	featureZero            // the answer is 0
	featureSteps           // a step before the last gives a negative number, or a fraction of whole numbers
	featureQuestion        // numbers of the question that are not used, as a share
	featureUnused          // numbers of the text that are not used, as a share
	featureRepeated        // a number is used twice
	featureConstant        // constants that no word implies
	featureSize            // operators, as a tenth
	featureLeaf            // no operator at all
	// What is the same for all readings of a problem tells how likely it is that none of them is
	// right.
	featureNumbers // numbers of the text, as a fifth
	featureWords   // words of the text, as a fiftieth
	featureFirst   // the search's probability of its likeliest tree
	// featureLong is the logarithm of the search's probability, times words: how much to believe it
	// depends on how long the text is.
	featureLong
	numPlain
	// What the verifier says of a tree; 0 in a model without one.
	featureVerified = iota - 1 // the logarithm of its odds for the tree, as a fourth
	featureDoubtful            // the same for the step that it doubts most
	featurePairs               // the logarithm of the probability of how its quantities meet (pairs.go), as a tenth
	NumFeatures
)

// FeatureNames name the features, for tables.
var FeatureNames = [NumFeatures]string{"score", "fraction", "answer in text", "zero", "odd step", "question unused", "unused", "repeated", "constant", "size", "leaf", "numbers", "words", "first", "score by words",
	"verified", "doubtful step", "pairs"}

// A Candidate is a tree that the search has found, with its features.
type Candidate struct {
	Expr     *expr.Expr
	Features [NumFeatures]float64
	// Steps are, for each operator in the order of [expr.Expr.Postorder], the probability that the
	// step is warranted where its operands are; nil without a verifier.
	Steps []float64
}

// Unverified is the candidate without what the verifier said.
func (c Candidate) Unverified() Candidate {
	clear(c.Features[numPlain:])
	c.Steps = nil
	return c
}

// candidate computes the features of a tree that has a value; score is the logarithm of its
// probability.
func candidate(tree *expr.Expr, answer *big.Rat, score float64, doc *text.Document, values []*big.Rat) Candidate {
	c := Candidate{Expr: tree}
	f := &c.Features
	f[featureScore] = score
	used := tree.Quantities()
	whole := true
	for _, q := range used {
		whole = whole && values[q].IsInt() && !doc.Quantities[q].Unit.IsClock() && doc.Quantities[q].Unit == text.NoUnit
	}
	if whole && !answer.IsInt() {
		f[featureFraction] = 1
	}
	for _, v := range values {
		if v.Cmp(answer) == 0 {
			f[featureInput] = 1
		}
	}
	if answer.Sign() == 0 {
		f[featureZero] = 1
	}
	if steps, err := tree.Solution(values); err == nil && len(steps) > 1 && !worth.HasClock(tree, doc.Quantities) {
		for _, step := range steps[:len(steps)-1] {
			if v, err := expr.ParseRat(step.Value); err == nil && (v.Sign() < 0 || whole && !v.IsInt()) {
				f[featureSteps] = 1
			}
		}
	}
	f[featureQuestion] = unusedInQuestion(doc, used)
	if n := len(values); n > 0 {
		f[featureUnused] = float64(n-len(used)) / float64(n)
	}
	if len(tree.Repeated()) > 0 {
		f[featureRepeated] = 1
	}
	for e := range tree.Postorder() {
		if e.Kind == expr.Constant && !slices.ContainsFunc(doc.Constants, func(c text.Constant) bool { return c.Value.Cmp(e.Value) == 0 }) {
			f[featureConstant]++
		}
	}
	f[featureSize] = float64(len(tree.Operators())) / 10
	if tree.Kind != expr.Operator {
		f[featureLeaf] = 1
	}
	f[featureNumbers], f[featureWords] = float64(len(values))/5, float64(len(doc.Tokens))/50
	return c
}

// unusedInQuestion is the share of the numbers of the question that a tree does not use.
func unusedInQuestion(doc *text.Document, used []int) float64 {
	question, there, unused := questionSentence(doc), 0, 0
	for i := range doc.Quantities {
		if doc.Tokens[doc.Quantities[i].FirstToken].Sentence != question {
			continue
		}
		there++
		if !slices.Contains(used, i) {
			unused++
		}
	}
	return float64(unused) / float64(max(there, 1))
}

// Calibration is how much each feature counts, then how much "none of them is right" does.
type Calibration [NumFeatures + 1]float64

// features is how many features a model knows of its candidates.
func (c *Config) features() int {
	if c.Verify.Width > 0 {
		return NumFeatures
	}
	return numPlain
}

// For is what a model's [Config.Calibration] holds: it leaves out the features that the model has
// not.
func (w *Calibration) For(model *Config) []float64 {
	return append(slices.Clone(w[:model.features()]), w[NumFeatures])
}

// calibration is that of a model whose file has one.
func (c *Config) calibration() (w Calibration) {
	n := c.features()
	copy(w[:n], c.Calibration)
	w[NumFeatures] = c.Calibration[n]
	return w
}

// Probabilities are those of the candidates; what is missing to 1 is that of none.
func (w *Calibration) Probabilities(list []Candidate) []float64 {
	p := make([]float64, len(list))
	highest := w[NumFeatures]
	for i := range list {
		for k, x := range list[i].Features {
			p[i] += w[k] * x
		}
		highest = max(highest, p[i])
	}
	sum := math.Exp(w[NumFeatures] - highest)
	for i := range p {
		p[i] = math.Exp(p[i] - highest)
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}
