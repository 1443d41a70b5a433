package main

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// needed is what of the repository a site is made of.
var needed = []string{"LICENSE", "NOTICE", "go.mod", "go.sum", "corpus.json", "wasm", "frontend", "server/headers", "model_weights"}

// TestSameBytesFromAnyFolder builds the site twice, in copies of the source in different folders,
// one of them inside a repository. Compressed copies depend on nothing but their file, which the
// tests of frontend/site show; here they would take most of the time.
func TestSameBytesFromAnyFolder(t *testing.T) {
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	var sites []map[string]string
	for _, place := range []string{"a", "another/place/far below"} {
		source := filepath.Join(t.TempDir(), place)
		copySource(t, root, source)
		if place == "a" {
			command(t, source, "git", "init", "-q")
		}
		command(t, source, "go", "generate", "./frontend")
		out := filepath.Join(source, "dist")
		command(t, source, "go", "run", "-trimpath", "./frontend/distribute", "-o", out, "-plain")
		sites = append(sites, sums(t, out))
	}
	for name, sum := range sites[0] {
		if sites[1][name] != sum {
			t.Errorf("%s: %s in one folder, %q in the other", name, sum, sites[1][name])
		}
	}
	if len(sites[0]) < len(sources) || len(sites[0]) != len(sites[1]) {
		t.Errorf("%d and %d files, of %d sources", len(sites[0]), len(sites[1]), len(sources))
	}
}

// copySource copies what is needed, less what is made from the rest.
func copySource(t *testing.T, root, to string) {
	for _, part := range needed {
		err := filepath.WalkDir(filepath.Join(root, part), func(name string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.IsDir() && (d.Name() == "testdata" || d.Name() == "node_modules") {
				return filepath.SkipDir
			}
			if d.IsDir() || strings.HasSuffix(name, "_gen.go") || strings.HasSuffix(name, "_test.go") {
				return nil
			}
			rel, err := filepath.Rel(root, name)
			if err != nil {
				return err
			}
			content, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			copied := filepath.Join(to, rel)
			if err := os.MkdirAll(filepath.Dir(copied), 0o755); err != nil {
				return err
			}
			return os.WriteFile(copied, content, 0o644)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

func command(t *testing.T, dir string, line ...string) {
	t.Helper()
	c := exec.Command(line[0], line[1:]...)
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", strings.Join(line, " "), err, out)
	}
}

// sums are the hashes of all files of a folder.
func sums(t *testing.T, dir string) map[string]string {
	all := map[string]string{}
	err := fs.WalkDir(os.DirFS(dir), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := os.ReadFile(filepath.Join(dir, name))
		all[name] = fmt.Sprintf("%x", sha256.Sum256(content))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// TestIcon: the maskable icon fills its corners, the other leaves them clear; both show the tree.
func TestIcon(t *testing.T) {
	for _, c := range []struct {
		x, y     int
		maskable bool
		want     string
	}{
		{0, 0, false, "{0 0 0 0}"}, {0, 0, true, "{31 95 191 255}"}, {63, 63, false, "{0 0 0 0}"},
		{32, 16, false, "{255 255 255 255}"}, {32, 20, true, "{255 255 255 255}"}, {32, 44, false, "{31 95 191 255}"}, {18, 42, false, "{255 255 255 255}"},
	} {
		if got := fmt.Sprint(pixel(c.x, c.y, 64, c.maskable)); got != c.want {
			t.Errorf("pixel %d, %d of 64, maskable %v: %s, want %s", c.x, c.y, c.maskable, got, c.want)
		}
	}
}

// TestToolchain: go.mod names one version of Go, to the last number, and it is the one that is
// asked for.
func TestToolchain(t *testing.T) {
	t.Setenv("GOTOOLCHAIN", "auto")
	if err := chooseGo("../../go.mod"); err != nil {
		t.Fatal(err)
	}
	if named := os.Getenv("GOTOOLCHAIN"); !regexp.MustCompile(`^go1\.\d+\.\d+$`).MatchString(named) {
		t.Errorf("go.mod names the toolchain %q", named)
	}
	t.Setenv("GOTOOLCHAIN", "local")
	if err := chooseGo("../../go.mod"); err != nil || os.Getenv("GOTOOLCHAIN") != "local" {
		t.Errorf("who wants what is there gets %s, %v", os.Getenv("GOTOOLCHAIN"), err)
	}
	t.Setenv("GOTOOLCHAIN", "auto")
	if err := chooseGo("main.go"); err == nil {
		t.Error("a file without a toolchain is taken")
	}
}

// TestPackagesAreLocked: what npm installs has a lock file with a hash of everything, and no script
// of it runs.
func TestPackagesAreLocked(t *testing.T) {
	for _, folder := range []string{"../e2e/tools", "../../train/onnx/tools", "../../server/edge"} {
		lock, err := os.ReadFile(filepath.Join(folder, "package-lock.json"))
		if err != nil {
			t.Error(err)
			continue
		}
		var content struct {
			Packages map[string]struct{ Version, Integrity string }
		}
		if err := json.Unmarshal(lock, &content); err != nil || len(content.Packages) < 2 {
			t.Errorf("%s: %d packages, %v", folder, len(content.Packages), err)
		}
		for name, p := range content.Packages {
			if name != "" && (p.Version == "" || !strings.HasPrefix(p.Integrity, "sha512-")) {
				t.Errorf("%s: %s has no hash", folder, name)
			}
		}
	}
	for _, file := range []string{"../../Makefile", "../../.ci/run", "../../docs/deploy.md"} {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(content)) {
			if strings.Contains(line, "npm install ") || strings.Contains(line, "npm ci") && !strings.Contains(line, "--ignore-scripts") ||
				strings.Contains(line, "npx netlify") && !strings.Contains(line, "netlify-cli@") {
				t.Errorf("%s: %s", file, line)
			}
		}
	}
}
