// Package export writes problems as files for other programs: spreadsheets,
// learning platforms, word processors, flash cards. Each format has one small
// writer, and all write the same [Set].
//
// Call [Write] with the name of a format; [Formats] lists them. The same set
// gives the same bytes. Package importer reads back what it knows: TestRoundTrips
// says what comes back, docs/formats.md what is lost.
package export
