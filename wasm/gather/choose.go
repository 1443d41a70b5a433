package gather

import (
	"hash/fnv"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/index"
	"mwpranker/wasm/worth"
)

// story is what the problems of one story offer.
type story struct {
	name string
	in   []Item // whose numbers are within the limit
	out  []Item // the others
}

var groupOf = map[Rung]index.GroupName{
	Less: index.OneLess, Same: index.SameModel, More: index.OneMore,
}

// stories are those that problems of a part tell, the easiest first, but for those that are there
// already. The part is told how many there are.
func (g *gatherer) stories(m Model, part *Part) ([]story, error) {
	q := index.Query{Tree: m.Tree, Match: index.Canonical, Sort: index.Easiest, Limit: index.MaxLimit,
		Only: groupOf[part.Rung], ExcludeID: m.ID}
	if part.Rung != Same {
		q.Match = index.Near
	}
	response, err := g.index.Search(&q)
	if err != nil {
		return nil, err
	}
	place := map[string]int{}
	var stories []story
	for _, group := range response.Groups {
		part.Members += group.Members
		for i := range group.Results {
			if i%100 == 0 {
				if err := g.rest(); err != nil {
					return nil, err
				}
			}
			stories = g.take(stories, place, &group.Results[i], part)
		}
	}
	part.Stories = len(stories)
	for i := range stories {
		if len(stories[i].in) > 0 {
			part.Within++
		}
	}
	return stories, nil
}

// take puts a problem to those of its story, unless it is there already, or is like what is.
func (g *gatherer) take(stories []story, place map[string]int, r *index.Result, part *Part) []story {
	name := r.Story
	if name == "" {
		name = "\x00" + r.ID // tells a story of its own
	}
	if g.Leave[r.ID] || g.told[name] {
		return stories
	}
	item := Item{Problem: g.index.Problem(r), Corpus: r.Corpus, Rung: part.Rung, Model: part.Model,
		words: wordsOf(r.Text)}
	if g.isLike(&item) {
		return stories
	}
	i, known := place[name]
	if !known {
		i = len(stories)
		place[name] = i
		stories = append(stories, story{name: name})
	}
	if s := &stories[i]; g.isWithin(item.Problem) {
		s.in = append(s.in, item)
	} else {
		s.out = append(s.out, item)
	}
	return stories
}

// spread chooses stories that stand evenly between the easiest and the hardest, with different
// topics where there are some, and one problem of each.
func (g *gatherer) spread(stories []story, wanted int) []Item {
	var offered []Item
	names := map[string]string{}
	for i := range stories {
		if s := &stories[i]; len(s.in) > 0 {
			item := s.in[g.random(s.name).IntN(len(s.in))]
			names[item.Problem.ID] = s.name
			offered = append(offered, item)
		}
	}
	slices.SortStableFunc(offered, func(a, b Item) int { return byDifficulty(a.Problem, b.Problem) })
	var chosen []Item
	topics := map[string]bool{}
	for len(chosen) < wanted && len(offered) > 0 {
		left := wanted - len(chosen)
		end := max(1, len(offered)/left) // the easiest of what is left, an even share of it
		at := g.oneOf(offered[:end], topics, len(chosen))
		item := offered[at]
		if g.isLike(&item) {
			offered = slices.Delete(offered, at, at+1)
			continue
		}
		g.choose(&item, names[item.Problem.ID])
		topics[item.Problem.Topic] = true
		chosen = append(chosen, item)
		offered = offered[end:]
	}
	return chosen
}

// oneOf draws one of a few problems, of a topic that is not there yet if it can be.
func (g *gatherer) oneOf(list []Item, topics map[string]bool, turn int) int {
	r := g.random(string(rune('0' + turn)))
	at := r.IntN(len(list))
	for i := range list {
		if k := (at + i) % len(list); !topics[list[k].Problem.Topic] {
			return k
		}
	}
	return at
}

// fit goes on with stories whose problems have to get other numbers.
func (g *gatherer) fit(stories []story, chosen []Item, wanted int) ([]Item, error) {
	for i := range stories {
		s := &stories[i]
		if len(chosen) == wanted {
			break
		}
		if len(s.out) == 0 || g.told[s.name] {
			continue
		}
		if err := g.rest(); err != nil {
			return nil, err
		}
		item := s.out[g.random(s.name).IntN(len(s.out))]
		if g.isLike(&item) {
			continue
		}
		fitted := g.Fit(item.Problem)
		if fitted == nil || !g.isWithin(fitted) {
			continue
		}
		item.Problem, item.Fitted = fitted, true
		g.choose(&item, s.name)
		chosen = append(chosen, item)
	}
	return chosen, nil
}

// choose notes that a problem is there now.
func (g *gatherer) choose(item *Item, story string) {
	g.told[story] = true
	g.beside = append(g.beside, item.words)
}

// random draws by the seed and a name, so that one choice does not hang on another.
func (g *gatherer) random(name string) *rand.Rand {
	hash := fnv.New64a()
	hash.Write([]byte(name))
	return rand.New(rand.NewPCG(g.Seed, hash.Sum64()))
}

// isWithin says whether no number of the text, no step and no answer is above the limit.
func (g *gatherer) isWithin(p *corpus.Problem) bool {
	if g.Within == 0 {
		return true
	}
	most := big.NewRat(int64(g.Within), 1)
	for i := range p.Quantities {
		if v := p.Quantities[i].Value; v == nil || new(big.Rat).Abs(v).Cmp(most) > 0 {
			return false
		}
	}
	steps, err := worth.Steps(p.Expr, p.Quantities)
	if err != nil {
		return false
	}
	for _, step := range steps {
		v, err := worth.At(p.Expr, step.Node, p.Quantities)
		if err != nil || new(big.Rat).Abs(v.Rat).Cmp(most) > 0 {
			return false
		}
	}
	return true
}

// alike is the share of words from which two texts are too much alike for one set.
const alike = 0.4

// isLike says whether a problem is like one that is there.
func (g *gatherer) isLike(item *Item) bool {
	for _, other := range g.beside {
		shared := 0
		for w := range item.words {
			if other[w] {
				shared++
			}
		}
		if all := len(item.words) + len(other) - shared; float64(shared) >= alike*float64(all) {
			return true
		}
	}
	return false
}

// wordsOf are the words of a text that say what it is about: of four letters or more.
func wordsOf(text string) map[string]bool {
	words := map[string]bool{}
	for _, w := range strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !unicode.IsLetter(r)
	}) {
		if len(w) > 3 {
			words[w] = true
		}
	}
	return words
}
