package paraphrase

import (
	"slices"

	"mwpranker/wasm/graph"
	"mwpranker/wasm/lexicon"
	"mwpranker/wasm/text"
)

// topic is a phrase with all the places where it stands: phrases of one noun are one topic.
type topic struct {
	noun  string
	at    []graph.Node
	score float64
}

// topics ranks the noun phrases of a problem as TopicRank does (Bougouin, Boudin and Daille 2013):
// topics are joined the stronger the nearer their phrases stand, and what is joined to much that
// matters comes first.
func (s *Source) topics() []topic {
	var all []topic
	for _, n := range s.Graph.Nodes {
		if n.Kind != graph.PhraseNode || s.Words[n.Head].UPOS == "PRON" || s.Document.Tokens[n.Head].Kind != text.Word {
			continue
		}
		noun := lexicon.Lemma(s.norm(n.Head))
		i := slices.IndexFunc(all, func(t topic) bool { return t.noun == noun })
		if i < 0 {
			i = len(all)
			all = append(all, topic{noun: noun})
		}
		all[i].at = append(all[i].at, n)
	}
	rankTopics(all)
	slices.SortStableFunc(all, func(a, b topic) int {
		switch {
		case a.score > b.score:
			return -1
		case a.score < b.score:
			return 1
		}
		return 0
	})
	return all
}

// damping and rounds are those of PageRank; after 30 rounds nothing moves any more.
const (
	damping = 0.85
	rounds  = 30
)

func rankTopics(all []topic) {
	n := len(all)
	weight := make([][]float64, n)
	out := make([]float64, n)
	for i := range all {
		weight[i] = make([]float64, n)
		all[i].score = 1 / float64(n)
		for j := range all {
			if i != j {
				weight[i][j] = nearness(all[i].at, all[j].at)
				out[i] += weight[i][j]
			}
		}
	}
	for range rounds {
		next := make([]float64, n)
		for i := range all {
			next[i] = (1 - damping) / float64(n)
			for j := range all {
				if out[j] > 0 {
					next[i] += damping * all[j].score * weight[j][i] / out[j]
				}
			}
		}
		for i := range all {
			all[i].score = next[i]
		}
	}
}

// nearness adds up one over the distance of each two phrases.
func nearness(a, b []graph.Node) (sum float64) {
	for _, x := range a {
		for _, y := range b {
			if d := x.First - y.First; d != 0 {
				sum += 1 / float64(max(d, -d))
			}
		}
	}
	return sum
}
