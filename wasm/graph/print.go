package graph

import (
	"bytes"
	"fmt"
	"strings"

	"mwpranker/wasm/text"
)

// Describe prints the graph for people: every node on a line, with the edges that start there but
// for the order of words.
func (g *Graph) Describe(doc *text.Document) string {
	var all strings.Builder
	for i, n := range g.Nodes {
		line := fmt.Appendf(nil, "%3d %-8s %-24s", i, n.Kind, g.Label(doc, i))
		for _, e := range g.Out(i) {
			if edge := g.Edges[e]; edge.Type != Next {
				line = fmt.Appendf(line, " %s>%d", strings.ReplaceAll(edge.Type.String(), " ", "-"), edge.To)
			}
		}
		all.Write(bytes.TrimRight(line, " "))
		all.WriteByte('\n')
	}
	return all.String()
}

// Label is the text that a node stands for.
func (g *Graph) Label(doc *text.Document, node int) string {
	var words []string
	for _, t := range doc.Tokens[g.Nodes[node].First:g.Nodes[node].End] {
		words = append(words, t.Text)
	}
	return strings.Join(words, " ")
}
