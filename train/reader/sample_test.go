package reader

import (
	"testing"

	"mwpranker/wasm/text"
)

func TestQuestionFirst(t *testing.T) {
	for _, c := range []struct {
		text   string
		joined bool
		want   string
	}{
		{"The pond has 8 frogs. 3 hop off. How many stay?", false, "How many stay? The pond has 8 frogs. 3 hop off."},
		{"The pond has 8 frogs and 3 hop off. How many stay?", true, "How many stay if the pond has 8 frogs and 3 hop off?"},
		{"Lena has 8 frogs and loses 3. How many stay?", true, "How many stay if Lena has 8 frogs and loses 3?"},
		// These stay as they are.
		{"The pond has 8 frogs. 3 hop off. How many stay?", true, ""},
		{"The pond has 8 frogs. How many stay if 3 hop off?", false, ""},
		{"The pond has 8 frogs and 3 hop off. Find how many stay.", false, ""},
		{"How many are 8 and 3?", false, ""},
	} {
		if c.want == "" {
			c.want = c.text
		}
		doc, err := text.Read(c.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := questionFirst(doc, c.joined); got != c.want {
			t.Errorf("%q, joined %v: %q, want %q", c.text, c.joined, got, c.want)
		}
	}
}
