// Package report is what a benchmark hands over and how that is printed. It
// is for both sides: the program in the browser fills a [Result], the native one
// prints its groups.
package report

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
)

// Result is what the page hands over.
type Result struct {
	Groups []Group
	Error  string
}

// Group is one thing that was measured in several variants.
type Group struct {
	Title string
	Note  string `json:",omitempty"`
	Unit  string
	Rows  []Row
}

// Row is a variant: what it took in each round, in the group's unit.
type Row struct {
	Name   string
	Rounds []float64
	Note   string `json:",omitempty"`
}

// Quantile of the rounds: 0.5 is the median.
func (r Row) Quantile(q float64) float64 {
	sorted := slices.Sorted(slices.Values(r.Rounds))
	if len(sorted) == 0 {
		return 0
	}
	return sorted[min(int(q*float64(len(sorted))), len(sorted)-1)]
}

// Write prints a group, of which only the note may be there. Each row is compared with the last
// one, the quickest by nature.
func (g Group) Write(w io.Writer) error {
	fmt.Fprintf(w, "\n%s\n", g.Title)
	if g.Note != "" {
		fmt.Fprintf(w, "(%s)\n", g.Note)
	}
	if len(g.Rows) == 0 {
		return nil
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	last := g.Rows[len(g.Rows)-1].Quantile(0.5)
	fmt.Fprintf(t, "\tmedian\tquartiles\tp95\trounds\tto the last\t\n")
	for _, r := range g.Rows {
		fmt.Fprintf(t, "%s\t%.4g %s\t%.4g-%.4g\t%.4g\t%d\t%.2f\t %s\n", r.Name, r.Quantile(0.5), g.Unit, r.Quantile(0.25), r.Quantile(0.75),
			r.Quantile(0.95), len(r.Rounds), r.Quantile(0.5)/last, r.Note)
	}
	return t.Flush()
}
