package message

// Vary asks for a problem with other numbers.
type Vary struct {
	Query      string `json:"query"`                // the problem's text
	Expression string `json:"expression,omitempty"` // as Search.Expression; "" lets the model read
	Size       string `json:"size,omitempty"`       // one of the Size constants; "" is SizeSame
	Count      int    `json:"count"`                // how many variants: 1 to 20
	Seed       int    `json:"seed,omitempty"`       // another one gives others
}

// Restory asks for a problem told as another story: names, places and things are others, the
// numbers are the same.
type Restory struct {
	Query      string `json:"query"`                // the problem's text
	Expression string `json:"expression,omitempty"` // as Search.Expression; "" lets the model read
	Count      int    `json:"count"`                // how many stories: 1 to 20
	Seed       int    `json:"seed,omitempty"`       // another one gives others
}

// How hard the new numbers are.
const (
	SizeSame       = "same"
	SizeSmaller    = "smaller"
	SizeLarger     = "larger"
	SizeCarrying   = "carrying"
	SizeNoCarrying = "no-carrying"
	SizeDecimals   = "decimals"
	SizeWithin20   = "within-20"
	SizeWithin100  = "within-100"
	SizeWithin1000 = "within-1000"
)

// Varied is the answer to a Vary, or to a Restory.
type Varied struct {
	Variants []Variant `json:"variants"` // fewer than asked for where there are no more; at least one
	Read     bool      `json:"read"`     // the model reads the problem and each variant as this calculation
}

// Variant is a problem with other numbers, or with another story.
type Variant struct {
	Text       string `json:"text"`
	Expression string `json:"expression"` // over the quantities of Text
	Equation   string `json:"equation"`   // over its numbers
	Worded     string `json:"worded"`     // the answer as one writes it down
}
