package world

import (
	"math/big"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/lang"
)

// staged is a scene with its people, words and numbers: what is told and asked for is still to be
// drawn.
type staged struct {
	*run
	scene   *scene
	way     string
	seed    uint64
	drawn   uint64         // the generator's seed
	id      map[string]int // quantities by name
	cast    map[string]*actor
	words   map[string]string
	present bool
	uses    map[int][]int // what a derived quantity was made of
}

// telling is what is told of a staged scene, in which order, and what is asked.
type telling struct {
	said   []int // lines, in the order of the text
	spare  int
	ask    int // a line
	fuse   int // how sentences are joined: 0 not, 1 "and", 2 "If ...,"
	first  bool
	noise  *pattern
	noiseQ int
	told   []bool
	d      *derivation
}

// longShare is how many of a hundred scenes are long ones.
const longShare = 45

// wholeShare is how many of a hundred scenes are of whole.txt, whose few scenes would come up too
// rarely else.
const wholeShare = 5

var shortScenes, longScenes, wholeScenes = bySize(sceneBook)

func bySize(list []*scene) (short, long, whole []*scene) {
	for _, s := range list {
		if s.whole {
			whole = append(whole, s)
		} else if s.long {
			long = append(long, s)
		} else {
			short = append(short, s)
		}
	}
	return short, long, whole
}

func pickScene(r *rand.Rand) *scene {
	switch k := r.IntN(100); {
	case k < longShare:
		return pick(r, longScenes)
	case k < longShare+wholeShare:
		return pick(r, wholeScenes)
	}
	return pick(r, shortScenes)
}

// stage draws people, words and numbers; way "" draws one of the scene's ways.
func (g *Generator) stage(n uint64) *staged {
	w := newRun(g.seed, n)
	return g.stageOf(w, pickScene(w.r), n)
}

func (g *Generator) stageOf(w *run, s *scene, n uint64) *staged {
	way := ""
	if len(s.ways) > 0 {
		way = pick(w.r, s.ways)
	}
	st := stageScene(w, s, way, n)
	if st != nil {
		st.drawn = g.seed
	}
	return st
}

func stageScene(w *run, s *scene, way string, n uint64) *staged {
	st := &staged{run: w, scene: s, way: way, seed: n, id: map[string]int{}, cast: map[string]*actor{}, words: map[string]string{}, uses: map[int][]int{}}
	st.present = !s.past && w.r.IntN(10) < 4
	st.cast["A"] = st.lead(s.who)
	st.cast["B"] = w.child()
	st.cast["C"] = w.child()
	st.cast["D"] = w.child()
	for _, t := range s.things {
		var th *thing
		for range 8 {
			if th = w.someThing(t.classes...); !st.hasThing(th) {
				break
			}
		}
		st.words[t.name], st.words[t.name+"1"] = th.noun[1], th.noun[0]
		if len(th.boxes) > 0 && st.words["box"] == "" {
			b := pick(w.r, th.boxes)
			st.words["box"], st.words["boxes"] = b[0], b[1]
		}
	}
	for _, group := range s.words {
		for i, k := range group.names {
			st.words[k] = group.draw(w.r, i, st.words)
			st.words[k+"s"] = lang.Plural(st.words[k])
		}
	}
	if st.words["box"] == "" {
		st.words["box"], st.words["boxes"] = "box", "boxes"
	}
	if !st.numbers() {
		return nil
	}
	return st
}

func (st *staged) hasThing(t *thing) bool {
	for _, w := range st.words {
		if w == t.noun[1] || strings.HasSuffix(t.noun[1], w) || strings.HasSuffix(w, t.noun[1]) {
			return true
		}
	}
	return false
}

// workers may stand where a child's name stands.
var workers = strings.Fields("farmer baker teacher gardener shopkeeper coach librarian cook painter carpenter florist fisherman postman tailor builder waiter nurse grocer driver")

// lead draws who A is.
func (st *staged) lead(kinds []string) *actor {
	w := st.run
	kind := "child"
	switch k := w.r.IntN(100); {
	case k < 8:
		kind = "I"
	case k < 18:
		kind = "worker"
	case k < 28:
		kind = "adult"
	}
	if len(kinds) > 0 && !slices.Contains(kinds, kind) {
		kind = pick(w.r, kinds)
	}
	switch kind {
	case "I":
		return w.person(&actor{"I", "I", "I"})
	case "worker":
		name := pick(w.r, workers)
		return w.person(&actor{lang.Article(name) + " " + name, "the " + name, []string{"he", "she"}[w.r.IntN(2)]})
	case "adult":
		g := lang.Gender(w.r.IntN(2))
		p := lang.Adult(w.r, g, w.american)
		return w.person(&actor{p.Name, p.Name, []string{"she", "he"}[g]})
	}
	w.noTitles = true
	return w.child()
}

// draw gives the i-th of the names its word: of the row that the first one drew, or one that no
// other name has.
func (g *slotWords) draw(r *rand.Rand, i int, drawn map[string]string) string {
	if g.rows != nil {
		row := pick(r, g.rows)
		for _, other := range g.rows {
			if i > 0 && other[0] == drawn[g.names[0]] {
				row = other
			}
		}
		return row[i]
	}
	for {
		w := pick(r, g.list)
		if !slices.ContainsFunc(g.names[:i], func(name string) bool { return drawn[name] == w }) {
			return w
		}
	}
}

// numbers draws the values and works out what follows; false where one makes no sense.
func (st *staged) numbers() bool {
	values := map[string]int64{}
	for _, n := range st.scene.nums {
		v, ok := n.draw(st.r, values)
		for range 4 { // no two numbers of a text are equal
			if ok && slices.ContainsFunc(st.inputs, func(q int) bool { return st.value(q).Cmp(v) == 0 }) {
				v, ok = n.draw(st.r, values)
			}
		}
		if !ok {
			return false
		}
		q := st.add(v, &what{kind: n.kind, one: "x", many: "x"})
		st.inputs, st.id[n.name] = append(st.inputs, q), q
		values[n.name] = new(big.Int).Quo(new(big.Int).Mul(v.Num(), big.NewInt(100)), v.Denom()).Int64()
	}
	for i := range st.scene.rels {
		if r := &st.scene.rels[i]; r.way == "" || r.way == st.way {
			st.follow(r)
		}
	}
	return st.sensible()
}

// follow adds what follows by a relation, if the numbers that it needs have come about.
func (st *staged) follow(r *slotRel) {
	a, knownA := st.operand(r.a)
	b, knownB := st.operand(r.b)
	if !knownA || !knownB {
		return
	}
	if out, known := st.id[r.out]; known { // another way to it
		st.again(r.op, out, a, b)
		return
	}
	of := &what{kind: st.kindOf(r.op, a, b), one: "x", many: "x"}
	before, ties := len(st.quantities), len(st.relations)
	var q int
	switch r.op {
	case '+':
		q = st.sum(a, b, of)
	case '-':
		q = st.difference(a, b, of)
	case '*':
		q = st.product(a, b, of)
	case '/':
		q = st.quotient(a, b, of)
	default:
		q = st.oneWay(r.op, a, b, of)
	}
	if r.maybe && !st.quantities[q].sensible() {
		st.quantities, st.relations = st.quantities[:before], st.relations[:ties]
		return
	}
	st.id[r.out], st.uses[q] = q, []int{a, b}
}

// again adds another way to a quantity; where it leads to another value the scene is refused.
func (st *staged) again(op byte, out, a, b int) {
	if op == '-' || op == '/' { // out = a - b is a = b + out
		out, a = a, out
	}
	v := new(big.Rat)
	switch op {
	case '+', '-':
		op = '+'
		v.Add(st.value(a), st.value(b))
	case '*', '/':
		op = '*'
		v.Mul(st.value(a), st.value(b))
	default:
		v = st.calculated(op, a, b)
	}
	if v.Cmp(st.value(out)) != 0 {
		st.add(new(big.Rat), &what{kind: bare})
	}
	st.relate(op, out, a, b)
}

// kindOf is what a op b counts: money and measures stay what they are, a percentage of a number is
// a number.
func (st *staged) kindOf(op byte, a, b int) kind {
	left, right := st.quantities[a].what.kind, st.quantities[b].what.kind
	is := func(k kind) bool { return left == k || right == k }
	switch {
	case op == expr.RoundUp || op == expr.Whole:
		return count
	case op == expr.Remainder || strings.IndexByte(expr.Functions, op) >= 0:
		return left
	case op == '/' && left == right && (left == money || left == measure):
		if new(big.Rat).Quo(st.value(a), st.value(b)).IsInt() || left == money {
			return count
		}
		return measure
	case is(money):
		return money
	case op == '/' && left == percent:
		return count
	case is(percent):
		return percent
	case is(measure):
		return measure
	}
	return count
}

func (st *staged) operand(name string) (int, bool) {
	if n, err := strconv.ParseInt(name, 10, 64); err == nil {
		return st.constant(n), true
	}
	q, ok := st.id[name]
	return q, ok
}

// lines gives the lines of a sort that this way has.
func (st *staged) lines(sort byte) []int {
	var list []int
	for i, l := range st.scene.lines {
		if l.sort == sort && (l.way == "" || l.way == st.way) && st.exist(l) {
			list = append(list, i)
		}
	}
	return list
}

// exist is true where every number that a line speaks of has come about.
func (st *staged) exist(l *sceneLine) bool {
	for _, n := range l.tells {
		if _, ok := st.id[n]; !ok {
			return false
		}
	}
	_, ok := st.id[l.of]
	return ok || l.of == ""
}

func (st *staged) line(i int) *sceneLine { return st.scene.lines[i] }

// choose draws what is told and asked; nil where nothing works.
func (st *staged) choose(r *rand.Rand) *telling {
	asks := st.lines('?')
	if len(asks) == 0 {
		return nil
	}
	t := &telling{ask: st.drawAsk(r, asks)}
	q := st.id[st.line(t.ask).of]
	says := st.lines('>')
	turned := r.IntN(100) < 35 || !st.derived(q)
	if turned || st.scene.long {
		r.Shuffle(len(says), func(i, j int) { says[i], says[j] = says[j], says[i] })
	}
	if !turned {
		slices.SortStableFunc(says, func(a, b int) int { return st.depth(a) - st.depth(b) })
	}
	told := make([]bool, len(st.quantities))
	st.tell(t.ask, told)
	var in []int
	for _, i := range says {
		d := st.derive(told)
		ok := true
		for _, n := range st.line(i).tells {
			if k := st.id[n]; k == q || d.cost[k] < never {
				ok = false
			}
		}
		if !ok {
			continue
		}
		st.tell(i, told)
		if st.derive(told).cost[q] == 0 {
			return nil
		}
		in = append(in, i)
	}
	d := st.derive(told)
	if c := d.cost[q]; c < 1 || c > maxSteps {
		return nil
	}
	spares := 0
	switch k := r.IntN(100); {
	case st.scene.long && k < 70:
		spares = len(st.quantities)
	case st.scene.long:
		spares = 2 + k%3
	case k < 58:
		spares = 1
	case k < 70:
		spares = 2
	}
	return st.settle(t, in, spares, r)
}

// drawAsk draws a question. Of a long scene, the one with more to work out is taken of two, half of
// the time; of a middle one, always, but where it is asked for what is mostly told.
func (st *staged) drawAsk(r *rand.Rand, asks []int) int {
	first := st.anyAsk(r, asks)
	if st.scene.middle && st.length(first) == 0 || !st.scene.middle && (!st.scene.long || r.IntN(2) == 0) {
		return first
	}
	second := st.anyAsk(r, asks)
	if st.length(first) < st.length(second) {
		return second
	}
	return first
}

// length is how many quantities have to be worked out for a question, at most.
func (st *staged) length(ask int) int {
	on := make([]bool, len(st.quantities))
	st.touch(st.id[st.line(ask).of], on)
	n := 0
	for q, touched := range on {
		if touched && st.derived(q) {
			n++
		}
	}
	return n
}

// anyAsk draws a question, each source line as often, however many copies it has.
func (st *staged) anyAsk(r *rand.Rand, asks []int) int {
	var sources []int
	for _, i := range asks {
		if k := st.line(i).source; len(sources) == 0 || sources[len(sources)-1] != k {
			sources = append(sources, k)
		}
	}
	source := pick(r, sources)
	return pick(r, slices.DeleteFunc(slices.Clone(asks), func(i int) bool { return st.line(i).source != source }))
}

// settle drops what is not needed but for some spare sentences, adds those without a number, and
// sets the order.
func (st *staged) settle(t *telling, in []int, spares int, r *rand.Rand) *telling {
	q := st.id[st.line(t.ask).of]
	told := make([]bool, len(st.quantities))
	st.tell(t.ask, told)
	for _, i := range in {
		st.tell(i, told)
	}
	needed := make([]bool, len(st.quantities))
	st.derive(told).path(q, needed)
	if st.alone(t.ask) {
		in = nil
	}
	var kept, extra []int
	for _, i := range in {
		if slices.ContainsFunc(st.line(i).tells, func(n string) bool { return needed[st.id[n]] }) {
			kept = append(kept, i)
			t.spare += len(st.line(i).tells)
			for _, n := range st.line(i).tells {
				if needed[st.id[n]] {
					t.spare--
				}
			}
		} else if st.scene.long || st.depth(i) == 0 {
			extra = append(extra, i)
		}
	}
	r.Shuffle(len(extra), func(i, j int) { extra[i], extra[j] = extra[j], extra[i] })
	for _, i := range extra {
		if t.spare >= spares {
			break
		}
		kept = append(kept, i)
		t.spare += len(st.line(i).tells)
	}
	t.said = kept
	if !st.complete(t) {
		return nil
	}
	st.sort(t)
	if st.scene.free && r.IntN(3) == 0 {
		r.Shuffle(len(t.said), func(i, j int) { t.said[i], t.said[j] = t.said[j], t.said[i] })
	}
	if st.scene.tail && len(t.said) > 2 && st.place(t.said[0]) == st.opening() && r.IntN(2) == 0 {
		r.Shuffle(len(t.said)-1, func(i, j int) { t.said[i+1], t.said[j+1] = t.said[j+1], t.said[i+1] })
	}
	switch k := r.IntN(100); {
	case k < 12:
		t.fuse = 1
	case k < 30 && (!st.scene.long || k < 22):
		t.fuse = 2
	case k < 37 && (!st.scene.long || k < 34) && st.opens(t):
		t.first = true
	}
	return t
}

// opens is true where the question may stand first: it is a single sentence, and "the farmer" has
// not to be named before it.
func (st *staged) opens(t *telling) bool {
	return !strings.HasPrefix(st.cast["A"].later, "the ") && !slices.ContainsFunc(st.line(t.ask).texts, func(s string) bool { return strings.Contains(s, ". ") })
}

// tell marks what a line tells.
func (st *staged) tell(line int, told []bool) {
	for _, n := range st.line(line).tells {
		told[st.id[n]] = true
	}
}

// opening is the place of the scene's first sentence.
func (st *staged) opening() int {
	first := 1 << 20
	for i, l := range st.scene.lines {
		if l.sort != '?' {
			first = min(first, st.place(i))
		}
	}
	return first
}

// place is where a line stands in the order of the scene: a sentence without a number, where its
// number would stand.
func (st *staged) place(i int) int {
	if l := st.line(i); l.sort == '~' {
		for _, k := range st.lines('>') {
			if slices.Contains(st.line(k).tells, l.of) {
				return 2*k - 1
			}
		}
	}
	return 2 * i
}

// alone is true for a question of a short scene that tells all it needs: the other sentences would
// tell the same situation a second time.
func (st *staged) alone(ask int) bool {
	if st.scene.long || len(st.line(ask).tells) == 0 {
		return false
	}
	told := make([]bool, len(st.quantities))
	st.tell(ask, told)
	return st.derive(told).cost[st.id[st.line(ask).of]] < never
}

// complete works out what follows from what is said, and adds sentences without a number for what
// happened unsaid.
func (st *staged) complete(t *telling) bool {
	t.said = slices.DeleteFunc(t.said, func(i int) bool { return st.line(i).sort == '~' })
	t.told = make([]bool, len(st.quantities))
	touched := make([]bool, len(st.quantities))
	q := st.id[st.line(t.ask).of]
	st.touch(q, touched)
	st.tell(t.ask, t.told)
	for _, i := range t.said {
		for _, n := range st.line(i).tells {
			k := st.id[n]
			if t.told[k] || k == q {
				return false
			}
			t.told[k] = true
			st.touch(k, touched)
		}
	}
	alone := st.alone(t.ask)
	for _, i := range st.lines('~') {
		if k := st.id[st.line(i).of]; touched[k] && !t.told[k] && !alone {
			t.said = append(t.said, i)
		}
	}
	t.d = st.derive(t.told)
	c := t.d.cost[q]
	if c < 1 || c > maxSteps {
		return false
	}
	for k, told := range t.told { // nothing told follows from the rest
		if told {
			t.told[k] = false
			follows := st.derive(t.told).cost[k] < never
			t.told[k] = true
			if follows {
				return false
			}
		}
	}
	if alone {
		return len(t.said) == 0
	}
	for k := range touched { // what happened on the way to a told result is in the text
		if touched[k] && !t.told[k] && k != q && !st.quantities[k].fixed && !st.derived(k) && !st.unsaid(k, t) {
			return false
		}
	}
	return len(t.said) > 0
}

// unsaid is true where a sentence without a number speaks of k, or no sentence could.
func (st *staged) unsaid(k int, t *telling) bool {
	could := slices.ContainsFunc(st.lines('>'), func(i int) bool {
		return slices.ContainsFunc(st.line(i).tells, func(n string) bool { return st.id[n] == k })
	})
	if !could {
		return true
	}
	for _, i := range t.said {
		if st.line(i).sort == '~' && st.id[st.line(i).of] == k {
			return true
		}
	}
	return false
}

// touch marks q and all that it was made of.
func (st *staged) touch(q int, on []bool) {
	if on[q] {
		return
	}
	on[q] = true
	for _, u := range st.uses[q] {
		st.touch(u, on)
	}
}

func (st *staged) derived(q int) bool { return len(st.uses[q]) > 0 }

// depth is how many derived quantities a line tells.
func (st *staged) depth(i int) int {
	n := 0
	for _, name := range st.line(i).tells {
		if st.derived(st.id[name]) {
			n++
		}
	}
	return n
}

// clear is true where no two told numbers, the answer and constants of the equation are equal.
func (st *staged) clear(t *telling) bool {
	view := &view{asks: st.id[st.line(t.ask).of]}
	return st.distinct(&plan{told: t.told, view: view, d: t.d}) && st.value(view.asks).Cmp(big.NewRat(1, 1)) != 0
}
