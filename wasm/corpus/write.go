package corpus

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"iter"

	"mwpranker/wasm/expr"
)

// Write writes a corpus file. The same records give the same bytes, and each
// record stands on a line of its own, so that a change of one problem is a
// change of one line. The records are gone through twice: the first line says
// which version the equations need.
func Write(w io.Writer, header Header, records iter.Seq[Record]) error {
	out := bufio.NewWriter(w)
	fmt.Fprintf(out, "{\"format\":%q,\"version\":%d,\"name\":%s,\"licence\":%s,\"problems\":[",
		Format, versionFor(records), quote(header.Name), quote(header.Licence))
	var line bytes.Buffer
	encoder := json.NewEncoder(&line)
	encoder.SetEscapeHTML(false) // the file is read by people: < stays <
	separator := "\n"
	for record := range records {
		line.Reset()
		if err := encoder.Encode(toWire(record)); err != nil {
			return fmt.Errorf("corpus: record %q: %w", record.ID, err)
		}
		out.WriteString(separator)
		out.Write(bytes.TrimSuffix(line.Bytes(), []byte("\n")))
		separator = ",\n"
	}
	out.WriteString("\n]}\n")
	if err := out.Flush(); err != nil {
		return fmt.Errorf("corpus: %w", err)
	}
	return nil
}

// versionFor is the oldest version that these equations can be written in.
func versionFor(records iter.Seq[Record]) int {
	for record := range records {
		if expr.HasFunction(record.Equation) {
			return Version
		}
	}
	return firstVersion
}

func quote(s string) []byte {
	quoted, _ := json.Marshal(s) // a string can't fail
	return quoted
}
