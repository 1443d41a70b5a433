// Command world makes math word problems for training from the world model,
// and reports what they hold.
package main

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"

	"mwpranker/train/world"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

const usage = `usage: world <command> [flags]

  sample    [-n N] [-seed S] [-typed]     problems, each with its equation and answer; as people type them
  contrast  [-n N] [-seed S]              groups of problems that differ in one detail
  scenes    [-n N] [-seed S] [-show] NAME   how the scenes of that name fare, for who writes one; -show: a problem of each question
  report    [-n N] [-seed S]              what N problems hold: templates, steps, openings, phrases
  write     [-n N] [-seed S] [-o FILE]    problems as JSON lines: text, equation, answer
`

func main() {
	commands := map[string]func([]string) error{"sample": sample, "contrast": contrast, "scenes": scenes, "report": report, "write": write}
	if len(os.Args) < 2 || commands[os.Args[1]] == nil {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	err := world.CheckTables()
	if err == nil {
		err = commands[os.Args[1]](os.Args[2:])
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "world:", err)
		os.Exit(1)
	}
}

// flags are what all commands share.
func flags(name string, n int) (f *flag.FlagSet, count *int, seed *uint64) {
	f = flag.NewFlagSet(name, flag.ExitOnError)
	return f, f.Int("n", n, "problems to make"), f.Uint64("seed", 1, "another seed makes other problems")
}

func sample(args []string) error {
	f, n, seed := flags("sample", 20)
	typed := f.Bool("typed", false, "in small letters, with slips, without marks")
	f.Parse(args)
	g := world.New(*seed)
	r := rand.New(rand.NewPCG(*seed, 0))
	for range *n {
		p := g.Next()
		if *typed {
			p = p.Styled(r, world.Typed)
		}
		fmt.Println(p)
	}
	return nil
}

func contrast(args []string) error {
	f, n, seed := flags("contrast", 5)
	f.Parse(args)
	g := world.New(*seed)
	for range *n {
		for _, p := range g.Contrast() {
			fmt.Println(p)
		}
		fmt.Println()
	}
	return nil
}

func scenes(args []string) error {
	f, n, seed := flags("scenes", 300)
	show := f.Bool("show", false, "a problem of each question")
	f.Parse(args)
	for _, r := range world.Scenes(f.Arg(0), *n, *seed) {
		fmt.Println(r)
		if *show {
			for _, p := range r.Examples {
				fmt.Println(" ", p)
			}
		}
	}
	return nil
}

func report(args []string) error {
	f, n, seed := flags("report", 100_000)
	f.Parse(args)
	g := world.New(*seed)
	r := world.NewReport(g)
	for range *n {
		r.Add(g.Next())
	}
	fmt.Print(r)
	return nil
}

func write(args []string) error {
	f, n, seed := flags("write", 100_000)
	name := f.String("o", "", "file to write; without it, to the standard output")
	f.Parse(args)
	var out io.Writer = os.Stdout
	if *name != "" {
		file, err := os.Create(*name)
		if err != nil {
			return err
		}
		defer file.Close()
		out = file
	}
	buffer := bufio.NewWriterSize(out, 1<<16)
	encoder := json.NewEncoder(buffer)
	encoder.SetEscapeHTML(false)
	g := world.New(*seed)
	for range *n {
		p := g.Next()
		err := encoder.Encode(struct {
			Text     string        `json:"text"`
			Equation string        `json:"equation"`
			Answer   corpus.Number `json:"answer"`
		}{p.Text, p.Equation, corpus.Number(expr.FormatRat(p.Answer))})
		if err != nil {
			return fmt.Errorf("writing problems: %w", err)
		}
	}
	if err := buffer.Flush(); err != nil {
		return fmt.Errorf("writing problems: %w", err)
	}
	return nil
}
