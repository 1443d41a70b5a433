package weights

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"unicode/utf8"

	"mwpranker/wasm/coding"
)

const (
	magic   = "MWPW"
	version = 2
	plain   = 1 // the version whose numbers are not coded: what trainings wrote before November 2026
)

// A File is a weight file that was read; its tensors stand in the bytes that
// were given to Read, which must not change.
type File struct {
	Tensors []Tensor
	byName  map[string]int
}

// ErrVersion is in the chain of the error about a file of another version.
var ErrVersion = errors.New("use weights and program from one release")

// ErrDamaged is in the chain of every error about a file's content.
var ErrDamaged = errors.New("the weight file is damaged or incomplete; load it again")

// Read opens a weight file. All numbers are little-endian.
//
//	magic     4 bytes   "MWPW"
//	version   uint32    2
//	size      uint32    bytes of what follows
//	entries   as coding.Pack writes them: what tells of all of them, then the texts, then the float32
//	          numbers, all first bytes of them, all second ones, and so on
//	    count     uint32    number of entries, then for each
//	    name      uint8 length, then UTF-8, not empty, unique in the file
//	    kind      uint8     1 float32, 2 int8, 3 text
//	    rank      uint8     0 to 8; a text has 0
//	    shape     rank × uint32
//	    scales    uint32    int8: 1, or the first number of the shape; else 0
//	    size      uint32    bytes of data: the product of the shape, times 4 for float32
//	    scale     scales × float32
//	numbers   the data of all int8 entries, as coding.PackRows writes them
//	checksum  uint32    CRC-32 (IEEE) of everything before it
//
// In a file of version 1, which this program reads too, the count follows the version, and each
// entry's data the entry, as they are.
//
// The parser's file is 0.48 MB like this, on the way and in its folder; it was 1.27 MB as version
// 1, of which brotli made 0.49.
func Read(data []byte) (*File, error) {
	if len(data) < 4 || string(data[:4]) != magic {
		return nil, errors.New("weights: this is not a weight file of MWPRanker (it does not start with MWPW)")
	}
	r := reader{data: data, at: 4}
	v := r.uint32()
	if !r.short && v != version && v != plain {
		return nil, fmt.Errorf("weights: the file has version %d, this program reads version %d; %w", v, version, ErrVersion)
	}
	if len(data) < 16 {
		return nil, fmt.Errorf("weights: %d bytes: %w", len(data), ErrDamaged)
	}
	end := len(data) - 4
	if crc32.ChecksumIEEE(data[:end]) != binary.LittleEndian.Uint32(data[end:]) {
		return nil, fmt.Errorf("weights: the checksum is wrong: %w", ErrDamaged)
	}
	r.data = data[:end]
	if v == plain {
		return r.file(true)
	}
	entries := r.bytes(int(r.uint32()))
	if r.short {
		return nil, fmt.Errorf("weights: the entries go beyond the end of the file: %w", ErrDamaged)
	}
	unpacked, err := coding.Unpack(entries)
	if err != nil {
		return nil, fmt.Errorf("weights: the entries: %w: %w", err, ErrDamaged)
	}
	r = reader{data: unpacked, coded: r.data[r.at:]}
	return r.file(false)
}

// file reads the entries, whose data follow each of them or all of them.
func (r *reader) file(inline bool) (*File, error) {
	count := int(r.uint32())
	const smallest = 1 + 1 + 1 + 1 + 4 + 4 // bytes of an entry
	if count > (len(r.data)-r.at)/smallest {
		return nil, fmt.Errorf("weights: %d entries in %d bytes: %w", count, len(r.data), ErrDamaged)
	}
	f := &File{Tensors: make([]Tensor, 0, count), byName: make(map[string]int, count)}
	for i := range count {
		t, err := r.tensor()
		if err == nil && inline {
			err = r.plainData(&t)
		}
		if err != nil {
			return nil, fmt.Errorf("weights: entry %d of %d, %q: %w: %w", i+1, count, t.Name, err, ErrDamaged)
		}
		if _, twice := f.byName[t.Name]; twice {
			return nil, fmt.Errorf("weights: two entries named %q: %w", t.Name, ErrDamaged)
		}
		f.byName[t.Name] = len(f.Tensors)
		f.Tensors = append(f.Tensors, t)
	}
	if !inline {
		if err := r.apart(f.Tensors); err != nil {
			return nil, fmt.Errorf("weights: %w: %w", err, ErrDamaged)
		}
	}
	if r.at != len(r.data) {
		return nil, fmt.Errorf("weights: %d bytes after the last entry: %w", len(r.data)-r.at, ErrDamaged)
	}
	return f, nil
}

// plainData takes the data of an entry, which come next.
func (r *reader) plainData(t *Tensor) error {
	if t.data = r.bytes(t.size); r.short {
		return errors.New("it goes beyond the end of the file")
	}
	return t.checkText()
}

// apart takes the data of all entries, by their kind.
func (r *reader) apart(tensors []Tensor) error {
	floats := 0
	for i := range tensors {
		switch t := &tensors[i]; t.Kind {
		case Text:
			if err := r.plainData(t); err != nil {
				return fmt.Errorf("%q: %w", t.Name, err)
			}
		case Float32:
			floats += t.size
		}
	}
	joined := fromPlanes(r.bytes(floats))
	if r.short {
		return fmt.Errorf("%d bytes of float32 numbers go beyond the end", floats)
	}
	var matrices []coding.Matrix
	for i := range tensors {
		switch t := &tensors[i]; t.Kind {
		case Float32:
			t.data, joined = joined[:t.size:t.size], joined[t.size:]
		case Int8:
			matrices = append(matrices, t.matrix())
		}
	}
	numbers, err := coding.UnpackRows(r.coded, matrices)
	if err != nil {
		return fmt.Errorf("the numbers: %w", err)
	}
	for i := range tensors {
		if tensors[i].Kind == Int8 {
			tensors[i].data, numbers = numbers[0], numbers[1:]
		}
	}
	return nil
}

// Of a float32 number the last byte, with the exponent, takes few values, and the others any. So
// all first bytes stand together, then all second ones, and so on.
const planes = 4

func toPlanes(numbers []byte) [][]byte {
	all := make([][]byte, planes)
	for i, b := range numbers {
		all[i%planes] = append(all[i%planes], b)
	}
	return all
}

func fromPlanes(all []byte) []byte {
	numbers := make([]byte, len(all))
	each := len(all) / planes
	for i := range numbers {
		numbers[i] = all[i%planes*each+i/planes]
	}
	return numbers
}

// A reader walks along the bytes; once short, it gives zeros.
type reader struct {
	data  []byte
	at    int
	short bool
	coded []byte // the numbers that are not in data
}

func (r *reader) bytes(n int) []byte {
	if n < 0 || n > len(r.data)-r.at {
		r.short = true
		return nil
	}
	r.at += n
	return r.data[r.at-n : r.at : r.at]
}

func (r *reader) uint8() uint8 {
	if b := r.bytes(1); b != nil {
		return b[0]
	}
	return 0
}

func (r *reader) uint32() uint32 {
	if b := r.bytes(4); b != nil {
		return binary.LittleEndian.Uint32(b)
	}
	return 0
}

const maxRank = 8

func (r *reader) tensor() (Tensor, error) {
	var t Tensor
	t.Name = string(r.bytes(int(r.uint8())))
	t.Kind = Kind(r.uint8())
	rank := int(r.uint8())
	if rank > maxRank {
		return t, fmt.Errorf("a shape of %d numbers", rank)
	}
	numbers := uint64(1)
	for range rank {
		d := r.uint32()
		t.Shape = append(t.Shape, int(d))
		if numbers *= uint64(d); numbers > math.MaxInt32 {
			return t, errors.New("a tensor of more than 2 GB")
		}
	}
	scales, size := r.uint32(), r.uint32()
	if uint64(scales)*4 > uint64(len(r.data)) || uint64(size) > math.MaxInt32 {
		return t, fmt.Errorf("%d scales and %d bytes of data", scales, size)
	}
	t.scales, t.size = r.bytes(int(scales)*4), int(size)
	if r.short {
		return t, errors.New("it goes beyond the end of the file")
	}
	if t.Name == "" || !utf8.ValidString(t.Name) {
		return t, errors.New("a name that is no text")
	}
	return t, t.check(numbers)
}

// check holds the sizes of the data against the shape.
func (t *Tensor) check(numbers uint64) error {
	scales, size := len(t.scales)/4, uint64(t.size)
	switch t.Kind {
	case Float32:
		if size != 4*numbers || scales != 0 {
			return fmt.Errorf("%d bytes and %d scales for %d float32 numbers", size, scales, numbers)
		}
	case Int8:
		if size != numbers || scales != 1 && scales != t.rows() {
			return fmt.Errorf("%d bytes and %d scales for %d int8 numbers", size, scales, numbers)
		}
	case Text:
		if len(t.Shape) != 0 || scales != 0 {
			return errors.New("a text with a shape")
		}
	default:
		return fmt.Errorf("unknown %v", t.Kind)
	}
	return nil
}

func (t *Tensor) checkText() error {
	if t.Kind == Text && !utf8.Valid(t.data) {
		return errors.New("a text that is not UTF-8")
	}
	return nil
}

// Floats gives the numbers of a tensor, multiplied out.
func (f *File) Floats(name string) ([]float32, error) {
	t, err := f.find(name)
	if err != nil {
		return nil, err
	}
	if t.Kind == Text {
		return nil, fmt.Errorf("weights: %q is a text, not numbers", name)
	}
	return t.floats(), nil
}

// Text gives the text of an entry.
func (f *File) Text(name string) (string, error) {
	t, err := f.find(name)
	if err != nil {
		return "", err
	}
	if t.Kind != Text {
		return "", fmt.Errorf("weights: %q is %v, not a text", name, t.Kind)
	}
	return string(t.data), nil
}

func (f *File) find(name string) (*Tensor, error) {
	i, ok := f.byName[name]
	if !ok {
		return nil, fmt.Errorf("weights: the file has no entry %q", name)
	}
	return &f.Tensors[i], nil
}

// Write writes a weight file.
func Write(w io.Writer, tensors []Tensor) error {
	about := binary.LittleEndian.AppendUint32(nil, uint32(len(tensors)))
	parts := [][]byte{nil} // what tells of the entries, each text, then all float32 numbers
	var floats []byte
	var matrices []coding.Matrix
	var numbers [][]byte
	seen := map[string]bool{}
	for i := range tensors {
		t := &tensors[i]
		if t.Name == "" || len(t.Name) > 255 || len(t.Shape) > maxRank || seen[t.Name] {
			return fmt.Errorf("weights: writing entry %d: the name %q is empty, too long or taken, or the shape has over %d numbers", i+1, t.Name, maxRank)
		}
		seen[t.Name] = true
		t.size = len(t.data)
		if err := errors.Join(t.check(uint64(t.numbers())), t.checkText()); err != nil {
			return fmt.Errorf("weights: writing %q: %w", t.Name, err)
		}
		about = t.appendAbout(about)
		switch t.Kind {
		case Text:
			parts = append(parts, t.data)
		case Float32:
			floats = append(floats, t.data...)
		case Int8:
			matrices, numbers = append(matrices, t.matrix()), append(numbers, t.data)
		}
	}
	parts[0] = about
	entries := coding.Pack(append(parts, toPlanes(floats)...)...)
	b := binary.LittleEndian.AppendUint32([]byte(magic), version)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(entries)))
	b = append(append(b, entries...), coding.PackRows(matrices, numbers)...)
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	_, err := w.Write(b)
	return err
}

// appendAbout writes what tells of an entry.
func (t *Tensor) appendAbout(b []byte) []byte {
	b = append(append(b, byte(len(t.Name))), t.Name...)
	b = append(b, byte(t.Kind), byte(len(t.Shape)))
	for _, d := range t.Shape {
		b = binary.LittleEndian.AppendUint32(b, uint32(d))
	}
	b = binary.LittleEndian.AppendUint32(b, uint32(len(t.scales)/4))
	b = binary.LittleEndian.AppendUint32(b, uint32(t.size))
	return append(b, t.scales...)
}
