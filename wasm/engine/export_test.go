package engine

import (
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/export"
	"mwpranker/wasm/message"
)

// TestToExport: a problem has one kind of equation in a file, and stays the same problem.
func TestToExport(t *testing.T) {
	const cars = "A ferry carries 18 cars and 25 vans. How many vehicles does it carry in 3 trips?"
	for _, test := range []struct{ text, equation, answer, want string }{
		{cars, "(n0 + n1) * n2", "129", "(18 + 25) * 3 | 18 + 25 = 43; 43 * 3 = 129 vehicles"},
		{cars, "(a+b)*c", "129", "(18 + 25) * 3 | 18 + 25 = 43; 43 * 3 = 129 vehicles"},
		{cars, "x = (18.0+25.0)*3.0", "129", "(18 + 25) * 3 | 18 + 25 = 43; 43 * 3 = 129 vehicles"},
		{"There are 4 cats and 4 dogs. How many more dogs come than 4?", "b - c", "0", "b - c | 4 - 4 = 0 more dogs"}, // 4 - 4 could be others
	} {
		problem, err := corpus.Parse(corpus.Record{ID: "a", Text: test.text, Equation: test.equation, Answer: corpus.Number(test.answer)})
		if err != nil {
			t.Errorf("%s: %v", test.equation, err)
			continue
		}
		p := ToExport(problem, true)
		if got := p.Equation + " | " + strings.Join(p.Steps, "; "); got != test.want {
			t.Errorf("%s: got %s, want %s", test.equation, got, test.want)
		}
	}
}

// TestExportSheet: a worksheet comes in every format, with its title; what is no text comes as
// bytes.
func TestExportSheet(t *testing.T) {
	sheet := &message.Sheet{Name: "worksheet", Title: "Week 5", Key: "Lösungen", Answers: true, Problems: []message.SheetProblem{
		{ID: "a", Text: "Ann has 18 cars and 25 vans. How many?", Equation: "18 + 25", Answer: "43", Worded: "43 cars"},
		{ID: "b", Text: "No number.", Equation: "9 + 9", Answer: "18", Worded: "18"}, // of a newer page: it stays as it is
	}}
	e := New()
	for _, f := range export.Formats {
		reply := e.Answer(message.Request{ID: 1, Export: &message.Export{As: f.Name, Sheet: sheet}}, func() error { return nil })
		file := reply.Exported
		if file == nil {
			t.Errorf("%s: %+v", f.Name, reply.Failure)
			continue
		}
		content := file.Content + string(file.Bytes)
		if zip := f.Media == "application/zip" || f.Extension == "docx"; zip != (file.Content == "") || file.Name != "worksheet."+f.Extension || !strings.Contains(content, "25 vans") {
			t.Errorf("%s: %s, %d and %d bytes", f.Name, file.Name, len(file.Content), len(file.Bytes))
		}
	}
	reply := e.Answer(message.Request{ID: 2, Export: &message.Export{As: "pdf", Sheet: sheet}}, func() error { return nil })
	if reply.Failure == nil || reply.Failure.Code != message.BadRequest {
		t.Errorf("another format: %+v", reply)
	}
}
