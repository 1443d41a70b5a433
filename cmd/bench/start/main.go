// Command start measures how long the built page takes from the first byte
// asked for to the first result on the screen, in a headless Chromium: on a first
// visit with an empty cache, and on a second one, which the service worker serves.
// The query stands in the address, as in a link that somebody shared; a problem's
// text has to wait for the model, an expression does not. `make bench-start` runs it.
// With -typing it measures instead how soon the page answers keys; `make bench-typing` runs that.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"

	"mwpranker/cmd/bench/browser"
	"mwpranker/cmd/bench/report"
	"mwpranker/server/launch"
)

const problem = "A gardener has 48 tulips and twice as many roses in 6 long rows. She gives 15 of the tulips to her neighbor and sells " +
	"the rest for $2 each. How much money does the gardener get?"

// watch notes when things are on the screen for the first time, and what the page tells with
// ?trace.
const watch = `
	window.mwpSeen = {};
	{
		const note = (name) => mwpSeen[name] ??= performance.now();
		new MutationObserver(() => {
			if (document.querySelector("#query")) note("the page is usable");
			if (document.querySelector("[id^=group-]")) note("the first result");
		}).observe(document, {subtree: true, childList: true});
		const info = console.info;
		console.info = (text, ...rest) => {
			const step = /^([0-9]+) ms: (.*)$/.exec(text);
			if (step) mwpSeen[step[2]] ??= Number(step[1]);
			info(text, ...rest);
		};
	}`

func main() {
	dist := flag.String("dist", "dist", "folder of the built site")
	rounds := flag.Int("rounds", 7, "visits of each kind")
	keys := flag.Bool("typing", false, "measure how soon keys are answered instead")
	flag.Parse()
	if err := run(*dist, *rounds, *keys); err != nil {
		fmt.Fprintln(os.Stderr, "start:", err)
		os.Exit(1)
	}
}

func run(dist string, rounds int, keys bool) error {
	folder, err := os.MkdirTemp("", "start")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	address, stop, err := serve(folder, dist)
	if err != nil {
		return err
	}
	defer stop()
	if keys {
		return typing(folder, address)
	}
	visits := map[string]*visit{}
	var order []*visit
	for round := range rounds {
		for _, query := range []struct{ name, text string }{{"an expression", "= (a + b) * c"}, {"a problem", problem}} {
			profile := filepath.Join(folder, fmt.Sprint("profile-", round, len(query.text)))
			seen, err := twice(profile, address+"healthz", address+"?trace#q="+url.QueryEscape(query.text))
			if err != nil {
				return fmt.Errorf("%s: %w", query.name, err)
			}
			for i, kind := range []string{"First visit", "Second visit"} {
				title := kind + ", with " + query.name + " in the address"
				if visits[title] == nil {
					visits[title] = &visit{title: title, times: map[string][]float64{}}
					order = append(order, visits[title])
				}
				for step, at := range seen[i] {
					visits[title].times[step] = append(visits[title].times[step], at)
				}
			}
		}
	}
	slices.SortFunc(order, func(a, b *visit) int {
		if a.title < b.title {
			return -1
		}
		return 1
	})
	for _, v := range order {
		if err := v.group().Write(os.Stdout); err != nil {
			return err
		}
	}
	return nil
}

// visit has, for each step, when it was reached, in milliseconds of each visit.
type visit struct {
	title string
	times map[string][]float64
}

func (v *visit) group() report.Group {
	g := report.Group{Title: v.title, Note: "milliseconds from the start of the navigation; the quickest round is the note", Unit: "ms"}
	for step, times := range v.times {
		g.Rows = append(g.Rows, report.Row{Name: step, Rounds: times, Note: fmt.Sprintf("%.0f", slices.Min(times))})
	}
	slices.SortFunc(g.Rows, func(a, b report.Row) int { return int(a.Quantile(0.5) - b.Quantile(0.5)) })
	return g
}

// serve starts the project's own server.
func serve(folder, dist string) (address string, stop func(), err error) {
	program := filepath.Join(folder, "server")
	if out, err := exec.Command("go", "build", "-o", program, "./server").CombinedOutput(); err != nil {
		return "", nil, fmt.Errorf("building the server: %w: %s", err, out)
	}
	server, host, err := launch.Server(program, "", "-dir", dist)
	if err != nil {
		return "", nil, err
	}
	stop = func() {
		server.Process.Kill()
		server.Wait()
	}
	return "http://" + host + "/", stop, nil
}

// settling is how long a browser that was just started does things of its own.
const settling = 3 * time.Second

// twice visits an address with an empty profile, and again when the page is kept. It comes from a
// page of the same site that loads nothing, so that no process has to be started for the visit.
func twice(profile, blank, address string) (seen [2]map[string]float64, err error) {
	ctx, stop, err := browser.Tab(profile)
	if err != nil {
		return seen, err
	}
	defer stop()
	if err := chromedp.Do(ctx, chromedp.Navigate(blank)); err != nil {
		return seen, err
	}
	if _, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: watch}); err != nil {
		return seen, err
	}
	time.Sleep(settling)
	for i := range seen {
		before, err := spent(ctx)
		if err != nil {
			return seen, err
		}
		if err := chromedp.Do(ctx, chromedp.Navigate(address)); err != nil {
			return seen, err
		}
		if err := wait(ctx, `"the first result" in mwpSeen`); err != nil {
			return seen, err
		}
		after, err := spent(ctx)
		if err != nil {
			return seen, err
		}
		if err := wait(ctx, `"worker: ready" in mwpSeen`); err != nil {
			return seen, err
		}
		text, err := chromedp.Run(ctx, chromedp.Evaluate[string]("JSON.stringify(mwpSeen)"))
		if err != nil {
			return seen, err
		}
		if err := json.Unmarshal([]byte(text), &seen[i]); err != nil {
			return seen, err
		}
		seen[i][processors] = after - before
		kept := `document.documentElement.dataset.offline === "ready"`
		if i == 1 {
			kept = "navigator.serviceWorker.controller !== null"
		}
		if err := wait(ctx, kept); err != nil {
			return seen, err
		}
		if err := chromedp.Do(ctx, chromedp.Navigate(blank)); err != nil {
			return seen, err
		}
	}
	return seen, nil
}

// processors is the processor time of all threads of all the browser's processes until the first
// result. Where the machine does other things too, it tells more than the times do: on a quiet one
// that has more than one core, the result is there before so much time has passed.
const processors = "(processor time until then)"

func spent(ctx context.Context) (milliseconds float64, err error) {
	info, err := chromedp.CallBrowser(ctx, systeminfo.GetProcessInfo, cdp.Empty{})
	if err != nil {
		return 0, err
	}
	for _, p := range info.ProcessInfo {
		milliseconds += 1000 * p.CPUTime
	}
	return milliseconds, nil
}

// wait waits until something is so in the page.
func wait(ctx context.Context, condition string) error {
	for range 1200 {
		if so, err := chromedp.Run(ctx, chromedp.Evaluate[bool](condition)); err == nil && so {
			return nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	return fmt.Errorf("in a minute it did not come to this: %s", condition)
}
