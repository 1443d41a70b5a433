package world

import (
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
)

//go:embed phrases/*.txt
var tables embed.FS

// pattern is one phrase of the tables.
type pattern struct {
	id       int
	class    string
	source   string
	pieces   []piece
	verbs    int
	mute     bool // told, never asked
	question bool // a question as it stands
	now      bool // speaks of now: never in the past
	personal bool // fits people only: aunts, friends, a bag
	range_   [2]int64
}

// piece is literal text, a slot or a verb.
type piece struct {
	text   string
	slot   string // A, B, AB, n, or a word's or number's name
	form   string // 's, him, himself
	verb   string
	plural bool // ~+verb: plural whatever stands before it
}

// block is what one "= class tags" opens.
type block struct {
	tags     []string
	patterns []*pattern
}

// phrasebook holds the tables: clauses by class, and the lines of the tables that are lists.
type phrasebook struct {
	blocks map[string][]block
	list   []*pattern            // all patterns, by id
	cache  map[string][]*pattern // by class and tag; guarded by lock
	lock   sync.RWMutex
	lines  map[string][]string // lists: things, activities, periods
	titles map[string][]string // what stands behind "= toy |"
}

// lists are the tables whose lines are not clauses.
var lists = map[string]bool{"things": true, "activity": true}

// listClasses are classes of the other tables whose lines are not clauses.
var listClasses = map[string]bool{"convert": true, "arrays": true, "animals": true, "foods": true, "recipefoods": true, "dishes": true, "shape": true}

var book, bookErr = readTables()

// CheckTables says what is wrong with the phrase tables, nil if nothing is.
func CheckTables() error {
	if bookErr != nil {
		return bookErr
	}
	return sceneErr
}

func readTables() (*phrasebook, error) {
	b := &phrasebook{blocks: map[string][]block{}, cache: map[string][]*pattern{}, lines: map[string][]string{}, titles: map[string][]string{}}
	files, err := tables.ReadDir("phrases")
	if err != nil {
		return b, err
	}
	for _, f := range files {
		data, err := tables.ReadFile("phrases/" + f.Name())
		if err != nil {
			return b, err
		}
		name := strings.TrimSuffix(f.Name(), ".txt")
		if err := b.read(name, string(data)); err != nil {
			return b, err
		}
	}
	return b, nil
}

func (b *phrasebook) read(name, data string) error {
	class := ""
	for i, line := range strings.Split(data, "\n") {
		line = strings.TrimSpace(line)
		switch {
		case line == "" || strings.HasPrefix(line, "#"):
			continue
		case strings.HasPrefix(line, "= "):
			title := strings.TrimPrefix(line, "= ")
			if lists[name] {
				head, rest, _ := strings.Cut(title, "|")
				class = strings.TrimSpace(head)
				b.titles[class] = append(b.titles[class], rest)
				continue
			}
			fields := strings.Fields(title)
			class = fields[0]
			b.blocks[class] = append(b.blocks[class], block{tags: fields[1:]})
			continue
		case class == "":
			return fmt.Errorf("phrases/%s.txt:%d: a line before the first class", name, i+1)
		}
		if lists[name] || listClasses[class] {
			b.lines[class] = append(b.lines[class], line)
			continue
		}
		p, err := parsePattern(line)
		if err != nil {
			return fmt.Errorf("phrases/%s.txt:%d: %w", name, i+1, err)
		}
		p.class, p.id = class, len(b.list)
		b.list = append(b.list, p)
		last := &b.blocks[class][len(b.blocks[class])-1]
		last.patterns = append(last.patterns, p)
	}
	return nil
}

func parsePattern(line string) (*pattern, error) {
	p := &pattern{source: line}
	if rest, ok := strings.CutPrefix(line, "!"); ok {
		p.mute, line = true, strings.TrimSpace(rest)
	} else if rest, ok := strings.CutPrefix(line, "?"); ok {
		p.question, line = true, strings.TrimSpace(rest)
	}
	for s := line; s != ""; {
		switch s[0] {
		case '{':
			end := strings.IndexByte(s, '}')
			if end < 0 {
				return nil, fmt.Errorf("{ is not closed in %q", line)
			}
			pc, err := p.slot(s[1:end])
			if err != nil {
				return nil, err
			}
			p.pieces, s = append(p.pieces, pc), s[end+1:]
		case '~':
			s = s[1:]
			pc := piece{}
			if s != "" && s[0] == '+' {
				pc.plural, s = true, s[1:]
			}
			n := 0
			for n < len(s) && s[n] >= 'a' && s[n] <= 'z' {
				n++
			}
			if n < 2 {
				return nil, fmt.Errorf("no verb behind ~ in %q", line)
			}
			pc.verb, s = s[:n], s[n:]
			p.verbs++
			p.pieces = append(p.pieces, pc)
		default:
			n := strings.IndexAny(s, "{~")
			if n < 0 {
				n = len(s)
			}
			p.pieces, s = append(p.pieces, piece{text: s[:n]}), s[n:]
		}
	}
	p.now = strings.Contains(" "+line+" ", " now ")
	for _, w := range []string{"{A's}", "{A.him}", "friend", "neighbour", "cousin", "home", "sister", "brother", "present", "classmate", "drawer", "birthday", "lunch", "drop", "collection"} {
		p.personal = p.personal || strings.Contains(line, w)
	}
	return p, nil
}

// slot reads the inside of braces.
func (p *pattern) slot(s string) (piece, error) {
	if name, limits, ok := strings.Cut(s, ":"); ok {
		low, high, _ := strings.Cut(limits, "-")
		l, err1 := strconv.ParseInt(low, 10, 64)
		h, err2 := strconv.ParseInt(high, 10, 64)
		if err1 != nil || err2 != nil {
			return piece{}, fmt.Errorf("{%s}: not a range", s)
		}
		p.range_ = [2]int64{l, h}
		return piece{slot: name}, nil
	}
	if name, ok := strings.CutSuffix(s, "'s"); ok {
		return piece{slot: name, form: "'s"}, nil
	}
	if name, form, ok := strings.Cut(s, "."); ok {
		if form != "him" && form != "his" && form != "himself" {
			return piece{}, fmt.Errorf("{%s}: the forms are 's .him .his .himself", s)
		}
		if form == "his" {
			form = "'s"
		}
		return piece{slot: name, form: form}, nil
	}
	return piece{slot: s}, nil
}

// of lists the patterns of a class that suit a tag; the result is shared and not to be changed.
func (b *phrasebook) of(class, tag string) []*pattern {
	key := class + " " + tag
	b.lock.RLock()
	list, ok := b.cache[key]
	b.lock.RUnlock()
	if ok {
		return list
	}
	for _, bl := range b.blocks[class] {
		if len(bl.tags) == 0 || slices.Contains(bl.tags, tag) {
			list = append(list, bl.patterns...)
		}
	}
	b.lock.Lock()
	b.cache[key] = list
	b.lock.Unlock()
	return list
}

// has says whether the pattern has a slot of that name.
func (p *pattern) has(slot string) bool {
	for i := range p.pieces {
		if p.pieces[i].slot == slot {
			return true
		}
	}
	return false
}

// subject is the slot that the verb agrees with, the last one before it, or "".
func (p *pattern) subject(verb int) string {
	for i := verb - 1; i >= 0; i-- {
		if pc := p.pieces[i]; pc.slot != "" {
			if pc.form == "" {
				return pc.slot
			}
			return ""
		}
	}
	return ""
}

// leads is the slot that the pattern begins with, or "".
func (p *pattern) leads() string {
	if len(p.pieces) > 0 && p.pieces[0].form == "" {
		return p.pieces[0].slot
	}
	return ""
}
