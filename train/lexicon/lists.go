package lexicon

import (
	"bufio"
	_ "embed"
	"fmt"
	"io"
	"strings"

	"mwpranker/wasm/lexicon"
)

// Handwritten is the text of classes.txt; its head says how it is written.
//
//go:embed classes.txt
var Handwritten string

// Lists is what was written by hand.
type Lists struct {
	Words map[string]lexicon.Set     // the classes of a word or of a form of it
	Roots map[lexicon.Class][]string // synsets ("animal.n.1") and whole files of WordNet ("verb.motion")
	Never map[string]lexicon.Set     // classes that WordNet must not give to a word
	Stop  map[string]bool            // takes nothing from WordNet
	Known []string                   // lemmas without a class
	Names []string                   // first names
	Forms map[string][]string        // a lemma, and irregular forms that WordNet does not list
}

// ReadLists reads lists such as classes.txt.
func ReadLists(r io.Reader) (*Lists, error) {
	l := &Lists{
		Words: make(map[string]lexicon.Set), Roots: make(map[lexicon.Class][]string), Never: make(map[string]lexicon.Set),
		Stop: make(map[string]bool), Forms: make(map[string][]string),
	}
	scanner := bufio.NewScanner(r)
	for number := 1; scanner.Scan(); number++ {
		fields := strings.Fields(scanner.Text())
		if len(fields) == 0 || fields[0] == "#" {
			continue
		}
		if len(fields) < 3 {
			return nil, fmt.Errorf("lexicon: line %d: a class, a kind and a list are needed", number)
		}
		if err := l.add(fields[0], fields[1], fields[2:]); err != nil {
			return nil, fmt.Errorf("lexicon: line %d: %w", number, err)
		}
	}
	if err := scanner.Err(); err != nil {
		return nil, fmt.Errorf("lexicon: %w", err)
	}
	return l, nil
}

func (l *Lists) add(class, kind string, list []string) error {
	if class == "any" {
		switch kind {
		case "stop":
			for _, w := range list {
				l.Stop[w] = true
			}
		case "known":
			l.Known = append(l.Known, list...)
		case "names":
			l.Names = append(l.Names, list...)
		case "forms":
			l.Forms[list[0]] = append(l.Forms[list[0]], list[1:]...)
		default:
			return fmt.Errorf("%q is not stop, known, names or forms", kind)
		}
		return nil
	}
	c, ok := lexicon.ClassOf(class)
	if !ok {
		return fmt.Errorf("there is no class %q", class)
	}
	switch kind {
	case "words":
		for _, w := range list {
			l.Words[w] |= lexicon.SetOf(c)
		}
	case "never":
		for _, w := range list {
			l.Never[w] |= lexicon.SetOf(c)
		}
	case "roots":
		l.Roots[c] = append(l.Roots[c], list...)
	default:
		return fmt.Errorf("%q is not words, roots or never", kind)
	}
	return nil
}
