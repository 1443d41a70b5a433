package syntax

import (
	"fmt"
	"path/filepath"
	"strconv"

	"mwpranker/train/tape"
)

// Duration says how long Train takes on one core of an AMD EPYC of 2024 (75 minutes of its time
// were measured).
const Duration = "an hour and a half"

// designs are what was compared; docs/parser.md has their scores.
func designs() []Design {
	variant := func(name string, change func(*Design)) Design {
		d := student
		d.Config.Windows = append([]int(nil), d.Config.Windows...)
		change(&d)
		d.Name, d.Options.Epochs = name, 16
		return d
	}
	return append([]Design{
		variant("window1", func(d *Design) { d.Config.Windows = []int{1, 1, 1}; d.Config.Hidden = 120 }),
		variant("window2", func(d *Design) {}),
		variant("window3", func(d *Design) { d.Config.Windows = []int{3, 3, 3}; d.Config.Hidden = 72 }),
		variant("layers4", func(d *Design) { d.Config.Windows = []int{2, 2, 2, 2}; d.Config.Hidden = 80 }),
	}, teachers...)
}

const greedyName = "greedy"

// DesignNames lists the designs that TryDesign knows.
func DesignNames() []string {
	names := []string{greedyName}
	for _, d := range designs() {
		names = append(names, d.Name)
	}
	return names
}

// TryDesign trains one design on the treebank alone.
func TryDesign(j Job, name string) error {
	treebank, dev, err := Treebank(j.Data)
	if err != nil {
		return err
	}
	if name == greedyName {
		_, err := TrainGreedy(treebank, dev, 10, j.Log)
		return err
	}
	for _, d := range designs() {
		if d.Name == name {
			_, err := d.Fit(treebank, nil, dev, j)
			return err
		}
	}
	return fmt.Errorf("there is no design %q; there are %v", name, DesignNames())
}

// ExportAgain writes the student of the last checkpoint with another rounding.
func ExportAgain(j Job, step string) error {
	s, err := strconv.ParseFloat(step, 64)
	if err != nil || s <= 0 {
		return fmt.Errorf("the step %q is no positive number", step)
	}
	treebank, _, err := Treebank(j.Data)
	if err != nil {
		return err
	}
	n := NewNetwork(student.vocabulary(treebank), student.Options.Seed)
	state, err := tape.Resume(filepath.Join(j.Work, student.Name+"-polished.checkpoint"), n.Params, nil)
	if err != nil {
		return err
	}
	if state.Step == 0 {
		return fmt.Errorf("there is no trained student in %s", j.Work)
	}
	for i, x := range state.Best {
		copy(n.Params[i].X, x)
	}
	return Export(n, j.Out, s)
}
