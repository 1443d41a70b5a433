package program

import "encoding/binary"

// A Walker walks along the bytes of a program for WebAssembly, or of a part of it. Once it is
// short, it gives zeros.
type Walker struct {
	Rest  []byte
	Short bool // more was taken than there is
}

// Take gives the next n bytes; where there are fewer, zeros, at most eight of them.
func (r *Walker) Take(n int) []byte {
	if n < 0 || n > len(r.Rest) {
		r.Rest, r.Short = nil, true
		return make([]byte, max(0, min(n, 8)))
	}
	taken := r.Rest[:n]
	r.Rest = r.Rest[n:]
	return taken
}

// Number reads a number without a sign.
func (r *Walker) Number() int {
	n, length := binary.Uvarint(r.Rest)
	r.Take(max(length, 0))
	r.Short = r.Short || length <= 0
	return int(n)
}

// Number32 reads a number that may have a sign.
func (r *Walker) Number32() (n int) {
	for shift := 0; shift < 35; shift += 7 {
		b := r.Take(1)[0]
		n |= int(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 {
				n -= 1 << (shift + 7)
			}
			return n
		}
	}
	r.Short = true
	return 0
}
