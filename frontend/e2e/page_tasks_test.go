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

// tasksOf gives what each task of the page's main thread cost during an act, in processor time, the
// dearest first. A task is what the browser does in one go, deaf to the user: a key that is pressed
// meanwhile waits for its end.
func tasksOf(u *user, act func()) []time.Duration {
	u.t.Helper()
	type thread struct {
		Process int `json:"pid"`
		Thread  int `json:"tid"`
	}
	var trace struct {
		Events []struct {
			thread
			Name     string  `json:"name"`
			Duration float64 `json:"tdur"` // of the processor, in microseconds
			Args     struct {
				Name string `json:"name"`
			} `json:"args"`
		} `json:"traceEvents"`
	}
	complete := chromedp.Events(u.ctx, tracing.TracingComplete)
	command(u, tracing.Start, tracing.StartParams{TransferMode: tracing.StartTransferModeReturnAsStream,
		TraceConfig: &tracing.TraceConfig{IncludedCategories: []string{"toplevel", "__metadata", "disabled-by-default-devtools.timeline"}, ExcludedCategories: []string{"*"}}})
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
	mains := map[thread]bool{}
	for _, e := range trace.Events {
		if e.Name == "thread_name" && e.Args.Name == "CrRendererMain" {
			mains[e.thread] = true
		}
	}
	var tasks []time.Duration
	for _, e := range trace.Events {
		if e.Name == "RunTask" && mains[e.thread] {
			tasks = append(tasks, time.Duration(e.Duration*float64(time.Microsecond)))
		}
	}
	slices.SortFunc(tasks, func(a, b time.Duration) int { return cmp.Compare(b, a) })
	return tasks
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

// TestNoTaskIsLong types a problem over a page full of results, and looks for tasks that would keep
// a computer of a quarter of this one's speed busy for more than 50 ms. A key waits for the task
// that is running, is handled in one and painted in another, so that INP is below 200 ms there. The
// test counts processor time, because INP goes by the clock, which says nothing while other
// programs run; still, these can make a task dearer on the same core, so a task is too long that is
// so each time.
func TestNoTaskIsLong(t *testing.T) {
	const quarter, most, times = 4, 50 * time.Millisecond, 4
	if n := len(strings.Fields(sixtyWords)); n != 60 {
		t.Fatalf("the problem has %d words", n)
	}
	u := visit(t, "")
	u.writes("= (a + b) * c")
	u.sees("#group-same", "Same calculation")
	u.seesAll()
	for i := range times {
		tasks := tasksOf(u, func() {
			ask[bool](u, "(e => (e.focus(), e.select(), true))(document.getElementById('query'))")
			for _, c := range sixtyWords {
				u.types(string(c))
			}
			u.sees("#query-text", "cakes")
			u.seesAll()
		})
		t.Logf("of %d tasks the dearest cost %v, in this browser", len(tasks), tasks[:5])
		if tasks[0]*quarter <= most {
			return
		}
		if i == times-1 {
			t.Errorf("a task costs %v, which is more than %v at a quarter of the speed", tasks[0], most)
		}
	}
}
