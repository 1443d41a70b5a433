package text

import (
	"strings"
	"testing"
)

var digitExamples = []example{
	// Whole numbers and their grouping.
	{"48 apples", "48 digits"},
	{"0 apples", "0 digits"},
	{"007", "7 digits"},
	{"1,250 people", "1250 digits"},
	{"12,345,678 stars", "12345678 digits"},
	{"1250 people", "1250 digits"},
	{"1,00,000 rupees", "100000 digits"},
	{"12,34,567 rupees", "1234567 digits"},
	{"1 250 000 people", "1250000 digits"},
	{"1 250 people", "1 digits; 250 digits"},
	{"1\u00a0250 people", "1250 digits"},
	{"1\u2009250 people", "1250 digits"},
	{"1\u202f250\u202f000 people", "1250000 digits"},
	{"1'250 people", "1250 digits"},
	{"1’250’000 people", "1250000 digits"},
	{"1.250.000 people", "1250000 digits"},
	{"Cards 1,2,3 and 4 are red.", "1 digits; 2 digits; 3 digits; 4 digits"},
	{"12,15 and 18", "12 digits; 15 digits; 18 digits"},
	{"5, 10, 15, 20", "5 digits; 10 digits; 15 digits; 20 digits"},
	{"12,3456", "12.3456 decimal"},
	{"1,23,45", "1 digits; 23 digits; 45 digits"},
	{"１２ apples", "12 digits"},
	{"٣ apples and ४२ pears", "3 digits; 42 digits"},
	{"123456789012345678901234567890", "123456789012345678901234567890 digits"},

	// Decimals.
	{"3.5 litres", "3.5 decimal"},
	{".5 litres", "0.5 decimal"},
	{"0.125", "0.125 decimal"},
	{"1.250 kg", "1.25 decimal"},
	{"1,250.75", "1250.75 decimal"},
	{"3.", "3 digits"},
	{"It is 2.5. How much is .25 of it?", "2.5 decimal; 0.25 decimal"},
	{"He has 5.Then he buys 3.", "5 digits; 3 digits"},
	{"2,50 €", "€2.5 decimal"},
	{"€2,5", "€2.5 decimal"},
	{"0,5 litres", "0.5 decimal"},
	{"0,125 kg", "0.125 decimal"},
	{"3,75", "3.75 decimal"},
	{"1,25", "1.25 decimal"},
	{"2,5 kg of rice", "2.5 decimal"},
	{"2,5 of them", "2 digits; 5 digits"},
	{"3,75 and 1,25", "3.75 decimal; 1.25 decimal"},
	{"1.250,50 €", "€1250.5 decimal"},
	{"1 250 000,50", "1250000.5 decimal"},
	{"1.5e3 metres", "1500 decimal"},
	{"2e5", "200000 digits"},
	{"2E-3 m", "1/500 digits"},

	// Fractions and mixed numbers.
	{"3/4 of a pie", "3/4 fraction"},
	{"1/2-inch nails", "1/2 fraction"},
	{"3⁄4 cup", "3/4 fraction"},
	{"3 / 4 cup", "3/4 fraction"},
	{"½ cup, ¾ cup, ⅔ cup, ⅛ cup", "1/2 fraction; 3/4 fraction; 2/3 fraction; 1/8 fraction"},
	{"2 1/2 cups", "5/2 mixed"},
	{"2-1/2 cups", "5/2 mixed"},
	{"2½ cups", "5/2 mixed"},
	{"2 ½ cups", "5/2 mixed"},
	{"2 and 1/2 cups", "5/2 mixed"},
	{"2 and a half cups", "5/2 mixed"},
	{"2-and-a-half cups", "5/2 mixed"},
	{"10 2/3", "32/3 mixed"},
	{"7/4 of it", "7/4 fraction"},
	{"5 7/4", "5 digits; 7/4 fraction"},
	{"1/4th of it and 2/3rds of that", "1/4 fraction; 2/3 fraction"},
	{"2 thirds and 3 quarters of it", "2/3 fraction; 3/4 fraction"},
	{"3/0", "3 digits; 0 digits"},
	{"1/2/3/4", "1 digits; 2 digits; 3 digits; 4 digits"},
	{"15/20 on the test", "3/4 fraction"},
	{"5\n1/2", "5 digits; 1/2 fraction"},

	// Money.
	{"$52.75", "$52.75 decimal"},
	{"$ 5", "$5 digits"},
	{"$.75", "$0.75 decimal"},
	{"£6.25", "£6.25 decimal"},
	{"€5", "€5 digits"},
	{"5€ or 5 €", "€5 digits; €5 digits"},
	{"9$", "$9 digits"},
	{"25¢", "25¢ digits"},
	{"¢25", "25¢ digits"},
	{"25p", "25p digits"},
	{"25 cents", "25 digits"},
	{"5 dollars", "5 digits"},
	{"$1,250.50", "$1250.5 decimal"},
	{"$2.5 million", "$2500000 decimal"},
	{"$3M and $10k and £2bn", "$3000000 digits; $10000 digits; £2000000000 digits"},
	{"five $1 bills", "5 words; $1 digits"},
	{"I have 5 $10 bills", "5 digits; $10 digits"},
	{"$5-$10", "$5 digits; $10 digits"},
	{"$9/hour", "$9 digits"},
	{"US$5", "$5 digits"},
	{"Rs. 500, Rs.500, Rs500, ₹500", "500 digits; 500 digits; 500 digits; 500 digits"},
	{"RM5 and 5 USD", "5 digits; 5 digits"},
	{"50c", "50¢ digits"},
	{"-$5 and $-7", "$-5 digits; $-7 digits"},
	{"＄５", "$5 digits"},

	// Percent.
	{"25%", "25% digits"},
	{"25 %", "25% digits"},
	{"12.5%", "12.5% decimal"},
	{"25 percent", "25% digits"},
	{"25-percent", "25% digits"},
	{"25 per cent", "25% digits"},
	{"twenty-five percent", "25% words"},
	{"20-25%", "20 digits; 25% digits"},
	{"1/2%", "1/2% fraction"},

	// Scales.
	{"3 million", "3000000 digits"},
	{"3 hundred", "300 digits"},
	{"5 lakh and 2 crores", "500000 digits; 20000000 digits"},
	{"5 millions", "5000000 digits"},
	{"2.5 thousand", "2500 decimal"},
	{"1 1/2 million", "1500000 mixed"},
	{"1 dozen", "12 digits"},
	{"3 dozen", "3 digits"},

	// Signs, ranges, products.
	{"-5 degrees", "-5 digits"},
	{"−5 degrees", "-5 digits"},
	{"to -2.5", "-2.5 decimal"},
	{"negative 5 and negative five", "-5 digits; -5 words"},
	{"It was minus five degrees.", "-5 words"},
	{"12 minus 5", "12 digits; 5 digits"},
	{"7 - 5", "7 digits; 5 digits"},
	{"7 -5", "7 digits; 5 digits"},
	{"7-5", "7 digits; 5 digits"},
	{"(-5)", "-5 digits"},
	{"- 5 apples", "5 digits"},
	{"apples –5", "5 digits"},
	{"5-10 minutes", "5 digits; 10 digits"},
	{"5–10 minutes", "5 digits; 10 digits"},
	{"100-1000 people", "100 digits; 1000 digits"},
	{"3x4 and 3×4 and 3 x 4", "3 digits; 4 digits; 3 digits; 4 digits; 3 digits; 4 digits"},
	{"3x4x5", "3 digits; 4 digits; 5 digits"},
	{"3*4+5=17", "3 digits; 4 digits; 5 digits; 17 digits"},
	{"2x + 3 = 11", "2 digits; 3 digits; 11 digits"},
	{"3x as many", "3 multiple"},

	// Measures and compounds.
	{"5cm, 20km, 10lb, 2L, 5g", "5 digits; 20 digits; 10 digits; 2 digits; 5 digits"},
	{"2h30, 1hr20min, 5m20cm, 2h 30min", "2 digits; 30 digits; 1 digits; 20 digits; 5 digits; 20 digits; 2 digits; 30 digits"},
	{"25m2 or 25m² or 25 cm³", "25 digits; 25 digits; 25 digits"},
	{"10am and 5pm and 5p.m.", "10 digits; 5 digits; 5 digits"},
	{"3 o'clock", "3 digits"},
	{"from 3 p.m. to 5 p.m.", "3 digits; 5 digits"},
	{"a 60-page book", "60 digits"},
	{"a 6-pack", "6 digits"},
	{"a 25-cent stamp", "25 digits"},
	{"a 5-year-old child", "5 digits"},
	{"2-for-1", "2 digits; 1 digits"},
	{"5'10\" tall", "5 digits; 10 digits"},
	{"four 20s and 3 5's", "4 words; 20 digits; 3 digits; 5 digits"},
	{"roses,12", "12 digits"},
	{"(12)", "12 digits"},
	{"\"12\" and '13'", "12 digits; 13 digits"},
	{"5k", "5 digits"},

	// Ratios.
	{"in the ratio 3:5", "3 digits; 5 digits"},
	{"in a ratio of 7:10", "7 digits; 10 digits"},
	{"a 7:10 ratio", "7 digits; 10 digits"},
	{"a 2:3:5 mixture", "2 digits; 3 digits; 5 digits"},
	{"12.5:3", "12.5 decimal; 3 digits"},

	// Five times and so on.
	{"5 times as many", "5 multiple"},
	{"5 times more", "5 multiple"},
	{"3 times the price", "3 multiple"},
	{"5 times a week", "5 digits"},
	{"1/2 times as many", "1/2 multiple"},
}

func TestDigits(t *testing.T) { check(t, digitExamples, quantities) }

func TestNorm(t *testing.T) {
	check(t, []example{
		{"Don’t “PANIC” — 1,250", "do n't \" panic \" - 1250"},
		{"1 250 000 2,50 1.250,5 1'250", "1250000 2.50 1250.5 1250"},
		{"½ ⅔ １２ ٣ 1.5E+3 2,50e-3 kg", "1/2 2/3 12 3 1.5e3 2.50e-3 kg"},
		{"3RD 1990S 7:30 co\u00adoperate", "3rd 1990s 7:30 cooperate"},
		{"A\xffB", "a \uFFFD b"},
		{"3⁄4…", "3 / 4 ..."},
	}, func(d *Document) string {
		var list []string
		for _, t := range d.Tokens {
			list = append(list, t.Norm)
		}
		return strings.Join(list, " ")
	})
}
