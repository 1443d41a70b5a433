package engine

import (
	"bytes"
	"io"
	"reflect"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/message"
)

// TestPackedCorpus: a page that loads the packed corpus finds what one with the corpus file finds.
func TestPackedCorpus(t *testing.T) {
	problems, report, err := corpus.ReadAll(strings.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	var packed bytes.Buffer
	if err := corpus.Pack(&packed, report.Header, problems); err != nil {
		t.Fatal(err)
	}
	for _, file := range []io.Reader{bytes.NewReader(packed.Bytes()), InMemory(packed.Bytes()), InMemory([]byte(small))} {
		findsTheSame(t, file, problems, report)
	}
}

func findsTheSame(t *testing.T, file io.Reader, problems []*corpus.Problem, report *corpus.Report) {
	e, plain := New(), loaded(t)
	about, err := e.LoadCorpora(nil, file)
	if err != nil || len(about) != 1 || about[0].Problems != len(problems) || about[0].Name != report.Name {
		t.Fatalf("loading says %+v (%v)", about, err)
	}
	for _, query := range []string{"= a + b", "= ? * 7", "= n0 * n1 + n2 * n3", "How many seats stand in 2 rows?", "twelve pens"} {
		r := message.Request{ID: 1, Search: &message.Search{Query: query}}
		got, want := e.Answer(r, nil), plain.Answer(r, nil)
		got.Found.Millis = want.Found.Millis // how long it took
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q finds\n%s, not\n%s", query, message.Encode(got), message.Encode(want))
		}
	}
	if err := e.LearnPhrases(nil); err != nil {
		t.Error(err)
	}
}
