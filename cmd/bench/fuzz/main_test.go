package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func TestLastCount(t *testing.T) {
	for _, test := range []struct {
		out  string
		want int
		late bool
	}{
		{"fuzz: elapsed: 3s, execs: 120 (40/sec), new interesting: 1 (total: 9)\nfuzz: elapsed: 4s, execs: 171 (51/sec), new interesting: 1 (total: 9)\nPASS\n", 171, false},
		{"fuzz: elapsed: 0s, gathering baseline coverage: 0/9 completed\n", 0, false},
		{"fuzz: elapsed: 4s, execs: 171 (51/sec)\n--- FAIL: FuzzX (4.0s)\n    context deadline exceeded\n", 171, true},
		{"execs: 5\n--- FAIL: FuzzX\n    x_test.go:9: 7 bytes took 3s\ncontext deadline exceeded\nFailing input written to testdata", 5, false},
	} {
		if n, late := lastCount(test.out), endedLate(test.out); n != test.want || late != test.late {
			t.Errorf("%q: %d executions, ended late: %v", test.out, n, late)
		}
	}
}

// TestCountsAddUp: what is written can be gone on with, and every target of the repository is
// known.
func TestCountsAddUp(t *testing.T) {
	name := filepath.Join(t.TempDir(), "executions.json")
	counts, err := readCounts(name)
	if err != nil || len(counts) > 0 {
		t.Fatal(counts, err)
	}
	counts["wasm/text FuzzRead"] += 7
	if err := writeCounts(name, counts); err != nil {
		t.Fatal(err)
	}
	counts, err = readCounts(name)
	counts["wasm/text FuzzRead"] += 5
	counts["server FuzzPath"] += 3
	if err != nil || sum(counts) != 15 {
		t.Errorf("%v: %v", counts, err)
	}
	t.Chdir("../../..")
	all, err := targets()
	if err != nil || len(all) < 20 || !slices.Contains(all, target{"wasm/corpus/importer", "FuzzRead"}) {
		t.Errorf("targets %v, %v", all, err)
	}
}

// TestKeepOf: inputs of all sizes are kept, and not those that are long.
func TestKeepOf(t *testing.T) {
	cache, folder := t.TempDir(), filepath.Join(t.TempDir(), "testdata", "fuzz", "FuzzX")
	for i := range 10 {
		if err := os.WriteFile(filepath.Join(cache, fmt.Sprint("input", i)), make([]byte, 100*i), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if n, err := keepOf(cache, folder, 3); n != 3 || err != nil {
		t.Errorf("%d are kept, %v", n, err)
	}
	entries, _ := os.ReadDir(folder)
	var names []string
	for _, e := range entries {
		names = append(names, e.Name())
	}
	if want := []string{"input1", "input3", "input5"}; !slices.Equal(names, want) {
		t.Errorf("kept are %v, want %v", names, want)
	}
	if n, err := keepOf(filepath.Join(cache, "none"), folder, 3); n != 0 || err != nil {
		t.Errorf("of a target that never ran %d are kept, %v", n, err)
	}
}
