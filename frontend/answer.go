package frontend

import "mwpranker/wasm/message"

// Answer is what has come back, from the worker and from the network.
type Answer struct {
	Worker  message.State    // what is loaded
	Found   *message.Found   // the answer that is shown
	For     string           // the query that it answers
	Failure *message.Failure // why there is no answer
	Trouble *Trouble         // what the worker has been through
	Deadly  map[string]bool  // queries that have ended a worker
	Network Network
}

// Reading is the reading that was searched for, or nil.
func (a *Answer) Reading() *message.Reading {
	if a.Found == nil || len(a.Found.Understood.Readings) == 0 {
		return nil
	}
	return &a.Found.Understood.Readings[0]
}

// Groups are the results, or none while nothing is asked.
func (a *Answer) Groups() []message.Group {
	if a.Found == nil {
		return nil
	}
	return a.Found.Groups
}
