package coding

import (
	"encoding/binary"
	"fmt"
)

// The entropy coder is rANS (Duda, "Asymmetric numeral systems", 2013): a state is a number that
// holds all that is still to be read, and each byte divides it by its share. It is written from the
// last to the first. Four states take turns, so that a processor works on four bytes at a time.
const (
	states = 4
	lowest = 1 << 31 // a state below it takes in 32 bits
)

// A streamWriter collects what is to be written, in the order in which it is read.
type streamWriter struct {
	state [states]uint64
	words []uint32 // the last that is read first
}

func newStreamWriter() *streamWriter {
	return &streamWriter{state: [states]uint64{lowest, lowest, lowest, lowest}}
}

// byte writes a byte before all that was written.
func (w *streamWriter) byte(state int, b byte, e *encoder) {
	share := uint64(e.frequencies[b])
	x := w.room(state, lowest>>shareBits<<32*share)
	w.state[state] = x/share<<shareBits + x%share + uint64(e.start[b])
}

// bits writes n bits as they are, at most 24.
func (w *streamWriter) bits(state int, value uint32, n int) {
	x := w.room(state, lowest>>n<<32)
	w.state[state] = x<<n | uint64(value)
}

// room makes a state small enough for one step.
func (w *streamWriter) room(state int, below uint64) uint64 {
	x := w.state[state]
	if x >= below {
		w.words = append(w.words, uint32(x))
		x >>= 32
	}
	return x
}

// appendTo writes the states and the words.
func (w *streamWriter) appendTo(dst []byte) []byte {
	for _, x := range w.state {
		dst = binary.LittleEndian.AppendUint64(dst, x)
	}
	for i := len(w.words) - 1; i >= 0; i-- {
		dst = binary.LittleEndian.AppendUint32(dst, w.words[i])
	}
	return dst
}

// A streamReader reads what a streamWriter wrote. One that is short has states of 0 from there on,
// and so does not end well.
type streamReader struct {
	state [states]uint64
	rest  []byte
}

func newStreamReader(data []byte) (r streamReader) {
	if len(data) >= 8*states {
		for i := range r.state {
			r.state[i] = binary.LittleEndian.Uint64(data[8*i:])
		}
		r.rest = data[8*states:]
	}
	return r
}

// refill takes in 32 bits.
func refill(x uint64, rest []byte) (uint64, []byte) {
	if len(rest) < 4 {
		return 0, nil
	}
	return x<<32 | uint64(binary.LittleEndian.Uint32(rest)), rest[4:]
}

// row reads bytes by one table, the states taking turns.
func (r *streamReader) row(out []byte, d *decoder) {
	x0, x1, x2, x3 := r.state[0], r.state[1], r.state[2], r.state[3]
	rest := r.rest
	for len(out) >= states {
		e0, e1, e2, e3 := d[x0%shares], d[x1%shares], d[x2%shares], d[x3%shares]
		out[0], out[1], out[2], out[3] = e0.byte(), e1.byte(), e2.byte(), e3.byte()
		out = out[states:]
		if x0 = e0.next(x0); x0 < lowest {
			x0, rest = refill(x0, rest)
		}
		if x1 = e1.next(x1); x1 < lowest {
			x1, rest = refill(x1, rest)
		}
		if x2 = e2.next(x2); x2 < lowest {
			x2, rest = refill(x2, rest)
		}
		if x3 = e3.next(x3); x3 < lowest {
			x3, rest = refill(x3, rest)
		}
	}
	r.state, r.rest = [states]uint64{x0, x1, x2, x3}, rest
	for i := range out { // the end of a row
		e := d[r.state[i]%shares]
		out[i] = e.byte()
		if r.state[i] = e.next(r.state[i]); r.state[i] < lowest {
			r.state[i], r.rest = refill(r.state[i], r.rest)
		}
	}
}

// end says whether all was read, and what was written.
func (r *streamReader) end() error {
	if len(r.rest) > 0 || r.state != [states]uint64{lowest, lowest, lowest, lowest} {
		return fmt.Errorf("the stream does not end where it should: %w", ErrDamaged)
	}
	return nil
}
