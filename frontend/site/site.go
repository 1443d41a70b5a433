package site

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"path"
	"slices"
	"strings"

	"mwpranker/server/headers"
)

// File is a file of the site under the name that the source knows it by.
type File struct {
	Name    string
	Content []byte
	Fixed   bool // keeps its name, because others outside the site know it by that
	Online  bool // is not kept for offline use
}

// Names of files with a part of their own.
const (
	pageName     = "index.html"
	workerName   = "sw.js"
	manifestName = "manifest.webmanifest"
	headersName  = "_headers"
	buildName    = "build.json"
)

// Site is a built site.
type Site struct {
	Manifest Manifest
	Contents map[string][]byte // by path
}

// Manifest is build.json: what the site consists of.
type Manifest struct {
	Version string  `json:"version"` // differs where any file differs
	Files   []Entry `json:"files"`   // sorted by path; build.json itself is not among them
}

// Entry is a file of the built site.
type Entry struct {
	Name   string `json:"name"` // what the source calls it
	Path   string `json:"path"` // what it is called here
	Size   int    `json:"size"`
	SHA256 string `json:"sha256"`
	Online bool   `json:"online,omitempty"` // not kept for offline use
	Brotli *Copy  `json:"brotli,omitempty"` // at Path + ".br"
	Gzip   *Copy  `json:"gzip,omitempty"`   // at Path + ".gz"
}

// Copy is a compressed copy of a file.
type Copy struct {
	Size   int    `json:"size"`
	SHA256 string `json:"sha256"`
}

// Build names the files and lets them know each other's names. Compressed copies are made by
// compress, which may be nil where none are wanted.
func Build(files []File, compress *Compressor) (*Site, error) {
	s := &Site{Contents: map[string][]byte{}}
	files = slices.SortedFunc(slices.Values(files), func(a, b File) int { return strings.Compare(a.Name, b.Name) })
	paths := map[string]string{}
	for _, f := range files {
		if err := check(f, paths); err != nil {
			return nil, fmt.Errorf("building the site: %w", err)
		}
		paths[f.Name] = f.Name
		if !fixed(f) {
			paths[f.Name] = hashedName(f.Name, f.Content)
		}
	}
	page, worker := -1, -1
	for i, f := range files {
		var err error
		switch f.Name {
		case pageName:
			page = i
			files[i].Content, err = fillPage(f.Content, files, paths, compress != nil)
		case workerName:
			worker = i
		case manifestName:
			files[i].Content, err = rename(f.Content, paths)
		default:
			if path.Ext(f.Name) == ".html" {
				files[i].Content, err = fillPolicy(f.Content)
			}
		}
		if err != nil {
			return nil, fmt.Errorf("building the site: %s: %w", f.Name, err)
		}
	}
	if page < 0 || worker < 0 {
		return nil, fmt.Errorf("building the site: it needs %s and %s", pageName, workerName)
	}
	s.Manifest.Version = version(files, paths)
	filled, err := fillWorker(files[worker].Content, s.Manifest.Version, files, paths, compress != nil)
	if err != nil {
		return nil, fmt.Errorf("building the site: %s: %w", workerName, err)
	}
	files[worker].Content = filled
	files = append(files, File{Name: headersName, Content: hostHeaders(paths), Fixed: true, Online: true})
	paths[headersName] = headersName
	for _, f := range files {
		entry := Entry{Name: f.Name, Path: paths[f.Name], Size: len(f.Content), SHA256: hash(f.Content), Online: f.Online}
		s.Contents[entry.Path] = f.Content
		if compress != nil && f.Name != headersName {
			if err := s.addCopies(&entry, f.Content, compress); err != nil {
				return nil, fmt.Errorf("building the site: %s: %w", f.Name, err)
			}
		}
		s.Manifest.Files = append(s.Manifest.Files, entry)
	}
	slices.SortFunc(s.Manifest.Files, func(a, b Entry) int { return strings.Compare(a.Path, b.Path) })
	s.Contents[buildName] = append(mustJSON(s.Manifest, true), '\n')
	return s, nil
}

// check says what is wrong with a file that is to stand beside others.
func check(f File, taken map[string]string) error {
	switch {
	case f.Name == buildName || f.Name == headersName:
		return fmt.Errorf("%s is written by the build itself", f.Name)
	case f.Name == "" || path.Clean("/" + f.Name)[1:] != f.Name || strings.ContainsAny(f.Name, "\\\"?#%<>&' "):
		return fmt.Errorf("%q cannot be the name of a file", f.Name)
	case headers.Type(f.Name) == "":
		return fmt.Errorf("%s: no media type is known for this kind of file: add it to server/headers", f.Name)
	case taken[f.Name] != "":
		return fmt.Errorf("%s is there twice", f.Name)
	}
	return nil
}

// fixed says whether a file keeps its name. The page, the worker and the manifest must: they are
// looked for by it.
func fixed(f File) bool {
	return f.Fixed || f.Name == pageName || f.Name == workerName || f.Name == manifestName
}

// kept are the files that the service worker keeps.
func kept(files []File) (list []File) {
	for _, f := range files {
		if !f.Online && f.Name != workerName {
			list = append(list, f)
		}
	}
	return list
}

// version is a hash over the names and bytes of all files, and the headers that the service worker
// keeps with them.
func version(files []File, paths map[string]string) string {
	lines := []string{fmt.Sprintln(headers.Security)}
	for _, f := range files {
		lines = append(lines, paths[f.Name]+" "+hash(f.Content)+"\n")
	}
	slices.Sort(lines)
	return hash([]byte(strings.Join(lines, "")))[:16]
}

func hash(content []byte) string {
	sum := sha256.Sum256(content)
	return hex.EncodeToString(sum[:])
}

func hashedName(name string, content []byte) string {
	ext := path.Ext(name)
	return strings.TrimSuffix(name, ext) + "." + hash(content)[:16] + ext
}

// mustJSON writes our own plain data, which cannot fail.
func mustJSON(v any, indent bool) []byte {
	b, err := json.Marshal(v)
	if indent {
		b, err = json.MarshalIndent(v, "", " ")
	}
	if err != nil {
		panic(err)
	}
	return b
}

// Sizes are the bytes of the files that are kept offline: as they are, and as they travel with
// brotli.
func (m Manifest) Sizes() (raw, brotli int) {
	for _, e := range m.Files {
		if e.Online {
			continue
		}
		raw += e.Size
		if e.Brotli != nil {
			brotli += e.Brotli.Size
		} else {
			brotli += e.Size
		}
	}
	return raw, brotli
}
