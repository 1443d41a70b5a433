// Package weights reads and writes the file in which a trained model travels:
// tensors by name, and texts such as lists of words, with a checksum.
//
// The file is small by itself, since many hosts do not compress it on its way
// to the page: weights, texts and the rest are coded by wasm/coding.
//
// Call [Read] on the bytes of a file, then [File.Floats] and [File.Text] by
// name; the training side calls [Write]. The byte format is the comment above
// Read. A file that is damaged, cut short or of another version is an error
// that says so; no input makes the reader panic or allocate more than a small
// multiple of the file's own size.
package weights
