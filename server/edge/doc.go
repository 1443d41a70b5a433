// Command edge is the part of the server that runs at Cloudflare's edge, as a
// Worker. The platform serves the files of the site itself; a Go program starts
// anew for each request there, so only the paths that need one come here: the
// files of a split corpus, which lie in an R2 bucket, and /healthz.
//
// [Handler] is the whole of it; it knows the bucket and the edge's cache only
// as a [Store] and a [Cache], and is tested without them. main_js.go plugs the
// real ones in. wrangler.jsonc is the configuration, docs/deploy.md the way to
// deploy.
package main
