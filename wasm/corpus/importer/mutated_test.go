package importer

import (
	"archive/zip"
	"bytes"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf16"
)

var mutated = flag.Int("mutated", 600, "how many damaged files TestMutatedFiles reads")

// TestMutatedFiles reads files of all formats as they come after an accident: cut off, with parts
// missing, twice or in another order, with marks of other formats in them, in another encoding.
// Each is read soundly or refused. `make mutated` reads 10,000.
func TestMutatedFiles(t *testing.T) {
	var whole []string
	for _, test := range formatTests {
		whole = append(whole, test.file)
	}
	for _, test := range readTests {
		whole = append(whole, test.file)
	}
	r := rand.New(rand.NewPCG(20, 11))
	read := 0
	for n := range *mutated {
		file := whole[n%len(whole)]
		for range 1 + r.IntN(3) {
			file = damaged(file, whole, r)
		}
		ok := false
		if !t.Run(fmt.Sprint(n), func(t *testing.T) { ok = sound(t, []byte(file)) }) {
			t.Fatalf("file %d:\n%q", n, file)
		}
		if ok {
			read++
		}
	}
	t.Logf("%d damaged files: %d were read, %d refused", *mutated, read, *mutated-read)
	if read == 0 || read == *mutated {
		t.Errorf("%d of %d were read: the damage is too great or too small to say anything", read, *mutated)
	}
}

// damaged is a file after one accident. One that is a zip is damaged inside, every other time.
func damaged(file string, others []string, r *rand.Rand) string {
	if strings.HasPrefix(file, "PK") && r.IntN(2) == 0 {
		if inside := damagedInside(file, others, r); inside != "" {
			return inside
		}
	}
	if file == "" {
		return marks[r.IntN(len(marks))]
	}
	from := r.IntN(len(file))
	to := from + r.IntN(min(len(file)-from, 1+r.IntN(200))+1)
	at := r.IntN(len(file) + 1)
	switch r.IntN(9) {
	case 0: // a byte is another
		return file[:from] + string([]byte{byte(r.IntN(256))}) + file[from+1:]
	case 1: // a part is missing
		return file[:from] + file[to:]
	case 2: // a part is there many times
		return file[:from] + strings.Repeat(file[from:to], 2+r.IntN(30)) + file[to:]
	case 3: // a part stands elsewhere
		part, rest := file[from:to], file[:from]+file[to:]
		at = min(at, len(rest))
		return rest[:at] + part + rest[at:]
	case 4: // it ends too early
		return file[:at]
	case 5: // a mark of some format stands in it
		return file[:at] + marks[r.IntN(len(marks))] + file[at:]
	case 6: // it goes on as another file
		other := others[r.IntN(len(others))]
		return file[:at] + other[r.IntN(len(other)+1):]
	case 7: // other ends of lines
		return strings.ReplaceAll(file, "\n", []string{"\r", "\r\n", "\n\n", " "}[r.IntN(4)])
	default: // another encoding
		return encoded(file, r.IntN(3))
	}
}

// marks mean something in one of the formats.
var marks = []string{"{", "}", "[", "]", `"`, ",", ";", "\t", "\n", "\n\n", "<", ">", "&", "&#0;", "&#x110000;", "]]>", "<![CDATA[", "<!--", "<!DOCTYPE x [",
	"::", "=", "~", "#", "\\", "//", "$CATEGORY:", "1. ", "99999999999999999999", "-", "1e999", "null", "true", `{"problems":[`, `"\ud800"`, "\x00", "\xff\xfe",
	"\ufeff", "PK\x03\x04", "text,answer\n", "<question type=\"category\">", "<assessmentItem>", "<w:p>", "<row>", "\u202e", "½", "½½½"}

// encoded writes a text in another encoding: UTF-16 of either order, or Windows-1252 as far as that
// goes.
func encoded(file string, how int) string {
	var b strings.Builder
	if how == 2 {
		for _, c := range file {
			b.WriteByte(byte(c))
		}
		return b.String()
	}
	for _, unit := range utf16.Encode([]rune("\ufeff" + file)) {
		low, high := byte(unit), byte(unit>>8)
		if how == 1 {
			low, high = high, low
		}
		b.WriteByte(low)
		b.WriteByte(high)
	}
	return b.String()
}

// damagedInside damages one of the files of a zip, and packs all again; "" where it cannot be
// unpacked.
func damagedInside(file string, others []string, r *rand.Rand) string {
	z, err := zip.NewReader(strings.NewReader(file), int64(len(file)))
	if err != nil || len(z.File) == 0 {
		return ""
	}
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	chosen := r.IntN(len(z.File))
	for i, f := range z.File {
		in, err := f.Open()
		if err != nil {
			return ""
		}
		content, err := io.ReadAll(in)
		if err != nil {
			return ""
		}
		text := string(content)
		if i == chosen && !strings.HasPrefix(text, "PK") {
			text = damaged(text, others, r)
		}
		out, err := w.Create(f.Name)
		if err != nil {
			return ""
		}
		if _, err := io.WriteString(out, text); err != nil {
			return ""
		}
	}
	if w.Close() != nil {
		return ""
	}
	return b.String()
}
