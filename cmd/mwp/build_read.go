package main

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/corpus/importer"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/shard"
)

// entry is a record of the file and what became of it: a problem or a fault.
type entry struct {
	line    int
	record  corpus.Record
	problem *corpus.Problem
	fault   error
}

// bundle is some entries that one core completes.
type bundle struct {
	entries []entry
	done    chan struct{} // closed when they are complete
}

// bundleSize is small, because a model takes milliseconds for each entry; and there are few
// bundles, so that a large file is never in memory.
const (
	bundleSize = 16
	bundles    = 64
)

// imported is what was made of a file of problems.
type imported struct {
	format         importer.Format
	problems       *shard.Splitter
	left           importer.Report // what was left out
	read, doubtful int             // problems that the model has read; and those of which it is less than half sure
}

// importProblems reads the file, completes its records on all cores, and keeps the problems in the
// store, in the order of the file.
func (a *app) importProblems(b *buildFlags, store shard.Store) (*imported, error) {
	file, err := os.Open(b.corpus)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	size := int64(0)
	if info, err := file.Stat(); err == nil {
		size = info.Size()
	}
	result := &imported{problems: shard.NewSplitterOn(store)}
	work, inOrder := make(chan *bundle, bundles), make(chan *bundle, bundles)
	var far farness
	report, readErr := (*importer.Report)(nil), error(nil)
	go func() {
		defer close(inOrder)
		defer close(work)
		report, readErr = a.readBundles(&counted{file, &far.bytes}, func(b *bundle) {
			far.found.Add(int64(len(b.entries)))
			work <- b
			inOrder <- b
		})
		far.whole.Store(true)
	}()
	stop := progress(a.stderr, "reading problems", func() (int, int) { return far.problems(size) })
	var cores sync.WaitGroup
	for _, model := range a.models() {
		cores.Go(func() { completeBundles(work, model, b.sure) })
	}
	for bundle := range inOrder {
		<-bundle.done
		result.keep(bundle.entries)
		far.done.Add(int64(len(bundle.entries)))
	}
	cores.Wait()
	stop()
	if readErr != nil {
		return nil, fmt.Errorf("%s: %w", b.corpus, readErr)
	}
	b.header.Name = cmp.Or(b.header.Name, report.Name, filepath.Base(b.corpus))
	b.header.Licence = cmp.Or(b.header.Licence, report.Licence)
	result.format = report.Format
	result.leave(report)
	return result, result.problems.Err()
}

// readBundles reads the records of a file and hands them on in bundles.
func (a *app) readBundles(file io.Reader, hand func(*bundle)) (*importer.Report, error) {
	next := &bundle{done: make(chan struct{})}
	flush := func() {
		if len(next.entries) > 0 {
			hand(next)
			next = &bundle{done: make(chan struct{})}
		}
	}
	report, err := importer.Read(file, func(line int, r corpus.Record) {
		if next.entries = append(next.entries, entry{line: line, record: r}); len(next.entries) == bundleSize {
			flush()
		}
	})
	flush()
	return report, err
}

// completeBundles completes entries until there are no more.
func completeBundles(work chan *bundle, model importer.Model, sure float64) {
	for bundle := range work {
		for i := range bundle.entries {
			e := &bundle.entries[i]
			e.problem, e.fault = importer.Complete(e.record, model)
			if e.fault == nil && e.problem.Confidence > 0 && e.problem.Confidence < sure {
				e.fault = fmt.Errorf("equation: the model is not sure enough of %s: %v", e.problem.Equation, e.problem.Confidence)
			}
		}
		close(bundle.done)
	}
}

// keep takes the problems among some entries, and notes the others.
func (m *imported) keep(entries []entry) {
	for _, e := range entries {
		if e.fault != nil {
			m.left.Leave(e.line, e.record.ID, e.fault)
			continue
		}
		m.problems.Add(e.problem)
		if e.problem.Confidence > 0 {
			m.read++
			if e.problem.Confidence < 0.5 {
				m.doubtful++
			}
		}
	}
}

// leave adds what could not even be read. The first faults of the file are named, whichever step
// found them.
func (m *imported) leave(report *importer.Report) {
	m.left.Bad += report.Bad
	faults := append(m.left.Faults, report.Faults...)
	slices.SortStableFunc(faults, func(a, b importer.Fault) int { return cmp.Compare(a.Line, b.Line) })
	m.left.Faults = faults[:min(len(faults), corpus.MaxFaults)]
}

// models are a model for each core; where no other can be made, the cores take turns with the
// engine's.
func (a *app) models() []importer.Model {
	models := make([]importer.Model, runtime.GOMAXPROCS(0))
	for i := range models {
		if models[i] = a.engine.Model(); a.another != nil {
			models[i] = engine.ModelOf(a.another())
		}
	}
	return models
}

// printImport says what was read, and names what was not.
func (a *app) printImport(path string, m *imported) {
	fmt.Fprintf(a.stdout, "%s (%s): %d problems, %d left out\n", path, m.format, m.problems.Len(), m.left.Bad)
	for _, fault := range m.left.Faults {
		fmt.Fprintln(a.stdout, fault)
	}
	if unnamed := m.left.Bad - len(m.left.Faults); unnamed > 0 {
		fmt.Fprintf(a.stdout, "and %d more\n", unnamed)
	}
	if m.read > 0 {
		fmt.Fprintf(a.stdout, "%d equations were read by the model; of %d of them it is less than half sure\n", m.read, m.doubtful)
	}
}

// counted counts the bytes that are read.
type counted struct {
	io.Reader
	bytes *atomic.Int64
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.bytes.Add(int64(n))
	return n, err
}

// farness is how far the reading of a file is.
type farness struct {
	bytes, found, done atomic.Int64 // bytes and records that were read, and records that are complete
	whole              atomic.Bool  // all were read
}

// problems is how many are done, and of how many: until the file is read to its end, as many as it
// would have if it goes on as it began.
func (f *farness) problems(size int64) (done, all int) {
	found, bytes := f.found.Load(), f.bytes.Load()
	if !f.whole.Load() && bytes > 0 && size > bytes {
		found = int64(float64(found) * float64(size) / float64(bytes))
	}
	return int(f.done.Load()), int(found)
}
