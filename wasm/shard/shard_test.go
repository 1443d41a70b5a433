package shard

import (
	"bytes"
	"fmt"
	"io"
	"maps"
	"math/big"
	"slices"
	"strings"
	"testing"
	"time"

	"mwpranker/wasm/budget"
	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
)

// synthetic makes n problems: form i of them is as common as 1/(i+1).
func synthetic(t testing.TB, n int) []*corpus.Problem {
	t.Helper()
	var forms []*expr.Expr
	for _, equation := range equations(200) {
		tree, err := expr.Parse(equation)
		if err != nil {
			t.Fatal(err)
		}
		forms = append(forms, tree)
	}
	problems := make([]*corpus.Problem, n)
	for i := range problems {
		form := forms[min(len(forms)-1, n/(i+1)-1)]
		text := fmt.Sprintf("In story %d there are", i)
		values := []*big.Rat{big.NewRat(int64(i), 1)}
		for j := range form.Quantities() {
			text += fmt.Sprintf(" %d things,", 2*j+7)
			values = append(values, big.NewRat(int64(2*j+7), 1))
		}
		values = values[1:]
		answer, err := form.Eval(values)
		if err != nil {
			t.Fatal(err)
		}
		equation := form.Fill(values).String()
		problems[i], err = corpus.Parse(corpus.Record{ID: fmt.Sprint("p", i), Text: text + " and no more.", Equation: equation, Answer: corpus.Number(expr.FormatRat(answer))})
		if err != nil {
			t.Fatalf("%s: %v", equation, err)
		}
	}
	return problems
}

// equations are n of different forms: every way to put + or * between letters.
func equations(n int) []string {
	var all []string
	for length := 2; len(all) < n; length++ {
		for choice := range 1 << (length - 1) {
			e := "a"
			for i := 1; i < length; i++ {
				e = "(" + e + " " + string("+*"[choice>>(i-1)&1]) + " " + string(rune('a'+i)) + ")"
			}
			all = append(all, e)
		}
	}
	return all[:n]
}

// folder keeps what is written.
type folder map[string]*bytes.Buffer

type file struct{ *bytes.Buffer }

func (file) Close() error { return nil }

func (f folder) create(name string) (io.WriteCloser, error) {
	f[name] = &bytes.Buffer{}
	return file{f[name]}, nil
}

func split(t testing.TB, problems []*corpus.Problem, o Options) (*Splitter, *Manifest, folder) {
	t.Helper()
	s := NewSplitter()
	for _, p := range problems {
		s.Add(p)
	}
	files := folder{}
	m, err := s.Write(corpus.Header{Name: "Things", Licence: "CC0-1.0"}, o, files.create)
	if err != nil {
		t.Fatal(err)
	}
	return s, m, files
}

// TestEveryProblemOnce: base and shards together hold each problem once, where
// the manifest says that its form is, and no file has more of a form than is
// promised.
func TestEveryProblemOnce(t *testing.T) {
	problems := synthetic(t, 1200)
	for _, o := range []Options{{Base: 0, Crowd: 1, Each: 1000}, {Base: 500, Crowd: 8, Each: 20}, {Base: 100, Crowd: 1000, Each: 100}, {Base: 5000, Crowd: 8, Each: 20}} {
		s, m, files := split(t, problems, o)
		seen := map[string]int{}
		for r := range s.Base(o) {
			seen[r.ID]++
		}
		if len(seen) != min(o.Base, len(problems)) {
			t.Errorf("%+v: the base has %d problems", o, len(seen))
		}
		for bucket, parts := range m.Parts {
			for part := range parts {
				name := m.Name(bucket, part)
				read, report, err := corpus.ReadAll(files[name])
				if err != nil || report.Bad > 0 || report.Name != "Things" {
					t.Fatalf("%s: %+v, %v", name, report, err)
				}
				delete(files, name)
				forms := map[string]int{}
				for _, p := range read {
					seen[p.ID]++
					forms[p.Expr.Key(expr.Canonical)]++
					if m.Bucket(p.Expr) != bucket {
						t.Errorf("%s holds %s, which belongs to bucket %d", name, p.Expr, m.Bucket(p.Expr))
					}
				}
				first, end := o.part(part)
				for form, n := range forms {
					if n > end-first {
						t.Errorf("%s holds %d problems of %s", name, n, form)
					}
				}
			}
		}
		if len(files) > 0 {
			t.Errorf("files that the manifest does not name: %v", slices.Collect(maps.Keys(files)))
		}
		for _, p := range problems {
			if seen[p.ID] != 1 {
				t.Fatalf("%+v: %s is there %d times", o, p.ID, seen[p.ID])
			}
		}
	}
}

// TestCrowd: every bucket has as many forms as were promised.
func TestCrowd(t *testing.T) {
	problems := synthetic(t, 3000)
	s, m, _ := split(t, problems, Options{Base: 10, Crowd: 8, Each: 100})
	forms := make([]map[string]bool, len(m.Parts))
	for _, p := range problems {
		b := m.Bucket(p.Expr)
		if forms[b] == nil {
			forms[b] = map[string]bool{}
		}
		forms[b][p.Expr.Key(expr.Canonical)] = true
	}
	smallest := len(problems)
	for _, each := range forms {
		smallest = min(smallest, len(each))
	}
	privacy := s.Privacy(Options{Crowd: 8})
	if smallest < 8 || privacy.Crowd != smallest || privacy.Buckets != len(m.Parts) || len(m.Parts) < 4 {
		t.Errorf("the smallest of %d buckets has %d forms; %+v", len(m.Parts), smallest, privacy)
	}
	if !(privacy.FetchBits > 0 && privacy.FetchBits < privacy.FormBits && privacy.BlindGuess < privacy.FetchGuess && privacy.FetchGuess < 1) {
		t.Errorf("%+v", privacy)
	}
}

// TestOrderAndGrouping: the same problem model is in one bucket however it is written.
func TestOrderAndGrouping(t *testing.T) {
	m := &Manifest{Bits: 12}
	for _, same := range []string{"a + b * c | c * b + a", "a - (b + c) | a - b - c", "(a + b) * 7 | 7 * (b + a)"} {
		buckets := map[int]bool{}
		for equation := range strings.SplitSeq(same, "|") {
			tree, err := expr.Parse(equation)
			if err != nil {
				t.Fatal(err)
			}
			buckets[m.Bucket(tree)] = true
		}
		if len(buckets) != 1 {
			t.Errorf("%s: %d buckets", same, len(buckets))
		}
	}
}

// TestSameFiles: the same problems give the same bytes, others give other names.
func TestSameFiles(t *testing.T) {
	problems := synthetic(t, 500)
	o := Options{Base: 50, Crowd: 4, Each: 10}
	_, first, files := split(t, problems, o)
	_, again, same := split(t, problems, o)
	if first.Hash != again.Hash || len(files) != len(same) {
		t.Fatalf("%s and %s", first.Hash, again.Hash)
	}
	for name, content := range files {
		if !bytes.Equal(content.Bytes(), same[name].Bytes()) {
			t.Errorf("%s differs", name)
		}
	}
	if _, other, _ := split(t, problems[1:], o); other.Hash == first.Hash {
		t.Error("another corpus has the same names")
	}
}

func TestNoProblems(t *testing.T) {
	if _, err := NewSplitter().Write(corpus.Header{}, DefaultOptions, folder{}.create); err == nil {
		t.Error("nothing was split")
	}
}

func TestManifest(t *testing.T) {
	_, m, _ := split(t, synthetic(t, 500), Options{Base: 5, Crowd: 4, Each: 10})
	var written bytes.Buffer
	if err := m.Write(&written); err != nil {
		t.Fatal(err)
	}
	good := written.String()
	again, err := ReadManifest(strings.NewReader(good))
	if err != nil || fmt.Sprint(again) != fmt.Sprint(m) {
		t.Errorf("%+v became %+v: %v", m, again, err)
	}
	for _, test := range []struct{ old, new, want string }{
		{Format, "else", `shards: the manifest: the format is "else", this program reads "mwpranker-shards"`},
		{`"version":1`, `"version":2`, "shards: the manifest: the version is 2, this program reads version 1"},
		{m.Hash, "../../etc", "shards: the manifest: the hash of the corpus is not one"},
		{`"parts":[`, `"parts":[1,`, fmt.Sprintf("shards: the manifest: %d buckets and %d bits do not fit together", len(m.Parts)+1, m.Bits)},
		{`"parts":[`, `"parts":[-`, "shards: the manifest: bucket 0 has -"},
		{"{", "[", "shards: the manifest is not JSON: "},
		{"{", strings.Repeat(" ", MaxManifest) + "{", "shards: the manifest is longer than 1048576 bytes"},
	} {
		_, err := ReadManifest(strings.NewReader(strings.Replace(good, test.old, test.new, 1)))
		if err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %s", test.new[:min(len(test.new), 20)], err, test.want)
		}
	}
	if name := m.Name(0, m.Parts[0]); name != "" {
		t.Errorf("a part that is not there is called %s", name)
	}
}

func FuzzReadManifest(f *testing.F) {
	f.Add([]byte(`{"format":"mwpranker-shards","version":1,"hash":"0123456789abcdef","bits":1,"parts":[1,2]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		defer budget.Watch(t, len(data), budget.Limit{Time: 100 * time.Millisecond, EachTime: 10 * time.Microsecond, Bytes: 4 << 20, Each: 1000})()
		m, err := ReadManifest(bytes.NewReader(data))
		if err != nil {
			return
		}
		for bucket := range m.Parts {
			if name := m.Name(bucket, 0); !strings.HasPrefix(name, "shards/") || strings.Contains(name, "..") {
				t.Fatalf("bucket %d is called %q", bucket, name)
			}
		}
	})
}

func BenchmarkSplit(b *testing.B) {
	problems := synthetic(b, 100_000)
	for b.Loop() {
		split(b, problems, DefaultOptions)
	}
}
