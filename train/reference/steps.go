package reference

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/gomlx/gomlx/core/graph"
	"github.com/gomlx/gomlx/core/tensors"
)

// Steps is the model cut into the pieces that train/onnx writes too: the encoder, and what a search
// for trees does between its decisions. A piece is compiled once for each shape that it meets, and
// kept.
type Steps struct {
	model    *Model
	compiled map[string]compiled
	encoded  Inputs
}

// NewSteps cuts a model.
func NewSteps(m *Model) *Steps { return &Steps{model: m, compiled: map[string]compiled{}} }

// Close gives the memory of the compiled pieces back.
func (s *Steps) Close() {
	for _, c := range s.compiled {
		c.graph.Finalize()
	}
	clear(s.compiled)
}

// Encode reads a problem, for the other steps; see [Encoded].
func (s *Steps) Encode(problem Inputs) (words, candidates, first []float32, err error) {
	out, err := s.run("encode", problem, func(b *builder) []*graph.Node {
		e := Encode(b, s.model.Config)
		return []*graph.Node{e.Words, e.Keys, e.Offers, e.Candidates, e.First}
	})
	if err != nil {
		return nil, nil, nil, err
	}
	s.encoded.finalize()
	s.encoded = Inputs{"words": out[0], "keys": out[1], "offers": out[2]}
	if words, err = tensors.CopyFlatData[float32](out[0]); err != nil {
		return nil, nil, nil, fmt.Errorf("reference: %w", err)
	}
	rest, err := numbers(out[3:]...)
	if err != nil {
		return nil, nil, nil, err
	}
	return words, rest[0], rest[1], nil
}

// Look scores all candidates for rows of goals; see the function [Look].
func (s *Steps) Look(goals []float32) (scores, states []float32, err error) {
	d := s.model.Width()
	if len(s.encoded) == 0 || len(goals) == 0 || len(goals)%d != 0 {
		return nil, nil, fmt.Errorf("reference: looking with %d numbers, of goals of %d", len(goals), d)
	}
	given := Inputs{"goals": tensors.FromFlatDataAndDimensions(goals, len(goals)/d, d)}
	defer given.finalize()
	inputs := maps.Clone(given)
	maps.Copy(inputs, s.encoded)
	out, err := s.run("look", inputs, func(b *builder) []*graph.Node {
		scores, states := Look(b, Encoded[*graph.Node]{Words: b.Input("words"), Keys: b.Input("keys"), Offers: b.Input("offers")}, b.Input("goals"))
		return []*graph.Node{scores, states}
	})
	if err != nil {
		return nil, nil, err
	}
	x, err := numbers(out...)
	if err != nil {
		return nil, nil, err
	}
	return x[0], x[1], nil
}

// Step makes a row for each of the operators: "left", "right" or "merge"; see the function [Step].
func (s *Steps) Step(name string, operators []int32, rows ...[]float32) ([]float32, error) {
	n, d := len(operators), s.model.Width()
	inputs := Inputs{"operators": tensors.FromFlatDataAndDimensions(operators, n)}
	defer inputs.finalize()
	for i, x := range rows {
		if len(x) == 0 || len(x) != n*d {
			return nil, fmt.Errorf("reference: %s of %d numbers, for %d rows of %d", name, len(x), n, d)
		}
		inputs[fmt.Sprint(i)] = tensors.FromFlatDataAndDimensions(x, n, d)
	}
	out, err := s.run(name, inputs, func(b *builder) []*graph.Node {
		var xs []*graph.Node
		for i := range rows {
			xs = append(xs, b.Input(fmt.Sprint(i)))
		}
		return []*graph.Node{Step(b, s.model.Config, name, b.Input("operators"), xs...)}
	})
	if err != nil {
		return nil, err
	}
	x, err := numbers(out...)
	if err != nil {
		return nil, err
	}
	return x[0], nil
}

func (s *Steps) run(part string, inputs Inputs, build func(b *builder) []*graph.Node) ([]*tensors.Tensor, error) {
	var shapes []string
	for name, t := range inputs {
		shapes = append(shapes, fmt.Sprint(name, t.Shape().Dimensions))
	}
	slices.Sort(shapes)
	key := part + " " + strings.Join(shapes, " ")
	c, ok := s.compiled[key]
	if !ok {
		var err error
		if c, err = s.model.compile(inputs, build); err != nil {
			return nil, fmt.Errorf("%s: %w", key, err)
		}
		s.compiled[key] = c
	}
	out, err := s.model.run(c, inputs)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", key, err)
	}
	return out, nil
}
