package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"
)

func main() {
	dir := flag.String("dir", "dist", "folder of the built site")
	addr := flag.String("addr", ":8080", "address to listen on")
	flag.Parse()
	if err := serve(*dir, *addr); err != nil {
		fmt.Fprintln(os.Stderr, "server:", err)
		os.Exit(1)
	}
}

// serve runs until it is interrupted, then lets requests that are under way end.
func serve(dir, addr string) error {
	root, err := os.OpenRoot(dir) // links that lead out of the folder do not open
	if err != nil {
		return fmt.Errorf("no built site: %w; run `make dist` first", err)
	}
	defer root.Close()
	if _, err := root.Stat("index.html"); err != nil {
		return fmt.Errorf("%s holds no index.html; run `make dist` first", dir)
	}
	server := &http.Server{
		Addr:              addr,
		Handler:           Handler(root.FS()),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      5 * time.Minute, // a slow line may need minutes for the weights
		IdleTimeout:       time.Minute,
		MaxHeaderBytes:    16 << 10,
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	go func() {
		<-ctx.Done()
		last, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		server.Shutdown(last)
	}()
	fmt.Printf("serving %s at http://localhost%s\n", dir, addr)
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}
