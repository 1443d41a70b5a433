package graph

// NodeKind says what a node stands for.
type NodeKind uint8

const (
	WordNode     NodeKind = iota // a token
	PhraseNode                   // a noun phrase: "the 5 red pencils"
	RelationNode                 // what joins two phrases: "bought", "of", "gave to"
)

var nodeKinds = [...]string{"word", "phrase", "relation"}

func (k NodeKind) String() string { return nodeKinds[k] }

// Node is a word, a phrase or a relation. The first nodes are the words, in the order of the text.
type Node struct {
	Kind       NodeKind
	First, End int // tokens [First, End): the word, the phrase, the words that name the relation
	Head       int // the token that the node hangs on
}

// EdgeType says how two nodes belong together.
type EdgeType uint8

// The edges from head to dependent have the type of the relation, one for each group of UD
// relations that a word problem tells apart; the rest are drawn by this package.
const (
	Subject    EdgeType = iota // nsubj, csubj, expl
	Object                     // obj
	Receiver                   // iobj
	Oblique                    // obl
	Of                         // nmod: "the price of a pen"
	Owner                      // nmod:poss
	Number                     // nummod
	Quality                    // amod
	Adverb                     // advmod
	Case                       // case, mark: prepositions and the like
	Determiner                 // det
	Compound                   // compound, flat, fixed
	Joined                     // conj, cc, list, parataxis
	Clause                     // acl, advcl, ccomp, xcomp
	Helper                     // aux, cop
	Apposed                    // appos, dep, discourse and whatever is not above
	Mark                       // punct

	Next         // a word and the next one in the text
	Member       // a word and the phrase that it is part of
	From         // a phrase and the relation that starts there
	To           // a relation and the phrase that it leads to
	Unit         // a quantity and its unit mark, or the measure that it counts: $, kg
	Counted      // a quantity and the noun that it counts
	Action       // a quantity and the verb that governs it
	SameClause   // two quantities under one verb
	SameEntity   // two phrases of the same noun or name
	Greater      // a quantity and a smaller one; along the edge "greater", against it "less"
	Equal        // two quantities of the same value
	Asked        // the question word and the noun that is asked for
	NumEdgeTypes = iota
)

var edgeTypes = [NumEdgeTypes]string{"subject", "object", "receiver", "oblique", "of", "owner", "number", "quality", "adverb", "case", "determiner",
	"compound", "joined", "clause", "helper", "apposed", "mark", "next", "member", "from", "to", "unit", "counted", "action", "same clause",
	"same entity", "greater", "equal", "asked"}

func (t EdgeType) String() string { return edgeTypes[t] }

// relationTypes maps the first part of a UD relation to its edge type.
var relationTypes = map[string]EdgeType{
	"nsubj": Subject, "csubj": Subject, "expl": Subject, "obj": Object, "iobj": Receiver, "obl": Oblique, "nmod": Of, "nummod": Number,
	"amod": Quality, "advmod": Adverb, "case": Case, "mark": Case, "det": Determiner, "compound": Compound, "flat": Compound,
	"fixed": Compound, "goeswith": Compound, "conj": Joined, "cc": Joined, "list": Joined, "parataxis": Joined, "acl": Clause, "advcl": Clause,
	"ccomp": Clause, "xcomp": Clause, "aux": Helper, "cop": Helper, "punct": Mark,
}

// Edge goes from one node to another.
type Edge struct {
	From, To int32
	Type     EdgeType
}

// Graph is the nodes and edges of one problem.
type Graph struct {
	Nodes []Node
	Edges []Edge
	// Quantities are the nodes of the document's quantities: the word node of the number itself, in
	// "$5" the 5.
	Quantities []int32

	out, in adjacency
}

// adjacency lists edges by node: those of node i are edges[starts[i]:starts[i+1]].
type adjacency struct {
	starts []int32
	edges  []int32 // indexes into Graph.Edges
}

// Out lists the edges that start at a node, by their index in Edges.
func (g *Graph) Out(node int) []int32 { return g.out.of(node) }

// In lists the edges that end at a node.
func (g *Graph) In(node int) []int32 { return g.in.of(node) }

func (a *adjacency) of(node int) []int32 { return a.edges[a.starts[node]:a.starts[node+1]] }

// index sorts the edges by the node that end names.
func index(nodes int, edges []Edge, end func(Edge) int32) adjacency {
	a := adjacency{starts: make([]int32, nodes+1), edges: make([]int32, len(edges))}
	for _, e := range edges {
		a.starts[end(e)+1]++
	}
	for i := range nodes {
		a.starts[i+1] += a.starts[i]
	}
	next := append([]int32(nil), a.starts...)
	for i, e := range edges {
		n := end(e)
		a.edges[next[n]] = int32(i)
		next[n]++
	}
	return a
}
