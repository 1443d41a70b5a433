package onnx

import (
	"fmt"
	"os"
	"path/filepath"

	"mwpranker/train/reference"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/weights"
)

// A builder is [reference.Ops] that writes every operation down. A V is the name of a value.
type builder struct {
	graph  graph
	config graph2tree.Config
	tensor func(name string) ([]float32, error)
	sizes  map[string]graph2tree.Shaped
	slots  map[string]reference.Slot
	made   map[string]bool
	count  int
	err    error // the first one
}

var _ reference.Ops[string] = (*builder)(nil)

// Export makes the files of a model, by their names.
func Export(c graph2tree.Config, tensor func(name string) ([]float32, error)) (map[string][]byte, error) {
	d := c.Width()
	files := map[string][]byte{}
	for _, part := range []struct {
		name  string
		write func(b *builder)
	}{
		{"encoder", func(b *builder) {
			e := reference.Encode(b, c)
			b.output("encoded", e.Words, "words", d)
			b.output("keys", e.Keys, "words", c.Attend)
			b.output("candidates", e.Candidates, "candidates", d)
			b.output("offers", e.Offers, "candidates", c.Point)
			b.output("first", e.First, 1, d)
		}},
		{"look", func(b *builder) {
			scores, states := reference.Look(b, reference.Encoded[string]{
				Words: b.input("encoded", typeFloat, "words", d), Keys: b.input("keys", typeFloat, "words", c.Attend),
				Offers: b.input("offers", typeFloat, "candidates", c.Point)}, b.input("goals", typeFloat, "goals", d))
			b.output("scores", scores, "goals", "candidates")
			b.output("states", states, "goals", d)
		}},
		{"left", func(b *builder) { b.step(c, "left", "goal", "state") }},
		{"right", func(b *builder) { b.step(c, "right", "goal", "state", "left") }},
		{"merge", func(b *builder) { b.step(c, "merge", "subtree", "left", "right") }},
	} {
		b := &builder{config: c, tensor: tensor, sizes: map[string]graph2tree.Shaped{}, slots: map[string]reference.Slot{}, made: map[string]bool{}}
		for _, s := range c.Tensors() {
			b.sizes[s.Name] = s
		}
		for _, s := range reference.Slots() {
			b.slots[s.Name] = s
		}
		part.write(b)
		if b.err != nil {
			return nil, fmt.Errorf("onnx: writing %s: %w", part.name, b.err)
		}
		files[part.name+".onnx"] = b.graph.file(part.name)
	}
	return files, nil
}

// Write writes the files of the model of a weight file into a folder.
func Write(weightFile []byte, folder string) error {
	model, err := graph2tree.Load(weightFile)
	if err != nil {
		return err
	}
	file, err := weights.Read(weightFile)
	if err != nil {
		return err
	}
	files, err := Export(model.Config, file.Floats)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("onnx: %w", err)
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			return fmt.Errorf("onnx: %w", err)
		}
	}
	return nil
}

func (b *builder) step(c graph2tree.Config, name, makes string, of ...string) {
	var xs []string
	operators := b.input("operators", typeInt32, "goals")
	for _, s := range of {
		xs = append(xs, b.input(s, typeFloat, "goals", c.Width()))
	}
	b.output(makes, reference.Step(b, c, name, operators, xs...), "goals", c.Width())
}

func (b *builder) input(name string, kind int, dims ...any) string {
	b.graph.inputs = append(b.graph.inputs, value(name, kind, dims))
	return name
}

func (b *builder) output(name, x string, dims ...any) {
	b.graph.nodes = append(b.graph.nodes, node("Identity", []string{x}, []string{name}))
	b.graph.outputs = append(b.graph.outputs, value(name, typeFloat, dims))
}

// fresh is a name that no value has.
func (b *builder) fresh() string {
	b.count++
	return fmt.Sprintf("v%d", b.count)
}

// do adds an operation with one result.
func (b *builder) do(op string, inputs []string, attributes ...message) string {
	name := b.fresh()
	b.graph.nodes = append(b.graph.nodes, node(op, inputs, []string{name}, attributes...))
	return name
}

// numbers is a constant of whole numbers.
func (b *builder) numbers(x ...int64) string {
	name := fmt.Sprint("constant", x)
	if !b.made[name] {
		b.made[name] = true
		b.graph.initializers = append(b.graph.initializers, int64s(name, x))
	}
	return name
}

func (b *builder) Weight(name string) string {
	held := "weight " + name // an input may have the tensor's name
	if b.made[held] {
		return held
	}
	b.made[held] = true
	x, err := b.tensor(name)
	s := b.sizes[name]
	if err == nil && len(x) != s.Rows*s.Cols {
		err = fmt.Errorf("tensor %s has %d numbers, not %d x %d", name, len(x), s.Rows, s.Cols)
	}
	if err != nil && b.err == nil {
		b.err = err
	}
	b.graph.initializers = append(b.graph.initializers, floats(held, x, s.Rows, s.Cols))
	return held
}

func (b *builder) Input(name string) string {
	if b.made[name] {
		return name
	}
	b.made[name] = true
	s := b.slots[name]
	kind := typeFloat
	if s.Index {
		kind = typeInt32
	}
	dims := make([]any, len(s.Dims))
	for i, d := range s.Dims {
		dims[i] = d
		if d == "1" {
			dims[i] = 1
		}
	}
	return b.input(name, kind, dims...)
}

func (b *builder) Index(i int) string { return b.numbers(int64(i)) }

func (b *builder) Add(x, y string) string         { return b.do("Add", []string{x, y}) }
func (b *builder) Sub(x, y string) string         { return b.do("Sub", []string{x, y}) }
func (b *builder) Mul(x, y string) string         { return b.do("Mul", []string{x, y}) }
func (b *builder) MatMul(x, y string) string      { return b.do("MatMul", []string{x, y}) }
func (b *builder) Tanh(x string) string           { return b.do("Tanh", []string{x}) }
func (b *builder) Sigmoid(x string) string        { return b.do("Sigmoid", []string{x}) }
func (b *builder) Softmax(x string) string        { return b.do("Softmax", []string{x}) }
func (b *builder) LogSoftmax(x string) string     { return b.do("LogSoftmax", []string{x}) }
func (b *builder) Gather(x, index string) string  { return b.do("Gather", []string{x, index}) }
func (b *builder) Drop(x string, _ string) string { return x }

func (b *builder) Leaky(x string) string {
	return b.do("LeakyRelu", []string{x}, attribute("alpha", float32(0.1)))
}

func (b *builder) Sum(x string, axis int) string {
	return b.do("ReduceSum", []string{x, b.numbers(int64(axis))}, attribute("keepdims", 0))
}

func (b *builder) Expand(x string, axis int) string {
	return b.do("Unsqueeze", []string{x, b.numbers(int64(axis))})
}

func (b *builder) Concat(axis int, xs ...string) string {
	if len(xs) == 1 {
		return xs[0]
	}
	return b.do("Concat", xs, attribute("axis", axis))
}

func (b *builder) Columns(x string, from, to int) string {
	return b.do("Slice", []string{x, b.numbers(int64(from)), b.numbers(int64(to)), b.numbers(1)})
}

func (b *builder) Head(x, like string) string {
	rows := b.do("Shape", []string{like}, attribute("start", 0), attribute("end", 1))
	return b.do("Slice", []string{x, b.numbers(0), rows, b.numbers(0)})
}

// Shift adds rows of zeros at one end and takes as many away at the other.
func (b *builder) Shift(x string, by int) string {
	if by == 0 {
		return x
	}
	return b.do("Pad", []string{x, b.numbers(int64(by), 0, int64(-by), 0)})
}

// Recur is a loop over the rows, with the row before as its state.
func (b *builder) Recur(forget, add string, back bool) string {
	h := b.config.Hidden
	const zeros = "zeros"
	if !b.made[zeros] {
		b.made[zeros] = true
		b.graph.initializers = append(b.graph.initializers, floats(zeros, make([]float32, h), h))
	}
	row := []any{h}
	body := graph{
		nodes: []message{
			node("Mul", []string{"row.forget", "row.before"}, []string{"row.kept"}),
			node("Add", []string{"row.kept", "row.add"}, []string{"row.now"}),
			node("Identity", []string{"row.now"}, []string{"row.out"}),
		},
		inputs:  []message{value("row.before", typeFloat, row), value("row.forget", typeFloat, row), value("row.add", typeFloat, row)},
		outputs: []message{value("row.now", typeFloat, row), value("row.out", typeFloat, row)},
	}
	attributes := []message{attribute("body", body.message("recur")), attribute("num_scan_inputs", 2)}
	if back {
		attributes = append(attributes, attribute("scan_input_directions", []int{1, 1}), attribute("scan_output_directions", []int{1}))
	}
	last, all := b.fresh(), b.fresh()
	b.graph.nodes = append(b.graph.nodes, node("Scan", []string{zeros, forget, add}, []string{last, all}, attributes...))
	return all
}
