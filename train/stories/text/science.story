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
h = 55..88
body Pupils at a weather station read the thermometer every noon. From Monday to Thursday it showed {a}, {c}, {b} and {d} degrees. On Friday, with the air at {h} percent humidity, it was {s} degrees warmer than on Thursday.
again The air was at {h} percent humidity on Friday, and the thermometer stood {s} degrees above Thursday's reading of {d}. Earlier in the week, Monday had brought {a} degrees, Tuesday {c} and Wednesday {b}.
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
again What number of good tubes is there after the washing, when no cracked ones are kept?
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
ask What is the mass of the salt solution before the weekend? => w + s
ask Which percentage of the fresh solution is salt? => s / (w + s) * 100
ask After the weekend, what does the content of the glass weigh? => w - e + s
ask The experiment is prepared in {k} equal glasses. How many grams of water remain in them altogether on Monday? => k * (w - e)
ask whole Calculate the percentage of salt in a mixture of {s} g of salt and {w} g of water. => s * 100 / (w + s)

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
body A model of the rocket burns {b} pounds of fuel every second and starts with {f} pounds in its tank. The real one, says Dr {A}, climbs {v} miles a second and must reach a station {d} miles up.
ask The real rocket has been climbing for {t} seconds at that speed. How many miles are left to the station? => d - v * t
ask {x} seconds after the start, how many pounds of fuel are left in the model? => f - x * b
x = 2..4
ask How many ounces of fuel does the model burn each second? => b * 16
ask The tank is filled only {h}. For how many seconds can the model burn fuel then? => f * h / b decimal
h = fraction 1/2, 1/4
ask whole Work out how many miles a rocket climbs in a minute when it does {v} miles a second for the first {t} seconds and {y} miles a second for the rest of that minute. => v * t + y * (60 - t)
y = 7..9

story rain-gauge
grade 4
english gb
a = 4..9
b = 12..25
c = 2..3
m = 60..90
w = 10..30 by 5
need m > a + b + c * b
body "April should bring {m} mm of rain," read the warden from her notebook. The gauge collected {a} mm in the first week and {b} mm in the second, in winds of {w} km an hour. In the third week it rained {c} times as much as in the second.
again In April's first week the rain gauge held {a} mm, in the second {b} mm, and in the third {c} times as much as in the second. Winds blew at {w} km an hour. An ordinary April has {m} mm of rain.
ask How much rain fell in those three weeks? => a + b + c * b
again What did the gauge collect in the three weeks altogether?
ask How many millimetres must fall in the rest of the month to make it an ordinary April? => m - (a + b + c * b)
again What is still missing from the usual amount after the third week, in millimetres?
ask By how much was the third week wetter than the first? => c * b - a
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
again The class prepares slides of onion skin under microscopes that enlarge {x} times. It works in {n} pairs, on {p} chairs, and every pair makes {k} slides, but bubbles spoil {g} of the whole lot.
ask How many good slides does the class end up with? => n * k - g
again The spoiled slides are wiped clean. What number of slides can be kept?
ask If each pair makes just two slides more, how many slides is that in all, spoiled ones included? => n * (k + 2)
again Every pair adds two slides. Spoiled or not, to what does the total come?
ask How many students are working on the slides? => n * 2
again What number of students does the class have at its microscopes?
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
l = 50..80 by 5
need t * 10 % n == 0
body {A} times a pendulum on a string of {l} cm: {n} swings last {t} seconds. {B} lets go of a heavier weight on a longer string, and her pendulum needs {u} seconds for the same number of swings.
again The same number of swings, {n}, takes {B's} pendulum {u} seconds and {A's} {t} seconds. {A's} hangs on a string {l} cm in length.
ask How long does a single swing of {A's} pendulum last? => t / n
again What time in seconds does {A} find for each swing?
ask How many swings does {A's} pendulum make in a minute, if it keeps going? => n / t * 60 count
again At the same pace, what number of swings would {A} count in a minute?
need n * 60 % t == 0
ask {A} measures twice more and gets {x} and {y} seconds. What is the mean of her measurements? => (t + x + y) / 3
x = 36..66
y = 37..68
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
again The sprouts were planted without delay. What number of days lay between the damp paper and the open air?
ask A second lot has {x} seeds, and {y} of them sprout. Taking both lots, how many sprouts are there? => n * r / 100 + x * y / 100
x = 20, 60, 100, 140
y = percent 55, 95, 45
again How many sprouts do the two lots give if {y} of {x} further seeds come up as well?

story freezing-ice
grade 3
A = boy
n = 4..9
m = 2..5
t = 16..24
s = 45..75 by 5
body Which ice melts fastest? {A} puts {n} cubes of ice in the sun and {m} times as many in the shade of a room at {t} degrees. The first cube has melted after {s} minutes.
ask How many ice cubes lie in the shade? => n * m
ask How many ice cubes does {A} use in his experiment? => n + n * m
ask How many more ice cubes lie in the shade than in the sun? => n * m - n
ask whole If a freezer makes {t} ice cubes and {n} trays with {m} cubes each are added, how many ice cubes are there? => t + n * m

story shadow-stick
grade 4
english us
A = girl
a = 24..36 by 3
h = 2..4
m = 3..5
l = 40..60
body At noon the shadow of a yardstick in the schoolyard is {a} inches shorter than it was at eight o'clock, when {A} measured it for the first time as {f} feet.
f = 5..8
need f * 12 > a + 6
ask What was the length of the shadow at noon, in inches? => f * 12 - a
ask By four o'clock it has grown by {g} inches again. How many inches is it shorter than in the early morning? => a - g
g = 7..20
ask How many inches does the shadow shrink in each of the four hours before noon, on average? => a / 4 decimal
ask whole A tree's shadow is {f} feet long, and {l} inches are covered by grass. How many inches of the shadow fall on the path? => f * 12 - l

story star-count
grade 3
A = woman
n = 18..36
s = 4..7
c = 3..9
k = 2, 3
g = 40..60
body On a clear night Professor {A} counts stars through a cardboard tube. At her first try she sees {n}; on each of the next {s} tries she sees {c} more than on the try before. The tube is {g} cm long.
ask How many stars does she see on her last try? => n + s * c
ask How many stars does she see on the first two tries together? => n + (n + c)
ask On her last try, how many more stars than on her first does she count? => s * c
ask whole If Professor {A} sees {n} stars through her tube and the whole sky has {g} times as many, how many stars are outside the tube's view? => n * g - n

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
ask What voltage do all the connected lemons give? => n * v
ask By how many volts does the row exceed what the lamp needs? => n * v - t decimal
ask {A} has {e} in his pocket. How much remains of it after he has paid for the lemons? => e - n * p
e = money 5, 10
ask If he used up all his nails in further rows of lemons with {v} volts each, how many volts would the lemons produce altogether? => v * l decimal
story sunflower-groups
grade 6
english gb
A = woman
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
again After what number of weeks do both groups have the same average?
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
body A model wind turbine with {p} blades turns {r} times in {s} seconds while the fan runs at its lowest step. {A} turns the fan up, and the blades go {k} faster.
need r * 60 % s == 0; r * 60 / s * k % 100 == 0
ask How many turns a minute does the turbine make at the lowest step? => r / s * 60 count
ask After the fan has been turned up, how many turns does it make each minute? => r / s * 60 * (100 + k) / 100 count
ask The fan stands at the lowest step for {x} minutes and at the higher one for {y} minutes. Find the number of turns. => r / s * 60 * (x + y * (100 + k) / 100) count
x = 6..12
y = 13..16
ask whole A blade is {b} mm long. Find the total length in centimetres of the blades of {p} turbines if a turbine has {z} such blades. => b * p * z / 10
z = 6, 8

story weather-balloon
grade 6
english gb
A = man
v = 4..6
t = 15..25 by 5
s = 18..24
c = 5..7
h = 10..14
body A weather balloon released at sea level rises {v} metres a second. On the ground the air is at {s} degrees, and with every kilometre of height it gets {c} degrees colder. Its signal is lost after {h} hours.
ask How many metres high is the balloon after {t} minutes? => v * t * 60
ask How many kilometres high does it float {t} minutes after its release? => v * t * 60 / 1000 decimal
ask What temperature does the balloon report when it is two kilometres high? => s - 2 * c
ask Colleagues of {A} release a second balloon, which rises {w} metres a second, at the same moment. How many metres lower is it after {x} minutes? => (v - w) * x * 60
w = 2..3
x = 7..9
need s - 2 * c > 1

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
again What number of larvae has {A} kept in the tank till the night of the fifteenth?
ask When {A} has gone on like this for {x} days, how many larvae does she still keep? => n - n * f - x * m
x = 2..3
again {x} days later, and with the daily trips made, how many larvae swim in the tank?
ask If instead she had moved {y} larvae a day from the first of May on, how many would the pond have received in a week? => y * 7
y = 3..4
again Suppose {y} larvae a day had gone to the pond from the start. How many would that be within a week?
ask She fills tanks of {k} larvae at most. How many larvae are above that limit on the fifteenth, when {f} of them have gone? => n - n * f - k
again How many larvae must still leave on the fifteenth before only {k} are in the tank?

story snow-depth
grade 4
english us
A = girl
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
h = 2..3
t = 25..45 by 5
body In a medical laboratory a robot arm puts samples into a machine that takes {n} samples at once. Every run lasts {t} minutes, and {c} runs are made each morning. {b} samples of a morning must be repeated.
again {c} times each morning, a machine in a medical laboratory is filled by a robot arm with {n} samples, and for every filling it needs {t} minutes. Of a morning's samples, {b} must be done again.
ask How many samples does the machine test on the mornings of a whole week? => n * c * 7
again With a full machine every time, what number of samples passes through it on seven mornings?
ask How many samples of a morning need no repeat? => n * c - b
again Leave out those done again. How many of a morning's samples are fine at the first try?
ask From the start of the first run to the end of the last one there are also {p} minutes of cleaning after each run but the last. How many minutes is that? => c * t + (c - 1) * p
p = 6..12
again Between two runs, {p} minutes go into cleaning. How many minutes pass from the beginning of the morning's first run to the end of its last?
ask How many hours does the machine run in {x} mornings? => c * t * x / 60 decimal
x = 10..24 by 2
again Not counting pauses, over {x} mornings how many hours is the machine at work?

story moon-weight
grade 6
english us
A = girl
B = boy
w = 66..108 by 6
v = 114..156 by 6
g = 12..30 by 6
a = 9..14
body Things weigh only a sixth as much on the moon as they do here. {A}, {a} years old, weighs {w} pounds, and her backpack weighs {g} pounds. Her mother weighs {v} pounds.
again On the moon the scales would show a sixth of what they show on Earth. Here, {A} ({a}) weighs {w} pounds, her mother {v} pounds and the backpack {g} pounds.
ask What would {A} weigh on the moon with her backpack on? => (w + g) / 6
again With the backpack on her shoulders, how many pounds would {A} weigh up there?
ask On the moon, how much heavier than {A} would her mother be? => (v - w) / 6
again Find the difference in weight between mother and daughter on the moon.
ask How many pounds less than here would {A} weigh on the moon? => w - w / 6
again {A} flies to the moon without a backpack. By how much do the scales fall?
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

story cloud-chart
grade 3
A = girl
B = boy
s = 8..12
c = 13..15
r = 3..6
m = 22..30
body {A} and {B} keep a weather chart for the month of June. They draw {s} suns and {c} clouds, one a day, and a drop for each of the remaining days of the month. The hottest day had {m} degrees.
again June's weather chart by {A} and {B} shows a picture for each day: {s} days have a sun, {c} a cloud, and all the other days a drop. It was never hotter than {m} degrees.
ask How many days with a sun or a cloud were there? => s + c
again How many of the pictures are not drops?
ask A sticker sheet has {x} clouds on it. After the clouds of June are used up, how many whole rows of {y} are left from {z} sheets? => (x * z - c) / y
x = 16..20
z = 2..3
y = 4..5
again The clouds come from {z} sheets with {x} stickers. Those left are laid out in rows of {y}. How many rows do they make?
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
body Ringing {n} young swallows in the barns of one valley took Dr {A} {p} summers. Of these birds, {r} were seen again a year later. A swallow weighs {w} g, a ring only half a gram.
need n * r % 100 == 0; n * r / 100 * d % 100 == 0
ask How many of the swallows were not seen again after a year? => n - n * r / 100
ask {d} of the birds that came back had lost their rings. How many returned with the ring still on? => n * r / 100 * (100 - d) / 100
ask On average, how many swallows did Dr {A} ring in a summer? => n / p count
ask What did all the rings weigh together, in grams? => n * 1/2
ask whole Determine the weight in grams of {p} swallows of {w} g each, wearing rings of half a gram. => p * (w + 1/2)

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
v = 3..5
d = 60..180 by 15
p = 12..18
n = 22..29
body Seismic waves reach {A's} lab in two parts: the fast ones travel {v} miles a second, the slow ones two miles a second. This morning's quake was {d} miles away. {n} students felt it, {p} of them in the basement.
need d % v == 0; d % 2 == 0
ask How many seconds after the quake did the fast waves arrive? => d / v
ask How many seconds lay between the fast waves and the slow ones? => d / 2 - d / v
ask How many miles ahead of the slow waves are the fast ones after a minute? => (v - 2) * 60
ask How many of the students felt it outside the basement? => n - p

story sound-thunder
grade 5
english gb
A = girl
B = boy
s = 6..15 by 3
t = 16..20
k = 2..5
v = 330, 340, 350
body Sound covers {v} metres in a second. {A} sees lightning and hears the thunder {s} seconds later; the next flash is followed by its thunder after {u} seconds. {B} has counted {k} flashes before these.
u = 2..4
again While {B} was counting {k} earlier flashes, {A} took out her watch. Thunder followed the next flash after {s} seconds, and the one after it in {u} seconds. A second is enough for sound to go {v} metres.
ask How many metres away was the lightning that {A} saw first? => v * s
again What distance in metres does {A} find for the flash with the long wait?
ask By how many metres has the storm come closer between these flashes? => v * (s - u)
again Between the flashes of {A's} watch, how many metres did the storm move towards her?
ask How many kilometres does sound travel in a minute? => v * 60 / 1000 decimal
again In one whole minute, how many kilometres can a sound cover?
ask From a storm over the sea, the thunder takes {t} seconds. How many kilometres nearer is the lightning with the longer wait in {A's} record? => (t - s) * v / 1000 decimal
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
ask What temperature has the heap after the rain? => t + r * d - f
again When the shower is over, how warm is the compost?
ask How many degrees below the safe limit is the heap at its warmest? => m - (t + r * d)
again By how many degrees does the hottest moment stay under the limit?
ask How much warmer than on Monday is it when the rain has stopped? => r * d - f
again Compare the heap after the rain with Monday. How many degrees has it gained?
