package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// generated stands at the head of each file of tables.
const generated = "<!-- Written by make eval. Do not edit. -->\n\n"

// pages are the places of what is written, in the repository.
type pages struct {
	tables string // folder of the files of tables
	plots  string // folder of the plots
	blocks []block
}

// block is a place between marks in a page that people write, for the summary.
type block struct{ file, name string }

// pagesOf are the pages of the repository in a folder.
func pagesOf(root string) pages {
	return pages{filepath.Join(root, "docs/evaluation"), filepath.Join(root, "docs"), []block{
		{filepath.Join(root, "README.md"), "figures"}, {filepath.Join(root, "model_weights/MODEL_CARD.md"), "figures"},
	}}
}

// write writes a file for each section, the plots, and the summary where people look first.
func (r *report) write(p pages) error {
	if err := os.MkdirAll(p.tables, 0o755); err != nil {
		return err
	}
	for _, s := range r.sections {
		text := generated + "# " + s.title + "\n\n" + s.text
		if err := os.WriteFile(filepath.Join(p.tables, s.name+".md"), []byte(text), 0o644); err != nil {
			return err
		}
	}
	for _, plot := range r.plots {
		if err := os.WriteFile(filepath.Join(p.plots, plot.name), []byte(plot.text), 0o644); err != nil {
			return err
		}
	}
	if len(r.summary) == 0 {
		return nil
	}
	for _, b := range p.blocks {
		if err := b.fill(r.summarise()); err != nil {
			return err
		}
	}
	return nil
}

// fill writes a text between the marks, <!-- begin NAME --> and <!-- end NAME -->.
func (b block) fill(text string) error {
	old, err := os.ReadFile(b.file)
	if err != nil {
		return err
	}
	page, err := replaceBlock(string(old), b.name, text)
	if err != nil {
		return fmt.Errorf("%s: %w", b.file, err)
	}
	return os.WriteFile(b.file, []byte(page), 0o644)
}

func replaceBlock(page, name, text string) (string, error) {
	begin, end := "<!-- begin "+name+" -->\n", "<!-- end "+name+" -->"
	before, rest, ok1 := strings.Cut(page, begin)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok1 || !ok2 {
		return "", fmt.Errorf("there are no marks %s and %s", strings.TrimSpace(begin), end)
	}
	return before + begin + text + end + after, nil
}
