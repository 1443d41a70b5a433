topic farm
english any

story egg-boxes
grade 3
A = woman
n = 8..20
k = 3..9
p = money 2.5..4 by 0.5
h = 30..55
body {A} gathers {n} dozen eggs from her {h} hens. She gives {k} eggs to a neighbour and sells some of the rest at {p} a dozen.
english gb
again {h} hens belong to {A}, and today they have laid {n} dozen eggs. {k} eggs are a present for a neighbour. A dozen is sold at {p}.
ask How many eggs do the hens lay today? => n * 12
again Count today's eggs singly. How many are there?
ask How many eggs has {A} left after her present? => n * 12 - k
again Once the neighbour has got the present, how many eggs remain?
ask If {A} sold all the eggs of the day, what would she take? => n * p
again What would all of today's eggs bring?
ask How many eggs would come together in a week with as many as today each day? => n * 12 * 7
again Every day of the week brings the same number. How many eggs is that?

story orchard-crates
grade 4
r = 6..12
t = 11..18
k = 20..45 by 5
c = 4, 5
g = 13..30
body In {A's} orchard stand {r} rows of {t} apple trees. On average a tree gives {k} kg of apples, {c} kg fill a crate, and {g} trees are too young to bear fruit.
A = man
need r * t > g; k % c == 0
again {g} of the trees in {A's} orchard are too young for apples. There are {r} rows with {t} trees in each, and a tree that bears fruit gives {k} kg on average. Apples go into crates of {c} kg.
ask How many trees bear fruit? => r * t - g
again From how many of the trees can apples be picked?
ask What weight of apples does the orchard give? => (r * t - g) * k
again Find the weight of the whole harvest.
ask How many crates does the harvest fill? => (r * t - g) * k / c
again The whole harvest goes into crates. How many are needed?
ask How many crates does a single tree fill on average? => k / c
again On average, how many crates come from a tree?

story milking-time
grade 5
c = 24..60 by 4
l = 9..14
p = money 0.3..0.5 by 0.1
f = 45..90 by 5
m = 3..8
body Every one of {A's} {c} cows gives {l} litres of milk in the morning and {m} litres in the evening. The dairy pays {p} a litre; {f} litres a day stay on the farm for the calves.
A = woman
english gb
ask How many litres does a cow give in a week? => (l + m) * 7
ask How many litres does the herd give in a day? => c * (l + m)
ask How much milk goes to the dairy each day? => c * (l + m) - f
ask What does the dairy pay {A} for a day's milk? => (c * (l + m) - f) * p
ask By how many litres is the herd's morning milk more than its evening milk? => c * (l - m)

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
need n > h * (a + b) + 5
body {A's} father shears {b} sheep an hour, and her brother {B} shears {a}. There are {n} sheep to be shorn, each with about {w} kg of wool, and {k} dogs keep the flock together.
again {k} dogs keep a flock of {n} sheep together for the shearing. {B} manages {a} sheep an hour, his father {b}, and a sheep gives {w} kg of wool.
ask How many sheep do the two men shear in {h} hours? => h * (a + b)
again {h} hours of work: how many sheep do father and son shear?
ask How many sheep are still in their wool after {h} hours? => n - h * (a + b)
again When the two have worked for {h} hours, how many sheep must still be shorn?
ask What weight of wool do the father and his son cut in an hour? => (a + b) * w
again Each hour, how many kilograms of wool come off the sheep?
ask How many more sheep than his son does the father shear in {h} hours? => h * (b - a)
again Over {h} hours, by how many sheep is the father ahead of {B}?

story pumpkin-weigh
grade 2
A = boy
a = 11..19
b = 20..30
c = 3..9
p = 31..40
body {A} grew three pumpkins. They weigh {b} pounds, {a} pounds and {c} pounds. The biggest one last year weighed {p} pounds.
english us
again Three pumpkins grew in {A's} field, of {c}, {a} and {b} pounds. Last year's biggest weighed {p} pounds.
ask How heavy are all of {A's} pumpkins together? => b + a + c
again What do this year's pumpkins weigh in all?
ask How many pounds more than this year's biggest pumpkin did last year's weigh? => p - b
again By how many pounds is this year's biggest pumpkin lighter than last year's?
ask {A} gives the two lighter pumpkins away. How many pounds does he give away? => a + c
again The heaviest pumpkin stays with {A}, and the others are given away. How many pounds is that?

story hay-bales
grade 6
b = 240..600 by 24
c = 8..12
e = 3..4
d = 20..35
w = 14..18
p = money 3..5
body For the winter, {A} has {b} bales of hay of {w} kg each in the barn. The {c} horses eat {e} bales a day altogether, and a bale would sell for {p}. Snow is expected for {d} days.
A = person
need b > e * d + 30; b % e == 0
again In {A's} barn lie {b} bales of hay, each {w} kg heavy and worth {p}. {e} bales a day are what the {c} horses eat in all. The snow may stay for {d} days.
ask For how many days does the hay last? => b / e
again How many days go by before the barn is empty?
ask How many bales are left when the snow has stayed for {d} days? => b - e * d
again After {d} days of snow, how many bales are in the barn?
ask How much money could {A} make by selling what is left after those {d} days? => (b - e * d) * p
again The bales that remain after {d} days are sold. What do they bring?
ask How heavy is the hay that the horses eat in a week? => e * 7 * w
again In a week the horses eat a good deal of hay. What does it weigh?

story strawberry-pickers
grade 5
A = girl
B = boy
a = 14..22
b = 23..30
p = money 1.5..2.5 by 0.25
h = 3..6
k = 31..60
body Pickers on the farm get {p} for each basket of strawberries. This morning {A} filled {a} baskets and {B} filled {b} in {h} hours. {k} people were in the field.
ask How much did {A} earn this morning? => a * p
ask How much did the two earn together? => (a + b) * p
ask What did {B} earn per hour more than {A}? => (b - a) * p / h
ask whole If a picker gets {p} for a basket and fills {b} baskets each morning, how much is earned from Monday to Friday? => b * p * 5
english us
need (b - a) % h == 0

story square-paddock
grade 5
s = 18..45
g = 3..5
r = 2..3
p = money 4..7
h = 6..9
w = 50..90 by 10
body For {h} ponies, a farmer fences a square paddock with sides of {s} yards, leaving a gap of {g} yards for a gate. Wire is {p} a yard, and {r} rows of wire run one above another. The gate costs {w} dollars.
english us
again A paddock for {h} ponies is to be square, {s} yards on each side. The fence has {r} rows of wire at {p} a yard, and there is a gap of {g} yards in it for a gate at {w} dollars.
ask How long is the fence without the gate? => s * 4 - g
again Leaving the gate out, what length has the fence?
ask How many yards of wire are needed? => (s * 4 - g) * r
again For all the rows, how many yards of wire must be bought?
ask What does the wire cost? => (s * 4 - g) * r * p
again Work out the price of the wire for the fence.
ask What area do the ponies have to run about on? => s * s
again How many square yards does the paddock cover?

story lamb-bottles
grade 2
A = girl
n = 3..6
b = 7..9
k = 11..20
body {A} feeds {n} lambs. Every lamb drinks a bottle in the morning and a bottle in the evening. {b} bottles of milk are ready, and {k} sheep graze outside.
need n * 2 > b + 1
again {n} lambs get their milk from {A}, each a bottle in the morning and another in the evening. Outside are {k} sheep. {b} bottles are full.
ask How many bottles do the lambs drink in a day? => n * 2
again What number of bottles is needed from morning to night?
ask How many more bottles must {A} fill for today? => n * 2 - b
again Not enough bottles are full for the day. How many are missing?
ask How many bottles are left full after the morning meal? => b - n
again When every lamb has had its morning bottle, how many full ones are there?
need b > n + 1

story potato-sacks
grade 4
n = 40..75 by 5
w = 20, 25
b = 3..8
p = money 9..14
t = 2..4
k = 28..39
body A field gave {n} sacks of potatoes, {w} kg in each. {b} sacks got wet and went to the pigs. The rest were taken to market in {t} trips and sold at {p} a sack; the market opened {k} years ago.
again {n} sacks with {w} kg of potatoes each came from the field, but {b} of them were wet and became food for pigs. {t} trips were needed for the other sacks, which cost {p} each at a market that is {k} years old.
ask How many kilograms of potatoes did the field give? => n * w
again Find the weight of all the potatoes from the field, in kilograms.
ask How many kilograms of potatoes were taken to market? => (n - b) * w
again Without the wet sacks, how many kilograms were there to sell?
ask How much did all the potatoes at the market sell for? => (n - b) * p
again What was taken at the market, where nothing stayed unsold?
ask How much money was lost by the rain? => b * p
again If the wet sacks could have been sold too, how much more would have come in?

story tractor-field
grade 7
h = decimal 1.5..3 by 0.5
t = 6..9
f = 9..14
p = money 1.2..1.8 by 0.2
a = 30..60 by 3
k = 20..27
body A tractor ploughs {h} hectares in an hour and burns {f} litres of diesel in that time. Diesel costs {p} a litre. The farm has {a} hectares of fields, and today the driver, who is {k}, works for {t} hours.
need a > h * t; a % h == 0
english gb
ask How many hectares are ploughed today? => h * t decimal
ask How many hectares are not yet ploughed tonight? => a - h * t decimal
ask What does today's diesel cost? => t * f * p
ask How many hours does it take to plough all the fields? => a / h decimal
ask Find the cost of diesel for ploughing the whole farm. => a / h * f * p

story horse-shoes
grade 4
A = man
n = 6..12
m = 2..3
p = money 14..22
d = 35..50 by 5
w = 6..9
body {A}, the farrier, comes to the stable every {w} weeks. Today {n} horses need new shoes on all feet, and another {m} need them on the front feet only. He charges {p} for a shoe and has driven {d} km.
need w > m
again Every {w} weeks {A} drives {d} km to the stable to shoe the horses. Today there are {n} horses that get shoes on every foot and {m} whose front feet alone get them. A shoe costs {p}.
ask How many shoes are needed for the horses that get them on all feet? => n * 4
again Take the horses with shoes on every foot. How many shoes do they get?
ask How many shoes does he fit today altogether? => n * 4 + m * 2
again What is the number of shoes used today?
ask What does {A} earn at the stable today? => (n * 4 + m * 2) * p
again How much must the owners of the horses pay today in all?
ask How much more does it cost to shoe a horse on all feet than on the front feet only? => 4 * p - 2 * p
again Shoeing the front feet alone is cheaper. By how much for each horse?

story field-rows
grade 3
r = 8..15
n = 20..40 by 2
d = 11..45
c = 5..7
w = 3..4
body There is a field with {r} rows of {n} cabbages. Rabbits eat {d} of them in {w} nights. The farmer packs cabbages {c} to a box.
need (r * n - d) % c == 0
ask How many cabbages do the rabbits leave? => r * n - d
ask How many boxes are filled with the cabbages that are left? => (r * n - d) / c
ask How many cabbages grew in the field? => r * n
ask whole Cabbages are packed {c} to a box. How many cabbages are in {n} boxes and {w} cabbages beside them? => c * n + w

story cherry-baskets
grade 3
A = boy
B = girl
a = 12..24
b = 5..9
f = 3..4
p = money 3..5
k = 25..40
body On Grandpa's tree {A} picks {a} baskets of cherries, and his cousin {B} picks {b} fewer. They keep {f} baskets for the family and sell the others at {p} each. The tree is {k} years old.
again Grandpa's cherry tree has stood for {k} years. {B} picks {b} baskets fewer than {A}, who picks {a}. {f} baskets stay in the family; each of the others is sold for {p}.
need a > b + 2
ask How many baskets does {B} pick? => a - b
again What is the number of {B's} baskets?
ask How many baskets do they pick together? => a + (a - b)
again Find the number of baskets that the cousins pick.
ask How much money do they take? => (a + (a - b) - f) * p
again What do the baskets that are sold bring in?
ask How many baskets are sold? => a + (a - b) - f
again How many baskets does the family not keep?

story piglets
grade 1
a = 4..9
b = 10..14
c = 2..3
body The pink pig has {b} piglets, and the spotted pig has {a}. {c} piglets are asleep.
again The spotted pig has {a} piglets and the pink pig {b}. {c} of the piglets sleep.
ask How many piglets are there? => b + a
again Count all the piglets. How many do you get?
ask How many piglets are awake? => b + a - c
again How many of the piglets do not sleep?
ask How many more piglets has the pink pig than the spotted pig? => b - a
again The spotted pig has fewer piglets. How many fewer?

story goat-cheese
grade 6
A = woman
g = 12..24
l = decimal 2.5..3.5 by 0.5
u = 8, 10
w = 20..30 by 5
p = money 13..19
c = 150, 200, 250
k = 2..4
body {A} has {g} goats, which give {l} litres of milk each per day. She needs {u} litres for a kilogram of cheese, which she cuts into pieces of {c} grams. A kilogram sells at {p}. On the hill graze another {w} goats that give no milk.
english gb
need g * l * 7 % u == 0
again Cheese is made by {A} from the milk of {g} goats; each gives {l} litres a day, and {u} litres make a kilogram. She sells it at {p} a kilogram, in pieces of {c} grams. {w} more goats on the hill give no milk.
ask How many litres of milk does she get in a week? => g * l * 7 decimal
again Over a week, how many litres do the goats give?
ask How many kilograms of cheese can be made from the milk of a week? => g * l * 7 / u decimal
again Give the weight of a week's cheese. How many kilograms is it?
ask What can {A} take for the cheese of a week? => g * l * 7 / u * p
again All the cheese of a week is sold. What does it bring?
ask How much does a piece of cheese cost? => p * c / 1000
again Find the price of a piece.

story corn-maze
grade 5
p = money 6..9
c = money 3..5
a = 35..60
k = 70..110
w = money 80..120 by 10
h = 5..8
body On Saturday {a} adults and {k} children found their way through the corn maze. Adults pay {p} and children {c}. The two students at the desk get {w} each for the day; the maze is open for {h} hours.
english us
ask How much was taken from the children? => k * c
ask How much was taken on Saturday? => a * p + k * c
ask How much of Saturday's money is left when the students have been paid? => a * p + k * c - 2 * w
ask How many people came per hour on average? => (a + k) / h
ask What does a student earn in an hour? => w / h

story market-stall-day
grade 5
A = woman
a = 20..40
b = 45..70
p = money 2..4 by 0.5
q = money 1..1.75 by 0.25
f = money 18..30
k = 5..9
x = 2..4
body On market day {A} sold {a} punnets of raspberries at {p} and {b} lettuces at {q}. The stall costs {f} for the day and stood next to {k} others.
english gb
ask whole A stall costs {f} a day. What is left from selling {a} punnets at {p} and {b} lettuces at {q}? => a * p + b * q - f
again whole Somebody sells {b} lettuces at {q} each and {a} punnets of berries at {p} each and pays {f} for the stall. How much money remains?
ask By how much were the takings for raspberries different from those for lettuces, if the raspberries brought in more? => a * p - b * q
ask How much money did {A} take for raspberries and lettuces altogether? => a * p + b * q
ask {A} shares what is left after paying for the stall evenly with her sister. How much is each share? => (a * p + b * q - f) / 2
ask Next week she raises the price of lettuces by {x} pence and sells the same numbers. How many pence more does she take? => b * x

story flour-mill
grade 6
A = man
f = 30..60 by 5
y = 6, 7, 8
r = percent 70, 75, 80
s = 25, 50
p = money 18..27
k = 3..5
body {A} grows wheat on {f} hectares. A hectare yields {y} tonnes of grain, and {r} of the weight of the grain becomes flour at a mill run by {k} brothers. Flour is sold in sacks of {s} kg at {p} each.
english gb
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
body {A's} hens, {h} in number, eat {g} g of feed each per day. Feed comes in bags of {b} kg, which cost {p}. {e} eggs lie in the shed, and the fox was seen {d} nights ago.
need b * 1000 > h * g * 3 + 100
ask How many grams of feed do the hens eat per day? => h * g
ask How many kilograms do the hens eat in a week? => h * g * 7 / 1000 decimal
ask A new bag is opened. How many grams are left of it after two days? => b * 1000 - h * g * 2
ask {x} hens are sold. How many grams of feed does {A} save in a week? => x * g * 7
x = 6..9
ask What would bags for a whole year cost if a bag were bought every month? => p * 12

story vine-rows
grade 7
l = 60..120 by 10
s = decimal 1.2, 1.5, 2, 2.5
r = 18..32
w = decimal 1.5..2.5 by 0.5
k = 4..7
h = 120..180 by 15
need l * 10 % (s * 10) == 0
body In the vineyard {r} rows run down the hill, each {l} m long. The vines stand {s} m apart, with a vine at both ends of every row. A vine bears {w} kg of grapes, and a picker can gather {h} kg a day; {k} pickers have come.
english gb
ask How many vines stand in a row? => l / s + 1 count
ask How many vines are there in the vineyard? => r * (l / s + 1) count
ask Find the weight of grapes that a row bears. => (l / s + 1) * w
ask How much do all the pickers gather in {x} days? => k * h * x
x = 8..11

story bean-garden
grade 2
A = boy
r = 3..6
n = 7..10
s = 11..15
body {A} plants {r} rows of beans with {n} plants in each row. {s} of the plants come up on the first day.
need r * n > s + 3
again Of the beans that {A} plants, {s} come up on the first day. There are {r} rows with {n} plants.
ask How many bean plants should there be in the end? => r * n
again If everything grows, how many plants will {A} have?
ask How many plants have not come up yet? => r * n - s
again How many of the plants are still below the ground?
ask {A} plants a further row of the same kind. How many plants should there be then? => (r + 1) * n
again With another row like these, what number of plants should come up?

story cow-auction
grade 6
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
english us
again {y} farmers came to the auction. Cows go for {c} and calves for {k}, and on top of that a fee of {r} is due. {B} takes {m} calves; {A}, with {b} in the bank, takes {n} cows.
ask What is the fee for a single cow? => c * r / 100
again How much is added to the price of each cow?
ask How much does {A} pay with the fee? => n * c + n * c * r / 100
again Cows and fee together, what does {A} owe?
ask After paying for her cows and the fee, how much has {A} got left? => b - (n * c + n * c * r / 100)
again What remains of {A's} money when cows and fee have been paid?
ask Without fees, how much more does {A} spend than {B}? => n * c - m * k
again Leaving the fees out, by how much does {A} spend more?

story greenhouse-tomatoes
grade 4
n = 8..14
p = 15..24
t = 6..9
w = 20..35 by 5
g = 3..4
d = 38..60
body In a greenhouse stand {n} tables with {p} tomato plants each. This week every plant gives {t} tomatoes, a tomato weighs about {w} g, and {g} gardeners pick them. Outside it is {d} degrees.
again {g} gardeners pick tomatoes in a greenhouse. It has {n} tables, with {p} plants on each; this week there are {t} tomatoes on every plant, and they weigh about {w} g apiece. The thermometer outside shows {d} degrees.
ask How many tomato plants grow in the greenhouse? => n * p
again What number of plants do the tables hold?
ask How many tomatoes are picked this week? => n * p * t
again Count this week's tomatoes from all the plants. How many are there?
ask How heavy, in grams, are the tomatoes of a single table? => p * t * w
again Only a single table is picked. What do its tomatoes weigh in grams?
ask If the gardeners share the plants evenly, how many tomatoes does each of them pick? => n * p * t / g
again Every gardener picks equally many. How many tomatoes is that for each?

story rainwater-tank
grade 8
r = 6..14
a = 80..160 by 10
b = decimal 0.8, 0.9
c = 5, 8, 10
u = 120..220 by 20
k = 3..4
body The barn roof covers {a} square metres. When {r} mm of rain fall on it, each square metre gives {r} litres of water, but only {p} of this reaches the farm's tank. The {k} calves drink {u} litres a week, and the tank, which holds {t} litres, held {x} litres before the rain.
p = percent 75, 80, 90
x = 150..350 by 50
t = 3000..4000 by 250
english gb
ask How many litres fall on the roof? => a * r
ask How many litres reach the tank? => a * r * p / 100
ask How many litres are in the tank after the rain? => x + a * r * p / 100
ask How many litres would still fit into the tank after the rain? => t - (x + a * r * p / 100)
ask How many litres have the calves left in the tank {y} weeks after the rain, if it stays dry? => x + a * r * p / 100 - u * y
y = 2

story sunflower-oil
grade 6
A = woman
s = 480..960 by 48
q = 3, 4
p = money 5.5..8.5 by 0.5
b = 10..15
d = money 90..140 by 10
w = 16..29
body From every {q} pounds of sunflower seeds {A} presses a pint of oil. She has {s} pounds of seeds and sells the oil by the quart, at {p}. The bottles cost her {d} altogether; {b} people work in the shop, {w} miles away.
english us
need s % (q * 2) == 0
again {A} sells sunflower oil at {p} a quart in a shop with {b} workers, {w} miles away. {q} pounds of seeds give a pint, and she has {s} pounds. For bottles she spends {d}.
ask How many pints of oil does {A} get? => s / q
again What number of pints can be pressed from her seeds?
ask How many quarts of oil does she have for sale? => s / q / 2
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
t = 35..60 by 5
body On a tea farm in Kenya {n} pickers each gather {k} kg of leaves a day and are paid {p} for a kilogram. They work {w} days a week. {f} kg of fresh leaves make a kilogram of dry tea, and {A} has worked there for {y} months.
y = 31..34
need n * k % f == 0
again {A}, for {y} months a picker on a tea farm in Kenya, and the others, {n} pickers in all, gather {k} kg of leaves a day each, {w} days a week. For a kilogram of dry tea {f} kg of leaves are needed; a picker gets {p} per kilogram of leaves.
ask What does a picker earn in a week? => k * p * w
again Find a picker's pay for a week.
ask How many kilograms of dry tea come from a day's leaves? => n * k / f
again A day's leaves are dried. How many kilograms of tea do they make?
ask How much does the farm pay all the pickers in a day? => n * k * p
again Each day, how much money goes to the pickers together?
ask How many kilograms of dry tea does the farm make in a week? => n * k * w / f
again A week's work, turned into dry tea, weighs how many kilograms?

story turkey-pens
grade 3
p = 4..7
t = 12..20
h = 21..30
e = 3..9
m = 31..45
body {p} pens hold {t} turkeys each, and another pen holds {h} hens. {e} turkeys escape through a hole, which takes {m} minutes to mend.
need p * t > h + e
again In {p} pens of {t} there are turkeys; in a further pen live {h} hens. A hole, mended in {m} minutes, lets {e} turkeys escape.
ask How many turkeys are left? => p * t - e
again Count the turkeys that did not run away. How many are there?
ask How many birds were in the pens before the escape? => p * t + h
again Turkeys and hens together, how many birds were there at first?
ask After the escape, how many more turkeys than hens are in the pens? => p * t - e - h
again Compare turkeys with hens when some have fled. By how many are the turkeys ahead?
ask How many legs do the escaped turkeys have? => e * 2
again On how many legs do the turkeys run away?

story rice-terraces
grade 5
A = girl
t = 8..15
l = 40..70 by 5
w = 4..6
g = 2..3
y = 30..60
n = 5, 10
body On the hillside {A's} family has {t} rice terraces, each a rectangle {l} metres long and {w} metres wide. A square metre yields {n} handfuls of rice, and a stone wall is built around {g} of the terraces. The family has lived here for {y} years.
english gb
ask What area do all the terraces cover? => t * l * w
ask How many metres of wall are built? => g * (l + w) * 2
ask How many handfuls of rice does a terrace yield? => l * w * n
ask By how many square metres do the terraces without a wall exceed those with one? => (t - g) * l * w - g * l * w
ask whole A rectangular terrace is {l} metres long and {w} metres wide. How far does a farmer walk who goes round it {t} times? => (l + w) * 2 * t

story scarecrow-hats
grade 1
A = girl
s = 9..15
h = 3..7
c = 2..6
body {A} makes {s} scarecrows. {h} of them get a hat. Then {c} crows come.
again {s} scarecrows are made by {A}, and {h} get a hat. Then {c} crows come.
ask How many scarecrows have no hat? => s - h
again How many of the scarecrows stand without a hat?
ask Each crow steals a hat. How many scarecrows still wear one? => h - c
again The crows fly off, each with a hat. How many hats are left?
ask If {A} makes {g} more scarecrows, how many are there? => s + g
again {A} adds {g} scarecrows to the old ones. What is their number now?
g = 2..5
ask Each scarecrow has a pair of buttons for eyes. How many buttons did {A} need? => s * 2
again For eyes {A} uses a pair of buttons per scarecrow. How many buttons is that?

story irrigation-pump
grade 7
q = 40..90 by 10
t = 3..5
a = 12..24 by 2
c = money 0.3..0.6 by 0.1
f = 2..4
n = 6..9
body A pump brings {q} litres a second from the river to the rice field. It runs {t} hours a night for {n} nights, uses {f} litres of diesel an hour, and waters {a} hectares.
need q * 60 * 60 * t % 1000 == 0
english gb
ask How many litres does the pump move in a minute? => q * 60
ask How many cubic metres of water does it move in an hour, each being 1,000 litres? => q * 60 * 60 / 1000
ask How many litres of diesel does it use over all the nights? => n * t * f
ask whole A pump moves {q} litres a second. How many litres does it move in {t} hours? => q * 60 * 60 * t

story cheese-truck
grade 4
w = 8..14
n = 20..40
s = 3..5
p = money 7..11
k = 60..95 by 5
x = 2..6
body A dairy makes {n} wheels of cheese a day, each weighing {w} kg. {s} wheels a day are tested and cut up, and the others go to shops at {p} a kilogram. In the cellar, {k} wheels are ripening.
ask How many kilograms of cheese go to shops each day? => (n - s) * w
ask What do the shops pay for a wheel? => w * p
ask What do the shops pay for a day's cheese? => (n - s) * w * p
ask How many wheels go to shops in a week, if the dairy works every day? => (n - s) * 7
ask {body} A shop sends {x} wheels back. How many wheels have the other shops then received today? => n - s - x
