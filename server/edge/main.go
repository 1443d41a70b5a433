//go:build !js

package main

import (
	"fmt"
	"os"
)

func main() {
	fmt.Fprintln(os.Stderr, "this program runs at Cloudflare's edge: `make edge` builds it, docs/deploy.md tells the rest")
	os.Exit(2)
}
