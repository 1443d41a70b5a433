topic parties
english any

story diwali-lamps
grade 4
english gb
A = girl
n = 5..8
m = 12..18
k = 9..16
o = 3..5
p = money 1.8..2.6 by 0.2
body Clay lamps are set out for Diwali: {n} rows with {m} lamps each along {A's} garden wall, and {k} more on the steps. Each lamp takes {o} spoons of oil; a box of wicks costs {p}.
again {A's} family sets out lamps for Diwali. {k} stand on the steps; on the garden wall there are {n} rows of {m}. Oil, {o} spoons of it, goes into every lamp. Wicks are {p} a box.
ask How many lamps does the family set out? => n * m + k
again Wall and steps together, how many lamps are lit?
ask How many spoons of oil do all the lamps take? {body} => (n * m + k) * o
again Find the number of spoons of oil that are poured out in all.
ask Wind blows out {x} lamps in every row. How many lamps on the wall are still burning? => n * (m - x)
x = 2..3
again In each row {x} lamps are put out by the wind. What number of lamps on the wall burns on?
ask whole Along a garden wall stand {n} rows of lamps, {m} to a row, and {k} lamps stand on the steps. By how many lamps does the wall beat the steps? => n * m - k
again whole If {n} rows of {m} lamps each stand along a wall and {k} lamps on the steps, how many more are on the wall?

story eid-gift-bags
grade 3
english gb
A = woman
c = 14..22
d = 5..7
n = 3..4
k = 11..19
s = 120, 150, 180
need s > c * d + 10
body For Eid {A} fills a little bag for each of the {c} children in the family: {d} dates, {n} chocolates and a coin. She has bought {s} dates. {k} grown-ups are coming as well.
again {k} grown-ups and {c} children celebrate Eid at {A's} house. From her {s} dates, {A} puts {d} into every child's bag, together with {n} chocolates and a coin.
ask How many dates go into the bags? => c * d
again What number of dates do the children get altogether?
ask How many dates are left for the grown-ups? => s - c * d
again When all the bags are full, how many dates can the grown-ups eat?
ask How many more dates than chocolates are there in the bags? => c * (d - n)
again In all the bags together, by how many do the dates outnumber the chocolates?
ask Without coins, how many things are in all the bags? => c * (d + n)
again Count dates and chocolates in all the bags. How many are they?

story hanukkah-pancakes
grade 4
english us
A = boy
p = money 4.5..7 by 0.5
k = 3..5
g = 14..22
n = 6..7
x = 5..6
need n != x
body Eight nights of Hanukkah are not enough, thinks {A}. Each night his grandmother fries {g} potato pancakes and gives {k} chocolate coins to each of her {n} grandchildren. The candles for all the nights were {p}.
again {A} is one of {n} grandchildren who get {k} chocolate coins each, on every one of the eight nights of Hanukkah. There are also {g} potato pancakes a night. Grandmother paid {p} for candles.
ask How many potato pancakes does she fry in all? => 8 * g
again Find the number of pancakes for the whole of Hanukkah.
ask How many chocolate coins does she need for all the nights? => 8 * n * k
again When Hanukkah is over, how many chocolate coins have been given away?
ask If the neighbors eat {x} of the pancakes every night, how many are left for the family over all the nights? => 8 * (g - x)
again Each night {x} pancakes go next door. What number does the family eat by the end of Hanukkah?
ask whole A box of Hanukkah candles costs {p} and there are {y} boxes on the shelf. What do all but {k} of them cost? => (y - k) * p
y = 11..18
again whole {y} boxes of Hanukkah candles stand on the shelf, {p} each. Somebody buys all of them except {k}. What is paid?

story lunar-new-year
grade 6
english us
A = person
n = 9..15
r = money 8, 18
u = 3..4
m = 20..28
d = 6..7
body Red envelopes are ready for Lunar New Year. {A's} grandparents put {r} into an envelope for each of the {n} grandchildren. Each of the {u} uncles gives every one of these children {x}. {m} people will sit down to eat, and {d} dumplings are planned for everybody.
x = money 5, 10
again {d} dumplings apiece have been planned for the {m} people who celebrate Lunar New Year at {A's} home. Among them are {n} grandchildren: each will get {r} from the grandparents in a red envelope and {x} from each of {u} uncles.
ask How much money do the grandparents give away? => n * r
again What do the grandparents spend on filling envelopes?
ask How much does each child get, uncles and grandparents together? => r + u * x
again Find what one of the grandchildren receives in all.
ask With all the envelopes handed out, how much money have the children got? => n * (r + u * x)
again Add up everything in the children's envelopes. What is the sum?
ask {y} guests cannot come, and {z} dumplings fall on the floor. How many dumplings are still there to be eaten? => m * d - z
y = 2..3
z = 8..14
again Of the dumplings that were made, {z} are dropped on the floor. What number can be eaten, even if {y} people stay away?

story pinata-candy
grade 2
A = boy
n = 24..40
m = 5..8
k = 3..6
g = 9..11
need n > m + k + g + 1; m != k
body Smash! The piñata breaks and {n} candies fall out. {A} picks up {m}, his sister picks up {k}, and {g} friends run to get the rest.
again {n} candies fall out of a broken piñata. His sister gets {k} of them, {A} gets {m}, and the rest go to {g} friends.
ask How many candies do {A} and his sister get? => m + k
again What number of candies goes to the brother and the sister?
ask How many candies are there for the friends? => n - m - k
again How many candies do the friends share?
ask If each of the friends takes just one of the candies, how many are still on the ground? => n - m - k - g
again Every friend picks up a single candy. How many does nobody pick up?

story balloon-bunches
grade 1
A = girl
n = 6..9
m = 3..5
k = 2..4
need m != k
body Pop! {A} had {n} red balloons and {m} blue balloons at her party. {k} of the balloons have burst.
again There were {n} red balloons and {m} blue ones at {A's} party. Pop, pop: now {k} have burst.
ask How many balloons did {A} have at first? => n + m
again What number of balloons was there before the first pop?
ask How many balloons are left? {body} => n + m - k
again How many have not burst?
ask Her aunt brings {g} gold balloons. How many balloons does {A} have now? => n + m - k + g
g = 5..8
again {g} gold balloons come as a present from her aunt. How many balloons are there then?

story garland-triangles
grade 5
english gb
A = person
w = 18..24 by 2
g = 4..6
n = 20..32 by 2
l = 8..9
p = money 0.6..0.9 by 0.1
need n * (w + g) < l * 100
body Flags for the street party! {A} sews {n} little flags, each {w} cm wide, on a ribbon and leaves {g} cm of it free after every flag. The ribbon is {l} m long and cost {p} a metre.
again {A} has a ribbon of {l} m, bought at {p} a metre. {n} flags for the street party are sewn on it, with a space of {g} cm behind each. A flag is {w} cm wide.
ask How much was the ribbon? => l * p
again What did {A} pay for the whole ribbon?
ask How many centimetres of ribbon do flags and spaces take up? => n * (w + g)
again Find the length in centimetres that is covered by flags and spaces.
ask How many centimetres of the ribbon remain behind the last space? => l * 100 - n * (w + g)
again When the last space has been left, what length of ribbon is there still, in centimetres?
ask whole Suppose {k} flags, each {w} cm wide, hang on a ribbon of {l} m with no space between them. How many centimetres of ribbon have no flag? => l * 100 - k * w
k = 9..15
again whole A ribbon of {l} m carries {k} flags side by side, and a flag is {w} cm wide. What length of ribbon, in centimetres, is bare?

story party-bags
grade 4
english us
A = girl
n = 9..14
a = money 0.5..0.9 by 0.1
b = money 1.25..1.75 by 0.25
k = 3..4
w = money 50, 60
y = 8..11
body {A} turns {y} on Saturday and fills goody bags for {n} guests. In each there are {k} stickers at {a} each and a bouncing ball for {b}. Her parents have allowed her {w} for the bags.
again {n} guests come to {A's} birthday; she will be {y}. For the goody bags she may spend {w}. A bouncing ball, which is {b}, goes into every bag, with {k} stickers that are {a} apiece.
ask How much does it cost to fill one bag? => k * a + b
again Find the price of all that goes into a bag.
ask How much do all the bags cost? {body} => n * (k * a + b)
again What must be paid for the stickers and balls of all the guests?
ask What is left of the money she may spend? => w - n * (k * a + b)
again All the bags are full. How much of the allowed money has not been spent?
ask If {x} guests call off, how much cheaper do the bags get? => x * (k * a + b)
x = 2..3
again {x} guests cannot come and need no bag. By how much does the cost fall?

story wedding-tables
grade 6
english gb
A = woman
B = man
n = 84..132 by 12
t = 6, 12
p = money 38..56 by 2
c = 11..18
q = money 14..22
f = money 7..11
body At the wedding of {A's} daughter to {B's} son there are {n} guests at round tables of {t}. A grown-up's meal costs {p}; each of the {c} children among the guests eats for {q}. A bunch of flowers for {f} stands on every table.
again {n} guests, of whom {c} are children, come to the wedding of {B's} son and {A's} daughter. Meals are {p} for grown-ups and {q} for children. Round tables with {t} seats, all of them taken, carry a bunch of flowers each, at {f} a bunch.
ask How many tables are there? => n / t
again What number of tables has been laid?
ask What do all the flowers on the tables cost? => n / t * f
again A bunch on each table: how much is that in all?
ask How much do the meals cost? => (n - c) * p + c * q
again Grown-ups and children have eaten. What is the bill for the meals?
ask The two families share the cost of meals and flowers evenly. How much does each of the two pay? => ((n - c) * p + c * q + n / t * f) / 2
again For flowers and meals the families of bride and groom pay the same sum. What does each of the two pay?

story cake-tiers
grade 7
english gb
A = person
a = 16..18
b = 22..24
c = 30..32
h = 8..11
n = 90..120 by 5
s = 40..50
body The bottom layer of {A's} square wedding cake has sides of {c} cm, the middle one {b} cm and the top one {a} cm. A layer is {h} cm high. Around the edge of each runs a sugar pearl chain. {n} guests are expected, and {s} of them do not like marzipan.
again {A} bakes a square wedding cake for {n} guests, {s} of whom do not like marzipan. Its three layers have sides of {a} cm, {b} cm and {c} cm and are all {h} cm high. A chain of sugar pearls is laid around the edge of each layer.
ask How tall is the cake, in centimetres? => 3 * h
again The layers stand on top of each other. What height do they reach in centimetres?
ask How many centimetres long is the chain around the bottom layer? => 4 * c
again Find the length, in centimetres, of the pearl chain on the largest layer.
ask How long are the three chains together, in centimetres? => 4 * (a + b + c)
again For all the layers, how many centimetres of pearl chain are needed?
ask By how many square centimetres is the base of the bottom layer larger than that of the top layer? => c * c - a * a
again The bottom layer covers more area than the top layer does. How many square centimetres more?

story holi-colours
grade 5
english gb
A = man
k = 5..8
g = 250, 400, 500
n = 24..36 by 2
p = money 3.2..4.8 by 0.4
x = 30..60 by 5
b = 3..5
body Pink, green, yellow: {A} buys {k} kg of coloured powder for Holi at {p} a kilogram. He fills it into bags of {g} g, which {n} neighbours throw at each other. {b} buckets of water stand ready.
again For Holi {A} got {k} kg of coloured powder, at {p} a kilogram. It is shared out in bags with {g} g each among {n} neighbours, who also have {b} buckets of water.
ask How many bags does {A} fill? => k * 1000 / g
again Into how many bags does all of the powder go?
need k * 1000 % g == 0
ask By how much does {A} miss {w}, the price of a big sack of powder? => w - k * p
w = money 45, 50
again A big sack would have been {w}. How much less did {A} pay?
ask Every neighbour throws {x} g of powder in the first minutes. How many grams are left? => k * 1000 - n * x
need k * 1000 > n * x + 100
again In the first minutes each of the neighbours uses up {x} g. What weight of powder, in grams, is there still?
ask whole Work out how many grams each of {n} people gets if {y} bags with {g} g of powder are shared evenly. => y * g / n
y = 12..40 by 4
need y * g % n == 0
again whole {n} people divide {y} bags of powder evenly. A bag contains {g} g. How many grams are there for each?

story paper-lanterns-walk
grade 3
english any
A = girl
n = 16..24
s = 3..4
p = 2..3
k = 5..9
w = 26..40
need s != p
body Long after dark the lantern walk sets off. {n} children have made {s} paper stars each, and {p} of each child's stars hang on a lantern; the others go on a big tree. {k} lanterns go out in the rain. {w} parents follow.
again {w} parents and {n} children take part in the lantern walk. Every child had cut out {s} paper stars and stuck {p} of them on a lantern; all the other stars shine on a big tree. The rain puts out {k} lanterns.
need s > p
ask How many stars have the children made? => n * s
again What number of stars was cut out?
ask How many stars hang on the tree? => n * (s - p)
again How many of the stars are not on a lantern?
ask With a lantern for every child, how many lanterns are still burning after the rain? => n - k
again Each child carries a lantern. How many of these shine on when the rain is over?
ask How many more parents than children with a burning lantern are there? => w - (n - k)
again By how many do the parents outnumber the children whose lanterns still burn?

story quinceanera-band
grade 7
english us
A = girl
n = 90..130 by 10
h = 4..5
p = money 110..150 by 10
d = money 450..650 by 50
m = money 14..19
r = percent 10, 20
body "Fifteen at last!" {A's} parents have invited {n} guests to her quinceañera. The band plays for {h} hours at {p} an hour; the hall is {d}. Food costs {m} a guest, but because there are so many of them the caterer takes off {r}.
again The caterer for {A's} quinceañera asks {m} for each of the {n} guests and gives {r} off the sum. {d} must be paid for the hall. A band has been hired for {h} hours, and it charges {p} an hour.
ask What do band and hall cost together? => h * p + d
again Leaving out the food, how much is the party?
ask How much is taken off the price of the food? => n * m * r / 100
again Find the amount by which the caterer lowers the bill.
ask How much does the food cost in the end? => n * m - n * m * r / 100
again What must {A's} parents pay the caterer?
ask Band, hall and food: what do the parents pay for everything? => h * p + d + n * m - n * m * r / 100
again Calculate the whole cost of the quinceañera.

story christmas-market-stars
grade 5
english gb
A = boy
B = girl
n = 36..60 by 4
c = money 0.3..0.5 by 0.1
p = money 1.5..2.5 by 0.25
u = 3..9
s = money 8..14
y = 10..12
body Straw stars twinkle at the Christmas market, where {A} and {B} have a stall for {s}. They have made {n} stars, each from straw worth {c}, and sell all but {u} for {p} apiece. {A} is {y}.
again {A}, {y} years old, and {B} rent a stall at the Christmas market, which costs {s}. Of the {n} straw stars that they have made, {u} are not sold; the others bring {p} each. A star takes straw worth {c}.
ask How many stars do they sell? => n - u
again What number of stars finds a buyer?
ask How much money do they take? => (n - u) * p
again Find what the buyers pay altogether.
ask After paying for all the straw and the stall, what remains? => (n - u) * p - n * c - s
again Take straw and stall off the takings. How much is left?
ask If they had raised the price by {x}, how much more would the sold stars have brought in? => (n - u) * x
x = money 0.25..0.75 by 0.25
again Had each star been {x} dearer, by how much would the takings have risen?

story disco-lights
grade 4
english any
n = 120..180 by 10
p = money 2.5..4 by 0.5
d = money 60..95 by 5
l = money 35..55 by 5
c = 20..45 by 5
t = 4..9
body Boom, boom! Tickets for the school disco are {p}. {n} pupils buy one, and {t} teachers come in free. The disc jockey costs {d} and the lights {l}. At the bar {c} lemonades are given away.
again {n} pupils pay {p} each for the school disco, while {t} teachers pay nothing. Renting the lights is {l}; the disc jockey asks {d}. {c} lemonades are free.
ask How much do the tickets bring in? => n * p
again What do the pupils pay in all?
ask What is left for the school when disc jockey and lights have been paid? {body} => n * p - d - l
again Find what the disco earns for the school.
ask How many people are at the disco if {x} of the pupils with a ticket stay at home? => n - x + t
x = 5..15
again {x} pupils have a ticket but are ill. How many pupils and teachers dance?
ask whole Tickets for a disco are {p}, and the lights cost {l}. How many tickets must be sold to pay for the lights exactly? => l / p whole
need l % p == 0
again whole The lights of a disco cost {l}. If a ticket is {p}, how many tickets pay for the lights exactly?

story nowruz-table
grade 3
english any
A = woman
e = 3..4
g = 14..26
p = money 0.35..0.55 by 0.05
w = 13..19
body Spring begins, and {A} is preparing Nowruz. {w} guests will come. She paints {e} eggs for each of them, puts out {g} hyacinths and buys apples, two dozen, at {p} each.
again Two dozen apples, at {p} apiece, and {g} hyacinths are on {A's} list for Nowruz. She also paints eggs: {e} for each of her {w} guests.
ask How many eggs does {A} paint? => w * e
again What number of eggs must be painted?
ask How many things are there in all, eggs and hyacinths counted together? => w * e + g
again Count the painted eggs and the hyacinths. How many are there?
ask What do the apples cost? => 2 * 12 * p
again How much are all the apples?
ask How many apples are left if each of the guests takes one? => 2 * 12 - w
again Every guest eats an apple. How many are not eaten?

story musical-chairs
grade 1
n = 9..12
k = 3..5
g = 2..4
body Music! {n} children dance around the chairs. Each round, one child is out. They have played {k} rounds.
again {n} children play musical chairs. After each round a child has to stop. {k} rounds have been played.
ask How many children are still in the game? => n - k
again How many have not had to stop?
ask How many children play after {g} rounds more? => n - k - g
need n > k + g + 1
again {g} further rounds are played. How many children are left in the game?
ask How many more rounds must they play until just two children are left? => n - k - 2
need n > k + 3
again Two children should be left at the end. How many rounds are missing?

story guest-list-weather
grade 4
english any
A = person
n = 42..58
k = 4..7
m = 9..14
h = 2..3
t = 6, 8
body Invitations went to {n} people for {A's} summer party. {m} wrote that they could not come, but {k} of the others asked if they might each bring {h} friends, and they may. The tent holds {t} tables.
again {A} invited {n} people to a summer party. {k} guests will each bring {h} friends along, and {m} of those invited have said no. {t} tables stand in the tent.
ask How many of the people whom {A} invited will come? => n - m
again Of those on {A's} list, what number has not said no?
ask How many people will be at the party as guests? => n - m + k * h
again Friends and invited people together, how many guests will there be?
ask How many guests will there be per table if all of them sit down in equal groups? => (n - m + k * h) / t
again The guests share the tables equally. How many sit at each?
ask On the day, {x} guests who wanted to bring friends fall ill and stay at home with those friends. How many guests come? => n - m + k * h - x * (h + 1)
x = 2..3
need k > x
again {x} of those bringing friends are ill, so neither they nor their friends appear. What is the number of guests then?

story ribbon-gifts
grade 5
english us
A = girl
n = 6..9
l = 5..7
b = 10..14
k = 14..18
p = money 2.5..3.75 by 0.25
body Presents for the whole team! {A} ties a ribbon around each of {n} boxes, which takes {k} inches for the box and {b} inches for the bow. A roll of ribbon holds {l} yards and costs {p}.
again A roll with {l} yards of ribbon costs {p}. {A} uses {b} inches of it for every bow and {k} inches to go around every box. She has {n} boxes for her team.
ask How many inches of ribbon does each present take? => k + b
again Bow and box together, how many inches of ribbon is that for a present?
ask How many inches of ribbon are on a full roll? => l * 3 * 12
again Express the roll's length in inches.
ask With all the presents tied, how many inches of a full roll are left? => l * 3 * 12 - n * (k + b)
need l * 36 > n * (k + b) + 10
again A new roll was used for all the presents. How many inches of it remain?
ask If the bows were left out on {x} presents, how many inches of ribbon would all the presents take? => n * (k + b) - x * b
x = 2..4
again {x} of the presents get no bow. How many inches of ribbon are used in all?

story fruit-punch
grade 6
english us
A = boy
o = 3..4
c = 5..6
g = 2..3
n = 20..30 by 2
p = money 3..4.5 by 0.25
q = money 2..2.75 by 0.25
s = 6, 8
body Into a bowl go {o} quarts of orange juice, {c} pints of cherry juice and {g} quarts of sparkling water. {A} mixes it for {n} guests. The orange juice was {p} a quart and the cherry juice {q} a pint. A glass holds {s} ounces.
again {A's} punch for {n} guests is made of {c} pints of cherry juice at {q} each, {o} quarts of orange juice at {p} each, and {g} quarts of sparkling water. He has glasses of {s} ounces.
need o != g
ask How many pints of punch are in the bowl? => o * 2 + c + g * 2
again Add everything up in pints. How many of them does the bowl hold?
ask What did the two juices cost? => o * p + c * q
again How much did {A} pay for orange and cherry juice?
ask How many ounces of orange juice are in the punch, at 32 ounces to the quart? => o * 32
again A quart is 32 ounces. Change the orange juice into ounces: how many is it?
ask How many glasses can be filled with {x} pints of punch, at 16 ounces to the pint? => x * 16 / s
x = 9..14
need x * 16 % s == 0
again A pint is 16 ounces. For how many glasses are {x} pints of punch enough?
