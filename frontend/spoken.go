package frontend

import "mwpranker/wasm/message"

// spoken says a reading: in the engine's words where the page speaks English, and else sign by
// sign.
func spoken(r *message.Reading) string {
	if say.Speech == nil || r.Tree == nil {
		return r.Spoken
	}
	return spokenTree(r.Tree)
}

// binds is how strongly an operator binds, by its sign.
var binds = map[string]int{"+": 1, "−": 1, "×": 2, "÷": 2, "^": 3}

func spokenTree(n *message.Node) string {
	if len(n.Children) != 2 {
		if n.Kind == message.NodeWildcard {
			return say.Speech.Anything
		}
		return n.Label
	}
	if binds[n.Label] == 0 { // a name before its operands
		enclosed := func(child *message.Node) string {
			if len(child.Children) == 2 {
				return say.Speech.Open + " " + spokenTree(child) + " " + say.Speech.Shut
			}
			return spokenTree(child)
		}
		return say.Speech.Apply(n.Label, enclosed(n.Children[0]), enclosed(n.Children[1]))
	}
	operand := func(child *message.Node, equal bool) string {
		s := spokenTree(child)
		if strength := binds[child.Label]; len(child.Children) == 2 && strength > 0 && (strength < binds[n.Label] || equal && strength == binds[n.Label]) {
			return say.Speech.Open + " " + s + " " + say.Speech.Shut
		}
		return s
	}
	right := n.Label == "−" || n.Label == "÷" || n.Label == "^" // where an equal operator on the right needs brackets
	return operand(n.Children[0], n.Label == "^") + " " + say.Speech.Operator(n.Label) + " " + operand(n.Children[1], right)
}

// said is how a node is said by itself.
func said(n *message.Node) string {
	switch {
	case say.Speech == nil && n.Spoken != "":
		return n.Spoken
	case say.Speech == nil:
		return n.Label
	case n.Kind == message.NodeOperator:
		return say.Speech.Operator(n.Label)
	case n.Kind == message.NodeWildcard:
		return say.Speech.Anything
	}
	return say.Speech.Leaf(n.Label, n.Quantity)
}
