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

// What was recognised in a file is shown before anything of it is kept. The page holds the file
// until it is taken or left.

// Previewing is a file that was brought and is not taken yet.
type Previewing struct {
	ID      int // of the request that brought it
	Name    string
	Seen    *message.Preview // nil while it is read for the first time
	file    any
	columns []string // that were chosen by hand, as message.Import.Columns
	asking  int
}

// preview asks what a file holds.
func (s *State) preview(p *Previewing) {
	s.last++
	if p.asking = s.last; p.ID == 0 {
		p.ID = s.last
	}
	s.sendFile(message.Import{Name: p.Name, Preview: true, Columns: p.columns}, p.file)
}

// sendFile sends a file with the newest request.
func (s *State) sendFile(what message.Import, file any) {
	if s.Mine.importing == nil {
		s.Mine.importing = map[int]string{}
	}
	s.Mine.importing[s.last] = what.Name
	s.Browser.SendFile(message.Request{ID: s.last, Import: &what}, file)
}

// receivePreview takes what was recognised, or why nothing was.
func (s *State) receivePreview(r *message.Reply) {
	for i, p := range s.Mine.Previews {
		if p.asking != r.ID {
			continue
		}
		if p.asking = 0; r.Failure != nil || r.Imported == nil || r.Imported.Preview == nil {
			s.dropPreview(i)
			return
		}
		first := p.Seen == nil
		p.Seen = r.Imported.Preview
		s.Mine.Said = p.said()
		if first {
			s.Browser.Focus(previewID(p.ID))
		}
		return
	}
}

func (s *State) dropPreview(i int) {
	s.Mine.Previews = append(s.Mine.Previews[:i:i], s.Mine.Previews[i+1:]...)
}

// previewID is the id of the element that shows a file.
func previewID(id int) string { return "preview-" + strconv.Itoa(id) }

// ActOnPreview takes a file, or leaves it: "take 3", "leave 3".
func (s *State) ActOnPreview(what string) {
	verb, of, _ := strings.Cut(what, " ")
	for i, p := range s.Mine.Previews {
		if strconv.Itoa(p.ID) != of {
			continue
		}
		s.dropPreview(i)
		s.Browser.Focus("own-title")
		if verb == "take" {
			s.last++
			s.sendFile(message.Import{Name: p.Name, Columns: p.columns}, p.file)
		} else {
			s.Mine.Said = words.Put(say.OwnRefused, p.Name)
		}
		return
	}
}

// ChooseColumn says what a column of a file is; id is that of its field, "column-3-0". No two
// columns are the same.
func (s *State) ChooseColumn(id, as string) {
	of, column, _ := strings.Cut(strings.TrimPrefix(id, "column-"), "-")
	at, err := strconv.Atoi(column)
	for _, p := range s.Mine.Previews {
		if strconv.Itoa(p.ID) != of || err != nil || p.Seen == nil || at < 0 || at >= len(p.Seen.Columns) {
			continue
		}
		chosen := make([]string, len(p.Seen.Columns))
		copy(chosen, p.columns)
		for i, c := range p.Seen.Columns {
			if c.As == as {
				chosen[i] = message.NoColumn
			}
		}
		chosen[at] = as
		p.columns = chosen
		s.preview(p)
	}
}

// said sums up what was recognised.
func (p *Previewing) said() string {
	seen := p.Seen
	said := []string{words.Put(say.OwnSeen, seen.Format), say.Problems(seen.Total) + "."}
	if seen.Total == 0 {
		said[1] = say.OwnSeenNone
	}
	if seen.Unread > 0 {
		said = append(said, say.Plural(seen.Unread, say.OwnSeenUnread))
	}
	if seen.Left > 0 {
		said = append(said, say.Plural(seen.Left, say.OwnLeft)+".")
	}
	return strings.Join(said, " ")
}

// columnsShown is how many columns of a table can be chosen; those of problems are among the first.
const columnsShown = 20

// OwnPreviews shows the files that were brought and are not taken yet.
func OwnPreviews(all []*Previewing) vugu.HTML {
	var b strings.Builder
	for _, p := range all {
		if p.Seen != nil {
			p.write(&b)
		}
	}
	return vugu.HTML(b.String())
}

func (p *Previewing) write(b *strings.Builder) {
	text := func(begin, said, end string) { b.WriteString(begin + html.EscapeString(said) + end) }
	fmt.Fprintf(b, `<section class="own preview" id="%s" tabindex="-1" aria-label="%s">`,
		previewID(p.ID), html.EscapeString(p.Name))
	text(`<p class="own-name">`, p.Name, `</p>`)
	text(`<p>`, p.said(), `</p>`)
	if len(p.Seen.Columns) > 0 {
		p.writeColumns(b)
	}
	b.WriteString(`<ol class="previewed" lang="en">`)
	for _, each := range p.Seen.Problems {
		text(`<li>`, each.Text, ` <span class="soft">`)
		if each.Equation != "" {
			text("", words.Signs(each.Equation)+" ", "")
		}
		if each.Answer != "" {
			text("= ", each.Answer, "")
		}
		b.WriteString(`</span></li>`)
	}
	if more := p.Seen.Total - len(p.Seen.Problems); more > 0 {
		text(`<li class="soft" lang="`+say.Tag+`">`, words.Put(say.OwnSeenMore, say.Count(more)), `</li>`)
	}
	b.WriteString(`</ol>`)
	writeFaults(b, p.Seen.Faults, p.Seen.Left)
	b.WriteString(`<p class="row">`)
	if p.Seen.Total > 0 {
		text(`<button type="button" class="button take" value="take `+strconv.Itoa(p.ID)+`">`,
			say.Plural(p.Seen.Total, say.OwnTake), `</button>`)
	}
	text(`<button type="button" class="plain leave" value="leave `+strconv.Itoa(p.ID)+`">`,
		say.OwnLeaveFile, `</button></p></section>`)
}

// writeColumns writes what each column is taken for, to be chosen otherwise.
func (p *Previewing) writeColumns(b *strings.Builder) {
	b.WriteString(`<fieldset class="columns"><legend class="small-title">` + html.EscapeString(say.OwnColumns) + `</legend>`)
	for i, c := range p.Seen.Columns[:min(len(p.Seen.Columns), columnsShown)] {
		name := c.Name
		if name == "" {
			name = words.Put(say.OwnColumn, i+1)
		}
		fmt.Fprintf(b, `<label class="order"><span>%s</span><select id="column-%d-%d">`,
			html.EscapeString(name), p.ID, i)
		for _, o := range say.OwnRoles {
			on := o.Value == c.As || o.Value == message.NoColumn && c.As == ""
			fmt.Fprintf(b, `<option value="%s"%s>%s</option>`, o.Value, pick(on, " selected", ""),
				html.EscapeString(o.Name))
		}
		b.WriteString(`</select></label>`)
	}
	b.WriteString(`</fieldset>`)
}
