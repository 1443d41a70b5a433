// Package handout carries a worksheet in a link, for pupils, without a server: [Encode] makes the
// text that stands behind the # of an address, which a browser sends to nobody, and [Decode] reads
// it again. [QR] draws an address so that a camera reads it. [Key] and [Sheet.Right] check what a
// pupil has answered, here and not elsewhere.
//
// The text is the sheet, deflated with a dictionary of the words that problems have, in the letters
// of base64 that an address allows. It comes from anybody, so Decode bounds all that it reads.
package handout
