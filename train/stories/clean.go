package stories

import (
	"fmt"
	"regexp"
	"strings"

	"mwpranker/wasm/lang"
)

// What a clean text does not have. Each pattern is named by what a proof-reader would say.
var unclean = []struct {
	why     string
	pattern *regexp.Regexp
}{
	{"two spaces", regexp.MustCompile(`\s\s`)},
	{"a space before a mark", regexp.MustCompile(`\s[,.;:?!]`)},
	{"no space behind a mark", regexp.MustCompile(`[a-z][,;?!][A-Za-z]|[a-z]\.[A-Z]`)},
	{"a mark twice", regexp.MustCompile(`[,;:]\s*[,.;:?!]|\.\.|\?\?`)},
	{"a bracket of the grammar", regexp.MustCompile(`[{}|\[\]]|=>`)},
	{"a sentence starts small", regexp.MustCompile(`(?:[a-z0-9]{2}[.]|[?!]) [a-z]`)},
	{"one with a plural", regexp.MustCompile(`(?i)(?:^|[^-\w])(?:1|one) (?:people|children|[a-z]{2,}[^su\W]s)\b (?:are|were|have)\b`)},
	{"a plural verb after one", regexp.MustCompile(`(?:^|[.?!] )(?:He|She|It) (?:have|are|were|do)\b`)},
	{"they with a singular verb", regexp.MustCompile(`\b(?:they|we) (?:has|is|was|does)\b`)},
	{"an article before a number", regexp.MustCompile(`\b(?:a|an) (?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\S* [a-z]+s\b (?:are|were|of)`)},
	{"$ beside the word dollars", regexp.MustCompile(`[$£€][\d.,]+ (?:dollars|pounds|euros)`)},
	{"a sum of money with one place", regexp.MustCompile(`[$£€]\d+\.\d\b`)},
}

var article = regexp.MustCompile(`\b([Aa]n?) ([A-Za-z0-9][A-Za-z0-9-]*)`)
var wordPattern = regexp.MustCompile(`\pL+(?:'[a-z]+)?`)

// mayDouble are words that may stand twice in a row.
var mayDouble = map[string]bool{"had": true, "that": true}

// Unclean says what a proof-reader would mark in the text, or "".
func Unclean(s string) string {
	for _, u := range unclean {
		if found := u.pattern.FindString(s); found != "" {
			return fmt.Sprintf("%s: %q", u.why, found)
		}
	}
	if end := strings.TrimRight(s, "\"”)"); !strings.HasSuffix(end, ".") && !strings.HasSuffix(end, "?") && !strings.HasSuffix(end, "!") {
		return "no mark at the end"
	}
	if s[0] >= 'a' && s[0] <= 'z' {
		return "the text starts small"
	}
	for _, m := range article.FindAllStringSubmatch(s, -1) {
		if m[1] == "A" && len(m[2]) == 1 || strings.EqualFold(m[2], "m") || strings.EqualFold(m[2], "p") {
			continue
		}
		if want := lang.Article(m[2]); !strings.EqualFold(want, m[1]) {
			return fmt.Sprintf("the article of %q", m[0])
		}
	}
	previous, end := "", 0
	for _, at := range wordPattern.FindAllStringIndex(s, -1) {
		w := strings.ToLower(s[at[0]:at[1]])
		if w == previous && s[end:at[0]] == " " && !mayDouble[w] && !strings.HasSuffix(s[:end-len(w)], "-") {
			return fmt.Sprintf("%q twice in a row", w)
		}
		previous, end = w, at[1]
	}
	return ""
}
