package frontend

import (
	"fmt"
	"html"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Facts is a card's line of facts: the formula, with the answer when it is revealed, and the badges.
func Facts(r *message.Result, revealed bool) vugu.HTML {
	var b strings.Builder
	b.WriteString(`<span class="formula">` + r.MathML)
	if revealed {
		b.WriteString(` <span class="revealed">= ` + html.EscapeString(r.Answer) + `</span>`)
	}
	b.WriteString(`</span><ul class="badges">`)
	if relation := words.Relation(r.Relation, r.Distance); relation != "" && saysMore(r.Relation) {
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
		html.EscapeString(title), words.ScorePart, words.ScoreValue, words.ScoreWeight, words.ScoreWhy)
	for _, p := range parts {
		fmt.Fprintf(&b, `<tr><th scope="row">%s</th><td>%s</td><td>%s</td><td>%s</td></tr>`,
			html.EscapeString(words.PartName(p.Name)), words.Percent(p.Value), words.Percent(p.Weight), html.EscapeString(p.Why))
	}
	b.WriteString(`</tbody></table>`)
	return vugu.HTML(b.String())
}

// Verdict says whether a result has the query's calculation, and what its own is.
func Verdict(r message.Result) vugu.HTML {
	mark, said := "✗", words.BaselineWrong
	if r.SameModel {
		mark, said = "✓", words.BaselineRight
	}
	return vugu.HTML(`<span aria-hidden="true">` + mark + `</span> ` + html.EscapeString(said) + `: ` + r.MathML)
}
