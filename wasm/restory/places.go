package restory

import (
	"strings"

	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// Places with a name of their own: towns, and what is called after a tree or a hill.

const (
	cities = `London Paris Berlin Vienna Madrid Rome Lisbon Oslo Dublin Tokyo Lima Toronto Sydney Cairo Nairobi Delhi Chicago
		Boston Warsaw Athens Prague Budapest Helsinki Stockholm`
	called = `Oakfield Hillside Riverside Lakeview Maple Elm Mill Ashby Marsden Selby Eastview Hillcrest Willow Meadow Chestnut
		Birch`
	// calledSo are what may have such a name before it.
	calledSo = `Street Road Lane Avenue School Hotel Farm Hostel Primary Elementary Bakery Camp`
	notNames = `Elementary Primary High Middle Grand Sunday Saturday The A An Our This Main Free Old New Music Summer Night`
)

// places finds towns and schools. Where a text has two towns it may say how far one is from the
// other, so they stay.
func (c *cast) places() {
	byName := map[string]*role{}
	var towns []*role
	for i := range c.d.Tokens {
		name := c.word(i)
		if c.d.Tokens[i].Kind != text.Word || !isCapital(name) {
			continue
		}
		if words(cities).has(name) && !isCapital(c.word(i+1)) && (c.starts(i) || !isCapital(c.word(i-1)) ||
			c.starts(i-1)) && c.norm(i+1) != "-" {
			r := byName[name]
			if r == nil {
				r = &role{class: Place, from: name, others: strings.Fields(cities)}
				byName[name] = r
				towns = append(towns, r)
			}
			r.at = append(r.at, place{token: i})
		} else if words(calledSo).has(c.word(i+1)) && !words(notNames).has(name) && c.isCalled(i) {
			r := byName[name]
			if r == nil {
				r = &role{class: Place, from: name, others: strings.Fields(called)}
				byName[name] = r
				c.roles = append(c.roles, r)
			}
			r.at = append(r.at, place{token: i})
		}
	}
	if len(towns) == 1 {
		c.roles = append(c.roles, towns[0])
	}
}

// isCalled says whether a capital word before Street or School is its name: the text has it nowhere
// else.
func (c *cast) isCalled(i int) bool {
	name := c.word(i)
	if words("the a an our this").has(strings.ToLower(name)) || c.norm(i-1) == "-" ||
		isCapital(c.word(i-1)) && !c.starts(i-1) || isDay(name) || c.starts(i) &&
		lexicon.Classes(strings.ToLower(name)) != 0 {
		return false
	}
	for k := range c.d.Tokens {
		if c.word(k) == name && !words(calledSo).has(c.word(k+1)) {
			return false
		}
	}
	return true
}
