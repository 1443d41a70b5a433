package graph2tree

import (
	"math"
	"math/big"
	"slices"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// The search knows how likely a tree is as a sequence of choices. Whether it is plausible is another matter: that half a
// child is left, that the answer already stands in the text, that a number of the question is not
// needed. So each reading is weighed by a few features; how much each counts is fitted on problems that were not trained
// on (train/reader), together with how likely it is that none of the readings is right. That is what makes the probabilities calibrated.

// Features are what a reading is weighed by.
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
	// What is the same for all readings of a problem tells how likely it is that none of them is right.
	featureNumbers // numbers of the text, as a fifth
	featureWords   // words of the text, as a fiftieth
	featureFirst   // the search's probability of its likeliest tree
	featureLong    // the logarithm of the search's probability, times words: how much to believe it depends on how long the text is
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

// A Weighed is a tree with what it is weighed by.
type Weighed struct {
	Expr     *expr.Expr
	Features [NumFeatures]float64
	// Steps are, for each operator in the order of [expr.Expr.Postorder], the probability that the
	// step is warranted where its operands are; nil without a verifier.
	Steps []float64
}

// Unverified is the tree with all that it is weighed by, but for what the verifier said.
func (w Weighed) Unverified() Weighed {
	clear(w.Features[numPlain:])
	w.Steps = nil
	return w
}

// weigh computes the features of a tree that has a value; score is the logarithm of its probability.
func weigh(tree *expr.Expr, answer *big.Rat, score float64, doc *text.Document, values []*big.Rat) Weighed {
	w := Weighed{Expr: tree}
	f := &w.Features
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
	question, unusedThere := questionSentence(doc), 0
	there := 0
	for i := range doc.Quantities {
		if doc.Tokens[doc.Quantities[i].FirstToken].Sentence != question {
			continue
		}
		there++
		if !slices.Contains(used, i) {
			unusedThere++
		}
	}
	if there > 0 {
		f[featureQuestion] = float64(unusedThere) / float64(there)
	}
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
	return w
}

// Weigh is the weight of each feature, then that of "none of them is right".
type Weigh [NumFeatures + 1]float64

// weighedBy is how many features the readings of a model are weighed by.
func (c *Config) weighedBy() int {
	if c.Verify.Width > 0 {
		return NumFeatures
	}
	return numPlain
}

// Calibration is how the weight file of a model says these weights: without those of features that
// the model has not.
func (w *Weigh) Calibration(c *Config) []float64 {
	return append(slices.Clone(w[:c.weighedBy()]), w[NumFeatures])
}

// calibrated are the weights of a model whose file says some.
func (c *Config) calibrated() (w Weigh) {
	n := c.weighedBy()
	copy(w[:n], c.Calibration)
	w[NumFeatures] = c.Calibration[n]
	return w
}

// Probabilities are those of the readings; what is missing to 1 is that of none.
func (w *Weigh) Probabilities(list []Weighed) []float64 {
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
