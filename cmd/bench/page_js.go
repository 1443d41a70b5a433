package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"syscall/js"
	"time"

	"mwpranker/wasm/engine"
	"mwpranker/wasm/kernel"
	"mwpranker/wasm/tensor"
)

// In the browser: measure everything and leave the result where the native side reads it. Under
// node: print it.
func main() {
	engine.BeginLoading()                                            // as the page's worker does
	if pid := js.Global().Get("process").Get("pid").Int(); pid > 0 { // in a browser wasm_exec.js puts another in its place
		clock = threadTime(pid)
		files, err := readFiles()
		if err == nil {
			fmt.Println("node, processor time of its main thread")
			err = measure(files, os.Args[1:], func(g Group) { g.Write(os.Stdout) })
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "bench:", err)
			os.Exit(1)
		}
		return
	}
	clock = pageTime()
	var result Result
	wanted := js.Global().Get("mwpWanted")
	var names []string
	for i := range wanted.Length() {
		names = append(names, wanted.Index(i).String())
	}
	if err := measure(sentFiles(), names, func(g Group) { result.Groups = append(result.Groups, g) }); err != nil {
		result.Error = err.Error()
	}
	data, err := json.Marshal(result)
	if err != nil {
		data = []byte(fmt.Sprintf(`{"Error":%q}`, err))
	}
	js.Global().Set("mwpResult", string(data))
}

// pageTime is the processor time of the page's thread, see cmd/bench/browser.
func pageTime() func() time.Duration {
	request := js.Global().Get("XMLHttpRequest")
	return func() time.Duration {
		r := request.New()
		r.Call("open", "GET", "clock", false)
		r.Call("send")
		var milliseconds float64
		fmt.Sscan(r.Get("responseText").String(), &milliseconds)
		return time.Duration(milliseconds * 1e6)
	}
}

// threadTime is the processor time of node's main thread, without what V8 compiles beside it. The
// kernel brings its figure up to date when the thread goes to sleep.
func threadTime(pid int) func() time.Duration {
	name := fmt.Sprintf("/proc/self/task/%d/schedstat", pid)
	fs, atomics := js.Global().Get("fs"), js.Global().Get("Atomics")
	cell := js.Global().Get("Int32Array").New(js.Global().Get("SharedArrayBuffer").New(4))
	return func() time.Duration {
		atomics.Call("wait", cell, 0, 0, 0.01)
		var nanoseconds int64
		fmt.Sscan(fs.Call("readFileSync", name, "utf8").String(), &nanoseconds)
		return time.Duration(nanoseconds)
	}
}

// sentFiles are the files that the page fetched.
func sentFiles() map[string][]byte {
	files := map[string][]byte{}
	sent := js.Global().Get("mwpFiles")
	names := js.Global().Get("Object").Call("keys", sent)
	for i := range names.Length() {
		array := sent.Get(names.Index(i).String())
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		files[names.Index(i).String()] = data
	}
	return files
}

// subjects are what is measured, by the names that select some of them.
var subjects = []struct {
	name    string
	measure func(files map[string][]byte) ([]Group, error)
}{{"cold", cold}, {"coded", coded}, {"products", products}, {"parser", parsing}, {"query", query}, {"batch", batch}, {"loading", loading}}

// measure measures the subjects that are wanted, or all where none is named.
func measure(files map[string][]byte, wanted []string, keep func(Group)) error {
	if !kernel.Install() {
		return fmt.Errorf("there is no SIMD here: there is nothing to compare")
	}
	for _, subject := range subjects {
		if len(wanted) > 0 && !slices.Contains(wanted, subject.name) {
			continue
		}
		groups, err := subject.measure(files)
		if err != nil {
			return err
		}
		for _, g := range groups {
			keep(g)
		}
	}
	return nil
}

// products are single products of the sizes that models have.
func products(map[string][]byte) (groups []Group, err error) {
	for _, s := range [][3]int{{1, 256, 1024}, {14, 352, 264}, {40, 256, 1024}} {
		m, k, n := s[0], s[1], s[2]
		a, b, c := numbers(m*k), numbers(k*n), make([]float32, m*n)
		run := func() { tensor.MatMul(c, a, b, m, k, n) }
		g := Group{Title: fmt.Sprintf("Product of %dx%d and %dx%d", m, k, k, n), Unit: "ms"}
		g.Rows = interleave(25, Variant{Name: "plain Go", Run: by(tensor.Plain, run)}, Variant{Name: tensor.InUse().Name, Run: run})
		for i := range g.Rows {
			g.Rows[i].Note = fmt.Sprintf("%.1f GFLOPS", 2e-6*float64(m*k*n)/g.Rows[i].Quantile(0.5))
		}
		groups = append(groups, g)
	}
	return groups, nil
}

func numbers(n int) []float32 {
	r := rand.New(rand.NewPCG(uint64(n), 1))
	s := make([]float32, n)
	for i := range s {
		s[i] = float32(r.NormFloat64())
	}
	return s
}
