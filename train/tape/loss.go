package tape

import (
	"math"

	"mwpranker/wasm/tensor"
)

// A Target is what one row's scores should say: the places and their
// probabilities. An empty target is left out of the loss.
type Target struct {
	Place []int32
	Prob  []float32
}

// Hard is the target that gives all probability to one place.
func Hard(place int) Target { return Target{[]int32{int32(place)}, []float32{1}} }

// CrossEntropy adds weight times the mean over rows of the cross-entropy
// between targets and softmax(scores), with smooth of the probability spread
// evenly. It returns the sum over rows, unweighted and without smoothing, for reports.
func (t *Tape) CrossEntropy(scores *Node, targets []Target, weight, smooth float64) float64 {
	p := t.Slice(len(scores.X))
	copy(p, scores.X)
	var sum float64
	for r := range scores.Rows {
		row := p[r*scores.Cols:][:scores.Cols]
		tensor.Softmax(row)
		for k, place := range targets[r].Place {
			sum -= float64(targets[r].Prob[k]) * math.Log(float64(row[place])+1e-30)
		}
	}
	w := float32(weight / float64(scores.Rows))
	t.onBackward(func() {
		even := float32(smooth) / float32(scores.Cols)
		for r := range scores.Rows {
			if len(targets[r].Place) == 0 {
				continue
			}
			row, g := p[r*scores.Cols:][:scores.Cols], scores.gradRow(r)
			for i, v := range row {
				g[i] += w * (v - even)
			}
			for k, place := range targets[r].Place {
				g[place] -= w * (1 - float32(smooth)) * targets[r].Prob[k]
			}
		}
	})
	return sum
}

// OneOf adds weight times the mean over lists of the cross-entropy of one that is right: rows
// [bounds[i], bounds[i+1]) of scores, of one column, are list i, and their probabilities are the
// softmax of its scores. A list in which none is right is left out. It returns the sum of the
// losses, unweighted.
func (t *Tape) OneOf(scores *Node, bounds Bounds, right []bool, weight float64) float64 {
	p := t.Slice(len(scores.X))
	copy(p, scores.X)
	won := t.Slice(len(bounds) - 1)
	var sum float64
	for i := range won {
		tensor.Softmax(p[bounds[i]:bounds[i+1]])
		for k := bounds[i]; k < bounds[i+1]; k++ {
			if right[k] {
				won[i] += p[k]
			}
		}
		if won[i] > 0 {
			sum -= math.Log(float64(won[i]))
		}
	}
	t.onBackward(func() {
		w := float32(weight / float64(len(won)))
		for i, all := range won {
			if all == 0 {
				continue
			}
			for k := bounds[i]; k < bounds[i+1]; k++ {
				scores.G[k] += w * p[k]
				if right[k] {
					scores.G[k] -= w * p[k] / all
				}
			}
		}
	})
	return sum
}

// The verdicts that Odds learns.
const (
	Unjudged = iota
	No
	Yes
)

// Odds adds weight times the mean over what is judged of the cross-entropy between verdicts and the
// sigmoid of scores, of one column. It returns the sum of the losses, unweighted, and how many were
// judged.
func (t *Tape) Odds(scores *Node, verdicts []uint8, weight float64) (sum float64, judged int) {
	p := t.Slice(len(scores.X))
	copy(p, scores.X)
	tensor.Activate(nil, p)
	for i, v := range verdicts {
		switch v {
		case Yes:
			sum -= math.Log(float64(p[i]) + 1e-30)
		case No:
			sum -= math.Log(1 - float64(p[i]) + 1e-30)
		default:
			continue
		}
		judged++
	}
	t.onBackward(func() {
		w := float32(weight / float64(max(judged, 1)))
		for i, v := range verdicts {
			switch v {
			case Yes:
				scores.G[i] += w * (p[i] - 1)
			case No:
				scores.G[i] += w * p[i]
			}
		}
	})
	return sum, judged
}

// Arcs is the attention that finds heads, one sentence at a time. The score of
// head j for token i is dep[i]·head[j] + place[i, Bucket(j-i)]; that of the
// root is the last column of place. The scores of a sentence of n tokens are n
// rows of n+1: the tokens, then the root.
type Arcs struct {
	Scores [][]float32
	bounds Bounds
	grads  [][]float32
}

// ScoreArcs computes the scores of every sentence; bucket names the column of
// place for a distance.
func (t *Tape) ScoreArcs(dep, head, place *Node, bounds Bounds, bucket func(distance int) int) *Arcs {
	a := &Arcs{bounds: bounds}
	d := dep.Cols
	for s := range len(bounds) - 1 {
		first, n := bounds[s], bounds[s+1]-bounds[s]
		w := n + 1
		scores := t.Slice(n * w)
		for i := range n {
			row, pl := scores[i*w:][:w], place.Row(first+i)
			for j := range n {
				row[j] = pl[bucket(j-i)]
			}
			row[n] = pl[place.Cols-1]
		}
		ht := t.Slice(n * d)
		tensor.Transpose(ht, head.X[first*d:][:n*d], n, d)
		tensor.Gemm(tensor.Rows(scores, w), tensor.Rows(dep.X[first*d:], d), tensor.Rows(ht, n), n, d, n, true)
		for i := range n {
			scores[i*w+i] = -1e9 // no token is its own head
		}
		a.Scores = append(a.Scores, scores)
		if !t.Train {
			continue
		}
		grads := t.Slice(n * w)
		a.grads = append(a.grads, grads)
		t.onBackward(func() {
			for i := range n {
				g, pl := grads[i*w:][:w], place.gradRow(first+i)
				g[i] = 0
				for j := range n {
					pl[bucket(j-i)] += g[j]
				}
				pl[place.Cols-1] += g[n]
			}
			tensor.Gemm(tensor.Rows(dep.G[first*d:], d), tensor.Rows(grads, w), tensor.Rows(head.X[first*d:], d), n, n, d, true)
			tensor.Gemm(tensor.Rows(head.G[first*d:], d), tensor.Columns(grads, w), tensor.Rows(dep.X[first*d:], d), n, n, d, true)
		})
	}
	return a
}

// CrossEntropy adds the mean over tokens of the cross-entropy between the
// targets (places within the sentence; the sentence's length is the root) and
// the scores. It returns the sum over tokens for reports.
func (a *Arcs) CrossEntropy(t *Tape, targets []Target, weight float64) float64 {
	var sum float64
	w := float32(weight / float64(len(targets)))
	for s, scores := range a.Scores {
		first, n := a.bounds[s], a.bounds[s+1]-a.bounds[s]
		p := t.Slice(len(scores))
		copy(p, scores)
		for i := range n {
			row, target := p[i*(n+1):][:n+1], targets[first+i]
			tensor.Softmax(row)
			for k, place := range target.Place {
				sum -= float64(target.Prob[k]) * math.Log(float64(row[place])+1e-30)
			}
			if t.Train && len(target.Place) > 0 {
				g := a.grads[s][i*(n+1):][:n+1]
				for j, v := range row {
					g[j] += w * v
				}
				for k, place := range target.Place {
					g[place] -= w * target.Prob[k]
				}
			}
		}
	}
	return sum
}
