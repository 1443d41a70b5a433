package nature

import "strings"

func set(lists ...string) map[string]bool {
	words := map[string]bool{}
	for _, list := range lists {
		for _, word := range strings.Fields(list) {
			words[word] = true
		}
	}
	return words
}

// english are small words that every English text is full of.
var english = set(
	"a an the this that these those some any each every all both no one ones other others another",
	"i you he she it we they me him her us them my your his its our their mine who whom whose which what",
	"and or but if then than so as because while when where how why not also only just still yet",
	"of in on at to from by for with without into onto out off up down over under about after before",
	"between among during per through until till since ago away back again along around across",
	"is are was were be been being am has have had having do does did done will would can could shall",
	"should may might must get gets got make makes made there here many much more most fewer less few",
	"little lot lots enough same now first next last how's there's it's don't doesn't didn't let")

// asking are words with which a text asks for something, also without a question mark: teachers
// type "12 rows of 8 seats, seats in all".
var asking = set(
	"how what what's whats which why wich wat hw",
	"find calculate compute determine evaluate solve simplify estimate express convert change turn",
	"write state give tell show name work figure say explain decide list describe compare check round",
	"total altogether sum difference product quotient average mean median ratio share cost price",
	"left remaining remain remains leftover needed need pay owe answer result equal equals many much",
	"count please split combine number guess fill complete identify wanted undo add subtract multiply divide double halve increase decrease reduce raise take minus plus times")

// telling are words that ask for something to be told.
var telling = set("why who whose whom where when describe explain")

// names are what a question with "what" or "which" may ask for that is no number.
var names = set("colour color name word animal country city language planet season sport song book",
	"food fruit instrument capital adjective verb noun sentence letter character title")

// inLists are the small words that a list may have.
var inLists = set("of and for x off")

// calculable are words with which a question may ask for a number.
var calculable = set(
	"how when find calculate compute determine evaluate solve estimate express",
	"convert work figure many much more less fewer most least longer shorter cheaper better faster",
	"slower older younger heavier lighter farther further nearer first last wins won earns saves pays",
	"larger smaller bigger greater taller higher lower total altogether left enough difference")

// following are words by which a sentence leans on what stands before it.
var following = set(
	"he she it they him her them his hers its their theirs this that these those then now later also",
	"another other others rest remaining left after again same both too instead if suppose each")

// others are small words of other languages that no English text has: none is an English word, a
// common name or a unit, and none has a single letter.
var others = map[string]map[string]bool{
	"Afrikaans":  set("hulle elkeen nie hoeveel baie koop altesaam ek jy ons en vir het"),
	"Danish":     set("og hvor mange jeg ikke det som hun fik køber koster tilbage ialt har af"),
	"Dutch":      set("het een hoeveel zijn heeft hebben en voor niet zij koopt geeft samen deze welke wordt"),
	"Filipino":   set("ang mga ng sa ilan ilang kay si bawat isa niya bumili binigyan natira lahat kung ay na magkano"),
	"French":     set("le les des une est et dans combien il elle ils elles avec pour sur chaque reste achète donne ses qui du au aux coûte"),
	"German":     set("der das und ein eine einen einem einer ist sind wie viele viel nicht mit auf für von zu dem kauft gibt kosten kostet jeder jedes insgesamt zusammen übrig bleiben noch"),
	"Indonesian": set("berapa yang dengan untuk setiap buah memiliki membeli memberikan jumlah sisa semua dari"),
	"Italian":    set("il lo gli una di che quanti quante quanto hanno con ogni sono della nel compra costa restano"),
	"Polish":     set("ile jest się mają każdy kupił razem zostało po oraz kosztuje na że"),
	"Portuguese": set("os uma um quantos quantas quanto tem têm com cada são ele ela comprou da dos das para custa sobraram"),
	"Spanish":    set("el los las una un es cuántos cuántas cuantos cuantas cuánto cuanto tiene tienen con cada compra cuesta quedan del por para"),
	"Swahili":    set("wana ngapi kila na wa kwa ni alinunua jumla bei vitabu watoto alitoa zilizobaki"),
	"Swedish":    set("och hur många inte som hon fick köper kostar kvar ett är på har det"),
	"Turkish":    set("ve kaç bir tane ne kadar için daha toplam aldı verdi kaldı elma"),
	"Zulu":       set("nga mangaki uneziyi ngamunye kanye unama sezizonke bangaki une"),
}
