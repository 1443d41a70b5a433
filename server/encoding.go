package main

import (
	"slices"
	"strconv"
	"strings"
)

// preferred lists the encodings that a client accepts, the one it likes best first; among those
// that it likes alike, the smallest copy goes first. "" is the file as it is: where a client
// refuses even that, it gets it nevertheless, as the standard allows.
func preferred(accept string) []string {
	weights := map[string]float64{}
	rest := 0.0 // of what is not named
	for item := range strings.SplitSeq(accept, ",") {
		coding, weight := weighted(item)
		if coding == "*" {
			rest = weight
		} else if coding != "" {
			weights[coding] = weight
		}
	}
	of := func(coding string) float64 {
		if w, named := weights[coding]; named {
			return w
		}
		return rest
	}
	weights["gzip"] = max(of("gzip"), weights["x-gzip"])
	list := slices.DeleteFunc([]string{"br", "gzip"}, func(coding string) bool { return of(coding) <= 0 || of(coding) < weights["identity"] })
	slices.SortStableFunc(list, func(a, b string) int {
		if of(a) > of(b) {
			return -1
		}
		if of(a) < of(b) {
			return 1
		}
		return 0
	})
	return append(list, "")
}

// weighted reads "br;q=0.5". What cannot be read is not accepted.
func weighted(item string) (coding string, weight float64) {
	coding, parameters, _ := strings.Cut(item, ";")
	weight = 1
	for p := range strings.SplitSeq(parameters, ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(p), "=")
		if !strings.EqualFold(strings.TrimSpace(name), "q") {
			continue
		}
		w, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		if err != nil || !(w >= 0 && w <= 1) {
			w = 0
		}
		weight = w
	}
	return strings.ToLower(strings.TrimSpace(coding)), weight
}
