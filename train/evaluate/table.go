package evaluate

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/message"
)

// Table is figures with names: a Markdown table that can be read as it stands.
type Table struct {
	Head []string
	Rows [][]string
}

// Add adds a row.
func (t *Table) Add(cells ...string) { t.Rows = append(t.Rows, cells) }

// String is the table in Markdown, with columns of equal width.
func (t *Table) String() string {
	widths := make([]int, len(t.Head))
	for _, row := range append([][]string{t.Head}, t.Rows...) {
		for i, cell := range row {
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	var b strings.Builder
	line := func(row []string, filler string) {
		for i, width := range widths {
			cell := ""
			if i < len(row) {
				cell = row[i]
			}
			b.WriteString("| " + cell + strings.Repeat(filler, width-utf8.RuneCountInString(cell)) + " ")
		}
		b.WriteString("|\n")
	}
	line(t.Head, " ")
	line(nil, "-")
	for _, row := range t.Rows {
		line(row, " ")
	}
	return b.String()
}

// Part is a part of what was measured, with its name.
type Part[T any] struct {
	Name string
	List T
}

// ReadingTable has a row for each part: what the first reading gets right, and whether the right
// answer is among the first three and five.
func ReadingTable(parts ...Part[Outcomes]) *Table {
	t := &Table{Head: []string{"", "problems", "answer", "among 3", "among 5", "equation", "template canonical", "template exact"}}
	for _, p := range parts {
		list := p.List
		t.Add(p.Name, strconv.Itoa(len(list)),
			list.Within(1, Answer).String(), list.Within(3, Answer).String(), list.Within(5, Answer).Percent(),
			list.Within(1, Equation).String(), list.Within(1, Canonical).Percent(), list.Within(1, Exact).Percent())
	}
	return t
}

// CauseTable counts what went wrong, a column for each part.
func CauseTable(parts ...Part[Outcomes]) *Table {
	t := &Table{Head: []string{""}}
	for _, p := range parts {
		t.Head = append(t.Head, p.Name)
	}
	for _, cause := range Causes {
		row := []string{string(cause)}
		for _, p := range parts {
			n := 0
			for i := range p.List {
				if p.List[i].Cause() == cause {
					n++
				}
			}
			row = append(row, strconv.Itoa(n))
		}
		t.Add(row...)
	}
	return t
}

// RetrievalTable has a row for each part: precision of the first three at each level, then of the
// canonical level how many queries have a right result at all, the mean reciprocal rank of the
// first, and recall.
func RetrievalTable(parts ...Part[Finds]) *Table {
	t := &Table{Head: []string{"", "queries", "exact", "canonical", "role", "some right", "MRR", "recall"}}
	for _, p := range parts {
		row := []string{p.Name, strconv.Itoa(len(p.List))}
		for _, level := range Levels {
			row = append(row, p.List.Precision(level).String())
		}
		t.Add(append(row, p.List.Hits(expr.Canonical).Percent(), p.List.MRR(expr.Canonical).Percent(), p.List.Recall(expr.Canonical).Percent())...)
	}
	return t
}

// WhyTables are two: what kept queries from three right results, and precision by the reader's
// confidence. The outcomes are what the ranker's reader made of the same queries.
func WhyTables(finds Finds, outcomes Outcomes) []*Table {
	why := &Table{Head: []string{"", "queries"}}
	for _, each := range Whys {
		n := 0
		for i := range finds {
			if finds[i].Why(&outcomes[i]) == each {
				n++
			}
		}
		why.Add(string(each), strconv.Itoa(n))
	}
	confident := &Table{Head: []string{"confidence", "queries", "precision", "first reading right"}}
	for _, name := range confidences {
		var some Finds
		var read Outcomes
		for i := range outcomes {
			if confidence(&outcomes[i]) == name {
				some, read = append(some, finds[i]), append(read, outcomes[i])
			}
		}
		confident.Add(name, strconv.Itoa(len(some)), some.Precision(expr.Canonical).String(), read.Within(1, Answer).String())
	}
	return []*Table{why, confident}
}

// ConfidenceTable says for each part how many problems the product would be sure, likely or unsure
// of, and how many of these are right.
func ConfidenceTable(parts ...Part[Outcomes]) *Table {
	t := &Table{Head: []string{"", "problems"}}
	for _, name := range confidences {
		t.Head = append(t.Head, name, "right")
	}
	for _, p := range parts {
		row := []string{p.Name, strconv.Itoa(len(p.List))}
		for _, name := range confidences {
			var some Outcomes
			for i := range p.List {
				if confidence(&p.List[i]) == name {
					some = append(some, p.List[i])
				}
			}
			share := Share{Right: float64(len(some)), Of: len(p.List)}
			row = append(row, share.Percent(), some.Within(1, Answer).String())
		}
		t.Add(row...)
	}
	return t
}

// confidences are what the product says of its first reading, with the probabilities from which it
// does.
var confidences = []string{
	message.Sure,
	fmt.Sprintf("%s (%v and above)", message.Likely, message.LikelyFrom),
	message.Unsure,
}

// confidence is the one of confidences that holds; without a reading there is none.
func confidence(o *Outcome) string {
	switch {
	case o.Failed:
		return ""
	case o.Sure:
		return confidences[0]
	case o.Probability >= message.LikelyFrom:
		return confidences[1]
	}
	return confidences[2]
}
