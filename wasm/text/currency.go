package text

import (
	"strings"
	"unicode"
)

// currencies are signs and codes of money, as they stand before a number or
// behind it: $5, Rs. 40, 200 KSh. Letters alone stand before digits only, in
// capitals: R350; see lettersOfMoney.
var currencies = func() map[string]Unit {
	m := map[string]Unit{"$": Dollar, "£": Pound, "€": Euro, "¢": Cent, "¥": Yen, "￥": Yen}
	for unit, names := range map[Unit]string{
		Dollar: "usd aud cad nzd hkd sgd us$ a$", Pound: "gbp", Euro: "eur", Rand: "zar", Rupee: "₹", RupeeWord: "rs rs. inr pkr lkr npr",
		Naira: "₦ ngn", Peso: "₱ php mxn", Cedi: "₵ ghs gh₵ gh¢", Shilling: "ksh ksh. kshs kes tsh tzs ush ugx sh",
		Ringgit: "rm myr", Yen: "jpy cny", Won: "₩ krw", Rouble: "₽ rub", Lira: "₺", Baht: "฿ thb", Dong: "₫ vnd",
		Shekel: "₪ ils", Franc: "chf", Krone: "kr sek nok dkk", Zloty: "zł pln", Real: "brl", Dirham: "aed",
	} {
		for name := range strings.FieldsSeq(names) {
			m[name] = unit
		}
	}
	return m
}()

// lettersOfMoney are the capitals that stand for money right before digits:
// R350, N500, P2,400 (pesos and pula), K95 (kwacha and kina). They are cut off by the scanner.
var lettersOfMoney = map[string]Unit{"R": Rand, "N": Naira, "P": LetterP, "K": LetterK}

// dollarsOf are letters before a dollar sign that belong to it: US$3.20, A$12, GH₵5.
var dollarsOf = set("us a au nz c ca hk s r j tt gh")

// currencyOf is the unit of a token that stands for money, or NoUnit.
func currencyOf(t *Token) Unit {
	switch t.Kind {
	case Symbol:
		if u := currencies[t.Norm]; u != NoUnit {
			return u
		}
		if r := firstRune(t.Norm); r >= 0x80 && unicode.Is(unicode.Sc, r) {
			return OtherMoney
		}
	case Word:
		if len(t.Norm) > 5 {
			return NoUnit
		}
		if len(t.Text) == 1 {
			return lettersOfMoney[t.Text]
		}
		return currencies[t.Norm]
	}
	return NoUnit
}

// IsCurrency says whether a token is a sign or a code of money.
func IsCurrency(t *Token) bool { return currencyOf(t) != NoUnit }

func isCurrency(r rune) bool {
	if r < 0x80 {
		return r == '$'
	}
	return unicode.Is(unicode.Sc, r)
}

// coins are the words before which R5 is money.
var coins = set("coin coins note notes bill bills stamp stamps piece pieces ticket tickets")

// beforePrice are the words behind which R5 is money.
var beforePrice = set("cost costs for pays paid pay spends spent spend has have had is was are of at earns earned each gives gave gets got saved saves about only than = to from by charges another extra remaining")

// pays are the words behind which P95 is money.
var pays = set("cost costs fee rent tax price priced gets get got gives gave than only about for pays paid pay spends spent spend earns earned charges charged saves saved lends lent borrows borrowed")

// ofRates are the words that say of what a price is: "room R900 a night" names no room.
var ofRates = set("a an per each every")

// isLetterOfMoney says whether the letter at the scanner's place stands for
// money, with the digits of an amount at i: R350, R2.50, N1,050; but not R2D2
// or the R5 of a room.
func (s *scanner) isLetterOfMoney(i int) bool {
	letter := s.source[s.pos:i]
	if lettersOfMoney[letter] == NoUnit || !isDigit(s.runeAt(i)) {
		return false
	}
	end := s.runEnd(i, func(r rune) bool { return isDigit(r) || r == ',' || r == '.' })
	amount := strings.TrimRight(s.source[i:end], ".,")
	after := i + len(amount)
	if n := len(s.tokens); n > 0 && (labels[s.last().Norm] || s.last().Norm == "number") && !ofRates[s.peekWord(skipBlanks(s.source, after))] {
		return false
	}
	scale := s.peekWord(after)
	if isLetter(s.runeAt(after)) && moneyScales[scale] == 0 {
		return false
	}
	switch {
	case !s.cased && len(amount) < 2:
		return false
	case letter != "R" && len(amount) < 3: // N5 and P12 are names where nothing is paid, N500 is money
		return letter != "N" && len(amount) == 2 && len(s.tokens) > 0 && pays[s.last().Norm]
	case len(amount) == 1 && moneyScales[scale] == 0 && s.group(after, ' ', 3) == 0 && !coins[s.peekWord(skipBlanks(s.source, after))]: // the robot R7
		return len(s.tokens) > 0 && beforePrice[s.last().Norm]
	}
	return true
}
