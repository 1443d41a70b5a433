package worker

import (
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"mwpranker/wasm/message"
)

const small = `{"format":"mwpranker-corpus","version":1,"name":"test","licence":"none","problems":[
{"id":"pens","text":"Ada has 12 pens and 5 pencils. How many is that altogether?","equation":"12 + 5","answer":17}
]}`

// browser is a browser that keeps what is posted. Fetches wait for release, where there is one.
type browser struct {
	mutex   sync.Mutex
	replies []message.Reply
	arrived chan struct{} // gets a value for each reply
	files   map[string]string
	release map[string]chan struct{}
	rest    func()
}

func newBrowser(files map[string]string) *browser {
	return &browser{arrived: make(chan struct{}, 1000), files: files, release: map[string]chan struct{}{}, rest: func() {}}
}

func (b *browser) worker() *Worker {
	return New(Browser{
		Post: func(data string) {
			var r message.Reply
			if err := message.Decode(data, &r); err != nil {
				panic(err)
			}
			b.mutex.Lock()
			b.replies = append(b.replies, r)
			b.mutex.Unlock()
			b.arrived <- struct{}{}
		},
		Rest: func() { b.rest() },
		Fetch: func(file Source, progress func(done, total int64)) ([]byte, error) {
			if wait := b.release[file.URL]; wait != nil {
				<-wait
			}
			content, ok := b.files[file.URL]
			if !ok {
				return nil, errors.New(file.URL + ": the server says 404")
			}
			progress(int64(len(content)/2), int64(len(content)))
			progress(int64(len(content)), int64(len(content)))
			return []byte(content), nil
		},
	})
}

// wait waits for a reply that fits.
func (b *browser) wait(t *testing.T, what string, fits func(message.Reply) bool) message.Reply {
	t.Helper()
	deadline := time.After(20 * time.Second)
	for seen := 0; ; {
		b.mutex.Lock()
		replies := b.replies
		b.mutex.Unlock()
		for ; seen < len(replies); seen++ {
			if fits(replies[seen]) {
				return replies[seen]
			}
		}
		select {
		case <-b.arrived:
		case <-time.After(time.Millisecond): // somebody else who waits may have been told
		case <-deadline:
			t.Fatalf("no reply: %s", what)
		}
	}
}

func (b *browser) answer(t *testing.T, id int) message.Reply {
	t.Helper()
	return b.wait(t, fmt.Sprint("the answer to ", id), func(r message.Reply) bool { return r.ID == id })
}

// showState writes a state in a line: "model finds; corpus ready, parser failed (file-missing),
// reader waiting".
func showState(s *message.State) string {
	var files []string
	for _, f := range s.Files {
		text := f.Name + " " + f.Phase
		if f.Failure != nil {
			text += " (" + f.Failure.Code + ")"
		}
		files = append(files, text)
	}
	text := s.Stage
	if s.CanFind {
		text += fmt.Sprintf(" finds %d", s.Problems)
	}
	if s.CanRead {
		text += " reads"
	}
	return text + "; " + strings.Join(files, ", ")
}

var all = Files{Corpus: Source{URL: "corpus", Bytes: 300}, Parser: Source{URL: "parser"}, Reader: Source{URL: "reader"}}

func weights(t *testing.T, name string) string {
	data, err := os.ReadFile("../../model_weights/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestLoad(t *testing.T) {
	parser, reader := weights(t, "parser.bin"), weights(t, "reader.bin")
	for _, c := range []struct {
		name  string
		files map[string]string
		asked Files
		want  string
	}{
		{"all is well", map[string]string{"corpus": small, "parser": parser, "reader": reader}, all, "ready finds 1 reads; corpus ready, parser ready, reader ready"},
		{"nothing is there", nil, all, "ready; corpus failed (file-missing), parser failed (file-missing), reader failed (file-missing)"},
		{"a site without a model", map[string]string{"corpus": small}, Files{Corpus: all.Corpus}, "ready finds 1; corpus ready, parser failed (file-missing), reader failed (file-missing)"},
		{"a page of the host in place of the corpus", map[string]string{"corpus": "<html>"}, Files{Corpus: all.Corpus}, "ready; corpus failed (file-broken), parser failed (file-missing), reader failed (file-missing)"},
		{"another version", map[string]string{"corpus": strings.Replace(small, `"version":1`, `"version":9`, 1)}, Files{Corpus: all.Corpus}, "ready; corpus failed (file-version), parser failed (file-missing), reader failed (file-missing)"},
		{"half a model", map[string]string{"corpus": small, "parser": parser[:len(parser)/2], "reader": reader}, all, "ready finds 1; corpus ready, parser failed (file-broken), reader ready"},
		{"a model of another version", map[string]string{"corpus": small, "parser": parser, "reader": "MWPW\x09\x00\x00\x00" + reader[8:]}, all, "ready finds 1; corpus ready, parser ready, reader failed (file-version)"},
	} {
		b := newBrowser(c.files)
		w := b.worker()
		w.Load(c.asked)
		state := b.wait(t, c.name, func(r message.Reply) bool { return r.State != nil && r.State.Stage == message.StageReady }).State
		if got := showState(state); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		if state.Protocol != message.Version {
			t.Errorf("%s: protocol %d", c.name, state.Protocol)
		}
	}
}

// TestStages: what is there is used before the rest has arrived.
func TestStages(t *testing.T) {
	b := newBrowser(map[string]string{"corpus": small})
	b.release["corpus"], b.release["parser"] = make(chan struct{}), make(chan struct{})
	w := b.worker()
	go w.Load(all)
	b.wait(t, "the first words", func(r message.Reply) bool { return r.State != nil })
	w.Receive(message.Encode(message.Request{ID: 1, Search: &message.Search{Query: "= 2 + 3"}}))
	if r := b.answer(t, 1); r.Failure == nil || r.Failure.Code != message.NoCorpus || r.Found.Understood.Readings[0].Answer != "5" {
		t.Errorf("before the corpus: %s", message.Encode(r))
	}
	close(b.release["corpus"])
	b.wait(t, "the corpus", func(r message.Reply) bool { return r.State != nil && r.State.CanFind })
	w.Receive(message.Encode(message.Request{ID: 2, Search: &message.Search{Query: "= a + b"}}))
	if r := b.answer(t, 2); r.Failure != nil || len(r.Found.Groups) != 1 {
		t.Errorf("with the corpus: %s", message.Encode(r))
	}
	w.Receive(message.Encode(message.Request{ID: 3, Search: &message.Search{Query: "Bo has 2 pens and 3 pencils."}}))
	if r := b.answer(t, 3); r.Failure != nil || r.Found.By != message.ByWords || r.Found.Understood.Failure.Code != message.NoModel {
		t.Errorf("before the model: %s", message.Encode(r))
	}
	close(b.release["parser"])
	b.wait(t, "the end", func(r message.Reply) bool { return r.State != nil && r.State.Stage == message.StageReady })
}

// TestProgress: bytes done of bytes, from the file's own size where the site tells it.
func TestProgress(t *testing.T) {
	b := newBrowser(map[string]string{"corpus": small})
	b.worker().Load(Files{Corpus: Source{URL: "corpus", Bytes: int64(len(small))}})
	first := b.replies[0].State.Files[0]
	if first.Total != int64(len(small)) || first.Done != 0 || first.Phase != message.PhaseWaiting {
		t.Errorf("at first the corpus is %+v", first)
	}
	reading := b.wait(t, "reading", func(r message.Reply) bool { return r.State != nil && r.State.Files[0].Phase == message.PhaseReading }).State.Files[0]
	if reading.Done != reading.Total || reading.Total != int64(len(small)) {
		t.Errorf("when it has arrived it is %+v", reading)
	}
}

// TestCancel: a request whose place a newer one takes is answered as such, whether it waits or is
// worked on.
func TestCancel(t *testing.T) {
	b := newBrowser(map[string]string{"corpus": small})
	w := b.worker()
	w.Load(Files{Corpus: all.Corpus})
	resting, goOn := make(chan struct{}), make(chan struct{})
	var rests atomic.Int32
	b.rest = func() {
		if rests.Add(1) == 1 {
			close(resting)
			<-goOn
		}
	}
	search := &message.Search{Query: "= a + b"}
	w.Receive(message.Encode(message.Request{ID: 1, Search: search}))
	<-resting                                                                    // 1 is worked on,
	w.Receive(message.Encode(message.Request{ID: 2, Search: search, Cancel: 1})) // 2 waits for its turn,
	w.Receive(message.Encode(message.Request{ID: 3, Search: search, Cancel: 2}))
	w.Receive(message.Encode(message.Request{ID: 4, Check: &message.Check{Expression: "a + b"}})) // and 4 needs none.
	if r := b.answer(t, 4); r.Checked == nil {
		t.Errorf("a check has to wait: %s", message.Encode(r))
	}
	close(goOn)
	for id, superseded := range map[int]bool{1: true, 2: true, 3: false} {
		r := b.answer(t, id)
		if got := r.Failure != nil && r.Failure.Code == message.Superseded; got != superseded || !superseded && r.Found == nil {
			t.Errorf("request %d: %s", id, message.Encode(r))
		}
	}
	if len(w.open) != 0 {
		t.Errorf("%d requests are still open", len(w.open))
	}
}

func TestPingAndNonsense(t *testing.T) {
	b := newBrowser(nil)
	w := b.worker()
	w.Receive(message.Encode(message.Request{ID: -1}))
	if r := b.answer(t, -1); r.Failure != nil {
		t.Errorf("a ping: %s", message.Encode(r))
	}
	w.Receive("{")
	if r := b.answer(t, 0); r.Failure == nil || r.Failure.Code != message.BadRequest {
		t.Errorf("nonsense: %s", message.Encode(r))
	}
	w.engine = nil // a fault in the program
	w.Receive(message.Encode(message.Request{ID: 5, Search: &message.Search{Query: "= a + b"}}))
	if r := b.answer(t, 5); r.Failure == nil || r.Failure.Code != message.Internal {
		t.Errorf("a fault: %s", message.Encode(r))
	}
}
