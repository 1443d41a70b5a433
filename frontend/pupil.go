package frontend

import (
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/handout"
)

// Pupil is a worksheet that came in a link, in the place of the page: its problems, and fields for
// answers. It needs no engine and no network, and keeps nothing unless it is asked to.
type Pupil struct {
	Sheet   *handout.Sheet
	Fault   string   // why the link can't be read
	Answers []string // as typed, one for each item
	Keep    bool     // on this machine

	link    string
	drawn   []string // the answers as they were drawn: what is typed since stands in the fields
	checked []string // the answers that were checked; nil for none yet
}

// keptPupil is the name under which the answers of one worksheet are kept.
const keptPupil = "pupil"

// keptAnswers are the answers as they are kept.
type keptAnswers struct {
	Link    string   `json:"link"`
	Answers []string `json:"answers"`
}

// maxTyped is the longest answer that a field takes.
const maxTyped = 100

// openPupil shows the worksheet of a link; kept are answers of before, for this worksheet or
// another one.
func (s *State) openPupil(link string) {
	p := &Pupil{link: link}
	s.Pupil = p
	sheet, err := handout.Decode(link)
	if err != nil {
		p.Fault = say.PupilBroken
		if errors.Is(err, handout.ErrVersion) {
			p.Fault = say.PupilVersion
		}
		return
	}
	p.Sheet = sheet
	p.Answers = make([]string, len(sheet.Items))
	var kept keptAnswers
	if json.Unmarshal([]byte(s.KeptAnswers), &kept) == nil && kept.Link == link && link != "" {
		p.Keep = true
		copy(p.Answers, kept.Answers)
	}
	p.draw()
}

func (p *Pupil) draw() { p.drawn = append([]string(nil), p.Answers...) }

// PupilTyped takes what stands in a field.
func (s *State) PupilTyped(id, value string) {
	p := s.Pupil
	field, ok := strings.CutPrefix(id, "answer-")
	i, err := strconv.Atoi(field)
	if p == nil || !ok || err != nil || i < 0 || i >= len(p.Answers) || len(value) > 4*maxTyped {
		return
	}
	p.Answers[i] = value
	s.keepAnswers()
}

// keepAnswers keeps the answers if that was asked for.
func (s *State) keepAnswers() {
	p := s.Pupil
	if !p.Keep {
		return
	}
	text, _ := json.Marshal(keptAnswers{p.link, p.Answers}) // texts
	s.Browser.Store(keptPupil, string(text))
}

// ActAsPupil does what the button or the box says that was clicked, by its id.
func (s *State) ActAsPupil(id string) {
	p := s.Pupil
	if p == nil || p.Sheet == nil {
		return
	}
	switch id {
	case "pupil-check":
		p.checked = append([]string(nil), p.Answers...)
		p.draw()
		s.Browser.Focus("pupil-said")
	case "pupil-clear":
		p.Answers, p.checked = make([]string, len(p.Answers)), nil
		p.draw()
		s.keepAnswers()
	case "pupil-keep":
		p.Keep = !p.Keep
		if p.Keep {
			s.keepAnswers()
		} else {
			s.Browser.Store(keptPupil, "")
		}
		p.draw()
	case "pupil-print":
		s.Browser.Print()
	}
}

// PupilView is the worksheet as a pupil sees it.
func PupilView(s *State) vugu.HTML {
	p := s.Pupil
	if p == nil {
		return ""
	}
	var b strings.Builder
	if p.Sheet == nil {
		return vugu.HTML(`<h1>` + html.EscapeString(say.Worksheet) + `</h1><p role="alert" id="pupil-fault">` +
			html.EscapeString(p.Fault) + `</p>` + toSearch())
	}
	title := p.Sheet.Title
	if title == "" {
		title = say.Worksheet
	}
	b.WriteString(`<h1 id="pupil-title">` + html.EscapeString(title) + `</h1><ol class="pupil-list">`)
	right, known, n := 0, 0, 0
	for i := range p.Sheet.Items {
		item := &p.Sheet.Items[i]
		if item.Note {
			b.WriteString(`<li class="note">` + escaped(item.Text) + `</li>`)
			continue
		}
		n++
		said := p.verdict(i, &right, &known)
		fmt.Fprintf(&b, `<li><p lang="en" id="problem-%d">%s</p><p class="row"><label for="answer-%d">%s</label>`+
			`<input id="answer-%d" type="text" autocomplete="off" maxlength="%d" aria-describedby="problem-%d verdict-%d" value="%s">`+
			`<span class="verdict" id="verdict-%d">%s</span></p></li>`, i, escaped(item.Text), i,
			html.EscapeString(words.Put(say.PupilAnswer, n)), i, maxTyped, i, i,
			html.EscapeString(p.drawn[i]), i, html.EscapeString(said))
	}
	b.WriteString(`</ol><div class="row no-print">`)
	button := func(act, class, said string) {
		b.WriteString(`<button type="button" class="` + class + `" id="pupil-` + act + `">` +
			html.EscapeString(said) + `</button> `)
	}
	if p.Sheet.Checks {
		button("check", "main-button", say.PupilCheck)
	}
	button("clear", "button", say.PupilClear)
	button("print", "button", say.Print)
	b.WriteString(`</div><p id="pupil-said" role="status" tabindex="-1">`)
	if p.checked != nil {
		b.WriteString(html.EscapeString(fmt.Sprintf(say.PupilRight, right, known)))
	}
	b.WriteString(`</p><p class="no-print"><label class="pick"><input id="pupil-keep" type="checkbox"` +
		pick(p.Keep, " checked", "") + `><span>` + html.EscapeString(say.PupilKeep) + `</span></label></p>` +
		`<p class="soft no-print">` + html.EscapeString(say.PupilNote) + `</p>` + toSearch())
	return vugu.HTML(b.String())
}

// toSearch leads to the page as everybody else sees it.
func toSearch() string {
	return `<p class="no-print"><a href="?">` + html.EscapeString(say.PupilToSearch) + `</a></p>`
}

// verdict says of an answer whether it is right, and counts.
func (p *Pupil) verdict(i int, right, known *int) string {
	if p.Sheet.Items[i].Digest != "" {
		*known++
	}
	if p.checked == nil || p.Sheet.Items[i].Digest == "" {
		return pick(p.checked == nil, "", say.PupilUnknown)
	}
	yes, readable := p.Sheet.Right(i, p.checked[i])
	switch {
	case yes:
		*right++
		return say.PupilYes
	case strings.TrimSpace(p.checked[i]) == "":
		return ""
	case !readable:
		return say.PupilNoNumber
	}
	return say.PupilNo
}
