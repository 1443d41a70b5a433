package syntax

import "fmt"

// A Config is the blueprint of a model: its sizes and its lists of names.
type Config struct {
	Word   int `json:"word"`   // width of the word table
	Piece  int `json:"piece"`  // width of the table of word pieces, summed over a word
	Shape  int `json:"shape"`  // width of the shape table
	Hidden int `json:"hidden"` // width of the encoder in one direction
	// Windows has one number for each layer of the encoder: how many tokens its
	// gates see. 1: the token itself; 2: and the one before it, in the layer's
	// direction; 3: and both neighbours.
	Windows  []int `json:"windows"`
	TagLayer int   `json:"tag_layer"` // after how many layers the tags are read off
	Arc      int   `json:"arc"`       // width in which heads are compared
	Rel      int   `json:"rel"`       // width in which relations are told apart

	Words  []string `json:"-"` // with a row of their own in the word table; row 0 is for all others
	Pieces []string `json:"-"`
	UPOS   []string `json:"-"`
	XPOS   []string `json:"-"`
	Rels   []string `json:"-"`
}

// Input is the width of what the first layer reads.
func (c Config) Input() int { return c.Word + c.Piece + c.Shape }

// LayerInput is the width of what a layer reads from one token.
func (c Config) LayerInput(layer int) int {
	if layer == 0 {
		return c.Input()
	}
	return 2 * c.Hidden
}

// Offsets lists the tokens that a layer's gates see, relative to the token itself.
func (c Config) Offsets(layer int, reverse bool) []int {
	back := -1
	if reverse {
		back = 1
	}
	return []int{0, back, -back}[:c.Windows[layer]]
}

// Distances between a token and its head fall into buckets, each with a score
// of its own: 1 to 8 exactly, then up to 12, up to 20, and beyond, on both sides.
const (
	sideBuckets = 11
	RootBucket  = 2 * sideBuckets // the root has the last one
	Buckets     = RootBucket + 1
)

// Bucket is the bucket of the distance from a token to its head.
func Bucket(distance int) int {
	side := 0
	if distance < 0 {
		side, distance = sideBuckets, -distance
	}
	switch {
	case distance <= 8:
		return side + max(distance-1, 0)
	case distance <= 12:
		return side + 8
	case distance <= 20:
		return side + 9
	}
	return side + 10
}

// A Shaped names a tensor and its size.
type Shaped struct {
	Name       string
	Rows, Cols int
}

// Tensors lists the tensors of a model in the order of the weight file.
func (c Config) Tensors() []Shaped {
	h2 := 2 * c.Hidden
	list := []Shaped{
		{"word", len(c.Words) + 1, c.Word},
		{"piece", len(c.Pieces), c.Piece},
		{"shape", Shapes, c.Shape},
	}
	for l, window := range c.Windows {
		for _, side := range []string{"forward", "backward"} {
			list = append(list,
				Shaped{fmt.Sprintf("layer%d.%s", l, side), window * c.LayerInput(l), 3 * c.Hidden},
				Shaped{fmt.Sprintf("layer%d.%s.bias", l, side), 1, 3 * c.Hidden})
		}
	}
	return append(list,
		Shaped{"upos", h2, len(c.UPOS)}, Shaped{"upos.bias", 1, len(c.UPOS)},
		Shaped{"xpos", h2, len(c.XPOS)}, Shaped{"xpos.bias", 1, len(c.XPOS)},
		Shaped{"arc.token", h2, c.Arc}, Shaped{"arc.token.bias", 1, c.Arc},
		Shaped{"arc.head", h2, c.Arc}, Shaped{"arc.head.bias", 1, c.Arc},
		Shaped{"arc.pair", c.Arc, c.Arc}, Shaped{"arc.pair.bias", 1, c.Arc},
		Shaped{"arc.place", c.Arc, Buckets}, Shaped{"arc.place.bias", 1, Buckets},
		Shaped{"rel.token", h2, c.Rel}, Shaped{"rel.token.bias", 1, c.Rel},
		Shaped{"rel.head", h2, c.Rel}, Shaped{"rel.head.bias", 1, c.Rel},
		Shaped{"rel.root", 1, c.Rel},
		Shaped{"rel.pair", 3 * c.Rel, len(c.Rels)}, Shaped{"rel.pair.bias", 1, len(c.Rels)},
	)
}

// check says what makes a configuration impossible.
func (c Config) check() error {
	for _, n := range []struct {
		name  string
		value int
	}{{"word", c.Word}, {"piece", c.Piece}, {"shape", c.Shape}, {"hidden", c.Hidden}, {"arc", c.Arc}, {"rel", c.Rel}} {
		if n.value < 1 || n.value > 4096 {
			return fmt.Errorf("syntax: model with %s of %d; 1 to 4096 is possible", n.name, n.value)
		}
	}
	if len(c.Windows) == 0 || len(c.Windows) > 16 || c.TagLayer < 1 || c.TagLayer > len(c.Windows) {
		return fmt.Errorf("syntax: model with %d layers and tags after layer %d", len(c.Windows), c.TagLayer)
	}
	for _, w := range c.Windows {
		if w < 1 || w > 3 {
			return fmt.Errorf("syntax: model with a window of %d; 1 to 3 is possible", w)
		}
	}
	for name, list := range map[string][]string{"word": c.Words, "piece": c.Pieces, "UPOS": c.UPOS, "XPOS": c.XPOS, "relation": c.Rels} {
		if len(list) == 0 {
			return fmt.Errorf("syntax: model without a %s list", name)
		}
	}
	return nil
}
