package world

// scenes are what a run may be about, each with its share in a hundred.
var scenes = []struct {
	share  int
	happen func(*run)
}{
	{18, (*run).itemsScene}, {6, (*run).place}, {8, (*run).money}, {7, (*run).measure}, {17, (*run).seriesScene}, {9, (*run).shopping},
	{4, (*run).travel}, {3, (*run).work}, {1, (*run).tank}, {2, (*run).ages}, {3, (*run).shapes}, {9, (*run).convert}, {5, (*run).practice},
	{3, (*run).rows}, {2, (*run).supply}, {3, (*run).proportion},
}

// happen draws what the run is about and lets it happen.
func (w *run) happen() {
	k := w.r.IntN(100)
	for _, s := range scenes {
		if k -= s.share; k < 0 {
			s.happen(w)
			break
		}
	}
}

// itemsScene is an account of things: somebody has pencils, gets some, gives some away.
func (w *run) itemsScene() {
	owner := w.owner(institutes)
	t := w.someThing("toy", "school", "food", "book", "craft", "garden", "goods", "toy", "food")
	l := &ledger{run: w, owner: owner, what: t.what(), tags: t.class, boxes: t.boxes,
		have: "have", gain: "gain", lose: "lose", now: "now", left: "left", inall: "inall", first: "before", step: 100}
	w.asNoise.person = owner
	scale := int64(pickInt(w, 40, 90, 90, 160, 400))
	l.limit = scale * 70
	l.words = map[string]string{"things": t.noun[1], "thing": t.noun[0]}
	l.tag("things")
	l.open(scale*30, scale*100)
	n := pickInt(w, 1, 2, 2, 2, 3, 3, 4)
	if w.percentChance(12) {
		n = 0
	}
	w.dated(l, n)
	if n > 0 {
		l.close()
	}
	switch k := w.r.IntN(10); {
	case k < 5:
		l.finish()
	case k < 8 || n == 0:
		l.compareOwner()
	}
}

// dated lets n events happen, at times each on a day of its own.
func (w *run) dated(l *ledger, n int) {
	days := []string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}
	first := w.r.IntN(3)
	dated := n > 1 && w.percentChance(25)
	l.dated = dated
	for i := range n {
		dir := 1 - 2*w.r.IntN(2)
		class := ""
		if l.owner != nil && l.what.kind == count && !dated && l.other == nil && w.percentChance(25) {
			l.other = w.child()
			class = "give"
		}
		var f *fact
		if class == "give" {
			am := &amount{form: plainly, what: l.what, dir: dir, owner: l.owner}
			limit := l.limit
			if dir < 0 {
				limit = min(limit, l.int(l.current)*100-l.step)
			}
			am.q = l.input(l.draw(2*l.step, max(limit, 3*l.step)), l.what)
			if dir > 0 {
				am.owner = l.other
			}
			w.otherAccount(l, dir, am)
			f = l.apply(dir, class, am)
			w.tag("give")
		} else {
			f = l.happens(dir, class)
			w.tag([]string{"lose", "", "gain"}[dir+1])
		}
		if dated && f.amount.form != daily && f.amount.form != weekly && f.amount.form != oneWeek {
			f.when = "on " + days[first+i]
			for _, v := range w.views {
				if v.fact == f {
					v.when = f.when
				}
			}
			if i < n-1 && l.owner != nil && l.what.kind == count {
				s := specFor("after", l, l.plain(l.current, 0), map[string]string{"day": days[first+i]})
				w.view(&view{spec: s, asks: l.current, tense: atEvent})
			}
		}
	}
}

// otherAccount is what the other one has before and after a gift.
func (w *run) otherAccount(l *ledger, dir int, am *amount) {
	if w.percentChance(50) {
		return
	}
	am.bare = true
	w.things["of somebody else"] = true // from now on the noun and the owner are named
	low := int64(200)
	if dir > 0 { // the other one gives
		low = w.int(am.q)*100 + 200
	}
	q := w.input(w.between(low, low+l.limit)/100*100, l.what)
	has := specFor("other", l, l.plain(q, 0), nil)
	has.amount.owner = l.other
	l.fact(&fact{spec: has, tense: atStart, tells: []int{q}, result: -1, consumes: -1})
	firstTime := spec{class: "before", actors: [3]*actor{l.other}, amount: l.plain(q, 0)}
	w.view(&view{spec: firstTime, asks: q, tense: before})
	var after int
	if dir > 0 {
		after = w.difference(q, am.q, l.what)
	} else {
		after = w.sum(q, am.q, l.what)
	}
	s := spec{class: "now", actors: [3]*actor{l.other}, amount: l.plain(after, 0)}
	w.view(&view{spec: s, asks: after, tense: atEnd})
	f := &fact{spec: s, tense: atEnd, tells: []int{after}, result: after, consumes: -1, order: 900}
	w.facts = append(w.facts, f)
}

// place is an account of a place: birds, people or vehicles come and go.
func (w *run) place() {
	t := w.someThing("bird", "people", "vehicle", "people")
	where := pickPlace(w, t)
	l := &ledger{run: w, what: t.what(), tags: t.class, step: 100, limit: 3000,
		have: "there", gain: "come", lose: "go", now: "therenow", left: "thereleft", inall: "therenow", first: "therefirst"}
	if t.class == "people" && w.chance(3) {
		l.limit = 15000
	}
	l.words = map[string]string{"P": where, "things": t.noun[1], "thing": t.noun[0]}
	w.tag("place")
	l.open(l.limit/4, l.limit)
	n := pickInt(w, 1, 2, 2, 3, 3)
	w.dated(l, n)
	l.close()
}

// pickPlace draws where the things are: passengers have places of their own.
func pickPlace(w *run, t *thing) string {
	var list []string
	lines := book.lines["place "+t.noun[0]]
	if len(lines) == 0 {
		lines = book.lines["place "+t.class]
	}
	for _, line := range lines {
		for _, p := range nounsOf(line, ";") {
			list = append(list, p[0])
		}
	}
	return pick(w.r, list)
}

// measure is an account of something that is measured.
func (w *run) measure() {
	class := pick(w.r, []string{"liquid", "weight", "length"})
	s := pick(w.r, substances[class])
	unit := pick(w.r, s.units)
	owner := w.owner([]string{"school", "bakery", "café", "workshop", "farm", "restaurant"})
	w.asNoise.person = owner
	w.things[s.name] = true
	l := &ledger{run: w, owner: owner, what: w.measured(unit, s.name), tags: class, boxes: s.boxes, step: int64(pickInt(w, 100, 100, 100, 50, 10, 25)),
		have: "hold", gain: "addm", lose: "takem", now: "mnow", left: "mleft", inall: "mnow", first: "mfirst"}
	scale := int64(pickInt(w, 20, 50, 120))
	l.limit = scale * 60
	l.words = map[string]string{"S": s.name, "V": s.vessel}
	w.tag("measure")
	l.open(scale*40, scale*100)
	w.dated(l, pickInt(w, 1, 1, 2, 2, 3))
	l.close()
	if w.percentChance(50) {
		l.finish()
	}
}
