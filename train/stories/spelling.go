package stories

import (
	_ "embed"
	"fmt"
	"slices"
	"sort"
	"strings"
)

//go:embed words.txt
var wordList string

// knownWords are the words that stories may use. The list is grown by `stories words`, which holds
// new words against a dictionary; what the dictionary lacks is read by a person before it is
// accepted.
var knownWords = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(wordList) {
		m[w] = true
	}
	return m
}()

// IsWord says whether stories may use a word, in small letters: whether it is an English word that
// is no name.
func IsWord(word string) bool { return knownWords[word] }

// UnknownWords lists the words of the stories that are not on the list, each with the first story
// that uses it.
func UnknownWords(list []*Story) (words []string, where map[string]string) {
	where = map[string]string{}
	for _, s := range list {
		s.eachText(func(text string) {
			for _, w := range wordPattern.FindAllString(text, -1) {
				w = strings.ToLower(strings.TrimSuffix(w, "'s"))
				if len(w) > 1 && !knownWords[w] && where[w] == "" {
					where[w] = s.ID
					words = append(words, w)
				}
			}
		})
	}
	sort.Strings(words)
	return words, where
}

// eachText visits everything that the author wrote: literals and words of slots.
func (s *Story) eachText(visit func(string)) {
	for _, slot := range s.Slots {
		for _, row := range slot.Options {
			for _, n := range row {
				visit(n.singular)
				visit(n.plural)
			}
		}
	}
	for _, b := range s.Bodies {
		b.eachText(visit)
	}
	for _, a := range s.Asks {
		for _, t := range a.Texts {
			t.text.eachText(visit)
		}
	}
}

func (t template) eachText(visit func(string)) {
	for _, pc := range t {
		visit(pc.literal)
		for _, alt := range pc.choice {
			alt.eachText(visit)
		}
	}
}

// spellings are words that British and American English write differently: a story keeps to one of
// them. Words that are right in both, such as a parking meter, are not here.
var spellings = map[string][]string{
	"gb": words(`colour colours coloured colourful flavour flavours favourite favourites neighbour neighbours neighbourhood harbour
		labour honour kilometre kilometres centimetre centimetres millimetre millimetres metres litre litres millilitre millilitres centre
		centres theatre theatres grey travelled traveller travellers travelling jewellery pyjamas tyre tyres aeroplane aeroplanes programme
		programmes plough mould moulds catalogue organise organised organises organiser realise maths cosy yoghurt yoghurts doughnut
		doughnuts storey storeys kerb labelled modelling cheque cheques licence defence sceptical mum mums`),
	"us": words(`color colors colored colorful flavor flavors favorite favorites neighbor neighbors neighborhood harbor labor honor
		kilometer kilometers centimeter centimeters millimeter millimeters liter liters milliliter milliliters center centers theater
		theaters gray traveled traveler travelers traveling jewelry pajamas airplane airplanes plow mold molds catalog organize organized
		organizes organizer realize math cozy yogurt yogurts donut donuts curb labeled modeling mom moms sidewalk`),
}

func words(s string) []string { return strings.Fields(s) }

// spelledAs lists the words that only one English has, by English.
func (s *Story) spelledAs() map[string]string {
	found := map[string]string{}
	s.eachText(func(text string) {
		for _, w := range wordPattern.FindAllString(text, -1) {
			for english, list := range spellings {
				if slices.Contains(list, strings.ToLower(w)) {
					found[english] = w
				}
			}
		}
	})
	return found
}

// settleEnglish takes the English of a story that names none from its words, so that titles and
// money fit them.
func (s *Story) settleEnglish() {
	if found := s.spelledAs(); s.English == "" && len(found) == 1 {
		for english := range found {
			s.English = english
		}
	}
}

// mixedSpelling names a word that does not fit the story's English, or "".
func (s *Story) mixedSpelling() string {
	found := s.spelledAs()
	other := map[string]string{"gb": "us", "us": "gb"}[s.English]
	switch {
	case other != "" && found[other] != "":
		return fmt.Sprintf("%q is not english %s", found[other], s.English)
	case found["gb"] != "" && found["us"] != "":
		return fmt.Sprintf("%q and %q in one story", found["gb"], found["us"])
	}
	return ""
}
