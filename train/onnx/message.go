package onnx

import (
	"encoding/binary"
	"math"
)

// A message of the format is a list of fields, each a number and a value: an integer of variable
// length, or bytes, which may be a message again. (Protocol Buffers; the numbers of the fields are
// those of onnx.proto.)
type message []byte

func (m message) integer(field int, v uint64) message {
	return binary.AppendUvarint(binary.AppendUvarint(m, uint64(field)<<3), v)
}

func (m message) bytes(field int, b []byte) message {
	m = binary.AppendUvarint(binary.AppendUvarint(m, uint64(field)<<3|2), uint64(len(b)))
	return append(m, b...)
}

func (m message) text(field int, s string) message { return m.bytes(field, []byte(s)) }

func (m message) float(field int, v float32) message {
	m = binary.AppendUvarint(m, uint64(field)<<3|5)
	return binary.LittleEndian.AppendUint32(m, math.Float32bits(v))
}

// Types of numbers.
const (
	typeFloat = 1
	typeInt32 = 6
	typeInt64 = 7
)

func tensor(name string, kind int, dims []int, raw []byte) message {
	var m message
	for _, d := range dims {
		m = m.integer(1, uint64(d))
	}
	return m.integer(2, uint64(kind)).text(8, name).bytes(9, raw)
}

func floats(name string, x []float32, dims ...int) message {
	raw := make([]byte, 0, 4*len(x))
	for _, v := range x {
		raw = binary.LittleEndian.AppendUint32(raw, math.Float32bits(v))
	}
	return tensor(name, typeFloat, dims, raw)
}

func int64s(name string, x []int64) message {
	raw := make([]byte, 0, 8*len(x))
	for _, v := range x {
		raw = binary.LittleEndian.AppendUint64(raw, uint64(v))
	}
	return tensor(name, typeInt64, []int{len(x)}, raw)
}

// value names an input or output with its type; a dimension is a number or a name.
func value(name string, kind int, dims []any) message {
	var shape message
	for _, d := range dims {
		switch d := d.(type) {
		case int:
			shape = shape.bytes(1, message{}.integer(1, uint64(d)))
		case string:
			shape = shape.bytes(1, message{}.text(2, d))
		}
	}
	typed := message{}.integer(1, uint64(kind)).bytes(2, shape)
	return message{}.text(1, name).bytes(2, message{}.bytes(1, typed))
}

// attribute is a setting of a node.
func attribute(name string, v any) message {
	m := message{}.text(1, name)
	switch v := v.(type) {
	case int:
		return m.integer(3, uint64(int64(v))).integer(20, 2)
	case float32:
		return m.float(2, v).integer(20, 1)
	case []int:
		for _, x := range v {
			m = m.integer(8, uint64(int64(x)))
		}
		return m.integer(20, 7)
	case message: // a graph
		return m.bytes(6, v).integer(20, 5)
	}
	panic("onnx: no attribute can be like that") // only builder.go calls it
}

func node(op string, inputs, outputs []string, attributes ...message) message {
	var m message
	for _, s := range inputs {
		m = m.text(1, s)
	}
	for _, s := range outputs {
		m = m.text(2, s)
	}
	m = m.text(4, op)
	for _, a := range attributes {
		m = m.bytes(5, a)
	}
	return m
}

// A graph is nodes in the order in which they are carried out.
type graph struct {
	nodes, initializers, inputs, outputs []message
}

func (g *graph) message(name string) message {
	var m message
	for _, n := range g.nodes {
		m = m.bytes(1, n)
	}
	m = m.text(2, name)
	for _, x := range g.initializers {
		m = m.bytes(5, x)
	}
	for _, x := range g.inputs {
		m = m.bytes(11, x)
	}
	for _, x := range g.outputs {
		m = m.bytes(12, x)
	}
	return m
}

// file is the whole file: version 8 of the format, version 17 of the operations.
func (g *graph) file(name string) []byte {
	return message{}.integer(1, 8).text(2, "mwpranker").bytes(7, g.message(name)).bytes(8, message{}.text(1, "").integer(2, 17))
}
