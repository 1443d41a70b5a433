package syntax

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

const sample = `# sent_id = 1
# text = Ann's cats sleep.
1-2	Ann's	_	_	_	_	_	_	_	_
1	Ann	Ann	PROPN	NNP	_	3	nmod:poss	_	_
2	's	's	PART	POS	_	1	case	_	_
3	cats	cat	NOUN	NNS	_	4	nsubj	_	_
3.1	extra	_	_	_	_	_	_	_	_
4	sleep	sleep	VERB	VBP	_	0	root	_	_
5	.	.	PUNCT	.	_	4	punct	_	_

1	Go	go	VERB	VB	_	0	root	_	_
`

func TestReadAndWriteCoNLLU(t *testing.T) {
	s, err := ReadCoNLLU(strings.NewReader(sample))
	if err != nil {
		t.Fatal(err)
	}
	if got := fmt.Sprintf("%d sentences: %v", len(s), s[0].Forms()); got != "2 sentences: [Ann 's cats sleep .]" {
		t.Errorf("read %s", got)
	}
	var b bytes.Buffer
	if err := WriteCoNLLU(&b, s); err != nil {
		t.Fatal(err)
	}
	var kept []string
	for _, line := range strings.Split(sample, "\n") {
		if id, _, _ := strings.Cut(line, "\t"); !strings.ContainsAny(id, "-.") || strings.HasPrefix(line, "#") {
			kept = append(kept, line)
		}
	}
	if want := strings.Join(kept, "\n") + "\n"; b.String() != want {
		t.Errorf("written as\n%s\nwant\n%s", b.String(), want)
	}
}

func TestReadCoNLLUSaysWhere(t *testing.T) {
	for text, want := range map[string]string{
		"1\tGo\n": "line 1: 2 columns, not 10",
		"# x\n2\tGo\t_\tVERB\tVB\t_\t0\troot\t_\t_\n":                                      `line 2: word number "2" where 1 belongs`,
		"1\tGo\t_\tVERB\tVB\t_\tx\troot\t_\t_\n":                                           `line 1: head "x" is no number`,
		"1\tGo\t_\tVERB\tVB\t_\t-1\troot\t_\t_\n":                                          `line 1: head "-1" is no number`,
		"1\tGo\t_\tVERB\tVB\t_\t7\troot\t_\t_\n":                                           "word 1 has head 7 in a sentence of 1 words",
		"1\tGo\t_\tVERB\tVB\t_\t0\troot\t_\t_\n\n1\tGo\t_\tVERB\tVB\t_\t2\troot\t_\t_\n\n": "before line 4: word 1 has head 2",
	} {
		if _, err := ReadCoNLLU(strings.NewReader(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want %q in it", err, want)
		}
	}
}

func FuzzReadCoNLLU(f *testing.F) {
	f.Add(sample)
	f.Add("1\tGo\t_\tVERB\tVB\t_\t0\troot\t_\t_")
	f.Fuzz(func(t *testing.T, text string) {
		defer budget.Watch(t, len(text), budget.Limit{Time: 100 * time.Millisecond, EachTime: 10 * time.Microsecond, Bytes: 4 << 20, Each: 1000})()
		s, err := ReadCoNLLU(strings.NewReader(text))
		if err != nil {
			return
		}
		for _, s := range s {
			for i, w := range s.Words {
				if w.Head < 0 || w.Head > len(s.Words) {
					t.Fatalf("word %d of %d has head %d", i+1, len(s.Words), w.Head)
				}
			}
		}
	})
}

func TestScore(t *testing.T) {
	gold, err := ReadCoNLLU(strings.NewReader(sample))
	if err != nil {
		t.Fatal(err)
	}
	given := append([]Word(nil), gold[0].Words...)
	given[0].Rel = "nmod" // only the subtype is wrong
	given[2].Rel = "obj"  // the relation is wrong
	given[4].Head = 3     // the head is wrong
	given[1].UPOS = "ADP" // the tag is wrong
	var s Score
	if err := s.Add(gold[0].Words, given); err != nil {
		t.Fatal(err)
	}
	got := fmt.Sprintf("%v, full %d, without punctuation UAS %d LAS %d of %d", s, s.Full, s.UASNoPunct, s.LASNoPunct, s.WordsNoPunct)
	if want := "UPOS 80.00  XPOS 100.00  UAS 80.00  LAS 60.00, full 2, without punctuation UAS 4 LAS 3 of 4"; got != want {
		t.Errorf("the score is %s, want %s", got, want)
	}
	if r := s.Rels["nsubj"]; fmt.Sprint(*r) != "{1 0 0}" || r.F1() != 0 {
		t.Errorf("nsubj counts %v", *r)
	}
	var b bytes.Buffer
	if err := s.WriteTable(&b); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "LAS full    40.00") || !strings.Contains(b.String(), "nmod              1    100.00    100.00    100.00") {
		t.Errorf("the table is\n%s", b.String())
	}
	if want := "[{0 0} {0 1} {0 0} {0 0} {0 0} {0 0}]"; fmt.Sprint(s.Phrases) != want {
		t.Errorf("the constructions count %v, want %s", s.Phrases, want)
	}
	if err := s.Add(gold[0].Words, given[:2]); err == nil {
		t.Error("a sentence of another length was counted")
	}
}

func TestPhrases(t *testing.T) {
	// Ann has 2 more than each of them: numeral; subject; more; of them; each is what than marks.
	words := []Word{
		{Form: "Ann", Head: 2, Rel: "nsubj"}, {Form: "has", Head: 0, Rel: "root"}, {Form: "2", Head: 4, Rel: "nummod"},
		{Form: "more", Head: 2, Rel: "obj"}, {Form: "than", Head: 6, Rel: "case"}, {Form: "each", Head: 4, Rel: "obl"},
		{Form: "of", Head: 8, Rel: "case"}, {Form: "them", Head: 6, Rel: "nmod"},
	}
	var s Score
	if err := s.Add(words, words); err != nil {
		t.Fatal(err)
	}
	if want := "[{1 1} {1 1} {1 1} {2 2} {1 1} {1 1}]"; fmt.Sprint(s.Phrases) != want {
		t.Errorf("the constructions count %v, want %s", s.Phrases, want)
	}
}
