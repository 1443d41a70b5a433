topic technology
english any

story phone-overnight
grade 4
A = girl
p = percent 8, 12, 14, 16, 18
h = 3..6
g = 11..13
u = 2..4
d = 21..45
body {A's} phone is down to {p} when she plugs it in at bedtime. The charger adds {g} percent every half hour. She has {d} photos on it, and her games use {u} percent in a minute.
again When {A} goes to bed, her phone with its {d} photos is charged to {p} only. Plugged in, it gains {g} percent in each half hour; a minute of games costs it {u} percent.
ask How many percent does the phone show after {h} half hours at the charger? => p + h * g
again {h} half hours later, what charge in percent is displayed?
ask After {x} half hours {A} unplugs the phone and plays for {y} minutes. Which percentage is then shown? => p + x * g - y * u
x = 2..3
y = 5..7
again She charges it for {x} half hours before playing for {y} minutes. To what percentage does that bring the phone?
ask How many minutes of games would empty a fully charged phone? => 100 / u count
again Starting with a full battery, after what number of minutes of play is nothing left?
need 100 % u == 0
ask Work out how many percent the charger adds in a pair of hours. => g * 2 * 2
again Two hours at the charger add how many percent?

story printer-rolls
grade 5
english gb
A = man
m = 240..360 by 20
b = decimal 5..8 by 0.5
n = 4..9
h = 15..35 by 5
c = 2..3
x = 18..24
body Plastic for the school's new printer comes on rolls of {m} metres. A toy bridge takes {b} metres of it, a chess piece {c} metres. {A}'s class of {x} has printed {n} bridges and {h} chess pieces from a full roll.
need m > n * b + h * c + 10
again From a full roll of plastic, {m} metres long, {A}'s class of {x} has printed {h} chess pieces, taking {c} metres each, and {n} bridges that take {b} metres each.
ask How much plastic has gone into the bridges? => n * b
again What length of plastic was used for the bridges alone?
ask How many metres are left on the roll? => m - n * b - h * c decimal
again Once all of this is printed, how many metres can still be used?
ask How many centimetres longer is the plastic in a bridge than that in a chess piece? => (b - c) * 100
again Compare a bridge with a chess piece. By how many centimetres do the lengths of plastic differ?
ask If the whole roll went into chess pieces, how many sets of 32 could be finished, leaving {y} metres over? => (m - y) / (c * 32)
y = 3..90
again After making as many sets of 32 chess pieces as the roll allows, {y} metres remain. What is the number of sets?

story pixel-picture
grade 3
A = girl
B = boy
r = 8..16
c = 17..24
b = 30..50
w = 20..29
k = 2..4
need r * c > b + w + 20
body {A} draws on squared paper as if it were a screen: {r} rows, {c} squares in a row. She paints {b} squares blue and {w} yellow. {B} has a sheet with {k} times as many rows.
again On a sheet that is to look like a screen, {A} has {r} rows of {c} squares. Blue is the colour of {b} of them, and {w} are yellow. {B's} sheet has {k} times as many rows.
english gb
ask How many squares has {A} not painted yet? => r * c - b - w
again Leave out blue and yellow. What number of squares is white?
ask {B's} rows are as long as {A's}. How many squares does his sheet have? => r * k * c
again With rows of the same length, how many squares are on {B's} sheet?
ask How many rows are there on the two sheets together? => r + r * k
again Put both sheets under each other. How many rows do you count?
ask {A} changes half of the blue squares to yellow. How many yellow squares are there now? => w + b / 2
again Half of the blue squares become yellow. What is the number of yellow squares in the end?
need b % 2 == 0

story video-upload
grade 6
A = boy
s = 120..300 by 20
v = 4, 5, 8, 10
t = 13..20
k = 2..3
b = 500..900 by 50
need (s * k) % v == 0
body A minute of {A's} film takes {s} megabytes. He has filmed {t} minutes at the skate park, wants to upload the best {k} minutes, and his connection manages {v} megabytes a second. There are {b} megabytes free on his phone.
need b > s
ask How many seconds does the upload take? => s * k / v
ask How many megabytes of film will {A} not upload? => (t - k) * s
ask By how many megabytes is his whole film too big for the free space? => t * s - b
ask whole If a minute of film takes {s} megabytes and {b} megabytes are free, how many megabytes stay free after {k} minutes? => b - k * s
need b > k * s + 10
ask Before filming, {A} deleted {y} photos of {z} megabytes each. How much space was free then? {body} => b + t * s
y = 30..60
z = 2..3
