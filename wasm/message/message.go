// Package message is what the page and its worker say to each other: the page
// sends a [Request], the worker answers with one [Reply] for each. Both are
// plain data that travel as JSON, so neither side needs the other's packages.
package message

import "encoding/json"

// Request asks for problems.
type Request struct {
	ID    int    `json:"id"`    // replies carry it back; the page drops the replies to older requests
	Query string `json:"query"` // a problem, or an expression or pattern behind "="
	Limit int    `json:"limit"` // results in each group
	Story string `json:"story"` // any, same or new
}

// Reply answers a request, or says how the start went where ID is 0.
type Reply struct {
	ID         int         `json:"id"`
	Problems   int         `json:"problems"`             // how many the corpus holds
	Skipped    []string    `json:"skipped,omitempty"`    // records of the corpus that were left out, and why
	Failure    *Failure    `json:"failure,omitempty"`    // the step that failed
	Understood *Understood `json:"understood,omitempty"` // how the query was read
	Groups     []Group     `json:"groups,omitempty"`
}

// Failure says which step failed and why, in words for the user.
type Failure struct {
	Step string `json:"step"`
	Why  string `json:"why"`
}

// Understood is the query as it was read.
type Understood struct {
	Numbers    []Number `json:"numbers,omitempty"`
	Expression string   `json:"expression,omitempty"` // "(n0 + n1) * n2"
	Spoken     string   `json:"spoken,omitempty"`     // the same in words
	Note       string   `json:"note,omitempty"`       // what this build did not do
}

// Number is a quantity of a text, with its place in bytes.
type Number struct {
	Start int    `json:"start"`
	End   int    `json:"end"`
	Value string `json:"value"`
}

// Group is the results that relate to the query in one way.
type Group struct {
	Name    string   `json:"name"`
	Members int      `json:"members"`
	Results []Result `json:"results"`
}

// Result is a problem that was found.
type Result struct {
	ID       string `json:"id"`
	Text     string `json:"text"`
	Equation string `json:"equation"`
	Answer   string `json:"answer"`
	Grade    int    `json:"grade,omitempty"`
	Topic    string `json:"topic,omitempty"`
	Match    string `json:"match"`
	Parts    []Part `json:"parts,omitempty"`
}

// Part is a part of a result's score: what it stands for, in words.
type Part struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Why   string  `json:"why"`
}

// Encode writes a message for the other side; the types above cannot fail.
func Encode(m any) string {
	b, err := json.Marshal(m)
	if err != nil {
		b, _ = json.Marshal(Reply{Failure: &Failure{"answering", err.Error()}})
	}
	return string(b)
}

// Decode reads a message.
func Decode(s string, m any) error { return json.Unmarshal([]byte(s), m) }
