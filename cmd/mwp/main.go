// Command mwp searches, solves and checks word problems from the command line.
//
// Each subcommand stands in a file of its own; run with no argument to see them.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"mwpranker/wasm/engine"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

// The exit codes.
const (
	exitOK     = 0
	exitFailed = 1 // something could not be done, or a check found something
	exitUsage  = 2 // the command was not understood
)

// app is what a subcommand works with.
type app struct {
	stdin          io.Reader
	stdout, stderr io.Writer
	engine         *engine.Engine
	weights        string               // the folder of the weights; "" for those inside this program
	another        func() engine.Reader // makes a reader for another core; nil where the engine's is the only one
}

// useWeights makes the model of a folder the one that reads; it is loaded when it is asked.
func (a *app) useWeights(folder string) {
	a.weights = folder
	a.another = func() engine.Reader { return newReader(folder) }
	a.engine.SetReader(a.another())
}

// command is a subcommand.
type command struct {
	name    string
	summary string
	run     func(a *app, args []string) error
}

// commands are listed by mwp help in this order.
func commands() []command {
	return []command{
		{"search", "find problems that have the same problem model", (*app).search},
		{"solve", "read a problem as an expression and calculate its answer", (*app).solve},
		{"vary", "give a problem other numbers", (*app).vary},
		{"restory", "tell a problem as another story", (*app).restory},
		{"choices", "make a multiple-choice question of a problem", (*app).choices},
		{"set", "gather a set of problems in one go", (*app).set},
		{"examples", "choose worked examples for a prompt or a lesson", (*app).examples},
		{"show", "show what one step makes of a problem", (*app).show},
		{"check-paraphrase", "say whether a problem says what another one says", (*app).checkParaphrase},
		{"check", "check a corpus and count what it is made of", (*app).check},
		{"build", "make a site of your own problems", (*app).build},
		{"export", "write problems for another program", (*app).export},
		{"index", "build the index of a corpus and print its size", (*app).index},
		{"eval", "measure a step of the pipeline", (*app).eval},
		{"version", "print the version", (*app).version},
		{"help", "print this help, or that of a subcommand", (*app).help},
	}
}

// errFailed ends a subcommand with exitFailed when all has been said already.
var errFailed = errors.New("failed")

// usageError is a command line that was not understood.
type usageError struct{ error }

func usagef(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// run is the whole command.
func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	out := &output{Writer: stdout}
	a := &app{stdin: stdin, stdout: out, stderr: stderr, engine: engine.New()}
	a.useWeights("")
	name, rest := "help", []string(nil)
	if len(args) > 0 {
		name, rest = strings.TrimLeft(args[0], "-"), args[1:]
	} else {
		out.Writer = stderr // nothing was asked for
	}
	if name == "h" {
		name = "help"
	}
	all := commands()
	at := slices.IndexFunc(all, func(c command) bool { return c.name == name })
	if at < 0 {
		fmt.Fprintf(stderr, "mwp: there is no subcommand %q; run mwp help\n", args[0])
		return exitUsage
	}
	err := all[at].run(a, rest)
	if out.err != nil && (err == nil || errors.Is(err, flag.ErrHelp) || errors.Is(err, errFailed)) {
		err = fmt.Errorf("writing standard output: %w", out.err) // whatever was to be said, it was not heard
	}
	var usage usageError
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
		if len(args) == 0 {
			return exitUsage
		}
		return exitOK
	case errors.Is(err, errFailed):
		return exitFailed
	case errors.As(err, &usage):
		fmt.Fprintf(stderr, "mwp %s: %v; run mwp help %s\n", name, err, name)
		return exitUsage
	}
	fmt.Fprintf(stderr, "mwp %s: %v\n", name, err)
	return exitFailed
}

// output remembers that it could not be written to, so that no subcommand has to.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.Writer.Write(p)
	o.err = err
	return n, err
}

const about = `mwp finds math word problems that have the same problem model: the same
operations lead to the answer, whatever the story.

usage: mwp SUBCOMMAND [FLAGS] [TEXT]

`

const exitCodes = `
exit codes: 0 done, 1 something failed or a check found something, 2 the
command was not understood. Results go to standard output, errors to standard
error.
`

// help prints the list of subcommands, or the help of one.
func (a *app) help(args []string) error {
	for _, c := range commands() {
		if len(args) > 0 && args[0] == c.name && c.name != "help" {
			return c.run(a, []string{"-help"})
		}
	}
	if len(args) > 0 && args[0] != "help" {
		return usageError{fmt.Errorf("there is no subcommand %q", args[0])}
	}
	fmt.Fprint(a.stdout, about)
	for _, c := range commands() {
		fmt.Fprintf(a.stdout, "  %-16s %s\n", c.name, c.summary)
	}
	fmt.Fprint(a.stdout, "\nmwp help SUBCOMMAND tells more, with examples.\n", exitCodes)
	return nil
}
