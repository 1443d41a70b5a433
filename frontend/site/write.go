package site

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// Write puts the site into a folder. Files with a hash in their name go first and the page last,
// and each appears whole, so that who is served from the folder meanwhile gets the old site or the
// new one. Then the files of an earlier build that this one lacks are removed; others are left
// alone.
func (s *Site) Write(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("writing the site: %w", err)
	}
	old, err := s.earlier(dir)
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
	root, err := os.OpenRoot(dir) // links that lead out of it are not followed
	if err != nil {
		return fmt.Errorf("removing what an earlier build wrote: %w", err)
	}
	defer root.Close()
	for _, p := range old {
		if _, ok := s.Contents[p]; ok {
			continue
		}
		if err := root.Remove(filepath.FromSlash(p)); err != nil && !errors.Is(err, fs.ErrNotExist) {
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

// earlier lists what the build that stands in a folder consists of. It refuses a folder that has
// files of somebody else in the place of ours; those with a hash in their name are ours wherever
// they come from.
func (s *Site) earlier(dir string) ([]string, error) {
	m, err := manifestIn(dir)
	if err != nil {
		return nil, err
	}
	var list []string
	for _, e := range m.Files {
		list = append(list, e.paths()...)
	}
	for _, e := range s.Manifest.Files {
		if e.Path != e.Name || slices.Contains(list, e.Path) {
			continue
		}
		if _, err := os.Lstat(filepath.Join(dir, filepath.FromSlash(e.Path))); err == nil {
			return nil, notOurs(dir, e.Path)
		}
	}
	return list, nil
}

// manifestIn is the manifest of the build that stands in a folder; an empty one where none does.
func manifestIn(dir string) (m Manifest, err error) {
	data, err := os.ReadFile(filepath.Join(dir, buildName))
	if errors.Is(err, fs.ErrNotExist) {
		return m, nil
	}
	if err != nil {
		return m, err
	}
	if m, err = unmarshalManifest(data); err != nil {
		return m, fmt.Errorf("%s holds a %s of somebody else: %w", dir, buildName, err)
	}
	return m, nil
}

func notOurs(dir, name string) error {
	return fmt.Errorf("%s has a file %s that no build of ours has written; it would be lost", dir, name)
}

// CheckFolder says early what Write would say of a folder's page: that it is somebody else's.
func CheckFolder(dir string) error {
	m, err := manifestIn(dir)
	if err != nil {
		return err
	}
	ours := slices.ContainsFunc(m.Files, func(e Entry) bool { return e.Path == pageName })
	if _, err := os.Lstat(filepath.Join(dir, pageName)); err == nil && !ours {
		return notOurs(dir, pageName)
	}
	return nil
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

// Open reads a built site back into the files that it was built of. Each is held against the
// manifest.
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

// KeepCopies puts the compressed copies of a built site into a folder, where a [Compressor] looks
// for them.
func KeepCopies(built fs.FS, folder string) error {
	data, err := fs.ReadFile(built, buildName)
	if err != nil {
		return fmt.Errorf("opening a built site: %w", err)
	}
	m, err := unmarshalManifest(data)
	if err != nil {
		return fmt.Errorf("opening a built site: %w", err)
	}
	for _, e := range m.Files {
		for ext, copied := range map[string]*Copy{".br": e.Brotli, ".gz": e.Gzip} {
			if copied == nil {
				continue
			}
			content, err := fs.ReadFile(built, e.Path+ext)
			if err != nil {
				return fmt.Errorf("opening a built site: %w", err)
			}
			if hash(content) != copied.SHA256 {
				return fmt.Errorf("opening a built site: %s is not what %s says", e.Path+ext, buildName)
			}
			if err := writeWhole(filepath.Join(folder, e.SHA256+ext), content); err != nil {
				return err
			}
		}
	}
	return nil
}
