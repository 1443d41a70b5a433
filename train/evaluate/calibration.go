package evaluate

import "math"

// bins is how many equal parts the probabilities from 0 to 1 are cut into.
const bins = 10

// Calibration holds probabilities against what came true: of the answers given
// with 0.9, nine in ten should be right.
type Calibration struct {
	Bins [bins]Bin
}

// Bin is the predictions whose probabilities lie in one part.
type Bin struct {
	Right Share
	sum   float64 // of the probabilities
}

// Predicted is the mean probability of the bin.
func (b *Bin) Predicted() float64 {
	if b.Right.Of == 0 {
		return 0
	}
	return b.sum / float64(b.Right.Of)
}

// Calibrate compares the probability of each first reading with whether its answer is right.
func Calibrate(list Outcomes) *Calibration {
	var c Calibration
	for i := range list {
		c.add(list[i].Probability, list[i].Answer == 1)
	}
	return &c
}

func (c *Calibration) add(probability float64, right bool) {
	p := min(max(probability, 0), 1)
	b := &c.Bins[min(int(p*bins), bins-1)]
	b.sum += p
	b.Right.add(oneIf(right))
}

// Predicted is the mean of all probabilities.
func (c *Calibration) Predicted() float64 {
	sum, all := 0.0, 0
	for i := range c.Bins {
		sum += c.Bins[i].sum
		all += c.Bins[i].Right.Of
	}
	return sum / float64(max(all, 1))
}

// Error is the expected calibration error: how far the share of right answers
// lies from the mean probability, bin by bin, each bin by its size. 0 is perfect.
func (c *Calibration) Error() float64 {
	sum, all := 0.0, 0
	for i := range c.Bins {
		b := &c.Bins[i]
		sum += math.Abs(b.Right.Right - b.sum)
		all += b.Right.Of
	}
	if all == 0 {
		return 0
	}
	return sum / float64(all)
}
