package reader

import (
	"io"
	"math"
	"math/rand/v2"
	"testing"

	"mwpranker/train/tape"
)

// scattered makes a network whose choices are not all alike; another seed gives others.
func scattered(seed uint64) *Network {
	n := NewNetwork(testConfig, seed)
	r := rand.New(rand.NewPCG(seed, seed))
	for _, p := range n.Params {
		for i := range p.X {
			p.X[i] += float32(r.NormFloat64() * 0.3)
		}
	}
	return n
}

// TestTeachGivesTheMean: what a sample is taught is the mean of what the teachers find, over the
// same candidates.
func TestTeachGivesTheMean(t *testing.T) {
	one, other := scattered(3), scattered(4)
	tp := tape.New(nil)
	spread := func(teachers ...*Network) [][]float32 {
		list, _ := samples(t, testConfig)
		teach(tp, teachers, list)
		var all [][]float32
		for _, s := range list {
			if len(s.Spread) != len(s.Prefix) {
				t.Fatalf("%d nodes, %d of them taught", len(s.Prefix), len(s.Spread))
			}
			all = append(all, s.Spread...)
		}
		return all
	}
	a, b, both := spread(one), spread(other), spread(one, other)
	differ := false
	for i := range both {
		var sum float64
		for k, p := range both[i] {
			sum += float64(p)
			if want := (a[i][k] + b[i][k]) / 2; math.Abs(float64(p-want)) > 1e-6 {
				t.Errorf("node %d: candidate %d has %.4f, the teachers say %.4f and %.4f", i, k, p, a[i][k], b[i][k])
			}
			differ = differ || math.Abs(float64(a[i][k]-b[i][k])) > 0.05
		}
		if math.Abs(sum-1) > 1e-4 {
			t.Errorf("node %d: the probabilities sum to %.4f", i, sum)
		}
	}
	if !differ {
		t.Error("the teachers agree, so this test shows nothing")
	}
}

// TestStudentFollowsItsTeacher: a student that is told nothing but what its teacher finds comes
// nearer to it.
func TestStudentFollowsItsTeacher(t *testing.T) {
	teacher, student := scattered(3), NewNetwork(testConfig, 1)
	list, _ := samples(t, testConfig)
	tp := tape.New(nil)
	teach(tp, []*Network{teacher}, list)
	distance := func() (sum float64) {
		asked, _ := samples(t, testConfig)
		teach(tp, []*Network{student}, asked)
		for i, s := range list {
			for k := range s.Spread {
				for c, p := range s.Spread[k] {
					sum += math.Abs(float64(p - asked[i].Spread[k][c]))
				}
			}
		}
		return sum
	}
	before := distance()
	o := tinyOptions("")
	o.Steps, o.Smooth, o.Teachers, o.Log = 60, 1, []*Network{teacher}, io.Discard
	if err := Fit(student, worldOnly(), parser(t), o); err != nil {
		t.Fatal(err)
	}
	if after := distance(); after > 0.8*before {
		t.Errorf("the student was %.3f from its teacher, and is %.3f from it now", before, after)
	}
}
