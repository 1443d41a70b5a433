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
again When the van has gone, how many loaves lie ready for the counter?
ask How much money will {A} take over the counter if all of these are bought? => (n * m - k) * p
again Every loaf on the counter finds a buyer. What are the takings?
ask If all but {h} of the loaves were driven away in vans that hold {v} loaves each, how many full vans would that be? => (n * m - h) / v
v = 20, 30, 40
h = 12..36
again Suppose all but {h} of the loaves were loaded into vans, {v} to a van. How many vans would that fill?
ask If she bakes the same each day, how many loaves does she bake in a week? => n * m * 7
again With equal work on all the days of the week, what is the weekly number of loaves?
ask whole If {m} batches of {n} loaves are baked in a night and each loaf is sold for {p}, what do the loaves bring in when {k} of them are given away? => (m * n - k) * p
again whole In a night {m} batches of {n} loaves are baked. {k} loaves are given away; the others are sold at {p}. Calculate the takings.

story muffin-tins
grade 3
A = boy
B = girl
n = 5..9
m = 4..8
k = 12..20
body {A} fills {n} tins with muffin batter, and a dozen muffins fit into each tin. {B} decorates {k} of the muffins with blueberries, and another {m} fall on the floor.
again A tin holds a dozen muffins, and {A} fills {n} of them. When the muffins are baked, {m} fall down and {B} puts blueberries on {k} others.
ask How many muffins does {A} bake? {body} => n * 12
again How many muffins go into the oven?
ask How many muffins can still be eaten? => n * 12 - m
again Some muffins fell on the floor. How many did not?
ask How many of the muffins that can be eaten have no blueberries on them? => n * 12 - m - k
again How many good muffins has {B} left plain?
ask How many muffins are left for each of {g} families if they share the good ones that have no blueberries evenly? => (n * 12 - m - k) / g
g = 2..3
again {g} families share all the good muffins without blueberries. How many does each family get?

story flour-sacks
grade 6
english gb
A = man
n = decimal 16, 25
m = 4..8
f = decimal 450, 500, 640, 800
k = 30..60 by 5
need n * m * 1000 > f * k + 5000
body {m} sacks of flour, {n} kg each, were delivered to the village bakery this morning. {A} needs {f} g of flour for a farmhouse loaf and has already baked {k} such loaves from the delivery.
ask How many farmhouse loaves can still be baked with the rest of the delivery, if {h} kg are kept for rolls? => (n * m * 1000 - k * f - h * 1000) / f count
h = decimal 2..3
ask How many kilograms of flour has {A} used for the farmhouse loaves? {body} => k * f / 1000
ask How many kilograms of the delivery remain? => n * m - k * f / 1000
ask whole A sack holds {n} kg of flour, and a loaf takes {f} g. If a baker bakes {k} loaves from a new sack, how many grams of flour are left in it? => n * 1000 - k * f decimal
need n * 1000 > k * f
ask whole How many loaves can be baked from {m} sacks of {n} kg of flour if a loaf takes {u} g and {h} kg are set aside? => (m * n - h) * 1000 / u
u = decimal 500, 800

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
ask How many boxes can {A} fill? {body} => (n * m - e) / k
again How many boxes are there to sell?
ask How much money do all the boxes bring in? => (n * m - e) / k * p
again Work out what the bake sale takes for all of {A's} boxes.
ask How many cookies did {A} bake? => n * m
again How many cookies came out of the oven in all?
ask Her helpers carry {g} boxes each to the sale, and {h} boxes stay behind. How many helpers are there? => ((n * m - e) / k - h) / g
g = 2..3
h = 4..5
again All boxes but {h} are carried to the sale, {g} by each helper. How many helpers are needed?

story gingersnap-recipe
grade 6
english us
A = boy
f = mixed 2.5..4.5 by 0.5
s = mixed 1.25..1.75 by 0.25
n = 24, 36, 48
k = 3..5
b = 14..17
body The recipe on {A's} card makes {n} gingersnaps: stir {f} cups of flour with {s} cups of sugar and bake everything for {b} minutes.
again Bake for {b} minutes: that is the last line of {A's} recipe for {n} gingersnaps, which takes {s} cups of sugar and {f} cups of flour.
ask How many cups of flour does {A} need to make the recipe {k} times? => k * f fraction
again {A} makes the recipe {k} times. What amount of flour, in cups, does {A.he} use?
ask How many cups of flour and sugar does {A} need together for {k} times the recipe? => k * (f + s) fraction
again Making the recipe {k} times, how much flour and sugar does {A} measure out altogether, in cups?
ask How many gingersnaps does {A} get from {k} times the recipe if {g} of them burn? => k * n - g
g = 4..9
again {A} makes the recipe {k} times, but {g} gingersnaps burn. How many good ones are there?
ask {A} makes the recipe {k} times and bakes the gingersnaps tray after tray, {u} on a tray. For how many minutes is something in the oven? => k * n / u * b
u = 6, 8, 12
again A tray holds {u} gingersnaps, and there is room for just a single tray in the oven. If {A} makes the recipe {k} times, find the whole baking time in minutes.

story sheet-cake-ribbon
grade 6
english gb
A = woman
l = decimal 36..48 by 2
w = decimal 22..30 by 2
h = decimal 6..9
body {A} decorates a rectangular sheet cake that is {l} cm long, {w} cm wide and {h} cm high. She lays a ribbon along the edge of the board under the cake, which has exactly the cake's length and width.
again The board under a sheet cake has the same length as the cake, {l} cm, and the same width, {w} cm; the cake rises {h} cm above it. {A} lays a ribbon all the way round the edge of the board.
ask How long is the ribbon in centimetres? => 2 * (l + w)
again What length of ribbon goes once round the board, in centimetres?
ask What area of icing, in square centimetres, covers the top of the cake? => l * w
again {A} ices the top of the cake. Find the area that she covers, in square centimetres.
ask If {A} buys {m} m of ribbon, how many centimetres will be left? => m * 100 - 2 * (l + w)
m = decimal 2..5
again The shop sold her {m} m of ribbon. What length is not used, in centimetres?
ask What area, in square centimetres, has to be iced if all four sides of the cake are iced but not the top? => 2 * (l + w) * h
again {A} ices the sides of the cake and leaves the top bare. Find the area of icing in square centimetres.

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
again How many loaves are left for the night shelter?
ask How many loaves are in the van after the first two stops? => n - a - b
again When the school and the hospital have been served, how many loaves is he still carrying?
ask On average, how many loaves do the three customers take? => (a + b + c) / 3 decimal
again Find the mean number of loaves for school, hospital and hotel.
ask If they need the same every day, how many loaves do the school and the hospital take altogether from Monday to Friday? => 5 * (a + b)
again The round is the same on five days a week. What do the school and the hospital take in a week, in loaves?

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
body In an hour {A} can twist {n} pretzels and {B} {m}. They both begin at six o'clock in the morning and work for {k} hours. Salt is sprinkled on {r} of all the pretzels, and it takes {t} minutes to bake them.
again Pretzels bake for {t} minutes at this bakery, but first they have to be twisted. {B} twists {m} in an hour and {A} twists {n}; the two start at six o'clock and keep going for {k} hours. Salt is sprinkled on {r} of what they make.
ask How many pretzels do they twist together? => (n + m) * k
again How many pretzels do the two of them make?
ask How many of the pretzels are sprinkled with salt? => (n + m) * k * r / 100
again Work out how many pretzels get salt.
ask How many more pretzels than {B} does {A} twist? => (n - m) * k
again By how many pretzels is {A} ahead when they stop?
ask How many pretzels without salt are there? => (n + m) * k - (n + m) * k * r / 100
again When the salt has been sprinkled, how many pretzels are left plain?

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
ask {A} wants to fill {g} plates with {h} cupcakes each. How many more must be iced, if all the cupcakes that remain are put on the plates too? => g * h - (n - e + m)
g = 7..8
h = 6
again {g} plates are to hold {h} cupcakes each. Besides those that remain, how many cupcakes must still be iced?
ask How many yellow cupcakes are left? => n - e
again After the neighbours have had theirs, how many yellow cupcakes remain?
ask How many cupcakes remain in all? => n - e + m
again Counting both colours, how many cupcakes are left?
ask How many more yellow than red cupcakes are there in the end? => n - e - m
again In the end, by how many do the yellow cupcakes outnumber the red?

story sourdough-starter
grade 7
english gb
n = decimal 60..90 by 10
k = times 3..4
f = decimal 350, 400, 450
w = decimal 240..320 by 20
s = decimal 8..12
body When Aunt Meena fed her sourdough last night, there were {n} g of starter in the jar; by the morning it weighed {k} as much. For a loaf she mixes {f} g of flour, {w} g of water and {s} g of salt with some of the starter.
ask Half of the starter goes into the loaf in the morning. How many grams are left for tomorrow after {g} g have been thrown away? => 0.5 * k * n - g
g = decimal 10, 15, 25
ask How much does the starter gain in weight overnight, in grams? => k * n - n
ask If all of the starter goes into the loaf, what does the dough weigh in grams? => k * n + f + w + s
ask How many grams of flour and water does she need for {b} loaves? => b * (f + w)
b = 2, 5, 6, 7

story macarons
english gb
grade 5
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
again Leave out the cracked shells. How many are there to work with?
ask How many macarons can {A} make? {body} => (n * m - k) / 2
again How many finished macarons are possible?
ask She puts {g} macarons aside for the window. How many can she sell in the shop? => (n * m - k) / 2 - g
g = 2..3
again {g} macarons go into the window. How many does that leave for selling?
ask How many shells would be whole in {g} such batches? => g * (n * m - k)
again {A} makes {g} batches with the same number of rows and cracks. How many shells stay whole?
ask whole If {n} rows of {m} shells are piped and it takes two shells to make a macaron, how many boxes of {b} macarons can be filled when {u} macarons are eaten first? => (n * m / 2 - u) / b
u = 5..30

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
ask How many minutes does {A} spend waiting for the oven to heat up between the trays? => (n - 1) * c
ask {A} switches the oven off {h} minutes after taking out the last tray. How many hours earlier did the first tray go in? => (n * t + (n - 1) * c + h) / 60 decimal
h = 10..15
need (n * t + (n - 1) * c + h) % 15 == 0

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
body {A} fries {n} dozen donuts before sunrise. {c} get no glaze. A single donut is {p}, and a box of twelve is {q}.
again Before the sun is up, {n} dozen donuts have been fried by {A}. He glazes all but {c} of them. You pay {p} for a single donut and {q} for a box of twelve.
ask How many donuts are glazed? => n * 12 - c
again All the other donuts are glazed. How many is that?
ask How much do you save with a box compared with twelve single donuts? => 12 * p - q
again What is the difference between the price of a box and that of twelve donuts bought singly?
ask An office orders {k} boxes and {g} single donuts. How much must it pay? => k * q + g * p
g = 6..9
again {g} single donuts and {k} boxes go to an office. What is its bill?
ask How many of the glazed donuts are left when {k} boxes of them have been filled? => n * 12 - c - k * 12
again {k} boxes are filled with glazed donuts. How many glazed donuts remain?
ask whole When a box of twelve donuts costs {q} and a single donut {p}, what do {u} donuts cost if you take {h} boxes and buy the others singly? => h * q + (u - 12 * h) * p
h = 2..3
u = 38..46
again whole You need {u} donuts and take {h} boxes of twelve at {q}; the others you buy singly at {p}. What do you pay?

story gingerbread-village
grade 5
n = 5..8
w = 4, 6
c = 15..30
k = 45..90
body A gingerbread village is being built in the school hall. For a single house you need {w} pieces for walls and another 2 for the roof, and {c} sweets to decorate it. The plan is {n} houses; the children have already baked {k} pieces.
need n * (w + 2) > 20
ask How many pieces of gingerbread does the whole village need? => n * (w + 2)
ask A bag of sweets is just enough for a house and costs {p}. What do the sweets for all the houses but {g} cost? => (n - g) * p
p = money 1.4..2.2 by 0.2
g = 2..3
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
h = money 60..90 by 5
k = 2..3
body {A} teaches baking on Saturdays. Each of her {n} students pays {p} for a lesson of {k} hours. For flour, butter and sugar she spends {c} a student, and the kitchen costs her {h}.
again To rent a kitchen, {A} pays {h} every Saturday. Her baking lesson there lasts {k} hours and has {n} students, who pay {p} each; she needs ingredients for {c} a student.
ask How much do the students pay altogether? => n * p
again Find the fees of all the students together.
ask What does {A} earn with a lesson, after all her costs? => n * p - (n * c + h)
again When kitchen and ingredients are paid for, how much of the fees is left for {A}?
ask How much does {A} spend on ingredients and the kitchen? {body} => n * c + h
again What are her costs for a lesson?
ask If {g} students are ill and don't pay, how much money does she collect? => (n - g) * p
g = 2..4
again {g} students stay at home and pay nothing. What fees does {A} get from the others?

story pie-contest
grade 4
english us
n = 9..16
k = times 2..4
b = 11..19
s = 6, 8
body Judges at the county fair are tasting pies. There are {n} peach pies and {k} as many apple pies, and {b} pies have berries in them. Every pie is cut into {s} slices.
again Peach pies, {n} of them, stand on the judges' table at the county fair next to {b} pies with berries. Apple pies are the most popular: {k} as many as peach pies were brought in. A pie makes {s} slices.
ask Helpers eat {u} slices of peach pie and apple pie. How many slices of these kinds are left for the visitors? => (n + k * n) * s - u
u = 10..20
again The helpers eat {u} slices of peach and apple pie. How many peach and apple slices are left?
ask How many pies are there in all? => n + k * n + b
again What is the total number of pies that were brought in?
ask How many slices do the apple pies make? => k * n * s
again When all of the apple pies have been cut, how many slices are there of them?
ask How many more apple pies than peach pies are there? => k * n - n
again By how many do the apple pies outnumber the peach pies?
ask whole If {n} pies are cut into {s} slices each and {j} judges eat {h} slices apiece, how many slices are left? => n * s - j * h
j = 5, 7
h = 3..4
again whole {j} judges eat {h} slices of pie each. There were {n} pies of {s} slices. Find the number of slices left.

story dough-weights
grade 5
english gb
A = man
n = decimal 3.6, 4.8, 5.4, 6
m = decimal 60, 75
k = 12..18
d = decimal 240, 300
need n * 1000 > k * m + 1000
body {A} weighs {n} kg of dough. First he shapes {k} rolls of {m} g each, and from all the dough that remains he makes baguettes, {d} g of dough for a baguette.
again Out of {n} kg of dough come rolls and baguettes. {A} shapes {k} rolls, which take {m} g of dough each, and only then the baguettes; a baguette takes {d} g.
ask A roll is sold for {p}. How much do the rolls bring in if {g} of them are given away? => (k - g) * p
p = money 0.4..0.7 by 0.1
g = 3..5
again {g} rolls are presents; the others are sold for {p} each. What does {A} take for rolls?
ask How many grams of dough remain for baguettes? => n * 1000 - k * m
again When the rolls have been shaped, how much dough is left, in grams?
ask How many grams of dough are left over when {h} baguettes are made from the dough of {j} rolls? => j * m - h * d decimal
j = 20, 24, 28
h = 2..4
ask How many rolls could {A} have made from the whole dough? {body} => n * 1000 / m
again Suppose he had shaped nothing but rolls. How many rolls would the dough have given?

story bake-sale-goal
grade 5
english any
n = 40..70
p = money 0.6..0.9 by 0.1
m = 25..45
q = money 1.2..1.8 by 0.1
w = money 120, 150, 180
need n * p + m * q + 5 < w; n != m
body To buy a new goal for the playground, class 6 needs {w}. So far they have sold {n} biscuits at {p} and {m} slices of cake at {q}.
again Class 6 has sold {m} slices of cake and {n} biscuits so that the playground can have a new goal, which costs {w}. A slice is {q}, a biscuit {p}.
ask How much money has the class collected so far? => n * p + m * q
again Find the amount that the biscuits and the cake have brought in.
ask How much is still missing? => w - (n * p + m * q)
again What further amount is needed before the goal can be bought?
ask How much more has the class earned with cake than with biscuits? => m * q - n * p
again By what amount do the takings from cake beat those from biscuits?
ask What do {g} slices of cake and {h} biscuits cost together? => g * q + h * p
g = 2..4
h = 7..11
again You take {h} biscuits and {g} slices of cake. What must you pay?

story butter-sticks
grade 5
english us
A = woman
n = 5..12
k = 3, 5, 6
p = money 4.2..5.4 by 0.2
body A pound of butter, which costs {p}, comes as four sticks of half a cup each. {A} has {n} pounds in the refrigerator and bakes shortbread. A batch of shortbread takes {k} sticks.
again {A} bakes shortbread, {k} sticks of butter to a batch. Butter costs {p} a pound, and a pound is four sticks, each of which is half a cup. In the refrigerator there are {n} pounds.
ask How many batches can {A} bake with all the butter when {j} sticks are kept back? {body} => (n * 4 - j) / k
j = 2..9
again {A} keeps {j} sticks for other things. Find the number of batches that the rest is enough for.
ask How many cups of butter are there in the refrigerator? => n * 4 * 0.5
again What does all of {A's} butter measure in cups?
ask After {g} batches, how many sticks are left? => n * 4 - g * k
g = 2..5
again {A} bakes {g} batches. How many sticks remain?
ask How much does the butter for {h} batches cost? => h * k / 4 * p
h = 2, 4, 6, 8, 12
again Work out the price of the butter that goes into {h} batches.
ask whole If a pound of butter is four sticks and costs {p}, what is the price of {u} sticks? => u / 4 * p
u = 20, 24, 28
again whole Four sticks of butter are a pound, and a pound costs {p}. How much must be paid for {u} sticks?

story tray-grid
grade 3
n = 5..8
m = 4..9
k = 4..7
e = 3..8
bun = bun | roll | scone
need m != n
body On a baking tray, {buns} lie in {n} rows with {m} in a row. The baker slides {k} trays like this into the oven, and {e} {buns} come out too dark to sell.
again {k} equal trays go into the baker's oven. On each of them there are {n} rows of {buns}, {m} to a row. Of everything that is baked, {e} {buns} turn out too dark to sell.
ask Every {h} good {buns} fill a bag. How many bags are filled? => (n * m * k - e) / h
h = 5..6
again The {buns} that can be sold are packed by {h}. How many bags do they fill?
ask How many {buns} are baked? => n * m * k
again In total, how many {buns} go into the oven?
ask How many {buns} can be sold? => n * m * k - e
again How many {buns} are good enough for the shop?
ask How many {buns} would fit on a tray with {g} more rows? => (n + g) * m
g = 2..3
again If the tray had {g} rows more, how many {buns} could it hold?
ask whole Calculate the number of {buns} on {k} trays with {n} rows of {m}, when {h} places on every tray stay empty. => k * (n * m - h)
again whole {k} trays have {n} rows for {m} {buns} each, but {h} places on each tray are empty. How many {buns} are there?

story rye-and-wheat
grade 4
english any
A = boy
n = 42..78
m = 15..29
e = 6..12
need n > m + e + 3
body Today a bakery made {n} loaves of bread. {m} are rye loaves, {e} are corn loaves, and the rest are made of wheat. {A} has come to buy rye bread for his mother.
again {A's} mother sent him for rye bread. In the bakery lie {n} loaves baked today: {m} of rye, {e} of corn, and all the others of wheat.
ask How many loaves are made of wheat? => n - m - e
again How many wheat loaves came out of the oven?
ask How many loaves are not made of rye? => n - m
again How many loaves are made of something other than rye?
ask The loaves are sold at {p} each, whatever the kind. How much do the wheat loaves bring in? => (n - m - e) * p
p = money 2.5..3.5 by 0.5
again At {p} a loaf, what is taken for all the wheat bread?
ask How many more rye loaves than corn loaves are made in a week without a day off if the numbers stay the same? => 7 * (m - e)
again The bakery never closes and keeps to these numbers. By how many loaves does a week's rye bread exceed its corn bread?

story sponge-average
grade 6
english gb
A = girl
a = decimal 31..36
b = decimal 37..42
c = decimal 43..49
t = 170..190 by 5
body For her science project {A} baked three sponge cakes, each with a different kind of flour, at {t} degrees. They rose to {a} mm, {b} mm and {c} mm.
need (a + b + c) % 3 == 0
again Three sponge cakes, made of different kinds of flour, were the subject of {A's} science project. Baked at {t} degrees, the cakes reached heights of {a} mm, {b} mm and {c} mm.
ask What was the average height of the cakes in millimetres? => (a + b + c) / 3
again Find the mean height in millimetres.
ask A second set of three cakes rises {h} mm higher in total. What is the average height of these in millimetres? => (a + b + c + h) / 3
h = decimal 3, 6, 9, 12
again All three cakes of a second set together come out {h} mm higher. Find their mean height in millimetres.
ask {A} stacks the three cakes with {g} mm of jam in each of the gaps between them. How high is the stack in centimetres? => (a + b + c + 2 * g) / 10
g = decimal 4..8
again With {g} mm of jam between each cake and the next, what is the height, in centimetres, of all the cakes on top of each other?
ask By how many millimetres is the highest cake above the average? => c - (a + b + c) / 3
again The highest cake beats the average by how many millimetres?
ask whole Find the mean height in millimetres of cakes that are {a} mm, {b} mm and {c} mm high when each is covered with {g} mm of icing. => (a + b + c) / 3 + g
again whole Three cakes of {a} mm, {b} mm and {c} mm are each covered with {g} mm of icing. What is their average height in millimetres?

story tin-sizes
grade 8
english gb
A = man
d = decimal 24, 28, 32
s = decimal 14..20 by 2
h = decimal 5..8
p = money 7.5..12.5 by 0.5
body {A} compares two square cake tins. The sides of the larger tin measure {d} cm, the sides of the smaller {s} cm, and both tins are {h} cm deep. The larger costs {p}.
ask How many square centimetres larger is the bottom of the larger tin? => d * d - s * s
ask What volume does the smaller tin hold, in cubic centimetres? => s * s * h
ask Strips of paper go once around the inside of both tins. How long are they together, in centimetres? => 4 * d + 4 * s
ask whole A shop sells square cake tins with sides of {s} cm. How much wire, in centimetres, is needed to strengthen the rims of {n} such tins? => 4 * s * n
n = 3..9

story birthday-orders
grade 6
english us
A = woman
n = 7..13
p = money 32..46 by 2
r = percent 10, 20, 25
k = 2..4
c = money 9..14
body {A} takes orders for birthday cakes at {p} each. The ingredients of a cake cost her {c}. Customers who order {k} weeks ahead get {r} off. In May she sold {n} cakes, all of them at the full price.
again Ordering a birthday cake {k} weeks ahead saves {r} of {A's} usual price of {p}. In May nobody did: she sold {n} cakes at the full price. For the ingredients of a cake she spends {c}.
ask How much does a cake cost when it is ordered ahead? => p - p * r / 100
again What is the lower price of a cake?
ask How much did {A} earn in May after the cost of the ingredients? => n * (p - c)
again Find what she made in May when the ingredients were paid for.
ask How much less would her takings in May have been if all the customers had ordered ahead? => n * p * r / 100
again Suppose everyone had ordered ahead in May. By how much would her takings have been lower?
ask How much do customers save on a cake by ordering ahead? => p * r / 100
again What is the discount on a single cake in money?
ask whole Find what a customer pays for {g} birthday cakes at {p} each after {r} is taken off. => g * p * (100 - r) / 100
g = 4..6
again whole The price of {g} birthday cakes, {p} each, is lowered by {r}. How much must the customer pay?

story yeast-timer
grade 5
english any
A = girl
n = 45..75 by 5
m = 20..35 by 5
k = 12..18
b = 36..44
need (n + k + m + b) % 15 == 0
body Bread dough rises for {n} minutes, is kneaded for {k} minutes, and rises for another {m} minutes. After that it bakes for {b} minutes. {A} starts at nine in the morning.
again {A}, who starts at nine in the morning, lets her bread dough rise twice, for {n} minutes first and for {m} minutes later. Between the two she kneads it for {k} minutes; at the end it bakes for {b} minutes.
ask For how many minutes does the dough rise altogether? => n + m
again What is the total rising time in minutes?
ask How long does everything take, in hours? => (n + k + m + b) / 60
again From the start until the bread is baked, how many hours is it?
ask How many minutes longer does the dough rise than the bread bakes? => n + m - b
again By how many minutes is the whole rising time longer than the baking time?
ask How many hours does {A} have to wait while the dough of {g} such breads, made on different days, is rising? => g * (n + m) / 60 decimal
g = 4, 6, 12
again {A} makes such a bread on {g} days. For how many hours is dough rising on these days?

story wedding-tiers
grade 7
english gb
A = man
a = 48..64 by 4
p = money 3.2..4.4 by 0.2
w = 11..20
body The bottom tier of a wedding cake gives {a} slices, the middle tier half as many, and the top tier is kept for the couple's first anniversary. {A} charges {p} for each slice that is served.
need a % 2 == 0
again {A} bakes a wedding cake and charges {p} for every slice served. Half as many slices as in the bottom tier, which is cut into {a}, come from the middle tier. Nobody eats the top tier at the party.
ask How many slices are served at the party if both tiers are eaten up? => a + 0.5 * a
again Find the number of slices in the bottom and the middle tier together.
ask How much does {A} charge for the two tiers? {body} => (a + 0.5 * a) * p
again What is the price of the bottom and middle tiers?
ask If {w} slices are not eaten, how many guests have had a slice? => a + 0.5 * a - w
again {w} slices go home in boxes. Each guest had a single slice. How many guests were there?
ask If {u} slices of the two tiers are given to the staff for free, how much must the couple pay for the rest? => (a + 0.5 * a - u) * p
u = 4..9
again {u} slices go to the staff for nothing; the other slices of the two tiers are charged. What is the price?

story broken-biscuits
grade 4
english gb
A = boy
n = 9..15
m = 16..24
b = 12..25
c = decimal 250, 400
p = money 0.9..1.4 by 0.1
need 6000 % c == 0
body In a factory shop, {A} sees {n} tins with {m} biscuits each. He also finds bags with {c} g of broken biscuits for {p} a bag.
ask How many biscuits are left in the tins if {g} biscuits are taken out of every tin? => n * (m - g)
ask What would {A} pay for {k} kg of broken biscuits? {body} => k * 1000 / c * p
k = decimal 2, 3, 4, 6
need k * 1000 % c == 0
ask {g} of the tins are bought. How many biscuits are in the tins that remain? => (n - g) * m
g = 3..6
ask whole A tin holds {m} biscuits and a crate holds {n} tins. If {b} biscuits in a crate are broken, how many are whole? => n * m - b

story honey-cake-trade
grade 2
A = girl
B = girl
n = 8..15
m = 3..7
k = 2..5
cake = honey cake | almond cake | fig roll
need n > m + 1; n != m + k
body {A} has {n} {cakes} in her tin and {B} has {m} fewer. {B} gets {k} more from her grandmother.
again In {B's} tin there were {m} {cakes} fewer than the {n} in {A's}. Then {B's} grandmother added {k}.
ask How many {cakes} must {A} give to {B} at the end so that both girls have the same number? => (n - (n - m + k)) / 2
again In the end {A} wants to make both numbers equal. How many {cakes} must she hand to {B}?
ask How many {cakes} does {B} have in the end? => n - m + k
again Find {B's} number of {cakes} after her grandmother's visit.
ask How many {cakes} do the girls have altogether in the end? => n + n - m + k
again When both tins are counted in the end, how many {cakes} is that?

story egg-yolks
grade 5
english any
A = man
n = 4..7
k = 3..5
e = 7..15
m = 5..8
body A custard tart takes {k} egg yolks and a meringue {m} egg whites. {A} opens {n} cartons of a dozen eggs and separates every egg; {e} of the yolks break into the whites, so these eggs are lost.
need n * 12 > e + 10
again {A} separates all the eggs from {n} cartons, a dozen in each. {e} eggs are lost because the yolk breaks. He needs {k} yolks to make a custard tart and {m} whites to make a meringue.
ask How many yolks does {A} have for his tarts? => n * 12 - e
again Find the number of yolks that can be used.
ask How many yolks are left after he makes {g} tarts? => n * 12 - e - g * k
g = 4..6
again {A} makes {g} tarts. How many yolks does he still have?
ask If each carton cost {p} and the lost eggs are thrown away, what was the price of the eggs that {A} could use? => n * p - e * p / 12
p = money 2.4, 3, 3.6, 4.8
again A carton was {p}. Find what the good eggs cost.
ask {A} beats the whites for {h} meringues. How many of the good egg whites remain? => n * 12 - e - h * m
h = 2..3
again If he makes {h} meringues, how many of the good egg whites remain?

story bakery-staff
grade 6
english us
A = woman
n = 5..9
h = 6..8
w = money 14.5..18.5 by 0.5
k = 4..5
s = 2..3
body {A} employs {n} bakers, who work {h} hours a day on {k} days a week and earn {w} an hour. The {s} apprentices among them are at the trade school on Mondays.
again Each of the {n} bakers who work for {A} is paid {w} an hour and works {k} days a week, {h} hours a day. On Mondays {s} of them, the apprentices, go to the trade school.
ask How many hours does a baker work in a week? => h * k
again What is a baker's number of working hours in a week?
ask How much does a baker earn in a week? => h * k * w
again Find the weekly wage of a baker.
ask How much does {A} pay to all her bakers for a day on which all of them work? => n * h * w
again With everybody at work, what are the wages for a day?
ask How many hours of work do the bakers who are not at the trade school do on {g} Mondays? => g * h * (n - s)
g = 2..4
again Only those who are not at the trade school work on Mondays. How many hours is that on {g} Mondays?
ask whole If {n} bakers work {h} hours a day on {k} days a week, how many hours of work are missing in a week in which {s} of them are ill for {u} days? => s * u * h
u = 2..3

story pita-packs
grade 3
english any
A = girl
n = 7..12
m = 5, 6, 8
e = 9..20
g = 3..5
need n * m > e + 10
body Grandfather bought {n} packs of pita bread with {m} pitas in a pack. At the street party {e} pitas were eaten, and {A} froze {g} of those that were left.
ask Each pack cost {p}. What was the price of the pitas that were eaten? => e * p / m
p = money 1.2, 2.4, 3.6
ask How many pitas were left when the party was over? => n * m - e
ask How many of the pitas were neither eaten nor frozen? => n * m - e - g
ask Had there been {h} packs fewer, how many pitas would Grandfather have had? => (n - h) * m
h = 2..3

story chocolate-percent
grade 8
english gb
A = person
n = decimal 200, 250, 300, 400
r = percent 60, 70, 80
s = percent 30, 40
m = decimal 100, 150
body {A} melts {n} g of dark chocolate with {r} cocoa and stirs in {m} g of milk chocolate with {s} cocoa for the icing of a cake.
again The icing of a cake is made from {m} g of milk chocolate, of which {s} is cocoa, and {n} g of dark chocolate, of which {r} is cocoa. {A} melts them together.
ask How many grams of cocoa does the dark chocolate contain? => n * r / 100
again What weight of cocoa, in grams, is in the dark chocolate?
ask How many grams of cocoa are in the whole icing? => n * r / 100 + m * s / 100
again Find the weight of all the cocoa in the icing, in grams.
ask How many grams of the dark chocolate are not cocoa? => n - n * r / 100
again What weight of the dark chocolate, in grams, is something other than cocoa?
ask By how many grams is there more cocoa in the dark chocolate than in the milk chocolate? => n * r / 100 - m * s / 100
again What is the difference in cocoa, in grams, between the two kinds of chocolate?

story empty-shelves
grade 1
n = 12..19
m = 4..9
k = 2..5
need n > m + k; m > k
body The baker puts {n} croissants on the shelf. A lady buys {m} and a boy buys {k}.
again A lady leaves the bakery with {m} croissants and a boy with {k}. The shelf had {n} croissants on it.
ask How many croissants are sold? => m + k
again How many croissants do the lady and the boy buy together?
ask How many croissants are still on the shelf? => n - m - k
again How many croissants has nobody bought?
ask How many croissants must the baker add to have {g} on the shelf? => g - (n - m - k)
g = 20..25
again The baker wants {g} croissants on the shelf. How many must be put there?

story brownie-pan
grade 6
english us
A = woman
l = 9..14
w = 6..8
h = 2..3
k = 3..5
p = money 1.25..2.25 by 0.25
need l > w + 1
body {A} bakes brownies in a pan that is {l} inches long and {w} inches wide, and cuts them into squares with sides of an inch. She fills {k} pans and sells a brownie for {p}.
again From a pan, {l} inches by {w} inches, {A} cuts brownies that are squares, an inch along each side. They are sold for {p} each, and {k} pans have been baked.
ask How many brownies does {A} cut? {body} => l * w * k
again How many brownies do all the pans give?
ask What is the perimeter of the pan in inches? => 2 * (l + w)
again Find the distance all around a pan, in inches.
ask How much money does a whole pan of brownies bring in? => l * w * p
again All the brownies of a pan are sold. What does {A} get for them?
ask How many brownies would a pan give if each brownie were {h} inches wide and {h} inches long? => l * w / (h * h)
need l % h == 0; w % h == 0
again Suppose {A} cut bigger squares, with sides of {h} inches. How many would come out of a single pan?

story oven-temperature
grade 5
english gb
A = person
a = 18..22
b = 175..205 by 5
m = 8..12
t = 11..14
need (b - a) > m * t
body An oven stands at room temperature, {a} degrees. When it is switched on, it gets {m} degrees warmer every minute. {A} wants to bake rolls at {b} degrees.
ask By how many degrees must the oven warm up? => b - a
ask What is the temperature of the oven after {t} minutes? => a + m * t decimal
ask By how many degrees is the oven still too cold after {t} minutes? => b - (a + m * t)
ask When the oven is {h} degrees below the temperature {A} needs, the light goes on. After how many minutes is that? => (b - h - a) / m whole
h = 10..14

story croissant-layers
grade 6
english any
A = man
n = 4..6
m = 24..40 by 4
s = 15..20
body {A} folds dough for croissants. With each fold the number of layers becomes three times as large. He starts with {s} minutes of rolling, and then he cuts {m} triangles from each of {n} sheets.
ask How many croissants can {A} roll from the triangles if {e} of them tear? => n * m - e
e = 7..13
ask If the dough begins as {g} layers, how many layers are there after two folds? => g * 3 * 3
g = 4..14
ask Each of {b} boxes takes {j} croissants. How many triangles are not needed for the boxes? => n * m - b * j
b = 6..8
j = 10..11
ask How many more triangles would he cut from {h} sheets? => (h - n) * m
h = 8..11

story scone-recipe-scale
grade 7
english gb
A = girl
f = decimal 225, 250, 300
b = decimal 40, 50, 60
n = 8, 10
k = times 3..4
w = decimal 1.5, 2
body For {n} scones {A} mixes {f} g of flour, {b} g of butter and some milk. The fête committee asks her for {k} as many scones, and she opens a new bag with {w} kg of flour.
again The fête committee would like {k} as many scones as {A's} recipe gives. It is a recipe for {n} and takes {b} g of butter and {f} g of flour. {A} has bought a bag of {w} kg of flour.
ask How many grams of flour does she need for the committee? => k * f
again Find the weight of flour, in grams, that goes into all these scones.
ask How many grams of flour are left in the bag? => w * 1000 - k * f
again When she has taken the flour for the committee's scones, what weight stays in the bag, in grams?
ask By how many grams does the flour of a scone outweigh its butter? => f / n - b / n
again What is the difference between the flour and the butter in a single scone, in grams?
ask How many grams of flour and butter does she need in total for the committee? => k * (f + b)
again What do the flour and the butter for the committee weigh together, in grams?

story birthday-candles
grade 3
english us
A = girl
B = boy
n = 6..9
m = 11..14
k = 3..5
body {A} turns {n} this year, and her brother {B} turns {m}. Their grandmother puts as many candles on each cake as the child is old. Candles come in packs of two dozen.
again As many candles as a child is old: that is the rule for the birthday cakes of {A}, who turns {n}, and her brother {B}, who turns {m}. Their grandmother buys the candles in packs of two dozen.
ask How many candles does the grandmother need this year? => n + m
again How many candles go on both cakes?
ask How many candles are left from a new pack after both birthdays? => 2 * 12 - (n + m)
again She opened a new pack for this year. How many candles remain in it?
ask How many candles will be on both cakes together in {k} years? => n + k + m + k
again Both children grow older. Find the number of candles that both cakes will need {k} years from now.

story flatbread-chapati
grade 4
A = man
n = 34..60 by 2
k = 3..4
e = 5..9
g = 9..13
body For the evening meal {A} rolls out {n} chapatis. The {g} people in the house eat {k} each; {e} chapatis go to the family next door.
need n > k * g + e; n > 45
ask Suppose the family next door got its chapatis and all the others were shared equally by the people in the house and {u} visitors. How many would each person get? => (n - e) / (g + u)
u = 3..6
ask How many chapatis remain when the family next door has had theirs? => n - k * g - e
ask With the same meal every evening, how many chapatis would the people in the house eat from Monday to Sunday? => 7 * k * g
ask If {h} people are away, how many chapatis are eaten in the house? => k * (g - h)
h = 2..4

story closing-time
grade 8
english any
A = woman
n = 9..16
r = 14..26
p = money 3..4.5 by 0.25
need (n + r) * 2 > 40
body At closing time {n} loaves are left on {A's} shelf. In the last hour she sold {r} loaves, and before that, the bakery had sold half of everything it baked. A loaf costs {p}.
again Half of the day's bread was gone when the last hour began. In this hour {A} sold {r} loaves at {p} each, and {n} loaves were left on the shelf when she closed.
ask How many loaves were there when the last hour began? => n + r
again How many loaves lay on the shelf at the beginning of the last hour?
ask How many loaves did the bakery bake that day? => (n + r) / 0.5
again Find the number of loaves baked on that day.
ask How much would {A} have taken in the last hour if {g} of the loaves had been {d} cheaper? => r * p - g * d
d = money 0.5, 0.75
g = 3..6
again Suppose {d} had been taken off the price of {g} of the loaves sold in the last hour. What would the hour have brought in?
ask How much money did the bread of that day bring in altogether up to closing time? => ((n + r) / 0.5 - n) * p
again Find the takings for all the loaves that were sold that day.

story stollen-orders
grade 5
english gb
A = man
n = 45..70
m = 28..40
k = 12..20
p = money 9.5..14.5 by 0.5
c = money 3.5..5.5 by 0.5
need n > k + 4; n != m + k
body In November {A} took orders for {n} fruit loaves. In December {m} more were ordered, but {k} of all these orders were cancelled. A fruit loaf sells for {p} and costs {c} to make.
again {k} of the orders for {A's} fruit loaves were cancelled. He had written down {n} in November and a further {m} in December. Making a loaf costs him {c}; its price is {p}.
ask How many fruit loaves does {A} have to bake? {body} => n + m - k
again Leaving out what was cancelled, how many loaves are really wanted?
ask How much does he make on them altogether after the costs? => (n + m - k) * (p - c)
again What is his total profit on the loaves that are not cancelled?
ask If the cancelled loaves had been baked and thrown away, how much would have been left of the profit? => (n + m - k) * (p - c) - k * c
again Imagine that {A} bakes the cancelled loaves too and cannot sell them. What is his profit then?
need n > m
ask What is the profit on a fruit loaf? => p - c
again How much does {A} make on a single loaf?

story apron-fabric
grade 6
english us
A = person
n = 3..6
l = 27, 30, 33
y = 6..9
p = money 5.5..8.5 by 0.5
need y * 36 > n * l + 10
body Sewing aprons for the baking club, {A} cuts {l} inches of fabric for each of {n} aprons. The fabric costs {p} a yard, and {A} has bought {y} yards.
again {A} has bought {y} yards of fabric at {p} a yard, because the baking club needs {n} new aprons. For an apron {A.he} cuts off {l} inches.
ask How many inches of fabric do the aprons take? => n * l
again What length of fabric, in inches, goes into all the aprons?
ask How many inches of fabric are left? => y * 36 - n * l
again Find the length that remains, in inches.
ask What is the price of the fabric in a single apron? => l / 36 * p
again Work out what the fabric of an apron costs.
ask How many feet of fabric did {A} buy? {body} => y * 3
again What is the length of the whole fabric in feet?
ask whole If an apron takes {l} inches of fabric and a yard costs {p}, what do {u} aprons cost in fabric? => u * l / 36 * p
u = 12, 18, 24
again whole Fabric is {p} a yard. Determine the cost of the fabric in {u} aprons that take {l} inches each.

story pastry-school
english gb
grade 5
n = 5..8
k = 4..6
m = 14..22
e = 3..9
A = woman
body At a school for pastry cooks there are {n} groups of {k} students. Every student practises by folding {m} parcels of filo pastry, and their teacher {A} marks {e} parcels in each group as spoilt.
ask How many students are there? => n * k
ask A group shares its good parcels evenly among {g} tables at the open day. How many parcels does each table get from this group? => (k * m - e) / g
g = 2..3
ask How many parcels are good in the whole school? => n * (k * m - e)
ask How many spoilt parcels would there be if each group spoilt half as many? => 0.5 * n * e

story paper-cases
grade 4
english us
A = boy
n = 75, 100, 150, 200
k = 2..8
p = money 1.2..1.9 by 0.1
need n > k * 12 * 2
body Paper liners for muffins are sold in tubes of {n} for {p}. For every baking afternoon, {A} lines {k} pans of a dozen muffins each.
again For a baking afternoon {A} puts paper liners into {k} muffin pans, each with room for a dozen. A tube with {n} paper liners costs {p}.
ask How many paper liners does {A} use in an afternoon? {body} => k * 12
again Find the number of paper liners for a single baking afternoon.
ask How many paper liners are left in a new tube after two afternoons? => n - 2 * k * 12
again A new tube has been used on two afternoons. How many paper liners are still in it?
ask What does a paper liner cost in cents? => p * 100 / n
again Find the price, in cents, of a single paper liner.
ask By how many paper liners do {w} tubes exceed what {h} afternoons need? => w * n - h * k * 12
w = 6..8
h = 2..5
again With {w} tubes in the drawer, how many paper liners are left over after {h} afternoons?

story rival-bakeries
grade 6
english us
A = woman
B = man
p = money 2.8..3.6 by 0.1
q = money 24, 27, 30, 33, 36
n = 18..30
body Two bakeries stand on Elm Street. At {A's}, a bagel sandwich is {p}. {B}, across the street, sells a platter with ten of them for {q}. Your office needs {n} sandwiches.
need 10 * p > q
ask How much would it cost to get all the sandwiches from {A}? => n * p
ask What would the office pay, if {g} platters were bought from {B} and the other sandwiches from {A}? => g * q + (n - 10 * g) * p
ask By how much is a sandwich on the platter cheaper? => p - q / 10
ask You buy {g} platters from {B} and {h} sandwiches from {A}. What do you pay? => g * q + h * p
g = 2..4
h = 5..8

story rolling-out
english gb
grade 7
A = boy
d = decimal 20..32 by 2
n = 5..7
l = decimal 60, 66, 72
w = decimal 35..45
need l > d; w > d
body {A} rolls out pastry to a rectangle {l} cm long and {w} cm wide. From it he cuts a square with sides of {d} cm for a tart, and he makes biscuits from what remains. It takes him {n} minutes.
ask What is the area of the rolled-out pastry in square centimetres? => l * w
ask How many square centimetres of pastry remain for the biscuits? => l * w - d * d
ask What is the distance around the square in centimetres? => 4 * d
ask By how many centimetres is the distance around the rectangle longer than the distance around the square? => 2 * (l + w) - 4 * d

story oat-bars
grade 3
english us
A = girl
n = 18..30
m = 4..9
k = 7..12
need n > m + k; m != k
body {A} makes oat bars. Her soccer team gets {m}, her brother's team gets {k}, and that leaves {n}.
again After {A} has handed {k} oat bars to her brother's team and {m} to her own, she still has {n}.
ask How many oat bars did {A} make? => n + m + k
again How many oat bars were there at the start?
ask How many oat bars did the teams get? => m + k
again How many did {A} hand out in all?
ask If she also gives {g} oat bars to her coach, how many remain? => n - g
g = 2..3
again Her coach gets {g} of the oat bars that are left. What number remains now?
ask How many more oat bars are left than the teams got? => n - (m + k)
again By how many does the number left over exceed the number handed out?
need n > m + k + 1

story tea-loaf-slices
grade 5
english gb
A = woman
l = decimal 24, 30, 36
s = decimal 1.5, 2
n = 4..7
p = money 1.6..2.2 by 0.1
body A tea loaf in {A's} café is {l} cm long, and every slice is cut {s} cm thick. On Sunday afternoon {n} loaves are eaten. A slice with butter costs {p}.
ask A slice costs {u} to make. How much does {A} earn on a loaf after these costs? => l / s * (p - u)
u = money 0.5, 0.6, 0.7
ask How many slices are eaten on Sunday afternoon? => n * l / s count
ask How much do all the slices of a loaf cost together? => l / s * p
ask After {k} slices have been cut, how many centimetres of a loaf remain? => l - k * s decimal
k = 3..9

story sugar-jars
grade 6
english gb
A = boy
n = 3..5
a = decimal 0.75, 1.25, 1.5
u = decimal 120..180 by 20
k = 4..6
p = money 1.15..1.45 by 0.05
need n * a * 1000 > k * u + 200
body {n} jars with {a} kg of sugar each stand on the shelf above the mixer. A batch of meringues uses up {u} g of sugar, and {A} makes {k} batches. In the shop, a kilogram of sugar is {p}.
ask How many kilograms of sugar are there in the jars? => n * a decimal
ask How many batches more could {A} make with the sugar that is left, if he kept {h} g for tea? => (n * a * 1000 - k * u - h) / u whole
h = decimal 100..500 by 20
ask How many grams of sugar are left in the jars? => n * a * 1000 - k * u
ask When all the jars are empty, what will it cost to fill them again? => n * a * p

story class-buns
grade 2
n = 4..7
m = 5..9
k = 6..15
A = boy
need n * m > k + 4; n != m
body In {A's} class, {n} groups bake buns. Each group bakes {m}. At break the children eat {k} buns.
again At break {k} buns are eaten in {A's} class. They come from {n} groups that have baked {m} buns each.
ask How many buns does each of the {h} helpers get if they share what remains after break evenly? => (n * m - k) / h
h = 2..3
again {h} helpers share the buns that are left. What is each helper's share?
ask How many buns are there after break? => n * m - k
again How many buns do the children leave?
ask How many buns would there be if each group had baked {g} more? => n * (m + g)
g = 2..4
again Imagine that every group had baked {g} buns more. How many would the class have made?

story naan-oven
grade 5
english gb
A = man
n = 4..6
t = 2..3
k = 36, 48, 60, 72
p = money 1.1..1.7 by 0.1
need k % n == 0
body In {A's} clay oven, {n} naans bake at a time, and they are ready after {t} minutes. A wedding party has ordered {k} naans at {p} each.
again A wedding party orders {k} naans, for which {A} asks {p} apiece. There is room for {n} naans at a time in his clay oven, and {t} minutes later they are done.
ask How many times must {A} fill the oven for the wedding party? {body} => k / n
again How many fillings does the order need?
ask How many minutes does it take to bake the whole order? => k / n * t
again Find the baking time for all the naans in minutes.
ask How much more would the party pay if each naan came with a sauce for {s} and {A} took {d} off the whole order? => k * s - d
s = money 0.6, 0.8
d = money 2, 3, 5
again Each naan gets a sauce for {s}, but {A} takes {d} off. By how much does the order become dearer?
ask How many naans can be baked in an hour? => 60 / t * n
again Working without a pause, how many naans does the oven give in an hour?
ask whole Work out how many minutes it takes to bake {k} naans when {n} fit into the oven at a time, each filling bakes for {t} minutes and lighting the fire takes {u} minutes. => k / n * t + u
u = 7..19
again whole Lighting the fire takes {u} minutes, and after that {n} naans at a time are baked for {t} minutes. In how many minutes are {k} naans done?

story mixer-savings
grade 6
english gb
A = girl
w = money 180..260 by 20
r = percent 15, 20, 25
s = money 60..90 by 10
n = money 6, 7.5, 8, 9
k = 4..6
body {A} dreams of a mixer that costs {w}. She has put aside {s}, and every Saturday her uncle's bakery pays her {n} for {k} boxes of biscuits. In the January sale the mixer will be {r} cheaper.
again In the January sale, the mixer that {A} dreams of will cost {r} less than {w}, which is its usual price. {A} has {s} put aside already, and she earns {n} every Saturday with {k} boxes of biscuits for her uncle's bakery.
ask How much will the mixer cost in the sale? => w - w * r / 100
again Find the sale price of the mixer.
ask For how many Saturdays does {A} have to work before she can buy the mixer at its usual price? => (w - s) / n whole
again How many Saturdays does {A} need for the usual price?
ask If she waits for the sale, how much does she need on top of what she has? => w - w * r / 100 - s
again What amount is still missing when the mixer costs less in January?
ask How much does {A} get for a box of biscuits? => n / k
again What does her uncle's bakery pay for each box?

story filling-the-window
grade 4
english any
A = person
n = 5..7
m = 8..14
a = 9..16
b = 5..8
need n * m > a + b + 10
body {n} shelves, {m} cakes on each: that is how {A} fills the bakery window in the morning. {a} cakes are sold before noon and {b} fewer after lunch.
need a > b + 1
ask How many cakes does each of {g} helpers take home if they divide those that are left in the evening evenly? => (n * m - (a + (a - b))) / g
g = 2..3
ask How many cakes are sold during the day? => a + (a - b)
ask How many cakes are in the window in the evening? => n * m - (a + (a - b))
ask How many cakes does {A} put in the window in the morning? {body} => n * m

story rolls-per-minute
grade 7
english gb
A = woman
n = 18..30 by 2
k = 2..4
s = 25..45 by 5
body A machine at {A's} bakery shapes {n} rolls a minute. Last night's shift was {k} hours long, but for {s} minutes of it the machine stood still because a belt had to be changed.
again {n} rolls are shaped every minute by a machine at {A's} bakery. It was switched on for {k} hours last night, but for {s} minutes of this time it stood still while a belt was changed.
ask For how many minutes did the machine shape rolls? => k * 60 - s
again Find the machine's working time in minutes.
ask How many rolls did it shape last night? => (k * 60 - s) * n
again How many rolls came from the machine in these hours?
ask How many rolls were lost because of the belt? => s * n
again How many more rolls could have been shaped if the belt had held?
ask In how many minutes did the machine shape the rolls for {h} crates of {j}, when another {g} rolls went to waste? => (h * j + g) / n whole
h = 5..8
j = 40, 50, 60
g = 10..60
again {h} crates of {j} rolls were filled and {g} rolls were wasted. How many minutes did the machine need for all of them?

story homemade-pizza
grade 5
english us
A = boy
n = 3..5
q = money 10.5..13.5 by 0.5
p = money 0.8..1.4 by 0.1
d = money 3..4.5 by 0.5
b = 12..16
body Making a pizza at home costs {A's} family {d} for dough and cheese, and each topping adds {p}. They bake {n} pizzas with two toppings on each of them. In a restaurant the same pizza would be {q}, and it would take {b} minutes to get there.
ask How much does a pizza with its toppings cost at home? => d + 2 * p
ask How much do they spend on all their pizzas? => n * (d + 2 * p)
ask How much cheaper is a pizza at home than in the restaurant? => q - (d + 2 * p)
ask How much does the family save on all the pizzas by baking at home? => n * (q - (d + 2 * p))
ask whole Calculate the price of {u} homemade pizzas that cost {d} each for dough and cheese and carry {n} toppings at {p} apiece. => u * (d + n * p)
u = 6..8

story cake-stall-rain
grade 3
english gb
A = girl
B = boy
n = 14..22
m = 16..30
k = 5..9
p = money 1.2..1.8 by 0.2
need n != m
body {A} and {B} have baked {n} lemon slices and {m} coconut slices for a stall in the park. Rain spoils {k} of them, and the others are sold at {p} each.
again A stall in the park offers {m} coconut slices and {n} lemon slices that {A} and {B} have baked. When it rains, {k} slices are spoilt; all the others find buyers at {p} each.
ask How many slices are sold? => n + m - k
again How many slices find a buyer?
ask How much money do {A} and {B} take? {body} => (n + m - k) * p
again What are the takings of the stall?
ask How much more would they have taken without the rain? => k * p
again By how much did the rain reduce the takings?
ask How many minutes did the baking take if {g} slices at a time were in the oven, for {t} minutes? => (n + m) / g * t
g = 6, 8, 10
t = 11, 12, 13
again Only {g} slices fit into the oven, and they bake for {t} minutes. What was the baking time for all the slices, in minutes?

story two-ovens
grade 5
english us
A = woman
n = 12..18 by 2
m = 20..30 by 2
t = 15, 20, 30
h = 3..5
body In {A's} bakery the small oven bakes {n} bagels at a time and the big oven {m}. A batch takes {t} minutes in either of them. Both ovens are used for {h} hours without a break.
ask How many batches does an oven bake in that time? => h * 60 / t
ask How many bagels do both ovens bake in an hour? => 60 / t * (n + m)
ask How many bagels more than the small oven does the big oven bake in these hours? => h * 60 / t * (m - n)
ask How many bagels would {A} have if she used both ovens for {g} batches and gave away {u} bagels? => g * (n + m) - u
g = 6..8
u = 35..55

story fruit-tart-pieces
grade 4
english any
A = boy
n = 5..8
m = 7..12
k = 4..6
fruit, other = strawberry, blueberry | raspberry, grape | cherry, blackberry
need m > k
body How does {A} decorate a tart? He lays {n} rings of fruit on it: {k} of the rings have {m} {fruits} each, and the others have {g} {others} each.
g = 13..18
need n > k
again On {A's} tart there are {n} rings of fruit. He makes {k} rings of {m} {fruits} each. All the other rings are made of {others}, {g} to a ring.
ask How many {fruits} are on the tart? => k * m
again Find the number of {fruits} on it.
ask How many pieces of fruit are on the tart altogether? => k * m + (n - k) * g
again Count the fruit on the tart. How many pieces are there?
ask How many {others} does {A} need for {u} such tarts? => u * (n - k) * g
u = 2..3
again {u} tarts of this kind are to be decorated. How many {others} are needed?

story bread-price-rise
grade 6
english gb
A = man
p = money 2.4..3.6 by 0.2
r = percent 5, 10, 25
n = 45..80
m = 4..9
body Flour has become dearer, so {A} raises the price of his loaf from {p} by {r}. Before the rise he sold {n} loaves a day; now it is {m} fewer.
again {A} used to sell {n} loaves a day at {p}. Because flour is dearer, a loaf now costs {r} more, and he sells {m} loaves a day less.
ask What does a loaf cost now? => p * (100 + r) / 100
again Find the new price of a loaf.
ask How much did {A} take for loaves in a day before the rise? {body} => n * p
again What did a day's loaves bring in at the old price?
ask How much does {A} take for loaves in a day now? => (n - m) * p * (100 + r) / 100
again Work out the day's takings at the new price.
ask How many loaves does he sell in a week of six days now? => 6 * (n - m)
again Six days a week the bakery is open. How many loaves are sold in a week now?

story dough-thirds
english gb
grade 7
A = girl
t = decimal 900, 1200, 1500, 1800
f = fraction 1/3, 1/4, 1/5
m = decimal 50, 60, 75
k = 2..3
body A lump of dough weighs {t} g. {A} uses {f} of it for a pie crust. From what is left she takes {k} pieces of {m} g for breadsticks, and she freezes the rest.
ask What does the dough for the pie crust weigh, in grams? => f * t
ask How many grams of dough does {A} freeze? {body} => t - f * t - k * m
ask How many pieces of that size could be made from all that the pie crust left? => (t - f * t) / m whole
ask By how many grams is the crust heavier than all the breadsticks? => f * t - k * m

story eclairs-relay
grade 1
A = girl
n = 4..6
m = 7..9
k = 11..14
body In the kitchen {A} counts {n} spoons, {m} bowls and {k} eggs. She needs all of them for her cake.
again For her cake {A} needs {m} bowls, {k} eggs and {n} spoons.
ask How many spoons and bowls are there? => n + m
again How many bowls and spoons does {A} count?
ask How many things does {A} count in all? => n + m + k
again Count everything together. How many things are there?
ask How many more eggs than bowls are there? => k - m
again By how many does the number of eggs exceed the number of bowls?

story cooling-racks
grade 4
english us
A = man
n = 4..6
m = 3..5
k = 6..8
e = 9..20
need n != m
body Fresh from the oven, cookies cool on {n} racks. Each rack has {m} rows of {k} cookies. Visitors to {A's} bakery taste {e} of them, and a bag takes {g} cookies.
g = 10, 12
ask How many cookies are cooling on the racks before anyone tastes them? => n * m * k
ask How many cookies are left when the visitors have gone? {body} => n * m * k - e
ask How many bags can be filled from all the racks if {u} cookies are kept for {A}? => (n * m * k - u) / g
u = 2..8
ask How many cookies are on {h} of the racks? => h * m * k
h = 2..3

story yoghurt-cake-pots
grade 5
english gb
A = girl
n = decimal 125, 150
k = times 3
f = decimal 80, 90
m = 2..4
u = decimal 85..115 by 5
body The yoghurt pot is the measure in {A's} favourite recipe. A pot holds {n} g of yoghurt or {u} g of flour. For a cake she takes a pot of yoghurt, {k} as many pots of flour, and {f} g of oil.
ask How many grams of flour go into a cake? => k * u
ask What do yoghurt, flour and oil for a cake weigh together, in grams? => n + k * u + f
ask How many grams of flour are left from a bag of {w} kg after {m} cakes? => w * 1000 - m * k * u
w = decimal 1.5, 2
ask By how much does the flour for {m} cakes outweigh the yoghurt for them, in grams? => m * (k * u - n)

story raisin-faces
grade 1
A = boy
n = 4..6
m = 2..3
k = 13..19
need n * m < k
body To give {n} gingerbread men a face, {A} needs {m} raisins for each. There are {k} raisins in his cup.
again {k} raisins are in {A's} cup. He puts {m} of them on each of {n} gingerbread men.
ask How many raisins does {A} need for all the gingerbread men? => n * m
again How many raisins do the faces take?
ask How many raisins are left in the cup? => k - n * m
again When every gingerbread man has a face, how many raisins remain?
ask How many raisins would be left if {A} made just {g} gingerbread men? => k - g * m
g = 2..3
again Suppose there were only {g} gingerbread men. How many raisins would stay in the cup?

story candle-count
grade 2
A = girl
n = 7..9
m = 20..30
k = 3..4
body A box of candles holds {m}. {A} is {n} today, and her cake gets a candle for each year and {k} more for luck.
again On {A's} cake there is a candle for each of her {n} years, and there are {k} more for luck. They come from a new box of {m}.
ask How many candles are on the cake? => n + k
again Count the candles on {A's} cake. How many are there?
ask How many candles are left in the box? => m - (n + k)
again Find how many candles stay in the box.
ask After {A} blows out {g} candles, how many are still burning? => n + k - g
g = 2..5
again {g} candles go out when {A} blows. How many candles still burn?

story dough-stars
grade 2
A = girl
B = boy
n = 12..18
m = 5..9
k = 2..4
shape = star | heart | moon
need n > m + 2
body {A} has cut {n} {shapes} out of the dough and {B} has cut {m}. {k} of {B's} {shapes} break.
again {m} {shapes} come from {B}, but {k} of his break; {n} {shapes} come from {A}.
ask How many {shapes} can be baked? => n + m - k
again How many whole {shapes} are there to bake?
ask How many more {shapes} must {B} cut to have as many whole ones as {A}? => n - (m - k)
again {B} would like to have as many whole {shapes} as {A}. What number is he short of?
ask How many {shapes} did the two cut? => n + m
again How many {shapes} were cut by both together?
ask Half of {A's} {shapes} get icing. How many of hers get none? => n - 0.5 * n
again {A} ices half of hers. How many of {A's} {shapes} have no icing?

story grandma-rolls
grade 2
A = boy
n = 9..16
k = 2..6
body Grandma bakes {n} rolls every day. {A} eats {k} of them each day, and Grandpa eats the rest.
again Each day there are {n} fresh rolls at Grandma's. {k} of them are for {A}, and all the others are for Grandpa.
ask How many rolls does Grandma bake in a week? => n * 7
again A week has gone by. How many rolls has Grandma baked?
ask How many rolls does Grandpa eat in a day? => n - k
again Find Grandpa's number of rolls for a day.
ask How many rolls does Grandpa eat in a week? => (n - k) * 7
again How many rolls are there for Grandpa from Monday to Sunday?
ask How many rolls does {A} eat in a week? => k * 7
again From Monday to Sunday, how many rolls are for {A}?

story eggs-for-sponge
grade 2
n = 2..8
m = 5..9
k = 11..14
english us
A = woman
body {A} has {n} dozen eggs. She uses {m} for a sponge cake and {k} for cookies.
again For cookies, {A} breaks {k} eggs, and for a sponge cake {m} more. She took them from {n} dozen eggs.
need n * 12 > m + k + 1
ask How many eggs did {A} have at first? => n * 12
again Count all the eggs before any were used. How many were there?
ask How many eggs did {A} use? => m + k
again How many eggs went into the cake and the cookies?
ask How many eggs are left? => n * 12 - (m + k)
again How many eggs were not needed?
ask How many more eggs went into the cookies than into the cake? => k - m
again The cookies took more eggs than the cake. How many more?

story pancake-breakfast
grade 1
A = girl
B = boy
n = 3..5
m = 6..8
k = 9..15
body Dad makes {k} pancakes. {A} eats {n}. {B} does not want any yet.
again Dad has made {k} pancakes for {A} and {B}. {A} takes {n} of them, and {B} waits.
ask How many pancakes are left for {B}? => k - n
again {B} may have all the others. How many is that?
ask Dad makes {m} more pancakes. How many pancakes are there now? => k - n + m
again Now Dad makes {m} more. How many pancakes are there for the children who are still hungry?
ask How many pancakes would there be in all if Dad made just as many again? => k + k
again Dad makes the same number a second time. How many has he made altogether?

story oven-gloves
grade 1
n = 4..7
m = 2..3
english gb
body {n} pairs of oven gloves hang in the school kitchen. {m} gloves have a hole.
need n != m
again In the school kitchen there are {n} pairs of oven gloves, but {m} of the gloves have a hole.
ask How many gloves hang in the kitchen? => n * 2
again Count the gloves one by one. How many are there?
ask How many gloves have no hole? => n * 2 - m
again How many good gloves are there?
ask {g} more pairs are bought. How many pairs are there then? => n + g
g = 8..11
again After {g} new pairs have been hung up, how many pairs are in the kitchen?

story rolls-in-bags
grade 4
A = woman
n = 90..240
m = 8..14
p = money 2.4..4.8 by 0.2
k = 15..40
body {A} has baked {n} rolls this morning, {k} of them with seeds. She packs {m} rolls into every bag and sells full bags only, at {p} each.
again This morning {n} rolls came out of {A's} oven; {k} have seeds. A bag takes {m} rolls and costs {p}. Bags that are not full are not sold.
ask How many bags can {A} sell? => whole(n / m)
again How many full bags do the rolls make?
ask How many rolls does she keep for herself, because they do not fill a bag? => remainder(n / m)
again When all possible bags are packed, how many rolls are over?
ask How much money can she take for the bags? => whole(n / m) * p
again {A} sells every full bag. How much does she earn?
ask How many more rolls would make another full bag? => m - remainder(n / m)
ask How many rolls are without seeds? => n - k

story egg-boxes-for-omelette-cake
grade 5
A = man
e = 3..7
n = 7..19
m = 10, 12, 15
p = money 2.2..4.6 by 0.2
body {A} is baking {n} sponge cakes for a wedding. He needs {e} eggs for each. The shop sells eggs in boxes of {m} for {p} a box.
again For a wedding {A} bakes sponge cakes with {e} eggs in each of them. He will make {n} cakes. A box of {m} eggs costs {p}.
ask How many boxes of eggs does {A} need to buy? => roundup(n * e / m)
again How many boxes are enough, if he has no eggs at home?
ask What does he pay for the eggs? => roundup(n * e / m) * p
again {A} can buy whole boxes only. How much must he spend?
ask How many boxes are empty after the baking? => whole(n * e / m)
ask How many eggs has he taken out of the box that is not empty in the end? => remainder(n * e / m)
again He opens a box only when the one before is empty. How many eggs are missing from the last box?
ask How many eggs go into the cakes? => n * e
ask How many eggs does {A} have left when all the cakes are baked? => roundup(n * e / m) * m - n * e

story dough-into-loaves
grade 5
A = woman
n = 5500..9800 by 50
w = 420..880 by 20
k = 12..19
body {A} has {n} grams of dough. For every loaf she weighs out {w} grams, and {k} loaves fit into her oven at a time.
again Every loaf that {A} makes takes {w} grams of dough. She has mixed {n} grams of it. The oven has room for {k} loaves.
ask How many loaves can {A} make? => whole(n / w)
again The dough is enough for how many loaves?
ask How many grams of dough remain for a small roll? => remainder(n / w)
again When no more loaf can be made, how many grams of dough does {A} still have?
ask How many grams more would she need for another loaf? => w - remainder(n / w)
ask How many grams of dough does {A} need to fill the oven with loaves? => k * w
ask {A} first gives {g} grams of the dough to her neighbor. How many loaves does the rest make? => whole((n - g) / w)
g = 600..1300 by 50
english us

story two-oven-timers
grade 6
A = boy
a = 6, 8, 9, 10, 12, 14, 15
b = 16, 18, 20, 21, 24, 25
k = 70..110
body In the bakery the timer of the bun oven rings every {a} minutes and the timer of the bread oven every {b} minutes. {A} sets both at the same moment and helps for {k} minutes.
again {A} works in the bakery for {k} minutes. When he begins he starts two timers: that of the bread oven rings every {b} minutes, that of the bun oven every {a} minutes.
ask After how many minutes do both timers ring together? => lcm(a, b)
again When the two timers first ring at the same time, how many minutes have they been running?
ask How many times does {A} hear the timer of the bun oven? => whole(k / a)
again How often does the bun oven's timer ring while {A} is there?
ask How many minutes before {A} goes home did the bread oven's timer ring for the last time? => remainder(k / b)
ask How many minutes after {A} has gone does the bread oven's timer ring next? => b - remainder(k / b)
ask When both timers first ring together, how many times has the bread oven's timer rung, counting that time? => lcm(a, b) / b

story equal-biscuit-plates
grade 6
english gb
A = girl
g = 4..12
u = 2..6
v = 2..6
n = g * u
m = g * v
k = 5..8
body {A} has baked {n} ginger biscuits and {m} oat biscuits. She wants to put them all on plates so that each plate holds the same number of ginger biscuits and the same number of oat biscuits. There are {k} eggs left in the kitchen.
again There are {m} oat biscuits and {n} ginger biscuits on {A's} tray, and {k} eggs left in the box. No plate may get more of either kind than another, and all the biscuits are to be on plates.
ask What is the greatest number of plates that she can fill in this way? => gcd(n, m)
again How many plates can {A} use at most?
ask How many oat biscuits lie on each plate, if she uses as many plates as possible? => m / gcd(n, m)
ask If {A} uses as many plates as she can, how many biscuits are on a plate? => (n + m) / gcd(n, m)
ask How many biscuits has she baked? => n + m
again Count both kinds. How many biscuits are there?

story trays-of-tarts
grade 5
A = man
n = 95..260
m = 16..28
t = 18..26
body {A} has to bake {n} tarts. {m} tarts fit on a tray, his oven takes a single tray at a time, and every tray is in it for {t} minutes. The pastry is ready.
again A customer has ordered {n} tarts from {A}. In his oven there is room for a single tray, which holds {m} tarts. A tray bakes for {t} minutes.
ask How many trays does {A} have to bake? => roundup(n / m)
again What is the smallest number of trays for this order?
ask How many minutes is the oven at work, if he fills each tray before he starts the next? => roundup(n / m) * t
ask How many full trays does he bake? => whole(n / m)
again How many of the trays have no free place?
ask How many tarts are on the tray that is not full? => remainder(n / m)
again {A} fills tray after tray. How many tarts are on the last?
ask How many tarts are not yet baked when the first full tray is taken out? => n - m
ask How many further tarts could have been baked on the last tray, if the others are full? => m - remainder(n / m)

story icing-two-bakers
grade 5
A = woman
B = man
n = 14..26
m = 4..9
k = 12..22
l = 5..11
t = 30..50
need n * m != k * l
body {A} ices {n} cupcakes an hour and works for {m} hours. {B} ices {k} an hour and works for {l} hours. The box beside them holds {t} candles.
again {B} works {l} hours, and in each of them he ices {k} cupcakes. {A} ices {n} cupcakes in an hour; she works {m} hours. Beside them stands a box with {t} candles.
ask How many cupcakes does the one who ices more of them finish? => max(n * m, k * l)
again How many cupcakes are on the larger of the two heaps?
ask How many cupcakes does the one who ices fewer of them finish? => min(n * m, k * l)
ask How many more cupcakes does the better of them ice than the other? => max(n * m, k * l) - min(n * m, k * l)
ask How many cupcakes do they ice together? => n * m + k * l
again Add up the work of both. How many cupcakes are iced?
ask They put all the cupcakes into boxes of {g}. How many boxes do they need? => roundup((n * m + k * l) / g)
g = 23..29

story cookies-for-the-neighbours
grade 3
A = girl
n = 38..92
m = 5..9
body {A} bakes {n} biscuits and puts {m} into each bag.
again {m} biscuits go into each of {A's} bags. She has baked {n} of them.
ask How many full bags does she get? => whole(n / m)
again How many bags can {A} fill with biscuits?
ask {A} eats the biscuits that do not fill a bag. How many does she eat? => remainder(n / m)
again How many biscuits are over when no other bag can be filled?
ask How many bags does she need if all the biscuits have to go into bags? => roundup(n / m)
again No biscuit may stay on the tray. How many bags does {A} use?
ask First {A} gives {k} biscuits to her mother. How many full bags do the others make? => whole((n - k) / m)
k = 10..19
ask How many biscuits are still on the tray when {A} has filled the first bag? => n - m

story flour-for-the-winter-fair
grade 5
A = man
n = 16..38
w = 250..450 by 10
m = 1000, 1500, 2000
p = money 1.2..2.8 by 0.2
body For the winter fair {A} bakes {n} cakes with {w} grams of flour in each. Flour is sold in bags of {m} grams for {p} a bag.
again {A} can buy flour in bags of {m} grams, each for {p}. He bakes {n} cakes for the winter fair, and every cake takes {w} grams.
ask How many bags of flour does {A} have to buy? => roundup(n * w / m)
again Without any flour at home, how many bags does he need?
ask What does he pay for the flour? => roundup(n * w / m) * p
ask How many grams of flour does {A} use? => n * w
ask For how many cakes is a single bag enough? => whole(m / w)
again A single bag of flour makes how many cakes at most?
ask How many grams are left in a bag from which as many cakes as possible were made? => remainder(m / w)
ask How many bags are empty when all the cakes are made, if he opens them in turn? => whole(n * w / m)

story customers-every-few-days
grade 6
A = woman
B = man
a = 4, 6, 8, 9, 10
b = 12, 14, 15, 16, 21
p = money 3.2..5.8 by 0.2
q = money 6.5..9.5 by 0.5
body {A} buys a loaf for {p} at the bakery every {a} days, and {B} buys a cake for {q} there every {b} days. Today both have been there.
again Every {b} days {B} comes to the bakery and buys a cake for {q}. Every {a} days {A} comes and buys a loaf for {p}. Both have come today.
ask In how many days are both in the bakery on the same day again? => lcm(a, b)
again After how many days do they next come on the same day?
ask How many loaves does {A} buy from tomorrow until the day when both come again, that day included? => lcm(a, b) / a
ask How many cakes does {B} buy from tomorrow until the day when both come again, that day included? => lcm(a, b) / b
ask How much does {A} spend on loaves from tomorrow until the day when both come again, that day included? => lcm(a, b) / a * p
ask How many times does {A} come to the bakery in the next {k} days? => whole(k / a)
k = 25..59
ask How much have they paid together today? => p + q
again What did the bakery take from these two customers today?
