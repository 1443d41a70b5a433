//go:build !js

package kernel

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const compiler = "Debian clang version 19.1.7"

// TestReproduced builds the committed file again, bit for bit.
func TestReproduced(t *testing.T) {
	out, err := exec.Command("clang-19", "--version").Output()
	if err != nil || !strings.HasPrefix(string(out), compiler) {
		t.Skipf("%s is not here: kernel.wasm is not held against c/kernel.c (Debian 12: apt-get install clang-19 lld-19)", compiler)
	}
	built := filepath.Join(t.TempDir(), "kernel.wasm")
	if out, err := exec.Command("c/build.sh", built).CombinedOutput(); err != nil {
		t.Fatalf("build.sh: %v\n%s", err, out)
	}
	want, err := os.ReadFile(built)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile("kernel.wasm"); err != nil || !bytes.Equal(got, want) {
		t.Errorf("kernel.wasm is not what c/kernel.c gives (%v): run `make kernel`", err)
	}
}

// TestOwnsNoMemory: whatever the kernel kept in memory would lie in the middle of Go's. So it has
// no data, no memory of its own, and nothing runs when it is started. The linker always makes a
// table and a stack pointer; the stack is empty and starts at 0, so that code that used it would
// trap in the parity tests.
func TestOwnsNoMemory(t *testing.T) {
	file, err := os.ReadFile("kernel.wasm")
	if err != nil {
		t.Fatal(err)
	}
	names := map[byte]string{1: "type", 2: "import", 3: "function", 4: "table", 6: "global", 7: "export", 10: "code",
		5: "memory", 8: "start", 9: "element", 11: "data", 12: "data count"}
	var sections []string
	for at := 8; at < len(file); {
		size, n := uvarint(file[at+1:])
		section := names[file[at]]
		body := file[at+1+n:][:size]
		switch at += 1 + n + size; section {
		case "import":
			section += fmt.Sprintf(" %q", body[:12])
		case "global":
			section += fmt.Sprintf(" % x", body)
		}
		sections = append(sections, section)
	}
	// One import, a memory; one global, a number that starts as the constant 0.
	const want = `type, import "\x01\x03env\x06memory", function, table, global 01 7f 01 41 00 0b, export, code`
	if got := strings.Join(sections, ", "); got != want {
		t.Errorf("the kernel has the sections\n%s, want\n%s", got, want)
	}
}

func uvarint(b []byte) (value, length int) {
	for {
		value |= int(b[length]&0x7f) << (7 * length)
		length++
		if b[length-1] < 0x80 {
			return value, length
		}
	}
}
