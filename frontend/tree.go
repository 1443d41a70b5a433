package frontend

import (
	"fmt"
	"html"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/frontend/words"
	"mwpranker/wasm/message"
)

// Sizes of drawn trees, in the units of the drawing.
const (
	leafGap   = 26.0 // between two leaves
	levelGap  = 64.0 // from an operator to its operands
	nodeSize  = 36.0
	letter    = 9.6 // width of a character of a label
	drawEdge  = 8.0
	linesGap  = 76.0 // between the leaves of two trees that are compared
	rowGap    = 50.0 // between two leaves there
	columnGap = 56.0 // from an operator to its operands there
)

// placed is a node with its place in the drawing.
type placed struct {
	node        *message.Node
	x, y, width float64
	children    []*placed
}

// nodeWidth is how wide a node is drawn.
func nodeWidth(n *message.Node) float64 {
	if n.Kind == message.NodeOperator && !named(n) {
		return nodeSize
	}
	return max(nodeSize, letter*float64(len([]rune(n.Label)))+18)
}

// named says whether a node is an operator with a name in place of a sign.
func named(n *message.Node) bool { return n.Kind == message.NodeOperator && len([]rune(n.Label)) > 1 }

// grow puts the leaves of a tree beside each other from x on, and each operator above the middle of
// its operands. It returns where the next leaf begins.
func grow(n *message.Node, x, y float64) (*placed, float64) {
	p := &placed{node: n, y: y, width: nodeWidth(n)}
	if len(n.Children) == 0 {
		p.x = x + p.width/2
		return p, x + p.width + leafGap
	}
	for _, child := range n.Children {
		c, next := grow(child, x, y+levelGap)
		p.children = append(p.children, c)
		x = next
	}
	p.x = (p.children[0].x + p.children[len(p.children)-1].x) / 2
	return p, x
}

func (p *placed) walk(visit func(*placed)) {
	visit(p)
	for _, c := range p.children {
		c.walk(visit)
	}
}

// TreePicture draws a tree. It is for the eyes only: [TreeList] says the same.
func TreePicture(root *message.Node) vugu.HTML {
	if root == nil {
		return ""
	}
	top, end := grow(root, drawEdge, drawEdge+nodeSize/2)
	width, height := end-leafGap+drawEdge, 0.0
	top.walk(func(p *placed) { height = max(height, p.y+nodeSize/2+drawEdge+6) })
	var b strings.Builder
	openDrawing(&b, "tree", width, height)
	drawEdges(&b, top)
	top.walk(func(p *placed) { drawNode(&b, p, p.node.Quantity) })
	b.WriteString("</svg>")
	return vugu.HTML(b.String())
}

func openDrawing(b *strings.Builder, class string, width, height float64) {
	fmt.Fprintf(b, `<svg class="drawing %s" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" aria-hidden="true" focusable="false">`, class, width, height, width, height)
}

func drawEdges(b *strings.Builder, p *placed) {
	for _, c := range p.children {
		fmt.Fprintf(b, `<line class="edge" x1="%.1f" y1="%.1f" x2="%.1f" y2="%.1f"/>`, p.x, p.y, c.x, c.y)
		drawEdges(b, c)
	}
}

// drawNode draws a node, and the number that it carries if that is not negative.
func drawNode(b *strings.Builder, p *placed, number int) {
	n := p.node
	class := "node " + n.Kind
	if named(n) {
		class += " named"
	}
	if c := colourClass(n.Colour); c != "" {
		class += " " + c
	}
	fmt.Fprintf(b, `<g class="%s"><rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="%.1f"/><text x="%.1f" y="%.1f">%s</text>`,
		class, p.x-p.width/2, p.y-nodeSize/2, p.width, nodeSize, map[bool]float64{true: nodeSize / 2, false: 8}[n.Kind == message.NodeOperator], p.x, p.y, html.EscapeString(n.Label))
	if n.Kind == message.NodeQuantity && n.Colour >= 0 && number >= 0 {
		x, y := p.x+p.width/2-2, p.y-nodeSize/2+2
		fmt.Fprintf(b, `<circle class="tag-ground" cx="%.1f" cy="%.1f" r="8.5"/><text class="tag-text" x="%.1f" y="%.1f">%s</text>`, x, y, x, y, words.Ordinal(number))
	}
	b.WriteString("</g>")
}

// TreeList says a tree as a nested list.
func TreeList(root *message.Node) vugu.HTML {
	if root == nil {
		return ""
	}
	var b strings.Builder
	b.WriteString("<ul>")
	listNode(&b, root)
	b.WriteString("</ul>")
	return vugu.HTML(b.String())
}

func listNode(b *strings.Builder, n *message.Node) {
	shown := `<span class="sign">` + html.EscapeString(n.Label) + `</span>`
	if class := colourClass(n.Colour); n.Kind == message.NodeQuantity && class != "" {
		shown = `<span class="quantity ` + class + `">` + html.EscapeString(n.Label) + `<span class="tag">` + words.Ordinal(n.Quantity) + `</span></span>`
	}
	if n.Kind == message.NodeConstant {
		shown += ` <span class="soft">` + say.NotInText + `</span>`
	}
	b.WriteString(`<li><span aria-hidden="true">` + shown + `</span><span class="heard">` + html.EscapeString(said(n)) + `</span>`)
	if len(n.Children) > 0 {
		b.WriteString("<ul>")
		for _, c := range n.Children {
			listNode(b, c)
		}
		b.WriteString("</ul>")
	}
	b.WriteString("</li>")
}
