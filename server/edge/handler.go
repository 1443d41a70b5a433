package main

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"strings"

	"mwpranker/server/headers"
)

// Store holds the files.
type Store interface {
	// Open gives a file by its name; nil where there is none. Without a body
	// only the rest is filled in.
	Open(name string, body bool) (*File, error)
}

// File is a file of the store.
type File struct {
	ETag string    // in quotes
	Body io.Reader // nil if only the rest was asked for
}

// Cache keeps answers near the one who asks. Both functions may be nil.
type Cache struct {
	Get func(r *http.Request) *http.Response         // nil where there is none
	Put func(r *http.Request, answer *http.Response) // may work on after it has returned
}

// shardName is what shard.Manifest calls its files. Nothing else is looked for in the bucket.
var shardName = regexp.MustCompile(`^shards/[0-9a-f]{4}-[0-9]{1,6}\.[0-9a-f]{16}\.json$`)

// maxFile bounds the memory that a file takes: shards have some hundred kilobytes.
const maxFile = 16 << 20

// Handler serves the shards of a corpus, and /healthz.
func Handler(store Store, cache Cache) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		head := w.Header()
		for _, s := range headers.Security {
			head.Set(s.Name, s.Value)
		}
		head.Set("Cache-Control", "no-store") // unless it turns out to be a file
		name := strings.TrimPrefix(r.URL.Path, "/")
		switch {
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			head.Set("Allow", "GET, HEAD")
			refuse(w, http.StatusMethodNotAllowed)
		case name == "healthz":
			head.Set("Content-Type", headers.Type(".txt"))
			io.WriteString(w, "ok\n")
		case !shardName.MatchString(name):
			refuse(w, http.StatusNotFound)
		default:
			serve(w, r, name, store, cache)
		}
	})
}

// serve answers from the cache, else from the store.
func serve(w http.ResponseWriter, r *http.Request, name string, store Store, cache Cache) {
	file, kept := fromCache(r, cache), true
	if file == nil {
		var err error
		known := r.Header.Get("If-None-Match") != ""
		if file, err = store.Open(name, r.Method == http.MethodGet && !known); err == nil && file != nil && known && !matches(r, file.ETag) && r.Method == http.MethodGet {
			file, err = store.Open(name, true)
		}
		if err != nil {
			fmt.Println("the store:", err) // the platform's log; it names no one
			refuse(w, http.StatusBadGateway)
			return
		}
		kept = false
	}
	if file == nil {
		refuse(w, http.StatusNotFound)
		return
	}
	head := w.Header()
	head.Set("Content-Type", headers.Type(name))
	head.Set("Cache-Control", headers.Cache(name))
	head.Set("ETag", file.ETag)
	if matches(r, file.ETag) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	if r.Method == http.MethodHead {
		return // the platform takes a length for that of a body, and waits for one
	}
	content, err := io.ReadAll(io.LimitReader(file.Body, maxFile+1))
	if err != nil || len(content) > maxFile {
		head.Set("Cache-Control", "no-store")
		head.Del("ETag")
		refuse(w, http.StatusBadGateway)
		return
	}
	if !kept && cache.Put != nil {
		cache.Put(r, &http.Response{StatusCode: http.StatusOK, Header: head.Clone(), ContentLength: int64(len(content)), Body: io.NopCloser(bytes.NewReader(content))})
	}
	w.Write(content)
}

// fromCache is the file as the cache has it, or nil.
func fromCache(r *http.Request, cache Cache) *File {
	if cache.Get == nil {
		return nil
	}
	answer := cache.Get(r)
	if answer == nil || answer.StatusCode != http.StatusOK || answer.Header.Get("ETag") == "" {
		return nil
	}
	return &File{ETag: answer.Header.Get("ETag"), Body: answer.Body}
}

// matches says whether the client has this file already.
func matches(r *http.Request, etag string) bool {
	for each := range strings.SplitSeq(r.Header.Get("If-None-Match"), ",") {
		each = strings.TrimPrefix(strings.TrimSpace(each), "W/") // the edge weakens tags where it compresses
		if each == etag || each == "*" {
			return true
		}
	}
	return false
}

// refuse answers with a status and its name.
func refuse(w http.ResponseWriter, status int) { http.Error(w, http.StatusText(status), status) }
