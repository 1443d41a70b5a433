package corpus

import (
	"fmt"
	"testing"

	"mwpranker/wasm/text"
	"mwpranker/wasm/worth"
)

// What an equation is over a text: the tree, what it is worth, and, where the
// text has numbers more than before, how many.
var bindTests = []struct{ name, text, equation, want string }{
	{"plain numbers", "A ferry carries 18 cars and 25 vans on each of 3 trips.", "(18 + 25) * 3", "(n0 + n1) * n2 = 129"},
	{"parts in the smaller unit", "A film takes 2 h 30 min, of which 45 minutes are over.", "2 * 60 + 30 - 45", "n0 - n1 = 105"},
	{"parts in brackets", "A film takes 2 h 30 min, of which 45 minutes are over.", "(60 * 2 + 30) - 45", "n0 - n1 = 105"},
	{"parts behind something else", "A film takes 2 h 30 min, of which 45 minutes are over.", "45 + 2 * 60 + 30", "n1 + n0 = 195"},
	{"parts that are taken away", "Of 300 minutes, a film takes 2 h 30 min.", "300 - 2 * 60 - 30", "n0 - n1 = 150"},
	{"parts that are taken away in brackets", "Of 300 minutes, a film takes 2 h 30 min.", "300 - (2 * 60 + 30)", "n0 - n1 = 150"},
	{"parts in the larger unit", "She cycles 45 km in 2 h 30 min.", "45 / (2 + 30 / 60)", "n0 / (n1 / 60) = 18"},
	{"the larger unit as a decimal", "She cycles 45 km in 2 h 30 min.", "45 / 2.5", "n0 / (n1 / 60) = 18"},
	{"the value itself", "She cycles 45 km in 2 h 30 min.", "45 / 150", "n0 / n1 = 0.3"},
	{"money in pounds", "A book costs £4 and 20p. How much are 3 books?", "3 * 4.20", "n1 * n0 = 12.6"},
	{"money in parts", "A book costs £4 and 20p. How much are 3 books?", "3 * (4 + 20 / 100)", "n1 * n0 = 12.6"},
	{"money in pence", "A book costs £4 and 20p. How many pence are 3 books?", "3 * (4 * 100 + 20)", "n1 * (n0 * 100) = 1260"},
	{"three parts", "He ran 1 h 2 min 3 s and then 57 seconds more.", "1 * 3600 + 2 * 60 + 3 + 57", "n0 + n1 = 3780"},
	{"feet and inches", "Wyatt is 5 feet 2 inches tall, and Josie 9 inches shorter.", "5 * 12 + 2 - 9", "n0 - n1 = 53"},
	{"two amounts of the same size", "Each of the 2 films takes 2 h 30 min.", "2 * (2 * 60 + 30)", "n0 * n1 = 300"},
	{"two amounts", "One film takes 1 h 20 min, the other 2 h 10 min.", "2 * 60 + 10 - (1 * 60 + 20)", "n2 - n1 = 50"},
	{"parts by themselves", "A film takes 2 h 30 min, of which 45 minutes are over.", "2 * 60 + 30", "n0 * 60 + n1 = 150, 3 numbers"},
	{"one part alone", "It takes 2 hours and 35 minutes, 3 times.", "35 * 3", "n1 * n2 = 105, 3 numbers"},

	{"a clock time", "A film starts at 18:45 and lasts 110 minutes.", "18:45 + 110", "n0 + n1 = 20:35"},
	{"clock times", "The train leaves at 10:30 and arrives at 2:15. How long does it take?", "14:15 - 10:30", "n1 - n0 = 3 h 45 min"},
	{"clock times in minutes", "The train leaves at 10:30 and arrives at 14:15. How long does it take?", "(14 * 60 + 15) - (10 * 60 + 30)", "n1 - n0 = 3 h 45 min"},
	{"hours", "The shop is open from 9 a.m. to 5 p.m. How long?", "17 - 9", "n1 - n0 = 8 h"},
	{"hours of the dial", "It rained from 2 p.m. to 5 p.m. How long?", "5 - 2", "n1 - n0 = 3 h"},
	{"hours beside the same number", "Lit at 6 p.m. it was 9 cm long; at 9 p.m. how long had it burnt?", "9 - 6", "n2 - n0 = 3 h"},
	{"hours times a price", "From 2 pm to 7 pm she earns $9 an hour.", "(7 - 2) * 9", "(n1 - n0) * n2 = 45"},
	{"hours times a price, from minutes", "From 2 pm to 7 pm she earns $9 an hour.", "(19:00 - 14:00) / 60 * 9", "(n1 - n0) / 60 * n2 = 45"},
	{"noon", "It rained from 9:00 a.m. to noon. How long?", "12:00 - 9:00", "n1 - n0 = 3 h"},
	{"noon that is no quantity", "At noon it was 5 degrees. At 3 p.m. it was 8 degrees.", "15:00 - 12:00", "n2 - n0 = 3 h, 4 numbers"},
	{"years", "Built in 1903, it burnt down in 2011. How old was it?", "2011 - 1903", "n1 - n0 = 108"},

	{"a name", "In Room 37 there are 5 chairs.", "37 + 5", "n0 + n1 = 42, 2 numbers"},
	{"a single year", "She was born in 1998 and has 2 cats.", "1998 + 15", "15 is neither a number of the text nor a known constant"},
	{"a place in a row", "On the 13th day it rained 5 times.", "13 * 5", "n0 * n1 = 65, 2 numbers"},
	{"a foreign number", "In Room 37 there are 5 chairs.", "38 + 5", "38 is neither a number of the text nor a known constant"},
	{"letters", "A film takes 2 h 30 min, of which 45 minutes are over.", "a - b", "n0 - n1 = 105"},
}

func TestBind(t *testing.T) {
	for _, test := range bindTests {
		t.Run(test.name, func(t *testing.T) {
			document, err := text.Read(test.text)
			if err != nil {
				t.Fatal(err)
			}
			if got := bound(document, test.equation); got != test.want {
				t.Errorf("%s\n%s\n got: %s\nwant: %s", test.text, test.equation, got, test.want)
			}
		})
	}
}

func bound(document *text.Document, equation string) string {
	tree, over, err := Bind(equation, document)
	if err != nil {
		return err.Error()
	}
	value, err := worth.Of(tree, over.Quantities)
	if err != nil {
		return err.Error()
	}
	got := tree.String() + " = " + value.String()
	if n := len(over.Quantities); n != len(document.Quantities) {
		got += fmt.Sprintf(", %d numbers", n)
	}
	return got
}
