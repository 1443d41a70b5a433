// The browser's program, in three roles: in a document it is the page, in a
// worker it is the engine, and in a worker of that one it reads for it. All are one file, so that
// it is loaded once.
package main

import (
	"fmt"
	"os"
	"syscall/js"

	"mwpranker/frontend"
)

func main() {
	run := work
	switch {
	case js.Global().Get("document").Truthy():
		run = frontend.Run
	case js.Global().Get("mwpWeights").Truthy():
		run = read
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "mwpranker:", err)
		os.Exit(1)
	}
}
