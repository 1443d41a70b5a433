package budget

import (
	"strings"
	"testing"
	"time"
)

// told collects what a test is told.
type told struct {
	testing.TB
	errors []string
}

func (t *told) Helper() {}
func (t *told) Errorf(format string, arguments ...any) {
	t.errors = append(t.errors, format)
}

var kept []byte

func TestWatch(t *testing.T) {
	work := func(size int) {
		kept = make([]byte, 1000*size)
		for begin := spent(); spent()-begin < time.Duration(size)*time.Millisecond; {
			kept[0]++
		}
	}
	for _, test := range []struct {
		name  string
		limit Limit
		want  string
	}{
		{"in both", Limit{Time: time.Second, Bytes: 1 << 20}, ""},
		{"in proportion", Limit{Time: 20 * time.Millisecond, EachTime: time.Second, Bytes: 100_000, Each: 1500}, ""},
		{"too slow", Limit{Time: time.Millisecond, Bytes: 1 << 20}, "took %v"},
		{"too large", Limit{Time: time.Second, Bytes: 1000}, "of memory"},
	} {
		heard := &told{TB: t}
		done := Watch(heard, 50, test.limit)
		work(50)
		done()
		got := strings.Join(heard.errors, " ")
		if (test.want == "") != (got == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: %q", test.name, got)
		}
	}
}
