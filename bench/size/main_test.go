package main

import (
	"strings"
	"testing"
)

func TestReport(t *testing.T) {
	const small = `{"files":[
		{"name":"kernel.js","size":900},
		{"name":"page.wasm","size":9000000,"brotli":{"size":4090000},"gzip":{"size":4700000}},
		{"name":"corpus.json","size":8000000,"online":true},
		{"name":"icon.png","size":5000000}%s]}`
	for _, c := range []struct{ name, build, want string }{
		{"a small page", strings.Replace(small, "%s", "", 1), "from a host that compresses nothing, 2.1 % of the budget of 4800000 bytes is left"},
		{"a large page", strings.Replace(small, "%s", `,{"name":"reader.bin","size":69101}`, 1), "error: with brotli, that is 1 bytes over the budget"},
		{"a page that is large where nothing is compressed", strings.Replace(small, "%s", `,{"name":"page.css","size":99101,"brotli":{"size":9}}`, 1),
			"error: from a host that compresses nothing, that is 1 bytes over the budget"},
		{"no page", `{"files":[]}`, "error: build.json names no files"},
		{"something else", `<html>`, "error: build.json: "},
	} {
		var out strings.Builder
		if err := report(&out, []byte(c.build)); err != nil {
			out.WriteString("error: " + err.Error())
		}
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		if last := lines[len(lines)-1]; !strings.Contains(last, c.want) {
			t.Errorf("%s: %q, want %q", c.name, last, c.want)
		}
	}
}
