package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// damaged is a copy of the built site in which one file is another than its build says.
func damaged(t *testing.T, name string, change func([]byte) []byte) string {
	t.Helper()
	folder := t.TempDir()
	if err := os.CopyFS(folder, os.DirFS(dist(t))); err != nil {
		t.Fatal(err)
	}
	matches, err := filepath.Glob(filepath.Join(folder, strings.TrimSuffix(name, filepath.Ext(name))+".????????????????"+filepath.Ext(name)))
	if err != nil || len(matches) != 1 {
		t.Fatalf("%s: %v, %v", name, matches, err)
	}
	copies, err := filepath.Glob(matches[0] + ".gz") // a page may ask for that instead
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(matches, copies...) {
		content, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, change(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}

// more is a file with a line more: it would work as before.
func more(content []byte) []byte { return append(content, "\n// another"...) }

// flipped is a file with a bit changed in its middle.
func flipped(content []byte) []byte {
	content[len(content)/2] ^= 1
	return content
}

// TestDamagedFiles: a file that is not that of the build is not used, and the user is told which.
func TestDamagedFiles(t *testing.T) {
	for _, test := range []struct {
		name   string
		change func([]byte) []byte
	}{
		{"check.js", more}, {"boot.js", more}, {"wasm_exec.js", more}, {"kernel.js", more}, {"vugu.js", more}, {"offline.js", more}, {"worker.js", more},
		{"page.css", more}, {"mwpranker.wasm", flipped}, {"kernel.wasm", flipped}, {"corpus.bin", flipped}, {"parser.bin", flipped}, {"reader.bin", flipped},
	} {
		t.Run(test.name, func(t *testing.T) {
			folder := damaged(t, test.name, test.change)
			url := "http://" + newHost(t, dumb(folder)).address
			u, leave := newUser(t, url) // who does not expect silence: the browser itself speaks of the file too
			defer leave()
			u.does(chromedp.Navigate(url))
			u.waits("it is told that "+test.name+" is another file", "(text => text.includes("+quote(strings.TrimSuffix(test.name, filepath.Ext(test.name)))+
				") && /not the file/.test(text))(document.body.innerText)")
		})
	}
}

// TestTrustedTypes: nothing but the page's own policies makes HTML or the address of a script of a
// text. That the page works under them is what all other tests show.
func TestTrustedTypes(t *testing.T) {
	u, leave := newUser(t, siteURL(t)) // who does not expect silence: the browser names each attempt
	defer leave()
	u.does(chromedp.Navigate(u.url))
	u.isReady()
	for _, attempt := range []string{
		"document.createElement('div').innerHTML = '<b>x</b>'",
		"document.createElement('div').insertAdjacentHTML('beforeend', '<b>x</b>')",
		"document.createElement('iframe').srcdoc = '<b>x</b>'",
		"new DOMParser().parseFromString('<b>x</b>', 'text/html')",
		"document.createElement('script').src = 'boot.js'",
		"document.createElement('script').text = 'x()'",
		"new Worker('worker.js')",
		"new Worker(URL.createObjectURL(new Blob(['x()'])))",
		"navigator.serviceWorker.register('other.js')",
		"trustedTypes.createPolicy('other', {})",
		"trustedTypes.createPolicy('mwp-vugu', { createHTML: (html) => html })", // there is one already, and it is not given away
		"mwpCheck.script('other.js')",
	} {
		if got := ask[string](u, "(async () => { try { await ("+attempt+"); return 'allowed'; } catch (error) { return error.name; } })()"); got != "TypeError" {
			t.Errorf("%s: %s", attempt, got)
		}
	}
}
