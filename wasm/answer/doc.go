// Package answer words what a calculation comes to, as a pupil would write it under the problem:
// $44.80 and not 44.8, £66, 4 buses, 12 km. Page, command line, answer key and exports all word
// answers here.
//
// Call [Of]. What it takes is the text, which says what is asked for, and the tree, through which
// marks such as $ and units such as km are followed. [Line] words a step. Where the plain division
// of things that cannot be parted gives no whole number, [Answer.Rounded] says what whole things
// would be: 3.25 buses are 4, and 3 full ones.
package answer
