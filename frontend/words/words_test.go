package words

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// verbs are the places of a sentence into which something is put.
var verbs = regexp.MustCompile(`%(\[\d\])?[sd]`)

// TestEveryLanguageIsWhole: each language has every word that English has, for the same names and
// with the same places to fill.
func TestEveryLanguageIsWhole(t *testing.T) {
	english := shape(reflect.ValueOf(English), "")
	if len(english) < 250 {
		t.Fatalf("only %d words were found", len(english))
	}
	for _, c := range All[1:] {
		if c.Speech == nil {
			t.Errorf("%s: how calculations are said is missing", c.Tag)
		}
		other := *c
		other.Speech = nil
		for _, line := range difference(english, shape(reflect.ValueOf(other), "")) {
			t.Errorf("%s: %s", c.Tag, line)
		}
	}
}

// shape is a line for each word: where it stands and what is put in.
func shape(v reflect.Value, place string) []string {
	var lines []string
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			lines = append(lines, shape(v.Field(i), place+"."+v.Type().Field(i).Name)...)
		}
	case reflect.Slice:
		for i := range v.Len() {
			at := fmt.Sprint(place, "[", i, "]")
			if names, ok := v.Interface().(Names); ok {
				at = place + "[" + names[i][0] + "]"
				lines = append(lines, shape(reflect.ValueOf(names[i][1]), at)...)
				continue
			}
			lines = append(lines, shape(v.Index(i), at)...)
		}
	case reflect.String:
		places := verbs.FindAllString(v.String(), -1)
		slices.Sort(places)
		if v.String() == "" && !strings.HasSuffix(place, ".Value") {
			places = []string{"nothing"}
		}
		if strings.HasSuffix(place, ".Value") || strings.HasSuffix(place, ".Query") || strings.HasPrefix(place, ".Name") { // the same in each language
			places = []string{v.String()}
		}
		lines = append(lines, place+" "+strings.Join(places, " "))
	}
	return lines
}

func difference(want, got []string) (lines []string) {
	for _, line := range want {
		if !slices.Contains(got, line) {
			lines = append(lines, line+" is missing")
		}
	}
	for _, line := range got {
		if !slices.Contains(want, line) {
			lines = append(lines, line+" is not English")
		}
	}
	return lines
}

// TestDifferenceIsSeen shows that the test above sees what is missing.
func TestDifferenceIsSeen(t *testing.T) {
	other := English
	other.Find = ""
	other.GradeIs = "grade"
	other.Orders = other.Orders[1:]
	got := strings.Join(difference(shape(reflect.ValueOf(English), ""), shape(reflect.ValueOf(other), "")), "; ")
	if want := ".Find  is missing; .GradeIs %d is missing; .Orders[best]  is missing; .Find nothing is not English; .GradeIs  is not English"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestIn(t *testing.T) {
	for _, c := range []struct {
		tag       string
		preferred string
		want      string
	}{
		{"", "de-AT en", "de"}, {"", "fr de", "de"}, {"", "fr", "en"}, {"", "den", "en"}, {"en", "de", "en"}, {"de", "", "de"}, {"xx", "de", "de"}, {"", "", "en"},
	} {
		if got := In(c.tag, strings.Fields(c.preferred)).Tag; got != c.want {
			t.Errorf("chosen %q, preferred %q: %s, want %s", c.tag, c.preferred, got, c.want)
		}
	}
}

func TestSentences(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{English.Percent(0.996), "over 99 %"},
		{German.Percent(0.001), "unter 1 %"},
		{English.Count(8189), "8,189"},
		{German.Problems(1234567), "1.234.567 Aufgaben"},
		{German.Bytes(2_481_936), "2,5 MB"},
		{English.Bytes(999), "1 KB"},
		{English.Confidence("likely", 0.72), "Likely, 72 %"},
		{English.Confidence("own", 1), "As you wrote it"},
		{German.BaselineSays(3, 10), "Von den 10 Aufgaben mit den ähnlichsten Wörtern verlangen 3 eine andere Rechnung."},
		{English.OwnCounts(118, 40, 5, 3), "118 problems. The model read the equations of 40, and is not sure of 5. 3 were left out."},
		{German.OwnCounts(1, 1, 1, 0), "1 Aufgabe. Bei 1 hat das Modell die Gleichung gelesen, ist sich dabei aber nicht sicher."},
		{English.OwnButton(34, 200), "My problems (17 %)"},
		{English.FoundNone(0, true), "With these filters no problem has this calculation, or one near it."},
		{German.FailedStep("the expression"), "Hier ging es nicht weiter: beim Rechenausdruck."},
		{English.FailedStep("loading the corpus"), "Stopped at loading the corpus."},
		{English.Ready(2, 1), "2 problems ready. 1 record could not be used and was left out."},
		{English.FacetValue("topic", "at-sea"), "at sea"},
		{English.FacetValue("operators", "+*"), "+ ×"},
		{English.FacetValue("operators", "whole-number"), "with whole numbers"},
		{German.FacetValue("operators", "remainder"), "Rest"},
		{English.Operations("++* roundup roundup gcd"), "+ × rounded up greatest common divisor"},
		{English.Operations("roundup"), "rounded up"},
		{English.Passing(3, 3), "3 problems"},
		{German.Passing(3, 5), "3 von 5 Aufgaben"},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
