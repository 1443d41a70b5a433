package main

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The house's table: what each folder may import. Arrows go one way, from the text to the page.
// The standard library is always allowed but for what is named in never; names without a dot are folders of this
// module. A row also holds for the folders below it that have none of their own.
type row struct{ allow, never string }

var mayImport = map[string]row{
	"wasm/text":            {allow: "golang.org/x/text", never: "os net syscall/js"},
	"wasm/syntax":          {allow: "wasm/text wasm/weights wasm/tensor", never: "os net syscall/js"},
	"wasm/graph":           {allow: "wasm/text wasm/syntax", never: "os net syscall/js"},
	"wasm/tensor":          {allow: "golang.org/x/sys/cpu", never: "os net syscall/js"},
	"wasm/coding":          {never: "os net syscall/js"},
	"wasm/weights":         {allow: "wasm/coding", never: "os net syscall/js"},
	"wasm/lexicon":         {never: "os net syscall/js"},
	"wasm/graph2tree":      {allow: "wasm/tensor wasm/weights wasm/graph wasm/expr wasm/text wasm/syntax wasm/lexicon wasm/worth", never: "os net syscall/js"},
	"wasm/expr":            {never: "os net syscall/js"},
	"wasm/budget":          {never: "os net syscall/js"}, // only for tests
	"wasm/worth":           {allow: "wasm/text wasm/expr", never: "os net syscall/js"},
	"wasm/corpus":          {allow: "wasm/coding wasm/text wasm/expr wasm/worth", never: "os net syscall/js"},
	"wasm/corpus/importer": {allow: "wasm/corpus wasm/text wasm/expr wasm/worth", never: "os net syscall/js"},
	"wasm/own":             {allow: "wasm/corpus wasm/text wasm/expr wasm/message", never: "os net syscall/js"},
	"wasm/shard":           {allow: "wasm/corpus wasm/expr", never: "os net syscall/js"},
	"wasm/index":           {allow: "wasm/corpus wasm/expr", never: "os net syscall/js"},
	"wasm/answer":          {allow: "wasm/text wasm/expr wasm/lexicon wasm/worth", never: "os net syscall/js"},
	"wasm/evaluate":        {allow: "wasm/text wasm/expr wasm/corpus wasm/index wasm/message wasm/worth", never: "os net syscall/js"},
	"wasm/complete":        {allow: "wasm/text wasm/expr", never: "os net syscall/js"},
	"wasm/engine":          {allow: "wasm/complete wasm/text wasm/syntax wasm/graph wasm/weights wasm/graph2tree wasm/expr wasm/corpus wasm/index wasm/shard wasm/answer wasm/message wasm/worth", never: "os net syscall/js"},
	"wasm/message":         {never: "os net syscall/js"},
	"wasm/kernel":          {allow: "wasm/tensor", never: "os net"},
	"wasm/worker":          {allow: "wasm/engine wasm/message wasm/own", never: "os net syscall/js"},
	"wasm":                 {allow: "wasm/worker wasm/engine wasm/kernel wasm/message frontend", never: "net/http"},
	"frontend":             {allow: "wasm/message frontend/words frontend/line github.com/vugu", never: "net/http"},
	"frontend/line":        {allow: "wasm/message", never: "os net syscall/js"},
	"frontend/api":         {allow: "wasm/message", never: "os net syscall/js"},
	"frontend/words":       {never: "os net syscall/js"},
	"frontend/vuguhelper":  {}, // runs at build time
	"frontend/site":        {allow: "server/headers github.com/andybalholm/brotli", never: "net"},
	"frontend/program":     {never: "net"},                                        // runs at build time
	"frontend/distribute":  {allow: "frontend/site frontend/program wasm/corpus"}, // runs at build time
	"frontend/e2e":         {allow: "server frontend/site github.com/chromedp"},
	"bench":                {allow: "wasm/ bench/ server/launch frontend/site frontend/program github.com/chromedp github.com/andybalholm/brotli"},
	"bench/compare":        {allow: "wasm/ bench/ train/reference train/onnx"},
	"server":               {allow: "server/headers server/launch github.com/syumai/workers"},
	"server/headers":       {never: "os net syscall/js"},
	"model_weights":        {never: "os net syscall/js"},
	"cmd/mwp":              {allow: "wasm/ frontend/site model_weights", never: "net"},
	"train":                {allow: "train/ wasm/ model_weights github.com/gomlx", never: "net"},
}

type goPackage struct {
	ImportPath string
	Imports    []string
	Standard   bool
	GoFiles    []string
}

// listPackages asks go list for a platform's view of the module.
func listPackages(t *testing.T, env ...string) []goPackage {
	cmd := exec.Command("go", "list", "-e", "-json=ImportPath,Imports,GoFiles", "mwpranker/...")
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

func TestImports(t *testing.T) {
	platforms := [][]string{{"CGO_ENABLED=0"}, {"GOOS=js", "GOARCH=wasm"}}
	for _, env := range platforms {
		for _, p := range listPackages(t, env...) {
			folder := strings.TrimPrefix(p.ImportPath, "mwpranker/")
			rule, ok := rowFor(folder)
			if !ok {
				t.Errorf("%s has no row in the import table: add one, and say in docs/architecture.md what the folder is for", folder)
				continue
			}
			for _, imp := range p.Imports {
				if why := forbidden(folder, imp, rule.allow, rule.never); why != "" {
					t.Errorf("%s imports %s: %s", folder, imp, why)
				}
			}
		}
	}
}

// rowFor finds the row of a folder or of the nearest folder above it that has one; the page's folders have one each.
func rowFor(folder string) (row, bool) {
	for f := folder; f != "."; f = filepath.Dir(f) {
		if r, ok := mayImport[f]; ok && (f == folder || f != "wasm" && f != "frontend") {
			return r, true
		}
	}
	return row{}, false
}

// forbidden says why an import breaks the table, or "".
func forbidden(folder, imp, allow, never string) string {
	for _, n := range strings.Fields(never) {
		if imp == n || strings.HasPrefix(imp, n+"/") {
			return "never there"
		}
	}
	name, ours := strings.CutPrefix(imp, "mwpranker/")
	if !ours && !strings.Contains(strings.Split(imp, "/")[0], ".") {
		return "" // the standard library
	}
	for _, a := range strings.Fields(allow) {
		if name == a || strings.HasPrefix(name, strings.TrimSuffix(a, "/")+"/") {
			return ""
		}
	}
	return "not in its row of the table"
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
		rule, _ := rowFor(c.folder)
		if got := forbidden(c.folder, c.imp, rule.allow, rule.never); got != c.want {
			t.Errorf("%s importing %s: %q, want %q", c.folder, c.imp, got, c.want)
		}
	}
}

// TestSyscallJS: the door to the browser is only in files that say so by their name.
func TestSyscallJS(t *testing.T) {
	out, err := exec.Command("grep", "-rl", "--include=*.go", `"syscall/js"`, "..").Output()
	if err != nil && len(out) > 0 {
		t.Fatal(err)
	}
	for _, file := range strings.Fields(string(out)) {
		base := filepath.Base(file)
		if !strings.HasSuffix(base, "_js.go") && !strings.HasSuffix(base, "_js_test.go") && !strings.HasSuffix(base, "_gen.go") && base != "imports_test.go" {
			t.Errorf("%s imports syscall/js: only files named *_js.go may", file)
		}
	}
}
