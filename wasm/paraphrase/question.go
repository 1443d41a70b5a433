package paraphrase

import (
	"slices"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// question is what the text asks for.
type question struct {
	at      []Tokens // the clauses that ask; none where nothing is asked
	kind    string   // "how many", "how old", "what", "calculate"
	noun    string   // what is counted or named: "apple", "perimeter"; "" where the text names nothing
	nounAt  int
	whom    []string // who is named or meant in it
	marks   [marks]Tokens
	way     way      // "how many did he give" and "how many did he get"
	content []string // base forms of all that it says
}

// has says whether a token stands in the question.
func (q *question) has(token int) bool {
	for _, t := range q.at {
		if token >= t.First && token < t.End {
			return true
		}
	}
	return false
}

// span is all of the question.
func (q *question) span() Tokens {
	if len(q.at) == 0 {
		return Tokens{}
	}
	return Tokens{q.at[0].First, q.at[len(q.at)-1].End}
}

// orders are words that ask without a question mark.
var orders = map[string]bool{"find": true, "calculate": true, "determine": true, "compute": true, "work": true,
	"express": true, "convert": true, "state": true, "figure": true, "give": true, "write": true, "tell": true}

// questionWords begin what is asked.
var questionWords = map[string]bool{"how": true, "what": true, "which": true, "who": true, "whose": true, "when": true}

// findQuestion finds the clauses that ask: sentences with a question mark, those that begin as an
// order, else the last one that has a question word.
func (p *Problem) findQuestion(g *graph.Graph) {
	d := p.Document
	for _, s := range d.Sentences {
		if s.EndToken > s.FirstToken && (d.Tokens[s.EndToken-1].Norm == "?" || orders[d.Tokens[s.FirstToken].Norm]) {
			p.question.at = append(p.question.at, p.asking(s))
		}
	}
	for i := len(d.Sentences) - 1; i >= 0 && len(p.question.at) == 0; i-- {
		s := d.Sentences[i]
		for t := s.FirstToken; t < s.EndToken; t++ {
			if norm := d.Tokens[t].Norm; norm == "how" || norm == "what" {
				p.question.at = append(p.question.at, Tokens{t, s.EndToken})
				break
			}
		}
	}
	p.question.nounAt = -1
	for _, at := range p.question.at {
		p.readQuestion(at, g)
	}
}

// asking is the part of a sentence that asks: from its question word on, where a clause stands
// before it that tells: "If each box holds 6, how many boxes are there?"
func (p *Problem) asking(s text.Sentence) Tokens {
	comma := -1
	for i := s.FirstToken; i < s.EndToken; i++ {
		norm := p.Document.Tokens[i].Norm
		if norm == "," {
			comma = i
		}
		if comma >= 0 && questionWords[norm] {
			return Tokens{comma + 1, s.EndToken}
		}
	}
	return Tokens{s.FirstToken, s.EndToken}
}

// readQuestion notes what a clause asks for.
func (p *Problem) readQuestion(at Tokens, g *graph.Graph) {
	q, d := &p.question, p.Document
	for i := at.First; i < at.End; i++ {
		w := &p.words[i]
		norm := d.Tokens[i].Norm
		switch {
		case questionWords[norm] && q.kind == "":
			q.kind = norm
			if norm == "how" && i+1 < at.End {
				q.kind += " " + d.Tokens[i+1].Norm
			}
			p.askedNoun(i, at, g)
		case orders[norm] && i == at.First && q.kind == "":
			q.kind = "what"
		}
		if m, ok := p.markAt(i); ok && m != markIf && q.marks[m].IsEmpty() && d.Tokens[i].Quantity < 0 {
			q.marks[m] = Tokens{i, i + 1}
		}
		if w.who != "" && (w.name != "" || w.classes&people != 0 || w.upos == "PRON") && !slices.Contains(q.whom, w.who) {
			q.whom = append(q.whom, w.who)
		}
		if w.upos == "VERB" && q.way == nowhere {
			q.way = wayOf(w.classes)
		}
		if (w.upos == "NOUN" || w.upos == "VERB" || w.upos == "ADJ") && !empty[w.base] && w.name == "" &&
			!slices.Contains(q.content, w.base) {
			q.content = append(q.content, w.base)
		}
	}
}

// askedNoun is the noun behind a question word: "apples" of "how many red apples", "total cost" of
// "what is the total cost".
func (p *Problem) askedNoun(ask int, at Tokens, g *graph.Graph) {
	q := &p.question
	for _, k := range g.Out(ask) {
		if e := g.Edges[k]; e.Type == graph.Asked && p.words[e.To].upos == "NOUN" && p.words[e.To].who != "" {
			q.noun, q.nounAt = p.words[e.To].base, int(e.To)
			p.behindNumber(at)
			return
		}
	}
	for i := ask + 1; i < at.End && i <= ask+6; i++ {
		if w := &p.words[i]; w.upos == "NOUN" && (i+1 >= at.End || p.words[i+1].upos != "NOUN") {
			q.noun, q.nounAt = w.base, i
			p.behindNumber(at)
			return
		} else if w.upos == "VERB" {
			return
		}
	}
}

// behindNumber takes the apples of "what is the total number of apples" for what is asked for.
func (p *Problem) behindNumber(at Tokens) {
	q := &p.question
	if q.noun != "amount" && q.noun != "total" || q.nounAt+2 >= at.End || p.Document.Tokens[q.nounAt+1].Norm != "of" {
		return
	}
	for i := q.nounAt + 2; i < at.End && i <= q.nounAt+5; i++ {
		if w := &p.words[i]; w.upos == "NOUN" {
			q.noun, q.nounAt = w.base, i
			return
		}
	}
}

// measured are the classes of things that are asked for by "how much" and "how long".
var measured = lexicon.SetOf(lexicon.Money, lexicon.Cost, lexicon.Pay, lexicon.Earn)

// field is what kind of thing is asked for, where the words differ: "how much does it cost" and
// "what is the price".
func (p *Problem) askedField() string {
	q := &p.question
	switch q.kind {
	case "how old":
		return "age"
	case "how long", "when":
		return "time"
	case "how far", "how tall", "how high", "how deep", "how wide":
		return "length"
	case "how heavy":
		return "weight"
	case "how fast":
		return "speed"
	}
	for _, at := range q.at {
		for i := at.First; i < at.End; i++ {
			classes := p.words[i].classes
			switch {
			case p.words[i].base == "age" || p.words[i].base == "old":
				return "age"
			case classes&measured != 0 && q.kind != "how many" && q.noun == "":
				return "money"
			}
		}
	}
	if q.nounAt >= 0 {
		classes := p.words[q.nounAt].classes
		switch {
		case classes&measured != 0 && q.kind != "how many":
			return "money"
		case classes.Has(lexicon.Time):
			return "time"
		case classes.Has(lexicon.Length):
			return "length"
		case classes.Has(lexicon.Weight):
			return "weight"
		}
	}
	if !q.marks[markPart].IsEmpty() {
		return "part"
	}
	return "count"
}
