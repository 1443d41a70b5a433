package main

import (
	"fmt"
	"math"
	"strings"
)

// Sizes of the picture.
const (
	letter = 7.3 // width of a letter
	inset  = 9.0
	tall   = 26.0 // a room
	thin   = 4.0  // a point of an arrow
	gap    = 14.0
	floor  = 66.0 // from layer to layer
	margin = 12.0
)

const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" role="img" aria-labelledby="t">
<title id="t">The rooms of the source. Each stands above those that it imports.</title>
<style>
text { font: 13px ui-monospace, monospace; text-anchor: middle; fill: #222 }
rect { fill: #eef3fa; stroke: #47699b } .other rect { fill: #f6f1e6; stroke: #8a6d2f }
path { fill: none; stroke: #8794a8 }
@media (prefers-color-scheme: dark) {
text { fill: #eee } rect { fill: #1f2a3a; stroke: #8fb0e0 } .other rect { fill: #332b1b; stroke: #d3b46f } path { stroke: #64748b }
}
</style>
`

// draw writes the layers as a picture, the highest on top.
func draw(layers [][]*place) string {
	left, right := math.Inf(1), math.Inf(-1)
	for _, layer := range layers {
		for _, p := range layer {
			left, right = min(left, p.x-p.width/2), max(right, p.x+p.width/2)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, head, right-left+2*margin, floor*float64(len(layers)-1)+tall+2*margin)
	at := func(p *place, layer int) (x, y float64) {
		return p.x - left + margin, margin + floor*float64(len(layers)-1-layer) + tall/2
	}
	for i, layer := range layers {
		for _, p := range layer {
			for _, to := range p.below {
				x1, y1 := at(p, i)
				x2, y2 := at(to, i-1)
				if p.name != "" {
					y1 += tall / 2
				}
				if to.name != "" {
					y2 -= tall / 2
				}
				bend := (y2 - y1) / 2
				fmt.Fprintf(&b, "<path d=\"M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f\"/>\n", x1, y1, x1, y1+bend, x2, y2-bend, x2, y2)
			}
		}
	}
	for i, layer := range layers {
		for _, p := range layer {
			if p.name == "" {
				continue
			}
			x, y := at(p, i)
			class := ""
			if !strings.HasPrefix(p.name, "wasm") {
				class = ` class="other"`
			}
			fmt.Fprintf(&b, "<g%s><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.0f\" rx=\"5\"/><text x=\"%.1f\" y=\"%.1f\">%s</text></g>\n",
				class, x-p.width/2, y-tall/2, p.width, tall, x, y+4.5, p.name)
		}
	}
	return b.String() + "</svg>\n"
}
