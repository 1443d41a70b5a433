package nature

import (
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/text"
)

func of(t testing.TB, source string) Nature {
	t.Helper()
	doc, err := text.Read(source)
	if err != nil {
		t.Fatal(err)
	}
	return Of(doc)
}

func TestKinds(t *testing.T) {
	for _, c := range []struct {
		want Kind
		text string
	}{
		{Problem, "Ravi has 3 bags of 12 marbles. How many marbles is that?"},
		{Problem, "12 rows of 8 seats, 9 broken. seats left"},
		{Problem, "3/4 of 24"},
		{Problem, "The product of 0.6 and 45"},
		{Problem, "Who has more, Lena with 3 boxes of 12 or Tom with 5 boxes of 7, and how many more?"},
		{Problem, "720 bricks, barrow holds 40, lorry holds 3000. barrow loads"},
		{Problem, "Xhanti noswazi got 12 & gave 5 away. how many has xhanti"},
		{Problem, "How many eggs are left? A farmer had 12 eggs and sold 5. He wants to know."},
		{Problem, "Is the bus cheaper? The train is £7 a day, the bus £5 a day. Neil works 20 days. How much does he save?"},
		{Problem, ""},

		{OtherLanguage, "Anna hat 12 Äpfel und gibt Ben 5 davon. Wie viele Äpfel hat Anna noch?"},
		{OtherLanguage, "Marie achète 3 livres à 5 euros. Combien paie-t-elle pour les livres et les 2 stylos?"},
		{OtherLanguage, "Juan tiene 5 manzanas y compra 3 más. ¿Cuántas manzanas tiene con las de Ana?"},
		{OtherLanguage, "小明有5个苹果，小红有3个苹果。一共有多少个苹果？"},
		{OtherLanguage, "У Маши 5 яблок, а у Пети на 3 яблока больше. Сколько яблок у Пети?"},

		{Nonsense, "asdf 5 qwer jklö 7 yxcv mnbv zuio 9"},
		{Nonsense, "bla blub 12 trallala fnord 3 grmpf?"},

		{List, "3 apples\n2 milk\n1 bread\n6 eggs"},
		{List, "2 kg flour, 6 eggs, 500 ml milk, 1 pinch of salt"},

		{NoQuestion, "Ben has 5 apples and Ann, who lives next door, has 7 apples in her basket."},
		{NoCalculation, "Why did the 2 brothers leave the village so early in the morning?"},
		{NoCalculation, "Where do the 3 bears live?"},
	} {
		if got := of(t, c.text); got.Kind != c.want {
			t.Errorf("%q is taken for %q %q, want %q", c.text, got.Kind, got.Parts, c.want)
		}
	}
}

func TestLanguage(t *testing.T) {
	for text, want := range map[string]string{
		"Anna hat 12 Äpfel und gibt Ben 5 davon. Wie viele Äpfel hat Anna noch?":         "German",
		"Marie achète 3 livres et 2 stylos. Combien de livres a-t-elle avec les autres?": "French",
		"小明有5个苹果": "",
	} {
		if got := of(t, text); got.Kind != OtherLanguage || got.Language != want {
			t.Errorf("%q is %q %q, want %q", text, got.Kind, got.Language, want)
		}
	}
}

func TestSeveral(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []string
	}{
		"numbered lines": {
			"1. Ben has 3 bags of 4 sweets. How many sweets?\n2. Ann had 9 pens and lost 2. How many are left?\n3) Find 12 + 7.",
			[]string{"Ben has 3 bags of 4 sweets. How many sweets?", "Ann had 9 pens and lost 2. How many are left?", "Find 12 + 7."},
		},
		"numbered in a line": {
			"1. Ben has 3 bags of 4 sweets. How many sweets? 2. Ann had 9 pens and lost 2. How many are left?",
			[]string{"Ben has 3 bags of 4 sweets. How many sweets?", "Ann had 9 pens and lost 2. How many are left?"},
		},
		"empty lines": {
			"Ben has 3 bags of 4 sweets.\nHow many sweets?\n\nAnn had 9 pens and lost 2. How many are left?",
			[]string{"Ben has 3 bags of 4 sweets. How many sweets?", "Ann had 9 pens and lost 2. How many are left?"},
		},
		"a line each": {
			"Ben has 3 bags of 4 sweets. How many sweets?\r\nAnn had 9 pens and lost 2. How many are left?",
			[]string{"Ben has 3 bags of 4 sweets. How many sweets?", "Ann had 9 pens and lost 2. How many are left?"},
		},
		"one behind the other": {
			"Ben has 3 bags of 4 sweets. How many sweets? Ann had 9 pens and lost 2 pens at school. How many are left?",
			[]string{"Ben has 3 bags of 4 sweets. How many sweets?", "Ann had 9 pens and lost 2 pens at school. How many are left?"},
		},
		"questions about one text": {
			"A shop has 12 red and 15 blue bikes.\n(a) How many bikes are there?\n(b) How many more are blue?",
			[]string{"A shop has 12 red and 15 blue bikes. How many bikes are there?", "A shop has 12 red and 15 blue bikes. How many more are blue?"},
		},
		"one problem in lines":          {"Ben has 3 bags.\nEach has 4 sweets.\nHow many sweets?", nil},
		"a question that goes on":       {"Ben has 3 bags of 4 sweets. How many sweets? He eats 2 and gives 3 away. How many has he now?", nil},
		"a list of facts":               {"1. The bus holds 40.\n2. There are 130 pupils.\nHow many buses are needed?", nil},
		"the question first":            {"How many sweets are there? Ben has 3 bags of 4 sweets and 2 loose ones.", nil},
		"a decimal is no mark":          {"Rope A is 1.5 m long. Rope B is 2. 5 m are cut off. How long are both?", nil},
		"a lonely mark":                 {"1. Ben has 3 bags of 4 sweets. How many sweets?", nil},
		"two questions, nothing common": {"How many days are in 3 weeks?\nHow many are in 5?", nil},
	} {
		got := of(t, c.text)
		if strings.Join(got.Parts, "|") != strings.Join(c.want, "|") || (got.Kind == Several) != (c.want != nil) {
			t.Errorf("%s: %q with %q, want %q", name, got.Kind, got.Parts, c.want)
		}
	}
}

func FuzzOf(f *testing.F) {
	for _, s := range []string{"1. a 2 3?\n2. b 4 5?", "(a) ? (b) ?", "3 eggs, 2 milk; 5\n6", "Q1: how 2 3\nQ2: how 4 5", "\n\n1.\n\n2.", "Wie viele sind das?"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, source string) {
		doc, err := text.Read(source)
		if err != nil {
			return
		}
		defer budget.Watch(t, len(source), budget.Limit{Time: 20 * time.Millisecond, EachTime: 20 * time.Microsecond, Bytes: 1 << 20, Each: 20000})()
		n := Of(doc)
		if (n.Kind == Several) != (len(n.Parts) > 1) {
			t.Errorf("%q: %q with %d parts", source, n.Kind, len(n.Parts))
		}
		for _, part := range n.Parts {
			if strings.TrimSpace(part) == "" {
				t.Errorf("%q: an empty part", source)
			}
		}
	})
}
