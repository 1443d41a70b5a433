package lexicon

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"mwpranker/wasm/text"
)

// CountTokens adds the words of a document to counts.
func CountTokens(counts map[string]int, doc *text.Document) {
	for _, t := range doc.Tokens {
		if t.Kind == text.Word && t.Quantity < 0 {
			counts[t.Norm]++
		}
	}
}

// CountTreebank adds the lemmas of a treebank in the CoNLL-U format.
func CountTreebank(counts map[string]int, r io.Reader) error {
	scanner := bufio.NewScanner(r)
	for scanner.Scan() {
		if f := strings.Split(scanner.Text(), "\t"); len(f) > 3 && (f[3] == "NOUN" || f[3] == "VERB" || f[3] == "ADJ") {
			counts[strings.ToLower(f[2])]++
		}
	}
	return scanner.Err()
}

// ReadCommon reads a word list, a word a line; names, which begin with a capital, are left out.
func ReadCommon(r io.Reader) (map[string]bool, error) {
	common := make(map[string]bool)
	scanner := bufio.NewScanner(r)
	for scanner.Scan() {
		if w := scanner.Text(); w != "" && w == strings.ToLower(w) {
			common[w] = true
		}
	}
	if err := scanner.Err(); err != nil {
		return nil, fmt.Errorf("lexicon: word list: %w", err)
	}
	return common, nil
}
