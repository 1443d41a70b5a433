// Command weights tells what weight files hold, an entry a line, and with
// -write writes them again in the form that this program writes:
//
//	go run ./train/cmd/weights model_weights/reader.bin
//	go run ./train/cmd/weights -write build/reader/old.bin
//
// The numbers stay what they are. It is for files of trainings that began
// before the form changed.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"mwpranker/wasm/weights"
)

func main() {
	write := flag.Bool("write", false, "write the files again")
	flag.Parse()
	for _, name := range flag.Args() {
		if err := run(os.Stdout, name, *write); err != nil {
			fmt.Fprintf(os.Stderr, "weights: %s: %v\n", name, err)
			os.Exit(1)
		}
	}
}

func run(w io.Writer, name string, write bool) error {
	data, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	file, err := weights.Read(data)
	if err != nil {
		return err
	}
	var again bytes.Buffer
	if err := weights.Write(&again, file.Tensors); err != nil {
		return err
	}
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, e := range file.Tensors {
		fmt.Fprintf(t, "%s\t%v\t%v\n", e.Name, e.Kind, e.Shape)
	}
	fmt.Fprintf(t, "%s\t%d bytes\tas it is written now %d\n", name, len(data), again.Len())
	if err := t.Flush(); err != nil || !write {
		return err
	}
	return os.WriteFile(name, again.Bytes(), 0o644)
}
