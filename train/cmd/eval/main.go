// Command eval measures what ships: how well problems are read, and how well
// problems with the same model are found, beside baselines and the paper's
// figures. It prints its tables and writes them, with two plots, into docs/,
// and a summary into README.md and the model card. It also makes the tables of
// trainings out of the result files in train/results.
//
// The public sets are read from the folder that MWP_DATA names; without it only
// our own sets are measured, and the files of the other tables stay as they are.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
)

func main() {
	var o options
	flag.StringVar(&o.data, "data", os.Getenv("MWP_DATA"), "`folder` of the public data sets (default: $MWP_DATA)")
	flag.StringVar(&o.weights[0], "weights", "model_weights", "`folder` of the weights that ship; they have not trained on a dev part of fold 0")
	for fold := 1; fold < data.Folds; fold++ {
		flag.StringVar(&o.weights[fold], fmt.Sprintf("weights%d", fold), "", fmt.Sprintf("`folder` of weights that have not trained on a dev part of fold %d", fold))
	}
	flag.BoolVar(&o.print, "print", false, "print only; write no file")
	flag.BoolVar(&o.trainings, "trainings", false, "only make the tables of trainings of their result files")
	flag.Parse()
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "eval:", err)
		os.Exit(1)
	}
}

type options struct {
	data             string
	weights          [data.Folds]string
	print, trainings bool
}

func run(o options) error {
	report := &report{}
	if err := report.trainings("train/results"); err != nil {
		return err
	}
	if !o.trainings {
		if err := report.measure(o); err != nil {
			return err
		}
	}
	for _, s := range report.sections {
		fmt.Printf("%s\n\n%s\n", s.title, s.text)
	}
	if o.print {
		return nil
	}
	return report.write(pagesOf("."))
}

// readers opens the weights of each fold; where there are none there is no reader.
func (r *report) readers(o options) (readers [data.Folds]evaluate.Reader, err error) {
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
			return readers, err
		}
		reader, err := weights.reader()
		if err != nil {
			return readers, fmt.Errorf("%s: %w", folder, err)
		}
		readers[fold] = reader
		if fold == 0 {
			r.add("weights", "The weights that were measured", weights.describe())
		}
	}
	return readers, nil
}

func (r *report) measure(o options) error {
	readers, err := r.readers(o)
	if err != nil {
		return err
	}
	chosen, err := data.Ours(data.Dev)
	if err != nil {
		return err
	}
	reported, err := data.Ours(data.Test)
	if err != nil {
		return err
	}
	own, whole, err := openStories(readers[0], reported)
	if err != nil {
		return err
	}
	ahead(readers[0], own.Queries, whole.Queries)
	finds, err := r.corpus(whole, reported)
	if err != nil {
		return err
	}
	if readers[0] != nil {
		r.ours(readers[0], append(reported, chosen...), finds)
	}
	if err := r.stories(own); err != nil {
		return err
	}
	if o.data == "" {
		fmt.Print("MWP_DATA does not name the folder of the public data sets: MAWPS, ASDiv-A and GSM8K are not measured\n\n")
	} else if err := r.public(o.data, readers); err != nil {
		return err
	}
	if readers[0] != nil {
		r.calibration()
		oddities, err := data.ReadOddities()
		if err != nil {
			return err
		}
		r.natures(oddities)
		r.add("summary", "Summary", r.summarise())
	}
	return nil
}

// public measures the public sets.
func (r *report) public(dir string, readers [data.Folds]evaluate.Reader) error {
	var folds [data.Folds][]*evaluate.Collection
	searched := map[string]data.Nearness{}
	for fold, reader := range readers {
		var err error
		if folds[fold], err = openFold(dir, fold, reader, searched); err != nil {
			return err
		}
	}
	for i := range setNames {
		ahead(readers[0], folds[0][i].Queries)
	}
	read, err := r.sets(folds, searched)
	if err != nil || readers[0] == nil {
		return err
	}
	near, held, err := learntFrom(dir)
	if err != nil {
		return err
	}
	for _, h := range held {
		ahead(readers[0], h.Problems())
	}
	r.readSets(read, near)
	r.gsm8k(readers[0], held, near)
	return nil
}

// ahead reads problems on all cores, where there is a reader for it.
func ahead(reader evaluate.Reader, lists ...[]evaluate.Problem) {
	if r, ok := reader.(*evaluate.Remembering); ok && r != nil {
		r.Ahead(slices.Concat(lists...))
	}
}
