package text

import (
	"math/big"
	"strings"
)

// Unit is what a quantity is counted in, as far as the number itself says so:
// the mark that it carries ($, %), the smallest part of a compound amount (min
// of "2 h 30 min"), or that it is a clock time or a year. Words such as
// "apples" are no units, nor are "dollars" and "cents" behind one number: they
// are nouns, which the parser sees. "percent" is a mark, because "25%" and
// "25 percent" are the same number.
type Unit uint8

// The order of the units is that of packed corpora: new ones go to the end.
const (
	NoUnit  Unit = iota
	Dollar       // $, and A$, US$ and their like
	Pound        // £
	Euro         // €
	Cent         // ¢, or c right behind the number
	Pence        // p, right behind the number
	Percent      // %, percent, per cent

	Rand
	Rupee     // ₹
	RupeeWord // Rs
	Naira
	Peso
	Cedi
	Shilling
	Ringgit
	Yen
	Won
	Rouble
	Lira
	Baht
	Dong
	Shekel
	Franc
	Krone
	Zloty
	Real
	Dirham
	OtherMoney // a sign that stands for money, and that we have no name for

	Clock   // a clock time: minutes after midnight
	Clock12 // a clock time of which nobody says whether it is before or after noon
	Year    // a year, as 1998

	Second
	Minute
	Hour
	Day
	Week
	Month
	YearLong // a year as a length of time
	Millimetre
	Centimetre
	Metre
	Kilometre
	Inch
	Foot
	Yard
	Mile
	Milligram
	Gram
	Kilogram
	Tonne
	Ounce
	PoundWeight
	Stone
	Millilitre
	Centilitre
	Litre
	Teaspoon
	Tablespoon
	Pint
	Quart
	Gallon

	LetterP // P, of pesos and of pula
	LetterK // K, of kwacha and of kina
	unitCount
)

// Units is how many units there are.
const Units = int(unitCount)

// family are the units that one amount may be made of.
type family uint8

const (
	noFamily family = iota
	ofMoney
	ofShares
	ofCalendar // clock times and years
	ofTime
	ofMonths
	ofMetricLength
	ofLength
	ofMetricWeight
	ofWeight
	ofMetricVolume
	ofSpoons
	ofVolume
)

// units says of each unit how it is written, its family, and how many of the
// family's smallest unit it is.
var units = [unitCount]struct {
	mark   string
	family family
	size   int64
	words  string // as they stand behind a number; plurals in s too
}{
	Dollar:  {mark: "$", family: ofMoney},
	Pound:   {mark: "£", family: ofMoney},
	Euro:    {mark: "€", family: ofMoney},
	Cent:    {mark: "¢", family: ofMoney},
	Pence:   {mark: "p", family: ofMoney},
	Percent: {mark: "%", family: ofShares},

	Rand: {mark: "R", family: ofMoney}, Rupee: {mark: "₹", family: ofMoney}, RupeeWord: {mark: "Rs", family: ofMoney},
	Naira: {mark: "₦", family: ofMoney}, Peso: {mark: "₱", family: ofMoney}, Cedi: {mark: "₵", family: ofMoney},
	Shilling: {mark: "KSh", family: ofMoney}, Ringgit: {mark: "RM", family: ofMoney}, Yen: {mark: "¥", family: ofMoney},
	Won: {mark: "₩", family: ofMoney}, Rouble: {mark: "₽", family: ofMoney}, Lira: {mark: "₺", family: ofMoney},
	Baht: {mark: "฿", family: ofMoney}, Dong: {mark: "₫", family: ofMoney}, Shekel: {mark: "₪", family: ofMoney},
	Franc: {mark: "CHF", family: ofMoney}, Krone: {mark: "kr", family: ofMoney}, Zloty: {mark: "zł", family: ofMoney},
	Real: {mark: "R$", family: ofMoney}, Dirham: {mark: "AED", family: ofMoney}, OtherMoney: {mark: "¤", family: ofMoney},
	LetterP: {mark: "P", family: ofMoney}, LetterK: {mark: "K", family: ofMoney},

	Clock: {family: ofCalendar}, Clock12: {family: ofCalendar}, Year: {family: ofCalendar},

	Second:   {"s", ofTime, 1, "s sec secs second seconds"},
	Minute:   {"min", ofTime, 60, "min mins minute minutes"},
	Hour:     {"h", ofTime, 3600, "h hr hrs hour hours"},
	Day:      {"days", ofTime, 86_400, "day days"},
	Week:     {"weeks", ofTime, 604_800, "week weeks wk wks"},
	Month:    {"months", ofMonths, 1, "month months"},
	YearLong: {"years", ofMonths, 12, "year years yr yrs"},

	Millimetre: {"mm", ofMetricLength, 1, "mm millimetre millimetres millimeter millimeters"},
	Centimetre: {"cm", ofMetricLength, 10, "cm cms centimetre centimetres centimeter centimeters"},
	Metre:      {"m", ofMetricLength, 1000, "m metre metres meter meters"},
	Kilometre:  {"km", ofMetricLength, 1_000_000, "km kms kilometre kilometres kilometer kilometers"},
	Inch:       {"in", ofLength, 1, "in inch inches"},
	Foot:       {"ft", ofLength, 12, "ft foot feet"},
	Yard:       {"yd", ofLength, 36, "yd yds yard yards"},
	Mile:       {"mi", ofLength, 63_360, "mile miles mi"},

	Milligram:   {"mg", ofMetricWeight, 1, "mg milligram milligrams"},
	Gram:        {"g", ofMetricWeight, 1000, "g gram grams gramme grammes"},
	Kilogram:    {"kg", ofMetricWeight, 1_000_000, "kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes"},
	Tonne:       {"t", ofMetricWeight, 1_000_000_000, "t tonne tonnes"},
	Ounce:       {"oz", ofWeight, 1, "oz ounce ounces"},
	PoundWeight: {"lb", ofWeight, 16, "lb lbs pound pounds"},
	Stone:       {"st", ofWeight, 224, "stone"},

	Millilitre: {"ml", ofMetricVolume, 1, "ml millilitre millilitres milliliter milliliters"},
	Centilitre: {"cl", ofMetricVolume, 10, "cl centilitre centilitres centiliter centiliters"},
	Litre:      {"l", ofMetricVolume, 1000, "l litre litres liter liters"},
	Teaspoon:   {"tsp", ofSpoons, 1, "tsp teaspoon teaspoons"},
	Tablespoon: {"tbsp", ofSpoons, 3, "tbsp tablespoon tablespoons"},
	Pint:       {"pt", ofVolume, 1, "pt pts pint pints"},
	Quart:      {"qt", ofVolume, 2, "qt qts quart quarts"},
	Gallon:     {"gal", ofVolume, 8, "gal gallon gallons"},
}

// String returns the mark itself: "$", "%", "min"; "" for NoUnit, clock times and years.
func (u Unit) String() string {
	if u >= unitCount {
		return "?"
	}
	return units[u].mark
}

// IsMoney says whether the unit is of money.
func (u Unit) IsMoney() bool { return u < unitCount && units[u].family == ofMoney }

// IsClock says whether the quantity is a clock time.
func (u Unit) IsClock() bool { return u == Clock || u == Clock12 }

// Minutes is how many minutes the unit is; 0 for what is no short time.
func (u Unit) Minutes() *big.Rat {
	if u >= unitCount || units[u].family != ofTime {
		return new(big.Rat)
	}
	return big.NewRat(units[u].size, 60)
}

// Per is how many of the unit part are one u: 60 minutes are one hour; 0 where
// they do not go together, or part is not the smaller one.
func (u Unit) Per(part Unit) int64 {
	switch {
	case u >= unitCount || part >= unitCount || u == part:
		return 0
	case u.IsMoney():
		if (part == Cent || part == Pence) && u != Cent && u != Pence {
			return 100
		}
		return 0
	}
	a, b := units[u], units[part]
	if a.family != b.family || b.size == 0 || a.size <= b.size || a.size%b.size != 0 {
		return 0
	}
	return a.size / b.size
}

// Smallest is the smallest unit of the same kind, and how many of it are one u:
// of a kilogram a milligram and 1,000,000. A unit that has none is its own.
func (u Unit) Smallest() (smallest Unit, size int64) {
	if u >= unitCount || units[u].size == 0 {
		return u, 1
	}
	smallest, size = u, units[u].size
	for other := range units {
		if units[other].family == units[u].family && units[other].size == 1 {
			smallest = Unit(other)
		}
	}
	return smallest, size
}

// measures finds a unit by the word behind a number.
var measures = func() map[string]Unit {
	m := make(map[string]Unit)
	for u := range units {
		for w := range strings.FieldsSeq(units[u].words) {
			m[w] = Unit(u)
		}
	}
	return m
}()

// MeasureOf is the unit that a word names behind a number; NoUnit for another word.
func MeasureOf(norm string) Unit { return measures[norm] }

// ClockString writes minutes after midnight as a clock time: "18:45"; with
// seconds where there are any.
func ClockString(minutes *big.Rat) string {
	seconds := new(big.Rat).Mul(minutes, big.NewRat(60, 1))
	n := new(big.Int).Quo(seconds.Num(), seconds.Denom())
	n.Mod(n, big.NewInt(24*3600))
	s := n.Int64()
	clock := string([]byte{'0' + byte(s/36000), '0' + byte(s/3600%10), ':', '0' + byte(s%3600/600), '0' + byte(s%600/60)})
	if s < 36000 {
		clock = clock[1:]
	}
	if s %= 60; s > 0 {
		clock += string([]byte{':', '0' + byte(s/10), '0' + byte(s%10)})
	}
	return clock
}
