package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	train "mwpranker/train/syntax"
	"mwpranker/wasm/syntax"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "parser:", err)
		os.Exit(1)
	}
}

func run() error {
	var c syntax.Config
	var o train.Options
	data := flag.String("data", os.Getenv("MWP_DATA"), "folder")
	flag.IntVar(&c.Word, "word", 64, "")
	flag.IntVar(&c.Piece, "piece", 64, "")
	flag.IntVar(&c.Shape, "shape", 8, "")
	flag.IntVar(&c.Hidden, "hidden", 96, "")
	flag.IntVar(&c.Arc, "arc", 96, "")
	flag.IntVar(&c.Rel, "rel", 64, "")
	flag.IntVar(&c.TagLayer, "taglayer", 2, "")
	windows := flag.String("windows", "211", "")
	minWord := flag.Int("minword", 3, "")
	minPiece := flag.Int("minpiece", 5, "")
	flag.IntVar(&o.Epochs, "epochs", 20, "")
	flag.IntVar(&o.BatchTokens, "batch", 500, "")
	flag.Float64Var(&o.Rate, "rate", 3e-3, "")
	flag.IntVar(&o.Warmup, "warmup", 200, "")
	flag.Float64Var(&o.Decay, "decay", 0.01, "")
	flag.Float64Var(&o.Smooth, "smooth", 0.03, "")
	flag.Float64Var(&o.Dropout.Input, "dinput", 0.3, "")
	flag.Float64Var(&o.Dropout.Layer, "dlayer", 0.3, "")
	flag.Float64Var(&o.Dropout.Score, "dscore", 0.3, "")
	flag.Float64Var(&o.Dropout.Word, "dword", 0.15, "")
	flag.Float64Var(&o.Dropout.Pieces, "dpieces", 0.1, "")
	flag.Float64Var(&o.Lower, "lower", 0.15, "")
	flag.Float64Var(&o.Upper, "upper", 0.02, "")
	flag.Uint64Var(&o.Seed, "seed", 1, "")
	flag.StringVar(&o.Checkpoint, "checkpoint", "", "")
	export := flag.String("export", "", "")
	step := flag.Float64("step", 0.3, "")
	model := flag.String("model", "", "")
	flag.Parse()
	if *model != "" {
		m, err := train.LoadModel(*model)
		if err != nil {
			return err
		}
		if flag.Arg(0) == "tag" {
			st := syntax.NewState(m)
			sc := bufio.NewScanner(os.Stdin)
			var out []syntax.Sentence
			for sc.Scan() {
				f := strings.Fields(sc.Text())
				out = append(out, syntax.Sentence{Comments: []string{"text = " + sc.Text()}, Words: st.Words(nil, f)})
			}
			return syntax.WriteCoNLLU(os.Stdout, out)
		}
		for _, path := range flag.Args() {
			s, err := train.ReadFile(path)
			if err != nil {
				return err
			}
			score, err := syntax.Evaluate(m, s)
			if err != nil {
				return err
			}
			fmt.Println(path, score)
		}
		return nil
	}
	o.Log = os.Stdout
	for _, w := range *windows {
		c.Windows = append(c.Windows, int(w-'0'))
	}
	sentences, err := train.ReadFile(filepath.Join(*data, "ud-ewt", "train.conllu"))
	if err != nil {
		return err
	}
	dev, err := train.ReadFile(filepath.Join(*data, "ud-ewt", "dev.conllu"))
	if err != nil {
		return err
	}
	c = train.Vocabulary(c, sentences, *minWord, *minPiece)
	n := train.NewNetwork(c, o.Seed)
	total := 0
	for _, p := range n.Params {
		total += len(p.X)
	}
	fmt.Println(len(c.Words), len(c.Pieces), len(c.UPOS), len(c.XPOS), len(c.Rels), total)
	if err := train.Fit(n, train.Gold(c, sentences), dev, o); err != nil {
		return err
	}
	if *export != "" {
		return train.Export(n, *export, *step)
	}
	return nil
}
