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
