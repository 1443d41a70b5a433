package frontend

import "mwpranker/wasm/message"

// Desk is what lies beside the search: the dialog that is open, worksheets, collections, settings.
type Desk struct {
	Open      string // the dialog that is open: "" or one of the Dialog constants
	Compared  *message.Comparison
	Unlike    *message.Failure // why there is no comparison
	Worksheet Worksheet        // the open one
	Shelf     Shelf            // all of them
	Editing   Editing          // of a text of the worksheet
	Format    string           // that is chosen to save something in; "" for the first
	Varying   Varying          // new numbers for a problem of the worksheet
	Handing   Handing          // of the worksheet, to pupils
	Gathering Gathering        // a set in one go
	Settings  Settings
	Preferred []string // languages, as the browser's user likes them
	Mine      Mine     // problems
	Forget    Forget

	Pupil       *Pupil // a worksheet that came in a link; it takes the place of all else
	KeptAnswers string // that a pupil had kept
}
