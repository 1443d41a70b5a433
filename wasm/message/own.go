package message

// Import brings a file of problems. The file itself travels beside this message, as the browser has
// it.
type Import struct {
	Name string `json:"name"` // of the file

	Preview bool     `json:"preview,omitempty"` // only says as what it would be read: Imported.Preview
	Columns []string `json:"columns,omitempty"` // what the columns of a table are: one of Columns, NoColumn, or "" for as recognised
}

// Columns are what a column of a table can be taken for.
var Columns = []string{"text", "body", "equation", "answer", "id", "grade", "topic"}

// NoColumn is a column that is not to be used.
const NoColumn = "none"

// Manage does something with the collections that the user has brought.
type Manage struct {
	Do         string `json:"do"`                   // one of the Do constants
	Collection int    `json:"collection,omitempty"` // its number
	Use        string `json:"use,omitempty"`        // with DoUse: one of the Use constants
}

// What can be done.
const (
	DoPause  = "pause"  // stop reading; what was read can be found
	DoResume = "resume" // go on
	DoRemove = "remove" // forget the collection and its file
	DoReport = "report" // say what was left out: Reply.Report
	DoUse    = "use"    // search other collections than before
	DoKeep   = "keep"   // try again to keep a collection that could not be kept
	DoForget = "forget" // forget all collections, and all that is kept beside them
)

// What is searched.
const (
	UseAll  = "all"  // the site's problems and the user's own
	UseOwn  = "own"  // the user's own only, if there are any
	UseSite = "site" // the site's only
)

// Export asks for a file of problems: of a collection, of what a search finds, or of a worksheet.
type Export struct {
	As         string  `json:"as"` // one of the constants As..., which are the formats of package export
	Collection int     `json:"collection,omitempty"`
	Search     *Search `json:"search,omitempty"` // in place of Collection; each group has up to 1000 of its problems in the file
	Sheet      *Sheet  `json:"sheet,omitempty"`  // in place of both
}

// Sheet is a worksheet that is to be written.
type Sheet struct {
	Name     string         `json:"name"` // of the file, without what tells the format
	Title    string         `json:"title"`
	Key      string         `json:"key"`     // the heading above the answers
	Answers  bool           `json:"answers"` // documents have a key of answers
	Problems []SheetProblem `json:"problems"`
}

// SheetProblem is a problem of it, as a result has said it.
type SheetProblem struct {
	ID       string `json:"id"`
	Text     string `json:"text"`
	Equation string `json:"equation"`
	Answer   string `json:"answer"`
	Worded   string `json:"worded"`
	Grade    int    `json:"grade,omitempty"`
	Topic    string `json:"topic,omitempty"`
}

// How files are written.
const (
	AsTable    = "csv"
	AsJSON     = "json"
	AsLines    = "jsonl"
	AsGIFT     = "gift"
	AsMoodle   = "moodle"
	AsQTI      = "qti"
	AsDocument = "docx"
	AsMarkdown = "markdown"
	AsLaTeX    = "latex"
	AsAnki     = "anki"
	AsHTML     = "html" // as the clipboard takes it
)

// Imported says that a file was read as far as to know its records.
type Imported struct {
	Collection int      `json:"collection,omitempty"`
	Preview    *Preview `json:"preview,omitempty"` // in its place, where that was asked for
}

// Preview is what was recognised in a file of which nothing is kept yet.
type Preview struct {
	Format   string      `json:"format"`             // in English
	Columns  []Column    `json:"columns,omitempty"`  // of a table
	Total    int         `json:"total"`              // problems
	Unread   int         `json:"unread"`             // of these, how many have no equation: the model reads them
	Left     int         `json:"left"`               // lines and records that would be left out
	Problems []Previewed `json:"problems,omitempty"` // the first
	Faults   []Fault     `json:"faults,omitempty"`   // the first of what would be left out
}

// Column is a column of a table.
type Column struct {
	Name string `json:"name"` // what stands above it; "" where nothing does
	As   string `json:"as"`   // one of Columns, or "" for none that is used
}

// Previewed is a problem of a preview.
type Previewed struct {
	Line     int    `json:"line"`
	Text     string `json:"text"`
	Equation string `json:"equation,omitempty"`
	Answer   string `json:"answer,omitempty"`
}

// Importing is how far a file is that the user has brought: its records are being looked for. A
// request that cancels that of the import ends it.
type Importing struct {
	ID    int   `json:"id"`    // of the request
	Done  int   `json:"done"`  // bytes that were read
	Total int64 `json:"total"` // bytes of the file
}

// Exported is a file.
type Exported struct {
	Name    string `json:"name"`
	Type    string `json:"type"` // its media type
	Content string `json:"content"`
	Bytes   []byte `json:"bytes,omitempty"` // in place of Content, of a file that is no text
}

// Report is what was left out of a collection.
type Report struct {
	Collection int     `json:"collection"`
	Faults     []Fault `json:"faults"` // the first 1000
}

// Fault is a record that was left out.
type Fault struct {
	Line   int    `json:"line"`
	ID     string `json:"id,omitempty"` // as the file has it
	Reason string `json:"reason"`       // in English
}

// Collection is a file of problems that the user has brought.
type Collection struct {
	Number   int    `json:"number"`
	Name     string `json:"name"`
	Format   string `json:"format"`   // as what the file was read, in English
	Phase    string `json:"phase"`    // one of the Collection constants
	Total    int    `json:"total"`    // records of the file
	Read     int    `json:"read"`     // of these, how many were looked at
	Problems int    `json:"problems"` // of these, how many hold
	Left     int    `json:"left"`     // lines and records that were left out: Report names them
	ByModel  int    `json:"byModel"`  // problems whose equation the model has read
	Unsure   int    `json:"unsure"`   // of these, how many it was not sure of

	// Kept is how many of the records that were looked at the next visit will find so; -1 where it
	// will not find the collection.
	Kept int `json:"kept"`

	// Failure is why not all of it is kept until the next visit, or why it cannot be gone on with.
	Failure *Failure `json:"failure,omitempty"`
}

// Phases of a collection.
const (
	CollectionReading = "reading" // its records are being looked at
	CollectionPaused  = "paused"  // some have not been looked at
	CollectionReady   = "ready"   // all have

	CollectionElsewhere = "elsewhere" // another tab is looking at them
	CollectionBroken    = "broken"    // a part of it is missing: it cannot be read on, but removed
)

// BareReading is a reading of a text on its way between the worker and those that read beside it.
type BareReading struct {
	Equation    string  `json:"equation"` // over n0, n1, ...
	Probability float64 `json:"probability"`
}
