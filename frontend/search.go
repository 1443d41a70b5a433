package frontend

import (
	"strings"
	"time"

	"mwpranker/wasm/message"
)

// How long the page waits after a key before it asks.
const (
	searchAfter   = 200 * time.Millisecond
	completeAfter = 60 * time.Millisecond
	checkAfter    = 120 * time.Millisecond
	hintAfter     = 900 * time.Millisecond
)

// How many results are asked for, and how many of the groups behind the first are shown unasked.
const (
	resultsAsked = 6
	resultsShown = 3
	byWordsAsked = 10
)

// asks are the requests under way: of each kind only the answer to the newest counts.
type asks struct {
	last                                      int // ID of the newest request
	searching, completing, checking, matching int // IDs; 0 for none
	typed                                     int // counts the changes of the box, so that only the last one is acted upon
	asked                                     string
	staying                                   int // how many cards the answer under way leaves as they are, so that they need not be drawn in slices
}

func (s *State) send(r message.Request) int {
	s.last++
	r.ID = s.last
	s.Browser.Send(r)
	return r.ID
}

// look is what typing, and what comes of it, can change on the page.
type look struct {
	status, ghost, hinted string
	blank, stale, own     bool
	correcting, answering bool
	found                 *message.Found
	failure               *message.Failure
}

func (s *State) look() look {
	return look{s.Status(), s.Ghost, s.Hinted, s.Query == "", s.For != s.Query, s.Own != "", s.Correction.Open, s.Answering, s.Found, s.Failure}
}

// Typed takes what stands in the box, and where the caret is. It says whether there is anything new
// to draw: most keys change nothing but the box, which shows them by itself.
func (s *State) Typed(text string, caret int) bool {
	before := s.look()
	s.typeIn(text, caret)
	return s.look() != before
}

func (s *State) typeIn(text string, caret int) {
	if text == s.Query {
		return
	}
	s.followGhost(text)
	if replaces(text, s.Query) {
		s.step()
	}
	s.Query, s.Own, s.From = text, "", nil
	s.Limits = map[string]int{}
	s.Correction = Correction{}
	s.typed++
	now := s.typed
	if s.Empty() {
		s.forget()
		return
	}
	s.Failure = nil
	s.Browser.Later(searchAfter, func() bool {
		if now != s.typed {
			return false
		}
		before := s.look()
		s.Search()
		return s.look() != before
	})
	if s.Ghost == "" && caret == utf16Length(text) && !s.ByExpression() {
		s.Browser.Later(completeAfter, func() bool {
			if now == s.typed {
				s.completing = s.send(message.Request{Cancel: s.completing, Complete: &message.Complete{Before: text}})
			}
			return false // until the answer comes
		})
	}
}

// Put puts a query into the box and asks at once.
func (s *State) Put(query string) {
	s.step()
	s.put(query)
}

func (s *State) put(query string) {
	s.Query, s.Own, s.From, s.Ghost, s.Hinted = query, "", nil, "", ""
	s.Limits = map[string]int{}
	s.Filter = map[string][]string{}
	s.Correction = Correction{}
	s.Search()
}

// Search asks for what stands in the box.
func (s *State) Search() {
	s.typed++
	if s.Empty() {
		return
	}
	s.Failure, s.Answering, s.Said = nil, false, ""
	s.ask()
}

// ask sends the search that the state describes.
func (s *State) ask() {
	if s.Deadly[strings.TrimSpace(s.Query)] {
		s.Found, s.Failure, s.For, s.searching = nil, &message.Failure{Code: message.EndedWorker, Step: "the search", Why: endedWorker, At: -1}, s.Query, 0
		return
	}
	r := s.search()
	for _, limit := range s.Limits {
		r.Limit = max(r.Limit, limit)
	}
	s.asked, s.staying = s.Query, 0
	s.searching = s.send(message.Request{Cancel: s.searching, Search: &r})
}

const endedWorker = "the search engine ended when it was asked for this, and is not asked again"

// search is the search that the state describes, of the size that is asked for at first.
func (q *Asked) search() message.Search {
	r := message.Search{Query: q.Query, Expression: q.Own, Limit: resultsAsked, Order: q.Order, Filter: q.Filter, Baseline: byWordsAsked}
	if q.From != nil {
		r.Exclude = q.From.ID
	}
	return r
}

// Clear empties the box; its text can be had back.
func (s *State) Clear() {
	if s.Query != "" {
		s.step()
		s.Cleared = s.Query
	}
	s.Query, s.Own, s.From = "", "", nil
	s.typed++
	s.forget()
	s.Say(say.Cleared)
	s.Browser.Focus(boxID)
}

// BringBack undoes Clear.
func (s *State) BringBack() {
	text := s.Cleared
	s.Cleared = ""
	s.Put(text)
	s.Say(say.Back)
	s.Browser.Focus(boxID)
}

func (s *State) forget() {
	s.Found, s.Failure, s.For, s.Ghost, s.Hinted, s.searching = nil, nil, "", "", "", 0
	s.Answering, s.Others, s.Correction, s.At = false, false, Correction{}, 0
}

// SearchWith takes a problem of the corpus as the query.
func (s *State) SearchWith(r *message.Result) {
	from := *r
	s.Put(r.Text)
	s.typed++
	s.From, s.Own = &from, r.Expression
	s.ask()
	s.Browser.Focus(boxID)
}

// ShowMore asks for more of a group, or shows what there is already.
func (s *State) ShowMore(g message.Group) {
	there := len(s.Cards())
	s.Limits[g.Name] = min(1000, max(resultsAsked, s.Limits[g.Name]+2*resultsAsked))
	s.Room = there
	if len(g.Results) < g.Kept && s.Limits[g.Name] > len(g.Results) {
		s.ask()
		s.staying = there
	}
}

// wanted are the results of a group that are to be shown: all of the first group, a few of the
// others until more are asked for.
func (q *Asked) wanted(place int, g message.Group) []message.Result {
	if limit, ok := q.Limits[g.Name]; ok {
		return g.Results[:min(limit, len(g.Results))]
	}
	if place == 0 {
		return g.Results[:min(resultsAsked, len(g.Results))]
	}
	return g.Results[:min(resultsShown, len(g.Results))]
}

// Receive takes a reply of the worker. It says whether there is anything new to draw.
func (s *State) Receive(r *message.Reply) bool {
	if r.ID == 0 {
		s.receiveState(r)
		return true
	}
	if s.receiveVaried(r) || s.receiveGathered(r) || s.receiveEdit(r) || s.receiveSteps(r) || s.receiveOwn(r) {
		return true
	}
	before := s.look()
	switch r.ID {
	case s.searching:
		s.searching = 0
		if r.Failure != nil && r.Failure.Code == message.Superseded {
			return false
		}
		s.Room = s.staying
		if s.Found != nil {
			s.Room = max(s.Room, 1) // in the place of the card that stands there now
		}
		s.Found, s.Failure, s.For, s.At = r.Found, r.Failure, s.asked, 0
		if r.Found != nil {
			s.Others = r.Found.Understood.Confidence == message.Unsure
			s.Correction.startFrom(s.Reading())
		}
	case s.completing:
		s.completing = 0
		if c := r.Completion; c != nil && c.Before == s.Query {
			s.Ghost = c.Text
			s.hint()
		}
	case s.checking:
		s.checking = 0
		if r.Checked != nil && r.Checked.Expression == s.Correction.Text {
			s.Correction.Checked = r.Checked
			return true
		}
	case s.matching:
		s.matching = 0
		s.Compared, s.Unlike = r.Comparison, r.Failure
		return true
	}
	return s.look() != before
}

func (s *State) receiveState(r *message.Reply) {
	if r.Failure != nil {
		s.Failure = r.Failure
	}
	if r.State == nil {
		return
	}
	could, library := s.Worker.CanFind && s.Worker.CanRead, s.Worker.Library
	s.Worker = *r.State
	s.hearOwn()
	can := s.Worker.CanFind && s.Worker.CanRead
	other := library > 0 && s.Worker.Library > library // problems of the user's own have come or gone
	if can && !could {
		s.fillSheet() // of a worksheet that was kept
	}
	if (can && !could || other) && !s.Empty() {
		s.ask() // what was typed deserves a better answer now
	}
}
