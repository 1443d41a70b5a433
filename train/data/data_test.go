package data

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"mwpranker/train/stories"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// The problems of these tests are ours, in the sets' formats.

func TestParseFold(t *testing.T) {
	for _, c := range []struct{ row, want string }{
		{`"Ada sold number0 kites and number1 drums . How many toys is that ?",56.0 9.0,+ number0 number1,65.0`, "n0 + n1 = 65"},
		{`"In number0 weeks number1 kites fly each day . How many flights ?",3.0 4.0,* * number0 7.0 number1,84.0`, "n0 * 7 * n1 = 84"},
		{`"A cook has number0 dozen eggs . How many eggs ?",5.0,* number0 12.0,60.0`, "n0 * 12 = 60"},
		{`"number0 cats chase number1 mice and number2 dogs . How many tails ?",4 4 6,+ + number0 number0 number2,14`, "n0 + n1 + n2 = 14"},
		{`"Mix number0 pound of nuts and number1 pound of figs . How much is it ?",0.16666666666666666 0.5,+ number0 number1,0.6666666666666666`, "n0 + n1 = 0.6666666666666666"},
		{`"Ben eats twice as many figs as Ann , who eats number0 . How many ?",8,* 2 number0,16`, "n0 * n1 = 16"},
		{`"Ada sold number0 kites and number1 drums . How many ?",5 9,+ number0 number1,15`, "none: the equation gives 14"},
		{`"Ada sold number0 kites . How many ?",5,+ number0 37.0,42`, "none: 37 is neither a number of the text nor a known constant"},
	} {
		list, err := parseFold(strings.NewReader("Question,Numbers,Equation,Answer\n"+c.row+"\n"), "test")
		if err != nil {
			t.Errorf("%s: %v", c.row, err)
			continue
		}
		if got := show(list[0]); got != c.want {
			t.Errorf("%s: %s, want %s", list[0].Doc.Source, got, c.want)
		}
	}
	for _, c := range []struct{ file, want string }{
		{"", "empty"},
		{"Question,Numbers\n", "no column Equation"},
		{"Question,Numbers,Equation,Answer\nnumber1 cats,5,+ number0 1,6\n", "row 2: number1 has no value"},
		{"Question,Numbers,Equation,Answer\nnumber0 cats,x,number0,6\n", "row 2"},
	} {
		if _, err := parseFold(strings.NewReader(c.file), "test"); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: error %v, want %q", c.file, err, c.want)
		}
	}
}

func show(e Example) string {
	if e.Expr == nil {
		return "none: " + e.Fault
	}
	v, _ := e.Answer.Float64()
	return fmt.Sprintf("%s = %v", e.Expr, v)
}

func TestCompose(t *testing.T) {
	for _, c := range []struct{ question, work, want string }{
		{"Ada has 48 kites and gives away 5 . Ben has twice as many as she has left.", `48-5 = <<48-5=43>>43\n2*43 = <<2*43=86>>86\n#### 86`, "n2 * (n0 - n1) = 86"},
		{"A tram takes 30 people, 4 times a day, for a week.", `<<30*4=120>>120 <<120*7=840>>840\n#### 840`, "n0 * n1 * 7 = 840"},
		{"A pen costs $3 and a pad $4. Ada buys 2 pens and 5 pads.", `<<3*2=6>> <<4*5=20>> <<6+20=26>>\n#### 26`, "n0 * n2 + n1 * n3 = 26"},
		{"A pen costs $3. Ada buys 2 pens and a $6 pad.", `<<3*2=6>> <<6+6=12>>\n#### 12`, "none: 6 is the result of a step and also a number of the text"},
		{"Ada buys 2 pens.", `no notes\n#### 2`, "none: there is no step that calculates something"},
		{"Ada buys 2 pens at $3.", `<<2*3=6>> <<6*41=246>>\n#### 246`, "none: 41 is neither a number of the text nor a known constant"},
		{"Ada buys 2 pens at $3.", `<<2*3=6>>\n#### 7`, "none: the equation gives 6"},
	} {
		line := fmt.Sprintf(`{"question":%q,"answer":"%s"}`, c.question, c.work)
		list, err := parseGSM8K(strings.NewReader(line))
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if got := show(list[0]); got != c.want {
			t.Errorf("%s: %s, want %s", c.question, got, c.want)
		}
	}
	if _, err := parseGSM8K(strings.NewReader(`{"question":"x","answer":"no end"}`)); err == nil {
		t.Error("an answer without a last line was taken")
	}
}

// TestSplitGSM8K: what is held hangs on the questions alone, not on their order, and is not learnt
// from.
func TestSplitGSM8K(t *testing.T) {
	read := func(order ...int) []Example {
		var lines []string
		for _, i := range order {
			lines = append(lines, fmt.Sprintf(`{"question":"Ada buys %d pens at $3.","answer":"<<%d*3=%d>>\n#### %d"}`, i, i, 3*i, 3*i))
		}
		list, err := parseGSM8K(strings.NewReader(strings.Join(lines, "\n")))
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	texts := func(list []Example) string {
		var all []string
		for _, e := range list {
			all = append(all, e.Doc.Source)
		}
		slices.Sort(all)
		return strings.Join(all, " ")
	}
	offered, dev, test := splitGSM8K(read(11, 12, 13, 14, 15, 16), 1, 2)
	again, dev2, test2 := splitGSM8K(read(16, 13, 12, 15, 11, 14), 1, 2)
	if len(offered) != 3 || len(dev.Examples) != 1 || len(test.Examples) != 2 {
		t.Errorf("%d, %d and %d problems", len(offered), len(dev.Examples), len(test.Examples))
	}
	for _, c := range [][2][]Example{{offered, again}, {dev.Examples, dev2.Examples}, {test.Examples, test2.Examples}} {
		if texts(c[0]) != texts(c[1]) {
			t.Errorf("in another order %s instead of %s", texts(c[1]), texts(c[0]))
		}
	}
	more, _, _ := splitGSM8K(read(11, 12, 13, 14, 15, 16, 17), 0, 3)
	if len(more) != 4 {
		t.Errorf("%d of 7 are learnt from", len(more))
	}
	if got := worked("<<1+1=2>> and <<2*3=6>>"); got != "2 worked steps" {
		t.Error(got)
	}
}

// TestTrainingLeavesOutWhatIsHeld: what stands in a held set is not learnt from, whatever its
// numbers and capitals.
func TestTrainingLeavesOutWhatIsHeld(t *testing.T) {
	rows := func(s string) []Example {
		list, err := parseFold(strings.NewReader("Question,Numbers,Equation,Answer\n"+s), "test")
		if err != nil {
			t.Fatal(err)
		}
		return list
	}
	offered := rows("Ada has number0 kites and number1 drums .,5 9,+ number0 number1,14\n" +
		"ADA has number0 kites and number1 drums,6 7,+ number0 number1,13\n" +
		"Ben has number0 cats and number1 dogs .,6 7,+ number0 number1,13\n" +
		"Cem has number0 cats .,6,+ number0 41,47\n" +
		"Kofi sold number0 eggs and number1 buns .,6 7,+ number0 number1,13\n")
	held := &Held{Name: "held", Examples: rows("ben has number0 cats and number1 dogs,2 3,+ number0 number1,5\nMaya sold number0 eggs and number1 buns .,2 3,+ number0 number1,5\n")}
	training := NewTraining(offered, held)
	if n := len(training.Examples()); n != 1 {
		t.Errorf("%d examples are learnt from, not 1", n)
	}
	if got, want := fmt.Sprint(training.Left), "map[has no tree:1 stands in held:2 stands twice:1]"; got != want {
		t.Errorf("left out %s, want %s", got, want)
	}
	published := AsPublished(offered)
	if got, want := fmt.Sprint(len(published.Examples()), published.Left), "4 map[has no tree:1]"; got != want {
		t.Errorf("as published: %s, want %s", got, want)
	}
}

// TestStoryParts: no text of a held story can be drawn from the training stories.
func TestStoryParts(t *testing.T) {
	list, err := stories.Load()
	if err != nil {
		t.Fatal(err)
	}
	if len(list) > 60 {
		list = list[:60]
	}
	drawn, err := DrawStories(list, 2, 7)
	if err != nil {
		t.Fatal(err)
	}
	part := map[string]stories.Part{}
	for _, s := range list {
		part[s.ID] = s.Part()
	}
	for _, e := range drawn {
		if id := e.ID[:strings.LastIndexByte(e.ID, '-')]; part[id] != stories.Train {
			t.Errorf("%s is drawn for training, its story is %q", e.ID, part[id])
		}
	}
	if _, err := HeldStories(list, stories.Train); err == nil {
		t.Error("training stories were given out as held")
	}
}

// TestDataSets reads the public sets where MWP_DATA names their folder; they are not part of the
// repository.
func TestDataSets(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("MWP_DATA does not name the folder of the public data sets, which are not part of this repository")
	}
	for fold := range Folds {
		for _, set := range []string{"mawps", "asdiv-a"} {
			offered, held, err := Fold(dir, set, fold)
			if err != nil {
				t.Fatal(err)
			}
			trees := 0
			for _, e := range append(offered, held.Examples...) {
				if e.Expr != nil {
					trees++
				}
			}
			if share := float64(trees) / float64(len(offered)+len(held.Examples)); share < 0.99 {
				t.Errorf("%s fold %d: only %.3f of the problems have a tree", set, fold, share)
			}
		}
	}
}

// TestNearness: what is learnt from is told from a held problem by runs of five words, numbers and
// names masked.
func TestNearness(t *testing.T) {
	read := func(lines ...string) (list []Example) {
		for _, line := range lines {
			doc, err := text.Read(line)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, Example{Doc: doc})
		}
		return list
	}
	training := read("Ada sold 5 kites and 9 drums at the fair. How many toys did Ada sell in all?")
	held := &Held{Examples: read(
		"Femi sold 12 kites and 8 drums at the fair. How many toys did Femi sell in all?",
		"Femi sold 12 kites and 8 drums on Friday, and 7 kites were left. How many kites did the shop have?",
		"A tram takes 40 people up the hill. How many trips does it need for 200 people?",
	)}
	got := held.NearnessTo(training)
	if want := []Nearness{Twin, Remote, Remote}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	closer := read("Femi sold 12 kites and 8 drums at the fair on Friday, of which 7 broke. How many are left?")
	if got := (&Held{Examples: closer}).NearnessTo(training); got[0] != Near {
		t.Errorf("%v, want %v", got[0], Near)
	}
	// A set of our own keeps away what is told with another name and other numbers.
	held.Part = Test
	if NewTraining(nil, held).Admits(&Example{Expr: expr.NewQuantity(0), Doc: training[0].Doc}) {
		t.Error("a near twin of a held problem is admitted")
	}
}
