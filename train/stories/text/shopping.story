topic shopping

story sock-discount
grade 5
english us
A = person
n = 4..8
p = money 3.5..6 by 0.5
r = percent 10, 20, 25, 30
j = money 24..42 by 2
body Socks at the outlet are {p} a pair, and a jacket is {j}. Today there is {r} off everything. {A} needs {n} pairs of socks and no jacket.
again {A} goes to the outlet for {n} pairs of socks, {p} a pair; a jacket for {j} stays on its hanger. Everything in the store is {r} cheaper today.
ask How much would the socks cost on other days? => n * p
again Find the price of {A's} socks without today's offer.
ask What does {A} pay for the socks today? => n * p * (100 - r) / 100
again How much money does {A} hand over for the socks when the offer is taken off?
ask How much does today's offer save {A}? => n * p * r / 100
again By what amount does the offer lower {A's} bill?
ask How many single socks will {A} carry home? => n * 2
again Count every sock by itself. How many are there in {A's} bag?

story receipt-check
grade 4
english gb
A = woman
a = money 1.85..2.95 by 0.1
b = money 3.2..4.4 by 0.1
c = money 0.75..1.15 by 0.1
w = money 20
n = 2..4
body On {A's} receipt it says: bread {a}, cheese {b}, {n} lemons at {c} each. She gave the cashier {w}.
again {A} looks at her receipt again. She has bought {n} lemons for {c} each, cheese for {b} and bread for {a}, and she paid with {w}.
ask What is the total on the receipt? => a + b + n * c
again How much did everything cost?
ask How much change was {A} given? {body} => w - (a + b + n * c)
again Work out the money that came back to her.
ask How much did {A} pay for bread and cheese? => a + b
again Without the lemons, what did she spend?
ask By how much is the cheese dearer than all the lemons? => b - n * c
again What is the difference in price between the cheese and the lemons she bought?

story marker-sets
grade 4
english us
A = girl
B = boy
n = 3..6
m = 8, 10
p = money 4.5..7.5 by 0.25
k = 5..15
need n * m > k + 4
body At the art store {A} buys {n} sets of {m} markers, {p} a set. {k} of her markers are dry by the end of the school year, and she gives {B} half of those that still write.
again {A} bought {n} sets of markers at the art store. A set has {m} markers and costs {p}. When the school year ends, {k} of them are dry; half of the good ones go to {B}.
need (n * m - k) % 2 == 0
ask How many markers does {A} buy? => n * m
again In all the sets together, how many markers are there?
ask How many markers does {B} get? => 0.5 * (n * m - k)
again Find the number of markers that {A} gives away.
ask How much do the sets cost {A}? => n * p
again What does {A} pay at the art store?
ask How many markers still write at the end of the school year? => n * m - k
again How many markers are not dry?
ask whole If {n} sets of {m} markers cost {p} a set, what is the price of a single marker in cents? => p * 100 / m count

story supermarket-trolley
grade 6
english gb
A = person
p = money 1.1..1.6 by 0.05
q = money 2.2..3.1 by 0.1
n = 3..6
k = decimal 1.5, 2.5, 3.5
w = money 20, 30
body In {A's} trolley there are {n} cartons of oat milk at {p} each and {k} kg of grapes at {q} a kilogram. {A} has a voucher that takes {v} off and pays with {w}.
v = money 2, 3
ask How much are the grapes? => k * q
ask What would everything cost without the voucher? => n * p + k * q
ask How much does {A} pay with the voucher? => n * p + k * q - v
ask What change does {A} get, if the voucher is used? => w - (n * p + k * q - v)

story card-packs
grade 3
english any
A = boy
n = 3..7
m = 6..9
k = 4..11
p = money 1.5..2.5 by 0.5
need n * m > k + 6; n != k
body {A} buys {n} packs of nature cards with {m} cards in a pack. He already owns {k} of the cards that he finds in them, so he gives these away.
ask How many cards does {A} buy? {body} => n * m
ask How many of the cards that he bought does {A} keep? => n * m - k
ask A pack costs {p}. How much change does {A} get from {w}? => w - n * p
w = money 20
ask How many more cards does he keep than give away? => n * m - k - k
ask whole If {n} packs of {m} cards are shared equally by {g} friends after {k} cards have been sorted out, how many cards does each friend get? => (n * m - k) / g
g = 2, 3

story shoe-sale-two
grade 6
english us
A = man
p = money 48..84 by 4
q = money 30..44 by 2
r = percent 25, 50
s = percent 10, 20
body A store window says: boots {p}, now {r} less; sandals {q}, now {s} less. {A} buys a pair of boots and a pair of sandals.
again {A} leaves a store with a pair of boots and a pair of sandals. The boots used to be {p} and were marked down by {r}; the sandals used to be {q} and were marked down by {s}.
ask What do the boots cost now? => p - p * r / 100
again Find the new price of the boots.
ask How much does {A} pay altogether? => p - p * r / 100 + (q - q * s / 100)
again What is the price of boots and sandals after both reductions?
ask By how much are the sandals reduced? => q * s / 100
again How much does the reduction of the sandals come to in money?
ask How much would {A} have paid before the reductions? => p + q
again What was the price of both pairs together at first?

story flea-market
grade 5
english any
A = girl
n = 12..20
p = money 1.5..2.5 by 0.5
m = 3..6
q = money 4..7
c = money 8..14
need q > p
body Early on Sunday, {A} carries {n} old books and {m} board games to the flea market. She pays {c} for her table. By noon all the books have been sold at {p} each and all the games at {q} each.
again {A} paid {c} for a table at Sunday's flea market. People bought everything that she had brought: {m} board games for {q} apiece and {n} books for {p} apiece.
ask How much money did {A} take? {body} => n * p + m * q
again What were her takings from books and games?
ask How much did {A} earn after she had paid for the table? => n * p + m * q - c
again Find out what is left of her takings once the cost of the table is taken off.
ask How many things did {A} sell? => n + m
again How many books and games changed hands?
ask Before the first game was sold, the books had already been bought. How much more than the table's cost had {A} taken then? => n * p - c
again With only the books sold, by how much did her takings exceed the cost of the table?
ask whole Find what remains of the takings when {n} books are sold at {p} and {m} games at {q}, and {c} must be paid for the table as well as {d} for the bus. => n * p + m * q - c - d
d = money 2.5, 3.5
again whole {c} for a table and {d} for the bus have to be paid; {n} books at {p} and {m} games at {q} are sold. How much is left over?

story eggs-and-dozen-price
grade 5
english us
A = woman
p = money 3.6..6 by 0.6
n = 2..5
k = 4..9
body Eggs are {p} a dozen at the farmers market. {A} buys {n} dozen and drops {k} of them at her front door.
again {A} buys {n} dozen eggs at the farmers market, where a dozen is {p}. {k} of these break when she drops a bag at her front door.
ask How much does {A} pay for the eggs? {body} => n * p
again What do all of {A's} eggs cost?
ask How many eggs are still whole? => n * 12 - k
again Find the number of eggs that survive.
ask What is the price of a single egg? => p / 12
again At this rate, how much is an egg?
ask What did the broken eggs cost? => k * p / 12
again How much money went into the eggs that broke?
ask whole If eggs cost {p} a dozen, how much do you pay for {u} eggs? => u / 12 * p
u = 30, 36, 48, 60
again whole A dozen eggs cost {p}. Find the price of {u} eggs.

story curtain-cloth
grade 6
english gb
A = man
l = decimal 1.8..2.6 by 0.2
n = 4, 6, 8
p = money 7.5..12.5 by 0.5
w = money 150, 200
k = 14..20
body {A} measures his {n} windows. Each window needs a piece of cloth {l} m long, and the cloth that he likes costs {p} a metre. The shop sells {k} patterns.
ask How many metres of cloth does {A} need? {body} => n * l decimal
ask What will the cloth cost? => n * l * p
ask How much is left of {w} after he has paid for the cloth? => w - n * l * p
ask He cuts the cloth from a roll of {v} m. How many centimetres of cloth stay on the roll? => (v - n * l) * 100
v = decimal 25, 30, 35
ask whole Calculate the price of curtains for {n} windows when each window takes {l} m of cloth at {p} a metre and sewing costs {u} a window. => n * (l * p + u)
u = money 6, 8, 9

story balloon-bunch
grade 1
A = girl
n = 5..9
m = 10..15
k = 3..4
balloon = balloon | paper star | ribbon
body {A} buys {n} red {balloons} and {m} blue {balloons}. On the way home {k} {balloons} get lost.
again On her way home {A} loses {k} {balloons}. She had bought {m} blue and {n} red.
ask How many {balloons} does {A} buy? {body} => n + m
again How many {balloons} does she take out of the shop?
ask How many {balloons} does {A} bring home? => n + m - k
again Find out how many {balloons} she still has at home.
ask How many more blue {balloons} than red {balloons} does {A} buy? => m - n
again By how many do the blue {balloons} outnumber the red?

story phone-case
grade 7
english us
A = person
p = money 18..36 by 2
r = percent 20, 25, 30
t = percent 5, 6, 8, 10
n = 2..4
s = money 4..6 by 0.5
body {A} orders {n} phone cases online at {p} each. A code takes {r} off the cases, and shipping adds {s} to the order.
again An online order of {A's}: {n} phone cases, {p} each, minus {r} because of a code, plus {s} for shipping.
ask How much do the cases cost with the code? => n * p * (100 - r) / 100
again What is the price of all the cases after the reduction?
ask What does {A} pay for the whole order? {body} => n * p * (100 - r) / 100 + s
again Find the full amount, shipping included.
ask How much does the code save? => n * p * r / 100
again By how much does the code make the cases cheaper altogether?
ask What would the order have cost without the code? => n * p + s
again If {A} had forgotten the code, how much would the order have been with shipping?
ask whole If {n} phone cases at {p} each are reduced by {r} and a tax of {t} is added to the reduced price, how much do they cost? => n * p * (100 - r) / 100 * (100 + t) / 100
again whole The price of {n} phone cases, {p} each, is lowered by {r}, and then a tax of {t} is added. Work out the cost.

story market-scale
grade 4
english gb
A = boy
p = money 2.4..3.6 by 0.4
q = money 1.2..2.2 by 0.2
b = 2..7
body "Half a kilo of mushrooms and {b} kilos of carrots, please," says {A}. Mushrooms cost {p} a kilo, carrots {q}.
need b != p
ask How much are the mushrooms? => 0.5 * p
ask What must {A} pay for everything? => 0.5 * p + b * q
ask How many grams of carrots does {A} buy? => b * 1000
ask How much change is there from {w}? => w - (0.5 * p + b * q)
w = money 20, 25

story toy-shop-window
grade 2
A = boy
toy, other = car, plane | robot, puzzle | kite, drum
p = 12..19
q = 3..7
english us
body A toy {toy} costs {p} dollars and a toy {other} costs {q} dollars less. {A} has 30 dollars.
need p > q + 2
ask How much does a toy {other} cost, in dollars? => p - q
ask How many dollars do both toys cost together? => p + (p - q)
ask {A} buys just the {toy}. How many dollars does {A} have left? => 30 - p
ask How many dollars are left if {A} buys both toys? => 30 - (p + (p - q))
need 2 * p - q < 29

story bulk-rice
grade 7
english gb
A = woman
n = decimal 3, 4, 5, 6
p = money 6.5..9.5 by 0.5
m = decimal 12, 15, 20
q = money 15..22
k = decimal 60, 120, 180
body A shop for restaurants offers rice in bags of {n} kg for {p} and in sacks of {m} kg for {q}. {A} needs exactly {k} kg.
need k / n * p > k / m * q
again For her restaurant {A} wants to buy {k} kg of rice. She can have bags of {n} kg, which cost {p}, or sacks of {m} kg, which cost {q}.
ask How many bags would {A} need? => k / n
again If she bought bags only, how many bags would that be?
ask What would the rice cost in bags? => k / n * p
again Find the price of all the rice if it comes in bags.
ask How much does {A} save by taking sacks? => k / n * p - k / m * q
again By how much are the sacks cheaper for this quantity?
ask How many bags more than sacks would be needed for this amount? => k / n - k / m
again What is the difference between the number of bags and the number of sacks?

story gift-card-books
grade 5
english us
A = girl
w = money 40, 50, 60
p = money 6.5..8.5 by 0.25
q = money 10.5..13.5 by 0.5
n = 2..3
body For her birthday {A} got a gift card worth {w} for the bookstore. She picks {n} paperbacks at {p} and a book about volcanoes for {q}.
again The gift card that {A} got for her birthday is worth {w}. In the bookstore she takes a book about volcanoes, {q}, and {n} paperbacks, {p} each.
ask How much do her books cost? => n * p + q
again Work out the price of everything that she picks.
ask How much is left on the card? => w - (n * p + q)
again When she has paid with the card, what is it still worth?
ask If she took {g} more paperbacks, how much money of her own would she have to add to the card? => (n + g) * p + q - w
g = 4..5
again {g} paperbacks more would cost too much for the card. How much would {A} have to pay out of her own pocket?
ask If she put the book about volcanoes back on the shelf, how much would stay on the card? => w - n * p
again Without the book about volcanoes, how much would be left on her card?

story parking-while-shopping
grade 6
english gb
A = man
p = money 1.2..1.8 by 0.1
k = 3..5
f = money 32..58 by 2
d = money 2, 3
v = money 30
body {A} parks at the shopping centre for {k} hours. The car park costs {p} for each half hour, but customers who spend at least {v} get {d} back. {A} buys a lamp for {f}.
ask What is the parking fee before anything is paid back? => k * 2 * p
ask How much does the parking cost {A} in the end? {body} => k * 2 * p - d
ask How much does {A} spend on the lamp and on parking together? => f + k * 2 * p - d
ask For how many minutes is {A's} car parked there, if he drives off {u} minutes before his time is up? => k * 60 - u
u = 6..14

story hat-and-gloves
grade 4
english any
A = girl
p = money 12..18
q = money 5..9
k = times 2..3
body A hat costs {p}, and a pair of gloves is {q} cheaper. A scarf is {k} as expensive as the gloves. {A} has {w} with her.
w = money 60, 70, 80
need p > q + 2; k * (p - q) > p + 1
ask How much do the gloves cost? => p - q
ask How much is the scarf? => k * (p - q)
ask How much more than the hat does the scarf cost? => k * (p - q) - p
ask {A} buys a hat, the gloves and a scarf. How much money is left? => w - (p + (p - q) + k * (p - q))

story corner-shop-day
grade 5
english gb
A = woman
n = 45..70
m = 25..40
p = money 1.2..1.8 by 0.1
q = money 2.1..3.3 by 0.2
s = 8..14
body On an ordinary morning, {n} customers come into {A's} corner shop. {m} of them buy a newspaper for {p}, and {s} others buy a magazine for {q}. Nobody buys two of these.
again {A's} corner shop sells newspapers at {p} and magazines at {q}. On an ordinary morning she sees {n} customers; {s} leave with a magazine, {m} with a newspaper, and none with more than that.
need n > m + s + 2
ask How many customers buy neither a newspaper nor a magazine? => n - (m + s)
again Find the number of customers who leave without anything to read.
ask What does {A} take for newspapers and magazines in a morning? => m * p + s * q
again Work out the morning's takings from everything there is to read.
ask How much do the newspapers bring in during a week, if every morning is like this? => 7 * m * p
again All mornings of a week are alike. What is taken for newspapers in that week?
ask By how much do the takings from newspapers exceed those from magazines? => m * p - s * q
again How much less do the magazines bring in than the newspapers?
ask whole If {m} newspapers at {p} and {s} magazines at {q} are sold each morning, what are the takings of a week from newspapers and magazines? => 7 * (m * p + s * q)
again whole Each morning {s} magazines at {q} and {m} newspapers at {p} are sold. Find what they bring in during a week.

story tile-purchase
grade 7
english gb
A = man
l = decimal 3, 4, 5
w = decimal 2, 3
b = decimal 25, 50
p = money 12..22 by 2
need l > w
body {A} wants new tiles for a bathroom floor {l} m long and {w} m wide. The tiles that he likes are squares with sides of {b} cm. They are sold by the square metre at {p}.
again Square tiles with sides of {b} cm cost {p} a square metre. With them {A} plans to cover the floor of a bathroom, which has a width of {w} m and a length of {l} m.
ask How much do the tiles for the floor cost? => l * w * p
again Find the price of the tiles for the whole floor.
ask How many tiles lie along the longer wall? => l * 100 / b
again How many tiles fit along the longer side of the floor?
ask How many tiles does {A} need? {body} => l * 100 / b * (w * 100 / b)
again Work out the number of tiles for the whole floor.
ask How many metres of skirting board does he need if the door takes up {d} m of the walls? => 2 * (l + w) - d decimal
d = decimal 0.8, 0.9
again A door {d} m wide needs no skirting board. Along the other parts of the walls, how many metres are needed?

story ticket-and-snack
grade 4
english us
A = girl
B = boy
p = money 7..10 by 0.5
q = money 3.25..4.75 by 0.25
n = 2..5
body At the ice rink in the mall, {A} rents skates for {B}, for {n} other friends and for herself; a pair is {p}. Hot chocolate is {q} a cup.
ask What does {A} pay for all the skates? {body} => (n + 2) * p
ask After buying hot chocolate for everyone too, how much has {A} spent? => (n + 2) * (p + q)
ask Everyone but {A} wants hot chocolate, and she pays for it all. How much do the skates and the drinks cost? => (n + 2) * p + (n + 1) * q
ask How much of {u} remains when the skates are paid for? => u - (n + 2) * p
u = money 80, 100

story sweater-split
grade 6
english any
A = boy
n = 3, 4, 6
p = money 36..72 by 6
c = money 4..6 by 0.5
r = percent 10, 20, 25
body For their teacher's farewell, {n} pupils of {A's} class choose a scarf that costs {p}. The shop lowers the price by {r} when it hears what the scarf is for. Wrapping is {c}, and the pupils share all costs equally.
again A scarf is the farewell present that {n} pupils of {A's} class have chosen for their teacher. Its price was {p}, but the shop takes off {r}. They pay {c} for the wrapping, and everyone gives the same amount.
ask How much is the scarf after the reduction? => p - p * r / 100
again Find the lower price of the scarf.
ask How much must every pupil give for scarf and wrapping? => (p - p * r / 100 + c) / n
again What is a pupil's share of everything?
ask How much would a pupil have to give if there were no reduction and no wrapping? => p / n
again Without reduction and wrapping, what would each of them pay?
ask {A} pays the shop with {w}. How much comes back? => w - (p - p * r / 100 + c)
w = money 80, 100
again What change does {A} bring back to the others if he pays the shop with {w}?

story chair-set
grade 5
english us
A = woman
n = 4, 6, 8
p = money 38..58 by 2
t = money 180..260 by 10
r = percent 10, 15, 20
s = money 420, 480, 520
body A table is {t}, and each of the matching chairs is {p}. {A} wants the table and {n} chairs. In another store across town, a set of the same table with {n} chairs has a price of {s}.
need t + n * p > s + 5
again {A} is choosing between two stores. In this store she would pay {t} for a table and {p} for each of {n} chairs; across town the same pieces are sold as a set for {s}.
ask What do the table and the chairs cost when bought separately in the first store? => t + n * p
again Add up the prices of the pieces in this store.
ask How much does {A} save with the set? {body} => t + n * p - s
again By how much is the set cheaper?
ask How much more than all the chairs does the table cost if only {g} chairs are bought? => t - g * p
g = 2..3
again {A} takes the table and no more than {g} chairs. By what amount is the table above the chairs?
ask What would the set cost with {r} off? => s * (100 - r) / 100
again A coupon takes {r} off the price of the set. What is left to pay?

story stamps-album
grade 3
english any
A = girl
n = 4..8
m = 6..9
k = 10..25
p = money 2.5..4.5 by 0.5
body {A} has filled {n} pages of her album with {m} stamps each. At the stamp fair she buys a bag with {k} stamps for {p}, but {d} of these are stamps that she has already. All the others in the bag are new to her.
d = 3..6
ask How many stamps were in the album before the fair? => n * m
ask No two stamps in the album are alike. How many different stamps does {A} own after the fair? => n * m + k - d
ask How many more stamps were in the album than in the bag? => n * m - k
need n * m > k + 2
ask {A} sells the stamps from the bag that she has already for {g} each. By how much does this lower what she paid for the bag? => d * g
g = money 0.2, 0.25, 0.3
ask How many more pages, filled like the others, does {A} need for all the stamps from the bag that are new to her? => (k - d) / m

story tent-reductions
grade 8
english gb
A = man
p = money 24..48 by 4
r = percent 20, 25, 50
s = percent 10, 5
n = 2..3
body {A} notices a tent at {p} in the window. A week later the price falls by {r}, and on the last day of the sale the shop takes another {s} off the lower price. Postage for a tent would be {c}.
c = money 3.5..5.5 by 0.5
ask How much does the tent cost after the first reduction? => p * (100 - r) / 100
ask What is its price on the last day of the sale? => p * (100 - r) / 100 * (100 - s) / 100
ask By how much is the price on the last day below the first price? => p - p * (100 - r) / 100 * (100 - s) / 100
ask {A} orders {n} tents after the first reduction and has them sent. What must he pay, if postage is charged for every tent? => n * (p * (100 - r) / 100 + c)

story loose-change-us
grade 4
english us
A = person
q = 6..12
d = 3..9
n = 2..8
p = money 0.95..1.45 by 0.05
body {A} empties {A.his} coat pockets at the checkout: {q} quarters, {d} dimes and {n} nickels. A bottle of water costs {p}.
need q != d; d != n; q != n
ask What are all the coins worth in dollars? => (q * 25 + d * 10 + n * 5) / 100
ask How many dollars will be left after buying a bottle of water? => (q * 25 + d * 10 + n * 5) / 100 - p decimal
ask By how many cents are the dimes worth more than the nickels? => d * 10 - n * 5
ask What are the coins other than quarters worth in cents? => d * 10 + n * 5

story tills-and-queues
grade 4
english gb
n = 3..5
m = 7..11
t = 2..4
k = 12..17
body Before the holiday, {n} tills are open in the supermarket and {m} people queue at each of them. It takes {t} minutes to serve a customer. {k} more customers are still pushing trolleys between the shelves.
again Customers of the supermarket stand in {n} queues of {m} people, and {k} others are still looking for things among the shelves. At a till a customer is served in {t} minutes.
ask How many customers are in the supermarket? => n * m + k
again Count the people in the queues and among the shelves. How many are they?
ask For how many minutes does the last person in a queue wait until the bill is paid? => m * t
again From now on, how many minutes pass before the last customer of a queue is done?
ask A new till opens. Now {g} people stand at each till, and the others who were queuing have gone home. How many have gone home? => n * m - (n + 1) * g
g = 5..6
again Another till opens. At every till there are now {g} people, and the others who queued have given up. How many have given up?
ask How many customers can all the open tills serve in an hour? => n * 60 / t
again In an hour, how many customers leave through the open tills?

story wool-shop
grade 5
english gb
A = girl
n = 5..9
p = money 3.2..4.8 by 0.2
d = money 4.5..6.5 by 0.5
l = decimal 85..120 by 5
body {A} is knitting a blanket. She needs {n} balls of wool at {p} a ball and a pair of needles for {d}. There are {l} m of wool on every ball.
again Needles for {d} and {n} balls of wool, each {p}, are on {A's} list, because she wants to knit a blanket. A ball holds {l} m of wool.
ask How much will {A} spend? {body} => n * p + d
again Find the price of everything on the list.
ask How many kilometres of wool does she need? => n * l / 1000 decimal
again What is the length of all the wool in kilometres?
ask She finds {g} balls at home and needs no needles. How much does she save? => g * p + d
g = 2..3
again {A} has needles at home, and {g} of the balls too. By how much does her list become cheaper?
ask When {u} m are left over, how many metres of wool are in the blanket? => n * l - u
u = decimal 20..60
again There are {u} m of wool left in the end. How many metres did she use?
ask whole Determine the change from {w} for {n} balls of wool at {p} each and needles for {d}. => w - (n * p + d)
w = money 60
again whole Needles cost {d}, and {n} balls of wool cost {p} each. What comes back from {w}?

story market-flowers
grade 3
english any
A = man
n = 6..9
m = 5, 10
p = money 3..4.5 by 0.5
k = 11..24
flower, other = tulip, daffodil | rose, lily | aster, poppy
need n * m > k + 5
body {A} ties {flowers} into {n} bunches of {m} for his market stall. He also has {k} {others}, which are sold singly. A bunch is {p}.
ask How many more {flowers} than {others} are there on the stall? => n * m - k
ask When {g} bunches have been sold, how many flowers remain on the stall altogether? => (n - g) * m + k
g = 2..4
ask What do all the bunches cost together? => n * p
ask How much has {A} taken when only {g} bunches of {flowers} are left and nothing else has been sold? => (n - g) * p

story headphones-saving
grade 6
english us
A = person
p = money 80..120 by 10
r = percent 15, 20, 25
s = money 25..45 by 5
w = money 6, 7, 8
body Headphones cost {p} at the mall and {r} less online. {A} has saved {s} and gets {w} a week for mowing lawns. Online orders need another {c} for shipping.
c = money 4, 5
again {A}, who has saved {s} and earns {w} a week by mowing lawns, looks at headphones. At the mall they are {p}. Online the price is {r} lower, but shipping adds {c}.
ask What do the headphones cost online with shipping? => p - p * r / 100 + c
again Find the full price of an online order.
ask How much does {A} save by ordering online? {body} => p * r / 100 - c
again By how much is the online order cheaper, shipping included?
ask How much money is {A} still short of the price at the mall? => p - s
again What is missing if {A} goes to the mall with all the savings?
ask How many weeks of mowing will it take before {A} can pay for an online order? => (p - p * r / 100 + c - s) / w
again {A} puts every payment aside until the online order can be paid. How many weeks is that?

story uniform-list
grade 5
english gb
B = boy
a = money 12..16 by 0.5
b = money 8..10.5 by 0.5
c = money 5..7 by 0.5
n = 2..3
m = 4..5
body {B} is starting at a new school. His mother buys {n} jumpers at {a}, {m} shirts at {b} and a tie for {c}. She has {w} in her purse.
w = money 90, 100, 120
need w > n * a + m * b + c + 1
again A tie for {c}, {m} shirts for {b} each and {n} jumpers for {a} each: {B} needs them for his new school. His mother takes {w} to the shop.
ask How much does the whole uniform cost? => n * a + m * b + c
again Find what everything costs together.
ask How much money does {B's} mother bring home? => w - (n * a + m * b + c)
again When the uniform is paid for, what is left in her purse?
ask By how much would the bill fall if she left out the tie and two of the shirts? => 2 * b + c
again Suppose she bought no tie and two shirts fewer. How much cheaper would the shopping be?

story orange-bags
grade 3
english any
A = woman
n = 4..7
m = 8, 9
k = 5..12
p = money 2.2..3.4 by 0.2
need n * m > k + 6
body {A} fills her basket with {n} nets of oranges. There are {m} oranges in a net, which costs {p}. At home she presses {k} of the oranges for juice.
ask How many oranges does {A} still have after she has made the juice? {body} => n * m - k
ask What change does {A} get for {w}? => w - n * p
w = money 30, 40
ask The juice fills {g} glasses. How many oranges does she need for {h} glasses of the same size? => k / g * h
g = 2..3
h = 7..9
ask whole A net holds {m} oranges and costs {p}. What do you pay for enough nets to have {t} oranges? => t / m * p
u = 3..9
t = number u * m
ask whole A customer pays {w} for {n} nets of oranges at {p} and {g} lemons at {q}. Work out the change. => w - (n * p + g * q)
q = money 0.4, 0.5, 0.6

story bike-shop
grade 6
english gb
A = girl
p = money 180..260 by 10
h = money 22..34 by 2
l = money 12..19
r = percent 10, 15, 20
n = 6..10
body A bike in the window costs {p}, a helmet {h} and a lock {l}. Whoever buys all three gets {r} off the bike. {A} is allowed to pay in {n} equal parts.
again Whoever takes a helmet for {h} and a lock for {l} together with the bike gets the bike {r} cheaper; its price in the window is {p}. {A} takes everything and may pay in {n} equal parts.
ask How much is the bike if {A} buys all of these things? => p - p * r / 100
again Find the lower price of the bike.
ask What does {A} have to pay altogether? {body} => p - p * r / 100 + h + l
again Add up what the three things cost her.
ask How high is each of the equal parts? => (p - p * r / 100 + h + l) / n
again What does she pay each time?
ask How much would helmet and lock together be below the old price of the bike? => p - (h + l)
again By what amount is the old price of the bike above that of helmet and lock?

story pens-by-the-gross
grade 5
english gb
A = man
n = 3..6
m = 12, 20, 25
p = money 4.8..7.2 by 0.3
q = money 0.4..0.6 by 0.05
k = 8..20
need n * m > k + 10; n * m * q > n * p
body {A} runs the school shop. He orders {n} packs of {m} pens for {p} a pack and sells a pen for {q}. {k} pens have not been sold by the summer.
again {A} sells pens in the school shop at {q} each. They come in packs of {m}; he has ordered {n} packs, which cost {p} each, and {k} pens are still there in the summer.
ask How many pens have been sold by the summer? => n * m - k
again Find the number of pens that pupils have bought.
ask How much money has come in for pens? => (n * m - k) * q
again What have the pupils paid for pens by the summer?
ask What profit does {A} make if in the end every pen is sold? => n * m * q - n * p
again Suppose the other pens are sold later. Find the shop's profit on all the packs.
ask How much does {A} pay for all the packs? => n * p
again What does his order cost?
ask whole If {n} packs of {m} pens cost {p} a pack, how much is made by selling all but {k} of the pens at {q} each, after the packs are paid for? => (n * m - k) * q - n * p
again whole All but {k} of the pens from {n} packs of {m} are sold at {q}. A pack costs {p}. What profit does that make?

story antique-lamp
grade 7
english any
A = woman
B = man
p = money 40..72 by 4
r = percent 25, 50, 75
s = percent 10, 20
c = money 8..15
body {A} found an old lamp at a market for {p} and spent {c} on a new cable. She now asks {r} more than the lamp and the cable have cost her. For {B}, a good customer, she takes {s} off this price.
need (p + c) % 4 == 0
ask How much has {A} spent on the lamp and its cable? => p + c
ask What price does {A} ask? => (p + c) * (100 + r) / 100
ask How much does {B} pay? => (p + c) * (100 + r) / 100 * (100 - s) / 100
ask What would be {A's} profit if a stranger bought the lamp without any discount? => (p + c) * r / 100

story recycled-bags
grade 2
A = boy
n = 4..8
m = 9..15
k = 2..3
english any
need m > n + k
body At the farm shop, {A} loads {n} heavy bags into the car and his mother loads {m} light ones. {k} of the light bags tear.
again {m} light bags are loaded by {A's} mother at the farm shop, but {k} of them tear. {A} himself loads {n} heavy bags.
ask How many bags are loaded in total? => n + m
again Heavy and light together, how many bags are there?
ask How many bags are still whole? => n + m - k
again Find how many bags have not torn.
ask How many more light bags than heavy bags are still whole? => m - k - n
again Among the whole bags, by how many do the light ones outnumber the heavy ones?

story paint-cans
grade 6
english us
A = person
n = 3..5
c = 300, 350, 400
p = money 24..36
q = money 8..12
l = 22..30
w = 8, 9
body A gallon of paint covers {c} square feet and costs {p}; a brush is {q}. {A} wants to paint two walls, {l} feet long and {w} feet high each, and buys {n} gallons and two brushes.
again {A} is about to paint two walls that are each {l} feet long and {w} feet high. At the store {A.he} buys two brushes, {q} each, and {n} gallons of paint, {p} each. With a gallon you can cover {c} square feet.
ask What is the area to be painted, in square feet? => 2 * l * w
again Find the area of the walls together in square feet.
ask How much does {A} pay? {body} => n * p + 2 * q
again What is the cost of paint and brushes?
ask How many square feet more could {A} cover with all the paint? => n * c - 2 * l * w
again When both walls are done, for how many square feet would the remaining paint be enough?
ask Each gallon fills 4 quarts. What does a quart of this paint cost? => p / 4
again A gallon is 4 quarts. Work out the price of a quart.
ask whole How many gallons are needed to give {u} square feet two coats of paint when a gallon covers {c} square feet? => 2 * u / c
u = 600, 700, 750, 800, 900, 1050

story shop-hours
grade 5
english gb
A = woman
n = 5..6
h = 7..9
w = money 11..14.5 by 0.5
b = 45, 30
t = money 380..620 by 20
body {A} works in a shoe shop {n} days a week. Each day she is there for {h} hours, of which {b} minutes are a break. She is paid {w} an hour, the break included, and the shop takes about {t} a day.
ask How much does {A} earn in a week? => n * h * w
ask For how many minutes a day does she really serve customers? => h * 60 - b
ask How many minutes of break are there in {k} weeks of her work? => k * n * b
k = 2..4
ask By how much do the week's takings on her working days exceed her wage? => n * t - n * h * w

story jeans-and-shirts
grade 4
english us
p = money 28..40 by 2
q = money 13..21 by 2
n = 2..4
w = money 140, 160
s = 3..9
body You are shopping for school with {w}. Jeans are {p} and T-shirts {q}, and {s} people are in line before you. You take two pairs of jeans and {n} T-shirts.
again Two pairs of jeans, {p} each, and {n} T-shirts, {q} each: that is what you take to the checkout, where {s} people are in line before you. You have {w} for school clothes.
ask How much do your clothes cost in total? => 2 * p + n * q
again Find the sum that you must pay.
ask How much of your money is left? => w - (2 * p + n * q)
again What remains of the money that you brought?
ask How much more do the jeans cost than the T-shirts? => 2 * p - n * q
again By what amount are the jeans on your bill above the T-shirts?
ask If each T-shirt were {d} cheaper, what would you pay for the T-shirts? => n * (q - d)
d = money 1.5, 2.5, 3.5
again Each T-shirt becomes {d} cheaper. What is the price of all your T-shirts now?

story voucher-bundle
grade 6
english gb
A = girl
B = boy
v = money 15, 20, 25
a = money 7.2..9.6 by 0.4
b = money 4.2..5.8 by 0.4
m = 3..4
c = money 1.2..2 by 0.1
body For their uncle's new flat, {A} and {B} buy a plant for {a}, {m} mugs at {b} each and a card for {c}. They use a voucher worth {v}, and the two share what remains to be paid equally.
need a + m * b + c > v + 2
ask How much do the presents cost altogether? => a + m * b + c
ask If the two had no voucher, what would each of them pay? => (a + m * b + c) / 2
ask How much does {A} pay when the voucher has been used? => (a + m * b + c - v) / 2
ask How much more than a mug does the plant cost? => a - b
ask What would be left on a voucher of {u} after these presents? => u - (a + m * b + c)
u = money 40, 45, 50

story camera-prices
grade 7
english any
A = man
a = money 210..230 by 2
b = money 232..248 by 2
c = money 250..270 by 2
r = percent 5, 10
body For the same camera, three shops ask {a}, {b} and {c}. {A} buys from the cheapest shop and gets another {r} off because the box has been opened.
again {A} has compared the prices of a camera in three shops: {a}, {b} and {c}. He takes the cheapest, and since its box has been opened, he pays {r} less.
ask What is the average of the three prices? => (a + b + c) / 3
again Find the mean price of the camera.
ask How much does {A} pay? => a - a * r / 100
again What is the price of the camera with the opened box?
ask How much less does {A} pay than he would have paid in the dearest shop? => c - (a - a * r / 100)
again By how much is {A's} price below the highest of the three?
ask By how much is the dearest shop above the cheapest? => c - a
again What is the difference between the highest and the lowest price?

story groceries-by-bike
grade 5
english gb
A = boy
a = decimal 750, 850, 950
b = decimal 1.5, 2, 2.5
c = decimal 400, 450, 500
m = decimal 8, 10
p = 11..15
body {A}, who is {p}, carries the shopping on his bike: a loaf of {a} g, {b} kg of potatoes and {c} g of cheese. His basket may be loaded with {m} kg.
ask How many grams does the shopping weigh? => a + b * 1000 + c
ask How many grams more may {A} put into the basket? {body} => m * 1000 - (a + b * 1000 + c)
ask How much lighter are the bread and the cheese together than the potatoes, in grams? => b * 1000 - (a + c)
ask What do bread and cheese weigh in kilograms? => (a + c) / 1000

story sandal-stock
grade 4
english any
n = 5..8
m = 9..14
k = 16..30
g = 2..4
A = woman
need n * m > k + 12
body A delivery of {n} boxes with {m} pairs of sandals each arrives at {A's} shoe shop. In the first warm week {k} pairs are sold and {g} pairs are brought back.
again {A} has ordered sandals for her shoe shop, {n} boxes with {m} pairs in each. The first warm week sees {k} pairs sold, but {g} pairs come back.
ask How many pairs of sandals does {A} have at the end of this week? => n * m - k + g
again Find the number of pairs in the shop when the week is over.
ask How many single sandals were delivered? => n * m * 2
again Count every sandal by itself. How many arrived?
ask A pair costs {p}. What has {A} earned from the pairs that were not brought back? => (k - g) * p
p = money 18..26 by 2
again Pairs that come back are refunded; a pair is {p}. What are the takings that stay with {A}?
ask How many more pairs must be sold before half of the delivery is gone, if those brought back are counted as not sold? => 0.5 * n * m - (k - g)
again {A} wants to sell half of the delivery. Not counting what came back, how many pairs more does that take?
need n * m > 2 * k + 2

story lightbulb-life
grade 8
english gb
A = person
p = money 6..9 by 0.5
q = money 1.2..1.8 by 0.1
h = 8000, 10000, 12000
k = 1000, 2000
n = 4..6
body A long-life lamp costs {p} and lasts {h} hours; an old bulb costs {q} and lasts {k} hours. {A} needs light for {n} hours every evening.
again {A} has the light on for {n} hours every evening. For {q} there are bulbs that last {k} hours, and for {p} there are long-life lamps that last {h} hours.
ask How many old bulbs are used up in the time that a long-life lamp lasts? => h / k
again How many bulbs last as long as a single long-life lamp?
ask What do the old bulbs cost that last as long as a long-life lamp? => h / k * q
again Find the price of bulbs for the lifetime of a long-life lamp.
ask For how many hours is the light on in {w} weeks? => w * 7 * n
w = 9..15
again For how many hours does {A} need light in {w} weeks?
ask By how many hours does a long-life lamp outlast {g} bulbs? => h - g * k
g = 2..3
again {g} bulbs are used, and then a long-life lamp. How many hours longer does the long-life lamp work than the bulbs together?
ask whole A lamp that lasts {h} hours is on for {n} hours a day. After {u} weeks, for how many more hours can it be used? => h - u * 7 * n
u = 20..40

story craft-buttons
grade 3
english us
A = girl
n = 6..9
m = 4..6
k = 7..15
p = money 0.35..0.6 by 0.05
body {A} sews puppets and needs {m} buttons for each. She wants to make {n} puppets. In her drawer she finds {k} buttons, and the rest she buys at {p} a button.
need n * m > k + 2
again At {p} a button, {A} buys what is missing for {n} puppets with {m} buttons each. There are {k} buttons in her drawer already.
ask How many buttons does {A} have to buy? {body} => n * m - k
again How many buttons are missing?
ask How much does {A} pay for these buttons? => (n * m - k) * p
again Find the price of the missing buttons.
ask How many buttons would she need for {g} puppets more? => (n + g) * m
g = 2..4
again With {g} puppets more, how many buttons would there be on all of them?
ask whole If {n} puppets need {m} buttons each and a card of {b} buttons costs {p}, what do the buttons cost? => n * m / b * p
b = 3, 12
need n * m % b == 0
again whole Buttons come on cards of {b} for {p}. Find what the buttons for {n} puppets with {m} buttons each cost.

story phone-plan
grade 8
english us
A = man
a = money 22..30 by 2
b = money 0.05..0.1 by 0.01
n = 120..240 by 20
u = money 33..45
body Plan Basic costs {a} a month and {b} for every minute on the phone. Plan Free costs {u} a month, however long you talk. {A} talks for about {n} minutes a month.
again {A} spends about {n} minutes a month on the phone. With plan Free he would pay {u} a month for as many minutes as he likes; plan Basic is {a} a month, with {b} added for each minute.
ask What does {A} pay in a month with plan Basic? => a + n * b
again Work out a month with plan Basic.
ask How much would {A} pay in a year with plan Free? => u * 12
again What is the cost of plan Free for a year?
ask What does plan Basic cost for a year, if he talks equally long each month? => 12 * (a + n * b)
again With equal months, find the yearly cost of plan Basic.
ask How many minutes can {A} talk with plan Basic before it costs as much as plan Free? => (u - a) / b count
again After how many minutes in a month do the two plans cost the same?

story fish-tank-shop
english gb
grade 4
A = boy
fish, other = guppy / guppies, snail | tetra, shrimp / shrimps
n = 6..11
m = 3..5
p = money 1.5..2.5 by 0.25
q = money 2.75..4 by 0.25
body The pet shop sells {fishs} at {p} and {others} at {q}. {A} chooses {n} {fishs} and {m} {others} for his new tank, which holds {l} litres of water.
l = 60..90 by 5
need n * p + m * q > 15
ask How much do all the animals cost? => n * p + m * q
ask How much money has {A} left if he pays with {w}? {body} => w - (n * p + m * q)
w = money 40, 50
ask The next day he brings back {g} {fishs} and takes just as many {others} instead. How much more must he pay? => g * (q - p)
g = 2..4
ask whole A fish tank holding {l} litres is full. {u} litres run out through a leak, and then {v} litres are poured in. How many litres are in the tank? => l - u + v
u = 20..40
v = 5..15

story two-lists
grade 2
A = girl
B = boy
n = 9..16
m = 4..7
k = 2..3
need n > m + k
body There are {n} things on {A's} shopping list. {A} finds {m} of them, and {B} finds {k} more.
again {A} has a shopping list with {n} things. {m} of them are found by {A} and {k} others by {B}.
ask How many things have the two found? => m + k
again How many things can be crossed off?
ask How many things are still missing? => n - (m + k)
again Find how many things they have yet to find.
ask How many more things did {A} find than {B}? => m - k
again Compared with {A}, how many fewer things did {B} find?

story garden-fence-order
grade 6
english gb
A = man
l = decimal 14..22
w = decimal 8..12
p = money 6.5..9.5 by 0.5
g = decimal 3..4
d = money 35..60 by 5
body {A} orders a fence for a rectangular garden that is {l} m long and {w} m wide. Fence is {p} a metre. A gate for {d} takes up {g} m of the edge, and there no fence is needed.
again A rectangular garden has a length of {l} m and a width of {w} m. {A} orders a fence for it, at {p} a metre, and a gate for {d}. The gate is {g} m wide; along this part there is no fence.
ask How many metres of fence does {A} need? {body} => 2 * (l + w) - g
again Find the length of the fence without the gate, in metres.
ask How much does the fence cost without the gate? => (2 * (l + w) - g) * p
again What must be paid for the metres of fence?
ask What does {A} pay for the fence and the gate? => (2 * (l + w) - g) * p + d
again Find the price of his whole order.
ask What is the area of the garden in square metres? => l * w
again How many square metres does the garden measure?

story apple-varieties
grade 3
english any
A = woman
n = 14..25
m = 9..13
k = 26..40
p = money 0.3..0.5 by 0.1
body On {A's} stall there are {n} red apples, {m} yellow apples and {k} green apples. She sells every apple for {p}. By noon all the red ones are gone.
again {A} sells apples for {p} each: green ones, of which there are {k}, yellow ones, of which there are {m}, and red ones, of which there are {n}. All the red apples are sold by noon.
need k > n + 1
ask How many apples are left at noon if no other apples have been sold? => m + k
again Nothing but red apples was bought. How many apples are there at noon?
ask How much has {A} taken for red apples? => n * p
again What did the red apples bring in?
ask How much will {A} take for all her apples? => (n + m + k) * p
again Suppose every apple is sold. Find the takings.
ask By how many does the number of green apples exceed the number of red ones? => k - n
again Compare the green apples with the red ones. How many more are there?

story ink-cartridges
grade 5
english us
A = person
p = money 14..22
q = money 24..34 by 2
n = 180, 200, 220
m = 400, 450, 500
k = 3..5
body A standard ink cartridge costs {p} and prints {n} pages. An extra-large cartridge costs {q} and prints {m} pages. {A's} office needs {k} cartridges a year.
ask How many more pages could be printed in a year with extra-large cartridges than with standard ones? => k * (m - n)
ask How much more does a year of extra-large cartridges cost than a year of standard ones? => k * (q - p)
ask How much do {g} standard and {h} extra-large cartridges cost? => g * p + h * q
g = 2..4
h = 6..7
ask How many pages are printed in a year with standard cartridges if {u} pages are spoilt? => k * n - u
u = 20..60 by 5

story charity-books
grade 3
english gb
A = woman
n = 5..8
m = 9..14
p = money 0.6..0.9 by 0.1
k = 4..12
need n * m > k + 21
body In a charity shop, {A} sorts {n} boxes of {m} books. She throws {k} torn books away and sells the good ones at {p}.
ask How many books can {A} sell? {body} => n * m - k
ask How much do {g} customers pay who buy two books each? => g * 2 * p
g = 3, 6, 7
ask What do all the good books bring in if every one finds a reader? => (n * m - k) * p
ask She gives {h} of the good books to a school and sells all the others. How much money do they bring in? => (n * m - k - h) * p
h = 14..20

story supermarket-offers
grade 6
english gb
A = person
p = money 2.4..3.6 by 0.3
q = money 1.2..1.8 by 0.2
k = 6, 9, 12, 15, 18
m = 4..5
body This week's offer for shower gel: buy three bottles and pay for only two. A bottle is {p}. {A} needs {k} bottles, and also {m} bars of soap at {q}, which are not part of the offer.
again {A} wants {k} bottles of shower gel and {m} bars of soap. Soap is {q} a bar. Shower gel is {p} a bottle, but whoever takes three bottles pays for only two.
ask How many bottles does {A} have to pay for? => k / 3 * 2
again With the offer, for how many bottles must {A} pay?
ask How much does the offer save on {A's} shower gel? => k / 3 * p
again How much more would all the bottles have cost without the offer?
ask What does {A} pay for the shower gel? => k / 3 * 2 * p
again Find the price of all the bottles with the offer.
ask What is the bill for gel and soap together? => k / 3 * 2 * p + m * q
again How much must {A} pay for everything?

story bead-bracelets
grade 4
english us
A = girl
n = 18..26
m = 6..9
b = 100, 150, 250
p = money 2.5..3.5 by 0.25
q = money 4..5.5 by 0.5
need m * n > b / 2; m * n < b * 2
body Beads come in bags of {b} for {p}. {A} strings {n} beads on a bracelet and sells it for {q}. She would like to make {m} bracelets and buys two bags.
again {A} buys two bags of beads; there are {b} beads in a bag, and it costs {p}. With {n} beads she makes a bracelet, which she sells for {q}. The plan is {m} bracelets.
ask How many beads will be left when all the bracelets are made? => 2 * b - m * n
again Her plan works out. How many beads remain?
ask What does {A} earn if she sells all the bracelets, less the price of the beads? => m * q - 2 * p
again When the bags have been paid for, what do the bracelets bring in?
ask How much does she take for the first {g} bracelets? => g * q
g = 3..5
again {g} bracelets have been sold. How much money is that?
ask How many beads does she need for all her bracelets? => m * n
again How many beads go into the bracelets of her plan?

story garage-tyres
grade 7
english gb
A = woman
p = money 62..88 by 2
f = money 12..18
r = percent 5, 10, 20
k = 9..15
body A new tyre for {A's} car costs {p}, and fitting it costs {f}. Since she orders a full set of tyres for all four wheels, the garage takes {r} off the tyres but not off the fitting. Her car is {k} years old.
ask How much do the tyres cost after the reduction? => 4 * p * (100 - r) / 100
ask What does {A} pay for tyres and fitting? => 4 * p * (100 - r) / 100 + 4 * f
ask How much would two tyres with fitting cost at the full price? => 2 * (p + f)
ask How much does she save on the whole set of tyres? => 4 * p * r / 100

story toy-library
grade 1
n = 8..14
m = 3..5
k = 2..6
need n > k + 1
body The toy shop has {n} yo-yos. {k} yo-yos are sold in the morning, and {m} new ones arrive in the afternoon.
again {m} new yo-yos arrive at the toy shop in the afternoon. Before that, {k} of its {n} yo-yos were sold.
ask How many yo-yos are left after the morning? => n - k
again Find how many yo-yos were there at noon.
ask How many yo-yos does the shop have in the evening? => n - k + m
again How many yo-yos are there at the end of the day?
ask How many more yo-yos must arrive before the shop has {g}? => g - (n - k + m)
g = 20..25
again The shop wants to have {g} yo-yos. After all this, how many are missing?

story mail-order-seeds
grade 5
english any
A = man
n = 6..9
p = money 1.6..2.4 by 0.2
m = 15..24
s = money 3..4.5 by 0.5
f = money 25
body From a catalogue {A} orders {n} packets of seeds at {p}. There are {m} seeds in each packet. Postage is {s} for orders under {f} and free above that.
need n * p < f - 1
ask How much does {A} pay with postage? => n * p + s
ask By how much must his order grow before the postage is free? => f - n * p
ask If {g} seeds in every packet do not grow, how many plants does {A} get? => n * (m - g)
g = 2..5
ask How many seeds does {A} get altogether? => n * m

story school-shoes-sizes
grade 4
english gb
A = woman
n = 26..38
m = 11..19
p = money 22..34 by 2
r = percent 25, 50
need n > m + 3
body Late in August, {A's} shop has {n} pairs of school shoes left. In the last week of the holidays {m} pairs are sold at {p} each. After that she sells the others at {r} off.
ask What does a pair cost after the holidays? => p * (100 - r) / 100
ask How much does {A} take if all the shoes are sold in the end? {body} => m * p + (n - m) * p * (100 - r) / 100
ask How many single shoes are there in the shop after the holidays? => (n - m) * 2
ask How much money does {A} take in the last week of the holidays, less {u} for a broken shelf? => m * p - u
u = money 40..60 by 5

story snack-machine-restock
grade 3
english us
A = man
n = 6..9
m = 8..12
k = 21..40
p = money 1.25, 1.5, 1.75
need n * m > k + 10
body {A} refills a snack machine. It has {n} rows with room for {m} bags of pretzels in each, and {k} bags are still inside. Each bag sells for {p}.
again Each of the {n} rows of a snack machine has room for {m} bags of pretzels, which sell for {p}. When {A} comes to refill it, {k} bags are inside.
ask How many bags does {A} put in to fill the machine? => n * m - k
again How many bags are needed until every row is full?
ask How much money do all the bags of the full machine bring in? => n * m * p
again The machine is full and every bag is sold. What are the takings?
ask How many bags are inside if {A} fills all but {g} of the free places? => n * m - g
g = 3..5
again {g} places stay empty. How many bags are in the machine when {A} leaves?
ask How much money came in since the machine was last full? => (n * m - k) * p
again From a full machine down to what was inside when {A} came: how much have people paid?

story farmers-market-total
grade 5
english us
A = person
a = money 2.4..3.6 by 0.4
b = money 1.2..2 by 0.2
c = money 3.5..5 by 0.5
n = 2..4
m = 5..6
w = money 40
body On Saturday mornings, tomatoes are {a} a pound at the farmers market, corn is {b} an ear, and honey is {c} a jar. {A} brings {w} and {g} cloth bags.
g = 7..9
ask How much change is left after buying {n} pounds of tomatoes and {m} ears of corn? => w - (n * a + m * b)
ask {A} takes a jar of honey and {n} pounds of tomatoes. What must {A} pay? => c + n * a
ask What does half a pound of tomatoes cost together with {m} ears of corn? => 0.5 * a + m * b
ask How many cents do {u} ounces of tomatoes cost, if a pound has 16 ounces? => u * a * 100 / 16
u = 4, 8, 12

story parents-discount-clothes
grade 6
english any
A = woman
B = person
p = money 24..40 by 4
r = percent 10, 15, 25
n = 2..3
g = money 5, 6
body {A} works in a clothes shop, so she gets {r} off whatever she buys there. For {B}, her child, she picks {n} hoodies at {p} each; a friend would like a hoodie too and gives her {g} for a gift bag.
ask What does a hoodie cost {A}? => p * (100 - r) / 100
ask How much does {A} pay for {B's} hoodies? => n * p * (100 - r) / 100
ask How much less than other customers does {A} pay for {B's} hoodies and the friend's hoodie together? => (n + 1) * p * r / 100
ask whole With {r} off, a customer buys {n} hoodies at {p} each and then adds a cap at the full price of {c}. What is the bill? => n * p * (100 - r) / 100 + c
c = money 9..14

story delivery-slots
grade 6
english gb
A = man
n = 5..7
m = 18..26
k = 4..6
t = 12, 15, 20
f = money 3.5..4.5 by 0.5
body {A} delivers groceries {k} days a week. On an average day he drives to {m} houses; a delivery takes {t} minutes, and each customer pays {f} for it. This week {n} deliveries were cancelled.
again Customers pay {f} to have their groceries delivered. {A} reaches {m} houses on an average day and needs {t} minutes for each. He works {k} days a week, and this week {n} deliveries did not take place.
ask How many deliveries did {A} really make this week? => k * m - n
again Find the number of houses that got their groceries this week.
ask How many hours does {A} need for the deliveries of an average day? => m * t / 60 decimal
again In hours, what is the time for all deliveries of an average day?
ask How much did the customers pay for deliveries this week? => (k * m - n) * f
again Cancelled deliveries were not paid for. What came in this week?
ask How many deliveries can he make in {h} hours? => h * 60 / t
h = 2..3
again Given {h} hours, how many houses can {A} reach?

story hardware-nails
grade 7
english us
A = person
p = money 3.2, 4, 4.8, 6.4
n = 40..60 by 5
o = 6, 10, 12, 20
k = 2..3
body Nails at the hardware store are {p} a pound, and {n} nails weigh a pound. {A} puts {o} ounces of nails into a paper bag. Screws are twice as expensive.
again A pound of nails is {n} nails and costs {p} at the hardware store. A pound of screws costs twice as much. In {A's} paper bag there are {o} ounces of nails.
ask How much do the nails in the bag cost? => o / 16 * p
again What is the price of {A's} bag of nails?
ask How much would the same weight of screws cost? => o / 16 * 2 * p
again Suppose there were screws of the same weight in the bag. What would {A} pay?
ask How many nails are there in {k} pounds, if {u} bent ones are not counted? => k * n - u
u = 5..12
again {u} nails in {k} pounds are bent. How many straight ones does that leave?
ask What is the price of {k} pounds of nails and a pound of screws? => k * p + 2 * p
again {A} takes {k} pounds of nails, and of screws a pound. How much is that?

story first-day-sales
grade 5
english any
A = woman
a = 34..48
b = 52..66
c = 70..84
p = money 4.5..6.5 by 0.5
body {A's} candle shop opened on Thursday and sold {a} candles. On Friday it sold {b} and on Saturday {c}. A candle costs {p}.
ask How many candles did the shop sell a day on average? => (a + b + c) / 3
ask How much more did {A} take on Saturday than on Thursday? => (c - a) * p
ask How many candles must be sold on Sunday to make it {g} since the opening? => g - (a + b + c)
g = 250
ask What did {A} take on the first two days? => (a + b) * p

story wrapping-cubes
grade 8
english gb
A = girl
s = decimal 12..20 by 2
p = money 2.2..3.2 by 0.2
l = decimal 60, 70
w = decimal 150, 200, 300
n = 2..4
body {A} wraps presents in a shop. A present is a box in the shape of a cube with sides of {s} cm. The paper comes in sheets {w} cm long and {l} cm wide, and a sheet costs {p}.
ask What is the area of all the faces of a box, in square centimetres? => 6 * s * s
ask How many square centimetres of a sheet are left after the faces of {n} boxes are covered exactly? => w * l - n * 6 * s * s
ask How much ribbon, in centimetres, is needed to go once around {n} boxes in a single direction? => n * 4 * s
ask What is the price of the paper for {k} boxes, if a sheet is used for every {n} of them? => k / n * p
k = 12, 24, 36

story rows-of-tins
grade 2
n = 3..5
m = 6..9
k = 10..14
A = woman
need n * m > k + 1
body On the shelf {A} builds {n} rows of tins, {m} in a row. Customers take {k} tins.
again Customers take {k} tins from a shelf on which {A} has built {n} rows of {m}.
ask How many tins does {A} put on the shelf? => n * m
again How many tins stand in the rows at first?
ask How many tins are left? => n * m - k
again Find the number of tins that nobody has taken.
ask {A} adds another row of the same length. How many tins are on the shelf now? => n * m - k + m
again A new row, as long as the others, is built. How many tins are there now?

story dollar-list
grade 1
A = girl
n = 4..9
m = 2..3
w = 16..20
english us
body Grandpa gives {A} {w} dollars. A ball costs {n} dollars and a jump rope {m} dollars.
again A jump rope is {m} dollars and a ball is {n} dollars. {A} has {w} dollars from Grandpa.
ask How many dollars do the ball and the jump rope cost together? => n + m
again Add the two prices. How many dollars is that?
ask How many dollars will {A} have left after buying both? => w - (n + m)
again {A} buys the ball and the rope. How many dollars remain?
ask How many dollars more than the jump rope does the ball cost? => n - m
again Compare the two prices. By how many dollars is the ball's price higher?

story pet-food-tins
grade 2
A = boy
n = 3..7
m = 22..30
body The cats on {A's} farm eat {n} tins of food a day. On Monday his father brings {m} tins from the shop.
again On Monday {A's} father brings {m} tins of cat food. The cats on their farm need {n} tins every day.
ask How many tins are left after {g} days? => m - g * n
g = 2..3
again {g} days go by. How many tins remain?
ask How many tins do the cats need in a week? => 7 * n
again Find the number of tins for a whole week.
ask How many more tins must be bought for a whole week? => 7 * n - m
again The tins are to last for a whole week. How many are missing?

story basket-of-fruit
grade 1
A = boy
B = girl
n = 7..9
m = 3..6
k = 10..14
body {A} puts {n} apples and {m} pears into the basket. {B} puts in {k} plums.
again {k} plums, {m} pears and {n} apples are in the basket. The plums come from {B} and the rest from {A}.
ask How many apples and pears are in the basket? => n + m
again How many pieces of fruit come from {A}?
ask How many pieces of fruit are in the basket? => n + m + k
again Count all the fruit. How many pieces are there?
ask How many more apples than pears are there? => n - m
again {A} took fewer pears than apples. How many fewer?
ask How many more plums would {B} need to put in as many pieces as {A}? => n + m - k
again {B} wants to bring as many pieces of fruit as {A} does. How many more plums must she get?

story packs-of-socks
grade 2
A = girl
n = 3..4
m = 5..9
k = 2..3
body Socks are sold in packs of {m} pairs. {A} takes {n} packs home and finds {k} socks with a hole.
again {A} buys {n} packs of socks with {m} pairs in each. {k} of the socks have a hole.
ask How many pairs of socks does {A} buy? => n * m
again How many pairs are in all the packs?
ask How many single socks are there? => n * m * 2
again Take the pairs apart. How many socks lie on the bed?
ask How many socks have no hole? => n * m * 2 - k
again How many good socks are there?

story mums-purse
grade 2
english gb
w = 40, 50
n = 3..4
m = 5..8
k = 9..12
body Mum has {w} pounds in her purse. She pays {n} pounds for bread, {k} pounds for fish and {m} pounds for cheese.
again Bread for {n} pounds, cheese for {m} pounds and fish for {k} pounds: Mum pays for all this from a purse with {w} pounds in it.
ask How many pounds does Mum pay in all? => n + m + k
again Add up the three prices. How many pounds is that?
ask How many pounds are left in her purse? => w - (n + m + k)
again Mum has paid for everything. How many pounds has she now?
ask How many pounds would she have left without the fish? => w - (n + m)
again Suppose Mum buys no fish. How many pounds stay in the purse?
ask How many pounds more is the fish than the cheese? => k - m
again The cheese costs less than the fish. How many pounds less?

story line-at-the-till
grade 1
n = 8..13
m = 3..5
k = 6..7
body {n} people wait at the till. Then {m} more people come, and {k} people pay and leave.
again First {n} people stood at the till. {m} people joined them, and {k} have paid and gone.
ask How many people were waiting when the others had come and nobody had left? => n + m
again Before anyone left, how many people stood there in all?
ask How many people are waiting now? => n + m - k
again How many people are still there?
ask How many more people left than came? => k - m
again Fewer people came than left. How many fewer?

story pencils-for-nickels
grade 2
english us
A = boy
n = 6..9
m = 3..4
k = 60, 70, 75, 80
need k > (n + m) * 5 + 1
body A pencil costs a nickel. {A} has {k} cents. He buys {n} blue pencils and {m} red pencils.
again {A} takes {m} red pencils and {n} blue pencils at a nickel apiece and pays from his {k} cents.
ask How many cents do the blue pencils cost? => n * 5
again How many cents does he pay for the blue ones?
ask How many cents do all his pencils cost? => (n + m) * 5
again The red and the blue pencils go on one bill. How many cents is it?
ask How many cents does he have left? => k - (n + m) * 5
again When the pencils are paid for, how many cents are in his pocket?

story how-many-notebooks
grade 5
A = girl
n = 2900..4800
w = 145..390 by 5
x = money n / 100
p = money w / 100
m = 4..8
body {A} has {x} in her purse. In the shop a notebook costs {p}, and it has {t} pages. She wants to buy as many of them as she can.
again A notebook in this shop has {t} pages and costs {p}. {A}, who has {x} with her, would like as many as her money can buy.
t = 48..96 by 8
ask How many notebooks can {A} buy? => whole(x / p)
again For how many notebooks is her money enough?
ask How much money is left in her purse, when she has bought as many as she can? => remainder(x / p)
again {A} buys all the notebooks that she can pay for. What does she have left?
ask How much more money would she need for a further notebook? => p - remainder(x / p)
ask How many pages do all the notebooks have that she can pay for? => whole(x / p) * t
again {A} spends as much as she can on notebooks. How many pages is that altogether?
ask How much do {m} notebooks cost? => m * p

story tiles-by-the-box
grade 5
A = man
n = 130..310
m = 14..24
p = money 17..38
k = 4..12
body {A} needs {n} tiles for his bathroom. The shop sells them in boxes of {m} at {p} a box and does not open a box. He still has {k} old tiles that do not match.
again For {p} {A} gets a box of {m} tiles; single tiles are not sold. His bathroom needs {n} of them. At home he has {k} tiles of another kind, which he cannot use.
ask How many boxes must {A} buy? => roundup(n / m)
again What is the smallest number of boxes that will do?
ask How much does he pay for the tiles? => roundup(n / m) * p
again He buys only as many boxes as he needs. What does that cost him?
ask How many of the boxes does he use up? => whole(n / m)
ask How many tiles does he take out of the box that is not used up? => remainder(n / m)
again He always empties a box before he opens another. How many tiles come from the last box?
ask How many new tiles are over when the bathroom is finished? => roundup(n / m) * m - n
ask How many tiles that are of no use to the bathroom does he have in the end, old and new? => roundup(n / m) * m - n + k

story ribbon-from-the-shop
grade 5
english gb
A = woman
l = 310..680 by 5
w = 24..43
p = money 0.6..1.4 by 0.05
n = 19..35
need n > whole(l / w)
body {A} sells ribbon in her shop in pieces of {w} cm at {p} a piece. There are {l} cm of blue ribbon on her spool. A customer asks for {n} pieces.
again The blue spool in {A's} shop still holds {l} cm of ribbon. She sells it in pieces of {w} cm, each for {p}. A customer would like {n} of these pieces.
ask How many pieces can {A} cut from the spool? => whole(l / w)
again The blue ribbon is enough for how many pieces?
ask How many centimetres of ribbon stay on the spool when she has cut as many pieces as possible? => remainder(l / w)
ask How much does {A} take for the pieces that can be cut? => whole(l / w) * p
again She sells all the pieces that the spool gives. How much money is that?
ask How many of the pieces that the customer wants can {A} not cut? => n - whole(l / w)
ask How many more centimetres does {A} need for the next piece, once the spool gives no more? => w - remainder(l / w)
ask How much would {n} pieces cost? => n * p

story buns-and-cheese-packs
grade 6
A = boy
a = 4, 6, 8, 9, 10, 12
b = 14, 15, 16, 18, 20
p = money 1.5..2.9 by 0.1
q = money 3..4.8 by 0.1
body Rolls are sold in bags of {a} at {p} a bag, slices of cheese in packs of {b} at {q} a pack. {A} wants exactly as many rolls as slices.
again In the shop a pack with {b} slices of cheese is {q}, and a bag with {a} rolls is {p}. {A} wants to have a slice for every roll and nothing over.
ask What is the smallest number of rolls that {A} can buy? => lcm(a, b)
again At least how many rolls will he have?
ask How many bags of rolls does he buy at least? => lcm(a, b) / a
ask How many packs of cheese does {A} need at least? => lcm(a, b) / b
again He buys as little as he can. How many packs of cheese does he take?
ask How much does he pay at least for rolls and cheese together? => lcm(a, b) / a * p + lcm(a, b) / b * q
ask How much do a bag of rolls and a pack of cheese cost together? => p + q

story two-price-tags-coats
grade 5
A = woman
x = money 64..128 by 4
y = money 70..140 by 5
r = percent 10, 20, 25
s = percent 30, 40, 50
d = money 6..9
body {A} likes two coats. The brown coat costs {x}, and today {r} is taken off. The green coat costs {y}, with {s} off today. A belt for either coat is {d}.
again Today there is {s} off the price of a green coat, which is {y}, and {r} off that of a brown coat, which is {x}. {A} looks at both. Either can have a belt for {d}.
ask {A} buys the coat that is cheaper today. How much does she pay for it? => min(x - r / 100 * x, y - s / 100 * y)
again What does {A} spend if she takes the coat with the lower price of today?
ask How much does the dearer coat cost today? => max(x - r / 100 * x, y - s / 100 * y)
again What is the higher of the two prices that are asked today?
ask How much does {A} pay for the coat that is cheaper today and a belt? => min(x - r / 100 * x, y - s / 100 * y) + d
ask How much do the two coats cost together before anything is taken off? => x + y
ask What does the brown coat cost today? => x - r / 100 * x

story fruit-in-equal-baskets
grade 6
A = man
g = 4..12
u = 3..7
v = 3..7
n = g * u
m = g * v
p = money 4.5..8.5 by 0.5
body {A} has {n} pears and {m} plums for his shop window. He divides them among baskets, all with the same number of pears and the same number of plums, so that no fruit is over. A basket sells for {p}.
again The baskets in {A's} window sell for {p} each. He puts {m} plums and {n} pears into them, and uses up all of the fruit. Every basket has as many pears as the next and as many plums.
ask What is the greatest number of baskets that he can make? => gcd(n, m)
again At most how many baskets can stand in the window?
ask How much do all the baskets bring in, if {A} makes as many as possible? => gcd(n, m) * p
again He makes the greatest possible number of baskets and sells them all. How much money is that?
ask How many plums are in each basket, if there are as many baskets as possible? => m / gcd(n, m)
ask How many pieces of fruit does {A} put into the baskets? => n + m

story stamps-for-free-coffee
grade 5
A = woman
m = 7..12
n = 40..110
p = money 2.4..3.8 by 0.1
k = 15..35
body At the market café, {A} gets a stamp for every coffee that she pays for, and a full card of {m} stamps is good for a free cake. A coffee is {p}. Last year she paid for {n} coffees, {k} of them in winter.
again {A} paid for {n} coffees in the market café last year, {k} of them in winter, at {p} each. Each coffee gave her a stamp, and {m} stamps fill a card, for which she gets a cake.
ask How many free cakes could she have for the stamps of last year? => whole(n / m)
again How many cards has she filled?
ask How many stamps are on the card that is not full? => remainder(n / m)
again {A} has begun another card. How many stamps does it have?
ask How many cards did {A} need for all the stamps of last year? => roundup(n / m)
ask How many more coffees must she pay for to fill the card she has begun? => m - remainder(n / m)
ask How much did she spend on coffee last year? => n * p
ask How many of the coffees did she not buy in winter? => n - k

story shirts-in-the-suitcase-shop
grade 3
A = woman
n = 60..150
m = 7..12
body {A} has to put {n} shirts on the shelves of her shop. A shelf takes {m} shirts.
again In {A's} shop a shelf has room for {m} shirts. A box with {n} shirts has come.
ask How many shelves does {A} need for the shirts? => roundup(n / m)
again All of the shirts go on shelves. How many shelves must be empty before?
ask How many shelves will be full? => whole(n / m)
again {A} fills shelf after shelf. How many of them have no room left?
ask How many shirts lie on the shelf that is not full? => remainder(n / m)
ask For how many further shirts is there room on the last shelf that {A} uses? => m - remainder(n / m)
again How many shirts would still fit on the shelf that she has begun?
ask {A} sells {k} of the shirts. How many does she have then? => n - k
k = 14..40

story saving-for-the-scooter
grade 5
A = boy
B = girl
n = money 85..190
p = money 7..13
k = money 20..45
q = money 2..5
body {A} wants to buy a scooter for {n}. He has {k} already and saves {p} every week. His sister {B} would like a bell for {q}.
again A scooter costs {n}, and a bell for it {q}. {A} wants the scooter, and {B}, his sister, the bell. He saves {p} a week and has {k} to begin with.
ask How many weeks must {A} save until he can buy the scooter? => roundup((n - k) / p)
again After how many weeks does {A} have enough money for the scooter?
ask How much money does he have over when he buys it as soon as he can? => k + roundup((n - k) / p) * p - n
again {A} buys the scooter in the first week in which he has enough. How much does he keep?
ask How many weeks must he save if he pays for the bell as well? => roundup((n + q - k) / p)
again He wants to buy the scooter and the bell. For how many weeks does he have to save?
ask How much money is {A} short of the scooter today? => n - k
ask How many weeks would {A} need if he had nothing to begin with? => roundup(n / p)

story small-or-large-washing-powder
grade 5
A = woman
n = 3..6
p = money 4.2..6.8 by 0.2
m = 2..4
q = money 7..11 by 0.5
k = 24..40
need n > m; n * p != m * q
body For a month of washing {A} needs either {n} small boxes of soap at {p} each or {m} large boxes at {q} each. Either is enough for {k} loads.
again {A} can buy the soap for {k} loads of washing in {m} large boxes, which cost {q} each, or in {n} small boxes, which cost {p} each.
ask How much does the soap cost if {A} takes the cheaper choice? => min(n * p, m * q)
again {A} wants to spend as little as possible. What does she pay for the soap?
ask How much does the dearer choice cost? => max(n * p, m * q)
ask How much does {A} save if she takes the cheaper choice and not the dearer? => max(n * p, m * q) - min(n * p, m * q)
again What is the difference in price between the two choices?
ask {A} has {s} and takes the cheaper choice. How much money does she still have? => s - min(n * p, m * q)
s = money 45..60 by 5
ask How much do the small boxes cost together? => n * p
ask How many more small boxes than large boxes would she have to carry? => n - m
