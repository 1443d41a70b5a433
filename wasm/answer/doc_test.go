package answer

import (
	"os"
	"strings"
	"testing"
)

// The table of docs/answers.md says what the program does.
func TestDocumentation(t *testing.T) {
	page, err := os.ReadFile("../../docs/answers.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for line := range strings.Lines(string(page)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), " | ")
		if len(cells) != 3 || !strings.Contains(cells[1], "`") {
			continue
		}
		rows++
		a := of(t, strings.TrimSpace(cells[0]), strings.Trim(cells[1], "`"))
		got := a.String()
		if a.Rounded != nil {
			got += " (" + a.Rounded.Up.String() + " or " + a.Rounded.Down.String() + ")"
		}
		if want := strings.TrimSpace(cells[2]); got != want {
			t.Errorf("%s: the page says %q, the program %q", cells[0], want, got)
		}
	}
	if rows < 10 {
		t.Errorf("only %d rows were read", rows)
	}
}
