package main

import (
	"bytes"

	"mwpranker/wasm/coding"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/index"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/weights"
)

// loading measures what stands between the files and the first search.
func loading(files map[string][]byte) (groups []Group, err error) {
	must := func(e error) {
		if err == nil {
			err = e
		}
	}
	load := func(file string) func() {
		return func() {
			_, e := engine.New().LoadCorpora(nil, bytes.NewReader(files[file]))
			must(e)
		}
	}
	whole := Group{Title: "The corpus loaded and indexed", Unit: "ms", Rows: interleave(3,
		Variant{Name: "corpus.json", Run: load("corpus.json")},
		Variant{Name: "corpus.bin", Run: load("corpus.bin")})}

	var problems []*corpus.Problem
	_, e := corpus.ReadPacked(files["corpus.bin"], func(p *corpus.Problem) { problems = append(problems, p) })
	must(e)
	parts := Group{Title: "What that consists of, for corpus.bin", Unit: "ms", Rows: interleave(9,
		Variant{Name: "index", Run: func() {
			_, e := index.Build(problems)
			must(e)
		}},
		Variant{Name: "reading", Run: func() {
			_, e := corpus.ReadPacked(files["corpus.bin"], func(*corpus.Problem) {})
			must(e)
		}})}

	model := Group{Title: "The model's files", Unit: "ms", Rows: interleave(9,
		Variant{Name: "parser.bin", Run: func() {
			_, e := syntax.Load(files["parser.bin"])
			must(e)
		}})}
	if reader := files["reader.bin"]; reader != nil {
		model.Rows = append(interleave(9, Variant{Name: "both", Run: func() {
			_, e := engine.NewReader(files["parser.bin"], reader)
			must(e)
		}}), model.Rows...)
	}
	return []Group{whole, parts, model}, err
}

// coded measures what it takes to undo the coding of corpus and weights: each once, when nothing is
// compiled well yet, and then again.
func coded(files map[string][]byte) (groups []Group, err error) {
	const frame = 8 // bytes before what is coded of the corpus
	corpusBytes := files["corpus.bin"]
	corpusBytes = corpusBytes[frame : len(corpusBytes)-4]
	must := func(e error) {
		if err == nil {
			err = e
		}
	}
	variants := []Variant{
		{Name: "corpus.bin", Run: func() {
			_, e := coding.Unpack(corpusBytes)
			must(e)
		}},
		{Name: "parser.bin", Run: func() {
			_, e := weights.Read(files["parser.bin"])
			must(e)
		}},
		{Name: "reader.bin", Run: func() {
			_, e := weights.Read(files["reader.bin"])
			must(e)
		}},
	}
	first := Group{Title: "What is coded is undone, once", Unit: "ms"}
	for _, v := range variants {
		first.Rows = append(first.Rows, Row{Name: v.Name, Rounds: []float64{timed(v.Run, 1).Seconds() * 1000}})
	}
	return []Group{first, {Title: "and again", Unit: "ms", Rows: interleave(9, variants...)}}, err
}

// cold measures the start as it is in a program that has just begun, when nothing is compiled well
// yet: each step once. It comes first, and tells nothing after other subjects.
func cold(files map[string][]byte) ([]Group, error) {
	e := engine.New()
	var err error
	step := func(name string, work func() error) Row {
		took := timed(func() {
			if fault := work(); err == nil {
				err = fault
			}
		}, 1)
		return Row{Name: name, Rounds: []float64{took.Seconds() * 1000}}
	}
	g := Group{Title: "The first start, each step once", Unit: "ms", Rows: []Row{
		step("corpus.bin", func() error {
			_, err := e.LoadCorpora(nil, bytes.NewReader(files["corpus.bin"]))
			return err
		}),
		step("the model", func() error { return e.LoadReader(files["parser.bin"], files["reader.bin"]) }),
		step("the first query", func() error { ask(e, forty); return nil }),
		step("learning to complete", func() error { return e.LearnPhrases(nil) }),
		step("the second query", func() error { ask(e, forty+" Why?"); return nil }),
	}}
	return []Group{g}, err
}
