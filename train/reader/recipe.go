package reader

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/stories"
	"mwpranker/train/tape"
	"mwpranker/wasm/evaluate"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
)

// A Recipe is all that decides what comes out of a training, beside the data.
type Recipe struct {
	Name    string            `json:"name"`
	Fold    int               `json:"fold"`
	Sets    []string          `json:"sets"` // of MAWPS and ASDiv-A: mawps, asdiv-a
	Mix     Mix               `json:"mix"`
	Config  graph2tree.Config `json:"config"`
	Words   int               `json:"words"` // rows of the tables
	Pieces  int               `json:"pieces"`
	Options Options           `json:"-"`
}

// Shipped is the recipe of the weights in model_weights/.
func Shipped() Recipe {
	return Recipe{
		Name: "shipped", Fold: 0, Sets: []string{"mawps", "asdiv-a"},
		Mix: Mix{Sets: 0.20, GSM8K: 0.15, Stories: 0.32, World: 0.33},
		Config: graph2tree.Config{
			Word: 96, Piece: 48, Class: 32, Mark: 80, Hidden: 128,
			Before: []int{2, 2}, Graph: 2, After: []int{1}, Attend: 128, Point: 192,
		},
		Words: 3000, Pieces: 1500,
		Options: Options{
			Steps: 36000, Batch: 40, Workers: 8, Rate: 1.5e-3, Warmup: 400, Floor: 0.02, Decay: 0.01, Smooth: 0.02,
			Dropout: Dropout{Input: 0.1, Layer: 0.15, Goal: 0.15},
			Forget:  Forget{Word: 0.06, Name: 0.5, Piece: 0.5, Value: 0.15},
			Seed:    1, Round: 0.35, RoundLast: 0.25, Every: 1000,
		},
	}
}

// A Job trains a recipe.
type Job struct {
	Recipe
	Data   string // folder of the public data sets
	Parser string // weight file of the parser
	Work   string // folder for checkpoints and logs
	Out    string // weight file
	Log    io.Writer
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
		if strings.Contains(strings.Join(j.Sets, " "), set) {
			offered = append(offered, part...)
		}
	}
	if j.Mix.GSM8K > 0 {
		part, err := data.ReadGSM8K(j.Data)
		if err != nil {
			return nil, nil, nil, err
		}
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
	for _, set := range []string{"teacher", "adversarial"} {
		for _, part := range []string{"dev", "test"} {
			h, err := data.ReadTyped(set, part)
			if err != nil {
				return nil, nil, nil, err
			}
			held.All = append(held.All, h)
			if part == "dev" {
				held.Watched = append(held.Watched, h)
			}
		}
	}
	return data.NewTraining(offered, held.All...), held, list, nil
}

// Run trains the recipe and writes the weight file.
func (j *Job) Run() error {
	parser, err := j.parser()
	if err != nil {
		return err
	}
	training, held, list, err := j.Gather()
	if err != nil {
		return err
	}
	source := NewSource(training, list, j.Mix)
	fmt.Fprintf(j.Log, "%s: %s\n", j.Name, source.Describe())
	c, err := j.lists(training, source)
	if err != nil {
		return err
	}
	n := NewNetwork(c, j.Options.Seed)
	fmt.Fprintf(j.Log, "%d numbers, %d words, %d pieces, constants %v\n", n.Size(), len(c.Words), len(c.Pieces), c.Constants)
	if recipe, err := json.Marshal(j.Recipe); err == nil {
		fmt.Fprintf(j.Log, "%s\n", recipe)
	}
	o := j.Options
	o.Log = j.Log
	if j.Work != "" {
		o.Checkpoint = filepath.Join(j.Work, j.Name+".ckpt")
	}
	o.Watch = func(m *graph2tree.Model) string { return j.watch(m, parser, held) }
	if err := Fit(n, source, parser, o); err != nil {
		return err
	}
	return j.finish(n, parser, held)
}

// Export weighs the readings of the last checkpoint and writes its weight file, whether training has come to its end or not.
func (j *Job) Export() error {
	path := filepath.Join(j.Work, j.Name+".lists.json")
	if _, err := os.Stat(path); err != nil {
		return fmt.Errorf("there is no training %s to export: %w", j.Name, err)
	}
	c, err := j.lists(nil, nil)
	if err != nil {
		return err
	}
	n := NewNetwork(c, j.Options.Seed)
	if _, err := n.resume(filepath.Join(j.Work, j.Name+".ckpt"), &tape.Adam{}); err != nil {
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

func (j *Job) parser() (*syntax.Model, error) {
	data, err := os.ReadFile(j.Parser)
	if err != nil {
		return nil, fmt.Errorf("the parser's weights are needed: %w", err)
	}
	return syntax.Load(data)
}

// finish rounds the network, fits how its readings are weighed on the watched sets, and writes the weight file.
func (j *Job) finish(n *Network, parser *syntax.Model, held *Held) error {
	if j.Options.Round > 0 {
		n.round(j.Options.Round)
	}
	n.Config.Calibration = nil
	m, err := n.Model()
	if err != nil {
		return err
	}
	choices, err := Choices(parser, m, held.Watched)
	if err != nil {
		return err
	}
	if j.Options.Round > 0 {
		n.unround() // Export rounds by the exact numbers
	}
	w := Calibrate(choices)
	fmt.Fprint(j.Log, Fitted(choices, w))
	n.Config.Calibration = w[:]
	return Export(n, j.Out, j.Options.Round)
}

// lists gives the configuration its lists of words, pieces and constants: those of the training that is gone on with, or those
// that are most frequent in what there is to draw from.
func (j *Job) lists(training *data.Training, source *Source) (graph2tree.Config, error) {
	c := j.Config
	type names struct{ Words, Pieces, Constants []string }
	var kept names
	path := filepath.Join(j.Work, j.Name+".lists.json")
	if old, err := os.ReadFile(path); j.Work != "" && err == nil {
		if err := json.Unmarshal(old, &kept); err != nil {
			return c, fmt.Errorf("resuming with %s: %w", path, err)
		}
	} else {
		v := count(training, source, 20_000)
		kept = names{frequent(v.words, j.Words, 3), frequent(v.pieces, j.Pieces, 10), frequent(v.constants, 100, 5)}
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
