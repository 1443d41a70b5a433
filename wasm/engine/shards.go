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

// shards are the parts of a split corpus: which there are and which are loaded.
type shards struct {
	manifest *shard.Manifest
	loaded   []int // parts of each bucket
}

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
	e.shards.Store(&shards{m, make([]int, len(m.Parts))})
	return nil
}

// NextShard names the file that holds more of what a search has found, or "":
// the first file of a calculation is always worth it, a further one where more
// results were asked for than there are.
func (e *Engine) NextShard(r *message.Search, found *message.Found) string {
	s := e.shards.Load()
	if s == nil || found == nil || len(found.Understood.Readings) == 0 || found.By != message.ByReading && found.By != message.ByExpression {
		return ""
	}
	tree, err := expr.Parse(found.Understood.Readings[0].Expression)
	if err != nil {
		return ""
	}
	bucket := s.manifest.Bucket(tree)
	if s.loaded[bucket] > 0 && (r.Group != message.GroupSame || resultsOf(found, message.GroupSame) >= r.Limit) {
		return ""
	}
	return s.manifest.Name(bucket, s.loaded[bucket])
}

func resultsOf(found *message.Found, group string) int {
	at := slices.IndexFunc(found.Groups, func(g message.Group) bool { return g.Name == group })
	if at < 0 {
		return 0
	}
	return len(found.Groups[at].Results)
}

// AddShard adds the problems of a file that NextShard has named to those that
// can be found.
func (e *Engine) AddShard(name string, file io.Reader) error {
	s, l := e.shards.Load(), e.library.Load()
	if s == nil || l == nil {
		return errors.New("the corpus is not loaded yet")
	}
	bucket := -1
	for b, n := range s.loaded {
		if s.manifest.Name(b, n) == name {
			bucket = b
		}
	}
	if bucket < 0 {
		return fmt.Errorf("%s is not the next file of any group", name)
	}
	added := part{name: s.manifest.Title}
	if _, err := readCorpus(file, func(p *corpus.Problem) { added.problems = append(added.problems, p) }); err != nil {
		return err
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
		return err
	}
	e.library.Store(&library{index: ix, parts: parts})
	s.loaded[bucket]++
	return nil
}
