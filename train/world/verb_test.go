package world

import "testing"

func TestConjugate(t *testing.T) {
	for _, c := range []struct{ verb, past, present, gerund string }{
		{"give", "gave", "gives", "giving"},
		{"buy", "bought", "buys", "buying"},
		{"carry", "carried", "carries", "carrying"},
		{"play", "played", "plays", "playing"},
		{"catch", "caught", "catches", "catching"},
		{"drop", "dropped", "drops", "dropping"},
		{"put", "put", "puts", "putting"},
		{"have", "had", "has", "having"},
		{"be", "was", "is", "being"},
		{"do", "did", "does", "doing"},
		{"see", "saw", "sees", "seeing"},
		{"choose", "chose", "chooses", "choosing"},
		{"cost", "cost", "costs", "costing"},
		{"wash", "washed", "washes", "washing"},
	} {
		got := [3]string{conjugate(c.verb, past, false, false), conjugate(c.verb, present, false, false), conjugate(c.verb, gerund, false, false)}
		if want := [3]string{c.past, c.present, c.gerund}; got != want {
			t.Errorf("%s: %v, want %v", c.verb, got, want)
		}
	}
	for _, c := range []struct {
		tense         tense
		plural, first bool
		want          string
	}{{past, true, false, "were"}, {past, true, true, "was"}, {present, true, true, "am"}, {present, true, false, "are"}, {future, false, false, "will be"}} {
		if got := conjugate("be", c.tense, c.plural, c.first); got != c.want {
			t.Errorf("be: %s, want %s", got, c.want)
		}
	}
}

// Every verb of the tables has a past that a proof-reader would accept: irregular verbs are listed,
// not guessed.
func TestVerbsOfTables(t *testing.T) {
	odd := set(`bringed buyed catched choosed comed costed cutted digged doed drawed drinked drived eated feeded finded flyed forgeted
		geted gived goed growed haved holded keeped leaved lended letted losed maked payed putted readed rided runned selled sended sitted
		sleeped spended splited standed swimmed taked throwed weared winned writed hided builded layed lied sayed`)
	for _, p := range book.list {
		for _, pc := range p.pieces {
			if pc.verb != "" && odd[pastOf(pc.verb)] {
				t.Errorf("%s: past %s in %q", pc.verb, pastOf(pc.verb), p.source)
			}
		}
	}
}
