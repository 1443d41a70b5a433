package world

import (
	"slices"
)

// shortContrast makes problems of one scene with the same people, words and numbers that differ in
// one thing: another question, a sentence more or less, another order, the event turned round
// ("gives" for "gets", "each" for "in all"), or what was asked for told and what was told asked
// for.
func (g *Generator) shortContrast(n uint64) []*Problem {
	st := g.stage(n)
	if st == nil {
		return nil
	}
	t := st.choose(st.r)
	if t == nil || !st.clear(t) {
		return nil
	}
	first, why := st.problem(t)
	if why != "" {
		return nil
	}
	list := []*Problem{first}
	models := map[string]bool{first.Expr.String(): true}
	add := func(st *staged, t *telling) {
		if len(list) == maxContrasts || t == nil || !st.clear(t) {
			return
		}
		p, why := st.problem(t)
		if why != "" || slices.ContainsFunc(list, func(q *Problem) bool { return q.Text == p.Text }) {
			return
		}
		list, models[p.Expr.String()] = append(list, p), true
	}
	// Most changes make another model; one of the others stands among them, so that no change of the
	// words tells by itself.
	other := []change{otherQuestion, otherWay, exchanged, otherQuestion}
	st.r.Shuffle(len(other), func(i, j int) { other[i], other[j] = other[j], other[i] })
	same := []change{oneMore, otherOrder}
	if st.chance(2) {
		same[0], same[1] = same[1], same[0]
	}
	for _, turn := range []change{other[0], other[1], same[0], other[2], other[3], same[1]} {
		if s, c := turn(st, t); c != nil {
			add(s, c)
		}
	}
	if len(models) < 2 {
		return nil
	}
	return list
}

// change gives a problem that differs in one thing from the told one, or nil.
type change func(*staged, *telling) (*staged, *telling)

func (t *telling) copy() *telling {
	c := *t
	c.said = slices.Clone(t.said)
	return &c
}

// otherQuestion asks for something else that follows from the same text.
func otherQuestion(st *staged, t *telling) (*staged, *telling) {
	asks := st.lines('?')
	for _, i := range st.r.Perm(len(asks)) {
		c := t.copy()
		c.ask = asks[i]
		before := len(c.said)
		if st.line(c.ask).of != st.line(t.ask).of && st.complete(c) && len(c.said) == before {
			st.sort(c)
			return st, c
		}
	}
	return nil, nil
}

// oneMore adds a sentence that is not needed, or takes one away.
func oneMore(st *staged, t *telling) (*staged, *telling) {
	says := st.lines('>')
	for _, i := range st.r.Perm(len(says)) {
		c := t.copy()
		if at := slices.Index(c.said, says[i]); at >= 0 {
			c.said = slices.Delete(c.said, at, at+1)
		} else if st.depth(says[i]) == 0 {
			c.said = append(c.said, says[i])
		}
		steps := t.d.cost[st.id[st.line(t.ask).of]]
		if len(c.said) != len(t.said) && len(c.said) > 0 && st.complete(c) && c.d.cost[st.id[st.line(c.ask).of]] == steps {
			st.sort(c)
			return st, c
		}
	}
	return nil, nil
}

// otherOrder turns the sentences round where the scene allows it, else it puts the question first.
func otherOrder(st *staged, t *telling) (*staged, *telling) {
	c := t.copy()
	c.fuse = 0
	if st.scene.free && len(c.said) > 1 {
		slices.Reverse(c.said)
		return st, c
	}
	if !st.opens(t) {
		return nil, nil
	}
	c.first = true
	return st, c
}

// otherWay tells the same sentences of another variant of the scene.
func otherWay(st *staged, t *telling) (*staged, *telling) {
	for _, way := range st.scene.ways {
		if way == st.way {
			continue
		}
		turned := stageScene(newRunOf(st), st.scene, way, st.seed)
		if turned == nil {
			continue
		}
		for range 12 {
			if c := turned.choose(turned.r); c != nil && turned.common(c) >= st.common(t) {
				return turned, c
			}
		}
	}
	return nil, nil
}

// exchanged tells what was asked for, and asks for what was told.
func exchanged(st *staged, t *telling) (*staged, *telling) {
	asked := st.line(t.ask).of
	for _, say := range st.lines('>') {
		if tells := st.line(say).tells; len(tells) != 1 || tells[0] != asked {
			continue
		}
		for _, ask := range st.lines('?') {
			of := st.line(ask).of
			c := t.copy()
			c.said = slices.DeleteFunc(c.said, func(i int) bool { return slices.Contains(st.line(i).tells, of) })
			if len(c.said) == len(t.said) {
				continue
			}
			c.ask, c.said = ask, append(c.said, say)
			if st.complete(c) {
				st.sort(c)
				return st, c
			}
		}
	}
	return nil, nil
}

// common counts the sentences that do not depend on the way.
func (st *staged) common(t *telling) int {
	n := 0
	for _, i := range t.said {
		if st.line(i).way == "" {
			n++
		}
	}
	return n
}

// newRunOf draws the same people, words and numbers again.
func newRunOf(st *staged) *run {
	w := newRun(st.drawn, st.seed)
	pickScene(w.r)
	pick(w.r, st.scene.ways)
	return w
}

// sort puts the sentences into the order of the scene.
func (st *staged) sort(t *telling) {
	slices.SortFunc(t.said, func(a, b int) int { return st.place(a) - st.place(b) })
}
