// Command shards measures what a search costs in a corpus that is split: it
// makes problems with the world generator, splits them as mwp build does, and
// says how many bytes the page fetches at the start, for a first search and for
// the next ones, and how much processor time it takes to read and index them,
// which other work on the machine changes little.
package main

import (
	"bytes"
	"compress/gzip"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"syscall"
	"time"

	"mwpranker/train/world"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
	"mwpranker/wasm/shard"
)

func main() {
	n := flag.Int("n", 1_000_000, "problems")
	o := shard.DefaultOptions
	flag.IntVar(&o.Base, "base", o.Base, "problems that the page loads at once")
	flag.IntVar(&o.Crowd, "crowd", o.Crowd, "calculations that share a group of files at least")
	flag.IntVar(&o.Each, "each", o.Each, "problems of one calculation in a file at most")
	searches := flag.Int("searches", 200, "searches that are measured")
	flag.Parse()
	if err := measure(os.Stdout, *n, *searches, o); err != nil {
		fmt.Fprintln(os.Stderr, "shards:", err)
		os.Exit(1)
	}
}

func measure(out io.Writer, n, searches int, o shard.Options) error {
	splitter := shard.NewSplitter()
	begin := spent()
	asked, err := makeProblems(splitter, n, searches)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "%d problems of the world generator, made and proved in %.0f s of processor time\n", n, (spent() - begin).Seconds())

	begin = spent()
	files := folder{}
	manifest, err := splitter.Write(corpus.Header{Name: "world"}, o, files.create)
	if err != nil {
		return err
	}
	total, largest := 0, 0
	for _, content := range files {
		total += content.Len()
		largest = max(largest, content.Len())
	}
	fmt.Fprintf(out, "split in %.0f s of processor time: %d forms in %d buckets, %d files, %.1f MB, the largest %.2f MB\n",
		(spent() - begin).Seconds(), manifest.Forms, len(manifest.Parts), len(files), mega(total), mega(largest))
	p := splitter.Privacy(o)
	fmt.Fprintf(out, "privacy: %d forms or more share a bucket; a request tells %.2f of %.2f bits; the best guess of the form is right %.0f%% of the time, %.0f%% without the request\n",
		p.Crowd, p.FetchBits, p.FormBits, 100*p.FetchGuess, 100*p.BlindGuess)

	var start, base bytes.Buffer
	if err := manifest.Write(&start); err != nil {
		return err
	}
	if err := corpus.Write(&base, corpus.Header{Name: "world"}, splitter.Base(o)); err != nil {
		return err
	}
	begin = spent()
	problems, _, err := corpus.ReadAll(bytes.NewReader(base.Bytes()))
	if err != nil {
		return err
	}
	if _, err := index.Build(problems); err != nil {
		return err
	}
	fmt.Fprintf(out, "at the start: manifest %d bytes with gzip, base %.0f KB (%.0f KB with gzip), read and indexed in %d ms of processor time\n",
		packed(start.Bytes()), kilo(base.Len()), kilo(packed(base.Bytes())), (spent() - begin).Milliseconds())
	return search(out, manifest, files, problems, asked)
}

// spent is the processor time of this program so far, on all cores.
func spent() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		panic(err) // it takes no argument that could be wrong
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// makeProblems fills the splitter, and draws trees to ask for, as often as the
// corpus has them.
func makeProblems(splitter *shard.Splitter, n, searches int) ([]*expr.Expr, error) {
	generator := world.New(1)
	random := rand.New(rand.NewPCG(1, 2))
	var asked []*expr.Expr
	for i := range n {
		made := generator.Next()
		record := corpus.Record{ID: fmt.Sprint("w", i), Text: made.Text, Equation: made.Equation, Answer: corpus.Number(expr.FormatRat(made.Answer))}
		problem, err := corpus.Parse(record)
		if err != nil {
			return nil, fmt.Errorf("%q: %w", made.Text, err)
		}
		splitter.Add(problem)
		switch { // each tree with the same chance
		case len(asked) < searches:
			asked = append(asked, problem.Expr)
		default:
			if at := random.IntN(i + 1); at < searches {
				asked[at] = problem.Expr
			}
		}
	}
	return asked, nil
}

// search measures searches: each by itself, as the first of a visit, and all as one long visit that
// keeps what it fetched.
func search(out io.Writer, manifest *shard.Manifest, files folder, base []*corpus.Problem, asked []*expr.Expr) error {
	var raw, sent, millis, found []int
	fetched := map[string]bool{}
	visit := []int{}
	for i, tree := range asked {
		name := manifest.Name(manifest.Bucket(tree), 0)
		content := files[name].Bytes()
		gzipped := packed(content)
		begin := spent()
		more, _, err := corpus.ReadAll(bytes.NewReader(content))
		if err != nil {
			return err
		}
		ix, err := index.Build(slices.Concat(base, more))
		if err != nil {
			return err
		}
		response, err := ix.Search(&index.Query{Tree: tree, Match: index.Canonical})
		if err != nil {
			return err
		}
		millis = append(millis, int((spent() - begin).Milliseconds()))
		raw, sent = append(raw, len(content)), append(sent, gzipped)
		for _, g := range response.Groups {
			found = append(found, g.Members)
		}
		if fetched[name] {
			gzipped = 0
		}
		fetched[name] = true
		if i > 0 && i < 10 {
			visit = append(visit, gzipped)
		}
	}
	fmt.Fprintf(out, "a first search fetches %s KB, %s KB with gzip; read, indexed with the base and searched in %s ms of processor time; it finds %s problems\n",
		spread(raw, 1000), spread(sent, 1000), spread(millis, 1), spread(found, 1))
	together := 0
	for _, bytes := range visit {
		together += bytes
	}
	fmt.Fprintf(out, "the nine searches after it fetch %s KB with gzip each, %.0f KB together\n", spread(visit, 1000), kilo(together))
	return nil
}

// spread is the least, middle and greatest of some numbers.
func spread(all []int, unit int) string {
	if len(all) == 0 {
		return "none"
	}
	slices.Sort(all)
	show := func(v int) string { return fmt.Sprintf("%.0f", float64(v)/float64(unit)) }
	return fmt.Sprintf("%s (%s to %s)", show(all[len(all)/2]), show(all[0]), show(all[len(all)-1]))
}

// packed is the size with the compression that most servers use.
func packed(content []byte) int {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write(content) // a buffer cannot fail
	w.Close()
	return b.Len()
}

func mega(n int) float64 { return float64(n) / 1e6 }
func kilo(n int) float64 { return float64(n) / 1e3 }

// folder keeps what is written in memory.
type folder map[string]*bytes.Buffer

type file struct{ *bytes.Buffer }

func (file) Close() error { return nil }

func (f folder) create(name string) (io.WriteCloser, error) {
	f[name] = &bytes.Buffer{}
	return file{f[name]}, nil
}
