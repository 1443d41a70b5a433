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
	question := func(class string, q int, numbers map[string]int) {
		l.view(&view{spec: spec{class: class, actors: [3]*actor{a}, words: words, numbers: numbers}, asks: q, tense: always})
	}
	number := func(class string, numbers map[string]int, unknown map[int]string) *fact {
		s := spec{class: class, actors: [3]*actor{a}, words: words, numbers: numbers, unknown: unknown}
		var tells []int
		for _, slot := range []string{"l", "w", "d", "k", "p", "v"} {
			if q, ok := numbers[slot]; ok {
				tells = append(tells, q)
			}
		}
		return l.fact(&fact{spec: s, tense: always, tells: tells, result: -1, consumes: -1})
	}
	tell := func(class string, q int) {
		s := spec{class: class, actors: [3]*actor{a}, words: words, amount: &amount{form: plainly, q: q, what: w.quantities[q].what}}
		l.fact(&fact{spec: s, tense: always, tells: []int{q}, result: q, consumes: -1})
		question(class+".q", q, nil)
	}
	var around, area int
	if w.chance(3) {
		s := w.whole(w.between(3, 40), side)
		number("square", map[string]int{"l": s}, map[int]string{s: "square.l"})
		around = w.product(s, w.constant(4), side)
		area = w.add(newRat(1, 1).Mul(w.value(s), w.value(s)), square)
		w.relate('*', area, s, s)
		question("side.q", s, nil)
	} else {
		width := w.whole(w.between(2, 30), side)
		length := w.whole(w.between(4, 60), side)
		switch {
		case w.int(length) <= w.int(width):
			w.quantities[length].value = newRat(w.int(width)+w.between(1, 20), 1)
			fallthrough
		case w.percentChance(55):
			number("rect", map[string]int{"l": length, "w": width}, map[int]string{width: "rect.w", length: "rect.l"})
		default:
			d := w.add(newRat(w.int(length)-w.int(width), 1), side)
			w.relate('+', length, width, d)
			if w.percentChance(50) {
				w.inputs = append(w.inputs[:len(w.inputs)-1], d)
				number("rect.l", map[string]int{"w": width}, nil)
				number("rectlonger", map[string]int{"d": d}, nil)
			} else {
				w.inputs = append(w.inputs[:len(w.inputs)-2], length, d)
				number("rect.w", map[string]int{"l": length}, nil)
				number("rectwider", map[string]int{"d": d}, nil)
			}
		}
		half := w.sum(length, width, side)
		around = w.product(half, w.constant(2), side)
		area = w.product(length, width, square)
		question("length.q", length, nil)
		question("width.q", width, nil)
	}
	tell("perimeter", around)
	tell("area", area)
	switch w.r.IntN(4) {
	case 0:
		k := w.whole(w.between(2, 12), &what{kind: bare})
		number("laps", map[string]int{"k": k}, nil)
		question("laps.q", w.product(around, k, side), nil)
	case 1:
		p := w.input(w.price(200, 2500), cash)
		number("fence", map[string]int{"p": p}, nil)
		question("fence.q", w.product(around, p, cash), nil)
	case 2:
		p := w.input(w.price(100, 1500), cash)
		number("cover", map[string]int{"p": p}, nil)
		question("cover.q", w.product(area, p, cash), nil)
	}
}
