topic community
english any

story river-cleanup
grade 4
english gb
A = woman
n = 12..20
b = 3..5
k = decimal 2.5..4.5 by 0.5
g = 6..9
h = 2..3
m = 21..60
body On Clean River Day {A} meets {n} volunteers by the old mill. Each of them fills {b} sacks of rubbish in {h} hours, and a full sack weighs {k} kg. {g} of the sacks turn out to hold nothing but glass. {m} ducks look on.
need n * b > g + 10
again By the old mill, watched by {m} ducks, {A} counts her volunteers for Clean River Day: {n} have come. In {h} hours every one of them fills {b} sacks weighing {k} kg apiece. Only glass is found in {g} of the sacks.
ask How many sacks contain other rubbish than glass? => n * b - g
again Leave out the sacks of glass. How many other sacks are there?
ask What do all the sacks weigh together? => n * b * k
again Find the weight of the rubbish that the volunteers gather.
ask How many sacks do the volunteers fill per hour, taken together? {body} => n * b / h decimal
again Working together, how many sacks do they fill each hour?
ask If {x} volunteers had stayed at home, how many kilograms less would have been picked up? => x * b * k decimal
x = 4, 6
again Suppose that {x} fewer people had come to the mill. By how many kilograms would the catch have been smaller?
ask whole If {n} volunteers fill {b} sacks each and {g} more sacks stand ready, what do all the sacks weigh at {k} kg apiece? => (n * b + g) * k

story class-president
grade 3
A = girl
B = boy
n = 22..30
a = 8..12
b = 4..7
c = 2..3
k = 13..19
need n > a + b + c + 1
body All {n} pupils of the class put a slip of paper into the box to choose their speaker. {A} got {a} votes, {B} got {b}, and {c} slips were empty. All the others chose Noor. {k} parents heard the result.
again {k} parents were there when the slips for the class speaker were read out. Of the {n} slips, {c} were empty, {a} said {A}, {b} said {B}, and the rest said Noor.
ask How many votes were given to Noor? => n - a - b - c
again The rest of the slips had Noor's name on them. On how many slips did it stand?
ask How many pupils wrote down a name? => n - c
again Not counting the empty slips, how many votes were there?
ask By how many votes did {A} beat {B}? => a - b
again {B} lost to {A}. How many votes did he lack to be level with her?
ask If {x} of {A's} voters had chosen {B} instead, how many votes would {A} and Noor have together? => n - b - c - x
x = 2..3
again Imagine {x} votes for {A} had gone to {B}. What would {A} and Noor then have in all?

story lantern-parade
grade 2
n = 9..15
k = 2..3
e = 4..8
b = 20..30
A = man
body For the town's parade, {n} children carry {k} lanterns each. {e} lanterns go out in the wind. {A} leads a band of {b} drums.
again Behind {A} and {b} drums walk {n} children, all of them with {k} lanterns. The wind blows out {e} lanterns.
ask How many lanterns do the children carry? => n * k
again All together, how many lanterns go along in the parade?
ask How many lanterns are still shining? => n * k - e
again How many lanterns has the wind not blown out?
ask {x} of the dark lanterns are lit again. How many lanterns shine now? => n * k - e + x
x = 2..3
need e > x
again After the wind, {x} dark lanterns get new light. How many lanterns are shining?

story food-bank-tins
grade 5
english us
A = person
c = 24..40 by 2
p = 5..9
o = 13..20
f = 20..60 by 5
m = 3..6
body The food bank received {c} boxes of canned beans, a dozen cans in each. {A} takes out {f} cans with dents and packs the rest into bags, {m} cans to a bag, for families in {p} streets. A can weighs {o} ounces.
need (c * 12 - f) % m == 0
again At the food bank, {A} fills bags with {m} cans of beans each for families in {p} streets. The beans came in {c} boxes with a dozen cans of {o} ounces; {f} cans had dents and were taken out first.
ask How many cans without dents did the food bank receive? {body} => c * 12 - f
again What was the number of cans that {A} could use?
ask How many bags can {A} fill? => (c * 12 - f) / m
again All the good cans go into bags. How many bags are there?
ask How many ounces do the beans in one bag weigh? => m * o
again Find the weight of the cans in a single bag, in ounces.
ask What is the weight of a box of cans, in pounds? => 12 * o / 16 decimal
again In pounds, how heavy is the dozen cans of a box?
ask If each street is given the same number of bags, how many bags does each get? => (c * 12 - f) / m / p
need (c * 12 - f) / m % p == 0
again The bags are divided evenly among the streets. How many bags does each street receive?

story museum-steam-day
grade 6
english gb
a = 120..180 by 5
c = 60..95 by 5
p = money 7..9 by 0.5
q = money 3..5 by 0.5
r = percent 10, 20, 40
y = 45..58
body The steam museum is {y} years old today. {a} adults have paid {p} each and {c} children {q} each. {r} of the takings is meant for a new boiler, which Mr Grant, who is in charge, would like to have by autumn.
again To celebrate its {y} years, the steam museum has opened its doors to {c} children at {q} a head and {a} adults at {p}. Mr Grant will put {r} of what was taken towards a new boiler.
ask How much did the museum take in all? => a * p + c * q
again Find the takings of the day.
ask How much money goes towards the boiler? => (a * p + c * q) * r / 100
again Mr Grant puts something aside for his boiler. How much is it?
ask By how much did the adults' tickets bring in more than the children's? {body} => a * p - c * q
again The tickets of grown-ups and children brought in different sums. What is the difference?
ask What would the takings have been, had every child been let in free and {x} more adults come? => (a + x) * p
x = 20..40 by 5
again With no charge for children and {x} additional adults, how much would have come in?

story playground-fence
grade 4
english us
A = woman
B = man
l = 20..40 by 2
w = 12..18
g = 4..6
p = money 6..9
f = money 300..500 by 20
n = 7..11
body The neighbors want a fence around the new playground, a rectangle {l} yards long and {w} yards wide, with an opening of {g} feet for the gate. {A} collects money from {n} families; {B} gives {f}. A yard of fence costs {p}.
again A rectangle {l} yards by {w} yards has been set aside for the playground. Around it goes a fence at {p} a yard, with {g} feet left open. {B} has given {f}, and {A} asks {n} families for the rest.
ask What is the distance around the playground in yards? => 2 * (l + w)
again Walk once around the edge. How many yards have you walked?
ask How many feet of fence are needed? => 2 * (l + w) * 3 - g
again The opening is left out. What length of fence in feet must be bought?
ask How much would a fence without an opening cost? => 2 * (l + w) * p
again If the gate were forgotten, what would the neighbors pay for the fence?
ask If the fence has no opening and what {B} gave is spent first, how much must each of the families give? => (2 * (l + w) * p - f) / n
need 2 * (l + w) * p > f + 40
again Suppose no opening is left. After the gift from {B}, how much is an equal share for each of the families?

story swap-shop
grade 3
english gb
A = girl
n = 30..50
g = 8..14
t = 3..6
h = 15..22
m = 12..14
x = 2..3
body Nobody pays at the swap shop: you bring a toy and take a toy. At ten o'clock there are {n} toys. Then {h} children bring {x} toys each, and {g} toys find new homes. {A} repairs {t} dolls.
again The swap shop opens at ten o'clock with {n} toys, which nobody has to pay for. {h} children come with {x} toys apiece. {g} toys are chosen and taken away, while {A} is busy repairing {t} dolls.
ask How many toys do the children bring? => h * x
again Add up what the children carry in. How many toys come to the shop?
ask How many toys are in the shop in the end? => n + h * x - g
again Some toys have come and others have gone. How many are there now?
ask By how many has the number of toys grown since ten o'clock? => h * x - g
again Compare the shop with how it was at ten o'clock. How many more toys does it have?
ask The toys left over are packed in boxes of {m} with {y} remaining. How many boxes are packed? => (n + h * x - g - y) / m
y = 5..7
again In the end {y} toys are kept out, and the others go into boxes of {m}. How many boxes are filled?

story blood-drive-buses
grade 6
english gb
n = 40..90 by 5
f = fraction 1/5, 2/5, 3/5
d = 450, 500
w = 3..6
t = 8..14
body Every {w} months a bus comes to the town hall to collect blood. Of the {n} people who came today, {f} had given blood before; {k} people in all were sent home with a cold. A person gives {d} ml, which takes {t} minutes, says Nurse Adler.
k = 4..9
again Today {n} people came to the bus at the town hall, which collects blood there every {w} months. According to Nurse Adler, {k} of them had a cold and were sent home; {f} of all who came were no beginners. To give {d} ml takes {t} minutes.
ask How many of those who came were there for the first time? => n - n * f
again How many people had never given blood before?
ask How many litres of blood were collected today? {body} => (n - k) * d / 1000 decimal
again Find the amount of blood, in litres, that the bus takes away today.
ask How many millilitres would it have been if nobody had had a cold? => n * d
again Suppose that not one person had been sent home. What amount in millilitres would there be?
ask With {x} beds in the bus, how many hours at least does the collecting take? => (n - k) * t / x / 60 decimal
x = 3..5
need (n - k) % x == 0
again There are {x} beds. If none is ever empty, after how many hours has everybody given blood?

story cake-auction
grade 5
english gb
B = man
s = money 6..9
n = 5..8
r = money 1.5..3 by 0.5
g = money 120, 150, 180, 200
c = 4..9
k = 31..40
body Bidding for Mrs Hall's honey cake opens at {s}. {n} times somebody offers {r} more, then the hammer falls and {B} has bought it. Before, {c} other cakes went for {x} each. The youth club, with its {k} members, hopes to raise {g} for a tent.
x = money 11..14
need g > c * x + s + n * r + 4
again {c} cakes have already been sold at {x} apiece for the youth club, whose {k} members want a tent for {g}. Now Mrs Hall's honey cake is up: the first offer is {s}, and {n} times after that it is raised by {r}, until {B} gets it.
ask What does {B} pay for the honey cake? => s + n * r
again At which price is the honey cake sold?
ask How much money have all the cakes brought in? => c * x + s + n * r
again Adding up every cake, what has the club taken?
ask How much does the club still need for its tent? => g - (c * x + s + n * r)
again What is missing from the price of the tent when the last cake is sold?
ask {B} divides the cake into {y} pieces and sells them at {z} each to his guests for the club. By how much does that beat what he paid? => y * z - (s + n * r)
y = 16, 20, 24
z = money 2, 2.5
need y * z > s + n * r + 1
again {y} pieces of the honey cake are sold on by {B}, at {z} each. How much more than he paid does he take?

story book-boxes-on-bikes
grade 6
english any
A = person
d = decimal 2..3.5 by 0.5
b = 3..5
k = 20..28 by 2
t = 12..18
n = 6..9
body The old library moves to the town hall, {d} km away. {A} and {n} friends do it by bicycle: each trailer takes {b} boxes with {k} books. One way lasts {t} minutes, and everybody makes {x} trips, always returning empty except after the last one, when they stay.
x = 2..4
again {n} friends help {A} to move the library on bicycles with trailers for {b} boxes, each of {k} books. Every one of them rides {x} times to the town hall, a distance of {d} km, in {t} minutes, and rides back empty every time but the last.
ask How many books does a full trailer hold? => b * k
again Find the number of books that go on one trailer.
ask How many books do they move altogether? => (n + 1) * x * b * k
again Add up all the trips of all the riders. How many books have moved?
ask How many kilometres does each of them ride? => (2 * x - 1) * d decimal
again What distance in kilometres does every rider cover in the end?
ask How many minutes does {A} spend on the road if the empty way takes {y} minutes less? => x * t + (x - 1) * (t - y)
y = 2, 3
again With the ways back {y} minutes quicker each, for how many minutes is {A} riding?

story museum-school-day
grade 3
n = 24..42 by 2
k = 3..7
m = 35..50 by 5
p = money 2.5..4 by 0.5
w = 2..3
A = woman
english gb
body Monday at the coin museum: {A} brings {n} pupils. Half of them see the coins first, while the rest see the mill, and each tour lasts {m} minutes. {k} pupils at a time may press their own coin for {p}. {w} teachers come too.
need n % k == 0
ask How many pupils see the coins first? => n / 2
ask How many groups must be made for the coin press? => n / k
ask What do all the pupils pay for pressing a coin? {body} => n * p
ask After both tours, with {x} minutes between them, how many minutes have passed? => 2 * m + x
x = 10..20
ask whole {n} pupils pay {p} each for pressing a coin and {w} teachers pay {y} each for a cup of tea. How much do they all pay together? => n * p + w * y
y = money 1.5..2

story benches-paint
grade 5
english gb
A = man
b = 9..16
d = decimal 0.25, 0.5, 0.75
n = 4..6
p = money 14..22
h = 2..3
body {n} neighbours in the park, among them {A}, paint the benches green. They plan {h} coats for each of {b} benches; a coat takes {d} litres. Tins of {x} litres cost {p}.
x = 2, 3, 4, 5
need b * h * d % x == 0
again There are {b} benches in the park, and every one is to get {h} coats of green. A coat uses up {d} litres, and paint comes in tins of {x} litres at {p}. {A} is one of the {n} neighbours who do the work.
ask How much paint do they need for one bench? => h * d
again What amount of paint goes on a single bench, in litres?
ask How many tins of paint have to be bought? => b * h * d / x
again For all the coats on all the benches, how many tins are opened?
ask If they share the cost of the tins evenly, how much does {A} pay? => b * h * d / x * p / n
again The neighbours split the price of the tins into equal parts. What is {A's} part?
ask After the first coat on every bench it starts to rain. How many litres are still in the tins that were bought? => b * (h - 1) * d decimal
again Rain stops the work when each bench has had just one coat. How many litres of the paint remain?

story sponsor-walk
grade 4
english gb
A = girl
B = boy
l = 6..14
m = 4..9
p = money 1.5..3 by 0.5
q = money 2.5..4.5 by 0.5
g = 3..5
k = 300, 400, 500
body For the animal home {A} walks {l} laps of the field, and {B} walks {m}. {A's} {g} sponsors give {p} each for every lap; {B's} grandfather alone gives {q} a lap. A lap measures {k} metres.
need l > m + 1
again {B} walks {m} laps for the animal home, each worth {q} to his grandfather. {A} walks {l}; she has {g} sponsors, and each of those pays {p} for a lap. Once round the field is {k} metres.
ask How much money does {A} collect? => l * g * p
again What do all of {A's} sponsors pay together?
ask How many metres farther than {B} does {A} walk? => (l - m) * k
again {B} stops before {A}. By how many metres is her walk longer?
ask What sum do the two children bring to the animal home? {body} => l * g * p + m * q
again The animal home receives the money of both. How much is that?
ask How many kilometres does {B} walk? => m * k / 1000 decimal
again Give the length of {B's} walk in kilometres.
ask whole Suppose that {g} sponsors pay {p} each for every lap and {A} walks {l} laps, but {q} of the money is spent on water. How much is left? => g * p * l - q

story town-clock-bells
grade 7
english us
A = person
d = 8..14
s = 20..40 by 4
w = decimal 1.5..3.5 by 0.5
n = 5..9
k = 120..180 by 10
t = 11..15
body The old town clock loses {s} seconds a day. {A}, who has looked after it for {t} years, sets it right every {d} days by climbing {k} steps. Its bell is heard {w} miles away, and {n} tourists a day watch.
need d * s % 60 == 0
ask By how many minutes is the clock slow when {A} comes to set it? => d * s / 60
ask How many steps up the tower does {A} climb in {x} such visits? => x * k
x = 4..7
ask If {A} did not come at all for {y} weeks, how many minutes would the clock be wrong? => y * 7 * s / 60 decimal
y = 3, 6, 9, 12
ask How many yards away can the bell be heard, a mile being 1,760 yards? {body} => w * 1760
ask whole One tower clock loses {s} seconds a day and another gains {z} seconds a day. How many seconds apart are they {d} days after both were right? => (s + z) * d
z = 5..18
ask whole Determine how many minutes a clock is slow after {x} weeks if it loses {z} seconds every day. => x * 7 * z / 60 decimal

story soup-kitchen
grade 5
english gb
A = woman
l = 30..48 by 3
b = 250, 300, 400
c = 5..9
p = 11..17
n = 2..4
body On winter evenings {A} and {n} helpers cook {l} litres of soup. A bowl takes {b} ml. {p} of the guests last night asked for a second bowl, and the others ate only one. {c} litres were left over.
need (l - c) * 1000 % b == 0
again Last night {c} litres remained of the {l} litres of soup that {A} cooks with {n} helpers. The bowls hold {b} ml. {p} guests had a second bowl, all the rest just one.
ask How many bowls of soup were eaten? => (l - c) * 1000 / b
again Count the bowls that were emptied last night. How many were there?
ask How many guests came? => (l - c) * 1000 / b - p
again Find the number of people who ate soup last night.
ask How many bowls would the soup that was left over have filled? => c * 1000 / b
need c * 1000 % b == 0
again The leftover soup could have been served as well. How many bowls is that?
ask If they cook as much every night, how many litres of soup do they make in a week? => l * 7
again Night after night, the same pot. What does a week come to, in litres?
ask whole How many bowls of {b} ml can be filled from {x} pots of {l} litres each if {c} litres are spilled? => (x * l - c) * 1000 / b
x = 2, 3

story recycling-bins
grade 2
english any
A = girl
B = boy
p = 12..19
g = 4..9
c = 20..25
k = 2..3
body {A} brings {p} bottles and {c} cans to the bins. {B} brings {g} bottles. {k} bottles break on the way in.
need p > g + 1
ask How many bottles do the children bring altogether? => p + g
again Count {A's} bottles and {B's}. How many bottles are there?
ask How many bottles do not break? => p + g - k
ask How many more cans than bottles does {A} bring? => c - p
ask whole {A} brings {p} bottles, and {B} brings {k} fewer. How many bottles is that in all? => p + (p - k)
ask whole If {p} bottles and {c} cans go into a bin and {g} of them are taken out again, how many things are left in it? => p + c - g

story street-party-tables
grade 3
english gb
A = man
t = 9..15
s = 6, 8
c = 21..40
n = 9..12
g = 3..5
body {A} puts up {t} tables in Maple Street for the summer party, with {s} chairs round each. {n} chairs turn out to be broken and are taken away. By noon {c} guests are sitting, and {g} dogs lie in the shade.
need t * s > n + c + 5
again There is a summer party in Maple Street. {g} dogs lie in the shade, and at noon {c} guests have sat down at the {t} tables. {A} had put {s} chairs at every table, but {n} of all the chairs were broken and had to go.
ask How many good chairs are there? => t * s - n
again When the broken ones are gone, how many chairs are left?
ask How many guests can still sit down after noon? => t * s - n - c
again Guests have taken some of the good chairs by noon. How many people may still take a seat?
ask {x} more tables with all their chairs are fetched. How many good chairs are there now? => (t + x) * s - n
x = 2, 4
again Suppose {x} tables are added with good chairs all round. To how many good chairs does the party come?
ask Each table has {y} jugs of juice, and {z} jugs are empty by noon. How many jugs are not empty? => t * y - z
y = 2, 3
z = 7, 14, 16
again {z} of the jugs have been emptied by noon. There were {y} on every table. How many still hold juice?
ask whole A party has {t} tables with {s} chairs each and {g} benches for {y} people each. How many places are left when {c} guests sit down? => t * s + g * y - c

story choir-charity-concert
grade 6
english gb
A = woman
r = 8..14
s = 15..22
e = 12..30
p = money 6..9
c = money 95..160 by 5
f = percent 10, 25, 50, 75
k = 31..44
body In the church hall stand {r} rows of {s} chairs. For the charity concert, at {p} a ticket, all but {e} of them are sold. Hiring the hall costs {c}; {f} of what remains goes to the lifeboats and the rest to the animal home. {A} conducts {k} singers.
again {A} and {k} singers give a concert for charity. A ticket is {p}. The hall, hired for {c}, has {s} chairs in each of its {r} rows, and {e} chairs stay empty. When the hall is paid for, the lifeboats get {f} of the money and the animal home the rest.
ask How many tickets are sold? => r * s - e
again Each chair but the empty ones has been paid for. How many people bought a ticket?
ask How much money is left when the hall has been paid for? => (r * s - e) * p - c
again What remains of the takings after the hire?
ask How much do the lifeboats receive? => ((r * s - e) * p - c) * f / 100
again Find the sum that goes to the lifeboats.
ask If they had sung in the open air, with no hall to pay and {x} listeners at the same price, how much would have been taken? => x * p
x = 90..130
again Out of doors, no hire is due. What would {x} tickets have brought in?

story walking-bus
grade 2
english gb
A = man
a = 4..8
b = 9..13
c = 2..3
m = 15..25
body The walking bus to school starts with {a} children. At the church {b} children join it, and {c} at the baker's. It takes {m} minutes. {A} walks in front.
again With {A} in front, {a} children set off on the walking bus. {b} wait for it at the church and {c} at the baker's. The way to school lasts {m} minutes.
ask How many children are on the walking bus after the church? => a + b
again The church is passed. How many children walk now?
ask How many children come to school on the walking bus? {body} => a + b + c
again At the school gate, how many children arrive with {A}?
ask How many more children join at the church than at the baker's? => b - c
again Fewer children wait at the baker's than at the church. How many fewer?
ask If {x} children at the church were ill, how many would reach school? => a + b + c - x
x = 4..7
again Today {x} of the children at the church stay in bed. How many come to school with the walking bus?

story old-town-tour
grade 4
english us
A = woman
n = 16..30
k = money 9..14
c = money 4..7
m = 5..12
w = 30..50
body A walk through the old town costs {k} for adults and {c} for children. On Saturday {A} led {n} people, {m} of them children, past {w} houses; on Sunday there were twice as many adults but only {x} children.
x = 2..4
need n > m + 4
again Past {w} houses leads the walk through the old town that {A} offers. Grown-ups pay {k} and children {c}. Of the {n} people on Saturday {m} were children. Sunday brought {x} children and twice as many adults as Saturday.
ask How many adults came on Saturday? => n - m
again Leaving the children aside, how many people walked on Saturday?
ask How much money did the walk on Saturday bring in? {body} => (n - m) * k + m * c
again What were the takings on Saturday?
ask How many people walked with {A} on Sunday? => (n - m) * 2 + x
again Count everybody who came on Sunday. How big was the group?
ask By how much did the money from adults rise from Saturday to Sunday? => (n - m) * k
again How much more did adults pay on Sunday than on Saturday?

story bulb-planting-day
grade 4
english any
A = girl
f, g = tulip, crocus / crocuses | daffodil, snowdrop | lily / lilies, iris / irises
b = 8..12
n = 20, 25, 30
k = 13..18
h = 5..9
p = 70..110 by 10
body The village has bought {b} bags of {n} {f} bulbs, and {p} {g} bulbs besides. {k} children, {A} among them, plant {h} bulbs each before lunch. It is cold, and there is hot soup.
need b * n + p > k * h + 20
again Before lunch {A} and the other children, {k} in all, put {h} bulbs each into the cold ground. The village had bought {p} {g} bulbs and {b} bags with {n} {f} bulbs in each.
ask How many bulbs has the village bought? => b * n + p
again Add up the bulbs of both kinds. How many are there?
ask How many bulbs are left for the afternoon? => b * n + p - k * h
again When the children sit down to lunch, how many bulbs still lie in the bags?
ask By how many do the {f} bulbs exceed the {g} bulbs? => b * n - p
again The village bought more {f} bulbs than {g} bulbs. How many more?
need b * n > p + 5
ask After lunch only {x} children come back. If they plant everything that is left, in equal parts, how many bulbs does each of them plant? => (b * n + p - k * h) / x
x = 6, 7, 8, 9, 10
again {x} children share the rest of the bulbs evenly in the afternoon. How many are planted by each?

story chess-club-fees
grade 7
english gb
A = person
n = 24..48 by 4
f = fraction 1/4, 3/8, 1/2
p = money 30..50 by 5
r = percent 20, 40, 60
h = money 45..80 by 5
k = 7..11
body Members of the chess club pay {p} a year; young people get {r} off. {f} of the {n} members are young. The club, which {A} has led for {k} years, hires a room for {h} a month.
need n * f % 1 == 0
again For {h} a month the chess club hires a room. It has {n} members, led by {A} for {k} years. Of these, {f} are young and pay {r} less than the usual {p} a year.
ask How many members pay the full fee? => n - n * f
again Those who are no longer young pay the usual fee. How many people do so?
ask What is the fee for a young member? => p * (100 - r) / 100
again At which price, per year, do young people join?
ask How much do all the fees of a year come to? => (n - n * f) * p + n * f * p * (100 - r) / 100
again Find the sum of all the fees that the club takes in a year.
ask How much does the room cost in {x} years? => h * 12 * x
x = 2..5
again {x} years go by. What has been paid for the room in that time?
ask If nobody had a reduction, how much more would the club collect each year? => n * f * p * r / 100
again Suppose that young people paid the full price. By how much would the fees of a year go up?

story voting-hours
grade 6
english any
v = 900..1500 by 20
a = 120..180 by 5
b = 60..95 by 5
h = 3..5
k = 6..9
r = percent 60, 65, 70, 75, 80
body At the village election {v} people may vote. From eight o'clock, {a} come every hour for {h} hours; after that it is {b} an hour. {k} helpers hand out the papers. Last time, {r} of those who could vote did so.
need v > a * h + b * 4 + 10; v * r % 100 == 0
again {r} of the voters came last time. This year there are {v} of them in the village, and {k} helpers hand out papers. {a} voters an hour come in the first {h} hours; then the number falls to {b} an hour.
ask How many people have voted when the first busy hours are over? => a * h
again How many voters do those first busy hours bring?
ask {x} hours after the number fell, how many people have voted in all? => a * h + b * x
x = 2..4
again Another {x} hours go by with the lower number. To how many voters has it come altogether?
ask After {y} of the quieter hours, how many voters must still come to equal last time's share? => v * r / 100 - (a * h + b * y)
y = 2, 3
need v * r / 100 > a * h + b * 3 + 5
again After {y} of the quieter hours, how many more votes are needed to bring the share up to last time's?
ask If just as large a share as last time votes, how many people do not vote? => v - v * r / 100
again This year's share equals last time's. How many people stay away?

story gallery-walls
grade 5
english gb
A = girl
n = 36..60 by 4
l = decimal 5.5..8.5 by 0.5
e = 3..9
b = 40..60 by 10
p = money 12..25
body The youth museum hangs {n} drawings on the walls of a square room, the same number on each wall. A wall is {l} m long, and a drawing {b} cm wide. {e} of the drawings are by {A}, who has sold two of hers at {p} each.
need n / 4 * b < l * 100 - 60
ask How many drawings hang on each wall? => n / 4
ask What is the distance round the room? => 4 * l
ask How many centimetres of a wall are not covered by drawings? => l * 100 - n / 4 * b
ask What is the area of the floor of the room in square metres? {body} => l * l
ask whole A wall is {l} m long, and {e} drawings, {b} cm wide each, hang on it. How many centimetres are free? => l * 100 - e * b
ask whole Calculate how much {e} drawings at {p} each and a frame at {y} for every one of them bring altogether. => e * (p + y)
y = money 4..10

story bake-for-library
grade 3
english us
A = boy
m = 3..6
b = 2..5
p = money 1.5..2.5 by 0.5
q = money 0.75..1.25 by 0.25
l = 11..23
g = money 120, 150, 180
body At {A's} stall for the library there are {m} dozen muffins at {p} each and {b} dozen cookies at {q} each. By two o'clock all the cookies have gone and {l} muffins are left. A shelf for the library costs {g}.
need m * 12 > l + 5
again The library needs a shelf for {g}. {A} brought {b} dozen cookies and {m} dozen muffins to the stall; a cookie is {q} and a muffin {p}. At two o'clock he still has {l} muffins but not one cookie.
ask How many muffins have been sold by two o'clock? {body} => m * 12 - l
again At two o'clock, how many muffins are gone?
ask What did the cookies bring in? => b * 12 * q
again How much money did people pay for the cookies?
ask Find out how much more money the muffins will bring in if all those left are sold as well. => l * p
again The rest of the muffins find buyers too. How much do those pay?
ask How much money is in the box at two o'clock? => (m * 12 - l) * p + b * 12 * q
again Count what {A} has taken by two o'clock. How much is it?
ask whole How much more do {m} dozen muffins at {p} each cost than {b} dozen cookies at {q} each? => m * 12 * p - b * 12 * q

story tree-sponsors
grade 5
english us
A = woman
B = man
t = 40..70 by 5
c = money 18..30
g = money 200..450 by 50
k = 5..9
f = 8..12
s = 3..5
body The town council will plant {t} trees along Main Street at {c} apiece, {f} yards apart, on {s} Saturdays. The bakery gives {g}, and {k} other firms pay for the rest in equal parts. {A} digs the first hole and {B} the second one.
need t * c > g + 50
ask How much do the trees cost? => t * c
ask What must each of the other firms pay? => (t * c - g) / k
ask If all trees stand on one side of the street, how many yards lie between the first and the last? => (t - 1) * f
ask How many feet is it from the first tree to the third? => 2 * f * 3
ask whole For planting, {k} firms share the price of {t} trees at {c} each, and a bank pays {v} of each firm's part. What is left for one firm to pay? => t * c / k - v
v = money 32..60 by 4
ask whole Work out how much is lacking when {t} trees at {c} each are to be bought, {k} firms give {z} each and a bakery gives {g}. => t * c - k * z - g
z = money 31..60
need t * c > k * z + g + 5

story lost-property
grade 1
A = woman
u = 9..15
h = 3..8
k = 2..6
body At the town hall {A} has {u} lost umbrellas and {h} lost hats. People fetch {k} umbrellas.
again {A} looks after lost things at the town hall: {h} hats and {u} umbrellas. {k} umbrellas are fetched.
need u > k + 2
ask How many umbrellas are left? => u - k
again Some umbrellas stay with {A}. How many?
ask How many lost things did {A} have at first? => u + h
again Before anybody came, how many hats and umbrellas were there?
ask How many things has {A} got now? => u + h - k
again Some people have come by. How many lost things are still with {A}?

story snow-helpers
grade 1
A = boy
B = girl
a = 4..9
b = 10..15
c = 2..6
body {A} clears the snow from {a} doorsteps. {B} clears {b}. {c} neighbours give them apples.
english gb
ask How many more doorsteps does {B} clear? => b - a
ask How many doorsteps do they clear together? => a + b
ask Next day {A} clears {e} more doorsteps than today. How many does he clear then? => a + e
e = 2..5
ask whole {B} clears {b} doorsteps and {A} clears {c} more than {B}. How many does {A} clear? => b + c
ask whole If {A} clears {a} doorsteps on each of two days and {B} clears {b} in all, how many doorsteps do they clear altogether? => a * 2 + b

story pen-pals-town
grade 2
english gb
n = 13..19
k = 2..5
s = 20..29
a = 6..9
A = girl
body {A's} class writes to old people in the home. {n} letters are ready and {k} are not. {s} old people live there. {a} of them sent a card back.
again {s} old people live in the home. {A's} class has {n} letters ready for them, and {k} more are being written. {a} cards have come back.
need s > n + k + 1
ask How many letters will there be when all are ready? => n + k
again The class ends its work. How many letters are there?
ask How many old people do not get a letter, if each letter goes to one of them? => s - (n + k)
again Each letter is for one person. How many people in the home get none?
ask How many people in the home have not sent a card? => s - a
again Some people in the home sent a card. How many others live there?

story fire-brigade-open-day
grade 6
english gb
A = man
t = 2400, 3000, 3600, 4000
l = 300, 400, 500, 600
k = 3..5
h = 15..28
n = 90..140 by 5
m = percent 20, 30, 40
body At the open day the fire engine shows what it can do. Its tank holds {t} litres, and the pump throws out {l} litres a minute to a height of {h} metres. After {k} minutes {A}, the chief, turns it off. {n} visitors look on, and {m} of them get wet.
need t > l * k + 100; n * m % 100 == 0
again {n} visitors come to see the fire engine at the open day; {m} of them do not stay dry. {l} litres a minute leave its tank of {t} litres and rise to {h} metres, until {A}, the chief, turns the pump off after {k} minutes.
ask How many litres remain in the tank when the pump is turned off? => t - l * k
again {A} stops the pump. What is still in the tank, in litres?
ask How many visitors stay dry? => n - n * m / 100
again Not everyone gets wet. How many visitors do not?
ask If the pump had not been turned off, for how many seconds would a full tank have lasted? => t / l * 60 count
again How many seconds pass until the pump has emptied a full tank?
ask A second engine refills the first at {x} litres a minute. How many minutes does it need after the show? => l * k / x decimal
x = 150, 200, 250
again The tank is filled up again at {x} litres a minute. After how many minutes is it full?

story language-cafe
grade 8
english gb
A = woman
m = money 480..720 by 20
f = fraction 1/3, 1/4, 1/6
r = percent 10, 15, 30
n = 20..36 by 2
k = 4..8
body The town gives the language café {m} for the year. {f} of it pays for the room, {r} of what is left goes into tea, and the remainder is for books. {A} opens the café to {n} guests a week on average, with {k} tables.
again {A's} language café, a room with {k} tables, sees {n} guests in an average week. Of the {m} it is given by the town each year, {f} is spent on the room. What remains is used for tea, {r} of it, and for books.
ask How much does the café pay for its room? => m * f
again What is the price of the room for the year?
ask How much is spent on tea? => (m - m * f) * r / 100
again Find what a year's tea costs the café.
ask What sum is there for books? => (m - m * f) * (100 - r) / 100
again When room and tea are paid for, how much can be spent on books?
ask Spending everything that is there for books, how many books at {x} apiece can {A} buy? => (m - m * f) * (100 - r) / 100 / x count
x = money 8..18
again {A} spends the whole sum for books on books at {x} each. How many does she get?

story flea-market-space
grade 6
english us
A = person
l = 45..75 by 5
w = 24..36 by 2
t = 6, 8
p = money 9..15
n = 13..21
r = percent 20, 25
body The flea market takes place on a field {l} yards long and {w} yards wide. Each seller, of whom there are {n}, pays {p} for a table {t} feet long, members of the club {r} less. {A} sells comics, and {k} of the sellers are members.
k = 3..7
need n > k + 4
again {n} people sell things at the flea market, {k} of them members of the club that runs it. {A} has comics. A table, {t} feet in length, costs {p}, but members pay {r} less. The field measures {l} yards by {w} yards.
ask How many sellers are not members? => n - k
again Leave out the club's own people. How many sellers remain?
ask How much do the tables bring in? => (n - k) * p + k * p * (100 - r) / 100
again What does the club take for all the tables?
ask If all tables stood in one line, how many yards would it be? => n * t / 3 decimal
again Put end to end, how many yards do the tables measure?
need n * t % 3 == 0
ask How many feet of rope go around the field? => 2 * (l + w) * 3
again The field is roped off. How many feet is it all the way around?

story charity-run-average
grade 6
english gb
A = girl
B = boy
C = girl
a = decimal 5.5..8 by 0.5
b = decimal 3..5 by 0.5
c = decimal 8.5..11.5 by 0.5
p = money 2..4
q = money 12..20
n = 90..140 by 10
body {n} runners took part in the charity run. {A} ran {a} km, {B} {b} km and {C} {c} km, and for each kilometre their uncle gave {p}. {C} also found {q} in her letter box from an unknown friend.
again An uncle promised {p} for each kilometre to {A}, {B} and {C}, who were among the {n} runners for charity. {B} managed {b} km. {A} came to {a} km, and {C} to {c} km; an unknown friend put {q} into her letter box besides.
ask What distance did the three run on average? => (a + b + c) / 3
again Find the mean of the three children's distances.
ask How much did the uncle give in all? => (a + b + c) * p
again What did the promise cost the uncle?
ask How much more than {B} did {C} bring in, with the money from her letter box? => c * p + q - b * p
again Compare {C's} money, gift included, with {B's}. How much greater is it?
ask If all the runners together covered {x} km, how far did each run on average? => x / n
x = 360..910 by 10
again Add up what everyone in the charity run covered: it is {x} km. What is the average distance of a runner?

story hall-floor-tiles
grade 7
english gb
A = man
l = 8..14
w = 5..7
s = 25, 50
p = money 2..4 by 0.5
k = 3..6
r = percent 5, 10, 20
body For the floor of the club house, {l} m long and {w} m wide, {A} orders square tiles with sides of {s} cm. A tile costs {p}; he takes {r} more than needed in case some break. {k} members lay them.
need l * w * 10000 / (s * s) * r % 100 == 0
again The club house is {l} m by {w} m. Its floor will be covered with tiles {s} cm square, at {p} apiece, by {k} members. {A} buys {r} more of them than the floor takes.
ask How many tiles does the floor take? => l * 100 / s * w * 100 / s
again How many tiles cover the floor?
ask How many tiles does {A} order? => l * 100 / s * w * 100 / s * (100 + r) / 100
again Spare tiles included, how many are bought?
ask What do the spare tiles cost? => l * 100 / s * w * 100 / s * r / 100 * p
again How much money goes into tiles that are beyond the need?
ask How long is the skirting board round the floor, if {x} cm are left out for the door? => 2 * (l + w) - x / 100
x = 90, 110, 120
again A board runs along the walls but not across the door, {x} cm wide. What length of board, in metres, is that?

story music-band-bus
grade 4
english us
n = 34..50
k = 8..15
c = money 240..360 by 20
t = money 3..5
m = 20..30
d = 2..4
A = woman
body The town band, {n} players and {k} friends, rents a bus to a festival {m} miles away for {c}. Admission is {t} for each friend and free for players. {A} plays one of {d} tubas.
again A bus to a festival {m} miles away costs {c}. In it ride the {n} players of the town band, of whom {d} play the tuba like {A}, and {k} friends. Players get in free; a friend pays {t}.
ask What do all the friends pay to get in, together? => k * t
again Find the sum that the band's friends spend on admission.
ask How much would a ride cost each person if everybody in the bus paid the same? => c / (n + k)
again The bus is shared equally by players and friends. What is the cost per head?
ask Suppose the friends pay for half of the bus and their admission. How much do they spend altogether? => c / 2 + k * t
again Half of the bus and their own admission are paid for by the friends. What does that come to?
ask How many miles does the bus drive if it goes there and back on each of {x} days? => m * 2 * x
x = 5..8
again On each of {x} days the bus makes the trip there and back. How many miles are driven?

story garden-plots-rent
grade 4
english any
A = man
p = 18..30
f = 4..9
r = money 22..36
w = money 6..9
h = 12..16
k = 2..3
body Behind the school lie {p} gardens, each rented out for {r} a year. {f} gardens are empty at present. Those who rent one also pay {w} a year for water. {A}, who is in charge, waters his own {h} rose bushes twice a day.
need p > f + 6
ask How much rent and water money is paid in a year? => (p - f) * (r + w)
ask What would all the gardens bring in if none were empty, water left out? => p * r
ask For next year, {k} of the empty gardens have been rented too. How much rent will be paid then? => (p - f + k) * r
need f > k
ask A can serves {x} bushes. How many cans does {A} carry to his roses in a week? => h * 2 * 7 / x
x = 4, 6, 8
need h % x == 0
ask whole Work out how much more {p} gardens cost at {r} than {f} gardens at {v} with water at {y} each. => p * r - f * (v + y)
v = money 14..20
y = money 10..12
ask {body} A neighbour has {z}. How much of it remains after he has paid a year's rent and water for two gardens? => z - 2 * (r + w)
z = money 100, 120

story nightwatch-lamps
grade 5
english gb
A = woman
d = 480..900 by 60
s = 20, 30, 40, 60
p = money 85..130 by 5
w = 40..60 by 5
n = 8..12
h = 9..14
need d % s == 0
body The path between the school and the station is {d} m long. The parish sets up a lamp every {s} m, the first one at the school gate and the last at the station. A lamp costs {p}, draws {w} watts and burns {h} hours a night. {A} counted {n} dark corners before.
again A parish wants light on the path from the school to the station, which measures {d} m and had {n} dark corners, says {A}. There will be lamps at both ends and every {s} m between them, each of {w} watts at {p}, shining for {h} hours every night.
ask How many lamps are set up? => d / s + 1
again With those at both ends, how many lamps will stand along the path?
ask What does the parish pay for the lamps? => (d / s + 1) * p
again Find the price of all the lamps together.
ask How many watts do all the lamps draw? => (d / s + 1) * w
again With every lamp burning, how many watts are used?
ask For how many hours does a single lamp burn in {x} weeks? => h * 7 * x
x = 2..6
again Over {x} weeks, for how many hours does each lamp shine?

story quiz-night-tables
grade 5
english us
A = person
t = 9..15
s = 4..6
p = money 7..12
e = money 60..100 by 5
f = money 20..40 by 5
k = 2..3
body Quiz night at the community center: {t} teams of {s} people, {p} a person. {k} teams have to be let in free because they cook. Prizes cost {e} and paper {f}; {A} asks the questions.
need (t - k) * s * p > e + f + 20
again Teams of {s} come to the quiz night at the community center, {t} of them, to hear the questions of {A}. The charge is {p} a person, except for the {k} teams that cook. {e} is spent on prizes, {f} on paper.
ask How many people take part without cooking? => (t - k) * s
again Leave out the cooks. How many people play?
ask How much do the people who pay bring in? => (t - k) * s * p
again What is collected from everyone who is charged?
ask What profit does the evening make? => (t - k) * s * p - e - f
again Prizes and paper are paid from what was collected. How much is left over?
ask How much did letting those cooks in free cost the organizers? => k * s * p
again If the cooks had been charged as well, how much more would have come in?
ask whole If {t} teams of {s} pay {p} a person and {e} is spent, how much of the profit does each of {k} clubs get in equal parts? => (t * s * p - e) / k

story donation-letters
grade 6
english gb
A = woman
n = 200..600 by 50
r = percent 6, 8, 12, 16
g = money 15..30 by 5
s = money 0.6..0.9 by 0.1
t = 4..7
w = 20..45 by 5
need n * r % 100 == 0
body {A} sends {n} letters for the hedgehog rescue, at {s} a stamp. {r} of the people who get one answer, giving {g} on average. {t} helpers fold {w} letters an hour each. 
again Of the {n} people to whom {A} writes for the hedgehog rescue, {r} send something back, on average {g}. A stamp is {s}. {t} helpers are folding; each does {w} letters in an hour.
ask How much do the stamps cost? => n * s
again What does {A} pay the post for all her letters?
ask How many people send money? => n * r / 100
again How many gifts come in answer to {A's} letters?
ask After the stamps are paid for, what remains of the gifts? => n * r / 100 * g - n * s
need n * r / 100 * g > n * s + 5
again Take the stamps off the gifts. How much is left for the hedgehogs?
ask How many hours do the helpers need for all the letters? => n / (t * w) decimal
again Working side by side, after how many hours have they folded the last letter?

story bridge-toll
grade 8
english gb
A = man
c = 120..220 by 10
b = 30..90 by 5
p = money 1.5..2.5 by 0.5
f = fraction 1/2, 1/5, 2/5
k = money 4000, 5000, 6000
y = 60..95
w = 4..7
body An old wooden bridge, built {y} years ago, must be repaired for {k}. Cars pay {p} to cross it, bicycles {f} of that. On an ordinary day {c} cars and {b} bicycles use it. {A}, who keeps the gate, is off duty on {w} days a month.
again {p} is charged for each car on an old wooden bridge, and for a bicycle {f} of it. Repairs of {k} are due after {y} years. Per day there are {c} cars and {b} bicycles. The keeper of the gate, {A}, has {w} days off each month.
ask How much is charged for a bicycle? => f * p
again At what price does a bicycle cross the bridge?
ask How much is taken on an ordinary day? => c * p + b * f * p
again Find a day's takings at the gate.
ask What is still missing for the repairs after {x} ordinary days? => k - x * (c * p + b * f * p)
x = 5..9
again {x} ordinary days have gone by. How much of the money for repairs is lacking?
ask If each bicycle were charged as much as a car, how much more would a day bring? => b * (p - f * p)
again Suppose that cars and bicycles paid the same, as cars do now. By how much would the takings of a day rise?

story repair-hours
grade 3
english gb
A = woman
B = man
h = 3..5
b = 4..7
r = 2..3
l = 18..32
n = 20..28
body At the mending evening {A} repairs {b} bicycles an hour, {B} {r} radios an hour. After {h} hours they stop. {n} people wait with bicycles and {l} with radios at the start.
need b * h < n; r * h < l
again {n} bicycles and {l} radios have been brought to the mending evening. {A} mends {b} bicycles every hour, {B} {r} radios. They work for {h} hours.
ask How many bicycles and radios do the two repair together? => h * (b + r)
again Radios and bicycles together, how many were mended?
ask How many bicycles must wait for the next mending evening? {body} => n - h * b
again When {A} stops, how many bicycles have not been mended?
ask How many things, of both kinds, go home unmended? => n + l - h * (b + r)
again Add the radios and the bicycles for which there was no time. How many are left?
ask How many radios would be mended if {B} worked {x} hours longer? => r * (h + x)
x = 2..6
need r * (h + x) <= l
again If {B} stays for {x} hours more, how many radios has he repaired in the end?
ask whole Someone mends {b} bicycles an hour for {h} hours and then {r} radios an hour for {y} hours. How many things are mended in all? => b * h + r * y
y = 6, 8

story parade-floats
grade 5
english us
A = boy
n = 9..15
f = 24..40 by 4
g = 18..30 by 3
s = 3..4
m = 5..8
c = 40..65 by 5
body In the spring parade, {n} floats roll down Lake Street. Each is {f} feet long, and {g} feet are kept free behind each one but the last. {A} throws {m} bags of {c} candies from the first. The parade lasts {s} hours.
again Lake Street sees {n} floats, every one {f} feet in length, with gaps of {g} feet between them. From the first one {A} throws the candies of {m} bags, {c} in each. For {s} hours the spring parade goes on.
ask How many feet long is the line of floats, gaps included? {body} => n * f + (n - 1) * g
again From the front of the first float to the end of the last, how many feet is it?
ask How many yards of floats are there, gaps left out? => n * f / 3
again Leave out the gaps. What do the floats measure together in yards?
need n * f % 3 == 0
ask How many candies does {A} throw in an hour on average? => m * c / s
again On average, how many candies fly through the air in an hour?
need m * c % s == 0
ask How many feet of gaps does the line have altogether? => (n - 1) * g
again Add up all the gaps. How many feet are kept free?
ask whole Find the length in yards of {n} floats of {f} feet each, standing end to end behind a truck of {g} feet. => (n * f + g) / 3 decimal

story sandbox-sand
grade 7
english gb
A = woman
l = decimal 2.5..4 by 0.5
w = decimal 1.5..2 by 0.5
h = 30, 40, 50
d = decimal 1.5..1.7 by 0.1
p = money 28..44 by 2
n = 5..9
body {A} and {n} other parents fill a new sandpit: {l} m long, {w} m wide, {h} cm deep. A cubic metre of sand weighs {d} tonnes and costs {p}.
ask How many cubic metres of sand fill the pit? => l * w * h / 100 decimal
ask What does the sand cost? => l * w * h / 100 * p
ask How many kilograms does a cubic metre of the sand weigh? => d * 1000
ask What is each parent's share if all of them, {A} too, split the cost equally? => l * w * h / 100 * p / (n + 1)
ask whole A sandpit is {l} m long and {w} m wide. How many centimetres long is its edge all the way round? => 2 * (l + w) * 100
ask whole Calculate how much {x} cubic metres of sand at {p} each cost for each of {n} parents who share the bill. => x * p / n
x = 3, 4

story poster-campaign
grade 4
english any
A = girl
B = boy
n = 60..120 by 10
a = 3..5
b = 6..8
h = 4..6
t = 9..14
r = 20..28
body To advertise the museum night, {A} and {B} have {n} posters. {A} puts up {a} every ten minutes and {B} {b}; they keep this up for {h} times ten minutes. It begins to rain, and {t} posters fall down. {r} shops let them use their windows.
need n > (a + b) * h + 5
ask How many posters do they put up before the rain? => (a + b) * h
ask How many posters hang after the rain? => (a + b) * h - t
ask How many posters have they never put up? => n - (a + b) * h
ask How many more than {A} does {B} put up? => (b - a) * h
ask {body} If each of these shops takes {x} of all the posters, how many posters are left for {A} and {B}? => n - r * x
x = 2..3
need n > r * x
ask whole If {A} puts up {a} posters and {B} {b} posters every ten minutes, how many minutes do they need for {y} posters? => y / (a + b) * 10
y = 63..130

story kite-day-field
grade 2
english gb
A = boy
r = 5..9
b = 10..15
y = 3..6
t = 2..4
g = 20..30
body On the town's kite day {b} blue kites and {r} red kites fly over the field. {y} of them get stuck in trees. {A} sits with {g} people on the grass.
again {A} and {g} people sit on the grass and watch {r} red and {b} blue kites over the field. Trees catch {y} of the kites.
ask How many kites still fly? => b + r - y
again Some kites are not caught. How many are in the air?
ask {t} kites come free again and fly. How many are now in the air? => b + r - y + t
again After {t} of the kites are pulled out of the trees, how many fly over the field?
need y > t
ask How many fewer red kites than blue kites were there? => b - r
again There are more blue kites. How many more?

story park-seats
grade 2
english us
A = woman
b = 4..7
s = 3..4
f = 5..9
d = 11..16
body Each of the {b} benches in the park has room for {s} people. {A} counts {f} people on the benches and {d} on the grass.
need b * s > f + 2
again {A} sees {d} people on the grass and {f} on the park benches. There are {b} benches for {s} people each.
ask For how many people is there room on the benches? => b * s
again If every bench is full, how many people are sitting on them?
ask How many more people could sit down on the benches? {body} => b * s - f
again Some places on the benches are free. How many?
ask Two more benches are put up. How many people can sit on all of them? => (b + 2) * s
again When there are two benches more, how many people have room?

story puppet-theatre-visit
grade 1
english gb
A = girl
B = boy
a = 3..6
b = 7..10
c = 2..4
n = 12..18
body At the town fair {A} sees a show with {a} puppets. {B} sees a show with {b} puppets. {n} children sit on the floor, and {c} stand.
ask How many children watch? => n + c
ask How many more puppets does {B} see? => b - a
ask Then {A} sees {B's} show as well. How many puppets has she seen now? => a + b
ask whole {n} children sit on the floor. {a} go home and {c} come. How many sit there now? => n - a + c

story flower-tubs-bridge
grade 2
english gb
A = man
t = 5..8
k = 3..5
w = 4..9
c = 10..14
body {A} puts {t} tubs on the bridge, with {k} plants in each. {w} plants are white, and the rest are red. He carries {c} cans of water.
need t * k > w + 2
again With {c} cans of water, {A} looks after the {t} tubs on the bridge. A tub has {k} plants. {w} of all the plants are white, the rest red.
ask How many plants are on the bridge? => t * k
again How many plants grow in all the tubs?
ask How many red plants are there? => t * k - w
again Leave out the white plants. How many do you count?
ask How many more red plants than white ones does {A} have? => t * k - w - w
again Red wins over white. By how many plants?
need t * k > 2 * w + 1

story twin-towns
grade 7
english gb
A = person
n = 12..20
d = 640..960 by 10
v = 64, 70, 75, 80
h = 3..5
p = money 35..60 by 5
g = money 400..700 by 50
body {n} people from the village drive {d} km to their twin town at {v} km an hour on average. The driver stops {h} times, for {m} minutes each time. Hotel rooms for two cost {p} a night; the mayor adds {g}. They stay {k} nights and {A} translates.
m = 25..45 by 5
k = 2, 6
need n % 2 == 0; n / 2 * k * p > g + 30; d % v == 0
ask How many minutes does the drive take, stops included? => d / v * 60 + h * m
ask How many rooms do they need? => n / 2
ask What is the hotel bill for the stay? => n / 2 * k * p
ask After the mayor's gift, how much does each person pay for the hotel? => (n / 2 * k * p - g) / n
ask whole Calculate how many kilometres {x} cars drive altogether if each goes to a town {d} km away and comes back, and one of them makes an extra trip of {y} km. => x * 2 * d + y
x = 4..9
y = 21..34
ask whole Find the cost for each of {n} people who share {h} holiday flats at {p} a flat for each of {k} nights. => h * p * k / n

story time-capsule
grade 6
english us
A = woman
n = 110..190 by 10
f = percent 20, 30, 40
c = 35..60 by 5
x = 6..11
body A box full of letters was buried under the town hall {x} years before {A} was born; she opens it today, on her birthday number {y}. Of its {n} letters, {f} can no longer be read. {c} of the ones that can be read are by children, and the others by grown-ups.
y = 41..58
need n * f % 100 == 0; n - n * f / 100 > c + 5
again Today {A} turns {y}. She opens a box that was put under the town hall {x} years before her birth. There are {n} letters inside. Damp has made {f} of them impossible to read; among the rest, {c} were written by children.
ask How many years has the box been under the town hall? {body} => x + y
again Since it was buried, how many years have passed?
ask How many letters can be read? => n - n * f / 100
again How many letters has the damp spared?
ask How many letters that can be read are by grown-ups? => n - n * f / 100 - c
again Leave out the children. How many letters that somebody can still read remain?
ask {A} reads {z} letters each evening. After how many evenings has she read all that she can? => (n - n * f / 100) / z
z = 4, 6, 7, 8
again With {z} letters an evening, how many evenings do the ones that can be read last {A}?

story museum-guides-languages
grade 4
english gb
A = girl
g = 14..22
w = 3..5
t = 20..28
p = money 4..7
c = money 1..2 by 0.5
k = 6..9
body On Museum Sunday, {A} and her friends lead {g} tours, {w} of them in Welsh. Every tour has {t} visitors, who pay {p} each. Of that, {c} goes to the museum café for a drink. {k} rooms are open.
again Each visitor on Museum Sunday pays {p}, and {c} of this is for a drink at the café. {A} and her friends take {t} visitors on each tour through {k} rooms. They lead {g} tours, of which {w} are in Welsh and all the others in English.
ask How many visitors go on tours in English? => (g - w) * t
again The Welsh tours aside, how many visitors are shown round?
ask How much of the visitors' money does the museum keep, when the café has its part? => g * t * (p - c)
again The café is given its share of each ticket. What remains for the museum?
ask By how many visitors do the English tours beat those in Welsh? => (g - w) * t - w * t
again More visitors hear English than Welsh. How many more?
ask What would the tours in Welsh bring in if the café got nothing? => w * t * p
again Suppose there were no drinks. How much money would come from the Welsh tours?

story bird-count-weekend
grade 5
english gb
A = woman
h = 12..18
a = 20..34
b = 5..9
s = 38..55
k = 3..6
r = 2..4
body Once a year the people of Ashby count birds in their gardens for an hour. {h} households saw {a} birds each on average, {k} households saw {s} each, and {b} saw none at all. {A}, who adds it all up, has a feeder with {r} perches.
again {A} adds up what the people of Ashby saw in an hour of watching birds from their gardens. No birds came to {b} households. In {k} others there were {s} birds each, while {h} had {a} on average. Her own feeder has {r} perches.
ask How many birds were counted altogether? => h * a + k * s
again Add the birds of all gardens. How many birds does {A} write down?
ask How many households took part? => h + k + b
again Birds or no birds, how many households counted?
ask What is the average number of birds per household, those without birds counted too? => (h * a + k * s) / (h + k + b) decimal
again Spread all the birds evenly over all the households. How many birds does each get on average?
ask In the gardens with the most birds, every bird eats {x} g of seed in the hour. How many grams are eaten there? => k * s * x
x = 7, 8
again Each bird in the gardens where most were seen takes {x} g of seed. What do those birds eat together, in grams?

story ferry-for-school
grade 6
english gb
A = boy
n = 18..30
c = 7..12
w = 36..46 by 2
b = decimal 3.5..6.5 by 0.5
m = 1400..1800 by 100
k = 2..3
body The island's school takes its {n} pupils to the theatre by boat. A pupil weighs {w} kg on average and carries a bag of {b} kg; the {k} teachers weigh {t} kg each with their bags. At most {m} kg are allowed. {A} is one of {c} pupils who get seasick.
t = 70..85 by 5
need n * (w + b) + k * t + 40 < m
again At most {m} kg may go on the boat that takes the island's school to the theatre: {k} teachers, {t} kg each, bags included, and {n} pupils of {w} kg on average, every one with a bag of {b} kg. {c} pupils, {A} among them, get seasick.
ask How heavy are the pupils with their bags altogether? => n * (w + b)
again Put all the pupils and their bags on the scales. What do they weigh?
ask How much more weight could the boat take? => m - n * (w + b) - k * t
again With school and teachers on board, what weight may still be loaded?
ask How many pupils do not get seasick? => n - c
again Some pupils enjoy the trip. How many are not sick at all?
ask By how much would the load fall if the pupils left their bags at home and {x} more pupils were ill in bed? => n * b + x * w
x = 2, 4
again No pupil takes a bag, and {x} of them stay in bed. How many kilograms less is that?

story thank-you-cards
grade 3
english us
A = girl
B = boy
p = 4..7
c = 8, 10, 12
s = money 3..5 by 0.5
d = 15..26
k = 5..9
e = 2..4
body {A} buys {p} packs of {c} cards at {s} a pack to thank the helpers of the storm. She writes to {d} neighbors and {k} firefighters. {B} spoils {e} cards with ink.
need p * c > d + k + e + 2
again After the storm {A} wants to thank {d} neighbors and {k} firefighters, with a card for each. She gets {p} packs, {c} cards in every pack, for {s} a pack, but {B} spills ink on {e} cards.
ask How many cards does {A} write? => d + k
again To how many people does {A} send her thanks?
ask How many clean cards does she have left in the end? => p * c - d - k - e
again The cards are written and the spoiled ones thrown out. How many can she still use?
ask What did {A} pay for the cards? => p * s
again Find the price of all the packs.
ask What did the cards in a pack cost in cents, one by one? => s * 100 / c
again How much is each card, in cents?

story roof-solar-coop
grade 8
english any
A = woman
n = 40..80 by 5
s = money 250, 300, 400
k = money 16000, 18000
r = percent 3, 4, 5
m = 90..130 by 10
b = 2..3
body Together, {n} people of the town buy shares at {s} each to put panels on the roof of the school; {b} of them, among them {A}, have two shares instead of one. The panels cost {k}, {r} of which the state pays back. {m} panels fit on the roof.
need (n + b) * s > k * (100 - r) / 100 - 9000; (n + b) * s < k * (100 - r) / 100 - 100
again {k} is the price of the panels that {n} people of the town want for the roof of the school, where {m} of them fit. The state pays back {r} of it. A share is {s}; everyone has one, except that {A} and others, {b} in all, have two.
ask How many shares have been sold? => n + b
again For the whole town, how many shares are there?
ask How much money do the shares bring? => (n + b) * s
again Find what has been paid for all the shares.
ask What is missing when the shares are sold and the state has paid its part? => k * (100 - r) / 100 - (n + b) * s
again After the state's part and all the shares, how much is still to be found?
ask What does a single panel cost before the state's part, if {x} of the price is for the work? => k * (100 - x) / 100 / m
x = percent 10, 19, 28
again {x} of the price goes to those who put up the panels. How much is each panel itself, with the state's part left aside?

story reading-to-dogs
grade 3
english gb
A = woman
B = boy
d = 3..5
m = 15, 20, 25
k = 4..6
p = 7..12
w = 2..3
body Children read to dogs at the library: {d} dogs come, and every dog listens to {k} children, {m} minutes each. {B} reads {p} pages to his dog. {A}, the librarian, gives each dog {w} biscuits after every child.
again Every one of {d} dogs at the library listens to {k} children, one after the other. A child reads for {m} minutes; {B} manages {p} pages. As a thank-you {A}, the librarian, gives the dog {w} biscuits each time.
ask How many children come to the library to read? => d * k
again Count the readers. How many are there?
ask How many biscuits does {A} give out? => d * k * w
again When the last child has read, how many biscuits have been eaten?
ask How many hours does a dog listen? => k * m / 60 decimal
again For how many hours does each dog hear stories?
ask How many minutes longer would a dog listen if {x} more children came to it? => x * m
x = 2, 3
again {x} further children come to each dog. By how many minutes does that lengthen a dog's work?
ask whole Work out how many minutes {d} dogs listen altogether if {k} children read to each of them for {m} minutes and {w} of the dogs hear one more child for {p} minutes. => d * k * m + w * p
need d > w

story welcome-parcels
grade 4
english gb
A = person
n = 14..24
t = 3..4
s = 5..9
p = money 1.5..2.5 by 0.25
q = money 0.5..1 by 0.25
v = money 40, 50, 60
b = 31..60
body For families who are new in town, {A} packs {n} parcels, each with {t} towels at {p} and {s} bars of soap at {q}. The council pays {v}, and {b} people have come since May.
need n * (t * p + s * q) > v + 10
again {b} people have come to live in town since May. {n} parcels are packed for their families by {A}: {s} bars of soap, at {q} a bar, and {t} towels, at {p} apiece, go into each. {v} is paid by the council.
ask How many towels and bars of soap does {A} pack altogether? => n * (t + s)
again Soap and towels counted together, how many things are in all the parcels?
ask How much does one parcel cost? => t * p + s * q
again Find the price of what is in a parcel.
ask What must be paid besides the council's money? => n * (t * p + s * q) - v
again The council's money does not cover everything. How much is missing?
ask With a pair of towels in each parcel instead, how many fewer towels would {A} pack? => n * (t - 2)
again Suppose every parcel held just a pair of towels. By how many towels would the number fall?

story carnival-sweets-scale
grade 6
english us
A = man
l = 20..40
o = 4..6
k = 5..9
r = percent 25, 50
p = money 2..4
b = 110..150 by 10
body The carnival club ordered {l} pounds of candy at {p} a pound. {A} puts {o} ounces into each bag. {k} ounces stick together and are thrown away. Last year there were {b} bags, and the candy was {r} cheaper.
need (l * 16 - k) % o == 0
again {A} fills bags for the carnival club with {o} ounces of candy each. {l} pounds had been ordered for {p} a pound, but {k} ounces are thrown away since they stick together. A year ago, when {b} bags were filled, a pound cost {r} less.
ask How many ounces of candy can {A} use? => l * 16 - k
again Take off what sticks together. How many ounces are good?
ask How many bags does {A} fill? => (l * 16 - k) / o
again What is the number of bags when all the good candy is packed?
ask What was the price of a pound last year? => p * (100 - r) / 100
again A pound cost less a year ago. How much was it?
ask How much less would this year's order have cost at last year's price? => l * p * r / 100
again Had the price not risen, what would the club have saved on its order?

story stage-planks
grade 5
english us
A = man
B = woman
l = 18..30 by 3
w = 10..16 by 2
p = money 8..13
b = 6, 8, 10
n = 3..5
s = 20..30
body {A} builds a stage for the town festival, {l} feet long and {w} feet deep. Planks a foot wide and {b} feet long cost {p} each. He works with {n} neighbors, and {B's} band of {s} will play on it.
need l * w % b == 0
ask What is the area of the stage in square feet? => l * w
ask How many planks cover the stage? => l * w / b
ask How much do the planks for the stage cost? => l * w / b * p
ask A rope is stretched around three sides, leaving out a long one. How many feet of rope does it take? => l + 2 * w
ask whole Find the cost per neighbor if {n} neighbors equally share {z} planks at {p} each and paint for {y}. => (z * p + y) / n
z = 24, 36, 48
y = money 30..60 by 15
ask whole A stage of {l} feet by {w} feet stands on a square field with sides of {x} feet. How many square feet of the field are free? => x * x - l * w
x = 30..45

story mayor-hours
grade 5
english any
A = woman
m = 12, 15, 20
h = 2..3
k = 4..8
b = 10..11
f = 21..33
body Every Thursday the mayor, {A}, listens to people for {h} hours, {m} minutes each, with a break of {b} minutes in between. This Thursday {k} people have asked for {x} minutes more. {f} letters lie on her desk.
x = 5, 6
need (h * 60 - b) > k * (m + x)
again {A}, the mayor, has {h} hours for people on Thursdays, less a break of {b} minutes. Usually everybody has {m} minutes, but {k} people want {x} minutes more this time. On her desk are {f} letters.
ask How many minutes does {A} have for people, without her break? => h * 60 - b
again The break is taken off. How many minutes are left for people?
ask How many minutes do those with a longer time take altogether? => k * (m + x)
again Add up the minutes of those who asked for more. How many minutes do you get?
ask After these people, how many minutes remain for the others? => h * 60 - b - k * (m + x)
again The people with more time have gone, and the break is over. How many minutes are still to be given?
ask Over {y} Thursdays, how many hours does the mayor keep free for people, breaks included? => y * h
y = 12..20
again {y} Thursdays pass. Without taking off breaks, how many hours were kept for people?
ask whole The mayor has {h} hours. She talks for {m} minutes to each of {k} people and reads letters for {f} minutes. How many minutes are left? => h * 60 - m * k - f

story hedge-cutting-crew
grade 5
english gb
A = woman
l = 90..180 by 6
v = 4..6
w = 7..9
n = 3..5
k = 11..20
body {A} and a neighbour cut the hedge of the old people's home from both ends. She does {v} m in a quarter of an hour, he does {w} m. The hedge is {l} m long, {k} years old, and {n} benches stand in front of it.
need l % (v + w) == 0
again The hedge of the old people's home, {l} m long and {k} years old, runs behind {n} benches. From one end {A} cuts {v} m in every quarter of an hour; from the other a neighbour comes towards her with {w} m in the same time.
ask After how many quarters of an hour do they meet? => l / (v + w)
again When only their joint work counts, how many quarters of an hour does the hedge take?
ask How many metres has {A} cut when they meet? => l / (v + w) * v
again Measured in metres, what is {A's} part of the hedge?
ask By how many metres is the neighbour's part longer than hers? => l / (v + w) * (w - v)
again The neighbour has cut more than {A}. How many metres more?

story bell-tower-stairs
grade 4
english gb
A = boy
s = 110..190 by 10
r = 3..5
b = 15..25
t = 20..28
p = money 1.5..2.5 by 0.5
body On its open day the bell tower with its {s} steps lets in {t} people at a time, at {p} a head. {A} rests {r} times on the way up, each time after {b} steps, and then climbs the rest in one go.
need s > r * b + 10
again {p} is what each person pays on the open day to climb the {s} steps of the bell tower; {t} may go up at once. {A} climbs {b} steps and has a rest, {r} times over. Then he goes on to the top without stopping.
ask How many steps has {A} climbed when his last rest begins? => r * b
again At his last rest, how many steps are below {A}?
ask How many steps does he climb after that rest? => s - r * b
again Without another stop, how many steps does {A} take to the top?
ask {A} goes up and down {x} times. How many steps does he take? => x * 2 * s
x = 3..6
again {x} times {A} climbs the tower and comes down. How many steps has he taken?
ask If {y} full groups go up, how much money is taken? => y * t * p
y = 6..12
again The tower is filled {y} times. How much do the visitors pay in all?

story knitted-squares
grade 6
english us
A = girl
B = woman
n = 6..10
m = 8..12
i = 5, 6, 7
k = 14..28
h = percent 25, 50, 75
d = 30..55
need n * m * h % 100 == 0; m > n
body For a shelter, {A} and her neighbors knit a blanket of {n} by {m} squares. The sides of a square are {i} inches long. {h} of the squares are ready, {k} of them made by {B}, who is {d}.
need n * m * h / 100 > k + 3
again {B}, aged {d}, has made {k} squares for the blanket that {A} and her neighbors are knitting for a shelter. There will be {m} rows with {n} squares in a row, each with sides of {i} inches. So far {h} of all the squares are ready.
ask How many squares are still to be made? => n * m - n * m * h / 100
again Until the blanket is complete, how many squares must still be knitted?
ask How many of the squares that are ready were made by others than {B}? => n * m * h / 100 - k
again Take away what {B} has made. How many squares are finished besides?
ask What will the distance around the blanket be in inches? => 2 * (n + m) * i
again A ribbon goes around the edge of the blanket. How many inches long is it?
ask What will be the area of the blanket in square inches? {body} => n * m * i * i
again How many square inches will the blanket cover?

story toy-train-club
grade 8
english gb
A = man
s = 64, 76, 87, 90
n = 5..9
k = 22..40
v = 12..20
body In the model railway club, of which {A} has been a member for {k} years, everything is {s} times smaller than in real life. A model of an engine is {x} cm long, a model coach {y} cm. The train has {n} coaches and covers {v} cm a second.
x = 15..19
y = 20..29
again {A} has spent {k} years in the model railway club, where real things are built {s} times smaller. His train moves {v} cm every second. It has an engine of {x} cm and {n} coaches of {y} cm each.
ask How long is {A's} train, in centimetres? => x + n * y
again Measure the whole train. How many centimetres do you get?
ask How many metres long is the engine in real life? {body} => x * s / 100 decimal
again Find the true length of the engine in metres.
ask In real life, by how many metres is a coach longer than the engine? => (y - x) * s / 100 decimal
again Compare a true coach with the true engine. How many metres lie between their lengths?
ask The train passes a signal. How many seconds go by until the whole train is past it? => (x + n * y) / v decimal
again From the front of the engine to the end of the last coach, for how many seconds does the train pass one point?

story park-playtime
grade 1
n = 7..12
m = 4..6
k = 3..5
body {n} children play in the park. Then {m} more children come. At noon {k} go home to eat.
again In the park there are {n} children. {m} others come to play with them. {k} go home at noon.
ask How many children play before noon? => n + m
again When the others have come, how many children are there?
ask How many children are still in the park after noon? => n + m - k
again Some have gone home. How many children still play?
ask After their meal {g} of them come back. How many children play now? => n + m - k + g
g = 2
need g < k
again {g} of those who went home are back. How many children are in the park?

story library-desk
grade 2
A = woman
n = 26..40
m = 4..6
k = 3..5
c = 8..12
need n > m * k + 2; m != k
body {n} books lie on the library desk. {A} puts {m} books on each of {k} shelves. {c} children read.
again {c} children read in the library. {A} has {n} books on her desk. She fills {k} shelves with {m} books each.
ask How many books does {A} put on the shelves? => m * k
again Count the books on her shelves. How many books are there?
ask How many books are left on the desk? => n - m * k
again {A} has filled the shelves. How many books still lie on her desk?
ask The children bring back {x} books. How many books lie on the desk then? => n - m * k + x
x = 2..7
again Then {x} books come back to the desk. How many books has {A} to put away?

story village-pond-ducks
grade 1
A = girl
n = 8..12
m = 3..6
k = 2..4
need n > m
body {A} feeds {n} ducks and {m} swans at the pond. {k} ducks fly away.
again At the village pond {A} gives food to {m} swans and {n} ducks. Then {k} of the ducks fly off.
ask How many birds does {A} feed? => n + m
again Ducks and swans together, how many birds get food?
ask How many ducks stay at the pond? => n - k
again How many of the ducks do not fly off?
ask How many birds are at the pond now? => n + m - k
again Some ducks have gone. How many birds does {A} still see?
ask How many more ducks than swans does she feed? => n - m
again {A} feeds fewer swans than ducks. How many fewer?
