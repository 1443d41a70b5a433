package syntax

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// A Word is one line of a CoNLL-U file: the columns that this package uses.
type Word struct {
	Form, Lemma, UPOS, XPOS string
	Head                    int    // 1 is the first word; 0 is the root
	Rel                     string // with its subtype: nmod:poss
}

// A Sentence is the words of one sentence, and its comment lines without "#".
type Sentence struct {
	Comments []string
	Words    []Word
}

// ReadCoNLLU reads sentences in the CoNLL-U format. Lines for multi-word
// tokens (1-2) and empty nodes (1.1) are passed over. The error names the line.
func ReadCoNLLU(r io.Reader) ([]Sentence, error) {
	var all []Sentence
	var s Sentence
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, 1<<20)
	line := 0
	finish := func() error {
		for i, w := range s.Words {
			if w.Head > len(s.Words) {
				return fmt.Errorf("CoNLL-U before line %d: word %d has head %d in a sentence of %d words", line, i+1, w.Head, len(s.Words))
			}
		}
		if len(s.Words) > 0 {
			all = append(all, s)
		}
		s = Sentence{}
		return nil
	}
	for sc.Scan() {
		line++
		t := strings.TrimRight(sc.Text(), "\r")
		if strings.TrimSpace(t) == "" {
			if err := finish(); err != nil {
				return nil, err
			}
			continue
		}
		if c, ok := strings.CutPrefix(t, "#"); ok {
			s.Comments = append(s.Comments, strings.TrimSpace(c))
			continue
		}
		f := strings.Split(t, "\t")
		if len(f) != 10 {
			return nil, fmt.Errorf("CoNLL-U line %d: %d columns, not 10", line, len(f))
		}
		if strings.ContainsAny(f[0], "-.") {
			continue
		}
		if id, err := strconv.Atoi(f[0]); err != nil || id != len(s.Words)+1 {
			return nil, fmt.Errorf("CoNLL-U line %d: word number %q where %d belongs", line, f[0], len(s.Words)+1)
		}
		w := Word{Form: f[1], Lemma: f[2], UPOS: f[3], XPOS: f[4], Rel: f[7]}
		if f[6] != "_" {
			head, err := strconv.Atoi(f[6])
			if err != nil || head < 0 {
				return nil, fmt.Errorf("CoNLL-U line %d: head %q is no number", line, f[6])
			}
			w.Head = head
		}
		s.Words = append(s.Words, w)
	}
	if err := sc.Err(); err != nil {
		return nil, fmt.Errorf("CoNLL-U after line %d: %w", line, err)
	}
	line++
	if err := finish(); err != nil {
		return nil, err
	}
	return all, nil
}

// WriteCoNLLU writes sentences in the CoNLL-U format.
func WriteCoNLLU(w io.Writer, sentences []Sentence) error {
	b := bufio.NewWriter(w)
	for _, s := range sentences {
		for _, c := range s.Comments {
			fmt.Fprintf(b, "# %s\n", c)
		}
		for i, w := range s.Words {
			fmt.Fprintf(b, "%d\t%s\t%s\t%s\t%s\t_\t%d\t%s\t_\t_\n",
				i+1, blank(w.Form), blank(w.Lemma), blank(w.UPOS), blank(w.XPOS), w.Head, blank(w.Rel))
		}
		b.WriteByte('\n')
	}
	return b.Flush()
}

func blank(s string) string {
	if s == "" {
		return "_"
	}
	return s
}

// Forms are the words' forms.
func (s Sentence) Forms() []string {
	forms := make([]string, len(s.Words))
	for i, w := range s.Words {
		forms[i] = w.Form
	}
	return forms
}
