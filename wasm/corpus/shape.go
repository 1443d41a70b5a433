package corpus

import (
	"encoding/binary"
	"errors"
	"slices"
	"strconv"
	"strings"

	"mwpranker/wasm/expr"
)

// Problems are of one shape whose trees differ in nothing but in which number of the text is which.
// It is finer than all levels of matching, so that whatever is worked out about a tree can be
// worked out once for each shape.

// AppendShape writes the shape of a tree: the tree in prefix order, each quantity by when it is
// first met and each constant by its value. It appends to met the quantities in the order in which
// it meets them.
func AppendShape(out []byte, e *expr.Expr, met []int) ([]byte, []int) {
	switch e.Kind {
	case expr.Operator:
		out, met = AppendShape(append(out, e.Op), e.Left, met)
		return AppendShape(out, e.Right, met)
	case expr.Quantity:
		i := slices.Index(met, e.Index)
		if i < 0 {
			i = len(met)
			met = append(met, e.Index)
		}
		return binary.AppendUvarint(append(out, 'n'), uint64(i)), met
	case expr.Constant:
		value := FormatConstant(e)
		return append(binary.AppendUvarint(append(out, 'c'), uint64(len(value))), value...), met
	}
	return append(out, '?'), met
}

// FormatConstant is the value of a constant; one without a value, which only a pattern may have, is
// empty.
func FormatConstant(e *expr.Expr) string {
	switch {
	case e.Value == nil:
		return ""
	case e.Value.IsInt() && e.Value.Num().IsInt64():
		return strconv.FormatInt(e.Value.Num().Int64(), 10)
	}
	return e.Value.RatString()
}

// FillShape is the tree of a problem of a shape: that of another problem, or of the shape itself,
// with these quantities in the order in which [AppendShape] meets them.
func FillShape(shape *expr.Expr, quantities []int) *expr.Expr {
	f := filler{quantities: quantities}
	return f.fill(shape)
}

type filler struct {
	quantities []int
	room       [16]int
	met        []int
}

func (f *filler) fill(e *expr.Expr) *expr.Expr {
	switch e.Kind {
	case expr.Operator:
		left := f.fill(e.Left)
		right := f.fill(e.Right)
		if left == e.Left && right == e.Right {
			return e
		}
		return expr.NewOperator(e.Op, left, right)
	case expr.Quantity:
		if f.met == nil {
			f.met = f.room[:0]
		}
		i := slices.Index(f.met, e.Index)
		if i < 0 {
			i = len(f.met)
			f.met = append(f.met, e.Index)
		}
		if i < len(f.quantities) && f.quantities[i] != e.Index {
			return expr.NewQuantity(f.quantities[i])
		}
	}
	return e
}

var errShape = errors.New("a shape is not written as shapes are")

// readShape reads what AppendShape wrote: a tree over the first quantities; met is how many there
// are.
func readShape(written string) (tree *expr.Expr, met int, err error) {
	r := shapeReader{unpacker: unpacker{data: written}}
	if tree = r.tree(0); tree == nil || r.short || r.data != "" {
		return nil, 0, errShape
	}
	return tree, r.met, nil
}

type shapeReader struct {
	unpacker
	met int
}

func (r *shapeReader) tree(depth int) *expr.Expr {
	kind := r.bytes(1)
	if kind == "" || depth > expr.MaxOperators {
		return nil
	}
	switch kind {
	case "n":
		i := r.number()
		if i > r.met {
			return nil
		}
		r.met = max(r.met, i+1)
		return expr.NewQuantity(i)
	case "c":
		value, err := expr.ParseRat(r.text())
		if err != nil {
			return nil
		}
		return expr.NewConstant(value)
	}
	if strings.Contains(expr.Operators, kind) {
		left := r.tree(depth + 1)
		if left == nil {
			return nil
		}
		if right := r.tree(depth + 1); right != nil {
			return expr.NewOperator(kind[0], left, right)
		}
	}
	return nil
}
