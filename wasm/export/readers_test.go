package export

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
)

// others is where `make readers` puts the readers of other people.
const others = "../../build/readers/node_modules"

// TestWellFormed lets xmllint read all XML that is written.
func TestWellFormed(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("no program can be started in a page")
	}
	if _, err := exec.LookPath("xmllint"); err != nil {
		t.Skip("xmllint is not there (Debian: apt-get install libxml2-utils)")
	}
	for _, format := range []string{"moodle", "qti", "docx"} {
		file, err := Write(format, sampleSet())
		if err != nil {
			t.Fatal(err)
		}
		parts := map[string][]byte{format: file}
		if format != "moodle" {
			parts = unzipped(t, file)
		}
		if len(parts) == 0 {
			t.Errorf("%s has no file", format)
		}
		for name, content := range parts {
			lint := exec.Command("xmllint", "--noout", "--nonet", "-")
			lint.Stdin = bytes.NewReader(content)
			if out, err := lint.CombinedOutput(); err != nil {
				t.Errorf("%s, %s: %v\n%s", format, name, err, out)
			}
		}
	}
}

// TestOtherReaders: a reader of GIFT and one of CSV, each by other people, find the texts and
// answers that we wrote.
func TestOtherReaders(t *testing.T) {
	if runtime.GOOS == "js" {
		t.Skip("no program can be started in a page")
	}
	if _, err := exec.LookPath("node"); err != nil {
		t.Skip("node is not there (Debian: apt-get install nodejs)")
	}
	if _, err := os.Stat(others); err != nil {
		t.Skip("gift-pegjs and papaparse are not there: `make readers` fetches them from npm")
	}
	for _, format := range []string{"gift", "csv"} {
		set := sampleSet()
		file, err := Write(format, set)
		if err != nil {
			t.Fatal(err)
		}
		read := exec.Command("node", "tools/read.js", format, others)
		read.Stdin = bytes.NewReader(file)
		var complaint bytes.Buffer
		read.Stderr = &complaint
		out, err := read.Output()
		if err != nil {
			t.Errorf("%s: %v\n%s", format, err, complaint.String())
			continue
		}
		var got []struct{ Text, Answer string }
		if err := json.Unmarshal(out, &got); err != nil || len(got) != len(set.Problems) {
			t.Errorf("%s: %d of %d problems, %v\n%s", format, len(got), len(set.Problems), err, out)
			continue
		}
		for i, p := range set.Problems {
			want := strings.TrimSpace(clean(p.Text))
			answer := string(p.Answer)
			if format == "csv" {
				got[i].Text, got[i].Answer = corpus.Unguard(got[i].Text), corpus.Unguard(got[i].Answer)
			}
			if clean(got[i].Text) != want || got[i].Answer != answer {
				t.Errorf("%s: problem %d is %q = %q, want %q = %q", format, i+1, got[i].Text, got[i].Answer, want, answer)
			}
		}
	}
}
