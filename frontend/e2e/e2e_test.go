// Package e2e holds the tests of the built page in a real browser. They read
// like what a user does; each ends by asking that the console stayed empty.
package e2e

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"

	"mwpranker/server/launch"
)

// distFolder is where the built site is: dist/, or what MWP_DIST names.
func distFolder() (string, error) {
	dist := os.Getenv("MWP_DIST")
	if dist == "" {
		dist = "../../dist"
	}
	dist, err := filepath.Abs(dist)
	if err != nil {
		return "", err
	}
	if _, err := os.Stat(filepath.Join(dist, "index.html")); err != nil {
		return "", errors.New("the site is not built: run `make dist` first")
	}
	return dist, nil
}

// serverProgram builds the native server once.
var serverProgram = sync.OnceValues(func() (string, error) {
	folder, err := os.MkdirTemp("", "e2e-*")
	if err != nil {
		return "", err
	}
	atEnd = append(atEnd, func() { os.RemoveAll(folder) })
	program := filepath.Join(folder, "server")
	if out, err := exec.Command("go", "build", "-o", program, "mwpranker/server").CombinedOutput(); err != nil {
		return "", fmt.Errorf("building the server: %v\n%s", err, out)
	}
	return program, nil
})

// atEnd is called when all tests have passed or failed.
var atEnd []func()

// startServer runs the native server over a folder, and gives its address and how to stop it.
func startServer(folder string) (url string, stop func(), err error) {
	program, err := serverProgram()
	if err != nil {
		return "", nil, err
	}
	server, host, err := launch.Server(program, "", "-dir", folder)
	if err != nil {
		return "", nil, err
	}
	stop = sync.OnceFunc(func() {
		server.Process.Signal(os.Interrupt)
		server.Wait()
	})
	return "http://" + host + "/", stop, nil
}

// site is a server over the built site that all tests share.
var site = sync.OnceValues(func() (string, error) {
	dist, err := distFolder()
	if err != nil {
		return "", err
	}
	url, stop, err := startServer(dist)
	if err == nil {
		atEnd = append(atEnd, stop)
	}
	return url, err
})

// siteURL is the address of the built site.
func siteURL(t *testing.T) string {
	t.Helper()
	url, err := site()
	if err != nil {
		t.Fatal(err)
	}
	return url
}
