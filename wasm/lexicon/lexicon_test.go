package lexicon

import (
	"bytes"
	"math/bits"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"mwpranker/wasm/budget"
)

// words says what is expected of a form: its lemma, and classes that it has to have.
var words = []struct{ form, want string }{
	// Verbs, by what happens to the amount.
	{"received", "receive Gain"}, {"found", "find Gain"}, {"picks", "pick Gain"}, {"hatched", "hatch Gain"},
	{"lost", "lose Lose"}, {"spilled", "spill Lose"}, {"wilted", "wilt Lose"},
	{"gave", "give Give"}, {"donates", "donate Give"}, {"lent", "lend Give"}, {"mailed", "mail Give"},
	{"borrowed", "borrow Take"}, {"stole", "steal Take"},
	{"bought", "buy Buy"}, {"purchasing", "purchase Buy"}, {"sold", "sell Sell"},
	{"paid", "pay Pay"}, {"spent", "spend Pay"}, {"owes", "owe Pay"}, {"costs", "cost Cost"}, {"earns", "earn Earn"},
	{"ate", "eat Use"}, {"drank", "drink Use"}, {"burnt", "burn Use"},
	{"baking", "bake Make"}, {"knitted", "knit Make"}, {"drew", "draw Make"},
	{"drove", "drive Move"}, {"hopping", "hop Move"}, {"flew", "fly Move"}, {"arrived", "arrive Arrive"}, {"quit", "quit Leave"},
	{"planted", "plant Put"}, {"erased", "erase Remove"}, {"divides", "divide Share"}, {"combining", "combine Join"},
	{"doubled", "double Rise"}, {"shrank", "shrink Fall"}, {"outnumber", "outnumber Compare"}, {"contains", "contain Have"},
	{"stored", "store Save"}, {"hoping", "hope Need"}, {"left", "leave Leave Remain"}, {"weighing", "weigh Count"},
	{"began", "begin Phase"}, {"practised", "practise Do"}, {"said", "say Say"},
	// Nouns.
	{"children", "child Person Child"}, {"cousins", "cousin Person Family"}, {"bakers", "baker Person Profession"},
	{"james", "james Person"}, {"priya", "priya Person"}, {"crowd", "crowd People"},
	{"geese", "goose Animal"}, {"wolves", "wolf Animal"}, {"puppies", "puppy Animal"}, {"cupcakes", "cupcake Food"},
	{"tomatoes", "tomato Food"}, {"lemonade", "lemonade Drink"}, {"tulips", "tulip Plant"}, {"leaves", "leaf Plant"},
	{"boxes", "box Put Container Group"}, {"shelves", "shelf Container"}, {"scarves", "scarf Clothing"}, {"screws", "screw Tool"},
	{"lorries", "lorry Vehicle"}, {"kayak", "kayak Vehicle"}, {"marbles", "marble Toy"}, {"magazines", "magazine Paper"},
	{"libraries", "library Building"}, {"islands", "island Place"}, {"teeth", "tooth Body"}, {"football", "football Sport"},
	{"homework", "homework School"}, {"pennies", "penny Money"}, {"weeks", "week Time"}, {"thursday", "thursday Calendar"},
	{"metres", "metre Length"}, {"kg", "kg Weight"}, {"gallons", "gallon Volume"}, {"dozens", "dozen Group"}, {"halves", "half Part"},
	{"taller", "tall Shape More"}, {"cheapest", "cheap Less"}, {"turquoise", "turquoise Colour"}, {"wooden", "wooden Material"},
	{"altogether", "altogether Total"}, {"apiece", "apiece Each"},
	// What must have none, and what nobody knows.
	{"can", "can -"}, {"the", "the -"}, {"may", "may -"}, {"zorbles", "zorble -"}, {"frondices", "frondice -"}, {"", " -"}, {"48", "48 -"},
}

func TestWords(t *testing.T) {
	for _, w := range words {
		lemma, names, _ := strings.Cut(w.want, " ")
		if got := Lemma(w.form); got != lemma {
			t.Errorf("Lemma(%q) = %q, want %q", w.form, got, lemma)
		}
		got := Classes(w.form)
		if names == "-" && got != 0 {
			t.Errorf("Classes(%q) = %v, want none", w.form, got)
		}
		for name := range strings.FieldsSeq(strings.TrimPrefix(names, "-")) {
			if c, ok := ClassOf(name); !ok || !got.Has(c) {
				t.Errorf("Classes(%q) = %v, want %s in it", w.form, got, name)
			}
		}
	}
}

// TestNotWords: what a word is not. Classes that come too easily say nothing.
func TestNotWords(t *testing.T) {
	for _, c := range []struct {
		form string
		not  Class
	}{
		{"car", Container}, {"bread", Material}, {"dog", Person}, {"gave", Gain}, {"lost", Gain}, {"bought", Sell}, {"pounds", Move},
		{"wings", Move}, {"more", Less}, {"walk", Use}, {"leave", Give}, {"water", Animal}, {"minutes", Money}, {"eggs", Person},
	} {
		if got := Classes(c.form); got.Has(c.not) {
			t.Errorf("Classes(%q) = %v, which should not hold %v", c.form, got, c.not)
		}
	}
}

func TestSet(t *testing.T) {
	for _, c := range []struct {
		set  Set
		want string
	}{
		{0, "-"},
		{SetOf(Each), "Each"},
		{SetOf(Group, Container, Put), "Put Container Group"},
	} {
		if got := c.set.String(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if len(classNames) != NumClasses || NumClasses > 64 {
		t.Errorf("%d classes, %d names", NumClasses, len(classNames))
	}
	if got := Class(NumClasses).String(); got != "?" {
		t.Errorf("a class too many is called %q", got)
	}
}

// TestTable holds the embedded table to be whole: every line is understood, no class is empty,
// every lemma is a word.
func TestTable(t *testing.T) {
	var used Set
	for _, e := range table().entries {
		if len(e.form) > longest {
			t.Errorf("%q is longer than %d", e.form, longest)
		}
		if table().get(e.lemma) == nil {
			t.Errorf("the lemma of %q is %q, which is not in the table", e.form, e.lemma)
		}
		used |= e.classes
	}
	if bits.OnesCount64(uint64(used)) != NumClasses {
		t.Errorf("only these classes are in use: %v", used)
	}
	words, forms := make(map[Set][]string), make(map[string][]string)
	for _, e := range table().entries {
		if e.lemma == e.form || e.classes != 0 {
			words[e.classes] = append(words[e.classes], e.form)
		}
		if e.lemma != e.form {
			forms[e.lemma] = append(forms[e.lemma], e.form)
		}
	}
	if Encode(words, forms) != source {
		t.Error("the table, written again, is not what it was: a line of it was not understood")
	}
}

func TestForeignTable(t *testing.T) {
	for _, c := range []string{"", "another format 7\nGain: get\n=\n", version, version + "\nNoSuchClass\n=\n \n\n"} {
		if got := decode(c).entries; len(got) != 0 {
			t.Errorf("decode(%q) gives %v", c, got)
		}
	}
}

func TestAllocates(t *testing.T) {
	n := testing.AllocsPerRun(10, func() {
		for _, w := range words {
			Lemma(w.form)
			Classes(w.form)
		}
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}

// FuzzLookup: any token has a lemma that is no longer than it by more than an e or what the table
// says, and classes do not depend on whether the form or its lemma is asked when the form has none
// of its own.
func FuzzLookup(f *testing.F) {
	for _, w := range words {
		f.Add(w.form)
	}
	f.Add("ing")
	f.Add("ed")
	f.Add("ies")
	f.Add(strings.Repeat("s", 100))
	f.Fuzz(func(t *testing.T, norm string) {
		defer budget.Watch(t, len(norm), budget.Limit{Time: 100 * time.Millisecond, EachTime: 10 * time.Microsecond, Bytes: 4 << 20, Each: 1000})()
		lemma := Lemma(norm)
		known := table().get(lemma) != nil
		if !known && !strings.HasPrefix(norm, lemma) {
			t.Errorf("Lemma(%q) = %q, which is neither in the table nor the beginning of the word", norm, lemma)
		}
		if e := table().get(norm); e == nil || e.classes == 0 {
			if got, want := Classes(norm), Classes(lemma); known && got&want != want {
				t.Errorf("Classes(%q) = %v, of its lemma %q %v", norm, got, lemma, want)
			}
		}
	})
}

func BenchmarkDecode(b *testing.B) {
	for b.Loop() {
		decode(source)
	}
}

func BenchmarkLookup(b *testing.B) {
	for b.Loop() {
		for _, w := range words {
			Lemma(w.form)
			Classes(w.form)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(words)*2), "ns/lookup")
}

// TestSize: the table is part of what the page loads.
func TestSize(t *testing.T) {
	var packed bytes.Buffer
	w := brotli.NewWriterLevel(&packed, brotli.BestCompression)
	if _, err := w.Write([]byte(source)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if n := packed.Len(); n > 45_000 {
		t.Errorf("the table takes %d bytes as brotli, over its budget", n)
	}
}
