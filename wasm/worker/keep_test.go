package worker

import (
	"encoding/json"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"mwpranker/wasm/message"
	"mwpranker/wasm/own"
)

// visitor is somebody in front of a tab: what he does, and what the page has said to it.
type visitor struct {
	t    *testing.T
	tab  *tab
	b    *browser
	w    *Worker
	last int
	said []string // to whom listens for faults: each act and how it ended
}

func (d *disk) visitor(t *testing.T) *visitor { return d.open().visitor(t) }

func (p *tab) visitor(t *testing.T) *visitor { return p.visitorWho(t, func(*Worker) {}) }

// visitorWho does something whenever the worker rests.
func (p *tab) visitorWho(t *testing.T, rests func(*Worker)) *visitor {
	b, w := p.worker()
	b.rest = func() { rests(w) }
	go w.Load(Files{Corpus: all.Corpus}) // a tab that is closed meanwhile never ends it
	return &visitor{t: t, tab: p, b: b, w: w}
}

// asks sends a request and waits for the answer, or for the end of the tab.
func (v *visitor) asks(r message.Request, file *File) *message.Reply {
	v.last++
	r.ID = v.last
	v.w.ReceiveFile(message.Encode(r), file)
	for limit := time.Now().Add(20 * time.Second); ; {
		v.b.mutex.Lock()
		for _, reply := range v.b.replies {
			if reply.ID == r.ID {
				v.b.mutex.Unlock()
				return &reply
			}
		}
		v.b.mutex.Unlock()
		if v.tab.closed() {
			return nil
		}
		if time.Now().After(limit) {
			v.t.Fatalf("no answer to %s", message.Encode(r))
		}
		time.Sleep(20 * time.Microsecond)
	}
}

// settles waits until nothing is read any more and the page was told how all stands, or until the
// tab is closed.
func (v *visitor) settles() {
	for limit := time.Now().Add(20 * time.Second); !v.tab.closed() && !v.settled(); time.Sleep(20 * time.Microsecond) {
		if time.Now().After(limit) {
			v.t.Fatalf("still reading: %s", v.shows())
		}
	}
}

func (v *visitor) settled() bool {
	told := v.state()
	if told == nil {
		return false
	}
	v.w.collections.mutex.Lock()
	defer v.w.collections.mutex.Unlock()
	var now []message.Collection
	for _, b := range v.w.collections.all {
		if b.phase == message.CollectionReading {
			return false
		}
		now = append(now, b.show())
	}
	return message.Encode(now) == message.Encode(told.Own) && v.w.collections.use == told.Use
}

// state is what the page was told last; nil before it was told what there is.
func (v *visitor) state() *message.State {
	select {
	case <-v.w.collections.opened:
	default:
		return nil
	}
	v.b.mutex.Lock()
	defer v.b.mutex.Unlock()
	for _, reply := range slices.Backward(v.b.replies) {
		if reply.State != nil {
			return reply.State
		}
	}
	return nil
}

// shows is what the page shows, in a line.
func (v *visitor) shows() string {
	s := v.state()
	if s == nil {
		return ""
	}
	line := "use " + s.Use
	for _, c := range s.Own {
		line += fmt.Sprintf("; %d %s %s %d/%d kept %d", c.Number, c.Name, c.Phase, c.Read, c.Total, c.Kept)
		if c.Failure != nil {
			line += " " + c.Failure.Code
		}
	}
	return line
}

// act is something that a visitor does; it waits for the answer.
type act struct {
	name string
	do   func(v *visitor) *message.Reply
}

func imports(name, content string) act {
	return act{"import " + name, func(v *visitor) *message.Reply {
		return v.asks(message.Request{Import: &message.Import{Name: name}}, asFile(content))
	}}
}

func manages(do string, collection int) act {
	return act{fmt.Sprint(do, " ", collection), func(v *visitor) *message.Reply {
		return v.asks(message.Request{Manage: &message.Manage{Do: do, Collection: collection}}, nil)
	}}
}

func uses(use string) act {
	return act{"use " + use, func(v *visitor) *message.Reply {
		return v.asks(message.Request{Manage: &message.Manage{Do: message.DoUse, Use: use}}, nil)
	}}
}

// does does it, and waits until nothing is read any more.
func (v *visitor) does(a act) *message.Reply {
	reply := a.do(v)
	ended := "the tab is closed"
	if reply != nil {
		ended = "well"
		if reply.Failure != nil {
			ended = reply.Failure.Code
		}
		if r := reply.Imported; r != nil {
			ended = fmt.Sprint("as ", r.Collection)
		}
	}
	v.said = append(v.said, a.name+": "+ended)
	v.settles()
	return reply
}

// half is a collection of three records of which one was read, as another visit has left it.
func (d *disk) half(t *testing.T, number int, name string) {
	t.Helper()
	c, err := own.Open(number, name, []byte(mine), nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	c.Step(nil)
	saved, err := c.Save()
	if err != nil {
		t.Fatal(err)
	}
	d.put(fileName(number), mine)
	d.put(readName(number), string(saved))
}

// TestFaults lets a fault happen at every step of every transaction and between any two, and looks
// at what the next visit finds: it must be what the page has said.
func TestFaults(t *testing.T) {
	script := []act{
		imports("mine.csv", mine), uses(message.UseOwn), imports("more.csv", "text,equation\n1 and 2,1 + 2\n"),
		manages(message.DoResume, 1), manages(message.DoKeep, 2), manages(message.DoRemove, 2), manages(message.DoKeep, 3),
		imports("mine.csv", mine), manages(message.DoRemove, 3), uses(message.UseAll),
	}
	faults := []struct {
		name  string
		lasts bool // all that follows fails too
		at    func(p *tab) error
	}{
		{"quota", false, func(*tab) error { return errFull }},
		{"quota from here on", true, func(*tab) error { return errFull }},
		{"abort", false, func(*tab) error { return errAborted }},
		{"database closed from here on", true, func(*tab) error { return errAborted }},
		{"tab closed", true, func(p *tab) error { p.close(); return nil }},
	}
	tried, some := 0, testing.Short() || runtime.GOOS == "js" // a quarter of them where each takes ten times as long
	for _, fault := range faults {
		for step := 1; ; step++ {
			if some && step%4 > 0 {
				continue
			}
			d := newDisk()
			d.half(t, 1, "half.csv")
			p := d.open()
			var mutex sync.Mutex
			steps, where := 0, ""
			p.step = func(what string) error {
				mutex.Lock()
				defer mutex.Unlock()
				// A transaction that is complete cannot fail any more, and what only reads has no room to lack.
				if what == "complete" && fault.name != "tab closed" || what == "read" && strings.HasPrefix(fault.name, "quota") {
					return nil
				}
				if steps++; steps < step || steps > step && !fault.lasts {
					return nil
				}
				if where == "" {
					where = what
				}
				return fault.at(p)
			}
			v := p.visitor(t)
			v.settles()
			for _, a := range script {
				if p.closed() {
					break
				}
				v.does(a)
			}
			mutex.Lock()
			at := fmt.Sprintf("%s at step %d (%s), after %q", fault.name, step, where, v.said)
			ended := where == ""
			mutex.Unlock()
			v.checkNextVisit(at)
			tried++
			if ended || t.Failed() {
				break
			}
		}
	}
	t.Logf("%d faults", tried)
	if tried < 200 && !some {
		t.Errorf("only %d faults were tried", tried)
	}
}

// checkNextVisit holds what another visit finds against what this one was told.
func (v *visitor) checkNextVisit(at string) {
	v.t.Helper()
	told, killed := v.state(), v.tab.closed()
	v.tab.close()
	next := v.tab.disk.visitor(v.t)
	next.settles()
	found := next.state()
	if told == nil { // the tab was closed before it had said anything
		told = &message.State{Use: found.Use, Own: found.Own}
	}
	byNumber := func(s *message.State, number int) *message.Collection {
		if i := slices.IndexFunc(s.Own, func(c message.Collection) bool { return c.Number == number }); i >= 0 {
			return &s.Own[i]
		}
		return nil
	}
	complain := func(format string, arguments ...any) {
		v.t.Errorf("%s: %s\ntold  %s\nfound %s", at, fmt.Sprintf(format, arguments...), v.shows(), next.shows())
	}
	for _, c := range told.Own {
		f := byNumber(found, c.Number)
		switch {
		case c.Kept < 0 && f != nil && !killed && told.Unkept == nil:
			complain("%s was said not to be kept", c.Name)
		case c.Kept < 0 && c.Failure == nil && !killed:
			complain("nobody said that %s is not kept", c.Name)
		case c.Kept >= 0 && f == nil && told.Unkept == nil && !removedLast(v.said, c.Number):
			complain("%s is lost", c.Name)
		case f != nil && !killed && told.Unkept == nil && f.Read != c.Kept:
			complain("of %s %d are found", c.Name, f.Read)
		case f != nil && killed && f.Read < c.Kept:
			complain("of %s only %d are found", c.Name, f.Read)
		case c.Phase != message.CollectionReading && c.Read != c.Kept && c.Failure == nil && !killed:
			complain("nobody said that %s is kept in part only", c.Name)
		}
	}
	for _, f := range found.Own {
		if byNumber(told, f.Number) == nil && !killed && told.Unkept == nil {
			complain("%s was not there any more", f.Name)
		}
		if f.Phase != message.CollectionReady && f.Phase != message.CollectionPaused {
			complain("%s is %s", f.Name, f.Phase)
		}
	}
	if told.Use != found.Use && !killed && told.Unkept == nil && !slices.ContainsFunc(v.said, func(s string) bool {
		return strings.HasPrefix(s, "use ") && !strings.HasSuffix(s, ": well")
	}) {
		complain("another use")
	}
	// Whatever is found can be read on and removed.
	for _, f := range found.Own {
		next.does(manages(message.DoResume, f.Number))
		if c := byNumber(next.state(), f.Number); c == nil || c.Phase != message.CollectionReady || c.Problems == 0 || c.Kept != c.Total {
			complain("%s cannot be read on: %s", f.Name, next.shows())
		}
		next.does(manages(message.DoRemove, f.Number))
	}
	if names := v.tab.disk.names(); len(slices.DeleteFunc(names, func(name string) bool { return name == useName })) > 0 {
		complain("%q cannot be removed", names)
	}
	next.tab.close()
}

// removedLast is whether the tab was closed while a collection was being removed: the answer did
// not come.
func removedLast(said []string, number int) bool {
	return len(said) > 0 && said[len(said)-1] == fmt.Sprint(message.DoRemove, " ", number, ": the tab is closed")
}

// TestFullAndRoomAgain: what could not be kept is said, and can be kept when there is room.
func TestFullAndRoomAgain(t *testing.T) {
	d := newDisk()
	d.full = true
	v := d.visitor(t)
	v.does(imports("mine.csv", mine))
	if got, want := v.shows(), "use all; 1 mine ready 3/3 kept -1 shelf-full"; got != want {
		t.Errorf("on a full disk: %s, want %s", got, want)
	}
	if r := v.does(manages(message.DoKeep, 1)); r.Failure == nil || r.Failure.Code != message.ShelfFull {
		t.Errorf("kept on a full disk: %s", message.Encode(r))
	}
	d.full = false
	if r := v.does(manages(message.DoKeep, 1)); r.Failure != nil {
		t.Errorf("not kept where there is room: %s", message.Encode(r))
	}
	for _, each := range []*visitor{v, d.visitor(t)} {
		each.settles()
		if got, want := each.shows(), "use all; 1 mine ready 3/3 kept 3"; got != want {
			t.Errorf("with room: %s, want %s", got, want)
		}
	}
}

// TestHalfWritten: what is left of a collection that was not kept whole, as a page of an earlier
// build could leave it, is found and can be removed; its file alone can be read anew.
func TestHalfWritten(t *testing.T) {
	whole := newDisk()
	whole.half(t, 1, "half.csv")
	done := newDisk()
	done.visitor(t).does(imports("done.csv", mine))
	for _, c := range []struct{ name, file, read, want, resumed string }{
		{"a file alone", mine, "", "1 000001 paused 0/3 kept 0", "1 000001 ready 3/3 kept 3"},
		{"what was read alone", "", string(whole.records[readName(1)]), "1 half broken 1/3 kept 1 shelf-half", ""},
		{"all that was read alone", "", string(done.records[readName(1)]), "1 done ready 3/3 kept 3", ""},
		{"neither can be read", "PK\x03\x04", "{}", "1 000001 broken 0/0 kept 0 shelf-half", ""},
		{"nothing but noise", "", "noise", "1 000001 broken 0/0 kept 0 shelf-half", ""},
		{"another collection's", mine, strings.Replace(string(whole.records[readName(1)]), `"number":1`, `"number":2`, 1), "1 000001 paused 0/3 kept 0", "1 000001 ready 3/3 kept 3"},
	} {
		d := newDisk()
		for name, content := range map[string]string{fileName(1): c.file, readName(1): c.read} {
			if content != "" {
				d.put(name, content)
			}
		}
		v := d.visitor(t)
		v.settles()
		if got := v.shows(); got != "use all; "+c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		v.does(manages(message.DoResume, 1))
		if got, want := v.shows(), "use all; "+max(c.resumed, c.want); got != want && c.resumed != "" {
			t.Errorf("%s, gone on with: %s, want %s", c.name, got, want)
		}
		if r := v.does(manages(message.DoRemove, 1)); r.Failure != nil || len(d.names()) > 0 {
			t.Errorf("%s cannot be removed: %s; %q", c.name, message.Encode(r), d.names())
		}
	}
}

// TestForget: nothing is left, not even the database, also where another tab reads; and no tab
// brings anything back.
func TestForget(t *testing.T) {
	d := newDisk()
	d.half(t, 1, "half.csv")
	other := d.visitor(t)
	v := d.visitor(t)
	v.does(imports("mine.csv", mine))
	v.does(uses(message.UseOwn))
	if r := v.does(act{"forget", func(v *visitor) *message.Reply {
		return v.asks(message.Request{Manage: &message.Manage{Do: message.DoForget}}, nil)
	}}); r.Failure != nil {
		t.Fatalf("not forgotten: %s", message.Encode(r))
	}
	for _, each := range []*visitor{v, other, d.visitor(t)} {
		each.shall(t, "after all was forgotten", "use all")
	}
	if d.records != nil {
		t.Errorf("there is still a database with %q", d.names())
	}
	// A tab that has not heard of it does not bring back what it had.
	v.does(imports("new.csv", mine))
	v.shall(t, "afterwards", "use all; 1 new ready 3/3 kept 3")
}

// shall waits until the page shows something.
func (v *visitor) shall(t *testing.T, when, want string) {
	t.Helper()
	for limit := time.Now().Add(10 * time.Second); v.shows() != want; time.Sleep(50 * time.Microsecond) {
		if time.Now().After(limit) {
			t.Errorf("%s: %s, want %s", when, v.shows(), want)
			return
		}
	}
}

// TestVersionsNeverComeAgain: not even when all was forgotten between two of them.
func TestVersionsNeverComeAgain(t *testing.T) {
	d := newDisk()
	p := d.open()
	k := shelf{p, p}
	seen := map[version]bool{}
	for range 5 {
		v, err := k.change(put("a", anyVersion, []byte("x")))
		if err != nil {
			t.Fatal(err)
		}
		if seen[v.at("a")] {
			t.Fatalf("version %d comes again", v.at("a"))
		}
		seen[v.at("a")] = true
		if _, err := k.change(put("a", 0, nil)); err != errChanged {
			t.Errorf("overwritten: %v", err)
		}
		if err := k.forget(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(2 * time.Millisecond)
	}
	var kept versions
	if json.Unmarshal(d.records[versionsName], &kept); kept.Last != 0 {
		t.Errorf("versions are left: %v", kept)
	}
}
