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
again Leave out the sacks of glass. What number of sacks is left?
ask What do all the sacks weigh together? => n * b * k
again Find the weight of the rubbish that the volunteers gather.
ask How many sacks do the volunteers fill per hour, taken together? => n * b / h decimal
again Working together, what number of sacks do they fill each hour?
ask If {x} volunteers had stayed at home, how many kilograms less would have been picked up? => x * b * k decimal
x = 4, 6
again Suppose that {x} fewer people had come to the mill. By how many kilograms would the catch have been smaller?

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
body All {n} pupils of the class wrote a name on a slip to choose their speaker. {A} got {a} votes, {B} got {b}, and {c} slips were empty. All the others chose Noor. {k} parents heard the result.
again {k} parents were there when the slips for the class speaker were read out. Of the {n} slips, {c} were empty, {a} said {A}, {b} said {B}, and the rest said Noor.
ask How many votes were given to Noor? => n - a - b - c
again The rest of the slips had Noor's name on them. How many was that?
ask How many pupils wrote down a name? => n - c
again Not counting the empty slips, how many votes were there?
ask By how many votes did {A} beat {B}? => a - b
again {B} lost to {A}. How many votes did he lack to be level with her?
ask If {x} of {A's} voters had chosen {B} instead, how many votes would {A} and Noor have together? => a - x + (n - a - b - c)
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
again Count the lanterns in the parade. How many are there?
ask How many lanterns are still shining? => n * k - e
again Some lanterns did not go out. How many?
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
ask How many cans without dents did the food bank receive? => c * 12 - f
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
ask By how much did the adults' tickets bring in more than the children's? => a * p - c * q
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
ask What must each family give if they pay for a fence without an opening, together with what {B} has given? => (2 * (l + w) * p - f) / n
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
again Add up what the children carry in. How many toys is it?
ask How many toys are in the shop in the end? => n + h * x - g
again Some toys have come and others have gone. How many are there now?
ask By how many has the number of toys grown since ten o'clock? => h * x - g
again Compare the shop with how it was at ten o'clock. How many more toys does it have?
ask The toys left over are packed in boxes of {m} with {y} remaining. How many boxes are packed? => (n + h * x - g - y) / m
y = 5..7
again In the end {y} toys are kept out, and the others go into boxes of {m}. What number of boxes does that make?

story blood-drive-buses
grade 6
english gb
n = 40..90 by 5
f = fraction 1/5, 2/5, 3/5
d = 450, 500
w = 3..6
t = 8..14
body Every {w} months a bus comes to the town hall to collect blood. Of the {n} people who came today, {f} had given blood before; {k} of all were sent home with a cold. A person gives {d} ml, which takes {t} minutes, says Nurse Adler.
k = 4..9
again Today {n} people came to the bus at the town hall, which collects blood there every {w} months. According to Nurse Adler, {k} of them had a cold and were sent home; {f} of all who came were no beginners. To give {d} ml takes {t} minutes.
ask How many of those who came were there for the first time? => n - n * f
again Some had never given blood before. How many?
ask How many litres of blood were collected today? => (n - k) * d / 1000 decimal
again Find the amount of blood, in litres, that the bus takes away today.
ask How many millilitres would it have been if nobody had had a cold? => n * d
again Suppose that not one person had been sent home. What amount in millilitres would there be?
ask With {x} beds in the bus, how many hours at least does the collecting take? => (n - k) * t / x / 60 decimal
x = 3..5
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
d = decimal 1.5..3.5 by 0.5
b = 14..20
k = 24..36 by 2
t = 8..12
n = 3..5
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
ask What do all the pupils pay for pressing a coin? => n * p
ask After both tours, with {x} minutes between them, how many minutes have passed? => 2 * m + x
x = 10..20
ask whole {n} pupils pay {p} each for pressing a coin and {w} teachers pay {y} each for a cup of tea. How much is that together? => n * p + w * y
y = money 1.5..2

story benches-paint
grade 5
english gb
A = man
b = 9..16
d = decimal 0.5, 0.75, 1.25, 1.5
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
ask What sum do the two children bring to the animal home? => l * g * p + m * q
again The animal home receives the money of both. How much is that?
ask How many kilometres does {B} walk? => m * k / 1000 decimal
again Give the length of {B's} walk in kilometres.

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
again Count {A's} bottles and {B's}. What number do you get?
ask How many bottles do not break? => p + g - k
ask How many more cans than bottles does {A} bring? => c - p
ask whole {A} brings {p} bottles, and {B} brings {k} fewer. How many bottles is that in all? => p + (p - k)

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
again When the broken ones are gone, what number of chairs is left?
ask How many guests can still sit down after noon? => t * s - n - c
again All but some of the good chairs are free at noon. How many people may still take a seat?
ask {x} more tables with all their chairs are fetched. How many good chairs are there now? => (t + x) * s - n
x = 2, 4
again Suppose {x} tables are added with good chairs all round. To how many good chairs does the party come?
ask Each table has {y} jugs of juice, and {z} jugs are empty by noon. How many jugs are not empty? => t * y - z
y = 2, 3
z = 7, 14, 16
again {z} of the jugs have been emptied by noon. There were {y} on every table. How many still hold juice?
