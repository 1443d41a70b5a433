package text

import (
	"math/big"
	"slices"
	"strings"
)

// role says how a word of the table takes part in numbers.
type role uint8

const (
	noRole       role = iota
	unitWord          // one ... nine
	teenWord          // zero, ten ... nineteen: stand alone
	tensWord          // twenty ... ninety: may be followed by a unit
	hundred           // multiplies what stands before it
	scaleWord         // thousand, million, ...: the same, for a whole group
	ordinal           // first, second: never a number
	part              // half, third, ... : an ordinal alone, a denominator in "two thirds"
	multiple          // twice, double: a factor
	groupWord         // dozen, couple: a quantity with "a", a constant with another number
	measure           // minute, mile: implies the factor to the neighbouring measure
	abbreviation      // cm, kg: a measure too, but only right behind a number
	coin              // dime: implies what it is worth
	thing             // triangle, pair: implies a number that everyone knows
	neither           // few, several, each: no number to compute with
)

// entry is a row of the table: a set of words that are read alike.
type entry struct {
	words   string // every spelling; the first one names the row
	role    role
	values  string // what the word is worth: one value for all words, or one for each
	implies string // the constants that it implies
	why     string
}

// table decides which words are quantities, which only imply a constant, and
// which number-like words are neither. docs/numbers.md shows the same rows;
// its test fails when the two differ.
var table = []entry{
	// Number words.
	{"one two three four five six seven eight nine", unitWord, "1 2 3 4 5 6 7 8 9", "", "the number itself; when \"one\" is a pronoun it is none (see the list of forms that are not quantities)"},
	{"zero nought naught", teenWord, "0", "", "the number itself"},
	{"ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", teenWord, "10 11 12 13 14 15 16 17 18 19", "", "the number itself"},
	{"twenty thirty forty fifty sixty seventy eighty ninety", tensWord, "20 30 40 50 60 70 80 90", "", "the number itself, with a unit behind it: twenty-four, twenty four"},
	{"fourty ninty", tensWord, "40 90", "", "frequent misspellings, as are numbers without their hyphen: twentyfour"},
	{"tweleve eightteen", teenWord, "12 18", "", "frequent misspellings"},
	{"hundred hundered", hundred, "100", "", "part of the number: a hundred and five, twelve hundred"},
	{"thousand million millions billion billions trillion lakh lakhs crore crores", scaleWord, "1000 1000000 1000000 1000000000 1000000000 1000000000000 100000 100000 10000000 10000000", "",
		"part of the number: two thousand three hundred, 3 million, $2.5 million; \"millions of\" says no number"},

	// Parts and multiples.
	{"half", part, "1/2", "", "half of, half the, half as many, half an hour, a half, in half; half a dozen is 6"},
	{"quarter", part, "1/4", "25 1/4 4", "in \"a quarter of\", \"quarter mile\", \"three quarters of\"; else the coin or the fourth of a year or a match, which imply 25 cents, 1/4 of a dollar, 4 to the year"},
	{"third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth", part,
		"1/3 1/4 1/5 1/6 1/7 1/8 1/9 1/10 1/11 1/12 1/13 1/14", "", "in \"a third of\", \"two thirds\", \"one-third\"; alone it is an ordinal: the third day"},
	{"fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth fortieth fiftieth sixtieth hundredth thousandth millionth", part,
		"1/15 1/16 1/17 1/18 1/19 1/20 1/30 1/40 1/50 1/60 1/100 1/1000 1/1000000", "", "as third"},
	{"first second seventieth eightieth ninetieth", ordinal, "1 2 70 80 90", "", "a place in a row, not a quantity: the first day, the twenty-first"},
	{"twice", multiple, "2", "", "a factor, or a count: twice as many, twice a week"},
	{"thrice", multiple, "3", "", "as twice"},
	{"once", multiple, "1", "", "only in \"once a week\", \"once every day\"; else it means \"as soon as\" or \"long ago\""},
	{"double doubles doubled doubling twofold", multiple, "2", "", "a factor; not in double-decker, double bed"},
	{"triple triples tripled tripling threefold", multiple, "3", "", "a factor"},
	{"quadruple quadruples quadrupled quadrupling fourfold", multiple, "4", "", "a factor"},
	{"quintuple quintuples quintupled fivefold", multiple, "5", "", "a factor"},
	{"tenfold", multiple, "10", "", "a factor"},

	// Words that count by the group.
	{"dozen dozens", groupWord, "12", "12", "\"a dozen\" and \"one dozen\" are the quantity 12, \"half a dozen\" 6; \"three dozen\" is the quantity 3 and the constant 12; \"$3 a dozen\" and \"per dozen\": only the constant; \"dozens of\" says no number"},
	{"couple", groupWord, "2", "", "\"a couple of\", \"a couple more\", \"a couple hours\" are the quantity 2; a married couple is not"},
	{"gross", groupWord, "144", "144", "\"a gross of\" is the quantity 144, \"3 gross\" 3 and the constant; else it is money before tax"},

	// Time.
	{"seconds sec secs", measure, "", "60", "60 to the minute; \"second\" alone is an ordinal"},
	{"h", abbreviation, "", "60", "hour"},
	{"minute minutes min mins", measure, "", "60", "60 seconds, 60 to the hour"},
	{"hour hours hr hrs hourly", measure, "", "60", "60 minutes"},
	{"day days daily", measure, "", "24", "24 hours"},
	{"week weeks weekly", measure, "", "7", "7 days"},
	{"fortnight fortnights", measure, "", "14 2", "14 days, 2 weeks"},
	{"month months monthly", measure, "", "4 30", "taken as 4 weeks or 30 days in school problems"},
	{"year years yearly annual annually", measure, "", "12 52 365", "12 months, 52 weeks, 365 days"},
	{"leap", thing, "", "366", "a leap year's days"},
	{"decade decades", measure, "", "10", "10 years"},
	{"century centuries", measure, "", "100", "100 years"},
	{"millennium millennia millenniums", measure, "", "1000", "1000 years"},
	{"weekend weekends", thing, "", "2", "2 days"},
	{"weekday weekdays", thing, "", "5", "5 days"},
	{"noon midnight midday", thing, "", "12", "12 o'clock: from 9 a.m. to noon"},

	// Length, weight, volume.
	{"inch inches in.", measure, "", "12", "12 to the foot"},
	{"foot feet ft", measure, "", "12 3", "12 inches, 3 to the yard"},
	{"yard yards yd yds", measure, "", "3 36", "3 feet, 36 inches"},
	{"mile miles", measure, "", "5280 1760", "5280 feet, 1760 yards"},
	{"millimetre millimetres millimeter millimeters", measure, "", "10", "10 to the centimetre"},
	{"mm", abbreviation, "", "10", "millimetre"},
	{"centimetre centimetres centimeter centimeters", measure, "", "10 100", "10 mm, 100 to the metre"},
	{"cm", abbreviation, "", "10 100", "centimetre"},
	{"metre metres meter meters", measure, "", "100 1000", "100 cm, 1000 to the kilometre"},
	{"m", abbreviation, "", "100 1000", "metre"},
	{"kilometre kilometres kilometer kilometers", measure, "", "1000", "1000 m"},
	{"km kms", abbreviation, "", "1000", "kilometre"},
	{"milligram milligrams", measure, "", "1000", "1000 to the gram"},
	{"mg", abbreviation, "", "1000", "milligram"},
	{"gram grams gramme grammes", measure, "", "1000", "1000 to the kilogram"},
	{"g", abbreviation, "", "1000", "gram"},
	{"kilogram kilograms kilogramme kilogrammes kilo kilos", measure, "", "1000", "1000 g"},
	{"kg kgs", abbreviation, "", "1000", "kilogram"},
	{"ton tons tonne tonnes", measure, "", "1000 2000", "1000 kg, or 2000 lb"},
	{"ounce ounces", measure, "", "16", "16 to the pound"},
	{"oz", abbreviation, "", "16", "ounce"},
	{"pound pounds", measure, "", "16 100", "16 ounces; of money: 100 pence"},
	{"lb lbs", abbreviation, "", "16", "pound"},
	{"litre litres liter liters", measure, "", "1000", "1000 ml"},
	{"l", abbreviation, "", "1000", "litre"},
	{"millilitre millilitres milliliter milliliters", measure, "", "1000", "1000 to the litre"},
	{"ml", abbreviation, "", "1000", "millilitre"},
	{"gallon gallons gal", measure, "", "4", "4 quarts"},
	{"quart quarts qt", measure, "", "2 4", "2 pints, 4 to the gallon"},
	{"pint pints", measure, "", "2", "2 cups, 2 to the quart"},
	{"pt pts", abbreviation, "", "2", "pint"},
	{"cup cups", measure, "", "2 8 16", "2 to the pint, 8 fluid ounces, 16 tablespoons"},
	{"tablespoon tablespoons tbsp", measure, "", "3 16", "3 teaspoons, 16 to the cup"},
	{"teaspoon teaspoons tsp", measure, "", "3", "3 to the tablespoon"},
	{"k", abbreviation, "", "1000", "\"5k\" may be a run of 5 km or 5 thousand: 5 and the constant 1000; \"$5k\" is 5000"},

	// Money and percent.
	{"cent cents ¢", coin, "", "100", "100 to the dollar; \"25 cents\" is 25, a noun behind it, and only ¢ is a unit mark"},
	{"pence", coin, "", "100", "100 to the pound"},
	{"dollar dollars", measure, "", "100", "100 cents"},
	{"euro euros", measure, "", "100", "100 cents"},
	{"penny pennies", coin, "", "1 1/100", "1 cent"},
	{"nickel nickels", coin, "", "5 1/20", "5 cents"},
	{"dime dimes", coin, "", "10 1/10", "10 cents"},
	{"half-dollar half-dollars", coin, "", "50 1/2", "50 cents; also written half dollar"},
	{"coin coins", coin, "", "", "implies nothing, but says that \"quarters\" are coins"},
	{"percent percentage pct %", thing, "", "100", "25% is the quantity 25 and the constant 100"},

	// Things with a known number.
	{"pair pairs", thing, "", "2", "a pair of shoes is one thing to buy and two to wear: 2 is a constant, never a quantity"},
	{"both", thing, "", "2", "refers to two things that were named"},
	{"twin twins duo", thing, "", "2", "two of a kind"},
	{"triplet triplets trio", thing, "", "3", "three of a kind"},
	{"quartet quartets quadruplets", thing, "", "4", "four of a kind"},
	{"halves", thing, "", "2", "cut into halves"},
	{"halfway midway", thing, "", "1/2", "half of the way"},
	{"tens", thing, "", "10", "place value: 3 tens and 4 ones"},
	{"hundreds", thing, "", "100", "place value; \"hundreds of\" says no number"},
	{"thousands", thing, "", "1000", "as hundreds"},
	{"average averages mean", neither, "", "", "the number to divide by is counted, not implied"},
	{"triangle triangles triangular", thing, "", "3 2 180", "3 sides; half of base times height; angles of 180 degrees"},
	{"square squares", thing, "", "4", "4 sides"},
	{"rectangle rectangles rectangular", thing, "", "2 4", "twice length and width; 4 sides"},
	{"perimeter", thing, "", "2", "of a rectangle: twice length and width"},
	{"pentagon pentagons", thing, "", "5", "5 sides"},
	{"hexagon hexagons", thing, "", "6", "6 sides"},
	{"octagon octagons", thing, "", "8", "8 sides"},
	{"cube cubes", thing, "", "6", "6 faces"},
	{"die dice", thing, "", "6", "6 faces"},
	{"circle circles circular", thing, "", "360 2 157/50", "360 degrees; 2 times pi, as 3.14"},
	{"diameter radius", thing, "", "2", "the diameter is 2 radii"},
	{"pi π", thing, "", "157/50 22/7", "3.14 or 22/7"},
	{"angle angles", thing, "", "90 180", "a right angle, a straight one"},
	{"alphabet", thing, "", "26", "26 letters"},
	{"bicycle bicycles bike bikes", thing, "", "2", "2 wheels"},
	{"tricycle tricycles", thing, "", "3", "3 wheels"},

	// Neither.
	{"few several some many lots", neither, "", "", "say no number; \"a few hundred\" and \"many thousand\" neither"},
	{"none no nobody", neither, "", "", "zero in meaning, but no problem computes with it"},
	{"single alone", neither, "", "", "one in meaning, but it is emphasis"},
	{"a an", neither, "", "", "one in meaning: \"a pizza\"; 1 is a known constant"},
	{"score scores", neither, "", "", "points in a game, nearly always; write 20 for a score"},
	{"each every per", neither, "", "", "say multiply or divide, not by what"},
	{"sheep spider dog cow chicken duck", neither, "", "", "their legs are general knowledge: 2, 4, 6 and 8 are known constants"},
}

// generalConstants are the numbers that an equation may use though neither the
// text nor a word of the table gives them: counts of names ("Ann, Ben and Cem
// each have"), of legs and wheels, and the values of digits and of percent.
const generalConstants = "1 2 3 4 5 6 7 8 10 20 25 50 100 1000 1000000 1/2 1/4 1/5 1/10 1/20 1/100"

// word is what the table knows about one spelling.
type word struct {
	name    string // of its row
	role    role
	value   int64 // what it is worth; of a part, the denominator
	plural  bool  // thirds, quarters, millions
	implied []*big.Rat
}

// index finds a spelling in the table; known holds the constants, sorted.
var index, known = readTable()

func readTable() (map[string]word, []*big.Rat) {
	words := make(map[string]word)
	constants := ratios(generalConstants)
	for i := range table {
		e := &table[i]
		values, implied := ratios(e.values), ratios(e.implies)
		constants = append(constants, implied...)
		spellings := strings.Fields(e.words)
		for j, spelling := range spellings {
			w := word{name: spellings[0], role: e.role, implied: implied, plural: strings.HasSuffix(spelling, "s")}
			if len(values) > 0 {
				w.value = values[min(j, len(values)-1)].Num().Int64()
			}
			if e.role == part {
				w.value = values[min(j, len(values)-1)].Denom().Int64()
				plural := w
				plural.plural = true
				words[spelling+"s"] = plural // "halfs" does no harm
			}
			words[spelling] = w
		}
		if e.role == tensWord { // twentyfour
			for j, spelling := range spellings {
				for k, unit := range strings.Fields(table[0].words) {
					words[spelling+unit] = word{name: spellings[0], role: teenWord, value: values[j].Num().Int64() + int64(k) + 1}
				}
			}
		}
	}
	slices.SortFunc(constants, (*big.Rat).Cmp)
	return words, slices.CompactFunc(constants, func(a, b *big.Rat) bool { return a.Cmp(b) == 0 })
}

// ratios reads a list of numbers of the table; the table is checked by a test.
func ratios(list string) []*big.Rat {
	var all []*big.Rat
	for _, field := range strings.Fields(list) {
		if v, ok := new(big.Rat).SetString(field); ok {
			all = append(all, v)
		}
	}
	return all
}

// KnownConstants returns the numbers that an equation may use though they are
// not in the text, in ascending order: those that a word of the table implies,
// and a few that stand for counting and for digits.
func KnownConstants() []*big.Rat {
	all := make([]*big.Rat, len(known))
	for i, v := range known {
		all[i] = new(big.Rat).Set(v)
	}
	return all
}

// IsKnownConstant says whether v is one of [KnownConstants].
func IsKnownConstant(v *big.Rat) bool {
	if v == nil {
		return false
	}
	_, found := slices.BinarySearchFunc(known, v, (*big.Rat).Cmp)
	return found
}

// set makes a set of words of a list.
func set(lists ...string) map[string]bool {
	words := make(map[string]bool)
	for _, list := range lists {
		for _, w := range strings.Fields(list) {
			words[w] = true
		}
	}
	return words
}
