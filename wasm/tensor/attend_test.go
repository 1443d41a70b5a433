package tensor

import (
	"math"
	"testing"
)

func TestAttend(t *testing.T) {
	for _, width := range []int{1, 3, 4, 96, 128, 300} {
		const rows = 5
		query, keys, v := random(width, 1), random(rows*width, 2), random(width, 3)
		scores := make([]float32, rows)
		Attend(scores, query, keys, v, make([]float32, width))
		for i, got := range scores {
			var want float64
			for k := range width {
				want += float64(v[k]) * math.Tanh(float64(query[k]+keys[i*width+k]))
			}
			if math.Abs(float64(got)-want) > 1e-5*math.Sqrt(float64(width)) {
				t.Errorf("width %d, row %d: %g, want %g", width, i, got, want)
			}
		}
	}
	Attend(nil, nil, nil, nil, nil)
}
