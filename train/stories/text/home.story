topic home
english any

story electric-bill
grade 6
english gb
A = woman
p = money 0.24..0.36 by 0.02
n = 180..260 by 10
g = money 9..14
k = 30..60 by 5
y = 3..5
body Electricity costs {A} {p} for each unit, and there is a fixed charge of {g} a month. In March her household of {y} used {n} units; in April, thanks to the sunny weather, it was {k} units less.
again March was dark, so {A's} household of {y} used {n} units of electricity. April was bright and saved {k} of these units. One unit is {p}; on top of that comes a fixed charge of {g} every month.
ask How high was the bill for March? => n * p + g
again Units and fixed charge together, what did {A} owe for March?
ask Find the bill for April. => (n - k) * p + g
again What did April's electricity come to, the fixed charge included?
ask How much less were the units of April than those of March? => k * p
again What did the sunny weather save {A}?
ask What would a whole year cost if each month were like March? => (n * p + g) * 12
again Twelve months like March: how much would {A} pay for those?

story leaking-tap
grade 5
english gb
d = 20..45 by 5
h = 6..10
v = 4, 5
b = decimal 7..9 by 0.5
c = 4..6
body Drip, drip, drip: the kitchen tap loses {d} drops a minute. A plumber says that {v} drops make a millilitre. Under the tap stands a bucket which holds {b} litres, and the family of {c} sleeps for {h} hours.
again The family of {c} hears the kitchen tap drip, {d} times a minute; {v} drops are a millilitre. They put a bucket of {b} litres under it and sleep for {h} hours.
ask How many drops fall in an hour? => d * 60
again By the hour, what number of drops is lost?
ask How many millilitres of water drip into the bucket while they sleep? => d * 60 * h / v
again While everybody is asleep, what amount of water, in millilitres, gathers in the bucket?
ask In the morning, how many litres does the bucket still have room for? => b - d * 60 * h / v / 1000 decimal
need d * 60 * h % (v * 10) == 0
again When they get up, by how many litres is the bucket not full?
ask How many litres would be lost in a day? => d * 60 * 24 / v / 1000 decimal
need d * 60 * 24 % (v * 10) == 0
again Left like this from noon to noon, how many litres does the tap lose?

story cat-and-kittens
grade 1
A = girl
n = 4..6
m = 2..3
k = 7..9
need n > m
body {A's} cat is {k} years old and has {n} kittens. {m} kittens sleep in a basket. The others play with a ball.
again Look at {A's} cat! She is {k} years old. Of her {n} kittens {m} are asleep in a basket, and the rest play.
ask How many kittens play with a ball? => n - m
again How many kittens are awake?
ask How many cats live with {A}, old and young? => n + 1
again Counting the mother and all the kittens, how many are they?
ask Friends will take {g} of the kittens. Then how many cats are left, the mother too? => n + 1 - g
g = 2..3
need g < n
again {g} kittens move to friends. How many cats, with the mother, stay at {A's} home?

story bookshelf-build
grade 4
english gb
A = man
B = girl
n = 4..6
l = 80, 90, 120
k = 22..30
p = money 12..18
f = money 3..6
y = 8..12
body For {B's} room {A} builds a bookcase with {n} shelves, each {l} cm long. A board costs {p} and becomes one shelf; screws are {f}. {B}, {y}, has {k} books, each of them 3 cm thick.
again {B}, {y} years old, owns {k} books, all of them 3 cm thick. {A} builds a bookcase for her. Its {n} shelves are {l} cm long, and each is made of a board for {p}. The screws come to {f}.
ask What do boards and screws cost? => n * p + f
again How much does {A} spend on the bookcase?
ask How much length, in centimetres, do all the shelves give {B}? => n * l
again Put end to end, how long would the shelves be in centimetres?
ask How much length is left, in centimetres, when her books are in? => n * l - k * 3
again With her books put away, how many centimetres of shelf are free?
ask How many more books of that kind would fit on the shelves? => (n * l - k * 3) / 3
again What number of further books, just as thick, could stand there?

story grandpa-age
grade 5
english any
A = boy
a = 8..13
k = times 5..7
d = 3..6
y = 25..32
body Grandpa is {k} as old as {A}, who is {a}. Aunt Ines is {d} years younger than {A's} father, and Grandpa was {y} when his son, {A's} father, was born.
again {A} is {a} years old; his grandfather is {k} as old. When {A's} father was born, Grandpa was {y}. The father's sister, Aunt Ines, is {d} years the younger of the two.
ask How old is Grandpa? => a * k
again What is Grandpa's age?
ask How old is {A's} father? => a * k - y
again Find the age of Grandpa's son.
ask How old is Aunt Ines? => a * k - y - d
again What age is {A's} aunt?
ask How old was {A's} father when {A} was born? => a * k - y - a
again At {A's} birth, what was the age of his father?
ask How old will Grandpa be in {x} years? => a * k + x
x = 5, 10, 15
again {x} years from now, what will Grandpa's age be?
need a * k > 54; a * k < 86; a * k - y - a > 19; a * k - y - a < 45

story rug-and-floor
grade 6
english us
A = person
l = 12..18
w = 9..11
a = 5..8
b = 3..4
p = money 3..7 by 0.5
h = 8..10
body Hardwood floors squeak under {A's} feet, so a rug {a} feet long and {b} feet wide is laid in the living room. The room itself is {l} feet by {w} feet and {h} feet high. The rug cost {p} a square foot.
again In a living room of {l} feet by {w} feet, {h} feet high, {A} puts down a rug. It covers {a} feet by {b} feet and was sold at {p} a square foot.
ask How much did {A} pay for the rug? => a * b * p
again What was the price of the rug?
ask How many square feet of the floor are still bare? => l * w - a * b
again The rug hides some of the floor. Find the area that can still be seen, in square feet.
ask What is the distance around the room minus the distance around the rug, in feet? => 2 * (l + w) - 2 * (a + b)
again By how many feet is the edge of the room longer than the edge of the rug?
ask A strip of tape is stuck along all four edges of the rug. How many inches of tape is that? => 2 * (a + b) * 12
again Tape goes along every edge of the rug. How many inches long is it in all?

story dishwasher-load
grade 4
english any
n = 4..6
p = 4..5
c = 2..3
d = 14..20
w = 9..12
f = 12..40
body Plates everywhere! {n} people live in our house, and in a day each of them uses {p} plates and {c} cups. The dishwasher has room for {f} pieces of cutlery, needs {w} litres of water a run, and is switched on once every evening.
ask How many plates and cups are used in a day? => n * (p + c)
ask How much water does the dishwasher take in a week? => 7 * w
ask In {d} days, how many more plates than cups get dirty? => d * n * (p - c)
need p > c
ask With {g} guests in the house, how many plates and cups are used in a day? => (n + g) * (p + c)
g = 2..5

story hamster-food
grade 3
english any
A = boy
g = 8..12
b = 400, 500, 600
k = 13..24
p = money 3..5 by 0.5
w = 110..140
body Biscuit is {A's} hamster. He weighs {w} g and eats {g} g of seeds a day. {k} days ago {A} opened a bag of {b} g, which had cost {p}.
again {k} days ago {A} bought {b} g of seeds for {p} and opened the bag for Biscuit, a hamster of {w} g. Biscuit needs {g} g a day.
ask How many grams has Biscuit eaten out of the bag? => g * k
again What weight of seeds is already gone, in grams?
ask How much is left in the bag? => b - g * k
again What do the seeds in the bag still weigh?
ask How many grams does Biscuit eat in {x} weeks? => x * 7 * g
x = 2..5
again {x} weeks of seeds: how many grams are they?
ask {A's} cousin has a pair of hamsters, each as hungry as Biscuit. How many grams do all the hamsters eat together in a week? => (1 + 2) * g * 7
again With the cousin's pair as well, what do all of these hamsters eat in a week, in grams?

story paint-bedroom
grade 6
english gb
A = girl
l = decimal 3.5..4.5 by 0.5
w = decimal 2.5..3 by 0.5
h = decimal 2.4..2.6 by 0.1
o = 4..5
c = 8, 10, 12
p = money 11..17
y = 11..14
body {A}, {y}, may choose the colour of her bedroom. It is {l} m long, {w} m wide and {h} m high; door and window take up {o} square metres of the walls. A litre of paint covers {c} square metres and costs {p}.
again A litre of paint, at {p}, is enough for {c} square metres. {A}, aged {y}, wants to paint the walls of her room, which measures {l} m by {w} m with a height of {h} m. Of the walls, {o} square metres are door and window.
ask What is the distance round the room? => 2 * (l + w)
again Find how far it is along all four walls.
ask How many square metres of wall are there to paint? => 2 * (l + w) * h - o decimal
again Leave out door and window. What area, in square metres, gets painted?
ask The ceiling is painted white. How many square metres is that? => l * w decimal
again White paint goes on the ceiling. What is its area, in square metres?
ask At that price and coverage, what does the paint for {x} square metres cost? => x / c * p
x = 24, 40, 48, 60
again Suppose {x} square metres are painted. How much is the paint?

story sock-drawer
grade 2
A = boy
n = 4..8
m = 2..4
k = 3..5
need n != m; n != k; m != k
body In {A's} drawer are {n} pairs of blue socks and {m} pairs of red socks. {k} single socks have lost their partner.
again {A} opens his drawer. There are {m} pairs of red socks, {n} pairs of blue socks, and {k} socks with no partner.
ask How many pairs of socks does {A} have? => n + m
again What number of pairs is in the drawer?
ask How many blue socks are there in pairs? => n * 2
again Take the blue pairs apart. How many socks lie on the bed?
ask How many socks are in the drawer altogether? => (n + m) * 2 + k
again Counting each single sock, how many socks does {A} have?

story bath-or-shower
grade 5
english gb
A = boy
b = 130..160 by 10
s = 8..12
m = 5..8
k = 4..6
t = 11..14
need b > s * m + 15
body "Shower, don't bathe!" Mum tells {A}, {t}. A bath takes {b} litres of warm water, while the shower uses {s} litres a minute and {A} stands under it for {m} minutes. He gets clean {k} times a week.
again {A}, who is {t}, used to take a bath, which meant {b} litres of warm water. Now he showers for {m} minutes at {s} litres a minute, and that {k} times a week, as often as he bathed.
ask How much water does {A} save each time he showers? => b - s * m
again What is the difference in litres between a bath of his and a shower?
ask In a week, how many litres does he use for showers? => k * s * m
again Find the amount of water, in litres, that a week of showers takes.
ask How many litres are saved in a whole year of 52 weeks? => 52 * k * (b - s * m)
again Over the 52 weeks of a year, how many litres does Mum's advice spare?
ask If {A} sings and showers for {x} minutes longer, by how much does a bath still exceed the shower? => b - s * (m + x)
x = 2..3
need b > s * (m + 3) + 4
again A song lengthens the shower by {x} minutes. How many litres less than a bath is it even so?

story pocket-money-chores
grade 3
english us
A = girl
B = boy
a = money 0.5..0.9 by 0.1
b = money 1.25..1.75 by 0.25
n = 6..9
m = 3..5
w = money 30..45 by 5
k = 7..12
body On the fridge hangs a list: drying the dishes {a}, walking the dog {b}. This week {A} dried the dishes {n} times and walked the dog {m} times. {B}, {k}, took the dog out on the other days. A puzzle that {A} wants is {w}.
again This week {A} earned {b} on each of {m} walks with the dog, and {a} each of the {n} times she dried the dishes. {B}, who is {k}, did the other walks. {A} would like a puzzle for {w}.
ask How much money did {A} earn? => n * a + m * b
again What did dishes and dog bring her?
ask How much does {A} still need for the puzzle? => w - (n * a + m * b)
again If she spends all that she has earned this week on the puzzle, how much is missing?
ask {B} walked the dog once a day on the rest of the week's days. What did he get? => (7 - m) * b
again Once a day somebody walked the dog, and {A} did not walk it every day. How much did the other walks bring {B}?
ask By how much did {A's} walks bring in more than her dishes? => m * b - n * a
need m * b > n * a
again Walks or dishes: how much more did the walks pay her?

story tree-heights-siblings
grade 2
english gb
A = girl
B = boy
C = boy
a = 128..139
k = 5..9
m = 11..18
body On the kitchen door, pencil lines show how tall we are. {A} is {a} cm tall. {B} is {k} cm taller than {A}, and {C} is {m} cm shorter than {A}.
again Pencil lines on the kitchen door: the line for {A} is at {a} cm. For {B} it is {k} cm higher than that, for {C} {m} cm lower.
ask How tall is {B}, in centimetres? => a + k
again At how many centimetres is the line for {B}?
ask How tall is {C}, in centimetres? => a - m
again Where is {C's} line, in centimetres?
ask How many centimetres taller than {C} is {B}? => k + m
again What is the distance between {B's} line and {C's}?
ask Since last year {B} has grown {g} cm. How tall was {B} last year, in centimetres? => a + k - g
g = 2..4
again A year ago {B's} line was {g} cm lower. At how many centimetres was it?

story fish-tank
grade 6
english gb
A = person
l = 60, 80, 100
w = 30, 40
h = 30..45 by 5
g = 5, 6
n = 7..12
p = money 3..5 by 0.5
body {A's} fish tank is {l} cm long and {w} cm wide, and the water stands {h} cm high in it. Every week {g} litres are taken out and replaced by fresh water. {n} fish, bought at {p} each, swim in the tank.
again The water in {A's} fish tank covers {l} cm by {w} cm and is {h} cm deep. {n} fish live there; each of them was {p}. Fresh water, {g} litres of it, takes the place of the old every week.
ask How many litres of water are in the tank? => l * w * h / 1000 decimal
again A litre is 1000 cubic centimetres. How many litres does the tank hold?
ask How much water is there for each fish, in cubic centimetres? => l * w * h / n
need l * w * h % n == 0
again Divide the water evenly among the fish. What is each one's share in cubic centimetres?
ask With {x} fish more at the same price, what would all the fish have cost? => (n + x) * p
x = 3..6
again Buying {x} further fish would bring the price of all of them to what sum?
ask {A} is ill and takes out the old water for the first time after {k} weeks, as much as for all these weeks together. How many litres of the old water stay in the tank? => l * w * h / 1000 - k * g decimal
k = 2..3
again {k} weeks' worth of water is taken out at once. How much of the water in the tank is not, in litres?

story apartment-rent-share
grade 6
english us
A = person
B = person
C = person
r = money 1500..2100 by 60
e = money 60..120 by 6
w = money 36..54 by 3
s = money 800..950 by 10
m = 60..95 by 5
body Three friends, {A}, {B} and {C}, share an apartment of {m} square yards. Rent is {r} a month, the electric bill is {e}, and the internet is {w}. They split everything evenly. Living alone would cost {A} {s} a month.
again {A}, {B} and {C} live together on {m} square yards. Each month they pay {r} in rent, {e} for electricity and {w} for the internet, and all of it is divided equally among the three of them. A place of {A's} own would be {s} a month.
ask What does each of the three pay a month? => (r + e + w) / 3
again Find a single friend's part of all the bills of a month.
ask How much money does {A} save every month by sharing? => s - (r + e + w) / 3
again By what amount is sharing cheaper for {A} than living alone, per month?
ask How much rent do the three of them pay in a year? => 12 * r
again Over twelve months, what goes to the landlord?
ask If a fourth friend moved in, what would each pay for rent and internet together? => (r + w) / 4
need (r + w) % 4 == 0
again With four people instead of three, how large would each one's part of rent and internet be?

story dog-walks
grade 4
english gb
A = girl
d = decimal 1.5..3.5 by 0.5
e = decimal 0.8..1.2 by 0.2
k = 10..16
w = 18..29
body Whatever the weather, Bruno wants out. In the morning and in the evening {A} walks him round the pond, {d} km each time; at noon the round is only {e} km long. Bruno weighs {w} kg and sleeps {k} hours a day.
again Bruno, a dog of {w} kg, goes out three times a day with {A}. The pond round of {d} km comes twice, the noon round of {e} km once. In between he sleeps a lot, {k} hours a day.
ask How far does Bruno walk in a day? => 2 * d + e
again Add the walks of a day. What distance do they make?
ask How many metres longer is the pond round than the noon round? => (d - e) * 1000
again In metres, what does the noon round lack compared with the pond round?
ask What distance do {A} and Bruno cover in a week? => 7 * (2 * d + e)
again From Sunday to Saturday, how far do they walk?
ask On a rainy day all the rounds are {x} km shorter. How many kilometres do they walk that day? => 2 * (d - x) + (e - x) decimal
x = decimal 0.2..0.5 by 0.1
again It pours, and each of the rounds gets {x} km shorter. How many kilometres are left of the day's walks?

story freezer-peas
grade 3
english any
A = man
n = 5..8
g = 450, 500, 750
k = 120..180 by 10
m = 2..3
d = 3..6
body {A} keeps {n} bags of peas in the freezer, {g} g in each. A meal for the family takes {k} g of peas, and they have peas {m} times a week. {d} bags of beans lie beside them.
again A meal with peas needs {k} g of them, and the family of {A} has such a meal {m} times a week. In the freezer are {d} bags of beans and {n} bags of peas; a bag of peas weighs {g} g.
ask How many grams of peas are in the freezer? => n * g
again What do all the peas weigh, in grams?
ask How many grams of peas does the family eat in {w} weeks? => w * m * k
w = 4..5
again {w} weeks pass. What weight of peas, in grams, is eaten?
ask How many grams of peas remain after the meals of a single week? => n * g - m * k
again A week later, what weight of peas, in grams, has not been eaten?
ask What weight is a bag when {x} meals have been taken from it, in grams? => g - x * k
x = 2
again {x} meals come out of the same bag. How many grams stay in it?

story lightbulbs-led
grade 7
english us
A = woman
n = 9..16
o = 60, 75, 100
w = 8..12
h = 3..5
p = money 2.5..4 by 0.25
body {A} replaces {n} old bulbs of {o} watts by LED bulbs of {w} watts, which cost {p} each. The lamps are on for {h} hours a day.
again Each of the {n} lamps in {A's} house burned with {o} watts. The LED bulbs that she puts in at {p} each need {w} watts. On an average day a lamp is on for {h} hours.
ask How many watts less do all the lamps need together with the new bulbs? => n * (o - w)
again By how many watts does the need of the whole house fall when all the lamps are on?
ask What do the new bulbs cost {A}? => n * p
again How much does she pay for changing all of the bulbs?
ask In a year of 365 days, how many kilowatt-hours does one of the lamps save? => (o - w) * h * 365 / 1000 decimal
again A thousand watt-hours make a kilowatt-hour. What does a lamp save in 365 days, counted in kilowatt-hours?
ask How many watt-hours do all the new bulbs use in a week? => n * w * h * 7
again Over seven days, what do all the LED bulbs use together, in watt-hours?
