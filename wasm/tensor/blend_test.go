package tensor

import (
	"fmt"
	"testing"
)

func TestBlend(t *testing.T) {
	sum := []float32{1, 2, 3}
	Blend(sum[:2], []float32{10, 20, 30}, []float32{0.5, -1, 9}, []float32{100, 200, 300})
	if got := fmt.Sprint(sum); got != "[106 182 3]" {
		t.Errorf("got %s", got)
	}
	Blend(nil, nil, nil, nil)
}
