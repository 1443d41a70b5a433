module mwpranker

go 1.26
