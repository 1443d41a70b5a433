package program

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// What Go's linker writes is made to be run, not to be sent. Two changes of its data, which no
// function of the program can tell, take a seventh off what travels:
//
//   - The linker leaves out every run of eight zeros, and so makes a segment of each few bytes
//     between them: 86,000, where browsers allow 100,000 and brotli has to tell where each of them
//     goes. Zeros cost it nothing, so they are put back.
//   - Tables say from which line of which file each instruction comes. Only a crash's trace shows
//     that; with the tables empty it has the names of the functions still, and "?" for the lines.
//     docs/performance.md has the figures.

// shrink is the program with these changes.
func shrink(program []byte) ([]byte, error) {
	const dataSection = 11
	r := Walker{Rest: program}
	out := append([]byte{}, r.Take(8)...)
	for len(r.Rest) > 0 && !r.Short {
		section := r.Take(1)
		body := r.Take(r.Number())
		if r.Short {
			break
		}
		if section[0] == dataSection {
			memory, err := readSegments(body)
			if err != nil {
				return nil, err
			}
			if err := dropLines(memory); err != nil {
				return nil, err
			}
			body = writeSegments(memory)
		}
		out = append(out, section[0])
		out = append(binary.AppendUvarint(out, uint64(len(body))), body...)
	}
	if r.Short {
		return nil, errors.New("the program ends in the middle of a section")
	}
	return out, nil
}

// A program starts with at most so much memory for each byte of its data, and so much more: Go's
// linker leaves out zeros, but most of what is there is none.
const (
	memoryEach = 16
	memoryMore = 1 << 20
)

// readSegments lays the segments into a memory of zeros.
func readSegments(section []byte) (memory []byte, err error) {
	const (
		constant = 0x41 // i32.const
		end      = 0x0b
	)
	r := Walker{Rest: section}
	most := memoryMore + memoryEach*len(section)
	for range r.Number() {
		head := r.Take(2) // kind, and the start of an expression
		at := r.Number32()
		stop := r.Take(1)
		bytes := r.Take(r.Number())
		if r.Short || head[0] != 0 || head[1] != constant || stop[0] != end || at < 0 || at+len(bytes) > most {
			return nil, errors.New("the program's data is not laid out as Go's linker does it")
		}
		if missing := at + len(bytes) - len(memory); missing > 0 {
			memory = append(memory, make([]byte, missing)...)
		}
		copy(memory[at:], bytes)
	}
	return memory, nil
}

// gap is how many zeros are worth a segment of its own behind them: memory that is empty at first
// does not travel at all.
const gap = 1024

func writeSegments(memory []byte) []byte {
	var segments []byte
	count := 0
	zeros := make([]byte, gap)
	for at := 0; at < len(memory); {
		if memory[at] == 0 {
			at++
			continue
		}
		length := bytes.Index(memory[at:], zeros)
		if length < 0 {
			length = len(bytes.TrimRight(memory[at:], "\x00"))
		}
		segments = append(appendNumber32(append(segments, 0, 0x41), at), 0x0b)
		segments = append(binary.AppendUvarint(segments, uint64(length)), memory[at:at+length]...)
		at += length
		count++
	}
	return append(binary.AppendUvarint(nil, uint64(count)), segments...)
}

// The tables of functions (runtime.pclntab, as internal/abi and cmd/link have it since Go 1.20): a
// head, and for each function a record of numbers, some of which are places in one table of tables,
// where tables of equal content stand once.
const (
	tablesHead     = "\xf1\xff\xff\xff\x00\x00\x01\x08" // magic, instructions of one byte, pointers of eight
	headBytes      = 8 + 8*8
	recordBytes    = 44 // less the tables at its end
	spAt, fileAt   = 16, 20
	lineAt, moreAt = 24, 28 // moreAt: how many tables of other kinds follow the record
)

// dropLines empties the tables of files and lines.
func dropLines(memory []byte) error {
	head := bytes.Index(memory, []byte(tablesHead))
	if head < 0 || bytes.Contains(memory[head+1:], []byte(tablesHead)) || head+headBytes > len(memory) {
		return errors.New("the program has no tables of functions, or they are not those of Go 1.20 to 1.26: see shrink.go")
	}
	field := func(i int) int { return int(binary.LittleEndian.Uint64(memory[head+8+8*i:])) }
	functions, tablesAt, recordsAt := field(0), head+field(6), head+field(7)
	if functions <= 0 || functions > len(memory)/8 || tablesAt <= head || recordsAt <= tablesAt || recordsAt > len(memory)-8*functions {
		return errors.New("the head of the tables of functions is not as expected")
	}
	tables, records := memory[tablesAt:recordsAt], memory[recordsAt:]
	needed, unneeded := make([]bool, len(tables)), map[int]int{} // of the second, starts and ends
	for f := range functions {
		at := int(binary.LittleEndian.Uint32(records[8*f+4:]))
		if at+recordBytes > len(records) {
			return fmt.Errorf("function %d of the tables lies behind their end", f)
		}
		record := records[at:]
		number := func(i int) int { return int(binary.LittleEndian.Uint32(record[i:])) }
		more := number(moreAt)
		if more > 16 || at+recordBytes+4*more > len(records) {
			return fmt.Errorf("function %d of the tables has %d tables of its own", f, more)
		}
		kept := []int{number(spAt)}
		for i := range more {
			kept = append(kept, number(recordBytes+4*i))
		}
		for i, at := range append(kept, number(fileAt), number(lineAt)) {
			end, err := tableEnd(tables, at)
			if err != nil {
				return fmt.Errorf("function %d of the tables: %w", f, err)
			}
			if i >= len(kept) {
				unneeded[at] = end
				continue
			}
			for k := at; k < end; k++ {
				needed[k] = true
			}
		}
		clear(record[fileAt:moreAt]) // 0 is: not known
	}
	for start, end := range unneeded {
		for i := start; i < end; i++ {
			if !needed[i] {
				tables[i] = 0
			}
		}
	}
	return nil
}

// tableEnd is where a table ends: pairs of numbers, up to a first number of 0 that is not the
// table's first. A table at 0 is none.
func tableEnd(tables []byte, start int) (int, error) {
	if start == 0 {
		return 0, nil
	}
	r := Walker{Rest: tables[min(start, len(tables)):]}
	for first := true; ; first = false {
		if change := r.Number(); change == 0 && !first || r.Short {
			break
		}
		r.Number()
	}
	if r.Short {
		return 0, errors.New("a table has no end")
	}
	return len(tables) - len(r.Rest), nil
}

// appendNumber32 writes a number that is not negative as one that may have a sign.
func appendNumber32(out []byte, n int) []byte {
	for ; n >= 0x40; n >>= 7 {
		out = append(out, byte(n)|0x80)
	}
	return append(out, byte(n))
}
