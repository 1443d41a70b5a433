package paraphrase

import (
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/lang"
)

// The operators that leave nearly all words where they are, and say something else.

// turns are words that turn a relation round.
var turns = map[string]string{"more": "fewer", "fewer": "more", "less": "more", "older": "younger", "younger": "older",
	"taller": "shorter", "shorter": "taller", "longer": "shorter", "heavier": "lighter", "lighter": "heavier", "before": "after",
	"after": "before", "faster": "slower", "cheaper": "dearer", "twice": "half", "first": "last", "bought": "sold", "sold": "bought",
	"gave": "got", "found": "lost", "lost": "found", "won": "lost", "gained": "lost", "added": "removed", "removed": "added",
	"arrived": "left", "increased": "decreased", "decreased": "increased", "doubled": "halved", "least": "most", "most": "least",
	"borrowed": "lent", "lent": "borrowed", "into": "out of", "earned": "spent", "spent": "earned"}

// relationTurned turns a relation of the story round: more becomes fewer, found becomes lost.
func relationTurned(s *Source, r *rand.Rand) (string, bool) {
	question := s.questionAt()
	for _, i := range r.Perm(len(s.Words)) {
		norm := s.norm(i)
		other := turns[norm]
		if other == "" || s.Document.Tokens[i].Sentence == question {
			continue
		}
		if needsThan := norm == "more" || norm == "less"; needsThan && !s.follows(i, "than") {
			continue
		}
		if norm == "gave" { // "gave Ann 5" becomes "got 5 from Ann" in no simple way
			continue
		}
		if norm == "twice" && s.norm(i+1) != "as" {
			continue
		}
		return s.rewrite(edit{i, i + 1, other}), true
	}
	return "", false
}

// follows says whether a word stands within a few words behind token i.
func (s *Source) follows(i int, norm string) bool {
	for k := i + 1; k <= i+5; k++ {
		if s.norm(k) == norm {
			return true
		}
	}
	return false
}

// namesExchanged lets two people change places in one sentence of the story.
func namesExchanged(s *Source, r *rand.Rand) (string, bool) {
	order, at := s.names()
	question := s.questionAt()
	if len(order) < 2 || question < 0 {
		return "", false
	}
	r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	x, y := order[0], order[1]
	for _, sentence := range r.Perm(len(s.Document.Sentences)) {
		if sentence == question {
			continue
		}
		var edits []edit
		for _, i := range at[x] {
			if s.Document.Tokens[i].Sentence == sentence {
				edits = append(edits, edit{i, i + 1, y})
			}
		}
		for _, i := range at[y] {
			if s.Document.Tokens[i].Sentence == sentence {
				edits = append(edits, edit{i, i + 1, x})
			}
		}
		inQuestion := len(edits) > 0 && (s.askedOf(x, at) != s.askedOf(y, at))
		if inQuestion {
			return s.rewrite(edits...), true
		}
	}
	return "", false
}

// askedOf says whether the question names somebody.
func (s *Source) askedOf(name string, at map[string][]int) bool {
	for _, i := range at[name] {
		if s.Document.Tokens[i].Sentence == s.questionAt() {
			return true
		}
	}
	return false
}

// conditionAdded puts another event with a new number before the question.
func conditionAdded(s *Source, r *rand.Rand) (string, bool) {
	q := s.questionAt()
	if q < 1 {
		return "", false
	}
	who := "Somebody"
	if order, _ := s.names(); len(order) > 0 {
		who = order[r.IntN(len(order))]
	}
	what := ""
	for i := range s.Document.Quantities {
		for _, k := range s.Graph.Out(int(s.Graph.Quantities[i])) {
			e := s.Graph.Edges[k]
			if e.Type == graph.Counted && s.Words[e.To].XPOS == "NNS" {
				what = s.norm(int(e.To))
			}
		}
	}
	n := 2 + r.Int64N(18)
	if what == "" || s.hasValue(n) {
		return "", false
	}
	forms := []string{"Then %w gets %n more %x.", "Later %w loses %n of the %x.", "After that %w gives away %n %x.",
		"The next day %w buys another %n %x.", "But %n of the %x are broken."}
	added := strings.NewReplacer("%w", who, "%n", lang.Grouped(n, false), "%x", what).Replace(forms[r.IntN(len(forms))])
	all := s.sentences()
	return strings.Join(all[:q], " ") + " " + added + " " + strings.Join(all[q:], " "), true
}

// asksOfAnother puts somebody else into the question.
func asksOfAnother(s *Source, r *rand.Rand) (string, bool) {
	order, at := s.names()
	question := s.questionAt()
	if question < 0 {
		return "", false
	}
	var in, out []string
	for _, name := range order {
		if s.askedOf(name, at) {
			in = append(in, name)
		} else {
			out = append(out, name)
		}
	}
	if len(in) != 1 || len(out) == 0 {
		return "", false
	}
	other := out[r.IntN(len(out))]
	var edits []edit
	for _, i := range at[in[0]] {
		if s.Document.Tokens[i].Sentence == question {
			edits = append(edits, edit{i, i + 1, other})
		}
	}
	return s.rewrite(edits...), true
}

// asks are words of a question that make another one of it.
var asks = map[string]string{"left": "at first", "altogether": "at first", "total": "difference", "sum": "difference",
	"difference": "sum", "now": "at first", "first": "last", "perimeter": "area", "area": "perimeter", "more": "fewer",
	"fewer": "more", "profit": "cost", "average": "total", "remaining": "missing", "longer": "shorter", "older": "younger",
	"change": "money in all", "spend": "save", "weigh": "cost", "both": "neither", "each": "all"}

// asksForAnother lets the question ask for something else.
func asksForAnother(s *Source, r *rand.Rand) (string, bool) {
	q := s.questionAt()
	if q < 0 {
		return "", false
	}
	at := s.Document.Sentences[q]
	for _, k := range r.Perm(at.EndToken - at.FirstToken) {
		i := at.FirstToken + k
		if other := asks[s.norm(i)]; other != "" && !(s.norm(i) == "more" && s.follows(i, "than")) {
			return s.rewrite(edit{i, i + 1, other}), true
		}
	}
	return "", false
}
