package corpus

import (
	"testing"

	"mwpranker/wasm/text"
)

func TestGrade(t *testing.T) {
	for _, c := range []struct {
		source, equation string
		want             int
	}{
		{"Ann has 5 cats and 3 dogs. How many pets?", "5 + 3", 1},
		{"Ann had 34 plums and ate 19. How many are left?", "34 - 19", 2},
		{"A farm has 240 hens and 315 ducks. How many birds?", "240 + 315", 3},
		{"A town has 24,000 people and gains 1,500. How many now?", "24000 + 1500", 4},
		{"Ann has 5 cats, 3 dogs and 2 birds. How many pets?", "5 + 3 + 2", 2},
		{"A pen costs $2.50 and a pad $1.25. How much together?", "2.50 + 1.25", 4},
		{"A rope of 2.5 m and one of 1.25 m. How long together?", "2.5 + 1.25", 5},
		{"Twice 8 is what?", "2 * 8", 2},
		{"7 boxes hold 8 pens each. How many pens?", "7 * 8", 3},
		{"6 trays hold 24 eggs each. How many eggs?", "6 * 24", 4},
		{"24 trays hold 36 eggs each. How many eggs?", "24 * 36", 4},
		{"144 trays hold 36 eggs each. How many eggs?", "144 * 36", 5},
		{"3 kg at $4.50 a kg. How much?", "3 * 4.50", 5},
		{"2.5 kg at $4.50 a kg. How much?", "2.5 * 4.50", 6},
		{"A quarter of 20 pens are red. How many?", "1/4 * 20", 4},
		{"2/3 of 20 km. How far?", "2/3 * 20", 5},
		{"12 eggs for 4 people. How many each?", "12 / 4", 3},
		{"96 eggs for 4 people. How many each?", "96 / 4", 4},
		{"A rope of 10 m is cut into 4 pieces. How long is each?", "10 / 4", 5},
		{"864 eggs go into trays of 24. How many trays?", "864 / 24", 5},
		{"3 litres go into cups of 0.25 litres. How many?", "3 / 0.25", 6},
		{"29 children go in boats of 4. How many boats?", "roundup(29 / 4)", 3},
		{"130 children go in buses of 40. How many buses?", "roundup(130 / 40)", 5},
		{"The greatest common divisor of 12 and 18?", "gcd(12, 18)", 6},
		{"20% of 60 pens are red. How many?", "20 * 60 / 100", 6},
		{"How many days are in 5 weeks?", "5 * 7", 3},
		{"How many minutes are in 3 hours?", "3 * 60", 4},
		{"5000 ml of juice fill how many litres?", "5000 / 1000", 4},
		{"How many litres are 4500 ml?", "4500 / 1000", 5},
		{"Ann has 4 cats and 9 dogs. How far apart are the two counts?", "max(4, 9) - min(4, 9)", 2},
		{"A room is 6 m by 4 m. How long are two rows on each side?", "6 + 4 + (6 + 4)", 2},
		{"2 bags of 8 plums and 3 of 9. 5 are eaten. How many are left?", "2 * 8 + 3 * 9 - 5", 5},
		{"It is 3 degrees, then 8 colder. How cold?", "3 - 8", 6},
	} {
		document, err := text.Read(c.source)
		if err != nil {
			t.Fatal(err)
		}
		tree, document, err := Bind(c.equation, document)
		if err != nil {
			t.Errorf("%s: %v", c.source, err)
			continue
		}
		if got := Grade(document, tree); got != c.want {
			t.Errorf("%s (%s): grade %d, want %d", c.source, c.equation, got, c.want)
		}
	}
	if Grade(nil, nil) != 0 {
		t.Error("without an expression there is a grade")
	}
}
