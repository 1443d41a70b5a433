package paraphrase

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	judge "mwpranker/wasm/paraphrase"
)

const aPair = `{"id":"1","a":"Ann has 5 figs. How many?","b":"Ann has five figs. How many?","verdict":"paraphrase","same_model":true,"kind":"far"}`

func TestReadPairs(t *testing.T) {
	for _, test := range []struct {
		file, source string
		part         Part
		want         string // in the error; "" for none
	}{
		{"train.jsonl", aPair + "\n\n", Train, ""},
		{"dev-2.jsonl", aPair, Dev, ""},
		{"dev.jsonl", aPair, Train, `belongs to the part "dev" by its name`},
		{"test.jsonl", aPair, Train, `belongs to the part "test" by its name`},
		{"testing.jsonl", aPair, Test, `belongs to the part ""`},
		{"pairs.jsonl", aPair, Train, `belongs to the part ""`},
		{"train.jsonl", strings.Replace(aPair, "{", `{"part":"test",`, 1), Train, `line 1: belongs to the part "test", not "train"`},
		{"train.jsonl", aPair + "\n" + aPair, Train, `line 2: line 1 has the id "1" too`},
		{"train.jsonl", "figs", Train, "line 1: is no pair in JSON"},
		{"train.jsonl", strings.Replace(aPair, "paraphrase", "alike", 1), Train, `no verdict "alike"`},
		{"train.jsonl", strings.Replace(aPair, "true", "false", 1), Train, "is paraphrase, and has not the same model"},
		{"train.jsonl", strings.Replace(aPair, `"1"`, `""`, 1), Train, "id, a or b is missing"},
	} {
		file := filepath.Join(t.TempDir(), test.file)
		if err := os.WriteFile(file, []byte(test.source), 0o644); err != nil {
			t.Fatal(err)
		}
		pairs, err := ReadPairs(file, test.part)
		switch {
		case test.want == "":
			if err != nil || len(pairs) != 1 || pairs[0].Part != test.part {
				t.Errorf("%s: %v (%v)", test.file, pairs, err)
			}
		case err == nil || !strings.Contains(err.Error(), test.want):
			t.Errorf("%s as %s: %v; want %q in it", test.file, test.part, err, test.want)
		case strings.Contains(err.Error(), "figs"):
			t.Errorf("an error shows a text: %v", err)
		}
	}
}

// TestPartsAreNotMixed: what is held is not learnt from, neither as such nor by its texts.
func TestPartsAreNotMixed(t *testing.T) {
	pairs, err := ParsePairs([]byte(aPair), Dev)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewTraining(pairs); err == nil {
		t.Error("a dev pair was taken for training")
	}
	own, err := ParsePairs([]byte(aPair+"\n"+strings.NewReplacer(`"1"`, `"2"`, "Ann", "Eva").Replace(aPair)), Train)
	if err != nil {
		t.Fatal(err)
	}
	training, err := NewTraining(own)
	if err != nil {
		t.Fatal(err)
	}
	if rest, left := training.Without(pairs); left != 1 || len(rest.Pairs()) != 1 || rest.Pairs()[0].ID != "2" {
		t.Errorf("%d pairs were left out, %v stayed", left, rest.Pairs())
	}
}

func TestWritePairs(t *testing.T) {
	pairs, err := ParsePairs([]byte(aPair), Train)
	if err != nil {
		t.Fatal(err)
	}
	written := WritePairs(pairs)
	again, err := ParsePairs(written, Train)
	if err != nil || len(again) != 1 || again[0] != pairs[0] {
		t.Errorf("%s was read as %v (%v)", written, again, err)
	}
	if _, err := ParsePairs(written, Test); err == nil {
		t.Error("training pairs were read as test pairs: their part is not written")
	}
}

// TestTrainingPairs holds the pairs of the repository.
func TestTrainingPairs(t *testing.T) {
	pairs, err := ReadPairs("pairs/train.jsonl", Train)
	if err != nil {
		t.Fatal(err)
	}
	counts := map[judge.Verdict]int{}
	for _, p := range pairs {
		counts[p.Verdict]++
	}
	for _, v := range []judge.Verdict{judge.Same, judge.SameModel, judge.Different} {
		if counts[v] < len(pairs)/10 {
			t.Errorf("%d of %d pairs are %s", counts[v], len(pairs), v)
		}
	}
}
