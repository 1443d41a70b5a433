package data

import "strings"

// nearShare is the share of its runs of three words that a problem may have in common with a held
// one, numbers and names masked. Different problems of one kind have hardly more ("how many are
// left"); above it are problems with the same plot.
const nearShare = 0.4

// neighbours are held problems, to find what is too near to one of them.
type neighbours struct {
	sizes []int
	runs  map[string][]int32 // the problems that hold a run of words
	words int                // of a run
}

func newNeighbours(words int) *neighbours {
	return &neighbours{runs: map[string][]int32{}, words: words}
}

func neighboursOf(held []*Held) *neighbours {
	n := newNeighbours(3)
	for _, h := range held {
		for i := range h.Examples {
			n.add(&h.Examples[i])
		}
	}
	return n
}

func (n *neighbours) add(e *Example) {
	runs := n.runsOf(e)
	for run := range runs {
		n.runs[run] = append(n.runs[run], int32(len(n.sizes)))
	}
	n.sizes = append(n.sizes, len(runs))
}

// near says whether a problem has more than nearShare of its runs, or of the held problem's if that
// is shorter, in common with one.
func (n *neighbours) near(e *Example) bool {
	runs, common := n.common(e)
	for i, count := range common {
		if float64(count) > nearShare*float64(min(runs, n.sizes[i])) {
			return true
		}
	}
	return false
}

// contained is the largest share of a problem's runs that stands in one of the others.
func (n *neighbours) contained(e *Example) float64 {
	runs, common := n.common(e)
	most := 0
	for _, count := range common {
		most = max(most, count)
	}
	return float64(most) / float64(max(runs, 1))
}

// common counts the runs of a problem, and by held problem those that both have.
func (n *neighbours) common(e *Example) (int, map[int32]int) {
	runs := n.runsOf(e)
	common := map[int32]int{}
	for run := range runs {
		for _, i := range n.runs[run] {
			common[i]++
		}
	}
	return len(runs), common
}

// runsOf are the runs of words of a problem; a text that is shorter is one run.
func (n *neighbours) runsOf(e *Example) map[string]bool {
	words := strings.Fields(e.Nameless())
	length := min(n.words, len(words))
	runs := map[string]bool{}
	for i := 0; i+length <= len(words); i++ {
		runs[strings.Join(words[i:i+length], " ")] = true
	}
	return runs
}

// Nearness says how much of a problem stands in one training problem: the share of its runs of five
// words, numbers and names masked.
type Nearness string

const (
	Twin   Nearness = "a twin in training"         // nearly all of it: other numbers, other names, a word
	Near   Nearness = "something near in training" // more than a quarter
	Remote Nearness = "nothing near in training"   // a quarter at most
)

// Nearnesses lists them all, the most remote first.
var Nearnesses = []Nearness{Remote, Near, Twin}

const (
	remoteShare = 0.25
	twinShare   = 0.9
)

// NearnessTo tells how near each held example is to what is learnt from.
func (h *Held) NearnessTo(training []Example) []Nearness {
	n := newNeighbours(5)
	for i := range training {
		n.add(&training[i])
	}
	list := make([]Nearness, len(h.Examples))
	for i := range h.Examples {
		switch share := n.contained(&h.Examples[i]); {
		case share <= remoteShare:
			list[i] = Remote
		case share < twinShare:
			list[i] = Near
		default:
			list[i] = Twin
		}
	}
	return list
}
