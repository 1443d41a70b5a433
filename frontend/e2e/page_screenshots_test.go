package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

// The problem that the pictures are made with.
const zoo = "A class of 26 pupils and 4 teachers goes to the zoo. A ticket costs $8. How much do they pay in all?"

// TestScreenshots writes pictures of the page where MWP_SCREENSHOTS names a folder, as `make
// screenshots` does; without it there is nothing to do.
func TestScreenshots(t *testing.T) {
	dir := os.Getenv("MWP_SCREENSHOTS")
	if dir == "" {
		t.Skip("`make screenshots` makes the pictures")
	}
	states := []struct {
		name string
		do   func(u *user)
	}{
		{"empty", func(u *user) {}},
		{"completion", func(u *user) { u.isOffered("How many apples ar"); u.seesAll() }},
		{"found", func(u *user) { u.writes(zoo); u.sees("#formula", ""); u.seesAll() }}, // docs/page.png is this one, 1280 wide, in 128 colours
		{"own", func(u *user) {
			u.clicks("#correct")
			u.replaces("correction", "(26 + 4) * 8")
			u.sees("#correction-says", "Holds")
			u.presses("Enter")
			u.sees("#group-same", "problem")
			u.clicks("#show-answer")
		}},
		{"filters", func(u *user) {
			u.clicks("#filters")
			u.clicks(".card .why")
			u.clicks(".card .reveal")
			u.scrolls("#filters")
		}},
		{"baseline", func(u *user) { u.clicks("#filters"); u.clicks("#show-baseline"); u.scrolls("#baseline") }},
		{"cards", func(u *user) { u.scrolls("#group-same") }},
		{"compare", func(u *user) { u.clicks(".card .compare"); u.sees("#compared-as", "same") }},
		{"expression", func(u *user) {
			u.presses("Escape")
			u.misses("#dialog-compare")
			u.writes("= (a + ?) / c")
			u.sees("#group-pattern", "Fits")
		}},
		{"wrong", func(u *user) { u.writes("= (a + b"); u.sees("#failed", "Stopped") }},
		{"unsure", func(u *user) {
			u.writes(sixtyWords)
			u.sees("#query-text", "cakes")
			u.seesAll()
		}},
		{"others", func(u *user) { u.scrolls("#formula") }},
		{"worksheet", func(u *user) {
			u.clicks("#result-0 .add")
			u.clicks("#result-1 .add")
			u.sees("#open-worksheet", "(2)")
			u.clicks("#open-worksheet")
			u.clicks("#with-answers")
			u.sees(".key", "Answers")
		}},
		{"settings", func(u *user) {
			u.presses("Escape")
			u.misses("#dialog-worksheet")
			u.clicks("#open-settings")
			u.sees("#dialog-settings", "Close")
		}},
		{"keys", func(u *user) {
			u.presses("Escape")
			u.misses("#dialog-settings")
			u.presses("?")
			u.sees("#dialog-keys", "Close")
		}},
	}
	for _, size := range [][2]int64{{1280, 900}, {768, 1024}, {360, 740}} {
		for _, look := range []string{"light", "dark"} {
			t.Run(fmt.Sprintf("%d-%s", size[0], look), func(t *testing.T) {
				u := visit(t, "")
				u.does(chromedp.EmulateViewport(size[0], size[1]))
				ask[bool](u, "(localStorage.setItem('mwpranker.settings', JSON.stringify({look: "+quote(look)+", size: 'normal', singleKeys: true})), true)")
				u.does(chromedp.Reload())
				u.waitsForTheFiles()
				for _, s := range states {
					s.do(u)
					ask[bool](u, "new Promise(done => setTimeout(() => done(true), 250))")
					picture, err := chromedp.Run(u.ctx, chromedp.CaptureScreenshot())
					if err != nil {
						t.Fatal(err)
					}
					if err := os.WriteFile(filepath.Join(dir, fmt.Sprintf("%d-%s-%s.png", size[0], look, s.name)), picture, 0o644); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}
