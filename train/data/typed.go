package data

import (
	"bufio"
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// The typed sets are the older problems to measure by. A language model wrote them to written
// rules, as it wrote the practice problems, stories and scenes; no teacher typed them. They are
// named for who that was, and what they are:
//
//   - "insider-": written in sessions that wrote scenes of the generator too, which flatters;
//   - "kindred-": written without sight of what is learnt from; of the other typed sets a few lines
//     were seen for their form, so they have habits in common with them and with the practice
//     problems;
//   - "chosen-": the same, and models were chosen by them;
//   - "-plain" as somebody types a problem into a search box, "-variations" in groups of five or
//     four, where a small change of the words changes the model or must not change it.
//
// Nobody who writes what is learnt from may see them.
//
//go:embed testdata/typed/*.jsonl
var typedFiles embed.FS

// TypedParts are all there are. Each set is one part.
var TypedParts = []SetPart{
	{"insider-plain", Test}, {"insider-variations", Test}, {"kindred-plain", Test}, {"kindred-variations", Test},
	{"chosen-plain", Dev}, {"chosen-variations", Dev},
}

// typedRecord is a line of a typed set.
type typedRecord struct {
	ID       string
	Part     Part
	Kind     string // of plain ones: "money"; of variations: "base", or what was changed: "extra"
	Text     string
	Equation string // over the numbers as they stand in the text, as in a corpus
	Answer   corpus.Number
}

// ReadTyped gives a typed set.
func ReadTyped(p SetPart) (*Held, error) {
	if !slices.Contains(TypedParts, p) {
		return nil, fmt.Errorf("there are no typed problems %q, %q", p.Set, p.Part)
	}
	data, err := typedFiles.ReadFile("testdata/typed/" + p.Set + ".jsonl")
	if err != nil {
		return nil, err
	}
	records, err := parseTyped(data)
	if err != nil {
		return nil, fmt.Errorf("%s.jsonl: %w", p.Set, err)
	}
	held := &Held{Name: p.String(), Part: p.Part}
	for _, r := range records {
		if r.Part != p.Part {
			return nil, fmt.Errorf("%s: is %q in a set that is %q", r.ID, r.Part, p.Part)
		}
		e, err := r.example(p.Set)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", r.ID, err)
		}
		held.Examples = append(held.Examples, *e)
	}
	return held, nil
}

func parseTyped(data []byte) ([]typedRecord, error) {
	var list []typedRecord
	lines := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; lines.Scan(); n++ {
		var r typedRecord
		decoder := json.NewDecoder(bytes.NewReader(lines.Bytes()))
		decoder.DisallowUnknownFields()
		if err := decoder.Decode(&r); err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, r)
	}
	return list, lines.Err()
}

// example reads the text and binds the equation to its numbers.
func (r *typedRecord) example(set string) (*Example, error) {
	doc, err := text.Read(r.Text)
	if err != nil {
		return nil, err
	}
	answer, err := r.Answer.Rat()
	if err != nil {
		return nil, err
	}
	tree, doc, err := corpus.Bind(r.Equation, doc)
	if err != nil {
		return nil, err
	}
	v, err := worth.Of(tree, doc.Quantities)
	if err != nil {
		return nil, err
	}
	if !v.Is(answer) {
		return nil, fmt.Errorf("the equation gives %s", v)
	}
	e := &Example{ID: r.ID, Set: set, Kind: r.Kind, Doc: doc, Expr: tree, Answer: answer}
	if strings.HasSuffix(set, "variations") { // adversarial-01a is of the group adversarial-01
		e.Group = strings.TrimRight(r.ID, "abcdefghijklmnopqrstuvwxyz")
	}
	return e, nil
}
