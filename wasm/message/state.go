package message

// State says what the worker has loaded. It is sent at the start and whenever it changes; while a
// file arrives, not more often than a page can draw.
type State struct {
	Protocol int `json:"protocol"` // Version of the worker's build

	// Stage is how far it has come: StageStarting, StageCorpus, StageModel, StageReady. What a stage
	// has is usable in all that follow. StageReady is reached too where a file failed; see CanFind,
	// CanRead and the files' failures.
	Stage string `json:"stage"`

	CanFind bool `json:"canFind"` // the corpus is there: expressions and words can be searched for
	CanRead bool `json:"canRead"` // the model is there: problems can be read

	Files []File `json:"files"` // in the order in which they are loaded

	Problems int      `json:"problems"`          // in all corpora together
	Corpora  []Corpus `json:"corpora,omitempty"` // those that are loaded
	Library  int      `json:"library"`           // grows whenever other problems can be found than before

	Importing []Importing `json:"importing,omitempty"` // files of which it is not known yet what they hold

	Own []Collection `json:"own,omitempty"` // what the user has brought
	Use string       `json:"use"`           // what is searched: one of the Use constants

	// Unkept is why what was kept in earlier visits cannot be had now.
	Unkept *Failure `json:"unkept,omitempty"`
}

// Stages of loading.
const (
	StageStarting = "starting" // nothing has been heard yet: a page's own state, never sent
	StageCorpus   = "corpus"   // the corpus is being loaded; "=" is understood and checked, nothing can be found yet
	StageModel    = "model"    // expressions and words can be searched for; the model is being loaded
	StageReady    = "ready"    // nothing more will be loaded
)

// File is a file that the worker needs.
type File struct {
	Name    string   `json:"name"`              // FileCorpus, FileParser, FileReader or FileShards
	Phase   string   `json:"phase"`             // one of the Phase constants
	Done    int64    `json:"done"`              // bytes that have arrived
	Total   int64    `json:"total"`             // bytes of the file; 0 where the server doesn't say
	Failure *Failure `json:"failure,omitempty"` // with PhaseFailed
}

// The files.
const (
	FileCorpus = "corpus" // the problems
	FileParser = "parser" // the model's first half: who does what to whom
	FileReader = "reader" // its second half: what has to be calculated
	FileShards = "shards" // the rest of a split corpus, which is loaded as searches need it; only there where it is split
)

// Phases of a file.
const (
	PhaseWaiting = "waiting" // not asked for yet
	PhaseLoading = "loading" // Done of Total bytes have arrived
	PhaseReading = "reading" // arrived, and being made ready
	PhaseReady   = "ready"
	PhaseFailed  = "failed"
)

// Corpus says what a corpus is.
type Corpus struct {
	Name     string   `json:"name"`
	Licence  string   `json:"licence"`
	Problems int      `json:"problems"`
	Left     int      `json:"left,omitempty"`   // records that do not hold and were left out
	Faults   []string `json:"faults,omitempty"` // the first of these, and why, in English
}
