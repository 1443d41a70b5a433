package weights

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"os"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/coding"
)

func sample(t testing.TB, tensors ...Tensor) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := Write(&b, tensors); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestRoundTrip(t *testing.T) {
	x := []float32{0, 1, -1, 0.26, 100, -0.5}
	for _, c := range []struct {
		tensor Tensor
		want   string
	}{
		{Floats("a", x, 2, 3), "[0 1 -1 0.26 100 -0.5]"},
		{Floats("a", nil, 0, 3), "[]"},
		{Quantised("a", x, 0.25, 6), "[0 1 -1 0.25 31.75 -0.5]"}, // 127 steps is the most
		{Quantised("a", x, 0, 6), "[0 0 0 0 0 0]"},
		{quantisedRows("a", x, 4, 2, 3), "[0 1 -1 0 100 0]"},
		{quantisedRows("a", nil, 4, 0, 3), "[]"},
	} {
		f, err := Read(sample(t, TextOf("words", "one\nzwölf"), c.tensor))
		if err != nil {
			t.Fatal(err)
		}
		got, err := f.Floats("a")
		if err != nil || fmt.Sprint(got) != c.want {
			t.Errorf("%v %v reads back as %v (%v), want %s", c.tensor.Kind, c.tensor.Shape, got, err, c.want)
		}
		if text, err := f.Text("words"); err != nil || text != "one\nzwölf" {
			t.Errorf("the text reads back as %q (%v)", text, err)
		}
		if fmt.Sprint(f.Tensors[1].Shape) != fmt.Sprint(c.tensor.Shape) {
			t.Errorf("shape %v reads back as %v", c.tensor.Shape, f.Tensors[1].Shape)
		}
	}
}

// seal puts the right checksum at the end.
func seal(b []byte) []byte {
	return binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
}

// asVersion1 writes tensors as version 1 had them, and entry numbers as they are.
func asVersion1(tensors ...Tensor) []byte {
	b := binary.LittleEndian.AppendUint32([]byte("MWPW\x01\x00\x00\x00"), uint32(len(tensors)))
	for i := range tensors {
		tensors[i].size = len(tensors[i].data)
		b = append(tensors[i].appendAbout(b), tensors[i].data...)
	}
	return seal(b)
}

// asVersion2 writes what tells of entries, their texts and float32 numbers, and the others.
func asVersion2(entries, numbers []byte) []byte {
	coded := coding.Pack(entries)
	b := binary.LittleEndian.AppendUint32([]byte("MWPW\x02\x00\x00\x00"), uint32(len(coded)))
	return seal(append(append(b, coded...), numbers...))
}

// TestVersion1: a file of a training that began before is read as it was.
func TestVersion1(t *testing.T) {
	old := asVersion1(TextOf("words", "one"), Floats("a", []float32{1, 2}, 2), Quantised("b", []float32{1, 2}, 0.5, 1, 2))
	f, err := Read(old)
	if err != nil {
		t.Fatal(err)
	}
	again, err := Read(sample(t, f.Tensors...))
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"a": "[1 2]", "b": "[1 2]"} {
		for _, file := range []*File{f, again} {
			if got, err := file.Floats(name); err != nil || fmt.Sprint(got) != want {
				t.Errorf("%s: %v (%v), want %s", name, got, err, want)
			}
		}
	}
}

func TestReadSaysWhatIsWrong(t *testing.T) {
	old := asVersion1(TextOf("words", "one"), Floats("a", []float32{1, 2}, 2))
	change := func(at int, to byte) []byte {
		b := bytes.Clone(old[:len(old)-4])
		b[at] = to
		return seal(b)
	}
	const first = 12 // first entry
	good := sample(t, TextOf("words", "one"), Floats("a", []float32{1, 2}, 2), Quantised("b", []float32{1, 2}, 0.5, 1, 2))
	int8Entry := []byte("\x01\x00\x00\x00\x01b\x02\x01\x02\x00\x00\x00\x01\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00")
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"nothing", nil, "not a weight file"},
		{"a page", []byte("<!doctype html><html>"), "not a weight file"},
		{"a header alone", good[:8], "damaged or incomplete"},
		{"another version", change(4, 9), "version 9, this program reads version 2"},
		{"cut short", good[:len(good)-9], "checksum is wrong"},
		{"a flipped bit", append(bytes.Clone(good[:20]), append([]byte{good[20] ^ 1}, good[21:]...)...), "checksum is wrong"},
		{"entries beyond the end", seal(append(bytes.Clone(good[:8]), 0xff, 0xff, 0, 0)), "the entries go beyond the end"},
		{"entries that are none", asVersion2([]byte("\x05\x00\x00\x00"), nil), "5 entries in 4 bytes"},
		{"no numbers", asVersion2(int8Entry, nil), "the numbers: "},
		{"bytes behind the texts", asVersion2([]byte("\x00\x00\x00\x00!"), coding.PackRows(nil, nil)), "1 bytes after the last entry"},
		{"too many entries", change(10, 1), "65538 entries in"},
		{"more after the end", seal(append(bytes.Clone(old[:len(old)-4]), 0)), "1 bytes after the last entry"},
		{"an empty name", change(first, 0), `entry 1 of 2, ""`},
		{"an unknown kind", change(first+6, 7), "unknown kind 7"},
		{"too long a shape", change(first+7, 200), "a shape of 200 numbers"},
		{"a size beyond the file", change(first+13, 1), "beyond the end of the file"},
		{"a text as numbers", change(first+6, 1), "3 bytes and 0 scales for 1 float32"},
	} {
		_, err := Read(c.data)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: the error is %v, want %q in it", c.name, err, c.want)
		}
	}
	for _, data := range [][]byte{good[:len(good)-9], asVersion2(int8Entry, nil)} {
		if _, err := Read(data); !errors.Is(err, ErrDamaged) {
			t.Errorf("a file cut short is not ErrDamaged: %v", err)
		}
	}
}

func TestMissingEntries(t *testing.T) {
	f, err := Read(sample(t, TextOf("words", "one"), Floats("a", []float32{1}, 1)))
	if err != nil {
		t.Fatal(err)
	}
	_, noFloats := f.Floats("b")
	_, textFloats := f.Floats("words")
	_, floatText := f.Text("a")
	for err, want := range map[error]string{noFloats: `no entry "b"`, textFloats: `"words" is a text`, floatText: `"a" is float32`} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("the error is %v, want %q in it", err, want)
		}
	}
}

func TestWriteRefuses(t *testing.T) {
	for name, tensors := range map[string][]Tensor{
		"no name":           {Floats("", nil, 0)},
		"one name twice":    {TextOf("a", ""), TextOf("a", "")},
		"a wrong shape":     {Floats("a", []float32{1, 2}, 3)},
		"a text of no kind": {{Name: "a"}},
	} {
		if Write(&bytes.Buffer{}, tensors) == nil {
			t.Errorf("%s was written", name)
		}
	}
}

func FuzzRead(f *testing.F) {
	all := []Tensor{TextOf("words", "one"), Floats("a", []float32{1, 2}, 2), Quantised("b", []float32{1, 2}, 0.5, 1, 2),
		quantisedRows("c", []float32{1, 2, 3, 4}, 7, 2, 2)}
	f.Add(sample(f))
	f.Add(sample(f, all...))
	f.Add(asVersion1(all...))
	f.Add([]byte("MWPW"))
	f.Fuzz(func(t *testing.T, data []byte) {
		// With and without a right checksum: the fuzzer would never guess one.
		for _, b := range [][]byte{data, seal(bytes.Clone(data))} {
			done := budget.Watch(t, len(b), budget.Limit{Time: 100 * time.Millisecond, EachTime: 20 * time.Microsecond, Bytes: 4 << 20, Each: 1000})
			file, err := Read(b)
			done()
			if err != nil {
				continue
			}
			total, want := numbersOf(t, file)
			if total > 100*len(b)+4096 {
				t.Fatalf("%d numbers out of %d bytes", total, len(b))
			}
			again, err := Read(sample(t, file.Tensors...))
			if err != nil {
				t.Fatal(err)
			}
			if _, got := numbersOf(t, again); got != want {
				t.Fatal("writing what was read gives another file")
			}
		}
	})
}

// numbersOf are how many numbers a file has, and a hash of all that it says.
func numbersOf(t *testing.T, file *File) (total int, hash uint32) {
	sum := crc32.NewIEEE()
	for i := range file.Tensors {
		e := &file.Tensors[i]
		var err error
		if e.Kind == Text {
			_, err = file.Text(e.Name)
		} else {
			var x []float32
			x, err = file.Floats(e.Name)
			total += len(x)
		}
		if err != nil {
			t.Fatal(err)
		}
		sum.Write(e.appendAbout(nil))
		sum.Write(e.data)
	}
	return total, sum.Sum32()
}

func BenchmarkRead(b *testing.B) {
	for _, name := range []string{"parser.bin", "reader.bin"} {
		data, err := os.ReadFile("../../model_weights/" + name)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := Read(data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// quantisedRows makes a tensor with a step for each row, such that the row's
// greatest number just fits into ±levels; levels is 1 to 127.
func quantisedRows(name string, x []float32, levels int, shape ...int) Tensor {
	t := Tensor{Name: name, Kind: Int8, Shape: shape, data: make([]byte, len(x))}
	levels = max(1, min(levels, 127))
	rows := t.rows()
	if rows == 0 {
		return t
	}
	width := len(x) / rows
	for r := range rows {
		row := x[r*width:][:width]
		var top float32
		for _, v := range row {
			top = max(top, v, -v)
		}
		step := top / float32(levels)
		t.scales = binary.LittleEndian.AppendUint32(t.scales, math.Float32bits(step))
		for i, v := range row {
			t.data[r*width+i] = byte(quantise(v, step))
		}
	}
	return t
}
