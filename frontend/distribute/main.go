// Command distribute writes dist/: it builds the page's program and makes a
// site of it and of the files named in sources. To add a file to the site, add
// a line there.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"mwpranker/frontend/program"
	"mwpranker/frontend/site"
	"mwpranker/wasm/corpus"
)

// source is a file of the site and where it comes from.
type source struct {
	name     string
	from     func(b *builder) ([]byte, error)
	fixed    bool // keeps its name
	online   bool // is not kept for offline use
	optional bool // left out where it is not there
}

var sources = []source{
	{name: "index.html", from: file("frontend/static/index.html")},
	{name: "sw.js", from: file("frontend/static/sw.js")},
	{name: "sw-kill.json", from: file("frontend/static/sw-kill.json"), fixed: true, online: true},
	{name: "manifest.webmanifest", from: file("frontend/static/manifest.webmanifest")},
	{name: "check.js", from: file("frontend/static/check.js")},
	{name: "boot.js", from: file("frontend/static/boot.js")},
	{name: "offline.js", from: file("frontend/static/offline.js")},
	{name: "worker.js", from: file("frontend/static/worker.js")},
	{name: "mwpranker.js", from: file("frontend/api/mwpranker.js"), fixed: true, online: true},
	{name: "mwpranker.d.ts", from: file("frontend/api/mwpranker.d.ts"), fixed: true, online: true},
	{name: "mwp-ranker.js", from: file("frontend/api/mwp-ranker.js"), fixed: true, online: true},
	{name: "embed.html", from: file("frontend/static/embed.html"), fixed: true, online: true},
	{name: "embed.css", from: file("frontend/static/embed.css"), fixed: true, online: true},
	{name: "embed.js", from: file("frontend/static/embed.js"), fixed: true, online: true},
	{name: "tokens.css", from: file("frontend/static/tokens.css")},
	{name: "page.css", from: file("frontend/static/page.css")},
	{name: "icon.svg", from: file("frontend/static/icon.svg")},
	{name: "icon-180.png", from: icon(180, false)},
	{name: "icon-192.png", from: icon(192, false)},
	{name: "icon-512.png", from: icon(512, false)},
	{name: "icon-maskable-512.png", from: icon(512, true)},
	{name: "vugu.js", from: printed("go", "run", "./frontend/vuguhelper")},
	{name: "wasm_exec.js", from: goFile("lib/wasm/wasm_exec.js")},
	{name: "mwpranker.wasm", from: wasm},
	{name: "kernel.wasm", from: file("wasm/kernel/kernel.wasm")},
	{name: "kernel.js", from: file("wasm/kernel/kernel.js")},
	{name: "parser.bin", from: file("model_weights/parser.bin")},
	{name: "reader.bin", from: file("model_weights/reader.bin"), optional: true},
	{name: "corpus.json", from: file("corpus.json"), online: true}, // for people; the page loads the next
	{name: "corpus.bin", from: packed("corpus.json")},
	{name: "LICENSE.txt", from: file("LICENSE"), fixed: true, online: true},
	{name: "NOTICE.txt", from: file("NOTICE"), fixed: true, online: true},
	{name: "MODEL_CARD.txt", from: file("model_weights/MODEL_CARD.md"), fixed: true, online: true},
}

func main() {
	out := flag.String("o", "dist", "folder of the site")
	cache := flag.String("cache", "", "folder where compressed copies are kept from one run to the next")
	plain := flag.Bool("plain", false, "make no compressed copies, which takes most of the time")
	flag.Parse()
	compressor := &site.Compressor{Folder: *cache}
	if *plain {
		compressor = nil
	}
	err := chooseGo("go.mod")
	if err == nil {
		err = run(*out, compressor)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "distribute:", err)
		os.Exit(1)
	}
}

// chooseGo makes the Go commands that are run here those of the version that go.mod names, so that
// the same source gives the same bytes. Who has set GOTOOLCHAIN to local takes what is there.
func chooseGo(module string) error {
	if os.Getenv("GOTOOLCHAIN") == "local" {
		return nil
	}
	content, err := os.ReadFile(module)
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(content)) {
		if version, named := strings.CutPrefix(line, "toolchain "); named {
			return os.Setenv("GOTOOLCHAIN", strings.TrimSpace(version))
		}
	}
	return fmt.Errorf("%s names no toolchain", module)
}

func run(out string, compressor *site.Compressor) error {
	begin := time.Now()
	b := &builder{}
	var files []site.File
	for _, s := range sources {
		content, err := s.from(b)
		if s.optional && errors.Is(err, fs.ErrNotExist) {
			fmt.Printf("%s is not there: the site is built without it\n", s.name)
			continue
		}
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		files = append(files, site.File{Name: s.name, Content: content, Fixed: s.fixed, Online: s.online})
	}
	built, err := site.Build(files, compressor)
	if err != nil {
		return err
	}
	if err := built.Write(out); err != nil {
		return err
	}
	raw, sent := built.Manifest.Sizes()
	fmt.Printf("%s: version %s, %d files, %.2f MB, %.2f MB as brotli, in %.1f s\n", out, built.Manifest.Version, len(built.Manifest.Files),
		float64(raw)/1e6, float64(sent)/1e6, time.Since(begin).Seconds())
	return nil
}

// builder makes what is not in the source as a file.
type builder struct{}

// file is a file of the source.
func file(name string) func(*builder) ([]byte, error) {
	return func(*builder) ([]byte, error) { return os.ReadFile(name) }
}

// packed is a corpus as the page loads it: its records are proved here, once.
func packed(name string) func(*builder) ([]byte, error) {
	return func(*builder) ([]byte, error) {
		file, err := os.Open(name)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		problems, report, err := corpus.ReadAll(file)
		if err != nil {
			return nil, err
		}
		if report.Bad > 0 {
			return nil, fmt.Errorf("%d problems of %s do not hold: %s", report.Bad, name, report.Faults[0])
		}
		var out bytes.Buffer
		err = corpus.PackCoded(&out, report.Header, problems)
		return out.Bytes(), err
	}
}

// goFile is a file that comes with Go.
func goFile(name string) func(*builder) ([]byte, error) {
	return func(b *builder) ([]byte, error) {
		root, err := printed("go", "env", "GOROOT")(b)
		if err != nil {
			return nil, err
		}
		return os.ReadFile(filepath.Join(string(bytes.TrimSpace(root)), name))
	}
}

// printed is what a command prints.
func printed(command ...string) func(*builder) ([]byte, error) {
	return func(*builder) ([]byte, error) {
		c := exec.Command(command[0], command[1:]...)
		c.Stderr = os.Stderr
		return c.Output()
	}
}

// wasm is the page's program.
func wasm(*builder) ([]byte, error) { return program.Build("./wasm") }
