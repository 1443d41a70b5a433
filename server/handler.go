package main

import (
	"io/fs"
	"net/http"
	"path"
	"strings"
)

// policy lets the page run its own scripts and WASM and reach its own files, and nothing else: no eval, no inline
// script, no other host. How Vugu does without eval stands in frontend/vuguhelper.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"manifest-src 'self'; worker-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

// types are the media types that a built site has; the machine's own table is not asked, it may lack .wasm.
var types = map[string]string{
	".html": "text/html; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".css":  "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".wasm": "application/wasm",
	".svg":  "image/svg+xml",
	".txt":  "text/plain; charset=utf-8",
	".bin":  "application/octet-stream",
}

// Handler serves the files of a built site.
func Handler(site fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			h.Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
			return
		}
		if r.URL.Path == "/healthz" {
			h.Set("Content-Type", types[".txt"])
			w.Write([]byte("ok\n"))
			return
		}
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		kind, known := types[path.Ext(name)]
		if !known || !fs.ValidPath(name) {
			http.NotFound(w, r)
			return
		}
		info, err := fs.Stat(site, name)
		if err != nil || !info.Mode().IsRegular() {
			http.NotFound(w, r)
			return
		}
		h.Set("Content-Type", kind)
		h.Set("Cache-Control", "no-cache") // asked again each time, answered with 304 where nothing changed
		http.ServeFileFS(w, r, site, name)
	})
}
