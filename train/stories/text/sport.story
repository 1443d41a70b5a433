topic sport

story swim-lengths
english gb
grade 5
A = girl
n = 24..48 by 4
l = 25
w = 3..5
t = 40..60 by 5
body {A} trains in a pool that is {l} metres long. She swims {n} lengths each time, {w} times a week, and every practice lasts {t} minutes.
again Each practice takes {A} {t} minutes, in which she swims {n} lengths of a {l}-metre pool. She goes to the pool {w} times a week.
ask whole If {A} swims {n} lengths of a {l}-metre pool {w} times a week, how many kilometres does she swim weekly? => n * l * w / 1000 decimal
again How many kilometres does {A} swim in a week?
again Find the distance in kilometres that {A} covers weekly.
ask If {A} has done {z} lengths of a practice, how many metres are still to come? => (n - z) * l
again At a practice {A} has done {z} lengths. What distance in metres is still to come?
z = 10..20
ask How many hours does she train in {x} weeks? => x * w * t / 60 decimal
again Over {x} weeks, what do {A's} practices add up to, in hours?
x = 4, 6, 8
ask If she swam {y} lengths more at every practice, how many lengths would that make in a week? => (n + y) * w
again Suppose every practice grew by {y} lengths. How many lengths would {A} swim in a week?
y = 2..9

story hoops-scores
english us
grade 4
A = boy
t = 6..11
f = 3..7
d = 2..4
p = 58..79
body In Friday's basketball game {A} made {t} baskets worth two points, {d} worth three and {f} free throws worth a point. His team scored {p} points.
again {A's} basketball team scored {p} points on Friday. He himself sank {d} three-point shots, {t} two-point shots and {f} free throws at a single point each.
need t * 2 + d * 3 + f < p - 10
ask whole Work out the points of a player who makes {t} baskets worth two points, {d} worth three and {f} free throws worth a point. => t * 2 + d * 3 + f whole
again How many points did {A} score?
again What was {A's} share of the points?
ask How many points did the rest of the team score? => p - (t * 2 + d * 3 + f)
again Without {A's} baskets, with how many points would his team have ended?
ask How many of {A's} shots went in? => t + d + f
again Of whatever kind, how many baskets did {A} make?

story cycling-stages
english gb
grade 6
a = 78..96
b = 102..134
c = 55..70
v = 24..34 by 2
n = 48..90
q = 5..14
body A tour for young cyclists has three stages of {a}, {b} and {c} kilometres. {n} riders start and {q} give up on the way. The winner rides at {v} kilometres an hour on average.
again {n} young cyclists set out on a tour, but {q} of them do not reach the end. The stages are {a}, {b} and {c} kilometres long, and the winner's average speed is {v} kilometres an hour.
ask whole Find the average of stages of {a}, {b} and {c} kilometres. => (a + b + c) / 3
again What is the average length of a stage, in kilometres?
again Find the mean length of the stages in kilometres.
ask How many riders finish the tour? => n - q
again How many of the cyclists get to the end?
ask How many hours does the winner need for the whole tour? => (a + b + c) / v decimal
again In how many hours does the winner ride all the stages?
ask How much longer is the second stage than the other two are on average, in kilometres? => b - (a + c) / 2
again Compare the second stage with the average of the first and the third. How many kilometres longer is it?

story tennis-balls
english any
grade 3
A = man
n = 8..15
k = 4
l = 5..9
d = 11..20
need n * k > l + d + 5
body {A}, the coach, opens {n} cans of tennis balls for the summer camp; a can holds {k} balls. By the end, {l} balls have been lost over the fence and {d} no longer bounce.
again For the summer camp, {n} cans with {k} tennis balls each are opened. When the camp is over, the coach, {A}, counts {d} balls that no longer bounce; {l} have been lost over the fence.
ask How many good balls are left at the end? => n * k - l - d
again State the number of balls that can still be used.
ask If {z} of the lost balls are found in the grass and half of them are good, how many good balls does the camp end with? => n * k - l - d + z * 0.5
again In the grass {z} of the lost balls turn up, half of them good. What is the number of good balls then?
z = 2, 4
need z < l
ask How many balls has he got at the end, good or bad? => n * k - l
again Whether they bounce or not, how many balls does {A} have left?
ask For the next camp he wants {x} balls that bounce. How many cans must he buy, if he uses none of the old balls? => x / k
again The old balls are thrown out. To start the next camp with {x} new ones, how many cans does he need?
y = 16..24
x = k * y

story lap-times
english us
grade 6
A = person
l = 6..12
s = 74..96 by 2
r = 68..73
body {A} runs {l} laps of the indoor track. The first lap takes {r} seconds; every later lap takes {s} seconds. {B}, who is {y} years older, took {x} seconds longer over the whole distance.
B = person
y = 2..5
x = 13..60
ask whole If the first lap takes {r} seconds and each of the others {s} seconds, how long do {l} laps last in seconds? => r + (l - 1) * s whole
again How many seconds does {A} run altogether?
ask How many seconds does {B} need? => r + (l - 1) * s + x
ask How much slower is a later lap than the first, in seconds? => s - r
ask If {A} ran all the laps as fast as the first, how many minutes would it take? => l * r / 60 decimal

story soccer-season
english us
grade 4
g = 18..26
w = 9..13
d = 2..4
c = 24..38
need g > w + d + 2
body Over the season the Falcons played {g} soccer games. They won {w}, tied {d} and lost the others, scoring {c} goals. A win is worth 3 points and a tie 1 point.
again The Falcons scored {c} goals in a season of {g} soccer games. There were {w} wins at 3 points each, {d} ties at 1 point each, and some losses, which bring nothing.
ask whole A team wins {w} games at 3 points each and ties {d} at 1 point each. How many points does it earn? => w * 3 + d
again How many points did the Falcons earn?
again Find the Falcons' points at the end of the season.
ask How many games did the Falcons lose? => g - (w + d)
again How many times did the Falcons lose?
ask How many more points would the Falcons have had with {x} wins in place of {x} losses? => x * 3
again Turn {x} of the losses into wins. How many extra points is that?
x = 2..6
need g - w - d > x
ask How many points did the Falcons fail to get because of ties and losses, if a season of wins is the most a team can have? => g * 3 - (w * 3 + d)
again The most a team can have is a win in every game. By how many points did the Falcons miss that?

story race-bibs
english any
grade 2
n = 34..60
a = 8..15
b = 3..7
need n > a + b + 10
body A fun run has {n} race numbers ready. {a} girls and {b} boys have picked theirs up.
again {b} boys and {a} girls already wear a race number for the fun run. At the start, {n} numbers lay on the table.
ask How many numbers have been picked up? => a + b
again How many runners have got theirs?
ask How many race numbers are left on the table? => n - (a + b)
again Find out how many numbers nobody has taken yet.
ask How many more girls than boys wear a number? => a - b
again By how many are the boys outnumbered?
ask If {x} more runners come, how many numbers will be taken? => a + b + x
again {x} more runners arrive. How many numbers are in use then?
x = 4..9
need a > b

story boots-on-sale
english gb
grade 6
A = girl
p = money 40..80 by 4
r = percent 15, 20, 25, 30
s = money 6.50..9.50 by 0.50
n = 2..4
b = money 110..140 by 10
body Football boots that used to cost {p} are {r} cheaper this week. {A} buys a pair along with {n} pairs of socks at {s} a pair. She is {y} and has played for two seasons.
again {A}, aged {y}, buys a pair of football boots and {n} pairs of socks. The socks are {s} a pair. The boots were {p} until this week, when {r} was taken off.
y = 9..13
need p * r % 1 == 0; p - p * r / 100 + n * s < 100
ask whole Calculate the price of football boots for {p} after {r} has been taken off. => p - p * r / 100
again How much do the boots cost this week?
again Find the new price of the boots.
ask How much does {A} spend altogether? => p - p * r / 100 + n * s
again What does {A} pay at the till for the boots and the socks?
ask How much does she save on the boots? => p * r / 100
again By what amount have the boots been reduced?
ask How much change does she get from {b}? => b - (p - p * r / 100 + n * s)
again She pays with {b}. What does she get back?

story team-minibus
english gb
grade 5
n = 14..22
m = 2..3
d = 45..95 by 5
c = money 0.40..0.70 by 0.10
f = money 3..6
body Our hockey club travels {d} kilometres to each away match and the same distance home. Hiring the minibus costs {c} a kilometre, and the {n} players share the cost equally; {m} coaches come with them free of charge. Lunch is {f}.
again The {n} players of our hockey club split the cost of the minibus evenly, which is {c} for each kilometre. An away match means {d} kilometres there and {d} kilometres back. With them go {m} coaches, who do not pay. Everyone has lunch for {f}.
need d * 2 * c * 100 % n == 0
ask How much does the minibus cost for an away match? => d * 2 * c
again What has to be paid for the minibus, there and back?
ask whole If a minibus costs {c} a kilometre for {d} kilometres there and as many back, what does each of {n} players pay when they share it equally? => d * 2 * c / n
again How much does each player pay for the ride?
again Find a player's share of the cost of the ride.
ask How much is spent on lunch for players and coaches? => (n + m) * f
again What is the bill for everybody's lunch?
ask How much does a player spend on the ride and lunch together? => d * 2 * c / n + f
again With lunch included, what does the away match cost each player?

story climbing-wall
english us
grade 5
A = girl
h = 10..18
c = 4..7
s = 8..14
r = 3..6
body The climbing wall is {h} yards high. {A} climbs up {c} feet in the first minute and {s} feet in the next two minutes. Below her {r} friends hold the rope and watch.
need h * 3 > c + s + 5
ask whole On a wall {h} yards high, a climber goes up {c} feet and then another {s} feet. Determine how many feet are above her. => h * 3 - (c + s)
again How many feet are above her after those three minutes?
ask How high is the wall, in inches? => h * 3 * 12
ask On average, how many feet did {A} climb in a minute? => (c + s) / 3 decimal
ask If {x} routes go all the way up the wall, how many feet is it to climb them all? => x * h * 3
x = 4..8
need x != r

story gymnastics-points
english any
grade 6
A = girl
a = decimal 8.2..9.4 by 0.1
b = decimal 8.0..9.6 by 0.1
c = decimal 8.5..9.8 by 0.1
d = decimal 7.9..9.2 by 0.1
n = 16..30
w = decimal 36.5..38.5 by 0.5
body Among {n} gymnasts, {A} scores {a} on the vault, {b} on the bars, {c} on the beam and {d} on the floor. The winner has {w} points in all.
again On the floor {A} is given {d} points, on the beam {c}, on the bars {b} and on the vault {a}. {n} gymnasts take part, and the best of them reaches a total of {w}.
need w > a + b + c + d
ask What is {A's} total? => a + b + c + d
again Work out the sum of {A's} points.
ask How far is {A} behind the winner? => w - (a + b + c + d)
again How many points does {A} lack to reach the winner's total?
ask What is {A's} average score? {body} => (a + b + c + d) / 4
again Find the mean of {A's} results on the apparatus.
ask How many gymnasts finish behind {A}, if {x} do better than she does and nobody has the same result? => n - x - 1
again {x} of the gymnasts beat {A}, and all the others have fewer points than she has. How many is that?
x = 4..9

story rope-skips
english gb
grade 3
A = boy
B = girl
m = 3..6
s = 42..68
d = 5..12
t = 9..14
body {A} skips {s} times a minute and keeps it up for {m} minutes. {B} manages {d} skips a minute more, but stops after two minutes; {t} children cheer.
ask The next day {A} trips after {z} skips, begins again and keeps up his usual rate for {y} minutes. How many skips does he make that day? => z + y * s
z = 20..40
y = 7..8
ask How many skips does {B} make? => (s + d) * 2
ask How many more skips than {B} does {A} make? {body} => s * m - (s + d) * 2
ask How many skips do they make together in the first minute? => s + s + d

story relay-legs
english us
grade 3
a = 13..16
b = 17..19
c = 20..23
d = 24..28
t = 68..74
body Four girls run a relay. Their legs take {a}, {b}, {c} and {d} seconds. The school record is {t} seconds.
again The legs of a relay were run by four girls in {d}, {b}, {a} and {c} seconds. To equal the school record, a team must run {t} seconds.
ask How many seconds does the whole relay take them? => a + b + c + d
again Find their time for the relay, in seconds.
ask By how many seconds do the girls miss the school record? {body} => a + b + c + d - t
again How many seconds faster must they be to equal the school record?
ask What is the average time of a leg, in seconds? => (a + b + c + d) / 4
again Calculate the mean of the legs in seconds.

story jersey-order
english us
grade 5
n = 14..18
p = money 18..26
l = money 2..4 by 0.50
s = money 160..240 by 20
c = 2..3
body New jerseys for a team of {n} cost {p} each, and printing a name on the back is {l} extra. The {c} coaches wear last year's jerseys. A bakery sponsors the team with {s}.
again With {s} from a bakery, a team of {n} orders new jerseys. Each jersey is {p}; a name on the back adds {l}. No jerseys are ordered for the {c} coaches.
need n * p > s + 30
ask whole What do named jerseys for a team of {n} cost at {p} each and {l} extra for the name? => n * (p + l)
again How much will the jerseys cost with the names?
again What is the price of a named jersey for everyone on the team?
ask How much is still missing after the bakery's money is spent? => n * (p + l) - s
again Find what the team must pay itself for jerseys with names.
ask If only {x} players have their names printed, how much does the order cost? => n * p + x * l
again All get a jersey, but just {x} want a name on it. What is the bill?
x = 5..12
ask A parent offers {y} more than the bakery. What must the team still pay for jerseys with names, if only the parent gives money? => n * (p + l) - (s + y)
again Instead of the bakery a parent gives money, {y} more than the bakery would have. Find what is missing for the named jerseys.
y = money 25..45 by 5

story pitch-lines
english gb
grade 7
l = 60..90 by 5
w = 40..54 by 2
p = money 6.50..9.50 by 0.50
q = 35..50 by 5
body A junior pitch is {l} metres long and {w} metres wide. The groundsman marks its outline and the halfway line across the middle; a can of white paint is enough for {q} metres and costs {p}.
again To mark a junior pitch, the groundsman paints the outline and the line across the middle. The pitch is {w} metres wide and {l} metres long. He pays {p} for a can of paint, which is enough for {q} metres.
need (2 * (l + w) + w) % q == 0
ask whole Find the length of line in metres that marks the outline of a pitch {l} metres long and {w} metres wide, and another line across its middle. => 2 * (l + w) + w whole
again How many metres of line does he paint?
again Find the total length of the lines, in metres.
ask How many cans does he need? => (2 * (l + w) + w) / q
again For all the lines, how many cans must he open?
ask What does the paint cost? => (2 * (l + w) + w) / q * p
again How much money goes on paint?
ask How many square metres of grass does half the pitch have? => l * w * 0.5
again What is the area on a single side of the halfway line, in square metres, when that is half of the pitch?

story ski-school
english any
grade 4
g = 5..8
n = 6..9
b = 4..7
x = 9..19
p = money 22..34
body At the ski school, there are {g} groups of {n} children, and one of {b} adults. Renting skis costs {p} a day for each of them. {x} of the children have their own skis.
again Besides {b} adults, {g} groups of {n} children have joined the ski school. Skis can be rented for {p} a day, but {x} children bring theirs from home.
need g * n > x + 6
ask How many children rent skis? => g * n - x
again For how many children must skis be rented?
ask How much do the children pay for rented skis per day? => (g * n - x) * p
again Find the sum that is paid for the children's skis each day.
ask How many people are taking part, children and adults? => g * n + b
again Young and old together, how many skiers are in the school?
ask How many more children than adults have joined? => g * n - b
again By how many do the children outnumber the adults?

story half-marathon-water
english gb
grade 7
n = 240..420 by 20
c = 3..4
v = 200, 250, 150
d = decimal 21.1
r = percent 5, 10, 15, 20
p = money 12..20
body A half marathon of {d} kilometres has {n} entries at {p} each, but {r} of the people who entered do not start. At each of {c} water stations, every runner drinks a cup of {v} millilitres.
again {n} people paid {p} to enter a half marathon over {d} kilometres. On the day, {r} of them stay away. All the others drink a cup of {v} millilitres of water at every one of the {c} stations.
need n * r % 100 == 0
ask whole If {n} people enter a race and {r} of them do not start, how many runners are there? => n - n * r / 100
again How many runners start?
again Find the number of people who set off.
ask How many litres of water are drunk in all? => (n - n * r / 100) * c * v / 1000 decimal
again What amount of water do the runners drink altogether, in litres?
ask Each medal for the people who start is {m}. How much of the entry fees is left after the medals? => n * p - (n - n * r / 100) * m
again Everyone who sets off gets a medal worth {m}. After that, what remains of all the fees?
m = money 2..4
ask How many of those who entered are missing at the start? => n * r / 100
again How many people did not turn up?

story reverse-marbles-medals
english any
grade 4
A = girl
g = 3..7
k = 4..8
m = 3..6
b = 9..12
body After {A} had taken {m} old trophies to the recycling centre, she put the others on {g} shelves with {k} on each. She has been fencing since she was {b}.
again {g} shelves with {k} trophies on each: those are the ones that {A}, a fencer since the age of {b}, has kept. {m} old trophies went to the recycling centre.
english gb
ask How many trophies did {A} have before? {body} => g * k + m
again How many trophies were there before the trip to the recycling centre?
ask How many trophies are on the shelves? => g * k
again Find how many trophies {A} has kept.
ask If she had kept them all and spread them over {x} shelves, how many would each shelf hold? => (g * k + m) / x
again Suppose no trophy had gone and {x} shelves were filled evenly. How many trophies would be on each?
x = 2..9

story bowling-scores
english us
grade 5
A = person
B = person
a = 96..124
b = 108..139
c = 101..133
t = 120..150
p = money 4.50..6.50 by 0.50
s = money 2.50..3.50 by 0.25
body At the alley {A} bowls {a}, {b} and {c}. A game costs {p} a person and shoes are {s}. {B} bowls only the last game and gets {t}.
again {A's} bowling scores are {a}, {b} and {c}; {B}, who joins for the last game only, has {t}. They pay {p} per game and person, and {s} each for shoes.
need t > c
ask What is {A's} average? => (a + b + c) / 3
again Find the mean of {A's} games.
ask How much does {A} pay, shoes included? => 3 * p + s
again What does {A's} afternoon cost?
ask What would {A's} average have been if the last game had been as good as {B}'s? => (a + b + t) / 3
again Put {B's} points in place of {A's} last game. What is {A's} mean then?
ask whole After games of {a}, {b} and {c}, how many points must {A} bowl in the next game for a total of {x}? => x - (a + b + c) decimal
again What score would {A} need in a fourth game to reach {x} points in all?
again {A} wants {x} points from four games. How many must the fourth one bring?
x = 420..470

story referee-fees
english us
grade 6
A = woman
n = 5..9
f = money 24..36
m = 12..30 by 2
c = 48..64 by 4
h = 2..3
body {A} referees {n} games this weekend for {f} each. On both days she drives {m} miles to the gym and {m} miles home, for which the league pays {c} cents a mile. Each of the {h} assistants gets half her fee.
again This weekend {A} is the referee of {n} games at {f} a game. On each of the two days she drives {m} miles there and {m} miles back, and the league adds {c} cents for every mile. Her {h} assistants are each paid half as much a game.
ask How many miles does {A} drive this weekend? => m * 2 * 2
again Both days together, how far does {A} drive, in miles?
ask whole Working at {n} games for {f} each, and paid {c} cents a mile for driving {m} miles there and {m} miles back on two days, how many dollars does {A} earn? => n * f + m * 2 * 2 * c / 100 decimal
again How many dollars does {A} take home this weekend, fees and driving together?
again Add the fees and the money for driving. What does {A} bring home, in dollars?
ask How many dollars does the league pay for her driving? => m * 2 * 2 * c / 100 decimal
again What is {A's} driving worth, in dollars?
ask How many dollars does an assistant earn if he works at all the games? => n * f * 0.5 decimal
again What does an assistant who is there for every game take home, in dollars?

story rowing-strokes
english gb
grade 6
r = 24..36 by 2
m = 6..9
d = 2000
c = 4
w = 62..84
body A rowing race over {d} metres takes a crew of {c} exactly {m} minutes. They pull {r} strokes a minute, and together with their cox, who weighs {k} kilograms, they come to {w} kilograms a head.
again Pulling {r} strokes a minute, a crew of {c} rows {d} metres in {m} minutes. The crew and the cox weigh {w} kilograms each on average; the cox alone weighs {k} kilograms.
k = 42..54
need w * 5 > k + 240
ask How many strokes does the crew pull in the race? => r * m
again Determine the number of strokes from start to finish.
ask How many strokes would it be if they pulled {x} strokes a minute more over the last {y} minutes? => r * m + x * y
x = 10..14
y = 2..3
again For the last {y} minutes they row {x} strokes a minute faster. How many strokes does the race have then?
ask What do the rowers weigh together without the cox, in kilograms? => w * (c + 1) - k
again The cox gets out. Find the weight of all the rowers in kilograms.
ask How many seconds does the race last? => m * 60
again Express the time of the race in seconds.

story yoga-mats
english us
grade 3
A = woman
r = 3..5
n = 5..8
x = 4..9
y = 2..3
body {A} has {r} shelves with {n} yoga mats on each, and {y} mats are at the cleaner's. There are {x} people in her class this morning, who all take a mat.
need r * n > x + 3
ask How many mats are left on the shelves? => r * n - x
ask How many mats does {A} own? => r * n + y
ask How many mats would be on the shelves if {z} people had come and the cleaner had brought the mats back? => r * n + y - z
z = 10..12
need r * n > z

story sled-hill
english us
grade 4
A = boy
n = 8..14
u = 6..9
d = 35..55 by 5
l = 110..180 by 10
body Up and down goes {A} with his sled: walking up the hill takes {u} minutes, sliding down {d} seconds. The slope is {l} yards long and he makes {n} runs.
again The hill where {A} goes sledding is {l} yards long. He needs {u} minutes to walk up and {d} seconds to slide down, and he does it {n} times.
ask How many seconds does it take {A} to go up and down once? => u * 60 + d
again Find the time of a single round in seconds.
ask How many seconds does {A} spend sliding? => n * d
again What is the time that he spends on the sled going down, in seconds?
ask How many feet does {A} slide in all? {body} => n * l * 3
again Altogether, what distance does he slide, in feet?
ask How many minutes does the whole afternoon of sledding take {A}? => n * (u * 60 + d) / 60 decimal
again All walks and all rides together, for how many minutes is {A} on the hill?

story stadium-blocks
english any
grade 5
b = 6..9
r = 18..25
s = 26..34
n = 1450..2600 by 50
p = money 9..15
h = 11..16
need b * r * s > n + x * r * s + y * s
body The county ground has {b} blocks; each block has {r} rows of {s} seats. At the cup match {n} people are watching, each of whom paid {p}, and {h} stewards walk about.
again {n} people, who have paid {p} each, watch the cup match at the county ground, under the eyes of {h} stewards. There are {b} blocks there, with {r} rows of {s} seats in every block.
ask whole If {n} people sit in a ground with {b} blocks, each of {r} rows of {s} seats, how many seats are empty? => b * r * s - n
again How many seats are empty?
again On how many of the seats is nobody sitting?
ask Later, children fill {x} empty blocks at half price, and adults fill {y} rows of another block. How many people are added to those who are watching? => x * r * s + y * s
again Then {x} empty blocks fill up with children, and {y} rows of another block with adults. How many people have come in?
y = 5..7
ask What sum has been paid by all those people? => n * p
again How much money did the match bring in?
ask If {x} more rows were added to every block, how many seats would the ground have? => b * (r + x) * s
again Every block is made {x} rows longer. How many seats are there in the ground then?
x = 2..4

story judo-belts
english any
grade 2
A = woman
w = 7..12
y = 5..9
o = 3..6
q = 2..4
need w > q
body In {A's} judo class {w} children wear a white belt, {y} a yellow belt and {o} an orange one. On Saturday {q} of the white belts pass the test and get a yellow belt.
again Saturday is test day in {A's} judo class: {q} children change from white to yellow. Before the test, there were {o} orange belts, {y} yellow belts and {w} white belts.
ask How many children wear a yellow belt after the test? {body} => y + q
again After Saturday, what is the number of yellow belts?
ask Then {x} new children with white belts join. How many white belts are there now? => w - q + x
again {x} beginners join the class in white. How many children wear white then?
x = 5..8
ask How many children are in the class? => w + y + o
again White, yellow and orange together, how many children does {A} teach?
ask After the test, how many more children wear yellow than orange? => y + q - o
again By how many do yellow belts outnumber orange belts when the test is over?

story rain-delay
english gb
grade 5
o = 38..48
b = 6
r = 2..4
w = 4..9
t = 165..240
m = 20..45 by 5
need t < (o - w) * 6
body A cricket match was planned for {o} overs of {b} balls for each side. Because of a shower that lasted {m} minutes, each side's turn was cut by {w} overs. The home side scored {t} runs, {r} of them from the last ball.
ask How many balls can each side face in the shorter match? => (o - w) * b
ask The visitors stop {z} overs before the end of their shorter turn. How many balls fewer than first planned do they face? => (w + z) * b
z = 10..12
ask If the visitors score {x} runs in every over of their shorter turn, by how many runs do they beat the home side? => (o - w) * x - t
x = 7..9
need (o - w) * x > t + 2
ask After {y} overs of the visitors' shorter turn, how many balls are still to come? => (o - w - y) * b
y = 7..9

story surf-lessons
english us
grade 6
A = girl
p = money 45..65 by 5
r = money 12..18
n = 4..7
d = percent 10, 20
w = money 400, 450, 500
body A surf lesson is {p}, board and wetsuit another {r} each time. Whoever books at least three lessons gets {d} off the price of the lessons. {A} books {n} and has saved {w}; the water is {t} degrees.
again {A} has saved {w} and books {n} surf lessons at {p}. For board and wetsuit she pays {r} each time. With three lessons or more, {d} is taken off the lessons, not off the equipment.
t = 62..71
need n * (p + r) < w
ask whole Find the price of {n} surf lessons at {p} each when {d} is taken off. => n * p - n * p * d / 100
again How much do the lessons cost {A}, without the equipment?
again After the discount, what does {A} pay for the lessons alone?
ask How much does each lesson cost {A} on average, equipment included? => (n * p - n * p * d / 100 + n * r) / n
again Share the whole price, equipment included, among the lessons. What is it for each?
ask How much of her savings is left after all the lessons, equipment included? => w - (n * p - n * p * d / 100) - n * r
again Lessons and equipment are paid. What remains of {A's} savings?
ask By how much does the discount lower the price? => n * p * d / 100
again How much money does the discount save her?

story bike-gears-wheel
english any
grade 8
A = person
c = decimal 2.05, 2.1, 2.15, 2.2
f = 38..48 by 2
b = 14..18 by 2
t = 80..95 by 5
m = 5..12
body {A's} bicycle rolls {c} metres with every turn of the back wheel. The front chainring has {f} teeth, the gear at the back {b}, and {A} pedals {t} turns a minute. For every turn of the pedals the back wheel makes as many turns as the number of front teeth divided by the number of back teeth.
english gb
need f * 10 % b == 0
ask How many turns does the back wheel make in a minute? => t * f / b decimal
ask How many metres does {A} ride with one turn of the pedals? => f / b * c decimal
ask What distance in metres does {A} ride in {m} minutes? => m * t * f / b * c
ask Work out how many turns the pedals make in {m} minutes. => m * t

story archery-rings
english gb
grade 5
A = girl
B = boy
g = 4..9
r = 5..8
b = 3..7
x = 2..4
t = 110..150
body In the archery club, gold counts nine points, red seven and blue five. {A} hits gold {g} times, red {r} times and blue {b} times; {x} of her arrows miss. {B} has {t} points.
again {A} shoots at the club's target: {g} hits in the gold, worth nine points each, {r} in the red, worth seven each, {b} in the blue at five each, and {x} misses. {B's} score is {t}.
need g * 9 + r * 7 + b * 5 < t
ask How many points does {A} have? {body} => g * 9 + r * 7 + b * 5
again What does {A's} target add up to?
ask How many arrows did {A} shoot? => g + r + b + x
again Hits and misses together, how many arrows left {A's} bow?
ask By how many points does {B} lead? => t - (g * 9 + r * 7 + b * 5)
again How many points more than {A} has {B}?
ask If {A's} misses had all been blue, how many points would blue have brought her? => (b + x) * 5
again Imagine that no arrow missed and the misses had landed in the blue. How many points would the blue have given {A}?

story track-laps-miles
english us
grade 5
A = person
d = 6..14
e = 2..5
m = 26..30
w = 3..5
need d * e % 4 == 0
body Four laps of the high-school track make a mile. {A} runs {d} laps on each of {e} evenings and swims {w} evenings a week; the goal is {m} miles this month.
ask How many miles does {A} run on those evenings? => d * e / 4
ask How many miles does {A} run in all if {z} more laps follow on another evening? => (d * e + z) / 4 decimal
z = 5..12
ask How many laps does {A} still need to reach the goal? {body} => m * 4 - d * e
ask How many minutes do {x} laps take {A} at {y} seconds a lap? => x * y / 60 decimal
x = 6, 12, 15, 20
y = 96..132 by 4

story hiking-club-heights
english gb
grade 5
a = 310..480 by 10
b = 720..940 by 10
c = 60..140 by 10
h = 4..6
n = 17..28
body From a valley {a} metres above the sea, the {n} members of a hiking club climb to a summit at {b} metres. On the way, they have to go down {c} metres and up again. The tour takes {h} hours.
again A hiking club of {n} sets off in a valley {a} metres above the sea and makes for a summit of {b} metres; in between the path drops by {c} metres. After {h} hours they are there.
ask The highest mountain of the country is half as high again as this summit. How many kilometres high is it? => (b + b * 0.5) / 1000 decimal
again Imagine a mountain half as high again as the summit. What is its height in kilometres?
ask How many metres do they climb in all, counting the drop that has to be made up? => b - a + c
again What do all the uphill parts add up to, in metres?
ask On average, how many metres do they gain on the valley in an hour? => (b - a) / h decimal
again Per hour, by how much does their height above the valley grow on average, in metres?
ask What is the total of all metres climbed by all the members together? => (b - a + c) * n
again If every member's uphill metres are added up, what number is reached?

story snack-stand-game
english us
grade 4
A = person
h = 34..58
p = money 2.50..3.75 by 0.25
d = 22..45
q = money 1.25..2 by 0.25
c = money 40..70 by 5
body At the Little League field {A} runs the snack stand. During the game {h} hot pretzels are sold at {p} and {d} lemonades at {q}. The ingredients cost {c}, and {x} pretzels were burned.
again {d} lemonades at {q} and {h} hot pretzels at {p} are sold at the Little League field, where {A} runs the stand. {A.He} spent {c} on the ingredients.
x = 3..8
ask How much money does {A} take in? => h * p + d * q
again Find the income of the stand.
ask What profit does the stand make? {body} => h * p + d * q - c
again After the ingredients are paid for, how much is left?
ask How much more do pretzels bring in than lemonades? => h * p - d * q
again By how much does the income from pretzels exceed that from lemonades?
ask {y} fans each order a pretzel and two lemonades. What do they pay together? => y * (p + 2 * q)
again What is the bill for {y} fans if each takes two lemonades and a pretzel?
y = 4..12

story skate-park-hours
english any
grade 3
a = 4..8
b = 3..6
n = 15..30 by 5
p = money 2..4
body On weekdays the skate park opens for {a} hours a day, on Saturday and on Sunday for {b} hours longer each. Helmets are lent for {p}. {n} skaters came today.
ask How many more hours is it open from Monday to Friday, taken together, than on Saturday and Sunday together? => 5 * a - 2 * (a + b)
ask How many hours is it open in a whole week? => 7 * a + 2 * b
ask How long is it open on Sunday, in minutes? => (a + b) * 60
ask What do {x} of today's skaters pay if each of them borrows a helmet? => x * p
x = 5..11

story javelin-throws
english gb
grade 6
A = girl
a = decimal 28.4..33.8 by 0.2
b = decimal 29.2..34.6 by 0.2
c = decimal 30.5..35.5 by 0.2
r = decimal 36.2..38.8 by 0.2
k = 600
body {A} throws a {k}-gram javelin {a} metres, then {b} metres and finally {c} metres. The record of her club, set before she was born, stands at {r} metres.
again Three throws with a {k}-gram javelin: {A} reaches {a} metres, {b} metres and, with her last throw, {c} metres. Nobody in her club has ever thrown farther than {r} metres.
need c > b; c > a
ask How many metres must be added to her throws, taken together, so that their average equals the record? => 3 * r - (a + b + c) decimal
again By how many metres does the sum of her throws miss three throws at the record distance?
ask whole Calculate the mean of throws of {a} metres, {b} metres and {c} metres. => (a + b + c) / 3
again What is the average length of {A's} throws, in metres?
again Calculate the mean of her throws in metres.
ask By how many centimetres is the last throw longer than the first? => (c - a) * 100
again Compare the first throw with the last. How many centimetres lie between them?

story goalkeeper-saves
english any
grade 6
A = boy
s = 25, 30, 40, 50, 60
r = percent 60, 70, 80, 90
m = 8..14
x = 4..9
body Across {m} matches {s} shots flew at {A's} goal, and he saved {r} of them. {x} of those that he did not save were penalties.
again {A} was the goalkeeper in {m} matches. He had to face {s} shots and kept out {r} of them; some of the goals, {x} to be exact, came from penalties.
need s * r % 100 == 0; s - s * r / 100 > x
ask whole A goalkeeper saves {r} of {s} shots. Work out how many shots he saves. => s * r / 100
again How many shots did {A} save?
again How many of the shots did not get past {A}?
ask How many goals were not scored from penalties? => s - s * r / 100 - x
again Penalties aside, how many shots ended in {A's} goal?
ask How many goals were scored against {A}? => s - s * r / 100
again Find how many shots went in.
ask How many more shots did he save than let in? => s * r / 100 - (s - s * r / 100)
again By how many do his saves outnumber the goals?
need r > 55

story dance-squad
english us
grade 2
A = girl
r = 3..6
n = 5..8
x = 3..4
body The dance squad stands in {r} rows with {n} dancers in a row. {A}, the captain, stands in front, and {x} dancers in the rows hold flags.
ask If {z} of the flags are red and the others blue, how many dancers in the rows do not hold a red flag? => r * n - z
z = 2
need x > z
ask How many of the dancers in the rows hold no flag? => r * n - x
ask How many dancers would be in {y} rows? => y * n
y = 6..9
ask When another row of the same length joins them, how many dancers are in the rows? => r * n + n

story water-bottles-team
english us
grade 6
n = 12..18
o = 20, 24, 28, 32
q = 3..9
p = money 3.25..5.25 by 0.50
body Every one of the {n} lacrosse players fills a bottle of {o} ounces before the game, and the coach brings {q} gallons of water in a cooler. A gallon holds 128 ounces. Cups for the cooler cost {p} a pack.
again Before the game, a cooler is filled with {q} gallons of water, and so is a bottle of {o} ounces for each of the {n} lacrosse players. There are 128 ounces in a gallon. A pack of cups costs {p}.
ask How many ounces of water are there altogether? => n * o + q * 128
again Bottles and cooler together, find the number of ounces.
ask How many quarts are in the cooler? {body} => q * 4
again What does the cooler hold, in quarts?
ask How many bottles could be filled from the cooler? => q * 128 / o
again The coach pours the cooler into empty bottles of this size. How many get full?
ask How many ounces are left in the cooler when {y} players have filled their bottles again from it? => q * 128 - y * o
again {y} players refill their bottles from the cooler. What remains in it, in ounces?
y = 4..8
need q * 128 > y * o

story medal-count
english any
grade 1
A = girl
B = girl
a = 5..9
b = 2..6
c = 2..5
need a > b + 1
body {A} has {a} medals. {B} has {b}. Today {B} wins {c} medals.
again Before today, {B} had {b} medals and {A} {a}. Then {B} won {c} more.
ask How many medals does {B} have now? {body} => b + c
again With today's medals, how many are {B's} in all?
ask How many more medals than {B} did {A} have before today? => a - b
again By how many medals was {A} ahead before today?
ask How many medals do they have together now? => a + b + c
again How many medals do the girls own now, if you count them all?

story netball-substitutes
english gb
grade 3
g = 4..6
n = 9..12
i = 3..6
p = 7
body A netball tournament has {g} teams. Each team brings {n} girls, of whom {p} play at a time. {i} girls altogether are hurt and have to stop.
again Of the {n} girls that every netball team brings to the tournament, {p} are on court at a time. There are {g} teams. In the end {i} girls in all are hurt.
ask How many girls came to the tournament? => g * n
again Together, how many girls do the teams bring?
ask How many girls are not hurt? {body} => g * n - i
again How many can play to the end?
ask When two teams play each other, how many of their girls are not on court? => 2 * (n - p)
again During a match, how many girls from both teams wait on the bench?
ask If {x} of the hurt girls come back, how many girls are fit to play? => g * n - i + x
again {x} girls recover. How many girls can play after that?
x = 2
need i > 2

story ice-rink-party
english us
grade 5
A = boy
n = 8..14
p = money 7..11 by 0.50
s = money 3..5 by 0.50
o = 2..5
c = money 24..36
b = 150, 200
body For {A's} party {n} children go ice skating. Admission is {p} each; all but {o} of them rent skates for {s}, and a cake is {c}. {A's} father brings {b} dollars.
again {n} children celebrate {A's} birthday on the ice. They pay {p} each at the door, skates are {s}, and {o} of the children have their own. The cake costs {c}. There are {b} dollars in his father's wallet.
need n * p + (n - o) * s + c < b; n > o + 3
ask What do the rented skates cost in all? => (n - o) * s
again How much is paid for skates?
ask whole What does a party of {n} children on the ice cost if admission is {p} each, all but {o} of them rent skates for {s} and the cake is {c}? => n * p + (n - o) * s + c
again How much is spent on the party?
again Find the cost of admission, skates and cake together.
ask How many dollars are left in the wallet? => b - (n * p + (n - o) * s + c) decimal
again After everything is paid, how many dollars has his father?
ask How much more is spent on admission than on skates and cake together? => n * p - ((n - o) * s + c)
again Compare admission with the sum for skates and cake. By how much is admission dearer?
need n * p > (n - o) * s + c

story marathon-training-plan
english us
grade 7
A = person
m = 4..7
r = 2..3
w = 5..6
l = 26
c = 9..12
x = 3..4
body Week after week {A} prepares for a race of {l} miles. In the first week there are {x} runs of {m} miles and a long run of {c} miles; from then on only the long run grows, by {r} miles a week.
again {A's} first week of training for a race over {l} miles: {x} runs of {m} miles each and a long run of {c} miles. Every week after that adds {r} miles to the long run and nothing to the others.
need c + 6 * r < 26
ask How many miles does {A} run in the first week? {body} => x * m + c
again Find the first week's total in miles.
ask How long is the long run {w} weeks after the first week, in miles? => c + w * r
again When {w} more weeks have gone by, what distance in miles does the long run have?
ask How many miles altogether does {A} run in the week that comes {w} weeks after the first? => x * m + c + w * r
again Go {w} weeks on from the first week. What is that week's total in miles?
ask If {A} runs the race in {y} minutes a mile, how many hours does it take? => l * y / 60 decimal
again At {y} minutes a mile, how many hours does {A} need for the race?
y = 9, 12, 15

story table-tennis-league
english gb
grade 5
n = 8..14
m = 3..4
s = 9..12
d = 3..5
t = 60..90 by 15
body The table tennis league has {n} players, and each of them plays {s} matches this term. A match is played by two people and lasts {m} sets; {t} minutes of the hall are booked a week, and {d} new bats were bought.
again Two people play a match, which lasts {m} sets. In this term's table tennis league there are {n} players with {s} matches each; the hall is theirs for {t} minutes a week.
need n * s % 2 == 0
ask How many matches are there in the league this term? => n * s / 2
again Count the matches of the term. How many are there?
ask How many sets are played altogether? => n * s / 2 * m
again Counting the sets of every match, how many does the league play?
ask For how many hours is the hall booked over {x} weeks? => x * t / 60 decimal
again In {x} weeks, how many hours of the hall belong to the league?
x = 8, 10, 12
ask In {x} weeks, what is the average number of matches in a week? => n * s / 2 / x decimal
again Spread the matches evenly over {x} weeks. How many matches are there each week?

story bench-press-plates
english us
grade 6
A = woman
b = 45
p = 10, 25, 35
q = decimal 2.5, 5
n = 3..6
m = 3..6
w = 130..190 by 5
body {A}, a trainer, loads a bar that weighs {b} pounds. On each end she slides {n} plates of {p} pounds and {m} plates of {q} pounds; she herself weighs {w} pounds.
again A bar weighs {b} pounds. {A}, a trainer of {w} pounds, puts {m} plates of {q} pounds and {n} plates of {p} pounds on either end of it.
ask whole Find the weight in pounds of a bar of {b} pounds with {n} plates of {p} pounds and {m} plates of {q} pounds on each of its ends. => b + 2 * (n * p + m * q) whole
again How many pounds are on the bar, bar included?
again Find the total weight of the bar with its plates, in pounds.
ask How many plates does she use? => 2 * (n + m)
again Both ends together, how many plates are on the bar?
ask What is the weight of the plates on a single end, in pounds? => n * p + m * q
again In pounds, how much is added to each end?
ask How many pounds lighter than {A} are the plates on both ends? => w - 2 * (n * p + m * q)
again By how many pounds does {A} outweigh all the plates on the bar?
need w > 2 * (n * p + m * q)

story playoffs-tickets
english us
grade 6
A = person
p = money 18..32
n = 3..5
r = percent 10, 20, 25
f = money 4.50..7.50 by 0.50
k = money 12..20
h = 52..68
body Seats for the playoffs are {p}. As members of the fan club, {A} and {A.his} family, {n} people in all, get {r} off each seat, but a fee of {f} is added to the order. Parking is {k}, and the drive takes {h} minutes.
again For the playoffs, {A} orders seats for a family of {n} in all. A seat is {p} with {r} off for members of the fan club, and the order has a fee of {f}. They pay {k} for parking.
need n * p * r % 1 == 0
ask How much do the seats cost without the fee? => n * p - n * p * r / 100
again After the discount, what is the price of all the seats, fee not counted?
ask What does the family pay altogether, fee and parking included? {body} => n * p - n * p * r / 100 + f + k
again Find the cost of the whole evening: seats, fee and parking.
ask How much does the membership save them on the seats? => n * p * r / 100
again What is the discount worth to them?
ask What does the evening cost each member of the family, if everything is shared evenly? => (n * p - n * p * r / 100 + f + k) / n
again Share the cost of seats, fee and parking evenly in the family. What is each part?

story orienteering-controls
english gb
grade 4
A = girl
B = girl
c = 12..18
f = 5..9
m = 3..6
d = 250..450 by 50
x = 2..3
body On an orienteering course there are {c} control points, {d} metres apart on average. {A} has found {f} of them so far, taking about {m} minutes each; {B} has found {x} more than {A}.
again {A} and {B} are on an orienteering course with {c} control points. So far {A} has reached {f} of them, one every {m} minutes, and {B} {x} more.
need c > f + x + 1
ask How many control points does {B} still have to find? {body} => c - (f + x)
again How many points are missing on {B's} card?
ask How many points have the two of them still to find, each counted for herself? => 2 * c - (f + f + x)
again Add what is missing on {A's} card to what is missing on {B}'s. How many points are there?
ask If {A} goes on like this, how many minutes will she need for the rest of the points? => (c - f) * m
again At the same speed, in how many minutes can {A} collect the remaining points?
ask How many points have the two girls found, if you add up both cards? => f + f + x
again Add the points on {A's} card to those on {B}'s. What is the sum?

story swim-gala-ribbons
english gb
grade 2
n = 5..12
k = 3..4
e = 4..8
l = 50..75 by 5
body At the swimming gala, {k} ribbons are given out in each of {n} races. The club had bought {l} ribbons, and {e} swimmers come from another town.
ask Next year there will be {z} races more. How many ribbons will be needed then? => (n + z) * k
z = 2
ask How many ribbons does the club have left? => l - n * k
ask If {x} of the leftover ribbons go to the helpers, how many remain? => l - n * k - x
x = 3..7
need l > n * k + x
ask whole The club gives {k} ribbons in each of {n} races and {y} more to helpers. Find the number of ribbons it needs. => n * k + y
y = 4..11

story trail-erosion-hours
english us
grade 8
A = person
B = person
d = decimal 7.5, 9, 10.5, 12, 13.5
v = decimal 4.5, 5, 6
w = decimal 2.5, 3, 1.5
s = money 45..70 by 5
body {A} runs the {d} miles around the reservoir at {v} miles an hour while {B} walks it at {w} miles an hour. They set out together; shoes like {A's} cost {s}.
again Around the reservoir it is {d} miles. {B} walks at a speed of {w} miles an hour; {A}, in shoes for {s}, sets out at the same time and runs at {v} miles an hour.
need d / w * 100 % 1 == 0; d / v * 100 % 1 == 0; v > w + 1
ask By the time {A} is back, how many miles has {B} still to walk? => d - d / v * w decimal
again {A} has finished. How much of the way, in miles, is in front of {B}?
ask How many hours does {A} wait for {B} at the end? => d / w - d / v decimal
again {A} is back first. How much earlier than {B}, in hours?
ask How many miles apart are they after half an hour? => (v - w) * 0.5 decimal
again When half an hour has passed, by how many miles does {A} lead?
ask How many feet does {A} run in a minute, if there are 5,280 feet in a mile? => v * 5280 / 60
again Take 5,280 feet for a mile. What is {A's} speed in feet a minute?

story whole-relay-time
english any
grade 4
A = woman
B = person
n = 4..6
t = 62..84
e = 9..15
body {A}, the coach, times {n} runners of the relay. Each of them takes {t} seconds; {B}, who was ill last week and runs as an extra, is {e} seconds slower than that.
again {B} has been ill and is {e} seconds slower than the {n} runners of the relay. Those take {t} seconds each, as their coach, {A}, finds.
ask whole In a relay, {n} runners need {t} seconds each, and handing the baton to the next runner takes {y} seconds every time. How many seconds does the relay last? => n * t + (n - 1) * y
again whole If {n} runners take {t} seconds each and lose {y} seconds whenever the baton goes to the next one, in how many seconds is their relay over?
y = 2..3
ask How many seconds does {B} take? => t + e
again Find {B's} time in seconds.
ask How many minutes do {z} such relays last without {B}, if no time is lost between runners? => z * n * t / 60 decimal
again No time is lost between runners, and {B} only watches. What time do {z} of these relays take, in minutes?
z = 10, 15, 20, 30
ask Later {B} replaces the last runner of the relay. What is the team's time then, in seconds? => n * t + e
again In how many seconds does the team finish when {B} takes the place of the last runner?

story stretching-routine
english any
grade 3
A = person
s = 5..10
h = 20..40 by 5
p = 2..4
k = 11..15
body Before football, {A} does {s} stretches and holds each for {h} seconds. In the evening {A.he} does them all {p} times. {A.He} also walks the dog for {k} minutes.
again {A} warms up for football with {s} stretches of {h} seconds each. When evening comes, {A.he} goes through the whole set {p} times.
ask How many minutes of stretching does that make in a day? => (s * h + s * h * p) / 60 decimal
again Add the warm-up and the evening. For how many minutes does {A} stretch daily?
ask How many seconds does {A} stretch in the evening? {body} => s * h * p
again Find the time of the evening stretches in seconds.
ask How many stretches does {A} do in a day? => s + s * p
again Warm-up set and evening sets together: how many stretches are they?
need p != 2
ask In a week, how many stretches are done before football, if {A} plays every day? => s * 7
again {A} plays each day of the week. How many warm-up stretches is that?

story paint-the-bleachers
english us
grade 6
A = man
b = 5..8
l = 18..27 by 3
w = 12, 18, 24
c = money 1.25..2.50 by 0.25
v = 9..14
body The bleachers by the baseball diamond have {b} benches, each {l} feet long and {w} inches wide. {A} and {v} volunteers paint the top of every bench at a cost of {c} a square foot.
again {A} paints the bleachers with {v} volunteers. All the {b} benches are {w} inches wide and {l} feet long, and paint for a square foot costs {c}.
ask How many square feet do they paint? => b * l * w / 12
again Find the area of all the bench tops, in square feet.
ask What does the paint cost? {body} => b * l * w / 12 * c
again How much money goes into paint?
ask How many yards long are the benches altogether? => b * l / 3
again Set end to end, how many yards do the benches measure?
ask Each can of paint covers {y} square feet. How many cans do they need? => b * l * w / 12 / y
again A can is enough for {y} square feet. How many cans must be opened?
y = 15, 18, 20, 30

story volleyball-camp-rooms
english any
grade 3
n = 28..44 by 4
r = 4
k = 3..6
body A volleyball camp has {n} players and {k} coaches. Players sleep in rooms for {r}, and the coaches have a room each.
ask How many rooms does the camp need? => n / r + k
ask Meals are {p} a day for everyone. What do meals cost the whole camp for a week? => (n + k) * p * 7
p = money 9..14
ask How many more players than coaches are at the camp? => n - k
ask After {x} players have gone home early, how many people are at the camp? => n + k - x
x = 7..9
ask If all the rooms for the players had {y} beds each instead, how many beds would be in them? {body} => n / r * y
y = 5..6

story cross-country-mud
english gb
grade 4
A = boy
n = 46..78
f = 12..20
g = 3..7
o = 5..9
body Half-way round the muddy cross-country course, {f} of the {n} runners are in front of {A}. On the second half he overtakes {o} of them, but {g} runners pass him.
again At half-way, {A} is behind {f} of the {n} runners on the muddy course. After that, {g} runners overtake him, and he himself overtakes {o} of those who were in front.
need f > o; n > f + g + 5
ask How many runners are in front of {A} at the finish? {body} => f - o + g
again When {A} reaches the line, how many have got there before him?
ask How many runners were behind {A} at half-way? => n - f - 1
again At half-way, how many runners followed {A}?
ask How many runners come in after {A}? => n - (f - o + g) - 1
again Calculate the number of runners who are slower than {A} in the end.

story skating-costume
english gb
grade 6
A = girl
m = decimal 1.5, 2.5, 3.5
p = decimal 6..10 by 2
s = 120..240 by 20
q = 4, 5, 6
h = 5..9
c = decimal 85..120 by 5
body For {A's} skating dress her aunt buys {m} metres of velvet at £{p} a metre and {s} glass stones at {q} pence each. She sews for {h} hours. A dress from the shop would be £{c}.
again A skating dress from the shop costs £{c}. {A's} aunt sews it in {h} hours instead, from {m} metres of velvet at £{p} a metre, with {s} glass stones that are {q} pence apiece.
ask whole How many pounds must be paid for {m} metres of velvet at £{p} a metre and {s} glass stones at {q} pence each? => m * p + s * q / 100 decimal
again How many pounds does the material cost altogether?
again Find what her aunt spends on velvet and stones, in pounds.
ask If the dress takes {z} centimetres of the velvet, how many centimetres are left over? => m * 100 - z
again {z} centimetres of velvet go into the dress. What is left of the piece, in centimetres?
z = 100..140 by 5
ask How much cheaper than the dress from the shop is the one her aunt sews? => c - (m * p + s * q / 100)
again What is saved by sewing the dress?
ask How many pounds do the stones cost? => s * q / 100 decimal
again What is the price of all the stones, in pounds?
need m * p + s * q / 100 < c

story dog-sled-teams
english us
grade 5
t = 12..18
d = 8..12
x = 5..9
m = 32..48 by 4
h = 4..6
f = 2..3
body In a sled dog race {t} teams of {d} dogs each start. On the first day they do {m} miles in {h} hours; {x} tired dogs are taken out at the first stop. Each dog eats {f} pounds of food a day.
again {t} teams start in a sled dog race with {d} dogs in each. They cover {m} miles in {h} hours on the first day, and every dog gets {f} pounds of food a day. At the first stop {x} dogs are taken out.
need m % h == 0
ask How many dogs go on after the first stop? => t * d - x
again State the number of dogs that are still in the race.
ask What is the teams' average speed on the first day, in miles an hour? => m / h
again How fast do the teams go on the first day, in miles an hour?
ask How many pounds of food do all the starting dogs eat in a week? => t * d * f * 7
again Before any dog is taken out, what does a week's food for all of them weigh, in pounds?
ask For how many days would {y} pounds of food last the dogs that go on? => y / ((t * d - x) * f) decimal
again {y} pounds of food are loaded for the dogs still in the race. After how many days are they eaten?
z = 4..7
y = (t * d - x) * f * z

story fitness-badges
english gb
grade 6
A = boy
f = fraction 1/2, 2/3, 3/4, 3/5
n = 120, 180, 240
g = fraction 1/3, 1/4, 1/6
b = 22..36
body {n} pupils tried for a fitness badge. {f} of them passed, and {g} of those who passed won gold; {A}, who passed, needed {b} seconds for the sprint.
again When {n} pupils tried for a fitness badge, {f} of them passed. Gold was won by {g} of the ones who passed. In the sprint, {A} took {b} seconds.
need n * f % 1 == 0; n * f * g % 1 == 0
ask How many pupils won gold? => n * f * g
again How many of the badges are gold?
ask How many pupils did not pass? => n - n * f
again Find how many left without a badge.
ask How many passed without winning gold? => n * f - n * f * g
again How many badges that are not gold were handed out?

story kayak-rental
english us
grade 5
A = person
h = 2..5
p = money 9..14
q = money 14..21
n = 3..7
m = 3..6
d = money 20..40 by 5
body At the lake, a single kayak rents for {p} an hour and a double for {q}. {A's} scout troop takes {n} singles and {m} doubles for {h} hours, and leaves a deposit of {d} that is paid back.
again {A's} scout troop rents {m} double kayaks at {q} an hour each and {n} single ones at {p} an hour each. They paddle for {h} hours. The deposit, {d}, comes back at the end.
ask whole Calculate the rent for {n} single kayaks at {p} an hour and {m} doubles at {q} an hour, kept for {h} hours. => (n * p + m * q) * h
again What does the troop pay for the kayaks?
again Find the cost of the rental.
ask How many scouts can sit in the kayaks? => n + 2 * m
again If no place is empty, how many scouts are on the lake?
ask How much money must they hand over first, with the deposit? => (n * p + m * q) * h + d
again Rental and deposit are paid at once. What sum is that?
ask With no place empty, how much does the rental cost each scout if they all pay the same? => (n * p + m * q) * h / (n + 2 * m)
again The kayaks are full. Find each scout's equal part of the rental.

story polo-horses
english gb
grade 4
n = 9..14
s = 4
k = 3..5
h = 6..9
p = money 28..45
body A riding club keeps {n} ponies and {h} larger horses. New shoes have to be fitted to all {s} hooves of every animal every {k} months or so, and a set of shoes for an animal costs {p}.
again New shoes cost {p} for all {s} hooves of an animal. The riding club, which has {n} ponies and {h} larger horses, needs them about every {k} months.
ask How many shoes are fitted if all the animals have their turn? => (n + h) * s
again All the ponies and horses get new shoes. How many shoes must be ready?
ask What do new shoes for all the animals cost? => (n + h) * p
again Find the price of shoeing the whole stable.
ask How many more shoes do the ponies need than the horses? => (n - h) * s
again How many fewer shoes do the larger horses need than the ponies?
ask What does a single shoe cost, on average? => p / s
again Work out the price of a shoe.
need n > h + 1

story penalty-shootout
english gb
grade 1
A = boy
B = girl
a = 4..7
b = 2..3
c = 5..9
body {A} shoots {c} penalties and scores {b} goals. {B} scores {a}.
again From {c} penalties, {A} gets {b} goals. {B} gets {a} goals.
need c > b + 1; c > a
ask How many of {A's} penalties are not goals? => c - b
again How many times does {A} fail to score?
ask How many goals do they score together? => a + b
again Add {A's} goals to {B}'s. How many are there?
ask How many goals more than {A} does {B} score? => a - b
again By how many goals does {B} beat {A}?

story sponsorship-cyclist
english gb
grade 5
A = person
k = 24..60 by 4
p = 15, 20, 25, 30, 35
n = 6..12
g = decimal 40..90 by 10
m = 4..6
body On a sponsored ride {A} covers {k} kilometres in {m} hours, breaks included. {n} sponsors each give {p} pence a kilometre, and a bicycle shop adds £{g}.
again A bicycle shop gives £{g} for {A's} sponsored ride, and {n} sponsors give {p} pence each for every kilometre. {A.He} rides {k} kilometres and is back after {m} hours.
ask How many pounds do the sponsors give altogether? {body} => k * n * p / 100 decimal
again Without the shop, what does the ride bring in, in pounds?
ask How many pounds does a single sponsor give? => k * p / 100 decimal
again What does the ride cost each sponsor, in pounds?
ask How many pounds come together with the money from the shop? => k * n * p / 100 + g decimal
again Add what the shop gives. How many pounds has {A} collected?
ask {A} reaches {x} kilometres an hour while riding. For how many minutes of the whole time does {A.he} rest? => m * 60 - k / x * 60
again Between the breaks {A's} speed is {x} kilometres an hour. How many minutes were breaks?
x = 12, 15, 16, 20
need k % x == 0; k / x < m

story equipment-cage
english us
grade 4
A = woman
b = 6..9
v = 8..12
s = 5..7
l = 4..11
m = 3..5
need v > b
body {A}, the coach, has a cage that holds {b} bags of {s} basketballs and {m} bags of {v} volleyballs. Of all those balls, {l} are flat.
again In the cage of {A}, the coach, there are {m} bags with {v} volleyballs each and {b} bags with {s} basketballs each; {l} of the balls have no air.
ask How many balls can be used without pumping? {body} => b * s + m * v - l
again Find how many balls are not flat.
ask How many balls does the cage hold? => b * s + m * v
again If every ball in the cage is counted, how many are there?
ask Flat balls are thrown out and {y} new bags of basketballs arrive. How many balls can be used then? => (b + y) * s + m * v - l
again {y} more bags of basketballs come and the flat balls go. How many good balls are there then?
y = 2
ask How many more volleyballs than basketballs fit into {x} bags of each kind? => x * (v - s)
again Take {x} bags of either kind. By how many do the volleyballs outnumber the basketballs?
x = 13..20

story boxes-of-cones
english any
grade 2
A = man
n = 24..36 by 4
c = 5..9
k = 3..6
need n > c + k + 6
body {A} sets out cones for the obstacle course. {c} of his {n} cones are blue and {k} are green; all the others are red.
again All in all, {A} has {n} cones for the obstacle course. There are {k} green cones, {c} blue cones, and the rest are red.
english gb
ask How many cones are red? => n - c - k
again How many of the cones does {A} have in red?
ask How many cones are not green? => n - k
again Leaving out the green ones, how many cones are on the course?
ask If {x} of the blue cones are taken away, how many blue cones are left? => c - x
again {A} clears away {x} blue cones. How many blue ones can still be seen?
x = 2..3

story turf-seed
english us
grade 7
l = 60..90 by 5
w = 40..54 by 2
s = money 0.08..0.16 by 0.02
g = 12..18
h = 20..28 by 2
t = 35..55 by 5
need l * w > g * h * 2
body A lacrosse field {l} yards long and {w} yards wide needs new grass, except for a patch of {g} by {h} yards that is still green. Seed costs {s} for every square yard, and sowing takes {t} minutes.
again Sowing new grass on a lacrosse field takes {t} minutes. The field measures {l} yards by {w} yards, but a green patch, {g} yards by {h} yards, is left as it is. For every square yard the seed is {s}.
ask How many square yards are sown? => l * w - g * h
again Find the area that gets new grass, in square yards.
ask whole Seed for a square yard costs {s}. Find the cost of seed for a field {l} yards long and {w} yards wide without a patch of {g} by {h} yards. => (l * w - g * h) * s
again What does the seed cost?
again How much money is spent on seed?
ask How far is it around the field, in feet? => 2 * (l + w) * 3
again Walking once around the field: how many feet is that?

story diving-scores
english any
grade 7
A = boy
a = decimal 6.5..8.5 by 0.5
b = decimal 6..8 by 0.5
c = decimal 7..9 by 0.5
h = decimal 2.4, 2.6, 2.8, 3.1
t = decimal 60..75 by 0.5
y = 13..17
body Three judges give {A}, who is {y}, the marks {a}, {b} and {c} for a dive. The sum of the marks is multiplied by the difficulty of the dive, which is {h}. His best dive so far was worth {t} points.
again For a dive with a difficulty of {h}, {A} gets {a}, {b} and {c} from the judges. His points are the sum of the marks times the difficulty; {t} points is the best he has ever had.
ask whole If three judges give {a}, {b} and {c} for a dive with a difficulty of {h}, and the sum is multiplied by the difficulty, how many points is it worth? => (a + b + c) * h decimal
again How many points is the dive worth?
again Find {A's} points for the dive.
ask What is the average mark of the judges? => (a + b + c) / 3
again Calculate the mean of the judges' marks.
ask By how many points does he miss his best dive? => t - (a + b + c) * h
again How many points are missing to equal his best dive?
need t > (a + b + c) * h

story gym-hours-pass
english any
grade 6
A = person
p = money 7.50..9.50 by 0.50
m = money 42..58 by 2
v = 8..12
y = money 360..540 by 12
j = money 25
body A visit to the climbing gym costs {p}, a pass for a month {m} and a pass for a year {y}. Hiring shoes is not included, and new members pay {j} when they join. {A} goes {v} times a month.
again {A} climbs at a gym {v} times a month. Single visits are {p}; a monthly pass is {m}, a yearly pass {y}. Everybody who joins pays {j} as well.
ask How much would {A} save in a month with the monthly pass, joining not counted? => v * p - m
again Leaving the fee for joining aside, by how much is the monthly pass cheaper than {A.his} single visits in a month?
need v * p > m; 12 * m > y
ask whole By how much is a yearly pass for {y} cheaper than a year of monthly passes at {m} each? => 12 * m - y
again By how much is the yearly pass cheaper than monthly passes for the whole year?
again Find what the yearly pass saves someone who buys a new pass every month of the year.
ask What does {A} pay for the first {x} months as a new member with monthly passes? => j + x * m
again A new member with a monthly pass stays for {x} months. What has to be paid?
x = 3..6
ask How much is a single visit with the yearly pass if {A} goes just as often in every month of the year? => y / (12 * v)
again Divide the price of the yearly pass by all of {A's} visits in a year. What does a visit come to?

story wrestling-bus
english us
grade 5
d = 96..180 by 12
v = 48, 54, 60, 45
b = 15..25 by 5
w = 40..75 by 5
n = 19..33
body The wrestling team's bus drives {d} miles to the state meet at {v} miles an hour, with a stop of {b} minutes. {n} wrestlers are aboard, and they warm up for {w} minutes before the first match.
again {n} wrestlers are on the bus to the state meet, which is {d} miles away. They go {v} miles an hour and stop for {b} minutes on the road; on arrival they need {w} minutes to warm up.
need d * 60 % v == 0
ask whole A bus drives {d} miles at {v} miles an hour and stops once for {b} minutes. Determine how many minutes the trip takes. => d / v * 60 + b decimal
again How many minutes does the bus ride take, stop included?
again Find the time from leaving to arriving, in minutes.
ask How many minutes before the first match must the bus leave? => d / v * 60 + b + w decimal
again Ride, stop and warming up: how many minutes ahead of the first match does the team have to set out?
ask How many minutes would the ride take at {x} miles an hour without a stop? => d / x * 60 decimal
again With no stop and a speed of {x} miles an hour, how long is the ride in minutes?
x = 40, 50, 72
ask If the bus takes {z} minutes for the same miles home with no stop, how many minutes shorter is the ride home? => d / v * 60 + b - z decimal
again Without a stop, the ride home lasts {z} minutes. How many minutes less is that than the ride there, stop included?
z = 80, 90, 100, 110
need d / v * 60 + b > z

story ski-gloves
grade 2
english any
n = 8..12
m = 3..5
k = 6..7
s = 4..6
need m != s
body {n} children come in from the snow and hang up their pairs of gloves to dry. {m} gloves have a hole, and {k} children also hang up a scarf.
again There are {k} scarves and the gloves of {n} children on the line, a pair for each child. The gloves are wet from the snow, and {m} of them have a hole.
ask How many gloves are hung up? => n * 2
again Count the gloves on the line. How many are there?
ask How many of the gloves have no hole? => n * 2 - m
again Leave out those with a hole. How many gloves are there?
ask How many gloves and scarves are on the line altogether? => n * 2 + k
again Gloves and scarves are counted together. How many things hang on the line?
ask After {s} children have taken their gloves, how many gloves are still on the line? => (n - s) * 2
again {s} of the children take their gloves home. How many gloves are left?

story mini-football-teams
grade 2
english gb
n = 5..9
k = 4..6
b = 10..12
m = 2..3
body {n} mini-football teams turn up on Saturday. Each team has {k} players and {m} helpers. The club has {b} balls.
ask How many players turn up? => n * k
ask How many helpers and players are there in all? => n * (k + m)
ask How many more players than balls are there? => n * k - b

story hurdles-knocked
grade 1
english gb
A = girl
n = 9..12
k = 6..8
m = 3..5
body {A} runs over {n} hurdles in the morning and {k} hurdles in the afternoon. In all, she knocks {m} of them down.
again In the afternoon {A} runs over {k} hurdles, and {m} of the hurdles of the day fall. In the morning she ran over {n}.
ask How many hurdles does {A} run over that day? => n + k
again Count the hurdles of the morning and the afternoon. How many does she take?
ask How many of the hurdles do not fall? => n + k - m
again How many hurdles of that day are still standing?
ask How many more hurdles are there in the morning than in the afternoon? => n - k
again There are fewer hurdles in the afternoon. How many fewer?

story shuttlecock-tube
grade 1
english us
A = man
n = 14..20
m = 5..7
k = 2..4
body {A} has {n} shuttlecocks for his badminton class. {m} of them are broken, and {k} more get stuck on the roof.
ask How many shuttlecocks are broken or stuck? => m + k
ask How many shuttlecocks can the class still use? => n - m - k
ask Before any got stuck, how many good shuttlecocks were there? => n - m

story cups-of-tennis-balls
grade 4
english any
A = girl
n = 58..170
m = 3..6
k = 9..16
body After training {A} and the coach pick up {n} tennis balls from the court. They push {m} balls into every tube, and {k} tubes stand in a box.
again A tube takes {m} tennis balls, and a box takes {k} tubes. {A} helps the coach to collect the balls after training, and they find {n}.
ask How many tubes can they fill right up? => whole(n / m)
again How many full tubes of balls are there in the end?
ask How many tubes do they need so that no ball is left lying around? => roundup(n / m)
ask After filling tubes for as long as they can, {A} puts the other balls into her pocket. How many balls are in the pocket? => remainder(n / m)
again {A} may keep the balls that are not enough for a full tube. Find how many she gets.
ask Only full tubes go into boxes. How many full boxes can be made? => whole(whole(n / m) / k)
ask How many balls fit into one box? => m * k

story buses-to-the-final
grade 5
english any
team = football team | hockey team | basketball team
n = 90..210
f = 60..180
s = 36..54 by 2
p = money 260..420 by 10
need n != f
body The {team} has reached the final! {n} pupils and {f} parents want to go and watch. A bus seats {s} people and costs {p} for the day.
again For the final of the {team}, buses are hired at {p} each. Every bus has {s} seats, and {f} parents and {n} pupils have put their names on the list.
ask If everybody goes by bus, how many buses are needed? => roundup((n + f) / s)
again Find the smallest number of buses that has a seat for everyone on the list.
ask The parents go by car instead. How many buses do the pupils need? => roundup(n / s)
ask The parents go by car, and the pupils take as few buses as possible. How many seats stay free? => roundup(n / s) * s - n
ask How much does it cost to hire as few buses as possible for everybody? => roundup((n + f) / s) * p
again No more buses are hired than it takes to seat everyone. Work out the total cost.
ask The club pays only for buses that are completely full. Pupils and parents get on together, one bus after the other. How many buses does the club pay for? => whole((n + f) / s)
ask How many people want to watch the final? => n + f

story two-joggers-on-a-track
grade 6
english any
A = girl
B = boy
a = 70..120 by 5
b = 80..150 by 5
k = 6..12
need b > a; lcm(a, b) > b; lcm(a, b) < 1600
body {A} and {B} start side by side and run round the same track in the same direction. {A} needs {a} seconds for a lap and {B} {b} seconds.
again A lap of the track takes {B} {b} seconds and {A} only {a} seconds. They set off together and keep running round in the same direction.
ask After how many seconds are both of them at the starting line together for the next time? => lcm(a, b)
again How many seconds pass until the two cross the start line at the same moment again?
ask When they meet at the starting line for the first time after the start, how many laps has {A} run? => lcm(a, b) / a
ask They meet at the starting line again after a while. By that moment, how many more laps has {A} run than {B}? => lcm(a, b) / a - lcm(a, b) / b
ask {B} keeps going for {k} minutes. How many laps does he finish in that time? => whole(k * 60 / b)
again {B} stops after {k} minutes. How many complete laps has he run?
ask By how many seconds is one lap of {A's} faster than one of {B's}? => b - a

story mixed-relay-camp
grade 5
english any
A = woman
g = 4..12
x = 3..8
y = 2..7
n = g * x
m = g * y
k = 5..9
need x != y; gcd(n, m) > 3; max(n, m) - min(n, m) > 3
body {n} girls and {m} boys have come to the sports camp. {A}, the coach, puts them into teams.
again {A} is the coach at a sports camp, where {m} boys and {n} girls are to be put into teams.
ask Every team is to have the same number of girls and the same number of boys, and nobody may be left out. How many teams can there be at most? => gcd(n, m)
again What is the largest number of teams that are all alike, with every child in one of them and the same mix of girls and boys in each?
ask {A} makes as many teams as possible, so that all of them are alike and every child is in one. How many children are in each team? => (n + m) / gcd(n, m)
ask In the afternoon, boys and girls are mixed, and teams of {k} are made. How many full teams are there? => whole((n + m) / k)
ask For a game with teams of {k} children, boys and girls are mixed, and as many teams as possible play. The others keep the score. How many children keep the score? => remainder((n + m) / k)
ask How many children are at the camp? => n + m
ask What is the difference between the numbers of girls and boys? => max(n, m) - min(n, m)

story skating-two-tickets
grade 5
english any
A = boy
n = 6..13
p = money 4..7.5 by 0.5
q = money 32..68 by 2
r = money 2..3.5 by 0.25
body {A} means to go to the ice rink {n} times this winter. A single ticket costs {p}, and a ticket for the whole winter {q}. Skates can be rented for {r} each time.
again At the ice rink you pay {p} for a single visit or {q} for the whole winter, and each time {r} more if you rent skates. {A} is planning {n} visits.
ask {A} has skates of his own and buys whatever kind of ticket comes out cheaper. What does he spend on tickets? => min(n * p, q)
again What is the least that {A} has to pay for going in {n} times, without renting anything?
ask How much money lies between paying for each visit and buying the ticket for the winter? => max(n * p, q) - min(n * p, q)
ask {A} chooses the cheaper way to get in, and rents skates every time. How much does he pay in all? => min(n * p, q) + n * r
ask How many visits does it take until single tickets cost at least as much as the ticket for the winter? => roundup(q / p)
ask What do {n} single tickets cost? => n * p

story stickers-for-the-marathon
grade 5
english any
A = woman
n = 230..620
m = 24..48 by 4
p = money 3.5..7.5 by 0.5
k = 12..30
body The numbers for the runners of the city race come in packs of {m}. {A} has a list of {n} runners, and she expects {k} more to sign up on the day. A pack costs {p}.
again {A} orders the numbers that runners wear in the city race. There are {n} runners on her list, and {k} others will sign up on the day. One pack contains {m} numbers, for {p}.
ask How many packs must {A} order if she counts the runners who sign up on the day, too? => roundup((n + k) / m)
ask How many packs are enough for the runners on the list alone? => roundup(n / m)
again Nobody else signs up. How many packs does {A} need?
ask {A} orders as few packs as the list allows, and only the runners on it take part. How many numbers are never used? => roundup(n / m) * m - n
ask {A} hands out the numbers to the runners on the list, pack by pack. How many packs does she empty completely? => whole(n / m)
ask How many numbers does {A} take from the last pack, which does not get empty, if only the runners on the list come? => remainder(n / m)
ask What does {A} pay for packs that are enough for everybody, including those who sign up on the day? => roundup((n + k) / m) * p
ask How many runners will there be if {A's} guess is right? => n + k

story training-days
grade 6
english any
A = girl
B = boy
a = 3..8
b = 4..10
k = 45..75 by 5
need a != b; lcm(a, b) > max(a, b); a != 7; b != 7
body {A} goes swimming every {a} days, {B} every {b} days. Today they met at the pool. Both of them always swim for {k} minutes.
again Today {A} met {B} at the swimming pool. He swims there every {b} days and she every {a} days, and each time both of them swim for {k} minutes.
ask In how many days will they meet at the pool again? => lcm(a, b)
again How many days from now is the next day on which both of them swim?
ask Today not counted, how many times does {B} go swimming up to the day when they meet again, that day included? => lcm(a, b) / b
ask For how many minutes does {A} swim up to the day when they meet again, if today is left out and that day is counted? => lcm(a, b) / a * k
ask {A} swims {a} times. How many minutes does she spend in the water altogether? => a * k
ask At the pool a ticket is good for {t} minutes in all. For how many full swims does it last? => whole(t / k)
t = 500..900 by 10

story bowling-alley-groups
grade 3
english any
A = boy
n = 23..58
m = 4..6
k = 3..9
p = money 11..19 by 0.5
need n - k > 3 * m
body {A's} sports club is going bowling. {n} members have said yes, but {k} of them are ill that evening. No more than {m} people can play on one lane, and a lane costs {p}.
again At the bowling alley a lane costs {p} and is meant for at most {m} people. Of the {n} members of {A's} club who wanted to come, {k} are ill and stay at home.
ask How many lanes does the club need for those who come? => roundup((n - k) / m)
again Find the smallest number of lanes on which all those who are not ill can play.
ask How much is the bill if the club takes no more lanes than it has to for those who come? => roundup((n - k) / m) * p
ask How many lanes would the club have needed if nobody had been ill? => roundup(n / m)
ask How many people have come to the bowling alley? => n - k
ask The members who come fill one lane after the other with {m} players. How many are on the last lane, which does not get full? => remainder((n - k) / m)
