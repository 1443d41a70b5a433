package answer

import (
	"math/big"
	"testing"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

func of(t *testing.T, problem, equation string) Answer {
	t.Helper()
	document, err := text.Read(problem)
	if err != nil {
		t.Fatal(err)
	}
	written, err := expr.Parse(equation)
	if err != nil {
		t.Fatal(err)
	}
	tree, err := written.Bind(document.Values(), nil)
	if err != nil {
		t.Fatalf("%q: %v", problem, err)
	}
	value, err := worth.Of(tree, document.Quantities)
	if err != nil {
		t.Fatal(err)
	}
	return Of(document, tree, value)
}

func TestOf(t *testing.T) {
	for _, c := range []struct{ problem, equation, want string }{
		// Money
		{"A pen costs $11.20. What do 4 pens cost?", "4 * 11.20", "$44.80"},
		{"A ticket costs £22. How much do 3 tickets cost?", "3 * 22", "£66"},
		{"Tea costs $3 and milk $1.50. How much is both?", "3 + 1.50", "$4.50"},
		{"$10 is shared by 3. How much does each get?", "10 / 3", "about $3.33"},
		{"She has $5 and spends $7. What is left?", "5 - 7", "−$2"},
		{"A pen costs 30p today. How much do 2 cost?", "2 * 30", "60p"},
		{"A pen costs $4. How many pens can she buy for $20?", "20 / 4", "5 pens"},
		{"A pen costs $3. How much is left of $20 when she buys as many as she can?", "remainder(20 / 3)", "$2"},
		{"A pen costs $3. How many dollars do 4 pens cost?", "3 * 4", "$12"},
		{"One shop asks $3, another $4. What is the lower price?", "min(3, 4)", "$3"},
		{"In a sale 25% are taken off $80. How much is that?", "25 / 100 * 80", "$20"},
		// What is counted
		{"A bus has 40 seats. How many buses do 130 children need?", "roundup(130 / 40)", "4 buses"},
		{"A box holds 6 eggs. How many full boxes do 20 eggs fill?", "whole(20 / 6)", "3 full boxes"},
		{"A box holds 6 eggs. How many eggs are left over of 20?", "remainder(20 / 6)", "2 eggs"},
		{"A box holds 6 eggs. How many eggs are left over of 19?", "remainder(19 / 6)", "1 egg"},
		{"12 boys and 18 girls make teams. How many teams can there be at most?", "gcd(12, 18)", "6 teams"},
		{"There are 3 boys and 4 girls. How many children are there?", "3 + 4", "7 children"},
		{"3 of 4 children left. How many children are there now?", "4 - 3", "1 child"},
		{"Ali has 7 stickers, Ben 4. How many more stickers has Ali?", "7 - 4", "3 more stickers"},
		{"Ali has 7 stickers, Ben 4. How many more does Ali have?", "7 - 4", "3"},
		{"There are 7 birds, and 4 fly away. How many are left?", "7 - 4", "3"},
		{"There are 7 pens, and 4 are red. How many of the pens are blue?", "7 - 4", "3"},
		{"3 people come, then 4. How many people is that?", "3 + 4", "7 people"},
		{"How many students like tea if 3 like it hot and 4 cold?", "3 + 4", "7 students"},
		{"If 3 buses and 4 cars come, how many bus tickets and badges are there?", "3 + 4", "7 bus tickets"},
		// Measures
		{"A rope of 12 m and one of 5 m are joined. How long is it?", "12 + 5", "17 m"},
		{"A walk has 4 km and another 2.5 km. How many kilometres is that?", "4 + 2.5", "6.5 kilometres"},
		{"Milk of 7 litres fills 3 jugs. How much is in each?", "7 / 3", "2 1/3 litres"},
		{"A film takes 90 minutes, another 100 minutes. How much longer is it?", "100 - 90", "10 minutes"},
		{"Bells ring every 4, 6 and 10 minutes. When do all ring together?", "lcm(4, 6, 10)", "60 minutes"},
		{"She has 3 and a $4 note.", "3 + 4", "7"},
		{"A car goes 60 km in an hour. How far in 3 hours?", "60 * 3", "180"},
		{"Of 20 balls 5 are red. What percent of the balls are red?", "5 / 20 * 100", "25%"},
		{"Of 20 balls 5 are red. How many per cent are red?", "5 / 20 * 100", "25%"},
		{"There are 24 eggs in 4 boxes. How many per box?", "24 / 4", "6"},
		// Nothing to say
		{"What is 3 and 4?", "3 + 4", "7"},
		{"3 and 4", "3 + 4", "7"},
		{"How many", "3 + 4", "7"},
		{"How many \"?\" 3", "3 + 4", "7"},
	} {
		if got := of(t, c.problem, c.equation).String(); got != c.want {
			t.Errorf("%s %s: %q, want %q", c.problem, c.equation, got, c.want)
		}
	}
	if got := Of(nil, nil, worth.Value{Rat: big.NewRat(-7, 3)}).String(); got != "-2 1/3" {
		t.Errorf("without a text: %q", got)
	}
}

func TestRounded(t *testing.T) {
	for _, c := range []struct{ problem, equation, up, down string }{
		{"A bus has 40 seats. How many buses do 130 children need?", "130 / 40", "4 buses", "3 buses"},
		{"A bus has 40 seats. How many buses do 30 children need?", "30 / 40", "1 bus", "0 buses"},
		{"A bus has 40 seats. How many buses do 120 children need?", "120 / 40", "", ""},
		{"A bus has 40 seats. How many buses do 130 children need?", "roundup(130 / 40)", "", ""},
		{"7 litres fill 2 jugs. How many litres are in each?", "7 / 2", "", ""},
		{"A pen costs $4. How much do 2 of 3 cost?", "2 * 4 / 3", "", ""},
		{"Ann runs 9 km in 2 hours. How many hours for 1 km?", "2 / 9", "", ""},
		{"7 of 2 are left. How many are left?", "7 / 2", "", ""},
		{"She reads 30 pages, he 20. How many times as many?", "30 / 20", "", ""},
	} {
		a := of(t, c.problem, c.equation)
		up, down := "", ""
		if a.Rounded != nil {
			up, down = a.Rounded.Up.String(), a.Rounded.Down.String()
		}
		if up != c.up || down != c.down {
			t.Errorf("%s %s: %q and %q, want %q and %q", c.problem, c.equation, up, down, c.up, c.down)
		}
	}
}

func TestLine(t *testing.T) {
	for _, c := range []struct{ equation, result, want string }{
		{"18 + 25", "43 cars", "18 + 25 = 43 cars"},
		{"roundup(130 / 40)", "4 buses", "130 / 40 = 3 remainder 10, so 4 buses"},
		{"roundup(120 / 40)", "3 buses", "120 / 40 = 3 buses"},
		{"whole(130 / 40)", "3", "130 / 40 = 3 remainder 10, so 3"},
		{"remainder(130 / 40)", "10", "130 / 40 = 3 remainder 10, so 10"},
		{"remainder(120 / 40)", "0", "120 / 40 = 3 remainder 0, so 0"},
		{"gcd(12, 18)", "6", "gcd(12, 18) = 6"},
	} {
		tree, err := expr.Parse(c.equation)
		if err != nil {
			t.Fatal(err)
		}
		steps, err := tree.Solution(nil)
		if err != nil || len(steps) != 1 {
			t.Fatalf("%s: %v, %v", c.equation, steps, err)
		}
		if got := Line(steps[0], c.result); got != c.want {
			t.Errorf("%s: %q, want %q", c.equation, got, c.want)
		}
	}
}

// Whatever a text says, its answers can be worded.
func FuzzOf(f *testing.F) {
	f.Add("A bus has 40 seats. How many buses do 130 children need?", int64(13), int64(4))
	f.Add("$10 is shared by 3. How much does each get?", int64(10), int64(3))
	f.Add("How many", int64(1), int64(1))
	f.Fuzz(func(t *testing.T, source string, num, den int64) {
		document, err := text.Read(source)
		if err != nil || den == 0 {
			return
		}
		tree := expr.NewOperator('/', expr.NewQuantity(0), expr.NewQuantity(1))
		if s := Of(document, tree, worth.Value{Rat: big.NewRat(num, den)}).String(); s == "" {
			t.Errorf("%q: no answer", source)
		}
	})
}
