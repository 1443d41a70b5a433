// Package restory tells a problem as another story: names of people, places and counted things are
// exchanged for others of their class, everywhere alike, and the numbers and the calculation stay
// what they are. Call [Stories]. cast.go finds what can be exchanged, people.go and things.go say
// for what, back.go writes the text and reads it back.
//
// What would not be good English afterwards is left as it is: a thing of which the text says what
// holds for that thing alone (an orchard, a petal), part of a compound (an apple tree), a name that
// could be a word.
package restory
