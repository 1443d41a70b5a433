package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"io"
	"time"
)

// entry is a file of an archive, by its path with forward slashes.
type entry struct {
	path    string
	content []byte
	program bool // may be run
}

func (e entry) mode() int64 {
	if e.program {
		return 0o755
	}
	return 0o644
}

// tarred packs files as .tar.gz. Nothing of the machine gets in: no owner, no time but the given
// one.
func tarred(files []entry, date time.Time) ([]byte, error) {
	var b bytes.Buffer
	g, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(g)
	for _, f := range files {
		header := &tar.Header{Format: tar.FormatUSTAR, Name: f.path, Mode: f.mode(), Size: int64(len(f.content)), ModTime: date}
		if err := w.WriteHeader(header); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.content); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if err := g.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// zipped packs files as .zip, with their modes for systems that know them.
func zipped(files []entry, date time.Time) ([]byte, error) {
	var b bytes.Buffer
	w := zip.NewWriter(&b)
	w.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) { return flate.NewWriter(out, flate.BestCompression) })
	for _, f := range files {
		header := &zip.FileHeader{Name: f.path, Method: zip.Deflate, Modified: date}
		if f.program {
			header.SetMode(0o755)
		} else {
			header.SetMode(0o644)
		}
		file, err := w.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := file.Write(f.content); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// sums is what `sha256sum -c` reads.
func sums(made []artefact) []byte {
	var b bytes.Buffer
	for _, a := range made {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(a.content), a.name)
	}
	return b.Bytes()
}
