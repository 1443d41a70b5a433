package engine

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// TestTogether asks every kind of request while corpora, shards and models load, again and again.
// What it is for is the race detector (make race); natively it shows that nothing that was loaded
// is lost.
func TestTogether(t *testing.T) {
	manifest, base, files := splitCorpus(t)
	parser, reader := weightFile(t, "parser.bin"), weightFile(t, "reader.bin")
	e := New()
	if err := e.UseShards(strings.NewReader(manifest)); err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	repeat := func(times int, do func(i int) error) {
		group.Go(func() {
			for i := range times {
				if err := do(i); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	repeat(8, func(int) error {
		_, err := e.LoadCorpora(nil, strings.NewReader(base), strings.NewReader(small))
		return err
	})
	repeat(4, func(int) error { return e.LoadReader(parser, reader) })
	repeat(40, func(int) error { return e.LearnPhrases(nil) })
	for _, query := range []string{"= a + b", "= a * b"} {
		search := message.Search{Query: query, Limit: 100, Group: message.GroupSame}
		repeat(40, func(int) error {
			found := e.Answer(message.Request{ID: 1, Search: &search}, nil).Found
			if name := e.NextShard(&search, found); name != "" {
				e.AddShard(name, strings.NewReader(files[name].String())) // somebody else may have been quicker
			}
			return nil
		})
	}
	for _, r := range []message.Request{
		{Search: &message.Search{Query: "There are 3 red and 4 blue beads. How many?", Baseline: 5}},
		{Search: &message.Search{Query: "Ada has 12 pens and 5 pencils. How many is that altogether?", Limit: 5}},
		{Check: &message.Check{Query: "3 and 4", Expression: "n0 + n1"}},
		{Complete: &message.Complete{Before: "There are "}},
		{Compare: &message.Compare{Left: message.Side{ID: "p1"}, Right: message.Side{Query: "= a + b"}}},
		{Problem: &message.Problem{ID: "p2"}},
		{Export: &message.Export{As: message.AsJSON, Search: &message.Search{Query: "= a + b"}}},
	} {
		r.ID = 1
		repeat(20, func(int) error { message.Encode(e.Answer(r, nil)); return nil })
	}
	repeat(20, func(i int) error {
		if model := e.Model(); model != nil {
			document, err := text.Read(fmt.Sprintf("Ben has %d cats and 2 dogs. How many pets?", i))
			if err != nil {
				return err
			}
			_, err = model(document)
			return err
		}
		return nil
	})
	group.Wait()
	if e.library.Load() == nil || e.reader.Load() == nil {
		t.Fatal("something that was loaded is not there")
	}
}

// TestAddShardBesideLoading: shards that come while the library is replaced come to the new one,
// and none is taken for loaded that is not there.
func TestAddShardBesideLoading(t *testing.T) {
	manifest, base, files := splitCorpus(t)
	e := New()
	if err := e.UseShards(strings.NewReader(manifest)); err != nil {
		t.Fatal(err)
	}
	load := func() {
		if _, err := e.LoadCorpora(nil, strings.NewReader(base)); err != nil {
			t.Fatal(err)
		}
	}
	load()
	search := message.Search{Query: "= a + b", Limit: 100, Group: message.GroupSame}
	found := ask(t, e, message.Request{ID: 1, Search: &search}).Found
	name := e.NextShard(&search, found)
	// The library is replaced between reading the shard and adding it.
	if err := e.AddShard(name, &interrupted{strings.NewReader(files[name].String()), load}); err != nil {
		t.Fatal(err)
	}
	if got := e.Problems(); got <= 4 {
		t.Errorf("with the shard there are %d problems", got)
	}
	load()
	if got := e.NextShard(&search, found); got != name || e.Problems() != 4 {
		t.Errorf("after loading anew there are %d problems, and the next shard is %q", e.Problems(), got)
	}
}

// interrupted is a file at whose end something happens.
type interrupted struct {
	*strings.Reader
	then func()
}

func (r *interrupted) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if err != nil && r.then != nil {
		r.then()
		r.then = nil
	}
	return n, err
}
