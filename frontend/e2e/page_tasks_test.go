package e2e

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/io"
	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// work is what the page's main thread did during an act, in processor time, the dearest first. A task is what the browser
// does in one go, deaf to the user; a key costs what is done from its arrival until the page has been painted again.
type work struct{ tasks, keys []time.Duration }

// workOf lets the browser write down what its main thread does during an act.
func workOf(u *user, act func()) (done work) {
	u.t.Helper()
	type thread struct {
		Process int `json:"pid"`
		Thread  int `json:"tid"`
	}
	type event struct {
		thread
		Name     string  `json:"name"`
		At       float64 `json:"ts"`
		Duration float64 `json:"tdur"` // of the processor, in microseconds
		Args     struct {
			Name string `json:"name"`
			Data struct {
				Type string `json:"type"`
			} `json:"data"`
		} `json:"args"`
	}
	var trace struct {
		Events []event `json:"traceEvents"`
	}
	complete := chromedp.Events(u.ctx, tracing.TracingComplete)
	command(u, tracing.Start, tracing.StartParams{TransferMode: tracing.StartTransferModeReturnAsStream,
		TraceConfig: &tracing.TraceConfig{IncludedCategories: []string{"toplevel", "__metadata", "devtools.timeline", "disabled-by-default-devtools.timeline"}, ExcludedCategories: []string{"*"}}})
	act()
	command(u, tracing.End, cdp.Empty{})
	for end, err := range complete {
		if err != nil {
			u.t.Fatal(err)
		}
		if err := json.Unmarshal(u.stream(end.Stream), &trace); err != nil {
			u.t.Fatalf("the browser's trace: %v", err)
		}
		break
	}
	slices.SortStableFunc(trace.Events, func(a, b event) int { return cmp.Compare(a.At, b.At) })
	type main struct {
		spent, task float64 // until the task that is running, and in it
		keys        []float64
	}
	mains := map[thread]*main{}
	for _, e := range trace.Events {
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			mains[e.thread] = &main{}
		}
	}
	took := func(microseconds float64) time.Duration {
		return time.Duration(microseconds * float64(time.Microsecond))
	}
	for _, e := range trace.Events {
		m := mains[e.thread]
		switch {
		case m == nil:
		case e.Name == "RunTask":
			m.spent, m.task = m.spent+m.task, e.Duration
			done.tasks = append(done.tasks, took(e.Duration))
		case e.Name == "EventDispatch" && e.Args.Data.Type == "keydown":
			m.keys = append(m.keys, m.spent)
		case e.Name == "Commit":
			for _, before := range m.keys {
				done.keys = append(done.keys, took(m.spent+m.task-before))
			}
			m.keys = nil
		}
	}
	for _, all := range [][]time.Duration{done.tasks, done.keys} {
		slices.SortFunc(all, func(a, b time.Duration) int { return cmp.Compare(b, a) })
	}
	return done
}

// stream reads a stream of the browser to its end.
func (u *user) stream(handle io.StreamHandle) (all []byte) {
	u.t.Helper()
	for {
		part, err := chromedp.Call(u.ctx, io.Read, io.ReadParams{Handle: handle})
		if err != nil {
			u.t.Fatal(err)
		}
		if all = append(all, part.Data...); part.EOF {
			return all
		}
	}
}

// sixtyWords is a problem of sixty words.
const sixtyWords = "The school choir is getting ready for the summer concert. There are 24 girls and 18 boys in the choir, and each of them " +
	"needs a songbook and a scarf. A songbook costs 7 dollars and a scarf costs 5 dollars. The parents have already collected exactly 120 dollars " +
	"by selling cakes. How many dollars does the choir still need?"

// TestTypingIsCheap types a problem over a page full of results. On a computer of a quarter of this one's speed no task may
// take more than 50 ms, and the dearest key but one in fifty, which browsers call INP, less than 200 ms until it is painted.
// It counts processor time; still, another program on the same core can make things dearer, so they are too dear that are
// so each time.
func TestTypingIsCheap(t *testing.T) {
	const quarter, mostTask, mostKey, times = 4, 50 * time.Millisecond, 200 * time.Millisecond, 4
	if n := len(strings.Fields(sixtyWords)); n != 60 {
		t.Fatalf("the problem has %d words", n)
	}
	u := visit(t, "")
	u.writes("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	u.seesAll()
	for i := range times {
		done := workOf(u, func() {
			ask[bool](u, "(e => (e.focus(), e.select(), true))(document.getElementById('query'))")
			for _, c := range sixtyWords {
				u.types(string(c))
			}
			u.sees("#query-text", "cakes")
			u.seesAll()
		})
		n := len(done.keys)
		if n < len(sixtyWords)*9/10 {
			t.Fatalf("of %d keys only %d are in the browser's trace", len(sixtyWords), n)
		}
		task, inp := done.tasks[0], done.keys[n/50]
		t.Logf("a key costs %v, INP is %v, the dearest of %d tasks costs %v, in this browser", done.keys[n/2], inp, len(done.tasks), task)
		if task*quarter <= mostTask && inp*quarter < mostKey {
			return
		}
		if i == times-1 {
			t.Errorf("at a quarter of the speed the dearest task takes %v and INP is %v: more than %v or %v", task*quarter, inp*quarter, mostTask, mostKey)
		}
	}
}
