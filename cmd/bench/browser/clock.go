//go:build !js

package browser

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// A clock tells the page how much processor time its threads have had, its own and that of its
// workers, in milliseconds, at the address "clock". Other work on the machine changes that little,
// while the browser's own clock goes on when the page has to wait. A page asks with a synchronous
// request, and so it sleeps when the system's figure is read. With "?each" it tells the time of
// each thread.
type clock struct {
	once    sync.Once
	threads []string
	err     error
	tab     context.Context
}

func (c *clock) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	c.once.Do(c.find)
	var sum int64
	var each []string
	for _, name := range c.threads {
		var nanoseconds int64
		data, err := os.ReadFile(name)
		if err == nil {
			_, err = fmt.Sscan(string(data), &nanoseconds)
		}
		if err != nil {
			c.err = err
		}
		sum += nanoseconds
		each = append(each, milliseconds(nanoseconds))
	}
	if c.err != nil {
		http.Error(w, c.err.Error(), http.StatusNotFound)
		return
	}
	if !r.URL.Query().Has("each") {
		each = []string{milliseconds(sum)}
	}
	io.WriteString(w, strings.Join(each, " "))
}

func milliseconds(nanoseconds int64) string { return fmt.Sprintf("%.6f", float64(nanoseconds)/1e6) }

// find finds the main threads of all processes that show pages; but for ours they do nothing.
func (c *clock) find() {
	var info systeminfo.GetProcessInfoResult
	if info, c.err = chromedp.CallBrowser(c.tab, systeminfo.GetProcessInfo, cdp.Empty{}); c.err != nil {
		return
	}
	for _, p := range info.ProcessInfo {
		if p.Type == "renderer" {
			c.threads = append(c.threads, fmt.Sprintf("/proc/%d/task/%d/schedstat", p.ID, p.ID))
			names, _ := filepath.Glob(fmt.Sprintf("/proc/%d/task/*/comm", p.ID))
			for _, name := range names {
				if comm, _ := os.ReadFile(name); strings.HasPrefix(string(comm), "DedicatedWorker") {
					c.threads = append(c.threads, filepath.Join(filepath.Dir(name), "schedstat"))
				}
			}
		}
	}
	if len(c.threads) == 0 {
		c.err = fmt.Errorf("no process shows a page")
	}
}
