package frontend

import (
	"regexp"
	"strconv"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// demo is what the page shows before anything is asked: two problems with the same calculation, (a + b) * c.
var demo = message.Comparison{
	Left:  demoSide(words.DemoLeft),
	Right: demoSide(words.DemoRight),
	Pairs: []message.Pair{{Left: 0, Right: 0, Same: true}, {Left: 1, Right: 1, Same: true}, {Left: 2, Right: 2, Same: true}, {Left: 3, Right: 3, Same: true}, {Left: 4, Right: 4, Same: true}},
}

var demoPicture = SideBySide(&demo)

var digits = regexp.MustCompile(`\d+`)

// demoSide is a text with three numbers, a, b and c.
func demoSide(text string) message.Compared {
	side := message.Compared{Text: text}
	leaf := func(id, i int) *message.Node {
		return &message.Node{ID: id, Kind: message.NodeQuantity, Label: side.Quantities[i].Value, Quantity: i, Colour: i}
	}
	for i, at := range digits.FindAllStringIndex(text, 3) {
		side.Quantities = append(side.Quantities, message.Quantity{Start: at[0], End: at[1], Name: "n" + strconv.Itoa(i), Value: text[at[0]:at[1]], Used: true, Stands: i, Colour: i})
	}
	sum := &message.Node{ID: 1, Kind: message.NodeOperator, Label: "+", Quantity: -1, Colour: -1, Children: []*message.Node{leaf(2, 0), leaf(3, 1)}}
	side.Reading.Tree = &message.Node{ID: 0, Kind: message.NodeOperator, Label: "×", Quantity: -1, Colour: -1, Children: []*message.Node{sum, leaf(4, 2)}}
	return side
}
