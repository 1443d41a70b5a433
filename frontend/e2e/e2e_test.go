// Package e2e holds the tests of the built page in a real browser. They read
// like what a user does; each ends by asking that the console stayed empty.
package e2e

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// serve runs the native server over dist/ and gives the page's address.
func serve(t *testing.T) string {
	dist, err := filepath.Abs("../../dist")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dist, "build.json")); err != nil {
		t.Fatal("the site is not built: run `make dist` first")
	}
	binary := filepath.Join(t.TempDir(), "server")
	if out, err := exec.Command("go", "build", "-o", binary, "mwpranker/server").CombinedOutput(); err != nil {
		t.Fatalf("building the server: %v\n%s", err, out)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	addr := listener.Addr().String()
	listener.Close()
	server := exec.Command(binary, "-dir", dist, "-addr", addr)
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		server.Process.Signal(os.Interrupt)
		server.Wait()
	})
	for range 100 {
		if resp, err := http.Get("http://" + addr + "/healthz"); err == nil {
			resp.Body.Close()
			return "http://" + addr + "/"
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal("the server did not start in five seconds")
	return ""
}

// open starts a browser on the page and waits until its corpus is loaded.
func open(t *testing.T, width, height int64, scheme string) context.Context {
	browser, err := exec.LookPath("chromium")
	if err != nil {
		t.Fatal("chromium is missing: the browser tests need it (Debian: apt-get install chromium)")
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(browser), chromedp.Headless, chromedp.NoSandbox, chromedp.UserDataDir(t.TempDir()), chromedp.Flag("disable-gpu", true),
		chromedp.Flag("disable-quic", true), chromedp.Flag("no-first-run", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
	}
	if scheme == "dark" {
		options = append(options, chromedp.Flag("blink-settings", "preferredColorScheme=0"))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	t.Cleanup(stop)
	ctx, cancel := chromedp.NewContext(allocator)
	t.Cleanup(cancel)
	ctx, cancel = context.WithTimeout(ctx, 2*time.Minute)
	t.Cleanup(cancel)
	url := serve(t)
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(width, height)); err != nil {
		t.Fatalf("starting the browser: %v", err)
	}
	console := chromedp.Console(ctx)
	messages := make(chan string, 100)
	go func() {
		for m, err := range console {
			if err != nil {
				return
			}
			select {
			case messages <- fmt.Sprintf("%s: %v", m.Type, m):
			default:
			}
		}
	}()
	t.Cleanup(func() {
		for {
			select {
			case m := <-messages:
				t.Errorf("on the console: %s", m)
			default:
				return
			}
		}
	})
	if err := chromedp.Do(ctx, chromedp.Navigate(url)); err != nil {
		t.Fatal(err)
	}
	see(t, ctx, "status", "problems ready.")
	return ctx
}

// text reads what an element of a class says.
func text(t *testing.T, ctx context.Context, class string) string {
	s, err := chromedp.Run(ctx, chromedp.Evaluate[string](fmt.Sprintf("document.querySelector('.%s')?.textContent ?? ''", class)))
	if err != nil {
		t.Fatalf("reading .%s: %v", class, err)
	}
	return s
}

// see waits until an element of a class says something.
func see(t *testing.T, ctx context.Context, class, want string) {
	t.Helper()
	got := ""
	for range 600 { // half a minute: other tests may keep the machine busy
		if got = text(t, ctx, class); strings.Contains(got, want) {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatalf(".%s says %q; it should say %q", class, got, want)
}

// write replaces what stands in the box by typing.
func write(t *testing.T, ctx context.Context, query string) {
	t.Helper()
	if _, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("document.getElementById('query').select(), true")); err != nil {
		t.Fatal(err)
	}
	if err := chromedp.Do(ctx, chromedp.SendKeys(chromedp.CSS("#query"), query)); err != nil {
		t.Fatal(err)
	}
}

func TestSearch(t *testing.T) {
	ctx := open(t, 1280, 900, "light")

	write(t, ctx, "= (a + b) * c")
	see(t, ctx, "understood", "the sum of")
	see(t, ctx, "group", "Same problem model")

	write(t, ctx, "= (a + b")
	see(t, ctx, "failure", "Stopped at the expression")

	write(t, ctx, "Nine boxes hold 12 candles each. How many candles is that?")
	see(t, ctx, "note", "no model yet")
	see(t, ctx, "group", "Same words")
}

func TestExampleByClick(t *testing.T) {
	ctx := open(t, 360, 740, "dark")
	if err := chromedp.Do(ctx, chromedp.Click(chromedp.CSS(".chip"))); err != nil {
		t.Fatal(err)
	}
	see(t, ctx, "group", "Same problem model")
}

// TestScreenshots writes pictures of the page where MWP_SCREENSHOTS names a folder.
func TestScreenshots(t *testing.T) {
	dir := os.Getenv("MWP_SCREENSHOTS")
	if dir == "" {
		dir = t.TempDir()
	}
	for _, c := range []struct {
		width  int64
		scheme string
	}{{360, "light"}, {768, "dark"}, {1280, "light"}} {
		ctx := open(t, c.width, 900, c.scheme)
		write(t, ctx, "= (a + b) * c")
		see(t, ctx, "group", "Same problem model")
		picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
		if err != nil {
			t.Fatal(err)
		}
		name := filepath.Join(dir, fmt.Sprintf("page-%d-%s.png", c.width, c.scheme))
		if err := os.WriteFile(name, picture, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
