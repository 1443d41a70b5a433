package main

import (
	"fmt"
	"io"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// view is something that mwp show shows. Later steps of the pipeline add theirs
// to the list.
type view struct {
	name    string
	summary string
	show    func(in *shown, w io.Writer) error
}

// shown is what a view has to show.
type shown struct {
	app      *app
	document *text.Document
	equation string
}

func views() []view {
	return []view{
		{"tokens", "words, numbers and marks with their place in bytes, by sentence", showTokens},
		{"numbers", "the numbers of the text, those that are only names, and constants that its words imply", showNumbers},
		{"tags", "the part of speech of every word", showTags},
		{"deps", "the dependency tree of every sentence", showDeps},
		{"conllu", "tags and dependencies in the CoNLL-U format", showCoNLLU},
		{"graph", "the graph that the model reads", showGraph},
		{"tree", "the expression tree; with -equation, without the model", showTree},
	}
}

const showUsage = `usage: mwp show [-d VIEW] [FLAGS] [TEXT]

Shows what one step makes of a problem. Without TEXT the problem is read from
standard input.

FLAGS

views:
VIEWS
examples:
  mwp show 'Mia has $2.50 and finds 3/4 of a pound.'
  mwp show -d deps 'How many plums does each child get?'
  mwp show -d tree -equation '(18 + 25) * 3' 'A ferry carries 18 cars and 25 vans. How many in 3 trips?'
`

func (a *app) show(args []string) error {
	var list strings.Builder
	for _, v := range views() {
		fmt.Fprintf(&list, "  %-8s %s\n", v.name, v.summary)
	}
	f := newFlags("show", strings.Replace(showUsage, "VIEWS\n", list.String()+"\n", 1))
	name := f.String("d", "numbers", "the `view`")
	equation := f.String("equation", "", "the `equation` over the numbers of the text, in place of the model")
	weights := f.String("weights", "", "the `folder` of other weights than those inside")
	words, err := f.parse(a, args)
	if err != nil {
		return err
	}
	for _, v := range views() {
		if v.name != *name {
			continue
		}
		document, err := a.document(words)
		if err != nil {
			return err
		}
		if *weights != "" {
			a.useWeights(*weights)
		}
		return v.show(&shown{a, document, *equation}, a.stdout)
	}
	return usagef("-d: there is no view %q", *name)
}

func showTokens(in *shown, w io.Writer) error {
	document := in.document
	for s, sentence := range document.Sentences {
		fmt.Fprintf(w, "sentence %d\n", s+1)
		for _, token := range document.Tokens[sentence.FirstToken:sentence.EndToken] {
			number := ""
			if token.Quantity >= 0 {
				number = fmt.Sprintf("  n%d", token.Quantity)
			}
			fmt.Fprintf(w, "%5d-%-5d %-7s %s%s\n", token.Start, token.End, token.Kind, token.Norm, number)
		}
	}
	return nil
}

func showNumbers(in *shown, w io.Writer) error {
	document := in.document
	for i, q := range document.Quantities {
		fmt.Fprintf(w, "%-4s %-10s %-9s %q at %d-%d\n", fmt.Sprint("n", i), strings.TrimSpace(worth.Name(&q)+" "+q.Unit.String()), q.Form, document.Source[q.Start:q.End], q.Start, q.End)
	}
	for _, n := range document.Names {
		value := "-"
		if n.Value != nil {
			value = worth.Name(&n.Quantity)
		}
		fmt.Fprintf(w, "     %-10s name      %q at %d-%d: %s\n", value, document.Source[n.Start:n.End], n.Start, n.End, n.Why)
	}
	for _, c := range document.Constants {
		fmt.Fprintf(w, "     %-10s constant  %q at %d-%d\n", expr.FormatRat(c.Value), document.Source[c.Start:c.End], c.Start, c.End)
	}
	if len(document.Quantities)+len(document.Constants)+len(document.Names) == 0 {
		fmt.Fprintln(w, "no numbers")
	}
	return nil
}

func showTree(in *shown, w io.Writer) error {
	u, err := in.app.understand(in.document.Source, in.equation)
	if err != nil {
		return err
	}
	e, quantities := u.Readings[0].Expr, u.Document.Quantities
	fmt.Fprintf(w, "expression  %s\ntemplate    %s\ncanonical   %s\nkeys        exact %s, canonical %s, role %s\n",
		e, e.Template(), e.Canonical(), e.Key(expr.Exact), e.Key(expr.Canonical), e.Key(expr.Role))
	drawTree(w, e, "", "", func(leaf *expr.Expr) string {
		if leaf.Kind == expr.Quantity {
			return fmt.Sprintf("%s = %s", leaf, worth.Equation(leaf, quantities))
		}
		return leaf.String()
	})
	return nil
}

// drawTree draws the tree with its root on the left, operands below one another.
func drawTree(w io.Writer, e *expr.Expr, first, rest string, leaf func(*expr.Expr) string) {
	if e.Kind != expr.Operator {
		fmt.Fprintln(w, first+leaf(e))
		return
	}
	fmt.Fprintln(w, first+expr.OperatorName(e.Op))
	drawTree(w, e.Left, rest+"├── ", rest+"│   ", leaf)
	drawTree(w, e.Right, rest+"└── ", rest+"    ", leaf)
}
