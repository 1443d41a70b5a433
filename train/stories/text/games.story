topic games

story marble-bags
english gb
grade 3
A = boy
B = girl
n = 4..8
k = 12..20
l = 7..15
g = 5..9
need n * k > l + g + 20
body {A} keeps his marbles in {n} bags of {k}. At the playground he loses {l} of them in a drain and gives {B}, who has {m}, another {g}.
again {B} has {m} marbles; {A} has {n} bags with {k} marbles in each. {l} of {A's} marbles roll down a drain, and {g} become {B's} as a present.
m = 21..44
ask whole If {A} has {n} bags of {k} marbles, loses {l} marbles and gives {g} away, how many are left? => n * k - l - g
again How many marbles does {A} still have?
again Find the number of marbles that {A} keeps.
ask By how many do {A's} marbles outnumber those that {B} had at first, before anything was lost? => n * k - m
again At first, how many marbles more than {B} did {A} own?
ask How many marbles do the two of them have in the end? => n * k - l + m
again Together, how many marbles do {A} and {B} still have?

story puzzle-edges
english us
grade 4
A = girl
p = 500, 750, 1000
e = 86..126 by 2
d = 4..8
k = 45..70 by 5
body A jigsaw puzzle of {p} pieces has {e} edge pieces. {A} lays the edge on Monday and then fits in {k} pieces on each of the next {d} evenings; she is missing the picture on the lid.
again {A} is doing a jigsaw puzzle of {p} pieces. She began with the {e} pieces of the edge, and on {d} evenings after that she fitted in {k} pieces at a time.
need p > e + d * k + 20; p > e + d * k + x
ask whole Of a puzzle of {p} pieces, {e} edge pieces are laid at first and {k} pieces on each of {d} evenings. Find how many are not in place yet. => p - (e + d * k)
again How many pieces are not in place yet?
again How many pieces does {A} still have to fit in?
ask How many pieces are in place? => e + d * k
again Find how many pieces {A} has laid.
ask How many more evenings at that pace will it take to place {x} of the remaining pieces? => x / k
again {x} of the remaining pieces are to be laid at the same pace. How many evenings does that take?
y = 2..3
x = k * y
ask If {z} pieces turn out to be lost, how many can {A} still fit in? => p - (e + d * k) - z
again {z} pieces of the puzzle are lost. How many of the others are there still to fit in?
z = 9..16

story sticker-album
english gb
grade 5
A = girl
n = 280..420 by 20
h = 145..210
k = 5
p = money 0.80..1.20 by 0.10
b = 8..14
d = 12..19
need n > h + b * k + 20
body {A's} football album has space for {n} stickers and she has stuck in {h}. A packet of {k} stickers costs {p}. She buys {b} packets, but {d} of the stickers in them turn out to be doubles.
again Stickers come in packets of {k} at {p} a packet. {A}, who has {h} of the {n} stickers for her football album, opens {b} new packets and finds {d} doubles in them.
ask whole An album for {n} stickers holds {h}. If {b} packets of {k} stickers bring {d} doubles, how many stickers are still missing after the rest are stuck in? => n - (h + b * k - d)
again How many stickers are missing from the album now?
again After the new packets, how many spaces in the album are empty?
ask How many new stickers can she stick in? => b * k - d
again Not counting the doubles, how many stickers did the packets bring?
ask How much did {A} pay for the packets? => b * p
again Find the price of all the packets.
ask She swaps half of the doubles for stickers she needs. How many stickers does the album hold then? => h + b * k - d + d * 0.5
again Half of the doubles are swapped for stickers that are missing. How many stickers has the album got then?
need d % 2 == 0; (n - h) % k == 0
ask If every sticker in a packet were new, what would it have cost her to fill the spaces that were empty at first? => (n - h) / k * p
again Suppose there were no doubles at all. What would {A} have spent on packets to fill every space that she had at first?

story board-score
english any
grade 5
A = person
B = person
r = 6..9
t = 12..18
b = 25, 35, 40, 50
l = 5..8
s = 130..170
body In a word game {A} makes {t} points a round for {r} rounds and gets a bonus of {b}. At the end {A.he} must take off {l} points for each of the {m} letters left on the rack. {B} ends with {s}.
again {B} finishes the word game on {s} points. {A} has played {r} rounds of {t} points each, has a bonus of {b} and holds {m} letters at the end, each of which costs {l} points.
m = 2..4
need r * t + b > l * m + 30
ask whole Calculate the final score of a player with {r} rounds of {t} points, a bonus of {b} and {m} letters left, each of which costs {l} points. => r * t + b - m * l
again What is {A's} final score?
again With how many points does {A} end?
ask How many points did {A} have before anything was taken off? => r * t + b
again Find {A's} points before the letters on the rack are counted.
ask By how many points does {B} win? => s - (r * t + b - m * l)
again How many points behind {B} does {A} finish?
need s > r * t + b
ask How many points a round would {A} have needed, with the same bonus and letters, to finish level with {B}? => (s - b + m * l) / r
again Bonus and letters stay as they are. To end with as many points as {B}, what must {A} make in each round?

story card-tower
english any
grade 1
A = boy
a = 12..18
b = 3..7
c = 2..5
body {A} builds a tower from {a} cards. {b} cards fall down, and then he puts {c} back.
again A tower has {a} cards until {b} of them fall down. {A} puts {c} of those on top again.
need b > c
ask How many cards are in the tower after the fall? => a - b
again Right after the fall, how many cards are still standing?
ask How many cards are in the tower at the end? => a - b + c
again Now, with the last cards on top, how many does the tower have?
ask How many of the fallen cards are not put back? => b - c
again How many cards stay on the floor?

story toy-train-track
english us
grade 5
A = person
n = 14..26
l = 8..10
c = 4..8
s = money 3.50..5.50 by 0.50
x = 5..7
body The straight pieces of a wooden train set are {l} inches long. {A} has {n} straight pieces and {c} curves, lays all the straight pieces in a line from the door to the bed, and finds that {x} inches are missing. More straight pieces cost {s} each.
again From the door to the bed {A} lays a line of all {n} straight pieces of a wooden train set, {l} inches each; it ends {x} inches too early. There are {c} curves as well, and an extra straight piece costs {s}.
ask What is the distance from the door to the bed, in inches? {body} => n * l + x
again How far is the bed from the door, in inches?
ask How many feet of straight track does {A} have? => n * l / 12 decimal
again Determine the length of {A.his} straight track in feet.
ask {A} has {z} straight pieces from an uncle too and buys {y} new ones. What is the whole line worth at the price of new pieces? => (n + z + y) * s
again Count {A.his} own straight pieces, {z} from an uncle and {y} new ones, each at the price of a new piece. What is the line of track worth?
z = 6..7
ask If {A} buys {y} extra straight pieces, how many inches of straight track will there be? => (n + y) * l
again With {y} more straight pieces, what will the length of the straight track be, in inches?
y = 2..3

story kite-string
english gb
grade 4
A = girl
B = boy
a = 3..6
k = 45..75 by 5
w = 60..90 by 10
p = decimal 3..6
body {A} ties {a} rolls of kite string together. Every roll holds {k} metres; {d} metres go into the knots. A roll costs £{p}, and {B's} kite is on a string of {w} metres.
again {B's} kite has a string of {w} metres. For hers, {A} joins {a} rolls of {k} metres, bought at £{p} a roll, and loses {d} metres in the knots.
d = 2..9
need a * k - d > w
ask How long is {A's} string, in metres? => a * k - d
again Calculate the length of {A's} string in metres.
ask How many metres longer than {B's} string is {A}'s? {body} => a * k - d - w
again By how many metres does {A's} string exceed {B}'s?
ask What does a metre of new string cost, in pence? => p * 100 / k
again Calculate the price of a metre of string in pence.
ask How much more string, in metres, would {A} have with {x} more rolls if another {y} metres went into the knots? => x * k - y
again Another {x} rolls are tied on, which costs {y} metres in knots. By how many metres does {A's} string grow?
x = 2
y = 10..14

story arcade-change
english us
grade 4
A = boy
b = 10, 20
q = 18..34
t = 2..3
body {A} changes a {b}-dollar bill into quarters at the pinball museum. A turn on a machine takes {t} quarters, and he has {m} turns. His sister, who has spent {q} quarters, is tired.
m = 6..11
need b * 4 > t * m + 3
ask If {y} friends had changed a bill like his, how many quarters would they have altogether, before any turn? => y * b * 4
y = 5..9
ask whole How many quarters are left of a {b}-dollar bill's worth after {m} turns at {t} quarters each? => b * 4 - t * m
again How many quarters does {A} have left?
ask How much money did his sister spend, in cents? => q * 25
ask If his sister had started with {x} dollars in quarters, how many quarters would she have left? => x * 4 - q
x = 12..15

story swing-turns
english any
grade 2
A = girl
B = girl
a = 24..40
b = 15..22
c = 3..8
body {A} swings {a} times, {B} swings {b} times and then another {c} times. Four children are waiting for the swing.
again First {B} swings {b} times, stops, and then swings {c} times more. {A} does {a} in one go.
need a > b + c + 1
ask How many times does {B} swing? => b + c
again Count all of {B's} swings. How many is that?
ask How many more swings than {B} does {A} do? {body} => a - (b + c)
again By how many swings is {A} ahead of {B}?
ask How many swings do they do together? => a + b + c
again Find the total of {A's} and {B's} swings.

story brick-models
english gb
grade 6
A = boy
w = 340..480 by 20
c = 85..140 by 5
n = 2..4
r = percent 5, 10, 15, 20
b = 1800..2400 by 100
x = 12..40
body {A} owns {b} building bricks, {r} of which are grey. A castle takes {w} bricks and a car {c}; he builds the castle and {n} cars, and {x} bricks turn up under the carpet later.
again {r} of {A's} {b} building bricks are grey. He puts together a castle with {w} bricks and {n} cars with {c} each. Afterwards he finds another {x} bricks under the carpet.
need b > w + n * c; b * r % 100 == 0
ask whole If a castle of {w} bricks and {n} cars of {c} bricks are built from {b} bricks, how many bricks are not used? => b - (w + n * c)
again How many of his {b} bricks are not used?
again How many bricks are left in the box when castle and cars are done?
ask How many of {A's} bricks are grey? => b * r / 100
again Work out the number of grey bricks.
ask How many more bricks than all the cars together does the castle take? => w - n * c
again By how many bricks is the castle ahead of all the cars together?
need w > n * c
ask How many bricks has {A} in his box after building, once the ones from under the carpet are back? => b - (w + n * c) + x
again The bricks from under the carpet go back into the box. How many bricks lie there, if castle and cars stay as they are?

story hopscotch-grid
english us
grade 3
A = girl
n = 8..10
s = 12..18
r = 2..4
c = 5..9
body {A} draws a hopscotch court of {n} equal squares, each with sides of {s} inches. She plays {r} rounds with {c} friends.
again On the sidewalk {A} chalks {n} squares for hopscotch. Their sides measure {s} inches. Then she and {c} friends play {r} rounds.
ask whole Find the perimeter in inches of a square with sides of {s} inches. => 4 * s whole
again How many inches is it all the way around one of the squares?
again Find the perimeter of a single square in inches.
ask How many turns are there in all, if each player has a turn in every round? => (c + 1) * r
again Every player hops once in each round. How many turns does that make altogether?
ask If {A} draws the sides of every square separately, how many inches of line does she draw? => n * 4 * s
again Suppose no two squares share a line. How many inches of chalk line are there?

story chess-tournament
english gb
grade 6
A = person
n = 24..40 by 4
r = 5..8
m = 40, 45, 50, 75, 80, 90
f = money 4..8 by 0.50
p = money 25..60 by 5
need n * f > p + 20
body A weekend chess tournament has {n} players who pay {f} each, and {r} rounds in which everybody plays. A game lasts at most {m} minutes. {A}, who wins, receives {p} in book tokens.
again {n} people pay {f} each to play in a weekend chess tournament. Everyone plays in all {r} rounds; no game may take more than {m} minutes. There are book tokens worth {p} for {A}, the winner.
ask whole In a tournament, all {n} players meet an opponent in each of {r} rounds, two players to a game. Work out how many games are played. => n / 2 * r
again How many games are played in the tournament?
again Two players make a game. Determine the number of games from the first round to the last.
ask What remains of the players' money after the prize? => n * f - p
again After the book tokens are bought, how much of the fees is left?
ask At most, how many hours will a single player sit at the board? => r * m / 60 decimal
again If all games of a player take as long as they may, how many hours are they?
ask How many boards are needed? => n / 2
again For a round, how many boards must be set up?

story fundraiser-lantern
english us
grade 6
A = woman
n = 45..70 by 5
t = 3..5
p = money 1.50..2.50 by 0.25
c = money 35..60 by 5
e = percent 20, 25, 40, 50
body At the fall fair, {A} runs the ring toss. {n} children play {t} games each at {p} a game; the small prizes cost her {c}. {e} of the profit goes to the animal shelter.
again {A's} ring toss at the fall fair sees {n} children, each of whom plays {t} games for {p} a game. She has paid {c} for small prizes and will hand {e} of the profit to the animal shelter.
ask How much money does the ring toss take in? => n * t * p
again Find the takings of the ring toss.
ask What is the profit after the prizes are paid for? => n * t * p - c
again Once {A} has back what she spent on prizes, how much has been earned?
ask whole If {n} children play {t} games each at {p} a game, the prizes cost {c} and {e} of the profit goes to a shelter, how much does the shelter get? => (n * t * p - c) * e / 100
again How much does the animal shelter receive?
again What sum goes to the animal shelter?
ask How many games are played? => n * t
again All in all, how many times is a game paid for?

story coin-collection-weight
english us
grade 7
A = boy
q = 24..44 by 4
d = 30..50 by 10
n = 20..60 by 4
f = 8..15
body In his collection, {A} has {q} quarters, {d} dimes and {n} nickels, as well as {f} foreign coins. He keeps them in three albums.
again {f} of the coins in {A's} collection are foreign. The others are {n} nickels, {d} dimes and {q} quarters.
ask whole Find the value in dollars of {q} quarters and {d} dimes. => (q * 25 + d * 10) / 100 decimal
again How many dollars are his quarters and dimes worth?
again Find the value of the quarters and the dimes in dollars.
ask How many quarters would be worth as much as all the dimes and nickels? => (d * 10 + n * 5) / 25
again Change all the dimes and nickels into quarters. How many quarters are they?
ask How many coins does {A} have in all? => q + d + n + f
again Foreign coins included, what is the number of coins?
ask How many cents more are the quarters worth than the dimes? => q * 25 - d * 10
again In cents, by how much does the value of the quarters exceed that of the dimes?

story doll-house-floor
english us
grade 6
A = girl
l = 14..20 by 2
w = 9..12
t = 3
p = 5..9
body The living room of a dollhouse is {l} inches long and {w} inches wide. {A} covers the floor with paper tiles and glues a wooden strip along all of the walls, except for a door {t} inches wide. Strip costs {p} cents an inch.
again {A} gives the living room of a dollhouse a new floor of paper tiles. It measures {w} by {l} inches. Around the room runs a strip of wood at {p} cents an inch, leaving open {t} inches for the door.
ask How many inches of strip does she need? => 2 * (l + w) - t
again Find the length of the wooden strip in inches.
ask If a paper tile covers {z} square inches, how many packs of {y} tiles does the floor take? => l * w / z / y
again A tile is good for {z} square inches, and {y} tiles make a pack. How many packs does she use for the floor?
z = 2, 4, 6
y = 5, 8, 10, 15
ask How many dollars does the strip cost? {body} => (2 * (l + w) - t) * p / 100 decimal
again What has {A} to pay for the strip, in dollars?
ask If the dining room is half as large as the living room, how many square inches do both floors cover? => l * w + l * w * 0.5
again Half the floor of the living room: that is the dining room. What is the area of both rooms in square inches?

story spinning-tops
english gb
grade 4
A = boy
B = girl
a = 48..75
b = 12..25
c = 5..11
n = 3..4
body {A's} top spins for {a} seconds. {B's} first try ends {b} seconds sooner; on her second try her top spins {c} seconds longer than on the first. The playground closes in {n} hours.
again {B} tries twice: the first time her top stops {b} seconds before {A}'s, which spins for {a} seconds, and the second time it lasts {c} seconds longer than the first time.
need a > b + 20; b > c
ask How many seconds does {B's} top spin on her second try? {body} => a - b + c
again Work out the length of {B's} second try in seconds.
ask How many seconds more would {B} have needed on her second try to equal {A}? => b - c
again On the second try, by how many seconds does {B} miss {A's} time?
ask How many seconds does {B's} top spin in both tries together? => a - b + a - b + c
again Add {B's} tries. How many seconds is her top spinning?

story trading-cards-thirds
english any
grade 6
A = person
B = person
f = fraction 1/3, 1/4, 2/5
g = fraction 1/2, 1/4
n = 120, 180, 240, 300
x = 14..28
body {A} had {n} dinosaur cards. {A.He} gave {f} of them to {B} and later sold {g} of the rest; {B} had {x} cards before.
again {A} owns {n} dinosaur cards and gives {f} of them to {B}, who already has {x}. Then {A.he} sells {g} of those that are left.
need n * f % 1 == 0; (n - n * f) * g % 1 == 0
ask whole If {A} gives away {f} of {n} cards and then sells {g} of the rest, how many cards are left? => n - n * f - (n - n * f) * g
again How many cards does {A} have now?
again How many cards are left to {A} in the end?
ask How many cards does {B} have now? => n * f + x
again After the gift, how many cards are in {B's} collection?
ask How many cards did {A} sell? => (n - n * f) * g
again Work out the number of cards that were sold.
ask How many cards did {A} have right after the gift? => n - n * f
again Before anything was sold, how many cards had {A} kept?

story playground-sand
english gb
grade 8
l = decimal 3.5..6 by 0.5
w = decimal 2..3 by 0.5
d = decimal 0.3, 0.4
m = 1600
p = money 28..42
n = 10..20
body The new sandpit on the playground is {l} metres long and {w} metres wide, and the sand is to be {d} metres deep. A cubic metre of sand weighs {m} kilograms and costs {p}. {n} parents do the shovelling.
again {n} parents fill a sandpit that measures {l} metres by {w} metres with sand, {d} metres deep. Sand is {p} a cubic metre; a cubic metre of it weighs {m} kilograms.
ask How many cubic metres of sand are needed? => l * w * d decimal
again Find the volume of sand in cubic metres.
ask whole Calculate the cost of sand for a pit {l} metres long, {w} metres wide and {d} metres deep, at {p} a cubic metre. => l * w * d * p
again What does the sand cost?
again How much is paid for the sand?
ask How many kilograms must each parent shovel, if they share the work equally? => l * w * d * m / n decimal
again With the work shared equally, what weight does every parent move, in kilograms?
ask The board around the edge costs {q} a metre. What do board and sand cost together? => 2 * (l + w) * q + l * w * d * p
again Board for the edge is {q} a metre. Find the cost of sand and board together.
q = money 4..9

story guessing-jar
english us
grade 3
A = boy
B = girl
j = 312..398
a = 18..40
b = 7..15
body There were {j} buttons in the guessing jar. {A} guessed {a} too few and {B} guessed {b} too many. {n} people joined in.
n = 24..60
need a > b + 1
ask What was the average of both guesses, in buttons? => (j - a + j + b) / 2
ask How far apart are the guesses of {A} and {B}? => a + b
ask Of the buttons in the jar, {x} dozen are red. How many are not red? => j - x * 12
x = 8..15
ask {A} eats lunch, comes back and guesses {y} higher than the first time. How many buttons is {A's} new guess? => j - a + y
y = 41..60

story dominoes-row
english any
grade 4
A = boy
n = 180..260 by 10
k = 28
s = 4..6
f = 35..70
w = 3..5
body {A} has {s} boxes of dominoes with {k} in each and borrows {n} wooden ones from the club. He sets them up for {w} hours; then the cat knocks over {f}.
again For {w} hours {A} sets up dominoes: {n} wooden ones that he has borrowed from the club, and {s} boxes of his own with {k} in every box. The cat knocks over {f} of them.
ask How many dominoes are still standing? {body} => s * k + n - f
again How many dominoes did the cat leave upright?
ask He sets up half of the fallen dominoes again. How many are standing then? => s * k + n - f + f * 0.5
again Half of the dominoes that fell are put up again. In the end, how many dominoes stand?
need f % 2 == 0
ask How many more wooden dominoes did he borrow than he has of his own? => n - s * k
again By how many do the borrowed dominoes outnumber his own?
ask On average, how many dominoes did {A} set up in a minute? => (s * k + n) / (w * 60) decimal
again Find the average number of dominoes he set up per minute.

story board-game-cafe
english gb
grade 5
A = person
p = money 3.50..5.50 by 0.50
n = 4..7
d = money 2.20..2.90 by 0.10
c = money 3..4 by 0.25
h = 2..4
x = 2..3
body At the board game café a table costs {p} a person, however long you stay. {A} comes with friends, {n} people in all; they order {n} lemonades at {d} and {x} slices of cake at {c}, and stay {h} hours.
again {A} and friends, {n} in all, spend {h} hours at the board game café. Each of them pays {p} for the table and drinks a lemonade for {d}; {x} slices of cake at {c} are shared.
ask whole What do {n} people pay at a café where the table costs {p} a person, if each drinks a lemonade for {d} and they share {x} slices of cake at {c}? => n * (p + d) + x * c
again How much do they pay altogether?
again What is the bill for the whole group?
ask If they split the bill equally, how much does each of them pay? => (n * (p + d) + x * c) / n
again Everybody pays the same part of the bill. How much is that?
ask They put {y} on the table. How much change do they get? => y - (n * (p + d) + x * c)
again What is left of {y} when the bill is paid?
y = money 40..90 by 10
need y > n * (p + d) + x * c; y < n * (p + d) + x * c + 20
ask What would two more friends add to the bill, if each took a lemonade and no cake? => 2 * (p + d)
again By how much does the bill grow if two more friends come and have a lemonade each?

story lost-pieces
english any
grade 3
A = woman
g = 6..9
p = 24, 30, 32, 36
a = 3..8
b = 2..7
c = 9..14
body {A} checks the games in the waiting room. There are {g} puzzles of {p} pieces. From the first, {a} pieces are missing, from the second {b}, and all the others are complete. A box of {c} crayons is empty.
ask How many puzzle pieces are there now? {body} => g * p - (a + b)
ask How many pieces are in the complete puzzles? => (g - 2) * p
ask {A} finds {y} of the missing pieces under the table. How many puzzle pieces are there then? => g * p - (a + b) + y
y = 2
need a > 2
ask If {A} throws the first puzzle away, how many pieces are left? => g * p - p - b

story dice-average
english any
grade 7
A = girl
a = 14..22
b = 19..27
c = 25..34
d = 16..30
t = 110..130
need c > a; a + b + c + d < t
body In each round of a game all points are added up. After four rounds {A} has written down {a}, {b}, {c} and {d}; the first to reach {t} points after five rounds or fewer gets a lollipop.
again {A's} rounds so far: {a}, {b}, {c}, {d}. A player with {t} points or more after five rounds gets a lollipop.
ask What is {A's} average for a round so far? {body} => (a + b + c + d) / 4
again Find the mean of {A's} four results.
ask How many points does she need in the last round to have just enough for a lollipop? => t - (a + b + c + d)
again What must the fifth round bring at least if {A} is to get a lollipop?
ask What average over five rounds would give exactly {x} points? => x / 5
again How many points a round, on average, make {x} points in five rounds?
x = 120..160
ask How many more points did {A} make in the last two of her rounds than in the first? => c + d - a
again Add her last two rounds and compare the sum with her first. How many points more is it?

story balloon-volley
english us
grade 2
A = girl
B = boy
n = 20..36
p = 4..9
r = 5..8
body {A} blows up balloons for the party game: {n} in all. {p} of them pop, and {B} lets {r} fly away.
again For the party game there were {n} balloons. {r} flew away because {B} let go of them, and {p} popped.
need n > p + r + 8; p != r
ask How many balloons are left? => n - (p + r)
again How many of the balloons can still be used?
ask {B} blows up {z} new ones. How many balloons are there now? => n - (p + r) + z
again With {z} new balloons from {B}, how many can be used?
z = 9..12
ask If {x} children share the balloons that did not pop before any fly away, how many does each child get? => (n - p) / x
again Before any balloons fly away, {x} children share the ones that did not pop. How many does each of them get?
x = 2..6

story scrabble-tiles-weight
english gb
grade 6
n = 100
b = 14
w = decimal 1.5, 2, 2.5
k = 4..7
r = 300..450 by 50
body A word game has {n} wooden tiles of {w} grams each, {k} racks of {b} grams each, a board of {r} grams and a bag. The box weighs a quarter of a kilogram, and the bag next to nothing.
again The board of a word game weighs {r} grams, each of its {k} racks {b} grams and each of its {n} tiles {w} grams.
ask If {x} of the tiles were lost, how many grams would tiles and board weigh? => (n - x) * w + r decimal
again {x} tiles are gone. What do the others weigh together with the board, in grams?
x = 2..12 by 2
ask What do tiles, racks and board weigh together, in grams? => n * w + k * b + r
again Without box and bag, what is the weight of the game in grams?
ask What is the weight of the board in kilograms? => r / 1000
again Give the board's weight in kilograms.
ask By how many grams is the board heavier than all the racks? => r - k * b
again Compare the board with the racks. By how many grams is it heavier than they are?

story treehouse-rope
english us
grade 5
A = boy
y = 5..9
f = 7..13
k = 3..4
i = 15..30
c = 40..85 by 5
body For his treehouse {A} buys {y} yards of rope at {c} cents a foot. He cuts off {k} pieces of {f} inches for the flags and {i} inches for the bell.
again Rope costs {c} cents a foot. {A} gets {y} yards of it for his treehouse. The bell takes {i} inches of the rope, and each of {k} flags {f} inches.
need y * 36 > k * f + i
ask How many inches of rope remain for the ladder? => y * 3 * 12 - k * f - i
again When the flags and the bell have their rope, how many inches are left over?
ask whole At {c} cents a foot, how many dollars do {y} yards of rope cost? => y * 3 * c / 100 decimal
again How many dollars does {A} pay for the rope?
again Find the price of the rope in dollars.
ask How many dollars is the rope for the flags worth? => k * f / 12 * c / 100 decimal
again What did the rope for the flags cost, in dollars?

story memory-pairs
english gb
grade 1
A = girl
B = boy
n = 10..15
a = 3..7
need n > a + 3
body A memory game has {n} pairs of cards. {A} finds {a} pairs. {B} finds the other pairs.
again {B} finds all the pairs that {A} does not find. {A} has {a} pairs, and there are {n} in the memory game.
ask How many pairs does {B} find? {body} => n - a
again What is {B's} number of pairs?
ask How many cards are in the game? => n * 2
again Count single cards, not pairs. How many does the game have?
ask How many cards does {A} have at the end? => a * 2
again How many single cards are in front of {A}?

story model-plane-glue
english gb
grade 6
A = person
p = decimal 12..18
n = 3..5
g = 90, 120, 140
t = 2..4
body Model planes that used to be £{p} are sold at {r} off. {A} buys {n} of them and {t} tubes of glue at {g} pence a tube.
again {A} buys {t} tubes of glue for {g} pence each, and {n} model planes. A model plane was £{p} before {r} was taken off.
r = percent 10, 20, 25, 40, 50
ask How many pounds does a plane cost now? => p - p * r / 100 decimal
again What is the new price of a plane in pounds?
ask whole Find the bill in pounds for {n} model planes, each £{p} with {r} off, and {t} tubes of glue at {g} pence. => n * (p - p * r / 100) + t * g / 100 decimal
again How many pounds does {A} spend altogether?
again Find {A's} bill in pounds.
ask How many pounds does {A} save on the planes? => n * p * r / 100 decimal
again In pounds, how much more would the planes have cost at the old price?
ask What do the tubes of glue cost, in pounds? => t * g / 100
again How many pounds does {A} pay for glue?

story carousel-rides
english us
grade 4
A = person
h = 16..24 by 2
r = 8..15
e = 3..6
p = money 1.50..2.50 by 0.25
need h > e
body The carousel in Riverside Park has {h} wooden horses. On its last {r} rides of the day, all the horses were taken except on the very last, when {e} stayed empty. A ride is {p}, and {A} rides for free, as {A.his} aunt runs the carousel.
ask How many riders sat on the horses during those rides? => h * r - e
ask How much money did those rides bring in, if everyone but {A} paid and {A} sat on a horse only on the very last ride? => (h * r - e - 1) * p
ask What would {x} rides with every horse taken and paid for bring in? => x * h * p
x = 2..7
ask If the ride takes {m} minutes, how long do those rides last, in minutes? => r * m
m = 4..7

story stilts-race
english gb
grade 5
A = girl
B = boy
d = 24..40 by 4
a = 30, 40
b = 25, 50
s = 9..17
need d * 100 % a == 0; d * 100 % b == 0; a != b
body Races on stilts are held on our playground over {d} metres. {A's} steps are {a} centimetres long and {B's} {b} centimetres. {B} falls off {s} times.
again {B}, whose steps are {b} centimetres long, and {A}, whose steps measure {a} centimetres, race on stilts over {d} metres.
ask whole How many steps of {a} centimetres does it take to walk {d} metres on stilts? => d * 100 / a
again How many steps does {A} take from start to finish?
again Find the number of {A's} steps for the whole race.
ask How many steps do both of them take together? => d * 100 / a + d * 100 / b
again Add {A's} steps to {B}'s. What number do you get?
ask When each has made {x} steps, how many centimetres has {B} covered? => x * b
again After {x} steps, what distance in centimetres lies behind {B}?
x = 12..20
ask How many centimetres of the race are left for {A} after {x} steps? => d * 100 - x * a
again {A} has made {x} steps. How far is it to the finish, in centimetres?

story toy-swap-points
english any
grade 6
A = person
B = person
c = 4..7
p = 12..20 by 2
d = 3..6
q = 5..9
x = 25..60 by 5
y = 3..8
need c * p + d * q > x
body At the toy exchange you get {p} points for a toy car and {q} points for a book. {A} hands in {c} cars and {d} books and takes home a scooter for {x} points. {B} watches with {y} cars in a bag.
again {A} brings {d} books and {c} toy cars to the toy exchange, where a book is worth {q} points and a car {p}. From these points, {x} are spent on a scooter. {B's} bag with {y} cars is still closed.
ask How many points does {A} have left? {body} => c * p + d * q - x
again After the scooter, what is left of {A's} points?
ask How many more books would {A} have to hand in, at the same points, to afford a second scooter as well, if {z} points are lacking? => z / q
again A second scooter is {z} points more than {A} has. How many more books is that?
v = 2..4
z = q * v
ask If {B} hands in the cars too, how many points would {A} and {B} have together, before anything is taken home? => (c + y) * p + d * q
again Put {B's} cars with {A's} things, before the scooter is paid for. What are they worth together, in points?
ask How many points more do {A's} cars bring than the books? => c * p - d * q
again By how many points are {A's} cars worth more than the books?
need c * p > d * q

story ping-pong-balls-pool
english us
grade 4
A = woman
n = 12..18
k = 50
r = 8..14
c = 120..190 by 5
m = 2..4
body {A} fills the ball pit of her day care with {n} bags of {k} balls. Before opening, {c} red balls go to the other room, and during the week {r} balls a day disappear under the furniture for {m} days.
again The ball pit in {A's} day care was filled from {n} bags with {k} balls each. {c} of the balls were then moved to the other room. Later, on {m} days, {r} balls a day rolled under the furniture.
ask How many balls are in the pit in the end? {body} => n * k - c - m * r
again Calculate the number of balls that remain in the pit.
ask How many balls did {A} pour in? => n * k
again With how many balls was the pit filled?
ask If the balls from under the furniture come back, how many balls will be missing from a full pit of {x}? => x - (n * k - c)
again A full pit would hold {x} balls. How many balls are missing once those from under the furniture are back?
x = 950..990 by 5

story riddle-night
english us
grade 5
A = girl
B = boy
e = 5..8
h = 9..12
a = 7..11
b = 3..6
c = 4..6
d = 6..10
body On riddle night an easy riddle is worth {e} points and a hard one {h}. {A} solves {a} easy and {b} hard riddles; {B} solves {c} easy and {d} hard ones. Popcorn is $2 a bag.
again {A} and {B} compete on riddle night. She has {a} easy riddles right and {b} hard ones, he has {c} easy and {d} hard ones. Hard riddles bring {h} points each, easy ones {e}.
ask How many points does {A} score? => a * e + b * h
again What is {A's} number of points?
ask By how many points does {B} beat {A}? {body} => c * e + d * h - (a * e + b * h)
again How far ahead of {A} is {B}, in points?
need c * e + d * h > a * e + b * h
ask How many points do {A} and {B} score together with the easy riddles? => (a + c) * e
again For easy riddles only, what do the two of them score together?
ask How many riddles did {B} solve? => c + d
again Easy and hard, how many riddles did {B} get right?

story jumping-jack-wood
english gb
grade 6
A = man
n = 8..15
p = money 6.50..9.50 by 0.50
m = money 1.20..1.80 by 0.20
t = 25..45 by 5
s = money 18..26
body {A}, a toymaker, carves jumping jacks. Wood and string for each come to {m}; a jumping jack takes him {t} minutes and sells for {p}. At the Christmas market he rents a stall for {s} and sells {n}.
again {A} is a toymaker with a stall at the Christmas market, for which he has paid {s}. He sells {n} jumping jacks at {p}. Each of them cost him {m} for wood and string and {t} minutes of work.
need n * (p - m) > s
ask whole Work out the profit on {n} toys that cost {m} each to make and sell for {p}, when a stall is rented for {s}. => n * (p - m) - s
again What is {A's} profit at the market?
again After material and stall, how much has {A} earned?
ask How many hours did he work on the jumping jacks that he sold? => n * t / 60 decimal
again Find the time, in hours, that went into those jumping jacks.
ask How much does {A} spend on stall and material? => n * m + s
again What are his costs for the stall and for the wood and string?
ask With stall and material paid, what does an hour of work on those jumping jacks bring him? => (n * (p - m) - s) / (n * t / 60)
again Divide his profit by the hours he worked. What did he earn in an hour?

story yarn-dolls
english us
grade 5
A = girl
y = 48..90 by 6
d = 5..9
w = 2..4
h = 20..40 by 5
c = money 2.25..3.75 by 0.25
body It takes {d} yards of yarn to make a yarn doll and another {w} yards for its hair. {A} has a skein of {y} yards, bought for {c}, and each doll keeps her busy for {h} minutes.
again From a skein of {y} yards {A} makes yarn dolls. She uses {d} yards for a doll's body, {w} yards for its hair and {h} minutes of her time; the skein was {c}.
need y % (d + w) == 0
ask whole If a doll takes {d} yards of yarn and its hair {w} yards, for how many dolls are {y} yards enough? => y / (d + w)
again How many dolls can {A} make?
again For how many dolls is the skein enough?
ask How many minutes will it take her to use up the skein? => y / (d + w) * h
again She goes on until no yarn is left. How many minutes does she work?
ask How many yards of the skein will be left after {x} dolls? => y - x * (d + w)
again After {x} dolls, what length of yarn remains, in yards?
x = 2..4
ask How many feet of yarn does a doll need altogether? => (d + w) * 3
again Body and hair of a doll: how many feet of yarn are they?

story pirate-treasure-map
english any
grade 4
A = boy
B = girl
a = 14..30
b = 8..13
c = 15..24
s = 60, 65, 70, 75
body A treasure hunt in the park: from the fountain {A} must walk {a} steps north, {b} steps east and {c} steps south. His steps are {s} centimetres long. {B} set the hunt up in {m} minutes.
again In the park {B} has set up a treasure hunt for {A}. He starts at the fountain and takes {a} steps to the north, {b} to the east and then {c} to the south, every one of them {s} centimetres long.
english gb
m = 35..55 by 5
ask How many metres does {A} walk? {body} => (a + b + c) * s / 100 decimal
again Determine the length of {A's} way in metres.
ask How many steps does {A} take? => a + b + c
again From the fountain to the treasure, how many steps is it?
ask How many steps of the hunt lead north or south? => a + c
again Leave out the way east. How many steps are left?
ask {B} takes {x} steps more than {A} for the same way. How many steps do they take together? => a + b + c + a + b + c + x
again For the same way, {B} needs {x} more steps than {A}. What is the sum of both?
x = 5..7

story minigolf-course
english us
grade 6
A = person
B = person
h = 18
p = 3..4
a = 58..75
x = 4..8
c = money 7..9.50 by 0.50
r = percent 10, 20, 50
need h * p < a
body The miniature golf course has {h} holes, and par is {p} strokes for each hole. {A} finishes in {a} strokes; {B} needs {x} fewer. A round costs {c}, but groups of at least ten get {r} off.
again On a miniature golf course with {h} holes, {A} needs {a} strokes, {x} more than {B}. Par is {p} strokes a hole. A round is {c}; {r} is taken off for groups of ten or more.
ask How many strokes over par is {A}? {body} => a - h * p
again By how many strokes does {A} miss par?
ask On {u} of the holes {B} needs {v} strokes fewer than par altogether. What is {B's} average on these, in strokes a hole? => (u * p - v) / u
again On {u} holes {B} stays {v} strokes below par. How many strokes a hole is that on average?
u = 2, 4, 5, 10
v = 2..3
ask What does a group of {y} pay for a round? => y * c - y * c * r / 100
again A round for {y} people, all in a single group: how much do they have to pay?
y = 12..25
ask How many strokes is par for {z} rounds? => z * h * p
again Play {z} rounds exactly at par. How many strokes do you make?
z = 5..7

story sandbox-buckets
english any
grade 2
A = girl
B = girl
a = 7..12
b = 4..9
c = 3..6
need a > c; a != b
body {A} carries {a} buckets of sand to the castle and {B} carries {b}. Then {c} buckets slide down into the moat.
again First {B} brings {b} buckets of sand and {A} brings {a} for the castle, but later {c} buckets of the sand slide into the moat.
need a + b > c + 5
ask How many buckets of sand are in the castle now? => a + b - c
again After the slide, how many buckets is the castle made of?
ask How many buckets did the girls carry? => a + b
again State the number of buckets that were carried to the castle.
ask If each of the girls carries {x} more buckets, how many will they have carried in all? => a + b + 2 * x
again {A} and {B} bring another {x} buckets each. How many buckets have they carried then?
x = 2..3

story jigsaw-table-area
english gb
grade 7
A = girl
l = 68..92 by 4
w = 46..58 by 2
t = decimal 1.2, 0.9, 1.5
b = 80..100 by 10
p = 1000
body A finished jigsaw puzzle of {p} pieces is {l} centimetres long and {w} centimetres wide. {A} lays it on a table {t} metres long and {b} centimetres wide and wants a wooden frame around the puzzle.
again {A's} puzzle of {p} pieces lies on a table, which measures {t} metres by {b} centimetres. Finished, the puzzle is {l} by {w} centimetres; a wooden frame will run around it.
need t * 100 > l; b > w
ask whole What area in square centimetres of a table, {t} metres by {b} centimetres, is not covered by a puzzle of {l} by {w} centimetres? => t * 100 * b - l * w decimal
again How many square centimetres of the table are not covered by the puzzle?
again Find the part of the table that stays free, in square centimetres.
ask How long is the frame, measured along the edge of the puzzle, in centimetres? => 2 * (l + w)
again What is the perimeter of the puzzle in centimetres?
ask By how many centimetres is the table longer than the puzzle? => t * 100 - l decimal
again Compare the lengths of table and puzzle. How many centimetres more does the table measure?
ask How many square centimetres does a piece cover on average? => l * w / p decimal
again Calculate the average area of a piece in square centimetres.

story lego-clock-time
english us
grade 5
A = person
B = person
n = 5..8
m = 35..50 by 5
k = 12..18
x = 3..5
body A model of a lighthouse comes in {n} numbered bags. {A} builds the contents of a bag in {m} minutes. {B}, who is {k}, is {x} minutes faster with each bag.
again {A} and {B}, who is {k}, build a model lighthouse each. It comes in {n} bags. For every bag {A} takes {m} minutes, {B} {x} minutes less.
ask How many hours does {A} build? {body} => n * m / 60 decimal
again Find {A's} time in hours.
ask How many minutes does {B} need for the whole model? => n * (m - x)
again In how many minutes is {B's} lighthouse ready?
ask By how many minutes is {B} ahead at the end? => n * x
again Both began together. How many minutes does {B} wait for {A}?
ask If {A} and {B} had built a single model together, {A} {y} of the bags and {B} the others, how many minutes would they have worked in all? => y * m + (n - y) * (m - x)
again Suppose {A} had built the contents of {y} bags and {B} those of the rest. Added together, how many minutes would that be?
y = 2..4
need n != 5

story tag-teams
english any
grade 1
n = 10..20 by 2
c = 3..4
x = 5..7
body {n} children play tag in two equal teams. {c} children are the catchers, and {x} more children watch.
again Two teams of the same size play tag, {n} children in all. {c} of those are the catchers. Another {x} children watch.
ask How many children are in a team? => n / 2
again What is the size of each team?
ask How many of the players are not catchers? => n - c
again How many of the players run away from the catchers?
ask How many children are on the playground? => n + x
again Players and watchers: how many children are there?

story collectors-fair
english gb
grade 6
A = girl
n = 36..60 by 4
f = fraction 1/4, 3/4, 1/2
p = decimal 2..4
q = 40, 60, 80, 90
e = decimal 12..25
body {A} took {n} enamel badges to the collectors' fair. She sold {f} of them at £{p} each and the rest on the last day at {q} pence each. Her table cost £{e}.
again At the collectors' fair {A} had a table for £{e} with {n} enamel badges on it. {f} of the badges went for £{p} each; on the last day she let the others go at {q} pence each.
need n * f % 1 == 0; n * f * p > e
ask How many pounds higher would her takings be if all the badges had gone at the higher price? => (n - n * f) * (p - q / 100) decimal
again Suppose no badge had been sold at the lower price. By how many pounds would her takings have been higher?
ask How many pounds did {A} take for the badges of the last day? => (n - n * f) * q / 100 decimal
again Find the takings of the last day in pounds.
ask whole Determine how many pounds {n} badges bring in when {f} of them sell at £{p} and the others at {q} pence. => n * f * p + (n - n * f) * q / 100 decimal
again How many pounds did {A} take in all?
again What did all the badges bring {A}, in pounds?
ask How many pounds were left from the first sales after she had paid for the table? => n * f * p - e decimal
again Take the table off what she earned with the dearer badges. How many pounds remain?

story playground-fence-posts
english us
grade 8
l = 30..60 by 6
w = 18..30 by 6
g = 6, 3
c = money 14..22
t = 8..12
n = 3..5
body A rectangular playground is {l} feet long and {w} feet wide. Posts stand {g} feet apart all the way around, with a post at each corner, and each post costs {c}. {n} workers finish the job in {t} hours.
again {n} workers need {t} hours to put posts around a rectangular playground that measures {w} feet by {l} feet. There is a post in each corner, and from a post to the next it is {g} feet. For a post, {c} is charged.
need l != w
ask How many posts are needed? => 2 * (l + w) / g
again Find the number of posts around the playground.
ask whole Posts at {c} each stand {g} feet apart around a rectangle of {l} by {w} feet, corners included. Find what they cost. => 2 * (l + w) / g * c
again How much do all the posts cost?
again What is paid for the posts altogether?
ask Each worker earns {x} an hour. How much do the posts and the work cost together? => 2 * (l + w) / g * c + n * t * x
again Work costs {x} an hour for each worker. Find the price of posts and work together.
x = money 15..24
ask What is the area of the playground, in square yards? => (l / 3) * (w / 3)
again How many square yards does the playground cover?

story marble-run-height
english gb
grade 4
A = boy
B = girl
n = 8..14
h = 6..9
b = 3..5
d = 12..30
body {A's} marble run is a tower of {n} blocks, each {h} centimetres high, on a base of {b} centimetres. {B's} tower is {d} centimetres lower than his and has a bell.
again {B} has built a marble run with a bell. It is {d} centimetres lower than {A}'s, which stands on a base of {b} centimetres and has {n} blocks of {h} centimetres on top of each other.
need n * h > d + 20
ask How high is {A's} marble run, in centimetres? => n * h + b
again Find the height of {A's} tower in centimetres.
ask What is the height of {B's} marble run, in centimetres? {body} => n * h + b - d
again How many centimetres tall is {B's} tower?
ask How many centimetres high would {A's} tower be if he took away {x} blocks? => (n - x) * h + b
again Without {x} of its blocks, what would the height of {A's} tower be, in centimetres?
x = 2..4
need x != b
ask How many centimetres of tower are made of blocks? => n * h
again Leave out the base. How tall are {A's} blocks together, in centimetres?

story bingo-pictures
english us
grade 3
A = woman
c = 18..26
r = 4
k = 9..15
s = 3..6
body For picture bingo, {A} gives each of her {c} students a card with {r} rows of {r} pictures and a cup with {k} buttons. {s} cups tip over in the first minute. A crayon costs 15 cents.
need c * k > 2 * s * k
ask How many pictures are on all the cards together? => r * r * c
ask How many buttons are in the cups that do not tip over? => (c - s) * k
ask How many pictures on a card cannot be covered with the buttons of a single cup, if each button covers a different picture? => r * r - k
ask How many more buttons would {A} need to give each student {x}? => c * (x - k)
x = 16..20

story rainy-day-games
english gb
grade 4
A = boy
B = girl
w = 3..5
a = 12..18
b = 20..35 by 5
c = 4..7
h = 2..3
need w * a + b < 120
body On a rainy afternoon {A} and {B} have {h} hours. They play {w} rounds of rummy, {a} minutes each, and a long game of draughts, {b} minutes. {B} wins {c} games of noughts and crosses in between, which take no time worth mentioning.
again Rain keeps {A} and {B} indoors for {h} hours. A game of draughts takes them {b} minutes, and each of {w} rounds of rummy {a} minutes.
ask How many minutes are left of the afternoon? => h * 60 - (w * a + b)
again After draughts and rummy, how much of their time is left, in minutes?
ask How many minutes do they play rummy and draughts? => w * a + b
again Find the time in minutes that both games take them.
ask How many more rounds of rummy, of {x} minutes each, would fit into {z} minutes, if a pause of {y} minutes comes first? => (z - y) / x
again {z} minutes are free, the first {y} of them for a pause. For how many rounds of rummy is there time, if a round takes {x} minutes?
x = 9..11
z = 65..95
y = 6..8

story skipping-rope-shop
english us
grade 6
n = 15..25
p = money 4.50..7.50 by 0.50
r = percent 10, 20, 30
s = money 6..12
b = 150, 180, 200
c = 3..5
body Recess equipment: the PTA orders {n} jump ropes at {p} and {c} rubber balls at {s}. The store takes {r} off the jump ropes only. The PTA has {b} dollars.
again The PTA has {b} dollars for recess equipment. {c} rubber balls cost {s} each, {n} jump ropes {p} each; on the ropes, but not on the balls, there is a discount of {r}.
need n * p * r % 1 == 0; n * p + c * s < b
ask How much do the jump ropes cost after the discount? => n * p - n * p * r / 100
again Find what the PTA pays for the ropes.
ask whole Calculate the bill for {n} jump ropes at {p}, reduced by {r}, and {c} balls at {s} with no discount. => n * p - n * p * r / 100 + c * s
again What is the whole bill?
again Ropes and balls together, how much has to be paid?
ask How many dollars does the PTA have left? => b - (n * p - n * p * r / 100 + c * s) decimal
again When the order is paid, what remains of the PTA's money, in dollars?
ask How much more would the order have cost with no discount? => n * p * r / 100
again What does the discount save the PTA?

story stamp-album-pages
english any
grade 5
A = person
p = 16..24
k = 12..20
g = 45..80 by 5
b = 3..5
s = 10..14
f = 4..9
need p * k > g + b * s + 40
body A stamp album has {p} pages with space for {k} stamps on each. {A} starts with {g} stamps from a great-aunt and receives a packet of {s} stamps in each of the next {b} months; {f} of all of them are torn and left out.
again {A} puts stamps into an album of {p} pages, which take {k} stamps each. There are {g} stamps from a great-aunt and, over {b} months, a packet of {s} every month, but {f} of the stamps are torn and stay out.
ask How many stamps are in the album? => g + b * s - f
again Find how many stamps {A} has put in.
ask How many empty spaces are there in the album? {body} => p * k - (g + b * s - f)
again How many spaces are still waiting for stamps?
ask How many more months must the packets go on, with no torn stamps, until {x} more stamps have come? => x / s
again No more stamps are torn, and {x} more are to come in packets. For how many months does that go on?
v = 7..9
x = s * v
ask A packet is worth {c}. What are the packets of a whole year worth? => 12 * c
again Each packet costs {c}, and there is one a month. What would a year of packets cost?
c = money 2.50..4.50 by 0.25

story catapult-averages
english us
grade 7
A = girl
a = 108..126 by 2
b = 130..150 by 2
c = 95..105
g = 12..14
m = 3..5
body For the toy catapult contest, {A} launches a rubber frog {m} times. Her three best shots fly {a}, {b} and {c} inches; the prize goes to whoever averages {g} feet over three shots.
again {A's} toy catapult has thrown a rubber frog {m} times, with {a}, {b} and {c} inches as the three best shots. To win, the average of three shots must be {g} feet.
need m != 3; a + b + c < g * 36
ask What is the average of {A's} three best shots, in inches? => (a + b + c) / 3
again Find the mean of those shots in inches.
ask whole Three shots of {a}, {b} and {c} inches are to average {g} feet. By how many inches does their sum fall short? => g * 12 * 3 - (a + b + c)
again How many inches short of the prize is {A's} total for the three shots?
again By how many inches does the sum of her three shots miss what the prize takes?
ask Without the shortest of those shots, what would the average of the other two be, in inches? => (a + b) / 2
again Leave out the shortest of them. Find the mean of the remaining two, in inches.
ask How much farther than the shortest of those shots did the longest fly, in inches? => b - c
again What is the difference between the longest and the shortest of them, in inches?

story see-saw-weights
english gb
grade 3
A = girl
B = boy
C = boy
a = 24..32
b = 18..23
c = 13..17
need b + c > a
body On the left of the see-saw sits {A}, who weighs {a} kilograms. {B}, {b} kilograms, and {C}, {c} kilograms, sit on the right; both are {y} years old.
again {B} weighs {b} kilograms and {C} {c}; they share the right side of a see-saw. On the left there is only {A} with her {a} kilograms.
y = 5..7
ask How many kilograms heavier is the right side? => b + c - a
again By how many kilograms does the right side outweigh the left?
ask What do the three children weigh together, in kilograms? => a + b + c
again Find the weight of all the children in kilograms.
ask If {C} moves over to the left, how many kilograms heavier is the left side then? => a + c - b
again Suppose {C} sits with {A}. By how many kilograms is the left side heavier?
ask How many grams does {B} weigh? => b * 1000
again Give {B's} weight in grams.

story treasure-chest-thirds
english any
grade 5
A = person
B = person
C = person
n = 48..96 by 12
f = fraction 1/3, 1/4, 1/6
g = fraction 1/2, 1/4
m = 5..9
body In a board game {A}, {B} and {C} find {n} gold coins. {A} takes {f} of them, {B} takes {g} of them and {C} gets what is left. {C} already owns {m} coins and {A} none.
again {n} gold coins are found in a board game. {f} of them go to {A}, {g} of them go to {B} and the rest to {C}, who has {m} coins already.
need n * f % 1 == 0; n * g % 1 == 0
ask How many coins does {C} own now? {body} => n - n * f - n * g + m
again With how many coins does {C} end up?
ask How many more coins does {B} take than {A}? => n * g - n * f
again By how many coins is {B's} part larger than {A}'s?
need g > f
ask How many of the coins do {A} and {B} take together? => n * f + n * g
again Find what {A} and {B} take altogether, in coins.

story magic-show-seats
english us
grade 4
A = boy
r = 4..6
s = 7..10
p = 75
t = 8..12
e = 3..7
c = money 6..12
body {A} puts on a magic show in the garage. He sets up {r} rows of {s} chairs and charges {p} cents a person. All but {e} chairs are taken; he has spent {c} on props, and knows {t} tricks.
again In the garage there are {r} rows of {s} chairs for {A's} magic show with {t} tricks. {e} chairs stay empty. Everyone on the other chairs has paid {p} cents, and {A} has paid {c} for props.
ask How many people watch the show? => r * s - e
again Determine the number of people in the garage who have paid.
ask whole If all but {e} chairs in {r} rows of {s} are taken at {p} cents each, how many dollars come in? => (r * s - e) * p / 100 decimal
again How many dollars does {A} take in?
again What do the guests pay altogether, in dollars?
ask How many dollars has {A} earned when the props are paid for? => (r * s - e) * p / 100 - c decimal
again After he takes off what the props cost, how many dollars are left?
ask A second show sells all the chairs. How many people come to both shows? => r * s - e + r * s
again For another show, no chair is empty. How many people is that for both shows?
need (r * s - e) * 0.75 > c

story paper-planes
english gb
grade 5
A = girl
B = boy
a = decimal 6.4..9.6 by 0.2
b = decimal 5.2..7.8 by 0.2
n = 4..6
c = 35..95 by 5
body {A's} paper plane flies {a} metres and {B's} {b} metres. With a new fold, {A's} plane gains {c} centimetres. They use {n} sheets of paper each.
again Using {n} sheets of paper each, {A} and {B} fold planes. Hers flies {a} metres, and {c} centimetres farther when she has changed the fold; his flies {b} metres.
need a > b
ask How many metres does {A's} plane fly with the new fold? => a + c / 100 decimal
again Calculate the length of {A's} second flight in metres.
ask How many centimetres farther than {B's} plane does {A's} fly at first? => (a - b) * 100
again Before the new fold, by how many centimetres does {A's} plane beat {B}'s?
ask With the new fold, how many metres farther does {A's} plane fly than {B}'s? => a + c / 100 - b decimal
again By how many metres does the new fold bring {A's} plane past {B}'s?
ask {x} classes of {y} children fold planes, and everybody gets as many sheets as {A}. How many sheets do they need? => x * y * n
again If every child in {x} classes of {y} has just as many sheets as {B}, how many sheets are used?
x = 2..3
y = 21..29

story robot-battle-points
english any
grade 8
A = girl
B = person
w = 3..5
n = 12..20
r = percent 25, 40, 50, 60, 75
s = 20..45 by 5
k = times 2..4
body {A} has coded a robot for a maze game. In {n} rounds it finds the way out {r} of the time, for {w} points a time; finding a star gives {k} as many points as finding the way out, and it finds {x} stars. {B's} robot has {s} points.
again In the maze game, a robot earns {w} points when it finds the way out and {k} as many when it finds a star. The robot that {A} has coded gets out in {r} of its {n} rounds and finds {x} stars. The robot of {B} has {s} points.
x = 2..6
need n * r % 100 == 0
ask In how many rounds does {A's} robot find the way out? => n * r / 100
again How many rounds end with {A's} robot outside the maze?
ask How many points does {A's} robot earn with stars? => x * k * w
again Find the points that the stars bring to {A's} robot.
ask What is the total score of {A's} robot? {body} => n * r / 100 * w + x * k * w
again Ways out and stars together, how many points has {A's} robot?
ask In how many rounds does {A's} robot fail to find the way out? => n - n * r / 100
again How many rounds end with {A's} robot still in the maze?

story card-dealing
english gb
grade 3
A = boy
n = 52
p = 4..6
k = 6..8
d = 3..5
body {A} deals {k} cards to each of {p} players from a pack of {n}. The rest lie face down in the middle, and later {d} of those are turned over.
again From a pack of {n} cards every one of {p} players is dealt {k} by {A}. What is left of the pack lies face down, and later {A} turns over {d} of those cards.
need n > p * k + d; k > d
ask How many cards lie in the middle? => n - p * k
again After dealing, how many cards are left of the pack?
ask How many cards in the middle still lie face down at the end? => n - p * k - d
again Once some are turned over, how many of the middle cards do you not see?
ask If {A} had dealt {x} cards fewer to each player, how many cards would be in the middle? => n - p * (k - x)
again Suppose each player got {x} cards fewer. How many would be left of the pack?
x = 2

story slide-queue
english any
grade 2
A = girl
n = 9..16
b = 3..7
m = 2..5
need n > b + 2
body In the queue for the slide {n} children stand in front of {A} and {b} behind her. {m} of the children in front give up and leave.
again {A} queues for the slide. Behind her are {b} children, in front of her {n}, until {m} of those in front go away.
english gb
need n > m + 3
ask How many children are in front of {A} now? => n - m
again How many children must slide before it is {A's} turn?
ask Before anyone left, how many children were in the queue, counting {A}? => n + b + 1
again At first, how many children stood in the queue, {A} and all?
ask How many children are in the queue now, not counting {A}? => n - m + b
again Leave {A} out. How many children are still queuing?

story crane-folding
english any
grade 6
A = person
d = 18..26
w = 4..6
h = 5..8
s = 25, 50, 100
p = money 3.50..5.50 by 0.50
body Folding a thousand paper cranes is {A's} plan: {d} a day, {h} of them before breakfast. Paper comes in packs of {s} sheets at {p}, and a crane takes a sheet. {A} has been folding for {w} weeks.
again {A} plans to fold a thousand cranes from paper that is sold in packs of {s} sheets for {p}. A crane takes a sheet. For {w} weeks now {A} has folded {d} cranes every day, {h} of them before breakfast.
ask How many cranes has {A} folded so far? => w * 7 * d
again How many of the cranes are ready?
ask How many cranes are still missing? => 1000 - w * 7 * d
again Find how many cranes {A} has yet to fold.
need 1000 > w * 7 * d
ask How much does the paper for all the cranes cost? => 1000 / s * p
again What must {A} spend on paper for the whole plan?
ask How many cranes does {A} fold after breakfast in a week? => (d - h) * 7
again Work out how many cranes are folded after breakfast in a week.

story spinner-toys-factory
english us
grade 7
m = 240, 300, 360, 420, 480, 540, 600
h = 7..8
r = percent 5, 10
t = 3..5
body A toy factory turns out {m} tops an hour and runs {h} hours a day. {r} of the tops wobble and are melted down; the good ones are packed by the dozen. The machine needs {t} workers.
again A toy factory with {t} workers packs its good tops by the dozen. The machine makes {m} tops an hour, {h} hours a day, but {r} of the tops wobble and are melted down.
need m * h * r % 100 == 0; m * h * (100 - r) % 1200 == 0
ask How many tops a day are melted down? => m * h * r / 100
again Work out the number of tops that are lost each day because they wobble.
ask How many good tops does the factory make a day? => m * h - m * h * r / 100
again After a day's work, how many tops can be sold?
ask How many packages does the factory fill in a day? => (m * h - m * h * r / 100) / 12
again Twelve good tops make a package. How many packages are filled daily?
ask How many tops does the machine make in a minute? => m / 60
again What is the machine's output in a minute, wobbling tops included?

story trampoline-times
english us
grade 4
A = boy
B = girl
C = girl
t = 45..60 by 5
a = 8..14
b = 10..15
e = 3..6
body The family's trampoline timer is set to {t} minutes. {A} jumps for {a} minutes, {B} for {b}, and {C}, who is {y}, for {e} minutes longer than {A}.
again {C} jumps on the trampoline {e} minutes longer than {A}, whose turn lasts {a} minutes; {B's} turn lasts {b}. The timer has been set to {t} minutes for all of them.
y = 5..7
need t > a + b + a + e
ask How many minutes are left on the timer after the three turns? => t - (a + b + a + e)
again When all three have jumped, how much time does the timer show, in minutes?
ask How many minutes does {C} jump? {body} => a + e
again Find the length of {C's} turn in minutes.
ask If {A} gives {B} {x} minutes of the turn, for how many seconds does {B} jump? => (b + x) * 60
again {x} minutes of {A's} turn are passed to {B}. What is {B's} time in seconds then?
x = 2
ask How many minutes do they jump altogether? => a + b + a + e
again Add the three turns. How many minutes is that?

story quiz-show-doubling
english any
grade 6
A = person
q = 10..16
p = 20, 30, 40
j = 3..5
x = 15, 25
b = 3..6
need q > j + b
body In the family quiz each right answer brings {p} points, a wrong one costs {x}, and with a joker the points for a right answer are doubled. {A} answers {q} questions: {b} are wrong, all the others right, and {j} of the right ones were played with a joker.
again Jokers double the points for a right answer in the family quiz, which are {p} otherwise; a wrong answer takes away {x} points. Of {A's} {q} answers, {b} are wrong, and {j} of those that are right were given with a joker.
ask How many answers did {A} have right without a joker? => q - b - j
again Right, and no joker: how many answers is that for {A}?
ask How many points does {A} lose through wrong answers? => b * x
again What do the wrong answers cost {A}, in points?
ask whole Of {q} answers, {b} are wrong and cost {x} points each; the others bring {p} points each, and {j} of these count double. Work out the score. => (q - b) * p + j * p - b * x
again What is {A's} final score?
again With the jokers counted, how many points does {A} have in the end?
ask How many points did the jokers add? => j * p
again Without any joker, by how many points would {A's} result be lower?

story wool-animals-club
english gb
grade 6
c = 6..9
a = 3..5
w = 45..75 by 5
g = 50
p = decimal 2..3
t = 8..14
body {c} members of the toy club knit {a} sheep each. A sheep takes {w} grams of wool, and wool is sold in balls of {g} grams at £{p} a ball. The club has {t} needles.
again Wool comes in balls of {g} grams for £{p}. In the toy club, a sheep takes {w} grams of it, and each of the {c} members knits {a} sheep.
need c * a * w % 50 == 0; w != 50
ask How many balls of wool does the club need? => c * a * w / g
again Find the number of balls for all the sheep.
ask whole Find the price in pounds of the wool for {c} knitters with {a} toy sheep each, if a sheep takes {w} grams and a ball of {g} grams is £{p}. => c * a * w / g * p decimal
again How many pounds does the wool cost?
again What does the club pay for wool, in pounds?
ask How many kilograms do all the sheep weigh, if only the wool counts? => c * a * w / 1000 decimal
again Give the weight of all the wool in the sheep in kilograms.
ask The club sells all the sheep for £{y} each. How many pounds are left after the wool is paid for? => c * a * y - c * a * w / g * p decimal
again Every sheep brings £{y}. Take the wool off: how many pounds does the club have?
y = decimal 6..12

story snakes-ladders
english any
grade 1
A = girl
a = 12..18
b = 4..9
c = 2..3
need a > b
body {A's} counter is on square {a}. A snake takes it {b} squares back. Then {A} moves it {c} squares forward.
again From square {a} a snake brings {A's} counter back by {b} squares; after that she goes {c} squares forward.
ask On which square would the counter be with no snake? => a + c
again Suppose there were no snake. To which square would {A} have moved?
ask On which square does the counter end? => a - b + c
again Find the square where the counter is at last.
ask How many squares forward must the counter still go to be back where it began? => b - c
again How many squares are missing until the counter stands on its old square again?

story carnival-wheel-tickets
english us
grade 5
A = person
t = 5..8
n = 9..14
p = 60, 65, 75, 80
x = 2..3
m = 20, 40, 50
body At the school carnival, rides cost {t} tickets and games {x}. A ticket is {p} cents. {A} goes on three rides, plays {n} games and came with a {m}-dollar bill and some quarters.
again {A} comes to the school carnival with a {m}-dollar bill and some quarters. Tickets are {p} cents; a game takes {x} of them and a ride {t}. {A.He} plays {n} games and goes on three rides.
need x != 3; (3 * t + n * x) * p < m * 100
ask How many tickets does {A} use? => 3 * t + n * x
again Calculate the number of tickets that {A} needs for everything.
ask How many dollars do the rides cost {A}? => 3 * t * p / 100 decimal
again What does {A} pay for rides alone, in dollars?
ask whole Three rides at {t} tickets and {n} games at {x} tickets each are paid with tickets of {p} cents. How many dollars do they cost? => (3 * t + n * x) * p / 100 decimal
again How many dollars did {A} spend altogether?
again In dollars, what does {A's} carnival cost?
ask How many more tickets do the games take than the rides? => n * x - 3 * t
again By how many tickets do {A's} games exceed {A.his} rides?
need n * x > 3 * t

story bubble-wands
english any
grade 3
A = girl
n = 24..50
c = 4..8
m = 3..5
p = money 0.60..0.90 by 0.10
body The street party has {n} bubble wands. {A} hands {c} of them to the babies' corner and shares the others equally among {m} teams; a spare wand costs {p}.
again {A} has {n} bubble wands to give out at the street party. The babies' corner gets {c}, and {m} teams divide what is left into equal parts. Spare wands cost {p}.
need (n - c) % m == 0
ask How many wands does each team get? => (n - c) / m
again State the number of wands for a single team.
ask How many wands do the teams have altogether? => n - c
again How many wands are there for the teams to share?
ask If {x} spare wands are bought for each team, what does that cost? => m * x * p
again Each team is bought {x} spare wands. How much has to be paid?
x = 2
ask How many more wands does a team get than the babies' corner? => (n - c) / m - c
again By how many wands is a team better off than the babies' corner?
need (n - c) > m * c

story hide-and-seek-count
english us
grade 5
A = boy
B = girl
n = 60, 80, 100
s = 2, 4, 5
h = 6..9
f = 3..5
m = 11..14
need h > f
body Counting to {n}, {A} says {s} numbers every second. {h} children hide. In the first round he finds {f} of them in {m} minutes; {B}, the best hider, stays under the porch for a quarter of an hour.
again {h} children, {B} among them, hide while {A} counts to {n}, {s} numbers a second. It takes him {m} minutes to find {f} of the children.
ask For how many seconds does {A} count? => n / s
again Work out the length of {A's} count in seconds.
ask How many children are still hidden after this search? => h - f
again After those minutes, how many children has {A} not found?
ask How many seconds go by from the start of the count until the end of the search? => n / s + m * 60
again Count and search together, how many seconds is that?
ask {A} counts at the same speed in {x} rounds. How many minutes of counting is that? => x * n / s / 60 decimal
again In {x} rounds, how many minutes does {A} spend counting?
x = 3, 6, 12
need x != f; x != h; x != m

story monster-cards-values
english gb
grade 7
A = person
B = person
p = decimal 4..12 by 2
r = percent 25, 50
n = 5..9
k = 3..8
s = decimal 2, 3
body A rare monster card was worth £{p} last year; since then its value has risen by {r}. {A} owns {n} of them, and {k} common cards worth £{s} each. {B} has a single rare card in bad condition.
again {A} has {k} common monster cards at £{s} each and {n} rare ones. A rare card was worth £{p} a year ago and has gained {r} since.
need s < p
ask How many pounds is a rare card worth now? => p + p * r / 100 decimal
again Find the present value of a rare card, in pounds.
ask How many pounds are all of {A's} cards worth now? => n * (p + p * r / 100) + k * s decimal
again What is the value of {A's} collection at present, in pounds?
ask By how many pounds has the value of {A's} rare cards risen? => n * p * r / 100 decimal
again In pounds, what has {A} gained on the rare cards?
ask For how many common cards could {A} have traded {x} rare ones last year? => x * p / s
again Last year, {x} rare cards were worth as much as how many common cards?
x = 2..4

story toy-cars-lent
grade 1
english us
A = boy
B = girl
n = 11..15
m = 5..8
k = 2..4
body {A} has {n} toy cars. He lends {m} of them to {B}, and the next day {B} brings {k} back.
ask How many toy cars does {A} have in the end? => n - m + k
ask How many of {A's} cars does {B} still have? => m - k
ask Before {B} brought any back, how many cars did {A} have? => n - m

story beanbag-hoops
grade 1
english any
A = girl
n = 16..20
m = 3..6
k = 7..9
need n > m + k + 1
body {A} throws {n} beanbags. {m} land in the red hoop and {k} in the blue hoop. The others miss.
again There are {k} beanbags in the blue hoop and {m} in the red hoop. {A} has thrown {n} in all, and the rest have missed.
ask How many beanbags land in a hoop? => m + k
again Red hoop and blue hoop together: how many beanbags is that?
ask How many of the beanbags miss? => n - m - k
again Some beanbags are in no hoop. How many?
ask How many more beanbags are in the blue hoop than in the red hoop? => k - m
again The red hoop has fewer beanbags than the blue one. How many fewer?

story animal-train
grade 2
english us
A = boy
n = 5..8
k = 3..4
m = 6..9
b = 12..14
body {A's} toy train has {n} wagons. He puts {k} animals in every wagon. {b} people wait at the toy station, and there {m} animals get off.
again Every one of the {n} wagons of {A's} toy train carries {k} animals. At the toy station, where {b} people wait, {m} animals get off.
ask How many animals are on the train at first? => n * k
again How many animals does {A} put in the wagons?
ask How many animals are on the train after the station? => n * k - m
again When the train leaves the station, how many animals are still on it?
ask How many more animals than people are there at first? => n * k - b
again By how many do the animals outnumber the people at the start?

story blowing-bubbles
grade 1
english gb
A = girl
n = 11..16
m = 4..6
k = 7..9
body {A} blows {n} bubbles. {m} of them pop on a bush. Then {A} blows {k} more.
again {m} of {A's} first {n} bubbles pop on a bush. After that she blows another {k}.
ask How many bubbles did {A} blow? => n + k
again Count the bubbles of both times. How many are there?
ask How many of the first bubbles did not pop on the bush? => n - m
again Of the bubbles she blew first, how many flew past the bush?
ask How many bubbles are in the air if no others have popped? => n - m + k
again No other bubble pops. How many can you see in the end?

story fishing-game
grade 2
english gb
A = person
B = person
n = 38..50
m = 13..18
k = 8..11
s = 4..6
body There are {n} toy fish in the paddling pool. {A} catches {m} with a rod and {B} catches {k}. {s} of the fish are gold.
again {B} catches {k} toy fish in the paddling pool and {A} catches {m}. At first there were {n} of them, {s} in gold.
ask How many fish do the two of them catch? => m + k
again Put the two catches together. How many fish is that?
ask How many fish are still in the paddling pool? => n - m - k
again How many of the fish has nobody caught?
ask How many fish at first were not gold? => n - s
again Leave out the gold fish. How many were in the pool at the start?
ask How many more fish does {A} catch than {B}? => m - k
again {B} catches fewer fish. How many fewer?

story card-deal-even
grade 4
english any
A = girl
n = 85..140
p = 4, 6, 7, 8, 9
k = 3..5
need remainder(n / p) > 0; n > 2 * p; p != k
body {A} deals out a pack of {n} picture cards to {p} players, one card after another, until there are no longer enough for everybody. A round takes about {k} minutes.
again A game with {n} picture cards has rounds of about {k} minutes. {A} deals the cards to {p} players so that all of them get the same number, and as many as possible.
ask How many cards does each player get? => whole(n / p)
again How many cards does a player hold in the end?
ask How many cards are left over? => remainder(n / p)
again How many cards stay with nobody?
ask How many cards are dealt out in all? => n - remainder(n / p)
ask How many more cards would the pack need so that none were left over? => p - remainder(n / p)

story teams-for-relay
grade 4
english any
A = woman
n = 58..97
m = 7..9
k = 3..6
need remainder((n - k) / m) > 0; remainder(n / m) > 0
body {n} children want to run in a relay race of the game club. A team has {m} runners, and {A} gives each team a stick. {k} of the children turn out to be ill.
again {A} has a stick for each team of the relay race in the game club. There are {m} runners in a team. {n} children want to take part, but {k} of them fall ill.
ask How many complete teams can be made from the children who are well? => whole((n - k) / m)
again Leave out the ill ones. How many teams are complete?
ask How many of the children who are well find no place in a complete team? => remainder((n - k) / m)
again As many complete teams as possible have been made. How many healthy children are not in any?
ask How many complete teams would there have been if no child had been ill? => whole(n / m)
ask How many children are well? => n - k

story marbles-into-bags
grade 3
english any
A = boy
B = girl
n = 64..130
m = 9..15
g = 17..28
need remainder(n / m) > 0; remainder((n + g) / m) > 0; remainder((n - g) / m) > 0
body {A} has {n} marbles and puts them into bags of {m}. {B} has {g} marbles that she carries in her pocket.
again There are {g} marbles in {B's} pocket. {A} has {n} marbles of his own, and he puts {m} into each bag.
ask How many bags does {A} fill? => whole(n / m)
again How many of {A's} bags get full?
ask How many marbles does {A} have left when he cannot fill another bag? => remainder(n / m)
ask How many bags does {A} need if all his marbles must be in a bag? => roundup(n / m)
ask {B} gives {A} all her marbles. How many bags can he fill now? => whole((n + g) / m)
ask {B} gives {A} all her marbles. How many bags does he need now so that none of the marbles is outside? => roundup((n + g) / m)
ask How many marbles do they have together? => n + g

story fair-ride-seats
grade 4
english us
n = 110..240
c = 18..26
t = 4..7
p = 2..3
need remainder(n / c) > 0; p != t
body There are {n} people in line for the bumper boats. {c} people ride at a time, for {t} minutes, and they pay {p} tokens each.
again The bumper boats take {c} riders for {t} minutes. Every rider pays {p} tokens. {n} people stand in line for them.
ask How many rides does it take until everybody has had a turn? => roundup(n / c)
again How many times do the boats run for the people in line?
ask How many minutes of riding is it until everybody has had a turn, without the time between rides? => roundup(n / c) * t
ask How many of the rides are full, if nobody else comes? => whole(n / c)
ask Nobody else comes. How many people are on the last ride? => remainder(n / c)
ask Nobody else comes, and every ride before the last is full. How many seats are empty on the last ride? => c - remainder(n / c)
ask How many tokens do the people in line pay? => n * p

story arcade-tokens-prizes
grade 4
english any
A = person
n = 215..390
a = 35..48
b = 14..19
k = 5..9
need remainder(n / a) > 0; remainder(n / b) > 0; remainder(remainder(n / a) / b) > 0; remainder(n / a) > b
body {A} has won {n} points on {k} machines at the arcade. A glow stick costs {b} points, and a rubber snake costs {a}.
again At the arcade a rubber snake is {a} points and a glow stick {b}. On {k} machines {A} has won {n} points.
ask How many rubber snakes can {A} get at most? => whole(n / a)
again For how many rubber snakes do the points last?
ask How many points are left if {A} gets as many rubber snakes as possible? => remainder(n / a)
ask How many glow sticks can {A} get if all the points go on them? => whole(n / b)
ask {A} first takes as many rubber snakes as possible. How many glow sticks can {A} get for the points that are left? => whole(remainder(n / a) / b)
ask How many points less does a glow stick cost than a rubber snake? => a - b

story blinking-robots
grade 6
english any
A = boy
a = 6..14
b = 8..20
k = 3..5
need a != b; gcd(a, b) > 1; lcm(a, b) > a; lcm(a, b) > b; k != gcd(a, b)
body Two toy robots are switched on together and both blink. From then on, {A's} robot blinks every {a} seconds, the one of his sister every {b} seconds. Each needs {k} batteries.
again {A} and his sister have toy robots with {k} batteries each. Hers blinks every {b} seconds and his every {a} seconds. When they are switched on, both blink at once.
ask After how many seconds do both robots blink together again? => lcm(a, b)
again How many seconds does it take until they next blink at the same moment?
ask How many times does {A's} robot blink after the start until both blink together again, with that last time counted? => lcm(a, b) / a
ask After the start, how many times does the sister's robot blink until both do so together again, with that last time counted? => lcm(a, b) / b
ask How many batteries do both robots need? => 2 * k

story bead-game-kits
grade 6
english us
A = woman
g = 6..14
x = 3..7
y = 4..9
n = g * x
m = g * y
p = money 2.5..5.5 by 0.25
need gcd(x, y) == 1; x != y
body {A} makes game kits from {n} dice and {m} counters. The kits have to be equal, and she wants to use all the pieces. A kit sells for {p}.
again With {m} counters and {n} dice, {A} fills game kits that are all the same, until no piece is left. She sells them at {p} each.
ask How many kits can {A} make at most? => gcd(n, m)
again What is the largest number of kits that is possible?
ask If she makes as many kits as possible, how many counters are in a kit? => m / gcd(n, m)
ask If she makes as many kits as possible, how many dice are in a kit? => n / gcd(n, m)
ask She makes as many kits as possible and sells them all. How much money does she take? => gcd(n, m) * p
ask How many pieces does she have? => n + m

story two-rounds-points
grade 4
english any
A = girl
B = boy
a = 14..30
b = 15..33
c = 16..34
d = 13..31
k = 3..6
need a + b != c + d; a > c + 2; d > b + 2
body {A} and {B} play {k} games of darts, and only the best two count. {A} has {a} and {b} points in these, {B} has {c} and {d}.
again Of {k} games of darts the best two count. In them {B} scored {c} and {d} points, {A} scored {a} and {b}.
ask How many points does the winner have? => max(a + b, c + d)
again Whoever has more points wins. With how many points?
ask How many points does the loser have? => min(a + b, c + d)
again The one with fewer points loses. How many points are these?
ask By how many points is the winner ahead? => max(a + b, c + d) - min(a + b, c + d)
ask How many points do both have together? => a + b + c + d

story puzzle-wall-strips
grade 5
english us
A = man
w = 96..180 by 6
h = 42..90 by 6
s = 4..5
k = 12..15
need gcd(w, h) > 5; gcd(w, h) < 25; w % h > 0; remainder(w / k) > 0
body {A} wants to cover a game board of {w} by {h} centimeters with square tiles, without cutting any. All the tiles are to have the same size, a whole number of centimeters. A tile is {s} millimeters thick.
again A game board is {w} centimeters long and {h} centimeters wide. {A} covers it with square tiles {s} millimeters thick. They are all of one size, with sides of a whole number of centimeters, and none is cut.
ask How many centimeters long are the sides of the largest tiles that {A} can use? => gcd(w, h)
again What is the greatest side, in centimeters, that the tiles can have?
ask How many of the largest possible tiles lie along the longer side of the board? => w / gcd(w, h)
ask How many of the largest possible tiles cover the board? => w / gcd(w, h) * h / gcd(w, h)
ask How many centimeters long is the edge around the board? => 2 * (w + h)
ask {A} has also strips that are {k} centimeters long. How many whole strips can he lay along the longer side of the board? => whole(w / k)
