package message

import (
	"math"
	"reflect"
	"strings"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	sent := Reply{ID: 7, Problems: 2, Failure: &Failure{"expression", "a bracket is not closed"}, Understood: &Understood{Numbers: []Number{{0, 2, "18"}}},
		Groups: []Group{{Name: "near", Members: 3, Results: []Result{{ID: "a", Text: "“½” <b>", Match: "near", Parts: []Part{{"story", 0.5, "words"}}}}}}}
	var got Reply
	if err := Decode(Encode(sent), &got); err != nil || !reflect.DeepEqual(got, sent) {
		t.Errorf("sent %+v, got %+v (%v)", sent, got, err)
	}
}

func TestEncodeSaysWhatFailed(t *testing.T) {
	if s := Encode(Part{Value: math.NaN()}); !strings.Contains(s, `"failure"`) {
		t.Errorf("a value that JSON lacks gave %s", s)
	}
}
