package frontend

import (
	"strings"

	"mwpranker/wasm/message"
)

// Key is a key that was pressed.
type Key struct {
	Name       string // as the browser says it: "ArrowDown", "k"
	Command    bool   // with Ctrl or the Mac's command key
	Alt, Shift bool
	In         string // id of the element that has the focus
	Writing    bool   // which is one that takes text
	AtEnd      bool   // with the caret at its end
}

// Press does what a key stands for; false leaves it to the browser.
func (s *State) Press(k Key) bool {
	card, onCard := s.cardOf(k.In)
	switch {
	case k.Command && !k.Alt && strings.EqualFold(k.Name, "k"):
		s.toBox()
	case k.In == editID && k.Name == "Escape":
		s.closeEdit()
	case k.In == editID && k.Command && k.Name == "Enter":
		s.takeEdit(false)
	case s.Open != "" && k.Name == "Escape":
		s.Show("") // the browser would do it as well, but say so only later, and keys are quick
	case k.Command || k.Alt || s.Open != "":
		return false
	case k.In == boxID:
		return s.pressInBox(k)
	case k.In == correctionID:
		return s.pressInCorrection(k)
	case k.Writing:
		return false
	case onCard && s.pressOnCard(k, card):
	case s.Settings.SingleKeys && k.Name == "/":
		s.toBox()
	case s.Settings.SingleKeys && k.Name == "?":
		s.Show(DialogKeys)
	case k.Name == "Escape":
		s.toBox()
	default:
		return false
	}
	return true
}

func (s *State) toBox() {
	s.Show("")
	s.Browser.Focus(boxID)
}

func (s *State) pressInBox(k Key) bool {
	switch {
	case k.Shift:
		return false
	case k.Name == "Enter":
		s.Ghost = ""
		s.Search()
	case k.Name == "Escape" && s.Ghost != "":
		s.Ghost, s.Hinted = "", ""
	case k.Name == "Escape" && s.Query != "":
		s.Clear()
	case k.AtEnd && s.Ghost != "" && (k.Name == "Tab" || k.Name == "ArrowRight"):
		s.TakeGhost()
	case k.AtEnd && k.Name == "ArrowDown" && len(s.Cards()) > 0:
		s.goTo(0)
	default:
		return false
	}
	return true
}

func (s *State) pressInCorrection(k Key) bool {
	switch k.Name {
	case "Enter":
		s.UseCorrection()
	case "Escape":
		s.Correction.Open = false
		s.Browser.Focus(understoodID)
	default:
		return false
	}
	return true
}

// cardOf finds the card that has the focus itself, not one of its buttons.
func (s *State) cardOf(id string) (int, bool) {
	for i := range s.Cards() {
		if CardID(i) == id {
			return i, true
		}
	}
	return 0, false
}

func (s *State) goTo(card int) {
	s.At = card
	s.Browser.Focus(CardID(card))
}

func (s *State) pressOnCard(k Key, card int) bool {
	cards := s.Cards()
	r := &cards[card]
	switch k.Name {
	case "ArrowDown":
		s.goTo(min(card+1, len(cards)-1))
	case "ArrowUp":
		if card == 0 {
			s.toBox()
		} else {
			s.goTo(card - 1)
		}
	case "Home":
		s.goTo(0)
	case "End":
		s.goTo(len(cards) - 1)
	case "Enter":
		if !s.CanCompare() {
			return false
		}
		s.Compare(r)
	default:
		return s.Settings.SingleKeys && s.singleKey(k.Name, r)
	}
	return true
}

func (s *State) singleKey(name string, r *message.Result) bool {
	switch name {
	case "c":
		s.CopyResult(r)
	case "a":
		Toggle(s.Revealed, r.ID)
	case "s":
		s.SearchWith(r)
	case "w":
		s.PutOnSheet(r, !s.Worksheet.Has(r.ID))
	case "y":
		Toggle(s.Explained, r.ID)
	default:
		return false
	}
	return true
}
