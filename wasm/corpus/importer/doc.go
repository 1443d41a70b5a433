// Package importer reads problems as other people keep them: tables (CSV,
// TSV), JSON and JSON Lines, ASDiv's XML, plain text, with the field names of
// the research sets. The format is found from the content, not from the name.
//
// Call [Read] with the file and a function that takes the records. A line that
// cannot be read is named in the [Report] and left out; the rest is read. What
// a record lacks, an equation or an answer, is filled in by [Complete], which
// also proves it, with the help of a model if there is one.
package importer
