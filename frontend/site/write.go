package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Write puts the site into a folder. Files with a hash in their name go first and the page last, and each appears whole, so that who
// is served from the folder meanwhile gets the old site or the new one. Then the files of an earlier build that this one lacks are removed; others are left alone.
func (s *Site) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	old, err := earlier(dir)
	if err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	var last []string
	for _, e := range s.Manifest.Files {
		for _, p := range e.paths() {
			if e.Path == e.Name {
				last = append(last, p)
			} else if err := writeWhole(filepath.Join(dir, filepath.FromSlash(p)), s.Contents[p]); err != nil {
				return fmt.Errorf("writing the site: %w", err)
			}
		}
	}
	for _, p := range append(last, buildName) {
		if err := writeWhole(filepath.Join(dir, filepath.FromSlash(p)), s.Contents[p]); err != nil {
			return fmt.Errorf("writing the site: %w", err)
		}
	}
	for _, p := range old {
		if _, ok := s.Contents[p]; ok || !filepath.IsLocal(filepath.FromSlash(p)) {
			continue
		}
		if err := os.Remove(filepath.Join(dir, filepath.FromSlash(p))); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return fmt.Errorf("removing what an earlier build wrote: %w", err)
		}
	}
	return nil
}

// paths are the file's own path and those of its compressed copies.
func (e Entry) paths() []string {
	list := []string{e.Path}
	if e.Brotli != nil {
		list = append(list, e.Path+".br")
	}
	if e.Gzip != nil {
		list = append(list, e.Path+".gz")
	}
	return list
}

// earlier lists what the build that stands in a folder consists of.
func earlier(dir string) (list []string, err error) {
	data, err := os.ReadFile(filepath.Join(dir, buildName))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	m, err := unmarshalManifest(data)
	for _, e := range m.Files {
		list = append(list, e.paths()...)
	}
	return list, err
}

// writeWhole writes a file beside its place and then moves it there.
func writeWhole(name string, content []byte) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".writing-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(content)
	if err := errors.Join(err, f.Chmod(0o644), f.Close()); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.Rename(f.Name(), name)
}

// Open reads a built site back into the files that it was built of. Each is held against the manifest.
func Open(built fs.FS) ([]File, error) {
	data, err := fs.ReadFile(built, buildName)
	if err != nil {
		return nil, fmt.Errorf("opening a built site: %w", err)
	}
	m, err := unmarshalManifest(data)
	if err != nil {
		return nil, fmt.Errorf("opening a built site: %w", err)
	}
	names := map[string]string{}
	for _, e := range m.Files {
		names[e.Path] = e.Name
	}
	var files []File
	for _, e := range m.Files {
		if e.Name == headersName {
			continue
		}
		content, err := fs.ReadFile(built, e.Path)
		if err != nil {
			return nil, fmt.Errorf("opening a built site: %w", err)
		}
		if hash(content) != e.SHA256 {
			return nil, fmt.Errorf("opening a built site: %s is not what %s says", e.Path, buildName)
		}
		files = append(files, File{Name: e.Name, Content: empty(e.Name, content, names), Fixed: e.Path == e.Name, Online: e.Online})
	}
	return files, nil
}
