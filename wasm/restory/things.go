package restory

import (
	"strings"

	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// family is a list of things of which each can stand for any other, in most of what is said of
// them. Ties are words that bind the text to one of them: where one is there, it stays.
type family struct {
	class      Class
	members    string
	ties       words
	colourless bool // the things have colours of their own: red apples become no red bananas
}

// families are small on purpose: what is alike in size, price and use.
var families = []family{
	{Thing, "apple pear peach orange lemon mango nectarine", `tree orchard juice pie cake jam peel core crumb slice cut piece cider
		crumble salad bake oven press squeeze stone seed pip banana horse pony fridge lemonade smoothie`, true},
	{Thing, "strawberry raspberry blueberry blackberry cherry", `jam juice cake pie tree smoothie bush tart stone bird plant
		patch pitcher ice chocolate`, true},
	{Thing, "carrot turnip onion leek parsnip", `soup peel horse pony rabbit hamster snowman grate juice cake slice ring fry chop
		skin stick grow`, true},
	{Thing, "rose tulip carnation daffodil lily", `bulb petal thorn bush stem seed pond spring wild garden plant`, true},
	{Thing, "cookie muffin cupcake scone brownie", `icing ice iced frosting dough batter chocolate cream jam crumb chip tin pan recipe
		candle break broken raisin cutter shape star flour tea butter girl`, false},
	{Thing, "sticker badge magnet", `album sheet stick stuck page book fridge pack packet roll pin wear sew peel star metal`, false},
	{Thing, "marble pebble seashell", `beach bracelet string necklace play game glass oak tree forest sea shore squirrel bag
		win won lose lost jar steal forest throw roll`, false},
	{Thing, "pencil crayon marker eraser", `lead ink sharpen sharpener draw drawing colour color write wrote sketch blunt paint
		sharp picture tip letter`, false},
	{Thing, "book comic magazine", `chapter author library borrow shelf shelves school cover bookshop textbook story spine bind
		heavy weigh copy copies month issue word cook picture print read text thick`, false},
	{Thing, "hat scarf jumper jacket", `sleeve button pocket collar wool knit knitted yarn head neck hood zip thread winter paper
		party fringe snowman hook bottle size shade sun swim coin life
		pompom netting`, false},
	{Thing, "car van taxi truck", `wheel tyre tire toy race train passenger driver drive seat ferry petrol fuel wash door load
		carry carries bus speed mile kilometre km fast engine model fare delivery ride road hour window unload pallet crate
		deliver loaf loaves tile box lift move furniture tow`, false},
	{Thing, "canoe kayak", `paddle seat crew`, false},
	{Thing, "goat cow pony", `milk ride saddle hoof hooves shear cheese hay calf bell pull climb stable shoe barn carrot zoo
		race bull kid`, false},
	{Thing, "duck goose hen", `egg coop swim pond feather rubber nest lay toy river lake fly`, false},
	{Thing, "chair stool", `leg back arm wheel deck rocking high sofa cushion seat bench`, false},
	{Thing, "doll puppet teddy", `show theatre string stage bear dress finger hand voice`, false},
	{Thing, "balloon flag", `climb sink high rope hour helium air burst pop blow string pole candle light float fly hot land lit burn wave country
		countries hang gas bunting wind water paper`, false},
	{Thing, "sandwich wrap burger", `bread cheese slice ham butter filling loaf crust grill cut half toast`, false},
	{Thing, "towel blanket pillow cushion", `beach pool wash swim feather sew fabric sofa bed tea hotel dry fold cover square`, false},
	{Thing, "spoon fork", `soup stir eat knife knives measuring tea wooden sugar cutlery road path hike
		wrong turn km`, false},
	{Thing, "scooter skateboard bicycle", `wheel pedal gear tyre tire kilometre km mile hour tour trip helmet bell chain lock ride
		rider race saddle light frame spoke bike cycle cyclist`, false},
	{Thing, "necklace bracelet ring", `bead finger wrist neck stone ear gold silver string pearl clasp key wear bell telephone`, false},
	{Thing, "kite yo-yo frisbee", `fly flew tail string wind sky fold paper stick`, false},
	{Thing, "sparrow finch robin blackbird", `egg feeder nest bath`, true},
	{Thing, "frog toad", `jump hop croak egg lily leap tadpole`, true},
	{Place, "market fair", `flea super fun science book ride stall place farmer stock price share christmas`, false},
	{Place, "village town", `hall people inhabitants resident live street population houses`, false},
	{Place, "library museum bookshop", `book borrow read ticket shelf shelves visitor painting dinosaur page entry guide tour return
		loan late novel comic librarian exhibit bone cover magazine story`, false},
}

// things finds what is counted, and common places.
func (c *cast) things() {
	for f := range families {
		family := &families[f]
		members := strings.Fields(family.members)
		var found []*role
		for _, one := range members {
			if r := c.role(one, family); r != nil {
				found = append(found, r)
			}
		}
		if len(found) == 0 || c.isTied(family) {
			continue
		}
		for _, r := range found {
			if r.from == "" {
				continue
			}
			for _, other := range members {
				if other != r.from {
					r.others = append(r.others, other)
				}
			}
			c.roles = append(c.roles, r)
		}
	}
}

// isTied says whether the text has a word that holds for one of a family only.
func (c *cast) isTied(f *family) bool {
	for i := range c.d.Tokens {
		norm := c.norm(i)
		if f.ties.has(norm) || f.ties.has(lexicon.Lemma(norm)) ||
			f.colourless && lexicon.Classes(norm).Has(lexicon.Colour) && !words(f.members).has(lexicon.Lemma(norm)) {
			return true
		}
	}
	return false
}

// role finds a thing in the text; nil where it is not there. A role without a name can't be
// exchanged, because it stands somewhere as part of another name.
func (c *cast) role(one string, f *family) *role {
	many := lang.Plural(one)
	var r *role
	for i := range c.d.Tokens {
		norm := c.norm(i)
		if c.d.Tokens[i].Kind != text.Word {
			continue
		}
		if norm != one && norm != many {
			if len(one) > 4 && strings.HasPrefix(norm, one) { // pencilcase
				return nil
			}
			continue
		}
		if r == nil {
			r = &role{class: f.class, from: one}
		}
		p := place{i, norm == many}
		if !c.isAlone(i, p.plural) || f.class == Place && p.plural {
			r.from = ""
		}
		r.at = append(r.at, p)
	}
	return r
}

// Words that may stand before the name of a thing without being part of it.
const (
	determiners = `a an the one each every per another this that his her its their my our your no any either first last next
		second third same whole single new old big small large little long short nice fresh cheap other such extra more`
	beforeMany = `of and or with for from in on to the these those his her their my our your its some any no all both more fewer other
		same many few several extra new old big small large little nice fresh ripe cheap how than as by at but most enough loose single
		different equal what which lose spare empty full clean dirty whole are were is was not only also just about over again half`
	pronounsAll = `i he she it we you they who`
)

// naming are the classes of words that make compounds: toy cars, chocolate muffins.
var naming = func() (s lexicon.Set) {
	for c := lexicon.Person; c < lexicon.NumClasses; c++ {
		s |= lexicon.SetOf(c)
	}
	return s &^ lexicon.SetOf(lexicon.More, lexicon.Less, lexicon.Total, lexicon.Each, lexicon.Group,
		lexicon.Part, lexicon.Time, lexicon.Shape, lexicon.Colour)
}()

// isAlone says whether a thing's name stands for itself: it is a noun here, and no part of another
// name.
func (c *cast) isAlone(i int, plural bool) bool {
	if isCapital(c.word(i)) && !c.starts(i) || c.norm(i-1) == "-" || c.norm(i+1) == "-" ||
		c.norm(i+1) == "of" && c.norm(i+2) != "the" && c.norm(i+2) != "them" {
		return false
	}
	before := c.norm(i - 1)
	counted := i > 0 && c.d.Tokens[i-1].Quantity >= 0
	punctuated := i == 0 || c.d.Tokens[i-1].Kind != text.Word && c.d.Tokens[i-1].Kind != text.Number
	if plural {
		if words(pronounsAll).has(before) || i > 0 && isCapital(c.word(i-1)) && !c.starts(i-1) {
			return false // she stamps, Ana books
		}
		known := lexicon.Classes(before)
		free := counted || punctuated || words(beforeMany).has(before) || known != 0 && known&naming == 0
		return free && !c.isVerb(i)
	}
	if !counted && !words(determiners).has(before) && !lexicon.Classes(before).Has(lexicon.Colour) {
		return false
	}
	next := c.norm(i + 1)
	return lexicon.Classes(next)&naming == 0 || afterNoun.has(next) || i+1 < len(c.d.Tokens) &&
		c.d.Tokens[i+1].Kind != text.Word
}

// afterNoun are words that the lexicon knows as nouns, and that follow a noun without being part of
// its name.
const afterNoun words = "is has was costs weighs holds can will has had does she he who"

// isVerb says whether a plural is a verb here: "the gardener books a table".
func (c *cast) isVerb(i int) bool { return words("a an the him her them up").has(c.norm(i + 1)) }
