topic garden

story tulip-bulbs
grade 3
english gb
A = girl
b = 3..6
s = 15..25
m = 28..36
g = 7..13
r = 2..5
need 2 * m > b * s - g; b * s > m + g
body {A} bought {b} bags of {s} tulip bulbs for the front border. {A.He} planted {m} of the bulbs on Saturday and gave {g} to the neighbours.
again The neighbours were given {g} tulip bulbs by {A}, who had come home with {b} bags, each of them holding {s}. Another {m} bulbs went into the front border on Saturday.
ask How many bulbs did {A} buy? {body} => b * s
again What is the number of bulbs in all the bags together?
ask How many bulbs are still waiting to be planted? => b * s - m - g
again After Saturday, how many of the bulbs has {A} neither planted nor given away?
ask If the remaining bulbs are shared equally among {r} flowerpots, how many go into each pot? => (b * s - m - g) / r
again {A} divides what is left evenly between {r} flowerpots. How many bulbs does each pot get?
ask How many more bulbs did {A} plant on Saturday than are still in the bags? => m - (b * s - m - g)
again By how many is the number of planted bulbs greater than the number of bulbs that nobody has used yet?

story carrot-rows
grade 2
english any
A = boy
r = 3..7
c = 6..12
e = 4..15
w = 2..6
body In {A's} vegetable patch there are {r} rows of carrots with {c} carrots in every row. Rabbits have eaten {e} of the carrots.
again Rabbits got into the vegetable patch and ate {e} carrots. Before that, {A} had {r} rows, and each row had {c} carrots.
ask How many carrots were in the patch before the rabbits came? => r * c
again What was the number of carrots in the whole patch at the start?
ask How many carrots are left for {A}? => r * c - e
again Find the number of carrots that the rabbits did not eat.
ask {A} plants another {w} rows like these. How many carrots will {A.he} have then, not counting the eaten ones? => (r + w) * c - e
again Suppose {w} more rows of the same length are added. If you leave out the eaten carrots, how many will {A} have?
ask whole If {r} rows of carrots have {c} carrots each and rabbits eat {e} of them, how many bunches of {w} can be tied from the others? => (r * c - e) / w
again whole Rabbits eat {e} carrots from {r} rows, each with {c} carrots. The others are tied in bunches of {w}. Find how many bunches there are.

story square-bed
grade 4
english gb
s = 3..9
p = money 1.5..4.5 by 0.25
n = 11..35
d = 12..18
x = 10, 14
q = money 5..8 by 0.5
y = money 3.2..4.8 by 0.2
need n > d
body The new rose bed in the park is a square with sides of {s} metres. Edging costs {p} for each metre, and {n} roses will be planted in the bed, {d} of them red.
again {n} roses, {d} of them red, are going into the new bed in the park. Each of its four equal sides, which meet at right angles, measures {s} metres, and a metre of edging is sold for {p}.
ask How many more metres of edging would be needed if every side were {x} m longer? => 4 * (s + x) - 4 * s
again Suppose each side is made {x} m longer. How many extra metres of edging does the bed need?
ask What will the edging for the whole bed cost? => 4 * s * p
again Find the cost of edging that goes right round the bed.
ask What is the area of the rose bed in square metres? => s * s
again How many square metres does the bed cover?
ask The red roses cost {q} each and the others {y} each. What do all the roses cost? => d * q + (n - d) * y
again {q} is the price of a red rose and {y} that of any other. Work out the cost of all the roses.

story sunflower-heights
grade 3
english any
A = girl
B = boy
n = 145..190
m = 20..42
k = 43..58
w = 3..6
j = 62..70
body "My sunflower is {n} cm tall," says {A}. "Mine is {m} cm shorter," {B} replies, "but in June it was only {k} cm tall."
ask {A's} sunflower measured {j} cm in June. By how many centimetres have the two plants grown altogether since then? => n + n - m - (k + j)
ask By how much has {B's} sunflower grown since June? {body} => n - m - k
ask Put end to end, how tall would the two plants be? => n + n - m
ask If {A's} sunflower grows {w} cm every day from now on, how tall will it be in a week? => n + 7 * w

story watering-cans
grade 4
english gb
A = person
n = 6..11
l = 12..15
r = 16..40
d = 2..5
need n * l > r
body It takes {n} full watering cans to water the beds of the school garden. A can holds {l} litres. The rain barrel beside the shed contains {r} litres at the moment, and {A} waters the beds {d} times a week.
again {A}, who looks after the school garden, waters its beds {d} times every week. Each time {A.he} fills the can {n} times. The can takes {l} litres, and right now the rain barrel next to the shed has {r} litres in it.
ask How much water is used for one round of watering? => n * l
again Work out the amount of water that the beds get each time.
ask How many litres of water do the beds of a school garden get in a week? {body} => n * l * d
again What amount of water, in litres, is needed for a week?
ask How many litres must come from the tap if {A} uses up the water in the barrel first and waters the beds once? => n * l - r
again All the water in the barrel is used first. Find how many more litres it takes to water the beds a single time.
ask {A} empties the barrel and then uses only tap water. How many millilitres come from the tap for a single round? => (n * l - r) * 1000
again After the barrel is empty, the tap must give the rest of the water for one round. How many millilitres is this?

story seed-packets
grade 5
english us
A = woman
p = money 1.25..3.75 by 0.25
q = money 4..9 by 0.5
n = 3..8
m = 2..5
c = 20, 30, 40, 50
r = percent 10, 20, 25
x = 9, 11, 12
need q > p
body {A} orders seeds for the community garden: {n} packets of bean seeds at {p} each and {m} packets of squash seeds at {q} each. Every packet of beans has {c} seeds in it.
again For the community garden, {A} needs {n} packets of beans, which sell for {p} apiece, and {m} packets of squash, which sell for {q} apiece. There are {c} seeds in a packet of beans.
ask What does {A} pay for all the seeds? {body} => n * p + m * q
again Find the total cost of the order.
ask How much more does a packet of squash cost than a packet of beans? => q - p
again By how much is the price of a squash packet higher than that of a bean packet?
ask If {x} beans of every packet do not sprout, how many bean plants will there be? => n * (c - x)
again {x} seeds in each packet of beans fail to come up. Find how many bean plants the garden gets.
ask The company takes {r} off the whole order. How much does {A} save? => (n * p + m * q) * r / 100
again Because the community garden is a club, {r} of the total is taken off. What does {A} save?
ask whole Suppose a packet of squash seeds costs {q}. How much do {m} packets cost if the store takes {r} off? => m * q - m * q * r / 100
again whole What do you pay for {m} packets of squash seeds at {q} each when the price is cut by {r}?

story hedge-plants
grade 5
english gb
L = 12..30 by 2
k = 3, 4, 5
p = money 2.2..4.8 by 0.2
n = money 200, 240, 250, 300
c = 42..58 by 2
d = 20, 25
y = 6..8
body A beech hedge {L} metres long is to be planted along the lane, with {k} plants for every metre. The plants cost {p} each, and the parish has {n} to spend.
ask Each plant is {c} cm tall and grows {d} cm a year. How tall are the plants after {y} years? => c + y * d
ask What is the cost of all the plants? => L * k * p
ask How much money will be left for the parish after buying the plants? => n - L * k * p
ask If the hedge were half as long, what would the plants cost? => L * 0.5 * k * p

story compost-bins
grade 6
english any
A = man
n = 120..200 by 10
f = fraction 1/4, 1/5, 2/5
m = 11..24
k = 2..5
b = 6, 8
need f * n > k * m
body Over the winter {A} has made {n} kg of compost. {f} of it goes onto the vegetable beds, and then {A.he} fills {k} sacks with {m} kg each for friends.
again {A} filled {k} sacks for friends with compost, {m} kg in each. Before that, {f} of the {n} kg that {A.he} had made over the winter was spread on the vegetable beds.
ask How many kilograms of compost go onto the vegetable beds? => f * n
again Find the weight of the compost that the vegetable beds get, in kg.
ask How much more compost goes onto the vegetable beds than to the friends? => f * n - k * m
again By how many kilograms is the beds' share bigger than the share of {A's} friends?
ask How many kg of compost are left at the end? => n - f * n - k * m
again When the beds and the friends have had their share, how many kg remain?
ask The rest is spread over {b} flower beds in equal amounts. How much does each of these get? => (n - f * n - k * m) / b
again If what remains is divided equally over {b} flower beds, how much compost is there for each bed?

story greenhouse-trays
grade 3
english us
r = 4..8
c = 9..12
t = 3..6
d = 13..26
y = 7..9
z = 10..12
k = 2..5
body Every tray in the school greenhouse has {r} rows of {c} cells. The second graders filled {t} trays with tomato seeds, a single seed in each cell. After two weeks, {d} seeds had not come up.
ask The third graders fill {y} trays and leave {z} cells of them empty. How many more seeds do they use than the second graders? => y * r * c - z - r * c * t
ask How many seeds did the second graders use in all? => r * c * t
ask Find the number of seeds that came up. => r * c * t - d
ask How many tomato plants does each of {k} classrooms get if all the seedlings are shared evenly? => (r * c * t - d) / k
ask whole A gardener has {c} rows of pots with {r} pots in each and gives {d} pots away. How many pots are left? => c * r - d

story fence-boards
grade 6
english us
A = woman
l = 20..40 by 2
w = 12..18 by 2
g = 3..5
p = money 6..14 by 0.5
q = money 45..95 by 5
body {A} is fencing a rectangular vegetable plot {l} feet long and {w} feet wide. {A.He} leaves a gap {g} feet wide for a gate, which costs {q}. The fencing itself is {p} per foot.
again A vegetable plot measures {l} feet by {w} feet. The fence around it, at {p} per foot, will have an opening of {g} feet, where {A} will hang a gate that costs {q}.
ask What is the perimeter of the plot? => 2 * (l + w)
again How far is it all the way around the plot?
ask How many feet of fencing must {A} buy? => 2 * (l + w) - g
again What length of fencing, in feet, is needed if the opening for the gate is left free?
ask What will a fence and its gate cost altogether? {body} => (2 * (l + w) - g) * p + q
again Determine the total bill for fencing and gate.
ask What is the area of the plot in square feet? => l * w
again How many square feet of ground will be inside the fence?
ask whole Find the area of a vegetable plot that is {l} feet long and {w} feet wide when a path {g} feet wide is cut off along its long side. => l * (w - g)
again whole A path takes {g} feet off the width of a garden {l} feet long and {w} feet wide. What area is left?

story bird-feeder
grade 4
english any
A = boy
n = 5..9
g = 40, 50, 80, 120, 150
k = 2..4
p = money 3..6 by 0.5
x = 25, 50, 100
body At dawn {A} puts {g} g of seed into each of the {k} bird feeders in the garden. {A.His} sack holds {n} kg of seed and cost {p}.
ask How much does the seed for a single morning cost? => p / (n * 1000) * k * g
ask How much seed is used in a week, in grams? => 7 * k * g
ask How many sacks will be needed for {x} weeks? => x * 7 * k * g / (n * 1000) count
ask How many grams of seed are left in a full sack after the birds have been fed for a week? => n * 1000 - 7 * k * g
ask For how many mornings does a full sack last? => n * 1000 / (k * g)

story strawberry-baskets
grade 4
english us
A = girl
B = boy
n = 24..48
k = times 2..4
e = 9..23
b = 6, 8, 10, 12
p = money 3.5..6 by 0.5
body While {A} picked {n} strawberries, {B} picked {k} as many. On the way to the house they ate {e} of them together. A basket of berries sells for {p} at the market.
again {B} and {A} were picking strawberries. {A} found {n}, and {B} found {k} as many as {A.he} did, but {e} of the berries were eaten before they got to the house. At the market a basket is worth {p}.
ask How many strawberries did {B} pick? => k * n
again What was {B's} number of strawberries?
ask How many strawberries did they pick in total? => n + k * n
again Count the strawberries of both children. How many were picked?
ask The rest are packed in baskets of {b}. How many baskets can they fill? => (n + k * n - e) / b
again How many baskets do the remaining berries fill if {b} go into each basket?
ask How many more strawberries did {B} pick than {A}? => k * n - n
again How many fewer strawberries than {B} did {A} find?

story rain-gauge
grade 5
english gb
a = 4..9
b = 10..16
c = 17..25
e = 30..36
need c > a + b
body The rain gauge on the allotment showed {a} mm on Monday, {b} mm on Tuesday and {c} mm on Wednesday. In the same three days last year there were {e} mm altogether.
ask How much rain fell in these three days? => a + b + c
ask What was the average rainfall for a day on the allotment? {body} => (a + b + c) / 3
ask How much more rain fell on Wednesday than on Monday and Tuesday together? => c - (a + b)
ask By how many millimetres did this year's rain exceed last year's? => a + b + c - e
ask whole Find the average of {a} mm, {b} mm and {c} mm of rain, and say how much lower it is than {e} mm. => e - (a + b + c) / 3

story pot-marigolds
grade 1
english any
A = girl
n = 12..20
m = 3..9
k = 2..6
y = 2
need n > m + 3
body {A} has {n} marigolds and plants {m} of them in the window box. Grandpa gives {A.him} {k} more.
ask How many marigolds has {A} not planted yet? => n - m + k
ask How many marigolds would {A} have if none had been planted? => n + k
ask If {A} had planted {y} more before Grandpa came, how many would not be planted in the end? => n - (m + y) + k
ask How many marigolds were left before Grandpa came? => n - m

story lawn-mowing
grade 6
english gb
A = boy
p = money 8..15 by 0.5
n = 4..7
h = 45, 50, 40, 55
s = money 120..180 by 5
f = money 9.2..14.8 by 0.2
v = 9, 10, 12
w = 5..8
need s % (n * p - f) == 0
body To save for a tent that costs {s}, {A} mows lawns for the people in his street. He charges {p} a lawn, mows {n} lawns each weekend and needs {h} minutes for each. Petrol for a weekend costs him {f}.
ask After how many weekends can {A} buy the tent? => s / (n * p - f) count
ask What does {A} earn in a weekend when the petrol is paid for? => n * p - f
ask For how many hours does he mow lawns in the course of {v} weekends? => v * n * h / 60 decimal
ask How much is still missing for the tent after one weekend? => s - (n * p - f)
ask How much will {A} have left over if he buys the tent after {w} such weekends? => w * (n * p - f) - s
ask whole {A} mows {n} lawns at {p} each and pays {f} for petrol. He puts what is left with his savings of {s}. How much is there then? => s + n * p - f

story apple-trees
grade 4
english gb
A = woman
t = 4..9
k = 35..48
b = 10, 12, 15, 20
d = 11..29
need (t * k) % d == 0
body {A} has {t} old apple trees behind the house. This autumn each tree gave about {k} kg of apples. {d} kg were bruised and went to the neighbour's pigs.
again Behind {A's} house stand {t} old apple trees, and the pigs next door were glad of the {d} kg of bruised apples. Every one of the trees had given {k} kg.
ask How many kg of apples did the trees give altogether? => t * k
again What did the whole harvest weigh, in kg?
ask How many kg of good apples were there? => t * k - d
again Find the weight of the apples that were not bruised, in kg.
ask If the good apples are packed in crates of {b} kg, how many crates are filled? => (t * k - d) / b
again Each crate takes {b} kg of good apples. How many crates does {A} need?
ask How many times as heavy as the bruised apples were the good ones? => (t * k - d) / d
again Divide the weight of the good apples by that of the bruised ones: how many times as heavy were they?
ask whole Find the number of crates, each holding {b} kg, that {t} trees fill if each of them gives {k} kg of apples and {d} kg must be thrown away from every tree. How many are there? => t * (k - d) / b
again whole Each of {t} trees gives {k} kg of apples, but {d} kg per tree are no good. How many crates of {b} kg can be filled?

story patio-and-lawn
grade 5
english gb
l = 14..24
w = 8..13
a = 3..7
b = 2..6
g = 25..40
q = money 22..36 by 2
c = money 150..240 by 10
need a < w; b < a
body Behind the new house lies a rectangular garden {l} m long and {w} m wide. A patio of {a} m by {b} m is going to be laid in a corner of it; the rest will be lawn, and {g} grams of grass seed are needed for a square metre.
again A rectangular patio measuring {a} m by {b} m will take up a corner of a garden, and grass will be sown on the rest. The garden is {l} m long and {w} m wide. For every square metre of lawn you need {g} grams of seed.
ask What area will be left for the lawn? => l * w - a * b
again Calculate how many square metres of grass there will be.
ask How many grams of grass seed are needed? => (l * w - a * b) * g
again What weight of seed, in grams, must be bought for the lawn?
ask How far is it around the edge of the garden? => 2 * (l + w)
again Find the perimeter of the whole garden.
ask What does the patio cost if a slab of one square metre is {q} and the work comes to {c}? => a * b * q + c
again For the patio you pay {q} a square metre and {c} for the work. How much is that?
ask How many square metres larger than the patio is the lawn? => l * w - a * b - a * b
again By how many square metres will the area of grass be greater than that of the patio?

story bean-growth
grade 3
english us
h = 2..5
g = 3..4
n = 36..60
d = 8..14
x = 10..12
y = 5
z = 2
t = 6..9
need n > h + 42
body On the first of May, a bean plant is {h} inches tall. It climbs up a pole that is {n} inches tall and grows {g} inches a day. There are {d} other plants in the same bed.
ask How tall is the plant after a week? => h + 7 * g
ask A second plant is {x} inches tall and grows {y} inches a day. After {t} days, how many inches taller is it than the first plant? => x + t * y - (h + t * g)
ask How many inches below the top of the pole is the plant after {t} days? => n - (h + t * g)
ask How many days does the plant need to reach the top of the pole? => (n - h) / g
ask After {z} weeks, how many inches are still missing to the top of the pole? => n - (h + z * 7 * g)
ask whole Work out the height in inches of a bean plant that is {h} inches tall today and grows {g} inches a day for {t} days. => h + g * t

story tool-shed-shopping
grade 4
english gb
A = person
p = money 12..19 by 0.5
q = money 3.5..6.5 by 0.25
r = money 1.2..2.8 by 0.2
n = 3..6
m = 4..8
z = money 40, 50, 60
v = money 5..10 by 1
y = 9, 10, 11
body At the garden centre a spade costs {p}, a trowel {q} and a pair of gloves {r}. {A} is 43 and has worked on allotments for {m} years.
ask How much more than a spade do {n} pairs of gloves and {y} trowels cost? => n * r + y * q - p
ask How much are {n} trowels and a spade altogether? => n * q + p
ask {A} buys a spade and {n} pairs of gloves and hands over {z} in notes. How much change does {A.he} get? => z - (p + n * r)
ask How much dearer is a spade than {n} pairs of gloves? => p - n * r
ask {A} has a voucher for {v} and buys a spade, a trowel and a pair of gloves. What is left to pay? => p + q + r - v

story raised-beds
grade 6
english us
n = 3..6
l = 6, 8, 10
w = 3..5
p = money 4..7 by 0.25
v = 9..14
y = 2
z = 15..20
body The fourth graders will build {n} raised beds behind the library. Each bed is {l} feet long and {w} feet wide and will be filled with soil to a depth of half a foot. Soil is sold by the cubic foot for {p}. So far {v} parents have offered to help.
ask Each of the parents who have offered to help brings {y} wheelbarrows of soil, and {z} more are delivered for every bed. How many wheelbarrows of soil are brought? => v * y + n * z
ask What volume of soil goes into a single bed? => l * w * 0.5
ask How many cubic feet of soil does the library need for its raised beds? {body} => n * l * w * 0.5
ask Find the price of the soil for the whole project. => n * l * w * 0.5 * p
ask How many feet of boards does it take to frame all the beds? => n * 2 * (l + w)

story garden-club-dues
grade 5
english us
n = 14..32
p = money 5..12 by 0.5
x = money 45..80 by 5
y = money 22..38 by 2
v = 3, 6, 7
need n * p > x + y
body The garden club has {n} members, and each of them pays {p} in dues. The club spends {x} of this money on plants and {y} on mulch.
again Dues in the garden club are {p} for each of its {n} members. From what comes in, {y} goes for mulch and {x} for plants.
ask How much money comes in? => n * p
again Find the total of the dues.
ask What is each member's share of the cost of plants and mulch? => (x + y) / n
again Divide the two expenses evenly among all members. How much is it for each of them?
ask How much of the dues is left when the plants and the mulch are paid for? => n * p - (x + y)
again After both expenses, how much money remains in the club's account?
ask How much would be left at the end if {v} new members joined and paid their dues? => (n + v) * p - (x + y)
again {v} people join and pay as well. When plants and mulch are paid for, what remains?
ask whole Divide {x} for plants and {y} for mulch evenly among {n} members, and add {p} in dues for each. How much does every member pay? => (x + y) / n + p
again whole {n} members share the {x} for plants and the {y} for mulch, and each also has {p} in dues to pay. What does a member pay altogether?

story seedlings-died
grade 5
english any
A = girl
n = 80..240 by 20
r = percent 5, 10, 15, 20, 25
k = 3..9
m = 4, 5, 6, 8
body Frost killed {r} of the {n} seedlings that {A} was raising in the cold frame. She gave away {k} of the ones that lived.
again {A} was raising {n} seedlings in the cold frame when a frosty night killed {r} of them. Of the survivors, {k} were given away.
ask How many seedlings did the frost kill? => n * r / 100 count
again What was the number of seedlings lost in the frosty night?
ask How many seedlings lived through the frost? => n - n * r / 100 count
again How many of the young plants survived the cold?
ask How many seedlings has {A} kept? {body} => n - n * r / 100 - k count
again Leaving out the dead plants and those given away, how many does {A} still own?
ask {A} sets the survivors that she kept in {m} equal rows. How many stand in each row? => (n - n * r / 100 - k) / m count
again If the seedlings she has now are planted in {m} rows of the same length, how many are in a row?
ask whole {A} had {n} seedlings, of which the frost killed {r}. How many boxes does she need for the rest if {m} seedlings go in each box? => (n - n * r / 100) / m count
again whole After a frost that killed {r} of her {n} seedlings, {A} puts the others in boxes of {m}. Find how many boxes she fills.

story fish-pond
grade 6
english gb
v = 1200..2400 by 100
p = 15, 20, 25, 30
l = 30..48
k = 5..9
x = 110, 130, 170
m = 12, 16, 22
d = 10, 15, 20
need v % p == 0
body The pond in the walled garden holds {v} litres. A pump fills it at a rate of {p} litres a minute. On a hot day {l} litres evaporate, and {k} goldfish swim in it.
again Water is pumped into the pond of the walled garden, the home of {k} goldfish, at {p} litres per minute until it holds {v} litres. In hot weather it loses {l} litres a day.
ask The pond has {x} litres in it when the pump is switched on. How many litres are still missing after {m} minutes? => v - x - m * p
again There were {x} litres in the pond, and the pump has been on for {m} minutes. How much water must still flow in?
ask How many hours does the pump need to fill the pond if it is empty? => v / p / 60 decimal
again Give the time for filling the empty pond in hours.
ask How much water is in the pond after a hot week if nobody tops it up? => v - 7 * l
again Seven days of heat pass and the pump stays off. How much of the water remains?
ask For how many minutes must the pump run to make up for {d} hot days? => d * l / p decimal
again After {d} hot days in a row the pump is switched on. For how many minutes must it run until the pond is full again?

story flower-shop-bouquets
grade 4
english any
A = woman
n = 7..12
m = 3..6
k = 8..15
p = money 6.5..11.5 by 0.5
j = 2..7
need j < k; j != m
body To make a spring bouquet, {A} ties {n} daffodils and {m} irises together. This morning {A.he} made {k} of these bouquets and sold {j} of them at {p} each.
again The spring bouquets of {A} have {n} daffodils and {m} irises in them. {A.He} tied {k} bouquets this morning; {j} have been sold, and for each one {A.he} was paid {p}.
ask How many flowers are in a bouquet? => n + m
again Counting both kinds, how many flowers does {A} tie together at a time?
ask How many flowers did {A} need this morning? => (n + m) * k
again For all the bouquets of the morning, how many flowers were used?
ask How many more daffodils than irises has {A} used this morning? {body} => n * k - m * k
again By how many does the number of daffodils in all the bouquets exceed the number of irises?
ask How much will {A} take when {A.he} has sold the bouquets that are left at the same price? => (k - j) * p
again What will the unsold bouquets bring in if they go for the same price?

story mulch-bags
grade 7
english us
l = 12..24
w = 6..10
c = 3..5
p = money 3..5.5 by 0.25
r = percent 10, 20
y = 16..24
x = 12..30 by 3
q = money 10..20 by 2.5
need (l * w) % c == 0
body {y} years ago the Riveras made a flower bed {l} feet long and {w} feet wide beside their driveway. A bag of mulch covers {c} square feet and costs {p}.
ask How many bags of mulch does it take to cover the bed? => l * w / c
ask What will it cost to cover the bed with mulch? => l * w / c * p
ask The store gives {r} off on Tuesdays. What does the mulch for the bed cost on a Tuesday? => l * w / c * p * (100 - r) / 100
ask A walkway takes away {x} square feet of the bed. How many bags of mulch are enough then? => (l * w - x) / c
ask How many yards long is the edge that goes around the whole bed? => (l + w) * 2 / 3 decimal
ask whole Calculate the price of mulch for a flower bed {l} feet long and {w} feet wide, when each bag covers {c} square feet and costs {p}, and delivery is {q}. => l * w / c * p + q

story worms
grade 2
english any
A = boy
B = girl
n = 14..26
k = 3..9
m = 4..8
x = 9, 10, 11
need n > k + m
body {A} found {n} earthworms under the flower bed. That is {k} more than {B} found. {m} of {B's} worms were very long.
ask Of {A's} worms, {x} were very long too. If the children let all the very long worms go, how many are left? => n + n - k - m - x
ask How many did the children find together? => n + n - k
ask How many of {B's} worms were not very long? => n - k - m
ask whole {B} found {k} earthworms fewer than {A}, and {A} found {n}. They put {m} of all these worms on the compost. How many are left? => n - k + n - m

story allotment-sharing
grade 6
english gb
A = girl
l = 24..40 by 4
w = 12..18
f = fraction 1/2, 1/3, 1/4
k = 3, 4, 6
x = 24..60 by 6
body An allotment {l} m long and {w} m wide is shared by {A's} family and some friends. {f} of the land is used for potatoes. Paths and a shed take up {x} square metres.
again {A's} family and their friends share an allotment. Paths and a shed cover {x} square metres of it, {f} of the land is planted with potatoes, and the plot is {l} m long by {w} m wide.
ask What is the area of the land used for potatoes? => f * l * w
again Calculate the area, in square metres, that is planted with potatoes.
ask How many square metres are left for other plants? => l * w - f * l * w - x
again Without potatoes, paths and shed, how many square metres are there for everything else?
ask The land that is left is divided into {k} equal beds for vegetables. How big is each bed? => (l * w - f * l * w - x) / k
again If the remaining land is split up into {k} beds of the same area, what is the area of each?
ask How many metres of wire go around the allotment? => 2 * (l + w)
again Find the length of wire, in metres, that encloses the allotment. How many metres is it?

story two-hoses
grade 6
english us
a = 3..6
b = 8..11
t = 12..20
n = 250, 300, 350, 400
need n > (a + b) * t
body With the old hose, {a} gallons of water run into the kiddie pool every minute; the new hose delivers {b} gallons a minute. The pool takes {n} gallons, and both hoses are turned on for {t} minutes.
ask How many gallons of water run into the pool in this time? => (a + b) * t
ask How many gallons of water are missing before the kiddie pool is full? {body} => n - (a + b) * t
ask How many more gallons come from the new hose than from the old hose? => b * t - a * t
ask How many quarts of water come out of the old hose in these minutes? => a * t * 4
ask How long, in minutes, would it take the two hoses together to fill the empty pool? => n / (a + b)
ask whole If a hose delivers {a} gallons a minute and another delivers {b}, how much more water comes from the faster hose in an hour? => (b - a) * 60

story birthday-orchid
grade 5
english any
A = girl
B = boy
p = money 18..30 by 0.5
q = money 4..7 by 0.5
k = 2..4
n = 8..13
s = money 24..32 by 2
v = money 33..41 by 2
body For Grandma's garden {A} and {B} want to buy an orchid at {p} and {k} pots at {q} each. Grandma is 71 and has {n} grandchildren.
ask How much is the whole present? => p + k * q
ask {A} and {B} share the cost equally. What does each of them pay? => (p + k * q) / 2
ask If all the grandchildren paid the same amount, how much would it be for each? => (p + k * q) / n
ask How much more than the pots does the orchid cost? => p - k * q
ask If {A} has saved {s} and {B} {v}, how much money is left when the present is paid for? => s + v - (p + k * q)

story weekly-lettuce
grade 5
english gb
n = 12..30
p = money 0.6..1.4 by 0.1
q = money 24..55 by 5
m = 5..8
x = 9, 10, 11
w = 6..9
body How many lettuces the school sells depends on the weather. In a warm week pupils cut {n} lettuces on each of the five school days, {m} of them for the canteen, and sell the others for {p} apiece. Seeds and netting cost {q}.
again Seeds and netting for the school's lettuces cost {q}. In a warm week {n} are cut on every one of the five school days; the canteen takes {m} of these, and people buy the others at {p} each.
ask How much more money do the pupils take in a warm week than in a rainy one, when {x} lettuces are sold altogether? => (n - m) * 5 * p - x * p
again In a rainy week only {x} lettuces are sold. By how much are the takings of a warm week higher?
ask If the lettuces for the canteen were sold too, how much profit would a warm week leave when seeds and netting are paid for? => n * 5 * p - q
again Suppose the canteen got none, and every lettuce of a warm week were sold. After seeds and netting have been paid for, what remains?
ask How much money do the pupils take in a warm week? => (n - m) * 5 * p
again Find the takings of a warm week.
ask How much profit is left after {w} warm weeks when seeds and netting are paid for? => (n - m) * 5 * w * p - q
again The weather stays warm for {w} weeks. When seeds and netting are taken off, what is the profit?
ask How many lettuces does the canteen get in {w} warm weeks? => w * 5 * m
again Over {w} warm weeks, how many lettuces go to the canteen?

story pumpkin-weight
grade 5
english us
A = girl
B = boy
n = 14..22
m = 3..9
k = 23..40
z = 4..7
x = 10, 20, 8
body At the fall fair {A's} pumpkin weighs {n} pounds and {m} ounces. {B} shows a pumpkin that weighs {k} pounds. There are {z} judges.
again {B} and {A} have brought pumpkins to the fall fair, where {z} judges walk about. {B's} weighs {k} pounds. The scale says {n} pounds and {m} ounces for {A's}.
ask What does {A's} pumpkin weigh in ounces? => n * 16 + m
again Write the weight of {A's} pumpkin in ounces only.
ask How many ounces heavier than {A's} pumpkin is {B's}? {body} => k * 16 - (n * 16 + m)
again By how many ounces does {B's} pumpkin beat {A's}?
ask How many ounces does {B's} pumpkin weigh? => k * 16
again Give the weight of the pumpkin that {B} grew, in ounces.
ask If {B} cuts his pumpkin into {x} pieces of the same weight, how many ounces is each? => k * 16 / x
again {B's} pumpkin is cut into {x} equal pieces. Find how many ounces each of them weighs.
ask whole How many ounces are left of a pumpkin weighing {n} pounds when somebody has cooked {z} pounds and scooped out {m} ounces of seeds? => (n - z) * 16 - m
again whole A pumpkin weighs {n} pounds. Somebody scoops out {m} ounces of seeds and cooks {z} pounds. Calculate how many ounces remain.

story ladybirds
grade 3
english gb
A = girl
n = 60, 90, 120, 150
k = 3..5
m = 24..38
p = money 9..15 by 0.5
x = 5..9
need (n - m) % k == 0
body A tube with {n} ladybirds arrived in the post; it cost {p}. {A} let {m} of them loose on the roses and divided the rest equally among {k} fruit trees.
again The post brought {A} a tube that held {n} ladybirds and had cost {p}. Each of her {k} fruit trees was given the same number of them, after {m} had been set free on the roses.
ask How many ladybirds were left for the fruit trees? => n - m
again Find how many ladybirds {A} did not put on the roses.
ask How many ladybirds were put on each fruit tree? => (n - m) / k
again On any of the fruit trees, how many ladybirds were there?
ask How many more ladybirds were put on the roses than on a single fruit tree? {body} => m - (n - m) / k
again What is the difference between the number of ladybirds on the roses and the number on a single fruit tree?
ask whole A gardener lets {m} of {n} ladybirds loose on the roses. The rest go to {k} fruit trees in equal numbers, and each tree gets {x} more from a neighbour. How many are on each tree? => (n - m) / k + x
again whole {k} fruit trees share the ladybirds that are left when {m} of {n} have been put on roses; then a neighbour adds {x} to every tree. Determine how many each tree has.

story scarecrow-straw
grade 4
english any
h = 4..8
s = 12..20
r = 3..6
t = 90, 100, 120
y = 9, 10, 11
k = 10..16
need t % r == 0
body On the farm's open day visitors build scarecrows. Every scarecrow takes {s} handfuls of straw and {r} buttons. At noon, {h} scarecrows are finished, and {t} buttons had been laid out in the morning.
ask How many more handfuls of straw than buttons does it take to make {y} scarecrows? => y * (s - r)
ask How many buttons are left at noon? => t - h * r
ask For how many more scarecrows are the remaining buttons enough? => (t - h * r) / r
ask If visitors build {k} scarecrows by evening, how many more handfuls of straw will they need in the afternoon? => (k - h) * s

story daffodil-path
grade 7
english gb
L = 18..36 by 6
d = 15, 20, 25, 30
p = money 0.2..0.45 by 0.05
m = 40..75
need (L * 100) % d == 0
body Mr Bell wants to line both sides of his straight garden path with daffodils. The path is {L} m long, there will be {m} purple tulips too, and the daffodils stand {d} cm apart; they cost {p} each.
ask How many flowers will be planted altogether when each gap means a single daffodil? => 2 * (L * 100 / d) + m
ask How many gaps between daffodils are there along a single side of the path? => L * 100 / d
ask How many daffodils does he need for the two sides together when each gap means one daffodil? => 2 * (L * 100 / d)
ask What will the daffodils for both sides cost, with a daffodil for each gap? => 2 * (L * 100 / d) * p

story tomato-average
grade 6
english us
A = woman
a = 14..20
b = 21..27
c = 28..34
d = 36..45
f = money 2..4 by 0.25
x = 10..13
z = 3..5
m = 28..33
body {A} picked tomatoes on four days: {a} pounds on Monday, {b} on Tuesday, {c} on Thursday and {d} on Saturday. The farm stand pays {f} per pound.
ask What was the average weight that {A} picked in a day of picking? => (a + b + c + d) / 4
ask How many more pounds did {A} pick in the last two days than in the first two? => c + d - (a + b)
ask For {x} quarts of sauce {A} cooks {z} pounds of tomatoes per quart. How many of the pounds she picked are not cooked? => a + b + c + d - x * z
ask How many pounds of tomatoes must {A} have picked on Sunday if the average of all five days is {m} pounds? => 5 * m - (a + b + c + d)
ask How many ounces more than on Monday did {A} pick on Tuesday? => (b - a) * 16

story butterfly-bushes
grade 3
english us
n = 5..9
k = 7..12
g = 14..30
x = 3, 4, 13
m = 2..6
body Monarchs landed on all {n} butterfly bushes in the schoolyard, {k} on each bush, and another {g} sat on the fence. A bell rang, and all of those on the fence flew off.
ask How many monarchs were in the schoolyard before the bell rang? {body} => n * k + g
ask After the bell, {x} more monarchs come to each bush. How many sit on the bushes then? => n * (k + x)
ask At sunset {m} monarchs leave each bush. How many are still on the bushes? => n * (k - m)
ask How many more butterflies sat on the bushes than on the fence? => n * k - g
ask whole On each of {n} bushes sit {k} monarchs, and {g} more sit on a fence. If {m} of those on the fence fly to every bush, how many are left on the fence? => g - n * m

story watering-robot
grade 7
english gb
v = 40..80 by 5
n = 3..6
p = percent 10, 20, 25, 30
d = 92..99
x = 2
body A watering robot can be programmed by phone. It gives each of {n} beds {v} litres of water a day and has been running for {d} days. In wet weeks the program cuts the daily amount by {p}.
again Every day {n} beds get {v} litres of water each from a robot that pupils programmed {d} days ago; when the week is wet, the amount for the day is reduced by {p}.
ask How much water does the robot use on a normal day? => n * v
again Find the daily amount of water, in litres, outside wet weeks.
ask How many litres does a bed get on a day of a wet week? => v * (100 - p) / 100 count
again In wet weather, how many litres of water are given to a single bed per day?
ask How much water is saved during a wet week in all the beds together? => 7 * n * v * p / 100
again Over the seven days of a wet week, what amount of water does the shorter program save?
ask How much water do all the beds get in a week in which the cut applies on {x} days only? => 7 * n * v - x * n * v * p / 100
again Only {x} days of a week are wet. What is the amount of water for all the beds in that week?

story cucumber-jars
grade 5
english us
A = man
n = 5..9
k = 12..18
c = 4, 6, 7, 8
m = 11..23
x = 24..32
body {A} raised cucumbers in {n} hills last summer, and each hill yielded {k} cucumbers. {m} were eaten fresh; the rest were pickled in jars, {c} cucumbers to a jar.
again Last summer there were {n} hills of cucumbers in {A's} garden. The family ate {m} of the cucumbers fresh and pickled the others, putting {c} into every jar. Each hill had yielded {k}.
ask How many cucumbers grew in all? => n * k
again What was the size of the harvest: how many cucumbers grew?
ask How many cucumbers were pickled? => n * k - m
again Figure out how many cucumbers went into jars.
ask How many jars did {A} fill? {body} => (n * k - m) / c
again When all was pickled, how many jars stood on the shelf?
ask If nothing had been eaten fresh and {x} had been given away, how many would have been pickled? => n * k - x
again Suppose that instead of eating any fresh, {A} had given {x} away. How many cucumbers would be left to pickle?
ask whole {A} puts {c} cucumbers in a jar. If {n} hills give {k} cucumbers each and {x} are given away, how many jars can he fill? => (n * k - x) / c
again whole From {n} hills with {k} cucumbers apiece, {A} gives {x} cucumbers away and pickles the rest, {c} to a jar. Determine how many jars there are.

story gravel-path
grade 6
english gb
l = 15..30
w = decimal 0.6..1.2 by 0.2
p = money 45..60 by 2.5
k = 50, 60, 75, 80
x = 2..4
g = 40, 45, 90
need x * 1000 > l * w * k
body For a gravel path {l} m long and {w} m wide, {k} kg of gravel are spread on each square metre. A tonne of gravel costs {p}, and the wheelbarrow takes {g} kg at a time.
again The wheelbarrow takes {g} kg, and a tonne of gravel is sold for {p}. Each square metre of the new path needs {k} kg of it; the path will be {l} m long and {w} m wide.
ask How many kilograms of gravel are left if {x} tonnes are delivered? => x * 1000 - l * w * k
again If a lorry brings {x} tonnes, how many kilograms are too many for the path?
ask How much gravel is needed, in kg? => l * w * k
again Work out the weight of the gravel for the whole path in kg.
ask How many tonnes of gravel is that? => l * w * k / 1000 decimal
again Give the weight of the gravel for the path in tonnes.
ask What does the gravel for a new path cost? {body} => l * w * k / 1000 * p
again Calculate the price of the gravel that is spread on the path.
ask How many trips with a full wheelbarrow does it take to bring all the gravel? => l * w * k / g count
again All the gravel is moved in full wheelbarrows. How many trips are made?

story plant-sale
grade 4
english any
A = girl
B = boy
n = 36..72
m = 8..15
p = money 1.5..3.5 by 0.5
k = 17..29
r = 3..7
body After school {A} and {B} run a plant sale. They started with {n} plants, and {k} were bought in the first hour. Then their teacher brought {m} more. A plant sells for {p}.
again There was a plant sale after school, run by {B} and {A}. In the first hour {k} of the {n} plants on the table were bought at {p} apiece. Soon afterwards their teacher put out another {m}.
ask How many plants were on the table after the teacher came? => n - k + m
again How many plants could still be bought once the teacher had been there?
ask How much did {A} and {B} take in the first hour? => k * p
again What were the first hour's takings?
ask All the plants are sold in the end. How much money does the sale bring in? => (n + m) * p
again If every plant finds a buyer, what do the children take altogether?
ask At the end of the day {r} plants are left. How much has been taken? => (n + m - r) * p
again Work out the takings if {r} plants remain unsold.
ask whole There were {n} plants on the table. {k} were sold and {m} were added; then half of the plants were marked down. How many plants were marked down? => (n - k + m) * 0.5
again whole Of {n} plants, {k} were sold; {m} new ones took their place. Half of all the plants on the table were now marked down. Find how many these were.

story bulb-reverse
grade 4
english any
A = boy
x = 18..30
k = 4..8
g = 9..14
t = number x * k + g
n = 31..55
s = 2..3
body {A} emptied a sack of onion sets. He put {g} of them aside and planted the rest in {k} equal rows of {x}. In another bed he has planted {n} leeks.
ask How many onion sets were in the sack? => k * x + g
ask How many more onion sets than leeks did {A} plant? => k * x - n
ask whole A sack held {t} onion sets. {g} were put aside, and the others were planted in {k} equal rows next to {n} leeks. How many stood in each row? => (t - g) / k
ask If every row had been {s} sets shorter, how many sets would have been planted? => k * (x - s)

story bench-and-table
grade 3
english gb
A = woman
p = money 65..95 by 5
q = money 20..45 by 5
n = 2..4
z = money 300, 350
y = money 3..9 by 1
need p > q
body {A} is choosing garden furniture for the nursing home: a table for {p} and {n} benches for {q} each. The residents have collected {z}.
ask If every bench costs {y} less, how much must {A} pay? => p + n * (q - y)
ask How much has {A} to pay for the furniture? => p + n * q
ask How much of the collected money will be left? => z - (p + n * q)
ask How much cheaper is a bench than the table? => p - q
ask whole What is the change from {z} if you buy {n} benches at {q} each and a voucher takes {y} off the bill? => z - (n * q - y)

story triangle-bed
grade 5
english gb
a = 4..9
k = 12..20
p = decimal 1.2..2.8 by 0.2
n = 25..60
body In the middle of the roundabout the gardeners dug a triangular flower bed. All its sides are {a} m long. Along every side, but not in the corners, there will be {k} lavender plants, each {p} kg with its pot, and inside go {n} pansies.
again The gardeners of the town want {n} pansies inside the triangular bed on the roundabout and {k} lavender plants on each of its sides, with none in the corners. Every side of the bed measures {a} m, and a lavender plant with its pot weighs {p} kg.
ask How long is the edge of the bed? => 3 * a
again Find the perimeter of the bed.
ask How many lavender plants have to be ordered? => 3 * k
again Counting the lavender along all the sides, how many plants must be bought?
ask How many plants will stand in a triangular bed in all? {body} => 3 * k + n
again Count pansies and lavender together: how many plants are there?
ask What do the lavender plants weigh altogether? => 3 * k * p
again Work out the weight of all the lavender with its pots, in kg.

story herb-pots
grade 2
english any
A = girl
n = 3..6
m = 5..9
k = 2..4
x = 10, 11
y = 2, 12, 13
s = 10, 11, 12
need m > n
body On the kitchen windowsill there are {n} pots of basil and {m} pots of mint. {A} waters {k} of the pots.
ask {A} picks {x} leaves from each pot of basil and {y} leaves from each pot of mint. How many leaves does {A.he} pick? => n * x + m * y
ask How many pots has {A} not watered? {body} => n + m - k
ask How many more pots of mint are there than pots of basil? => m - n
ask {A} gives every basil pot {s} spoonfuls of water. How many spoonfuls is that? => n * s

story snail-race
grade 4
english gb
A = boy
B = girl
n = 8..14
m = 3..6
t = 10, 15, 20
h = 95..180 by 5
x = 8, 9, 11, 12
body Two snails set off along the garden wall at the same moment. {A's} snail creeps {n} cm a minute, {B's} only {m} cm. The wall is {h} cm high, and the children watch for {t} minutes.
ask How many centimetres of the wall's height would {B's} snail still have to climb after {x} minutes, if it climbed straight up? => h - x * m
ask How far apart are the snails at the end if they crawl in the same direction? => (n - m) * t
ask How far apart are they at the end if they crawl away from each other? => (n + m) * t
ask How far would both snails get together in an hour? => (n + m) * 60
ask What is the height of the wall in metres? => h / 100
ask whole Determine how many minutes a snail that creeps {n} cm a minute needs for a wall {h} cm high if it slips back {m} cm every minute. => h / (n - m)

story peony-price
grade 7
english us
p = money 12..28 by 2
r = percent 25, 50, 75
s = percent 10, 20, 30
n = 3..7
body A nursery buys peonies for {p} a plant, adds {r} for its own work and sells them at that price. In September everything is reduced by {s}. A school orders {n} peonies.
ask At what price does the nursery sell a peony before September? => p + p * r / 100
ask How much does the nursery ask for a peony in September? {body} => (p + p * r / 100) * (100 - s) / 100
ask What will the school pay for its order in May? => n * (p + p * r / 100)
ask How much does the nursery earn on each peony before September? => p * r / 100
ask What did the nursery itself pay for the peonies that the school orders? => n * p

story cherry-picking-speed
grade 6
english any
A = girl
B = boy
a = 12..18
b = 7..11
h = 4..6
k = 3..5
p = money 1.2..2.4 by 0.2
m = 85..120 by 5
need h > k
body {A} picks {a} kg of cherries an hour and {B} picks {b} kg. The orchard pays {p} for a kilogram. They work for {h} hours on Saturday, but {B} arrives late and misses the first {k} of them.
again The orchard pays its pickers {p} per kg. On Saturday {A} picked cherries for all {h} hours at {a} kg an hour. {B}, who manages {b} kg an hour, came {k} hours late.
ask What does {A} earn on Saturday? => a * h * p
again Work out {A's} pay for the day.
ask How many kg do they pick between them? => a * h + b * (h - k)
again Determine how many kg of cherries the pair of them bring in.
ask How much does {B} earn? => b * (h - k) * p
again What are {B's} wages for the day?
ask How much more money than {B} does {A} get? {body} => a * h * p - b * (h - k) * p
again By how much are {A's} wages higher than those of {B}?
ask How many kg short of an order of {m} kg are they? => m - (a * h + b * (h - k))
again An order asks for {m} kg. How many kg have they still to find after Saturday?

story flower-clock
grade 6
english gb
n = 1500..3500 by 100
f = fraction 1/5, 1/4, 2/5, 3/10
m = 260..480 by 20
k = 4, 6, 8
p = money 0.4..0.9 by 0.05
x = 20, 25, 40, 50
need f * n % 1 == 0
need n % k == 0
body The flower clock on the seafront needs {n} plants every spring. {f} of them are begonias, {m} are sage, and the others are daisies. {k} gardeners put all the plants in, each the same number, and a plant costs {p}.
ask What do the sage and the begonias cost altogether? => (f * n + m) * p
ask How many daisies are needed? => n - f * n - m
ask How many plants does each gardener put in? => n / k
ask What do the begonias cost? => f * n * p
ask If every gardener puts in {x} plants an hour, how long, in hours, does the work take? => n / k / x

story leaf-bags
grade 3
english us
A = boy
B = girl
n = 7..12
k = 3..5
p = money 1.5..3 by 0.5
m = 20..40
need n > k + 2
body Raking leaves for a neighbor, {A} fills {n} bags. {B} fills {k} fewer than {A} does. The neighbor pays them {p} for every bag and has {m} trees.
again A neighbor with {m} trees pays {p} for each bag of leaves. {A} comes back with {n} bags, which is {k} more than {B} has.
ask How many bags does {B} fill? => n - k
again How many bags of leaves has {B} filled?
ask How many bags do the two fill together? => n + n - k
again Counting the bags of both children, how many are there?
ask How much does {B} earn? => (n - k) * p
again How much money does {B} get from the neighbor?
ask How much will the neighbor pay {A} and {B} in all? {body} => (n + n - k) * p
again What will all the bags cost the neighbor?
ask whole If {A} filled {n} bags with leaves and {B} filled {k} fewer, what will each of them be paid on average at {p} a bag? => (n + n - k) * p / 2
again whole {A} fills {n} bags, {k} more than {B} does, and every bag is worth {p}. They share the money equally. How much does {B} get?

story watering-schedule
grade 4
english gb
n = 6..10
t = 15, 20, 25, 35, 40
m = 3..5
d = 11..29
x = 2, 12, 13
body The sprinkler on the school lawn is on for {t} minutes at a time, {m} times a day. It was bought {d} months ago, and it uses {n} litres in a minute.
ask Suppose {x} sprinklers like this run on the same plan. How much water do they use in a day? => x * t * m * n
ask How much water does the sprinkler use in a day? => t * m * n
ask For how many hours is the sprinkler on in the course of a week? => t * m * 7 / 60 decimal
ask How many litres are saved each day if it is turned on a single time less? => t * n
ask whole Suppose a sprinkler uses {n} litres a minute and runs {m} times a day, for {t} minutes each time. How many litres does it use in a week? => n * m * t * 7

story grape-vines
grade 5
english any
r = 12..24
v = 30..45 by 5
f = fraction 1/3, 1/4, 1/5, 1/6
k = decimal 2.5..4.5 by 0.5
m = 8..11
need f * r * v % 1 == 0
body The hillside behind the abbey has {r} rows of vines, {v} in each. {f} of all the vines bear white grapes and the rest bear blue ones. A vine yields about {k} kg, and the harvest takes {m} days.
again On the abbey's hillside the grape harvest takes {m} days. Vines grow there in {r} rows of {v}. White grapes grow on {f} of the vines, blue grapes on all the others, and from each vine come about {k} kg.
ask How many vines grow on the hillside? => r * v
again Count the vines of both colours. How many stand there?
ask How many vines bear blue grapes? {body} => r * v - f * r * v
again Leaving out the white ones, how many vines are there?
ask About how many kg of white grapes can be expected? => f * r * v * k decimal
again Find the likely weight of the white grapes in kg.
ask How many vines are harvested per day, if it is the same number every day? => r * v / m
again The pickers do equally many vines each day. How many is that?

story wheelbarrow-bricks
grade 4
english gb
A = person
n = 180..300 by 12
b = 10, 12, 15, 18, 20
w = 2..4
t = 4..8
d = 30..55
y = 65, 70, 80
body {n} old bricks are to be moved to the far end of the garden for a barbecue. {A} can load {b} bricks in the barrow, each weighing {w} kg, and a trip there and back takes {t} minutes. {d} bricks turn out to be broken.
ask How many kilograms of good bricks are there? => (n - d) * w
ask What is the weight of a full load? => b * w
ask How many minutes would {A} need for all the bricks? => n / b * t
ask If a load of sand weighs {y} kg, how many kilograms heavier is it than a full load of bricks? => y - b * w
ask whole How many minutes does it take {A} to move {n} bricks if {b} fit in the barrow, a trip takes {t} minutes and a break of {d} minutes is made on the way? => n / b * t + d

story sunflower-head
grade 2
english us
n = 3..6
k = 10, 20
m = 8..15
v = 2, 4, 7
e = 5..25
need k != 10
body A sunflower head in the school garden is full of seeds. The children count {n} groups of ten and {m} single seeds. A blue jay has stolen {k} seeds already.
ask How many seeds do the children count? => n * 10 + m
ask How many seeds were in the head before the blue jay came? => n * 10 + m + k
ask The children put the seeds they counted in bags of {v}. How many bags can be filled if nothing may be left over? => (n * 10 + m) / v
ask If the children eat {e} of the seeds they counted, how many remain for planting? => n * 10 + m - e

story vegetable-box
grade 6
english us
A = woman
p = money 22..34 by 2
n = 18..30
k = 6..9
x = money 140..220 by 10
y = money 60..90 by 5
u = money 1..3 by 0.25
m = 3..5
body A family pays {p} for a weekly box of vegetables from {A's} farm. She delivers {n} boxes every week and keeps {k} chickens. A week costs her {x} for help and {y} for gas.
again {A}, a farmer with {k} chickens, packs {n} boxes of vegetables every week. Help costs her {x} a week and gas costs {y}. Each box is sold to a family for {p}.
ask How much money do the boxes bring in every week? => p * n
again What does {A} take for a week's boxes?
ask What is left in a week when the help and the gas are paid? => p * n - x - y
again Find {A's} weekly profit on the boxes.
ask What would a family save in a year if every box were {u} cheaper? => 52 * u
again Suppose {u} is taken off the price of each box. How much less does a family pay in a whole year?
ask What are the weekly costs for each box? => (x + y) / n
again Share the weekly costs over all the boxes. How much is it per box?
ask By how much will the weekly profit change if {m} families stop? => m * p
again Suppose {m} families cancel their boxes while the costs stay the same. By how much does the profit fall?

story picnic-blanket-lawn
grade 7
english gb
s = 15..25
a = 4..6
n = 6..10
z = 5, 10, 20
x = 18..30
need s * s > n * a * a + x + 30
body A square lawn has sides of {s} m. A round pond is dug in it and covers {x} square metres, and {n} square flower beds with sides of {a} m are added.
ask What area do the flower beds take up? => n * a * a
ask How much grass is left? => s * s - x - n * a * a
ask The grass is mown in strips, {z} square metres a minute. How long, in minutes, does it take to mow it before the flower beds are added? => (s * s - x) / z
ask What length of edging is needed for all the flower beds? => n * 4 * a

story growing-club-age
grade 4
english any
A = girl
B = woman
n = 7..11
k = times 4..6
d = 2..3
m = 12..20
x = 13..15
body {B}, who runs the growing club, is {k} as old as {A}. {A} is {n} and joined the club {d} years ago. The club has {m} members.
again The growing club with its {m} members is run by {B}. {A}, aged {n}, has been a member for {d} years, and {B} is {k} as old as {A} is.
ask How old is {B}? => k * n
again What is {B's} age?
ask How old will the two of them be together in {x} years? => n + x + k * n + x
again Add up the ages that {A} and {B} will reach in {x} years. What is the sum?
ask How old was {B} when {A} joined the club? {body} => k * n - d
again What was {B's} age in the year in which {A} became a member?
ask How many years older than {A} is {B}? => k * n - n
again What is the difference between their ages? How many years is it?

story soil-mix
grade 6
english gb
a = 3..5
c = 6..9
n = 10..30
p = money 2.5..4.5 by 0.5
t = number n * 12
need t % (a + 2 + c) == 0
body For potting soil the gardener mixes {a} parts of sand, two parts of leaf mould and {c} parts of compost. She will need {t} kg of the mixture; sand costs {p} per bag.
ask Into how many equal parts is the mixture divided? => a + 2 + c
ask How heavy is a single part? => t / (a + 2 + c)
ask How much compost has to be weighed out? => t / (a + 2 + c) * c
ask How many kilograms more compost than sand go into the gardener's potting soil? {body} => t / (a + 2 + c) * (c - a)

story hanging-baskets
grade 5
english gb
A = man
n = 12..20
p = money 4..7 by 0.5
k = 5..8
q = money 0.8..1.6 by 0.2
s = money 15..22
z = 10
y = money 4..9 by 1
need q > y / z
need s > p + k * q
body {A} is making {n} hanging baskets for the high street. An empty basket costs {p}, and {k} plants at {q} each go into it. A florist would charge {s} for a finished basket.
ask A tray of {z} plants costs {y}. How much cheaper is a plant of the tray than one at the usual price? => q - y / z
ask How much does it cost {A} to make a basket? => p + k * q
ask How much cheaper than the florist's is a basket made by {A}? => s - (p + k * q)
ask What is the total cost of all the baskets that {A} makes? => n * (p + k * q)
ask How much does the high street save by not ordering from the florist? {body} => n * (s - (p + k * q))
ask whole How much does a gardener earn on {n} hanging baskets that sell for {s} each, if an empty basket costs {p} and the {k} plants in it cost {q} each? => n * (s - p - k * q)

story blueberry-buckets
grade 7
english us
A = boy
n = 3..9
m = 8..12
p = money 2.5..4 by 0.25
q = money 40..60 by 5
body At a pick-your-own farm a family fills {n} two-quart buckets and one sack of {m} pints with blueberries. A pint costs {p}, and {A}, who is in charge of the money, has {q} in his wallet.
again {A} carries the family's money, {q} in all. With his parents and sister he picks blueberries until {n} buckets of two quarts and a sack with {m} pints are full; the farm asks {p} for a pint.
ask How many pints are in the buckets? => n * 2 * 2
again Change the berries in the buckets to pints. How many are there?
ask How many pints does the family pick? => n * 2 * 2 + m
again Add up buckets and sack: how many pints have been picked?
ask What do the berries in the sack cost? => m * p
again How much is the sack of berries?
ask How much money has {A} left when he has paid for the sack? => q - m * p
again The sack is paid for out of {A's} wallet. What remains in it?

story earth-day-trees
grade 3
english us
n = 4..8
k = 6..9
m = 10..25
f = 40..60
x = 2, 3
body Celebrating Earth Day, {n} classes planted {k} trees each. The mayor planted {m} more. {f} of the trees are maples and the rest are oaks.
ask If every class plants {x} more trees next year and the mayor does the same as before, how many trees will be planted then? => n * (k + x) + m
ask How many trees were planted for Earth Day? => n * k + m
ask How many oaks were planted? => n * k + m - f
ask How many more maples than oaks were planted for Earth Day? {body} => f - (n * k + m - f)

story hose-length
grade 4
english gb
a = 21..28
b = 13..19
c = 29..33
x = 10..40 by 5
need a + b > c + 1
body The tap is {c} m from the strawberry patch. In the shed hang a green hose {a} m long and a black hose {b} m long. Joining them costs {x} cm of length.
ask How long would both hoses be if nothing were lost in joining them? => a + b
ask How many centimetres longer than the black hose is the green one? => (a - b) * 100
ask How many centimetres long is the joined hose? => (a + b) * 100 - x
ask The joined hose is laid out straight from the tap to the patch. How many centimetres of it are too many? => (a + b) * 100 - x - c * 100

story school-harvest-supper
grade 5
english any
n = 24..40
k = 3..5
g = 150, 200, 250
m = 2..4
s = 6..9
x = 10, 11, 12
body How much must the garden give? For the harvest supper {n} children and {s} teachers will each eat {g} g of potatoes. Last year there were {k} kg left over, and {m} cooks had helped.
ask If {x} of the children eat nothing, how many grams are needed? => (n + s - x) * g
ask How many grams of potatoes are needed? => (n + s) * g
ask How many kilograms of potatoes do the teachers eat? => s * g / 1000 decimal
ask Last year as many people came as are expected now. How many grams of potatoes had been cooked then, if everybody ate the same amount? => (n + s) * g + k * 1000
ask How many more grams do the children eat than the teachers? => (n - s) * g

story garden-budget
grade 5
english us
A = woman
z = money 250..400 by 10
r = percent 20, 25, 30, 40
p = money 35..55 by 5
n = 3..6
q = money 8..14 by 0.5
m = 2..4
body The town gives the children's garden {z} a year. {A} spends {r} of it on tools, {p} on seeds, and with the rest she buys {n} small trees and some fertilizer. A bag of fertilizer is {q}.
again Tools take {r} of the money that the children's garden gets from the town, and seeds cost {p}. With what is left, {A} buys fertilizer at {q} a bag and {n} small trees. The town gives {z} a year.
ask How much does {A} spend on tools? => z * r / 100
again What do the tools cost?
ask How much money is left for trees and fertilizer? => z - z * r / 100 - p
again After tools and seeds have been paid for, how much remains?
ask If she buys {m} bags of fertilizer, what can each tree cost at most? => (z - z * r / 100 - p - m * q) / n
again She takes {m} bags of fertilizer and spends everything that remains on the trees, which all cost the same. What is the price of a tree?
ask How much more money goes on tools than on seeds? => z * r / 100 - p
again By how much is the sum for tools greater than that for seeds?

story acorn-squirrels
grade 2
english any
n = 5..9
k = 4..8
m = 3..6
g = 20..45
need n * k > g
body {n} squirrels live in the oak at the end of the garden. Each buried {k} acorns on Monday and {m} acorns on Tuesday.
ask How many acorns did each squirrel bury in the two days? => k + m
ask How many more acorns were buried on Monday than on Tuesday? {body} => n * (k - m)
ask How many acorns did all the squirrels bury in these days? => n * (k + m)
ask In spring the squirrels find {g} of the acorns again. How many stay in the ground? => n * (k + m) - g
ask whole {n} squirrels bury {k} acorns each and find only {g} of them all again. How many acorns can grow into trees? => n * k - g

story rose-petal-jam
grade 5
english gb
A = girl
n = 5..9
k = 30..45 by 5
j = 125, 150, 250
p = money 2.2..3.8 by 0.2
t = 250, 500, 750
m = 12..24
s = money 6..12 by 0.5
body From every rose bush {A} can collect {k} g of petals. For a jar of rose jam she takes {j} g of petals and {t} g of sugar; such a jar brings {p} at the village fair. Her garden has {n} bushes.
ask How many grams of petals can she collect? => n * k
ask After a single jar has been made, how many grams of petals are left? => n * k - j
ask How much sugar, in kilograms, is needed for {m} jars? => m * t / 1000
ask What will {A} have earned when she has sold {m} jars and paid {s} for jars and sugar? => m * p - s

story picket-paint
grade 7
english us
n = 120, 150, 180, 240, 300
h = 3, 4, 5
c = 8, 10, 20
p = money 18..32 by 2
k = 2..6
y = 30, 45, 90
x = 2, 3
body {n} fence pickets around a community garden need a fresh coat of paint. A volunteer paints {c} pickets an hour. {k} volunteers have signed up, a gallon of paint costs {p}, and {h} gallons are enough for all of the pickets.
ask With all volunteers at work, how many pickets are painted in the first {y} minutes? => c * k * y / 60
ask How many pickets can be painted with a gallon? => n / h
ask How long, in hours, will the volunteers need if they work together? => n / (c * k)
ask How many pickets are still unpainted after the volunteers have worked for {x} hours? => n - c * k * x
ask What does the paint for a single picket cost? => h * p / n

story snails-on-lettuce
grade 1
english gb
A = girl
n = 13..20
m = 4..7
k = 2..5
need n > m + k + 1; m != k
body {A} finds {n} snails on the lettuces. {A.He} carries {m} of them to the hedge before lunch and {k} more after lunch.
again Before lunch {A} carried {m} snails to the hedge, and after lunch {k} more. At the start {A.he} had counted {n} snails on the lettuces.
ask How many snails did {A} carry to the hedge? => m + k
again The hedge is the snails' new home. How many of them were brought there?
ask How many snails are still on the lettuces? => n - m - k
again {A} leaves the other snails where they are. How many is that?
ask At lunchtime, how many snails were sitting on the lettuces? => n - m
again How many snails were left on the lettuces while {A} was having lunch?

story wellies-at-the-shed
grade 2
english gb
n = 6..12
k = 3..9
m = 3..5
body When the digging is over, {n} children leave their pairs of wellies outside the shed. {k} of the boots are muddy, and the others are clean.
again {k} muddy boots and some clean ones are standing outside the shed. They are the pairs that {n} children wore for digging.
ask How many boots are outside the shed? => n * 2
again Count the left boots and the right boots. How many do you get?
ask How many boots are clean? => n * 2 - k
again How many of the boots need no washing?
ask If {m} more children put their pairs beside these, how many boots will there be? => (n + m) * 2
again {m} other children come and take off their wellies too. Now how many boots stand there?

story bean-poles
grade 2
english any
A = boy
n = 4..7
k = 5..9
t = 66..80
m = 10..15
body There is a bag of {t} beans on the bench. {A} pushes {n} poles into the ground and plants {k} beans around each pole.
ask How many beans does {A} plant? => n * k
ask How many beans are left in the bag? => t - n * k
ask A pigeon eats {m} of the beans that {A} planted. How many can still grow? => n * k - m

story balcony-tomatoes
grade 1
english any
A = person
r = 7..12
y = 3..6
g = 4..9
e = 2..4
need r > y + 1; y > e
body Red, yellow and green tomatoes hang on {A's} plant: {r} red ones, {y} yellow ones and {g} green ones.
ask How many tomatoes hang on the plant? => r + y + g
ask How many of the tomatoes are not green? => r + y
ask How many more red tomatoes are there than yellow ones? => r - y
ask {A} eats {e} of the red tomatoes. How many tomatoes are left on the plant? => r + y + g - e

story seedlings-for-tables
grade 2
english us
A = woman
n = 5..8
k = 4..7
t = n * k
p = 2..3
m = 9..13
need k > p
body {A} has {t} bean seedlings for her class. She gives the same number to each of the {n} tables. {m} children sit near the window.
again The class sits at {n} tables, and {m} of the children are near the window. {A} shares {t} bean seedlings equally among the tables.
ask How many seedlings does each table get? => t / n
again How many of the seedlings are put on every table?
ask At the back table, {p} seedlings dry up. How many are still growing there? => t / n - p
again The children at the back table lose {p} seedlings. How many does this table have left?
ask Next week {A} brings {x} more seedlings. How many has she brought in all? => t + x
x = 12..26

story hungry-hedgehog
grade 2
english gb
k = 9..14
n = 3..5
m = 4..6
s = 15..25
need k > m + 1; n != m
body Every night a hedgehog eats {k} slugs in our garden. Next door, a smaller hedgehog eats {m} slugs a night. Last night there were {s} slugs on our path.
again Our hedgehog eats {k} slugs each night, and the smaller hedgehog next door eats {m}. On our path we saw {s} slugs last night.
ask How many slugs does our hedgehog eat in a week? => k * 7
again A week goes by. How many slugs has our hedgehog had?
ask How many slugs do the two hedgehogs eat in a night? => k + m
again What do the two animals eat together each night? Give the number of slugs.
ask In {n} nights, how many more slugs does our hedgehog eat than the smaller one? => (k - m) * n
again After {n} nights, how many slugs is our hedgehog ahead of the smaller one?

story bees-on-lavender
grade 1
english us
n = 5..9
m = 6..8
k = 2..4
need n != m
body Look at the lavender! {n} bees are sitting on it. Then {m} more land there, and {k} fly away.
again First {n} bees sat on the lavender. {m} others came, and later {k} bees flew away.
ask How many bees are on the lavender now? => n + m - k
again In the end, how many bees can you see on the lavender?
ask Before any bee flew away, how many were there? => n + m
again What was the largest number of bees on the lavender?
ask How many more bees came than flew away? => m - k
again The number that came is bigger than the number that left. By how many?

story pansy-trays
grade 4
english any
A = girl
n = 52..130
m = 6..14
p = money 0.4..0.9 by 0.1
body {A} has grown {n} pansies from seed. For the spring market {A.he} puts them into trays that hold {m} plants each, and a single plant costs {p}.
again A tray has room for {m} plants. {A} wants to carry {n} pansies to the spring market in such trays and sell them there at {p} a plant.
ask How many trays does {A} need if every plant is to travel in one? => roundup(n / m)
again What is the smallest number of trays that takes all the pansies?
ask How many trays can {A} fill to the last place? => whole(n / m)
again Find the number of trays that will be completely full.
ask {A} fills one tray after the other. How many pansies stand in the last tray, which does not get full? => remainder(n / m)
again When no more full trays can be made, how many pansies are left over?
ask How many more pansies would {A} need so that the last tray is full as well? => roundup(n / m) * m - n
ask How much money do all the pansies bring if none is left at the end of the day? => n * p
ask Only full trays are taken to the market, and all of them are sold. How much money does {A} get? => whole(n / m) * m * p

story two-sprinklers
grade 6
english gb
a = 8..20
b = 12..30
l = 15..40
h = 2..5
need b > a; lcm(a, b) > b; lcm(a, b) < 250
body Two sprinklers on the school field both start at sunrise. The small one starts again every {a} minutes, the big one every {b} minutes. At each start the big one sprays {l} litres of water.
again Every {b} minutes the big sprinkler on the school field starts, and it sprays {l} litres each time. The small sprinkler starts every {a} minutes. In the morning the two of them begin at the same moment.
ask After how many minutes do both sprinklers start at the same moment again? => lcm(a, b)
again How long does it take, in minutes, until the two start together for the next time?
ask When the two start together for the next time, how many times has the small one started since the first time, this last start included? => lcm(a, b) / a
ask By how many minutes is the wait between two starts longer for the big sprinkler? => b - a
ask How many full waits of the small sprinkler fit into {h} hours? => whole(h * 60 / a)
ask How much water, in litres, does the big sprinkler spray in {h} starts? => h * l

story roses-and-lilies
grade 5
english any
A = woman
flower, other = rose, lily / lilies | tulip, daffodil | aster, sunflower
g = 4..12
x = 3..9
y = 2..8
n = g * x
m = g * y
k = 5..9
p = money 4..9 by 0.5
need x != y; n > m; gcd(n, m) > 3; k < m
body {A} has cut {n} {flowers} and {m} {others} in her garden. She wants to tie them into bunches.
again There are {m} {others} and {n} {flowers} in {A's} buckets, all cut this morning. They are going to be tied into bunches.
ask All the bunches are to be alike, with the same number of {flowers} and the same number of {others}, and no flower may be left. What is the greatest number of bunches that {A} can tie? => gcd(n, m)
again {A} uses up every flower and makes as many bunches as she can, each exactly like the others. How many bunches are there?
ask {A} makes as many bunches as possible, all of them alike, and uses every flower. How many {flowers} are in each bunch? => n / gcd(n, m)
ask If {A} ties every flower into the greatest possible number of equal bunches and sells each for {p}, how much money does she take? => gcd(n, m) * p
ask For a different customer, {A} mixes all the flowers and ties {k} to a bunch. How many full bunches does she get? => whole((n + m) / k)
ask How many flowers has {A} cut altogether? => n + m
ask {A} mixes all the flowers, ties {k} to a bunch for as long as she can, and puts the rest into a vase. How many flowers are in the vase? => remainder((n + m) / k)

story compost-for-pots
grade 5
english gb
A = boy
n = 14..40
l = 3..8
b = 20..50 by 5
p = money 4.5..8.5 by 0.5
need n * l > b
body {A} wants to fill {n} flowerpots with fresh soil. Every pot takes {l} litres. The garden shop sells soil in bags of {b} litres at {p} a bag.
again A bag of soil costs {p} at the garden shop and holds {b} litres. {A} has {n} pots to fill, and each of them takes {l} litres.
ask How many bags must {A} buy? => roundup(n * l / b)
again The shop does not open any bags. How many of them does {A} need?
ask How many litres of soil go into all the pots? => n * l
ask What does {A} pay for the soil if only closed bags are sold? => roundup(n * l / b) * p
again Nobody can buy part of a bag. What is the price of the bags that {A} needs?
ask {A} buys just as many bags as {A.he} needs. How many litres of soil will {A.he} have left when every pot is full? => roundup(n * l / b) * b - n * l
ask How many pots can be filled from one bag, each of them to the top? => whole(b / l)

story fence-paint-tubs
grade 6
english any
A = man
p = money 9..19 by 0.5
q = money 21..38 by 0.5
x = 5..9
y = 2..4
body For the fence round his allotment, {A} could buy {x} small tubs of paint at {p} each or {y} large tubs at {q} each. Either would be just enough.
again The paint for {A's} fence is sold in small and in large tubs. Either {x} small tubs or {y} large ones will do. A small tub costs {p} and a large one {q}.
ask {A} takes whichever is cheaper. How much does he pay? => min(x * p, y * q)
again What is the lower of the two possible prices for all the paint?
ask How much would the dearer choice cost in all? => max(x * p, y * q)
ask How much does {A} save with the cheaper choice? => max(x * p, y * q) - min(x * p, y * q)
again Work out the difference in price between the dearer choice and the cheaper one.
ask What is the price of the small tubs together? => x * p
ask The neighbours, whose fence is just as long, choose the large tubs, and {A} the small ones. What do they pay altogether for both fences? => x * p + y * q

story bean-sticks
grade 4
english any
A = person
n = 45..120
m = 4..7
s = 100..260 by 4
k = 11..17
need n > 5 * m; s > 5 * k
body To let the beans climb, {A} ties {m} long sticks together at the top to make a tent. There are {n} sticks in the shed, and a roll of {s} feet of string. Each tent takes {k} feet of string.
again In the shed {A} found {n} long sticks and {s} feet of string. A tent for climbing beans is made of {m} sticks and needs {k} feet of string.
ask If there were string without end, how many tents could {A} make with the sticks? => whole(n / m)
ask How many tents can {A} make before either the sticks or the string run out? => min(whole(n / m), whole(s / k))
again The sticks and the string both have to suffice. What is the largest number of tents?
ask {A} uses up the sticks on as many tents as they give. How many sticks remain in the shed? => remainder(n / m)
ask The string is cut into pieces that are each long enough for one tent. How many feet of it are left over? => remainder(s / k)
ask How many feet of string would {m} tents need? => m * k

story seed-library
grade 3
english any
A = girl
B = boy
n = 50..115
m = 8..12
k = 3..6
body The school's seed library keeps its packets in small drawers, {m} to a drawer. On Friday {A} and {B} sort {n} packets, and {k} of these turn out to be empty.
again {A} and {B} sort the {n} packets of the seed library on Friday. Every drawer has room for {m} packets. They find {k} empty ones.
ask How many drawers do they need for all the packets, the empty ones included? => roundup(n / m)
ask The empty packets are thrown away. How many drawers do the others need? => roundup((n - k) / m)
again Without the empty packets, how many drawers does the seed library need?
ask They throw the empty packets away and fill the drawers in turn. How many drawers get full? => whole((n - k) / m)
ask How many packets still have seeds in them? => n - k
ask If the empty packets are thrown away and the drawers are filled in turn, how many packets are in the one drawer that does not get full? => remainder((n - k) / m)
