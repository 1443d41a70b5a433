package paraphrase

import (
	"fmt"
	"sync"

	modelweights "mwpranker/model_weights"
	"mwpranker/wasm/engine"
	judge "mwpranker/wasm/paraphrase"
)

// Compared is a pair with what the judge's ledger says of it.
type Compared struct {
	Pair
	*judge.Comparison
	x []float64 // its features
}

// Compare compares pairs with the shipped model, on several cores. A pair that cannot be compared
// is an error: its text is not shown.
func Compare(pairs []Pair, cores int) ([]Compared, error) {
	all := make([]Compared, len(pairs))
	faults := make([]error, cores)
	var wait sync.WaitGroup
	for core := range cores {
		wait.Go(func() {
			e, err := newEngine()
			if err != nil {
				faults[core] = err
				return
			}
			known := map[string]*judge.Problem{}
			for i := core * len(pairs) / cores; i < (core+1)*len(pairs)/cores; i++ {
				c, err := compare(e, known, &pairs[i])
				if err != nil {
					faults[core] = fmt.Errorf("pair %s: %w", pairs[i].ID, err)
					return
				}
				all[i] = Compared{Pair: pairs[i], Comparison: c, x: c.Features()}
			}
		})
	}
	wait.Wait()
	for _, err := range faults {
		if err != nil {
			return nil, err
		}
	}
	return all, nil
}

func newEngine() (*engine.Engine, error) {
	e := engine.New()
	return e, e.LoadReader(modelweights.Parser, modelweights.Reader)
}

// compare compares a pair; first texts, which stand in many pairs, are read once.
func compare(e *engine.Engine, known map[string]*judge.Problem, p *Pair) (*judge.Comparison, error) {
	a, err := known[p.A], error(nil)
	if a == nil {
		if a, err = e.LayOut(p.A); err != nil {
			return nil, err
		}
		known[p.A] = a
	}
	b, err := e.LayOut(p.B)
	if err != nil {
		return nil, err
	}
	return judge.Compare(a, b), nil
}
