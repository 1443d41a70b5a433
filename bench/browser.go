//go:build !js

package main

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/chromedp/chromedp"

	"mwpranker/frontend/site"
)

//go:embed page.html
var page string

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

// sources are the files of the built site that are measured with, by their name in the source. Those behind the bar need
// not be there.
var sources = []string{"wasm_exec.js", "kernel.js", "kernel.wasm", "parser.bin", "corpus.json", "corpus.bin", "|", "reader.bin"}

func run() error {
	folder, err := os.MkdirTemp("", "bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if err := lay(folder); err != nil {
		return fmt.Errorf("laying out the page: %w", err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	defer listener.Close()
	go http.Serve(listener, isolated(http.FileServer(http.Dir(folder))))
	groups, browser, err := inBrowser("http://"+listener.Addr().String()+"/", folder)
	fmt.Printf("%s, %s, %s\n", time.Now().UTC().Format("2 January 2006"), browser, processor())
	for _, g := range groups {
		if err := g.write(os.Stdout); err != nil {
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

// lay builds this program for the browser and puts what it needs beside it.
func lay(folder string) error {
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(folder, "bench.wasm"), "./bench")
	build.Env = append(build.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	files, err := site.Open(os.DirFS("dist"))
	if err != nil {
		return fmt.Errorf("dist: %w (`make dist` builds it)", err)
	}
	required := true
	for _, name := range sources {
		at := slices.IndexFunc(files, func(f site.File) bool { return f.Name == name })
		switch {
		case name == "|":
			required = false
		case at >= 0:
			if err := os.WriteFile(filepath.Join(folder, name), files[at].Content, 0o644); err != nil {
				return err
			}
		case required:
			return fmt.Errorf("dist has no %s: `make dist` builds it", name)
		}
	}
	return os.WriteFile(filepath.Join(folder, "index.html"), []byte(page), 0o644)
}

// inBrowser opens the page and waits for what it measured.
func inBrowser(url, folder string) (groups []Group, browser string, err error) {
	chromium, err := exec.LookPath("chromium")
	if err != nil {
		return nil, "", fmt.Errorf("chromium is missing (Debian: apt-get install chromium)")
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), chromedp.ExecPath(chromium), chromedp.Headless, chromedp.NoSandbox,
		chromedp.UserDataDir(filepath.Join(folder, "profile")), chromedp.Flag("disable-gpu", true), chromedp.Flag("disable-quic", true),
		chromedp.Flag("no-first-run", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true))
	defer stop()
	ctx, cancel := chromedp.NewContext(allocator)
	defer cancel()
	ctx, cancel = context.WithTimeout(ctx, 10*time.Minute)
	defer cancel()
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
		var result Result
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
