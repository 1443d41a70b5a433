// Package headers says what a host has to send beside the files of a built
// site: media types, caching and the security headers. The native and the edge
// server ask it for each file, and frontend/site writes the same rules into
// the page and into _headers for hosts that have no code of ours.
package headers

import (
	"path"
	"regexp"
)

// PagePolicy is the part of the policy that a <meta> can carry. It lets the page run its own
// scripts and WASM and reach its own files, and nothing else: no eval, no inline script, no other
// host. How Vugu does without eval stands in frontend/vuguhelper. Where the browser knows Trusted
// Types, nothing but the named policies can make HTML or the address of a script of a text:
// mwp-vugu (guard.js), mwp-scripts (check.js), mwp-worker (worker.js), mwp-load and mwp-element
// (the API in embed.html).
const PagePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
	"manifest-src 'self'; worker-src 'self' blob:; connect-src 'self'; form-action 'none'; base-uri 'none'; " +
	"require-trusted-types-for 'script'; trusted-types mwp-vugu mwp-scripts mwp-worker mwp-load mwp-element"

// Policy is the whole Content-Security-Policy.
const Policy = PagePolicy + "; frame-ancestors 'none'"

// Header is one header of an answer.
type Header struct{ Name, Value string }

// Security are the headers that every answer has.
var Security = []Header{
	{"Content-Security-Policy", Policy},
	{"X-Content-Type-Options", "nosniff"},
	{"Referrer-Policy", "no-referrer"},
	{"Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"},
	{"Cross-Origin-Opener-Policy", "same-origin"},
	{"Cross-Origin-Resource-Policy", "same-origin"},
}

// types are the media types that a built site has; the machine's own table is not asked, it may
// lack .wasm.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".json":        "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json; charset=utf-8",
	".wasm":        "application/wasm",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".woff2":       "font/woff2",
	".txt":         "text/plain; charset=utf-8",
	".csv":         "text/csv; charset=utf-8",
	".ts":          "text/plain; charset=utf-8",
	".bin":         "application/octet-stream",
}

// Type is a file's media type, or "" for a file that a site does not hand out.
func Type(name string) string { return types[path.Ext(name)] }

var hashed = regexp.MustCompile(`\.[0-9a-f]{16}\.[a-z0-9]+$`)

// Hashed says whether a name holds the hash of what is in the file, so that the name never gets
// other bytes.
func Hashed(name string) bool { return hashed.MatchString(name) }

// Cache is a file's Cache-Control. What can change is asked for each time, and answered with 304
// where it did not.
func Cache(name string) string {
	if Hashed(name) {
		return "public, max-age=31536000, immutable"
	}
	return "no-cache"
}
