package frontend

// View is how the answer is looked at, and what was said of it.
type View struct {
	Correction Correction
	Tree       bool // the tree is shown
	AsList     bool // as a list
	Answering  bool // the answer to the query is shown
	Others     bool // the other readings are shown
	Filtering  bool // the filters are shown
	Comparing  bool // the search by words is shown beside ours
	Revealed   map[string]bool
	Explained  map[string]bool
	At         int    // the result that has the tab stop, from 0 on over all groups
	Room       int    // how many cards may be drawn by now
	Said       string // for those who listen: what has just been done
	Hinted     string // and the completion, a moment after it has come
}

// Say tells those who listen what has been done.
func (v *View) Say(what string) {
	if v.Said == what {
		what += "\u00a0" // the same twice is heard twice
	}
	v.Said = what
}
