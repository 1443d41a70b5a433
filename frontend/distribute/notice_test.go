package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// linked are the programs that are given away, each as it is built.
var linked = []struct {
	packages []string
	env      []string
}{
	{[]string{"./wasm", "./server/edge"}, []string{"GOOS=js", "GOARCH=wasm"}},
	{[]string{"./server", "./cmd/mwp"}, nil},
}

// TestNotice: NOTICE names every module that is linked into what is given away, in its version and
// with its licence, and no other.
func TestNotice(t *testing.T) {
	const root = "../.."
	notice, err := os.ReadFile(filepath.Join(root, "NOTICE"))
	if err != nil {
		t.Fatal(err)
	}
	modules := map[string]string{} // path and version -> folder
	for _, p := range linked {
		list := exec.Command("go", append([]string{"list", "-deps", "-f", "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}\t{{.Dir}}{{end}}{{end}}"}, p.packages...)...)
		list.Dir, list.Env = root, append(os.Environ(), p.env...)
		out, err := list.Output()
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.SplitSeq(strings.TrimSpace(string(out)), "\n") {
			if name, folder, ok := strings.Cut(line, "\t"); ok {
				modules[name] = folder
			}
		}
	}
	if len(modules) == 0 {
		t.Fatal("go list names no module")
	}
	plain := squeeze(string(notice))
	for name, folder := range modules {
		if !strings.Contains(string(notice), "\n"+name+" (") {
			t.Errorf("NOTICE lacks %s", name)
		}
		licences, err := filepath.Glob(filepath.Join(folder, "LICENSE*"))
		if err != nil || len(licences) == 0 {
			t.Fatalf("%s has no licence file: %v", name, err)
		}
		checkLicence(t, plain, licences[0])
	}
	for _, m := range regexp.MustCompile(`(?m)^(\S+\.\S+/\S+ v\S+) \(`).FindAllStringSubmatch(string(notice), -1) {
		if modules[m[1]] == "" {
			t.Errorf("NOTICE names %s, which is not linked", m[1])
		}
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	checkLicence(t, plain, filepath.Join(strings.TrimSpace(string(goroot)), "LICENSE"))
	checkLicence(t, plain, "../../wasm/lexicon/NOTICE", "table.txt is made")
	for _, want := range []string{"Universal Dependencies English Web Treebank", "https://creativecommons.org/licenses/by-sa/4.0/legalcode", "GSM8K", "Copyright (c) 2021 OpenAI"} {
		if !strings.Contains(plain, want) {
			t.Errorf("NOTICE lacks %q", want)
		}
	}
}

// checkLicence holds the text of a licence against the notice, line ends aside; paragraphs that
// begin with one of but are left out.
func checkLicence(t *testing.T, notice, file string, but ...string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for paragraph := range strings.SplitSeq(string(text), "\n\n") {
		if slices.ContainsFunc(but, func(b string) bool { return strings.HasPrefix(paragraph, b) }) {
			continue
		}
		if !strings.Contains(notice, squeeze(paragraph)) {
			t.Errorf("NOTICE lacks what %s says: %.60q", file, paragraph)
		}
	}
}

func squeeze(text string) string { return strings.Join(strings.Fields(text), " ") }

// TestTermsTravel: a site holds the licence, the notices and the model card as they stand in the
// repository.
func TestTermsTravel(t *testing.T) {
	for name, file := range map[string]string{"LICENSE.txt": "LICENSE", "NOTICE.txt": "NOTICE", "MODEL_CARD.txt": "model_weights/MODEL_CARD.md"} {
		at := slices.IndexFunc(sources, func(s source) bool { return s.name == name })
		if at < 0 || !sources[at].fixed {
			t.Errorf("a site has no %s under that name", name)
			continue
		}
		t.Chdir("../..")
		got, err := sources[at].from(&builder{})
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(file)
		if err != nil || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s is not %s (%v)", name, file, err)
		}
		t.Chdir("frontend/distribute")
	}
}
