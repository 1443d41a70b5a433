package main

import "mwpranker/cmd/bench/report"

// What is measured is handed over in these.
type (
	Result = report.Result
	Group  = report.Group
	Row    = report.Row
)
