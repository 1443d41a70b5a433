topic nature
english any

story bird-feeder
grade 1
A = girl
s = 4..9
r = 2..5
b = 10..16
body From the kitchen window {A} watches the birds. {s} sparrows, {r} robins and {b} finches come to eat.
again {b} finches, {s} sparrows and {r} robins come to eat while {A} stands at the kitchen window.
ask How many birds come to eat? => s + r + b
again Count all the birds that {A} sees eating. How many are there?
ask How many more finches than sparrows does {A} see? => b - s
again By how many do the finches outnumber the sparrows?
ask A cat appears, and all the finches fly off. How many birds are still there? => s + r
again When the finches have been scared away by a cat, how many birds go on eating?

story spider-web
grade 3

s = 9..13
a = 14..20
f = 21..30
k = 2..5
body In the shed live {s} spiders. {a} ants walk along the wall, and {k} flies buzz round the lamp.
need s > k + 1
again {a} ants are on the wall of the shed, {k} flies are near its lamp, and {s} spiders sit in its corners.
ask How many legs do the spiders have altogether? => s * 8
again Every spider has the same number of legs. How many is that for all the spiders?
ask How many legs do the spiders and the ants have in all? => s * 8 + a * 6
again Add the legs of the ants to the legs of the spiders. What number do you get?
ask How many more legs do the spiders have than the flies? => s * 8 - k * 6
again Remember that flies are insects. By how many do the spiders' legs outnumber the flies' legs?
ask A class gives each spider a name from a list of {f} names. How many names are not used? => f - s
again A class has a list of {f} names, and every spider gets a different one. How many remain on the list?

story rain-gauge
grade 4
a = 11..18
b = 21..30
c = 3..9
d = 60..95
body According to the rain gauge in our garden, {a} mm of rain fell on Monday, {b} mm on Tuesday and {c} mm on Wednesday. The garden is {d} m long.
english gb
ask How much rain fell in these days? => a + b + c
ask How many millimetres more fell on Tuesday than on the other days together? => b - (a + c)
ask What was the average rainfall per day? => (a + b + c) / 3
ask {e} mm is normal for the whole week. How much rain must fall on each of the remaining days, if it is the same every day, to reach that amount? => (e - (a + b + c)) / (7 - 3)
e = 64..110
need b > a + c

story tree-rows
grade 3
A = woman
r = 4..9
n = 11..20
d = 3..10
w = 30..60 by 5
need r * n > d + 5
body {A} has her class plant young oaks in the park: {r} rows of {n} trees. Over the dry summer {d} of them die. Each oak stands {w} inches tall.
again {r} rows of young oaks, {n} in each row, were planted in the park by {A} and her class. The trees are {w} inches tall. {d} died in the dry summer.
english us
ask How many oaks survive the summer? => r * n - d
again What is the number of trees that are still alive in the fall?
ask In the fall another {g} rows of the same length are added. How many living oaks are there then? => r * n - d + g * n
again {g} more rows like the first ones are planted in the fall. With these, how many living trees stand in the park?
ask How many oaks did the class plant? => r * n
again At first, how many young trees stood there?
ask Find the height of an oak in feet. => w / 12
again Change the height of a tree into feet.
g = 2..3

story turtle-nests
grade 6
n = 12..25
e = 80, 90, 100, 110, 120
p = percent 60, 70, 75, 80
q = percent 5, 10, 20
k = 30..55
body On a beach in Costa Rica there are {n} turtle nests with an average of {e} eggs. Of the eggs {p} hatch. Volunteers guard the beach for {k} nights.
again {k} nights long, volunteers guard a beach in Costa Rica, where {n} turtle nests lie hidden. A nest holds {e} eggs on average, and {p} of all eggs hatch.
ask How many eggs lie on the beach? => n * e
again What is the total number of eggs in the nests?
ask How many turtles hatch? => n * e * p / 100
again Find the number of eggs from which a turtle comes.
ask How many eggs do not hatch? => n * e - n * e * p / 100
again From how many of the eggs does no turtle come?
ask Only {q} of the turtles that hatch grow up. How many is that? => n * e * p / 100 * q / 100
again If {q} of the young turtles live to grow up, how many do so?

story snail-race
grade 4
A = boy
v = 5..9
u = 11..14
m = 8..15
l = 200, 250, 300
k = 2..4
body {A's} snail crawls {v} cm a minute, and his sister's snail {u} cm a minute. They start from a leaf and crawl to the wall, {l} cm away. Both are {k} months old.
ask How far has {A's} snail crawled after {m} minutes? => v * m
ask whole A snail crawls {v} cm a minute. How far does it get in an hour? => v * 60
ask How far ahead is the sister's snail after {m} minutes? => (u - v) * m
ask How many centimeters has {A's} snail still to go when {m} minutes are over? => l - v * m
english us

story bottle-deposit
grade 5
A, B = beach / beaches, sack / sacks | park / parks, bag / bags | river bank / river banks, crate / crates
n = 5..9
m = 24..40 by 4
c = 5, 10
g = 11..19
p = 45..75
body Helpers clean {a A} and fill {n} {Bs} with bottles, {m} bottles in each. For a bottle the shop gives back {c} cents. {g} of all the bottles are broken and worth nothing; {p} helpers take part.
english us
need n * m > g
again With {p} helpers it took a morning to clean {a A}. They filled {n} {Bs}, each with {m} bottles, of which {g} altogether are broken and cannot be returned. The deposit is {c} cents a bottle.
ask How many bottles can be returned? => n * m - g
again For how many of the bottles will the shop pay?
ask How many dollars do the helpers get for the bottles? => (n * m - g) * c / 100 decimal
again What sum, in dollars, comes back to the helpers?
ask Had no bottle been broken, how many dollars would they have got? => n * m * c / 100 decimal
again Suppose that every bottle had been whole. How many dollars would the shop have paid?
ask How many cents are lost because of the broken bottles? => g * c
again The broken bottles bring nothing. How many cents does that cost the helpers?

story penguin-colony
grade 6
n = 1200..2800 by 80
f = fraction 1/4, 3/8, 3/5, 2/5
g = 120..350 by 10
k = 4..7
body Scientists counted {n} penguins in a colony. {f} of them had gone to sea when a photo was taken from a height of {k} metres, and {g} of the others were chicks.
english gb
need n * 3 / 8 > g + 40
again A colony of {n} penguins was photographed from {k} metres up. At that time {f} of the penguins were out at sea; among the rest were {g} chicks.
ask How many penguins were on land when the photo was taken? => n - f * n
again What number of penguins had not gone to sea?
ask How many grown-up penguins were on land? => n - f * n - g
again Leaving out the chicks, how many penguins does the photo show?
ask Calculate the number of penguins that were at sea. => f * n
again How many penguins were swimming in the sea?
ask How many flippers do the penguins on land have? => (n - f * n) * 2
again Every penguin has a pair of flippers. How many flippers are on land?

story sunflower-growth
grade 5
A = girl
h = 30..50 by 5
g = 3..6
d = 9..20
t = 180..240 by 10
k = 8..12
need h + g * d < t - 10; (t - h) % g == 0
body {A's} sunflower is {h} cm tall and grows {g} cm a day. {A.He} is {k} years old and {t} cm is the height of the garden wall.
ask How tall will the sunflower be in {d} days? => h + g * d
ask In how many days will the sunflower be as tall as the wall? => (t - h) / g
ask How many centimetres below the top of the wall will the flower be in {d} days? => t - (h + g * d)
ask How much does the flower grow in a week? => g * 7
ask whole A sunflower {h} cm tall grows {g} cm every day. How tall is it after a week? => h + g * 7
english gb

story squirrel-nuts
grade 2
n = 20..40
a = 5..9
b = 3..4
c = 10..15
need n > a + c + 2
body A squirrel has {n} nuts. It hides {c} under a tree and {a} in a hole, eats {b}, and carries the others to its nest.
need n > a + b + c + 1
again {n} nuts lie before a squirrel. {b} are eaten at once, {a} go into a hole, {c} are hidden under a tree, and what remains is carried to the nest.
ask How many nuts does the squirrel hide under the tree and in the hole? => c + a
again Tree and hole together, how many nuts are hidden there?
ask How many nuts does it carry to the nest? => n - a - b - c
again How many nuts end up in the nest?
ask How many nuts are left when it has eaten? => n - b
again After its meal, how many nuts has the squirrel still got?

story thunder-distance
grade 7
s = 340
t = 6, 9, 12, 15
m = 3..5
u = 17..30
g = 2..4
v = 40, 60, 80
body Sound travels {s} metres in a second. {A} sees a flash of lightning and hears the thunder {t} seconds later; {u} minutes after that, the next thunder comes only {m} seconds after its flash.
A = person
need m < t - 1
english gb
ask How far away was the first flash? => s * t
ask How many metres closer was the later flash than the first one? => s * t - s * m
ask How many kilometres away was the later flash? => s * m / 1000 decimal
ask By how many metres did the storm come closer per minute between the two flashes, if {u} minutes lay between them? => (s * t - s * m) / u fraction

story park-picnic
grade 3
t = 8..14
b = 6..7
s = 4, 5
g = 15..28
k = 2..3
need t * s > g
body In Green Park there are {t} picnic tables, and each has a pair of benches. A bench is wide enough for {s} people. Today, {g} people sit at the tables and {k} dogs lie below.
ask How many benches stand at the tables? => t * 2
ask How many people can sit at all the picnic tables? => t * 2 * s
ask How many more people could sit down today? => t * 2 * s - g
ask {k} tables break. For how many people are there seats now? => (t - k) * 2 * s

story beaver-dam
grade 5
f = 18..30
w = 3..5
h = 4..7
a = 5..8
d = 9..14
need f * 12 > d * w + 20
body Two beavers build a dam that is to be {f} feet long. Each day it grows by {w} inches on the left bank and by {h} inches on the right bank. Their lodge has {a} rooms.
need f * 12 % (w + h) == 0; (w + h) * d + 12 < f * 12
again A dam of {f} feet is what a pair of beavers want. From the left bank it grows by {w} inches and from the right bank by {h} inches each day. In their lodge are {a} rooms.
english us
ask By how many inches does the dam grow in {d} days? => (w + h) * d
again What length, in inches, do the beavers finish in {d} days?
ask After how many days is the dam complete? => f * 12 / (w + h)
again How many days do the beavers need for the whole dam?
ask How many inches are missing after {d} days? => f * 12 - (w + h) * d
again When {d} days have passed, how many inches of the gap are still open?
ask How many inches more does the dam grow from the right bank than from the left in a week? => (h - w) * 7
again In a week the right side grows faster. By how many inches?

story elephant-meals
grade 5
e = 4..7
h = 90..150 by 10
f = 25..45 by 5
p = money 0.4..0.8 by 0.1
w = 2..3
k = 11..30
body Every one of the {e} elephants at the zoo eats {h} kg of hay and {f} kg of fruit a day. Hay costs the zoo {p} a kilogram. {k} keepers work there.
again {k} keepers look after the animals in the zoo. For each of the {e} elephants they need {h} kg of hay, bought at {p} a kilogram, and {f} kg of fruit a day.
ask How much do the elephants eat every day? => e * (h + f)
again What does their daily food weigh altogether?
ask What does the zoo pay for the elephants' hay per day? => e * h * p
again Each day, how much is spent on hay for the elephants?
ask How much fruit do the elephants eat in a week? => e * f * 7
again What weight of fruit is needed for a whole week?
ask Find the weekly cost of hay for a pair of elephants. => 2 * h * p * 7
again A pair of elephants is fed for a week. What does their hay cost?

story frog-jumps
grade 4
a = 35..60 by 5
n = 6..12
b = 70..95 by 5
m = 3..5
k = 13..25
body A small frog jumps {a} cm at a time and a big frog {b} cm. Before they rest, the small one jumps {n} times and the big one {m} times. The pond is {k} m long.
need n * a > m * b + 10
again {b} cm is the length of the big frog's jumps, {a} cm that of the small frog's. The big frog rests after {m} jumps and the small one after {n}. They live at a pond {k} m long.
ask How far does the small frog get? => n * a
again What distance has the small frog behind it when it rests?
ask By how much is the small frog's way longer than the big frog's? => n * a - m * b
again How much farther does the small frog come than the big one?
ask How many centimeters would the big frog cover with as many jumps as the small one makes? => n * b
again If the big frog jumped as often as the small one, how many centimeters would it get?
ask Express the distance that both frogs cover together in meters. => (n * a + m * b) / 100
again Add the two ways. What is the sum in meters?
english us

story giraffe-height
grade 4
m = 14..18
c = 5..6
i = 2..9
d = 7..11
n = 20..45
body A mother giraffe at the wildlife park is {m} feet tall. Her calf is {c} feet {i} inches tall and gains {d} inches by its first birthday. The park has {n} kinds of animals.
english us
ask How many inches tall is the calf? => c * 12 + i
ask How many inches taller is the mother than the calf? => m * 12 - (c * 12 + i)
ask How tall, in inches, is the calf on its first birthday? => c * 12 + i + d
ask By how many inches does the mother tower over the calf on its first birthday? => m * 12 - (c * 12 + i + d)

story leaf-raking
grade 3
A = boy
B = girl
a = 4..9
b = 11..15
m = 8..12
c = money 1.5..3 by 0.5
g = 2..4
body {A} and {B} rake leaves for the neighbors and get {c} a bag. {A} fills {a} bags and {B} {b}. The wind blows {g} of the bags over, so these must be filled again without extra pay.
again For every bag of leaves the neighbors pay {c}. {B} has filled {b} bags and {A} {a}, although {g} bags had to be filled again, unpaid, when the wind blew them over.
english us
ask How many bags are {A} and {B} paid for? => a + b
again The neighbors pay for how many bags?
ask How much do the two children earn together? => (a + b) * c
again What do the neighbors pay in all?
ask How much more does {B} earn than {A}? => (b - a) * c
again By what amount are {B's} earnings greater?
ask {A} and {B} put their money together and share it evenly. How much does each get? => (a + b) * c / 2
again The whole pay is split into equal shares for both children. What is each share?

story bat-night
grade 6
b = 40..80 by 5
n = 450..600 by 50
h = 6..8
k = 12..21
body A bat catches about {n} insects an hour and hunts for {h} hours a night. {b} bats live under the roof of the church, which has {k} windows.
ask How many insects does a bat catch in a night? => n * h
ask How many insects do all the bats under the roof catch in a night? => b * n * h
ask How many insects does a single bat catch in a week? => n * h * 7
ask About how many seconds, on average, does a bat hunt for each insect? => 60 * 60 / n decimal
ask How many insects a night would be spared if {g} of the bats moved away? => g * n * h
g = 9..11

story butterfly-meadow
grade 2
A = girl
w = 11..20
y = 4..9
b = 2..8
k = 21..30
body {A} sits in the meadow. {w} white butterflies fly by, and {y} fewer yellow ones. A book shows {k} kinds of butterflies.
need w > y + 2
again {k} kinds of butterflies are in the book that {A} reads in the meadow. {w} white butterflies come, and the yellow ones are {y} fewer.
ask How many yellow butterflies fly by? => w - y
again What is the number of yellow butterflies?
ask How many butterflies does {A} see altogether? => w + (w - y)
again White and yellow together, how many butterflies are there?
ask Each white butterfly shows a pair of dots. How many dots do the white butterflies show? => w * 2
again If you count the pair of dots on every white butterfly, how many dots do you get?

story river-trip-gauge
grade 6
a = decimal 2.35..2.85 by 0.05
b = decimal 0.45..0.95 by 0.05
c = decimal 0.15..0.35 by 0.05
d = decimal 4.1..4.6 by 0.1
h = 5..9
k = 120..340 by 10
body Before the storm the river stood {a} m high at the old bridge. During the storm it rose by {b} m, and in the {h} hours after it fell by {c} m. The road is flooded when the water stands at {d} m; {k} people live there.
english gb
ask How high did the river stand when the storm ended? => a + b
ask What was the level of the river {h} hours after the storm? => a + b - c
ask At its highest, how far was the water below the road? => d - (a + b)
ask By how many centimetres did the river rise in the storm? => b * 100 decimal
ask How many centimetres higher than before the storm was the river in the end? => (b - c) * 100 decimal

story kitten-weights
grade 4
A = boy
a = 310..360 by 10
b = 370..420 by 10
c = 430..480 by 10
m = 4..5
g = 12..18
body {A's} cat has three kittens. They weigh {a} g, {b} g and {c} g, and the mother weighs {m} kg. Each kitten gains about {g} g a day.
again The kittens of {A's} cat, three in number, weigh {a} g, {b} g and {c} g. They get heavier by {g} g a day. {m} kg is the weight of their mother.
ask How much do the kittens weigh together? => a + b + c
again If all the kittens sit on the scale, what does it show?
ask How many grams more than all her kittens does the mother weigh? => m * 1000 - (a + b + c)
again By how many grams is the mother heavier than her three kittens together?
ask What is the average weight of a kitten? => (a + b + c) / 3
again Find the mean weight of the kittens.
ask How heavy will the lightest kitten be in a week? => a + g * 7
again A week from now, what will the kitten weigh that is the lightest today?

story zoo-day-out
grade 5
A = man
p = money 15..22
c = money 8..12
f = money 55..72
n = 2..4
g = money 3..5
k = 280..560 by 20
body At the zoo, home to {k} animals, tickets are {p} for adults and {c} for children; a family ticket for a couple and all their children is {f}. {A} comes with his wife and {n} children, and each child has an ice cream for {g}.
need 2 * p + n * c > f + 2
english gb
ask How much would the visit cost with single tickets and no ice cream? => 2 * p + n * c
ask How much do they save by buying the family ticket? => 2 * p + n * c - f
ask How much do they spend on the family ticket and the ice creams? => f + n * g
ask What would a year's worth of monthly visits cost them with the family ticket and no ice cream? => f * 12
ask They buy the family ticket and the ice creams and pay with {x}. How much is left? => x - (f + n * g)
x = money 100

story recycling-truck
grade 6
h = 180..320 by 20
g = 4..8
t = 3..5
w = 6..9
k = 2..3
r = percent 10, 15, 20, 25
body The recycling truck empties the bins of {h} houses on each of its rounds. A house puts out {w} kg on average, and {r} of it turns out to be no paper. The truck drives {t} rounds a day with {k} workers and can carry {g} tonnes.
need h * w * r % 100 == 0
again {t} rounds a day are driven by a recycling truck with {k} workers, which can carry {g} tonnes. On every round it empties the bins of {h} houses with {w} kg each on average; {r} of the load is no paper.
english gb
ask How many kilograms does the truck collect on a round? => h * w
again What does the load of a single round weigh?
ask How many kilograms of real paper does a round bring in? => h * w * (100 - r) / 100
again Without what is no paper, how many kilograms are collected on a round?
ask How many tonnes does the truck collect in a day? => h * w * t / 1000 decimal
again What do all the rounds of a day bring, in tonnes?
ask By how many kilograms does the load of a round stay below what the truck can carry? => g * 1000 - h * w
again On each round, how many more kilograms could the truck take?

story tadpoles
grade 2
A = girl
t = 30..48
f = 11..19
s = 3..8
k = 2..9
need t > f + s + 3
body Our class keeps {t} tadpoles in a tank. By June {f} of them are frogs. {s} frogs hop out, and {A} draws {k} pictures of them.
again By June {f} of the {t} tadpoles in our class tank have turned into frogs. {A} draws {k} pictures, and {s} frogs hop out of the tank.
ask How many tadpoles are not frogs yet? => t - f
again How many are still tadpoles in June?
ask How many animals are in the tank after the frogs have hopped out? => t - s
again Frogs and tadpoles together, how many are left in the tank?
ask How many frogs stay in the tank? => f - s
again Some frogs do not hop out. How many?
ask How many more tadpoles than frogs are in the tank in the end? => t - f - (f - s)
again In the end, by how many are there more tadpoles in the tank than frogs?
need t - f > f - s + 1

story oak-and-birch
grade 6
o = 150..240 by 5
k = times 3..5
y = 8..25
h = 21..29
m = 11..19
need o % k == 0
body The oak on the green is {o} years old, which is {k} as old as the birch next to it, and it is {h} metres high. The birch is {y} years older than the chestnut tree. A bench stands {m} metres away.
english gb
again Beside the oak on the green, which is {h} metres high, stand a birch and a chestnut tree. The oak has lived for {o} years, {k} as long as the birch; the birch is older than the chestnut tree by {y} years.
ask How old is the birch? => o / k
again What is the age of the birch?
ask How old is the chestnut tree? => o / k - y
again For how many years has the chestnut tree lived?
ask By how many years is the oak older than the birch? => o - o / k
again The birch is younger than the oak. How many years younger?
ask What will the ages of all these trees add up to next year? => o + o / k + (o / k - y) + 3
again In a year's time you add the ages of the oak, the birch and the chestnut tree. What is the sum?

story owl-mice
grade 4
o = 3..5
m = 6..9
c = 11..16
b = 2..4
k = 20..32
body A family of {o} young owls lives in the barn, which is {k} feet high. Each young owl eats {b} mice a night, and their parents together eat {m}.
english us
ask How many mice does the whole family eat in a night? => o * b + m
ask How many mice do the young owls alone eat in a week? => o * b * 7
ask How many mice disappear from the fields in {c} nights because of this family? => c * (o * b + m)
ask {body} Tonight the parents have already brought home {x} mice. How many are still missing for everybody's meal? => o * b + m - x
x = 2..5

story pond-square
grade 5
s = 12..25
p = 2..3
d = money 14..22
n = 5..9
f = 30..45
body A square pond in the park has sides of {s} metres. The town puts a fence right round its edge at {d} a metre and sets {n} ducks and {f} fish in the water.
english gb
ask How long is the fence? => s * 4
ask What does the fence cost? => s * 4 * d
ask What is the area of the pond? => s * s
ask A gate {p} metres wide is left open, without any fence. How much does the fence cost now? => (s * 4 - p) * d
ask By how many do the fish outnumber the ducks once {x} more ducks have settled there? => f - (n + x)
x = 10..16

story snow-on-the-hill
grade 7
a = 24..40 by 2
r = percent 25, 50, 75
b = 3..9
t = 5..9
h = 60..90 by 5
body On Friday {a} inches of snow lay on the hill, {h} feet above the village. On Saturday the depth grew by {r}, and on Sunday {b} inches melted. It was {t} degrees below zero.
english us
again The hill is {h} feet higher than the village. It was covered with {a} inches of snow on Friday and with {r} more on Saturday. Sunday's sun melted {b} inches, though it was {t} degrees below zero in the shade.
ask How deep was the snow on Saturday? => a + r / 100 * a
again Give the depth of the snow on Saturday.
ask How deep was it on Sunday evening? => a + r / 100 * a - b
again What depth of snow was left on Sunday evening?
ask How many inches more snow lay on Sunday evening than on Friday? => r / 100 * a - b
again Compare Sunday evening with Friday. By how many inches had the snow grown?
ask What was the average depth of the snow on Friday and Saturday? => (a + (a + r / 100 * a)) / 2
again Find the mean of the depths on Friday and on Saturday.

story dog-walker
grade 3
A = girl
d = 3..6
p = money 4..7
w = 8..14
k = 20..45 by 5
body Every day {A} walks {d} dogs for {k} minutes. The owners pay {p} for each dog and each walk. {A} is saving for a bike helmet.
english us
ask What does {A} earn per day? => d * p
ask How much does {A} earn in a week? => d * p * 7
ask In {w} days {A} wants to buy a helmet for {h}. How much money will be left after that? => w * d * p - h
ask Find the number of legs of all the dogs together with {A's} own. => d * 4 + 2
h = money 35..60 by 5

story fox-and-hens
grade 1
h = 12..20
f = 3..8
e = 2..9
need h > f + 3
body {h} hens run about in the yard. A fox comes, and {f} hens flee up a tree. {e} eggs lie in the nest.
again When a fox comes to the yard with its {h} hens, {f} of them flee up a tree. In the nest lie {e} eggs.
ask How many hens are not in the tree? => h - f
again How many of the hens stay down in the yard?
ask {e} hens lay an egg each before the fox comes again. How many hens lay no egg? => h - e
again Before the fox is back, {e} of the hens lay an egg. How many do not?
ask How many legs have the hens in the tree? => f * 2
again Count the legs of the hens up in the tree. How many are there?

story otter-swim
grade 5
v = 6..8
u = 2..4
m = 15..45 by 15
n = 10..14
l = 20..28
body An otter swims at {v} miles an hour and walks at {u} miles an hour. It is {l} inches long without its tail and has been seen {n} times this month.
english us
ask How many miles does the otter swim in {m} minutes? => v * m / 60 decimal
ask How much farther does it get in two hours of swimming than in two hours of walking? => 2 * v - 2 * u
ask It swims for {m} minutes and then walks for an hour. How many miles has it covered? => v * m / 60 + u decimal
ask With its tail the otter measures {t} inches. What fraction of a yard longer than its body alone is that, given as a decimal? => (t - l) / 36
t = 37, 46

story mushroom-hunt
grade 4
A = boy
B = girl
a = 24, 36, 48
b = 12..20
f = fraction 1/2, 1/3, 1/4
w = 3..7
k = 31..60
body After the rain {A} and {B} look for mushrooms. {A} finds {a} and {B} finds {b}. At home, Grandpa, a man of {k} years, throws away {f} of {A's} mushrooms and {w} of {B's}.
again {A} comes home with {a} mushrooms and {B} with {b}. Grandpa says that {w} of {B's} and {f} of {A's} are not good to eat.
ask How many mushrooms did they find together? => a + b
again {A} and {B} pour their mushrooms onto a table. How many lie there?
ask How many of {A's} mushrooms are good? => a - f * a
again What number of {A's} mushrooms may be eaten?
ask How many mushrooms go into the pan? => a - f * a + (b - w)
again All the good mushrooms are cooked. How many is that?
ask How many mushrooms are thrown away? => f * a + w
again The bad ones end up in the bin. How many are there?

story rain-barrel
grade 6
c = 180..300 by 20
r = percent 25, 40, 50, 60, 75
n = 4..7
w = 8..12
p = money 2..4
t = 3..5
body In {A's} garden stands a rain barrel that holds {c} litres; now it is {r} full. A watering can takes {w} litres. {A.He} waters {n} flower beds with a full can each, and the tap water saved would have cost {p} a cubic metre.
A = woman
need r * c / 100 > n * w + 5
english gb
ask How many litres are in the barrel now? => r / 100 * c
ask How many litres will be in the barrel when the beds have been watered? => r / 100 * c - n * w
ask How many litres of rain would fill the barrel to the top after that? => c - (r / 100 * c - n * w)
ask After watering, a storm brings {t} litres a minute for a quarter of an hour. How much water is in the barrel then? => r / 100 * c - n * w + t * 15
ask How many millilitres does a full watering can hold? => w * 1000
