package frontend

import (
	"strconv"
	"strings"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// demo is what the page shows before anything is asked: two problems with the same calculation, (a
// + b) * c.
var demo = message.Comparison{
	Left:  demoSide(words.DemoLeft),
	Right: demoSide(words.DemoRight),
	Pairs: []message.Pair{{Left: 0, Right: 0, Same: true}, {Left: 1, Right: 1, Same: true}, {Left: 2, Right: 2, Same: true}, {Left: 3, Right: 3, Same: true}, {Left: 4, Right: 4, Same: true}},
}

var demoPicture = SideBySide(&demo)

// demoSide is a text with three numbers, a, b and c.
func demoSide(text string) message.Compared {
	side := message.Compared{Text: text}
	leaf := func(id, i int) *message.Node {
		return &message.Node{ID: id, Kind: message.NodeQuantity, Label: side.Quantities[i].Value, Quantity: i, Colour: i}
	}
	const digits = "0123456789" // package regexp would add 2 % to what a first visit loads
	for i, end := 0, 0; i < 3; i++ {
		start := end + strings.IndexAny(text[end:], digits)
		value := text[start : len(text)-len(strings.TrimLeft(text[start:], digits))]
		end = start + len(value)
		side.Quantities = append(side.Quantities, message.Quantity{Start: start, End: end, Name: "n" + strconv.Itoa(i), Value: value, Used: true, Stands: i, Colour: i})
	}
	sum := &message.Node{ID: 1, Kind: message.NodeOperator, Label: "+", Quantity: -1, Colour: -1, Children: []*message.Node{leaf(2, 0), leaf(3, 1)}}
	side.Reading.Tree = &message.Node{ID: 0, Kind: message.NodeOperator, Label: "×", Quantity: -1, Colour: -1, Children: []*message.Node{sum, leaf(4, 2)}}
	return side
}
