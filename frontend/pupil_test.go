package frontend

import (
	"strings"
	"testing"
)

// handed is the link that a worksheet of two problems and a text is handed out by.
func handed(t *testing.T, checks bool) string {
	t.Helper()
	s, b := sheetOf("a", "b")
	s.Worksheet.Problems[0].Worded, s.Worksheet.Problems[1].Worded = "9 boats", "$4.50"
	s.Worksheet.Problems = append(s.Worksheet.Problems, Item{Note: true})
	s.Worksheet.Problems[2].Text = "Take <care>."
	s.NameSheet("Boats")
	s.ActOnHand("open")
	if checks {
		s.ChooseHand("hand-checks")
	}
	b.all()
	s.ActOnHand("link")
	did := b.all()
	_, link, found := strings.Cut(did, "https://example.org/#")
	if !found {
		t.Fatalf("did %s", did)
	}
	link, _, _ = strings.Cut(link, ";")
	link, _, _ = strings.Cut(link, `"`)
	link, _, _ = strings.Cut(link, " ")
	return link
}

// TestPupil: a link shows the worksheet in the place of the page, and checks what is typed.
func TestPupil(t *testing.T) {
	s, b := newTestState()
	s.OpenFragment("#" + handed(t, true))
	view := string(PupilView(s))
	for _, part := range []string{"<h1 id=\"pupil-title\">Boats</h1>", "Text a.", "Text b.", "Take &lt;care&gt;.",
		`id="answer-1"`, `id="pupil-check"`} {
		if !strings.Contains(view, part) {
			t.Errorf("no %s in %s", part, view)
		}
	}
	if strings.Contains(view, "boats<") || strings.Contains(view, "4.50") || s.Place() != "" {
		t.Errorf("the answers are shown, or the place is noted: %s", view)
	}
	for _, typed := range []struct{ id, value string }{{"answer-0", "9"}, {"answer-1", "5"}, {"answer-9", "1"},
		{"answer-x", "1"}, {"query", "1"}} {
		s.PupilTyped(typed.id, typed.value)
	}
	if string(PupilView(s)) != view {
		t.Error("what is typed is drawn anew, under the caret")
	}
	s.ActAsPupil("pupil-check")
	view = string(PupilView(s))
	for _, part := range []string{"1 of 2 right.", "✓ right", "✗ not yet", `value="5"`} {
		if !strings.Contains(view, part) {
			t.Errorf("no %s in %s", part, view)
		}
	}
	s.PupilTyped("answer-1", "four")
	s.ActAsPupil("pupil-check")
	if view = string(PupilView(s)); !strings.Contains(view, "Please write a number.") {
		t.Errorf("checked: %s", view)
	}
	if did := b.all(); strings.Contains(did, "store") || strings.Contains(did, "send") {
		t.Errorf("something is kept or sent: %s", did)
	}
	s.ActAsPupil("pupil-clear")
	if view = string(PupilView(s)); strings.Contains(view, "four") || strings.Contains(view, "right.") {
		t.Errorf("cleared: %s", view)
	}
	s.GoTo("q=3+plus+4")
	if s.Pupil != nil || PupilView(s) != "" {
		t.Error("the worksheet stays in the place of the page")
	}
}

// TestPupilKeeps: answers are kept for their worksheet, when that is asked for, until it is not.
func TestPupilKeeps(t *testing.T) {
	link := handed(t, false)
	s, b := newTestState()
	b.stored = map[string]string{}
	s.OpenFragment(link)
	if strings.Contains(string(PupilView(s)), "pupil-check") {
		t.Error("answers may be checked that may not")
	}
	s.PupilTyped("answer-0", "12")
	s.ActAsPupil("pupil-keep")
	s.PupilTyped("answer-1", "13")
	kept := b.stored[keptPupil]
	again, _ := newTestState()
	again.KeptAnswers = kept
	again.OpenFragment(link)
	if view := string(PupilView(again)); !strings.Contains(view, `value="12"`) ||
		!strings.Contains(view, `value="13"`) || !again.Pupil.Keep {
		t.Errorf("kept %s, shown %s", kept, view)
	}
	other, _ := newTestState()
	other.KeptAnswers = kept
	other.OpenFragment(handed(t, true))
	if strings.Contains(string(PupilView(other)), `value="12"`) {
		t.Error("the answers of one worksheet stand in another")
	}
	s.ActAsPupil("pupil-keep")
	if b.stored[keptPupil] != "" {
		t.Error("they are kept on")
	}
}

// TestPupilBroken: a link that was cut off says so, and leads to the page.
func TestPupilBroken(t *testing.T) {
	link := handed(t, true)
	for fragment, want := range map[string]string{
		link[:len(link)-9]: "This link is not complete", "sheet=": "another version", "sheet=9abc": "another version",
		"sheet=1%%%": "not complete",
	} {
		s, _ := newTestState()
		s.OpenFragment(fragment)
		if view := string(PupilView(s)); !strings.Contains(view, want) || !strings.Contains(view, `href="?"`) {
			t.Errorf("%s: %s", fragment, view)
		}
		s.PupilTyped("answer-0", "1")
		s.ActAsPupil("pupil-check")
	}
}

// TestHandLimits: what does not fit is said before it is handed out.
func TestHandLimits(t *testing.T) {
	s, _ := sheetOf("a")
	if strings.Contains(string(SheetHand(s)), "hand-link") {
		t.Error("it is open by itself")
	}
	s.ActOnHand("open")
	s.ActOnHand("qr")
	if hand := string(SheetHand(s)); !strings.Contains(hand, `<svg class="qr"`) ||
		!strings.Contains(hand, "characters; nothing is sent") {
		t.Errorf("small: %s", hand)
	}
	noise := func(n int) string {
		var b strings.Builder
		for i, x := 0, uint32(7); i < n; i++ {
			x = x*1664525 + 1013904223
			b.WriteByte('a' + byte(x>>24)%26)
		}
		return b.String()
	}
	for length, want := range map[int]string{3000: "holds up to 1,273", 20000: "cut links of more than 8,000",
		150_000: "too long for a link"} {
		s.Worksheet.Problems[0].Text = noise(length)
		if hand := string(SheetHand(s)); !strings.Contains(hand, want) || strings.Contains(hand, "<svg") {
			t.Errorf("%d: %.300s", length, hand)
		}
	}
	empty, _ := newTestState()
	if SheetHand(empty) != "" {
		t.Error("nothing is handed out")
	}
}
