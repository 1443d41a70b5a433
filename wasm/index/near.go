package index

import (
	"slices"
	"sync"

	"mwpranker/wasm/expr"
)

// maxDistance is the largest tree edit distance that counts as near. One step
// more or less is a distance of 2; at 3 most templates of up to three steps are
// near one another.
const maxDistance = 2

// neighbours are the templates near one tree.
type neighbours struct {
	more, less []int // one step more or less; numbers of templates
	near       []int
	distances  []int  // parallel to near
	rounded    []bool // parallel to near: the same but for rounding a division
}

// nearCache keeps the neighbours of the trees that were asked for last: a page
// asks again and again for the same tree, with other filters.
type nearCache struct {
	mutex sync.Mutex
	byKey map[string]*neighbours
}

// nearCacheSize bounds the cache; when it is full it is emptied.
const nearCacheSize = 256

// neighboursOf compares a tree with all templates.
func (ix *Index) neighboursOf(tree *expr.Expr) *neighbours {
	key := tree.Key(expr.Canonical)
	ix.near.mutex.Lock()
	defer ix.near.mutex.Unlock()
	if found := ix.near.byKey[key]; found != nil {
		return found
	}
	if ix.near.byKey == nil || len(ix.near.byKey) >= nearCacheSize {
		ix.near.byKey = map[string]*neighbours{}
	}
	found := ix.compare(tree, key)
	ix.near.byKey[key] = found
	return found
}

func (ix *Index) compare(tree *expr.Expr, key string) *neighbours {
	shorter := map[string]bool{}
	for _, each := range tree.Shorter() {
		shorter[each.Key(expr.Canonical)] = true
	}
	found := &neighbours{}
	counts, measured := labelsOf(key), expr.NewMeasured(tree)
	unrounded := tree.Unrounded().Key(expr.Canonical)
	for i := range ix.templates {
		t := &ix.templates[i]
		switch {
		case t.key == key:
		case shorter[t.key]:
			found.less = append(found.less, i)
		case counts.oneStepLess(t.labels) && slices.Contains(t.shorterKeys(), key):
			found.more = append(found.more, i)
		case counts.least(t.labels) <= maxDistance:
			if distance := measured.Distance(t.measured()); distance <= maxDistance {
				found.near = append(found.near, i)
				found.distances = append(found.distances, distance)
				found.rounded = append(found.rounded, (counts.rounds() || t.labels.rounds()) &&
					t.tree.Unrounded().Key(expr.Canonical) == unrounded)
			}
		}
	}
	return found
}
