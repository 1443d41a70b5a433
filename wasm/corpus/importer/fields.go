package importer

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// fields are the values of a record by their names, see fieldName.
type fields map[string]string

// The names under which a field is known, the surest first. They are those of
// our own files, of what teachers call their columns in several languages, and
// of MAWPS, SVAMP, MWPToolkit, GSM8K and ASDiv.
var (
	textNames = []string{"text", "problem", "originaltext", "wordproblem", "squestion", "question", "segmentedtext",
		"problemtext", "questiontext", "aufgabe", "textaufgabe", "sachaufgabe", "aufgabentext", "frage", "problème", "énoncé", "problema", "enunciado",
		"pregunta", "texto", "testo", "domanda", "pergunta", "opgave", "vraag", "tekst", "zadanie", "treść", "uppgift", "fråga",
		"soru", "задача", "вопрос", "текст", "题目", "问题", "題目", "問題", "문제"}
	bodyNames     = []string{"body"}
	equationNames = []string{"equation", "lequations", "equations", "formula", "expression", "calculation",
		"gleichung", "rechnung", "formel", "équation", "calcul", "ecuación", "equação", "equazione", "vergelijking", "równanie", "ekvation",
		"denklem", "уравнение", "方程", "方程式", "式"}
	answerNames = []string{"answer", "ans", "lsolutions", "solutions", "answers", "solution", "result",
		"antwort", "lösung", "ergebnis", "réponse", "résultat", "respuesta", "solución", "resposta", "risposta", "soluzione", "antwoord",
		"odpowiedź", "svar", "cevap", "ответ", "答案", "答え", "답"}
	idNames    = []string{"id", "iindex", "problemid", "nr", "nummer"}
	gradeNames = []string{"grade", "klasse", "klassenstufe"}
	topicNames = []string{"topic", "category", "subject", "thema"}
)

// fieldName makes one name of the ways to write it: "Original Text",
// "original_text" and "original-text" are originaltext.
func fieldName(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, s)
}

func (f fields) first(names []string) string {
	for _, name := range names {
		if value := strings.TrimSpace(f[name]); value != "" {
			return value
		}
	}
	return ""
}

// record makes a record of the fields.
func (f fields) record() (corpus.Record, error) {
	record := corpus.Record{
		ID:    f.first(idNames),
		Text:  f.text(),
		Topic: f.first(topicNames),
		Story: strings.TrimSpace(f["story"]),
	}
	if record.Text == "" {
		return record, errors.New("text: is missing")
	}
	if value := f.first(gradeNames); value != "" {
		number, err := strconv.Atoi(value)
		if err != nil {
			return record, fmt.Errorf("grade: %.30q is not a whole number", value)
		}
		record.Grade = number
	}
	if value := strings.TrimSpace(f["confidence"]); value != "" {
		number, err := strconv.ParseFloat(value, 64)
		if err != nil {
			return record, fmt.Errorf("confidence: %.30q is not a number", value)
		}
		record.Confidence = number
	}
	if numbers := strings.TrimSpace(f["numbers"]); numbers != "" && isMasked(record.Text) {
		if err := f.unmask(&record, numbers); err != nil {
			return record, err
		}
	} else {
		record.Equation = f.first(equationNames)
	}
	return record, f.solve(&record)
}

// text joins what some sets write apart: the body and the question.
func (f fields) text() string {
	whole, body := f.first(textNames), f.first(bodyNames)
	if body == "" || strings.HasPrefix(whole, body) {
		return whole
	}
	if !strings.HasSuffix(body, ".") && !strings.HasSuffix(body, "?") && !strings.HasSuffix(body, "!") && !strings.HasSuffix(body, ",") {
		body += "."
	}
	return strings.TrimSpace(body + " " + whole)
}

// solve reads the answer, and makes one equation of several steps.
func (f fields) solve(record *corpus.Record) error {
	answer := f.first(answerNames)
	work := ""
	if before, last, found := strings.Cut(answer, "####"); found { // GSM8K: the steps, then the answer
		work, answer = before, strings.TrimSpace(last)
	}
	number, err := parseAnswer(answer)
	if err != nil {
		return fmt.Errorf("answer: %w", err)
	}
	record.Answer = number
	switch {
	case record.Equation == "" && work != "":
		// Steps that cannot be put together leave the equation to the model, which the answer checks.
		record.Equation, _ = compose(Annotations(work), record)
	case record.Equation != "":
		if record.Equation, err = plainEquation(record.Equation, record); err != nil {
			return fmt.Errorf("equation: %w", err)
		}
	}
	return nil
}

// parseAnswer reads a number with what stands beside it: "$4.50", "9 (apples)",
// "12 cm", "25%". Two numbers are no answer.
func parseAnswer(s string) (corpus.Number, error) {
	bare := strings.TrimSpace(strings.TrimLeft(s, "$£€ "))
	if bare == "" {
		return "", nil
	}
	end := strings.IndexFunc(bare, func(r rune) bool { return unicode.IsLetter(r) || r == '(' || r == '%' || r == '¢' })
	if end > 0 && !strings.ContainsFunc(bare[end:], unicode.IsDigit) {
		bare = strings.TrimSpace(bare[:end])
	}
	if _, err := corpus.Number(bare).Rat(); err == nil && strings.Contains(bare, ":") {
		return corpus.Number(bare), nil // 20:35
	}
	value, err := expr.ParseRat(bare)
	if err != nil {
		return "", fmt.Errorf("%.70q is not a number", s)
	}
	if value.IsInt() {
		return corpus.Number(expr.FormatRat(value)), nil // 296.0 is 296
	}
	return corpus.Number(bare), nil
}
