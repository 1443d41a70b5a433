package syntax

import (
	"strings"
	"testing"
)

func TestSpell(t *testing.T) {
	l := NewLexicon(nil, nil)
	for _, c := range []struct{ form, want string }{
		{"a", "<a> <a a>"},
		{"Apples", "<apples> <a <ap <app <appl s> es> les> ples> pples>"},
		{"1,250", "<0,000> <0 <0, <0,0 <0,00 0> 00> 000> ,000> 0,000>"},
		{"number0", "<00> <0 <00 0> 00>"},
		{"N_12", "<00> <0 <00 0> 00>"},
		{"n’t", "<n't> <n <n' <n't t> 't> n't>"},
		{"", "<>"},
		{"№", "<№> <№ №>"},
	} {
		var got []string
		l.Spell(c.form, func(piece []byte, whole bool) {
			if whole != (len(got) == 0) {
				t.Errorf("%q: the whole word is not the first", c.form)
			}
			got = append(got, string(piece))
		})
		if g := strings.Join(got, " "); g != c.want {
			t.Errorf("%q is spelt %s, want %s", c.form, g, c.want)
		}
	}
}

func TestLexiconRows(t *testing.T) {
	l := NewLexicon([]string{"apple", "00"}, []string{"<a", "e>"})
	for _, c := range []struct {
		form   string
		word   int32
		pieces int
	}{{"apple", 1, 2}, {"APPLE", 1, 2}, {"48", 2, 0}, {"number3", 2, 0}, {"plum", 0, 0}, {"are", 0, 2}} {
		word, pieces := l.Word(c.form, nil)
		if word != c.word || len(pieces) != c.pieces {
			t.Errorf("%q has row %d and %d pieces, want %d and %d", c.form, word, len(pieces), c.word, c.pieces)
		}
	}
}

func TestMasks(t *testing.T) {
	for form, want := range map[string]bool{"number0": true, "NUMBER12": true, "num1": true, "N_2": true, "n0": true, "temp_1": true,
		"number": false, "n": false, "x1": false, "B2": false, "12": false, "number0s": false, "_1": false, "": false} {
		if isMask(form) != want {
			t.Errorf("isMask(%q) is %v", form, !want)
		}
	}
}

func TestShapes(t *testing.T) {
	names := []string{"lower", "Title", "UPPER", "mIxed", "One", "digits", "none", "caseless"}
	for _, c := range []struct{ sentence, want string }{
		{"Ann bought 3 iPads , I think .", "Title lower digits mIxed none One lower none"},
		{"how many does ann have ?", "caseless caseless caseless caseless caseless none"},
		{"HOW MANY ? number0", "caseless caseless none digits"},
		{"the USA", "lower UPPER"},
	} {
		forms := strings.Fields(c.sentence)
		casing := CasingOf(forms)
		var got []string
		for i, f := range forms {
			shape := casing.Shape(f, i == 0)
			if (shape >= shapeClasses) != (i == 0) || shape >= Shapes {
				t.Errorf("%q: shape %d of word %d", c.sentence, shape, i)
			}
			got = append(got, names[shape%shapeClasses])
		}
		if g := strings.Join(got, " "); g != c.want {
			t.Errorf("%q has the shapes %s, want %s", c.sentence, g, c.want)
		}
	}
}

func TestBuckets(t *testing.T) {
	seen := map[int]bool{}
	for d := -300; d <= 300; d++ {
		b := Bucket(d)
		if d != 0 && (b < 0 || b >= RootBucket) {
			t.Errorf("distance %d has bucket %d", d, b)
		}
		seen[b] = true
		if d > 0 && Bucket(-d) != b+sideBuckets {
			t.Errorf("distances %d and %d have buckets %d and %d", d, -d, b, Bucket(-d))
		}
	}
	if len(seen) != RootBucket {
		t.Errorf("%d buckets are used, not %d", len(seen), RootBucket)
	}
}
