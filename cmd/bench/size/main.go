// Command size tells what a first visit loads: every file that is needed for
// the first search, as it is, as it travels with brotli, and as it travels from
// a host that compresses nothing. It fails when one of these is more than its
// budget. It reads build.json of a built site. `make size` runs it.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"text/tabwriter"

	"mwpranker/frontend/site"
)

// How many bytes a first visit may load, with brotli, and from a host that compresses nothing.
const (
	budget             = 4_350_000
	uncompressedBudget = 5_100_000
)

func main() {
	data, err := os.ReadFile("dist/build.json")
	if err == nil {
		err = report(os.Stdout, data)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "size:", err)
		os.Exit(1)
	}
}

// icon: icons are asked for by a browser when the page is installed, not for a search.
func icon(name string) bool { return path.Ext(name) == ".png" }

// report prints a table, the largest file first.
func report(w io.Writer, build []byte) error {
	var m site.Manifest
	if err := json.Unmarshal(build, &m); err != nil {
		return fmt.Errorf("build.json: %w", err)
	}
	files := slices.DeleteFunc(slices.Clone(m.Files), func(e site.Entry) bool { return e.Online || icon(e.Name) })
	if len(files) == 0 {
		return fmt.Errorf("build.json names no files")
	}
	slices.SortStableFunc(files, func(a, b site.Entry) int { return sent(b) - sent(a) })
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(t, "bytes\tbrotli\tuncompressed\t file")
	raw, total, uncompressed := 0, 0, 0
	for _, e := range files {
		fmt.Fprintf(t, "%d\t%d\t%d\t %s\n", e.Size, sent(e), e.Uncompressed(), e.Name)
		raw, total, uncompressed = raw+e.Size, total+sent(e), uncompressed+e.Uncompressed()
	}
	fmt.Fprintf(t, "%d\t%d\t%d\t %s\n", raw, total, uncompressed, "all that a first search needs")
	if err := t.Flush(); err != nil {
		return err
	}
	return errors.Join(within(w, "with brotli", total, budget), within(w, "from a host that compresses nothing", uncompressed, uncompressedBudget))
}

// within says how much of a budget is left.
func within(w io.Writer, how string, total, budget int) error {
	if total > budget {
		return fmt.Errorf("%s, that is %d bytes over the budget of %d", how, total-budget, budget)
	}
	_, err := fmt.Fprintf(w, "%s, %.1f %% of the budget of %d bytes is left\n", how, 100*float64(budget-total)/float64(budget), budget)
	return err
}

// sent is how many bytes of a file travel.
func sent(e site.Entry) int {
	if e.Brotli != nil {
		return e.Brotli.Size
	}
	return e.Size
}
