package lexicon

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"mwpranker/wasm/lexicon"
)

func TestReadLists(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"# a remark\n\nGain words get find\nEarn words get", "get: Gain Earn; find: Gain"},
		{"Gain words", "lexicon: line 1: a class, a kind and a list are needed"},
		{"\nGane words get", `lexicon: line 2: there is no class "Gane"`},
		{"Gain wards get", `lexicon: line 1: "wards" is not words, roots or never`},
		{"any words get", `lexicon: line 1: "words" is not stop, known, names or forms`},
	} {
		lists, err := ReadLists(strings.NewReader(c.text))
		got := fmt.Sprint(err)
		if err == nil {
			got = fmt.Sprintf("get: %v; find: %v", lists.Words["get"], lists.Words["find"])
		}
		if got != c.want {
			t.Errorf("%q: %s, want %s", c.text, got, c.want)
		}
	}
}

// small is a WordNet of a few words. An animal is 1, a hen below it 2, a cutlet of it 3, below
// food, 4; a bat is an animal first and a stick, 5, next; to move is 6, to hen about, which nobody
// does, 7.
var small = fstest.MapFS{
	"data.noun": {Data: []byte("  1 a licence\n" +
		"00000001 05 n 01 animal 0 000 | what lives\n" +
		"00000002 05 n 02 hen 0 biddy 0 001 @ 00000001 n 0000 | a bird\n" +
		"00000003 13 n 01 hen 0 001 @ 00000004 n 0000 | meat\n" +
		"00000004 13 n 01 food 0 000 | what is eaten\n" +
		"00000005 06 n 01 bat 0 000 | a stick\n" +
		"00000008 05 n 01 bat 0 001 @ 00000001 n 0000 | it flies\n")},
	"index.noun": {Data: []byte("animal n 1 0 1 0 00000001\nfood n 1 0 1 0 00000004\nhen n 2 1 @ 2 2 00000002 00000003\n" +
		"bat n 2 1 @ 2 2 00000008 00000005\nbiddy n 1 1 @ 1 0 00000002\n")},
	"data.verb":   {Data: []byte("00000006 38 v 01 move 0 000 00 | go\n00000007 38 v 01 hen 0 001 @ 00000006 v 0000 00 | walk about\n")},
	"index.verb":  {Data: []byte("move v 1 0 1 0 00000006\nhen v 1 1 @ 1 0 00000007\n")},
	"noun.exc":    {Data: []byte("henna hen\nbats bat\n")},
	"verb.exc":    {Data: []byte("went move\n")},
	"cntlist.rev": {Data: []byte("hen%1:05:00:: 1 9\nhen%1:13:00:: 2 3\nhen%2:38:00:: 1 1\nbat%1:05:00:: 1 8\nbat%1:06:00:: 2 1\n")},
}

func TestBuild(t *testing.T) {
	const lists = "Animal roots animal.n.1\nFood roots noun.food\nTool roots bat.n.2\nMove roots move.v.1\n"
	for _, c := range []struct{ name, lists, want string }{
		{"the second sense where it is frequent, the verb where it is not rare", "",
			"= hen henna; = move went; Animal Food: hen; Animal: animal bat; Food: food; Move: move; left out"},
		{"what a list says of a verb stands, nouns are added", "Sell words hen move\n",
			"= hen henna; = move went; Animal: animal bat; Food: food; Sell Animal Food: hen; Sell: move; left out"},
		{"never, stop", "Food never hen\nany stop bat\nTool words bat\nAnimal words hen\n",
			"= hen henna; = move went; Animal: animal hen; Food: food; Move: move; Tool: bat; left out"},
		{"a listed form has its own classes and those of its lemma", "Gain words went\n",
			"= hen henna; = move went; Animal Food: hen; Animal: animal bat; Food: food; Gain Move: went; Move: move; left out"},
		{"more than one token, a name", "Give words hand-over\nany names ann\n",
			"= hen henna; = move went; Animal Food: hen; Animal: animal bat; Food: food; Move: move; Person: ann; left out hand-over"},
	} {
		l, err := ReadLists(strings.NewReader(lists + c.lists))
		if err != nil {
			t.Fatal(err)
		}
		w, err := ReadWordNet(small)
		if err != nil {
			t.Fatal(err)
		}
		common := map[string]bool{"hen": true, "bat": true, "animal": true, "food": true, "move": true} // no biddy
		table, err := Build(Source{Lists: l, WordNet: w, Common: common, Words: 10})
		if err != nil {
			t.Fatal(err)
		}
		if got := show(table); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

func show(table *Table) string {
	var parts []string
	for set, words := range table.Words {
		slices.Sort(words)
		parts = append(parts, set.String()+": "+strings.Join(words, " "))
	}
	for lemma, forms := range table.Forms {
		parts = append(parts, "= "+lemma+" "+strings.Join(forms, " "))
	}
	slices.Sort(parts)
	return strings.TrimSuffix(strings.Join(append(parts, "left out "+strings.Join(table.LeftOut, " ")), "; "), " ")
}

func TestBadWordNet(t *testing.T) {
	for _, c := range []struct{ file, text, want string }{
		{"index.noun", "hen n two 0 1 0 00000002", `wordnet: index.noun, line 1: "two" is no number of senses`},
		{"data.noun", "00000001 99 n 01 animal 0 000 | what lives", "wordnet: data.noun, line 1: not the head of a synset"},
		{"data.verb", "00000007 38 v 01 hen 0 009 @ 00000006 v 0000", `wordnet: data.verb, line 1: "009" is no number of pointers`},
		{"cntlist.rev", "hen 1 9", "wordnet: cntlist.rev, line 1: not a count"},
		{"verb.exc", "went", "wordnet: verb.exc, line 1: 1 fields"},
	} {
		files := fstest.MapFS{}
		for name, file := range small {
			files[name] = file
		}
		files[c.file] = &fstest.MapFile{Data: []byte(c.text)}
		if _, err := ReadWordNet(files); fmt.Sprint(err) != c.want {
			t.Errorf("%s: %v, want %s", c.file, err, c.want)
		}
	}
	l, err := ReadLists(strings.NewReader("Food roots pudding.n.1"))
	if err != nil {
		t.Fatal(err)
	}
	w, err := ReadWordNet(small)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Build(Source{Lists: l, WordNet: w}); fmt.Sprint(err) != `wordnet: there is no synset "pudding.n.1"` {
		t.Errorf("an unknown root: %v", err)
	}
}

// TestShippedTable: the table that is shipped was made of the lists as they are now.
func TestShippedTable(t *testing.T) {
	l, err := ReadLists(strings.NewReader(Handwritten))
	if err != nil {
		t.Fatal(err)
	}
	for word, set := range l.Words {
		if !isToken(word) {
			t.Errorf("%q of the lists is more than one token: it can never be met", word)
		} else if got := lexicon.Classes(word); got&set != set {
			t.Errorf("%q is %v, but %v in the lists: run make lexicon", word, got, set)
		}
	}
}
