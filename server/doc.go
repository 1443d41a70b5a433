// Command server serves a built site: the folder that `make dist` writes, or
// the copy of it that `make server` puts inside the program.
//
// Everything it sends is a file of that site; there is no listing, no query,
// and no log of who asks. [Handler] answers a request, serve.go keeps it
// running; what is said beside a file stands in server/headers.
package main
