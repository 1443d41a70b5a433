package main

import (
	"fmt"
	"go/parser"
	"go/token"
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

// TestCommentsAreReadable: so do the comments of Go. Only those count that have a line of their
// own: what stands behind a statement belongs to it.
func TestCommentsAreReadable(t *testing.T) {
	all := readProse(t)
	read := 0
	for _, p := range all {
		if filepath.Ext(p.file) != ".go" {
			continue
		}
		source, err := os.ReadFile(filepath.Join("..", filepath.FromSlash(p.file)))
		if err != nil {
			t.Fatal(err)
		}
		read++
		for _, n := range longComments(t, string(source)) {
			t.Errorf("%s:%d is longer than %d characters", p.file, n, longestLine)
		}
	}
	if read < 100 {
		t.Errorf("only %d files were read", read)
	}
}

// longComments are the numbers of the lines of comments that are too long. Orders to the compiler
// cannot be broken, and a single name neither.
func longComments(t *testing.T, source string) (numbers []int) {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(source, "\n")
	for _, group := range file.Comments {
		for _, c := range group.List {
			n := files.Position(c.Pos()).Line
			line := lines[n-1]
			alone := strings.HasPrefix(strings.TrimSpace(line), "// ") || strings.HasPrefix(strings.TrimSpace(line), "//\t")
			if alone && utf8.RuneCountInString(line) > longestLine && len(strings.Fields(line)) > 2 {
				numbers = append(numbers, n)
			}
		}
	}
	return numbers
}

func TestLongComments(t *testing.T) {
	long := strings.Repeat("word ", 21)
	name := strings.Repeat("x", 120)
	source := "// " + long + "\npackage p\n\n// short\n\t// " + long + "\nvar a = `\n// " + long + "`\n\nvar b = 1 // " + long +
		"\n\n//go:embed " + long + "\n// " + name + "\nvar c string\n"
	if got := fmt.Sprint(longComments(t, source)); got != "[1 5]" {
		t.Errorf("the long comments are in the lines %s, want [1 5]", got)
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
