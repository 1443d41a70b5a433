package main

import (
	"fmt"
	"strings"
	"testing"
)

func TestReport(t *testing.T) {
	// A page of two files for a search; the others are asked for later.
	const brotli, gzip, script = 4_090_000, 4_700_000, 900
	page := func(more string) string {
		return fmt.Sprintf(`{"files":[
			{"name":"kernel.js","size":%d},
			{"name":"page.wasm","size":9000000,"brotli":{"size":%d},"gzip":{"size":%d}},
			{"name":"corpus.json","size":8000000,"online":true},
			{"name":"icon.png","size":5000000}%s]}`, script, brotli, gzip, more)
	}
	left, leftUncompressed := budget-brotli-script, uncompressedBudget-gzip-script
	for _, c := range []struct{ name, build, want string }{
		{"a small page", page(""), fmt.Sprintf("from a host that compresses nothing, %.1f %% of the budget of %d bytes is left",
			100*float64(leftUncompressed)/uncompressedBudget, uncompressedBudget)},
		{"a large page", page(fmt.Sprintf(`,{"name":"reader.bin","size":%d}`, left+1)), "error: with brotli, that is 1 bytes over the budget"},
		{"a page that is large where nothing is compressed", page(fmt.Sprintf(`,{"name":"page.css","size":%d,"brotli":{"size":9}}`, leftUncompressed+1)),
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
