package shard

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"iter"
	"slices"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// hashBytes is how much of the corpus's hash stands in the file names.
const hashBytes = 8

// Options are the knobs of splitting.
type Options struct {
	// Base is how many problems a page loads as a whole, before any search. They
	// stand in no shard.
	Base int

	// Crowd is how many forms share a bucket at least. More of them hide a
	// query better and make each file larger.
	Crowd int

	// Each is how many problems of one form stand in one file. A page shows ten
	// at a time; more of them leave a choice for filters and stories.
	Each int
}

// DefaultOptions were chosen with a million problems, see docs/serving.md.
var DefaultOptions = Options{Base: 5000, Crowd: 16, Each: 100}

// Splitter collects the problems of a corpus.
type Splitter struct {
	records []corpus.Record
	forms   map[string]*form
}

// form is a canonical form with its problems.
type form struct {
	key     string
	records []int32
}

// NewSplitter returns an empty splitter.
func NewSplitter() *Splitter { return &Splitter{forms: map[string]*form{}} }

// Add adds a problem.
func (s *Splitter) Add(p *corpus.Problem) {
	key := p.Expr.Key(expr.Canonical)
	f := s.forms[key]
	if f == nil {
		f = &form{key: key}
		s.forms[key] = f
	}
	f.records = append(f.records, int32(len(s.records)))
	s.records = append(s.records, p.Record)
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
		taken := turns(forms, o.Base)
		for i, f := range forms {
			for _, number := range f.records[:taken[i]] {
				if !yield(s.records[number]) {
					return
				}
			}
		}
	}
}

// turns is how many problems of each form are among the first size, when one of
// each form is taken after the other.
func turns(forms []*form, size int) []int {
	taken := make([]int, len(forms))
	for turn, more := 0, true; more && size > 0; turn++ {
		more = false
		for i, f := range forms {
			if size > 0 && turn < len(f.records) {
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
	if len(s.records) == 0 || o.Crowd < 1 || o.Each < 1 {
		return nil, fmt.Errorf("shards: %d problems, a crowd of %d and %d of a form in a file; each has to be at least 1", len(s.records), o.Crowd, o.Each)
	}
	forms := s.sorted()
	for i, taken := range turns(forms, o.Base) {
		forms[i].records = forms[i].records[taken:]
	}
	buckets := fill(forms, o.Crowd)
	m := &Manifest{Format: Format, Version: Version, Title: header.Name, Problems: len(s.records), Forms: len(forms), Each: o.Each}
	for 1<<m.Bits < len(buckets) {
		m.Bits++
	}
	hash := sha256.New()
	fmt.Fprintln(hash, o.Base, o.Crowd, o.Each)
	if err := corpus.Write(hash, header, slices.Values(s.records)); err != nil {
		return nil, err
	}
	m.Hash = hex.EncodeToString(hash.Sum(nil)[:hashBytes])
	for number, bucket := range buckets {
		most := 0
		for _, f := range bucket {
			most = max(most, len(f.records))
		}
		m.Parts = append(m.Parts, max(1, (most+o.Each-1)/o.Each))
		for part := range m.Parts[number] {
			if err := s.writePart(m.Name(number, part), header, bucket, part*o.Each, o.Each, create); err != nil {
				return nil, fmt.Errorf("shards: %w", err)
			}
		}
	}
	return m, nil
}

// fill makes as many buckets as can be with a crowd of forms in each.
func fill(forms []*form, crowd int) [][]*form {
	best := [][]*form{forms}
	for bits := 1; bits <= maxBits; bits++ {
		buckets := make([][]*form, 1<<bits)
		for _, f := range forms {
			b := bucket(f.key, bits)
			buckets[b] = append(buckets[b], f)
		}
		for _, b := range buckets {
			if len(b) < crowd {
				return best
			}
		}
		best = buckets
	}
	return best
}

func (s *Splitter) writePart(name string, header corpus.Header, forms []*form, first, each int, create func(string) (io.WriteCloser, error)) error {
	file, err := create(name)
	if err != nil {
		return err
	}
	err = corpus.Write(file, header, func(yield func(corpus.Record) bool) {
		for _, f := range forms {
			for _, i := range f.records[min(first, len(f.records)):min(first+each, len(f.records))] {
				if !yield(s.records[i]) {
					return
				}
			}
		}
	})
	return cmp.Or(err, file.Close())
}
