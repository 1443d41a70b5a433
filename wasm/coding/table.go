package coding

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"slices"
	"sync"
)

// ErrDamaged is in the chain of every error about coded bytes.
var ErrDamaged = errors.New("the coded bytes are damaged or incomplete")

// A table says how often each byte comes, as shares of 1<<shareBits.
const (
	shareBits = 12
	shares    = 1 << shareBits
)

// frequencies are the shares of the 256 bytes; they add up to shares, or are all 0.
type frequencies [256]uint16

// A histogram counts bytes.
type histogram [256]int

func (h *histogram) total() (n int) {
	for _, count := range h {
		n += count
	}
	return n
}

// frequencies rounds counts to shares. Each byte that comes has one at least.
func (h *histogram) frequencies() (f frequencies) {
	total := h.total()
	if total == 0 {
		return f
	}
	left := shares
	var present []int
	for b, count := range h {
		if count == 0 {
			continue
		}
		present = append(present, b)
		f[b] = uint16(max(1, count*shares/total))
		left -= int(f[b])
	}
	// What rounding left over goes where, or is taken whence, it changes the least.
	gain := func(b, by int) float64 {
		return float64(h[b]) * math.Log2(float64(int(f[b])+by)/float64(f[b]))
	}
	for left != 0 {
		by := 1
		if left < 0 {
			by = -1
		}
		best, most := -1, math.Inf(-1)
		for _, b := range present {
			if int(f[b])+by > 0 && gain(b, by) > most {
				best, most = b, gain(b, by)
			}
		}
		f[best] += uint16(by)
		left -= by
	}
	return f
}

// bits is what the counted bytes cost by a table that has all of them.
func (h *histogram) bits(f *frequencies) (sum float64) {
	for b, count := range h {
		if count > 0 {
			if f[b] == 0 {
				return math.Inf(1)
			}
			sum += float64(count) * (shareBits - logOf(int(f[b])))
		}
	}
	return sum
}

// logOf is a logarithm to the base of two; those of small numbers are asked for often, by who
// packs.
func logOf(n int) float64 {
	if n > shares {
		return math.Log2(float64(n))
	}
	return logs()[n]
}

var logs = sync.OnceValue(func() *[shares + 1]float64 {
	var table [shares + 1]float64
	for i := range table {
		table[i] = math.Log2(float64(i))
	}
	return &table
})

// appendTo writes a table: how many bytes it has, then for each how many are skipped before it, and
// its share.
func (f *frequencies) appendTo(dst []byte) []byte {
	count := 0
	for _, share := range f {
		if share > 0 {
			count++
		}
	}
	dst = binary.AppendUvarint(dst, uint64(count))
	next := 0
	for b, share := range f {
		if share > 0 {
			dst = binary.AppendUvarint(dst, uint64(b-next))
			dst = binary.AppendUvarint(dst, uint64(share))
			next = b + 1
		}
	}
	return dst
}

// readFrequencies reads what appendTo wrote.
func readFrequencies(r *plainReader) (f frequencies, err error) {
	next, sum := 0, 0
	for range r.number(256) {
		b := next + r.number(255)
		share := r.number(shares)
		if b > 255 || share == 0 || r.short {
			return f, fmt.Errorf("a table has no such byte: %w", ErrDamaged)
		}
		f[b], next = uint16(share), b+1
		sum += share
	}
	if r.short || sum != shares {
		return f, fmt.Errorf("the shares of a table add up to %d: %w", sum, ErrDamaged)
	}
	return f, nil
}

// A decoder tells for each of the shares whose it is.
type decoder [shares]share

// A share tells its byte, how many shares of that byte lie before it, and one less than how many
// that byte has.
type share uint32

const (
	beforeAt = 8
	sizeAt   = 20
)

func (s share) byte() byte { return byte(s) }

// next is the state behind one that has this share.
func (s share) next(x uint64) uint64 {
	return uint64(s>>sizeAt+1)*(x>>shareBits) + uint64(s>>beforeAt%shares)
}

func (f *frequencies) decoder() *decoder {
	d := new(decoder)
	d.fill(f)
	return d
}

func (d *decoder) fill(f *frequencies) {
	at := 0
	for b, size := range f {
		for k := range int(size) {
			d[at+k] = share(size-1)<<sizeAt | share(k)<<beforeAt | share(b)
		}
		at += int(size)
	}
}

// An encoder tells where each byte's shares begin.
type encoder struct {
	frequencies
	start [256]uint16
}

func (f *frequencies) encoder() *encoder {
	e := &encoder{frequencies: *f}
	at := uint16(0)
	for b, share := range f {
		e.start[b] = at
		at += share
	}
	return e
}

// tableBits is about what a table costs where it is written.
func tableBits(h *histogram) float64 {
	bits := 8.0
	for _, count := range h {
		if count > 0 {
			bits += 20
		}
	}
	return bits
}

// entropy is what the counted bytes cost by a table of their own, less that table.
func (h *histogram) entropy() float64 {
	total, sum := 0, 0.0
	for _, count := range h {
		if count > 0 {
			total += count
			sum -= float64(count) * logOf(count)
		}
	}
	if total > 0 {
		sum += float64(total) * logOf(total)
	}
	return sum
}

func (h *histogram) plus(other *histogram) histogram {
	sum := *h
	for b, count := range other {
		sum[b] += count
	}
	return sum
}

// join makes one of those histograms whose bytes are better written by one table, and more until
// there are at most so many. It says which each became; those that count nothing become the first.
func join(all []histogram, most int) (joined []histogram, place []int) {
	j := joiner{}
	for i := range all {
		if all[i].total() > 0 {
			j.add(&all[i], []int{i})
		}
	}
	for {
		first, second, saved := j.best()
		if first < 0 || saved < 0 && len(j.groups) <= most {
			break
		}
		a, b := j.groups[first], j.groups[second]
		sum := a.plus(&b.histogram)
		j.remove(second)
		j.remove(first)
		j.add(&sum, append(a.members, b.members...))
	}
	place = make([]int, len(all))
	for g, each := range j.groups {
		joined = append(joined, each.histogram)
		for _, i := range each.members {
			place[i] = g
		}
	}
	return joined, place
}

// A joiner has groups of histograms, and what is saved where two of them are joined.
type joiner struct {
	groups []group
	saved  [][]float64 // of a group and each before it
}

type group struct {
	histogram
	members []int
	cost    float64
}

func (j *joiner) add(h *histogram, members []int) {
	cost := func(h *histogram) float64 { return h.entropy() + tableBits(h) }
	added := group{*h, members, cost(h)}
	saved := make([]float64, len(j.groups))
	for i := range j.groups {
		sum := j.groups[i].plus(h)
		saved[i] = j.groups[i].cost + added.cost - cost(&sum)
	}
	j.groups, j.saved = append(j.groups, added), append(j.saved, saved)
}

func (j *joiner) remove(i int) {
	j.groups, j.saved = slices.Delete(j.groups, i, i+1), slices.Delete(j.saved, i, i+1)
	for k := i; k < len(j.saved); k++ {
		j.saved[k] = slices.Delete(j.saved[k], i, i+1)
	}
}

// best is which two are best joined, the first before the second.
func (j *joiner) best() (first, second int, saved float64) {
	first, saved = -1, math.Inf(-1)
	for b := range j.saved {
		for a, s := range j.saved[b] {
			if s > saved {
				first, second, saved = a, b, s
			}
		}
	}
	return first, second, saved
}
