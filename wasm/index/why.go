package index

import (
	"fmt"
	"math"
	"strings"
)

// why explains a part in one line.
func (s *search) why(p part, g group, c *chosen) string {
	percent := int(math.Round(100 * c.similarity))
	switch p.name {
	case storyPart:
		if s.query.Story == NewStory {
			return fmt.Sprintf("a new story is wanted; %d %% of the words' weight is the same", percent)
		}
		return fmt.Sprintf("%d %% of the words' weight is the same", percent)
	case rolesPart:
		if p.value == 1 {
			return "each number plays the same part"
		}
		return "a number is used again in another place, or not used again"
	case orderPart:
		if p.value == 1 {
			return "the operations and numbers stand in the same order"
		}
		return "the operations and numbers stand in another order"
	case constantsPart:
		if p.value == 1 {
			return "the same constants: " + strings.Join(s.constants, ", ")
		}
		return fmt.Sprintf("other constants: %s instead of %s", listOrNone(c.shape.constants), strings.Join(s.constants, ", "))
	case complexityPart:
		_, furthest := closeness(s.attributes, &s.index.attributes[c.place])
		if p.value > 0.95 || furthest == "" {
			return "about as hard to read and to calculate"
		}
		return "how hard it is differs most in: " + furthest
	case treePart:
		if g.rounded[c.shape] {
			return "the same but for rounding a division"
		}
		return whyTree(g, g.distances[c.shape])
	case diversityPart:
		switch {
		case c.nearest == 0:
			return "unlike the results above it"
		case c.nearest >= SameStoryFrom:
			return fmt.Sprintf("the same story as result %d", c.nearestTo+1)
		}
		return fmt.Sprintf("%d %% like result %d", int(math.Round(100*c.nearest)), c.nearestTo+1)
	}
	return ""
}

func whyTree(g group, distance int) string {
	switch {
	case g.name != NearModel:
		return string(g.name)
	case distance == 1:
		return "the trees differ in one node"
	}
	return fmt.Sprintf("the trees differ in %d nodes", distance)
}

func listOrNone(values []string) string {
	if len(values) == 0 {
		return "none"
	}
	return strings.Join(values, ", ")
}
