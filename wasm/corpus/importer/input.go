package importer

import (
	"bufio"
	"bytes"
	"io"

	"mwpranker/wasm/corpus"
)

// input is a file while it is read: a window of it, which starts at what is
// being read. So a file takes no more memory than a few records.
type input struct {
	source io.Reader
	buffer []byte
	data   []byte // the window: ahead bytes or more, or all that is left
	whole  bool   // nothing is left behind the window
	failed error  // why nothing more can be read

	each     func(line int, record corpus.Record)
	chosen   []string // what the columns of a table are, where somebody has chosen it
	report   Report
	twins    corpus.Twins
	numbered bool   // records are known by their number, not by their line
	line     int    // of the start of the window
	count    int    // of the records so far, where they are numbered
	lastLine int    // where the last of these starts
	sameLine bool   // it is that of the record before
	lineless bool   // reports name the number of a record in place of its line
	zip      []byte // the whole file, where it is a zip
}

const (
	ahead      = corpus.MaxRecord + 1<<10 // a record fits, with the marks around it
	windowSize = 1 << 20                  // so that one byte of three is moved for another byte read
	firstSize  = 16 << 10                 // most files are small
)

func newInput(r io.Reader, each func(line int, record corpus.Record)) *input {
	in := &input{each: each}
	start := bufio.NewReaderSize(r, 4<<10)
	if head, _ := start.Peek(len(zipStart)); bytes.Equal(head, zipStart) {
		in.zip, in.failed = io.ReadAll(io.LimitReader(start, maxZip+1))
		if len(in.zip) > maxZip {
			in.failed = errZipLong
		}
		return in
	}
	in.open(start)
	return in
}

// open starts with a text; in a zip there are several.
func (in *input) open(r io.Reader) {
	in.source, in.buffer, in.data = corpus.Foreign(r), make([]byte, firstSize), nil
	in.whole, in.line, in.lastLine = false, 1, 0
	in.fill()
}

// fill reads until the window is full or the file at its end.
func (in *input) fill() {
	n := copy(in.buffer, in.data)
	for !in.whole {
		if n == len(in.buffer) {
			if n == windowSize {
				break
			}
			in.buffer = append(in.buffer, make([]byte, min(3*n, windowSize-n))...)
		}
		read, err := in.source.Read(in.buffer[n:])
		n += read
		if err != nil {
			in.whole = true
			if err != io.EOF {
				in.failed = err
			}
		}
	}
	in.data = in.buffer[:n]
}

// more says whether something is left.
func (in *input) more() bool { return len(in.data) > 0 && in.failed == nil }

// advance moves the start of the window.
func (in *input) advance(n int) {
	in.line += bytes.Count(in.data[:n], []byte("\n"))
	in.data = in.data[n:]
	if len(in.data) < ahead && !in.whole {
		in.fill()
	}
}

// next counts a record that starts the window.
func (in *input) next() {
	in.sameLine = in.lastLine == in.line
	in.lastLine = in.line
	in.count++
}

// skipLine moves to the next line, however far it is.
func (in *input) skipLine() {
	for in.more() {
		if n := bytes.IndexByte(in.data, '\n'); n >= 0 {
			in.advance(n + 1)
			return
		}
		in.advance(len(in.data))
	}
}
