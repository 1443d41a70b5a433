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
ask How high was the bill for March? {body} => n * p + g
again Units and fixed charge together, what did {A} owe for March?
ask Find the bill for April. => (n - k) * p + g
again What did April's electricity come to, the fixed charge included?
ask How much less did the units cost in April than in March? => k * p
again What did the sunny weather save {A}?
ask What would a whole year cost if each month were like March? => (n * p + g) * 12
again Twelve months like March: how much would {A} pay for those?
ask whole If a unit of electricity costs {p} and the fixed charge is {g} a month, what do {q} months with {n} units each cost? => q * (n * p + g)
q = 2..6
again whole A household uses {n} units of electricity a month at {p} a unit and pays a fixed charge of {g} every month. How high is the bill for {q} months?

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
ask How many drops fall in an hour? {body} => d * 60
again Every hour, how many drops go to waste?
ask How many millilitres of water drip into the bucket while they sleep? => d * 60 * h / v
again While everybody is asleep, what amount of water, in millilitres, gathers in the bucket?
ask In the morning, how many litres does the bucket still have room for? => b - d * 60 * h / v / 1000 decimal
need d * 60 * h % (v * 10) == 0
again When they get up, how many more litres could the bucket hold?
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
ask How many kittens play with a ball? {body} => n - m
again How many kittens are awake?
ask How many cats live with {A}, old and young? => n + 1
again Count the mother and all her kittens. How many cats does {A} have?
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
l = 60, 90, 120
k = 22..30
p = money 12..18
f = money 3..6
y = 8..12
body For {B's} room {A} builds a bookcase with {n} shelves, each {l} cm long. A board costs {p} and becomes one shelf; screws are {f}. {B}, {y}, has {k} books, each of them 3 cm thick.
again {B}, {y} years old, owns {k} books, all of them 3 cm thick. {A} builds a bookcase for her. Its {n} shelves are {l} cm long, and each is made of a board for {p}. The screws come to {f}.
ask What do boards and screws cost? {body} => n * p + f
again How much does {A} spend on the bookcase?
ask How much length, in centimetres, do all the shelves give {B}? => n * l
again Put end to end, how long would the shelves be in centimetres?
ask When her books are in, how many centimetres of shelf are left? => n * l - k * 3
again With her books put away, what length of shelf, in centimetres, is free?
ask How many more books of that kind would fit on the shelves? => (n * l - k * 3) / 3
again For how many further books, just as thick, is there room?
ask whole Work out how many more books fit on {n} shelves of {l} cm if each book is 2 cm thick and not 3 cm. => n * l / 2 - n * l / 3
need l % 6 == 0

story grandpa-age
grade 5
english any
A = boy
a = 8..13
k = times 5..7
d = 3..6
y = 25..32
body Grandpa is {k} as old as {A}, who is {a}. Aunt Ines is {d} years younger than {A's} father, and Grandpa was {y} when his son, {A's} father, was born.
again {A} is {a} years old; his grandfather is {k} as old. When {A's} father was born, Grandpa was {y}. The father's sister, Aunt Ines, is {d} years younger than he is.
ask How old is Grandpa? {body} => a * k
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
ask How many feet longer is the way around the room than the way around the rug? => 2 * (l + w) - 2 * (a + b)
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
ask With {g} guests in the house who use just as many, how many plates and cups are used in a day? => (n + g) * (p + c)
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
again Blue and red together, how many pairs are in the drawer?
ask How many blue socks are there in pairs? => n * 2
again The blue pairs are taken apart. How many blue socks does {A} hold?
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
body "Shower, don't bathe!" Mum tells {A}, {t}. A bath takes {b} litres of warm water, while the shower uses {s} litres a minute and {A} stands under it for {m} minutes. He washes like this {k} times a week.
again {A}, who is {t}, used to take a bath, which meant {b} litres of warm water. Now he showers for {m} minutes at {s} litres a minute, and that {k} times a week, as often as he bathed.
ask How much water does {A} save each time he showers? => b - s * m
again What is the difference in litres between a bath of his and a shower?
ask In a week, how many litres does he use for showers? => k * s * m
again Find the amount of water, in litres, that a week of showers takes.
ask How many litres are saved in a whole year of 52 weeks? => 52 * k * (b - s * m)
again Over the 52 weeks of a year, how many litres does Mum's advice spare?
ask If {A} sings and showers for {x} minutes longer, how many litres does he still save? => b - s * (m + x)
x = 2..3
need b > s * (m + 3) + 4
again A song lengthens the shower by {x} minutes. How many litres less than a bath is it even so?
ask whole How many litres does a family of {q} save in a week if each of them swaps {k} baths of {b} litres for showers of {m} minutes at {s} litres a minute? => q * k * (b - s * m)
q = 3..5
need q != k; q != m
again whole A bath is {b} litres; a shower of {m} minutes takes {s} litres a minute. Each of {q} people showers {k} times a week instead of having a bath. How much water is saved in a week?

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
ask whole Drying the dishes earns you {a}, and walking the dog {b}. How much do you earn in {q} weeks if you do each of them {m} times a week? => q * m * (a + b)
q = 6..8
again whole {m} times a week you walk the dog for {b} and dry the dishes for {a}. What do you earn in {q} weeks?

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
ask How many litres of water are in the tank? {body} => l * w * h / 1000 decimal
again A litre is 1000 cubic centimetres. How many litres of water are they?
ask How much water is there for each fish, in cubic centimetres? => l * w * h / n
need l * w * h % n == 0
again Divide the water evenly among the fish. What is each one's share in cubic centimetres?
ask With {x} more fish at the same price, what would all the fish have cost? => (n + x) * p
x = 3..6
again Buying {x} further fish would bring the price of all of them to what sum?
ask {A} has been ill. After {k} weeks without a change, the water for all these weeks is taken out at once. How many litres of the old water stay in the tank? => l * w * h / 1000 - k * g decimal
k = 2..3
again {A} forgot the fresh water and now takes out {k} weeks' worth at once. How many litres of old water are left in the tank?

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
m = 1020..1180 by 20
body Three friends, {A}, {B} and {C}, share an apartment of {m} square feet. Rent is {r} a month, the electric bill is {e}, and the internet is {w}. They split everything evenly. Living alone would cost {A} {s} a month.
again {A}, {B} and {C} live together on {m} square feet. Each month they pay {r} in rent, {e} for electricity and {w} for the internet, and all of it is divided equally among the three of them. A place of {A's} own would be {s} a month.
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
ask How far does Bruno walk in a day? {body} => 2 * d + e
again Add the walks of a day. What distance do they make?
ask How many metres longer is the pond round than the noon round? => (d - e) * 1000
again By how many metres is the noon round shorter than the pond round?
ask What distance do {A} and Bruno cover in a week? => 7 * (2 * d + e)
again From Sunday to Saturday, how far do they walk?
ask On a rainy day each of the rounds is {x} km shorter. How many kilometres do they walk that day? => 2 * (d - x) + (e - x) decimal
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
ask whole Calculate how many meals of {k} g can be made from {n} bags with {g} g of peas each if {q} g fall on the floor. => (n * g - q) / k
q = 30..250 by 10
need (n * g - q) % k == 0

story lightbulbs-led
grade 7
english us
A = woman
n = 9..16
o = 60, 75, 100
w = 8..12
h = 3..5
p = money 2.5..4 by 0.25
body {A} replaces {n} old bulbs of {o} watts with LED bulbs of {w} watts, which cost {p} each. The lamps are on for {h} hours a day.
again Each of the {n} lamps in {A's} house used to need {o} watts. The LED bulbs that she puts in at {p} each take {w} watts. On an average day a lamp is on for {h} hours.
ask With the new bulbs, how many fewer watts do all the lamps need together? => n * (o - w)
again All the lamps are on. How many watts are saved by the new bulbs?
ask What do the new bulbs cost {A}? {body} => n * p
again How much does she pay for changing all of the bulbs?
ask In a year of 365 days, how many kilowatt-hours does one of the lamps save? => (o - w) * h * 365 / 1000 decimal
again A thousand watt-hours make a kilowatt-hour. What does a lamp save in 365 days, counted in kilowatt-hours?
ask How many watt-hours do all the new bulbs use in a week? => n * w * h * 7
again Over seven days, what do all the LED bulbs use together, in watt-hours?

story laundry-pegs
grade 2
english gb
A = girl
n = 6..9
m = 3..5
k = 4..8
need n != k; m != k
body Out in the garden {A} hangs up the washing. Each shirt takes two pegs, and there are {n} shirts. Each towel takes three pegs, and there are {m} towels. {k} pegs stay in the bag.
again {A} needs two pegs to hang up a shirt and three for a towel. She hangs up {m} towels and {n} shirts, and {k} pegs are left in the bag.
ask How many pegs do the shirts take? => n * 2
again To hang up all the shirts, how many pegs does she use?
ask How many pegs hold up the shirts and the towels? => n * 2 + m * 3
again How many pegs are on the line in all?
ask How many pegs does {A} have, with those in the bag? => n * 2 + m * 3 + k
again On the line or in the bag, how many pegs are there?
ask How many more pegs hold up shirts than towels? => n * 2 - m * 3
need n * 2 > m * 3
again By how many pegs do the shirts need more than the towels?

story piggy-quarters
grade 3
english us
A = boy
q = 9..16
d = 5..8
n = 10..18
p = money 6.5..9.5 by 0.5
y = 2..3
need q != n; d != n
body Clink! {A} turns his piggy bank over, and out fall {q} quarters, {d} dimes and {n} nickels. He has been filling it for {y} months because he wants a leash for the family dog, which costs {p}.
again {A} has been saving for {y} months to buy a leash for {p}. In his piggy bank he finds {n} nickels, {d} dimes and {q} quarters.
ask How many coins fall out? {body} => q + d + n
again How many coins had he saved in the piggy bank?
ask How many cents are the quarters worth? => q * 25
again Counted in cents, what are the quarters worth?
ask How many cents does {A} have altogether? => q * 25 + d * 10 + n * 5
again Find the worth of all the coins, in cents.
ask How many cents must he still save for the leash? => p * 100 - (q * 25 + d * 10 + n * 5)
need p * 100 > q * 25 + d * 10 + n * 5 + 20
again The leash costs more than the coins are worth. By how many cents?
ask whole How many cents more are {q} quarters worth than {d} dimes and {n} nickels together? => q * 25 - (d * 10 + n * 5)
again whole {q} quarters lie on one pile, {d} dimes and {n} nickels on another. By how many cents is the first pile worth more?

story curtains-fabric
grade 6
english gb
A = person
n = 2..4
h = decimal 2.2..2.6 by 0.1
x = 15..25 by 5
p = money 9..15
s = money 28..46 by 2
w = 5..7
z = money 16..26 by 2
body Both curtains of a window must be {h} m long when they hang, and each needs another {x} cm for the hems. {A} sews curtains for {n} windows out of cloth that costs {p} a metre. Ready-made curtains would be {s} a window. The room has {w} plants.
again In a room with {w} plants, {A} wants curtains, two for each of {n} windows. A curtain hangs down {h} m, and {x} cm more are lost in its hems. The cloth is {p} a metre; bought ready-made, the curtains of a window would be {s}.
ask How many metres of cloth go into a single curtain? => h + x / 100 decimal
again Hems included, what length of cloth, in metres, does one curtain take?
ask How much cloth, in metres, does {A} buy for all the windows? => n * 2 * (h + x / 100)
again Find the length of cloth, in metres, that is needed in all.
ask What does the cloth cost? => n * 2 * (h + x / 100) * p
again How much is the cloth for all the curtains?
ask What would ready-made curtains cost for all the windows if each window were {y} cheaper? => n * (s - y)
y = money 3..7
again Take {y} off each window's ready-made curtains. What would all of them cost?
ask whole If each of {n} windows gets two curtains of {h} m at {p} a metre and the rail for a window costs {z}, what must be paid? => n * (2 * h * p + z)
again whole Two curtains of {h} m, cut from cloth at {p} a metre, hang on a rail that costs {z}. What do curtains and rails for {n} windows cost?

story chicken-coop-eggs
grade 4
english us
A = girl
h = 7..11
e = 5..6
f = 2..3
p = money 3.5..5 by 0.25
g = money 12..19
need h * e % 12 != 0
body Behind the house {A's} family keeps {h} hens. Each lays {e} eggs a week. The family eats {f} dozen of the week's eggs and sells what is left to a neighbor at {p} for ten. A month's feed costs {g}.
again {h} hens live behind {A's} house, and a hen lays {e} eggs a week. {f} dozen of these the family keeps for itself; a neighbor takes the others and pays {p} for ten. Feed for a month is {g}.
need h * e > f * 12 + 4
ask How many eggs do the hens lay in a week? {body} => h * e
again What is the number of eggs laid each week?
ask How many eggs does the neighbor get each week? => h * e - f * 12
again How many of a week's eggs are not eaten by the family?
ask How much money does the neighbor pay for the eggs of a week? => (h * e - f * 12) / 10 * p
again Find what the neighbor owes the family every week.
ask With {x} more hens that lay just as well, how many eggs would be left for the neighbor each week? => (h + x) * e - f * 12
x = 2..4
again {x} new hens arrive and lay as many eggs as the others. If the family eats no more than before, how many eggs a week can be sold?
ask whole {h} hens lay {e} eggs a week each. How many eggs are left after {v} weeks if {f} dozen are eaten every week? => v * (h * e - f * 12)
v = 4, 8

story stairs-carpet
grade 5
english gb
n = 11..14
t = 24, 25, 26
r = 17, 18, 19
w = 70, 80, 90
p = money 16..24
k = 2..3
body Creaky stairs in our house: {n} steps, each of which is {t} cm deep and {r} cm high, all {w} cm wide. A carpet is to run over the top and front of every step. It costs {p} a metre. The stairs have served {k} generations.
again Over the {n} steps of our old stairs, which have seen {k} generations, a carpet will be laid at {p} a metre. A step is {w} cm wide, {t} cm deep and {r} cm high, and the carpet covers its top and its front.
ask How high do the stairs climb, in centimetres? {body} => n * r
again How many centimetres above the ground floor do they end?
ask How many metres of carpet are needed? => n * (t + r) / 100 decimal
again What length of carpet, in metres, covers all the steps?
ask What does the carpet cost? => n * (t + r) / 100 * p
again Calculate the price of the carpet.
ask If the first {x} steps stayed bare, how many centimetres of carpet would be needed? => (n - x) * (t + r)
x = 2..4
again {x} steps at the bottom are left as they are. What length of carpet, in centimetres, is enough for the others?

story moving-boxes-attic
grade 4
english any
A = woman
n = 38..56
f = fraction 1/2, 1/4, 1/3
m = 7..12
k = 3..6
w = 8..14
need n * f % 1 == 0; n - f * n > m + 5
body Up in the attic of {A's} house stood {n} boxes. {f} of them held old toys. She gave {m} of the boxes to a flea market and found {k} more behind the chimney. A box weighs {w} kg on average.
again {A} found {n} boxes in her attic, {w} kg each on average, and behind the chimney {k} others. Old toys filled {f} of the boxes she found first. {m} boxes went to a flea market.
ask How many boxes are in the attic now? => n - m + k
again After the flea market and the find, how many boxes does {A} have?
ask How many of the boxes that stood there at first held something other than toys? => n - f * n
again Leave out the chimney. How many boxes had no toys in them?
ask By how many kilograms did the attic get lighter through the flea market? => m * w
again What weight, in kilograms, was given to the flea market?
ask All the boxes that are left are put in {t} stacks of the same height. How many boxes high is a stack? => (n - m + k) / t
t = 6..12
again {A} tidies up and makes {t} equal stacks of all the boxes that remain. How many boxes does she put in each?

story twins-and-sister
grade 5
english any
A = girl
B = boy
C = girl
a = 5..8
d = 6..9
m = 39..45
p = money 15..25 by 5
body {B} and {C} are twins of {a}. {A}, their sister, is {d} years older. Their mother is {m}. On every birthday in the family Grandma puts {p} into a savings book for the child.
again The mother of {A}, {B} and {C} is {m}. {A} was {d} when her brother and sister, the twins {B} and {C}, were born; the twins are {a} now. A child's birthday is worth {p} from Grandma in the savings book.
ask How old is {A}? => a + d
again What age has the twins' sister reached?
ask What do the ages of the three children add up to? => 2 * a + a + d
again Find the sum of the ages of {A}, {B} and {C}.
ask How many years older is the mother than the three children put together? => m - (3 * a + d)
need m > 3 * a + d
again By how many years does the mother's age exceed the sum of the children's ages?
ask How old was the mother when {A} was born? => m - (a + d)
again At {A's} birth, what was the mother's age?
ask Since {A} was born, how much money has Grandma put into the three savings books, counting from each child's first birthday? => p * (2 * a + a + d)
again From the first birthday of each child until now, what has Grandma saved for all of them?

story router-plan
grade 7
english gb
A = man
a = money 24..34
b = money 36..46
k = 6, 9
s = money 40..70 by 5
r = percent 10, 20, 25
n = 3..5
body Two offers for the internet lie on {A's} kitchen table. Fibra asks for {a} a month and {s} once for the box. Netto asks for {b} a month, with {r} off during the first {k} months, and gives away the box. {n} people will use it.
again "Fibra: {a} a month, box {s}." "Netto: {b} a month, the first {k} months {r} cheaper, box free." That is what {A}, whose household has {n} people, finds in two letters.
ask What does the first year with Fibra cost? {body} => 12 * a + s
again If {A} takes Fibra, what will he have paid after twelve months?
ask How much is a month with Netto at the beginning? => b - b * r / 100
again What does Netto ask for in each of the cheaper months?
ask Calculate the price of the first year with Netto. => 12 * b - k * b * r / 100
again If {A} takes Netto, how much do the first twelve months cost?
ask For the second year, how much dearer is Netto than Fibra? => 12 * (b - a)
again The box and the cheaper months are over. By how much does Netto then cost more in a year?
ask whole An internet plan costs {b} a month with {r} off in the first {k} months. What do those first months cost in all? => k * (b - b * r / 100)
again whole During the first {k} months, {r} is taken off a plan of {b} a month. How much is paid in that time?

story birdhouse-wood
grade 4
english us
A = boy
l = 168..240 by 12
a = 7..10
b = 5..6
n = 3..5
p = money 8..14 by 0.5
body From a board {l} inches long {A} saws the parts of {n} birdhouses for the backyard. Every birdhouse takes four walls of {a} inches and two roof parts of {b} inches each. The board was {p}.
again {A} makes {n} birdhouses out of a board that was {p} and is {l} inches long. Four walls of {a} inches each and a roof of two parts, each {b} inches, are sawn for every house.
ask How many inches of board does a birdhouse take? => 4 * a + 2 * b
again Walls and roof together, how many inches go into one house?
ask How many inches of the board are left over? => l - n * (4 * a + 2 * b)
need l > n * (4 * a + 2 * b) + 3
again What length of board, in inches, is not used?
ask How long is the board in feet? => l / 12
again Express the length of the board in feet.
ask How many inches more go into the walls of all the birdhouses than into their roofs? => n * (4 * a - 2 * b)
again For all the houses, by how many inches do the walls exceed the roofs?

story milk-fridge
grade 3
english us
A = person
n = 4..6
c = 2..3
d = 4..5
p = money 3.2..4.4 by 0.2
g = 11..20
body Milk is gone fast at {A's} home. Each of the {n} people there drinks {c} cups a day. A gallon is 16 cups and costs {p}; {A} buys {d} gallons on Sunday. On the fridge door are {g} magnets.
again {A} buys {d} gallons of milk on Sunday, at {p} a gallon. There are 16 cups in a gallon. Every day {c} cups are drunk by each of the {n} people at home. {g} magnets hold the shopping list.
ask How many cups of milk are drunk in a day? => n * c
again What is the daily use of milk at home, in cups?
ask How many cups of the milk remain after {x} days? => d * 16 - x * n * c
x = 2..3
again {x} days after the shopping, how many cups are in the fridge?
ask How much change does {A} get from {w}? => w - d * p
w = money 30
again At the checkout {A} gives {w}. How much comes back?
ask A cousin stays for a week and drinks as much as each of the others. How many cups do all of them drink in that week? => (n + 1) * c * 7
again With a cousin of the same thirst in the house, how many cups go in a week?
ask whole Find how many gallons of 16 cups {n} people need in {v} days when each of them drinks {c} cups a day. => n * c * v / 16 decimal
v = 8, 10, 12, 20
again whole Each of {n} people drinks {c} cups of milk a day. With 16 cups to the gallon, how many gallons do they need for {v} days?

story rain-barrel
grade 6
english gb
A = woman
v = 200, 300, 400
k = 8, 10, 12
n = 6..9
m = 11..16
p = money 2.4..3.6 by 0.2
f = fraction 1/4, 1/2, 3/4
body Next to {A's} shed stands a rain barrel of {v} litres, which is {f} full. Each evening she fills her can of {k} litres from it {n} times for the vegetables. A thousand litres from the tap cost {p}, and {m} drops of rain have just fallen on her nose.
again {A's} rain barrel can hold {v} litres; {f} of that is in it. For her vegetables she needs {n} cans of {k} litres every evening. {m} drops fall on her nose while she works. Tap water would be {p} for a thousand litres.
ask How many litres does {A} pour out each evening? => n * k
again Find the amount of water, in litres, that an evening takes.
ask How many litres of water are in the barrel? => f * v
again What does the barrel hold at the moment, in litres?
ask After this evening's watering, how many litres more could the barrel hold? => v - (f * v - n * k)
need f * v > n * k
again This evening she waters the vegetables from the barrel. What amount of rain, in litres, would fill it up then?
ask If {A} only used tap water, how much would {x} evenings cost? => x * n * k / 1000 * p
x = 50, 100, 125
again With water from the tap, what would {A} pay for {x} evenings?
ask whole A barrel of {v} litres is {f} full when {n} cans of {k} litres are taken out of it. How many litres are left? => f * v - n * k
again whole {n} cans of {k} litres are filled from a barrel that can hold {v} litres but is {f} full. What remains in it, in litres?

story spice-jars
grade 1
A = boy
n = 5..8
m = 3..4
k = 2..3
need m != k
body On a rack stand {n} jars of spice. {A} adds {m} new jars. Oh no, {k} jars fall down and break!
again {A} puts {m} new jars of spice on a rack with {n} jars. Then {k} of them break.
ask How many jars stood on the rack before some fell? => n + m
again Before the noise, how many jars were there?
ask How many jars are whole? => n + m - k
again How many jars did not break?
ask Dad buys {g} jars to make the rack full again. How many jars are on it now? => n + m - k + g
g = 5..9
again {g} jars from the shop are put on the rack. How many stand there in the end?

story wifi-hours
grade 5
english any
A = girl
B = boy
n = 45..75 by 5
w = 90..120 by 10
d = 15..25 by 5
y = 10..13
need w > n + 5
body A rule in our home: {n} minutes at the computer on each school day, {w} minutes on each day of the weekend. {A}, {y}, gives {d} of her minutes to her brother {B} every Wednesday. There are five school days.
again At home everybody gets {w} minutes at the computer on Saturday, just as many on Sunday, and {n} minutes on each of the five school days. On Wednesdays {A}, who is {y}, lets {B} have {d} of hers.
ask How many minutes may a child spend at the computer in a week? => 5 * n + 2 * w
again Add up what the rule allows in a week. How many minutes is it?
ask How many minutes more than {A} does {B} use on a Wednesday if both use all they have? => 2 * d
again On Wednesday both use every minute they have. By how many minutes does {B} stay on longer than {A}?
ask How many minutes does {A} use in a full week, Wednesday's present taken off? => 5 * n + 2 * w - d
again {A} gives some time away and uses the rest. How many minutes a week is she at the computer?
ask How many hours does the rule allow on the Saturdays of {k} weeks? => k * w / 60 decimal
k = 3, 6, 9
again {k} Saturdays go by. How many hours at the computer are allowed on them?

story tidy-toys
grade 2
A = boy
n = 21..34
a = 8..12
b = 5..7
k = 2..4
need n > a + b + k
body Toys lie all over the carpet, {n} of them! {A} puts {a} cars into a box and {b} animals on a shelf. {k} balls go under the bed. The rest are building bricks.
again {n} toys are on {A's} carpet: {a} cars, {b} animals, {k} balls, and building bricks. The cars go into a box, the animals on a shelf, and the balls under the bed.
ask How many building bricks are there? {body} => n - a - b - k
again Only bricks are left on the carpet. How many bricks is that?
ask How many toys has {A} put into the box or on the shelf? => a + b
again Cars and animals together, how many toys is that?
ask How many more toys went into the box than under the bed? => a - k
again How many fewer toys are under the bed than in the box?
ask {A's} sister tidies away {g} of the bricks. Then how many bricks are still on the carpet? => n - a - b - k - g
g = 2..3
again Of the bricks {g} are put away by his sister. How many are not?

story stove-wood
grade 5
english gb
A = man
c = 6..9
p = money 70..95 by 5
n = 24..32
w = 10..14
k = 16..22
d = money 15..30 by 5
body Winter is long in {A's} cottage. He orders {c} cubic metres of firewood at {p} each; delivery is {d} for the whole load. In a week the stove burns {n} logs, and a basket holds {k}. The stove heats the cottage for {w} weeks.
again A load of {c} cubic metres of firewood, {p} apiece and {d} more for delivery, has come to {A's} cottage. His stove takes {n} logs every week for {w} weeks. Into the basket beside it go {k} logs.
ask How much does {A} pay for the wood, delivery included? => c * p + d
again Find the whole bill for the load.
ask How many logs does the stove burn in the winter? {body} => w * n
again From the first week to the last, how many logs are burned?
ask {A} fetches {x} full baskets in the first week. How many logs are left at its end? => x * k - n
x = 2
again {x} baskets, both full, are carried in during the first week. How many logs of these remain at the end of it?
ask If each of the cubic metres gave {y} logs, how many logs would be left in spring? => c * y - w * n
y = 55..70 by 5
need c * y > w * n + 5
again Suppose a cubic metre is {y} logs. When the heating is over, how many logs are not burned?
ask whole How much is left of {q} after {c} cubic metres of wood at {p} each and the delivery for {d} have been paid? => q - (c * p + d)
q = money 900, 1000
again whole Somebody with {q} buys {c} cubic metres of wood at {p} apiece and has them delivered for {d}. How much money remains?

story picture-wall
grade 6
english gb
A = person
w = 380..460 by 20
n = 4..6
f = 30, 40
g = 10..14
h = 50, 55, 60
body {A} hangs {n} pictures in a row on a wall that is {w} cm wide. Each frame is {f} cm wide and {h} cm high. Between neighbouring frames there is a gap of {g} cm.
again A wall of {w} cm is waiting for {n} pictures in a row. Their frames are {h} cm high and {f} cm wide. {A} leaves {g} cm between each picture and the next.
ask How wide is the row of pictures, gaps included, in centimetres? => n * f + (n - 1) * g
again From the left edge of the first picture to the right edge of the last, how many centimetres is it?
ask How many centimetres of wall are left beside the row of pictures, on the two sides together? => w - (n * f + (n - 1) * g)
again Left and right of the row, what length of free wall is there in all, in centimetres?
ask What is the perimeter of a frame in centimetres? {body} => 2 * (f + h)
again Once round a frame, how many centimetres is that?
ask How many centimetres of golden strip are needed to go round all the frames? => n * 2 * (f + h)
again A golden strip is glued round every frame. What length in centimetres is used?

story washing-powder
grade 7
english gb
A = woman
b = decimal 2.4..3.6 by 0.3
s = 60, 75
l = 4..6
p = money 8..14
r = percent 20, 25
y = 11..18
body Clean clothes again! A box of washing powder weighs {b} kg and costs {p}. {A} takes {s} g for a load and washes {l} loads a week. This week the box is sold with {r} more powder at the old price. Her machine is {y} years old.
again {s} g of powder is what {A} puts into her machine, {y} years old, for every load, and there are {l} loads a week. A box of {b} kg is {p}. For a short time the box holds {r} more and costs the same.
ask How many loads can be washed from an ordinary box? {body} => b * 1000 / s
need b * 1000 % s == 0
again For how many loads does {A} get powder out of an ordinary box?
ask How many grams of powder does the larger box hold? => b * 1000 * (100 + r) / 100 count
again Find the weight of powder, in grams, in the special box.
ask After {k} weeks, how many grams of an ordinary box are left? => b * 1000 - k * l * s
k = 2..5
again {A} opens an ordinary box and uses it for {k} weeks. What weight of powder, in grams, remains?
ask How many grams of powder does {A} use in a year of 52 weeks? => 52 * l * s
again In the 52 weeks of a year, what weight of powder goes into the machine, in grams?

story solar-roof
grade 7
english gb
A = person
n = 12..20
w = 400, 450
h = decimal 2.5..4.5 by 0.5
u = 8..12
c = money 210..280 by 10
body Since May the roof of {A's} family has carried {n} solar panels. Each gives {w} watts when the sun shines, which it does for {h} hours on an average day. The family uses {u} kilowatt-hours a day; a panel cost {c}.
again {n} solar panels at {c} each were put on the roof of {A's} family in May. A panel delivers {w} watts as long as the sun shines, on average {h} hours a day. What the family itself needs is {u} kilowatt-hours a day.
ask How many kilowatts do the panels give together in full sunshine? => n * w / 1000 decimal
again Find the power of all the panels in kilowatts.
ask How many kilowatt-hours does the roof deliver on an average day? => n * w * h / 1000 decimal
again A thousand watt-hours are a kilowatt-hour. How many of the latter come from the roof on an average day?
ask By how many kilowatt-hours does the roof's average day exceed what the family uses? => n * w * h / 1000 - u
again The family does not use up what the roof delivers. How many kilowatt-hours are left over on an average day?
need n * w * h > u * 1000 + 2000
ask What is paid for {x} panels if the firm gives a discount of {y} on each? => x * (c - y)
x = 21..25
y = money 15..35 by 5
again The firm lowers the price of a panel by {y}. How much do {x} panels cost now?

story kitchen-clock-roast
grade 4
english gb
A = man
w = decimal 1.5..2.5 by 0.5
m = 40, 50, 60
x = 20..30 by 5
t = 16..24 by 2
n = 6..9
body A notice on the oven door says: "{m} minutes for each kilogram, and then {x} minutes more." {A} wants to roast a joint of {w} kg for {n} guests. The oven needs {t} minutes to get hot.
again {A} expects {n} guests and roasts a joint of {w} kg for them. His rule is: for every kilogram {m} minutes, plus an extra {x} minutes. Before that the oven gets hot, which takes {t} minutes.
ask For how many minutes is the joint in the oven? => w * m + x whole
again What is the roasting time, in minutes?
ask How many minutes pass from switching on the oven until the joint is done? => t + w * m + x whole
again Counting the time that the oven takes to get hot, after how many minutes is the joint ready?
ask How many grams of meat are there for each guest? => w * 1000 / n count
again Dealt out evenly, what does each guest get, in grams?
ask If the joint were {y} kg heavier, how many minutes would it roast? => (w + y) * m + x whole
y = decimal 0.5..1 by 0.25
again Suppose {y} kg were added to the weight of the joint. What would its roasting time be, in minutes?
ask whole If a joint roasts {m} minutes for each kilogram and {x} minutes more, how many minutes longer than {q} minutes does one of {w} kg take? => w * m + x - q whole
q = 35..55 by 5

story grocery-split
grade 5
english gb
A = girl
B = boy
p = money 38..56 by 2
q = money 18..30 by 2
c = money 8..14
k = 5..8
need (p + q) % 2 == 0
body In a flat for students, {A} paid {p} for groceries this week and {B} paid {q}. They share the costs equally. {A} also bought a lamp for her own room at {c}. In their street live {k} other students.
again Groceries are shared evenly by {A} and {B}, who live in a flat for students; {k} others live in their street. This week {B} bought groceries for {q}, and {A} for {p}. A lamp for {c} is {A's} alone.
ask How much did the groceries of the week cost? => p + q
again What did the pair spend on groceries this week?
ask Find each one's part of the groceries. => (p + q) / 2
again If each of the two carries the same part of the groceries, how much is that?
ask What must {B} pay {A} so that they are even? => (p + q) / 2 - q
need p > q + 3
again {B} has paid less than his part. What does he owe {A}?
ask When they are even, how much has {A} spent this week, the lamp included? => (p + q) / 2 + c
again After {B} has paid his debt, what were {A's} expenses of the week, counting the lamp?

story cot-to-bed-saving
grade 3
english gb
A = woman
p = money 240..320 by 10
d = money 45..75 by 5
m = money 25..35 by 5
k = 4..6
n = 3..5
body For {A's} little son a bed with a ladder is wanted; it costs {p}, and the mattress {d}. {A} sells his old cot to start with and puts away {m} a month. He has {n} soft toys that must fit in, too.
again {A} is saving {m} a month. She wants to buy her son, the owner of {n} soft toys, a bed with a ladder at {p} and a mattress at {d}. She begins by selling his cot.
ask What do bed and mattress cost together? => p + d
again How much does {A} need for both?
ask After {k} months of saving, and with {c} from the cot, how much is missing for bed and mattress? => p + d - k * m - c
c = money 40..60 by 10
again The cot brings {c}, and {k} months go by. How far is {A} from the price of both?
ask How much is put away in a whole year? => 12 * m
again Saving on like this for a year, what sum would she have from her months alone?
ask whole A bed costs {p} and a mattress {d}. In a sale the bed is {x} cheaper. What do three beds with mattresses cost in the sale? => 3 * (p - x + d)
x = money 15..35 by 10
again whole In a sale, beds of {p} get {x} cheaper, while mattresses stay at {d}. How much must be paid for three beds, each with a mattress?

story parrot-words
grade 2
A = girl
n = 12..19
k = 3..5
m = 2..4
need k != m
body Coco is a clever parrot. He knew {n} words when {A} got him. {A} has taught him {k} words, and he learned {m} from the radio. He forgot none.
again {A} has a parrot, Coco. {k} of the words he knows come from {A} and {m} from the radio. He said {n} others on the first day.
ask How many words has Coco learned at {A's} home? => k + m
again Since he came to {A}, how many words are new to him?
ask How many words does Coco know now? => n + k + m
again How many words can the parrot say?
ask How many more words must he learn to know {t}? => t - (n + k + m)
t = 30..36
again {A} wants Coco to say {t} words. How many are missing?

story paddling-pool
grade 5
english us
A = boy
v = 9..14
h = 15..24
y = 5..8
c = money 38..59
k = 20..32
body Summer at last! {A} lays the hose in the wading pool for his {y} little cousins, and {v} gallons a minute run into it for {h} minutes. Then the dog jumps in and out, and {k} gallons are gone. The pool cost {c}.
again A hose gives {v} gallons a minute. {A} leaves it in the wading pool, which cost {c}, for {h} minutes. Because the dog jumps about in the water, {k} gallons splash out. {y} cousins are waiting.
ask How many gallons of water are in the pool before the dog comes? => v * h
again Before the splash, what amount of water is in the pool, in gallons?
ask After the dog's visit, how many gallons are left? => v * h - k
again Once the dog is out again, how many gallons does the pool contain?
ask How many quarts did the dog splash out? => k * 4
again Express the lost water in quarts. How many quarts splashed out?
ask How many more minutes must the hose run after the dog's visit, if {A} wants {t} gallons in the pool? => (t - (v * h - k)) / v
z = 3..8
t = v * h - k + v * z
again {A} wants the pool to hold {t} gallons after all that. For how many minutes does he turn the hose on again?

story jigsaw-evening
grade 3
english any
A = girl
B = boy
a = 45..65 by 5
b = 28..42 by 2
m = 3..4
k = 2..4
body Grandma's jigsaw puzzle of five hundred pieces is spread on the floor. {A} fits in {a} pieces an evening, {B} fits in {b}. They have been at it for {m} evenings, and the cat has carried {k} pieces off.
again {m} evenings ago, {A} and {B} began a jigsaw puzzle of five hundred pieces. Every evening {A} places {a} and {B} {b} of them. {k} pieces have been stolen by the cat.
ask How many pieces are in their places by now? => m * (a + b)
again After these evenings, how many pieces have been fitted in?
ask By how many pieces is {A} ahead of {B}? => m * (a - b)
again How many pieces more than {B} has {A} placed in all?
ask How many pieces lie on the floor, not placed and not stolen? => 500 - m * (a + b) - k
need m * (a + b) < 420
again How many pieces have been neither fitted in nor carried off?
ask On the next evening {A} is ill. How many pieces have they placed by its end? => m * (a + b) + b
again {B} goes on alone for an evening. How many pieces are in their places then?

story attic-insulation
grade 8
english gb
A = person
l = 8..12
w = 6..7
p = money 11..17
h = money 1300..1800 by 50
r = percent 10, 15, 20
k = money 9..15
body Warm air escapes through the roof, so {A} covers the attic floor, {l} m by {w} m, with wool mats at {p} a square metre. Up to now the heating has cost {h} a year; the mats will cut that by {r}. A pair of gloves is {k}.
again {A} hopes to cut the yearly heating bill of {h} by {r}. On the attic floor, which is {l} m long and {w} m wide, mats are laid; a square metre of them costs {p}, and gloves are {k} a pair.
ask How many square metres of mats are needed? => l * w
again What area has to be covered?
ask What do the mats and three pairs of gloves cost? => l * w * p + 3 * k
again Three people lay the mats, each in new gloves. What do gloves and mats come to?
ask How much will be saved on heating every year? => h * r / 100
again Find the sum by which the yearly bill falls.
ask In {y} years, by how much do the savings exceed the price of the mats? => y * h * r / 100 - l * w * p
y = 8..9
again {y} winters later, how much more has been saved than the mats had cost?

story chore-coins-jar
grade 4
english gb
A = boy
B = girl
a = 15..22
b = 9..14
k = 5..8
w = money 12..18
body A jar for good deeds stands in our hall. There are {a} coins of twenty pence in it and {b} coins of fifty pence. When it holds {w}, we all go to the pool, {k} of us. {A} and {B} have put in the most.
again When there is {w} in the jar for good deeds, the {k} of us go to the pool. So far {A}, {B} and the others have earned {b} coins of fifty pence and {a} of twenty.
ask How many coins are in the jar? => a + b
again What is the number of coins so far?
ask How many pence is all the money in the jar? => a * 20 + b * 50
again Add up the coins. How many pence do they make?
ask How many pence are the fifties worth more than the twenties? => b * 50 - a * 20
need b * 50 > a * 20 + 30
again By how many pence is the worth of the bigger coins above that of the smaller ones?
ask How many pence are missing for the pool? => w * 100 - (a * 20 + b * 50)
need w * 100 > a * 20 + b * 50 + 60
again The jar does not hold enough yet. How many pence does it lack?

story table-legs
grade 2
n = 4..8
m = 2..3
k = 5..9
need n != k
body Dad mends furniture. He has {n} chairs, each with four legs, and {m} stools with three legs each. {k} of all the legs are loose.
again In Dad's workshop stand {m} stools, which have three legs each, and {n} chairs with four legs each. {k} legs are loose.
ask How many legs do the chairs have? => n * 4
again Leave out the stools. How many legs do you count?
ask How many legs are there in the workshop, Dad's own not counted? => n * 4 + m * 3
again Chairs and stools together have how many legs?
ask How many of the legs are not loose? => n * 4 + m * 3 - k
again How many chair and stool legs are firm?

story family-reunion-tables
grade 4
english us
A = woman
n = 48..72 by 2
c = 13..20
t = 6, 8
k = 9..14
p = money 6.5..9.5 by 0.5
need n % 2 == 0; (n - c) > t * 3
body {A's} family reunion fills the backyard. Of the {n} relatives {c} are kids, who sit on blankets. The grown-ups sit at tables of {t}, rented for {p} each, and {k} of them have come by plane.
again {n} relatives, {c} kids among them, meet in {A's} backyard. While the kids have blankets, every grown-up gets a seat at a rented table. A table seats {t} and costs {p}. {k} of the grown-ups have flown in.
need (n - c) % t == 0
ask How many grown-ups are there? {body} => n - c
again Take the kids away. How many relatives are left?
ask How many tables are full of grown-ups? => (n - c) / t
again If no seat stays empty, how many tables are needed?
ask What does {A} pay for the tables? => (n - c) / t * p
again Find the rent for all the tables.
ask How many more grown-ups came by other means than by plane? => n - c - k - k
need n - c > 2 * k + 2
again Compare those grown-ups who flew with those who did not. How many more are the latter?

story hallway-lamp-timer
grade 6
english gb
n = 9..15
s = 90, 120, 150
k = 24..40 by 4
p = 40, 60
w = 5..8
d = 3..7
A = man
body Lights out! In {A's} block of flats the lamps on the stairs go off {s} seconds after somebody presses the switch. They are switched on {k} times a day. There are {n} lamps of {p} watts on {w} floors.
again Somebody presses the switch {k} times a day in {A's} block of flats, and each time the {n} lamps on the stairs burn for {s} seconds. The block has {w} floors; a lamp needs {p} watts.
ask For how many minutes a day are the lamps on? => k * s / 60
again Daily, how many minutes do the lamps burn?
ask How many minutes more would they be on each day if they went off {x} seconds later? => k * x / 60
x = 30, 45
need k * x % 60 == 0; x != p
again The time until they go off is made {x} seconds longer. How many more minutes of light a day is that?
ask How many watts do all the lamps need together if {d} of them are broken? => (n - d) * p
again {d} lamps are broken. What do the others need together, in watts?
ask In a week, how many hours do the lamps burn? => 7 * k * s / 60 / 60 decimal
need 7 * k * s % 360 == 0
again Change a week of light into hours. How many hours is it?

story baby-bottles
grade 5
english any
A = person
n = 6..8
m = 4..6
v = m * 30
s = 600, 700, 800, 900
w = 8..14
body Little Ravi, {w} weeks old, drinks {n} bottles of {v} ml every day. Each takes {m} spoons of milk powder, and a spoon holds five grams. A tin of powder, {s} g, has just been opened by {A}, his cousin.
again {A} has opened a tin with {s} g of milk powder for Ravi, a cousin of {w} weeks. For a bottle of {v} ml, {m} spoons are needed, and five grams go into a spoon. Ravi drinks {n} bottles a day.
ask How much does Ravi drink in a day, in millilitres? => n * v
again Find the number of millilitres that Ravi swallows daily.
ask How many grams of powder are needed per day? => n * m * 5
again In a day, what weight of powder goes into his bottles, in grams?
ask What is left in the tin after {d} days, in grams? => s - d * n * m * 5
d = 2..4
need s > d * n * m * 5 + 20
again {d} days later, how many grams of powder does the tin contain?
ask How many litres does Ravi drink in a week? => n * v * 7 / 1000 decimal
again A week's bottles hold how many litres?

story lawn-mower-share
grade 6
english us
A = woman
B = man
C = person
l = 60..90 by 5
w = 40..55 by 5
h = 24..36 by 2
d = 18..22
p = money 270..360 by 15
body Sharing saves money on our street. {A}, {B} and {C} bought a lawn mower for {p}, each paying the same. {A's} lot measures {l} by {w} feet; her house and driveway cover {h} feet by {d} feet of it, and everything else is grass.
again {A}, {B} and {C} share a lawn mower that was {p}, and all three paid equally for it. On {A's} lot, {l} feet by {w} feet, there is grass everywhere but on {h} feet by {d} feet, where her house and driveway are.
ask What did each of the three pay? => p / 3
again Find one neighbor's part of the price.
ask How many square feet of grass must {A} mow? => l * w - h * d
again House and driveway taken off, what area in square feet is grass?
ask A hedge is planted all around the lot except for an opening of {g} feet. How many feet of hedge is that? => 2 * (l + w) - g
g = 10..16
again Around the lot goes a hedge with a gap of {g} feet in it. What is its length, in feet?
ask If a fourth neighbor pays {x} to join and the three share that sum evenly, what has the mower cost each of the three in the end? => (p - x) / 3
x = money 60..90 by 15
again A fourth neighbor gives them {x}, split evenly among the three. What did each of these finally spend?

story postcard-to-grandma
grade 4
english gb
A = girl
m = 3..6
n = 2..4
k = 9..13
p = money 1.1..1.9 by 0.2
w = 14..26
body Grandma's letter box is never empty, because {A}, who is {k}, writes to her every Sunday: {m} pages, each with {n} dozen lines. A stamp costs {p}. She has written for {w} weeks now.
again Sunday is writing day for {A}, {k} years old. She fills {m} pages with {n} dozen lines each and puts a stamp, which is {p}, on the letter to Grandma. By now she has done so for {w} weeks.
ask How many lines has each letter? => m * n * 12
again How many lines are there for Grandma to read in a letter?
ask Stamps for the letters of all these weeks: how much did they cost? => w * p
again What has {A} spent on stamps so far?
ask How many pages will Grandma have got when a whole year of 52 weeks is over? => 52 * m
again In 52 weeks, how many pages come to Grandma?
ask If every second line stayed empty, how many lines would Grandma read in a letter that is {x} pages longer? => (m + x) * n * 12 / 2
x = 2..4
again A letter gets {x} pages longer, but only every second line is written on. How many lines of writing does it have?

story house-numbers
grade 3
english any
n = 14..22
k = 3..4
f = 4..6
e = 5..9
g = 11..13
body Along our lane stand {n} houses; {k} of them are empty, and in each of the others live {f} people. {e} houses have a green door. Our postwoman is called Jo, and she carries {g} letters today.
again Jo, our postwoman, comes with {g} letters to a lane of {n} houses. {e} of these have a green door. Nobody lives in {k} of the houses; all the rest have {f} people each.
ask How many houses are not empty? {body} => n - k
again In how many of the houses does somebody live?
ask How many people live on the lane? => (n - k) * f
again Count all those who have their home on the lane. How many people is that?
ask {x} of the empty houses are taken, by {y} people each. How many people live on the lane now? => (n - k) * f + x * y
x = 2
y = 7..9
again Families of {y} move into {x} empty houses. How many people does the lane have after that?
ask How many more houses do not have a green door than have one? => n - e - e
need n > 2 * e + 1
again By how many do the houses without a green door outnumber those that have one?

story loft-conversion-steps
grade 5
english gb
A = person
B = man
p = money 18..24
h = 34..46 by 2
m = money 420..560 by 20
k = 3..5
e = money 1400..1700 by 50
w = 5..9
need e > p * h + m + 20
body Building a bathroom under the roof, {A} has set aside {e}. {B}, a builder, has worked there for {h} hours at {p} an hour; tiles and pipes came to {m}. He is doing it in {w} days, and {k} people will use the bathroom.
again {A} planned to spend {e} on a bathroom under the roof for {k} people. The builder, {B}, charges {p} an hour and put in {h} hours within {w} days. Material cost {m}.
ask What does {B} get for his work? => h * p
again How much must be paid for the builder's hours?
ask What has the bathroom cost altogether? {body} => h * p + m
again Find the total price of work and material.
ask By how much is the bathroom cheaper than planned? => e - (h * p + m)
again {A} has some of the money left. How much is it?
ask Had the material been {x} dearer and the work {y} hours shorter, what would it all have cost? => (h - y) * p + m + x
x = money 25..75 by 10
y = 3..6
again Suppose {y} hours less had been needed, but {x} more for material. How much would the bathroom have come to?

story goldfish-feeding-week
grade 1
A = boy
n = 6..10
m = 2..4
k = 3..5
need k != m
body {A} looks after a neighbour's pets this week. There are {n} fish, {k} birds and {m} dogs.
again This week {A} feeds a neighbour's {m} dogs, {k} birds and {n} fish.
english gb
ask How many pets are there? => n + k + m
again Count them all. How many pets does {A} feed?
ask How many more fish than birds are there? => n - k
again By how many do the fish outnumber the birds?
ask How many of the pets have no wings? => n + m
again Leave out the birds. How many pets are there without them?
ask {g} young fish hatch. How many pets are there now? => n + k + m + g
g = 5..9
again Now {g} little fish have come. How many pets does {A} have to feed?

story mirror-frame
grade 5
english us
A = girl
s = 18, 24, 30
x = 2, 3
p = money 4..6 by 0.5
k = 5..8
y = 10..13
body Square and plain is the mirror in {A's} room; each side measures {s} inches. She frames it with a wooden strip that is {x} inches wide and costs {p} a foot. {A} is {y} and has {k} stickers for the wood.
again {A}, {y}, owns {k} stickers and a square mirror with sides of {s} inches. Around it she puts a strip of wood, {x} inches wide, for which she pays {p} a foot.
ask How many inches is it around the mirror? => 4 * s
again Find the perimeter of the mirror in inches.
ask With the strip on all sides, how many inches long is a side of the frame's outer edge? => s + 2 * x
again The strip makes the mirror bigger on all sides. What does an outer side measure in inches?
ask What does a strip cost that is as long as the edge of the mirror? => 4 * s / 12 * p
again A strip is bought that reaches once around the mirror. How much is it?
ask How many square inches does the mirror take up on the wall with its frame? => (s + 2 * x) * (s + 2 * x)
again Frame included, what area of wall does it hide, in square inches?

story heating-thermostat
grade 6
english gb
A = man
d = 3..4
r = percent 6, 7
h = money 1200..1600 by 100
n = 4..6
t = 20..22
c = money 25..45 by 5
body Turning the heating down by a degree saves {r} of the cost, {A} has read. His family of {n} spends {h} a year on heating, with {t} degrees in every room. He fits a thermostat, which was {c}, and turns it down by {d} degrees; each degree saves the same.
again {A's} family of {n} likes {t} degrees in each room and pays {h} a year for heating. A degree less would save {r} of that sum, and each further degree just as much. With a new thermostat for {c}, {A} makes it {d} degrees cooler.
ask How much does a single degree save in a year? => h * r / 100
again What is a degree worth, in money, each year?
ask How warm are the rooms now, in degrees? => t - d
again What temperature does the thermostat show after that?
ask After the first year, by how much do the savings exceed the price of the thermostat? => d * h * r / 100 - c
again Take the thermostat off what the first year saves. How much has {A} gained?
ask How much does heating cost the family each year with the cooler rooms? => h - d * h * r / 100
again Find the new yearly cost of heating.

story wardrobe-delivery
grade 4
english gb
A = woman
p = money 180..260 by 10
q = money 45..65 by 5
n = 2..3
d = money 29..39
k = 24..36
m = 5..6
body Flat and heavy, the parcels for {n} wardrobes lean in {A's} hall. A wardrobe cost {p}, each of the {m} chairs she ordered with them {q}, and delivery {d}. A wardrobe has {k} screws.
again {A} ordered {m} chairs and {n} wardrobes, to be put together with {k} screws apiece. She paid {q} for a chair, {p} for a wardrobe and {d} for the delivery of everything.
ask What do the wardrobes and the delivery cost? => n * p + d
again Leaving out the chairs, how much did she pay?
ask How high is the whole bill? => n * p + m * q + d
again What does the shop get from {A} for all of it?
ask By how much do the wardrobes cost more than the chairs? => n * p - m * q
need n * p > m * q + 10
again Chairs or wardrobes, which are dearer? The wardrobes, but by how much?
ask {x} screws of the wardrobes are missing. How many screws hold the wardrobes together? => n * k - x
x = 4..9
again Of all the screws for the wardrobes, {x} cannot be found. How many screws can be used?

story granny-square-quilt
grade 7
english us
A = person
n = 6..8
m = 8..10
s = 6, 9, 12
k = 15..28
p = money 2..3.5 by 0.25
e = 3..4
body Patchwork: the quilt for {A's} bed has {n} patches across and {m} patches down, all of them squares with sides of {s} inches. {k} patches are blue. The ribbon around the edge is sold at {p} a foot, and {e} friends help to sew.
again {A} and {e} friends sew a quilt out of square patches, {m} rows with {n} in each. The side of a patch is {s} inches; {k} patches are blue. A ribbon, which is {p} a foot, goes around the edge.
need m > n
ask How many patches are not blue? => n * m - k
again Blue ones apart, how many patches does the quilt have?
ask How many inches long is the ribbon around the quilt? => 2 * (n * s + m * s)
again Find the perimeter of the quilt in inches.
ask What does the ribbon cost? => 2 * (n * s + m * s) / 12 * p
again How much is a ribbon that fits around the quilt exactly?
ask How many feet longer than wide is the quilt? => (m * s - n * s) / 12 decimal
again By how many feet does the length of the quilt exceed its width?

story shoe-rack-pairs
grade 3
A = man
n = 3..5
s = 4..6
k = 5..9
b = 3..4
p = money 14..22
english gb
body By the front door {A} has put up a shoe rack with {n} levels, each for {s} pairs. {k} pairs and {b} single slippers are in it at the moment. The rack cost {p}.
again A shoe rack for {p} stands by {A's} front door. It holds {s} pairs on each of its {n} levels, but now there are only {k} pairs and {b} single slippers on it.
need n * s > k + b + 3
ask How many pairs fit on the rack? => n * s
again For how many pairs is there space?
ask How many single shoes and slippers are on the rack now? => k * 2 + b
again Count everything on the rack one by one, shoe or slipper. How many are there?
ask If each single slipper takes the place of a pair, how many more pairs can be put on the rack? => n * s - k - b
again A slipper needs as much space as a pair. For how many pairs is there still room?
ask {A} buys {x} more of these racks at {y} less each. What do the new ones cost? => x * (p - y)
x = 2
y = money 2..5
again With {y} off the price, {x} more racks are bought. How much is paid for those?

story garage-shelf-weights
grade 6
english us
A = man
n = 3..4
m = 90, 100, 120
p = 14..18
k = 5..7
c = 12..20
x = money 26..38 by 2
body In the garage {A} screws {n} shelves to the wall, {x} a shelf. Each can carry {m} pounds. On the bottom one he puts {k} cans of paint of {p} pounds each, and on the one above it a toolbox weighing {c} pounds.
again {n} shelves at {x} each hang in {A's} garage. A shelf can bear {m} pounds. The bottom one gets {k} paint cans, {p} pounds a can; a toolbox of {c} pounds stands on the next.
need k * p < m; m - k * p != c
ask How many pounds of paint are on the bottom shelf? => k * p
again What load do the cans make, in pounds?
ask How many more pounds may {A} put on the bottom shelf? => m - k * p
again The bottom shelf is not at its limit. How many pounds could be added?
ask How many pounds can all the shelves still carry together? => n * m - k * p - c
again Subtract cans and toolbox from what the shelves can bear altogether. How many pounds is that?
ask What does {A} spend on shelves if the store gives him {y} off each of them? => n * (x - y)
y = money 3..7
again The store lowers each shelf's price by {y}. How much do the shelves cost him?
ask By fall each can has lost {z} pounds. How many pounds do the cans and the toolbox weigh together then? => k * (p - z) + c
z = 2..4
again A summer of painting makes each can {z} pounds lighter. What do all the cans and the toolbox weigh then, in pounds?

story candle-power-cut
grade 5
english any
A = boy
n = 5..8
l = 18, 20, 24
c = decimal 2..3 by 0.5
h = 2..4
m = 9..14
t = 15..28
body Suddenly it is dark: a power cut! {A}, {m}, and his sister light {n} candles, all of them {l} cm tall. A candle gets {c} cm shorter every hour. The light comes back {h} hours later; {t} other houses were dark, too.
again During a power cut, which {t} other houses had as well, {A}, {m} years old, lit {n} candles with his sister. They were {l} cm tall and lost {c} cm each hour. After {h} hours the light was back.
ask By how many centimetres did each candle shrink during the power cut? => c * h
again What length did one of the candles lose in that time?
ask What was the height of each candle when the light came back? => l - c * h
again How tall, in centimetres, were the candles at the end of the power cut?
ask The stumps are put one on top of the other. How tall is that tower, in centimetres? => n * (l - c * h)
again One stump is set on another until all are used. What height is reached?
ask For how many hours could a new candle burn until {x} cm of it are left? => (l - x) / c decimal
x = 4..8 by 2
need (l - x) * 2 % c == 0
again If a new candle is blown out when it measures {x} cm, for how many hours has it burned?

story cousins-bunk-beds
grade 2
n = 3..6
k = 3..6
m = 8..12
g = 3..7
need n != k; n * 2 + k > m; g != n; g != k; m > g + 1
body For the holidays Aunt Rosa has made ready {n} bunk beds, in each of which two children can sleep, and {k} single beds. {m} cousins arrive in the afternoon. {g} of them are girls.
again {m} cousins, {g} of them girls, arrive at Aunt Rosa's. She has {k} single beds and {n} bunk beds for two children each.
ask For how many children are there beds? => n * 2 + k
again How many children can sleep in a bed?
ask How many places stay empty if every cousin takes one? => n * 2 + k - m
again When all the cousins lie in bed, how many places are free?
ask How many of the cousins are boys? => m - g
again Girls aside, how many cousins have arrived?
ask How many more children could sleep in bunk beds than in single beds? => n * 2 - k
again What is the difference between places in bunk beds and places in single beds?

story kitchen-renovation-loan
grade 7
english us
A = woman
c = money 5200..6800 by 200
d = money 1200..2000 by 100
n = 24, 36
r = percent 5, 10
k = 8..12
b = 5..9
need (c - d) * (100 + r) % (n * 100) == 0
body A new kitchen costs {A} {c}. She pays {d} out of her savings and borrows the rest. The bank adds {r} of the borrowed sum as interest, and she pays everything back in {n} equal months. The kitchen has {k} cabinets and {b} drawers.
again {A} wants a kitchen with {k} cabinets and {b} drawers, priced at {c}. {d} comes from her savings, the remainder from the bank. On top of what she borrows the bank takes {r} interest, and all of it is due in {n} equal monthly payments.
ask How much does {A} borrow? {body} => c - d
again What sum does the bank lend her?
ask How much interest does the bank add? => (c - d) * r / 100
again Find what borrowing costs {A}.
ask What is each monthly payment? => (c - d) * (100 + r) / 100 / n
again How much is due at the bank every month?
ask Counting savings and all the payments to the bank, what does the kitchen cost in the end? => d + (c - d) * (100 + r) / 100
again What has {A} spent on the kitchen when the last month is paid, savings included?

story hedgehog-guest
grade 3
english gb
A = girl
w = 320..380 by 10
g = 12..18
d = 7..9
t = 600
k = 40..60 by 5
n = 5..9
body One cold evening {A} found a hedgehog in the garden. It weighed {w} g, and since then it has put on {g} g a day in its box by the stove. It eats {k} g of food a day. {n} neighbours have come to see it.
again In a box by the stove lives a hedgehog that {A} found in the garden and that {n} neighbours have visited. It gets {k} g of food each day. At first its weight was {w} g, and every day it gains {g} g.
ask How many grams has it put on in {d} days? => g * d
again Over {d} days, what weight does it gain, in grams?
ask What does the hedgehog weigh after {d} days, in grams? => w + g * d
again {d} days after {A} found it, what do the scales show, in grams?
ask By how many grams is the hedgehog too light for the winter after {d} days if it should weigh {t} g? => t - (w + g * d)
again For the winter it should have {t} g. How many grams are missing after {d} days?
ask How much food does it eat in a week, in grams? => k * 7
again A week of food for the hedgehog: how many grams are that?

story laundry-room-coins
grade 4
english us
A = person
w = money 1.75..2.5 by 0.25
d = money 1.25..1.5 by 0.25
n = 3..4
f = 11..19
q = 22..38 by 2
need w > d
body Downstairs, for all {f} apartments of the building, stand a washer at {w} a load and a dryer at {d} a load. {A} washes and dries {n} loads a week and has {q} quarters in a mug.
again {A} keeps a mug with {q} quarters for the washer and the dryer that the {f} apartments of the building share. A load in the washer is {w}; in the dryer it is {d}. {A.He} does {n} loads a week in both.
ask How much does {A} spend on laundry in a week? => n * (w + d)
again Both machines, all the loads: what does a week's laundry cost?
ask How many quarters does one load in the washer take? => w * 100 / 25 whole
again Paying with quarters only, how many go into the washer for a load?
ask How many quarters are left in the mug after a single load, washed and dried? => q - (w + d) * 100 / 25
again One load is washed and dried with quarters from the mug. How many remain there?
ask In {k} weeks, how much more does {A} spend on the washer than on the dryer? => k * n * (w - d)
k = 5..9
again After {k} weeks, by how much do the washer's costs exceed the dryer's?
ask whole A washer costs {w} and a dryer {d}. How many dollars are left of {v} after {n} loads in both every week for {e} weeks? => v - e * n * (w + d) decimal
v = money 80, 100
e = 2..5

story photo-album-pages
grade 5
english any
A = woman
n = 36..48
f = fraction 1/2, 1/3, 1/4, 3/4
m = 4, 6
b = money 14..19
k = 7..11
p = money 0.15..0.3 by 0.05
z = 20..35
need f * n * m % 1 == 0; f * n % 1 == 0
body Rainy weekends are for photographs. {A's} album has {n} pages with room for {m} pictures each; {f} of the pages are full, and the others are empty. The album was {b}, a print costs {p}, and {k} albums stand on the shelf already.
again {A} bought an album for {b} to put beside the {k} on her shelf. There is space for {m} pictures on each of its {n} pages. {f} of these pages are already full of prints, which cost {p} apiece; nothing is on the rest.
ask How many pictures are in the album so far? => f * n * m
again How many prints has {A} stuck in?
ask How many pages are still empty? => n - f * n
again On how many pages is there nothing yet?
ask How many more pictures can {A} stick in? => n * m - f * n * m
again For how many prints does the album still have room?
ask If she adds {z} prints now, what have the album and those prints cost together? => b + z * p
again {z} more prints are ordered. How much is paid for these and the album in all?
need n * m - f * n * m > z

story snow-shovel-driveway
grade 5
english us
A = boy
B = girl
l = 48..66 by 6
w = 10, 12
d = 4, 6, 8
p = money 16..24 by 2
t = 45..65 by 5
body Overnight {d} inches of snow have fallen. The driveway that {A} and {B} shovel is {l} feet long and {w} feet wide, and it takes them {t} minutes. For each driveway on the street they ask {p}.
again A driveway {w} feet wide and {l} feet long lies under {d} inches of snow. In {t} minutes {A} and {B} shovel it clear. {p} is the price for every driveway.
ask How many square feet do they shovel? => l * w
again What area of the driveway is cleared, in square feet?
ask How many cubic feet of snow lie on it? => l * w * d / 12 count
again Snow of that depth on the whole driveway makes how many cubic feet?
ask They clear {n} driveways and share the money. How much does each of the two get? => n * p / 2
n = 3, 5, 7
again {n} driveways later they split their money evenly. What is {B's} part?
ask How many minutes of a {h}-hour morning are left after {k} driveways like this one? => h * 60 - k * t
h = 3, 5
k = 2
need h * 60 > k * t + 10
again {k} such driveways are done on a morning of {h} hours. How many minutes of it remain?

story breakfast-bowls
grade 1
n = 3..5
m = 6..9
k = 2..4
need k != n
body {m} clean bowls are in the cupboard. We take {n} for breakfast. Later Dad puts {k} clean bowls back.
again We have {m} clean bowls in the cupboard. {n} come out for breakfast. Then {k} clean ones go back in.
ask How many bowls stay in the cupboard at breakfast? => m - n
again While we eat, how many bowls are in the cupboard?
ask How many bowls are in the cupboard in the end? => m - n + k
again After Dad has put some back, how many bowls does the cupboard hold?
ask Grandma brings {g} new bowls, too. How many are in the cupboard then? => m - n + k + g
g = 5..8
again {g} new bowls from Grandma go in as well. How many bowls are there now?

story puppy-naps
grade 2
A = boy
n = 3..5
k = 6..9
m = 11..16
body {A's} puppy sleeps a lot. It takes {n} naps of two hours every day, and at night it sleeps {k} hours. It has {m} toys.
again Every night {A's} puppy sleeps for {k} hours. By day it naps {n} times, two hours each time. It plays with {m} toys.
ask How many hours does the puppy nap in a day? => n * 2
again Add up the naps of a day. How many hours do you get?
ask How many hours does it sleep in a day and a night together? => n * 2 + k
again Naps and night together: for how many hours does it sleep?
ask How many hours of the 24 is the puppy awake? => 24 - n * 2 - k
again Out of 24 hours, for how many does it not sleep?
ask It chews up {g} toys and gets {x} new ones. How many toys does it have now? => m - g + x
g = 2..4
x = 5..6
again {x} toys are new, but {g} of the old ones are chewed up. How many toys are left for the puppy?
