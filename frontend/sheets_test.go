package frontend

import (
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// list is what the list of worksheets says, the open one in brackets.
func list(s *State) string {
	var said []string
	for _, id := range s.Shelf.IDs() {
		title := s.Shelf.title(id)
		if id == s.Shelf.Open {
			title = "[" + title + "]"
		}
		said = append(said, title)
	}
	return strings.Join(said, ", ")
}

// stores lets the fake browser keep what it is given, for this and other tabs.
func stores(s *State, b *fakeBrowser) map[string]string {
	b.stored = map[string]string{}
	s.storeSheets()
	return b.stored
}

// revisit is a new visit to what is kept.
func revisit(kept map[string]string) *State {
	s, _ := newTestState()
	for name, text := range kept {
		s.SheetKept(name, text)
	}
	s.OpenKept(kept[keptChosen])
	return s
}

// TestSheets: worksheets are begun, named, copied, chosen, removed and brought back, and a later
// visit finds them.
func TestSheets(t *testing.T) {
	s, b := sheetOf("a", "b")
	kept := stores(s, b)
	step := func(what, wantList, wantOrder string) {
		t.Helper()
		if got := list(s); got != wantList {
			t.Errorf("%s: %s, want %s", what, got, wantList)
		}
		if got := order(s); got != wantOrder {
			t.Errorf("%s: on it are %q, want %q", what, got, wantOrder)
		}
		if again := revisit(kept); list(again) != wantList || order(again) != wantOrder {
			t.Errorf("%s: a later visit finds %s, with %q", what, list(again), order(again))
		}
	}
	step("at first", "[Worksheet]", "a b")
	s.NameSheet("Monday")
	s.ActOnShelf("new-sheet")
	step("a new one", "Monday, [Worksheet 2]", "")
	if did := b.all(); !strings.HasSuffix(did, "focus sheet-title") {
		t.Errorf("a new one: %s", did)
	}
	s.PutOnSheet(&message.Result{ID: "c", Text: "Text c."}, true)
	s.ActOnShelf("copy-sheet")
	step("a copy", "Monday, Worksheet 2, [Worksheet 3]", "c")
	s.PutOnSheet(&message.Result{ID: "d", Text: "Text d."}, true)
	s.NameSheet("Tuesday")
	step("named", "Monday, Worksheet 2, [Tuesday]", "c d")
	s.ChooseSheet("")
	step("the first", "[Monday], Worksheet 2, Tuesday", "a b")
	s.ActOnSheet("remove a")
	s.ActOnShelf("remove-sheet")
	step("removed", "[Worksheet 2], Tuesday", "c")
	if shown := string(SheetShelf(s)); !strings.Contains(shown, "Bring back: Monday (1)") {
		t.Errorf("nothing to bring it back: %s", shown)
	}
	s.ActOnShelf("restore-sheet")
	step("brought back", "[Monday], Worksheet 2, Tuesday", "b")
	s.UndoOnSheet()
	step("undone after that", "[Monday], Worksheet 2, Tuesday", "a b")
	s.ChooseSheet("nobody's")
	step("one that is none", "[Monday], Worksheet 2, Tuesday", "a b")
	for range 3 {
		s.ActOnShelf("remove-sheet")
	}
	step("all removed", "[Worksheet]", "")
}

// TestTwoTabs: tabs with different worksheets keep both; what one changes, begins or removes the
// other sees.
func TestTwoTabs(t *testing.T) {
	a, b := sheetOf("a")
	kept := stores(a, b)
	tell := func(other *State) {
		for name, text := range kept {
			other.SheetKept(name, text)
		}
	}
	other := revisit(kept)
	other.Browser = b
	a.ActOnShelf("new-sheet")
	a.PutOnSheet(&message.Result{ID: "b", Text: "Text b."}, true)
	tell(other)
	other.PutOnSheet(&message.Result{ID: "c", Text: "Text c."}, true)
	tell(a)
	if list(a) != "Worksheet, [Worksheet 2]" || order(a) != "b" {
		t.Errorf("the first tab has %s with %q", list(a), order(a))
	}
	if list(other) != "[Worksheet], Worksheet 2" || order(other) != "a c" {
		t.Errorf("the other tab has %s with %q", list(other), order(other))
	}
	a.ChooseSheet("")
	a.NameSheet("Both")
	tell(other)
	if other.Worksheet.Title != "Both" {
		t.Errorf("the other tab calls it %q", other.Worksheet.Title)
	}
	a.RemoveSheet()
	other.SheetKept(keptWorksheet, "")
	if list(other) != "[Worksheet 2]" || order(other) != "b" {
		t.Errorf("after its removal the other tab has %s with %q", list(other), order(other))
	}
}

// TestKeepNoSheet: where nothing is to be kept, all worksheets work, and none is in the browser.
func TestKeepNoSheet(t *testing.T) {
	s, b := sheetOf("a")
	kept := stores(s, b)
	s.ActOnShelf("new-sheet")
	s.KeepNothing(true)
	s.PutOnSheet(&message.Result{ID: "b", Text: "Text b."}, true)
	s.ActOnShelf("copy-sheet")
	s.ChooseSheet("")
	if order(s) != "a" || len(s.Shelf.IDs()) != 3 {
		t.Errorf("%s with %q", list(s), order(s))
	}
	delete(kept, keptSettings)
	if len(kept) > 0 {
		t.Errorf("kept is %v", kept)
	}
	s.KeepNothing(false)
	if len(kept) != 4 { // three worksheets, and the settings
		t.Errorf("allowed again: kept is %v", kept)
	}
	s.ForgetNow()
	s.Receive(&message.Reply{ID: s.last})
	if len(s.Shelf.IDs()) != 1 || order(s) != "" {
		t.Errorf("after forgetting everything there is %s", list(s))
	}
}

// TestUndoOutlivesThePage: the last changes of a list can be undone after a reload.
func TestUndoOutlivesThePage(t *testing.T) {
	s, b := sheetOf("a", "b", "c")
	kept := stores(s, b)
	for range mostUndoneKept + 2 {
		s.DragOnSheet(0, 2)
	}
	again := revisit(kept)
	undone := 0
	for again.Worksheet.CanUndo() {
		again.UndoOnSheet()
		undone++
	}
	if undone != mostUndoneKept || order(again) != "c a b" {
		t.Errorf("%d undone, and there is %s", undone, order(again))
	}
}
