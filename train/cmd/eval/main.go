// Command eval measures what ships: how well problems are read, and how well
// problems with the same model are found, beside baselines and the paper's
// figures. It prints its tables, and puts them with two plots into
// docs/evaluation.md.
//
// The public sets are read from the folder that MWP_DATA names; without it only
// what our own stories give is measured, and the other tables of the page stay.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"

	"mwpranker/train/data"
	"mwpranker/wasm/evaluate"
)

func main() {
	var o options
	flag.StringVar(&o.data, "data", os.Getenv("MWP_DATA"), "`folder` of the public data sets (default: $MWP_DATA)")
	flag.StringVar(&o.weights[0], "weights", "model_weights", "`folder` of the weights that ship; they have not trained on a dev part of fold 0")
	for fold := 1; fold < data.Folds; fold++ {
		flag.StringVar(&o.weights[fold], fmt.Sprintf("weights%d", fold), "", fmt.Sprintf("`folder` of weights that have not trained on a dev part of fold %d", fold))
	}
	flag.StringVar(&o.page, "page", "docs/evaluation.md", "`file` whose tables are replaced, with its plots beside it; empty to print only")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "eval:", err)
		os.Exit(1)
	}
}

type options struct {
	data    string
	weights [data.Folds]string
	page    string
}

func run(o options) error {
	var readers [data.Folds]evaluate.Reader
	shipped := "" // describes the weights that all of the page is of
	for fold, folder := range o.weights {
		if folder == "" {
			continue
		}
		weights, err := readWeights(folder)
		if errors.Is(err, errNoModel) {
			fmt.Printf("%v: what needs them is not measured\n\n", err)
			continue
		}
		if err != nil {
			return err
		}
		reader, err := weights.reader()
		if err != nil {
			return fmt.Errorf("%s: %w", folder, err)
		}
		readers[fold] = evaluate.Remember(reader)
		if fold == 0 {
			shipped = weights.describe()
		}
	}
	report := &report{}
	own, err := openStories(readers[0])
	if err != nil {
		return err
	}
	typed, err := openTyped()
	if err != nil {
		return err
	}
	if err := report.stories(own, typed); err != nil {
		return err
	}
	if o.data == "" {
		fmt.Print("MWP_DATA does not name the folder of the public data sets: MAWPS and ASDiv-A are not measured\n\n")
	} else {
		var folds [data.Folds][]*evaluate.Collection
		for fold, reader := range readers {
			if folds[fold], err = openFold(o.data, fold, reader); err != nil {
				return err
			}
		}
		if err := report.sets(folds); err != nil {
			return err
		}
		if shipped != "" {
			report.add("weights", shipped)
		}
	}
	for _, s := range report.sections {
		fmt.Printf("%s\n\n%s\n", s.name, s.text)
	}
	if o.page == "" {
		return nil
	}
	return report.write(o.page)
}
