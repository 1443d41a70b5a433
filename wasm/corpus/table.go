package corpus

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"strconv"
	"strings"
)

// Columns are those of a table of records; package importer knows them all.
var Columns = []string{"id", "text", "equation", "answer", "grade", "topic", "story", "confidence"}

// Row is a record as a row of a table, in the order of [Columns].
func (r *Record) Row() []string {
	row := []string{r.ID, r.Text, r.Equation, string(r.Answer), "", r.Topic, r.Story, ""}
	if r.Grade != 0 {
		row[4] = strconv.Itoa(r.Grade)
	}
	if r.Confidence != 0 {
		row[7] = strconv.FormatFloat(r.Confidence, 'f', -1, 64)
	}
	return row
}

// WriteTable writes a table as CSV (RFC 4180), for spreadsheets: with a byte
// order mark, without which some take it for another encoding, and with the
// mark ' in front of what they would calculate.
func WriteTable(w io.Writer, columns []string, rows iter.Seq[[]string]) error {
	out := bufio.NewWriter(w)
	out.WriteString("\ufeff")
	writeRow(out, columns)
	for row := range rows {
		writeRow(out, row)
	}
	if err := out.Flush(); err != nil {
		return fmt.Errorf("table: %w", err)
	}
	return nil
}

func writeRow(out *bufio.Writer, row []string) {
	for i, value := range row {
		if i > 0 {
			out.WriteByte(',')
		}
		value = guard(value)
		if strings.ContainsAny(value, ",;\t\"\r\n") {
			value = `"` + strings.ReplaceAll(value, `"`, `""`) + `"`
		}
		out.WriteString(value)
	}
	out.WriteString("\r\n")
}

// formulaMarks are the characters with which a spreadsheet lets a formula begin. A file of problems
// can come from anybody, and a formula can call other programs.
const formulaMarks = "=+-@\t\r"

// guard puts a ' in front of what could be a formula and is no number, and of what has such a mark
// already.
func guard(value string) string {
	if !couldBeFormula(value) {
		return value
	}
	if _, err := Number(value).Rat(); err == nil {
		return value
	}
	return "'" + value
}

func couldBeFormula(value string) bool {
	bare := strings.TrimLeft(value, "'")
	return bare != "" && strings.IndexByte(formulaMarks, bare[0]) >= 0
}

// Unguard takes the mark away again that WriteTable has put there.
func Unguard(value string) string {
	if bare, marked := strings.CutPrefix(value, "'"); marked && couldBeFormula(bare) {
		return bare
	}
	return value
}
