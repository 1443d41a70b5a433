package importer

import (
	"archive/zip"
	"bytes"
	"fmt"
	"strings"
	"testing"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
)

// zipOf packs files, which come as name and content by turns.
func zipOf(files ...string) string {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		w, err := z.Create(files[i])
		if err == nil {
			_, err = w.Write([]byte(files[i+1]))
		}
		if err != nil {
			panic(err)
		}
	}
	z.Close()
	return b.String()
}

const (
	workbookXML  = `<?xml version="1.0"?><workbook xmlns:r="x"><sheets><sheet name="About" sheetId="1" r:id="rId1"/><sheet name="Problems" sheetId="2" r:id="rId2"/></sheets></workbook>`
	relationsXML = `<Relationships><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>`
	aboutXML     = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Hello</t></is></c></row></sheetData></worksheet>`
)

func workbook(rows string, shared ...string) string {
	files := []string{"xl/workbook.xml", workbookXML, "xl/_rels/workbook.xml.rels", relationsXML, "xl/worksheets/sheet1.xml", aboutXML,
		"xl/worksheets/sheet2.xml", "<worksheet><sheetData>" + rows + "</sheetData></worksheet>"}
	if len(shared) > 0 {
		files = append(files, "xl/sharedStrings.xml", "<sst><si>"+strings.Join(shared, "</si><si>")+"</si></sst>")
	}
	return zipOf(files...)
}

func document(body string) string {
	return zipOf("[Content_Types].xml", "<Types/>", "word/document.xml", `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>`+body+`</w:body></w:document>`)
}

func par(text string) string { return "<w:p><w:r><w:t>" + text + "</w:t></w:r></w:p>" }
func item1(text string) string { // numbered by the word processor
	return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t xml:space="preserve">` + text + "</w:t></w:r></w:p>"
}

// formatTests are the formats of other programs, as these write them.
var formatTests = []struct{ name, file, want string }{
	{"GIFT", "// a comment\n$CATEGORY: $course$/kites\n\n// [id:k1] [tag:toys]\n::Kites::[html]<p>Ann has 3 kites &amp; buys <b>4</b>\\: how many?</p>{#=7:0#Yes.\n=%50%8:0#\n####3 + 4 \\= 7}\n\n" +
		"Ben has 5 pots \\{red\\} and 6 pans.{=11 =eleven}\n\nHow many legs have 3 cats?{~7 ~9#No. =12 ~%-50%13}\n\nA dozen is {#12} eggs, and 2 are...\n\n" +
		"::R::5 cm and 6 cm?{#10.9..11.1}\n\n::M:: 2 and 3? { = %100%5#a\n= 6}\n\nWrite about 3 kites.{}\n\n",
		"GIFT\n4 k1: Ann has 3 kites & buys 4: how many? | 3 + 4 = 7\n9 line-9: Ben has 5 pots {red} and 6 pans. |  = 11\n" +
			"11 line-11: How many legs have 3 cats? |  = 12\n13 line-13: A dozen is _____ eggs, and 2 are... |  = 12\n15 line-15: 5 cm and 6 cm? |  = 11\n" +
			"17 line-17: 2 and 3? |  = 5\n20 line-20: Write about 3 kites. |  = \n"},
	{"GIFT that is broken in places", "::a::Is 3 more than 2?{T}\n\n::b::What is his name?{=Ann}\n\nOnly told: 3 kites.\n\n::c::4 kites? {#4\n\n::d::5 kites?{#5}",
		"GIFT\n9 line-9: 5 kites? |  = 5\nline 1: answer: true or false is not a number\nline 3: answer: \"Ann\" is not a number\n" +
			"line 5: is a description: nothing is asked for\nline 7: its answers are not closed by a }\n"},
	{"prose with braces is no GIFT", "Let {a, b} be 3 and 4.\n\nAnn has 5.", "plain text, a problem a paragraph\n1 line-1: Let {a, b} be 3 and 4. |  = \n3 line-3: Ann has 5. |  = \n"},

	{"Moodle XML", `<?xml version="1.0" encoding="UTF-8"?>` + "\n<quiz>\n<question type=\"category\"><category><text>$course$/top</text></category></question>\n" +
		`<question type="numerical"><name><text>Kites</text></name><questiontext format="html"><text><![CDATA[<p>Ann has 3&nbsp;kites &amp; buys 4.<br>How many?</p>]]></text><file name="a.png" encoding="base64">AAAA</file></questiontext>` +
		`<generalfeedback format="html"><text>3 + 4 = 7</text></generalfeedback><answer fraction="50"><text>8</text></answer><answer fraction="100" format="moodle_auto_format"><text>7</text><feedback><text>Right</text></feedback><tolerance>0</tolerance></answer><idnumber>k1</idnumber></question>` + "\n" +
		`<question type="multichoice"><questiontext format="plain_text"><text>5 pots &lt; 6 pans?</text></questiontext><answer fraction="0"><text>9</text></answer><answer fraction="100"><text>&lt;p&gt;11 pots&lt;/p&gt;</text></answer></question>` + "\n" +
		`<question type="truefalse"><questiontext><text>Is 3 odd?</text></questiontext><answer fraction="100"><text>true</text></answer></question>` + "\n" +
		`<question type="description"><questiontext><text>Read this.</text></questiontext></question>` + "\n" +
		`<question type="essay"><questiontext><text>not closed` + "\n" + `<question type="shortanswer"><questiontext><text>8 mugs less 2</text></questiontext><answer fraction="100"><text>6</text></answer></question></quiz>`,
		"Moodle XML\n4 k1: Ann has 3 kites & buys 4.\nHow many? | 3 + 4 = 7\n5 record-2: 5 pots < 6 pans? |  = 11\n9 record-6: 8 mugs less 2 |  = 6\n" +
			"line 6: answer: \"true\" is not a number\nline 7: is a description: nothing is asked for\nline 8: there is no </question>\n"},

	{"QTI 2.1", `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="q1" title="Kites"><responseDeclaration identifier="RESPONSE" cardinality="single" baseType="integer"><correctResponse><value>7</value></correctResponse></responseDeclaration>` +
		`<itemBody><p>Ann has 3 kites and buys 4.</p><p>How many? <textEntryInteraction responseIdentifier="RESPONSE"/></p></itemBody><modalFeedback outcomeIdentifier="F" identifier="a">3 + 4 = 7</modalFeedback></assessmentItem>`,
		"QTI\n1 q1: Ann has 3 kites and buys 4.\nHow many? | 3 + 4 = 7\n"},
	{"QTI 2.1, choices, with a prefix", `<qti:assessmentItem identifier="q2"><qti:responseDeclaration><qti:correctResponse><qti:value>B</qti:value></qti:correctResponse></qti:responseDeclaration>` +
		`<qti:itemBody><qti:choiceInteraction><qti:prompt>2 cats and 3 cats?</qti:prompt><qti:simpleChoice identifier="A">6</qti:simpleChoice><qti:simpleChoice identifier="B">5 <qti:b>cats</qti:b></qti:simpleChoice></qti:choiceInteraction></qti:itemBody></qti:assessmentItem>`,
		"QTI\n1 q2: 2 cats and 3 cats? |  = 5\n"},
	{"QTI 1.2", `<questestinterop><assessment><section><item ident="i1" title="Kites"><presentation><material><mattext texttype="text/html">&lt;p&gt;Ann has 3 kites and buys 4.&lt;/p&gt;</mattext></material><response_str ident="r"><render_fib fibtype="Decimal"/></response_str></presentation>` +
		`<resprocessing><respcondition><conditionvar><or><varequal respident="r">7</varequal><and><vargte respident="r">7</vargte><varlte respident="r">7</varlte></and></or></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition></resprocessing></item>` +
		`<item ident="i2"><presentation><material><mattext>2 cats and 3 cats?</mattext></material><response_lid ident="r"><render_choice><response_label ident="a"><material><mattext>4</mattext></material></response_label><response_label ident="b"><material><mattext>5</mattext></material></response_label></render_choice></response_lid></presentation>` +
		`<resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar>0</setvar></respcondition><respcondition><conditionvar><not><varequal>a</varequal></not><varequal respident="r">b</varequal></conditionvar><setvar>100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>`,
		"QTI\n1 i1: Ann has 3 kites and buys 4. |  = 7\n1 i2: 2 cats and 3 cats? |  = 5\n"},
	{"a package of QTI", zipOf("imsmanifest.xml", "<manifest/>", "a.xml", `<assessmentItem identifier="a"><responseDeclaration><correctResponse><value>7</value></correctResponse></responseDeclaration><itemBody>3 and 4?</itemBody></assessmentItem>`,
		"test.xml", "<assessmentTest/>", "b.xml", `<assessmentItem identifier="b"><itemBody>5?<extendedTextInteraction/></itemBody></assessmentItem>`),
		"QTI\n1 a: 3 and 4? |  = 7\n2 b: 5? |  = \n"},
	{"entities that would grow", `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><quiz><question type="numerical"><questiontext><text>&b; has 3 kites</text></questiontext></question></quiz>`,
		"Moodle XML\n1 record-1: &b; has 3 kites |  = \n"},

	{"XLSX, a header below a title", workbook(`<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="3"><c r="A3" t="s"><v>1</v></c><c r="C3" t="inlineStr"><is><t>Lösung</t></is></c></row>`+
		`<row r="4"><c r="A4" t="s"><v>2</v></c><c r="C4"><v>0.30000000000000004</v></c></row><row r="5"/><row r="6"><c r="A6" t="str"><f>A4</f><v>5 pots</v></c><c r="C6" t="e"><v>#DIV/0!</v></c></row><row r="7"><c r="C7"><v>4</v></c></row>`,
		"<t>Maths</t>", "<r><t>Auf</t></r><r><t>gabe</t></r>", "<t>Ann has 0.1 kg &amp; 0.2 kg.</t><rPh><t>x</t></rPh>"),
		"XLSX\n4 line-4: Ann has 0.1 kg & 0.2 kg. |  = 0.3\n6 line-6: 5 pots |  = \nline 7: text: is missing\n"},
	{"XLSX without a header", workbook(`<row><c t="inlineStr"><is><t>Ann has 3 kites and buys 4.</t></is></c><c><v>7</v></c></row><row><c t="inlineStr"><is><t>Ben has 5 pots and 6 pans.</t></is></c><c><v>11</v></c></row>`),
		"XLSX\n1 line-1: Ann has 3 kites and buys 4. |  = 7\n2 line-2: Ben has 5 pots and 6 pans. |  = 11\n"},
	{"XLSX without problems", workbook(`<row r="1"><c r="A1"><v>3</v></c></row>`), "error: reading problems: no sheet of the file has a column of problems; write \"text\" above it\n"},

	{"DOCX with numbers of its own", document(`<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr><w:r><w:t>Week 5</w:t></w:r></w:p>` + par("Name:") +
		item1("Ann has 3 kites ") + par("and buys 4.") + item1("Ben has <w:proofErr/>5 pots.") + par("") + par("Answers") + item1("7")),
		"DOCX\n2 record-2: Ann has 3 kites\nand buys 4. |  = \n3 record-3: Ben has 5 pots. |  = \n" +
			"line 1 (\"Name:\"): stands before the first number: taken for a heading\nline 4: a key of answers begins here: it is not read\n"},
	{"DOCX with numbers by a style", document(`<w:p><w:pPr><w:pStyle w:val="ListNumber"/></w:pPr><w:r><w:t>3 kites?</w:t></w:r></w:p>` + item1("4 pots?")),
		"DOCX\n1 record-1: 3 kites? |  = \n2 record-2: 4 pots? |  = \n"},
	{"DOCX with typed numbers", document(par("1. Ann has 3 kites.") + par("2. Ben has</w:t><w:br/><w:t>5 pots.")), "DOCX\n1 line-1: Ann has 3 kites. |  = \n2 line-2: Ben has\n5 pots. |  = \n"},
	{"DOCX, a problem a paragraph", document(par("Ann has 3 kites.") + par("Ben has 5 pots.")), "DOCX\n1 line-1: Ann has 3 kites. |  = \n3 line-3: Ben has 5 pots. |  = \n"},
	{"DOCX, a table", document("<w:tbl><w:tr><w:tc>" + par("Problem") + "</w:tc><w:tc>" + par("Answer") + "</w:tc></w:tr><w:tr><w:tc>" + par("3 kites and 4?") + "</w:tc><w:tc>" + par("7") + "</w:tc></w:tr></w:tbl>"),
		"DOCX\n3 line-3: 3 kites and 4? |  = 7\n"},
	{"rich text", "{\\rtf1 3 kites}", "error: reading problems: this is rich text (RTF); save it as DOCX first\n"},
	{"flash cards", "#separator:tab\n#html:true\n3 kites?\t3\n", "error: reading problems: these are flash cards for Anki; save them as CSV with a column \"text\" first\n"},
	{"another zip", zipOf("readme.txt", "hello"), "error: reading problems: this is a zip file, and neither XLSX nor DOCX nor a QTI package; unpack it, or save what it holds as one of these or as CSV\n"},

	{"numbered lines", "Worksheet 5\n1. Ann has 3 kites.\nHow many?\n2. Ben has 3.5 litres\n3.5 more.\n4. Cem has 4.\n\nAnswers\n1. 3\n",
		"plain text, numbered\n2 line-2: Ann has 3 kites.\nHow many? |  = \n4 line-4: Ben has 3.5 litres\n3.5 more. |  = \n6 line-6: Cem has 4. |  = \n" +
			"line 1: stands before the first number: taken for a heading\nline 8: a key of answers begins here: it is not read\n"},
	{"other numbers", "(1) Ann has 3 kites.\n(2) Ben has 4.\n", "plain text, numbered\n1 line-1: Ann has 3 kites. |  = \n2 line-2: Ben has 4. |  = \n"},
	{"letters before numbers", "Q1: Ann has 3 kites.\nQ2: Ben has 4.\nQ4:\nCem has 5.", "plain text, numbered\n1 line-1: Ann has 3 kites. |  = \n2 line-2: Ben has 4. |  = \n3 line-3: Cem has 5. |  = \n"},
	{"numbers with brackets", "1) Ann has 3 kites.\n2) Ben has 4 and\n2) is no new one.", "plain text, numbered\n1 line-1: Ann has 3 kites. |  = \n2 line-2: Ben has 4 and\n2) is no new one. |  = \n"},

	{"a table without a header", "1,Ann has 3 kites and buys 4.,3+4,7\n2,\"Ben has 5 pots, and 6 pans.\",5+6,11\n",
		"CSV\n1 line-1: Ann has 3 kites and buys 4. | 3+4 = 7\n2 line-2: Ben has 5 pots, and 6 pans. | 5+6 = 11\n"},
	{"a header that is not known", "tehtävä\tvastaus\nAnn has 3 kites and buys 4.\t7\nBen has 5 pots and 6 pans.\t11\n",
		"TSV\n2 line-2: Ann has 3 kites and buys 4. |  = 7\n3 line-3: Ben has 5 pots and 6 pans. |  = 11\n"},
	{"a sentence with a comma", "Ann has 3 kites and buys 4,7\n", "plain text, a problem a paragraph\n1 line-1: Ann has 3 kites and buys 4,7 |  = \n"},
	{"prose with commas", "Ann has 3 kites, Ben has 4, Cem 5.\nDan has 3 more, Eve has 2, Flo 1.\n",
		"plain text, a problem a paragraph\n1 line-1: Ann has 3 kites, Ben has 4, Cem 5.\nDan has 3 more, Eve has 2, Flo 1. |  = \n"},

	{"JSON, a list of texts", `["3 kites and 4?", "5 \"pots\""]`, "JSON\n1 record-1: 3 kites and 4? |  = \n1 record-2: 5 \"pots\" |  = \n"},
	{"JSON, texts under a name", `{"title":"a","tags":["x","y"],"questions":["3 kites","4 kites"],"count":2,"more":{"by":"me"}}`, "JSON\n1 record-1: 3 kites |  = \n1 record-2: 4 kites |  = \n"},
	{"JSON, nested", `{"data":{"meta":{"by":"me"},"train":[{"question":"3 kites","choices":[{"a":1}],"answer":3}],"test":[{"question":"4 kites"}]}}`,
		"JSON\n1 record-1: 3 kites |  = 3\n1 record-2: 4 kites |  = \n"},
	{"JSON, by id", `{"p1":{"text":"3 kites"},"p2":{"text":"4 kites","answer":4}}`, "JSON\n1 record-1: 3 kites |  = \n1 record-2: 4 kites |  = 4\n"},
	{"JSON by columns", `{"question":["3 kites","4 kites"],"answer":[3,4,5]}`, "JSON\n1 record-1: 3 kites |  = 3\n2 record-2: 4 kites |  = 4\nline 3: text: is missing\n"},
	{"JSON by columns with numbers", `{"question":{"0":"3 kites","1":"4 kites"},"answer":{"0":3,"1":4}}`, "JSON\n1 record-1: 3 kites |  = 3\n2 record-2: 4 kites |  = 4\n"},
	{"JSON on one line without ids", `[{"text":"3 kites"},{"text":"4 kites"}][{"text":"5 kites"}]`, "JSON\n1 record-1: 3 kites |  = \n1 record-2: 4 kites |  = \n1 record-3: 5 kites |  = \n"},
}

func TestFormats(t *testing.T) {
	for _, test := range formatTests {
		if got := show(test.file); got != test.want {
			t.Errorf("%s: got\n%s\nwant\n%s", test.name, got, test.want)
		}
	}
}

// TestZipBombs: what unpacks to far more than it is, is refused in its time and memory.
func TestZipBombs(t *testing.T) {
	zeros := strings.Repeat("\x00", maxUnpacked+1)
	many := []string{"imsmanifest.xml", ""}
	for i := range 40 {
		many = append(many, fmt.Sprintf("%d.xml", i), "<assessmentItem>"+zeros[:1<<20])
	}
	limit := budget.Limit{Time: 2 * reading.Time, EachTime: reading.EachTime, Bytes: 2*maxUnpacked + 16<<20, Each: 400}
	for _, test := range []struct{ name, file, want string }{
		{"a document", zipOf("word/document.xml", zeros), "word/document.xml in it: is longer than 32 MB, unpacked"},
		{"a package of many", zipOf(many...), "40 left out"},
		{"a locked one", "PK\x03\x04" + strings.Repeat("PK\x01\x02", 100), "the zip file is damaged"},
	} {
		done := budget.Watch(t, len(test.file), limit)
		report, err := Read(strings.NewReader(test.file), func(int, corpus.Record) {})
		done()
		got := fmt.Sprint(err)
		if err == nil {
			got = fmt.Sprintf("%d left out", report.Bad)
		}
		if !strings.Contains(got, test.want) {
			t.Errorf("%s: got %s, want %s", test.name, got, test.want)
		}
	}
}

// TestFalseSize: what a directory says of a size is no reason to make room for it.
func TestFalseSize(t *testing.T) {
	file := []byte(document(item1("3 kites")))
	at := bytes.LastIndex(file, []byte("PK\x01\x02")) + 24
	copy(file[at:], []byte{0, 0, 0, 0x18})
	if !sound(t, file) { // fails where it takes more memory than its size allows
		t.Error("a document with a false size in its directory is refused")
	}
}

// TestRowsWithoutBeginning: a damaged sheet that ends a row it has not begun names a row that there
// is.
func TestRowsWithoutBeginning(t *testing.T) {
	file := workbook(`<c t="inlineStr"><is><t>Ann has 3 kites and buys 4.</t></is></c><c><v>7</v></c></row>` +
		`<row r="9999999999"><c t="inlineStr"><is><t>Ben has 5 pots and 6 pans.</t></is></c><c><v>11</v></c></row>`)
	if got, want := show(file), "1 line-1: Ann has 3 kites and buys 4."; !strings.Contains(got, want) || !strings.Contains(got, "line-2: Ben") {
		t.Errorf("got\n%s\nwant %s, and Ben in line 2", got, want)
	}
}

// TestDamagedZips: a zip of which any byte is another is read, or refused, and never more.
func TestDamagedZips(t *testing.T) {
	for _, whole := range []string{workbook(`<row><c t="inlineStr"><is><t>Ann has 3 kites and buys 4.</t></is></c><c><v>7</v></c></row>`), document(item1("3 kites"))} {
		for i := range len(whole) {
			for _, change := range []byte{0x00, 0xff, whole[i] ^ 1} {
				Read(strings.NewReader(whole[:i]+string([]byte{change})+whole[i+1:]), func(_ int, r corpus.Record) {
					if r.Text == "" {
						t.Errorf("byte %d: a record without a text", i)
					}
				})
			}
			Read(strings.NewReader(whole[:i]), func(int, corpus.Record) {})
		}
	}
}
