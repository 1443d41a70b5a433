package main

import (
	"fmt"
	"os"

	"mwpranker/train/data"
	"mwpranker/train/stories"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/evaluate"
	"mwpranker/wasm/text"
)

var setNames = []struct{ folder, name string }{{"mawps", "MAWPS"}, {"asdiv-a", "ASDiv-A"}}

// openFold reads a fold of both sets.
func openFold(dir string, fold int, reader evaluate.Reader) ([]*evaluate.Collection, error) {
	gsm8k, err := data.ReadGSM8K(dir)
	if err != nil {
		return nil, err
	}
	texts := documents(gsm8k) // the vectors are learnt from what all the training parts of the fold say
	var sets []*evaluate.Collection
	for _, set := range setNames {
		offered, held, err := data.Fold(dir, set.folder, fold)
		if err != nil {
			return nil, err
		}
		texts = append(texts, documents(offered)...)
		sets = append(sets, &evaluate.Collection{Name: set.name, Repository: evaluate.NewRepository(problems(offered)), Queries: held.Problems(), Reader: reader})
	}
	learnt := evaluate.LearnVectors(texts)
	for _, c := range sets {
		c.Vectors = learnt
	}
	return sets, nil
}

// openStories makes a collection of our own corpus: problems drawn from the test stories are searched for in the corpus
// without these stories, so that what is found tells another story.
func openStories(reader evaluate.Reader) (*evaluate.Collection, error) {
	all, err := stories.Load()
	if err != nil {
		return nil, err
	}
	held, err := data.HeldStories(all, stories.Test)
	if err != nil {
		return nil, err
	}
	asked := map[string]bool{}
	for _, s := range stories.Only(all, stories.Test) {
		asked[s.ID] = true
	}
	file, err := os.Open(corpusFile)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	own, _, err := corpus.ReadAll(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", corpusFile, err)
	}
	var searched []evaluate.Problem
	var texts []*text.Document
	for _, p := range own {
		if asked[p.Story] {
			continue
		}
		problem, err := evaluate.FromCorpus(p)
		if err != nil {
			return nil, err
		}
		searched = append(searched, problem)
		texts = append(texts, problem.Document)
	}
	return &evaluate.Collection{
		Name: "test stories", Repository: evaluate.NewRepository(searched), Queries: held.Problems(),
		Vectors: evaluate.LearnVectors(texts), Reader: reader,
	}, nil
}

// openTyped reads the problems that were typed to be read: the parts that models are chosen by, and those that are only
// reported.
func openTyped() ([]*data.Held, error) {
	var all []*data.Held
	for _, part := range data.TypedParts {
		held, err := data.ReadTyped(part)
		if err != nil {
			return nil, err
		}
		all = append(all, held)
	}
	return all, nil
}

// corpusFile is our own corpus, seen from the root of the repository.
var corpusFile = "corpus.json"

func documents(list []data.Example) []*text.Document {
	all := make([]*text.Document, len(list))
	for i := range list {
		all[i] = list[i].Doc
	}
	return all
}

func problems(list []data.Example) []evaluate.Problem {
	all := make([]evaluate.Problem, len(list))
	for i := range list {
		all[i] = list[i].Problem()
	}
	return all
}
