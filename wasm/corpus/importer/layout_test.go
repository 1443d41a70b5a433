package importer

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"

	"mwpranker/wasm/corpus"
)

// layoutTexts are what each file of TestLayouts holds: with signs of several bytes, one of two
// halves in UTF-16, quotes, an ampersand.
var layoutTexts = func() []string {
	texts := []string{
		"Zoë pays €3 for a café au lait and €4 for “cake”. How much in all?",
		"Tom & Mia have 12 😀 stickers, and give 5 away.",
		"A sign says \"3 < 4\", and 7 people read it.",
	}
	for i := range 38 {
		texts = append(texts, fmt.Sprintf("%d kites and %d more kites fly.", i+2, i+50))
	}
	return texts
}()

// layoutFiles are the formats, each with all texts, in LF and UTF-8 without a mark. compact and
// pretty are other layouts that a program could give the same content.
var layoutFiles = []struct {
	name    string
	file    string
	layouts []func(string) string
}{
	{"CSV", tableOf(",", true), nil},
	{"CSV with line breaks in texts", strings.ReplaceAll(tableOf(",", true), " and ", "\nand "), nil},
	{"CSV with semicolons", tableOf(";", true), nil},
	{"TSV", tableOf("\t", false), nil},
	{"one column", "question\n" + eachText(func(_ int, text string) string { return quote(text) + "\n" }), nil},
	{"JSON, a list", "[" + list(plainRecord) + "]\n", jsonLayouts},
	{"JSON, a list with ids", "[" + list(withID) + "]\n", jsonLayouts},
	{"JSON in an object", `{"name":"N","licence":"L","problems":[` + list(plainRecord) + "]}\n", jsonLayouts},
	{"JSON as of SVAMP", "[" + list(func(i int, text string) string {
		return fmt.Sprintf(`{"ID":"chal-%d","Body":%s,"Question":"How many?","Equation":"( 3.0 + 4.0 )","Answer":7.0,"Type":"Addition"}`, i, inJSON(text))
	}) + "]\n", jsonLayouts},
	{"JSON as of MAWPS", "[" + list(func(i int, text string) string {
		return fmt.Sprintf(`{"iIndex":%d,"sQuestion":%s,"lEquations":["X=(3.0+4.0)"],"lSolutions":[7.0]}`, i, inJSON(text))
	}) + "]\n", jsonLayouts},
	{"JSON as of MWPToolkit", "[" + list(func(i int, text string) string {
		return fmt.Sprintf(`{"id":"%d","original_text":%s,"equation":"x=3+4","ans":"7"}`, i, inJSON(text))
	}) + "]\n", jsonLayouts},
	{"JSON Lines", eachText(func(i int, text string) string { return plainRecord(i, text) + "\n" }), []func(string) string{
		func(s string) string { return strings.ReplaceAll(s, "\n", "") },
		func(s string) string { return strings.ReplaceAll(s, "{", "{\n  ") },
	}},
	{"JSON Lines as of GSM8K", eachText(func(i int, text string) string {
		return fmt.Sprintf(`{"question":%s,"answer":"So <<3+4=7>>7.\n#### 7"}`, inJSON(text)) + "\n"
	}), nil},
	{"XML", "<?xml version=\"1.0\"?>\n<Machine-Reading-Corpus-File>\n<ProblemSet>\n" + eachText(func(i int, text string) string {
		return fmt.Sprintf("<Problem ID=\"nluds-%04d\" Grade=\"1\" Source=\"http://www.example.org\">\n\t<Body>%s</Body>\n\t<Question>How many?</Question>\n\t"+
			"<Solution-Type>Addition</Solution-Type>\n\t<Answer>7 (kites)</Answer>\n\t<Formula>3+4=7</Formula>\n</Problem>\n", i, inXML(text))
	}) + "</ProblemSet>\n</Machine-Reading-Corpus-File>\n", []func(string) string{
		func(s string) string { return strings.NewReplacer("\n", "", "\t", "").Replace(s) },
		func(s string) string {
			return strings.NewReplacer(" ID=", "\n   ID=", " Grade", "\n   Grade", "\t", "    ").Replace(s)
		},
	}},
	{"plain text", eachText(func(i int, text string) string { return fmt.Sprintf("%d. %s\n\n", i+1, text) }), nil},
	{"corpus.json", corpusFile(), jsonLayouts},
}

func eachText(write func(i int, text string) string) string {
	var b strings.Builder
	for i, text := range layoutTexts {
		b.WriteString(write(i, text))
	}
	return b.String()
}

// list joins records by commas, each on a line of its own.
func list(write func(i int, text string) string) string {
	var parts []string
	for i, text := range layoutTexts {
		parts = append(parts, write(i, text))
	}
	return strings.Join(parts, ",\n")
}

func plainRecord(_ int, text string) string { return `{"text":` + inJSON(text) + `,"answer":7}` }
func withID(i int, text string) string {
	return fmt.Sprintf(`{"id":"k%d","text":%s,"equation":"3 + 4","grade":2}`, i, inJSON(text))
}

func tableOf(separator string, quoted bool) string {
	return "text" + separator + "answer\n" + eachText(func(_ int, text string) string {
		if quoted {
			text = quote(text)
		}
		return text + separator + "7\n"
	})
}

func quote(s string) string { return `"` + strings.ReplaceAll(s, `"`, `""`) + `"` }
func inJSON(s string) string {
	written, _ := json.Marshal(s)
	return string(written)
}
func inXML(s string) string { return strings.NewReplacer("&", "&amp;", "<", "&lt;").Replace(s) }

func corpusFile() string {
	var b bytes.Buffer
	err := corpus.Write(&b, corpus.Header{Name: "N", Licence: "L"}, func(yield func(corpus.Record) bool) {
		for i, text := range layoutTexts {
			numbers := []string{"3 + 4", "12 - 5", "3 + 4"}
			equation := fmt.Sprintf("%d + %d", i-3+2, i-3+50)
			answer := fmt.Sprint(2*(i-3) + 52)
			if i < len(numbers) {
				equation, answer = numbers[i], "7"
			}
			if !yield(corpus.Record{ID: fmt.Sprintf("c-%d", i), Text: text, Equation: equation, Answer: corpus.Number(answer)}) {
				return
			}
		}
	})
	if err != nil {
		panic(err)
	}
	return b.String()
}

// jsonLayouts are JSON on one line, and with every value on a line of its own.
var jsonLayouts = []func(string) string{
	func(s string) string {
		var b bytes.Buffer
		json.Compact(&b, []byte(s))
		return b.String()
	},
	func(s string) string {
		var b bytes.Buffer
		json.Indent(&b, []byte(s), "", "\t")
		return b.String() + "\n"
	},
}

// lineEnds and encodings are how programs save one text.
var lineEnds = []struct {
	name   string
	change func(string) string
}{
	{"LF", func(s string) string { return s }},
	{"CRLF", func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }},
	{"CR", func(s string) string { return strings.ReplaceAll(s, "\n", "\r") }},
	{"no final line end", func(s string) string { return strings.TrimRight(s, "\n") }},
	{"CRLF, no final line end", func(s string) string { return strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", "\r\n") }},
	{"CR, no final line end", func(s string) string { return strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", "\r") }},
}

var encodings = []struct {
	name   string
	change func(string) string
}{
	{"UTF-8", func(s string) string { return s }},
	{"UTF-8 with a mark", func(s string) string { return "\ufeff" + s }},
	{"UTF-16LE", func(s string) string { return wide(s, binary.LittleEndian) }},
	{"UTF-16LE with a mark", func(s string) string { return wide("\ufeff"+s, binary.LittleEndian) }},
	{"UTF-16BE", func(s string) string { return wide(s, binary.BigEndian) }},
	{"UTF-16BE with a mark", func(s string) string { return wide("\ufeff"+s, binary.BigEndian) }},
}

func wide(s string, order binary.AppendByteOrder) string {
	var out []byte
	for _, unit := range utf16.Encode([]rune(s)) {
		out = order.AppendUint16(out, unit)
	}
	return string(out)
}

// TestLayouts: the same content gives the same records, however the file is laid out, ended, marked
// and encoded; and the corpus reader gives the same problems.
func TestLayouts(t *testing.T) {
	for _, f := range layoutFiles {
		want := records(t, f.name, f.file)
		if len(want) != len(layoutTexts) {
			t.Errorf("%s: %d of %d records: %s", f.name, len(want), len(layoutTexts), show(f.file))
			continue
		}
		wantProblems := problemsOf(f.file)
		layouts := append([]func(string) string{func(s string) string { return s }}, f.layouts...)
		for i, layout := range layouts {
			for _, end := range lineEnds {
				for _, encoding := range encodings {
					name := fmt.Sprintf("%s, layout %d, %s, %s", f.name, i, end.name, encoding.name)
					file := encoding.change(end.change(layout(f.file)))
					if got := records(t, name, file); !slices.Equal(got, want) {
						t.Errorf("%s: %d records, and %d before\n%.200q\n%.200q", name, len(got), len(want), fmt.Sprint(got), fmt.Sprint(want))
					}
					if got := problemsOf(file); !reflect.DeepEqual(got, wantProblems) {
						t.Errorf("%s: %d problems of a corpus, and %d before", name, len(got), len(wantProblems))
					}
				}
			}
		}
	}
	if got := len(problemsOf(corpusFile())); got != len(layoutTexts) {
		t.Errorf("the corpus has %d problems", got)
	}
}

func records(t *testing.T, name, file string) []corpus.Record {
	t.Helper()
	var list []corpus.Record
	report, err := Read(strings.NewReader(file), func(_ int, r corpus.Record) { list = append(list, r) })
	if err != nil || report.Bad > 0 {
		t.Errorf("%s: %+v, %v", name, report, err)
	}
	return list
}

// problemsOf is what the reader of corpora makes of a file; none for other files.
func problemsOf(file string) []*corpus.Problem {
	problems, _, err := corpus.ReadAll(strings.NewReader(file))
	if err != nil {
		return nil
	}
	return problems
}
