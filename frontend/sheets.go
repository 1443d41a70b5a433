package frontend

import (
	"cmp"
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Several worksheets. One is open; the others wait as they are kept. Each is kept in the browser
// under a name of its own, and there is no list beside them: two tabs that work on two worksheets,
// or that begin one each, never write the same thing.

// Shelf holds all worksheets as they are kept, the open one too.
type Shelf struct {
	Open    string             // id of the open worksheet; the first has none
	Removed string             // id of the one that was removed last, while it can be brought back
	kept    map[string]shelved // by id
	removed shelved
}

// shelved is a worksheet as it is kept, and what the list says of it.
type shelved struct {
	text     string
	title    string
	problems int
}

func shelve(text string) shelved {
	var w Worksheet
	w.Load(text)
	return shelved{text: text, title: w.Title, problems: w.Count()}
}

// put notes a worksheet as it is now; "" is none.
func (h *Shelf) put(id, text string) {
	if h.kept == nil {
		h.kept = map[string]shelved{}
	}
	if text == "" {
		delete(h.kept, id)
	} else if h.kept[id].text != text {
		h.kept[id] = shelve(text)
	}
}

// IDs are the worksheets in the order in which they were begun; the open one is always among them.
func (h *Shelf) IDs() []string {
	ids := []string{h.Open}
	for id := range h.kept {
		if id != h.Open {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// title is what the list calls a worksheet.
func (h *Shelf) title(id string) string {
	return cmp.Or(strings.TrimSpace(h.kept[id].title), say.Worksheet)
}

// freeTitle is a title that no worksheet has: "Fractions 2" beside "Fractions".
func (h *Shelf) freeTitle(base string) string {
	taken := map[string]bool{}
	for _, id := range h.IDs() {
		taken[h.title(id)] = true
	}
	if end := strings.LastIndexByte(base, ' '); end > 0 {
		if _, err := strconv.Atoi(base[end+1:]); err == nil {
			base = base[:end]
		}
	}
	for n := 2; ; n++ {
		if title := base + " " + strconv.Itoa(n); !taken[title] {
			return title
		}
	}
}

// freeID is an id that no worksheet has, in any tab: the time, which also gives their order.
func (h *Shelf) freeID() string {
	for at := time.Now().UnixMilli(); ; at++ {
		id := strconv.FormatInt(at, 36)
		if _, taken := h.kept[id]; !taken && id != h.Open && id != h.Removed {
			return id
		}
	}
}

// The names of what is kept of worksheets: "worksheet" is the first, "worksheet.m3x0" another.
const (
	keptWorksheet = "worksheet"
	keptChosen    = "open-sheet" // the id of the one that was open last
)

// sheetName is under what a worksheet is kept.
func sheetName(id string) string {
	if id == "" {
		return keptWorksheet
	}
	return keptWorksheet + "." + id
}

// keepWorksheet keeps the open worksheet as it is now.
func (s *State) keepWorksheet() {
	s.Shelf.put(s.Shelf.Open, s.Worksheet.String())
	s.storeSheet(s.Shelf.Open)
}

func (s *State) storeSheet(id string) {
	if !s.Settings.KeepNothing {
		s.Browser.Store(sheetName(id), s.Shelf.kept[id].text)
	}
}

// storeSheets keeps all of them in the browser, or none.
func (s *State) storeSheets() {
	s.Shelf.put(s.Shelf.Open, s.Worksheet.String())
	for _, id := range s.Shelf.IDs() {
		s.Browser.Store(sheetName(id), pick(s.Settings.KeepNothing, "", s.Shelf.kept[id].text))
	}
	s.Browser.Store(keptChosen, pick(s.Settings.KeepNothing, "", s.Shelf.Open))
}

// SheetKept takes a worksheet as an earlier visit or another tab has kept it; "" is that it has
// been removed. Other names than those of worksheets are none of ours.
func (s *State) SheetKept(name, text string) {
	id, more := strings.CutPrefix(name, keptWorksheet+".")
	if !more && name != keptWorksheet {
		return
	}
	if !more {
		id = ""
	}
	s.Shelf.put(id, text)
	if id != s.Shelf.Open {
		return
	}
	if s.Worksheet.Load(text); text == "" && len(s.Shelf.kept) > 0 {
		s.openSheet(s.Shelf.nearest(id))
	}
}

// OpenKept opens the worksheet that was open in the last visit, or what there is of others.
func (s *State) OpenKept(chosen string) {
	if _, there := s.Shelf.kept[chosen]; !there {
		chosen = s.Shelf.nearest(s.Shelf.Open)
	}
	if chosen != s.Shelf.Open {
		s.openSheet(chosen)
	}
}

// nearest is the worksheet that is opened when another one goes.
func (h *Shelf) nearest(id string) string {
	near, found := "", false
	for _, other := range h.IDs() {
		if _, there := h.kept[other]; there && (!found || other < id) {
			near, found = other, true
		}
	}
	return near
}

// ChooseSheet opens another worksheet.
func (s *State) ChooseSheet(id string) {
	if _, there := s.Shelf.kept[id]; !there || id == s.Shelf.Open {
		return
	}
	s.openSheet(id)
	s.Say(s.Worksheet.Heading(""))
}

func (s *State) openSheet(id string) {
	s.Shelf.Open = id
	s.Worksheet = Worksheet{}
	s.Worksheet.Load(s.Shelf.kept[id].text)
	s.Varying = Varying{Size: s.Varying.Size, Seed: s.Varying.Seed}
	s.Editing = Editing{}
	if !s.Settings.KeepNothing {
		s.Browser.Store(keptChosen, id)
	}
	s.fillSheet()
}

// NewSheet begins another worksheet; with copied as a copy of the open one.
func (s *State) NewSheet(copied bool) {
	s.keepWorksheet()
	w := Worksheet{Title: s.Shelf.freeTitle(say.Worksheet)}
	if copied {
		w.Load(s.Shelf.kept[s.Shelf.Open].text)
		w.Title, w.undo = s.Shelf.freeTitle(w.Heading("")), nil
	}
	id := s.Shelf.freeID()
	s.Shelf.put(id, w.String())
	s.openSheet(id)
	s.storeSheet(id)
	s.Say(w.Title)
	s.Browser.Focus("sheet-title")
}

// RemoveSheet removes the open worksheet; it can be brought back.
func (s *State) RemoveSheet() {
	s.keepWorksheet()
	id := s.Shelf.Open
	s.Shelf.Removed, s.Shelf.removed = id, s.Shelf.kept[id]
	s.Shelf.put(id, "")
	s.storeSheet(id)
	s.openSheet(s.Shelf.nearest(id))
	s.Say(say.SheetRemoved)
	s.Browser.Focus(pick(s.Shelf.removed.text != "", "restore-sheet", "sheets"))
}

// RestoreSheet brings back the worksheet that was removed last.
func (s *State) RestoreSheet() {
	id, text := s.Shelf.Removed, s.Shelf.removed.text
	if text == "" {
		return
	}
	if _, taken := s.Shelf.kept[id]; taken {
		id = s.Shelf.freeID()
	}
	s.Shelf.Removed, s.Shelf.removed = "", shelved{}
	s.keepWorksheet()
	s.Shelf.put(id, text)
	s.openSheet(id)
	s.storeSheet(id)
	s.Say(s.Worksheet.Heading(""))
	s.Browser.Focus("sheets")
}

// SheetShelf is the list of the worksheets, and what can be done with the open one.
func SheetShelf(s *State) vugu.HTML {
	var b strings.Builder
	h := &s.Shelf
	b.WriteString(`<label class="order"><span>` + html.EscapeString(say.Sheets) +
		`</span><select id="sheets">`)
	for _, id := range h.IDs() {
		title, problems := h.title(id), h.kept[id].problems
		if id == h.Open {
			title, problems = s.Worksheet.Heading(""), s.Worksheet.Count()
		}
		fmt.Fprintf(&b, `<option value="%s"%s>%s</option>`, id, pick(id == h.Open, " selected", ""),
			html.EscapeString(words.Counted(title, problems)))
	}
	b.WriteString(`</select></label> `)
	act := func(id, said string) {
		fmt.Fprintf(&b, `<button type="button" class="button" id="%s" value="%s">%s</button> `, id, id,
			html.EscapeString(said))
	}
	act("new-sheet", say.SheetNew)
	act("copy-sheet", say.SheetCopy)
	if !s.Worksheet.Blank() || len(h.IDs()) > 1 {
		act("remove-sheet", say.SheetRemove)
	}
	if h.removed.text != "" {
		act("restore-sheet", words.Put(say.SheetRestore, words.Counted(
			cmp.Or(strings.TrimSpace(h.removed.title), say.Worksheet), h.removed.problems)))
	}
	return vugu.HTML(b.String())
}

// ActOnShelf does what a button of the list says.
func (s *State) ActOnShelf(what string) {
	switch what {
	case "new-sheet":
		s.NewSheet(false)
	case "copy-sheet":
		s.NewSheet(true)
	case "remove-sheet":
		s.RemoveSheet()
	case "restore-sheet":
		s.RestoreSheet()
	}
}

// Item is what stands on a worksheet: a problem, or a text of the user's own between problems.
type Item struct {
	message.Result
	Note bool            // a text: a heading or an instruction
	Was  *message.Result // the problem as it was before its text was changed

	Unlike bool // since then it is not read as the same calculation
}

// Count is how many problems are on it; texts between them do not count.
func (w *Worksheet) Count() int {
	n := 0
	for i := range w.Problems {
		if !w.Problems[i].Note {
			n++
		}
	}
	return n
}

// Blank is whether there is nothing on it, and it has no title.
func (w *Worksheet) Blank() bool { return len(w.Problems) == 0 && strings.TrimSpace(w.Title) == "" }
