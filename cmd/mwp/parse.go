package main

import (
	"fmt"
	"io"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/syntax"
)

func showTags(in *shown, w io.Writer) error {
	return in.eachSentence(func(s syntax.Sentence) error {
		for _, word := range s.Words {
			fmt.Fprintf(w, "%-16s %-6s %s\n", word.Form, word.UPOS, word.XPOS)
		}
		fmt.Fprintln(w)
		return nil
	})
}

// showDeps prints each sentence as a tree: what depends on a word stands under it, further to the
// right.
func showDeps(in *shown, w io.Writer) error {
	return in.eachSentence(func(s syntax.Sentence) error {
		var below func(head, depth int)
		below = func(head, depth int) {
			for i, word := range s.Words {
				if word.Head == head {
					fmt.Fprintf(w, "%*s%s  %s\n", 2*depth, "", word.Form, word.Rel)
					below(i+1, depth+1)
				}
			}
		}
		below(0, 0)
		fmt.Fprintln(w)
		return nil
	})
}

func showCoNLLU(in *shown, w io.Writer) error {
	sentences, err := in.parse()
	if err != nil {
		return err
	}
	return syntax.WriteCoNLLU(w, sentences)
}

func showGraph(in *shown, w io.Writer) error {
	sentences, err := in.parse()
	if err != nil {
		return err
	}
	g, err := graph.Build(in.document, sentences)
	if err != nil {
		return err
	}
	fmt.Fprint(w, g.Describe(in.document))
	return nil
}

func (in *shown) parse() ([]syntax.Sentence, error) {
	model, err := openParser(in.app.weights)
	if err != nil {
		return nil, err
	}
	return syntax.Parse(model, in.document), nil
}

func (in *shown) eachSentence(visit func(syntax.Sentence) error) error {
	sentences, err := in.parse()
	if err != nil {
		return err
	}
	for _, s := range sentences {
		if err := visit(s); err != nil {
			return err
		}
	}
	return nil
}
