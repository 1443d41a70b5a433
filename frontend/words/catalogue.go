package words

// Catalogue is the page's words in one language. %s and the like stand for what is put in; [1] and
// [2] say which, where another language wants another order.
type Catalogue struct {
	Tag  string // of the language, as HTML wants it: "en"
	Self string // what the language calls itself

	Thousands, Decimal string // the marks in numbers: "1,200" and "0.5"

	// The masthead and the footer.
	PageTitle                         string
	Name, Tagline                     string
	Worksheet, Settings, Keys         string
	Footer                            string
	FooterSplit                       string // where the corpus is split: docs/privacy.md says more
	Licence, Notices, ModelCard       string // links of the footer
	BoxLabel, BoxHint, BoxPlaceholder string
	Find, Clear, BringBack, CopyLink  string
	Examples                          string
	ExampleQueries                    []Example
	SuggestionSays                    string // %s: the completion
	WelcomeTitle                      string
	WelcomePoints                     []Point
	UnderstoodTitle, UnderstoodText   string
	UnderstoodFormula                 string
	Tree, List, TreeAsPicture         string
	ShowAnswer, HideAnswer            string
	AnswerTitle, AnswerIs             string
	RestSays                          string // %[1]s: a division, %[2]s its whole quotient, %[3]s the remainder, %[4]s what comes of it
	RoundedSays                       string // %[1]s: the answer, %[2]s rounded up, %[3]s rounded down
	OtherReadings, OtherReadingsWhy   string
	Correct, SayIt, CorrectLabel      string
	UseExpression, BackToModel        string
	ExpressionHolds, NotInText        string
	FaultHere                         string
	Confidences                       Names  // by message.Understood.Confidence
	Natures                           Names  // by message.Understood.Seems
	Over, Under                       string // %s: a percentage that is rounded
	Speech                            *Speech

	// Groups and results.
	ResultsTitle, ShowMore, Why, Compare, Copy, Reveal string
	SearchWith, Add, Added                             string
	ScoreTitle, ScorePart, ScoreValue, ScoreWeight     string
	ScoreWhy, ResultActions                            string
	Groups, GroupMeanings                              Names  // by name of the group
	OfAll                                              string // %[1]s of %[2]s
	Relations                                          Names  // as a badge
	Differences                                        Plural
	Stories                                            Names
	StepCount                                          Plural
	GradeIs                                            string // %d
	ReadByModel                                        string // %s: how sure
	PartNames                                          Names
	SaveResults, SaveAs, AsTable, AsJSON, Saved        string

	// Filters and order.
	Filters, ClearFilters, OrderLabel string
	RemoveFilterSays                  string // %[1]s facet, %[2]s value
	Orders, Facets, Kinds, Lengths    Names
	OperatorNames                     Names // of those that are no signs, by expr.OperatorName
	NoGrade, NoTopic                  string

	// The search by words beside ours.
	BaselineTitle, BaselineShow, BaselineHide string
	BaselineOurs, BaselineTheir               string
	BaselineRight, BaselineWrong              string
	BaselineAgrees                            string // %d problems
	BaselineErrs                              string // %[1]d problems, of which %[2]d are wrong

	// The comparison of two problems.
	CompareTitle, CompareYours, CompareYourQuery, CompareTheirs string
	CompareLines, CompareList, CompareNothing                   string
	Loading, Close                                              string
	Stands                                                      string // %[1]s stands for %[2]s
	Comparisons                                                 Names  // by relation
	Differ                                                      Plural // the calculations differ in so many places

	// The worksheet.
	WorksheetTitle, WorksheetEmpty, WorksheetNote, Refill string
	WorksheetAnswers, WorksheetKey                        string
	Print, CopyAll, Remove, Empty                         string
	SaveText, SavePage, SaveFile                          string
	SheetFormats                                          []Option // by the names of message.Export
	RemoveProblemSays                                     string   // %d
	SheetTitle, SheetColumns, SheetSpace, SheetVersions   string
	SheetSpaces                                           []Option
	SheetMaking                                           string
	SheetUnvaried                                         Plural // problems with the same numbers in all versions
	MoveUpSays, MoveDownSays, MovedToSays                 string // %d
	Undo, Undone                                          string
	SheetType                                             string // its size
	SheetTypes                                            []Option
	SheetName, SheetNameLine, SheetDateLine               string // a line for these
	SheetSteps, SheetHints                                string
	SheetHint                                             string // %s: steps and operations
	DragHere                                              string

	// Several worksheets.
	Sheets, SheetNew, SheetCopy, SheetRemove, SheetRemoved string
	SheetRestore                                           string // %s: its title

	// Texts on a worksheet, and their change.
	SheetAddNote, Edit, EditNote    string
	EditProblemSays                 string // %d
	EditTake, EditUnread, EditLeave string
	EditWaiting, EditNoAnswer       string
	EditSame                        string // %s: the answer
	EditOther                       string // %[1]s the answer before, %[2]s the one now
	EditUnlike, EditKeep, EditBack  string

	// New numbers.
	NewNumbers, VaryHow, VaryReplace, VaryAdd, VaryMore string
	VaryProblemSays                                     string // %d
	VaryWaiting, VaryNone, VaryUnread, NumbersReplaced  string
	VarySizes                                           Names // by the sizes of package message

	// A new story.
	NewStory, StoryWaiting, StoryNone, StoryUnread, StoryMore string
	StoryProblemSays                                          string // %d

	// A set in one go.
	SetTitle, SetAround, SetCount, SetWithin string
	SetKinds                                 []Option
	SetAnyNumber, SetAdd, SetOf              string
	SetWaiting, SetNone, SetLost             string
	SetGot                                   string // %[1]d of %[2]d problems
	SetRungs                                 Names
	SetModel                                 string // %d: which of the calculations
	SetPart                                  string // %[1]s the rung, %[2]d of %[3]d, %[4]s problems, %[5]s stories
	SetPartWithin                            string // %[1]s stories within %[2]s
	SetFitted, SetUnread                     Plural
	SetTooFew                                string

	// Handing out, and the page of pupils.
	HandOut, HandChecks, HandLink, HandQR        string
	HandSize, HandLong, HandTooLong, HandNoQR    string // %s: how many characters
	HandChecked                                  string // %[1]d of %[2]d problems
	PupilAnswer                                  string // %d
	PupilCheck, PupilClear, PupilKeep, PupilNote string
	PupilRight                                   string // %[1]d of %[2]d
	PupilYes, PupilNo, PupilNoNumber             string
	PupilUnknown, PupilToSearch                  string
	PupilBroken, PupilVersion                    string

	// Problems of the user's own.
	Own, OwnTitle, OwnIntro, OwnChoose, OwnDrop, OwnFormats string
	OwnReading                                              string // %[1]s of %[2]s
	OwnLooking                                              string // %[1]s is the file, %[2]d a number of a hundred
	OwnStopped                                              string // after %[1]s of %[2]s
	OwnStop, OwnGoOn                                        string
	OwnByModel                                              Plural // equations that the model has read
	OwnUnsure                                               Plural // of these
	OwnLeft                                                 Plural
	OwnShowLeft                                             string // %s
	OwnLine                                                 string // %d
	OwnMoreLeft                                             string // %s
	OwnRemoveOne                                            string // %s: the name
	OwnReally                                               string // %s: the name
	OwnYes, OwnNo                                           string
	OwnNotKept, OwnKeptPart, OwnKeepNow                     string // OwnKeptPart %[1]s of %[2]s
	OwnElsewhere                                            string
	OwnRefused                                              string // %s: name of the file
	OwnIsReady                                              string // %s: the name
	OwnUse                                                  string
	OwnUses                                                 []Option
	OwnKept                                                 string
	OwnSeen                                                 string // %s: the format
	OwnSeenNone, OwnColumns                                 string
	OwnSeenUnread                                           Plural // problems without equation
	OwnSeenMore                                             string // %s: so many problems more
	OwnColumn                                               string // %d
	OwnRoles                                                []Option
	OwnTake                                                 Plural
	OwnLeaveFile                                            string

	// The settings.
	Look, TextSize, Language, LanguageNote             string
	LikeBrowser                                        string
	SingleKeys, SingleWhy, SettingsNote                string
	KeepsTitle, KeepsText, KeepNothing, KeepNothingWhy string // what is kept on this machine
	ForgetAll, ForgetReally, ForgetYes                 string
	ForgetNo, Forgotten, NotForgotten                  string // NotForgotten %s: why
	Looks, Sizes                                       []Option
	KeysTitle, KeysSingle, KeysOff                     string
	KeyList                                            []KeyHelp

	// What is being done, in the line under the box and for those who listen.
	Starting, Searching, Cleared, Copied, LinkCopied string
	CopyRefused, AddedToSheet, TakenOffSheet, Back   string
	ReadyCount                                       string // %s: so many problems
	LeftOut                                          Plural // records of the corpus
	SameCalculation, SamePattern                     string // %s: so many problems
	NearIt                                           string // %s
	NoneHas, NoneFiltered                            string // no problem has this calculation
	NorNear                                          string // nor is there one near it
	ProblemCount                                     Plural

	// The files that are loaded.
	Files, Phases             Names
	BytesOf                   string // %[1]s of %[2]s
	LoadingTitle, LoadingNote string

	// States of the page.
	NoMatchTitle, NoMatchNearest, NoMatchAtAll, NoMatchFiltered, NoMatchFilter string
	FailedTitle, KeptText, ByWordsTitle, Reload, Dismiss                       string
	Offline, OfflineLost, ReadyOffline, NewVersion                             string
	RestartedCrash, RestartedHung, GaveUp, Outdated, NoModel, WrongVersion     string
	StoppedAt                                                                  string // %s: the step
	Reasons                                                                    Names  // by message.Failure.Code: what it is, and what to do
	StepNames                                                                  Names  // by message.Failure.Step
	NumberHeard                                                                string // %s: said behind a number of a text
	NumberReadAs                                                               string // %s, %s: a number as it is written, and as it was read
}

// Names are words by what they stand for. A list is as fast as a map where it is short, and takes
// no code to fill.
type Names [][2]string

// of is the word for a name, or what else.
func (n Names) of(name, otherwise string) string {
	for _, each := range n {
		if each[0] == name {
			return each[1]
		}
	}
	return otherwise
}

// Plural is how one thing is counted, and how several are: "1 problem", "%s problems".
type Plural struct{ One, Many string }

// Example is a query to click.
type Example struct{ Title, Query string }

// Point is one thing that the page does.
type Point struct{ Title, Text string }

// Option is a choice of a setting.
type Option struct{ Value, Name string }

// KeyHelp is a row of the list of keys. Single ones can be switched off.
type KeyHelp struct {
	Keys   string
	Does   string
	Single bool
}

// Speech is how a calculation is said. A language without it has the engine's own words, which are
// English.
type Speech struct {
	Operators  Names  // by sign: "+" is plus
	Of         string // %[1]s: an operator that stands before its operands, %[2]s and %[3]s: these
	Open, Shut string // brackets
	InText     string // %[1]s: a number, %[2]d: its place among those of the text
	NotInText  string // %s: a number
	Anything   string
}

// Two problems with the same calculation: three numbers each, of which the first two are added, and
// the sum is taken times the third.
const (
	DemoLeft  = "A choir of 14 girls and 9 boys goes to the cinema. How much do they pay at 6 dollars a seat?"
	DemoRight = "Ada plants 5 rows of tulips and 3 rows of lilies, 12 flowers in each row. How many flowers is that?"
)

// All are the languages that the page speaks. The first is that of browsers whose own it does not
// speak.
var All = []*Catalogue{&English, &German}

// In is the language that a user has chosen by its tag; with "" it is the first of those that the
// browser prefers.
func In(tag string, preferred []string) *Catalogue {
	for _, each := range append([]string{tag}, preferred...) {
		for _, c := range All {
			if each == c.Tag || len(each) > len(c.Tag) && each[:len(c.Tag)+1] == c.Tag+"-" {
				return c
			}
		}
	}
	return All[0]
}
