package index

import (
	"encoding/binary"
	"math"
	"math/big"
	"strings"

	"mwpranker/wasm/corpus"
)

// store keeps the records of a corpus in one string, so that a million of them
// are one object to the garbage collector. Each is how sure the model was of the
// equation, in thousandths, its id, equation, answer, story and text with their
// lengths in front, its quantities, and which of them its shape is made of. Topic
// and grade are kept with the attributes.
type store struct {
	data   string
	starts []uint32 // by number in the corpus; one more for the end
}

type storeBuilder struct {
	data    strings.Builder
	starts  []uint32
	scratch []byte
}

// add adds a problem; leaves are the quantities of its tree in the order in which its shape meets
// them.
func (b *storeBuilder) add(p *corpus.Problem, leaves []int) {
	b.starts = append(b.starts, uint32(b.data.Len()))
	out := binary.AppendUvarint(b.scratch[:0], uint64(math.Round(1000*p.Confidence)))
	for _, field := range [...]string{p.ID, p.Equation, string(p.Answer), p.Story, p.Text} {
		out = append(binary.AppendUvarint(out, uint64(len(field))), field...)
	}
	known := len(out)
	out, err := corpus.AppendQuantities(out, p)
	if err != nil {
		out = append(out[:known], 0) // whoever made this problem did not read its text
	}
	for _, leaf := range leaves {
		out = binary.AppendUvarint(out, uint64(leaf))
	}
	b.data.Write(out)
	b.scratch = out
}

// grow makes room for all the problems at once.
func (b *storeBuilder) grow(problems []*corpus.Problem) {
	size := 0
	for _, p := range problems {
		size += len(p.ID) + len(p.Equation) + len(p.Answer) + len(p.Story) + len(p.Text) + 4*binary.MaxVarintLen16 + 3*len(p.Quantities)
	}
	b.data.Grow(size)
}

func (b *storeBuilder) tooLarge() bool { return int64(b.data.Len()) > math.MaxUint32 }

// build returns the store, without the room that the builder kept for more.
func (b *storeBuilder) build() store {
	data := b.data.String()
	if b.data.Cap() > len(data)+len(data)/16 {
		data = strings.Clone(data)
	}
	built := store{
		data:   data,
		starts: append(make([]uint32, 0, len(b.starts)+1), b.starts...),
	}
	built.starts = append(built.starts, uint32(len(built.data)))
	*b = storeBuilder{}
	return built
}

// record is a problem's record; the quantities and the leaves are the rest.
func (s *store) record(number uint32) (r corpus.Record, rest string) {
	data := s.data[s.starts[number]:s.starts[number+1]]
	confidence, data := uvarint(data)
	r.Confidence = float64(confidence) / 1000
	r.ID, data = field(data)
	r.Equation, data = field(data)
	answer, data := field(data)
	r.Answer = corpus.Number(answer)
	r.Story, data = field(data)
	r.Text, rest = field(data)
	return r, rest
}

// field takes the first field off the data. The store wrote it, so it is whole.
func field(data string) (value, rest string) {
	length, data := uvarint(data)
	return data[:length], data[length:]
}

// uvarint takes a number off the data.
func uvarint(data string) (n int, rest string) {
	for i, shift := 0, 0; ; i, shift = i+1, shift+7 {
		n |= int(data[i]&0x7f) << shift
		if data[i] < 0x80 {
			return n, data[i+1:]
		}
	}
}

// idOf is the id of a problem by its number in the corpus.
func (s *store) idOf(n uint32) string {
	_, data := uvarint(s.data[s.starts[n]:])
	id, _ := field(data)
	return id
}

// record is the record at a place, with the grade that it is found under.
func (ix *Index) record(place uint32) corpus.Record {
	r, _ := ix.stored(place)
	return r
}

func (ix *Index) stored(place uint32) (r corpus.Record, rest string) {
	r, rest = ix.store.record(ix.order[place])
	r.Topic = ix.topics[ix.attributes[place].topic]
	r.Grade = int(ix.attributes[place].grade)
	return r, rest
}

// Problem is the problem of a result as it was added, but for the value of its
// equation and what is known of the tokens of its numbers. No text is read for it but that of the
// numbers.
func (ix *Index) Problem(r *Result) *corpus.Problem {
	sh, a := r.shape, &ix.attributes[r.place]
	p := &corpus.Problem{Record: r.Record, Attributes: corpus.Attributes{
		Steps: sh.steps, Depth: sh.depth, Operators: sh.operators, Constants: len(sh.constants),
		Kinds: a.kinds, Words: int(a.words), Sentences: int(a.sentences), Level: float64(a.level) / 10, Distractors: int(a.distractors), Grade: int(a.grade),
	}}
	_, rest := ix.stored(r.place)
	rest, err := p.TakeQuantities(rest)
	if err != nil {
		rest = "" // cannot be: the store wrote it
	}
	for i := range p.Quantities {
		size, _ := new(big.Rat).Abs(p.Quantities[i].Value).Float64()
		p.Attributes.Largest = max(p.Attributes.Largest, size)
	}
	var leaves []int
	for rest != "" {
		var leaf int
		leaf, rest = uvarint(rest)
		leaves = append(leaves, leaf)
	}
	p.Expr = corpus.FillShape(sh.tree, leaves)
	return p
}

// ByID finds a problem by its id. It reads the ids of all problems: 2 ms for 100,000.
func (ix *Index) ByID(id string) (record corpus.Record, corpusName string, found bool) {
	for place, number := range ix.order {
		if ix.store.idOf(number) == id {
			place := uint32(place)
			return ix.record(place), ix.corpora[ix.attributes[place].corpus], true
		}
	}
	return corpus.Record{}, "", false
}
