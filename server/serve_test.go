package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"
)

func TestChooseSaysWhatIsMissing(t *testing.T) {
	err := run(t.Context(), filepath.Join(t.TempDir(), "dist"), "127.0.0.1:0", true)
	if err == nil || !strings.Contains(err.Error(), "make dist") {
		t.Errorf("error %v does not say what to do", err)
	}
}

// lines collects what is logged.
type lines struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (l *lines) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.Write(p)
}

func (l *lines) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.b.String()
}

// start serves a site until the test ends or stop is called.
func start(t *testing.T, site fstest.MapFS) (address string, log *lines, stop func() error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error, 1)
	log = &lines{}
	go func() { ended <- serve(ctx, site, listener, slog.New(slog.NewJSONHandler(log, nil))) }()
	stop = sync.OnceValue(func() error {
		cancel()
		return <-ended
	})
	t.Cleanup(func() {
		if err := stop(); err != nil {
			t.Errorf("the server stopped with: %v", err)
		}
	})
	return listener.Addr().String(), log, stop
}

// TestStopWaits: who is in the middle of a download gets the rest of it after the server was told to stop.
func TestStopWaits(t *testing.T) {
	const size = 32 << 20 // more than the buffers between the two hold
	address, _, stop := start(t, fstest.MapFS{"big.bin": {Data: make([]byte, size)}})
	resp, err := http.Get("http://" + address + "/big.bin")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	stopped := make(chan error, 1)
	go func() { stopped <- stop() }()
	for range 500 { // until it takes no new connections
		c, err := net.Dial("tcp", address)
		if err != nil {
			break
		}
		c.Close()
		time.Sleep(10 * time.Millisecond)
	}
	n, err := io.Copy(io.Discard, resp.Body)
	if n != size || err != nil {
		t.Errorf("got %d of %d bytes: %v", n, size, err)
	}
	if err := <-stopped; err != nil {
		t.Errorf("stopping: %v", err)
	}
}

// TestLog: a line names the file, never the query, an address or a name that is not the site's.
func TestLog(t *testing.T) {
	address, log, stop := start(t, fstest.MapFS{"index.html": {Data: []byte("page")}})
	for _, target := range []string{"/?pupil=Ada", "/index.html?pupil=Ada", "/Ada.txt", "/Ada", "/healthz"} {
		resp, err := http.Get("http://" + address + target)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
	}
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(c, "NONSENSE Ada\r\n\r\n")
	io.Copy(io.Discard, c)
	if err := stop(); err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(log.String()) {
		for _, word := range []string{"file", "status"} {
			_, rest, _ := strings.Cut(line, `"`+word+`":`)
			value, _, _ := strings.Cut(rest, ",")
			got = append(got, strings.Trim(value, `"`))
		}
	}
	if want := "index.html 200 index.html 200 (none) 404 (none) 404 healthz 200"; strings.Join(got, " ") != want {
		t.Errorf("logged %q, want %q", strings.Join(got, " "), want)
	}
	if strings.Contains(log.String(), "Ada") || strings.Contains(log.String(), "127.0.0.1") {
		t.Errorf("the log tells too much:\n%s", log)
	}
}

func TestAddressesAreCutOut(t *testing.T) {
	for _, c := range []struct{ report, want string }{
		{"http: TLS handshake error from 10.0.0.7:52114: EOF", "http: TLS handshake error from (address): EOF"},
		{"http: panic serving [2001:db8::1]:4711: no", "http: panic serving (address): no"},
		{"http: Accept error: too many open files; retrying in 5ms", "http: Accept error: too many open files; retrying in 5ms"},
	} {
		log := &lines{}
		if _, err := (withoutAddresses{slog.New(slog.NewTextHandler(log, nil))}).Write([]byte(c.report)); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(log.String(), c.want) {
			t.Errorf("%q became %q", c.report, log)
		}
	}
}
