package frontend

import (
	"encoding/json"

	"mwpranker/wasm/message"
)

// A worksheet as it is kept: of its problems what is shown on it.

// mostUndoneKept is how many changes can still be undone after a reload.
const mostUndoneKept = 5

// String is the worksheet as it is kept. "" is an empty one.
func (w *Worksheet) String() string {
	kept := keptSheet{Title: w.Title, Columns: w.Columns, Space: w.Space, Size: w.Size, Answers: w.Answers,
		Steps: w.Steps, Hints: w.Hints, Name: w.Name, Versions: w.Versions, Problems: keepItems(w.Problems)}
	for i := range kept.Problems {
		if p := &kept.Problems[i]; w.Versions {
			p.Others = w.others[p.ID]
		}
	}
	if kept.isEmpty() {
		return ""
	}
	for _, before := range w.undo[max(len(w.undo)-mostUndoneKept, 0):] {
		kept.Undo = append(kept.Undo, keepItems(before))
	}
	text, _ := json.Marshal(&kept) // texts, numbers and truth values
	return string(text)
}

type keptSheet struct {
	Problems []keptItem   `json:"problems"`
	Title    string       `json:"title,omitempty"`
	Columns  int          `json:"columns,omitempty"`
	Space    string       `json:"space,omitempty"`
	Size     string       `json:"size,omitempty"`
	Answers  bool         `json:"answers,omitempty"`
	Steps    bool         `json:"steps,omitempty"`
	Hints    bool         `json:"hints,omitempty"`
	Name     bool         `json:"name,omitempty"`
	Versions bool         `json:"versions,omitempty"`
	Undo     [][]keptItem `json:"undo,omitempty"`
}

func (k *keptSheet) isEmpty() bool {
	return len(k.Problems) == 0 && k.Title == "" && k.Columns < 2 && k.Space == "" && k.Size == "" &&
		!k.Answers && !k.Steps && !k.Hints && !k.Name && !k.Versions
}

type keptItem struct {
	ID     string `json:"id"`
	Text   string `json:"text"`
	Worded string `json:"worded,omitempty"`

	Expression string            `json:"expression,omitempty"`
	Equation   string            `json:"equation,omitempty"`
	Note       bool              `json:"note,omitempty"`
	Was        *keptItem         `json:"was,omitempty"` // before its text was changed
	Unlike     bool              `json:"unlike,omitempty"`
	Others     []message.Variant `json:"others,omitempty"` // versions B and C
}

func keepItems(items []Item) []keptItem {
	kept := make([]keptItem, len(items))
	for i := range items {
		kept[i] = keepResult(&items[i].Result)
		kept[i].Note, kept[i].Unlike = items[i].Note, items[i].Unlike
		if items[i].Was != nil {
			was := keepResult(items[i].Was)
			kept[i].Was = &was
		}
	}
	return kept
}

func keepResult(r *message.Result) keptItem {
	return keptItem{ID: r.ID, Text: r.Text, Worded: r.Worded, Expression: r.Expression,
		Equation: r.Equation}
}

func loadItems(kept []keptItem) (items []Item) {
	for i := range kept {
		if kept[i].Note && kept[i].Text == "" {
			continue // it was being written
		}
		item := Item{Result: kept[i].result(), Note: kept[i].Note, Unlike: kept[i].Unlike}
		if kept[i].Was != nil {
			was := kept[i].Was.result()
			item.Was = &was
		}
		items = append(items, item)
	}
	return items
}

func (k *keptItem) result() message.Result {
	return message.Result{ID: k.ID, Text: k.Text, Worded: k.Worded, Expression: k.Expression,
		Equation: k.Equation}
}

// Load takes the worksheet as it was kept, by this tab or another one. What can't be read is left.
func (w *Worksheet) Load(kept string) {
	var loaded keptSheet
	if kept != "" && json.Unmarshal([]byte(kept), &loaded) != nil {
		return
	}
	w.Title, w.Columns, w.Space, w.Size = loaded.Title, loaded.Columns, loaded.Space, loaded.Size
	w.Answers, w.Steps, w.Hints = loaded.Answers, loaded.Steps, loaded.Hints
	w.Name, w.Versions = loaded.Name, loaded.Versions
	w.Problems, w.undo = loadItems(loaded.Problems), nil
	for _, p := range loaded.Problems {
		if len(p.Others) > 0 {
			w.setOthers(p.ID, &message.Varied{Variants: p.Others})
		}
	}
	for _, before := range loaded.Undo {
		w.undo = append(w.undo, loadItems(before))
	}
}
