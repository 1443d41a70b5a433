package message

import (
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"
)

func TestRoundTrip(t *testing.T) {
	tree := &Node{ID: 0, Kind: NodeOperator, Label: "×", Quantity: -1, Colour: -1, Children: []*Node{{ID: 1, Kind: NodeQuantity, Label: "18"}, {ID: 2, Kind: NodeConstant, Label: "7", Quantity: -1, Colour: -1}}}
	for _, sent := range []Reply{
		{ID: 7, Failure: &Failure{Code: BadExpression, Step: "expression", Why: "a bracket is not closed", At: 0}},
		{State: &State{Protocol: Version, Stage: StageCorpus, Files: []File{{Name: FileCorpus, Phase: PhaseLoading, Done: 1, Total: 2}}, Corpora: []Corpus{{Name: "“½” <b>", Left: 1}}}},
		{ID: 8, Found: &Found{
			By: ByReading,
			Understood: Understood{Kind: KindProblem, Quantities: []Quantity{{Start: 0, End: 2, Name: "n0", Value: "18", Stands: 0}}, Readings: []Reading{{Tree: tree, Worded: "4 buses", Rounded: &Rounded{"4 buses", "3 buses"},
				Steps: []Step{{Expression: "roundup(18 / 7)", Value: "3", Division: "18 / 7", Quotient: "2", Remainder: "4"}}}}},
			Groups: []Group{{Name: GroupNear, Members: 3, Results: []Result{{ID: "a", Quantities: []Quantity{}, Relation: RelationNear, Attributes: Attributes{Kinds: []string{}}, Parts: []Part{{"story", 0.5, 1, "words"}}}}}},
			Facets: []Facet{{FacetSteps, []FacetValue{{"1", 3, true}}}},
		}},
		{ID: 9, Comparison: &Comparison{Pairs: []Pair{{0, 0, true}}}},
		{ID: 10, Completion: &Completion{"How man", "y"}},
		{ID: 12, Varied: &Varied{Variants: []Variant{{"Six “½”.", "n0", "6", "$6"}}, Read: true}},
		{ID: 11, Checked: &Checked{Expression: "a +", Failure: &Failure{Code: BadExpression, At: 3}}},
	} {
		var got Reply
		if err := Decode(Encode(sent), &got); err != nil || !reflect.DeepEqual(got, sent) {
			t.Errorf("sent %s\ngot  %s (%v)", Encode(sent), Encode(got), err)
		}
	}
}

// TestZeroIsSent: a place, a quantity or a pair may be number 0, so these fields are never left
// out.
func TestZeroIsSent(t *testing.T) {
	for _, c := range []struct {
		value any
		want  string
	}{
		{Failure{}, `"at":0`},
		{Quantity{}, `"stands":0`},
		{Quantity{}, `"colour":0`},
		{Node{}, `"quantity":0`},
		{Pair{}, `"left":0`},
		{Found{}, `"groups":null`},
	} {
		if got := Encode(c.value); !strings.Contains(got, c.want) {
			t.Errorf("%T is sent as %s, without %s", c.value, got, c.want)
		}
	}
}

// TestNames: every field has a name for JavaScript, which starts with a small letter.
func TestNames(t *testing.T) {
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(of reflect.Type) {
		for of.Kind() == reflect.Pointer || of.Kind() == reflect.Slice {
			of = of.Elem()
		}
		if of.Kind() != reflect.Struct || seen[of] {
			return
		}
		seen[of] = true
		for i := range of.NumField() {
			field := of.Field(i)
			if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); name == "" || name[0] < 'a' {
				t.Errorf("%s.%s has the name %q in JSON", of.Name(), field.Name, name)
			}
			walk(field.Type)
		}
	}
	walk(reflect.TypeFor[Request]())
	walk(reflect.TypeFor[Reply]())
}

func TestEncodeSaysWhatFailed(t *testing.T) {
	if s := Encode(Part{Value: math.NaN()}); !json.Valid([]byte(s)) || !strings.Contains(s, `"failure"`) {
		t.Errorf("a value that JSON lacks gave %s", s)
	}
}
