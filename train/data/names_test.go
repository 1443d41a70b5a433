package data

import (
	"testing"

	"mwpranker/wasm/text"
)

func TestNameless(t *testing.T) {
	for _, c := range []struct{ source, want string }{
		{"Ann has 5 cats. How many has Ann?", "@ has # cats how many has @"},
		{"Ngozi buys 3 kg of rice.", "@ buys # kg of rice"},
		{"ngozi and wanjiru share 12 mangoes", "ngozi and @ share # mangoes"},
		{"Mrs. Rossi drives from New York to Lagos.", "@ drives from @ to @"},
		{"Tickets cost $4.50. How much are 3 tickets?", "tickets cost # how much are # tickets"},
		{"Priya's shop sells 1,200 pens.", "@ 's shop sells # pens"},
		{"I think of a number.", "i think of a number"},
		{"On Monday Grace reads 12 pages.", "on @ reads # pages"},
		{"Grace reads three quarters of it.", "@ reads # of it"},
	} {
		doc, err := text.Read(c.source)
		if err != nil {
			t.Fatal(err)
		}
		if got := (&Example{Doc: doc}).Nameless(); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.source, got, c.want)
		}
	}
}
