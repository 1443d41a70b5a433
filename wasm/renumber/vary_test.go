package renumber

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

func problemOf(t testing.TB, source, equation string) Problem {
	t.Helper()
	document, err := text.Read(source)
	if err != nil {
		t.Fatal(err)
	}
	tree, document, err := corpus.Bind(equation, document)
	if err != nil {
		t.Fatalf("%s: %v", source, err)
	}
	return Problem{document, tree}
}

// written is what a number of a text may become.
const (
	word  = `(?:two|three|four|five|six|seven|eight|nine|[a-z]+teen|ten|eleven|twelve|[a-z]+ty(?:-[a-z]+)?)`
	digit = `\d+`
)

// The pattern of a text says which of its numbers change, and how they are written then.
var examples = []struct{ text, equation, pattern string }{
	{"Mia has twenty-four red marbles and finds 7 more. How many has she?", "24 + 7",
		`^Mia has ` + word + ` red marbles and finds ` + digit + ` more\.`},
	{"A pen costs $4.50 and a book $12. What do 3 pens and a book cost?", "3 * 4.5 + 12",
		`^A pen costs \$\d\.\d0 and a book \$\d\d\. What do \d pens and`},
	{"A cap is £4.99 and a shirt £9.99. What do both cost?", "4.99 + 9.99",
		`^A cap is £\d+\.99 and a shirt £\d+\.99\.`},
	{"Tom has 1 apple and buys 5 apples. How many has he?", "1 + 5",
		`^Tom has (1 apple|\d apples) and buys \d apples\.`},
	{"There is one apple on the table and 5 pears. How much fruit?", "1 + 5",
		`^There (is one apple|are ` + word + ` apples) on the table and`},
	{"One bag holds 8 apples. How many do 4 bags hold?", "8 * 4",
		`^One bag holds \d apples\. How many do \d bags`},
	{"Tom has 1 cat and 2 dogs. It eats 3 fish. How many animals?", "1 + 2",
		`^Tom has 1 cat and \d dogs\.`},
	{"25% of the 80 pupils walk. How many?", "25 / 100 * 80", `^\d0?5?% of the \d+ pupils`},
	{"A third of 24 cakes are sold. How many?", "1/3 * 24", `^(Half|An? \w+) of \d\d cakes`},
	{"She eats 3/4 of 12 pies. How many?", "3/4 * 12", `^She eats \d/\d+ of \d+ pies`},
	{"Half the class of 24 walks. How many?", "1/2 * 24", `^Half the class of \d\d`},
	{"A film starts at 18:45 and lasts 110 minutes. When does it end?", "18:45 + 110",
		`^A film starts at (1[2-9]|2[0-3]):(00|15|30|45) and lasts \d+ min`},
	{"School starts at half past seven and ends 5 hours later. When?", "7:30 + 5",
		`^School starts at half past \w+ and ends \d+ hours`},
	{"An 8-inch pizza is cut into 4. How many inches is each?", "8 / 4",
		`^(An (8|11|18)|A (4|6|10|12|14|15|16|9))-inch`},
	{"Every spider has 8 legs. How many legs have 6 spiders?", "8 * 6",
		`^Every spider has 8 legs\. How many legs have \d spiders`},
	{"There are 12 inches in a foot. How many inches are 5 feet?", "12 * 5",
		`^There are 12 inches in a foot\. How many inches are \d feet`},
	{"The punch has 3 quarts of juice, at 32 ounces to the quart. How many ounces?", "3 * 32",
		`^The punch has \d quarts of juice, at 32 ounces to`},
	{"A rope of 2 m 50 cm is cut off 4 m. How long is the rest in cm?", "4 * 100 - 250",
		`^A rope of \d m \d+ cm is cut`},
	{"Ann, Bo and Cy earn $60. What does each of the three get?", "60 / 3",
		`^Ann, Bo and Cy earn \$\d+\. What does each of the three`},
	{"She ran 4 km, 5 km and 9 km on 3 days. How far was that a day?", "(4 + 5 + 9) / 3",
		`^She ran .* on 3 days`},
	{"The hall has 1,250 seats and 370 are free. How many are taken?", "1250 - 370",
		`^The hall has \d,\d\d0 seats and \d+0 are`},
	{"He walks the dog twice a day. How often is that in 6 days?", "2 * 6",
		`^He walks the dog (twice|\w+ times) a day\.`},
	{"A bus has 40 seats. How many buses do 130 pupils need?", "roundup(130 / 40)",
		`^A bus has \d0 seats`},
}

func TestWriting(t *testing.T) {
	for _, e := range examples {
		pattern := regexp.MustCompile(e.pattern)
		for seed := range uint64(5) {
			list, err := Variants(problemOf(t, e.text, e.equation), Options{Count: 3, Seed: seed})
			if err != nil {
				t.Errorf("%s: %v", e.text, err)
				break
			}
			for _, v := range list {
				if !pattern.MatchString(v.Text) {
					t.Errorf("%s\nbecame %s\nwhich is not %s", e.text, v.Text, e.pattern)
				}
			}
		}
	}
}

// TestSizes: what each size promises, told by the numbers of the calculation in order and the
// answer.
func TestSizes(t *testing.T) {
	const source, equation = "Mia has 46 marbles and finds 27 more. Then she loses 5. How many has she?", "46 + 27 - 5"
	for _, c := range []struct {
		size Size
		says string
		want func(n []int64, answer int64) bool
	}{
		{Same, "two digits, two digits, one digit", func(n []int64, _ int64) bool {
			return n[0] > 9 &&
				n[0] < 100 && n[1] > 9 && n[1] < 100 && n[2] < 10
		}},
		{Smaller, "smaller together", func(n []int64, _ int64) bool { return n[0]+n[1]+n[2] < 46+27+5 }},
		{Larger, "larger together", func(n []int64, _ int64) bool { return n[0]+n[1]+n[2] > 46+27+5 }},
		{Carrying, "a carry", func(n []int64, _ int64) bool {
			return n[0]%10+n[1]%10 > 9 || n[0]/10+n[1]/10 > 9 || (n[0]+n[1])%10 < n[2]
		}},
		{NoCarrying, "no carry", func(n []int64, _ int64) bool {
			return n[0]%10+n[1]%10 < 10 && n[0]/10+n[1]/10 < 10 && (n[0]+n[1])%10 >= n[2]
		}},
		{Within20, "at most 20", func(n []int64, a int64) bool { return n[0]+n[1] <= 20 && a <= 20 }},
		{Within100, "at most 100", func(n []int64, a int64) bool { return n[0]+n[1] <= 100 && a <= 100 }},
		{Within1000, "at most 1000", func(n []int64, a int64) bool {
			return n[0]+n[1] <= 1000 &&
				a <= 1000
		}},
	} {
		for seed := range uint64(10) {
			list, err := Variants(problemOf(t, source, equation), Options{Count: 3, Size: c.size,
				Seed: seed})
			if err != nil || len(list) != 3 {
				t.Fatalf("%s: %d variants, %v", c.size, len(list), err)
			}
			for _, v := range list {
				var n []int64
				for _, value := range v.Document.Values() {
					n = append(n, value.Num().Int64())
				}
				if !c.want(n, v.Value.Rat.Num().Int64()) {
					t.Errorf("%s: %s is not %s", c.size, v.Text, c.says)
				}
			}
		}
	}
}

func TestDecimals(t *testing.T) {
	list, err := Variants(problemOf(t, "A rope costs $6 a metre. What do 4 metres cost for 3 boys?",
		"6 * 4"), Options{Count: 3, Size: Decimals})
	if err != nil {
		t.Fatal(err)
	}
	want := regexp.MustCompile(`(\$\d+\.\d0|\d\.\d metres)`)
	for _, v := range list {
		if !want.MatchString(v.Text) || !regexp.MustCompile(`for \d boys`).MatchString(v.Text) {
			t.Errorf("no price or length has got a point, or the boys have: %s", v.Text)
		}
	}
}

func TestRemainder(t *testing.T) {
	for _, c := range []struct {
		equation string
		keep     Remainder
		want     bool // of the remainder
	}{
		{"roundup(130 / 40)", KeepRemainder, true},
		{"roundup(130 / 40)", WithoutRemainder, false},
		{"roundup(120 / 40)", KeepRemainder, false},
		{"roundup(120 / 40)", WithRemainder, true},
	} {
		pupils := regexp.MustCompile(`\d+`).FindString(c.equation)
		p := problemOf(t, fmt.Sprintf("A bus has 40 seats. How many buses do %s pupils need?", pupils),
			c.equation)
		list, err := Variants(p, Options{Count: 3, Remainder: c.keep})
		if err != nil {
			t.Errorf("%s: %v", c.equation, err)
		}
		for _, v := range list {
			n := v.Document.Values()
			if rest := n[1].Num().Int64() % n[0].Num().Int64(); (rest != 0) != c.want {
				t.Errorf("%s, %d: %s leaves %d", c.equation, c.keep, v.Text, rest)
			}
		}
	}
}

// TestTogether: the same number of the same thing stays one, and what stands in the text as a total
// stays one.
func TestTogether(t *testing.T) {
	for _, c := range []struct{ text, equation, relation string }{
		{"Each box holds 6 eggs. Ann has 3 boxes with 6 eggs and eats 2 eggs. How many are left?",
			"3 * 6 - 2", "n0 - n2"},
		{"Of 30 pupils 12 pupils walk and 18 pupils ride. How many more ride?", "18 - 12",
			"n0 - n1 - n2"},
		{"There are 9 kits, and in 4 of the kits a battery is missing. Each has 5 of them. How many batteries?", "9 * 5 - 4", ""},
		{"36 eggs come in 3 boxes of 12. She buys 5 boxes more. How many eggs are those?", "5 * 12",
			"n0 - n1 * n2"},
		{"She sleeps 5 nights at home and 2 nights at her aunt's, 9 hours a night. How many hours in that week at home?", "5 * 9", "n0 + n1 - 7"},
		{"40% walk, 35% cycle and 25% ride of 200 pupils. How many walk?", "40 / 100 * 200",
			"n0 + n1 + n2 - 100"},
	} {
		list, err := Variants(problemOf(t, c.text, c.equation), Options{Count: 3})
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
		}
		if c.relation == "" { // the second is some of the first
			for _, v := range list {
				if n := v.Document.Values(); n[1].Cmp(n[0]) >= 0 {
					t.Errorf("%s has more than there are", v.Text)
				}
			}
			continue
		}
		relation, err := expr.Parse(c.relation)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range list {
			if rest, err := relation.Eval(v.Document.Values()); err != nil || rest.Sign() != 0 {
				t.Errorf("%s breaks %s: %v", v.Text, c.relation, err)
			}
		}
	}
}

func TestNone(t *testing.T) {
	for _, c := range []struct {
		text, equation string
		size           Size
		want           error
	}{
		{"Every spider has 8 legs and 8 eyes. How many both?", "8 + 8", Same, ErrNoNumber},
		{"How many minutes are 3 hours?", "3 * 60", Within20, ErrNone},
		{"How many girls are 12 girls among 3 teams?", "12 / 3", Carrying, ErrNoCarry},
		{"12 girls make 3 teams. How many in each?", "12 / 3", Decimals, ErrNoPlaces},
	} {
		if list, err := Variants(problemOf(t, c.text, c.equation), Options{Count: 3,
			Size: c.size}); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, %v; want %v", c.text, list, err, c.want)
		}
	}
}

// TestReads: what is read as something else is not offered.
func TestReads(t *testing.T) {
	p := problemOf(t, "Mia has 24 marbles and finds 7 more. How many has she?", "24 + 7")
	_, err := Variants(p, Options{Count: 3, Reads: func(*Variant) bool { return false }})
	if !errors.Is(err, ErrReadBack) {
		t.Errorf("got %v", err)
	}
	stop := errors.New("stop")
	if _, err := Variants(p, Options{Count: 3, Rest: func() error { return stop }}); !errors.Is(err,
		stop) {
		t.Errorf("got %v", err)
	}
}

// TestSeed: the same seed gives the same variants, another one others.
func TestSeed(t *testing.T) {
	p := problemOf(t, "Mia has 24 marbles and finds 7 more. How many has she?", "24 + 7")
	texts := func(seed uint64) (list []string) {
		variants, err := Variants(p, Options{Count: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range variants {
			list = append(list, v.Text)
		}
		return list
	}
	if a, b := texts(1), texts(1); !slices.Equal(a, b) {
		t.Errorf("seed 1 gives %v and %v", a, b)
	}
	if a, b := texts(1), texts(2); slices.Equal(a, b) {
		t.Errorf("seeds 1 and 2 give %v", a)
	}
}

func TestCarries(t *testing.T) {
	for _, c := range []struct {
		a    int64
		op   byte
		b    int64
		want bool
	}{
		{24, '+', 15, false}, {27, '+', 15, true}, {92, '+', 15, true}, {48, '-', 15, false}, {42, '-',
			15, true},
		{23, '*', 3, false}, {24, '*', 3, true}, {4, '*', 8, false}, {3, '*', 24, true}, {3, '*', 23,
			false}, {12, '*', 12, false}, {100, '-', 1, true},
	} {
		if got := carries(c.op, rats(c.a)[0], rats(c.b)[0]); got != c.want {
			t.Errorf("%d %c %d: %v", c.a, c.op, c.b, got)
		}
	}
}
