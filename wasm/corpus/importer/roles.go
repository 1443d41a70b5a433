package importer

import "slices"

// Column is a column of a table, and for what it is taken.
type Column struct {
	Name string // what stands above it; "" where nothing does
	As   string // one of the roles; "" for none that is used
}

// Roles are what a column can be taken for, besides None.
var Roles = []string{"text", "body", "equation", "answer", "id", "grade", "topic"}

// None is what somebody chooses for a column that is not to be used.
const None = "none"

// roleOf is the role of a field by its name; "" where it has none.
func roleOf(field string) string {
	names := [][]string{textNames, bodyNames, equationNames, answerNames, idNames, gradeNames, topicNames}
	for i, each := range names {
		if slices.Contains(each, field) {
			return Roles[i]
		}
	}
	return ""
}

// choose puts what somebody has chosen for the columns of a table in the place of what they were
// taken for, and notes all of them in the report.
func (in *input) choose(fields, names []string) []string {
	fields = slices.Clone(fields)
	in.report.Columns = nil
	for i := range fields {
		if i < len(in.chosen) && in.chosen[i] != "" {
			if fields[i] = in.chosen[i]; fields[i] == None {
				fields[i] = ""
			}
		}
		column := Column{As: roleOf(fields[i])}
		if i < len(names) {
			column.Name = names[i]
		}
		in.report.Columns = append(in.report.Columns, column)
	}
	return fields
}
