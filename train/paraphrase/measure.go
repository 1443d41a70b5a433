package paraphrase

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	judge "mwpranker/wasm/paraphrase"
)

// Judged is a pair with what a judge said.
type Judged struct {
	Pair      *Pair
	Verdict   judge.Verdict
	Score     float64
	SameModel bool
}

// JudgeBy judges a compared pair with weights.
func JudgeBy(c *Compared, w *judge.Weights) Judged {
	c.Judge(w)
	return Judged{&c.Pair, c.Comparison.Verdict, c.Score, c.Comparison.SameModel}
}

// Figures are how well a judge does.
type Figures struct {
	Macro, Weighted [3]float64 // precision, recall, F1 over the three verdicts
	Binary          [3]float64 // the same, macro, of a paraphrase or not
	Valid, Invalid  float64    // the mean score of paraphrases (mu+) and of others (mu-)
	Model           float64    // how often it says rightly whether the model is the same
	Right           float64    // how often the verdict is right
}

// Separation is how far the mean scores are apart.
func (f *Figures) Separation() float64 { return f.Valid - f.Invalid }

// verdicts is how many verdicts there are.
const verdicts = 3

// Confusion counts pairs by what they are and what the judge says.
func Confusion(list []Judged) (m [verdicts][verdicts]int) {
	for _, j := range list {
		m[j.Pair.Verdict][j.Verdict]++
	}
	return m
}

// Measure gives the figures of judged pairs.
func Measure(list []Judged) Figures {
	var f Figures
	m := Confusion(list)
	f.Macro, f.Weighted = classes(m[:])
	var binary [2][verdicts]int
	for is := range m {
		for says, n := range m[is] {
			binary[index(is)][index(says)] += n
		}
	}
	f.Binary, _ = classes(binary[:])
	var valid, invalid float64
	for _, j := range list {
		if j.Pair.Verdict == judge.Same {
			valid++
			f.Valid += j.Score
		} else {
			invalid++
			f.Invalid += j.Score
		}
		if j.SameModel == j.Pair.SameModel {
			f.Model++
		}
		if j.Verdict == j.Pair.Verdict {
			f.Right++
		}
	}
	f.Valid, f.Invalid = over(f.Valid, valid), over(f.Invalid, invalid)
	f.Model, f.Right = over(f.Model, float64(len(list))), over(f.Right, float64(len(list)))
	return f
}

// index makes of a verdict whether it is a paraphrase.
func index(verdict int) int {
	if judge.Verdict(verdict) == judge.Same {
		return 1
	}
	return 0
}

func over(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

// classes gives precision, recall and F1 of a confusion matrix, macro and weighted by how many
// there are. A class that nobody has and nobody says is left out.
func classes(m [][verdicts]int) (macro, weighted [3]float64) {
	var rows, total float64
	for k := range m {
		var is, says float64
		for i := range m {
			is += float64(m[k][i])
			says += float64(m[i][k])
		}
		if is+says == 0 {
			continue
		}
		right := float64(m[k][k])
		precision, recall := over(right, says), over(right, is)
		f1 := over(2*precision*recall, precision+recall)
		rows++
		total += is
		for i, x := range [3]float64{precision, recall, f1} {
			macro[i] += x
			weighted[i] += x * is
		}
	}
	for i := range macro {
		macro[i], weighted[i] = over(macro[i], rows), over(weighted[i], total)
	}
	return macro, weighted
}

// Interval is where 95 of 100 figures lie when the source problems are drawn anew, each with all
// its pairs: pairs of one source are no independent cases.
func Interval(list []Judged, figure func(Figures) float64) (low, high float64) {
	var sources []string
	of := map[string][]Judged{}
	for _, j := range list {
		s := j.Pair.Source()
		if of[s] == nil {
			sources = append(sources, s)
		}
		of[s] = append(of[s], j)
	}
	const draws = 1000
	r := rand.New(rand.NewPCG(3, 5))
	values := make([]float64, draws)
	for d := range values {
		var drawn []Judged
		for range sources {
			drawn = append(drawn, of[sources[r.IntN(len(sources))]]...)
		}
		values[d] = figure(Measure(drawn))
	}
	slices.Sort(values)
	return values[draws*25/1000], values[draws*975/1000-1]
}

// Sources is how many source problems the pairs have.
func Sources(list []Judged) int {
	seen := map[string]bool{}
	for _, j := range list {
		seen[j.Pair.Source()] = true
	}
	return len(seen)
}

// columns are the figures of a table.
var columns = []struct {
	name   string
	figure func(Figures) float64
	short  bool // shown without its interval
}{
	{"macro F1", func(f Figures) float64 { return f.Macro[2] }, false},
	{"macro P", func(f Figures) float64 { return f.Macro[0] }, true},
	{"macro R", func(f Figures) float64 { return f.Macro[1] }, true},
	{"weighted P", func(f Figures) float64 { return f.Weighted[0] }, true},
	{"weighted R", func(f Figures) float64 { return f.Weighted[1] }, true},
	{"weighted F1", func(f Figures) float64 { return f.Weighted[2] }, true},
	{"paraphrase or not: macro F1", func(f Figures) float64 { return f.Binary[2] }, false},
	{"mu+", func(f Figures) float64 { return f.Valid }, true},
	{"mu-", func(f Figures) float64 { return f.Invalid }, true},
	{"separation", func(f Figures) float64 { return f.Separation() }, false},
	{"model right", func(f Figures) float64 { return f.Model }, false},
}

// Named are judged pairs with the name of their judge.
type Named struct {
	Name string
	List []Judged
}

// Table is a table of judges in Markdown, a line each.
func Table(judges []Named) string {
	var b strings.Builder
	b.WriteString("| judge |")
	for _, c := range columns {
		b.WriteString(" " + c.name + " |")
	}
	b.WriteString("\n|" + strings.Repeat("---|", len(columns)+1) + "\n")
	for _, j := range judges {
		fmt.Fprintf(&b, "| %s |", j.Name)
		f := Measure(j.List)
		for _, c := range columns {
			fmt.Fprintf(&b, " %.3f", c.figure(f))
			if !c.short {
				low, high := Interval(j.List, c.figure)
				fmt.Fprintf(&b, " [%.3f, %.3f]", low, high)
			}
			b.WriteString(" |")
		}
		b.WriteString("\n")
	}
	return b.String()
}

// ConfusionTable shows what the pairs are, down, and what the judge says, across.
func ConfusionTable(list []Judged) string {
	var b strings.Builder
	order := []judge.Verdict{judge.Same, judge.SameModel, judge.Different}
	b.WriteString("| is, and is said to be |")
	for _, v := range order {
		fmt.Fprintf(&b, " %s |", v)
	}
	b.WriteString("\n|---|---|---|---|\n")
	m := Confusion(list)
	for _, is := range order {
		fmt.Fprintf(&b, "| %s |", is)
		for _, says := range order {
			fmt.Fprintf(&b, " %d |", m[is][says])
		}
		b.WriteString("\n")
	}
	return b.String()
}

// KindTable counts, for each kind of pair, how many verdicts are right.
func KindTable(list []Judged) string {
	type count struct{ of, right int }
	counts := map[string]*count{}
	for _, j := range list {
		name := fmt.Sprintf("%s, %s", j.Pair.Kind, j.Pair.Verdict)
		if counts[name] == nil {
			counts[name] = &count{}
		}
		counts[name].of++
		if j.Verdict == j.Pair.Verdict {
			counts[name].right++
		}
	}
	var names []string
	for name := range counts {
		names = append(names, name)
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString("| kind | pairs | verdict right |\n|---|---|---|\n")
	for _, name := range names {
		fmt.Fprintf(&b, "| %s | %d | %d |\n", name, counts[name].of, counts[name].right)
	}
	return b.String()
}
