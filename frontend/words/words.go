package words

import (
	"fmt"
	"strconv"
	"strings"
)

// The masthead and the footer.
const (
	Name      = "MWPRanker"
	Tagline   = "Find word problems by what has to be calculated"
	Worksheet = "Worksheet"
	Settings  = "Settings"
	Keys      = "Keys"
	Footer    = "Everything is calculated in this page. What you type never leaves your computer."

	// FooterSplit is the footer where the corpus is split: docs/privacy.md says more.
	FooterSplit = "Everything is calculated in this page, and what you type never leaves your computer. This collection is large: " +
		"to find problems, the page fetches a file that many calculations share, so the server learns to which of a few groups yours belongs."
)

// The box.
const (
	BoxLabel       = "Your word problem"
	BoxHint        = "Type or paste a problem, or an expression behind ="
	BoxPlaceholder = "A bakery bakes 24 rolls an hour …"
	Find           = "Find problems"
	Clear          = "Clear"
	BringBack      = "Bring my text back"
	CopyLink       = "Copy link"
	Examples       = "Try one"
)

// Example is a query to click.
type Example struct{ Title, Query string }

// ExampleQueries stand under the box while it is empty.
var ExampleQueries = []Example{
	{"A class trip", "A class of 26 pupils and 4 teachers goes to the zoo. A ticket costs $8. How much do they pay in all?"},
	{"Sharing out", "Lena has 52 stickers. She keeps 12 and shares the rest equally among 5 friends. How many stickers does each friend get?"},
	{"Growing savings", "Noah has saved $45. He saves $6 more every week. How much has he saved after 9 weeks?"},
	{"By expression", "= (a + b) * c"},
	{"With a gap", "= (a + ?) / c"},
}

// Suggestion announces the completion.
func Suggestion(text string) string {
	return "Suggestion: " + strings.TrimSpace(text) + ". Tab or right arrow takes it."
}

// What the page is for, shown while the box is empty.
const WelcomeTitle = "The same calculation, another story"

// Two problems with the same calculation: three numbers each, of which the first two are added, and the sum is taken times
// the third.
const (
	DemoLeft  = "A choir of 14 girls and 9 boys goes to the cinema. How much do they pay at 6 dollars a seat?"
	DemoRight = "Ada plants 5 rows of tulips and 3 rows of lilies, 12 flowers in each row. How many flowers is that?"
)

// Point is one thing that the page does.
type Point struct{ Title, Text string }

// WelcomePoints say what the page does.
var WelcomePoints = []Point{
	{"Reads your problem", "It finds the numbers, and works out how the answer is calculated. If it gets that wrong, you correct it in seconds."},
	{"Finds its relatives", "Problems with the same calculation first, whatever they tell; then those with one step more or less."},
	{"Shows why", "Each number has a colour and a number of its own, in your problem and in every result. Nothing is a black box."},
}

// How the query was understood.
const (
	UnderstoodTitle   = "How it was understood"
	UnderstoodText    = "Numbers in the text"
	UnderstoodFormula = "What has to be calculated"
	Tree              = "Tree"
	List              = "List"
	TreeAsPicture     = "Show the calculation as"
	ShowAnswer        = "Show the answer"
	HideAnswer        = "Hide the answer"
	AnswerTitle       = "Step by step"
	AnswerIs          = "Answer"
	OtherReadings     = "Other readings"
	OtherReadingsWhy  = "The model is not sure. Is it one of these?"
	Correct           = "Correct it"
	SayIt             = "Say what to calculate"
	CorrectLabel      = "What has to be calculated, with the numbers of the text"
	UseExpression     = "Use this"
	BackToModel       = "Back to the model’s reading"
	ExpressionHolds   = "Holds:"
	NotInText         = "not in the text"
)

// Confidence is how sure the model is, by message.Understood.Confidence, with its probability.
func Confidence(confidence string, probability float64) string {
	word := map[string]string{"sure": "Sure", "likely": "Likely", "unsure": "Unsure", "own": "As you wrote it"}[confidence]
	if confidence == "own" || word == "" {
		return word
	}
	return word + ", " + Percent(probability)
}

// Percent writes a share without promising certainty.
func Percent(share float64) string {
	percent := int(share*100 + 0.5)
	if percent >= 100 && share < 1 {
		return "over 99 %"
	}
	if percent == 0 && share > 0 {
		return "under 1 %"
	}
	return strconv.Itoa(percent) + " %"
}

// Groups and results.
const (
	ResultsTitle  = "Results"
	ShowMore      = "Show more"
	Why           = "Why here"
	Compare       = "Compare"
	Copy          = "Copy"
	Reveal        = "Answer"
	SearchWith    = "Search with this"
	Add           = "Add to worksheet"
	Added         = "On the worksheet"
	ScoreTitle    = "What the rank is made of"
	ScorePart     = "Part"
	ScoreValue    = "Value"
	ScoreWeight   = "Share"
	ScoreWhy      = "Why"
	ResultActions = "What to do with this problem"
)

// Group names a group of results.
func Group(name string) string {
	switch name {
	case "same":
		return "Same calculation"
	case "more":
		return "One step more"
	case "less":
		return "One step less"
	case "near":
		return "Nearly the same calculation"
	case "pattern":
		return "Fits the pattern"
	}
	return "Similar words"
}

// GroupMeans explains a group in a line.
func GroupMeans(name string) string {
	switch name {
	case "same":
		return "The same operations lead to the answer."
	case "more":
		return "The same calculation with one more operation: a little harder."
	case "less":
		return "The same calculation with one operation fewer: a little easier."
	case "near":
		return "One or two operations or numbers differ."
	case "pattern":
		return "What stands in place of ? can be anything."
	}
	return "Found by their words. What has to be calculated was not compared."
}

// GroupCount says how many of a group are left by the filter.
func GroupCount(kept, members int) string {
	if kept == members {
		return Problems(members)
	}
	return fmt.Sprintf("%s of %s", Count(kept), Problems(members))
}

// MoreOf is the name of a group's button for more.
func MoreOf(group string) string { return ShowMore + ": " + Group(group) }

// Relation is a result's relation to the query as a badge.
func Relation(relation string, distance int) string {
	switch relation {
	case "exact":
		return "exactly the same"
	case "role":
		return "same, other order"
	case "canonical":
		return "same, a number used differently"
	case "more":
		return "one step more"
	case "less":
		return "one step less"
	case "near":
		return Plural(distance, "difference", "differences")
	case "pattern":
		return "fits the pattern"
	case "other":
		return "another calculation"
	}
	return ""
}

// Story is whether a result tells the query's story.
func Story(story string) string {
	return map[string]string{"paraphrase": "same story", "new": "new story"}[story]
}

// Steps, Grade: badges.
func Steps(n int) string { return Plural(n, "step", "steps") }
func Grade(n int) string { return "grade " + strconv.Itoa(n) }

// PartName is the name of a part of a score.
func PartName(name string) string {
	if word := map[string]string{"story": "Story", "roles": "Roles of the numbers", "order": "Order", "constants": "Known numbers", "complexity": "Difficulty",
		"tree": "Calculation", "diversity": "Variety"}[name]; word != "" {
		return word
	}
	return name
}

// Filters and order.
const (
	Filters      = "Filters"
	ClearFilters = "Remove all filters"
	OrderLabel   = "Order"
)

// FiltersOn counts the chosen values.
func FiltersOn(n int) string {
	if n == 0 {
		return Filters
	}
	return Filters + " (" + strconv.Itoa(n) + ")"
}

// RemoveFilter is the name of a chosen filter's button.
func RemoveFilter(facet, value string) string {
	return "Remove filter " + Facet(facet) + ": " + FacetValue(facet, value)
}

// Order names an order.
func Order(order string) string {
	return map[string]string{"best": "Best match", "same": "Same story first", "new": "New stories first", "easier": "Easier first", "harder": "Harder first"}[order]
}

// Facet names a facet.
func Facet(name string) string {
	return map[string]string{"steps": "Steps", "operators": "Operations", "kinds": "Numbers", "grade": "Grade", "topic": "Topic", "corpus": "Collection", "length": "Length"}[name]
}

// FacetValue names a value of a facet.
func FacetValue(facet, value string) string {
	switch {
	case facet == "operators":
		return Operators(value)
	case facet == "kinds" && value == "whole":
		return "whole only"
	case facet == "kinds":
		return value + "s"[:len("s")*plural(value)]
	case facet == "grade" && value == "0":
		return "not given"
	case facet == "topic" && value == "":
		return "none"
	case facet == "topic":
		return strings.ReplaceAll(value, "-", " ")
	case facet == "length":
		return map[string]string{"short": "short (to 25 words)", "medium": "medium (to 45 words)", "long": "long"}[value]
	}
	return value
}

func plural(kind string) int {
	if kind == "decimal" || kind == "fraction" {
		return 1
	}
	return 0
}

// Operators writes operators as one reads them: "+*" is "+ ×".
func Operators(operators string) string {
	signs := strings.NewReplacer("-", "−", "*", "×", "/", "÷").Replace(operators)
	return strings.Join(strings.Split(signs, ""), " ")
}

// The search by words beside ours.
const (
	BaselineTitle = "What text similarity would have found"
	BaselineShow  = "Set both side by side"
	BaselineHide  = "Hide the comparison"
	BaselineOurs  = "By calculation"
	BaselineTheir = "By similar words"
	BaselineRight = "Same calculation"
	BaselineWrong = "Another calculation"
)

// BaselineSays sums up how many of the results by words are wrong.
func BaselineSays(wrong, all int) string {
	if wrong == 0 {
		return fmt.Sprintf("Here it agrees: the %d problems with the most similar words need the same calculation.", all)
	}
	return fmt.Sprintf("Of the %d problems with the most similar words, %d need another calculation.", all, wrong)
}

// The comparison of two problems.
const (
	CompareTitle     = "Side by side"
	CompareYours     = "Your problem"
	CompareYourQuery = "Your expression"
	CompareTheirs    = "The problem found"
	CompareLines     = "Lines join what stands for each other."
	CompareList      = "What stands for what"
	CompareNothing   = "nothing"
	Loading          = "Loading …"
	Close            = "Close"
)

// StandsFor tells a line of the alignment.
func StandsFor(left, right string) string { return left + " stands for " + right }

// ComparedAs says how two problems relate.
func ComparedAs(relation string, distance int) string {
	switch relation {
	case "exact":
		return "The calculations are the same, operation by operation."
	case "role":
		return "The calculations are the same; only the order in which they are written differs."
	case "canonical":
		return "The calculations have the same form, but one of them uses a number twice where the other uses two."
	case "more":
		return "The problem found has one step more."
	case "less":
		return "The problem found has one step less."
	case "pattern":
		return "The problem fits your pattern."
	}
	return "The calculations differ in " + Plural(distance, "place", "places") + "."
}

// The worksheet.
const (
	WorksheetTitle   = "Worksheet"
	WorksheetEmpty   = "Nothing here yet. “Add to worksheet” under a problem puts it here."
	WorksheetNote    = "Kept until this page is closed."
	WorksheetAnswers = "With answers"
	WorksheetKey     = "Answers"
	Print            = "Print"
	CopyAll          = "Copy all"
	Remove           = "Remove"
	Empty            = "Remove all"
)

// WorksheetCount is the masthead's button.
func WorksheetCount(n int) string {
	if n == 0 {
		return Worksheet
	}
	return Worksheet + " (" + strconv.Itoa(n) + ")"
}

// RemoveProblem is the name of the button beside a problem of the worksheet.
func RemoveProblem(n int) string { return "Remove problem " + strconv.Itoa(n) }

// The settings.
const (
	Look         = "Look"
	TextSize     = "Size of the text"
	SingleKeys   = "Single keys such as / and ?"
	SingleWhy    = "Switch them off if you speak to your computer or press keys by accident."
	SettingsNote = "Kept in this browser."
)

// Option is a choice of a setting.
type Option struct{ Value, Name string }

// Looks and Sizes are what can be chosen.
var (
	Looks = []Option{{"system", "As the system"}, {"light", "Light"}, {"dark", "Dark"}}
	Sizes = []Option{{"normal", "Normal"}, {"large", "Large"}, {"larger", "Larger"}}
)

// KeysTitle heads the list of keys.
const (
	KeysTitle  = "Keys"
	KeysSingle = "Single keys are on. The settings switch them off."
	KeysOff    = "Single keys are switched off in the settings."
)

// KeyHelp is a row of the list of keys. Single ones can be switched off.
type KeyHelp struct {
	Keys   string
	Does   string
	Single bool
}

// KeyList is all keys.
var KeyList = []KeyHelp{
	{"Ctrl K or ⌘ K", "To the box", false},
	{"Enter", "In the box: search now. On a result: compare it with yours", false},
	{"Shift Enter", "In the box: a new line", false},
	{"Tab or →", "Take the grey suggestion", false},
	{"Esc", "Suggestion away, then clear the box; from a result back to the box", false},
	{"↓ ↑", "From the end of the box into the results, and from result to result", false},
	{"Home End", "First and last result", false},
	{"/", "To the box", true},
	{"?", "This list", true},
	{"c", "On a result: copy it", true},
	{"a", "On a result: its answer", true},
	{"s", "On a result: search with it", true},
	{"w", "On a result: on the worksheet, or off it", true},
	{"y", "On a result: why it stands here", true},
}

// What is being done, in the line under the box and for those who listen.
const (
	Starting      = "Starting …"
	Searching     = "Searching …"
	Cleared       = "Cleared."
	Copied        = "Copied."
	LinkCopied    = "Link copied. It holds your text behind the #, which browsers do not send to the server."
	CopyRefused   = "The browser did not allow copying."
	AddedToSheet  = "Added to the worksheet."
	TakenOffSheet = "Taken off the worksheet."
	Back          = "Your text is back."
)

// Ready says what can be searched.
func Ready(problems, left int) string {
	s := Problems(problems) + " ready."
	if left > 0 {
		s += fmt.Sprintf(" %s could not be used and %s left out.", Plural(left, "record", "records"), map[bool]string{true: "was", false: "were"}[left == 1])
	}
	return s
}

// FoundSame sums up an answer: how many have the calculation, how many are near it.
func FoundSame(group string, same, near int) string {
	says := Problems(same) + map[bool]string{true: " with this pattern.", false: " with the same calculation."}[group == "pattern"]
	if near > 0 {
		says += " " + Count(near) + " near it."
	}
	return says
}

// FoundNone sums up an answer without the calculation that was asked for.
func FoundNone(near int, filtered bool) string {
	says := map[bool]string{true: "With these filters no", false: "No"}[filtered] + " problem has this calculation"
	if near == 0 {
		return says + ", or one near it."
	}
	return says + ". " + Count(near) + " near it."
}

// Passing says how many of the problems pass the filters.
func Passing(kept, matches int) string {
	if kept == matches {
		return Problems(matches)
	}
	return Count(kept) + " of " + Problems(matches)
}

// The files that are loaded.
func File(name string) string {
	return map[string]string{"corpus": "Problems", "parser": "Grammar model", "reader": "Calculation model"}[name]
}

// Progress is how far a file is.
func Progress(phase string, done, total int64) string {
	switch {
	case phase == "waiting":
		return "waiting"
	case phase == "reading":
		return "making it ready"
	case phase == "ready":
		return "ready"
	case phase == "failed":
		return "failed"
	case total > 0:
		return Bytes(done) + " of " + Bytes(total)
	}
	return Bytes(done)
}

// LoadingTitle heads the list of files.
const (
	LoadingTitle = "Getting ready"
	LoadingNote  = "This happens once. You can type already."
)

// States of the page that need words.
const (
	NoMatchTitle    = "Nothing has exactly this calculation"
	NoMatchNearest  = "The nearest ones follow."
	NoMatchAtAll    = "Nothing near it either. Check how it was understood, or leave out a step."
	NoMatchFiltered = "Nothing with these filters has exactly this calculation"
	NoMatchFilter   = "Take some of the filters away."
	FailedTitle     = "That did not work"
	KeptText        = "Your text is kept."
	ByWordsTitle    = "Compared by words only"
	Reload          = "Reload"
	Dismiss         = "All right"
	Offline         = "You are offline. Everything here goes on working."
	OfflineLost     = "You are offline, and some files had not been loaded yet."
	ReadyOffline    = "Ready to use without the internet."
	NewVersion      = "A new version is ready."
	RestartedCrash  = "The search engine stopped and was started again. Your text is kept."
	RestartedHung   = "The search engine did not answer and was started again. Your text is kept."
	GaveUp          = "The search engine stops each time it is started. Your text is kept."
	Outdated        = "This page and its search engine are of different versions. Reload to get the same one."
	NoModel         = "The model that reads problems is not on this site: texts are compared by their words. Expressions behind = work."
	WrongVersion    = "A file is of another version than this page."
)

// FailedStep says which step failed.
func FailedStep(step string) string { return "Stopped at " + step + "." }

// Problems counts problems.
func Problems(n int) string { return Plural(n, "problem", "problems") }

// Plural counts things.
func Plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return Count(n) + " " + many
}

// Count writes a count with its thousands set apart.
func Count(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Bytes writes a size.
func Bytes(n int64) string {
	if n < 1_000_000 {
		return fmt.Sprintf("%d KB", (n+999)/1000)
	}
	return fmt.Sprintf("%.1f MB", float64(n)/1e6)
}

// Ordinal numbers a quantity: the tag that it carries everywhere. They are counted from 1.
func Ordinal(quantity int) string { return strconv.Itoa(quantity + 1) }

// QuantityHeard is what is said with a number of a text.
func QuantityHeard(stands int) string { return " (number " + Ordinal(stands) + ")" }
