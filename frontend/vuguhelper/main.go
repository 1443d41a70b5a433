// Command vuguhelper writes vugu.js: Vugu's browser helper as an ordinary
// script, so that the page needs no eval.
//
// Vugu hands this helper to window.eval when the page starts, which a strict
// content security policy forbids. The script that we write runs the helper
// itself, and answers that one call, with exactly that text, by doing nothing;
// any other text still goes to the browser's own eval, and is refused there.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "vuguhelper:", err)
		os.Exit(1)
	}
}

func run() error {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/vugu/vugu").Output()
	if err != nil {
		return fmt.Errorf("where Vugu's source is: %w", err)
	}
	name := filepath.Join(strings.TrimSpace(string(dir)), "domrender", "renderer-js-script.go")
	helper, err := constant(name, "jsHelperScript")
	if err != nil {
		return err
	}
	text, err := json.Marshal(helper)
	if err != nil {
		return err
	}
	fmt.Printf("%s;\n", helper)
	fmt.Printf("window.eval = (own => text => text === %s ? undefined : own(text))(window.eval);\n", text)
	return nil
}

// constant reads the value of a string constant out of a Go file.
func constant(file, name string) (string, error) {
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		return "", err
	}
	value := ""
	ast.Inspect(f, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok && spec.Names[0].Name == name && len(spec.Values) == 1 {
			if lit, ok := spec.Values[0].(*ast.BasicLit); ok {
				value, err = strconv.Unquote(lit.Value)
			}
		}
		return true
	})
	if err == nil && value == "" {
		err = fmt.Errorf("%s has no string constant %s: is it another version of Vugu?", file, name)
	}
	return value, err
}
