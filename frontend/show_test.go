package frontend

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/vugu/vugu"
	"github.com/vugu/vugu/staticrender"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// drawn is the page as HTML.
func drawn(t *testing.T, env *vugu.BuildEnv, s *State) string {
	t.Helper()
	var b bytes.Buffer
	if err := staticrender.New(&b).Render(env.RunBuild(&Page{S: s})); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestPageDrawsEveryState(t *testing.T) {
	env, err := vugu.NewBuildEnv()
	if err != nil {
		t.Fatal(err)
	}
	s, _ := newTestState()
	for _, c := range []struct {
		name string
		do   func()
		want string
	}{
		{"empty", func() {}, "The same calculation, another story"},
		{"found", func() { s.Put("Six eggs"); s.answer(found()) }, "Text of a."},
		{"answer", func() { s.Answering = true }, "<strong>15 eggs</strong>"},
		{"answer beside whole ones", func() {}, "15 eggs: whole ones would be 4 boxes; full ones only, 3 boxes."},
		{"filters", func() {
			s.Filtering = true
			s.Found.Facets = []message.Facet{{Name: "steps", Values: []message.FacetValue{{Value: "1", Count: 1234}, {Value: "2"}}}}
		}, "1,234"},
		{"correction", func() { s.Correct() }, `id="correction"`},
		{"baseline", func() {
			s.Comparing = true
			s.Found.Baseline = []message.Result{{Text: "Other words."}}
		}, "Another calculation"},
		{"compare", func() {
			s.Compare(&s.Found.Groups[0].Results[0])
			s.Receive(&message.Reply{ID: s.matching, Comparison: &demo})
		}, "14"},
		{"worksheet", func() { s.Show(DialogWorksheet); s.PutOnSheet(&s.Found.Groups[0].Results[1], true) }, "Remove problem 1"},
		{"settings", func() { s.Show(DialogSettings) }, "Size of the text"},
		{"keys", func() { s.Show(DialogKeys) }, "<kbd>Ctrl K or ⌘ K</kbd>"},
		{"not understood", func() {
			f := found()
			f.By, f.Understood = message.ByWords, message.Understood{Kind: message.KindProblem, Failure: &message.Failure{Step: "the numbers", Why: "there is no number in it"}}
			s.Put("No number")
			s.answer(f)
		}, "there is no number in it"},
		{"no match", func() { s.Put("Six eggs"); s.answer(message.Found{By: message.ByReading}) }, "Nothing near it either"},
		{"failed", func() {
			s.Put("= (")
			s.Receive(&message.Reply{ID: s.searching, Failure: &message.Failure{Step: "the expression", Why: "a bracket is not closed"}})
		}, "a bracket is not closed"},
		{"loading", func() {
			s.Clear()
			s.Worker = message.State{Protocol: message.Version, Stage: message.StageCorpus, Files: []message.File{{Name: message.FileCorpus, Phase: message.PhaseLoading, Done: 1_200_000, Total: 3_000_000}}}
		}, "1.2 MB of 3.0 MB"},
	} {
		c.do()
		html := drawn(t, env, s)
		if !strings.Contains(html, c.want) {
			t.Errorf("%s: the page does not say %q", c.name, c.want)
		}
		if html != drawn(t, env, s) {
			t.Errorf("%s: drawing the same twice gives two pages", c.name)
		}
		if regexp.MustCompile(`\sstyle=`).MatchString(html) {
			t.Errorf("%s: a style attribute, which the page's policy forbids", c.name)
		}
	}
}

func TestColouredText(t *testing.T) {
	// what an element says, with colour and number: {q1 3 #2}
	readable := func(h vugu.HTML) string {
		s := regexp.MustCompile(`<span class="heard"[^>]*>[^<]*</span>`).ReplaceAllString(string(h), "")
		s = regexp.MustCompile(`<mark class="quantity (q\d)">([^<]*)<span class="tag" aria-hidden="true">(\d+)</span></mark>`).ReplaceAllString(s, "{$1 $2 #$3}")
		return regexp.MustCompile(`<span class="quantity idle">([^<]*)</span>`).ReplaceAllString(s, "{$1}")
	}
	for _, c := range []struct {
		text       string
		quantities []message.Quantity
		want       string
	}{
		{"None.", nil, "None."},
		{"£5 each", []message.Quantity{{Start: 0, End: 3, Stands: 1, Colour: 1}}, "{q1 £5 #2} each"},
		{"3 of 9", []message.Quantity{{Start: 0, End: 1, Stands: -1, Colour: -1}, {Start: 5, End: 6, Stands: 8, Colour: 0}}, "{3} of {q0 9 #9}"},
		{"<b> 3", []message.Quantity{{Start: 4, End: 5}}, "&lt;b&gt; {q0 3 #1}"},
		{"7", []message.Quantity{{Start: 0, End: 99}}, "7"},
		{"7", []message.Quantity{{Start: 1, End: 0}}, "7"},
	} {
		if got := readable(ColouredText(c.text, c.quantities)); got != c.want {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
}

func TestReadAs(t *testing.T) {
	for _, c := range []struct {
		text     string
		quantity message.Quantity
		want     string
	}{
		{"2 h 30 min", message.Quantity{End: 10, Value: "150", Unit: "min", Read: message.ReadAmount}, "[“2 h 30 min” is read as 150 min]"},
		{"£4 and 20p", message.Quantity{End: 11, Value: "4.2", Unit: "£", Read: message.ReadAmount}, "[“£4 and 20p” is read as £4.2]"},
		{"4,50 €", message.Quantity{End: 8, Value: "4.5", Unit: "€", Read: message.ReadComma}, "[“4,50 €” is read as €4.5]"},
		{"half past six", message.Quantity{End: 13, Value: "6:30", Read: message.ReadClock}, "[“half past six” is read as 6:30]"},
		{"18:45", message.Quantity{End: 5, Value: "18:45", Read: message.ReadClock}, "[]"},
		{"1998", message.Quantity{End: 4, Value: "1998", Read: message.ReadYear}, "[]"},
		{"12", message.Quantity{End: 2, Value: "12"}, "[]"},
		{"12", message.Quantity{End: 9, Value: "12", Read: message.ReadComma}, "[]"},
	} {
		if got := fmt.Sprint(readAs(c.text, []message.Quantity{c.quantity})); got != c.want {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
}

func TestTreeListSaysWhatThePictureShows(t *testing.T) {
	tree := found().Understood.Readings[0].Tree
	list := string(TreeList(tree))
	var heard []string
	for _, m := range regexp.MustCompile(`(<ul>)|(</ul>)|<span class="heard">([^<]*)</span>`).FindAllStringSubmatch(list, -1) {
		heard = append(heard, strings.NewReplacer("<ul>", "(", "</ul>", ")").Replace(m[1]+m[2])+m[3])
	}
	if got, want := strings.Join(heard, " "), "( + ( 3, the first number 12, not in the text ) )"; got != want {
		t.Errorf("list %q, want %q", got, want)
	}
	picture := string(TreePicture(tree))
	for _, want := range []string{">+<", ">3<", ">12<", "quantity q0", "node constant"} {
		if !strings.Contains(picture, want) {
			t.Errorf("the picture lacks %s", want)
		}
	}
	if TreePicture(nil) != "" || TreeList(nil) != "" {
		t.Error("no tree is drawn as something")
	}
}

func TestAlignment(t *testing.T) {
	leaf := func(id int, label string) *message.Node {
		return &message.Node{ID: id, Kind: message.NodeQuantity, Label: label, Quantity: id, Colour: id}
	}
	sum := func(children ...*message.Node) message.Compared {
		return message.Compared{Reading: message.Reading{Tree: &message.Node{Kind: message.NodeOperator, Label: "+", Quantity: -1, Colour: -1, Children: children}}}
	}
	c := &message.Comparison{Left: sum(leaf(1, "3"), leaf(2, "4")), Right: sum(leaf(1, "8"), leaf(2, "9")), Pairs: []message.Pair{{Left: 0, Right: 0, Same: true}, {Left: 1, Right: 2, Same: true}}}
	if got, want := strings.Join(Alignment(c), "; "), "9 stands for 3; nothing stands for 4; 8 stands for nothing"; got != want {
		t.Errorf("alignment %q, want %q", got, want)
	}
	picture := string(SideBySide(c))
	if got := strings.Count(picture, "<path"); got != 1 {
		t.Errorf("%d lines join leaves, want 1", got)
	}
	if got := strings.Count(picture, `class="differs"`); got != 2 {
		t.Errorf("%d nodes are ringed, want 2", got)
	}
}

func TestBadges(t *testing.T) {
	r := message.Result{Story: message.StoryNew, Attributes: message.Attributes{Steps: 3, Operators: "++*", Grade: 4, Topic: "money", Kinds: []string{"whole", "decimal", "money"}}}
	if got, want := strings.Join(Badges(&r), ", "), "3 steps, + ×, grade 4, money, decimals, new story"; got != want {
		t.Errorf("badges %s, want %s", got, want)
	}
}

func TestPlace(t *testing.T) {
	for _, c := range []struct {
		expression string
		at         int
		want       string
	}{
		{"= (a + b", 8, "= (a + b[ ]"},
		{"= a ++ b", 5, "= a +[+] b"},
		{"26 + 99 * 2", 5, "26 + [99] * 2"},
		{"26 + appels", 5, "26 + [appels]"},
		{"26 + × 2", 5, "26 + [×] 2"},
		{"26 <b>", 3, "26 [&lt;]b&gt;"},
		{"26 + 4", -1, ""},
		{"26 + 4", 7, ""},
		{"", 0, ""},
	} {
		html := string(Place(c.expression, &message.Failure{At: c.at}))
		got := regexp.MustCompile(`<mark class="fault">(.*?)<span class="heard"> \(the fault is here\)</span></mark>`).ReplaceAllString(html, "[$1]")
		if got = strings.ReplaceAll(got, "\u2002", " "); got != c.want {
			t.Errorf("%q at %d: %q, want %q", c.expression, c.at, got, c.want)
		}
	}
}

func TestStepLine(t *testing.T) {
	for _, c := range []struct {
		steps  []message.Step
		worded string
		want   string
	}{
		{[]message.Step{{Expression: "18 + 25", Value: "43"}, {Expression: "43 * 3", Value: "129"}}, "$129", "18 + 25 = 43; 43 × 3 = 129"},
		{[]message.Step{{Expression: "roundup(130 / 40)", Value: "4", Division: "130 / 40", Quotient: "3", Remainder: "10"}}, "4 buses", "130 ÷ 40 = 3 remainder 10, so 4 buses"},
		{[]message.Step{{Expression: "roundup(120 / 40)", Value: "3", Division: "120 / 40", Quotient: "3", Remainder: "0"}}, "3 buses", "120 ÷ 40 = 3 buses"},
		{[]message.Step{{Expression: "remainder(120 / 40)", Value: "0", Division: "120 / 40", Quotient: "3", Remainder: "0"}}, "", "120 ÷ 40 = 3 remainder 0, so 0"},
		{[]message.Step{{Expression: "gcd(12, 18)", Value: "6"}}, "6 bags", "gcd(12, 18) = 6"},
	} {
		r := &message.Reading{Steps: c.steps, Worded: c.worded}
		var lines []string
		for i := range c.steps {
			lines = append(lines, stepLine(r, i))
		}
		if got := strings.Join(lines, "; "); got != c.want {
			t.Errorf("got  %s\nwant %s", got, c.want)
		}
	}
}

// An operator with a name is said before its operands where the page says trees itself, and is
// drawn as wide as its name.
func TestNamedOperators(t *testing.T) {
	leaf := func(label string) *message.Node {
		return &message.Node{Kind: message.NodeConstant, Label: label, Quantity: -1}
	}
	op := func(label string, children ...*message.Node) *message.Node {
		return &message.Node{Kind: message.NodeOperator, Label: label, Quantity: -1, Colour: -1, Children: children}
	}
	tree := op("+", op("roundup", op("+", leaf("90"), leaf("40")), leaf("40")), leaf("1"))
	before := say
	say = &words.German
	defer func() { say = before }()
	if got, want := spokenTree(tree), "aufgerundeter Quotient von Klammer auf 90 plus 40 Klammer zu und 40 plus 1"; got != want {
		t.Errorf("said %q, want %q", got, want)
	}
	if sign, name := nodeWidth(op("+")), nodeWidth(op("remainder")); sign != nodeSize || name < 9*8 {
		t.Errorf("a sign is %.0f wide, a name %.0f", sign, name)
	}
	if picture := string(TreePicture(tree)); !strings.Contains(picture, `class="node operator named"`) {
		t.Errorf("no named operator in %s", picture)
	}
}
