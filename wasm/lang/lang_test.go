package lang

import (
	"math/big"
	"testing"
)

func TestPlural(t *testing.T) {
	for one, many := range map[string]string{
		"apple": "apples", "box": "boxes", "cherry": "cherries", "toy": "toys", "child": "children", "egg box": "egg boxes",
		"shelf": "shelves", "sheep": "sheep", "potato": "potatoes", "photo": "photos", "roof": "roofs", "bus": "buses", "snow-globe": "snow-globes",
	} {
		if got := Plural(one); got != many {
			t.Errorf("plural of %s: %s, want %s", one, got, many)
		}
	}
}

func TestArticle(t *testing.T) {
	for phrase, want := range map[string]string{
		"apple": "an", "pear": "a", "hour": "an", "house": "a", "uniform": "a", "uncle": "an", "unit": "a", "unimportant day": "an", "8-year-old": "an", "80-page book": "an",
		"5-litre can": "a", "11-metre rope": "an", "euro": "a", "one-way ticket": "a", "LED lamp": "an", "DVD": "a", "A4 sheet": "an", "used book": "a", "umbrella": "an",
	} {
		if got := Article(phrase); got != want {
			t.Errorf("article of %s: %s, want %s", phrase, got, want)
		}
	}
}

func TestNumbers(t *testing.T) {
	r := big.NewRat
	for _, c := range []struct{ got, want string }{
		{Cardinal(0, true), "zero"},
		{Cardinal(24, true), "twenty-four"},
		{Cardinal(105, true), "one hundred five"},
		{Cardinal(105, false), "one hundred and five"},
		{Cardinal(2300, false), "two thousand three hundred"},
		{Cardinal(2017, false), "two thousand and seventeen"},
		{Grouped(1250000, true), "1,250,000"},
		{Grouped(1250, false), "1250"},
		{MoneyString(r(525, 100), "$", true), "$5.25"},
		{MoneyString(r(52, 10), "€", true), "€5.20"},
		{MoneyString(r(125005, 100), "£", true), "£1,250.05"},
		{DecimalString(r(5, 2), 2), "2.5"},
		{DecimalString(r(1, 3), 4), ""},
		{MixedString(r(5, 2)), "2 1/2"},
		{MixedString(r(3, 4)), "3/4"},
		{FractionWords(r(1, 2), true), "half"},
		{FractionWords(r(1, 8), true), "an eighth"},
		{FractionWords(r(3, 4), false), "three-quarters"},
		{FractionWords(r(7, 12), false), ""},
		{TimesWords(2), "twice"},
		{TimesWords(3), "three times"},
		{Person{"James", He}.Possessive(), "James's"},
		{Person{"Ana", She}.Pronoun("himself"), "herself"},
		{Person{"Ana", She}.Pronoun("hers"), ""},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
