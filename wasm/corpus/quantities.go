package corpus

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"sync"

	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// A packed corpus, and an index, keep of a problem's quantities where they
// stand in the text. What stands there is read again when the problem is shown:
// "$4.50" by itself has the value and the unit that it has in its text. A few
// have not, as the quarter of "three boxes and a quarter", so their value and unit are kept too.
//
// They are written as their count, then for each: 0 where it is the next run of
// digits, else one more than how far behind the last one it starts, and twice
// its length; that is one more where unit and value follow, as a number and a text.

// AppendQuantities writes the quantities of a problem behind dst.
func AppendQuantities(dst []byte, p *Problem) ([]byte, error) {
	w := packer{dst}
	err := w.quantities(p)
	return w.bytes, err
}

// TakeQuantities gives a problem the quantities that AppendQuantities wrote at
// the start of data, all of them with their values, and returns what stands behind them.
func (p *Problem) TakeQuantities(data string) (rest string, err error) {
	u := unpacker{data: data}
	if err := u.quantities(p); err != nil {
		return "", err
	}
	if u.short {
		return "", errShort
	}
	p.ReadQuantities()
	return u.data, nil
}

// ReadQuantities reads the values of the quantities that have none.
func (p *Problem) ReadQuantities() {
	for i := range p.Quantities {
		if q := &p.Quantities[i]; q.Value == nil {
			span := q.Span
			*q = readAlone(p.Text[span.Start:span.End])
			q.Span = span
		}
	}
}

// readAlone reads a number without the text around it.
func readAlone(s string) text.Quantity {
	if n, ok := wholeNumber(s); ok {
		return text.Quantity{Value: new(big.Rat).SetInt64(n)}
	}
	met.Lock()
	defer met.Unlock()
	q, known := met.numbers[s]
	if !known {
		q = text.Quantity{Value: new(big.Rat)} // never of what AppendQuantities wrote
		if document, err := text.Read(s); err == nil && len(document.Quantities) > 0 {
			if first := document.Quantities[0]; first.Start == 0 && first.End == len(s) {
				q = text.Quantity{Value: first.Value, Unit: first.Unit, Form: first.Form, Measure: first.Measure, Comma: first.Comma}
			}
		}
		if met.numbers == nil || len(met.numbers) >= mostMet {
			met.numbers = map[string]text.Quantity{}
		}
		met.numbers[strings.Clone(s)] = q
	}
	return q
}

// met are numbers that readAlone has read: "three" and "$1.50" come again and again.
var met struct {
	sync.Mutex
	numbers map[string]text.Quantity
}

// mostMet bounds them; then it starts anew.
const mostMet = 4096

// wholeNumber is the number that a short run of digits writes.
func wholeNumber(s string) (n int64, ok bool) {
	if len(s) == 0 || len(s) > 18 {
		return 0, false
	}
	for i := range len(s) {
		c := s[i] - '0'
		if c > 9 {
			return 0, false
		}
		n = 10*n + int64(c)
	}
	return n, true
}

// isReadAlone says whether a quantity is the same without the text around it.
func isReadAlone(q *text.Quantity, s string) bool {
	if n, ok := wholeNumber(s); ok && q.Value.IsInt() && q.Value.Num().IsInt64() {
		return q.Value.Num().Int64() == n && q.Unit == text.NoUnit
	}
	alone := readAlone(s)
	return alone.Value.Cmp(q.Value) == 0 && alone.Unit == q.Unit
}

func (p *packer) quantities(problem *Problem) error {
	p.number(len(problem.Quantities))
	at := 0
	for i := range problem.Quantities {
		q := &problem.Quantities[i]
		if q.Start < at || q.End < q.Start || q.End > len(problem.Text) {
			return fmt.Errorf("corpus: packing %q: its quantities are not in order", problem.ID)
		}
		alone := q.Value == nil || isReadAlone(q, problem.Text[q.Start:q.End])
		switch {
		case alone && q.Span == nextDigits(problem.Text, at):
			p.number(0)
		case alone:
			p.number(1 + q.Start - at)
			p.number(2 * (q.End - q.Start))
		default:
			p.number(1 + q.Start - at)
			p.number(2*(q.End-q.Start) + 1)
			p.number(int(q.Unit))
			p.text(q.Value.RatString())
		}
		at = q.End
	}
	return nil
}

// nextDigits is the first run of digits in the text from there on: most quantities are just that.
func nextDigits(s string, at int) text.Span {
	for at < len(s) && s[at]-'0' > 9 {
		at++
	}
	end := at
	for end < len(s) && s[end]-'0' <= 9 {
		end++
	}
	return text.Span{Start: at, End: end}
}

func (u *unpacker) quantities(p *Problem) error {
	p.Quantities = make([]text.Quantity, u.count())
	at := 0
	for i := range p.Quantities {
		q := &p.Quantities[i]
		if n := u.number(); n > 0 {
			length := u.number()
			q.Start = at + n - 1
			q.End = q.Start + length/2
			if length%2 == 1 {
				if err := u.value(q); err != nil {
					return err
				}
			}
		} else if !u.short {
			q.Span = nextDigits(p.Text, at)
		}
		if at = q.End; at > len(p.Text) {
			return errors.New("a number stands behind the end of its text")
		}
	}
	return nil
}

// value takes the unit and the value of a quantity that is not read alone.
func (u *unpacker) value(q *text.Quantity) (err error) {
	unit := u.number()
	if unit >= text.Units {
		return fmt.Errorf("a number has the unit %d", unit)
	}
	q.Unit = text.Unit(unit)
	q.Value, err = expr.ParseRat(u.text())
	if u.short {
		return errShort
	}
	return err
}
