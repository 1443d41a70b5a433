package engine

import "strings"

// arithmetic cuts the calculation out of a query that is nothing else, as pupils write it down:
// "5+3*2", "7 + 5 = ?". at is where it begins.
func arithmetic(source string) (calculation string, at int, ok bool) {
	calculation = strings.TrimLeft(source, blanks)
	at = len(source) - len(calculation)
	calculation = strings.TrimRight(calculation, blanks)
	if asked, ok := strings.CutSuffix(calculation, "?"); ok {
		if asked = strings.TrimRight(asked, blanks); !strings.HasSuffix(asked, "=") {
			return "", 0, false // a pattern, which stands behind "="
		}
		calculation = asked
	}
	calculation = strings.TrimSuffix(calculation, "=")
	numbers, signs := 0, 0
	for _, r := range calculation {
		switch {
		case r >= '0' && r <= '9':
			numbers++
		case strings.ContainsRune("+-−–*×·/÷:^xX", r):
			signs++
		case !strings.ContainsRune(blanks+"()[].,%½⅓¼¾⅔", r):
			return "", 0, false
		}
	}
	return calculation, at, numbers > 0 && signs > 0
}

const blanks = " \t\r\n\u00a0\u202f"
