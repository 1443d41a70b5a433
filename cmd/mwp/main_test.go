package main

import (
	"bufio"
	"bytes"
	"errors"
	"flag"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/iotest"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

const (
	tiny    = "../../wasm/corpus/testdata/tiny.json"
	weights = "../../model_weights"
	plums   = "Ben picked 12 plums. How many plums does each child get?"
	ferry   = "A ferry carries 18 cars and 25 vans. How many vehicles does it carry in 3 trips?"
)

// goldenTests run the command; what it prints and its exit code are held against
// testdata/NAME.golden.
var goldenTests = []struct {
	name  string
	args  []string
	stdin string
}{
	{"help", []string{"help"}, ""},
	{"help-none", nil, ""},
	{"help-search", []string{"help", "search"}, ""},
	{"help-solve", []string{"solve", "-h"}, ""},
	{"help-show", []string{"show", "--help"}, ""},
	{"help-check", []string{"help", "check"}, ""},
	{"help-check-paraphrase", []string{"help", "check-paraphrase"}, ""},
	{"help-build", []string{"help", "build"}, ""},
	{"help-index", []string{"help", "index"}, ""},
	{"help-eval", []string{"help", "eval"}, ""},
	{"help-unknown", []string{"help", "sing"}, ""},
	{"unknown", []string{"sing"}, ""},
	{"bad-flag", []string{"search", "-loud"}, ""},

	{"search", []string{"search", "-corpus", tiny, "-k", "3", "-equation", "(a+b)*c"}, ""},
	{"search-numbers", []string{"search", "-corpus", tiny, "-equation", "x = (3 + 4) * 5"}, ""},
	{"search-exact", []string{"search", "-corpus", tiny, "-match", "exact", "-equation", "(a+b)*c"}, ""},
	{"search-near", []string{"search", "-corpus", tiny, "-match", "near", "-k", "2", "-equation", "(a+b)*c"}, ""},
	{"search-pattern", []string{"search", "-corpus", tiny, "-equation", "(a + ?) * ?"}, ""},
	{"search-text-and-equation", []string{"search", "-corpus", tiny, ferry, "-equation", "(18+25)*3", "-story", "new", "-explain"}, ""},
	{"search-same-story", []string{"search", "-corpus", tiny, "-story", "same", "-equation", "(18+25)*3", ferry}, ""},
	{"search-words", []string{"search", "-corpus", tiny, "-match", "text", "-k", "2", ferry}, ""},
	{"search-filter", []string{"search", "-corpus", tiny, "-equation", "?", "-grade", "3-4", "-topic", "Food,travel", "-steps", "2-", "-words", "-20", "-numbers", "whole"}, ""},
	{"search-bad-operators", []string{"search", "-corpus", tiny, "-equation", "?", "-operators", "+,round"}, ""},
	{"search-operators", []string{"search", "-corpus", tiny, "-equation", "?", "-operators", "+-,roundup", "-k", "3"}, ""},
	{"search-easiest", []string{"search", "-corpus", tiny, "-equation", "a + b", "-sort", "easiest"}, ""},
	{"search-nothing", []string{"search", "-corpus", tiny, "-equation", "a ^ b"}, ""},
	{"search-json", []string{"search", "-corpus", tiny, "-json", "-k", "2", "-equation", "a + b", "-explain"}, ""},
	{"search-lines", []string{"search", "-corpus", tiny, "-json", "-k", "2"},
		`{"id":"q1","equation":"(a+b)*c"}` + "\n" +
			`{"id":2,"text":"` + ferry + `","equation":"(18+25)*3"}` + "\n" +
			`{"id":"q3","text":"` + ferry + `"}` + "\n\n" +
			`{"id":"q4","text":"` + ferry + `","equation":"(18+9999)*3"}` + "\n" +
			`{"id":"q5"}` + "\n" + "nonsense\n" + `{"id":"q6","equation":"a +"}` + "\n" + `{"id":"q7","equation":"a ^ b"}`},

	{"search-read", []string{"search", "-corpus", tiny, ferry}, ""},
	{"search-nothing-asked", []string{"search", "-corpus", tiny}, ""},
	{"search-no-corpus", []string{"search", "-corpus", "testdata/none.json", "-equation", "a+b"}, ""},
	{"search-bad-equation", []string{"search", "-corpus", tiny, "-equation", "(a + b"}, ""},
	{"search-bad-match", []string{"search", "-match", "close", "-equation", "a+b"}, ""},
	{"search-bad-range", []string{"search", "-steps", "5-3", "-equation", "a+b"}, ""},
	{"search-bad-topic", []string{"search", "-corpus", tiny, "-topic", "magic", "-equation", "a+b"}, ""},
	{"search-bad-json-query", []string{"search", "-corpus", tiny, "-json", "-equation", "3 + 9999", "Five cats"}, ""},

	{"help-choices", []string{"help", "choices"}, ""},
	{"choices", []string{"choices", "-equation", "(18 + 25) * 3", ferry}, ""},
	{"choices-lines", []string{"choices", "-json"},
		`{"id":"q1","text":"` + ferry + `"}` + "\n" + `{"id":"q2","text":"No numbers here."}` + "\n" + `{"id":"q3"}`},
	{"help-examples", []string{"help", "examples"}, ""},
	{"examples", []string{"examples", "-corpus", tiny, "-k", "3"}, ""},
	{"examples-same", []string{"examples", "-corpus", tiny, "-k", "2", "-json", "-equation", "(a+b)*c"}, ""},
	{"examples-span", []string{"examples", "-corpus", tiny, "-k", "3", "-span", "-json", "-equation", "(a+b)*c"}, ""},
	{"examples-chat", []string{"examples", "-corpus", tiny, "-k", "2", "-chat", "-equation", "a * b"}, ""},
	{"examples-none", []string{"examples", "-corpus", tiny, "-equation", "a ^ b"}, ""},
	{"examples-bad-number", []string{"examples", "-k", "0"}, ""},
	{"help-set", []string{"help", "set"}, ""},
	{"set", []string{"set", "-corpus", tiny, "-n", "3", "-equation", "(18 + 25) * 3", ferry}, ""},
	{"set-ladder", []string{"set", "-corpus", tiny, "-kind", "ladder", "-n", "3", "= (a + b) * c"}, ""},
	{"set-mixed", []string{"set", "-corpus", tiny, "-kind", "mixed", "-n", "3", "-within", "100", "-json"},
		"= (a + b) * c\n= a + b\n"},
	{"set-pattern", []string{"set", "-corpus", tiny, "= a + ?"}, ""},
	{"set-bad-kind", []string{"set", "-kind", "all", ferry}, ""},
	{"set-bad-limit", []string{"set", "-within", "30", ferry}, ""},
	{"help-restory", []string{"help", "restory"}, ""},
	{"restory", []string{"restory", "-n", "2", "-equation", "24 - 7", "Mia has 24 apples and eats 7. How many has she left?"}, ""},
	{"restory-nothing", []string{"restory", "-equation", "(18 + 25) * 3", "They load 18 eggs and 25 figs 3 times. How many?"}, ""},
	{"restory-count", []string{"restory", "-count", "-show", "2", tiny}, ""},
	{"restory-lines", []string{"restory", "-json", "-n", "1"},
		`{"id":"q1","text":"Mia has 24 apples and eats 7. How many has she left?","equation":"24 - 7"}` + "\n" + `{"id":"q2","equation":"3+4"}` + "\n" + "nonsense"},
	{"help-vary", []string{"help", "vary"}, ""},
	{"vary", []string{"vary", "-n", "2", "-equation", "(18 + 25) * 3", ferry}, ""},
	{"vary-read", []string{"vary", "-n", "1", "-size", "within-100", ferry}, ""},
	{"vary-count", []string{"vary", "-count", tiny}, ""},
	{"vary-bad-size", []string{"vary", "-size", "huge", ferry}, ""},
	{"vary-bad-number", []string{"vary", "-n", "0", ferry}, ""},
	{"vary-none", []string{"vary", "-size", "within-20", "-equation", "3 * 60", "How many minutes are 3 hours?"}, ""},
	{"vary-lines", []string{"vary", "-json", "-n", "1"},
		`{"id":"q1","text":"` + ferry + `","equation":"(18+25)*3"}` + "\n" + `{"id":"q2","equation":"3+4"}` + "\n" + "nonsense"},

	{"solve", []string{"solve", "-equation", "(18 + 25) * 3", ferry}, ""},
	{"solve-stdin", []string{"solve", "-equation", "10 / 3"}, "A rope of 10 metres in 3 pieces\n"},
	{"solve-read", []string{"solve", ferry}, ""},
	{"solve-roundup", []string{"solve", "-equation", "roundup((90 + 40) / 40)", "A bus has 40 seats. How many buses do 90 boys and 40 girls need?"}, ""},
	{"solve-not-whole", []string{"solve", "-equation", "130 / 40", "A bus has 40 seats. How many buses do 130 pupils need?"}, ""},
	{"solve-unbound", []string{"solve", "-equation", "18 + 9999", ferry}, ""},
	{"solve-no-text", []string{"solve", "-equation", "3 + 4"}, ""},
	{"solve-json-and-text", []string{"solve", "-json", ferry}, ""},
	{"solve-lines", []string{"solve", "-json"},
		"\xef\xbb\xbf" + `{"id":"p1","text":"` + ferry + `","equation":"(18 + 25) * 3"}` + "\r\n" +
			`{"id":{"any":1},"text":"A rope of 10 metres in 3 pieces","equation":"10 / 3"}` + "\n" +
			`{"id":"p3","text":"no model"}` + "\n" + `{"id":"p4","text":5}` + "\n" + `{"text":"3 pens for 0 boxes","equation":"3/0"}` + "\n" +
			"{\n" + `["p5"]` + "\n" + "{\"id\":\"no\xff\"}\n\n" + `{"id":"p6","text":"12 eggs and 5 eggs < 20 & more","equation":"12 + 5"}` + "\n" +
			`{"id":"p7","text":"A bus has 40 seats. How many buses do 130 pupils need?","equation":"130 / 40"}` + "\n" +
			`{"id":"p8","text":"A pen costs $1.20. What do 4 cost?","equation":"4 * 1.2"}` + "\n" +
			`{"id":"p9","text":"How many bags of each for 12 figs and 18 plums?","equation":"gcd(12,18)"}`},

	{"paraphrase", []string{"check-paraphrase", plums, "12 plums were picked by Ben. How many plums does every child get?"}, ""},
	{"paraphrase-kept", []string{"check-paraphrase", "-kept", plums, "Ben picked some plums. How many plums does Ben get?"}, ""},
	{"paraphrase-one-text", []string{"check-paraphrase", plums}, ""},
	{"paraphrase-no-text", []string{"check-paraphrase", plums, " "}, ""},
	{"paraphrase-json-and-text", []string{"check-paraphrase", "-json", plums, plums}, ""},
	{"paraphrase-no-weights", []string{"check-paraphrase", "-weights", "testdata/none", plums, plums}, ""},
	{"paraphrase-lines", []string{"check-paraphrase", "-json"},
		`{"id":"c1","a":"` + plums + `","b":"` + plums + `"}` + "\n" + `{"id":2,"a":"` + plums + `","b":"Ben picked 15 plums."}` + "\n" +
			`{"id":"c3","a":"` + plums + `"}` + "\n" + `{"id":"c4","a":5,"b":""}` + "\nnonsense\n\n" +
			`{"id":"c5","a":"Nobody is here.","b":"Nobody has \u00e9 figs."}`},

	{"show-numbers", []string{"show", "Three dozen eggs at $2.50 each, 25% off, for half a week."}, ""},
	{"show-none", []string{"show", "-d", "numbers", "No numbers here."}, ""},
	{"show-tokens", []string{"show", "-d", "tokens", "--", "Mia's 2 1/2 km. Then 3 more?"}, ""},
	{"show-tree", []string{"show", "-d", "tree", "-equation", "3 * (25 + 18) - 7"}, ferry},
	{"show-tree-whole", []string{"show", "-d", "tree", "-equation", "roundup(25 / 18) * gcd(3, 18, 25)"}, ferry},
	{"show-tags", []string{"show", "-weights", weights, "-d", "tags", plums}, ""},
	{"show-deps", []string{"show", "-weights", weights, "-d", "deps", plums}, ""},
	{"show-conllu", []string{"show", "-weights", weights, "-d", "conllu", plums}, ""},
	{"show-graph", []string{"show", "-weights", weights, "-d", "graph", plums}, ""},
	{"show-deps-no-weights", []string{"show", "-weights", "testdata/none", "-d", "deps", plums}, ""},
	{"eval-nothing", []string{"eval"}, ""},
	{"eval-bad-case", []string{"eval", "syntax", "-case", "title", "x.conllu"}, ""},
	{"eval-no-file", []string{"eval", "syntax", "-weights", weights}, ""},
	{"eval-missing-file", []string{"eval", "syntax", "-weights", weights, "testdata/none.conllu"}, ""},
	{"eval-reading-no-weights", []string{"eval", "reading", "-weights", "testdata/none", "testdata/problems.jsonl"}, ""},
	{"eval-retrieval-bad-file", []string{"eval", "retrieval", "-corpus", tiny, "testdata/bad.json"}, ""},
	{"eval-bad-file", []string{"eval", "syntax", "-weights", weights, "testdata/bad.json"}, ""},

	{"show-tree-read", []string{"show", "-d", "tree", ferry}, ""},
	{"show-unknown", []string{"show", "-d", "clouds", ferry}, ""},

	{"check", []string{"check", "-rows", "4", tiny}, ""},
	{"check-bad", []string{"check", "-rows", "0", "testdata/bad.json"}, ""},
	{"check-broken", []string{"check", "testdata/broken.docx"}, ""},
	{"check-nothing", []string{"check"}, ""},
	{"check-gift", []string{"check", "-rows", "0", "testdata/kites.gift.txt"}, ""},
	{"export-gift", []string{"export", "-format", "gift", tiny}, ""},
	{"export-markdown", []string{"export", "-format", "markdown", "-title", "Week 5", "-no-answers", tiny}, ""},
	{"export-from-gift", []string{"export", "-format", "jsonl", "testdata/kites.gift.txt"}, ""},
	{"export-no-format", []string{"export", tiny}, ""},
	{"help-export", []string{"help", "export"}, ""},
	{"search-format", []string{"search", "-corpus", tiny, "-k", "2", "-equation", "(a + b) * c", "-format", "markdown"}, ""},
	{"search-bad-format", []string{"search", "-corpus", tiny, "-equation", "a + b", "-format", "pdf"}, ""},
	{"index", []string{"index", "-classes", "3", tiny}, ""},
	{"index-bad", []string{"index", "testdata/bad.json"}, ""},
	{"index-two", []string{"index", "a.json", "b.json"}, ""},
}

var times = regexp.MustCompile(`\d+(\.\d+)?(s|ms|µs)\n`)

func TestGolden(t *testing.T) {
	for _, test := range goldenTests {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code := run(test.args, strings.NewReader(test.stdin), &stdout, &stderr)
			got := "exit code " + string(rune('0'+code)) + "\n"
			if stdout.Len() > 0 {
				got += "--- standard output\n" + stdout.String()
			}
			if stderr.Len() > 0 {
				got += "--- standard error\n" + stderr.String()
			}
			got = times.ReplaceAllString(got, "TIME\n")
			golden := filepath.Join("testdata", test.name+".golden")
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// TestGoldenFilesAreUsed finds golden files whose test is gone.
func TestGoldenFilesAreUsed(t *testing.T) {
	used := map[string]bool{}
	for _, test := range goldenTests {
		if used[test.name] {
			t.Errorf("two tests are called %s", test.name)
		}
		used[test.name] = true
	}
	files, err := filepath.Glob("testdata/*.golden")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if name := strings.TrimSuffix(filepath.Base(file), ".golden"); !used[name] {
			t.Errorf("no test uses %s", file)
		}
	}
}

// TestLines holds what golden files can't: lines of any length, and answers that
// come before the next question.
func TestLines(t *testing.T) {
	long := `{"id":"long","text":"` + strings.Repeat("a", 3*maxLine) + `"}`
	short := `{"id":"short","text":"3 pens and 4 pens","equation":"3 + 4"}`
	var stdout, stderr bytes.Buffer
	if code := run([]string{"solve", "-json"}, strings.NewReader(long+"\n"+short), &stdout, &stderr); code != exitOK {
		t.Fatalf("exit code %d: %s", code, stderr.String())
	}
	lines := strings.Split(stdout.String(), "\n")
	if len(lines) != 3 || !strings.Contains(lines[0], `"error":"line 1: is longer than 1048576 bytes"`) || !strings.Contains(lines[1], `"answer":7`) {
		t.Errorf("got\n%s", stdout.String())
	}

	questions, ask := io.Pipe()
	answers, answer := io.Pipe()
	go func() {
		run([]string{"solve", "-json"}, questions, answer, io.Discard)
		answer.Close()
	}()
	scanner := bufio.NewScanner(answers)
	for range 3 {
		io.WriteString(ask, short+"\n")
		if !scanner.Scan() || !strings.Contains(scanner.Text(), `"id":"short"`) {
			t.Fatalf("no answer, but %q", scanner.Text())
		}
	}
	ask.Close()
	if scanner.Scan() {
		t.Errorf("one answer too many: %s", scanner.Text())
	}
}

func TestVersion(t *testing.T) {
	var stdout bytes.Buffer
	if code := run([]string{"--version"}, nil, &stdout, io.Discard); code != exitOK || !strings.Contains(stdout.String(), "\ncorpus format mwpranker-corpus version 2\n") {
		t.Errorf("exit code %d: %s", code, stdout.String())
	}
}

func TestBrokenPipes(t *testing.T) {
	var stderr bytes.Buffer
	broken := iotest.ErrReader(errors.New("the cable is cut"))
	for _, args := range [][]string{{"solve", "-json"}, {"solve"}, {"show"}} {
		stderr.Reset()
		code := run(args, broken, io.Discard, &stderr)
		if code != exitFailed || !strings.Contains(stderr.String(), "the cable is cut") {
			t.Errorf("%v: exit code %d, %s", args, code, stderr.String())
		}
	}
	code := run([]string{"solve", "-json"}, strings.NewReader(`{"text":"x"}`), brokenWriter{}, &stderr)
	if code != exitFailed || !strings.Contains(stderr.String(), "the disk is full") {
		t.Errorf("exit code %d, %s", code, stderr.String())
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

// guesser stands in for the model.
type guesser struct{}

func (guesser) Read(document *text.Document) ([]engine.Reading, error) {
	var readings []engine.Reading
	for i, s := range []string{"a / b", "a + b"} {
		e, err := expr.Parse(s)
		if err != nil {
			return nil, err
		}
		readings = append(readings, engine.Reading{Expr: e, Probability: 0.75 - float64(i)/2})
	}
	return readings, nil
}

// standIn is the command with another model, or with none.
func standIn(reader engine.Reader) *app {
	a := &app{engine: engine.New()}
	if reader != nil {
		a.engine.SetReader(reader)
	}
	return a
}

// TestReader plugs a model in: all its readings are solved, and those without
// an answer are left out.
func TestReader(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"12 eggs and 5 eggs", `"expression":"n0 / n1","equation":"12 / 5","answer":2.4,"worded":"2.4","template":"N / N","confidence":0.75,` +
			`"readings":[{"expression":"n0 / n1","equation":"12 / 5","answer":2.4,"worded":"2.4","template":"N / N","confidence":0.75},` +
			`{"expression":"n0 + n1","equation":"12 + 5","answer":17,"worded":"17","template":"N + N","confidence":0.25}],"error":""}`},
		{"12 eggs and 0 eggs", `"expression":"n0 + n1","equation":"12 + 0","answer":12,"worded":"12","template":"N + N","confidence":0.25,` +
			`"readings":[{"expression":"n0 + n1","equation":"12 + 0","answer":12,"worded":"12","template":"N + N","confidence":0.25}],"error":""}`},
		{"12 eggs", `"expression":"","equation":"","answer":null,"worded":"","template":"","confidence":0,"readings":[],"error":"n1: quantity n1 is missing: there are 1"}`},
	} {
		var stdout bytes.Buffer
		a := standIn(guesser{})
		a.stdin, a.stdout = strings.NewReader(`{"id":1,"text":"`+test.text+`"}`), &stdout
		if err := a.solve([]string{"-json"}); err != nil {
			t.Fatal(err)
		}
		if got, want := stdout.String(), `{"id":1,`+test.want+"\n"; got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
}
