// Package words is every word that the page itself says. The page in another
// language is another words.go; what the engine says in English (the reason of
// a failure, how a formula is spoken) is marked so in package message.
package words
