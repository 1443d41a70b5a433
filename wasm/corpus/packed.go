package corpus

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"strings"
	"unsafe"

	"mwpranker/wasm/coding"
)

// A packed corpus is a corpus whose records were proved when it was written,
// for pages that would rather not do it again: it is read some thirty times
// faster. It is made of a corpus file and says no more than that.
//
// Numbers are unsigned varints, a text is its length and its bytes. What is said of every problem
// stands together in a column, so that the file compresses well. A column too is its length and its
// bytes, so that all of them are read side by side, and one problem is made at a time:
//
//	magic       "MWPC", version as uint32
//	header      name, licence
//	topics      count, then each as a text
//	shapes      of trees, see shape.go: count, then each as a text
//	problems    count
//	columns     one after another, each with the value of every problem:
//	            story, id, text, answer, equation: a column of lengths and one of the bytes. An
//	            id that starts with its story is a byte 1 and the rest; an equation has a byte 1
//	            for the numeral that is n0, 2 for n1, up to 31;
//	            topic by number; grade, words, sentences, tenths of the level, kinds,
//	            distractors, grade by calculation;
//	            largest number and confidence: twice the number where it is whole, else 1 and a
//	            float64;
//	            quantities, see quantities.go;
//	            shape by number; the quantities of the tree, in the order in which the shape
//	            meets them
//	checksum    CRC-32 (IEEE) of everything before it, as uint32
//
// All of the 9,062 problems of this project take 2.7 MB like this, which is how a user's own
// problems are kept. A site's corpus is coded besides: it has a version of its own, and what stands
// between version and checksum is as coding.Pack writes it, what comes before the columns and each
// column as a part. That is 0.58 MB, on any host.
const (
	packedMagic   = "MWPC"
	packedVersion = 4
	codedVersion  = 5
)

// IsPacked says whether a file that starts so is a packed corpus.
func IsPacked(head []byte) bool {
	return len(head) >= len(packedMagic) && string(head[:len(packedMagic)]) == packedMagic
}

// Pack writes a packed corpus that is quickly written.
func Pack(w io.Writer, header Header, problems []*Problem) error {
	parts, err := packParts(header, problems)
	if err != nil {
		return err
	}
	return seal(w, packedVersion, parts...)
}

// PackCoded writes a packed corpus that is small on its way. It takes some five seconds for a
// megabyte.
func PackCoded(w io.Writer, header Header, problems []*Problem) error {
	parts, err := packParts(header, problems)
	if err != nil {
		return err
	}
	return seal(w, codedVersion, coding.Pack(parts...))
}

// seal writes a file around its parts.
func seal(w io.Writer, version uint32, parts ...[]byte) error {
	b := binary.LittleEndian.AppendUint32([]byte(packedMagic), version)
	for _, part := range parts {
		b = append(b, part...)
	}
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	if _, err := w.Write(b); err != nil {
		return fmt.Errorf("corpus: packing: %w", err)
	}
	return nil
}

// packParts are what comes before the columns, and each column.
func packParts(header Header, problems []*Problem) ([][]byte, error) {
	var p packer
	p.text(header.Name)
	p.text(header.Licence)
	topics, topicOf := distinct(problems, func(p *Problem) string { return p.Topic })
	p.texts(topics)
	trees, err := packTrees(problems)
	if err != nil {
		return nil, err
	}
	p.texts(trees.shapes)
	p.number(len(problems))
	parts := [][]byte{p.bytes}
	column := func(value func(c *packer, i int)) {
		var c, whole packer
		for i := range problems {
			value(&c, i)
		}
		whole.text(string(c.bytes))
		parts = append(parts, whole.bytes)
	}
	for _, text := range textColumns {
		column(func(c *packer, i int) { c.number(len(text.get(problems[i]))) })
		column(func(c *packer, i int) { c.bytes = append(c.bytes, text.get(problems[i])...) })
	}
	column(func(c *packer, i int) { c.number(topicOf[i]) })
	for _, number := range numberColumns {
		column(func(c *packer, i int) { c.number(number.get(problems[i])) })
	}
	for _, float := range floatColumns {
		column(func(c *packer, i int) { c.float(*float(problems[i])) })
	}
	column(func(c *packer, i int) { err = errors.Join(err, c.quantities(problems[i])) })
	column(func(c *packer, i int) { c.number(trees.shapeOf[i]) })
	column(func(c *packer, i int) {
		for _, leaf := range trees.leaves[i] {
			c.number(leaf)
		}
	})
	return parts, err
}

// The columns of each kind, in the order of the file. What a later one needs of a problem is set by
// those before it.
var textColumns = []struct {
	get func(p *Problem) string
	set func(p *Problem, s string)
}{
	{func(p *Problem) string { return p.Story }, func(p *Problem, s string) { p.Story = s }},
	{packedID, unpackID},
	{func(p *Problem) string { return p.Text }, func(p *Problem, s string) { p.Text = s }},
	{func(p *Problem) string { return string(p.Answer) }, func(p *Problem, s string) { p.Answer = Number(s) }},
	{markEquation, func(p *Problem, s string) { p.Equation = s }}, // fillEquation does the rest
}

// storyMark stands for the story at the start of an id; no id has a control character.
const storyMark = "\x01"

func packedID(r *Problem) string {
	if rest, found := strings.CutPrefix(r.ID, r.Story); found && r.Story != "" {
		return storyMark + rest
	}
	return r.ID
}

func unpackID(r *Problem, s string) {
	r.ID = s
	if rest, found := strings.CutPrefix(s, storyMark); found {
		r.ID = r.Story + rest
	}
}

var numberColumns = []struct {
	get func(p *Problem) int
	set func(p *Problem, n int)
}{
	{func(p *Problem) int { return p.Grade }, func(p *Problem, n int) { p.Grade = n }},
	{func(p *Problem) int { return p.Attributes.Words }, func(p *Problem, n int) { p.Attributes.Words = n }},
	{func(p *Problem) int { return p.Attributes.Sentences }, func(p *Problem, n int) { p.Attributes.Sentences = n }},
	{func(p *Problem) int { return int(math.Round(10 * p.Attributes.Level)) }, func(p *Problem, n int) { p.Attributes.Level = float64(n) / 10 }},
	{func(p *Problem) int { return int(p.Attributes.Kinds) }, func(p *Problem, n int) { p.Attributes.Kinds = Kinds(n) }},
	{func(p *Problem) int { return p.Attributes.Distractors }, func(p *Problem, n int) { p.Attributes.Distractors = n }},
	{func(p *Problem) int { return p.Attributes.Grade }, func(p *Problem, n int) { p.Attributes.Grade = n }},
}

var floatColumns = []func(p *Problem) *float64{
	func(p *Problem) *float64 { return &p.Attributes.Largest },
	func(p *Problem) *float64 { return &p.Confidence },
}

func distinct(problems []*Problem, name func(p *Problem) string) (names []string, placeOf []int) {
	places := map[string]int{}
	for _, p := range problems {
		s := name(p)
		place, known := places[s]
		if !known {
			place = len(names)
			places[s] = place
			names = append(names, s)
		}
		placeOf = append(placeOf, place)
	}
	return names, placeOf
}

type packer struct{ bytes []byte }

func (p *packer) number(n int) { p.bytes = binary.AppendUvarint(p.bytes, uint64(n)) }

func (p *packer) text(s string) {
	p.number(len(s))
	p.bytes = append(p.bytes, s...)
}

func (p *packer) texts(list []string) {
	p.number(len(list))
	for _, s := range list {
		p.text(s)
	}
}

// maxWhole is the largest number that is packed as a whole one.
const maxWhole = 1 << 30

func (p *packer) float(n float64) {
	if n >= 0 && n <= maxWhole && n == math.Trunc(n) {
		p.number(2 * int(n))
		return
	}
	p.number(1)
	p.bytes = binary.LittleEndian.AppendUint64(p.bytes, math.Float64bits(n))
}

// ErrPacked: a packed corpus is cut short or its bytes are not those that were written.
var ErrPacked = errors.New("the packed corpus is damaged or incomplete; load it again")

// ReadPacked reads a packed corpus, problem by problem. Nothing is proved but the checksum, before
// the first of them. Of each problem's quantities only the places are there, and no Value but where
// one was packed: [Problem.ReadQuantities] reads the others. The texts may be parts of data, which
// must not be changed while they are in use.
func ReadPacked(data []byte, each func(*Problem)) (*Report, error) {
	if !IsPacked(data) {
		return nil, errors.New("corpus: this is not a packed corpus (it does not start with MWPC)")
	}
	if len(data) < 12 {
		return nil, fmt.Errorf("corpus: %d bytes: %w", len(data), ErrPacked)
	}
	version := binary.LittleEndian.Uint32(data[4:])
	if version != packedVersion && version != codedVersion {
		return nil, fmt.Errorf("corpus: the packed corpus has version %d, this program reads versions %d and %d; %w",
			version, packedVersion, codedVersion, ErrVersion)
	}
	end := len(data) - 4
	if crc32.ChecksumIEEE(data[:end]) != binary.LittleEndian.Uint32(data[end:]) {
		return nil, fmt.Errorf("corpus: the checksum is wrong: %w", ErrPacked)
	}
	body := data[8:end]
	if version == codedVersion {
		var err error
		if body, err = coding.Unpack(body); err != nil {
			return nil, fmt.Errorf("corpus: %w: %w", err, ErrPacked)
		}
	}
	u := unpacker{data: unsafe.String(unsafe.SliceData(body), len(body))}
	report := &Report{}
	report.Name, report.Licence = u.text(), u.text()
	n, err := u.problems(each)
	if err != nil {
		return nil, fmt.Errorf("corpus: %w: %w", err, ErrPacked)
	}
	report.Records, report.Good = n, n
	return report, nil
}

// An unpacker walks along the bytes; once short, it gives zeros.
type unpacker struct {
	data  string // what is still to be read
	short bool
}

func (u *unpacker) number() int {
	n, shift := uint64(0), 0
	for i := 0; i < len(u.data) && shift < 63; i++ {
		c := u.data[i]
		n |= uint64(c&0x7f) << shift
		shift += 7
		if c < 0x80 && n <= math.MaxInt32 {
			u.data = u.data[i+1:]
			return int(n)
		}
	}
	u.data, u.short = "", true
	return 0
}

// count reads how many things follow, each of at least one byte.
func (u *unpacker) count() int {
	n := u.number()
	if n > len(u.data) {
		u.data, u.short = "", true
		return 0
	}
	return n
}

func (u *unpacker) bytes(n int) string {
	if n > len(u.data) {
		u.data, u.short = "", true
		return ""
	}
	s := u.data[:n]
	u.data = u.data[n:]
	return s
}

func (u *unpacker) text() string { return u.bytes(u.number()) }

func (u *unpacker) texts() []string {
	list := make([]string, u.count())
	for i := range list {
		list[i] = u.text()
	}
	return list
}

var errShort = errors.New("it ends too early")

// problems reads the problems and says how many there are.
func (u *unpacker) problems(each func(*Problem)) (int, error) {
	topics := u.texts()
	shapes, err := u.shapes()
	if err != nil {
		return 0, err
	}
	n := u.count()
	columns := make([]unpacker, 2*len(textColumns)+1+len(numberColumns)+len(floatColumns)+3)
	for i := range columns {
		columns[i].data = u.text()
	}
	switch {
	case u.short:
		return 0, errShort
	case u.data != "":
		return 0, fmt.Errorf("%d bytes stand behind its end", len(u.data))
	}
	for i := range n {
		p := &Problem{}
		if err := p.unpack(columns, topics, shapes); err != nil {
			return 0, fmt.Errorf("problem %d: %w", i+1, err)
		}
		each(p)
	}
	for i := range columns {
		if columns[i].data != "" {
			return 0, fmt.Errorf("column %d has %d bytes too many", i+1, len(columns[i].data))
		}
	}
	return n, nil
}

// unpack makes a problem of what stands next in all columns.
func (p *Problem) unpack(columns []unpacker, topics []string, shapes []measuredShape) error {
	at := 0
	next := func() *unpacker {
		at++
		return &columns[at-1]
	}
	for _, column := range textColumns {
		length := next().number()
		column.set(p, next().bytes(length))
	}
	topic := next().number()
	if topic >= len(topics) {
		return fmt.Errorf("it has topic %d of %d", topic, len(topics))
	}
	p.Topic = topics[topic]
	for _, column := range numberColumns {
		column.set(p, next().number())
	}
	for _, column := range floatColumns {
		*column(p) = next().float()
	}
	if err := next().quantities(p); err != nil {
		return err
	}
	if err := p.fillEquation(); err != nil {
		return err
	}
	shape := next().number()
	if shape >= len(shapes) {
		return fmt.Errorf("it has shape %d of %d", shape, len(shapes))
	}
	if err := next().tree(p, &shapes[shape]); err != nil {
		return err
	}
	for i := range columns {
		if columns[i].short {
			return errShort
		}
	}
	return nil
}

func (u *unpacker) float() float64 {
	n := u.number()
	if n&1 == 0 {
		return float64(n / 2)
	}
	b := u.bytes(8)
	if len(b) < 8 {
		return 0
	}
	return math.Float64frombits(binary.LittleEndian.Uint64([]byte(b)))
}
