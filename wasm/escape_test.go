package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// escapesXML is the one file that replaces marks by itself: what it writes is XML, which has one
// mark more than HTML. Everything else asks html.EscapeString.
const escapesXML = "wasm/export/quiz.go"

// TestOneWayToEscape: nobody writes a second helper that takes marks out of a text.
func TestOneWayToEscape(t *testing.T) {
	read := 0
	for _, folder := range []string{"frontend", "wasm", "server", "cmd"} {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && slices.Contains(made, entry.Name()) {
				return filepath.SkipDir
			}
			if filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "_gen.go") {
				return nil
			}
			read++
			file := filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator)))
			if found := escapesIn(t, name, nil); found != "" && file != escapesXML {
				t.Errorf("%s has %s: take marks out with html.EscapeString", file, found)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if read < 100 {
		t.Errorf("only %d files were read", read)
	}
	for _, own := range []string{`var r = strings.NewReplacer("<", "&lt;")`, "var r = strings.ReplaceAll(s, `&`, `&amp;`)", `var r = template.HTMLEscapeString(s)`} {
		if escapesIn(t, "own.go", "package own\n"+own) == "" {
			t.Errorf("%s is not found", own)
		}
	}
}

// escapesIn is the first thing of a file that takes marks out of a text: a string with such a
// mark's name, or a function of package template.
func escapesIn(t *testing.T, name string, source any) (found string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), name, source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if strings.Contains(n.Value, "&lt;") || strings.Contains(n.Value, "&amp;") {
				found = n.Value
			}
		case *ast.SelectorExpr:
			if strings.HasPrefix(n.Sel.Name, "HTMLEscape") {
				found = n.Sel.Name
			}
		}
		return found == ""
	})
	return found
}
