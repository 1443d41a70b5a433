package restory

import (
	"slices"
	"strings"
	"sync"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// People are exchanged for people of the same gender, so that every pronoun stays right. The names
// are those of package lang, and some that teachers use and the corpus does not.

const (
	moreGirls = `Mary Sarah Emma Anna Maria Lisa Julia Kate Jane Susan Linda Amy Rachel Laura Jessica Sophie Lena
		Marie Jenny Megan Katie Amanda Nicole Ashley Karen Nancy Betty Helen Carol Diana Sara Eva Lea Mia Lily Lara Leah
		Lucy Ellie Samantha Rebecca Elizabeth Michelle Kimberly Melissa Stephanie Cindy Wendy Tina Carla Paula Annie Sally`
	moreBoys = `John James Michael David Peter Paul Mike Robert William Thomas Richard Joseph Charles Steven Kevin
		Brian Eric Tim Jim Joe Bob Bill Fred Greg Josh Matt Nick Andrew Anthony Ryan Justin Jason Jeff Gary Larry Frank Scott
		Tyler Jake Luke Alan Carl Simon Philip Martin Anton Moritz Lukas Jan Nathan Gabriel Anders Juan Pedro Luis Jose Miguel`
	// eitherName is what girls and boys are called.
	eitherName = `Sam Noor Kai Max Charlie Jun Rin Sasha Min Jia Lei Ren Alex Robin Yaa Sem Remy Koda Toby`
	titles     = `Mr Mrs Ms Miss Mr. Mrs. Ms. Dr Dr. Professor Coach Captain Nurse Madame Señora Farmer Chef`
	beforeName = `Grandpa Grandma Granny Aunt Uncle Auntie Cousin ` + titles
	verbs      = `has had is was and wants needs buys makes gives gets bakes reads saves earns sells owns runs walks`
)

// nameLists are the names that people get, and those by which they are known.
type nameLists struct {
	gender           map[string]lang.Gender
	surname          map[string]bool
	girls, boys, all []string
}

var names = sync.OnceValue(func() *nameLists {
	n := &nameLists{gender: map[string]lang.Gender{}, surname: map[string]bool{}}
	for _, s := range lang.Surnames() {
		n.surname[s] = true
		if isPlainName(s) {
			n.all = append(n.all, s)
		}
	}
	add := func(list []string, g lang.Gender, to *[]string) {
		for _, name := range list {
			if words(eitherName).has(name) {
				continue
			}
			n.gender[name] = g
			if isPlainName(name) && !n.surname[name] {
				*to = append(*to, name)
			}
		}
	}
	add(lang.Girls(), lang.She, &n.girls)
	add(strings.Fields(moreGirls), lang.She, &n.girls)
	add(lang.Boys(), lang.He, &n.boys)
	add(strings.Fields(moreBoys), lang.He, &n.boys)
	return n
})

// isPlainName says whether a name is nothing but a name, and easy to read.
func isPlainName(name string) bool {
	return len(name) <= 8 && !strings.Contains(name, "-") && !couldBeWord(name)
}

// couldBeWord says whether a name is a word as well: Rose, Grace, Price.
func couldBeWord(name string) bool {
	lower := strings.ToLower(name)
	return lexicon.Classes(lower)&^lexicon.SetOf(lexicon.Person) != 0 ||
		words("will mark may rich art pat drew bill frank carol sue dale miles olive pearl jade tan min").has(lower)
}

// people finds the names of people.
func (c *cast) people() {
	n := names()
	byName := map[string]*role{}
	var found []*role
	sure := map[string]bool{}
	for i := range c.d.Tokens {
		name := c.word(i)
		if c.d.Tokens[i].Kind != text.Word || !isCapital(name) {
			continue
		}
		_, first := n.gender[name]
		titled := words(titles).has(c.title(i)) && n.surname[name]
		if !first && !words(eitherName).has(name) && !titled && byName[name] == nil && !n.surname[name] {
			continue
		}
		r := byName[name]
		if r == nil {
			r = &role{class: Person, from: name}
			byName[name] = r
			found = append(found, r)
		}
		r.at = append(r.at, place{token: i})
		if titled {
			r.others = n.all
		}
		if titled || !couldBeWord(name) || !c.starts(i) || c.norm(i+1) == "'s" ||
			words(verbs).has(c.norm(i+1)) {
			sure[name] = true
		}
		if c.isPartOfName(i) {
			r.from = "" // a street, a school, a team
		}
	}
	c.castPeople(found, sure)
}

// castPeople says who may become whom, and leaves out those of whom that is not known.
func (c *cast) castPeople(found []*role, sure map[string]bool) {
	n := names()
	she, he := c.pronouns()
	genders := map[lang.Gender]bool{}
	for _, r := range found {
		if g, known := n.gender[r.from]; known && r.others == nil {
			genders[g] = true
		}
	}
	for _, r := range found {
		g, known := n.gender[r.from]
		switch {
		case r.from == "" || !sure[r.from] || c.hasPlural(r.from):
			continue
		case r.others != nil: // by a title: the name says nothing of the gender
		case len(found) == 1 && she != he: // there is nobody else whom a pronoun could mean
			r.others = pick(she, n.girls, n.boys)
		case !known && n.surname[r.from]:
			r.others = n.all
		case !known || g == lang.He && she && !he && !genders[lang.She] && !c.hasWoman() ||
			g == lang.She && he && !she && !genders[lang.He] && !c.hasMan():
			continue
		default:
			r.others = pick(g == lang.She, n.girls, n.boys)
		}
		c.roles = append(c.roles, r)
	}
}

func pick(yes bool, a, b []string) []string {
	if yes {
		return a
	}
	return b
}

// title is what stands before a name, with its point.
func (c *cast) title(i int) string {
	if c.word(i-1) == "." {
		return c.word(i - 2)
	}
	return c.word(i - 1)
}

// isPartOfName says whether a name stands beside another capital, as in Adam Street or Camp Maya.
func (c *cast) isPartOfName(i int) bool {
	next, before := c.word(i+1), c.title(i)
	if isCapital(next) && !names().surname[next] && next != "I" || c.norm(i+1) == "-" ||
		c.norm(i-1) == "-" || next == "'" || next == "’" || next == "&" || before == "&" {
		return true
	}
	_, first := names().gender[before]
	return isCapital(before) && c.word(i-1) != "." && !c.starts(i-1) && !first &&
		!words(beforeName).has(before) && !isDay(before)
}

func isDay(word string) bool {
	return lexicon.Classes(strings.ToLower(word)).Has(lexicon.Calendar)
}

// hasPlural says whether the text speaks of a whole family: the Okafors.
func (c *cast) hasPlural(name string) bool {
	return slices.ContainsFunc(c.d.Tokens, func(t text.Token) bool {
		return t.Text == name+"s" || t.Text == name+"es"
	})
}

// pronouns says which of the two genders the text speaks of.
func (c *cast) pronouns() (she, he bool) {
	for i := range c.d.Tokens {
		switch c.norm(i) {
		case "she", "her", "hers", "herself":
			she = true
		case "he", "him", "his", "himself":
			he = true
		}
	}
	return she, he
}

const (
	women = `mother mum mom sister aunt grandma grandmother girl woman women daughter niece queen mrs ms miss mrs. ms. lady
		wife madame señora girls waitress`
	men = `father dad brother uncle grandpa grandfather boy man men son nephew king mr mr. husband boys gentleman waiter`
)

func (c *cast) hasWoman() bool { return c.hasOne(women) }
func (c *cast) hasMan() bool   { return c.hasOne(men) }

func (c *cast) hasOne(list words) bool {
	for i := range c.d.Tokens {
		if list.has(c.norm(i)) {
			return true
		}
	}
	return false
}
