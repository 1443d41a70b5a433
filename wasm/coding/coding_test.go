package coding

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

// samples are bytes of many kinds, by what they are.
func samples() map[string][]byte {
	r := rand.New(rand.NewPCG(1, 2))
	random := make([]byte, 5000)
	for i := range random {
		random[i] = byte(r.Uint32())
	}
	var story strings.Builder
	for i := range 400 {
		name := []string{"Mia", "Babatunde", "Emily", "Jo"}[r.IntN(4)]
		fmt.Fprintf(&story, "%s has %d plums and eats %d of them. How many plums has %s left?", name, i, r.IntN(20), name)
	}
	return map[string][]byte{
		"nothing": nil, "one byte": {7}, "two bytes": []byte("ab"), "zeros": make([]byte, 20_000), "random bytes": random,
		"a text": []byte(story.String()), "a long run": []byte(strings.Repeat("abcdefgh", 3000)),
		"all bytes": bytes.Repeat([]byte(allBytes()), 3),
	}
}

func allBytes() string {
	var b [256]byte
	for i := range b {
		b[i] = byte(i)
	}
	return string(b[:])
}

func TestPack(t *testing.T) {
	all := samples()
	for name, data := range all {
		coded := Pack(data)
		got, err := Unpack(coded)
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: %d bytes became %d and then %d (%v)", name, len(data), len(coded), len(got), err)
		}
		if most := len(data) + 10; len(coded) > most {
			t.Errorf("%s: %d bytes became %d, more than %d", name, len(data), len(coded), most)
		}
	}
	for name, most := range map[string]int{"a text": 3300, "a long run": 300, "zeros": 300} {
		if coded := Pack(all[name]); len(coded) > most {
			t.Errorf("%s: %d bytes became %d, more than %d", name, len(all[name]), len(coded), most)
		}
	}
}

// TestParts: parts come back one behind the other, and a later one uses what an earlier one holds.
func TestParts(t *testing.T) {
	text := samples()["a text"]
	coded := Pack(text, nil, []byte("?"), text)
	got, err := Unpack(coded)
	if want := string(text) + "?" + string(text); err != nil || string(got) != want {
		t.Errorf("%d bytes came back as %d (%v)", len(want), len(got), err)
	}
	if alone := Pack(text); len(coded) > len(alone)+100 {
		t.Errorf("twice the same takes %d bytes, once %d", len(coded), len(alone))
	}
}

func TestNumbers(t *testing.T) {
	for _, n := range []int{0, 1, 15, 16, 17, 23, 24, 31, 32, 63, 64, 1000, 65535, 65536, 1 << 20, 1<<25 - 1} {
		b, rest, size := slot(n)
		got := int(b)
		if b >= 16 {
			first, bits := slotSize(b)
			got = first + int(rest)
			if bits != size {
				t.Errorf("%d: %d bits are written and %d read", n, size, bits)
			}
		}
		if got != n || rest>>size != 0 {
			t.Errorf("%d is written as %d and %d of %d bits, and read as %d", n, b, rest, size, got)
		}
	}
	for _, last := range []int{0, 1, 5, 100} {
		for distance := 1; distance < 200; distance++ {
			if got := untold(told(distance, last), last); got != distance {
				t.Errorf("the distance %d behind %d is read as %d", distance, last, got)
			}
		}
	}
}

// bell makes a matrix whose rows have numbers of their own size.
func bell(seed uint64, m Matrix) []byte {
	r := rand.New(rand.NewPCG(seed, 3))
	data := make([]byte, m.Rows*m.Width)
	for row := range m.Rows {
		size := math.Exp(r.NormFloat64() + 1)
		for i := range m.Width {
			data[row*m.Width+i] = byte(int8(max(-127, min(127, math.Round(r.NormFloat64()*size)))))
		}
	}
	return data
}

func TestRows(t *testing.T) {
	for _, c := range []struct {
		name     string
		matrices []Matrix
		most     int // bytes
	}{
		{"nothing", nil, 40},
		{"no rows", []Matrix{{0, 5}, {3, 0}}, 40},
		{"one number", []Matrix{{1, 1}}, 60},
		{"a row", []Matrix{{1, 1001}}, 1000},
		{"some", []Matrix{{3, 5}, {200, 300}, {7, 1}, {50, 64}}, 30000},
	} {
		var data [][]byte
		for i, m := range c.matrices {
			data = append(data, bell(uint64(i), m))
		}
		coded := PackRows(c.matrices, data)
		got, err := UnpackRows(coded, c.matrices)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		for i := range data {
			if !bytes.Equal(got[i], data[i]) {
				t.Errorf("%s: matrix %d differs", c.name, i)
			}
		}
		if len(coded) > c.most {
			t.Errorf("%s: %d bytes, more than %d", c.name, len(coded), c.most)
		}
	}
}

// TestZeroRows: what could be coded in next to nothing is long enough to be unpacked.
func TestZeroRows(t *testing.T) {
	m := []Matrix{{500, 1000}}
	coded := PackRows(m, [][]byte{make([]byte, 500_000)})
	if _, err := UnpackRows(coded, m); err != nil || len(coded) > 6000 {
		t.Errorf("500,000 zeros became %d bytes (%v)", len(coded), err)
	}
}

// TestEntropy: rows are within a hundredth of what their numbers' shares ask for.
func TestEntropy(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 5))
	data := make([]byte, 400_000)
	var h histogram
	for i := range data {
		data[i] = byte(int8(math.Round(r.NormFloat64() * 2.9)))
		h[data[i]]++
	}
	coded := PackRows([]Matrix{{1000, 400}}, [][]byte{data})
	if least := h.entropy() / 8; float64(len(coded)) > 1.01*least {
		t.Errorf("%d bytes, where the entropy is %.0f", len(coded), least)
	}
}

func TestDamage(t *testing.T) {
	text := samples()["a text"]
	coded := Pack(text)
	m := []Matrix{{20, 30}}
	rows := PackRows(m, [][]byte{bell(1, m[0])})
	_, short := Unpack(coded[:len(coded)-5])
	_, empty := Unpack([]byte{})
	_, large := Unpack([]byte{1, 0xff, 0xff, 0xff, 0x7f, 0})
	_, shortRows := UnpackRows(rows[:len(rows)-9], m)
	_, fewer := UnpackRows(rows, []Matrix{{20, 29}})
	_, tooMany := UnpackRows(rows, []Matrix{{1 << 20, 1 << 20}})
	_, negative := UnpackRows(rows, []Matrix{{-1, 5}})
	for name, err := range map[string]error{"cut short": short, "empty": empty, "too large": large, "rows cut short": shortRows,
		"rows of another width": fewer, "too many rows": tooMany, "a negative count": negative} {
		if !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v is not ErrDamaged", name, err)
		}
	}
}

var unpackLimit = budget.Limit{Time: 100 * time.Millisecond, EachTime: 20 * time.Microsecond, Bytes: 8 << 20, Each: 1000}

func FuzzUnpack(f *testing.F) {
	for _, data := range samples() {
		f.Add(Pack(data))
		f.Add(Pack(data, data))
	}
	f.Fuzz(func(t *testing.T, coded []byte) {
		defer budget.Watch(t, len(coded), unpackLimit)()
		data, err := Unpack(coded)
		if err == nil && len(data) > mostGrowth*len(coded)+freeGrowth {
			t.Errorf("%d bytes became %d", len(coded), len(data))
		}
	})
}

func FuzzPack(f *testing.F) {
	for _, data := range samples() {
		f.Add(data, 3)
	}
	f.Fuzz(func(t *testing.T, data []byte, cut int) {
		cut = max(0, min(cut, len(data)))
		got, err := Unpack(Pack(data[:cut], data[cut:]))
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("%.99q came back as %.99q (%v)", data, got, err)
		}
	})
}

func FuzzUnpackRows(f *testing.F) {
	for _, m := range []Matrix{{0, 0}, {1, 1}, {20, 30}, {3, 200}} {
		f.Add(PackRows([]Matrix{m}, [][]byte{bell(9, m)}), m.Rows, m.Width)
	}
	f.Fuzz(func(t *testing.T, coded []byte, rows, width int) {
		defer budget.Watch(t, len(coded), unpackLimit)()
		got, err := UnpackRows(coded, []Matrix{{rows, width}})
		if err == nil && len(got[0]) != rows*width {
			t.Errorf("%d x %d numbers became %d", rows, width, len(got[0]))
		}
	})
}

func BenchmarkUnpackRows(b *testing.B) {
	m := []Matrix{{5000, 400}}
	coded := PackRows(m, [][]byte{bell(1, m[0])})
	b.SetBytes(5000 * 400)
	for b.Loop() {
		if _, err := UnpackRows(coded, m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkUnpack(b *testing.B) {
	data, err := os.ReadFile("../../corpus.json")
	if err != nil {
		b.Fatal(err)
	}
	coded := Pack(data)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if _, err := Unpack(coded); err != nil {
			b.Fatal(err)
		}
	}
}
