package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"net/http"
	"net/http/httptest"
	"os/exec"
	"strings"
	"testing"

	"mwpranker/wasm/expr"
)

// sign is one thing of a formula that has to be seen: all else of the formula is hidden.
type sign struct{ name, expression, selector string }

var signs = []sign{
	{"plus", "318 + 47", "mo"},
	{"minus", "318 - 47", "mo"},
	{"minus in a fraction", "(318 - 47) / 5", "mo"},
	{"times", "318 * 47", "mo"},
	{"the bar of a fraction", "318 / 47", "mfrac"},
	{"what is divided", "318 / 47", "mfrac > :first-child"},
	{"by what", "318 / 47", "mfrac > :last-child"},
	{"the base of a power", "3 ^ 2", "msup > :first-child *"},
	{"the exponent", "3 ^ 2", "msup > :last-child"},
	{"the name of a remainder", "remainder(130 / 40)", "mi"},
	{"a bracket", "(3 + 4) * 5", "mrow > mo:first-child"},
	{unaided, "318 - 47", "mo"},
}

// unaided is a minus as it was drawn before it had a font of its own.
const unaided = "minus out of the first font"

const rowHeight = 60

// poorFont is the case in which WebKit drops a minus: the first font of the list is there and has
// letters and numbers, but no U+2212. Any other font of the machine would do in its place.
const poorFont = `@font-face {
	font-family: "STIX Two Math";
	src: local("Liberation Serif"), local("DejaVu Serif"), local("Times New Roman");
	unicode-range: U+20-7E;
}`

// formulas is a page in the site's styles with a row for each sign.
func formulas() (string, error) {
	var b strings.Builder
	b.WriteString("<!doctype html><meta charset=utf-8><link rel=stylesheet href=tokens.css><link rel=stylesheet href=page.css><style>" +
		poorFont + "body{background:#fff;color:#000} p{position:absolute;left:20px;margin:0;height:60px;overflow:hidden;font-size:24px}" +
		"math,math *{visibility:hidden} p:last-of-type .minus{font-family:inherit}")
	for i, s := range signs {
		fmt.Fprintf(&b, "p:nth-of-type(%d){top:%dpx} p:nth-of-type(%d) :is(%s){visibility:visible}", i+1, i*rowHeight, i+1, s.selector)
	}
	b.WriteString("</style>")
	for _, s := range signs {
		e, err := expr.Parse(s.expression)
		if err != nil {
			return "", err
		}
		b.WriteString("<p>" + e.MathML(nil) + "</p>")
	}
	return b.String(), nil
}

// ink counts the dark pixels of a row, and says how far down they are on the average.
func ink(picture image.Image, row int) (pixels int, middle float64) {
	sum := 0
	for y := row * rowHeight; y < (row+1)*rowHeight; y++ {
		for x := range 800 {
			if r, g, b, _ := picture.At(x, y).RGBA(); r+g+b < 3*0x9000 {
				pixels, sum = pixels+1, sum+y-row*rowHeight
			}
		}
	}
	return pixels, float64(sum) / float64(max(pixels, 1))
}

// rows are the signs' ink and where it is, by their names, as a browser draws them.
func rows(t *testing.T, by drawer) (map[string]int, map[string]float64) {
	t.Helper()
	page, err := formulas()
	if err != nil {
		t.Fatal(err)
	}
	files := http.FileServer(http.Dir("../static"))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprint(w, page)
	}))
	defer server.Close()
	content, err := by.draw(t, server.URL+"/")
	if err != nil {
		t.Fatal(err)
	}
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	pixels, middles := map[string]int{}, map[string]float64{}
	for i, s := range signs {
		pixels[s.name], middles[s.name] = ink(picture, i)
	}
	return pixels, middles
}

// TestDrawnFormulas looks at the picture: a sign that is in the document and is not drawn makes
// other mathematics.
func TestDrawnFormulas(t *testing.T) {
	for _, by := range drawers {
		t.Run(by.name, func(t *testing.T) {
			if _, err := exec.LookPath(by.program); err != nil {
				t.Skipf("%s is missing: formulas are not looked at in it (Debian: apt-get install %s xvfb)", by.program, by.debian)
			}
			pixels, middles := rows(t, by)
			for _, s := range signs {
				if s.name != unaided && pixels[s.name] < 8 {
					t.Errorf("%s of %s is not drawn: %d dark pixels", s.name, s.expression, pixels[s.name])
				}
			}
			for _, above := range [][2]string{{"the exponent", "the base of a power"}, {"what is divided", "the bar of a fraction"}, {"the bar of a fraction", "by what"}} {
				if middles[above[0]] >= middles[above[1]] {
					t.Errorf("%s is %.0f pixels down, %s %.0f", above[0], middles[above[0]], above[1], middles[above[1]])
				}
			}
			if by.name == "webkit" && pixels[unaided] > 0 {
				t.Log("this WebKit draws a minus that the first font lacks: the page's rule for it could go")
			}
		})
	}
}
