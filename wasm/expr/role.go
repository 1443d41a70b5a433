package expr

import (
	"cmp"
	"slices"
	"strconv"
)

// roleBudget bounds the search for role names, in leaves visited: less than
// 0.1 s. The products of neighbours in the Petersen graph (10 quantities, each
// three times) are within it, those in a ring of 40 are not.
const roleBudget = 300_000

// newRoleForm brings a tree into canonical form and names its quantities by
// the roles that they play: a quantity that is used once is N, repeated ones
// are N1, N2, ... The names are chosen so that trees which differ only in order,
// grouping and in which quantity is which get the same name as a whole.
//
// This is the canonical labelling of a graph, and is done as such: refine the
// classes of quantities until they are stable; where a class still has more
// than one member, single out each of them in turn and keep the smallest
// result. Quantities that may be swapped need only one try. Trees that exceed
// the budget get a name that starts with ! and is the same for any order and
// grouping, but not under a renaming of their quantities: such trees never
// match falsely, and may miss a match.
func newRoleForm(e *Expr) *form {
	f := newForm(e)
	repeated := e.Repeated()
	if len(repeated) == 0 {
		f.name = f.shape
		return f
	}
	slices.Sort(repeated)
	s := &roleSearch{form: f, quantities: repeated}
	s.search(make([]int, len(repeated)))
	if s.visited <= roleBudget {
		f.arrange(s.namer(s.best))
		return f
	}
	f.arrange(fullName)
	f.arrange(s.namer(s.firstMet()))
	f.name = "!" + f.name
	return f
}

// roleSearch looks for the smallest name of a form. Classes, ranks and the like
// are parallel to quantities.
type roleSearch struct {
	form       *form
	quantities []int // the repeated ones
	best       []int // rank of each quantity in the smallest name so far
	bestName   string
	visited    int
}

// namer names repeated quantities by their class.
func (s *roleSearch) namer(class []int) func(*Expr) string {
	return func(leaf *Expr) string {
		if leaf.Kind == Quantity {
			if i := slices.Index(s.quantities, leaf.Index); i >= 0 {
				return "N" + strconv.Itoa(class[i]+1)
			}
		}
		return leafShape(leaf)
	}
}

// nameBy is the name of the whole form for these classes.
func (s *roleSearch) nameBy(class []int) string {
	s.form.arrange(s.namer(class))
	return s.form.name
}

// firstMet ranks the quantities in the order of the form's leaves.
func (s *roleSearch) firstMet() []int {
	rank := make([]int, len(s.quantities))
	next := 0
	seen := make([]bool, len(s.quantities))
	s.form.eachLeaf(func(leaf *Expr) {
		if i := slices.Index(s.quantities, leaf.Index); leaf.Kind == Quantity && i >= 0 && !seen[i] {
			seen[i], rank[i] = true, next
			next++
		}
	})
	return rank
}

// search tries the ways to tell apart what the classes leave together.
func (s *roleSearch) search(class []int) {
	class = s.refine(class)
	if s.visited > roleBudget {
		return
	}
	members := s.firstShared(class)
	if members == nil {
		if name := s.nameBy(class); s.best == nil || name < s.bestName {
			s.best, s.bestName = class, name
		}
		return
	}
	// The cost is counted as if every pair were compared, so that it depends
	// on the structure alone and never on which quantity is which.
	s.visited += len(members) * len(members) * s.form.leaves
	tries := members[:1:1]
	for _, m := range members[1:] {
		if !slices.ContainsFunc(tries, func(t int) bool { return s.swappable(t, m) }) {
			tries = append(tries, m)
		}
	}
	for _, t := range tries {
		next := slices.Clone(class)
		for i := range next {
			next[i] *= len(class)
		}
		if len(tries) == 1 {
			// All members may be swapped with one another: any order will do.
			for i, m := range members {
				next[m] += i
			}
		} else {
			for _, m := range members {
				next[m]++
			}
			next[t]--
		}
		s.search(next)
	}
}

// refine splits the classes by what each quantity sees: the name of the whole
// form with that quantity marked. It returns classes numbered 0, 1, 2, ...
func (s *roleSearch) refine(class []int) []int {
	type seen struct {
		class int
		name  string
	}
	for count := 0; ; {
		marked := make([]seen, len(class))
		for i := range class {
			old := class[i]
			class[i] = -1
			marked[i] = seen{old, s.nameBy(class)}
			class[i] = old
			s.visited += s.form.leaves
		}
		order := slices.Clone(marked)
		slices.SortFunc(order, func(a, b seen) int {
			return cmp.Or(cmp.Compare(a.class, b.class), cmp.Compare(a.name, b.name))
		})
		order = slices.Compact(order)
		refined := make([]int, len(class))
		for i, m := range marked {
			refined[i] = slices.Index(order, m)
		}
		if len(order) == count || s.visited > roleBudget {
			return refined
		}
		class, count = refined, len(order)
	}
}

// firstShared returns the members of the first class that has more than one.
func (s *roleSearch) firstShared(class []int) []int {
	for c := range class {
		var members []int
		for i := range class {
			if class[i] == c {
				members = append(members, i)
			}
		}
		if len(members) > 1 {
			return members
		}
	}
	return nil
}

// swappable reports whether the tree stays the same when two quantities trade
// places. It is an equivalence, and keeps the classes, which are alike for both.
func (s *roleSearch) swappable(i, j int) bool {
	rank := make([]int, len(s.quantities))
	for k := range rank {
		rank[k] = k
	}
	name := s.nameBy(rank)
	rank[i], rank[j] = j, i
	return name == s.nameBy(rank)
}
