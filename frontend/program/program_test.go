package program

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

// TestBuild runs a program that was built and shrunk: it does what it did, and a crash names its
// functions, without lines.
func TestBuild(t *testing.T) {
	built, err := Build("./testdata/falls")
	if err != nil {
		t.Fatal(err)
	}
	if n := segments(t, built); n > 10 {
		t.Errorf("the program has %d segments of data", n)
	}
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("node is missing: the program that was built is not run (Debian: apt-get install nodejs)")
	}
	file := filepath.Join(t.TempDir(), "falls.wasm")
	if err := os.WriteFile(file, built, 0o644); err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), file).CombinedOutput()
	if err == nil {
		t.Error("the program did not fall")
	}
	for _, want := range []string{"3 words, the last three", "nil pointer dereference", "main.fall", "main.main", "?:0"} {
		if !strings.Contains(string(out), want) {
			t.Errorf("the program does not say %q but\n%s", want, out)
		}
	}
}

// segments counts the segments of a program's data.
func segments(t *testing.T, program []byte) int {
	for r := (Walker{Rest: program[8:]}); len(r.Rest) > 0; {
		section := r.Take(1)[0]
		body := Walker{Rest: r.Take(r.Number())}
		if section == 11 {
			return body.Number()
		}
	}
	t.Fatal("the program has no data")
	return 0
}

// TestSegments: what is read of segments and written again is the same memory.
func TestSegments(t *testing.T) {
	far := strings.Repeat("\x00", 5000)
	for _, memory := range []string{"", "a", "\x00\x00abc", "abc" + far + "def", far + "x" + strings.Repeat("\x00", 100) + "y"} {
		section := writeSegments([]byte(memory))
		got, err := readSegments(section)
		if err != nil || !bytes.Equal(got, []byte(memory)) {
			t.Errorf("%.20q: %d bytes of memory became %d, %v", memory, len(memory), len(got), err)
		}
		if want := strings.Count(strings.Trim(memory, "\x00"), far) + min(len(memory), 1); int(section[0]) != want {
			t.Errorf("%.20q: %d segments, want %d", memory, section[0], want)
		}
	}
}

// FuzzShrink: what is no program of Go is an error, not a crash.
func FuzzShrink(f *testing.F) {
	const head = "\x00asm\x01\x00\x00\x00"
	for _, seed := range []string{"", head, head + "\x0b\x01\x00", head + "\x0b\xff\xff\x03", head + "\x0b\x07\x01\x00\x41\x08\x0b\x01a", head + "\x01\x02ab"} {
		f.Add([]byte(seed))
	}
	tables := append([]byte(tablesHead), make([]byte, 200)...)
	tables[8], tables[8+8*6], tables[8+8*7] = 1, 72, 80
	f.Add(append([]byte(head), append([]byte{11, 0x80, 0x02}, writeSegments(tables)...)...))
	f.Fuzz(func(t *testing.T, program []byte) {
		defer budget.Watch(t, len(program), budget.Limit{Time: 200 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 4 << 20, Each: 8000})()
		if len(program) > 1<<16 {
			return
		}
		if out, err := shrink(program); err == nil && len(out) < 8 {
			t.Errorf("%q became %q", program, out)
		}
	})
}
