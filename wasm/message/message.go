// Package message is what a page and its worker say to each other: plain data
// that travels as JSON, so that neither side needs the other's packages, and a
// page in another language needs none of ours.
//
// The page sends a [Request]; the worker answers with one [Reply] that carries
// the same ID. Replies with ID 0 are the worker's own: its [State], sent at the
// start and whenever it changes. A request that was cancelled is answered too,
// with the failure [Superseded], so that whoever waits for it can stop.
//
// Places in a text are byte offsets of its UTF-8 form. Names of facets, groups,
// codes and the like are constants of this package: the words for them are the
// page's own, in whatever language it speaks. What is meant to be read as it is
// ([Failure.Why], [Part.Why], [Reading.Spoken]) is English and says so.
package message

import "encoding/json"

// Version is the version of this protocol. [State.Protocol] tells the worker's;
// a page that finds another number there has a worker of another build (an old
// file in some cache) and should ask for a reload.
const Version = 1

// Encode writes a message for the other side; the types of this package cannot fail, but for
// numbers that JSON lacks.
func Encode(m any) string {
	b, err := json.Marshal(m)
	if err != nil {
		b, _ = json.Marshal(Reply{Failure: &Failure{Code: Internal, Step: "answering", Why: err.Error(), At: -1}})
	}
	return string(b)
}

// Decode reads a message.
func Decode(s string, m any) error { return json.Unmarshal([]byte(s), m) }
