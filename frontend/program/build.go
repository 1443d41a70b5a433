// Package program builds programs for the browser, the page's and those that
// measure it, as they are shipped: small on the way and fast where it counts.
// [Build] is all there is to call; shrink.go is what it does after the compiler.
package program

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
)

// waiting are the packages that wait for the browser, for the network or for a user, and not for
// themselves: without inlining they are about as fast, and take 180 KB less to load. What parses a
// problem, searches and ranks is inlined, as is most of Go's runtime.
var waiting = []string{
	"mwpranker/frontend/...", "github.com/vugu/...", "mwpranker/wasm", "mwpranker/wasm/own", "mwpranker/wasm/corpus", "mwpranker/wasm/corpus/importer",
	"mwpranker/wasm/worker", "mwpranker/wasm/renumber", "mwpranker/wasm/lang", "mwpranker/wasm/engine", "mwpranker/wasm/message", "mwpranker/wasm/shard", "mwpranker/wasm/text", "mwpranker/wasm/weights",
	"bufio", "bytes", "encoding/...", "fmt", "html", "internal/poll", "internal/strconv", "io/...", "log", "math/big", "os/...", "reflect", "strconv", "strings", "syscall/...", "time",
}

// Build compiles a command of this module for the browser. Neither the folder nor the state of the
// repository that it is built in leaves a trace in it.
func Build(command string) ([]byte, error) {
	built, err := compile(command, "-s -w -buildid=")
	if err != nil {
		return nil, err
	}
	shrunk, err := shrink(built)
	if err != nil { // another Go may lay its data out otherwise: the page works all the same, and make test says what to look at
		fmt.Fprintf(os.Stderr, "%s stays as large as %s made it: %v\n", command, runtime.Version(), err)
		return built, nil
	}
	return shrunk, nil
}

// BuildNamed compiles the same with the names of its functions, for those who want to know what is
// in it.
func BuildNamed(command string) ([]byte, error) { return compile(command, "-w -buildid=") }

func compile(command, link string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "program")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "program.wasm")
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-o", out}
	for _, pattern := range waiting {
		args = append(args, "-gcflags="+pattern+"=-l")
	}
	c := exec.Command("go", append(args, command)...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOFLAGS=")
	c.Stderr = os.Stderr
	if err := c.Run(); err != nil {
		return nil, fmt.Errorf("building %s with %s: %w", command, runtime.Version(), err)
	}
	return os.ReadFile(out)
}
