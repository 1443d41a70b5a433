package corpus

import (
	"bufio"
	"unicode/utf8"
)

// western reads what may be Windows-1252, in which older programs save texts of
// western Europe. The first bytes that are not of ASCII tell: in UTF-8 they come
// in groups that hold, in Windows-1252 they hardly ever do.
type western struct {
	source *bufio.Reader
	state  byte   // what was decided: 0 for nothing yet
	ready  []byte // written and not handed out yet
}

const (
	decidedUTF8 = iota + 1
	decidedWestern
)

func (w *western) Read(p []byte) (int, error) {
	if len(w.ready) > 0 {
		n := copy(p, w.ready)
		w.ready = w.ready[n:]
		return n, nil
	}
	if w.state == decidedUTF8 {
		return w.source.Read(p)
	}
	head, err := w.source.Peek(1)
	if len(head) == 0 {
		return 0, err
	}
	n := min(w.source.Buffered(), len(p))
	head, _ = w.source.Peek(n)
	plain := 0
	for plain < n && head[plain] < utf8.RuneSelf {
		plain++
	}
	if plain > 0 {
		return w.source.Read(p[:plain])
	}
	if w.state == 0 {
		w.decide()
		return w.Read(p)
	}
	w.ready = w.ready[:0]
	for _, c := range head {
		w.ready = utf8.AppendRune(w.ready, rune1252(c))
	}
	w.source.Discard(n)
	return w.Read(p)
}

// decide looks at what comes.
func (w *western) decide() {
	head, _ := w.source.Peek(4 << 10)
	groups, alone := 0, 0
	for len(head) > 0 {
		r, size := utf8.DecodeRune(head)
		switch {
		case r == utf8.RuneError && size == 1:
			if utf8.FullRune(head) {
				alone++
			}
		case size > 1:
			groups++
		}
		head = head[size:]
	}
	if w.state = decidedUTF8; alone > groups {
		w.state = decidedWestern
	}
}

// Those of 0x80 to 0x9f that are not as in Unicode; 0 is none.
var from1252 = [32]rune{'€', 0, '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', 0, 'Ž', 0,
	0, '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', 0, 'ž', 'Ÿ'}

func rune1252(c byte) rune {
	switch {
	case c < 0x80 || c >= 0xa0:
		return rune(c)
	case from1252[c-0x80] == 0:
		return utf8.RuneError
	}
	return from1252[c-0x80]
}
