package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"mwpranker/frontend/site"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/shard"
)

// Names of files as the source calls them.
const (
	corpusFile = "corpus.json"
	packedFile = "corpus.bin"  // the same, as the page loads it
	shardsFile = "shards.json" // only a site whose corpus is split has it
)

// openPage reads the files of the built page. Links that lead out of its folder do not open.
func openPage(dist string) ([]site.File, error) {
	root, err := os.OpenRoot(dist)
	if err == nil {
		defer root.Close()
		var files []site.File
		if files, err = site.Open(root.FS()); err == nil {
			return files, nil
		}
	}
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s holds no built page: name one with -dist, such as a site that was built before; in the source, make dist writes it", dist)
	}
	return nil, err
}

// writeSite puts the problems into a copy of the built page.
func (a *app) writeSite(work *staging, b *buildFlags, files []site.File, all *shard.Splitter) error {
	files = slices.DeleteFunc(files, func(f site.File) bool { return f.Name == shardsFile })
	hash, loaded := "none", all.Records()
	if all.Len() > b.above {
		manifest, content, err := writeShards(work, b, all)
		if err != nil {
			return err
		}
		files = append(files, site.File{Name: shardsFile, Content: content})
		hash, loaded = manifest.Hash, all.Base(b.options)
		a.printShards(manifest, all.Privacy(b.options))
	}
	problems, err := parseAll(loaded)
	if err := cmp.Or(err, all.Err()); err != nil {
		return err
	}
	if err := replaceCorpus(files, b.header, problems); err != nil {
		return err
	}
	built, err := build(work, b, files)
	if err != nil {
		return err
	}
	if err := work.commit(func() error { return putInPlace(work, b.out, built, hash) }); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "%s is ready: go run ./server -dir %s shows it at http://localhost:8080\n", b.out, b.out)
	return nil
}

// putInPlace writes the site, the files of a split corpus first, and removes those of another that
// was there before.
func putInPlace(work *staging, out string, built *site.Site, hash string) error {
	files, err := filepath.Glob(filepath.Join(work.folder, "shards", "*"))
	if err != nil {
		return err
	}
	if len(files) > 0 {
		err = os.MkdirAll(filepath.Join(out, "shards"), 0o755)
	}
	for _, name := range files {
		if err == nil {
			err = os.Rename(name, filepath.Join(out, "shards", filepath.Base(name)))
		}
	}
	if err != nil {
		return err
	}
	if err := built.Write(out); err != nil {
		return err
	}
	return removeShards(out, hash)
}

// parseAll makes problems of records that were proved before.
func parseAll(records iter.Seq[corpus.Record]) ([]*corpus.Problem, error) {
	var problems []*corpus.Problem
	for record := range records {
		p, err := corpus.Parse(record)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", record.ID, err)
		}
		problems = append(problems, p)
	}
	return problems, nil
}

// replaceCorpus puts the problems in the place of those that the page was built with.
func replaceCorpus(files []site.File, header corpus.Header, problems []*corpus.Problem) error {
	var plain, packed bytes.Buffer
	records := func(yield func(corpus.Record) bool) {
		for _, p := range problems {
			if !yield(p.Record) {
				return
			}
		}
	}
	if err := cmp.Or(corpus.Write(&plain, header, records), corpus.PackCoded(&packed, header, problems)); err != nil {
		return err
	}
	for name, content := range map[string][]byte{corpusFile: plain.Bytes(), packedFile: packed.Bytes()} {
		at := slices.IndexFunc(files, func(f site.File) bool { return f.Name == name })
		if at < 0 {
			return fmt.Errorf("the built page has no %s to replace", name)
		}
		files[at].Content = content
	}
	return nil
}

// build makes the site. The compressed copies of the files that stay as they
// are come from the built page: the strongest compression of the program takes
// half a minute.
func build(work *staging, b *buildFlags, files []site.File) (*site.Site, error) {
	cache := filepath.Join(work.folder, "copies")
	if err := os.Mkdir(cache, 0o755); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(b.dist)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	if err := site.KeepCopies(root.FS(), cache); err != nil {
		return nil, err
	}
	return site.Build(files, &site.Compressor{Folder: cache})
}

// writeShards writes the files of a split corpus, and gives its manifest.
func writeShards(work *staging, b *buildFlags, splitter *shard.Splitter) (*shard.Manifest, []byte, error) {
	folder := filepath.Join(work.folder, "shards")
	if err := os.Mkdir(folder, 0o755); err != nil {
		return nil, nil, err
	}
	manifest, err := splitter.Write(b.header, b.options, func(name string) (io.WriteCloser, error) {
		return os.Create(filepath.Join(work.folder, filepath.FromSlash(name)))
	})
	if err != nil {
		return nil, nil, err
	}
	if err := compressShards(work.folder, manifest.Hash); err != nil {
		return nil, nil, err
	}
	var content bytes.Buffer
	err = manifest.Write(&content)
	return manifest, content.Bytes(), err
}

// compressShards writes the compressed copies of the files of a split corpus, on all cores.
func compressShards(out, hash string) error {
	files, err := filepath.Glob(filepath.Join(out, "shards", "*."+hash+".json"))
	if err != nil {
		return err
	}
	var group sync.WaitGroup
	var next atomic.Int64
	faults := make([]error, runtime.GOMAXPROCS(0))
	for core := range faults {
		group.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(files)) && faults[core] == nil; i = next.Add(1) - 1 {
				faults[core] = site.WriteCopies(files[i])
			}
		})
	}
	group.Wait()
	return errors.Join(faults...)
}

// printShards says how the corpus was split, and what a request tells.
func (a *app) printShards(m *shard.Manifest, p shard.Privacy) {
	files := 0
	for _, parts := range m.Parts {
		files += parts
	}
	fmt.Fprintf(a.stdout, "split by calculation: %d calculations in %d groups of %d or more, %d files\n", p.Forms, p.Buckets, p.Crowd, files)
	fmt.Fprintf(a.stdout, "what a request tells the server: %.1f of the %.1f bits that name a calculation; the best guess is right %.0f%% of the time, and %.0f%% without it\n",
		p.FetchBits, p.FormBits, 100*p.FetchGuess, 100*p.BlindGuess)
}

// removeShards removes the files of corpora that were in the folder before.
func removeShards(out, hash string) error {
	old, err := filepath.Glob(filepath.Join(out, "shards", "????-*.????????????????.json*"))
	for _, name := range old {
		if err == nil && !strings.Contains(filepath.Base(name), "."+hash+".json") {
			err = os.Remove(name)
		}
	}
	if err == nil {
		os.Remove(filepath.Join(out, "shards")) // fails where it is not empty, as it should
	}
	return err
}
