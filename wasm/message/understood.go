package message

// Understood is a query as it was read.
type Understood struct {
	Kind string `json:"kind"` // KindProblem, KindExpression or KindPattern

	Quantities []Quantity `json:"quantities,omitempty"` // the numbers of the text
	Implied    []Implied  `json:"implied,omitempty"`    // words that imply a number: "week" is 7

	// Readings are what may have to be calculated, the likeliest first. The first is what was
	// searched for: the user's own expression where there is one, with the model's behind it.
	// Without a model there is none but that.
	Readings []Reading `json:"readings,omitempty"`

	// Confidence is the first reading's in a word. With Unsure a page shows the other readings
	// unasked.
	Confidence string `json:"confidence,omitempty"` // Sure, Likely, Unsure or Own; "" where there is no reading

	// Seems is what the text seems to be where it is not one English word problem, one of the Seems
	// constants; else "". What is read of it says little then, and is never sure.
	Seems    string   `json:"seems,omitempty"`
	Language string   `json:"language,omitempty"` // of SeemsOtherLanguage, in English: "German"; "" where it is not known
	Parts    []string `json:"parts,omitempty"`    // of SeemsSeveral: the problems, each complete

	// Failure is why there is no reading; words are compared then: NoModel, NoQuantities or
	// NotUnderstood.
	Failure *Failure `json:"failure,omitempty"`
}

// Kinds of queries.
const (
	KindProblem    = "problem"
	KindExpression = "expression"
	KindPattern    = "pattern"
)

// What a text may seem to be.
const (
	SeemsOtherLanguage = "other language"
	SeemsNonsense      = "nonsense" // hardly a word is known
	SeemsSeveral       = "several problems"
	SeemsList          = "list"           // things and their numbers
	SeemsNoQuestion    = "no question"    // it tells something and asks nothing
	SeemsNoCalculation = "no calculation" // it asks for what no calculation gives
)

// How sure a reading is. The probabilities are calibrated: of the readings that say 0.9, nine in
// ten are right. From which probability on a reading is sure is fitted with the model's weights, so
// that it is right 95 times in 100 on every kind of problems that it is fitted on.
const (
	Sure   = "sure"   // the first reading, where the model vouches for it
	Likely = "likely" // LikelyFrom or more
	Unsure = "unsure" // less
	Own    = "own"    // the user said so
)

// LikelyFrom is the probability from which a reading that is not sure is likely.
const LikelyFrom = 0.6

// Quantity is a number of a text.
type Quantity struct {
	Start int    `json:"start"` // in bytes, with its unit mark: "$52.75"
	End   int    `json:"end"`
	Name  string `json:"name"`           // "n0"
	Value string `json:"value"`          // "52.75", "1/3"; of a clock time "18:45"
	Unit  string `json:"unit,omitempty"` // the mark that it carries: $, £, Rs, %; of a compound amount its unit: min

	// Read says how the number was read where its writing does not show it: ReadAmount and the like;
	// else "".
	Read string `json:"read,omitempty"`

	Used bool `json:"used"` // the expression uses it; in a query, the first reading's does

	// Stands is the quantity of the query that it stands for, by number; -1 for none. In a query it
	// is its own number.
	Stands int `json:"stands"`

	// Colour is 0 to 7, the same for quantities that stand for each other; -1 for none. Numbers of
	// <math> elements have the class "q" and this number.
	Colour int `json:"colour"`
}

// The ways of reading a number that its writing does not show.
const (
	ReadAmount = "amount" // a compound amount: 150 min for "2 h 30 min"
	ReadClock  = "clock"  // a clock time: 18:30 for "half past six in the evening"
	ReadComma  = "comma"  // a decimal comma: 4.5 for "4,50 €"
	ReadYear   = "year"   // a year
)

// Colours is how many colours quantities have; more numbers than that begin again.
const Colours = 8

// Implied is a number that a word implies without saying it.
type Implied struct {
	Start int    `json:"start"`
	End   int    `json:"end"`
	Word  string `json:"word"`
	Value string `json:"value"`
}

// Reading is one way to understand a problem.
type Reading struct {
	Expression  string  `json:"expression"`  // over the quantities: "(n0 + n1) * n2"
	Equation    string  `json:"equation"`    // over the numbers: "(18 + 25) * 3"; the expression again where there is no text
	Template    string  `json:"template"`    // the paper's form: "(N + N) * N"
	MathML      string  `json:"mathml"`      // a <math> element; numbers have the class q0 to q7 of their colour
	Spoken      string  `json:"spoken"`      // in English: "the sum of 18 and 25, times 3"
	Tree        *Node   `json:"tree"`        // for the drawing and for the list
	Probability float64 `json:"probability"` // 0 to 1; 1 for the user's own
	Confidence  string  `json:"confidence"`  // as Understood.Confidence

	// Answer and Steps are empty where there is no text or no value; NoAnswer then says why.
	Answer   string   `json:"answer,omitempty"`  // "43"; of a clock time "20:35", of a time between two "2 h 15 min"
	Kind     string   `json:"kind,omitempty"`    // "clock" or "duration" where the answer is one
	Value    string   `json:"value,omitempty"`   // of such an answer, in minutes: "1235"
	Unit     string   `json:"unit,omitempty"`    // the mark that it carries: $
	Worded   string   `json:"worded,omitempty"`  // the answer as one writes it down: "$44.80", "4 buses"
	Rounded  *Rounded `json:"rounded,omitempty"` // where the answer is not whole, but what is asked for comes in whole ones only
	Steps    []Step   `json:"steps,omitempty"`   // in the order in which one would do them by hand
	NoAnswer *Failure `json:"noAnswer,omitempty"`
}

// Step is one line of a calculation.
type Step struct {
	Expression string `json:"expression"` // "18 + 25"
	Value      string `json:"value"`      // "43"
	Node       int    `json:"node"`       // the operator of the tree that it works out

	// Doubt is the probability, 0 to 1, that this step is not what the text wants though its
	// operands are; 0 too where the model has no opinion of single steps, as of what the user
	// typed.
	Doubt float64 `json:"doubt,omitempty"`

	// Of a division that is rounded or whose remainder is asked for, how it goes: 130 / 40 is 3,
	// remainder 10.
	Division  string `json:"division,omitempty"`
	Quotient  string `json:"quotient,omitempty"`
	Remainder string `json:"remainder,omitempty"`
}

// Rounded is what whole things would be, as one writes it down: 3.25 buses are "4 buses", or "3
// buses" that are full.
type Rounded struct {
	Up   string `json:"up"`
	Down string `json:"down"`
}

// Node is a node of an expression tree and the tree below it.
type Node struct {
	ID       int     `json:"id"`              // from 0, in the order in which one reads: the node, left, right
	Kind     string  `json:"kind"`            // NodeOperator, NodeQuantity, NodeConstant or NodeWildcard
	Label    string  `json:"label"`           // what to show: "+", "−", "×", "÷", "^", "roundup", "gcd"; "18"; "n0" where there is no text; "?"
	Spoken   string  `json:"spoken"`          // what to say, in English: "plus"; "18, the first number"; "7, not in the text"
	Quantity int     `json:"quantity"`        // of a quantity: its number; else -1
	Colour   int     `json:"colour"`          // as Quantity.Colour; else -1
	Value    string  `json:"value,omitempty"` // what the tree has come to here, where there is a text: "43"
	Children []*Node `json:"children,omitempty"`
}

// Kinds of nodes.
const (
	NodeOperator = "operator"
	NodeQuantity = "quantity"
	NodeConstant = "constant"
	NodeWildcard = "wildcard"
)

// Checked is the answer to a Check: the expression as it was read, or what is wrong with it.
type Checked struct {
	Expression string   `json:"expression"` // as asked
	Reading    *Reading `json:"reading,omitempty"`
	Pattern    bool     `json:"pattern,omitempty"` // it holds a wildcard: it can be searched for, not calculated
	Failure    *Failure `json:"failure,omitempty"` // At is where in Expression
}

// Paraphrased is what text B has made of text A.
type Paraphrased struct {
	Verdict   string       `json:"verdict"`   // one of the Verdict constants
	Score     float64      `json:"score"`     // from 0 to 1: how likely B says what A says
	SameModel bool         `json:"sameModel"` // the same calculation
	Lost      []Difference `json:"lost"`      // only in A
	Changed   []Difference `json:"changed"`
	Added     []Difference `json:"added"` // only in B
}

// The verdicts.
const (
	VerdictParaphrase = "paraphrase"
	VerdictSameModel  = "same-model" // the same calculation with another story
	VerdictDifferent  = "different"
)

// Difference is one thing that two texts do not both say, or say otherwise.
type Difference struct {
	Part   string  `json:"part"`        // one of the Part constants
	Why    string  `json:"why"`         // in English, in words for the user
	A      *Words  `json:"a,omitempty"` // where it stands in A
	B      *Words  `json:"b,omitempty"`
	Weight float64 `json:"weight"` // how much it speaks for a paraphrase; below 0 against it
}

// What a difference is about.
const (
	PartNumber   = "number"
	PartUnit     = "unit"
	PartThing    = "thing" // what a number counts
	PartName     = "name"
	PartDeed     = "deed"     // who does what to whom
	PartRelation = "relation" // more, each, of the rest
	PartQuestion = "question"
	PartStory    = "story" // what else is told
)

// Words are a stretch of a text.
type Words struct {
	Text  string `json:"text"`
	Start int    `json:"start"`
	End   int    `json:"end"`
}

// Comparison is two problems side by side.
type Comparison struct {
	Left     Compared `json:"left"`
	Right    Compared `json:"right"`
	Pairs    []Pair   `json:"pairs"`    // nodes that stand for each other, in the order of the left tree
	Relation string   `json:"relation"` // of right to left: one of the Relation constants
	Distance int      `json:"distance"` // nodes that differ
}

// Compared is one side of a comparison. Its quantities and the leaves of its tree have the colours
// of those on the left that they stand for.
type Compared struct {
	ID         string     `json:"id,omitempty"` // "" for a query
	Text       string     `json:"text,omitempty"`
	Quantities []Quantity `json:"quantities,omitempty"`
	Reading    Reading    `json:"reading"` // its tree is in canonical form where the two trees are the same only in that
}

// Pair is a node on the left and the one on the right that stands for it.
type Pair struct {
	Left  int  `json:"left"`
	Right int  `json:"right"`
	Same  bool `json:"same"` // the same operator, or both quantities, or both constants; else one was changed into the other
}
