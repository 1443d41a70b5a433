package stories

import (
	_ "embed"
	"sort"
	"strings"
)

//go:embed words.txt
var wordList string

// knownWords are the words that stories may use. The list is grown by `stories words`, which holds new words against a
// dictionary; what the dictionary lacks is read by a person before it is accepted.
var knownWords = func() map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(wordList) {
		m[w] = true
	}
	return m
}()

// UnknownWords lists the words of the stories that are not on the list, each with the first story that uses it.
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
