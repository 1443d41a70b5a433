package syntax

import (
	"mwpranker/train/tape"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/tensor"
)

// Soften replaces what the examples say by a mixture of it, with the share
// keep, and of what the teachers say together; without any gold annotation
// (Heads is nil) it is what the teachers say. A student learns more from the
// teachers' doubts than from bare answers.
func Soften(networks []*Network, examples []Example, keep float64) []Example {
	var teachers []annotator
	for _, n := range networks {
		teachers = append(teachers, annotator{n, syntax.NewLexicon(n.Config.Words, n.Config.Pieces), tape.New(nil)})
	}
	out := make([]Example, len(examples))
	var group []int
	tokens := 0
	for i := range examples {
		group = append(group, i)
		if tokens += len(examples[i].Forms); tokens >= 1000 || i == len(examples)-1 {
			soften(teachers, examples, out, group, keep)
			group, tokens = group[:0], 0
		}
	}
	return out
}

// An annotator is a network with what it needs beside.
type annotator struct {
	*Network
	lexicon *syntax.Lexicon
	tape    *tape.Tape
}

// soften does one batch: the teachers' mean probabilities of tags and heads,
// then of the relations to the heads that they chose.
func soften(teachers []annotator, examples, out []Example, group []int, keep float64) {
	refs := make([]*Example, len(group))
	rows := 0
	for k, i := range group {
		out[i] = examples[i]
		n := len(out[i].Forms)
		if out[i].Heads == nil {
			out[i].UPOS, out[i].XPOS, out[i].Rels = make([]tape.Target, n), make([]tape.Target, n), make([]tape.Target, n)
			out[i].Heads, out[i].RelHeads = make([]tape.Target, n), make([]int, n)
		}
		refs[k] = &out[i]
		rows += n
	}
	c := teachers[0].Config
	upos, xpos, rels := make([]float32, rows*len(c.UPOS)), make([]float32, rows*len(c.XPOS)), make([]float32, rows*len(c.Rels))
	arcs := make([][]float32, len(group))
	for k, e := range refs {
		arcs[k] = make([]float32, len(e.Forms)*(len(e.Forms)+1))
	}
	run := func(f func(o outputs)) {
		for _, n := range teachers {
			n.tape.Reset(false)
			f(n.forward(n.tape, makeBatch(n.lexicon, refs, nil, nil), Dropout{}))
		}
	}
	run(func(o outputs) {
		addSoftmax(upos, o.upos.X, len(c.UPOS), len(teachers))
		addSoftmax(xpos, o.xpos.X, len(c.XPOS), len(teachers))
		for k, s := range o.arcs.Scores {
			addSoftmax(arcs[k], s, len(refs[k].Forms)+1, len(teachers))
		}
	})
	for k, i := range group {
		gold := examples[i].Heads != nil
		e, w := refs[k], len(refs[k].Forms)+1
		heads := make([]tape.Target, w-1)
		for t := range heads {
			row := arcs[k][t*w:][:w]
			if !gold {
				e.RelHeads[t] = tensor.ArgMax(row)
			}
			heads[t] = mix(e.Heads[t], row, keep)
		}
		e.Heads = heads
	}
	run(func(o outputs) { addSoftmax(rels, o.rels.X, len(c.Rels), len(teachers)) })
	row := 0
	for _, e := range refs {
		n := len(e.Forms)
		mixAll := func(old []tape.Target, p []float32, width int) []tape.Target {
			t := make([]tape.Target, n)
			for i := range t {
				t[i] = mix(old[i], p[(row+i)*width:][:width], keep)
			}
			return t
		}
		e.UPOS, e.XPOS, e.Rels = mixAll(e.UPOS, upos, len(c.UPOS)), mixAll(e.XPOS, xpos, len(c.XPOS)), mixAll(e.Rels, rels, len(c.Rels))
		row += n
	}
}

// addSoftmax adds to sum, row by row, the softmax of scores divided by parts.
func addSoftmax(sum, scores []float32, width, parts int) {
	row := make([]float32, width)
	for r := 0; r < len(scores); r += width {
		copy(row, scores[r:])
		tensor.Softmax(row)
		for i, v := range row {
			sum[r+i] += v / float32(parts)
		}
	}
}

// mix is keep of the old target and the rest of p, of which small change is dropped.
func mix(old tape.Target, p []float32, keep float64) tape.Target {
	const small = 0.005
	if len(old.Place) == 0 {
		keep = 0
	}
	var t tape.Target
	var sum float32
	for i, v := range p {
		v *= float32(1 - keep)
		for k, place := range old.Place {
			if int(place) == i {
				v += float32(keep) * old.Prob[k]
			}
		}
		if v >= small {
			t.Place, t.Prob = append(t.Place, int32(i)), append(t.Prob, v)
			sum += v
		}
	}
	for k := range t.Prob {
		t.Prob[k] /= sum
	}
	return t
}
