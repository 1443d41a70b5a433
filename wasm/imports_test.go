package main

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The house's table: what each folder may import. Arrows go one way, from the text to the page.
// The standard library is always allowed but for what is named in never; names without a dot are
// folders of this module. A row also holds for the folders below it that have none of their own.
// What tests may import beside that stands below it.
type row struct{ allow, never string }

var mayImport = map[string]row{
	"wasm/text":            {never: "os net syscall/js"},
	"wasm/syntax":          {allow: "wasm/text wasm/weights wasm/tensor", never: "os net syscall/js"},
	"wasm/graph":           {allow: "wasm/text wasm/syntax", never: "os net syscall/js"},
	"wasm/tensor":          {never: "os net syscall/js"},
	"wasm/coding":          {never: "os net syscall/js"},
	"wasm/weights":         {allow: "wasm/coding", never: "os net syscall/js"},
	"wasm/lexicon":         {never: "os net syscall/js"},
	"wasm/lang":            {never: "os net syscall/js"},
	"wasm/choice":          {allow: "wasm/text wasm/expr wasm/worth wasm/answer", never: "os net syscall/js"},
	"wasm/gather":          {allow: "wasm/corpus wasm/expr wasm/index wasm/worth", never: "os net syscall/js"},
	"wasm/restory":         {allow: "wasm/corpus wasm/text wasm/expr wasm/worth wasm/lexicon wasm/lang", never: "os net syscall/js"},
	"wasm/handout":         {allow: "rsc.io/qr", never: "os net syscall/js"},
	"wasm/renumber":        {allow: "wasm/corpus wasm/text wasm/expr wasm/worth wasm/lexicon wasm/lang wasm/answer", never: "os net syscall/js"},
	"wasm/graph2tree":      {allow: "wasm/tensor wasm/weights wasm/graph wasm/expr wasm/text wasm/syntax wasm/lexicon wasm/worth", never: "os net syscall/js"},
	"wasm/expr":            {never: "os net syscall/js"},
	"wasm/budget":          {never: "os net syscall/js"}, // only for tests
	"wasm/worth":           {allow: "wasm/text wasm/expr", never: "os net syscall/js"},
	"wasm/corpus":          {allow: "wasm/coding wasm/text wasm/expr wasm/worth", never: "os net syscall/js"},
	"wasm/corpus/importer": {allow: "wasm/corpus wasm/text wasm/expr wasm/worth", never: "os net syscall/js"},
	"wasm/export":          {allow: "wasm/corpus", never: "os net syscall/js"},
	"wasm/own":             {allow: "wasm/corpus wasm/text wasm/message", never: "os net syscall/js"},
	"wasm/shard":           {allow: "wasm/corpus wasm/expr", never: "os net syscall/js"},
	"wasm/index":           {allow: "wasm/corpus wasm/expr", never: "os net syscall/js"},
	"wasm/answer":          {allow: "wasm/text wasm/expr wasm/lexicon wasm/worth", never: "os net syscall/js"},
	"wasm/complete":        {allow: "wasm/text wasm/expr", never: "os net syscall/js"},
	"wasm/nature":          {allow: "wasm/text wasm/lexicon", never: "os net syscall/js"},
	"wasm/paraphrase":      {allow: "wasm/text wasm/syntax wasm/graph wasm/lexicon wasm/graph2tree wasm/expr wasm/worth", never: "os net syscall/js"},
	"wasm/engine":          {allow: "wasm/choice wasm/gather wasm/renumber wasm/restory wasm/complete wasm/export wasm/nature wasm/paraphrase wasm/text wasm/syntax wasm/weights wasm/graph2tree wasm/expr wasm/corpus wasm/index wasm/shard wasm/answer wasm/message wasm/worth", never: "os net syscall/js"},
	"wasm/message":         {never: "os net syscall/js"},
	"wasm/kernel":          {allow: "wasm/tensor", never: "os net"},
	"wasm/worker":          {allow: "wasm/engine wasm/message wasm/own", never: "os net syscall/js"},
	"wasm":                 {allow: "wasm/worker wasm/engine wasm/kernel wasm/message frontend", never: "net/http"},
	"frontend":             {allow: "wasm/handout wasm/message frontend/words frontend/line github.com/vugu", never: "net/http"},
	"frontend/line":        {allow: "wasm/message", never: "os net syscall/js"},
	"frontend/api":         {never: "os net syscall/js"},
	"frontend/words":       {never: "os net syscall/js"},
	"frontend/vuguhelper":  {}, // runs at build time
	"frontend/site":        {allow: "server/headers github.com/andybalholm/brotli", never: "net"},
	"frontend/program":     {never: "net"},                                        // runs at build time
	"frontend/distribute":  {allow: "frontend/site frontend/program wasm/corpus"}, // runs at build time
	"frontend/e2e":         {},
	"cmd/bench":            {allow: "wasm/ cmd/bench/ server/launch frontend/site frontend/program github.com/chromedp github.com/andybalholm/brotli"},
	"cmd/bench/compare":    {allow: "wasm/ cmd/bench/ train/reference train/onnx"},
	"server":               {allow: "server/headers github.com/syumai/workers"},
	"server/headers":       {never: "os net syscall/js"},
	"model_weights":        {never: "os net syscall/js"},
	"cmd/mwp":              {allow: "wasm/ train/evaluate frontend/site model_weights", never: "net"},
	"cmd/release":          {never: "net"},
	"cmd/house":            {never: "net"},
	"train":                {allow: "train/ wasm/ model_weights github.com/gomlx", never: "net"},
}

// testsImport is what tests may import beside what their row allows and what everyTest does.
var testsImport = map[string]string{
	"cmd/release":     "server/launch",
	"frontend":        "wasm/graph2tree wasm/text", // whose limits the page names
	"frontend/api":    "wasm/message",
	"frontend/e2e":    "server frontend/site wasm/expr github.com/chromedp",
	"server":          "server/launch server/edge/edgetest",
	"wasm/graph2tree": "cmd/bench/processor",
	"wasm/index":      "cmd/bench/processor wasm/text",
	"wasm/lexicon":    "github.com/andybalholm/brotli",
	"wasm/choice":     "wasm/corpus",
	"wasm/own":        "wasm/expr",
	"wasm/worker":     "wasm/corpus wasm/expr wasm/shard wasm/text",
}

// everyTest is what all tests may import.
const everyTest = "wasm/budget"

type goPackage struct {
	ImportPath                         string
	Imports, TestImports, XTestImports []string
}

// listPackages asks go list for a platform's view of the module.
func listPackages(t *testing.T, env ...string) []goPackage {
	cmd := exec.Command("go", "list", "-e", "-json=ImportPath,Imports,TestImports,XTestImports", "mwpranker/...")
	cmd.Env = append(cmd.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var list []goPackage
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p goPackage
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

var platforms = [][]string{{"CGO_ENABLED=0"}, {"GOOS=js", "GOARCH=wasm"}}

func TestImports(t *testing.T) {
	used, usedByTests := map[string]bool{}, map[string]bool{}
	for _, env := range platforms {
		for _, p := range listPackages(t, env...) {
			folder := strings.TrimPrefix(p.ImportPath, "mwpranker/")
			name, ok := rowFor(folder)
			if !ok {
				t.Errorf("%s has no row in the import table: add one, and say in docs/architecture.md what the folder is for", folder)
				continue
			}
			rule := mayImport[name]
			for _, imp := range p.Imports {
				if why := forbidden(imp, rule.allow, rule.never); why != "" {
					t.Errorf("%s imports %s: %s", folder, imp, why)
				}
				note(used, name, imp, rule.allow)
			}
			for _, imp := range append(p.TestImports, p.XTestImports...) { // of the standard library tests may have all
				if strings.TrimPrefix(imp, "mwpranker/") == folder {
					continue
				}
				if why := forbidden(imp, rule.allow+" "+testsImport[name]+" "+everyTest, ""); why != "" {
					t.Errorf("the tests of %s import %s: %s", folder, imp, why)
				}
				note(usedByTests, name, imp, testsImport[name])
			}
		}
	}
	for name, rule := range mayImport {
		for _, each := range strings.Fields(rule.allow) {
			if !used[name+" "+each] {
				t.Errorf("%s may import %s, and does not: take it out of its row", name, each)
			}
		}
		for _, each := range strings.Fields(testsImport[name]) {
			if !usedByTests[name+" "+each] {
				t.Errorf("the tests of %s may import %s, and do not: take it out of testsImport", name, each)
			}
		}
	}
	for name := range testsImport {
		if _, ok := mayImport[name]; !ok {
			t.Errorf("testsImport has %s, and the import table does not", name)
		}
	}
}

// note marks what of a row an import needs.
func note(used map[string]bool, name, imp, allow string) {
	for _, each := range strings.Fields(allow) {
		if within(imp, each) {
			used[name+" "+each] = true
		}
	}
}

// rowFor finds the row of a folder or of the nearest folder above it that has one; the page's
// folders have one each.
func rowFor(folder string) (name string, found bool) {
	for f := folder; f != "."; f = path.Dir(f) {
		if _, ok := mayImport[f]; ok && (f == folder || f != "wasm" && f != "frontend") {
			return f, true
		}
	}
	return "", false
}

// forbidden says why an import breaks the table, or "".
func forbidden(imp, allow, never string) string {
	for _, n := range strings.Fields(never) {
		if imp == n || strings.HasPrefix(imp, n+"/") {
			return "never there"
		}
	}
	if !strings.HasPrefix(imp, "mwpranker/") && !strings.Contains(strings.Split(imp, "/")[0], ".") {
		return "" // the standard library
	}
	for _, a := range strings.Fields(allow) {
		if within(imp, a) {
			return ""
		}
	}
	return "not in its row of the table"
}

// within says whether an import is what a row names, or below it.
func within(imp, named string) bool {
	imp, named = strings.TrimPrefix(imp, "mwpranker/"), strings.TrimSuffix(named, "/")
	return imp == named || strings.HasPrefix(imp, named+"/")
}

// TestForbidden shows that the table can say no.
func TestForbidden(t *testing.T) {
	for _, c := range []struct{ folder, imp, want string }{
		{"wasm/expr", "mwpranker/wasm/text", "not in its row of the table"},
		{"wasm/expr", "os", "never there"},
		{"wasm/expr", "math/big", ""},
		{"wasm/index", "mwpranker/wasm/corpus", ""},
		{"wasm/index", "mwpranker/wasm/syntax", "not in its row of the table"},
		{"cmd/mwp", "mwpranker/wasm/index", ""},
		{"cmd/mwp", "mwpranker/train/stories", "not in its row of the table"},
		{"wasm/text", "github.com/other/thing", "not in its row of the table"},
	} {
		name, _ := rowFor(c.folder)
		if got := forbidden(c.imp, mayImport[name].allow, mayImport[name].never); got != c.want {
			t.Errorf("%s importing %s: %q, want %q", c.folder, c.imp, got, c.want)
		}
	}
}

// TestSyscallJS: the door to the browser is only in files that say so by their name.
func TestSyscallJS(t *testing.T) {
	read, doors := 0, 0
	err := filepath.WalkDir("..", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && (slices.Contains(made, entry.Name()) || entry.Name() != ".." && strings.HasPrefix(entry.Name(), ".")) {
			return filepath.SkipDir
		}
		if entry.IsDir() || filepath.Ext(name) != ".go" {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		read++
		if !slices.ContainsFunc(file.Imports, func(i *ast.ImportSpec) bool { return i.Path.Value == `"syscall/js"` }) {
			return nil
		}
		doors++
		if !strings.HasSuffix(name, "_js.go") && !strings.HasSuffix(name, "_js_test.go") && !strings.HasSuffix(name, "_gen.go") {
			t.Errorf("%s imports syscall/js: only files named *_js.go may", name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if read < 100 || doors == 0 {
		t.Errorf("only %d files were read, %d with syscall/js", read, doors)
	}
}
