package engine

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/shard"
)

// folder keeps what a splitter writes.
type folder map[string]*bytes.Buffer

type closer struct{ *bytes.Buffer }

func (closer) Close() error { return nil }

// splitCorpus has 90 problems: 60 sums and 30 products; two of each are the base, and a shard has
// 10 of a kind at first.
func splitCorpus(t *testing.T) (manifest, base string, files folder) {
	t.Helper()
	splitter := shard.NewSplitter()
	for i := range 90 {
		a, b := 2*i+3, 2*i+4
		equation, answer := fmt.Sprintf("%d + %d", a, b), a+b
		if i%3 == 0 {
			equation, answer = fmt.Sprintf("%d * %d", a, b), a*b
		}
		p, err := corpus.Parse(corpus.Record{ID: fmt.Sprint("p", i), Text: fmt.Sprintf("There are %d red and %d blue beads.", a, b), Equation: equation, Answer: corpus.Number(fmt.Sprint(answer))})
		if err != nil {
			t.Fatal(err)
		}
		splitter.Add(p)
	}
	o := shard.Options{Base: 4, Crowd: 1, Each: 10}
	files = folder{}
	m, err := splitter.Write(corpus.Header{Name: "beads"}, o, func(name string) (io.WriteCloser, error) {
		files[name] = &bytes.Buffer{}
		return closer{files[name]}, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var written, first bytes.Buffer
	if err := m.Write(&written); err != nil {
		t.Fatal(err)
	}
	if err := corpus.Write(&first, corpus.Header{Name: "beads"}, splitter.Base(o)); err != nil {
		t.Fatal(err)
	}
	return written.String(), first.String(), files
}

// TestShards searches a split corpus as a worker does: what a search needs is
// named once, and more of it only when more is wanted.
func TestShards(t *testing.T) {
	manifest, base, files := splitCorpus(t)
	e := New()
	if err := e.UseShards(strings.NewReader(manifest)); err != nil {
		t.Fatal(err)
	}
	if _, err := e.LoadCorpora(nil, strings.NewReader(base)); err != nil {
		t.Fatal(err)
	}
	var log []string
	search := func(r message.Search) {
		found := ask(t, e, message.Request{ID: 1, Search: &r}).Found
		note := fmt.Sprintf("%s: %d", r.Query, resultsOf(found, message.GroupSame))
		if name := e.NextShard(&r, found); name != "" {
			if err := e.AddShard(name, files[name]); err != nil {
				t.Fatal(err)
			}
			found = ask(t, e, message.Request{ID: 1, Search: &r}).Found
			note += fmt.Sprintf(", then %d", resultsOf(found, message.GroupSame))
		}
		log = append(log, note)
	}
	search(message.Search{Query: "beads"})
	search(message.Search{Query: "= a + ?"})
	search(message.Search{Query: "= a + b", Limit: 50})
	search(message.Search{Query: "= b + a", Limit: 50})
	search(message.Search{Query: "= a + b", Limit: 50, Group: message.GroupSame})
	search(message.Search{Query: "= a + b", Limit: 100, Group: message.GroupSame})
	search(message.Search{Query: "= a * b", Limit: 100, Group: message.GroupSame})
	search(message.Search{Query: "= a * b", Limit: 100, Group: message.GroupSame})
	want := []string{"beads: 0", "= a + ?: 0", "= a + b: 2, then 12", "= b + a: 12", "= a + b: 12, then 50", "= a + b: 60"}
	if got := log[:6]; !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
	// Both kinds are in one bucket or in two, as the hash has it; in the end all is there.
	if last := log[7]; !strings.HasSuffix(last, "30") || e.Problems() != 90 {
		t.Errorf("%d problems; %q", e.Problems(), log[6:])
	}
	corpora := map[string]int{}
	for _, f := range ask(t, e, message.Request{ID: 1, Search: &message.Search{Query: "= a * b"}}).Found.Facets {
		if f.Name == message.FacetCorpus {
			for _, v := range f.Values {
				corpora[v.Value] = v.Count
			}
		}
	}
	if len(corpora) != 1 || corpora["beads"] == 0 {
		t.Errorf("the corpora are %v", corpora)
	}
}

func TestShardErrors(t *testing.T) {
	manifest, base, _ := splitCorpus(t)
	tree, err := expr.Parse("a + b")
	if err != nil {
		t.Fatal(err)
	}
	e := loaded(t)
	found := ask(t, e, message.Request{ID: 1, Search: &message.Search{Query: "= a + b"}}).Found
	if name := e.NextShard(&message.Search{}, found); name != "" {
		t.Errorf("a whole corpus asks for %s", name)
	}
	if err := e.AddShard("x", strings.NewReader("")); err == nil {
		t.Error("a shard was added to a whole corpus")
	}
	if err := e.UseShards(strings.NewReader("{}")); err == nil {
		t.Error("an empty manifest was taken")
	}
	if err := e.UseShards(strings.NewReader(manifest)); err != nil {
		t.Fatal(err)
	}
	if _, err := e.LoadCorpora(nil, strings.NewReader(base)); err != nil {
		t.Fatal(err)
	}
	m, err := shard.ReadManifest(strings.NewReader(manifest))
	if err != nil {
		t.Fatal(err)
	}
	name := m.Name(m.Bucket(tree), 0)
	for _, test := range []struct{ name, file string }{{"shards/none.json", base}, {name, "<html>not found"}} {
		if err := e.AddShard(test.name, strings.NewReader(test.file)); err == nil {
			t.Errorf("%s was added", test.name)
		}
	}
	if e.Problems() != 4 || e.NextShard(&message.Search{}, found) != name {
		t.Errorf("after failures there are %d problems, and the next shard is %q", e.Problems(), e.NextShard(&message.Search{}, found))
	}
}
