//go:build !js

// Natively this package only says what it is for; the page's program is main_js.go.
package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "this program runs in a browser: `make run` builds and serves it")
	os.Exit(2)
}
