package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"mwpranker/server/headers"
	"mwpranker/wasm/budget"
)

// builtSite writes a small built site with a link that leads out of it.
func builtSite(t testing.TB) string {
	parent := t.TempDir()
	dir := filepath.Join(parent, "dist")
	for name, content := range map[string]string{
		"secret.txt": "secret", "dist/index.html": "<p>page", "dist/app.0123456789abcdef.wasm": "\x00asm", "dist/sub/corpus.json": "{}", "dist/.hidden.txt": "no",
		"dist/sub/.hidden/x.txt": "no", "dist/_headers": "no", "dist/corpus.json": "[1,2,3]", "dist/corpus.json.br": "BR", "dist/corpus.json.gz": "GZIP", "dist/both.css.gz": "GZIP",
		"dist/shards/0003-0.0123456789abcdef.json": "[]", "dist/shards/0003-0.0123456789abcdef.json.br": "BR", "dist/shards/0003-0.0123456789abcdef.json.gz": "GZIP",
	} {
		file := filepath.Join(parent, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for link, target := range map[string]string{"link.txt": "../secret.txt", "folder": "..", "inside.txt": "sub/corpus.json", "far.txt": "/etc/hostname"} {
		if err := os.Symlink(target, filepath.Join(dir, link)); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// ask sends a request: "GET /path", then headers.
func ask(h http.Handler, request string, header ...string) *httptest.ResponseRecorder {
	method, target, _ := strings.Cut(request, " ")
	r := httptest.NewRequest(method, "http://host"+target, nil)
	for i := 0; i < len(header); i += 2 {
		r.Header.Add(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

func TestHandler(t *testing.T) {
	handler := Handler(folder(builtSite(t)))
	for _, c := range []struct{ request, want string }{
		{"GET /", "200 text/html; charset=utf-8 no-cache <p>page"},
		{"GET /?q=secret", "200 text/html; charset=utf-8 no-cache <p>page"},
		{"GET /index.html", "200 text/html; charset=utf-8 no-cache <p>page"},
		{"GET /app.0123456789abcdef.wasm", "200 application/wasm public, max-age=31536000, immutable \x00asm"},
		{"HEAD /app.0123456789abcdef.wasm", "200 application/wasm public, max-age=31536000, immutable "},
		{"GET /sub/corpus.json", "200 application/json; charset=utf-8 no-cache {}"},
		{"GET /inside.txt", "200 text/plain; charset=utf-8 no-cache {}"},
		{"GET /healthz", "200 text/plain; charset=utf-8 no-store ok"},
		{"HEAD /healthz", "200 text/plain; charset=utf-8 no-store ok"}, // net/http leaves the body out
		{"GET /shards/0003-0.0123456789abcdef.json", "200 application/json; charset=utf-8 public, max-age=31536000, immutable []"},
		{"GET /sub", "404"},
		{"GET /sub/", "404"},
		{"GET /.hidden.txt", "404"},
		{"GET /sub/.hidden/x.txt", "404"},
		{"GET /_headers", "404"},
		{"GET /corpus.json.br", "404"},
		{"GET /both.css", "404"}, // a compressed copy alone is no file
		{"GET /nothing.txt", "404"},
		{"GET /link.txt", "404"},
		{"GET /far.txt", "404"},
		{"GET /folder/secret.txt", "404"},
		{"GET /../secret.txt", "404"},
		{"GET /sub/../index.html", "404"},
		{"GET /./index.html", "404"},
		{"GET /sub/./corpus.json", "404"},
		{"GET /%2e%2e/secret.txt", "404"},
		{"GET /%2E%2E%2Fsecret.txt", "404"},
		{"GET /..%5csecret.txt", "404"},
		{"GET //index.html", "404"},
		{"GET /sub//corpus.json", "404"},
		{"GET //secret.txt", "404"},
		{"GET //host/secret.txt", "404"},
		{"GET /sub%2fcorpus.json", "404"},
		{"GET /sub%2f..%2f..%2fsecret.txt", "404"},
		{"GET /index.html%00.txt", "404"},
		{"GET /%00", "404"},
		{"GET /index.html/", "404"},
		{"GET /index.html.", "404"},
		{"GET /C:%5cx.txt", "404"},
		{"POST /", "405"},
		{"PUT /index.html", "405"},
		{"OPTIONS /", "405"},
	} {
		w := ask(handler, c.request)
		got := fmt.Sprint(w.Code)
		if w.Code == 200 {
			got += " " + w.Header().Get("Content-Type") + " " + w.Header().Get("Cache-Control") + " " + strings.TrimRight(w.Body.String(), "\n")
		} else if w.Header().Get("Cache-Control") != "no-store" {
			t.Errorf("%s: a refusal may be cached: %q", c.request, w.Header().Get("Cache-Control"))
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.request, got, c.want)
		}
		for _, h := range headers.Security {
			if w.Header().Get(h.Name) != h.Value {
				t.Errorf("%s: %s is %q", c.request, h.Name, w.Header().Get(h.Name))
			}
		}
	}
}

func TestEncodings(t *testing.T) {
	handler := Handler(folder(builtSite(t)))
	tags := map[string]string{}
	for _, c := range []struct{ accept, want string }{
		{"", " [1,2,3]"},
		{"gzip, deflate, br, zstd", "br BR"},
		{"gzip, deflate", "gzip GZIP"},
		{"br;q=0, gzip", "gzip GZIP"},
		{"br;q=0,gzip;q=0", " [1,2,3]"},
		{"br; q=0.2, gzip;Q=0.8", "gzip GZIP"},
		{"BR", "br BR"},
		{"*", "br BR"},
		{"*;q=0", " [1,2,3]"},
		{"br;q=0, *", "gzip GZIP"},
		{"identity, br;q=0.5", " [1,2,3]"},
		{"identity;q=0.5, br", "br BR"},
		{"identity;q=0", " [1,2,3]"},
		{"x-gzip", "gzip GZIP"},
		{"brotli", " [1,2,3]"},
		{"br;q=high, gzip;q=2", " [1,2,3]"},
		{"br;q=NaN", " [1,2,3]"},
		{";;,,q=1", " [1,2,3]"},
	} {
		w := ask(handler, "GET /corpus.json", "Accept-Encoding", c.accept)
		encoding := w.Header().Get("Content-Encoding")
		if got := encoding + " " + w.Body.String(); got != c.want {
			t.Errorf("Accept-Encoding %q: %q, want %q", c.accept, got, c.want)
		}
		if w.Header().Get("Vary") != "Accept-Encoding" || w.Header().Get("Content-Length") != fmt.Sprint(w.Body.Len()) ||
			w.Header().Get("Content-Type") != "application/json; charset=utf-8" {
			t.Errorf("Accept-Encoding %q: headers %v", c.accept, w.Header())
		}
		tags[encoding] = w.Header().Get("ETag")
	}
	if len(tags) != 3 || tags[""] == tags["br"] || tags["br"] == tags["gzip"] || tags["gzip"] == tags[""] {
		t.Errorf("the encodings need a tag each: %v", tags)
	}
	if w := ask(handler, "GET /shards/0003-0.0123456789abcdef.json", "Accept-Encoding", "gzip, br"); w.Header().Get("Content-Encoding") != "br" || w.Body.String() != "BR" {
		t.Errorf("a file of a split corpus: %v %s", w.Header(), w.Body)
	}
	if w := ask(handler, "GET /corpus.json", "Accept-Encoding", "gzip;q=0.1", "Accept-Encoding", "br;q=0.2"); w.Header().Get("Content-Encoding") != "br" {
		t.Errorf("two Accept-Encoding lines: %v", w.Header())
	}
}

func TestConditionsAndRanges(t *testing.T) {
	handler := Handler(fstest.MapFS{"corpus.json": {Data: []byte("[1,2,3]")}, "corpus.json.br": {Data: []byte("BROTLI")}})
	plain := ask(handler, "GET /corpus.json").Header().Get("ETag")
	packed := ask(handler, "GET /corpus.json", "Accept-Encoding", "br").Header().Get("ETag")
	for _, c := range []struct {
		request string
		header  []string
		want    string
	}{
		{"GET /corpus.json", []string{"If-None-Match", plain}, "304 "},
		{"GET /corpus.json", []string{"If-None-Match", packed}, "200 [1,2,3]"},
		{"GET /corpus.json", []string{"If-None-Match", packed, "Accept-Encoding", "br"}, "304 "},
		{"GET /corpus.json", []string{"If-None-Match", `"x", W/` + plain}, "304 "},
		{"GET /corpus.json", []string{"If-None-Match", "*"}, "304 "},
		{"HEAD /corpus.json", []string{"If-None-Match", plain}, "304 "},
		{"GET /corpus.json", []string{"If-Match", `"x"`}, "412 "},
		{"GET /corpus.json", []string{"Range", "bytes=1-2"}, "206 1,"},
		{"GET /corpus.json", []string{"Range", "bytes=-2"}, "206 3]"},
		{"GET /corpus.json", []string{"Range", "bytes=5-"}, "206 3]"},
		{"GET /corpus.json", []string{"Range", "bytes=9-"}, "416 invalid range: failed to overlap\n"},
		{"GET /corpus.json", []string{"Range", "bytes=1-2", "If-Range", plain}, "206 1,"},
		{"GET /corpus.json", []string{"Range", "bytes=1-2", "If-Range", packed}, "200 [1,2,3]"},
		{"GET /corpus.json", []string{"Range", "bytes=0-1", "Accept-Encoding", "br"}, "206 BR"},
		{"HEAD /corpus.json", []string{"Range", "bytes=1-2"}, "206 "},
	} {
		w := ask(handler, c.request, c.header...)
		if got := fmt.Sprintf("%d %s", w.Code, w.Body); got != c.want {
			t.Errorf("%s %q: %q, want %q", c.request, c.header, got, c.want)
		}
		if n := w.Header().Get("Content-Length"); w.Code == 206 && c.request[0] == 'G' && n != fmt.Sprint(w.Body.Len()) {
			t.Errorf("%s %q: length %s for %d bytes", c.request, c.header, n, w.Body.Len())
		}
	}
}

// TestNewFile: a file that was written again gets a new tag.
func TestNewFile(t *testing.T) {
	dir := builtSite(t)
	handler := Handler(folder(dir))
	before := ask(handler, "GET /index.html").Header().Get("ETag")
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte("<p>another page"), 0o644); err != nil {
		t.Fatal(err)
	}
	w := ask(handler, "GET /index.html", "If-None-Match", before)
	if w.Code != 200 || w.Body.String() != "<p>another page" {
		t.Errorf("after a change: %d %s", w.Code, w.Body)
	}
}

// FuzzPath: no address reaches a file outside the site, and none breaks the server.
func FuzzPath(f *testing.F) {
	for _, p := range []string{"/", "/index.html", "/../secret.txt", "//secret.txt", "/sub//corpus.json", "/folder/secret.txt", "/link.txt", "/\x00", "/..\\secret.txt", "/sub/./.hidden/x.txt"} {
		f.Add(p, "br")
	}
	handler := Handler(folder(builtSite(f)))
	f.Fuzz(func(t *testing.T, path, accept string) {
		defer budget.Watch(t, len(path)+len(accept), budget.Limit{Time: 100 * time.Millisecond, EachTime: 10 * time.Microsecond, Bytes: 4 << 20, Each: 1000})()
		r := httptest.NewRequest("GET", "http://host/", nil)
		r.URL.Path = path
		r.Header.Set("Accept-Encoding", accept)
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, r)
		if strings.Contains(w.Body.String(), "secret") || w.Body.String() == "no" || w.Code != 200 && w.Code != 404 {
			t.Errorf("%q: %d %s", path, w.Code, w.Body)
		}
	})
}
