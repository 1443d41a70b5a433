package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// longestLine is how long a line of prose may be; a screen beside the code shows that much.
const longestLine = 100

// TestProseIsReadable: lines of the documentation fit beside the code. Tables and code are as wide
// as they are, and a line that is one long name cannot be broken.
func TestProseIsReadable(t *testing.T) {
	pages, err := filepath.Glob("../docs/*.md")
	if err != nil || len(pages) < 10 {
		t.Fatalf("%d pages (%v)", len(pages), err)
	}
	for _, page := range append(pages, "../README.md", "../SECURITY.md", "../model_weights/MODEL_CARD.md", "../train/data/practice/README.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range longLines(string(text)) {
			t.Errorf("%s:%d is longer than %d characters", page, n, longestLine)
		}
	}
}

// longLines are the numbers of the lines of prose that are too long.
func longLines(page string) (numbers []int) {
	code := false
	for i, line := range strings.Split(page, "\n") {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			code = !code
		}
		indented := strings.HasPrefix(line, "    ")
		if code || indented || strings.HasPrefix(line, "|") || strings.HasPrefix(line, "<") || strings.HasPrefix(line, "![") {
			continue
		}
		if utf8.RuneCountInString(line) > longestLine && len(strings.Fields(strings.TrimLeft(line, "-*0123456789. "))) > 1 {
			numbers = append(numbers, i+1)
		}
	}
	return numbers
}

func TestLongLines(t *testing.T) {
	long := strings.Repeat("word ", 21)
	page := "# Title\n\nshort\n" + long + "\n| " + long + " |\n```\n" + long + "\n```\n    " + long + "\n- " + long + "\n" + strings.Repeat("x", 200)
	if got := longLines(page); len(got) != 2 || got[0] != 4 || got[1] != 10 {
		t.Errorf("the long lines are %v, want [4 10]", got)
	}
}
