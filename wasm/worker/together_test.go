package worker

import (
	"sync"
	"testing"

	"mwpranker/wasm/message"
)

// TestTogether asks for everything while files load, problems are brought and removed, and another
// tab does the same. What it is for is the race detector (make race); natively it shows that both
// tabs agree in the end.
func TestTogether(t *testing.T) {
	files, _ := splitSite(t)
	d := newDisk()
	d.half(t, 1, "half.csv")
	var group sync.WaitGroup
	var visitors []*visitor
	for range 2 {
		p := d.open()
		b := newBrowser(files)
		w := b.worker()
		w.engine.SetReader(summing{})
		w.collections.shelf = shelf{p, p}
		v := &visitor{t: t, tab: p, b: b, w: w}
		visitors = append(visitors, v)
		group.Go(func() { w.Load(Files{Corpus: Source{URL: "corpus"}, Shards: Source{URL: "shards.json"}}) })
		repeat := func(from int, requests ...message.Request) {
			group.Go(func() {
				for i := range 10 * len(requests) {
					r := requests[i%len(requests)]
					r.ID = from + i
					if r.Import != nil {
						w.ReceiveFile(message.Encode(r), asFile(unlabelled(10)))
					} else {
						w.Receive(message.Encode(r))
					}
					b.answer(t, r.ID)
				}
			})
		}
		repeat(1000, message.Request{Search: &message.Search{Query: "= a + b", Limit: 50, Group: message.GroupSame}},
			message.Request{Search: &message.Search{Query: "There are 3 red and 4 blue beads.", Limit: 5, Baseline: 3}})
		repeat(2000, message.Request{Check: &message.Check{Query: "3 and 4", Expression: "n0 + n1"}},
			message.Request{Complete: &message.Complete{Before: "There are "}}, message.Request{})
		repeat(3000, message.Request{Import: &message.Import{Name: "mine.csv"}}, message.Request{Manage: &message.Manage{Do: message.DoUse, Use: message.UseOwn}},
			message.Request{Manage: &message.Manage{Do: message.DoResume, Collection: 1}}, message.Request{Manage: &message.Manage{Do: message.DoUse, Use: message.UseAll}})
		repeat(4000, message.Request{Export: &message.Export{Collection: 1, As: message.AsTable}}, message.Request{Manage: &message.Manage{Do: message.DoReport, Collection: 2}},
			message.Request{Manage: &message.Manage{Do: message.DoPause, Collection: 1}}, message.Request{Manage: &message.Manage{Do: message.DoKeep, Collection: 2}},
			message.Request{Manage: &message.Manage{Do: message.DoRemove, Collection: 2}})
	}
	group.Wait()
	for _, v := range visitors {
		v.settles()
	}
	agree(t, "all together", d, visitors[0], visitors[1])
}
