package reader

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"mwpranker/wasm/graph2tree"
)

// Shipped is the recipe of the weights in model_weights/. It learns from nothing that is not for
// everybody's use: neither from MAWPS nor from ASDiv, which both are problems from elsewhere to it.
func Shipped() Recipe {
	return Recipe{
		Name: "shipped",
		Mix:  Mix{GSM8K: 0.12, Practice: 0.19, Kinds: 0.48, Stories: 0.11, World: 0.1},
		Config: graph2tree.Config{
			Word: 96, Piece: 48, Class: 32, Mark: 80, Hidden: 128,
			Before: []int{2, 2}, Graph: 2, After: []int{1}, Attend: 128, Point: 192,
			Operators: graph2tree.AllOperators(),
		},
		Words: 5000, Pieces: 1500,
		Options: Options{
			Steps: 87500, Batch: 40, Workers: 8, Rate: 1.5e-3, Warmup: 400, Floor: 0.02, Decay: 0.01, Smooth: 0.02,
			Dropout: Dropout{Input: 0.05, Layer: 0.1, Goal: 0.1},
			Forget:  Forget{Word: 0.18, Name: 0.5, Piece: 0.5, Value: 0.15},
			Seed:    1, Round: 0.35, RoundLast: 0.25, Every: 1000,
		},
		Verifying: VerifyRecipe{
			Sizes: graph2tree.VerifySizes{Width: 128, Attend: 96, Trees: 10},
			Mix:   Mix{GSM8K: 0.2, Practice: 0.2, Kinds: 0.4, Stories: 0.1, World: 0.1},
			Steps: 24000, Batch: 32, Passes: 6, Kept: 4, Rate: 2e-3, Warmup: 100, Floor: 0.02, Decay: 0.01, Dropout: 0.1,
			Forget: Forget{Word: 0.25, Name: 0.5, Piece: 0.5, Value: 0.15},
			Round:  0.35, RoundLast: 0.25, Every: 500, Seed: 1,
		},
	}
}

// variants are the recipes that leave something out of the shipped one, or do something otherwise:
// what changes.
var variants = map[string]func(*Recipe){
	"shipped":     func(*Recipe) {},
	"no-graph":    func(r *Recipe) { r.Config.Graph = 0 },
	"no-edges":    func(r *Recipe) { r.Config.Without = []string{"edges"} },
	"no-phrases":  func(r *Recipe) { r.Config.Without = []string{"phrases"} },
	"no-values":   func(r *Recipe) { r.Config.Without = []string{"values"} },
	"no-stories":  func(r *Recipe) { r.Mix.Stories = 0 },
	"no-gsm8k":    func(r *Recipe) { r.Mix.GSM8K = 0 },
	"no-practice": func(r *Recipe) { r.Mix.Practice, r.Mix.Kinds = 0, 0 },
	"no-world":    func(r *Recipe) { r.Mix.World = 0 },
	// With the two sets of the paper beside ours, as the weights were trained until November 2026.
	"published-sets": func(r *Recipe) { r.Sets, r.Mix.Sets = []string{"mawps", "asdiv-a"}, 0.06 },
	// Three trainings of the shipped recipe in one: they have to be there. Most of what the student
	// learns is what they would choose.
	"distilled": func(r *Recipe) { r.Teachers, r.Options.Smooth = 3, 0.6 },
	// The setting of the published figures: one set only, with all its texts as they stand, values
	// unseen.
	"only-mawps":   func(r *Recipe) { r.only("mawps") },
	"only-asdiv-a": func(r *Recipe) { r.only("asdiv-a") },
}

func (r *Recipe) only(set string) {
	r.Sets, r.Mix, r.Published = []string{set}, Mix{Sets: 1}, true
	r.Config.Without = []string{"values"}
	r.Options.Dropout = Dropout{Input: 0.2, Layer: 0.3, Goal: 0.3} // a thousand problems, met often
	r.Options.Forget = Forget{Word: 0.05, Name: 0.3, Piece: 0.5}
}

// Ablations are the recipes that say what a part is worth. The shipped one comes first: another is
// distilled from it.
func Ablations() []string {
	return []string{"shipped", "no-graph", "no-edges", "no-phrases", "no-values", "no-stories", "no-gsm8k", "no-practice", "no-world", "distilled"}
}

// Variants lists the names of the recipes.
func Variants() []string {
	var names []string
	for name := range variants {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// Variant is a recipe by its name.
func Variant(name string) (Recipe, error) {
	change, ok := variants[name]
	if !ok {
		return Recipe{}, fmt.Errorf("there is no recipe %q; there are %s", name, strings.Join(Variants(), ", "))
	}
	r := Shipped()
	change(&r)
	r.Name = name
	return r, nil
}

// trainsOn says whether the recipe learns from that set.
func (r *Recipe) trainsOn(set string) bool { return slices.Contains(r.Sets, set) }
