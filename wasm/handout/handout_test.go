package handout

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
)

func TestKey(t *testing.T) {
	for answer, want := range map[string]string{
		"9 boats":          "9",
		"$44.80":           "224/5",
		"44,8":             "224/5",
		"€ 44,80":          "224/5",
		"1,250 people":     "1250",
		"1.250,5":          "2501/2",
		"9/2 dollars":      "9/2",
		"4 1/2":            "9/2",
		"4½ hours":         "9/2",
		"4.5":              "9/2",
		".5":               "1/2",
		"-3 degrees":       "-3",
		"−3":               "-3",
		"5-3":              "5 3",
		"2 h 30 min":       "2 30",
		"2 hours 30":       "2 30",
		"7:45 p.m.":        "7 45",
		"12 remainder 3":   "12 3",
		"80 % of them":     "80",
		"none":             "",
		"":                 "",
		"1/0":              "",
		"1/2/3":            "",
		"3.":               "3",
		"1,2,3":            "123",
		"1\u202f250":       "1 250",
		"they are 15, 16.": "15 16",
	} {
		if got := Key(answer); got != want {
			t.Errorf("the key of %q is %q, want %q", answer, got, want)
		}
	}
	if Key(strings.Repeat("9", maxAnswer+1)) != "" {
		t.Error("an endless answer has a key")
	}
}

// sheet has a title, a note, a problem that can be checked, and one that can't.
func sheet() *Sheet {
	const boats = "27 scouts want to row. A boat takes 3. How many boats do they need?"
	return &Sheet{Title: "Boats & <more>", Checks: true, Items: []Item{
		{Text: "Read each twice.\nThen calculate.", Note: true},
		{Text: boats, Digest: Digest(boats, "9 boats")},
		{Text: "Häuser 😀 \"quoted\", ]]> and \x1e too"},
	}}
}

func TestRoundTrip(t *testing.T) {
	text, err := Encode(sheet())
	if err != nil {
		t.Fatal(err)
	}
	if strings.Trim(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") != "" {
		t.Errorf("an address does not carry %q", text)
	}
	got, err := Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	want := sheet()
	want.Items[2].Text = strings.ReplaceAll(want.Items[2].Text, "\x1e", " ")
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	for answer, want := range map[string]string{
		"9": "true true", "9 boats": "true true", "9,0": "true true", "8": "false true", "nine": "false false",
	} {
		right, known := got.Right(1, answer)
		if fmt.Sprint(right, known) != want {
			t.Errorf("%q: %v %v, want %s", answer, right, known, want)
		}
	}
	for _, item := range []int{-1, 0, 2, 3} {
		if _, known := got.Right(item, "9"); known {
			t.Errorf("item %d has an answer", item)
		}
	}
	unchecked := sheet()
	unchecked.Checks = false
	text, _ = Encode(unchecked)
	if got, err := Decode(text); err != nil || got.Checks || got.Items[1].Digest != "" {
		t.Errorf("what may not be checked carries digests: %+v, %v", got, err)
	}
}

// TestSize: ten problems fit a code that a camera reads.
func TestSize(t *testing.T) {
	s := &Sheet{Title: "Ten", Checks: true}
	for i := range 10 {
		text := fmt.Sprintf("Out of %d passengers on the tram, %d get off at the market and %d at the school. "+
			"A ticket costs £%d. How many passengers are left?", 40+7*i, 3+i, 5+2*i, 1+i)
		s.Items = append(s.Items, Item{Text: text, Digest: Digest(text, "9")})
	}
	text, err := Encode(s)
	if err != nil || len(text) > MaxQR {
		t.Errorf("%d bytes, %v", len(text), err)
	}
	for len(s.Items) <= MaxItems {
		s.Items = append(s.Items, s.Items...)
	}
	if _, err := Encode(s); !errors.Is(err, ErrTooLong) {
		t.Errorf("%d items: %v", len(s.Items), err)
	}
	r := rand.New(rand.NewPCG(1, 1))
	var noise strings.Builder
	for range MaxFragment {
		noise.WriteRune(rune(0x4e00 + r.IntN(5000)))
	}
	if _, err := Encode(&Sheet{Items: []Item{{Text: noise.String()}}}); !errors.Is(err, ErrTooLong) {
		t.Errorf("noise: %v", err)
	}
}

func TestRefused(t *testing.T) {
	good, err := Encode(sheet())
	if err != nil {
		t.Fatal(err)
	}
	bomb, err := Encode(&Sheet{Title: strings.Repeat("a", maxPlain-1)})
	if err != nil || len(bomb) > 2000 {
		t.Fatalf("%d bytes, %v", len(bomb), err)
	}
	if s, err := Decode(bomb); err != nil || len(s.Title) != maxPlain-1 {
		t.Errorf("the longest title: %v", err)
	}
	for name, c := range map[string]struct {
		text string
		want error
	}{
		"nothing":         {"", ErrVersion},
		"another version": {"2" + good[1:], ErrVersion},
		"the end is gone": {good[:len(good)-5], ErrBroken},
		"one letter":      {"1", ErrBroken},
		"other letters":   {"1&<>", ErrBroken},
		"far too long":    {"1" + strings.Repeat("A", MaxFragment), ErrTooLong},
	} {
		if _, err := Decode(c.text); !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", name, err, c.want)
		}
	}
	for _, plain := range []string{"x", "cTitle\x1e", "cTitle\x1eq", "cTitle\x1ecabc", "-Title\x1ecabcdefText", "cT\x1ecabcdé"} {
		if s, err := parse(plain); !errors.Is(err, ErrBroken) {
			t.Errorf("%q is read as %+v, %v", plain, s, err)
		}
	}
}

// TestQR: a code that another program has read (jsQR 1.4.0) stays what it is, and its size follows
// its text.
func TestQR(t *testing.T) {
	c, ok := code("https://example.org/#sheet=1AbC")
	if !ok || c.Size != 25 {
		t.Fatalf("%v, %+v", ok, c)
	}
	var rows []string
	for _, y := range []int{0, 1, 8, 14, 24} {
		row := ""
		for x := range c.Size {
			row += string(" #"[bit(c.Black(x, y))])
		}
		rows = append(rows, row)
	}
	if got := strings.Join(rows, "\n"); got != wantRows {
		t.Errorf("got\n%s\nwant\n%s", got, wantRows)
	}
	svg, ok := QR(strings.Repeat("x", MaxQR), `A "sheet"`)
	if !ok || !strings.Contains(svg, `viewBox="0 0 125 125"`) || !strings.Contains(svg, `aria-label="A &#34;sheet&#34;"`) {
		t.Errorf("the largest code is %.120s", svg)
	}
	if _, ok := QR(strings.Repeat("x", MaxQR+1), ""); ok {
		t.Error("an address is drawn that no camera reads")
	}
}

// FuzzDecode: no link makes it panic, or take more memory than its bounds; what is read comes back
// the same.
func FuzzDecode(f *testing.F) {
	good, _ := Encode(sheet())
	bomb, _ := Encode(&Sheet{Title: strings.Repeat("a", maxPlain-1)})
	for _, text := range []string{good, bomb, good[:20], "1", "", "1AAAA"} {
		f.Add(text, "9 boats")
	}
	f.Fuzz(func(t *testing.T, text, answer string) {
		defer budget.Watch(t, len(text)+len(answer), budget.Limit{
			Time: time.Second, EachTime: time.Millisecond, Bytes: 16 << 20, Each: 1 << 10,
		})()
		s, err := Decode(text)
		if err != nil {
			if s != nil {
				t.Fatalf("%+v and %v", s, err)
			}
			return
		}
		s.Right(0, answer)
		again, err := Encode(s)
		if err != nil {
			return // what is tight in a link of somebody's own may be too long in ours
		}
		if back, err := Decode(again); err != nil || !reflect.DeepEqual(back, s) {
			t.Fatalf("%+v comes back as %+v, %v", s, back, err)
		}
	})
}

const wantRows = "####### ## #  # # #######" + "\n" +
	"#     #  # #### # #     #" + "\n" +
	"####  # # # #  ###  ### #" + "\n" +
	" #### # ###     #   # ## " + "\n" +
	"####### ##  ###  ########"
