package frontend

import (
	"strings"

	"mwpranker/wasm/message"
)

// Asked is what the page's user asks for.
type Asked struct {
	Query   string          // what stands in the box
	Cleared string          // what stood there before it was cleared
	Ghost   string          // the completion that stands behind the caret in grey
	Own     string          // the user's own expression for the query; "" lets the model read
	From    *message.Result // the problem of the corpus that the query was taken from

	Order  string
	Filter map[string][]string
	Limits map[string]int // of groups of which more is wanted than the first
}

// Empty is whether nothing is asked.
func (q *Asked) Empty() bool { return !asksSomething(q.Query) }

func asksSomething(query string) bool {
	return strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(query), "=")) != ""
}

// ByExpression is whether the box holds an expression.
func (q *Asked) ByExpression() bool { return strings.HasPrefix(strings.TrimSpace(q.Query), "=") }
