package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"

	"mwpranker/train/evaluate"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

// evalReading measures how well problems are read.
func (a *app) evalReading(_ *evalFlags, files []string) error {
	if a.engine.Reader() == nil {
		return errors.New("there is no model in this build, so there is nothing to measure")
	}
	var parts, kinds []evaluate.Part[evaluate.Outcomes]
	for _, name := range files {
		problems, err := readProblems(name)
		if err != nil {
			return err
		}
		outcomes, err := a.readAll(a.measured(), problems)
		if err != nil {
			return err
		}
		parts = append(parts, evaluate.Part[evaluate.Outcomes]{Name: name, List: outcomes})
		names, split := evaluate.Split(outcomes, func(o evaluate.Outcome) string { return o.Problem.Kind })
		for _, kind := range names {
			if kind != "" {
				kinds = append(kinds, evaluate.Part[evaluate.Outcomes]{Name: kind, List: split[kind]})
			}
		}
	}
	fmt.Fprint(a.stdout, evaluate.ReadingTable(append(parts, kinds...)...), "\n", evaluate.CauseTable(parts...), "\n", evaluate.ConfidenceTable(parts...))
	for _, p := range parts {
		fmt.Fprintf(a.stdout, "\nexpected calibration error of %s: %.3f\n", p.Name, evaluate.Calibrate(p.List).Error())
	}
	return nil
}

// evalRetrieval measures how well the like of problems is found.
func (a *app) evalRetrieval(f *evalFlags, files []string) error {
	var queries []evaluate.Problem
	asked := map[string]bool{}
	for _, name := range files {
		problems, err := readProblems(name)
		if err != nil {
			return err
		}
		queries = append(queries, problems...)
	}
	for i := range queries {
		asked[queries[i].Document.Source] = true
	}
	var searched []evaluate.Problem
	var texts []*text.Document
	var bad error
	if _, err := readCorpus(*f.corpus, func(p *corpus.Problem) {
		problem, err := evaluate.FromCorpus(p)
		if err != nil {
			bad = err
		}
		if err == nil && !asked[p.Text] {
			searched = append(searched, problem)
			texts = append(texts, problem.Document)
		}
	}); err != nil {
		return err
	}
	if bad != nil {
		return bad
	}
	c := evaluate.Collection{
		Name:       *f.corpus,
		Repository: evaluate.NewRepository(searched),
		Queries:    queries,
		Vectors:    evaluate.LearnVectors(texts),
	}
	if a.engine.Reader() == nil {
		fmt.Fprintln(a.stderr, "mwp: this build has no model: only searches without one are measured")
	} else {
		c.Reader = evaluate.Remember(a.measured())
	}
	var outcomes evaluate.Outcomes
	if c.Reader != nil {
		var err error
		if outcomes, err = a.readAll(c.Reader, queries); err != nil {
			return err
		}
	}
	finds, err := c.Compare()
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "%d problems, searched for in %d\n\n%s", len(queries), len(c.Repository.Problems), evaluate.RetrievalTable(finds...))
	if c.Reader != nil {
		for _, t := range evaluate.WhyTables(finds[0].List, outcomes) {
			fmt.Fprintf(a.stdout, "\n%s", t)
		}
	}
	return nil
}

// measured is the model as package evaluate takes it.
func (a *app) measured() evaluate.Reader {
	return evaluate.ReaderOf(a.engine.Reader().Read)
}

// readAll reads the problems, and says why some could not be read. If none could, that is an error:
// the weights are missing, rather than all problems bad.
func (a *app) readAll(reader evaluate.Reader, problems []evaluate.Problem) (evaluate.Outcomes, error) {
	outcomes := evaluate.Read(reader, problems)
	failed := 0
	var why error
	for i := range outcomes {
		if err := outcomes[i].Err; err != nil {
			failed++
			why = cmp.Or(why, err)
		}
	}
	if failed > 0 && failed == len(outcomes) {
		return nil, why
	}
	if failed > 0 {
		fmt.Fprintf(a.stderr, "mwp: %d of %d problems could not be read; the first: %v\n", failed, len(outcomes), why)
	}
	return outcomes, nil
}

func readProblems(name string) ([]evaluate.Problem, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	problems, err := evaluate.ReadProblems(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return problems, nil
}
