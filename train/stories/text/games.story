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
m = 21..44
again {B} has {m} marbles; {A} has {n} bags with {k} marbles in each. {l} of {A}'s marbles roll down a drain, and {g} become {B}'s as a present.
ask How many marbles does {A} still have? => n * k - l - g
again Find the number of marbles that {A} keeps.
ask By how many do {A}'s marbles outnumber those that {B} had at first, before anything was lost? => n * k - m
again At first, how many marbles more than {B} did {A} own?
ask How many marbles do the two of them have in the end? => n * k - l + m
again Together, what number of marbles is left to {A} and {B}?

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
need p > e + d * k + 20
ask How many pieces are not in place yet? => p - (e + d * k)
again What number of pieces has {A} still to fit in?
ask How many pieces are in place? => e + d * k
again Find how many pieces {A} has laid.
ask How many more evenings at that pace will it take to place {x} of the remaining pieces? => x / k
y = 2..3
x = k * y
again {x} of the remaining pieces are to be laid at the same pace. How many evenings does that take?
ask How many of the pieces do not belong to the edge? => p - e
again How many pieces lie inside the edge?

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
body {A}'s football album has space for {n} stickers and she has stuck in {h}. A packet of {k} stickers costs {p}. She buys {b} packets, but {d} of the stickers in them turn out to be doubles.
again Stickers come in packets of {k} at {p} a packet. {A}, who has {h} of the {n} stickers for her football album, opens {b} new packets and finds {d} doubles in them.
ask How many stickers are missing from the album now? => n - (h + b * k - d)
again After the new packets, how many spaces in the album are empty?
ask How many new stickers can she stick in? => b * k - d
again Not counting the doubles, what number of stickers did the packets bring?
ask How much did {A} pay for the packets? => b * p
again Find the price of all the packets.
ask Before she bought the packets, how many were missing? => n - h
again What number of spaces was empty at first?
ask If every sticker in a packet were new, how much would it cost to fill the album from where she was at first? => (n - h) / k * p
again Suppose there were no doubles at all. Starting from {h} stickers, what would {A} have to spend on packets?

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
m = 2..4
again {B} finishes the word game on {s} points. {A} has played {r} rounds of {t} points each, has a bonus of {b} and holds {m} letters at the end, each of which costs {l} points.
need r * t + b > l * m + 30
ask What is {A}'s final score? => r * t + b - m * l
again With what number of points does {A} end?
ask How many points did {A} have before anything was taken off? => r * t + b
again Find {A}'s points before the letters on the rack are counted.
ask By how many points does {B} win? => s - (r * t + b - m * l)
again How many points behind {B} does {A} finish?
need s > r * t + b
ask How many points do the letters on {A}'s rack cost? => m * l
again What do {A}'s remaining letters take off the score?

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
again Right after the fall, what number of cards still stands?
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
ask What is the distance from the door to the bed, in inches? => n * l + x
again How far is the bed from the door, in inches?
ask How many feet of straight track does {A} have? => n * l / 12 decimal
again Find the length of {A.his} straight track in feet.
ask How many pieces of track are there? => n + c
again Curves included, what number of pieces is in the set?
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
body {A} ties {a} rolls of kite string together. Every roll holds {k} metres; {d} metres go into the knots. A roll costs £{p}, and {B}'s kite is on a string of {w} metres.
d = 2..9
again {B}'s kite has a string of {w} metres. For hers, {A} joins {a} rolls of {k} metres, bought at £{p} a roll, and loses {d} metres in the knots.
need a * k - d > w
ask How long is {A}'s string, in metres? => a * k - d
again Find the length of {A}'s string in metres.
ask How many metres longer than {B}'s string is {A}'s? => a * k - d - w
again By how many metres does {A}'s string exceed {B}'s?
ask What does a metre of new string cost, in pence? => p * 100 / k
again Calculate the price of a metre of string in pence.
ask What did {A} pay for all the string? => a * p
again How much money did {A}'s string cost?

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
ask How many quarters does {A} get for the bill? => b * 4
ask How many quarters does {A} have left? => b * 4 - t * m
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
need a > b + c + 1
again First {B} swings {b} times, stops, and then swings {c} times more. {A} does {a} in one go.
ask How many times does {B} swing? => b + c
again Count all of {B}'s swings. How many is that?
ask How many more swings than {B} does {A} do? => a - (b + c)
again By how many swings is {A} ahead of {B}?
ask How many swings do they do together? => a + b + c
again Find the total of {A}'s and {B}'s swings.

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
again {r} of {A}'s {b} building bricks are grey. He puts together a castle with {w} bricks and {n} cars with {c} each. Afterwards he finds another {x} bricks under the carpet.
need b > w + n * c; b * r % 100 == 0
ask How many of his {b} bricks are not used? => b - (w + n * c)
again What number of bricks is left in the box when castle and cars are done?
ask How many of {A}'s bricks are grey? => b * r / 100
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
s = 12, 14, 15, 16
r = 2..4
c = 5..9
body {A} draws a hopscotch court of {n} equal squares, each with sides of {s} inches. She plays {r} rounds with {c} friends.
again On the sidewalk {A} chalks {n} squares for hopscotch. Their sides measure {s} inches. Then she and {c} friends play {r} rounds.
ask How many inches is it all the way around one of the squares? => 4 * s
again Find the perimeter of a single square in inches.
ask How many turns are there in all, if each player has a turn in every round? => (c + 1) * r
again Every player hops once in each round. What number of turns is that altogether?
ask If {A} draws the sides of every square separately, how many inches of line does she draw? => n * 4 * s
again Suppose no two squares share a line. How many inches of chalk line are there?

story chess-tournament
english gb
grade 6
A = person
n = 24..40 by 4
r = 5..7
m = 40..60 by 10
f = money 4..8 by 0.50
p = money 25..60 by 5
need n * f > p + 20
body A weekend chess tournament has {n} players who pay {f} each, and {r} rounds in which everybody plays. A game lasts at most {m} minutes. {A}, who wins, receives {p} in book tokens.
again {n} people pay {f} each to play in a weekend chess tournament. Everyone plays in all {r} rounds; no game may take more than {m} minutes. There are book tokens worth {p} for {A}, the winner.
ask How many games are played in the tournament? => n / 2 * r
again Two players make a game. Find the number of games from the first round to the last.
ask What remains of the players' money after the prize? => n * f - p
again After the book tokens are bought, how much of the fees is left?
ask At most, how many hours will a single player sit at the board? => r * m / 60 decimal
again If all games of a player take as long as they may, how many hours are they?
ask How many boards are needed? => n / 2
again For a round, what number of boards must be set up?

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
again {A}'s ring toss at the fall fair sees {n} children, each of whom plays {t} games for {p} a game. She has paid {c} for small prizes and will hand {e} of the profit to the animal shelter.
ask How much money does the ring toss take in? => n * t * p
again Find the takings of the ring toss.
ask What is the profit after the prizes are paid for? => n * t * p - c
again Once {A} has her {c} back, how much has been earned?
ask How much does the animal shelter receive? => (n * t * p - c) * e / 100
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
again {f} of the coins in {A}'s collection are foreign. The others are {n} nickels, {d} dimes and {q} quarters.
ask How many dollars are his quarters and dimes worth? => (q * 25 + d * 10) / 100 decimal
again Find the value of the quarters and the dimes in dollars.
ask What are the nickels worth, in cents? => n * 5
again How many cents do the nickels make?
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
b = 12..20
body The living room of a dollhouse is {l} inches long and {w} inches wide. {A} covers the floor with paper tiles and glues a wooden strip along all of the walls, except for a door {t} inches wide. Strip costs {p} cents an inch.
again {A} gives the living room of a dollhouse a new floor of paper tiles. It measures {w} by {l} inches. Around the room runs a strip of wood at {p} cents an inch, leaving open {t} inches for the door.
ask How many inches of strip does she need? => 2 * (l + w) - t
again Find the length of the wooden strip in inches.
ask What is the area of the floor, in square inches? => l * w
again How large is the floor in square inches?
ask How many dollars does the strip cost? => (2 * (l + w) - t) * p / 100 decimal
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
body {A}'s top spins for {a} seconds. {B}'s first try ends {b} seconds sooner; on her second try her top spins {c} seconds longer than on the first. The playground closes in {n} hours.
again {B} tries twice: the first time her top stops {b} seconds before {A}'s, which spins for {a} seconds, and the second time it lasts {c} seconds longer than the first time.
need a > b + 20; b > c
ask How many seconds does {B}'s top spin on her second try? => a - b + c
again Find the length of {B}'s second try in seconds.
ask How many seconds more would {B} have needed on her second try to equal {A}? => b - c
again On the second try, by how many seconds does {B} miss {A}'s time?
ask How many seconds does {B}'s top spin in both tries together? => a - b + a - b + c
again Add {B}'s tries. How many seconds is her top spinning?

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
need n * f % 1 == 0; (n - n * f) * g % 1 == 0
again Of {n} dinosaur cards, {A} gives {f} of them to {B}, who already has {x}. Then {A.he} sells {g} of those that are left.
ask How many cards does {A} have now? => n - n * f - (n - n * f) * g
again What number of cards remains to {A}?
ask How many cards does {B} have now? => n * f + x
again After the gift, how many cards are in {B}'s collection?
ask How many cards did {A} sell? => (n - n * f) * g
again Find the number of cards that were sold.
ask How many cards did {A} have right after the gift? => n - n * f
again Before anything was sold, how many cards had {A} kept?

story playground-sand
english gb
grade 8
l = decimal 3.5..6 by 0.5
w = decimal 2..3 by 0.5
d = decimal 0.4, 0.6, 0.8
m = 1600
p = money 28..42
n = 4..8
body The new sandpit on the playground is {l} metres long and {w} metres wide, and the sand is to be {d} metres deep. A cubic metre of sand weighs {m} kilograms and costs {p}. {n} parents do the shovelling.
again {n} parents fill a sandpit that measures {l} metres by {w} metres with sand, {d} metres deep. Sand is {p} a cubic metre; a cubic metre of it weighs {m} kilograms.
ask How many cubic metres of sand are needed? => l * w * d decimal
again Find the volume of sand in cubic metres.
ask What does the sand cost? => l * w * d * p
again How much is paid for the sand?
ask How many kilograms must each parent shovel, if they share the work equally? => l * w * d * m / n decimal
again With the work shared equally, what weight does every parent move, in kilograms?
ask How many metres of board go around the edge? => 2 * (l + w) decimal
again A board runs around the sandpit. What is its length in metres?

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
ask How many buttons did {B} guess? => j + b
ask How far apart are the guesses of {A} and {B}? => a + b
ask Before the contest, {x} dozen buttons had been red. How many were not red? => j - x * 12
x = 8..15
ask By how much was {B}'s guess better than {A}'s? => a - b

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
ask How many dominoes are still standing? => s * k + n - f
again What number of dominoes did the cat leave upright?
ask How many dominoes did {A} set up? => s * k + n
again His own and the borrowed ones: how many dominoes stood in the row?
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
ask How much do they pay altogether? => n * (p + d) + x * c
again What is the bill for the whole group?
ask If they split the bill equally, how much does each of them pay? => (n * (p + d) + x * c) / n
again Everybody pays the same part of the bill. How much is that?
ask How much less would they pay without the cake? => x * c
again What do the slices of cake cost together?
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
ask How many puzzle pieces are there now? => g * p - (a + b)
ask How many pieces are in the complete puzzles? => (g - 2) * p
ask How many pieces are left of the first puzzle? => p - a
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
again {A}'s rounds so far: {a}, {b}, {c}, {d}. A player with {t} points or more after five rounds gets a lollipop.
ask What is {A}'s average for a round so far? => (a + b + c + d) / 4
again Find the mean of {A}'s four results.
ask How many points does she need in the last round to reach {t} exactly? => t - (a + b + c + d)
again What must the fifth round bring for a total of {t}?
ask What average over five rounds would give exactly {x} points? => x / 5
x = 120..160
again How many points a round, on average, make {x} points in five rounds?
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
b = 3
body {A} blows up balloons for the party game: {n} in all. {p} of them pop, and {B} lets {r} fly away.
again For the party game there were {n} balloons. {r} flew away because {B} let go of them, and {p} popped.
need n > p + r + 8; p != r
ask How many balloons are left? => n - (p + r)
again What number of balloons can still be used?
ask How many balloons are gone? => p + r
again Find how many balloons were lost.
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
ask How many grams do all the tiles weigh? => n * w decimal
again Find the weight of the tiles in grams.
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
ask How many dollars does {A} pay for the rope? => y * 3 * c / 100 decimal
again Find the price of the rope in dollars.
ask How many inches of rope do the flags and the bell take? => k * f + i
again What length do flags and bell use up, in inches?

story memory-pairs
english gb
grade 1
A = girl
B = boy
n = 8..12
a = 3..5
need n > a + 3
body A memory game has {n} pairs of cards. {A} finds {a} pairs. {B} finds the other pairs.
again {B} finds all the pairs that {A} does not find. {A} has {a} pairs, and there are {n} in the memory game.
ask How many pairs does {B} find? => n - a
again What is {B}'s number of pairs?
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
r = percent 10, 20, 25, 40, 50
again {A} buys {t} tubes of glue for {g} pence each, and {n} model planes. A model plane was £{p} before {r} was taken off.
ask How many pounds does a plane cost now? => p - p * r / 100 decimal
again What is the new price of a plane in pounds?
ask How many pounds does {A} spend altogether? => n * (p - p * r / 100) + t * g / 100 decimal
again Find {A}'s bill in pounds.
ask How many pounds does {A} save on the planes? => n * p * r / 100 decimal
again In pounds, how much more would the planes have cost at the old price?
ask What do the tubes of glue cost, in pounds? => t * g / 100
again How many pounds does {A} pay for glue?

story carousel-rides
english us
grade 3
A = person
h = 16..24 by 2
r = 8..15
e = 3..6
p = money 1.50..2.50 by 0.25
need h > e
body The carousel in Riverside Park has {h} wooden horses. On its last {r} rides of the day, all the horses were taken except on the very last, when {e} stayed empty. A ride is {p}, and {A} rides for free, as {A.his} aunt runs the carousel.
ask How many riders sat on the horses during those rides? => h * r - e
ask How many riders were on the very last ride? => h - e
ask What would {x} rides with every horse taken and paid for bring in? => x * h * p
x = 2..7
ask If the ride takes {m} minutes, how long do those rides last, in minutes? => r * m
m = 4..7
