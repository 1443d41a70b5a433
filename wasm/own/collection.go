package own

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/message"
	"mwpranker/wasm/text"
)

// Collection is a file of problems, as far as it was read.
type Collection struct {
	About
	Problems []*corpus.Problem // those that hold, in the order of the file

	records []record // what the file holds; nil where it was loaded and not taken up again
}

// About is what is kept of a collection beside its problems.
type About struct {
	Number  int              `json:"number"` // ids of its problems start with it, so that they are no others'
	Name    string           `json:"name"`
	Licence string           `json:"licence,omitempty"`
	Format  importer.Format  `json:"format"`
	Total   int              `json:"total"` // records that the file holds
	Read    int              `json:"read"`  // of these, how many were looked at
	Left    int              `json:"left"`  // lines and records that were left out
	Faults  []importer.Fault `json:"faults,omitempty"`
	ByModel int              `json:"byModel,omitempty"` // problems whose equation the model has read
	Unsure  int              `json:"unsure,omitempty"`  // of these, how many with less than message.LikelyFrom
	Chosen  []string         `json:"chosen,omitempty"`  // what the user says that the columns of a table are
}

// record is a record of the file and where it stands.
type record struct {
	line int
	corpus.Record
}

// Open reads the records of a file. The error says that nothing could be made of it.
// chosen is what the user says that the columns of a table are, see importer.ReadAs.
//
// rest is called now and then with how many bytes were read; what it returns ends the reading. It
// may be nil.
func Open(number int, fileName string, file []byte, chosen []string, rest func(done int) error) (*Collection, error) {
	c := &Collection{About: About{Number: number, Chosen: chosen}}
	report, err := c.read(file, rest)
	if err != nil {
		return nil, err
	}
	if len(c.records) == 0 {
		return nil, nothingIn(report)
	}
	c.Name, c.Licence = cmp.Or(plain(report.Name), plain(strings.TrimSuffix(fileName, path.Ext(fileName))), "?"), plain(report.Licence)
	c.Format, c.Total = report.Format, len(c.records)
	c.Left, c.Faults = report.Bad, report.Faults
	return c, nil
}

// nothingIn says that a file holds no problem.
func nothingIn(report *importer.Report) error {
	reason := "there is no problem in it"
	if len(report.Faults) > 0 {
		reason += ": " + report.Faults[0].String()
	}
	return errors.New(reason)
}

func (c *Collection) read(file []byte, rest func(done int) error) (*importer.Report, error) {
	c.records = nil
	return importer.ReadAs(&resting{file: file, rest: rest}, c.Chosen, func(line int, r corpus.Record) {
		c.records = append(c.records, record{line, r})
	})
}

// resting is a file that is read with rests in between.
type resting struct {
	file []byte
	done int
	rest func(done int) error
}

const betweenRests = 64 << 10 // some milliseconds of reading

func (r *resting) Read(p []byte) (int, error) {
	if r.done == len(r.file) {
		return 0, io.EOF
	}
	if r.rest != nil {
		if err := r.rest(r.done); err != nil {
			return 0, err
		}
	}
	n := copy(p[:min(len(p), betweenRests)], r.file[r.done:])
	r.done += n
	return n, nil
}

// mostName is how long a name may be, in characters.
const mostName = 60

// plain makes a name of what a file says: one line, not too long.
func plain(s string) string {
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) || r == unicode.ReplacementChar {
			return ' '
		}
		return r
	}, s)
	runes := []rune(strings.TrimSpace(s))
	return strings.TrimSpace(string(runes[:min(len(runes), mostName)]))
}

// Resume takes up the file of a collection that was loaded and is not done.
func (c *Collection) Resume(file []byte) error {
	if _, err := c.read(file, nil); err != nil {
		return err
	}
	if len(c.records) != c.Total {
		return fmt.Errorf("the file has %d records, and had %d", len(c.records), c.Total)
	}
	return nil
}

// Done says whether every record was looked at.
func (c *Collection) Done() bool { return c.Read >= c.Total }

// Unread are the texts that the model will be asked for, one for each record that Step has yet to
// look at; "" where it will not be.
func (c *Collection) Unread() []string {
	var texts []string
	for _, r := range c.records[min(c.Read, len(c.records)):] {
		if r.Equation != "" || len(r.Text) > text.MaxBytes {
			r.Text = ""
		}
		texts = append(texts, r.Text)
	}
	return texts
}

// Step looks at the next record: it becomes a problem, or is named in the faults. The
// model may be nil. A panic counts as a fault of the record, so that no record can stand in the way
// of the others.
func (c *Collection) Step(model importer.Model) {
	if c.Read >= len(c.records) {
		return
	}
	r := c.records[c.Read]
	c.Read++
	if c.Done() {
		defer func() { c.records = nil }()
	}
	id := r.ID
	r.ID = c.ownID(id)
	problem, err := complete(r.Record, model)
	if err != nil {
		c.leave(r.line, id, err)
		return
	}
	c.Problems = append(c.Problems, problem)
	if problem.Confidence > 0 {
		c.ByModel++
		if problem.Confidence < message.LikelyFrom {
			c.Unsure++
		}
	}
}

func complete(r corpus.Record, model importer.Model) (problem *corpus.Problem, err error) {
	defer func() {
		if fault := recover(); fault != nil {
			err = fmt.Errorf("a fault in the program: %v", fault)
		}
	}()
	return importer.Complete(r, model)
}

func (c *Collection) leave(line int, id string, reason error) {
	report := importer.Report{Bad: c.Left, Faults: c.Faults}
	report.Leave(line, id, reason)
	c.Left, c.Faults = report.Bad, report.Faults
}

// Report is what was left out, in the order of the file.
func (c *Collection) Report() []importer.Fault {
	return slices.SortedStableFunc(slices.Values(c.Faults), func(a, b importer.Fault) int { return cmp.Compare(a.Line, b.Line) })
}

// ownID is the id of a problem among those of all collections. One that would be too long becomes
// the number of its record.
func (c *Collection) ownID(id string) string {
	own := strconv.Itoa(c.Number) + ":" + id
	if len(own) > corpus.MaxID && len(id) <= corpus.MaxID {
		own = strconv.Itoa(c.Number) + ":long-" + strconv.Itoa(c.Read)
	}
	return own
}

// Renumber gives the collection another number, and its problems other ids.
func (c *Collection) Renumber(number int) {
	c.Number = number
	for _, p := range c.Problems {
		p.ID = strconv.Itoa(number) + ":" + fileID(p.ID)
	}
}

// fileID is the id that the file knows a problem by.
func fileID(id string) string {
	_, in, _ := strings.Cut(id, ":")
	return in
}

// Save writes the collection: a line of JSON, then its problems, packed. [Collection.Packed] is the
// second part.
func (c *Collection) Save() ([]byte, error) {
	about, err := json.Marshal(c.About)
	if err != nil {
		return nil, fmt.Errorf("keeping %q: %w", c.Name, err)
	}
	packed, err := c.Packed()
	return append(append(about, '\n'), packed...), err
}

// Packed is the problems as a packed corpus.
func (c *Collection) Packed() ([]byte, error) {
	var b bytes.Buffer
	if err := corpus.Pack(&b, corpus.Header{Name: c.Name, Licence: c.Licence}, c.Problems); err != nil {
		return nil, fmt.Errorf("packing %q: %w", c.Name, err)
	}
	return b.Bytes(), nil
}

// Load reads what Save has written.
func Load(saved []byte) (*Collection, error) {
	about, packed, found := bytes.Cut(saved, []byte("\n"))
	c := &Collection{}
	if err := json.Unmarshal(about, &c.About); err != nil || !found {
		return nil, errors.Join(errors.New("a collection that was kept cannot be read"), err)
	}
	if _, err := corpus.ReadPacked(packed, func(p *corpus.Problem) { c.Problems = append(c.Problems, p) }); err != nil {
		return nil, fmt.Errorf("the problems of %q: %w", c.Name, err)
	}
	return c, nil
}
