package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	"mwpranker/wasm/corpus"
)

// spill keeps records in a file, in the order in which they come, so that a
// corpus of any size takes little memory. It is a shard.Store.
type spill struct {
	file  *os.File
	out   *bufio.Writer
	ends  []int64 // where each record ends
	dirty bool    // something waits in out
}

func newSpill(name string) (*spill, error) {
	file, err := os.Create(name)
	if err != nil {
		return nil, err
	}
	return &spill{file: file, out: bufio.NewWriterSize(file, 64<<10)}, nil
}

func (s *spill) Add(r corpus.Record) error {
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if _, err := s.out.Write(line); err != nil {
		return fmt.Errorf("keeping what was read: %w", err)
	}
	s.ends = append(s.ends, s.start(len(s.ends))+int64(len(line)))
	s.dirty = true
	return nil
}

// start is where a record starts.
func (s *spill) start(number int) int64 {
	if number == 0 {
		return 0
	}
	return s.ends[number-1]
}

func (s *spill) Get(number int) (r corpus.Record, err error) {
	if s.dirty {
		if err := s.out.Flush(); err != nil {
			return r, fmt.Errorf("keeping what was read: %w", err)
		}
		s.dirty = false
	}
	line := make([]byte, s.ends[number]-s.start(number))
	if _, err := s.file.ReadAt(line, s.start(number)); err != nil {
		return r, fmt.Errorf("reading what was kept: %w", err)
	}
	return r, json.Unmarshal(line, &r)
}

func (s *spill) Close() error { return s.file.Close() }
