// Command packages tells what the page's program consists of: bytes of code by
// package, as the compiler wrote them, and about what they weigh on the way,
// each package compressed by itself. Data, such as tables and texts, is one
// line. Run it with go run ./cmd/bench/packages.
package main

import (
	"bytes"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/andybalholm/brotli"

	"mwpranker/frontend/program"
)

func main() {
	least := flag.Int("least", 5000, "packages of less code are one line")
	flag.Parse()
	built, err := program.BuildNamed("./wasm")
	if err == nil {
		var parts map[string][]byte
		if parts, err = byPackage(built); err == nil {
			err = report(os.Stdout, parts, *least)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "packages:", err)
		os.Exit(1)
	}
}

// report prints a table, the largest package first.
func report(w io.Writer, parts map[string][]byte, least int) error {
	small := "packages of less"
	for name, code := range parts {
		if len(code) < least && name != small {
			parts[small] = append(parts[small], code...)
			delete(parts, name)
		}
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "bytes\tbrotli\t package")
	for _, name := range slices.SortedFunc(maps.Keys(parts), func(a, b string) int { return cmp.Compare(len(parts[b]), len(parts[a])) }) {
		var packed bytes.Buffer
		b := brotli.NewWriterLevel(&packed, 9)
		b.Write(parts[name])
		if err := b.Close(); err != nil {
			return err
		}
		fmt.Fprintf(t, "%d\t%d\t %s\n", len(parts[name]), packed.Len(), name)
	}
	return t.Flush()
}

// Sections of a program, as the WebAssembly specification numbers them.
const (
	custom  = 0
	imports = 2
	code    = 10
	data    = 11
)

// byPackage gathers the code of each package, and all data.
func byPackage(built []byte) (map[string][]byte, error) {
	parts := map[string][]byte{}
	var bodies [][]byte
	names, imported := map[int]string{}, 0
	r := program.Walker{Rest: built[min(8, len(built)):]}
	for len(r.Rest) > 0 && !r.Short {
		kind, body := r.Take(1), program.Walker{}
		body.Rest = r.Take(r.Number())
		if r.Short {
			break
		}
		switch kind[0] {
		case imports:
			imported = body.Number()
		case code:
			for range body.Number() {
				bodies = append(bodies, body.Take(body.Number()))
			}
		case data:
			parts["data"] = body.Rest
		case custom:
			if string(body.Take(body.Number())) == "name" {
				names = functionNames(&body)
			}
		}
	}
	if r.Short || len(bodies) == 0 || len(names) == 0 {
		return nil, errors.New("the program has no functions with names")
	}
	for i, body := range bodies {
		name := packageOf(names[imported+i])
		parts[name] = append(parts[name], body...)
	}
	return parts, nil
}

// packageOf is the package of a function: mwpranker_wasm_text.Read is of mwpranker/wasm/text. The
// linker writes names so.
func packageOf(function string) string {
	const site = "github.com_" // the only part of a path that has a point
	path, isOther := strings.CutPrefix(function, site)
	path, _, _ = strings.Cut(path, ".")
	switch {
	case strings.HasPrefix(function, "type_") || strings.HasPrefix(function, "go_"):
		return "made by the compiler for types"
	case isOther:
		path = site + path
	}
	return strings.ReplaceAll(path, "_", "/")
}

// functionNames reads a name section.
func functionNames(r *program.Walker) map[int]string {
	names := map[int]string{}
	for len(r.Rest) > 0 && !r.Short {
		kind := r.Take(1)
		part := program.Walker{Rest: r.Take(r.Number())}
		if r.Short || kind[0] != 1 {
			continue
		}
		for range part.Number() {
			at := part.Number()
			names[at] = string(part.Take(part.Number()))
		}
	}
	return names
}
