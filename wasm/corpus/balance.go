package corpus

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// Balance counts what a corpus is made of, so that one can see what it has too
// much of and what it lacks. The zero value is ready.
type Balance struct {
	problems int
	counts   []*count
	masks    map[string]bool
}

// Table is one count of all problems.
type Table struct {
	Name string
	Rows []Row
}

// Row is one line of a table.
type Row struct {
	Label string
	Count int
}

type count struct {
	name   string
	order  func(a, b Row) int
	labels map[string]int
}

// Add counts a problem.
func (b *Balance) Add(p *Problem) {
	b.problems++
	a := &p.Attributes
	b.count("topic", byCount, cmp.Or(p.Topic, "none"))
	grade := "none"
	if p.Attributes.Grade != 0 {
		grade = strconv.Itoa(p.Attributes.Grade)
	}
	b.count("grade", byNumber, grade)
	b.count("steps", byNumber, strconv.Itoa(a.Steps))
	b.count("template", byCount, p.Expr.Canonical().Template())
	b.count("constants in the equation", byNumber, strconv.Itoa(a.Constants))
	b.count("constant", byCount, constantsOf(p.Expr)...)
	b.count("kind of number", byCount, a.Kinds.names()...)
	b.count("numbers not needed", byNumber, strconv.Itoa(a.Distractors))
	b.count("words", byNumber, decade(a.Words))
	b.count("reading level", byNumber, strconv.Itoa(int(a.Level)))
	if b.masks == nil {
		b.masks = map[string]bool{}
	}
	if document, err := text.Read(p.Text); err == nil {
		b.masks[Mask(document)] = true
	}
}

// Problems is how many problems were counted.
func (b *Balance) Problems() int { return b.problems }

// SameMask is how many problems have the same text as an earlier one but for
// its numbers and names, see Mask.
func (b *Balance) SameMask() int { return b.problems - len(b.masks) }

// Tables are the counts, each in its own order: numbers upwards, names by how
// often they occur.
func (b *Balance) Tables() []Table {
	tables := make([]Table, len(b.counts))
	for i, each := range b.counts {
		tables[i].Name = each.name
		for label, n := range each.labels {
			tables[i].Rows = append(tables[i].Rows, Row{label, n})
		}
		slices.SortFunc(tables[i].Rows, each.order)
	}
	return tables
}

func (b *Balance) count(name string, order func(a, b Row) int, labels ...string) {
	at := slices.IndexFunc(b.counts, func(c *count) bool { return c.name == name })
	if at < 0 {
		at = len(b.counts)
		b.counts = append(b.counts, &count{name, order, map[string]int{}})
	}
	for _, label := range labels {
		b.counts[at].labels[label]++
	}
}

func byCount(a, b Row) int {
	return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Label, b.Label))
}

// byNumber orders by the number that a label starts with; others come last.
func byNumber(a, b Row) int {
	return cmp.Or(cmp.Compare(leading(a.Label), leading(b.Label)), cmp.Compare(a.Label, b.Label))
}

func leading(label string) int {
	n := 0
	if _, err := fmt.Sscanf(label, "%d", &n); err != nil {
		return 1 << 30
	}
	return n
}

// decade is the range of ten that n is in: "20 to 29".
func decade(n int) string {
	low := n / 10 * 10
	return fmt.Sprintf("%d to %d", low, low+9)
}

func constantsOf(e *expr.Expr) []string {
	switch e.Kind {
	case expr.Operator:
		return append(constantsOf(e.Left), constantsOf(e.Right)...)
	case expr.Constant:
		return []string{expr.FormatRat(e.Value)}
	}
	return nil
}
