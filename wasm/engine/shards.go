package engine

import (
	"errors"
	"fmt"
	"io"
	"slices"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
	"mwpranker/wasm/shard"
)

// part is a corpus of the library, kept as long as shards may be added to it.
type part struct {
	name     string
	problems []*corpus.Problem
}

// UseShards says that the corpus is the first part of a larger one. It comes
// before LoadCorpora.
func (e *Engine) UseShards(manifest io.Reader) error {
	m, err := shard.ReadManifest(manifest)
	if err != nil {
		return err
	}
	e.manifest.Store(m)
	return nil
}

// NextShard names the file that holds more of what a search has found, or "":
// the first file of a calculation is always worth it, a further one where more
// results were asked for than there are.
func (e *Engine) NextShard(r *message.Search, found *message.Found) string {
	m, l := e.manifest.Load(), e.library.Load()
	if m == nil || l == nil || l.loaded == nil || found == nil || len(found.Understood.Readings) == 0 || found.By != message.ByReading && found.By != message.ByExpression {
		return ""
	}
	tree, err := expr.Parse(found.Understood.Readings[0].Expression)
	if err != nil {
		return ""
	}
	bucket := m.Bucket(tree)
	if l.loaded[bucket] > 0 && (r.Group != message.GroupSame || resultsOf(found, message.GroupSame) >= r.Limit) {
		return ""
	}
	return m.Name(bucket, l.loaded[bucket])
}

func resultsOf(found *message.Found, group string) int {
	at := slices.IndexFunc(found.Groups, func(g message.Group) bool { return g.Name == group })
	if at < 0 {
		return 0
	}
	return len(found.Groups[at].Results)
}

// AddShard adds the problems of a file that NextShard has named to those that
// can be found. Where the library was replaced meanwhile they come to the new one.
func (e *Engine) AddShard(name string, file io.Reader) error {
	m := e.manifest.Load()
	if m == nil {
		return errors.New("the corpus is not split")
	}
	added := part{name: m.Title}
	if _, err := readCorpus(file, func(p *corpus.Problem) { added.problems = append(added.problems, p) }); err != nil {
		return err
	}
	for {
		l := e.library.Load()
		if l == nil || l.loaded == nil {
			return errors.New("the corpus is not loaded yet")
		}
		more, err := l.with(m, name, added)
		if err != nil {
			return err
		}
		if e.library.CompareAndSwap(l, more) {
			return nil
		}
	}
}

// with is a library that has a file of the split corpus beside what it had.
func (l *library) with(m *shard.Manifest, name string, added part) (*library, error) {
	bucket := -1
	for b, n := range l.loaded {
		if m.Name(b, n) == name {
			bucket = b
		}
	}
	if bucket < 0 {
		return nil, fmt.Errorf("%s is not the next file of any group", name)
	}
	parts := slices.Clone(l.parts)
	if at := slices.IndexFunc(parts, func(p part) bool { return p.name == added.name }); at >= 0 {
		added.problems = slices.Concat(parts[at].problems, added.problems)
		parts = slices.Delete(parts, at, at+1)
	}
	parts = append(parts, added)
	builder := index.NewBuilder()
	for _, each := range parts {
		for _, p := range each.problems {
			builder.Add(p)
		}
		builder.Corpus(each.name)
	}
	ix, err := builder.Build()
	if err != nil {
		return nil, err
	}
	loaded := slices.Clone(l.loaded)
	loaded[bucket]++
	return &library{index: ix, parts: parts, loaded: loaded, phrases: l.phrases}, nil
}
