package data

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// Practice problems were written one by one by a language model, to written rules, and programs
// check them; no teacher typed them. What wrote them saw neither the sets that are measured on nor
// the stories. practice/README.md tells how writing goes.
//
//go:embed practice/*.txt
var practiceFiles embed.FS

// planFile lists the kinds of practice problems; it holds none.
const planFile = "plan.txt"

// numbered is the name of a file from the time before the plan: one field of one writer.
var numbered = regexp.MustCompile(`-\d\d\.txt$`)

// ReadPractice gives the practice problems; those that were written by kind, steered by error, are
// the set "kinds". A problem that tells nearly what a held one tells is left out, and counted.
func ReadPractice(held ...*Held) (list []Example, left int, err error) {
	names, err := fs.Glob(practiceFiles, "practice/*.txt")
	if err != nil {
		return nil, 0, err
	}
	n := neighboursOf(held)
	for _, name := range names {
		if path.Base(name) == planFile {
			continue
		}
		source, err := practiceFiles.ReadFile(name)
		if err != nil {
			return nil, 0, err
		}
		parsed, faults := ParsePractice(name, string(source))
		if len(faults) > 0 {
			return nil, 0, faults[0]
		}
		for _, e := range parsed {
			if n.near(&e) {
				left++
				continue
			}
			if !numbered.MatchString(name) {
				e.Set = "kinds"
			}
			list = append(list, e)
		}
	}
	return list, left, nil
}

// ParsePractice reads a file of practice problems, and says of every line that is wrong what is
// wrong with it. A problem is a line of text and a line "= equation = answer"; a line "? question"
// asks another question about the text above it. Groups, of variations of one problem or of
// questions about one body, are separated by blank lines.
func ParsePractice(name, source string) (list []Example, faults []error) {
	var body, problem string // problem is "" where no equation is awaited
	group := 1
	asked := false
	for n, line := range strings.Split(source, "\n") {
		fault := func(format string, args ...any) {
			faults = append(faults, fmt.Errorf("%s:%d: %w", name, n+1, fmt.Errorf(format, args...)))
		}
		line = strings.TrimSpace(line)
		switch {
		case line == "":
			if body != "" && !asked {
				fault("the text above has no equation")
			}
			body, problem, asked = "", "", false
			group++
		case strings.HasPrefix(line, "?"):
			if body == "" {
				fault("a question without a body")
				continue
			}
			problem = body + " " + strings.TrimSpace(line[1:])
		case strings.HasPrefix(line, "="):
			if problem == "" {
				fault("an equation without a text")
				continue
			}
			equation, answer, ok := strings.Cut(line[1:], "=")
			if !ok {
				fault("no answer; wanted: = equation = answer")
			} else if e, err := practised(problem, equation, answer); err != nil {
				fault("%w", err)
			} else {
				e.ID, e.Group = fmt.Sprintf("%s:%d", name, n+1), fmt.Sprintf("%s:%d", name, group)
				list = append(list, *e)
			}
			problem, asked = "", true
		default:
			body, problem = line, line
		}
	}
	return list, faults
}

// practised is a problem with its tree; the answer has to be what the equation gives.
func practised(problem, equation, answer string) (*Example, error) {
	want, err := answerOf(corpus.Number(strings.ReplaceAll(strings.TrimSpace(answer), ",", "")))
	if err != nil {
		return nil, fmt.Errorf("%q is no number", answer)
	}
	doc, err := text.Read(problem)
	if err != nil {
		return nil, err
	}
	tree, doc, err := corpus.Bind(strings.TrimSpace(equation), doc)
	if err != nil {
		return nil, err
	}
	v, err := worth.Of(tree, doc.Quantities)
	if err != nil {
		return nil, err
	}
	if !v.Is(want) {
		return nil, fmt.Errorf("the equation gives %s, not %s", v, strings.TrimSpace(answer))
	}
	return &Example{Set: "practice", Doc: doc, Expr: relabel(tree, doc.Values()), Answer: want}, nil
}
