package reader

import (
	"cmp"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"path"
	"slices"
	"strings"

	"mwpranker/train/data"
	"mwpranker/train/stories"
	"mwpranker/train/world"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/text"
)

// A Mix says how often a problem is drawn from each kind of source; a kind that there is none of is
// left out.
type Mix struct {
	Sets     float64 `json:"sets"` // MAWPS and ASDiv-A
	GSM8K    float64 `json:"gsm8k"`
	Practice float64 `json:"practice"`
	Kinds    float64 `json:"kinds,omitempty"` // practice problems that were written by kind, steered by error
	Stories  float64 `json:"stories"`         // a new instance each time
	World    float64 `json:"world"`           // a new problem each time
}

// A Source draws what is trained on. What it makes while training goes on passes the same gate as
// the examples do.
type Source struct {
	training *data.Training
	mix      Mix
	sets     []*data.Example
	gsm8k    []*data.Example
	practice []*data.Example
	kinds    []*data.Example
	stories  []*stories.Story
	plain    bool // problems are told as they stand
}

// NewSource sorts the training examples; the stories are those of the training part.
func NewSource(t *data.Training, list []*stories.Story, mix Mix) *Source {
	s := &Source{training: t, mix: mix, stories: stories.Only(list, stories.Train)}
	examples := t.Examples()
	for i := range examples {
		switch e := &examples[i]; e.Set {
		case "gsm8k":
			s.gsm8k = append(s.gsm8k, e)
		case "practice":
			s.practice = append(s.practice, e)
		case "kinds":
			s.kinds = append(s.kinds, e)
		default:
			s.sets = append(s.sets, e)
		}
	}
	s.settle()
	return s
}

// settle leaves out of the mix what there is none of.
func (s *Source) settle() {
	if len(s.sets) == 0 {
		s.mix.Sets = 0
	}
	if len(s.gsm8k) == 0 {
		s.mix.GSM8K = 0
	}
	if len(s.practice) == 0 {
		s.mix.Practice = 0
	}
	if len(s.kinds) == 0 {
		s.mix.Kinds = 0
	}
	if len(s.stories) == 0 {
		s.mix.Stories = 0
	}
}

// only keeps the practice problems whose file has a name like one of the patterns, which commas
// part, and takes all other sources of written problems away.
func (s *Source) only(patterns string) error {
	list := strings.Split(patterns, ",")
	for _, pattern := range list {
		if _, err := path.Match(pattern, ""); err != nil {
			return fmt.Errorf("the pattern %q of practice files: %w", pattern, err)
		}
	}
	other := func(e *data.Example) bool {
		name, _, _ := strings.Cut(path.Base(e.ID), ":")
		return !slices.ContainsFunc(list, func(pattern string) bool {
			like, _ := path.Match(pattern, name)
			return like
		})
	}
	s.practice, s.kinds = slices.DeleteFunc(s.practice, other), slices.DeleteFunc(s.kinds, other)
	n := float64(len(s.practice) + len(s.kinds))
	if n == 0 {
		return fmt.Errorf("no practice file that is learnt from has a name like %q", patterns)
	}
	s.sets, s.gsm8k, s.stories = nil, nil, nil
	written := 1 - s.mix.World
	s.mix = Mix{
		Practice: written * float64(len(s.practice)) / n,
		Kinds:    written * float64(len(s.kinds)) / n,
		World:    s.mix.World,
	}
	return nil
}

// spare parts what was written into two: a share of the groups and stories, by their names, and the
// rest. The reader learns from the rest. What it was spared is kept for the verifier, for there the
// reader's mistakes are those that it will make.
func (s *Source) spare(share float64, spared bool) error {
	if share <= 0 || share >= 1 {
		return fmt.Errorf("a share of %g cannot be spared; between 0 and 1 can", share)
	}
	keep := func(name string) bool {
		h := fnv.New32a()
		h.Write([]byte(name))
		return (float64(h.Sum32()%10_007) < share*10_007) == spared
	}
	for _, list := range []*[]*data.Example{&s.sets, &s.gsm8k, &s.practice, &s.kinds} {
		*list = slices.DeleteFunc(*list, func(e *data.Example) bool { return !keep(cmp.Or(e.Group, e.ID)) })
	}
	s.stories = slices.DeleteFunc(slices.Clone(s.stories), func(story *stories.Story) bool { return !keep(story.ID) })
	s.settle()
	return nil
}

// Describe says what there is to draw from.
func (s *Source) Describe() string {
	return fmt.Sprintf("%d problems of MAWPS and ASDiv-A, %d of GSM8K, %d and %d of practice, %d stories; drawn %.2f : %.2f : %.2f : %.2f : %.2f, world %.2f",
		len(s.sets), len(s.gsm8k), len(s.practice), len(s.kinds), len(s.stories), s.mix.Sets, s.mix.GSM8K, s.mix.Practice, s.mix.Kinds, s.mix.Stories, s.mix.World)
}

// A stream draws problems for one goroutine.
type stream struct {
	source *Source
	r      *rand.Rand
	world  *world.Generator
	tell   rearranger
	group  []*world.Problem                              // of which the rest is drawn next: problems that differ in one detail belong into one batch
	asks   []func() (*text.Document, *expr.Expr, string) // the same of stories and practice: another question about one body
}

func (s *Source) stream(seed, part uint64) *stream {
	r := rand.New(rand.NewPCG(seed, part))
	return &stream{source: s, r: r, world: world.New(seed*1_000_003 + part), tell: rearranger{r: r}}
}

// next draws a problem.
func (s *stream) next() (*text.Document, *expr.Expr) {
	src, m := s.source, &s.source.mix
	for {
		doc, tree, set := s.draw(src, s.r.Float64()*(m.Sets+m.GSM8K+m.Practice+m.Kinds+m.Stories+m.World))
		if doc == nil {
			continue
		}
		if e := (&data.Example{Set: set, Doc: doc, Expr: tree}); set == "sets" || src.training.Admits(e) {
			if src.plain {
				return doc, tree
			}
			return s.tell.rearrange(doc, tree)
		}
	}
}

// pairShare is how often two questions about one body are drawn, mostly with the same numbers.
const pairShare = 0.3

func told(in *stories.Instance, err error) (*text.Document, *expr.Expr, string) {
	if err != nil {
		return nil, nil, ""
	}
	return in.Doc, in.Expr, "stories"
}

// practised draws a practice problem, and now and then the next one of its group.
func (s *stream) practised(list []*data.Example) (*text.Document, *expr.Expr, string) {
	i := s.r.IntN(len(list))
	e := list[i]
	if i+1 < len(list) && list[i+1].Group == e.Group && s.r.Float64() < pairShare {
		next := list[i+1]
		s.asks = append(s.asks, func() (*text.Document, *expr.Expr, string) { return next.Doc, next.Expr, "sets" })
	}
	return e.Doc, e.Expr, "sets"
}

// contrastShare is how much of the world's problems comes in groups that differ in one detail.
const contrastShare = 0.35

func (s *stream) draw(src *Source, x float64) (*text.Document, *expr.Expr, string) {
	m := &src.mix
	if len(s.group) > 0 {
		p := s.group[0]
		s.group = s.group[1:]
		return p.Doc, p.Expr, "world"
	}
	if len(s.asks) > 0 {
		ask := s.asks[0]
		s.asks = s.asks[1:]
		return ask()
	}
	if x -= m.Sets; x < 0 {
		e := src.sets[s.r.IntN(len(src.sets))]
		return e.Doc, e.Expr, "sets"
	}
	if x -= m.GSM8K; x < 0 {
		e := src.gsm8k[s.r.IntN(len(src.gsm8k))]
		return e.Doc, e.Expr, "sets"
	}
	if x -= m.Practice; x < 0 {
		return s.practised(src.practice)
	}
	if x -= m.Kinds; x < 0 {
		return s.practised(src.kinds)
	}
	if x -= m.Stories; x < 0 {
		story := src.stories[s.r.IntN(len(src.stories))]
		asks := s.r.Perm(len(story.Asks))
		if s.r.Float64() < pairShare {
			seed := s.r.Uint64()
			for _, ask := range asks[:min(2, len(asks))] {
				s.asks = append(s.asks, func() (*text.Document, *expr.Expr, string) {
					return told(story.Instance(rand.New(rand.NewPCG(seed, 0)), ask, stories.AnyTelling))
				})
			}
			return nil, nil, ""
		}
		return told(story.Instance(s.r, asks[0], stories.AnyTelling))
	}
	if s.r.Float64() < contrastShare/3 { // a group has about three
		s.group = s.world.Contrast()
		if len(s.group) > 0 {
			p := s.group[0]
			s.group = s.group[1:]
			return p.Doc, p.Expr, "world"
		}
	}
	p := s.world.Next()
	return p.Doc, p.Expr, "world"
}
