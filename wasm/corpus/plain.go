package corpus

import (
	"bufio"
	"bytes"
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// Plain makes one thing of the ways in which programs write the same text: UTF-8
// without a byte order mark, and LF at the end of lines. It reads UTF-8 and
// UTF-16, each with a mark or without, and CRLF and CR as well. So what is read
// of a file does not depend on the program that has saved it.
func Plain(r io.Reader) io.Reader { return plain(r, false) }

// Foreign is Plain for files that other programs have written: it reads Windows-1252 too.
func Foreign(r io.Reader) io.Reader { return plain(r, true) }

func plain(r io.Reader, foreign bool) io.Reader {
	buffered := bufio.NewReaderSize(r, 16<<10)
	head, _ := buffered.Peek(4)
	mark, wide, bigEnd := encoding(head)
	buffered.Discard(mark)
	if wide {
		return &lineFeeds{source: &narrow{source: buffered, bigEnd: bigEnd}}
	}
	if foreign && mark == 0 {
		return &lineFeeds{source: &western{source: buffered}}
	}
	return &lineFeeds{source: buffered}
}

// encoding tells by the first bytes how long the mark is, and which encoding it
// is. UTF-16 without a mark shows by its zeros: the first two characters of all
// that is read here are of ASCII.
func encoding(head []byte) (mark int, wide, bigEnd bool) {
	switch {
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		return 3, false, false
	case bytes.HasPrefix(head, []byte("\xff\xfe")):
		return 2, true, false
	case bytes.HasPrefix(head, []byte("\xfe\xff")):
		return 2, true, true
	case len(head) < 4:
		return 0, false, false
	}
	little := head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0
	big := head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0
	return 0, little || big, big
}

// lineFeeds writes LF for CRLF and CR.
type lineFeeds struct {
	source   io.Reader
	behindCR bool // the last byte was a CR, for which LF was written
}

func (l *lineFeeds) Read(p []byte) (int, error) {
	for {
		n, err := l.source.Read(p)
		n = l.change(p[:n])
		if n > 0 || err != nil || len(p) == 0 {
			return n, err
		}
	}
}

// change works in place and says how many bytes are left.
func (l *lineFeeds) change(p []byte) int {
	if len(p) == 0 || !l.behindCR && bytes.IndexByte(p, '\r') < 0 {
		return len(p)
	}
	n := 0
	for _, c := range p {
		again := c == '\n' && l.behindCR
		if l.behindCR = c == '\r'; l.behindCR {
			c = '\n'
		}
		if !again {
			p[n] = c
			n++
		}
	}
	return n
}

// narrow writes UTF-8 for UTF-16. Half a character becomes U+FFFD, which no
// record may have.
type narrow struct {
	source *bufio.Reader
	bigEnd bool
	high   rune   // the first half of a pair, waiting for the second; 0 for none
	ready  []byte // written and not handed out yet
	err    error
}

func (w *narrow) Read(p []byte) (int, error) {
	for len(w.ready) == 0 && w.err == nil {
		w.more()
	}
	n := copy(p, w.ready)
	if w.ready = w.ready[n:]; n > 0 || len(p) == 0 {
		return n, nil
	}
	return 0, w.err
}

// more writes some hundred characters.
func (w *narrow) more() {
	w.ready = w.ready[:0]
	for range 512 {
		var pair [2]byte
		n, err := io.ReadFull(w.source, pair[:])
		if err != nil {
			if n == 1 || w.high != 0 {
				w.ready = utf8.AppendRune(w.ready, utf8.RuneError)
			}
			if w.err = err; err == io.ErrUnexpectedEOF {
				w.err = io.EOF
			}
			return
		}
		unit := rune(pair[0]) | rune(pair[1])<<8
		if w.bigEnd {
			unit = rune(pair[1]) | rune(pair[0])<<8
		}
		w.write(unit)
	}
}

func (w *narrow) write(unit rune) {
	if high := w.high; high != 0 {
		w.high = 0
		if whole := utf16.DecodeRune(high, unit); whole != utf8.RuneError {
			w.ready = utf8.AppendRune(w.ready, whole)
			return
		}
		w.ready = utf8.AppendRune(w.ready, utf8.RuneError)
	}
	if 0xd800 <= unit && unit < 0xdc00 {
		w.high = unit
		return
	}
	w.ready = utf8.AppendRune(w.ready, unit) // U+FFFD for a second half alone
}
