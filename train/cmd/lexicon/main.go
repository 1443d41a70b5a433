// Command lexicon makes the table of wasm/lexicon. It needs the database files of WordNet 3.0 and a
// list of common words (Debian: wordnet-base and wamerican-small), and GSM8K and the treebank; of
// these only the frequency of words is taken.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"mwpranker/train/data"
	made "mwpranker/train/lexicon"
	"mwpranker/train/stories"
	"mwpranker/wasm/lang"
	"mwpranker/wasm/lexicon"
)

func main() {
	wordnet := flag.String("wordnet", "/usr/share/wordnet", "folder of WordNet's database files")
	common := flag.String("common", "/usr/share/dict/american-english-small", "list of common words")
	sets := flag.String("data", os.Getenv("MWP_DATA"), "folder of the data sets (default: $MWP_DATA)")
	words := flag.Int("words", 8500, "how many words to take from WordNet")
	plain := flag.Int("plain", 400, "how many verbs without a class to take")
	out := flag.String("o", "wasm/lexicon/table.txt", "where to write the table")
	flag.Parse()
	if err := run(*wordnet, *common, *sets, *words, *plain, *out); err != nil {
		fmt.Fprintln(os.Stderr, "lexicon:", err)
		os.Exit(1)
	}
}

func run(wordnet, common, sets string, words, plain int, out string) error {
	source := made.Source{Words: words, Plain: plain, Names: append(append([]string(nil), lang.Girls()...), lang.Boys()...)}
	var err error
	if source.Lists, err = made.ReadLists(strings.NewReader(made.Handwritten)); err != nil {
		return err
	}
	if source.WordNet, err = made.ReadWordNet(os.DirFS(wordnet)); err != nil {
		return err
	}
	file, err := os.Open(common)
	if err != nil {
		return err
	}
	defer file.Close()
	if source.Common, err = made.ReadCommon(file); err != nil {
		return err
	}
	if source.Counts, err = count(sets); err != nil {
		return err
	}
	table, err := made.Build(source)
	if err != nil {
		return err
	}
	n := 0
	for _, list := range table.Words {
		n += len(list)
	}
	fmt.Printf("%d words, %d sets of classes, %d words with irregular forms\n", n, len(table.Words), len(table.Forms))
	if len(table.LeftOut) > 0 {
		fmt.Println("left out, more than one token:", strings.Join(table.LeftOut, " "))
	}
	return os.WriteFile(out, []byte(lexicon.Encode(table.Words, table.Forms)), 0o644)
}

// count takes the frequency of words from what the shipped reader learns from: a held problem has
// no say in what the table knows, nor has a data set that is not for everybody's use.
func count(sets string) (map[string]int, error) {
	counts := make(map[string]int)
	gsm, _, _, err := data.ReadGSM8K(sets)
	if err != nil {
		return nil, err
	}
	practice, _, err := data.ReadPractice()
	if err != nil {
		return nil, err
	}
	list, err := stories.Load()
	if err != nil {
		return nil, err
	}
	drawn, err := data.DrawStories(list, 1, 1)
	if err != nil {
		return nil, err
	}
	for _, e := range slices.Concat(gsm, practice, drawn) {
		made.CountTokens(counts, e.Doc)
	}
	file, err := os.Open(filepath.Join(sets, "ud-ewt", "train.conllu"))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return counts, made.CountTreebank(counts, file)
}
