package frontend

import (
	"strconv"
	"strings"

	"mwpranker/wasm/message"
)

// Varying is one problem of the worksheet whose new numbers are being looked at.
type Varying struct {
	ID       string // of the problem; "" while none is looked at
	Size     string // one of the Size constants of package message
	Story    bool   // it is a new story that is looked at, with the old numbers
	Seed     int
	Variants []message.Variant
	Read     bool
	Failure  *message.Failure
	asking   int            // the request under way; 0 for none
	versions map[int]string // requests for versions B and C, by the problem
	steps    map[int]string // requests for steps, by stepsKey
}

// variantsShown is how many variants are shown at once, and versionsMade how many versions there
// are beside A.
const (
	variantsShown = 3
	versionsMade  = 2
)

// Waiting is whether variants are on their way.
func (v *Varying) Waiting() bool { return v.asking != 0 }

// VarySizes are the difficulties, in the order in which they are offered.
var VarySizes = []string{
	message.SizeSame, message.SizeSmaller, message.SizeLarger, message.SizeCarrying,
	message.SizeNoCarrying,
	message.SizeDecimals, message.SizeWithin20, message.SizeWithin100, message.SizeWithin1000,
}

// LookAtNumbers opens the new numbers of a problem of the worksheet, or closes them.
func (s *State) LookAtNumbers(i int) {
	s.lookAtVariants(i, false)
}

// LookAtStories opens the new stories of a problem of the worksheet, or closes them.
func (s *State) LookAtStories(i int) { s.lookAtVariants(i, true) }

func (s *State) lookAtVariants(i int, story bool) {
	p := &s.Worksheet.Problems[i]
	if s.Varying.ID == p.ID && s.Varying.Story == story {
		s.closeNumbers()
		return
	}
	s.Editing = Editing{}
	s.Varying.ID, s.Varying.Story = p.ID, story
	s.Varying.Size = pick(s.Varying.Size == "", message.SizeSame, s.Varying.Size)
	s.askNumbers()
	s.Browser.Focus("new-numbers")
}

func (s *State) closeNumbers() {
	if i := s.Worksheet.find(s.Varying.ID); i >= 0 {
		s.Browser.Focus(pick(s.Varying.Story, "restory-", "vary-") + strconv.Itoa(i))
	}
	s.stopVarying()
}

// stopVarying closes the new numbers; what was asked for the whole worksheet is still waited for.
func (s *State) stopVarying() {
	v := &s.Varying
	*v = Varying{Size: v.Size, Seed: v.Seed, versions: v.versions, steps: v.steps}
}

// askNumbers asks for other numbers for the problem that is looked at.
func (s *State) askNumbers() {
	i := s.Worksheet.find(s.Varying.ID)
	if i < 0 {
		return
	}
	p := &s.Worksheet.Problems[i]
	v := &s.Varying
	v.Seed++
	v.Variants, v.Failure = nil, nil
	r := message.Request{Cancel: v.asking}
	if v.Story {
		r.Restory = &message.Restory{Query: p.Text, Expression: p.Expression, Count: variantsShown,
			Seed: v.Seed}
	} else {
		r.Vary = &message.Vary{Query: p.Text, Expression: p.Expression, Size: v.Size,
			Count: variantsShown, Seed: v.Seed}
	}
	v.asking = s.send(r)
}

// SizeOfNumbers chooses how hard the new numbers are.
func (s *State) SizeOfNumbers(size string) {
	s.Varying.Size = size // the engine knows which there are
	s.askNumbers()
}

// receiveVaried takes the answer to a request above. It says whether it was one.
func (s *State) receiveVaried(r *message.Reply) bool {
	v := &s.Varying
	if id, ok := v.versions[r.ID]; ok {
		delete(v.versions, r.ID)
		if s.Worksheet.find(id) >= 0 {
			s.Worksheet.setOthers(id, r.Varied)
			s.fillSteps()
			s.keepWorksheet()
		}
		return true
	}
	if r.ID == 0 || r.ID != v.asking {
		return false
	}
	v.asking, v.Failure = 0, r.Failure
	if r.Varied != nil {
		v.Variants, v.Read = r.Varied.Variants, r.Varied.Read
	}
	return true
}

// lostVaried forgets what a worker that is lost was asked for; versions are asked for again.
func (s *State) lostVaried(restarted bool) {
	v := &s.Varying
	if v.asking != 0 {
		v.asking, v.Failure = 0, &message.Failure{Code: message.WorkerCrashed, Step: "new numbers",
			Why: "the engine has ended", At: -1}
	}
	if e := &s.Editing; e.asking != 0 {
		e.asking, e.Failure = 0, &message.Failure{Code: message.WorkerCrashed, Step: "reading the problem",
			Why: "the engine has ended", At: -1}
	}
	v.versions, v.steps = nil, nil
	if restarted {
		s.fillSheet()
	}
}

// TakeNumbers takes a variant: in the place of its problem, or behind it.
func (s *State) TakeNumbers(variant int, replace bool) {
	i := s.Worksheet.find(s.Varying.ID)
	if i < 0 || variant < 0 || variant >= len(s.Varying.Variants) {
		return
	}
	s.Worksheet.remember()
	v := s.Varying.Variants[variant]
	taken := Item{Result: message.Result{ID: s.Worksheet.variantID(s.Varying.ID), Text: v.Text,
		Worded: v.Worded, Expression: v.Expression, Equation: v.Equation}}
	if replace {
		s.Worksheet.Problems[i] = taken
	} else {
		list := append(s.Worksheet.Problems, taken)
		copy(list[i+2:], list[i+1:])
		list[i+1] = taken
		s.Worksheet.Problems = list
	}
	s.Varying.ID = taken.ID
	s.closeNumbers()
	s.Say(pick(replace, say.NumbersReplaced, say.AddedToSheet))
	s.changedSheet()
}

// variantID is a name for a variant of a problem that no other on the worksheet has.
func (w *Worksheet) variantID(id string) string {
	base, _, _ := strings.Cut(id, "*")
	for n := 1; ; n++ {
		if name := base + "*" + strconv.Itoa(n); !w.Has(name) {
			return name
		}
	}
}

// fillSheet asks for what the worksheet is to have and has not: versions, and steps.
func (s *State) fillSheet() {
	s.fillVersions()
	s.fillSteps()
}

// fillVersions asks for the numbers of versions B and C that are not there.
func (s *State) fillVersions() {
	w := &s.Worksheet
	if !w.Versions {
		return
	}
	for i := range w.Problems {
		p := &w.Problems[i]
		if _, there := w.others[p.ID]; there || p.Note || s.asksVersionsOf(p.ID) {
			continue
		}
		if s.Varying.versions == nil {
			s.Varying.versions = map[int]string{}
		}
		id := s.send(message.Request{Vary: &message.Vary{Query: p.Text, Expression: p.Expression,
			Count: versionsMade, Seed: versionsSeed}})
		s.Varying.versions[id] = p.ID
	}
}

// versionsSeed is far from those of the variants that one looks at, so that a version is none of
// them.
const versionsSeed = 1 << 20

func (s *State) asksVersionsOf(id string) bool {
	for _, asked := range s.Varying.versions {
		if asked == id {
			return true
		}
	}
	return false
}

// setOthers notes the other versions of a problem; nil is that there are none.
func (w *Worksheet) setOthers(id string, varied *message.Varied) {
	if w.others == nil {
		w.others = map[string][]message.Variant{}
	}
	w.others[id] = nil
	if varied != nil {
		w.others[id] = varied.Variants
	}
}

// Version is one of the sheets that are printed.
type Version struct {
	Name     string // "A"; "" where there is only one
	Problems []Item
}

// Sheets are the versions: one, or A, B and C. A problem without other numbers stands in all with
// the same.
func (w *Worksheet) Sheets() []Version {
	if !w.Versions {
		return []Version{{"", w.Problems}}
	}
	sheets := []Version{{"A", w.Problems}}
	for k := range versionsMade {
		other := Version{string(rune('B' + k)), append([]Item(nil), w.Problems...)}
		for i := range other.Problems {
			if variants := w.others[other.Problems[i].ID]; k < len(variants) {
				v := &variants[k]
				other.Problems[i] = Item{Result: message.Result{Text: v.Text, Worded: v.Worded,
					Expression: v.Expression, Equation: v.Equation}}
			}
		}
		sheets = append(sheets, other)
	}
	return sheets
}

// Unvaried is how many problems have the same numbers in two versions, of those that were looked
// at.
func (w *Worksheet) Unvaried() int {
	n := 0
	for i := range w.Problems {
		if variants, there := w.others[w.Problems[i].ID]; there && len(variants) < versionsMade {
			n++
		}
	}
	return n
}

// VersionsSaid says how far versions B and C are.
func (s *State) VersionsSaid() string {
	switch unvaried := s.Worksheet.Unvaried(); {
	case !s.Worksheet.Versions:
		return ""
	case len(s.Varying.versions) > 0:
		return say.SheetMaking
	case unvaried > 0:
		return say.Plural(unvaried, say.SheetUnvaried)
	}
	return ""
}
