package frontend

import (
	"fmt"
	"strings"
	"testing"

	"github.com/vugu/vugu"
)

// builds is a component that is what a function builds.
type builds func() *vugu.VGNode

func (d *builds) Build(*vugu.BuildIn) *vugu.BuildOut {
	return &vugu.BuildOut{Out: []*vugu.VGNode{(*d)()}}
}

// TestLongTexts: no text of a drawing is longer than what fits, whatever holds it; one that stays
// is handed over once, and one that goes is dropped.
func TestLongTexts(t *testing.T) {
	long, other := strings.Repeat("long ", 2000), strings.Repeat("other ", 5000)
	value := long
	page := builds(func() *vugu.VGNode {
		box := &vugu.VGNode{Type: vugu.ElementNode, Data: "textarea",
			Attr: []vugu.VGAttribute{{Key: "title", Val: long}, {Key: "id", Val: "box"}},
			Prop: []vugu.VGProperty{{Key: "value", JSONVal: []byte(value)}}}
		root := &vugu.VGNode{Type: vugu.ElementNode, Data: "div"}
		root.AppendChild(box)
		root.AppendChild(&vugu.VGNode{Type: vugu.TextNode, Data: other})
		return root
	})
	var log []string
	texts := longTexts{
		hand: func(key, text string) { log = append(log, fmt.Sprintf("hand %q: %d", key, len(text))) },
		drop: func(key string) { log = append(log, fmt.Sprintf("drop %q", key)) },
	}
	env, err := vugu.NewBuildEnv()
	if err != nil {
		t.Fatal(err)
	}
	draw := func() string {
		log = nil
		built := env.RunBuild(&page)
		texts.takeOut(built)
		box := built.Out.Out[0].FirstChild
		log = append(log, fmt.Sprintf("drawn %q %q %q %q", box.Attr[0].Val, box.Attr[1].Val, box.Prop[0].JSONVal, box.NextSibling.Data))
		return strings.Join(log, "\n")
	}
	for _, step := range []struct{ value, want string }{
		{long, `hand "\x01long 1": 10000
hand "\x01long 2": 30000
drawn "\x01long 1" "box" "\x01long 1" "\x01long 2"`},
		{long, `drawn "\x01long 1" "box" "\x01long 1" "\x01long 2"`},
		{other + "more", `hand "\x01long 3": 30004
drawn "\x01long 1" "box" "\x01long 3" "\x01long 2"`},
		{"short", `drop "\x01long 3"
drawn "\x01long 1" "box" "short" "\x01long 2"`},
	} {
		value = step.value
		if got := draw(); got != step.want {
			t.Errorf("a value of %d:\n%s\nwant\n%s", len(step.value), got, step.want)
		}
	}
}
