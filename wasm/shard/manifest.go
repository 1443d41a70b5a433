package shard

import (
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"mwpranker/wasm/expr"
)

// Format and Version stand in every manifest.
const (
	Format  = "mwpranker-shards"
	Version = 1
)

// maxBits bounds how many buckets there are: 65,536.
const maxBits = 16

// Manifest says into which files a corpus was split.
type Manifest struct {
	Format   string `json:"format"`
	Version  int    `json:"version"`
	Title    string `json:"name"`     // of the corpus
	Hash     string `json:"hash"`     // hash of all its problems: other problems, other file names
	Problems int    `json:"problems"` // in all files together
	Forms    int    `json:"forms"`    // canonical forms
	Bits     int    `json:"bits"`     // of the hash that chooses the bucket
	Salt     int    `json:"salt"`     // of that hash
	Parts    []int  `json:"parts"`    // files of each bucket
}

// Bucket is the bucket of a tree: the first bits of a hash of its canonical
// form. A form that the corpus does not have has a bucket too, so that a request
// does not tell whether there are such problems.
func (m *Manifest) Bucket(tree *expr.Expr) int {
	return bucket(tree.Key(expr.Canonical), m.Salt, m.Bits)
}

func bucket(key string, salt, bits int) int {
	h := uint64(14695981039346656037) // FNV-1a
	for _, part := range [...]string{strconv.Itoa(salt), " ", key} {
		for i := range len(part) {
			h = (h ^ uint64(part[i])) * 1099511628211
		}
	}
	// Its first bits are much alike for keys that differ in their last bytes: mix the others in.
	h = (h ^ h>>33) * 0xff51afd7ed558ccd
	h = (h ^ h>>33) * 0xc4ceb9fe1a85ec53
	return int((h ^ h>>33) >> (64 - bits))
}

// Name is the file with a part of a bucket: part 0 has the first problems of
// every form, the later ones have more of the forms that have more. It is empty
// where there is no such part.
func (m *Manifest) Name(bucket, part int) string {
	if bucket < 0 || bucket >= len(m.Parts) || part < 0 || part >= m.Parts[bucket] {
		return ""
	}
	return fmt.Sprintf("shards/%04x-%d.%s.json", bucket, part, m.Hash)
}

// Write writes the manifest.
func (m *Manifest) Write(w io.Writer) error {
	data, err := json.Marshal(m)
	if err == nil {
		_, err = w.Write(append(data, '\n'))
	}
	if err != nil {
		return fmt.Errorf("shards: writing the manifest: %w", err)
	}
	return nil
}

// MaxManifest is the longest manifest in bytes that is read.
const MaxManifest = 1 << 20

// ReadManifest reads a manifest.
func ReadManifest(r io.Reader) (*Manifest, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxManifest+1))
	if err != nil {
		return nil, fmt.Errorf("shards: reading the manifest: %w", err)
	}
	if len(data) > MaxManifest {
		return nil, fmt.Errorf("shards: the manifest is longer than %d bytes", MaxManifest)
	}
	var m Manifest
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, fmt.Errorf("shards: the manifest is not JSON: %w", err)
	}
	if err := m.check(); err != nil {
		return nil, fmt.Errorf("shards: the manifest: %w", err)
	}
	return &m, nil
}

func (m *Manifest) check() error {
	hash, err := hex.DecodeString(m.Hash)
	switch {
	case m.Format != Format:
		return fmt.Errorf("the format is %.40q, this program reads %q", m.Format, Format)
	case m.Version != Version:
		return fmt.Errorf("the version is %d, this program reads version %d", m.Version, Version)
	case err != nil || len(hash) != hashBytes:
		return errors.New("the hash of the corpus is not one")
	case m.Bits < 0 || m.Bits > maxBits || len(m.Parts) != 1<<m.Bits:
		return fmt.Errorf("%d buckets and %d bits do not fit together", len(m.Parts), m.Bits)
	}
	for bucket, parts := range m.Parts {
		if parts < 1 {
			return fmt.Errorf("bucket %d has %d files", bucket, parts)
		}
	}
	return nil
}
