package worker

import (
	"sync"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
	"mwpranker/wasm/own"
)

// Spare is a worker of this worker, on another core, that reads texts for it. See [ReadBundle].
type Spare interface {
	Begin(hear func(data string)) // it says something as soon as it can hear
	Post(data string)
	End() // it can begin again
}

// How the texts of a file are shared out.
const (
	spareFrom  = 30 // so many texts are worth a spare's start
	bundleSize = 4  // travel at a time: some thirty milliseconds of work
	bundlesOut = 2  // are with a spare, so that it has the next when it has done one
	aheadMost  = 64 // records are read ahead of the one that is next
)

// bundle is some texts on their way to a spare, or on their way back what it reads in them; there,
// nil is what is to be read again here.
type bundle struct {
	Records  []int                   `json:"records"` // by place in the pool
	Texts    []string                `json:"texts,omitempty"`
	Readings [][]message.BareReading `json:"readings,omitempty"`
}

// ReadBundle is what a spare makes of what was posted to it.
func ReadBundle(reader engine.Reader, data string) string {
	var b bundle
	if message.Decode(data, &b) == nil {
		for _, text := range b.Texts {
			b.Readings = append(b.Readings, engine.BareReadings(reader, text))
		}
	}
	b.Texts = nil
	return message.Encode(b)
}

// pool shares the texts of a file out among the spares and this worker. Nothing waits for a spare:
// what does not come from it, because it is slow, broken or not there, is read here.
type pool struct {
	mutex    sync.Mutex
	texts    []string                      // of the records, from the one on with which reading began; "" where the model is not asked
	head     int                           // the record that is to be completed next
	next     int                           // the first that nobody was given
	readings map[int][]message.BareReading // what was read ahead; nil is what has to be read again here
	spares   []*hand
	ended    bool
}

// hand is a spare and what it has to do.
type hand struct {
	Spare
	hears bool
	out   int // bundles that it has
}

// newPool starts the spares, if there is enough to do for them.
func newPool(c *own.Collection, spares []Spare) *pool {
	p := &pool{texts: c.Unread(), readings: map[int][]message.BareReading{}}
	count := 0
	for _, text := range p.texts {
		if text != "" {
			count++
		}
	}
	if count < spareFrom {
		return p
	}
	for _, s := range spares {
		h := &hand{Spare: s}
		p.spares = append(p.spares, h)
		s.Begin(func(data string) { p.hear(h, data) })
	}
	return p
}

func (p *pool) end() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.ended = true
	for _, h := range p.spares {
		h.End()
	}
}

// hear takes what a spare says; its first word has no records.
func (p *pool) hear(h *hand, data string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	var b bundle
	if p.ended || message.Decode(data, &b) != nil {
		return
	}
	h.hears = true
	if len(b.Records) > 0 {
		h.out--
	}
	for k, i := range b.Records {
		if k < len(b.Readings) && i >= p.head {
			p.readings[i] = b.Readings[k]
		}
	}
	p.deal()
}

// deal gives the spares what they have room for.
func (p *pool) deal() {
	for _, h := range p.spares {
		for h.hears && h.out < bundlesOut {
			var b bundle
			for len(b.Records) < bundleSize {
				i := p.give()
				if i < 0 {
					break
				}
				b.Records, b.Texts = append(b.Records, i), append(b.Texts, p.texts[i])
			}
			if len(b.Records) == 0 {
				return
			}
			h.out++
			h.Post(message.Encode(b))
		}
	}
}

// give is the next record that nobody was given and that has a text to read; -1 for none.
func (p *pool) give() int {
	for p.next < min(len(p.texts), p.head+aheadMost) {
		p.next++
		if p.texts[p.next-1] != "" {
			return p.next - 1
		}
	}
	return -1
}

// mine is the record that this worker is to read or complete: the next one, if all that it needs is
// there or nobody else has a text to give; else one further on, the farthest where spares have them
// all.
func (p *pool) mine() int {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if _, read := p.readings[p.head]; read || p.texts[p.head] == "" || len(p.spares) == 0 {
		return p.head
	}
	if i := p.give(); i >= 0 {
		return i
	}
	for i := p.next - 1; i > p.head; i-- {
		if _, read := p.readings[i]; !read && p.texts[i] != "" {
			return i
		}
	}
	return p.head
}

// step completes the next record of the collection, or reads one ahead.
func (p *pool) step(c *own.Collection, e *engine.Engine) {
	i := p.mine()
	if i > p.head {
		readings := e.BareReadings(p.texts[i])
		p.mutex.Lock()
		p.readings[i] = readings
		p.mutex.Unlock()
		return
	}
	p.mutex.Lock()
	model := engine.ModelFrom(p.readings[i])
	p.mutex.Unlock()
	if model == nil {
		model = e.Model()
	}
	c.Step(model)
	p.mutex.Lock()
	defer p.mutex.Unlock()
	delete(p.readings, p.head)
	p.head++
	p.next = max(p.next, p.head)
	p.deal()
}
