package export

import (
	"bytes"
	"fmt"
	"strings"
)

const (
	qtiSpace     = "http://www.imsglobal.org/xsd/imsqti_v2p1"
	packageSpace = "http://www.imsglobal.org/xsd/imscp_v1p1"
)

// writeQTI writes a package: a manifest, and a file for each problem.
func writeQTI(b *bytes.Buffer, s *Set) error {
	var manifest bytes.Buffer
	fmt.Fprintf(&manifest, xmlHead+"<manifest xmlns=%q identifier=\"problems\">\n", packageSpace)
	manifest.WriteString("<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>\n<organizations/>\n<resources>\n")
	files := []file{{"imsmanifest.xml", nil}}
	for i := range s.Problems {
		name := fmt.Sprintf("items/q%d.xml", i+1)
		fmt.Fprintf(&manifest, "<resource identifier=\"q%d\" type=\"imsqti_item_xmlv2p1\" href=%q><file href=%[2]q/></resource>\n", i+1, name)
		files = append(files, file{name, qtiItem(i+1, &s.Problems[i])})
	}
	manifest.WriteString("</resources>\n</manifest>\n")
	files[0].content = manifest.Bytes()
	return writeZip(b, files)
}

// qtiItem is one question.
func qtiItem(number int, p *Problem) []byte {
	var b bytes.Buffer
	kind, answer := "string", string(p.Answer)
	if isWhole(answer) {
		kind = "integer"
	} else if isDecimal(answer) {
		kind = "float"
	}
	fmt.Fprintf(&b, xmlHead+"<assessmentItem xmlns=%q identifier=\"q%d\" title=\"%s\" adaptive=\"false\" timeDependent=\"false\">\n",
		qtiSpace, number, markup(start(p.Text)))
	fmt.Fprintf(&b, "<responseDeclaration identifier=\"RESPONSE\" cardinality=\"single\" baseType=%q>", kind)
	if answer != "" {
		fmt.Fprintf(&b, "<correctResponse><value>%s</value></correctResponse>", markup(answer))
	}
	b.WriteString("</responseDeclaration>\n")
	b.WriteString("<outcomeDeclaration identifier=\"SCORE\" cardinality=\"single\" baseType=\"float\"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>\n")
	work := p.work()
	if work != "" {
		b.WriteString("<outcomeDeclaration identifier=\"SOLUTION\" cardinality=\"single\" baseType=\"identifier\"><defaultValue><value>shown</value></defaultValue></outcomeDeclaration>\n")
	}
	b.WriteString("<itemBody>\n")
	for _, line := range lines(p.Text) {
		fmt.Fprintf(&b, "<p>%s</p>\n", markup(line))
	}
	b.WriteString("<p><textEntryInteraction responseIdentifier=\"RESPONSE\" expectedLength=\"10\"/></p>\n</itemBody>\n")
	switch {
	case answer == "":
	case kind == "float":
		b.WriteString("<responseProcessing><responseCondition><responseIf><equal toleranceMode=\"exact\"><variable identifier=\"RESPONSE\"/><correct identifier=\"RESPONSE\"/></equal>" +
			"<setOutcomeValue identifier=\"SCORE\"><baseValue baseType=\"float\">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>\n")
	default:
		b.WriteString("<responseProcessing template=\"http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct\"/>\n")
	}
	if work != "" {
		fmt.Fprintf(&b, "<modalFeedback outcomeIdentifier=\"SOLUTION\" identifier=\"shown\" showHide=\"show\">%s</modalFeedback>\n", markup(work))
	}
	b.WriteString("</assessmentItem>\n")
	return b.Bytes()
}

// documentLines writes a text with line breaks of a format between its lines.
func documentLines(s, between string, escape func(string) string) string {
	all := lines(s)
	for i, each := range all {
		all[i] = escape(each)
	}
	return strings.Join(all, between)
}
