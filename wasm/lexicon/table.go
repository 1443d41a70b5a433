package lexicon

import (
	"cmp"
	_ "embed"
	"maps"
	"slices"
	"strings"
	"sync"
)

// The table is plain text, so that a change of it can be read; it compresses as well as a packed
// form would. Its first line is the version. A line "Gain Earn: win profit" gives words and their
// classes, "-: do be" words without one, and after a line "=" each line is a lemma and the
// irregular forms of it: "eat ate eaten".
//
//go:embed table.txt
var source string

// version is the first line of the table.
const version = "mwpranker lexicon 1"

// entry is what is known of a form. A form may have classes of its own beside its lemma: "left" is
// Remain, "leave" is not.
type entry struct {
	form, lemma string
	classes     Set
}

// dictionary finds entries by their form. It is a hash table of its own because in WASM a map of Go
// took twice as long for a look-up (431 ns against 205, node on a busy machine) and longer to fill.
type dictionary struct {
	entries []entry
	slots   []uint16 // 1 + the index of an entry, at the hash of its form or the next free place; 0 is free
}

// slotBits makes a dictionary of the shipped table a third full.
const slotBits = 15

var table = sync.OnceValue(func() *dictionary { return decode(source) })

// get gives the entry of a form, or nil.
func (d *dictionary) get(form string) *entry {
	if i := d.slots[d.slot(form)]; i != 0 {
		return &d.entries[i-1]
	}
	return nil
}

// slot is where a form stands or would stand.
func (d *dictionary) slot(form string) uint32 {
	hash := uint32(2166136261) // FNV-1a
	for i := 0; i < len(form); i++ {
		hash = (hash ^ uint32(form[i])) * 16777619
	}
	at := (hash ^ hash>>slotBits) % uint32(len(d.slots))
	for d.slots[at] != 0 && d.entries[d.slots[at]-1].form != form {
		at = (at + 1) % uint32(len(d.slots))
	}
	return at
}

// set adds a form or changes its entry. A dictionary that is full takes no more.
func (d *dictionary) set(e entry) {
	at := d.slot(e.form)
	if i := d.slots[at]; i != 0 {
		d.entries[i-1] = e
	} else if len(d.entries) < len(d.slots)/2 {
		d.entries = append(d.entries, e)
		d.slots[at] = uint16(len(d.entries))
	}
}

// decode reads a table. What it does not understand it leaves out; a test holds the embedded table
// to be whole.
func decode(source string) *dictionary {
	d := &dictionary{entries: make([]entry, 0, len(source)/10), slots: make([]uint16, 1<<slotBits)}
	first, rest, _ := strings.Cut(source, "\n")
	if first != version {
		return d
	}
	classed, forms, _ := strings.Cut(rest, "\n=\n")
	for line := range strings.SplitSeq(classed, "\n") {
		names, words, _ := strings.Cut(line, ":")
		classes := parseSet(names)
		for word := ""; words != ""; {
			word, words, _ = strings.Cut(words, " ")
			if word != "" {
				d.set(entry{word, word, classes})
			}
		}
	}
	for line := range strings.SplitSeq(forms, "\n") {
		lemma, irregular, _ := strings.Cut(line, " ")
		for form := range strings.SplitSeq(irregular, " ") {
			if form == "" || lemma == "" {
				continue
			}
			e := entry{form: form, lemma: lemma}
			if own := d.get(form); own != nil {
				e.classes = own.classes
			}
			d.set(e)
		}
	}
	return d
}

// parseSet reads what Set.String writes; a name that is no class is left out.
func parseSet(names string) Set {
	var set Set
	for name := range strings.SplitSeq(names, " ") {
		if c, ok := ClassOf(name); ok {
			set |= SetOf(c)
		}
	}
	return set
}

// Encode writes a table that decode reads: the words of each set of classes, and for each lemma its
// irregular forms. The tool that makes table.txt calls it.
func Encode(words map[Set][]string, forms map[string][]string) string {
	var b strings.Builder
	b.WriteString(version + "\n")
	for _, set := range sortedKeys(words) {
		b.WriteString(set.String() + ":")
		writeSorted(&b, words[set])
	}
	b.WriteString("=\n")
	for _, lemma := range sortedKeys(forms) {
		b.WriteString(lemma)
		writeSorted(&b, forms[lemma])
	}
	return b.String()
}

// sortedKeys gives the keys of a map in order, so that the same words give the same table.
func sortedKeys[K cmp.Ordered, V any](m map[K]V) []K { return slices.Sorted(maps.Keys(m)) }

// writeSorted writes words in order, each behind a space, and ends the line.
func writeSorted(b *strings.Builder, words []string) {
	for _, w := range slices.Compact(slices.Sorted(slices.Values(words))) {
		b.WriteByte(' ')
		b.WriteString(w)
	}
	b.WriteByte('\n')
}
