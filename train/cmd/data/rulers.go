package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"mwpranker/train/data"
)

// rulers prints our own sets: how many problems were typed, in how many groups, by steps and by
// kind.
func rulers() error {
	for _, part := range []data.Part{data.Dev, data.Test} {
		sets, err := data.Ours(part)
		if err != nil {
			return err
		}
		for _, h := range sets {
			describe(h.Name, h.Examples)
			groups, numbers := map[string]bool{}, 0
			kinds, tags := map[string]int{}, map[string]int{}
			for _, e := range h.Examples {
				numbers += len(e.Doc.Quantities)
				if e.Group != "" {
					groups[e.Group] = true
				}
				kinds[cmp.Or(e.Kind, "none")]++
				for _, tag := range e.Tags {
					if tag != e.Kind {
						tags[tag]++
					}
				}
			}
			fmt.Printf("  %d groups; %d numbers typed, %.1f a problem\n", len(groups), numbers, float64(numbers)/float64(max(len(h.Examples), 1)))
			fmt.Printf("  kinds: %s\n", counted(kinds, 40))
			if len(tags) > 0 {
				fmt.Printf("  tags: %s\n", counted(tags, 40))
			}
		}
	}
	return nil
}

// counted lists counts, the largest first, and how many more there are.
func counted(counts map[string]int, most int) string {
	names := slices.SortedFunc(maps.Keys(counts), func(a, b string) int {
		return cmp.Or(counts[b]-counts[a], strings.Compare(a, b))
	})
	var list []string
	for _, name := range names[:min(most, len(names))] {
		list = append(list, fmt.Sprintf("%s %d", name, counts[name]))
	}
	if more := len(names) - most; more > 0 {
		list = append(list, fmt.Sprintf("and %d more", more))
	}
	return strings.Join(list, ", ")
}

// unreadable prints why a ruler's problems have no gold tree: by id, never the text.
func unreadable() error {
	parts, err := data.Rulers()
	if err != nil {
		return err
	}
	for _, p := range parts {
		h, err := data.ReadRuler(p)
		if err != nil {
			return err
		}
		for _, e := range h.Examples {
			if e.Expr == nil {
				fmt.Printf("%s: %s\n", e.ID, e.Fault)
			}
		}
	}
	return nil
}
