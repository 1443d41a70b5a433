package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"mwpranker/cmd/bench/browser"
	"mwpranker/cmd/bench/report"
)

// sixtyWords is a problem of sixty words.
const sixtyWords = "The school choir is getting ready for the summer concert. There are 24 girls and 18 boys in the choir, and each of them " +
	"needs a songbook and a scarf. A songbook costs 7 dollars and a scarf costs 5 dollars. The parents have already collected exactly 120 dollars " +
	"by selling cakes. How many dollars does the choir still need?"

// between is the time from key to key: ten a second, as somebody types who types fast.
const between = 100 * time.Millisecond

// listen keeps, for each key, the longest time from its event to what was painted next, as INP has
// it.
const listen = `
	window.mwpKeys = {};
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) if (e.interactionId) mwpKeys[e.interactionId] = Math.max(mwpKeys[e.interactionId] ?? 0, e.duration);
	}).observe({type: "event", durationThreshold: 16});
	(e => (e.focus(), e.select(), true))(document.querySelector("textarea"))`

// typing types a problem into the page over its results at a quarter of this machine's speed, and,
// for what the browser and the machine cost by themselves, into a page that has a text field and
// nothing else. Keys that were answered within 16 ms are counted as 16.
func typing(folder, address string) error {
	ctx, stop, err := browser.Tab(filepath.Join(folder, "typing"))
	if err != nil {
		return err
	}
	defer stop()
	g := report.Group{Title: "A key, to the next picture, at a quarter of the speed", Note: "milliseconds; INP is the longest but one in fifty", Unit: "ms"}
	for _, place := range []struct{ name, address, ready string }{
		{"a text field and nothing else", "data:text/html,<textarea rows=8 cols=60></textarea>", "true"},
		{"the page, full of results", address + "#q=%3D%20(a%20%2B%20b)%20*%20c", `document.querySelector("#group-same") !== null && document.documentElement.dataset.offline === "ready"`},
	} {
		if err := chromedp.Do(ctx, chromedp.Navigate(place.address)); err != nil {
			return err
		}
		if err := wait(ctx, place.ready); err != nil {
			return err
		}
		time.Sleep(settling)
		keys, err := typed(ctx)
		if err != nil {
			return err
		}
		g.Rows = append(g.Rows, report.Row{Name: place.name, Rounds: keys, Note: fmt.Sprintf("INP %.0f", inp(keys))})
	}
	return g.Write(os.Stdout)
}

// inp leaves out the longest of every fifty.
func inp(keys []float64) float64 {
	sorted := slices.Sorted(slices.Values(keys))
	return sorted[max(len(sorted)-1-len(sorted)/50, 0)]
}

func typed(ctx context.Context) (keys []float64, err error) {
	slow := func(factor float64) error {
		_, err := chromedp.Call(ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: factor})
		return err
	}
	if err := slow(4); err != nil {
		return nil, err
	}
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool](listen)); err != nil {
		return nil, err
	}
	for _, c := range sixtyWords {
		if err := chromedp.Do(ctx, chromedp.KeyEvent(string(c))); err != nil {
			return nil, err
		}
		time.Sleep(between)
	}
	time.Sleep(settling)
	text, err := chromedp.Run(ctx, chromedp.Evaluate[string]("JSON.stringify(Object.values(mwpKeys))"))
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal([]byte(text), &keys); err != nil {
		return nil, err
	}
	for len(keys) < len([]rune(sixtyWords)) {
		keys = append(keys, 16)
	}
	return keys, slow(1)
}
