//go:build unix

// Package edgetest runs the edge server in workerd, the platform's own runtime,
// for tests here and in frontend/e2e.
//
// Call [New] with the folder of a built site, [Edge.Put] for what is to lie in
// the bucket, then [Edge.Start].
package edgetest

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// Edge is what `make edge` puts together, in a folder of the test's own.
type Edge struct {
	t             *testing.T
	source, state string
	tool          string // wrangler
	Folder        string // where wrangler.jsonc lies
}

// New lays out the Go program and a site. source is where server/edge is.
func New(t *testing.T, source string, site fs.FS) *Edge {
	t.Helper()
	tool, err := filepath.Abs(filepath.Join(source, "node_modules/.bin/wrangler"))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(tool); errors.Is(err, fs.ErrNotExist) {
		t.Skip("wrangler is not installed: `make edge-tools` installs it from npm")
	}
	root := t.TempDir()
	e := &Edge{t: t, source: source, tool: tool, state: filepath.Join(root, "state"), Folder: filepath.Join(root, "server", "edge")}
	Build(t, source, filepath.Join(root, "build", "edge", "worker"))
	config, err := os.ReadFile(filepath.Join(source, "wrangler.jsonc"))
	if err := errors.Join(err, os.MkdirAll(e.Folder, 0o755), os.WriteFile(filepath.Join(e.Folder, "wrangler.jsonc"), config, 0o644),
		layOut(filepath.Join(root, "build", "edge", "site"), site)); err != nil {
		t.Fatal(err)
	}
	return e
}

// layOut copies a site without its compressed copies and its shards.
func layOut(folder string, site fs.FS) error {
	return fs.WalkDir(site, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && name == "shards":
			return fs.SkipDir
		case d.IsDir():
			return os.MkdirAll(filepath.Join(folder, name), 0o755)
		case path.Ext(name) == ".br" || path.Ext(name) == ".gz":
			return nil
		}
		content, err := fs.ReadFile(site, name)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(folder, name), content, 0o644)
	})
}

// Build builds the Go program into a folder, as make edge does.
func Build(t *testing.T, source, folder string) {
	t.Helper()
	run(t, source, "go", "tool", "workers-assets-gen", "-mode=go", "-o", folder)
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", filepath.Join(folder, "app.wasm"), ".")
	build.Dir = source
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("building the worker: %v\n%s", err, out)
	}
}

// Put puts a file into the bucket.
func (e *Edge) Put(name, file string) {
	e.t.Helper()
	e.Wrangler("r2", "object", "put", "mwpranker-shards/"+name, "--local", "--persist-to", e.state, "--file", file)
}

// Delete takes a file out of the bucket.
func (e *Edge) Delete(name string) {
	e.t.Helper()
	e.Wrangler("r2", "object", "delete", "mwpranker-shards/"+name, "--local", "--persist-to", e.state)
}

// Wrangler runs the platform's tool and gives what it says.
func (e *Edge) Wrangler(args ...string) string {
	e.t.Helper()
	return run(e.t, e.Folder, e.tool, args...)
}

// offline keeps wrangler from calling home.
var offline = []string{"WRANGLER_SEND_METRICS=false", "CI=1", "NO_COLOR=1"}

func run(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Dir = dir
	c.Env = append(os.Environ(), offline...)
	out, err := c.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// Start runs the site in workerd until the test ends, and gives its address. Wrangler is told a
// port, and does not always say which it took; so one is chosen for it, and another where that is
// taken meanwhile.
func (e *Edge) Start() string {
	e.t.Helper()
	for tries := 1; tries <= 3; tries++ {
		if site, ok := e.start(freePort(e.t)); ok {
			return site
		}
	}
	e.t.Fatal("wrangler has ended three times")
	return ""
}

func freePort(t *testing.T) int {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().(*net.TCPAddr).Port
}

// start runs the site at a port; false says that wrangler has ended before it answered.
func (e *Edge) start(port int) (site string, ok bool) {
	e.t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	var log bytes.Buffer
	c := exec.CommandContext(ctx, e.tool, "dev", "--local", "--ip", "127.0.0.1", "--port", fmt.Sprint(port), "--inspector-port", "0", "--persist-to", e.state, "--show-interactive-dev-session=false")
	c.Dir, c.Stdout, c.Stderr = e.Folder, &log, &log
	c.Env = append(os.Environ(), offline...)
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // workerd is a process of its own, which has to end as well
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGTERM) }
	c.WaitDelay = 10 * time.Second
	if err := c.Start(); err != nil {
		e.t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- c.Wait() }()
	e.t.Cleanup(func() {
		stop()
		<-ended
		if e.t.Failed() {
			e.t.Logf("wrangler said:\n%s", log.String())
		}
	})
	site = fmt.Sprintf("http://127.0.0.1:%d", port)
	for begin := time.Now(); time.Since(begin) < 5*time.Minute; time.Sleep(100 * time.Millisecond) {
		if answer, err := http.Get(site + "/healthz"); err == nil {
			answer.Body.Close()
			if answer.StatusCode == http.StatusOK {
				return site, true
			}
		}
		select {
		case err := <-ended:
			ended <- err // for the cleanup
			e.t.Logf("wrangler has ended: %v\n%s", err, log.String())
			return "", false
		default:
		}
	}
	e.t.Fatal("the site does not come up")
	return "", false
}
