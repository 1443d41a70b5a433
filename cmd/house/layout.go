package main

import (
	"cmp"
	"maps"
	"slices"
)

// A place is a room in the picture, or a point through which a long arrow passes a layer.
type place struct {
	name  string // "" for a point
	below []*place
	above []*place
	x     float64 // of its middle
	width float64
}

// layOut puts rooms into layers, each above all that it imports, the lowest first. In a layer a
// place stands near those that it is tied to.
func layOut(all arrows) [][]*place {
	layers := [][]*place{}
	put := func(p *place, layer int) {
		for len(layers) <= layer {
			layers = append(layers, nil)
		}
		layers[layer] = append(layers[layer], p)
	}
	height := heights(all)
	placed := map[string]*place{}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		placed[name] = &place{name: name, width: letter*float64(len(name)) + 2*inset}
		put(placed[name], height[name])
	}
	for _, from := range slices.Sorted(maps.Keys(all)) {
		for _, to := range slices.Sorted(maps.Keys(all[from])) {
			at := placed[from]
			for layer := height[from] - 1; layer > height[to]; layer-- {
				point := &place{width: thin}
				put(point, layer)
				tie(at, point)
				at = point
			}
			tie(at, placed[to])
		}
	}
	arrange(layers)
	return layers
}

func tie(above, below *place) {
	above.below = append(above.below, below)
	below.above = append(below.above, above)
}

// heights is how long the longest way down from each room is.
func heights(all arrows) map[string]int {
	known := map[string]int{}
	var of func(string) int
	of = func(name string) int {
		if h, ok := known[name]; ok {
			return h
		}
		h := 0
		for to := range all[name] {
			h = max(h, of(to)+1)
		}
		known[name] = h
		return h
	}
	for name := range all {
		of(name)
	}
	return known
}

// rounds is how often the layers are gone through, down and up.
const rounds = 24

// arrange orders each layer by the middle of what its places are tied to, then moves places there
// as far as the others leave room.
func arrange(layers [][]*place) {
	for _, layer := range layers {
		spread(layer)
	}
	for round := range rounds {
		for i := range layers {
			layer := layers[i]
			if round%2 == 1 {
				layer = layers[len(layers)-1-i]
			}
			wanted := map[*place]float64{}
			for _, p := range layer {
				wanted[p] = middle(p)
			}
			slices.SortStableFunc(layer, func(a, b *place) int { return cmp.Compare(wanted[a], wanted[b]) })
			move(layer, wanted)
		}
	}
}

// middle is where a place would like to be.
func middle(p *place) float64 {
	tied := slices.Concat(p.below, p.above)
	if len(tied) == 0 {
		return p.x
	}
	var sum float64
	for _, t := range tied {
		sum += t.x
	}
	return sum / float64(len(tied))
}

func spread(layer []*place) {
	x := 0.0
	for _, p := range layer {
		p.x = x + p.width/2
		x += p.width + gap
	}
}

// move puts the places of a layer where they want to be, in their order. Those that are in each
// other's way form a block, which stands in the middle of what they want.
func move(layer []*place, wanted map[*place]float64) {
	type block struct {
		places []*place
		offset []float64 // of each place's middle from the block's left
		width  float64
		left   float64
	}
	var blocks []*block
	settle := func(b *block) {
		sum := 0.0
		for i, p := range b.places {
			sum += wanted[p] - b.offset[i]
		}
		b.left = sum / float64(len(b.places))
	}
	for _, p := range layer {
		b := &block{places: []*place{p}, offset: []float64{p.width / 2}, width: p.width}
		settle(b)
		blocks = append(blocks, b)
		for len(blocks) > 1 {
			last, before := blocks[len(blocks)-1], blocks[len(blocks)-2]
			if before.left+before.width+gap <= last.left {
				break
			}
			for i, p := range last.places {
				before.places = append(before.places, p)
				before.offset = append(before.offset, before.width+gap+last.offset[i])
			}
			before.width += gap + last.width
			settle(before)
			blocks = blocks[:len(blocks)-1]
		}
	}
	for _, b := range blocks {
		for i, p := range b.places {
			p.x = b.left + b.offset[i]
		}
	}
}
