package headers

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestDeployPage holds the configurations that docs/deploy.md shows against the
// headers that our own servers send.
func TestDeployPage(t *testing.T) {
	page, err := os.ReadFile("../../docs/deploy.md")
	if err != nil {
		t.Fatal(err)
	}
	blanks := regexp.MustCompile(`[ \t]+`)
	for _, test := range []struct{ language, header string }{
		{"nginx", `add_header %s "%s" always;`},
		{"caddy", `%s "%s"`},
		{"apache", `Header always set %s "%s"`},
	} {
		_, rest, found := strings.Cut(string(page), "```"+test.language+"\n")
		block, _, closed := strings.Cut(rest, "```")
		if !found || !closed {
			t.Errorf("there is no %s on the page", test.language)
			continue
		}
		block = blanks.ReplaceAllString(block, " ")
		for _, h := range Security {
			if line := fmt.Sprintf(test.header, h.Name, h.Value); !strings.Contains(block, line+"\n") {
				t.Errorf("%s does not send %s", test.language, line)
			}
		}
		for _, cache := range []string{Cache("a.0123456789abcdef.js"), Cache("index.html")} {
			if !strings.Contains(block, `"`+cache+`"`) {
				t.Errorf("%s does not send Cache-Control: %s", test.language, cache)
			}
		}
	}
}
