//go:build !js

package main

import (
	"embed"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"mwpranker/cmd/bench/browser"
	"mwpranker/cmd/bench/report"
	"mwpranker/train/onnx"
)

//go:embed *.mjs page.html
var pages embed.FS

// onnxruntime is what `make onnxruntime` fetches.
const onnxruntime = "build/onnxruntime/node_modules/onnxruntime-web/dist"

// defaultProblems are enough for steady medians.
const defaultProblems = 20

func main() {
	node := flag.Bool("node", false, "measure in node instead of Chromium")
	rounds := flag.Int("rounds", 9, "how often each problem is read, after a warm-up; 0 only holds the sides to one another")
	count := flag.Int("problems", defaultProblems, "how many problems of the corpus")
	flag.Parse()
	if err := run(*node, *rounds, *count); err != nil {
		fmt.Fprintln(os.Stderr, "compare:", err)
		os.Exit(1)
	}
}

func run(inNode bool, rounds, count int) error {
	folder, err := os.MkdirTemp("", "compare")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	if _, err := os.Stat(onnxruntime); err != nil {
		return fmt.Errorf("onnxruntime-web is not there: `make onnxruntime` fetches it")
	}
	problems, err := fromCorpus(".", count)
	if err != nil {
		return err
	}
	if err := lay(folder, ".", problems, rounds); err != nil {
		return fmt.Errorf("laying out the page: %w", err)
	}
	if !inNode {
		return browser.Open(folder)
	}
	groups, err := node(folder, ".", rounds)
	for _, g := range groups {
		if err := g.Write(os.Stdout); err != nil {
			return err
		}
	}
	return err
}

// lay puts into the folder all that the page needs; root is that of the repository.
func lay(folder, root string, problems []Problem, rounds int) error {
	if err := os.CopyFS(folder, pages); err != nil {
		return err
	}
	page, err := pages.ReadFile("page.html")
	if err != nil {
		return err
	}
	page = []byte(strings.Replace(string(page), "ROUNDS", fmt.Sprint(rounds), 1))
	if err := os.WriteFile(filepath.Join(folder, "index.html"), page, 0o644); err != nil {
		return err
	}
	if err := browser.Build(filepath.Join(folder, "compare.wasm"), "mwpranker/cmd/bench/compare"); err != nil {
		return err
	}
	goroot, err := goroot()
	if err != nil {
		return err
	}
	for name, from := range map[string]string{
		"wasm_exec.js": filepath.Join(goroot, "lib/wasm"),
		"kernel.js":    filepath.Join(root, "wasm/kernel"),
		"kernel.wasm":  filepath.Join(root, "wasm/kernel"),
		weightsFile:    filepath.Join(root, "model_weights"),
		// For the browser; node takes its own from where it is.
		"ort.wasm.min.mjs":            filepath.Join(root, onnxruntime),
		"ort-wasm-simd-threaded.mjs":  filepath.Join(root, onnxruntime),
		"ort-wasm-simd-threaded.wasm": filepath.Join(root, onnxruntime),
	} {
		data, err := os.ReadFile(filepath.Join(from, name))
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, name), data, 0o644); err != nil {
			return err
		}
	}
	weights, err := os.ReadFile(filepath.Join(folder, weightsFile))
	if err != nil {
		return err
	}
	if err := onnx.Write(weights, folder); err != nil {
		return err
	}
	text, err := json.Marshal(problems)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, problemsFile), text, 0o644)
}

// node compares in node what was laid out.
func node(folder, root string, rounds int) ([]report.Group, error) {
	goroot, err := goroot()
	if err != nil {
		return nil, err
	}
	module, err := filepath.Abs(filepath.Join(root, onnxruntime, "ort.node.min.mjs"))
	if err != nil {
		return nil, err
	}
	cmd := exec.Command("node", filepath.Join(folder, "node.mjs"), goroot, folder, fmt.Sprint(rounds), module)
	var complaints strings.Builder
	cmd.Stderr = &complaints
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("node: %w: %s", err, complaints.String())
	}
	var result report.Result
	if err := json.Unmarshal(out, &result); err != nil {
		return nil, fmt.Errorf("what node gave: %w", err)
	}
	return result.Groups, nil
}

func goroot() (string, error) {
	out, err := exec.Command("go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(out)), err
}
