package syntax

// A decoder turns arc scores into a tree with one root. It keeps its memory.
type decoder struct {
	trial []int // heads under one choice of root
	seen  []int
	path  []int

	// Below: the graph while cycles are contracted. A slot is a row and a
	// column of the matrix; a node is a token or a contracted cycle, and stands
	// in one slot. Of a cycle's slots one stays alive.
	score          []float32 // score[u*n+v]: v as head of u, less what the cycle in u gives up for it
	tail, tip      []int     // the arc from token tail to token tip that this score belongs to
	alive, reached []bool    // by slot; reached: hangs below the root already
	node           []int     // by slot: the node that stands there
	gain           []float32 // by slot: score of the arc that was chosen last
	inTail, inTip  []int     // by node: the arc that was chosen for it
	inCycle        []int     // by node: the cycle that it became part of, or -1
}

// Tree finds, for scores of n tokens (n rows of n+1: a score for each token as
// head, then for the root), the best tree with exactly one token at the root.
// It writes the heads, n standing for the root. Any scores give a tree.
//
// Nearly always each token's best head makes a tree already. Where it does
// not, the best spanning tree is searched for each of the few tokens that may
// be the root.
func (d *decoder) Tree(scores []float32, n int, heads []int) {
	w := n + 1
	for i := range n {
		row := scores[i*w:][:w]
		top := n
		for j, v := range row {
			if j != i && v > row[top] {
				top = j
			}
		}
		heads[i] = top
	}
	if d.isTree(heads, n) {
		return
	}
	var bestSum float32
	d.trial = grow(d.trial, n)
	for c, root := range likelyRoots(scores, n) {
		if root < 0 {
			break
		}
		d.spanning(scores, n, root, d.trial)
		var sum float32
		for i := range n {
			sum += scores[i*w+d.trial[i]]
		}
		if c == 0 || sum > bestSum {
			bestSum = sum
			copy(heads, d.trial)
		}
	}
}

// likelyRoots lists the tokens that lose least by standing at the root, best
// first, and -1 where there are fewer.
func likelyRoots(scores []float32, n int) (roots [3]int) {
	var losses [3]float32
	count := 0
	for i := range n {
		row := scores[i*(n+1):][:n+1]
		top := float32(-1e30)
		for j, v := range row[:n] {
			if j != i {
				top = max(top, v)
			}
		}
		loss := top - row[n]
		at := count
		for at > 0 && loss < losses[at-1] {
			at--
		}
		if at == len(roots) {
			continue
		}
		count = min(count+1, len(roots))
		copy(roots[at+1:count], roots[at:])
		copy(losses[at+1:count], losses[at:])
		roots[at], losses[at] = i, loss
	}
	for c := count; c < len(roots); c++ {
		roots[c] = -1
	}
	return roots
}

// isTree says whether every token reaches the root, and exactly one directly.
func (d *decoder) isTree(heads []int, n int) bool {
	d.seen = grow(d.seen, n)
	clear(d.seen)
	roots := 0
	for i := range n {
		if heads[i] == n {
			roots++
		}
		// Walk up and mark with this walk's number; meeting it again is a cycle.
		for j := i; j != n && d.seen[j] == 0; j = heads[j] {
			d.seen[j] = i + 1
			if h := heads[j]; h != n && d.seen[h] == i+1 {
				return false
			}
		}
	}
	return roots == 1
}

// spanning finds the best tree below one root token, after Chu, Liu and
// Edmonds in Tarjan's form for dense graphs: follow best heads from a token
// until the path reaches the tree, and contract each cycle that it runs into.
// A step costs n, and there are at most 2n: no sentence costs more than n².
func (d *decoder) spanning(scores []float32, n, root int, heads []int) {
	d.start(scores, n, root)
	nodes := n
	for first := range n {
		if !d.alive[first] || d.reached[first] {
			continue
		}
		d.path = append(d.path[:0], first)
		for {
			u := d.path[len(d.path)-1]
			v := d.bestHead(u, n)
			if d.reached[v] {
				break
			}
			at := len(d.path) - 1
			for at >= 0 && d.path[at] != v {
				at--
			}
			if at < 0 {
				d.path = append(d.path, v)
				continue
			}
			d.contract(d.path[at:], n, nodes)
			nodes++
			d.path = d.path[:at+1]
		}
		for _, u := range d.path {
			d.reached[u] = true
		}
	}
	// A cycle's arc opens it at the member where the arc ends; the other
	// members keep the arcs that made the cycle. The newest cycle comes first.
	for cycle := nodes - 1; cycle >= n; cycle-- {
		member := d.inTip[cycle]
		for d.inCycle[member] != cycle {
			member = d.inCycle[member]
		}
		d.inTail[member], d.inTip[member] = d.inTail[cycle], d.inTip[cycle]
	}
	copy(heads, d.inTail[:n])
	heads[root] = n
}

func (d *decoder) start(scores []float32, n, root int) {
	d.score, d.tail, d.tip = grow(d.score, n*n), grow(d.tail, n*n), grow(d.tip, n*n)
	d.alive, d.reached, d.node, d.gain = grow(d.alive, n), grow(d.reached, n), grow(d.node, n), grow(d.gain, n)
	d.inTail, d.inTip, d.inCycle = grow(d.inTail, 2*n), grow(d.inTip, 2*n), grow(d.inCycle, 2*n)
	for u := range n {
		copy(d.score[u*n:][:n], scores[u*(n+1):])
		for v := range n {
			d.tail[u*n+v], d.tip[u*n+v] = v, u
		}
		d.alive[u], d.reached[u], d.node[u], d.inCycle[u] = true, u == root, u, -1
	}
}

// bestHead chooses the best arc into slot u, and notes it.
func (d *decoder) bestHead(u, n int) int {
	best := -1
	for v, s := range d.score[u*n:][:n] {
		if d.alive[v] && v != u && (best < 0 || s > d.score[u*n+best]) {
			best = v
		}
	}
	d.gain[u] = d.score[u*n+best]
	d.inTail[d.node[u]], d.inTip[d.node[u]] = d.tail[u*n+best], d.tip[u*n+best]
	return best
}

// contract makes the slots of a cycle one node, in the first of them.
func (d *decoder) contract(cycle []int, n, node int) {
	u := cycle[0]
	for _, c := range cycle {
		d.inCycle[d.node[c]] = node
		d.alive[c] = false
	}
	d.inCycle[node] = -1
	for v := range n {
		if !d.alive[v] {
			continue
		}
		in, out := u, u
		for _, c := range cycle[1:] {
			if d.score[c*n+v]-d.gain[c] > d.score[in*n+v]-d.gain[in] {
				in = c
			}
			if d.score[v*n+c] > d.score[v*n+out] {
				out = c
			}
		}
		d.score[u*n+v] = d.score[in*n+v] - d.gain[in]
		d.tail[u*n+v], d.tip[u*n+v] = d.tail[in*n+v], d.tip[in*n+v]
		d.score[v*n+u] = d.score[v*n+out]
		d.tail[v*n+u], d.tip[v*n+u] = d.tail[v*n+out], d.tip[v*n+out]
	}
	d.alive[u], d.node[u] = true, node
}

// grow gives a slice of n, with the memory of s where that is enough. What stands in it is
// anything.
func grow[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/2)
	}
	return s[:n]
}
