package text

import (
	"errors"
	"math/big"
	"strings"
	"testing"
)

// example is a text and what reading it should give, as a readable string.
type example struct{ text, want string }

// quantities lists what was found: "24 words; $52.75 decimal".
func quantities(d *Document) string {
	var list []string
	for _, q := range d.Quantities {
		value := q.Value.RatString()
		if q.Form == Decimal {
			value = decimalString(q.Value)
		}
		switch q.Unit {
		case Dollar, Pound, Euro:
			value = q.Unit.String() + value
		default:
			value += q.Unit.String()
		}
		list = append(list, value+" "+q.Form.String())
	}
	return strings.Join(list, "; ")
}

func decimalString(v *big.Rat) string {
	if v.IsInt() {
		return v.RatString()
	}
	return strings.TrimRight(v.FloatString(20), "0")
}

// constants lists the implied constants: "dozen 12, week 7".
func constants(d *Document) string {
	var list []string
	for _, c := range d.Constants {
		list = append(list, c.Word+" "+c.Value.RatString())
	}
	return strings.Join(list, ", ")
}

// marked shows the text with the spans of its quantities: "[twenty-four] eggs".
func marked(d *Document) string {
	var b strings.Builder
	at := 0
	for _, q := range d.Quantities {
		b.WriteString(d.Source[at:q.Start] + "[" + d.Source[q.Start:q.End] + "]")
		at = q.End
	}
	return b.String() + d.Source[at:]
}

// sentences joins the tokens by spaces and the sentences by " | ".
func sentences(d *Document) string {
	var b strings.Builder
	for i, t := range d.Tokens {
		switch {
		case i == 0:
		case t.Sentence != d.Tokens[i-1].Sentence:
			b.WriteString(" | ")
		default:
			b.WriteString(" ")
		}
		b.WriteString(t.Text)
	}
	return b.String()
}

func read(t testing.TB, source string) *Document {
	t.Helper()
	d, err := Read(source)
	if err != nil {
		t.Fatalf("Read(%q): %v", source, err)
	}
	return d
}

func check(t *testing.T, examples []example, show func(*Document) string) {
	t.Helper()
	seen := make(map[string]bool)
	for _, e := range examples {
		if got := show(read(t, e.text)); got != e.want {
			t.Errorf("%q\n got: %s\nwant: %s", e.text, got, e.want)
		}
		if seen[e.text] {
			t.Errorf("%q stands twice in the table", e.text)
		}
		seen[e.text] = true
	}
}

// problems are whole texts, as a teacher types them.
var problems = []example{
	{"Mia has 48 beads. She buys 1,250 more for $52.75 and loses 25% of them. How many are left?",
		"48 digits; 1250 digits; $52.75 decimal; 25% digits"},
	{"She had twenty-four eggs and half a dozen left.", "24 words; 6 words"},
	{"maria has 3 bags with 2 1/2 pounds of rice each.how much rice does she have", "3 digits; 5/2 mixed"},
	{"A LORRY CARRIES 3 CRATES OF 40 BOTTLES. HOW MANY BOTTLES DOES IT CARRY IN 5 TRIPS?", "3 digits; 40 digits; 5 digits"},
	{"Ms. Chen's class of twenty four pupils reads a 60-page book in 3 weeks.", "24 words; 60 digits; 3 digits"},
	{"Tickets cost £6.25 for adults and half price for children under 12.", "£6.25 decimal; 1/2 fraction; 12 digits"},
	{"Two-thirds of the 36 pupils walk to school and a quarter of the rest cycle.", "2/3 fraction; 36 digits; 1/4 fraction"},
	{"Ravi ran 2.5 km on Monday, twice as far on Tuesday, and 3/4 km on the third day.", "2.5 decimal; 2 multiple; 3/4 fraction"},
	{"The hall has 14 rows with 18 chairs each; 37 chairs are broken.", "14 digits; 18 digits; 37 digits"},
	{"Omar is 7 years old. His father is five times as old. How old will they be together in 10 years?",
		"7 digits; 5 multiple; 10 digits"},
	{"A baker sells a dozen rolls for €4,80. How much do three dozen cost?", "12 words; €4.8 decimal; 3 words"},
	{"From 3 p.m. to 5 p.m. the shop sold one and a half boxes of pens at 25¢ each.", "900 time; 1020 time; 3/2 mixed; 25¢ digits"},
	{"In Grade 5 there are 20 girls and twice as many boys.", "20 digits; 2 multiple"},
	{"Lena read from page 12 to page 45. How many pages did she read?", "12 digits; 45 digits"},
	{"1. Tim has 5 apples.\n2. Ann has 7 pears.", "5 digits; 7 digits"},
	{"It was -5 degrees in the morning and 12 degrees at noon.", "-5 digits; 12 digits"},
	{"The ratio of boys to girls is 7:10. There are 20 girls.", "7 digits; 10 digits; 20 digits"},
	{"number0 apples cost number1 dollars . how many dollars do number2 apples cost ?", ""},
	{"How many legs have the dogs?", ""},
	{"", ""},
	{" \n\t ", ""},
}

func TestProblems(t *testing.T) { check(t, problems, quantities) }

func TestSpans(t *testing.T) {
	check(t, []example{
		{"She paid $52.75 for 3 books.", "She paid [$52.75] for [3] books."},
		{"She paid $ 5 or 5 € or 5€ or 25 ¢.", "She paid [$ 5] or [5 €] or [5€] or [25 ¢]."},
		{"a hundred and five sheep, twenty-four goats", "[a hundred and five] sheep, [twenty-four] goats"},
		{"She ate two and a half of them? No, 2 ½ pies.", "She ate [two] and [a half] of them? No, [2 ½] pies."},
		{"25% of 40, 25 percent of 40, twenty per cent of 40", "[25%] of [40], [25 percent] of [40], [twenty per cent] of [40]"},
		{"a dozen eggs, half a dozen eggs, three dozen eggs", "[a dozen] eggs, [half a dozen] eggs, [three] dozen eggs"},
		{"a quarter of the cake, half of it, half an hour", "[a quarter] of the cake, [half] of it, [half] an hour"},
		{"five times as many, twice as many", "[five] times as many, [twice] as many"},
		{"a 60-page book, a 6-pack, a 25-cent stamp", "a [60]-page book, a [6]-pack, a [25]-cent stamp"},
		{"5cm, 10am, 1/2-inch nails", "[5]cm, [10am], [1/2]-inch nails"},
		{"It fell to -5 degrees, then to −7.", "It fell to [-5] degrees, then to [−7]."},
		{"3 million people, $2.5 million", "[3 million] people, [$2.5 million]"},
		{"Zoë’s café sold 12 crêpes à €3.", "Zoë’s café sold [12] crêpes à [€3]."},
		{"an hour and a half later", "[an hour and a half] later"},
		{"2-1/2 cups and 3¾ cups", "[2-1/2] cups and [3¾] cups"},
	}, marked)
}

func TestConstants(t *testing.T) {
	check(t, []example{
		{"three dozen eggs", "dozen 12"},
		{"a dozen eggs", ""},
		{"one dozen eggs or half a dozen", ""},
		{"eggs at $3 a dozen", "dozen 12"},
		{"How many per dozen? Dozens of people came.", "dozen 12"},
		{"10 dozens of roses", "dozen 12"},
		{"He runs 3 km a day. How far in a week?", "km 1000, day 24, week 7"},
		{"25% of 40", "percent 100"},
		{"25 percent, 25 per cent, 25%", "percent 100, percent 100, percent 100"},
		{"What percent is that?", "percent 100"},
		{"25¢ and 30 cents", "cent 100, cent 100"},
		{"two dimes and a nickel", "dime 10, dime 1/10, nickel 5, nickel 1/20"},
		{"three quarters and two pennies", "quarter 25, quarter 1/4, quarter 4, penny 1, penny 1/100"},
		{"a half-dollar", "half-dollar 50, half-dollar 1/2"},
		{"three quarters of the cake", ""},
		{"2 hours and 30 minutes", "hour 60, minute 60"},
		{"an hour and a half", "hour 60"},
		{"a pair of shoes", "pair 2"},
		{"3 m of cloth", "m 100, m 1000"},
		{"I'm in room m with g and l.", ""},
		{"5-cm nails", "cm 10, cm 100"},
		{"2 lb. of nuts", "lb 16"},
		{"both twins", "both 2, twin 2"},
		{"from 9 a.m. to noon", "noon 12"},
		{"the side of a square", "square 4"},
		{"the average of the scores", ""},
		{"a few hundred people in hundreds of cars", ""},
		{"3 hundreds and 4 tens", "hundreds 100, tens 10"},
		{"a 5k run", "k 1000"},
		{"10 feet of rope", "foot 12, foot 3"},
		{"It lasted two fortnights.", "fortnight 14, fortnight 2"},
		{"halfway there", "halfway 1/2"},
	}, constants)
}

func TestTooLong(t *testing.T) {
	if _, err := Read(strings.Repeat("a", MaxBytes)); err != nil {
		t.Errorf("a text of MaxBytes: %v", err)
	}
	_, err := Read(strings.Repeat("a", MaxBytes+1))
	var tooLong *TooLongError
	if !errors.As(err, &tooLong) || err.Error() != "text: the problem is 20001 bytes long; at most 20000 are read" {
		t.Errorf("got %v", err)
	}
}

func TestValues(t *testing.T) {
	values := read(t, "She has 2 ½ pies and a dozen eggs.").Values()
	if len(values) != 2 || values[0].Cmp(big.NewRat(5, 2)) != 0 || values[1].Cmp(big.NewRat(12, 1)) != 0 {
		t.Errorf("got %v", values)
	}
}
