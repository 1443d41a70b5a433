package coding

import (
	"encoding/binary"
	"math"
	"math/bits"
	"slices"
)

// What is coded as steps is chosen here: of all ways to write the bytes the cheapest, by what each
// step cost the last time.

// costs are bits, by kind, context and byte.
type costs [kinds][][]float32

// missing is what a byte costs that its table lacks: the next table may have it.
const missing = 16

func (c *codebook) costs() *costs {
	var out costs
	for k := range kinds {
		out[k] = make([][]float32, contexts[k])
		rows := [][]float32{}
		for _, h := range c.joined[k] {
			f := h.frequencies()
			row := make([]float32, 256)
			for b, share := range f {
				row[b] = missing
				if share > 0 {
					row[b] = float32(shareBits - logOf(int(share)))
				}
			}
			rows = append(rows, row)
		}
		for i := range out[k] {
			if len(rows) == 0 {
				out[k][i] = level(missing)
				continue
			}
			out[k][i] = rows[c.place[k][i]]
		}
	}
	return &out
}

func level(bits float32) []float32 {
	row := make([]float32, 256)
	for b := range row {
		row[b] = bits
	}
	return row
}

// firstCosts are a guess for a first parse.
func firstCosts(data []byte) *costs {
	var h histogram
	for _, b := range data {
		h[b]++
	}
	bytes := make([]float32, 256)
	for b, count := range h {
		bytes[b] = float32(math.Log2(float64(len(data)) / max(1, float64(count))))
	}
	runs := level(2)
	for n := range runs {
		runs[n] += float32(min(n, 8)) / 2
	}
	rows := [kinds][]float32{bytes, runs, level(4), level(5)}
	var out costs
	for k := range kinds {
		out[k] = make([][]float32, contexts[k])
		for i := range out[k] {
			out[k][i] = rows[k]
		}
	}
	return &out
}

// number is what a number costs.
func (c *costs) number(k kind, context, n int) float32 {
	b, _, size := slot(n)
	return c[k][context][b] + float32(size)
}

// A finder knows where bytes stood before: the last place of each four, and, since longer pieces
// may be further back, many places of each seven.
type finder struct {
	data  []byte
	short []int32 // by hash of four bytes: the last place + 1
	heads []int32 // by hash of seven bytes: the last place + 1
	chain []int32 // by place: the one before it with that hash + 1
	shift int     // of a hash
	known int     // places that are in the tables
	depth int     // how many of a chain are looked at
}

const (
	mostHashes = 18      // bits of a hash
	enough     = 160     // a piece so long is taken without looking at others
	large      = 4 << 20 // of more bytes fewer places are looked at
)

func newFinder(data []byte) *finder {
	hashes := min(bits.Len(uint(len(data))), mostHashes)
	f := &finder{data: data, shift: 64 - hashes, chain: make([]int32, len(data)), depth: 48}
	f.short, f.heads = make([]int32, 1<<hashes), make([]int32, 1<<hashes)
	if len(data) > large {
		f.depth = 12
	}
	return f
}

// hash mixes the first n of eight bytes at a place.
func (f *finder) hash(at, n int) uint64 {
	return binary.LittleEndian.Uint64(f.data[at:]) << (64 - 8*n) * 0x9e3779b97f4a7c15 >> f.shift
}

// same is how many bytes are the same at two places, up to an end.
func (f *finder) same(a, b, end int) (n int) {
	for b+n < end && f.data[a+n] == f.data[b+n] {
		n++
	}
	return n
}

// piece is one that was there before.
type piece struct{ length, distance int }

// pieces finds them, each longer than the one before.
func (f *finder) pieces(found []piece, at, end int) []piece {
	for ; f.known < at; f.known++ {
		f.add(f.known)
	}
	if at+8 > len(f.data) {
		return found
	}
	best := shortest
	try := func(p int) {
		if at+best < end && f.data[p+best] == f.data[at+best] {
			if n := f.same(p, at, end); n > best {
				best = n
				found = append(found, piece{n, at - p})
			}
		}
	}
	if from := f.short[f.hash(at, 4)]; from > 0 {
		try(int(from) - 1)
	}
	from := f.heads[f.hash(at, 7)]
	for range f.depth {
		if from == 0 || best >= enough {
			break
		}
		try(int(from) - 1)
		from = f.chain[from-1]
	}
	return found
}

func (f *finder) add(at int) {
	if at+8 > len(f.data) {
		return
	}
	f.short[f.hash(at, 4)] = int32(at) + 1
	head := &f.heads[f.hash(at, 7)]
	f.chain[at], *head = *head, int32(at)+1
}

// again gives a finder that knows what this one does, for a parse that is followed by another of
// the same bytes.
func (f *finder) again() *finder {
	g := *f
	g.short, g.heads = slices.Clone(f.short), slices.Clone(f.heads)
	return &g
}

// A node is the cheapest way to a place.
type node struct {
	cost             float32
	run              int32 // bytes as they are up to here
	length, distance int32 // of the piece that ends here
	last             int32 // distance of the last piece
}

// parse gives the cheapest steps from start to end.
func (f *finder) parse(start, end int, c *costs) []step {
	nodes := make([]node, end-start+1)
	for i := range nodes {
		nodes[i].cost = math.MaxFloat32
	}
	nodes[0].cost = c.number(run, 0, 0)
	var found []piece
	skip := 0
	for at := start; at < end; at++ {
		n := &nodes[at-start]
		f.literal(nodes, at-start, at, c)
		if skip > 0 {
			skip--
			continue
		}
		found = f.pieces(found[:0], at, end)
		f.nearby(n, nodes[at-start:], at, end, c)
		shorter := shortest
		for _, p := range found {
			for l := shorter + 1; l <= p.length; l++ {
				if l > 32 && l < p.length {
					l = p.length
				}
				n.reach(nodes[at-start:], l, p.distance, c)
			}
			shorter = p.length
		}
		if shorter >= enough {
			skip = shorter - 1
		}
	}
	return steps(nodes)
}

// literal goes on by one byte as it is.
func (f *finder) literal(nodes []node, i, at int, c *costs) {
	n, next := &nodes[i], &nodes[i+1]
	cost := n.cost + c[literal][before(f.data, at)][f.data[at]] + c.number(run, 0, int(n.run)+1) - c.number(run, 0, int(n.run))
	if cost < next.cost {
		*next = node{cost: cost, run: n.run + 1, last: n.last}
	}
}

// nearby tries the distances that are near the last one.
func (f *finder) nearby(n *node, nodes []node, at, end int, c *costs) {
	for by := -near; by <= near; by++ {
		d := int(n.last) + by
		if n.last == 0 || d <= 0 || d > at {
			continue
		}
		if by != 0 && (at+shortest >= end || f.data[at-d] != f.data[at]) {
			continue
		}
		most := f.same(at-d, at, min(end, at+enough))
		for l := shortest; l <= most; l++ {
			if l > 32 && l < most {
				l = most
			}
			n.reach(nodes, l, d, c)
		}
	}
}

// reach goes on by a piece.
func (n *node) reach(nodes []node, l, d int, c *costs) {
	cost := n.cost + c.number(length, min(int(n.run), 7), l-shortest) +
		c.number(distance, min(l-shortest, 7), told(d, int(n.last))) + c.number(run, 0, 0)
	if cost < nodes[l].cost {
		nodes[l] = node{cost: cost, length: int32(l), distance: int32(d), last: int32(d)}
	}
}

// steps goes back from the end along the cheapest way.
func steps(nodes []node) []step {
	var out []step
	for i := len(nodes) - 1; i > 0; {
		var s step
		if n := &nodes[i]; n.length > 0 {
			s.length, s.distance = int(n.length), int(n.distance)
			i -= s.length
		}
		s.run = int(nodes[i].run)
		i -= s.run
		out = append(out, s)
	}
	for i, k := 0, len(out)-1; i < k; i, k = i+1, k-1 {
		out[i], out[k] = out[k], out[i]
	}
	return out
}
