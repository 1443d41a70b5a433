// Package coding makes what the page loads small by itself, so that a first
// visit weighs the same on every host: many do not compress the files that
// hold corpus and weights.
//
// [Pack] codes bytes: what was there before is pointed at, and what remains is
// written by how often it comes. [PackRows] codes rows of small whole numbers,
// which a model's weights are. [Unpack] and [UnpackRows] undo them, some 200
// and 300 MB a second natively. Both end in an entropy coder (rANS, stream.go)
// with tables that stand in what is coded: they do not change while it is read,
// so that a number takes two nanoseconds.
//
// What is unpacked is never more than [mostGrowth] times what it is made of,
// and damaged input is an error. Who packs adds a checksum: many a damage gives
// other bytes and no error here.
package coding
