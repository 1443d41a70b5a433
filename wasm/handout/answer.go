package handout

import (
	"encoding/base64"
	"hash/fnv"
	"math/big"
	"strings"
)

// An answer is compared by its key: the numbers in it, whatever stands around them, so that
// "$4.50", "4,5" and "9/2 dollars" are one. A link that may be checked does not hold the answer but
// a digest of the key: nobody reads it there by chance. It is no secret; who wants to can try all
// numbers.

// digestLength is the length of a digest: 36 bits.
const digestLength = 6

// maxAnswer is the longest answer that is looked at.
const maxAnswer = 200

// Digest is the digest of an answer to a problem; "" where the answer has no number.
func Digest(problem, answer string) string {
	key := Key(answer)
	if key == "" {
		return ""
	}
	hash := fnv.New64a()
	hash.Write([]byte(problem + "\x00" + key))
	return base64.RawURLEncoding.EncodeToString(hash.Sum(nil))[:digestLength]
}

// Right says whether an answer is the one that the sheet expects of a problem; known is false where
// it expects none, or the answer has no number.
func (s *Sheet) Right(item int, answer string) (right, known bool) {
	if item < 0 || item >= len(s.Items) || s.Items[item].Digest == "" {
		return false, false
	}
	digest := Digest(s.Items[item].Text, answer)
	return digest == s.Items[item].Digest, digest != ""
}

// Key is what of an answer is compared: its numbers, in order.
func Key(answer string) string {
	if len(answer) > maxAnswer {
		return ""
	}
	answer = strings.NewReplacer("−", "-", "½", " 1/2", "¼", " 1/4", "¾", " 3/4", "⅓", " 1/3", "⅔", " 2/3",
		"\u00a0", " ", "\u202f", " ").Replace(answer)
	var parts []string
	for i := 0; i < len(answer); {
		if !isDigit(answer[i]) && !(answer[i] == '.' && i+1 < len(answer) && isDigit(answer[i+1])) {
			i++
			continue
		}
		start := i
		for i < len(answer) && (isDigit(answer[i]) || isInside(answer, i)) {
			i++
		}
		minus := start > 0 && answer[start-1] == '-' && (start == 1 || answer[start-2] == ' ')
		value, ok := number(answer[start:i])
		if !ok {
			return ""
		}
		if minus {
			value.Neg(value)
		}
		if mixed := len(parts) - 1; mixed >= 0 && isMixed(answer[:start], answer[start:i]) {
			if whole, ok := new(big.Rat).SetString(parts[mixed]); ok { // 2 1/2
				parts[mixed] = whole.Add(whole, value).RatString()
				continue
			}
		}
		parts = append(parts, value.RatString())
	}
	return strings.Join(parts, " ")
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// isInside says whether a sign stands between two digits of a number: a point, a comma, the stroke
// of a fraction.
func isInside(s string, i int) bool {
	return strings.IndexByte(".,/", s[i]) >= 0 && i+1 < len(s) && isDigit(s[i+1])
}

// isMixed says whether a fraction belongs to the whole number before it.
func isMixed(before, fraction string) bool {
	trimmed := strings.TrimRight(before, " ")
	return strings.Contains(fraction, "/") && trimmed != before && trimmed != "" &&
		isDigit(trimmed[len(trimmed)-1])
}

// number reads digits with commas, points and a stroke. A comma before just three digits groups
// them; another one is a decimal comma.
func number(s string) (*big.Rat, bool) {
	above, below, fraction := strings.Cut(s, "/")
	value, ok := decimal(above)
	if !ok || !fraction {
		return value, ok
	}
	by, ok := decimal(below)
	if !ok || by.Sign() == 0 {
		return nil, false
	}
	return value.Quo(value, by), true
}

func decimal(s string) (*big.Rat, bool) {
	if point := strings.IndexByte(s, '.'); point >= 0 && point < strings.IndexByte(s, ',') { // 1.250,5
		s = strings.ReplaceAll(strings.ReplaceAll(s, ".", ""), ",", ".")
	}
	if head, tail, ok := strings.Cut(s, ","); ok && strings.IndexByte(s, '.') < 0 && len(tail) != 3 &&
		strings.IndexByte(tail, ',') < 0 {
		s = head + "." + tail
	}
	s = strings.ReplaceAll(s, ",", "")
	if strings.Count(s, ".") > 1 || strings.Contains(s, "/") {
		return nil, false
	}
	return new(big.Rat).SetString(s)
}
