package onnx

import (
	"bytes"
	"encoding/json"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"mwpranker/train/reader"
	"mwpranker/train/reference"
	"mwpranker/wasm/graph2tree"
)

const runtime = "../../build/onnxruntime/node_modules/onnxruntime-web/dist/ort.node.min.mjs"

// TestOnnxruntimeAgrees runs the exported files of the fixture of train/reference with onnxruntime.
func TestOnnxruntimeAgrees(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is missing: onnxruntime is tried with it (Debian: apt-get install nodejs)")
	}
	module, err := filepath.Abs(runtime)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(module); err != nil {
		t.Skip("onnxruntime-web is not in build/: `make onnxruntime` fetches it by npm")
	}
	data, err := os.ReadFile("../reference/testdata/tiny.bin")
	if err != nil {
		t.Fatal(err)
	}
	model, err := graph2tree.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	state, err := graph2tree.NewState(model)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := Write(data, dir); err != nil {
		t.Fatal(err)
	}
	raw, err := os.ReadFile("../reference/testdata/tiny.json")
	if err != nil {
		t.Fatal(err)
	}
	var problems []struct {
		Problem string
		reader.Sample
		Score float64
	}
	if err := json.Unmarshal(raw, &problems); err != nil {
		t.Fatal(err)
	}
	type request struct {
		Tables    map[string]reference.Table
		Prefix    []int32
		Operators int
	}
	var requests []request
	for i := range problems {
		requests = append(requests, request{reference.Tables(&problems[i].Input), problems[i].Prefix, model.NumOperators()})
	}
	asked, err := json.Marshal(requests)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(node, "testdata/follow.mjs", dir)
	cmd.Env = append(cmd.Environ(), "ORT="+module)
	cmd.Stdin = bytes.NewReader(asked)
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v: %s", err, complaints.String())
	}
	var results []struct {
		Words, Candidates, First []float32
		Score                    float64
	}
	if err := json.Unmarshal(out, &results); err != nil || len(results) != len(problems) {
		t.Fatalf("%d results for %d problems (%v)", len(results), len(problems), err)
	}
	for i, p := range problems {
		state.Encode(&p.Input)
		words, candidates, first := state.Vectors()
		for _, pair := range []struct {
			name      string
			got, want []float32
		}{{"words", results[i].Words, words}, {"candidates", results[i].Candidates, candidates}, {"first goal", results[i].First, first}} {
			if !near(pair.got, pair.want) {
				t.Errorf("%q: the %s differ", p.Problem, pair.name)
			}
		}
		if !(math.Abs(results[i].Score-p.Score) < 1e-4) {
			t.Errorf("%q: the score is %.6f, want %.6f", p.Problem, results[i].Score, p.Score)
		}
	}
}

func near(a, b []float32) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !(math.Abs(float64(a[i]-b[i])) < 1e-4) {
			return false
		}
	}
	return true
}
