package message

// Gather asks for a set of problems in one go.
type Gather struct {
	Kind   string       `json:"kind"`             // one of the Gather constants
	Around []SetProblem `json:"around"`           // one problem, or for GatherMixed several
	Count  int          `json:"count"`            // how many are wanted: 1 to 50
	Within int          `json:"within,omitempty"` // no number is larger: 20, 100, 1000; 0 is no limit
	Beside []SetProblem `json:"beside,omitempty"` // what is there already, and is not wanted again
	Seed   int          `json:"seed,omitempty"`   // another one chooses others
}

// The kinds of sets.
const (
	GatherLike   = "like"   // the same calculation, other stories
	GatherLadder = "ladder" // one step less, the same, one more
	GatherMixed  = "mixed"  // the calculations of Around, by turns
)

// SetProblem is a problem of a worksheet.
type SetProblem struct {
	ID         string `json:"id,omitempty"`
	Text       string `json:"text,omitempty"`       // or "= a + b"
	Expression string `json:"expression,omitempty"` // as Search.Expression; "" lets the model read
}

// Gathered is the answer to a Gather.
type Gathered struct {
	Problems []Result  `json:"problems"` // in the order in which pupils get them
	Fitted   int       `json:"fitted"`   // of these, how many have got other numbers to be within the limit
	Parts    []SetPart `json:"parts"`    // what they were chosen from
	Unread   int       `json:"unread"`   // problems of Around without a calculation: nothing was gathered for them
}

// SetPart is a part of a set: a rung of a ladder, one calculation of several.
type SetPart struct {
	Rung    string `json:"rung"`  // RelationLess, RelationMore, or "same"
	Model   int    `json:"model"` // which of the calculations, from 0
	Wanted  int    `json:"wanted"`
	Got     int    `json:"got"`
	Members int    `json:"members"` // problems of the corpus with this calculation
	Stories int    `json:"stories"` // that they tell, but for those that are there already
	Within  int    `json:"within"`  // of these, how many have numbers within the limit as they are
}
