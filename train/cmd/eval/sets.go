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

// collection is problems that are searched and problems that are searched for.
type collection struct {
	name       string
	repository *evaluate.Repository
	queries    []evaluate.Problem
	vectors    *evaluate.WordVectors
	reader     evaluate.Reader // nil without a model that has not trained on the queries
}

// The rows of the retrieval tables.
const (
	bound   = "gold tree (the upper bound)"
	ours    = "MWPRanker"
	vectors = "text vectors"
	bm25    = "BM25"
	words   = "TF-IDF"
	random  = "at random"
)

// finds asks every ranker for all queries. Ours is left out where there is no model.
func (c *collection) finds() ([]evaluate.Part[evaluate.Finds], error) {
	ix, err := c.repository.Index()
	if err != nil {
		return nil, err
	}
	rankers := []evaluate.Part[evaluate.Ranker]{
		{Name: bound, List: evaluate.ByTree(ix, evaluate.GoldReader(c.queries))},
		{Name: vectors, List: evaluate.ByVectors(c.vectors, c.repository)},
		{Name: bm25, List: evaluate.BM25(c.repository)},
		{Name: words, List: evaluate.ByWords(ix)},
		{Name: random, List: evaluate.AtRandom(c.repository)},
	}
	if c.reader != nil {
		rankers = append([]evaluate.Part[evaluate.Ranker]{{Name: ours, List: evaluate.ByTree(ix, c.reader)}}, rankers...)
	}
	var parts []evaluate.Part[evaluate.Finds]
	for _, r := range rankers {
		finds, err := evaluate.Retrieve(r.List, c.repository, c.queries)
		if err != nil {
			return nil, fmt.Errorf("%s, %s: %w", c.name, r.Name, err)
		}
		parts = append(parts, evaluate.Part[evaluate.Finds]{Name: r.Name, List: finds})
	}
	return parts, nil
}

var setNames = []struct{ folder, name string }{{"mawps", "MAWPS"}, {"asdiv-a", "ASDiv-A"}}

// openFold reads a fold of both sets.
func openFold(dir string, fold int, reader evaluate.Reader) ([]*collection, error) {
	gsm8k, err := data.ReadGSM8K(dir)
	if err != nil {
		return nil, err
	}
	texts := documents(gsm8k) // the vectors are learnt from what all the training parts of the fold say
	var sets []*collection
	for _, set := range setNames {
		offered, held, err := data.Fold(dir, set.folder, fold)
		if err != nil {
			return nil, err
		}
		texts = append(texts, documents(offered)...)
		sets = append(sets, &collection{name: set.name, repository: evaluate.NewRepository(problems(offered)), queries: held.Problems(), reader: reader})
	}
	learnt := evaluate.LearnVectors(texts)
	for _, c := range sets {
		c.vectors = learnt
	}
	return sets, nil
}

// openStories makes a collection of our own corpus: problems drawn from the test stories are searched for in the corpus
// without these stories, so that what is found tells another story.
func openStories(reader evaluate.Reader) (*collection, error) {
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
	return &collection{
		name: "test stories", repository: evaluate.NewRepository(searched), queries: held.Problems(),
		vectors: evaluate.LearnVectors(texts), reader: reader,
	}, nil
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
