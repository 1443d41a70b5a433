package paraphrase

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	judge "mwpranker/wasm/paraphrase"
)

// Part is what pairs may be used for.
type Part string

// The parts. What is learnt from is Train alone; Dev may be measured while the judge is made, Test
// at the end.
const (
	Train Part = "train"
	Dev   Part = "dev"
	Test  Part = "test"
)

// Pair is two problems with what they are to each other.
type Pair struct {
	ID, A, B  string
	Verdict   judge.Verdict
	SameModel bool
	Kind      string // what was done, in a word; of a made pair the operator
	Part      Part
	Made      bool // by a program
}

// Source names the problem that a pair was made of: pairs of one source are mostly judged right
// together or wrong together.
func (p *Pair) Source() string { return strings.Join(strings.Fields(strings.ToLower(p.A)), " ") }

// wirePair is a line of a file of pairs.
type wirePair struct {
	ID        string `json:"id"`
	A         string `json:"a"`
	B         string `json:"b"`
	Verdict   string `json:"verdict"`
	SameModel bool   `json:"same_model"`
	Kind      string `json:"kind"`
	Part      Part   `json:"part,omitempty"`
}

// ReadPairs reads a file of pairs that has to belong to a part: its name begins with the part's,
// as train.jsonl and dev-2.jsonl do, and a line that names a part names this one.
func ReadPairs(file string, part Part) ([]Pair, error) {
	if named := PartOf(file); named != part {
		return nil, fmt.Errorf("%s belongs to the part %q by its name, and %q is asked for", file, named, part)
	}
	source, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	pairs, err := ParsePairs(source, part)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return pairs, nil
}

// PartOf is the part that a file belongs to by its name; "" where it has none.
func PartOf(file string) Part {
	name := filepath.Base(file)
	for _, part := range []Part{Train, Dev, Test} {
		if rest, ok := strings.CutPrefix(name, string(part)); ok && rest != "" && strings.ContainsAny(rest[:1], ".-_0123456789") {
			return part
		}
	}
	return ""
}

// ParsePairs reads lines of pairs of a part. Errors name the line and never show a text.
func ParsePairs(source []byte, part Part) ([]Pair, error) {
	var pairs []Pair
	var faults []error
	seen := map[string]int{}
	lines := bufio.NewScanner(bytes.NewReader(source))
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		p, err := parsePair(lines.Bytes(), part)
		switch {
		case err != nil:
			faults = append(faults, fmt.Errorf("line %d: %w", n, err))
		case seen[p.ID] > 0:
			faults = append(faults, fmt.Errorf("line %d: line %d has the id %q too", n, seen[p.ID], p.ID))
		default:
			seen[p.ID] = n
			pairs = append(pairs, p)
		}
	}
	return pairs, errors.Join(append(faults, lines.Err())...)
}

func parsePair(line []byte, part Part) (Pair, error) {
	var w wirePair
	if err := json.Unmarshal(line, &w); err != nil {
		return Pair{}, errors.New("is no pair in JSON")
	}
	verdict, err := judge.ParseVerdict(w.Verdict)
	switch {
	case err != nil:
		return Pair{}, err
	case w.ID == "" || strings.TrimSpace(w.A) == "" || strings.TrimSpace(w.B) == "":
		return Pair{}, errors.New("id, a or b is missing")
	case w.Part != "" && w.Part != part:
		return Pair{}, fmt.Errorf("belongs to the part %q, not %q", w.Part, part)
	case verdict != judge.Different && !w.SameModel:
		return Pair{}, fmt.Errorf("is %s, and has not the same model", verdict)
	}
	return Pair{w.ID, w.A, w.B, verdict, w.SameModel, w.Kind, part, false}, nil
}

// WritePairs writes pairs, each with its part.
func WritePairs(pairs []Pair) []byte {
	var b bytes.Buffer
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	for _, p := range pairs {
		// the types can be written, and a buffer takes all
		_ = encoder.Encode(wirePair{p.ID, p.A, p.B, p.Verdict.String(), p.SameModel, p.Kind, p.Part})
	}
	return b.Bytes()
}

// Training are pairs that may be learnt from. Only NewTraining makes them.
type Training struct{ pairs []Pair }

// NewTraining takes pairs of the part Train, and refuses others.
func NewTraining(pairs []Pair) (*Training, error) {
	for _, p := range pairs {
		if p.Part != Train {
			return nil, fmt.Errorf("pair %s belongs to the part %q: it may not be learnt from", p.ID, p.Part)
		}
	}
	return &Training{pairs}, nil
}

// Without leaves out what tells a text of held pairs, and says how many pairs that are.
func (t *Training) Without(held []Pair) (*Training, int) {
	texts := map[string]bool{}
	for i := range held {
		texts[plain(held[i].A)], texts[plain(held[i].B)] = true, true
	}
	var kept []Pair
	for _, p := range t.pairs {
		if !texts[plain(p.A)] && !texts[plain(p.B)] {
			kept = append(kept, p)
		}
	}
	return &Training{kept}, len(t.pairs) - len(kept)
}

// Pairs are those that may be learnt from.
func (t *Training) Pairs() []Pair { return t.pairs }

func plain(text string) string { return strings.Join(strings.Fields(strings.ToLower(text)), " ") }
