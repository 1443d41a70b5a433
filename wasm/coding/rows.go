package coding

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/bits"
)

// Rows of small whole numbers, one byte each, are coded by a few tables: rows whose numbers are
// about as large share one. Rows of a model's weights differ by that and by little else, so a row
// costs what a table of its own would, without that table.
//
//	tables    how many, then each (table.go)
//	rows      the table of each row, as packed bytes: their size, and they
//	stream    its size, and it (stream.go): row by row, each begun by the first state

// A Matrix is so many rows of so many numbers.
type Matrix struct{ Rows, Width int }

// rows are those that have numbers.
func (m Matrix) rows() int {
	if m.Width == 0 {
		return 0
	}
	return m.Rows
}

const (
	mostRowTables = 64 // that all rows may have
	octaveParts   = 3. // rows are alike whose root mean square is within a third of an octave
)

// PackRows codes matrices, whose numbers stand in data, row by row.
func PackRows(matrices []Matrix, data [][]byte) []byte {
	var rows [][]byte
	var matrix []int // of each row
	for i, m := range matrices {
		for r := range m.rows() {
			rows, matrix = append(rows, data[i][r*m.Width:][:m.Width]), append(matrix, i)
		}
	}
	tables, place := rowTables(rows, matrix)
	out := binary.AppendUvarint(nil, uint64(len(tables)))
	var encoders []*encoder
	for i := range tables {
		f := tables[i].frequencies()
		encoders = append(encoders, f.encoder())
		out = f.appendTo(out)
	}
	placed := Pack(place)
	out = append(binary.AppendUvarint(out, uint64(len(placed))), placed...)
	w, total := newStreamWriter(), 0
	for i := len(rows) - 1; i >= 0; i-- {
		total += len(rows[i])
		for k := len(rows[i]) - 1; k >= 0; k-- {
			w.byte(k%states, rows[i][k], encoders[place[i]])
		}
	}
	stream := w.appendTo(nil)
	out = append(binary.AppendUvarint(out, uint64(len(stream))), stream...)
	return padded(out, total)
}

// rowTables are the tables, as counts, and which one each row has. They begin as one for the rows
// of a matrix whose numbers are about as large; most of them are joined.
func rowTables(rows [][]byte, matrix []int) (tables []histogram, place []byte) {
	type alike struct{ matrix, size int }
	counts := make([]histogram, len(rows))
	groups := map[alike]int{}
	groupOf := make([]int, len(rows))
	var begun []histogram
	for i, row := range rows {
		squares := 0
		for _, b := range row {
			counts[i][b]++
			squares += int(int8(b)) * int(int8(b))
		}
		mean := float64(squares) / float64(len(row))
		key := alike{matrix[i], int(math.Round(octaveParts / 2 * math.Log2(mean+1./64)))}
		group, known := groups[key]
		if !known {
			group = len(begun)
			groups[key], begun = group, append(begun, histogram{})
		}
		groupOf[i] = group
		begun[group] = begun[group].plus(&counts[i])
	}
	tables, joined := join(begun, mostRowTables)
	place = make([]byte, len(rows))
	for i := range rows {
		place[i] = byte(joined[groupOf[i]])
	}
	for range 3 { // then each row takes the table by which it is shortest
		shares := make([]frequencies, len(tables))
		for i := range tables {
			shares[i] = tables[i].frequencies()
		}
		next := make([]histogram, len(tables))
		for i := range rows {
			best := counts[i].bits(&shares[place[i]])
			for t := range shares {
				if bits := counts[i].bits(&shares[t]); bits < best {
					place[i], best = byte(t), bits
				}
			}
			next[place[i]] = next[place[i]].plus(&counts[i])
		}
		tables, place = used(next, place)
	}
	return tables, place
}

// used leaves out the tables that no row has any more.
func used(tables []histogram, place []byte) ([]histogram, []byte) {
	number := make([]byte, len(tables))
	var kept []histogram
	for i := range tables {
		number[i] = byte(len(kept))
		if tables[i].total() > 0 {
			kept = append(kept, tables[i])
		}
	}
	for i, t := range place {
		place[i] = number[t]
	}
	return kept, place
}

// UnpackRows gives the numbers of each matrix.
func UnpackRows(coded []byte, matrices []Matrix) ([][]byte, error) {
	rows, total := 0, 0
	for _, m := range matrices {
		over, numbers := bits.Mul(uint(m.Rows), uint(m.Width))
		if over != 0 || numbers > math.MaxInt32 || m.Rows < 0 || m.Width < 0 {
			return nil, fmt.Errorf("a matrix of %d x %d numbers: %w", m.Rows, m.Width, ErrDamaged)
		}
		rows, total = rows+m.rows(), total+int(numbers)
		if max(rows, total) > mostGrowth*len(coded)+freeGrowth {
			return nil, fmt.Errorf("%d numbers in %d rows cannot be %d bytes: %w", total, rows, len(coded), ErrDamaged)
		}
	}
	r := &plainReader{rest: coded}
	tables := make([]*decoder, r.number(mostRowTables))
	for i := range tables {
		f, err := readFrequencies(r)
		if err != nil {
			return nil, err
		}
		tables[i] = f.decoder()
	}
	place, err := Unpack(r.take(r.number(math.MaxInt32)))
	if err != nil {
		return nil, fmt.Errorf("the tables of the rows: %w", err)
	}
	s := newStreamReader(r.take(r.number(math.MaxInt32)))
	if r.short || len(place) != rows {
		return nil, fmt.Errorf("%d rows have %d tables: %w", rows, len(place), ErrDamaged)
	}
	all := make([]byte, total)
	out := make([][]byte, len(matrices))
	for i, m := range matrices {
		out[i], all = all[:m.Rows*m.Width:m.Rows*m.Width], all[m.Rows*m.Width:]
		for k := range m.rows() {
			if int(place[0]) >= len(tables) {
				return nil, fmt.Errorf("a row has table %d of %d: %w", place[0], len(tables), ErrDamaged)
			}
			s.row(out[i][k*m.Width:][:m.Width], tables[place[0]])
			place = place[1:]
		}
	}
	return out, s.end()
}
