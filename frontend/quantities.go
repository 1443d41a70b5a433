package frontend

import (
	"html"
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// ColouredText marks the numbers of a text: each with the colour and the number of the quantity of
// the query that it stands for, so that nobody has to tell colours apart.
func ColouredText(text string, quantities []message.Quantity) vugu.HTML {
	var b strings.Builder
	at := 0
	for _, q := range quantities {
		if q.Start < at || q.End > len(text) || q.End <= q.Start {
			continue
		}
		b.WriteString(html.EscapeString(text[at:q.Start]))
		number := html.EscapeString(text[q.Start:q.End])
		if q.Stands < 0 {
			b.WriteString(`<span class="quantity idle">` + number + `</span>`)
		} else {
			b.WriteString(`<mark class="quantity ` + colourClass(q.Colour) + `">` + number + tag(q.Stands) + `</mark>`)
		}
		at = q.End
	}
	b.WriteString(html.EscapeString(text[at:]))
	return vugu.HTML(b.String())
}

// tag is the small number that a quantity carries; it is said as "number 2".
func tag(stands int) string {
	return `<span class="tag" aria-hidden="true">` + words.Ordinal(stands) + `</span><span class="heard" lang="` + say.Tag + `">` + html.EscapeString(say.QuantityHeard(stands)) + `</span>`
}

// colourClass is the class of a quantity's colour, or "" for none.
func colourClass(colour int) string {
	if colour < 0 {
		return ""
	}
	return "q" + strconv.Itoa(colour%message.Colours)
}

// readAs says of each number whose writing does not show it how it was read: "2 h 30 min" as 150
// min, "4,50 €" as 4.5.
func readAs(text string, quantities []message.Quantity) []string {
	var lines []string
	for _, q := range quantities {
		if q.Read == "" || q.Read == message.ReadYear || q.Start < 0 || q.End > len(text) || q.End <= q.Start {
			continue
		}
		written, read := text[q.Start:q.End], withMark(q.Value, q.Unit)
		if written == read {
			continue
		}
		lines = append(lines, say.ReadAs(written, read))
	}
	return lines
}
