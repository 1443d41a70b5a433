package text

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// row is a line of testdata/rows: a text, what it gives, and where it stands.
type row struct{ text, want, place string }

// readRows reads the tables in testdata/rows. A row is
//
//	Tickets cost R2.50 each. => 2.5 R
//
// with the quantities in order, a clock time as 18:45 and the names behind a
// bar: "5 | 12 label". A line that begins with # is a comment.
func readRows(t testing.TB) []row {
	t.Helper()
	files, err := filepath.Glob("testdata/rows/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	var rows []row
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(file)
		for n := 1; lines.Scan(); n++ {
			line := lines.Text()
			if line == "" || strings.HasPrefix(line, "#") {
				continue
			}
			text, want, ok := strings.Cut(line, " =>")
			if !ok {
				t.Fatalf("%s:%d: a row is TEXT => NUMBERS", name, n)
			}
			rows = append(rows, row{text, strings.TrimSpace(want), filepath.Base(name)})
		}
		file.Close()
	}
	return rows
}

// told is what a document gives, in the words of the rows.
func told(d *Document) string {
	var list []string
	for i := range d.Quantities {
		list = append(list, amountOf(&d.Quantities[i]))
	}
	out := strings.Join(list, "; ")
	list = nil
	for i := range d.Names {
		if n := &d.Names[i]; n.Why != "noon, midnight" {
			list = append(list, strings.TrimSpace(amountOf(&n.Quantity)+" "+n.Why))
		}
	}
	if len(list) > 0 {
		out = strings.TrimSpace(out + " | " + strings.Join(list, "; "))
	}
	return out
}

func amountOf(q *Quantity) string {
	switch {
	case q.Value == nil:
		return ""
	case q.Unit.IsClock():
		return ClockString(q.Value)
	}
	value := q.Value.RatString()
	if places, exact := q.Value.FloatPrec(); exact {
		value = q.Value.FloatString(places)
	}
	return strings.TrimSpace(value + " " + q.Unit.String())
}

const fewestRows = 1500

func TestRows(t *testing.T) {
	rows := readRows(t)
	if len(rows) < fewestRows {
		t.Errorf("%d rows; there should be %d at least", len(rows), fewestRows)
	}
	seen := map[string]string{}
	for _, r := range rows {
		if other, twice := seen[r.text]; twice {
			t.Errorf("%s: %q stands in %s too", r.place, r.text, other)
		}
		seen[r.text] = r.place
		d := read(t, r.text)
		if got := told(d); got != r.want {
			t.Errorf("%s: %s\n got: %s\nwant: %s", r.place, r.text, got, r.want)
		}
		if problem := broken(d); problem != "" {
			t.Errorf("%s: %s: %s", r.place, r.text, problem)
		}
	}
}
