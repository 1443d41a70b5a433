package coding

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
)

// Bytes are coded as steps: a run of bytes as they are, then a piece that was there before, by its length and how far back it
// began. What was packed in parts is coded in parts, each with tables of its own; a piece may come from an earlier part.
//
//	parts     count, then for each its bytes before and after; where these are as many, it is as it was
//	part      its tables, by kind: how many, each (table.go), then which one each context has, as runs of one table: how many
//	          contexts, and the table
//	          a stream (stream.go), in which each kind has a state
//
// Numbers are unsigned varints. In the stream a number below 16 is a byte of its own; of larger ones the byte says how many bits
// the number has, and its second bit; the others follow as they are.
//
// Problems of one story say the same with other words. Where a word was replaced by a shorter one, what comes behind it began a
// little less far back than what came before. So a distance is told as one that is near the last one, where it is:
//
//	0           the same as before
//	1 to 2*16   1, -1, 2, -2, ..., 16, -16 more than before
//	more        the distance and 2*16
type kind int

const (
	literal  kind = iota // a byte, in the context of the one before
	run                  // how many of them
	length               // of a piece, less shortest; in the context of the run before, up to 7
	distance             // in the context of the length, up to 7
	kinds
)

// contexts are how many a kind has.
var contexts = [kinds]int{256, 1, 8, 8}

const (
	shortest   = 2  // a piece has at least two bytes
	near       = 16 // distances so close to the last one are told by the difference
	mostGrowth = 100
	freeGrowth = 1 << 12 // bytes that anything may become
)

// A step is a run of bytes as they are, then a piece.
type step struct{ run, length, distance int }

// slot is the byte of a number, and the bits that follow.
func slot(n int) (b byte, rest uint32, size int) {
	if n < 16 {
		return byte(n), 0, 0
	}
	size = bits.Len(uint(n)) - 2
	return byte(16 + 2*(size-3) + n>>size&1), uint32(n) & (1<<size - 1), size
}

// slotted is the other way, where the bits are there.
func slotSize(b byte) (first, size int) {
	size = int(b-16)/2 + 3
	return (2 + int(b&1)) << size, size
}

// told is how a distance is told behind another one.
func told(distance, last int) int {
	switch by := distance - last; {
	case by == 0:
		return 0
	case 0 < by && by <= near:
		return 2*by - 1
	case -near <= by && by < 0:
		return -2 * by
	}
	return distance + 2*near
}

func untold(n, last int) int {
	switch {
	case n > 2*near:
		return n - 2*near
	case n%2 == 1:
		return last + (n+1)/2
	}
	return last - n/2
}

// Pack codes bytes. Parts that are unlike each other are better given one by one.
func Pack(parts ...[]byte) []byte {
	var all []byte
	for _, part := range parts {
		all = append(all, part...)
	}
	out := binary.AppendUvarint(nil, uint64(len(parts)))
	found := newFinder(all)
	at := 0
	for _, part := range parts {
		coded := packPart(found, at, at+len(part))
		if len(coded) >= len(part) {
			coded = part
		}
		at += len(part)
		out = binary.AppendUvarint(out, uint64(len(part)))
		out = append(binary.AppendUvarint(out, uint64(len(coded))), coded...)
	}
	return padded(out, len(all))
}

// padded puts zeros behind what is so short that it would not be unpacked.
func padded(coded []byte, size int) []byte {
	missing := (size-freeGrowth+mostGrowth-1)/mostGrowth - len(coded)
	return append(coded, make([]byte, max(0, missing))...)
}

// A codebook has a table for each context of each kind.
type codebook struct {
	joined [kinds][]histogram
	place  [kinds][]int
}

const (
	tables = 24 // that a kind may have
	passes = 2  // each by what bytes cost in the one before; a third gains 0.4 %
)

func newCodebook(counts *[kinds][]histogram) (c codebook) {
	for k := range kinds {
		c.joined[k], c.place[k] = join(counts[k], tables)
	}
	return c
}

func packPart(found *finder, start, end int) []byte {
	if start == end {
		return nil
	}
	costs := firstCosts(found.data[start:end])
	var steps []step
	var book codebook
	for pass := range passes {
		f := found
		if pass < passes-1 {
			f = found.again()
		}
		steps = f.parse(start, end, costs)
		book = newCodebook(count(found.data, start, steps))
		costs = book.costs()
	}
	var out []byte
	var encoders [kinds][]*encoder
	for k := range kinds {
		out = binary.AppendUvarint(out, uint64(len(book.joined[k])))
		for _, h := range book.joined[k] {
			f := h.frequencies()
			encoders[k] = append(encoders[k], f.encoder())
			out = f.appendTo(out)
		}
		if len(book.joined[k]) > 0 {
			out = appendPlaces(out, book.place[k])
		}
	}
	w := newStreamWriter()
	backwards(found.data, start, steps, func(k kind, context int, b byte, rest uint32, size int) {
		w.bits(int(k), rest, size)
		w.byte(int(k), b, encoders[k][book.place[k][context]])
	})
	return w.appendTo(out)
}

// appendPlaces writes which table each context has.
func appendPlaces(dst []byte, places []int) []byte {
	for i := 0; i < len(places); {
		n := 1
		for i+n < len(places) && places[i+n] == places[i] {
			n++
		}
		dst = binary.AppendUvarint(binary.AppendUvarint(dst, uint64(n)), uint64(places[i]))
		i += n
	}
	return dst
}

// count counts what the steps write.
func count(data []byte, start int, steps []step) *[kinds][]histogram {
	var counts [kinds][]histogram
	for k := range kinds {
		counts[k] = make([]histogram, contexts[k])
	}
	backwards(data, start, steps, func(k kind, context int, b byte, _ uint32, _ int) { counts[k][context][b]++ })
	return &counts
}

// backwards goes through what the steps write, the last first.
func backwards(data []byte, start int, steps []step, write func(k kind, context int, b byte, rest uint32, size int)) {
	at, last := start, 0
	lasts := make([]int, len(steps))
	for i, s := range steps {
		at += s.run + s.length
		lasts[i] = last
		if s.length > 0 {
			last = s.distance
		}
	}
	number := func(k kind, context, n int) {
		b, rest, size := slot(n)
		write(k, context, b, rest, size)
	}
	for i := len(steps) - 1; i >= 0; i-- {
		s := steps[i]
		if s.length > 0 {
			number(distance, min(s.length-shortest, 7), told(s.distance, lasts[i]))
			number(length, min(s.run, 7), s.length-shortest)
			at -= s.length
		}
		for range s.run {
			at--
			write(literal, before(data, at), data[at], 0, 0)
		}
		number(run, 0, s.run)
	}
}

// before is the byte before a place.
func before(data []byte, at int) int {
	if at == 0 {
		return 0
	}
	return int(data[at-1])
}

// Unpack gives the bytes that were packed, all parts one behind the other.
func Unpack(coded []byte) ([]byte, error) {
	r := &plainReader{rest: coded}
	count := r.number(len(coded))
	total, ahead := 0, *r // nothing is allocated before all sizes are known to fit
	for range count {
		total += ahead.number(math.MaxInt32)
		ahead.take(ahead.number(math.MaxInt32))
	}
	if ahead.short || total > mostGrowth*len(coded)+freeGrowth {
		return nil, fmt.Errorf("%d bytes cannot be %d parts of %d bytes: %w", len(coded), count, total, ErrDamaged)
	}
	out := make([]byte, 0, total)
	var room shelf
	for i := range count {
		size := r.number(math.MaxInt32)
		part := r.take(r.number(math.MaxInt32))
		var err error
		if out, err = unpackPart(out, size, part, &room); err != nil {
			return nil, fmt.Errorf("part %d of %d: %w", i+1, count, err)
		}
	}
	return out, nil
}

// unpackPart puts so many bytes behind out, which has room for them.
func unpackPart(out []byte, size int, part []byte, room *shelf) ([]byte, error) {
	if size == len(part) {
		return append(out, part...), nil
	}
	r := &plainReader{rest: part}
	var books [kinds][]*decoder
	for k := range kinds {
		var err error
		if books[k], err = readTables(r, contexts[k], &room[k]); err != nil {
			return nil, err
		}
	}
	s := newStreamReader(r.rest)
	number := func(k kind, context int) int {
		d := books[k][context]
		if d == nil {
			s.short = true
			return 0
		}
		b := s.byte(int(k), d)
		if b < 16 {
			return int(b)
		}
		first, size := slotSize(b)
		if size > 24 {
			s.short = true
			return 0
		}
		return first + s.bits(int(k), size)
	}
	literals := books[literal]
	end, last := len(out)+size, 0
	for len(out) < end && !s.short {
		n := number(run, 0)
		if n > end-len(out) || n > 0 && literals[0] == nil {
			return nil, fmt.Errorf("a run of %d bytes: %w", n, ErrDamaged)
		}
		previous := before(out, len(out))
		for range n {
			b := s.byte(int(literal), literals[previous])
			out = append(out, b)
			previous = int(b)
		}
		if len(out) == end {
			break
		}
		piece := number(length, min(n, 7)) + shortest
		last = untold(number(distance, min(piece-shortest, 7)), last)
		if last <= 0 || last > len(out) || piece > end-len(out) {
			return nil, fmt.Errorf("a piece of %d bytes from %d back: %w", piece, last, ErrDamaged)
		}
		from := len(out) - last
		if last >= piece {
			out = append(out, out[from:from+piece]...)
			continue
		}
		for i := range piece {
			out = append(out, out[from+i])
		}
	}
	return out, s.end()
}

// A shelf keeps the room of tables from one part to the next, by kind.
type shelf [kinds][]*decoder

// readTables reads the tables of a kind and gives each context its own; a kind that does not come has none.
func readTables(r *plainReader, contexts int, room *[]*decoder) ([]*decoder, error) {
	all := make([]*decoder, r.number(tables))
	for i := range all {
		f, err := readFrequencies(r)
		if err != nil {
			return nil, err
		}
		if i == len(*room) {
			*room = append(*room, new(decoder))
		}
		all[i] = (*room)[i]
		all[i].fill(&f)
	}
	of := make([]*decoder, contexts)
	for i := 0; i < contexts && len(all) > 0; {
		n, place := r.number(contexts-i), r.number(len(all)-1)
		if n == 0 {
			break
		}
		for range n {
			of[i] = all[place]
			i++
		}
	}
	if r.short || len(all) > 0 && of[contexts-1] == nil {
		return nil, fmt.Errorf("a context has no table: %w", ErrDamaged)
	}
	return of, nil
}

// A plainReader reads numbers and bytes; once short, it gives zeros and nothing.
type plainReader struct {
	rest  []byte
	short bool
}

// number reads a number, which is at most most.
func (r *plainReader) number(most int) int {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 || n > uint64(most) {
		r.rest, r.short = nil, true
		return 0
	}
	r.rest = r.rest[size:]
	return int(n)
}

func (r *plainReader) take(n int) []byte {
	if n > len(r.rest) {
		r.rest, r.short = nil, true
		return nil
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}
