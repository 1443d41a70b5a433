package evaluate

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
)

// Share is how many of a number of cases came out right. A case may be right in
// part: a query with two right results of three counts 2/3.
type Share struct {
	Right float64
	Of    int
	Cases float64 // how many independent cases they are worth, for the interval; 0 is all of them
}

// ShareOf is the share of n cases, of which those with the same name are about one thing: a problem
// that was read by several models, or questions about one body. They are mostly right together or
// wrong together, so the interval takes them for as many independent cases as their spread is worth
// (the design effect of cluster samples, never below 1).
func ShareOf(n int, right func(i int) float64, name func(i int) string) Share {
	s := Share{Of: n}
	for i := range n {
		s.Right += right(i)
	}
	p := s.Value()
	offs := map[string]float64{}
	for i := range n {
		offs[name(i)] += right(i) - p
	}
	clusters := float64(len(offs))
	if len(offs) == n || n == 0 {
		return s
	}
	s.Cases = clusters
	if plain := float64(n) * p * (1 - p); plain > 0 && clusters > 1 {
		var spread float64
		for _, key := range slices.Sorted(maps.Keys(offs)) { // so that they are added up in one order
			spread += offs[key] * offs[key]
		}
		s.Cases = float64(n) / max(spread/plain, 1)
	}
	return s
}

// Value is the share itself, 0 where there is no case.
func (s Share) Value() float64 {
	if s.Of == 0 {
		return 0
	}
	return s.Right / float64(s.Of)
}

// z is the two-sided 95 % point of the normal distribution.
const z = 1.959963984540054

// Interval is the 95 % interval of Wilson: where the true share lies that these
// cases are drawn from. Unlike the usual ± it stays between 0 and 1 and holds
// for few cases and for shares near 0 and 1.
//
// Cases that are right in part count as one case each. This makes the interval
// of a precision rather too wide than too narrow: the results of one query are
// mostly right together or wrong together.
func (s Share) Interval() (low, high float64) {
	if s.Of == 0 {
		return 0, 1
	}
	n, p := cmp.Or(s.Cases, float64(s.Of)), s.Value()
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}

// String is the share in percent with its interval: "92.4 [89.3, 94.7]".
func (s Share) String() string {
	if s.Of == 0 {
		return "-"
	}
	low, high := s.Interval()
	return fmt.Sprintf("%.1f [%.1f, %.1f]", 100*s.Value(), 100*low, 100*high)
}

// Percent is the share in percent without its interval: "92.4".
func (s Share) Percent() string {
	if s.Of == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f", 100*s.Value())
}

// add counts one case more.
func (s *Share) add(right float64) {
	s.Right += right
	s.Of++
}

func oneIf(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
