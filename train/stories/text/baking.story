topic baking

story early-shift
grade 5
english gb
A = woman
n = 36..60 by 4
m = 4..6
k = 120..180 by 5
p = money 2.6..3.8 by 0.2
need n * m > k + 10
body The ovens in {A's} bakery are lit at four in the morning. By opening time she has baked {m} batches of {n} loaves, and {k} of the loaves have gone by van to shops and hotels. The rest are sold in the bakery for {p} apiece.
again {A's} bakery keeps for its own counter what the van does not take. This morning the van left with {k} loaves out of {m} batches, and a batch is {n} loaves. Over the counter a loaf costs {p}.
ask How many loaves are left to sell in the bakery? => n * m - k
again Find the number of loaves that stay for the counter.
ask How much money will {A} take over the counter if all of these are bought? => (n * m - k) * p
again Every loaf on the counter finds a buyer. What are the takings?
ask How many loaves has {A} baked by opening time? => n * m
again In total, what number of loaves came out of the ovens?
ask If she bakes the same each day, how many loaves does she bake in a week? => n * m * 7
again With equal work on all the days of the week, what is the weekly number of loaves?

story muffin-tins
grade 3
A = boy
B = girl
n = 5..9
m = 4..8
k = 12..20
body {A} fills {n} tins with muffin dough, and a dozen muffins fit into each tin. {B} decorates {k} of the muffins with blueberries, and another {m} fall on the floor.
again A tin holds a dozen muffins, and {A} fills {n} of them. When the muffins are baked, {m} fall down and {B} puts blueberries on {k} others.
ask How many muffins does {A} bake? => n * 12
again What number of muffins goes into the oven?
ask How many muffins can still be eaten? => n * 12 - m
again Find the number of muffins that stayed off the floor.
ask How many of the muffins that can be eaten have no blueberries on them? => n * 12 - m - k
again What number of good muffins has {B} left plain?
ask How many more muffins would {A} have baked with {g} more tins? => g * 12
g = 2..4
again With another {g} tins, how many extra muffins would there be?

story flour-sacks
grade 6
english gb
A = man
n = 16, 25
m = 4..8
f = decimal 450, 500, 640, 800
k = 30..60 by 5
need n * m * 1000 > f * k + 5000
body {m} sacks of flour, {n} kg each, were delivered to the village bakery this morning. {A} needs {f} g of flour for a farmhouse loaf and has already baked {k} such loaves from the delivery.
ask How many kilograms of flour were delivered? => n * m
ask How many kilograms of flour has {A} used for the farmhouse loaves? => k * f / 1000
ask How many kilograms of the delivery remain? => n * m - k * f / 1000
ask whole A sack holds {n} kg of flour, and a loaf takes {f} g. If a baker bakes {k} loaves from a new sack, how many grams of flour are left in it? => n * 1000 - k * f decimal
need n * 1000 > k * f

story cookie-boxes
grade 4
english us
A = girl
n = 8..14
m = 9..15
k = 6, 8
e = 5..16
need (n * m - e) % k == 0
p = money 3.5..6 by 0.25
body For the library bake sale, {A} bakes {n} trays with {m} oatmeal cookies on each. Her little cousins eat {e} of them warm from the oven. She packs all the others in boxes of {k} and asks {p} for a box.
again {A's} oatmeal cookies are for the library bake sale, {p} for a box of {k}. She baked {n} trays of them, {m} to a tray, but before they were packed her little cousins ate {e}.
ask How many boxes can {A} fill? => (n * m - e) / k
again What number of boxes is there to sell?
ask How much money do all the boxes bring in? => (n * m - e) / k * p
again Work out what the bake sale takes for all of {A's} boxes.
ask How many cookies did {A} bake? => n * m
again Find the number of cookies that came out of the oven.
ask How many cookies do {g} boxes hold? => g * k
g = 2..5
again Someone buys {g} boxes. How many cookies is that?

story gingersnap-recipe
grade 6
english us
A = boy
f = mixed 2.5..4.5 by 0.5
s = mixed 1.25..1.75 by 0.25
n = 24, 36, 48
k = 3..5
b = 14..17
body The recipe on the card is enough for {n} gingersnaps. You stir {f} cups of flour with {s} cups of sugar and bake everything for {b} minutes.
again Bake for {b} minutes: that is the last line of {A's} recipe for {n} gingersnaps, which takes {s} cups of sugar and {f} cups of flour.
ask How many cups of flour does {A} need to make the recipe {k} times? => k * f fraction
again {A} makes the recipe {k} times. What amount of flour, in cups, does {A.he} use?
ask How many cups of flour and sugar does {A} need together for {k} times the recipe? => k * (f + s) fraction
again Making the recipe {k} times, how much flour and sugar does {A} measure out altogether, in cups?
ask How many gingersnaps does {A} get from {k} times the recipe if {g} of them burn? => k * n - g
g = 4..9
again {A} makes the recipe {k} times, but {g} gingersnaps burn. What number of good ones is there?
ask By how many cups is there more flour than sugar in the recipe? => f - s fraction
again What is the difference between the cups of flour and the cups of sugar?

story sheet-cake-ribbon
grade 6
english gb
A = woman
l = 36..48 by 2
w = 22..30 by 2
h = 6..9
s = 25..40 by 5
body {A} decorates a rectangular sheet cake that is {l} cm long, {w} cm wide and {h} cm high. She lays a ribbon along the edge of the board under the cake, which has exactly the cake's length and width.
again The board under a sheet cake has the same length as the cake, {l} cm, and the same width, {w} cm; the cake rises {h} cm above it. {A} lays a ribbon all the way round the edge of the board.
ask How long is the ribbon in centimetres? => 2 * (l + w)
again What length of ribbon goes once round the board, in centimetres?
ask What area of icing, in square centimetres, covers the top of the cake? => l * w
again {A} ices the top of the cake. Find the area that she covers, in square centimetres.
ask If {A} buys {m} m of ribbon, how many centimetres will she have left? => m * 100 - 2 * (l + w)
m = 2..5
again The shop sold her {m} m of ribbon. What length is not used, in centimetres?
ask By how many centimetres is the cake longer than it is wide? => l - w
again What is the difference between length and width in centimetres?

story bread-van
grade 4
english gb
A = man
n = 84..140
a = 24..36
b = 17..23
c = 8..15
need n > a + b + c
body On his round, {A} delivers bread to the school, the hospital and the hotel. His van starts with {n} loaves. The school takes {a}, the hospital {b} and the hotel {c}; whatever is left goes to the night shelter.
again {a} loaves go to the school, {b} to the hospital and {c} to the hotel when {A} drives his round with {n} loaves in his van. The night shelter is given the rest.
ask How many loaves does the night shelter get? => n - (a + b + c)
again What number of loaves is left for the night shelter?
ask How many loaves are in the van after the first two stops? => n - a - b
again When the school and the hospital have been served, how many loaves is he still carrying?
ask How many more loaves does the school take than the hotel? => a - c
again By how many loaves is the school's order larger than the hotel's?
ask How many loaves do the school and the hospital take from Monday to Friday together? => 5 * (a + b)
again Find the number of loaves for the school and the hospital in a week with five deliveries.

story pretzel-shift
grade 7
english us
A = woman
B = man
n = 40..64 by 4
m = 28..36 by 4
k = 2..4
t = 9..12
r = percent 25, 50, 75
body In an hour {A} can twist {n} pretzels and {B} {m}. They both begin at six o'clock in the morning and work for {k} hours. {r} of all the pretzels are sprinkled with salt, and it takes {t} minutes to bake them.
again Pretzels bake for {t} minutes at this bakery, but first they have to be twisted. {B} twists {m} in an hour and {A} twists {n}; the two start at six o'clock and keep going for {k} hours. Salt is sprinkled on {r} of what they make.
ask How many pretzels do they twist together? => (n + m) * k
again What is the number of pretzels that the two of them make?
ask How many of the pretzels are sprinkled with salt? => (n + m) * k * r / 100
again Find the number of pretzels that get salt.
ask How many more pretzels than {B} does {A} twist? => (n - m) * k
again By how many pretzels is {A} ahead when they stop?
ask For how many seconds is a pretzel in the oven? => t * 60
again What is the baking time of a pretzel in seconds?

story cupcake-colours
grade 2
english gb
A = girl
B = boy
n = 11..18
m = 5..9
e = 3..4
need n > m + e + 1
body {A} has iced {n} cupcakes with yellow icing. {B} has iced {m} with red icing. Then {e} of the yellow cupcakes are given to the neighbours.
again Yellow icing is on {n} cupcakes that {A} has made, red icing on {m} that {B} has made. The neighbours are given {e} yellow cupcakes.
ask How many cupcakes have the children iced together? => n + m
again Find the number of yellow and red cupcakes altogether before any are given away.
ask How many yellow cupcakes are left? => n - e
again After the neighbours have had theirs, what number of yellow cupcakes remains?
ask How many cupcakes remain in all? => n - e + m
again Counting both colours, how many cupcakes are left?
ask How many more yellow than red cupcakes are there in the end? => n - e - m
again In the end, by how many do the yellow cupcakes outnumber the red?

story sourdough-starter
grade 7
english gb
A = person
n = decimal 60..90 by 10
k = times 3..4
f = decimal 350, 400, 450
w = decimal 240..320 by 20
s = decimal 8..12
body Feeding her sourdough jar, Aunt Meena had {n} g of starter last night; by the morning the weight had grown to {k} as much. For a loaf she mixes {f} g of flour, {w} g of water and {s} g of salt with some of the starter.
ask How many grams of starter are in the jar in the morning? => k * n
ask How much does the starter gain in weight overnight, in grams? => k * n - n
ask If all of the starter goes into the loaf, what does the dough weigh in grams? => k * n + f + w + s
ask How many grams of flour and water does she need for {b} loaves? => b * (f + w)
b = 2, 5, 6, 7

story macarons
grade 5
english any
A = woman
n = 15..24
m = 8..14
k = 4..6
b = 12, 16
need n * m * 2 > 40
body For a macaron you need two shells with cream in between. {A} pipes {n} rows of {m} shells, but {k} of the shells crack in the oven. There are two colours of cream.
need (n * m - k) % 2 == 0
again {A} pipes shells on a sheet of paper, {n} rows with {m} in each. A macaron is two shells with cream between them. In the oven, {k} shells crack and are thrown away.
ask How many whole shells come out of the oven? => n * m - k
again Find the number of shells that have not cracked.
ask How many macarons can {A} make? => (n * m - k) / 2
again What number of finished macarons is possible?
ask She puts {g} macarons aside for the window. How many can she sell in the shop? => (n * m - k) / 2 - g
g = 7..15
again {g} macarons go into the window. How many does that leave for selling?
ask How many shells does {A} pipe? => n * m
again Count the shells that are piped. How many is that?

story oven-schedule
grade 6
english any
n = 4..7
t = 18..28 by 2
c = 5..9
p = 25..40 by 5
A = boy
need p != t
body {A} has dough for {n} trays of rolls, but only a single tray fits into the oven at a time. A tray is in the oven for {t} minutes. Between two trays he needs {c} minutes to let the oven heat up again. Making the dough took {p} minutes.
ask For how many minutes is bread in the oven altogether? => n * t
ask How many minutes pass from putting in the first tray until the last comes out? => n * t + (n - 1) * c
ask How many minutes did {A} work on dough and baking, if he did not wait between trays? => p + n * t
ask How many seconds does the oven need to heat up again? => c * 60

story doughnut-glaze
grade 4
english us
A = man
n = 6..12
k = 3..5
c = 7..20
p = money 0.75..1.25 by 0.05
q = money 8.5..10.5 by 0.5
need 12 * p > q
body {A} fries {n} dozen doughnuts before sunrise. {c} get no glaze. A single doughnut is {p}, and a box of twelve is {q}.
again Before the sun is up, {n} dozen doughnuts have been fried by {A}. He glazes all but {c} of them. You pay {p} for a single doughnut and {q} for a box of twelve.
ask How many doughnuts are glazed? => n * 12 - c
again Find the number of doughnuts with glaze.
ask How much do you save with a box compared with twelve single doughnuts? => 12 * p - q
again What is the difference between the price of a box and that of twelve doughnuts bought singly?
ask An office orders {k} boxes and {g} single doughnuts. How much must it pay? => k * q + g * p
g = 6..9
again {g} single doughnuts and {k} boxes go to an office. What is its bill?
ask If all the doughnuts were packed in boxes and sold, how much would {A} take? => n * q
again Suppose every doughnut is sold in a box. What are the takings?

story gingerbread-village
grade 5
A = girl
B = boy
n = 5..8
w = 4, 6
r = 2
c = 15..30
k = 45..90
body A gingerbread village is being built in the school hall. For a single house you need {w} pieces for walls and another 2 for the roof, and {c} sweets to decorate it. The plan is {n} houses; the children have already baked {k} pieces.
need n * (w + 2) > 20
ask How many pieces of gingerbread does the whole village need? => n * (w + 2)
ask How many sweets must be bought? => n * c
ask How many more sweets than gingerbread pieces does the village take? => n * c - n * (w + 2)
ask whole A gingerbread house is made of {w} wall pieces and {h} roof pieces. After baking {k} pieces, how many more must the children bake for {n} houses? => n * (w + h) - k
h = 2, 3
need n * (w + h) > k

story baking-class-fee
grade 5
english gb
A = woman
n = 8..14
p = money 18..26 by 2
c = money 3.5..5.5 by 0.5
h = 60..90 by 5
k = 2..3
body {A} teaches baking on Saturdays. Each of her {n} students pays {p} for a lesson of {k} hours. For flour, butter and sugar she spends {c} a student, and the kitchen costs her {h}.
again To rent a kitchen, {A} pays {h} every Saturday. Her baking lesson there lasts {k} hours and has {n} students, who pay {p} each; she needs ingredients for {c} a student.
ask How much do the students pay altogether? => n * p
again Find the fees of all the students together.
ask What does {A} earn with a lesson, after all her costs? => n * p - (n * c + h)
again When kitchen and ingredients are paid for, how much of the fees is left for {A}?
ask How much does {A} spend on ingredients and the kitchen? => n * c + h
again What are her costs for a lesson?
ask If {g} students are ill and don't pay, how much money does she collect? => (n - g) * p
g = 2..4
again {g} students stay at home and pay nothing. What fees does {A} get from the others?
