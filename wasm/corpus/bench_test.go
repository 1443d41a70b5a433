package corpus

import (
	"bytes"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"mwpranker/wasm/text"
)

// manyRecords repeats the records of tiny.json under other ids and with another
// last word, until there are n.
func manyRecords(tb testing.TB, n int) []Record {
	var records []Record
	problems := readTiny(tb)
	for i := range n {
		record := problems[i%len(problems)].Record
		record.ID = fmt.Sprintf("%s-%d", record.ID, i/len(problems))
		record.Text += " Case " + strings.Map(func(r rune) rune { return r - '0' + 'a' }, fmt.Sprint(i)) + "."
		records = append(records, record)
	}
	return records
}

func readTiny(tb testing.TB) []*Problem {
	tb.Helper()
	file, err := os.Open("testdata/tiny.json")
	if err != nil {
		tb.Fatal(err)
	}
	defer file.Close()
	problems, report, err := ReadAll(file)
	if err != nil || report.Bad > 0 {
		tb.Fatal(err, report.Faults)
	}
	return problems
}

// BenchmarkRead reads 5,000 problems; the parts of the work follow.
func BenchmarkRead(b *testing.B) {
	var file bytes.Buffer
	if err := Write(&file, Header{}, slices.Values(manyRecords(b, 5000))); err != nil {
		b.Fatal(err)
	}
	b.SetBytes(int64(file.Len()))
	for b.Loop() {
		report, err := Read(bytes.NewReader(file.Bytes()), func(*Problem) {})
		if err != nil || report.Good != 5000 {
			b.Fatal(err, report.Faults)
		}
	}
}

func BenchmarkParse(b *testing.B) {
	records := manyRecords(b, 5000)
	for b.Loop() {
		for _, record := range records {
			if _, err := Parse(record); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkTextRead(b *testing.B) {
	records := manyRecords(b, 5000)
	for b.Loop() {
		for _, record := range records {
			if _, err := text.Read(record.Text); err != nil {
				b.Fatal(err)
			}
		}
	}
}
