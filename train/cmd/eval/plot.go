package main

import (
	"fmt"
	"html"
	"strings"

	"mwpranker/train/evaluate"
	"mwpranker/wasm/expr"
)

// svg is a drawing in the making.
type svg struct {
	body          strings.Builder
	width, height int
}

func (d *svg) add(format string, args ...any) { fmt.Fprintf(&d.body, format+"\n", args...) }

func (d *svg) text(x, y float64, anchor, s string) {
	d.add(`<text x="%.1f" y="%.1f" text-anchor="%s">%s</text>`, x, y, anchor, html.EscapeString(s))
}

func (d *svg) line(x1, y1, x2, y2 float64, style string) {
	d.add(`<line x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f" %s/>`, x1, y1, x2, y2, style)
}

func (d *svg) finish(title string) string {
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">
<title>%s</title>
<rect width="%d" height="%d" fill="#fff"/>
%s</svg>
`, d.width, d.height, html.EscapeString(title), d.width, d.height, d.body.String())
}

// Colours that people with any colour vision tell apart.
var colours = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#666666"}

const thin, pale = `stroke="#333"`, `stroke="#ddd"`

// barGroup is the bars of one set.
type barGroup struct {
	name string
	bars []bar
}

// bar is a share with its interval. Without one it is a figure that others report, and is drawn
// hollow.
type bar struct {
	name             string
	value, low, high float64
	reported         bool
}

func barsOf(name string, parts []findPart) barGroup {
	g := barGroup{name: name}
	for _, p := range parts {
		share := p.List.Precision(expr.Canonical)
		low, high := share.Interval()
		g.bars = append(g.bars, bar{name: p.Name, value: share.Value(), low: low, high: high})
	}
	if figures, ok := paper[name]; ok {
		g.bars = append(g.bars,
			bar{name: paperOurs, value: figures.ranker / 100, reported: true},
			bar{name: paperVectors, value: figures.vectors / 100, reported: true})
	}
	return g
}

// barPlot draws precisions with their intervals, a block for each set.
func barPlot(groups []barGroup) string {
	const left, right, top, title, row, gap = 190.0, 560.0, 8.0, 20.0, 18.0, 10.0
	height := top
	for _, g := range groups {
		height += title + row*float64(len(g.bars)) + gap
	}
	d := &svg{width: 640, height: int(height) + 42}
	x := func(v float64) float64 { return left + (right-left)*v }
	for v := 0; v <= 100; v += 20 {
		at := x(float64(v) / 100)
		d.line(at, top+title, at, height, pale)
		d.text(at, height+14, "middle", fmt.Sprint(v))
	}
	d.text((left+right)/2, height+32, "middle", "right among the first three results, in percent, with 95 % intervals")
	y := top
	for _, g := range groups {
		d.text(8, y+14, "start", g.name)
		y += title
		for _, b := range g.bars {
			middle := y + row/2
			style := fmt.Sprintf(`fill="%s"`, barColours[b.name])
			if b.reported {
				style = `fill="#fff" stroke="#333" stroke-dasharray="3 2"`
			}
			d.text(left-8, middle+4, "end", b.name)
			d.add(`<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" %s/>`, left, y+3, x(b.value)-left, row-6, style)
			if !b.reported {
				d.line(x(b.low), middle, x(b.high), middle, thin)
				for _, end := range []float64{b.low, b.high} {
					d.line(x(end), middle-3, x(end), middle+3, thin)
				}
			}
			d.text(right+8, middle+4, "start", fmt.Sprintf("%.1f", 100*b.value))
			y += row
		}
		y += gap
	}
	return d.finish("Precision of the first three results")
}

// barColours gives a ranker the same colour in every block.
var barColours = map[string]string{
	evaluate.OursName: colours[0], evaluate.GoldName: colours[6], evaluate.VectorsName: colours[1],
	evaluate.BM25Name: colours[2], evaluate.WordsName: colours[3], evaluate.RandomName: colours[4],
	evaluate.TFIDFName: colours[5], widerVectors: "#b35a9b",
}

// fewest is how many problems a point of the calibration plot stands for at least.
const fewest = 5

// calibrationPlot draws for each part the share of right answers over the mean confidence, bin by
// bin.
func calibrationPlot(parts []readPart) string {
	const left, top, size = 60.0, 20.0, 360.0
	d := &svg{width: 640, height: 440}
	x := func(v float64) float64 { return left + size*v }
	y := func(v float64) float64 { return top + size*(1-v) }
	for v := 0; v <= 10; v += 2 {
		at := float64(v) / 10
		d.line(x(0), y(at), x(1), y(at), pale)
		d.line(x(at), y(0), x(at), y(1), pale)
		d.text(x(0)-8, y(at)+4, "end", fmt.Sprintf("%.1f", at))
		d.text(x(at), y(0)+18, "middle", fmt.Sprintf("%.1f", at))
	}
	d.line(x(0), y(0), x(1), y(1), `stroke="#333" stroke-dasharray="4 4"`)
	d.text(x(0.5), y(0)+40, "middle", "confidence of the first reading")
	d.add(`<text x="16" y="%.1f" text-anchor="middle" transform="rotate(-90 16 %.1f)">share of right answers</text>`, y(0.5), y(0.5))
	for i, p := range parts {
		colour := colours[i%len(colours)]
		c := evaluate.Calibrate(p.List)
		var points []string
		for j := range c.Bins {
			b := &c.Bins[j]
			if b.Right.Of < fewest {
				continue
			}
			low, high := b.Right.Interval()
			at := x(b.Predicted())
			d.line(at, y(low), at, y(high), fmt.Sprintf(`stroke="%s" stroke-opacity="0.4"`, colour))
			d.add(`<circle cx="%.1f" cy="%.1f" r="3" fill="%s"/>`, at, y(b.Right.Value()), colour)
			points = append(points, fmt.Sprintf("%.1f,%.1f", at, y(b.Right.Value())))
		}
		d.add(`<polyline points="%s" fill="none" stroke="%s"/>`, strings.Join(points, " "), colour)
		at := top + 16*float64(i)
		d.add(`<rect x="440" y="%.1f" width="10" height="10" fill="%s"/>`, at, colour)
		d.text(456, at+9, "start", fmt.Sprintf("%s: error %.3f", p.Name, c.Error()))
	}
	return d.finish("Confidence and what came out right")
}
