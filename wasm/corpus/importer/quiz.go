package importer

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// item is a question of a learning platform, as its reader finds it.
type item struct {
	id, text string
	answer   string // of the right one
	feedback string // what is shown behind it: our own files have the equation there
}

var (
	errDescription = errors.New("is a description: nothing is asked for")
	errNoText      = errors.New("text: is missing")
)

// takeItem hands on a question, or names it.
func (in *input) takeItem(it item) {
	record := corpus.Record{ID: it.id, Text: strings.TrimSpace(it.text)}
	if record.Text == "" {
		in.leave(it.id, errNoText)
		return
	}
	number, err := parseAnswer(it.answer)
	if err != nil {
		in.leave(it.id, fmt.Errorf("answer: %w", err))
		return
	}
	record.Answer = number
	record.Equation = equationIn(it.feedback, number)
	in.take(record)
}

// equationIn is the calculation that a feedback holds as "18 + 25 = 43", where it gives the answer.
func equationIn(feedback string, answer corpus.Number) string {
	at := strings.LastIndexByte(feedback, '=')
	if at < 0 || len(feedback) > corpus.MaxEquation {
		return ""
	}
	left, right := strings.TrimSpace(feedback[:at]), strings.TrimSpace(feedback[at+1:])
	if result, err := parseAnswer(right); err != nil || result != answer {
		return ""
	}
	if tree, err := expr.Parse(left); err != nil || tree.Kind != expr.Operator {
		return ""
	}
	return left
}

// xmlFormat is a kind of XML: the element that holds one problem, and what reads it.
type xmlFormat struct {
	format Format
	item   string
	read   func(in *input, element string)
}

// xmlFormats are known by the element that holds all others.
var xmlFormats = map[string]xmlFormat{
	"quiz":            {Moodle, "question", (*input).moodleQuestion},
	"questestinterop": {QTI, "item", (*input).qti1Item},
	"assessmentItem":  {QTI, "assessmentItem", (*input).qti2Item},
}

// asASDiv is read of any other element that has it.
var asASDiv = xmlFormat{XML, "Problem", func(in *input, element string) { in.element(element) }}

// xmlKind tells by the outermost element of a file how it is written. prefix is
// "qti:" where names have it.
func xmlKind(data []byte) (kind xmlFormat, prefix string) {
	m := markup{rest: string(data[:min(len(data), 1<<14)])}
	for m.next() {
		if m.kind != startMark {
			continue
		}
		kind, known := xmlFormats[m.name]
		if !known {
			return asASDiv, ""
		}
		return kind, prefixBefore(data, m.name)
	}
	return asASDiv, ""
}

func prefixBefore(data []byte, name string) string {
	at := bytes.Index(data, []byte(":"+name))
	if at < 0 {
		return ""
	}
	start := bytes.LastIndexByte(data[:at], '<') + 1
	if prefix := string(data[start:at]); len(prefix) < 20 && !strings.ContainsAny(prefix, " \t\n\"'=/<>") {
		return prefix + ":"
	}
	return ""
}

var errXMLOther = errors.New("this XML is not known: " +
	"it has no <Problem ...> as ASDiv has, and is no quiz of Moodle and no QTI")

// readXML reads each problem by itself, so that a broken one does not harm the
// others.
func (in *input) readXML() error {
	kind, prefix := xmlKind(in.data)
	in.is(kind.format)
	open := []byte("<" + prefix + kind.item)
	before := in.count
	for in.more() {
		start := openTag(in.data, open)
		if start < 0 {
			in.advance(max(1, len(in.data)-len(open))) // the window may end inside a tag
			continue
		}
		in.advance(start)
		in.next()
		limit := in.data[:min(len(in.data), corpus.MaxRecord)]
		element, end, closed := elementAt(limit, open)
		switch {
		case closed:
			kind.read(in, element)
		case len(in.data) > end && end == len(limit):
			in.leave("", errTooLong)
		default:
			in.leave("", fmt.Errorf("there is no </%s%s>", prefix, kind.item))
		}
		in.advance(end)
	}
	if in.count == before {
		return errXMLOther
	}
	return nil
}

// openTag is where the next tag starts that has this name, and not one that is longer; -1 for
// nowhere.
func openTag(data, open []byte) int {
	for at := 0; ; at += len(open) {
		n := bytes.Index(data[at:], open)
		if n < 0 {
			return -1
		}
		at += n
		if behind := at + len(open); behind < len(data) && strings.IndexByte(" \t\n>/", data[behind]) >= 0 {
			return at
		}
	}
}

// elementAt is what the element that starts the data holds behind its name, and
// where it ends. One that is not closed ends before the next that starts: so it
// takes no look at those behind it. What stands in a CDATA is no tag.
func elementAt(data, open []byte) (element string, end int, closed bool) {
	shut := append([]byte("</"), open[1:]...)
	noCDATA := false
	for at := len(open); ; at++ {
		n := bytes.IndexByte(data[at:], '<')
		if n < 0 {
			return "", len(data), false
		}
		at += n
		rest := data[at:]
		switch {
		case bytes.HasPrefix(rest, shut) && openTag(rest[:min(len(rest), len(shut)+1)], shut) == 0:
			element = string(data[len(open):at])
			behind := bytes.IndexByte(rest, '>')
			if behind < 0 {
				return "", len(data), false
			}
			return element, at + behind + 1, true
		case bytes.HasPrefix(rest, open) && openTag(rest[:min(len(rest), len(open)+1)], open) == 0:
			return "", at, false
		case !noCDATA && bytes.HasPrefix(rest, []byte("<![CDATA[")):
			skip := bytes.Index(rest, []byte("]]>"))
			if noCDATA = skip < 0; !noCDATA {
				at += skip
			}
		}
	}
}
