package renumber

import "math/big"

// Shorthand for calculating with exact numbers.

func whole(n int64) *big.Rat     { return big.NewRat(n, 1) }
func add(a, b *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) }
func sub(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }
func mul(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }
func quo(a, b *big.Rat) *big.Rat { return new(big.Rat).Quo(a, b) }
func size(v *big.Rat) float64    { f, _ := v.Float64(); return max(f, -f) }
