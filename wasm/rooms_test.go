package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestReadmeNamesEveryRoom: the list of folders in README.md has each room of the house, and none
// that is not there.
func TestReadmeNamesEveryRoom(t *testing.T) {
	page, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	listed := listedRooms(string(page))
	var there []string
	for _, pattern := range []string{"*", "wasm/*", "cmd/*"} {
		there = append(there, folders(t, pattern)...)
	}
	if len(there) < 30 {
		t.Fatalf("only %d rooms were found: %v", len(there), there)
	}
	for _, room := range there {
		if !slices.Contains(listed, room) && room != "wasm" && room != "cmd" {
			t.Errorf("the list in README.md does not name %s", room)
		}
	}
	for _, room := range listed {
		if _, err := os.Stat(filepath.Join("..", filepath.FromSlash(room))); err != nil {
			t.Errorf("the list in README.md names %s, which is not there", room)
		}
	}
}

// folders are those of the repository under a pattern that hold what is kept: neither what a build
// makes nor what belongs to tools.
func folders(t *testing.T, pattern string) (list []string) {
	t.Helper()
	found, err := filepath.Glob(filepath.Join("..", filepath.FromSlash(pattern)))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range found {
		base := filepath.Base(name)
		if info, err := os.Stat(name); err != nil || !info.IsDir() || strings.HasPrefix(base, ".") ||
			base == "testdata" || base == "shared" || slices.Contains(made, base) {
			continue
		}
		list = append(list, filepath.ToSlash(strings.TrimPrefix(name, ".."+string(filepath.Separator))))
	}
	return list
}

// A line of the list names a room and what it is for, and after a semicolon the next.
var listedRoom = regexp.MustCompile(`(?:^    |; )([a-z_]+(?:/[a-z0-9]+)*|corpus\.json)/?(?::| )`)

// listedRooms are the rooms that a page lists under the heading of the lay-out.
func listedRooms(page string) (rooms []string) {
	_, list, _ := strings.Cut(page, "\n## How it is laid out\n")
	list, _, _ = strings.Cut(list, "\n## ")
	for line := range strings.Lines(list) {
		if !strings.HasPrefix(line, "    ") {
			continue
		}
		for _, m := range listedRoom.FindAllStringSubmatch(line, -1) {
			rooms = append(rooms, m[1])
		}
	}
	return rooms
}

func TestListedRooms(t *testing.T) {
	page := "# Title\n\n    other/list  no room\n\n## How it is laid out\n\nText.\n\n" +
		"    wasm/text       tokens; numbers\n    wasm/a1         one; wasm/b: two\n    train/          what is done\n" +
		"    corpus.json     problems\n\n## Next\n\n    docs/  not here\n"
	if got, want := strings.Join(listedRooms(page), " "), "wasm/text wasm/a1 wasm/b train corpus.json"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
