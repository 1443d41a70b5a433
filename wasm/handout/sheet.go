package handout

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Sheet is what pupils get.
type Sheet struct {
	Title  string
	Checks bool // pupils may check their answers
	Items  []Item
}

// Item is a problem, or a text between problems.
type Item struct {
	Text   string
	Note   bool
	Digest string // of the answer's key, where answers may be checked; "" for none
}

// The limits of what is read. No worksheet on paper comes near them.
const (
	MaxFragment = 60_000  // bytes of the text in the address
	maxPlain    = 200_000 // bytes of what is deflated in it
	MaxItems    = 200
)

// version begins the text; another one is another format.
const version = "1"

// Why a link can't be read or made.
var (
	ErrVersion = errors.New("the link is of another version of this page")
	ErrBroken  = errors.New("the link is not complete; was it cut off?")
	ErrTooLong = fmt.Errorf("a worksheet in a link has up to %d texts and %d bytes", MaxItems, MaxFragment)
)

// dictionary is what problems are full of: a text of a few lines shrinks by a fifth with it. A
// change of it is another version.
const dictionary = " much does cost altogether? in total? How many more than are left over? How many minutes does it take? " +
	"How much money is left? children pupils each of them boxes bags books metres kilograms dollars hours every week. " +
	" has have were are is was there than more fewer the other of the and a for in on at to from with one of " +
	"On Monday On Saturday Each costs $ for £ per cent How long How much does pay? How many does How many are there? " +
	"How many are left? p"

// The record of an item begins with its kind; a problem's digest follows.
const (
	separator  = '\x1e'
	kindNote   = 'n'
	kindPlain  = 'p'
	kindDigest = 'c'
)

// Encode is a sheet as the text of a link.
func Encode(s *Sheet) (string, error) {
	if len(s.Items) > MaxItems {
		return "", ErrTooLong
	}
	var plain strings.Builder
	plain.WriteString(pick(s.Checks, "c", "-") + clean(s.Title))
	for i := range s.Items {
		item := &s.Items[i]
		plain.WriteByte(separator)
		switch {
		case item.Note:
			plain.WriteByte(kindNote)
		case s.Checks && len(item.Digest) == digestLength:
			plain.WriteByte(kindDigest)
			plain.WriteString(item.Digest)
		default:
			plain.WriteByte(kindPlain)
		}
		plain.WriteString(clean(item.Text))
	}
	if plain.Len() > maxPlain {
		return "", ErrTooLong
	}
	var packed bytes.Buffer
	w, err := flate.NewWriterDict(&packed, flate.BestCompression, []byte(dictionary))
	if err != nil {
		return "", err
	}
	if _, err := w.Write([]byte(plain.String())); err != nil {
		return "", err
	}
	if err := w.Close(); err != nil {
		return "", err
	}
	text := version + base64.RawURLEncoding.EncodeToString(packed.Bytes())
	if len(text) > MaxFragment {
		return "", ErrTooLong
	}
	return text, nil
}

// clean takes out what separates records, and what is no text.
func clean(s string) string {
	return strings.ToValidUTF8(strings.ReplaceAll(s, string(separator), " "), "�")
}

func pick(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}

// Decode reads the text of a link.
func Decode(text string) (*Sheet, error) {
	switch {
	case len(text) > MaxFragment:
		return nil, ErrTooLong
	case !strings.HasPrefix(text, version):
		return nil, ErrVersion
	}
	packed, err := base64.RawURLEncoding.DecodeString(text[len(version):])
	if err != nil {
		return nil, ErrBroken
	}
	r := flate.NewReaderDict(bytes.NewReader(packed), []byte(dictionary))
	plain, err := io.ReadAll(io.LimitReader(r, maxPlain+1))
	if err != nil || !utf8.Valid(plain) || len(plain) == 0 {
		return nil, ErrBroken
	}
	if len(plain) > maxPlain || bytes.Count(plain, []byte{separator}) > MaxItems {
		return nil, ErrTooLong
	}
	return parse(string(plain))
}

func parse(plain string) (*Sheet, error) {
	head, rest, more := strings.Cut(plain, string(separator))
	if head == "" || head[0] != 'c' && head[0] != '-' {
		return nil, ErrBroken
	}
	s := &Sheet{Checks: head[0] == 'c', Title: head[1:]}
	for more {
		var record string
		record, rest, more = strings.Cut(rest, string(separator))
		if record == "" {
			return nil, ErrBroken
		}
		item := Item{Text: record[1:]}
		switch record[0] {
		case kindNote:
			item.Note = true
		case kindPlain:
		case kindDigest:
			if !s.Checks || len(item.Text) < digestLength {
				return nil, ErrBroken
			}
			item.Digest, item.Text = item.Text[:digestLength], item.Text[digestLength:]
			if strings.IndexFunc(item.Digest, func(r rune) bool { return r >= utf8.RuneSelf }) >= 0 {
				return nil, ErrBroken
			}
		default:
			return nil, ErrBroken
		}
		s.Items = append(s.Items, item)
	}
	return s, nil
}
