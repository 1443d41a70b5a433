//go:build embedded

package main

import (
	"embed"
	"io/fs"
)

// `make server` copies dist/ here before it builds with this file.
//
//go:embed all:embedded
var files embed.FS

func init() {
	site, err := fs.Sub(files, "embedded")
	if err != nil {
		panic(err) // the name above is a valid path
	}
	embedded = site
}
