package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"time"
)

// Limits on what one client can hold, and for how long.
const (
	headerTime  = 5 * time.Second
	requestTime = 10 * time.Second
	answerTime  = 5 * time.Minute // a slow line may need minutes for the weights
	idleTime    = time.Minute
	lastTime    = 10 * time.Second // for requests that are under way when the server is stopped
	headerBytes = 16 << 10
)

// folder is a built site on disk. Each file is looked up from the top, so that a site that was built anew is served without
// a restart, and links that lead out of the folder do not open.
type folder string

func (dir folder) Open(name string) (fs.File, error) {
	f, err := os.OpenInRoot(string(dir), filepath.FromSlash(name))
	if err != nil {
		return nil, err // not f: a nil *os.File would not be a nil fs.File
	}
	return f, nil
}

// serve answers until ctx ends, then lets requests that are under way end.
func serve(ctx context.Context, site fs.FS, listener net.Listener, out *slog.Logger) error {
	server := &http.Server{
		Handler:           logged(out, Handler(site)),
		ReadHeaderTimeout: headerTime,
		ReadTimeout:       requestTime,
		WriteTimeout:      answerTime,
		IdleTimeout:       idleTime,
		MaxHeaderBytes:    headerBytes,
		ErrorLog:          log.New(withoutAddresses{out}, "", 0),
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	last, cancel := context.WithTimeout(context.Background(), lastTime)
	defer cancel()
	if err := server.Shutdown(last); err != nil {
		return errors.Join(fmt.Errorf("stopping: %w", err), server.Close())
	}
	return nil
}
