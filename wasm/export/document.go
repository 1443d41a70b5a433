package export

import (
	"bytes"
	"fmt"
)

const (
	wordSpace    = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
	officeSpace  = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
	relatedSpace = "http://schemas.openxmlformats.org/package/2006/relationships"
	wordMedia    = "application/vnd.openxmlformats-officedocument.wordprocessingml."
)

// writeDOCX writes a document: the problems in a numbered list, and the answers in another on a
// page of their own.
func writeDOCX(b *bytes.Buffer, s *Set) error {
	types := xmlHead + `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
		`<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>`
	parts := ""
	for i, part := range []string{"numbering", "styles"} {
		types += fmt.Sprintf(`<Override PartName="/word/%[1]s.xml" ContentType="%[2]s%[1]s+xml"/>`, part, wordMedia)
		parts += fmt.Sprintf(`<Relationship Id="rId%d" Type="%s/%[3]s" Target="%[3]s.xml"/>`, i+1, officeSpace, part)
	}
	types += `<Override PartName="/word/document.xml" ContentType="` + wordMedia + `document.main+xml"/></Types>` + "\n"
	related := func(inside string) []byte {
		return []byte(xmlHead + `<Relationships xmlns="` + relatedSpace + `">` + inside + "</Relationships>\n")
	}
	return writeZip(b, []file{
		{"[Content_Types].xml", []byte(types)},
		{"_rels/.rels", related(`<Relationship Id="rId1" Type="` + officeSpace + `/officeDocument" Target="word/document.xml"/>`)},
		{"word/document.xml", documentXML(s)},
		{"word/_rels/document.xml.rels", related(parts)},
		{"word/numbering.xml", []byte(numberingXML)},
		{"word/styles.xml", []byte(stylesXML)},
	})
}

// The lists of the problems and of the answers, which count from 1 each.
const numberingXML = xmlHead + `<w:numbering xmlns:w="` + wordSpace + `">` + listXML1 + listXML2 +
	`<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>` + "\n"

const (
	listXML1 = `<w:abstractNum w:abstractNumId="1">` + levelXML
	listXML2 = `<w:abstractNum w:abstractNumId="2">` + levelXML
	levelXML = `<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/>` +
		`<w:pPr><w:ind w:left="567" w:hanging="567"/></w:pPr></w:lvl></w:abstractNum>`
)

const stylesXML = xmlHead + `<w:styles xmlns:w="` + wordSpace + `"><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/><w:lang w:val="en-US"/></w:rPr></w:rPrDefault>` +
	`<w:pPrDefault><w:pPr><w:spacing w:after="240"/></w:pPr></w:pPrDefault></w:docDefaults>` +
	`<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style>` +
	`<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:pageBreakBefore/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style></w:styles>` + "\n"

func documentXML(s *Set) []byte {
	var b bytes.Buffer
	paragraph := func(properties, text string) {
		fmt.Fprintf(&b, `<w:p><w:pPr>%s</w:pPr><w:r><w:t xml:space="preserve">%s</w:t></w:r></w:p>`+"\n", properties,
			documentLines(text, `</w:t><w:br/><w:t xml:space="preserve">`, markup))
	}
	listed := func(list int) string {
		return fmt.Sprintf(`<w:numPr><w:ilvl w:val="0"/><w:numId w:val="%d"/></w:numPr>`, list)
	}
	fmt.Fprintf(&b, xmlHead+"<w:document xmlns:w=%q><w:body>\n", wordSpace)
	paragraph(`<w:pStyle w:val="Title"/>`, s.title())
	for _, p := range s.Problems {
		paragraph("<w:keepLines/>"+listed(1), p.Text)
	}
	if !s.NoKey {
		paragraph(`<w:pStyle w:val="Heading1"/>`, s.key())
		for _, p := range s.Problems {
			paragraph(listed(2), p.solution())
		}
	}
	b.WriteString(`<w:sectPr><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr></w:body></w:document>` + "\n")
	return b.Bytes()
}

// writeHTML writes what word processors take from the clipboard.
func writeHTML(b *bytes.Buffer, s *Set) error {
	fmt.Fprintf(b, "<meta charset=\"utf-8\">\n<h1>%s</h1>\n<ol>\n", markup(s.title()))
	for _, p := range s.Problems {
		fmt.Fprintf(b, "<li lang=\"en\" dir=\"auto\">%s</li>\n", documentLines(p.Text, "<br>", markup))
	}
	b.WriteString("</ol>\n")
	if s.NoKey {
		return nil
	}
	fmt.Fprintf(b, "<h2>%s</h2>\n<ol>\n", markup(s.key()))
	for _, p := range s.Problems {
		fmt.Fprintf(b, "<li dir=\"auto\">%s</li>\n", markup(oneLine(p.solution())))
	}
	b.WriteString("</ol>\n")
	return nil
}

// writeAnki writes a card for each problem. Fields are HTML, in which no tab, line break or quote
// is left.
func writeAnki(b *bytes.Buffer, s *Set) error {
	fmt.Fprintf(b, "#separator:tab\n#html:true\n#deck:%s\n#columns:Front\tBack\n", s.title())
	cell := func(s string) string {
		return documentLines(s, "<br>", func(line string) string { return markup(oneLine(line)) })
	}
	for _, p := range s.Problems {
		back := cell(p.worded())
		for _, step := range p.Steps {
			back += "<br>" + cell(step)
		}
		if work := p.work(); len(p.Steps) == 0 && work != "" {
			back += "<br>" + cell(work)
		}
		fmt.Fprintf(b, "%s\t%s\n", cell(p.Text), back)
	}
	return nil
}
