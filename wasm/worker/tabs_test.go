package worker

import (
	"fmt"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"mwpranker/wasm/message"
)

// acts are what somebody can do in one tab while another does something else in another: collection
// 1 is ready, 2 is half read.
var acts = []act{
	imports("mine.csv", mine),
	imports("new.csv", "text,equation\n1 and 2,1 + 2\n"),
	manages(message.DoRemove, 1), manages(message.DoRemove, 2),
	manages(message.DoResume, 2), manages(message.DoPause, 2),
	manages(message.DoKeep, 1), manages(message.DoReport, 1),
	uses(message.UseOwn), uses(message.UseSite),
	{"forget", manages(message.DoForget, 0).do},
	{"export 1", func(v *visitor) *message.Reply {
		return v.asks(message.Request{Export: &message.Export{Collection: 1, As: message.AsTable}}, nil)
	}},
	{"close", func(v *visitor) *message.Reply { v.tab.close(); return nil }},
}

// TestTwoTabs tries every pair of acts in two tabs: the first is held up before each of its
// transactions in turn, the second is done meanwhile, then the first goes on. In the end both tabs
// show what a third finds, and nothing that was brought is lost and nothing that was removed is
// back. All of it again without locks.
func TestTwoTabs(t *testing.T) {
	tried, pairs, some := 0, 0, testing.Short() || runtime.GOOS == "js" // an eighth of them where each takes ten times as long
	for _, noLocks := range []bool{false, true} {
		for _, first := range acts {
			for _, second := range acts {
				if pairs++; some && pairs%8 > 0 {
					continue
				}
				for at := 0; ; at++ {
					met := pair(t, noLocks, first, second, at)
					tried++
					if !met || t.Failed() {
						break
					}
				}
			}
		}
	}
	t.Logf("%d pairs of acts", tried)
	if tried < 1000 && !some {
		t.Errorf("only %d pairs were tried", tried)
	}
}

// pair does the second act when the first is before a transaction; met says whether it came to so
// many.
func pair(t *testing.T, noLocks bool, first, second act, at int) (met bool) {
	t.Helper()
	d := newDisk()
	d.noLocks = noLocks
	d.visitor(t).does(imports("old.csv", mine))
	d.half(t, 2, "half.csv")
	a, b := d.visitor(t), d.visitor(t)
	a.settles()
	b.settles()
	var mutex sync.Mutex
	steps, armed := 0, true
	there, goOn := make(chan struct{}), make(chan struct{})
	a.tab.step = func(what string) error {
		if what != "read" && what != "write" {
			return nil
		}
		mutex.Lock()
		steps++
		stops := armed && steps == at
		mutex.Unlock()
		if stops {
			close(there)
			<-goOn
		}
		return nil
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		if at > 0 {
			a.does(first)
		}
	}()
	select {
	case <-there:
		met = true
	case <-done:
	}
	if at == 0 { // the second act is before all of the first
		b.does(second)
		a.does(first)
		met = true
	} else {
		b.does(second)
		close(goOn)
		<-done
	}
	what := fmt.Sprintf("%s, and at its transaction %d %s; locks: %v", first.name, at, second.name, !noLocks)
	nothingIsLost(t, what, agree(t, what, d, a, b), a, b)
	return met
}

// agree waits until all tabs that are open show what the next visit finds, which it returns.
func agree(t *testing.T, what string, d *disk, a, b *visitor) string {
	t.Helper()
	next := d.visitor(t)
	next.settles()
	want := next.shows()
	next.tab.close()
	for _, v := range []*visitor{a, b} {
		limit := time.Now().Add(5 * time.Second)
		for !v.tab.closed() && v.shows() != want {
			if time.Now().After(limit) {
				t.Errorf("%s: a tab shows %q, the next visit finds %q; %q, %q", what, v.shows(), want, a.said, b.said)
				return want
			}
			time.Sleep(50 * time.Microsecond)
		}
	}
	return want
}

// nothingIsLost holds what there is in the end against what both tabs have done.
func nothingIsLost(t *testing.T, what, want string, a, b *visitor) {
	t.Helper()
	said := append(slices.Clone(a.said), b.said...)
	for _, line := range strings.Split(want, "; ")[1:] {
		if strings.Contains(line, "broken") || strings.Contains(line, "elsewhere") {
			t.Errorf("%s: found %q", what, want)
		}
	}
	forgotten := slices.ContainsFunc(said, func(s string) bool { return s == "forget: well" })
	for _, each := range []struct{ name, by, gone string }{
		{"mine", "import mine.csv: as", ""}, {"new", "import new.csv: as", ""},
		{"old", "", "remove 1: well"}, {"half", "", "remove 2: well"},
	} {
		brought := each.by == "" || slices.ContainsFunc(said, func(s string) bool { return strings.HasPrefix(s, each.by) })
		removed := each.gone != "" && slices.Contains(said, each.gone)
		is := strings.Contains(want, " "+each.name+" ")
		if brought && !removed && !is && !forgotten {
			t.Errorf("%s: %s is lost: %q; %q", what, each.name, want, said)
		}
		if removed && is {
			t.Errorf("%s: %s is back: %q; %q", what, each.name, want, said)
		}
	}
	numbers := regexp.MustCompile(`; (\d+) `).FindAllString(want, -1)
	slices.Sort(numbers)
	if len(slices.Compact(slices.Clone(numbers))) != len(numbers) {
		t.Errorf("%s: two have one number: %q", what, want)
	}
	if t.Failed() {
		return
	}
	a.tab.close()
	b.tab.close()
}

// TestTabThatReads: a collection that one tab reads is shown so in another, which can go on with it
// when the first is closed, and not before. What is removed in one tab stays removed though another
// reads it.
func TestTabThatReads(t *testing.T) {
	for _, c := range []struct {
		name string
		do   func(reading, other *visitor)
		want string
	}{
		{"it is read to its end", func(reading, other *visitor) {}, "use all; 1 half ready 3/3 kept 3"},
		{"the other wants to go on", func(reading, other *visitor) {
			if r := other.asks(message.Request{Manage: &message.Manage{Do: message.DoResume, Collection: 1}}, nil); r.Failure == nil || r.Failure.Code != message.ReadElsewhere {
				t.Errorf("gone on with: %s", message.Encode(r))
			}
		}, "use all; 1 half ready 3/3 kept 3"},
		{"the other goes on when the first is closed", func(reading, other *visitor) {
			reading.tab.close()
			other.does(manages(message.DoResume, 1))
		}, "use all; 1 half ready 3/3 kept 3"},
		{"the other removes it", func(reading, other *visitor) { other.does(manages(message.DoRemove, 1)) }, "use all"},
		{"the other removes it and brings another", func(reading, other *visitor) {
			other.does(manages(message.DoRemove, 1))
			other.does(imports("mine.csv", mine)) // the number 1 is free when the first tab has given it up
		}, "use all; 2 mine ready 3/3 kept 3"},
		{"the other forgets all and brings another", func(reading, other *visitor) {
			other.does(act{"forget", manages(message.DoForget, 0).do})
			other.does(imports("mine.csv", mine)) // the number 1 is free when the first tab has given it up
		}, "use all; 2 mine ready 3/3 kept 3"},
	} {
		d := newDisk()
		d.half(t, 1, "half.csv")
		begun, goOn := make(chan struct{}), make(chan struct{})
		var once sync.Once
		reading, other := d.open().visitorWho(t, func(w *Worker) {
			w.collections.mutex.Lock()
			half := len(w.collections.all) > 0 && w.collections.all[0].Read == 2
			w.collections.mutex.Unlock()
			if half {
				once.Do(func() { close(begun); <-goOn })
			}
		}), d.visitor(t)
		reading.settles()
		other.settles()
		reading.asks(message.Request{Manage: &message.Manage{Do: message.DoResume, Collection: 1}}, nil)
		<-begun
		other.shall(t, c.name, "use all; 1 half elsewhere 1/3 kept 1")
		c.do(reading, other)
		close(goOn)
		for _, v := range []*visitor{reading, other, d.visitor(t)} {
			if !v.tab.closed() {
				v.shall(t, c.name, c.want)
			}
		}
	}
}
