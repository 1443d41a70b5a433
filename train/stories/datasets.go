package stories

import (
	"bufio"
	"encoding/csv"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// The public sets are read only to be measured against: for variety, and for sentences that must
// not be in the stories.

// ReadDataSet reads the questions of one set below dir: mawps, asdiv-a, asdiv or gsm8k, as words
// with numbers as "#".
func ReadDataSet(dir, name string) ([][]string, error) {
	var texts []string
	var err error
	switch name {
	case "mawps", "asdiv-a":
		for _, part := range []string{"train", "dev"} {
			var some []string
			some, err = readFold(filepath.Join(dir, name, "fold0-"+part+".csv"))
			texts = append(texts, some...)
			if err != nil {
				break
			}
		}
	case "asdiv":
		texts, err = readASDiv(filepath.Join(dir, name, "ASDiv.xml"))
	case "gsm8k":
		texts, err = readGSM8K(filepath.Join(dir, name, "train.jsonl"))
	default:
		err = fmt.Errorf("no data set is called %q", name)
	}
	if err != nil {
		return nil, fmt.Errorf("data set %s: %w", name, err)
	}
	split := make([][]string, len(texts))
	for i, t := range texts {
		split[i] = maskedWords(t)
	}
	return split, nil
}

var numberWord = regexp.MustCompile(`number\d+|\d[\d,]*(?:\.\d+)?`)
var plainToken = regexp.MustCompile(`[a-z]+(?:'[a-z]+)?|#|@|[^\sa-z0-9]`)

// maskedWords splits a text into lower-case words and marks, with numbers as "#".
func maskedWords(s string) []string {
	return plainToken.FindAllString(numberWord.ReplaceAllString(strings.ToLower(s), "#"), -1)
}

func readFold(name string) ([]string, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		return nil, err
	}
	var texts []string
	for _, row := range rows[1:] {
		texts = append(texts, row[0])
	}
	return texts, nil
}

func readASDiv(name string) ([]string, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var doc struct {
		Problems []struct{ Body, Question string } `xml:"ProblemSet>Problem"`
	}
	if err := xml.Unmarshal(data, &doc); err != nil {
		return nil, err
	}
	var texts []string
	for _, p := range doc.Problems {
		texts = append(texts, p.Body+" "+p.Question)
	}
	return texts, nil
}

func readGSM8K(name string) ([]string, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var texts []string
	for in := bufio.NewScanner(f); in.Scan(); {
		var p struct{ Question string }
		if err := json.Unmarshal(in.Bytes(), &p); err != nil {
			return nil, err
		}
		texts = append(texts, p.Question)
	}
	return texts, nil
}
