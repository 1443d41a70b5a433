package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
)

// program builds mwp, once for all tests.
var program = sync.OnceValues(func() (string, error) {
	folder, err := os.MkdirTemp("", "mwp-test-*")
	if err != nil {
		return "", err
	}
	name := filepath.Join(folder, "mwp")
	out, err := exec.Command("go", "build", "-o", name, ".").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("%w: %s", err, out)
	}
	return name, nil
})

func TestMain(m *testing.M) {
	code := m.Run()
	if name, err := program(); err == nil {
		os.RemoveAll(filepath.Dir(name))
	}
	os.Exit(code)
}

// TestFullDisk: every subcommand says that what it has printed was lost.
func TestFullDisk(t *testing.T) {
	name, err := program()
	if err != nil {
		t.Fatal(err)
	}
	problem := "Ann has 3 kites and buys 4. How many?"
	for _, args := range [][]string{
		{"help"}, {"help", "build"}, {"solve", "-h"}, {"version"},
		{"check", tiny}, {"check", "-rows", "0", "testdata/bad.json"}, {"index", tiny},
		{"show", "-d", "numbers", problem}, {"show", "-d", "tree", "-equation", "3 + 4", problem}, {"show", "-d", "deps", problem},
		{"solve", "-equation", "3 + 4", problem}, {"solve", "-json"},
		{"search", "-corpus", tiny, "-equation", "a + b"}, {"search", "-corpus", tiny, "-json", "-equation", "a + b"},
		{"eval", "reading", "testdata/problems.jsonl"}, {"eval", "retrieval", "-corpus", tiny, "testdata/problems.jsonl"},
		{"eval", "syntax", "../../train/syntax/testdata/problems-gold.conllu"},
	} {
		full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
		if err != nil {
			t.Skipf("this system has no /dev/full: %v", err)
		}
		var stderr bytes.Buffer
		c := exec.Command(name, args...)
		c.Stdin, c.Stdout, c.Stderr = strings.NewReader(`{"text":"`+problem+`","equation":"3 + 4"}`), full, &stderr
		err = c.Run()
		full.Close()
		if c.ProcessState.ExitCode() != exitFailed || strings.Count(stderr.String(), "no space left on device") != 1 {
			t.Errorf("mwp %s: %v, %s", strings.Join(args, " "), err, stderr.String())
		}
	}
}

// TestFullDiskBuild: where the list of faults is lost, the site is made, and that is an error all
// the same.
func TestFullDiskBuild(t *testing.T) {
	input := filepath.Join(t.TempDir(), "problems.csv")
	if err := os.WriteFile(input, []byte(table), 0o644); err != nil {
		t.Fatal(err)
	}
	var stderr bytes.Buffer
	code := run([]string{"build", "-corpus", input, "-o", filepath.Join(t.TempDir(), "site"), "-dist", builtPage(t)}, nil, brokenWriter{}, &stderr)
	if code != exitFailed || !strings.Contains(stderr.String(), "the disk is full") {
		t.Errorf("exit code %d, %s", code, stderr.String())
	}
}

// TestStopped: a build that is told to stop leaves no folders: neither a new one nor anything in
// one that was there.
func TestStopped(t *testing.T) {
	name, err := program()
	if err != nil {
		t.Fatal(err)
	}
	for _, which := range []syscall.Signal{syscall.SIGTERM, syscall.SIGINT} {
		for _, existing := range []bool{false, true} {
			work, temp := t.TempDir(), t.TempDir()
			input, out := filepath.Join(work, "problems.csv"), filepath.Join(work, "sites", "ours")
			if err := syscall.Mkfifo(input, 0o600); err != nil {
				t.Fatal(err)
			}
			if existing {
				if err := os.MkdirAll(out, 0o755); err != nil {
					t.Fatal(err)
				}
			}
			c := exec.Command(name, "build", "-corpus", input, "-o", out, "-dist", builtPage(t), "-above", "10", "-crowd", "1")
			c.Env = append(os.Environ(), "TMPDIR="+temp)
			if err := c.Start(); err != nil {
				t.Fatal(err)
			}
			pipe, err := os.OpenFile(input, os.O_WRONLY, 0) // opens when the command reads
			if err != nil {
				t.Fatal(err)
			}
			io.WriteString(pipe, "text,equation\n")
			for i := range 5000 {
				fmt.Fprintf(pipe, "%d red and %d blue kites,%[1]d + %[2]d\n", i+3, i+4)
			}
			if staged, _ := filepath.Glob(filepath.Join(out, ".mwp-build-*")); len(staged) != 1 {
				t.Fatalf("the command prepares nothing: %v", staged)
			}
			c.Process.Signal(which)
			err = c.Wait()
			pipe.Close()
			if code := c.ProcessState.ExitCode(); code != 128+int(which) {
				t.Errorf("%v: exit code %d, %v", which, code, err)
			}
			_, err = os.Stat(out)
			left, _ := filepath.Glob(filepath.Join(out, "*"))
			hidden, _ := filepath.Glob(filepath.Join(out, ".*"))
			if existing != (err == nil) || len(left)+len(hidden) > 0 {
				t.Errorf("%v, the folder was there: %v; now %v %v %v", which, existing, err, left, hidden)
			}
			if !existing {
				if _, err := os.Stat(filepath.Dir(out)); err == nil {
					t.Errorf("%v: the folder above is left", which)
				}
			}
			if temps, _ := os.ReadDir(temp); len(temps) > 0 {
				t.Errorf("%v: %v is left among the temporary files", which, temps)
			}
		}
	}
}

// TestBuildLeavesNothing: nor does one that fails.
func TestBuildLeavesNothing(t *testing.T) {
	out := filepath.Join(t.TempDir(), "a", "b")
	if _, err := buildSite(t, standIn(nil), "text\nno numbers\n", out, "-dist", builtPage(t)); err == nil {
		t.Error("there was nothing to build")
	}
	if left, _ := os.ReadDir(filepath.Dir(filepath.Dir(out))); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// TestForeignManifest: a build.json that names files outside of its folder, or hashes that are
// paths, is refused.
func TestForeignManifest(t *testing.T) {
	for _, change := range [][2]string{
		{`"sha256": "`, `"sha256": "../../../outside`},
		{`"path": "boot.`, `"path": "../boot.`},
		{`"path": "boot.`, `"path": "/etc/boot.`},
		{`"name": "boot.js"`, `"name": "../boot.js"`},
		{`"name": "boot.js"`, `"name": "corpus.json"`},
		{`"name": "boot.js"`, `"name": "boot.exe"`},
	} {
		dist, out := builtPage(t), filepath.Join(t.TempDir(), "site")
		manifest := filepath.Join(dist, "build.json")
		content, err := os.ReadFile(manifest)
		if err != nil {
			t.Fatal(err)
		}
		changed := strings.Replace(string(content), change[0], change[1], 1)
		if changed == string(content) {
			t.Fatalf("build.json has no %s", change[0])
		}
		if err := os.WriteFile(manifest, []byte(changed), 0o644); err != nil {
			t.Fatal(err)
		}
		parent := filepath.Dir(dist)
		before := sums(t, parent)
		_, err = buildSite(t, standIn(nil), table, out, "-dist", dist)
		if err == nil || !strings.Contains(err.Error(), "build.json") {
			t.Errorf("%s: %v", change[1], err)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s: %s was made", change[1], out)
		}
		for name := range sums(t, parent) {
			if _, old := before[name]; !old && filepath.Base(name) != "problems.csv" {
				t.Errorf("%s: the file %s is new", change[1], name)
			}
		}
	}
}

// TestForeignLinks: a link in the built page that leads out of its folder is not followed.
func TestForeignLinks(t *testing.T) {
	dist := builtPage(t)
	boots, _ := filepath.Glob(filepath.Join(dist, "boot.*.js"))
	if len(boots) != 1 {
		t.Fatal(boots)
	}
	outside := filepath.Join(t.TempDir(), "boot.js")
	if err := os.Rename(boots[0], outside); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, boots[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := buildSite(t, standIn(nil), table, t.TempDir(), "-dist", dist); err == nil || !strings.Contains(err.Error(), "escapes") {
		t.Errorf("the link was followed: %v", err)
	}
}

// TestFoldersOfOthers: neither the built page nor a page of somebody else is overwritten, whatever
// name it is given.
func TestFoldersOfOthers(t *testing.T) {
	dist := builtPage(t)
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(dist, link); err != nil {
		t.Fatal(err)
	}
	page := func(name, content string) string {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, name), []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		return folder
	}
	for _, test := range []struct{ name, out, want string }{
		{"a link to the built page", link, "would be lost"},
		{"the built page by another way", dist + "/../" + filepath.Base(dist), "would be lost"},
		{"a page", page("index.html", "<p>ours"), "has a file index.html that no build of ours has written"},
		{"a service worker", page("sw.js", "// ours"), "has a file sw.js that no build of ours has written"},
		{"another build.json", page("build.json", `{"files":[{"name":"../x.js"}]}`), "build.json of somebody else"},
		{"no JSON", page("build.json", `build: 7`), "build.json of somebody else"},
	} {
		before := sums(t, test.out+"/.")
		_, err := buildSite(t, standIn(nil), table, test.out, "-dist", dist)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v", test.name, err)
		}
		if after := sums(t, test.out+"/."); fmt.Sprint(after) != fmt.Sprint(before) {
			t.Errorf("%s: the folder has changed", test.name)
		}
	}
	out := page("CNAME", "example.org") // a file that is not in the way stays
	for range 2 {
		if _, err := buildSite(t, standIn(nil), table, out, "-dist", dist); err != nil {
			t.Errorf("a folder of our own: %v", err)
		}
	}
	if got, err := os.ReadFile(filepath.Join(out, "CNAME")); string(got) != "example.org" {
		t.Errorf("CNAME is %q, %v", got, err)
	}
}

// TestBuildMemory: what a build takes does not grow with its corpus, beyond some bytes for each
// problem. Most of it goes to the compression of one file at a time. docs/reliability.md has the
// figure of a file of 200 MB.
func TestBuildMemory(t *testing.T) {
	small, large := peakOfBuild(t, 6<<20), peakOfBuild(t, 30<<20)
	t.Logf("6 MB of problems take %d MB of memory, 30 MB take %d MB", small>>20, large>>20)
	if most := 700 << 20; large > most || large-small > 100<<20 {
		t.Errorf("%d MB of memory for 30 MB of problems, %d MB for 6 MB; at most %d MB, and 100 MB more for the larger, are allowed", large>>20, small>>20, most>>20)
	}
}

// peakOfBuild is the memory that a build of a table of a size takes at most.
func peakOfBuild(t *testing.T, size int) int {
	t.Helper()
	name, err := program()
	if err != nil {
		t.Fatal(err)
	}
	input := filepath.Join(t.TempDir(), "problems.csv")
	if err := os.WriteFile(input, longTable(size), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.Command(name, "build", "-corpus", input, "-o", filepath.Join(t.TempDir(), "site"), "-dist", builtPage(t), "-above", "1000", "-base", "500", "-crowd", "1")
	if out, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v: %.1000s", err, out)
	}
	usage, ok := c.ProcessState.SysUsage().(*syscall.Rusage)
	if !ok || runtime.GOOS != "linux" {
		t.Skip("only Linux tells the memory of a process in a way that this test knows")
	}
	return int(usage.Maxrss) << 10
}

// longTable is a table of a size, of long texts, so that there is little to calculate.
func longTable(size int) []byte {
	var b bytes.Buffer
	b.WriteString("text,equation\n")
	padding := strings.Repeat(" The wind is fair and the sky is blue.", 100)
	for i := 0; b.Len() < size; i++ {
		fmt.Fprintf(&b, "Ann has %d kites and buys %d.%s How many?,%[1]d %c %[2]d\n", i+3, i+4, padding, "+*-"[i%3])
	}
	return b.Bytes()
}
