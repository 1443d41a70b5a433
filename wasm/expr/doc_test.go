package expr

import (
	"os"
	"strconv"
	"strings"
	"testing"
)

// tableRows has a check for each table of docs/expressions.md, by its header:
// from the cells of a row it works out what the last ones ought to say.
var tableRows = map[string]func(t *testing.T, cells []string) (want []string){
	"Written | Read as": func(t *testing.T, cells []string) []string {
		return []string{mustParse(t, cells[0]).String()}
	},
	"Written | Error": func(t *testing.T, cells []string) []string {
		_, err := Parse(cells[0])
		if err == nil {
			return []string{"no error"}
		}
		return []string{err.Error()}
	},
	"Operator | Means | Also read | Example | Value": func(t *testing.T, cells []string) []string {
		f := functionNamed(cells[0])
		if f == nil {
			return []string{"no operator"}
		}
		spellings := "none"
		if len(f.accepted) > 0 {
			spellings = strings.Join(f.accepted, ", ")
		}
		e := mustParse(t, cells[3])
		value, err := e.Eval(nil)
		if err != nil || e.Op != f.op {
			t.Errorf("%s: %v", cells[3], err)
		}
		return []string{spellings, cells[3], FormatRat(value)}
	},
	"Equation | Numbers of the text | Becomes": func(t *testing.T, cells []string) []string {
		e, err := mustParse(t, cells[0]).Bind(rats(strings.ReplaceAll(cells[1], ",", " ")), nil)
		if err != nil {
			return []string{err.Error()}
		}
		return []string{e.String()}
	},
	"One | Other | Exact | Canonical | Role": func(t *testing.T, cells []string) []string {
		a, b := mustParse(t, cells[0]), mustParse(t, cells[1])
		var want []string
		for l := Exact; l <= Role; l++ {
			want = append(want, yesNo(a.Key(l) == b.Key(l)))
		}
		return want
	},
	"Tree | Canonical form": func(t *testing.T, cells []string) []string {
		return []string{mustParse(t, cells[0]).Canonical().String()}
	},
	"Pattern | Tree | Fits": func(t *testing.T, cells []string) []string {
		return []string{yesNo(mustParse(t, cells[0]).Match(mustParse(t, cells[1])))}
	},
	"Tree | Other | Edit distance | Steps more": func(t *testing.T, cells []string) []string {
		a, b := mustParse(t, cells[0]), mustParse(t, cells[1])
		more := "not contained"
		if n := stepsMore(a, b); n >= 0 {
			more = strconv.Itoa(n)
		}
		return []string{strconv.Itoa(Distance(a, b)), more}
	},
	"Tree | Spoken": func(t *testing.T, cells []string) []string {
		return []string{mustParse(t, cells[0]).Spoken(nil)}
	},
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func TestDocumentation(t *testing.T) {
	text, err := os.ReadFile("../../docs/expressions.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]int{}
	header := ""
	for i, line := range strings.Split(string(text), "\n") {
		inner, isRow := strings.CutPrefix(line, "| ")
		if !isRow {
			if !strings.HasPrefix(line, "|---") {
				header = ""
			}
			continue
		}
		inner = strings.TrimSuffix(inner, " |")
		if header == "" {
			header = inner
			if tableRows[header] == nil {
				t.Errorf("line %d: nothing checks the table %q", i+1, header)
			}
			continue
		}
		check := tableRows[header]
		if check == nil {
			continue
		}
		cells := strings.Split(strings.ReplaceAll(inner, "`", ""), " | ")
		want := check(t, cells)
		got := cells[len(cells)-len(want):]
		if strings.Join(got, " | ") != strings.Join(want, " | ") {
			t.Errorf("line %d: the page says %q, the program %q", i+1, got, want)
		}
		rows[header]++
	}
	for header := range tableRows {
		if rows[header] == 0 {
			t.Errorf("the page has no table %q", header)
		}
	}
}
