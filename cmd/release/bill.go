package main

import (
	"crypto/sha1"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"
)

// module is a part of a program that somebody else wrote.
type module struct{ path, version string }

// linked lists the modules of which code is linked into a program, Go's own library first.
func linked(source string, env []string, from string) ([]module, error) {
	list := "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}}{{end}}{{end}}"
	out, err := run(source, env, "go", "list", "-deps", "-f", list, from)
	if err != nil {
		return nil, err
	}
	compiler, err := run(source, env, "go", "env", "GOVERSION")
	if err != nil {
		return nil, err
	}
	found := []module{{"std", strings.TrimPrefix(strings.TrimSpace(string(compiler)), "go")}}
	for line := range strings.FieldsFuncSeq(string(out), func(c rune) bool { return c == '\n' }) {
		name, version, _ := strings.Cut(line, " ")
		found = append(found, module{name, version})
	}
	return merged(found), nil
}

func merged(lists ...[]module) []module {
	all := slices.Concat(lists...)
	slices.SortFunc(all, func(a, b module) int { return strings.Compare(a.path+" "+a.version, b.path+" "+b.version) })
	return slices.Compact(all)
}

// licences are the SPDX names of what NOTICE says of each module. A module that is missing here
// stops the release, so that nobody gives away what has not been looked at.
var licences = map[string]string{
	"std":                           "BSD-3-Clause",
	"github.com/andybalholm/brotli": "MIT",
	"github.com/syumai/workers":     "MIT",
	"github.com/vugu/vjson":         "MIT",
	"github.com/vugu/vugu":          "MIT",
	"github.com/vugu/xxhash":        "MIT",
	"rsc.io/qr":                     "BSD-3-Clause",
}

// bill is the list of all that is in a release, in the format SPDX 2.3.
func (r *release) bill(made []artefact) ([]byte, error) {
	d := document{
		Version: "SPDX-2.3", Licence: "CC0-1.0", ID: "SPDXRef-DOCUMENT", Name: "mwpranker-" + r.version,
		Creation: creation{r.date.Format(time.RFC3339), []string{"Tool: mwpranker-release-" + r.version}},
	}
	state := sha256.New() // of all that the list is about, so that no two lists share a name
	for _, a := range made {
		state.Write(a.content)
	}
	d.Namespace = "https://spdx.org/spdxdocs/mwpranker-" + r.version + "-" + hex.EncodeToString(state.Sum(nil)[:16])
	parts, err := r.weights()
	if err != nil {
		return nil, err
	}
	modules := []module{}
	for _, a := range made {
		modules = merged(modules, a.modules)
	}
	for _, m := range modules {
		licence, known := licences[m.path]
		if !known {
			return nil, fmt.Errorf("%s is linked into the programs, but its licence is not known to the release: look at it, then add it to NOTICE and to licences", m.path)
		}
		parts = append(parts, pack{
			ID: id("module", m.path), Name: m.path, Version: m.version, Location: "https://pkg.go.dev/" + m.path + "@" + m.version,
			Concluded: licence, Declared: licence, Copyright: none,
			References: []reference{{"PACKAGE-MANAGER", "purl", "pkg:golang/" + m.path + "@" + m.version}},
		})
	}
	for _, a := range made {
		whole := pack{
			ID: id("file", a.name), Name: "mwpranker", Version: r.version, File: a.name, Location: none,
			Concluded: "Apache-2.0", Declared: "Apache-2.0", Copyright: none,
			Checksums: []checksum{{"SHA1", fmt.Sprintf("%x", sha1.Sum(a.content))}, {"SHA256", fmt.Sprintf("%x", sha256.Sum256(a.content))}},
		}
		d.Packages = append(d.Packages, whole)
		d.Relations = append(d.Relations, relation{d.ID, "DESCRIBES", whole.ID})
		for _, p := range parts {
			if weights := p.File != ""; weights || slices.ContainsFunc(a.modules, func(m module) bool { return id("module", m.path) == p.ID }) {
				d.Relations = append(d.Relations, relation{whole.ID, "CONTAINS", p.ID})
			}
		}
	}
	d.Packages = append(d.Packages, parts...)
	out, err := json.MarshalIndent(d, "", "  ")
	return append(out, '\n'), err
}

// weights are the files with terms of their own, which stand in the model card.
func (r *release) weights() ([]pack, error) {
	var parts []pack
	for _, w := range []struct{ name, licence string }{{"parser.bin", "CC-BY-SA-4.0"}, {"reader.bin", "Apache-2.0"}} {
		content, err := os.ReadFile(filepath.Join(r.source, "model_weights", w.name))
		if err != nil {
			return nil, err
		}
		parts = append(parts, pack{
			ID: id("weights", w.name), Name: w.name, Version: r.version, File: "model_weights/" + w.name, Location: none,
			Concluded: w.licence, Declared: w.licence, Copyright: none,
			Checksums: []checksum{{"SHA1", fmt.Sprintf("%x", sha1.Sum(content))}, {"SHA256", fmt.Sprintf("%x", sha256.Sum256(content))}},
			Comment:   "MODEL_CARD.txt and NOTICE.txt say what it learnt from and under which terms it is passed on.",
		})
	}
	return parts, nil
}

const none = "NOASSERTION"

var notInID = regexp.MustCompile(`[^0-9A-Za-z.-]+`)

func id(kind, name string) string {
	return "SPDXRef-" + kind + "-" + notInID.ReplaceAllString(name, "-")
}

// The parts of SPDX 2.3 that are used here; https://spdx.github.io/spdx-spec/v2.3/ names all.
type (
	document struct {
		Version   string     `json:"spdxVersion"`
		Licence   string     `json:"dataLicense"`
		ID        string     `json:"SPDXID"`
		Name      string     `json:"name"`
		Namespace string     `json:"documentNamespace"`
		Creation  creation   `json:"creationInfo"`
		Packages  []pack     `json:"packages"`
		Relations []relation `json:"relationships"`
	}
	creation struct {
		Created  string   `json:"created"`
		Creators []string `json:"creators"`
	}
	pack struct {
		ID         string      `json:"SPDXID"`
		Name       string      `json:"name"`
		Version    string      `json:"versionInfo"`
		File       string      `json:"packageFileName,omitempty"`
		Location   string      `json:"downloadLocation"`
		Analyzed   bool        `json:"filesAnalyzed"`
		Checksums  []checksum  `json:"checksums,omitempty"`
		Concluded  string      `json:"licenseConcluded"`
		Declared   string      `json:"licenseDeclared"`
		Copyright  string      `json:"copyrightText"`
		Comment    string      `json:"comment,omitempty"`
		References []reference `json:"externalRefs,omitempty"`
	}
	checksum struct {
		Algorithm string `json:"algorithm"`
		Value     string `json:"checksumValue"`
	}
	reference struct {
		Category string `json:"referenceCategory"`
		Type     string `json:"referenceType"`
		Locator  string `json:"referenceLocator"`
	}
	relation struct {
		From string `json:"spdxElementId"`
		Kind string `json:"relationshipType"`
		To   string `json:"relatedSpdxElement"`
	}
)
