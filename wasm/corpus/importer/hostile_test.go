package importer

import (
	"bytes"
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
)

// reading is what reading a file may take: far more than it does, and far less than what grows with
// the square of the file.
var reading = budget.Limit{Time: 200 * time.Millisecond, EachTime: 2 * time.Microsecond, Bytes: 4 << 20, Each: 400}

// hostile are files that are made to be read slowly: each repeats something up to a size.
var hostile = []struct{ name, head, again, tail string }{
	{"problems that are not closed", "", "<Problem ", ""},
	{"problems with one letter", "", "<Problem a", ""},
	{"another element", "<x>", "<Problems", ""},
	{"tags that open", `<Problem ID="a"><Body>`, "<", "</Body></Problem>"},
	{"comments that are not closed", `<Problem ID="a">`, "<!--", "</Problem>"},
	{"attributes", "<Problem ", `a="1" `, "></Problem>"},
	{"characters by name", `<Problem ID="a"><Body>3 `, "&", "</Body></Problem>"},
	{"characters by name, closed", `<Problem ID="a"><Body>3 `, "&amp;", "</Body></Problem>"},
	{"brackets in an equation", "text,equation\n3 kites,", "(", "\n"},
	{"letters in brackets", "text,equation\n3 kites,", "(a", "\n"},
	{"steps", "text,equation\n3 kites,", "1+1=2;", "\n"},
	{"steps of an answer", "text,answer\n3 kites,", "<<1+1=2>>", "#### 2\n"},
	{"steps of an answer that are not closed", "text,answer\n3 kites,", "<<", "#### 2\n"},
	{"an answer of digits", "text,answer\n3 kites,", "7", "\n"},
	{"a grade of digits", "text,grade\n3 kites,", "7", "\n"},
	{"masked numbers", "text,numbers\n", "number0 ", ",1e308\n"},
	{"numbers for the masked", "text,numbers\nnumber0 kites,", "1e308 ", "\n"},
	{"quotes", "text,answer\n", `"`, "\n"},
	{"quotes on lines", "text,answer\n", "\"\n", "\n"},
	{"quotes on every other line", "text,answer\n", "\"a\nb\n\"c\n", "\n"},
	{"separators", "text,answer\n", ",", "\n"},
	{"columns", "text", ",a", "\n3 kites\n"},
	{"rows with nothing", "text,answer\n", ",\n", ""},
	{"empty lines", "text,answer\n", "\n", "3 kites"},
	{"carriage returns", "text,answer\n", "\r", "3 kites"},
	{"objects that open", "", "{\n", ""},
	{"lists that open", "", "{\"a\":[\n", ""},
	{"objects on one line", "", "{", ""},
	{"objects with a name, on lines", "", "{\"a\":\"b\",\n" + strings.Repeat(" \n", 4000), ""},
	{"lists in lists", `{"text":`, "[", "}"},
	{"names of fields", `{"text":"3 kites"`, `,"a":1`, "}"},
	{"a text that is not closed", `{"text":"`, "a", ""},
	{"escapes", `{"text":"`, `\\`, `"}`},
	{"spaces in a list", `{"a":[`, " ", `{"text":"3 kites"}]}`},
	{"records", "[", `{"text":"3 kites"},`, "]"},
	{"one line of text", "", "a", ""},
	{"lines of text", "", "a\n", ""},
	{"spaces", "", " ", "a"},
	{"numbers of a list", "", "1. ", ""},
	{"questions that are not closed", "<quiz>", "<question ", ""},
	{"questions in CDATA that are not closed", "<quiz>", "<question><![CDATA[", ""},
	{"CDATA that is not closed", `<quiz><question type="numerical"><questiontext><text>`, "<![CDATA[", "</text></questiontext></question></quiz>"},
	{"comments of a question", `<quiz><question type="numerical"><questiontext><text>`, "<!--", "</text></questiontext></question></quiz>"},
	{"tags in tags", `<quiz><question type="numerical"><questiontext><text>`, "<a", "</text></questiontext></question></quiz>"},
	{"elements in elements", "<assessmentItem><itemBody>", "<p>", "</itemBody></assessmentItem>"},
	{"HTML in text", `<quiz><question><questiontext><text>`, "&lt;p a=&quot;", "</text></questiontext></question></quiz>"},
	{"attributes of a question", "<quiz><question ", `a="1" `, "></question></quiz>"},
	{"choices", "<assessmentItem><itemBody>", `<simpleChoice identifier="a">`, "</itemBody></assessmentItem>"},
	{"braces", "::a::", "{=", ""},
	{"questions of GIFT", "::a::3 kites{=3}\n\n", "::a::3 kites{=3}\n\n", ""},
	{"answers of GIFT", "::a::3 kites{", "=%0%3 ", "}"},
	{"titles of GIFT", "::a::", "::", ""},
	{"feedback of GIFT", "::a::3 kites{=3", "#", "}"},
	{"numbered lines", "1. a\n", "2. a\n", ""},
	{"lines with a 1", "1. a\n2. b\n", "1. a\n", ""},
	{"digits in front", "", "1", ""},
	{"texts of a list", "[", `"3 kites",`, "]"},
	{"columns of JSON", `{"text":[`, `"a",`, `"b"]}`},
	{"fields by number", `{"text":{`, `"0":"a",`, `"1":"b"}}`},
	{"objects in objects", "", `{"a":`, ""},
	{"names and values", "{", `"a":{"b":1},`, `"c":1}`},
	{"columns without a header", "", "a,", "\n" + strings.Repeat("a,", 1000) + "\n"},
	{"rows without a header", "", "a 3 b c,3\n", ""},
	{"equations without a header", "", "a 3 b c,3+3\n", ""},
	{"bytes of Windows-1252", "text\n", "\xe9", ""},
	{"UTF-16", "\xff\xfe", "a\x00", ""},
	{"halves of characters", "\xff\xfe", "\x3d\xd8", ""},
}

// TestHostileFiles: a megabyte of anything is read, or refused, in its time and memory.
func TestHostileFiles(t *testing.T) {
	const size = 1 << 20
	for _, h := range hostile {
		t.Run(h.name, func(t *testing.T) {
			for _, length := range []int{corpus.MaxRecord - 100, size} { // one that can be a single record, and a long one
				file := h.head + strings.Repeat(h.again, length/len(h.again)) + h.tail
				done := budget.Watch(t, len(file), reading)
				report, err := Read(strings.NewReader(file), func(int, corpus.Record) {})
				done()
				if err == nil && report.Good+report.Bad == 0 && !strings.HasPrefix(file, "text") {
					t.Errorf("%d bytes were read, and nothing is said of them", len(file))
				}
			}
		})
	}
}

// repeated is a file that is never in memory as a whole.
type repeated struct {
	head, line string
	left       int
}

func (r *repeated) Read(p []byte) (int, error) {
	if r.head == "" {
		if r.left == 0 {
			return 0, io.EOF
		}
		r.left--
		r.head = fmt.Sprintf(r.line, r.left)
	}
	n := copy(p, r.head)
	r.head = r.head[n:]
	return n, nil
}

// TestMemory: what a file takes besides its records does not grow with it.
func TestMemory(t *testing.T) {
	for _, test := range []struct{ name, head, line string }{
		{"table", "id,text\n", "k%d,%[1]d red and 4 blue kites\n"},
		{"JSON on one line", "[", `{"id":"k%d","text":"%[1]d red and 4 blue kites"},`},
		{"XML on one line", "<ProblemSet>", `<Problem ID="k%d"><Body>%[1]d red and 4 blue kites</Body></Problem>`},
		{"text", "", "%d red and 4 blue kites\n\n"},
		{"one line that is far too long", "text,answer\n", "%d red kites and "},
	} {
		const records = 200_000 // 8 MB
		before, most, good := live(), uint64(0), 0
		report, err := Read(&repeated{head: test.head, line: test.line, left: records}, func(int, corpus.Record) {
			if good++; good%20_000 == 0 {
				most = max(most, live())
			}
		})
		if err != nil || report.Good+report.Bad == 0 {
			t.Errorf("%s: %+v, %v", test.name, report, err)
		}
		// The window of 1 MB, and for each record two hashes that find twins.
		if limit := uint64(4<<20 + 80*report.Good); most > limit+before {
			t.Errorf("%s: %d bytes are held after %d records, at most %d are allowed", test.name, most-before, report.Good, limit)
		}
	}
}

// TestEveryPlaceOfTheWindow: a record is the same wherever the window of the file ends.
func TestEveryPlaceOfTheWindow(t *testing.T) {
	tail := `{"text":"3 kites and 4 kites"},` + "\n" + `{"text":"5 kites`
	for shift := range 60 {
		file := "[" + strings.Repeat(" ", windowSize-len(tail)-30+shift) + tail + ` and 6"}]`
		got := 0
		if _, err := Read(bytes.NewReader([]byte(file)), func(int, corpus.Record) { got++ }); err != nil || got != 2 {
			t.Errorf("with %d spaces: %d records, %v", shift, got, err)
		}
	}
	for shift := range 60 {
		file := "<ProblemSet>" + strings.Repeat(" ", windowSize-50+shift) + `<Problem ID="a"><Body>3 kites</Body></Problem>`
		got := 0
		if _, err := Read(bytes.NewReader([]byte(file)), func(int, corpus.Record) { got++ }); err != nil || got != 1 {
			t.Errorf("XML with %d spaces: %d records, %v", shift, got, err)
		}
	}
}

// live is how many bytes are in use.
func live() uint64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// BenchmarkHostileFiles gives the speed of each.
func BenchmarkHostileFiles(b *testing.B) {
	const size = 1 << 20
	for _, h := range hostile {
		file := h.head + strings.Repeat(h.again, size/len(h.again)) + h.tail
		b.Run(h.name, func(b *testing.B) {
			b.SetBytes(int64(len(file)))
			for b.Loop() {
				if _, err := Read(strings.NewReader(file), func(int, corpus.Record) {}); err != nil {
					b.Log(err)
				}
			}
		})
	}
}
