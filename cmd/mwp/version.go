package main

import (
	"cmp"
	"fmt"
	"runtime/debug"

	"mwpranker/wasm/corpus"
)

const versionUsage = `usage: mwp version

Prints the version of mwp, and the version of corpus files that it reads.
`

// released is the version of a release. The linker sets it.
var released string

func (a *app) version(args []string) error {
	f := newFlags("version", versionUsage)
	if _, err := f.parse(a, args); err != nil {
		return err
	}
	version := cmp.Or(released, "not known")
	if info, ok := debug.ReadBuildInfo(); ok && released == "" {
		version = info.Main.Version
	}
	fmt.Fprintf(a.stdout, "mwp %s\ncorpus format %s version %d\n", version, corpus.Format, corpus.Version)
	return nil
}
