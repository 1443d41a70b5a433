// Command house draws docs/house.svg: the rooms of the source, and who imports whom. An arrow is
// left out where a longer way says the same, as from the engine to the text by way of the parse.
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	out := flag.String("o", "docs/house.svg", "the `file` to write")
	flag.Parse()
	imports, err := list(".")
	if err == nil {
		err = os.WriteFile(*out, []byte(draw(layOut(reduced(rooms(imports))))), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "house:", err)
		os.Exit(1)
	}
}
