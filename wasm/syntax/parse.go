package syntax

// Words tags and parses one sentence of forms, and appends its words to dst.
// The heads count from 1; the root has head 0.
func (s *State) Words(dst []Word, forms []string) []Word {
	s.forward(forms)
	for i, form := range forms {
		dst = append(dst, Word{Form: form, UPOS: s.model.UPOS[s.upos[i]], XPOS: s.model.XPOS[s.xpos[i]],
			Head: (s.heads[i] + 1) % (s.n + 1), Rel: s.model.Rels[s.rel[i]]})
	}
	return dst
}

// Evaluate parses the forms of gold sentences, and counts what is right.
func Evaluate(m *Model, gold []Sentence) (Score, error) {
	state := NewState(m)
	var score Score
	var words []Word
	for _, g := range gold {
		words = state.Words(words[:0], g.Forms())
		if err := score.Add(g.Words, words); err != nil {
			return score, err
		}
	}
	return score, nil
}
