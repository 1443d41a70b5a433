package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// A drawer makes a picture (PNG) of a page in one of the browsers, 800 pixels wide at least.
type drawer struct {
	name, program, debian string
	draw                  func(t *testing.T, url string) ([]byte, error)
}

var drawers = []drawer{
	{"chromium", "chromium", "chromium", drawChromium},
	{"firefox", "firefox-esr", "firefox-esr", drawFirefox},
	{"webkit", "WebKitWebDriver", "webkit2gtk-driver", drawWebKit},
}

func drawChromium(t *testing.T, url string) ([]byte, error) {
	u, leave := newUser(t, url)
	defer leave()
	u.does(chromedp.Navigate(url))
	return chromedp.Run(u.ctx, chromedp.CaptureScreenshot())
}

func drawFirefox(t *testing.T, url string) ([]byte, error) {
	file := filepath.Join(t.TempDir(), "page.png")
	return drawn(exec.Command("firefox-esr", "--headless", "--no-remote", "--profile", t.TempDir(),
		"--window-size=1000,900", "--screenshot", file, url), file)
}

// drawn runs a browser that writes a picture into a file.
func drawn(browser *exec.Cmd, file string) ([]byte, error) {
	var said bytes.Buffer
	browser.Stdout, browser.Stderr = &said, &said
	if err := browser.Start(); err != nil {
		return nil, err
	}
	late := time.AfterFunc(time.Minute, func() { browser.Process.Kill() })
	defer late.Stop()
	if err := browser.Wait(); err != nil {
		return nil, fmt.Errorf("%v\n%s", err, said.String())
	}
	return os.ReadFile(file)
}

// drawWebKit asks WebKitGTK by WebDriver, on a screen that nobody sees.
func drawWebKit(t *testing.T, url string) ([]byte, error) {
	w, err := startWebKit(t)
	if err != nil {
		return nil, err
	}
	if err := w.call("POST", "/url", map[string]any{"url": url}, nil); err != nil {
		return nil, err
	}
	var picture []byte // in base64, as encoding/json reads it
	for range 20 {     // before its first frame the browser gives an empty picture
		if err := w.call("GET", "/screenshot", nil, &picture); err != nil || len(picture) > 0 {
			return picture, err
		}
		time.Sleep(250 * time.Millisecond)
	}
	return nil, errors.New("the browser gives no picture")
}

// webKit is a session of WebKitWebDriver.
type webKit struct{ session string }

// startWebKit starts the browser, its driver and a screen, until the test ends.
func startWebKit(t *testing.T) (*webKit, error) {
	screen, err := startScreen(t)
	if err != nil {
		return nil, err
	}
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	address := free.Addr().(*net.TCPAddr)
	free.Close()
	driver := exec.Command("WebKitWebDriver", fmt.Sprintf("--port=%d", address.Port))
	driver.Env = append(os.Environ(), "DISPLAY="+screen, "GDK_BACKEND=x11", "LIBGL_ALWAYS_SOFTWARE=1")
	if err := startUntilTheEnd(t, driver); err != nil {
		return nil, err
	}
	root := "http://" + address.String() + "/session"
	w := &webKit{session: root}
	var begun struct{ SessionID string }
	for range 20 { // until the driver listens
		if err = w.call("POST", "", map[string]any{"capabilities": map[string]any{}}, &begun); err == nil {
			w.session = root + "/" + begun.SessionID
			t.Cleanup(func() { w.call("DELETE", "", nil, nil) })
			return w, nil
		}
		if !errors.Is(err, syscall.ECONNREFUSED) {
			break // it listens, and cannot start the browser
		}
		time.Sleep(250 * time.Millisecond)
	}
	return nil, err
}

// startScreen gives the name of a screen: Xvfb chooses it and says which.
func startScreen(t *testing.T) (string, error) {
	read, write, err := os.Pipe()
	if err != nil {
		return "", err
	}
	t.Cleanup(func() { read.Close() })
	xvfb := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp",
		"-noreset") // or it starts anew when a client leaves, says its number again, and dies where nobody reads it
	xvfb.ExtraFiles = []*os.File{write}
	err = startUntilTheEnd(t, xvfb)
	write.Close()
	if err != nil {
		return "", err
	}
	number := make([]byte, 8)
	n, err := read.Read(number)
	return ":" + strings.TrimSpace(string(number[:n])), err
}

func startUntilTheEnd(t *testing.T, program *exec.Cmd) error {
	if err := program.Start(); err != nil {
		return err
	}
	t.Cleanup(func() {
		program.Process.Kill()
		program.Wait()
	})
	return nil
}

// call gives the driver a command, and reads what comes back into value.
func (w *webKit) call(method, command string, body, value any) error {
	content, err := json.Marshal(body)
	if err != nil {
		return err
	}
	if body == nil {
		content = nil
	}
	request, err := http.NewRequest(method, w.session+command, bytes.NewReader(content))
	if err != nil {
		return err
	}
	response, err := (&http.Client{Timeout: time.Minute}).Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if err != nil {
		return err
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("WebKitWebDriver: %s", answer)
	}
	if value == nil {
		return nil
	}
	return json.Unmarshal(answer, &struct{ Value any }{value})
}
