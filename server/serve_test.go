package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
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

// TestStopWaits: who is in the middle of a download gets the rest of it after the server was told
// to stop.
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

// TestStuckDownload: who takes nothing of what was asked for is broken off when the server stops,
// and that is no error.
func TestStuckDownload(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	log := &lines{}
	out := slog.New(slog.NewJSONHandler(log, nil))
	server := &http.Server{Handler: logged(out, Handler(fstest.MapFS{"big.bin": {Data: make([]byte, 32<<20)}}))}
	go server.Serve(listener)
	c, err := net.Dial("tcp", listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	fmt.Fprint(c, "GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n")
	if _, err := io.ReadFull(c, make([]byte, 1000)); err != nil { // the download has begun, and goes no further
		t.Fatal(err)
	}
	begin := time.Now()
	if err := stop(server, 100*time.Millisecond, out); err != nil {
		t.Errorf("stopping: %v", err)
	}
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("stopping took %v", took)
	}
	if !strings.Contains(log.String(), "broken off") {
		t.Errorf("nobody is told: %s", log)
	}
}

// TestPipes: a pipe, a socket or a folder in the place of a file is no file, and no request waits
// for it.
func TestPipes(t *testing.T) {
	dir := builtSite(t)
	for _, name := range []string{"pipe.txt", "corpus.json.zz", "sub/pipe.json"} {
		if err := syscall.Mkfifo(filepath.Join(dir, name), 0o644); err != nil {
			t.Skipf("this system makes no pipes: %v", err)
		}
	}
	os.Remove(filepath.Join(dir, "corpus.json.br")) // a compressed copy that is a pipe
	if err := syscall.Mkfifo(filepath.Join(dir, "corpus.json.br"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("pipe.txt", filepath.Join(dir, "linked.txt")); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, "folder.txt"), 0o755); err != nil {
		t.Fatal(err)
	}
	handler := Handler(folder(dir))
	for request, want := range map[string]string{
		"GET /pipe.txt": "404", "GET /sub/pipe.json": "404", "GET /linked.txt": "404", "GET /folder.txt": "404", "GET /corpus.json": "200 GZIP",
	} {
		answered := make(chan string, 1)
		go func() {
			w := ask(handler, request, "Accept-Encoding", "br;q=1, gzip;q=0.5")
			got := fmt.Sprint(w.Code)
			if w.Code == 200 {
				got += " " + w.Body.String()
			}
			answered <- got
		}()
		select {
		case got := <-answered:
			if got != want {
				t.Errorf("%s: %s, want %s", request, got, want)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%s is not answered", request)
		}
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
