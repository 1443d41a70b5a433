//go:build !js

// Package browser runs a page of a benchmark in a headless Chromium. [Build]
// makes the page's program, [Open] serves a folder, opens its index.html, and waits for the
// report.Result that the page leaves in globalThis.mwpResult as JSON.
package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"mwpranker/cmd/bench/report"
	"mwpranker/frontend/program"
)

// Build compiles a command of this module for the browser, as the page's program is built.
func Build(output, command string) error {
	built, err := program.Build(command)
	if err != nil {
		return err
	}
	return os.WriteFile(output, built, 0o644)
}

// Open shows the folder's page and prints what it measured. The browser's profile is put into the
// folder too.
func Open(folder string) error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	defer listener.Close()
	tab, stop, err := Tab(folder)
	if err != nil {
		return err
	}
	defer stop()
	mux := http.NewServeMux()
	mux.Handle("/", http.FileServer(http.Dir(folder)))
	mux.Handle("/clock", &clock{tab: tab})
	go http.Serve(listener, isolated(mux))
	groups, browser, err := show(tab, "http://"+listener.Addr().String()+"/")
	fmt.Printf("%s, %s, %s\n", time.Now().UTC().Format("2 January 2006"), browser, processor())
	for _, g := range groups {
		if err := g.Write(os.Stdout); err != nil {
			return err
		}
	}
	return err
}

// isolated sets the headers that let a page have a clock of 5 microseconds.
func isolated(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cross-Origin-Opener-Policy", "same-origin")
		w.Header().Set("Cross-Origin-Embedder-Policy", "require-corp")
		h.ServeHTTP(w, r)
	})
}

// Tab starts the browser, with its profile in the folder.
func Tab(folder string) (ctx context.Context, stop func(), err error) {
	chromium, err := exec.LookPath("chromium")
	if err != nil {
		return nil, nil, fmt.Errorf("chromium is missing (Debian: apt-get install chromium)")
	}
	allocator, stopBrowser := chromedp.NewExecAllocator(context.Background(), chromedp.ExecPath(chromium), chromedp.Headless, chromedp.NoSandbox,
		chromedp.UserDataDir(filepath.Join(folder, "profile")), chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-quic", true),
		chromedp.Flag("no-first-run", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true))
	ctx, stopTab := chromedp.NewContext(allocator)
	ctx, cancel := context.WithTimeout(ctx, 20*time.Minute) // on a busy machine
	return ctx, func() {
		cancel()
		stopTab()
		stopBrowser()
	}, nil
}

// show opens the page and waits for what it measured.
func show(ctx context.Context, url string) (groups []report.Group, browser string, err error) {
	if err := chromedp.Do(ctx, chromedp.Navigate(url)); err != nil {
		return nil, "", fmt.Errorf("opening the page: %w", err)
	}
	for {
		text, err := chromedp.Run(ctx, chromedp.Evaluate[string]("globalThis.mwpResult || ''"))
		if err != nil {
			return nil, "", fmt.Errorf("the page: %w", err)
		}
		if text == "" {
			time.Sleep(200 * time.Millisecond)
			continue
		}
		var result report.Result
		if err := json.Unmarshal([]byte(text), &result); err != nil {
			return nil, "", fmt.Errorf("the page's result: %w", err)
		}
		if result.Error != "" {
			err = fmt.Errorf("in the page: %s", result.Error)
		}
		agent, _ := chromedp.Run(ctx, chromedp.Evaluate[string]("navigator.userAgent.match(/Chrome.[0-9]+/)[0]"))
		return result.Groups, agent, err
	}
}

// processor is the machine's own name for itself, where it has one.
func processor() string {
	info, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(info)) {
		if name, value, found := strings.Cut(line, ":"); found && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return "a processor without a name"
}
