package api

import (
	"os"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mwpranker/wasm/message"
)

// interfaces reads the fields of the interfaces in mwpranker.d.ts, a ? behind those that may be
// missing.
func interfaces(t *testing.T) map[string][]string {
	data, err := os.ReadFile("mwpranker.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string][]string{}
	for _, m := range regexp.MustCompile(`(?ms)^export interface (\w+) \{\n(.*?)^\}`).FindAllStringSubmatch(string(data), -1) {
		for _, field := range regexp.MustCompile(`(?m)^  (\w+\??):`).FindAllStringSubmatch(m[2], -1) {
			found[m[1]] = append(found[m[1]], field[1])
		}
	}
	return found
}

// TestTypes: each message has its interface, with the same fields in the same order.
func TestTypes(t *testing.T) {
	declared := interfaces(t)
	seen := map[string]bool{}
	var walk func(reflect.Type)
	walk = func(of reflect.Type) {
		for of.Kind() == reflect.Pointer || of.Kind() == reflect.Slice {
			of = of.Elem()
		}
		if of.Kind() != reflect.Struct || seen[of.Name()] {
			return
		}
		seen[of.Name()] = true
		var fields []string
		for i := range of.NumField() {
			name, options, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
			if strings.Contains(options, "omitempty") {
				name += "?"
			}
			fields = append(fields, name)
			walk(of.Field(i).Type)
		}
		if !slices.Equal(declared[of.Name()], fields) {
			t.Errorf("%s has the fields\n%v, declared are\n%v", of.Name(), fields, declared[of.Name()])
		}
	}
	for _, each := range []reflect.Type{reflect.TypeFor[message.Found](), reflect.TypeFor[message.Checked](), reflect.TypeFor[message.Comparison](),
		reflect.TypeFor[message.Paraphrased](),
		reflect.TypeFor[message.State](), reflect.TypeFor[message.Side]()} {
		walk(each)
	}
}

// constants reads the constants of a Go file whose names start with a word, and the literals of a
// type in the declaration.
func constants(t *testing.T, prefix string) []string {
	var values []string
	for _, file := range []string{"reply.go", "understood.go", "state.go", "request.go", "own.go"} {
		data, err := os.ReadFile("../../wasm/message/" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^\t`+prefix+`[A-Z]\w* += "([^"]*)"`).FindAllStringSubmatch(string(data), -1) {
			values = append(values, m[1])
		}
	}
	return values
}

// TestLiterals: the words of the messages are those that are declared.
func TestLiterals(t *testing.T) {
	data, err := os.ReadFile("mwpranker.d.ts")
	if err != nil {
		t.Fatal(err)
	}
	for prefix, before := range map[string]string{
		"Facet": "type FacetName = ", "Group": "type GroupName = ", "Relation": "type Relation = ", "By": "  by: ", "Kind": "  kind: ",
		"Node": "id: number;\n  kind: ", "Stage": "  stage: ", "Phase": "  phase: ", "Order": "  order?: ", "Story": "  story?: ",
		"Use": "  use: ", "Collection": "  phase: ", "Verdict": "  verdict: ", "Part": "  part: ",
	} {
		values := constants(t, prefix)
		if len(values) == 0 {
			t.Errorf("no constants %s...", prefix)
		}
		if want := before + `"` + strings.Join(values, `" | "`) + `";`; !strings.Contains(string(data), want) {
			t.Errorf("the declaration lacks\n%s", want)
		}
	}
}

// TestProtocol: the module speaks the version of the worker.
func TestProtocol(t *testing.T) {
	data, err := os.ReadFile("mwpranker.js")
	if err != nil {
		t.Fatal(err)
	}
	m := regexp.MustCompile(`(?m)^const protocol = (\d+);`).FindSubmatch(data)
	if m == nil || string(m[1]) != strconv.Itoa(message.Version) {
		t.Errorf("mwpranker.js speaks version %s, the worker %d", m, message.Version)
	}
}
