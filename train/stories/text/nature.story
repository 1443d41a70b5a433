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
ask How many birds does {A} see eating? {body} => s + r + b
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
need s > k + 1
body In the shed live {s} spiders. {a} ants walk along the wall, and {k} flies buzz round the lamp.
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
english gb
a = 11..18
b = 21..30
c = 3..9
d = 60..95
e = 64..110
need b > a + c
body According to the rain gauge in our garden, {a} mm of rain fell on Monday, {b} mm on Tuesday and {c} mm on Wednesday. The garden is {d} m long.
ask How many millimetres more fell on Tuesday than on the other days together? => b - (a + c)
ask What was the average rainfall per day? => (a + b + c) / 3
ask {e} mm is normal for the whole week. How much rain must fall on each of the remaining days, if it is the same every day, to reach that amount? => (e - (a + b + c)) / (7 - 3)
ask whole If {a} mm of rain fall on Monday, {b} mm on Tuesday and {c} mm on Wednesday, how many centimetres of rain is that altogether? => (a + b + c) / 10

story tree-rows
grade 3
english us
A = woman
r = 4..9
n = 11..20
d = 3..10
w = 30..60 by 5
g = 2..3
need r * n > d + 5
body {A} has her class plant young oaks in the park: {r} rows of {n} trees. Over the dry summer {d} of them die. Each oak stands {w} inches tall.
again {r} rows of young oaks, {n} in each row, were planted in the park by {A} and her class. The trees are {w} inches tall. {d} died in the dry summer.
ask How many young oaks in the park survive the summer? {body} => r * n - d
again What is the number of trees that are still alive in the fall?
ask In the fall another {g} rows of the same length are added. How many living oaks are there then? => r * n - d + g * n
again {g} more rows like the first ones are planted in the fall. With these, how many living trees stand in the park?
ask Find the height of an oak in feet. => w / 12
again Change the height of a tree into feet.

story turtle-nests
grade 6
n = 12..25
e = 80, 90, 100, 110, 120
p = percent 60, 70, 75, 80
q = percent 5, 10, 20
k = 30..55
x = 130..190 by 5
body On a beach in Costa Rica there are {n} turtle nests with an average of {e} eggs. Of the eggs {p} hatch. Volunteers guard the beach for {k} nights.
again For {k} nights, volunteers guard a beach in Costa Rica, where {n} turtle nests lie hidden. A nest holds {e} eggs on average, and {p} of all eggs hatch.
ask How many turtles hatch on the beach? {body} => n * e * p / 100
again Find the number of eggs from which a turtle comes.
ask How many eggs do not hatch? => n * e - n * e * p / 100
again From how many of the eggs does no turtle come?
ask Only {q} of the turtles that hatch grow up. How many is that? => n * e * p / 100 * q / 100
again If {q} of the young turtles live to grow up, how many do so?
ask whole Calculate how many young turtles there are if {n} nests hold {e} eggs each, {p} of the eggs hatch, and {x} of the hatched turtles are taken by gulls. => n * e * p / 100 - x
again whole {x} of the hatched turtles are taken by gulls. Find how many others there are if {p} of the eggs in {n} nests hatch and each nest holds {e} eggs.

story snail-race
grade 4
english us
A = boy
v = 5..9
u = 11..14
m = 8..15
l = 200, 250, 300
k = 2..4
x = 5..7
body {A's} snail crawls {v} cm a minute, and his sister's snail {u} cm a minute. They start from a leaf and crawl to the wall, {l} cm away. Both are {k} months old.
ask whole A snail crawls {v} cm a minute. How far does it get in an hour? => v * 60
ask How far ahead is the sister's snail after {m} minutes? => (u - v) * m
ask How many centimeters does {A's} snail still have to go when {m} minutes are over? => l - v * m
ask The sister's snail turns around at the wall and crawls back for {x} minutes. How many centimeters has it crawled by then? => l + u * x
ask whole Find out by how many centimeters a snail that does {u} cm a minute beats one that does {v} cm a minute in an hour. => (u - v) * 60

story bottle-deposit
grade 5
english us
A, B = beach / beaches, sack / sacks | park / parks, bag / bags | river bank / river banks, crate / crates
n = 5..9
m = 24..40 by 4
c = 5, 10
g = 11..19
p = 45..75
need n * m > g
body Helpers clean {a A} and fill {n} {Bs} with bottles, {m} bottles in each. For a bottle the shop gives back {c} cents. {g} of all the bottles are broken and worth nothing; {p} helpers take part.
again With {p} helpers it took a morning to clean {a A}. They filled {n} {Bs}, each with {m} bottles, of which {g} altogether are broken and cannot be returned. The deposit is {c} cents a bottle.
ask How many bottles can be returned? {body} => n * m - g
again For how many of the bottles will the shop pay?
ask How many dollars do the helpers get for the bottles? => (n * m - g) * c / 100 decimal
again What sum, in dollars, comes back to the helpers?
ask Had no bottle been broken, how many dollars would they have got? => n * m * c / 100 decimal
again Suppose that every bottle had been whole. How many dollars would the shop have paid?
ask How many cents are lost because of the broken bottles? => g * c
again The broken bottles bring nothing. How many cents does that cost the helpers?

story penguin-colony
grade 6
english gb
n = 1200..2800 by 80
f = fraction 1/4, 3/8, 3/5, 2/5
g = 120..350 by 10
k = 40..75 by 5
x = 360..420 by 5
need n * 3 / 8 > g + 40; f * n > x
body Scientists counted {n} penguins in a colony. {f} of them had gone to sea when a photo was taken from a height of {k} metres, and {g} of the others were chicks.
again A colony of {n} penguins was photographed from {k} metres up. At that time {f} of the penguins were out at sea; among the rest were {g} chicks.
ask How many penguins were on land when the photo was taken? => n - f * n
again How many penguins had not gone to sea?
ask How many grown-up penguins of the colony were on land? {body} => n - f * n - g
again Leaving out the chicks, how many penguins does the photo show?
ask How many flippers do the penguins on land have? => (n - f * n) * 2
again Every penguin has a pair of flippers. How many flippers are on land?
ask Next month {x} of the penguins at sea come back to the land and no penguin leaves. How many penguins are on land then? => n - f * n + x
again A month later, none of the penguins on land has left, and {x} have come back from the sea. How many are on land now?

story sunflower-growth
grade 5
english gb
A = girl
h = 30..50 by 5
g = 3..6
d = 9..20
t = 180..240 by 10
k = 8..12
need h + g * d < t - 10; (t - h) % g == 0
body {A's} sunflower is {h} cm tall and grows {g} cm a day. {A.He} is {k} years old and {t} cm is the height of the garden wall.
ask How tall will the sunflower be in {d} days? => h + g * d
ask In how many days will {A's} sunflower be as tall as the garden wall? {body} => (t - h) / g
ask How many centimetres below the top of the wall will the flower be in {d} days? => t - (h + g * d)
ask How much does the flower grow in a week? => g * 7
ask whole A sunflower {h} cm tall grows {g} cm every day. How tall is it after a week? => h + g * 7

story squirrel-nuts
grade 2
n = 20..40
a = 5..9
b = 3..4
c = 10..15
need n > a + c + 2
need n > a + b + c + 1
body A squirrel has {n} nuts. It hides {c} under a tree and {a} in a hole, eats {b}, and carries the others to its nest.
again {n} nuts lie before a squirrel. {b} are eaten at once, {a} go into a hole, {c} are hidden under a tree, and what remains is carried to the nest.
ask How many nuts does the squirrel hide under the tree and in the hole? => c + a
again Tree and hole together, how many nuts are hidden there?
ask How many nuts does it carry to the nest? => n - a - b - c
again How many nuts end up in the nest?
ask How many nuts are left when it has eaten? => n - b
again After its meal, how many nuts has the squirrel still got?

story thunder-distance
grade 7
english gb
s = 340
t = 6, 9, 12, 15
m = 3..5
u = 17, 20, 34
A = person
need m < t - 1
body Sound travels {s} metres in a second. {A} sees a flash of lightning and hears its thunder {t} seconds later. Another flash comes {u} minutes after the first, and this time the thunder follows after only {m} seconds.
ask How far away was the first flash? => s * t
ask How many metres closer was the later flash than the first one? => s * t - s * m
ask How many kilometres away was the later flash? => s * m / 1000 decimal
ask By how many metres a minute did the storm come closer between the flashes? => (s * t - s * m) / u
ask whole If sound travels {s} metres a second and you hear the thunder {t} seconds after the flash, how many kilometres away is the storm? => s * t / 1000 decimal

story park-picnic
grade 3
t = 8..14
s = 4, 5
g = 15..28
k = 2..3
x = 2..4
need t * s > g
body In Green Park there are {t} picnic tables, and each has a pair of benches. A bench is wide enough for {s} people. Today, {g} people sit at the tables and {k} dogs lie below.
ask How many benches stand at the tables? => t * 2
ask How many people can sit at all the picnic tables? => t * 2 * s
ask How many more people could sit down today? => t * 2 * s - g
ask {x} tables break. For how many people are there seats now? => (t - x) * 2 * s

story beaver-dam
grade 5
english us
f = 18..30
w = 3..5
h = 4..7
a = 5..8
d = 9..14
need f * 12 > d * w + 20
need f * 12 % (w + h) == 0; (w + h) * d + 12 < f * 12
body Two beavers build a dam that is to be {f} feet long. Each day it grows by {w} inches on the left bank and by {h} inches on the right bank. Their lodge has {a} rooms.
again A dam of {f} feet is what a pair of beavers want. From the left bank it grows by {w} inches and from the right bank by {h} inches each day. In their lodge are {a} rooms.
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
k = 11..30
body Every one of the {e} elephants at the zoo eats {h} kg of hay and {f} kg of fruit a day. Hay costs the zoo {p} a kilogram. {k} keepers work there.
again {k} keepers look after the animals in the zoo. For each of the {e} elephants they need {h} kg of hay, bought at {p} a kilogram, and {f} kg of fruit a day.
ask How much do the elephants eat every day? => e * (h + f)
again What does their daily food weigh altogether?
ask What does the zoo pay for the elephants' hay per day? => e * h * p
again Each day, how much is spent on hay for the elephants?
ask How much fruit do the elephants eat in a week? => e * f * 7
again What weight of fruit is needed for a whole week?
ask Find the weekly cost of hay for two elephants. => 2 * h * p * 7
again Two of the elephants are fed for a week. What does their hay cost?
ask whole If {e} elephants eat {h} kg of hay each a day and a kilogram costs {p}, what does the zoo pay for a week's hay? => e * h * p * 7
again whole Work out the price of the hay that {e} elephants eat in a week. Each eats {h} kg a day, and a kilogram is {p}.

story frog-jumps
grade 4
english us
a = 35..60 by 5
n = 6..12
b = 70..95 by 5
m = 3..5
k = 13..25
need n * a > m * b + 50
body A small frog jumps {a} cm at a time and a big frog {b} cm. Before they rest, the small one jumps {n} times and the big one {m} times. The pond is {k} m long.
again {b} cm is the length of the big frog's jumps, {a} cm that of the small frog's. The big frog rests after {m} jumps and the small one after {n}. They live at a pond {k} m long.
ask By how much is the small frog's way longer than the big frog's? => n * a - m * b
again How much farther does the small frog come than the big one?
ask How many centimeters would the big frog cover with as many jumps as the small one makes? => n * b
again If the big frog jumped as often as the small one, how many centimeters would it get?
ask Express the distance that both frogs cover together in meters. => (n * a + m * b) / 100
again Add the two ways. What is the sum in meters?
ask Each frog then jumps once more. By how many centimeters is the small frog's way longer now? => (n + 1) * a - (m + 1) * b
again After the rest both add a single jump. By how many centimeters does the small frog's way now beat the big frog's?

story giraffe-height
grade 4
english us
m = 14..18
c = 5..6
i = 2..9
d = 35..48
n = 20..45
g = 3..4
body A mother giraffe at the wildlife park is {m} feet tall. Her calf is {c} feet {i} inches tall and gains {d} inches by its first birthday. The park has {n} kinds of animals.
ask How many inches taller is the mother than the calf? => m * 12 - (c * 12 + i)
ask How tall, in inches, is the calf on its first birthday? => c * 12 + i + d
ask By how many inches does the mother tower over the calf on its first birthday? => m * 12 - (c * 12 + i + d)
ask whole A newborn giraffe is {c} feet {i} inches tall. It grows {g} inches a month for a whole year. How tall is it then, in inches? => c * 12 + i + g * 12
ask whole Calculate how many inches taller a giraffe of {m} feet is than a keeper of {c} feet {i} inches. => m * 12 - c * 12 - i

story leaf-raking
grade 3
english us
A = boy
B = girl
a = 4..9
b = 11..15
c = money 1.5..3 by 0.5
g = 2..4
x = money 80..95 by 5
body {A} and {B} rake leaves for the neighbors and get {c} a bag. {A} fills {a} bags and {B} {b}. The wind blows {g} of the bags over, so these must be filled again without extra pay.
again For every bag of leaves the neighbors pay {c}. {B} has filled {b} bags and {A} {a}, although {g} bags had to be filled again, unpaid, when the wind blew them over.
ask How much do the two children earn together? => (a + b) * c
again What do the neighbors pay in all?
ask How much more does {B} earn than {A}? => (b - a) * c
again By what amount are {B's} earnings greater?
ask {A} and {B} put their money together and share it evenly. How much does each get? => (a + b) * c / 2
again The whole pay is split into equal shares for both children. What is each share?
ask The two want a game that costs {x}. How much money are they still short of it? => x - (a + b) * c
again A game at {x} is what both dream of. How much is missing when they put their pay together?

story bat-night
grade 6
b = 40..80 by 5
n = 450..600 by 50
h = 6..8
k = 12..21
g = 9..11
body A bat catches about {n} insects an hour and hunts for {h} hours a night. {b} bats live under the roof of the church, which has {k} windows.
ask How many insects do all the bats under the roof catch in a night? {body} => b * n * h
ask How many insects does a single bat catch in a week? => n * h * 7
ask About how many seconds, on average, does a bat hunt for each insect? => 60 * 60 / n decimal
ask How many insects a night would be spared if {g} of the bats moved away? => g * n * h
ask whole Determine how many insects {b} bats catch in a week if each bat hunts for {h} hours a night and catches {n} insects an hour. => b * h * n * 7

story butterfly-meadow
grade 2
A = girl
w = 11..20
y = 4..9
k = 21..30
need w > y + 2
body {A} sits in the meadow. {w} white butterflies fly by, and {y} fewer yellow ones. A book shows {k} kinds of butterflies.
again {k} kinds of butterflies are in the book that {A} reads in the meadow. {w} white butterflies come, and the yellow ones are {y} fewer.
ask How many yellow butterflies fly by? => w - y
again What is the number of yellow butterflies?
ask How many butterflies does {A} see altogether? {body} => w + (w - y)
again White and yellow together, how many butterflies are there?
ask Each white butterfly has two dark dots. How many dots do the white butterflies have? => w * 2
again If you count the two dark dots on every white butterfly, how many dots do you get?

story river-trip-gauge
grade 6
english gb
a = decimal 2.35..2.85 by 0.05
b = decimal 0.45..0.95 by 0.05
c = decimal 0.15..0.35 by 0.05
d = decimal 4.1..4.6 by 0.1
h = 5..9
k = 120..340 by 10
body Before the storm the river stood {a} m high at the old bridge. During the storm it rose by {b} m, and in the {h} hours after it fell by {c} m. The road is flooded when the water stands at {d} m; {k} people live along it.
ask What was the level of the river at the end of those hours? => a + b - c
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
again The kittens of {A's} cat, three in number, weigh {a} g, {b} g and {c} g. Each of them gets heavier by {g} g a day. {m} kg is the weight of their mother.
ask How many grams more than all her kittens does the mother weigh? => m * 1000 - (a + b + c)
again By how many grams is the mother heavier than her three kittens together?
ask What is the average weight of a kitten of {A's} cat? {body} => (a + b + c) / 3
again Find the mean weight of the kittens.
ask How heavy will the lightest kitten be in a week? => a + g * 7
again A week from now, what will the kitten weigh that is the lightest today?
ask How much will all the kittens weigh together in a week? => a + b + c + 3 * g * 7
again In a week's time, what is the weight of all the kittens together?

story zoo-day-out
grade 5
english gb
A = man
p = money 15..22
c = money 8..12
f = money 55..72
n = 2..4
g = money 3..5
k = 280..560 by 20
x = money 100
need 2 * p + n * c > f + 2
body At the zoo, home to {k} animals, tickets are {p} for adults and {c} for children; a family ticket for a couple and all their children is {f}. {A} comes with his wife and {n} children, and each child has an ice cream for {g}.
ask How much would the visit cost with single tickets and no ice cream? => 2 * p + n * c
ask How much do they save by buying the family ticket? => 2 * p + n * c - f
ask How much do they spend on the family ticket and the ice creams? => f + n * g
ask They buy the family ticket and the ice creams and pay with {x}. How much is left? => x - (f + n * g)
ask Find the price of single tickets for all of them together with the ice creams. => 2 * p + n * (c + g)
ask whole Work out how much a family saves in a year if it visits the zoo every month with a ticket at {f} rather than paying {p} for each of the two parents and {c} for each of the {n} children. => (2 * p + n * c - f) * 12

story recycling-truck
grade 6
english gb
h = 180..320 by 20
g = 4..8
t = 3..5
w = 6..9
k = 2..3
r = percent 10, 15, 20, 25
need h * w * r % 100 == 0
body The recycling lorry empties the paper bins of {h} houses on each of its rounds. A house puts out {w} kg on average, but {r} of each load turns out not to be paper. The lorry drives {t} rounds a day with {k} workers and can carry {g} tonnes.
again {t} rounds a day are driven by a recycling lorry with {k} workers, which can carry {g} tonnes. On every round it empties the paper bins of {h} houses with {w} kg each on average; {r} of the load is not paper.
ask How many kilograms of real paper does a round bring in? => h * w * (100 - r) / 100
again Leaving out what is not paper, how many kilograms are collected on a round?
ask How many tonnes does the lorry collect in a day? => h * w * t / 1000 decimal
again What do all the rounds of a day bring, in tonnes?
ask By how many kilograms does the load of a round stay below what the lorry can carry? => g * 1000 - h * w
again On each round, how many more kilograms could the lorry take?

story tadpoles
grade 2
A = girl
t = 30..48
f = 11..19
s = 3..8
k = 2..9
need t > f + s + 3
need t - f > f - s + 1
body Our class keeps {t} tadpoles in a tank. By June {f} of them are frogs. {s} frogs hop out, and {A} draws {k} pictures of them.
again By June {f} of the {t} tadpoles in our class tank have turned into frogs. {A} draws {k} pictures, and {s} frogs hop out of the tank.
ask How many animals are in the tank after the frogs have hopped out? => t - s
again Frogs and tadpoles together, how many are left in the tank?
ask How many frogs stay in the tank? => f - s
again Some frogs do not hop out. How many?
ask How many more tadpoles than frogs are in the tank in the end? => t - f - (f - s)
again In the end, by how many are there more tadpoles in the tank than frogs?

story oak-and-birch
grade 6
english gb
o = 150..240 by 5
k = times 3..5
y = 8..25
h = 21..29
m = 11..19
need o % k == 0
body The oak on the green is {o} years old, which is {k} as old as the birch next to it, and it is {h} metres high. The birch is {y} years older than the chestnut tree. A bench stands {m} metres away.
again Beside the oak on the green, which is {h} metres high, stand a birch and a chestnut tree. The oak has lived for {o} years, {k} as long as the birch; the birch is older than the chestnut tree by {y} years.
ask How old is the chestnut tree on the green? {body} => o / k - y
again For how many years has the chestnut tree lived?
ask By how many years is the oak older than the birch? => o - o / k
again The birch is younger than the oak. How many years younger?
ask What will the ages of all these trees add up to next year? => o + o / k + (o / k - y) + 3
again In a year's time you add the ages of the oak, the birch and the chestnut tree. What is the sum?
ask whole An oak is {o} years old, {k} as old as a birch. If the birch is {y} years older than a chestnut tree, by how many years is the oak older than the chestnut tree? => o - (o / k - y)
again whole Find the difference in age between an oak and a chestnut tree if the oak, which is {o}, is {k} as old as a birch and the chestnut tree is {y} years younger than that birch.

story owl-mice
grade 4
english us
o = 3..5
m = 6..9
c = 11..16
b = 2..4
k = 20..32
x = 2..5
body A family of {o} young owls lives in the barn, which is {k} feet high. Each young owl eats {b} mice a night, and their parents together eat {m}.
ask How many mice do the young owls alone eat in a week? => o * b * 7
ask How many mice disappear from the fields in {c} nights because of this family? => c * (o * b + m)
ask {body} Tonight the parents have already brought home {x} mice. How many are still missing for everybody's meal? => o * b + m - x
ask whole Calculate how many mice are eaten in a week by {o} young owls that take {b} each per night and by their parents, who take {m} together. => (o * b + m) * 7

story pond-square
grade 5
english gb
s = 12..25
p = 2..3
d = money 14..22
n = 5..9
f = 30..45
x = 10..16
body A square pond in the park has sides of {s} metres. The town puts a fence right round its edge at {d} a metre and sets {n} ducks and {f} fish in the water.
ask What does the fence cost? => s * 4 * d
ask What is the area of the pond? => s * s
ask A gate {p} metres wide is left open, without any fence. How much does the fence cost now? => (s * 4 - p) * d
ask By how many do the fish outnumber the ducks once {x} more ducks have settled there? => f - (n + x)
ask Another square pond has sides {p} metres longer. How much bigger is its area? => (s + p) * (s + p) - s * s
ask whole A square pond has sides of {s} metres. Find how far somebody walks who goes round it {n} times. => s * 4 * n

story snow-on-the-hill
grade 7
english us
a = 24..40 by 2
r = percent 25, 50, 75
b = 3..9
t = 5..9
h = 60..90 by 5
body On Friday {a} inches of snow lay on the hill, {h} feet above the village. On Saturday the depth grew by {r}, and on Sunday {b} inches melted. It was {t} degrees below zero.
again The hill is {h} feet higher than the village. It was covered with {a} inches of snow on Friday and with {r} more on Saturday. Sunday's sun melted {b} inches, though it was {t} degrees below zero in the shade.
ask How deep was the snow on Sunday evening? => a + r / 100 * a - b
again What depth of snow was left on Sunday evening?
ask How many inches more snow lay on Sunday evening than on Friday? => r / 100 * a - b
again Compare Sunday evening with Friday. By how many inches was the snow deeper?
ask What was the average depth of the snow on Friday and Saturday? => (a + (a + r / 100 * a)) / 2
again Find the mean of the depths on Friday and on Saturday.

story dog-walker
grade 3
english us
A = girl
d = 3..6
p = money 4..7
w = 8..14
k = 20..45 by 5
h = money 35..60 by 5
body Every day {A} walks {d} dogs for {k} minutes. The owners pay {p} for each dog and each walk. {A} is saving for a bike helmet.
ask How much does {A} earn in a week? => d * p * 7
ask In {w} days {A} wants to buy a helmet for {h}. How much money will be left after that? => w * d * p - h
ask Find the number of legs of all the dogs together with {A's} own. => d * 4 + 2
ask How many hours does {A} spend walking dogs in {w} days, if the dogs are walked one after the other? => w * d * k / 60 decimal
ask whole If you walk {d} dogs a day and are paid {p} for each, what is left after four weeks when you have bought a helmet for {h}? => d * p * 7 * 4 - h

story fox-and-hens
grade 1
h = 12..20
f = 3..8
e = 2..9
x = 4..10
need h > f + 3; h > x
body {h} hens run about in the yard. A fox comes, and {f} hens flee up a tree. {e} eggs lie in the nest.
again When a fox comes to the yard with its {h} hens, {f} of them flee up a tree. In the nest lie {e} eggs.
ask How many hens do not flee up the tree? {body} => h - f
again How many of the hens stay down in the yard?
ask The next day {x} of the hens lay an egg. How many hens lay no egg? => h - x
again On the day after, {x} of the hens lay an egg. How many do not?
ask How many legs do the hens in the tree have? => f * 2
again Count the legs of the hens up in the tree. How many are there?
ask Each hen that is still in the yard lays an egg. How many eggs are there then, with those in the nest? => h - f + e
again All the hens that did not flee lay an egg each. Counting those in the nest, how many eggs are there?

story otter-swim
grade 5
english us
v = 6..8
u = 2..4
m = 15..45 by 15
n = 10..14
l = 20..28
t = 36, 42, 45, 48
x = 3, 6, 9
body An otter swims at {v} miles an hour and walks at {u} miles an hour. It is {l} inches long without its tail and has been seen {n} times this month.
ask How many miles does the otter swim in {m} minutes? => v * m / 60 decimal
ask How much farther does it get in two hours of swimming than in two hours of walking? => 2 * v - 2 * u
ask It swims for {m} minutes and then walks for an hour. How many miles has it covered? => v * m / 60 + u decimal
ask With its tail the otter measures {t} inches. How many feet is that? => t / 12
ask The otter swims {x} miles up the river and the same way back. For how many hours does it swim? => x * 2 / v decimal
ask whole If an otter swims {v} miles an hour, how many minutes does it take for {x} miles? => x / v * 60 count

story mushroom-hunt
grade 4
A = boy
B = girl
a = 24, 36, 48
b = 12..20
f = fraction 1/2, 1/3, 1/4
w = 3..7
k = 61..80
x = money 0.25, 0.5
body After the rain {A} and {B} look for mushrooms. {A} finds {a} and {B} finds {b}. At home, Grandpa, who is {k}, throws away {f} of {A's} mushrooms and {w} of {B's}.
again {A} comes home with {a} mushrooms and {B} with {b}. Grandpa says that {w} of {B's} and {f} of {A's} are not good to eat.
ask How many of {A's} mushrooms are good? => a - f * a
again How many of {A's} mushrooms may be eaten?
ask How many good mushrooms do {A} and {B} have in the end? {body} => a - f * a + (b - w)
again All the good mushrooms are cooked. How many is that?
ask How many mushrooms are thrown away? => f * a + w
again The bad ones end up in the bin. How many are there?
ask What would the good mushrooms of both children cost in a shop, if you paid {x} for a single mushroom? => (a - f * a + b - w) * x
again In a shop a mushroom like these is {x}. What are all the good mushrooms worth?

story rain-barrel
grade 6
english gb
c = 180..300 by 20
r = percent 25, 40, 50, 60, 75
n = 4..7
w = 8..12
p = money 2..4
t = 3..5
A = woman
z = 13..18
need r * c / 100 > 2 * n * w + 5; c > r * c / 100 - n * w + t * z
body In {A's} garden stands a rain barrel that holds {c} litres; now it is {r} full. A watering can takes {w} litres. {A.He} waters {n} flower beds with a full can each, and the tap water saved would have cost {p} a cubic metre.
ask How many litres are in the barrel now? => r / 100 * c
ask How many litres will be in the barrel when the beds have been watered? => r / 100 * c - n * w
ask How many litres of rain would fill the barrel to the top after that? => c - (r / 100 * c - n * w)
ask After the watering, a storm brings {t} litres a minute for {z} minutes. How much water is in the barrel then? => r / 100 * c - n * w + t * z
ask {A.He} waters a second time in the evening, again with a full can for each bed. How many litres are left then? => r / 100 * c - 2 * n * w

story bee-garden
grade 5
english gb
h = 4..9
k = decimal 12.5..18.5 by 0.5
p = money 6..9
j = 250, 500
s = 11..24
c = money 45..80 by 5
A = woman
body {A} keeps {h} hives at the edge of the wood. This summer each hive gave {k} kg of honey, and {A} fills it into jars of {j} g, which sell at {p} each. Over the year the bees cost {c} for sugar, and {s} jars go to friends.
again {p} is the price of a jar with {j} g of honey. {A} makes it from {h} hives at the edge of the wood, each of which gave {k} kg this summer. She spent {c} on sugar in the year and gives {s} jars to friends.
ask How many kilograms of honey did {A} get? => h * k decimal
again Find the weight of the honey from all the hives, in kilograms.
ask How many jars does the honey fill? => h * k * 1000 / j
again For all the honey, how many jars does she need?
ask How many jars can be sold? => h * k * 1000 / j - s
again After the presents to friends, how many jars are for sale?
ask Every jar but the presents is sold. How much is left after the sugar is paid? => (h * k * 1000 / j - s) * p - c
again She sells all the jars that are not given away. With the sugar taken off, what does she earn?

story whale-dive
grade 7
english gb
d = 900..1500 by 100
v = 50, 100
u = 25, 75
w = 28..45
t = 70..85
n = 3..6
x = 36..48
need d % v == 0; d % u == 0
need d / v + w + d / u < t
body A sperm whale dives to {d} m, going down {v} m a minute. It hunts there for {w} minutes and comes up at {u} m a minute. It weighs {x} tonnes and can hold its breath for {t} minutes.
ask How many minutes does the way down take? => d / v
ask For how many minutes is a sperm whale under water on a dive? {body} => d / v + w + d / u
ask How many minutes of air would be left when it reaches the surface? => t - (d / v + w + d / u)
ask How many kilometres does the whale swim up and down in {n} such dives? => n * d * 2 / 1000 decimal
ask whole Suppose that a whale goes down {v} m a minute and comes up {u} m a minute. How many minutes longer than the way down does the way up take for a dive to {d} m? => d / u - d / v

story gull-chips
grade 2
english gb
A = boy
n = 18..30
a = 2..6
b = 7..10
g = 3..5
need n > a + b + 3; (n - a - b) % 2 == 0
body {A} has {n} chips. A gull steals {b} of them. {A} eats {a} and shares the rest evenly with {A.his} sister. There are {g} boats on the sea.
ask How many chips do {A} and {A.his} sister share? => n - b - a
ask How many chips does the sister get? => (n - b - a) / 2
ask How many chips does {A} eat altogether, with {A.his} share of the rest? => a + (n - b - a) / 2

story seed-bombs
grade 3
A = woman
c = 18..30
b = 4..7
s = 8..12
w = 6..7
d = 13..17
need c * b > d
body For the bare strip by the canal, the {c} children in {A's} class make {b} seed bombs each, and in every one there are {s} seeds. {d} bombs crumble. The first flowers open {w} weeks later.
again {A's} class, {c} children in all, makes seed bombs with {s} seeds in each for a bare strip by the canal. Every child makes {b}, but {d} of the bombs crumble.
ask How many seed bombs can be thrown? {body} => c * b - d
again The crumbled ones are no use. How many seed bombs are still good?
ask How many seeds are in the bombs that do not crumble? => (c * b - d) * s
again Count the seeds in the good bombs. How many are there?
ask How many seeds go to waste in crumbled bombs? => d * s
again Find the number of seeds in the bombs that crumble.

story glacier-retreat
grade 7
english gb
a = 12..25
y = 8..20
l = decimal 3.5..7.5 by 0.5
b = 26..40
t = 2..4
k = 45..75
x = 156, 168, 180, 186, 198, 210, 224, 234, 240, 252, 264
body The glacier above the village with its {k} houses is {l} km long. For {y} years it became {a} m shorter each year; since then it has lost {b} m a year. {t} huts stand near its end.
ask How many metres did the glacier lose in those earlier years? => a * y
ask How many metres more than the old yearly loss does the glacier lose in a year now? => b - a
ask How long will the glacier be in a decade, in metres, if it goes on losing as much as now? => l * 1000 - b * 10
ask By how much does the loss of the coming ten years exceed a decade of the old loss, in metres? => (b - a) * 10
ask For how many years at the present rate does a piece of {x} metres last? => x / b
ask whole If a glacier of {l} km loses {b} m a year, what is its length in metres after {y} years? => l * 1000 - b * y

story park-benches-budget
grade 6
english us
b = money 120..180 by 10
t = money 35..55 by 5
w = money 60..90 by 5
n = 4..7
m = 11..18
g = 1500..3000 by 250
f = 19..30
x = money 16..24
need n * b + m * t < g - 50
need n * b > m * t; g > n * b + m * t + 2 * w
body The town council gives {g} dollars for the new park by the river. The gardeners order {n} benches at {b} each and {m} young trees at {t} each. A bin costs {w}, and {f} people signed the petition for the park.
again {m} young trees at {t} apiece and {n} benches at {b} apiece have been ordered for the new park. For everything, bins at {w} each included, the council gives {g} dollars. The petition for it bore {f} names.
ask What do the benches and trees cost together? => n * b + m * t
again How much is the gardeners' order?
ask How much money is left for bins? => g - (n * b + m * t)
again After the order is paid, what remains of the council's money?
ask How much more do the benches cost than the trees, bins left aside, if each tree is {x} cheaper than planned? => n * b - m * (t - x)
again Suppose that every tree turns out {x} cheaper. By how much do the benches then cost more than the trees?
ask How much would be left of the money after buying two bins as well? => g - (n * b + m * t) - 2 * w
again They take two bins too. How much of the council's money remains?

story wolves-and-deer
grade 6
english us
w = 8..20
d = 240..520 by 20
p = percent 5, 10, 15, 20
f = 30..70
k = 55..90 by 5
g = 2..4
body In the national park {w} wolves live in {g} packs, and there are {d} deer. Over the year the wolves catch {p} of the deer, {f} fawns come into the world, and rangers drive {k} miles a day.
again Over a year in the national park, with its {g} wolf packs of {w} animals in all, {f} fawns are born, and wolves catch {p} of the {d} deer that lived there at the beginning. Rangers drive {k} miles every day.
ask How many deer live in the park at the end of the year? => d - p / 100 * d + f
again When the year is over, how many deer are there?
ask How many miles do the rangers drive in a week? => k * 7
again Find the distance driven by the rangers from one Monday to the next.
ask How many more fawns are born than deer are caught? => f - p / 100 * d
again Births exceed the catch. By how many animals?

story carp-feeding
grade 4
english us
A = boy
f = 12..24
c = 3..6
s = 5..8
b = 250, 400, 500
g = 25..45 by 5
x = 9..11
body The {f} carp in the temple pond get {s} g of food each, once in the morning and once in the evening. A bag holds {b} g, {A} feeds them {c} days a week, and the pond is {g} feet deep.
ask How many grams of food do they eat on a feeding day? => f * s * 2
ask How many grams does {A} give them in a week? => f * s * 2 * c
ask How many grams are left in a full bag after a morning meal? => b - f * s
ask How many grams would be saved in a week of feeding if {x} carp were given away? => x * s * 2 * c
ask whole How many kilograms of food do {f} carp need in a week if each of them gets {s} g twice a day? => f * s * 2 * 7 / 1000 decimal

story worm-box
grade 3
A = girl
w = 40..80 by 5
d = 6..12
k = times 2..3
m = 3..5
p = 13..20
need (w * k - d) % m == 0
body In {A's} compost box there are {w} worms. A month later, after {p} rainy days, {A} counts {k} as many; then {A.he} moves {d} of them to a flower pot and divides the others among {m} boxes.
ask How many worms are left when the flower pot has got its share? => w * k - d
ask How many worms go into each of the boxes? => (w * k - d) / m
ask How many more worms are there after the month than before? => w * k - w

story wind-turbine-birds
grade 8
english gb
b = 1200..3600 by 200
r = percent 30, 35, 45, 60, 65
s = percent 20, 40, 50
k = 6..12
n = 45..70 by 5
body In autumn {b} cranes rest on the island. Of these, {r} fly on to Spain; of those that do not, {s} stay the whole winter, and the rest go to France. The island is {k} km long and has {n} houses.
again In autumn {b} cranes land on an island {k} km long. Spain is the goal of {r} of them. {s} of the others spend the winter on the island, next to its {n} houses, and all the remaining cranes go on to France.
ask How many cranes fly to Spain? => r / 100 * b
again What is the number of cranes that end up in Spain?
ask How many cranes spend the winter on the island? => (b - r / 100 * b) * s / 100
again Calculate the number of cranes that stay.
ask How many cranes go to France? {body} => (b - r / 100 * b) * (100 - s) / 100
again For how many of the cranes is France the goal?
ask What percentage of all the cranes stay for the winter? => (100 - r) * s / 100
again Of a hundred cranes on the island in autumn, how many stay on average?

story island-ponies
grade 5
english gb
A = woman
p = 24..60 by 6
f = fraction 1/2, 1/3, 1/6
b = 5..9
h = decimal 6.5..9.5 by 0.5
w = 2..4
need p - f * p > b + 1
body {A} is the vet for the {p} wild ponies on the island. {f} of them are brown, {b} are white, and the remaining ponies are grey. In winter each pony gets {h} kg of hay a day; a walk round the island takes {w} hours.
ask How many ponies are not brown? => p - f * p
ask How many ponies are grey? {body} => p - f * p - b
ask How many kilograms of hay do the white ponies need in a winter week? => b * h * 7 decimal
ask How many hooves does {A} check if she looks at all the brown ponies? => f * p * 4
ask How much hay do the ponies need a day? {body} => p * h
ask whole Determine how many kilograms of hay a farmer needs for {b} ponies in two weeks if each pony eats {h} kg a day. => b * h * 7 * 2 decimal

story moth-lamp
grade 1
a = 3..6
b = 7..9
c = 10..15
body Round a lamp fly {b} moths. {a} of them land on the wall. In the dark sing {c} crickets.
again {c} crickets sing in the dark, and {b} moths fly round a lamp. Then {a} moths land on the wall.
ask How many moths still fly? => b - a
again How many moths have not landed?
ask How many animals are there altogether? => b + c
again Moths and crickets together, how many are there?
ask How many more crickets are there than moths in the air? => c - (b - a)
again Compare the crickets with the moths that still fly. How many more crickets are there?

story bird-boxes
grade 6
english gb
A = man
B = girl
p = 4..7
l = 150, 160, 180, 200, 240
w = 12..20
n = 3..8
h = decimal 1.5..3.5 by 0.5
m = money 3..6
x = money 0.25..1.25 by 0.5
need l > p * w; p * w < 140
body {A} and {B} saw planks {l} cm long into pieces for bird boxes. A box needs {p} pieces of {w} cm. The {n} planks cost {m} each, and the boxes are hung up at {h} m.
ask How many centimetres of plank go into a box? => p * w
ask What length of wood have they bought, in metres? => n * l / 100
ask How many centimetres are left of a plank after cutting the pieces for one box from it? => l - p * w
ask If a single box is made from each plank, how many centimetres of wood are left over in all? => n * (l - p * w)
ask Some friends bring the same number of planks again, but for {x} less each. How much do all the planks cost? => n * m + n * (m - x)

story hedgehog-winter
grade 4
a = 480..640 by 10
b = 1100..1400 by 50
d = 9..12
n = 4..5
k = 13..25
body When it was found, the hedgehog weighed {a} g. At the rescue station it put on {d} g a day for {n} weeks. Its mother, {b} g in weight, was set free last year with {k} others.
again At the rescue station a hedgehog gained {d} g a day over {n} weeks, having weighed {a} g when it was found. A year before, its mother, weighing {b} g, was set free together with {k} others.
ask What did it weigh in the end? => a + d * n * 7
again After these weeks, how heavy was the hedgehog?
ask How much less than its mother did it weigh in the end? => b - (a + d * n * 7)
again By how many grams was the mother heavier than the well-fed hedgehog?
ask When it was found, how many grams below its mother's weight was it? => b - a
again How much lighter than its mother was the hedgehog on the day it was found?

story tide-pool
grade 3
english us
A = girl
B = boy
s = 4..9
c = 3..7
m = 11..18
k = 20..30
x = 2..3
body In a tide pool {A} finds {s} starfish with five arms each and {B} finds {c} crabs. {m} mussels cling to a rock, and the water is {k} inches deep.
ask How many arms do the starfish have? => s * 5
ask How many animals are in the pool? => s + c + m
ask {x} crabs run away. How many crabs and starfish are left? => s + c - x
ask A crab walks on eight legs. How many legs do the crabs use when {x} of them have run away? => (c - x) * 8

story ranger-hours
grade 5
english us
A = woman
w = money 16..24
h = 6..8
d = 4..5
g = money 45..75 by 5
k = 12..20
x = 2..3
body {A} is a park ranger. She works {h} hours a day on {d} days a week and earns {w} an hour. On top of that she is paid {g} a month for keeping a horse. In summer she leads {k} tours.
ask How many hours does {A} work in a week? => h * d
ask How much does she earn by the hour in a week? => h * d * w
ask What is her pay for four weeks, together with the money for the horse in that month? => h * d * w * 4 + g
ask How much does she get in a year for keeping the horse? => g * 12
ask In a week with {x} hours less, how much does she earn by the hour? => (h * d - x) * w
ask whole If somebody works {h} hours on each of {d} days a week at {w} an hour, how much is earned in a year? => h * d * w * 52

story stork-flight
grade 6
english gb
d = 240..420 by 20
n = 11..19
r = 3..4
b = 130..190 by 10
t = 4500..7500 by 100
k = 30..70
need t > n * d + r * b + 200
body On its way to Africa a stork flew {d} km a day for {n} days. For another {r} days, in bad weather, it made only {b} km a day. The whole journey is {t} km long, and another {k} storks set out with it.
again The journey to Africa is {t} km long. A stork that set out with {k} others has been under way for some time: {r} days of bad weather, on each of which it flew just {b} km, and {n} good days of {d} km each.
ask How far has the stork flown already? => n * d + r * b
again What distance has it put behind it in good and bad weather?
ask How many kilometres are left for the stork? => t - (n * d + r * b)
again By how many kilometres is it still short of its goal?
ask What distance did it lose because of the bad weather, compared with flying as on the good days? => r * (d - b)
again Had the weather always been good, how much farther would the stork be?
ask How far did it fly in the first week, if the weather was good all that week? => d * 7
again The first week was fine throughout. What distance was covered in it?

story caterpillar-leaves
grade 3
A = boy
c = 12..20
l = 3..6
w = 8..11
f = 30..60 by 5
need c * l > f + 2
body {A} keeps {c} caterpillars in a box. Each of them eats {l} leaves a day. {A.He} brings {f} leaves home every morning, and {w} of the caterpillars are green.
again Every morning {A} comes home with {f} leaves for {A.his} caterpillars. Of the {c} that {A.he} keeps, {w} are green. A caterpillar eats {l} leaves a day.
ask How many leaves a day are missing for {A's} caterpillars? {body} => c * l - f
again {A} brings too few. How many more leaves would be needed every day?
ask How many leaves do the caterpillars that are not green eat in a day? => (c - w) * l
again Leave out the green ones. How many leaves do the others need for a day?
ask How many leaves does {A} carry home in a week? => f * 7
again From Monday to Sunday, how many leaves does {A} bring?
ask How many leaves are missing in a week? => (c * l - f) * 7
again Over a week, how many leaves too few does {A} bring?

story dune-planting
grade 4
english us
g = 8..14
n = 24..40 by 2
d = 3..5
p = money 2..4
b = 100..180 by 10
k = 15..20
x = 2..7
need g * n * d > b
body To hold the sand, {g} helpers plant beach grass. Each of them sets {n} plants a day, for {d} days. Of the plants {b} are torn out by the first storm, which rages for {k} hours. A plant costs {p}.
ask How many plants are set in all? => g * n * d
ask How many plants withstand the storm? {body} => g * n * d - b
ask What did the torn-out plants cost? => b * p
ask How much more are the surviving plants worth than the torn-out ones? => (g * n * d - b) * p - b * p
ask How many plants would be set in a day if {x} helpers stayed at home? => (g - x) * n
ask whole Calculate what {g} helpers' plants cost if every helper sets {n} plants a day for {d} days and a plant costs {p}. => g * n * d * p

story fish-tank-volume
grade 6
english gb
l = 40..80 by 10
w = 25..35 by 5
h = 20..30 by 5
f = 6..12
p = money 2.5..4.5 by 0.5
k = 3..4
A = girl
x = 5..8
y = 10..15
need l > w; w > h
body {A's} aquarium is {l} cm long, {w} cm wide and {h} cm high inside. {A.He} pours in water until it is {x} cm below the top and buys {f} fish at {p} each. A neon fish lives for about {k} years.
again Inside, {A's} aquarium is {h} cm high, {l} cm long and {w} cm wide. The water that {A.he} pours in reaches up to {x} cm below the top. {f} fish cost {p} each.
ask How many cubic centimetres does the whole aquarium hold? => l * w * h
again What is the volume of the inside, in cubic centimetres?
ask How many cubic centimetres of water are in it? => l * w * (h - x)
again Find the volume of the water in cubic centimetres.
ask How many litres of water are in the aquarium? => l * w * (h - x) / 1000 decimal
again Give the amount of water in litres.
ask What area of the table does the aquarium stand on, with {y} cm of wood left free on each of its four sides? => (l + 2 * y) * (w + 2 * y)
again The table leaves {y} cm of wood free on all four sides of the aquarium. Find the area of the table.

story cats-and-birds-legs
grade 2
A = person
c = 5..9
b = 10..15
k = 16..24
body In the yard of the animal shelter {A} sees {c} cats and {b} pigeons. {k} cages stand in the yard.
again {b} pigeons and {c} cats are in the yard of the animal shelter where {A} looks at the {k} cages.
ask How many animals does {A} see? => c + b
again Cats and pigeons together, how many animals are in the yard?
ask How many legs do the cats have in all? => c * 4
again Find the number of legs of all the cats.
ask How many legs do the cats and the pigeons have altogether? => c * 4 + b * 2
again Count every leg, those of the pigeons and those of the cats. How many are there?
ask How many cages stay empty if each cat gets a cage of its own? => k - c
again Each of the cats is put in its own cage. How many cages are not used?

story solar-lanterns-park
grade 5
english gb
n = 12..24
w = 4..7
h = 5..9
p = money 22..36
b = money 400..600 by 50
x = 3..5
need n * p < b
need b > n * p + x * p
body In the park {n} lanterns light the river path, {w} metres apart, with a lantern at either end. They burn for {h} hours a night and cost {p} each; the council had allowed {b} for them.
again The council allowed {b} for lanterns along the river path. {n} were bought at {p} each; they stand {w} metres apart from one end of the path to the other, with a lantern at either end, and are on for {h} hours every night.
ask How long is the path? => (n - 1) * w
again What is the length of the path from the first lantern to the last?
ask How much of the money was not spent? => b - n * p
again The lanterns are paid. What is left of the council's money?
ask {x} lanterns break, and new ones of the same price are bought from what was left of the money. How much is there in the end? => b - n * p - x * p
again After {x} broken lanterns have been replaced at the same price, what remains of the sum?
ask For how many hours do all the lanterns together burn in a week? => n * h * 7
again Add up the hours of all the lanterns over a week. What is the sum?

story park-lake-boats
grade 4
english gb
A = man
r = 8..14
p = money 6..9
h = 5..7
t = 3..4
c = money 40..75 by 5
k = 15..35
x = 2..3
need t * x * p > c
body {A} hires out {r} rowing boats on the park lake at {p} an hour. On Sunday all of them were out for {h} hours, and on Monday {t} boats were out for {x} hours. He pays the park {c} a day for the pier, where {k} ducks sleep.
ask How much did {A} take on Sunday? => r * h * p
ask What was left of Monday's money when the pier had been paid? => t * x * p - c
ask How much more did {A} take on Sunday than on Monday? => r * h * p - t * x * p
ask What does {A} pay the park in a week? => c * 7
ask Find what remained of the money from Sunday and Monday after paying for the pier on both days. => r * h * p + t * x * p - c * 2
ask whole If {r} boats are hired out for {h} hours at {p} an hour each and the pier costs {c}, what is left? => r * h * p - c

story deer-count
grade 8
A = woman
m = 24..60 by 4
d = 3, 4, 5
f = fraction 1/4, 1/2, 3/4
t = 6..9
w = 14..22
body {A}, a ranger for {w} years, counts deer. This year there are {m} in the north wood, which is {f} of the number in the south wood. Last year the two woods together had {d} deer fewer than now, and her walk took {t} hours.
again This year {A}, a ranger with {w} years of service, has counted {m} deer in the north wood after a walk of {t} hours; that is {f} of the number for the south wood. A year ago both woods together had {d} deer fewer.
ask How many deer live in both woods together? {body} => m + m / f
again North and south, how many deer are there this year?
ask How many deer did the two woods have last year? => m + m / f - d
again Find last year's total for the woods.
ask How many more deer live in the south wood than in the north wood? => m / f - m
again By how many deer does the south wood lead?

story marathon-of-ants
grade 5
english us
v = 4..8 by 2
u = 2..3
t = 30..54 by 6
l = 6..9
n = 20, 25, 40
m = 12..18
x = 19..29
body An ant walks {v} cm a second. From its nest to an apple in the grass it needs {t} seconds. There it rests for {m} seconds and then carries a crumb home at {u} cm a second; {n} other ants follow.
ask How far is the apple from the nest? => v * t
ask For how many seconds does the ant walk home with its crumb? => v * t / u
ask How many seconds would the ant need for {l} meters without the crumb? => l * 100 / v
ask How many centimeters would it walk without a crumb in a minute and {x} seconds? => (60 + x) * v
ask whole How many meters does an ant cover in an hour if it walks {v} cm a second? => v * 60 * 60 / 100

story cloud-shade
grade 3
english us
b = 4..8
s = 15..25
h = 9..14
c = 2..3
p = 40..70 by 5
f = fraction 1/2, 1/4
x = 4..7
body In the botanic garden there are {b} greenhouses with {s} palms in each. {h} palms flower now, {c} of them red. A guided tour takes {p} minutes.
again {s} palms grow in each of the {b} greenhouses of the botanic garden. Now {h} of all the palms are in flower, {c} of them in red. A guided tour takes {p} minutes.
ask How many palms do not flower now? => b * s - h
again How many of the palms have no flowers at present?
ask {f} of the greenhouses are closed. How many palms can be seen in the others? => (b - f * b) * s
again If {f} of the greenhouses are closed, how many palms can visitors see?
ask Two greenhouses lose {x} palms each in a storm. How many palms are left in all the greenhouses? => b * s - x * 2
again A storm takes {x} palms from each of two greenhouses. How many palms remain in the garden's greenhouses?

story nest-camera
grade 5
A = girl
n = 3..5
f = 8..14
c = 20..45 by 5
w = 2..3
h = 15..18
x = 2
body Whenever a parent bird comes to the nest, a camera takes {c} pictures. {A} sees that each of the {n} chicks in the nest is fed {f} times a day, and every visit feeds a single chick. The memory card is changed every {w} weeks; the birds are awake for {h} hours a day.
again {A} watches a nest with {n} chicks. A parent that comes with food feeds just a single chick, and each chick is fed {f} times a day. At every visit a camera takes {c} pictures. Its card lasts for {w} weeks, and a bird's day has {h} hours.
ask How many pictures does the camera take per day? => n * f * c
again How many pictures are taken in a day?
ask How many visits do the parents make before the card is changed? => n * f * 7 * w
again Between two changes of the card, how many times does a parent come with food?
ask Find the number of pictures of one week. => n * f * c * 7
again How many pictures does a week bring?
ask When {x} of the chicks have left the nest, how many visits a day are still needed? => (n - x) * f
again {x} chicks fly away. How many times a day must the parents come from then on?

story riverbank-litter
grade 3
A = girl
B = boy
a = 11..19
b = 20..28
g = 3..7
k = 4..6
body Along the river our school group picks up litter. {A's} team fills {a} sacks, {B's} team {b}. A sack weighs about {k} kg; {g} of {B's} sacks hold only glass.
again Litter is picked up along the river by two teams. {B's} team has {b} sacks, {g} of them with nothing but glass, and {A's} team has {a}. The weight of a sack is about {k} kg.
ask What do all the sacks weigh together? => (a + b) * k
again About how many kilograms of litter does the group pick up?
ask By how many kilograms is the litter of {B's} team heavier than that of {A's} team? => (b - a) * k
again {A's} team carries less litter than {B's}. How many kilograms less?
ask How many sacks, of both teams, hold not only glass? => a + b - g
again Without the sacks of pure glass, how many did the teams fill?
ask The sacks without pure glass are driven away. What is the weight of the load? => (a + b - g) * k
again A van takes all but the sacks of pure glass. How many kilograms does it carry?

story pigeon-post
grade 6
english us
v = 50, 60, 70
d = 105..420 by 35
w = 15..25 by 5
n = 6..9
m = 10..14
x = 12, 36, 42, 48
need d * 60 % v == 0
body A carrier pigeon flies {v} miles an hour. From the boat to its loft it is {d} miles, and on the way it rests for {w} minutes. {n} other pigeons stay on the boat; a pigeon weighs {m} ounces with its ring.
ask How many minutes of flying does the pigeon need to get home? => d / v * 60 count
ask How many minutes after leaving the boat is the pigeon in its loft? => d / v * 60 + w count
ask If it had started {x} minutes earlier and rested twice as long, how many minutes would the trip have taken? => d / v * 60 + 2 * w count
ask How many miles does it fly in {x} minutes? => v * x / 60 decimal
ask whole Find the time in minutes that a pigeon needs for {d} miles there and {d} miles back at {v} miles an hour with a single rest of {w} minutes. => d * 2 / v * 60 + w count

story ladybird-dots
grade 1
A = boy
n = 3..9
m = 2..6
k = 10..14
g = 2..5
body {A} has {k} toy bugs. {n} are red, and the rest are black. {m} bugs have wings.
again Of the {k} toy bugs in {A's} box {n} are red and all the others are black. {m} of them have wings.
ask How many bugs are black? => k - n
again How many black bugs does {A} have?
ask How many bugs have no wings? => k - m
again Some bugs are without wings. How many bugs is that?
ask {A} gets {g} more red bugs. How many red bugs are there now? => n + g
again When {g} new red bugs come to the old red ones, how many red bugs does {A} have?
ask {A} gives a bug to each of {g} friends. How many bugs does {A} keep? => k - g
again {g} friends get a bug each. How many bugs are left for {A}?

story forest-shares
grade 8
english gb
t = 600..1500 by 60
f = fraction 1/4, 1/5, 1/6
p = percent 20, 25, 40, 50
d = 60..120 by 5
h = 12..25
k = 80..95 by 5
body {f} of a wood of {t} hectares is beech. Of what is not beech, {p} is pine. The remaining area is oak, apart from {h} hectares of meadow. A path of {k} km leads through the wood, and {d} species of birds live in it.
again Through a wood of {t} hectares, home to {d} species of birds, runs a path of {k} km. Beech covers {f} of it, and pine {p} of the part that is not beech. Oak covers all that is left but for a meadow of {h} hectares.
ask How many hectares are not beech? => t - f * t
again The beech trees do not cover everything. How many hectares are without them?
ask How many hectares are pine? => (t - f * t) * p / 100
again Over how many hectares do pines grow?
ask How many hectares of the wood are oak? {body} => (t - f * t) * (100 - p) / 100 - h
again Work out the area of the oaks. How many hectares is it?
ask By how many hectares is the pine part larger than the meadow? => (t - f * t) * p / 100 - h
again The pines cover more than the meadow does. By how many hectares?

story duck-pond-bread
grade 1
english gb
n = 5..9
m = 2..4
k = 10..14
g = 2..4
body {n} ducks and {m} swans swim on the pond. {k} fish swim below them.
again {k} fish swim in a pond. Above them swim {m} swans and {n} ducks.
ask How many birds are on the pond? => n + m
again Ducks and swans together, how many are there?
ask How many more fish than ducks are there? => k - n
again There are fewer ducks than fish. How many fewer?
ask {g} ducks climb out of the water. How many birds are still on the pond? => n + m - g
again When {g} of the ducks have left the water, how many ducks and swans still swim?

story shell-rows
grade 2
A = girl
r = 3..5
n = 6..9
k = 12..17
d = 2..4
need r * n > k + 1
body On the sand {A} lays {r} rows of shells. There are {n} shells in each row. {k} of the shells are white, and the others are brown.
again {A} puts shells in rows of {n} on the sand. {A.He} makes {r} such rows, with {k} white shells in all. The shells that are not white are brown.
ask How many shells does {A} lay on the sand? => r * n
again How many shells are there in all the rows?
ask How many of the shells are brown? => r * n - k
again Take away the white shells. How many are there then?
ask A wave takes {d} shells from every row. How many shells are left? => r * (n - d)
again If each row loses {d} shells to a wave, how many shells still lie there?

story acorn-friends
grade 1
A = boy
B = girl
n = 9..15
m = 3..8
k = 2..5
need n > m + 1; n - m > k
body {A} finds {n} acorns in the wood, and {B} finds {m}. A mouse takes {k} of the acorns that {B} found.
ask How many acorns do the two children find? => n + m
ask How many more acorns does {A} find than {B}? => n - m
ask How many acorns does {B} have after the mouse has come? => m - k
ask How many acorns do the two children have in the end? => n + m - k

story nests-in-the-hedge
grade 2
english us
n = 4..7
e = 3..5
k = 8..11
h = 2..4
need n * e > k + 1
body In the hedge there are {n} nests with {e} eggs in each. {k} of the eggs are blue, and the rest are white. So far {h} eggs have hatched.
again {n} nests are hidden in a hedge, and each holds {e} eggs. Some eggs are white; {k} are blue. From {h} eggs the chicks have hatched already.
ask How many eggs are in the hedge, counting those that have hatched? => n * e
again How many eggs were there before any had hatched?
ask How many eggs are white? => n * e - k
again All the eggs that are not blue are white. How many eggs is that?
ask How many eggs have not hatched yet? => n * e - h
again From how many eggs has no chick come so far?

story beetle-and-ant-race
grade 2
english gb
b = 12..19
a = 5..9
m = 3..4
k = 20..29
body A beetle walks {b} cm in a minute, and an ant walks {a} cm in a minute. Both walk for {m} minutes along a branch. There are {k} leaves on it.
again On a branch with {k} leaves an ant and a beetle walk for {m} minutes. The ant does {a} cm a minute and the beetle {b} cm.
ask How far does the beetle walk? => b * m
again Find the distance that the beetle covers on the branch.
ask How much farther than the ant does the beetle walk in a minute? => b - a
again In a minute, by how many centimetres does the beetle beat the ant?
ask How much farther than the ant does the beetle walk in all? => (b - a) * m
again At the end of the walk, how many centimetres more than the ant has the beetle done?
ask How far do the two walk if you add their distances? => (b + a) * m
again Add what the ant has walked to what the beetle has walked. What do you get?
