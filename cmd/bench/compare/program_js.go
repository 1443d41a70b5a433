package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
	"syscall/js"
	"unsafe"

	"mwpranker/train/reference"
	"mwpranker/wasm/graph2tree"
	"mwpranker/wasm/kernel"
	"mwpranker/wasm/tensor"
)

// In the browser the program is started once as "ours" and once as "gomlx". It takes
// globalThis.mwpFiles, and leaves its functions, or an error, under its name in
// globalThis.mwpSides.
func main() {
	name := os.Args[1]
	offer := map[string]func(weights []byte, problems []Problem) (map[string]any, error){"ours": ours, "gomlx": byGomlx}[name]
	functions, err := func() (map[string]any, error) {
		var problems []Problem
		if err := json.Unmarshal(sent(problemsFile), &problems); err != nil {
			return nil, err
		}
		return offer(sent(weightsFile), problems)
	}()
	if err != nil {
		functions = map[string]any{"error": err.Error()}
	}
	js.Global().Get("mwpSides").Set(name, functions)
	select {}
}

func sent(name string) []byte {
	array := js.Global().Get("mwpFiles").Get(name)
	data := make([]byte, array.Length())
	js.CopyBytesToGo(data, array)
	return data
}

// ours are: use(kernel), which takes the kernel or plain Go; encode(i) and read(i), which read
// problem i; and trees() and vectors(), what came of it.
func ours(weights []byte, problems []Problem) (map[string]any, error) {
	if !kernel.Install() {
		return nil, fmt.Errorf("there is no SIMD here: there is nothing to compare")
	}
	simd := tensor.InUse()
	model, err := graph2tree.Load(weights)
	if err != nil {
		return nil, err
	}
	state, err := graph2tree.NewState(model)
	if err != nil {
		return nil, err
	}
	var trees []graph2tree.Tree
	return map[string]any{
		"use": function(func(args []js.Value) (any, error) {
			if args[0].Bool() {
				tensor.Use(simd)
			} else {
				tensor.Use(tensor.Plain)
			}
			return nil, nil
		}),
		"encode": function(func(args []js.Value) (any, error) {
			state.Encode(&problems[args[0].Int()].Input)
			return nil, nil
		}),
		"read": function(func(args []js.Value) (any, error) {
			state.Encode(&problems[args[0].Int()].Input)
			trees = state.Search()
			return nil, nil
		}),
		"trees": function(func([]js.Value) (any, error) {
			data, err := json.Marshal(trees)
			return string(data), err
		}),
		"vectors": function(func([]js.Value) (any, error) {
			words, candidates, first := state.Vectors()
			return map[string]any{"words": numbersOut(words), "candidates": numbersOut(candidates), "first": numbersOut(first)}, nil
		}),
	}, nil
}

// byGomlx are the steps of a search: encode(i), look(goals), and step(name, operators, rows...);
// and use(kept), which takes the graphs that were compiled for earlier problems, or none.
func byGomlx(weights []byte, problems []Problem) (map[string]any, error) {
	model, err := reference.Load(weights)
	if err != nil {
		return nil, err
	}
	inputs := make([]reference.Inputs, len(problems))
	for i := range problems {
		inputs[i] = reference.NewInputs(&problems[i].Input)
	}
	kept := reference.NewSteps(model)
	steps := kept
	return map[string]any{
		"encode": function(func(args []js.Value) (any, error) {
			words, candidates, first, err := steps.Encode(inputs[args[0].Int()])
			return map[string]any{"words": numbersOut(words), "candidates": numbersOut(candidates), "first": numbersOut(first)}, err
		}),
		"look": function(func(args []js.Value) (any, error) {
			scores, states, err := steps.Look(numbersIn[float32](args[0]))
			return map[string]any{"scores": numbersOut(scores), "states": numbersOut(states)}, err
		}),
		"step": function(func(args []js.Value) (any, error) {
			var rows [][]float32
			for _, a := range args[2:] {
				rows = append(rows, numbersIn[float32](a))
			}
			made, err := steps.Step(args[0].String(), numbersIn[int32](args[1]), rows...)
			return numbersOut(made), err
		}),
		"version": function(func([]js.Value) (any, error) { return version("github.com/gomlx/gomlx"), nil }),
		"use": function(func(args []js.Value) (any, error) {
			if steps != kept {
				steps.Close()
			}
			if steps = kept; !args[0].Bool() {
				steps = reference.NewSteps(model)
			}
			return nil, nil
		}),
	}, nil
}

// version of a module that is in this program.
func version(module string) string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, m := range info.Deps {
			if m.Path == module {
				return m.Version
			}
		}
	}
	return "of no known version"
}

// function makes a function for the page; it gives an Error where ours does.
func function(f func(args []js.Value) (any, error)) js.Func {
	return js.FuncOf(func(_ js.Value, args []js.Value) any {
		result, err := f(args)
		if err != nil {
			return js.Global().Get("Error").New(err.Error())
		}
		return result
	})
}

// numbersOut copies numbers to a Float32Array.
func numbersOut(x []float32) js.Value {
	bytes := js.Global().Get("Uint8Array").New(4 * len(x))
	js.CopyBytesToJS(bytes, bytesOf(x))
	return js.Global().Get("Float32Array").New(bytes.Get("buffer"))
}

// numbersIn copies a Float32Array or an Int32Array.
func numbersIn[T float32 | int32](array js.Value) []T {
	x := make([]T, array.Length())
	js.CopyBytesToGo(bytesOf(x), js.Global().Get("Uint8Array").New(array.Get("buffer"), array.Get("byteOffset"), array.Get("byteLength")))
	return x
}

// bytesOf are the bytes in which numbers lie; WebAssembly and the page's arrays have the same
// order.
func bytesOf[T float32 | int32](x []T) []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(x))), 4*len(x))
}
