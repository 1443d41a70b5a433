package index

import (
	"encoding/binary"
	"math"
	"strings"

	"mwpranker/wasm/corpus"
)

// store keeps the records of a corpus in one string, so that a million of them
// are one object to the garbage collector. Each is its id, equation, answer and
// story with their lengths in front, then its text. Topic and grade are kept
// with the attributes.
type store struct {
	data   string
	starts []uint32 // by number in the corpus; one more for the end
}

type storeBuilder struct {
	data   strings.Builder
	starts []uint32
}

func (b *storeBuilder) add(r *corpus.Record) {
	b.starts = append(b.starts, uint32(b.data.Len()))
	var length [binary.MaxVarintLen64]byte
	for _, field := range []string{r.ID, r.Equation, string(r.Answer), r.Story} {
		b.data.Write(binary.AppendUvarint(length[:0], uint64(len(field))))
		b.data.WriteString(field)
	}
	b.data.WriteString(r.Text)
}

// grow makes room for all the problems at once.
func (b *storeBuilder) grow(problems []*corpus.Problem) {
	size := 0
	for _, p := range problems {
		size += len(p.ID) + len(p.Equation) + len(p.Answer) + len(p.Story) + len(p.Text) + 4*binary.MaxVarintLen16
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

func (s *store) record(number uint32) corpus.Record {
	data := s.data[s.starts[number]:s.starts[number+1]]
	var r corpus.Record
	r.ID, data = field(data)
	r.Equation, data = field(data)
	answer, data := field(data)
	r.Answer = corpus.Number(answer)
	r.Story, r.Text = field(data)
	return r
}

// field takes the first field off the data. The store wrote it, so it is whole.
func field(data string) (value, rest string) {
	length, size := 0, 0
	for shift := 0; ; shift += 7 {
		c := data[size]
		size++
		length |= int(c&0x7f) << shift
		if c < 0x80 {
			return data[size : size+length], data[size+length:]
		}
	}
}

// record is the record at a place.
func (ix *Index) record(place uint32) corpus.Record {
	r := ix.store.record(ix.order[place])
	r.Topic = ix.topics[ix.attributes[place].topic]
	r.Grade = int(ix.attributes[place].grade)
	return r
}

// ByID finds a problem by its id. It reads the ids of all problems: 2 ms for 100,000.
func (ix *Index) ByID(id string) (record corpus.Record, corpusName string, found bool) {
	for place, number := range ix.order {
		if name, _ := field(ix.store.data[ix.store.starts[number]:]); name == id {
			place := uint32(place)
			return ix.record(place), ix.corpora[ix.attributes[place].corpus], true
		}
	}
	return corpus.Record{}, "", false
}
