package e2e

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/target"

	built "mwpranker/frontend/site"
)

// host is a web server that notes what is asked for. It is the browser's proxy as well, for its own
// address too, so that it also notes what is asked of the rest of the world; that gets no answer.
type host struct {
	t       *testing.T
	address string

	mu     sync.Mutex
	site   http.Handler
	server *http.Server
	asked  []string // of this host
	stray  []string // of others
	bytes  map[string]int
}

// newHost serves a handler until the test ends.
func newHost(t *testing.T, site http.Handler) *host {
	h := &host{t: t, address: "127.0.0.1:0", site: site, bytes: map[string]int{}}
	h.rises()
	t.Cleanup(h.dies)
	return h
}

func (h *host) rises() {
	h.t.Helper()
	listener, err := net.Listen("tcp", h.address)
	if err != nil {
		h.t.Fatal(err)
	}
	h.address = listener.Addr().String()
	h.server = &http.Server{Handler: h}
	go h.server.Serve(listener)
}

// dies ends the server and all its connections.
func (h *host) dies() { h.server.Close() }

// serves changes what is served.
func (h *host) serves(site http.Handler) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.site = site
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	own := r.Method != http.MethodConnect && r.Host == h.address && r.Header.Get("Upgrade") == ""
	h.mu.Lock()
	site := h.site
	if own {
		h.asked = append(h.asked, strings.TrimPrefix(r.URL.Path, "/"))
	} else {
		h.stray = append(h.stray, r.Method+" "+r.Host)
	}
	h.mu.Unlock()
	if !own {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	counted := &counter{ResponseWriter: w}
	site.ServeHTTP(counted, r)
	h.mu.Lock()
	h.bytes[path.Ext(r.URL.Path)] += counted.n
	h.mu.Unlock()
}

// counter counts the bytes of an answer, without its headers.
type counter struct {
	http.ResponseWriter
	n int
}

func (c *counter) Write(b []byte) (int, error) {
	c.n += len(b)
	return c.ResponseWriter.Write(b)
}

// ownCalls are hosts that Chromium itself calls, whatever page is open.
var ownCalls = []string{"google.com", "googleapis.com", "gvt1.com", "gstatic.com"}

// requests gives what was asked for since the last call: paths of this host, hosts elsewhere.
func (h *host) requests() (own, elsewhere []string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	own, h.asked = h.asked, nil
	elsewhere, h.stray = slices.DeleteFunc(h.stray, func(s string) bool {
		name, _, _ := strings.Cut(s[strings.Index(s, " ")+1:], ":")
		return slices.ContainsFunc(ownCalls, func(call string) bool { return name == call || strings.HasSuffix(name, "."+call) })
	}), nil
	return own, elsewhere
}

// silent fails the test if anything was asked for since the last call of requests.
func (h *host) silent(when string) {
	h.t.Helper()
	if own, elsewhere := h.requests(); len(own)+len(elsewhere) > 0 {
		h.t.Errorf("%s: the page asked for %q, and %q of others", when, own, elsewhere)
	}
}

// visitor opens a page of the host in a browser that reaches the world through it alone.
func (h *host) visitor(path string) *user {
	h.t.Helper()
	return arrive(h.t, "http://"+h.address+path, func(p *target.CreateBrowserContextParams) {
		p.ProxyServer, p.ProxyBypassList = "http://"+h.address, "<-loopback>"
	})
}

// native is our own server over a folder.
func native(t *testing.T, folder string) http.Handler {
	t.Helper()
	address, stop, err := startServer(folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(stop)
	to, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	return httputil.NewSingleHostReverseProxy(to)
}

// dumb is a server that knows nothing: no headers of ours, no compressed copies, and not what a
// .wasm is.
func dumb(folder string) http.Handler {
	files := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if kind := path.Ext(r.URL.Path); kind == ".wasm" || kind == ".webmanifest" || kind == ".bin" {
			w.Header().Set("Content-Type", "application/octet-stream")
		}
		files.ServeHTTP(w, r)
	})
}

// dist is the folder of the built site.
func dist(t *testing.T) string {
	t.Helper()
	folder, err := distFolder()
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

// rebuilt is the built site with one file changed, in a folder of its own.
func rebuilt(t *testing.T, name string, change func([]byte) []byte) string {
	t.Helper()
	files, err := built.Open(os.DirFS(dist(t)))
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(files, func(f built.File) bool { return f.Name == name })
	if i < 0 {
		t.Fatalf("the site has no %s", name)
	}
	files[i].Content = change(files[i].Content)
	s, err := built.Build(files, nil)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	if err := s.Write(folder); err != nil {
		t.Fatal(err)
	}
	return folder
}

// copied is the built site in a folder of its own, with one file overwritten after the build.
func copied(t *testing.T, path, content string) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(dist(t))); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, path), []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return folder
}

// pathOf is what the page calls a file of the source.
func (u *user) pathOf(name string) string {
	u.t.Helper()
	return ask[string](u, fmt.Sprintf("mwpFiles[%q].path", name))
}

// isReady waits until nothing more will be loaded.
func (u *user) isReady() {
	u.t.Helper()
	u.waits("everything is loaded", `document.documentElement.dataset.stage === "ready"`)
}

// isKept waits until offline.js says how the page is kept.
func (u *user) isKept(state string) {
	u.t.Helper()
	u.waits("offline use is "+state, "document.documentElement.dataset.offline === "+quote(state))
}
