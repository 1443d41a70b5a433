package paraphrase

import (
	"strings"

	"mwpranker/wasm/lexicon"
)

// synonyms are groups of words that say the same in a school problem, as base
// forms. The first word of a group stands for all. A word is in one group only.
var synonyms = strings.Split(strings.TrimSpace(`
child kid youngster pupil student schoolchild learner
friend mate pal buddy
mother mum mom mama mummy mommy
father dad papa daddy
grandmother grandma granny nana gran
grandfather grandpa grandad granddad
teacher tutor instructor
person people individual human
man gentleman guy
woman lady
shop store market supermarket
car automobile auto
lorry truck
bike bicycle
plane airplane aeroplane aircraft
sweet candy sweetie
biscuit cookie
football soccer
trip journey voyage excursion
way route path
road street lane
garden yard
rabbit bunny
dog puppy
cat kitten
picture photo photograph image
sticker decal
box carton crate case
bag sack
jar pot
bottle flask
packet pack package parcel
money cash
bill invoice
price cost
salary wage pay
amount quantity number
total sum
remainder rest
difference gap
whole entire full complete
half halve
piece slice part portion
group team set bunch
pair duo
row line
page sheet
book novel
pen biro
journal notebook diary
rubbish trash garbage
flat apartment
film movie
holiday vacation
autumn fall
trousers pants
jumper sweater
maths math mathematics
speed pace rate
length distance
weight mass
big large huge
small little tiny
quick fast rapid
begin start commence
end finish
buy purchase
get receive obtain acquire
give hand present
donate contribute
share distribute divide split
collect gather
pick pluck harvest
find discover
lose misplace
use consume
eat devour
drink sip
make produce create manufacture
build construct
draw sketch
bake cook
mend repair fix
need require
want wish
have own possess
contain hold
keep retain
remain stay
sell vend
walk stroll
run jog
travel go
arrive reach come
leave depart
add plus
remove subtract deduct
combine mix blend
increase rise grow
decrease drop shrink reduce
double twice
triple thrice
pour fill
put place
plant sow
break smash
calculate compute determine work-out
each every apiece per
together altogether combined overall
initially originally
then afterwards later subsequently next
equal same
equally evenly fairly
daily day
weekly week
monthly month
yearly year annual annually
hourly hour
classmate schoolmate
worker employee
owner proprietor
farmer grower
sibling brother sister
flower bloom blossom
tree sapling
fruit fruits
coin penny
prize award
ticket pass
guest visitor
passenger rider
seat chair
plate dish
cup mug
`), "\n")

var synonymOf = func() map[string]string {
	m := map[string]string{}
	for _, group := range synonyms {
		words := strings.Fields(group)
		for _, w := range words[1:] {
			if _, taken := m[w]; !taken {
				m[w] = words[0]
			}
		}
	}
	return m
}()

// Synonyms are the groups of words that are taken for the same, as base forms.
func Synonyms() [][]string {
	var all [][]string
	for _, group := range synonyms {
		all = append(all, strings.Fields(group))
	}
	return all
}

// base is the word that stands for a word, its forms and its synonyms.
func base(norm string) string {
	lemma := lexicon.Lemma(norm)
	if first, ok := synonymOf[lemma]; ok {
		return first
	}
	return lemma
}

// A mark is a word or two that decide how numbers go together.
type mark uint8

const (
	markMore mark = iota
	markLess
	markTotal
	markEach
	markRest
	markBefore
	markAfter
	markEqual
	markAverage
	markPart
	markNot
	markIf
	markLimit
	markAgain
	marks
)

// markWords are the words of each mark, as they stand; see marksOf for those of two words.
var markWords = func() map[string]mark {
	m := map[string]mark{}
	for i, list := range [marks]string{
		markMore:    "more extra additional older taller longer heavier bigger larger greater higher further farther faster exceed exceeds increase increased increases most highest largest oldest longest",
		markLess:    "less fewer younger shorter smaller lighter cheaper lower slower decrease decreased decreases reduced least lowest smallest youngest shortest",
		markTotal:   "total altogether combined together sum overall both",
		markEach:    "each every per apiece",
		markRest:    "rest remaining remain remains remained left remainder leftover others still",
		markBefore:  "before first initially originally beginning start started begin began earlier ago previously previous",
		markAfter:   "after afterwards then later now finally end eventually next",
		markEqual:   "equal equally evenly same fairly",
		markAverage: "average mean averages averaged",
		markPart:    "fraction percent percentage ratio proportion",
		markNot:     "not n't never no none without except neither nor unless",
		markIf:      "if suppose when unless provided",
		markLimit:   "least most maximum minimum only exactly until",
		markAgain:   "again twice another back",
	} {
		for w := range strings.FieldsSeq(list) {
			if _, taken := m[w]; !taken {
				m[w] = mark(i)
			}
		}
	}
	return m
}()

// vague are the words that stand where a number was: "some", "a few".
var vague = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq("some many several few lots plenty various numerous certain couple handful any much") {
		m[w] = true
	}
	return m
}()

// titles stand before a name and are no part of it.
var titles = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq("mr mrs ms miss dr mr. mrs. ms. dr. uncle aunt auntie grandma grandpa sir madam coach chef farmer captain king queen prince princess professor") {
		m[w] = true
	}
	return m
}()
