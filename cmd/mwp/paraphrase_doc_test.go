package main

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestParaphraseDocumentation runs the commands of docs/paraphrase.md: behind each line "$ mwp ..."
// stands what it prints.
func TestParaphraseDocumentation(t *testing.T) {
	const file = "../../docs/paraphrase.md"
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	page := string(source)
	call := regexp.MustCompile(`(?m)^\$ (?:echo '([^\n]*)' \| )?mwp ([^\n]*)\n((?:[^$\x60\n][^\n]*\n|\n)*)`)
	arguments := regexp.MustCompile(`'[^']*'|[^ ']+`)
	calls := 0
	page = call.ReplaceAllStringFunc(page, func(text string) string {
		m := call.FindStringSubmatch(text)
		calls++
		var args []string
		for _, arg := range arguments.FindAllString(m[2], -1) {
			args = append(args, strings.Trim(arg, "'"))
		}
		var stdout, stderr bytes.Buffer
		if code := run(args, strings.NewReader(m[1]), &stdout, &stderr); code != exitOK {
			t.Errorf("mwp %s: exit code %d: %s", m[2], code, stderr.String())
		}
		if got := stdout.String(); got != strings.TrimRight(m[3], "\n")+"\n" && !*update {
			t.Errorf("mwp %s prints\n%s\nthe page says\n%s", m[2], got, m[3])
		}
		first, _, _ := strings.Cut(text, "\n")
		end := "\n"
		if !strings.HasSuffix(m[3], "\n\n") {
			end = ""
		}
		return first + "\n" + stdout.String() + end
	})
	if calls < 5 {
		t.Errorf("only %d commands were found", calls)
	}
	if *update {
		if err := os.WriteFile(file, []byte(page), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
