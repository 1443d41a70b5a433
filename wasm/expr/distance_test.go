package expr

import (
	"strconv"
	"testing"
)

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"a + b", "b + a", 0},
		{"a * a", "a * b", 0}, // templates do not tell quantities apart
		{"a * 12", "a * 7", 0},
		{"a - (b + c)", "a - c - b", 0},
		{"a + b", "a - b", 1},
		{"a * 12", "a * b", 1},
		{"a + b + c", "a + b", 2},
		{"(a + b) * c", "(a + b) / c", 1},
		{"(a + b) * c", "a * c", 2},
		{"a", "a + b", 2},
		{"a * b + c * d", "a * b", 4},
	} {
		a, b := mustParse(t, c.a), mustParse(t, c.b)
		if got := Distance(a, b); got != c.want {
			t.Errorf("Distance(%s, %s) = %d, want %d", c.a, c.b, got, c.want)
		}
	}
}

// bruteForce computes the edit distance of two ordered forests by trying, for
// their last trees, all three things that can happen to a root.
type bruteForce map[string]int

func (m bruteForce) distance(a, b []*Expr) int {
	if len(a) == 0 || len(b) == 0 {
		return nodes(a) + nodes(b)
	}
	key := ""
	for _, e := range a {
		key += e.Key(Exact)
	}
	key += " "
	for _, e := range b {
		key += e.Key(Exact)
	}
	// Postorder lengths make the split of the forest part of the key.
	key += " " + strconv.Itoa(len(a)) + " " + strconv.Itoa(len(b))
	if d, ok := m[key]; ok {
		return d
	}
	x, y := a[len(a)-1], b[len(b)-1]
	restA, restB := a[:len(a)-1:len(a)-1], b[:len(b)-1:len(b)-1]
	change := 1
	if x.Kind == y.Kind && x.Op == y.Op {
		change = 0
	}
	d := min(
		m.distance(append(restA, operandsOf(x)...), b)+1,
		m.distance(a, append(restB, operandsOf(y)...))+1,
		m.distance(restA, restB)+m.distance(operandsOf(x), operandsOf(y))+change)
	m[key] = d
	return d
}

func operandsOf(e *Expr) []*Expr {
	if e.Kind != Operator {
		return nil
	}
	return []*Expr{e.Left, e.Right}
}

func nodes(forest []*Expr) int {
	n := 0
	for _, e := range forest {
		n += 2*e.Steps() + 1
	}
	return n
}

func TestDistanceAgainstBruteForce(t *testing.T) {
	var trees []*Expr
	for steps := range 4 {
		trees = append(trees, allTrees(steps, "+/", leavesOf(1))...)
	}
	for steps := range 3 {
		trees = append(trees, allTrees(steps, "-", leavesOf(1, 7))...)
	}
	m := bruteForce{}
	for _, a := range trees {
		for _, b := range trees {
			want := m.distance([]*Expr{a}, []*Expr{b})
			if got := editDistance(a, b); got != want {
				t.Fatalf("%v to %v: %d, want %d", a, b, got, want)
			}
		}
	}
	r := newRand(11)
	for range 200 {
		a := randomTree(r, r.IntN(9), Operators, leavesOf(1, 7))
		b := randomTree(r, r.IntN(9), Operators, leavesOf(1, 7))
		want := bruteForce{}.distance([]*Expr{a}, []*Expr{b})
		if got := editDistance(a, b); got != want {
			t.Fatalf("%v to %v: %d, want %d", a, b, got, want)
		}
	}
}

func TestDistanceIsAMetric(t *testing.T) {
	r := newRand(12)
	leaves := leavesOf(3, 7)
	for range 3000 {
		a := randomTree(r, r.IntN(5), "+-*/", leaves)
		b := randomTree(r, r.IntN(5), "+-*/", leaves)
		c := randomTree(r, r.IntN(5), "+-*/", leaves)
		ab, bc, ac := Distance(a, b), Distance(b, c), Distance(a, c)
		if ab != Distance(b, a) || ac > ab+bc || (ab == 0) != (a.Key(Canonical) == b.Key(Canonical)) {
			t.Fatalf("%v, %v, %v: distances %d, %d, %d", a, b, c, ab, bc, ac)
		}
		if other := shuffled(r, a, 5); Distance(other, b) != ab {
			t.Fatalf("%v and %v are not as far from %v", a, other, b)
		}
	}
}

// editDistance is the distance of two templates as they stand, by the
// algorithm of Zhang and Shasha (1989).
func editDistance(a, b *Expr) int { return newEditTable(newOrdered(a), newOrdered(b)).distance() }
