package importer

import "strings"

// qti2Item reads an <assessmentItem> of QTI 2: what its body says, without the
// choices, and the first correct response.
func (in *input) qti2Item(element string) {
	m := markup{rest: "<assessmentItem" + element}
	m.next()
	it := item{id: m.attribute("identifier")}
	var body flow
	choices := map[string]string{}
	correct, asks, inBody, inCorrect := "", false, false, false
	for m.next() {
		if m.kind == textMark {
			if inBody {
				body.write(m.text)
			}
			continue
		}
		start := m.kind == startMark
		switch name := m.name; {
		case name == "itemBody":
			inBody = start
		case name == "correctResponse":
			inCorrect = start
		case name == "value" && start && inCorrect && correct == "":
			correct = strings.TrimSpace(m.textOf())
		case name == "simpleChoice" && start:
			id := m.attribute("identifier")
			choices[id] = strings.TrimSpace(m.textOf())
			asks = true
		case name == "feedbackBlock" && start, name == "rubricBlock" && start:
			m.textOf()
		case name == "modalFeedback" && start:
			it.feedback = strings.TrimSpace(m.textOf())
		case strings.HasSuffix(name, "Interaction"):
			asks = true
			body.mark("p")
		case inBody:
			body.mark(name)
		}
	}
	if !asks && correct == "" {
		in.leave(it.id, errDescription)
		return
	}
	it.text, it.answer = body.String(), correct
	if chosen, known := choices[correct]; known {
		it.answer = chosen
	}
	in.takeItem(it)
}

// qti1Item reads an <item> of QTI 1.2: the material that is not part of a
// choice, and the first value that is compared and gains points.
func (in *input) qti1Item(element string) {
	m := markup{rest: "<item" + element}
	m.next()
	it := item{id: m.attribute("ident")}
	var body []string
	labels := map[string]string{}
	label, equal, negated := "", "", 0
	feedback := false
	for m.next() {
		start := m.kind == startMark
		if m.kind == textMark {
			continue
		}
		switch m.name {
		case "response_label":
			if label = ""; start {
				label = m.attribute("ident")
			}
		case "itemfeedback":
			feedback = start
		case "mattext":
			if !start {
				continue
			}
			plain := m.attribute("texttype") == "text/plain"
			text := m.textOf()
			if !plain {
				text = fromHTML(text)
			}
			switch text = strings.TrimSpace(text); {
			case feedback:
				it.feedback = text
			case label != "":
				labels[label] = text
			default:
				body = append(body, text)
			}
		case "not":
			if negated++; !start {
				negated -= 2
			}
		case "respcondition":
			if start {
				equal = ""
			}
		case "varequal":
			if start && equal == "" && negated <= 0 {
				equal = strings.TrimSpace(m.textOf())
			}
		case "setvar":
			if start && it.answer == "" && strings.Trim(m.textOf(), " 0.") != "" {
				it.answer = equal
			}
		}
	}
	it.text = strings.Join(body, "\n")
	if chosen, known := labels[it.answer]; known {
		it.answer = chosen
	}
	in.takeItem(it)
}
