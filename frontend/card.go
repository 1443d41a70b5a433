package frontend

import (
	"fmt"
	"html"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// What the buttons of a card do; it is their value.
const (
	actCompare = "compare"
	actReveal  = "reveal"
	actAdd     = "add"
	actCopy    = "copy"
	actSearch  = "again"
	actExplain = "why"
	actSet     = "set"
)

// cardLook is all that what stands on a card depends on.
type cardLook struct {
	found    *message.Found
	language *words.Catalogue
	id       string
	compares bool // it can be compared with the query
	revealed bool
	onSheet  bool
	explains bool
}

// html is what stands on the card of a result.
func (l cardLook) html(r *message.Result) vugu.HTML {
	var b strings.Builder
	b.WriteString(`<p class="problem" lang="en">`)
	b.WriteString(string(ColouredText(r.Text, r.Quantities)))
	b.WriteString(`</p><div class="facts">`)
	b.WriteString(string(Facts(r, l.revealed)))
	b.WriteString(`</div><div class="row actions" role="group" aria-label="` + html.EscapeString(say.ResultActions) + `">`)
	button := func(act, state, said string) {
		b.WriteString(`<button type="button" class="quiet ` + act + `" value="` + act + `"` + state + `>` + html.EscapeString(said) + `</button>`)
	}
	if l.compares {
		button(actCompare, "", say.Compare)
	}
	button(actReveal, ` aria-pressed="`+yes(l.revealed)+`"`, say.Reveal)
	button(actAdd, ` aria-pressed="`+yes(l.onSheet)+`"`, pick(l.onSheet, say.Added, say.Add))
	button(actSet, "", say.SetOf)
	button(actCopy, "", say.Copy)
	button(actSearch, "", say.SearchWith)
	if len(r.Parts) > 0 {
		button(actExplain, ` aria-expanded="`+yes(l.explains)+`"`, say.Why)
	}
	b.WriteString(`</div>`)
	if l.explains {
		b.WriteString(`<div class="parts">` + string(ScoreTable(say.ScoreTitle, r.Parts)) + `</div>`)
	}
	return vugu.HTML(b.String())
}

// Facts is a card's line of facts: the formula, with the answer when it is revealed, and the
// badges.
func Facts(r *message.Result, revealed bool) vugu.HTML {
	var b strings.Builder
	b.WriteString(`<span class="formula">` + r.MathML)
	if revealed {
		b.WriteString(` <span class="revealed">= ` + html.EscapeString(r.Worded) + `</span>`)
	}
	b.WriteString(`</span><ul class="badges">`)
	if relation := say.Relation(r.Relation, r.Distance); relation != "" && saysMore(r.Relation) {
		fmt.Fprintf(&b, `<li class="badge relation %s">%s</li>`, html.EscapeString(r.Relation), html.EscapeString(relation))
	}
	for _, badge := range Badges(r) {
		b.WriteString(`<li class="badge">` + html.EscapeString(badge) + `</li>`)
	}
	b.WriteString(`</ul>`)
	return vugu.HTML(b.String())
}

// saysMore is whether a relation says more than the heading of its group.
func saysMore(relation string) bool {
	return relation != message.RelationMore && relation != message.RelationLess && relation != message.RelationPattern
}

// ScoreTable shows what a score is made of.
func ScoreTable(title string, parts []message.Part) vugu.HTML {
	var b strings.Builder
	fmt.Fprintf(&b, `<table><caption class="small-title">%s</caption><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>`,
		html.EscapeString(title), say.ScorePart, say.ScoreValue, say.ScoreWeight, say.ScoreWhy)
	for _, p := range parts {
		fmt.Fprintf(&b, `<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td lang="en">%s</td></tr>`,
			html.EscapeString(say.PartName(p.Name)), say.Percent(p.Value), say.Percent(p.Weight), html.EscapeString(p.Why))
	}
	b.WriteString(`</tbody></table>`)
	return vugu.HTML(b.String())
}

// Verdict says whether a result has the query's calculation, and what its own is.
func Verdict(r message.Result) vugu.HTML {
	mark, said := "✗", say.BaselineWrong
	if r.SameModel {
		mark, said = "✓", say.BaselineRight
	}
	return vugu.HTML(`<span aria-hidden="true">` + mark + `</span> ` + html.EscapeString(said) + `: ` + r.MathML)
}
