package paraphrase

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// Verdict is what two problems are to each other.
type Verdict uint8

const (
	Different Verdict = iota
	SameModel         // the same calculation with a new story
	Same              // the second says what the first says: a paraphrase
)

var verdictNames = [...]string{"different", "same-model", "paraphrase"}

func (v Verdict) String() string { return verdictNames[min(int(v), len(verdictNames)-1)] }

// ParseVerdict gives the verdict of that name.
func ParseVerdict(name string) (Verdict, error) {
	for i, n := range verdictNames {
		if n == name {
			return Verdict(i), nil
		}
	}
	return 0, fmt.Errorf("there is no verdict %q; there are %s", name, strings.Join(verdictNames[:], ", "))
}

// Comparison is what comes of comparing two problems.
type Comparison struct {
	A, B      *Problem
	Ledger    []Entry
	Verdict   Verdict
	Score     float64 // from 0 to 1: how likely the second says what the first says
	Model     float64 // from 0 to 1: how likely both are the same calculation
	SameModel bool

	pairs []pair
}

// features are the names of what is weighed, in the order of [Comparison.Features]: for each
// finding whether there is one, and how many more there are; then the evidence.
var features = func() []string {
	var names []string
	for _, k := range kinds {
		names = append(names, k.name, k.name+"+")
	}
	return append(names, evidenceNames...)
}()

// FeatureNames are the names of what is weighed.
func FeatureNames() []string { return features }

// most is how many entries of a kind are counted beyond the first.
const most = 3

// Features are what is weighed: each from 0 to 1.
func (c *Comparison) Features() []float64 {
	x := make([]float64, 0, len(features))
	counts := c.counts()
	for _, n := range counts {
		any := 0.0
		if n > 0 {
			any = 1
		}
		x = append(x, any, float64(min(max(n-1, 0), most))/most)
	}
	return append(x, c.evidence()...)
}

func (c *Comparison) counts() (n [findings]int) {
	for i := range c.Ledger {
		n[c.Ledger[i].found]++
	}
	return n
}

// Weights are what each feature weighs for each of the two questions, and what is there before any.
type Weights struct {
	Same, Model         []float64 // by feature
	SameBias, ModelBias float64
}

//go:embed weights.txt
var shipped string

var weights = sync.OnceValue(func() *Weights {
	w, _ := ReadWeights(shipped) // a test holds the shipped ones to be whole
	return w
})

// weightsVersion is the first line of a file of weights.
const weightsVersion = "mwpranker paraphrase weights 1"

// ReadWeights reads what [Weights.String] writes. Features that the file does not name weigh
// nothing.
func ReadWeights(source string) (*Weights, error) {
	w := &Weights{Same: make([]float64, len(features)), Model: make([]float64, len(features))}
	place := map[string]int{}
	for i, name := range features {
		place[name] = i
	}
	for n, line := range strings.Split(strings.TrimSpace(source), "\n") {
		fields := strings.Fields(line)
		if n == 0 {
			if line != weightsVersion {
				return w, fmt.Errorf("weights: the first line is %q, not %q", line, weightsVersion)
			}
			continue
		}
		if len(fields) != 3 {
			return w, fmt.Errorf("weights, line %d: %q is no name with two numbers", n+1, line)
		}
		same, err1 := strconv.ParseFloat(fields[1], 64)
		model, err2 := strconv.ParseFloat(fields[2], 64)
		if err1 != nil || err2 != nil {
			return w, fmt.Errorf("weights, line %d: %q is no name with two numbers", n+1, line)
		}
		if fields[0] == "bias" {
			w.SameBias, w.ModelBias = same, model
			continue
		}
		i, ok := place[fields[0]]
		if !ok {
			return w, fmt.Errorf("weights, line %d: there is no feature %q", n+1, fields[0])
		}
		w.Same[i], w.Model[i] = same, model
	}
	return w, nil
}

// String writes the weights that are not 0, to three places.
func (w *Weights) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\nbias %.3f %.3f\n", weightsVersion, thousandths(w.SameBias), thousandths(w.ModelBias))
	for i, name := range features {
		if same, model := thousandths(w.Same[i]), thousandths(w.Model[i]); same != 0 || model != 0 {
			fmt.Fprintf(&b, "%s %.3f %.3f\n", name, same, model)
		}
	}
	return b.String()
}

// thousandths is a weight as it is written; what is nearly nothing is 0, without a sign.
func thousandths(x float64) float64 { return math.Round(x*1000)/1000 + 0 }

// judge draws the verdict with the shipped weights.
func (c *Comparison) judge() { c.Judge(weights()) }

// Judge draws the verdict from the ledger with the weights given.
func (c *Comparison) Judge(w *Weights) {
	x := c.Features()
	same, model := w.SameBias, w.ModelBias
	for i, v := range x {
		same += w.Same[i] * v
		model += w.Model[i] * v
	}
	c.Score, c.Model = logistic(same), logistic(model)
	switch {
	case c.Score >= 0.5:
		c.Verdict = Same
	case c.Model >= 0.5 && c.isNewStory():
		c.Verdict = SameModel
	default:
		c.Verdict = Different
	}
	c.SameModel = c.Verdict == Same || c.Model >= 0.5
	counts := c.counts()
	for i := range c.Ledger {
		f := c.Ledger[i].found
		c.Ledger[i].Weight = (w.Same[2*f]*x[2*f] + w.Same[2*f+1]*x[2*f+1]) / float64(counts[f])
	}
}

func logistic(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// newStory is which share of the nouns two texts have in common at most where the story is another.
const newStory = 0.7

// isNewStory says whether the second text tells of something else, or of others.
func (c *Comparison) isNewStory() bool {
	_, nouns, _ := likeStories(c.A, c.B)
	return nouns < newStory || c.counts()[nameRenamed] > 0
}

// InLedger says whether a feature is an entry of the ledger, and not evidence beside it.
func InLedger(feature string) bool { return !slices.Contains(evidenceNames, feature) }

// Shipped are the weights that [Compare] judges with.
func Shipped() *Weights { return weights() }
