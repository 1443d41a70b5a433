package frontend

import (
	"cmp"
	"fmt"
	"html"
	"strconv"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Gathering is a set of problems that is put onto the worksheet in one go: what is chosen, and what
// the last one came to.
type Gathering struct {
	Kind   string          // one of the Gather constants of package message
	Around string          // id of the problem of the worksheet that it is gathered around
	From   *message.Result // or a result, which need not stand there
	Count  int
	Within int
	Said   string // what was chosen, and what could not be had
	seed   int
	asking int // the request under way; 0 for none
}

// The choices that are offered.
var (
	setCounts = []string{"3", "5", "10", "20"}
	setLimits = []string{"0", "20", "100", "1000"}
)

func (g *Gathering) kind() string { return pick(g.Kind == "", message.GatherLike, g.Kind) }
func (g *Gathering) count() int   { return cmp.Or(g.Count, 10) }

// SetAround opens the worksheet where a set like a result can be had.
func (s *State) SetAround(r *message.Result) {
	g := &s.Gathering
	g.From, g.Said = r, ""
	if g.Kind == message.GatherMixed {
		g.Kind = message.GatherLike
	}
	s.Show(DialogWorksheet)
	s.Browser.Focus("gather")
}

// SheetSet are the choices of a set, and its button.
func SheetSet(s *State) vugu.HTML {
	g, list := &s.Gathering, s.Worksheet.Problems
	if s.Worksheet.Count() == 0 && g.From == nil {
		return ""
	}
	var b strings.Builder
	choice := func(id, label, chosen string, options []words.Option) {
		fmt.Fprintf(&b, `<label class="order"><span>%s</span><select id="%s">`, html.EscapeString(label), id)
		for _, o := range options {
			fmt.Fprintf(&b, `<option value="%s"%s>%s</option>`, html.EscapeString(o.Value),
				pick(o.Value == chosen, " selected", ""), html.EscapeString(o.Name))
		}
		b.WriteString(`</select></label> `)
	}
	choice("set-kind", say.SetTitle, g.kind(), say.SetKinds)
	if g.kind() != message.GatherMixed {
		var around []words.Option
		if g.From != nil {
			around = append(around, words.Option{Name: beginning(g.From.Text)})
		}
		for i, n := range numbered(list) {
			if p := &list[i]; !p.Note {
				around = append(around, words.Option{Value: p.ID, Name: strconv.Itoa(n) + ". " + beginning(p.Text)})
			}
		}
		choice("set-around", say.SetAround, g.Around, around)
	}
	choice("set-count", say.SetCount, strconv.Itoa(g.count()), plainOptions(setCounts, ""))
	choice("set-within", say.SetWithin, strconv.Itoa(g.Within), plainOptions(setLimits, say.SetAnyNumber))
	fmt.Fprintf(&b, `<button type="button" class="button" id="gather" value="gather">%s</button>`,
		html.EscapeString(say.SetAdd))
	said := pick(g.asking != 0, say.SetWaiting, g.Said)
	b.WriteString(`<p class="soft" id="set-said" role="status">` + html.EscapeString(said) + `</p>`)
	return vugu.HTML(b.String())
}

// plainOptions are numbers to choose from; zero is the word for 0.
func plainOptions(numbers []string, zero string) (options []words.Option) {
	for _, n := range numbers {
		options = append(options, words.Option{Value: n, Name: pick(n == "0", zero, n)})
	}
	return options
}

// beginning is how a text begins, for a list.
func beginning(text string) string {
	const most = 40
	if runes := []rune(text); len(runes) > most {
		return strings.TrimSpace(string(runes[:most])) + " …"
	}
	return text
}

// ChooseSet takes a choice of the set.
func (s *State) ChooseSet(id, value string) {
	g := &s.Gathering
	number, _ := strconv.Atoi(value)
	switch id {
	case "set-kind":
		g.Kind = value
	case "set-around":
		g.Around = value
	case "set-count":
		g.Count = number
	case "set-within":
		g.Within = number
	}
}

// ActOnSet asks for the set that is chosen.
func (s *State) ActOnSet(what string) {
	g := &s.Gathering
	around := s.setAround()
	if what != "gather" || len(around) == 0 {
		return
	}
	g.seed++
	g.Said = ""
	var beside []message.SetProblem
	for i := range s.Worksheet.Problems {
		if p := &s.Worksheet.Problems[i]; !p.Note {
			beside = append(beside, message.SetProblem{ID: p.ID, Text: p.Text})
		}
	}
	g.asking = s.send(message.Request{Cancel: g.asking, Gather: &message.Gather{Kind: g.kind(),
		Around: around, Count: g.count(), Within: g.Within, Beside: beside, Seed: g.seed}})
}

// setAround are the problems that the set is gathered around.
func (s *State) setAround() (around []message.SetProblem) {
	g := &s.Gathering
	of := func(r *message.Result) message.SetProblem {
		return message.SetProblem{ID: r.ID, Text: r.Text, Expression: r.Expression}
	}
	list := s.Worksheet.Problems
	if i := s.Worksheet.find(g.Around); g.kind() != message.GatherMixed && i >= 0 {
		return append(around, of(&list[i].Result))
	}
	if g.kind() != message.GatherMixed && g.From != nil {
		return append(around, of(g.From))
	}
	for i := range list {
		if p := &list[i]; !p.Note && (g.kind() == message.GatherMixed || len(around) == 0) {
			around = append(around, of(&p.Result))
		}
	}
	return around
}

// receiveGathered puts a set onto the worksheet. It says whether the reply was one.
func (s *State) receiveGathered(r *message.Reply) bool {
	g := &s.Gathering
	if r.ID == 0 || r.ID != g.asking {
		return false
	}
	g.asking = 0
	if r.Failure != nil {
		g.Said = pick(r.Failure.Code == message.NotGathered, say.SetNone, Why(r.Failure))
		return true
	}
	if r.Gathered == nil {
		return true
	}
	if len(r.Gathered.Problems) > 0 {
		s.Worksheet.remember()
		for _, p := range r.Gathered.Problems {
			if s.Worksheet.Has(p.ID) {
				p.ID = s.Worksheet.variantID(p.ID)
			}
			s.Worksheet.Problems = append(s.Worksheet.Problems, Item{Result: p})
		}
		s.changedSheet()
	}
	g.Said = gatheredSaid(r.Gathered, g.Within)
	return true
}

// lostGathered forgets a set that a lost worker was asked for.
func (s *State) lostGathered() {
	if g := &s.Gathering; g.asking != 0 {
		g.asking, g.Said = 0, say.SetLost
	}
}

// gatheredSaid says what was chosen from how much, and what could not be had.
func gatheredSaid(g *message.Gathered, within int) string {
	got, wanted := 0, 0
	var parts []string
	for i, p := range g.Parts {
		got, wanted = got+p.Got, wanted+p.Wanted
		name := say.SetRung(p.Rung)
		if i > 0 && p.Rung == "same" && p.Model > 0 || len(g.Parts) > 1 && p.Rung == "same" &&
			g.Parts[0].Rung == "same" {
			name = fmt.Sprintf(say.SetModel, p.Model+1)
		}
		line := fmt.Sprintf(say.SetPart, name, p.Got, p.Wanted, say.Count(p.Members), say.Count(p.Stories))
		if within > 0 {
			line += fmt.Sprintf(say.SetPartWithin, say.Count(p.Within), say.Count(within))
		}
		parts = append(parts, line)
	}
	said := fmt.Sprintf(say.SetGot, got, wanted) + " " + strings.Join(parts, " ")
	if g.Fitted > 0 {
		said += " " + say.Plural(g.Fitted, say.SetFitted)
	}
	if got < wanted {
		said += " " + say.SetTooFew
	}
	if g.Unread > 0 {
		said += " " + say.Plural(g.Unread, say.SetUnread)
	}
	return said
}
