package coding

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
)

// Bytes are coded as steps: a run of bytes as they are, then a piece that was there before, by its
// length and how far back it began. What was packed in parts is coded in parts, each with tables of
// its own; a piece may come from an earlier part.
//
//	parts     count, then for each its bytes before and after; where these are as many, it is as it
//	          was
//	part      its tables, by kind: how many, each (table.go), then which one each context has, as
//	          runs of one table: how many
//	          contexts, and the table
//	          a stream (stream.go), in which each kind has a state
//
// Numbers are unsigned varints. In the stream a number below 16 is a byte of its own; of larger
// ones the byte says how many bits the number has, and its second bit; the others follow as they
// are.
//
// Problems of one story say the same with other words. Where a word was replaced by a shorter one,
// what comes behind it began a little less far back than what came before. So a distance is told as
// one that is near the last one, where it is:
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
	size = int(b-16)/2%24 + 3
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
	var codes codebook
	for pass := range passes {
		f := found
		if pass < passes-1 {
			f = found.again()
		}
		steps = f.parse(start, end, costs)
		codes = newCodebook(count(found.data, start, steps))
		costs = codes.costs()
	}
	var out []byte
	var encoders [kinds][]*encoder
	for k := range kinds {
		out = binary.AppendUvarint(out, uint64(len(codes.joined[k])))
		for _, h := range codes.joined[k] {
			f := h.frequencies()
			encoders[k] = append(encoders[k], f.encoder())
			out = f.appendTo(out)
		}
		if len(codes.joined[k]) > 0 {
			out = appendPlaces(out, codes.place[k])
		}
	}
	w := newStreamWriter()
	backwards(found.data, start, steps, func(k kind, context int, b byte, rest uint32, size int) {
		w.bits(int(k), rest, size)
		w.byte(int(k), b, encoders[k][codes.place[k][context]])
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
			write(literal, int(before(data, at)), data[at], 0, 0)
		}
		number(run, 0, s.run)
	}
}

// before is the byte before a place.
func before(data []byte, at int) byte {
	if at == 0 {
		return 0
	}
	return data[at-1]
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
	u := unpacker{out: make([]byte, total)}
	for i := range count {
		size := r.number(math.MaxInt32)
		if err := u.part(u.at+size, r.take(r.number(math.MaxInt32))); err != nil {
			return nil, fmt.Errorf("part %d of %d: %w", i+1, count, err)
		}
	}
	return u.out, nil
}

// An unpacker fills out.
type unpacker struct {
	streamReader
	out      []byte
	at       int // so far it is filled
	last     int // distance
	decoders [kinds][256]*decoder
	room     shelf
}

// part fills up to end.
func (u *unpacker) part(end int, part []byte) error {
	if end-u.at == len(part) {
		u.at += copy(u.out[u.at:], part)
		return nil
	}
	r := &plainReader{rest: part}
	for k := range kinds {
		if err := readTables(r, u.decoders[k][:contexts[k]], &u.room[k]); err != nil {
			return err
		}
	}
	u.streamReader, u.last = newStreamReader(r.rest), 0
	for u.at < end {
		if !u.steps(end) {
			return fmt.Errorf("a step leads out of its part: %w", ErrDamaged)
		}
	}
	return u.end()
}

// atOnce is how many steps are taken in one call: a browser makes a function fast while it is
// called again and again, not while it runs.
const atOnce = 500

// steps takes some steps, up to end at most, and says whether they fit. It is one function, since
// calls are dear in a browser.
func (u *unpacker) steps(end int) bool {
	out, at, last, rest := u.out[:end], u.at, u.last, u.rest
	x := u.state
	for taken := 0; taken < atOnce && at < end; taken++ {
		n := 0
		if n, rest = number(&x[run], u.decoders[run][0], rest); n > end-at || n > 0 && u.decoders[literal][0] == nil {
			return false
		}
		if n > 0 {
			rest = literals(out[at:at+n], &x[literal], &u.decoders[literal], before(out, at), rest)
		}
		if at += n; at == end {
			break
		}
		piece, back := 0, 0
		piece, rest = number(&x[length], u.decoders[length][min(n, 7)], rest)
		back, rest = number(&x[distance], u.decoders[distance][min(piece, 7)], rest)
		piece += shortest
		last = untold(back, last)
		if last <= 0 || last > at || piece > end-at {
			return false
		}
		repeat(out, at, last, piece)
		at += piece
	}
	u.at, u.last, u.rest, u.state = at, last, rest, x
	return true
}

// number reads a number; without a table it is one that nothing allows.
func number(state *uint64, d *decoder, rest []byte) (int, []byte) {
	if d == nil {
		return math.MaxInt32, rest
	}
	x := *state
	e := d[x%shares]
	if x = e.next(x); x < lowest {
		x, rest = refill(x, rest)
	}
	n := int(e.byte())
	if n >= 16 {
		first, size := slotSize(e.byte())
		n = first + int(x&(1<<size-1))
		if x >>= size; x < lowest {
			x, rest = refill(x, rest)
		}
	}
	*state = x
	return n, rest
}

// literals reads bytes as they are.
func literals(out []byte, state *uint64, decoders *[256]*decoder, previous byte, rest []byte) []byte {
	x := *state
	for i := range out {
		e := decoders[previous][x%shares]
		if x = e.next(x); x < lowest {
			x, rest = refill(x, rest)
		}
		previous = e.byte()
		out[i] = previous
	}
	*state = x
	return rest
}

// repeat puts n bytes at a place that stand so far back, eight at a time where they do not overlap
// and there is room.
func repeat(out []byte, at, back, n int) {
	from, end := at-back, at+n
	if back < 8 || end+8 > len(out) {
		for ; at < end; at++ {
			out[at] = out[from]
			from++
		}
		return
	}
	for ; at < end; at += 8 {
		binary.LittleEndian.PutUint64(out[at:], binary.LittleEndian.Uint64(out[from:]))
		from += 8
	}
}

// A shelf keeps the room of tables from one part to the next, by kind.
type shelf [kinds][]*decoder

// readTables reads the tables of a kind and gives each context its own; a kind that does not come
// has none.
func readTables(r *plainReader, of []*decoder, room *[]*decoder) error {
	clear(of)
	count := r.number(tables)
	for i := range count {
		f, err := readFrequencies(r)
		if err != nil {
			return err
		}
		if i == len(*room) {
			*room = append(*room, new(decoder))
		}
		(*room)[i].fill(&f)
	}
	for i := 0; i < len(of) && count > 0; {
		n, place := r.number(len(of)-i), r.number(count-1)
		if n == 0 {
			break
		}
		for range n {
			of[i] = (*room)[place]
			i++
		}
	}
	if r.short || count > 0 && of[len(of)-1] == nil {
		return fmt.Errorf("a context has no table: %w", ErrDamaged)
	}
	return nil
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
