topic food

story canteen-pasta
english gb
grade 3
n = 8..15
m = 4..9
v = 14..25
s = 3..12
need n * m > v + s + 12
body At lunchtime the canteen of Hillside School fills {n} tables with {m} pupils at each. Today {v} pupils have chosen the vegetable curry, {s} have brought a packed lunch from home, and all the others are having pasta.
again Pupils sit {m} to a table in the canteen of Hillside School, and {n} tables are full today. The vegetable curry went to {v} pupils, a packed lunch was brought by {s}, and everybody else queued for pasta.
ask How many pupils are having pasta? => n * m - v - s
again Find the number of pupils who eat pasta today.
ask How many more pupils chose the curry than brought a packed lunch? => v - s
again By how many pupils does the curry group outnumber the group with packed lunches?
ask If every pupil pays {p} for a meal and those with a packed lunch pay nothing, how much money does the canteen take? => (n * m - s) * p
p = money 2.2..2.9 by 0.1
again Nobody with a packed lunch pays; all the others are charged {p} for the meal. What does the canteen take?
ask If {g} more tables fill up in the same way, how many pupils will be eating? => (n + g) * m
g = 2..7
again Suppose another {g} tables are filled with just as many pupils each. How many pupils would the canteen hold then?

story fruit-bowl
grade 1
A = person
fruit, other = apple, pear | orange, plum | banana, peach
n = 7..15
m = 3..9
e = 2..6
need n + m > e + 4; n > m + 1
body {A} puts {n} {fruits} and {m} {others} into a bowl. During the day {A.his} family eats {e} pieces of fruit.
again In the morning there were {n} {fruits} and {m} {others} in {A's} bowl, but by the evening {e} pieces of fruit had been eaten.
ask How many pieces of fruit were in the bowl at first? => n + m
again How many fruits went into the bowl?
ask How many pieces of fruit are left in the bowl? => n + m - e
again How much fruit, counted in pieces, is still there in the evening?
ask How many more pieces of fruit must be eaten before only {g} are left? => n + m - e - g
g = 2..3
again {A} wants {g} pieces to stay in the bowl. How many others can the family still eat?

story pizza-party
grade 4
english us
p = money 9.5..14.5 by 0.5
n = 3..6
s = 8, 10
d = money 2..5 by 0.5
k = 12..20
need n * s % k == 0
body For the team party, Coach Rivera orders {n} pizzas at {p} each. Every pizza is cut into {s} slices, the delivery costs {d}, and {k} players share the slices evenly.
ask How many slices does each player get? => n * s / k
ask How much does Coach Rivera pay, delivery included? => n * p + d
ask whole Pizzas cost {p} each and the delivery is {d}. How many dollars less than {w} will an order of {n} pizzas with delivery cost? => w - (n * p + d) decimal
w = money 100, 120, 150
ask If two more pizzas were ordered, how many slices would there be? => (n + 2) * s
ask whole Calculate how many slices each of {h} players gets when the coach eats {g} slices of {n} pizzas with {s} slices apiece and the others are shared evenly. => (n * s - g) / h
h = 5..9
g = 3..5

story lunch-week
grade 4
english us
A = boy
B = girl
p = money 2.75..4.25 by 0.25
m = money 0.5..0.9 by 0.1
w = 3..5
b = money 100, 150, 200
body A school lunch costs {p} and a carton of milk {m} extra. {A} takes the lunch with milk five days a week; {B} brings {B.his} own food and only buys milk on {w} days of the week.
again In {A's} and {B's} cafeteria you pay {p} for a lunch and {m} for a carton of milk. Five days a week {A} has both of them. {B}, who brings sandwiches, pays for milk only, on {w} days each week.
ask How much does {A} spend in a school week? {body} => 5 * (p + m)
again Find what a week of lunches with milk costs {A}.
ask What is left of {B's} {u} after {B.he} has bought milk like this for four weeks? => u - 4 * w * m
u = money 20, 25, 30
again {B} started with {u}. Find what remains when the milk of four weeks is paid for.
ask How much more than {B} does {A} spend each week? => 5 * (p + m) - w * m
again What is the difference between {A's} weekly spending and {B's}?
ask {A} has {b} on {A.his} lunch card. What will be left on it after four weeks? => b - 4 * (5 * (p + m))
again After four weeks of this, how much of the {b} on {A's} lunch card will not have been spent?

story noodle-shop
grade 5
english any
A = woman
n = 18..35
m = 12..30
p = money 6.5..9.5 by 0.5
q = money 7.2..11.2 by 0.4
t = 2..4
need q > p; n > m + 2
body By two o'clock on Friday, {A's} noodle shop had served {n} bowls of noodle soup at {p} and {m} plates of fried rice at {q}.
again On Friday the lunch crowd in {A's} noodle shop ate {m} plates of fried rice and {n} bowls of noodle soup. A plate of rice costs {q}, a bowl of soup {p}.
ask By how much does the price of {g} plates of rice exceed the price of {g} bowls of soup? => g * (q - p)
again Somebody buys {g} plates of rice instead of {g} bowls of soup. How much more must be paid?
ask How much did {A} take for soup and rice together? {body} => n * p + m * q
again Work out the takings from all the soup and all the rice.
ask By how much did the sales of soup and the sales of rice differ if the soup brought in more? => n * p - m * q
again The soup made more money than the rice. How much more?
ask On Saturday {A} sold {g} times as many bowls of soup and {t} fewer plates of rice than on Friday. How many portions were sold on Saturday? => g * n + (m - t)
g = 3..5
again Next day {g} times as many bowls of soup went over the counter, while the number of plates of rice fell by {t}. How many portions did {A} sell on that day altogether?

story berry-picking
grade 3
A = girl
B = boy
berry = strawberry | raspberry | blueberry | blackberry
n = 45..90
m = 20..40
e = 5..18
need (n + m - e) % 2 == 0; n > m + 4
body {A} and {B} went picking {berrys} with their aunt. {A} found {n} of them and {B} found {m}. On the way home they ate {e}, and they shared what was left equally between the two of them.
again After an afternoon of picking {berrys}, there were {n} in {A's} basket and {m} in {B's}. The children tipped them together, ate {e} and split the rest evenly between themselves.
ask How many {berrys} did each child get in the end? => (n + m - e) / 2
again How many {berrys} made up each child's equal share?
ask How many {berrys} did {A} and {B} pick altogether? {body} => n + m
again Find the size of the whole harvest, in {berrys}.
ask If each of the children had eaten {g} {berrys} fewer on the way, how many would there have been to share? => n + m - (e - 2 * g)
g = 3..4
need e > 2 * g
again Suppose each child had eaten {g} fewer. How many {berrys} would have been left to share?
ask How many {berrys} were left before the children shared them? => n + m - e
again When the eating was over, how many {berrys} remained to be shared?
ask whole If {A} picks {n} {berrys}, {B} picks {m}, and the two of them eat {e} on the way, how many more must be found before there are {t} in the basket? => t - (n + m - e)
t = 140..160
again whole {n} {berrys} from {A}, {m} from {B}, and {e} eaten on the way: how many are missing until the basket holds {t}?

story smoothie-bar
grade 6
english gb
n = decimal 150..350 by 50
y = decimal 100..200 by 25
j = decimal 60..95 by 5
k = 12..40 by 4
body A smoothie at the bar takes {n} ml of milk, {y} g of yoghurt and {j} g of frozen mango. Before the summer fair, the staff prepare {k} smoothies.
ask How many litres of milk do they need? => k * n / 1000 decimal
ask How many more grams of yoghurt than mango go into all the smoothies for the fair? => k * (y - j)
ask whole A smoothie is made with {n} ml of milk. What is the greatest number of such smoothies that can be made from {l} litres of milk if none may be left over? => l * 1000 / n whole
l = 3..12
ask Work out, in kilograms, the total weight of yoghurt and mango that is used. => k * (y + j) / 1000

story soup-kitchen
grade 5
english any
n = 120..240 by 10
m = 3..6
b = 4..9
r = percent 20, 25, 30, 40
need n * m * r % 100 == 0
body Each evening a community kitchen cooks {n} portions of soup. {r} of the portions are delivered to people at home, and the rest are eaten in the hall at long tables. {b} volunteers help.
again Of the {n} portions of soup that a community kitchen cooks every evening with the help of {b} volunteers, {r} are driven to people's homes; the others are served in the hall.
ask How many portions are delivered each evening? => n * r / 100
again How many portions leave the kitchen for people's homes in an evening?
ask How many portions are eaten in the hall each evening? => n - n * r / 100
again How many portions are not delivered but served at the tables in an evening?
ask How many portions are cooked in a week if the kitchen never closes? => n * 7
again Without a single day off, how many portions does the kitchen make every week?
ask How many portions are delivered in {m} evenings? => n * r / 100 * m
again During {m} evenings, how many portions are taken to people at home?

story hot-dog-stand
grade 6
english us
A = man
n = 6..14
c = money 11.2..14.4 by 0.4
p = money 2.5..4 by 0.25
s = 8, 10
body Hot dogs come in packs of {s} and buns in bags of {s} too. {A} pays {c} for a pack and a bag together, and {A.he} sells every finished hot dog for {p}. For the ball game {A.he} buys {n} packs and {n} bags.
ask How many hot dogs can {A} make from all but {g} of the packs? {body} => (n - g) * s
g = 2..3
ask How many more dollars does a whole pack of finished hot dogs bring in than the pack and its buns cost? => s * p - c decimal
ask If every hot dog is sold, how much does {A} earn after taking off what {A.he} spent? => n * s * p - n * c
ask With {u} hot dogs unsold at the end of the game, how much money has {A} taken? => (n * s - u) * p
u = 3..15

story cheese-board
grade 7
english us
c, d = cheddar, gouda | brie, parmesan | goat cheese, blue cheese
p = money 8..14 by 0.8
q = money 6.4..12.8 by 0.8
a = 4, 8, 12, 20, 24
b = 6, 10, 14, 18
body According to the sign at the deli counter, {c} costs {p} a pound and {d} costs {q} a pound. You ask for {a} ounces of {c} and {b} ounces of {d}.
again You want {a} ounces of {c} and {b} ounces of {d} from the deli counter. The sign there says {p} a pound for the {c} and {q} a pound for the {d}.
ask How much is the {c}? => a / 16 * p
again What must you pay for the {c} alone?
ask How much do you pay in all? => a / 16 * p + b / 16 * q
again Find the price of both kinds of cheese together.
ask What change do you get from a {w} bill? => w - (a / 16 * p + b / 16 * q)
w = money 50
again You hand over a {w} bill. How much comes back?
ask If a pound of each kind is cut into {g} equal pieces, how much more does a piece of the more expensive {c} cost than a piece of {d}? => (p - q) / g
g = 4, 5, 8
again You have a pound of each kind cut into {g} equal pieces. By how much is a piece of the more expensive {c} above a piece of {d}?

story sushi-plates
grade 4
A = person
n = 4..8
g = 3..7
b = 2..6
p = money 1.5..3 by 0.25
q = money 3.5..5.5 by 0.25
need n > b
body On the moving belt of a sushi bar, green plates cost {p} and gold plates cost {q}. {A} takes {n} green plates and {b} gold plates.
again {A} has lunch at a sushi bar with a moving belt. {A.He} lifts off {b} gold plates at {q} each and {n} green plates at {p} each.
ask What does {A's} lunch cost? => n * p + b * q
again How much is the bill?
ask How much more would {A} have paid if all of these plates had been gold? => n * (q - p)
again Suppose every plate had been a gold plate. By how much would the lunch have been dearer?
english gb
ask Each plate holds {g} pieces of sushi. How many pieces does {A} eat? => (n + b) * g
again If there are {g} pieces on every plate, how many pieces are on all of {A's} plates?
ask {A} has a voucher worth {v} and pays the rest in cash. How much cash does {A.he} need? => n * p + b * q - v
v = money 5, 10
again A voucher takes {v} off the bill. What is left for {A} to pay?

story snack-table
grade 2
english any
A = person
n = 5..9
m = 11..20
s = 3..8
snack = cracker | pretzel | rice cake | cookie
need m > s + 1
body Snack time! On a tray there are {n} plates with {s} {snacks} each, and in the tin there are {m} more.
ask How many {snacks} are there on the plates? => n * s
ask How many {snacks} are there altogether, on the plates and in the tin? => n * s + m
ask All the {snacks} are put together and shared evenly among the plates, but {h} of them are left over. How many {snacks} are on each plate then? => (n * s + m - h) / n
h = 2..4
ask {A} carries {g} of the plates to the window. How many {snacks} are still on the tray? => (n - g) * s
g = 2..4

story picnic-sandwiches
grade 4
A = girl
B = boy
n = 6..12
e = 3..7
c = 2..4
l = 2..5
need n > e + 2
body Ahead of the family picnic, {A} made {n} cheese sandwiches and {B} made {e} fewer than that with egg. Each sandwich was cut into {c} pieces. When they came home, {l} pieces lay at the bottom of the basket.
again {A's} cheese sandwiches for the family picnic numbered {n}; {B} prepared {e} fewer, filled with egg. They cut every sandwich into {c} pieces, and only {l} pieces came home again.
ask How many egg sandwiches were there? => n - e
again How many sandwiches did {B} make?
ask How many sandwiches did the two make between them? => n + (n - e)
again Find how many sandwiches went to the picnic.
ask How many pieces were eaten at the picnic? => (n + (n - e)) * c - l
again How many pieces did not come home?
ask How many pieces were in the basket on the way to the picnic? => (n + (n - e)) * c
again After the cutting, how many pieces did the basket hold?

story breakfast-eggs
grade 3
english any
A = woman
n = 3..8
m = 14..29
k = 2..3
g = 2..4
need n * 12 > m + 8
body {A} keeps a small guest house. On Monday she buys {n} dozen eggs; by Thursday her guests have eaten {m} of them for breakfast and {g} have been dropped on the kitchen floor.
again Breakfast at {A's} guest house means eggs: {n} dozen came on Monday. Up to Thursday the guests ate {m} of these, and {g} broke on the kitchen floor.
ask Each dozen cost {p}. How much did {A} pay for the eggs that fell on the floor? => g * p / 12
p = money 2.4, 3, 3.6, 4.2
again {p} was the price of a dozen. What were the broken eggs worth?
ask How many eggs can still be used? => n * 12 - m - g
again Find the number of eggs that are neither eaten nor broken.
ask If {f} guests get {k} eggs each at breakfast on Friday, how many usable eggs are left after that? => n * 12 - m - g - k * f
f = 5..7
again On Friday {f} guests are served {k} eggs each. How many good eggs does that leave?
ask How many eggs would {A} have left on Thursday if she had bought twice as many and dropped none? => 2 * n * 12 - m
again Suppose she had bought twice as many dozen, and none had broken. How many eggs would have been left on Thursday?

story apple-crates
grade 4
english gb
n = 9..16
m = 24, 36, 48
b = 12..40
k = 6, 8, 10
need (n * m - b) % k == 0
body A lorry brings {n} crates of apples to the food bank, {m} apples in every crate. The helpers throw out {b} bruised ones and pack all the good apples into bags of {k}.
again The helpers at the food bank sort the apples from {n} crates, each of which holds {m}. They remove {b} that are bruised; then they fill bags with {k} good apples apiece.
ask How many bags do they fill? => (n * m - b) / k
again Work out the number of bags that are packed.
ask How many good apples are there? => n * m - b
again How many of the apples are fit to be packed?
ask Next time the lorry will bring {g} crates more, and {h} of all its apples may be bruised. How many good apples would that leave? => (n + g) * m - h
h = 41..60
again Next time the lorry carries {g} crates more, and {h} of its apples are bruised. Find the number of good apples.
ask Next week the lorry will bring {g} crates fewer. How many apples will that be? => (n - g) * m
g = 2..5
again With {g} fewer crates on board next week, how many apples will arrive?
ask whole Find the number of bags of {k} apples that can be packed from {n} crates of {m} when {b} apples are bruised and {u} bags are kept back. => (n * m - b) / k - u
u = 2..4
again whole {n} crates hold {m} apples each, and {b} of all these apples are bruised. The good ones are packed in bags of {k}, of which {u} are kept back. How many bags can be given away?

story restaurant-bill
grade 6
english us
A = person
p = money 12..19 by 0.5
q = money 14..24 by 0.5
s = money 4..8 by 0.5
r = percent 10, 15, 20
body {A} and a friend went out to dinner. The pasta was {p}, the fish was {q}, and they shared a salad for {s}. They tipped the server {r} of the bill.
ask How much was the bill before the tip? => p + q + s
ask Find the tip they gave. => (p + q + s) * r / 100
ask What did the two pay in all? => (p + q + s) + (p + q + s) * r / 100
ask whole A meal for two comes to {w}, and the guests leave a tip of {r}. If they split everything evenly, what does each person pay? => (w + w * r / 100) / 2
w = money 32..64 by 4

story cherry-stall
grade 5
english gb
A = woman
n = 24..48 by 4
p = money 3.2..4.8 by 0.2
q = money 2..2.8 by 0.2
m = 10..20
need n > m + 3; p > q
body In the morning {A} set up her stall with {n} kilograms of cherries. She sold {m} kilograms at {p} a kilogram. Late in the afternoon she lowered the price to {q} a kilogram and sold the rest.
again {A} brought {n} kilograms of cherries to her stall. The first {m} kilograms were sold at {p} each; everything that remained went at the lower price of {q} a kilogram late in the day.
ask How many kilograms were sold at the lower price? => n - m
again What weight of cherries, in kilograms, did people buy late in the day?
ask How much money did {A} take that day? => m * p + (n - m) * q
again Find the day's takings from all the cherries.
ask How much more would have come in if she had never lowered the price? => (n - m) * (p - q)
again By what amount did lowering the price reduce her takings, given that every cherry was sold?
ask What would {g} kilograms bought in the morning and {h} kilograms bought late in the day cost together? => g * p + h * q
g = 2..4
h = 5..8
again Someone buys {g} kilograms at the morning price and {h} kilograms at the lower price. What is paid in all?
ask whole If {n} kilograms of cherries are shared equally by {u} families and a kilogram costs {p}, what must every family pay? => n / u * p
u = 3, 4, 6
again whole {u} families share {n} kilograms of cherries equally. At {p} a kilogram, what does each family owe?

story baby-food
grade 6
english gb
n = decimal 120..180 by 20
k = 4..6
t = decimal 800, 900, 1200
body Baby Noor drinks {k} bottles of milk a day. There are {n} ml in each bottle, and a tin of milk powder is enough for {t} ml.
ask How many millilitres of milk does Noor drink in a week? => n * k * 7
ask How many litres is that in {d} days? => n * k * d / 1000 decimal
d = 10, 20, 25, 30
ask After {b} bottles have been made from a new tin, how many millilitres can still be made from it? => t - b * n
b = 2..5
ask whole A baby drinks {k} bottles of {n} ml each day. What is the average amount it drinks in an hour, day and night, in millilitres? => k * n / 24

story lemonade-jug
grade 4
english us
n = 3..6
m = 2..4
A = boy
need n > m
body A gallon is 16 cups. {A} mixes {n} gallons of lemonade for the block party and pours it into glasses that hold a cup each. {m} gallons are gone by noon.
again For the block party, {A} has made {n} gallons of lemonade, and each gallon fills 16 glasses of a cup each. By noon the neighbors have finished {m} gallons.
ask {u} cups are given away for free, and all the other glasses are sold at {p}. What are the takings if not a drop is left? => (n * 16 - u) * p
again Not a drop is left: {u} glasses were given away, and people paid {p} for each of the others. How much money was taken?
u = 6..12
p = money 0.5, 0.75
ask How many glasses of lemonade are left after noon? => (n - m) * 16
again Find the number of glasses that can be served in the afternoon.
ask How many glasses would each of {t} players drink if they shared what was left at noon evenly? => (n - m) * 16 / t
t = 8, 12
again At noon {t} players share what is left. How many glasses is that for each of them?
ask How many glasses were drunk by noon? => m * 16
again What was the morning's use of lemonade in glasses?

story dumplings
grade 3
english any
A = girl
B = boy
n = 28..45
k = 2..3
e = 6..14
need n > e + 8
body Together with his grandmother, {B} folded {n} dumplings. {A} folded {e} fewer than they did, because {A.he} came late. {k} trays were steamed at the same time.
again {A} came late and so folded {e} dumplings fewer than {B} and his grandmother, who managed {n}. The dumplings were steamed on {k} trays.
ask How many dumplings did {A} fold? => n - e
again What was {A's} number of dumplings?
ask How many dumplings were there to eat? => n + n - e
again Find the total number of dumplings.
ask Everyone at the table ate {g} dumplings, and {h} people sat there. How many were left over? => (n + n - e) - g * h
g = 4..6
h = 5..7
again If {h} people each ate {g} dumplings, how many dumplings remained?

story granola-jar
grade 7
english gb
A = woman
n = decimal 350..650 by 50
k = decimal 4..9
s = decimal 45..75 by 5
body For breakfast {A} pours {s} g of muesli into a bowl every morning. Her jar holds {n} g when it is full, and she fills it from a sack of {k} kg.
again A sack of muesli weighs {k} kg, the jar that {A} fills from it holds {n} g, and her bowl takes {s} g each morning.
ask For how many days is the full sack enough if {A} eats alone and {h} g are spilt? => (k * 1000 - h) / s whole
h = decimal 100..350 by 50
again {A} spills {h} g of the sack and eats the rest by herself. How many days does it last?
ask After she has filled the jar, how many grams are left in the sack? => k * 1000 - n
again She fills the empty jar from the new sack. What weight of muesli stays in the sack, in grams?
ask How many grams are left in the full jar after {d} breakfasts? => n - d * s
d = 3..4
again The jar was full {d} breakfasts ago. How much muesli is in it now, in grams?
ask Guests come for a week, and {g} people eat as much as {A} does herself. How many kilograms do {A} and her guests eat together in that week? => (g + 1) * s * 7 / 1000 decimal
g = 2, 3, 5, 7, 9
again For a whole week {g} guests have the same breakfast as {A}. What is the weight, in kilograms, of all that they and {A} eat?

story tea-shop
grade 5
n = 22..40
p = money 1.8..2.6 by 0.1
q = money 2.7..3.6 by 0.1
m = 8..19
need n > m
body Tea is {p} a cup and cake {q} a slice at the museum café. On a rainy Tuesday {n} visitors had tea, and {m} of these had a slice of cake as well.
again On a rainy Tuesday {n} visitors ordered tea in the museum café, where a cup costs {p}. Cake, at {q} a slice, was ordered too by {m} of the tea drinkers.
ask How many visitors had tea but no cake? => n - m
again How many tea drinkers went without cake?
ask What did the café take for tea and cake? => n * p + m * q
again Calculate the money that came in for both.
ask What does a family of {g} pay if all of them have tea and only the {h} children have cake? => g * p + h * q
g = 4..7
h = 2..3
again In a family of {g} everyone orders tea, and the {h} children order cake too. Find their bill.
ask If every tea drinker had taken cake too, how much more money would have been spent? => (n - m) * q
again How much more would the café have taken with a slice of cake sold to each of the visitors who had only tea?

story farm-milk
grade 5
english us
n = 5..9
m = 6..9
k = 2..4
p = money 1.1..1.9 by 0.2
body Maple Hill Dairy has {n} cows in the small barn. A cow there gives {m} gallons of milk a day, and the calves drink {k} gallons out of the whole day's milk. All the milk that is left is filled into quart bottles, four to a gallon.
again Four quart bottles hold a gallon. At Maple Hill Dairy the calves are fed {k} gallons of milk a day out of all the milk from {n} cows, which give {m} gallons each; the remaining milk is bottled in quarts.
ask How many quart bottles are filled in a day? => (n * m - k) * 4
again Work out how many quarts of milk the dairy bottles in a day.
ask How many gallons of milk do the cows give in a week? => n * m * 7
again Find the week's milk from the small barn, in gallons.
ask If the dairy bought {g} more cows like these, how many gallons would remain for bottling each day? => (n + g) * m - k
g = 2..4
again Suppose {g} such cows joined the barn. How many gallons would be bottled daily?
ask A bottle is sold for {p}. How much money do {b} gallons bring in? => b * 4 * p
b = 10..20
again The dairy sells its quarts at {p}. What are {b} gallons worth to it?
ask whole Determine how many gallons of milk {n} cows give in a week if each gives {m} gallons a day and {u} gallons are spilled during the week. => n * m * 7 - u
u = 2..4
again whole {n} cows give {m} gallons of milk a day each. In a week, {u} gallons are spilled. What amount of milk, in gallons, remains?

story ice-cream-van
grade 3
english gb
A = man
n = 25..45
m = 30..60
r = 9..20
need m > n + 4; r < n - 3
body When the sun came out on Sunday, {A} sold {n} small cones and {m} large cones from his ice-cream van. He had sold only {r} cones the day before.
again {A} drives an ice-cream van. His sales on Sunday came to {m} large cones and {n} small ones, after only {r} cones on the rainy day before.
ask On average, how many cones a day did {A} sell on these two days? => (n + m + r) / 2 decimal
again Find the mean number of cones for Sunday and the day before.
ask How many more cones were sold on Sunday than the day before? => n + m - r
again By how many did Sunday's sales beat those of the day before?
ask A small cone has two scoops and a large cone has three. How many scoops did {A} serve on Sunday? => n * 2 + m * 3
again With two scoops in every small cone and three in every large cone, how many scoops were served on Sunday?
ask A large cone costs {p} and a small one {q}. How much did the Sunday customers pay? => n * q + m * p
p = money 2.6..3.4 by 0.2
q = money 1.4..2.2 by 0.2
again With small cones at {q} and large cones at {p}, what were Sunday's takings?
ask whole If a small cone has two scoops and a large cone has three, how many scoops are needed for {r} small and {u} large cones? => r * 2 + u * 3
u = 21..29
again whole Two scoops go into a small cone and three into a large cone. Determine the number of scoops for {u} large cones and {r} small ones.

story birthday-cake-slices
english gb
grade 2
A = girl
n = 16, 20, 24
m = 9..14
e = 2..5
need n > m + e
body {A's} birthday cake is cut into {n} slices. Her {m} guests eat a slice each. After supper her parents and grandparents finish another {e} slices.
again There are {n} slices of birthday cake for {A}. {m} go to her guests and {e} to the grown-ups.
ask How many slices are left? => n - m - e
again How much of the cake remains, in slices?
ask How many slices have been eaten? => m + e
again By bedtime, how many slices are gone?
ask The slices that are left go to {g} neighbours in equal parts. How many does each neighbour get? => (n - m - e) / g
g = 2..3
again {g} neighbours share what remains equally. What does each of them get, in slices?

story rice-bag
grade 6
english any
A = man
n = decimal 5, 8, 10, 15, 20
g = decimal 60..90 by 5
k = 12..28
d = 3..5
body The school cook, {A}, allows {g} g of dry rice for a child. He has a new sack of {n} kg, and {k} children have put their names down for rice.
again {k} children want rice for lunch. For each of them the school cook, {A}, takes {g} g of dry rice out of a new sack of {n} kg.
ask If the children were joined by {h} teachers who eat twice as much, how many grams of rice would be needed? => g * (k + 2 * h)
again Besides the children, {h} teachers eat rice, each of them twice as much as a child. What weight of rice is that in grams?
ask How many grams are still in the sack after lunch? => n * 1000 - g * k
again When lunch has been cooked, what does the rest of the sack weigh in grams?
ask What weight of rice, in kilograms, will be needed if the same lunch is cooked on {d} days? => g * k * d / 1000 fraction
again The cook plans the same lunch for {d} days. How many kilograms of rice is that in total?
ask How many children can eat from the sack before it is empty, if {A} gives {j} kg to the kindergarten first? => (n - j) * 1000 / g count
h = 4..9
j = decimal 2..3
again {A} sends {j} kg of the sack to the kindergarten. For how many children is the rest enough?
ask whole If {g} g of rice is enough for a child, how many kilograms of rice do {u} children eat in a week with {d} school lunches? => g * u * d / 1000 fraction
u = 20, 40, 50, 80
again whole A child eats {g} g of rice at lunch. Work out, in kilograms, the rice that {u} children eat at {d} lunches.

story popcorn-sale
grade 4
english us
A = person
n = 15..30
m = 10..25
p = money 1.25..2 by 0.25
q = money 2.5..4 by 0.25
c = money 12..20
need q > p; n != m
body For movie night the student council popped corn that cost {c} altogether. They sold {n} small bags at {p} and {m} large bags at {q}.
again The student council paid {c} for the corn they popped on movie night. The large bags, {m} of them, were sold at {q} each and the {n} small bags at {p}.
ask How much money did they collect? => n * p + m * q
again What were the takings?
ask What profit did the student council make? => n * p + m * q - c
again Find how much was earned once the cost of the corn is taken off.
ask How much more did the large bags bring in than the small bags? => m * q - n * p
again By how much did the takings from large bags exceed those from small bags?
ask {A} bought {g} large bags and {h} small bags for friends. How much did {A.he} spend? => g * q + h * p
g = 2..5
h = 3..6
again What did {A} pay for {h} small and {g} large bags?
ask whole Work out the change from {w} when you buy {g} small bags of popcorn at {p} and {h} large bags at {q}. => w - (g * p + h * q)
w = money 40
again whole You hand over {w} for {g} small bags at {p} and {h} large bags at {q}. How much comes back?

story taco-truck
grade 6
english us
A = woman
n = 60..120 by 4
f = fraction 1/4, 1/2, 3/4
p = money 2.5..3.5 by 0.25
q = money 3.75..4.75 by 0.25
body {A} sells tacos from a truck next to the park, beans for {p} and fish for {q}. On Saturday she sold {n} tacos, and {f} of these were bean tacos.
again {f} of the {n} tacos that {A} sold from her truck on Saturday had beans, and the others had fish. She asks {p} for a bean taco and {q} for a fish taco.
ask How many bean tacos did she sell? => f * n
again Determine the number of tacos with beans.
ask How many fish tacos were sold? => n - f * n
again How many of the tacos were not filled with beans?
ask What did {A} take for the bean tacos? => f * n * p
again How much money came from the tacos with beans?
ask How much money came in on Saturday in total? => f * n * p + (n - f * n) * q
again Work out everything that {A} took for her tacos.
ask whole Find the takings from {n} fish tacos at {q} each and {g} bean tacos at {p} each, less {d} for ice. => n * q + g * p - d
g = 20..40
d = money 6..12
again whole On a hot day {n} fish tacos are sold at {q}, {g} bean tacos at {p}, and {d} is spent on ice. How much money is left?

story seating-plan
grade 5
english any
n = 9..15
m = 4, 6
b = 3..6
s = 8, 10
g = 70..140
need g - n * m >= 3 * b; g < n * m + b * s; (g - n * m) % b == 0
body Restaurant Bellavista has {n} small tables for {m} people each and {b} large tables, where {s} people can sit. {g} people have booked for Valentine's Day.
again On Valentine's Day, {g} guests are expected at Restaurant Bellavista. Its {b} large tables seat {s} people each; the {n} small ones are for {m}.
ask How many people can the restaurant seat? => n * m + b * s
again Find the number of seats at all the tables.
ask How many seats are free after all the bookings? => n * m + b * s - g
again When everybody who has booked has come, how many seats stay empty?
ask How many people sit at each of the large tables on average if all the small tables are full and everybody who has booked comes? => (g - n * m) / b
again Suppose the small tables are full and the other guests spread evenly over the large tables. How many guests sit at each of them on average?
ask How many more seats are there at the small tables than at the large tables? => n * m - b * s
again Compare all the seats at small tables with those at large tables. How many more are there at the small ones?
ask whole How many guests can be seated at {n} tables for {m} and {b} tables for {s} if {u} seats are broken? => n * m + b * s - u
u = 2..9

story coffee-beans
grade 7
english gb
A = person
n = decimal 2, 3, 4
g = decimal 8, 10, 12.5
k = 5..9
p = money 14..22
u = money 2.4..3.2 by 0.2
body {A} runs the coffee corner at the library. A cup takes {g} g of ground coffee, and beans cost {p} a kilogram. The corner is open {k} hours a day.
again Beans at {p} a kilogram are ground in {A's} coffee corner at the library, which opens {k} hours a day. Each cup needs {g} g of coffee.
ask How many cups can be made from {n} kg of beans? => n * 1000 / g count
again Find the number of cups in {n} kg of beans.
ask What do the beans for {c} cups cost? => c * g / 1000 * p
c = 20, 40, 50, 80, 100
again {A} makes {c} cups. What is the price of the beans in them?
ask A cup is sold for {u}. How much more than the beans in them cost does {A} take for {c} cups? => c * u - c * g / 1000 * p
again With {c} cups sold at {u} each, how much is left when the beans are paid for?
ask {A} sells {h} cups an hour on average. How many cups is that in a week with {d} opening days? => h * k * d
h = 11..18
d = 3..6
again Selling {h} cups an hour on average, how many cups does {A} make in a week in which the corner opens on {d} days?

story water-bottle
english gb
grade 5
A = girl
n = 5..8
m = decimal 0.5, 0.6, 0.75, 0.8
w = 2..3
t = 20..26
body On a hot day of {t} degrees {A} fills her bottle {n} times. It holds {m} litres, and by the evening she has given {w} full bottles to her dog.
ask How many litres of water does the dog get? => w * m decimal
ask How many litres of water does {A} keep for herself? {body} => n * m - w * m decimal
ask If every day were like this, how many litres would she fill into the bottle in a week? => n * m * 7 decimal
ask If a litre of water weighs 1,000 g and the empty bottle {e} g, how many grams does {A} carry when the bottle is full? => m * 1000 + e
e = decimal 120..180 by 10
ask whole If a bottle of {m} litres is filled {n} times a day, how many litres of water is that in two weeks? => 2 * 7 * n * m decimal

story exotic-fruit
grade 4
english gb
A = boy
fruit = mango | pineapple | melon | papaya
p = money 1.4..2.9 by 0.1
q = money 0.35..0.85 by 0.1
n = 3..5
k = 4..9
w = money 20
need p > q + 0.4
body "A {fruit} costs {p} and a kiwi is {q}," says the man at the fruit stall. {A} picks out {n} {fruits} and {k} kiwis and hands him {w}.
ask How much change will {A} get? {body} => w - (n * p + k * q)
ask A crate of {c} kiwis costs {u}. How much cheaper is a kiwi from the crate? => q - u / c
c = 40, 50
u = money 10, 12
need u / c < q
ask {A} has second thoughts and puts back two of the kiwis. What does the shopping cost now? => n * p + (k - 2) * q
ask What will {A} pay altogether? => n * p + k * q

story potato-harvest
grade 6
english us
A = man
n = 6..12
m = 40..60 by 5
k = 5, 10
p = money 3.5..6 by 0.5
need n * m % k == 0
body {A} dug up potatoes in {n} rows of his field, and each row gave {m} pounds. He sells them in {k}-pound sacks at {p} a sack.
ask How many sacks does he fill? => n * m / k
ask How much money will all the sacks bring in? => n * m / k * p
ask whole A farmer harvests {m} pounds of potatoes from every row. If he keeps {g} pounds for himself, how many pounds can he sell after digging up {n} rows? => n * m - g
g = 30..75
ask How many sacks are left after {h} customers have taken two each? => n * m / k - 2 * h
h = 4..9

story fish-supper
grade 3
english gb
A = girl
B = boy
n = money 6.2..8.4 by 0.2
m = money 2.4..3.2 by 0.2
d = money 0.9..1.5 by 0.1
w = money 20, 30
body {A} is hungry after swimming. She orders fish for {n}, chips for {m} and a bottle of water for {d}, and she pays with {w}. {B} just wants chips.
again After swimming, {B} has chips and nothing else. {A} orders the same chips, fish and a bottle of water. The fish is {n}, the chips are {m}, the water is {d}, and {A} takes out {w} to pay for her own order.
ask How much does {A's} meal cost? => n + m + d
again Add up what {A} ordered. What does it come to?
ask What change is {A} given? {body} => w - (n + m + d)
again How much money does {A} get back?
ask How much less does {B} pay than {A}? => n + d
again What is the difference between the two bills?
ask If {A} paid for both of them, how much would that be? => n + m + d + m
again Find the price of {A's} and {B's} food together.

story canteen-survey
grade 7
english gb
n = 240..480 by 40
r = percent 35, 40, 45
s = percent 15, 20, 25
p = money 2.2..2.8 by 0.1
body In a survey at Oakfield School, {n} pupils told the caterers what they usually eat at midday. {r} of them said a hot meal and {s} said a salad. The remaining pupils bring something from home. A hot meal costs {p}.
again At Oakfield School {n} pupils were asked about their midday meal. The answers: {r} have a hot meal, which costs {p}, {s} have a salad, and the others bring their own food.
ask How many pupils usually have a hot meal? => n * r / 100
again How many pupils chose the answer "hot meal"?
ask How many pupils bring food from home? => n - n * (r + s) / 100
again Find the number of pupils who buy neither a hot meal nor a salad.
ask How many more pupils have a hot meal than a salad? => n * (r - s) / 100
again By how many does the group with hot meals exceed the group with salads?
ask How much do the caterers take each day for the hot meals? => n * r / 100 * p
again What do the hot meals bring in on a single day?

story stock-cupboard
grade 5
english gb
A = man
n = 3..6
k = 24, 36, 48
u = 11..19
d = 3..5
t = 18..23
body According to the list on the cupboard door, the youth hostel has {n} boxes of tinned tomatoes with {k} tins in each. {A} cooks for {t} guests and opens {u} tins a day.
again {A}, who cooks for {t} guests in a youth hostel, uses {u} tins of tomatoes a day. The cupboard holds {n} boxes with {k} tins apiece.
ask How many tins are left after {d} days? => n * k - d * u
again When {d} days have passed, how many tins remain?
ask For how many days do {g} boxes last if exactly {j} tins are used a day? => g * k / j
j = 2, 3, 4
again {j} tins a day are used in a quiet season. How many days are {g} boxes enough for?
ask A delivery brings {g} more boxes of the same size. How many tins does the hostel then have, if none has been opened yet? => (n + g) * k
g = 2..4
again How many tins will there be when {g} further boxes arrive and nothing has been used so far?
ask How many tins would be needed for a week if {A} opened {h} more each day? => (u + h) * 7
h = 3..5
again If he opened {h} tins more than now on every day, what number would he use in a week?

story mushroom-soup
grade 4
A = girl
n = decimal 300..600 by 50
b = decimal 150..250 by 25
k = 3..6
p = money 1.1..1.9 by 0.1
english gb
body To make mushroom soup for four people, you need {n} g of mushrooms and {b} g of potatoes. Mushrooms are sold in punnets at {p}. {A} is cooking for {g} people.
g = 8, 12, 16, 20
ask How many grams of mushrooms does {A} need? {body} => g / 4 * n
ask Half of the potatoes for {A's} soup have been peeled already. How many grams of potatoes is that? => 0.5 * (g / 4 * b)
ask She buys {k} punnets and pays with {w}. How much change is there? => w - k * p
w = money 20
ask What do the mushrooms and the potatoes for {A's} soup weigh together, in grams? => g / 4 * (n + b)

story bread-ducks
grade 1
A = boy
n = 9..18
m = 2..6
k = 3..7
need n > m + k
body {A} has {n} grapes on his plate. He gives {m} to his sister and {k} to his grandmother.
again From the {n} grapes on {A's} plate, his sister takes {m} and his grandmother {k}.
ask How many grapes does {A} give away? => m + k
again How many grapes go to the two of them?
ask How many grapes does {A} have left? => n - (m + k)
again How much is left on his plate, counted in grapes?
ask How many more grapes must {A} give away before only {g} are left on his plate? => n - (m + k) - g
g = 2..4
need n > m + k + g
again He wants to keep just {g} grapes. How many others must he still give away?

story walnuts-backwards
grade 7
A = girl
B = boy
e = 12..25
k = 3, 4, 5
b = 11..16
body {A} opened a bag of walnuts, cracked {b} and ate them. She then divided all the others equally among {k} bowls, and each bowl got {e} walnuts. {B} emptied a bowl.
again In each of {k} bowls lie {e} walnuts. {A} filled the bowls equally with what was left of a bag after she had eaten {b} walnuts, and {B} has now emptied a bowl.
ask How many walnuts were in the bag when {A} opened it? => k * e + b
again How many walnuts did the bag hold at the very beginning?
ask How many walnuts did {A} share among the bowls? => k * e
again Find how many walnuts went into bowls.
ask How many walnuts are still in the bowls? => k * e - e
again What is left now in the other bowls together?
ask If {A} had eaten {g} walnuts fewer, how many would have gone into each bowl? => (k * e + g) / k whole
g = 6, 8, 9, 10
again Had she eaten {g} fewer, what would have been the number of walnuts in each bowl?

story meal-points
grade 6
english gb
p = money 4.5..6.5 by 0.25
s = 7..12
u = 4..8
body A sandwich bar stamps a card for each lunch of {p} that you buy. When the card has {s} stamps, the next lunch is free. You have {u} stamps already.
again You collect a stamp with every lunch at a sandwich bar, where a lunch costs {p}. With {s} stamps you get the next lunch for nothing, and you have {u} so far.
need s > u + 1
ask How many stamps do you still need before a lunch is free? => s - u
again How many stamps are missing from your card?
ask How much more must you spend before a lunch is free? => (s - u) * p
again Find the money you will have spent from now on when the card is full.
ask The bar now asks {d} less for each lunch. What do the lunches that you still need cost? => (s - u) * (p - d)
d = money 0.25..0.5 by 0.05
again If the price of a lunch falls by {d}, how much must you pay for the stamps that are missing?

story vending-coins
grade 4
english us
A = boy
q = 5..9
d = 3..8
n = 2..6
p = money 1.1..1.6 by 0.05
need q * 25 + d * 10 > 180; q != d
body The vending machine at the swimming pool takes coins only. {A} finds {q} quarters, {d} dimes and {n} nickels in the pocket of his jacket, and a bag of pretzels costs {p}.
ask How many cents are {A's} coins worth altogether? => q * 25 + d * 10 + n * 5
ask What is the value of his quarters and dimes in cents? => q * 25 + d * 10
ask How many cents more are the quarters worth than the dimes? => q * 25 - d * 10
ask If {A} buys the pretzels, how many dollars are left over? => (q * 25 + d * 10 + n * 5) / 100 - p decimal

story yoghurt-offer
grade 5
english gb
A = person
p = money 0.65..0.95 by 0.05
q = money 2.4..3 by 0.1
n = 3..6
need 4 * p > q
body Yoghurts are {p} each, or {q} for a pack of four. {A} buys {n} packs for the hiking club.
again The hiking club wants yoghurt, so {A} puts {n} packs of four in the trolley. A pack costs {q}; a single yoghurt would be {p}.
ask By how much do {A's} packs cost more than {g} single yoghurts? => n * q - g * p
g = 5..7
again {g} single yoghurts are cheaper than {A's} packs. By how much?
ask How much cheaper is a pack than four single yoghurts? => 4 * p - q
again What is saved on each pack, compared with buying its yoghurts singly?
ask How much does {A} save altogether by choosing packs? {body} => n * (4 * p - q)
again Find the total saving over the same number of single yoghurts.
ask How much is left from {w} after the packs are paid for? => w - n * q
w = money 20
again {A} paid with {w}. How much came back?
ask whole If a pack of four yoghurts costs {q}, what do you pay for enough packs to have {t} yoghurts? => t / 4 * q
t = 20, 24, 28, 36
again whole Yoghurts come in packs of four for {q}. Find the price of {t} yoghurts.

story oatmeal-ratio
grade 6
english any
A = woman
n = 4..6
m = 2..3
k = 6..9
need n > m
body For her porridge {A} uses {m} cups of oats and {n} cups of water, which is enough for {k} children in her nursery group.
again {n} cups of water and {m} cups of oats: that is {A's} porridge for {k} children at the nursery.
ask How many cups of oats are needed when {t} children come? => t / k * m
u = 3..5
t = number u * k
again {t} children are coming tomorrow. How many cups of oats should she take?
ask How many cups of water and oats together does she need for {t} children? => t / k * (m + n)
again Find the total number of cups that go into the pot for {t} children.
ask How many more cups of water than oats go into the pot on a usual morning? => n - m
again By how many cups does the water exceed the oats?
ask For how many usual mornings does a box of {x} cups of oats last if {y} cups have been used already? => (x - y) / m whole
x = 30..40
y = 10..16
again A box held {x} cups of oats; {y} have been taken out. For how many usual mornings is the rest enough?

story banana-weights
grade 5
english gb
a = decimal 110..130 by 2
b = decimal 132..150 by 2
c = decimal 152..180 by 2
p = money 0.3..0.5 by 0.05
body Three bananas weigh {a} g, {b} g and {c} g. A whole crate of them weighs {k} kg, and a single banana costs {p}.
k = decimal 16..19
again On the kitchen scales, three bananas show {a} g, {b} g and {c} g. They cost {p} apiece and come from a crate of {k} kg.
ask What is the average weight of the three bananas in grams? => (a + b + c) / 3
again Find the mean weight of these bananas, in grams.
ask How many grams heavier is the largest banana than the smallest? => c - a
again What is the difference in weight between the heaviest banana and the lightest, in grams?
ask When the three bananas have been taken away, how many grams are left in the crate? => k * 1000 - (a + b + c)
again The three bananas leave the full crate. What weight stays in it, in grams?
ask If {n} bananas have the weight of the lightest and each of their skins weighs {d} g, how many grams of fruit are inside? => n * (a - d)
d = decimal 30, 35, 40
again {n} bananas as light as the lightest are peeled. A skin weighs {d} g. What is the weight of the fruit in grams?
n = 5..12

story dinner-time
grade 6
english any
A = man
n = 35..50
m = 8..20
k = 3..6
s = 55, 65, 75, 80, 90
b = 24, 32
need n > m; (m + k + s + n) % 15 == 0
body {A} cooks a stew for {b} campers. He peels carrots for {m} minutes, chops onions and herbs for {k} minutes, lets everything simmer for {s} minutes and needs another {n} minutes to bake rolls after that.
again Before a stew for {b} campers is ready, {A} spends {m} minutes peeling carrots and {k} minutes chopping onions and herbs. It simmers for {s} minutes, and when it is done he bakes rolls for {n} minutes.
ask How many minutes pass before the stew is done? => m + k + s
again What is the time, in minutes, from the first carrot to the finished stew?
ask How long does the whole meal take, in hours? => (m + k + s + n) / 60 decimal
again From the start to the baked rolls, how many hours go by?
ask Guests arrive in {g} hours. How many minutes are left for other things if {A} prepares the whole meal by himself? => g * 60 - (m + k + s + n)
g = 3..4
again The campers want to eat {g} hours from now. How many minutes does {A} have to spare?
ask How many minutes longer does the stew simmer than {A} peels and chops? => s - (m + k)
again By how many minutes is the simmering longer than the peeling and chopping put together?

story sunflower-seeds
english us
grade 5
A = boy
r = percent 20, 25, 40, 50
n = 40..90 by 10
k = 5..9
m = 12..30
need n * r % 100 == 0
body {A} feeds sunflower seeds to the birds and has counted {m} kinds of them in his yard. The bag he buys used to hold {n} ounces, and now it holds {r} more. He fills {k} feeders.
ask How many ounces does the bag hold now? => n + n * r / 100
ask How many ounces of seeds were added to the bag? => n * r / 100
ask If {A} shares the new bag equally among the feeders, how many ounces go into each? => (n + n * r / 100) / k
ask How many ounces would {g} of the new bags hold? => (n + n * r / 100) * g
g = 3..6

story carrot-bunches
grade 3
n = 6..9
k = 7..12
r = 4..8
m = 14..20
body In the school garden, pupils pull up carrots and tie them in bunches of {k}. When {n} bunches are ready, {r} carrots are left over for the rabbits. The gardening group has {m} members.
need r < k; m != k
again Seen on the garden table: {n} bunches of {k} carrots, and {r} loose carrots that the rabbits may have. All {m} members of the school gardening group helped.
ask How many carrots were pulled up? => n * k + r
again How many carrots came out of the ground?
ask How many carrots are tied in bunches? => n * k
again Without the rabbits' share, how many carrots are there?
ask If {g} bunches are sold, how many carrots remain, loose ones included? => (n - g) * k + r
g = 2..4
again {g} bunches find a buyer. Counting the loose carrots too, how many carrots are still there?
ask Each bunch is sold for {p}, the loose carrots are given away. How much is earned if {g} bunches find no buyer? => (n - g) * p
p = money 1.2..1.9 by 0.1
again Nothing is charged for loose carrots, and a bunch is {p}. All bunches but {g} are sold. How much does the group earn?
english us
ask whole When {u} carrots are tied in bunches of {k} and {r} remain loose, how many bunches are there? => (u - r) / k
x = 10..15
u = number x * k + r

story sandwich-club
grade 4
english gb
A = woman
n = 26..45
c = 9..15
t = 5..8
p = money 1.8..2.6 by 0.2
need n > c + t + 3
body {n} children have signed up for sandwiches on the class trip. {c} want cheese, {t} want tuna, and the remaining children want hummus. {A} asks each child for {p}.
again {A} collects {p} from every child who wants a sandwich on the class trip, {n} children in all. She counts {c} orders for cheese and {t} for tuna; the other orders are for hummus.
ask How many children want hummus? => n - (c + t)
again Find the number of orders for hummus.
ask How much money does {A} collect? {body} => n * p
again What do the children pay altogether?
ask If the class gets {r} off the price of each sandwich, how much do all the children pay? => n * p * (100 - r) / 100
r = percent 10, 20, 25
again The price of a sandwich is lowered by {r}. What do the children pay altogether?
ask What do the hummus eaters pay in total? => (n - (c + t)) * p
again How much of the money comes from children with hummus?

story cereal-unit-price
grade 6
english us
p = money 3.2..4.8 by 0.16
q = money 4.8..7.2 by 0.24
body You compare two boxes of cereal. The small box holds 16 ounces for {p}; the family box holds 24 ounces for {q}.
ask What does an ounce from the small box cost? => p / 16
ask How much less does the small box cost than the family box? => q - p
ask By how much does the price of an ounce differ if the small box is the more expensive way to buy cereal? => p / 16 - q / 24
ask whole If {k} ounces of cereal cost {u}, what is the price of a pound at the same rate? => u / k * 16
k = 20, 24, 32
c = money 0.15..0.3 by 0.05
u = money k * c

story chef-knives
grade 8
english gb
A = woman
m = 180..260 by 20
r = percent 10, 20, 25
s = percent 5, 15
p = money 9..14 by 0.5
k = 5, 6
body {A} runs a restaurant by the harbour. Last month she served {m} fish platters at {p}. For this month she raises the price by {r} and expects to serve {s} fewer platters. The restaurant is open {k} days a week.
again The fish platter in {A's} harbour restaurant, open {k} days a week, was {p} last month, and {m} platters were served. Now the price goes up by {r}, and {A} expects the number of platters to fall by {s}.
need m * s % 100 == 0
ask What is the new price of a fish platter? => p * (100 + r) / 100
again Find what a guest pays for the platter this month.
ask How many fish platters does she expect to serve this month? => m * (100 - s) / 100
again How many platters does she reckon with for this month?
ask Suppose {h} platters are sold at the old price and as many at the new price. By how much do the takings differ? => h * p * r / 100
h = 40..90 by 10
again {h} platters are sold at the old price and {h} at the new price. How far apart are the takings?
ask By how much does the price of a platter rise? => p * r / 100
again What is the increase on a single platter?

story juice-cartons
grade 5
english gb
A = boy
n = 4..8
m = decimal 200, 250
k = 2..4
f = 6, 9, 12
p = money 2.4..3.3 by 0.1
body Small cartons of apple juice hold {m} ml and come in packs of {f}. {A} carries {n} packs to the sports hall, {p} each. {k} cartons burst on the way.
again {A} brings apple juice to the sports hall: {n} packs, which cost {p} each and hold {f} small cartons of {m} ml. On the way {k} cartons burst.
ask How many cartons arrive in one piece? => n * f - k
again How many cartons survive the journey?
ask How many litres of juice were in the packs at first? => n * f * m / 1000 decimal
again Find the amount of juice, in litres, that {A} set out with.
ask What is the price of a litre of this juice? => p / (f * m / 1000)
again How much is a litre?
ask Each carton that arrives is sold for {u}. How much is earned after the packs are paid for? => (n * f - k) * u - n * p
u = money 0.9..1.2 by 0.1
again The cartons that survive are sold at {u} apiece. What is left once the packs have been paid for?

story salad-bar
grade 5
english us
A = girl
p = money 0.45..0.65 by 0.05
n = 9..16
b = money 0.6..0.9 by 0.1
r = money 1.25, 1.5
k = 3..4
body At the salad bar you pay {p} for each ounce. {A's} bowl of salad weighs {n} ounces, but the empty bowl alone weighs {k} ounces and isn't charged. A bread roll is {b} and a small juice {r}.
again Salad at the bar is charged by the ounce, {p} for each; the weight of the bowl is free. {A} puts a bowl of salad on the scale, {n} ounces in all, of which {k} are the bowl. Rolls are {b}, small juices {r}.
ask What does {A} pay for the salad? {body} => (n - k) * p
again Find the price of the salad in the bowl.
ask How much is {A's} lunch if {A} adds a roll and a juice? => (n - k) * p + b + r
again With a roll and a juice, what is the whole lunch?
ask How many ounces of salad are in the bowl? => n - k
again What does the salad weigh without the bowl, in ounces?
ask What does {A} get back from {w} for the salad alone? => w - (n - k) * p
w = money 10, 20
again {A} takes the salad and nothing else and pays with {w}. How much change is that?

story watermelon-stand
grade 4
english us
A = man
n = 14..28
p = money 4..7 by 0.5
m = 4..9
u = money 25..50 by 5
need n > m + 4
body {A} drove to the farm and paid {u} for {n} watermelons. By the roadside he asks {p} for a melon. {m} of them are still on the truck when it gets dark.
again {p} is the price of a watermelon at {A's} roadside stand. He paid {u} at the farm for {n} of them, and {m} have found no buyer when it gets dark.
need (n - m) * p > u + 10
ask If {g} people share the price of a melon evenly and each gives {A} a tip of {t}, how much does each of them pay? => p / g + t
g = 2, 4, 5
t = money 0.5, 0.75
again A melon is bought by {g} people who pay equal parts of it and a tip of {t} each. What does it cost each person?
ask How much money has {A} taken at the stand? {body} => (n - m) * p
again Work out his takings by the roadside.
ask How much has he earned so far when he takes off what he paid the farm? => (n - m) * p - u
again With the cost of the melons taken off, what has he made by nightfall?
ask If the last melons are sold for half the price next day, what will they bring in? => 0.5 * p * m
again At half the price, how much will the remaining melons fetch?

story canteen-chairs
grade 2
n = 4..8
m = 4..6
k = 5..12
body The snack bar has {n} round tables with {m} stools at each, and {k} stools stand along the counter.
again Along the counter of the snack bar there are {k} stools. Around each of its {n} round tables there are {m}.
ask How many stools are at the round tables? => n * m
again Count the stools around the tables. How many is that?
ask How many stools does the snack bar have? => n * m + k
again What is the number of stools in the whole snack bar?
ask There are {g} guests on stools. How many stools are empty? => n * m + k - g
g = 11..15
again {g} stools are taken. How many are free?
need n * m > k + 1
ask How many more stools are at the round tables than at the counter? => n * m - k
again How many fewer stools does the counter have than the tables?

story olives-jar
grade 3
english any
A = person
n = 40..70
m = 6..9
k = 3..5
g = 12..20
need n > m * k + 6
body A jar holds {n} olives. {A} puts {m} of them on each of {k} pizzas, and afterwards the family eats the remaining olives out of the jar while {g} tomatoes dry in the sun.
ask How many olives go on the pizzas? => m * k
ask How many olives does the family eat out of the jar? => n - m * k
ask whole From a jar with {n} olives, {A} takes {m} for every pizza. How many olives will remain after {k} pizzas if {h} olives fall on the floor as well? => n - m * k - h
h = 2..4
ask If every pizza got {h} olives fewer, how many would be needed for all the pizzas? => (m - h) * k

story honey-bees
grade 5
english gb
A = woman
n = 7..12
m = decimal 14..20
j = decimal 250, 500
k = 10..16
p = money 4.5..6.5 by 0.5
body {A} keeps bees on her roof. This year {n} hives gave {m} kg of honey each, and {A} has filled it into jars of {j} g, which she sells for {p}. Her neighbours bought {k} jars.
ask What does a hive's honey bring in when all of it is sold in jars? => m * 1000 / j * p
ask How many jars did {A} fill? {body} => n * m * 1000 / j
ask How many jars are left for others to buy? => n * m * 1000 / j - k
ask By how much do the takings rise if the other jars are sold too? => (n * m * 1000 / j - k) * p
ask How many grams of honey did the neighbours take home? => k * j
ask whole How many jars of {j} g can be filled with the honey of {n} hives that gave {m} kg each, if {d} kg are kept for candles? => (n * m - d) * 1000 / j
d = decimal 2..5

story market-lunch-budget
grade 6
english gb
A = person
w = money 12, 15
a = money 3.2..4.6 by 0.2
b = money 1.1..1.9 by 0.1
c = money 2.3..3.1 by 0.1
n = 4, 5
body On the school trip {A} may spend {w} a day on food for {n} days. On the first day a noodle box costs {a}, a drink {b} and an ice cream {c}, and {A} has each of them.
again {A} has {w} a day for food on a school trip of {n} days. The first day's food is a noodle box for {a}, a drink for {b} and an ice cream for {c}.
ask How much may {A} spend on food during the whole trip? {body} => w * n
again What is the food money for all the days together?
ask What remains of the first day's money? => w - (a + b + c)
again How much of the money for the first day is not used?
ask If {A} eats like this every day, how much money will be left at the end of the trip? => w * n - n * (a + b + c)
again Suppose all the days cost the same as the first. What will be left of the food money when the trip is over?
ask If {A} had bought two drinks on the first day but no ice cream, how much of the day's money would be left? => w - (a + 2 * b)
again Two drinks, no ice cream, and the noodles: what would remain of the first day's money?

story pancake-race
grade 4
english any
A = girl
B = boy
n = 14..26
k = times 2..3
m = 4..9
t = 3..6
body {B} flips {n} pancakes at the breakfast club. {A} flips {k} as many, but {m} of hers land on the floor and are not served. It takes {t} minutes until a pancake is done.
ask How many pancakes does {A} flip? => k * n
ask How many of {A's} pancakes can be served? => k * n - m
ask How many pancakes can the club serve, {B's} included? => k * n - m + n
ask By how many do {A's} good pancakes exceed {B's}? => k * n - m - n

story weekend-cafe
grade 6
english us
A = woman
n = 60..95
m = 70..110
k = 80..130
p = money 6..9 by 0.5
body Friday brought {n} guests to {A's} café, Saturday {m} and Sunday {k}. On average, a guest spends {p}.
again {A} counted the guests in her café: {k} on Sunday, {m} on Saturday and {n} on Friday. A guest spends {p} on average.
need m > n; (n + m) % 2 == 0
ask What was the average number of guests a day? => (n + m + k) / 3 decimal
again Find the mean number of guests for the days that {A} counted.
ask How much money did Saturday and Sunday bring in together? => (m + k) * p
again What did {A} take over the last two of these days?
ask By how many guests was Sunday above the average of Friday and Saturday? => k - (n + m) / 2 decimal
need k > m
again Compare Sunday with the mean of the two days before. How many more guests came on Sunday?
ask {A} hopes to take {w} on these days. By how much does she miss that? => w - (n + m + k) * p
w = money 2500, 2600, 2800
again She was hoping for {w} from Friday to Sunday. How much was missing?

story raisin-mix
grade 6
english gb
A = boy
n = decimal 250, 350, 450
m = decimal 150, 225, 300
k = decimal 80, 100, 120
g = decimal 20, 25
b = 5..9
need (n + m + k) % g == 0; n != m
body A trail mix for the hike is made from {n} g of nuts, {m} g of raisins and {k} g of banana chips. {A} stirs everything together and fills little bags with {g} g each. There are {b} hikers.
ask How many bags can {A} fill? {body} => (n + m + k) / g
ask What does the whole mix weigh in kilograms? => (n + m + k) / 1000 fraction
ask How many grams more of nuts than of raisins are in the mix? => n - m
ask If each of the hikers takes two bags, how many bags are left? => (n + m + k) / g - 2 * b

story canteen-milk-share
grade 2
A = woman
n = 18, 24, 30
k = 3, 6
m = 5..9
need n / k != m; n / k > 2
body {A} pours {n} cups of milk and shares them equally among {k} tables. Each table also gets {m} rolls.
ask How many cups of milk does each table get? => n / k
ask {A} shares the milk among only two tables. How many more cups does each of those get than before? => n / 2 - n / k
ask How many cups and rolls are there on a table? => n / k + m
ask How many more cups of milk than rolls are there in the room? => n - k * m

story pumpkin-scale
grade 5
english us
A = girl
n = 9..14
m = 3..7
k = 15..30
p = money 0.4..0.6 by 0.05
need n * 16 > k + 20
body {A's} pumpkin weighs {n} pounds and {m} ounces on the farm scale. She pays {p} a pound, and the ounces are not charged. Scooping out the seeds makes the pumpkin {k} ounces lighter.
again {n} pounds and {m} ounces: so much did the pumpkin weigh that {A} chose at the farm. The farmer charged {p} for each whole pound and nothing for the ounces. It lost {k} ounces when {A} scooped out the seeds.
ask How many ounces does the pumpkin weigh when she buys it? => n * 16 + m
again Find the weight of the whole pumpkin in ounces.
ask How many ounces does it weigh without the seeds? => n * 16 + m - k
again After the scooping, what is the pumpkin's weight in ounces?
ask How much does {A} pay for the pumpkin? {body} => n * p
again What did the farmer charge her?
ask If she buys {g} more pumpkins of the same weight, what does she pay for all of them together? => (g + 1) * n * p
g = 2..4
again {A} buys {g} others just as heavy. How much does she pay for all of them, the first included?

story ration-hut
english gb
grade 7
n = 8..14
d = 6..12
k = 2..4
g = 2..4
body A mountain hut has food for {n} hikers for {d} days. Every hiker drinks {k} litres of water a day, which is melted from snow.
need n * d % (n + g) == 0
ask For how many days is the food enough if {g} more hikers stay and everyone eats as much as planned? => n * d / (n + g)
ask How many litres of water do the hikers need for all those days? => n * d * k
ask How many litres of water are drunk in the hut on {h} days when {g} more hikers stay? => (n + g) * h * k
h = 3..6
ask whole The food in a hut lasts {n} hikers for {d} days. How many days longer would it last {h} hikers? => n * d / h - d

story wedding-menu
grade 7
english us
A = woman
n = 80, 100, 120, 140, 150
r = percent 30, 40, 60
p = money 24..32
q = money 19..23
d = 5..9
body {A} caters weddings. For next Saturday there will be {n} guests; {r} of them have chosen the salmon at {p} and the rest the vegetable lasagna at {q}. Her kitchen crew has {d} people.
again Next Saturday {A} and her crew of {d} cater a wedding with {n} guests. The salmon costs {p} a guest, the vegetable lasagna {q}. {r} of the guests have asked for salmon; all of the others will be given lasagna.
ask How many guests will eat salmon? => n * r / 100
again Find the number of salmon dinners.
ask How many portions of lasagna must be made? => n * (100 - r) / 100
again How many guests are having lasagna?
ask What does the salmon cost altogether? => n * r / 100 * p
again How much do all the salmon dinners come to?
ask How much will {A} charge for all the dinners? => n * r / 100 * p + n * (100 - r) / 100 * q
again Work out the price of the whole wedding dinner.

story plum-jam
grade 4
english gb
A = man
n = 5..9
m = 8..12
g = 3..6
k = 12..18
p = money 2.4..3.2 by 0.2
body {A} has {n} trees, and this summer each of them gave {m} buckets of plums. He kept {k} buckets for jam and sold the remaining buckets at {p}. It takes {g} buckets to fill his cart.
ask How many buckets of plums did {A} sell? {body} => n * m - k
ask How much money did he take for the plums he sold? => (n * m - k) * p
ask How many buckets did he pick in all? => n * m
ask After {h} full carts of picked plums have been brought in, how many buckets are still under the trees? => n * m - h * g
h = 3..5

story frozen-peas
grade 5
english gb
A = person
n = decimal 750, 900, 1200
m = decimal 60, 75, 90
k = 4..7
need n >= 2 * k * m; n < 3 * k * m
t = 3..5
p = money 1.6..2.4 by 0.2
body A bag of frozen peas costs {p} and weighs {n} g. {A} cooks peas for {k} people and takes {m} g for each of them, {t} times a month.
ask How many grams of peas are left in a new bag after {A} has cooked once? => n - k * m
ask How many kilograms of peas does {A} cook in a year? => k * m * t * 12 / 1000 decimal
ask How many times does {A} cook peas in a year? => t * 12
ask How much does {A} pay for enough bags for {x} meals, if a bag is enough for two of these meals? => x / 2 * p
x = 8, 10, 12, 14

story farm-gate-eggs
grade 3
english gb
A = boy
m = 5..11
b = 3..9
n = number m * 6 + b
f = money 1.2..1.8 by 0.1
u = 2..4
need u < m
body {A's} hens have laid {n} eggs this week. He keeps {b} for his family and packs the others in boxes of 6, which he sells at the gate for {f} a box.
again Boxes with 6 eggs stand at {A's} gate, and a box is {f}. His hens laid {n} eggs this week, but {b} of them stay in his kitchen.
ask How many boxes does {A} fill? {body} => (n - b) / 6
again Find the number of boxes at the gate.
ask What does {A} take when all the boxes are sold? => (n - b) / 6 * f
again All boxes find a buyer. How much money is that?
ask How many eggs are packed? => n - b
again How many eggs go into boxes?
ask By the evening {u} boxes have not been sold. How many boxes were bought? => (n - b) / 6 - u
again {u} boxes still stand there in the evening. How many boxes were sold?

story veggie-burger-grill
grade 6
english us
A = girl
B = boy
n = 24..36 by 4
m = 14..22 by 2
k = 3..5
p = money 3.5..5 by 0.5
body Working at the fundraiser grill, {A} makes {n} veggie burgers an hour and {B} makes {m}. {A} works for {k} hours. {B} has to leave an hour earlier than {A}. They charge {p} for a burger.
again {B} leaves the fundraiser grill an hour before {A}, who stays there for {k} hours. In an hour {A} makes {n} veggie burgers, {B} only {m}; each is sold for {p}.
ask How many burgers does {A} make? {body} => n * k
again By the end of the fundraiser, how many burgers has {A} made?
ask What is the value of all the burgers that {A} makes? => n * k * p
again If all of {A's} burgers are bought, how much money is that?
ask How many burgers can the two of them make in half an hour side by side? => 0.5 * (n + m)
again In half an hour, how many burgers do they make together?
ask In the hours that {B} works, how many burgers do the two of them make together? => (k - 1) * (n + m)
again As long as {B} is there, how many burgers do they finish together?

story tasting-day
grade 8
english any
A = person
n = 200..400 by 20
r = percent 15, 35, 45, 55
s = percent 40, 60
p = money 5.5..8.5 by 0.5
body A supermarket let {n} customers taste a new soup. {r} of them liked it, and of those who liked it, {s} bought a tin. {A}, who handed out the soup, earned {p} for each quarter of an hour.
need n * r % 100 == 0; n * r / 100 * s % 100 == 0
ask How many customers liked the soup? => n * r / 100
ask How many of the customers bought a tin? => n * r / 100 * s / 100
ask How many customers liked the soup but did not buy any? => n * r / 100 - n * r / 100 * s / 100
ask How many did not like it? => n - n * r / 100

story field-kitchen-lists
grade 2
english gb
A = girl
n = 12..20
m = 4..8
k = 3..6
need n > m + k
body {A} wants to peel {n} potatoes. She peels {m} before her friend rings and {k} afterwards.
ask How many potatoes has {A} peeled so far? => m + k
ask How many potatoes must she still peel? => n - m - k
ask If {A} peels {g} potatoes in a minute, how many minutes does she need for the rest? => (n - m - k) / g
g = 2..3

story muffin-tray
grade 1
english gb
A = girl
n = 6..10
m = 11..16
k = 2..5
g = 2..4
body {A} bakes {n} cherry muffins and {m} lemon muffins. Dad eats {k} of the cherry muffins.
again There are {m} lemon muffins and {n} cherry muffins on a tray, all baked by {A}. {k} cherry muffins are eaten by Dad.
ask How many muffins does {A} bake? => n + m
again Cherry and lemon together, how many muffins come out of the oven?
ask How many muffins are left after Dad has eaten? => n + m - k
again Dad has had his muffins. How many of all the muffins are still there?
ask How many cherry muffins are left? => n - k
again How many of the cherry muffins has Dad not eaten?
ask {A} gives a lemon muffin to each of {g} friends. How many lemon muffins does {A.he} keep? => m - g
again {g} friends get a lemon muffin each. How many lemon muffins stay with {A}?

story two-lunch-boxes
grade 1
A = boy
B = girl
n = 5..9
m = 2..4
k = 10..13
need n > m
body In the lunch box of {A} are {n} grapes. {B} has {k} grapes and gives {m} of them to {A}.
ask How many grapes does {A} have now? => n + m
ask How many grapes does {B} have left? => k - m
ask How many grapes do the two children have altogether? => n + k

story banana-smoothies
grade 2
english us
A = woman
n = 4..8
k = 3
m = 28..36
h = 9..14
need m > n * k
body Each smoothie needs {k} bananas. {A} makes {n} smoothies for lunch. She has {m} bananas and {h} oranges.
again {A} has {h} oranges and {m} bananas in her kitchen. For lunch she makes {n} smoothies, and {k} bananas go into each of them.
ask How many bananas does {A} need for the smoothies? => n * k
again How many bananas go into all the smoothies?
ask How many bananas are left? => m - n * k
again After the smoothies have been made, how many bananas does she have?
ask How many pieces of fruit are in the kitchen after lunch? => m - n * k + h
again Count what is left of the bananas, and the oranges too. How many pieces of fruit is that?

story pea-pods
grade 2
A = girl
B = boy
n = 5..9
k = 6..10
m = 11..20
need n * k > m
body {A} opens {n} pea pods. There are {k} peas in each pod. {B} eats {m} of the peas raw, and the rest go into the soup.
again Each pea pod holds {k} peas, and {A} opens {n} pods. {m} peas are eaten raw by {B}. The others are for the soup.
ask How many peas are in the pods? => n * k
again Find the number of peas that come out of the pods.
ask How many peas go into the soup? => n * k - m
again How many of the peas does {B} not eat?
ask {A} opens two more pods just like these for the soup. How many peas go into it now? => (n + 2) * k - m
again With two more pods of the same kind, how many peas are there for the soup?

story cookie-plates
grade 1
english us
A = person
n = 12..18
m = 3..6
k = 2..5
need n > m + k + 1
body {n} cookies lie on a plate. {A} takes {m} and the dog steals {k}.
again A plate holds {n} cookies. The dog steals {k} of them, and {A} takes {m}.
ask How many cookies are gone? => m + k
again How many cookies have been taken from the plate?
ask How many cookies are still on the plate? => n - m - k
again How many cookies remain there?
ask If the dog had stolen none, how many cookies would be on the plate now? => n - m
again Suppose the dog had been asleep. How many cookies would be left on the plate?

story tea-party-cups
grade 2
english gb
A = woman
c = 15..24
n = 4..6
k = 2
s = 9..13
need c > n * k + 2
body {A} invites {n} friends to tea. Every friend drinks two cups of tea and eats a scone. {A} has enough tea for {c} cups, and {s} scones are on the table.
again There is tea for {c} cups and a plate of {s} scones. The {n} friends who have come to tea with {A} drink two cups and eat a scone each.
ask How many cups of tea do the friends drink? => n * 2
again Count the cups of tea that the friends drink. How many are there?
ask How many cups of tea are left for {A}? => c - n * 2
again When the friends have had their tea, for how many more cups is there enough?
ask How many scones do the friends leave? => s - n
again How many scones are still on the table when the friends have eaten?

story soup-carrots
grade 2
n = 3..5
m = 4..6
k = 7..12
p = money 2, 3
body Grandpa buys {n} bags of carrots. There are {m} carrots in every bag, and a bag costs {p}. He puts {k} carrots into a soup.
again For a soup Grandpa needs {k} carrots. He buys {n} bags at {p} each, with {m} carrots in a bag.
need n * m > k + 1
ask How many carrots does Grandpa buy? => n * m
again Count the carrots in all of Grandpa's bags. How many are there?
ask How many carrots does Grandpa have left? => n * m - k
again When the soup is cooked, how many carrots are not in it?
ask How much do the bags cost together? => n * p
again What does Grandpa pay for all the bags?

story egg-trays-market
grade 4
english any
A = man
n = 145..280
m = 12, 18, 30
k = 5..9
p = money 2.75..6.5 by 0.25
need remainder(n / m) > 0; remainder((n - k) / m) > 0
body {A} has {n} eggs to pack, but {k} of them are cracked and go to the kitchen. The good ones are put into cartons of {m}, and a full carton is sold for {p}.
again Of the {n} eggs in {A's} basket {k} are cracked, and these he keeps for the kitchen. He packs all the others into cartons that hold {m} and sells every full carton for {p}.
ask How many full cartons does {A} get? => whole((n - k) / m)
again How many cartons can he sell?
ask How much money does {A} take for the full cartons? => whole((n - k) / m) * p
ask How many good eggs are left over for which there is no full carton? => remainder((n - k) / m)
again The full cartons stand ready. How many good eggs are still in front of him?
ask How many cartons would he need if every good egg had to be put into one? => roundup((n - k) / m)
ask How many good eggs are there? => n - k

story hot-dogs-and-buns
grade 6
english us
A = person
a = 6, 8, 10, 12
b = 9, 14, 15, 16, 20
p = money 3.25..5.75 by 0.5
q = money 2..3 by 0.25
need gcd(a, b) > 1; lcm(a, b) > b; p != q
body Hot dogs come in packs of {b} for {p}, and buns in bags of {a} for {q}. {A} wants to buy exactly as many buns as hot dogs, so that nothing is left over.
again {A} would like to have the same number of hot dogs and buns. The buns are sold in bags of {a} at {q}, and the hot dogs in packs of {b} at {p}.
ask What is the smallest number of hot dogs that {A} can buy? => lcm(a, b)
again How many hot dogs does {A} buy at the very least?
ask How many bags of buns must {A} buy at least? => lcm(a, b) / a
again What is the smallest number of bags of buns for which it can come out even?
ask How many packs of hot dogs must {A} buy at least? => lcm(a, b) / b
ask What is the least that {A} can pay for the buns? => lcm(a, b) / a * q

story fruit-baskets-alike
grade 6
english any
A = woman
x, y = apple, pear | plum, peach / peaches | lemon, orange
g = 5..12
s = 3..7
t = 4..9
n = g * s
m = g * t
p = money 4.5..8.5 by 0.5
need gcd(s, t) == 1; s != t
body {A} has {n} {xs} and {m} {ys}. She makes fruit baskets that are exactly alike and uses up all the fruit. She sells a basket for {p}.
again {m} {ys} and {n} {xs} are to be put into baskets, and {A} wants the same in every basket and nothing left on the table. A basket of fruit is sold for {p}.
ask What is the greatest number of baskets that {A} can make? => gcd(n, m)
again At most, how many baskets can there be?
ask If she makes as many baskets as possible, how much money does she get for all of them? => gcd(n, m) * p
ask How many {ys} are in a basket if there are as many baskets as possible? => m / gcd(n, m)
ask How many pieces of fruit does a basket hold if there are as many baskets as possible? => (n + m) / gcd(n, m)
ask How many pieces of fruit does {A} have? => n + m

story soup-ladles
grade 4
english gb
A = boy
v = decimal 7.1..14.9 by 0.2
c = decimal 0.3, 0.4, 0.6
k = 6..11
n = 35..60
need remainder(v / c) > 0
body There are {v} litres of soup in the pot. {A} fills bowls with {c} litres each and hands them out to the {n} guests, who sit at {k} tables.
again {A} hands out bowls of soup to {n} guests at {k} tables. {c} litres go into a bowl, and the pot held {v} litres.
ask How many bowls can {A} fill up from the pot? => whole(v / c)
again For how many full bowls is there enough soup?
ask How many litres of soup are left in the pot when there is not enough for another bowl? => remainder(v / c) decimal
again {A} fills bowls until the soup does not do for one more. How many litres remain?
ask How many litres of soup would be needed for all the guests? => n * c decimal

story yoghurt-multipack
grade 5
english gb
A = woman
n = 17..35
m = 4, 5
p = money 2.3..2.9 by 0.1
q = money 0.75..0.95 by 0.05
d = 5..9
need remainder(n / m) > 0; roundup(n / m) * p != n * q
body {A} needs {n} yoghurts for a children's party. The shop sells single yoghurts for {q} and packs of {m} for {p}. At home she already has {d} spoons.
again A shop has yoghurts in packs of {m} for {p}, and single ones for {q}. {A}, who has {d} spoons at home, needs {n} yoghurts for a children's party.
ask How many packs would {A} need if she bought packs only? => roundup(n / m)
again She buys nothing but packs. How many of them must it be?
ask How much does she pay if she buys only packs? => roundup(n / m) * p
ask If she buys exactly {n} yoghurts with as many packs as possible, how many single ones does she take? => remainder(n / m)
ask If she buys exactly {n} yoghurts with as many packs as possible, what does she pay? => whole(n / m) * p + remainder(n / m) * q
ask {A} buys either single yoghurts only or packs only, whichever costs less. How much does she pay? => min(n * q, roundup(n / m) * p)
ask What do the yoghurts cost as single ones? => n * q

story jam-jars-shelf
grade 4
english gb
A = person
n = 53..110
b = 6, 8, 9
h = 14..22
p = money 2.25..4.5 by 0.25
need remainder(n / b) > 0; remainder(n / h) > 0
body {A} has cooked {n} jars of jam. {h} jars fit on a shelf of the pantry, and {b} jars into a box for the market, where a jar costs {p}.
ask All the jars go to the market. How many boxes does {A} need? => roundup(n / b)
again For the market every jar must be in a box. What is the smallest number of boxes?
ask If only full boxes are taken to the market and all of the jam is sold there, how much money comes in? => whole(n / b) * b * p
ask If {A} takes full boxes only, how many jars stay at home? => remainder(n / b)
again Only full boxes go to the market. How many jars do not go?
ask All the jars stay at home. How many shelves do they take up completely? => whole(n / h)
ask All the jars stay at home and fill one shelf after another. For how many more jars is there room on the last shelf that is used? => h - remainder(n / h)
ask How much are all the jars worth at the market? => n * p

story two-honey-offers
grade 5
english any
A = girl
a = 3..5
b = 6..8
p = money 4.5..6.5 by 0.25
q = money 2.25..3.25 by 0.25
k = 35..48
need a * p != b * q
body {A} can carry home {a} large jars of honey at {p} each or {b} small jars at {q} each. The bees of the farm have {k} hives.
again On a farm with {k} hives, a small jar of honey costs {q} and a large one {p}. {A} will take either {b} small jars or {a} large ones.
ask How much does {A} pay if she takes what costs less? => min(a * p, b * q)
again What is the price of the cheaper of the two choices?
ask How much does she pay if she takes what costs more? => max(a * p, b * q)
again What is the price of the more expensive choice?
ask By how much do the prices of the two choices differ? => max(a * p, b * q) - min(a * p, b * q)
ask How much do both choices cost together? => a * p + b * q

story oven-timer-buns
grade 5
english us
A = man
n = 130..230
s = 24, 32, 36
t = 13..18
c = 7..9
need remainder(n / s) > 0; remainder(n / c) > 0
body {A} bakes {n} buns. {s} buns go into the oven at a time, and they stay there for {t} minutes. Afterward he packs them into bags of {c}.
again Buns are baked for {t} minutes, {s} at a time, and then put into bags of {c}. Today {A} makes {n} buns.
ask How many times must {A} fill the oven? => roundup(n / s)
again How many batches go into the oven?
ask For how many minutes are buns in the oven? => roundup(n / s) * t
ask How many buns are in the last batch if all the others are full? => remainder(n / s)
ask How many full bags of buns does he get? => whole(n / c)
ask How many buns are left over when no other bag can be filled? => remainder(n / c)
again After the last full bag, how many buns still lie there?
