package main

import (
	"strings"
	"testing"
)

func TestThroughGuard(t *testing.T) {
	all := ""
	for _, change := range toGuard {
		all += change[0] + ";"
	}
	guarded, err := throughGuard(all)
	if err != nil {
		t.Fatal(err)
	}
	for _, change := range toGuard {
		if strings.Contains(guarded, change[0]) {
			t.Errorf("%s still goes past the guard", change[0])
		}
	}
	if _, err := throughGuard(strings.Replace(all, "x.el.textContent=e", "x.el.data=e", 1)); err == nil || !strings.Contains(err.Error(), "another version of Vugu") {
		t.Errorf("a helper of another version gives %v", err)
	}
}
