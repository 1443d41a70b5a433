package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"sort"
	"strings"

	"mwpranker/train/stories"
)

const wordListFile = "train/stories/words.txt"

// words adds to the word list what a dictionary has, and prints the rest for a person to read.
func words(args []string) error {
	f := flag.NewFlagSet("words", flag.ExitOnError)
	accept := f.Bool("accept", false, "add the rest too: somebody has read it")
	f.Parse(args)
	list, err := stories.Load()
	if err != nil {
		return err
	}
	dictionary := map[string]bool{}
	for _, name := range f.Args() {
		if err := readLines(name, func(w string) { dictionary[strings.ToLower(w)] = true }); err != nil {
			return err
		}
	}
	unknown, where := stories.UnknownWords(list)
	var known []string
	if err := readLines(wordListFile, func(w string) { known = append(known, w) }); err != nil {
		return err
	}
	added := 0
	for _, w := range unknown {
		if dictionary[w] || *accept {
			known = append(known, w)
			added++
		} else {
			fmt.Printf("%-20s %s\n", w, where[w])
		}
	}
	sort.Strings(known)
	fmt.Fprintf(os.Stderr, "%d words added to %s, %d left\n", added, wordListFile, len(unknown)-added)
	return os.WriteFile(wordListFile, []byte(strings.Join(known, "\n")+"\n"), 0o644)
}

func readLines(name string, visit func(string)) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	in := bufio.NewScanner(f)
	for in.Scan() {
		if w := strings.TrimSpace(in.Text()); w != "" {
			visit(w)
		}
	}
	return in.Err()
}
