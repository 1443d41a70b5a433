package text

import (
	"strings"
	"testing"
)

var tokenExamples = []example{
	// Contractions and words written together, as in UD English.
	{"don't can't won't isn't", "do n't ca n't wo n't is n't"},
	{"Tom's it's I'm you're we've she'll he'd", "Tom 's it 's I 'm you 're we 've she 'll he 'd"},
	{"Tom’s don’t", "Tom ’s do n’t"},
	{"students' books", "students ' books"},
	{"cannot gonna dont", "can not gon na do nt"},
	{"o'clock O'Neill", "o'clock O'Neill"},
	{"do n't Tom 's", "do n't Tom 's"},

	// Hyphens, slashes, dashes.
	{"search-engine", "search - engine"},
	{"twenty-four three-legged", "twenty - four three - legged"},
	{"e-mail co-worker pre-cut non-stop", "e-mail co-worker pre-cut non-stop"},
	{"and/or he/she", "and / or he / she"},
	{"yes -- no — maybe", "yes -- no — maybe"},
	{"merry-go-round", "merry - go - round"},

	// Numbers.
	{"$52.75 25% 25¢ £6", "$ 52.75 25 % 25 ¢ £ 6"},
	{"5cm 10am 20km", "5 cm 10 am 20 km"},
	{"7:30 7:30pm 5:00-8:30", "7:30 7:30 pm 5:00 - 8:30"},
	{"1,250 1.5e3 .5", "1,250 1.5e3 .5"},
	{"3/4 2½ 11/28/2000", "3 / 4 2 ½ 11/28/2000"},
	{"3rd 21st 1990s 5's", "3rd 21st 1990s 5's"},
	{"3x4 3×4 2x", "3 x 4 3 × 4 2 x"},
	{"3D A4 number0 CO2", "3D A4 number0 CO2"},
	{"25m² 25cm3", "25 m² 25 cm3"},
	{"#5 1-2", "# 5 1 - 2"},
	{"5'10\"", "5 ' 10 \""},
	{"1 250 000", "1 250 000"},
	{"555-0134", "555-0134"},

	// Abbreviations.
	{"Ms. Chen Mr. Lee Dr. Roy", "Ms. Chen Mr. Lee Dr. Roy"},
	{"5 p.m. 10 a.m. 5p.m.", "5 p.m. 10 a.m. 5 p.m."},
	{"U.S. U.K. e.g. i.e.", "U.S. U.K. e.g. i.e."},
	{"pens, etc. are sold", "pens , etc. are sold"},
	{"No. 5, 6 ft. long, 3 sq. ft.", "No. 5 , 6 ft. long , 3 sq. ft ."},
	{"2.5 m. long", "2.5 m. long"},

	// Punctuation and symbols.
	{"Wait... what?! (Yes.)", "Wait ... what ?! ( Yes . )"},
	{"\"Five,\" she said.", "\" Five , \" she said ."},
	{"“Five”", "“ Five ”"},
	{"apples.How many", "apples . How many"},
	{"AT&T & sons", "AT&T & sons"},
	{"____ + 5 = 12", "____ + 5 = 12"},
	{"5 + 3 = ?", "5 + 3 = ?"},
	{"🍎🍎 👩‍🏫 ❤️", "🍎 🍎 👩‍ 🏫 ❤️"},
	{"see http://example.org/a?b=1, mail a.b@example.org.", "see http://example.org/a?b=1 , mail a.b@example.org ."},
	{"example.com", "example.com"},
	{"5\u00a0apples\u200band\ufeffpears", "5 apples and pears"},
	{"co\u00adoperate", "co\u00adoperate"},
	{"a\xff\xfeb", "a \xff\xfe b"},
	{"naïve café Zoë", "naïve café Zoë"},
	{"cafe\u0301", "cafe\u0301"},
	{"苹果 яблоко", "苹果 яблоко"},
	{"a_b", "a_b"},
}

// tokens joins the tokens by spaces.
func tokens(d *Document) string {
	var list []string
	for _, t := range d.Tokens {
		list = append(list, t.Text)
	}
	return strings.Join(list, " ")
}

func TestTokens(t *testing.T) { check(t, tokenExamples, tokens) }

func TestKinds(t *testing.T) {
	check(t, []example{
		{"Tom 's 3rd A4 p.m.", "word word word word word"},
		{"48 1,250 ½ 7:30 1990s '98", "number number number number number number"},
		{". , ? ! ( ) \" ' - — : ; “", "punct punct punct punct punct punct punct punct punct punct punct punct punct"},
		{"$ % + = / # & × 🍎 ¢", "symbol symbol symbol symbol symbol symbol symbol symbol symbol symbol"},
	}, func(d *Document) string {
		var list []string
		for _, t := range d.Tokens {
			list = append(list, t.Kind.String())
		}
		return strings.Join(list, " ")
	})
}
