package reader

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/train/stories"
	"mwpranker/train/tape"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// A Recipe is all that decides what comes out of a training, beside the data.
type Recipe struct {
	Name   string            `json:"name"`
	Fold   int               `json:"fold"`
	Sets   []string          `json:"sets"` // of MAWPS and ASDiv-A: mawps, asdiv-a
	Mix    Mix               `json:"mix"`
	Config graph2tree.Config `json:"config"`
	Words  int               `json:"words"` // rows of the tables
	Pieces int               `json:"pieces"`
	// Published says that it is trained as the published figures were: see data.AsPublished; problems
	// are told as they stand.
	Published bool `json:"published,omitempty"`
	// Teachers is how many trainings of the shipped recipe, seeds 1 and up, it is distilled from.
	Teachers int `json:"teachers,omitempty"`
	// Spare is the share of the groups and stories that the reader does not learn from, and its
	// verifier does; see [Source.spare].
	Spare   float64 `json:"spare,omitempty"`
	Options Options `json:"-"`
	// Verifying is how a verifier is trained when the reader is done; see verify.go.
	Verifying VerifyRecipe `json:"-"`
}

// A Job trains a recipe.
type Job struct {
	Recipe
	Run    string // name of its checkpoint and lists, "" for the recipe's
	Start  string // weight file to begin with in place of random numbers, for finetuning; "" for none; see grow.go
	Data   string // folder of the public data sets
	Parser string // weight file of the parser
	Work   string // folder for checkpoints and logs
	Out    string // weight file
	Log    io.Writer
	Commit string // of the code, for the result file
	// Exact says that the numbers as they were before rounding are measured as well.
	Exact bool
}

// Held are the sets of a job that are only measured on.
type Held struct {
	All []*data.Held // what no training problem may stand in
	// Watched are the parts for choosing between models: never a dev fold, never a test part.
	Watched []*data.Held
}

// Gather reads the data of a recipe.
func (j *Job) Gather() (*data.Training, *Held, []*stories.Story, error) {
	list, err := stories.Load()
	if err != nil {
		return nil, nil, nil, err
	}
	held := &Held{}
	var offered []data.Example
	for _, set := range []string{"mawps", "asdiv-a"} { // both are held, also where only one is trained on
		part, h, err := data.Fold(j.Data, set, j.Fold)
		if err != nil {
			return nil, nil, nil, err
		}
		held.All = append(held.All, h)
		if j.trainsOn(set) {
			offered = append(offered, part...)
		}
	}
	part, dev, test, err := data.ReadGSM8K(j.Data)
	if err != nil {
		return nil, nil, nil, err
	}
	held.All, held.Watched = append(held.All, dev, test), append(held.Watched, dev)
	if j.Mix.GSM8K > 0 {
		offered = append(offered, part...)
	}
	for _, part := range []stories.Part{stories.Dev, stories.Test} {
		h, err := data.HeldStories(list, part)
		if err != nil {
			return nil, nil, nil, err
		}
		held.All = append(held.All, h)
		if part == stories.Dev {
			held.Watched = append(held.Watched, h)
		}
	}
	for _, part := range []data.Part{data.Dev, data.Test} {
		sets, err := data.Ours(part)
		if err != nil {
			return nil, nil, nil, err
		}
		held.All = append(held.All, sets...)
		if part == data.Dev {
			held.Watched = append(held.Watched, sets...)
		}
	}
	if j.Published {
		return data.AsPublished(offered), held, list, nil
	}
	if j.Mix.Practice > 0 {
		practice, left, err := data.ReadPractice(held.All...)
		if err != nil {
			return nil, nil, nil, err
		}
		if left > 0 {
			fmt.Fprintf(j.Log, "%d practice problems are left out: they are too near to held ones\n", left)
		}
		offered = append(offered, practice...)
	}
	return data.NewTraining(offered, held.All...), held, list, nil
}

// Train trains the recipe and writes the weight file, and what it came to beside the checkpoints.
func (j *Job) Train() error {
	parser, err := j.parser()
	if err != nil {
		return err
	}
	training, held, list, err := j.Gather()
	if err != nil {
		return err
	}
	source := NewSource(training, list, j.Mix)
	if j.Spare > 0 {
		if err := source.spare(j.Spare, false); err != nil {
			return err
		}
	}
	source.plain = j.Published
	fmt.Fprintf(j.Log, "%s: %s\n", j.Name, source.Describe())
	c, err := j.lists(training, source)
	if err != nil {
		return err
	}
	n := NewNetwork(c, j.Options.Seed)
	if j.Start != "" {
		data, err := os.ReadFile(j.Start)
		if err != nil {
			return fmt.Errorf("starting from %s: %w", j.Start, err)
		}
		if err := n.begin(j.Start, data); err != nil {
			return err
		}
	}
	fmt.Fprintf(j.Log, "%d numbers, %d words, %d pieces, constants %v\n", n.Size(), len(c.Words), len(c.Pieces), c.Constants)
	if recipe, err := json.Marshal(j.Recipe); err == nil {
		fmt.Fprintf(j.Log, "%s\n", recipe)
	}
	o := j.Options
	o.Log = j.Log
	if j.Work != "" {
		o.Checkpoint = filepath.Join(j.Work, j.Named()+".ckpt")
	}
	if o.Teachers, err = j.teachers(&c); err != nil {
		return err
	}
	o.Watch = func(m *graph2tree.Model) string { return j.watch(m, parser, held) }
	if err := Fit(n, source, parser, o); err != nil {
		return err
	}
	return j.finish(n, parser, held)
}

// Export weighs the readings of the last checkpoint and writes its weight file, whether training
// has come to its end or not.
func (j *Job) Export() error {
	path := filepath.Join(j.Work, j.Named()+".lists.json")
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("there is no training %s to export: %w", j.Name, err)
	}
	c, err := j.lists(nil, nil)
	if err != nil {
		return err
	}
	n := NewNetwork(c, j.Options.Seed)
	if _, err := tape.Resume(filepath.Join(j.Work, j.Named()+".ckpt"), n.Params, nil); err != nil {
		return err
	}
	parser, err := j.parser()
	if err != nil {
		return err
	}
	_, held, _, err := j.Gather()
	if err != nil {
		return err
	}
	return j.finish(n, parser, held)
}

// Finished says whether there is a result of this training.
func (j *Job) Finished() bool {
	_, err := os.Stat(filepath.Join(j.Work, j.Named()+".result.json"))
	return err == nil
}

// Named is the name of a training's files.
func (j *Job) Named() string {
	if j.Run != "" {
		return j.Run
	}
	return fmt.Sprintf("%s-fold%d-seed%d", j.Name, j.Fold, j.Options.Seed)
}

func (j *Job) parser() (*syntax.Model, error) {
	data, err := os.ReadFile(j.Parser)
	if err != nil {
		return nil, fmt.Errorf("the parser's weights are needed: %w", err)
	}
	return syntax.Load(data)
}

// finish rounds the network, fits how its readings are weighed on the watched sets, and writes the
// weight file.
func (j *Job) finish(n *Network, parser *syntax.Model, held *Held) error {
	if j.Options.Round > 0 {
		tape.Round(n.Params, j.Options.Round)
	}
	n.Config.Calibration, n.Config.Sure = nil, nil
	m, err := n.Model()
	if err != nil {
		return err
	}
	choices, err := Choices(parser, m, held.Watched)
	if err != nil {
		return err
	}
	if j.Options.Round > 0 {
		tape.Unround(n.Params) // Export rounds by the exact numbers
	}
	j.weigh(choices, &n.Config)
	if err := Export(n, j.Out, j.Options.Round); err != nil {
		return err
	}
	data, err := os.ReadFile(j.Out)
	if err != nil {
		return err
	}
	if m, err = graph2tree.Load(data); err != nil {
		return err
	}
	result, err := j.Measure(m, parser, held.All)
	if err != nil {
		return err
	}
	results := []Result{*result}
	if j.Exact { // what rounding costs is seen beside it
		if m, err = n.Model(); err != nil {
			return err
		}
		exact, err := j.Measure(m, parser, held.All)
		if err != nil {
			return err
		}
		exact.Recipe += ", not rounded"
		results = append(results, *exact)
		if err := exact.save(j.Work, j.Named()+"-exact"); err != nil {
			return err
		}
	}
	fmt.Fprint(j.Log, ResultTable(results))
	return result.save(j.Work, j.Named())
}

// Export writes a network to a weight file; see [tape.Export].
func Export(n *Network, path string, step float64) error {
	entries, err := n.Config.Entries()
	if err != nil {
		return err
	}
	return tape.Export(path, entries, n.Params, step)
}

// lists gives the configuration its lists of words, pieces and constants: those of the training
// that is gone on with (and the recipe's operators, where it lacks some), or those that are most
// frequent in what there is to draw from.
func (j *Job) lists(training *data.Training, source *Source) (graph2tree.Config, error) {
	c := j.Config
	type names struct{ Words, Pieces, Constants []string }
	var kept names
	path := filepath.Join(j.Work, j.Named()+".lists.json")
	if j.Start != "" {
		data, err := os.ReadFile(j.Start)
		if err != nil {
			return c, fmt.Errorf("starting from %s: %w", j.Start, err)
		}
		m, err := graph2tree.Load(data)
		if err != nil {
			return c, fmt.Errorf("starting from %s: %w", j.Start, err)
		}
		return withOperators(m.Config, c.Operators), nil
	}
	if old, err := os.ReadFile(path); j.Work != "" && err == nil {
		if err := json.Unmarshal(old, &kept); err != nil {
			return c, fmt.Errorf("resuming with %s: %w", path, err)
		}
	} else {
		v := count(training, source, 20_000)
		kept = names{frequent(v.words, j.Words, 3), frequent(v.pieces, j.Pieces, 10), frequent(v.constants, 100, 5)}
		if len(kept.Constants) == 0 { // ASDiv-A alone needs none, and a network needs a candidate
			kept.Constants = []string{"1"}
		}
		if j.Work != "" {
			text, err := json.Marshal(kept)
			if err == nil {
				err = os.MkdirAll(j.Work, 0o755)
			}
			if err == nil {
				err = os.WriteFile(path, text, 0o644)
			}
			if err != nil {
				return c, fmt.Errorf("saving the lists of words: %w", err)
			}
		}
	}
	c.Words, c.Pieces, c.Constants = kept.Words, kept.Pieces, kept.Constants
	return c, nil
}

// watched bounds how many problems of a set are read at each report.
const watched = 400

// watch reads the sets that models are chosen by.
func (j *Job) watch(m *graph2tree.Model, parser *syntax.Model, held *Held) string {
	reader, err := graph2tree.NewReader(parser, m)
	if err != nil {
		return err.Error()
	}
	var out []string
	for _, h := range held.Watched {
		outcomes := evaluate.Read(evaluate.ReaderOf(reader.Read), evaluate.Sample(h.Problems(), watched, 1))
		out = append(out, fmt.Sprintf("%s answer %s, among five %s", h.Name, outcomes.Within(1, evaluate.Answer), outcomes.Within(5, evaluate.Answer).Percent()))
	}
	return strings.Join(out, "; ")
}
