package index

// Weights say how much each part of a score counts. Only their ratios matter:
// the parts that apply to a result share the whole between them, so that a
// score lies between 0 and 1. Each weight is clamped to 0 (the part is left
// out) to 10.
type Weights struct {
	// Story is the likeness of the texts where the same story is wanted, and
	// its opposite where a new one is. 0: stories do not matter, 10: little
	// else does. It does not apply where any story will do.
	Story float64

	// Roles is whether numbers that are used again are used again in the same
	// places: a * a is not a * b. At 0 the paper's rule is the whole rule.
	Roles float64

	// Order is whether the tree is equal node by node, and not only after
	// putting operands in order. At 0, a + b and b + a are worth the same.
	Order float64

	// Constants is whether the numbers that the text does not give are the
	// same: 7 for a week in both. It applies where the query has constants.
	Constants float64

	// Complexity is the closeness of length, size and kinds of numbers, numbers
	// not needed, and reading level. 0: hard and easy ones are mixed, 10: all
	// are about as hard as the query.
	Complexity float64

	// Tree is the closeness of the trees where they are not equal: 2/3 and 1/3
	// for one and two nodes that differ, 1/2 for a step more or less, 1 for a
	// pattern that fits. At 0 trees that are two nodes away come between those
	// that are one away.
	Tree float64

	// Diversity is how unlike the results above it a result is. At 0 the same
	// story may fill the list; at 10 each result is as different from the
	// others as can be, and the other parts hardly count. It does not apply
	// where the same story is wanted, nor to sort orders but Best.
	Diversity float64
}

// DefaultWeights puts what changes the model first (Roles) and with it the story,
// where there is a wish, then what changes how hard it is. Order counts least: a
// story that is told otherwise often names its numbers in another order.
var DefaultWeights = Weights{
	Story:      4,
	Roles:      4,
	Order:      0.5,
	Constants:  1,
	Complexity: 2,
	Tree:       3,
	Diversity:  1.5,
}

const maxWeight = 10

func (w Weights) clamped() Weights {
	for _, each := range []*float64{&w.Story, &w.Roles, &w.Order, &w.Constants, &w.Complexity, &w.Tree, &w.Diversity} {
		*each = clamp(*each, maxWeight)
	}
	return w
}

// freshStories is how many results at the top tell different stories, if there
// are as many: the screenful that a teacher reads.
const freshStories = 5

// SameStoryFrom is the likeness of two texts from which they tell the same story.
// At 1 only a copy with other names and numbers does; below 0.5 two problems
// about buying fruit do. At this value half of the problems of corpus.json that
// are told again in other words are recognised, and none of 85 is taken for the
// likest one of another story (TestSameStory).
const SameStoryFrom = 0.75
