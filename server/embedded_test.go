package main

import (
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"mwpranker/server/launch"
)

// TestEmbedded builds the server with a site inside it, as `make server` does, runs it in an empty
// folder, and stops it as a system does.
func TestEmbedded(t *testing.T) {
	work := t.TempDir()
	inside := map[string]string{}
	for name, content := range map[string]string{"index.html": "the page inside", "app.0123456789abcdef.js": "plain", "app.0123456789abcdef.js.br": "packed", "_headers": "none"} {
		source := filepath.Join(work, name)
		if err := os.WriteFile(source, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		place, err := filepath.Abs(filepath.Join("embedded", name))
		if err != nil {
			t.Fatal(err)
		}
		inside[place] = source
	}
	overlay, err := json.Marshal(map[string]any{"Replace": inside})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(work, "overlay.json"), overlay, 0o644); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(work, "program")
	if out, err := exec.Command("go", "build", "-tags", "embedded", "-overlay", filepath.Join(work, "overlay.json"), "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("building the server: %v\n%s", err, out)
	}
	server, address, err := launch.Server(program, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer server.Process.Kill()
	for _, c := range []struct{ path, accept, want string }{
		{"/", "", "the page inside"},
		{"/app.0123456789abcdef.js", "br", "packed"},
		{"/app.0123456789abcdef.js", "identity", "plain"},
		{"/_headers", "", "Not Found\n"},
	} {
		r, err := http.NewRequest(http.MethodGet, "http://"+address+c.path, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", c.accept)
		answer, err := http.DefaultTransport.RoundTrip(r)
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || string(got) != c.want {
			t.Errorf("%s as %q: %q, %v; want %q", c.path, c.accept, got, err, c.want)
		}
	}
	if err := server.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	if err := server.Wait(); err != nil {
		t.Errorf("told to stop, the server ended with: %v", err)
	}
}
