// Package own is the problems that a user brings: a file becomes a collection,
// record by record, so that a page can show how far it is, stop, and go on
// another day.
//
// Call [Open] with the file, [Collection.Step] until [Collection.Done],
// [Collection.Save] now and then and at the end. [Load] gets back what was
// saved; [Collection.Resume] takes up the file again where reading stopped.
// [Collection.Exported] gives the problems back.
package own
