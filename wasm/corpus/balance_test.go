package corpus

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

var update = flag.Bool("update", false, "rewrite the golden files under testdata")

func TestMask(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"Mia has 18 pens.", "mia has # pens ."},
		{"Mia has 18 pens. Later Mia buys twenty-four more.", "@ has # pens . later @ buys # more ."},
		{"On Monday I saw 2 1/2 dozen birds in New York.", "on @ i saw # dozen birds in @ @ ."},
		{"", ""},
	} {
		document, err := text.Read(test.text)
		if err != nil {
			t.Fatal(err)
		}
		if got := Mask(document); got != test.want {
			t.Errorf("%s\ngot  %s\nwant %s", test.text, got, test.want)
		}
	}
}

func TestBalance(t *testing.T) {
	var balance Balance
	for _, p := range readTiny(t) {
		balance.Add(p)
	}
	var got strings.Builder
	fmt.Fprintf(&got, "%d problems, %d with the mask of another\n", balance.Problems(), balance.SameMask())
	for _, table := range balance.Tables() {
		fmt.Fprintf(&got, "\n%s\n", table.Name)
		for _, row := range table.Rows {
			fmt.Fprintf(&got, "%4d %s\n", row.Count, row.Label)
		}
	}
	const golden = "testdata/balance.golden"
	if *update {
		if err := os.WriteFile(golden, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("the balance of tiny.json is not %s any more; run with -update and look at the difference:\n%s", golden, got.String())
	}
}
