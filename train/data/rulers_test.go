package data

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"mwpranker/train/evaluate"
	"mwpranker/wasm/expr"
)

// rulerSizes are how many problems, or groups, each set has at least.
var rulerSizes = map[SetPart]int{
	{"everyday", Dev}: 290, {"everyday", Test}: 290, {"multistep", Dev}: 190, {"multistep", Test}: 190,
	{"contrast", Dev}: 55, {"contrast", Test}: 55,
}

// mostUnsaid is the share of a ruler's problems whose equation may not be sayable in the numbers
// that are found.
const mostUnsaid = 0.04

// TestRulers: every part is there in its size, every equation gives its answer, and groups are
// groups.
func TestRulers(t *testing.T) {
	parts, err := Rulers()
	if err != nil {
		t.Fatal(err)
	}
	if len(parts) != len(rulerSizes) {
		t.Errorf("there are the parts %v", parts)
	}
	ids := map[string]bool{}
	for _, p := range parts {
		held, err := ReadRuler(p)
		if err != nil {
			t.Fatal(err)
		}
		groups, unsaid := map[string][]*Example{}, 0
		for i := range held.Examples {
			e := &held.Examples[i]
			if ids[e.ID] || !strings.HasPrefix(e.ID, p.Set+"-"+string(p.Part)) {
				t.Errorf("%s stands twice, or not in its file", e.ID)
			}
			ids[e.ID] = true
			if e.Group != "" {
				groups[e.Group] = append(groups[e.Group], e)
			}
			if e.Expr == nil {
				unsaid++
			}
		}
		size := len(held.Examples)
		if p.Set == "contrast" {
			size = len(groups)
			for name, list := range groups {
				if len(list) < 3 || len(list) > 5 || !differ(list) {
					t.Errorf("%s has %d problems, or all calculate the same", name, len(list))
				}
			}
		}
		if size < rulerSizes[p] {
			t.Errorf("%s has %d, not %d", p, size, rulerSizes[p])
		}
		if float64(unsaid) > mostUnsaid*float64(len(held.Examples)) {
			t.Errorf("%s: %d of %d equations cannot be said in the numbers found: go run ./train/cmd/data unreadable", p, unsaid, len(held.Examples))
		}
		proveRuler(t, p)
	}
}

// differ says whether some problems of a group have another calculation or another answer.
func differ(list []*Example) bool {
	for _, e := range list[1:] {
		if !evaluate.SameAnswer(e.Answer, list[0].Answer) || e.Expr != nil && list[0].Expr != nil && !expr.Equal(e.Expr, list[0].Expr) {
			return true
		}
	}
	return false
}

// proveRuler calculates every equation by itself.
func proveRuler(t *testing.T, p SetPart) {
	source, err := rulerFiles.ReadFile(rulerFolder + "/" + p.Set + "-" + string(p.Part) + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(source)) {
		var r rulerRecord
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		want, err := answerOf(r.Answer)
		if err != nil {
			t.Errorf("%s: %v", r.ID, err)
			continue
		}
		tree, err := expr.Parse(r.Equation)
		if err != nil {
			t.Errorf("%s: %v", r.ID, err)
			continue
		}
		if got, err := tree.Eval(nil); err != nil || !evaluate.SameAnswer(got, want) {
			t.Errorf("%s: %s is not %s (error %v)", r.ID, r.Equation, r.Answer, err)
		}
	}
}

func TestParseRuler(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{`{"id":"x-1","text":"Ann has 5 cats and 3 dogs. How many pets?","equation":"5 + 3","answer":8,"tags":["1step","pets"]}`, "n0 + n1 pets 8"},
		{`{"id":"x-2","group":"g","text":"130 children go in buses of 40. How many buses?","equation":"roundup(130 / 40)","answer":"4","tags":["whole"]}`, "roundup(n0 / n1)  4"},
		{`{"id":"x-3","text":"Ann has 5 cats.","equation":"5 + 41","answer":46,"tags":[]}`, "none: 41 is neither a number of the text nor a known constant"},
		{`{"id":"x-4","text":"Ann has 5 cats and 3 dogs.","equation":"5 + 3","answer":9,"tags":[]}`, "none: the equation gives 8"},
		{`{"id":"x-5","text":"Ann has 5 cats.","equation":"5","answer":"25:10","tags":[]}`, `error x-5: answer: "25:10" is no clock time`},
		{`{"id":"x-6","text":"Ann has 5 cats.","sum":5}`, `error json: unknown field "sum"`},
		{`{"text":"Ann has 5 cats."}`, "error id, text or equation is missing"},
	} {
		got := ""
		switch e, err := parseRuler([]byte(c.line)); {
		case err != nil:
			got = "error " + err.Error()
		case e.Expr == nil:
			got = "none: " + e.Fault
		default:
			got = e.Expr.String() + " " + e.Kind + " " + expr.FormatRat(e.Answer)
		}
		if got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.line, got, c.want)
		}
	}
	if v, err := answerOf("20:35"); err != nil || expr.FormatRat(v) != "1235" {
		t.Errorf("20:35 is %v, %v", v, err)
	}
}

// No problem of a ruler stands in a public set, with other numbers or a word changed. The sets are
// not part of the repository.
func TestRulersAreOurs(t *testing.T) {
	dir := os.Getenv("MWP_DATA")
	if dir == "" {
		t.Skip("the public sets are not ours to keep in the repository; MWP_DATA names a folder that holds them")
	}
	parts, err := Rulers()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range parts {
		held, err := ReadRuler(p)
		if err != nil {
			t.Fatal(err)
		}
		foreign(t, dir, held.Examples)
	}
}
