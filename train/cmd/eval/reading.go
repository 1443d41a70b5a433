package main

import (
	"fmt"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/evaluate"
	"mwpranker/wasm/nature"
)

// ruler is whether a set is one of the rulers, the older sets being the typed ones.
func ruler(h *data.Held) bool {
	parts, _ := data.Rulers()
	return slices.ContainsFunc(parts, func(p data.SetPart) bool { return p.String() == h.Name })
}

// ours measures how well our own sets are read, the rulers and the typed ones, and how well their
// like is found in the corpus.
func (r *report) ours(reader evaluate.Reader, sets []*data.Held, finds map[string][]findPart) {
	var rulers, typed, cuts, kinds, typedKinds []readPart
	for _, h := range sets {
		outcomes := evaluate.Read(reader, h.Problems())
		part := readPart{Name: h.Name, List: outcomes}
		if h.Part == data.Test {
			what := "an older set, searched for in our corpus"
			if ruler(h) {
				what = "searched for in our corpus"
			}
			r.summary = append(r.summary, summaryLine{h.Name, what, outcomes, finds[h.Name]})
		}
		r.read = append(r.read, part)
		if !ruler(h) {
			typed = append(typed, part)
			if h.Part == data.Test {
				typedKinds = append(typedKinds, by(outcomes, func(o evaluate.Outcome) string { return h.Name + ", " + o.Problem.Kind })...)
			}
			continue
		}
		rulers = append(rulers, part)
		cuts = append(cuts, by(outcomes, func(o evaluate.Outcome) string { return h.Name + ", " + evaluate.Steps(o.Problem) })...)
		for _, tag := range []string{"distractor", "whole"} {
			cuts = append(cuts, readPart{Name: h.Name + ", " + tag, List: outcomes.Where(func(p *evaluate.Problem) bool { return slices.Contains(p.Tags, tag) })})
		}
		kinds = append(kinds, frequent(by(outcomes, func(o evaluate.Outcome) string { return h.Name + ", " + o.Problem.Kind }))...)
	}
	if len(rulers) > 0 {
		r.add("reading-rulers", "Reading: the rulers",
			evaluate.ReadingTable(rulers...).String(), groups(rulers).String(),
			"By steps, and where a number is not needed or the question is about whole numbers:", evaluate.ReadingTable(cuts...).String(),
			"What went wrong:", evaluate.CauseTable(rulers...).String(),
			fmt.Sprintf("By kind, those with %d problems or more:", fewestOfKind), evaluate.ReadingTable(kinds...).String())
	}
	r.add("reading-typed", "Reading: the older typed sets",
		evaluate.ReadingTable(typed...).String(), groups(typed).String(),
		"By kind of the test parts:", evaluate.ReadingTable(typedKinds...).String(),
		"What went wrong:", evaluate.CauseTable(typed...).String())
}

const fewestOfKind = 5

func frequent(parts []readPart) []readPart {
	return slices.DeleteFunc(parts, func(p readPart) bool { return len(p.List) < fewestOfKind || strings.HasSuffix(p.Name, ", ") })
}

// stories measures our own test stories: read, and searched for in the other stories.
func (r *report) stories(own *evaluate.Collection) error {
	finds, err := own.Compare()
	if err != nil {
		return err
	}
	r.add("finding-stories", "Finding: our own stories",
		fmt.Sprintf("%d problems drawn from the test stories, searched for in the %d problems of all other stories:", len(own.Queries), len(own.Repository.Problems)),
		evaluate.RetrievalTable(finds...).String(), strings.Join(breakdown(own.Name, finds), "\n"))
	r.bars = append(r.bars, barsOf(own.Name, finds))
	if own.Reader == nil {
		return nil
	}
	outcomes := evaluate.Read(own.Reader, own.Queries)
	part := readPart{Name: own.Name, List: outcomes}
	r.add("finding-stories-why", "Finding: our own stories, and what went wrong", why(own.Name, finds[0].List, outcomes)...)
	r.add("reading-stories", "Reading: our own test stories",
		evaluate.ReadingTable(append([]readPart{part}, by(outcomes, func(o evaluate.Outcome) string { return own.Name + ", " + evaluate.Steps(o.Problem) })...)...).String(),
		groups([]readPart{part}).String(), "What went wrong:", evaluate.CauseTable(part).String())
	r.read = append(r.read, part)
	r.summary = append(r.summary, summaryLine{own.Name, "searched for in the other stories", outcomes, finds})
	return nil
}

// gsm8k measures the held problems of GSM8K, by the steps of their worked answers.
func (r *report) gsm8k(reader evaluate.Reader, sets []*data.Held, near map[string]data.Nearness) {
	var rows, whys []readPart
	for _, h := range sets {
		part := readPart{Name: h.Name, List: evaluate.Read(reader, h.Problems())}
		rows = append(rows, byNearness(part, near)...)
		rows = append(rows, by(part.List, func(o evaluate.Outcome) string { return h.Name + ", " + o.Problem.Kind })...)
		whys = append(whys, part)
		if h.Part == data.Test {
			r.summary = append(r.summary, summaryLine{h.Name, "held from its training part", part.List, nil})
		}
	}
	r.read = append(r.read, whys...)
	r.add("reading-gsm8k", "Reading: held problems of GSM8K", evaluate.ReadingTable(rows...).String(), "What went wrong:", evaluate.CauseTable(whys...).String())
}

// sets are the tables of how well MAWPS and ASDiv-A are read; near is how near their problems are
// to what is learnt from.
func (r *report) readSets(read []readPart, near map[string]data.Nearness) {
	var rows, cuts []readPart
	for _, p := range read {
		rows = append(rows, byNearness(p, near)...)
		cuts = append(cuts, by(p.List, func(o evaluate.Outcome) string { return p.Name + ", " + evaluate.Steps(o.Problem) })...)
		cuts = append(cuts, by(p.List, func(o evaluate.Outcome) string { return p.Name + ", operators " + evaluate.Operators(o.Problem) })...)
	}
	r.add("reading-sets", "Reading: MAWPS and ASDiv-A, dev part of fold 0", evaluate.ReadingTable(rows...).String(),
		"By the size and the operators of the gold tree:", evaluate.ReadingTable(cuts...).String(),
		"What went wrong:", evaluate.CauseTable(read...).String())
	r.read = append(r.read, read...)
}

// natures are two tables: how many problems are taken for none, and what texts that are none are
// taken for.
func (r *report) natures(oddities []data.Oddity) {
	held := &evaluate.Table{Head: []string{"", "problems", "taken for none"}}
	for _, p := range r.read {
		taken := evaluate.Share{Of: len(p.List)}
		for _, o := range p.List {
			if nature.Of(o.Problem.Document).Kind != nature.Problem {
				taken.Right++
			}
		}
		held.Add(p.Name, fmt.Sprint(taken.Of), taken.String())
	}
	odd := &evaluate.Table{Head: []string{"no problem, but", "texts", "taken for no problem", "taken for what it is"}}
	kinds, byKind := evaluate.Split(oddities, func(o data.Oddity) string { return o.Nature })
	for _, kind := range kinds {
		none, right := evaluate.Share{Of: len(byKind[kind])}, evaluate.Share{Of: len(byKind[kind])}
		for _, o := range byKind[kind] {
			switch nature.Of(o.Doc).Kind.String() {
			case kind:
				none.Right++
				right.Right++
			case nature.Problem.String():
			default:
				none.Right++
			}
		}
		odd.Add(kind, fmt.Sprint(none.Of), none.String(), right.String())
	}
	r.add("nature", "Problems, and what is none", "Problems that are taken for something else:", held.String(),
		"Texts that are no problem, written by a language model that saw nothing of the project:", odd.String())
}

// calibration is a table and a plot.
func (r *report) calibration() {
	t := &evaluate.Table{Head: []string{"", "problems", "mean confidence", "right", "expected calibration error"}}
	for _, p := range r.read {
		c := evaluate.Calibrate(p.List)
		t.Add(p.Name, fmt.Sprint(len(p.List)), fmt.Sprintf("%.1f", 100*c.Predicted()), p.List.Within(1, evaluate.Answer).Percent(), fmt.Sprintf("%.3f", c.Error()))
	}
	r.add("confidence", "Confidence", t.String(), evaluate.ConfidenceTable(r.read...).String(),
		"Right answers by confidence, of all the test parts of our own sets together and of each set:", reliability(r.read).String())
	shown := slices.DeleteFunc(slices.Clone(r.read), func(p readPart) bool { return strings.HasSuffix(p.Name, " dev") || typedName(p.Name) })
	r.plots = append(r.plots, section{name: "calibration.svg", text: calibrationPlot(shown)})
}

func typedName(name string) bool {
	return slices.ContainsFunc(data.TypedParts, func(p data.SetPart) bool { return p.String() == name })
}

// reliability says for each set how many problems were read with a confidence of each tenth, and
// how many of these are right.
func reliability(parts []readPart) *evaluate.Table {
	t := &evaluate.Table{Head: []string{""}}
	for tenth := range 10 {
		t.Head = append(t.Head, fmt.Sprintf("%.1f", float64(tenth)/10))
	}
	all := readPart{Name: "our own test parts"}
	for _, p := range parts {
		if strings.HasSuffix(p.Name, " test") && !strings.HasPrefix(p.Name, "gsm8k") {
			all.List = append(all.List, p.List...)
		}
	}
	for _, p := range append([]readPart{all}, parts...) {
		row := []string{p.Name}
		for _, b := range evaluate.Calibrate(p.List).Bins {
			cell := ""
			if b.Right.Of > 0 {
				cell = fmt.Sprintf("%.0f of %d", b.Right.Right, b.Right.Of)
			}
			row = append(row, cell)
		}
		t.Add(row...)
	}
	return t
}
