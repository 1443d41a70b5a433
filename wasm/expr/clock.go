package expr

// A clock time in an equation is written 18:45, without spaces, and is its
// minutes after midnight: 18:45 + 110 is 1235. What can be no clock time stays a
// division: 48:12, 3:2, and 18 : 45 with spaces.

// ClockAt reads the clock time that begins at byte i of s. Without one, end is 0.
func ClockAt(s string, i int) (end int, minutes int64) {
	if i > 0 && (s[i-1] >= '0' && s[i-1] <= '9' || s[i-1] == '.' || s[i-1] == ':' || s[i-1] == ',' || isLetter(s[i-1])) {
		return 0, 0
	}
	colon := digitsEnd(s, i)
	if colon == i || colon > i+2 || colon >= len(s) || s[colon] != ':' || digitsEnd(s, colon+1) != colon+3 {
		return 0, 0
	}
	end = colon + 3
	if end < len(s) && (s[end] == ':' || s[end] == '.' && digitsEnd(s, end+1) > end+1 || isLetter(s[end])) {
		return 0, 0
	}
	hour, minute := int64(0), int64(s[colon+1]-'0')*10+int64(s[colon+2]-'0')
	for _, c := range []byte(s[i:colon]) {
		hour = 10*hour + int64(c-'0')
	}
	if hour > 24 || minute > 59 || hour == 24 && minute > 0 {
		return 0, 0
	}
	return end, 60*hour + minute
}

func clockEnd(s string, i int) int {
	end, _ := ClockAt(s, i)
	return end
}
