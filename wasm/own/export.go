package own

import (
	"io"
	"iter"

	"mwpranker/wasm/corpus"
)

// WriteJSON writes the problems as a corpus file.
func (c *Collection) WriteJSON(w io.Writer) error {
	return corpus.Write(w, corpus.Header{Name: c.Name, Licence: c.Licence}, c.exported())
}

// WriteTable writes the problems as CSV.
func (c *Collection) WriteTable(w io.Writer) error {
	return corpus.WriteTable(w, corpus.Columns, func(yield func([]string) bool) {
		for record := range c.exported() {
			if !yield(record.Row()) {
				return
			}
		}
	})
}

// exported are the records as the file had them, with what was found out.
func (c *Collection) exported() iter.Seq[corpus.Record] {
	return func(yield func(corpus.Record) bool) {
		for _, p := range c.Problems {
			record := p.Record
			record.ID = fileID(record.ID)
			if !yield(record) {
				return
			}
		}
	}
}
