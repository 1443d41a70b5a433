package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// write puts the sections between their marks on the page, and the plots beside it.
func (r *report) write(page string) error {
	old, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	text, err := replaceSections(string(old), r.sections)
	if err != nil {
		return fmt.Errorf("%s: %w", page, err)
	}
	for _, plot := range r.plots {
		if err := os.WriteFile(filepath.Join(filepath.Dir(page), plot.name), []byte(plot.text), 0o644); err != nil {
			return err
		}
	}
	return os.WriteFile(page, []byte(text), 0o644)
}

// replaceSections writes each section between its marks, <!-- begin NAME --> and <!-- end NAME -->.
func replaceSections(page string, sections []section) (string, error) {
	for _, s := range sections {
		begin, end := "<!-- begin "+s.name+" -->\n", "<!-- end "+s.name+" -->\n"
		before, rest, ok1 := strings.Cut(page, begin)
		_, after, ok2 := strings.Cut(rest, end)
		if !ok1 || !ok2 {
			return "", fmt.Errorf("there are no marks %s and %s", strings.TrimSpace(begin), strings.TrimSpace(end))
		}
		page = before + begin + s.text + end + after
	}
	return page, nil
}
