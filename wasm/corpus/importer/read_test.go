package importer

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
)

// show writes what reading a file gave, a record a line, then what was left out.
func show(file string) string {
	var b strings.Builder
	report, err := Read(strings.NewReader(file), func(line int, r corpus.Record) {
		fmt.Fprintf(&b, "%d %s: %s | %s = %s", line, r.ID, r.Text, r.Equation, r.Answer)
		for _, each := range []struct {
			given bool
			value any
		}{{r.Grade != 0, r.Grade}, {r.Topic != "", r.Topic}, {r.Story != "", r.Story}, {r.Confidence != 0, r.Confidence}} {
			if each.given {
				fmt.Fprintf(&b, " | %v", each.value)
			}
		}
		b.WriteByte('\n')
	})
	if err != nil {
		return "error: " + err.Error() + "\n"
	}
	for _, fault := range report.Faults {
		fmt.Fprintf(&b, "%s\n", fault)
	}
	return string(report.Format) + "\n" + b.String()
}

const badUTF8 = "\xe9"

var readTests = []struct{ name, file, want string }{
	{"comma", "id,text,equation,answer,grade,topic\nk1,Ann has 3 kites and buys 4.,3 + 4,7,2,toys\n",
		"CSV\n2 k1: Ann has 3 kites and buys 4. | 3 + 4 = 7 | 2 | toys\n"},
	{"any order, other names, a byte order mark", "\ufeffTopic,ANSWER,Word Problem\r\ntoys,$7,Ann has 3 kites and buys 4.\r\n",
		"CSV\n2 line-2: Ann has 3 kites and buys 4. |  = 7 | toys\n"},
	{"tab", "text\tanswer\n3 mugs, 4 jugs\t7\n", "TSV\n2 line-2: 3 mugs, 4 jugs |  = 7\n"},
	{"semicolon", "text;answer\n3 mugs, 4 jugs;7\n", "CSV with semicolons\n2 line-2: 3 mugs, 4 jugs |  = 7\n"},
	{"one column", "question\nBen has 3 mugs, Kim 4. How many?\n\"5 jars, \"\"full\"\"\"\n",
		"TSV\n2 line-2: Ben has 3 mugs, Kim 4. How many? |  = \n3 line-3: 5 jars, \"full\" |  = \n"},
	{"quotes, line breaks, a last line without an end", "text,answer\n\"He said \"\"3, and\n4\"\"\",7\n\n5 jars,",
		"CSV\n2 line-2: He said \"3, and\n4\" |  = 7\n5 line-5: 5 jars |  = \n"},
	{"short rows", "text,equation,answer\n3 mugs\n", "CSV\n2 line-2: 3 mugs |  = \n"},
	{"bad rows are named and the others read",
		"text,answer,grade\n3 mugs,x,\n4 mugs,4,two\n,5,\n6 mugs, red,6,\n\"7 \"big\" mugs\",7,\n8 mugs,8,\n\"9 mugs,9\n10 mugs,10,1\n8  Mugs,8,\n",
		"CSV\n7 line-7: 8 mugs |  = 8\n9 line-9: 10 mugs |  = 10 | 1\n" +
			"line 2: answer: \"x\" is not a number\n" +
			"line 3: grade: \"two\" is not a whole number\n" +
			"line 4: text: is missing\n" +
			"line 5: has 4 columns and the first line 3; put texts with a ',' in quotes\n" +
			"line 6: something stands between a closing quote and the end of the field; inside a text write two quotes for one\n" +
			"line 8: a quote is not closed\n" +
			"line 10 (line-10): text: line 7 has the same\n"},
	{"not UTF-8", "text,answer\nA caf" + badUTF8 + " has 3 cups,3\nA café and a café,2\n4 cups,4\n",
		"CSV\n3 line-3: A café and a café |  = 2\n4 line-4: 4 cups |  = 4\nline 2: is not valid UTF-8; save the file as UTF-8 (\"CSV UTF-8\" in a spreadsheet)\n"},
	{"Windows-1252", "Aufgabe;Antwort\nZo\xeb pays \x803 in the caf\xe9 \x96 and \x804.;7\n",
		"CSV with semicolons\n2 line-2: Zoë pays €3 in the café – and €4. |  = 7\n"},

	{"our own", `{"format":"mwpranker-corpus","version":1,"name":"N","problems":[` + "\n" +
		`{"id":"a","text":"3 kites and 4 kites?","equation":"3 + 4","answer":7,"grade":2,"topic":"toys","story":"s","confidence":0.5},` + "\n" +
		`{"id":"b","text":"5 kites","answer":"1/3"}` + "\n]}\n",
		"JSON\n2 a: 3 kites and 4 kites? | 3 + 4 = 7 | 2 | toys | s | 0.5\n3 b: 5 kites |  = 1/3\n"},
	{"lines", `{"text":"3 kites"}` + "\n" + `{"text":"4 kites"}` + "\n", "JSON\n1 record-1: 3 kites |  = \n2 record-2: 4 kites |  = \n"},
	{"a list over several lines", "[\n  {\n    \"text\": \"3 [big] {red} kites\",\n    \"answer\": null\n  },\n  { \"text\": \"4 \\\"kites\\\"\" } ]",
		"JSON\n2 record-1: 3 [big] {red} kites |  = \n6 record-2: 4 \"kites\" |  = \n"},
	{"broken records are named and the others read",
		`{"text":"3 kites"` + "\n" + `{"text":"4 kites"}` + "\n" + `{"text":"5 kites}` + "\n" + `{"text":"6 kites",}` + "\nseven\n" + `{"text":8}` + "\n" + `{"name":"x"}` + "\n" + `{"text":"9 kites"}`,
		"JSON\n2 record-2: 4 kites |  = \n6 record-6: 8 |  = \n8 record-8: 9 kites |  = \n" +
			"line 1: the record, or a text in it, is not closed\n" +
			"line 3: the record, or a text in it, is not closed\n" +
			"line 4: is not JSON: invalid character '}' looking for beginning of object key string\n" +
			"line 5: is not a record { ... }\n" +
			"line 7: text: is missing\n"},
	{"a list of numbers", `[1, 2,` + "\n" + `{"text":"3 kites"}]`, "JSON\n2 record-2: 3 kites |  = \nline 1: is not a record { ... }\n"},
	{"nested too deep", `{"a":[[[[[[[[[[[[` + "\n" + `{"text":"3 kites"}`, "JSON\n2 record-2: 3 kites |  = \nline 1: nests deeper than 10\n"},
	{"one record on a line is broken", `[{"text":"3 kites"},{"text":""},{"text":"4 kites","a":[[[[[[[[[[1]]]]]]]]]]},{"text":"5 kites","b":01},{"text":"6 kites"}]`,
		"JSON\n1 record-1: 3 kites |  = \n1 record-5: 6 kites |  = \n" +
			"line 1 (record-2): text: is missing\n" +
			"line 1 (record-3): nests deeper than 10\n" +
			"line 1 (record-4): is not JSON: invalid character '1' after object key:value pair\n"},
	{"two names of one field", `{"Text":"3 kites","text":"4 kites","TEXT":"5 kites"}`, "JSON\n1 record-1: 5 kites |  = \n"},
	{"the same id", `{"id":1,"text":"3 kites"}{"id":"1","text":"4 kites"}`, "JSON\n1 1: 3 kites |  = \nline 1 (1): id: record 1 has the same\n"},

	// the research sets' field names
	{"iIndex and lists", `[{"iIndex":7,"sQuestion":"Ann had 80 beans and ate 30. How many are left?","lEquations":["X=(80.0-30.0)"],"lSolutions":[50.0]},` +
		`{"iIndex":8,"sQuestion":"9 rows of 4 beans","lEquations":["9*4=x"],"lSolutions":["36"]},` +
		`{"iIndex":9,"sQuestion":"Two numbers make 10","lEquations":["x+y=10","x-y=2"],"lSolutions":[6.0,4.0]}]`,
		"JSON\n1 7: Ann had 80 beans and ate 30. How many are left? | X=(80.0-30.0) = 50\n1 8: 9 rows of 4 beans | 9*4=x = 36\n" +
			"line 1 (9): answer: \"6.0; 4.0\" is not a number\n"},
	{"body and question apart", `{"ID":"k-1","Body":"Kim packs 90 figs into 6 boxes","Question":"How many are in each?","Equation":"( 90.0 / 6.0 )","Answer":15.0,"Type":"Division"}`,
		"JSON\n1 k-1: Kim packs 90 figs into 6 boxes. How many are in each? | ( 90.0 / 6.0 ) = 15\n"},
	{"original and segmented text", `{"id":"4","original_text":"8 owls, 3 leave.","segmented_text":"8 owls , 3 leave .","equation":"x=8-3","ans":"5"}`,
		"JSON\n1 4: 8 owls, 3 leave. | x=8-3 = 5\n"},
	{"masked numbers", "Question,Numbers,Equation,Answer\n" +
		"One farmer has number0 hens and number1 geese .,12.0 5.0,+ number0 number1,17\n" +
		"number0 of number1 hens,0.3333333333333333 9.0,* number0 number1,3.0\n" +
		"number0 and number1 hens,4.0,+ number0 number1,3\n",
		"CSV\n2 line-2: One farmer has 12 hens and 5 geese . | n1 + n2 = 17\n3 line-3: 1/3 of 9 hens | n0 * n1 = 3\n" +
			"line 4: text: number1 has no value\n"},
	{"whole numbers, as schools and spreadsheets write them", "text,equation,answer\n40 seats for 130 pupils?,ceil(130/40),4\n41 seats for 130 pupils?,CEILING(b/a),4\n" +
		"42 eggs in 6s and more?,42 mod 6,0\n130 eggs in boxes of 40?,\"=FLOOR(130/40)\",3\n\"12 figs, 18 plums\",\"hcf(12, 18)\",6\n" +
		"90 boys and 41 girls in buses of 40?,\"90+41=131; ceil(131/40)=4\",4\n",
		"CSV\n2 line-2: 40 seats for 130 pupils? | ceil(130/40) = 4\n3 line-3: 41 seats for 130 pupils? | CEILING(b/a) = 4\n" +
			"4 line-4: 42 eggs in 6s and more? | 42 mod 6 = 0\n5 line-5: 130 eggs in boxes of 40? | FLOOR(130/40) = 3\n6 line-6: 12 figs, 18 plums | hcf(12, 18) = 6\n" +
			"7 line-7: 90 boys and 41 girls in buses of 40? | roundup((90 + 41) / 40) = 4\n"},
	{"worked answers", `{"question":"A jar holds 60 beans. Half go, then 4 jars are filled. How many beans?","answer":"60/2 = <<60/2=30>>30 left.\n30*4 = <<30*4=120>>120.\n#### 120"}` + "\n" +
		`{"question":"9 pots at $1,000 each","answer":"That is <<9*1000=9000>>9,000.\n#### 9,000"}` + "\n" +
		`{"question":"6 pots and 3 pots, then 9 more","answer":"<<6+3=9>> <<9+9=18>>\n#### 18"}` + "\n" +
		`{"question":"6 pans and 3 pans","answer":"No steps.\n#### 9"}` + "\n",
		"JSON\n1 record-1: A jar holds 60 beans. Half go, then 4 jars are filled. How many beans? | 60 / 2 * 4 = 120\n" +
			"2 record-2: 9 pots at $1,000 each | 9 * 1000 = 9000\n" +
			"3 record-3: 6 pots and 3 pots, then 9 more |  = 18\n" +
			"4 record-4: 6 pans and 3 pans |  = 9\n"},
	{"XML", "<?xml version=\"1.0\"?>\n<ProblemSet>\n" +
		"<Problem ID=\"b1\" Grade=\"2\"><Body>Two red &amp; 7 &#98;lue b&#x61;lls.</Body><Question>How many?</Question><Answer>9 (balls)</Answer><Formula>2+7=9</Formula></Problem>\n" +
		"<Problem ID=\"b2\" Grade=\"3\"><Body>3 hours and 20 minutes.</Body><Question>How many minutes?</Question><Answer>200 (min)</Answer><Formula>3 (hour)*60 (min/hour)=180; 180+20=200</Formula></Problem>\n" +
		"<Problem ID=\"b3\"><Body>Which is more?</Body><Answer>Ann</Answer></Problem>\n" +
		"<Problem ID=\"b4\"><Body>lost\n<Problem ID=\"b5\"><Question>4 <b balls</Question></Problem>\n" +
		"<Problem ID=\"b6\"><Question>4 balls and 5</Question><Formula>x=4+5</Formula><Answer>9</Answer></Problem>\n</ProblemSet>",
		"XML\n3 b1: Two red & 7 blue balls. How many? | 2+7 = 9 | 2\n4 b2: 3 hours and 20 minutes. How many minutes? | 3 * 60 + 20 = 200 | 3\n8 b6: 4 balls and 5 | x=4+5 = 9\n" +
			"line 5 (b3): answer: \"Ann\" is not a number\n" +
			"line 6: there is no </Problem>\n" +
			"line 7 (b5): is not XML: the element \"Question\" is not closed, or holds another\n"},
	{"XML that is none", "<Problem ID=b1><Body>3</Body></Problem>\n<Problem ID=\"b2\"></Problem>\n<Problem ID=\"b3\"><!-- c --><Formula/>&lt;</Problem>\n<Problem ID=\"b4\">></Problem>",
		"XML\nline 1: is not XML: the attribute \"ID\" has no value in quotes\nline 2 (b2): text: is missing\n" +
			"line 3 (b3): is not XML: \"&lt;\" stands between the elements\nline 4 (b4): is not XML: \">\" stands between the elements\n"},
	{"other XML", "<html></html>", "error: reading problems: this XML is not known: it has no <Problem ...> as ASDiv has, and is no quiz of Moodle and no QTI\n"},

	{"paragraphs", "\n 1. Ann has 3 kites.\nHow many\nare there?\n \t\n2) Ben has 4.\n\n5 kites fly.\r\n\r\n3.5 litres",
		"plain text, a problem a paragraph\n2 line-2: Ann has 3 kites.\nHow many\nare there? |  = \n6 line-6: Ben has 4. |  = \n8 line-8: 5 kites fly. |  = \n10 line-10: 3.5 litres |  = \n"},

	{"nothing", " \n", "error: reading problems: the file is empty\n"},
	{"a zip that was cut off", "PK\x03\x04...", "error: reading problems: the zip file is damaged, or was not copied to its end\n"},
	{"half a character of UTF-16", "\xff\xfe3\x00 \x00\x3d\xd8a\x00x", "plain text, a problem a paragraph\n1 line-1: 3 \ufffda\ufffd |  = \n"},
}

func TestRead(t *testing.T) {
	for _, test := range readTests {
		if got := show(test.file); got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
}

func TestReadFails(t *testing.T) {
	broken := errors.New("the disk is gone")
	if _, err := Read(iotest.ErrReader(broken), nil); !errors.Is(err, broken) {
		t.Errorf("got %v", err)
	}
}

// TestLongRecords: what is longer than a record may be is named once, and does
// not take the rest with it.
func TestLongRecords(t *testing.T) {
	long := strings.Repeat("a", corpus.MaxRecord)
	for _, test := range []struct{ name, file, want string }{
		{"table", "text,answer\n" + long + ",1\n3 kites,3\n", "CSV\n3 line-3: 3 kites |  = 3\nline 2: is longer than 262144 bytes\n"},
		{"JSON", `{"text":"` + long + `"}` + "\n" + `{"text":"3 kites"}`, "JSON\n2 record-2: 3 kites |  = \nline 1: is longer than 262144 bytes\n"},
		{"paragraphs", long + "\n\n3 kites", "plain text, a problem a paragraph\n3 line-3: 3 kites |  = \nline 1: the paragraph is longer than 20000 bytes; put an empty line between problems\n"},
	} {
		if got := show(test.file); got != test.want {
			t.Errorf("%s: got\n%.500s\nwant\n%s", test.name, got, test.want)
		}
	}
}

// TestDataSets reads the public sets as they are published. They are not part
// of the repository: MWP_DATA names their folder.
func TestDataSets(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("MWP_DATA does not name the folder of the data sets")
	}
	for _, test := range []struct {
		file          string
		records, hold int // at least
	}{
		{"asdiv/ASDiv.xml", 2000, 1500},
		{"gsm8k/train.jsonl", 7400, 5000},
		{"mawps/fold0-train.csv", 1100, 1000},
		{"asdiv-a/fold0-train.csv", 900, 900},
	} {
		file, err := os.ReadFile(filepath.Join(dir, test.file))
		if err != nil {
			t.Fatal(err)
		}
		hold := 0
		reasons := map[string]int{}
		report, err := Read(bytes.NewReader(file), func(_ int, r corpus.Record) {
			_, err := Complete(r, nil)
			if err == nil {
				hold++
				return
			}
			reasons[strings.Split(err.Error(), ":")[0]]++
		})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%s (%s): %d records, %d left out, %d hold; else %v; first: %v", test.file, report.Format, report.Good, report.Bad, hold, reasons, report.Faults[:min(3, len(report.Faults))])
		if report.Good < test.records || hold < test.hold {
			t.Errorf("%s: %d records, of which %d hold", test.file, report.Good, hold)
		}
	}
}

// hasLines says whether records are named by the lines of the file.
func (in *input) hasLines() bool { return !in.lineless && in.zip == nil }

// FuzzRead reads anything without a panic; what is handed on has a text and an
// id of its own, and every line is one of the file.
func FuzzRead(f *testing.F) {
	for _, test := range readTests {
		f.Add([]byte(test.file))
	}
	for _, test := range formatTests {
		f.Add([]byte(test.file))
	}
	for _, h := range hostile {
		f.Add([]byte(h.head + strings.Repeat(h.again, 40) + h.tail))
	}
	f.Fuzz(func(t *testing.T, data []byte) { sound(t, data) })
}

// sound reads a file in its time and memory. What is handed on has a text and an id of its own,
// every line that is named is one of the file, and the report counts what came. It says whether the
// file could be read.
func sound(t *testing.T, data []byte) bool {
	t.Helper()
	plain, _ := io.ReadAll(corpus.Plain(bytes.NewReader(data)))
	lines := bytes.Count(plain, []byte("\n")) + 1
	defer budget.Watch(t, len(data), reading)()
	ids := map[string]bool{}
	good := 0
	var in *input
	in = newInput(bytes.NewReader(data), func(line int, r corpus.Record) {
		good++
		if r.Text == "" || r.ID == "" || ids[r.ID] || line < 1 || line > lines && in.hasLines() {
			t.Fatalf("line %d of %d: %+v", line, lines, r)
		}
		ids[r.ID] = true
	})
	if in.failed != nil || in.read() != nil {
		return false
	}
	report := in.report
	if report.Good != good {
		t.Fatalf("%d records, the report says %d", good, report.Good)
	}
	for _, fault := range report.Faults {
		if fault.Line < 1 || fault.Line > lines && in.hasLines() {
			t.Fatalf("%v, and the file has %d lines", fault, lines)
		}
	}
	return true
}
