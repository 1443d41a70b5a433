package main

import (
	"fmt"
	"io"
	"os"
	"slices"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/train/reader"
	"mwpranker/train/stories"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

var setNames = []struct{ folder, name string }{{"mawps", "MAWPS"}, {"asdiv-a", "ASDiv-A"}}

// openFold reads a fold of both sets. Of fold 0 it notes how near the queries are to what is
// searched, and has both sets in one repository too, as the paper had.
func openFold(dir string, fold int, reader evaluate.Reader, near map[string]data.Nearness) ([]*evaluate.Collection, error) {
	gsm8k, _, _, err := data.ReadGSM8K(dir)
	if err != nil {
		return nil, err
	}
	texts := documents(gsm8k) // the vectors are learnt from what all the training parts of the fold say
	var sets []*evaluate.Collection
	var both []evaluate.Problem
	for _, set := range setNames {
		offered, held, err := data.Fold(dir, set.folder, fold)
		if err != nil {
			return nil, err
		}
		texts = append(texts, documents(offered)...)
		both = append(both, problems(offered)...)
		sets = append(sets, &evaluate.Collection{Name: set.name, Repository: evaluate.NewRepository(problems(offered)), Queries: held.Problems(), Reader: reader})
		if fold == 0 {
			note(near, held, offered)
		}
	}
	learnt := evaluate.LearnVectors(texts)
	wider := evaluate.NewRepository(both)
	for _, c := range sets {
		c.Vectors = learnt
		if fold == 0 {
			c.Wider = wider
		}
	}
	return sets, nil
}

// note writes down how near held problems are to others.
func note(near map[string]data.Nearness, held *data.Held, others []data.Example) {
	for i, each := range held.NearnessTo(others) {
		near[held.Examples[i].ID] = each
	}
}

// learntFrom says how near the problems of the public sets are to what the shipped recipe learns
// from (what is drawn of stories and the generator while training goes on is not compared), and
// gives what is held of GSM8K.
func learntFrom(dir string) (map[string]data.Nearness, []*data.Held, error) {
	job := &reader.Job{Recipe: reader.Shipped(), Data: dir, Log: io.Discard}
	training, held, _, err := job.Gather()
	if err != nil {
		return nil, nil, err
	}
	_, dev, test, err := data.ReadGSM8K(dir)
	if err != nil {
		return nil, nil, err
	}
	near := map[string]data.Nearness{}
	for _, h := range held.All {
		if h.Part == "" || slices.Contains([]string{dev.Name, test.Name}, h.Name) {
			note(near, h, training.Examples())
		}
	}
	return near, []*data.Held{test, dev}, nil
}

// openStories makes two collections of our own corpus. In one, problems drawn from the test stories
// are searched for in the corpus without these stories, so that what is found tells another story.
// In the other, the problems of the sets are searched for in the whole corpus.
func openStories(reader evaluate.Reader, sets []*data.Held) (own, whole *evaluate.Collection, err error) {
	all, err := stories.Load()
	if err != nil {
		return nil, nil, err
	}
	held, err := data.HeldStories(all, stories.Test)
	if err != nil {
		return nil, nil, err
	}
	asked := map[string]bool{}
	for _, s := range stories.Only(all, stories.Test) {
		asked[s.ID] = true
	}
	file, err := os.Open(corpusFile)
	if err != nil {
		return nil, nil, err
	}
	defer file.Close()
	list, _, err := corpus.ReadAll(file)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", corpusFile, err)
	}
	var searched, others []evaluate.Problem
	var texts []*text.Document
	for _, p := range list {
		problem, err := evaluate.FromCorpus(p)
		if err != nil {
			return nil, nil, err
		}
		searched = append(searched, problem)
		if !asked[p.Story] {
			others = append(others, problem)
			texts = append(texts, problem.Document)
		}
	}
	vectors := evaluate.LearnVectors(texts)
	own = &evaluate.Collection{Name: "test stories", Repository: evaluate.NewRepository(others), Queries: held.Problems(), Vectors: vectors, Reader: reader}
	whole = &evaluate.Collection{Name: "corpus", Repository: evaluate.NewRepository(searched), Vectors: vectors, Reader: reader}
	for _, h := range sets {
		whole.Queries = append(whole.Queries, h.Problems()...)
	}
	return own, whole, nil
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
