package text

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestUDEnglish holds the tokens against those of the UD English Web Treebank,
// which the parser is trained on. The treebank is no part of this repository:
// MWP_DATA names the folder that has it as ud-ewt/dev.conllu.
func TestUDEnglish(t *testing.T) {
	folder := os.Getenv("MWP_DATA")
	if folder == "" {
		t.Skip("MWP_DATA is not set: it names the folder with ud-ewt/dev.conllu, the UD English Web Treebank")
	}
	file, err := os.Open(filepath.Join(folder, "ud-ewt", "dev.conllu"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()

	var text string
	var spans map[Span]bool
	var at, gold, ours, both, whole, all int
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := lines.Text()
		fields := strings.Split(line, "\t")
		switch {
		case strings.HasPrefix(line, "# text = "):
			text, spans, at = line[len("# text = "):], make(map[Span]bool), 0
		case line == "" && text != "":
			hits := 0
			d := read(t, text)
			for _, token := range d.Tokens {
				if spans[token.Span] {
					hits++
				}
			}
			gold, ours, both, all = gold+len(spans), ours+len(d.Tokens), both+hits, all+1
			if hits == len(spans) && hits == len(d.Tokens) {
				whole++
			}
			text = ""
		case len(fields) == 10:
			start := at + strings.Index(text[at:], fields[1])
			at = start + len(fields[1])
			spans[Span{start, at}] = true
		}
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	f1 := 2 * float64(both) / float64(gold+ours)
	t.Logf("tokens: precision %.4f, recall %.4f, F1 %.4f; %d of %d sentences without a difference", float64(both)/float64(ours), float64(both)/float64(gold), f1, whole, all)
	if f1 < 0.985 {
		t.Errorf("F1 is %.4f", f1)
	}
}
