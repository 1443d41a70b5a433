package main

import (
	"fmt"
	"strings"

	"mwpranker/train/data"
)

// tooAlike is the share of its runs of four words that a problem may have in common with one of
// another group. Those of one group are meant to be alike.
const tooAlike = 0.5

// alike lists the problems that tell nearly what a problem of another group tells.
func alike(kinds []kind) string {
	type place struct{ kind, at int }
	holders := map[string][]place{}
	var b strings.Builder
	for k := range kinds {
		for i := range kinds[k].list {
			e := &kinds[k].list[i]
			runs := runsOfFour(e)
			common := map[place]int{}
			for run := range runs {
				for _, p := range holders[run] {
					common[p]++
				}
			}
			for p, n := range common {
				other := &kinds[p.kind].list[p.at]
				if other.Group != e.Group && float64(n) > tooAlike*float64(len(runs)) {
					fmt.Fprintf(&b, "%s is too much like %s: %s\n", e.ID, other.ID, e.Doc.Source)
					break
				}
			}
			for run := range runs {
				holders[run] = append(holders[run], place{k, i})
			}
		}
	}
	return b.String()
}

func runsOfFour(e *data.Example) map[string]bool {
	words := strings.Fields(e.Masked())
	runs := map[string]bool{}
	for i := 0; i+4 <= len(words); i++ {
		runs[strings.Join(words[i:i+4], " ")] = true
	}
	return runs
}
