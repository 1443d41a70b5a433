// Package world composes math word problems out of a small model of the
// world, for training only: hand-written stories teach how people write, this
// package fills in what no list of stories covers.
//
// A run is a few quantities that events tie together by relations (out = a + b,
// out = a * b). Which quantities the text tells and which one it asks for is
// drawn afterwards, so the equation comes from the world and not from the
// words: it is the shortest derivation of the asked quantity from the told
// ones. The words come from the tables in phrases/, which a teacher could
// edit; docs/world.md describes them.
//
// Call [New] first, then [Generator.Next] for one problem after the other, or
// [Generator.Contrast] for several that differ in one detail.
package world
