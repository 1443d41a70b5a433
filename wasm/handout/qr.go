package handout

import (
	"fmt"
	"html"
	"strings"

	"rsc.io/qr/coding"
)

// MaxQR is how long an address in a QR code may be. A code of this size has 117 small squares a
// side, which the camera of a telephone still reads from paper and from a screen.
const MaxQR = 1273

// maxQRVersion is the size of such a code.
const maxQRVersion = 25

// QR draws an address as a QR code: an SVG image, black on white, with the margin that cameras
// want. ok is false where the address is too long.
func QR(address, label string) (svg string, ok bool) {
	code, ok := code(address)
	if !ok {
		return "", false
	}
	const margin = 4
	side := code.Size + 2*margin
	var path strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; {
			if !code.Black(x, y) {
				x++
				continue
			}
			start := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			fmt.Fprintf(&path, "M%d %dh%dv1h-%dz", start+margin, y+margin, x-start, x-start)
		}
	}
	return fmt.Sprintf(`<svg class="qr" viewBox="0 0 %d %d" role="img" aria-label="%s" shape-rendering="crispEdges">`+
		`<path fill="#fff" d="M0 0h%dv%dH0z"/><path fill="#000" d="%s"/></svg>`, side, side,
		html.EscapeString(label), side, side, path.String()), true
}

// code is the smallest QR code of an address, with the mask that is easiest to read.
func code(address string) (*coding.Code, bool) {
	if len(address) > MaxQR {
		return nil, false
	}
	text := coding.String(address)
	var best *coding.Code
	least := 0
	for v := coding.Version(coding.MinVersion); v <= maxQRVersion; v++ {
		if text.Bits(v) > v.DataBytes(coding.L)*8 {
			continue
		}
		level := coding.L
		if text.Bits(v) <= v.DataBytes(coding.M)*8 {
			level = coding.M
		}
		for mask := coding.Mask(0); mask < 8; mask++ {
			plan, err := coding.NewPlan(v, level, mask)
			if err != nil {
				return nil, false
			}
			c, err := plan.Encode(text)
			if err != nil {
				return nil, false
			}
			if p := penalty(c); best == nil || p < least {
				best, least = c, p
			}
		}
		return best, true
	}
	return nil, false
}

// penalty is how hard a code is to read, by the rules of ISO 18004: long runs of one colour,
// squares of four, what looks like a corner, and more black than white.
func penalty(c *coding.Code) int {
	p, black := 0, 0
	for _, at := range []func(i, j int) bool{c.Black, func(i, j int) bool { return c.Black(j, i) }} {
		for j := range c.Size {
			run, last := 0, 0
			for i := range c.Size {
				now := at(i, j)
				if i > 0 && now != at(i-1, j) {
					run = 0
				}
				if run++; run == 5 {
					p += 3
				} else if run > 5 {
					p++
				}
				last = last<<1&0x7ff | bit(now)
				if i >= 10 && (last == 0b10111010000 || last == 0b00001011101) {
					p += 40
				}
			}
		}
	}
	for y := range c.Size {
		for x := range c.Size {
			black += bit(c.Black(x, y))
			if x > 0 && y > 0 && c.Black(x, y) == c.Black(x-1, y) && c.Black(x, y) == c.Black(x, y-1) &&
				c.Black(x, y) == c.Black(x-1, y-1) {
				p += 3
			}
		}
	}
	all := c.Size * c.Size
	return p + 10*(max(20*black-10*all, 10*all-20*black)/all)
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}
