package frontend

import (
	"strconv"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Mine is what the page knows of the problems that the user brings, beside what the worker tells in
// its state.
type Mine struct {
	Previews []*Previewing   // files that are not taken yet
	Refused  *Refused        // the last file of which nothing could be made
	Removing int             // the collection of which it is asked whether it is to be removed
	Report   *message.Report // what was left out of one of them, where that is shown
	Used     string          // what was searched when the dialog was opened
	Said     string          // for those who listen while the dialog is open

	importing                    map[int]string // names of the files by the IDs of their requests
	managing, exporting, telling int
	undone                       map[int]bool // the collections that were being read when the worker last told
}

// Refused is a file that was not imported, or something else that could not be done with a
// collection.
type Refused struct {
	Name string // of the file
	*message.Failure
}

// Import brings files that were chosen or dropped, and shows what they hold. file is what the
// browser gave for each.
func (s *State) Import(name string, file any) {
	s.Show(DialogOwn)
	s.Mine.Refused = nil
	p := &Previewing{Name: name, file: file}
	s.Mine.Previews = append(s.Mine.Previews, p)
	s.preview(p)
}

// StopImport ends the reading of a file of which it is not known yet what it holds.
func (s *State) StopImport(id int) {
	s.last++
	s.Browser.Send(message.Request{ID: s.last, Cancel: id})
}

// ImportName is the name of the file that a request brings.
func (s *State) ImportName(id int) string { return s.Mine.importing[id] }

// ImportingID is the id of the element that shows how far it is.
func ImportingID(id int) string { return "importing-" + strconv.Itoa(id) }

// Manage does something with a collection.
func (s *State) Manage(do string, collection int) {
	s.Mine.Removing = 0
	s.Mine.managing = s.send(message.Request{Manage: &message.Manage{Do: do, Collection: collection}})
}

// Remove asks whether a collection is to be removed, or with false no more.
func (s *State) Remove(collection int, asked bool) {
	s.Mine.Removing = 0
	if !asked {
		s.Browser.Focus(OwnID(collection, "remove"))
		return
	}
	s.Mine.Removing = collection
	s.Browser.Focus(OwnID(collection, "keep"))
}

// RemoveNow removes it.
func (s *State) RemoveNow(collection int) {
	s.Manage(message.DoRemove, collection)
	s.Browser.Focus("own-title")
}

// UseOf changes what is searched.
func (s *State) UseOf(use string) {
	s.Worker.Use = use
	s.Mine.managing = s.send(message.Request{Manage: &message.Manage{Do: message.DoUse, Use: use}})
}

// Left shows or hides what was left out of a collection.
func (s *State) Left(collection int) {
	if s.Mine.Report != nil && s.Mine.Report.Collection == collection {
		s.Mine.Report = nil
		return
	}
	s.Mine.telling = s.send(message.Request{Manage: &message.Manage{Do: message.DoReport, Collection: collection}})
}

// Faults are the records that are shown as left out of a collection.
func (s *State) Faults(collection int) []message.Fault {
	if s.Mine.Report == nil || s.Mine.Report.Collection != collection {
		return nil
	}
	return s.Mine.Report.Faults[:min(len(s.Mine.Report.Faults), faultsShown)]
}

// faultsShown is how many of them are drawn.
const faultsShown = 100

// SaveOwn gives a collection as a file.
func (s *State) SaveOwn(collection int, as string) {
	s.Mine.exporting = s.send(message.Request{Export: &message.Export{As: as, Collection: collection}})
}

// SaveResults gives what was found as a file.
func (s *State) SaveResults(as string) {
	search := s.search()
	s.Mine.exporting = s.send(message.Request{Export: &message.Export{As: as, Search: &search}})
}

// receiveOwn takes an answer to one of the requests above. It says whether it was one.
func (s *State) receiveOwn(r *message.Reply) bool {
	o := &s.Mine
	name, imported := o.importing[r.ID]
	switch {
	case imported:
		delete(o.importing, r.ID)
		if r.Failure != nil && r.Failure.Code == message.Superseded { // its user has stopped it
			o.Said = words.Put(say.OwnRefused, name)
		} else if r.Failure != nil {
			o.Refused = &Refused{name, r.Failure}
		}
		s.receivePreview(r)
	case r.ID == o.telling:
		o.Report = r.Report
	case r.ID == o.exporting:
		if e := r.Exported; e != nil {
			content := e.Bytes
			if content == nil {
				content = []byte(e.Content)
			}
			s.Browser.Save(e.Name, e.Type, content)
			s.Say(say.Saved)
			o.Said = say.Saved
		} else if r.Failure != nil {
			o.Refused = &Refused{"", r.Failure}
			s.Say(say.FailedTitle)
		}
	case r.ID == s.Forget.asked && r.ID > 0:
		s.forgetRest()
	case r.ID == o.managing:
		if r.Failure != nil {
			o.Refused = &Refused{"", r.Failure}
		}
	default:
		return false
	}
	return true
}

// lostOwn says which files a worker that is lost was about to import.
func (s *State) lostOwn() {
	for i := len(s.Mine.Previews) - 1; i >= 0; i-- {
		if s.Mine.Previews[i].asking != 0 {
			s.dropPreview(i)
		}
	}
	for _, name := range s.Mine.importing {
		s.Mine.Refused = &Refused{name, &message.Failure{Code: message.EndedWorker, Step: "reading the file", Why: endedWorker, At: -1}}
	}
	s.Mine.importing, s.Mine.undone = nil, nil
	s.Mine.managing, s.Mine.exporting, s.Mine.telling = 0, 0, 0
	if s.Forget.asked > 0 {
		s.forgetRest()
	}
}

// hearOwn says what has become ready since the worker last told how it stands.
func (s *State) hearOwn() {
	undone := map[int]bool{}
	for _, c := range s.Worker.Own {
		if c.Phase == message.CollectionReading {
			undone[c.Number] = true
		} else if s.Mine.undone[c.Number] && c.Phase == message.CollectionReady {
			s.Mine.Said = words.Put(say.OwnIsReady, c.Name)
			s.Say(s.Mine.Said)
		}
	}
	s.Mine.undone = undone
}

// OwnProgress is how many records of all files that are being read were looked at.
func (a *Answer) OwnProgress() (read, total int) {
	for _, c := range a.Worker.Own {
		if c.Phase == message.CollectionReading {
			read, total = read+c.Read, total+c.Total
		}
	}
	return read, total
}

// HasOwn is whether there are problems of the user's own to search.
func (a *Answer) HasOwn() bool {
	for _, c := range a.Worker.Own {
		if c.Problems > 0 {
			return true
		}
	}
	return false
}
