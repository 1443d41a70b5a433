package corpus

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/coding"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

func pack(t testing.TB, problems []*Problem) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Pack(&b, Header{Name: "Näme", Licence: "CC0-1.0"}, problems); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func packCoded(t testing.TB, problems []*Problem) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := PackCoded(&b, Header{Name: "Näme", Licence: "CC0-1.0"}, problems); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// unpacked is what a packed corpus keeps of a problem.
func unpacked(p *Problem) Problem {
	q := Problem{Record: p.Record, Attributes: p.Attributes, Quantities: []text.Quantity{}}
	p.ReadQuantities()
	for _, each := range p.Quantities {
		q.Quantities = append(q.Quantities, text.Quantity{Span: each.Span, Value: each.Value, Unit: each.Unit})
	}
	return q
}

// checkPacked packs problems in both ways and reads them back.
func checkPacked(t *testing.T, problems []*Problem) {
	t.Helper()
	plain, coded := pack(t, problems), packCoded(t, problems)
	if len(problems) > 50 && len(coded) > len(plain)/2 {
		t.Errorf("%d problems are %d bytes, and coded %d", len(problems), len(plain), len(coded))
	}
	checkRead(t, problems, plain)
	checkRead(t, problems, coded)
}

func checkRead(t *testing.T, problems []*Problem, data []byte) {
	t.Helper()
	i := 0
	report, err := ReadPacked(data, func(got *Problem) {
		want := problems[i]
		i++
		if !expr.Equal(got.Expr, want.Expr) {
			t.Errorf("%s: the tree is %s, want %s", want.ID, got.Expr, want.Expr)
		}
		if got, want := unpacked(got), unpacked(want); !reflect.DeepEqual(got, want) {
			t.Errorf("read back as\n%+v, want\n%+v", got, want)
		}
	})
	if err != nil || report.Name != "Näme" || report.Licence != "CC0-1.0" || report.Good != len(problems) || i != len(problems) {
		t.Errorf("the report is %+v (%v)", report, err)
	}
}

func TestPacked(t *testing.T) {
	var problems []*Problem
	for _, r := range []Record{
		{ID: "a", Text: "Ada has 3 pens and buys 4 more. How many pens has she?", Equation: "3 + 4", Answer: "7"},
		{ID: "b", Text: "There are 5 kites with 2 tails each. How many tails are there?", Equation: "5 * 2", Answer: "10", Grade: 3, Topic: "play", Story: "kites"},
		{ID: "c", Text: "A dozen eggs cost $3.25. What does one cost, in “cents”?", Equation: "3.25 * 100 / 12", Answer: "27.08", Topic: "food", Confidence: 0.83},
		{ID: "e", Text: "Ivo has three boxes of tea and a quarter, and once he had 2. How many were it?", Equation: "(3 + 2) / 4", Answer: "1.25"},
		{ID: "d", Text: "Half of the 20 boats, and 1 1/2 of 7,000,000,000 more?", Equation: "(7000000000 - 20) / 20 ^ 2", Answer: "17499999.95"},
	} {
		p, err := Parse(r)
		if err != nil {
			t.Fatalf("%s: %v", r.ID, err)
		}
		problems = append(problems, p)
	}
	checkPacked(t, nil)
	checkPacked(t, problems)
	for _, r := range []Record{
		{ID: "f", Text: "A bus has 40 seats. How many buses do 130 pupils need?", Equation: "roundup(130 / 40)", Answer: "4"},
		{ID: "g", Text: "There are 12 figs and 180 plums. How many bags?", Equation: "gcd(12,180)", Answer: "12"},
	} {
		p, err := Parse(r)
		if err != nil {
			t.Fatalf("%s: %v", r.ID, err)
		}
		problems = append(problems, p)
	}
	checkPacked(t, problems)
}

// TestPackedCorpus: the corpus of the page is the same either way.
func TestPackedCorpus(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole corpus")
	}
	file, err := os.Open("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	problems, _, err := ReadAll(file)
	if err != nil {
		t.Fatal(err)
	}
	checkPacked(t, problems)
}

// sealPacked puts the right checksum at the end.
func sealPacked(b []byte) []byte {
	return binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
}

func TestReadPackedSaysWhatIsWrong(t *testing.T) {
	good := pack(t, readTiny(t))
	body := good[:len(good)-4]
	coded := packCoded(t, readTiny(t))
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"nothing", nil, "not a packed corpus"},
		{"a page", []byte("<!doctype html>"), "not a packed corpus"},
		{"a header alone", good[:8], "damaged or incomplete"},
		{"another version", append([]byte("MWPC\x09\x00\x00\x00"), good[8:]...), "version 9, this program reads versions 4 and 5"},
		{"cut short", good[:len(good)-9], "checksum is wrong"},
		{"cut short before it was sealed", sealPacked(bytes.Clone(body[:len(body)-9])), "it ends too early"},
		{"more than it says", sealPacked(append(bytes.Clone(body), 0)), "1 bytes stand behind its end"},
		{"coded: cut short before it was sealed", sealPacked(bytes.Clone(coded[:len(coded)-9])), "cannot be 24 parts"},
		{"coded: nothing", sealPacked([]byte("MWPC\x05\x00\x00\x00")), "cannot be 0 parts"},
		{"coded: too little", sealPacked(append([]byte("MWPC\x05\x00\x00\x00"), coding.Pack(body[8:60])...)), "it ends too early"},
		{"too many topics", sealPacked([]byte("MWPC\x04\x00\x00\x00\x00\x00\xff\xff\xff\xff\x07")), "it ends too early"},
	} {
		_, err := ReadPacked(c.data, func(*Problem) { t.Errorf("%s gave a problem", c.name) })
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: the error is %v, want %q in it", c.name, err, c.want)
		}
	}
}

// FuzzReadPacked: whatever the bytes are, there is an error or a corpus that can be packed again.
func FuzzReadPacked(f *testing.F) {
	f.Add(pack(f, nil))
	f.Add(pack(f, readTiny(f)))
	f.Add(packCoded(f, readTiny(f)))
	f.Add([]byte("MWPC"))
	f.Fuzz(func(t *testing.T, data []byte) {
		const coded = 100 // what is coded becomes so many times its bytes at most
		defer budget.Watch(t, coded*len(data), budget.Limit{Time: 100 * time.Millisecond, EachTime: 20 * time.Microsecond, Bytes: 8 << 20, Each: 4000})()
		// With and without a right checksum: the fuzzer would never guess one.
		for _, b := range [][]byte{data, sealPacked(bytes.Clone(data[:max(0, len(data)-4)]))} {
			var problems []*Problem
			report, err := ReadPacked(b, func(p *Problem) {
				_ = fmt.Sprint(p.Expr)
				for _, q := range p.Quantities {
					_ = p.Text[q.Start:q.End]
				}
				problems = append(problems, p)
			})
			if err != nil {
				continue
			}
			if len(problems) != report.Good {
				t.Errorf("%d problems, the report says %d", len(problems), report.Good)
			}
			if err := Pack(&bytes.Buffer{}, report.Header, problems); err != nil {
				t.Error(err)
			}
		}
	})
}

func BenchmarkReadPacked(b *testing.B) {
	var problems []*Problem
	for _, r := range manyRecords(b, 5000) {
		p, err := Parse(r)
		if err != nil {
			b.Fatal(err)
		}
		problems = append(problems, p)
	}
	for name, data := range map[string][]byte{"plain": pack(b, problems), "coded": packCoded(b, problems)} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := ReadPacked(data, func(*Problem) {}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
