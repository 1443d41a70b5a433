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
	"syscall"
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

// folder is a built site on disk. Each file is looked up from the top, so that a site that was
// built anew is served without a restart, and links that lead out of the folder do not open.
type folder string

func (dir folder) Open(name string) (fs.File, error) {
	root, err := os.OpenRoot(string(dir))
	if err != nil {
		return nil, err
	}
	defer root.Close()
	// Without O_NONBLOCK, to open a pipe would wait for somebody who writes into it; the handler then
	// sees that it is no file.
	f, err := root.OpenFile(filepath.FromSlash(name), os.O_RDONLY|syscall.O_NONBLOCK, 0)
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
	return stop(server, lastTime, out)
}

// stop lets requests that are under way end, and breaks off those that last longer. That is no
// error: who does not take what was asked for must not make a stop look like a failure.
func stop(server *http.Server, patience time.Duration, out *slog.Logger) error {
	last, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	err := server.Shutdown(last)
	if errors.Is(err, context.DeadlineExceeded) {
		out.Warn("stopping: requests that were still under way are broken off", "after", patience.String())
		err = server.Close()
	}
	if err != nil {
		return fmt.Errorf("stopping: %w", err)
	}
	return nil
}
