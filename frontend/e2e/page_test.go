package e2e

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The texts of these tests have been chosen so that the page need not understand them: where a test
// is about something else, the user says what has to be calculated.

// saysWhatToCalculate searches for the zoo problem with the user's own expression.
func (u *user) saysWhatToCalculate() {
	u.t.Helper()
	u.means(zoo, "(26 + 4) * 8", "the sum of 26 and 4, times 8")
}

// means searches for a text with the user's own expression, which is read back.
func (u *user) means(text, expression, spoken string) {
	u.t.Helper()
	u.writes(text)
	u.waits("the text is understood", "document.querySelector('#query-text')?.textContent.startsWith("+quote(text[:10])+")")
	u.seesAll()
	u.clicks("#correct")
	u.replaces("correction", expression)
	u.sees("#correction-says", "Holds: "+spoken)
	u.presses("Enter")
	u.sees("#confidence", "As you wrote it")
	u.sees("#group-same .card", "")
	u.seesAll()
}

func TestResultsFollowTheKeys(t *testing.T) {
	u := sit(t)
	u.writes("= (a + b) * c")
	u.sees("#status", "problems with the same calculation")
	u.sees("#group-same h3", "Same calculation")
	u.seesAll()
	if n := u.count("#group-same .card"); n != 6 {
		t.Errorf("%d cards, want 6", n)
	}
	u.writes("= a ^ 2 ^ 3 ^ b ^ 7")
	u.sees("#no-match", "Nothing has exactly this calculation")
	u.sees("#formula math", "7")

	u.writes("= (a + b")
	u.sees("#failed", "Stopped at the expression")
	u.sees("#failed", "Your text is kept.")
	u.sees("#failed-at .fault", "(")
	if text := ask[string](u, "document.getElementById('query').value"); text != "= (a + b" {
		t.Errorf("the box says %q", text)
	}

	u.writes("Nobody counts anything here.")
	u.sees("#not-understood", "Your text is kept.")
	u.sees("#group-words", "Similar words")
}

// TestGroups: the same calculation comes first, then one step more, one step less, and what is
// near.
func TestGroups(t *testing.T) {
	u := sit(t)
	u.writes("= (a + b) * c")
	u.sees("#group-near", "Nearly the same calculation")
	u.seesAll()
	if groups := ask[string](u, "[...document.querySelectorAll('.group')].map(e => e.id).join(' ')"); groups != "group-same group-more group-less group-near" {
		t.Errorf("the groups are %s", groups)
	}
	for group, badge := range map[string]string{"same": "2 steps", "more": "3 steps", "less": "1 step", "near": "difference"} {
		if n := ask[int](u, "[...document.querySelectorAll('#group-"+group+" .badges')].filter(e => !e.textContent.includes("+quote(badge)+")).length"); n > 0 {
			t.Errorf("%d results of %s lack %q", n, group, badge)
		}
	}
}

// TestPattern: a gap in an expression is filled by whatever there is.
func TestPattern(t *testing.T) {
	u := sit(t)
	u.writes("= (a + ?) / c")
	u.sees("#group-pattern h3", "Fits the pattern")
	u.sees("#status", "problems with this pattern.")
	u.sees("#spoken", "the sum of a and something, divided by c")
	u.waits("the gap stands in the tree", "document.querySelector('svg.tree .wildcard')?.textContent === '?'")
	u.seesAll()
	if odd := ask[[]string](u, "[...document.querySelectorAll('.card math')].filter(e => !e.querySelector('mfrac > :first-child')?.textContent.includes('+')).map(e => e.textContent)"); len(odd) > 0 {
		t.Errorf("these do not divide a sum: %q", odd)
	}
	if n := u.count(".card .compare"); n > 0 {
		t.Error("a pattern has no tree to compare with")
	}
}

func TestButtonExamplesAndClear(t *testing.T) {
	u := sit(t)
	u.clicks(".examples li:nth-child(4) button")
	u.sees("#group-same", "Same calculation")
	u.misses(".examples")
	u.clicks("#clear")
	u.sees(".welcome", "another story")
	u.focuses("query")
	u.clicks("#bring-back")
	u.sees("#group-same", "Same calculation")
	u.clicks("#find")
	u.sees("#status", "with the same calculation")
}

func TestHowItWasUnderstood(t *testing.T) {
	u := sit(t)
	u.saysWhatToCalculate()
	if n := u.count("#query-text mark"); n != 3 {
		t.Errorf("%d numbers are marked, want 3", n)
	}
	if tag := u.reads("#query-text mark:nth-of-type(2) .tag"); tag != "2" {
		t.Errorf("the second number carries %q", tag)
	}
	if n := u.count("#formula math"); n != 1 {
		t.Error("the formula is not MathML")
	}
	if n := u.count(".understanding svg.tree .node"); n != 5 {
		t.Errorf("the tree has %d nodes, want 5", n)
	}
	said := ask[string](u, "document.querySelector('#tree-list').textContent.replace(/\\s+/g, ' ')")
	for _, want := range []string{"×", "26, number 1", "8, number 3"} {
		if !strings.Contains(said, want) {
			t.Errorf("the list %q lacks %q", said, want)
		}
	}
	u.clicks("#as-list")
	u.misses(".understanding svg.tree")
	u.clicks("#as-tree")

	u.misses("#answer")
	u.clicks("#show-answer")
	u.sees("#answer", "26 + 4 = 30")
	u.sees("#answer", "30 × 8 = 240")
	u.sees("#answer", "$240")
	u.clicks("#show-answer")
	u.misses("#answer")

	u.clicks("#back-to-model")
	u.waits("the model is asked again", "!document.querySelector('#confidence')?.textContent.includes('As you wrote it')")
}

func TestCorrectionIsCheckedWhileItIsTyped(t *testing.T) {
	u := sit(t)
	u.writes(zoo)
	u.sees("#query-text", "26")
	u.clicks("#correct")
	u.replaces("correction", "(26 +")
	u.waits("a fault is named", "document.querySelector('#correction-says.wrong')?.textContent.length > 5")
	if invalid := ask[string](u, "document.getElementById('correction').getAttribute('aria-invalid')"); invalid != "true" {
		t.Errorf("aria-invalid is %q", invalid)
	}
	u.replaces("correction", "26 + 99")
	u.waits("99 is no number of the text", "document.querySelector('#correction-says.wrong')?.textContent.includes('99')")
	u.sees("#correction-at .fault", "99")
	u.replaces("correction", "(26 + 4) * 8")
	u.sees("#correction-says", "Holds: the sum of 26 and 4, times 8")
	u.presses("Escape")
	u.misses("#correction")
	u.focuses("understood")
}

// TestCorrectionBeforeTheAnswer: who opens the field while another answer is on its way writes on
// in it when that comes.
func TestCorrectionBeforeTheAnswer(t *testing.T) {
	u := sit(t)
	u.writes("Nobody counts anything here.")
	u.sees("#not-understood", "Your text is kept.")
	u.seesAll()
	ask[bool](u, `(() => {
		const box = document.getElementById("query");
		box.focus(), box.select(), document.execCommand("insertText", false, `+quote(zoo)+`);
		document.getElementById("correct").click();
		return true;
	})()`)
	u.focuses("correction")
	u.types("(26 + 4)")
	u.sees("#query-text", "26")
	u.seesAll()
	u.focuses("correction")
	u.types(" * 8")
	u.waits("what was written is there", "document.getElementById('correction').value === '(26 + 4) * 8'")
	u.sees("#correction-says", "Holds")
	u.presses("Enter")
	u.sees("#confidence", "As you wrote it")
}

func TestOtherReadings(t *testing.T) {
	u := sit(t)
	u.writes(zoo)
	u.sees("#query-text", "26")
	if u.count("#confidence") == 0 {
		t.Skip("this site was built without the model that reads problems: there are no readings")
	}
	u.waits("a word and a figure", `/^(Sure|Likely|Unsure), (over |under )?\d+ %$/.test(document.querySelector('#confidence').textContent)`)
	if u.count("#others .reading") == 0 {
		u.clicks("#show-others")
	}
	before := u.reads("#spoken")
	u.clicks("#others .reading")
	u.sees("#confidence", "As you wrote it")
	if after := u.reads("#spoken"); after == before {
		t.Errorf("the reading is still %q", after)
	}
}

// TestNotOneProblem: what is no problem is said to be none; of several problems one is chosen.
func TestNotOneProblem(t *testing.T) {
	u := sit(t)
	u.writes("Anna hat 12 Katzen und gibt Ben 5 davon. Wie viele Katzen hat Anna noch?")
	u.sees("#seems", "does not look like English")
	u.writes("1. Lena has 3 bags of 4 marbles. How many marbles? 2. Tom had 9 pens and lost 2. How many has he now?")
	u.sees("#seems", "Choose one")
	u.sees("#seems li:nth-child(2)", "Tom had 9 pens")
	u.clicks("#seems li:nth-child(2) button")
	u.waits("the second is asked", "document.querySelector('#query').value.startsWith('Tom had 9 pens')")
	u.misses("#seems")
	u.does(chromedp.NavigateBack())
	u.sees("#seems", "Choose one")
}

func TestCards(t *testing.T) {
	u := sit(t)
	u.mayReadClipboard()
	u.saysWhatToCalculate()
	if n := u.count("#result-0 .problem mark.q0"); n != 1 {
		t.Errorf("%d numbers of the first result stand for the query's first, want 1", n)
	}
	u.sees("#result-0 .badges", "2 steps")
	u.sees("#result-0 .badges", "new story")

	u.misses("#result-0 .revealed")
	u.clicks("#result-0 .reveal")
	u.sees("#result-0 .revealed", "=")
	u.clicks("#result-0 .why")
	u.sees("#result-0 .parts", "Roles of the numbers")

	text := ask[string](u, "(e => (e.querySelectorAll('.tag,.heard').forEach(x => x.remove()), e.textContent))(document.querySelector('#result-0 .problem').cloneNode(true))")
	u.clicks("#result-0 .copy")
	u.sees("#said", "Copied.")
	if copied := ask[string](u, "navigator.clipboard.readText()"); copied != text {
		t.Errorf("copied %q, want %q", copied, text)
	}

	u.clicks("#group-more .show-more")
	u.waits("more cards", "document.querySelectorAll('#group-more .card').length > 3")

	u.clicks("#result-0 .again")
	u.waits("the result is the query", "document.getElementById('query').value === "+quote(text))
	u.sees("#confidence", "As you wrote it")
	u.waits("it does not find itself", "![...document.querySelectorAll('.card .problem')].some(e => e.textContent === "+quote(text)+")")
}

func TestCompare(t *testing.T) {
	u := sit(t)
	u.saysWhatToCalculate()
	u.clicks("#result-0 .compare")
	u.sees("#compared-as", "The calculations are the same")
	u.waits("the trees are drawn", "document.querySelector('#compared-picture svg')")
	if n := u.count("#compared-picture path.joins"); n != 3 {
		t.Errorf("%d lines join the trees, want 3", n)
	}
	if n := ask[int](u, "document.querySelectorAll('#alignment li').length"); n != 3 {
		t.Errorf("the list says %d lines, want 3", n)
	}
	u.presses("Escape")
	u.misses("#dialog-compare")
	u.waits("the focus is where it was", "document.activeElement.matches('#result-0 .compare')")
}

// TestFilters: a value of each facet keeps as many results as its count has promised.
func TestFilters(t *testing.T) {
	u := sit(t)
	u.saysWhatToCalculate()
	all := u.reads("#count")
	u.clicks("#filters")
	for _, facet := range []string{"steps", "operators", "kinds", "grade", "topic", "length"} {
		first := "#facet-" + facet + " .pick:nth-of-type(1)"
		u.sees(first+" .number", "")
		number := u.reads(first + " .number")
		u.clicks(first + " input")
		u.waits("the count of "+facet+" is that of the filter", "document.querySelector('#count').textContent.startsWith("+quote(number+" of ")+")")
		u.sees("#filters", "Filters (1)")
		u.waits("the focus stays", "document.activeElement.type === 'checkbox'")
		if facet == "grade" {
			u.waits("all results have the grade", "[...document.querySelectorAll('.card .badges')].every(e => e.textContent.includes('grade 1'))")
		}
		u.clicks("#picked .chip")
		u.waits("all are back", "document.querySelector('#count').textContent === "+quote(all))
		u.seesAll()
	}
	u.clicks("#filters")
	u.misses("#facets")
}

// TestOrder: with the hardest first the cards have larger numbers than with the easiest first, the
// same story comes first or not at all, and the best first is what it was.
func TestOrder(t *testing.T) {
	u := sit(t)
	const cards = "[...document.querySelectorAll('#group-same .card')].map(e => e.dataset.problem).join()"
	chooses := func(order string) {
		t.Helper()
		before := ask[string](u, cards)
		ask[bool](u, "(e => (e.focus(), e.value = "+quote(order)+", e.dispatchEvent(new Event('change', {bubbles: true})), true))(document.getElementById('order'))")
		u.waits("the order is "+order, cards+" !== "+quote(before)+" && document.querySelectorAll('#group-same .card').length === 6 && document.getElementById('results').ariaBusy === 'false'")
	}
	digits := func() int {
		return ask[int](u, "[...document.querySelectorAll('#group-same .card .quantity')].map(e => e.firstChild.data.replace(/\\D/g, '').length).reduce((a, b) => a + b)")
	}
	u.writes("= a + b")
	u.sees("#group-same", "Same calculation")
	u.seesAll()
	best := ask[string](u, cards)
	chooses("easier")
	easier := digits()
	chooses("harder")
	if harder := digits(); harder <= easier {
		t.Errorf("the numbers of the hardest have %d digits, those of the easiest %d", harder, easier)
	}
	chooses("best")
	if again := ask[string](u, cards); again != best {
		t.Errorf("the best are now %s, were %s", again, best)
	}

	u.means("Ms. Iyer and 5 parents ride the bus to the zoo with 14 children, 6 of them with a hat. A ticket for the zoo costs $2. What do the parents pay for their tickets?", "5 * 2", "5 times 2")
	stories := func() string {
		return ask[string](u, "[...document.querySelectorAll('#group-same .badges')].map(e => e.textContent.includes('same story') ? 'same' : e.textContent.includes('new story') ? 'new' : '?').join(' ')")
	}
	chooses("same")
	if told := stories(); !strings.HasPrefix(told, "same ") {
		t.Errorf("with the same story first the stories are %s", told)
	}
	chooses("new")
	if told := stories(); told != "new new new new new new" {
		t.Errorf("with new stories first the stories are %s", told)
	}
	chooses("best")
}

func TestTextSimilarityBeside(t *testing.T) {
	u := sit(t)
	u.saysWhatToCalculate()
	u.sees("#baseline-says", "problems with the most similar words")
	u.misses("#beside")
	u.clicks("#show-baseline")
	u.sees("#beside .column:nth-child(1) .right", "✓ Same calculation")
	u.sees("#beside .column:nth-child(2) .wrong", "✗ Another calculation")
}

// TestCompletion: grey text behind the caret is taken with Tab or the right arrow, is announced,
// and is never in the way.
func TestCompletion(t *testing.T) {
	u := sit(t)
	const begun = "How many apples ar"
	for _, key := range []string{"Tab", "ArrowRight"} {
		u.isOffered(begun)
		u.sees("#hinted", "Suggestion: ")
		grey := ask[string](u, "document.querySelector('.ghost .more').textContent")
		u.presses(key)
		u.waits("it is taken", "document.getElementById('query').value === "+quote(begun+grey))
		u.focuses("query")
	}
	u.isOffered(begun)
	u.presses("Escape")
	u.waits("it is gone and the text is not", "document.querySelector('.ghost .more').textContent === '' && document.getElementById('query').value === "+quote(begun))
	u.isOffered(begun)
	u.types("x")
	u.waits("what is typed counts", "document.getElementById('query').value === "+quote(begun+"x")+" && document.querySelector('.ghost .more').textContent === ''")
	u.isOffered(begun)
	u.presses("ArrowLeft", "ArrowRight") // the caret comes back to the end, and takes nothing on its way
	if text := ask[string](u, "document.getElementById('query').value"); text != begun {
		t.Errorf("moving the caret made it %q", text)
	}
	same := ask[bool](u, "(() => { const a = getComputedStyle(document.querySelector('.ghost')), b = getComputedStyle(document.getElementById('query')); return ['font', 'padding', 'lineHeight', 'letterSpacing', 'whiteSpace'].every(p => a[p] === b[p]) })()")
	if !same {
		t.Error("the grey text is not set like what is typed")
	}
}

func TestWorksheet(t *testing.T) {
	u := sit(t)
	ask[bool](u, "(window.printed = 0, window.print = () => { printed++ }, true)")
	u.writes("= a * b")
	u.sees("#group-same", "Same calculation")
	u.clicks("#result-0 .add")
	u.clicks("#result-1 .add")
	u.sees("#open-worksheet", "Worksheet (2)")
	u.sees("#said", "Added to the worksheet.")
	u.clicks("#open-worksheet")
	u.waits("both are on the worksheet", "document.querySelectorAll('#sheet li').length === 2")
	u.clicks("#with-answers")
	u.sees(".key", "Answers")
	u.looksAtPaper(true)
	if n := u.count(".no-print, .card, .masthead"); n != 0 {
		t.Errorf("%d things that are not the worksheet are printed", n)
	}
	u.looksAtPaper(false)
	u.clicks("#print-worksheet")
	u.waits("it is printed", "window.printed === 1")
	ask[bool](u, "(b => (b.click(), b.click(), true))(document.querySelector('#sheet li:nth-child(1) button[value^=remove]'))") // faster than the page is drawn
	u.waits("one is gone, and not back", "document.querySelectorAll('#sheet li').length === 1")
	u.clicks("#sheet li:nth-child(1) button[value^=remove]")
	u.sees("#worksheet-empty", "Nothing here yet.")
	u.waits("the focus is not lost", "document.activeElement.closest('#dialog-worksheet')")
}

// TestPaper: what is printed is the problem, how it was understood, and what was found; nothing
// that can only be clicked.
func TestPaper(t *testing.T) {
	u := sit(t)
	u.saysWhatToCalculate()
	u.looksAtPaper(true)
	defer u.looksAtPaper(false)
	if n := u.count("button, select, .masthead, .foot, .status"); n > 0 {
		t.Errorf("%d things are printed that nobody can click on paper", n)
	}
	for _, want := range []string{"#query", "#query-text", "#formula", "#group-same .card", "#group-more", ".card .formula"} {
		if u.count(want) == 0 {
			t.Errorf("%s is not printed", want)
		}
	}
	if ground := ask[string](u, "getComputedStyle(document.body).backgroundColor"); ground != "rgb(255, 255, 255)" {
		t.Errorf("paper is %s", ground)
	}
}

func TestSettings(t *testing.T) {
	u := visit(t, "")
	const ground = "getComputedStyle(document.body).backgroundColor"
	u.prefers("dark", "no-preference")
	u.waits("it is dark as the system is", ground+" === 'rgb(18, 20, 25)'")
	u.prefers("light", "no-preference")
	u.waits("it is light as the system is", ground+" === 'rgb(246, 246, 243)'")
	u.clicks("#open-settings")
	u.clicks("#look-dark")
	u.waits("it is dark though the system is not", ground+" === 'rgb(18, 20, 25)'")
	u.clicks("#size-larger")
	u.waits("it is larger", "parseFloat(getComputedStyle(document.documentElement).fontSize) === 23")
	u.clicks("#single-keys")
	u.presses("Escape")
	u.misses("#dialog-settings")
	u.focuses("open-settings")
	u.presses("?", "/")
	u.focuses("open-settings")

	u.does(chromedp.Reload())
	u.sees("#status", "ready")
	if look := ask[string](u, "document.documentElement.dataset.look + document.documentElement.dataset.size"); look != "darklarger" {
		t.Errorf("after loading again the look is %s", look)
	}
}

func TestLink(t *testing.T) {
	u := visit(t, "")
	u.mayReadClipboard()
	u.saysWhatToCalculate()
	if address := ask[string](u, "location.href"); address != u.url {
		t.Errorf("the address changed by itself to %s", address)
	}
	u.clicks("#copy-link")
	u.sees("#said", "Link copied.")
	link := ask[string](u, "navigator.clipboard.readText()")
	if !strings.HasPrefix(link, u.url+"#") {
		t.Fatalf("the link is %s", link)
	}
	other := visit(t, strings.TrimPrefix(link, u.url))
	other.sees("#confidence", "As you wrote it")
	other.sees("#spoken", "the sum of 26 and 4, times 8")
}

func TestAHostileProblemIsText(t *testing.T) {
	u := sit(t)
	u.writes(`<img src=x onerror=alert(1)> The farmer sells 3 <b>apples</b> & then 4 more of them to another child: how many in all </textarea>?`)
	u.sees("#query-text", "<b>apples</b>")
	if n := u.count("#query-text img, #query-text b"); n != 0 {
		t.Error("the text was taken for HTML")
	}
}

// TestNewNumbers: a problem of the worksheet gets other numbers, after one has looked at them; that
// can be undone, and the versions are on paper.
func TestNewNumbers(t *testing.T) {
	u := sit(t)
	u.emptiesTheWorksheet()
	u.writes("= a * b")
	u.sees("#group-same", "Same calculation")
	u.clicks("#result-0 .add")
	u.clicks("#result-1 .add")
	u.clicks("#open-worksheet")
	u.waits("both are on the worksheet", "document.querySelectorAll('#sheet li').length === 2")
	before := u.reads("#sheet li:nth-child(1) span")
	u.clicks("#vary-0")
	u.focuses("new-numbers")
	u.waits("three variants are shown", "document.querySelectorAll('.variant').length === 3")
	if u.reads("#sheet li:nth-child(1) span") != before {
		t.Error("the problem has changed before a variant was taken")
	}
	variant := u.reads("#variant-1")
	u.clicks("#replace-1")
	u.sees("#sheet li:nth-child(1) span", variant)
	u.focuses("vary-0")
	u.clicks("#undo-worksheet")
	u.sees("#sheet li:nth-child(1) span", before)
	u.clicks("#down-0")
	u.sees("#sheet li:nth-child(2) span", before)
	u.focuses("up-1")
	u.clicks("#sheet-title")
	u.replaces("sheet-title", "Times")
	u.sees("#worksheet-title", "Times")
	ask[bool](u, "(document.querySelectorAll('#with-answers:not(:checked), #with-versions:not(:checked)').forEach(box => box.click()), true)")
	u.waits("the versions have other numbers", "(v => v.length === 2 && v[0].textContent !== v[1].textContent && v[0].textContent !== document.getElementById('sheet').textContent)(document.querySelectorAll('.version ol'))")
	u.waits("each has its key", "document.querySelectorAll('.key').length === 3")
	u.looksAtPaper(true)
	if n := u.count("#sheet button, .new-numbers, #sheet-title, select"); n != 0 {
		t.Errorf("%d things are printed that nobody can click on paper", n)
	}
	u.looksAtPaper(false)
	u.does(chromedp.Reload())
	u.sees("#open-worksheet", "Worksheet (2)")
	u.clicks("#open-worksheet")
	u.sees("#worksheet-title", "Times: A")
	u.waits("the versions were kept", "document.querySelectorAll('.version li').length === 4")
	u.clicks("#with-versions")
	u.clicks("#with-answers")
	u.clicks("#empty-worksheet")
}
