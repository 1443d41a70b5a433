package engine

import (
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/index"
	"mwpranker/wasm/message"
)

// found is a problem that an export holds.
type found struct {
	corpus.Record
	collection, relation, worded string
}

// export writes what a search finds, in the order in which it is shown: up to index.MaxLimit of each group.
func (e *Engine) export(r *message.Export) (*message.Exported, *message.Failure) {
	if r.Search == nil {
		return nil, failed(message.BadRequest, "the request", "nothing is named that could be exported")
	}
	q, failure := e.understand(r.Search.Query, r.Search.Expression)
	if failure != nil {
		return nil, failure
	}
	library := e.library.Load()
	if library == nil {
		return nil, failed(message.NoCorpus, "the search", "the problems are not loaded yet")
	}
	search := *r.Search
	search.Limit = index.MaxLimit
	asked, failure := indexQuery(&search)
	if failure != nil {
		return nil, failure
	}
	response, err := library.find(&q.Understanding, asked)
	if err != nil {
		return nil, failed(message.BadRequest, "the search", "%v", err)
	}
	var all []found
	for _, each := range response.Results() {
		worded := Worded(library.index.Problem(&each))
		all = append(all, found{each.Record, each.Corpus, relations[each.Match], worded})
	}
	return write(r.As, all)
}

// write makes a file of problems: a corpus, or a table that also words the answers, and says where each is from and how it relates to the query.
func write(as string, all []found) (*message.Exported, *message.Failure) {
	var b strings.Builder
	switch as {
	case message.AsJSON:
		err := corpus.Write(&b, corpus.Header{Name: "Results"}, func(yield func(corpus.Record) bool) {
			for _, each := range all {
				if !yield(each.Record) {
					return
				}
			}
		})
		return &message.Exported{Name: "results.json", Type: "application/json", Content: b.String()}, internal(err)
	case message.AsTable:
		columns := append(append([]string{}, corpus.Columns...), "worded answer", "collection", "relation")
		err := corpus.WriteTable(&b, columns, func(yield func([]string) bool) {
			for _, each := range all {
				if !yield(append(each.Row(), each.worded, each.collection, each.relation)) {
					return
				}
			}
		})
		return &message.Exported{Name: "results.csv", Type: "text/csv", Content: b.String()}, internal(err)
	}
	return nil, failed(message.BadRequest, "the request", "there is no kind of file %.40q", as)
}

// internal makes a failure of an error that cannot be.
func internal(err error) *message.Failure {
	if err == nil {
		return nil
	}
	return failed(message.Internal, "answering", "%v", err)
}
