package syntax

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"mwpranker/wasm/text"
)

// ReadQuestions reads the questions of a GSM8K file as sentences of forms, as
// the page would read them: every so many-th problem.
func ReadQuestions(path string, every int) ([]Example, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, fmt.Errorf("reading raw text: %w", err)
	}
	defer f.Close()
	var all []Example
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	for line := 0; sc.Scan(); line++ {
		if line%every != 0 {
			continue
		}
		var problem struct{ Question string }
		if err := json.Unmarshal(sc.Bytes(), &problem); err != nil {
			return nil, fmt.Errorf("reading %s, line %d: %w", path, line+1, err)
		}
		doc, err := text.Read(problem.Question)
		if err != nil {
			continue // longer than any problem: left out
		}
		for _, s := range doc.Sentences {
			var e Example
			for _, t := range doc.Tokens[s.FirstToken:s.EndToken] {
				e.Forms = append(e.Forms, t.Text)
			}
			if len(e.Forms) > 0 && len(e.Forms) <= 60 {
				all = append(all, e)
			}
		}
	}
	if err := sc.Err(); err != nil {
		return nil, fmt.Errorf("reading %s: %w", path, err)
	}
	return all, nil
}
