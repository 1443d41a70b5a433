// Package weights reads and writes the file in which a trained model travels:
// tensors by name, and texts such as lists of words, with a checksum.
//
// The file is made to be small after compression, since the page downloads it:
// an 8-bit tensor may use only few of its 256 values, and a general compressor
// then packs it as tightly as any bit-packing of our own would.
//
// Call [Read] on the bytes of a file, then [File.Floats] and [File.Text] by
// name; the training side calls [Write]. The byte format is the comment above
// Read. A file that is damaged, cut short or of another version is an error
// that says so; no input makes the reader panic or allocate more than a small
// multiple of the file's own size.
package weights
