package main

import (
	"unsafe"

	"mwpranker/wasm/tensor"
)

// recorded are the products of a piece of work, to be done again by themselves: the time below
// which nothing can get.
type recorded []product

type product struct {
	c, a, b tensor.View
	m, k, n int
	add     bool
}

func record(work func()) (products recorded, flops float64) {
	before := tensor.InUse()
	with := before
	products = make(recorded, 0, 256) // a problem has fewer
	with.Gemm = func(c, a, b tensor.View, m, k, n int, add bool) {
		before.Gemm(c, a, b, m, k, n, add)
		products = append(products, product{c, a, b, m, k, n, add})
		flops += 2 * float64(m) * float64(k) * float64(n)
	}
	tensor.Use(with)
	work()
	tensor.Use(before)
	return products, flops
}

func (r recorded) again() {
	gemm := tensor.InUse().Gemm
	for _, p := range r {
		gemm(p.c, p.a, p.b, p.m, p.k, p.n, p.add)
	}
}

// joined are products that calculate as much with the rows of all that multiply by the same weights
// put together: what several pieces of work would have to multiply if they were done side by side.
func (r recorded) joined() recorded {
	type weights struct {
		at   unsafe.Pointer
		k, n int
	}
	rows := map[weights]int{}
	var order []product
	mostIn, mostOut := 0, 0
	for _, p := range r {
		w := weights{unsafe.Pointer(unsafe.SliceData(p.b.Data)), p.k, p.n}
		if rows[w] == 0 {
			order = append(order, p)
		}
		rows[w] += p.m
		mostIn, mostOut = max(mostIn, rows[w]*p.k), max(mostOut, rows[w]*p.n)
	}
	in, out := make([]float32, mostIn), make([]float32, mostOut)
	var all recorded
	for _, p := range order {
		m := rows[weights{unsafe.Pointer(unsafe.SliceData(p.b.Data)), p.k, p.n}]
		all = append(all, product{tensor.Rows(out, p.n), tensor.Rows(in, p.k), p.b, m, p.k, p.n, p.add})
	}
	return all
}
