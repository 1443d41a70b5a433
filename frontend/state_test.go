package frontend

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/message"
)

// fakeBrowser writes down what the page asks for, as one readable line each. What is to happen
// later happens in pass.
type fakeBrowser struct {
	did    []string
	later  []wish
	sent   []message.Request
	refuse bool
	fault  string            // of forgetting
	stored map[string]string // what is kept, for tests that look at it
}

type wish struct {
	wait time.Duration
	do   func() bool
}

func (b *fakeBrowser) note(format string, args ...any) {
	b.did = append(b.did, fmt.Sprintf(format, args...))
}

func (b *fakeBrowser) Send(r message.Request) {
	b.sent = append(b.sent, r)
	switch {
	case r.Search != nil:
		b.note("search %q", r.Search.Query)
	case r.Complete != nil:
		b.note("complete %q", r.Complete.Before)
	case r.Check != nil:
		b.note("check %q", r.Check.Expression)
	case r.Compare != nil:
		b.note("compare %s", r.Compare.Right.ID)
	case r.Manage != nil:
		b.note("%s %d", r.Manage.Do, r.Manage.Collection)
	}
}
func (b *fakeBrowser) Later(wait time.Duration, do func() bool) {
	b.later = append(b.later, wish{wait, do})
}
func (b *fakeBrowser) Focus(id string) { b.note("focus %s", id) }
func (b *fakeBrowser) Print()          { b.note("print") }
func (b *fakeBrowser) Address() string { return "https://example.org/" }
func (b *fakeBrowser) Reload()         { b.note("reload") }
func (b *fakeBrowser) Update()         { b.note("update") }
func (b *fakeBrowser) SendFile(r message.Request, file any) {
	b.sent = append(b.sent, r)
	b.note("import %s as %v", r.Import.Name, file)
}
func (b *fakeBrowser) CopyRich(text, html string, done func(error)) { b.Copy(text, "", done) }
func (b *fakeBrowser) Save(name, kind string, content []byte) {
	b.note("save %s (%s): %s", name, kind, content)
}
func (b *fakeBrowser) Forget(done func(string)) {
	b.note("forget")
	done(b.fault)
}
func (b *fakeBrowser) Store(name, value string) {
	b.note("store %s", name)
	if value == "" {
		delete(b.stored, name)
	} else if b.stored != nil {
		b.stored[name] = value
	}
}
func (b *fakeBrowser) Step(place string) { b.note("step %s", place) }
func (b *fakeBrowser) Copy(text, link string, done func(error)) {
	b.note("copy %s%s", text, link)
	if b.refuse {
		done(errors.New("refused"))
		return
	}
	done(nil)
}

// pass lets the time pass that the page waits for.
func (b *fakeBrowser) pass() {
	now := b.later
	b.later = nil
	slices.SortStableFunc(now, func(a, b wish) int { return cmp.Compare(a.wait, b.wait) })
	for _, each := range now {
		each.do()
	}
}

// all is what was done, and forgets it.
func (b *fakeBrowser) all() string {
	did := strings.Join(b.did, "; ")
	b.did = nil
	return did
}

// newTestState is a page whose worker has loaded everything.
func newTestState() (*State, *fakeBrowser) {
	b := &fakeBrowser{}
	s := NewState(b)
	s.Receive(&message.Reply{State: &message.State{Protocol: message.Version, Stage: message.StageReady, CanFind: true, CanRead: true, Problems: 1200}})
	return s, b
}

// answer answers the newest search, and lets all of it be drawn.
func (s *State) answer(found message.Found) {
	s.Receive(&message.Reply{ID: s.searching, Found: &found})
	for s.DrawMore() {
	}
}

func group(name string, ids ...string) message.Group {
	g := message.Group{Name: name, Members: len(ids), Kept: len(ids)}
	for _, id := range ids {
		g.Results = append(g.Results, message.Result{ID: id, Text: "Text of " + id + ".", Answer: "7", Worded: "7 eggs", Expression: "n0 + n1"})
	}
	return g
}

// found is an answer with a reading and two groups.
func found() message.Found {
	tree := &message.Node{Kind: message.NodeOperator, Label: "+", Quantity: -1, Colour: -1, Children: []*message.Node{
		{ID: 1, Kind: message.NodeQuantity, Label: "3", Spoken: "3, the first number", Quantity: 0, Colour: 0},
		{ID: 2, Kind: message.NodeConstant, Label: "12", Spoken: "12, not in the text", Quantity: -1, Colour: -1},
	}}
	return message.Found{By: message.ByReading, Matches: 5, Kept: 5,
		Understood: message.Understood{Kind: message.KindProblem, Confidence: message.Likely, Readings: []message.Reading{
			{Expression: "n0 + 12", Equation: "3 + 12", Tree: tree, Answer: "15", Worded: "15 eggs", Rounded: &message.Rounded{Up: "4 boxes", Down: "3 boxes"},
				Steps: []message.Step{{Expression: "3 + 12", Value: "15"}}, Probability: 0.7},
			{Expression: "n0 * 12", Equation: "3 * 12", Tree: tree, Answer: "36", Probability: 0.2},
		}},
		Groups: []message.Group{group(message.GroupSame, "a", "b"), group(message.GroupMore, "c", "d", "e", "f")},
	}
}

func TestTypingAsksOnceItPauses(t *testing.T) {
	s, b := newTestState()
	for _, typed := range []string{"S", "Si", "Six"} {
		s.Typed(typed, len(typed))
	}
	b.pass()
	if got, want := b.all(), `complete "Six"; search "Six"`; got != want {
		t.Errorf("did %s, want %s", got, want)
	}
	first := s.searching
	s.Typed("Six e", 5)
	b.pass()
	if newest := b.sent[len(b.sent)-1]; newest.Cancel != first {
		t.Errorf("the new search cancels %d, want %d", newest.Cancel, first)
	}
	s.Receive(&message.Reply{ID: first, Found: &message.Found{By: "old"}})
	if s.Found != nil {
		t.Error("the answer to an older search is shown")
	}
}

func TestMostKeysDrawNothing(t *testing.T) {
	s, b := newTestState()
	s.Put("Six")
	s.answer(found())
	b.pass()
	var drawn []bool
	for _, typed := range []string{"Six e", "Six eg", "Six egg", ""} {
		drawn = append(drawn, s.Typed(typed, len(typed)))
	}
	if got, want := fmt.Sprint(drawn), "[true false false true]"; got != want {
		t.Errorf("drawn %s, want %s", got, want)
	}
}

func TestNothingIsAskedForNothing(t *testing.T) {
	s, b := newTestState()
	for _, typed := range []string{" ", "=", " = "} {
		s.Typed(typed, len(typed))
		b.pass()
	}
	s.Search()
	if got := b.all(); got != "" {
		t.Errorf("did %s", got)
	}
}

func TestGhostFollowsWhatIsTyped(t *testing.T) {
	s, b := newTestState()
	s.Typed("How many", 8)
	b.pass()
	s.Receive(&message.Reply{ID: s.completing, Completion: &message.Completion{Before: "How many", Text: " eggs are left"}})
	for _, c := range []struct{ typed, ghost string }{
		{"How many e", "ggs are left"}, {"How many eg", "gs are left"}, {"How many ex", ""},
	} {
		s.Typed(c.typed, len(c.typed))
		if s.Ghost != c.ghost {
			t.Errorf("after %q the ghost is %q, want %q", c.typed, s.Ghost, c.ghost)
		}
	}
	s.Query, s.Ghost = "How many", " eggs"
	s.hint()
	b.pass()
	if want := "Suggestion: eggs. Tab or right arrow takes it."; s.Hinted != want {
		t.Errorf("hinted %q, want %q", s.Hinted, want)
	}
	if !s.Press(Key{Name: "Tab", In: boxID, Writing: true, AtEnd: true}) || s.Query != "How many eggs" || s.Ghost != "" {
		t.Errorf("Tab made %q with ghost %q", s.Query, s.Ghost)
	}
	if s.Press(Key{Name: "Tab", In: boxID, Writing: true, AtEnd: true}) {
		t.Error("Tab without a ghost was taken from the browser")
	}
}

func TestStatus(t *testing.T) {
	words := message.Found{By: message.ByWords, Kept: 9, Matches: 9, Groups: []message.Group{group(message.GroupWords, "a")}}
	near := message.Found{By: message.ByReading, Kept: 4, Matches: 4, Groups: []message.Group{group(message.GroupNear, "a")}}
	for _, c := range []struct {
		name string
		do   func(s *State)
		want string
	}{
		{"fresh", func(s *State) { *s = *NewState(s.Browser) }, "Starting …"},
		{"ready", func(*State) {}, "1,200 problems ready."},
		{"left out", func(s *State) { s.Worker.Corpora = []message.Corpus{{Left: 2}} }, "1,200 problems ready. 2 records could not be used and were left out."},
		{"asked", func(s *State) { s.Put("Six eggs") }, "Searching …"},
		{"found", func(s *State) { s.Put("Six eggs"); s.answer(found()) }, "2 problems with the same calculation. 3 near it."},
		{"near", func(s *State) { s.Put("Six eggs"); s.answer(near) }, "No problem has this calculation. 4 near it."},
		{"nothing", func(s *State) { s.Put("Six eggs"); s.answer(message.Found{By: message.ByReading}) }, "No problem has this calculation, or one near it."},
		{"words", func(s *State) { s.Put("Six eggs"); s.answer(words) }, "Compared by words only."},
		{"failed", func(s *State) {
			s.Put("= (a")
			s.Receive(&message.Reply{ID: s.searching, Failure: &message.Failure{Step: "the expression"}})
		}, "Stopped at the expression."},
		{"gave up", func(s *State) { s.WorkerFailed(message.WorkerCrashed, false, nil) }, say.GaveUp},
	} {
		s, _ := newTestState()
		c.do(s)
		if got := s.Status(); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

func TestClearAndBack(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	s.answer(found())
	s.Clear()
	if s.Query != "" || s.Found != nil || s.Said != "Cleared." {
		t.Errorf("cleared: %q, found %v, said %q", s.Query, s.Found, s.Said)
	}
	b.all()
	s.BringBack()
	if got, want := b.all(), `search "Six eggs"; focus query`; got != want {
		t.Errorf("did %s, want %s", got, want)
	}
}

func TestAWorkerThatFailsLosesNothing(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	b.all()
	s.WorkerFailed(message.WorkerHung, true, nil)
	if got, want := b.all(), `search "Six eggs"`; got != want {
		t.Errorf("did %s, want %s", got, want)
	}
	notices := s.Notices()
	if len(notices) != 1 || notices[0].Text != "The search engine did not answer and was started again. Your text is kept." {
		t.Fatalf("notices %+v", notices)
	}
	notices[0].Do()
	if len(s.Notices()) != 0 {
		t.Error("the notice stays when it was read")
	}
}

func TestWhatArrivesWhileOneTypes(t *testing.T) {
	b := &fakeBrowser{}
	s := NewState(b)
	s.Put("Six eggs")
	b.all()
	s.Receive(&message.Reply{State: &message.State{Protocol: message.Version, Stage: message.StageModel, CanFind: true}})
	s.Receive(&message.Reply{State: &message.State{Protocol: message.Version, Stage: message.StageReady, CanFind: true, CanRead: true}})
	s.Receive(&message.Reply{State: &message.State{Protocol: message.Version, Stage: message.StageReady, CanFind: true, CanRead: true}})
	if got, want := b.all(), `search "Six eggs"`; got != want {
		t.Errorf("did %s, want %s", got, want)
	}
}

func TestNotices(t *testing.T) {
	for _, c := range []struct {
		do   func(s *State)
		want string
	}{
		{func(*State) {}, ""},
		{func(s *State) { s.Network.Offline = true }, "offline: You are offline. Everything here goes on working."},
		{func(s *State) { s.Network.Offline, s.Worker.Stage = true, message.StageCorpus }, "offline: You are offline, and some files had not been loaded yet."},
		{func(s *State) { s.Kept("ready") }, "kept: Ready to use without the internet."},
		{func(s *State) { s.Kept("ready"); s.Kept("update") }, "update: A new version is ready."},
		{func(s *State) { s.Worker.Protocol++ }, "outdated: This page and its search engine are of different versions. Reload to get the same one."},
		{func(s *State) { s.WorkerFailed(message.WorkerCrashed, true, nil) }, "restarted: The search engine stopped and was started again. Your text is kept."},
		{func(s *State) {
			s.Worker.Files = []message.File{{Name: message.FileReader, Failure: &message.Failure{Code: message.FileVersion, Why: "version 9"}}}
		}, "wrong-version: A file is of another version than this page. Calculation model: version 9"},
	} {
		s, _ := newTestState()
		c.do(s)
		var got []string
		for _, n := range s.Notices() {
			got = append(got, n.Name+": "+n.Text)
		}
		if got := strings.Join(got, "; "); got != c.want {
			t.Errorf("notices %q, want %q", got, c.want)
		}
	}
}

func TestFilterAndOrder(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	s.answer(found())
	s.Pick(message.FacetSteps, "1", true)
	s.Pick(message.FacetTopic, "food", true)
	s.Pick(message.FacetSteps, "1", false)
	s.Sort(message.OrderEasier)
	s.Sort("backwards")
	last := b.sent[len(b.sent)-1].Search
	if got, want := fmt.Sprintf("%v %s %v", last.Filter, last.Order, s.Picked()), "map[topic:[food]] easier [[topic food]]"; got != want {
		t.Errorf("asks for %s, want %s", got, want)
	}
	s.PickNone()
	if last := b.sent[len(b.sent)-1].Search; len(last.Filter) != 0 || last.Order != message.OrderEasier {
		t.Errorf("asks for %v %s", last.Filter, last.Order)
	}
}

func TestLinkAndBack(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs & 3 more?")
	s.Use("n0 + n1")
	s.Sort(message.OrderNew)
	s.Pick(message.FacetSteps, "2", true)
	link := s.Fragment()
	if want := "q=Six+eggs+%26+3+more%3F&is=n0+%2B+n1&order=new&steps=2"; link != want {
		t.Errorf("link %s, want %s", link, want)
	}
	b.all()
	s.CopyLink()
	if got := b.all(); got != "copy "+link {
		t.Error(got)
	}
	other, _ := newTestState()
	other.OpenFragment("#" + link)
	if got := other.Fragment(); got != link {
		t.Errorf("opened as %s, want %s", got, link)
	}
	for _, bad := range []string{"", "#", "#%zz", "#q=", "#order=new", "#results"} {
		other, b := newTestState()
		other.OpenFragment(bad)
		if b.all() != "" || !other.Empty() {
			t.Errorf("%q was taken for a query", bad)
		}
	}
}

func TestKeys(t *testing.T) {
	card := func(name string, n int) Key { return Key{Name: name, In: CardID(n)} }
	box := func(name string) Key { return Key{Name: name, In: boxID, Writing: true, AtEnd: true} }
	for _, c := range []struct {
		key  Key
		want string
	}{
		{Key{Name: "k", Command: true}, "focus query"},
		{Key{Name: "K", Command: true, In: boxID, Writing: true}, "focus query"},
		{Key{Name: "/"}, "focus query"},
		{Key{Name: "/", In: boxID, Writing: true}, "left to the browser"},
		{Key{Name: "?"}, "dialog keys"},
		{Key{Name: "Escape", In: "filters"}, "focus query"},
		{box("Escape"), "step q=Six+eggs; focus query"},
		{box("Enter"), `search "Six eggs"`},
		{Key{Name: "Enter", In: boxID, Writing: true, Shift: true}, "left to the browser"},
		{box("ArrowDown"), "focus result-0"},
		{Key{Name: "ArrowDown", In: boxID, Writing: true}, "left to the browser"},
		{card("ArrowDown", 0), "focus result-1"},
		{card("ArrowUp", 1), "focus result-0"},
		{card("ArrowUp", 0), "focus query"},
		{card("End", 0), "focus result-4"},
		{card("ArrowDown", 4), "focus result-4"},
		{card("Home", 4), "focus result-0"},
		{card("Enter", 1), "compare b; dialog compare"},
		{card("c", 1), "copy Text of b."},
		{card("a", 1), "revealed b"},
		{card("y", 2), "explained c"},
		{card("w", 0), "store worksheet; worksheet a"},
		{card("s", 1), `step q=Six+eggs; search "Text of b."; search "Text of b."; focus query`},
		{card("q", 0), "left to the browser"},
		{Key{Name: "x"}, "left to the browser"},
		{Key{Name: "c", Command: true, In: CardID(0)}, "left to the browser"},
	} {
		s, b := newTestState()
		s.Put("Six eggs")
		s.answer(found())
		b.all()
		taken := s.Press(c.key)
		got := b.all()
		for _, more := range []string{s.Open, ids(s.Revealed), ids(s.Explained), onSheet(s)} {
			if more != "" {
				got = strings.TrimPrefix(got+"; "+map[string]string{s.Open: "dialog ", ids(s.Revealed): "revealed ", ids(s.Explained): "explained ", onSheet(s): "worksheet "}[more]+more, "; ")
			}
		}
		if !taken {
			got = strings.TrimPrefix(got+"; left to the browser", "; ")
		}
		if got != c.want {
			t.Errorf("%+v: %s, want %s", c.key, got, c.want)
		}
	}
}

func TestSingleKeysCanBeSwitchedOff(t *testing.T) {
	s, _ := newTestState()
	s.Put("Six eggs")
	s.answer(found())
	s.Set(func(settings *Settings) { settings.SingleKeys = false })
	for _, k := range []Key{{Name: "/"}, {Name: "?"}, {Name: "c", In: CardID(0)}, {Name: "w", In: CardID(0)}} {
		if s.Press(k) {
			t.Errorf("%+v still does something", k)
		}
	}
	for _, k := range []Key{{Name: "ArrowDown", In: CardID(0)}, {Name: "k", Command: true}} {
		if !s.Press(k) {
			t.Errorf("%+v does nothing any more", k)
		}
	}
}

func ids(set map[string]bool) string {
	for id, on := range set {
		if on {
			return id
		}
	}
	return ""
}

func onSheet(s *State) string {
	if len(s.Worksheet.Problems) == 0 {
		return ""
	}
	return s.Worksheet.Problems[0].ID
}

func TestCorrection(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	s.answer(found())
	b.all()
	s.Correct()
	b.pass()
	if got, want := b.all(), `focus correction; check "3 + 12"`; got != want {
		t.Errorf("did %s, want %s", got, want)
	}
	s.TypedCorrection("3 +")
	b.pass()
	s.Receive(&message.Reply{ID: s.checking, Checked: &message.Checked{Expression: "3 +", Failure: &message.Failure{Why: "something is missing"}}})
	if s.UseCorrection(); s.Own != "" || s.Correction.Fault() != "something is missing" {
		t.Errorf("own %q, fault %q", s.Own, s.Correction.Fault())
	}
	s.TypedCorrection("3 * 12")
	b.pass()
	s.Receive(&message.Reply{ID: s.checking, Checked: &message.Checked{Expression: "3 * 12", Reading: &message.Reading{Spoken: "3 times 12"}}})
	if got, want := s.Correction.Read(), "Holds: 3 times 12"; got != want {
		t.Errorf("read as %q, want %q", got, want)
	}
	s.UseCorrection()
	if last := b.sent[len(b.sent)-1].Search; last == nil || last.Expression != "3 * 12" || s.Correction.Open {
		t.Errorf("asks for %+v", last)
	}
	s.Use("")
	if last := b.sent[len(b.sent)-1].Search; last.Expression != "" {
		t.Error("the model is not asked again")
	}
}

func TestSearchWith(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	s.answer(found())
	s.SearchWith(&s.Found.Groups[1].Results[0])
	if last := b.sent[len(b.sent)-1].Search; last.Exclude != "c" || last.Query != "Text of c." || last.Expression != "n0 + n1" {
		t.Errorf("asks for %+v", last)
	}
	s.Typed("Text of c, changed", 18)
	b.pass()
	if last := b.sent[len(b.sent)-1].Search; last.Exclude != "" || last.Expression != "" {
		t.Errorf("a changed text still asks for %+v", last)
	}
}

// TestAnAnswerIsDrawnInSlices tells what stands on the page after each of them: the groups with
// their cards.
func TestAnAnswerIsDrawnInSlices(t *testing.T) {
	s, _ := newTestState()
	s.Put("Six eggs")
	f := found()
	f.Baseline = []message.Result{{ID: "z"}}
	s.Receive(&message.Reply{ID: s.searching, Found: &f})
	var slices []string
	for more := true; more; more = s.DrawMore() {
		page := ""
		for i, g := range s.Listed() {
			page += g.Name
			for _, r := range s.Shown(i, g) {
				page += " " + r.ID
			}
			if s.MoreOf(i, g) {
				page += " and more"
			}
			page += "; "
		}
		if s.CanShowBaseline() {
			page += "baseline"
		}
		slices = append(slices, page)
	}
	want := "same; | same a b; | same a b; more c d; | same a b; more c d e and more; baseline"
	if got := strings.Join(slices, "| "); got != want {
		t.Errorf("drawn as %q, want %q", got, want)
	}
}

func TestShowMore(t *testing.T) {
	s, b := newTestState()
	s.Put("Six eggs")
	s.answer(found())
	if got := fmt.Sprint(len(s.Shown(0, s.Found.Groups[0])), len(s.Shown(1, s.Found.Groups[1])), len(s.Cards()), s.FirstCard(1)); got != "2 3 5 2" {
		t.Errorf("shown %s", got)
	}
	b.all()
	s.ShowMore(s.Found.Groups[1])
	if got := fmt.Sprint(len(s.Cards()), s.Drawing()); got != "5 true" {
		t.Errorf("before more is drawn: %s", got)
	}
	s.DrawMore()
	if got := fmt.Sprint(len(s.Shown(1, s.Found.Groups[1])), b.all()); got != "4" {
		t.Errorf("shown and done: %s", got)
	}
	s.Found.Groups[0].Kept = 90
	s.ShowMore(s.Found.Groups[0])
	if last := b.sent[len(b.sent)-1].Search; last.Limit != 12 {
		t.Errorf("asks for %d", last.Limit)
	}
}

func TestWorksheet(t *testing.T) {
	s, b := newTestState()
	a, c := group("same", "a").Results[0], group("same", "c").Results[0]
	for _, click := range []struct {
		r  *message.Result
		on bool
	}{{&a, true}, {&c, true}, {&c, true}, {&a, false}, {&a, false}, {&a, true}} { // some twice, before the page was drawn
		s.PutOnSheet(click.r, click.on)
	}
	s.Worksheet.Answers = true
	if got, want := s.Worksheet.Text(), "1. Text of c.\n\n2. Text of a.\n\nAnswers\n1. 7 eggs\n2. 7 eggs\n"; got != want {
		t.Errorf("worksheet %q, want %q", got, want)
	}
	if got, want := s.Worksheet.Rich(), "<h1>Worksheet</h1>\n<ol>\n<li>Text of c.</li>\n<li>Text of a.</li>\n</ol>\n<h2>Answers</h2>\n<ol>\n"; !strings.HasPrefix(got, want) {
		t.Errorf("for the clipboard it is %q, want %q", got, want)
	}
	b.all()
	s.SaveWorksheetAs(s.ChosenFormat())
	sent := b.sent[len(b.sent)-1].Export
	if sent == nil || sent.As != message.AsDocument || sent.Sheet == nil || len(sent.Sheet.Problems) != 2 || sent.Sheet.Problems[1].Text != "Text of a." || !sent.Sheet.Answers {
		t.Errorf("the worker is asked for %+v", sent)
	}
	b.all()
	s.Receive(&message.Reply{ID: s.last, Exported: &message.Exported{Name: "worksheet.docx", Type: "application/zip", Bytes: []byte("PK")}})
	if got := b.all(); !strings.Contains(got, "save worksheet.docx (application/zip): PK") {
		t.Errorf("saved %q", got)
	}
	b.refuse = true
	s.CopyWorksheet()
	if s.Said != "The browser did not allow copying." {
		t.Errorf("said %q", s.Said)
	}
}

func TestSettings(t *testing.T) {
	for _, c := range []struct{ stored, want string }{
		{`{"look":"dark","size":"large","singleKeys":false}`, `{"look":"dark","size":"large","singleKeys":false}`},
		{`{"look":"pink","size":"huge"}`, `{"look":"system","size":"normal","singleKeys":true}`},
		{`nonsense`, `{"look":"system","size":"normal","singleKeys":true}`},
		{`{"look":7}`, `{"look":"system","size":"normal","singleKeys":true}`},
	} {
		s, _ := newTestState()
		s.Settings.Load(c.stored)
		if got := s.Settings.String(); got != c.want {
			t.Errorf("%s: %s, want %s", c.stored, got, c.want)
		}
	}
}

func TestSayingTheSameTwiceIsHeardTwice(t *testing.T) {
	s, _ := newTestState()
	s.Say("Copied.")
	first := s.Said
	s.Say("Copied.")
	if s.Said == first {
		t.Error("the live region does not change")
	}
}

func TestKeysAfterEscapeCount(t *testing.T) {
	s, _ := newTestState()
	s.Show(DialogCompare)
	s.Press(Key{Name: "?"})
	if s.Open != DialogCompare {
		t.Errorf("a key in a dialog opens %q", s.Open)
	}
	s.Press(Key{Name: "Escape"})
	s.Press(Key{Name: "?"})
	if s.Open != DialogKeys {
		t.Errorf("the dialog that is open is %q", s.Open)
	}
}

// TestImportIsStopped: a file of which it is not known yet what it holds has its name and its
// progress, and can be stopped; then it is said that it was not imported, and no failure is shown.
func TestImportIsStopped(t *testing.T) {
	s, b := newTestState()
	s.Import("large.csv", "file")
	id := b.sent[len(b.sent)-1].ID
	if got := s.ImportName(id); got != "large.csv" {
		t.Errorf("the file is called %q", got)
	}
	if got := say.OwnLookedThrough("large.csv", 1<<20, 4<<20); got != "Looking for problems in large.csv: 25 %" {
		t.Errorf("it says %q", got)
	}
	s.StopImport(id)
	if last := b.sent[len(b.sent)-1]; last.Cancel != id || last.ID == id {
		t.Errorf("asked for %+v", last)
	}
	s.Receive(&message.Reply{ID: id, Failure: &message.Failure{Code: message.Superseded, Why: "a newer request took its place", At: -1}})
	if s.Mine.Refused != nil || s.Mine.Said != "large.csv was not imported." {
		t.Errorf("it shows %+v and says %q", s.Mine.Refused, s.Mine.Said)
	}
}
