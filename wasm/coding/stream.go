package coding

import (
	"encoding/binary"
	"fmt"
)

// The entropy coder is rANS (Duda, "Asymmetric numeral systems", 2013): a state is a number that holds all that is still to be
// read, and each byte divides it by its share. It is written from the last to the first. Four states take turns, so that a
// processor works on four bytes at a time.
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

// A streamReader reads what a streamWriter wrote.
type streamReader struct {
	state [states]uint64
	rest  []byte
	short bool
}

func newStreamReader(data []byte) *streamReader {
	r := &streamReader{short: len(data) < 8*states}
	if !r.short {
		for i := range r.state {
			r.state[i] = binary.LittleEndian.Uint64(data[8*i:])
		}
		r.rest = data[8*states:]
	}
	return r
}

// byte reads a byte by a table.
func (r *streamReader) byte(state int, d *decoder) byte {
	x := r.state[state]
	e := d[x%shares]
	r.state[state] = r.filled(uint64(e>>sizeAt+1)*(x>>shareBits) + uint64(e>>beforeAt%shares))
	return byte(e)
}

// bits reads n bits, at most 24.
func (r *streamReader) bits(state, n int) int {
	x := r.state[state]
	r.state[state] = r.filled(x >> n)
	return int(x & (1<<n - 1))
}

func (r *streamReader) filled(x uint64) uint64 {
	if x >= lowest {
		return x
	}
	if len(r.rest) < 4 {
		r.short = true
		return lowest
	}
	x = x<<32 | uint64(binary.LittleEndian.Uint32(r.rest))
	r.rest = r.rest[4:]
	return x
}

// row reads bytes by one table, the states taking turns.
func (r *streamReader) row(out []byte, d *decoder) {
	s0, s1, s2, s3 := r.state[0], r.state[1], r.state[2], r.state[3]
	rest := r.rest
	for len(out) >= states && len(rest) >= 4*states {
		e0, e1, e2, e3 := d[s0%shares], d[s1%shares], d[s2%shares], d[s3%shares]
		out[0], out[1], out[2], out[3] = byte(e0), byte(e1), byte(e2), byte(e3)
		out = out[states:]
		s0 = uint64(e0>>sizeAt+1)*(s0>>shareBits) + uint64(e0>>beforeAt%shares)
		s1 = uint64(e1>>sizeAt+1)*(s1>>shareBits) + uint64(e1>>beforeAt%shares)
		s2 = uint64(e2>>sizeAt+1)*(s2>>shareBits) + uint64(e2>>beforeAt%shares)
		s3 = uint64(e3>>sizeAt+1)*(s3>>shareBits) + uint64(e3>>beforeAt%shares)
		if s0 < lowest {
			s0, rest = s0<<32|uint64(binary.LittleEndian.Uint32(rest)), rest[4:]
		}
		if s1 < lowest {
			s1, rest = s1<<32|uint64(binary.LittleEndian.Uint32(rest)), rest[4:]
		}
		if s2 < lowest {
			s2, rest = s2<<32|uint64(binary.LittleEndian.Uint32(rest)), rest[4:]
		}
		if s3 < lowest {
			s3, rest = s3<<32|uint64(binary.LittleEndian.Uint32(rest)), rest[4:]
		}
	}
	r.state, r.rest = [states]uint64{s0, s1, s2, s3}, rest
	for i := range out { // the end of a row, or of the stream
		out[i] = r.byte(i%states, d)
	}
}

// end says whether all was read, and what was written.
func (r *streamReader) end() error {
	if r.short || len(r.rest) > 0 || r.state != [states]uint64{lowest, lowest, lowest, lowest} {
		return fmt.Errorf("the stream does not end where it should: %w", ErrDamaged)
	}
	return nil
}
