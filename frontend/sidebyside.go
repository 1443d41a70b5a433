package frontend

import (
	"fmt"
	"strings"

	"github.com/vugu/vugu"

	"mwpranker/wasm/message"
)

// SideBySide draws two trees with their roots outside and their leaves facing each other, and joins
// what stands for each other in the middle. It is for the eyes only: [Alignment] says the same.
func SideBySide(c *message.Comparison) vugu.HTML {
	if c == nil || c.Left.Reading.Tree == nil || c.Right.Reading.Tree == nil {
		return ""
	}
	left, leftHeight := rows(c.Left.Reading.Tree, drawEdge+nodeSize/2)
	right, rightHeight := rows(c.Right.Reading.Tree, drawEdge+nodeSize/2)
	height := max(leftHeight, rightHeight) + drawEdge
	leftLeaves := columns(left)
	rightLeaves := columns(right)
	width := leftLeaves.end + linesGap + rightLeaves.end
	right.walk(func(p *placed) { p.x = width - p.x })
	centre(left, (height-leftHeight-drawEdge)/2)
	centre(right, (height-rightHeight-drawEdge)/2)

	at := map[int]*placed{}
	right.walk(func(p *placed) { at[p.node.ID] = p })
	partner := map[int]message.Pair{}
	for _, pair := range c.Pairs {
		partner[pair.Left] = pair
	}

	var b strings.Builder
	openDrawing(&b, "comparison", width, height)
	left.walk(func(p *placed) {
		pair, ok := partner[p.node.ID]
		if other := at[pair.Right]; ok && other != nil && len(p.children) == 0 && len(other.children) == 0 {
			x1, x2 := p.x+p.width/2, other.x-other.width/2
			middle := (x1 + x2) / 2
			fmt.Fprintf(&b, `<path class="%s" d="M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f"/>`, lineClass(p.node, pair), x1, p.y, middle, p.y, middle, other.y, x2, other.y)
		}
	})
	drawEdges(&b, left)
	drawEdges(&b, right)
	left.walk(func(p *placed) {
		drawCompared(&b, p, &c.Left, c.Pairs, func(pair message.Pair) int { return pair.Left })
	})
	right.walk(func(p *placed) {
		drawCompared(&b, p, &c.Right, c.Pairs, func(pair message.Pair) int { return pair.Right })
	})
	b.WriteString("</svg>")
	return vugu.HTML(b.String())
}

func lineClass(n *message.Node, pair message.Pair) string {
	class := "joins " + colourClass(n.Colour)
	if !pair.Same {
		class += " changed"
	}
	return strings.TrimSpace(class)
}

// drawCompared draws a node and rings it where it has no equal on the other side.
func drawCompared(b *strings.Builder, p *placed, problem *message.Compared, pairs []message.Pair, side func(message.Pair) int) {
	stands := p.node.Quantity
	if 0 <= stands && stands < len(problem.Quantities) {
		stands = problem.Quantities[stands].Stands
	}
	drawNode(b, p, stands)
	for _, pair := range pairs {
		if side(pair) == p.node.ID && pair.Same {
			return
		}
	}
	fmt.Fprintf(b, `<rect class="differs" x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="12"/>`, p.x-p.width/2-4, p.y-nodeSize/2-4, p.width+8, nodeSize+8)
}

// rows puts the leaves of a tree under each other from y on, and returns where they end.
func rows(n *message.Node, y float64) (*placed, float64) {
	p := &placed{node: n, width: nodeWidth(n)}
	if len(n.Children) == 0 {
		p.y = y
		return p, y + nodeSize/2
	}
	end := y
	for i, child := range n.Children {
		if i > 0 {
			y = end + rowGap - nodeSize/2
		}
		c, last := rows(child, y)
		p.children = append(p.children, c)
		end = last
	}
	p.y = (p.children[0].y + p.children[len(p.children)-1].y) / 2
	return p, end
}

type span struct{ end float64 }

// columns puts the root at the left edge and all leaves in one column, so that they face the other
// tree.
func columns(top *placed) span {
	widest, operator := 0.0, nodeSize
	top.walk(func(p *placed) {
		if len(p.children) == 0 {
			widest = max(widest, p.width)
		} else {
			operator = max(operator, p.width)
		}
	})
	gap := columnGap + operator - nodeSize
	deepest := depth(top)
	var put func(p *placed, level int)
	put = func(p *placed, level int) {
		p.x = drawEdge + operator/2 + float64(level)*gap
		if len(p.children) == 0 {
			p.x = drawEdge + float64(deepest)*gap + widest/2
		}
		for _, c := range p.children {
			put(c, level+1)
		}
	}
	put(top, 0)
	return span{drawEdge + float64(deepest)*gap + widest}
}

func depth(p *placed) int {
	d := 0
	for _, c := range p.children {
		d = max(d, 1+depth(c))
	}
	return d
}

func centre(top *placed, by float64) { top.walk(func(p *placed) { p.y += by }) }

// Alignment says in lines what stands for what: leaves, in the order of the left tree, then what is
// new on the right.
func Alignment(c *message.Comparison) []string {
	if c == nil {
		return nil
	}
	partner := map[int]int{} // from left to right
	met := map[int]bool{}
	for _, pair := range c.Pairs {
		partner[pair.Left] = pair.Right
		met[pair.Right] = true
	}
	right := leaves(c.Right.Reading.Tree)
	var lines []string
	for _, l := range leaves(c.Left.Reading.Tree) {
		found := say.CompareNothing
		for _, r := range right {
			if p, ok := partner[l.ID]; ok && p == r.ID {
				found = said(r)
			}
		}
		lines = append(lines, say.StandsFor(found, said(l)))
	}
	for _, r := range right {
		if !met[r.ID] {
			lines = append(lines, say.StandsFor(said(r), say.CompareNothing))
		}
	}
	return lines
}

func leaves(n *message.Node) []*message.Node {
	if n == nil {
		return nil
	}
	if len(n.Children) == 0 {
		return []*message.Node{n}
	}
	var all []*message.Node
	for _, child := range n.Children {
		all = append(all, leaves(child)...)
	}
	return all
}
