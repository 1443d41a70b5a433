package data

import (
	"io/fs"
	"path"
	"strings"
	"testing"
)

// Each file of practice problems is a kind of the plan, and each kind is described.
func TestPlan(t *testing.T) {
	source, err := practiceFiles.ReadFile("practice/plan.txt")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string]bool{}
	for n, line := range strings.Split(string(source), "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(line, " | ")
		if len(fields) != 3 || kinds[fields[0]] {
			t.Errorf("plan.txt:%d: not a new kind, its steps and what it is: %s", n+1, line)
			continue
		}
		kinds[fields[0]] = true
	}
	if len(kinds) < 180 {
		t.Errorf("%d kinds; the curriculum has more", len(kinds))
	}
	names, err := fs.Glob(practiceFiles, "practice/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		base := path.Base(name)
		if base != planFile && !numbered.MatchString(base) && !kinds[strings.TrimSuffix(base, ".txt")] {
			t.Errorf("%s is no kind of plan.txt", base)
		}
	}
}
