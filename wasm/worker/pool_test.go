package worker

import (
	"errors"
	"fmt"
	"maps"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
	"mwpranker/wasm/own"
	"mwpranker/wasm/text"
)

// summing is a model that adds up the first two numbers of a text, and has its moods.
type summing struct{}

func (summing) Read(document *text.Document) ([]engine.Reading, error) {
	switch {
	case strings.Contains(document.Source, "panic"):
		panic("a number too many")
	case strings.Contains(document.Source, "fail"):
		return nil, errors.New("the model is at a loss")
	case len(document.Quantities) < 2:
		return nil, nil
	}
	tree, err := expr.Parse("n0 + n1")
	product, _ := expr.Parse("n0 * n1")
	return []engine.Reading{{Expr: tree, Probability: 1 / float64(len(document.Source))}, {Expr: product, Probability: 0.01}}, err
}

// unlabelled is a table of so many problems without an equation; here and there one has it, or
// cannot be read.
func unlabelled(count int) string {
	var b strings.Builder
	b.WriteString("id,text,equation,answer\n")
	for i := range count {
		switch i % 10 {
		case 3:
			fmt.Fprintf(&b, "p%d,There are %d red and %d blue kites. How many?,%d + %d,\n", i, i+3, i+5, i+3, i+5)
		case 6:
			fmt.Fprintf(&b, "p%d,Each of %d kites has %d tails. How many tails?,,%d\n", i, i+2, 4, 4*(i+2))
		case 7:
			fmt.Fprintf(&b, "p%d,There are %d kites and no numbers %s,,\n", i, i, []string{"panic", "fail", "else"}[i/10%3])
		default:
			fmt.Fprintf(&b, "p%d,%s has %d kites and buys %d. How many?,,\n", i, strings.Repeat("Mia ", 1+i%4), i+1, 2*i+7)
		}
	}
	return b.String()
}

// fake is a spare; answer makes of each bundle what it says, after its first word.
type fake struct {
	answer      func(data string) []string
	mutex       sync.Mutex
	begun, over int
	bundles     chan string
}

func (f *fake) Begin(hear func(string)) {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.begun++
	bundles := make(chan string, 100)
	f.bundles = bundles
	go func() {
		for _, said := range f.answer("{}") {
			hear(said)
		}
		for data := range bundles {
			for _, said := range f.answer(data) {
				hear(said)
			}
		}
	}()
}

func (f *fake) Post(data string) { f.bundles <- data }

func (f *fake) End() {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	f.over++
	close(f.bundles)
}

// TestPool: whatever the spares do, what is read is the same as without them, in the same order.
func TestPool(t *testing.T) {
	reads := func(data string) []string { return []string{ReadBundle(summing{}, data)} }
	mute := func(string) []string { return nil }
	dies := func(data string) []string { // after its first word
		if data != "{}" {
			return nil
		}
		return reads(data)
	}
	garbled := func(data string) []string { return append([]string{"?"}, dies(data)...) }
	knowsNothing := func(data string) []string {
		var b bundle
		message.Decode(data, &b)
		return []string{message.Encode(bundle{Records: b.Records, Readings: make([][]message.BareReading, len(b.Records)/2)})}
	}
	imported := func(t *testing.T, count int, spares ...Spare) string {
		s := newDisk()
		b := newBrowser(map[string]string{"corpus": small})
		w := b.worker()
		tab := s.open()
		w.collections.shelf = shelf{tab, tab}
		b.rest = func() { time.Sleep(50 * time.Microsecond); runtime.Gosched() } // the spares are quick
		w.engine.SetReader(summing{})
		w.spares = spares
		w.Load(Files{Corpus: all.Corpus})
		b.brings(t, w, 1, "mine.csv", unlabelled(count))
		b.stands(t, fmt.Sprintf("test+mine %d problems; mine ready %d/%d", 1+count-count/10, count, count))
		return string(s.records[readName(1)])
	}
	want := imported(t, 90)
	if !strings.Contains(want, "a fault in the program: a number too many") || !strings.Contains(want, "the model is at a loss") {
		t.Fatalf("without spares: %.1000q", want)
	}
	for _, c := range []struct {
		name   string
		spares []func(string) []string
	}{
		{"one reads", []func(string) []string{reads}},
		{"three read", []func(string) []string{reads, reads, reads}},
		{"one says nothing", []func(string) []string{mute, reads}},
		{"one dies", []func(string) []string{dies, reads}},
		{"all die", []func(string) []string{dies, dies}},
		{"one is garbled", []func(string) []string{garbled, reads}},
		{"one fails at every text", []func(string) []string{knowsNothing, reads}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var spares []Spare
			for _, answer := range c.spares {
				spares = append(spares, &fake{answer: answer})
			}
			if got := imported(t, 90, spares...); got != want {
				t.Errorf("got  %.3000q\nwant %.3000q", got, want)
			}
			for i, s := range spares {
				if f := s.(*fake); f.begun != 1 || f.over != 1 {
					t.Errorf("spare %d began %d times and ended %d times", i, f.begun, f.over)
				}
			}
		})
	}
	t.Run("too few", func(t *testing.T) {
		f := &fake{answer: reads}
		if imported(t, 30, f); f.begun > 0 {
			t.Error("a spare was started for 26 texts")
		}
	})
}

// desk is a spare that writes down what it gets.
type desk struct {
	name string
	log  *[]string
	hear func(string)
	has  []bundle
}

func (d *desk) Begin(hear func(string)) { d.hear = hear }
func (d *desk) End()                    {}
func (d *desk) Post(data string) {
	var b bundle
	message.Decode(data, &b)
	d.has = append(d.has, b)
	*d.log = append(*d.log, d.name+fmt.Sprint(b.Records))
}

func (d *desk) answers() {
	b := d.has[0]
	d.has = d.has[1:]
	d.hear(ReadBundle(summing{}, message.Encode(b)))
}

// TestPoolShares: who is given what. "a", "b": a spare says its first word or answers its oldest
// bundle, and is given more; a dot is a step of this worker, which reads ahead (the number) or
// completes the next record (in brackets).
func TestPoolShares(t *testing.T) {
	for _, c := range []struct{ what, want string }{
		{". . .", "[0] [1] [2]"},
		{"a . . .", "a[0 1 2 4] a[5 6 7 8] 9 10 11"},
		{"a b . .", "a[0 1 2 4] a[5 6 7 8] b[9 10 11 12] b[14 15 16 17] 18 19"},
		{"a . a . .", "a[0 1 2 4] a[5 6 7 8] 9 a[10 11 12 14] [0] [1]"},
		{"a . a . . . . . .", "a[0 1 2 4] a[5 6 7 8] 9 a[10 11 12 14] [0] [1] [2] [3] [4] 15"},
		// A spare that keeps what it has holds nobody up: when all that may be read ahead is given, the
		// last is read first, until only the next is left.
		{". a" + strings.Repeat(" .", 62), "[0] a[1 2 4 5] a[6 7 8 9] 10 11 12 14 15 16 17 18 19 20 21 22 24 25 26 27 28 29 30 31 32 34 35 36 37 38 39 " +
			"40 41 42 44 45 46 47 48 49 50 51 52 54 55 56 57 58 59 60 61 62 64 9 8 7 6 5 4 2 [1] [2] [3] [4] [5] [6]"},
	} {
		collection, err := own.Open(1, "x.csv", []byte(unlabelled(100)), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		e := engine.New()
		e.SetReader(summing{})
		var log []string
		a, b := &desk{name: "a", log: &log}, &desk{name: "b", log: &log}
		p := newPool(collection, []Spare{a, b})
		for _, act := range strings.Fields(c.what) {
			switch d := map[string]*desk{"a": a, "b": b}[act]; {
			case d == nil:
				head, before := p.head, maps.Clone(p.readings)
				if p.step(collection, e); p.head > head {
					log = append(log, fmt.Sprintf("[%d]", head))
					continue
				}
				for i := range p.readings {
					if _, had := before[i]; !had {
						log = append(log, fmt.Sprint(i))
					}
				}
			case len(d.has) == 0:
				d.hear("{}")
			default:
				d.answers()
			}
		}
		if got := strings.Join(log, " "); got != c.want {
			t.Errorf("%s: %s\nwant %s", c.what, got, c.want)
		}
	}
}
