package world

// form says how an amount comes about, and with it how it is said.
type form uint8

const (
	plainly   form = iota // 5 pencils
	groups                // 4 boxes of 12 pencils
	dozens                // 3 dozen eggs
	daily                 // 5 pencils every day for 6 days
	weekly                // 5 pencils every day for 2 weeks
	oneWeek               // 5 pencils every day for a week
	partOf                // a third of her pencils
	percentOf             // 25% of her pencils
	moreThan              // 5 more pencils than Tom
	fewerThan             // 5 fewer pencils than Tom
	timesAs               // three times as many pencils as Tom
	partAs                // half as many pencils as Tom
	asMany                // as many pencils as Tom and Ana together
	differ                // how many more pencils: only asked
	fewerAsk              // how many fewer pencils: only asked
	ratio                 // how many times as many pencils: only asked
)

// amount is a number with its noun, the {n} of a phrase.
type amount struct {
	form  form
	q     int // what it amounts to
	a, b  int // the numbers that make it up
	what  *what
	box   string // container, for groups
	boxes string
	dir   int    // +1 where things come, -1 where they go
	owner *actor // whose things they are: "5 of her pencils"
	tail  string // than Tom
	bare  bool   // never "5 of them": they could be somebody else's
	rest  string // a part of what: "" for all that there ever was, "rest" after something went, "all" after something came
}

// parts are the quantities that the text tells with this amount.
func (am *amount) parts() []int {
	switch am.form {
	case plainly, differ, fewerAsk, ratio:
		return []int{am.q}
	case groups, daily, weekly:
		return []int{am.a, am.b}
	case asMany:
		return nil
	}
	return []int{am.a}
}

// things is the noun in the plural with its substance: "pencils", "litres of water".
func (w *what) things() string {
	if w.of != "" {
		return w.many + " of " + w.of
	}
	return w.many
}

// some is an amount that the text does not say.
func (w *what) some() string {
	switch w.kind {
	case money:
		return "some money"
	case measure:
		if w.of == "" {
			return "some " + w.many
		}
		return "some " + w.of
	}
	return "some " + w.many
}

// say gives the noun phrase of an amount, and what stands at the end of its clause.
func (t *teller) say(am *amount) (np, tail string) {
	w := am.what
	switch am.form {
	case groups:
		np = t.groups(am)
	case dozens:
		np = t.num(am.a) + " dozen " + w.many
		if !t.told[am.a] {
			np = w.some()
		}
	case daily, weekly, oneWeek:
		np, tail = t.repeated(am)
	case partOf, percentOf:
		np = t.num(am.a) + " of " + t.them(am)
	case moreThan, fewerThan:
		word := " more"
		if am.form == fewerThan {
			word = " less"
			if w.kind == count {
				word = " fewer"
			}
		}
		switch {
		case w.kind == money:
			np = t.num(am.a) + word
		case w.kind == count:
			np = t.num(am.a) + word + t.ellipsis(w, " "+w.many)
		case t.r.IntN(2) == 0 || w.of != "":
			np = t.num(am.a) + " " + w.many + word
			if w.of != "" {
				np += " " + w.of
			}
		default:
			np = t.num(am.a) + " " + w.many + word
		}
		tail = "than " + am.tail
	case timesAs, partAs:
		np, tail = t.num(am.a)+" "+t.as(w), "as "+am.tail
	case asMany:
		np, tail = t.as(w), "as "+am.tail
	default:
		np = t.plain(am)
	}
	t.mention(w)
	return np, tail
}

// as gives "as many pencils", "as much water", "as far".
func (t *teller) as(w *what) string {
	switch {
	case w.kind == money:
		return "as much"
	case w.kind == count:
		return "as many" + t.ellipsis(w, " "+w.many)
	case w.of != "":
		return "as much " + w.of
	}
	return "as many " + w.many
}

// ellipsis leaves the noun out at times, where only one kind of things is spoken of and it was just
// named.
func (t *teller) ellipsis(w *what, noun string) string {
	if t.only(w) && t.r.IntN(3) == 0 {
		return ""
	}
	return noun
}

func (t *teller) plain(am *amount) string {
	w := am.what
	if !t.told[am.q] {
		switch {
		case w.kind == count && am.dir < 0 && t.mentioned[w.many] && !am.bare:
			return "some of " + t.them(am)
		case w.kind == count && am.dir > 0 && t.mentioned[w.many] && !t.run.noMore:
			return "some more " + w.many
		}
		return w.some()
	}
	n := t.num(am.q)
	switch w.kind {
	case money:
		if am.dir > 0 && t.mentioned["money"] && t.r.IntN(5) == 0 {
			return "another " + n
		}
		return n
	case measure:
		s := n + " " + w.many
		if w.of == "" || t.only(w) && t.r.IntN(2) == 0 {
			if am.dir > 0 && t.mentioned[w.of] && t.r.IntN(3) == 0 {
				return "another " + s
			}
			return s
		}
		if am.dir > 0 && t.mentioned[w.of] && t.r.IntN(3) == 0 {
			return n + " more " + w.many + " of " + w.of
		}
		return s + " of " + w.of
	case count:
		k := t.r.IntN(10)
		switch {
		case am.dir > 0 && t.mentioned[w.many] && !t.run.noMore:
			switch {
			case k < 4:
				return n + " more" + t.ellipsis(w, " "+w.many)
			case k < 6:
				return "another " + n + t.ellipsis(w, " "+w.many)
			}
		case am.dir < 0 && t.mentioned[w.many] && !am.bare && k < 4:
			return n + " of " + t.them(am)
		}
		return n + " " + w.many
	}
	return n
}

// them is what a part is taken of: them, her pencils, the pencils.
func (t *teller) them(am *amount) string {
	w := am.what
	switch am.rest {
	case "rest":
		if w.kind == money {
			return pick(t.r, []string{"the rest", "the remaining money"})
		}
		return pick(t.r, []string{"the rest", "the remaining " + w.containing()})
	case "all":
		if w.kind == money {
			return "all the money"
		}
		return "all the " + w.containing()
	}
	if w.kind == money {
		switch {
		case t.r.IntN(3) == 0 || am.owner == nil:
			return "the money"
		}
		return t.name(am.owner, "'s") + " money"
	}
	if w.kind == measure {
		if w.of == "" {
			return "it"
		}
		return "the " + w.of
	}
	if t.only(w) && t.r.IntN(2) == 0 {
		return "them"
	}
	if am.owner == nil {
		return "the " + w.many
	}
	return t.name(am.owner, "'s") + " " + w.many
}

func (t *teller) groups(am *amount) string {
	w := am.what
	switch {
	case t.told[am.a] && t.told[am.b]:
		n := t.num(am.a) + " " + am.boxes
		inside := t.num(am.b) + " " + w.things()
		switch t.r.IntN(4) {
		case 0:
			return n + " with " + inside + " each"
		case 1:
			return n + " with " + inside + " in each"
		case 2:
			return n + " of " + inside + " each"
		}
		return n + " of " + inside
	case t.told[am.a]:
		return t.num(am.a) + " equal " + am.boxes + " of " + w.containing()
	case t.told[am.b]:
		return "some " + am.boxes + " of " + t.num(am.b) + " " + w.things()
	}
	return "some " + am.boxes + " of " + w.containing()
}

// containing is what a container is full of: pencils, water.
func (w *what) containing() string {
	if w.of != "" {
		return w.of
	}
	return w.many
}

func (t *teller) repeated(am *amount) (np, tail string) {
	w := am.what
	switch {
	case !t.told[am.a] && w.kind == count:
		np = "the same number of " + w.many
	case !t.told[am.a]:
		np = "the same amount"
		if w.of != "" {
			np += " of " + w.of
		}
	case w.kind == money:
		np = t.num(am.a)
	default:
		np = t.num(am.a) + " " + w.things()
	}
	every := pick(t.r, []string{"every day", "each day"})
	if !t.told[am.a] {
		every = "every day"
	}
	switch {
	case am.form == oneWeek:
		return np, pick(t.r, []string{"every day for a week", "each day for a whole week"})
	case !t.told[am.b]:
		return np, every + " for some time"
	case am.form == weekly:
		return np, every + " for " + t.num(am.b) + " weeks"
	}
	return np, every + " for " + t.num(am.b) + " days"
}

// head begins the question for an amount: "how many pencils"; tail stands at its end.
func (t *teller) head(am *amount) (head, tail string) {
	w := am.what
	switch am.form {
	case ratio:
		return "how many times as many " + w.things(), "as " + am.tail
	case differ, fewerAsk:
		switch {
		case w.kind == money && am.form == differ:
			head = "how much more"
			if t.r.IntN(2) == 0 {
				head += " money"
			}
		case w.kind == money:
			head = "how much less money"
		case am.form == fewerAsk:
			head = "how many fewer " + w.things()
		default:
			head = "how many more " + w.things()
		}
		return head, "than " + am.tail
	}
	defer t.mention(w)
	switch w.kind {
	case money:
		return pick(t.r, []string{"how much money", "how much", "how much money"}), am.tail
	case measure:
		heads := append([]string{"how many " + w.things()}, w.heads...)
		return pick(t.r, heads), am.tail
	case years:
		return "how old", am.tail
	}
	return "how many " + w.many, am.tail
}

// nominal is the head as a noun phrase: "the number of pencils".
func (t *teller) nominal(w *what) string {
	t.mention(w)
	switch w.kind {
	case money:
		return pick(t.r, []string{"the amount of money", "the sum of money"})
	case measure:
		if w.of != "" && t.r.IntN(2) == 0 {
			return "the amount of " + w.of + " in " + w.many
		}
		return "the number of " + w.things()
	}
	return "the number of " + w.many
}
