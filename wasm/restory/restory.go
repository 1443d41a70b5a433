package restory

import (
	"errors"
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Problem is a text and what has to be calculated, over the quantities of the document.
type Problem struct {
	Document *text.Document
	Expr     *expr.Expr
}

// Options say which stories are wanted.
type Options struct {
	Count int    // how many; fewer come where there are no more
	Seed  uint64 // the same seed gives the same stories

	// Reads says whether a story is read as the calculation that it was made for. A nil Reads
	// believes every one.
	Reads func(*Story) bool
	// Rest is called between stories that are tried; its error ends the work. It may be nil.
	Rest func() error
}

// Story is a problem told as another one.
type Story struct {
	Problem
	Text    string
	Value   worth.Value
	Changes []Change
}

// Change is a word of the text that is another one now.
type Change struct {
	Class    Class
	From, To string
}

// Class is what kind of thing has been exchanged.
type Class string

const (
	Person Class = "person"
	Place  Class = "place"
	Thing  Class = "thing"
)

// The reasons why a problem has no other story.
var (
	ErrNothing  = errors.New("the text has no name, place or thing that can be exchanged")
	ErrReadBack = errors.New("names and things fit, but the text with them is not read as the same problem")
)

// attempts is how many stories are tried, for each that is wanted.
const attempts = 3

// MaxTokens is how long a text may be.
const MaxTokens = 400

// Stories tells a problem as other stories. The error is one of those above, where there is none,
// or that of [Options.Rest].
func Stories(p Problem, o Options) ([]Story, error) {
	c := newCast(p.Document)
	if len(c.roles) == 0 {
		return nil, ErrNothing
	}
	hash := fnv.New64a()
	hash.Write([]byte(p.Document.Source))
	random := rand.New(rand.NewPCG(o.Seed, hash.Sum64()))
	var list []Story
	seen := map[string]bool{p.Document.Source: true}
	for range o.Count * attempts {
		if len(list) == o.Count {
			break
		}
		if o.Rest != nil {
			if err := o.Rest(); err != nil {
				return nil, err
			}
		}
		c.draw(random)
		s, ok := c.story(p)
		if !ok || seen[s.Text] {
			continue
		}
		seen[s.Text] = true
		if o.Reads == nil || o.Reads(s) {
			list = append(list, *s)
		}
	}
	if len(list) == 0 {
		return nil, ErrReadBack
	}
	return list, nil
}

// role is somebody or something of the text that may become another.
type role struct {
	class  Class
	from   string // as it stands in the text: a name, the base form of a noun
	to     string // what it becomes
	others []string
	at     []place
}

// place is a token that names a role.
type place struct {
	token  int
	plural bool
}

// cast is who and what takes part in a text.
type cast struct {
	d     *text.Document
	roles []*role
	taken map[string]bool // what stands in the text, in lower case
}

func newCast(d *text.Document) *cast {
	c := &cast{d: d, taken: map[string]bool{}}
	if len(d.Tokens) > MaxTokens {
		return c
	}
	for i := range d.Tokens {
		c.taken[strings.ToLower(d.Tokens[i].Text)] = true
	}
	c.people()
	c.places()
	c.things()
	return c
}

// draw decides what each role becomes: nothing twice, nothing that is in the text already, and
// people whose names begin with different letters.
func (c *cast) draw(random *rand.Rand) {
	used, initials := map[string]bool{}, map[byte]bool{}
	for _, r := range c.roles {
		r.to = r.from
		at := random.IntN(len(r.others))
		for k := range r.others {
			other := r.others[(at+k)%len(r.others)]
			if used[other] || c.mentions(other) || r.class == Person && initials[other[0]] {
				continue
			}
			r.to = other
			used[other], initials[other[0]] = true, initials[other[0]] || r.class == Person
			break
		}
	}
}

// words are a list of words, which is short enough to be looked through.
type words string

func (l words) has(word string) bool {
	for w := range strings.FieldsSeq(string(l)) {
		if w == word {
			return true
		}
	}
	return false
}

func (c *cast) norm(i int) string {
	if i < 0 || i >= len(c.d.Tokens) {
		return ""
	}
	return c.d.Tokens[i].Norm
}

func (c *cast) word(i int) string {
	if i < 0 || i >= len(c.d.Tokens) {
		return ""
	}
	return c.d.Tokens[i].Text
}

// starts says whether a token is the first word of its sentence, where a capital says nothing.
func (c *cast) starts(i int) bool {
	for k := i - 1; k >= 0; k-- {
		t := &c.d.Tokens[k]
		switch {
		case t.Kind == text.Word || t.Kind == text.Number:
			return false
		case t.Text == "." || t.Text == "!" || t.Text == "?" || t.Text == ":":
			return true
		}
	}
	return true
}

func isCapital(word string) bool { return word != "" && word[0] >= 'A' && word[0] <= 'Z' }
