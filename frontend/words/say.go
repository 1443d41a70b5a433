package words

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Languages are what can be chosen.
func (c *Catalogue) Languages() []Option {
	options := []Option{{"", c.LikeBrowser}}
	for _, each := range All {
		options = append(options, Option{each.Tag, each.Self})
	}
	return options
}

// Suggestion announces the completion.
func (c *Catalogue) Suggestion(text string) string {
	return fmt.Sprintf(c.SuggestionSays, strings.TrimSpace(text))
}

// Confidence is how sure the model is, by message.Understood.Confidence, with its probability.
func (c *Catalogue) Confidence(confidence string, probability float64) string {
	word := c.Confidences.of(confidence, "")
	if confidence == "own" || word == "" {
		return word
	}
	return word + ", " + c.Percent(probability)
}

// Percent writes a share without promising certainty.
func (c *Catalogue) Percent(share float64) string {
	percent := int(share*100 + 0.5)
	switch {
	case percent >= 100 && share < 1:
		return fmt.Sprintf(c.Over, "99 %")
	case percent == 0 && share > 0:
		return fmt.Sprintf(c.Under, "1 %")
	}
	return strconv.Itoa(percent) + " %"
}

// Group names a group of results, and GroupMeans explains it in a line.
func (c *Catalogue) Group(name string) string { return c.Groups.of(name, c.Groups.of("words", "")) }
func (c *Catalogue) GroupMeans(name string) string {
	return c.GroupMeanings.of(name, c.GroupMeanings.of("words", ""))
}

// GroupCount says how many of a group are left by the filter.
func (c *Catalogue) GroupCount(kept, members int) string { return c.Passing(kept, members) }

// MoreOf is the name of a group's button for more.
func (c *Catalogue) MoreOf(group string) string { return c.ShowMore + ": " + c.Group(group) }

// Relation is a result's relation to the query as a badge.
func (c *Catalogue) Relation(relation string, distance int) string {
	if relation == "near" {
		return c.Plural(distance, c.Differences)
	}
	return c.Relations.of(relation, "")
}

// Story is whether a result tells the query's story.
func (c *Catalogue) Story(story string) string { return c.Stories.of(story, "") }

// Steps, Grade, ByModel: badges.
func (c *Catalogue) Steps(n int) string { return c.Plural(n, c.StepCount) }
func (c *Catalogue) Grade(n int) string { return fmt.Sprintf(c.GradeIs, n) }
func (c *Catalogue) ByModel(confidence float64) string {
	return fmt.Sprintf(c.ReadByModel, c.Percent(confidence))
}

// PartName is the name of a part of a score.
func (c *Catalogue) PartName(name string) string { return c.PartNames.of(name, name) }

// FiltersOn counts the chosen values.
func (c *Catalogue) FiltersOn(n int) string { return Counted(c.Filters, n) }

// WorksheetCount is the masthead's button.
func (c *Catalogue) WorksheetCount(n int) string { return Counted(c.Worksheet, n) }

// Counted is a name, and how many there are of what it names.
func Counted(word string, n int) string {
	if n == 0 {
		return word
	}
	return word + " (" + strconv.Itoa(n) + ")"
}

// RemoveFilter is the name of a chosen filter's button.
func (c *Catalogue) RemoveFilter(facet, value string) string {
	return fmt.Sprintf(c.RemoveFilterSays, c.Facet(facet), c.FacetValue(facet, value))
}

// Order and Facet are names of these.
func (c *Catalogue) Order(order string) string { return c.Orders.of(order, "") }
func (c *Catalogue) Facet(name string) string  { return c.Facets.of(name, "") }

// FacetValue names a value of a facet.
func (c *Catalogue) FacetValue(facet, value string) string {
	switch {
	case facet == "operators":
		return c.Operations(value)
	case facet == "kinds":
		return c.Kinds.of(value, value)
	case facet == "grade" && value == "0":
		return c.NoGrade
	case facet == "topic" && value == "":
		return c.NoTopic
	case facet == "topic":
		return strings.ReplaceAll(value, "-", " ")
	case facet == "length":
		return c.Lengths.of(value, value)
	}
	return value
}

// Operations names operators as one reads them, each once: "++* roundup" is "+ × rounded up".
func (c *Catalogue) Operations(operators string) string {
	var all []string
	for _, field := range strings.Fields(operators) {
		each := []string{c.OperatorNames.of(field, "")}
		if each[0] == "" {
			each = strings.Split(signs.Replace(field), "")
		}
		all = append(all, each...)
	}
	return strings.Join(slices.Compact(all), " ")
}

var signs = strings.NewReplacer("-", "−", "*", "×", "/", "÷")

// Signs writes an equation with the signs that one reads: "3 × 4".
func Signs(equation string) string { return signs.Replace(equation) }

// BaselineSays sums up how many of the results by words are wrong.
func (c *Catalogue) BaselineSays(wrong, all int) string {
	if wrong == 0 {
		return fmt.Sprintf(c.BaselineAgrees, all)
	}
	return fmt.Sprintf(c.BaselineErrs, all, wrong)
}

// StandsFor tells a line of the alignment.
func (c *Catalogue) StandsFor(left, right string) string { return fmt.Sprintf(c.Stands, left, right) }

// ComparedAs says how two problems relate.
func (c *Catalogue) ComparedAs(relation string, distance int) string {
	return c.Comparisons.of(relation, c.Plural(distance, c.Differ))
}

// RemoveProblem is the name of the button beside a problem of the worksheet.
func (c *Catalogue) VaryProblem(n int) string    { return fmt.Sprintf(c.VaryProblemSays, n) }
func (c *Catalogue) StoryProblem(n int) string   { return fmt.Sprintf(c.StoryProblemSays, n) }
func (c *Catalogue) SetRung(rung string) string  { return c.SetRungs.of(rung, rung) }
func (c *Catalogue) MoveUp(n int) string         { return fmt.Sprintf(c.MoveUpSays, n) }
func (c *Catalogue) MoveDown(n int) string       { return fmt.Sprintf(c.MoveDownSays, n) }
func (c *Catalogue) MovedTo(n int) string        { return fmt.Sprintf(c.MovedToSays, n) }
func (c *Catalogue) VarySize(size string) string { return c.VarySizes.of(size, size) }
func (c *Catalogue) RemoveProblem(n int) string  { return fmt.Sprintf(c.RemoveProblemSays, n) }

// OwnButton is the masthead's button for the user's own problems, with how far reading is.
func (c *Catalogue) OwnButton(read, total int) string {
	if read >= total {
		return c.Own
	}
	return c.Own + " (" + strconv.Itoa(100*read/total) + " %)"
}

// OwnCounts says what a collection holds.
func (c *Catalogue) OwnCounts(problems, byModel, unsure, left int) string {
	says := c.Problems(problems) + "."
	if byModel > 0 {
		says += " " + c.Plural(byModel, c.OwnByModel)
		if unsure > 0 {
			says += ", " + c.Plural(unsure, c.OwnUnsure)
		}
		says += "."
	}
	if left > 0 {
		says += " " + c.Plural(left, c.OwnLeft) + "."
	}
	return says
}

// OwnPart says how much of a collection the next visit will find.
func (c *Catalogue) OwnPart(kept, total int) string {
	return fmt.Sprintf(c.OwnKeptPart, c.Count(kept), c.Count(total))
}

// OwnProgress says how far reading is, or where it stopped.
func (c *Catalogue) OwnProgress(stopped bool, read, total int) string {
	if stopped {
		return fmt.Sprintf(c.OwnStopped, c.Count(read), c.Count(total))
	}
	return fmt.Sprintf(c.OwnReading, c.Count(read), c.Count(total))
}

// OwnLookedThrough says how far it is known what a file holds.
func (c *Catalogue) OwnLookedThrough(name string, done int, total int64) string {
	return fmt.Sprintf(c.OwnLooking, name, 100*int64(done)/max(total, 1))
}

// Ready says what can be searched.
func (c *Catalogue) Ready(problems, left int) string {
	says := fmt.Sprintf(c.ReadyCount, c.Problems(problems))
	if left > 0 {
		says += " " + c.Plural(left, c.LeftOut)
	}
	return says
}

// FoundSame sums up an answer: how many have the calculation, how many are near it.
func (c *Catalogue) FoundSame(group string, same, near int) string {
	form := c.SameCalculation
	if group == "pattern" {
		form = c.SamePattern
	}
	says := fmt.Sprintf(form, c.Problems(same))
	if near > 0 {
		says += " " + fmt.Sprintf(c.NearIt, c.Count(near))
	}
	return says
}

// FoundNone sums up an answer without the calculation that was asked for.
func (c *Catalogue) FoundNone(near int, filtered bool) string {
	says := c.NoneHas
	if filtered {
		says = c.NoneFiltered
	}
	if near == 0 {
		return says + c.NorNear
	}
	return says + ". " + fmt.Sprintf(c.NearIt, c.Count(near))
}

// Passing says how many of the problems pass the filters.
func (c *Catalogue) Passing(kept, matches int) string {
	if kept == matches {
		return c.Problems(matches)
	}
	return fmt.Sprintf(c.OfAll, c.Count(kept), c.Problems(matches))
}

// File names a file that is loaded, and Progress says how far it is.
func (c *Catalogue) File(name string) string { return c.Files.of(name, name) }
func (c *Catalogue) Progress(phase string, done, total int64) string {
	if word := c.Phases.of(phase, ""); word != "" {
		return word
	}
	if total > 0 {
		return fmt.Sprintf(c.BytesOf, c.Bytes(done), c.Bytes(total))
	}
	return c.Bytes(done)
}

// Seems says what a text seems to be that is no problem, and what to do.
func (c *Catalogue) Seems(nature string) string { return c.Natures.of(nature, nature) }

// FailedStep says which step failed.
func (c *Catalogue) FailedStep(step string) string {
	return fmt.Sprintf(c.StoppedAt, c.StepNames.of(step, step))
}

// Reason says what a failure is and what to do, by its code; "" where only the engine's own words
// are known.
func (c *Catalogue) Reason(code string) string { return c.Reasons.of(code, "") }

// Problems counts problems.
func (c *Catalogue) Problems(n int) string { return c.Plural(n, c.ProblemCount) }

// Plural counts things.
func (c *Catalogue) Plural(n int, p Plural) string {
	if n == 1 {
		return p.One
	}
	return fmt.Sprintf(p.Many, c.Count(n))
}

// Count writes a count with its thousands set apart.
func (c *Catalogue) Count(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + c.Thousands + s[i:]
	}
	return s
}

// Bytes writes a size.
func (c *Catalogue) Bytes(n int64) string {
	if n < 1_000_000 {
		return strconv.FormatInt((n+999)/1000, 10) + " KB"
	}
	return strings.Replace(strconv.FormatFloat(float64(n)/1e6, 'f', 1, 64), ".", c.Decimal, 1) + " MB"
}

// Ordinal numbers a quantity: the tag that it carries everywhere. They are counted from 1.
func Ordinal(quantity int) string { return strconv.Itoa(quantity + 1) }

// QuantityHeard is what is said with a number of a text.
func (c *Catalogue) QuantityHeard(stands int) string {
	return " (" + fmt.Sprintf(c.NumberHeard, Ordinal(stands)) + ")"
}

// ReadAs says how a number was read whose writing does not show it.
func (c *Catalogue) ReadAs(written, value string) string {
	return fmt.Sprintf(c.NumberReadAs, written, value)
}

// Put puts something into a sentence with one place for it.
func Put(sentence string, what any) string { return fmt.Sprintf(sentence, what) }

// Leaf says a number where it stands in a tree, with the place of its quantity in the text, from 0
// on; -1 is not there.
func (s *Speech) Leaf(label string, quantity int) string {
	if quantity < 0 {
		return fmt.Sprintf(s.NotInText, label)
	}
	return fmt.Sprintf(s.InText, label, quantity+1)
}

// Apply says an operator that stands before its operands: "the remainder of 130 and 40".
func (s *Speech) Apply(sign, left, right string) string {
	return fmt.Sprintf(s.Of, s.Operator(sign), left, right)
}

// Operator says an operator by its sign.
func (s *Speech) Operator(sign string) string { return s.Operators.of(sign, sign) }
