package launch

import (
	"strings"
	"testing"
)

func TestPortOf(t *testing.T) {
	for _, c := range []struct{ said, port string }{
		{"serving dist at http://localhost:40123\n", "40123"},
		{"a word before\nserving the site inside this program at http://localhost:80\nmore", "80"},
		{"server: no built site\n", ""},
		{"", ""},
	} {
		if port, err := portOf(strings.NewReader(c.said)); port != c.port || (err == nil) != (c.port != "") {
			t.Errorf("%q: %q, %v", c.said, port, err)
		}
	}
}

// TestServerThatEnds: a program that says nothing is an error, and no wait.
func TestServerThatEnds(t *testing.T) {
	if _, _, err := Server("true", ""); err == nil || !strings.Contains(err.Error(), "without naming a port") {
		t.Errorf("%v", err)
	}
}
