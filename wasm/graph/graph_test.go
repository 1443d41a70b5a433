package graph

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// parsed reads a problem whose words carry their parse: form/UPOS/head/relation, sentences divided
// by "|".
func parsed(t testing.TB, source string) (*text.Document, []syntax.Sentence) {
	t.Helper()
	var forms []string
	var parse []syntax.Sentence
	for s := range strings.SplitSeq(source, " | ") {
		var words []syntax.Word
		for w := range strings.FieldsSeq(s) {
			parts := strings.Split(w, "/")
			head, err := strconv.Atoi(parts[2])
			if err != nil || len(parts) != 4 {
				t.Fatalf("the test's own word %q is wrong", w)
			}
			forms = append(forms, parts[0])
			words = append(words, syntax.Word{Form: parts[0], UPOS: parts[1], Head: head, Rel: parts[3]})
		}
		parse = append(parse, syntax.Sentence{Words: words})
	}
	doc, err := text.Read(strings.Join(forms, " "))
	if err != nil {
		t.Fatal(err)
	}
	return doc, parse
}

const (
	bought = "Maya/PROPN/2/nsubj bought/VERB/0/root 3/NUM/4/nummod boxes/NOUN/2/obj of/ADP/6/case pencils/NOUN/4/nmod at/ADP/8/case $/SYM/2/obl 4.50/NUM/8/nummod ./PUNCT/2/punct"
	gave   = "She/PRON/2/nsubj gave/VERB/0/root 5/NUM/4/nummod pencils/NOUN/2/obj to/ADP/7/case her/PRON/7/nmod:poss brother/NOUN/2/obl ./PUNCT/2/punct"
	left   = "How/ADV/2/advmod many/ADJ/3/amod pencils/NOUN/6/nsubj does/AUX/6/aux she/PRON/6/nsubj have/VERB/0/root left/VERB/6/xcomp ?/PUNCT/6/punct"
	shared = "24/NUM/2/nummod cards/NOUN/4/nsubj:pass are/AUX/4/aux:pass shared/VERB/0/root by/ADP/7/case 24/NUM/7/nummod children/NOUN/4/obl ./PUNCT/4/punct"
	half   = "Half/NOUN/5/nsubj of/ADP/4/case the/DET/4/det eggs/NOUN/1/nmod broke/VERB/0/root ./PUNCT/5/punct"
)

func TestBuild(t *testing.T) {
	for _, c := range []struct {
		source string
		types  string // the edge types that the row is about
		want   string
	}{
		{bought, "subject, object, number", "bought subject Maya; boxes number 3; bought object boxes; $ number 4.50"},
		{bought, "counted, unit, action", "3 counted boxes; 3 action bought; 4.50 unit $; 4.50 action bought"},
		{bought, "greater, equal, same clause", "3 same clause 4.50; 4.50 greater 3"},
		{bought, "from, to", "Maya from bought; bought to 3 boxes; 3 boxes from of; of to pencils; Maya from bought; bought to $ 4.50"},
		{gave, "from, to", "She from gave; gave to 5 pencils; She from gave; gave to her brother"},
		{gave, "owner", "brother owner her"},
		{left, "asked", "How asked pencils"},
		{shared, "equal, counted, same clause", "24 counted cards; 24 counted children; 24 same clause 24; 24 equal 24"},
		{half, "counted, action", "Half counted eggs; Half action broke"},
		{gave + " | " + left, "same entity", "5 pencils same entity How many pencils"},
	} {
		doc, parse := parsed(t, c.source)
		g, err := Build(doc, parse)
		if err != nil {
			t.Errorf("%s: %v", doc.Source, err)
			continue
		}
		wanted := map[string]bool{}
		for name := range strings.SplitSeq(c.types, ", ") {
			wanted[name] = true
		}
		var got []string
		for _, e := range g.Edges {
			if wanted[e.Type.String()] {
				got = append(got, fmt.Sprintf("%s %s %s", g.Label(doc, int(e.From)), e.Type, g.Label(doc, int(e.To))))
			}
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s\n got %s\nwant %s", doc.Source, s, c.want)
		}
	}
}

func TestPhrases(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{bought, "Maya; 3 boxes; pencils; $ 4.50"},
		{gave, "She; 5 pencils; her brother"},
		{left, "How many pencils; she"},
		{half, "Half; the eggs"},
		{"the/DET/3/det paper/NOUN/3/compound bags/NOUN/4/nsubj tore/VERB/0/root ./PUNCT/4/punct", "the paper bags"},
	} {
		doc, parse := parsed(t, c.source)
		g, err := Build(doc, parse)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for i, n := range g.Nodes {
			if n.Kind == PhraseNode {
				got = append(got, g.Label(doc, i))
			}
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: phrases %s, want %s", doc.Source, s, c.want)
		}
	}
}

func TestBuildRefusesAnotherParse(t *testing.T) {
	doc, parse := parsed(t, bought)
	long := syntax.Sentence{Words: append(parse[0].Words, parse[0].Words[0])}
	wrong := syntax.Sentence{Words: append([]syntax.Word(nil), parse[0].Words...)}
	wrong.Words[2].Head = 40
	for _, c := range []struct {
		parse []syntax.Sentence
		want  string
	}{
		{nil, "0 sentences were parsed"},
		{[]syntax.Sentence{long}, "sentence 1: 11 words were parsed"},
		{[]syntax.Sentence{wrong}, "hangs on word 40"},
	} {
		if _, err := Build(doc, c.parse); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("error %v, want %q", err, c.want)
		}
	}
}

// check holds a graph to what every graph has, whatever the parse.
func check(t *testing.T, doc *text.Document, g *Graph) {
	if len(g.Quantities) != len(doc.Quantities) {
		t.Fatalf("%d quantities, the text has %d", len(g.Quantities), len(doc.Quantities))
	}
	for i, n := range g.Nodes {
		if n.First < 0 || n.End > len(doc.Tokens) || n.First >= n.End || n.Head < n.First || n.Head >= n.End || (n.Kind == WordNode) != (i < len(doc.Tokens)) {
			t.Fatalf("node %d is %+v", i, n)
		}
	}
	out, in := 0, 0
	for i := range g.Nodes {
		for _, e := range g.Out(i) {
			if g.Edges[e].From != int32(i) {
				t.Fatalf("edge %v is listed at node %d", g.Edges[e], i)
			}
		}
		for _, e := range g.In(i) {
			if g.Edges[e].To != int32(i) {
				t.Fatalf("edge %v is listed at node %d", g.Edges[e], i)
			}
		}
		out, in = out+len(g.Out(i)), in+len(g.In(i))
	}
	if out != len(g.Edges) || in != len(g.Edges) {
		t.Fatalf("%d edges, %d listed along and %d against", len(g.Edges), out, in)
	}
}

// randomParse hangs every word on an earlier one or the root, with any relation and tag.
func randomParse(doc *text.Document, r *rand.Rand) []syntax.Sentence {
	rels := []string{"nsubj", "obj", "iobj", "obl", "nmod", "nmod:poss", "nummod", "amod", "advmod", "case", "det", "compound", "flat", "conj", "acl", "aux", "punct", "dep", "expl"}
	tags := []string{"NOUN", "PROPN", "PRON", "VERB", "NUM", "ADJ", "ADV", "ADP", "DET", "SYM", "PUNCT", "X"}
	var parse []syntax.Sentence
	for _, s := range doc.Sentences {
		n := s.EndToken - s.FirstToken
		order := r.Perm(n)
		words := make([]syntax.Word, n)
		for k, i := range order {
			words[i] = syntax.Word{Form: "x", UPOS: tags[r.IntN(len(tags))], Rel: rels[r.IntN(len(rels))]}
			if k > 0 {
				words[i].Head = order[r.IntN(k)] + 1
			}
		}
		parse = append(parse, syntax.Sentence{Words: words})
	}
	return parse
}

func FuzzBuild(f *testing.F) {
	for i, s := range []string{bought, gave, left, shared, half} {
		doc, _ := parsed(f, s)
		f.Add(doc.Source, uint64(i))
	}
	f.Add("", uint64(1))
	f.Add("$5 25% ½ twenty-four three dozen . . . 7 7 7 ?", uint64(2))
	f.Fuzz(func(t *testing.T, source string, seed uint64) {
		defer budget.Watch(t, len(source), budget.Limit{Time: 100 * time.Millisecond, EachTime: 100 * time.Microsecond, Bytes: 64 << 20, Each: 32000})()
		doc, err := text.Read(source)
		if err != nil {
			return
		}
		g, err := Build(doc, randomParse(doc, rand.New(rand.NewPCG(seed, 1))))
		if err != nil {
			t.Fatal(err)
		}
		check(t, doc, g)
		if lines := strings.Count(g.Describe(doc), "\n"); lines != len(g.Nodes) && !strings.Contains(source, "\n") {
			t.Errorf("%d lines for %d nodes", lines, len(g.Nodes))
		}
	})
}
