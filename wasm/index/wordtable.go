package index

// wordTable has the number of each word by its wordKey. To index a text is to
// look up its words, and this takes a third of the time of a map of Go. No word
// has the key 0, which marks a free place; a word is at its hash or behind it.
type wordTable struct {
	keys  []uint64
	terms []uint32
	shift uint // 64 less the bits of a place
	used  int
}

// place is where a key stands, or the free place where it would.
func (t *wordTable) place(key uint64) int {
	i := int(key * 0x9e3779b97f4a7c15 >> t.shift)
	for t.keys[i] != key && t.keys[i] != 0 {
		i = (i + 1) & (len(t.keys) - 1)
	}
	return i
}

func (t *wordTable) get(key uint64) (term uint32, known bool) {
	if len(t.keys) == 0 {
		return 0, false
	}
	i := t.place(key)
	return t.terms[i], t.keys[i] == key
}

// put sets the number of a word.
func (t *wordTable) put(key uint64, term uint32) {
	if 2*t.used >= len(t.keys) {
		t.grow()
	}
	i := t.place(key)
	if t.keys[i] != key {
		t.used++
		t.keys[i] = key
	}
	t.terms[i] = term
}

func (t *wordTable) grow() {
	old := *t
	bits := 10
	for 1<<bits < 4*old.used {
		bits++
	}
	t.keys, t.terms, t.shift = make([]uint64, 1<<bits), make([]uint32, 1<<bits), uint(64-bits)
	for i, key := range old.keys {
		if key != 0 {
			at := t.place(key)
			t.keys[at], t.terms[at] = key, old.terms[i]
		}
	}
}
