package engine

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// TestModelTravels: what is read elsewhere and sent here is to the last bit what is read here.
func TestModelTravels(t *testing.T) {
	reader, err := NewReader(weightFile(t, "parser.bin"), weightFile(t, "reader.bin"))
	if err != nil {
		t.Fatal(err)
	}
	show := func(readings importer.Readings, err error) (s string) {
		for tree, probability := range readings {
			for e := range tree.Postorder() {
				s += fmt.Sprint(e.Kind, e.Op, e.Index, e.Value, " ")
			}
			s += fmt.Sprintf("%v %b\n", tree, probability)
		}
		return fmt.Sprint(s, err)
	}
	for _, record := range packShipped(t, New())[:200] {
		document, err := text.Read(record.Text)
		if err != nil {
			t.Fatal(err)
		}
		var sent []message.BareReading
		if err := message.Decode(message.Encode(BareReadings(reader, record.Text)), &sent); err != nil {
			t.Fatal(err)
		}
		got, want := show(ModelFrom(sent)(document)), show(ModelOf(reader)(document))
		if got != want {
			t.Errorf("%s\ngot  %s\nwant %s", record.Text, got, want)
		}
	}
	// What fails here may tell why where it is asked for again.
	if readings := BareReadings(reader, strings.Repeat("1 ", text.MaxBytes)); readings != nil || ModelFrom(readings) != nil {
		t.Errorf("a text that is too long has the readings %v", readings)
	}
}
