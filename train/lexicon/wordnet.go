package lexicon

import (
	"bufio"
	"fmt"
	"io/fs"
	"strconv"
	"strings"
)

// A pos is a part of speech of WordNet that the table takes from it.
type pos byte

const (
	noun pos = 'n'
	verb pos = 'v'
)

// files are WordNet's names of the parts of speech.
var files = map[pos]string{noun: "noun", verb: "verb"}

// lexFiles are the lexicographers' files, a coarse sorting of all synsets, by their numbers.
var lexFiles = strings.Fields(`adj.all adj.pert adv.all noun.Tops noun.act noun.animal noun.artifact noun.attribute noun.body
	noun.cognition noun.communication noun.event noun.feeling noun.food noun.group noun.location noun.motive noun.object noun.person
	noun.phenomenon noun.plant noun.possession noun.process noun.quantity noun.relation noun.shape noun.state noun.substance noun.time
	verb.body verb.change verb.cognition verb.communication verb.competition verb.consumption verb.contact verb.creation
	verb.emotion verb.motion verb.perception verb.possession verb.social verb.stative verb.weather`)

// synset is a meaning: where it stands in its data file.
type synset struct {
	pos    pos
	offset int
}

// WordNet is what the table needs of it.
type WordNet struct {
	senses  map[pos]map[string][]synset // of a lemma, the most frequent first
	tagged  map[pos]map[string][]int    // how often each sense was met in tagged text
	parents map[synset][]synset         // hypernyms
	file    map[synset]string           // the lexicographer's file
	uses    map[string]int              // of a lemma, as any part of speech, in tagged text
	forms   map[string][]string         // irregular forms of a lemma
}

// ReadWordNet reads the database files of WordNet 3.0.
func ReadWordNet(dir fs.FS) (*WordNet, error) {
	w := &WordNet{
		senses: map[pos]map[string][]synset{noun: {}, verb: {}}, tagged: map[pos]map[string][]int{noun: {}, verb: {}},
		parents: make(map[synset][]synset), file: make(map[synset]string), forms: make(map[string][]string),
		uses: make(map[string]int),
	}
	for p, name := range files {
		for file, read := range map[string]func([]string) error{
			"index." + name: func(f []string) error { return w.readIndex(p, f) },
			"data." + name:  func(f []string) error { return w.readData(p, f) },
			name + ".exc":   w.readForms,
		} {
			if err := eachLine(dir, file, read); err != nil {
				return nil, err
			}
		}
	}
	// The counts go last: they have a place for each sense.
	if err := eachLine(dir, "cntlist.rev", w.readCount); err != nil {
		return nil, err
	}
	return w, nil
}

// eachLine calls read with the fields of each line; lines that begin with a space are the licence.
func eachLine(dir fs.FS, name string, read func(fields []string) error) error {
	file, err := dir.Open(name)
	if err != nil {
		return fmt.Errorf("wordnet: %w", err)
	}
	defer file.Close()
	scanner := bufio.NewScanner(file)
	scanner.Buffer(nil, 1<<20)
	for number := 1; scanner.Scan(); number++ {
		line := scanner.Text()
		if line == "" || line[0] == ' ' {
			continue
		}
		if err := read(strings.Fields(line)); err != nil {
			return fmt.Errorf("wordnet: %s, line %d: %w", name, number, err)
		}
	}
	if err := scanner.Err(); err != nil {
		return fmt.Errorf("wordnet: %s: %w", name, err)
	}
	return nil
}

// readIndex reads: lemma pos senses pointers [pointer ...] senses tagged offset ...
func (w *WordNet) readIndex(p pos, f []string) error {
	if len(f) < 6 {
		return fmt.Errorf("%d fields", len(f))
	}
	n, err := strconv.Atoi(f[2])
	if err != nil || n < 1 || n > len(f) {
		return fmt.Errorf("%q is no number of senses", f[2])
	}
	for _, field := range f[len(f)-n:] {
		offset, err := strconv.Atoi(field)
		if err != nil {
			return fmt.Errorf("%q is no offset", field)
		}
		w.senses[p][f[0]] = append(w.senses[p][f[0]], synset{p, offset})
	}
	w.tagged[p][f[0]] = make([]int, n)
	return nil
}

// readData reads: offset file type words(hexadecimal) [word id ...] pointers [symbol offset pos
// where ...] ...
func (w *WordNet) readData(p pos, f []string) error {
	if len(f) < 6 {
		return fmt.Errorf("%d fields", len(f))
	}
	offset, err := strconv.Atoi(f[0])
	file, err2 := strconv.Atoi(f[1])
	words, err3 := strconv.ParseInt(f[3], 16, 32)
	if err != nil || err2 != nil || err3 != nil || file < 0 || file >= len(lexFiles) || words < 1 || int(words)*2+4 >= len(f) {
		return fmt.Errorf("not the head of a synset")
	}
	s := synset{p, offset}
	w.file[s] = lexFiles[file]
	f = f[4+2*words:]
	n, err := strconv.Atoi(f[0])
	if err != nil || len(f) < 1+4*n {
		return fmt.Errorf("%q is no number of pointers", f[0])
	}
	for i := 0; i < n; i++ {
		if pointer := f[1+4*i:]; pointer[0] == "@" && pos(pointer[2][0]) == p {
			to, err := strconv.Atoi(pointer[1])
			if err != nil {
				return fmt.Errorf("%q is no offset", pointer[1])
			}
			w.parents[s] = append(w.parents[s], synset{p, to})
		}
	}
	return nil
}

// readForms reads: form lemma ...
func (w *WordNet) readForms(f []string) error {
	if len(f) < 2 {
		return fmt.Errorf("%d fields", len(f))
	}
	w.forms[f[1]] = append(w.forms[f[1]], f[0])
	return nil
}

// readCount reads: lemma%type:file:id:head:id sense count
func (w *WordNet) readCount(f []string) error {
	if len(f) != 3 {
		return fmt.Errorf("%d fields", len(f))
	}
	lemma, key, ok := strings.Cut(f[0], "%")
	sense, err := strconv.Atoi(f[1])
	count, err2 := strconv.Atoi(f[2])
	if !ok || key == "" || err != nil || err2 != nil {
		return fmt.Errorf("not a count")
	}
	w.uses[lemma] += count
	p := map[byte]pos{'1': noun, '2': verb}[key[0]]
	if counts := w.tagged[p][lemma]; sense >= 1 && sense <= len(counts) {
		counts[sense-1] = count
	}
	return nil
}

// find gives the synset of "animal.n.1".
func (w *WordNet) find(name string) (synset, error) {
	parts := strings.Split(name, ".")
	if len(parts) == 3 && len(parts[1]) == 1 {
		senses := w.senses[pos(parts[1][0])][parts[0]]
		if n, err := strconv.Atoi(parts[2]); err == nil && n >= 1 && n <= len(senses) {
			return senses[n-1], nil
		}
	}
	return synset{}, fmt.Errorf("wordnet: there is no synset %q", name)
}

// isBelow says whether a synset is root or below it.
func (w *WordNet) isBelow(s synset, roots map[synset]bool) bool {
	if roots[s] {
		return true
	}
	for _, p := range w.parents[s] {
		if w.isBelow(p, roots) {
			return true
		}
	}
	return false
}
