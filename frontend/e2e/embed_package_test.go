package e2e

import (
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestPackage installs the npm package of a release from its file into a fresh folder, as somebody
// else's project would, and searches from a page of that project.
func TestPackage(t *testing.T) {
	if _, err := exec.LookPath("npm"); err != nil {
		t.Skip("npm is missing (Debian: apt-get install npm): the package is not installed")
	}
	release := filepath.Join(t.TempDir(), "release")
	calls(t, "../..", "go", "run", "./cmd/release", "-systems", "", "-dist", dist(t), "-o", release, "-version", "1.2.3")
	project := t.TempDir()
	writes(t, filepath.Join(project, "package.json"), `{"name":"school","private":true}`)
	calls(t, project, "npm", "install", "--offline", "--no-audit", "--no-fund", filepath.Join(release, "mwpranker-1.2.3.tgz"))
	writes(t, filepath.Join(project, "index.html"), `<!doctype html><html lang="en"><title>school</title><link rel="icon" href="data:,">
<script type="importmap">{"imports":{"mwpranker":"./node_modules/mwpranker/mwpranker.js"}}</script>
<script type="module">import { load } from "mwpranker"; globalThis.load = load;</script>`)
	u := newHost(t, http.FileServer(http.Dir(project))).visitor("/index.html")
	u.waits("the module of the package has run", "typeof load === 'function'")
	got := ask[string](u, `(async () => {
		const ranker = await load();
		const found = await ranker.search("A box holds 24 eggs and 7 of them break. How many are left?", { k: 2 });
		return [ranker.state.stage, found.understood.readings[0].template, found.groups[0].results.length].join();
	})().then(String, String)`)
	if want := "ready,N - N,2"; got != want {
		t.Errorf("the package finds %s, want %s", got, want)
	}
}

func calls(t *testing.T, dir, name string, args ...string) {
	t.Helper()
	c := exec.Command(name, args...)
	c.Dir = dir
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", name, err, out)
	}
}

func writes(t *testing.T, name, content string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}
