package e2e
import ("testing";"os";"fmt";"strings";"github.com/chromedp/chromedp")
func TestZZPics(t *testing.T){
 u := visit(t, "")
 u.mayReadClipboard()
 u.startsASheet("= a - b")
 u.picks("set-within","100"); u.picks("set-count","3")
 u.clicks("#gather"); u.sees("#set-said","added")
 u.clicks("#restory-0"); u.waits("s","document.querySelectorAll('.variant').length > 0 || document.querySelector('.new-numbers p')")
 u.clicks("#hand-open"); u.clicks("#hand-checks"); u.clicks("#hand-qr")
 u.waits("qr","document.querySelector('.qr')")
 shot := func(u *user, name string){
  for _, l := range []struct{s string; w int}{{"light",360},{"dark",360},{"light",1100}} {
   u.does(chromedp.EmulateViewport(int64(l.w), 2300)); u.prefers(l.s,"reduce")
   ask[bool](u, "new Promise(done => setTimeout(() => done(true), 300))")
   pic, err := chromedp.Run(u.ctx, chromedp.CaptureScreenshot()); if err!=nil {t.Fatal(err)}
   os.WriteFile(fmt.Sprintf("/tmp/pics/%s-%d-%s.png",name,l.w,l.s),pic,0o644)
   t.Log(name,l.w, ask[bool](u,"document.documentElement.scrollWidth <= innerWidth"), ask[string](u,"(d=>d? d.scrollWidth+'/'+d.clientWidth:'')(document.querySelector('dialog[open]'))"))
  }
 }
 shot(u,"desk")
 u.clicks("#hand-link"); u.sees("#said","Link copied.")
 link := ask[string](u,"navigator.clipboard.readText()")
 p := visit(t, strings.TrimPrefix(link,u.url))
 p.waits("x","document.querySelectorAll('.pupil-list li input').length > 0")
 p.replaces("answer-0","12"); p.clicks("#pupil-check"); p.sees("#pupil-said","right")
 shot(p,"pupil")
 p.bringsAxe(); p.passesAxe("pupil")
 u.bringsAxe(); u.passesAxe("desk with a set")
}
