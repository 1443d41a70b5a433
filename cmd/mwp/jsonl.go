package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// request is one line of JSON Lines that comes in.
type request struct {
	ID       json.RawMessage `json:"id"` // given back as it came
	Text     string          `json:"text"`
	Equation string          `json:"equation"` // in place of the model
	A        string          `json:"a"`        // two texts that are compared
	B        string          `json:"b"`
}

// textForm is a line that comes in, of one text.
const textForm = `{"id":...,"text":"...","equation":"..."}`

// maxLine is the longest line in bytes that is read as a request; of a longer
// one the rest is skipped.
const maxLine = 1 << 20

// eachLine answers each line of standard input with one line, in order. What
// answer returns is written as JSON; a line that is not a request, an empty one
// too, is answered by answer(request{}, err). Lines go out as soon as no other
// waits, so that two programs can talk to one another. form is what a line has
// to be like, for errors.
func (a *app) eachLine(form string, answer func(r request, err error) any) error {
	in := bufio.NewReaderSize(a.stdin, 64<<10)
	out := bufio.NewWriter(a.stdout)
	encoder := newEncoder(out)
	for number := 1; ; number++ {
		line, tooLong, err := readLine(in)
		if err != nil && err != io.EOF {
			return fmt.Errorf("reading standard input, line %d: %w", number, err)
		}
		if number == 1 {
			line = bytes.TrimPrefix(line, []byte("\xef\xbb\xbf")) // some shells write it first
		}
		if len(line) > 0 { // else the input has ended
			r, bad := parseRequest(line, tooLong, form)
			if bad != nil {
				bad = fmt.Errorf("line %d: %w", number, bad)
			}
			if err := encoder.Encode(answer(r, bad)); err != nil {
				return fmt.Errorf("writing standard output: %w", err)
			}
		}
		if in.Buffered() == 0 || err == io.EOF {
			if err := out.Flush(); err != nil {
				return fmt.Errorf("writing standard output: %w", err)
			}
		}
		if err == io.EOF {
			return nil
		}
	}
}

func newEncoder(w io.Writer) *json.Encoder {
	encoder := json.NewEncoder(w)
	encoder.SetEscapeHTML(false)
	return encoder
}

// readLine reads up to the next line end, and keeps maxLine bytes of it.
func readLine(in *bufio.Reader) (line []byte, tooLong bool, err error) {
	for {
		part, err := in.ReadSlice('\n')
		if room := maxLine - len(line); len(part) > room {
			tooLong = true
			part = part[:room]
		}
		line = append(line, part...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, tooLong, err
		}
	}
}

func parseRequest(line []byte, tooLong bool, form string) (request, error) {
	if tooLong {
		return request{}, fmt.Errorf("is longer than %d bytes", maxLine)
	}
	if len(bytes.TrimSpace(line)) == 0 {
		return request{}, errors.New("is empty")
	}
	var r request
	line = bytes.ToValidUTF8(line, []byte("\uFFFD")) // the id goes out as it came
	if err := json.Unmarshal(line, &r); err != nil {
		var mistyped *json.UnmarshalTypeError
		if errors.As(err, &mistyped) {
			return request{ID: r.ID}, fmt.Errorf(`%s is a JSON %s; a line is %s`, orLine(mistyped.Field), mistyped.Value, form)
		}
		return request{}, fmt.Errorf("is not JSON: %w", err)
	}
	return r, nil
}

func orLine(field string) string {
	if field == "" {
		return "it"
	}
	return fmt.Sprintf("%q", field)
}

// id gives the id back, or "" where there was none.
func (r *request) id() json.RawMessage {
	if len(r.ID) == 0 {
		return json.RawMessage(`""`)
	}
	return r.ID
}

// wording is the text of an error, or "".
func wording(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}
