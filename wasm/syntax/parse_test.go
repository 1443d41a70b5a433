package syntax

import (
	"os"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

// pageModel is the model that the page loads.
func pageModel(t testing.TB) *Model {
	t.Helper()
	data, err := os.ReadFile("../../model_weights/parser.bin")
	if err != nil {
		t.Fatal(err)
	}
	m, err := Load(data)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// outline writes a tree on one line: a word, and in brackets its dependents with their relations.
func outline(words []Word) string {
	var b strings.Builder
	var write func(head int)
	write = func(head int) {
		first := true
		for i, w := range words {
			if w.Head != head || w.Rel == "punct" {
				continue
			}
			if head > 0 {
				if first {
					b.WriteByte('(')
				} else {
					b.WriteByte(' ')
				}
				b.WriteString(w.Rel + ":")
			}
			first = false
			b.WriteString(w.Form)
			write(i + 1)
		}
		if !first && head > 0 {
			b.WriteByte(')')
		}
	}
	write(0)
	return b.String()
}

func TestParseProblems(t *testing.T) {
	m := pageModel(t)
	for _, c := range []struct{ problem, want string }{
		{"Ida has 12 apples.", "has(nsubj:Ida obj:apples(nummod:12))"},
		{"How many apples does Ida have?", "have(obj:apples(amod:many(advmod:How)) aux:does nsubj:Ida)"},
		{"how many apples does ida have?", "have(obj:apples(amod:many(advmod:how)) aux:does nsubj:ida)"},
		{"She bought 3 pens for $4 each.", "bought(nsubj:She obj:pens(nummod:3) obl:$(case:for nummod:4 nmod:unmarked:each))"},
		{"ida gave number0 of them to her brother.", "gave(nsubj:ida obj:number0(nmod:them(case:of)) obl:brother(case:to nmod:poss:her))"},
		{"There are 5 more cats than dogs.", "are(expl:There nsubj:cats(nummod:5 amod:more(obl:dogs(case:than))))"},
	} {
		doc, err := text.Read(c.problem)
		if err != nil {
			t.Fatal(err)
		}
		parsed := Parse(m, doc)
		if len(parsed) != 1 {
			t.Errorf("%q has %d sentences", c.problem, len(parsed))
			continue
		}
		if got := outline(parsed[0].Words); got != c.want {
			t.Errorf("%q is\n%s, want\n%s", c.problem, got, c.want)
		}
	}
}

func TestParseFollowsTheDocument(t *testing.T) {
	m := pageModel(t)
	s := NewState(m)
	for _, problem := range []string{"", " ", "Tom has 3 cats. He buys 2 more! How many cats does he have?", "?!", strings.Repeat("3 cats and ", 700)} {
		doc, err := text.Read(problem)
		if err != nil {
			t.Fatal(err)
		}
		parsed := s.Parse(doc)
		if len(parsed) != len(doc.Sentences) {
			t.Fatalf("%.20q: %d sentences parsed of %d", problem, len(parsed), len(doc.Sentences))
		}
		for i, sentence := range doc.Sentences {
			var forms []string
			for _, token := range doc.Tokens[sentence.FirstToken:sentence.EndToken] {
				forms = append(forms, token.Text)
			}
			checkWords(t, parsed[i].Words, forms)
		}
	}
}

func TestLoadSaysWhatIsWrong(t *testing.T) {
	for name, data := range map[string][]byte{"nothing": nil, "a page": []byte("<html>"), "a damaged file": []byte("MWPW\x01\x00\x00\x00aaaaaaaaaa")} {
		if _, err := Load(data); err == nil || !strings.HasPrefix(err.Error(), "syntax: loading the parser: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A problem of 40 words in three sentences.
var forty = "A gardener has 48 tulips and twice as many roses in 6 long rows . " +
	"She gives 15 of the tulips to her neighbor and sells the rest for $ 2 each . " +
	"How much money does the gardener get ?"

func BenchmarkProblem(b *testing.B) {
	s := NewState(pageModel(b))
	var sentences [][]string
	for _, line := range strings.SplitAfter(forty, ". ") {
		sentences = append(sentences, strings.Fields(line))
	}
	words, n := []Word(nil), 0
	for b.Loop() {
		for _, forms := range sentences {
			words = s.Words(words[:0], forms)
			n += len(forms)
		}
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "words/s")
	b.ReportMetric(float64(3*b.N)/b.Elapsed().Seconds(), "sentences/s")
}

func BenchmarkLoad(b *testing.B) {
	data, err := os.ReadFile("../../model_weights/parser.bin")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if _, err := Load(data); err != nil {
			b.Fatal(err)
		}
	}
}
