package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

// kites is a table with two equations, one for the model, and two lines that cannot be read.
const kites = "id,text,equation,answer,topic\n" +
	"k1,A shop has 31 kites and gets 14 more. How many kites are there?,31 + 14,45,kites\n" +
	"k2,Each of 6 kites has 4 tails. How many tails is that?,6 * 4,,kites\n" +
	"k3,Mia has 17 kites and buys 5 more. How many kites has she now?,,,kites\n" +
	"k4,Nobody counts kites.,,,\n" +
	"k5,8 kites cost 9 dollars.,8 + 9,1,\n"

// takesFiles takes whatever a file was recognised as, as soon as that is shown.
func (u *user) takesFiles() {
	u.t.Helper()
	ask[any](u, `void (window.taker ??= setInterval(() => document.querySelector(".preview .take")?.click(), 50))`)
}

// gives a file to the field that takes them, and takes it.
func (u *user) gives(name, content string) {
	u.t.Helper()
	u.takesFiles()
	u.shows(name, content)
}

// shows a file to the field that takes them.
func (u *user) shows(name, content string) {
	u.t.Helper()
	u.waits("a field for files", `document.getElementById("own-file")`)
	ask[bool](u, fmt.Sprintf(`(() => {
		const carried = new DataTransfer(), field = document.getElementById("own-file");
		carried.items.add(new File([%s], %s));
		field.files = carried.files;
		return field.dispatchEvent(new Event("change", {bubbles: true}));
	})()`, quote(content), quote(name)))
}

// drops a file on the page, and takes it.
func (u *user) drops(name, content string) {
	u.t.Helper()
	u.takesFiles()
	taken := ask[bool](u, fmt.Sprintf(`(() => {
		const carried = new DataTransfer();
		carried.items.add(new File([%s], %s));
		const event = type => new DragEvent(type, {dataTransfer: carried, bubbles: true, cancelable: true});
		return !document.body.dispatchEvent(event("dragover")) && !document.body.dispatchEvent(event("drop"));
	})()`, quote(content), quote(name)))
	if !taken {
		u.t.Error("the browser would have opened the dropped file in place of the page")
	}
}

// downloads gives a function that waits for the next file that the page gives.
func (u *user) downloads() func(name string) string {
	u.t.Helper()
	folder := u.t.TempDir()
	if _, err := chromedp.CallBrowser(u.ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior: browser.SetDownloadBehaviorBehaviorAllow, DownloadPath: folder, BrowserContextID: chromedp.FromContext(u.ctx).BrowserContextID,
	}); err != nil {
		u.t.Fatal(err)
	}
	return func(name string) string {
		u.t.Helper()
		file := filepath.Join(folder, name)
		for range 600 {
			if content, err := os.ReadFile(file); err == nil && len(content) > 0 {
				os.Remove(file)
				return string(content)
			}
			time.Sleep(50 * time.Millisecond)
		}
		u.t.Fatalf("%s was never given", name)
		return ""
	}
}

// TestOtherFormats: a file of a learning platform is read, and the worksheet is given as others
// take it.
func TestOtherFormats(t *testing.T) {
	u := visit(t, "")
	given := u.downloads()
	u.clicks("#open-own")
	u.focuses("own-title")
	u.gives("toys.gift", "::Kites::[html]<p>A shop has 31 kites and gets 14 more. How many kites are there?</p>{#\n=45:0\n####31 + 14 \\= 45\n}\n\n::Odd::Is 3 odd?{T}\n")
	u.sees("#own-1 .counts", "1 was left out.")
	u.clicks("#own-1 .left")
	u.sees(".faults", "Line 6  answer: true or false is not a number")
	u.clicks("#use-own")
	u.presses("Escape")
	u.misses("#dialog-own")
	u.sees("#status", "1 problem")
	u.writes("= a + b")
	u.sees("#group-same .card", "kites are there?")
	ask[bool](u, "document.querySelector('#group-same .card .add').click(), true")
	u.clicks("#save-results-as")
	if file := given("results.docx"); !strings.HasPrefix(file, "PK\x03\x04") {
		t.Errorf("the results are %q", file)
	}
	u.clicks("#open-worksheet")
	u.clicks("#save-worksheet-as")
	if file := given("worksheet.docx"); !strings.HasPrefix(file, "PK\x03\x04") || !strings.Contains(file, "A shop has 31 kites and gets 14 more.") {
		t.Errorf("the document is %q", file)
	}
	ask[bool](u, `(() => {
		const formats = document.getElementById("save-worksheet-format");
		formats.value = "gift";
		return formats.dispatchEvent(new Event("change", {bubbles: true}));
	})()`)
	u.clicks("#save-worksheet-as")
	if file := given("worksheet.gift.txt"); !strings.Contains(file, "How many kites are there?{#\n=45:0\n####31 + 14 \\= 45\n}") {
		t.Errorf("as GIFT it is %s", file)
	}
	u.clicks("#copy-worksheet")
	u.sees("#said", "Copied.")
	u.presses("Escape")
	u.clicks("#open-own")
	u.clicks("#own-1-save-as") // the format stays chosen
	if file := given("toys.gift.txt"); !strings.Contains(file, "How many kites are there?{#\n=45:0") {
		t.Errorf("own problems as GIFT are %s", file)
	}
}

func TestOwnProblems(t *testing.T) {
	u := visit(t, "")
	given := u.downloads()
	u.clicks("#open-own")
	u.focuses("own-title")
	u.gives("kites.csv", kites)
	u.sees(".own-name", "kites")
	u.sees(".own .counts", "3 problems. The model read the equation of 1")
	u.sees(".own .counts", "2 were left out.")
	u.sees("#own-said", "kites is ready.")
	u.clicks(".own .left")
	u.sees(".faults", "Line 5 k4 equation: the model finds none in the text")
	u.sees(".faults", "Line 6 k5 answer: 1 is not what the equation gives: 8 + 9 = 17")

	u.clicks(".own .save-csv")
	if table := given("kites.csv"); !strings.Contains(table, "k2,Each of 6 kites has 4 tails. How many tails is that?,6 * 4,24,,kites,,\r\n") || !strings.Contains(table, "\nk3,") {
		t.Errorf("the table says %s", table)
	}
	u.clicks(".own .save-json")
	if file := given("kites.json"); !strings.Contains(file, `"name":"kites"`) || !strings.Contains(file, `"confidence":`) {
		t.Errorf("the file says %s", file)
	}

	u.clicks("#use-own")
	u.presses("Escape")
	u.misses("#dialog-own")
	u.sees("#status", "3 problems ready.")
	u.writes("= a + b")
	u.sees("#group-same .card .badges", "read by the model, ")
	u.seesAll()
	if n := u.count("#group-same .card"); n != 2 {
		t.Errorf("%d of the own problems were found, want 2", n)
	}
	u.clicks("#save-results-csv")
	if table := given("results.csv"); strings.Count(table, "\r\n") != 4 || !strings.Contains(table, "collection,relation") {
		t.Errorf("the results are %s", table)
	}

	// Another visit, then beside the problems of the site, then gone.
	u.clicks("#clear")
	u.does(chromedp.Reload())
	u.sees("#status", "3 problems ready.")
	u.clicks("#open-own")
	u.sees(".own .counts", "3 problems.")
	u.clicks("#use-all")
	u.waits("all can be found", `document.querySelector("#status").textContent.includes(",")`)
	u.drops("more.txt", "Ada has 3 red kites and 4 blue kites. How many kites has she?\n\nNo problem.")
	u.sees("#own-2 .counts", "1 problem.")
	u.clicks("#own-1-remove")
	u.focuses("own-1-keep")
	u.clicks("#own-1-keep")
	u.focuses("own-1-remove")
	u.clicks("#own-1-remove")
	u.clicks("#own-1 .yes")
	u.misses("#own-1")
	u.focuses("own-title")
	u.does(chromedp.Reload())
	u.isReady()
	u.clicks("#open-own")
	u.sees("#own-2 .own-name", "more")
	u.misses("#own-1")
}

// TestOwnProblemsRefused: what is no file of problems is refused with the reason, and what was
// there before stays.
func TestOwnProblemsRefused(t *testing.T) {
	u := visit(t, "")
	u.drops("sheet.xlsx", "PK\x03\x04")
	u.sees("#own-refused", "sheet.xlsx was not imported.")
	u.sees("#own-refused", "the zip file is damaged, or was not copied to its end")
	u.gives("empty.csv", "text\n")
	u.sees("#own-refused", "empty.csv was not imported.")
	u.gives("one.csv", "text,equation\nBo has 4 mugs and 5 cups.,4 + 5\n")
	u.sees("#own-1 .counts", "1 problem.")
	u.misses("#own-refused")
}

// TestOwnProblemsStop: reading is stopped, survives the end of the page, and goes on.
func TestOwnProblemsStop(t *testing.T) {
	var table strings.Builder
	table.WriteString("text\n")
	for i := range 3000 {
		fmt.Fprintf(&table, "Mia has %d kites and buys %d more. How many kites has she now?\n", i+3, 2*i+5)
	}
	u := visit(t, "")
	u.clicks("#open-own")
	u.gives("kites.csv", table.String())
	u.waits("some are read", `document.querySelector("#own-1 progress")?.value >= 3`)
	u.clicks("#own-1-halt")
	u.sees("#own-1", "Stopped after")
	stopped := ask[int](u, `document.querySelector("#own-1 progress").value`)
	if stopped >= 3000 {
		t.Fatal("it was done before it could be stopped")
	}
	u.does(chromedp.Reload())
	u.isReady()
	u.clicks("#open-own")
	u.sees("#own-1", "Stopped after")
	if now := ask[int](u, `document.querySelector("#own-1 progress").value`); now != stopped {
		t.Errorf("after another visit %d are read, %d were", now, stopped)
	}
	u.sees("#own-1 .counts", "problem")
	u.clicks("#own-1-halt")
	u.waits("it goes on", fmt.Sprintf(`document.querySelector("#own-1 progress").value > %d`, stopped+2))
	u.presses("Escape")
	u.misses("#dialog-own")
	u.writes("= a + b")
	u.sees("#group-same", "Same calculation") // searches come in between
	u.clicks("#open-own")
	u.clicks("#own-1-remove")
	u.clicks("#own-1 .yes")
	u.misses("#own-1")
}
