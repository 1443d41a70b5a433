package evaluate

import "fmt"

// Collection is problems that are searched, problems that are searched for, and what is needed to
// do it in every way that is compared.
type Collection struct {
	Name       string
	Repository *Repository
	Wider      *Repository // with other sets' problems too, for one more row of text vectors; may be nil
	Queries    []Problem
	Vectors    *WordVectors
	Reader     Reader // nil where there is no model that has not been trained on the queries
}

// The rankers that Compare compares, by name.
const (
	OursName    = "MWPRanker"
	GoldName    = "gold tree (the upper bound)"
	VectorsName = "text vectors"
	BM25Name    = "BM25"
	WordsName   = "TF-IDF of the product"
	TFIDFName   = "TF-IDF of all words"
	RandomName  = "at random"
)

// Compare asks every ranker for all queries. Ours is left out where there is no model.
func (c *Collection) Compare() ([]Part[Finds], error) {
	ix, err := c.Repository.Index()
	if err != nil {
		return nil, err
	}
	rankers := []Part[Ranker]{
		{GoldName, ByTree(ix, GoldReader(c.Queries))},
		{VectorsName, ByVectors(c.Vectors, c.Repository)},
		{BM25Name, BM25(c.Repository)},
		{TFIDFName, TFIDF(c.Repository)},
		{WordsName, ByWords(ix)},
		{RandomName, AtRandom(c.Repository)},
	}
	if c.Reader != nil {
		rankers = append([]Part[Ranker]{{OursName, ByTree(ix, c.Reader)}}, rankers...)
	}
	parts := make([]Part[Finds], len(rankers))
	for i, r := range rankers {
		parts[i].Name = r.Name
		if parts[i].List, err = Retrieve(r.List, c.Repository, c.Queries); err != nil {
			return nil, fmt.Errorf("%s, %s: %w", c.Name, r.Name, err)
		}
	}
	return parts, nil
}
