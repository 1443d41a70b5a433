package frontend

import (
	"fmt"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/wasm/message"
)

// Examples are shown under the box.
var Examples = []string{"= (a + b) * c", "= a - b * c", "= (a + ?) / c", "= a * 7"}

// Typed takes what stands in the box.
func (c *Page) Typed(event vugu.DOMEvent) { c.Ask(event.PropString("target", "value")) }

// Ask puts a query into the box and sends it.
func (c *Page) Ask(query string) {
	c.Query = query
	if strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(query), "=")) == "" {
		c.Reply = nil
		return
	}
	c.Send(query)
}

// Receive takes a reply of the worker.
func (c *Page) Receive(r *message.Reply) {
	c.Total = r.Problems
	if r.ID == 0 && r.Failure == nil {
		c.Ready, c.Left = true, len(r.Skipped)
		return
	}
	c.Reply = r
}

// Status says in one line what is going on.
func (c *Page) Status() string {
	switch {
	case c.Lost != "":
		return "The engine has stopped (" + c.Lost + "). Your text is kept; reload the page to go on."
	case c.Reply != nil && c.Reply.ID == 0:
		return "The corpus could not be loaded."
	case !c.Ready:
		return "Loading the problems…"
	case c.Reply == nil || c.Reply.Failure != nil:
		if c.Left > 0 {
			return fmt.Sprintf("%d problems ready. %d records of the corpus do not hold and were left out.", c.Total, c.Left)
		}
		return fmt.Sprintf("%d problems ready.", c.Total)
	}
	if len(c.Reply.Groups) == 0 {
		return fmt.Sprintf("None of %d problems matches.", c.Total)
	}
	best := c.Reply.Groups[0]
	return fmt.Sprintf("%d of %d problems: %s.", best.Members, c.Total, best.Name)
}

// Failure says which step failed and why, or "".
func (c *Page) Failure() string {
	if c.Reply == nil || c.Reply.Failure == nil {
		return ""
	}
	return "Stopped at " + c.Reply.Failure.Step + ": " + c.Reply.Failure.Why
}

// Spoken is the expression in words, or "".
func (c *Page) Spoken() string {
	if c.Reply == nil || c.Reply.Understood == nil {
		return ""
	}
	return c.Reply.Understood.Spoken
}

// Note is what the engine has to say about its answer, or "".
func (c *Page) Note() string {
	if c.Reply == nil || c.Reply.Understood == nil {
		return ""
	}
	return c.Reply.Understood.Note
}

// Groups are the results.
func (c *Page) Groups() []message.Group {
	if c.Reply == nil {
		return nil
	}
	return c.Reply.Groups
}

// Heading names a group and counts its members.
func Heading(g message.Group) string {
	name := strings.ToUpper(g.Name[:1]) + g.Name[1:]
	if g.Members > len(g.Results) {
		return fmt.Sprintf("%s: the first %d of %d", name, len(g.Results), g.Members)
	}
	return fmt.Sprintf("%s: %d", name, g.Members)
}

// Badges are the small facts on a result's card.
func Badges(r message.Result) []string {
	badges := []string{r.Match}
	if r.Topic != "" {
		badges = append(badges, r.Topic)
	}
	if r.Grade > 0 {
		badges = append(badges, fmt.Sprintf("grade %d", r.Grade))
	}
	return badges
}
