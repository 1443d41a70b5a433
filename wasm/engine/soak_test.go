package engine

import (
	"os"
	"runtime"
	"testing"

	"mwpranker/wasm/message"
)

// TestSoak asks the same things again and again: when all caches have met them, the heap must not
// grow. `make soak` asks for longer, in a browser, and never the same.
func TestSoak(t *testing.T) {
	const rounds, most = 3, 60
	e := New()
	if err := e.LoadReader(weightFile(t, "parser.bin"), weightFile(t, "reader.bin")); err != nil {
		t.Fatal(err)
	}
	problems := packShipped(t, e)
	var heap [rounds]float64
	for round := range rounds {
		for i := range most {
			p := problems[i*7919%len(problems)]
			for _, r := range []message.Request{
				{Search: &message.Search{Query: p.Text, Limit: 6, Baseline: 10}},
				{Search: &message.Search{Query: "= " + p.Equation, Order: message.OrderNew}},
				{Check: &message.Check{Query: p.Text, Expression: p.Equation}},
				{Complete: &message.Complete{Before: p.Text[:len(p.Text)/2]}},
				{Compare: &message.Compare{Left: message.Side{ID: p.ID}, Right: message.Side{ID: problems[i].ID}}},
			} {
				message.Encode(e.Answer(r, nil))
			}
		}
		runtime.GC()
		runtime.GC() // what pools kept over the first one
		var stats runtime.MemStats
		runtime.ReadMemStats(&stats)
		heap[round] = float64(stats.HeapAlloc) / 1e6
	}
	t.Logf("%.2f MB in the rounds", heap)
	if heap[rounds-1] > 1.05*heap[0] {
		t.Errorf("the heap grows: %.2f MB in the rounds", heap)
	}
	runtime.KeepAlive(e)
	runtime.KeepAlive(problems)
}

func weightFile(t testing.TB, name string) []byte {
	t.Helper()
	data, err := os.ReadFile("../../model_weights/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
