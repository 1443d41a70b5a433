package main

import ("fmt";"os";"strconv";"mwpranker/train/world")

func main() {
	if err := world.CheckTables(); err != nil { fmt.Println(err); return }
	s,_ := strconv.Atoi(os.Args[1]); n,_ := strconv.Atoi(os.Args[2])
	g := world.New(uint64(s))
	for range n { p:=g.Next(); fmt.Println(p.Asked, p.Events); fmt.Println(p) }
}
