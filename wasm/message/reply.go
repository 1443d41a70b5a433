package message

// Reply answers a request: with a Failure, or with the one pointer that belongs to the request. The
// reply to a ping has none.
type Reply struct {
	ID      int      `json:"id"`                // of the request; 0 where the worker speaks by itself
	State   *State   `json:"state,omitempty"`   // ID 0: what is loaded, whenever that changes
	Failure *Failure `json:"failure,omitempty"` // why there is no answer, or, with NoCorpus beside Found, only how the query was understood

	Found       *Found       `json:"found,omitempty"`
	Checked     *Checked     `json:"checked,omitempty"`
	Completion  *Completion  `json:"completion,omitempty"`
	Comparison  *Comparison  `json:"comparison,omitempty"`
	Result      *Result      `json:"result,omitempty"`
	Paraphrased *Paraphrased `json:"paraphrased,omitempty"`
	Imported    *Imported    `json:"imported,omitempty"`
	Exported    *Exported    `json:"exported,omitempty"`
	Report      *Report      `json:"report,omitempty"`
	Varied      *Varied      `json:"varied,omitempty"`
	Gathered    *Gathered    `json:"gathered,omitempty"`
}

// Failure says which step failed and why. A failure of one step need not end the rest: see
// Understood.Failure.
type Failure struct {
	Code string `json:"code"`           // one of the codes below: stable, for tests and for the page's own words
	Step string `json:"step"`           // the step that failed, in English: "the expression", "loading the corpus"
	Why  string `json:"why"`            // the reason, in English, in words for the user
	File string `json:"file,omitempty"` // the file, where loading failed: one of the File constants
	At   int    `json:"at"`             // where in the expression as it was sent, in bytes; -1 for nowhere in particular
}

// The codes of failures.
const (
	BadRequest     = "bad-request"     // the page asked for what there is not; a fault of the page
	BadExpression  = "bad-expression"  // the expression cannot be read; At says where
	BadNumber      = "bad-number"      // a number of the expression is neither in the text nor a known constant
	BadQuantity    = "bad-quantity"    // the expression names a quantity that the text does not have
	NoValue        = "no-value"        // the expression cannot be calculated: division by zero, a number too large
	TextTooLong    = "text-too-long"   // longer than any word problem
	TooMuch        = "too-much"        // more numbers or words than a problem has: the text is not read as one
	NoQuantities   = "no-quantities"   // a text without a number: there is nothing to calculate
	NotUnderstood  = "not-understood"  // the model has no reading for the text
	NoModel        = "no-model"        // the model is not there, so only words are compared
	NoCorpus       = "no-corpus"       // the corpus is not there, so nothing can be found
	NoSuchProblem  = "no-such-problem" // the corpus has no problem of that id
	FileMissing    = "file-missing"    // a file could not be fetched; File says which
	FileBroken     = "file-broken"     // a file is not what it should be
	FileVersion    = "file-version"    // a file is of a version that this build does not read
	WorkerCrashed  = "worker-crashed"  // the engine has ended by itself
	WorkerHung     = "worker-hung"     // the engine no longer answers
	EndedWorker    = "ended-worker"    // the query has ended an engine, and is not asked again
	WorkerOutdated = "worker-outdated" // the engine is of another build than the page
	Superseded     = "superseded"      // a newer request took this one's place; nothing to show
	Internal       = "internal"        // a fault in the program
	NotImported    = "not-imported"    // nothing could be made of the user's file
	NotKept        = "not-kept"        // the browser does not keep what was imported
	ShelfFull      = "shelf-full"      // it has no room for it
	ShelfClosed    = "shelf-closed"    // it has closed the page's database, or broken off what was being kept
	ShelfChanged   = "shelf-changed"   // another tab has changed or removed it meanwhile
	ShelfHalf      = "shelf-half"      // a part of the collection is not in the browser any more
	NotVaried      = "not-varied"      // no other numbers fit the problem
	NotGathered    = "not-gathered"    // there is no calculation to gather a set around
	ReadElsewhere  = "read-elsewhere"  // another tab is reading the collection
)

// Found is the answer to a Search.
type Found struct {
	// By says what the groups were found by: ByExpression (the user's), ByReading (the model's),
	// ByPattern, or ByWords, where there was nothing better: Understood.Failure says why.
	By string `json:"by"`

	Understood Understood `json:"understood"`

	// Groups are the results, the closest relation first. Empty where nothing matches: then Nearest
	// says what there is.
	Groups []Group `json:"groups"`

	// Facets count, for each facet and value, how many of the problems that match have it, with the
	// filters of the other facets applied. Facets with a single value are there too.
	Facets []Facet `json:"facets,omitempty"`

	// Baseline is what text similarity alone would have found, the likest first; each result's
	// Relation says what its tree has to do with the query's, and SameModel whether it is right.
	Baseline []Result `json:"baseline,omitempty"`

	// Matches is how many problems match before the filter, and Kept how many of these are left after
	// it.
	Matches int `json:"matches"`
	Kept    int `json:"kept"`

	Millis Millis `json:"millis"` // how long it took
}

// By what the groups of Found were found.
const (
	ByExpression = "expression"
	ByReading    = "reading"
	ByPattern    = "pattern"
	ByWords      = "words"
)

// Millis are times in milliseconds.
type Millis struct {
	Read   float64 `json:"read"`   // from the text to its readings
	Search float64 `json:"search"` // from there to the results
	Total  float64 `json:"total"`
}

// Group is the results that relate to the query in one way.
type Group struct {
	Name    string   `json:"name"`    // one of the Group constants
	Members int      `json:"members"` // problems that belong here, before the filter
	Kept    int      `json:"kept"`    // of these, how many passed the filter and were ranked
	Whole   bool     `json:"whole"`   // every member was looked at; false in groups of many thousands
	Results []Result `json:"results"`
}

// The groups, in the order in which they come.
const (
	GroupSame    = "same"    // the same problem model: exact, role or canonical
	GroupMore    = "more"    // one step more
	GroupLess    = "less"    // one step less
	GroupNear    = "near"    // one or two nodes of the trees differ
	GroupPattern = "pattern" // fits the pattern
	GroupWords   = "words"   // similar words; no trees were compared
)

// Facet is one thing to filter by, with its values.
type Facet struct {
	Name   string       `json:"name"` // one of the Facet constants
	Values []FacetValue `json:"values"`
}

// FacetValue is a value of a facet, and how many of the problems that match have it.
type FacetValue struct {
	Value  string `json:"value"` // as Search.Filter wants it
	Count  int    `json:"count"`
	Chosen bool   `json:"chosen"` // the filter names it
}

// The facets and their values.
const (
	FacetSteps     = "steps"     // "1" to "5", "6+"
	FacetOperators = "operators" // the basic operators that the problem uses, neither more nor less, in the order + - * / ^: "+", "+*";
	// a problem with another operator has the name of each such instead, "roundup", and WholeNumbers
	// where it is one over whole numbers
	FacetKinds  = "kinds"  // "whole" (nothing but whole numbers), "decimal", "fraction", "percent", "money"
	FacetGrade  = "grade"  // "1" to "13"; "0" for not given
	FacetTopic  = "topic"  // as the corpus says; "" for none
	FacetCorpus = "corpus" // the corpus's name
	FacetLength = "length" // "short", "medium", "long": up to 25, up to 45, more than 45 words
)

// WholeNumbers is the value of FacetOperators for problems with an operator over whole numbers.
const WholeNumbers = "whole-number"

// Facets lists them as a page offers them.
var Facets = []string{FacetSteps, FacetOperators, FacetKinds, FacetGrade, FacetTopic, FacetCorpus, FacetLength}

// Result is a problem of the corpus, as an answer to the query.
type Result struct {
	ID   string `json:"id"`
	Text string `json:"text"`

	// Quantities are the numbers of Text; each says which quantity of the query it stands for.
	Quantities []Quantity `json:"quantities"`

	Expression string `json:"expression"` // over the quantities of Text: "(n0 + n1) * n2"
	Equation   string `json:"equation"`   // over its numbers: "(18 + 25) * 3"
	MathML     string `json:"mathml"`     // the equation as a <math> element; a number has the class q0 to q7 of its colour
	Spoken     string `json:"spoken"`     // the equation in English words
	Answer     string `json:"answer"`
	Worded     string `json:"worded"` // the answer as one writes it down: "$44.80", "4 buses"

	// Confidence is how sure the model was that read the expression, 0 to 1; 0 is a person's.
	Confidence float64 `json:"confidence,omitempty"`

	// Relation is how its tree relates to that of the query; Distance counts the nodes that differ,
	// where that is near.
	Relation  string `json:"relation"` // one of the Relation constants
	Distance  int    `json:"distance,omitempty"`
	SameModel bool   `json:"sameModel"` // Relation is exact, role or canonical

	// Story says whether it tells the query's story in other words or a new one; "" where the query
	// tells none.
	Story      string  `json:"story,omitempty"` // StoryParaphrase or StoryNew
	Similarity float64 `json:"similarity"`      // of the two texts, 0 to 1

	Attributes Attributes `json:"attributes"`

	Score float64 `json:"score"` // 0 to 1: the mean of the parts by their weights
	Parts []Part  `json:"parts,omitempty"`
}

// How the trees of two problems relate.
const (
	RelationExact     = "exact"     // equal node by node
	RelationRole      = "role"      // equal but for the order of operands and grouping; each number plays the same part
	RelationCanonical = "canonical" // the same, but a number used twice here is not used twice there
	RelationMore      = "more"      // one step more than the query
	RelationLess      = "less"      // one step less
	RelationNear      = "near"      // Distance nodes differ
	RelationPattern   = "pattern"   // fits the pattern
	RelationOther     = "other"     // another problem model
	RelationUnknown   = "unknown"   // the query has no tree to compare with
)

// Whether a result tells the query's story.
const (
	StoryParaphrase = "paraphrase"
	StoryNew        = "new"
)

// Attributes say how hard a problem is to read and to work out, and where it is from.
type Attributes struct {
	Steps       int      `json:"steps"`     // operations to the answer
	Operators   string   `json:"operators"` // as often as they occur, in the order + - * / ^: "++*"; then others by their names: "+ roundup"
	Constants   int      `json:"constants"` // numbers of the expression that the text does not give
	Kinds       []string `json:"kinds"`     // of the numbers in the text: whole, decimal, fraction, percent, money
	Words       int      `json:"words"`
	Length      string   `json:"length"`          // as the facet
	Level       float64  `json:"level"`           // school year that the language asks for
	Distractors int      `json:"distractors"`     // numbers that are not needed
	Difficulty  float64  `json:"difficulty"`      // one number for all of it, in steps; the orders easier and harder go by it
	Grade       int      `json:"grade,omitempty"` // 0 is not given
	Topic       string   `json:"topic,omitempty"`
	Corpus      string   `json:"corpus,omitempty"`
}

// Part is a part of a result's score.
type Part struct {
	Name   string  `json:"name"`   // story, roles, order, constants, complexity, tree, diversity
	Value  float64 `json:"value"`  // 0 to 1
	Weight float64 `json:"weight"` // its share of the score; 0 to 1
	Why    string  `json:"why"`    // in English
}

// Completion is how the text before the caret may go on.
type Completion struct {
	Before string `json:"before"` // as asked: what the page shows only if it still stands there
	Text   string `json:"text"`   // to insert at the caret; "" for no idea. It never holds a number.
}
