package data

import "strings"

// nearShare is the share of its runs of three words that a problem may have in common with a held one. Different problems of one kind have
// hardly more ("how many are left"); above it are problems with the same plot.
const nearShare = 0.4

// neighbours are held problems, to find what is too near to one of them.
type neighbours struct {
	sizes []int
	runs  map[string][]int32 // the problems that hold a run of three words
}

func newNeighbours(held []*Held) *neighbours {
	n := &neighbours{runs: map[string][]int32{}}
	for _, h := range held {
		for i := range h.Examples {
			runs := runsOfThree(&h.Examples[i])
			for run := range runs {
				n.runs[run] = append(n.runs[run], int32(len(n.sizes)))
			}
			n.sizes = append(n.sizes, len(runs))
		}
	}
	return n
}

// near says whether a problem has more than nearShare of its runs, or of the held problem's if that is shorter, in common with one.
func (n *neighbours) near(e *Example) bool {
	runs := runsOfThree(e)
	common := map[int32]int{}
	for run := range runs {
		for _, i := range n.runs[run] {
			common[i]++
		}
	}
	for i, count := range common {
		if float64(count) > nearShare*float64(min(len(runs), n.sizes[i])) {
			return true
		}
	}
	return false
}

func runsOfThree(e *Example) map[string]bool {
	words := strings.Fields(e.Masked())
	runs := map[string]bool{}
	for i := 0; i+3 <= len(words); i++ {
		runs[strings.Join(words[i:i+3], " ")] = true
	}
	return runs
}
