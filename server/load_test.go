package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"
)

// loaded is a server over a folder with one large and one small file.
func loaded(t *testing.T) (address string) {
	dir := t.TempDir()
	large := make([]byte, 4<<20)
	for i := range large {
		large[i] = byte(rand.Uint32())
	}
	for name, content := range map[string][]byte{"index.html": []byte("page"), "large.bin": large, "large.bin.br": large[:1<<20]} {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, folder(dir), listener, slog.New(slog.DiscardHandler)) }()
	t.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			t.Errorf("stopping: %v", err)
		}
	})
	return listener.Addr().String()
}

// together runs n of a kind at once and gives their first error.
func together(n int, do func(i int) error) (first error) {
	var wg sync.WaitGroup
	var once sync.Once
	for i := range n {
		wg.Go(func() {
			if err := do(i); err != nil {
				once.Do(func() { first = err })
			}
		})
	}
	wg.Wait()
	return first
}

// dial opens a connection and asks for the large file as it is, so that what comes is more than the
// system keeps for one who does not read.
func dial(address string) (net.Conn, error) {
	c, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	c.(*net.TCPConn).SetReadBuffer(16 << 10)
	_, err = fmt.Fprintf(c, "GET /large.bin HTTP/1.1\r\nHost: %s\r\n\r\n", address)
	return c, err
}

// Kinds of clients.
var clients = map[string]func(address string) error{
	// 5,000 requests over 50 connections, three in a hundred of them for the large file.
	"sustained": func(address string) error {
		transport := &http.Transport{MaxIdleConnsPerHost: 50}
		defer transport.CloseIdleConnections()
		client := http.Client{Transport: transport}
		return together(50, func(int) error {
			for i := range 100 {
				name, size := "index.html", int64(4)
				if i%40 == 0 {
					name, size = "large.bin", 4<<20
				}
				resp, err := client.Get("http://" + address + "/" + name)
				if err != nil {
					return err
				}
				n, err := io.Copy(io.Discard, resp.Body)
				resp.Body.Close()
				if err != nil || n != size {
					return fmt.Errorf("%s: %d of %d bytes: %v", name, n, size, err)
				}
			}
			return nil
		})
	},
	// 200 downloads that are broken off after the first bytes.
	"aborted": func(address string) error {
		return together(200, func(int) error {
			c, err := dial(address)
			if err != nil {
				return err
			}
			defer c.Close()
			_, err = io.CopyN(io.Discard, c, 10_000)
			return err
		})
	},
	// 200 connections that are open at once, of clients that take a little and then nothing.
	"slow": func(address string) error {
		var open sync.WaitGroup
		open.Add(200)
		return together(200, func(int) error {
			c, err := dial(address)
			if err == nil {
				defer c.Close()
				_, err = io.CopyN(io.Discard, c, 1000)
			}
			open.Done()
			open.Wait()
			if err != nil {
				return err
			}
			// While all hang, others are still answered.
			resp, err := http.Get("http://" + address + "/healthz")
			if err != nil {
				return err
			}
			resp.Body.Close()
			return nil
		})
	},
	// 200 clients that never finish their request line.
	"unfinished": func(address string) error {
		return together(200, func(int) error {
			c, err := net.Dial("tcp", address)
			if err != nil {
				return err
			}
			defer c.Close()
			_, err = c.Write([]byte("GET /lar"))
			return err
		})
	},
}

// mostRounds is how often the clients come until memory has to be what it was.
const mostRounds = 5

// TestLoad: under every kind of client the server answers, and afterwards holds no more memory and
// no more goroutines than before.
func TestLoad(t *testing.T) {
	address := loaded(t)
	for name, client := range clients {
		t.Run(name, func(t *testing.T) {
			if err := client(address); err != nil { // warm: pools and tags are filled
				t.Fatal(err)
			}
			heap, routines := settled()
			// What a server keeps for each client grows with every round; what the runtime happens to hold
			// does not.
			for round := 1; ; round++ {
				begin := time.Now()
				if err := client(address); err != nil {
					t.Fatal(err)
				}
				took := time.Since(begin)
				heapAfter, routinesAfter := settled()
				t.Logf("round %d in %v; heap %d kB, then %d kB; goroutines %d, then %d", round, took.Round(time.Millisecond), heap>>10, heapAfter>>10, routines, routinesAfter)
				if heapAfter <= heap+2<<20 && routinesAfter <= routines+20 {
					break
				}
				if round == mostRounds {
					t.Fatalf("after %d rounds heap and goroutines are still above %d bytes and %d", round, heap, routines)
				}
			}
		})
	}
}

// settled waits until what is over has gone, and measures heap and goroutines.
func settled() (heap uint64, routines int) {
	http.DefaultClient.CloseIdleConnections()
	for range 100 {
		routines = runtime.NumGoroutine()
		time.Sleep(20 * time.Millisecond)
		if now := runtime.NumGoroutine(); now >= routines && now < 30 {
			break
		}
	}
	runtime.GC()
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc, runtime.NumGoroutine()
}

// TestSlowHeadersAreEnded: a client that sends its request letter by letter does not keep its
// connection.
func TestSlowHeadersAreEnded(t *testing.T) {
	c, err := net.Dial("tcp", loaded(t))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	begin := time.Now()
	go func() {
		for time.Since(begin) < 10*headerTime {
			if _, err := c.Write([]byte("G")); err != nil {
				return
			}
			time.Sleep(headerTime / 10)
		}
	}()
	if err := c.SetReadDeadline(begin.Add(10 * headerTime)); err != nil {
		t.Fatal(err)
	}
	_, err = io.Copy(io.Discard, c)
	if waited := time.Since(begin); errors.Is(err, os.ErrDeadlineExceeded) || waited < headerTime/2 {
		t.Errorf("after %v the connection of a client that never finishes its request ended with %v; it has %v", waited, err, headerTime)
	}
}

// TestBigHeadersAreRefused: the memory that a request can take is bounded.
func TestBigHeadersAreRefused(t *testing.T) {
	address := loaded(t)
	for _, c := range []struct{ size, status int }{
		{headerBytes / 2, http.StatusOK},
		{2 * headerBytes, http.StatusRequestHeaderFieldsTooLarge}, // few enough that the answer comes before the connection ends
	} {
		if status := askWithHeader(t, address, c.size); status != c.status {
			t.Errorf("a header of %d bytes: %d, want %d", c.size, status, c.status)
		}
	}
}

// askWithHeader asks for the page with a header of so many bytes, and gives the status of the
// answer.
func askWithHeader(t *testing.T, address string, size int) int {
	t.Helper()
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprintf(c, "GET / HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n", bytes.Repeat([]byte("a"), size))
	resp, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		t.Fatalf("a header of %d bytes: %v", size, err)
	}
	defer resp.Body.Close()
	return resp.StatusCode
}
