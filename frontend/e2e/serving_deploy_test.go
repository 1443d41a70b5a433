package e2e

import (
	"bytes"
	"compress/gzip"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"mwpranker/server/edge/edgetest"
	"mwpranker/server/headers"
)

// configured is the block of docs/deploy.md in a language, with what has to be changed for this
// machine changed.
func configured(t *testing.T, language string, changes ...string) string {
	t.Helper()
	page, err := os.ReadFile("../../docs/deploy.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, found := strings.Cut(string(page), "```"+language+"\n")
	block, _, closed := strings.Cut(rest, "```")
	if !found || !closed {
		t.Fatalf("docs/deploy.md has no %s", language)
	}
	for i := 0; i < len(changes); i += 2 {
		if !strings.Contains(block, changes[i]) {
			t.Fatalf("the %s of docs/deploy.md has no %q", language, changes[i])
		}
		block = strings.ReplaceAll(block, changes[i], changes[i+1])
	}
	return block
}

// nginx runs nginx with a configuration of docs/deploy.md.
func nginx(t *testing.T, site, work, address string) *exec.Cmd {
	config := "daemon off; pid nginx.pid; error_log stderr;\nevents {}\nhttp {\n"
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		config += kind + "_temp_path " + kind + ";\n"
	}
	config += configured(t, "nginx", "listen      80;", "listen "+address+";", "/var/www/mwpranker", site) + "}\n"
	write(t, filepath.Join(work, "nginx.conf"), config)
	return exec.Command("nginx", "-e", "stderr", "-p", work, "-c", filepath.Join(work, "nginx.conf"))
}

func caddy(t *testing.T, site, work, address string) *exec.Cmd {
	write(t, filepath.Join(work, "Caddyfile"), "{\n\tadmin off\n}\n"+configured(t, "caddy", "mwpranker.example.org {", "http://"+address+" {", "/var/www/mwpranker", site))
	c := exec.Command("caddy", "run", "--adapter", "caddyfile", "--config", filepath.Join(work, "Caddyfile"))
	c.Env = append(os.Environ(), "HOME="+work, "XDG_DATA_HOME="+work, "XDG_CONFIG_HOME="+work)
	return c
}

func apache(t *testing.T, site, work, address string) *exec.Cmd {
	config := "ServerName localhost\nListen " + address + "\nPidFile apache.pid\nErrorLog /dev/stderr\nTypesConfig /etc/mime.types\n"
	for _, module := range []string{"mpm_event", "authz_core", "dir", "mime", "headers", "filter", "deflate"} {
		config = "LoadModule " + module + "_module /usr/lib/apache2/modules/mod_" + module + ".so\n" + config
	}
	if os.Getuid() == 0 {
		config += "User nobody\nGroup nogroup\n"
	}
	config += "DocumentRoot " + site + "\nDirectoryIndex index.html\n<Directory " + site + ">\nAllowOverride All\nRequire all granted\n</Directory>\n"
	write(t, filepath.Join(work, "apache.conf"), config)
	write(t, filepath.Join(site, ".htaccess"), configured(t, "apache"))
	return exec.Command("apache2", "-d", work, "-f", filepath.Join(work, "apache.conf"), "-DFOREGROUND")
}

func python(_ *testing.T, site, _, address string) *exec.Cmd {
	host, port, _ := strings.Cut(address, ":")
	return exec.Command("python3", "-m", "http.server", "-d", site, "--bind", host, port)
}

func write(t *testing.T, name, content string) {
	t.Helper()
	if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestDeployed serves the site as docs/deploy.md says, with each of its servers that is installed
// here, and opens it in the browser.
func TestDeployed(t *testing.T) {
	for _, c := range []struct {
		program, debian string
		start           func(t *testing.T, site, work, address string) *exec.Cmd
		ours            bool // it sends our headers, and compresses
	}{
		{"nginx", "nginx", nginx, true},
		{"caddy", "caddy", caddy, true},
		{"apache2", "apache2", apache, true},
		{"python3", "python3", python, false},
	} {
		t.Run(c.program, func(t *testing.T) {
			if _, err := exec.LookPath(c.program); err != nil {
				t.Skipf("%s is not installed (Debian: apt-get install %s)", c.program, c.debian)
			}
			work := t.TempDir()
			if err := os.Chmod(filepath.Dir(work), 0o755); err != nil { // servers give up their rights to read it
				t.Fatal(err)
			}
			site := filepath.Join(work, "site")
			if err := os.CopyFS(site, os.DirFS(dist(t))); err != nil {
				t.Fatal(err)
			}
			// These servers do not say which port the system gave them, so one is chosen for them; another,
			// where it is taken meanwhile.
			address := freeAddress(t)
			for tries := 1; !runs(t, c.start(t, site, work, address), address); tries++ {
				if tries == 3 {
					t.Fatalf("%s has ended three times", c.program)
				}
				address = freeAddress(t)
			}
			handsOut(t, "http://"+address+"/", c.ours)
			worksAt(t, address)
		})
	}
	t.Run("edge", func(t *testing.T) {
		edge := edgetest.New(t, "../../server/edge", os.DirFS(dist(t)))
		worksAt(t, strings.TrimPrefix(edge.Start(), "http://"))
	})
}

func freeAddress(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

// runs a server until the test ends; false says that it has ended before it answered.
func runs(t *testing.T, server *exec.Cmd, address string) bool {
	t.Helper()
	var said bytes.Buffer
	server.Stdout, server.Stderr = &said, &said
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Wait() }()
	t.Cleanup(func() {
		server.Process.Signal(os.Interrupt)
		select {
		case <-ended:
		case <-time.After(10 * time.Second):
			server.Process.Kill()
			<-ended
		}
		if t.Failed() {
			t.Logf("the server said:\n%s", said.String())
		}
	})
	for range 600 {
		if c, err := net.Dial("tcp", address); err == nil {
			c.Close()
			return true
		}
		select {
		case err := <-ended:
			ended <- err // for the cleanup
			t.Logf("the server has ended with %v:\n%s", err, said.String())
			return false
		case <-time.After(50 * time.Millisecond):
		}
	}
	t.Fatal("the server does not start")
	return false
}

// handsOut asks for every file of the site: its bytes have to be those of the build, and where the
// server is ours to configure, the headers those of server/headers, and what is worth it
// compressed.
func handsOut(t *testing.T, address string, ours bool) {
	t.Helper()
	for _, e := range served(t) {
		want, err := os.ReadFile(filepath.Join(dist(t), e.Path))
		if err != nil {
			t.Fatal(err)
		}
		head, got := fetched(t, address+e.Path)
		if !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes came that are not the %d of the build", e.Path, len(got), len(want))
		}
		if !ours {
			continue
		}
		if packed := head.Get("Content-Encoding") == "gzip"; !packed && e.Gzip != nil && path.Ext(e.Path) != ".ts" && path.Ext(e.Path) != ".png" {
			t.Errorf("%s came as it is, and with gzip has %d of %d bytes", e.Path, e.Gzip.Size, e.Size)
		}
		if cache := head.Get("Cache-Control"); cache != headers.Cache(e.Path) {
			t.Errorf("%s has Cache-Control %q, want %q", e.Path, cache, headers.Cache(e.Path))
		}
		if kind := path.Ext(e.Path); kind == ".wasm" || kind == ".webmanifest" || kind == ".html" {
			if sent, _, _ := strings.Cut(head.Get("Content-Type"), ";"); !strings.HasPrefix(headers.Type(e.Path), sent) || sent == "" {
				t.Errorf("%s has the type %q, want %q", e.Path, sent, headers.Type(e.Path))
			}
		}
		for _, h := range headers.Security {
			if head.Get(h.Name) != h.Value {
				t.Errorf("%s has %s %q, want %q", e.Path, h.Name, head.Get(h.Name), h.Value)
			}
		}
	}
	for _, none := range []string{"none.html", "build.json/none", "../build.json.none"} {
		resp, err := http.Get(address + none)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode != http.StatusNotFound && resp.StatusCode != http.StatusBadRequest {
			t.Errorf("%s: %s", none, resp.Status)
		}
	}
}

// fetched gives a file, unpacked.
func fetched(t *testing.T, address string) (http.Header, []byte) {
	t.Helper()
	request, err := http.NewRequest(http.MethodGet, address, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", "gzip")
	resp, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	body := io.Reader(resp.Body)
	if resp.Header.Get("Content-Encoding") == "gzip" {
		if body, err = gzip.NewReader(body); err != nil {
			t.Fatalf("%s: %v", address, err)
		}
	}
	content, err := io.ReadAll(body)
	if err != nil || resp.StatusCode != http.StatusOK {
		t.Fatalf("%s: %s, %v", address, resp.Status, err)
	}
	return resp.Header, content
}

// worksAt opens a page, searches, and once more when the server can not be reached any more.
func worksAt(t *testing.T, address string) {
	t.Helper()
	to, err := url.Parse("http://" + address)
	if err != nil {
		t.Fatal(err)
	}
	h := newHost(t, httputil.NewSingleHostReverseProxy(to))
	u := h.visitor("/")
	u.isReady()
	u.isKept("ready")
	u.writes("= a / (b - c)")
	u.sees("#group-same .card", "")
	h.dies()
	u.does(chromedp.Reload())
	u.isReady()
	u.writes("= a * b")
	u.sees("#group-same .card", "")
	if policy := ask[string](u, "fetch('index.html').then(r => r.headers.get('content-security-policy'))"); policy != headers.Policy {
		t.Errorf("the page has the policy %q", policy)
	}
	h.rises()
}
