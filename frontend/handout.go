package frontend

import (
	"fmt"
	"html"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/handout"
)

// The teacher's side of handing out: a link, and a QR code of it, that carry the worksheet. Nothing
// is sent; what stands behind the # of an address stays in the browser.

// Handing is what is chosen of handing out.
type Handing struct {
	Open   bool // its choices are shown
	Checks bool // pupils may check their answers
	QR     bool // the code is shown
}

// sheetField is the name of the worksheet in the fragment.
const sheetField = "sheet="

// longLink is the length from which some programs cut links.
const longLink = 8000

// handout is the open worksheet for pupils, and how many of its problems can be checked.
func (s *State) handout() (sheet *handout.Sheet, checked int) {
	sheet = &handout.Sheet{Title: strings.TrimSpace(s.Worksheet.Title), Checks: s.Handing.Checks}
	for i := range s.Worksheet.Problems {
		p := &s.Worksheet.Problems[i]
		item := handout.Item{Text: p.Text, Note: p.Note}
		if sheet.Checks && !p.Note {
			if item.Digest = handout.Digest(p.Text, p.Worded); item.Digest != "" {
				checked++
			}
		}
		sheet.Items = append(sheet.Items, item)
	}
	return sheet, checked
}

// SheetHand are the choices of handing out, and what can be had.
func SheetHand(s *State) vugu.HTML {
	if s.Worksheet.Count() == 0 {
		return ""
	}
	var b strings.Builder
	button := func(act, more, said string) {
		b.WriteString(`<button type="button" class="button" id="hand-` + act + `" value="` + act + `"` + more +
			`>` + html.EscapeString(said) + `</button> `)
	}
	button("open", ` aria-expanded="`+yes(s.Handing.Open)+`"`, say.HandOut)
	if !s.Handing.Open {
		return vugu.HTML(b.String())
	}
	sheet, checked := s.handout()
	fragment, err := handout.Encode(sheet)
	link := s.Browser.Address() + "#" + sheetField + fragment
	b.WriteString(`<label class="pick"><input id="hand-checks" type="checkbox"` +
		pick(s.Handing.Checks, " checked", "") + `><span>` + html.EscapeString(say.HandChecks) + `</span></label> `)
	fits := err == nil && len(link) <= handout.MaxQR
	if err == nil {
		button("link", "", say.HandLink)
	}
	if fits {
		button("qr", ` aria-expanded="`+yes(s.Handing.QR)+`"`, say.HandQR)
	}
	b.WriteString(`<p class="soft" id="hand-said" role="status">` + html.EscapeString(handSaid(len(link), fits,
		err)))
	if sheet.Checks {
		b.WriteString(" " + html.EscapeString(fmt.Sprintf(say.HandChecked, checked, s.Worksheet.Count())))
	}
	b.WriteString(`</p>`)
	if svg, ok := handout.QR(link, say.HandQR); ok && fits && s.Handing.QR {
		b.WriteString(svg)
	}
	return vugu.HTML(b.String())
}

// handSaid says how long the link is, and what does not go with that.
func handSaid(length int, fits bool, err error) string {
	if err != nil {
		return words.Put(say.HandTooLong, say.Count(handout.MaxFragment))
	}
	said := words.Put(say.HandSize, say.Count(length))
	if !fits {
		said += " " + words.Put(say.HandNoQR, say.Count(handout.MaxQR))
	}
	if length > longLink {
		said += " " + words.Put(say.HandLong, say.Count(longLink))
	}
	return said
}

// ActOnHand does what the button says that was clicked.
func (s *State) ActOnHand(what string) {
	switch what {
	case "open":
		s.Handing.Open = !s.Handing.Open
	case "qr":
		s.Handing.QR = !s.Handing.QR
	case "link":
		sheet, _ := s.handout()
		if fragment, err := handout.Encode(sheet); err == nil {
			s.Browser.Copy(s.Browser.Address()+"#"+sheetField+fragment, "", s.copied(say.LinkCopied))
		}
	}
}

// ChooseHand takes the choice whether pupils may check their answers.
func (s *State) ChooseHand(id string) {
	if id == "hand-checks" {
		s.Handing.Checks = !s.Handing.Checks
	}
}
