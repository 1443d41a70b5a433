package text

import "fmt"

// TooLongError says that a text is over [MaxBytes].
type TooLongError struct{ Bytes int }

func (e *TooLongError) Error() string {
	return fmt.Sprintf("text: the problem is %d bytes long; at most %d are read", e.Bytes, MaxBytes)
}

// MaxBytes is the longest text that Read accepts; a word problem is rarely over 1,000 bytes.
const MaxBytes = 20_000

// Read reads a problem: its tokens, its sentences, the quantities that it
// gives and the constants that it implies. It reads any text; the only error
// is a *[TooLongError]. Bytes that are not UTF-8 become symbols.
func Read(source string) (*Document, error) {
	if len(source) > MaxBytes {
		return nil, &TooLongError{len(source)}
	}
	s := scan(source)
	doc := &Document{Source: source, Sentences: segment(s), Tokens: s.tokens}
	if !isCode(s) {
		readQuantities(doc, s.cased)
	}
	return doc, nil
}
