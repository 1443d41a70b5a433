package text

import "strings"

// Text that is code or markup is no problem, and its numbers are no quantities:
// alert(1), <b>5</b>, for (i = 0; i < 10; i++) {.

// isCode says whether a text is code or markup. The marks of code count against
// the words of plain language; a problem that has a bracket or an equation in it
// has many more words.
func isCode(s *scanner) bool {
	if !strings.ContainsAny(s.source, "({<;=") {
		return false
	}
	marks, words := 0, 0
	for i := range s.tokens {
		t := &s.tokens[i]
		touches := i > 0 && s.tokens[i-1].End == t.Start
		switch {
		case t.Kind == Word && !s.isIdentifier(i):
			words++
		case t.Norm == "(" && touches && s.tokens[i-1].Kind == Word && !mathWords[s.tokens[i-1].Norm]:
			marks += 2 // a call
		case t.Norm == "{" || t.Norm == "}" || t.Norm == "==" || t.Norm == "</" || t.Norm == "++" || t.Norm == "&&" || t.Norm == "||":
			marks++
		case t.Norm == "<" && i+1 < len(s.tokens) && s.tokens[i+1].Start == t.End && (s.tokens[i+1].Kind == Word || s.tokens[i+1].Norm == "/" || s.tokens[i+1].Norm == "!"):
			marks += 2 // a tag
		case t.Norm == ";" && (i+1 == len(s.tokens) || lineEnds(s.source[t.End:s.tokens[i+1].Start]) > 0):
			marks++ // the end of a statement
		}
	}
	return marks >= 2 && words <= marks+1
}

// isIdentifier says whether a word stands as one in code: right before a
// bracket, a dot or an equals sign, behind a dot, or within a tag.
func (s *scanner) isIdentifier(i int) bool {
	t := &s.tokens[i]
	switch c := s.byteAt(t.End); c {
	case '(', '=', '>', '_', '/', '[', '"':
		return true
	case '.':
		if isLetter(s.runeAt(t.End + 1)) {
			return true
		}
	}
	switch c := s.byteAt(t.Start - 1); c {
	case '.', '<', '/', '_', '"', '\'', '$':
		return t.Start > 0
	}
	return codeWords[t.Norm] || len(t.Norm) == 1
}

var (
	mathWords = set("gcd lcm hcf gcf max min roundup whole remainder ceil floor ceiling quotient mod sqrt f g h x y") // what problems write as calls
	codeWords = set("var let const function return for while if else int float double print console def import class public static void select from where null true false script div span input href src")
)
