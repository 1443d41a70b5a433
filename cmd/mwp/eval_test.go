package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestEvalReader measures the model that guesses a / b, then a + b.
func TestEvalReader(t *testing.T) {
	for _, c := range []struct {
		args string
		want []string
	}{
		{"reading testdata/problems.jsonl", []string{
			"testdata/problems.jsonl 3 0.0 [0.0, 56.1] 33.3 [6.1, 79.2] 33.3",
			"one step 1 0.0 [0.0, 79.3] 100.0 [20.7, 100.0] 100.0",
			"the right answer is among readings 2 to 5 1",
			"expected calibration error of testdata/problems.jsonl: 0.750",
		}},
		{"retrieval -corpus " + tiny + " testdata/problems.jsonl", []string{
			"MWPRanker 3 0.0 [0.0, 56.1] 0.0 [0.0, 56.1] 0.0 [0.0, 56.1]",
			"read as another tree 3",
			"0.5 to 0.8 3 0.0 [0.0, 56.1] 0.0 [0.0, 56.1]",
		}},
	} {
		var stdout bytes.Buffer
		a := &app{stdout: &stdout, reader: guesser{}}
		if err := a.eval(strings.Fields(c.args)); err != nil {
			t.Fatal(err)
		}
		plain := strings.Join(strings.Fields(strings.ReplaceAll(stdout.String(), "|", " ")), " ")
		for _, want := range c.want {
			if !strings.Contains(plain, want) {
				t.Errorf("%s lacks %q:\n%s", c.args, want, stdout.String())
			}
		}
	}
}
