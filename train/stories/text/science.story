topic science
english any

story bean-heights
grade 4
english gb
A = girl
B = boy
a = 12..18
b = 19..27
g = decimal 1.5..3.5 by 0.5
d = 4..9
w = 30..80 by 10
body Two bean plants stand in the lab window. {A's} is {b} cm tall and {B's} only {a} cm, although both get {w} ml of water a day. {B's} plant grows {g} cm every day; {A's} has stopped growing.
again In the lab window, {B's} bean plant measures {a} cm and gains {g} cm a day. {A's}, which no longer grows, measures {b} cm. Each plant is given {w} ml of water daily.
ask By how much is {A's} bean plant the taller one now? => b - a
again What is the present difference in height?
ask What height will {B's} bean plant have reached in {d} days? => a + d * g
again {d} days from now, how tall will {B's} plant stand?
ask How many days does {B's} plant need to catch up with the other? => (b - a) / g count
again After how many days are the plants equally tall?
ask How many millilitres of water do the two plants take in a week? => w * 2 * 7
again Find the water that both plants together are given in a week, in millilitres.

story noon-thermometer
grade 5
a = 14..18
b = 19..23
c = 24..29
d = 9..13
s = 5..8
h = percent 55..88
body Pupils at a weather station read the thermometer every noon. From Monday to Thursday it showed {a}, {c}, {b} and {d} degrees. On Friday, with the air at {h} humidity, it was {s} degrees warmer than on Thursday.
again The air was at {h} humidity on Friday, and the thermometer stood {s} degrees above Thursday's reading of {d}. Earlier in the week, Monday had brought {a} degrees, Tuesday {c} and Wednesday {b}.
ask What was the noon temperature on Friday? => d + s
again Which reading did the pupils write down on Friday?
ask Find the mean of the readings from Monday to Thursday, four days in all. => (a + c + b + d) / 4
again What average do the first four readings of the week have?
ask How many degrees colder than on Tuesday was it on Friday? => c - (d + s)
again Compare Friday with Tuesday. By how many degrees had the noon reading fallen?
ask The pupils want to know the difference between Tuesday's reading and the average of Monday and Wednesday. What is it? => c - (a + b) / 2
again How far above the mean of Monday and Wednesday did Tuesday lie?

story test-tube-racks
grade 3
r = 5..9
s = 6, 8, 10, 12
b = 3..11
u = 20..30
k = 2..4
need r * s > b + u + 5
body A laboratory has {r} racks, and every rack holds {s} test tubes. {b} of the test tubes are cracked, {u} are dirty, and the others are ready to use.
again Cracked test tubes: {b}. Dirty test tubes: {u}. All the rest can be used straight away. They stand in {r} full racks of {s}.
ask How many test tubes are there in all the racks together? => r * s
again Count the tubes in the full racks, whatever their state. What number do you get?
ask How many are ready to use? => r * s - b - u
again Without washing anything, how many tubes could the class work with?
ask Once the dirty test tubes have been washed and the cracked ones thrown away, how many are there to work with? => r * s - b
again How many good tubes are there after the washing, when no cracked ones are kept?
ask {k} more full racks arrive. How many test tubes does the laboratory own now, with the cracked ones still counted? => (r + k) * s
again Suppose {k} further racks, all full, are delivered. To what does the total of tubes rise, broken or not?

story salt-solution
grade 7
english gb
w = 180..285 by 15
s = 15, 20, 25, 30
e = 40..90 by 10
t = 18..23
k = 2..5
need s * 100 % (w + s) == 0
body For an experiment {s} g of salt is dissolved in {w} g of water at {t} degrees. Over the weekend {e} g of the water evaporates, while all the salt stays in the glass.
ask What is the mass of the salt solution before the weekend? {body} => w + s
ask What percentage of the fresh solution is salt? => s / (w + s) * 100
ask After the weekend, what does the content of the glass weigh? => w - e + s
ask {k} more glasses are prepared in exactly the same way. How many grams of water remain in these altogether on Monday? => k * (w - e)
ask whole Calculate the percentage of salt in a mixture of {s} g of salt and {w} g of water. => s * 100 / (w + s)
ask whole {s} g of salt and {w} g of water go into each of {k} bottles, but {e} g of the salt water is spilled. How many grams end up in the bottles? => k * (s + w) - e

story planet-posters
grade 1
A = girl
B = boy
a = 5..9
b = 2..4
s = 11..18
body {A} has drawn {a} planets. {B} has drawn {b} planets and {s} stars.
again On {B's} sheet there are {s} stars and {b} planets. {A} has {a} planets on hers.
ask How many planets have the children drawn? => a + b
again Count all the planets. How many are there?
ask How many more planets than {B} has {A} drawn? => a - b
again {A} is ahead of {B}. By how many planets?
ask {body} How many things are there on {B's} sheet? => b + s
again Stars and planets together, how many things did {B} draw?

story magnet-clips
grade 2
A = boy
m = 9..16
n = 4..8
k = 2..3
g = 20..30
body With the big magnet {A} picks up {m} paper clips. With the small magnet he picks up {n}. There were {g} clips in the bowl.
again A bowl holds {g} paper clips. {A's} small magnet lifts {n} of them, and his big magnet lifts {m}.
need g > m + n
ask How many more clips does the big magnet lift? => m - n
again The small magnet is weaker. How many fewer clips does it hold?
ask {A} keeps both lots of clips out of the bowl. How many stay in it? => g - (m + n)
again If all the clips on the magnets are taken away, how many does the bowl still hold?
ask {k} clips fall off the small magnet. How many hang on the two magnets now? => m + n - k
again How many clips hang on both magnets after the small one loses {k}?

story rocket-countdown
grade 6
english us
A = woman
v = 4..6
t = 8..15
d = 230..260
f = 1100..1900 by 50
b = 120..180 by 10
need f > b * 6 + 50
body A model of the rocket burns {b} pounds of fuel every second and starts with {f} pounds in its tank. The real one, says {A}, climbs {v} miles a second and must reach a station {d} miles up.
ask The real rocket has been climbing for {t} seconds at that speed. How many miles are left to the station? => d - v * t
ask {x} seconds after the start, how many pounds of fuel are left in the model? => f - x * b
x = 2..4
ask How many ounces of fuel does the model burn each second? => b * 16
ask Only {h} of that fuel is put into the tank. For how many seconds can the model burn fuel then? => f * h / b decimal
h = fraction 1/2, 1/4
ask whole Work out how many miles a rocket climbs in a minute when it does {v} miles a second for the first {t} seconds and {y} miles a second for the rest of that minute. => v * t + y * (60 - t)
y = 7..9
ask whole If a rocket burns {b} pounds of fuel a second for {x} seconds and {z} pounds a second for {t} seconds, what remains of its {f} pounds? => f - x * b - t * z
z = 20..45 by 5

story rain-gauge
grade 4
english gb
a = 4..9
b = 12..25
c = times 2..3
m = 60..90
w = 10..30 by 5
need m > a + b + c * b
body "April should bring {m} mm of rain," read the warden from her notebook. The gauge collected {a} mm in the first week and {b} mm in the second, in winds of {w} km an hour. In the third week it rained {c} as much as in the second.
again In April's first week the rain gauge held {a} mm, in the second {b} mm, and in the third {c} as much as in the second. Winds blew at {w} km an hour. An ordinary April has {m} mm of rain.
ask How much rain fell in those three weeks? => a + b + c * b
again What did the gauge collect in the three weeks altogether?
ask How many millimetres must fall in the rest of the month to make it an ordinary April? => m - (a + b + c * b)
again What is still missing from the usual amount after the third week, in millimetres?
ask By how much was the third week wetter than the first? {body} => c * b - a
again Find the difference between the rain of the third week and that of the first.
ask How much rain would the month have with four weeks exactly like the second? => b * 4
again Had each of the four weeks been like the second, what would April have brought?

story microscope-slides
grade 4
n = 6..12
k = 3..6
x = 40, 100, 400
p = 20..28
body In biology, {n} pairs of students prepare {k} slides of onion skin per pair. Their microscopes enlarge {x} times. Out of all the slides, {g} are spoiled by air bubbles, and there are {p} chairs in the room.
g = 4..11
need p > 2 * n
again The class prepares slides of onion skin under microscopes that enlarge {x} times. It works in {n} pairs, on {p} chairs, and every pair makes {k} slides, but bubbles spoil {g} of the whole lot.
ask How many good slides does the class end up with? {body} => n * k - g
again The spoiled slides are wiped clean. How many slides can be kept?
ask If each pair makes just two slides more, how many slides is that in all, spoiled ones included? => n * (k + 2)
again Every pair adds two slides. Spoiled or not, to what does the total come?
ask How many students are working on the slides? => n * 2
again How many students does the class have at its microscopes?
ask A grain of dust on a slide is {c} mm wide. How many millimetres wide does it look under the microscope? => c * x decimal
c = decimal 0.2..0.8 by 0.1
again What width in millimetres does a grain of dust seem to have if it really measures {c} mm?

story pendulum-swings
grade 5
A = girl
B = girl
n = 20, 25, 30, 40
t = 36..64 by 2
u = 70..85
l = 110..200 by 10
i = 2..6
j = 2..6
need t * 10 % n == 0
body {A} times a pendulum with a weight of {l} g: {n} swings last {t} seconds. {B} uses a longer string, and her pendulum needs {u} seconds for the same number of swings.
again The same number of swings, {n}, takes {B's} pendulum {u} seconds and {A's} {t} seconds. On {A's} string hangs a weight of {l} g.
ask How long does a single swing of {A's} pendulum last? => t / n
again What time in seconds does {A} find for each swing?
ask How many swings does {A's} pendulum make in a minute, if it keeps going? => n / t * 60 count
again At the same pace, how many swings would {A} count in a minute?
need n * 60 % t == 0
ask {A} measures twice more and gets {x} and {y} seconds. What is the mean of her measurements? => (t + x + y) / 3
x = t + i
y = t - j
again With times of {x} and {y} seconds in two repeats, what average do {A's} three measurements give?
ask How much longer than {A's} does {B's} pendulum take for those swings? => u - t
again By how many seconds is {B} behind {A} after that number of swings?

story seed-germination
grade 6
n = 40, 50, 80, 120, 200
r = percent 60, 65, 70, 75, 80, 85, 90
m = 5..9
c = 3..6
d = 10..14
body Of {n} radish seeds laid on damp paper, {r} sprouted within {m} days. The sprouts were then planted {c} to a pot, and {d} days later the pots went outside.
again After {m} days on damp paper, {r} of the {n} radish seeds had sprouted. {c} sprouts went into each pot, and all pots were carried outside another {d} days later.
need n * r % 100 == 0; n * r / 100 % c == 0
ask How many of the radish seeds did not sprout? => n - n * r / 100
again Some seeds stayed as they were. How many?
ask How many pots were needed for the sprouts? => n * r / 100 / c
again The sprouts filled a number of pots exactly. How many was that?
ask How many days passed from laying out the seeds to carrying the pots outside, if they were planted as soon as the {m} days were over? => m + d
again The sprouts were planted without delay. How many days after the seeds were laid on the paper did the pots go outside?
ask A second lot has {x} seeds, and {y} of them sprout. Taking both lots, how many sprouts are there? => n * r / 100 + x * y / 100
x = 20, 60, 100, 140
y = percent 55, 95, 45
again How many sprouts do the two lots give if {y} of {x} further seeds come up as well?

story freezing-ice
grade 3
A = boy
n = 4..9
m = times 2..5
t = 16..24
s = 45..75 by 5
body Which ice melts fastest? {A} puts {n} cubes of ice in the sun and {m} as many in the shade of a room at {t} degrees. The first cube has melted after {s} minutes.
ask How many ice cubes lie in the shade? => n * m
ask How many ice cubes does {A} use in his experiment? => n + n * m
ask How many more ice cubes lie in the shade than in the sun? {body} => n * m - n
ask whole If a bowl holds {t} ice cubes and {n} trays with {q} cubes each are emptied into it, how many ice cubes does it hold? => t + n * q
q = 10..14
ask whole Calculate how many ice cubes have not yet melted if {A} lays {n} in the sun and {m} as many in the shade, and {x} of all these cubes have melted. => n + n * m - x
x = 2..7
ask {A} repeats the experiment on {w} more days with the same numbers of cubes. How many cubes does he use in all? => (w + 1) * (n + n * m)
w = 3..6

story shadow-stick
grade 4
english us
A = girl
a = 24..36 by 3
l = 40..60
body At noon the shadow of a yardstick in the schoolyard is {a} inches shorter than it was at eight o'clock, when {A} measured it for the first time as {f} feet.
f = 5..8
need f * 12 > a + 6
ask What was the length of the shadow at noon, in inches? => f * 12 - a
ask By four o'clock it has grown by {g} inches again. How many inches shorter than in the early morning is it now? => a - g
g = 7..20
ask How many inches does the shadow shrink in each of the four hours before noon, on average? => a / 4 decimal
ask whole A tree's shadow is {f} feet long, and {l} inches are covered by grass. How many inches of the shadow fall on the path? => f * 12 - l
ask whole Find the number of inches by which a shadow of {f} feet must still shrink to measure only {l} inches in the end, if {g} inches are already gone. => f * 12 - l - g

story star-count
grade 3
A = woman
n = 18..36
s = 4..7
c = 3..9
g = 40..60
body On a clear night {A} counts stars through a cardboard tube. At her first try she sees {n}; on each of the next {s} tries she sees {c} more than on the try before. The tube is {g} cm long.
ask How many stars does she see on her last try? => n + s * c
ask How many stars does she see on the first two tries together? => n + (n + c)
ask On her last try, how many more stars than on her first does she count? => s * c
ask whole If {A} sees {n} stars through her tube and the whole sky has {g} times as many, how many stars are outside the tube's view? => n * g - n
ask whole What does {A} count on four tries together if she sees {n} stars first and {c} more on each try than on the try before? => 4 * n + c + 2 * c + 3 * c

story two-rulers
grade 2
english gb
a = 24..30
b = 12..18
c = 3..7
body A worm in the glass box is {b} cm long. The caterpillar beside it is {c} cm long. The glass box has a length of {a} cm.
ask How much longer than the caterpillar is the worm? => b - c
ask What length do the two animals have together? => b + c
ask How much of the box's length is left if both lie in a row? => a - (b + c)
ask whole If a worm is {b} cm and a caterpillar {c} cm long and each of them grows by {x} cm, what length do they have together? => b + c + 2 * x
x = 3..5

story battery-lemon
grade 5
A = boy
v = decimal 0.7..0.9 by 0.1
n = 3..6
t = decimal 1.5..2.3 by 0.1
p = money 0.4..0.6 by 0.1
l = 8..14
need v * n > t + 0.2
body Each lemon with a nail and a coin in it gives {v} volts. {A} connects {n} lemons in a row to light a tiny lamp that needs {t} volts. A lemon costs {p}, and he has {l} nails at hand.
ask What voltage do all the connected lemons give? {body} => n * v
ask By how many volts does the row exceed what the lamp needs? => n * v - t decimal
ask {A} has {e} in his pocket. How much remains of it after he has paid for the lemons? => e - n * p
e = money 5, 10
ask If he used all his nails, with a lemon for every nail, what voltage would a single long row give? => v * l
ask whole How much change from {e} does a class get for {x} lots of {n} lemons at {p} a lemon? => e - x * n * p
x = 2

story sunflower-groups
grade 6
english gb
a = 14..19
b = 21..28
g = 5..9
h = 3..4
w = 3..6
n = 10..13
body Mrs Doyle's science club splits {m} sunflowers into two groups of the same size. Every plant with fertiliser grows {g} cm a week, every plant without it {h} cm a week. At the start the first group measures {a} cm on average and the second {b} cm.
m = 12..30 by 2
again Two equal groups of sunflowers, {m} plants in all, are watched by Mrs Doyle's science club. Those in the first group start at {a} cm on average and, being fertilised, grow {g} cm a week. Those in the second start at {b} cm and grow {h} cm a week.
ask What average height does the first group have after {w} weeks? => a + w * g
again {w} weeks go by. How tall is an average plant of the fertilised group?
ask The groups are compared after {n} weeks. By how many centimetres is the fertilised group ahead on average? => a + n * g - (b + n * h)
again How many centimetres lie between the averages of the two groups when {n} weeks are over?
ask How many weeks does the fertilised group need to draw level? => (b - a) / (g - h) count
again After how many weeks do both groups have the same average?
need (b - a) % (g - h) == 0
ask Each fertilised plant gets {x} ml of plant food a week. How many millilitres does the club use up in {w} weeks? => m / 2 * x * w
x = 15, 20, 25, 40
again Plant food is given at {x} ml per week and fertilised plant. What quantity does the club need for {w} weeks, in millilitres?

story wind-turbine-model
grade 7
english gb
A = boy
r = 18..40 by 2
s = 45..58
k = percent 20, 25, 50
p = 3..5
b = 120..180 by 5
body A model wind turbine with {p} blades turns {r} times in {s} seconds while the fan runs at its lowest setting. {A} turns the fan up, and the blades go {k} faster.
need r * 60 % s == 0; r * 60 / s * k % 100 == 0
ask How many turns a minute does the turbine make at the lowest setting? => r / s * 60 count
ask After the fan has been turned up, how many turns does it make each minute? => r / s * 60 * (100 + k) / 100 count
ask The fan stands at the lowest setting for {x} minutes and at the higher one for {y} minutes. Find the number of turns. => r / s * 60 * (x + y * (100 + k) / 100) count
x = 6..12
y = 13..16
ask whole A blade is {b} mm long. Find the total length in centimetres of the blades of {p} turbines if a turbine has {z} such blades. => b * p * z / 10
z = 6, 8
ask whole {p} blades of {b} mm each are cut from a strip of wood, and the saw takes {z} mm with every blade. How many millimetres of a metre remain? => 1000 - p * (b + z)

story weather-balloon
grade 6
english gb
A = man
v = 4..6
t = 15..25 by 5
s = 18..24
c = 5..7
h = 10..14
body A weather balloon released at sea level rises {v} metres a second. On the ground the air is at {s} degrees, and with every kilometre of height it gets {c} degrees colder. {h} stations receive its signals.
ask How many metres high is the balloon after {t} minutes? => v * t * 60
ask How many kilometres high does it float {t} minutes after its release? => v * t * 60 / 1000 decimal
ask What temperature does the balloon report when it is two kilometres high? => s - 2 * c
ask Colleagues of {A} release a second balloon, which rises {w} metres a second, at the same moment. How many metres lower is it after {x} minutes? => (v - w) * x * 60
w = 2..3
x = 7..9
need s - 2 * c > 1
ask whole Suppose that a balloon climbs {v} metres a second for {t} minutes and sinks {w} metres a second for the next {x} minutes. How many metres high is it then? => (v * t - w * x) * 60

story salamander-pond
grade 5
english any
A = girl
n = 30..48 by 6
k = 12..20
f = fraction 1/2, 1/3, 1/6
m = 5..9
t = 14..18
body {A's} tank of pond water at {t} degrees holds {n} salamander larvae on the first of May. {f} of them have been moved to the pond by the fifteenth. After that, {m} more of them are moved every day.
need n > n * f + 3 * m
again On the first of May {A} looks after {n} larvae of salamanders in water at {t} degrees. Up to the fifteenth she carries {f} of the larvae to the pond, and from then on {m} larvae daily.
ask How many larvae are in the tank on the evening of the fifteenth? => n - n * f
again How many larvae has {A} kept in the tank till the night of the fifteenth?
ask When {A} has gone on like this for {x} days, how many larvae does she still keep? => n - n * f - x * m
x = 2..3
again {x} days later, and with the daily trips made, how many larvae swim in the tank?
ask If instead she had moved {y} larvae a day from the first of May on, how many would the pond have received in a week? => y * 7
y = 2..6
need y * 7 < n
again Suppose {y} larvae a day had gone to the pond from the start. How many would that be within a week?
ask A smaller tank takes {k} larvae at most. How many larvae too many for it are left on the evening of the fifteenth? => n - n * f - k
again How many larvae must still leave on the fifteenth before only {k} are in the tank?

story snow-depth
grade 4
english us
B = man
m = 8..14
n = 3..6
d = 2..4
s = 16..24
body Sensors on Pine Peak found {s} inches of snow on Sunday evening. It snowed {m} inches on Monday, and {n} inches melted on each of the next {d} days. {B}, who reads the sensors, has worked there for {y} years.
y = 25..33
need s + m > n * d + 4
again {B} has been reading the sensors on Pine Peak for {y} years. On Sunday evening they showed {s} inches of snow. Monday brought another {m} inches, and then {n} inches a day were lost to the sun for {d} days.
ask How deep was the snow on Monday night? => s + m
again Once Monday's snow was down, how many inches lay on the peak?
ask How deep is the snow after the melting? => s + m - n * d
again When the sun had done its work, what depth did the sensors show?
ask By how many inches did the depth change from Sunday evening to the end of the thaw? => m - n * d
again How many inches more snow than on Sunday was there when the melting stopped?
ask It went on melting at that pace until no snow was left. How many days of melting were there in all? => (s + m) / n
again If nothing new fell and the loss per day stayed the same, for how many days could the sun melt the snow of Monday night?
need m > n * d; (s + m) % n == 0

story robot-arm-samples
grade 5
n = 12..20
c = 3..6
b = 4..9
t = 25..45 by 5
body In a medical laboratory a robot arm puts samples into a machine that takes {n} samples at once. Every run lasts {t} minutes, and {c} runs are made each morning. {b} samples of a morning must be repeated.
again {c} times each morning, a machine in a medical laboratory is filled by a robot arm with {n} samples, and for every filling it needs {t} minutes. Of a morning's samples, {b} must be done again.
ask How many samples does the machine test on the mornings of a whole week? {body} => n * c * 7
again With a full machine every time, how many samples pass through it on seven mornings?
ask How many samples of a morning need no repeat? => n * c - b
again Leave out those done again. How many of a morning's samples are fine at the first try?
ask After each run but the last, {p} minutes go into cleaning. How many minutes pass from the start of the first run to the end of the last? => c * t + (c - 1) * p
p = 6..12
again Cleaning takes {p} minutes between one run and the next. How many minutes pass from the beginning of the morning's first run to the end of its last?
ask How many hours does the machine run in {x} mornings? => c * t * x / 60 decimal
x = 10..24 by 2
again Not counting pauses, over {x} mornings how many hours is the machine at work?

story moon-weight
grade 6
english us
A = girl
w = 66..108 by 6
v = 114..156 by 6
g = 12..30 by 6
a = 9..14
body Things weigh only a sixth as much on the moon as they do here. {A}, {a} years old, weighs {w} pounds, and her backpack weighs {g} pounds. Her mother weighs {v} pounds.
again On the moon the scales would show a sixth of what they show on Earth. Here, {A}, aged {a}, weighs {w} pounds, her mother {v} pounds and the backpack {g} pounds.
ask What would {A} weigh on the moon with her backpack on? => (w + g) / 6
again With the backpack on her shoulders, how many pounds would {A} weigh up there?
ask On the moon, how much heavier than {A} would her mother be? => (v - w) / 6
again Find the difference in weight between mother and daughter on the moon.
ask How many pounds less than here would {A} weigh on the moon? => w - w / 6
again {A} flies to the moon without a backpack. By how many pounds does the reading of the scales fall?
ask Here on Earth, how many ounces does the backpack weigh? => g * 16
again Give the weight of the backpack on Earth in ounces.

story beaker-pouring
grade 3
english gb
A = boy
a = 150..400 by 50
b = 20..45 by 5
n = 3..6
c = 55..95 by 5
need a > n * b
body From a beaker with {a} ml of blue water, {A} fills {n} small tubes with {b} ml each. Then he pours {c} ml of yellow water into the beaker.
ask How much blue water goes into the tubes? => n * b
ask How much blue water is left in the beaker? => a - n * b
ask How much green liquid has {A} got in the beaker at the end? => a - n * b + c
ask He would like a full litre in the beaker. What amount is missing after the yellow water? => 1000 - (a - n * b + c)
ask whole When {n} tubes of {b} ml and a bottle of {c} ml have been filled from a litre of water, how many millilitres remain? => 1000 - n * b - c

story cloud-chart
grade 3
A = girl
B = boy
s = 8..12
c = 13..15
r = 3..6
m = 22..29
body {A} and {B} keep a weather chart for the month of June. They draw {s} suns and {c} clouds, one a day, and a drop for each of the remaining days of the month. The hottest day had {m} degrees.
again June's weather chart by {A} and {B} shows a picture for each day: {s} days have a sun, {c} a cloud, and all the other days a drop. It was never hotter than {m} degrees.
ask How many days with a sun or a cloud were there? => s + c
again How many of the pictures are not drops?
ask June has 30 days. On how many of them was a drop drawn? => 30 - s - c
again Of the 30 pictures for June, how many show a drop?
ask How many more clouds than suns would there be if {r} of the sunny days had been cloudy instead? => c + r - (s - r)
again Imagine that on {r} of the days with a sun there had been a cloud. By how many would the clouds outnumber the suns then?

story bird-ring-study
grade 7
english gb
A = woman
n = 120..240 by 20
r = percent 15, 25, 35, 45
d = percent 10, 20
w = 14..19
p = 5..9
body Ringing {n} young swallows in the barns of one valley took {A} {p} summers. Of these birds, {r} were seen again a year later. A swallow weighs {w} g, a ring only half a gram.
need n * r % 100 == 0; n * r / 100 * d % 100 == 0
ask How many of the swallows were not seen again after a year? => n - n * r / 100
ask {d} of the birds that came back had lost their rings. How many returned with the ring still on? => n * r / 100 * (100 - d) / 100
ask On average, how many swallows did {A} ring in a summer? => n / p count
ask What did all the rings weigh together, in grams? {body} => n * 1/2
ask whole Determine the weight in grams of {p} swallows of {w} g each, wearing rings of half a gram. => p * (w + 1/2)
ask whole Of {n} ringed swallows {r} came back, and {x} of those were heavier than before. How many of the birds that came back were not heavier? => n * r / 100 - x
x = 6..13

story leaf-area
grade 5
english gb
A = boy
l = 10..16
w = 4..8
s = 15..29
k = 5..9
n = 3..4
body To find the area of a leaf, {A} lays it on squared paper, inside a rectangle {l} cm long and {w} cm wide. {s} small squares of a square centimetre lie outside the leaf. The branch has {k} leaves.
need l * w > s + 12
again A leaf is measured on paper with squares of a square centimetre. The rectangle round it has sides of {l} cm and {w} cm; {s} of its squares are not covered. Altogether {A's} branch carries {k} leaves.
ask What area does the leaf have, in square centimetres? => l * w - s
again How many square centimetres does the leaf cover?
ask If all leaves on the branch are as big as this one, what is their area together? => (l * w - s) * k
again Taking every leaf to be the same, find the leaf area of the whole branch in square centimetres.
ask How long is the edge of the rectangle, all the way round? => 2 * (l + w)
again {A} draws the rectangle. What length of line does he draw?
ask An insect eats {x} square centimetres of the leaf on each of {n} days. What area is left afterwards? => l * w - s - n * x
x = 2..3
need l * w > s + 3 * 4 + 2
again After {n} days of an insect eating {x} square centimetres a day, how much of the leaf is there still?

story earthquake-drill
grade 6
english us
A = woman
v = 3..7
d = 60..240 by 2
p = 12..18
n = 22..29
body Seismic waves reach {A's} lab at different times: the fast ones travel {v} miles a second, the slow ones two miles a second. This morning's quake was {d} miles away. {n} students felt it, {p} of them in the basement.
need d % v == 0; d % 2 == 0
ask How many seconds after the quake did the fast waves arrive? => d / v
ask How many seconds lay between the fast waves and the slow ones? {body} => d / 2 - d / v
ask How many miles ahead of the slow waves are the fast ones after {w} seconds? => (v - 2) * w decimal
w = 31..50
ask How many of the students felt it outside the basement? => n - p
ask whole Quake waves do {v} miles a second at first and, after {p} seconds, a mile a second less. How many miles have they covered in a minute? => v * p + (v - 1) * (60 - p)

story sound-thunder
grade 5
english gb
A = girl
B = boy
s = 6..15 by 3
t = 16..20
k = 2..5
v = 330..350 by 5
body Sound covers {v} metres in a second. {A} sees lightning and hears the thunder {s} seconds later; the next flash is followed by its thunder after {u} seconds. {B} has counted {k} flashes before these.
u = 2..4
again While {B} was counting {k} earlier flashes, {A} took out her watch. Thunder followed the next flash after {s} seconds, and the one after it in {u} seconds. A second is enough for sound to go {v} metres.
ask How many metres away was the lightning that {A} saw first? => v * s
again What distance in metres does {A} find for the flash with the long wait?
ask By how many metres has the storm come closer between these flashes? => v * (s - u)
again Between the flashes that {A} timed, how many metres did the storm move towards her?
ask How many kilometres does sound travel in {m} minutes? => v * m * 60 / 1000 decimal
again In {m} minutes, how many kilometres can a sound cover?
m = 5..9
ask Thunder from another storm, over the sea, arrives {t} seconds after the flash. How many kilometres nearer was the lightning that {A} saw first? => (t - s) * v / 1000 decimal
again Another storm, over the sea, needs {t} seconds to be heard. By how many kilometres is it farther off than {A's} first flash?

story compost-heat
grade 4
A = boy
t = 16..21
r = 3..5
d = 4..7
f = 8..12
m = 55..70
body Compost gets warm all by itself. {A's} heap is at {t} degrees on Monday and warms up by {r} degrees a day for {d} days. Then it rains, and it loses {f} degrees at once. It may not get hotter than {m} degrees.
again It all began on Monday with {t} degrees. For {d} days {A's} compost gained {r} degrees daily, until a shower cooled it by {f}. The highest safe temperature is {m} degrees.
need t + r * d < m - 3
ask What does {A's} thermometer show just before the rain? => t + r * d
again Find the temperature of the heap before the shower.
ask What is the temperature of the heap after the rain? => t + r * d - f
again When the shower is over, how warm is the compost?
ask How many degrees below the safe limit is the heap at its warmest? => m - (t + r * d)
again By how many degrees does the hottest moment stay under the limit?
ask How much warmer than on Monday is it when the rain has stopped? => r * d - f
again Compare the heap after the rain with Monday. How many degrees has it gained?

story ant-tunnels
grade 2
english gb
A = girl
a = 8..12
b = 13..18
c = 3..6
n = 30..45
body {n} ants live in {A's} glass tank. They have dug a tunnel of {a} cm. Today they dig {c} cm more. The tunnel next to it is {b} cm longer than their tunnel is now.
again {A} watches {n} ants behind glass. Their tunnel was {a} cm long, and today {c} cm are added. The other tunnel is {b} cm longer than theirs is now.
ask How long is the ants' tunnel this evening? => a + c
again What is the length of the tunnel after today's work?
ask Find the length of the second tunnel. => a + c + b
again How many centimetres long is the other tunnel?
ask What is the length of both tunnels put together? => a + c + (a + c + b)
again {A} adds up the two tunnels. What length does she get?

story mouse-scale
grade 1
a = 11..16
b = 4..8
k = 2..3
body A frog on the scales balances {b} blocks on the other side. A hamster needs {a} blocks. A snail needs {k}.
ask How many more blocks than the frog does the hamster need? {body} => a - b
ask How many blocks weigh as much as the frog and the snail? => b + k
ask All the animals sit on the scales. How many blocks must lie on the other side? => a + b + k

story sink-or-float
grade 2
A = boy
B = girl
n = 14..20
f = 5..8
d = 2..4
g = 21..29
body Does it float? {A} and {B} have {n} things to try in a tub of water. {f} of the things float, and {d} are still in the bag. The others sink. The water is {g} cm deep.
again In a tub with {g} cm of water, {A} and {B} want to try {n} things. So far {f} things floated. {d} are still in the bag, and the rest sank.
ask How many things have the children tried? => n - d
again Some things have been in the water already. How many?
ask How many things have sunk? => n - d - f
again How many things lie at the bottom of the tub?
ask All the things in the bag float as well. How many things can float, then? => f + d
again The bag holds only things that float. Count all the floating things. How many are there?
ask By how many is the number of things that sank above the number that floated? => n - d - f - f
again More things sank than floated. How many more?
need n > d + f * 2 + 1

story cress-days
grade 2
english gb
A = girl
p = 3..5
n = 10..14
e = 6..9
need n > 9
body {A} sows cress in {p} pots, with {n} seeds in each pot. In the first pot {e} seeds come up.
ask How many seeds does {A} sow? => p * n
ask In the first pot, how many seeds do not come up? => n - e
ask In all the other pots every seed comes up. How many seeds have come up altogether? => p * n - n + e
ask whole {A} has {p} pots with {n} seeds in each of them, and {e} more seeds in a bag. A bird eats {x} seeds. How many are left? => p * n + e - x
x = 2..5

story satellite-orbits
grade 6
english gb
t = 90, 92, 93, 96, 100
d = 40..44
m = 6..14
w = (t - 90) * 43 + 300
body Once every {t} minutes the small satellite goes round the Earth, {w} km above the ground. On each round its camera takes {d} pictures, of which {m} are too cloudy to be of use.
again A small satellite flies {w} km above our heads and needs {t} minutes for a round. The camera on board takes {d} pictures on every round; clouds make {m} of them useless.
ask How many rounds does the satellite fly in {z} days? => z * 24 * 60 / t
z = 2..8
again Within {z} days, how many times does it go round the Earth?
ask How many useful pictures does it send home in a day? => 24 * 60 / t * (d - m)
again Of the pictures taken in a day, how many are free of clouds?
ask How many pictures spoiled by clouds does the camera take in a week? => 24 * 60 / t * m * 7
again Clouds spoil pictures on every day of the week. To how many does that come?
ask A newer satellite needs {x} minutes more for each round. How many hours do {y} rounds of it take? => y * (t + x) / 60 decimal
x = 15..30
y = 10, 20
again {y} times a newer satellite goes round, taking {x} minutes longer on each round. In how many hours is that done?

story ph-drops
grade 4
A = boy
B = girl
n = 4..7
d = 8..12
m = 13..17
k = 18..24
v = 150..200 by 10
body Red cabbage juice changes colours. {A} lets {d} drops of lemon juice fall into each of {n} glasses, and {B} puts {m} drops of soap water into the same number of other glasses. The pipette held {v} drops of juice when it was full. {k} pupils look on.
english gb
ask How many drops do {A} and {B} use in all? => n * (d + m)
ask How many drops of juice are left in the pipette when {A} is done? => v - n * d
ask How many more drops does {B} use than {A}? => n * m - n * d
ask A drop of soap water is a twentieth of a millilitre. How many millilitres does {B} use? => n * m / 20 decimal
ask whole If each of {k} pupils drips {d} drops into {n} glasses, how many drops fall in all? => k * n * d
ask whole If {m} drops of soap water are put into each of {n} glasses and {x} drops into each of {y} jars, by how many drops is that short of {v}? => v - n * m - y * x
x = 9..11
y = 2..3
need v > n * m + y * x

story fossil-hunt
grade 5
english gb
B = girl
a = 15..27 by 3
b = 3..8
c = 4..10
l = money 4..9
t = 6..11
body On the beach below the cliff, {B} and her aunt find {a} fossils. A third of them are shells; {b} are teeth, and the rest are bits of bone. Parking costs {l}, and the tide comes back in {t} hours.
need a - a / 3 > b + 1
again The tide leaves {B} and her aunt {t} hours to search the beach, where they park for {l}. Of the {a} fossils that they pick up, a third are shells. Apart from {b} teeth, everything else is bone.
ask How many of the fossils are shells? => a / 3
again Count the shells among the finds. How many are there?
ask How many bits of bone have they found? => a - a / 3 - b
again How many of the finds are neither shells nor teeth?
ask A shell weighs {c} g on average. What do the shells weigh together? => a / 3 * c
again If the shells have an average weight of {c} g each, how heavy are all of them?
ask {B} gives half of the bones to the museum and keeps all the other fossils. With how many fossils does she go home? => a - (a - a / 3 - b) / 2
again The museum receives every second bone. How many fossils remain with {B}?

story greenhouse-thermostat
grade 7
english us
A = man
t = 54..62
s = 70..78
g = 2..4
k = percent 15, 25, 30, 40
c = money 36..60 by 4
n = 8..14
m = 3..6
body By raising a thermostat from {t} to {s} degrees, {A} spends {k} more on heating the plant lab, which cost him {c} a week before. The heater warms the air by {g} degrees an hour.
again The plant lab's heating used to cost {c} a week. Then {A} turned the thermostat up from {t} degrees to {s}, and the bill grew by {k}. An hour's heating makes the air {g} degrees warmer.
ask How many hours does the heater need to get from the old temperature to the new one? => (s - t) / g decimal
again From the lower setting to the higher one, how many hours of warming up are needed?
ask What does the heating cost in a week now? => c * (100 + k) / 100
again Find the present weekly cost.
ask Over {n} weeks of winter, how much more does {A} pay than he would have with the old setting? => c * k / 100 * n
again The winter is {n} weeks long. What extra cost does the higher setting bring?
ask A grower offers to pay {m} dollars of each week's bill. How much is left for {A} to pay in {n} weeks? => (c * (100 + k) / 100 - m) * n
again If {m} dollars a week come from a grower, what will {A} have paid himself when {n} weeks are over?

story meter-readings
grade 6
english gb
A = boy
a = 2140..2380 by 10
d = 2..8
x = 9..19
p = money 0.2..0.4 by 0.05
body On Sunday night the electricity meter of the science block stood at {a} units. The block uses {x} units on each school day, Monday to Friday, and {d} units on each day of the weekend. {A} must read the meter for his project.
again {A's} project is about the meter in the science block: {x} units are used on every one of the five school days, {d} units on each of the two weekend days. Last Sunday night it showed {a}.
n = 20..26
ask What will the meter show on the following Sunday night? {body} => a + 5 * x + 2 * d
again A week later, at the same hour, which number does {A} read?
ask How many units a day does the block use, averaged over a week? => (5 * x + 2 * d) / 7 count
again Over the seven days of a week, what is the mean use per day?
need (5 * x + 2 * d) % 7 == 0
ask How many more units are used from Monday to Friday than on a weekend? {body} => 5 * x - 2 * d
again By how many units does the weekend lag behind the school days?
ask How high is the bill for {n} weeks when a unit costs {p}? => n * (5 * x + 2 * d) * p
again A unit is charged at {p}. What do {n} weeks cost?

story dna-model
grade 3
A = girl
r, s = red bead, blue bead | big marble, small marble | paper star, paper moon
n = 12..18
a = 2..4
b = 5..8
p = 130..160
body For one step of {A's} model of a DNA ladder you need {a} {rs} and {b} {ss}. The ladder is to have {n} steps. {A} has a box with {p} {ss}.
again {A} builds a DNA ladder of {n} steps. A step takes {b} {ss} and {a} {rs}, and {p} {ss} are in the box.
ask How many {rs} does the ladder need? => n * a
again How many {rs} must {A} get for all the steps?
ask Work out how many things, of either kind, go into the ladder. => n * (a + b)
again Counting both kinds, how many pieces does the model have?
ask How many {ss} are left in the box when the ladder is done? => p - n * b
again The ladder is ready. What remains of the {ss}?
need p > n * b + 3
ask How many more {ss} than {rs} are in the ladder? => n * (b - a)
again By what number do the {ss} exceed the {rs} on the finished ladder?

story volcano-foam
grade 4
english us
A = girl
B = boy
s = 3..5
n = 4..9
v = 10..14
h = 15..22
k = 2..4
body {A} measures vinegar by the cup, which is 8 ounces. For a single eruption her volcano takes {s} ounces of vinegar, and the foam climbs {h} inches. {B} brought {v} cups of vinegar.
ask How many ounces of vinegar did {B} bring? => v * 8
ask How many ounces remain after {n} eruptions? => v * 8 - n * s
ask {A} makes {n} eruptions and {B} makes {k} fewer. How many ounces of vinegar do they use? => (n + (n - k)) * s
ask whole If a volcano needs {s} ounces of vinegar for each eruption, how many eruptions are possible with {x} cups of 8 ounces? => x * 8 / s
x = 5..20

story radio-delay
grade 8
english gb
A = woman
d = 5..9
n = 3..5
m = 4..8
t = 12..18
body From Mars, radio signals need {t} minutes to reach the Earth. Mission control sends the rover {n} commands, one after another, and always waits for the rover's answer before sending the next. The rover takes {m} minutes for each command before it answers, and {A} has spent {d} minutes on writing all the commands just before the first is sent.
again A command is carried out by the rover within {m} minutes; then its answer travels home. Signals between the Earth and Mars are under way for {t} minutes. {A} needs {d} minutes to write down all of the {n} commands, and each is sent as soon as the one before it has been answered.
ask How many minutes lie between sending a command and getting the answer? => 2 * t + m
again From a command's start to the arrival of its answer, how many minutes go by?
ask How many minutes after {A} began to write has the last answer come in? => d + n * (2 * t + m)
again {A} starts writing. How many minutes later has everything been answered?
ask If all the commands could be sent together and were carried out in turn, how many minutes would the whole exchange take, the writing left aside? => 2 * t + n * m
again Suppose the commands travelled in one message and were carried out one by one. With the writing left out, in how many minutes would control have its answer?
ask How many minutes are saved by sending all commands in one message? => n * (2 * t + m) - (2 * t + n * m)
again A single message for all commands would do away with some travelling of signals. How many minutes would that save?

story tadpole-jars
grade 3
english gb
j = 4..8
n = 14..26
f = 3..9
m = times 2..4
t = 90..98
body Spring in the classroom: {j} jars with {n} tadpoles each stand by the window. Mr Silva's pupils have seen {f} tadpoles grow legs in the first jar, and {m} as many in the second. The pond is {t} steps away.
ask How many tadpoles live in all the jars? => j * n
ask How many tadpoles have been seen with legs? => f + f * m
ask How many of all the tadpoles still have no legs, if there are none with legs in the other jars? => j * n - (f + f * m)
need n > f * m + 1
ask whole {j} jars with {n} tadpoles each stand by the pond. If {f} tadpoles are let go from every jar but the first, how many stay in the jars? => j * n - (j - 1) * f
ask Each jar but the first is given {x} tadpoles from the pond. How many tadpoles live in the classroom now? => j * n + (j - 1) * x
x = 16..20

story plant-light-hours
grade 6
english any
A = person
h = 14..18
n = 6..12
w = 20..45 by 5
p = money 0.25..0.4 by 0.05
s = 3..5
body In {A's} growing chamber, {n} lamps of {w} watts shine for {h} hours a day on lettuce in {s} trays. A kilowatt-hour, that is 1,000 watts burning for an hour, is billed at {p}.
again A growing chamber lights {s} trays of lettuce with {n} lamps, each of {w} watts. The timer that {A} has set keeps them on for {h} hours a day. Electricity costs {p} for 1,000 watts used over an hour.
ask How many hours a day do the lamps stay dark? => 24 - h
again For how many hours of the day is there no light on the lettuce?
ask How many watts do the lamps draw together? => n * w
again With all lamps burning, how many watts does the chamber take?
ask What does the light cost each day? => n * w * h / 1000 * p
again Find what a day of light costs {A}.
ask {A} turns the timer back by {x} hours. How much money does that save each day? => n * w * x / 1000 * p
x = 2, 4, 5
again If the lamps burn {x} hours less a day, by how much does the daily bill fall?

story gull-nests
grade 5
english gb
A = man
n = 40..90 by 10
f = fraction 1/2, 1/5, 2/5, 3/10
g = 3..6
m = 11..17
t = 21..28
body {A}, a biologist of {t} years' experience, finds {n} nests on the island. {f} of them hold a pair of eggs each, {m} hold a single egg, and the remaining nests are empty. He counts {g} gulls nearby.
need n > n * f + m + 3
ask How many eggs lie in the nests with a pair? => n * f * 2
ask How many nests are empty? => n - n * f - m
ask How many eggs does {A} count on the island? => n * f * 2 + m
ask Each of the gulls that {A} has counted steals an egg from the nests with a single egg. How many eggs are left on the whole island? => n * f * 2 + m - g
ask whole Find how many eggs are in {n} nests if {f} of them hold a pair of eggs, {m} hold a single one and the rest hold three each. => n * f * 2 + m + (n - n * f - m) * 3

story comet-ages
grade 7
A = girl
p = 50..58
a = 8..12
g = 2..3
c = 34..48
body A comet comes back every {p} years. {A}, who is {a}, has been told by her grandmother that it was last seen {c} years ago, when her grandmother was {g} times as old as {A} is today.
again Today {A} is {a} years old. Her grandmother saw the comet {c} years ago, being {g} times {A's} present age. The comet returns every {p} years.
ask How old is the grandmother today? => a * g + c
again At present, what is the grandmother's age?
ask How old will {A} be when the comet next appears? => a + p - c
again At what age can {A} look out for the comet?
ask How many years before {A} was born did the comet appear? => c - a
again Between the comet's last visit and {A's} birth, how many years went by?
ask When the comet next appears, how old would the grandmother be? => a * g + p
again The comet returns. What age would the grandmother reach in that year?

story rock-collection
grade 3
english gb
A = boy
n = 6..9
r = 8..12
l = 5..7
w = 26..40
p = 14..24 by 2
body In the museum's rock cabinet, {n} drawers hold {r} stones each, and one shelf on top holds {p}. {A} labels {l} stones a day after school.
again {A} writes labels for the rock cabinet, {l} of them a day. Its {n} drawers contain {r} stones apiece, and {p} more lie on a shelf on top.
ask How many stones does the cabinet contain in total? {body} => n * r + p
again What is the number of stones in the drawers and on top?
ask After a week, with no day missed, how many stones in the cabinet have no label yet? => n * r + p - l * 7
again {A} works on all seven days of a week. How many stones must still be labelled then?
ask Next spring {w} stones arrive for the cabinet, and half of the ones on the shelf are given away. How many stones does the cabinet hold then? => n * r + p / 2 + w
again Suppose that {w} stones are added and only half of those on the shelf stay. To what does the collection come?
ask Work out how many more stones there are in the drawers than on the shelf. => n * r - p
again By what number do the stones in drawers outnumber those on top?

story glass-of-crystals
grade 5
english gb
A = girl
B = girl
s = 5..9
k = 3..5
d = 6..11
g = 14..22
m = decimal 0.4..0.8 by 0.1
body Two sisters grow sugar crystals on threads. {A's} crystal weighed {s} grams after a week, and each day since then it has gained {m} grams. {B's} weighed {g} grams at the same time but has lost {x} grams a day, because the water is too warm.
x = decimal 0.2..0.3 by 0.1
again A week into their experiment with sugar crystals, the sisters {A} and {B} had {s} grams and {g} grams on their threads. From then on {A's} crystal grew by {m} grams daily, while {B's} lost {x} grams daily in water that was too warm.
ask What do both crystals weigh together {d} days later? => s + d * m + g - d * x
again After another {d} days, find the weight of the sisters' crystals together.
ask How much does {B's} crystal weigh after a fortnight of losses, 14 days in all? => g - 14 * x
again {B} leaves her crystal in the warm water for 14 days after weighing it. What does it weigh then?
ask By how many grams is {B's} crystal still the heavier one after {k} days? => g - k * x - (s + k * m) decimal
again {k} days later, how many grams separate {B's} crystal from {A's}?
ask Given that it keeps growing, how many grams will {A's} crystal have gained in a week? => m * 7 decimal
again In seven days, what growth can {A} expect from her crystal, in grams?

story air-pump
grade 6
english gb
n = 24..40 by 2
m = 12..20
v = 250..400 by 50
r = percent 10, 20, 30
t = 3..5
body A hand pump moves {v} ml of air with every push. To fill a ball for the pressure experiment takes {n} pushes, but {r} of the air escapes through the valve. The ball has been used by {m} groups in {t} lessons.
again For the pressure experiment, used by {m} groups in {t} lessons, a ball is filled with {n} pushes of a hand pump. A push moves {v} ml of air, of which {r} is lost at the valve.
ask How many litres of air does the pump move with all the pushes? {body} => n * v / 1000 decimal
again Given in litres, how much air is set in motion by the pushes?
ask How many millilitres of air stay in the ball? => n * v * (100 - r) / 100
again Taking the loss into account, how many millilitres of air are in the ball?
ask A new valve loses only half as much. How many litres of air would be in the ball after as many pushes? => n * v * (100 - r / 2) / 100 / 1000 decimal
again The loss is cut in half by a better valve. How many litres would the same pushes leave in the ball?
ask With {x} pushes fewer, how many millilitres would have escaped at the old valve? => (n - x) * v * r / 100
x = 6..11
again Suppose that the ball had been given {x} pushes fewer. What would the old valve have lost, in millilitres?

story telescope-budget
grade 6
english us
A = girl
p = money 240..420 by 20
r = percent 15, 25, 30
s = money 35..55 by 5
f = money 9..14
w = 11..15
n = 2..4
body "Summer sale: {r} off every telescope!" The one that {A} has been dreaming of since she was {w} costs {p} without the discount. A moon filter is {f}, a tripod {s}, and neither is reduced.
again A telescope, {p} before the sale, is now {r} cheaper; tripods at {s} and moon filters at {f} keep their prices. {A} has been dreaming of such a telescope since she was {w}.
ask How much must {A} pay for the telescope and a tripod in the sale? => p * (100 - r) / 100 + s
again At sale prices, what do the telescope and a tripod come to?
ask How much would {A} get back from {b} after buying the telescope with {n} filters in the sale? => b - (p * (100 - r) / 100 + n * f)
b = money 450, 500
again {A} lays {b} on the counter for the reduced telescope and {n} filters. What change is due to her?
ask Saving {c} a month, how many months does {A} need to buy the telescope at the sale price? => p * (100 - r) / 100 / c count
c = money 12..30
again For how many months must {A} put {c} aside to afford the telescope at its lower price?
ask By how much would the price of a telescope with tripod and filter fall in the sale? {body} => p * r / 100
again Whoever buys the whole outfit in the sale saves how much?

story bike-generator
grade 6
english gb
A = boy
B = girl
w = 80..120 by 10
u = 50..70 by 10
t = 12..20
s = 25..40 by 5
l = 8..10
body A bicycle in the science hall makes electricity. {A} pedals for {t} minutes and produces {w} watts; afterwards {B} produces {u} watts for {s} minutes. A lamp beside the bicycle needs {l} watts.
ask How many lamps can {A} light at once while he pedals? => w / l
ask How many more lamps can {A} than {B} light at once? => (w - u) / l
ask What average power did the bicycle give during the time that the two of them pedalled? => (t * w + s * u) / (t + s)
ask How many hours would {B} need to pedal to produce as much energy as {A}? => t * w / u / 60 decimal
ask whole A pupil produces {w} watts on a bicycle for {t} minutes and {u} watts for the next {s} minutes. What power must another pupil hold for an hour to produce the same energy? => (t * w + s * u) / 60

story ladybird-watch
grade 1
english gb
A = girl
a = 3..6
b = 7..9
g = 2..5
body {A} sees {b} ladybirds on the leaf. Then {a} ladybirds fly off, and {g} ants come.
again Of {b} ladybirds on {A's} leaf, {a} fly off. Now {g} ants sit down there.
ask How many ladybirds are still on the leaf? => b - a
again The ladybirds that did not fly stay. How many are they?
ask How many animals sit on the leaf now? => b - a + g
again Count ladybirds and ants on the leaf. What do you get?
ask All the ladybirds come back. How many animals are on the leaf then? => b + g
again In the end no ladybird is missing. How many animals does {A} see on the leaf?

story balance-pans
grade 2
A = boy
b = 8, 10, 12
m = 3..5
c = 25..35
k = 2..4
body A ball weighs as much as {b} cubes. A toy car weighs as much as {m} balls. {A} has {c} cubes in his box.
again {A} owns {c} cubes. It takes {b} of them to balance a ball, and {m} balls to balance a toy car.
ask How many cubes does {A} need to balance the car? => m * b
again Only cubes are in one pan and the car is in the other. How many cubes are there?
ask How many more cubes must {A} find to balance the car? => m * b - c
again {A} uses up his whole box and wants to balance the car. How many cubes are missing?
ask The car and {k} balls lie in one pan. How many cubes keep the balance? => (m + k) * b
again How many cubes weigh as much as a car with {k} balls in it?
need m * b > c

story hatching-eggs
grade 5
english us
n = 9..12
k = 2, 4, 5, 6, 8
x = 3..9
p = money 38..60
body In our incubator there are {n} dozen hen's eggs, and each is turned {k} times a day. Hatching takes 3 weeks from the first day. We paid {p} for the lot, and {x} eggs turned out not to be fertile.
w = 5..16
need n * 12 > x + w + 3
again We turn the eggs in our incubator {k} times daily until they hatch after 3 weeks. There are {n} dozen of them, bought for {p}; {x} are not fertile.
ask How many fertile eggs are in the incubator? => n * 12 - x
again How many of our eggs could become chicks?
ask How many times is each egg turned before it hatches? => 3 * 7 * k
again From the first day to hatching, count the turns that an egg gets.
ask How many turns are given to all the eggs in a single week? => n * 12 * k * 7
again Adding up every egg, how many turns do seven days bring?
ask The infertile eggs are taken out, and {w} chicks have hatched so far. How many eggs have we still to wait for? => n * 12 - x - w
again Up to now we have {w} chicks, and the infertile eggs are gone. How many eggs remain in the incubator?

story rover-batteries
grade 4
A = woman
c = 80..100 by 5
m = 6..9
s = 10..15
r = 3..5
k = 16..20
english gb
body A rover on a far planet wakes with a charge of {c} units. Every metre it drives costs {r} units, every photo {x} units. Today's plan, says the pilot, {A}, is {m} metres and {n} photos of a rock that is {k} centimetres high.
n = 4..8
x = 2..4
need c > m * r + n * x + 4
again The pilot, {A}, wants her rover to take {n} photos of a rock {k} centimetres high after driving {m} metres. A photo uses up {x} units of charge and a metre {r} units. There are {c} units in the battery when it wakes.
ask What charge will be left when the plan has been carried out? => c - (m * r + n * x)
again After drive and photos, how many units does the rover still have?
ask How many more units does the drive cost than the photos? {body} => m * r - n * x
again By how many units do the metres outdo the photos?
ask The rover drives there and straight back without a photo. What charge is left? => c - 2 * m * r
again With the camera off, how many units remain after the same drive there and back?
ask Later its battery is empty. Sunlight brings {s} units an hour, and {d} units are needed for the next trip. After how many hours of rest can the rover start? => d / s
d = 30..90
again An empty rover rests in the sun, which gives it {s} units hourly. It may leave with {d} units. How many hours does it rest?

story sea-depth-sonar
grade 7
english gb
A = man
v = 1500
t = decimal 0.6, 0.8, 1.2, 1.4, 1.6, 1.8, 2.2, 2.4, 2.6
d = 120..240 by 10
k = 11..30
body A research ship sends a sound to the bottom of the sea and hears the echo {t} seconds later. In water, sound travels {v} metres a second. {A}, the captain, then steams on for {k} minutes to a spot that is {d} metres shallower.
again {A}, captain of a research ship, measures depth with echoes, knowing that sound makes {v} metres a second in water. Here the echo comes back after {t} seconds. {k} minutes later, at another spot, the sea is {d} metres shallower.
ask How deep is the sea at the first place? => v * t / 2
again What depth, in metres, does the first echo show?
ask At the second place, how many metres is the bottom below the ship? => v * t / 2 - d decimal
again How many metres of water are under the ship where it measures next?
need v * t / 2 > d + 20
ask How much shorter than at the first place is the wait for the echo at the second, in seconds? => 2 * d / v
again The sound has a shorter way at the second place. How many seconds earlier is the echo there?
need 2 * d * 100 % v == 0
ask A third echo takes {x} seconds. How many kilometres is it to the bottom there? => v * x / 2 / 1000 decimal
x = 3..9
again In kilometres, how deep is the sea where an echo returns after {x} seconds?

story class-thermometers
grade 3
english us
n = 5..8
p = money 3..6
g = money 9..14
b = 22..30
t = money 50, 60, 80
A = woman
body {A} needs {n} thermometers at {p} each and a rain gauge at {g} for her class of {b}. The school gives her {t}.
need t > n * p + 2 * g + 5
ask What is the price of everything that she needs? => n * p + g
ask How much of the school's money is left after the shopping? => t - (n * p + g)
ask If {A} also buys a weather chart at {c}, how much can she give back to the school? => t - n * p - g - c
c = money 2..4
ask whole Determine the change from {t} for {n} thermometers at {p} apiece and a pair of rain gauges at {g} apiece. => t - n * p - 2 * g
ask whole A set of {n} thermometers at {p} each and a gauge at {g} is paid for by {x} classes in equal parts. What does each class pay? => (n * p + g) / x
x = 2, 4

story bacteria-doubling
grade 7
A = person
n = 50..150 by 10
d = 15, 20, 30
k = 2..6
x = 3..9
t = 36..38
body In a warm dish at {t} degrees, one kind of bacteria doubles in number every {d} minutes. {A} starts with {n} of them and a cup of broth. In the fridge, the number of another kind grows by only {x} per hour.
ask How many times does the number double in {k} hours? => k * 60 / d
ask How many of the bacteria are there after it has doubled three times? => n * 2 * 2 * 2
ask There are {m} bacteria of the other kind in the fridge. How many are there a whole day later? => m + x * 24
m = 200..400 by 20
ask After two doublings, how many more bacteria than at the start are in the dish? => n * 2 * 2 - n

story water-filter
grade 5
english us
A = boy
n = 3..5
g = 2..4
k = 4..9
m = 8..14
p = 30..55 by 5
body Our sand filter cleans {n} quarts of pond water an hour. {A} runs it {m} hours a day, throws away {g} quarts each evening when the sand is rinsed, and keeps the remaining water in {x} jugs. The sand bed is {p} inches thick.
x = 2, 4
again Each evening, rinsing the sand takes {g} quarts of the water that {A} has cleaned. His filter, with a sand bed {p} inches thick, gives {n} quarts an hour and runs for {m} hours every day; {x} jugs hold what remains.
ask How many quarts of clean water does {A} keep each day? => n * m - g
again When the rinsing is done, how many quarts has {A} from a day's work?
ask How many gallons does the filter clean in {k} days, before any rinsing? => n * m * k / 4 decimal
again Rinsing left aside, {k} days of filtering give how many gallons?
ask The kept water of a day is shared evenly among the jugs. How many quarts does each jug hold? => (n * m - g) / x decimal
again {A} pours the kept water of a day into the jugs, the same amount into each. How many quarts is that?
ask Find how many pints {A} keeps in a week. => (n * m - g) * 7 * 2
again How many pints of clean water does a week leave in his jugs?

story solar-car-race
grade 8
english gb
A = girl
B = boy
v = decimal 1.5..2.5 by 0.5
u = decimal 3..4 by 0.5
h = 6..18 by 2
d = 120..200 by 10
m = 35..55 by 5
body In the solar car race, {A's} model starts {h} seconds before {B's}. Hers rolls at {v} metres a second, his at {u} metres a second, along a straight track of {d} metres, past {m} spectators.
again {m} spectators line the straight track, {d} metres long, on which solar models race. {B's} car rolls {u} metres every second. {A's} does only {v}, so it may leave {h} seconds sooner.
ask How many metres is {A} ahead when {B's} car starts? => h * v
again At the moment when {B} lets go of his car, what is {A's} lead in metres?
ask How many seconds after its start does {B's} car catch up with the other? => h * v / (u - v) count
again {B's} car overtakes the other after some seconds of rolling. How many are they?
ask How far along the track does the overtaking happen? => h * v / (u - v) * u
again At what distance from the start are the cars side by side?
ask Find the time in seconds between the start of {A's} car and its arrival at the end of the track. => d / v
again How long does {A's} model take for the whole track, in seconds?
ask How many metres does {A's} car still have to go when {B's} arrives? => d - (d / u + h) * v decimal
again {B's} car is at the end of the track. By how many metres is {A's} behind it?
need d > (d / u + h) * v + 1; d * 10 % u == 0

story alloy-melt
grade 8
english gb
A = woman
c = 12..30 by 2
z = 6..10
x = 4..8
p = money 7..9
q = money 2..4
t = 850..980 by 10
body Brass is made from copper and zinc at about {t} degrees. {A}, who casts bells, melts {c} kg of copper at {p} a kilogram with {z} kg of zinc at {q} a kilogram and pours {x} bells of equal weight.
need (c + z) * 100 % (4 * x) == 0; c * 100 % (c + z) == 0
again {x} bells, all of the same weight, are poured from a brass that {A} melts at {t} degrees. For it she uses {z} kg of zinc, bought at {q} a kilogram, as well as {c} kg of copper, bought at {p} a kilogram.
ask What does each bell weigh? => (c + z) / x
again Find the weight of a single bell.
ask What percentage of the brass is copper? => c / (c + z) * 100
again Express the share of copper in the brass in percent. What is it?
ask How much has {A} paid for the metal in a kilogram of her brass? => (c * p + z * q) / (c + z)
again For every kilogram of brass, what do the metals cost on average?
ask How much dearer was the copper than the zinc? => c * p - z * q
again By how much did the bill for copper exceed the one for zinc?

story ice-core
grade 7
english any
A = person
l = 120..200 by 20
y = 8..14
n = 4, 5, 8
k = 3..5
f = fraction 1/4, 3/8, 5/8
w = 40..60
body In a hut on the glacier lies a core of ice {l} cm long. Since {y} cm of it stand for a year of snow, {A} can read the weather of the past in it. {f} of the core has been studied so far, at a pace of {n} cm a day. The hut has been there for {w} years.
need l * f % n == 0
again {A} studies old weather in a core of ice from the glacier, where a hut has stood for {w} years. The core measures {l} cm, and a year's snow makes {y} cm. So far {f} of it has been looked at, {n} cm a day.
ask How many days has {A} been at work on the core? => l * f / n
again On how many days has {A} looked at the ice so far?
ask If the pace stays the same, how many days of work are still to come? => (l - l * f) / n
again How many more days will the rest of the core take at this pace?
ask How many centimetres of the core stand for {k} years? => k * y
again What length of ice, in centimetres, do {k} years of snow make?
ask From the day it is taken out of the freezer the core shrinks by {x} mm a day. How many millimetres long is it after a week? => l * 10 - x * 7
x = 2..6
again Out of the freezer, {x} mm of the core melt away daily. What is its length after seven days, in millimetres?
need l * f % 1 == 0

story soil-layers
grade 5
english gb
A = girl
B = boy
a = 8..14
b = 16..24
c = 3..6
n = 3..4
m = 25..40
body A glass column on the desk shows layers of soil. At the bottom are {b} cm of gravel, then come {a} cm of sand, and on top lies humus, {c} cm less than sand. {A} and {B} pour in {m} cl of water.
need a > c + 2
ask How thick is the layer of humus? => a - c
ask How many millimetres of soil are there in the column, all layers together? => (b + a + (a - c)) * 10
ask By how much is the gravel thicker than the other layers together? => b - (a + (a - c))
need b > a + a - c + 1
ask {A} and {B} build {n} columns like this. What height of sand and humus do they need in all, in centimetres? => n * (a + (a - c))
ask whole A column of soil has {b} cm of gravel and {n} layers of sand with a thickness of {a} cm each. How much room is left if the column is a metre high? => 100 - b - n * a
ask whole In a glass column, {c} layers of {a} cm and {n} layers of {x} cm lie on top of {b} cm of gravel. How high is the soil in the column? => c * a + n * x + b
x = 2, 7

story museum-dinosaur
grade 4
english gb
A = man
b = 180..240 by 5
t = 45..65 by 5
n = 6..9
w = 4..6
d = 20..32
body Putting a dinosaur together is slow work. Of its {b} bones, {t} belong to the tail. {A} and two colleagues fix {n} bones a day, {w} days a week. They have fixed all of the tail but nothing else. The animal will be {d} metres long.
again A dinosaur of {d} metres in length is built up by {A} and two colleagues. It has {b} bones. The tail, with {t} bones, is done; none of the others are in place. They manage {n} bones a day and work {w} days a week.
ask How many bones are still missing on the skeleton? => b - t
again How many bones must yet be put in place?
ask How many bones will be left to do after one more week of work? => b - t - n * w
again When the next week is over, how many bones still lie on the table?
ask After {x} more weeks, how many bones are in place? => t + x * w * n
x = 2..3
again {A} and his colleagues carry on for {x} weeks. To how many has the number of fixed bones then risen?
ask If each of the three fixed {y} bones a day, how many bones would they fix in a week? => 3 * y * w
y = 3..5
again Suppose the three of them fixed {y} bones each, every working day. What would a week bring?

story plankton-net
grade 6
english gb
A = woman
n = 5..8
v = 12..20
k = 30..60 by 5
r = percent 20, 40, 60
m = 3..9
body Each time the plankton net is pulled, {v} litres of sea water run through it, and about {k} tiny shrimps are caught. {A} pulls it {n} times. {r} of the shrimps carry eggs. The net is {m} metres long.
need n * k * r % 100 == 0
again {A} works with a plankton net {m} metres in length, through which {v} litres of water run at every pull. It comes up with {k} tiny shrimps on average; {r} of these have eggs. She does {n} pulls.
ask How many shrimps without eggs are in the catch? {body} => n * k * (100 - r) / 100
again Of the shrimps that {A} brings up, how many have no eggs?
ask How many millilitres of water have run through the net? => n * v * 1000
again All pulls counted, what amount of water in millilitres passes the net?
ask The catch is divided equally among {x} dishes. How many shrimps with eggs are there in a dish, if they are spread evenly? => n * k * r / 100 / x
x = 2, 4, 10
again Shrimps of every sort are spread evenly over {x} dishes. How many of those in a dish carry eggs?
ask If a pull takes {y} minutes and the pause after it {z} minutes, how many minutes pass from the start of the first pull to the end of the last? => n * y + (n - 1) * z
y = 10..15
z = 2..4
again Between her pulls of {y} minutes each, {A} rests for {z} minutes. How many minutes after beginning has she ended her last pull?

story snail-trail
grade 1
A = girl
a = 10..15
b = 5..9
c = 2..4
d = 5..9
body {A's} snail creeps {a} cm in the morning. At noon it creeps {b} cm. In the evening it creeps only {c} cm.
again In the evening {A's} snail creeps {c} cm, at noon {b} cm. It is quickest in the morning and creeps {a} cm.
ask How many cm does the snail creep on this day? => a + b + c
again Add up all its creeping from morning to evening. How many cm is that?
ask How many cm more does it creep in the morning than in the evening? => a - c
again The snail is slow in the evening. How many cm less than in the morning does it creep then?
ask On the next day the snail creeps {d} cm less. How far does it get? => a + b + c - d
again A day later it does {d} cm less than on this day. How far is that?

story leaf-table
grade 2
A = girl
B = boy
a = 12..20
b = 9..18
c = 5..8
d = 10..16
e = 2..4
body The children have put {a} oak leaves, {b} maple leaves and {c} birch leaves on the table. {A} glues {d} of the leaves on paper.
again Out of all the leaves on the table, {A} uses {d} for her picture. There were {c} birch leaves, {b} maple leaves and {a} oak leaves.
ask How many leaves stay on the table? => a + b + c - d
again How many of the leaves have not been glued?
ask By how many do the oak leaves outnumber the birch leaves? => a - c
again There are more oak leaves than birch leaves. How many more?
ask {B} brings {e} more leaves of each of the three kinds. How many leaves have the children collected then? => a + b + c + 3 * e
again Suppose that {B} adds {e} leaves to each of the three kinds. How many have they collected?

story morning-chill
grade 2
a = 5..9
b = 6..12
c = 3..5
d = 18..25
body It is {a} degrees in the morning. By noon it is {b} degrees warmer. In the evening it is {c} degrees colder than at noon. Indoors it is always {d} degrees.
again Indoors you read {d} degrees all day long. Outside it is {a} degrees in the morning. It gets {b} degrees warmer until noon and then {c} degrees colder until the evening.
ask What is the temperature outside at noon? => a + b
again How warm is it outside in the middle of the day?
ask How warm is it outside in the evening? => a + b - c
again In the evening, what does the thermometer outside show?
ask How much colder than indoors is it outside in the evening? => d - (a + b - c)
again Step outside in the evening. By how many degrees does it get colder around you?
need d > a + b

story lamp-batteries
grade 2
A = boy
n = 6..9
k = 3..5
m = 10..16
x = 2..6
need n * k > m + 1
body {A} wants to light {n} little lamps. A lamp needs {k} batteries. He has {m} batteries.
again {m} batteries lie in the drawer. {A} needs {k} of them for a lamp, and he has {n} little lamps to light.
ask How many batteries do all the lamps need? => n * k
again All the lamps must shine. How many batteries does it take?
ask How many batteries are missing? => n * k - m
again How many batteries must {A} still get?
ask {x} of his batteries turn out to be empty. How many new ones does he need? => n * k - (m - x)
again {A} finds that {x} of the batteries in the drawer no longer work. How many must he buy?
