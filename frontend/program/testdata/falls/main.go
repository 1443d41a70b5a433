// A program that runs and then falls, for the test of package program.
package main

import (
	"fmt"
	"strings"
)

var words = strings.Fields("one two three")

func main() {
	fmt.Println(len(words), "words, the last", words[len(words)-1])
	fall(nil)
}

//go:noinline
func fall(to *int) { *to = 1 }
