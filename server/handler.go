package main

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"

	"mwpranker/server/headers"
)

// Handler serves the files of a built site, in the encoding that the client likes best of those
// that lie beside a file.
func Handler(site fs.FS) http.Handler {
	return &handler{site: site}
}

type handler struct {
	site fs.FS
	tags sync.Map // of path -> tag; there are as many as the site has files
}

// tag is a file's ETag, for as long as the file is the same.
type tag struct {
	size     int64
	modified time.Time
	value    string
}

func (h *handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	head := w.Header()
	for _, s := range headers.Security {
		head.Set(s.Name, s.Value)
	}
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		head.Set("Allow", "GET, HEAD")
		refuse(w, http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path == "/healthz" {
		head.Set("Content-Type", headers.Type(".txt"))
		head.Set("Cache-Control", "no-store")
		io.WriteString(w, "ok\n")
		return
	}
	name, ok := fileName(r)
	if !ok {
		refuse(w, http.StatusNotFound)
		return
	}
	encoding, file := h.open(name, r.Header.Values("Accept-Encoding"))
	if file == nil {
		refuse(w, http.StatusNotFound)
		return
	}
	defer file.Close()
	etag, err := h.tag(name+extensions[encoding], file)
	if err != nil {
		refuse(w, http.StatusInternalServerError)
		return
	}
	head.Set("Content-Type", headers.Type(name))
	head.Set("Cache-Control", headers.Cache(name))
	head.Set("Vary", "Accept-Encoding")
	head.Set("ETag", etag)
	if encoding != "" {
		head.Set("Content-Encoding", encoding)
		head.Set("Content-Length", strconv.FormatInt(file.info.Size(), 10)) // ServeContent leaves it to us for encoded files
	}
	http.ServeContent(w, r, name, file.info.ModTime(), file)
}

// fileName is the name of the file that a request is for. Files of a site need no escapes in their
// addresses, so addresses with an escape for what needs none (%2e, %2f) stand for no file. Nor do
// hidden files.
func fileName(r *http.Request) (string, bool) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" {
		name = "index.html"
	}
	hidden := strings.HasPrefix(name, ".") || strings.Contains(name, "/.")
	return name, r.URL.RawPath == "" && !hidden && fs.ValidPath(name) && !strings.ContainsAny(name, "\\\x00") && headers.Type(name) != ""
}

// content is an open file of the site.
type content struct {
	io.ReadSeeker
	io.Closer
	info fs.FileInfo
}

var extensions = map[string]string{"br": ".br", "gzip": ".gz", "": ""}

// open opens the file in the best encoding that the client takes and the site has; nil if there is
// no such file.
func (h *handler) open(name string, accepted []string) (encoding string, c *content) {
	plain := openFile(h.site, name)
	if plain == nil {
		return "", nil
	}
	for _, encoding := range preferred(strings.Join(accepted, ",")) {
		if encoding == "" {
			break
		}
		if c := openFile(h.site, name+extensions[encoding]); c != nil {
			plain.Close()
			return encoding, c
		}
	}
	return "", plain
}

// openFile opens a regular file; nil if there is none. A link that leads out of the site is none.
func openFile(site fs.FS, name string) *content {
	f, err := site.Open(name)
	if err != nil {
		return nil
	}
	info, err := f.Stat()
	seeker, ok := f.(io.ReadSeeker)
	if err != nil || !ok || !info.Mode().IsRegular() {
		f.Close()
		return nil
	}
	return &content{seeker, f, info}
}

// tag is the ETag of what is sent: another encoding has another one.
func (h *handler) tag(path string, file *content) (string, error) {
	if known, ok := h.tags.Load(path); ok {
		if t := known.(tag); t.size == file.info.Size() && t.modified.Equal(file.info.ModTime()) {
			return t.value, nil
		}
	}
	sum := sha256.New()
	if _, err := io.Copy(sum, file); err != nil {
		return "", err
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		return "", err
	}
	value := `"` + hex.EncodeToString(sum.Sum(nil)[:16]) + `"`
	h.tags.Store(path, tag{file.info.Size(), file.info.ModTime(), value})
	return value, nil
}

// refuse answers with a status and its name.
func refuse(w http.ResponseWriter, status int) {
	w.Header().Set("Cache-Control", "no-store")
	http.Error(w, http.StatusText(status), status)
}
