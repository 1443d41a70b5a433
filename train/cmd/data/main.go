// Command data says what the data sets give: how many problems have a tree
// over the numbers that our reader finds, why others have none, and what is
// left out of training because it is held.
//
//	data               all sets, and what is learnt from; needs the public sets
//	data rulers        our own sets by number typed, kind and steps
//	data unreadable    the ruler problems whose equation cannot be said, and why
package main

import (
	"flag"
	"fmt"
	"os"
	"slices"

	"mwpranker/train/data"
	"mwpranker/train/stories"
)

func main() {
	dir := flag.String("data", os.Getenv("MWP_DATA"), "folder of the data sets (default: $MWP_DATA)")
	fold := flag.Int("fold", 0, "fold of MAWPS and ASDiv-A")
	flag.Parse()
	var err error
	switch what := flag.Arg(0); what {
	case "":
		err = report(*dir, *fold)
	case "rulers":
		err = rulers()
	case "unreadable":
		err = unreadable()
	default:
		err = fmt.Errorf("there is no %q; there are rulers and unreadable", what)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "data:", err)
		os.Exit(1)
	}
}

func report(dir string, fold int) error {
	var offered []data.Example
	var held []*data.Held
	for _, set := range []string{"mawps", "asdiv-a"} {
		train, dev, err := data.Fold(dir, set, fold)
		if err != nil {
			return err
		}
		describe(set+" train", train)
		describe(dev.Name+" dev", dev.Examples)
		seen := 0
		for _, s := range dev.Seen {
			if s {
				seen++
			}
		}
		fmt.Printf("  %d of its masked texts stand in its training part too\n", seen)
		offered, held = append(offered, train...), append(held, dev)
	}
	gsm, dev, test, err := data.ReadGSM8K(dir)
	if err != nil {
		return err
	}
	describe("gsm8k, to learn from", gsm)
	describe(dev.Name, dev.Examples)
	describe(test.Name, test.Examples)
	held = append(held, dev, test)
	list, err := stories.Load()
	if err != nil {
		return err
	}
	drawn, err := data.DrawStories(list, 1, 1)
	if err != nil {
		return err
	}
	describe("stories train", drawn)
	for _, part := range []stories.Part{stories.Dev, stories.Test} {
		h, err := data.HeldStories(list, part)
		if err != nil {
			return err
		}
		describe(h.Name, h.Examples)
		held = append(held, h)
	}
	for _, part := range []data.Part{data.Dev, data.Test} {
		sets, err := data.Ours(part)
		if err != nil {
			return err
		}
		for _, h := range sets {
			describe(h.Name, h.Examples)
		}
		held = append(held, sets...)
	}
	practice, left, err := data.ReadPractice(held...)
	if err != nil {
		return err
	}
	describe("practice", practice)
	fmt.Printf("  %d more are too near to held problems\n", left)
	training := data.NewTraining(slices.Concat(offered, gsm, practice, drawn), held...)
	fmt.Printf("training: %d examples\n", len(training.Examples()))
	for why, n := range training.Left {
		fmt.Printf("  left out: %d %s\n", n, why)
	}
	admitted := 0
	for i := range drawn {
		if training.Admits(&drawn[i]) {
			admitted++
		}
	}
	fmt.Printf("stories: %d of %d drawn problems are near to none of our own sets\n", admitted, len(drawn))
	return nil
}

func describe(name string, list []data.Example) {
	trees := 0
	steps := map[int]int{}
	for _, e := range list {
		if e.Expr != nil {
			trees++
			steps[e.Expr.Steps()]++
		}
	}
	fmt.Printf("%-22s %5d problems, %5d with a tree; by steps %v\n", name, len(list), trees, steps)
	if faults := data.Faults(list); faults != "" {
		fmt.Println(faults)
	}
}
