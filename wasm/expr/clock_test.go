package expr

import (
	"fmt"
	"testing"
)

func TestClockAt(t *testing.T) {
	for _, test := range []struct {
		text string
		at   int
		want string
	}{
		{"18:45", 0, "5 1125"},
		{"9:15 + 10", 0, "4 555"},
		{"0:00", 0, "4 0"},
		{"24:00", 0, "5 1440"},
		{"a + 18:45", 4, "9 1125"},
		{"18:45)", 0, "5 1125"},
		{"24:30", 0, "0 0"},
		{"48:12", 0, "0 0"},
		{"3:2", 0, "0 0"},
		{"3:275", 0, "0 0"},
		{"12:75", 0, "0 0"},
		{"18 : 45", 0, "0 0"},
		{"118:45", 1, "0 0"},
		{"2:30:15", 0, "0 0"},
		{"2.18:45", 2, "0 0"},
		{"18:45.5", 0, "0 0"},
		{"18:45x", 0, "0 0"},
		{"18:", 0, "0 0"},
		{"", 0, "0 0"},
		{"n0", 0, "0 0"},
	} {
		end, minutes := ClockAt(test.text, test.at)
		if got := fmt.Sprint(end, minutes); got != test.want {
			t.Errorf("ClockAt(%q, %d) is %s, want %s", test.text, test.at, got, test.want)
		}
	}
}
