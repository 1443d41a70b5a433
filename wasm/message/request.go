package message

// Request asks for one thing: exactly one of its pointers is set. With none it
// is a ping, answered by an empty reply as soon as the worker is free to hear
// it, or, with Cancel, nothing but a cancellation.
type Request struct {
	ID     int `json:"id"`               // 1 or more, each once, or less than 0 for a ping; the reply carries it back
	Cancel int `json:"cancel,omitempty"` // ID of an earlier request that is no longer wanted; 0 for none

	Search     *Search     `json:"search,omitempty"`     // answered by Reply.Found
	Check      *Check      `json:"check,omitempty"`      // answered by Reply.Checked
	Complete   *Complete   `json:"complete,omitempty"`   // answered by Reply.Completion
	Compare    *Compare    `json:"compare,omitempty"`    // answered by Reply.Comparison
	Problem    *Problem    `json:"problem,omitempty"`    // answered by Reply.Result
	Paraphrase *Paraphrase `json:"paraphrase,omitempty"` // answered by Reply.Paraphrased
	Import     *Import     `json:"import,omitempty"`     // answered by Reply.Imported; reading goes on behind it, see State.Own
	Manage     *Manage     `json:"manage,omitempty"`     // answered by an empty reply, or by Reply.Report
	Export     *Export     `json:"export,omitempty"`     // answered by Reply.Exported
	Vary       *Vary       `json:"vary,omitempty"`       // answered by Reply.Varied
	Restory    *Restory    `json:"restory,omitempty"`    // answered by Reply.Varied
	Gather     *Gather     `json:"gather,omitempty"`     // answered by Reply.Gathered
}

// Search asks for the problems that are like a query.
type Search struct {
	// Query is a problem's text, or, behind "=", an expression or a pattern: "= (a + ?) * c".
	Query string `json:"query"`

	// Expression overrides what the model reads: what has to be calculated in the text of Query, over
	// its numbers ("(18 + 25) * 3") or its quantities ("(n0 + n1) * n2"). It is what the edit field
	// holds, or the Expression of another of the Readings. "" lets the model read. It is not used
	// where Query starts with "=".
	Expression string `json:"expression,omitempty"`

	// Limit is how many results each group shows: 1 to 1000; 0 is 10.
	Limit int `json:"limit,omitempty"`

	// Order is one of the Order constants; "" is OrderBest.
	Order string `json:"order,omitempty"`

	// Filter keeps, for each facet that it names, the problems that have one of its values: {"steps":
	// ["1", "2"], "topic": ["food"]} has one or two steps and is about food. Facets and their values
	// are those of Found.Facets.
	Filter map[string][]string `json:"filter,omitempty"`

	// Exclude is the id of a problem to leave out: the one that the query was taken from.
	Exclude string `json:"exclude,omitempty"`

	// Group asks for one group only, by its name, with a larger Limit: "show more". "" is all groups.
	Group string `json:"group,omitempty"`

	// Baseline is how many results a search for similar text should show beside ours, in
	// Found.Baseline; 0 is none.
	Baseline int `json:"baseline,omitempty"`
}

// The orders of the results in a group.
const (
	OrderBest   = "best"   // by score, with different stories in front
	OrderSame   = "same"   // the same story told otherwise first
	OrderNew    = "new"    // new stories first
	OrderEasier = "easier" // the easiest first
	OrderHarder = "harder" // the hardest first
)

// Orders lists them as a page offers them.
var Orders = []string{OrderBest, OrderSame, OrderNew, OrderEasier, OrderHarder}

// Check asks whether an expression holds for a text, while it is typed. It searches nothing and is
// answered at once.
type Check struct {
	Query      string `json:"query"`      // the problem's text; "" for an expression that stands alone
	Expression string `json:"expression"` // what was typed, without "="
}

// Complete asks how what is being typed may go on.
type Complete struct {
	Before string `json:"before"` // the text from its start to the caret
}

// Paraphrase asks whether text B says what text A says.
type Paraphrase struct {
	A string `json:"a"`
	B string `json:"b"`
}

// Compare asks for two problems side by side.
type Compare struct {
	Left  Side `json:"left"`
	Right Side `json:"right"`
}

// Side names a problem of a comparison: by ID, or as a query like Search's.
type Side struct {
	ID         string `json:"id,omitempty"`         // of a problem of the corpus
	Query      string `json:"query,omitempty"`      // else: as Search.Query
	Expression string `json:"expression,omitempty"` // and as Search.Expression
}

// Problem asks for one problem of the corpus.
type Problem struct {
	ID string `json:"id"`
}
