//go:build !js

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const root = "../../.."

func laidOut(t *testing.T, problems []Problem) (folder string) {
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("node is missing: the sides are compared with it (Debian: apt-get install nodejs)")
	}
	if _, err := os.Stat(filepath.Join(root, onnxruntime)); err != nil {
		t.Skip("onnxruntime-web is not in build/: `make onnxruntime` fetches it by npm")
	}
	folder = t.TempDir()
	if err := lay(folder, root, problems, 0); err != nil {
		t.Fatal(err)
	}
	return folder
}

// TestSidesAgree: on problems of the comparison all sides find the same trees with the same scores.
// gomlx is slow in WASM, so these are only some; the comparison itself asks the same of all of its
// problems before it measures.
func TestSidesAgree(t *testing.T) {
	problems, err := fromCorpus(root, 4)
	if err != nil {
		t.Fatal(err)
	}
	groups, err := node(laidOut(t, problems), root, 0)
	if err != nil {
		t.Fatal(err)
	}
	note := groups[0].Note
	for _, side := range []string{"; gomlx v", "; onnxruntime-web 1", "; ours, plain Go; ours: the same trees"} {
		if !strings.Contains(note, side) {
			t.Errorf("%q does not say %q", note, side)
		}
	}
	t.Log(note)
}

// TestDifferencesAreSeen: one word that one side reads as another is enough.
func TestDifferencesAreSeen(t *testing.T) {
	problems, err := read(root, []string{"Nadia has 12 pens and buys 5 more. How many pens does she have now?"})
	if err != nil {
		t.Fatal(err)
	}
	read := problems[0].Tables["words"] // by onnxruntime
	read.Index = slices.Clone(read.Index)
	read.Index[1] = read.Index[3]
	problems[0].Tables["words"] = read
	_, err = node(laidOut(t, problems), root, 0)
	if err == nil || !strings.Contains(err.Error(), "of onnxruntime-web") || !strings.Contains(err.Error(), "differ") {
		t.Errorf("the comparison says %v", err)
	}
}
