package main

import (
	"fmt"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// site writes a small built site with a link that leads out of it.
func site(t *testing.T) string {
	parent := t.TempDir()
	dir := filepath.Join(parent, "dist")
	for name, content := range map[string]string{
		"secret.txt": "secret", "dist/index.html": "<p>page", "dist/app.wasm": "\x00asm", "dist/sub/corpus.json": "{}", "dist/.hidden": "no",
	} {
		file := filepath.Join(parent, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("../secret.txt", filepath.Join(dir, "link.txt")); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestHandler(t *testing.T) {
	root, err := os.OpenRoot(site(t))
	if err != nil {
		t.Fatal(err)
	}
	defer root.Close()
	handler := Handler(root.FS())
	for _, c := range []struct{ request, want string }{
		{"GET /", "200 text/html; charset=utf-8 <p>page"},
		{"GET /app.wasm", "200 application/wasm \x00asm"},
		{"HEAD /app.wasm", "200 application/wasm "},
		{"GET /sub/corpus.json", "200 application/json; charset=utf-8 {}"},
		{"GET /healthz", "200 text/plain; charset=utf-8 ok"},
		{"GET /sub", "404"},
		{"GET /sub/", "404"},
		{"GET /.hidden", "404"},
		{"GET /nothing.txt", "404"},
		{"GET /link.txt", "404"},
		{"GET /../secret.txt", "404"},
		{"GET /%2e%2e/secret.txt", "404"},
		{"GET //secret.txt", "404"},
		{"GET /sub%2f..%2f..%2fsecret.txt", "404"},
		{"GET /index.html%00.txt", "404"},
		{"POST /", "405"},
	} {
		method, target, _ := strings.Cut(c.request, " ")
		w := httptest.NewRecorder()
		handler.ServeHTTP(w, httptest.NewRequest(method, "http://host"+target, nil))
		got := fmt.Sprint(w.Code)
		if w.Code == 200 {
			got += " " + w.Header().Get("Content-Type") + " " + strings.TrimRight(w.Body.String(), "\n")
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.request, got, c.want)
		}
		if csp := w.Header().Get("Content-Security-Policy"); !strings.Contains(csp, "default-src 'none'") {
			t.Errorf("%s: no policy: %q", c.request, csp)
		}
	}
}

func TestServeSaysWhatIsMissing(t *testing.T) {
	err := serve(filepath.Join(t.TempDir(), "dist"), ":0")
	if err == nil || !strings.Contains(err.Error(), "make dist") {
		t.Errorf("error %v does not say what to do", err)
	}
}
