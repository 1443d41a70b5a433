package frontend

import (
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/wasm/message"
)

// Correction is the field in which the user says what has to be calculated.
type Correction struct {
	Open    bool
	Text    string
	Checked *message.Checked // of what stands there, or nil while that is not known
	typed   int
}

const correctionID = "correction"

// startFrom puts the reading into the field while the user has not begun.
func (c *Correction) startFrom(reading *message.Reading) {
	if !c.Open && reading != nil {
		c.Text, c.Checked = reading.Equation, nil
	}
}

// Correct opens or closes the field.
func (s *State) Correct() {
	s.Correction.Open = !s.Correction.Open
	if s.Correction.Open {
		s.Browser.Focus(correctionID)
		s.TypedCorrection(s.Correction.Text)
	}
}

// TypedCorrection takes what stands in the field, and has it checked.
func (s *State) TypedCorrection(text string) {
	c := &s.Correction
	c.Text, c.Checked = text, nil
	c.typed++
	now := c.typed
	s.Browser.Later(checkAfter, func() bool {
		if c.typed == now && strings.TrimSpace(text) != "" {
			s.checking = s.send(message.Request{Check: &message.Check{Query: s.checkedText(), Expression: text}})
		}
		return false // until the answer comes
	})
}

// checkedText is the text that expressions are about; none where the box holds an expression.
func (s *State) checkedText() string {
	if s.ByExpression() {
		return ""
	}
	return s.Query
}

// Holds is whether the field can be used.
func (c *Correction) Holds() bool { return c.Checked != nil && c.Checked.Failure == nil }

// Fault is what is wrong with what stands in the field, or "".
func (c *Correction) Fault() string {
	if c.Checked == nil || c.Checked.Failure == nil {
		return ""
	}
	return Why(c.Checked.Failure)
}

// HasPlace is whether the fault is at a certain place; Place shows it.
func (c *Correction) HasPlace() bool { return c.Checked != nil && hasPlace(c.Text, c.Checked.Failure) }
func (c *Correction) Place() vugu.HTML {
	if !c.HasPlace() {
		return ""
	}
	return Place(c.Text, c.Checked.Failure)
}

// Read is how the field is read, for people.
func (c *Correction) Read() string {
	if !c.Holds() || c.Checked.Reading == nil {
		return ""
	}
	return say.ExpressionHolds + " " + spoken(c.Checked.Reading)
}

// UseCorrection searches with the expression of the field.
func (s *State) UseCorrection() {
	if s.Correction.Holds() {
		s.Use(s.Correction.Text)
	}
}

// Use searches with an expression in place of the model's reading; "" goes back to the model.
func (s *State) Use(expression string) {
	if s.ByExpression() && expression != "" {
		s.Put("= " + expression)
		return
	}
	s.Own, s.From = expression, nil
	s.Correction.Open = false
	s.Browser.Focus(understoodID)
	s.Search()
}
