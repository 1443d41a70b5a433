package paraphrase

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	judge "mwpranker/wasm/paraphrase"
)

// Recipe is how weights are fitted.
type Recipe struct {
	Pull     float64 // how strongly weights are pulled to 0
	Made     float64 // what a made pair counts beside a written one
	Features func(name string) bool
}

// Shipped is the recipe of the weights that ship; its numbers were chosen by [CrossValidate] on
// the training pairs.
var Shipped = Recipe{Pull: 0.5, Made: 0.1, Features: all}

// LedgerAlone leaves the readings and the likeness of words out.
var LedgerAlone = Recipe{Pull: 0.5, Made: 0.1, Features: judge.InLedger}

func all(string) bool { return true }

// Fit fits the weights of the judge to compared pairs of training.
func Fit(list []Compared, recipe Recipe) *judge.Weights {
	names := judge.FeatureNames()
	use := make([]bool, len(names))
	for i, name := range names {
		use[i] = recipe.Features(name)
	}
	w := &judge.Weights{}
	w.Same, w.SameBias = logisticRegression(list, recipe, sides(use, sameSide), func(c *Compared) bool {
		return c.Pair.Verdict == judge.Same
	})
	w.Model, w.ModelBias = logisticRegression(list, recipe, sides(use, modelSide), func(c *Compared) bool {
		return c.Pair.SameModel
	})
	return w
}

// side is where a weight may lie. What is kept weighs nothing, what is not speaks against, and
// evidence speaks for: so a text always says what it says itself, whatever the pairs are that the
// weights are fitted to, and the ledger's entries explain the verdict.
type side uint8

const (
	unused side = iota
	against
	inFavour
	free
)

func sides(use []bool, of func(name string) side) []side {
	all := make([]side, len(use))
	for i, name := range judge.FeatureNames() {
		if use[i] {
			all[i] = of(strings.TrimSuffix(name, "+"))
		}
	}
	return all
}

// sameSide is where a feature's weight lies for a paraphrase.
func sameSide(name string) side {
	switch {
	case strings.HasSuffix(name, "-kept"), name == "number-implied", name == "number-inverse":
		return unused
	case name == "unread":
		return free
	case judge.InLedger(name), name == "shorter", name == "longer", name == "model-and-renamed":
		return against
	}
	return inFavour
}

// told are the words with which a new story begins: they say nothing against the same model.
var told = set(`number-changed one-lost one-added unit-changed thing-renamed name-renamed name-lost name-added deed-other
	noun-changed field-changed whom-changed whom-lost whom-added story-lost story-added names nouns verbs things question
	shorter longer numbers numbers-all model-and-renamed sound sound-and-answer calculation first-calculation
	calculation-and-numbers`)

// modelSide is the same for the model.
func modelSide(name string) side {
	if told[name] {
		return free
	}
	return sameSide(name)
}

// within puts a weight back on its side.
func (s side) within(w float64) float64 {
	switch s {
	case unused:
		return 0
	case against:
		return min(w, 0)
	case inFavour:
		return max(w, 0)
	}
	return w
}

// steps and rate are those of gradient descent with momentum (Adam).
const (
	steps = 600
	rate  = 0.05
)

// logisticRegression fits one yes or no. Both sides count as often as they come: counting them the
// same in all gave more paraphrases, and more that are none.
func logisticRegression(list []Compared, recipe Recipe, on []side, yes func(*Compared) bool) ([]float64, float64) {
	n := len(on)
	w, m, v := make([]float64, n+1), make([]float64, n+1), make([]float64, n+1)
	gradient := make([]float64, n+1)
	var total float64
	for i := range list {
		total += recipe.counts(&list[i])
	}
	for step := 1; step <= steps; step++ {
		for k := range n {
			gradient[k] = recipe.Pull * w[k] / total
		}
		gradient[n] = 0
		for i := range list {
			c := &list[i]
			score := w[n]
			for k, x := range c.x {
				score += w[k] * x
			}
			off := 1 / (1 + math.Exp(-score))
			if yes(c) {
				off--
			}
			off *= recipe.counts(c) / total
			for k, x := range c.x {
				gradient[k] += off * x
			}
			gradient[n] += off
		}
		for k := range gradient {
			m[k] = 0.9*m[k] + 0.1*gradient[k]
			v[k] = 0.999*v[k] + 0.001*gradient[k]*gradient[k]
			down1, down2 := 1-math.Pow(0.9, float64(step)), 1-math.Pow(0.999, float64(step))
			w[k] -= rate * (m[k] / down1) / (math.Sqrt(v[k]/down2) + 1e-8)
			if k < n {
				w[k] = on[k].within(w[k])
			}
		}
	}
	return w[:n], w[n]
}

// counts is how much a pair counts.
func (r *Recipe) counts(c *Compared) float64 {
	if c.Made {
		return r.Made
	}
	return 1
}

// CrossValidate judges every written pair with weights that were fitted without the pairs of its
// source problem.
func CrossValidate(list []Compared, recipe Recipe, folds int) []Judged {
	foldOf := map[string]int{}
	r := rand.New(rand.NewPCG(1, 2))
	for i := range list {
		if _, ok := foldOf[list[i].Source()]; !ok {
			foldOf[list[i].Source()] = r.IntN(folds)
		}
	}
	var judged []Judged
	for fold := range folds {
		rest := slices.DeleteFunc(slices.Clone(list), func(c Compared) bool { return foldOf[c.Source()] == fold })
		w := Fit(rest, recipe)
		for i := range list {
			if !list[i].Made && foldOf[list[i].Source()] == fold {
				judged = append(judged, JudgeBy(&list[i], w))
			}
		}
	}
	return judged
}
