package main

import (
	"io"
	"log/slog"
	"net/http"
	"regexp"
	"time"
)

// logged writes a line for each answer. It names the file and never the address that was asked for,
// its query or who asked: what users type or where they sit is not in a log.
func logged(log *slog.Logger, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		begin := time.Now()
		seen := &recorder{ResponseWriter: w, status: http.StatusOK}
		defer func() {
			if why := recover(); why != nil {
				log.Error("panic", "why", why)
				panic(http.ErrAbortHandler)
			}
			file, ok := fileName(r)
			if r.URL.Path == "/healthz" {
				file = "healthz"
			} else if !ok || seen.status == http.StatusNotFound {
				file = "(none)"
			}
			log.Info("answer", "file", file, "status", seen.status, "bytes", seen.bytes,
				"encoding", w.Header().Get("Content-Encoding"), "ms", time.Since(begin).Milliseconds())
		}()
		next.ServeHTTP(seen, r)
	})
}

// recorder notes what is sent.
type recorder struct {
	http.ResponseWriter
	status int
	bytes  int64
}

func (r *recorder) WriteHeader(status int) {
	r.status = status
	r.ResponseWriter.WriteHeader(status)
}

func (r *recorder) Write(b []byte) (int, error) {
	n, err := r.ResponseWriter.Write(b)
	r.bytes += int64(n)
	return n, err
}

// ReadFrom keeps the fast way from a file to a connection open.
func (r *recorder) ReadFrom(src io.Reader) (int64, error) {
	n, err := io.Copy(r.ResponseWriter, src)
	r.bytes += n
	return n, err
}

func (r *recorder) Unwrap() http.ResponseWriter { return r.ResponseWriter }

var networkAddress = regexp.MustCompile(`(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-fA-F:.%a-z]+\])(:\d+)?`)

// withoutAddresses passes on what net/http itself reports, less the addresses in it.
type withoutAddresses struct{ log *slog.Logger }

func (w withoutAddresses) Write(line []byte) (int, error) {
	w.log.Warn("net/http", "report", networkAddress.ReplaceAllString(string(line), "(address)"))
	return len(line), nil
}
