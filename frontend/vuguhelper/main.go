// Command vuguhelper writes vugu.js: Vugu's browser helper as an ordinary
// script, so that the page needs no eval.
//
// Vugu hands this helper to window.eval when the page starts, which a strict
// content security policy forbids. The script that we write runs the helper
// itself, and answers that one call, with exactly that text, by doing nothing;
// any other text still goes to the browser's own eval, and is refused there.
//
// On the way, what the helper writes to the page is led through guard.js, which
// leaves alone what is the same already.
package main

import (
	_ "embed"
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
	guarded, err := throughGuard(helper)
	if err != nil {
		return err
	}
	fmt.Printf("\"use strict\";\n{\n%s\n%s;\n}\n", guard, guarded)
	fmt.Printf("window.eval = (own => text => text === %s ? undefined : own(text))(window.eval);\n", text)
	return nil
}

//go:embed guard.js
var guard string

// toGuard is what the helper of Vugu v0.4.0 does to the page, and what it does with the guard.
var toGuard = [][2]string{
	{`e.setAttribute(t,n),`, `guard.attribute(e,null,t,n),`},
	{`t.setAttributeNS(e,n,s),`, `guard.attribute(t,e,n,s),`},
	{`x.el.attributes.removeNamedItem(e[t])`, `guard.removeAttribute(x.el,e[t])`},
	{`x.el.textContent=e`, `guard.text(x.el,e)`},
	{`x.el.innerHTML=(x.bufferedInnerHTML||"")+e`, `guard.html(x.el,(x.bufferedInnerHTML||"")+e)`},
	{`x.nextElMove="first_child";break`, `x.nextElMove="first_child",guard.opens(x.el);break`},
	{`x.decode(new DataView(this.dataView.buffer,this.dataView.byteOffset+this.offset+4,e))`, `guard.string(this.dataView,this.offset+4,e,x)`},
	{`e[t]=JSON.parse(n)`, `guard.property(e,t,JSON.parse(n))`},
	{`for(let e in i)try`, `for(let e of guard.event)try`},
	{`for(let t in e)try`, `for(let t of guard.target)try`},
}

func throughGuard(helper string) (string, error) {
	for _, change := range toGuard {
		if !strings.Contains(helper, change[0]) {
			return "", fmt.Errorf("the helper does not say %s: is it another version of Vugu?", change[0])
		}
		helper = strings.ReplaceAll(helper, change[0], change[1])
	}
	return helper, nil
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
