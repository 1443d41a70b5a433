package world

// shapes is a rectangle or a square: its sides, the way around, its area, and what these cost.
func (w *run) shapes() {
	a := w.child()
	w.asNoise.person = a
	unit := pick(w.r, []string{"metre", "metre", "foot", "yard"})
	side := w.measured(unit, "")
	square := w.measured(unit, "")
	square.one, square.many = "square "+square.one, "square "+square.many
	words := map[string]string{"g": w.listed("shape"), "unit": side.one, "units": side.many}
	l := &ledger{run: w, owner: a, what: side, step: 100, words: words}
	w.tag("shape")
	f := &figure{ledger: l, side: side, square: square}
	var around, area int
	if w.chance(3) {
		around, area = f.ofSquare()
	} else {
		around, area = f.ofRectangle()
	}
	f.tell("perimeter", around)
	f.tell("area", area)
	f.costs(around, area)
}

// A figure has sides of one unit and an area of another.
type figure struct {
	*ledger
	side, square *what
}

func (f *figure) question(class string, q int, numbers map[string]int) {
	f.view(&view{spec: spec{class: class, actors: [3]*actor{f.owner}, words: f.words, numbers: numbers}, asks: q, tense: always})
}

func (f *figure) number(class string, numbers map[string]int, unknown map[int]string) {
	s := spec{class: class, actors: [3]*actor{f.owner}, words: f.words, numbers: numbers, unknown: unknown}
	var tells []int
	for _, slot := range []string{"l", "w", "d", "k", "p", "v"} {
		if q, ok := numbers[slot]; ok {
			tells = append(tells, q)
		}
	}
	f.fact(&fact{spec: s, tense: always, tells: tells, result: -1, consumes: -1})
}

func (f *figure) tell(class string, q int) {
	s := spec{class: class, actors: [3]*actor{f.owner}, words: f.words, amount: &amount{form: plainly, q: q, what: f.run.quantities[q].what}}
	f.fact(&fact{spec: s, tense: always, tells: []int{q}, result: q, consumes: -1})
	f.question(class+".q", q, nil)
}

func (f *figure) ofSquare() (around, area int) {
	w := f.run
	s := w.whole(w.between(3, 40), f.side)
	f.number("square", map[string]int{"l": s}, map[int]string{s: "square.l"})
	around = w.product(s, w.constant(4), f.side)
	area = w.add(newRat(1, 1).Mul(w.value(s), w.value(s)), f.square)
	w.relate('*', area, s, s)
	f.question("side.q", s, nil)
	return around, area
}

func (f *figure) ofRectangle() (around, area int) {
	w, side := f.run, f.side
	width := w.whole(w.between(2, 30), side)
	length := w.whole(w.between(4, 60), side)
	switch {
	case w.int(length) <= w.int(width):
		w.quantities[length].value = newRat(w.int(width)+w.between(1, 20), 1)
		fallthrough
	case w.percentChance(55):
		f.number("rect", map[string]int{"l": length, "w": width}, map[int]string{width: "rect.w", length: "rect.l"})
	default:
		d := w.add(newRat(w.int(length)-w.int(width), 1), side)
		w.relate('+', length, width, d)
		if w.percentChance(50) {
			w.inputs = append(w.inputs[:len(w.inputs)-1], d)
			f.number("rect.l", map[string]int{"w": width}, nil)
			f.number("rectlonger", map[string]int{"d": d}, nil)
		} else {
			w.inputs = append(w.inputs[:len(w.inputs)-2], length, d)
			f.number("rect.w", map[string]int{"l": length}, nil)
			f.number("rectwider", map[string]int{"d": d}, nil)
		}
	}
	half := w.sum(length, width, side)
	around = w.product(half, w.constant(2), side)
	area = w.product(length, width, f.square)
	f.question("length.q", length, nil)
	f.question("width.q", width, nil)
	return around, area
}

// costs goes around some times, or has a price for the way around or for the area; or for nothing.
func (f *figure) costs(around, area int) {
	w := f.run
	switch w.r.IntN(4) {
	case 0:
		k := w.whole(w.between(2, 12), &what{kind: bare})
		f.number("laps", map[string]int{"k": k}, nil)
		f.question("laps.q", w.product(around, k, f.side), nil)
	case 1:
		p := w.input(w.price(200, 2500), cash)
		f.number("fence", map[string]int{"p": p}, nil)
		f.question("fence.q", w.product(around, p, cash), nil)
	case 2:
		p := w.input(w.price(100, 1500), cash)
		f.number("cover", map[string]int{"p": p}, nil)
		f.question("cover.q", w.product(area, p, cash), nil)
	}
}
