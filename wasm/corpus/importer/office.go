package importer

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
)

// readZip reads what is kept as a zip: a spreadsheet, a document of a word
// processor, or a package of QTI.
func (in *input) readZip() error {
	z, err := openZip(in.zip)
	if err != nil {
		return err
	}
	switch {
	case z.has("xl/workbook.xml"):
		in.is(XLSX)
		return in.readWorkbook(z)
	case z.has("word/document.xml"):
		in.is(DOCX)
		return in.readDocument(z)
	case z.has("imsmanifest.xml"):
		in.is(QTI)
		return in.readPackage(z)
	}
	return errZipOther
}

// readPackage reads the XML files of a QTI package, in their order. One that
// holds no questions is passed over.
func (in *input) readPackage(z *zipped) error {
	in.numbered, in.lineless = true, true
	for _, name := range z.names {
		if !strings.HasSuffix(name, ".xml") || name == "imsmanifest.xml" {
			continue
		}
		content, err := z.read(name)
		if err != nil {
			in.next()
			in.leave("", err)
			continue
		}
		if kind, _ := xmlKind(content); kind.format == QTI {
			in.open(bytes.NewReader(content))
			if err := in.readXML(); err != nil {
				in.next()
				in.leave(name, err)
			}
		}
	}
	if in.count == 0 {
		return errors.New("the QTI package has no question")
	}
	return nil
}

var errZipOther = errors.New("this is a zip file, and neither XLSX nor DOCX nor a QTI package; " +
	"unpack it, or save what it holds as one of these or as CSV")

// maxRows is how many rows a sheet of a workbook can have.
const maxRows = 1 << 20

// maxColumns is how many columns of a sheet are looked at.
const maxColumns = 256

// readWorkbook reads the first sheet in which problems are found.
func (in *input) readWorkbook(z *zipped) error {
	sheets, err := sheetFiles(z)
	if err != nil {
		return err
	}
	var shared []string
	if z.has("xl/sharedStrings.xml") {
		content, err := z.read("xl/sharedStrings.xml")
		if err != nil {
			return err
		}
		shared = sharedStrings(string(content))
	}
	for _, name := range sheets {
		content, err := z.read(name)
		if err != nil {
			return err
		}
		if in.readSheet(sheet{string(content), shared}) {
			return nil
		}
	}
	return errors.New("no sheet of the file has a column of problems; write \"text\" above it")
}

// sheetFiles are the files of the sheets, in their order.
func sheetFiles(z *zipped) ([]string, error) {
	workbook, err := z.read("xl/workbook.xml")
	if err != nil {
		return nil, err
	}
	relations, err := z.read("xl/_rels/workbook.xml.rels")
	if err != nil {
		return nil, err
	}
	targets := map[string]string{}
	for m := (markup{rest: string(relations)}); m.next(); {
		if m.kind == startMark && m.name == "Relationship" {
			target := m.attribute("Target")
			if !strings.HasPrefix(target, "/") {
				target = "xl/" + target
			}
			targets[m.attribute("Id")] = strings.TrimPrefix(target, "/")
		}
	}
	var files []string
	for m := (markup{rest: string(workbook)}); m.next(); {
		if m.kind != startMark || m.name != "sheet" {
			continue
		}
		if target, known := targets[m.attribute("r:id")]; known && len(files) < 20 {
			files = append(files, target)
		}
	}
	return files, nil
}

// sharedStrings are the texts to which cells point, without the reading aids
// that stand above some scripts.
func sharedStrings(content string) []string {
	var all []string
	var b strings.Builder
	for m := (markup{rest: content}); m.next(); {
		switch {
		case m.kind == startMark && m.name == "t":
			b.WriteString(m.textOf())
		case m.kind == startMark && m.name == "rPh":
			m.textOf()
		case m.name == "si" && (m.kind == endMark || m.empty):
			all = append(all, sheetText(b.String()))
			b.Reset()
		}
	}
	return all
}

// sheetText is a text of a spreadsheet, which writes characters that XML may not have as _x000D_.
func sheetText(s string) string {
	return strings.NewReplacer("_x000D_", "", "_x005F_", "_", "\r\n", "\n", "\r", "\n").Replace(s)
}

// sheet is a sheet of a workbook.
type sheet struct {
	content string
	shared  []string
}

// rows calls yield for each row that is not empty, with its number.
func (s *sheet) rows(yield func(number int, cells []string) bool) {
	number, column := 0, 0
	var cells []string
	for m := (markup{rest: s.content}); m.next(); {
		switch {
		case m.name == "row" && m.kind == startMark:
			number++
			if n, err := strconv.Atoi(m.attribute("r")); err == nil && n > 0 && n <= maxRows {
				number = n
			}
			cells, column = nil, 0
		case m.name == "row" && m.kind == endMark:
			number = max(1, number) // a damaged sheet may end a row that has not begun
			if len(cells) > 0 && !yield(number, cells) {
				return
			}
		case m.name == "c" && m.kind == startMark:
			if at := columnOf(m.attribute("r")); at >= 0 {
				column = at
			}
			if value := s.cell(&m); value != "" && column < maxColumns {
				for len(cells) <= column {
					cells = append(cells, "")
				}
				cells[column] = value
			}
			column++
		}
	}
}

// columnOf is the column of a cell's name: 0 for A7, 27 for AB3; -1 for none.
func columnOf(name string) int {
	column := 0
	for i := 0; i < len(name) && i < 4 && 'A' <= name[i] && name[i] <= 'Z'; i++ {
		column = 26*column + int(name[i]-'A') + 1
	}
	return column - 1
}

// cell reads the cell that has just started.
func (s *sheet) cell(m *markup) string {
	kind, value := m.attribute("t"), ""
	for !m.empty && m.next() && (m.kind != endMark || m.name != "c") {
		if m.kind == startMark && (m.name == "v" || m.name == "t" && kind == "inlineStr") {
			value += m.textOf()
		}
		m.empty = false
	}
	switch kind {
	case "s":
		if at, err := strconv.Atoi(strings.TrimSpace(value)); err == nil && at >= 0 && at < len(s.shared) {
			return s.shared[at]
		}
		return ""
	case "e", "b": // #DIV/0!, and true or false
		return ""
	case "", "n":
		return sheetNumber(value)
	}
	return sheetText(value)
}

// sheetNumber writes a number with the 15 digits that a spreadsheet calculates
// with: 0.3 for 0.30000000000000004.
func sheetNumber(s string) string {
	value, err := strconv.ParseFloat(strings.TrimSpace(s), 64)
	if err != nil || math.Abs(value) > 1e15 || math.IsNaN(value) {
		return s
	}
	rounded, _ := strconv.ParseFloat(strconv.FormatFloat(value, 'g', 15, 64), 64)
	return strconv.FormatFloat(rounded, 'f', -1, 64)
}

// readSheet reads the rows of a sheet, and says whether it has problems. The
// header may stand below a title.
func (in *input) readSheet(s sheet) bool {
	var rows [][]string
	var numbers []int
	for number, cells := range s.rows {
		rows, numbers = append(rows, cells), append(numbers, number)
		if len(rows) == sampled {
			break
		}
	}
	columns, from := sheetColumns(rows)
	if columns == nil {
		return false
	}
	var names []string
	if from > 0 {
		names = rows[from-1]
	}
	columns = in.choose(columns, names)
	for number, cells := range s.rows {
		if number < numbers[from] {
			continue
		}
		in.line = number
		in.tableRecord(table{columns: columns}, cells[:min(len(cells), len(columns))])
	}
	return true
}

// sheetColumns tells what the columns hold, and which row is the first with a problem.
func sheetColumns(rows [][]string) (columns []string, from int) {
	for i, cells := range rows {
		var named []string
		known := false
		for _, cell := range cells {
			named = append(named, fieldName(cell))
			known = known || holdsText(named[len(named)-1])
		}
		if known && i+1 < len(rows) {
			return named, i + 1
		}
	}
	columns, header := guessColumns(rows)
	if columns == nil {
		return nil, 0
	}
	if header {
		from = 1
	}
	return columns, from
}

// readDocument reads the text of a document. Where its paragraphs are numbered
// by the word processor, each number starts a problem; else its text is read as a
// text file.
func (in *input) readDocument(z *zipped) error {
	content, err := z.read("word/document.xml")
	if err != nil {
		return err
	}
	paragraphs, listed := documentParagraphs(string(content))
	if listed {
		in.numbered, in.lineless = true, true
		in.readListed(paragraphs)
		return nil
	}
	var b strings.Builder
	apart := !hasGaps(paragraphs)
	for _, p := range paragraphs {
		b.WriteString(p.text + "\n")
		if apart && labelOf([]byte(p.text)).length == 0 {
			b.WriteByte('\n')
		}
	}
	if strings.TrimSpace(b.String()) == "" {
		return errors.New("the document has no text")
	}
	in.open(strings.NewReader(b.String()))
	if table, ok := findTable(in.data); ok {
		in.advance(table.start)
		in.readTable(table)
		return nil
	}
	in.readText()
	return nil
}

// paragraph is one of a document.
type paragraph struct {
	text string
	list int // 1 and more where the word processor numbers it, by its level

	heading bool
}

// documentParagraphs are those that have a place in the text; cells of a table stand apart by tabs.
func documentParagraphs(content string) (all []paragraph, listed bool) {
	var p paragraph
	var b strings.Builder
	cells := 0 // how deep tables nest
	for m := (markup{rest: content}); m.next(); {
		start := m.kind == startMark
		switch {
		case m.kind == textMark:
		case start && m.name == "t":
			b.WriteString(m.textOf())
		case start && (m.name == "Fallback" || m.name == "instrText"):
			m.textOf()
		case start && m.name == "tab" && m.attribute("w:val") == "" || m.name == "tc" && !start:
			b.WriteByte('\t')
		case start && (m.name == "br" || m.name == "cr"):
			b.WriteByte('\n')
		case start && m.name == "noBreakHyphen":
			b.WriteByte('-')
		case start && m.name == "den": // of a fraction
			b.WriteByte('/')
		case start && m.name == "pStyle":
			style := m.attribute("w:val")
			p.heading = startsWith(style, "title", "heading", "berschrift")
			if startsWith(style, "listnumber", "listennummer") { // numbered by its style
				p.list = 1
			}
		case start && m.name == "ilvl":
			level, _ := strconv.Atoi(m.attribute("w:val"))
			p.list = 1 + max(0, level)
		case start && m.name == "numId":
			if p.list = max(p.list, 1); m.attribute("w:val") == "0" {
				p.list = 0
			}
		case m.name == "tr" && start:
			cells++
		case m.name == "tr" || m.name == "p" && (!start || m.empty):
			if m.name == "tr" {
				cells--
			} else if cells > 0 {
				p.list = 0
				if !strings.HasSuffix(b.String(), "\t") {
					b.WriteByte(' ')
				}
				continue
			}
			p.text = strings.Trim(b.String(), " \n\t")
			listed = listed || p.list > 0
			all = append(all, p)
			p = paragraph{}
			b.Reset()
		}
	}
	return all, listed
}

// hasGaps says whether empty paragraphs stand between others.
func hasGaps(paragraphs []paragraph) bool {
	seen, gap := false, false
	for _, p := range paragraphs {
		if p.text != "" && gap {
			return true
		}
		seen = seen || p.text != ""
		gap = seen && p.text == ""
	}
	return false
}

// readListed hands on numbered paragraphs, each with those behind it that have no number of their
// own.
func (in *input) readListed(paragraphs []paragraph) {
	var parts []string
	flush := func() {
		if len(parts) > 0 {
			in.next()
			in.take(corpus.Record{Text: strings.Join(parts, "\n")})
		}
		parts = nil
	}
	for _, p := range paragraphs {
		switch {
		case p.text == "":
		case p.list == 1:
			flush()
			parts = append(parts, p.text)
		case isKey(p.text):
			flush()
			in.next()
			in.leave("", errKey)
			return
		case p.heading:
			flush()
		case parts == nil:
			in.next()
			in.leave(shortened(p.text), errHeading)
		default:
			parts = append(parts, p.text)
		}
	}
	flush()
}

// startsWith says whether the name of a style starts with one of some words.
func startsWith(style string, words ...string) bool {
	style = strings.ToLower(style)
	return slices.ContainsFunc(words, func(word string) bool { return strings.HasPrefix(style, word) })
}

// shortened is the start of a text, for a report.
func shortened(s string) string {
	const most = 30
	if runes := []rune(s); len(runes) > most {
		s = string(runes[:most]) + "…"
	}
	return fmt.Sprintf("%q", s)
}
