package paraphrase

import (
	"os"
	"path/filepath"
	"testing"

	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/syntax"
	"mwpranker/wasm/text"
)

// reader is the shipped model.
type reader struct{ *graph2tree.Reader }

func newReader(t testing.TB) *reader {
	t.Helper()
	read := func(name string) []byte {
		data, err := os.ReadFile(filepath.Join("../../model_weights", name))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	parser, err := syntax.Load(read("parser.bin"))
	if err != nil {
		t.Fatal(err)
	}
	model, err := graph2tree.Load(read("reader.bin"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := graph2tree.NewReader(parser, model)
	if err != nil {
		t.Fatal(err)
	}
	return &reader{r}
}

// problem lays out a text, with its readings where they are wanted.
func (r *reader) problem(t testing.TB, source string, read bool) *Problem {
	t.Helper()
	d, err := text.Read(source)
	if err != nil {
		t.Fatal(err)
	}
	var readings []graph2tree.Reading
	if read {
		if readings, err = r.Read(d); err != nil {
			t.Fatal(err)
		}
	}
	parse, err := r.Parse(d)
	if err != nil {
		t.Fatal(err)
	}
	p, err := New(d, parse, readings)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
