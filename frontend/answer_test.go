package frontend

import (
	"testing"

	"mwpranker/wasm/message"
)

func TestAnswer(t *testing.T) {
	reading := message.Reading{Template: "N - N"}
	group := func(name string) []message.Group { return []message.Group{{Name: name}} }
	for _, c := range []struct {
		name     string
		found    *message.Found
		reading  string
		groups   int
		noneSame bool
	}{
		{"nothing yet", nil, "", 0, false},
		{"the same", &message.Found{Understood: message.Understood{Readings: []message.Reading{reading}}, Groups: group(message.GroupSame)}, "N - N", 1, false},
		{"a pattern", &message.Found{Groups: group(message.GroupPattern)}, "", 1, false},
		{"only near ones", &message.Found{Understood: message.Understood{Readings: []message.Reading{reading}}, Groups: group("near")}, "N - N", 1, true},
		{"none at all", &message.Found{}, "", 0, true},
		{"by words", &message.Found{By: message.ByWords}, "", 0, false},
	} {
		a := Answer{Found: c.found}
		got := ""
		if r := a.Reading(); r != nil {
			got = r.Template
		}
		if got != c.reading || len(a.Groups()) != c.groups || a.NoneSame() != c.noneSame {
			t.Errorf("%s: reading %q, %d groups, none the same: %v", c.name, got, len(a.Groups()), a.NoneSame())
		}
	}
}

func TestOwnOfAnswer(t *testing.T) {
	a := Answer{Worker: message.State{Own: []message.Collection{
		{Phase: message.CollectionReading, Read: 3, Total: 10},
		{Phase: message.CollectionReading, Read: 1, Total: 5, Problems: 1},
		{Read: 7, Total: 7},
	}}}
	if read, total := a.OwnProgress(); read != 4 || total != 15 {
		t.Errorf("%d of %d are read, want 4 of 15: what is read already does not count", read, total)
	}
	if !a.HasOwn() || (&Answer{}).HasOwn() {
		t.Error("whether there are problems of one's own is wrong")
	}
}
