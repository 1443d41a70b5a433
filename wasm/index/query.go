package index

import (
	"fmt"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// Query is what to look for.
type Query struct {
	// Tree is what has to be calculated: an expression, or a pattern with ?.
	// Without one (nil), texts alone are compared. A pattern is compared in
	// canonical form, whatever Match says.
	Tree *expr.Expr

	// Text is the query's own problem, for the likeness of stories; it may be empty.
	Text string

	// Attributes are those of the query's own problem, for the closeness of
	// what makes it hard; nil leaves this part out.
	Attributes *corpus.Attributes

	// ExcludeID leaves out one problem: the one that was asked about.
	ExcludeID string

	Match   Match // the loosest that is wanted: Exact, Role, Canonical or Near
	Story   Story
	Sort    Sort
	Filter  Filter
	Weights *Weights // nil is DefaultWeights
	Limit   int      // results in each group: 1 to MaxLimit; 0 is DefaultLimit

	Only  GroupName // the only group that is wanted; "" is all
	Count bool      // count the facets as well: a walk over all members of all groups
}

// How many results a group has.
const (
	DefaultLimit = 10
	MaxLimit     = 1000
)

// Match says how the tree of a result relates to that of the query. A result
// has the first of these that holds.
type Match uint8

const (
	Exact     Match = iota // equal node by node, as the paper compares
	Role                   // equal in canonical form, and each repeated number is repeated in the same places
	Canonical              // equal in canonical form
	More                   // the same with one step more
	Less                   // the same with one step less
	Near                   // tree edit distance 1 or 2
	Pattern                // fits the pattern
	TextOnly               // no trees were compared
)

var matchNames = [...]string{"exact", "role", "canonical", "more", "less", "near", "pattern", "text"}

func (m Match) String() string { return matchNames[m] }

// ParseMatch reads the name of a match that may be asked for.
func ParseMatch(name string) (Match, error) {
	for _, m := range []Match{Exact, Role, Canonical, Near} {
		if m.String() == name {
			return m, nil
		}
	}
	return 0, fmt.Errorf("match %q is not one of exact, role, canonical, near", name)
}

// Story says what is wanted of a result's story.
type Story uint8

const (
	AnyStory  Story = iota // it doesn't matter
	SameStory              // the same story told otherwise
	NewStory               // a new story
)

var storyNames = [...]string{"any", "same", "new"}

func (s Story) String() string { return storyNames[s] }

// ParseStory reads the name of a Story.
func ParseStory(name string) (Story, error) {
	for i, each := range storyNames {
		if each == name {
			return Story(i), nil
		}
	}
	return 0, fmt.Errorf("story %q is not one of any, same, new", name)
}

// Sort is the order of the results in a group.
type Sort uint8

const (
	Best     Sort = iota // by score, with different stories in front
	Likest               // the story that is most like the query's first
	Unlikest             // the story that is least like the query's first
	Easiest              // by grade, then by Difficulty
	Hardest
	Shortest // by words
	Longest
	Smallest // by the largest number
)

var sortNames = [...]string{"best", "likest", "unlikest", "easiest", "hardest", "shortest", "longest", "smallest"}

func (s Sort) String() string { return sortNames[s] }

// ParseSort reads the name of a Sort.
func ParseSort(name string) (Sort, error) {
	for i, each := range sortNames {
		if each == name {
			return Sort(i), nil
		}
	}
	return 0, fmt.Errorf("sort %q is not one of best, likest, unlikest, easiest, hardest, shortest, longest, smallest", name)
}

// Response is the answer to a query: groups in the order in which they matter.
// A group without a result is left out.
type Response struct {
	Groups []Group

	// With Query.Count: how many problems belong to some group, how many of them pass the filter, and
	// the facets.
	Matches, Kept int
	Facets        []Facet
}

// Results are those of all groups, in order.
func (r *Response) Results() []Result {
	var all []Result
	for _, group := range r.Groups {
		all = append(all, group.Results...)
	}
	return all
}

// Group is the results whose trees relate to the query's in one way.
type Group struct {
	Name    GroupName
	Members int  // problems of the corpus whose tree belongs here, before other filters
	Ranked  int  // of these, how many passed the filters and were compared
	Whole   bool // every member was looked at; false in groups of over 8,192, see candidates.go
	Results []Result
}

// GroupName names a group.
type GroupName string

const (
	SameModel   GroupName = "same problem model" // exact, role, canonical
	OneMore     GroupName = "one step more"
	OneLess     GroupName = "one step less"
	NearModel   GroupName = "near"
	FitsPattern GroupName = "fits the pattern"
	SameWords   GroupName = "same words" // no trees were compared
)

// Result is a problem that was found, and why it stands where it stands.
type Result struct {
	corpus.Record
	Corpus     string
	Place      int // of the problem in the corpus, from 0
	Match      Match
	SameRoles  bool    // with Match Exact: whether the roles match too
	Distance   int     // tree edit distance, with Match Near
	Similarity float64 // of the texts, 0 to 1
	Score      float64 // 0 to 1: the mean of the parts by their weights
	Parts      []Part

	place uint32 // in the index
	shape *shape
}

// Part is a part of a score.
type Part struct {
	Name   string
	Value  float64 // 0 to 1
	Weight float64 // its share of the score; 0 to 1
	Why    string  // one line for a person
}
