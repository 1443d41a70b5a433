package main

import ("fmt";"mwpranker/train/world")

func main() {
	if err := world.CheckTables(); err != nil { fmt.Println(err); return }
	g := world.New(1)
	for range 40 { fmt.Println(g.Next()) }
	fmt.Println(g.Rejected, g.Repeats)
}
