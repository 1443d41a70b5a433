package engine

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// TestParaphrase: a page's request, answered with the shipped model.
func TestParaphrase(t *testing.T) {
	e := New()
	if err := e.LoadReader(weightFile(t, "parser.bin"), weightFile(t, "reader.bin")); err != nil {
		t.Fatal(err)
	}
	parts := []string{message.PartNumber, message.PartUnit, message.PartThing, message.PartName, message.PartDeed,
		message.PartRelation, message.PartQuestion, message.PartStory}
	const figs = "Ann gives Ben 5 of her 12 figs. How many figs has Ann left?"
	for _, test := range []struct{ b, verdict, lost, changed, added string }{
		{figs, message.VerdictParaphrase, "", "", ""},
		{"Ann gives Ben some of her 12 figs. How many figs has Ann left?", message.VerdictDifferent, "", "5~some", ""},
		{"Ann gives Ben 5 of her 12 figs.", message.VerdictDifferent, "How many figs has Ann left?", "", ""},
		{"A lorry has a load of 40 bricks. Each weighs 3 kg. How heavy is it?", message.VerdictDifferent, "*", "*", "*"},
	} {
		p := ask(t, e, message.Request{Paraphrase: &message.Paraphrase{A: figs, B: test.b}}).Paraphrased
		lost, changed, added := showDifferences(p.Lost), showDifferences(p.Changed), showDifferences(p.Added)
		if p.Verdict != test.verdict || !p.SameModel && p.Verdict != message.VerdictDifferent || p.Score < 0 || p.Score > 1 {
			t.Errorf("%s: %s (%v), the same model: %v; want %s", test.b, p.Verdict, p.Score, p.SameModel, test.verdict)
		}
		for _, each := range [][2]string{{lost, test.lost}, {changed, test.changed}, {added, test.added}} {
			if each[1] != "*" && each[0] != each[1] || each[1] == "*" && each[0] == "" {
				t.Errorf("%s: got %q, want %q", test.b, each[0], each[1])
			}
		}
		for _, d := range append(append(p.Lost, p.Changed...), p.Added...) {
			if !strings.Contains(" "+strings.Join(parts, " ")+" ", " "+d.Part+" ") {
				t.Errorf("there is no constant for the part %q", d.Part)
			}
			if d.A != nil && figs[d.A.Start:d.A.End] != d.A.Text || d.B != nil && test.b[d.B.Start:d.B.End] != d.B.Text {
				t.Errorf("%s: %s stands elsewhere", test.b, d.Why)
			}
		}
	}
}

func showDifferences(list []message.Difference) string {
	var all []string
	for _, d := range list {
		var words []string
		for _, w := range []*message.Words{d.A, d.B} {
			if w != nil {
				words = append(words, w.Text)
			}
		}
		all = append(all, strings.Join(words, "~"))
	}
	return strings.Join(all, "; ")
}

func TestParaphraseFailures(t *testing.T) {
	with := New()
	if err := with.LoadReader(weightFile(t, "parser.bin"), weightFile(t, "reader.bin")); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		e       *Engine
		a, b    string
		want    string
		mention string
	}{
		{New(), "Five figs.", "Six figs.", message.NoModel, "the first text"},
		{loaded(t), "Five figs.", "Six figs.", message.NoModel, "the first text"},
		{with, "Five figs.", " ", message.NotUnderstood, "the second text: there is no text"},
		{with, strings.Repeat("fig ", text.MaxBytes), "Six figs.", message.TextTooLong, "the first text"},
		{with, "Five figs.", strings.Repeat("9 figs ", 200), message.TooMuch, "the second text"},
	} {
		reply := test.e.Answer(message.Request{Paraphrase: &message.Paraphrase{A: test.a, B: test.b}}, nil)
		if reply.Failure == nil || reply.Failure.Code != test.want || !strings.Contains(reply.Failure.Why, test.mention) {
			t.Errorf("%.20q and %.20q: %s, want %s", test.a, test.b, showFailure(reply.Failure), test.want)
		}
	}
}
