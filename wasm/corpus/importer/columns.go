package importer

import (
	"strings"
	"unicode"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// sampled is how many rows of a table are looked at to tell what its columns hold.
const sampled = 50

// guessTable takes a file for a table without a known header if its rows have
// as many columns each, and these look like those of problems.
func guessTable(data []byte) (table, bool) {
	for _, t := range layouts {
		var rows [][]string
		second := 0 // where the second row starts
		for at := 0; at < len(data) && len(rows) < sampled; {
			values, end, err := row(data[at:], t.separator)
			if err != nil {
				rows = nil
				break
			}
			at += end
			if second == 0 {
				second = at
			}
			if len(values) > 1 || strings.TrimSpace(values[0]) != "" {
				rows = append(rows, values)
			}
		}
		if !even(rows) || len(rows) < 2 && t.separator != '\t' { // a sentence has commas too
			continue
		}
		columns, header := guessColumns(rows)
		if columns == nil || !sureOf(columns) {
			continue
		}
		if t.columns = columns; header {
			t.start, t.names = second, rows[0]
		}
		return t, true
	}
	return table{}, false
}

// even says whether all rows have as many columns, two or more.
func even(rows [][]string) bool {
	if len(rows) == 0 || len(rows[0]) < 2 {
		return false
	}
	for _, each := range rows {
		if len(each) != len(rows[0]) {
			return false
		}
	}
	return true
}

// sureOf says whether there is more than a column of texts: lines of prose may have as many commas
// each.
func sureOf(columns []string) bool {
	for _, each := range columns {
		if each == "answer" || each == "equation" {
			return true
		}
	}
	return false
}

// kindOf is what a cell looks like.
type kindOf int

const (
	blankCell kindOf = iota
	wordsCell        // names, a topic, a heading
	textCell         // words and a number: a problem
	numberCell
	equationCell
)

func cellKind(cell string) kindOf {
	cell = strings.TrimSpace(corpus.Unguard(cell))
	if cell == "" {
		return blankCell
	}
	words := len(strings.FieldsFunc(cell, func(r rune) bool { return !unicode.IsLetter(r) }))
	digits := strings.ContainsFunc(cell, unicode.IsDigit)
	if number, err := parseAnswer(cell); err == nil && number != "" && words <= 2 {
		return numberCell
	}
	if len(cell) <= corpus.MaxEquation && strings.ContainsAny(cell, "+-*/×÷:=") && isCalculation(cell) {
		return equationCell
	}
	if words >= 3 && (digits || words >= 6) {
		return textCell
	}
	return wordsCell
}

// isCalculation says whether a cell can be read as an equation, or a side of it can.
func isCalculation(cell string) bool {
	for side := range strings.SplitSeq(strings.TrimPrefix(cell, "="), "=") {
		if tree, err := expr.Parse(strings.TrimSpace(side)); err == nil && tree.Kind == expr.Operator {
			return true
		}
	}
	return false
}

// guessColumns tells by the cells of some rows what each column holds; nil
// where none holds problems. header says that the first row only names them.
func guessColumns(rows [][]string) (columns []string, header bool) {
	width := 0
	for _, each := range rows {
		width = max(width, len(each))
	}
	if width > maxColumns {
		return nil, false
	}
	counts := make([][equationCell + 1]int, width)
	lengths := make([]int, width)
	for _, cells := range rows {
		for at, cell := range cells {
			kind := cellKind(cell)
			counts[at][kind]++
			if kind == textCell {
				lengths[at] += len(cell)
			}
		}
	}
	columns = make([]string, width)
	problems, answers := -1, -1
	for at, count := range counts {
		filled := count[wordsCell] + count[textCell] + count[numberCell] + count[equationCell]
		most := func(kind kindOf) bool { // all but a quarter, or but one: that may be the header
			return count[kind] > 0 && count[kind] >= filled-max(1, filled/4)
		}
		switch {
		case most(textCell):
			if problems < 0 || lengths[at] > lengths[problems] {
				problems = at
			}
		case most(equationCell):
			columns[at] = "equation"
		case most(numberCell) && !counting(rows, at):
			answers = at
		}
	}
	if problems < 0 {
		return nil, false
	}
	columns[problems] = "text"
	if answers >= 0 {
		columns[answers] = "answer"
	}
	return columns, namesColumns(rows, columns)
}

// counting says whether a column numbers the rows.
func counting(rows [][]string, at int) bool {
	last, steps := "", 0
	for _, cells := range rows {
		if at >= len(cells) || cellKind(cells[at]) != numberCell {
			continue
		}
		number, _ := parseAnswer(cells[at])
		if last != "" {
			a, errA := corpus.Number(last).Rat()
			b, errB := number.Rat()
			if errA != nil || errB != nil || !b.IsInt() || b.Sub(b, a).RatString() != "1" {
				return false
			}
			steps++
		}
		last = string(number)
	}
	return steps > 0
}

// namesColumns says whether the first row has words where the others have problems and numbers.
func namesColumns(rows [][]string, columns []string) bool {
	if len(rows) < 2 {
		return false
	}
	named := false
	for at, cell := range rows[0] {
		if columns[at] == "" {
			continue
		}
		if kind := cellKind(cell); kind != wordsCell && kind != blankCell {
			return false
		} else if kind == wordsCell {
			named = true
		}
	}
	return named
}
