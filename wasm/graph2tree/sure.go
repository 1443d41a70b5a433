package graph2tree

import "mwpranker/wasm/expr"

// A reading is called sure where such readings are right 95 times in 100, on every kind of problems
// that it was fitted on and not only on all together. From which probability on that is so hangs on
// how large the tree is: the probabilities of long calculations are fitted on fewer problems. The
// thresholds are in the weight file, because they belong to its weights.

// SureSizes is how many sizes of trees have a threshold of their own.
const SureSizes = 4

// sureFrom is the threshold of weights that bring none.
const sureFrom = 0.9

// SureSize is the place of a tree's threshold: one step, two, three, more.
func SureSize(tree *expr.Expr) int { return min(max(tree.Steps(), 1), SureSizes) - 1 }

// isSure says whether a first reading with this probability is sure.
func (c *Config) isSure(tree *expr.Expr, probability float64) bool {
	if len(c.Sure) == 0 {
		return probability >= sureFrom
	}
	return probability >= c.Sure[SureSize(tree)]
}
