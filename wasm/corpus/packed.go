package corpus

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"math"
	"strings"
)

// A packed corpus is a corpus whose records were proved when it was written,
// for pages that would rather not do it again: it is read some thirty times
// faster. It is made of a corpus file and says no more than that.
//
// Numbers are unsigned varints, a text is its length and its bytes, and what is
// said of every problem stands together, so that the file compresses well:
//
//	magic       "MWPC", version as uint32
//	header      name, licence
//	topics      count, then each as a text
//	problems    count
//	columns     one after another, each with the value of every problem:
//	            story, id, text, answer (lengths first, then all bytes; an id that starts with its story is a
//	            byte 1 and the rest);
//	            topic by number; grade, words, sentences, tenths of the level, kinds, distractors;
//	            largest number and confidence: twice the number where it is whole, else 1 and a float64;
//	            quantities, see quantities.go;
//	            equation, like the texts above, with a byte 1 for the numeral that is n0, 2 for n1, up to 31; where
//	            that does not say what the tree is: a byte 0, the tree, a byte 0, the equation
//	checksum    CRC-32 (IEEE) of everything before it, as uint32
//
// All of the 8,189 problems of this project take 2.5 MB like this.
const (
	packedMagic   = "MWPC"
	packedVersion = 2
)

// IsPacked says whether a file that starts so is a packed corpus.
func IsPacked(head []byte) bool {
	return len(head) >= len(packedMagic) && string(head[:len(packedMagic)]) == packedMagic
}

// Pack writes a packed corpus.
func Pack(w io.Writer, header Header, problems []*Problem) error {
	p := packer{bytes: binary.LittleEndian.AppendUint32([]byte(packedMagic), packedVersion)}
	p.text(header.Name)
	p.text(header.Licence)
	topics, topicOf := distinct(problems, func(p *Problem) string { return p.Topic })
	p.texts(topics)
	p.number(len(problems))
	for _, column := range textColumns {
		all := make([]string, len(problems))
		for i, problem := range problems {
			all[i] = column.get(&problem.Record)
		}
		p.column(all)
	}
	for i := range problems {
		p.number(topicOf[i])
	}
	for _, column := range numberColumns {
		for _, problem := range problems {
			p.number(column.get(problem))
		}
	}
	for _, column := range floatColumns {
		for _, problem := range problems {
			p.float(*column(problem))
		}
	}
	for _, problem := range problems {
		if err := p.quantities(problem); err != nil {
			return err
		}
	}
	equations := make([]string, len(problems))
	for i, problem := range problems {
		if equations[i] = packEquation(problem); equations[i] == "" {
			return fmt.Errorf("corpus: packing %q: its tree %q is not read back as it is", problem.ID, problem.Expr)
		}
	}
	p.column(equations)
	p.bytes = binary.LittleEndian.AppendUint32(p.bytes, crc32.ChecksumIEEE(p.bytes))
	if _, err := w.Write(p.bytes); err != nil {
		return fmt.Errorf("corpus: packing: %w", err)
	}
	return nil
}

// The columns of each kind, in the order of the file.
var textColumns = []struct {
	get func(r *Record) string
	set func(r *Record, s string)
}{
	{func(r *Record) string { return r.Story }, func(r *Record, s string) { r.Story = s }},
	{packedID, unpackID},
	{func(r *Record) string { return r.Text }, func(r *Record, s string) { r.Text = s }},
	{func(r *Record) string { return string(r.Answer) }, func(r *Record, s string) { r.Answer = Number(s) }},
}

// storyMark stands for the story at the start of an id; no id has a control character.
const storyMark = "\x01"

func packedID(r *Record) string {
	if rest, found := strings.CutPrefix(r.ID, r.Story); found && r.Story != "" {
		return storyMark + rest
	}
	return r.ID
}

func unpackID(r *Record, s string) {
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

func (p *packer) column(all []string) {
	for _, s := range all {
		p.number(len(s))
	}
	for _, s := range all {
		p.bytes = append(p.bytes, s...)
	}
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

// ReadPacked reads a packed corpus. Nothing is proved but the checksum. Of each
// problem's quantities only the places are there, and no Value but where one was
// packed: [Problem.ReadQuantities] reads the others.
func ReadPacked(data []byte, each func(*Problem)) (*Report, error) {
	if !IsPacked(data) {
		return nil, errors.New("corpus: this is not a packed corpus (it does not start with MWPC)")
	}
	if len(data) < 12 {
		return nil, fmt.Errorf("corpus: %d bytes: %w", len(data), ErrPacked)
	}
	if v := binary.LittleEndian.Uint32(data[4:]); v != packedVersion {
		return nil, fmt.Errorf("corpus: the packed corpus has version %d, this program reads version %d; %w", v, packedVersion, ErrVersion)
	}
	end := len(data) - 4
	if crc32.ChecksumIEEE(data[:end]) != binary.LittleEndian.Uint32(data[end:]) {
		return nil, fmt.Errorf("corpus: the checksum is wrong: %w", ErrPacked)
	}
	u := unpacker{data: string(data[8:end])}
	report := &Report{}
	report.Name, report.Licence = u.text(), u.text()
	problems, err := u.problems()
	if err != nil {
		return nil, fmt.Errorf("corpus: %w: %w", err, ErrPacked)
	}
	for i := range problems {
		each(&problems[i])
	}
	report.Records, report.Good = len(problems), len(problems)
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

// column is n texts.
func (u *unpacker) column(n int) []string {
	lengths, all := make([]int, n), make([]string, n)
	for i := range lengths {
		lengths[i] = u.number()
	}
	for i, length := range lengths {
		all[i] = u.bytes(length)
	}
	return all
}

func (u *unpacker) texts() []string {
	list := make([]string, u.count())
	for i := range list {
		list[i] = u.text()
	}
	return list
}

var errShort = errors.New("it ends too early")

func (u *unpacker) problems() ([]Problem, error) {
	topics := u.texts()
	problems := make([]Problem, u.count())
	for _, column := range textColumns {
		for i, s := range u.column(len(problems)) {
			column.set(&problems[i].Record, s)
		}
	}
	for i := range problems {
		topic := u.number()
		if topic >= len(topics) {
			return nil, fmt.Errorf("problem %d has topic %d of %d", i+1, topic, len(topics))
		}
		problems[i].Topic = topics[topic]
	}
	for _, column := range numberColumns {
		for i := range problems {
			column.set(&problems[i], u.number())
		}
	}
	for _, column := range floatColumns {
		for i := range problems {
			*column(&problems[i]) = u.float()
		}
	}
	for i := range problems {
		if err := u.quantities(&problems[i]); err != nil {
			return nil, fmt.Errorf("problem %d: %w", i+1, err)
		}
	}
	equations, trees := u.column(len(problems)), treeTable{}
	if u.short {
		return nil, errShort
	}
	for i, s := range equations {
		if err := trees.unpackEquation(&problems[i], s); err != nil {
			return nil, fmt.Errorf("problem %d: %w", i+1, err)
		}
	}
	if u.data != "" {
		return nil, fmt.Errorf("%d bytes stand behind its end", len(u.data))
	}
	return problems, nil
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
