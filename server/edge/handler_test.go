package main

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

const shardPath = "/shards/0003-12.0123456789abcdef.json"

// drawer is a store in memory.
type drawer map[string]string

func (d drawer) Open(name string, body bool) (*File, error) {
	content, found := d[name]
	switch {
	case strings.Contains(name, "beef"):
		return nil, errors.New("the bucket leaks")
	case !found:
		return nil, nil
	}
	f := &File{ETag: `"tag"`}
	if body {
		f.Body = strings.NewReader(content)
	}
	return f, nil
}

var handlerTests = []struct{ name, method, path, ifNoneMatch, want string }{
	{"a shard", "GET", shardPath, "", `200 application/json; charset=utf-8; public, max-age=31536000, immutable; "tag"; problems`},
	{"its head", "HEAD", shardPath, "", `200 application/json; charset=utf-8; public, max-age=31536000, immutable; "tag"; `},
	{"known already", "GET", shardPath, `"old", W/"tag"`, `304 application/json; charset=utf-8; public, max-age=31536000, immutable; "tag"; `},
	{"another is known", "GET", shardPath, `"old"`, `200 application/json; charset=utf-8; public, max-age=31536000, immutable; "tag"; problems`},
	{"none of that name", "GET", "/shards/0003-13.0123456789abcdef.json", "", "404 text/plain; charset=utf-8; no-store; ; Not Found\n"},
	{"the store fails", "GET", "/shards/beef-0.0123456789abcdef.json", "", "502 text/plain; charset=utf-8; no-store; ; Bad Gateway\n"},
	{"too large", "GET", "/shards/ffff-0.0123456789abcdef.json", "", "502 text/plain; charset=utf-8; no-store; ; Bad Gateway\n"},
	{"not a name of a shard", "GET", "/shards/../secret.json", "", "404 text/plain; charset=utf-8; no-store; ; Not Found\n"},
	{"escaped", "GET", "/shards%2f0003-12.0123456789abcdef.json.exe", "", "404 text/plain; charset=utf-8; no-store; ; Not Found\n"},
	{"the page", "GET", "/", "", "404 text/plain; charset=utf-8; no-store; ; Not Found\n"},
	{"health", "GET", "/healthz", "", "200 text/plain; charset=utf-8; no-store; ; ok\n"},
	{"writing", "PUT", shardPath, "", "405 text/plain; charset=utf-8; no-store; ; Method Not Allowed\n"},
}

// show writes an answer as one line.
func show(answer *http.Response) string {
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprintf("%d %s; %s; %s; %s", answer.StatusCode, answer.Header.Get("Content-Type"), answer.Header.Get("Cache-Control"), answer.Header.Get("ETag"), body)
}

func TestHandler(t *testing.T) {
	store := drawer{shardPath[1:]: "problems", "shards/ffff-0.0123456789abcdef.json": strings.Repeat("x", maxFile+1)}
	handler := Handler(store, Cache{})
	for _, test := range handlerTests {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(test.method, test.path, nil)
		if test.ifNoneMatch != "" {
			r.Header.Set("If-None-Match", test.ifNoneMatch)
		}
		handler.ServeHTTP(w, r)
		if got := show(w.Result()); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
		if w.Header().Get("Content-Security-Policy") == "" || w.Header().Get("X-Content-Type-Options") != "nosniff" {
			t.Errorf("%s: the security headers are missing: %v", test.name, w.Header())
		}
	}
}

// TestCache: what was sent once is not asked of the store again, and what is
// not a whole file is not kept.
func TestCache(t *testing.T) {
	kept := map[string]*http.Response{}
	cache := Cache{
		Get: func(r *http.Request) *http.Response { return kept[r.URL.Path] },
		Put: func(r *http.Request, answer *http.Response) { kept[r.URL.Path] = answer },
	}
	store := drawer{shardPath[1:]: "problems"}
	ask := func(method, path, known string) string {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(method, path, nil)
		r.Header.Set("If-None-Match", known)
		Handler(store, cache).ServeHTTP(w, r)
		return show(w.Result())
	}
	for _, path := range []string{"/healthz", "/shards/0003-13.0123456789abcdef.json", "/shards/beef-0.0123456789abcdef.json"} {
		ask("GET", path, "")
	}
	ask("HEAD", shardPath, "")
	ask("GET", shardPath, `"tag"`)
	if len(kept) > 0 {
		t.Errorf("what is no file was kept: %v", kept)
	}
	first := ask("GET", shardPath, "")
	delete(store, shardPath[1:])
	if second := ask("GET", shardPath, ""); second != first || !strings.HasSuffix(second, "problems") {
		t.Errorf("first %q, then %q", first, second)
	}
}
