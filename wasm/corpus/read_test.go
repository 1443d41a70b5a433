package corpus

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"mwpranker/wasm/budget"
)

// file puts records into a corpus file.
func file(records ...string) string {
	return `{"format":"mwpranker-corpus","version":1,"name":"N","licence":"L","problems":[` + strings.Join(records, ",\n") + `]}`
}

const (
	pens  = `{"id":"a","text":"Ada has 3 pens and buys 4 more. How many pens has she?","equation":"3 + 4","answer":7}`
	buses = `{"id":"c","text":"A bus has 40 seats. How many buses do 130 pupils need?","equation":"ceil(130 / 40)","answer":4}`
	kites = `{"id":"b","text":"There are 5 kites with 2 tails each. How many tails are there?","equation":"5 * 2","answer":10}`
)

// show writes what reading a file gave: each problem with its expression, then
// the report.
func show(r io.Reader) string {
	var b strings.Builder
	report, err := Read(r, func(p *Problem) {
		fmt.Fprintf(&b, "%s: %s = %s\n", p.ID, p.Expr, p.Value.RatString())
	})
	fmt.Fprintf(&b, "%d of %d\n", report.Good, report.Records)
	for _, fault := range report.Faults {
		fmt.Fprintf(&b, "%s\n", fault)
	}
	if err != nil {
		fmt.Fprintf(&b, "error: %v\n", err)
	}
	return b.String()
}

var readTests = []struct{ name, file, want string }{
	{"two problems", file(pens, kites), "a: n0 + n1 = 7\nb: n0 * n1 = 10\n2 of 2\n"},
	{"whole numbers", strings.Replace(file(buses), `"version":1`, `"version":2`, 1), "c: roundup(n1 / n0) = 4\n1 of 1\n"},
	{"whole numbers in a file that says it is older", file(buses, pens), "c: roundup(n1 / n0) = 4\na: n0 + n1 = 7\n2 of 2\n"},
	{"rounded, and not said so", file(strings.Replace(buses, "ceil(130 / 40)", "130 / 40", 1)),
		"0 of 1\nrecord 1 (c): answer: 4 is not what the equation gives: 130 / 40 = 3.25\n"},
	{"no whole numbers", file(strings.Replace(buses, "ceil(130 / 40)", "gcd(130, 1.5)", 1)),
		"0 of 1\nrecord 1 (c): equation: 1.5 is neither a number of the text nor a known constant\n"},
	{"no problem", file(), "0 of 0\n"},
	{"byte order mark", "\ufeff" + file(pens), "a: n0 + n1 = 7\n1 of 1\n"},
	{"unknown fields", `{"format":"mwpranker-corpus","version":1,"made":{"by":[1,2]},"problems":[` +
		`{"id":"a","text":"3 pens and 4 pens?","equation":"3+4","answer":7,"colour":["red"]}],"more":null}`, "a: n0 + n1 = 7\n1 of 1\n"},
	{"numbers as strings", file(`{"id":7,"text":"3 pens and 4 pens?","equation":"3+4","answer":"7","grade":"2","topic":null}`), "7: n0 + n1 = 7\n1 of 1\n"},

	{"same id", file(pens, strings.Replace(kites, `"b"`, `"a"`, 1), kites),
		"a: n0 + n1 = 7\nb: n0 * n1 = 10\n2 of 3\nrecord 2 (a): id: record 1 has the same\n"},
	{"same text", file(pens, strings.Replace(strings.Replace(pens, `"a"`, `"c"`, 1), "Ada has", "ADA  has", 1)),
		"a: n0 + n1 = 7\n1 of 2\nrecord 2 (c): text: record 1 has the same\n"},
	{"a bad record lends its id to the next", file(strings.Replace(pens, `"answer":7`, `"answer":8`, 1), pens),
		"a: n0 + n1 = 7\n1 of 2\nrecord 1 (a): answer: 8 is not what the equation gives: 3 + 4 = 7\n"},
	{"a text that is a number", file(`{"id":"x","text":5}`, pens),
		"a: n0 + n1 = 7\n1 of 2\nrecord 1 (x): text: is a JSON number\n"},
	{"a record that is none", file(`42`, pens, `[]`, `"s"`),
		"a: n0 + n1 = 7\n1 of 4\nrecord 1: record: is a JSON number\nrecord 3: record: is a JSON array\nrecord 4: record: is a JSON string\n"},
	{"grade", file(strings.Replace(pens, `}`, `,"grade":"third"}`, 1), strings.Replace(kites, `}`, `,"grade":99}`, 1)),
		"0 of 2\nrecord 1 (a): grade: \"third\" is not a whole number\nrecord 2 (b): grade: 99 is not between 1 and 13\n"},

	{"an id that is none", file(`{"id":"\u001b[2J"}`, `{"id":"`+strings.Repeat("a", 1000)+`"}`),
		"0 of 2\nrecord 1: id: has the control character U+001B at byte 0\nrecord 2: id: has 1000 bytes; at most 100 are allowed\n"},

	{"an id that is a list", file(strings.Replace(pens, `"a"`, `[1]`, 1), strings.Replace(kites, `}`, `,"story":{"no":1}}`, 1)),
		"0 of 2\nrecord 1: id: is a JSON array\nrecord 2 (b): story: is a JSON object\n"},
	{"bytes that are not UTF-8", file(strings.Replace(pens, "pens", "p\xffns", 1)),
		"0 of 1\nrecord 1 (a): text: is not valid UTF-8\n"},
	{"a small answer", file(`{"id":"a","text":"5 g in 100000 drops: how much is in each?","equation":"5/100000","answer":5e-05}`, `{"id":"b","text":"3 and 4","equation":"3+4","answer":7e-999999999}`),
		"a: n0 / n1 = 1/20000\n1 of 2\nrecord 2 (b): answer: \"7e-999999999\" is not a number; write it as 129, 52.75 or 1/3\n"},

	{"empty", "", "0 of 0\nerror: corpus: the file ends too early, after 0 records\n"},
	{"cut off", file(pens)[:150], "0 of 1\nerror: corpus: the file ends too early, after 1 records\n"},
	{"cut off after a record", strings.TrimSuffix(file(pens, kites), "]}"), "a: n0 + n1 = 7\nb: n0 * n1 = 10\n2 of 2\nerror: corpus: the file ends too early, after 2 records\n"},
	{"not JSON", "id,text\n1,Ada has 3 pens", "0 of 0\nerror: corpus: the file is not JSON at byte 0: invalid character 'i' looking for beginning of value\n"},
	{"broken in the second record", file(pens, `{"id":"b" "text":""}`),
		"a: n0 + n1 = 7\n1 of 2\nerror: corpus: the file is not JSON at byte 183, in record 2: invalid character '\"' after object key:value pair\n"},
	{"a list", "[" + pens + "]", "0 of 0\nerror: corpus: the file is not an object { ... }; is it a corpus?\n"},
	{"no format", `{"problems":[` + pens + `]}`, "0 of 0\nerror: corpus: the file does not start with \"format\":\"mwpranker-corpus\"; is it a corpus?\n"},
	{"another format", `{"format":"mwpranker-weights","version":1,"problems":[]}`,
		"0 of 0\nerror: corpus: the format is \"mwpranker-weights\", this program reads \"mwpranker-corpus\"\n"},
	{"another version", `{"format":"mwpranker-corpus","version":3,"problems":[` + pens + `]}`,
		"0 of 0\nerror: corpus: the version is 3, this program reads versions 1 and 2; get the program that matches the file\n"},
	{"a version in quotes", `{"format":"mwpranker-corpus","version":"1","problems":[]}`, "0 of 0\nerror: corpus: version: is a JSON string\n"},
	{"no problems", `{"format":"mwpranker-corpus","version":1}`, "0 of 0\nerror: corpus: the file has no \"problems\"\n"},
	{"problems that are none", `{"format":"mwpranker-corpus","version":1,"problems":{}}`, "0 of 0\nerror: corpus: \"problems\" is not a list [ ... ]\n"},
	{"a record without end", `{"format":"mwpranker-corpus","version":1,"problems":[{"id":"` + strings.Repeat("a", 3*MaxRecord),
		"0 of 1\nerror: corpus: record 1 is longer than 262144 bytes\n"},
	{"something behind the end", file(pens) + "x", "a: n0 + n1 = 7\n1 of 1\nerror: corpus: something stands behind the end of the corpus\n"},
}

func TestRead(t *testing.T) {
	for _, test := range readTests {
		if got := show(strings.NewReader(test.file)); got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, test.want)
		}
		if got := show(iotest.OneByteReader(strings.NewReader(test.file))); got != test.want {
			t.Errorf("%s, byte by byte: got\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
}

// TestExampleOfTheDocumentation reads the file that docs/corpus.md shows.
func TestExampleOfTheDocumentation(t *testing.T) {
	page, err := os.ReadFile("../../docs/corpus.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(page), "```json\n")
	example, _, _ := strings.Cut(rest, "```")
	want := "ferry: (n0 + n1) * n2 = 129\nrope: n0 / n1 = 10/3\n2 of 2\n"
	if got := show(strings.NewReader(example)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestReadFailingInput(t *testing.T) {
	broken := errors.New("the disk is gone")
	_, err := Read(io.MultiReader(strings.NewReader(file(pens)[:100]), iotest.ErrReader(broken)), func(*Problem) {})
	if !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

func TestFaultsAreCounted(t *testing.T) {
	records := slices.Repeat([]string{`{"id":"x"}`}, MaxFaults+5)
	_, report, err := ReadAll(strings.NewReader(file(records...)))
	if err != nil || report.Bad != MaxFaults+5 || len(report.Faults) != MaxFaults {
		t.Errorf("%d bad, %d named, %v", report.Bad, len(report.Faults), err)
	}
}

// TestWrite reads tiny.json and writes it again: the same bytes.
func TestWrite(t *testing.T) {
	want, err := os.ReadFile("testdata/tiny.json")
	if err != nil {
		t.Fatal(err)
	}
	var records []Record
	report, err := Read(bytes.NewReader(want), func(p *Problem) { records = append(records, p.Record) })
	if err != nil || report.Bad > 0 {
		t.Fatal(err, report.Faults)
	}
	var got bytes.Buffer
	if err := Write(&got, report.Header, slices.Values(records)); err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("tiny.json does not come out as it went in:\n%s", got.String())
	}
}

func TestWriteFails(t *testing.T) {
	err := Write(failingWriter{}, Header{}, slices.Values([]Record{{ID: "a"}}))
	if err == nil || err.Error() != "corpus: the disk is full" {
		t.Errorf("got %v", err)
	}
}

type failingWriter struct{}

func (failingWriter) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

// FuzzRead reads anything. What it accepts it writes, and reads again the same.
func FuzzRead(f *testing.F) {
	for _, test := range readTests {
		if len(test.file) < MaxRecord {
			f.Add([]byte(test.file))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		defer budget.Watch(t, len(data), budget.Limit{Time: 100 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 8 << 20, Each: 4000})()
		problems, report, err := ReadAll(bytes.NewReader(data))
		if report.Good != len(problems) || report.Good+report.Bad > report.Records {
			t.Fatalf("%d problems, report %+v", len(problems), report)
		}
		if err != nil {
			return
		}
		var records []Record
		for _, p := range problems {
			records = append(records, p.Record)
		}
		var written bytes.Buffer
		if err := Write(&written, report.Header, slices.Values(records)); err != nil {
			t.Fatal(err)
		}
		again, _, err := ReadAll(&written)
		if err != nil || len(again) != len(records) {
			t.Fatalf("%d of %d records come back: %v", len(again), len(records), err)
		}
		for i := range again {
			if again[i].Record != records[i] {
				t.Fatalf("%+v became %+v", records[i], again[i].Record)
			}
		}
	})
}

// A file is of the oldest version that can say its equations, so that older programs read it, or
// say why not.
func TestVersionWritten(t *testing.T) {
	for _, c := range []struct{ equations, want string }{
		{"", `"version":1`},
		{"3 + 4;x = 5 * n1", `"version":1`},
		{"3 + 4;ceil(130 / 40)", `"version":2`},
		{"130 mod 40", `"version":2`},
		{"3xgcd(4,6)", `"version":2`},
	} {
		var b bytes.Buffer
		err := Write(&b, Header{}, func(yield func(Record) bool) {
			for _, equation := range strings.Split(c.equations, ";") {
				if !yield(Record{ID: "a", Equation: equation, Answer: "1"}) {
					return
				}
			}
		})
		if line, _, _ := strings.Cut(b.String(), "\n"); err != nil || !strings.Contains(line, c.want) {
			t.Errorf("%s: %s, want %s (%v)", c.equations, line, c.want, err)
		}
	}
}
