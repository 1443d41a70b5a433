package text

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"reflect"
	"runtime"
	"runtime/debug"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"mwpranker/wasm/budget"
)

func FuzzRead(f *testing.F) {
	for _, examples := range [][]example{problems, digitExamples, wordExamples, contextExamples, tokenExamples, sentenceExamples} {
		for _, e := range examples {
			f.Add(e.text)
		}
	}
	for _, r := range readRows(f) {
		f.Add(r.text)
	}
	f.Fuzz(func(t *testing.T, source string) {
		defer budget.Watch(t, len(source), budget.Limit{Time: 100 * time.Millisecond, EachTime: 50 * time.Microsecond, Bytes: 4 << 20, Each: 4000})()
		d, err := Read(source)
		if err != nil {
			if len(source) <= MaxBytes {
				t.Fatalf("error for %d bytes: %v", len(source), err)
			}
			return
		}
		if problem := broken(d); problem != "" {
			t.Fatalf("%q: %s", source, problem)
		}
		if again, _ := Read(source); !reflect.DeepEqual(d, again) {
			t.Fatalf("%q: reading twice gives two results", source)
		}
	})
}

// TestInvariants does on the examples what the fuzzer does on everything else.
func TestInvariants(t *testing.T) {
	for _, examples := range [][]example{problems, digitExamples, wordExamples, contextExamples, tokenExamples, sentenceExamples} {
		for _, e := range examples {
			if problem := broken(read(t, e.text)); problem != "" {
				t.Errorf("%q: %s", e.text, problem)
			}
		}
	}
}

// TestMixtures reads random texts made of words and signs that numbers are made of.
func TestMixtures(t *testing.T) {
	var pieces []string
	for _, e := range table {
		pieces = append(pieces, strings.Fields(e.words)...)
	}
	pieces = append(pieces, strings.Fields("R350 Rs. ₹ 5,000 7:30 o'clock am pm h min ft in kg g £4 20p half past to third queue page Year R5 5G k 1,250 12 1 250 000 1,250 2.5 1998 3rd ½ 7:30 $ £ ¢ % - – / , . ? ( ) ' \" # and of a the to from between times as is in on May Room No. p.m. Ms. apples Tom")...)
	glue := []string{" ", " ", " ", "-", "", "\n"}
	random := rand.New(rand.NewPCG(1, 2))
	for range 5000 {
		var b strings.Builder
		for range random.IntN(20) {
			b.WriteString(pieces[random.IntN(len(pieces))] + glue[random.IntN(len(glue))])
		}
		if problem := broken(read(t, b.String())); problem != "" {
			t.Fatalf("%q: %s", b.String(), problem)
		}
	}
}

// broken says which promise about a document does not hold, or "".
func broken(d *Document) string {
	at := 0
	blank := func(end int) string {
		for at < end {
			r, size := utf8.DecodeRuneInString(d.Source[at:])
			if !isBlank(r) || r == utf8.RuneError && size == 1 {
				return fmt.Sprintf("byte %d is in no token", at)
			}
			at += size
		}
		if at != end {
			return fmt.Sprintf("a token begins inside a character at %d", end)
		}
		return ""
	}
	for i, t := range d.Tokens {
		if t.Start < at || t.End <= t.Start || t.End > len(d.Source) {
			return fmt.Sprintf("token %d has the span %v behind %d", i, t.Span, at)
		}
		if problem := blank(t.Start); problem != "" {
			return problem
		}
		if t.Text != d.Source[t.Start:t.End] || t.Norm == "" {
			return fmt.Sprintf("token %d is %q, %q", i, t.Text, t.Norm)
		}
		at = t.End
		if t.Sentence < 0 || t.Sentence >= len(d.Sentences) || i < d.Sentences[t.Sentence].FirstToken || i >= d.Sentences[t.Sentence].EndToken {
			return fmt.Sprintf("token %d is not in sentence %d", i, t.Sentence)
		}
		if q := t.Quantity; q != -1 && (q < 0 || q >= len(d.Quantities) || i < d.Quantities[q].FirstToken || i >= d.Quantities[q].EndToken) {
			return fmt.Sprintf("token %d is not in quantity %d", i, q)
		}
	}
	if problem := blank(len(d.Source)); problem != "" {
		return problem
	}
	next := 0
	for i, s := range d.Sentences {
		if s.FirstToken != next || s.EndToken <= s.FirstToken {
			return fmt.Sprintf("sentence %d is %v behind token %d", i, s, next)
		}
		next = s.EndToken
	}
	if next != len(d.Tokens) {
		return "the sentences do not reach the end"
	}
	next = 0
	for i, q := range d.Quantities {
		if q.Value == nil || q.FirstToken < next || q.EndToken <= q.FirstToken || q.EndToken > len(d.Tokens) {
			return fmt.Sprintf("quantity %d is %v", i, q)
		}
		next = q.EndToken
		if q.Start != d.Tokens[q.FirstToken].Start || q.End != d.Tokens[q.EndToken-1].End {
			return fmt.Sprintf("quantity %d has another span than its tokens", i)
		}
		for j := q.FirstToken; j < q.EndToken; j++ {
			if d.Tokens[j].Quantity != i {
				return fmt.Sprintf("token %d does not know its quantity %d", j, i)
			}
		}
		if digits := len(q.Value.Num().String()) + len(q.Value.Denom().String()); digits > 4*maxDigits {
			return fmt.Sprintf("quantity %d has %d digits", i, digits)
		}
	}
	for i, n := range d.Names {
		if n.Why == "" || n.FirstToken < 0 || n.EndToken <= n.FirstToken || n.EndToken > len(d.Tokens) || n.Start != d.Tokens[n.FirstToken].Start {
			return fmt.Sprintf("name %d is %v", i, n)
		}
		for j := n.FirstToken; j < n.EndToken; j++ {
			if d.Tokens[j].Quantity >= 0 {
				return fmt.Sprintf("name %d is a quantity too", i)
			}
		}
		if n.Value != nil {
			if admitted := d.Admit(i); len(admitted.Quantities) != len(d.Quantities)+1 || len(d.Names) != len(admitted.Names)+1 {
				return fmt.Sprintf("name %d is not admitted", i)
			}
		}
	}
	for i := range d.Quantities {
		q := &d.Quantities[i]
		if (q.Form == Compound) != (len(q.Parts) > 1) {
			return fmt.Sprintf("quantity %d has %d parts", i, len(q.Parts))
		}
		if len(q.Parts) > 0 {
			if split := d.Split(i); len(split.Quantities) != len(d.Quantities)-1+len(q.Parts) {
				return fmt.Sprintf("quantity %d does not split", i)
			}
		}
		if q.Unit.IsClock() && (q.Value.Sign() < 0 || q.Value.Cmp(big.NewRat(24*60, 1)) > 0) {
			return fmt.Sprintf("quantity %d is the clock time %s", i, q.Value.RatString())
		}
	}
	for i, c := range d.Constants {
		if c.Value == nil || c.Start < 0 || c.End > len(d.Source) || c.End <= c.Start || index[c.Word].name != c.Word {
			return fmt.Sprintf("constant %d is %v", i, c)
		}
	}
	return ""
}

// TestLinear reads texts made to be hard, of MaxBytes and of an eighth of it.
// The time should grow eightfold; a quadratic step would make it 64 times as
// long. The bound between the two, and six tries, leave room for a busy
// machine.
func TestLinear(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(-1)) // the collector's time is not ours
	for _, piece := range []string{
		"1", "1,", "1,1", "1,22", "1,222", "12,345", "1.", "1.2", "1.222", "1 222 ", "1 250 ", "1/", "1/1", "1/1/", "1-1-", "1:1:", "1:30-", "1'", "1'222",
		"1e", "1e1", "3x", "1a", "½", "2 ½ ", "2 1/2 ", "1/2 and ", "$", "$1", "$-", "-", "-1", "%", "٣", "٣,",
		"a ", "a hundred ", "hundred ", "hundred and ", "a hundred and ", "one hundred and five ", "twenty-", "twenty five-", "one thousand, ", "million ", "point ",
		"three point ", "one and a ", "and ", "and and ", "a half ", "half a ", "half-", "half a dozen ", "a dozen and a ", "a third ", "two thirds ", "a quarter of ",
		"from 3 to ", "between 3 and ", "from Room 5 ", "Room 12 ", "minus ", "negative ", "negative negative 5 ", "one ", "one of ", "in nineteen ninety ", "May 5 ",
		"a-", "e-", "co-co-", "a.", "a.b.", "A. ", "p.m. ", "Ms.", "m. ", "5 m. ", "5 m.", "5 m.(", ". ", "...", "?", "\" . ", ".\"", ".)", "'", "'s", "n't", "don't ", "(", "\n", "\n- ", "1. A\n",
		"a@", "a!", "a.com", "http://", "x", "_", "\xff", "\u200d", "a\u00ad", "👩\u200d", "e\u0301", "ratio 7:10 ", "2 h 30 min ", "2 h ", "2 h and ", "£4 and 20p ", "5'6\"", "7:30 ", "7:30 to ", "half past ", "ten to ", "from 3 to 5 pm ", "R5", "R5 ", "Rs. ", "third ", "third in the queue ", "in 1998 ", "page 3 ", "f(", "<b>", "0", "0,5", "0,5 and ", "1,5 kg ", " ", "\u00a0", "1\u00a0222",
	} {
		long := strings.Repeat(piece, MaxBytes/len(piece))
		short := long[:len(long)/8]
		for try := 1; ; try++ {
			slow, fast := timeToRead(t, long), timeToRead(t, short)
			if slow < 5*time.Millisecond || slow < 30*fast {
				break
			}
			if try == 6 {
				t.Errorf("%q: %v for %d bytes, %v for %d", piece, slow, len(long), fast, len(short))
				break
			}
		}
		runtime.GC()
	}
}

// timeToRead returns the best of a few runs, since other work may disturb one.
func timeToRead(t *testing.T, source string) time.Duration {
	best := time.Hour
	for range 3 {
		start := time.Now()
		read(t, source)
		best = min(best, time.Since(start))
	}
	return best
}

// The text of about 60 words is a usual problem, and not a short one.
const usual = "Mrs. Lee's class sells cupcakes to pay for a trip. On Monday they sold three dozen cupcakes at $1.25 each, and on Tuesday twice as many. " +
	"Baking cost them 25% of what they took, and a quarter of the rest goes to the library. The trip for the 24 pupils costs $180. " +
	"How much money do they have left for the trip, and is it enough?"

func BenchmarkRead(b *testing.B) {
	b.SetBytes(int64(len(usual)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read(usual); err != nil {
			b.Fatal(err)
		}
	}
}
