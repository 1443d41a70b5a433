package export

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
)

// hostileTexts are what a format could take for its own marks.
var hostileTexts = []string{
	`Ann says "3" and 'four' and, well; buys 4 more.`,
	"{=3} ~4 #5 :: [html] // a {} \\{ \\n \\\\ $CATEGORY: x",
	"Line one has 3.\nLine two has 4.\n7. Line three?",
	"]]> <![CDATA[ 3 ]]> </text></question> <question type=\"x\"> &amp; &#51; <b>4</b>",
	"=1+2 is 3", "@SUM(1) and 2", "-3 and +4", "|\tcmd 3 and 4",
	"\u202eDani\u202c has 3 \u05d3\u05d2\u05d9\u05dd and 4 more",
	"Zoë has 3 😀👩‍👩‍👧 and 4 🇩🇪 flags ½ €5 – “six”",
	"$3 and $4 \\frac{1}{2} % _a_ ^b^ ~c~ `d` *e* | f # g & h",
	"'=3' in quotes, 4", "#separator:tab 3", "-- 3 --> 4", "_x000D_ 3 and 4",
	"1. Three kites", "Answers", "a\u2028b\u2029c has 3", "\ufeff3 kites",
}

// sampleSet has a problem for each text, with answers of each kind.
func sampleSet() *Set {
	set := &Set{Title: "Kites & <more>: \"3\"", Licence: "CC0"}
	answers := []struct{ equation, answer string }{{"3 + 4", "7"}, {"", ""}, {"3 / 4", "0.75"}, {"1 / 3", "1/3"}, {"", "-2.5"}, {"", "20:35"}}
	for i, text := range hostileTexts {
		a := answers[i%len(answers)]
		p := Problem{Record: corpus.Record{ID: fmt.Sprintf("k-%d", i+1), Text: text, Equation: a.equation, Answer: corpus.Number(a.answer), Grade: 1 + i%5, Topic: "toys"}}
		if a.equation != "" {
			p.LaTeX, p.Worded, p.Steps = "3 + 4", a.answer+" kites", []string{a.equation + " = " + a.answer}
		}
		set.Problems = append(set.Problems, p)
	}
	return set
}

// carried is what of a problem a format brings back.
type carried struct{ id, answer, equation, spaces bool }

var readable = map[string]carried{
	"csv":    {id: true, answer: true, equation: true, spaces: true},
	"json":   {id: true, answer: true, equation: true, spaces: true},
	"jsonl":  {id: true, answer: true, equation: true, spaces: true},
	"gift":   {id: true, answer: true, equation: true, spaces: true},
	"moodle": {id: true, answer: true, equation: true, spaces: true},
	"qti":    {answer: true, equation: true},
	"docx":   {},
}

func both(a, b carried) carried {
	return carried{a.id && b.id, a.answer && b.answer, a.equation && b.equation, a.spaces && b.spaces}
}

// known writes what is compared of problems.
func known(problems []Problem, c carried) string {
	var b strings.Builder
	for _, p := range problems {
		text := strings.TrimSpace(clean(p.Text))
		if !c.spaces {
			text = strings.Join(strings.Fields(text), " ")
		}
		fmt.Fprintf(&b, "%q", text)
		if c.id {
			fmt.Fprintf(&b, " %s", p.ID)
		}
		if c.answer {
			fmt.Fprintf(&b, " = %s", p.Answer)
		}
		if c.equation {
			fmt.Fprintf(&b, " (%s)", p.Equation)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func readBack(file []byte) (*Set, *importer.Report, error) {
	set := &Set{Title: "again"}
	report, err := importer.Read(bytes.NewReader(file), func(_ int, r corpus.Record) {
		set.Problems = append(set.Problems, Problem{Record: r})
	})
	return set, report, err
}

// TestRoundTrips: what is written in one format, read, written in another and read again is what it
// was, as far as both carry it.
func TestRoundTrips(t *testing.T) {
	for first, carries := range readable {
		file, err := Write(first, sampleSet())
		if err != nil {
			t.Fatal(err)
		}
		once, report, err := readBack(file)
		if err != nil || len(once.Problems) != len(hostileTexts) {
			t.Errorf("%s: %v, %+v", first, err, report)
			continue
		}
		if got, want := known(once.Problems, carries), known(sampleSet().Problems, carries); got != want {
			t.Errorf("%s: got\n%s\nwant\n%s", first, got, want)
			continue
		}
		for second, also := range readable {
			file, err := Write(second, once)
			if err != nil {
				t.Fatal(err)
			}
			twice, report, err := readBack(file)
			if err != nil {
				t.Errorf("%s, then %s: %v, %+v", first, second, err, report)
				continue
			}
			if c := both(carries, also); known(twice.Problems, c) != known(once.Problems, c) {
				t.Errorf("%s, then %s: got\n%s\nwant\n%s", first, second, known(twice.Problems, c), known(once.Problems, c))
			}
		}
	}
}

// TestSame: a set gives the same bytes each time, and no format has bytes that are not UTF-8 but in
// a zip.
func TestSame(t *testing.T) {
	for _, f := range Formats {
		a, err := Write(f.Name, sampleSet())
		b, errB := Write(f.Name, sampleSet())
		if err != nil || errB != nil || !bytes.Equal(a, b) || len(a) == 0 {
			t.Errorf("%s: %v, %v, %d and %d bytes", f.Name, err, errB, len(a), len(b))
		}
		if _, err := Write(f.Name, &Set{}); err != nil {
			t.Errorf("%s without a problem: %v", f.Name, err)
		}
	}
	if _, err := Write("pdf", &Set{}); err == nil || err.Error() != `there is no kind of file "pdf"` {
		t.Errorf("another format: %v", err)
	}
}

// TestWritten holds what each format looks like.
func TestWritten(t *testing.T) {
	set := &Set{Title: "Kites", Problems: []Problem{
		{Record: corpus.Record{ID: "k1", Text: "Ann has 3 & buys 4.\nHow many?", Equation: "3 + 4", Answer: "7"}, LaTeX: "3 + 4", Worded: "7 kites", Steps: []string{"3 + 4 = 7 kites"}},
		{Record: corpus.Record{ID: "k2", Text: "=5 {pots}", Answer: "5"}},
	}}
	for _, test := range []struct{ format, want string }{
		{"csv", "\ufeffid,text,equation,answer,grade,topic,story,confidence\r\nk1,\"Ann has 3 & buys 4.\nHow many?\",3 + 4,7,,,,\r\nk2,'=5 {pots},,5,,,,\r\n"},
		{"jsonl", `{"id":"k1","text":"Ann has 3 & buys 4.\nHow many?","equation":"3 + 4","answer":7,"worded":"7 kites","steps":["3 + 4 = 7 kites"]}` + "\n" + `{"id":"k2","text":"=5 {pots}","answer":5}` + "\n"},
		{"gift", "// Kites\n\n// [id:k1]\n::k1::[plain]Ann has 3 & buys 4.\\nHow many?{#\n=7:0\n####3 + 4 \\= 7\n}\n\n// [id:k2]\n::k2::[plain]\\=5 \\{pots\\}{#\n=5:0\n}\n\n"},
		{"markdown", "# Kites\n\n1. Ann has 3 \\& buys 4.\\\n   How many?\n2. \\=5 \\{pots\\}\n\n## Answers\n\n1. 7 kites ($3 + 4 = 7$)\n2. 5\n"},
		{"latex", "\\documentclass{article}\n\\usepackage{amsmath}\n\\usepackage{fontspec}\n\\begin{document}\n\\section*{Kites}\n\\begin{enumerate}\n\\item Ann has 3 \\& buys 4. \\newline\nHow many?\n\\item =5 \\{pots\\}\n\\end{enumerate}\n" +
			"\\clearpage\n\\section*{Answers}\n\\begin{enumerate}\n\\item 7 kites: \\(3 + 4 = \\text{7}\\)\n\\item 5\n\\end{enumerate}\n\\end{document}\n"},
		{"anki", "#separator:tab\n#html:true\n#deck:Kites\n#columns:Front\tBack\nAnn has 3 &amp; buys 4.<br>How many?\t7 kites<br>3 + 4 = 7 kites\n=5 {pots}\t5\n"},
		{"html", "<meta charset=\"utf-8\">\n<h1>Kites</h1>\n<ol>\n<li lang=\"en\" dir=\"auto\">Ann has 3 &amp; buys 4.<br>How many?</li>\n<li lang=\"en\" dir=\"auto\">=5 {pots}</li>\n</ol>\n" +
			"<h2>Answers</h2>\n<ol>\n<li dir=\"auto\">7 kites (3 + 4 = 7)</li>\n<li dir=\"auto\">5</li>\n</ol>\n"},
	} {
		got, err := Write(test.format, set)
		if err != nil || string(got) != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s\n%v", test.format, got, test.want, err)
		}
	}
}

// unzipped are the files of a zip, as archive/zip reads it.
func unzipped(t *testing.T, file []byte) map[string][]byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]byte{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if all[f.Name], err = io.ReadAll(r); err != nil { // which checks the sum too
			t.Fatal(err)
		}
	}
	return all
}

// FuzzRoundTrip: any text comes back from each format that is read.
func FuzzRoundTrip(f *testing.F) {
	for _, text := range hostileTexts {
		f.Add(text, "7")
	}
	f.Fuzz(func(t *testing.T, text, answer string) {
		if len(text) > 2000 || strings.TrimSpace(clean(text)) == "" || len(strings.Fields(clean(text))) == 0 {
			return
		}
		if rat, err := corpus.Number(answer).Rat(); err != nil || !rat.IsInt() || rat.String() != answer+"/1" {
			answer = "7"
		}
		set := &Set{Problems: []Problem{{Record: corpus.Record{ID: "a", Text: clean(text), Answer: corpus.Number(answer)}}}}
		for format, carries := range readable {
			file, err := Write(format, set)
			if err != nil {
				t.Fatal(err)
			}
			back, report, err := readBack(file)
			if err != nil {
				t.Fatalf("%s: %v, %+v", format, err, report)
			}
			if got, want := known(back.Problems, carries), known(set.Problems, carries); got != want {
				t.Fatalf("%s: got %s, want %s\n%s", format, got, want, file)
			}
		}
	})
}
