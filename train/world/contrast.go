package world

// Contrast makes two to four problems from one run: the same facts in the same words with different
// questions, and the same question with one event turned round (gives for gets, more for fewer)
// where that leaves the run sensible. What the reader must learn is that these small changes of
// words change the model.
func (g *Generator) Contrast() []*Problem {
	for range 1000 {
		g.n++
		list := g.shortContrast(g.n)
		if hash(g.seed, g.n)%10 < 4 {
			list = g.contrast()
		}
		if len(list) > 1 {
			return list
		}
	}
	return nil
}

const maxContrasts = 4

func (g *Generator) contrast() []*Problem {
	w, p, n := g.draw()
	first, why := g.problem(w, p, p.view, n)
	if why != "" {
		return nil
	}
	list := []*Problem{first}
	models := map[string]bool{first.Equation: true}
	// The same facts, another question.
	for _, i := range w.r.Perm(len(w.views)) {
		v := w.views[i]
		if len(list) == maxContrasts-1 {
			break
		}
		q, ok := p.asking(w, v)
		if !ok || !w.distinct(q) {
			continue
		}
		if next, why := g.problem(w, q, v, n); why == "" && !models[next.Equation] {
			models[next.Equation] = true
			list = append(list, next)
		}
	}
	// The same question, one event turned round.
	if turned := g.turned(n); turned != nil && !models[turned.Equation] {
		list = append(list, turned)
	}
	return list
}

// asking is the plan with another question about the same told facts.
func (p *plan) asking(w *run, v *view) (*plan, bool) {
	if v.asks == p.view.asks || p.told[v.asks] || !w.askable(v, p.told) {
		return nil, false
	}
	d := w.derive(p.told)
	if c := d.cost[v.asks]; c < 1 || c > maxSteps || v.from != 0 && d.cost[v.from] == 0 {
		return nil, false
	}
	q := *p
	q.view, q.d = v, d
	for _, f := range p.facts {
		if f.consumes >= 0 && (f.consumes == v.asks || w.state(f.consumes, v.asks)) {
			return nil, false
		}
		for _, c := range f.changes {
			if c == v.asks {
				return nil, false
			}
		}
	}
	needed := make([]bool, len(w.quantities))
	d.path(v.asks, needed)
	for _, f := range w.facts { // whatever the answer stands on has to be in the text
		for _, t := range f.tells {
			if needed[t] && f.result < 0 && !p.keeps(f) {
				return nil, false
			}
		}
		if f.makes > 0 && needed[f.makes] && !p.keeps(f) {
			return nil, false
		}
		if f.whole > 0 && needed[f.whole] && !p.keeps(f) && !f.link {
			return nil, false
		}
	}
	return &q, !q.unclear()
}

// turned makes the n-th run again with its last event turned round, or gives nil where that cannot
// be.
func (g *Generator) turned(n uint64) *Problem {
	w := newRun(g.seed, n)
	w.turn = true
	w.happen()
	if !w.turned || !w.sensible() {
		return nil
	}
	p := w.choose()
	if p == nil || p.view == nil || len(p.facts) == 0 {
		return nil
	}
	w.addNoise(p)
	if !w.distinct(p) {
		return nil
	}
	problem, why := g.problem(w, p, p.view, n)
	if why != "" {
		return nil
	}
	return problem
}
