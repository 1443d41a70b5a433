package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
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

// openPage reads the files of the built page.
func openPage(dist string) ([]site.File, error) {
	files, err := site.Open(os.DirFS(dist))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s holds no built page: name one with -dist, such as a site that was built before; in the source, make dist writes it", dist)
	}
	return files, err
}

// writeSite puts the problems into a copy of the built page.
func (a *app) writeSite(b *buildFlags, files []site.File, problems []*corpus.Problem) error {
	if err := os.MkdirAll(b.out, 0o755); err != nil {
		return err
	}
	files = slices.DeleteFunc(files, func(f site.File) bool { return f.Name == shardsFile })
	hash := "none"
	if len(problems) > b.above {
		splitter := shard.NewSplitter()
		for _, p := range problems {
			splitter.Add(p)
		}
		manifest, content, err := writeShards(b, splitter)
		if err != nil {
			return err
		}
		files = append(files, site.File{Name: shardsFile, Content: content})
		hash = manifest.Hash
		a.printShards(manifest, splitter.Privacy(b.options))
		if problems, err = parseAll(splitter.Base(b.options)); err != nil {
			return err
		}
	}
	if err := replaceCorpus(files, b.header, problems); err != nil {
		return err
	}
	if err := build(b, files); err != nil {
		return err
	}
	if err := removeShards(b.out, hash); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, "%s is ready: go run ./server -dir %s shows it at http://localhost:8080\n", b.out, b.out)
	return nil
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
	if err := cmp.Or(corpus.Write(&plain, header, records), corpus.Pack(&packed, header, problems)); err != nil {
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

// build writes the site. The compressed copies of the files that stay as they
// are come from the built page: the strongest compression of the program takes
// half a minute.
func build(b *buildFlags, files []site.File) error {
	cache, err := os.MkdirTemp("", "mwp-build-*")
	if err != nil {
		return err
	}
	defer os.RemoveAll(cache)
	if err := keepCopies(b.dist, cache); err != nil {
		return err
	}
	built, err := site.Build(files, &site.Compressor{Folder: cache})
	if err != nil {
		return err
	}
	return built.Write(b.out)
}

// keepCopies puts the compressed copies of a built page where the compressor
// looks for them.
func keepCopies(dist, cache string) error {
	data, err := os.ReadFile(filepath.Join(dist, "build.json"))
	if err != nil {
		return err
	}
	var manifest site.Manifest
	if err := json.Unmarshal(data, &manifest); err != nil {
		return fmt.Errorf("build.json: %w", err)
	}
	for _, e := range manifest.Files {
		for ext, copied := range map[string]*site.Copy{".br": e.Brotli, ".gz": e.Gzip} {
			if copied == nil {
				continue
			}
			content, err := os.ReadFile(filepath.Join(dist, filepath.FromSlash(e.Path)+ext))
			if err != nil {
				return err
			}
			if sum := sha256.Sum256(content); hex.EncodeToString(sum[:]) != copied.SHA256 {
				return fmt.Errorf("%s is not what build.json says", e.Path+ext)
			}
			if err := os.WriteFile(filepath.Join(cache, e.SHA256+ext), content, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// writeShards writes the files of a split corpus, and gives its manifest.
func writeShards(b *buildFlags, splitter *shard.Splitter) (*shard.Manifest, []byte, error) {
	folder := filepath.Join(b.out, "shards")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, nil, err
	}
	manifest, err := splitter.Write(b.header, b.options, func(name string) (io.WriteCloser, error) {
		return os.Create(filepath.Join(b.out, filepath.FromSlash(name)))
	})
	if err != nil {
		return nil, nil, err
	}
	if err := compressShards(b.out, manifest.Hash); err != nil {
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
