package reference

import "mwpranker/wasm/graph2tree"

// A Table is an input of the model: numbers of rows, or shares.
type Table struct {
	Dims  []int
	Index []int32 // or nil
	Share []float32
}

// A Slot says what an input looks like; dimensions of one name are equal.
type Slot struct {
	Name  string
	Index bool
	Dims  []string // a name or a number
}

// Slots are the inputs of [Encode]. Lists are padded to the longest, in the columns; what is
// padding has no share. A problem without other nodes than its words gets one that has no
// neighbours.
func Slots() []Slot {
	list := []Slot{{"words", true, []string{"words"}}}
	lists := func(name, rows string) {
		list = append(list, Slot{name, true, []string{rows, name}}, Slot{name + ".share", false, []string{rows, name, "1"}})
	}
	lists("pieces", "words")
	lists("classes", "words")
	lists("marks", "words")
	list = append(list, Slot{"nodes", true, []string{"others"}}, Slot{"members", false, []string{"others", "words"}})
	for _, side := range []string{"in", "out"} {
		lists(side, "nodes")
		list = append(list, Slot{side + ".type", true, []string{"nodes", side}})
	}
	return append(list,
		Slot{"all", false, []string{"1", "words"}}, Slot{"question", false, []string{"1", "words"}}, Slot{"numbers", false, []string{"1", "words"}},
		Slot{"implied", true, []string{"constants"}}, Slot{"quantities", true, []string{"quantities"}})
}

// Tables are the inputs of [Encode] for a problem, by name.
func Tables(in *graph2tree.Input) map[string]Table {
	n := len(in.Words)
	others := max(1, len(in.Nodes))
	t := map[string]Table{
		"words":      {Dims: []int{n}, Index: in.Words},
		"nodes":      {Dims: []int{others}, Index: append(append([]int32{}, in.Nodes...), 0)[:others]},
		"implied":    {Dims: []int{len(in.Implied)}, Index: in.Implied},
		"quantities": {Dims: []int{len(in.Quantities)}, Index: in.Quantities},
	}
	lists := func(name string, l *graph2tree.Lists, rows int, mean bool) (width int) {
		width = 1
		for i := range l.Len() {
			width = max(width, len(l.Of(i)))
		}
		index, share := make([]int32, rows*width), make([]float32, rows*width)
		for i := range l.Len() {
			for k, r := range l.Of(i) {
				index[i*width+k], share[i*width+k] = r, 1
				if mean {
					share[i*width+k] = 1 / float32(len(l.Of(i)))
				}
			}
		}
		t[name] = Table{Dims: []int{rows, width}, Index: index}
		t[name+".share"] = Table{Dims: []int{rows, width, 1}, Share: share}
		return width
	}
	lists("pieces", &in.Pieces, n, false)
	lists("classes", &in.Classes, n, false)
	lists("marks", &in.Marks, n, false)
	for _, side := range []struct {
		name  string
		lists *graph2tree.Lists
		types []uint8
	}{{"in", &in.In, in.InType}, {"out", &in.Out, in.OutType}} {
		width := lists(side.name, side.lists, n+others, true)
		types := make([]int32, (n+others)*width)
		for i := range side.lists.Len() {
			for k := range side.lists.Of(i) {
				types[i*width+k] = int32(side.types[int(side.lists.Starts[i])+k])
			}
		}
		t[side.name+".type"] = Table{Dims: []int{n + others, width}, Index: types}
	}
	mean := func(share []float32, of []int32) {
		for _, w := range of {
			share[w] += 1 / float32(len(of))
		}
	}
	members := make([]float32, others*n)
	for i := range in.Nodes {
		mean(members[i*n:][:n], in.Members.Of(i))
	}
	t["members"] = Table{Dims: []int{others, n}, Share: members}
	everyWord := make([]int32, n)
	for i := range everyWord {
		everyWord[i] = int32(i)
	}
	for name, of := range map[string][]int32{"all": everyWord, "question": in.Question, "numbers": in.Quantities} {
		share := make([]float32, n)
		mean(share, of)
		t[name] = Table{Dims: []int{1, n}, Share: share}
	}
	return t
}
