package main

import "time"

// clock is what is measured by: processor time, which other work on the machine changes little.
var clock func() time.Duration

// Variant is one way to do a thing.
type Variant struct {
	Name string
	Run  func()
	Note string
}

// interleave measures variants in turns. The browser's clock is coarse, so a turn repeats its
// variant until it has taken some time.
func interleave(rounds int, variants ...Variant) []Row {
	const turn = 20 * time.Millisecond
	rows := make([]Row, len(variants))
	repeats := make([]int, len(variants))
	for i, v := range variants {
		rows[i] = Row{Name: v.Name, Note: v.Note}
		for repeats[i] = 1; ; repeats[i] *= 2 { // the warm-up
			if took := timed(v.Run, repeats[i]); took >= turn {
				break
			}
		}
	}
	for range rounds {
		for i, v := range variants {
			took := timed(v.Run, repeats[i])
			rows[i].Rounds = append(rows[i].Rounds, took.Seconds()*1000/float64(repeats[i]))
		}
	}
	return rows
}

func timed(run func(), repeats int) time.Duration {
	start := clock()
	for range repeats {
		run()
	}
	return clock() - start
}
