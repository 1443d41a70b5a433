topic technology
english any

story phone-overnight
grade 4
A = girl
p = percent 8, 12, 14, 16, 18
h = 3..6
g = percent 9..13
u = percent 0.4, 0.5, 0.8, 1.25, 2
d = 21..45
body {A's} phone is down to {p} when she plugs it in at bedtime. The charger adds {g} every half hour. She has {d} photos on it, and her games use {u} in a minute.
again When {A} goes to bed, her phone with its {d} photos is charged to {p} only. Plugged in, it gains {g} in each half hour; a minute of games costs it {u}.
ask After {h} half hours at the charger, what percentage does the phone show? => p + h * g
again {h} half hours later, what charge in percent is displayed?
ask After {x} half hours {A} unplugs the phone and plays for {y} minutes. What percentage is then shown? => p + x * g - y * u
x = 3..5
y = 5..7
again She charges it for {x} half hours before playing for {y} minutes. To what percentage does that bring the phone?
ask How many minutes of games would empty a fully charged phone? => 100 / u count
again Starting with a full battery, after how many minutes of play is nothing left?
ask Work out what percentage the charger adds in {z} hours. => g * 2 * z
again {z} hours at the charger add what percentage?
z = 2..4
need p + g * 2 * z <= 100

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
body Plastic for the school's new printer comes on rolls of {m} metres. A toy bridge takes {b} metres of it, a chess piece {c} metres. {A's} class of {x} has printed {n} bridges and {h} chess pieces from a full roll.
need m > n * b + h * c + 10
again From a full roll of plastic, {m} metres long, {A's} class of {x} has printed {h} chess pieces, taking {c} metres each, and {n} bridges that take {b} metres each.
ask How much plastic has gone into the bridges? => n * b
again What length of plastic was used for the bridges alone?
ask How many metres are left on the roll? => m - n * b - h * c decimal
again Once all of this is printed, how many metres can still be used?
ask How many centimetres longer is the plastic in a bridge than that in a chess piece? {body} => (b - c) * 100
again Compare a bridge with a chess piece. By how many centimetres do the lengths of plastic differ?
ask If the whole roll went into chess pieces, how many sets of 32 could be finished, leaving {y} metres over? => (m - y) / (c * 32)
y = 3..90
need y < c * 32
again After making as many sets of 32 chess pieces as the roll allows, {y} metres remain. What is the number of sets?

story pixel-picture
grade 3
A = girl
B = boy
r = 8..16
c = 17..24
b = 30..50
w = 20..29
k = times 2..4
need r * c > b + w + 20
body {A} draws on squared paper as if it were a screen: {r} rows, {c} squares in a row. She paints {b} squares blue and {w} yellow. {B} has a sheet with {k} as many rows.
again On a sheet that is to look like a screen, {A} has {r} rows of {c} squares. Blue is the colour of {b} of them, and {w} are yellow. {B's} sheet has {k} as many rows.
english gb
ask How many squares has {A} not painted yet? => r * c - b - w
again Leave out blue and yellow. How many squares are white?
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
body A minute of {A's} film takes {s} megabytes. He has filmed {t} minutes at the skate park, wants to upload the best {k} minutes, and his connection manages {v} megabytes a second. There are {b} megabytes free on his memory stick.
need b > s
ask How many seconds does the upload take? => s * k / v
ask How many megabytes of film will {A} not upload? => (t - k) * s
ask By how many megabytes is his whole film too big for the stick? => t * s - b
ask whole If a minute of film takes {s} megabytes and a stick has {b} megabytes free, how many megabytes stay free after {k} minutes? => b - k * s
need b > k * s + 10
ask {body} A friend lends {A} {y} memory sticks, each as empty as his own. By how many megabytes is the film still too big for all the sticks? => t * s - b * (y + 1)
y = 2..3
need t * s > b * (y + 1) + 5
ask whole How many minutes does it take to send {n} films of {s} megabytes at {v} megabytes a second? => n * s / v / 60 decimal
n = 6, 9, 12, 15

story robot-arm-bottles
grade 5
english any
n = 18..30 by 2
f = 3..6
h = 7..9
k = 4..8
w = 11..15
body A robot packs {n} bottles a minute into crates of {f} dozen. Every hour it stands still for {k} minutes, and a shift lasts {h} hours. {w} people work in the hall.
need n * (60 - k) % (f * 12) == 0
again In a hall where {w} people work, bottles are put into crates of {f} dozen by a robot that handles {n} of them a minute. It rests for {k} minutes in each hour of a shift, and there are {h} hours in a shift.
ask How many bottles does the robot pack in an hour, its rest counted in? => n * (60 - k)
again In one hour with a rest, how many bottles are packed?
ask How many crates does it fill each hour? => n * (60 - k) / (f * 12)
again With the rest taken off, how many crates are full at the end of an hour?
ask Find the number of bottles packed in a shift. => n * (60 - k) * h
again To how many bottles does a whole shift come?
ask For how many minutes of a shift does the robot actually work? => h * (60 - k)
again The resting left out, how many minutes of work does a shift hold?
ask How many more bottles could be packed in a shift if the robot never rested? => n * k * h
again Without any rest, by how many bottles would the shift's number grow?

story app-stars
grade 6
A = person
n = 25, 40, 50
f = 6..14
t = 7..12
s = 15..19
d = 70..95
body {A} has written an app for learning words. {n} users have rated it: {f} gave three stars, {t} gave four, and all the others gave five. It has been downloaded {d} times, and {A} fixes {s} faults a week.
need n > f + t
again {n} ratings have come in for {A's} app, with which words can be learned. There are {f} ratings of three stars and {t} of four; the rest have five. {A}, who repairs {s} faults a week, has seen {d} downloads.
ask How many users gave five stars? => n - f - t
again Of those who rated the app, how many gave it five stars?
ask How many stars has the app been given in all? => f * 3 + t * 4 + (n - f - t) * 5 whole
again Add up the stars of every rating. What is the sum?
ask What is the average rating? => (f * 3 + t * 4 + (n - f - t) * 5) / n decimal
again Find the mean number of stars per rating.
ask How many people have downloaded the app without rating it, if no one did either twice? => d - n
again No user rates or downloads more than once. How many downloads brought no rating?

story gamepad-change
grade 3
english gb
A = boy
p = money 18..27
c = money 3..6
n = 2..4
b = money 80, 100
k = 14..22
t = 9..13
body A gamepad is {p} and a cable {c}. {A}, aged {t}, chooses a pair of gamepads and {n} cables for his computer club of {k}. He hands over {b}.
need b > 2 * p + n * c + 3
ask How much do the cables cost? => n * c
ask What is the bill for everything that {A} has chosen? => 2 * p + n * c
ask How much change does he get? => b - 2 * p - n * c
ask whole Calculate how much more {n} gamepads at {p} each cost than {n} cables at {c} each. => n * (p - c)
ask {body} At the door he turns round and swaps one gamepad for {x} more cables. What has he paid in the end? => p + (n + x) * c
x = 5, 6
ask whole {k} pupils share the price of {n} gamepads at {p} each and a pair of cables at {c} each. How much does each pupil pay? => (n * p + 2 * c) / k

story typing-speed
grade 4
english gb
A = girl
B = boy
v = 24..36 by 2
u = 38..50 by 2
t = 5..9
w = 600..950 by 10
f = 11..20
body In the computer room {A} types {v} words a minute, and {B} types {u}. Each of them has a text of {w} words to copy. After {t} minutes Mrs Roy counts {f} mistakes in {A's} text.
need w > u * t + 20
again Mrs Roy gives {A} and {B} a text of {w} words each to copy on the computer. {B} can do {u} words a minute, {A} {v}. When {t} minutes have passed, {A} has made {f} mistakes.
ask How many words has {A} typed without a mistake by then, if each mistake spoils a word? => v * t - f
again A mistake spoils just one word. How many correct words has {A} copied up to then?
ask How many words has {B} still to copy at that moment? => w - u * t
again What part of {B's} text, in words, is yet to be typed by then?
ask How many words have the pair typed together after those minutes? => (v + u) * t
again Add up what {A} and {B} have written in that time. How many words is it?
ask How many more words than {A} does {B} type in an hour? => (u - v) * 60
again If both kept going for an hour, by how many words would {B} be in front?

story memory-card-photos
grade 6
A = woman
g = 2, 4, 8
p = 4, 5
d = 60..150 by 10
v = 40..80 by 5
k = 3..6
n = 11..19
body {A's} new camera has a memory card of {g} gigabytes, where a gigabyte is 1,000 megabytes. A photo fills {p} megabytes, a minute of video {v} megabytes. During a walk of {n} km she takes {d} photos and films {k} minutes.
need g * 1000 > d * p + k * v + 100
again A photo from {A's} camera needs {p} megabytes, a minute of film {v} megabytes. On a walk of {n} km she fills part of its card, of {g} gigabytes or as many thousand megabytes, with {d} photos and {k} minutes of film.
ask How many megabytes do the photos and the film take together? {body} => d * p + k * v
again What space in megabytes has {A} used up on her walk?
ask What space, in megabytes, is left on the card? => g * 1000 - (d * p + k * v)
again How many megabytes are still free after the walk?
ask How many photos would an empty card hold? => g * 1000 / p
again If there were nothing but photos on the card, how many could there be?
ask How many photos more could she store if she deleted the film? => k * v / p
again The film is wiped off. For how many extra photos does that make room?
need k * v % p == 0

story screen-frame
grade 5
english us
A = boy
w = 16..24 by 2
h = 9..13
e = decimal 0.5, 1.5
p = money 3..5
n = 3..5
body A screen is {w} inches wide and {h} inches high. Round it {A} glues a frame of tape, whose price is {p} per foot; the tape covers {e} inches of the screen along every edge. The desk has room for {n} such screens.
again {A} glues tape along the edges of a screen, {w} inches by {h} inches. It costs {p} a foot, and the edge that it covers is {e} inches wide all round. {n} screens like this fit on the desk.
ask How many inches of tape go once round the screen? => 2 * (w + h)
again What is the distance round the screen in inches?
ask Find the area of the screen that can still be seen, in square inches. => (w - 2 * e) * (h - 2 * e)
again The covered edge does not show. How many square inches of the screen do?
ask How many feet of tape does {A} need for all the screens that the desk has room for? => 2 * (w + h) * n / 12
again {A} glues tape round as many screens as the desk holds. How many feet of it are used?
need (w + h) * n % 6 == 0
ask What does he pay for the tape of that many screens? => 2 * (w + h) * n / 12 * p
again Tape for a desk full of such screens costs how much?

story charging-cables
grade 2
english gb
A = woman
n = 17..26
b = 3..5
c = 3..7
g = 27..31
body There is a box of {n} cables on {A's} desk. {b} cables are broken. {c} children each borrow two good ones. {g} children are in the room.
need n > b + c * 2 + 1
again {A} has {n} cables in a box, but {b} do not work. Of the {g} children in the room, {c} come and take two good cables each.
ask How many good cables are in the box at first? => n - b
again Leave out the broken cables. How many did {A} have before the children came?
ask How many cables do the children borrow? => c * 2
again Count the cables that the children take. How many is that?
ask How many good cables has {A} left? => n - b - c * 2
again The children are back at their seats. How many cables that work stay in the box?

story robot-steps
grade 1
A = girl
a = 8..12
b = 3..5
c = 13..16
body {A's} toy robot takes {a} steps to the door. It takes {b} steps back. It has {c} lights.
again First {A's} robot, a toy with {c} lights, goes {a} steps to the door. Then it goes {b} steps back.
need a > b + 3
ask How many steps does the robot take? => a + b
again Count all its steps. What is the number?
ask How many steps from its start is the robot now? => a - b
again Where does the robot stand? Say how many steps away from its start it is.
ask The robot takes two more steps back. How many steps from its start is it then? => a - b - 2
again Now two further steps back are made. How far from its start, in steps, is the robot?

story emoji-count
grade 1
A = boy
B = girl
h = 3..6
s = 7..9
c = 2..4
t = 11..16
body {A} sends {B} {s} hearts and {h} smiles. {B} sends {t} smiles back.
ask How many smiles do the two send? => h + t
ask How many more hearts than smiles does {A} send? => s - h
need s > h + 1
ask {B} deletes {c} of the hearts on her phone. How many are left there? => s - c
ask whole {A} sends {h} hearts, {c} cats and {s} suns. How many pictures are these? => h + c + s
ask {body} How many pictures do {A} and {B} send in all? => s + h + t

story stolen-minutes
grade 4
english us
A = person
h = 2..3
m = 15..50 by 5
b = 20..40 by 5
k = 3..5
a = 8..13
body A family rule allows {h} hours and {m} minutes of screen time per week. This week {A}, who is {a}, has watched {k} shows of {b} minutes each.
need h * 60 + m > k * b + 5
ask How many minutes of screen time does the family allow a week? {body} => h * 60 + m
ask How many minutes of this week's time are left? => h * 60 + m - k * b
ask {A} also spends {x} minutes on a game each day from Monday to Thursday. By how many minutes has the limit been broken? => k * b + 4 * x - (h * 60 + m)
x = 30..60 by 5
ask whole Find out how many minutes remain of {h} hours and {m} minutes after a film of {y} minutes and two shows of {b} minutes each. => h * 60 + m - y - 2 * b
y = 65..85 by 5
need k * b + 4 * x > h * 60 + m + 3; h * 60 + m > y + 2 * b + 3

story led-strips
grade 4
english gb
A = girl
l = 30, 60
n = 3..6
m = decimal 1.5..3.5 by 0.5
b = 7..16
p = money 4..7
s = 11..20
body Strips of lights have {l} lamps to the metre. {A} puts {n} strips round her mirror, each {m} metres long, and finds that {b} lamps do not shine. A metre costs {p}, and her room is {s} square metres in size.
need l * m % 1 == 0
again {n} strips of lights, every one {m} metres long, go round the mirror in {A's} room of {s} square metres. There are {l} lamps on a metre, which costs {p}; {b} of the lamps are dark.
ask How many lamps shine? => n * m * l - b
again Take away the dark lamps. How many lamps give light?
ask What did {A} pay for the strips? => n * m * p
again How much money did all the strips cost?
ask How long are the strips together, in centimetres? => n * m * 100
again Laid end to end, how many centimetres of lights are there?
ask She cuts {x} cm off every strip. How many metres of lights are left? => n * (m - x / 100) decimal
x = 20, 25, 40, 50
again Each strip is made {x} cm shorter. How many metres remain of them all?

story repair-cafe-laptops
grade 5
n = 24..48 by 4
f = fraction 1/2, 1/4, 3/4
w = 2..4
h = 3..6
m = 6..12
p = money 8..14
body {n} old laptops were handed in at the repair workshop. {f} of them could be made to work again, and each of these was sold for {p}. The others gave {w} good parts apiece. {h} helpers were busy for {m} evenings.
again At the repair workshop, {h} helpers needed {m} evenings for {n} old laptops. After that, {f} of the machines were running and found a buyer at {p} each, while {w} good parts were taken out of each of the rest.
ask How many laptops could not be repaired? => n - n * f
again For some machines there was no help. How many?
ask How many good parts did the workshop get out of them? => (n - n * f) * w
again From the machines beyond repair, how many good parts were saved?
ask What sum did the sale bring in? => n * f * p
again The repaired laptops were all sold. How much money was taken?
ask If the money is shared evenly among the helpers, how much does each receive? => n * f * p / h
again Each helper is given an equal share of the takings. How large is it?

story phone-contract
grade 7
english any
A = girl
B = boy
m = money 11..16
n = money 17..24
d = money 220..320 by 10
k = 60..90 by 5
r = percent 10, 20, 25
body The Star contract: no charge for the phone, {n} a month for two years. The Moon contract: {d} for the phone and {m} a month. {A} phones for {k} minutes a week; her brother {B} would get {r} off the phone.
again With the Star contract {A} would pay {n} a month for two years and nothing for the phone; with the Moon contract, {m} a month and {d} for the phone. Her brother {B} could buy that phone at {r} less. She phones for {k} minutes a week.
ask How much does the Star contract cost {A} in the two years? => n * 24
again Over two years, what does the Star contract come to?
ask How much does {A} pay in two years under the Moon contract? => d + m * 24
again Two years of the Moon contract, phone included: what do they cost {A}?
ask What would {B} pay in the first year under the Moon contract? => d * (100 - r) / 100 + m * 12
again {B} takes the Moon contract. How much is that for him in a year, his cheaper phone included?
ask By how much is the Moon contract more expensive than the Star contract after two years? => d + m * 24 - n * 24
again Compare both contracts over two years. How much more does {A} pay with the Moon contract?

story server-heat
grade 8
english gb
A = person
n = 40..90 by 10
w = 300, 400, 500
p = money 0.2..0.4 by 0.05
r = percent 20, 30, 40
k = 5..12
t = 17..23
body {n} servers stand in a hall at {t} degrees, each drawing {w} watts day and night, and cooling needs {r} on top of that. A kilowatt is 1,000 watts. For each kilowatt used over an hour {A's} firm is billed {p}, which has been the price for {k} months.
again In {A's} firm, where the hall is kept at {t} degrees, every one of {n} servers takes {w} watts without a break. To cool them, {r} more power is needed. Used over an hour, 1,000 watts, or a kilowatt, have been charged at {p} for the last {k} months.
ask How many kilowatts do the servers draw, leaving out the cooling? => n * w / 1000 decimal
again Without the cooling, what power in kilowatts do all the servers take?
ask How many kilowatts are needed for servers and cooling together? {body} => n * w / 1000 * (100 + r) / 100 decimal
again Cooling included, what power in kilowatts does the hall need?
ask Leaving out the cooling, what is the bill for a day? => n * w / 1000 * 24 * p
again What do the servers alone cost in a day?
ask How much does the cooling cost in a day? => n * w / 1000 * r / 100 * 24 * p
again Work out the daily cost of the cooling.

story drone-delivery
grade 6
english gb
A = woman
v = 12..16 by 2
d = 3..6
t = 25..35 by 5
n = 4..8
w = decimal 1.5..2.5 by 0.5
b = 40..55
need d * 2000 % v == 0; d * 2000 / v < t * 60
body Medicine reaches the island by drone. It flies {v} metres a second, the pharmacy is {d} km away, and a load weighs at most {w} kg. One charge lasts {t} minutes. {A}, the doctor, looks after {b} families there and expects {n} flights this week.
again {A} is the doctor of {b} families on an island {d} km from the pharmacy. The medicine comes with a drone, {n} times this week, in loads of up to {w} kg. It can fly for {t} minutes on one charge, at {v} metres a second.
ask How many seconds does the drone need for the way there and back? => d * 1000 * 2 / v
again From the pharmacy to the island and home again, how many seconds does it fly?
ask How many metres can the drone fly on a single charge? => v * t * 60
again Until the battery is empty, what distance in metres can be flown?
ask How many kilometres of flying are left in a charge after the way there and back? => v * t * 60 / 1000 - 2 * d decimal
again Home from the island, how many kilometres could it still fly before it must be charged?
ask This week every flight but the first carries a full load, and the first only {x} g. How many grams of medicine arrive? => (n - 1) * w * 1000 + x
x = 300..900 by 100
again Only {x} g are sent on the first flight; all later flights this week are full. How many grams does the island get?

story ebook-shelf
grade 3
A = boy
n = 30..60
m = 4..9
k = 3..6
w = 9..16
p = money 3..8
body {A} stores {n} books on his reader. On holiday he deletes the {m} that he has finished and loads {k} comics and {w} magazines. One comic costs him {p}.
again When his holiday starts, {A} has {n} books on his reader. He wipes off {m} that he has read; then {k} comics, at {p} apiece, and {w} magazines are loaded.
ask How many titles has the reader in the end? => n - m + k + w
again In the end, how many titles of all kinds can {A} open?
ask By how many titles has the number on the reader grown? => k + w - m
again How many titles more than at the start of the holiday are on the reader?
ask How many more books than comics and magazines together does he still have? => n - m - (k + w)
again Comics and magazines are outnumbered by books. By how many, when the deleting is over?
need n - m > k + w + 2
ask What did {A} pay for the comics and a cover at {x}, taken together? => k * p + x
x = money 10..15
again With a cover at {x}, how much did {A} spend on it and the comics?

story keyboard-shop
grade 3
english us
k, m = keyboard, mouse pad | headset, cable | speaker, lamp
n = 4..11
x = 12..20
p = money 22..39
q = money 6..9
s = 2..5
d = 40..60
A = man
body {A} starts the week with {x} {ks} and {n} {ms} on the shelf of his computer store. By Friday, {s} {ks} at {p} and half of the {ms} at {q} have been sold, and {d} people have looked around.
need n % 2 == 0; x > s + 3
ask How many {ms} are left on the shelf? => n - n / 2
ask How much has {A} taken for the {ks} and {ms}? => s * p + n / 2 * q
ask How many things, of both kinds, are still on the shelf on Friday? => x - s + n / 2
ask How much more money came from {ks} than from {ms}? {body} => s * p - n / 2 * q
ask whole At a computer store, {s} {ks} cost {p} each and {n} {ms} cost {q} each. How much is left from {z} after buying them all? => z - s * p - n * q
z = money 300, 350
ask whole Calculate the average price of a thing when somebody buys {s} {ks} at {p} each and {x} {ms} at {q} each. => (s * p + x * q) / (s + x)

story cable-roll
grade 4
english us
A = girl
B = girl
y = 20..40
f = 5..12
n = 4..7
i = 18..30 by 3
c = 13..19
body From a {y}-yard roll of network cable, {A} cuts {n} pieces of {f} feet each and {B} cuts one of {i} inches. In the classroom, {c} computers are waiting.
need y * 3 > n * f + 5
again {A} and {B} share a {y}-yard roll of network cable for {c} computers. {B} has cut off one piece of {i} inches, {A} has made {n} pieces of {f} feet.
ask How many feet of cable has {A} cut off? => n * f
again All of {A's} pieces together measure how many feet?
ask How many feet would the roll have left if only {A} had cut from it? => y * 3 - n * f
again Suppose {B} had cut nothing. What length in feet would still be on the roll?
ask How many inches longer is one of {A's} pieces than {B's}? => f * 12 - i
again Lay {B's} piece beside one of {A's}. By how many inches is {A's} the longer one?
ask Find how many inches of cable the two girls have taken. => n * f * 12 + i
again What length have {A} and {B} taken from the roll in inches?

story password-letters
grade 4
n = 8..12
d = 2..3
k = 3..5
b = 15..24
m = 4..9
A = boy
body A good password, {A} tells his class of {b}, has at least {n} characters. His own has twice as many, of which {d} are digits, {k} are signs, and the others are letters. He changes it every {m} weeks.
again {A} has a password twice as long as the {n} characters that every good one needs at least. All its characters are letters except for {k} signs and {d} digits. He chooses a new one every {m} weeks and explains this to his class of {b}.
ask How many characters does {A's} password have? {body} => 2 * n
again How long is his password, counted in characters?
ask How many letters are in it? => 2 * n - d - k
again Leave out signs and digits. How many characters of the password are letters?
ask {A} types the password {x} times a day at school. How many letters is that in a day? => x * (2 * n - d - k)
x = 6, 7
again At school the password is typed {x} times daily. How many letters does {A} type for it each day?
ask If each of the pupils in his class chose a password of the shortest good length, how many characters would they have to remember in all? => n * b
again Suppose that every pupil in the class has a password with the least number of characters. How many characters are these altogether?

story phone-tower
grade 8
english gb
A = man
h = 30..42 by 3
r = 4..6
c = 15..25
b = 2..4
k = 250..400 by 50
p = percent 15, 25, 35, 45
n = 800..1200 by 40
body From the top of a mast {h} metres high, {n} phones can be reached. {p} of them are switched off at night. Every other phone uses {c} kilobytes a second during that time, and {A}, the engineer, checks the mast {b} times a year.
need n * p % 100 == 0
ask How many phones are in use at night? => n * (100 - p) / 100
ask How many kilobytes a minute do the phones need together at night? => n * (100 - p) / 100 * c * 60
ask During the day all phones need {x} kilobytes a second each. By how many kilobytes a second does that exceed the nightly load? => n * x - n * (100 - p) / 100 * c
x = 26..30
ask A bigger mast would reach {k} phones more, and no phone would be switched off. How many kilobytes would be used in {r} seconds of the night? => (n + k) * c * r
ask whole Work out how many of {n} phones are on when {p} are off and {k} of the others have an empty battery. => n * (100 - p) / 100 - k

story video-class-hours
grade 5
english gb
A = girl
n = 6..9
m = 8..14
k = 4..5
r = 5..12
d = 20..28
body {A} is learning to edit films from a course of {n} videos. Each of the first {k} lasts {m} minutes; each of the others is {r} minutes longer. She shares a tablet with {d} classmates.
again A course on editing films has {n} videos. {k} of them run for {m} minutes each, the rest {r} minutes longer. {A} watches them on a tablet that belongs to {d} of her classmates as well.
ask What is the length of one of the later videos? => m + r
again How many minutes does a longer video run?
ask How many minutes does it take to watch the whole course? => k * m + (n - k) * (m + r)
again From the first video to the last, how many minutes is the course?
ask {A} watches the first {x} videos at half speed. How many minutes does that take her? => x * m * 2
x = 3
again {A} slows the first {x} videos down to half speed. For how many minutes does she watch them?
ask How many more minutes do the later videos take than the first ones? => (n - k) * (m + r) - k * m
again By how many minutes do the longer videos, taken together, outlast the shorter ones?

story spare-parts
grade 4
english any
A = person
s, t = screw, nut | wheel, gear | spring, hinge
b = 6..10
p = 8..12
n = 3..5
c = 14..20
u = 21..30
body A kit for one robot contains {c} {ss} and {p} {ts}. The robotics club owns {b} kits. {A} has built {n} robots so far, and {u} {ss} have rolled under the cupboard.
need (b - n) * c > u + 5
again The robotics club had {b} kits, each with {p} {ts} and {c} {ss} for one robot. {A} has turned {n} kits into robots. {u} {ss} of the other kits are lost under the cupboard.
ask How many {ts} were used for {A's} robots? => n * p
again Count the {ts} in the robots that {A} has built. How many are they?
ask How many kits have not been used? => b - n
again {A} has left some kits alone. How many of them?
ask How many {ss} from unused kits can the club still find? => (b - n) * c - u
again Leaving the finished robots alone, how many {ss} are not lost?
ask Two more robots are wanted than there are kits. How many {ss} and {ts} must be ordered for them? => 2 * (c + p)
again The club would like to build two robots beyond its kits. How many {ss} and {ts} in all does it need to order?
ask By how many {ss} do the {b} kits exceed their own {ts}? => b * (c - p)
again Take all {b} kits as they were bought. How many more {ss} than {ts} did they contain?

story smart-bulb
grade 7
english gb
A = boy
o = 60
w = 8..12
h = 4..6
n = 5..9
p = 28..34 by 2
c = money 4..7
body An old bulb draws {o} watts, a new one {w} watts. {A's} parents replace {n} bulbs, which shine for {h} hours a day, at a price of {c} per new bulb. A unit of 1,000 watts over an hour costs {p} pence.
again {c} is the price of a bulb that draws only {w} watts instead of {o}. {A's} parents change {n} old bulbs for new ones; each shines for {h} hours a day. Power costs {p} pence a unit, a unit being 1,000 watts over an hour.
ask How many watts less do all the new bulbs need together than the old ones did? => n * (o - w)
again By how many watts does the exchange lower the power of the lights?
ask How many pence a day do they save? => n * (o - w) * h / 1000 * p decimal
again What saving does a single day bring, in pence?
ask Find how much the old bulbs used on a day, in units. => n * o * h / 1000
again How many units went into the old bulbs daily?
ask {A's} parents pay for the bulbs with {x}. What change are they given? => x - n * c
x = money 70, 80, 100
again {x} is handed over for the new bulbs. How much comes back?

story photo-backup
grade 5
english any
A = boy
B = girl
n = 150..400 by 10
m = 420..700 by 20
f = percent 10, 20, 30, 50
k = 4..8
p = 3..5
y = 9..13
need n * f % 100 == 0
body Before giving his phone to his sister {B}, who is {y}, {A} copies its {n} pictures to the family's computer, where {m} were already stored. {f} of those on the phone turn out blurred and are deleted from the computer. {k} pictures fit on a page of an album.
ask How many pictures does the computer hold in the end? => m + n - n * f / 100
ask How many of {A's} pictures are sharp? {body} => n - n * f / 100
ask {B} chooses {x} of the sharp ones for albums with {p} pages each. How many albums does she fill? => x / k / p
x = 60..160 by 4
need x < n - n * f / 100
ask By how many is the number of pictures that were there already greater than the number of sharp ones from the phone? => m - n * (100 - f) / 100
ask whole If {f} of {n} pictures are blurred and the others go into albums of {p} pages, {k} on a page, how many albums are filled? => n * (100 - f) / 100 / (k * p)
ask whole Calculate how many pages of an album stay empty if it has {w} pages and {n} pictures are put in, {k} to a page. => w - n / k
w = 90..140 by 5

story podcast-listeners
grade 4
english us
A = girl
B = boy
a = 26..40
k = 5..9
w = 4..7
t = 18..25
s = 41..90
body {A} and {B} record a podcast about insects. Their first show had {a} listeners, and every later show had {k} more than the one before. A show lasts {t} minutes and costs them {w} hours of work; their school has {s} teachers.
again Every show of {A} and {B} on insects, {t} minutes long, has {k} more listeners than the show before it; {a} listened to the first. The two of them, whose school has {s} teachers, spend {w} hours on each show.
ask How many people listened to the third show? => a + 2 * k
again How many listeners did their third show have?
ask How many listeners did the first, second and third shows have altogether? {body} => a + (a + k) + (a + 2 * k)
again Add up the listeners of the first three shows. How many are there?
ask How many minutes of work go into a single minute of a show? => w * 60 / t decimal
again For each minute that is heard, how many minutes of work are needed?
ask When they have made {n} shows, how many listeners does their newest one have? => a + (n - 1) * k
n = 10..15
again {n} shows have been made by now. To how many listeners has the newest grown?

story library-scanner
grade 3
n = 12..18
m = 5..9
k = 3..4
A = woman
B = boy
b = 20..40
r = 180..260 by 10
body With the new scanner, {A} at the library checks in {n} books a minute; {B}, who helps her by hand, does {k} a minute. A cart holds {b} books, and {r} books came back today.
need r > (n + k) * m
ask How many books do they check in together within {m} minutes? => (n + k) * m
ask How many of today's books are left after these {m} minutes? => r - (n + k) * m
ask How many more books than {B} does {A} handle in {m} minutes? => (n - k) * m
ask {x} full carts are rolled to the scanner and no book is done by hand. How many minutes does {A} need? {body} => x * b / n
x = 2..6
ask whole If a scanner reads {n} books a minute, how many of {r} books are still unread after {m} minutes? => r - n * m
ask whole Two helpers check {k} books a minute each, and a scanner checks {n}. How many minutes do they need for {z} books? => z / (2 * k + n)
z = 200..500 by 5

story headphone-deal
grade 6
english gb
A = person
p = money 40..75 by 5
r = percent 20, 30, 40
d = money 3..6
v = money 8..12
n = 15..19
body Until Sunday, headphones that used to cost {p} are reduced by {r}. Sent by post they cost {d} more; in the shop {A} would pay {v} for the bus there and back. {A.He} is {n} and has waited a month.
need d + 2 < v
again By post, {A} would have to add {d} to the price of the headphones, in the shop {v} for the bus there and back. The price is {r} below the usual {p} until Sunday. {A}, {n} years old, has waited a month for this.
ask How much do the headphones cost before postage? => p * (100 - r) / 100
again What is the reduced price, with nothing added?
ask What does {A} pay in total if the headphones are sent by post? => p * (100 - r) / 100 + d
again The headphones come by post. How much has {A} paid altogether?
ask By how much is buying by post cheaper than going to the shop by bus? => v - d
again How much does {A} save with the post rather than the bus?
ask {A} orders a pair for each of {x} friends in the same parcel, with one charge for the post. What must they pay altogether? => (x + 1) * p * (100 - r) / 100 + d
x = 2, 4
again For {x} friends and {A.himself}, one parcel is sent, and the post is paid just once. How much is the order?

story gear-wheels
grade 7
english gb
a = 12..20 by 2
b = 24..60 by 4
n = 30..90 by 5
t = 2..6
k = 3..5
A = girl
body Two wheels of a robot turn each other. The small one has {a} teeth and goes round {n} times a minute; the large one has {b} teeth. {A} builds in {k} sensors and lets the robot run for {t} minutes.
need a * n % b == 0
again {A's} robot, with {k} sensors on board, has a wheel of {b} teeth driven by a wheel of {a} teeth. The smaller wheel makes {n} turns a minute during a run of {t} minutes.
ask How many times a minute does the large wheel go round? => a * n / b
again How many turns does the large wheel make each minute?
ask How many times does the large wheel turn during the run? {body} => a * n / b * t
again From the start of the run to its end, how many rounds does the large wheel make?
ask How many more turns does the small wheel make during the run than the large one? => n * t - a * n / b * t
again Over the whole run, by how many turns is the small wheel ahead of the large one?
ask For each turn of the large wheel the robot rolls {x} cm. How many metres does it roll in a minute? => a * n / b * x / 100 decimal
x = 21..29
again The robot moves {x} cm forward with every turn of the large wheel. How many metres is that in a minute?

story tablet-trolley
grade 2
english gb
n = 24..30
a = 6..9
b = 3..5
c = 18..23
body {n} tablets fit into the school's trolley. {a} are with the next class and {b} are being charged in the office. Mr Bauer has {c} pupils.
again The trolley is made for {n} tablets. Today the next class has {a} of them, and {b} more are in the office at the charger. In Mr Bauer's class there are {c} pupils.
ask How many tablets are not in the trolley? => a + b
again The next class and the office have some tablets. How many altogether?
ask How many tablets are still in the trolley? => n - (a + b)
again The other tablets stand in the trolley. How many are these?
ask Mr Bauer would like a tablet for each of his pupils. How many more than the trolley now holds does he need? => c - (n - (a + b))
again Each of Mr Bauer's pupils should get a tablet from the trolley. How many are lacking?
need c > n - a - b

story game-levels
grade 2
A = boy
B = girl
n = 30..40
a = 12..17
k = 4..6
w = 7..9
body A puzzle game has {n} levels. {A} has finished {a} of them. {B} is {k} levels ahead of him. She is {w} years old.
again {w}-year-old {B} is {k} levels farther than {A} in a puzzle game, and he has finished {a} levels. The last level has the number {n}.
need n > a + k + 2
ask How many levels has {B} finished? => a + k
again Count the levels that {B} has behind her. What is the number?
ask How many levels must {A} still finish? => n - a
again To reach the end, how many levels does {A} have to go?
ask How many levels are left for {B}? => n - (a + k)
again {B} wants to get through the game. How many levels remain for her?
ask How many levels have the children finished altogether? => a + (a + k)
again Add {A's} levels to {B's}. How many levels is that?

story clock-radio
grade 2
english any
A = girl
m = 10..20
w = 6..8
t = 3..5
k = 25..30
body {A's} clock radio plays for {m} minutes every morning. Every song on it lasts {t} minutes. {k} dolls sit on her bed.
need m % t == 0
ask How many songs does {A} hear each morning? => m / t
ask From Monday to Thursday, how many minutes does the radio play? => m * 4
ask On Friday {A} turns the radio off two minutes early. For how many minutes does it play then? => m - 2
again If she turns the radio off two minutes before its end, for how many minutes has {A} heard it?
ask whole A radio plays {k} songs a day. {A} has heard {w} of them in the morning and {t} at noon. How many has she not heard? => k - w - t

story sticker-tags
grade 1
A = woman
n = 8..13
b = 3..5
g = 14..20
body {A} sticks labels on computers. {n} computers are done, and {b} are not. She has {g} labels left.
again {b} computers have no label so far. {A} has stuck labels on {n} others, and she still has {g} in her hand.
ask How many computers are there? => n + b
again With a label or without, how many computers does {A} see?
ask How many labels will be left when every computer has one? => g - b
again {A} sticks labels on the rest of the computers. How many labels does she keep?
ask How many labels did {A} have at first? => n + g
again Count the labels on the computers and in her hand. How many are there?

story toy-car-remote
grade 2
english us
A = boy
B = girl
a = 12..20
b = 25..34
k = 3..6
n = 35..44
body {A's} toy car rolled {a} feet. {B's} rolled {b} feet. Then both cars rolled {k} feet back. The hall is {n} feet long.
again The hall is {n} feet long. In it {A} and {B} let their toy cars roll: his for {a} feet, hers for {b}. After that, each car rolled {k} feet back.
ask How much farther did {B's} car roll at first than {A's}? => b - a
again At first, how many feet farther did {B's} car go?
ask How far from the start was {A's} car in the end? => a - k
again When all was over, how many feet lay between the start and {A's} car?
ask How many feet did {B's} car roll in all, forward and back? {body} => b + k
again Add the way forward and the way back for {B's} car. How many feet is that?
ask How many feet of the hall lay between {B's} car and the far end in the end? => n - (b - k)
again {B's} car has stopped for good. How many feet are there from it to the other end of the hall?
ask Both cars had started at the same line. How many feet apart are they in the end? => b - k - (a - k)
again The cars set off side by side. Find the feet between them when both have rolled back.

story streaming-plans
grade 6
english us
A = person
m = money 8..13
y = money 84..120 by 2
n = 4..5
f = 3, 6
s = 14..22
k = percent 15, 25
body A film service costs {m} a month or {y} a year. Families of up to {n} people may share it, students get {k} off the monthly price, and its list grows by {s} films a week. {A} has seen {f} of them.
need m * 12 > y + 3
again With the film service, a month is {m} and a whole year {y}. Students are given {k} off the monthly price. As many as {n} people of a family may use it, and {s} films are added every week. {A}, so far, has seen {f}.
ask How much is saved in a year by paying once instead of each month? => m * 12 - y
again What is the yearly saving for those who do not pay by the month?
ask How much does a student pay for a year of months? => m * (100 - k) / 100 * 12
again A student pays the lower price every month. How much is that in a year?
ask If the largest family allowed pays for a year at once and shares the bill equally, how much is it for each person? => y / n
again The yearly price is split evenly in a family of the greatest size. How much falls to each?
ask In {x} weeks, by how many films does the list grow? => x * s
x = 7..12
again New films come every week. How many of them are there after {x} weeks?

story wind-up-torch
grade 5
english gb
A = girl
B = boy
c = 40..60 by 5
m = 5..9
k = 11..20
s = 3..4
w = 180..320 by 20
body For a minute of winding, a torch gives {m} minutes of light. {A} turns its handle {c} times a minute, for {s} minutes; her brother {B}, aged {k}, winds it for as long as it takes to see {x} minutes of light. It weighs {w} g.
x = 22..100
need x % m == 0
again A torch of {w} g shines for {m} minutes for every minute that its handle is wound. Winding for {s} minutes, {A} makes {c} turns in each. {B}, who is {k}, wants it to shine for {x} minutes.
ask How many turns of the handle does {A} make? => c * s
again {A} counts her turns. To what number does she come?
ask How many minutes must {B} wind? => x / m
again For how many minutes does {B} have to work the handle?
ask For how many more minutes than hers does {B's} light last? => x - m * s
again By how many minutes is {B's} light longer than {A's}?
need x > m * s + 1
ask {B} turns as fast as {A} does. How many turns is that for his light? => x / m * c
again If {B} turns the handle at {A's} pace, how many turns does he need?
ask Find how many hours a light would last that had been wound for {y} minutes. => y * m / 60 decimal
y = 24, 36, 48
again Somebody winds the torch for {y} minutes. How many hours does it shine?

story error-hunt
grade 5
english us
A = woman
B = man
l = 40..90 by 10
n = 5..8
e = 4..7
f = 8..12
p = 2..3
t = 13..25
body A program consists of {n} files with {l} lines each. {A} found {e} mistakes in the first file, and {f} in each of the others; {B} has repaired {t} of them since Monday, {p} an hour.
need e + (n - 1) * f > t + 5
again {A} has searched a program of {n} files, each of {l} lines, for mistakes. The first file had {e}, and all the others had {f} apiece. Since Monday {B} has put right {t} of the mistakes, at {p} an hour.
ask How many lines does the program have? => n * l
again What is the length of the whole program in lines?
ask How many mistakes were found in all files together? => e + (n - 1) * f
again Count the mistakes that {A} found. How many are there?
ask How many mistakes are left for {B} to repair? => e + (n - 1) * f - t
again {B} is not through yet. How many mistakes are waiting for him?
ask At his pace, how many hours has {B} worked on this since Monday? => t / p decimal
again {B} never changed his pace. For how many hours has he been repairing?
ask In how many hours more will {B} be done? => (e + (n - 1) * f - t) / p decimal
again With the pace unchanged, how many further hours does {B} need?

story kiosk-printouts
grade 4
english gb
p = 8..14 by 2
c = 20..45 by 5
n = 12..22
k = 2..5
d = 5..9
A = boy
b = money 5, 10
body A page in black costs {p} pence at the copy shop, a page in colour {c} pence. {A's} report on bees is {n} pages long, of which {k} are in colour. His teacher gave him {d} weeks to write it, and he pays with {b}.
need n > k + 3
again {A} had {d} weeks for a report on bees. It has {n} pages, all black except for {k} in colour. At the copy shop black pages are {p} pence, coloured ones {c} pence. He puts {b} on the counter.
ask How many pence must {A} pay for the report? => (n - k) * p + k * c
again What does the printing come to in pence?
ask How many pence does he get back? => b * 100 - ((n - k) * p + k * c)
again Work out his change in pence.
ask By how many pence would the report be cheaper without any colour? {body} => k * (c - p)
again Suppose that he had every page printed in black. How many pence would be saved?
ask In pounds, what would {x} copies of a single page in colour cost? => x * c / 100
x = 25..40
again A page in colour is copied {x} times. How much is that in pounds?

story server-days
grade 6
english any
n = 1100..1900 by 50
g = percent 10, 20, 30
d = 3..6
s = 40..90 by 10
k = 12..25
A = person
body {A's} website about volcanoes had {n} visitors in January. In February there were {g} more, and in March {s} fewer than in February. It shows {k} photos, and {d} people write for it.
again {d} people write for {A's} website about volcanoes, on which {k} photos can be seen. Its visitors numbered {n} in January; February brought a rise of {g}, and March {s} visitors fewer than February.
ask How many visitors came in February? => n * (100 + g) / 100
again After the rise, what was February's number of visitors?
ask How many came in March? => n * (100 + g) / 100 - s
again March was a little weaker. How many visitors did it have?
ask What was the average number of visitors in these three months? => (n + n * (100 + g) / 100 + n * (100 + g) / 100 - s) / 3
again Find the monthly mean for January, February and March, three months in all.
ask How many visitors more than in January were there in March? => n * g / 100 - s
again By how many visitors did March beat January?
need n * g / 100 > s

story robot-race
grade 5
english gb
A = girl
B = boy
d = 6..12
v = 20..40 by 5
u = 45..60 by 5
s = 3..6
body Two robots race over {d} metres. {A's} covers {v} cm a second; {B's}, which has {s} wheels, {u} cm a second, but it stops twice, for {k} seconds each time.
k = 7..11
need d * 100 % v == 0; d * 100 % u == 0
ask How many seconds does {A's} robot need for the race? {body} => d * 100 / v
ask How many seconds pass till {B's} robot arrives? => d * 100 / u + 2 * k
ask If {B's} robot did not stop at all, how many seconds before the other would it arrive? => d * 100 / v - d * 100 / u
ask whole A robot moving {v} cm a second starts {y} cm ahead of one that moves {u} cm a second. How many seconds pass until it is caught? => y / (u - v)
y = 65..250 by 5
ask whole How many metres apart are two robots after a minute if they start together, go the same way and move {v} and {u} cm a second? => (u - v) * 60 / 100

story vr-tickets
grade 6
english us
p = money 14..20
g = money 45..75 by 5
n = 12..24
m = 4..5
r = percent 10, 15, 20
A = woman
w = 3..7
body The space game in the museum costs {p} a head, but a group ticket for up to {m} is {g}. {A} arrives with {n} club members, and {w} of them have never worn such glasses before.
need n % m == 0; m * p > g
need p * m < g + 25; n > m * 2
ask What would all the club members pay one by one? => n * p
ask How many group tickets would they need, going in full groups? => n / m
ask How much do full groups cost altogether? => n / m * g
ask On Thursdays single tickets are {r} off. How much would the club members pay then, one by one, with {A} paying full price besides? => n * p * (100 - r) / 100 + p
ask whole Find the difference between {n} tickets at {p} each and {w} group tickets at {g} each. => w * g - n * p

story battery-recharge
grade 3
english gb
A = girl
n = 6..9
k = 3..8
p = money 1.5..2.5 by 0.5
c = money 15..20
m = 10..14
body {A's} torch eats batteries: {k} every month. One costs {p}. A charger with batteries that can be filled again and again costs {c} and lasts for years. She has been camping {n} times.
again For her torch {A} needs {k} new batteries a month, at {p} apiece. She has taken it camping {n} times. For {c} she could have a charger and the same number of batteries that can be used again and again.
ask How much do batteries cost {A} each month? => k * p
again What does {A} spend on batteries in a month?
ask How many batteries does the torch use up in a year? {body} => k * 12
again From January to December, how many batteries go into the torch?
ask After {m} months, how much would {A} have saved with the charger? => m * k * p - c
again {A} buys the charger instead of new batteries. What is her saving after {m} months?
ask How much would a year of batteries cost? => 12 * k * p
again The torch runs for a year on new batteries. How much is paid for them?

story delivery-bot
grade 8
english gb
A = person
v = 5, 6
u = 3, 4
d = decimal 1.5..4.5 by 0.5
n = 6..12
w = 14..20
k = 22..28
body On its way out a delivery robot, loaded, rolls at {u} km an hour, on its way home at {v} km an hour. The bakery where {A} loads it opens {n} hours a day. A customer lives {d} km away, and unloading takes {w} minutes. {k} such robots are in town.
need d * 60 % u == 0; d * 60 % v == 0
again {A} loads a robot at a bakery, which is open for {n} hours daily and is served by one of the {k} robots in town. It makes {u} km an hour when loaded and {v} km an hour on the way home. Today's customer, {d} km away, takes {w} minutes to unload.
ask How many minutes after leaving does the robot reach the customer? => d / u * 60 count
again For how many minutes is the robot on its way to the customer?
ask After how many minutes is it back at the bakery? => d / u * 60 + w + d / v * 60 count
again From leaving the bakery to coming home, how many minutes go by?
ask How many minutes shorter is the drive home than the drive out? => d / u * 60 - d / v * 60 count
again The empty robot is faster. By how many minutes does that shorten its drive home?
ask Leaving the unloading aside, what is its average speed out and home, in km an hour? => 2 * d / (d / u + d / v) decimal
again What is the mean speed of the robot, in km an hour, while it rolls, out and home together?
need 2 * u * v * 100 % (u + v) == 0

story chip-wafer
grade 7
r = 12..20
c = 21..30
e = 40..80 by 4
f = percent 5, 10, 15
p = money 2..6
A = man
k = 7..11
body Out of a disc of silicon, a machine cuts {r} rows of {c} chips; {e} of these, at the rim, are not whole and are thrown out. Of the rest, {f} fail {A's} tests. Good ones sell at {p}. Cutting takes {k} hours.
need (r * c - e) * f % 100 == 0
again A machine needs {k} hours to cut a disc of silicon into {r} rows with {c} chips each. At the rim {e} chips are not whole, so they are thrown out. {A} tests the others, {f} of which fail; for the good ones {p} apiece is paid.
ask How many whole chips does the disc give? => r * c - e
again When the ones at the rim are out, how many chips are left?
ask How many chips pass the tests? => (r * c - e) * (100 - f) / 100
again {A} finds some chips good. How many?
ask What are the good chips of the disc worth? => (r * c - e) * (100 - f) / 100 * p
again How much money do the good chips bring?
ask How many chips fail the tests on {x} such discs? => x * (r * c - e) * f / 100
x = 2..4
again {x} discs turn out just like this one. How many chips fail {A's} tests?

story sensor-fence
grade 6
english gb
A = woman
l = 60..120 by 4
w = 20..48 by 4
s = 4, 8
p = money 15..25
k = 2..3
d = money 130..190 by 10
need (2 * (l + w)) % s == 0
body Round a rectangular solar park, {l} m long and {w} m wide, {A} has sensors put up every {s} metres along the fence. A sensor is {p}, {k} engineers do the work, and a drone for {d} will fly over it.
again {A} runs a solar park in the form of a rectangle with sides of {l} m and {w} m. {k} engineers fix a sensor to its fence every {s} metres, all the way round. Sensors cost {p} each, a drone {d}.
ask How long is the fence? => 2 * (l + w)
again What is the distance round the park?
ask How many sensors are needed? => 2 * (l + w) / s
again Count the sensors along the fence. How many are there?
ask What do the sensors and the drone cost together? {body} => 2 * (l + w) / s * p + d
again Find the price of the drone and of all the sensors in one sum.
ask {A} keeps a path free that takes up {y} square metres. What area, in square metres, is left for the panels? => l * w - y
y = 150..400 by 50
again A path covers {y} square metres of the park. How many square metres remain for panels?

story three-d-cubes
grade 7
english gb
e = 2..7
n = 8..15
g = decimal 1.1..1.3 by 0.1
t = 25..40 by 5
m = 16..23
A = boy
body {A} prints {n} solid cubes with edges of {e} cm from a plastic that weighs {g} g per cubic centimetre. A cube takes {t} minutes, and the room has {m} printers.
again {n} cubes, solid and with edges of {e} cm, are to be printed by {A} on one of the {m} printers in the room, at {t} minutes a cube. Every cubic centimetre of the plastic has a mass of {g} g.
ask How many cubic centimetres does one cube have? => e * e * e
again Find the volume of a single cube in cubic centimetres.
ask How heavy is a cube? => e * e * e * g
again {A} puts a cube on the scales. What do they show, in grams?
ask How many hours of printing do all the cubes need, on a single machine? => n * t / 60 decimal
again One machine prints every cube. How many hours does it take?
ask {A} paints a cube on every side. How many square centimetres are that? => 6 * e * e
again What is the number of square centimetres of paint on one cube, with no side left out?

story dance-video
grade 4
english us
A = girl
l = 40..80 by 4
n = 4..9
c = 14..24
x = 2..5
k = 25..38
body A dance video by {A} lasts {l} seconds. She wants to make it out of {n} clips of equal length but has {c} clips, and throws the others away. {k} friends have seen it {x} times each.
need l % n == 0; c > n + 2
again {A} has filmed {c} clips for a dance video of {l} seconds. Only {n} of the clips are used, all of the same length. Her {k} friends have watched the video {x} times each.
ask How many clips did {A} not use? => c - n
again Which number of clips is thrown away?
ask How long is each clip in the video, in seconds? => l / n
again For how many seconds can a single clip be seen?
ask How many minutes have the friends watched the video for, all their times added up? => k * x * l / 60 decimal
again Add all the viewing times of her friends. How many minutes is that?
ask {A} makes it {y} seconds longer by adding a clip at the end. How many seconds do the first {z} clips and the new one last together? => l / n * z + y
y = 10..13
z = 3..5
need z < n
again A clip of {y} seconds is stuck on at the end. How many seconds do this and {z} of the old clips last?

story quiz-app-points
grade 3
A = boy
B = girl
n = 20..30
f = 12..17
p = 5, 10
m = 2..3
x = 6..9
body In a quiz app every right answer brings {p} points, every wrong one takes {m} away. Of the {n} questions, {A} gets {f} right and all others wrong. {B} has played it {x} times.
need f * p > (n - f) * m + 10
again {A} answers {n} questions in a quiz app that {B} has already played {x} times. {f} answers are right, the rest wrong. The app gives {p} points for what is right and takes away {m} for what is wrong.
ask How many wrong answers does {A} give? => n - f
again Not every answer is right. How many are wrong?
ask How many points has {A} in the end? => f * p - (n - f) * m
again When points have been given and taken away, how many does {A} keep?
ask If he had given just one more right answer in place of a wrong one, how many points would he have? => (f + 1) * p - (n - f - 1) * m
again Imagine one wrong answer had been right. To how many points would {A} have come?
ask {B} has {y} points after {z} right answers and no wrong ones, and after a bonus. How big is the bonus? => y - z * p
y = 200..240 by 10
z = 18, 19
again {B's} {z} answers are all right, and with a bonus she has {y} points. Of how many points is the bonus?

story old-computer
grade 5
english any
A = person
y = 40..60
m = 5..9
a = 11..15
n = 120..180 by 10
d = 8..12
p = percent 1.25, 1.5, 1.75
body The computer museum shows a machine that is {y} years old, as tall as a wardrobe and {n} kg in weight. A modern laptop weighs about {p} of that. {A}, who is {a}, needs {d} minutes to copy what is on one of its {m} panels.
again In the computer museum, {A}, aged {a}, copies the panels of an old machine, {m} in number, and spends {d} minutes on each. The thing is {y} years old and weighs {n} kg; a modern laptop would weigh some {p} of it.
ask How many kilograms does the laptop weigh? => n * p / 100 decimal
again Find the weight of the laptop in kilograms.
ask How many hours does {A} need to copy all the panels? => m * d / 60 decimal
again After how many hours is every panel copied?
ask How old was the machine when {A} was born? => y - a
again In the year of {A's} birth, what was the age of the machine?
ask The old machine is carried in {x} parts of equal weight, except for a lid of {z} kg, which comes extra. How heavy is each part? => (n - z) / x
x = 2, 4
z = 14..20 by 2
again A lid of {z} kg is taken off first; the rest is split into {x} parts of the same weight. What does a part weigh?

story web-pages-read
grade 3
n = 4..7
w = 120..180 by 10
h = 40..90 by 10
A = girl
k = 9..14
x = 2..3
body {A's} web page on otters has {n} parts of {w} words each. Her teacher asks her to cross out {h} words in all. There are {k} pictures on the page, and {x} friends help her.
ask How many words are left when the page is shortened? => n * w - h
ask How many words has {A} written at first? => n * w
ask Every picture gets a caption of {y} words. With the captions, how many words does the shortened page have? => n * w - h + k * y
y = 5, 8
ask If she writes one more part of {w} words before crossing out, how many words remain? => (n + 1) * w - h
ask whole Find how many words a page keeps that has {n} parts of {w} words and loses {x} words from every part. => n * (w - x)

story speaker-cable-test
grade 5
english gb
A = man
l = 25, 50, 100
a = 4..7
b = decimal 2.5..4.5 by 0.5
n = 2..6
k = 9..15
s = money 0.8..1.4 by 0.2
body For a concert in the hall, {A} runs cable from the mixer to the speakers: {n} runs of {a} metres and {k} runs of {b} metres. Cable costs {s} a metre and is sold in drums of {l} metres.
need l < n * a + k * b + 30
again Drums of {l} metres are the only size in which the cable is sold; each metre costs {s}. From the mixer to the speakers of the hall {A} needs {k} runs of {b} metres as well as {n} of {a} metres.
ask How many metres of cable does {A} need? => n * a + k * b decimal
again Add up all the runs. How many metres do they take?
ask What would the cable cost if it were sold by the metre? => (n * a + k * b) * s
again Suppose that the shop cut it to length. How much would {A} pay for exactly what he needs?
ask By how many metres do {x} drums exceed his need? => x * l - (n * a + k * b) decimal
x = 3, 4
need x * l > n * a + k * b
again {A} buys {x} drums. How many metres remain when all the speakers are connected?
ask How much would a drum cost him? => l * s
again Find the price of one full drum.

story translator-app
grade 4
english us
A = girl
n = 30..60 by 2
k = 5..8
d = 2..4
w = 9..15
c = 21..29
body {A} wants to know all {n} words of a list in Polish before her visit to Kraków in {c} days. Her app teaches {k} new words a day and makes her repeat {w} old ones. She misses {d} days in the first week.
need n > k * (7 - d) + 2
ask How many new words does {A} learn in that first week? => k * (7 - d)
ask After that week, how many words of the list are still new to her? => n - k * (7 - d)
ask If she missed no day, how many words would her app have shown her in a week, old and new? => (k + w) * 7
ask How many days before her visit would the list be finished if she missed none? => c - n / k
need n % k == 0; c > n / k
ask whole If an app teaches {k} words a day and {d} more on Sundays, how many words does it teach in {x} weeks? => (7 * k + d) * x
x = 10, 12

story battery-wall
grade 7
english any
A = woman
c = 10..16 by 2
s = 18..30 by 2
f = percent 20, 30, 40, 60
p = money 0.3..0.4 by 0.05
k = 3..6
body {A's} roof makes {s} units of electricity on a summer's day. {f} of it is used at once, the rest goes into a battery that holds {c} units; what no longer fits is sold. Units from the grid are {p} each, and {k} people live in the house.
need s * (100 - f) / 100 > c + 1
again On a day in summer, {s} units of electricity come from the roof of {A's} house, in which {k} people live. She uses {f} of them immediately. The others fill her battery, with room for {c} units, and anything beyond that is sold. From the grid a unit costs {p}.
ask How many units are used at once? => s * f / 100 decimal
again How many units does {A} use straight from the roof?
ask How many units does {A} sell on such a day? => s * (100 - f) / 100 - c decimal
again The battery is full, and something remains. How many units is that?
ask What is a full battery worth at the price of the grid? => c * p
again If {A} had to buy the content of her battery, what would it cost?
ask How much a week would {A} pay if all that she uses, the battery included, came from the grid every day? => (s * f / 100 + c) * p * 7
again Every day of the week {A} uses what comes straight from the roof and the content of one full battery. From the grid, how much would that cost?

story scanner-queue
grade 2
A = boy
n = 15..24
k = 3..5
m = 6..9
b = 10..14
body {A} scans {n} pictures that he painted. It takes a minute for {k} pictures. {m} of them show cats. At home he has {b} more pictures, all of dogs.
need n % k == 0; n > m + 2
again Of the {n} pictures that {A} scans, {m} show cats. He can scan {k} in one minute. At home are {b} pictures of dogs.
ask How many minutes does {A} need for all that he scans? => n / k
again When are all his pictures scanned? How many minutes does it take?
ask How many of the pictures he scans show no cats? => n - m
again Some of the scanned pictures are not of cats. How many?
ask How many pictures has {A}, with those at home? => n + b
again Count every picture, at home or scanned. How many are there?

story robot-vacuum
grade 4
english gb
A = woman
a = 4..6
b = 7..9
c = 10..15
t = 11..15
k = percent 2, 3, 4, 5
body Each square metre takes {A's} robot {c} seconds. It vacuums a room of {a} m by {b} m, then a hall of {t} square metres, and every ten minutes it loses {k} of its charge.
ask What is the area of the room in square metres? => a * b
ask How long does the robot need for the room, in minutes? => a * b * c / 60
ask How many seconds does it spend on room and hall together? => (a * b + t) * c
ask {body} By how many square metres is the room larger than the hall? => a * b - t
ask whole A robot needs {c} seconds for each square metre. How many minutes does it take for a square room with sides of {a} m and {x} equal halls of {t} square metres? => (a * a + x * t) * c / 60 decimal
x = 2..3
ask whole If a robot loses {k} of its charge every ten minutes, how many percent of a full charge are left after {x} hours? => 100 - x * 60 / 10 * k

story traffic-app
grade 8
english us
A = man
d = 90..180 by 15
v = 45, 60
u = 30, 50
g = money 3..4.5 by 0.25
e = 25..30 by 5
k = 6..9
body According to the map on {A's} phone, his drive of {d} miles takes longer than usual: where he normally does {v} miles an hour, traffic slows him down to {u}. His car goes {e} miles on a gallon, a gallon is {g}, and he has {k} more calls to make.
need d * 60 % v == 0; d * 60 % u == 0; u < v
again {A} has {k} more calls to make and a drive of {d} miles before him. The map on his phone says that he will average {u} miles an hour because of the traffic, though {v} is usual. A gallon of gas costs {g} and takes him {e} miles.
ask How many minutes does the drive take in this traffic? => d / u * 60 count
again For how many minutes will {A} be on the road today?
ask How many minutes does the traffic cost him? => d / u * 60 - d / v * 60 count
again By how many minutes is today's drive longer than a usual one?
ask What does he pay for the gas on this drive? => d / e * g
again How much money goes into the gas for today's drive?
ask If he makes the drive at the usual speed and returns in the same traffic, what is his time on the road in hours? => d / v + d / u
again Out at the usual speed, home at today's: what time on the road does that make, in hours?

story chess-computer
grade 5
english gb
A = girl
n = 12..20
w = percent 25, 50, 75
d = 2..3
p = 3
m = 5..9
t = 22..28
body {A} has played {n} games against the chess computer at its lowest level and won {w} of them; {d} ended in a draw. A win is worth {p} points, a draw one. Each game lasted about {t} minutes, and the computer looks {m} moves ahead.
need n * w % 100 == 0; n * (100 - w) / 100 > d + 1
again A chess computer that looks {m} moves ahead has played {n} games with {A}, about {t} minutes each. She had a draw in {d} games and won {w} of all. She gives herself {p} points for a win and one for a draw.
ask How many games did {A} lose? => n - n * w / 100 - d
again How many games were neither won nor drawn?
ask How many points does {A} have? => n * w / 100 * p + d
again To how many points have wins and draws brought {A}?
ask How many hours did she spend on all the games? => n * t / 60 decimal
again For how many hours did {A} play, all the games added up?
ask If she wins her next {x} games as well, how many points will she have gained from wins alone? => (n * w / 100 + x) * p
x = 6..10
again Suppose that {x} more games are won. How many points come from winning, then?

story subscription-club
grade 5
english us
A = boy
n = 6..12
m = money 5..9
g = money 18..40 by 2
c = money 120..260 by 10
k = 3..5
body The coding club collects {m} a month from each of its {n} members. {A}, who keeps the money, buys {k} kits at {g} every fall. At the start of the year there was {c} in the box.
need c + 12 * n * m > k * g + 20
ask How much do the members pay in a year? => 12 * n * m
ask What is in the box at the end of the year? => c + 12 * n * m - k * g
ask How much would each member have to pay just for the kits, divided equally? => k * g / n
ask {body} Before the kits were bought, half a year's payments had come in. What was in the box then? => c + 6 * n * m
ask whole If {n} members pay {m} a month for {k} months and {g} is spent each month, how much remains? => k * (n * m - g)

story cloud-share
grade 6
english gb
A = girl
B = boy
t = 200..400 by 50
f = fraction 1/5, 2/5, 3/10
g = 12..40
y = 3..6
p = money 2..3 by 0.25
s = 14..17
body The family's online store has room for {t} gigabytes. {A's} films take {f} of it and {B's} songs {g} gigabytes, while their parents use {y} times as much as {B}. It costs {p} a month. {A} is {s}.
need t - t * f > g + g * y + 5
again {p} a month pays for {t} gigabytes that a family shares online. {f} of the room is filled by films belonging to {A}, who is {s}. {B's} songs fill {g} gigabytes; what the parents keep there is {y} times that.
ask How many gigabytes do {A's} films take? {body} => t * f
again Find the number of gigabytes that {A's} films fill.
ask How many gigabytes are used by {B} and his parents? => g + g * y
again Leaving {A} aside, how many gigabytes are in use?
ask How many gigabytes are free? => t - t * f - g - g * y
again After everyone in the family has stored their things, how many gigabytes remain?
ask What does the family pay in {x} years? => x * 12 * p
x = 2, 5
again For {x} years the family keeps the store. How much is that in all?
ask {B} wants to store a further {z} songs of {w} megabytes each. A gigabyte is 1,000 megabytes. How many gigabytes must he add to his own? => z * w / 1000 decimal
z = 500..900 by 100
w = 7..9
again {z} more songs, each of {w} megabytes, are coming. Counting a gigabyte as 1,000 megabytes, how many gigabytes of them are there?

story signal-lights
grade 6
english us
A = person
r = 30..50 by 5
g = 18..28 by 2
y = 3..5
h = 6..9
c = 11..17
body {A} programs a traffic light: red for {r} seconds, yellow for {y}, green for {g}, and yellow again for the same time as before. While it is green, {c} cars get through. It works {h} hours a day.
need 3600 % (r + 2 * y + g) == 0
again Green for {g} seconds, yellow for {y}, red for {r}, and once more yellow, just as long: that is how {A} has programmed a traffic light, which is on for {h} hours daily. Each green lets {c} cars through.
ask How many seconds does the light take to go through all its colors once? => r + 2 * y + g
again What is the time, in seconds, from one start of red to the next?
ask How many times an hour does it turn green? => 60 * 60 / (r + 2 * y + g)
again Within an hour, how many greens are there?
ask How many cars get through in an hour? => 60 * 60 / (r + 2 * y + g) * c
again If every green is fully used, to how many cars does an hour come?
ask For how many seconds longer is it red than it is green in each round? => r - g
again By how many seconds does red outlast green?

story alarm-app-mornings
grade 2
english gb
A = girl
n = 8..12
k = 3..7
b = 13..16
m = 20..40 by 5
body {A's} alarm rings {k} times every school morning, from Monday to Friday. This week she slept through {n} of the rings. It takes her {m} minutes to walk to school with {b} other children.
need k * 5 > n + 2
again From Monday to Friday the alarm of {A}, who walks to school for {m} minutes with {b} other children, goes off {k} times each morning. She did not hear {n} of this week's rings.
ask How many times does the alarm ring from Monday to Friday? => k * 5
again From Monday to Friday, how many rings does {A's} alarm make?
ask How many rings did she hear this week? => k * 5 - n
again {A} slept through the others. How many rings woke her?
ask How many children walk to school together? => b + 1
again Count {A} and the children who walk with her. How many are there?
ask Next week the alarm will ring {x} more times every morning. From Monday to Friday, how many rings are that in the two weeks together? => k * 5 + (k + x) * 5
x = 2..4
again From next Monday on, {A} sets {x} more rings for each morning. Count the rings of both weeks, Monday to Friday. How many are there?

story two-phones-photos
grade 2
A = girl
B = boy
C = boy
a = 20..29
b = 12..19
c = 3..5
d = 6..9
body {A} has taken {a} photos in the park, {B} has taken {b}, and {C} has taken {c} fewer than {B}. {A} deletes {d} photos at home.
again In the park {C} took {c} photos fewer than {B}, who took {b}. {A} took {a} but deleted {d} at home.
ask How many photos did {C} take? => b - c
again What is the number of {C's} photos?
ask How many photos has {A} now? => a - d
again {A} keeps the photos that she did not delete. How many are they?
ask How many photos did the three of them take in the park? => a + b + (b - c)
again Add the photos of {A}, {B} and {C} in the park. What do you get?
ask How many more photos than {C} did {A} take in the park? => a - (b - c)
again Before anything was deleted, by how many photos was {A} ahead of {C}?
ask With the deleted photos gone, how many photos do {A}, {B} and {C} have altogether? => a - d + b + (b - c)
again At home they put all the photos that are left together. How many are these?

story elevator-load
grade 3
english us
A = woman
w = 1200, 1500, 1800
p = 8..11
k = 130..160 by 5
b = 240..340 by 10
f = 13..27
body The sign in the elevator says: no more than {w} pounds. {A} gets in with {p} visitors, who weigh {k} pounds each on average. The building has {f} floors, and a robot of {b} pounds is waiting on the highest one.
ask What do the visitors weigh together? => p * k
ask How many pounds may {A} and her bags weigh at most? => w - p * k
need w - p * k > 110; w - p * k < 420
ask How many ounces does the robot weigh? => b * 16
ask {body} By how many pounds would the robot and the visitors stay below the limit without {A} in it? => w - p * k - b
need w > p * k + b + 10
ask whole An elevator for {w} pounds carries {x} boxes of {y} pounds and {z} people of {k} pounds each. How many pounds could still be loaded? => w - x * y - z * k
x = 6, 7
y = 30..50 by 4
z = 4, 5
need w > x * y + z * k + 10

story tablet-hour
grade 2
A = girl
n = 50, 55, 60, 65
a = 10..18
b = 8..16
c = 5..9
d = 2..4
body {A} may use the tablet for {n} minutes on Sunday. She draws for {a} minutes, reads for {b} minutes and plays for {c} minutes.
again On Sunday {A} draws, reads and plays on the tablet. Drawing takes {a} minutes, reading {b} and playing {c}. She is allowed {n} minutes in all.
ask How many minutes does {A} spend with the tablet? => a + b + c
again Put her three times together. How many minutes are they?
ask How many of her minutes are left? => n - (a + b + c)
again {A} may still use the tablet a little. For how many minutes?
ask The next day she does each of the three things for {d} minutes less. How many minutes is that in all? => a + b + c - 3 * d
again On Monday drawing, reading and playing all take {d} minutes less. How long is she at the tablet, in minutes?

story spoiled-pages
grade 2
A = boy
a = 22..30
b = 12..20
c = 3..6
d = 7..10
body The old printer makes {a} pages, and the new printer makes {b}. {c} pages are spoiled. {A} puts {d} good pages on the wall.
again {A} prints {a} pages on the old printer and {b} on the new one, but {c} of all the pages are spoiled. Of the good ones he hangs up {d}.
ask How many good pages are there? => a + b - c
again Throw the spoiled pages away. How many pages are good?
ask How many good pages are not on the wall? => a + b - c - d
again How many good pages has {A} not hung up?
ask How many more pages come out of the old printer than out of the new one? => a - b
again The new printer is slower. How many pages fewer does it make?

story robot-batteries
grade 2
A = woman
n = 4..6
k = 8..10
m = 11..14
x = 3..5
body {A} has {n} boxes of batteries for the robot club. There are {k} batteries in a box. {m} robots get two batteries each.
again {m} robots in the club need two batteries each. {A} has {n} boxes with {k} batteries in a box.
need n * k > 2 * m + x + 1
ask How many batteries has {A} at first? => n * k
again Count the batteries in the full boxes. How many are there?
ask How many batteries are left when every robot has its two? => n * k - 2 * m
again Each robot gets its batteries. How many does {A} keep?
ask After that, {x} robots ask for one battery more. How many does {A} still have when they have got it? => n * k - 2 * m - x
again Every robot gets its two, and {x} of them need another battery later. How many batteries are left over?
