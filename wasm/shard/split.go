package shard

import (
	"cmp"
	"encoding/hex"
	"fmt"
	"hash/fnv"
	"io"
	"iter"
	"slices"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// hashBytes is the length of the corpus's hash.
const hashBytes = 8

// Options are the knobs of splitting.
type Options struct {
	// Base is how many problems a page loads as a whole, before any search. They
	// stand in no shard.
	Base int

	// Crowd is how many forms share a bucket at least. More of them hide a
	// query better and make each file larger.
	Crowd int

	// Each is how many problems of one form stand in the first file of its
	// bucket. A page shows ten at a time; more of them leave a choice for
	// filters and stories. The files after it hold laterParts times as many.
	Each int
}

// laterParts: what is asked for more has few forms left, so its files can hold more of each.
const laterParts = 6

// part is which problems of each form stand in a part of its bucket.
func (o Options) part(number int) (first, end int) {
	if number == 0 {
		return 0, o.Each
	}
	later := laterParts * o.Each
	return o.Each + (number-1)*later, o.Each + number*later
}

// DefaultOptions were chosen with a million problems, see docs/privacy.md.
var DefaultOptions = Options{Base: 5000, Crowd: 100, Each: 15}

// Store keeps records by their number. The records of a large corpus are kept
// in a file, see cmd/mwp.
type Store interface {
	Add(corpus.Record) error
	Get(number int) (corpus.Record, error)
}

// memory is a store for a corpus that fits.
type memory []corpus.Record

func (m *memory) Add(r corpus.Record) error             { *m = append(*m, r); return nil }
func (m *memory) Get(number int) (corpus.Record, error) { return (*m)[number], nil }

// Splitter collects the problems of a corpus.
type Splitter struct {
	store Store
	count int // of the records in it
	forms map[string]*form
	err   error // the first of the store
}

// form is a canonical form with its problems.
type form struct {
	key     string
	records []int32
}

// NewSplitter returns an empty splitter, which keeps records in memory.
func NewSplitter() *Splitter { return NewSplitterOn(&memory{}) }

// NewSplitterOn returns a splitter that keeps records in an empty store.
func NewSplitterOn(store Store) *Splitter { return &Splitter{store: store, forms: map[string]*form{}} }

// Len is how many problems were added, and Err why some could not be kept or read again.
func (s *Splitter) Len() int   { return s.count }
func (s *Splitter) Err() error { return s.err }

// Records are all that were added, in their order. Err says afterwards whether they are all.
func (s *Splitter) Records() iter.Seq[corpus.Record] {
	return func(yield func(corpus.Record) bool) {
		for number := range s.count {
			if r, ok := s.record(int32(number)); !ok || !yield(r) {
				return
			}
		}
	}
}

func (s *Splitter) record(number int32) (corpus.Record, bool) {
	r, err := s.store.Get(int(number))
	s.err = cmp.Or(s.err, err)
	return r, err == nil
}

// Add adds a problem.
func (s *Splitter) Add(p *corpus.Problem) {
	key := p.Expr.Key(expr.Canonical)
	f := s.forms[key]
	if f == nil {
		f = &form{key: key}
		s.forms[key] = f
	}
	f.records = append(f.records, int32(s.count))
	s.count++
	s.err = cmp.Or(s.err, s.store.Add(p.Record))
}

// sorted are the forms by their keys, the problems of each in an order that
// mixes what stood together in the corpus, so that the first of them are as
// different as all.
func (s *Splitter) sorted() []*form {
	forms := make([]*form, 0, len(s.forms))
	for _, each := range s.forms {
		f := &form{each.key, slices.Clone(each.records)}
		forms = append(forms, f)
		slices.SortFunc(f.records, func(a, b int32) int { return cmp.Or(cmp.Compare(mix(a), mix(b)), cmp.Compare(a, b)) })
	}
	slices.SortFunc(forms, func(a, b *form) int { return cmp.Compare(a.key, b.key) })
	return forms
}

// mix puts numbers in an order that looks random and is always the same.
func mix(i int32) uint32 {
	h := uint32(i)
	h = (h ^ h>>16) * 0x7feb352d
	h = (h ^ h>>15) * 0x846ca68b
	return h ^ h>>16
}

// Base is the part of the corpus that a page loads as a whole. Turns are taken
// among the forms, so that each has its first problems in it.
func (s *Splitter) Base(o Options) iter.Seq[corpus.Record] {
	return func(yield func(corpus.Record) bool) {
		forms := s.sorted()
		taken := evenly(forms, o.Base)
		for i, f := range forms {
			for _, number := range f.records[:taken[i]] {
				if r, ok := s.record(number); !ok || !yield(r) {
					return
				}
			}
		}
	}
}

// evenly is how many problems of each form are among the first size, when one of
// each form is taken after the other.
func evenly(forms []*form, size int) []int {
	taken := make([]int, len(forms))
	for round, more := 0, true; more && size > 0; round++ {
		more = false
		for i, f := range forms {
			if size > 0 && round < len(f.records) {
				taken[i]++
				size--
				more = true
			}
		}
	}
	return taken
}

// Write writes the files; create opens each by its name. The same problems in
// the same order give the same files.
func (s *Splitter) Write(header corpus.Header, o Options, create func(name string) (io.WriteCloser, error)) (*Manifest, error) {
	if s.count == 0 || o.Crowd < 1 || o.Each < 1 {
		return nil, fmt.Errorf("shards: %d problems, a crowd of %d and %d of a form in a file; each has to be at least 1", s.count, o.Crowd, o.Each)
	}
	forms := s.sorted()
	m := &Manifest{Format: Format, Version: Version, Title: header.Name, Problems: s.count, Forms: len(forms)}
	var buckets [][]*form
	buckets, m.Salt, m.Bits = fill(forms, o.Crowd)
	for i, taken := range evenly(forms, o.Base) {
		forms[i].records = forms[i].records[taken:]
	}
	hash := fnv.New64a()
	fmt.Fprintln(hash, o.Base, o.Crowd, o.Each)
	if err := cmp.Or(corpus.Write(hash, header, s.Records()), s.err); err != nil {
		return nil, err
	}
	m.Hash = hex.EncodeToString(hash.Sum(nil))
	for number, bucket := range buckets {
		most := 0
		for _, f := range bucket {
			most = max(most, len(f.records))
		}
		m.Parts = append(m.Parts, 1)
		for part := 0; part < m.Parts[number]; part++ {
			first, end := o.part(part)
			if most > end {
				m.Parts[number]++
			}
			if err := s.writePart(m.Name(number, part), header, bucket, first, end, create); err != nil {
				return nil, fmt.Errorf("shards: %w", err)
			}
		}
	}
	return m, nil
}

// salts is how many hashes are tried.
const salts = 256

// fill makes as many buckets as can be with a crowd of forms in each. Of the
// hashes that do, it takes the one whose buckets give a form away least.
func fill(forms []*form, crowd int) (best [][]*form, salt, bits int) {
	best = [][]*form{forms}
	for tried := 1; tried <= maxBits; tried++ {
		least := 0
		for s := range salts {
			buckets := make([][]*form, 1<<tried)
			for _, f := range forms {
				b := bucket(f.key, s, tried)
				buckets[b] = append(buckets[b], f)
			}
			if right := guesses(buckets); isCrowded(buckets, crowd) && (least == 0 || right < least) {
				best, salt, bits, least = buckets, s, tried, right
			}
		}
		if least == 0 {
			break // more buckets would be emptier still
		}
	}
	return best, salt, bits
}

func isCrowded(buckets [][]*form, crowd int) bool {
	return !slices.ContainsFunc(buckets, func(b []*form) bool { return len(b) < crowd })
}

// guesses is how many problems have the commonest form of their bucket: so
// often a server that guesses this form is right.
func guesses(buckets [][]*form) int {
	right := 0
	for _, bucket := range buckets {
		most := 0
		for _, f := range bucket {
			most = max(most, len(f.records))
		}
		right += most
	}
	return right
}

func (s *Splitter) writePart(name string, header corpus.Header, forms []*form, first, end int, create func(string) (io.WriteCloser, error)) error {
	file, err := create(name)
	if err != nil {
		return err
	}
	err = corpus.Write(file, header, func(yield func(corpus.Record) bool) {
		for _, f := range forms {
			for _, i := range f.records[min(first, len(f.records)):min(end, len(f.records))] {
				if r, ok := s.record(i); !ok || !yield(r) {
					return
				}
			}
		}
	})
	return cmp.Or(err, file.Close(), s.err)
}
