package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"mwpranker/train/stories"
)

// measure prints how varied the corpus is beside the data sets, and fails where a story stands in
// one of them.
func measure(args []string) error {
	f := flag.NewFlagSet("measure", flag.ExitOnError)
	data := f.String("data", os.Getenv("MWP_DATA"), "folder of the data sets (default: $MWP_DATA)")
	f.Parse(args)
	sets := f.Args()
	if len(sets) == 0 && *data != "" {
		sets = []string{"mawps", "asdiv-a", "asdiv", "gsm8k"}
	}
	list, err := stories.Load()
	if err != nil {
		return err
	}
	problems, err := stories.Corpus(list)
	if err != nil {
		return err
	}
	var ours [][]string
	for _, p := range problems {
		ours = append(ours, p.Words())
	}
	fmt.Println("set        problems   tokens  distinct 4-grams per 1,000 tokens  most frequent opening")
	row := func(name string, texts [][]string) {
		d := stories.MeasureDiversity(texts)
		fmt.Printf("%-10s %8d %8d  %6.1f  %29.2f %%  %s\n", name, d.Problems, d.Tokens, d.FourGrams, 100*d.TopShare, d.TopOpening)
	}
	row("stories", ours)
	var known [][]string
	for _, set := range sets {
		texts, err := stories.ReadDataSet(*data, set)
		if err != nil {
			return err
		}
		row(set, texts)
		known = append(known, texts...)
	}
	if len(known) == 0 {
		fmt.Println("no data set named: only our own stories are measured")
		return nil
	}
	written, err := stories.EveryTelling(list)
	if err != nil {
		return err
	}
	taken := 0
	overlap := stories.NewOverlap(known)
	for _, p := range written {
		words := p.Words()
		if near, distance := overlap.Find(words); near != nil {
			taken++
			fmt.Printf("%s is %d words from a problem of a data set:\n  %s\n  %s\n", p.ID, distance, strings.Join(words, " "), strings.Join(near, " "))
		}
	}
	fmt.Printf("%d of %d questions as told and retold stand within 3 words of one of %d data set problems\n", taken, len(written), len(known))
	if taken > 0 {
		return errors.New("some stories stand in a data set: rewrite them")
	}
	return nil
}
