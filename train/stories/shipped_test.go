package stories

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"mwpranker/wasm/corpus"
)

// TestShippedStories checks every story of the repository: 20 instances of every telling of every
// pair.
func TestShippedStories(t *testing.T) {
	byTopic := map[string][]*Story{}
	for _, s := range load(t) {
		byTopic[s.Topic] = append(byTopic[s.Topic], s)
	}
	for topic, list := range byTopic {
		t.Run(topic, func(t *testing.T) {
			t.Parallel()
			for _, fault := range Check(list) {
				t.Error(fault)
			}
		})
	}
}

func TestSpelling(t *testing.T) {
	words, where := UnknownWords(load(t))
	for _, w := range words {
		t.Errorf("%q (%s) is not on the word list: see `go run ./train/cmd/stories words`", w, where[w])
	}
}

// TestWhatStoriesHold holds the promises about the whole collection.
func TestWhatStoriesHold(t *testing.T) {
	rep := NewReport(load(t))
	share := func(n int) float64 { return float64(n) / float64(rep.Pairs) }
	long := rep.Pairs - rep.Steps[1] - rep.Steps[2]
	for _, c := range []struct {
		what string
		ok   bool
	}{
		{"1,500 stories", rep.Stories >= 1500},
		{"5,000 pairs", rep.Pairs >= 5000},
		{"120 canonical templates", len(rep.Templates) >= 120},
		{"40 % of the pairs take three steps or more", share(long) >= 0.40},
		{"15 % of the pairs need a constant", share(rep.Constants) >= 0.15},
		{"a third of the pairs is paraphrased", share(rep.Paraphrased) >= 1.0/3},
		{"most pairs have a number that is not needed", share(rep.Distractors) > 0.5},
	} {
		if !c.ok {
			t.Errorf("not so: %s\n%s", c.what, rep)
		}
	}
}

// TestCorpusFile: corpus.json is what the stories give, and all of it holds.
func TestCorpusFile(t *testing.T) {
	problems, err := Corpus(load(t))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := WriteCorpus(&b, problems); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile("../../corpus.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file, b.Bytes()) {
		t.Error("corpus.json is not what the stories give: run `make corpus`")
	}
	held := 0
	report, err := corpus.Read(bytes.NewReader(file), func(*corpus.Problem) { held++ })
	if err != nil || len(report.Faults) > 0 || held < 4000 {
		t.Errorf("corpus.json: %d problems hold, %v, %v", held, report.Faults, err)
	}
	seen := map[string]string{}
	openings := map[string]int{}
	for _, p := range problems {
		words := p.Words()
		m := corpus.Mask(p.Doc)
		if first, ok := seen[m]; ok {
			t.Errorf("%s and %s have the same masked text", first, p.ID)
		}
		seen[m] = p.ID
		openings[strings.Join(words[:4], " ")]++
	}
	for o, n := range openings {
		if n*100 > len(problems) {
			t.Errorf("%d of %d problems open with %q", n, len(problems), o)
		}
	}
}

// TestSplit: parts are disjoint by story, and every part has some of every topic.
func TestSplit(t *testing.T) {
	topics := map[Part]map[string]int{Train: {}, Dev: {}, Test: {}}
	for _, s := range load(t) {
		topics[s.Part()][s.Topic]++
	}
	for part, n := range topics {
		if len(n) != len(topics[Train]) {
			t.Errorf("part %s has stories of %d topics, train of %d", part, len(n), len(topics[Train]))
		}
	}
}

func load(t *testing.T) []*Story {
	t.Helper()
	list, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return list
}
