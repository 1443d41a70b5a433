package index

import (
	"fmt"
	"testing"
)

func TestWordTable(t *testing.T) {
	var table wordTable
	if _, known := table.get(1); known {
		t.Error("an empty table knows a word")
	}
	const words = 20_000
	key := func(i int) uint64 { return wordKey(fmt.Appendf(nil, "word%d", i*i)) }
	for i := range words {
		table.put(key(i), uint32(i))
	}
	table.put(key(7), 700)
	for i := range words {
		want := uint32(i)
		if i == 7 {
			want = 700
		}
		if term, known := table.get(key(i)); !known || term != want {
			t.Fatalf("word %d is %d (%v)", i, term, known)
		}
	}
	if _, known := table.get(wordKey([]byte("other"))); known || table.used != words {
		t.Errorf("%d words; another one is known: %v", table.used, known)
	}
}
