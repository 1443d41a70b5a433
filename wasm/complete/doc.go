// Package complete proposes how a problem that is being typed may go on. It learns from the texts
// of the corpus that is loaded, in the page, so no model travels for it.
//
// Give [Texts] every text with [Texts.Add], let [Texts.Learn] make a [Completer] of them when there
// is time, and ask it with [Completer.After]. [Operator] ends the name of an operator in an
// expression.
package complete
