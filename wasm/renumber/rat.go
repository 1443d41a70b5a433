package renumber

import "math/big"

// Shorthand for calculating with exact numbers. None of it is inlined, which keeps the page small:
// written out at every place, it is a tenth of this package.

//go:noinline
func whole(n int64) *big.Rat { return big.NewRat(n, 1) }

//go:noinline
func add(a, b *big.Rat) *big.Rat { return new(big.Rat).Add(a, b) }

//go:noinline
func sub(a, b *big.Rat) *big.Rat { return new(big.Rat).Sub(a, b) }

//go:noinline
func mul(a, b *big.Rat) *big.Rat { return new(big.Rat).Mul(a, b) }

//go:noinline
func quo(a, b *big.Rat) *big.Rat { return new(big.Rat).Quo(a, b) }

//go:noinline
func size(v *big.Rat) float64 { f, _ := v.Float64(); return max(f, -f) }
