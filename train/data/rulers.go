package data

import (
	"bufio"
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
)

// The rulers are problems to measure by, written by a language model that saw nothing of the
// project; see their README.md. A file is a part of a set: everyday-dev.jsonl.
//
//go:embed testdata/rulers
var rulerFiles embed.FS

const rulerFolder = "testdata/rulers"

// Rulers lists the parts that there are.
func Rulers() ([]SetPart, error) {
	files, err := fs.Glob(rulerFiles, rulerFolder+"/*.jsonl")
	if err != nil {
		return nil, err
	}
	var parts []SetPart
	for _, file := range files {
		name := strings.TrimSuffix(strings.TrimPrefix(file, rulerFolder+"/"), ".jsonl")
		set, part, _ := strings.Cut(name, "-")
		if p := Part(part); p != Dev && p != Test {
			return nil, fmt.Errorf("%s: a ruler is named SET-dev.jsonl or SET-test.jsonl", file)
		}
		parts = append(parts, SetPart{set, Part(part)})
	}
	return parts, nil
}

// ReadRuler gives a part of a ruler. What cannot be read is an error; an equation that cannot be
// said in the numbers that are found in the text is not: to find them is part of the reading.
func ReadRuler(p SetPart) (*Held, error) {
	source, err := rulerFiles.ReadFile(fmt.Sprintf("%s/%s-%s.jsonl", rulerFolder, p.Set, p.Part))
	if err != nil {
		return nil, err
	}
	held := &Held{Name: p.String(), Part: p.Part}
	lines := bufio.NewScanner(bytes.NewReader(source))
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		e, err := parseRuler(lines.Bytes())
		if err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", p, n, err)
		}
		e.Set = p.Set
		held.Examples = append(held.Examples, *e)
	}
	return held, lines.Err()
}

// rulerRecord is a line of a ruler.
type rulerRecord struct {
	ID, Group, Text, Equation string
	Answer                    corpus.Number
	Tags                      []string
}

func parseRuler(line []byte) (*Example, error) {
	var r rulerRecord
	decoder := json.NewDecoder(bytes.NewReader(line))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&r); err != nil {
		return nil, err
	}
	if r.ID == "" || r.Text == "" || r.Equation == "" {
		return nil, errors.New("id, text or equation is missing")
	}
	doc, err := text.Read(r.Text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.ID, err)
	}
	e := &Example{ID: r.ID, Group: r.Group, Kind: situation(r.Tags), Tags: r.Tags, Doc: doc}
	if e.Answer, err = answerOf(r.Answer); err != nil {
		return nil, fmt.Errorf("%s: answer: %w", r.ID, err)
	}
	tree, bound, err := corpus.Bind(r.Equation, doc)
	if err == nil && len(bound.Quantities) != len(doc.Quantities) {
		err = errNotFound // what the reader is asked hangs on the text alone, never on the equation
	}
	e.settle(tree, err)
	return e, nil
}

var errNotFound = errors.New("the equation needs a number that is read as a name, or a part of an amount")

// situation is the first tag that names one.
func situation(tags []string) string {
	for _, tag := range tags {
		if !strings.HasSuffix(tag, "step") && !slices.Contains([]string{"distractor", "whole", "pair"}, tag) {
			return tag
		}
	}
	return ""
}

// answerOf is the value of an answer; a clock time, "20:35", is minutes after midnight.
func answerOf(n corpus.Number) (*big.Rat, error) {
	hours, minutes, ok := strings.Cut(string(n), ":")
	if !ok {
		return n.Rat()
	}
	h, err1 := strconv.Atoi(hours)
	m, err2 := strconv.Atoi(minutes)
	if err := errors.Join(err1, err2); err != nil || h < 0 || h > 23 || m < 0 || m > 59 {
		return nil, fmt.Errorf("%q is no clock time", string(n))
	}
	return big.NewRat(int64(60*h+m), 1), nil
}
