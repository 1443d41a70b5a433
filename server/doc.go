// Command server serves a built site: the folder that `make dist` writes.
//
// Everything it sends is a file of that folder; there is no listing, no
// query, and nothing is logged about who asks. [Handler] is the whole of it.
package main
