package main

import (
	"fmt"
	"path/filepath"
	"sort"
	"strings"

	"mwpranker/train/reader"
)

// trainings makes a file of each table of trainings out of the results that the repository keeps.
func (r *report) trainings(folder string) error {
	names, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil {
		return err
	}
	sort.Strings(names)
	for _, name := range names {
		t, err := reader.ReadTable(name)
		if err != nil {
			return err
		}
		var commits, dates []string
		for _, result := range t.Results {
			commits, dates = appendNew(commits, result.Commit), appendNew(dates, result.Date)
		}
		made := fmt.Sprintf("Made by `%s`, code of %s, %s. Result file: %s/%s.", t.Command, strings.Join(commits, ", "), strings.Join(dates, ", "),
			"train/results", filepath.Base(name))
		r.add("trainings-"+strings.TrimSuffix(filepath.Base(name), ".json"), t.Title, made, t.Note,
			"Right answers of the first reading:", reader.AnswerTable(t.Results).String(), "All that was kept:", reader.ResultTable(t.Results).String())
	}
	return nil
}

func appendNew(list []string, each string) []string {
	for _, known := range list {
		if known == each {
			return list
		}
	}
	return append(list, each)
}
