package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"mwpranker/server/headers"
)

// maxWorker is how large the Worker may be after gzip: the platform takes 3 MB
// on its free plan, and some room is left for what we add.
const maxWorker = 2_300_000

// buildWorker builds the Worker into root/build/edge/worker, as make edge does.
func buildWorker(t *testing.T, root string) (folder string) {
	t.Helper()
	folder = filepath.Join(root, "build", "edge", "worker")
	command(t, ".", "go", "tool", "workers-assets-gen", "-mode=go", "-o", folder)
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(folder, "app.wasm"), ".")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("building the worker: %v\n%s", err, out)
	}
	return folder
}

func command(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Dir = dir
	c.Env = append(os.Environ(), "WRANGLER_SEND_METRICS=false", "CI=1", "NO_COLOR=1")
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

func TestSize(t *testing.T) {
	folder := buildWorker(t, t.TempDir())
	files, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	var all bytes.Buffer
	w := gzip.NewWriter(&all)
	for _, file := range files {
		content, err := os.ReadFile(filepath.Join(folder, file.Name()))
		if err != nil {
			t.Fatal(err)
		}
		w.Write(content) // a buffer takes it
	}
	w.Close()
	t.Logf("the worker has %d bytes after gzip", all.Len())
	if all.Len() > maxWorker {
		t.Errorf("the worker has %d bytes after gzip, at most %d are wanted", all.Len(), maxWorker)
	}
}

// wrangler is the platform's tool, which runs the Worker in workerd.
func wrangler(t *testing.T) string {
	t.Helper()
	path, err := filepath.Abs("node_modules/.bin/wrangler")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		t.Skip("wrangler is not installed: `make edge-tools` installs it from npm")
	}
	return path
}

// TestWorkerd deploys a small site and a bucket with one shard into workerd,
// with the configuration that is deployed, and asks it over HTTP.
func TestWorkerd(t *testing.T) {
	if testing.Short() {
		t.Skip("starts workerd, which takes some seconds")
	}
	tool := wrangler(t)
	root := t.TempDir()
	buildWorker(t, root)
	config, err := os.ReadFile("wrangler.jsonc")
	if err != nil {
		t.Fatal(err)
	}
	const hashed = "boot.0123456789abcdef.js"
	for name, content := range map[string]string{
		"server/edge/wrangler.jsonc": string(config),
		"build/edge/site/index.html": "<!doctype html><title>site</title>",
		"build/edge/site/app.wasm":   "\x00asm\x01\x00\x00\x00",
		"build/edge/site/" + hashed:  "// boots",
		"build/edge/site/_headers":   "/*\n  Content-Security-Policy: " + headers.Policy + "\n/" + hashed + "\n  Cache-Control: " + headers.Cache(hashed) + "\n",
		"problems.json":              `{"problems":[]}`,
	} {
		file := filepath.Join(root, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(content), 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	dir, state := filepath.Join(root, "server", "edge"), filepath.Join(root, "state")
	command(t, dir, tool, "r2", "object", "put", "mwpranker-shards"+shardPath, "--local", "--persist-to", state, "--file", filepath.Join(root, "problems.json"))
	site := startWorkerd(t, dir, tool, state)
	for _, test := range []struct{ name, method, path, ifNoneMatch, want string }{
		{"health", "GET", "/healthz", "", "200 text/plain; charset=utf-8; no-store; no tag; ok\n"},
		{"a shard", "GET", shardPath, "", "200 application/json; charset=utf-8; public, max-age=31536000, immutable; a tag; {\"problems\":[]}"},
		{"a shard that is known", "GET", shardPath, "its tag", "304 application/json; charset=utf-8; public, max-age=31536000, immutable; a tag; "},
		{"its head", "HEAD", shardPath, "", "200 application/json; charset=utf-8; public, max-age=31536000, immutable; a tag; "},
		{"no such shard", "GET", "/shards/0003-13.0123456789abcdef.json", "", "404 text/plain; charset=utf-8; no-store; no tag; Not Found\n"},
		{"what is no shard", "GET", "/shards/list", "", "404 text/plain; charset=utf-8; no-store; no tag; Not Found\n"},
		{"writing", "DELETE", shardPath, "", "405 text/plain; charset=utf-8; no-store; no tag; Method Not Allowed\n"},
		{"the page, without Go", "GET", "/", "", "200 text/html; charset=utf-8; public, max-age=0, must-revalidate; a tag; <!doctype html><title>site</title>"},
		{"a file with a hash", "GET", "/" + hashed, "", "200 text/javascript; charset=utf-8; public, max-age=31536000, immutable; a tag; // boots"},
		{"a program", "GET", "/app.wasm", "", "200 application/wasm; public, max-age=0, must-revalidate; a tag; \x00asm\x01\x00\x00\x00"},
		{"no such file", "GET", "/none.js", "", "404 text/plain; charset=utf-8; no-store; no tag; Not Found\n"},
	} {
		r, err := http.NewRequest(test.method, site+test.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		if test.ifNoneMatch != "" {
			r.Header.Set("If-None-Match", tagOf(t, site+test.path))
		}
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		got := showShort(answer)
		answer.Body.Close()
		if got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
		if answer.StatusCode == 200 && answer.Header.Get("Content-Security-Policy") != headers.Policy {
			t.Errorf("%s: the policy is %q", test.name, answer.Header.Get("Content-Security-Policy"))
		}
	}
	testKept(t, site, dir, tool, state)
}

// testKept: once sent, a shard comes from the edge's cache, also when the bucket
// no longer has it.
func testKept(t *testing.T, site, dir, tool, state string) {
	command(t, dir, tool, "r2", "object", "delete", "mwpranker-shards"+shardPath, "--local", "--persist-to", state)
	answer, err := http.Get(site + shardPath)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if got := showShort(answer); !strings.HasSuffix(got, `{"problems":[]}`) {
		t.Errorf("the cache gives %q", got)
	}
}

// showShort writes an answer as one line, with only whether it has a tag.
func showShort(answer *http.Response) string {
	var body bytes.Buffer
	if _, err := body.ReadFrom(answer.Body); err != nil {
		return err.Error()
	}
	tag := "no tag"
	if answer.Header.Get("ETag") != "" {
		tag = "a tag"
	}
	return fmt.Sprintf("%d %s; %s; %s; %s", answer.StatusCode, answer.Header.Get("Content-Type"), answer.Header.Get("Cache-Control"), tag, body.String())
}

func tagOf(t *testing.T, url string) string {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	return answer.Header.Get("ETag")
}

// startWorkerd runs the site until the test ends, and gives its address.
func startWorkerd(t *testing.T, dir, tool, state string) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := listener.Addr().(*net.TCPAddr).Port
	listener.Close()
	ctx, stop := context.WithCancel(context.Background())
	var log bytes.Buffer
	c := exec.CommandContext(ctx, tool, "dev", "--local", "--ip", "127.0.0.1", "--port", fmt.Sprint(port), "--inspector-port", "0", "--persist-to", state, "--show-interactive-dev-session=false")
	c.Dir, c.Stdout, c.Stderr = dir, &log, &log
	c.Env = append(os.Environ(), "WRANGLER_SEND_METRICS=false", "CI=1", "NO_COLOR=1")
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // workerd is a process of its own, which has to end as well
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGTERM) }
	c.WaitDelay = 10 * time.Second
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- c.Wait() }()
	t.Cleanup(func() {
		stop()
		<-ended
		if t.Failed() {
			t.Logf("wrangler said:\n%s", log.String())
		}
	})
	site := fmt.Sprintf("http://127.0.0.1:%d", port)
	for begin := time.Now(); time.Since(begin) < 2*time.Minute; time.Sleep(100 * time.Millisecond) {
		if answer, err := http.Get(site + "/healthz"); err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return site
			}
		}
		select {
		case err := <-ended:
			ended <- err
			t.Fatalf("wrangler has ended: %v", err)
		default:
		}
	}
	t.Fatal("the site does not come up")
	return ""
}

// TestDryRun: the configuration is one that the platform takes.
func TestDryRun(t *testing.T) {
	tool := wrangler(t)
	root := t.TempDir()
	buildWorker(t, root)
	for _, dir := range []string{"server/edge", "build/edge/site"} {
		if err := os.MkdirAll(filepath.Join(root, dir), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	config, err := os.ReadFile("wrangler.jsonc")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(root, "server/edge")
	if err := os.WriteFile(filepath.Join(dir, "wrangler.jsonc"), config, 0o644); err != nil {
		t.Fatal(err)
	}
	out := command(t, dir, tool, "deploy", "--dry-run")
	if !strings.Contains(out, "env.SHARDS (mwpranker-shards)") || !strings.Contains(out, "gzip:") || strings.Contains(out, "Unexpected") {
		t.Errorf("wrangler says\n%s", out)
	}
	t.Log(out)
}
