package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// splitSite is a site that mwp build made of 400 problems with four calculations, of which it loads
// 20 at once.
func splitSite(t *testing.T) string {
	t.Helper()
	var table strings.Builder
	table.WriteString("id,text,equation\n")
	for i := range 400 {
		a, b := 2*i+7, 2*i+4
		fmt.Fprintf(&table, "p%d,\"There are %d red and %d blue beads in the box. How many?\",%d %c %d\n", i, a, b, a, "+-*/"[i%4], b)
	}
	problems := filepath.Join(t.TempDir(), "problems.csv")
	if err := os.WriteFile(problems, []byte(table.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir()
	build := exec.Command("go", "run", "mwpranker/cmd/mwp", "build", "-corpus", problems, "-o", folder, "-dist", dist(t),
		"-above", "100", "-base", "20", "-crowd", "1", "-each", "40")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("mwp build: %v\n%s", err, out)
	}
	return folder
}

// TestSplitCorpus: of a split corpus the page fetches one file for a calculation that is new to it,
// nothing for one that it had or for words, and does with what it has when the server is gone.
func TestSplitCorpus(t *testing.T) {
	h := newHost(t, native(t, splitSite(t)))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	if own, _ := h.requests(); strings.Contains(strings.Join(own, " "), "shards/") {
		t.Errorf("to load, the page asked for %q", own)
	}
	u.sees(".foot", "a file that many calculations share")
	for _, step := range []struct {
		query          string
		fetched, found int
	}{
		{"blue beads", 0, 0},
		{"= a + b", 1, 45},
		{"= a * b", 1, 45},
		{"= b + a", 0, 45},
	} {
		u.writes(step.query)
		if step.found > 0 {
			u.waits(fmt.Sprintf("%d problems for %s", step.found, step.query), fmt.Sprintf(`document.querySelector("#status").textContent.includes("%d problems")`, step.found))
		} else {
			u.sees("#group-words", "Similar words")
		}
		own, elsewhere := h.requests()
		shards := 0
		for _, name := range own {
			if strings.HasPrefix(name, "shards/") {
				shards++
			}
		}
		if shards != step.fetched || len(own) != shards || len(elsewhere) > 0 {
			t.Errorf("for %s the page asked for %q, and %q of others; %d files of the corpus were to be fetched", step.query, own, elsewhere, step.fetched)
		}
	}
	h.dies()
	u.writes("= a / b")
	u.waits("the five that are there", `document.querySelector("#status").textContent.includes("5 problems")`)
	h.rises()
}
