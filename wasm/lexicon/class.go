package lexicon

import (
	"strings"
)

// Class is what a word is about.
type Class uint8

// Verbs, and words that say the same, by what happens to the amount of the subject.
const (
	Gain    Class = iota // it grows: get, receive, find, collect
	Lose                 // it shrinks, and nobody has it: lose, break, spill
	Give                 // it passes to another: give, lend, hand
	Take                 // it comes from another: take, borrow, steal
	Buy                  // buy, order, rent
	Sell                 // sell, auction
	Pay                  // money goes: pay, spend, owe; debt, bill
	Cost                 // cost, charge; price, fee, discount
	Earn                 // money comes: earn, profit; wage, tip
	Use                  // it is used up: eat, drink, burn
	Make                 // it comes to be: bake, build, draw
	Move                 // a way is gone: walk, drive, fly
	Arrive               // somebody comes: arrive, join, enter
	Leave                // somebody goes: leave, quit, fly away
	Put                  // it goes into something: put, pour, pack, plant
	Remove               // it goes out of something: remove, erase, cut
	Share                // it is parted: split, divide, slice
	Join                 // it is brought together: combine, mix, pool
	Rise                 // increase, double, grow
	Fall                 // decrease, shrink, halve
	Compare              // exceed, outnumber, differ; than, as
	Have                 // it stays what it is: have, own, hold, contain
	Save                 // keep, save, store
	Need                 // need, want, plan, hope
	Remain               // remain, left, spare
	Count                // count, measure, weigh
	Phase                // begin, stop; first, then, now
	Do                   // what takes time: play, read, work
	Say                  // what changes no amount: say, think, see

	// Nouns and others.
	Person     // man, guest, she, a first name
	Child      // girl, pupil, teenager
	Family     // mother, cousin
	Profession // baker, nurse
	People     // team, crowd, family
	Animal
	Food
	Drink
	Plant // and its parts: tree, rose, petal
	Container
	Clothing // and jewellery
	Tool     // devices, instruments, furniture
	Vehicle
	Toy      // and games, and what is collected: marble, card, seashell
	Paper    // what is read, written or seen: book, letter, ticket, song
	Building // and its parts and rooms
	Place    // city, park, river
	Body     // parts of a body
	Sport
	School
	Money
	Time     // units: hour, week
	Calendar // named times: monday, july, morning
	Length   // units, of area as well
	Weight
	Volume
	Group // so many in one: dozen, pack, row
	Part  // half, slice, rest, percent
	Shape // length, area, square; long, tall
	More  // taller, most, extra
	Less  // cheaper, fewest, only
	Colour
	Material
	Total      // total, altogether, average
	Each       // each, per, apiece, speed
	NumClasses = iota
)

var classNames = strings.Fields(`Gain Lose Give Take Buy Sell Pay Cost Earn Use Make Move Arrive Leave Put Remove Share Join
	Rise Fall Compare Have Save Need Remain Count Phase Do Say
	Person Child Family Profession People Animal Food Drink Plant Container Clothing Tool Vehicle Toy Paper Building Place Body
	Sport School Money Time Calendar Length Weight Volume Group Part Shape More Less Colour Material Total Each`)

var classOf = func() map[string]Class {
	m := make(map[string]Class, len(classNames))
	for i, name := range classNames {
		m[name] = Class(i)
	}
	return m
}()

// IsVerbal says whether the class is one of what verbs do.
func (c Class) IsVerbal() bool { return c < Person }

func (c Class) String() string {
	if int(c) < len(classNames) {
		return classNames[c]
	}
	return "?"
}

// ClassOf gives the class that has this name.
func ClassOf(name string) (Class, bool) {
	c, ok := classOf[name]
	return c, ok
}

// Set is a set of classes, a bit for each: class c is in it if s>>c is odd.
type Set uint64

// SetOf makes a set of its members.
func SetOf(classes ...Class) Set {
	var s Set
	for _, c := range classes {
		s |= 1 << c
	}
	return s
}

// Has says whether the class is in the set.
func (s Set) Has(c Class) bool { return s>>c&1 != 0 }

// String lists the names in the order of the classes, "Put Container Group", and "-" for the empty
// set.
func (s Set) String() string {
	if s == 0 {
		return "-"
	}
	var b strings.Builder
	for c := Class(0); c < NumClasses; c++ {
		if s.Has(c) {
			if b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(c.String())
		}
	}
	return b.String()
}
