package main

import (
	"fmt"
	"os"
	"path/filepath"

	"mwpranker/train/reference"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/graph"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// Files that the page fetches beside the program and the kernel.
const (
	problemsFile = "problems.json"
	weightsFile  = "reader.bin"
)

// A Problem is what all sides read, in the two forms that they want it in.
type Problem struct {
	Text   string
	Input  graph2tree.Input
	Tables map[string]reference.Table

	Operators int // how many of the first candidates of the network are operators
}

// fromCorpus takes problems of about forty words from all over the corpus.
func fromCorpus(root string, count int) ([]Problem, error) {
	file, err := os.Open(filepath.Join(root, "corpus.json"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	all, _, err := corpus.ReadAll(file)
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, p := range all {
		if w := p.Attributes.Words; 37 <= w && w <= 43 {
			texts = append(texts, p.Text)
		}
	}
	if count < 1 || count > len(texts) {
		return nil, fmt.Errorf("the corpus has %d problems of about forty words, not %d", len(texts), count)
	}
	chosen := make([]string, count)
	for i := range chosen {
		chosen[i] = texts[i*len(texts)/count]
	}
	return read(root, chosen)
}

// read makes of texts what the network reads.
func read(root string, texts []string) ([]Problem, error) {
	load := func(name string) ([]byte, error) { return os.ReadFile(filepath.Join(root, "model_weights", name)) }
	data, err := load("parser.bin")
	if err != nil {
		return nil, err
	}
	parser, err := syntax.Load(data)
	if err != nil {
		return nil, err
	}
	if data, err = load(weightsFile); err != nil {
		return nil, err
	}
	model, err := graph2tree.Load(data)
	if err != nil {
		return nil, err
	}
	scribe, err := graph2tree.NewScribe(model.Config)
	if err != nil {
		return nil, err
	}
	state := syntax.NewState(parser)
	problems := make([]Problem, len(texts))
	for i, t := range texts {
		doc, err := text.Read(t)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", t, err)
		}
		parse := state.Parse(doc)
		g, err := graph.Build(doc, parse)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", t, err)
		}
		p := &problems[i]
		p.Text, p.Operators = t, model.Config.NumOperators()
		if err := scribe.Write(&p.Input, doc, parse, g); err != nil {
			return nil, fmt.Errorf("%q: %w", t, err)
		}
		p.Tables = reference.Tables(&p.Input)
	}
	return problems, nil
}
