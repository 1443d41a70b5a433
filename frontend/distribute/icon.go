package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
)

// The icon of frontend/static/icon.svg, drawn again for systems that install only PNG: a tree of
// three nodes on a blue ground. Measures are those of the SVG, a square of 32 units.
var (
	ground = color.NRGBA{0x1f, 0x5f, 0xbf, 0xff}
	ink    = color.NRGBA{0xff, 0xff, 0xff, 0xff}
	nodes  = [3][2]float64{{16, 8}, {9, 21}, {23, 21}}
	ends   = [2][2]float64{{9, 18}, {23, 18}}
)

const (
	nodeRadius = 4.0
	lineWidth  = 2.4
	corner     = 7.0
	samples    = 4 // in each direction of a pixel
)

// icon draws the icon. A maskable one fills the whole square, with the tree inside the circle that
// every mask leaves (80 %).
func icon(size int, maskable bool) func(*builder) ([]byte, error) {
	return func(*builder) ([]byte, error) {
		img := image.NewNRGBA(image.Rect(0, 0, size, size))
		for y := range size {
			for x := range size {
				img.SetNRGBA(x, y, pixel(x, y, size, maskable))
			}
		}
		var b bytes.Buffer
		err := png.Encode(&b, img)
		return b.Bytes(), err
	}
}

// pixel is the mean of the samples in it.
func pixel(x, y, size int, maskable bool) color.NRGBA {
	var blue, white int
	for i := range samples * samples {
		u := (float64(x) + (float64(i%samples)+0.5)/samples) * 32 / float64(size)
		v := (float64(y) + (float64(i/samples)+0.5)/samples) * 32 / float64(size)
		if maskable {
			const shrink = 0.75
			if onTree(16+(u-16)/shrink, 16+(v-16)/shrink) {
				white++
			} else {
				blue++
			}
		} else if onTree(u, v) {
			white++
		} else if onGround(u, v) {
			blue++
		}
	}
	inside := white + blue
	if inside == 0 {
		return color.NRGBA{}
	}
	mix := func(a, b uint8) uint8 { return uint8((int(a)*white + int(b)*blue) / inside) }
	return color.NRGBA{mix(ink.R, ground.R), mix(ink.G, ground.G), mix(ink.B, ground.B), uint8(255 * inside / (samples * samples))}
}

// onGround: inside the square with round corners.
func onGround(u, v float64) bool {
	dx, dy := math.Max(math.Abs(u-16)-(16-corner), 0), math.Max(math.Abs(v-16)-(16-corner), 0)
	return math.Hypot(dx, dy) <= corner
}

// onTree: on a node or on a line to one.
func onTree(u, v float64) bool {
	for _, n := range nodes {
		if math.Hypot(u-n[0], v-n[1]) <= nodeRadius {
			return true
		}
	}
	for _, e := range ends {
		a, b := nodes[0], e
		dx, dy := b[0]-a[0], b[1]-a[1]
		t := math.Min(math.Max(((u-a[0])*dx+(v-a[1])*dy)/(dx*dx+dy*dy), 0), 1)
		if math.Hypot(u-a[0]-t*dx, v-a[1]-t*dy) <= lineWidth/2 {
			return true
		}
	}
	return false
}
