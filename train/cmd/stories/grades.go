package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"

	"mwpranker/wasm/corpus"
)

// grades prints problems of each grade, drawn by a fixed seed, for somebody to read through: is
// that what pupils of this grade can calculate?
func grades(args []string) error {
	flags := flag.NewFlagSet("grades", flag.ContinueOnError)
	name := flags.String("corpus", "corpus.json", "corpus `file`")
	n := flags.Int("n", 12, "problems of each grade")
	if err := flags.Parse(args); err != nil {
		return err
	}
	file, err := os.Open(*name)
	if err != nil {
		return err
	}
	defer file.Close()
	problems, _, err := corpus.ReadAll(file)
	if err != nil {
		return err
	}
	byGrade := map[int][]*corpus.Problem{}
	for _, p := range problems {
		byGrade[p.Attributes.Grade] = append(byGrade[p.Attributes.Grade], p)
	}
	r := rand.New(rand.NewPCG(1, 0))
	for grade := 1; grade <= corpus.MaxGrade; grade++ {
		list := byGrade[grade]
		if len(list) == 0 {
			continue
		}
		fmt.Printf("## Grade %d: %d problems\n\n| equation | problem |\n|---|---|\n", grade, len(list))
		for _, i := range r.Perm(len(list))[:min(*n, len(list))] {
			fmt.Printf("| %s | %s |\n", list[i].Equation, list[i].Text)
		}
		fmt.Println()
	}
	return nil
}
