package main

import "strings"

const evalUsage = `usage: mwp eval syntax [FLAGS] FILE.conllu...
       mwp eval reading [FLAGS] FILE.jsonl...
       mwp eval retrieval [FLAGS] FILE.jsonl...

Measures a step of the pipeline against what people have marked.

  syntax     parses the words of each file and counts how many tags, heads and
             relations are those of the file
  reading    reads each problem and counts right answers, equations and
             templates, with 95 % intervals, and what went wrong
  retrieval  searches the corpus for each problem and counts how many of the
             first three results have its model, beside searches by words; a
             problem of the corpus with the very same text is not searched

FLAGS

A line of a .jsonl file is a problem: {"text","equation","answer","kind"}, the
equation over the numbers of the text. The figures of reading are given for each
kind as well.

examples:
  mwp eval syntax train/syntax/testdata/problems-gold.conllu
  mwp eval reading problems.jsonl
  mwp eval retrieval -corpus corpus.json problems.jsonl
`

// evalFlags are the flags of all steps that can be measured.
type evalFlags struct {
	*flags
	weights, letters, corpus *string
}

// eval measures a step of the pipeline.
func (a *app) eval(args []string) error {
	f := &evalFlags{flags: newFlags("eval", evalUsage)}
	f.weights = f.String("weights", "", "the `folder` of other weights than those inside")
	f.letters = f.String("case", "", "syntax: give the parser all words in `lower` or upper case")
	f.corpus = f.String("corpus", "corpus.json", "retrieval: the corpus `file` that is searched")
	step := ""
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		step, args = args[0], args[1:]
	}
	files, err := f.parse(a, args)
	if err != nil {
		return err
	}
	run, ok := map[string]func(*evalFlags, []string) error{"syntax": a.evalSyntax, "reading": a.evalReading, "retrieval": a.evalRetrieval}[step]
	if !ok {
		return usagef("the step to measure is syntax, reading or retrieval, not %q", step)
	}
	if len(files) == 0 {
		return usagef("no file is named")
	}
	if *f.weights != "" {
		a.useWeights(*f.weights)
	}
	return run(f, files)
}
