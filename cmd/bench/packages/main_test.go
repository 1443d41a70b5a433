package main

import (
	"fmt"
	"strings"
	"testing"
)

func TestPackageOf(t *testing.T) {
	for function, want := range map[string]string{
		"mwpranker_wasm_text.Read":                      "mwpranker/wasm/text",
		"mwpranker_frontend.__State_.Show.func1":        "mwpranker/frontend",
		"github.com_vugu_vugu.New":                      "github.com/vugu/vugu",
		"slices.pdqsortCmpFunc_go.shape.int_":           "slices",
		"type_..eq.mwpranker_wasm_message.Reply":        "made by the compiler for types",
		"main.main":                                     "main",
		"go_buildid":                                    "made by the compiler for types",
		"a name of another kind, without any such mark": "a name of another kind, without any such mark",
	} {
		if got := packageOf(function); got != want {
			t.Errorf("%s is of %s, want %s", function, got, want)
		}
	}
}

// TestByPackage reads a program of one function, f.g, whose code is two bytes, and of no data.
func TestByPackage(t *testing.T) {
	const head, code, names = "\x00asm\x01\x00\x00\x00", "\x0a\x04\x01\x02ab", "\x00\x0d\x04name\x01\x06\x01\x00\x03f.g"
	for program, want := range map[string]string{
		head + code + names: `map["f":"ab"]`,
		head + code:         "error: the program has no functions with names",
		head + code[:3]:     "error: the program has no functions with names",
		"":                  "error: the program has no functions with names",
	} {
		parts, err := byPackage([]byte(program))
		got := fmt.Sprintf("%q", parts)
		if err != nil {
			got = "error: " + err.Error()
		}
		if got != want {
			t.Errorf("%q: %s, want %s", program, got, want)
		}
	}
	var out strings.Builder
	if err := report(&out, map[string][]byte{"a": make([]byte, 50), "b": []byte("b"), "c": []byte("c")}, 10); err != nil ||
		!strings.Contains(out.String(), "packages of less") {
		t.Errorf("%s (%v)", out.String(), err)
	}
}
