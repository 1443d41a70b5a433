package worker

import (
	"errors"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"mwpranker/wasm/message"
)

const mine = "id,text,equation\ncats,Cem has 2 cats and 5 dogs. How many pets?,2 + 5\nhens,Ten hens lay 3 eggs each.,10 * 3\nnone,No numbers here.,\n"

func asFile(content string) *File {
	return &File{Size: int64(len(content)), Read: func() ([]byte, error) { return []byte(content), nil }}
}

// brings imports a file and waits until it is read.
func (b *browser) brings(t *testing.T, w *Worker, id int, name, content string) {
	t.Helper()
	w.ReceiveFile(message.Encode(message.Request{ID: id, Import: &message.Import{Name: name}}), asFile(content))
	if r := b.answer(t, id); r.Imported == nil {
		t.Fatalf("not imported: %s", message.Encode(r))
	}
}

// stands waits for a state like this: "test+mine 3 problems; mine ready 2/3".
func (b *browser) stands(t *testing.T, want string) {
	t.Helper()
	got := ""
	b.wait(t, want, func(r message.Reply) bool {
		if r.State != nil {
			got = showOwn(r.State)
		}
		return got == want
	})
}

// forgets what was said until now.
func (b *browser) forgets() {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	b.replies = nil
}

func showOwn(s *message.State) string {
	var names, own []string
	for _, c := range s.Corpora {
		names = append(names, c.Name)
	}
	for _, c := range s.Own {
		line := fmt.Sprintf("%s %s %d/%d", c.Name, c.Phase, c.Read, c.Total)
		if c.Failure != nil {
			line += " (" + c.Failure.Code + ")"
		}
		own = append(own, line)
	}
	return fmt.Sprintf("%s %d problems; %s", strings.Join(names, "+"), s.Problems, strings.Join(own, ", "))
}

// ids is what a search finds.
func (b *browser) ids(t *testing.T, w *Worker, id int, query string) string {
	t.Helper()
	w.Receive(message.Encode(message.Request{ID: id, Search: &message.Search{Query: query}}))
	var ids []string
	for _, g := range b.answer(t, id).Found.Groups {
		for _, r := range g.Results {
			ids = append(ids, r.ID)
		}
	}
	return strings.Join(ids, " ")
}

func TestImport(t *testing.T) {
	s := newDisk()
	b, w := s.at()
	b.brings(t, w, 1, "mine.csv", mine)
	b.stands(t, "test+mine 3 problems; mine ready 3/3")
	if got := b.ids(t, w, 2, "= a + b"); got != "pens 1:cats 1:hens" {
		t.Errorf("beside the site's: %s", got)
	}
	w.Receive(message.Encode(message.Request{ID: 3, Manage: &message.Manage{Do: message.DoReport, Collection: 1}}))
	if r := b.answer(t, 3).Report; r == nil || len(r.Faults) != 1 || r.Faults[0].Line != 4 || r.Faults[0].ID != "none" {
		t.Errorf("the report says %+v", r)
	}
	w.Receive(message.Encode(message.Request{ID: 4, Manage: &message.Manage{Do: message.DoUse, Use: message.UseOwn}}))
	b.stands(t, "mine 2 problems; mine ready 3/3")
	w.Receive(message.Encode(message.Request{ID: 5, Export: &message.Export{Collection: 1, As: message.AsTable}}))
	if e := b.answer(t, 5).Exported; e == nil || e.Name != "mine.csv" || !strings.Contains(e.Content, "cats,Cem has 2 cats and 5 dogs. How many pets?,2 + 5,7") {
		t.Errorf("exported %+v", e)
	}
	b.brings(t, w, 6, "mine.csv", "text,equation\n1 and 2,1 + 2\n")
	b.stands(t, "mine+mine (2) 3 problems; mine ready 3/3, mine (2) ready 1/1")

	// Another visit finds all of it again; what is removed is gone for good.
	b, w = s.at()
	b.stands(t, "mine+mine (2) 3 problems; mine ready 3/3, mine (2) ready 1/1")
	b.forgets() // that it began with the site's problems alone
	for number := range 2 {
		w.Receive(message.Encode(message.Request{ID: 10 + number, Manage: &message.Manage{Do: message.DoRemove, Collection: 1 + number}}))
	}
	b.stands(t, "test 1 problems; ")
	if got := s.names(); !slices.Equal(got, []string{useName}) {
		t.Errorf("on the shelf are still %q", got)
	}
}

// TestPreviewKeepsNothing: a file that is only looked at is not there afterwards.
func TestPreviewKeepsNothing(t *testing.T) {
	s := newDisk()
	b, w := s.at()
	w.ReceiveFile(message.Encode(message.Request{ID: 1, Import: &message.Import{Name: "mine.csv", Preview: true}}), asFile(mine))
	seen := b.answer(t, 1).Imported
	if seen == nil || seen.Preview == nil || seen.Preview.Total != 3 || len(seen.Preview.Columns) == 0 {
		t.Fatalf("seen is %+v", seen)
	}
	w.ReceiveFile(message.Encode(message.Request{ID: 2, Import: &message.Import{Name: "x.pdf", Preview: true}}), asFile("%PDF-1.4"))
	if r := b.answer(t, 2); r.Failure == nil || r.Failure.Code != message.NotImported {
		t.Errorf("a PDF gives %+v", r)
	}
	if names := s.names(); len(names) != 0 {
		t.Errorf("on the shelf are %q", names)
	}
	b.brings(t, w, 3, "mine.csv", mine)
	b.stands(t, "test+mine 3 problems; mine ready 3/3")
}

// TestPause: what is paused, also by the end of the worker, can be found and gone on with.
func TestPause(t *testing.T) {
	s := newDisk()
	b, w := s.at()
	first := make(chan struct{})
	var stopped atomic.Bool
	goOn := make(chan struct{})
	resting := &w.collections // of this worker, which rests on when the next one has come
	b.rest = func() {
		resting.mutex.Lock()
		begun := len(resting.all) > 0 && resting.all[0].Read == 1
		resting.mutex.Unlock()
		if begun && stopped.CompareAndSwap(false, true) {
			close(first)
			<-goOn
		}
	}
	b.brings(t, w, 1, "mine.csv", mine)
	<-first
	w.Receive(message.Encode(message.Request{ID: 2, Manage: &message.Manage{Do: message.DoPause, Collection: 1}}))
	for paused := false; !paused; {
		runtime.Gosched() // in WebAssembly nobody else would have a turn
		w.collections.mutex.Lock()
		paused = w.collections.all[0].pause
		w.collections.mutex.Unlock()
	}
	close(goOn)
	b.stands(t, "test+mine 2 problems; mine paused 1/3")

	b, w = s.at()
	b.stands(t, "test+mine 2 problems; mine paused 1/3")
	w.Receive(message.Encode(message.Request{ID: 3, Manage: &message.Manage{Do: message.DoResume, Collection: 1}}))
	b.stands(t, "test+mine 3 problems; mine ready 3/3")

	// A collection of a format that is not read any more is read anew.
	s.put(readName(1), "{}\nof another version")
	b, w = s.at()
	b.stands(t, "test 1 problems; 000001 paused 0/3")
	w.Receive(message.Encode(message.Request{ID: 4, Manage: &message.Manage{Do: message.DoResume, Collection: 1}}))
	b.stands(t, "test+000001 3 problems; 000001 ready 3/3")
}

// TestImportFails: what cannot be read or kept is said, and what was read is not lost.
func TestImportFails(t *testing.T) {
	s := newDisk()
	s.full = true
	b, w := s.at()
	b.brings(t, w, 1, "mine.csv", mine)
	b.stands(t, "test+mine 3 problems; mine ready 3/3 (shelf-full)")
	for i, c := range []struct {
		file *File
		want string
	}{
		{nil, "there is no file"},
		{asFile("PK\x03\x04"), "the zip file is damaged, or was not copied to its end"},
		{asFile("text\n"), "there is no problem in it"},
		{&File{Size: 65 << 20}, "the file has 65 MB; at most 64 MB are read here: split it, or make a site of it with mwp build"},
		{&File{Read: func() ([]byte, error) { return nil, errors.New("the disk is gone") }}, "the disk is gone"},
	} {
		w.ReceiveFile(message.Encode(message.Request{ID: 10 + i, Import: &message.Import{Name: "x.csv"}}), c.file)
		if r := b.answer(t, 10+i); r.Failure == nil || r.Failure.Code != message.NotImported || r.Failure.Why != c.want {
			t.Errorf("got %s, want %s", message.Encode(r), c.want)
		}
	}
	for i, r := range []message.Manage{{Do: "dance"}, {Do: message.DoReport, Collection: 9}, {Do: message.DoUse, Use: "x"}, {Do: "dance", Collection: 1}} {
		w.Receive(message.Encode(message.Request{ID: 20 + i, Manage: &r}))
		if f := b.answer(t, 20+i).Failure; f == nil || f.Code != message.BadRequest {
			t.Errorf("%+v: %+v", r, f)
		}
	}
}

// TestImportIsStopped: while the records of a large file are looked for, it is told how far that
// is, other requests are answered, and a request that cancels it ends it at once, with nothing
// kept.
func TestImportIsStopped(t *testing.T) {
	s := newDisk()
	b, w := s.at()
	var large strings.Builder
	for i := 0; large.Len() < 4<<20; i++ {
		fmt.Fprintf(&large, "%d red and %d blue kites fly over the sea.\n\n", i, i+7)
	}
	heard := func(id int) bool {
		b.mutex.Lock()
		defer b.mutex.Unlock()
		return slices.ContainsFunc(b.replies, func(r message.Reply) bool { return r.ID == id })
	}
	var rests atomic.Int32
	b.rest = func() {
		if rests.Add(1) != 10 {
			return
		}
		w.Receive(message.Encode(message.Request{ID: 2, Check: &message.Check{Expression: "3 + 4"}}))
		w.Receive(message.Encode(message.Request{ID: 3, Cancel: 1}))
		for !heard(2) || !heard(3) {
			time.Sleep(time.Millisecond)
		}
	}
	w.ReceiveFile(message.Encode(message.Request{ID: 1, Import: &message.Import{Name: "large.txt"}}), asFile(large.String()))
	if f := b.answer(t, 1).Failure; f == nil || f.Code != message.Superseded {
		t.Errorf("the reply says %+v", f)
	}
	if n := rests.Load(); n > 20 {
		t.Errorf("it went on for %d rests", n)
	}
	told, last := false, []message.Importing(nil)
	b.mutex.Lock()
	for _, r := range b.replies {
		if r.State != nil {
			if last = r.State.Importing; len(last) > 0 {
				told = told || last[0] == (message.Importing{ID: 1, Total: int64(large.Len())})
			}
		}
	}
	b.mutex.Unlock()
	if !told {
		t.Error("nobody is told that the file is read")
	}
	if len(last) > 0 {
		t.Errorf("at the end it is told that %+v are read", last)
	}
	if names := s.names(); len(names) > 0 {
		t.Errorf("on the shelf are %q", names)
	}
}
