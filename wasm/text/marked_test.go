package text

import (
	"bufio"
	"encoding/json"
	"math/big"
	"os"
	"strings"
	"testing"
)

// markedFile are texts whose numbers somebody marked who had not seen this
// package: a line is {"text": ..., "numbers": ["2.5", "18:45", ...]}, with the
// values in the order of the text. A compound amount is one number, in its
// smallest unit; money in its larger one.
const markedFile = "testdata/marked.jsonl"

// The least share of our numbers that are marked, and of the marked ones that are ours.
const fewestRight = 0.985

func TestMarked(t *testing.T) {
	file, err := os.Open(markedFile)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	texts, ours, marked, both := 0, 0, 0, 0
	for n := 1; lines.Scan(); n++ {
		var m struct {
			Text    string
			Numbers []string
		}
		if err := json.Unmarshal(lines.Bytes(), &m); err != nil {
			t.Fatalf("%s:%d: %v", markedFile, n, err)
		}
		want := make([]*big.Rat, len(m.Numbers))
		for i, s := range m.Numbers {
			if want[i] = markedValue(s); want[i] == nil {
				t.Fatalf("%s:%d: %q is no number", markedFile, n, s)
			}
		}
		d := read(t, m.Text)
		same := inCommon(d.Quantities, want)
		texts, ours, marked, both = texts+1, ours+len(d.Quantities), marked+len(want), both+same
		if same < len(want) || same < len(d.Quantities) {
			t.Logf("line %d: %s\n ours: %s\n marked: %s", n, m.Text, told(d), strings.Join(m.Numbers, "; "))
		}
	}
	precision, recall := share(both, ours), share(both, marked)
	t.Logf("%d texts, %d numbers marked: precision %.2f %%, recall %.2f %%", texts, marked, 100*precision, 100*recall)
	if precision < fewestRight || recall < fewestRight {
		t.Errorf("precision %.4f, recall %.4f; both should be %.3f at least", precision, recall, fewestRight)
	}
}

// markedValue reads a marked number: a value, or a clock time, which is minutes
// after midnight.
func markedValue(s string) *big.Rat {
	if hours, minutes, ok := strings.Cut(s, ":"); ok {
		h, ok1 := smallInt(hours)
		m, ok2 := smallInt(minutes)
		if !ok1 || !ok2 {
			return nil
		}
		return big.NewRat(60*h+m, 1)
	}
	v, ok := new(big.Rat).SetString(strings.ReplaceAll(s, ",", ""))
	if !ok {
		return nil
	}
	return v
}

// inCommon is how many numbers are in both lists, in the same order.
func inCommon(ours []Quantity, marked []*big.Rat) int {
	longest := make([][]int, len(ours)+1)
	longest[0] = make([]int, len(marked)+1)
	for i := range ours {
		longest[i+1] = make([]int, len(marked)+1)
		for j, v := range marked {
			if ours[i].Value.Cmp(v) == 0 {
				longest[i+1][j+1] = longest[i][j] + 1
			} else {
				longest[i+1][j+1] = max(longest[i][j+1], longest[i+1][j])
			}
		}
	}
	return longest[len(ours)][len(marked)]
}

func share(part, of int) float64 {
	if of == 0 {
		return 1
	}
	return float64(part) / float64(of)
}
