package text

import (
	"strings"
	"testing"
)

var contextExamples = []example{
	// "one"
	{"One of them is red.", ""},
	{"one of the 5 boxes", "5 digits"},
	{"They look at one another.", ""},
	{"No one came.", ""},
	{"Each one costs $5.", "$5 digits"},
	{"How much is this one?", ""},
	{"Which one is longer?", ""},
	{"the blue one", ""},
	{"the smallest one", ""},
	{"one's own", ""},
	{"one apple", "1 words"},
	{"She ate one.", "1 words"},
	{"only one apple", "1 words"},
	{"one more apple", "1 words"},
	{"In one day he earns $80.", "1 words; $80 digits"},
	{"every one hour", "1 words"},
	{"One day Tom found 5 coins.", "5 digits"},
	{"One sunny morning, Tom found 5 coins.", "5 digits"},
	{"one in five children", "1 words; 5 words"},
	{"1 of them", "1 digits"},
	{"a one-way street", ""},
	{"a one-hour drive", "1 words"},
	{"one by one, one at a time", ""},
	{"increase it by one", "1 words"},

	// Ordinals.
	{"the first day", ""},
	{"the second and the third day", ""},
	{"the 3rd grade", ""},
	{"on the 21st and the 22nd", ""},
	{"second-grade pupils", ""},
	{"the twenty-first page", ""},
	{"the hundred and fifth page", ""},
	{"the thirty-second day", ""},
	{"a fifth grader", ""},
	{"a third friend has 4", "4 digits"},
	{"twenty fifth graders", "20 words"},
	{"two third graders", "2 words"},
	{"one third grader", "1 words"},
	{"the first three days", "3 words"},
	{"the first 5 pages", "5 digits"},
	{"every 12th caller", ""},

	// Halves and quarters of matches.
	{"In the first half they scored 14 points.", "14 digits"},
	{"the second half", ""},
	{"at half-time", ""},
	{"in the third quarter", ""},
	{"the top half", ""},

	// Labels.
	{"Room 12 has 20 chairs.", "20 digits"},
	{"On Mill Lane 3 shops were open.", "3 digits"},
	{"For Mother's Day 90 cards were sold.", "90 digits"},
	{"in room 12", ""},
	{"Grade 5 sold 40 cakes.", "40 digits"},
	{"There are 20 grade 5 students.", "20 digits"},
	{"He takes Bus 7 to school.", ""},
	{"On day 3 she ran 5 miles.", "5 digits"},
	{"Box 1 holds 12 pens and Box 2 holds 15.", "12 digits; 15 digits"},
	{"Put in each box 12 pens.", "12 digits"},
	{"She took the bus 7 blocks.", "7 digits"},
	{"He wants to grade 296 papers.", "296 digits"},
	{"No. 5 won 3 times.", "3 digits"},
	{"size 8 shoes", ""},
	{"Bus number 12 had 30 people.", "30 digits"},
	{"By bus 15 min, by train 10 minutes. Exercise 30 minutes a day!", "15 digits; 10 digits; 30 digits"},
	{"after week 2", ""},
	{"under-12s pay $3", "12 digits; $3 digits"},
	{"Locker #12", ""},
	{"Question 4 asks for the sum of 3 and 4.", "3 digits; 4 digits"},
	{"She is on page 45 of a 120-page book.", "45 digits; 120 digits"},
	{"at the age of 12", "12 digits"},
	{"at age 12", "12 digits"},
	{"from step 3 to step 8", "3 digits; 8 digits"},
	{"between floor 3 and floor 11", "3 digits; 11 digits"},
	{"the number 12", "12 digits"},
	{"Covid-19", ""},
	{"Formula-1 cars", ""},
	{"buy-1-get-1-free", "1 digits; 1 digits"},
	{"A4 paper, an mp3 player, 3D glasses, class 4b", ""},

	// Times and dates.
	{"at 7:30", "450 time"},
	{"from 9:45 to 10:00 a.m.", "585 time; 600 time"},
	{"at half past six", "390 time"},
	{"at quarter past 3", "195 time"},
	{"at ten past five", "310 time"},
	{"She walked 10 steps past 3 houses.", "10 digits; 3 digits"},
	{"at a quarter to 8", "465 time"},
	{"in 1998", ""},
	{"She was born in 1998, the youngest of 4.", "4 digits"},
	{"In 2000 boxes there are 5 nails each.", "2000 digits; 5 digits"},
	{"from 1990 to 2005", "1990 digits; 2005 digits"},
	{"1998 people came", "1998 digits"},
	{"in nineteen ninety-eight", ""},
	{"the 1990s", ""},
	{"in her 20s", ""},
	{"in '98", ""},
	{"May 5, 2019", ""},
	{"on 5 May 2019", ""},
	{"from May 5 to May 20", "5 digits; 20 digits"},
	{"You may 5 times.", "5 digits"},
	{"He gave June 5 apples.", "5 digits"},
	{"In May 5 pupils left.", "5 digits"},
	{"on may 5", ""},
	{"March 3-9 or 3-9 March", "3 digits; 9 digits; 3 digits; 9 digits"},
	{"from 3 March to 9 March", "3 digits; 9 digits"},
	{"on 3 March and 9 March", ""},
	{"in summer 2023", ""},
	{"In April 12 cm fell, in May 7.", "12 digits; 7 digits"},
	{"In 2000 people lived there.", "2000 digits"},
	{"Set 5 plates on the table.", "5 digits"},
	{"Group 12 pupils into 3 teams.", "12 digits; 3 digits"},
	{"2019-05-05", ""},
	{"11/28/2000 and 3/8/00 and 28.11.2000", ""},
	{"on 3/4", ""},
	{"on 3/4 of the land", "3/4 fraction"},
	{"on 5 Dec and on Sept. 5", ""},
	{"at 7.30 pm", "1170 time"},
	{"open 24/7", ""},
	{"Call 555-0134 or 713-555-0134 or 1-800-555-0134.", ""},
	{"version 1.2.3", ""},

	// Items of a sheet.
	{"12. Maria has 5 apples.", "5 digits"},
	{"3) A bus has 40 seats.", "40 digits"},
	{"(3) A bus has (40) seats.", "40 digits"},
	{"5. 3 buses have 40 seats.", "3 digits; 40 digits"},
	{"12 apples.", "12 digits"},
	{"How many? 12.", "12 digits"},

	// Vague words and the rest.
	{"five (5) apples and 3 (three) pears", "5 words; 3 digits"},
	{"five (6) apples", "5 words; 6 digits"},
	{"Year 6 pupils, room 12 pupils, and pupils in year 7", ""},
	{"millions of stars", ""},
	{"a few hundred people", ""},
	{"several thousand stars", ""},
	{"hundreds of people", ""},
	{"no apples, none, many apples, a single apple", ""},
	{"1e999999999", ""},
	{"1e31 and 1e30", "1000000000000000000000000000000 digits"},
	{"1234567890123456789012345678901", ""},
	{"see www.example.org/5/6 or 5@example.org", ""},
	{"She has ___ apples and number0 pears.", ""},
}

func TestContext(t *testing.T) { check(t, contextExamples, quantities) }

func TestNotQuantities(t *testing.T) {
	for _, rule := range notQuantities {
		d := read(t, strings.NewReplacer("[", "", "]", "").Replace(rule.example))
		if got := marked(d); got != rule.example {
			t.Errorf("%s: %s", rule.name, got)
		}
		if rule.applies != nil && !appliesTo(rule, d) {
			t.Errorf("%s: the rule does not apply to its own example %q", rule.name, rule.example)
		}
	}
}

// appliesTo says whether the rule excludes any number of the text.
func appliesTo(rule rule, d *Document) bool {
	r := &reader{doc: d, tokens: d.Tokens, cased: bothCases(d.Source)}
	for _, s := range d.Sentences {
		r.first, r.end = s.FirstToken, s.EndToken
		for i := r.first; i < r.end; i++ {
			if p := r.phrase(i); p.end > 0 && p.value != nil && rule.applies(r, p) {
				return true
			}
		}
	}
	return false
}
