//go:build unix

package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"mwpranker/server/edge/edgetest"
	"mwpranker/server/headers"
)

// maxWorker is how large the Worker may be after gzip: the platform takes 3 MB
// on its free plan, and some room is left for what we add.
const maxWorker = 2_300_000

func TestSize(t *testing.T) {
	folder := t.TempDir()
	edgetest.Build(t, ".", folder)
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

// TestWorkerd deploys a small site and a bucket with one shard into workerd,
// with the configuration that is deployed, and asks it over HTTP.
func TestWorkerd(t *testing.T) {
	if testing.Short() {
		t.Skip("starts workerd, which takes some seconds")
	}
	const hashed = "boot.0123456789abcdef.js"
	edge := edgetest.New(t, ".", fstest.MapFS{
		"index.html": {Data: []byte("<!doctype html><title>site</title>")},
		"app.wasm":   {Data: []byte("\x00asm\x01\x00\x00\x00")},
		hashed:       {Data: []byte("// boots")},
		"_headers":   {Data: []byte("/*\n  Content-Security-Policy: " + headers.Policy + "\n/" + hashed + "\n  Cache-Control: " + headers.Cache(hashed) + "\n")},
	})
	problems := filepath.Join(t.TempDir(), "problems.json")
	if err := os.WriteFile(problems, []byte(`{"problems":[]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	edge.Put(shardPath[1:], problems)
	site := edge.Start()
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
	testKept(t, site, edge)
}

// testKept: once sent, a shard comes from the edge's cache, also when the bucket
// no longer has it.
func testKept(t *testing.T, site string, edge *edgetest.Edge) {
	edge.Delete(shardPath[1:])
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

// TestDryRun: the configuration is one that the platform takes.
func TestDryRun(t *testing.T) {
	out := edgetest.New(t, ".", fstest.MapFS{"index.html": {}}).Wrangler("deploy", "--dry-run")
	if !strings.Contains(out, "env.SHARDS (mwpranker-shards)") || !strings.Contains(out, "gzip:") || strings.Contains(out, "Unexpected") {
		t.Errorf("wrangler says\n%s", out)
	}
	t.Log(out)
}
