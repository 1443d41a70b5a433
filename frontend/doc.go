// Package frontend is the page: what one sees, in Vugu components, and the
// line to the worker that answers. It knows nothing of the engine; the two
// speak through wasm/message. Call [Run] in the browser.
//
// All that the page knows is in [State]; the components show it and call its
// methods. What it asks of the browser goes through [Browser].
//
// The *.vugu files are the components; 0_components_gen.go is made from them by
// `make generate`, which every target that needs it runs first.
package frontend

//go:generate go tool vugugen -s -skip-go-mod -skip-main .
