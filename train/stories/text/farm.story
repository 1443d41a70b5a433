topic farm
english any

story egg-boxes
grade 3
english gb
A = woman
n = 8..20
k = 3..9
p = money 2.5..4 by 0.5
h = 260..350 by 10
x = 25, 35
body {A} gathers {n} dozen eggs from her {h} hens. She gives {k} eggs to a neighbour and sells some of the rest at {p} a dozen.
again {h} hens belong to {A}, and today they have laid {n} dozen eggs. {k} eggs are a present for a neighbour. A dozen is sold at {p}.
ask How many eggs do the hens lay today? => n * 12
again Count today's eggs singly. How many are there?
ask How many eggs has {A} left after her present? => n * 12 - k
again Once the neighbour has got the present, how many eggs remain?
ask If {A} sold all the eggs of the day, what would she take? => n * p
again What would all of today's eggs bring?
ask How many eggs would come together in a week with as many as today each day? => n * 12 * 7
again Every day of the week brings as many as today. How many eggs are laid in the week?
ask whole If a farmer has {n} dozen eggs and sells all but {k} of them at {x} pence each, how many pounds does she take? => (n * 12 - k) * x / 100 decimal
again whole Find how many pounds a farmer takes who sells {n} dozen eggs, except {k}, at {x} pence apiece.

story orchard-crates
grade 4
r = 6..12
t = 11..18
k = 20..45 by 5
c = 4, 5
g = 13..30
A = man
x = money 6..9
need r * t > g; k % c == 0
body In {A's} orchard stand {r} rows of {t} apple trees. On average a tree gives {k} kg of apples, {c} kg fill a crate, and {g} trees are too young to bear fruit.
again {g} of the trees in {A's} orchard are too young for apples. There are {r} rows with {t} trees in each, and a tree that bears fruit gives {k} kg on average. Apples go into crates of {c} kg.
ask How many trees in {A's} orchard bear fruit? {body} => r * t - g
again From how many of the trees can apples be picked?
ask What weight of apples does the orchard give? => (r * t - g) * k
again Find the weight of the whole harvest.
ask How many crates does the harvest fill? => (r * t - g) * k / c
again The whole harvest goes into crates. How many are needed?
ask Every crate is sold for {x}. How much does the whole harvest bring? => (r * t - g) * k / c * x
again Buyers pay {x} a crate and take the whole harvest. How much money is that?

story milking-time
grade 5
english gb
c = 24..60 by 4
l = 9..14
p = money 0.3..0.5 by 0.1
f = 45..90 by 5
m = 3..8
A = woman
body Every one of {A's} {c} cows gives {l} litres of milk in the morning and {m} litres in the evening. The dairy pays {p} a litre; {f} litres a day stay on the farm for the calves.
ask How many litres does a cow give in a week? => (l + m) * 7
ask How many litres does the herd give in a day? => c * (l + m)
ask How much milk goes to the dairy each day? => c * (l + m) - f
ask What does the dairy pay {A} for a day's milk? => (c * (l + m) - f) * p
ask By how many litres is the herd's morning milk more than its evening milk? => c * (l - m)
ask whole Calculate how many litres {c} cows give in a week if each gives {l} litres in the morning and {m} in the evening. => c * (l + m) * 7

story sheep-shearing
grade 5
A = girl
B = boy
n = 90..150 by 5
a = 4..6
b = 7..9
h = 3..5
w = decimal 2.5..4.5 by 0.5
k = 2..3
x = money 1.5..2.5 by 0.25
need n > h * (a + b) + 5; n % (a + b) == 0
body {A's} father shears {b} sheep an hour, and her brother {B} shears {a}. There are {n} sheep to be shorn, each with about {w} kg of wool, and {k} dogs keep the flock together.
again {k} dogs keep a flock of {n} sheep together for the shearing. {B} manages {a} sheep an hour, his father {b}, and a sheep gives {w} kg of wool.
ask How many sheep are still in their wool after {h} hours? => n - h * (a + b)
again When the two have worked for {h} hours, how many sheep must still be shorn?
ask What weight of wool do the father and his son cut in an hour? => (a + b) * w
again Each hour, how many kilograms of wool come off the sheep?
ask How many more sheep than his son does the father shear in {h} hours? => h * (b - a)
again Over {h} hours, by how many sheep is the father ahead of {B}?
ask How many hours do both of them need for the whole flock? => n / (a + b)
again Father and son work side by side. After how many hours is the whole flock shorn?
ask whole Calculate the value of the wool of {n} sheep if each gives {w} kg and a kilogram is worth {x}. => n * w * x
again whole A kilogram of wool is worth {x}. What is the wool of {n} sheep worth at {w} kg each?

story pumpkin-weigh
grade 2
english us
A = boy
a = 11..19
b = 20..30
c = 3..9
p = 31..40
body {A} grew three pumpkins. They weigh {b} pounds, {a} pounds and {c} pounds. The biggest one last year weighed {p} pounds.
again Three pumpkins grew in {A's} field, of {c}, {a} and {b} pounds. Last year's biggest weighed {p} pounds.
ask How heavy are all the pumpkins that {A} grew this year? {body} => b + a + c
again What do this year's pumpkins weigh in all?
ask {A} gives the two lighter pumpkins away. How many pounds does he give away? => a + c
again The heaviest pumpkin stays with {A}, and the others are given away. How many pounds is that?
ask How many pounds heavier is this year's heaviest pumpkin than the lightest? => b - c
again By how many pounds does the heaviest of this year's pumpkins beat the lightest?

story hay-bales
grade 6
b = 240..600 by 24
c = 8..12
e = 3..4
d = 20..35
w = 14..18
p = money 3..5
A = person
x = 2
need b > e * d + 30; b % e == 0
body For the winter, {A} has {b} bales of hay of {w} kg each in the barn. The {c} horses eat {e} bales a day altogether, and a bale would sell for {p}. Snow is expected for {d} days.
again In {A's} barn lie {b} bales of hay, each {w} kg heavy and worth {p}. {e} bales a day are what the {c} horses eat in all. The snow may stay for {d} days.
ask How many bales are left when the snow has stayed as long as expected? => b - e * d
again When all those days of snow are over, how many bales are in the barn?
ask How much money could {A} make by selling what is left after those days? => (b - e * d) * p
again The bales that remain after all the days of snow are sold. What do they bring?
ask How heavy is the hay that the horses eat in a week? => e * 7 * w
again In a week the horses eat a good deal of hay. What does it weigh?
ask New horses come before the snow, and from then on {x} more bales a day are eaten. How many bales are left after the snow? => b - (e + x) * d
again Before the snow the stable takes in further horses, which need {x} bales a day on top of what the others eat. How many bales are there when the snow has gone?
ask whole Find how many bales of hay are left of {b} after a week in which {c} horses eat a bale each every day and {x} bales more rot. => b - c * 7 - x
again whole {c} horses eat a bale of hay each per day, and {x} bales rot. Work out what is left of {b} bales after a week.

story strawberry-pickers
grade 5
english us
A = girl
B = boy
a = 14..22
b = 23..30
p = money 1.5..2.5 by 0.25
h = 3..6
k = 31..60
x = 4..9
need (b - a) % h == 0
body Pickers on the farm get {p} for each basket of strawberries. This morning {A} filled {a} baskets and {B} filled {b} in {h} hours. {k} people were in the field.
ask How much did the two earn together? => (a + b) * p
ask How much more per hour did {B} earn than {A}? => (b - a) * p / h
ask whole If a picker gets {p} for a basket and fills {b} baskets each morning, how much is earned from Monday to Friday? => b * p * 5
ask In the afternoon each of the two fills {x} baskets fewer than in the morning. How much do they earn together in the afternoon? => (a - x + b - x) * p
ask whole If {A} fills {a} baskets and {B} fills {b} every morning, by how much do {B's} earnings exceed {A's} after a week of five mornings at {p} a basket? => (b - a) * p * 5

story square-paddock
grade 5
english us
s = 18..45
g = 3..5
r = 2..3
p = money 4..7
h = 6..9
w = 50..90 by 10
body For {h} ponies, a farmer fences a square paddock with sides of {s} yards, leaving a gap of {g} yards for a gate. Wire is {p} a yard, and {r} rows of wire run one above another. The gate costs {w} dollars.
again A paddock for {h} ponies is to be square, {s} yards on each side. The fence has {r} rows of wire at {p} a yard, and there is a gap of {g} yards in it for a gate at {w} dollars.
ask How long is the fence without the gate? => s * 4 - g
again Leaving the gate out, what length does the fence have?
ask How many yards of wire does the farmer need? {body} => (s * 4 - g) * r
again For all the rows, how many yards of wire must be bought?
ask What does the wire cost? => (s * 4 - g) * r * p
again Work out the price of the wire for the fence.
ask What does the paddock cost, wire and gate together? => (s * 4 - g) * r * p + w
again Wire and gate are paid for. How much is the bill?

story lamb-bottles
grade 2
A = girl
n = 3..6
b = 7..9
k = 11..20
need n * 2 > b + 1
need b > n + 1
body {A} feeds {n} lambs. Every lamb drinks a bottle in the morning and a bottle in the evening. {b} bottles of milk are ready, and {k} sheep graze outside.
again {n} lambs get their milk from {A}, each a bottle in the morning and another in the evening. Outside are {k} sheep. {b} bottles are full.
ask How many bottles do the lambs drink in a day? {body} => n * 2
again How many bottles are needed from morning to night?
ask How many more bottles must {A} fill for today? => n * 2 - b
again Not enough bottles are full for the day. How many are missing?
ask How many bottles are left full after the morning meal? => b - n
again When every lamb has had its morning bottle, how many full ones are there?

story potato-sacks
grade 4
n = 40..75 by 5
w = 20, 25
b = 3..8
p = money 9..14
t = 2..4
k = 28..39
x = money 15..25
body A field gave {n} sacks of potatoes, {w} kg in each. {b} sacks got wet and went to the pigs. The rest were taken to market in {t} trips and sold at {p} a sack; the market opened {k} years ago.
again {n} sacks with {w} kg of potatoes each came from the field, but {b} of them were wet and became food for pigs. {t} trips were needed for the other sacks, which cost {p} each at a market that is {k} years old.
ask How many kilograms of potatoes did the field give? => n * w
again Find the weight of all the potatoes from the field, in kilograms.
ask How many kilograms of potatoes were taken to market? {body} => (n - b) * w
again Without the wet sacks, how many kilograms were there to sell?
ask How much did all the potatoes at the market sell for? => (n - b) * p
again What was taken at the market, where nothing stayed unsold?
ask A trip to market costs {x}. How much is left of the market money when all the trips are paid? => (n - b) * p - t * x
again For each trip to market {x} is spent. With the trips paid, what remains of the money that was taken?

story tractor-field
grade 7
english gb
h = decimal 1.5..3 by 0.5
t = 6..9
f = 9..14
p = money 1.2..1.8 by 0.2
a = 30..60 by 3
k = 20..27
need a > h * t; a % h == 0
body A tractor ploughs {h} hectares in an hour and burns {f} litres of diesel in that time. Diesel costs {p} a litre. The farm has {a} hectares of fields, and today the driver, who is {k}, works for {t} hours.
ask How many hectares are not yet ploughed tonight? => a - h * t decimal
ask What does today's diesel cost? => t * f * p
ask How many hours does it take to plough all the fields? => a / h decimal
ask Find the cost of diesel for ploughing the whole farm. => a / h * f * p
ask whole Determine the cost of diesel for a week of {t} hours' work a day if a tractor burns {f} litres an hour and a litre costs {p}. => t * f * p * 7

story horse-shoes
grade 4
A = man
n = 6..12
m = 2..3
p = money 14..22
d = 35..50 by 5
w = 6..9
x = money 60..110 by 5
need w > m
body {A}, the farrier, comes to the stable every {w} weeks. Today {n} horses need new shoes on all feet, and another {m} need them on the front feet only. He charges {p} for a shoe and has driven {d} km.
again Every {w} weeks {A} drives {d} km to the stable to shoe the horses. Today there are {n} horses that get shoes on every foot and {m} whose front feet alone get them. A shoe costs {p}.
ask How many shoes does he fit today altogether? => n * 4 + m * 2
again What is the number of shoes used today?
ask What does {A} earn at the stable today? => (n * 4 + m * 2) * p
again How much must the owners of the horses pay today in all?
ask How much more does it cost to shoe a horse on all feet than on the front feet only? => 4 * p - 2 * p
again Shoeing the front feet alone is cheaper. By how much for each horse?
ask After paying {x} for iron, what is left of the day's earnings? => (n * 4 + m * 2) * p - x
again Iron for the shoes comes to {x}. How much of what he earns today remains?

story field-rows
grade 3
r = 8..15
n = 20..40 by 2
d = 11..45
c = 5..7
w = 3..4
x = money 8..14
need (r * n - d) % c == 0
body There is a field with {r} rows of {n} cabbages. Rabbits eat {d} of them in {w} nights. The farmer packs cabbages {c} to a box.
ask How many cabbages do the rabbits leave? {body} => r * n - d
ask How many boxes are filled with the cabbages that are left? => (r * n - d) / c
ask whole Cabbages are packed {c} to a box. How many cabbages are in {n} boxes and {w} cabbages beside them? => c * n + w
ask Each box is sold for {x}. What do the cabbages that are left bring in? => (r * n - d) / c * x

story cherry-baskets
grade 3
A = boy
B = girl
a = 12..24
b = 5..9
f = 3..4
p = money 3..5
k = 25..40
need a > b + 2
body On Grandpa's tree {A} picks {a} baskets of cherries, and his cousin {B} picks {b} fewer. They keep {f} baskets for the family and sell the others at {p} each. The tree is {k} years old.
again Grandpa's cherry tree has stood for {k} years. {B} picks {b} baskets fewer than {A}, who picks {a}. {f} baskets stay in the family; each of the others is sold for {p}.
ask How many baskets do they pick together? => a + (a - b)
again Find the number of baskets that the cousins pick.
ask How much money do they take? => (a + (a - b) - f) * p
again What do the baskets that are sold bring in?
ask How many baskets are sold? => a + (a - b) - f
again How many baskets does the family not keep?

story piglets
grade 1
english us
a = 4..9
b = 10..14
c = 2..3
x = 5..6
body The pink pig has {b} piglets, and the spotted pig has {a}. {c} piglets are asleep.
again The spotted pig has {a} piglets and the pink pig {b}. {c} of the piglets sleep.
ask How many piglets are there? => b + a
again Count all the piglets. How many do you get?
ask How many piglets are awake? {body} => b + a - c
again How many of the piglets do not sleep?
ask How many more piglets does the pink pig have than the spotted pig? => b - a
again The spotted pig has fewer piglets. How many fewer?
ask After the nap {x} more piglets are born to the pink pig. How many more does it have now than the spotted pig? => b + x - a
again The pink pig gets {x} further piglets. By how many is it now ahead of the spotted pig?

story goat-cheese
grade 6
english gb
A = woman
g = 12..24
l = decimal 2.5..3.5 by 0.5
u = 8, 10
w = 20..30 by 5
p = money 13..19
c = 150, 200, 250
need g * l * 7 % u == 0
body {A} has {g} goats, which give {l} litres of milk each per day. She needs {u} litres for a kilogram of cheese, which she cuts into pieces of {c} grams. A kilogram sells at {p}. On the hill graze another {w} goats that give no milk.
again Cheese is made by {A} from the milk of {g} goats; each gives {l} litres a day, and {u} litres make a kilogram. She sells it at {p} a kilogram, in pieces of {c} grams. {w} more goats on the hill give no milk.
ask How many litres of milk does she get in a week? => g * l * 7 decimal
again Over a week, how many litres do the goats give?
ask How many kilograms of cheese can be made from the milk of a week? => g * l * 7 / u decimal
again Give the weight of a week's cheese. How many kilograms is it?
ask What can {A} take for the cheese of a week? => g * l * 7 / u * p
again All the cheese of a week is sold. What does it bring?
ask How much does a piece of cheese cost? => p * c / 1000
again Find the price of a piece.
ask whole If {g} goats give {l} litres of milk a day each and {u} litres make a kilogram of cheese, how many grams of cheese does a day's milk make? => g * l / u * 1000 count
again whole A day's milk comes from {g} goats, {l} litres from each. Find how many grams of cheese it makes if {u} litres are needed for a kilogram.

story corn-maze
grade 5
english us
p = money 6..9
c = money 3..5
a = 35..60
k = 70..110
w = money 80..120 by 10
h = 5..8
x = 10..20
y = 21..32
body On Saturday {a} adults and {k} children found their way through the corn maze. Adults pay {p} and children {c}. The two students at the desk get {w} each for the day; the maze is open for {h} hours.
ask How much was taken on Saturday? => a * p + k * c
ask How much of Saturday's money is left when the students have been paid? => a * p + k * c - 2 * w
ask How many people an hour came to the corn maze on average? {body} => (a + k) / h
ask What does a student earn in an hour? => w / h
ask On Sunday it rains, and only {x} adults and {y} children come. How much more was taken on Saturday? => (a - x) * p + (k - y) * c
ask whole Work out how much a maze takes in {h} hours if {x} adults at {p} and {y} children at {c} come every hour. => h * (x * p + y * c)

story market-stall-day
grade 5
english gb
A = woman
a = 20..40
b = 45..70
p = money 2..4 by 0.5
q = money 0.5..1.25 by 0.25
f = money 18..30
k = 5..9
x = 6..12
y = money 10, 20
z = 3..6
body On market day {A} sold {a} punnets of raspberries at {p} and {b} lettuces at {q}. The stall costs {f} for the day and stood next to {k} others.
ask whole A stall costs {f} a day. What is left from selling {a} punnets at {p} and {b} lettuces at {q}? => a * p + b * q - f
again whole Somebody sells {b} lettuces at {q} each and {a} punnets of berries at {p} each and pays {f} for the stall. How much money remains?
ask How much more did the raspberries bring in than the lettuces? => a * p - b * q
ask How much money did {A} take for raspberries and lettuces altogether? => a * p + b * q
ask {A} shares what is left after paying for the stall evenly with her sister. How much is each share? => (a * p + b * q - f) / 2
ask Next week she raises the price of lettuces by {x} pence and sells the same numbers. How many pence more does she take? => b * x
ask whole How much change from {y} does a customer get who buys {z} lettuces at {q} each and a punnet of raspberries at {p}? => y - (z * q + p)
again whole A punnet of raspberries is {p} and a lettuce {q}. Find the change from {y} for somebody who takes a single punnet and {z} lettuces.

story flour-mill
grade 6
english gb
A = man
f = 30..60 by 5
y = 6, 7, 8
r = percent 70, 75, 80
s = 25, 50
p = money 18..27
k = 3..5
body {A} grows wheat on {f} hectares. A hectare yields {y} tonnes of grain, and {r} of the weight of the grain becomes flour at a mill run by {k} brothers. Flour is sold in sacks of {s} kg at {p} each.
again Wheat grows on {A's} {f} hectares, {y} tonnes to the hectare. At a mill that belongs to {k} brothers, {r} of the grain's weight becomes flour, which is put into sacks of {s} kg and costs {p} a sack.
ask How many tonnes of grain does {A} harvest? => f * y
again What does the grain from all the hectares weigh, in tonnes?
ask How many tonnes of flour come out of it? => f * y * r / 100 decimal
again Give the weight of the flour. How many tonnes are there?
ask How many sacks can be filled with the flour from a single hectare? => y * 1000 * r / 100 / s
again A hectare's grain is milled. How many sacks does its flour fill?
ask How many kilograms of a hectare's grain do not become flour? => y * 1000 * (100 - r) / 100
again Of the grain from a hectare, how many kilograms are lost as bran?

story chicken-feed
grade 4
A = girl
h = 18..36 by 2
g = 110..130 by 5
b = 20, 25
p = money 13..19
d = 3..5
e = 38..60
x = 6..9
need b * 1000 > h * g * 3 + 100
body {A's} hens, {h} in number, eat {g} g of feed each per day. Feed comes in bags of {b} kg, which cost {p}. {e} eggs lie in the shed, and the fox was seen {d} nights ago.
ask How many kilograms do the hens eat in a week? => h * g * 7 / 1000 decimal
ask A new bag is opened. How many grams are left of it after two days? => b * 1000 - h * g * 2
ask {x} hens are sold. How many grams of feed does {A} save in a week? => x * g * 7
ask What would bags for a whole year cost if a bag were bought every month? => p * 12
ask whole Find how many kilograms of feed {h} hens eat in two weeks at {g} g a day each. => h * g * 7 * 2 / 1000 decimal

story vine-rows
grade 7
english gb
l = 60..120 by 10
s = decimal 1.2, 1.5, 2, 2.5
r = 18..32
w = decimal 1.5..2.5 by 0.5
k = 4..7
h = 120..180 by 15
x = 8..11
need l * 10 % (s * 10) == 0
body In the vineyard {r} rows run down the hill, each {l} m long. The vines stand {s} m apart, with a vine at both ends of every row. A vine bears {w} kg of grapes, and a picker can gather {h} kg a day; {k} pickers have come.
ask How many vines stand in a row? => l / s + 1 count
ask How many vines are there in the vineyard? => r * (l / s + 1) count
ask Find the weight of grapes that a row bears. => (l / s + 1) * w
ask How much do all the pickers gather in {x} days? => k * h * x
ask whole If vines stand {s} m apart in rows {l} m long, with one at both ends, how many vines are in {r} rows of which {x} vines have died? => r * (l / s + 1) - x count

story bean-garden
grade 2
A = boy
r = 3..6
n = 7..10
s = 11..15
need r * n > s + 3
body {A} plants {r} rows of beans with {n} plants in each row. {s} of the plants come up on the first day.
again Of the beans that {A} plants, {s} come up on the first day. There are {r} rows with {n} plants.
ask How many bean plants should there be in the end? => r * n
again If everything grows, how many plants will {A} have?
ask How many of {A's} bean plants have not come up yet? {body} => r * n - s
again How many of the plants are still below the ground?
ask {A} plants a further row of the same kind. How many plants should there be then? => (r + 1) * n
again With another row like these, how many plants would there be?

story cow-auction
grade 6
english us
A = woman
B = man
c = money 900..1400 by 50
k = money 350..550 by 25
n = 4..7
m = 8..12
b = money 12000..16000 by 500
r = percent 2, 3, 4, 5
y = 15..40
need n * c + m * k < b
body At the auction {A} buys {n} cows at {c} each and {B} buys {m} calves at {k} each. A fee of {r} is added to every price. {A} came with {b}, and {y} farmers are in the hall.
again {y} farmers came to the auction. Cows go for {c} and calves for {k}, and on top of that a fee of {r} is due. {B} takes {m} calves; {A}, with {b} in the bank, takes {n} cows.
ask What is the fee for a single cow? => c * r / 100
again How much is added to the price of each cow?
ask How much does {A} pay with the fee? => n * c + n * c * r / 100
again Cows and fee together, what does {A} owe?
ask After paying for her cows and the fee, how much does {A} have left? => b - (n * c + n * c * r / 100)
again What remains of {A's} money when cows and fee have been paid?
ask Without fees, how much more does {A} spend than {B}? => n * c - m * k
again Leaving the fees out, by how much does {A} spend more?

story greenhouse-tomatoes
grade 4
english us
n = 8..14
p = 15..24
t = 6..9
w = 20..35 by 5
g = 3..4
d = 38..60
body In a greenhouse stand {n} tables with {p} tomato plants each. This week every plant gives {t} tomatoes, a tomato weighs about {w} g, and {g} gardeners pick them. Outside it is {d} degrees.
again {g} gardeners pick tomatoes in a greenhouse. It has {n} tables, with {p} plants on each; this week there are {t} tomatoes on every plant, and they weigh about {w} g apiece. The thermometer outside shows {d} degrees.
ask How many tomatoes are picked this week? {body} => n * p * t
again Count this week's tomatoes from all the plants. How many are there?
ask How heavy, in grams, are the tomatoes of a single table? => p * t * w
again Only a single table is picked. What do its tomatoes weigh in grams?
ask If the gardeners share the plants evenly, how many tomatoes does each of them pick? => n * p * t / g
again Every gardener picks equally many. How many tomatoes is that for each?

story rainwater-tank
grade 8
english gb
r = 6..14
a = 80..160 by 10
u = 120..220 by 20
k = 3..4
p = percent 75, 80, 90
x = 150..350 by 50
t = 3000..4000 by 250
y = 2
body The barn roof covers {a} square metres. During a storm {r} litres of rain fall on each square metre, but only {p} of this reaches the farm's tank. The {k} calves drink {u} litres a week, and the tank, which holds {t} litres, held {x} litres before the rain.
ask How many litres reach the tank? => a * r * p / 100
ask How many litres are in the tank after the rain? => x + a * r * p / 100
ask How many litres would still fit into the tank after the rain? => t - (x + a * r * p / 100)
ask How many litres are left for the calves {y} weeks after the rain, if it stays dry? => x + a * r * p / 100 - u * y

story sunflower-oil
grade 6
english us
A = woman
s = 480..960 by 48
q = 3, 4
p = money 5.5..8.5 by 0.5
b = 10..15
d = money 90..140 by 10
w = 16..29
need s % (q * 2) == 0
body From every {q} pounds of sunflower seeds {A} presses a pint of oil. She has {s} pounds of seeds and sells the oil by the quart, at {p}. The bottles cost her {d} altogether; {b} people work in the shop, {w} miles away.
again {A} sells sunflower oil at {p} a quart in a shop with {b} workers, {w} miles away. {q} pounds of seeds give a pint, and she has {s} pounds. For bottles she spends {d}.
ask How many pints of oil does {A} get? => s / q
again How many pints can be pressed from her seeds?
ask How many quarts of oil are there for her to sell? => s / q / 2
again Measured in quarts, how many does she get from the seeds?
ask What does she take if all the oil is sold? => s / q / 2 * p
again Every quart finds a buyer. How much comes in?
ask How much is left from selling all the oil when the bottles are paid? => s / q / 2 * p - d
again The bottles are paid out of what the oil brings. How much money remains?

story tea-pickers
grade 5
A = woman
n = 12..24
k = 18..30
w = 5..6
p = money 0.2..0.4 by 0.05
f = 4, 5
y = 31..34
x = money 8..11
need n * k % f == 0
body On a tea farm in Kenya {n} pickers each gather {k} kg of leaves a day and are paid {p} for a kilogram. They work {w} days a week. {f} kg of fresh leaves make a kilogram of dry tea, and {A} has worked there for {y} months.
again {A}, for {y} months a picker on a tea farm in Kenya, and the others, {n} pickers in all, gather {k} kg of leaves a day each, {w} days a week. For a kilogram of dry tea {f} kg of leaves are needed; a picker gets {p} per kilogram of leaves.
ask What does a picker earn in a week? => k * p * w
again Find a picker's pay for a week.
ask How many kilograms of dry tea come from a day's leaves? {body} => n * k / f
again A day's leaves are dried. How many kilograms of tea do they make?
ask How much does the farm pay all the pickers in a day? => n * k * p
again Each day, how much money goes to the pickers together?
ask How many kilograms of dry tea does the farm make in a week? => n * k * w / f
again A week's work, turned into dry tea, weighs how many kilograms?
ask Dry tea sells at {x} a kilogram. What remains of a day's tea money when the pickers are paid? => n * k / f * x - n * k * p
again The farm sells its dry tea at {x} a kilogram and pays the pickers out of that. How much is left for a day?

story turkey-pens
grade 3
english us
p = 4..7
t = 12..20
h = 21..30
e = 3..9
m = 31..45
need p * t > h + e
body {p} pens hold {t} turkeys each, and another pen holds {h} hens. {e} turkeys escape through a hole, which takes {m} minutes to mend.
again In {p} pens of {t} there are turkeys; in a further pen live {h} hens. A hole, mended in {m} minutes, lets {e} turkeys escape.
ask How many turkeys do not escape? {body} => p * t - e
again Count the turkeys that did not run away. How many are there?
ask How many birds were in the pens before the escape? => p * t + h
again Turkeys and hens together, how many birds were there at first?
ask After the escape, how many more turkeys than hens are in the pens? => p * t - e - h
again Compare turkeys with hens when some have fled. By how many are the turkeys ahead?
ask How many legs do all the birds in the pens have after the escape? => (p * t - e + h) * 2
again After the escape, count the legs of turkeys and hens. How many are in the pens?

story rice-terraces
grade 5
english gb
A = girl
t = 8..15
l = 40..70 by 5
w = 4..6
g = 2..3
y = 30..60
n = 5, 10
x = decimal 1.5, 2.5
body On the hillside {A's} family has {t} rice terraces, each a rectangle {l} metres long and {w} metres wide. A square metre yields {n} handfuls of rice, and a stone wall is built around {g} of the terraces. The family has lived here for {y} years.
ask What area do all the terraces cover? => t * l * w
ask How many metres of wall are built? => g * (l + w) * 2
ask By how many square metres do the terraces without a wall exceed those with one? => (t - g) * l * w - g * l * w
ask whole A rectangular terrace is {l} metres long and {w} metres wide. How far does a farmer walk who goes round it {t} times? => (l + w) * 2 * t
ask How many handfuls of rice do the terraces with a wall yield? => g * l * w * n
ask whole Find the length of the walls round {g} terraces if each is {l} metres long and {w} metres wide and a gap of {x} metres is left in every wall. => g * ((l + w) * 2 - x)

story scarecrow-hats
grade 1
english us
A = girl
s = 9..15
h = 3..7
c = 2..6
g = 2..5
body {A} makes {s} scarecrows. {h} of them get a hat. Then {c} crows come.
again {s} scarecrows are made by {A}, and {h} get a hat. Then {c} crows come.
ask How many scarecrows have no hat? {body} => s - h
again How many of the scarecrows stand without a hat?
ask Each crow steals a hat. How many scarecrows still wear one? => h - c
again The crows fly off, each with a hat. How many hats are left?
ask If {A} makes {g} more scarecrows, how many are there? => s + g
again {A} adds {g} scarecrows to the old ones. What is their number now?
ask Each scarecrow has a pair of buttons for eyes. How many buttons did {A} need? => s * 2
again For eyes {A} uses a pair of buttons per scarecrow. How many buttons is that?

story irrigation-pump
grade 7
english gb
q = 40..90 by 10
t = 3..5
a = 12..24 by 2
f = 2..4
n = 6..9
need q * 60 * 60 * t % 1000 == 0
body A pump brings {q} litres a second from the river to the rice field. It runs {t} hours a night for {n} nights, uses {f} litres of diesel an hour, and waters {a} hectares.
ask How many litres does the pump move in a minute? => q * 60
ask How many cubic metres of water does it move in an hour, each being 1,000 litres? => q * 60 * 60 / 1000
ask How many litres of diesel does it use over all the nights? => n * t * f
ask whole A pump moves {q} litres a second. How many litres does it move in {t} hours? => q * 60 * 60 * t

story cheese-truck
grade 4
english us
w = 8..14
n = 20..40
s = 3..5
p = money 7..11
k = 60..95 by 5
x = 2..6
body A dairy makes {n} wheels of cheese a day, each weighing {w} kg. {s} wheels a day are tested and cut up, and the others go to shops at {p} a kilogram. In the cellar, {k} wheels are ripening.
ask How many kilograms of cheese go to shops each day? => (n - s) * w
ask What do the shops pay for a day's cheese? => (n - s) * w * p
ask How many wheels go to shops in a week, if the dairy works every day? => (n - s) * 7
ask {body} A shop sends {x} of today's wheels back. How many of today's wheels do the shops keep? => n - s - x
ask How many kilograms of cheese go to shops in a week, if the dairy works every day? => (n - s) * w * 7

story combine-harvesters
grade 7
english gb
a = 5..7
b = 3..4
h = 6..9
f = 140..220 by 4
n = 25..45 by 5
k = 11..19
need f > (a + b) * h + 10; f % (a + b) == 0
body The big combine harvester cuts {a} hectares an hour and the old one {b}. Together they have to cut {f} hectares of barley. They work {h} hours a day; {k} lorries carry the grain away, {n} loads a day.
again {f} hectares of barley are ripe. An old combine cuts {b} hectares of it an hour and a big one {a}, for {h} hours each day. {n} loads of grain a day are carried off by {k} lorries.
ask How many hectares of barley are cut in a day? {body} => (a + b) * h
again What area, in hectares, is cut daily?
ask How many hectares are still standing after the first day? => f - (a + b) * h
again On the first evening, how many hectares have not been cut?
ask How many hours of work do the two machines need for the whole field? => f / (a + b)
again Working side by side, in how many hours do they cut everything?
ask The big machine breaks down for a day. How many hectares less are cut that day than usual? => (a + b) * h - b * h
again On a day without the big machine, by how many hectares is the result smaller?

story wool-scarves
grade 4
A = woman
s = 14..24
w = 3..5
g = 250, 300, 400, 500
p = money 18..30 by 2
k = 6..9
y = 31..50
need s * w * 1000 % g == 0
body Each of {A's} {s} sheep gives {w} kg of wool. For a scarf she needs {g} g of it, and each scarf sells at {p}. She has been knitting for {y} years and keeps {k} of the scarves for her family.
again {A} has knitted for {y} years. With {g} g of wool she makes a scarf; her {s} sheep give {w} kg each. {k} scarves stay in the family, and for each of the others she asks {p}.
ask How many kilograms of wool do the sheep give? => s * w
again Find the weight of the wool from all her sheep, in kilograms.
ask How many scarves can {A} knit? {body} => s * w * 1000 / g
again All the wool is knitted up. How many scarves are there?
ask How much does she take if she sells all that the family does not keep? => (s * w * 1000 / g - k) * p
again Every scarf that does not stay in the family is sold. What do they bring?

story corn-cobs-grill
grade 3
english gb
A = boy
r = 4..8
n = 12..20
c = 3..5
b = 6..11
k = 21..35
x = 3..5
y = 14..24 by 2
need r * n * 2 > c * b
body Our sweetcorn stands in {r} rows with {n} plants each, and every plant bears two cobs. For tonight's barbecue {A} breaks off {c} cobs for each of {b} guests. The plants are {k} days from drying out.
ask How many cobs do the plants bear? => r * n * 2
ask How many cobs are left on the plants? => r * n * 2 - c * b
ask {body} Then {x} more guests arrive. How many cobs are eaten altogether if everybody gets the same number? => c * (b + x)
ask whole If every plant bears two cobs, how many plants are needed to give {c} cobs to each of {y} guests? => c * y / 2

story pony-rides
grade 3
english us
A = girl
p = money 4..6
n = 14..25
m = 7..12
f = money 15..26
x = money 10, 12, 14, 30
need n > m + 1
body At the farm fair a ride on {A's} pony costs {p}. {n} children ride before lunch and {m} after it; {f} of the money goes to the vet.
again {f} of the money that {A's} pony earns at the farm fair is for the vet. {m} children ride in the afternoon and {n} in the morning, and every ride is {p}.
ask How much money do all the rides bring in? => (n + m) * p
again What do the children pay in all?
ask How much of the money is left when the vet is paid? => (n + m) * p - f
again Take away what the vet gets. How much is still there?
ask How much more is earned before lunch than after it? => (n - m) * p
again The morning is better than the afternoon. By what amount?
ask {A} keeps {x} for a new saddle, and after the vet is paid, too, the rest is shared evenly with a sister. How much does the sister get? => ((n + m) * p - f - x) / 2
again When vet and saddle are paid, the latter with {x}, {A} and a sister share the rest evenly. What is the sister's part?
ask whole Determine how much is earned if {n} children each have two pony rides at {p} and {m} children have just a single ride. => (n * 2 + m) * p
again whole Pony rides are {p} each. {n} children take two rides each and {m} only a single ride. Find what they pay in all.

story seed-potatoes
grade 6
english gb
l = 24..60 by 6
w = 8..14
g = 30, 40, 50, 60
p = money 2..3.5 by 0.5
k = 5..9
need l * 100 % g == 0
body A bed is {l} m long. Seed potatoes are planted every {g} cm along each row, the first of them {g} cm from the end of the bed; there are {k} rows. Twelve seed potatoes cost {p}, and a plant gives {w} potatoes.
ask How many seed potatoes are needed for the whole bed? => l * 100 / g * k
ask What do the seed potatoes for the whole bed cost? => l * 100 / g * k / 12 * p
ask How many potatoes can be expected from a row? => l * 100 / g * w
ask whole Work out the number of potatoes from a bed {l} m long with {k} rows if a plant stands every {g} cm and bears {w} potatoes. => l * 100 / g * k * w

story milk-churns
grade 5
english us
A = man
g = 18..32 by 2
q = 5..11
p = money 1.25..2.25 by 0.25
k = 12..17
h = 40..65
x = 6, 10
need g * 4 > q + 20
body In the dairy of {A}, who is {h}, there are {g} gallons of milk this morning. {q} quarts are poured into the cheese pot, and the cats get {x} pints. The rest is sold by the quart at {p}; {k} customers are waiting.
again Of this morning's {g} gallons of milk, {A}, who is {h}, puts {q} quarts into the cheese pot and gives {x} pints to the cats. {k} customers wait for the rest, which costs {p} a quart.
ask How many quarts of milk are there before any is used? => g * 4
again Change the morning's milk to quarts. How many are there?
ask How many quarts are left to sell? => g * 4 - q - x / 2
again After the cheese pot and the cats, how many quarts can be sold?
ask What does {A} take if the rest of the milk is sold? => (g * 4 - q - x / 2) * p
again All the milk that remains finds a buyer. How much money is that?
ask How many pints of milk go into the cheese pot? => q * 2
again Express the milk for the cheese in pints. How many pints is it?

story orchard-thirds
grade 6
t = 120..360 by 24
f = fraction 1/3, 1/4, 3/8
g = fraction 1/2, 1/6
k = 15..28
w = 5..9
p = money 12..18
need f + g < 1
body Of the {t} trees in the old orchard, {f} are pears and {g} are apples. The rest are plums, {w} of which are dead. A sapling costs {p}, and the orchard has been there for {k} years.
again The old orchard, {k} years of age, has {t} trees. Apple trees make up {g} of them, pear trees {f} of them, and all the others are plum trees. {w} plum trees are dead; a sapling costs {p}.
ask How many pear trees and apple trees are there together? => f * t + g * t
again Apples and pears together, how many trees is that?
ask How many plum trees are there? => t - f * t - g * t
again Find the number of plum trees, dead ones included.
ask How many living plum trees does the orchard have? => t - f * t - g * t - w
again Only plum trees that are not dead count. How many are there?
ask If every dead tree is replaced by two saplings, what do these cost? => w * 2 * p
again Two saplings are planted for each dead tree. How much is paid for them?

story vegetable-boxes
grade 4
english us
A = woman
b = 35..60 by 5
p = money 14..19
c = 3..6
n = 7..12
f = money 80..120 by 5
d = 20..30
x = money 3, 4
body Each Friday {A} brings vegetable boxes to {b} families. A box costs {p} and holds {c} kinds of vegetables. This Friday {n} families are away. Fuel and wages come to {f} a Friday, and her van is {d} feet long.
ask What does she take this Friday? => (b - n) * p
ask How much is left this Friday when fuel and wages are paid? => (b - n) * p - f
ask In a year in which nobody is ever away on a Friday, how many boxes does she bring? => b * 52
ask If nobody had been away, how much more would this Friday have brought in? => n * p
ask whole If {b} families buy a box at {p} every week and {n} of them also buy a bottle of juice at {x}, how much do they spend in a year? => (b * p + n * x) * 52

story ages-on-the-farm
grade 5
A = man
B = girl
a = 58..70
b = 9..13
k = times 2..3
c = 26..34
t = 15..22
x = 4..7
body {A} is {a} years old and his granddaughter {B} is {b}. The tractor is {k} as old as {B}, and the farm dog is {x}. {A} bought the farm when he was {c}; it has {t} hectares.
again {B}, aged {b}, is the granddaughter of {A}, who is {a}. The farm dog is {x} years old. The tractor is {k} as old as {B}. At {c} {A} bought the farm of {t} hectares.
ask How old is the tractor? => b * k
again Give the age of the tractor.
ask For how many years has {A} owned the farm? => a - c
again How many years ago did {A} buy the farm?
ask How old was {A} when the tractor was new? {body} => a - b * k
again Find {A's} age in the year in which the tractor was built.
ask By how many years is the tractor older than the dog? => b * k - x
again The dog is younger than the tractor. How many years younger?
ask How many years before the tractor was built did {A} buy the farm? => a - c - b * k
again When the tractor was built, for how many years had the farm already been {A's}?

story duck-eggs-market
grade 2
A = girl
m = 5..9
t = 10..15
w = 3..4
b = 16..24
need m + t - w < b
body The ducks lay {m} eggs on Monday and {t} on Tuesday. {w} of them break. {A} has an egg box for {b} eggs.
again {t} eggs on Tuesday and {m} on Monday: that is what the ducks lay. {A} puts them into a box for {b} eggs, but {w} break first.
ask How many eggs does {A} put into the box? => m + t - w
again Only whole eggs are put into the box. How many is that?
ask How many eggs are missing to fill the box? => b - (m + t - w)
again How many more whole eggs would fit into {A's} box?
ask How many more eggs do the ducks lay on Tuesday than on Monday? => t - m
again By how many does Tuesday's number of eggs beat Monday's?

story barn-paint
grade 7
english gb
l = 12..20
w = 8..11
h = 4..6
c = 6, 8, 10
k = 22..30
x = 240, 360, 480, 720
y = money 11..19
need l > w
need ((l + w) * 2 * h - k) % c == 0
body A barn {l} m long, {w} m wide and {h} m high up to the roof is to be painted on all four outer walls. The doors, {k} square metres in all, stay as they are. A litre of paint covers {c} square metres.
ask What is the area of the walls, doors included? => (l + w) * 2 * h
ask How many square metres must be painted? => (l + w) * 2 * h - k
ask How many litres of paint are needed for the barn? {body} => ((l + w) * 2 * h - k) / c
ask whole The walls of a barn have an area of {x} square metres. A litre of paint for {c} square metres costs {y}. What does the paint cost? => x / c * y

story bull-weights
grade 6
A = woman
a = 620..690 by 10
b = 700..780 by 10
c = 790..880 by 10
g = decimal 1.1..1.5 by 0.1
d = 20..40 by 10
p = money 3..4 by 0.5
body {A's} bulls weigh {a} kg, {b} kg and {c} kg, and each gains {g} kg a day. She wants to sell the lightest of them in {d} days at {p} a kilogram.
again In {d} days {A} will sell the lightest of her bulls, for {p} a kilogram. They weigh {c} kg, {a} kg and {b} kg today, and every day each gets {g} kg heavier.
ask What is the average weight of the bulls today? => (a + b + c) / 3
again Find the mean of today's weights.
ask How heavy will the bull be when it is sold? => a + g * d
again What will the bull weigh on the day of the sale?
ask How much money will {A} get for it? => (a + g * d) * p
again What will the bull be worth on the day of the sale?
ask How much weight do all the bulls gain together until the day of the sale? => 3 * g * d
again All the bulls are kept until the sale. By how much does their total weight grow?

story horse-and-cart
grade 5
english us
v = 4..6
d = 2..3
n = 6..9
w = 15..25 by 5
b = 11..14
m = v * d
u = 8..12
need m % u != 0; m * 60 % u == 0
body A horse pulls a cart with {b} milk cans to the village, {m} miles away, at {v} miles an hour. Unloading takes {w} minutes, and the empty cart comes home at {u} miles an hour. {n} goats watch it leave.
ask How many minutes does the way to the village take? => m / v * 60
ask How many minutes does the way home take? => m * 60 / u
ask For how many minutes is the cart away from the farm? => m / v * 60 + w + m * 60 / u
ask How much quicker, in minutes, is the way home than the way there? => m / v * 60 - m * 60 / u
ask whole If a cart goes {m} miles at {v} miles an hour and comes home at {u} miles an hour, how many minutes is it on the road? => (m / v + m / u) * 60 count

story onion-nets
grade 3
n = 6, 8, 10
m = 14..25
s = 3..5
p = money 1.5..2.5 by 0.25
g = 26..60
o = n * m + s
x = 2..5
body In the barn {o} onions lie drying, {s} of which have gone soft. The good ones are put into nets of {n} and sold at {p} a net. {g} bulbs of garlic hang from the roof.
again {g} bulbs of garlic hang in the barn, where {o} onions lie. {s} onions are soft. The others are sold in nets of {n}, for {p} each.
ask How many nets of onions are filled? {body} => (o - s) / n
again The good onions all go into nets. How many nets are there?
ask How much do all the nets bring in? => (o - s) / n * p
again What is taken for the onions if no net stays unsold?
ask How many good onions are there? => o - s
again Leave the soft onions out. How many remain?
ask {x} nets stay unsold. How many onions are in the nets that are sold? => o - s - x * n
again All but {x} nets are sold. How many onions have the buyers got?

story olive-harvest
grade 8
A = woman
t = 80..160 by 10
k = 20..35 by 5
r = percent 15, 18, 20, 25
p = money 7..12
b = 5..8
w = percent 30, 40, 50
body {A's} family has {t} olive trees, each giving {k} kg of olives. {w} of the olives are sold fresh; the others are pressed, and {r} of their weight becomes oil. A kilogram of oil sells at {p}, and {b} relatives help with the harvest.
again {b} relatives help with the olive harvest of {A}. Each of the {t} trees gives {k} kg, of which {w} is sold fresh. The rest goes to the press, where {r} of the weight becomes oil, worth {p} a kilogram.
ask How many kilograms of olives are pressed? => t * k * (100 - w) / 100
again What weight of olives, in kilograms, goes to the press?
ask How many kilograms of oil does the press yield? => t * k * (100 - w) / 100 * r / 100 decimal
again Find the weight of the oil. How many kilograms is it?
ask What is the oil worth? => t * k * (100 - w) / 100 * r / 100 * p
again All the oil is sold. How much money does it bring?
ask How many kilograms of olives does the family harvest? => t * k
again Weigh the olives of all the trees. How many kilograms is that?

story harvest-supper
grade 5
A = girl
t = 6..9
s = 8, 10, 12
g = 11..25
p = money 1.5..3 by 0.5
k = 2..3
c = money 60..90 by 5
x = money 400..600 by 50
need t * s > g * 2
body For the harvest supper the barn has {t} long tables with {s} seats at each. {g} seats stay empty. Each guest puts {p} into {A's} basket for the new roof and eats {k} plates of soup; the vegetables cost {c}.
again In the barn {t} long tables, each with {s} seats, are laid for the harvest supper, though {g} seats are not taken. Vegetables for {c} are needed, as every guest eats {k} plates of soup. {A} collects {p} from each guest for the new roof.
ask How many guests come to the harvest supper? {body} => t * s - g
again How many seats are taken?
ask How much money is in {A's} basket in the end? => (t * s - g) * p
again What do the guests give for the roof altogether?
ask How many plates of soup are eaten? => (t * s - g) * k
again Every plate is emptied. How many plates is that?
ask A roofer needs {x} for the work. How much is still missing after the supper? => x - (t * s - g) * p
again {x} must be paid to the roofer. How much more than the guests' money is needed?

story banana-bunches
grade 4
english us
b = 12..22
h = 7..10
n = 13..16
r = 20..60
k = 3..5
p = money 2.5..4 by 0.5
body Ships from the island carry bananas. On a plantation there, {b} bunches are cut every morning, and a bunch has {h} hands of {n} bananas. {r} bananas a day are eaten by the workers; {k} boats wait in the harbor, and a hand sells for {p}.
ask How many bananas are on a bunch? => h * n
ask How many bananas are cut every morning and not eaten by the workers? => b * h * n - r
ask What are the hands of a single morning worth? => b * h * p
ask In a week of daily work, how many bananas do the workers eat? => r * 7
ask How many bananas a week leave for the harbor, with work going on every day? => (b * h * n - r) * 7
ask whole Find the worth of {b} bunches of bananas if a bunch has {h} hands and a hand sells for {p}, but {k} bunches are bad. => (b - k) * h * p

story mole-hills
grade 2
A = man
a = 9..16
b = 4..8
c = 17..25
d = 2..3
need a > b + 1
body {A} finds {a} molehills on his meadow. He rakes {b} of them flat. In the night the mole makes {d} more. {c} cows watch.
again On {A's} meadow a mole has made {a} molehills. {b} of them are raked flat; in the night {d} new ones appear. {c} cows look on.
ask How many molehills are on {A's} meadow the next morning? {body} => a - b + d
again In the morning, how many molehills can be seen?
ask How many molehills has the mole made in all? => a + d
again Old and new together, how many has it made?
ask How many molehills are left in the evening after the raking? => a - b
again That evening, how many stand there still?
ask The farmer rakes them all flat the next day. How many molehills does he rake in these two days? => b + (a - b + d)
again On the next day no molehill is left standing. Over both days, how many are raked?

story honey-and-cheese-stall
grade 6
A = man
h = money 5.5..7.5 by 0.5
c = money 12..18
n = 3..6
w = decimal 0.5..1.75 by 0.25
r = percent 10, 20
b = money 50, 100
k = 14..30
need b > n * h + w * c
body At the farm shop, open for {k} years, honey is {h} a jar and goat cheese {c} a kilogram. {A} puts {n} jars and {w} kg of cheese into his basket. Friends of the farm get {r} off. He pays with {b}.
again A farm shop that opened {k} years ago sells goat cheese at {c} a kilogram and jars of honey at {h}. {A} takes {w} kg of cheese and {n} jars of honey and has {b}. Whoever is a friend of the farm pays {r} less.
ask What does his basket cost without any reduction? => n * h + w * c
again Without being a friend of the farm, what would {A} have to pay?
ask {A} is a friend of the farm. How much does he pay? => (n * h + w * c) * (100 - r) / 100
again As a friend of the farm, what is {A} charged?
ask How much does a friend of the farm save on the jars alone? => n * h * r / 100
again Only the honey counts. How much less does a friend of the farm pay for it?
ask Without a reduction, how much change does {A} get? => b - (n * h + w * c)
again He pays the full price. How much comes back?

story silo-levels
grade 7
english gb
c = 120..240 by 20
r = percent 35, 40, 45, 55, 60
d = 3..5
n = 7..11
k = 18..26
p = percent 75, 80, 90
need c * r / 100 > d * n + 5
body A silo for {c} tonnes of maize is {r} full. Every day the animals need {d} tonnes. After {n} days a lorry fills it up again to {p}; the lorry can carry {k} tonnes at a time.
again {c} tonnes of maize fit into a silo, and it is {r} full. {d} tonnes a day go to the animals. {n} days from now it will be filled up to {p} by a lorry with room for {k} tonnes.
ask How many tonnes are in the silo now? => c * r / 100
again Find the present amount of maize. How many tonnes is it?
ask How many tonnes are left just before the lorry comes? => c * r / 100 - d * n
again On the lorry's arrival, how many tonnes does the silo still hold?
ask How many tonnes must the lorry bring? => c * p / 100 - (c * r / 100 - d * n)
again To reach the wanted level, how many tonnes have to be delivered?
ask How many tonnes more could the silo hold after the lorry has been? => c - c * p / 100
again Once it has been filled up again, how many tonnes would still fit into the silo?

story fence-posts
grade 6
english us
A = woman
l = 48..96 by 12
w = 24..36 by 12
s = 3, 4
p = money 6..9
q = money 1.5..2.5 by 0.5
k = 15..35
need l > w
body {A} fences a rectangular field {l} yards long and {w} yards wide, with a post every {s} yards all the way round and posts at the corners. Posts are {p} each; wire is {q} a yard. {k} goats are going to live there.
again {k} goats will get a rectangular field of {l} yards by {w} yards. {A} sets posts round it, at each corner and at every {s} yards between. She pays {p} for a post and {q} for a yard of wire.
ask How many posts does {A} need? => (l + w) * 2 / s
again How many posts stand around the field when the fence is finished?
ask What do the posts cost? => (l + w) * 2 / s * p
again How much must she pay for all the posts?
ask How much does a single wire all round the field cost? => (l + w) * 2 * q
again A wire is stretched once around the field. What is its price?
ask How many feet of wire go once round the field? => (l + w) * 2 * 3
again Once around the field: how many feet of wire is that?

story mango-share
grade 4
english us
A = boy
B = girl
n = 48..96 by 2
r = 6..12
k = 3, 4, 5
f = 13..20
w = 24..35
need (n - r) % (k + 1) == 0
body Under a tree that is {w} feet high lie {n} mangoes. {r} of them are rotten. {A} shares the good ones evenly with {k} cousins, and {B}, who is a cousin too, already has {f} mangoes at home.
ask How many mangoes does each child get? => (n - r) / (k + 1)
ask How many mangoes does {B} have at home after sharing? => (n - r) / (k + 1) + f
ask How many mangoes do the cousins of {A} carry home in all? => (n - r) / (k + 1) * k
ask How many good mangoes lay under the tree? => n - r
ask whole If {n} mangoes, of which {r} are rotten, are shared by {A} and {k} cousins, how many good ones do the cousins have together when each child has eaten two? => ((n - r) / (k + 1) - 2) * k

story cow-bells
grade 3
english gb
b = 8..15
s = 16..24
p = money 15..25
m = 3..5
d = 4..6
h = 1200..1900 by 100
need s > b + m; b > m + 1
body A herd of {s} cows spends the summer at {h} metres. {b} of the cows wear a bell that cost {p}. In a storm {m} bells are lost, and a milkmaid walks {d} hours to find them.
ask How many cows have no bell after the storm? => s - (b - m)
ask What is the total price of the bells that were not lost? => (b - m) * p
ask The farmer wants every cow to wear a bell after the storm. How much do the new bells cost? => (s - (b - m)) * p
ask How many cows had no bell in the first place? => s - b

story date-palms
grade 5
n = 14..30
k = 60..90 by 5
l = percent 10, 20, 30
p = money 4..7
c = 3..5
g = 33..50
need n * k * (100 - l) / 100 % c == 0
body In an oasis {n} date palms bear {k} kg of dates each. On the way to the market {l} of the dates are eaten by flies and birds. Each of the {c} families gets the same share of the rest; the next town is {g} km away, and a kilogram is worth {p} there.
ask How many kilograms of dates do the palms bear? => n * k
ask How many kilograms arrive at the market? => n * k * (100 - l) / 100
ask How much is the share of each family worth in the town? => n * k * (100 - l) / 100 / c * p
ask What is the value of the dates that are eaten on the way? => n * k * l / 100 * p
ask How many kilograms does each family get? {body} => n * k * (100 - l) / 100 / c
ask whole Suppose {n} palms bear {k} kg of dates each and {l} of the dates are lost. How many kilograms is each of {c} families given if {g} kg are sold first? => (n * k * (100 - l) / 100 - g) / c decimal

story donkey-loads
grade 4
english us
A = person
d = 3..5
k = 40..60 by 5
n = 6..9
w = 480..960 by 20
p = 11..19
need w > d * k * 2
body {w} kg of firewood must be brought down to the farm. {A} has {d} donkeys that can each carry {k} kg, and a trip takes {n} hours. There are {p} bends in the path.
again {A} has to get {w} kg of firewood down a path of {p} bends to the farm. {d} donkeys carry {k} kg each on a trip of {n} hours.
ask How much wood do the donkeys bring down on a trip? => d * k
again What do all the donkeys together carry at a time?
ask How much wood is still up there after two trips? => w - d * k * 2
again The donkeys have gone twice. What weight of wood has yet to be carried?
ask How many trips do the donkeys need for all the wood, if they are fully loaded each time? => w / (d * k)
again Always carrying full loads, how many times must the donkeys go?
ask How many hours does it take to bring all the wood down, with full loads? => w / (d * k) * n
again With full loads every time, after how many hours is the last of the wood on the farm?

story peach-jars
grade 6
english us
A = woman
p = 90..180 by 6
j = 5, 6
s = 8..12
c = money 4.5..6.5 by 0.5
g = 7..15
k = 2..3
need p / j < g * 12; p % j == 0
body {A} bottles {p} peaches for the market. {g} dozen jars stand in the cellar, {j} peaches go into a jar, and every jar needs {s} ounces of sugar. A jar will cost {c}, and her {k} sons eat nothing but peaches.
again In {A's} cellar are {g} dozen empty jars. She fills them with {p} peaches, {j} to a jar, adding {s} ounces of sugar to each. {k} sons help her. The market price will be {c} a jar.
ask How many jars of peaches does she get? => p / j
again Into how many jars do the peaches go?
ask How many pounds of sugar does {A} need? => p / j * s / 16 decimal
again Find the sugar for all the peaches. How many pounds is it?
ask How many empty jars remain in the cellar? {body} => g * 12 - p / j
again When the peaches are in their jars, how many jars are not used?
ask What will the market bring if all the jars of peaches are sold? => p / j * c
again Every jar is sold at the market. How much does she take?

story rooster-steps
grade 1
h = 12..18
r = 2..3
c = 5..11
g = 4..6
body On a farm live {h} hens, {r} roosters and {c} chicks. The chicks run under the hay.
again {c} chicks, {h} hens and {r} roosters live on a farm. All the chicks run under the hay.
ask How many birds live on the farm? {body} => h + r + c
again Count hens, roosters and chicks. How many birds are there?
ask How many birds can you still see? => h + r
again Those under the hay cannot be seen. How many birds can?
ask How many more hens than chicks are there? => h - c
again By how many do the hens outnumber the chicks?
ask A fox is near, and {g} hens hide under the hay as well. How many birds are under the hay? => c + g
again {g} hens join the chicks under the hay. How many birds hide there now?

story crop-shares
grade 8
english gb
A = man
h = 80..160 by 20
r = percent 25, 30, 40, 45
f = fraction 1/2, 1/4
y = 6..9
need r * h % 100 == 0
p = money 180..240 by 10
k = 3..5
body {A} owns {h} hectares and {k} tractors. On {r} of the land he grows wheat, on {f} of what remains barley, and the rest is pasture. A hectare of wheat yields {y} tonnes at {p} each.
again {k} tractors work on the {h} hectares of {A}. Wheat grows on {r} of the land; of the remaining land {f} is barley, and all else is pasture. Wheat brings {y} tonnes a hectare, and each tonne {p}.
ask How many hectares of wheat does he grow? => r / 100 * h
again What area, in hectares, is under wheat?
ask What is the wheat worth? => r / 100 * h * y * p
again For what sum can all the wheat be sold?
ask On how many hectares does he grow barley? => (h - r / 100 * h) * f
again How much of {A's} land is used for barley? Give it in hectares.
ask How many hectares of pasture are there? => h - r / 100 * h - (h - r / 100 * h) * f
again What is left for pasture? How many hectares is it?

story milk-fridge
grade 3
english gb
A = girl
c = 24..40 by 4
b = 15..22
p = money 1.2..1.6 by 0.1
e = money 2.4..3.2 by 0.2
n = 3..6
x = money 1.1, 1.7, 1.9
body A fridge by the farm gate holds {c} bottles of milk at {p} each and some boxes of eggs at {e}. By noon {b} bottles and {n} boxes of eggs have gone, all paid for in a tin. {A} counts the money.
ask How much money should be in the tin? => b * p + n * e
ask How many bottles of milk are left at noon? => c - b
ask How much will the rest of the milk bring? => (c - b) * p
ask {A} finds {x} too little in the tin. How much money is in it? => b * p + n * e - x

story berry-boxes-dozen
grade 4
english us
A = boy
d = 4..9
p = money 2..3.5 by 0.25
s = 15..22
f = money 11..19
h = 26..45
z = fraction 1/2, 3/4
need d * 12 > s
body {A} picks {d} dozen boxes of blueberries on an aunt's farm, {h} miles from the city. {A.He} sells {s} boxes at the gate for {p} each, and the rest go to a bakery, which also pays {f} for a basket of plums.
ask How many boxes go to the bakery? => d * 12 - s
ask How much does {A} take at the gate? => s * p
ask If the bakery pays as much per box as people at the gate, how much do all the boxes bring? => d * 12 * p
ask At the price of the gate, what does the bakery pay for its boxes and the plums? => (d * 12 - s) * p + f
ask whole If {d} dozen boxes are picked and {s} are sold at {p} each, how much would the others bring at {z} of the price? => (d * 12 - s) * p * z

story plough-horses
grade 5
english gb
a = 2..3
b = 5..7
h = 6..8
f = 500..700 by 10
d = 4..5
k = 12..19
need f > h * (b + b - a)
body Two brothers plough with horses. The elder ploughs {b} furrows an hour and the younger {a} fewer; they work {h} hours a day. The field has {f} furrows, and the horses are {k} years old.
ask How many furrows an hour do the brothers plough together? => b + (b - a)
ask How many furrows are left after a day of work? => f - h * (b + (b - a))
ask How many furrows does the younger plough in a day? => (b - a) * h
ask By how many furrows is the elder ahead after {d} days? => a * h * d

story calf-names
grade 1
A = girl
n = 11..17
m = 4..8
k = 2..5
d = 2..5
need n > m + d; m > k
body {n} calves stand in the barn. {m} of them have a name. {A} brings {k} buckets of milk.
again {A} brings {k} buckets of milk to the barn with {n} calves. So far {m} calves have been given a name.
ask How many calves have no name yet? => n - m
again How many of the calves are still without a name?
ask {A} gives names to {d} more calves. How many calves have a name now? => m + d
again Names are found for {d} more calves. How many calves have a name now?
ask How many more calves have a name than there are buckets? => m - k
again Compare the calves that have a name with the buckets. How many more calves are there?

story carrots-for-rabbits
grade 2
english gb
A = boy
r = 4..6
c = 3
k = 20..28
d = 7..10
need k > r * c + 1
body {A} has {r} rabbits and {k} carrots. Every rabbit gets {c} carrots today. There are {d} carrots in each bunch at the market.
again Today {A} gives {c} carrots to each of {A.his} {r} rabbits. {A.He} had {k} carrots to begin with. A bunch at the market has {d} carrots.
ask How many carrots do the rabbits get today? => r * c
again How many carrots go to the rabbits?
ask How many carrots does {A} have left? => k - r * c
again When every rabbit has been fed, how many carrots remain?
ask {A} buys another bunch after feeding the rabbits. How many carrots does {A.he} have then? => k - r * c + d
again After feeding, a new bunch is bought. How many carrots are there now?

story wool-socks-farm
grade 2
english us
n = 6..9
m = 3..5
p = money 4, 5, 10
k = 11..15
body Grandma knits {n} pairs of socks from the wool of her {k} sheep. She gives {m} pairs to the children and sells the rest at {p} a pair.
again Grandma's {k} sheep gave the wool for {n} pairs of socks. The children get {m} of the pairs, and the others are sold for {p} each.
ask How many socks does Grandma knit? => n * 2
again Count the socks one by one. How many are there?
ask How many pairs does she sell? => n - m
again How many pairs do not go to the children?
ask How much money does she get for the pairs that she sells? => (n - m) * p
again What do the pairs that are sold bring in?

story tractor-and-trailers
grade 1
english gb
n = 12..18
m = 3..6
k = 2..5
d = 7..10
need m > k
body A trailer carries {n} hay bales. {m} bales fall off on the way, and {k} of those break. {d} cows are waiting.
ask How many bales are still on the trailer? => n - m
ask How many of the bales on the ground are not broken? => m - k
ask The bales that are not broken are put back. How many bales reach the cows? => n - k
ask If each cow gets a bale from a full trailer, how many bales are left? => n - d

story hens-in-coops
grade 2
english gb
A = girl
c = 3..5
h = 6..9
e = 10..14
f = 2..4
need c * h > e
body On a small farm there are {c} coops with {h} hens in each. Today {e} of the hens have laid an egg. {A} puts {f} of the eggs into a cake.
again {h} hens live in each of {c} coops on a small farm. {e} hens have laid an egg today, and {f} of those eggs go into the cake that {A} bakes.
ask How many hens are there on the farm? => c * h
again What is the number of hens in all the coops?
ask How many hens have laid no egg today? => c * h - e
again How many of the hens are still without an egg today?
ask How many of today's eggs are left after baking? => e - f
again The cake is baked. How many eggs from today are there still?

story eggs-after-the-storm
grade 4
english any
A = woman
n = 95..260
k = 7..22
m = 10, 12, 15, 18, 20, 24
p = money 2.4..5.6 by 0.2
need n - k > 3 * m
body {A's} hens laid {n} eggs this week. In the storm {k} of them broke. The others go into cartons of {m}, and a full carton is sold for {p}.
again A carton holds {m} eggs, and the farm shop charges {p} for a full one. {A} collected {n} eggs this week, but the storm broke {k} of them.
ask How many full cartons can {A} sell? => whole((n - k) / m)
again Find the number of cartons that {A} can fill with unbroken eggs.
ask {A} sells all the full cartons. How much money does she take? => whole((n - k) / m) * p
ask The unbroken eggs that do not fill a carton are for breakfast. How many eggs is that? => remainder((n - k) / m)
again {A} fills as many cartons as possible. How many good eggs does she keep?
ask How many unbroken eggs are there? => n - k
ask How many cartons are needed if all the unbroken eggs are to be put away, even if the last carton does not get full? => roundup((n - k) / m)

story sheep-to-the-hill
grade 4
english any
A = man
n = 62..190
m = 12..24
t = 25..50 by 5
body In May {A} takes {n} sheep to the hill. His trailer can carry {m} of them at a time, and the way there and back takes {t} minutes.
again {A's} trailer has room for {m} sheep. In May he drives all {n} sheep of the farm to the hill, and it takes him {t} minutes to go there and come back.
ask How many times must {A} drive to the hill? => roundup(n / m)
again How many trips does it take until the whole flock is there?
ask How many times does he leave with a full trailer? => whole(n / m)
ask {A} fills the trailer every time except the last. How many sheep are in it on the last trip? => remainder(n / m)
again Every trip but the last is made with a full trailer. How many sheep travel on the last one?
ask How many minutes is {A} busy with it if he is back at the farm after the last trip? => roundup(n / m) * t
ask How many minutes would {m} trips take? => m * t

story vet-and-farrier
grade 6
english any
a = 4..10
b = 6..15
p = money 45..95 by 5
q = money 30..60 by 5
need b != a; lcm(a, b) > max(a, b)
body The farrier comes to the riding stable every {a} weeks, and the doctor for the horses every {b} weeks. This Monday both of them were there. A visit by the farrier costs {p}, one by the doctor {q}.
again At the riding stable a visit by the farrier, every {a} weeks, costs {p}. A visit by the horse doctor costs {q} and takes place every {b} weeks. This Monday both came on the same day.
ask In how many weeks will both come on the same day again? => lcm(a, b)
again How many weeks from now do the two visits next fall on one day?
ask How many days will it be until both of them come together the next time? => lcm(a, b) * 7
ask How many visits by the farrier will there be after this Monday, up to and including the next day when both come? => lcm(a, b) / a
ask What did the visits of this Monday cost altogether? => p + q
ask How much does the dearer of the two visits cost more than the cheaper one? => max(p, q) - min(p, q)

story two-fields-one-fence
grade 6
english gb
A = girl
g = 6..15
x = 3..9
y = 2..8
n = g * x
m = g * y
p = money 3..8 by 0.25
need x != y; n > m + 5
body Along one side of a field, {A's} parents have {n} metres to fence, and along the road {m} metres. Both stretches are to be made up of fence panels, all of the same length, without cutting a single one. A metre of fence costs {p}.
again {A's} parents want to fence {m} metres along the road and {n} metres along the side of a field. Only panels of a single length will be used for both, and none of them is to be cut. The price is {p} a metre.
ask What is the greatest length in metres that the panels can have? => gcd(n, m)
again Find how many metres long a panel can be at most.
ask How many panels are needed in all if they are as long as possible? => (n + m) / gcd(n, m)
ask How many more panels are needed for the longer stretch than for the other if the longest possible panels are bought? => (n - m) / gcd(n, m)
ask What does the fence along the road cost? => m * p
ask How long is the fence in all? => n + m

story apple-press
grade 5
english gb
A = boy
n = 180..420
w = 7..12
k = 4..6
b = 3..9
p = money 1.8..3.6 by 0.2
need w > k
body At the farm's apple press, {w} kilograms of apples give {k} litres of juice. The juice of one day is filled into cans that hold {b} litres. {A} has brought {n} kilograms of apples, and pressing costs {p} for each can.
again {A} takes {n} kilograms of apples to the farm's press. There, {w} kilograms go into the press at a time, and each time {k} litres of juice come out. A can takes {b} litres, and {p} has to be paid for each can.
ask The press works only when it is filled with {w} kilograms. How many times can it be filled with {A's} apples? => whole(n / w)
ask Apples that do not fill the press any more are taken home. How many kilograms of apples does {A} take home? => remainder(n / w)
again The press is run only with a full load. How many kilograms of {A's} apples are left over?
ask If the press is run only with a full load, how many litres of juice does {A} get? => whole(n / w) * k
ask {A} gets the juice of {w} loads. How many cans does it take to hold all of it? => roundup(w * k / b)
again How many cans are needed for the juice of {w} loads?
ask How many litres of juice are there after {w} loads? => w * k
ask The juice of {w} loads is filled into cans, and the last can counts as a whole one. How much does {A} pay? => roundup(w * k / b) * p

story feed-for-goats
grade 5
english any
A = girl
n = 11..29
k = 2..5
s = 130..390 by 5
d = 25..45
need s > 2 * n * k; n * k > d
body There are {n} goats on the farm where {A} helps. Each goat eats {k} pounds of hay a day, and {s} pounds of hay are in the barn.
again {A} helps on a farm with {n} goats. Today the barn holds {s} pounds of hay. Every day each of the goats needs {k} pounds.
ask For how many whole days is there enough hay for all the goats? => whole(s / (n * k))
again On how many days in a row can all the goats be fed in full?
ask {A} feeds the goats in full for as many days as possible. How many pounds of hay does the barn hold then? => remainder(s / (n * k))
ask How many pounds of hay do the goats eat in a day? => n * k
ask New hay comes in bales of {d} pounds. How many bales must be opened to feed all the goats for one day? => roundup(n * k / d)
again When the barn is empty, bales of {d} pounds are bought. At least how many of them does one day take?

story two-pickers
grade 4
english any
A = girl
B = boy
n = 40..95
m = 40..95
a = 6..11
p = money 1.2..2.8 by 0.2
need n != m; max(n, m) - min(n, m) > 4
body {A} has picked {n} melons and {B} {m}. The melons are packed into crates, {a} to a crate, and {A} and {B} do not mix theirs. Each picker gets {p} for a melon.
again Each melon that is picked earns {p}. {B} has picked {m} of them and {A} {n}. Every crate takes {a} melons, and the two keep their melons apart.
ask How many crates does {A} need? => roundup(n / a)
ask How many crates does {B} fill completely? => whole(m / a)
again Find the number of full crates that {B} has.
ask How many crates do the two need together? => roundup(n / a) + roundup(m / a)
ask How many melons do the two have that are not in a full crate, if each of them fills as many crates as possible? => remainder(n / a) + remainder(m / a)
ask How much money does the one who picked more melons get? => max(n, m) * p
again One of them picked more than the other. Find how much this one earns.
ask How many more melons has the faster picker than the slower one? => max(n, m) - min(n, m)
ask What do {A} and {B} earn together? => (n + m) * p
