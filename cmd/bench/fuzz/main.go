// Command fuzz runs the fuzz targets of the repository by turns, that with the
// fewest executions first, and adds the executions up in a file. So a number
// that no machine gets to in a day is reached in parts: stop it whenever you
// like, and go on where it was, here or on another machine. `make fuzz-long` is
// how it is run.
//
// With -keep it copies some of the inputs that Go's fuzzer found interesting,
// and keeps in its cache, into the folders testdata/fuzz of the packages, where
// every `go test` tries them.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

func main() {
	o := options{}
	flag.StringVar(&o.file, "file", "cmd/bench/fuzz/executions.json", "where executions are added up")
	flag.IntVar(&o.total, "total", 100_000_000, "stop at this number of executions of all targets together")
	flag.DurationVar(&o.turn, "turn", time.Minute, "how long a target runs at a time")
	flag.DurationVar(&o.time, "time", time.Hour, "begin no turn after this time")
	flag.IntVar(&o.cores, "cores", 1, "workers of a target")
	keep := flag.Int("keep", 0, "copy this number of interesting inputs of each target into testdata/fuzz, and run nothing")
	flag.Parse()
	var err error
	if *keep > 0 {
		err = keepInputs(*keep)
	} else {
		err = o.run()
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "fuzz:", err)
		os.Exit(1)
	}
}

type options struct {
	file         string
	total, cores int
	turn, time   time.Duration
}

// target is a fuzz target: the folder of its package, and its name.
type target struct{ folder, name string }

func (t target) String() string { return t.folder + " " + t.name }

var declared = regexp.MustCompile(`(?m)^func (Fuzz\w+)\(`)

// targets finds all of the repository.
func targets() (list []target, err error) {
	for _, root := range []string{"wasm", "server", "frontend", "cmd", "train"} {
		err := filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(name, "_test.go") {
				return err
			}
			content, err := os.ReadFile(name)
			for _, m := range declared.FindAllSubmatch(content, -1) {
				list = append(list, target{filepath.ToSlash(filepath.Dir(name)), string(m[1])})
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	slices.SortFunc(list, func(a, b target) int { return strings.Compare(a.String(), b.String()) })
	return list, nil
}

func (o *options) run() error {
	all, err := targets()
	if err != nil {
		return err
	}
	counts, err := readCounts(o.file)
	if err != nil {
		return err
	}
	for begin := time.Now(); sum(counts) < o.total && time.Since(begin) < o.time; {
		next := slices.MinFunc(all, func(a, b target) int { return counts[a.String()] - counts[b.String()] })
		executions, err := o.fuzz(next)
		if err != nil {
			return err
		}
		counts[next.String()] += executions
		if err := writeCounts(o.file, counts); err != nil {
			return err
		}
		fmt.Printf("%s: %d more; %d of %d in all\n", next, executions, sum(counts), o.total)
	}
	return nil
}

var executed = regexp.MustCompile(`execs: (\d+)`)

// fuzz runs a target for a turn and says how often it was executed. Go's minimising of what it
// finds interesting is cut short: it would take most of the time.
func (o *options) fuzz(t target) (int, error) {
	c := exec.Command("go", "test", "./"+t.folder, "-run", "^$", "-fuzz", "^"+t.name+"$", "-fuzztime", o.turn.String(),
		"-fuzzminimizetime", "1x", "-parallel", strconv.Itoa(o.cores))
	out, err := c.CombinedOutput()
	if err != nil && !endedLate(string(out)) {
		return 0, fmt.Errorf("%s: %w\n%s", t, err, out)
	}
	return lastCount(string(out)), nil
}

// lastCount is the number of executions that Go has told last.
func lastCount(out string) int {
	told := executed.FindAllStringSubmatch(out, -1)
	if len(told) == 0 {
		return 0
	}
	n, _ := strconv.Atoi(told[len(told)-1][1])
	return n
}

// endedLate says whether all that failed is Go, which has ended a turn too late: nothing was found.
func endedLate(out string) bool {
	return strings.Contains(out, "context deadline exceeded") && !regexp.MustCompile(`Failing input|panic|_test\.go:`).MatchString(out)
}

func sum(counts map[string]int) (all int) {
	for n := range maps.Values(counts) {
		all += n
	}
	return all
}

func readCounts(name string) (map[string]int, error) {
	counts := map[string]int{}
	content, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return counts, nil
	}
	if err == nil {
		err = json.Unmarshal(content, &counts)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return counts, nil
}

// writeCounts writes a file that is whole at any moment.
func writeCounts(name string, counts map[string]int) error {
	content, err := json.MarshalIndent(counts, "", "  ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(name+".new", append(content, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}
