// Command practice helps whoever writes practice problems: it checks a file, finds problems that
// are too alike, and lets the reader of the day read it, so that more is written of what it
// misreads.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"mwpranker/train/data"
)

const usage = `usage: practice command FILE...

  check FILE...   what is wrong with the files, what they hold, and what is too alike in them
  ask FILE...     how the shipped reader reads them, by file; the problems that it misreads
  round FILE...   the same for the first 30 problems of each file, as lines for rounds.tsv: kind,
                  asked, right, right among five, written

A file is a kind of problem and has its name; see train/data/practice/README.md.
`

var errFaults = errors.New("there are faults")

func main() {
	err := run(os.Args[1:], os.Stdout)
	if err != nil && err != errFaults {
		fmt.Fprintln(os.Stderr, "practice:", err)
	}
	if err != nil {
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) < 2 {
		fmt.Fprint(out, usage)
		return nil
	}
	kinds, faults, err := load(args[1:])
	if err != nil {
		return err
	}
	for _, f := range faults {
		fmt.Fprintln(out, f)
	}
	switch args[0] {
	case "check":
		for _, k := range kinds {
			fmt.Fprintln(out, describe(&k))
		}
		if report := alike(kinds); report != "" {
			fmt.Fprint(out, report)
			return errFaults
		}
	case "ask":
		return ask(kinds, out)
	case "round":
		return round(kinds, out)
	default:
		return fmt.Errorf("there is no command %q", args[0])
	}
	if len(faults) > 0 {
		return errFaults
	}
	return nil
}

// A kind is a file of practice problems.
type kind struct {
	name string
	list []data.Example
}

func load(files []string) (kinds []kind, faults []error, err error) {
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, nil, err
		}
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		list, wrong := data.ParsePractice(filepath.Base(file), string(source))
		kinds, faults = append(kinds, kind{name, list}), append(faults, wrong...)
	}
	return kinds, faults, nil
}

// describe says how many problems a kind has, by steps, and how many have numbers that are not
// needed.
func describe(k *kind) string {
	steps, bodies := map[int]int{}, map[string]bool{}
	unneeded := 0
	for i := range k.list {
		e := &k.list[i]
		steps[e.Expr.Steps()]++
		bodies[e.Group] = true
		if len(e.Expr.Quantities()) < len(e.Doc.Quantities) {
			unneeded++
		}
	}
	return fmt.Sprintf("%s: %d problems in %d groups, by steps %v, with numbers that are not needed %d",
		k.name, len(k.list), len(bodies), steps, unneeded)
}
