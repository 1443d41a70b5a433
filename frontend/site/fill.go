package site

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"mwpranker/server/headers"
)

// The marks that a build fills. They are valid where they stand, so that the source reads like what
// comes of it.
const (
	PolicyMark = `<meta http-equiv="Content-Security-Policy" content="">`
	FilesMark  = `<script type="application/json" id="files">{}</script>`
	WorkerMark = `const build = {};`
)

var (
	filledPolicy = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="[^"]*">`)
	filledFiles  = regexp.MustCompile(`<script type="application/json" id="files">[^<]*</script>`)
	filledWorker = regexp.MustCompile(`(?m)^const build = \{.*\};$`)
	reference    = regexp.MustCompile(`(href|src)("?[=:] ?)"([^"]+)"( integrity="[^"]*")?`)
)

// place is what the page's scripts learn of a file.
type place struct {
	Path   string `json:"path"`
	Size   int    `json:"size"`
	SHA256 string `json:"sha256"`
	Gzip   bool   `json:"gzip,omitempty"` // a copy stands at Path + ".gz", for hosts that do not compress
}

// fillPage writes the policy, the names and the references into the page.
func fillPage(page []byte, files []File, paths map[string]string, copies bool) ([]byte, error) {
	table := map[string]place{}
	sums := map[string]string{}
	for _, f := range files {
		table[f.Name] = place{paths[f.Name], len(f.Content), hash(f.Content), copies && undoable(f)}
		if strings.HasSuffix(f.Name, ".js") || strings.HasSuffix(f.Name, ".css") {
			sum := sha256.Sum256(f.Content)
			sums[f.Name] = "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
		}
	}
	for _, special := range []string{pageName, workerName, manifestName} {
		delete(table, special) // they are filled themselves, and no script asks for them
	}
	page, err := fillPolicy(page)
	if err != nil {
		return nil, err
	}
	page, err = replaceOnce(page, FilesMark, strings.Replace(FilesMark, "{}", string(mustJSON(table, false)), 1))
	if err != nil {
		return nil, err
	}
	page, err = rename(page, paths)
	if err != nil {
		return nil, err
	}
	return reference.ReplaceAllFunc(page, func(ref []byte) []byte {
		m := reference.FindSubmatch(ref)
		for _, name := range slices.Sorted(maps.Keys(sums)) {
			if paths[name] == string(m[3]) {
				return fmt.Appendf(nil, "%s integrity=%q", ref, sums[name])
			}
		}
		return ref
	}), nil
}

// fillPolicy writes the policy into a page, for hosts that send no headers.
func fillPolicy(page []byte) ([]byte, error) {
	return replaceOnce(page, PolicyMark, strings.Replace(PolicyMark, `content=""`, `content="`+headers.PagePolicy+`"`, 1))
}

// rename puts the built names into href and src. A reference to a file that the site lacks is an
// error.
func rename(content []byte, paths map[string]string) ([]byte, error) {
	var missing []string
	out := reference.ReplaceAllFunc(content, func(ref []byte) []byte {
		m := reference.FindSubmatch(ref)
		name := string(m[3])
		if strings.ContainsAny(name, ":#") || strings.HasPrefix(name, ".") {
			return ref // an address elsewhere or a place in the page
		}
		built, ok := paths[name]
		if !ok {
			missing = append(missing, name)
		}
		return fmt.Appendf(nil, `%s%s"%s"`, m[1], m[2], built)
	})
	if missing != nil {
		return nil, fmt.Errorf("it refers to files that are not in the site: %s", strings.Join(missing, ", "))
	}
	return out, nil
}

// workerFile is what the service worker knows of a file that it keeps.
type workerFile struct {
	Path   string `json:"path"`
	Type   string `json:"type"`
	SHA256 string `json:"sha256"`
	Gzip   bool   `json:"gzip,omitempty"`
}

// fillWorker writes into the service worker what it has to keep, and with which headers it hands it
// out.
func fillWorker(worker []byte, version string, files []File, paths map[string]string, copies bool) ([]byte, error) {
	build := struct {
		Version string            `json:"version"`
		Headers map[string]string `json:"headers"`
		Files   []workerFile      `json:"files"`
	}{Version: version, Headers: map[string]string{}}
	for _, h := range headers.Security {
		build.Headers[h.Name] = h.Value
	}
	for _, f := range kept(files) {
		build.Files = append(build.Files, workerFile{paths[f.Name], headers.Type(f.Name), hash(f.Content), copies && undoable(f)})
	}
	return replaceOnce(worker, WorkerMark, "const build = "+string(mustJSON(build, false))+";")
}

func replaceOnce(content []byte, mark, with string) ([]byte, error) {
	if n := bytes.Count(content, []byte(mark)); n != 1 {
		return nil, fmt.Errorf("the mark %s stands there %d times; it has to stand there once", mark, n)
	}
	return bytes.Replace(content, []byte(mark), []byte(with), 1), nil
}

// hostHeaders is _headers, in which Netlify and Cloudflare are told the headers of files. Each file
// has a rule of its own: where two rules set one header, those hosts send both values.
func hostHeaders(paths map[string]string) []byte {
	var b bytes.Buffer
	fmt.Fprintln(&b, "/*")
	for _, h := range headers.Security {
		fmt.Fprintf(&b, "  %s: %s\n", h.Name, h.Value)
	}
	for _, p := range slices.Sorted(maps.Values(paths)) {
		fmt.Fprintf(&b, "/%s\n  Cache-Control: %s\n", p, headers.Cache(p))
		if kind := headers.Type(p); path.Ext(p) == ".wasm" || path.Ext(p) == ".webmanifest" {
			fmt.Fprintf(&b, "  Content-Type: %s\n", kind)
		}
	}
	// The files of a split corpus lie beside the site, and are no part of the build; each has a hash
	// in its name.
	fmt.Fprintf(&b, "/shards/*\n  Cache-Control: %s\n", headers.Cache("0000-0.0123456789abcdef.json"))
	return b.Bytes()
}

// empty takes out of a built file what the build wrote into it.
func empty(name string, content []byte, names map[string]string) []byte {
	switch name {
	case pageName:
		content = filledPolicy.ReplaceAllLiteral(content, []byte(PolicyMark))
		content = filledFiles.ReplaceAllLiteral(content, []byte(FilesMark))
	case workerName:
		return filledWorker.ReplaceAllLiteral(content, []byte(WorkerMark))
	case manifestName:
	default:
		if path.Ext(name) == ".html" {
			return filledPolicy.ReplaceAllLiteral(content, []byte(PolicyMark))
		}
		return content
	}
	return reference.ReplaceAllFunc(content, func(ref []byte) []byte {
		m := reference.FindSubmatch(ref)
		if name, ok := names[string(m[3])]; ok {
			return fmt.Appendf(nil, `%s%s"%s"`, m[1], m[2], name)
		}
		return ref
	})
}

// unmarshalManifest reads build.json. Every name in it is one that a build of ours could have
// written, so that nobody is led out of a folder by it.
func unmarshalManifest(data []byte) (m Manifest, err error) {
	if err = json.Unmarshal(data, &m); err != nil {
		return m, fmt.Errorf("%s: %w", buildName, err)
	}
	names, paths := map[string]string{}, map[string]string{}
	for _, e := range m.Files {
		if err := e.check(names, paths); err != nil {
			return Manifest{}, fmt.Errorf("%s: %w", buildName, err)
		}
		names[e.Name], paths[e.Path] = e.Name, e.Path
	}
	return m, nil
}

func (e Entry) check(names, paths map[string]string) error {
	if e.Name != headersName {
		if err := check(File{Name: e.Name}, names); err != nil {
			return err
		}
	}
	if e.Path != e.Name && !isHashedName(e.Path, e.Name) {
		return fmt.Errorf("%.60q is not what %.60q can be called", e.Path, e.Name)
	}
	if paths[e.Path] != "" || names[e.Name] != "" {
		return fmt.Errorf("%.60q is there twice", e.Path)
	}
	sums := []string{e.SHA256}
	for _, copied := range []*Copy{e.Brotli, e.Gzip} {
		if copied != nil {
			sums = append(sums, copied.SHA256)
		}
	}
	for _, sum := range sums {
		if !isSum.MatchString(sum) {
			return fmt.Errorf("%.60q: %.80q is not a hash", e.Name, sum)
		}
	}
	return nil
}

var isSum = regexp.MustCompile(`^[0-9a-f]{64}$`)

// isHashedName says whether a path is a name with a hash in it.
func isHashedName(built, name string) bool {
	ext := path.Ext(name)
	stem := strings.TrimSuffix(name, ext)
	middle, ok := strings.CutPrefix(built, stem+".")
	if !ok {
		return false
	}
	middle, ok = strings.CutSuffix(middle, ext)
	return ok && len(middle) == 16 && strings.Trim(middle, "0123456789abcdef") == ""
}
