// The browser's program, in two roles: in a document it is the page, in a
// worker it is the engine. Both are one file, so that it is loaded once.
package main

import (
	"fmt"
	"os"
	"syscall/js"

	"mwpranker/frontend"
)

func main() {
	run := work
	if js.Global().Get("document").Truthy() {
		run = frontend.Run
	}
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "mwpranker:", err)
		os.Exit(1)
	}
}
