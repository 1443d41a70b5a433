package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"mwpranker/wasm/corpus"
	"mwpranker/wasm/expr"
	"mwpranker/wasm/index"
)

// filterFlags are the flags that leave out problems.
type filterFlags struct {
	topics, grades, kinds, operators *string
	ranges                           []rangeFlag
}

// rangeFlag is a flag for a range and where its value goes.
type rangeFlag struct {
	name  string
	value *string
	to    func(*index.Filter) *index.Range
}

func newFilterFlags(f *flags) *filterFlags {
	filter := &filterFlags{
		topics:    f.String("topic", "", "any of these `topics`: food,sport"),
		grades:    f.String("grade", "", "a `range` of grades"),
		kinds:     f.String("numbers", "", "no `kinds` of numbers but these: whole,decimal,fraction,percent,money"),
		operators: f.String("operators", "", "no `operators` but these: +-/,roundup; whole-number is all of these over whole numbers"),
	}
	for _, each := range []struct {
		name, help string
		to         func(*index.Filter) *index.Range
	}{
		{"steps", "a `range` of steps", func(f *index.Filter) *index.Range { return &f.Steps }},
		{"constants", "a `range` of how many numbers the text does not give", func(f *index.Filter) *index.Range { return &f.Constants }},
		{"unused", "a `range` of how many numbers of the text are not needed", func(f *index.Filter) *index.Range { return &f.Distractors }},
		{"largest", "a `range` for the largest number", func(f *index.Filter) *index.Range { return &f.Largest }},
		{"words", "a `range` of words", func(f *index.Filter) *index.Range { return &f.Words }},
		{"sentences", "a `range` of sentences", func(f *index.Filter) *index.Range { return &f.Sentences }},
		{"level", "a `range` of reading levels, in school years", func(f *index.Filter) *index.Range { return &f.Level }},
	} {
		filter.ranges = append(filter.ranges, rangeFlag{each.name, f.String(each.name, "", each.help), each.to})
	}
	return filter
}

func (f *filterFlags) filter() (index.Filter, error) {
	filter := index.Filter{Topics: fields(*f.topics)}
	if *f.grades != "" {
		low, high, err := parseRange(*f.grades)
		if err != nil {
			return filter, usagef("-grade: %v", err)
		}
		for grade := max(1, int(min(low, corpus.MaxGrade+1))); grade <= corpus.MaxGrade && float64(grade) <= high; grade++ {
			filter.Grades = append(filter.Grades, grade)
		}
		if len(filter.Grades) == 0 {
			return filter, usagef("-grade: %s has none of the grades 1 to %d", *f.grades, corpus.MaxGrade)
		}
	}
	for _, name := range fields(*f.kinds) {
		kind, known := corpus.ParseKind(name)
		if !known {
			return filter, usagef("-numbers: %q is not one of whole, decimal, fraction, percent, money", name)
		}
		filter.Kinds |= kind
	}
	var err error
	if filter.Operators, err = parseOperators(*f.operators); err != nil {
		return filter, err
	}
	for _, each := range f.ranges {
		if *each.value == "" {
			continue
		}
		low, high, err := parseRange(*each.value)
		if err != nil {
			return filter, usagef("-%s: %v", each.name, err)
		}
		*each.to(&filter) = index.Between(low, high)
	}
	return filter, nil
}

// parseOperators reads signs and names: +-/,roundup.
func parseOperators(list string) (string, error) {
	var all strings.Builder
	for _, field := range fields(list) {
		switch op := expr.OperatorNamed(field); {
		case strings.Trim(field, expr.BasicOperators) == "":
			all.WriteString(field)
		case field == index.WholeNumbers:
			for _, op := range []byte(expr.Functions) {
				if expr.IsWholeNumber(op) {
					all.WriteByte(op)
				}
			}
		case op != 0:
			all.WriteByte(op)
		default:
			return "", usagef("-operators: %q is none of + - * / ^ and no name; names are %s, and %s for those over whole numbers",
				field, strings.Join(strings.Fields(expr.OperatorList(expr.Functions)), ", "), index.WholeNumbers)
		}
	}
	return all.String(), nil
}

// parseRange reads 3, 3-5, 3- and -5.
func parseRange(s string) (low, high float64, err error) {
	before, after, isRange := strings.Cut(s, "-")
	low, high = 0, math.Inf(1)
	if before != "" {
		low, err = strconv.ParseFloat(before, 64)
	}
	if after != "" && err == nil {
		high, err = strconv.ParseFloat(after, 64)
	}
	if !isRange {
		high = low
	}
	if err != nil || s == "" || s == "-" || !(low <= high) {
		return 0, 0, fmt.Errorf("%q is not a range; write 3, 3-5, 3- or -5", s)
	}
	return low, high, nil
}

// fields takes a list apart at its commas.
func fields(list string) []string {
	var all []string
	for _, field := range strings.Split(list, ",") {
		if field = strings.TrimSpace(field); field != "" {
			all = append(all, field)
		}
	}
	return all
}
