package own

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"iter"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// adds is a model that takes every text for a sum of its first two numbers.
func adds(*text.Document) (importer.Readings, error) {
	tree, err := expr.Parse("n0 + n1")
	return importer.Readings(iter.Seq2[*expr.Expr, float64](func(yield func(*expr.Expr, float64) bool) { yield(tree, 0.5) })), err
}

// show writes a collection a line a problem, then its counts, then what was left out.
func show(c *Collection) string {
	var b strings.Builder
	for _, p := range c.Problems {
		fmt.Fprintf(&b, "%s %s = %s", p.ID, p.Equation, p.Answer)
		if p.Confidence > 0 {
			fmt.Fprintf(&b, " (%v)", p.Confidence)
		}
		b.WriteString("; ")
	}
	fmt.Fprintf(&b, "%s, %d of %d, %d by the model, %d unsure, %d left out", c.Name, c.Read, c.Total, c.ByModel, c.Unsure, c.Left)
	for _, fault := range c.Report() {
		b.WriteString("; " + fault.String())
	}
	return b.String()
}

func finish(c *Collection, model importer.Model) *Collection {
	for !c.Done() {
		c.Step(model)
	}
	return c
}

const mixed = "id,text,equation,answer\na,Ann has 3 kites and buys 4.,3 + 4,7\nb,Ben has 5 pots and 6 pans.,,\nc,Cem has 2 cats.,,\nbad,too,many,columns,here\nd,Dee has 8 dogs and 9 hens.,8 + 9,1\n"

func TestReading(t *testing.T) {
	for _, c := range []struct {
		name, file string
		model      importer.Model
		want       string
	}{
		{"with a model", mixed, adds,
			"7:a 3 + 4 = 7; 7:b n0 + n1 = 11 (0.5); kites, 4 of 4, 1 by the model, 1 unsure, 3 left out; " +
				"line 4 (c): equation: the model finds none in the text; " +
				"line 5: has 5 columns and the first line 4; put texts with a ',' in quotes; line 6 (d): answer: 1 is not what the equation gives: 8 + 9 = 17"},
		{"without", "text\nBen has 5 pots and 6 pans.", nil,
			"kites, 1 of 1, 0 by the model, 0 unsure, 1 left out; line 2 (line-2): equation: is missing, and there is no model to read the text"},
		{"a model that ends itself", "text\nBen has 5 pots and 6 pans.", func(*text.Document) (importer.Readings, error) { panic("oh") },
			"kites, 1 of 1, 0 by the model, 0 unsure, 1 left out; line 2 (line-2): a fault in the program: oh"},
		{"a name of its own", `{"name":"The \u0000 <b>set</b>","problems":[{"id":"` + strings.Repeat("i", 99) + `","text":"3 and 4","equation":"3+4"}]}`, nil,
			"7:long-1 3+4 = 7; The   <b>set</b>, 1 of 1, 0 by the model, 0 unsure, 0 left out"},
		{"nothing in it", "text,answer\n,3\n", nil, "error: there is no problem in it: line 2: text: is missing"},
		{"a spreadsheet", "PK\x03\x04", nil, "error: reading problems: the zip file is damaged, or was not copied to its end"},
	} {
		collection, err := Open(7, "kites.csv", []byte(c.file), nil, nil)
		got := fmt.Sprint("error: ", err)
		if err == nil {
			got = show(finish(collection, c.model))
		}
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
}

// TestGoingOn: a collection that was saved after any step ends like one that was never interrupted.
func TestGoingOn(t *testing.T) {
	open := func() *Collection {
		c, err := Open(1, "kites.csv", []byte(mixed), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	want := show(finish(open(), adds))
	for steps := range open().Total + 1 {
		c := open()
		for range steps {
			c.Step(adds)
		}
		saved, err := c.Save()
		if err != nil {
			t.Fatal(err)
		}
		again, err := Load(saved)
		if err != nil {
			t.Fatal(err)
		}
		if got := show(again); got != show(c) {
			t.Errorf("saved after %d steps:\n%s\nloaded:\n%s", steps, show(c), got)
		}
		if err := again.Resume([]byte(mixed)); err != nil {
			t.Fatal(err)
		}
		if got := show(finish(again, adds)); got != want {
			t.Errorf("interrupted after %d steps:\ngot  %s\nwant %s", steps, got, want)
		}
	}
	if err := open().Resume([]byte("text\n3 and 4")); err == nil || err.Error() != "the file has 1 records, and had 4" {
		t.Errorf("another file: %v", err)
	}
}

func TestBrokenShelf(t *testing.T) {
	c, err := Open(1, "kites.csv", []byte(mixed), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	saved, err := finish(c, adds).Save()
	if err != nil {
		t.Fatal(err)
	}
	for end := range saved {
		if _, err := Load(saved[:end]); err == nil {
			t.Errorf("the first %d of %d bytes were taken for all", end, len(saved))
		}
	}
}

// TestExportComesBack: what is written as a table or as JSON is read again as what it was, and a
// spreadsheet finds no formula in it.
func TestExportComesBack(t *testing.T) {
	file := `{"problems":[{"id":"=1+1","text":"=cmd|' /C calc'!A0 gives 3 and\n\"4\", so how much, in all?","equation":"3 + 4","answer":7,"topic":"@home","grade":2,"story":"+s"},` +
		`{"id":"-2","text":"Of -5 and 3, the sum?"},{"id":"x","text":"It is 5 below and 8 lower.","equation":"5 - 8","answer":-3}]}`
	c, err := Open(3, "a.json", []byte(file), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	finish(c, adds)
	if len(c.Problems) != 3 {
		t.Fatal(show(c))
	}
	for name, write := range map[string]func(*bytes.Buffer) error{
		"table": func(b *bytes.Buffer) error {
			return corpus.WriteTable(b, corpus.Columns, func(yield func([]string) bool) {
				for p := range c.Exported() {
					if !yield(p.Row()) {
						return
					}
				}
			})
		},
		"JSON": func(b *bytes.Buffer) error {
			return corpus.Write(b, corpus.Header{Name: c.Name}, func(yield func(corpus.Record) bool) {
				for p := range c.Exported() {
					if !yield(p.Record) {
						return
					}
				}
			})
		},
	} {
		var out bytes.Buffer
		if err := write(&out); err != nil {
			t.Fatal(err)
		}
		again, err := Open(3, "a.json", out.Bytes(), nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		finish(again, nil)
		if len(again.Problems) != len(c.Problems) {
			t.Fatalf("%s: %s", name, show(again))
		}
		for i := range c.Problems {
			if got, want := again.Problems[i].Record, c.Problems[i].Record; got != want {
				t.Errorf("%s gives back %+v, not %+v", name, got, want)
			}
		}
		if name == "JSON" {
			if _, _, err := corpus.ReadAll(bytes.NewReader(out.Bytes())); err != nil {
				t.Error(err)
			}
			continue
		}
		rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(out.String(), "\ufeff"))).ReadAll()
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range rows {
			for _, cell := range row {
				if cell != "" && strings.ContainsRune("=+@\t\r", rune(cell[0])) || strings.HasPrefix(cell, "-") && cell != "-3" && cell != "-2" {
					t.Errorf("a spreadsheet would calculate %q", cell)
				}
			}
		}
	}
}

func TestUnread(t *testing.T) {
	c, err := Open(1, "x.csv", []byte("text,equation\nOne and 2,\n3 and 4,3 + 4\n"+strings.Repeat("5 and ", text.MaxBytes)+",\n6 and 7,\n"), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"One and 2|||6 and 7", "||6 and 7"} {
		if got := strings.Join(c.Unread(), "|"); got != want {
			t.Errorf("after %d: %.200q, want %q", c.Read, got, want)
		}
		c.Step(adds)
	}
}
