package site

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/andybalholm/brotli"
)

// Compressor makes the compressed copies. The strongest brotli takes about 3 s for a megabyte, so
// copies are kept in a folder under the hash of what they were made of.
type Compressor struct {
	Folder string // "" keeps nothing
}

// A copy has to be this much smaller than its file to be worth a place in the site.
const worthwhile = 0.95

// undoable says whether the page itself undoes a file's copy where a host sends the file as it is:
// the program, whose copies are always worth it.
func undoable(f File) bool { return isProgram(f.Name, len(f.Content)) }

func isProgram(name string, size int) bool { return path.Ext(name) == ".wasm" && size > 1_000_000 }

// Uncompressed is how many bytes of a file travel from a host that compresses nothing.
func (e Entry) Uncompressed() int {
	if e.Gzip != nil && isProgram(e.Name, e.Size) {
		return e.Gzip.Size
	}
	return e.Size
}

// addCopies compresses a file, where that makes it smaller.
func (s *Site) addCopies(e *Entry, content []byte, c *Compressor) error {
	for _, kind := range []struct {
		ext  string
		copy **Copy
		make func([]byte) ([]byte, error)
	}{{".br", &e.Brotli, brotliBytes}, {".gz", &e.Gzip, gzipBytes}} {
		packed, err := c.once(e.SHA256+kind.ext, content, kind.make)
		if err != nil {
			return err
		}
		if float64(len(packed)) > worthwhile*float64(len(content)) {
			continue
		}
		*kind.copy = &Copy{Size: len(packed), SHA256: hash(packed)}
		s.Contents[e.Path+kind.ext] = packed
	}
	return nil
}

// once makes a compressed copy, or takes the one that was kept.
func (c *Compressor) once(name string, content []byte, make func([]byte) ([]byte, error)) ([]byte, error) {
	if c.Folder == "" {
		return make(content)
	}
	file := filepath.Join(c.Folder, name)
	if packed, err := os.ReadFile(file); err == nil {
		return packed, nil
	} else if !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	packed, err := make(content)
	if err != nil {
		return nil, err
	}
	return packed, writeWhole(file, packed)
}

func brotliBytes(content []byte) ([]byte, error) {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
	return pack(&b, w, content)
}

func gzipBytes(content []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	return pack(&b, w, content)
}

func pack(b *bytes.Buffer, w io.WriteCloser, content []byte) ([]byte, error) {
	_, err := w.Write(content)
	if err := errors.Join(err, w.Close()); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// shardQuality is the strength of brotli for files beside a site, of which there can be thousands:
// a tenth of the time of the strongest, and a few percent larger.
const shardQuality = 9

// WriteCopies writes the compressed copies of a file that stands beside a site, such as a shard,
// where they are worth it.
func WriteCopies(name string) error {
	content, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	for _, kind := range []struct {
		ext  string
		make func([]byte) ([]byte, error)
	}{
		{".br", func(content []byte) ([]byte, error) {
			var b bytes.Buffer
			return pack(&b, brotli.NewWriterLevel(&b, shardQuality), content)
		}},
		{".gz", gzipBytes},
	} {
		packed, err := kind.make(content)
		if err != nil {
			return err
		}
		if float64(len(packed)) > worthwhile*float64(len(content)) {
			continue
		}
		if err := writeWhole(name+kind.ext, packed); err != nil {
			return err
		}
	}
	return nil
}
