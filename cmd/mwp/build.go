package main

import (
	"errors"
	"fmt"
	"path/filepath"

	"mwpranker/frontend/site"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/shard"
)

const buildUsage = `usage: mwp build [FLAGS] -corpus FILE

Makes a site of your own problems: a copy of the built page with FILE in place
of its corpus, ready for any web server (docs/deploy.md).

FILE is a table (CSV or TSV, with a first line that names a column text,
question or problem, and if you have them equation, answer, grade, topic), JSON,
JSON Lines, ASDiv's XML, or plain text with an empty line between problems. What
it is, is found from its content. A problem without an equation is read by the
model; how sure it was is kept with the problem. What cannot be read is named
with its line and left out.

More problems than a browser should load are split: the page loads -base of
them, and for each search those that have the query's calculation, in files that
many calculations share (docs/privacy.md tells what that shows to a server).

The folder of -o may be empty, or hold a site that mwp build has made before; a
page of somebody else is not overwritten.

FLAGS

The exit code is 0 if a site was made, also where some problems were left out.

examples:
  mwp build -corpus problems.csv -o site
  mwp build -corpus problems.jsonl -name 'Our problems' -licence CC-BY-4.0 -o site
`

// buildFlags are what mwp build is told.
type buildFlags struct {
	corpus, dist, out string
	header            corpus.Header
	above             int
	sure              float64
	options           shard.Options
}

func (a *app) build(args []string) error {
	f := newFlags("build", buildUsage)
	b := buildFlags{options: shard.DefaultOptions}
	f.StringVar(&b.corpus, "corpus", "", "the `file` of problems")
	f.StringVar(&b.out, "o", "site", "`folder` to write the site to")
	f.StringVar(&b.dist, "dist", "dist", "`folder` of the built page, as make dist writes it")
	f.StringVar(&b.header.Name, "name", "", "what the page calls the corpus (default: as the file says, else its name)")
	f.StringVar(&b.header.Licence, "licence", "", "licence of the problems (default: as the file says)")
	f.Float64Var(&b.sure, "sure", 0, "leave out problems of whose equation the model is less sure than this `probability`")
	f.IntVar(&b.above, "above", 20_000, "split a corpus of more problems than this `number`; 0 always splits")
	f.IntVar(&b.options.Base, "base", b.options.Base, "of a split corpus the page loads this `number` of problems at once")
	f.IntVar(&b.options.Crowd, "crowd", b.options.Crowd, "at least this `number` of calculations share the files that a search loads")
	f.IntVar(&b.options.Each, "each", b.options.Each, "a file holds at most this `number` of problems of one calculation")
	rest, err := f.parse(a, args)
	if err != nil {
		return err
	}
	if len(rest) > 0 || b.corpus == "" {
		return usagef("name the file of problems with -corpus, and nothing else")
	}
	if sameFolder(b.dist, b.out) {
		return usageError{errSameFolder}
	}
	files, err := openPage(b.dist) // before the model reads for minutes
	if err != nil {
		return err
	}
	if err := site.CheckFolder(b.out); err != nil {
		return fmt.Errorf("%w; name another folder with -o", err)
	}
	work, err := newStaging(b.out)
	if err != nil {
		return err
	}
	defer work.close()
	return a.buildIn(work, &b, files)
}

// buildIn prepares the site in a folder of its own, and puts it in its place.
func (a *app) buildIn(work *staging, b *buildFlags, files []site.File) error {
	store, err := newSpill(filepath.Join(work.folder, "records"))
	if err != nil {
		return err
	}
	defer store.Close()
	problems, err := a.importProblems(b, store)
	if err != nil {
		return err
	}
	a.printImport(b.corpus, problems)
	if problems.problems.Len() == 0 {
		return errors.New("there is no problem to make a site of")
	}
	return a.writeSite(work, b, files, problems.problems)
}
