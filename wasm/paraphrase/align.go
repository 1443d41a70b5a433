package paraphrase

import (
	"math/big"
	"slices"
)

// pair are two figures that stand for each other, by their places.
type pair struct {
	a, b int
	how  likeness
}

// align finds which figures stand for each other: the same amount first, and of several the one
// that counts the same, belongs to the same one, and comes in the same order.
func align(a, b *Problem) []pair {
	var all []int // candidates, the closest first; a number for each, so that no sort of their own is in the page
	for i := range a.figures {
		for j := range b.figures {
			if how := compareAmounts(&a.figures[i].amount, &b.figures[j].amount); how != unlike {
				score := 20*float64(how) + closeness(a, b, i, j)
				all = append(all, (1_000_000-int(score*1000))<<16|i<<8|j)
			}
		}
	}
	slices.Sort(all)
	partner := make([]int, len(a.figures)) // 1 + the figure of b
	takenB := make([]bool, len(b.figures))
	for _, c := range all {
		if i, j := c>>8&255, c&255; partner[i] == 0 && !takenB[j] {
			partner[i], takenB[j] = j+1, true
		}
	}
	var pairs []pair
	for i, j := range partner {
		if j > 0 {
			pairs = append(pairs, pair{i, j - 1, compareAmounts(&a.figures[i].amount, &b.figures[j-1].amount)})
		}
	}
	return pairs
}

// closeness is how like two figures and their surroundings are, from 0 to 17.
func closeness(a, b *Problem, i, j int) float64 {
	x, y := &a.figures[i], &b.figures[j]
	score := 0.0
	for _, same := range [...]struct {
		are    bool
		weighs float64
	}{
		{x.measure == y.measure, 9}, // so that 5 km stands for 5 km, though a bare 5 could
		{x.counted != "" && x.counted == y.counted, 2},
		{x.quality != "" && x.quality == y.quality, 1},
		{x.to != "" && x.to == y.to, 1},
		{x.from != "" && x.from == y.from, 1},
		{x.more != "" && x.more == y.more, 0.5},
		{x.each == y.each, 0.5},
		{x.compared == y.compared, 0.5},
		{x.verb >= 0 && y.verb >= 0 && a.words[x.verb].base == b.words[y.verb].base, 0.5},
	} {
		if same.are {
			score += same.weighs
		}
	}
	near := float64(i+1)/float64(len(a.figures)+1) - float64(j+1)/float64(len(b.figures)+1)
	return score + 1 - max(near, -near)
}

// changedPairs pairs figures that are left over on both sides and count the same thing in the same
// place of the row: 12 apples that became 15 apples.
func changedPairs(a, b *Problem, pairs []pair) []pair {
	takenA, takenB := taken(pairs, func(p pair) int { return p.a }), taken(pairs, func(p pair) int { return p.b })
	var changed []pair
	for i := range a.figures {
		best, bestScore := -1, 0.0
		for j := range b.figures {
			if takenA[i] || takenB[j] || (a.figures[i].measure != b.figures[j].measure) {
				continue
			}
			if score := closeness(a, b, i, j); score > bestScore {
				best, bestScore = j, score
			}
		}
		if best >= 0 {
			takenB[best] = true
			changed = append(changed, pair{i, best, unlike})
		}
	}
	return changed
}

func taken(pairs []pair, side func(pair) int) map[int]bool {
	m := map[int]bool{}
	for _, p := range pairs {
		m[side(p)] = true
	}
	return m
}

// implies says whether a text has a number without giving it: "a week" has the 7 of "7 days".
func (p *Problem) implies(value *big.Rat) bool {
	if n := int64(len(p.names)); n > 1 && value.Cmp(big.NewRat(n, 1)) == 0 {
		return true // "the two of them"
	}
	for i := range p.Document.Constants {
		if p.Document.Constants[i].Value.Cmp(value) == 0 {
			return true
		}
	}
	for i := range p.Document.Names {
		if v := p.Document.Names[i].Value; v != nil && v.Cmp(value) == 0 {
			return true
		}
	}
	return false
}

// renames finds which names of b stand for those of a: the same ones, then those that have the
// same amounts, then in the order of the texts. Only names that the other text lacks are renamed.
func renames(a, b *Problem, pairs []pair) map[string]string {
	inA, inB := map[string]bool{}, map[string]bool{}
	for _, n := range a.names {
		inA[n.name] = true
	}
	to := map[string]string{}
	for _, n := range b.names {
		inB[n.name] = true
		if inA[n.name] {
			to[n.name] = n.name
		}
	}
	given := map[string]bool{} // names of a that one of b stands for
	votes := map[[2]string]int{}
	for _, p := range pairs {
		x, y := &a.figures[p.a], &b.figures[p.b]
		for _, who := range [...][2]string{{x.from, y.from}, {x.to, y.to}, {x.more, y.more}, {x.fewer, y.fewer}} {
			if inA[who[0]] && !inB[who[0]] && inB[who[1]] && !inA[who[1]] {
				votes[who]++
			}
		}
	}
	for _, n := range b.names {
		best := ""
		for _, m := range a.names {
			v := votes[[2]string{m.name, n.name}]
			if v > 0 && !given[m.name] && (best == "" || v > votes[[2]string{best, n.name}]) {
				best = m.name
			}
		}
		if best != "" {
			to[n.name], given[best] = best, true
		}
	}
	next := 0
	for _, n := range b.names {
		if inA[n.name] || to[n.name] != "" {
			continue
		}
		for next < len(a.names) && (inB[a.names[next].name] || given[a.names[next].name]) {
			next++
		}
		if next < len(a.names) {
			to[n.name], given[a.names[next].name] = a.names[next].name, true
		}
	}
	return to
}
