package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"mwpranker/wasm/text"
)

// flags are the flags of a subcommand with its help.
type flags struct {
	*flag.FlagSet
	usage string // "mwp solve [FLAGS] TEXT", then what it does, then examples
}

func newFlags(name, usage string) *flags {
	f := &flags{FlagSet: flag.NewFlagSet(name, flag.ContinueOnError), usage: usage}
	f.SetOutput(io.Discard) // errors are printed once, by run
	return f
}

// parse reads the flags, which may stand before, between and behind other
// arguments, and returns the others. After -- everything is another argument.
func (f *flags) parse(a *app, args []string) ([]string, error) {
	var others []string
	for {
		err := f.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			f.help(a.stdout)
			return nil, err
		}
		if err != nil {
			return nil, usageError{err}
		}
		rest := f.Args()
		if len(rest) == 0 {
			return others, nil
		}
		if read := len(args) - len(rest); read > 0 && args[read-1] == "--" {
			return append(others, rest...), nil
		}
		others = append(others, rest[0])
		args = rest[1:]
	}
}

// help prints the usage with the flags in the place of FLAGS on a line alone.
func (f *flags) help(w io.Writer) {
	var list strings.Builder
	f.SetOutput(&list)
	f.PrintDefaults()
	f.SetOutput(io.Discard)
	fmt.Fprint(w, strings.Replace(f.usage, "\nFLAGS\n", "\n"+list.String(), 1))
}

// text joins the arguments to one text; when there is none, it is all of
// standard input.
func (a *app) text(args []string) (string, error) {
	if len(args) > 0 {
		return strings.Join(args, " "), nil
	}
	const most = 1 << 20 // far more than a problem; a wrong file is not read to its end
	all, err := io.ReadAll(io.LimitReader(a.stdin, most+1))
	switch {
	case err != nil:
		return "", fmt.Errorf("reading standard input: %w", err)
	case len(all) > most:
		return "", fmt.Errorf("standard input is longer than %d bytes; give one problem", most)
	case strings.TrimSpace(string(all)) == "":
		return "", usagef("there is no text, neither as an argument nor on standard input")
	}
	return strings.TrimSpace(string(all)), nil
}

// document reads the text of the arguments or of standard input.
func (a *app) document(args []string) (*text.Document, error) {
	source, err := a.text(args)
	if err != nil {
		return nil, err
	}
	return text.Read(source)
}
