package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"syscall/js"

	"mwpranker/wasm/kernel"
	"mwpranker/wasm/tensor"
)

// In the browser: measure everything and leave the result where the native side reads it.
func main() {
	groups, err := measure()
	result := struct {
		Groups []Group
		Error  string
	}{Groups: groups}
	if err != nil {
		result.Error = err.Error()
	}
	data, err := json.Marshal(result)
	if err != nil {
		data = []byte(fmt.Sprintf(`{"Error":%q}`, err))
	}
	js.Global().Set("mwpResult", string(data))
}

func measure() ([]Group, error) {
	if !kernel.Install() {
		return nil, fmt.Errorf("this browser has no SIMD: there is nothing to compare")
	}
	files := map[string][]byte{}
	sent := js.Global().Get("mwpFiles")
	names := js.Global().Get("Object").Call("keys", sent)
	for i := range names.Length() {
		array := sent.Get(names.Index(i).String())
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		files[names.Index(i).String()] = data
	}
	groups := products()
	for _, each := range []func(map[string][]byte) ([]Group, error){parsing, query, loading} {
		more, err := each(files)
		groups = append(groups, more...)
		if err != nil {
			return groups, err
		}
	}
	return groups, nil
}

// products are single products of the sizes that models have.
func products() (groups []Group) {
	for _, s := range [][3]int{{1, 256, 1024}, {14, 352, 264}, {40, 256, 1024}} {
		m, k, n := s[0], s[1], s[2]
		a, b, c := numbers(m*k), numbers(k*n), make([]float32, m*n)
		run := func() { tensor.MatMul(c, a, b, m, k, n) }
		g := Group{Title: fmt.Sprintf("Product of %dx%d and %dx%d", m, k, k, n), Unit: "ms"}
		g.Rows = interleave(25, Variant{Name: "plain Go", Run: by(tensor.Plain, run)}, Variant{Name: tensor.InUse().Name, Run: run})
		for i := range g.Rows {
			g.Rows[i].Note = fmt.Sprintf("%.1f GFLOPS", 2e-6*float64(m*k*n)/g.Rows[i].quantile(0.5))
		}
		groups = append(groups, g)
	}
	return groups
}

func numbers(n int) []float32 {
	r := rand.New(rand.NewPCG(uint64(n), 1))
	s := make([]float32, n)
	for i := range s {
		s[i] = float32(r.NormFloat64())
	}
	return s
}
