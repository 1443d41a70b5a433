package main

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// mostKept is the longest input that is kept, in bytes as Go writes it: what is in the repository
// stays small.
const mostKept = 600

// keepInputs copies inputs of all sizes up to mostKept from Go's cache into the packages.
func keepInputs(number int) error {
	all, err := targets()
	if err != nil {
		return err
	}
	out, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		return err
	}
	cache := filepath.Join(strings.TrimSpace(string(out)), "fuzz", "mwpranker")
	for _, t := range all {
		kept, err := keepOf(filepath.Join(cache, t.folder, t.name), filepath.Join(t.folder, "testdata", "fuzz", t.name), number)
		if err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
		fmt.Printf("%s: %d kept\n", t, kept)
	}
	return nil
}

func keepOf(cache, folder string, number int) (int, error) {
	entries, err := os.ReadDir(cache)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	type input struct {
		name string
		size int64
	}
	var inputs []input
	for _, e := range entries {
		if info, err := e.Info(); err == nil && info.Size() <= mostKept {
			inputs = append(inputs, input{e.Name(), info.Size()})
		}
	}
	slices.SortFunc(inputs, func(a, b input) int { return cmp.Or(cmp.Compare(a.size, b.size), cmp.Compare(a.name, b.name)) })
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return 0, err
	}
	number = min(number, len(inputs))
	for i := range number {
		one := inputs[(2*i+1)*len(inputs)/(2*number)] // from the middle of each part
		content, err := os.ReadFile(filepath.Join(cache, one.name))
		if err != nil {
			return 0, err
		}
		if err := os.WriteFile(filepath.Join(folder, one.name), content, 0o644); err != nil {
			return 0, err
		}
	}
	return number, nil
}
