package frontend

import (
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// What the buttons of a collection do beside what a message does.
const (
	actLeft = "left" // show or hide what was left out
	actAsk  = "ask"  // ask whether to remove it
	actKeep = "stay" // and be answered no
)

// OwnID is the id of a collection's part.
func OwnID(collection int, part string) string {
	id := "own-" + strconv.Itoa(collection)
	if part != "" {
		id += "-" + part
	}
	return id
}

// OwnIntro says what to do, and has the field for files; files_js.go listens to it.
func OwnIntro() vugu.HTML {
	return vugu.HTML(`<p>` + html.EscapeString(say.OwnIntro) + `</p><div class="drop"><label class="main-button file"><span>` + html.EscapeString(say.OwnChoose) +
		`</span><input id="own-file" type="file" class="heard" multiple accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xml,.gift,.xlsx,.docx,.zip" aria-describedby="own-formats"></label><p class="soft">` +
		html.EscapeString(say.OwnDrop) + `</p></div><p class="soft formats" id="own-formats">` + html.EscapeString(say.OwnFormats) + `</p>`)
}

// OwnRefused says what could not be done, and why.
func OwnRefused(r *Refused) vugu.HTML {
	if r == nil {
		return ""
	}
	what := say.FailedTitle
	if r.Name != "" {
		what = words.Put(say.OwnRefused, r.Name)
	}
	return vugu.HTML(`<p class="strong">` + html.EscapeString(what) + `</p>` + because("p", r.Failure))
}

// inEnglish is what the engine says.
func inEnglish(tag, said string) string {
	return `<` + tag + ` lang="en">` + html.EscapeString(said) + `</` + tag + `>`
}

// because is the reason of a failure, in the page's language where that has words for it.
func because(tag string, f *message.Failure) string {
	return `<` + tag + ` lang="` + WhyTongue(f) + `">` + html.EscapeString(Why(f)) + `</` + tag + `>`
}

// OwnUses are the choices of what is searched. The browser keeps which is chosen; used is the
// first.
func OwnUses(used string) vugu.HTML {
	var b strings.Builder
	b.WriteString(`<legend class="small-title">` + html.EscapeString(say.OwnUse) + `</legend>`)
	for _, o := range say.OwnUses {
		checked := ""
		if o.Value == used {
			checked = " checked"
		}
		fmt.Fprintf(&b, `<label class="pick"><input type="radio" name="use" id="use-%[1]s" value="%[1]s"%[2]s><span>%[3]s</span></label>`, o.Value, checked, html.EscapeString(o.Name))
	}
	b.WriteString(`<p class="soft">` + html.EscapeString(say.OwnKept) + `</p>`)
	return vugu.HTML(b.String())
}

// OwnAbout is a collection's name and what it holds.
func OwnAbout(c *message.Collection) vugu.HTML {
	return vugu.HTML(`<span class="own-name">` + html.EscapeString(c.Name) + `</span> <span class="soft counts">` +
		html.EscapeString(say.OwnCounts(c.Problems, c.ByModel, c.Unsure, c.Left)) + `</span>`)
}

// ownKept says what the next visit will find of a collection that is not kept whole.
func ownKept(c *message.Collection) string {
	switch {
	case c.Kept < 0:
		return say.OwnNotKept
	case c.Kept < c.Read:
		return say.OwnPart(c.Kept, c.Total)
	}
	return ""
}

// OwnRest is what can be done with a collection, and what was left out of it.
func OwnRest(c *message.Collection, asked bool, faults []message.Fault) vugu.HTML {
	var b strings.Builder
	if c.Failure != nil {
		b.WriteString(`<p class="failure">` + because("span", c.Failure) + ` ` + html.EscapeString(ownKept(c)) + `</p>`)
	}
	button := func(class, act, part, label, said string, attributes ...string) {
		fmt.Fprintf(&b, `<button type="button" class="%s" value="%s" id="%s" aria-label="%s"%s>%s</button>`,
			class, act, OwnID(c.Number, part), html.EscapeString(label), strings.Join(attributes, ""), html.EscapeString(said))
	}
	really := words.Put(say.OwnReally, c.Name)
	if c.Failure != nil && c.Kept < c.Read {
		b.WriteString(`<div class="row">`)
		button("button keep", message.DoKeep, "save", words.Put("%s: ", say.OwnKeepNow)+c.Name, say.OwnKeepNow)
		b.WriteString(`</div>`)
	}
	if asked {
		b.WriteString(`<div class="row ask" role="group" aria-label="` + html.EscapeString(really) + `"><p>` + html.EscapeString(really) + `</p>`)
		button("button yes", message.DoRemove, "yes", say.OwnYes, say.OwnYes)
		button("button", actKeep, "keep", say.OwnNo, say.OwnNo)
	} else {
		b.WriteString(`<div class="row">`)
		if c.Problems > 0 {
			for _, as := range [][2]string{{message.AsTable, say.AsTable}, {message.AsJSON, say.AsJSON}} {
				said := say.SaveAs + " " + as[1]
				button("quiet save-"+as[0], as[0], as[0], said+": "+c.Name, said)
			}
		}
		if c.Left > 0 {
			said := words.Put(say.OwnShowLeft, say.Count(c.Left))
			button("quiet left", actLeft, "left", said, said, ` aria-expanded="`+yes(len(faults) > 0)+`"`)
		}
		button("quiet remove", actAsk, "remove", words.Put(say.OwnRemoveOne, c.Name), say.Remove)
	}
	b.WriteString(`</div>`)
	writeFaults(&b, faults, c.Left)
	return vugu.HTML(b.String())
}

// writeFaults lists what was left out of a file, line by line; all is how many there are.
func writeFaults(b *strings.Builder, faults []message.Fault, all int) {
	if len(faults) == 0 {
		return
	}
	b.WriteString(`<ol class="faults" tabindex="0" aria-label="` + html.EscapeString(words.Put(say.OwnShowLeft, say.Count(all))) + `">`)
	for _, f := range faults {
		b.WriteString(`<li><span class="strong">` + html.EscapeString(words.Put(say.OwnLine, f.Line)) + `</span> ` + html.EscapeString(f.ID) + ` ` + inEnglish("span", f.Reason) + `</li>`)
	}
	if more := all - len(faults); more > 0 {
		b.WriteString(`<li class="soft">` + html.EscapeString(words.Put(say.OwnMoreLeft, say.Count(more))) + `</li>`)
	}
	b.WriteString(`</ol>`)
}
