package worker

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/message"
	"mwpranker/wasm/shard"
)

type closer struct{ *bytes.Buffer }

func (closer) Close() error { return nil }

// splitSite is a site with a corpus of 40 sums, of which five are loaded at once and 20 with the
// first search.
func splitSite(t *testing.T) (files map[string]string, shards []string) {
	t.Helper()
	splitter := shard.NewSplitter()
	for i := range 40 {
		p, err := corpus.Parse(corpus.Record{ID: fmt.Sprint("p", i), Text: fmt.Sprintf("There are %d red and %d blue beads.", i+2, i+3), Equation: "a + b", Answer: corpus.Number(fmt.Sprint(2*i + 5))})
		if err != nil {
			t.Fatal(err)
		}
		splitter.Add(p)
	}
	o := shard.Options{Base: 5, Crowd: 1, Each: 20}
	written := map[string]*bytes.Buffer{}
	m, err := splitter.Write(corpus.Header{Name: "beads"}, o, func(name string) (io.WriteCloser, error) {
		shards = append(shards, name)
		written[name] = &bytes.Buffer{}
		return closer{written[name]}, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var manifest, base bytes.Buffer
	if err := m.Write(&manifest); err != nil {
		t.Fatal(err)
	}
	if err := corpus.Write(&base, corpus.Header{Name: "beads"}, splitter.Base(o)); err != nil {
		t.Fatal(err)
	}
	files = map[string]string{"shards.json": manifest.String(), "corpus": base.String()}
	for name, content := range written {
		files[name] = content.String()
	}
	return files, shards
}

// TestShards: a search fetches what it needs once, and goes without where it does not come.
func TestShards(t *testing.T) {
	files, shards := splitSite(t)
	whole := files[shards[0]]
	delete(files, shards[0])
	b := newBrowser(files)
	w := b.worker()
	w.Load(Files{Corpus: Source{URL: "corpus"}, Shards: Source{URL: "shards.json"}})
	last := func() string {
		b.mutex.Lock()
		defer b.mutex.Unlock()
		for i := len(b.replies) - 1; ; i-- {
			if b.replies[i].State != nil {
				return showState(b.replies[i].State)
			}
		}
	}
	found := 0
	search := func(id int) string {
		w.Receive(message.Encode(message.Request{ID: id, Search: &message.Search{Query: "= a + b"}}))
		answer := b.answer(t, id)
		if answer.Failure != nil {
			t.Fatal(answer.Failure.Why)
		}
		found = answer.Found.Matches
		return fmt.Sprintf("%d: %s", found, last())
	}
	const model = "corpus ready, parser failed (file-missing), reader failed (file-missing), shards "
	for _, test := range []struct{ name, want string }{
		{"the shard is not there", "5: ready finds 5; " + model + "failed (file-missing)"},
		{"it is", "25: ready finds 25; " + model + "ready"},
		{"it is loaded", "25: ready finds 25; " + model + "ready"},
	} {
		if got := search(len(b.replies) + 1); got != test.want {
			t.Errorf("%s: got %s, want %s", test.name, got, test.want)
		}
		files[shards[0]] = whole
	}
}

// TestNoManifest: without the manifest the first part of the corpus is all there is.
func TestNoManifest(t *testing.T) {
	files, _ := splitSite(t)
	for _, manifest := range []string{"", "{}"} {
		files["shards.json"] = manifest
		if manifest == "" {
			delete(files, "shards.json")
		}
		b := newBrowser(files)
		w := b.worker()
		w.Load(Files{Corpus: Source{URL: "corpus"}, Shards: Source{URL: "shards.json"}})
		w.Receive(message.Encode(message.Request{ID: 1, Search: &message.Search{Query: "= a + b"}}))
		if found := b.answer(t, 1).Found; found == nil || found.Matches != 5 {
			t.Errorf("manifest %q: found %+v", manifest, found)
		}
		b.wait(t, "the failure", func(r message.Reply) bool {
			return r.State != nil && strings.Contains(showState(r.State), "shards failed")
		})
	}
}
