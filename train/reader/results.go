package reader

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// A Result is what one training came to, on sets that it did not learn from.
type Result struct {
	Recipe    string      `json:"recipe"`
	Fold      int         `json:"fold"`
	Seed      uint64      `json:"seed,omitempty"`
	Steps     int         `json:"steps"`
	Commit    string      `json:"commit,omitempty"`    // of the code
	Date      string      `json:"date,omitempty"`      // when it was measured
	Trainings int         `json:"trainings,omitempty"` // how many are summed up here; 0 is one
	Sets      []SetResult `json:"sets"`
}

// A SetResult counts problems of one set. What was not kept is 0.
type SetResult struct {
	Name      string `json:"name"`
	Problems  int    `json:"problems"`
	Different int    `json:"different,omitempty"` // how many of them are different ones, where several trainings are summed up
	Answer    int    `json:"answer"`
	Equation  int    `json:"equation,omitempty"`
	Exact     int    `json:"exact,omitempty"`
	Canonical int    `json:"canonical,omitempty"`
	Three     int    `json:"three,omitempty"`
	Five      int    `json:"five,omitempty"`
	// Right has a mark for each problem, in the order of the set: 1 where the first reading gives
	// the answer, else 0. About has a number for each, the same for problems about one body. By
	// both, tables over folds and seeds count what is the same once.
	Right string `json:"right,omitempty"`
	About []int  `json:"about,omitempty"`
}

func countSet(name string, list evaluate.Outcomes) SetResult {
	n := func(s evaluate.Share) int { return int(s.Right + 0.5) }
	s := SetResult{
		Name: name, Problems: len(list), Answer: n(list.Within(1, evaluate.Answer)), Equation: n(list.Within(1, evaluate.Equation)),
		Exact: n(list.Within(1, evaluate.Exact)), Canonical: n(list.Within(1, evaluate.Canonical)),
		Three: n(list.Within(3, evaluate.Answer)), Five: n(list.Within(5, evaluate.Answer)),
	}
	numbers := map[string]int{}
	right := make([]byte, len(list))
	for i, o := range list {
		about := o.Problem.About()
		if _, met := numbers[about]; !met {
			numbers[about] = len(numbers)
		}
		s.About = append(s.About, numbers[about])
		right[i] = '0'
		if o.Answer == 1 {
			right[i] = '1'
		}
	}
	s.Right = string(right)
	return s
}

// Measure reads the sets that are held for reporting. The part of a set that stands in the set's
// own training part is told apart.
func (j *Job) Measure(m *graph2tree.Model, parser *syntax.Model, held []*data.Held) (*Result, error) {
	reader, err := graph2tree.NewReader(parser, m)
	if err != nil {
		return nil, err
	}
	result := &Result{
		Recipe: j.Recipe.Name, Fold: j.Fold, Seed: j.Options.Seed, Steps: j.Options.Steps,
		Commit: j.Commit, Date: time.Now().UTC().Format(time.DateOnly),
	}
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

// A Table is the results of one table of the docs, as train/results keeps them.
type Table struct {
	Title   string   `json:"title"`
	Command string   `json:"command"` // that makes them
	Note    string   `json:"note"`
	Results []Result `json:"results"`
}

// ReadTable reads a table that was kept.
func ReadTable(name string) (*Table, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var t Table
	if err := json.Unmarshal(text, &t); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return &t, nil
}

// Keep writes the results of a folder into the file of a table; what else the file says stays.
func Keep(folder, name string) error {
	t, err := ReadTable(name)
	if errors.Is(err, fs.ErrNotExist) {
		t, err = &Table{Title: strings.TrimSuffix(filepath.Base(name), ".json")}, nil
	}
	if err != nil {
		return err
	}
	if t.Results, err = Results(folder); err != nil {
		return err
	}
	if len(t.Results) == 0 {
		return fmt.Errorf("%s holds no results", folder)
	}
	text, err := json.MarshalIndent(t, "", " ")
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(text, '\n'), 0o644)
}

// row is one recipe and set, over all its trainings.
type row struct {
	recipe, set      string
	sum              SetResult
	trainings, steps int
	right            []bool
	about            []string // what each problem of right is about
	whole            bool     // right has all problems
}

// rows sums results up by recipe and set, folds and seeds together.
func rows(list []Result) []*row {
	byName := map[[2]string]*row{}
	var all []*row
	for _, r := range list {
		for _, s := range r.Sets {
			set := foldless(s.Name)
			at := byName[[2]string{r.Recipe, set}]
			if at == nil {
				at = &row{recipe: r.Recipe, set: set, whole: true}
				byName[[2]string{r.Recipe, set}] = at
				all = append(all, at)
			}
			at.trainings += max(r.Trainings, 1)
			at.steps = r.Steps
			at.sum.Problems += s.Problems
			at.sum.Different += s.Different
			at.sum.Answer += s.Answer
			at.sum.Equation += s.Equation
			at.sum.Exact += s.Exact
			at.sum.Canonical += s.Canonical
			at.sum.Three += s.Three
			at.sum.Five += s.Five
			at.whole = at.whole && len(s.Right) == s.Problems && len(s.About) == s.Problems
			for i := range min(len(s.Right), len(s.About)) {
				at.right = append(at.right, s.Right[i] == '1')
				at.about = append(at.about, fmt.Sprintf("%s %d", s.Name, s.About[i])) // the name tells folds, so the same problem has the same one
			}
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].recipe < all[j].recipe })
	return all
}

// answer is the share of right answers; a problem that several trainings have read counts once for
// the interval.
func (r *row) answer() evaluate.Share {
	if !r.whole {
		return evaluate.Share{Right: float64(r.sum.Answer), Of: r.sum.Problems, Cases: float64(r.sum.Different)}
	}
	return evaluate.ShareOf(len(r.right), func(i int) float64 {
		if r.right[i] {
			return 1
		}
		return 0
	}, func(i int) string { return r.about[i] })
}

// ResultTable has a row for each recipe and set: over all its trainings together, folds and seeds.
func ResultTable(list []Result) *evaluate.Table {
	t := &evaluate.Table{Head: []string{"recipe", "set", "trainings", "steps", "problems", "answer", "equation", "template exact", "template canonical", "among 3", "among 5"}}
	for _, r := range rows(list) {
		percent := func(n int) string {
			if n == 0 {
				return ""
			}
			return evaluate.Share{Right: float64(n), Of: r.sum.Problems}.Percent()
		}
		t.Add(r.recipe, r.set, fmt.Sprint(r.trainings), fmt.Sprint(r.steps), fmt.Sprint(r.sum.Problems), r.answer().String(),
			percent(r.sum.Equation), percent(r.sum.Exact), percent(r.sum.Canonical), percent(r.sum.Three), percent(r.sum.Five))
	}
	return t
}

// AnswerTable has a row for each recipe and a column for each set: right answers.
func AnswerTable(list []Result) *evaluate.Table {
	t := &evaluate.Table{Head: []string{"recipe"}}
	columns, lines := map[string]int{}, map[string]int{}
	for _, r := range rows(list) {
		if _, met := columns[r.set]; !met {
			columns[r.set] = len(t.Head)
			t.Head = append(t.Head, r.set)
		}
		if _, met := lines[r.recipe]; !met {
			lines[r.recipe] = len(t.Rows)
			t.Add(r.recipe)
		}
		line := &t.Rows[lines[r.recipe]]
		for len(*line) <= columns[r.set] {
			*line = append(*line, "")
		}
		(*line)[columns[r.set]] = r.answer().String()
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
