package stories

import "hash/fnv"

// Part says what a story may be used for. It hangs on the story's name alone, so a story never
// changes its part when others are added, and no problem of a test story can be trained on, in
// whatever form it is drawn.
type Part string

const (
	Train Part = "train" // eight of ten
	Dev   Part = "dev"
	Test  Part = "test"
)

// Part is the story's part.
func (s *Story) Part() Part {
	h := fnv.New32a()
	h.Write([]byte(s.ID))
	switch h.Sum32() % 10 {
	case 0:
		return Dev
	case 1:
		return Test
	}
	return Train
}

// Only gives the stories of one part.
func Only(list []*Story, part Part) []*Story {
	var some []*Story
	for _, s := range list {
		if s.Part() == part {
			some = append(some, s)
		}
	}
	return some
}
