package importer

import (
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
)

// TestChosenColumns: a table's columns are told with what they were taken for, and are what
// somebody chooses.
func TestChosenColumns(t *testing.T) {
	const named = "nr,text,hint,answer\n7,Ann has 3 pens and 4 cups.,How many has Bob of 5 and 6?,7\n"
	const bare = "Ann has 3 pens and gets 4 pens.\t7\nBob has 5 cups and gets 6 cups.\t11\n"
	const french = "Énoncé du jour;Bonne réponse\nAnn has 3 pens and gets 4 pens.;7\nBob has 5 cups and gets 6 cups.;11\n"
	for _, c := range []struct{ file, chosen, columns, records string }{
		{named, "", "nr=id text=text hint= answer=answer", "7: Ann has 3 pens and 4 cups. = 7"},
		{named, ",none,text", "nr=id text= hint=text answer=answer", "7: How many has Bob of 5 and 6? = 7"},
		{named, "none,,,none", "nr= text=text hint= answer=", "line-2: Ann has 3 pens and 4 cups. ="},
		{named, ",body,text", "nr=id text=body hint=text answer=answer", "7: Ann has 3 pens and 4 cups. How many has Bob of 5 and 6? = 7"},
		{named, ",none", "nr=id text= hint= answer=answer", ""},
		{named, ",,,,,text,text", "nr=id text=text hint= answer=answer", "7: Ann has 3 pens and 4 cups. = 7"},
		{bare, "", "=text =answer", "line-1: Ann has 3 pens and gets 4 pens. = 7; line-2: Bob has 5 cups and gets 6 cups. = 11"},
		{bare, ",none", "=text =", "line-1: Ann has 3 pens and gets 4 pens. =; line-2: Bob has 5 cups and gets 6 cups. ="},
		{french, "", "Énoncé du jour=text Bonne réponse=answer", "line-2: Ann has 3 pens and gets 4 pens. = 7; line-3: Bob has 5 cups and gets 6 cups. = 11"},
		{"Ann has 3 pens and gets 4 pens.\n", "none", "", "line-1: Ann has 3 pens and gets 4 pens. ="},
	} {
		var records []string
		var chosen []string
		if c.chosen != "" {
			chosen = strings.Split(c.chosen, ",")
		}
		report, err := ReadAs(strings.NewReader(c.file), chosen, func(_ int, r corpus.Record) {
			records = append(records, strings.TrimSpace(fmt.Sprintf("%s: %s = %s", r.ID, r.Text, r.Answer)))
		})
		if err != nil {
			t.Errorf("%q, %s: %v", c.file, c.chosen, err)
			continue
		}
		var columns []string
		for _, each := range report.Columns {
			columns = append(columns, each.Name+"="+each.As)
		}
		if got := strings.Join(columns, " "); got != c.columns {
			t.Errorf("%q, %s: columns are %s, want %s", c.file, c.chosen, got, c.columns)
		}
		if got := strings.Join(records, "; "); got != c.records {
			t.Errorf("%q, %s: records are %s, want %s", c.file, c.chosen, got, c.records)
		}
	}
}
