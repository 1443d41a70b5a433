package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

const weights = "../../../model_weights/parser.bin"

func TestTag(t *testing.T) {
	var out bytes.Buffer
	in := strings.NewReader("Ida has 12 apples .\n\nhow many does she eat ?\n")
	if err := run([]string{"-out", weights, "tag"}, in, &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"# text = Ida has 12 apples .\n1\tIda\t_\tPROPN\tNNP\t_\t2\tnsubj\t_\t_\n", "\n2\tmany\t_\tADJ\tJJ\t_\t5\tobj\t_\t_\n"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("the output is\n%s, want in it\n%s", out.String(), want)
		}
	}
}

// TestGoldSentences holds the weights to what docs/parser.md says of them, with
// a little room for processors that round otherwise.
func TestGoldSentences(t *testing.T) {
	var out bytes.Buffer
	if err := run([]string{"-out", weights, "eval", "../../syntax/testdata/problems-gold.conllu"}, nil, &out); err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(out.String(), "\n") {
		var las float64
		if n, _ := fmt.Sscanf(line, "LAS %f", &las); n == 1 {
			if las < 93 {
				t.Errorf("LAS is %.2f on the gold sentences, want 93", las)
			}
			return
		}
	}
	t.Errorf("there is no LAS in\n%s", out.String())
}

func TestWrongUse(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"fly", `no command "fly"`},
		{"-out nothing.bin tag", "loading a parser"},
		{"-out " + weights + " eval nothing.conllu", "nothing.conllu"},
		{"-data= train", "MWP_DATA"},
		{"-data=nowhere design window2", "nowhere"},
		{"-data=nowhere export much", `"much" is no positive number`},
		{"-nothing", "flag provided but not defined"},
	} {
		if err := run(strings.Fields(c.args), strings.NewReader(""), &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("parser %s: %v, want %q", c.args, err, c.want)
		}
	}
}
