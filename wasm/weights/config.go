package weights

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A model's file holds, beside its tensors, its configuration as JSON and lists of names, a name a
// line.

// ConfigEntries are the entries of a configuration, under that name, and of its lists.
func ConfigEntries(name string, config any, lists map[string]*[]string) ([]Tensor, error) {
	text, err := json.Marshal(config)
	if err != nil {
		return nil, fmt.Errorf("writing the configuration: %w", err)
	}
	entries := []Tensor{TextOf(name, string(text))}
	for _, list := range slices.Sorted(maps.Keys(lists)) {
		entries = append(entries, TextOf(list, strings.Join(*lists[list], "\n")))
	}
	return entries, nil
}

// Config reads a configuration of that name and its lists. A file without that name is not of this
// kind of model.
func (f *File) Config(name string, config any, lists map[string]*[]string) error {
	text, err := f.Text(name)
	if err != nil {
		return fmt.Errorf("this is not a %s: %w", name, err)
	}
	if err := json.Unmarshal([]byte(text), config); err != nil {
		return fmt.Errorf("its configuration: %w", err)
	}
	for list, to := range lists {
		text, err := f.Text(list)
		if err != nil {
			return err
		}
		*to = strings.Split(text, "\n")
	}
	return nil
}
