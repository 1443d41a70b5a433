package main

import (
	"bytes"
	"fmt"
	"os"
	"path"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/engine"
	"mwpranker/wasm/message"
)

// readFiles are the files that are measured with, out of the source.
func readFiles() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, name := range []string{"corpus.json", "model_weights/parser.bin", "model_weights/reader.bin"} {
		data, err := os.ReadFile(name)
		if err != nil && !(os.IsNotExist(err) && path.Base(name) == "reader.bin") {
			return nil, err
		}
		files[path.Base(name)] = data
	}
	problems, report, err := corpus.ReadAll(bytes.NewReader(files["corpus.json"]))
	if err != nil {
		return nil, err
	}
	var packed bytes.Buffer
	err = corpus.PackCoded(&packed, report.Header, problems)
	files["corpus.bin"] = packed.Bytes()
	return files, err
}

func newEngine(files map[string][]byte) (*engine.Engine, error) {
	e := engine.New()
	if _, err := e.LoadCorpora(nil, engine.InMemory(files["corpus.bin"])); err != nil {
		return nil, err
	}
	if err := e.LoadReader(files["parser.bin"], files["reader.bin"]); err != nil {
		return nil, err
	}
	err := e.LearnPhrases(nil)
	engine.BeginAnswers()
	return e, err
}

// ask asks what the page asks, six results of each group and the ten whose words are likest beside
// them, from the message that comes to the worker to the one that goes back.
func ask(e *engine.Engine, text string) {
	var r message.Request
	if err := message.Decode(message.Encode(message.Request{ID: 1, Search: &message.Search{Query: text, Limit: 6, Baseline: 10}}), &r); err != nil {
		panic(err) // cannot be
	}
	message.Encode(e.Answer(r, nil))
}

// queryWords is how many words the problems have, more or less.
const queryWords = 40

// aboutForty are so many problems of the corpus, from all over it.
func aboutForty(files map[string][]byte, count int) ([]string, error) {
	var texts []string
	if _, err := corpus.ReadPacked(files["corpus.bin"], func(p *corpus.Problem) {
		if w := p.Attributes.Words; queryWords-3 <= w && w <= queryWords+3 {
			texts = append(texts, p.Text)
		}
	}); err != nil {
		return nil, err
	}
	if len(texts) < count {
		return nil, fmt.Errorf("the corpus has %d problems of about %d words, not %d", len(texts), queryWords, count)
	}
	chosen := make([]string, count)
	for i := range chosen {
		chosen[i] = texts[i*len(texts)/count]
	}
	return chosen, nil
}
