package data

import (
	"fmt"
	"testing"

	"mwpranker/wasm/text"
)

func TestProblems(t *testing.T) {
	doc, err := text.Read("Ann has 5 cats.")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ set, id, want string }{
		{"stories", "pets/two-cats-3/0", "body pets/two-cats, kind "},
		{"adversarial extra", "adversarial-01b", "body adversarial-01, kind extra"},
		{"teacher money", "teacher-014", "body , kind money"},
		{"mawps", "mawps/fold0-dev-7", "body , kind "},
	} {
		held := Held{Examples: []Example{{ID: c.id, Set: c.set, Doc: doc}}, Seen: []bool{true}}
		p := held.Problems()[0]
		if got := fmt.Sprintf("body %s, kind %s", p.Body, p.Kind); got != c.want || !p.Seen || p.Document != doc {
			t.Errorf("%s: %s, want %s", c.id, got, c.want)
		}
	}
}
