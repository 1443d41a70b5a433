package main

import (
	"context"
	"flag"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"os"
	"os/signal"
	"syscall"
)

// embedded is the site inside this program, or nil; embedded.go sets it.
var embedded fs.FS

func main() {
	dir := flag.String("dir", "", "folder of the built site; without it, the site inside this program, or else dist")
	addr := flag.String("addr", ":8080", "address to listen on")
	quiet := flag.Bool("quiet", false, "log only what goes wrong")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *dir, *addr, *quiet); err != nil {
		fmt.Fprintln(os.Stderr, "server:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, dir, addr string, quiet bool) error {
	site, called, err := choose(dir)
	if err != nil {
		return err
	}
	listener, err := net.Listen("tcp", addr)
	if err != nil {
		return err
	}
	level := slog.LevelInfo
	if quiet {
		level = slog.LevelWarn
	}
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	fmt.Printf("serving %s at http://localhost:%s\n", called, port)
	return serve(ctx, site, listener, slog.New(slog.NewJSONHandler(os.Stderr, &slog.HandlerOptions{Level: level})))
}

// choose finds the site that is to be served, and what to call it.
func choose(dir string) (fs.FS, string, error) {
	if dir == "" && embedded != nil {
		return embedded, "the site inside this program", nil
	}
	if dir == "" {
		dir = "dist"
	}
	if _, err := fs.Stat(folder(dir), "index.html"); err != nil {
		return nil, "", fmt.Errorf("no built site: %w; run `make dist` first", err)
	}
	return folder(dir), dir, nil
}
