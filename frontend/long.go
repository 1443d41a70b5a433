package frontend

import (
	"strconv"

	"github.com/vugu/vugu"
)

// fits is the longest text that goes to the browser inside Vugu's instructions. They travel in a
// buffer of 16 KB, and Vugu ends the program over one that is larger than that.
const fits = 4096

// longTexts takes what is longer out of a drawing: the browser gets it beforehand, by a key, and
// the instructions hold the key (guard.js puts the text in its place). A text that stays is handed
// over once.
type longTexts struct {
	hand func(key, text string)
	drop func(key string)
	keys map[string]string // by text, of the drawing before
	last int
}

// takeOut goes through all that is about to be drawn.
func (l *longTexts) takeOut(built *vugu.BuildResults) {
	seen := map[string]string{}
	l.walk(built, built.Out.Out, seen)
	for text, key := range l.keys {
		if seen[text] == "" {
			l.drop(key)
		}
	}
	l.keys = seen
}

func (l *longTexts) walk(built *vugu.BuildResults, nodes []*vugu.VGNode, seen map[string]string) {
	for _, n := range nodes {
		l.node(built, n, seen)
	}
}

func (l *longTexts) node(built *vugu.BuildResults, n *vugu.VGNode, seen map[string]string) {
	if n.Component != nil {
		l.walk(built, built.ResultFor(n.Component).Out, seen)
		return
	}
	if n.Type != vugu.ElementNode && len(n.Data) > fits {
		n.Data = l.key(n.Data, seen)
	}
	for i := range n.Attr {
		if a := &n.Attr[i]; len(a.Val) > fits {
			a.Val = l.key(a.Val, seen)
		}
	}
	for i := range n.Prop {
		if p := &n.Prop[i]; len(p.JSONVal) > fits {
			p.JSONVal = []byte(l.key(string(p.JSONVal), seen))
		}
	}
	for child := n.FirstChild; child != nil; child = child.NextSibling {
		l.node(built, child, seen)
	}
}

// key hands a text over, if it was not in the drawing before.
func (l *longTexts) key(text string, seen map[string]string) string {
	key := seen[text]
	if key == "" {
		key = l.keys[text]
	}
	if key == "" {
		l.last++
		key = "\x01long " + strconv.Itoa(l.last)
		l.hand(key, text)
	}
	seen[text] = key
	return key
}
