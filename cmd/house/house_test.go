package main

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestHouse: the picture in docs/ is that of the code.
func TestHouse(t *testing.T) {
	imports, err := list("../..")
	if err != nil {
		t.Fatal(err)
	}
	kept, err := os.ReadFile("../../docs/house.svg")
	if err != nil {
		t.Fatal(err)
	}
	if draw(layOut(reduced(rooms(imports)))) != string(kept) {
		t.Error("docs/house.svg shows another house: run make house")
	}
}

// said writes arrows as a table reads them: "a>b a>c".
func said(all arrows) string {
	var list []string
	for _, from := range slices.Sorted(maps.Keys(all)) {
		for _, to := range slices.Sorted(maps.Keys(all[from])) {
			list = append(list, from+">"+to)
		}
	}
	return strings.Join(list, " ")
}

func arrowsOf(said string) arrows {
	all := arrows{}
	for each := range strings.FieldsSeq(said) {
		from, to, _ := strings.Cut(each, ">")
		all.add(from, to)
		all.add(to, "")
	}
	return all
}

func TestReduced(t *testing.T) {
	for _, c := range []struct{ all, want string }{
		{"a>b b>c a>c", "a>b b>c"},
		{"a>b a>c", "a>b a>c"},
		{"a>b b>c c>d a>d b>d", "a>b b>c c>d"},
	} {
		if got := said(reduced(arrowsOf(c.all))); got != c.want {
			t.Errorf("%s: %s, want %s", c.all, got, c.want)
		}
	}
}

func TestRooms(t *testing.T) {
	got := said(rooms(arrowsOf("wasm/corpus/importer>wasm/text frontend/words>wasm/message cmd/mwp>wasm/budget cmd/bench/size>wasm wasm/own>wasm/own/part train/cmd/eval>wasm/text")))
	if want := "frontend>wasm/message train>wasm/text wasm/corpus>wasm/text"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestLayOut: each room stands above what it imports, no two overlap, and a long arrow has a point
// in each layer that it passes.
func TestLayOut(t *testing.T) {
	layers := layOut(arrowsOf("top>middle middle>low top>side side>low top>far"))
	height := map[string]int{}
	points := 0
	for i, layer := range layers {
		for k, p := range layer {
			if p.name == "" {
				points++
			} else {
				height[p.name] = i
			}
			if k > 0 && layer[k-1].x+layer[k-1].width/2+gap > p.x-p.width/2+0.001 {
				t.Errorf("layer %d: %q and %q overlap", i, layer[k-1].name, p.name)
			}
		}
	}
	if want := "map[far:0 low:0 middle:1 side:1 top:2]"; fmt.Sprint(height) != want || points != 1 {
		t.Errorf("%v with %d points, want %s with 1", height, points, want)
	}
}
