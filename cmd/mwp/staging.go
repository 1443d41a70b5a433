package main

import (
	"errors"
	"os"
	"os/signal"
	"path/filepath"
	"sync"
	"syscall"
	"time"
)

// staging is a folder inside that of a site, where all is prepared that is to
// come there. So the site changes at the end, in a moment, and a command that
// is stopped before leaves nothing.
type staging struct {
	folder string
	made   []string   // folders that were made for it, the innermost first
	mutex  sync.Mutex // held while the site is changed, and for good once the program ends
	ended  chan struct{}
}

// newStaging makes the folder out, where it is not there, and one inside. Until
// close is called, a signal that ends the program removes them.
func newStaging(out string) (*staging, error) {
	s := &staging{ended: make(chan struct{})}
	s.mutex.Lock() // a signal waits until it is known what is to be removed
	defer s.mutex.Unlock()
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go s.watch(signals)
	for dir := filepath.Clean(out); ; dir = filepath.Dir(dir) {
		if _, err := os.Lstat(dir); err == nil || dir == filepath.Dir(dir) {
			break
		}
		s.made = append(s.made, dir)
	}
	err := os.MkdirAll(out, 0o755)
	if err == nil {
		s.folder, err = os.MkdirTemp(out, ".mwp-build-*")
	}
	if err != nil {
		s.remove()
		close(s.ended)
	}
	return s, err
}

// watch ends the program when it is told to, with the exit code that shells know for it.
func (s *staging) watch(signals chan os.Signal) {
	defer signal.Stop(signals)
	select {
	case <-s.ended:
	case which := <-signals:
		s.mutex.Lock()
		s.remove()
		code := 128
		if number, ok := which.(syscall.Signal); ok {
			code += int(number)
		}
		os.Exit(code)
	}
}

// commit does what changes the site; the program does not end meanwhile.
func (s *staging) commit(change func() error) error {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	return change()
}

// close removes the folder, and those that were made for it and are empty.
func (s *staging) close() {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.remove()
	close(s.ended)
}

func (s *staging) remove() {
	for range 20 { // others may still write into it
		if s.folder == "" || os.RemoveAll(s.folder) == nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	for _, dir := range s.made {
		os.Remove(dir) // fails where it is not empty, as it should
	}
}

// errSameFolder: nothing of the built page would be left.
var errSameFolder = errors.New("-o and -dist are the same folder: the built page would be lost")

// sameFolder says whether two names are one folder, also by a link.
func sameFolder(one, other string) bool {
	a, err := os.Stat(one)
	if err != nil {
		return false
	}
	b, err := os.Stat(other)
	return err == nil && os.SameFile(a, b)
}
