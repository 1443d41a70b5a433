topic camping
english any

story tent-village
grade 4
english gb
A = woman
n = 7..12
s = 4, 6
k = 3..8
g = 9..16
w = 2..3
body {n} tents for {s} people each stand in the meadow. On the first night {k} places in them are empty, and {g} of the campers sleep under the stars because it is so warm. {A} and her {w} helpers stay in the hut.
need n * s > k + g + 6
again It is warm on the first night, so {g} of the campers move out of their tents and sleep under the stars. There are {n} tents with room for {s} people each; at bedtime, all places but {k} had been taken. {A} has a bed in the hut, like her {w} helpers.
ask How many campers are there, leaving out those in the hut? => n * s - k
again The tents were full except for some places. How many campers had one?
ask How many campers sleep in the tents that night? {body} => n * s - k - g
again Not everyone stays in a tent. How many do?
ask Next day {x} more tents are put up, and {y} new campers arrive. How many places in the tents are empty if all sleep inside? => (n + x) * s - (n * s - k) - y
x = 2..3
y = 4..7
again With {x} more tents and {y} more campers, nobody sleeps outside. How many places stay empty?
ask If the campers of that first night eat at tables of {z}, how many tables do they fill? => (n * s - k) / z
z = 5, 7, 9, 10
again For dinner the campers of the first night sit in groups of {z}. How many groups are there?

story marshmallow-bag
grade 3
english us
A = boy
n = 8..14
m = 3..5
b = 3..5
c = 16..24 by 2
f = 5..11
p = money 2..4 by 0.5
body By the fire, {n} children roast {m} marshmallows each. {A} bought {b} bags with {c} marshmallows in a bag, at {p} a bag. {f} drop into the ashes.
need b * c > n * m + f + 2
again {A} has brought {b} bags of marshmallows, each {p} and with {c} inside. {n} children around the fire roast {m} apiece, and {f} more are lost in the ashes.
ask How many marshmallows did {A} buy? => b * c
again How many marshmallows were in all the bags?
ask How many marshmallows are left when everybody has roasted, and after the ones in the ashes? => b * c - n * m - f
again Some were roasted, and some were lost. How many marshmallows remain?
ask If every child had wanted to roast {x}, how many marshmallows would have been missing? => n * x - b * c
x = 10..12
need n * x > b * c
again Suppose each child had eaten {x}. By how many marshmallows would the bags have fallen short?
ask What change did {A} get from {y}? => y - b * p
y = money 20, 25
again {A} paid for the bags with {y}. How much came back?

story canoe-river
grade 6
english any
A = girl
v = 5..7
c = 2, 3
h = 2..3
n = 4..8
b = 9..14
p = money 18..30 by 2
body On still water {A's} crew paddles {v} km an hour, and the river flows at {c} km an hour. They paddle with it for {h} hours to a camp, and a day later paddle back against it. {n} canoes at {p} a day were rented, and {b} bridges cross the river.
need v > c + 1; h * (v + c) * 60 % (v - c) == 0
again {n} canoes, rented at {p} a day, set out with {A's} crew, which can do {v} km an hour on still water. For {h} hours they go with the river, which runs at {c} km an hour under {b} bridges. The day after, they return against it.
ask How far down the river is the camp? => h * (v + c)
again What distance has the crew covered when it reaches the camp?
ask How many hours does the way back take? => h * (v + c) / (v - c) decimal
again Against the river, for how many hours must they paddle?
ask How much longer than the way out is the way back, in minutes? => h * (v + c) / (v - c) * 60 - h * 60
again By how many minutes is the return slower than the trip to the camp?
ask What does the rent come to if the canoes are kept for {x} days? => x * n * p
x = 2..5
again All the canoes are kept for {x} days. How much rent is paid?

story shell-necklaces
grade 2
A = girl
n = 20..30
k = 4..6
b = 2..5
c = 8..12
body At the beach {A} picks up {n} shells. {b} of them are broken. She puts {k} shells on a string. Her brother finds {c} stones.
again {A's} brother has {c} stones from the beach. She has {n} shells, but {b} are broken, and {k} are on a string.
need n > b + k + 1
ask How many shells are not broken? => n - b
again How many whole shells does {A} have?
ask How many good shells are not on the string? => n - b - k
again {A} looks at the rest of her good shells. How many does she see?
ask How many more shells than stones did the children find? {body} => n - c
again Compare her shells with his stones. How many more shells are there?

story campfire-logs
grade 2
english gb
A = man
p = 5..8
k = 3..4
u = 2..4
d = 9..14
body {A} fetches wood for the fire. There are {p} heaps, and he takes {k} logs from each. In the evening {u} logs burn. {d} scouts sing.
again {d} scouts sing while {u} logs burn. {A} had taken {k} logs from each of {p} heaps of wood.
ask How many logs does {A} take? => p * k
again Add up the logs from all the heaps. How many does {A} have?
ask How many logs are left after the evening? => p * k - u
again Not all logs are burned. How many can be used next time?
ask The next evening twice as many logs burn as in the first. How many logs have burned in both evenings? => u + u * 2
again On the second evening the number of burned logs is twice that of the first. How many logs were burned altogether?

story owls-and-stars
grade 1
A = boy
B = girl
n = 6..10
k = 2..4
w = 11..17
body {A} sees {n} owls at night. {B} sees {k} owls and {w} stars.
ask How many owls do they see? => n + k
ask How many more owls than {B} does {A} see? => n - k
ask {body} How many more stars than owls does {B} see? => w - k
ask whole {B} sees {w} stars. Then clouds hide {n} of them. How many can she see now? => w - n
ask whole If {A} sees {n} owls and {B} sees {k} fewer, how many do they see in all? => n + (n - k)

story sandcastle-flags
grade 1
english gb
A = girl
t = 5..9
f = 2..4
s = 10..16
body {A} builds {t} towers of sand. She has {f} flags and {s} shells. The sea takes {k} towers.
k = 2..3
again The sea takes {k} of the {t} towers that {A} built with sand. {A} has {s} shells and {f} flags.
need t > k + f
ask How many towers are still there? => t - k
again Some towers are not taken by the sea. How many stand?
ask Before the sea came, each flag was on a tower of its own. How many towers had none? => t - f
again At first {A} puts each of her flags on a new tower. How many towers get no flag?
ask {A} puts {g} shells on the first tower. How many shells has she left? => s - g
g = 3..6
again The first tower gets {g} shells. How many does {A} keep?

story summit-walkers
grade 5
english gb
A = person
h = 1180..1390 by 10
b = 420..560 by 10
c = 300..420 by 20
t = 2..3
m = 25..50 by 5
k = 13..19
body The hut lies {b} m above the sea, the summit {h} m. In the first {t} hours {A's} group of {k} climbs {c} m an hour. They rest for {m} minutes and then need an hour for the remaining climb.
need h > b + t * c + 60
again {A} leads {k} people from a hut at {b} m to a summit at {h} m. They climb {c} m an hour for {t} hours and take a break of {m} minutes; the rest of the climb lasts an hour.
ask How many metres has the group climbed before its rest? => t * c
again Up to the break, how many metres higher have they come?
ask At what height above the sea do they rest? => b + t * c
again The break is taken at a certain height. How many metres above the sea is it?
ask How many metres do they climb after the rest? => h - (b + t * c)
again What is left of the climb when the break ends, in metres?
ask How many minutes after leaving the hut do they stand on the summit? => t * 60 + m + 60
again From the hut to the top, break included, how many minutes is it?
ask On average, how many metres an hour do they climb while they are moving? => (h - b) / (t + 1) decimal
again Leave out the break. What is the group's mean climb per hour, in metres?

story campsite-tap
grade 7
english gb
A = man
d = 15..30 by 5
m = decimal 0.2..0.6 by 0.1
n = 40..90 by 5
p = 3..5
w = 7..14
l = 60..85 by 5
body A tap at the camp drips {d} times a minute, and a drop holds {m} ml. {A}, the warden, notices it after {w} days. The {n} guests use {l} litres each per day, and a cubic metre costs {p} pounds.
again After {w} days the warden, {A}, finds a tap that drips: {d} drops of {m} ml fall from it each minute. In the camp there are {n} guests, each using {l} litres daily. Water is {p} pounds a cubic metre, that is 1,000 litres.
ask How many millilitres does the tap lose in an hour? => d * m * 60 decimal
again In one hour, how much water drips away, in millilitres?
ask How many litres are lost each day? => d * m * 60 * 24 / 1000 decimal
again Find the daily loss at the tap in litres.
ask How many litres do the guests use in {x} days? => n * l * x
x = 2..6
again Over {x} days, what amount in litres do all the guests use?
ask Taking a cubic metre as 1,000 litres, how many pounds a day does the guests' water cost? => n * l / 1000 * p decimal
again What do the guests' litres come to in a day, in pounds?

story pancake-breakfast
grade 5
english us
A = woman
n = 18..36 by 2
k = 3..4
f = 6, 8, 9, 12
t = 2..5
g = 5..9
c = 2..3
body For breakfast at the lake, {A} wants {k} pancakes for each of {n} campers. A pint of batter makes {f} pancakes. She has {g} quarts of milk, and {c} griddles; each cooks {x} pancakes at a time in {t} minutes.
x = 4, 6
need n * k % f == 0; n * k % (c * x) == 0
again {n} campers wake up at the lake, and each is to have {k} pancakes. {f} pancakes come from a pint of batter. On {c} griddles, {A} cooks {x} of them at a time on each, which takes {t} minutes. There are {g} quarts of milk.
ask How many pints of batter does {A} need? => n * k / f
again What amount of batter makes breakfast for all, in pints?
ask How many minutes does it take to cook all the pancakes? => n * k / (c * x) * t
again All the griddles are always full. After how many minutes is the last pancake done?
ask How many pints of milk does {A} have? => g * 2
again Express her milk in pints. How many pints are there?
ask {y} campers eat just one pancake each, and the others eat all of theirs. How many pancakes are left over? => y * (k - 1)
y = 5, 7
again One is enough for {y} of the campers, while nobody else leaves any. How many pancakes remain?

story beach-umbrella-rent
grade 4
english any
A = boy
p = money 8..13
c = money 4..7
n = 25..40
m = 50..80
e = 6..11
h = 3..5
body {A's} aunt lends umbrellas at {p} a day and deck chairs at {c}. She owns {n} umbrellas and {m} chairs. Today {e} umbrellas and {h} chairs are not taken.
again Today all but {e} of the umbrellas and all but {h} of the deck chairs are taken on the beach of {A's} aunt. She has {n} umbrellas, for which she asks {p} a day, and {m} chairs at {c} a day.
ask How many umbrellas and chairs are lent out today? {body} => n - e + m - h
again Count what is in use on the beach. How many chairs and umbrellas are there?
ask What does the aunt take for umbrellas today? => (n - e) * p
again Find today's money for umbrellas.
ask How much does she take in all today? => (n - e) * p + (m - h) * c
again Umbrellas and chairs together bring in a sum. What is it?
ask What would a day bring if nothing were left on the beach? => n * p + m * c
again Every umbrella and every chair is taken. What are the takings of that day?

story kayak-lesson
grade 3
english us
A = woman
n = 15..27 by 3
m = 30, 40, 45
p = money 12..18
q = money 5..8
h = 9..13
body {n} campers want to learn to kayak, but {A} has only a third as many kayaks. Each group is on the lake for {m} minutes. A lesson is {p}, a wet suit {q} extra; {h} campers want a suit.
need n > h + 1
again A lesson in a kayak costs {p} at {A's} school, and {q} more with a wet suit. Of {n} campers, {h} want one. The school's kayaks number a third of the campers, so they go in groups, {m} minutes each.
ask How many kayaks does {A} have? => n / 3
again A third of the campers can go at once. How many kayaks does that take?
ask How many minutes pass till every group has been on the lake? => 3 * m
again One group follows the other. How many minutes does {A} spend on the lake?
ask How much do the campers pay in all? => n * p + h * q
again Add lessons and wet suits for everyone. What is the bill?
ask How much more do the lessons cost than the wet suits? {body} => n * p - h * q
again Compare what is paid for lessons with what is paid for suits. How much more is it?

story flag-route
grade 4
english gb
A = girl
d = decimal 2.5..4.5 by 0.5
f = 100, 250, 500
n = 12..20
k = 3..6
t = 22..35
body The rally in the wood is {d} km long, with a flag at the start and then one every {f} m to the finish. {n} teams take part. Each team answers {k} riddles, and {A's} team needs {t} minutes.
need d * 1000 % f == 0
again {A's} team takes {t} minutes for the rally, in which {n} teams have {k} riddles each to solve. The route of {d} km is marked by a flag at the start and further flags after every {f} m, the last one at the finish.
ask How many flags are there on the route? => d * 1000 / f + 1
again From start to finish, how many flags must be put up?
ask How many riddles are solved in the rally if no team misses one? => n * k
again All teams solve everything. How many right answers are given?
ask How many metres has a team still to go when it reaches the third flag? => d * 1000 - 2 * f
again At flag number 3, what distance in metres is left?
ask {A's} team was {x} minutes slower than the fastest, and each wrong riddle adds {y} minutes. With {z} wrong ones, what would the fastest team's time be? => t - x + z * y
x = 4..9
y = 10, 11
z = 2
again The fastest team took {x} minutes less than {A's}, but had {z} wrong answers, which cost it {y} minutes apiece. What is its time in the end, in minutes?

story cooler-ice
grade 6
english us
A = man
l = 20..40 by 5
r = percent 20, 30, 40, 60
c = 14..19
p = money 2..4 by 0.5
m = 60..95 by 5
body {A} fills the cooler with {l} pounds of ice. On the first day {r} of it melts, and after that {x} ounces melt every day. The weekend camp is {m} miles from home, and a bag of ice weighing {y} pounds costs {p}. {c} sandwiches go in as well.
x = 42..70 by 4
y = 4, 5, 10
need l % y == 0
need l * (100 - r) / 100 * 16 > 2 * x + 8
again A cooler with {c} sandwiches and {l} pounds of ice goes to the weekend camp, {m} miles away. {A} had bought the ice at {p} for a bag of {y} pounds. The first day melts {r} of it; every later day, {x} ounces.
ask What did {A} pay for the ice? => l / y * p
again Find the cost of all the bags.
ask How many pounds of ice are left after the first day? => l * (100 - r) / 100 decimal
again The first day is over. What remains of the ice, in pounds?
ask How many ounces of ice has the cooler after two more days? => l * (100 - r) / 100 * 16 - 2 * x decimal
again On the evening of day number 3, how many ounces are still frozen?
ask How many gallons of gas does the drive there and back take if the car goes {z} miles on a gallon? => 2 * m / z decimal
z = 20, 25
again At {z} miles to the gallon, how many gallons are used for the drive in both directions?

story hut-to-hut
grade 6
english gb
A = woman
B = man
a = decimal 11.5..14.5 by 0.5
b = decimal 8.5..10.5 by 0.5
c = decimal 15..18 by 0.5
v = 3..4
w = 6..9
p = money 24..38 by 2
body {A} and {B} walk from hut to hut: {a} km on the first day, {b} km on the second, {c} km on the third. They manage {v} km an hour without breaks. Their rucksacks weigh {w} kg each, and a bed with breakfast is {p}.
again A bed with breakfast costs {p} in the huts between which {A} and {B} walk with rucksacks of {w} kg each. The third day of their walk is the longest with {c} km. On the first they do {a} km, on the second {b} km. Without breaks they go {v} km an hour.
ask What do the two pay for their beds on the nights between these three days? => 2 * 2 * p
again Two nights lie between the days of the walk. How much do both pay for beds?
ask What is the average length of a day's walk? => (a + b + c) / 3
again Find the mean distance for the three days.
ask By how many kilometres is the last day longer than the average of the other two? => c - (a + b) / 2 decimal
again Compare the third day with the mean of the first and second. How many kilometres more does it have?
ask On the third day they rest for {m} minutes in all. How many minutes after setting out do they arrive? => c / v * 60 + m
m = 35..90 by 5
again They rest {m} minutes on the way to the last hut. Setting out and arriving are how many minutes apart?

story rope-bridge
grade 5
english us
A = man
l = 8..15
k = 3..4
n = 18..27
w = 400..600 by 50
g = 6..13
body Over the creek at scout camp, {A} hangs a bridge out of {k} ropes, each {l} yards long between the trees and {x} feet longer for the knots. Rope is sold at {d} a foot. {n} scouts cross, {g} of them twice; the bridge can carry {w} pounds.
x = 5, 6, 7
d = money 0.5..2 by 0.25
need n > g + 5
again {d} a foot is what rope costs. {A} needs {k} ropes for a bridge over the creek at scout camp: each has to be {l} yards plus {x} feet for the knots. Of the {n} scouts who cross it, {g} do so twice. Its limit is {w} pounds.
ask How many feet of rope are in the bridge? => k * (l * 3 + x)
again Knots included, what length of rope does the bridge take in feet?
ask How much did {A} pay for the ropes? => k * (l * 3 + x) * d
again Find the price of all the rope.
ask How many times is the bridge crossed? => n + g
again Every crossing counts. To how many does it come?
ask How many crossings would there have been if {y} of the scouts had not dared to cross at all, none of those who crossed twice among them? => n + g - y
y = 2..4
again Suppose that {y} of the scouts who crossed just once had stayed behind. What would be the number of crossings?

story tide-pool-survey
grade 4
english gb
A = girl
B = boy
b = 6..12
t = times 2..4
s = 13..20
h = 40..55 by 5
w = 21..25
body At low tide {A} and {B} look into rock pools for {h} minutes. {B} counts {b} crabs and {s} starfish. {A} finds {t} as many crabs as he does, but only half as many starfish. The water is at {w} degrees.
need s % 2 == 0
again {h} minutes of low tide are enough for {A} and {B} to look into many rock pools at {w} degrees. {A's} crabs are {t} as many as the {b} that {B} counts; of starfish he sees {s}, she only half that number.
ask How many crabs does {A} find? => t * b
again What is the number of {A's} crabs?
ask How many crabs and starfish does {A} see altogether? => t * b + s / 2
again How many animals does {A} find, starfish included?
ask How many animals do the children count between them? => b + s + t * b + s / 2
again Crabs and starfish, hers and his: to how many does everything come?
ask How many more crabs than {B} does {A} find? => t * b - b
again {A} wins with crabs. By how many?

story caravan-park-map
grade 7
english gb
A = person
l = decimal 12..18 by 0.5
w = decimal 8..11 by 0.5
n = 45..80 by 5
r = percent 20, 40, 60, 80
p = money 22..34 by 2
k = 11..15
body On a map with a scale of 1 cm for {m} m, the caravan park is a rectangle {l} cm long and {w} cm wide. It has {n} places at {p} a night; {r} of them were taken when {A} came for {k} nights.
m = 15, 20, 25
need n * r % 100 == 0
again {A}, who stays for {k} nights, finds {r} of the {n} places in the caravan park taken. A night is {p}. On the map, where a centimetre stands for {m} m, the park measures {l} cm by {w} cm.
ask What is the distance round the park in metres? => 2 * (l + w) * m
again Find how many metres a walk along the edge of the park takes.
ask How many places are free when {A} comes? => n * (100 - r) / 100
again Some places are not taken. How many has {A} to choose from?
ask How much money did the park take on the night before, when {x} fewer places were taken? => (n * r / 100 - x) * p
x = 2..7
again The night before, {x} fewer places were taken. What were the takings?
ask What is the true area of the park, in square metres? {body} => l * m * w * m
again In real life, how many square metres does the park cover?

story torch-signals
grade 3
english gb
A = girl
B = boy
n = 5..9
l = 2..4
s = 11..18
k = 25..40
m = 3..5
body From across the lake {A} sends {n} signals with her torch, each made of {l} long and {m} short flashes. {B} sees {s} short flashes; the mist hides the others. The lake is {k} steps wide at the pier.
need n * m > s + 1; l != m
again {B} stands across the lake from {A}, who sends him {n} signals with her torch. A signal is {m} short and {l} long flashes. Because of the mist only {s} of the short ones reach {B}. At the pier the lake is {k} steps wide.
ask How many flashes does {A} make in all? => n * (l + m)
again Long or short, how many flashes come from {A's} torch?
ask How many short flashes does {B} miss? => n * m - s
again The mist hides some of the short flashes. How many?
ask {B} sees every long flash. How many flashes of either kind does he see? => n * l + s
again No long flash is hidden. How many flashes does {B} count in the end?
ask {A} holds each long flash for {x} seconds. For how many seconds does her torch shine on long flashes? => n * l * x
x = 6, 7
again A long flash lasts {x} seconds. How many seconds of long light does {A} send?

story jam-sandwich-hike
grade 2
A = woman
n = 6..9
k = 2..3
m = 4..7
b = 20..30
body {n} children go on a hike with {A}. Each child has {k} rolls. At the lake {m} rolls are eaten. They see {b} ducks.
again {A} hikes to a lake where {b} ducks swim. With her are {n} children, who carry {k} rolls each. {m} of the rolls are eaten there.
ask How many rolls do the children carry? => n * k
again Before the lake, how many rolls are there in all?
ask How many rolls are left after the lake? => n * k - m
again Some rolls were eaten. How many were not?
ask By how many is the number of ducks greater than the number of children? => b - n
again There are more ducks than children. How many more?
ask {A} gives out {x} more rolls after the lake. How many rolls are there now? => n * k - m + x
x = 8..10
again After the lake {A} takes {x} rolls out of her bag. How many rolls has the group now?

story lake-ring-swim
grade 5
english any
A = person
l = 350..550 by 50
n = 4..9
t = 7..11
w = 19..24
d = 3..4
k = 30..44
body Each morning of camp {A} swims to the raft and back, {l} m in all, in {t} minutes. The water is at {w} degrees. Of the {k} campers, {n} swim along on every day but the last {d}, when they sleep late. Camp goes on for {x} mornings.
x = 12..16
need x > d + 2
again {k} campers live by a lake at {w} degrees. To the raft and back it is {l} m, which {A} swims in {t} minutes on all {x} mornings of camp. {n} others come along, but not on the last {d} mornings.
ask How many kilometres does {A} swim during camp? => l * x / 1000 decimal
again Find in kilometres what all of {A's} mornings come to.
ask For how many minutes does {A} swim altogether? => t * x
again Add up {A's} minutes in the water. How many minutes do you get?
ask How many metres does one of the others swim during camp? => (x - d) * l
again Those who swim along miss some mornings. What distance in metres does each of them cover?
ask Add the ways of {A} and of all who swim along. How many metres are swum during camp? => x * l + n * (x - d) * l
again Taking every swimmer together, how many metres does camp see?

story stove-gas
grade 8
english gb
A = man
g = 230, 450
b = decimal 2.5..4.5 by 0.5
n = 3..6
m = 12..20
r = percent 30, 40, 50, 60
w = 5..7
p = money 6..9
body A full cartridge holds {g} g of gas, and {A's} stove burns {b} g a minute. Breakfast takes it {n} minutes, dinner {m}. With a screen against the wind he would use {r} less; at {w} degrees on the mountain everything counts. A cartridge is {p}.
again In the mountains, at {w} degrees, {A} cooks breakfast in {n} minutes and dinner in {m}. A cartridge of {g} g costs {p}. Each minute his stove takes {b} g out of it, but a screen against the wind would save {r} of the gas.
ask How many grams of gas does {A} burn in a day without the screen? => b * (n + m) decimal
again For breakfast and dinner of one day, what amount of gas is burned in grams if there is no screen?
ask After {x} days without a screen, how many grams are left in a cartridge that was full? => g - x * b * (n + m) decimal
x = 2, 3
need g > x * b * (n + m) + 5
again {A} starts with a full cartridge and has no screen. How many grams does it hold {x} days later?
ask How much gas a week does the screen save, in grams? => b * (n + m) * 7 * r / 100
again Over a week, what does the screen save {A}, in grams?
ask With the screen, how many grams are burned for one dinner? => b * m * (100 - r) / 100 decimal
again {A} puts up the screen and cooks dinner. What does that take, in grams?

story shuttle-to-trailhead
grade 4
english us
A = woman
s = 14, 16, 18
n = 55..90
t = 3..4
m = 20..35 by 5
p = money 3..5
d = 6..11
body To keep cars out of the valley, a shuttle takes hikers {d} miles to the trail. {A} drives it {t} times every morning with all {s} seats taken, and {n} hikers wait on Sunday. A ride is {p} and takes {m} minutes.
need n > s * t + 3
again {n} hikers wait on Sunday for the shuttle that takes them {d} miles to the trail, so that the valley is free of cars. {A} makes {t} full trips in the morning. Her shuttle has {s} seats, a ride costs {p}, and it lasts {m} minutes.
ask How many hikers has {A} driven to the trail by the end of the morning? => s * t
again All trips of the morning are over. How many people has the shuttle taken?
ask How many of Sunday's hikers are not taken in the morning? => n - s * t
again How many people are still waiting after Sunday's trips of the morning?
ask What does the shuttle earn on all the mornings of a week? {body} => s * t * p * 7
again Seven mornings with full seats bring how much money?
ask {A} drives back without passengers and just as fast, except after the last trip. How many minutes does she drive each morning? => (2 * t - 1) * m
again Every trip but the last is followed by an empty drive back in the same time. For how many minutes is {A} at the wheel in a morning?

story bear-box
grade 4
english us
A = boy
B = girl
w = 3..5
d = 4..6
o = 12..24 by 2
k = 7..9
n = 25..40
body All food goes into the bear box at night. {A} has {w} pounds of rice and {B} {k} packs of oats with {o} ounces in each. They eat {x} ounces of oats every morning. Their camp is at mile {n} of the trail and {d} miles from water.
x = 5..10
need k * o > x * 7 + 4
again {B} puts {k} packs of oats, {o} ounces each, into the bear box at night, and {A} adds {w} pounds of rice. Each morning takes {x} ounces of the oats. From camp, {d} miles from water, it is {n} miles back to the car.
ask How many ounces of food do the two put into the box at first? {body} => w * 16 + k * o
again In ounces, what do rice and oats weigh together at first?
ask After a week of mornings, how many ounces of oats are left? => k * o - x * 7
again Seven mornings have passed. How many ounces of oats does the box hold?
ask How many more ounces of oats than of rice have they at first? => k * o - w * 16
again At first the oats weigh more than the rice. By how many ounces?
need k * o > w * 16 + 3
ask How many pounds of oats has {B} brought? => k * o / 16 decimal
again Give the weight of the oats in pounds.

story harbour-berths
grade 6
english gb
A = woman
n = 60..120 by 5
r = percent 20, 40, 60
p = money 14..22
q = money 3..5
m = 8..11
k = 5..9
f = 12..25
body The harbour on the island has {n} berths. In the first week of July {r} of them are taken; a boat pays {p} a night, and {q} more if it buys power. {A}, the harbour master, expects {f} more boats for the festival, and {k} berths are kept free for lifeboats. The deepest berth has {m} m of water.
need n * (100 - r) / 100 > f + k + 2; n * r % 100 == 0
again {A} is the harbour master of an island with {n} berths, up to {m} m deep. Lifeboats have {k} of these to themselves. Visitors pay {p} a night, and {q} more if they buy power. {r} of all the berths are taken in the first week of July, and for the festival {f} boats more are expected.
ask How many boats are in the harbour in that week? => n * r / 100
again Count the berths that are taken then. How many boats lie there?
ask How many berths could still be given to visitors in that week, festival boats left aside? => n * (100 - r) / 100 - k
again Leaving out the lifeboats' part, how many berths are free before the festival?
ask What does the harbour earn in the week if every boat there buys power each night? => n * r / 100 * (p + q) * 7
again All boats pay for power on each of the seven nights. How much money comes in?
ask How many berths will be free for visitors when the boats for the festival have come? => n * (100 - r) / 100 - k - f
again The boats for the festival are in. Without the lifeboats' part, how many berths remain?

story sleeping-bags-sale
grade 6
english us
A = person
p = money 60..95 by 5
r = percent 20, 25, 30, 40
m = money 18..27
n = 3..4
b = money 350, 400, 450
t = 15..35 by 5
body Every sleeping bag in the camping store is {r} off; the model that keeps you warm at {t} degrees usually sells for {p}. Mats are {m} and not reduced. With {b} in hand, {A} buys {n} bags and as many mats.
need b > n * (p * (100 - r) / 100 + m) + 3
again {A} goes to the camping store with {b} for {n} sleeping bags and a mat for each. The bags, good for {t} degrees, have come down by {r} from {p}. A mat is {m}.
ask What does one sleeping bag cost now? => p * (100 - r) / 100
again Find the reduced price of a bag.
ask What is the bill for all the bags and mats? => n * (p * (100 - r) / 100 + m)
again How much must {A} pay in all?
ask How much money is left when {A} leaves the store? => b - n * (p * (100 - r) / 100 + m)
again {A} has paid. What remains in hand?
ask How much more would the sleeping bags have cost without the sale? {body} => n * p * r / 100
again What does the sale save {A} on the bags?

story cliff-path-steps
grade 5
english gb
A = girl
s = 12, 15, 18, 20
h = 36..63 by 3
n = 2..4
t = 16..24
c = 10..14
w = 7..11
body A path with steps {s} cm high leads from the beach up a cliff of {h} m. {A} climbs it in {t} minutes with her little brother, who is {w} and stops {c} times. There are {n} landings on the way.
need h * 100 % s == 0
again {n} landings interrupt the steps that lead from the beach up a cliff, {h} m high. Every step is {s} cm high. {A's} brother, {w} years old, stops {c} times before the two reach the top after {t} minutes.
ask How many steps are there? => h * 100 / s
again Count the steps from the beach to the top. What is their number?
ask How many steps a minute do they climb on average? => h * 100 / s / t decimal
again On average, how many steps does a minute bring?
ask {A} forgets her hat and climbs everything again, down and up. How many metres up has she climbed in the end? => h * 2
again Because of a forgotten hat, {A} goes down and climbs a second time. How many metres does she climb altogether?
ask How many of the steps lie above {A} when she has climbed {x} of them? => h * 100 / s - x
x = 45..140 by 5
need h * 100 / s > x + 5
again {x} steps lie below {A}. How many more lead to the top?

story tent-pegs-count
grade 3
english any
A = boy
n = 4..7
p = 9..14
g = 3..8
b = 2..3
k = 15..19
body {A} checks the club's tents. Each of the {n} small ones needs {p} pegs, each of the {b} big ones {k}. {g} pegs are bent.
again The club owns {b} big tents with {k} pegs each and {n} small tents with {p}. {A} finds that {g} of the pegs are bent.
ask How many pegs do all the tents need? => n * p + b * k
again Add up the pegs of small and big tents. How many pegs must {A} have?
ask How many pegs are straight? => n * p + b * k - g
again Take off the bent ones. How many pegs are good?
ask How many more pegs do the small tents need than the big ones, all together? {body} => n * p - b * k
need n * p > b * k + 2
again Small tents and big tents need different numbers of pegs. By how many do the small tents need more?
ask One of the big tents is sold with its pegs, none of them bent. How many straight pegs are left? => n * p + (b - 1) * k - g
again A big tent and its straight pegs are sold. How many straight pegs does {A} still have?

story fog-on-the-bay
grade 6
english gb
A = man
d = 12..24 by 3
v = 6, 8, 9
u = 3, 4
m = 15..50 by 5
k = 7..11
n = 13..21
body A boat with {n} campers sails {d} km across the bay at {v} km an hour. On the way home there is fog, so {A} at the helm slows down to {u} km an hour. Before they set out for home, they spend {m} minutes looking at {k} seals on the sand.
need d * 60 % v == 0; d % u == 0
ask How many minutes does the way across the bay take? => d / v * 60 count
ask How many minutes more does the way home take than the way out? {body} => d / u * 60 - d / v * 60 count
ask From setting out to coming home, how many minutes go by, seals included? => d / v * 60 + m + d / u * 60 count
ask whole Find the average speed, in km an hour, of a boat that sails {d} km in {x} hours and the same way home in {y} hours. => 2 * d / (x + y)
x = 2..4
y = 5, 6

story treasure-chest-beach
grade 2
english gb
A = girl
B = boy
g = 5..9
s = 10..14
k = 3..4
n = 20..29
body {A} and {B} dig in the sand for a treasure of {n} coins. {A} finds {s} coins and {B} {g}. They dig {k} holes each.
need n > s + g + 1
ask How many coins have they found? => s + g
ask {body} How many coins are still in the sand? => n - (s + g)
ask How many holes are there in the sand now? => 2 * k
ask whole {A} finds {s} coins, {B} finds {g}, and both give {k} coins away. How many coins have they together? => s + g - 2 * k

story birds-on-tents
grade 1
A = girl
B = boy
a = 3..5
b = 6..9
c = 10..14
body {a} birds sit on {A's} tent. {b} birds sit on {B's} tent. {c} birds sit in the tree.
ask How many birds sit on the two tents? => a + b
ask How many more birds than on {B's} tent are in the tree? => c - b
ask All birds fly to the tree. How many birds are in the tree now? => a + b + c
ask whole {c} birds sit in a tree. {a} fly to the lake and {b} come from the lake. How many birds sit in the tree now? => c - a + b

story mosquito-net-cloth
grade 5
english us
A = woman
y = 8..15
i = 20..34 by 2
n = 5..8
p = money 3..6
k = 2..4
w = 44..60 by 4
body A bolt of netting {w} inches wide is {y} yards long. {A} cuts {n} pieces of {i} inches each from its end for hats, and later {k} pieces of a yard each for windows. Netting is {p} a yard.
need y * 36 > n * i + k * 36 + 10
ask How many inches of netting did the bolt have at first? => y * 36
ask What is left of it, in inches, after the hats? => y * 36 - n * i
ask How many inches of netting remain in the end? => y * 36 - n * i - k * 36
ask How much was the whole bolt? => y * p
ask whole If netting costs {p} a yard, how much do {x} pieces of {z} feet each cost? => x * z / 3 * p
x = 9, 12, 18
z = 4, 5, 7

story supply-sledge
grade 7
english gb
A = woman
l = 90..140 by 5
r = percent 10, 20
d = decimal 3.5..5.5 by 0.5
n = 4..7
k = 15..20
w = 8..12
body A team of {n} skiers starts across the ice with {l} kg of food and fuel and uses up {d} kg a day. {A}, their leader, wants {r} of the load to be untouched at the end. They ski {k} km a day and sleep {w} hours.
need l * (100 - r) / 100 % 1 == 0
again {A} leads a team of {n}, herself included, over the ice, {k} km a day, with {w} hours of sleep. They have loaded {l} kg of food and fuel, and {d} kg of it are needed daily. {r} of the load must still be there at the end.
ask How many kilograms may they use up? => l * (100 - r) / 100
again The untouched part aside, how many kilograms can be used on the way?
ask What does the load weigh after a week? => l - 7 * d
again Seven days later, how heavy is the load?
ask What part of the day's use falls to each skier, in grams? => d * 1000 / n decimal
again Share the daily use evenly. How many grams does each of the skiers use in a day?
need d * 1000 % n == 0
ask For how many days can they ski before only the untouched part is left? => l * (100 - r) / 100 / d count
again The load is used up but for the part that must stay. How many days have passed?

story wild-berry-cups
grade 3
english us
A = girl
B = boy
a = 4..8
b = 9..13
k = 2..3
p = 3..5
m = 25..40 by 5
body Near the camp {A} and {B} pick berries for {m} minutes. {A} fills {a} cups and {B} {b}. They eat {k} cups, and {p} cups go into each pie.
need (a + b - k) % p == 0
again {A} and {B} need {m} minutes to pick berries near the camp, {a} cups for {A} and {b} for {B}. {k} cups are eaten before the rest is made into pies, {p} cups in each.
ask How many cups of berries are there for the pies? => a + b - k
again Take off what is eaten. How many cups are left?
ask How many pies can be made? => (a + b - k) / p
again All the berries left go into pies. How many pies are baked?
ask How many pints of berries do the two pick, when a pint is two cups? => (a + b) / 2 decimal
again Two cups make a pint. How many pints have the children picked?
ask If {x} cups more had been eaten, how many cups would be left for pies? => a + b - k - x
x = 6, 7
again Suppose they had eaten {x} cups more. How many cups would remain?

story lifeguard-shifts
grade 5
english gb
A = woman
h = 8..10
n = 6..9
d = 14..24 by 2
p = money 9..13
w = 110..190 by 10
body On a beach {w} m long, two towers are manned for {h} hours a day. {A} shares out the hours evenly among {n} lifeguards over a season of {d} days, at {p} an hour each.
need 2 * h * d % n == 0
again {A's} {n} lifeguards watch a beach of {w} m from two towers, each manned by one of them for {h} hours a day. All of them work the same number of hours in the {d} days of the season. An hour is paid {p}.
ask How many hours of work are there in a day at both towers? => 2 * h
again Count the hours of a day, both towers together. How many hours must be shared out?
ask How many hours does each lifeguard work in the season? => 2 * h * d / n
again The season's hours are divided evenly. What is each lifeguard's number of hours?
ask How much does a lifeguard earn in the season? => 2 * h * d / n * p
again Work out what one lifeguard is paid for all the hours of the season.
ask How much would be saved each day if one of the towers closed {x} hours early? => x * p
x = 2..5
again One tower is left {x} hours sooner. How much less is paid that day?

story fire-pit-stones
grade 4
english any
A = man
r = 14..20
h = 3..4
e = 5..9
w = decimal 1.5..2.5 by 0.5
k = 21..28
t = 2..3
body Around the fire {A} lays {h} rings of stones, {r} stones in the lowest and {t} fewer in each ring than in the one below. A stone weighs {w} kg. {e} stones crack in the heat, and {k} campers watch.
need r > t * h
ask How many stones lie in the two lowest rings together? {body} => r + (r - t)
ask How many kilograms heavier is the lowest ring than the one above it? => t * w
ask How many stones are in the third ring? => r - 2 * t
ask whole {A} lays {h} rings of {r} stones each, and {e} stones crack. What do the good stones weigh if each has {w} kg? => (h * r - e) * w
ask whole If each of {k} campers carries {t} stones and {r} more stones lie ready, how many rings of {x} stones can be laid? => (k * t + r) / x
x = 6, 8, 9

story sunrise-hike-times
grade 5
english any
A = person
m = 75..115 by 10
k = 2..3
b = 10..20 by 5
n = 6..9
d = 3..5
w = 21..35
body To see the sun rise, {n} hikers leave the hut {h} hours before it comes up. {A} has planned {m} minutes of walking and {k} breaks of {b} minutes. The path is {d} km long and passes {w} old pines.
h = 3..4
need h * 60 > m + k * b + 5
again {A} wants to see the sun rise with {n} hikers. From the hut it is {d} km along a path with {w} old pines, {m} minutes of walking. {k} breaks of {b} minutes each are planned as well, and they set out {h} hours before sunrise.
ask How many minutes after leaving do they reach the top? => m + k * b
again Breaks included, after how many minutes are the hikers on top?
ask How many minutes must they wait for the sun? => h * 60 - (m + k * b)
again They are on top before the sun. For how many minutes do they wait?
ask If they took no break, how many minutes would they wait? => h * 60 - m
again Suppose that they walked without stopping. How long would the wait for the sun be, in minutes?
ask The way down takes {x} minutes less than the planned walking and has just a single break. How many minutes does it last? => m - x + b
x = 25..40 by 5
again Going down they save {x} minutes of walking and have one break of the usual length. How many minutes does the way down last?

story dinghy-repair
grade 6
english gb
A = girl
n = 8..14
c = money 45..75 by 5
f = fraction 1/2, 1/4
p = money 380..520 by 20
k = money 25..40 by 5
l = 3..5
body The sailing camp's {l} dinghies need new sails at {p} each. Half of the bill is paid by the town, and of the remainder {A's} club gives {f}; {n} members of the club help with the sewing. A new rope for every boat is {k}, and a week at the camp costs {c}.
again New sails are needed for {l} dinghies at the sailing camp, where a week costs {c}. A sail is {p} and a new rope, one for each boat, {k}. The town pays half of what the sails cost. {A's} club, {n} of whose members help to sew, gives {f} of what is left.
ask What do all the sails cost? => l * p
again Find the price of the sails for every dinghy.
ask How much does {A's} club give? => l * p / 2 * f
again What sum comes from {A's} club?
ask What must the camp itself pay for the sails? => l * p / 2 - l * p / 2 * f
again Town and club have paid their parts of the sails. How much is left for the camp?
ask How much are sails and ropes for all the boats together? => l * (p + k)
again Each boat is given its sail and its rope. What do these cost in all?

story echo-lake-lines
grade 8
english us
A = man
p = 350..600 by 10
w = 30..60 by 3
h = 20..30 by 2
n = 7..13
f = percent 20, 30, 40
body A tank beside Echo Lake, {w} inches long, {h} inches wide and {k} inches deep, is full of water for the kitchen; 231 cubic inches are a gallon. Each day {A} uses {f} of a full tank and fills it up again at night. {n} cooks help, and the lake lies at {p} feet.
k = 22, 33, 44
need w * h * k % 231 == 0
ask How many cubic inches of water does the tank hold? => w * h * k
ask How many gallons is a full tank? => w * h * k / 231
ask How many gallons does {A} fill in each night? => w * h * k / 231 * f / 100 decimal
ask whole A tank {w} inches long and {h} inches wide is filled to a height of {x} inches. How much deeper, in inches, would the same water stand in a tank {y} inches long and {z} inches wide? => w * h * x / (y * z) - x
x = 12, 16
y = 24, 25
z = 16, 18, 20
need w * h > y * z

story badge-collectors
grade 3
english gb
A = girl
B = boy
C = girl
a = 7..12
b = 2..5
c = 3..6
t = 30..40
p = money 1.5..2 by 0.5
body For every skill scouts learn they get a badge to sew on. {A} has {a}, {B} {b} fewer than {A}, and {C} {c} more than {B}. There are {t} different badges, and one costs {p}.
need a > b + 1; b != c
again {t} different badges can be won by scouts, and each of them costs {p}. {A's} shirt has {a} badges. On {B's} there are {b} fewer, and {C} is {c} badges ahead of {B}.
ask How many badges does {C} have? => a - b + c
again Count the badges on {C's} shirt. How many are there?
ask How many badges have the three scouts together? {body} => a + (a - b) + (a - b + c)
again If all three sew their badges on one blanket, how many badges will be on it?
ask How many different badges is {B} still missing, if he has none twice? => t - (a - b)
again {B} wants one of every badge. How many more must he win?
ask What did the badges of {A} and {B} cost in all? => (a + (a - b)) * p
again Add the prices of {A's} badges and {B's}. How much is that?

story beach-volley-court
grade 4
english gb
A = woman
k = 3..5
m = 2..3
s = 20..36 by 2
v = 7..12
g = 14..19
body A beach court is {l} m long and {w} m wide. {A} marks the edges of {k} such courts with tape, sold in rolls of {s} m, for a cup with {g} teams. Round each court {m} m of sand must be free, and {v} balls are ready.
l = 15..18
w = 8..10
ask How many metres of tape mark the edges of a court? => 2 * (l + w)
ask How many metres of tape does {A} need altogether? => k * 2 * (l + w)
ask A court and the free sand round it form a larger rectangle. How many square metres are in that rectangle? => (l + 2 * m) * (w + 2 * m)
ask How many metres of the tape are left over if {A} has bought {x} rolls? => x * s - k * 2 * (l + w)
x = 10..13
need x * s > k * 2 * (l + w) + 1
ask whole Two courts of {l} m by {w} m are laid side by side, touching along a long side. How many metres is it once round both together? => 2 * (l + 2 * w)

story firefly-jar-count
grade 2
english us
A = boy
B = girl
a = 12..18
b = 5..9
c = 2..4
h = 20..25
body {A} counts {a} fireflies in the yard of the camp. {B} counts {b} fewer by the lake. {c} frogs look at them. Both children go to bed {h} minutes later.
need a > b + 2
again {c} frogs sit by the lake, where {B} counts fireflies. {A} counts {a} in the yard of the camp, which is {b} more than {B}. {h} minutes later both are in bed.
ask How many fireflies does {B} count? => a - b
again What is {B's} number of fireflies?
ask How many fireflies do both children count? => a + (a - b)
again In the yard and by the lake, how many fireflies are counted?
ask Each frog eats a firefly by the lake. How many fireflies are left there? => a - b - c
again Every frog catches one firefly by the lake. How many of those that {B} counted are still there?

story ferry-line-cars
grade 3
english gb
A = man
l = 4..6
c = 7..9
e = 3..8
p = money 10..14
b = money 2..3 by 0.5
k = 15..24
body The ferry to the camping island has {l} lanes for {c} cars each. On the first trip {e} places stay empty. A car pays {p} and a bicycle {b}; {k} bicycles come aboard, and {A} sells the tickets.
need l * c > e + 10
again {A} sells tickets for the ferry to the camping island: {p} a car, {b} a bicycle. Cars stand in {l} lanes, {c} to a lane. On the first trip there are {k} bicycles, and {e} of the places for cars are empty.
ask How many cars are on the first trip? => l * c - e
again On its first trip, how many cars does the ferry carry?
ask How much do the cars pay on that trip? => (l * c - e) * p
again What is the money from cars on the first trip?
ask How much does {A} take in on it altogether? => (l * c - e) * p + k * b
again Add cars and bicycles. What does the first trip bring?
ask If every place were taken, by how many would the cars outnumber the bicycles? => l * c - k
again The ferry is full of cars. By how many do these exceed the bicycles?
need l * c > k

story family-sleeping-hut
grade 1
english gb
A = boy
n = 3..5
b = 7..10
s = 12..19
body There are {b} beds in the hut. {A} and {n} friends take a bed each. Outside stand {s} trees.
again {A} and {n} friends each take a bed in a hut with {b} beds. {s} trees are outside.
need b > n + 2
ask How many children are in the hut? => n + 1
again Count {A} and the friends. How many children sleep in the hut?
ask How many beds stay empty? => b - (n + 1)
again In how many of the beds does nobody sleep?
ask How many more trees than beds are there? => s - b
again Compare trees and beds. How many more trees do you find?

story map-and-compass
grade 4
english gb
A = girl
B = boy
n = 210..380 by 10
e = 120..190 by 10
s = 60..100 by 10
k = 5..9
w = 20..45 by 5
body "Walk {n} metres north, then {e} metres east and {s} metres south," says {A's} card. {B's} card sends him {w} metres farther north than hers and then to the same spot. They have {k} cards in all.
ask How long is {A's} way? => n + e + s
ask How far north of her start is {A} in the end? => n - s
ask How many metres south must {B} walk, after as many metres east as {A}, to come to the spot? => s + w
ask How long is {B's} way to the spot, if he walks just as far east as {A}? => n + w + e + s + w
ask whole One card leads {n} metres north and {x} metres south, another {e} metres north and {s} metres south. How far apart are the ends of both ways if they begin together? => n - x - (e - s)
x = 30..50 by 10

story dried-fruit-mix
grade 5
english any
A = person
a = 150..300 by 25
b = times 2..3
n = 4..6
d = 3..5
p = money 8.5..12.5 by 0.5
w = 7..10
body For the trail, {A} mixes {a} g of raisins, {b} that amount of nuts, and {c} g of dried apple. The mix is divided among {n} friends and {A.himself} and must last {d} days. Nuts are {p} a kilogram. The bag has {w} pockets.
c = 325..450 by 25
need (a + b * a + c) % (n + 1) == 0
again {A} is going on the trail with {n} friends for {d} days. From {c} g of dried apple, {a} g of raisins and {b} that amount of nuts, at {p} a kilogram, {A.he} makes a mix for everyone. In {A.his} bag there are {w} pockets.
ask How many grams does the mix weigh? => a + b * a + c
again Put everything together. How many grams are on the scales?
ask How many grams does each person get? => (a + b * a + c) / (n + 1)
again Everyone, {A} included, has an equal part. How many grams is a part?
ask How many grams may each person eat a day? => (a + b * a + c) / (n + 1) / d decimal
again A part is to last the whole time, evenly. How many grams of it are meant for one day?
ask How much do the nuts cost? => b * a / 1000 * p
again Find the price of all the nuts in the mix.

story camp-bank
grade 7
english us
A = woman
n = 16..28 by 2
p = money 15..25 by 5
s = money 6..11
t = money 30..70 by 5
r = percent 5, 10, 15, 20
k = 5..8
body At camp {n} children hand in {p} of spending money each to {A}. By the end each of {k} children has spent everything, and all of the others have spent {s} on average. The camp store gives {r} of what it takes to the animal shelter; it had {t} in its box before.
need n > k + 5
again {A} keeps the spending money of {n} children at camp, {p} apiece. {k} of them spend it all; the rest spend {s} on average. It all goes to the camp store, which began with {t} and gives {r} of what it takes to the animal shelter.
ask How much do the children hand in altogether? => n * p
again What is {A} given to keep, in all?
ask How much does the store take from the children? => k * p + (n - k) * s
again Add up what the children spend. How much is it?
ask How much must {A} give back at the end? => (n - k) * (p - s)
again Some money was not spent. What does {A} hand back to the children?
ask What does the animal shelter receive from the store? {body} => (k * p + (n - k) * s) * r / 100
again A part of what is spent goes to the animal shelter. How much is that?
need p > s + 2

story reeds-raft
grade 6
english gb
A = girl
b = 6..10
v = 60, 120, 200
m = decimal 5.5..9.5 by 0.5
c = 32..48 by 2
k = 3..5
x = 11..17
body A raft floats on {b} empty barrels, and each of them can carry {v} kg before it sinks. On top lie {x} planks, which weigh {m} kg apiece. {A} weighs {c} kg with her life jacket, as do all {k} of her friends on average.
need b * v > x * m + (k + 1) * c + 10
ask How much can the barrels carry altogether? => b * v
ask How much do {A} and her friends weigh together? => (k + 1) * c
ask How many more kilograms could the raft carry with {A} and her friends on the planks? => b * v - x * m - (k + 1) * c decimal
ask If {y} barrels leaked and could carry nothing, what weight could the raft hold besides its planks? => (b - y) * v - x * m
y = 2..3
ask whole How many children of {c} kg can stand on a raft that carries {z} kg in all, if its planks weigh {w} kg? => (z - w) / c
z = 300..900 by 20
w = 90..140 by 10
need (b - 3) * v > x * m + 5

story night-temperature-lake
grade 5
english any
A = person
a = 17..22
d = 2..3
h = 3..4
w = 23..27
k = 6..9
m = decimal 0.5..0.9 by 0.1
body At {k} o'clock in the evening the thermometer on {A's} tent shows {w} degrees. For {h} hours it gets {d} degrees colder per hour, later only {m} degrees per hour. The lake is at {a} degrees all night.
need w - h * d < a - 1
ask What does the thermometer show when these first hours are over? => w - h * d
ask By then, how many degrees warmer than the air is the lake? => a - (w - h * d)
ask At what temperature does the air stand {x} hours after that? => w - h * d - x * m
x = 2..6
ask whole The air over a lake is at {w} degrees and cools by {d} degrees an hour. How many hours pass until it is {y} degrees colder than the lake, which is at {a} degrees? => (w - a + y) / d
y = 4..8

story firewood-delivery
grade 3
english us
A = man
n = 7..12
b = 8..15
p = money 5..7
u = 2..4
k = 16..30
body {A} sells firewood at the campground: {p} a bundle, with {b} logs in it. The Lopez family buys {n} bundles for the summer and burns {u} dozen logs in the first week. There are {k} sites.
need n * b > u * 12 + 10
again The Lopez family stays on one of {k} sites and buys {n} bundles of firewood from {A} at {p} each. There are {b} logs to a bundle. Their first week of fires takes {u} dozen logs.
ask How many logs does the family buy? => n * b
again In all the bundles, how many logs are there?
ask How many logs are left after the first week? => n * b - u * 12
again The first week is over. How many logs still lie by the tent?
ask How much change does the family get from {x}? => x - n * p
x = money 90, 100
again They pay {A} with {x}. What comes back?
ask If every week took as much wood as the first, how many logs would {y} weeks need? => y * u * 12
y = 5, 6
again {y} weeks go by like the first. How many logs are burned?

story wave-pool-waves
grade 4
english us
A = girl
w = 8..14
m = 4..6
p = 15..25 by 5
n = 40..70 by 5
c = money 6..9
k = 5..9
body The wave pool near the camp makes {w} waves a minute for {m} minutes and then rests for {p} minutes. {n} campers go in at {c} each, and {k} of them lose a shoe. {A} jumps over every wave but {x}.
x = 7..12
need w * m > x + 5
again {n} campers pay {c} each for the wave pool, where {k} shoes are lost. The waves go on for {m} minutes, {w} in each minute; after that the pool rests for {p} minutes. All but {x} waves are jumped over by {A}.
ask How many waves does {A} jump over before the rest? => w * m - x
again Before the pool rests, how many waves does {A} manage to jump over?
ask How much do the campers pay altogether? => n * c
again Find what all the campers spend on the pool.
ask From the start of the first waves, how many minutes pass until the third set of waves ends? => 3 * m + 2 * p
again Waves and rest follow each other. How many minutes after the beginning is set number 3 over?
ask How many waves are made in {y} sets? => y * w * m
y = 9..12
again The waves come on {y} times. How many waves roll in altogether?

story cabin-window-paint
grade 6
english us
A = man
n = 5..8
a = 4..6
b = 7..10
w = 3..4
c = 2..4
q = 300, 350, 400
p = money 24..39 by 3
body {A} wants to paint the walls of {n} cabins. The walls of a cabin are a square with sides of {b} feet on the ground, and {h} feet high; {w} windows of {c} feet by {a} feet are left out. A gallon covers {q} square feet and is {p}.
h = 8, 9
need c != a
again The walls of every cabin at camp, {h} feet in height, stand on a square with sides of {b} feet. Each cabin has {w} windows measuring {c} feet by {a} feet, which are not painted. {A} has {n} cabins to do, with paint at {p} a gallon, enough for {q} square feet.
ask How many square feet of windows does one cabin have? => w * c * a
again Add up the windows of a cabin. How many square feet do they take?
ask How many square feet must {A} paint on one cabin? => 4 * b * h - w * c * a
again Windows left out, how many square feet of wall has a cabin?
ask Find the number of square feet to be painted on all the cabins. {body} => n * (4 * b * h - w * c * a)
again How large, in square feet, is everything that {A} must paint?
ask What do {x} gallons for the cabins and a brush at {y} cost? => x * p + y
x = 11..15
y = money 5..12
again With a brush at {y}, how much are {x} gallons of this paint?

story scout-cookies-canteen
grade 5
english gb
A = girl
n = 24..40 by 4
c = 3..4
b = 12, 15, 16, 20
p = money 1.25..2.5 by 0.25
f = fraction 1/2, 1/4, 3/4
k = 5..6
body {n} scouts get {c} biscuits each every afternoon, but on the day of the big hike only {f} of the scouts are in camp. Packets of {b} cost {p}. Camp lasts {w} days, and {A} is in charge of the canteen with {k} helpers.
w = 8..11
need n * c * w % b == 0
again {A} and {k} helpers run the canteen at camp for {w} days. Each afternoon every scout, of whom there are {n}, is given {c} biscuits. When the big hike takes place, just {f} of them are there. A packet holds {b} biscuits for {p}.
ask How many biscuits are eaten on an ordinary afternoon? => n * c
again All the scouts are in camp. How many biscuits does an afternoon take?
ask How many biscuits are saved on the day of the big hike? {body} => n * c - n * f * c
again On the day of the hike fewer biscuits are eaten. How many fewer?
ask How many packets would be needed if no scout ever missed an afternoon? => n * c * w / b
again With everyone there on all days, how many packets are used up?
ask How much do the biscuits of all days cost if nobody misses any? => n * c * w / b * p
again Nobody is ever away. What must be spent on biscuits for the whole camp?

story ski-camp-lift
grade 7
english gb
A = woman
n = 18..30
p = money 28..40
r = percent 15, 20, 25
h = 2..3
m = 6..9
v = 240..420 by 30
d = 4..5
body A lift takes {m} minutes to the top, {v} metres higher; coming down takes the group {x} minutes, and there is always a wait of {y} minutes. {n} pupils on {A's} ski camp buy passes for {d} days at {p} a day each, less {r} for schools.
x = 10..14
y = 2..3
again {A's} ski camp has {n} pupils, whose passes for {d} days cost {p} a day, schools paying {r} less. The top is {v} metres up and reached by a lift in {m} minutes. They ski down in {x} minutes and wait {y} minutes each time.
ask What does a pass for all the days cost a pupil? => d * p * (100 - r) / 100
again Find the price that each pupil pays for a pass.
ask How much do all the passes come to? => n * d * p * (100 - r) / 100
again Every pupil buys a pass. What is the total?
ask How many times can the group go up and come down in {h} hours? => h * 60 / (m + x + y)
again Waiting, riding up, skiing down: how many such rounds fit into {h} hours?
ask By how many metres of height does a pupil come down during the camp, with {z} rounds on each day? => z * d * v
z = 6..11
again On each day there are {z} rounds. How many metres of height does a pupil come down during the camp?

story bottle-message
grade 2
english gb
A = boy
n = 12..18
k = 5..8
c = 2..4
w = 20..28
body {A} puts {n} letters into bottles and throws them into the sea. {k} bottles come back to the beach. {c} are found by a ship. {A} is at the beach for {w} days.
need n > k + c + 1
again During {w} days at the beach, {A} throws {n} bottles with letters into the sea. A ship finds {c} of them, and {k} come back to the beach.
ask How many bottles have been seen again? => k + c
again Some bottles were found or came back. How many?
ask How many bottles are still at sea? => n - (k + c)
again Nobody has seen the rest of the bottles. How many bottles are missing?
ask How many more bottles come back than are found by the ship? => k - c
again The ship finds fewer bottles than come back. How many fewer?

story gull-feeding-signs
grade 2
english us
A = girl
p = 3..5
c = 6..9
s = 2..4
g = 10..19
body {A's} family has {p} paper bags with {c} fries in each. Gulls steal {g} fries. There are {s} signs on the pier.
need p * c > g + 2
again {s} signs stand on the pier where gulls steal {g} fries from {A's} family. There were {c} fries in each of their {p} paper bags.
ask How many fries did the family have? => p * c
again Count the fries in all the bags. How many are there?
ask How many fries are left? => p * c - g
again The gulls are gone. How many fries do {A} and her family still have?
ask If the gulls had stolen two more, how many fries would be left? => p * c - g - 2
again Suppose two further fries were stolen. How many would the family have?

story paddle-relay
grade 8
english gb
A = girl
B = boy
d = 600..1200 by 60
v = 50, 60, 75
u = 40, 80, 100
k = 20..45 by 5
n = 7..15
body In the relay across the lake, {d} m wide, {A} paddles a third of the way at {v} m a minute and {B} the rest at {u} m a minute. Handing over takes {k} seconds, and {n} teams take part.
need d % (3 * v) == 0; 2 * d % (3 * u) == 0
again {n} teams race across the lake, which is {d} m wide. For {A's} team she herself does a third of it, making {v} m a minute. {k} seconds are lost in handing over to {B}, who paddles the rest at {u} m a minute.
ask How many metres does {B} paddle? => d - d / 3
again {A} leaves the longer part to {B}. How many metres is it?
ask How many minutes does {A} need for her part? => d / 3 / v
again For how many minutes is {A} paddling?
ask How many seconds after the start has the team crossed the lake? => (d / 3 / v + (d - d / 3) / u) * 60 + k
again Handing over included, how many seconds does the team take?
ask How many seconds would {B} need for the whole lake by himself? => d / u * 60
again {B} paddles across alone. After how many seconds does he land?

story lantern-oil
grade 5
english gb
A = man
v = 450, 600, 750, 900
b = 15, 20, 25, 30
n = 3..6
h = 4..7
p = money 4..8
k = 10..14
body An oil lamp burns {b} ml an hour, and a can of lamp oil holds {v} ml for {p}. {A} lights {n} lamps every evening for {h} hours while {k} campers sing.
need v > n * b * h / 4
ask How much oil do the lamps use up in an evening? {body} => n * b * h
ask What does a week of lamp oil cost {A}? => n * b * h * 7 / v * p
ask For how many hours could a single lamp burn on a full can? => v / b
ask whole If {n} lamps each burn {b} ml an hour, how many litres do they need for {x} evenings of {h} hours? => n * b * h * x / 1000 decimal
x = 8, 12, 20
ask {body} {A} buys {y} cans. How many millilitres are left after a week of such evenings? => y * v - n * b * h * 7
y = 7..9
need y * v > n * b * h * 7 + 20

story crossing-the-dunes
grade 3
english us
A = girl
B = boy
a = 60..120 by 5
b = 20..45 by 5
c = 130..170 by 5
t = 3..4
s = 6..9
body {A} and {B} cross the dunes to the sea. It is {a} yards up the first dune, {b} yards down, and then {c} yards over flat sand. {B} turns back after the first dune's top to fetch a hat. They drink {t} times and see {s} lizards.
ask How many yards is it to the sea? => a + b + c
ask How many feet is {A's} way down the dune? => b * 3
ask {B} goes from the top back to the start and then the whole way to the sea. How many yards has he walked in all? => a + a + (a + b + c)
ask {body} By how many yards is the flat sand longer than the way down? => c - b
ask whole It is {c} yards from a tent to the sea. If a child runs there and back {t} times, how many feet is that? => c * 2 * t * 3

story cave-tour-helmets
grade 5
english us
A = woman
h = 18..26
k = 3..6
p = money 11..15
f = money 5..8
t = 4..6
m = 40..55 by 5
body {A} owns {h} helmets, {k} of which are broken, and takes as many visitors into the cave as she has good helmets. A tour lasts {m} minutes; adults pay {p} and children {f}. On Sunday she leads {t} full tours.
need h > k + 8
again On Sunday, {t} full tours of {m} minutes each go into the cave with {A}. Nobody may enter without a good helmet, and {k} of her {h} helmets are broken. She charges {p} for adults and {f} for children.
ask How many visitors see the cave on Sunday? => t * (h - k)
again On Sunday, how many people go into the cave as visitors?
ask On one tour, {c} visitors are children. What does this tour bring in? => (h - k - c) * p + c * f
c = 7, 9, 10
again A full tour includes {c} children. How much do its visitors pay?
ask If {A} had the broken helmets repaired, how many more visitors could come on a Sunday like this? => t * k
again Suppose that all helmets were good. By how many would Sunday's visitors rise?
ask How much less do {x} children pay than as many adults? => x * (p - f)
x = 16..24
again {x} adults and just as many children go in. By how much do the adults pay more?

story rainy-camp-puzzle
grade 2
english any
A = girl
B = boy
n = 30..40
a = 8..14
b = 5..7
c = 2..4
body It rains on the tent. {A} and {B} make a puzzle with {n} pieces. {A} puts in {a} pieces and {B} {b}. They hear thunder {c} times.
need n > a + b + 3
again {A} and {B} sit in the tent, hear thunder {c} times and make a puzzle with {n} pieces. {B} has put in {b} pieces and {A} {a}.
ask How many pieces are in their places? => a + b
again Add {A's} pieces and {B's}. How many have been put in?
ask How many pieces must still be put in? => n - (a + b)
again The puzzle is not ready. How many pieces do they still need to place?
ask How many more pieces than {B} has {A} put in? => a - b
again {B} has fewer pieces. How many fewer than {A}?

story lake-depth-rope
grade 6
english us
A = man
d = 9..16
k = 3..5
f = 2..4
n = 12..18
r = percent 20, 25, 50
y = 30..55 by 5
body {A} lowers a stone on a rope from his boat. The rope has a knot every {k} feet, and {d} knots are under water when the stone touches the bottom, the last knot being at the stone. In a dry summer the water sinks by {r}. He is {y} yards from the pier with {n} campers.
need d * k * r % 100 == 0
ask How deep is the lake under the boat, in feet? => d * k
ask What would the depth be in a dry summer, in feet? => d * k * (100 - r) / 100
ask How many feet farther is {A} from the pier than from the bottom? => y * 3 - d * k
ask How many inches does the water sink in a dry summer? => d * k * r / 100 * 12
ask whole A rope with a knot every {k} feet hangs in a lake with {d} knots below the water, and {f} feet of rope more lie on the bottom. How many inches of rope are in the water? => (d * k + f) * 12

story backpack-share
grade 4
english gb
A = boy
B = girl
a = decimal 9.5..12.5 by 0.5
b = decimal 6..8 by 0.5
w = decimal 1.5, 1.8, 2.2
n = 14..20
body {A's} rucksack weighs {a} kg and {B's} {b} kg. He gives her the tent bag, which weighs {w} kg, and at the spring each of them adds {x} bottles of half a kilogram. They have {n} km before them.
x = 2..4
need a - w > b + w + 0.4
again Half a kilogram is the weight of each of the {x} bottles that {A} and {B} both pack at the spring. Before that, his rucksack of {a} kg has lost the tent bag, {w} kg, to hers, which weighed {b} kg. The way is {n} km long.
ask After the tent bag has changed rucksacks, how heavy is {B's}? => b + w
again {B} takes the tent bag. What does her rucksack weigh then?
ask How much heavier than hers is {A's} rucksack once she has the tent bag? => a - w - (b + w)
again With the tent bag in her rucksack, by how much is his still the heavier one?
ask How much do both rucksacks weigh together when they leave the spring? => a + b + 2 * x * 1/2
again Bottles included, what do the children carry between them after the spring?
ask What does {A's} rucksack weigh after the spring? => a - w + x * 1/2
again {A} leaves the spring with his bottles. What is the weight of his rucksack?

story surf-school-boards
grade 6
english any
A = person
n = 24..40 by 4
f = fraction 1/4, 1/2, 3/4
p = money 22..35
q = money 30..45
b = money 300..420 by 20
k = 5..9
d = 4..6
body At {A's} surf school, {f} of the {n} pupils are beginners and pay {p} a day, and the others pay {q}. A new board costs {b}, and {k} old ones must be replaced. The course lasts {d} days.
need p + 4 < q
again A course at {A's} surf school goes on for {d} days. It has {n} pupils: {f} of them, the beginners, are charged {p} a day and the rest {q}. {k} boards are too old; new ones are {b} apiece.
ask How many pupils are not beginners? => n - n * f
again Some pupils have surfed before. How many of them are there?
ask What does the school take on one day of the course? {body} => n * f * p + (n - n * f) * q
again Find the takings of a single day.
ask How much do the new boards cost? => k * b
again All the old boards are replaced. What is the price?
ask How much more than a beginner does one of the others pay for the whole course? => d * (q - p)
again From the first day to the last, what does the course cost one of the others beyond a beginner's price?
ask What is left of the money of the whole course when the boards are bought? => d * (n * f * p + (n - n * f) * q) - k * b
again The boards are paid for out of what the course brings. How much remains?
need 4 * (n * f * p + (n - n * f) * q) > k * b + 10

story oar-lengths
grade 4
english us
A = woman
n = 5..9
f = 6..8
i = 2..11
p = money 20..34 by 2
s = 2..4
w = 40..60
body {A} carves oars for {n} rowboats, a pair for each. An oar is {f} feet {i} inches long and is sold at {p}. Last year {s} oars broke, and {w} people rented boats.
need i != f; n * 2 > s + 5
ask How many inches long is an oar? => f * 12 + i
ask How many oars must {A} carve if {z} spare ones are wanted as well? => n * 2 + z
z = 3..6
ask What do the oars for all the boats bring {A}? => n * 2 * p
ask How many inches of wood go into the oars of one boat? => 2 * (f * 12 + i)
ask whole How much longer, in inches, is an oar of {f} feet than {x} sticks of {i} inches laid end to end? => f * 12 - x * i
x = 3..5
need f * 12 > x * i + 2
