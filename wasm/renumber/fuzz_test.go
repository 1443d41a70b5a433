package renumber

import (
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// FuzzVariants: no text, equation and size makes it panic, work without end, or offer what is not
// read back.
func FuzzVariants(f *testing.F) {
	for i, e := range examples {
		f.Add(e.text, e.equation, uint8(i), uint64(i))
	}
	f.Add("-5 degrees and 0.001% of 1e30 in 1/7 of 2 h 30 min at 7:30", "n0 * n1 / n2", uint8(0),
		uint64(0))
	f.Add("2 to the power of 90", "2 ^ 90", uint8(8), uint64(1))
	f.Fuzz(func(t *testing.T, source, equation string, size uint8, seed uint64) {
		document, err := text.Read(source)
		if err != nil {
			return
		}
		tree, document, err := corpus.Bind(equation, document)
		if err != nil || tree.IsPattern() || len(equation) > 200 {
			return
		}
		defer budget.Watch(t, len(source)+len(equation), budget.Limit{
			Time: 4 * time.Second, EachTime: time.Millisecond, Bytes: 1 << 30, Each: 1 << 20,
		})()
		list, err := Variants(Problem{document, tree}, Options{Count: 3, Size: Size(size) % numberOfSize,
			Seed: seed})
		if err != nil && len(list) > 0 {
			t.Fatalf("%d variants and %v", len(list), err)
		}
		for _, v := range list {
			again, err := text.Read(v.Text)
			if err != nil {
				t.Fatal(err)
			}
			for i, name := range v.Document.Quantities {
				if i < len(again.Quantities) && len(again.Quantities) == len(v.Document.Quantities) &&
					again.Quantities[i].Value.Cmp(name.Value) != 0 {
					t.Fatalf("%q: n%d is %s, and read as %s", v.Text, i, expr.FormatRat(name.Value),
						expr.FormatRat(again.Quantities[i].Value))
				}
			}
		}
	})
}
