package evaluate

import (
	"fmt"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/text"
)

const (
	Top  = 3   // how many results of a query are judged, as in the paper
	deep = 100 // how many are looked at for the first right one
)

// Levels are the levels of matching at which results are judged.
var Levels = [...]expr.Level{expr.Exact, expr.Canonical, expr.Role}

// Repository is the problems that are searched. All have a gold tree.
type Repository struct {
	Problems []Problem
	keys     [len(Levels)][]string       // by level and place
	members  [len(Levels)]map[string]int // how many problems have a key
}

// NewRepository leaves out problems without a gold tree: nobody could find them by it.
func NewRepository(problems []Problem) *Repository {
	var r Repository
	for level := range r.members {
		r.members[level] = map[string]int{}
	}
	for _, p := range problems {
		if p.Expr == nil {
			continue
		}
		r.Problems = append(r.Problems, p)
		for _, level := range Levels {
			key := p.Expr.Key(level)
			r.keys[level] = append(r.keys[level], key)
			r.members[level][key]++
		}
	}
	return &r
}

// FromCorpus makes a problem out of one of a corpus.
func FromCorpus(p *corpus.Problem) (Problem, error) {
	document, err := text.Read(p.Text)
	if err != nil {
		return Problem{}, err
	}
	return Problem{ID: p.ID, Document: document, Expr: p.Expr, Answer: p.Value, Body: p.Story}, nil
}

// Index builds the index of the repository; the places of its results are those of Problems.
func (r *Repository) Index() (*index.Index, error) {
	builder := index.NewBuilder()
	for i := range r.Problems {
		p := &r.Problems[i]
		builder.Add(&corpus.Problem{
			Record:     corpus.Record{ID: p.ID, Text: p.Document.Source, Story: p.Body},
			Quantities: p.Document.Quantities,
			Expr:       p.Expr,
			Value:      p.Answer,
			Attributes: corpus.Measure(p.Document, p.Expr),
		})
	}
	return builder.Build()
}

// Ranker finds problems in a repository that are like the query, the best first, at most k, as
// their places.
type Ranker interface {
	Rank(query *Problem, k int) ([]int, error)
}

// Find is what a ranker found for one query, by level of matching.
type Find struct {
	Query  *Problem
	Levels [len(Levels)]Found
}

// Found counts results with the model of the query: those whose gold trees match.
type Found struct {
	InTop   int // among the first Top
	First   int // rank of the first, from 1; 0 where it is not among the first 100
	Members int // how many the repository has
	AtSize  int // among the first Members results: all of them, where the ranking is perfect
}

// Finds are those of several queries.
type Finds []Find

// Retrieve asks the ranker for each query. A query without a gold tree finds nothing right.
func Retrieve(ranker Ranker, repository *Repository, queries []Problem) (Finds, error) {
	finds := make(Finds, len(queries))
	for i := range queries {
		find := &finds[i]
		find.Query = &queries[i]
		if find.Query.Expr == nil {
			continue
		}
		depth := deep
		var wanted [len(Levels)]string
		for _, level := range Levels {
			wanted[level] = find.Query.Expr.Key(level)
			find.Levels[level].Members = repository.members[level][wanted[level]]
			depth = max(depth, find.Levels[level].Members)
		}
		places, err := ranker.Rank(find.Query, depth)
		if err != nil {
			return nil, fmt.Errorf("problem %s: %w", find.Query.ID, err)
		}
		for rank, place := range places {
			for _, level := range Levels {
				if repository.keys[level][place] == wanted[level] {
					find.Levels[level].count(rank)
				}
			}
		}
	}
	return finds, nil
}

// count notes a right result at a rank, from 0.
func (f *Found) count(rank int) {
	if rank < Top {
		f.InTop++
	}
	if f.First == 0 && rank < deep {
		f.First = rank + 1
	}
	if rank < f.Members {
		f.AtSize++
	}
}

// Precision is the share of right results among the first Top. A result that is missing is wrong.
func (list Finds) Precision(level expr.Level) Share {
	return list.share(func(f *Found) float64 { return float64(f.InTop) / Top }, level)
}

// Hits is the share of queries with a right result among the first Top.
func (list Finds) Hits(level expr.Level) Share {
	return list.share(func(f *Found) float64 { return oneIf(f.InTop > 0) }, level)
}

// MRR is the mean reciprocal rank of the first right result.
func (list Finds) MRR(level expr.Level) Share {
	return list.share(func(f *Found) float64 {
		if f.First == 0 {
			return 0
		}
		return 1 / float64(f.First)
	}, level)
}

// Recall is the share of the problems with the query's model that stand among as many results as
// there are such problems. Queries without any in the repository are left out.
func (list Finds) Recall(level expr.Level) Share {
	some := make(Finds, 0, len(list))
	for _, f := range list {
		if f.Levels[level].Members > 0 {
			some = append(some, f)
		}
	}
	return some.share(func(f *Found) float64 { return float64(f.AtSize) / float64(f.Members) }, level)
}

func (list Finds) share(right func(*Found) float64, level expr.Level) Share {
	return ShareOf(len(list), func(i int) float64 { return right(&list[i].Levels[level]) },
		func(i int) string { return list[i].Query.About() })
}

// Where are the finds of the queries for which keep says yes.
func (list Finds) Where(keep func(*Problem) bool) Finds {
	var some Finds
	for _, f := range list {
		if keep(f.Query) {
			some = append(some, f)
		}
	}
	return some
}

// Why says why a query has fewer than Top right results.
type Why string

const (
	AllRight   Why = "all three right"
	NoGold     Why = "the gold tree can't be said in the numbers found"
	NotRead    Why = "no reading"
	Misread    Why = "read as another tree"
	FewMembers Why = "fewer than three such problems in the repository"
	Behind     Why = "ranked behind other problems"
)

// Whys lists all of them in the order in which they are looked for.
var Whys = []Why{AllRight, NoGold, NotRead, Misread, FewMembers, Behind}

// Why is the first reason that applies at the canonical level; read is what the ranker's reader
// made of the query.
func (f *Find) Why(read *Outcome) Why {
	switch found := &f.Levels[expr.Canonical]; {
	case found.InTop == Top:
		return AllRight
	case f.Query.Expr == nil:
		return NoGold
	case read.Failed:
		return NotRead
	case read.Canonical != 1:
		return Misread
	case found.Members < Top:
		return FewMembers
	}
	return Behind
}
