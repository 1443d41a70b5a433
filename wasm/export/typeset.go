package export

import (
	"bytes"
	"fmt"
	"strings"
)

// markdownMarks are the characters that Markdown gives a meaning somewhere in a line.
var markdownMarks = strings.NewReplacer(`\`, `\\`, "`", "\\`", `*`, `\*`, `_`, `\_`, `{`, `\{`, `}`, `\}`, `[`, `\[`, `]`, `\]`,
	`<`, `\<`, `>`, `\>`, `#`, `\#`, `|`, `\|`, `~`, `\~`, `$`, `\$`, `&`, `\&`, `!`, `\!`)

// markdown writes a line; what would start a list in it does not.
func markdown(line string) string {
	line = markdownMarks.Replace(strings.TrimSpace(line))
	if line == "" {
		return line
	}
	if strings.IndexByte("+-=", line[0]) >= 0 {
		return `\` + line
	}
	behind := strings.TrimLeft(line, "0123456789")
	if behind != line && (strings.HasPrefix(behind, ".") || strings.HasPrefix(behind, ")")) {
		return strings.TrimSuffix(line, behind) + `\` + behind
	}
	return line
}

func writeMarkdown(b *bytes.Buffer, s *Set) error {
	fmt.Fprintf(b, "# %s\n\n", markdown(s.title()))
	for i, p := range s.Problems {
		number := fmt.Sprintf("%d. ", i+1)
		between := "\\\n" + strings.Repeat(" ", len(number))
		b.WriteString(number + documentLines(withoutGaps(p.Text), between, markdown) + "\n")
	}
	if s.NoKey {
		return nil
	}
	fmt.Fprintf(b, "\n## %s\n\n", markdown(s.key()))
	for i, p := range s.Problems {
		fmt.Fprintf(b, "%d. %s", i+1, markdown(oneLine(p.worded())))
		if p.LaTeX != "" && p.work() != "" {
			fmt.Fprintf(b, " ($%s = %s$)", p.LaTeX, latex(string(p.Answer)))
		}
		b.WriteByte('\n')
	}
	return nil
}

// withoutGaps takes empty lines out of a text.
func withoutGaps(s string) string {
	var kept []string
	for _, each := range lines(s) {
		if strings.TrimSpace(each) != "" {
			kept = append(kept, each)
		}
	}
	return strings.Join(kept, "\n")
}

var latexMarks = strings.NewReplacer(`\`, `\textbackslash{}`, `{`, `\{`, `}`, `\}`, `$`, `\$`, `%`, `\%`, `&`, `\&`, `#`, `\#`, `_`, `\_`,
	`~`, `\textasciitilde{}`, `^`, `\textasciicircum{}`, `<`, `\textless{}`, `>`, `\textgreater{}`, `"`, `\textquotedbl{}`, `[`, `{[}`, `]`, `{]}`, "`", "\\textasciigrave{}")

func latex(s string) string { return latexMarks.Replace(clean(s)) }

// writeLaTeX writes a document for XeLaTeX and LuaLaTeX, which know all letters.
func writeLaTeX(b *bytes.Buffer, s *Set) error {
	b.WriteString("\\documentclass{article}\n\\usepackage{amsmath}\n\\usepackage{fontspec}\n\\begin{document}\n")
	fmt.Fprintf(b, "\\section*{%s}\n", latex(s.title()))
	list := func(write func(p *Problem) string) {
		if len(s.Problems) == 0 {
			return // a list without items is an error
		}
		b.WriteString("\\begin{enumerate}\n")
		for i := range s.Problems {
			b.WriteString("\\item " + write(&s.Problems[i]) + "\n")
		}
		b.WriteString("\\end{enumerate}\n")
	}
	list(func(p *Problem) string { return documentLines(withoutGaps(p.Text), " \\newline\n", latex) })
	if !s.NoKey {
		fmt.Fprintf(b, "\\clearpage\n\\section*{%s}\n", latex(s.key()))
		list(func(p *Problem) string {
			if p.LaTeX == "" || p.work() == "" {
				return latex(oneLine(p.worded()))
			}
			return fmt.Sprintf("%s: \\(%s = \\text{%s}\\)", latex(oneLine(p.worded())), p.LaTeX, latex(string(p.Answer)))
		})
	}
	b.WriteString("\\end{document}\n")
	return nil
}
