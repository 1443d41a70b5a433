package world

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strconv"
	"strings"
)

// slotNum is a number that is drawn.
type slotNum struct {
	name      string
	low, high string // a number, or an earlier one's name with + - * or / and a number
	list      []*big.Rat
	kind      kind
	by        int64 // it is low plus a multiple of this, in hundredths; 0 for the kind's own
}

var slotKinds = map[string]kind{"$": money, "%": percent, "times": times, "fold": fold, "part": part, "bare": bare, "dec": measure}

// readNumbers reads "a 5..40; b 10..50 $ by 2.50; r 10|20|25 %".
func (s *scene) readNumbers(list string) error {
	for _, n := range strings.Split(list, ";") {
		f := strings.Fields(n)
		if len(f) < 2 {
			return fmt.Errorf("a number needs a name and its limits")
		}
		num := slotNum{name: f[0], kind: count}
		if len(f) > 3 && f[len(f)-2] == "by" {
			num.by = hundredths(f[len(f)-1])
			f = f[:len(f)-2]
		}
		if len(f) > 2 {
			k, ok := slotKinds[f[2]]
			if !ok {
				return fmt.Errorf("%q is not a kind of number", f[2])
			}
			num.kind = k
		}
		if strings.Contains(f[1], "|") {
			for _, v := range strings.Split(f[1], "|") {
				r, ok := new(big.Rat).SetString(v)
				if !ok {
					return fmt.Errorf("%q is not a number", v)
				}
				num.list = append(num.list, r)
			}
		} else if num.low, num.high, _ = strings.Cut(f[1], ".."); num.high == "" {
			return fmt.Errorf("limits are written 2..9")
		}
		s.nums = append(s.nums, num)
	}
	return nil
}

// hundredths reads a number with at most two places.
func hundredths(s string) int64 {
	r, ok := new(big.Rat).SetString(s)
	if !ok {
		return 0
	}
	r.Mul(r, hundredRat)
	return new(big.Int).Quo(r.Num(), r.Denom()).Int64()
}

// limit evaluates "12", "1.25", "a", "a-1", "a*2", "a/2" in hundredths; what is divided is rounded
// down to a whole number.
func limit(s string, values map[string]int64) int64 {
	if i := strings.IndexAny(s, "+-*/"); i > 0 {
		n, _ := strconv.ParseInt(s[i+1:], 10, 64)
		a := limit(s[:i], values)
		switch s[i] {
		case '+':
			return a + n*100
		case '-':
			return a - n*100
		case '*':
			return a * n
		}
		return a / max(n, 1) / 100 * 100
	}
	if s[0] >= '0' && s[0] <= '9' {
		return hundredths(s)
	}
	return values[s]
}

var (
	percents  = []int64{5, 10, 15, 20, 25, 30, 40, 50, 60, 75}
	cents     = []int64{50, 25, 75, 20, 80, 99, 10}
	fractions = [][2]int64{{1, 2}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {3, 4}, {1, 5}, {2, 5}, {3, 5}, {1, 6}, {1, 8}}
)

// draw gives a value, and false where the limits leave none.
func (n *slotNum) draw(r *rand.Rand, values map[string]int64) (*big.Rat, bool) {
	if n.list != nil {
		return pick(r, n.list), true
	}
	low, high := limit(n.low, values), limit(n.high, values)
	if high < low {
		return nil, false
	}
	switch {
	case n.kind == part:
		f := pick(r, fractions)
		return big.NewRat(f[0], f[1]), true
	case n.kind == percent && n.by == 0:
		return big.NewRat(pick(r, percents), 1), true
	}
	if n.kind == count && n.by == 0 && high > 200_00 && r.IntN(2) == 0 { // smaller numbers are what pupils see most
		high = max(low, min(high, low+60_00))
	}
	by := n.by
	if by == 0 {
		by = 100
	}
	v := low + by*r.Int64N((high-low)/by+1)
	if n.kind == money && n.by == 0 && v < 60_00 && r.IntN(5) == 0 {
		v += pick(r, cents)
	}
	return big.NewRat(v, 100), true
}

// copied gives the lines that a line with # & or @ stands for: # is each of the scene's copies, &
// one that comes after it, @ any other.
func (s *scene) copied(line string) []string {
	if !strings.Contains(line, "#") {
		return []string{line}
	}
	var list []string
	for i := 1; i <= s.copies; i++ {
		one := strings.ReplaceAll(line, "#", strconv.Itoa(i))
		if !strings.ContainsAny(line, "&@") {
			list = append(list, people.Replace(one))
			continue
		}
		for j := 1; j <= s.copies; j++ {
			if j == i || j < i && strings.Contains(line, "&") {
				continue
			}
			list = append(list, people.Replace(strings.NewReplacer("&", strconv.Itoa(j), "@", strconv.Itoa(j)).Replace(one)))
		}
	}
	return list
}

var people = strings.NewReplacer("{P1", "{A", "{P2", "{B", "{P3", "{C", "{P4", "{D")
