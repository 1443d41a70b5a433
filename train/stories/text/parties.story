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
ask Wind blows out {x} lamps in every row, but none on the steps. How many lamps are still burning in all? => n * (m - x) + k
x = 2..3
again In each row on the wall {x} lamps are put out by the wind; those on the steps all burn on. How many lamps give light then?
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
s = 140, 160, 180
need s > c * d + 10
body For Eid {A} fills a little bag for each of the {c} children in the family: {d} dates, {n} chocolates and a coin. She has bought {s} dates. {k} grown-ups are coming as well.
again {k} grown-ups and {c} children celebrate Eid at {A's} house. From her {s} dates, {A} puts {d} into every child's bag, together with {n} chocolates and a coin.
ask How many dates go into the bags? => c * d
again How many dates do the children get altogether?
ask The grown-ups eat {e} of the dates that no child gets. How many dates are left in the end? => s - c * d - e
e = 21..29
need s > c * d + e + 1
again When all the bags are full, {e} of the other dates are eaten by grown-ups. How many of the dates outside the bags remain?
ask How many more dates than chocolates are there in the bags? => c * (d - n)
again In all the bags together, by how many do the dates outnumber the chocolates?
ask How many dates and chocolates are in all the bags? => c * (d + n)
again Leave out the coins. How many sweet things do all the bags hold?
ask whole Each of {c} children gets {d} dates and {n} chocolates in a bag, and {x} more dates lie on a plate. How many dates and chocolates are there in all? => c * (d + n) + x
x = 23..40
again whole On a plate are {x} dates. If {c} bags are filled with {d} dates and {n} chocolates each, how many dates and chocolates is that, the plate included?

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
again Each night {x} pancakes go next door. How many does the family eat by the end of Hanukkah?
ask whole A box of Hanukkah candles costs {p} and there are {y} boxes on the shelf. What do all but {k} of them cost? => (y - k) * p
y = 11..18
again whole {y} boxes of Hanukkah candles stand on the shelf, {p} each. Somebody buys all of them except {k}. What is paid?
ask whole Find how many potato pancakes are left when {g} are fried on each of {z} nights, {x} go next door every night, and {u} are burned in all. => z * (g - x) - u
z = 3..4
u = 7..11

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
again Of the dumplings that were made, {z} are dropped on the floor. How many can be eaten, even if {y} people stay away?
ask With the money from uncles and grandparents, how much more does a child need to have {w}? => w - (r + u * x)
w = money 60, 70, 80
again A child wants a game that costs {w}. After all the envelopes from uncles and grandparents, what is still missing?

story pinata-candy
grade 2
english us
A = boy
n = 24..40
m = 5..8
k = 3..6
g = 9..11
need n > m + k + g + 1; m != k
body Smash! The piñata breaks and {n} candies fall out. {A} picks up {m}, his sister picks up {k}, and {g} friends run to get the rest.
again {n} candies fall out of a broken piñata. {A} gets {m} of them and his sister {k}; the rest go to {g} friends.
ask How many candies do {A} and his sister get? => m + k
again Brother and sister together get how many candies?
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
again How many balloons were there before the first pop?
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
need w > n * (k * a + b)
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
again On how many tables do flowers stand?
ask What do all the flowers on the tables cost? => n / t * f
again A bunch on each table: how much is that in all?
ask How much do the meals cost? => (n - c) * p + c * q
again Grown-ups and children have eaten. What is the bill for the meals?
ask The two families share the cost of meals and flowers evenly. How much does each of the two pay? => ((n - c) * p + c * q + n / t * f) / 2
again For flowers and meals the families of bride and groom pay the same sum. What does each of the two pay?
ask whole If {c} children eat for {q} each and {x} grown-ups for {p} each, how much more do the grown-ups' meals cost than the children's? => x * p - c * q
x = 21..35
again whole A child's meal is {q} and a grown-up's is {p}. How much more must be paid for {x} grown-ups than for {c} children?

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
ask By how much is {A's} powder cheaper than a big sack for {w}? => w - k * p
w = money 45, 50
again A big sack would have been {w}. How much less did {A} pay?
ask Every neighbour throws {x} g of powder in the first minutes. How many grams are left? => k * 1000 - n * x
need k * 1000 > n * x + 100
again In the first minutes each of the neighbours uses up {x} g. What weight of powder, in grams, is there still?
ask whole Work out how many grams each of {n} people gets if {y} bags with {g} g of powder are shared evenly. => y * g / n
y = 12..40 by 4
need y * g % n == 0
again whole {n} people divide {y} bags of powder evenly. A bag contains {g} g. How many grams are there for each?
ask When {u} bags are full, how many kilograms of the powder are still to be filled in? => k - u * g / 1000 decimal
u = 6, 7, 9
need k * 1000 > u * g
again {u} bags are full so far. How much of the powder is not in a bag yet, in kilograms?

story paper-lanterns-walk
grade 3
english any
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
again How many stars were cut out?
ask How many stars hang on the tree? => n * (s - p)
again How many of the stars are not on a lantern?
ask With a lantern for every child, how many lanterns are still burning after the rain? => n - k
again Each child carries a lantern. How many of these shine on when the rain is over?
ask How many more parents than children with a burning lantern are there? => w - (n - k)
again By how many do the parents outnumber the children whose lanterns still burn?
ask Making a star takes {x} minutes, and {y} of the stars were made at school. How many minutes did all the others take? => (n * s - y) * x
x = 5..9
y = 10..14
again {y} of the stars had been made at school; each of the others took {x} minutes at home. How many minutes of work did the children do at home?

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
again How many stars find a buyer?
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
body Boom, boom! Tickets for the school disco are {p}. {n} pupils buy one, and {t} teachers come in free. The disc jockey costs {d} and the lights {l}. At the snack bar {c} lemonades are given away.
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
ask whole A school sells {n} tickets at {p} and gives {u} of the buyers half of their money back. How much money is left? => n * p - u * p * 0.5
u = 12..30 by 2
again whole {n} tickets at {p} each are sold for a disco, but {u} buyers get back half of what they paid. What does the school keep?

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
again How many eggs must be painted?
ask How many painted eggs and hyacinths are there in all? => w * e + g
again Hyacinths and painted eggs: what is their number when they are counted together?
ask How much change does {A} get from {v} for the apples? => v - 2 * 12 * p
v = money 20, 50
again {A} hands over {v} for all the apples. What comes back?
ask How many apples are left if each of the guests takes one? => 2 * 12 - w
again Every guest eats an apple. How many are not eaten?
ask Guests eat an egg each, and {y} eggs are sent to a neighbour. How many painted eggs are left? => w * e - w - y
y = 4..9
again {y} eggs go to a neighbour, and every guest eats an egg. How many painted eggs remain?

story musical-chairs
grade 1
n = 9..12
k = 3..5
g = 2..4
body Music! {n} children dance around the chairs. Each round, one child is out. They have played {k} rounds.
again {n} children play musical chairs. After each round a child has to stop. {k} rounds have been played.
ask How many children are still in the game? => n - k
again How many children have not had to stop?
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
again Of those on {A's} list, how many have not said no?
ask How many people will be at the party as guests? => n - m + k * h
again Friends and invited people together, how many guests will there be?
ask How many guests will there be per table if all of them sit down in equal groups? => (n - m + k * h) / t
again The guests share the tables equally. How many sit at each?
ask On the day, {x} guests who wanted to bring friends fall ill and stay at home with those friends. How many guests come? => n - m + k * h - x * (h + 1)
x = 2..3
need k > x
again {x} of those bringing friends are ill, so neither they nor their friends appear. How many guests does {A} welcome then?
ask whole Of {n} people invited to a party, {m} say no; {k} of the rest will bring {h} friends each. How many people from the list come without bringing friends? => n - m - k
again whole {n} people are invited, {m} say no, and {k} of those who come bring {h} friends each. How many of those invited come alone?

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
ask How many yards of ribbon do two such presents for each of {y} teachers take? => y * 2 * (k + b) / 36 decimal
y = 3, 6, 9, 12
need y * 2 * (k + b) % 36 == 0
again Every one of {y} teachers gets two presents tied like these, 36 inches being a yard. How many yards of ribbon are needed?

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
again Change all the quarts into pints. How many pints does the bowl hold?
ask What did the two juices cost? => o * p + c * q
again How much did {A} pay for orange and cherry juice?
ask How many ounces of orange juice are in the punch, at 32 ounces to the quart? => o * 32
again A quart is 32 ounces. How many ounces of orange juice does {A} pour in?
ask How many glasses can be filled with {x} pints of punch, at 16 ounces to the pint? => x * 16 / s
x = 9..14
need x * 16 % s == 0
again A pint is 16 ounces. For how many glasses are {x} pints of punch enough?
ask What would the juices have cost with a quart of orange juice and a pint of cherry juice more? => (o + 1) * p + (c + 1) * q
again One more quart of orange juice and one more pint of cherry juice are bought. What is paid for all the juice?

story thanksgiving-turkey
grade 6
english us
A = woman
n = 9..14
w = 14..20 by 2
m = 13, 15
p = money 1.25..2.25 by 0.25
k = 3..5
o = 6..8
need w * 16 > n * o + 30
body Chairs from every room stand around the table: it is Thanksgiving. {A} roasts a turkey of {w} pounds, which was {p} a pound, for {n} people. Every pound needs {m} minutes in the oven. The guests eat {o} ounces each, and {k} pies are waiting.
again {n} people have come to {A's} Thanksgiving dinner, and {k} pies are waiting for them. The turkey weighs {w} pounds; it cost {p} a pound and roasts for {m} minutes per pound. Each of the guests eats {o} ounces of it.
ask How many ounces of turkey are left over, bones and all? => w * 16 - n * o
again When everyone has eaten, what weight remains, bones included, in ounces?
ask For how long is the turkey in the oven, in hours? => w * m / 60
again Change the roasting time into hours. What is it?
ask How much did the turkey cost? {body} => w * p
again Work out what {A} paid for the bird.
ask If {x} more people had come and each had eaten just as much, how many ounces would have been eaten? => (n + x) * o
x = 2..4
again Suppose {x} further guests had turned up with the same appetite. How many ounces would be gone?

story mehndi-night
grade 5
english gb
A = woman
B = woman
n = 14..20 by 2
a = 12, 15
b = 20
p = money 6..9
c = money 3.2..4.8 by 0.4
k = 3..4
h = 4..5
need n * 2 <= h * 60 / a + h * 60 / b
body The night before her wedding, two artists paint henna on the hands of the bride's {n} friends. {A} needs {a} minutes a hand, {B} {b} minutes. They stay {h} hours; each painted hand costs {p}, and they use up {k} tubes of paste at {c}.
again {A} and {B} paint henna patterns before a wedding, {A} taking {a} minutes for a hand and {B} {b} minutes. The bride has {n} friends. In {h} hours the artists empty {k} tubes of paste, {c} a tube, and they charge {p} for every hand.
ask How many hands does {A} paint in the whole time? => h * 60 / a
again How many hands does {A} finish while she is there?
ask Working without a pause, how many hands do both artists paint? => h * 60 / a + h * 60 / b
again Neither {A} nor {B} ever stops. How many hands are painted in those hours?
need h * 60 % a == 0; h * 60 % b == 0
ask If both hands of all the friends are painted, what must be paid? => n * 2 * p
again Each of the friends has both hands painted. How much money is that?
ask With both hands of all the friends paid for, what is left for the artists after buying the paste? => n * 2 * p - k * c
again All the friends pay for both their hands. How much do the artists keep when the paste is paid?

story golden-wedding-album
grade 6
english gb
A = girl
n = 48, 60, 72, 84
p = money 0.25..0.45 by 0.05
f = fraction 1/3, 1/4, 1/6
b = money 18..26
k = 5..7
x = 8..15
body Married for half a century, Grandma and Grandpa must have an album. {A} buys one for {b} and has {n} photographs printed at {p} each; {f} of them are in black and white. {k} relatives sent the pictures.
again {n} photographs were sent to {A} by {k} relatives, for an album that her grandparents will get at their golden wedding. {f} of them are black and white, the rest in colour. A print is {p}; the album itself was {b}.
need f * n % 1 == 0
ask How many of the photographs are in colour? => n - f * n
again Leave out those in black and white. How many pictures remain?
ask What does {A} spend in all? => b + n * p
again Find the price of the album with all its prints.
ask By how many do the coloured photographs exceed those in black and white? {body} => n - f * n - f * n
again Compare colour with black and white: how many more pictures are in colour?
ask If {x} of the pictures turn out to be duplicates and are not printed, how much do the album and the other prints cost? => b + (n - x) * p
again {x} duplicates need no print. What is paid for the album and for printing the others?
ask whole A print costs {p} and an album {b}. How much is left of {w} after buying {y} albums with {x} prints in each? => w - y * (b + x * p)
y = 2..3
w = money 100
again whole {y} albums at {b} each are filled with {x} prints apiece, a print costing {p}. What change is there from {w}?

story street-party-grill
grade 5
english gb
A = man
B = woman
n = 9..14
s = 62..84
p = money 2.1..2.9 by 0.2
w = 4..7
m = 30..44
body Tables block our street, for today we celebrate the summer. {A} grills the sausages out of {n} packs of eight, which were {p} a pack, and {B} the vegetable burgers out of {w} packs of a dozen. {s} neighbours come, {m} of them with salads.
again {s} neighbours meet in the street to celebrate the summer; {m} have made a salad. {B's} part is {w} packs of vegetable burgers with a dozen in each. {A} has got {n} packs of sausages for {p} apiece, with eight in every pack.
ask How many sausages and burgers are there to grill? => n * 8 + w * 12
again If all the packs are opened, how many burgers and sausages must {A} and {B} grill?
ask How many burgers would be left if {x} neighbours ate one each? => w * 12 - x
x = 31..47
need w * 12 > x + 2; x != m
again {x} neighbours take a burger. How many burgers does nobody take?
ask By how many do the sausages outnumber the burgers? {body} => n * 8 - w * 12
need n * 8 > w * 12 + 2
again What is the difference between the number of sausages and that of burgers?
ask Every neighbour pays {y} towards the sausages. What is left over from this money? => s * y - n * p
y = money 0.5..0.75 by 0.25
again To pay for the sausages {y} is collected from each neighbour. By how much is that too much?

story retirement-collection
grade 4
english any
A = woman
n = 18..26
p = money 4, 5
k = 3..5
f = money 14..22
b = money 45..60 by 5
y = 31..39
body After {y} years as a headteacher, {A} says goodbye. {n} colleagues give {p} each for a present and {k} others give twice that much. Flowers cost {f}, and a hammock is {b}.
again {A} has been a headteacher for {y} years; today is her last day. {p} each has come from {n} colleagues towards a present, and from {k} others twice as much each. A hammock for {b} and flowers for {f} are bought.
ask How much has been collected in all? => n * p + k * 2 * p
again What do all the colleagues give together?
ask How much do flowers and hammock cost? => f + b
again What must be paid for the two presents?
ask Flowers and hammock are paid. How much of the collection is left? => n * p + k * 2 * p - f - b
again Take the two presents off what has been collected. What remains?
ask If nobody had given more than the others, how much would have remained after buying the flowers? => (n + k) * p - f
again Suppose nobody had given twice as much as the rest. With only the flowers paid, how much money would have been left?

story hall-chairs-rows
grade 3
english gb
n = 8..11
m = 12..16
g = 9..20
a = 5..8
p = money 0.5..0.9 by 0.1
body Chairs are put out in the village hall for the harvest supper: {n} rows with {m} in each. {g} of them stay empty. Later {a} chairs break when the dancing begins, and the hall charges {p} for every guest.
again {n} rows, {m} chairs a row: that is what the village hall looks like before the harvest supper. {g} chairs are not needed; {a} others break in the dancing. For each guest {p} must be paid to the hall.
ask How many guests sit down? => n * m - g
again All but the empty chairs are taken. How many guests is that?
ask How much does the hall get for the guests? => (n * m - g) * p
again Find the sum that must be paid to the hall.
ask How many chairs can be used again next year? => n * m - a
again Next year the broken ones are gone. How many chairs can be put out?
ask whole {n} rows of {m} chairs are put out, and then {x} whole rows are carried away to make room for dancing. How many chairs are left? => (n - x) * m
x = 2..3
again whole From {n} rows with {m} chairs each, {x} rows are taken away for the dancing. How many chairs remain?
ask How many people sit in each row if all rows are equally full? => (n * m - g) / n
need (n * m - g) % n == 0
again All the rows have the same number of guests. How many guests are there to a row?

story day-of-the-dead
grade 5
english us
A = girl
n = 12..18
m = 7..11
s = 45..65 by 5
p = money 2..3.5 by 0.25
k = 24..36 by 3
body Marigolds cover the altar that {A's} family builds for the Day of the Dead. They bought {n} bunches with {m} flowers in each, at {p} a bunch, and use {s} flowers for the arch. The petals of {k} others make a path; the rest stand in vases.
again An altar is built for the Day of the Dead by {A's} family, with an arch of {s} marigolds and a path made from {k} more. They had bought {n} bunches at {p}, {m} flowers to the bunch. What is left goes into vases.
need n * m > s + k + 8
ask How many flowers stand in vases? => n * m - s - k
again Neither in the arch nor in the path: how many marigolds is that?
ask The florist lowers the price of each bunch by {x}. How much of {v} does the family get back? => v - n * (p - x)
v = money 80, 100
x = money 0.25..0.75 by 0.25
again Each bunch gets {x} cheaper, and the family pays with {v}. What is their change?
ask The flowers of the path are shared evenly by {A} and her two cousins, who pull off the petals. How many flowers does each of the children get? => k / 3
again Three children pull off the petals for the path, each from the same number of flowers. How many flowers is that?
ask Next year they want a path with {y} flowers more and no arch. How many vase flowers would the same bunches leave? => n * m - (k + y)
y = 6..12
again Without an arch, but with {y} more flowers in the path, how many of the same flowers could stand in vases?
ask How much do the flowers in the arch cost, at the rate of a bunch? => s / m * p
need s % m == 0
again Reckon each flower at its part of a bunch. What are the flowers in the arch worth?

story magician-show
grade 6
english us
A = man
p = money 140..180 by 10
h = money 35..55 by 5
n = 18..28
t = money 9..12
c = money 2..3.5 by 0.5
g = 4..7
body {A}, a magician, comes to the Halloween party for {p}; the room is {h}. {n} children buy a ticket at {t}, and each of them gets a pumpkin cookie that costs {c}. {g} parents help without paying.
again Tickets for the Halloween party are {t}, and {n} children come. The magician, {A}, is paid {p}, the room costs {h}, and {c} is spent on a pumpkin cookie for every child. {g} parents, who come in free, help.
ask How much do the tickets bring in? => n * t
again What do the children pay in all?
ask After magician, room and cookies, how much is left? => n * t - p - h - n * c
again All costs are taken off the ticket money. What remains?
ask If {x} of the children stayed away, what would be spent on room, magician and cookies? => p + h + (n - x) * c
x = 3..6
again Suppose {x} children were ill and needed no cookie. How high would all the costs be?
ask How many tickets must be sold so that the ticket money exceeds the cost of magician and room by exactly {y}? => (p + h + y) / t whole
z = 20..34
y = money z * t - p - h
again The ticket money should pay for room and magician and leave {y} on top. How many tickets must be sold?

story pancake-day
grade 3
english gb
A = person
n = 4..6
m = 5..8
k = 3..5
b = 6..12
t = 2..3
body Pancake Day! {A} mixes enough batter for {n} pans, and each pan of batter makes {m} pancakes. {k} stick to the ceiling, {b} are eaten with lemon, and the rest with jam. A pancake takes {t} minutes.
again {n} pans of batter have been mixed by {A}, and a pan makes {m} pancakes of {t} minutes each. Lemon goes on {b} of them; {k} fly up and stick to the ceiling. All the others get jam.
need n * m > k + b + 4
ask How many pancakes are eaten with jam? => n * m - k - b
again Find the number of pancakes that get jam.
ask How many minutes does all the frying take? => n * m * t
again One after another the pancakes are fried. For how many minutes does {A} fry?
ask How many pancakes are eaten altogether? => n * m - k
again Nobody eats from the ceiling. How many pancakes are eaten?
ask whole If a pan of batter makes {m} pancakes and {x} people want {y} each, how many pans of batter are needed? => x * y / m
x = 6..12
y = 3..4
again whole {x} guests eat {y} pancakes each. How many pans of batter does that take, when {m} pancakes come out of a pan?
ask If everything that did not stick is shared evenly by {A} and {u} friends, how many pancakes does each get? => (n * m - k) / (u + 1)
u = 3..8
need (n * m - k) % (u + 1) == 0
again {A} and {u} friends divide all the pancakes but those on the ceiling evenly. How many does each of them get?

story face-painting-stall
grade 5
english any
A = girl
B = boy
a = 4..6
b = 7..9
p = money 1.5..2.5 by 0.25
h = 2, 3
c = money 7..12
n = 5..8
body Lions or butterflies? At the kindergarten party, {A} paints a face in {a} minutes and {B} in {b}. They charge {p} a face and work for {h} hours without a stop. Their paints cost {c}; {n} children come back for a second face.
again Face painting is done by {A}, who takes {a} minutes, and {B}, who takes {b}, at a price of {p} a face. They go on for {h} hours at the kindergarten party. {n} children want a second face. The paints were {c}.
need h * 60 % a == 0
ask How many faces does {A} paint? => h * 60 / a
again How many faces does {A} get done?
ask What does {A} earn in that time? => h * 60 / a * p
again How much money do {A's} faces bring in?
ask When the paints have been paid for out of {A's} money, how much of it is left? => h * 60 / a * p - c
again {A} pays for the paints. What does she keep of what her faces have brought in?
ask Each of them paints {x} faces. By how many minutes does {B} take longer than {A}? => x * (b - a)
x = 5..11
again For {x} faces, by how many minutes is {B} slower than {A}?
ask {B} paints without a pause, too, but the first child comes to {B} {x} minutes late. How many faces does {B} paint? => (h * 60 - x) / b
need (h * 60 - x) % b == 0

story carnival-floats
grade 6
english gb
n = 16..24
k = 9..14
g = 5..7
s = 25, 40, 50
h = 3..4
w = 180..260 by 20
body Carnival time, and {n} floats roll through the old town. On each of them {k} people dance and throw {s} sweets apiece. A float is {g} m long, and between floats there is a gap of {w} cm. The parade lasts {h} hours.
again Through the old town {n} floats roll in the carnival parade, which takes {h} hours. Each float has a length of {g} m, and {w} cm are left before the next one. On every float there are {k} dancers with {s} sweets each to throw.
ask How many sweets are left if the dancers on the last {z} floats throw none? => z * k * s
z = 3, 5
again Nobody on {z} of the floats throws anything. How many sweets are not thrown?
ask How many sweets are thrown? {body} => n * k * s
again When all of them have been thrown, how many sweets lie in the streets?
ask How long is the parade in metres, from the front of the first float to the back of the last? => n * g + (n - 1) * w / 100
again Measure from the first float's front to the last float's back. What is the length in metres?
ask On the last {x} floats only half as many people dance. How many dancers are there then in the parade? => n * k - x * k * 0.5 count
x = 2, 4, 6
again If just half of the dancers were there on {x} of the floats, how many would dance in the whole parade?

story treasure-hunt
grade 2
A = girl
n = 5..8
m = 3..4
k = 2..4
need m != k; n > k
body {A's} party has a treasure hunt. {n} children look for coins, and each finds {m} chocolate coins. {k} children eat all their coins at once.
again {n} children hunt for treasure at {A's} party. {m} chocolate coins are found by each. At once, {k} of the children eat all that they have.
ask How many coins are found? => n * m
again Together, how many coins do the children find?
ask How many coins have not been eaten? => (n - k) * m
again Some children keep their coins. How many coins do they have?
ask After the hunt {A's} mother finds {g} more coins under the sofa. How many coins had been hidden? => n * m + g
g = 9..13
again {g} coins under the sofa have been found by nobody. How many did the mother hide in all?

story paper-plates
grade 1
A = boy
n = 12..16
m = 3..5
k = 2..4
need m != k
body {A} lays the party table. He has {n} paper plates. {m} are red, {k} are green, and the others are yellow.
again On the party table {A} puts {n} paper plates: {m} red ones, {k} green ones, and the rest yellow.
need n > m + k + 3
ask How many plates are yellow? {body} => n - m - k
again Not red and not green: how many plates is that?
ask How many plates are red or green? => m + k
again What do the red and the green plates add up to?
ask {g} yellow plates get wet. How many yellow plates are dry? => n - m - k - g
g = 2..3
again Rain falls on {g} of the yellow plates. How many yellow ones stay dry?

story midsummer-wreaths
grade 4
english gb
A = girl
B = girl
n = 14..20
d = 15, 18, 24
t = 8..11
p = money 3..4.5 by 0.5
k = 4..6
body Flowers for Midsummer wreaths grow in the meadow. {A} and {B} plait {n} wreaths of {d} flowers each; a wreath takes {t} minutes. They keep {k} and sell the others for {p}.
again {t} minutes go into a wreath, and {d} flowers, too. {A} and {B} plait {n} of them for Midsummer. {k} wreaths are for themselves, but the rest are sold at {p} apiece.
ask How many flowers have they picked for all the wreaths? => n * d
again Find the number of flowers that the wreaths need.
ask How much do they earn? => (n - k) * p
again What do the buyers pay for their wreaths?
ask They share the earnings evenly. What does each of the two girls get? => (n - k) * p / 2
again Split between the two girls in equal parts, what is each one's share?
ask Another {y} dozen flowers are in a basket. For how many more wreaths are they enough? => y * 12 / d
y = 5..10
need y * 12 % d == 0
again The basket still holds {y} dozen flowers. How many further wreaths can they plait?

story tea-house-kimono
grade 7
english any
A = woman
n = 6..9
p = money 14..22
r = percent 10, 20, 25
c = money 26..40 by 2
h = 2..3
k = 11..17
body To celebrate the cherry blossom, {A} takes {n} friends to a tea house. Tea and cakes cost {p} a person, but groups of six or more get {r} off. Each of the friends hires a kimono for {c}; {A} wears her own. They stay {h} hours under {k} trees.
again {A} and {n} friends go to a tea house for the cherry blossom and spend {h} hours there under {k} trees. Each of the friends, but not {A}, hires a kimono, at {c}. Tea with cakes is {p} a head, less {r} for groups of six or more.
need n > 6
ask What do the kimonos cost? => n * c
again How much is paid for hiring kimonos?
ask How much do they pay for tea and cakes? => (n + 1) * p * (100 - r) / 100
again Find the price of tea and cakes for the whole group.
ask How much money does the whole afternoon cost the group? {body} => n * c + (n + 1) * p * (100 - r) / 100
again Kimonos, tea and cakes: what does the group spend altogether?
ask By how much does the group's discount lower the bill for tea and cakes? => (n + 1) * p * r / 100
again What does the group save on tea and cakes?

story candle-dipping
grade 5
english gb
A = person
w = 3..5
g = 80, 125, 150
k = 2..3
p = money 4..6 by 0.5
s = money 3.5..5 by 0.5
n = 12..18
body Candles for Advent are made at school. {A's} class melts {w} kg of wax, {p} a kilogram, and dips candles of {g} g. {n} pupils take part, {k} candles are given to the caretaker, and the rest are sold at {s}.
again At school {A} and others, {n} pupils in all, make Advent candles. {w} kg of wax at {p} a kilogram is melted; a candle weighs {g} g. The caretaker gets {k} candles for nothing. All the rest bring {s} each.
need w * 1000 % g == 0
ask How many candles does the class make? => w * 1000 / g
again If all the wax is used, how many candles are made?
ask How many candles are sold? => w * 1000 / g - k
again Leave out the caretaker's candles. How many find a buyer?
ask How much profit does the class make after paying for the wax? => (w * 1000 / g - k) * s - w * p
again Take the price of the wax off what the buyers pay. What is the profit?
ask whole A class buys {w} kg of wax at {p} a kilogram and pays {x} for wicks. How much is left of {y}? => y - (w * p + x)
x = money 3..6 by 0.5
y = money 50
again whole {y} is in the class fund. Wicks for {x} and {w} kg of wax at {p} a kilogram are bought. What is left?

story ice-rink-birthday
grade 6
english us
A = boy
n = 8..12
p = money 7..10
s = money 3..4.5 by 0.5
k = 3..5
d = money 24..36 by 2
w = money 200, 220, 250
y = 10..13
need n > k + 2; w > (n + 1) * p + (n + 1 - k) * s + d
body Skates on, everyone! For his birthday party {A}, now {y}, goes to the ice rink with {n} friends. Admission is {p} a person and skates rent for {s}; {k} of the children bring their own skates. The cake costs {d}, and his parents have set aside {w}.
again {A's} parents have set aside {w} for his birthday at the ice rink; he is {y} today. {n} friends come along. Everybody pays {p} to get in, and skates are rented at {s} a pair for all the children but the {k} who own some. A cake is {d}.
ask What does admission cost for all the children, {A} included? => (n + 1) * p
again Friends and birthday boy, how much do they pay to get in?
ask How much does renting the skates cost? => (n + 1 - k) * s
again Not every child needs skates from the rink. What do the rented ones cost?
ask How much of the money is left after admission, skates and cake? => w - (n + 1) * p - (n + 1 - k) * s - d
again When rink, skates and cake have been paid, what remains of the sum that was set aside?
ask {x} more children come and rent skates. By how much does the bill grow? => x * (p + s)
x = 2..3
again Another {x} children want to skate, and none of them has skates. What do they add to the bill?
ask whole Admission to a rink is {p} and skates are {s}. How much do {x} children pay if only two of them own skates? => x * p + (x - 2) * s
again whole {x} children go skating, two of them with skates of their own. What do they pay at {p} for admission and {s} for skates?

story camel-race-feast
grade 5
english any
A = man
n = 32..48 by 4
k = 4..6
r = 3..4
t = 9..13
b = money 22..30 by 2
c = 13..19
body A feast in the desert: {A} spreads out carpets for {n} visitors, {k} to a carpet. Each carpet gets {r} plates of rice and a pot of tea holding {t} glasses. Hiring a carpet costs {b}. {c} camels watch.
again {n} visitors are {A's} guests at a feast in the desert, where {c} camels watch them. {k} people sit on each carpet, and every carpet, hired for {b}, is laid with {r} plates of rice and a pot of tea for {t} glasses.
need n % k == 0
ask How many plates of rice are needed? => n / k * r
again With every carpet full, how many plates of rice does {A} serve?
ask How much does {A} pay for hiring the carpets? {body} => n / k * b
again Each carpet is full. What do they cost to hire?
ask If every visitor drinks two glasses of tea, how many glasses are left in all the pots? => n / k * t - 2 * n
need n / k * t > 2 * n + 2
again Two glasses are drunk by each visitor. How many glasses of tea are still in the pots?
ask whole A carpet seats {k} people. How many more carpets are needed for {n} people than for {x}? => (n - x) / k
x = 12..24
need (n - x) % k == 0
again whole On each carpet there is room for {k}. How many carpets must be added when {n} people come instead of {x}?
ask What do the carpets cost if {u} carpets more than needed are hired at that price? => (n / k + u) * b
u = 2..3
again Besides the carpets that are full, {u} empty ones are hired. How much does {A} pay for all?

story surprise-party-calls
grade 4
english gb
A = girl
B = boy
n = 26..38
a = 8..12
b = 5..7
k = 3..4
m = 2..3
c = money 2.2..3.4 by 0.2
need n > a + b + k + 2
body "Psst, don't tell Dad!" Of the {n} people on the list for the surprise party, {A} has rung up {a} and {B} {b}; {k} of those they reached cannot come. A call takes {m} minutes. Each guest's supper will cost {c}.
again {n} people stand on the list for Dad's surprise party. {B} has telephoned {b} of them and {A} has telephoned {a}, at {m} minutes a call; {k} said that they had no time. Supper is planned at {c} a guest.
ask How many people on the list have not been rung up? => n - a - b
again How many people are still waiting for their call?
ask How many minutes have the two spent on calls? => (a + b) * m
again The calls of both together took how many minutes?
ask How many of those rung up will come? => a + b - k
again Among the people that were reached, how many said yes?
ask If all who have not been rung up will come as well, how much do the suppers and a cake for {v} cost? => (n - k) * c + v
v = money 18..29
again A cake is {v}. Suppose that nobody else says no: what must be spent on cake and supper?
ask How many minutes would all the calls on the list take, including {x} people who must be rung up twice? => (n + x) * m
x = 9..14
again Each person on the list gets a call, and {x} of them a second one. How many minutes is that in all?

story swap-party-clothes
grade 5
english gb
A = girl
n = 9..13
k = 4..6
t = 3..5
p = money 1.5..2.5 by 0.5
g = 7..15
d = fraction 1/2, 1/3, 1/4
need d * (n * k) % 1 == 0
body "Bring {k} pieces of clothing that don't fit you any longer," {A} wrote to the {n} guests of her swap party. All of them did so. {d} of the pieces were jumpers. In the end {g} pieces were left on the table, and {A} sold these for {p} each at a flea market {t} km away.
again {n} guests came to {A's} swap party, and each brought {k} pieces of clothing. {d} of all these were jumpers. {g} pieces found no new owner; {A} took them to a flea market at a distance of {t} km and sold them at {p} apiece.
ask How many pieces of clothing went home with somebody? => n * k - g
again How many pieces found a new owner at the party?
ask How many of the pieces were not jumpers? => n * k - d * n * k
again Leave out the jumpers. How many other pieces were brought?
ask By how much does the money from the flea market miss {w}? => w - g * p
w = money 40
again {A} had hoped to earn {w} at the flea market. How much more should she have earned?
ask Suppose {x} more guests had brought as many pieces each as the others, and no more had been left over. How many would have gone home with somebody? => (n + x) * k - g
x = 2..4
again If {x} further guests had come, with as much clothing each as the others, and the number left on the table had been the same, how many pieces would have found a new owner?
ask How much did {A} earn at the flea market if she gave away {u} of those pieces and paid {y} for a stall? => (g - u) * p - y
u = 2..3
y = money 2..5
need g > u + 4
again {A} gave away {u} of the pieces at the flea market, where a stall cost {y}. What did she earn with the others?

story kwanzaa-fruit
grade 3
english us
A = woman
n = 13..19
d = 4..6
p = money 0.4..0.7 by 0.1
k = 9..16
b = 3..4
need d * 12 > n * b + 4
body Bright cloth and a bowl of fruit belong to the Kwanzaa feast at {A's} home. In the bowl are {d} dozen oranges, at {p} each, and {k} mangoes. {n} guests eat {b} oranges each.
again {A} has put {k} mangoes and {d} dozen oranges into a bowl for the Kwanzaa feast. An orange cost {p}. Each of the {n} guests eats {b} oranges.
ask How many pieces of fruit are in the bowl at first? => d * 12 + k
again Oranges and mangoes together, how many pieces of fruit did {A} put out?
ask How many oranges are left after the feast? => d * 12 - n * b
again When the guests have gone, how many oranges are in the bowl?
ask {A} had {v} to spend. What was left of it when the oranges were paid? => v - d * 12 * p
v = money 60, 70
again Out of {v} {A} paid for all the oranges. Find what remained.
ask After {x} mangoes have been eaten too, how many pieces of fruit are in the bowl? => d * 12 + k - n * b - x
x = 2..8
need k > x
again Besides the oranges, {x} mangoes are eaten. How many pieces of fruit remain in all?

story fireworks-countdown
grade 6
english gb
s = 12..20
r = 25..40 by 5
p = money 18..26 by 2
k = 3..4
n = 350..480 by 10
c = money 1.5..2.5 by 0.5
b = money 250..400 by 25
body At midnight the village fires {r} rockets for New Year, one every {s} seconds. They come in {k} parcels at {p} each, and the music costs {b}. {n} people look on and put {c} each into a bucket.
again {n} people watch the New Year's rockets of their village, and everybody throws {c} into a bucket. The rockets, {r} in all, rise one by one with {s} seconds between each and the next. They cost {p} a parcel, there are {k} parcels, and the music is {b}.
ask How many seconds lie between the first and the last rocket? => (r - 1) * s
again From the first rocket to the last, how many seconds pass?
ask How much money is in the bucket? => n * c
again What has been collected at midnight?
ask After rockets and music have been paid out of the bucket, what is left? {body} => n * c - k * p - b
again Rockets and music are paid from the collected money. How much remains?
ask If {x} of the rockets fail and leave no gap, how many minutes does the show last from the first to the last rocket? => (r - x - 1) * s / 60 decimal
x = 2..6
need (r - x - 1) * s % 3 == 0
again {x} rockets do not go off, and the others follow each other as planned. How many minutes are there between the first and the last?

story jelly-cups
grade 2
english gb
A = woman
n = 4..5
m = 6..8
k = 9..15
g = 2..3
body {A} makes jelly for the class party. She fills {n} trays with {m} cups each. {k} cups are red and the rest are green. {g} cups fall over.
again For the class party there is jelly in cups. {A} has {n} trays of {m} cups. Red jelly is in {k} cups and green jelly in the others. {g} cups fall over.
need n * m > k + g + 3
ask How many cups does {A} fill? => n * m
again How many cups does {A} put on the trays?
ask How many cups are green? => n * m - k
again In how many of the cups is the jelly not red?
ask How many cups are still standing? => n * m - g
again How many cups did not fall over?
ask By how many are there more green cups than red ones? => n * m - k - k
need n * m > 2 * k + 1
again Compare green with red: how many more green cups are there?
ask The class eats {e} of the cups that are still standing. How many full cups are left? => n * m - g - e
e = 10..14
again The jelly in {e} of the cups that did not fall is eaten. How many cups of jelly are left for the teachers?

story harvest-barn-dance
grade 7
english us
A = man
l = 60..84 by 6
w = 30..42 by 6
s = 14..20
p = money 0.75..1.25 by 0.25
n = 70..110 by 10
f = money 6..9
r = percent 20, 30, 40
body Sweep the barn! For the harvest dance {A} hangs a string of lights all around the ceiling of his barn, {l} feet long and {w} feet wide. The string costs {p} a foot. {n} people pay {f} to come in, and {r} of this goes to the food bank. Hay bales, {s} of them, are seats.
again All around the ceiling of {A's} barn, which is {w} feet wide and {l} feet long, runs a string of lights at {p} a foot. {s} hay bales serve as seats for the harvest dance. Each of the {n} dancers pays {f}; the food bank gets {r} of that money.
ask How many feet long is the string of lights? => 2 * (l + w)
again Find the length of the string in feet.
ask What do the lights cost? => 2 * (l + w) * p
again How much was the string of lights?
ask How much money does the food bank get? => n * f * r / 100
again What sum goes to the food bank?
ask What is left of the entrance money after the food bank has its part and the lights are paid? => n * f - n * f * r / 100 - 2 * (l + w) * p
again Take the lights and the food bank's part off what the dancers pay. How much does {A} keep?

story santa-lucia-buns
grade 5
english gb
A = girl
n = 22..30
b = 9..12
k = 3..4
g = 30, 40
t = 14..19
p = money 0.8..1.4 by 0.2
body Before sunrise {A} leads the Lucia procession with {n} pupils. They have baked {k} trays of buns, {b} dozen altogether. A bun weighs {g} g and costs visitors {p}; {t} teachers get one each for nothing.
again {n} pupils walk behind {A} in the Lucia procession. The buns, {g} g each, lie on {k} trays; there are {b} dozen of them. {t} teachers are given a bun each. All other buns are for sale at {p}.
ask How many buns are for sale? => b * 12 - t
again The teachers have theirs. How many buns can be sold?
ask How much money will all the buns for sale bring in? => (b * 12 - t) * p
again Every bun that is not given away is sold. What do they earn?
ask What is the weight of all the buns in kilograms? {body} => b * 12 * g / 1000 decimal
again Express the weight of the baked buns in kilograms.
ask On average, how many buns lie on a tray? => b * 12 / k
again If the trays carry the same number of buns, how many are on each?

story onam-flower-carpet
grade 6
english gb
A = woman
s = 4..6
n = 5..8
k = decimal 1.5..2.5 by 0.5
p = money 3.5..5.5 by 0.5
h = 3..4
m = 15, 30, 45
body Petal by petal a carpet of flowers grows for Onam. It is square, with sides of {s} m, and each square metre takes {k} kg of petals at {p} a kilogram. {A} and {n} helpers work on it for {h} hours and {m} minutes.
again {A} lays a square carpet of flowers for Onam; a side of it is {s} m long. {k} kg of petals go on a square metre, and a kilogram is {p}. With {n} helpers she is busy for {h} hours and {m} minutes.
ask How many kilograms of petals are needed? => s * s * k decimal
again Find the weight of all the petals in kilograms.
ask What do the petals cost? => s * s * k * p
again How much is spent on petals?
ask How many minutes of work do {A} and her helpers put in, all of them added up? => (h * 60 + m) * (n + 1)
again Add the working time of every person. How many minutes do you get?
ask A rope is laid around the carpet with {x} cm to spare. How many centimetres long is the rope? => 4 * s * 100 + x
x = 40..90 by 10
again Around the carpet goes a rope that is {x} cm longer than needed. What is its length in centimetres?

story pen-pal-gifts
grade 4
english us
A = boy
n = 5..8
w = 9..14
b = 6..8
p = money 0.8..1.4 by 0.2
c = money 3..5
y = 2..3
body Pen pals in {y} countries get a present from {A} at the end of the year. He packs {n} parcels: each box weighs {b} ounces when empty and holds a puzzle of {w} ounces that cost {c}. Mailing costs {p} an ounce for every parcel.
again At the end of the year {A} sends {n} parcels to pen pals in {y} countries. In every one is a puzzle of {w} ounces, bought at {c}; the empty box weighs {b} ounces. The post office takes {p} an ounce.
ask How many ounces does a full parcel weigh? => b + w
again Box and puzzle together, how heavy is a parcel in ounces?
ask What does {A} pay for mailing all the parcels? => n * (b + w) * p
again Find the sum that the post office gets.
ask Puzzles and postage together, how much does {A} spend? => n * (c + (b + w) * p)
again What do the puzzles cost with the mailing of all the parcels added?
ask In a lighter box of {x} ounces, how many ounces would all the parcels weigh together? => n * (x + w)
x = 2..4
again Suppose the empty box weighed {x} ounces. What would be the weight of all the parcels, in ounces?
ask How many pounds do all the full parcels weigh together? => n * (b + w) / 16 decimal
need n * (b + w) % 4 == 0
again Sixteen ounces are a pound. What is the weight of all the parcels, in pounds?

story costume-contest-votes
grade 5
english any
A = girl
B = boy
C = girl
n = 140..190 by 2
a = 52..66
b = 31..44
k = 5..9
t = 12..18
need n > a + b + k + 10; n - a - b - k < a - 2
body Who wears the best costume? {n} votes were given at the carnival of Oakfield School. {A}, a walking teapot, got {a} votes, {B}, a lamp post, {b}, and {C}, a cloud, all the other votes that counted; {k} votes were blank. {t} costumes took part.
again {k} of the {n} votes at the carnival of Oakfield School were blank. For {B} as a lamp post there were {b}, for {A} as a teapot {a}, and the remaining votes were for {C}, who came as a cloud. {t} costumes had been shown.
ask How many votes did {C} get? => n - a - b - k
again With how many votes does the cloud end up?
ask How many votes counted? => n - k
again Leave out the blank ones. How many votes were good?
ask By how many votes did {A} beat {C}? => a - (n - a - b - k)
again What is the teapot's lead over the cloud?
ask {x} voters change from {A} to {B}. Then by how many votes is {A} ahead of {B}? => a - b - 2 * x
x = 2..3
need a - b - 2 * x > 1
again Suppose {x} of the teapot's voters had chosen the lamp post instead. What would the teapot's lead over the lamp post have been?

story housewarming-potluck
grade 4
english gb
A = person
n = 15..22
a = 6..8
b = 4..5
k = 3..4
p = money 3.5..5.5 by 0.5
s = 8, 10
body Boxes still stand in the hall when {A} gives a housewarming party. Of the {n} guests {a} bring a quiche cut into {s} pieces, {b} bring a salad for {k} people, and the rest bring a bottle of lemonade worth {p}.
again {n} guests come to {A's} housewarming. {b} salads, each for {k} people, and {a} quiches, each in {s} pieces, are brought along, one by every guest who does not bring a bottle of lemonade. Such a bottle costs {p}.
need n > a + b + 2
ask How many bottles of lemonade are brought? => n - a - b
again Neither quiche nor salad: how many guests bring a bottle?
ask How many pieces of quiche are there for the guests? {body} => a * s
again Find the number of quiche pieces on the table.
ask {A} and all the guests eat {x} pieces of quiche each. How many pieces are left? => a * s - (n + 1) * x
x = 2
need a * s > (n + 1) * 2 + 1
again Guests and {A} take {x} pieces of quiche each. How many pieces remain?
ask What are all the bottles of lemonade worth? => (n - a - b) * p
again Work out how much the guests paid for lemonade.

story origami-cranes-wish
grade 5
english any
A = girl
B = boy
a = 14..18
b = 9..12
d = 20..28
k = 2..3
m = 4..5
need (a + b) * d < 900
body A thousand cranes of paper bring luck, people say. For their teacher's wedding {A} folds {a} cranes a day and {B} {b}. A crane takes {m} minutes. After {d} days their cat has chewed up {k} of them.
again {A} and {B} want to give their teacher a thousand paper cranes for her wedding. {b} a day are {B's} work and {a} a day {A's}; each takes {m} minutes. {d} days have gone by, and {k} cranes were chewed by the cat.
ask How many cranes have the two folded? => (a + b) * d
again How many cranes were made in those days?
ask How many good cranes do they have now? => (a + b) * d - k
again The chewed ones do not count. How many cranes do they have?
ask How many good cranes are still missing? => 1000 - ((a + b) * d - k)
again They need a thousand cranes that are not chewed. How many must they still make?
ask For how many minutes a day longer than {B} does {A} fold? => (a - b) * m
again Each day {A} is busy with paper for longer than {B}. How many minutes longer?

story bouncy-castle
grade 6
english gb
A = man
p = money 85..115 by 5
d = money 12..20 by 2
h = 4..6
n = 6..8
t = 10, 12, 15
f = money 1, 1.5, 2
k = 3..6
body A bouncy castle comes to the village fair. Hiring it costs {A's} club {p} plus {d} for each hour that it stands there, which is {h} hours. Up to {n} children may jump at a time, for {t} minutes, at {f} a child. {k} helpers take turns.
again {t} minutes on the bouncy castle at the village fair are {f} a child, and {n} children may jump at once. {A's} club keeps it there for {h} hours with {k} helpers. It pays {p} and, for every hour, another {d}.
ask How much does the club pay for the castle? => p + h * d
again Find the whole cost of hiring the castle.
ask How many children can jump in all the hours, if it is always full? => h * 60 / t * n
again With no place ever empty, for how many children is there time?
ask If it is full all the time, what do the children pay in the whole time? => h * 60 / t * n * f
again Every place is taken in all those hours. How much money comes in?
ask When the castle is always full, what profit does the club make? => h * 60 / t * n * f - (p + h * d)
need h * 60 / t * n * f > p + h * d + 10
again No place is ever empty. How much is left for the club after hiring has been paid?

story baby-shower-bunting
grade 3
english us
A = woman
n = 12..20
g = 4..9
k = 7..11
p = money 5..8
c = money 24..40 by 2
body A baby is on its way, and {A's} {n} friends have a shower for her. {g} of them knit two socks each, {k} put {p} each toward a stroller, and a cake is ordered for {c}.
again {n} friends throw a shower for {A}, who will soon have a baby. Toward a stroller {k} friends pay {p} each; {g} friends each knit two socks. The cake was {c}.
ask How many socks does {A} get? => g * 2
again How many socks are knitted?
ask How much money is there for the stroller? => k * p
again Find the sum that is paid toward the stroller.
ask A stroller costs {w}. What is still missing? => w - k * p
w = money 110..130 by 5
again The stroller that {A} likes is {w}. How much more money is needed?
ask All the friends pay for the cake in equal parts. What does a friend pay in all who also gives money for the stroller? => c / n + p
need c * 100 % n == 0
again The price of the cake is split evenly among all the friends. How much has a friend paid who gave money for the stroller as well?
ask How much would the friends with the stroller have paid altogether if each had given {x} more? => k * (p + x)
x = money 2..4
again Suppose each gift of money had been {x} larger. What would there be for the stroller?

story mid-autumn-mooncakes
grade 5
english any
A = woman
B = girl
n = 6..9
s = 4, 6
p = money 12..18
g = 13..19
e = 2..3
k = 24..32 by 2
body Under the full moon of the Mid-Autumn Festival, {A} opens {n} boxes of mooncakes, {s} in a box, at {p} a box. Each mooncake is cut into four pieces. {g} guests eat {e} pieces each, and little {B} carries {k} pieces next door.
again {A} has bought {n} boxes with {s} mooncakes each for the Mid-Autumn Festival, at {p} a box. All of them are cut into four pieces. {B} takes {k} pieces to the neighbours, while {g} guests eat {e} pieces each.
ask How many pieces does {A} cut? => n * s * 4
again Find the number of pieces that there are at first.
ask How many pieces are left in the end? => n * s * 4 - g * e - k
again Guests and neighbours have had theirs. How many pieces remain?
ask At this rate, what do {x} single mooncakes cost? => p / s * x
x = 9..14
need p * 100 % s == 0
again A shop sells them singly at the same rate. How much are {x} mooncakes?
ask How many pieces would {A} cut from {y} boxes more? => (n + y) * s * 4
y = 2..4
again {y} more boxes are opened and cut up too. How many pieces is that altogether?
ask After the first guests come {u} late guests, who eat two pieces apiece. How many whole mooncakes do all the guests eat? => (g * e + u * 2) / 4
u = 5..12
need (g * e + u * 2) % 4 == 0
again {u} late guests eat two pieces each. If the pieces of the first guests are counted too, how many uncut mooncakes are eaten?

story farewell-tshirt
grade 6
english us
A = person
n = 22..30 by 2
p = money 6..9 by 0.5
c = money 1.25..2 by 0.25
s = money 25..45 by 5
r = percent 10, 20
k = 4..7
body Eighth grade is over! {A} orders {n} T-shirts for the farewell party. A plain shirt is {p}, printing it adds {c}, and the printer charges {s} once for the design. For classes, {r} is taken off the price of the plain shirts. {k} students sing.
again For the farewell party {A} has {n} T-shirts printed. The plain shirts are {p} each, less {r} because it is a class; printing is {c} a shirt, and the design is {s}. {k} students will sing.
ask How much does the printer charge for printing and design? => n * c + s
again Leave out the plain shirts. What does the printer get?
ask Find the price of the plain shirts after the discount. => n * p - n * p * r / 100
again With the class discount, how much are all the plain shirts?
ask What does the whole order cost? => n * p - n * p * r / 100 + n * c + s
again Plain shirts, printing and design: how much must be paid?
ask Without any discount, what would a single printed shirt cost if the design is shared evenly among the shirts? => p + c + s / n
need s * 100 % n == 0
again Suppose there were no discount and the design were spread over all the shirts. How much would each printed shirt be?

story snow-festival-sculptures
grade 8
english any
A = man
n = 5..7
l = decimal 2..3 by 0.5
w = decimal 1.5..2 by 0.5
h = 2..4
d = 300, 350, 400
t = 4..6
v = 11..16
p = money 90..150 by 10
need l != h; w != h
body For the snow festival every team gets a block of snow, {l} m long, {w} m wide and {h} m high. A cubic metre of this snow weighs {d} kg. {A} cuts the blocks for {n} teams with {v} people each and is paid {p} a block; the teams have {t} days.
again {A} cuts blocks of snow for {n} teams at the snow festival, which earns him {p} a block. A block measures {l} m by {w} m and is {h} m high; the snow weighs {d} kg per cubic metre. In each team are {v} people, and they have {t} days.
ask How many cubic metres of snow are in a block? => l * w * h decimal
again Find the volume of a block in cubic metres.
ask What does a block weigh, in kilograms? => l * w * h * d
again How heavy is one team's snow, in kilograms?
ask How many tonnes of snow do all the teams get? => n * l * w * h * d / 1000 decimal
again In tonnes, what is the weight of the snow for all the teams?
ask A team has carved away {x} kg of its block. How many kilograms are left? => l * w * h * d - x
x = 400..800 by 50
need l * w * h * d > x + 200
again {x} kg have been cut off a block. What does the sculpture weigh now, in kilograms?
ask What is the weight of snow, in kilograms, for each member of a team? => l * w * h * d / v
need l * w * h * d % v == 0
again Divide a block among the members of a team. How many kilograms is each one's part?

story rangoli-stencils
grade 6
english gb
A = girl
B = girl
n = 5..8
c = 24, 28, 32
g = 45..60 by 5
t = 20..35 by 5
w = 600, 700, 800
p = money 5..8 by 0.5
body Chalk powder makes the patterns in front of {n} doors. {A} and {B} draw one rangoli before each door; a rangoli takes {g} g of white and {c} g of red powder and {t} minutes. They began with {w} g of powder, which costs {p} a kilogram.
again {A} and {B} go from door to door, {n} doors in all, and draw a rangoli in front of each one in {t} minutes. {c} g of red powder and {g} g of white powder are needed every time. Powder costs {p} a kilogram; they had {w} g of it.
need w > n * (c + g) + 15
ask How many grams of powder do all the patterns take? => n * (c + g)
again Find the weight of the powder, red and white, that is used in all.
ask How many grams of powder are left at the end? => w - n * (c + g)
again How many grams of powder do they not use?
ask Without a break between the doors, how many hours do they need for the patterns? => n * t / 60 decimal
need n * t % 15 == 0
again Door after door, with no break, how many hours go by?
ask How many more grams of white than of red powder do they use? => n * (g - c)
again By how many grams does the white powder exceed the red?
ask If all of the powder had been bought at {x} less per kilogram, what would it have cost? => w / 1000 * (p - x)
x = money 0.5..1.5 by 0.5
again Take {x} off the price per kilogram. What would the girls have paid for their powder?

story tent-rental-rain
grade 7
english us
A = woman
n = 90..140 by 10
p = money 280..360 by 20
c = money 1.5..2.5 by 0.25
t = 8, 10
k = 3..5
r = percent 5, 10, 15
d = money 6..9
body Rain is forecast for {A's} graduation party, so she rents a tent for {p}, {n} folding chairs at {c} each, and tables at {d}, one for every {t} chairs. Because she books early, {r} is taken off the tent. {k} uncles will put it up.
again {A} books early for her graduation party: the tent, with {r} off its price of {p}, {n} chairs at {c} a chair, and for every {t} chairs a table at {d}. {k} uncles are coming early to build it all up.
need n % t == 0
ask What do the chairs and tables cost together? => n * c + n / t * d
again Leave out the tent. How much are all the seats and tables?
ask How much does {A} pay for the tent? => p - p * r / 100
again Find the price of the tent after the reduction.
ask How high is the whole rental bill? {body} => p - p * r / 100 + n * c + n / t * d
again Tent, chairs and tables: what must {A} pay for renting all of them?
ask If {x} chairs and two tables are sent back unused and not charged, how much are the other chairs and tables? => (n - x) * c + (n / t - 2) * d
x = 11..19
again Two tables and {x} chairs go back and cost nothing. What must be paid for the chairs and tables that stay?

story cupcake-tower-levels
grade 5
english us
A = boy
a = 12..16 by 2
d = 3, 4
n = 35..47
p = money 1.25..2.25 by 0.25
k = 4..7
body Cupcakes go up in a tower with three levels. On the bottom level {A} sets {a} cupcakes; every level above holds {d} fewer than the one below it. {n} guests get one each. In the kitchen are {k} dozen more, and each cupcake cost {p}.
again A tower of cupcakes has three levels. From bottom to top each level loses {d} cupcakes; the bottom one has {a}. {A} paid {p} a cupcake and keeps {k} dozen others in the kitchen for his {n} guests.
need a - d - d > 3; a - 2 * d != k
ask How many cupcakes are on the top level? => a - 2 * d
again How many cupcakes stand at the top of the tower?
ask How many cupcakes are in the tower? => a + (a - d) + (a - 2 * d)
again Level by level, count the cupcakes of the tower. How many are there in all?
ask How many cupcakes does {A} have, tower and kitchen together? => a + (a - d) + (a - 2 * d) + k * 12
again Add those in the kitchen to those in the tower. How many cupcakes has {A} bought?
ask The bakery had taken {v} off each of the cupcakes in the kitchen. What did these cost? => k * 12 * (p - v)
v = money 0.15..0.45 by 0.1
again Each cupcake that is not in the tower had been {v} cheaper. Find what was paid for them all.
ask How many cupcakes are left in the kitchen when every guest has been given one from there? => k * 12 - n
need k * 12 > n + 2
again The guests all take theirs from the kitchen. How many remain there?
ask The guests eat from the tower first. How many of them must be given one from the kitchen? => n - (a + (a - d) + (a - 2 * d))
need n > 3 * a - 3 * d + 2
again When the tower is empty, some guests have no cupcake yet. How many?

story choir-carols-donations
grade 6
english gb
A = woman
n = 16..24
s = 28..45
m = 7..11
p = money 1.5..3 by 0.5
c = money 45..70 by 5
t = 3..4
b = money 0.8..1.2 by 0.2
body {n} singers under {A} go carolling for a children's hospital on {t} evenings. Every evening they ring at {s} doors; at {m} of these nobody opens, and everywhere else {p} is given. Sheet music for the evenings came to {c}, and hot chocolate was {b} a singer each evening.
again For a children's hospital {A} and her {n} singers sing carols. On each of {t} evenings, people at {s} doors are visited, {m} of whom are out; all the others give {p}. Before, {c} was spent on sheet music; each singer has a hot chocolate for {b} every evening.
ask How many doors are opened to them in all the evenings? => t * (s - m)
again Over all the evenings, how often does somebody open?
ask How much money is given to them altogether? => t * (s - m) * p
again Find what people give on all the evenings.
ask If sheet music and hot chocolate are paid from it, how much money reaches the hospital? => t * (s - m) * p - c - t * n * b
again The costs of chocolate and music are taken off the gifts. How much does the hospital get?
ask By how much would the gifts of all the evenings have grown if {x} more people a night had opened their doors? => t * x * p
x = 2..5
again Suppose that each evening {x} of those who did not open had been at home. How much more would have come in altogether?
ask How much is spent on chocolate and music in all? => c + t * n * b
again Find the cost of music and hot chocolate for all the evenings.

story snowflake-windows
grade 2
A = girl
n = 4..6
m = 5..7
k = 3..4
g = 8..11
need n != m; k < n; k != m
body For the winter party {A's} class cuts out paper snowflakes. {m} snowflakes go on each of {n} windows, and {g} on the door. On the next day {k} have fallen down.
again {A's} class decorates for the winter party. There are {n} windows with {m} paper snowflakes each, and the door has {g}. Next day {k} lie on the floor.
ask How many snowflakes are on the windows at first? => n * m
again At first, how many snowflakes were stuck on windows?
ask How many snowflakes did the class cut out? => n * m + g
again Windows and door together got how many snowflakes?
ask How many snowflakes are still up on the next day? => n * m + g - k
again Some have fallen. How many are in their places on the next day?
ask How many more snowflakes were on the windows than on the door? => n * m - g
again By how many did the windows beat the door?

story party-hats-colours
grade 1
A = boy
n = 6..8
m = 4..5
k = 9..10
need n + m > k + 1
body {A} makes paper hats. He makes {n} red hats and {m} blue hats. {k} guests come, and each puts on a hat.
again {n} red hats and {m} blue hats lie ready. {A} made them for his party. Now {k} guests put on one each.
ask How many hats did {A} make? => n + m
again Before the guests came, how many hats lay ready?
ask How many hats are left? {body} => n + m - k
again How many hats does nobody wear?
ask How many more guests can come and get a hat, if {A} takes one too? => n + m - k - 1
need n + m > k + 2
again {A} puts on a hat as well. How many hats remain?
ask How many more red hats than blue hats are there? => n - m
again Red or blue: by how many do the red hats lead?

story dragon-boat-dumplings
grade 6
english any
A = man
n = 18, 20, 22
b = 4..6
k = 2..3
p = money 1.2..2 by 0.2
r = percent 10, 20, 25
t = 120..180 by 20
s = money 75..120 by 5
body Drums beat on the river. At the Dragon Boat Festival {b} boats with {n} paddlers each are racing. {A} has wrapped {k} rice dumplings for every paddler and {t} for the onlookers, who pay {p} apiece. {r} of the onlookers' dumplings are given to children for nothing. Leaves and rice were {s}.
again For the Dragon Boat Festival {A} wraps rice dumplings: {t} for onlookers and {k} for each paddler in {b} boats, a boat having {n} of them. Onlookers pay {p} a dumpling, but {r} of theirs go to children free. He spent {s} on leaves and rice.
need t * r % 100 == 0
ask How many dumplings has {A} wrapped? => b * n * k + t
again Paddlers' and onlookers' dumplings together, how many are there?
ask How many dumplings do onlookers pay for if all of theirs are eaten? => t - t * r / 100
again The free ones apart, how many of the onlookers' dumplings bring in money?
ask After paying for leaves and rice, what has {A} earned when the onlookers have eaten all of theirs? => (t - t * r / 100) * p - s
need (t - t * r / 100) * p > s + 5
again All of the onlookers' dumplings are gone. How much is left for {A} once leaves and rice are paid?
ask By how many do the paddlers' dumplings outnumber those for the onlookers? => b * n * k - t
need b * n * k > t + 4
again More dumplings are for paddlers than for onlookers. How many more?

story sari-silk-wedding
grade 7
english gb
A = woman
B = woman
l = decimal 5.5..6.5 by 0.5
p = money 18..26 by 2
g = money 3..5 by 0.5
n = 4..6
r = percent 10, 20
w = 9..14
k = money 30..50 by 5
body The bride's {n} sisters want saris of the same silk. {A}, who sells it, asks {p} a metre; a sari takes {l} m. A golden border along one edge costs {g} a metre more. For the whole order she takes off {r}. {B}, the tailor, charges {k} for each blouse and needs {w} days.
again Each of the bride's {n} sisters orders a sari, which takes {l} m of silk at {p} a metre, with a golden border along one edge for another {g} a metre. From the whole of that, {A}, the seller, takes off {r}. {B} sews the blouses in {w} days, at {k} a blouse.
ask How many metres of silk do all the saris take? => n * l
again What length of silk, in metres, is ordered in all?
ask How much is a single sari with its border, before anything is taken off? => l * (p + g)
again At the full price, what does a sari with a border cost?
ask What do the sisters pay {A} altogether? => n * l * (p + g) * (100 - r) / 100
again Find the price of the whole order after the reduction.
ask How much do all the blouses and, at full price, the borders cost? => n * (k + l * g)
again Leave out the silk itself and the reduction. What do borders and blouses come to?
ask What does {B} charge for all the blouses if the bride's two aunts order one each as well? => (n + 2) * k
again Two aunts of the bride also want a blouse. How much does {B} get for theirs and the sisters' together?

story quiz-night-table
grade 5
english gb
A = man
n = 8..12
k = 4..6
r = 5..6
c = 28..38
p = money 2.5..4 by 0.5
b = money 45..70 by 5
body Quiz night at the sports club: {n} tables of {k} players answer ten questions in each of {r} rounds. {A}, the quizmaster, collects {p} from every player. The winners, who had {c} right answers, got a hamper worth {b}; the rest of the money buys new nets.
again {A} asks the questions at the sports club's quiz, ten a round, and there are {r} rounds. {k} players sit at each of {n} tables, and everyone has paid {p}. With {c} right answers one table wins a hamper that cost {b}. What is left of the money goes into new nets.
ask How many of the questions did the winners not answer correctly? => r * 10 - c
again The winning table missed some questions. How many?
ask How much money is there for new nets? => n * k * p - b
again Take the hamper off what the players paid. How much remains?
ask If {x} more tables had been full, how much would the players have paid altogether? => (n + x) * k * p
x = 2..4
again Suppose there had been {x} tables more. What would have been collected?
ask Each player of the losing tables gets {y} sweets. How many sweets are given out? => (n - 1) * k * y
y = 2..3
again {y} sweets are given to every player who did not sit at the winning table. How many sweets are needed?
ask If the hamper is shared evenly by its winners, how much more is each one's part worth than the money for taking part? => b / k - p
need b * 20 % k == 0
again The winners divide the hamper evenly. By how much does a winner's part exceed the price of taking part?

story lemonade-fountain-wait
grade 8
english gb
A = girl
v = 24, 30, 36
s = 12, 15, 18
g = 200, 250, 300
n = 35..50 by 5
k = 3..4
p = money 1.8..2.6 by 0.2
body A lemonade fountain is the hit of {A's} school ball. It holds {v} litres. A glass takes {g} ml, filling it lasts {s} seconds, and {n} guests queue up. Lemonade is {p} a litre. {k} teachers keep order.
again {n} guests queue at the lemonade fountain of {A's} school ball, watched by {k} teachers. The fountain, which holds {v} litres at {p} a litre, fills a glass of {g} ml in {s} seconds.
ask How many litres are left in the full fountain when every guest in the queue has had a glass? => v - n * g / 1000 decimal
again A glass for each guest comes out of the full fountain. How much lemonade remains, in litres?
ask For how many minutes must the last guest wait until all the glasses of the queue are full? => n * s / 60 decimal
need n * s % 15 == 0
again One glass after the other is filled, without a stop. After how many minutes is the queue served?
ask What is the lemonade in a single glass worth? => g / 1000 * p
again A glass of lemonade costs the school how much?
ask Each guest of the queue comes back for a glass that is only half full. Counting both rounds, what is all their lemonade worth? => (n + n * 0.5) * g / 1000 * p
need n % 2 == 0; (n + n * 0.5) * g / 1000 < v
again In the second round every guest of the queue takes just half a glass. How much is the lemonade of both rounds worth?

story zoo-birthday-adopt
grade 4
english us
A = girl
n = 7..10
a = money 11..15
c = money 6..8
d = 2..3
k = 4..6
w = money 130, 150, 180
y = 7..9
body Instead of gifts, {A}, {y} today, asks for money to adopt a penguin. At the zoo {n} friends and she pay {c} each to get in; {d} parents pay {a}. Each friend gives her {x}, and adopting the penguin for a year costs {w}.
x = money 9..10 by 0.5
again {A} turns {y} and takes {n} friends to the zoo. Children pay {c} to get in, {A} as well, and each of the {d} parents pays {a}. To adopt a penguin for a year, {w} is needed; every friend gives {x} toward it.
ask How much does it cost for all of them to get in? => (n + 1) * c + d * a
again Find what they pay at the gate, children and parents together.
ask How much is {A} short of adopting the penguin after her friends' gifts? => w - n * x
again The gifts are not enough for the penguin. What sum is missing?
ask At that rate, what does the penguin cost for {k} months? => w / 12 * k
again Adopting it for just {k} months at the same rate would be how much?
ask If {g} of the friends were free because of their zoo card, what would the gate take from the children? => (n + 1 - g) * c
g = 2..3
again {g} friends own a zoo card and pay nothing. What do the other children pay to get in?

story raksha-bandhan-threads
grade 2
A = girl
n = 5..8
m = 4..6
k = 9..14
need n != m; n * m > k + 2
body {A} makes bracelets for her brothers and cousins. She needs {n} threads for each bracelet and makes {m} of them. She has used {k} threads so far.
again {m} bracelets for brothers and cousins: that is {A's} plan. Each takes {n} threads. {k} threads have been used by now.
ask How many threads does {A} need in all? => n * m
again How many threads go into the bracelets?
ask How many more threads will she use? => n * m - k
again Until the last bracelet is done, how many threads are still to come?
ask Her aunt wants {g} bracelets, too. How many more threads will {A} use for all of them? => n * (m + g) - k
g = 2..3
again {g} more bracelets, for her aunt, are added to the plan. Until all are done, how many threads are still to come?
ask She had bought {x} threads. How many threads are left over when her own bracelets are done? => x - n * m
x = 50..60
again From {x} threads she makes what she planned. How many threads does she have left?

story egg-hunt-basket
grade 2
english gb
A = boy
B = girl
n = 13..19
m = 7..11
k = 3..5
body Easter morning in the garden: {A} has found {n} eggs and {B} only {m}. {k} of {A's} eggs are made of chocolate.
again {B} comes back from the egg hunt with {m} eggs. {A} has {n}, and {k} of them are chocolate eggs.
ask By how many eggs does {A} have more than {B}? {body} => n - m
again What is the difference between the two baskets, in eggs?
ask How many eggs have the two found? => n + m
again Put both baskets together. How many eggs are there?
ask How many of {A's} eggs are not made of chocolate? => n - k
again Take the chocolate eggs out of {A's} basket. How many eggs stay in it?
ask {A} gives {g} of his eggs to {B}. By how many eggs is {A} still ahead? => (n - g) - (m + g)
g = 2
need n - m > 5
again {g} eggs move from {A's} basket to {B's}. How many more eggs than {B} does {A} have after that?

story birthday-crown-stars
grade 1
A = girl
n = 6..9
m = 3..5
k = 10..16
need n + m != k; n + m + 1 < k
body {A} sticks stars on a birthday crown. She sticks on {n} gold stars and {m} silver stars. There is space for {k} stars.
again A birthday crown has space for {k} stars. {A} puts {m} silver stars and {n} gold stars on it.
ask How many stars are on the crown? => n + m
again Gold and silver, how many stars is that?
ask How many more stars can {A} stick on? => k - n - m
again For how many stars is there still space?
ask How many more gold stars than silver stars are there? => n - m
again By how many do the gold stars lead?
ask {g} gold stars fall off. How many stars are on the crown now? => n - g + m
g = 2..3
again The crown loses {g} gold stars. How many stars does it have then?

story lantern-river
grade 3
english us
A = woman
n = 9..14
m = 4..6
k = 12..20
p = money 0.15..0.45 by 0.05
t = 6..8
body Loy Krathong is tonight, and {A} floats paper boats on the river with {n} children. Each child folds {m} boats. {k} boats sink at the bridge; the paper for one boat costs {p}. It gets dark {t} minutes before they start.
again Tonight {n} children celebrate Loy Krathong with {A}. Every child has folded {m} paper boats, for which the paper is {p} a boat. At the bridge {k} boats go under. Darkness fell {t} minutes before.
ask How many boats float past the bridge? => n * m - k
again Not all the boats get past the bridge. How many do?
ask What does the paper for all the boats cost? => n * m * p
again Find the price of the paper for every boat that was folded.
ask {A} folds {x} boats as well, and none of hers sinks. How many boats float on in all? => n * m + x - k
x = 3..5
again With {x} boats of {A's} that stay up, how many boats get past the bridge?
ask If two children had stayed at home and as many boats had sunk, how many would have floated on? => (n - 2) * m - k
again Suppose two of the children had not come, but the same number of boats had gone under. How many boats would have got past the bridge?

story present-pile
grade 1
A = boy
n = 10..14
m = 4..6
k = 2..3
need n > m + k + 1
body {A} has {n} presents. {m} are big. The others are small. He opens {k} small ones.
again Look at the table! There are {n} presents for {A}, and {m} of them are big. He opens {k} of the small ones.
ask How many small presents does {A} get? => n - m
again The big ones aside, how many presents are there?
ask How many presents has he not opened yet? => n - k
again How many presents must {A} still open?
ask How many of the small presents are still closed? => n - m - k
again {A} puts the big presents away. How many closed ones does he see now?
ask Grandpa brings {g} more. How many presents must {A} still open? => n - k + g
g = 2..4
again Then {g} presents come from Grandpa. How many are not open now?

story juice-cups
grade 2
n = 13..18
m = 10..12
k = 6..9
need n + m > k * 2 + 4; n > m
body Juice for the party is on the table: {n} cups of apple juice and {m} cups of orange juice. {k} children drink two cups each.
again Each of {k} children at the party drinks two cups of juice. There were {n} cups of apple juice and {m} of orange juice.
ask How many cups of juice were on the table? => n + m
again Before the children drank, how many cups were full?
ask How many cups do the children drink? => k * 2
again Two cups for every child: how many cups do they empty?
ask How many cups are left? => n + m - k * 2
again How many cups of juice does nobody drink?
ask Oh dear, {x} of the other cups fall over! How many full cups are there now? => n + m - k * 2 - x
x = 2..3
again The dog knocks over {x} of the cups that are left. How many stay full?

story bunting-colours
grade 1
A = girl
n = 5..9
m = 10..14
k = 2..4
body {A} hangs up {m} blue flags and {n} red flags for her party. {k} blue flags fall down.
again There are {n} red flags and {m} blue flags at {A's} party. The wind pulls down {k} of the blue ones.
ask How many flags did {A} hang up? => m + n
again Red and blue together, how many flags were there at first?
ask How many blue flags still hang? => m - k
again How many of the blue flags did not fall?
ask How many more blue flags than red flags did {A} hang up? => m - n
again At first there were fewer red flags than blue ones. How many fewer?
ask How many flags hang there now? => m + n - k
again After the wind, how many flags are left in all?

story sausages-at-the-garden-party
grade 5
A = man
n = 19..46
k = 2..3
m = 8, 10, 12
p = money 3.2..5.8 by 0.2
body {A} has invited {n} guests to his garden party and wants to grill {k} sausages for each of them. The butcher sells sausages in packs of {m} for {p}.
again The butcher's packs have {m} sausages and cost {p}. {A} plans {k} sausages for each guest at his garden party, to which {n} guests are coming.
ask How many packs does {A} need? => roundup(n * k / m)
again Only whole packs are sold. How many must he buy?
ask How much does he have to spend at the butcher's? => roundup(n * k / m) * p
ask How many sausages does {A} grill? => n * k
ask How many of the packs will be empty, if everybody eats as planned? => whole(n * k / m)
ask How many sausages will {A} have over after the party, if everybody eats as planned? => roundup(n * k / m) * m - n * k
again Nobody eats more or less than {A} has planned. How many sausages does he put back?

story tables-for-the-reunion
grade 4
A = woman
n = 75..190
m = 6, 8, 10, 12
k = 13..30
body {n} people are coming to the family reunion, {k} of them from abroad. {A} rents round tables with {m} places each.
again {A} plans the seats for a family reunion. Each round table has {m} places, and {n} people have said that they will come. {k} of them live abroad.
ask How many tables does {A} have to rent? => roundup(n / m)
again Everybody is to have a place. What is the smallest number of tables?
ask How many tables will have no free place, if she fills them in turn? => whole(n / m)
ask How many people sit at the last table, if the rest of the tables are full? => remainder(n / m)
again {A} fills all tables but the last. How many people are left for that table?
ask How many places stay free, if no table is rented that is not needed? => roundup(n / m) * m - n
ask How many people do not come from abroad? => n - k
ask How many tables would the people from abroad need, if they sat by themselves? => roundup(k / m)

story string-of-lights-blink
grade 6
A = girl
a = 4, 6, 8, 9, 10, 12
b = 14, 15, 16, 18, 20, 21, 22
k = 35..75
body Over the dance floor a red lamp flashes every {a} seconds and a green lamp every {b} seconds. They have just flashed together. {A} watches them for {k} seconds from now on.
again {A} looks at the lamps over the dance floor. Every {b} seconds the green lamp flashes, and every {a} seconds the red. They flash together when she begins to look, and she looks for {k} seconds.
ask In how many seconds do the lamps flash together again? => lcm(a, b)
again How many seconds is it from that moment to the next flash of both?
ask How many flashes of the red lamp does {A} see after the one at the beginning? => whole(k / a)
ask When {A} stops watching, how many seconds ago was the last flash of the green lamp? => remainder(k / b)
again {A} turns away. For how many seconds has the green lamp been dark?
ask How many times does the red lamp flash until both flash together again, counting that time but not the first? => lcm(a, b) / a
ask By how many seconds is the pause between green flashes longer than that between red flashes? => b - a

story sweets-and-balloons-bags
grade 6
english gb
A = boy
g = 3..11
u = 2..6
v = 2..6
n = g * u
m = g * v
t = 12..20
body {A} has {n} whistles and {m} balls for the party bags. He wants to use them all up, and no two bags may differ. Each game at his party lasts {t} minutes.
again No two of {A's} party bags may differ, and all the {m} balls and {n} whistles are to be used up. At his party each game takes {t} minutes.
ask What is the largest number of party bags that {A} can make? => gcd(n, m)
again How many bags are possible at most?
ask How many whistles go into each bag, if he makes as many bags as possible? => n / gcd(n, m)
ask With the largest possible number of bags, how many balls does a child find in a bag? => m / gcd(n, m)
ask {A} has planned {j} games. How many minutes do they take in all? => j * t
j = 3..9
ask How many things does {A} put into the bags altogether? => n + m

story sparkling-water-bottles
grade 5
english gb
A = woman
n = 26..70
c = 3..4
g = 150..240 by 10
b = 1000, 1500
body {A} expects {n} guests and plans {c} glasses of water for each of them. A glass takes {g} ml, and a bottle holds {b} ml.
again At {A's} party every guest is to get {c} glasses of water. {n} guests are coming. She fills the glasses, {g} ml in each, from bottles of {b} ml.
ask How many bottles must {A} buy? => roundup(n * c * g / b)
again What is the smallest number of bottles that is enough for everybody?
ask How many glasses can be filled from a single bottle? => whole(b / g)
again A single bottle gives how many full glasses?
ask How many millilitres remain in a bottle when no further glass can be filled from it? => remainder(b / g)
ask How many glasses of water does {A} plan? => n * c
ask How many millilitres of water do the guests drink, if all goes as planned? => n * c * g

story hall-or-boat
grade 5
A = woman
n = 32..68
p = money 14..26
q = money 480..940 by 20
m = 12..18
t = money 35..60 by 5
body {A's} club is planning a summer party with {n} people. On a boat it costs {p} a person. A hall costs {q} in all, and each of its tables, with {m} places, costs {t} more.
again For its summer party {A's} club can have a hall for {q}, in which each table costs {t} extra and has {m} places, or go on a boat for {p} a person. {n} people will come.
ask How many tables are needed in the hall? => roundup(n / m)
ask How much does the hall cost with the tables that are needed? => q + roundup(n / m) * t
ask The club takes the cheaper of the two. How much does it pay? => min(n * p, q + roundup(n / m) * t)
again How much is the party if {A} chooses what costs less?
ask How much would the club pay for the dearer of the two? => max(n * p, q + roundup(n / m) * t)
ask How much does the party on the boat cost? => n * p
again What must the club pay for the boat?

story pass-the-parcel-paper
grade 5
A = girl
l = 260..470 by 10
w = 22..38
n = 17..30
need n > whole(l / w)
body {A} cuts a roll of paper that is {l} cm long into pieces of {w} cm to wrap small presents. She has {n} presents, which are all alike and need a piece each.
again {A} has {n} small presents to wrap, all of the same kind. Every present needs a piece of paper of {w} cm, cut from a roll of {l} cm.
ask How many presents can {A} wrap with the roll? => whole(l / w)
again For how many presents is there enough paper?
ask How many centimetres of paper remain that are too short for a present? => remainder(l / w)
again {A} cuts as many pieces as she can. How many centimetres long is the end of the roll?
ask How many rolls like this does she need for all of the presents? => roundup(n / whole(l / w))
ask How many presents stay without paper, if {A} has a single roll? => n - whole(l / w)
ask How many centimetres of paper do {n} pieces take? => n * w
english gb

story grapes-shared-fairly
grade 3
A = boy
n = 50..120
k = 6..11
body {A} shares {n} nuts fairly among the {k} children at his party. Everybody gets as many as possible.
again At {A's} party {k} children share {n} nuts. All of them get the same number, as many as possible.
ask How many nuts does each child get? => whole(n / k)
again How many nuts are there for every child?
ask How many nuts are left over? => remainder(n / k)
again Some nuts cannot be shared. How many are they?
ask How many more nuts would {A} need so that everybody could have another? => k - remainder(n / k)
again {A} wants each child to get another nut. How many nuts are missing for this?
ask {g} of the nuts are bad, and {A} throws them away first. How many does each child get then? => whole((n - g) / k)
g = 12..25
ask How many nuts are there, if {A} finds {f} others? => n + f
f = 13..30

story two-raffle-stalls
grade 5
A = woman
B = man
n = 42..95
p = money 1.5..4 by 0.5
k = 42..95
q = money 1.5..4 by 0.5
c = money 25..40
m = 12..20
need n * p != k * q; min(n * p, k * q) > c + 5
body At the spring fair {A} sells {n} tickets for her game at {p} each, and {B} sells {k} tickets for his at {q} each. The prizes cost each of them {c}. There are {m} prizes in {A's} game.
again {B} and {A} each have a game at the spring fair, and each has paid {c} for prizes. {B} takes {q} a ticket and sells {k} tickets; {A} takes {p} and sells {n}. {m} prizes can be won in {A's} game.
ask How much money does the stall that takes more bring in? => max(n * p, k * q)
again What are the takings of the stall with the higher takings?
ask How much money does the stall that takes less bring in? => min(n * p, k * q)
ask How much is left for the stall that takes more, when its prizes have been paid for? => max(n * p, k * q) - c
again The prizes are paid from the takings. How much does the better stall keep?
ask By how much do the takings of the two differ? => max(n * p, k * q) - min(n * p, k * q)
ask How many of {A's} tickets do not win, if no ticket wins twice? => n - m
ask How many more tickets are sold for one game than for the other? => max(n, k) - min(n, k)

story flowers-in-vases
grade 6
A = woman
g = 3..9
u = 3..7
v = 3..7
n = g * u
m = g * v
p = money 1.5..3 by 0.1
q = money 3.5..6 by 0.5
need n * p != m * q
body For the wedding tables {A} has bought {n} tulips at {p} each and {m} roses at {q} each. She divides all of them among vases, and every vase is to look the same.
again {A} has {m} roses, for which she paid {q} each, and {n} tulips, for which she paid {p} each. All the flowers go into vases for the wedding tables, and no two vases may look different.
ask What is the greatest number of vases that {A} can fill? => gcd(n, m)
again At most how many vases will there be?
ask How many roses stand in each vase, if there are as many vases as possible? => m / gcd(n, m)
again {A} fills as many vases as she can. How many roses does each of them get?
ask How many flowers stand in a vase, if {A} fills as many vases as possible? => (n + m) / gcd(n, m)
ask How much did all the flowers cost? => n * p + m * q
ask How much did {A} pay for the kind of flower on which she spent more? => max(n * p, m * q)
again The tulips and the roses did not cost the same in all. How much did {A} spend on those that cost more?
