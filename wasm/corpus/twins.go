package corpus

import "fmt"

// Twins finds records that a file has twice: with the id or the text of an
// earlier one. The zero value is ready.
type Twins struct {
	ids   map[uint64]int32 // place of each id, by its hash
	texts map[uint64]int32 // place of each text, by its hash
}

// Check names the earlier record with the same id or text, by its place, such
// as "record 3" or "line 3"; else it keeps the record.
func (t *Twins) Check(r *Record, place int, kind string) error {
	if err := t.find(r, kind); err != nil {
		return err
	}
	t.keep(r, place)
	return nil
}

func (t *Twins) find(r *Record, kind string) error {
	if first, seen := t.ids[hashID(r.ID)]; seen {
		return fmt.Errorf("id: %s %d has the same", kind, first)
	}
	if first, seen := t.texts[hashText(r.Text)]; seen {
		return fmt.Errorf("text: %s %d has the same", kind, first)
	}
	return nil
}

func (t *Twins) keep(r *Record, place int) {
	if t.ids == nil {
		t.ids, t.texts = map[uint64]int32{}, map[uint64]int32{}
	}
	t.ids[hashID(r.ID)], t.texts[hashText(r.Text)] = int32(place), int32(place)
}

// hashID is FNV-1a. Hashes keep a million records in half the memory of their
// ids, with the same chance of a wrong alarm as hashText.
func hashID(s string) uint64 {
	hash := uint64(14695981039346656037)
	for i := range len(s) {
		hash = (hash ^ uint64(s[i])) * 1099511628211
	}
	return hash
}

// hashText is FNV-1a over the text with capitals folded and each run of space
// as one: texts that differ in nothing else are the same text. Among a million
// texts the chance of a wrong alarm is one in thirty million.
func hashText(s string) uint64 {
	hash := uint64(14695981039346656037)
	inSpace := true
	for i := range len(s) {
		c := s[i]
		isSpace := c == ' ' || c >= '\t' && c <= '\r'
		switch {
		case isSpace && inSpace:
			continue
		case isSpace:
			c = ' '
		case c >= 'A' && c <= 'Z':
			c += 'a' - 'A'
		}
		inSpace = isSpace
		hash = (hash ^ uint64(c)) * 1099511628211
	}
	return hash
}
