package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// What docs and comments name has to be there: relative links, make targets, and paths of the
// repository.

// made are folders that a build makes; what is in them need not be there.
var made = []string{"dist", "build", "site", "node_modules"}

// prose is the text of a file in which names count: all of a page, the comments of Go.
type prose struct{ file, text string }

// readProse reads every page and the comments of every Go file of the repository.
func readProse(t *testing.T) (all []prose) {
	t.Helper()
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			base := entry.Name()
			if base != ".." && strings.HasPrefix(base, ".") || slices.Contains(made, base) || base == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		extension := filepath.Ext(name)
		if extension != ".md" && extension != ".go" || strings.HasSuffix(name, "_gen.go") {
			return nil
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		text := string(data)
		if extension == ".go" {
			text = commentsOf(text)
		}
		all = append(all, prose{filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator))), text})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

var comment = regexp.MustCompile(`(?m)(?:^|\s)//(.*)$`)

// commentsOf are the comments of a Go file that run to the end of a line.
func commentsOf(source string) string {
	var b strings.Builder
	for _, c := range comment.FindAllStringSubmatch(source, -1) {
		b.WriteString(strings.TrimSpace(c[1]) + "\n")
	}
	return b.String()
}

// targetsOf are the targets of a Makefile.
func targetsOf(makefile string) map[string]bool {
	targets := map[string]bool{}
	for _, line := range regexp.MustCompile(`(?m)^([a-z][a-z0-9-]*):`).FindAllStringSubmatch(makefile, -1) {
		targets[line[1]] = true
	}
	return targets
}

var (
	link       = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	makeCall   = regexp.MustCompile("(?:`|\n    )make ([a-z][a-z0-9-]*)")
	quotedPath = regexp.MustCompile("`((?:\\.\\./|\\./)?[a-zA-Z0-9_.-]+(?:/[a-zA-Z0-9_.*-]+)+/?)`")
)

// missing says what a text names that is not there. A path counts as one of the repository
// where its first folder is there.
func missing(p prose, targets map[string]bool, exists func(string) bool) (faults []string) {
	if strings.HasSuffix(p.file, ".md") {
		for _, m := range link.FindAllStringSubmatch(p.text, -1) {
			to, _, _ := strings.Cut(m[1], "#")
			if to == "" || strings.Contains(to, ":") {
				continue
			}
			if !exists(path.Join(path.Dir(p.file), to)) {
				faults = append(faults, "the link "+m[1])
			}
		}
	}
	for _, m := range makeCall.FindAllStringSubmatch(p.text, -1) {
		if !targets[m[1]] {
			faults = append(faults, "make "+m[1])
		}
	}
	for _, m := range quotedPath.FindAllStringSubmatch(p.text, -1) {
		name := strings.TrimSuffix(m[1], "/")
		top, _, _ := strings.Cut(name, "/")
		here := path.Dir(p.file)
		named := exists(top) || exists(path.Join(here, top))
		if named && !slices.Contains(made, top) && !exists(name) && !exists(path.Join(here, name)) {
			faults = append(faults, "the path "+m[1])
		}
	}
	return faults
}

// isThere says whether a path of the repository, which may hold *, is there.
func isThere(name string) bool {
	found, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(name)))
	return err == nil && len(found) > 0
}

func TestNamedIsThere(t *testing.T) {
	makefile, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	targets, all := targetsOf(string(makefile)), readProse(t)
	if len(targets) < 10 || len(all) < 100 {
		t.Fatalf("only %d make targets and %d files were found", len(targets), len(all))
	}
	for _, p := range all {
		for _, fault := range missing(p, targets, isThere) {
			t.Errorf("%s names %s, which is not there", p.file, fault)
		}
	}
}

// TestMissing shows that the test above can say no.
func TestMissing(t *testing.T) {
	exists := func(name string) bool {
		return slices.Contains([]string{"docs", "docs/a.md", "wasm", "wasm/text", "wasm/text/token.go"}, name)
	}
	targets := targetsOf("test: dist ## all\n\techo\n\nSHELL := x\n")
	for _, c := range []struct{ file, text, want string }{
		{"docs/b.md", "[a](a.md), [a](a.md#top), [out](https://example.org/x), [here](#x)", ""},
		{"docs/b.md", "[gone](gone.md) and [up](../none.md)", "the link gone.md, the link ../none.md"},
		{"docs/b.md", "run `make test` or `make tset`", "make tset"},
		{"docs/b.md", "so:\n\n    make tset\n", "make tset"},
		{"wasm/x.go", "see `wasm/text`, `text/token.go` and `token/text`", ""},
		{"wasm/x.go", "see `wasm/gone.go` [a](gone.md)", "the path wasm/gone.go"},
	} {
		if got := strings.Join(missing(prose{c.file, c.text}, targets, exists), ", "); got != c.want {
			t.Errorf("%s, %q: %q, want %q", c.file, c.text, got, c.want)
		}
	}
	if got, want := commentsOf("// One `make test`.\nx := 1 // two\nu := \"http://three\"\n"), "One `make test`.\ntwo\n"; got != want {
		t.Errorf("the comments are %q, want %q", got, want)
	}
}

// walked is a function with the file that it stands in, as the walk of docs/architecture.md names
// them.
var walked = regexp.MustCompile("`((?:[A-Za-z]+\\.)?[A-Za-z]+)`\\s+in\\s+`([a-z0-9_/]+\\.go)`")

// TestWalk: the functions of the walk through the code stand where it says.
func TestWalk(t *testing.T) {
	page, err := os.ReadFile("../docs/architecture.md")
	if err != nil {
		t.Fatal(err)
	}
	steps := walked.FindAllStringSubmatch(string(page), -1)
	if len(steps) < 12 {
		t.Errorf("the walk names only %d functions", len(steps))
	}
	for _, step := range steps {
		if !declares(t, filepath.Join("..", filepath.FromSlash(step[2])), step[1]) {
			t.Errorf("docs/architecture.md names %s in %s, which is not there", step[1], step[2])
		}
	}
	if declares(t, "../wasm/text/read.go", "Reed") || declares(t, "../wasm/index/search.go", "Search") {
		t.Error("a function that is not there is found")
	}
}

// declares says whether a file declares a function, or a method named by its type.
func declares(t *testing.T, file, name string) bool {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(parsed.Decls, func(d ast.Decl) bool {
		f, ok := d.(*ast.FuncDecl)
		return ok && receiverOf(f)+f.Name.Name == name
	})
}

func receiverOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if name, ok := of.(*ast.Ident); ok {
		return name.Name + "."
	}
	return "?."
}
