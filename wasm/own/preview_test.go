package own

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/message"
)

// TestPreview: what a file would be read as, with its first problems and its faults.
func TestPreview(t *testing.T) {
	file := "text,equation,answer\nAnn has 3 pens and 4 cups. How many things?,3 + 4,7\n\"open,,\n"
	for n := range 8 {
		file += fmt.Sprintf("Bob has %d pens and 2 cups. How many things?,,\n", n+3)
	}
	p, err := Preview([]byte(file), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	if p.Format != "CSV" || p.Total != 9 || p.Unread != 8 || p.Left != 1 || len(p.Faults) != 1 || p.Faults[0].Line != 3 {
		t.Errorf("seen is %+v", p)
	}
	if len(p.Problems) != shownProblems || p.Problems[0] != (message.Previewed{Line: 2, Text: "Ann has 3 pens and 4 cups. How many things?",
		Equation: "3 + 4", Answer: "7"}) {
		t.Errorf("its problems are %+v", p.Problems)
	}
	if p, err = Preview([]byte(file), []string{"none"}, nil); err != nil || p.Total != 0 || len(p.Columns) != 3 || p.Left == 0 {
		t.Errorf("without its texts it is %+v, %v", p, err)
	}
	if _, err = Preview([]byte("%PDF-1.4"), nil, nil); err == nil {
		t.Error("a PDF is read")
	}
	stop := errors.New("stop")
	if _, err = Preview([]byte(file), nil, func(int) error { return stop }); !errors.Is(err, stop) {
		t.Errorf("it is not stopped, but %v", err)
	}
}

// TestChosenStay: what was chosen for the columns holds when the file is taken up again.
func TestChosenStay(t *testing.T) {
	const file = "text,other\nAnn has 3 pens and 4 cups. How many?,Bob has 5 pens and 6 cups. How many?\n"
	c, err := Open(1, "x.csv", []byte(file), []string{"none", "text"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	saved, err := c.Save()
	if err != nil {
		t.Fatal(err)
	}
	again, err := Load(saved)
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Resume([]byte(file)); err != nil {
		t.Fatal(err)
	}
	if texts := again.Unread(); len(texts) != 1 || !strings.HasPrefix(texts[0], "Bob") {
		t.Errorf("it goes on with %q", texts)
	}
}

// TestRolesAgree: the page offers what the importer knows.
func TestRolesAgree(t *testing.T) {
	if !slices.Equal(message.Columns, importer.Roles) || message.NoColumn != importer.None {
		t.Errorf("the page offers %v, the importer knows %v", message.Columns, importer.Roles)
	}
}
