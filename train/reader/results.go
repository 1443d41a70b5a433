package reader

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"sort"

	"mwpranker/train/data"
	"mwpranker/wasm/evaluate"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// A Result is what one training came to, on sets that it did not learn from.
type Result struct {
	Recipe string
	Fold   int
	Seed   uint64
	Steps  int
	Sets   []SetResult
}

// A SetResult counts problems of one set.
type SetResult struct {
	Name                                                      string
	Problems, Answer, Equation, Exact, Canonical, Three, Five int
}

func countSet(name string, list evaluate.Outcomes) SetResult {
	n := func(s evaluate.Share) int { return int(s.Right + 0.5) }
	return SetResult{name, len(list), n(list.Within(1, evaluate.Answer)), n(list.Within(1, evaluate.Equation)), n(list.Within(1, evaluate.Exact)),
		n(list.Within(1, evaluate.Canonical)), n(list.Within(3, evaluate.Answer)), n(list.Within(5, evaluate.Answer))}
}

// Measure reads the sets that are held for reporting. The part of a set that stands in the set's own training part is told apart.
func (j *Job) Measure(m *graph2tree.Model, parser *syntax.Model, held []*data.Held) (*Result, error) {
	reader, err := graph2tree.NewReader(parser, m)
	if err != nil {
		return nil, err
	}
	result := &Result{Recipe: j.Recipe.Name, Fold: j.Fold, Seed: j.Options.Seed, Steps: j.Options.Steps}
	for _, h := range held {
		all := evaluate.Read(evaluate.ReaderOf(reader.Read), h.Problems())
		result.Sets = append(result.Sets, countSet(h.Name, all))
		var unseen evaluate.Outcomes
		for _, o := range all {
			if !o.Problem.Seen {
				unseen = append(unseen, o)
			}
		}
		if len(unseen) < len(all) {
			result.Sets = append(result.Sets, countSet(h.Name+", unseen part", unseen))
		}
	}
	return result, nil
}

// save writes the result beside the checkpoints.
func (r *Result) save(folder, name string) error {
	text, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		return fmt.Errorf("saving the result: %w", err)
	}
	return os.WriteFile(filepath.Join(folder, name+".result.json"), text, 0o644)
}

// Results reads all results of a folder.
func Results(folder string) ([]Result, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.result.json"))
	if err != nil {
		return nil, err
	}
	sort.Strings(names)
	var list []Result
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		var r Result
		if err := json.Unmarshal(text, &r); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		list = append(list, r)
	}
	return list, nil
}

// ResultTable has a row for each recipe and set: over all its trainings together, folds and seeds.
func ResultTable(list []Result) *evaluate.Table {
	type key struct{ recipe, set string }
	sums, runs := map[key]*SetResult{}, map[key]int{}
	steps := map[key]int{}
	var keys []key
	for _, r := range list {
		for _, s := range r.Sets {
			k := key{r.Recipe, foldless(s.Name)}
			if sums[k] == nil {
				sums[k] = &SetResult{Name: k.set}
				keys = append(keys, k)
			}
			sum := sums[k]
			sum.Problems += s.Problems
			sum.Answer += s.Answer
			sum.Equation += s.Equation
			sum.Exact += s.Exact
			sum.Canonical += s.Canonical
			sum.Three += s.Three
			sum.Five += s.Five
			runs[k]++
			steps[k] = r.Steps
		}
	}
	sort.SliceStable(keys, func(i, j int) bool { return keys[i].recipe < keys[j].recipe })
	t := &evaluate.Table{Head: []string{"recipe", "set", "trainings", "steps", "problems", "answer", "equation", "template exact", "template canonical", "among 3", "among 5"}}
	for _, k := range keys {
		s := sums[k]
		share := func(n int) evaluate.Share { return evaluate.Share{Right: float64(n), Of: s.Problems} }
		t.Add(k.recipe, k.set, fmt.Sprint(runs[k]), fmt.Sprint(steps[k]), fmt.Sprint(s.Problems), share(s.Answer).String(), share(s.Equation).Percent(),
			share(s.Exact).Percent(), share(s.Canonical).Percent(), share(s.Three).Percent(), share(s.Five).Percent())
	}
	return t
}

// foldless is a set's name without its fold: "mawps fold 3, unseen part" is "mawps, unseen part".
func foldless(name string) string {
	var set, rest string
	var fold int
	if n, _ := fmt.Sscanf(name, "%s fold %d", &set, &fold); n == 2 {
		rest = name[len(fmt.Sprintf("%s fold %d", set, fold)):]
		return set + rest
	}
	return name
}
