// Command stories checks the hand-written stories, shows problems made from
// them, and writes the corpus.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mwpranker/train/stories"
	"mwpranker/wasm/expr"
)

const usage = `usage: stories <command> [flags] [files]

  check   [FILE...]                                   what is wrong with the stories, and what they hold
  sample  [-story ID] [-n N] [-seed S] [FILE...]      problems made from them
  corpus  [-o corpus.json] [FILE...]                  the corpus, made from the stories
  words   [-accept] DICTIONARY...                     words of the stories that the word list lacks; those that a
                                                      dictionary (one word a line) has, or all with -accept, are added
  grades  [-corpus corpus.json] [-n N]                examples of each grade, to be read through
  measure [-data DIR] [SET...]                        variety beside the data sets, and sentences that stand in one

Run it from the root of the repository; "stories <command> -h" lists the flags.
`

func main() {
	if len(os.Args) < 2 {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	commands := map[string]func([]string) error{"check": check, "sample": sample, "corpus": writeCorpus, "words": words, "measure": measure, "grades": grades}
	run, ok := commands[os.Args[1]]
	if !ok {
		fmt.Fprint(os.Stderr, usage)
		os.Exit(2)
	}
	if err := run(os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "stories:", err)
		os.Exit(1)
	}
}

// load reads the named files, or all the stories of the repository; only those with the id where
// one is given.
func load(files []string, id string) ([]*stories.Story, error) {
	var all []*stories.Story
	var err error
	if len(files) == 0 {
		all, err = stories.Load()
	}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		list, err := stories.Parse(filepath.Base(name), f)
		if err != nil {
			return nil, err
		}
		all = append(all, list...)
	}
	if err != nil {
		return nil, err
	}
	if id != "" {
		all = slices.DeleteFunc(all, func(s *stories.Story) bool { return s.ID != id })
	}
	if len(all) == 0 {
		return nil, errors.New("no such story")
	}
	return all, nil
}

func check(args []string) error {
	f := flag.NewFlagSet("check", flag.ExitOnError)
	f.Parse(args)
	list, err := load(f.Args(), "")
	if err != nil {
		return err
	}
	faults := stories.Check(list)
	for _, fault := range faults {
		fmt.Println(fault)
	}
	fmt.Print(stories.NewReport(list))
	if len(faults) > 0 {
		return fmt.Errorf("%d faults in %d stories", len(faults), len(list))
	}
	return nil
}

func sample(args []string) error {
	f := flag.NewFlagSet("sample", flag.ExitOnError)
	id := f.String("story", "", "only the story with this id")
	n := f.Int("n", 1, "problems for each question")
	seed := f.Uint64("seed", 1, "another seed draws other problems")
	f.Parse(args)
	list, err := load(f.Args(), *id)
	if err != nil {
		return err
	}
	for _, s := range list {
		fmt.Printf("%s (grade %d)\n", s.ID, s.Grade)
		for i := range s.Asks {
			r := stories.Source(s.ID, *seed*1000+uint64(i))
			for range *n {
				in, err := s.Instance(r, i, stories.AnyTelling)
				if err != nil {
					fmt.Println("  !", err)
					break
				}
				fmt.Printf("  %s\n    %s = %s\n", in.Text, in.Equation, strings.TrimSpace(expr.FormatRat(in.Answer)))
			}
		}
	}
	return nil
}

func writeCorpus(args []string) error {
	f := flag.NewFlagSet("corpus", flag.ExitOnError)
	out := f.String("o", "corpus.json", "file to write")
	f.Parse(args)
	list, err := load(f.Args(), "")
	if err != nil {
		return err
	}
	problems, err := stories.Corpus(list)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := stories.WriteCorpus(&b, problems); err != nil {
		return err
	}
	fmt.Printf("%d problems of %d stories, %d bytes\n", len(problems), len(list), b.Len())
	return os.WriteFile(*out, b.Bytes(), 0o644)
}
