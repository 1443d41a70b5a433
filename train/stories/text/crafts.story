topic crafts

story bead-necklaces
grade 3
english any
A = girl
n = 4..8
r = 14..22
b = 9..12
t = 220..300 by 10
p = money 2.5..5 by 0.5
q = money 0.05, 0.1, 0.2
body {A} strings necklaces for the craft market. Each has {r} round beads and {b} long ones. She makes {n} necklaces from a box of {t} beads and will sell them at {p} each.
again From a box that holds {t} beads, {A} makes {n} necklaces; at the craft market each costs {p}. She threads {r} round beads and {b} long beads on every string.
ask How many beads are on a necklace? => r + b
again How many beads does {A} thread for a single necklace?
ask How many beads does {A} use for all the necklaces? => n * (r + b)
again When all the necklaces are finished, how many beads have been used?
ask How many beads are left in the box? => t - n * (r + b)
again When the last necklace is done, how many beads remain in the box?
ask How many more round beads than long beads has she used? => n * (r - b)
again By how many does the number of round beads on all the necklaces exceed the number of long ones?
ask whole If each of {n} necklaces takes {r} round beads and {b} long ones, how much do the beads cost at {q} a bead? => n * (r + b) * q
again whole Beads are {q} each. Find the cost of {n} necklaces with {r} round and {b} long beads on each of them.

story scarf-knitting
grade 4
english gb
A = boy
l = 140..180 by 5
k = 9..14
d = 3..6
s = 32..48
x = 2, 3, 5
w = 3, 4
r = 10..29
need (d * k) % x == 0
need w * 7 * k > l
body {A} is knitting a scarf that is to be {l} cm long. Every evening he knits {k} cm, and each row has {s} stitches. So far he has been knitting for {d} evenings.
again For {d} evenings {A} has been knitting a scarf, {k} cm an evening, with {s} stitches in each row. In the end he wants it to be {l} cm long.
ask How long is the scarf now? => d * k
again What length has the piece of scarf on his needles?
ask How much must {A} still knit? => l - d * k
again Find the length that is missing.
ask How many stitches has {A} made so far if {r} rows are {x} cm high? => d * k / x * r * s
again {r} rows of the scarf measure {x} cm. Find how many stitches have been knitted up to now.
ask If he goes on until he has knitted every evening for {w} weeks in all, how much longer than planned will the scarf be? => w * 7 * k - l
again Suppose {A} does not stop until he has been knitting every evening for {w} weeks altogether. By how much will the scarf be too long?
ask whole How many evenings does {A} need for a scarf {l} cm long if he knits {k} cm an evening and has {d} cm already? => (l - d) / k count
again whole {A} wants a scarf of {l} cm and has finished {d} cm. At {k} cm an evening, for how many evenings must he still knit?

story quilt-squares
grade 5
english us
A = woman
r = 8..12
c = 6..7
s = 9..10
f = fraction 1/2, 1/3, 1/4
p = money 5.5..9 by 0.5
y = 4..5
q = money 6..12 by 0.5
need f * r * c % 1 == 0
body A quilt by {A} is made of {r} rows with {c} squares in each, and every square has sides of {s} inches. {f} of the squares are blue. She paid {p} a yard for {y} yards of fabric.
again {A} bought {y} yards of fabric at {p} a yard and sewed a quilt. Its squares, with sides of {s} inches, lie in {r} rows of {c}, and {f} of them are blue.
ask How many squares are there in the quilt? => r * c
again How many squares did she sew together for it?
ask How many squares are blue? {body} => f * r * c
again If you count only the blue squares of the quilt, how many are there?
ask How many square inches is the area of the whole quilt? => r * c * s * s
again Calculate the area of the quilt. How many square inches is it?
ask How many inches of ribbon does it take to edge the quilt all the way around? => 2 * (r * s + c * s)
again A ribbon will be sewn along all four edges. How many inches long must it be?
ask How much did {A} spend if thread and needles for {q} are counted as well? => y * p + q
again Needles and thread were {q}. What did {A} pay for everything?

story pottery-clay
grade 5
english any
A = woman
n = 12, 15, 20, 25
m = 400, 500, 600, 750
k = 8..14
b = 3..6
x = 250, 350
y = 15..20
z = 25..35
need k * x > b * m
need n * 1000 > k * x + b * m
need (n * 1000 - b * m) % x == 0
body {A} has bought {n} kg of clay for her pottery class. A mug takes {x} g of clay and a bowl {m} g. The class makes {k} mugs and {b} bowls, and one of the mugs breaks in the kiln.
ask How many grams of clay go into the mugs? => k * x
ask How many grams of clay go into mugs and bowls together? => k * x + b * m
ask How many grams of the clay are left? => n * 1000 - (k * x + b * m)
ask Before the pieces go into the kiln, {y} g of glaze are brushed on each mug and {z} g on each bowl. How much glaze is used? => k * y + b * z
ask How many more grams of clay do the mugs take than the bowls? => k * x - b * m
ask whole Find how many mugs of {x} g can be made from {n} kg of clay when {b} bowls of {m} g have been made first. => (n * 1000 - b * m) / x

story origami-cranes
grade 4
english any
A = girl
B = boy
n = 14..22
m = 9..13
d = 12..20
c = 60..120 by 10
x = 2, 4, 8
body "Let's fold 1,000 paper cranes," says {A}. She folds {n} cranes a day and {B} folds {m}. They have been folding for {d} days, and their packet holds {c} sheets of paper.
again {A} and {B} have decided to fold 1,000 paper cranes. A packet of paper has {c} sheets. {B} finishes {m} cranes a day and {A} finishes {n}, and this has gone on for {d} days.
ask How many cranes do they fold in a day? => n + m
again How many cranes do the two of them add each day?
ask How many cranes have they folded so far? => (n + m) * d
again Find how many cranes there are after these days.
ask How many cranes are still missing? => 1000 - (n + m) * d
again How many cranes must be folded before they can stop?
ask How many more cranes than {B} has {A} folded so far? {body} => (n - m) * d
again By how many cranes is {A} ahead of {B} by now?
ask whole {A} folds {n} cranes a day and {B} folds {m}. After {d} days they pack the cranes in {x} boxes, the same number in each. How many are in a box? => (n + m) * d / x
again whole For {d} days {A} has folded {n} cranes a day and {B} {m}. If all the cranes are packed evenly into {x} boxes, how many does each box hold?

story paint-brushes-class
grade 3
english gb
n = 5..8
k = 6..8
p = money 1.2..2.6 by 0.2
b = 3..5
y = 2
x = 12..24
body In the art room there are {n} jars with {k} brushes in each. {b} of the brushes have lost their bristles, and the caretaker throws them away. New brushes cost {p} apiece.
ask How many brushes were in the jars? => n * k
ask How many brushes are still good? => n * k - b
ask If each of the brushes that were thrown away is replaced by {y} new ones, how many brushes are in the art room? => n * k - b + b * y
ask How many of the good brushes are left when {x} pupils have each taken a brush? => n * k - b - x

story friendship-bracelets
grade 4
english us
A = girl
B = girl
n = 6, 8, 10
l = 24, 30, 36
s = 9..14
p = money 1.5..3 by 0.5
k = 3..5
need (s * n * l) % 36 == 0
body A friendship bracelet takes {n} threads, each {l} inches long. At summer camp {A} knotted {s} bracelets and {B} knotted {k} fewer. They sold all of them for {p} each to raise money for the animal shelter.
again At summer camp {A} and {B} raised money for the animal shelter: they knotted bracelets and sold them at {p} apiece. {A} made {s} of them, which was {k} more than {B} did. Every bracelet is made of {n} threads, and a thread has a length of {l} inches.
ask How many bracelets did {B} knot? => s - k
again Find how many bracelets came from {B}.
ask How many inches of thread are in all the bracelets that {B} knotted? => (s - k) * n * l
again Find the length of all the thread in {B's} bracelets, in inches.
ask How much money did {A} and {B} raise for the animal shelter? {body} => (s + s - k) * p
again If every bracelet was sold, what did the animal shelter get?
ask How many feet of thread did {A} use? => s * n * l / 12
again {A} lays all her threads end to end. How many feet would they reach?
ask whole How many yards of thread are used for {s} bracelets if each of them takes {n} threads that are {l} inches long? => s * n * l / 36
again whole Calculate how many yards of thread {s} bracelets take, with {n} threads of {l} inches in every bracelet.

story picture-frame
grade 5
english any
A = person
l = 30..45 by 3
w = 18..26 by 2
b = 3..5
k = 6..9
p = money 4..7 by 0.5
q = money 25..35 by 1
c = money 8..12 by 0.5
body A print that {A} made is {l} cm long and {w} cm wide. {A.He} frames it so that a white border {b} cm wide lies all around the print. {A.He} has {k} prints like this, and glass for one costs {p}.
again {A} has made {k} prints, all {l} cm long and {w} cm wide. When {A.he} frames a print, {A.he} leaves a white border of {b} cm on every side, and the glass is {p}.
ask What is the area of the print itself? => l * w
again Find how large the print is without its border.
ask How long is the print together with its border? => l + 2 * b
again With the border on both ends, what is the length?
ask What is the area of the print with its border? => (l + 2 * b) * (w + 2 * b)
again Determine the area that print and border cover together.
ask How much would {A} gain by selling all the prints, framed, for {q} each, if a frame costs {c} besides the glass? => k * (q - p - c)
again Framed prints sell for {q}; a frame costs {c}, and there is the glass. What does {A} gain on all of them?

story felt-animals
grade 5
english gb
A = boy
p = money 1.2..2.4 by 0.2
q = money 0.5..0.9 by 0.1
s = money 5..8 by 0.5
n = 9..16
k = 2..4
h = 40, 45, 50, 55
body {A} sews felt animals. For each he uses felt worth {p} and wool worth {q}, it keeps him busy for {h} minutes, and people pay {s} for it at the Christmas fair. He has made {n} animals and kept {k} of them.
again People at the Christmas fair pay {s} for the felt animals sewn by {A}. He made {n} of them but did not want to part with {k}. There is felt worth {p} and wool worth {q} in each animal, and each one took him {h} minutes to sew.
ask What does the material for an animal cost? => p + q
again Add up the cost of felt and wool for a single animal. What is it?
ask How much profit does he make on each animal that he sells? => s - (p + q)
again When the material has been paid, what is left from a sale?
ask How much money does {A} take at the fair if he sells all the animals that he has not kept? => (n - k) * s
again Every animal goes but those he kept. What are his takings?
ask What did he pay for the material of all the animals? => n * (p + q)
again Find the cost of felt and wool for everything he made.
ask For how many hours has {A} been sewing? {body} => n * h / 60 decimal
again How much time, in hours, did he spend on sewing all the animals?

story button-box
grade 2
english any
A = girl
n = 34..60
m = 5..8
x = 9..18
k = 3
y = 2, 4
need n > x + m + 14
body Grandma's button box holds {n} buttons. {A} takes {x} of them for a puppet and sews {m} buttons on her coat as well.
again {A} opened Grandma's button box with its {n} buttons. She needed {m} for her coat and another {x} for a puppet.
ask How many buttons does {A} take from the box? => x + m
again For coat and puppet together, how many buttons are used?
ask How many buttons are still in the box? => n - x - m
again Find how many buttons Grandma has left.
ask {A} sews {y} buttons on each of {k} cushions as well. How many buttons are left in the box then? => n - x - m - k * y
again Another {k} cushions get {y} buttons each. After puppet, coat and cushions, how many buttons does the box hold?
ask whole From a box of {n} buttons {A} takes {x} and gives {m} of these back. How many buttons are then in the box? => n - (x - m)
again whole {A} takes {x} buttons out of a box with {n} and puts {m} back. Find how many the box holds then.

story card-making
grade 4
english gb
A = boy
B = girl
s = 8, 10, 12
n = 4..7
k = 6..9
p = money 0.8..1.6 by 0.2
q = money 3.2..5.2 by 0.4
y = 2, 3, 11
need s > n
body From a large sheet of card you can cut {k} birthday cards. {A} cuts up {n} sheets, and {B} paints the cards. A pad with {s} sheets costs {q}, and each finished card is sold for {p}.
ask How many cards can be made from a whole pad? => s * k
ask How many cards would {A} get from the rest of the pad? => (s - n) * k
ask How much are {A's} cards worth when {B} has painted them? => n * k * p
ask {y} of {A's} cards are spoiled by paint. How much are the others worth? => (n * k - y) * p
ask If all the cards from a full pad are sold, how much remains when the pad is paid for? => s * k * p - q
ask whole If {n} sheets give {k} cards each and {s} cards are put in every packet, how many packets can be made? => n * k / s

story yarn-sweaters
grade 6
english us
A = woman
n = 7..9
p = money 4.5..8 by 0.5
k = 3..5
y = 180, 200, 220
m = 20..45 by 5
r = percent 10, 20, 25
body It takes {n} balls of yarn to knit a sweater, and in each ball there are {y} yards. A yarn store asks {p} a ball; this week everything is {r} off. {A} is going to knit sweaters for her {k} nephews and has {m} yards at home.
again {A} has {k} nephews, and each will get a sweater knitted from {n} balls of yarn. There are {y} yards in a ball, whose price, {p}, is cut by {r} this week. She already owns {m} yards.
ask How many balls of yarn will {A} need? => n * k
again For all the sweaters, how many balls must there be?
ask What would the yarn for a sweater cost without the sale? => n * p
again Find the regular price of the yarn in a single sweater.
ask How much does the yarn for all the sweaters cost this week? => n * k * p * (100 - r) / 100
again What will {A} pay at the store this week for everything she needs?
ask How many yards of yarn are still missing for all of the sweaters, if she uses what she has at home? => n * k * y - m
again She knits the yarn from home first. How many more yards are needed for the sweaters?
ask How many feet of yarn go into each of {A's} sweaters? {body} => n * y * 3
again Change the yarn of a single sweater into feet. How many feet is it?

story stamp-printing
grade 3
english us
n = 4..6
k = 7..9
m = 5..10
c = 3
x = 11..18
need m > k
need k != m
body With potato stamps, {n} children print gift wrap. Each of them presses {k} stars and {m} moons on a sheet, and there are {c} colors to choose from.
ask How many stars are printed in all? => n * k
ask How many more moons than stars are printed in all? => n * (m - k)
ask How many prints do all the children make? => n * (k + m)
ask {x} of all the prints are smudged. How many came out well? => n * (k + m) - x

story ribbon-bows
grade 6
english gb
A = girl
n = 4..9
l = 35..60 by 5
b = 12..25
p = money 1.2..2.8 by 0.2
k = 4..7
body A roll of ribbon is {n} m long and costs {p}. {A} ties bows for presents; {l} cm are needed for every bow. She has already tied {k} bows from a new roll, and {b} presents still have to wait.
again For every bow on a present, {A} cuts {l} cm from a roll of ribbon, {n} m long, that cost her {p}. When {k} bows were tied, {b} presents still had to wait.
ask How many centimetres of ribbon are on a new roll? => n * 100
again How many centimetres long is the roll when nothing has been cut off?
ask What was the ribbon worth that {A} has used so far? => p / (n * 100) * k * l
again The bows that are done took part of the roll. How much did that part cost?
ask How many centimetres of ribbon remain on the roll? => n * 100 - k * l
again Find how many centimetres of the roll {A} has not used yet.
ask How many presents are there altogether? => k + b
again Some presents have bows, some have not. How many are there in all?
ask How many more bows can be made from the rest of the roll? => (n * 100 - k * l) / l
again The rest of the roll is cut up for bows. How many bows will that be?
ask whole Work out how many bows of {l} cm can be tied with {n} rolls of ribbon that are {b} m long. => n * b * 100 / l
again whole A bow takes {l} cm of ribbon. {n} rolls, each {b} m long, are used up. How many bows are tied?

story painting-sale
grade 7
english gb
A = woman
p = money 180..320 by 20
r = percent 20, 25, 30, 40
n = 3..6
f = money 35..60 by 5
m = 11..19
x = money 110..170 by 10
y = 2, 7
body A gallery shows {m} pictures by {A}. It sells {n} of them for {p} each and keeps {r} of the price for itself. For every picture {A} had to pay {f} for canvas and frame.
again {m} of {A's} pictures, each with canvas and a frame that cost her {f}, hang in a gallery. {n} people buy one for {p}, and from every price the gallery keeps {r}.
ask How much do the buyers pay altogether? => n * p
again What is the total of the prices paid?
ask How much of the price of a picture does the gallery keep? => p * r / 100
again Find the gallery's share of a single sale.
ask How much does {A} receive from the gallery for all the sales? {body} => n * p * (100 - r) / 100
again What sum does the gallery hand over to {A}?
ask How much has {A} earned on each picture sold when canvas and frame are taken off? => p * (100 - r) / 100 - f
again Taking off the gallery's share, the canvas and the frame, what does a sale bring her?
ask The gallery reduces the pictures that are left to {x} each and sells {y} of them. What does the gallery take for all the pictures it has sold? => n * p + y * x
again {y} more pictures find buyers at {x} each. Find the total of the prices paid so far.
ask whole Somebody sells {n} pictures at {p} each through a gallery that keeps {r}. If canvas and frames cost {f} for each picture, what is the profit on all of them? => n * (p - p * r / 100 - f)
again whole {n} pictures go at {p} each, {r} of which stays with the gallery, and canvas and frame were {f} a picture. Find the painter's profit.

story paper-chain
grade 2
english any
A = boy
B = girl
n = 18..30
m = 12..17
k = 5..9
x = 2, 3, 4
body {A} makes a paper chain with {n} rings and {B} makes one with {m} rings. They join the chains, but the paper tears and {k} rings fall off.
again Joining their paper chains, {A} and {B} lose {k} rings because the paper tears. {B} had made {m} rings, {A} had made {n}.
ask How many rings did they make together? => n + m
again Before any rings fell off, how many were there in both chains?
ask How many rings are in the joined chain? => n + m - k
again Find how many rings are left when the paper has torn.
ask {B} adds {x} rings for every ring that fell off. How many rings does the chain have in the end? => n + m - k + k * x
again For each lost ring {B} makes {x} new ones. How many rings does the chain have then?

story kite-material
grade 7
english gb
A = girl
B = boy
a = 60..90 by 10
b = 40..50 by 5
n = 6..9
p = money 2.5..4.5 by 0.5
k = 3..6
q = money 7..11 by 0.5
x = 7, 10, 11
body A kite is cut from a rectangle of paper {a} cm by {b} cm; exactly half of the paper is thrown away as waste. {A} and {B} make {n} kites for the kite festival. The sticks for a kite cost {p}, and every kite gets a tail with {k} bows.
ask What is the area of a sheet before a kite is cut from it? => a * b
ask How many square centimetres of paper are in a finished kite? => a * b * 0.5
ask How many square centimetres of paper are thrown away for all the kites? {body} => n * a * b * 0.5
ask A kite sells for {q}. What remains of the money for all the kites when the sticks are paid for? => n * (q - p)
ask If {x} bows are torn off during the festival, how many are left on all the tails? => n * k - x

story candle-dipping
grade 4
english us
A = girl
n = 12..20
t = 5..9
w = 3..4
p = money 2.5..4 by 0.25
k = 21..28
y = 2
r = percent 10, 20, 50
x = 2..4
m = 5, 10
need (k * w + t) % 6 == 0
body Candles are made by dipping a wick into hot wax again and again. {A} dips each candle {k} times, and she has to wait {w} minutes after each dip. She wants to make {n} candles and sell them for {p} each; {t} are white.
ask How many dips does {A} need for all the candles? => n * k
ask By how many minutes would the waiting for a candle become shorter if {A} waited {y} minutes after each dip? => k * (w - y)
ask How much money will {A} take if {x} of the candles break and all the others are sold? => (n - x) * p
ask What would the candles that are not white bring in if {A} raised their price by {r}? => (n - t) * (p + p * r / 100)
ask All the candles of a set hang on a rod and are dipped together. How many hours of waiting are there for {m} sets, one after the other? => m * k * w / 60 decimal
ask whole Determine how long, in hours, it takes to dip a candle {k} times if you wait {w} minutes after each dip and {t} minutes more at the very end. => (k * w + t) / 60 decimal

story aprons
grade 6
english gb
A = man
l = decimal 0.8..1.4 by 0.2
p = money 6.5..11.5 by 0.5
n = 3..5
k = 8..14
q = money 1.1..1.9 by 0.2
body To sew aprons for the cookery class, {A} needs {l} m of cotton for each. The cotton costs {p} a metre, and the buckle for an apron {q}. There are {n} boys and {k} girls in the class.
again There are {k} girls and {n} boys in the cookery class, and each needs an apron. {A} sews them from cotton that costs {p} per metre; he uses {l} m and a buckle for {q} for every apron.
ask How many aprons does {A} sew? => n + k
again How many are in the class and must have an apron?
ask How many metres of cotton does he need? => (n + k) * l decimal
again Find the length of cotton for all the aprons. How many metres are needed?
ask What do the cotton and the buckle for an apron cost? => l * p + q
again Work out the cost of a single apron.
ask What is the cost of the aprons for the cookery class? {body} => (n + k) * (l * p + q)
again How much does it cost to give everyone in the class an apron?

story papier-mache
grade 4
english any
A = boy
n = 4..7
s = 6..9
l = 3..5
k = 25..40 by 5
x = 44, 48, 52, 54
m = 2, 10, 12
need (l * k) % s == 0; l * k > x
body {A} covers a balloon with strips of newspaper for a globe: {l} layers, with {k} strips in each layer. He tears {s} strips from every page. The balloon was blown up {n} days ago.
again Each page of newspaper gives {A} {s} strips. For a globe, he glues {l} layers of them on a balloon that he blew up {n} days before; a layer takes {k} strips.
ask How many strips does the globe need? => l * k
again Counting all the layers, how many strips is that?
ask How many pages of newspaper does he tear up? => l * k / s
again The strips come from how many pages?
ask How many strips are missing when {A} has glued {x} strips on? => l * k - x
again After {x} strips, how many more will be glued on?
ask How many pages would he need for {m} such globes? => m * l * k / s
again For {m} globes of this kind, how many pages must he tear up?
ask whole {l} layers of {k} strips cover a globe. If {A} tears {s} strips from a page and already has {x} strips, how many pages are needed? => (l * k - x) / s
again whole How many pages must {A} tear up for a globe with {l} layers of {k} strips when {x} strips are ready and a page makes {s} strips?

story leather-belts
grade 8
english us
A = woman
n = 20..40 by 5
c = money 9..14 by 0.5
p = money 28..40 by 2
r = percent 10, 15, 20
f = money 60..120 by 10
k = 8..15
need n > k
body A booth at the craft fair costs {A} {f} for the weekend. She has brought {n} leather belts, each of which cost her {c} to make, and sells {k} of them on Saturday at {p} apiece. On Sunday the other belts go at {r} off, and all are sold.
ask What did it cost her to make the belts that she sells on Sunday? => (n - k) * c
ask What does a leather belt at {A's} booth cost on Sunday? {body} => p - p * r / 100
ask How much does she take on Sunday? => (n - k) * (p - p * r / 100)
ask What did it cost to make the belts and rent the booth? => n * c + f
ask How much profit would {A} have made if she had sold all the belts at Saturday's price? => n * p - (n * c + f)

story wool-sheep
grade 3
english gb
A = man
n = 6..12
w = 3..5
m = 14..21
need n * w > m + 1
body {A} keeps {n} sheep, and shearing gives him {w} kg of wool from each. Last year he had {m} kg altogether. Four jumpers can be knitted from every kilogram.
ask How much wool do the sheep give this year? => n * w
ask How much more wool is that than last year? => n * w - m
ask How many jumpers can be knitted from this year's wool? => n * w * 4
ask How many more jumpers does this year's wool make than last year's? => (n * w - m) * 4
ask whole This year {n} sheep gave {w} kg of wool each; last year all of them gave {m} kg together. What is the average of the two years? => (n * w + m) / 2

story clay-beads-drying
grade 2
english us
n = 5..9
k = 4..6
r = 3..8
b = 2..5
x = 11..24
body On a tray, {n} rows of clay beads are drying, {k} in a row. {r} of the beads are red. Later {b} beads crack.
ask How many beads are on the tray? => n * k
ask How many beads are not red? => n * k - r
ask How many beads do not crack? => n * k - b
ask The good beads are used by the teacher, who adds {x} glass beads. How many beads is that together? => n * k - b + x

story patchwork-triangles
grade 6
english any
A = girl
n = 24..40 by 4
m = 15..35 by 5
s = 12, 16, 20
f = fraction 1/4, 1/2, 3/4
k = 5..8
body Cutting a square of cloth from corner to corner makes two triangles. {A} has {n} red squares, {m} green ones and {k} spools of thread. She cuts up {f} of the red squares and all of the green ones.
again {A} has a pile of cloth squares, {m} green and {n} red, and {k} spools of thread. All of the green squares and {f} of the red squares are cut from corner to corner, and every cut makes two triangles.
ask How many of the squares does she leave uncut? => n - f * n
again When the cutting is done, how many squares are still whole?
ask How many red triangles does she get? => f * n * 2
again How many of her triangles are red?
ask How many triangles does {A} have in all? => (f * n + m) * 2
again Red and green together, how many triangles are on the table?
ask How many more green triangles than red ones are there? {body} => m * 2 - f * n * 2
again By how many does the number of green triangles exceed that of red triangles?
ask whole {A} cuts {m} green squares and {n} red squares into two triangles each and sews {s} triangles together for a cushion. How many cushions can be made? => (m + n) * 2 / s
again whole Each of {n} red and {m} green squares is cut into two triangles. A cushion takes {s} triangles. For how many cushions are there enough?

story weaving-loom
grade 5
english gb
A = person
n = 80..140 by 10
k = 4, 5, 6
h = 25..40 by 5
d = 4..6
p = money 45..75 by 5
y = 2, 10, 14
x = 8, 9, 10, 12, 15
need (y * d * h) % n == 0
body On a loom {A} weaves table runners that are {n} cm long, with {k} threads to the centimetre. In an hour {A.he} manages {h} cm, and {A.he} works at the loom for {d} hours a day. A runner sells for {p}.
again {A} sits at the loom for {d} hours every day and weaves {h} cm an hour. The table runners, which sell for {p}, have a length of {n} cm, with {k} threads in every centimetre.
ask How many threads lie in a runner? => n * k
again For the whole length of a runner, how many threads are there?
ask How much does {A} take for the runners woven in {y} days, if all are sold? => y * d * h / n * p
again All the runners {A} weaves in {y} days are sold. What do they bring in?
ask How many days does it take {A} to weave {x} runners? => x * n / (d * h)
again {A} wants to finish {x} runners. For how many days is {A.he} at the loom?
ask How many metres could {A} weave in a week without a day off? => 7 * d * h / 100 decimal
again With no free day, how many metres would be woven in a week?
ask whole How much does a weaver earn in {d} hours who weaves {h} cm an hour and gets {p} for each {n} cm? => d * h / n * p
again whole {p} is paid for every {n} cm that a weaver makes. At {h} cm an hour, what does she earn in {d} hours?

story glitter-jars
grade 3
english any
A = woman
n = 7..11
m = 20..28
g = 3..5
x = 6, 12, 13
y = 14, 15, 16
need n * g > m
body {A} fills jars of glitter for art club. From each bag she can fill {g} jars, and she opens {n} bags. At the end of the term {m} jars are left.
ask How many jars does {A} fill? => n * g
ask How many jars of glitter were used during the term? => n * g - m
ask How many bags would have been enough to fill only the jars that were used? => (n * g - m) / g
ask Next term each of {x} classes needs {y} jars. How many jars must be filled, if those that are left are used as well? => x * y - m
ask whole A bag fills {g} jars of glitter. If each of {n} classes needs {m} jars, how many bags must be opened? => n * m / g count

story sewing-seconds
grade 6
english us
A = boy
B = girl
n = 8..12
m = 13..18
h = 3..4
p = money 3.5..6 by 0.5
x = 20, 30, 40, 50
y = 5, 6, 7
body At the sewing center, a machine makes {m} stitches every second. By hand {A} makes {n} stitches a minute. {B} sews a seam with the machine for {x} seconds and {h} more seams of the same kind; then she pays {p} for the use of it.
ask How many more stitches are in the first seam than {A} makes in {y} minutes? => m * x - y * n
ask How many stitches does the machine make in a minute? => m * 60
ask How many more stitches than {A} does the machine make in a minute? => m * 60 - n
ask How many stitches are in all of the seams {B} sews? => (h + 1) * m * x
ask For how many minutes would {A} sew by hand to make as many stitches as there are in the first seam? => m * x / n

story mural
grade 7
english gb
l = 12..20
w = 3
p = money 14..26 by 2
n = 24, 30, 36, 40
k = 8, 10
x = 11..19
z = decimal 0.5..1.5 by 0.25
need l * w > x * 2
body A mural {l} m long and {w} m high will brighten the subway under the railway. A litre of paint is enough for {k} square metres and costs {p}. {n} volunteers take part, {x} of them pupils.
ask What area will the mural cover? => l * w
ask How many litres of paint does the mural take? => l * w / k decimal
ask What will the paint for the mural cost? {body} => l * w / k * p
ask How much of the mural is there for each volunteer, if they all paint the same area? => l * w / n
ask The pupils paint {z} square metres each. How much is left for the other volunteers? => l * w - x * z

story snowflake-windows
grade 1
english any
A = girl
n = 11..19
k = 3..6
m = 4..8
y = 2
x = 2..9
body {n} paper snowflakes hang in the window. {A} cuts out {m} more, and {k} of all the snowflakes have glitter on them.
ask How many snowflakes are there now? => n + m
ask How many of them have no glitter? => n + m - k
ask The wind from the door blows {x} down. How many are hanging then? => n + m - x
ask {y} of the snowflakes without glitter fall down. How many without glitter are still hanging? => n + m - k - y

story embroidery-thread
grade 4
english any
A = woman
B = girl
n = 15..24
k = 6, 7, 8
p = money 0.6..1.4 by 0.2
m = 3..5
z = money 20, 25, 30
q = money 2.2..3.4 by 0.2
need n * p > m * q
body {A} teaches {B} to embroider. They choose {n} skeins of thread at {p} each and {m} hoops at {q} each. {B} is {k} years old and has {z} to spend.
again {B}, who is {k}, learns embroidery from {A}. Hoops cost {q} apiece, and the two of them take {m}; they also take {n} skeins of thread for {p} apiece. {B} brought {z} along.
ask What do the skeins cost? => n * p
again Find the price of all the thread.
ask How much must be paid in total? => n * p + m * q
again Thread and hoops are put on the same bill. What does it come to?
ask How much money is missing if {B} wants to pay for everything? {body} => n * p + m * q - z
again {B} cannot pay for everything with what she brought. How much more does she need?
ask How much more does the thread cost than the hoops? => n * p - m * q
again By how much is the cost of the thread greater than that of the hoops?
ask whole {B} has {z} to spend and buys {m} hoops at {q}. How many skeins at {p} can she buy with what is left? => (z - m * q) / p count
again whole With {z} in her purse, {B} takes {m} hoops at {q} each; all the rest goes on skeins at {p}. Find how many skeins she gets.

story glue-sticks
grade 4
english us
n = 4..8
m = 20..30
p = money 6..10 by 0.5
q = money 0.75..1.25 by 0.25
u = 3..8
need q * u * 12 > p
body Every year the school buys {n} boxes of glue sticks, with {u} dozen sticks in a box. A box is {p}; bought singly, a stick would cost {q}. There are {m} teachers who share the sticks.
again Glue sticks cost {q} each in the store down the street, but the school buys {n} boxes of them, which cost {p} a box. {u} dozen sticks are in every box, and they are for {m} teachers.
ask How many glue sticks are in a box? => u * 12
again A box contains how many sticks?
ask How many glue sticks does the school buy every year? => n * u * 12
again Counting all the boxes of a year, how many sticks are bought?
ask How much would the sticks of one box cost if they were bought singly? => u * 12 * q
again At the store's price, what would you pay for as many sticks as a box contains?
ask How much does the school save every year by buying boxes? {body} => n * (u * 12 * q - p)
again Compare the boxes with single sticks: what is saved in a year?

story basket-willow
grade 5
english gb
n = 36..60 by 6
m = 4..7
k = 9..14
p = money 15..28 by 1
d = 3..5
t = 400, 450, 500
x = 5..8
need t > m * n + x * k; m != x
body A basket maker has cut {t} willow rods. In a large basket there are {n} rods, in a small one {k}. In {d} days he weaves {m} large baskets and {x} small ones, and a large basket brings him {p}.
again {p} is paid for a large willow basket. To weave it, the basket maker needs {n} rods, while {k} are enough for a small basket. He has a stock of {t} rods, and after {d} days {m} large and {x} small baskets stand on his bench.
ask With a small basket for every large one, how many rods would have been needed? => m * (n + k)
again Suppose he weaves as many small baskets as large ones. How many rods does that take?
ask How many rods has he used altogether? => m * n + x * k
again For large and small baskets, how many rods did the basket maker take?
ask How many rods has he still got? => t - (m * n + x * k)
again Count what is left of his stock. How many rods are there?
ask How much does he take per day if he sells only the large baskets? => m * p / d
again He sells the large baskets and keeps the small ones. Spread over the days of work, what does he take on a day?

story pompoms
grade 4
english any
A = boy
B = girl
C = girl
n = 10..16
m = 17..24
k = 25..32
d = 3..7
need (n + m + k) % 3 == 0
body {A} winds {n} pompoms, {B} {m} and {C} {k}. They agree to put them all in a bag and use the same number each for their hats. {A} is the youngest; he is {d} years younger than {C}.
ask How many pompoms are in the bag? => n + m + k
ask How many pompoms does each child get? => (n + m + k) / 3
ask How many more pompoms does {A} get than he wound himself? => (n + m + k) / 3 - n
ask How many pompoms does {C} give up by sharing? {body} => k - (n + m + k) / 3
ask whole What is the average number of pompoms if {A} winds {n}, {B} {m} and {C} {k}, and {A} then makes {d} more? => (n + m + k + d) / 3

story woodcarving-spoons
grade 5
english us
A = woman
B = boy
n = 4..7
t = 20, 25, 30, 40, 45, 50
h = 6..7
p = money 8..14 by 1
k = 7..12
x = 5, 6, 9, 10, 15
m = 3..5
need (x * 60) % t == 0
body At a carving workshop {A} finishes a wooden spoon every {t} minutes. {B}, who is learning, takes twice as long as that. The workshop lasts {h} hours a day, and spoons are sold at {p}. On the first day {k} visitors come.
ask How many more minutes than {A} does {B} work on {m} spoons? => m * (2 * t - t)
ask All the spoons that {A} finishes in {x} hours are sold. How much money do they bring in? => x * 60 / t * p
ask How much longer than {A} does {B} take for {n} spoons, in minutes? => n * 2 * t - n * t
ask How many minutes of the workshop's day are left when {A} has finished {n} spoons? => h * 60 - n * t
ask If each visitor buys {m} spoons, how much money is taken? => k * m * p

story doll-clothes
grade 3
english any
A = girl
n = 4..6
b = 3..8
p = 2
s = 30..70
l = 7..9
x = 72..90
need s > n * (b + p)
body {A} sews {n} jackets for her dolls. On every jacket she puts {b} buttons down the front and a button on each of its {p} pockets. She has {s} buttons and {l} dolls.
again There are {l} dolls in {A's} room, and {n} of them will wear a new jacket. Each jacket has {b} buttons down the front and {p} pockets with a button apiece. {A} has {s} buttons for the work.
ask How many buttons are on a jacket? => b + p
again If you count front and pockets, how many buttons does a jacket need?
ask How many buttons does {A} need? => n * (b + p)
again For all the jackets together, how many buttons are sewn on?
ask How many buttons will {A} have left? => s - n * (b + p)
again When the jackets are finished, how many buttons have not been used?
ask {A} opens a bag of {x} more buttons and sews jackets for all of her other dolls too. How many buttons will be left in the end? => s + x - l * (b + p)
again With a new bag of {x} buttons, every doll gets a jacket. How many buttons remain?

story soap-bars
grade 6
english gb
A = person
n = 4..7
w = 900, 1000, 1200, 1500
k = 75, 100, 120, 150
p = money 3.5..6 by 0.5
c = money 18..30 by 2
m = 2, 3
need w % k == 0
body Each mould in {A's} kitchen makes a block of olive soap weighing {w} g. {A} fills {n} moulds and cuts the blocks into bars of {k} g. Oil and labels cost {c} in all, and a bar sells for {p}.
ask Wrapping takes {m} minutes for every bar. How many minutes does it take to wrap all the bars? => n * w / k * m
ask How many bars does {A} get altogether? => n * w / k
ask How much money do all the bars bring in? => n * w / k * p
ask What profit does {A} make when all the bars of soap are sold? {body} => n * w / k * p - c
ask What do the blocks weigh together, in kilograms? => n * w / 1000

story scrapbook
grade 4
english us
A = girl
n = 20..36 by 2
k = 3..5
m = 45..80
s = 12..18
p = money 0.15..0.35 by 0.05
need n * k > m + s; (n * k - m - s) % k == 0
body There is room for {k} photos on each of the {n} pages of a scrapbook. {A} has glued in {m} photos of the trip to Yosemite and {s} postcards, each of which takes as much room as a photo. A print costs {p}.
again {A's} scrapbook has {n} pages, each with space for {k} photos. {m} photos from Yosemite, at {p} a print, are in it already, and so are {s} postcards of the same size.
ask How many photos fit in the whole scrapbook? => n * k
again If it held nothing but photos, how many would it hold?
ask How many spaces are still free? => n * k - m - s
again How many spaces in the scrapbook have nothing on them yet?
ask How many pages do the free spaces make up? {body} => (n * k - m - s) / k
again How many pages are still empty if none of them is partly filled?
ask How much would it cost to fill every free space with another print? => (n * k - m - s) * p
again Suppose {A} orders a print for each empty space. What does she pay?
ask whole A scrapbook of {n} pages has room for {k} photos a page. If {A} glues in {m} photos and prints {s} more, how many spaces stay empty when these are in as well? => n * k - (m + s)

story mosaic-table
grade 6
english gb
l = 60..90 by 6
w = 30..48 by 6
s = 2, 3
m = 45..80 by 5
p = money 0.05..0.2 by 0.05
h = 5..9
q = money 0.01..0.04 by 0.01
need l % s == 0; w % s == 0; (l / s * (w / s)) % h == 0
body Square stones with sides of {s} cm are set side by side to cover a table top {l} cm long and {w} cm wide. {m} of the stones are gold and cost {p} each. The work lasts {h} evenings.
ask How many stones lie along the length of the table? => l / s
ask How many stones cover the whole table top? => (l / s) * (w / s)
ask How many stones in the table top are not gold? {body} => (l / s) * (w / s) - m
ask How many stones are set each evening if it is always the same number? => (l / s) * (w / s) / h
ask All the stones that are not gold cost {q} each. How much do the stones of the table cost? => m * p + (l / s * (w / s) - m) * q

story blanket-charity
grade 5
english gb
A = woman
n = 9..15
k = 4..6
w = 5..8
s = 30, 36, 42, 48
m = 3..5
x = 9..12
y = 2
need (n - 2) * k * 9 > m * s
need n * k * w > m * s
body {n} pensioners meet on Mondays and knit squares for blankets. Each of them knits {k} squares a week, and {A} sews {s} squares together into a blanket. After {w} weeks they give {m} blankets to the hospital.
again It takes {s} knitted squares to make a blanket. {k} of them come from each of {n} pensioners every week, and {A} sews them together; {w} weeks later, {m} blankets go to the hospital.
ask How many squares are knitted in a week? => n * k
again How many squares does the whole group produce weekly?
ask How many squares have been knitted after these weeks? => n * k * w
again Counting the whole time, how many squares did they knit?
ask How many squares are left over when the hospital's blankets are finished? => n * k * w - m * s
again The blankets for the hospital use up most of the squares. How many remain?
ask How many more squares than the hospital's blankets need have been knitted after {x} weeks, if {y} pensioners stay away the whole time? => (n - y) * k * x - m * s
again {y} of the pensioners never come. After {x} weeks, by how many does the number of squares exceed what the hospital's blankets need?

story colour-pencils-sets
grade 3
english gb
A = boy
n = 24, 36, 48
k = 2..4
b = 7..13
g = 5..10
p = money 6..9 by 0.5
r = percent 10, 20, 50
m = 3, 5, 6
body {A} has {k} tins of coloured pencils, which cost {p} each, with {n} pencils in every tin. {b} pencils are broken, and his little brother has lost {g}.
ask How many pencils did {A} have at first? => k * n
ask How many of the pencils can still be used? => k * n - b - g
ask How much does a single pencil cost if a tin is on offer for {r} less? => (p - p * r / 100) / n
ask {A} shares the good pencils equally among {m} friends. How many does each friend get? => (k * n - b - g) / m

story calendar-photos
grade 4
english any
A = boy
n = 4..11
p = money 0.4..0.9 by 0.1
q = money 3..5 by 0.5
k = 15..28
body Photo calendars make good presents. For each calendar {A} glues a photo on the page of every month; a photo costs {p} and a blank calendar {q}. He makes {n} calendars and has taken {k} of the pictures himself.
again {A} makes {n} calendars as presents. Blank ones are {q} each, and on every month's page goes a photo that costs {p}. {k} of the pictures were taken by him.
ask How many photos does he glue in altogether? => n * 12
again Find how many photos are needed for all the calendars.
ask What does a finished calendar cost him? => 12 * p + q
again Add up what he pays for a single calendar with its photos.
ask What do all the calendars cost him? => n * (12 * p + q)
again Work out the cost of all the presents.
ask How many of the photos were taken by somebody else? => n * 12 - k
again Leave out the pictures that he took himself. How many photos are from other people?

story macrame-hangers
grade 7
english us
A = person
n = 6..10
k = 8, 10, 12
l = 3..5
m = 90, 120, 150
p = money 12..20 by 0.5
r = percent 20, 25, 50
x = 2, 7, 11
need (n * k * l) % m == 0
body {A} knots plant hangers out of cotton rope. A hanger needs {k} ropes of {l} yards. {A.He} makes {n} hangers and cuts all the ropes from spools with {m} yards each. The price used to be {p} and has just been raised by {r}.
ask How many yards of rope are in a hanger? => k * l
ask How many full spools of rope are used up for the hangers? => n * k * l / m
ask How many feet of rope are in a hanger? => k * l * 3
ask What does a hanger cost now? => p + p * r / 100
ask How much will {A} take if all the hangers are sold at the new price? {body} => n * (p + p * r / 100)
ask whole Find how many yards of rope remain from {n} spools of {m} yards when {x} hangers with {k} ropes of {l} yards have been made. => n * m - x * k * l

story shells-mirror
grade 3
english any
A = girl
B = girl
n = 25..45
k = 15..24
m = 8..13
f = 4..6
x = 2..3
body At the beach {A} and {B} collect shells to glue round a mirror. {A} finds {n} shells and {B} {k}. {m} shells are broken, and the glue takes {f} hours to dry.
again {m} of the shells that {A} and {B} have brought home from the beach are broken. {B} found {k} and {A} found {n}. The glue that holds the others on a mirror dries in {f} hours.
ask How many shells did they bring home? => n + k
again Find how many shells both girls collected.
ask How many shells can they glue round the mirror? => n + k - m
again Without the broken ones, how many shells are there for the mirror?
ask If {x} of the broken shells can be mended, how many shells are there for the mirror? => n + k - (m - x)
again Somebody mends {x} of the broken shells. With these, how many shells can be glued round the mirror?
ask If they add {x} beads for each shell on the mirror, how many beads do they need? => (n + k - m) * x
again Beside every shell on the mirror they glue {x} beads. How many beads is that in all?

story paint-tubes
grade 5
english gb
n = 12..20
k = 45, 60, 75
p = money 2.8..4.6 by 0.2
r = percent 10, 20, 25, 30
u = 3..6
x = 2, 10
body An art teacher buys {n} tubes of acrylic paint. Usually a tube holding {k} ml costs {p}; the catalogue gives her {r} off because she orders more than {u}.
again By ordering more than {u} tubes of acrylic paint an art teacher gets {r} off the usual price of {p} for a tube with {k} ml. She orders {n}.
ask How much paint does the teacher buy, in ml? => n * k
again What is the amount of paint in all the tubes, in millilitres?
ask The paint is shared equally by {x} classes. How many millilitres does each class get? => n * k / x
again {x} classes share the paint evenly. What amount, in millilitres, is that for a class?
ask How much does a tube cost her? => p - p * r / 100
again Find the price of a tube when {r} is taken off.
ask How much does she save on the whole order? => n * p * r / 100
again By how much does the catalogue's offer lower her bill?
ask How much must she pay for the order? => n * (p - p * r / 100)
again What does the catalogue charge her?

story garland-lanterns
grade 4
english any
A = boy
B = boy
l = 8..14
d = 40, 50
n = 3..6
t = 12..17
p = money 0.5..1.5 by 0.25
x = 2
need l * 100 / d > n + t; (l * 100) % d == 0
body A string {l} m long will be hung across the yard for Diwali, with a paper lantern every {d} cm, the last of them at the end of the string. {A} has finished {n} lanterns and {B} {t}. A candle for a lantern costs {p}.
ask How many lanterns are needed for the string? => l * 100 / d
ask How many lanterns are still missing? => l * 100 / d - (n + t)
ask What do candles for all the lanterns on the string cost? {body} => l * 100 / d * p
ask After how many more days will all the lanterns be ready if {x} are finished a day? => (l * 100 / d - n - t) / x

story theatre-masks-paint
grade 6
english gb
A = woman
n = 18..30
g = 150, 180, 240
k = 3..5
t = 25, 35, 40
m = 3, 4, 6
f = fraction 2/3, 1/2, 1/3
need n % 6 == 0
body {A's} class paints {n} masks for the carnival. {f} of the masks are lions. The {m} pots of gold hold {g} ml each, and {k} brushes have to be shared. A mask dries in {t} minutes.
ask How many of the masks are not lions? => n - f * n
ask How many millilitres of gold are there? => m * g
ask How many ml of gold are there for each mask if every mask gets the same amount? => m * g / n
ask If the masks that are not lions are shared out equally among the brushes, how many are painted with each brush? => (n - f * n) / k
ask How many litres of gold are there? => m * g / 1000 decimal

story sock-puppets
grade 1
english us
A = boy
B = girl
n = 7..12
k = 3..5
m = 13..18
x = 2, 6
body {A} has made {n} sock puppets. {B} has made {k} fewer than that. They need {m} puppets for a play.
ask If each of the two makes {x} more, how many puppets will they have together? => n + n - k + x + x
ask How many puppets have they made together? => n + n - k
ask How many more puppets does {A} have to make to get to {m} by himself? => m - n
ask How many more puppets than {B} has made are needed for the play? => m - (n - k)
ask whole {A} made {n} sock puppets. {B} made {k} and then {m} more. How many more has {B} made than {A}? => k + m - n

story cross-stitch
grade 4
english gb
A = person
w = 50..80 by 10
h = 32..45
d = 90, 120, 150
n = 4..9
f = times 2..3
x = 10..12
body A cross-stitch picture of a robin is {w} stitches wide and {h} stitches high. {A} makes {d} stitches in an evening and has been at it for {n} evenings. A picture of an owl has {f} as many stitches.
ask How many stitches has the robin in all? => w * h
ask How many evenings does the robin take in all if {A} keeps to this number of stitches? => w * h / d
ask How many stitches of the robin are still to be made? => w * h - d * n
ask How many stitches does the picture of the owl have? => f * w * h
ask If {A} had sewn every evening for {x} weeks, how many stitches would have been made? => x * 7 * d

story umbrella-painting
grade 6
english us
A = girl
B = boy
p = money 6..11 by 0.5
q = money 15..24 by 1
n = 7..12
z = money 14..26 by 2
k = 3..4
need (n - k) * q > n * p + z + 10
body {A} and {B} buy {n} plain umbrellas at {p} each and paint flowers on them with paint that costs {z}. They sell {k} fewer umbrellas than they painted, for {q} each.
again Plain umbrellas cost {p} apiece. {B} and {A} get {n} of them and paint for {z}, and soon there are flowers on every umbrella. All but {k} are bought, for {q} each.
ask How much do {A} and {B} spend? => n * p + z
again Add what the umbrellas and the paint cost. What is the sum?
ask How many umbrellas do they sell? => n - k
again How many of the painted umbrellas find a buyer?
ask How much money do they take? => (n - k) * q
again What do the buyers pay altogether?
ask How much profit have they made? => (n - k) * q - (n * p + z)
again When umbrellas and paint are paid for, what is left of their takings?
ask If they share the profit equally, what does each of them get? => ((n - k) * q - (n * p + z)) / 2
again {A} and {B} divide the profit into equal parts. How large is {A's} part?

story spinning-wool
grade 7
english gb
A = woman
n = 240, 300, 360, 420, 480
k = 40, 60, 30
d = 4..8
p = decimal 2.5..4.5 by 0.5
y = 1200, 1800, 2400, 3600
z = 2, 3
x = 20, 24, 50
need n % k == 0
body With her spinning wheel {A} turns {k} g of wool into yarn in an hour, and {p} m of yarn weigh a single gram. On market day she starts with {n} g of wool, and {d} people watch her; a ball of yarn weighs {x} g.
again On market day {A} sits at her spinning wheel with {n} g of wool, watched by {d} people. She spins {k} g an hour. A gram of her yarn is {p} m long, and she winds it into balls of {x} g.
ask How long does it take her to spin all the wool, in hours? => n / k
again For how many hours is {A} spinning until the wool is used up?
ask How many metres of yarn does {A} spin in an hour? => k * p decimal
again Find the length of yarn, in metres, that comes from her wheel in an hour.
ask How many balls are needed for a large blanket that takes {y} m of yarn? => y / (x * p)
again A large blanket takes {y} m of yarn. How many balls does {A} need for it?
ask Somebody buys {z} balls. How many grams of the wool does {A} still have when all has been spun? => n - z * x
again {z} of the balls are sold. Of the wool that was spun, how many grams remain?
ask How many minutes does {A} need to spin a ball? {body} => x * 60 / k
again Find the time, in minutes, that it takes her to spin the yarn for a ball.

story tie-dye
grade 5
english us
A = man
n = 18..28
k = 3..4
p = money 4.5..7.5 by 0.5
q = money 11..16 by 1
b = 3..6
x = money 8..10 by 0.5
y = 120, 150
need n * p > b * q
body Summer camp ends with tie-dye. {A} buys {n} white T-shirts at {p} each and {b} bottles of dye at {q} each. Around every shirt the campers wind {k} rubber bands.
ask How many rubber bands are needed? => n * k
ask How much do the shirts and the dye cost? {body} => n * p + b * q
ask The campers pay {x} per shirt. How much more do they pay in all than the T-shirts cost? => n * (x - p)
ask If rubber bands come in bags of {y}, how many rubber bands are left over from a bag? => y - n * k
ask How much more do all the T-shirts cost than all the dye? => n * p - b * q

story bookmarks-fair
grade 4
english any
A = girl
B = boy
n = 22..30
m = 31..45
p = money 0.5..1.5 by 0.25
c = money 4..9 by 0.5
k = 6..11
need (n + m - k) * p > c + 2
body {A} drew {n} bookmarks and {B} {m}. At the school fair they had a single price, {p}, and all but {k} of their bookmarks were sold. For card and ribbon they had spent {c}.
again All but {k} of the bookmarks drawn by {A} and {B} were sold at the school fair for {p} each. {n} were {A's} work and {m} were {B's}. Card and ribbon had cost them {c}.
ask How many of the bookmarks that {A} and {B} made were sold? {body} => n + m - k
again At the fair, how many bookmarks did people buy from the two?
ask How much money did they take? => (n + m - k) * p
again What were their takings at the fair?
ask What was their profit? => (n + m - k) * p - c
again When card and ribbon are taken off, how much did they gain?
ask If they split the profit evenly, how much does each of the two get? => ((n + m - k) * p - c) / 2
again {A} and {B} each get the same part of the profit. How much is it?

story weaving-placemats
grade 6
english gb
A = person
l = 40..50 by 2
w = 30..36 by 2
n = 6..21
p = money 0.03..0.08 by 0.01
f = money 9..15 by 0.5
k = 2..7
q = money 1.5..2.5 by 0.25
need (n * k) % 7 == 0; f > 2 * (l + w) * p + q
body {A} weaves {n} place mats, all {l} cm long and {w} cm wide, and sews a braid around the edge of each. A shop would pay {f} for a mat. The braid costs {p} per centimetre, the yarn for a mat {q}, and it takes {k} evenings to make one.
ask How many centimetres of braid are needed for all the mats? => n * 2 * (l + w)
ask What does the braid for a single mat cost? => 2 * (l + w) * p
ask How much would {A} earn on a mat if braid and yarn are paid for? => f - (2 * (l + w) * p + q)
ask What is the area of all the mats together, in square centimetres? => n * l * w
ask For how many weeks is {A} busy with the mats if {A.he} works every evening? => n * k / 7 decimal

story bead-colours-percent
grade 6
english gb
A = girl
n = 200, 240, 300, 360, 400
r = percent 20, 30, 40
s = percent 10, 15, 25
k = 8..12
m = 6, 4, 5
body A bag of {n} wooden beads is emptied on {A's} table. {r} of them are blue, {s} are green, and the rest have their natural colour. For a key ring she threads {k} beads; {m} key rings are orders from her aunt.
again For a key ring, {A} threads {k} wooden beads, and her aunt has ordered {m} key rings. She empties a bag with {n} beads on the table: {s} of the beads are green, {r} are blue, and the others have their natural colour.
ask How many more blue beads than green beads are there? => n * r / 100 - n * s / 100 count
again By how many does the number of blue beads exceed the number of green ones?
ask How many of the beads have their natural colour? => n - n * r / 100 - n * s / 100 count
again Take away the blue and the green beads. How many are left?
ask How many beads are left in all when her aunt's order is finished? => n - k * m
again After the key rings for the aunt, how many beads still lie on the table?
ask If she uses only blue beads for the order, how many blue beads remain? => n * r / 100 - k * m count
again The whole order is made in blue. How many blue beads are still there afterwards?

story rug-hooking
grade 7
english us
A = man
l = 4..8
w = 2..3
s = 9, 12, 16
h = 40, 60, 80
p = money 240..480 by 40
c = money 30..55 by 5
body It takes {h} hours to hook a wool rug that is {l} feet long and {w} feet wide. {A} puts {s} loops in every square inch and sells the rug for {p}; wool and backing cost him {c}.
again {A} hooks a rug of {l} feet by {w} feet. He sells it for {p} after spending {c} on wool and backing and {h} hours on the work. In every square inch there are {s} loops.
ask How many square inches does the rug cover? => (l * 12) * (w * 12)
again Give the area of the rug in square inches.
ask How many loops does the rug have? {body} => (l * 12) * (w * 12) * s
again Calculate the number of loops in the rug. How many has {A} made?
ask How much does {A} earn for an hour of work when wool and backing are paid for? => (p - c) / h
again Divide what the rug leaves him by his hours. What does an hour bring?
ask What is the distance around the rug, in inches? => 2 * (l + w) * 12
again How many inches of tape go around the edge?

story sewing-machine-loan
grade 6
english any
A = woman
p = money 320..480 by 20
d = money 60..110 by 10
n = 10, 12, 20
e = money 18..26 by 2
k = 5..8
c = money 7..10 by 0.5
w = 9, 11, 13
x = 2, 3, 4
need w * k * (e - c) > p
body A sewing machine costs {p}. {A} paid {d} for it at once and will pay the rest in {n} equal amounts. She makes shopping bags with it that sell for {e}; the cloth for a bag costs {c}, and she sews {k} bags a week.
ask How much is each of the equal amounts? => (p - d) / n
ask How much does {A} earn in a week with her bags? => k * (e - c)
ask What has she earned after {w} weeks, with the machine paid for in full? => w * k * (e - c) - p
ask After she has paid {x} of the equal amounts, how much does she still owe? => p - d - x * (p - d) / n

story stained-glass
grade 7
english gb
A = boy
n = 5..8
k = 9, 12, 14
a = 6..8
b = 4..5
p = money 0.02..0.05 by 0.01
q = money 2..5 by 0.5
body For a panel of coloured glass {A} cuts {k} rectangles, {a} cm long and {b} cm wide, and solders a lead strip around each of them. He makes {n} panels. The glass costs {p} per square centimetre and the lead {q} per metre.
ask What area of glass is in a panel, in square centimetres? => k * a * b
ask What does the glass for all the panels cost? => n * k * a * b * p
ask How many centimetres of lead go round the rectangles of a panel? => k * 2 * (a + b)
ask How many metres of lead are needed for all the panels? {body} => n * k * 2 * (a + b) / 100 decimal
ask What does the lead for a panel cost? => k * 2 * (a + b) / 100 * q

story dough-ornaments
grade 3
english any
A = girl
n = 4..6
k = 6..9
m = 7..12
s = 2..3
p = money 0.5..2 by 0.5
need n * k > m + n * s
body On each of {n} baking trays {A} lays {k} stars and {s} hearts of salt dough. {m} stars turn too brown, so she throws them away. All the others are painted and sold for {p} apiece.
again {A} throws away {m} stars because they have turned too brown. She had put {n} baking trays in the oven, with {s} hearts and {k} stars of salt dough on each. What is left she paints and sells at {p} each.
ask How many ornaments were on the trays? => n * (k + s)
again Before any were thrown away, how many ornaments had been made?
ask How many ornaments does {A} paint? => n * (k + s) - m
again Find how many ornaments turn out well.
ask How many more good stars than hearts are there? {body} => n * k - m - n * s
again By how many do the good stars outnumber the hearts?
ask What will {A} take when everything she painted is sold? => (n * (k + s) - m) * p
again Work out the money for all the ornaments that were painted.

story sewing-gift-bags
grade 4
english us
A = girl
B = boy
l = 4..10
w = 10, 12, 15
k = 3..5
t = 21..35
p = money 3.5..5.5 by 0.25
body A gift bag takes {w} inches of burlap. {A} and {B} have a roll of {l} yards, which cost {p} per yard. They have finished {k} bags for their grandparents and need {t} inches for a pillow.
again {A} and {B} bought a roll of burlap, {l} yards at {p} a yard. They cut off {w} inches for each gift bag and have finished {k} bags; a pillow will take {t} inches.
ask How many inches of burlap are on the roll in the beginning? => l * 36
again Before anything is cut, how long is the roll, in inches?
ask How many inches of burlap are left after the bags have been cut? => l * 36 - k * w
again Find what remains on the roll when the bags are done. How many inches is it?
ask How many inches will be left when the pillow has been cut, too? => l * 36 - k * w - t
again After bags and pillow, how many inches are still on the roll?
ask How many bags could be cut from a full roll? => l * 36 / w
again If nothing else were made of it, for how many bags would a roll be enough?

story chalk-rainbow
grade 1
english any
A = girl
B = boy
n = 9..14
k = 3..5
m = 6..8
x = 15..18
y = 2
need n > m + k
body {A} has {n} sticks of chalk. {B} has {m}. They use up {k} sticks for a rainbow on the path.
ask How many sticks of chalk do they have left altogether? => n + m - k
ask If {A} uses {k} of her sticks for the rainbow and {B} none, how many more sticks than {B} does she have left? => n - k - m
ask Before they start, {A} finds {x} old sticks and gives {B} {y} of hers. How many sticks of chalk does {A} have then? => n + x - y

story lampshade-strips
grade 5
english gb
A = man
c = 60..90 by 5
h = 18..25
n = 3..5
o = 3
p = money 6..9 by 0.5
q = money 3..5 by 0.5
x = 7, 8, 10
body For a lampshade {A} needs a strip of parchment as long as the way round the lamp, {c} cm, plus {o} cm for the seam. The strip is {h} cm wide. A wire ring is {q}, and a lampshade needs a ring at the top and another at the bottom; {n} lamps in the hotel get a new shade.
ask How long must all the strips be together? => n * (c + o)
ask What is the area of the parchment in a lampshade, in square centimetres? => (c + o) * h
ask What do the wire rings for all the lampshades cost? => n * 2 * q
ask A square metre of parchment costs {p}. What is the price of {x} square metres and the rings for a single lampshade? => x * p + 2 * q

story jigsaw-making
grade 4
english any
A = boy
r = 8..12
c = 13..18
b = 5..9
k = 25..60
t = 10, 15, 20
body With his saw {A} cuts a picture into {r} rows of {c} puzzle pieces. He paints the backs of {k} pieces on the first day. Sadly the dog chews up {b} of the pieces.
again The dog has chewed up {b} pieces of the puzzle that {A} sawed. It had {r} rows with {c} pieces in each; the backs of {k} pieces were painted on the first day.
ask How many pieces did {A} saw? => r * c
again Of how many pieces did the whole puzzle consist?
ask How many backs remain to be painted after the first day, if the chewed pieces are still painted? => r * c - k
again After the first day, how many pieces have backs without paint?
ask How many whole pieces are there? => r * c - b
again How many of the pieces did the dog not get?
ask If a single piece takes {A} {t} seconds, for how many minutes does he saw? => r * c * t / 60 decimal
again Every piece takes {t} seconds to saw. Find how many minutes he needs for the puzzle.

story wreath-workshop
grade 5
english gb
A = woman
n = 9..14
p = money 16..24 by 1
m = money 3.5..6 by 0.5
c = money 45..70 by 5
k = 15..22
b = 4..5
need n * p > n * m + c
body {A} holds a workshop for making wreaths in the scout hut. Each of the {n} people who come pays {p}. The greenery for one wreath costs her {m}, the hut {c}, and {k} pine cones are needed per wreath. {b} people bring their own cones.
again {n} people pay {p} each to learn from {A} how to make a wreath. For every wreath she spends {m} on greenery; she also pays {c} for the scout hut. A wreath takes {k} pine cones, and {b} of the people have brought their own.
ask How much do all the people pay? => n * p
again What does {A} collect at the start?
ask How many pine cones must {A} have ready? {body} => (n - b) * k
again Some have brought their own cones. For the others, how many does {A} need?
ask What does the workshop cost her? => n * m + c
again Find what {A} spends on greenery and hut.
ask How much does she earn with the workshop? => n * p - (n * m + c)
again Greenery and hut are paid for out of what was collected. How much stays with {A}?

story stickers-sheets-album
grade 3
english us
A = girl
B = girl
n = 4..7
k = 8..12
g = 11..19
x = 3, 5, 6
y = 2, 4
body "I drew {n} pages of stickers with {k} on each page," {A} tells {B}. "Cut them out, keep {g} for yourself, and let's put the others on {x} envelopes, the same number on each!"
ask How many stickers did {A} draw? => n * k
ask How many stickers go on the envelopes? => n * k - g
ask How many stickers are on each envelope? => (n * k - g) / x
ask If {B} kept {y} fewer, how many stickers could go on the envelopes? => n * k - (g - y)

story dyeing-wool
grade 7
english any
A = woman
n = 24..40 by 4
w = 100, 50
r = percent 25, 50, 75
m = 20, 30, 40
p = money 3.5..5.5 by 0.5
q = money 6..8 by 0.5
body Indigo from {A's} garden dyes wool blue: {m} g of leaves are needed for {w} g of wool. She has {n} skeins of {w} g each and dyes {r} of the skeins. Plain wool sells for {p} a skein, blue wool for {q}.
again {A} has {n} skeins, {w} g each. With leaves from her garden, {m} g for every {w} g of wool, she dyes {r} of the skeins blue. A blue skein is sold for {q}, a plain one for {p}.
ask How many skeins does {A} dye? => n * r / 100 count
again How many of the skeins turn blue?
ask How many grams of leaves must she pick? => n * r / 100 * m count
again For all the wool she dyes, how many grams of leaves are used?
ask What do the blue skeins bring in when they are sold? => n * r / 100 * q
again All of the blue wool is sold. How much is that?
ask By how much did dyeing raise the value of the skeins she dyed? => n * r / 100 * (q - p)
again Compared with plain wool, how much more are the dyed skeins worth altogether?
ask How heavy is all of her wool, in kg? => n * w / 1000
again Give the weight of the skeins together in kilograms.

story crayon-pot
grade 1
english any
A = person
n = 13..18
m = 3..5
k = 6..8
body There are {n} crayons in the pot. {m} of them are broken. {A} finds {k} good crayons under the table and puts them in too.
again {A} puts {k} good crayons from under the table into the pot. {n} crayons were in it already, and {m} of those are broken.
ask How many crayons are in the pot now? => n + k
again Count all the crayons in the pot. How many are there?
ask How many of the crayons in the pot are not broken now? => n + k - m
again The broken ones are taken out. How many crayons does the pot have then?
ask Before {A} looked under the table, how many good crayons were there in the pot? => n - m
again How many crayons in the pot were not broken at first?

story handprints
grade 2
english gb
n = 8..14
m = 5..9
k = 3..4
body {n} children dip both hands in paint. Each child makes a left print and a right print on a long sheet. {m} of the prints are red, and the rest are blue.
again A long sheet has a left print and a right print from each of {n} children. {m} prints are red, and all the others are blue.
ask How many handprints are on the sheet? => n * 2
again Find the number of prints that the children make.
ask How many blue handprints are on the sheet? => n * 2 - m
again How many of the prints are not red?
ask If {k} more children add the prints of their two hands, how many prints will there be? => (n + k) * 2
again {k} late children print both of their hands too. How many prints are on the sheet then?

story felt-mice
grade 2
english us
A = girl
n = 5..9
k = 6..10 by 2
m = 12..20
need n * k > m + 1
body {A} sews {n} felt mice for a puppet show. Each mouse needs {k} whiskers. {m} of the whiskers are ready.
ask How many whiskers do the mice need? => n * k
ask How many whiskers must {A} still make? => n * k - m
ask All the mice also get a pair of ears. How many ears is that? => n * 2

story stickers-on-card
grade 1
english us
A = boy
n = 14..18
m = 5..9
k = 2..4
body {A} has {n} star stickers. He puts {m} on a card for his mom and {k} on a card for his dad.
again On his mom's card, {A} puts {m} star stickers, and he puts {k} on his dad's card. He had {n} of these stickers at first.
ask How many stickers does {A} put on the cards? => m + k
again How many stickers do the two cards have together?
ask How many stickers does {A} have left? => n - m - k
again How many stickers are not on a card?
ask How many more stickers are on the card for his mom than on the card for his dad? => m - k
again His dad's card has fewer stickers. How many fewer?

story paper-boats
grade 2
english any
A = boy
B = girl
n = 14..22
m = 5..9
k = 3..4
body {A} folds {n} paper boats. {B} folds {m} fewer than {A}. At the pond {k} boats sink.
again {B} has folded {m} fewer paper boats than {A}, who has folded {n}. {k} of the boats sink at the pond.
ask How many boats does {B} fold? => n - m
again What is the number of {B's} boats?
ask How many boats do the two of them fold? => n + n - m
again Count {A's} boats and {B's} boats. How many are there?
ask How many boats are still floating on the pond? => n + n - m - k
again The boats that sank are gone. How many boats are left?

story felt-strip-crowns
grade 2
english gb
n = 4..6
k = 15..30 by 5
t = n * k
x = 7, 8, 9
y = 3, 5
need n != y
body A roll of felt is {t} cm long. It is cut into {n} equal strips for teddy bear crowns. Each crown gets {x} stars.
ask How long is each strip of felt? => t / n
ask How many stars do the crowns need? => n * x
ask A strip is cut {y} cm shorter for a small bear. How long is it? => t / n - y

story ribbon-for-presents
grade 4
english any
A = girl
n = 140..420
m = 18..36
w = 9..17
p = money 0.5..1.5 by 0.1
need n > 4 * m; m % w != 0
body {A} has a roll with {n} inches of ribbon. She cuts it into pieces of {m} inches, one for each present, and a bow takes {w} inches more.
again For every present {A} cuts off {m} inches of ribbon, and for a bow another {w} inches. On the roll there are {n} inches.
ask If {A} leaves out the bows, for how many presents is the ribbon enough? => whole(n / m)
again {A} makes no bows. How many pieces for presents can she cut from the roll?
ask If no bows are made, how many inches of ribbon are left when {A} cannot cut another piece for a present? => remainder(n / m)
ask How many presents can {A} wrap if every one of them gets a bow as well? => whole(n / (m + w))
again Every present is to have its bow. How many presents can be finished?
ask How many inches of ribbon does a present with a bow take? => m + w
ask A shop ties bows for {p} each. How much would {w} bows cost there? => w * p
ask Every present gets a bow, and {A} wraps as many presents as possible. How many inches of ribbon remain? => remainder(n / (m + w))

story felt-from-one-sheet
grade 6
english gb
A = boy
g = 3..9
x = 4..9
y = 3..8
n = g * x
m = g * y
p = money 0.3..0.9 by 0.1
need x != y; n > m; gcd(n, m) > 2
body A sheet of felt is {n} cm long and {m} cm wide. {A} wants to cut it into equal squares with whole centimetres as their sides, so that nothing is wasted.
again {A} has a sheet of felt with a length of {n} cm and a width of {m} cm. All of it is to be cut into squares of one size, with sides in whole centimetres.
ask What is the greatest length in centimetres that the sides of the squares can have? => gcd(n, m)
again Find the side of the largest possible squares in centimetres.
ask How many squares does {A} get if they are as large as possible? => n / gcd(n, m) * (m / gcd(n, m))
ask If the squares are as large as possible, how many of them lie side by side along the longer edge of the sheet? => n / gcd(n, m)
ask What is the area of the sheet in square centimetres? => n * m
ask {A} sells the largest possible squares at {p} each. How much money does he take for the sheet? => n / gcd(n, m) * (m / gcd(n, m)) * p

story beads-on-bracelets
grade 5
english gb
A = girl
B = girl
n = 150..340
m = 17..26
r = 80..190
k = 8..13
need n > 4 * m; r > 4 * k
body {A} and {B} make bracelets, all of them alike. Each has {m} blue beads and {k} white ones. In their box they count {n} blue beads and {r} white ones.
again There are {r} white beads and {n} blue ones in the box that {A} and {B} share. Their bracelets are all alike, with {k} white beads and {m} blue ones in each.
ask How many bracelets can the two make before one of the two colours runs out? => min(whole(n / m), whole(r / k))
again What is the largest number of bracelets for which both kinds of beads are enough?
ask For how many bracelets are the blue beads enough? => whole(n / m)
ask With more than enough blue beads, how many bracelets would the white beads be enough for? => whole(r / k)
ask If the blue beads are used for as many bracelets as they are enough for, how many blue beads are left? => remainder(n / m)
ask How many beads are on one bracelet? => m + k
ask How many beads are in the box? => n + r

story photos-in-an-album
grade 4
english any
A = person
n = 75..230
m = 4, 6, 8, 9
k = 6..14
p = money 0.4..1.2 by 0.1
need m != k; k < n / 6
body {A} is making an album from {n} holiday photos. On every page {m} photos will be glued, but {k} of the photos are blurred and are thrown away. A page of the thick paper costs {p}.
again A page of {A's} new album has room for {m} photos and costs {p}. {A} took {n} photos on holiday, and throws away {k} that are blurred.
ask How many pages does the album need? => roundup((n - k) / m)
again Find how many pages are needed for the photos that are not blurred.
ask How many pages of the album are full if {A} leaves no gaps? => whole((n - k) / m)
ask What does {A} pay for the pages when as few as possible are used? => roundup((n - k) / m) * p
ask {A} leaves no gaps. How many photos are on the last page, which is not full? => remainder((n - k) / m)
again Every page but the last one is full. How many photos does the last one show?
ask How many photos are good enough for the album? => n - k
ask If {A} had kept the blurred photos as well, how many pages would the album need? => roundup(n / m)

story blinking-lanterns
grade 6
english any
A = boy
a = 6..15
b = 8..20
k = 2..5
need b > a; lcm(a, b) > b; lcm(a, b) < 140
body {A} has put tiny lights into two paper lanterns. The red lantern flashes every {a} seconds, and the green one every {b} seconds. When he switches them on, they flash together.
again Two paper lanterns, both made by {A}, have lights in them that flash together at the start. After that, the green lantern flashes every {b} seconds and the red one every {a} seconds.
ask After how many seconds do the two lanterns flash together again? => lcm(a, b)
again How many seconds does it take from the start until both flash at the same moment once more?
ask How many times does the red lantern flash after the start until the two flash together again, that last flash included? => lcm(a, b) / a
ask Not counting the flash at the start, how many times does the green lantern flash in {k} minutes? => whole(k * 60 / b)
again {k} minutes go by after the start. How many flashes of the green lantern can be counted since the first one?
ask By how many seconds is the wait between two flashes longer for the green lantern? => b - a

story wool-for-blankets
grade 5
english gb
A = woman
n = 5..9
k = 130..260 by 10
b = 50, 100, 150
p = money 2.8..6.4 by 0.2
q = money 22..58 by 2
need n * k > 2 * b
body {A} knits baby blankets for the hospital, {n} of them this winter. One blanket takes {k} grams of wool. The wool that she likes is sold in balls of {b} grams at {p} each.
again For the babies at the hospital, {A} is going to knit {n} blankets. Her favourite wool comes in balls of {b} grams, and a ball costs {p}. Each blanket takes {k} grams.
ask How many balls must {A} buy for all the blankets together? => roundup(n * k / b)
again The shop sells no part of a ball. How many balls are needed for all the blankets?
ask How much does {A} pay for the wool if she buys no more balls than the blankets take altogether? => roundup(n * k / b) * p
ask {A} knits a single blanket to try the wool out. How many balls does she have to buy for it? => roundup(k / b)
ask How many grams of wool go into all the blankets? => n * k
ask Enough wool for all the blankets is also sold as one parcel for {q}. What does {A} pay if she chooses whatever is cheaper, the parcel or the balls? => min(roundup(n * k / b) * p, q)

story craft-fair-tables
grade 5
english any
A = girl
B = boy
n = 14..36
m = 14..36
p = money 2..4.5 by 0.5
q = money 2..4.5 by 0.5
d = 6..11
need n != m; p != q; n * p != m * q
body At the craft fair {A} sells {n} candles at {p} each, and {B} sells {m} mugs at {q} each. Paper bags come in bundles of {d}, and every candle and every mug that is sold goes into a bag of its own.
again {B} has sold {m} mugs at the craft fair, for {q} apiece, and {A} {n} candles, for {p} apiece. Each thing was put into a paper bag of its own. The bags are bought in bundles of {d}.
ask How much did the one who took more money take? => max(n * p, m * q)
again One of the two tables took more money. How much was that?
ask By how much do the takings of the two differ? => max(n * p, m * q) - min(n * p, m * q)
ask How many bundles of bags do the two need together? => roundup((n + m) / d)
again If {A} and {B} share the bags, how many bundles have to be bought?
ask {A} and {B} buy their bags together and open a bundle only when the one before is empty. When everything is sold, how many bags have been taken out of the last bundle, which does not get empty? => remainder((n + m) / d)
ask How much money did the two of them take altogether? => n * p + m * q

story gold-paper-stars
grade 3
english any
A = girl
n = 38..98
m = 5..9
k = 2..4
g = 10..24
body {A} cuts stars out of gold paper. She can cut {m} stars from one sheet, and she wants {n} stars for the ceiling of her room. Each star is hung up with {k} threads.
again For the ceiling of her room, {A} is making {n} gold stars. A sheet of gold paper gives {m} of them, and each star is held by {k} threads.
ask How many sheets of gold paper must {A} buy? => roundup(n / m)
again Find the number of sheets that gives her enough stars.
ask How many sheets does {A} cut up completely if she stops as soon as she has all her stars? => whole(n / m)
ask {A} stops cutting when she has all her stars. How many stars does she cut from the last sheet, which is not used up? => remainder(n / m)
again From every sheet but the last {A} cuts as many stars as she can. How many does she cut from the last one?
ask How many stars do {g} sheets give? => g * m
ask A friend cuts all the stars out of {g} sheets like these and puts {x} of them into each envelope. How many full envelopes does the friend get? => whole(g * m / x)
x = 11..19
ask How many threads does {A} need to hang up all her stars? => n * k
