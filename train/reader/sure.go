package reader

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/weights"
)

// A reading that is called sure is to be right 95 times in 100 on each kind of problems, so the
// threshold for it is fitted set by set. What is fitted on a set flatters there: so that 95 hold on
// problems of another hand, 96 have to on the dev parts.
const (
	sureMisses = 0.04 // the share of sure readings that may be wrong where it is fitted; see above
	sureLowest = 0.80 // no threshold is below
	sureSteps  = 200  // thresholds are multiples of one over this
	sureFewest = 10   // sets with fewer readings above a threshold are judged together
)

// firstReading is what the weighing makes of a problem.
type firstReading struct {
	set         string
	size        int // see graph2tree.SureSize
	probability float64
	right       bool
}

// firstReadings are the likeliest readings of the choices under some weights.
func firstReadings(list []Choice, w graph2tree.Calibration) []firstReading {
	var all []firstReading
	for _, c := range list {
		p := w.Probabilities(c.Trees)
		best := -1
		for i := range p {
			if best < 0 || p[i] > p[best] {
				best = i
			}
		}
		if best >= 0 {
			all = append(all, firstReading{c.Set, graph2tree.SureSize(c.Trees[best].Expr), p[best], c.isRight(best)})
		}
	}
	return all
}

// Sure fits from which probability on a first reading is sure, by its size: so that readings that
// are sure are right often enough in every set, and as many as can be are sure. One threshold is
// moved at a time, the one by which most is won, until none can be. Where there is none that holds,
// nothing of that size is sure.
func Sure(list []Choice, w graph2tree.Calibration) []float64 {
	first := firstReadings(list, w)
	thresholds := make([]float64, graph2tree.SureSizes)
	for size := range thresholds {
		thresholds[size] = never
	}
	won, _ := sureShare(first, thresholds)
	for {
		best := slices.Clone(thresholds)
		for size := range thresholds {
			next := slices.Clone(thresholds)
			for k := int(sureLowest * sureSteps); k < sureSteps; k++ {
				next[size] = float64(k) / sureSteps
				if more, ok := sureShare(first, next); ok && more > won+1e-9 {
					won = more
					best = slices.Clone(next)
				}
			}
		}
		if slices.Equal(best, thresholds) {
			return thresholds
		}
		thresholds = best
	}
}

// never is a threshold that no probability reaches.
const never = 2

// sureShare is how much of the sets is sure under some thresholds, each set counting for one, and
// whether what is sure is right often enough in each of them. Sets of which little is sure are
// judged together.
func sureShare(first []firstReading, thresholds []float64) (share float64, holds bool) {
	type count struct{ read, sure, wrong int }
	counts := map[string]*count{}
	for _, f := range first {
		c := counts[f.set]
		if c == nil {
			c = &count{}
			counts[f.set] = c
		}
		c.read++
		if f.probability >= thresholds[f.size] {
			c.sure++
			if !f.right {
				c.wrong++
			}
		}
	}
	var few count
	holds = true
	for _, c := range counts {
		share += float64(c.sure) / float64(c.read)
		if c.sure < sureFewest {
			few.sure, few.wrong = few.sure+c.sure, few.wrong+c.wrong
		} else {
			holds = holds && rare(c.wrong, c.sure)
		}
	}
	return share, holds && (few.wrong == 0 || rare(few.wrong, few.sure))
}

// rare says whether so few of n were wrong that the share is believed to be at most sureMisses:
// with half a miss more, for what did not happen to come up.
func rare(wrong, n int) bool { return (float64(wrong)+0.5)/float64(n+1) <= sureMisses }

// weigh fits how readings are weighed and when one is sure, and says how good that is.
func (j *Job) weigh(choices []Choice, c *graph2tree.Config) {
	w := Calibrate(choices)
	fmt.Fprint(j.Log, Fitted(choices, w))
	c.Calibration, c.Sure = w.For(c), Sure(choices, w)
	fmt.Fprint(j.Log, describeSure(choices, w, c.Sure))
}

// describeSure says for each set how many first readings are sure, and how many of them are right.
func describeSure(list []Choice, w graph2tree.Calibration, sure []float64) string {
	var sets []string
	all, sureOnes, right := map[string]int{}, map[string]int{}, map[string]int{}
	for _, f := range firstReadings(list, w) {
		if all[f.set] == 0 {
			sets = append(sets, f.set)
		}
		all[f.set]++
		if f.probability >= sure[f.size] {
			sureOnes[f.set]++
			if f.right {
				right[f.set]++
			}
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "sure from %.3f\n", sure)
	for _, set := range sets {
		share := evaluate.Share{Right: float64(right[set]), Of: sureOnes[set]}
		fmt.Fprintf(&b, "  %-24s %4d read, %4d sure, of these right %s\n", set, all[set], sureOnes[set], share)
	}
	return b.String()
}

// Reweigh fits anew how the readings of a weight file are weighed, on the sets that models are
// chosen by. Its tensors stay as they are.
func (j *Job) Reweigh() error {
	file, model, parser, err := j.written()
	if err != nil {
		return err
	}
	watched, err := j.watchedSets()
	if err != nil {
		return err
	}
	config := model.Config
	model.Config.Calibration, model.Config.Sure = nil, nil
	choices, err := Choices(parser, model, watched)
	if err != nil {
		return err
	}
	j.weigh(choices, &config)
	entries, err := withConfig(&config, file.Tensors)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	if err := weights.Write(&out, entries); err != nil {
		return err
	}
	return os.WriteFile(j.Out, out.Bytes(), 0o644)
}

// watchedSets are the sets that models are chosen by, for when nothing is learnt.
func (j *Job) watchedSets() ([]*data.Held, error) {
	recipe := *j
	recipe.Mix = Mix{} // nothing that is learnt from need be read
	_, held, _, err := recipe.Gather()
	if err != nil {
		return nil, err
	}
	return held.Watched, nil
}
