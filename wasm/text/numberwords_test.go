package text

import (
	"fmt"
	"testing"
)

var wordExamples = []example{
	// Cardinals.
	{"one apple", "1 words"},
	{"zero apples", "0 words"},
	{"ten apples and eleven pears", "10 words; 11 words"},
	{"twenty-four", "24 words"},
	{"twenty four", "24 words"},
	{"Twenty–four", "24 words"},
	{"twenty - four", "24 words"},
	{"TWENTY-FOUR", "24 words"},
	{"fourty two", "42 words"},
	{"twentyfour, ninetynine five", "24 words; 99 words; 5 words"},
	{"a hundred", "100 words"},
	{"a hundred and five", "105 words"},
	{"one hundred five", "105 words"},
	{"one hundred and twenty-five", "125 words"},
	{"two-hundred-and-five", "205 words"},
	{"one hundred-twenty", "120 words"},
	{"twelve hundred", "1200 words"},
	{"twenty-five hundred", "2500 words"},
	{"a thousand", "1000 words"},
	{"two thousand three hundred", "2300 words"},
	{"two thousand, three hundred and five", "2305 words"},
	{"two thousand and one", "2001 words"},
	{"nine hundred ninety-nine thousand nine hundred ninety-nine", "999999 words"},
	{"three million", "3000000 words"},
	{"one million two hundred thousand and seven", "1200007 words"},
	{"two crore five lakh", "20500000 words"},
	{"two billion", "2000000000 words"},
	{"half a million", "500000 words"},
	{"half a hundred", "50 words"},
	{"two three", "2 words; 3 words"},
	{"five and six", "5 words; 6 words"},
	{"ten twenty", "10 words; 20 words"},
	{"two hundred three hundred", "200 words; 300 words"},
	{"a hundred a hundred", "100 words; 100 words"},
	{"two hundred apples and five pears", "200 words; 5 words"},
	{"one thousand, two apples", "1000 words; 2 words"},
	{"forty-two-page", "42 words"},
	{"twenty five-cent stamps", "20 words; 5 words"},
	{"twenty-five-cent stamps", "25 words"},
	{"three point five", "3.5 decimal"},
	{"zero point two five litres", "0.25 decimal"},
	{"Mr. Onepence has tense tentacles.", ""},

	// Parts.
	{"half of the cake", "1/2 fraction"},
	{"half the cake", "1/2 fraction"},
	{"half a cake", "1/2 fraction"},
	{"half an hour", "1/2 fraction"},
	{"half as many", "1/2 fraction"},
	{"a half", "1/2 fraction"},
	{"one half of it", "1/2 fraction"},
	{"one-half of it", "1/2 fraction"},
	{"the other half", "1/2 fraction"},
	{"cut in half", "1/2 fraction"},
	{"half-full", "1/2 fraction"},
	{"a third of them", "1/3 fraction"},
	{"a third", "1/3 fraction"},
	{"a third as many", "1/3 fraction"},
	{"one third of them", "1/3 fraction"},
	{"one-third of them", "1/3 fraction"},
	{"two thirds", "2/3 fraction"},
	{"two-thirds of the class", "2/3 fraction"},
	{"two-third of the class", "2/3 fraction"},
	{"three fifths", "3/5 fraction"},
	{"three-fifths", "3/5 fraction"},
	{"five-eighths of a mile", "5/8 fraction"},
	{"an eighth of it", "1/8 fraction"},
	{"nine tenths", "9/10 fraction"},
	{"twenty-five hundredths", "1/4 fraction"},
	{"one hundredth", "1/100 fraction"},
	{"seven-fourteenths", "1/2 fraction"},
	{"a quarter of it", "1/4 fraction"},
	{"one quarter of it", "1/4 fraction"},
	{"a quarter as many", "1/4 fraction"},
	{"a quarter mile", "1/4 fraction"},
	{"a quarter-pound burger", "1/4 fraction"},
	{"a quarter of an hour", "1/4 fraction"},
	{"It rose by a quarter.", "1/4 fraction"},
	{"three quarters of it", "3/4 fraction"},
	{"three-quarters full", "3/4 fraction"},
	{"three quarters full", "3/4 fraction"},
	{"one quarter the price", "1/4 fraction"},

	// Coins.
	{"three quarters and two dimes", "3 words; 2 words"},
	{"3 quarters", "3 digits"},
	{"seven quarters", "7 words"},
	{"eight hundred fifty-five quarters", "855 words"},
	{"one quarter and one dime", "1 words; 1 words"},
	{"a quarter and a dime", ""},
	{"2 half-dollars", "2 digits"},
	{"5 dimes and a quarter of the pennies", "5 digits; 1/4 fraction"},

	// Mixed numbers.
	{"one and a half", "3/2 mixed"},
	{"two and a half hours", "5/2 mixed"},
	{"two-and-a-half hours", "5/2 mixed"},
	{"two and one half hours", "5/2 mixed"},
	{"two and half hours", "5/2 mixed"},
	{"three and three quarters", "15/4 mixed"},
	{"three and three-quarters", "15/4 mixed"},
	{"one and three-quarter miles", "7/4 mixed"},
	{"four and two thirds cups", "14/3 mixed"},
	{"two and a third cups", "7/3 mixed"},
	{"six and 1/2 cups", "13/2 mixed"},
	{"two and a half million", "2500000 mixed"},
	{"an hour and a half", "3/2 mixed"},
	{"a cup and a half of sugar", "3/2 mixed"},
	{"two and a half times as many", "5/2 multiple"},
	{"a year and a quarter", "5/4 mixed"},
	{"two hours and a half", "5/2 mixed"},
	{"two dozen and a half", "2 words; 1/2 fraction"},
	{"a dozen and a half", "18 words"},
	{"She kept two and a half of the rest was sold.", "2 words; 1/2 fraction"},
	{"a brother and a half sister", ""},

	// Groups.
	{"a dozen", "12 words"},
	{"one dozen", "12 words"},
	{"half a dozen", "6 words"},
	{"half-a-dozen", "6 words"},
	{"a half dozen", "6 words"},
	{"half dozen", "6 words"},
	{"three dozen", "3 words"},
	{"two and a half dozen", "5/2 mixed"},
	{"eggs at $3 a dozen", "$3 digits"},
	{"60 cents a dozen", "60 digits"},
	{"by the dozen", ""},
	{"dozens of eggs", ""},
	{"a couple of apples", "2 words"},
	{"a couple more apples", "2 words"},
	{"a couple hours later", "2 words"},
	{"a couple dozen eggs", "2 words"},
	{"a couple hundred people", "200 words"},
	{"A couple bought a house.", ""},
	{"a gross of pencils", "144 words"},
	{"his gross income", ""},
	{"a pair of shoes", ""},
	{"three pairs of shoes", "3 words"},
	{"a score of 20", "20 digits"},

	// Multiples.
	{"twice as many", "2 multiple"},
	{"twice a week", "2 multiple"},
	{"thrice as old", "3 multiple"},
	{"once a week", "1 multiple"},
	{"once every day", "1 multiple"},
	{"Once upon a time", ""},
	{"once he had left", ""},
	{"double the price", "2 multiple"},
	{"She doubled it.", "2 multiple"},
	{"It doubles every year.", "2 multiple"},
	{"triple the amount", "3 multiple"},
	{"He tripled his money.", "3 multiple"},
	{"quadrupled", "4 multiple"},
	{"five times as many", "5 multiple"},
	{"five times more", "5 multiple"},
	{"five times a week", "5 words"},
	{"two times his age", "2 multiple"},
	{"a tenfold rise", "10 multiple"},
	{"a double-decker bus", ""},
	{"a double room with double beds", ""},
	{"40 doubles", "40 digits"},

	// Compounds.
	{"a two-hour film", "2 words"},
	{"three-legged stools", "3 words"},
	{"a six-pack", "6 words"},
	{"a four-leaf clover", "4 words"},
	{"a ten-year-old", "10 words"},
	{"a thirty-second song", "30 words"},
}

func TestWords(t *testing.T) { check(t, wordExamples, quantities) }

// TestSpelledOut reads every number below ten thousand, and some larger ones,
// in three spellings.
func TestSpelledOut(t *testing.T) {
	try := func(n int) {
		for _, spelling := range []string{spell(n, "-", " and "), spell(n, " ", " "), spell(n, "-", "-and-")} {
			if got, want := quantities(read(t, spelling)), fmt.Sprintf("%d words", n); got != want {
				t.Fatalf("%q: got %q, want %q", spelling, got, want)
			}
		}
	}
	for n := 1; n < 10_000; n++ {
		try(n)
	}
	for n := 10_000; n < 1_000_000_000; n = n*3 + 7 {
		try(n)
	}
}

// spell writes n with hyphen inside twenty-four and and behind a hundred.
func spell(n int, hyphen, and string) string {
	small := []string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen",
		"fifteen", "sixteen", "seventeen", "eighteen", "nineteen"}
	tens := []string{"", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"}
	join := func(unit int, name, glue string) string {
		out := spell(n/unit, hyphen, and) + " " + name
		if n%unit > 0 {
			out += glue + spell(n%unit, hyphen, and)
		}
		return out
	}
	switch {
	case n < 20:
		return small[n]
	case n < 100 && n%10 == 0:
		return tens[n/10]
	case n < 100:
		return tens[n/10] + hyphen + small[n%10]
	case n < 1000:
		return join(100, "hundred", and)
	case n < 1_000_000:
		return join(1000, "thousand", " ")
	}
	return join(1_000_000, "million", " ")
}
