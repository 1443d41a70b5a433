package importer

import (
	"strconv"
	"strings"
)

// moodleQuestion reads a <question> of Moodle: the number of the answer that is
// worth 100 %, or most, is the problem's.
func (in *input) moodleQuestion(element string) {
	m := markup{rest: "<question" + element}
	m.next()
	switch kind := m.attribute("type"); kind {
	case "category":
		in.count-- // names what follows, and is no question
		return
	case "description":
		in.leave("", errDescription)
		return
	}
	var it item
	best := ""
	for m.next() {
		if m.kind != startMark {
			continue
		}
		switch m.name {
		case "idnumber":
			it.id = strings.TrimSpace(m.textOf())
		case "questiontext":
			it.text = m.moodleText()
		case "generalfeedback":
			it.feedback = m.moodleText()
		case "answer":
			fraction := m.attribute("fraction")
			if answer := m.moodleText(); worthMore(fraction, best) {
				it.answer, best = answer, fraction
			}
		case "name", "hint", "tags", "dataset_definitions", "units":
			m.textOf()
		}
	}
	in.takeItem(it)
}

// worthMore compares the fractions of two answers; "" is none.
func worthMore(a, b string) bool {
	value := func(s string) float64 {
		v, _ := strconv.ParseFloat(strings.TrimSpace(s), 64)
		return v
	}
	return value(a) > value(b)
}

// moodleText is the <text> of the element that has just started, without feedback and files beside
// it.
func (m *markup) moodleText() string {
	html := m.attribute("format") != "plain_text"
	text := ""
	for !m.empty && m.next() && m.kind != endMark {
		if m.kind == startMark && m.name == "text" {
			text = m.textOf()
		} else if m.kind == startMark {
			m.textOf() // <feedback>, <file>
		}
		m.empty = false
	}
	if html {
		return fromHTML(text)
	}
	return strings.TrimSpace(text)
}
