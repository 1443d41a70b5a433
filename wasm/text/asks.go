package text

// This file looks at what a text asks for, where that decides whether a number
// is one to compute with.

// The words of a question about clock times, and of one about years.
var (
	askTimes = set("when time times long late early earlier later minute minutes min mins hour hours hr hrs h last lasts lasted until till till clock duration o'clock sooner longer takes arrive arrives leave leaves start starts end ends finish over")
	askYears = set("year years yrs old older age long when decade decades century centuries ago younger after later apart between earlier")
)

// asks says whether the question has one of the words. The question is what
// stands in the last sentence, and in all that end with a question mark.
func (r *reader) asks(words map[string]bool) bool {
	sentences := r.doc.Sentences
	for k := range sentences {
		s := sentences[k]
		if k < len(sentences)-1 && r.doc.Tokens[s.EndToken-1].Norm != "?" {
			continue
		}
		for i := s.FirstToken; i < s.EndToken; i++ {
			if words[r.doc.Tokens[i].Norm] {
				return true
			}
		}
	}
	return false
}

// hasQuestion says whether the text asks anything at all, as pieces of one do not.
func (r *reader) hasQuestion() bool {
	for i := range r.doc.Tokens {
		switch r.doc.Tokens[i].Norm {
		case "?", "how", "what", "which", "find", "give", "state", "calculate", "when", "convert", "change", "express", "write", "turn":
			return true
		}
	}
	return false
}

// keepApart makes names of the clock times with minutes in a text that asks for
// something else: "It was 8:30. ... How many apples are left?" Nothing is
// computed with them, but they stay reachable. Whole hours are numbers like others.
func (r *reader) keepApart() {
	found, used := false, false
	for i := range r.doc.Quantities {
		q := &r.doc.Quantities[i]
		found = found || r.withMinutes(q)
		used = used || q.PerHour || i > 0 && q.Form == Time && r.endsSpan(&r.doc.Quantities[i-1], q)
	}
	if !found || used || !r.hasQuestion() || r.asks(askTimes) {
		return
	}
	var list []Quantity
	for i := range r.doc.Quantities {
		q := r.doc.Quantities[i]
		if r.withMinutes(&q) {
			r.doc.Names = append(r.doc.Names, Name{q, "clock time"})
		} else {
			list = append(list, q)
		}
	}
	if len(list) > 0 {
		r.doc.regroup(list)
		r.tokens = r.doc.Tokens
	} else {
		r.doc.Names = r.doc.Names[:len(r.doc.Names)-len(r.doc.Quantities)]
	}
}

// endsSpan says whether two clock times are the ends of a time: from 9:30 to 12:00.
func (r *reader) endsSpan(a, b *Quantity) bool {
	if a.Form != Time || a.EndToken+1 != b.FirstToken {
		return false
	}
	switch r.doc.Tokens[a.EndToken].Norm {
	case "to", "until", "till", "til", "-", "and":
		return true
	}
	return false
}

// withMinutes says whether a clock time is written with minutes, as 8:00.
func (r *reader) withMinutes(q *Quantity) bool {
	if q.Form != Time {
		return false
	}
	for i := q.FirstToken; i < q.EndToken; i++ {
		switch norm := r.doc.Tokens[i].Norm; {
		case norm == "past":
			return true
		case len(norm) > 2 && norm[len(norm)-3] == ':':
			return true
		}
	}
	return false
}

// splitOnly gives the parts of a compound amount as quantities of their own
// where the text only asks to convert it: "How many days are 2 weeks and 3
// days?" What else the text says may be the factor between the units.
func (r *reader) splitOnly() {
	only := -1
	for i := range r.doc.Quantities {
		q := &r.doc.Quantities[i]
		switch {
		case len(q.Parts) == 0:
		case only >= 0:
			return
		default:
			only = i
		}
	}
	if only < 0 || !r.hasQuestion() {
		return
	}
	q := &r.doc.Quantities[only]
	for i := range r.doc.Quantities {
		if i != only && !isFactorOf(&r.doc.Quantities[i], q) {
			return
		}
	}
	*r.doc = *r.doc.Split(only)
	r.tokens = r.doc.Tokens
}

// isFactorOf says whether a number is the 16 of "16 ounces are a pound", or the one.
func isFactorOf(n, amount *Quantity) bool {
	if n.Value.Cmp(one) == 0 {
		return true
	}
	for i := 1; i < len(amount.Parts); i++ {
		per := amount.Parts[i-1].Unit.Per(amount.Parts[i].Unit)
		if n.Value.IsInt() && n.Value.Num().IsInt64() && n.Value.Num().Int64() == per {
			return true
		}
	}
	return false
}
