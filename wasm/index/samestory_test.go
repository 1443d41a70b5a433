package index

import "testing"

// TestSameStory holds SameStoryFrom against the corpus that ships: how many of the problems that
// are told again in other words it recognises, and how many it takes for the likest of another
// story.
func TestSameStory(t *testing.T) {
	problems := readCorpus(t, "../../corpus.json")
	ix := build(t, problems...)
	asked, retold, recognised, mistaken := 0, 0, 0, 0
	for i := 0; i < len(problems); i += 97 {
		p := problems[i]
		asked++
		likest := 0.0
		for _, r := range ask(t, ix, &Query{Text: p.Text, ExcludeID: p.ID, Limit: 50}).Results() {
			switch {
			case r.Story != p.Story:
				likest = max(likest, r.Similarity)
			case r.ID == p.ID+"r" || r.ID+"r" == p.ID:
				retold++
				if r.Similarity >= SameStoryFrom {
					recognised++
				}
			}
		}
		if likest >= SameStoryFrom {
			mistaken++
		}
	}
	t.Logf("of %d retold %d recognised; of %d likest others %d mistaken", retold, recognised, asked, mistaken)
	if recognised*5 < retold*2 || mistaken*50 > asked {
		t.Errorf("of %d retold %d are recognised, of %d likest others %d mistaken", retold, recognised, asked, mistaken)
	}
}
