topic money

story piggy-bank-weeks
grade 4
english us
A = girl
s = money 12..20
w = money 3.5..5.5 by 0.5
e = money 4..8
n = 5..9
body {A} had {s} in her piggy bank on New Year's Day. Since then she has put in {w} every week and taken out nothing but {e} for a birthday present.
again On New Year's Day there were {s} in {A's} piggy bank. Every week she adds {w}. The only money she ever took out was {e}, which went into a birthday present.
ask How much was in the piggy bank after {n} weeks, once the present had been paid for? => s + n * w - e
again When {n} weeks had gone by and the present was paid, what did the piggy bank hold?
ask How much does {A} put in during a year of saving like this? => w * 52
again A year goes by in this way. How much money has {A} put in during that time?
ask A camera costs {g}, and her aunt is going to pay {f} of that. How many weeks of putting in the same amount will cover the rest? => (g - f) / w count
f = money 2, 3, 10
x = 10..18
g = money x * w + f
again {A} would like a camera for {g}, of which her aunt will pay {f}. For how many weeks must she put in the same amount to pay what is left?
ask After {n} weeks, by how much had her savings grown since New Year's Day? => n * w - e
again Compare her savings after {n} weeks with New Year's Day. How much larger are they?
ask whole If you start with {s}, save {w} a week, spend {e} once and get {f} from a friend, how much do you have after {n} weeks? => s + n * w - e + f

story newspaper-round
grade 5
english gb
A = boy
n = 35..60
p = decimal 8, 10, 12, 15
d = 5, 6
s = decimal 6..14
body Each morning {A} delivers {n} newspapers before school and is paid {p} pence for each. He works {d} days a week. On Saturday he spends £{s} at the cinema.
again {A} works {d} mornings a week before school. He delivers {n} newspapers each time and gets {p} pence for every newspaper; a cinema visit on Saturday costs him £{s}.
ask How many pence does {A} earn in a morning? {body} => n * p
again Find a morning's pay in pence.
ask How many pounds does he earn in a week? => n * p * d / 100 decimal
again What is his weekly pay in pounds?
ask How many newspapers does he deliver in {w} weeks? => n * d * w
w = 3..4
again In {w} weeks, how many newspapers does he bring to people's doors?
ask How much of a week's pay is left after the cinema? => n * p * d / 100 - s
again When he has been to the cinema, what remains of the pay of the week?
ask whole Calculate in pounds what delivering {n} newspapers every morning at {p} pence each brings in over {d} mornings, once a bag for £{u} has been paid for. => n * p * d / 100 - u
u = decimal 4, 7, 9
again whole {n} newspapers are delivered on each of {d} mornings for {p} pence apiece, and a bag costs £{u}. How many pounds remain when the bag is paid for?

story coin-jar-mixed
grade 4
english us
A = person
B = person
q = 8..15
d = 12..22
n = 6..11
need q * 25 > d * 10
body {A's} jar holds {q} quarters, {d} dimes and {n} nickels. {B's} jar holds only dimes.
again In the jar that belongs to {A} you can count {d} dimes, {n} nickels and {q} quarters. There is nothing but dimes in {B's} jar.
ask How many cents are in {A's} jar? => q * 25 + d * 10 + n * 5
again Find the value of {A's} coins in cents.
ask How many dimes must {B} have to match the value of {A's} quarters and dimes? => (q * 25 + d * 10) / 10
again {B's} dimes are worth as much as {A's} quarters and dimes. How many dimes is that?
ask By how many cents are {A's} quarters worth more than {A's} dimes? => q * 25 - d * 10
again What is the difference in cents between the value of the quarters and that of the dimes in {A's} jar?
ask How many coins does {A} have in all? {body} => q + d + n
again Count the coins in {A's} jar. How many are there?
ask whole Find the value, in dollars, of {q} quarters and {d} dimes after {n} of the dimes have been spent. => (q * 25 + (d - n) * 10) / 100
again whole There are {q} quarters and {d} dimes, but {n} of the dimes are spent. What is the value of the coins left, in dollars?

story first-wage
grade 6
english gb
A = girl
w = money 9.5..12.5 by 0.5
h = 12..18
r = percent 10, 20, 25
t = money 14..22
f = 16..17
body At {f}, {A} gets her first job, in a garden centre. Last week she worked {h} hours at {w} an hour. She puts {r} of her wage in the bank and pays {t} for bus tickets.
again {A}, who is {f}, earns {w} an hour in a garden centre. For last week, {h} hours are on her time sheet. The bus costs her {t}, and {r} of what she earns goes to the bank.
ask How much did {A} earn last week? {body} => h * w
again What was her wage for last week?
ask How much goes to the bank? => h * w * r / 100
again Find the sum that she saves.
ask How much of last week's wage is left after saving and bus tickets? => h * w - h * w * r / 100 - t
again When bank and bus have had their part, how much is there for other things?
ask If she works {k} weeks like this and buys bus tickets for every one of them, how much of her wages will be left before anything is saved? => k * (h * w - t)
k = 3..5
again There are {k} such weeks, and the bus costs the same in each. How much more than her bus tickets does she earn?
ask whole If somebody works {h} hours at {w} an hour and saves {r} of the wage, what is left to spend? => h * w * (100 - r) / 100
again whole For {h} hours at {w} an hour, {r} of the wage is saved. How much can be spent?

story class-trip-fund
grade 5
english any
A = woman
n = 22..28
p = money 14..18
v = 4..5
c = 24..28
s = money n * v
t = money n * c
body {A} is collecting money for a class trip that will cost {t}. Each of her {n} pupils pays {p}, and a cake sale has brought in {s}. What is still missing comes from the parents' club.
need t > n * p + s + 5
again A class trip costs {t}. {A} has {s} from a cake sale, and her {n} pupils bring {p} each; the parents' club pays all the rest.
ask How much do the pupils pay altogether? => n * p
again Find the sum of what all pupils bring.
ask How much does the parents' club give? => t - (n * p + s)
again Find the sum that is left for the parents' club to pay.
ask How much would each pupil have to pay without the cake sale and the parents' club? => t / n
again Suppose nobody else helped. What would be each pupil's share of the cost?
ask How much of the cost do the pupils not have to pay? => t - n * p
again What sum comes from the cake sale and the parents' club together?
ask whole If a trip for {n} pupils costs {t} and a cake sale pays {s} of it, how much must each pupil bring to cover the rest? => (t - s) / n

story allowance-compare
grade 3
english us
A = boy
B = girl
n = 5..9
m = 3..4
k = 6..11
need n != k; n > m
body Every week {A} gets {n} dollars and {B} gets {m} dollars less. By walking a dog, {B} earns {k} dollars a week as well.
need k != n - m
again {B} gets {m} dollars a week less than {A}, who gets {n}, but she also earns {k} dollars a week by walking a dog.
ask How many dollars does {B} receive each week with the dog money? => n - m + k
again Dog money included, what is {B's} weekly income in dollars?
ask How many dollars does {A} receive in {w} weeks? {body} => n * w
w = 12..15
again Over {w} weeks, how many dollars does {A} get?
ask How many dollars do both children receive in a week altogether? => n + (n - m) + k
again Add up all the dollars that come to the two in a week. How many are there?
ask How many dollars more than {A} does {B} receive each week? => n - m + k - n
again By how many dollars a week is {B} ahead of {A}?

story shared-bill
grade 6
english gb
A = person
n = 3, 4, 6
t = money 48..96 by 6
d = money 6..12 by 3
k = money 1.5..3 by 0.5
body {n} friends rent a boat for the afternoon. The rent is {t}, and there is a deposit of {d} for the oars, which they get back. One of them, {A}, also buys a map for {k}.
again To rent a boat, {n} friends pay {t} for the afternoon and a deposit of {d} for the oars. The deposit is given back at the end. {A} is one of the friends and has bought a map for {k} as well.
ask How much does each friend pay before the deposit is given back? => (t + d) / n
again Rent and deposit are shared evenly. What must each of them put on the table first?
ask How much does each friend pay for the rent alone? => t / n
again Without the deposit, what is everyone's share?
ask How much has {A} spent on the afternoon in the end? => t / n + k
again The deposit has come back. Find what the boat and the map have cost {A}.
ask By how much would each share of the rent fall if {g} more friends joined them? => t / n - t / (n + g)
g = 2
again With {g} others in the boat, how much less would each pay for the rent?

story interest-simple
grade 8
english any
A = woman
p = money 400..1200 by 100
r = percent 2, 3, 4, 5
n = 3..6
e = money 50..90 by 10
body {A} puts {p} into a savings account that pays {r} interest a year on this sum. The interest is sent to another account, so the sum in the savings account stays the same. The bank also gives her {e} as a new customer.
again A bank welcomes {A} with {e} and pays {r} interest a year on the {p} that she has put into a savings account. The interest goes to another account each year and earns nothing.
ask How much interest does {A} get in a year? => p * r / 100
again Find the interest of a single year.
ask How much interest does she get in {n} years? => p * r / 100 * n
again What does the interest of {n} years come to?
ask How much money from the bank, with the welcome gift, has she had after {n} years? => p * r / 100 * n + e
again Interest and welcome gift together: what has the bank given her in {n} years?
ask How much more interest a year would she get for {u} more in the savings account? => u * r / 100
u = money 150, 250, 350
again If she put in {u} on top, by how much would the yearly interest rise?
ask whole Work out the interest that {p} earns in {n} years at {r} a year when it is paid out each year, less a yearly fee of {c}. => n * (p * r / 100 - c)
c = money 2, 3
again whole The sum of {p} earns {r} interest a year, which is paid out, and a fee of {c} is taken every year. What is earned in {n} years?

story tooth-money
grade 1
A = girl
n = 6..12
m = 3..5
k = 2..4
coin = silver coin | gold coin | copper coin
need n + m > k + 2
body {A} has {n} {coins} in a box. Her grandfather gives her {m} more. Then {A} loses {k}.
again There are {n} {coins} in {A's} box. She gets {m} from her grandfather, but then {k} of them roll away and are lost.
ask How many {coins} does {A} have after her grandfather's gift? => n + m
again She puts her grandfather's gift into the box. How many {coins} lie there before any are lost?
ask How many {coins} are left in the end? => n + m - k
again In the end, how many {coins} has {A} got?
ask How many more {coins} did {A} get from her grandfather than she lost? => m - k
again By how many is the gift larger than the loss?

story euro-exchange
grade 7
english gb
A = man
p = 120, 140, 160, 180, 240
r = decimal 1.15, 1.2, 1.25

c = 4..6
d = 3..8
x = 7..14
s = d * x
body Before his holiday {A} changes {p} pounds into euros. For a pound he gets {r} euros, and the bank keeps a fee of {c} euros. During the holiday he spends {s} euros in {d} days.
again {A} gets {r} euros for a pound, and he changes {p} pounds. {c} euros are kept by the bank as its fee. In {d} days of holiday he spends {s} euros.
ask How many euros does {A} get after the fee? {body} => p * r - c count
again Find the number of euros that the bank hands him.
ask How many euros does he bring home? => p * r - c - s count
again When the holiday is over, how many euros remain?
ask How much does he spend a day on average, in euros? => s / d
again What is his average spending on a day of the holiday, in euros?
ask How many euros would {u} pounds have been worth without a fee? => u * r count
u = 20, 60, 80, 100
again Without any fee, how many euros are {u} pounds worth?
ask whole If a pound buys {r} euros, how many euros remain from {p} pounds after {d} nights in a hostel at {h} euros a night? => p * r - d * h count
h = 12..14

story lawn-and-windows
grade 4
english us
A = person
p = money 12..18 by 0.5
q = money 4..6.5 by 0.5
n = 3..6
m = 7..12
g = money 8..11
body {A} mowed {n} lawns at {p} each this summer and washed the windows of {m} cars at {q} each. Gas for the mower cost {g}.
again Gas for {g} went into the mower with which {A} mowed {n} lawns this summer. The price of a lawn was {p}. {A} also washed the windows of {m} cars and charged {q} for each.
ask How much did {A} earn before paying for gas? {body} => n * p + m * q
again What did people pay {A} this summer?
ask How much money was left after the gas was paid for? => n * p + m * q - g
again Take the gas off. What did {A} really earn?
ask How many more lawns at this price must be mowed to buy a tent for {t}, when {h} of its price is already saved? => (t - h) / p whole
h = money 10, 20, 25, 30
t = money 100, 110, 120, 135
again A tent costs {t}, and {A} has saved {h} for it. How many lawns at the same price would bring in the rest?
ask What would {A} have earned from lawns and cars with {u} more cars to wash? => n * p + (m + u) * q
u = 2..4
again If {u} more cars had come, what would people have paid {A} this summer?
ask whole Determine the profit from {n} lawns at {p} each if gas costs {g} and {u} of the lawns are mowed for free. => (n - u) * p - g
again whole {u} of {n} lawns are mowed for free, and the others for {p} each; gas costs {g}. What is the profit?

story rent-and-food
grade 6
english any
A = woman
w = money 1800..2400 by 100
r = money 620..780 by 20
f = money 75..105 by 5
b = money 45..70 by 5
body {A} takes home {w} a month. Her rent is {r}, her train ticket {b}, and she allows {f} a week for food, counting four weeks in a month.
again With {w} a month to live on, {A} pays {r} for rent and {b} for a train ticket. Food is {f} a week, and she counts four weeks to the month.
ask How much does {A} spend on food in a month? {body} => 4 * f
again Find the monthly cost of her food.
ask How much money is left of a month's pay? => w - (r + b + 4 * f)
again When rent, train and food are paid for, what remains of her pay?
ask How much do rent and train ticket cost in a year together? => (r + b) * 12
again Find what rent and train come to in a whole year.
ask If her rent went up by {s}, what would the new rent be? => r * (100 + s) / 100
s = percent 5, 10
again Her landlord raises the rent by {s}. How much is she going to pay each month?
ask whole If rent is {r} a month and food {f} a week, how much do both cost in a month of four weeks? => r + 4 * f
again whole Find the cost of a month with four weeks when food is {f} a week and rent {r} a month.

story pound-coin-tower
grade 3
english gb
A = boy
n = 9..16
m = 14..25
k = 8..13
need m != n
body Sorting coins on the carpet, {A} finds {n} twenty-pence pieces, {m} five-pence pieces and {k} buttons.
ask What are the twenty-pence pieces worth, in pence? => n * 20
ask How many pence are all the coins worth? => n * 20 + m * 5
ask How many pence must be added before the coins are worth {g} pounds? => g * 100 - (n * 20 + m * 5)
g = 6..9
ask {A} swaps the twenty-pence pieces for five-pence pieces of the same value. How many five-pence pieces are on the carpet now? => n * 20 / 5 + m

story guitar-goal
grade 6
english any
A = girl
B = person
t = money 180..260 by 20
s = money 40..70 by 5
w = money 8, 10, 12, 15
f = fraction 1/4, 1/5, 1/2
body A used guitar costs {t}. {A} has saved {s}, and her grandmother promises to pay {f} of the price. {A} can put aside {w} a week; her lessons with {B} are free.
ask How much will the grandmother pay? => f * t
ask How much must {A} still find herself? => t - f * t - s
ask For how many weeks must she save? => (t - f * t - s) / w
ask If the grandmother's promise were {g} larger, for how many weeks would {A} have to save? => (t - f * t - g - s) / w
g = money 10, 15, 20

story till-count
grade 5
english us
A = woman
a = 6..12
b = 13..25
c = 14..30
s = money 50, 60
need b != c
body Closing the ice rink, {A} counts the bills in the register: {a} twenties, {b} tens and {c} fives. She had started the day with {s} in the register.
ask How many dollars are in the register? => a * 20 + b * 10 + c * 5
ask How much did the ice rink take that day? => a * 20 + b * 10 + c * 5 - s
ask How many bills are there in the register? => a + b + c
ask By how many dollars are the tens worth more than the fives? => b * 10 - c * 5

story birthday-split
grade 4
english gb
A = girl
B = boy
n = money 15..30 by 5
m = money 8..14 by 2
k = 3, 4, 5
g = money 6..12
body The {k} cousins of {A} and {B} have collected money for a joint present. {A} gave {n}, {B} gave {m}, and each cousin gave {g}. The hammock that they want to buy costs {t}.
t = money 65, 70, 75, 80
again A hammock for {t} is to be the joint present. {k} cousins have given {g} each; {A} has added {n} and {B} {m}.
need n + m + k * g != t
ask How much money have they collected? => n + m + k * g
again What is the sum of all the gifts?
ask If a cousin and {B} had each given {v} more, by how much would the money collected exceed the price of the hammock? => n + m + k * g + 2 * v - t
v = money 2, 3, 4
again Suppose {B} and a cousin had both added another {v}. How much more than the price of the hammock would there be?
ask How much more than {B} has {A} given? {body} => n - m
again By what amount is {A's} gift above {B's}?
ask They choose a smaller hammock for {u} instead. How much of the collected money is left? => n + m + k * g - u
u = money 38, 42
again Instead they choose a smaller hammock for {u}. How much of the collected money is not needed?

story electricity-bill
grade 7
english gb
A = man
n = 180..260 by 20
p = decimal 24, 25, 28, 30
f = decimal 12..18
r = percent 5, 10
body {A's} electricity costs {p} pence a unit, and there is a fixed charge of £{f} a month. In March he used {n} units. He would like to use {r} fewer units in April.
again In March {A} used {n} units of electricity. A unit is {p} pence, and each month a fixed charge of £{f} comes on top. For April he plans to use {r} less.
need n * r % 100 == 0
ask What did the units that he used in March cost, in pounds? => n * p / 100
again Without the fixed charge, how many pounds was the electricity of March?
ask How much was the whole bill for March? => n * p / 100 + f
again Find the bill for March with the fixed charge.
ask How many units would {A} like to use in April? => n - n * r / 100
again How many units does he plan to use in April?
ask How much would he save in April, in pounds, if the plan works out? => n * r / 100 * p / 100
again If the plan works out, by how many pounds will the bill fall?
ask whole Electricity costs {p} pence a unit and a fixed £{f} on top. How many pounds are still to be paid for {n} units, if £{u} has been paid already? => n * p / 100 + f - u decimal
u = decimal 20, 22, 26

story lemonade-profit
grade 4
english us
A = girl
n = 30..60
p = money 0.75..1.5 by 0.25
l = money 4..7 by 0.5
s = money 2..3.5 by 0.25
c = money 3..4
body Lemons for {l}, sugar for {s} and cups for {c}: with these {A} opens a lemonade stand. She sells {n} cups of lemonade at {p} on a sunny afternoon.
ask What did {A} spend on the things for her stand? => l + s + c
ask What profit does she make? => n * p - (l + s + c)
ask How much money do people pay for lemonade that afternoon? => n * p
ask {A} shares her profit equally with her sister. What does each of the two get? => (n * p - (l + s + c)) / 2

story museum-budget
grade 6
english any
A = woman
t = money 240..360 by 20
n = 14..20
p = money 4.5..6.5 by 0.5
b = money 95..125 by 5
g = money 3..4 by 0.25
body With a budget of {t}, {A} plans a museum visit for {n} children. The bus costs {b}, a child's ticket {p}, and a lunch bag {g} a child. Adults get in free.
need t > b + n * (p + g)
ask How much do the tickets and the lunch bags cost altogether? => n * (p + g)
ask How much of the budget will be left over? => t - (b + n * (p + g))
ask What does the visit cost for each child, the bus not counted? => p + g
ask If the bus were {r} cheaper, how much would it cost? => b * (100 - r) / 100
r = percent 10, 20

story saving-race
grade 5
english gb
A = boy
B = girl
a = money 20..40 by 5
p = money 2.5, 3, 3.5
b = money 6..12
q = money 4.5, 5, 5.5, 6
n = 4..9
need a + n * p > b + n * q + 1
body {A} already has {a} and saves {p} a week. {B} has only {b}, but she saves {q} a week.
again Although {B} has just {b} so far, she puts aside {q} a week. {A} starts with {a} and adds {p} a week.
ask How much will {A} have after {n} weeks? {body} => a + n * p
again {n} weeks go by. Find the sum of {A's} money then.
ask How much more than {B} will {A} still have after {n} weeks? => a + n * p - (b + n * q)
again By how much is {A} still ahead when {n} weeks have passed?
ask After how many weeks will the two have the same amount? => (a - b) / (q - p) count
again In how many weeks does {B} catch up?
ask How much more does {B} save in {k} weeks than {A} saves? => k * (q - p)
k = 10..15
again During {k} weeks, how much more does {B} put aside than {A}?

story donation-thirds
grade 7
english any
A = man
t = money 240..600 by 60
f = fraction 1/3, 1/4, 2/5, 1/5
n = 4..6
k = 25..45
body At a charity run {k} runners collected {t}. {f} of the money goes to an animal shelter, and what remains is shared equally by {n} schools. {A} was the fastest runner.
again {A} and the other runners, {k} in all, collected {t} at a charity run. An animal shelter receives {f} of that. The rest is given to {n} schools in equal parts.
ask How much money does the animal shelter receive? => f * t
again Find the amount that goes to the shelter.
ask How much does each of the schools receive? => (t - f * t) / n
again What is a school's share?
ask How much more than a school does the shelter receive if {h} schools share the rest? => f * t - (t - f * t) / h
h = 8, 10
again Suppose {h} schools shared the rest. By what amount would the shelter's part exceed a school's part?
ask How much did a runner collect on average? => t / k
again On average, what did every runner bring in?

story sticker-stall-coins
grade 2
english us
A = girl
n = 5..9
k = 25..40
sticker = sticker | bookmark | badge
body {A} sells {n} {stickers} at the school fair. Each costs a dime. {A} already had {k} cents.
ask How many cents does {A} take for the {stickers}? => n * 10
ask How many cents does {A} have now? => k + n * 10
ask How many more cents does {A} need to have {g} dollars? => g * 100 - (k + n * 10)
g = 2..3
ask If each of the {stickers} cost a nickel, how many cents would {A} have at the end of the fair? => k + n * 5

story rental-deposit
grade 8
english gb
A = woman
r = money 720..900 by 20
d = 2..3
b = percent 15, 20, 25
s = money 2600..3000 by 100
m = 6..10
body {A} moves into a flat. The rent is {r} a month, and she must pay a deposit of {d} months' rent. She takes home {s} a month and has put aside {b} of this for {m} months.
need s * b / 100 * m > d * r + r
ask How much is the deposit? => d * r
ask How much has {A} put aside? {body} => s * b / 100 * m
ask What remains of her savings when she has paid the deposit and the first rent? => s * b / 100 * m - (d * r + r)
ask How much rent does she pay in {y} years, the deposit not counted? => y * 12 * r
y = 4, 5

story jar-percent-goal
grade 6
english any
A = person
t = money 120..200 by 20
r = percent 35, 45, 55, 60
w = money 4, 5, 6
k = 8..13
body A chart on {A's} wall shows that after {k} weeks {r} of the {t} for a skateboard has been saved.
again {A} wants a skateboard that costs {t}. In {k} weeks of saving, {r} of this price has been put aside, as a chart on the wall shows.
ask How much has {A} saved? => t * r / 100
again Find the savings so far.
ask How much is still missing? => t - t * r / 100
again What amount does {A} not have yet?
ask If {A} saves {w} a week from now on, what will be missing after {n} more weeks? => t - t * r / 100 - n * w
n = 3..5
again From now on {A} adds {w} a week. How much is missing when {n} more weeks have gone by?
ask How much has {A} saved a week on average? => t * r / 100 / k
again On average, what went into the savings each week?

story postage-parcels
grade 5
english gb
A = man
n = 4..7
p = money 3.2..4.4 by 0.2
m = 6..12
q = money 0.85..1.15 by 0.05
w = money 40, 50
body "{n} parcels at {p} each and {m} letters at {q} each," says the clerk at the post office. {A} gives him {w}. There are {k} people behind him.
k = 2..3
ask How much change does {A} get? {body} => w - (n * p + m * q)
ask How much is the postage for everything? => n * p + m * q
ask By how much are the parcels dearer than the letters altogether? => n * p - m * q
ask whole Sending a parcel costs {p}. By how much will {u} parcels be cheaper next week, if the price falls by {r}? => u * p * r / 100
u = 5, 10, 20
r = percent 5, 10

story fines-library
grade 3
english us
A = boy
n = 4..6
d = 7..12
c = 5, 10, 15
k = 13..20
body The library charges {c} cents a day for each late book. {A} brings back {n} books that are {d} days late, and he borrows {k} comics.
ask How many cents does {A} owe for each day that all these books are late? => n * c
ask How much does {A} owe, in cents? => n * c * d
ask A girl behind him has {h} books that are {g} days late and has already paid {e} cents of her fine. How many quarters cover the rest of it? => (g * h * c - e) / 25
g = 5, 10
h = 3, 5
e = 25, 50
ask {A} pays the fine with {u} dollars. How many dollars does he get back? => u - n * c * d / 100 decimal
u = 11..12

story wheel-of-costs
grade 8
english us
A = woman
i = money 3000..4000 by 200
r = percent 30, 35
f = percent 15, 20
s = percent 5, 10
n = 3..5
body Of the {i} that the family of {A} has each month, {r} is spent on housing, {f} on food and {s} goes into savings. The family has {n} members.
again Each month {A's} family of {n} has {i}. Housing takes {r} of it and food {f}; the family saves {s}.
ask How much is spent on housing and food together each month? => i * (r + f) / 100
again What do housing and food take out of a month's money?
ask How much does the family save in a year? => i * s / 100 * 12
again Find the savings of a whole year.
ask How much is left each month for everything else? => i - i * (r + f + s) / 100
again When housing, food and savings are taken off, what remains of a month's money?
ask How much more goes to housing than to food in a month? => i * (r - f) / 100
again By what amount is the housing cost of a month above the food cost?

story purse-at-first
grade 2
A = girl
n = 13..24
m = 5..9
k = 3..4
english any
need n > m + k
body After paying {m} coins for a comic and {k} coins for a pencil, {A} counts {n} coins in her purse.
again {A} counts {n} coins in her purse. A pencil took {k} of her coins just now, and a comic took {m}.
ask How many coins were in the purse at first? => n + m + k
again Before she went shopping, how many coins were in her purse?
ask How many coins has {A} spent? => m + k
again How many coins are gone from her purse?
ask How many more coins are left than were spent? => n - (m + k)
again By how many does the number of coins left exceed the number spent?
ask How many coins would be in the purse if she had bought only the pencil? => n + m
again Suppose she had not bought the comic. How many coins would she still have?

story two-savers
grade 2
A = girl
B = boy
n = 12..25
m = 4..9
english us
k = 3..6
need n > m + 1
body {A} has {n} dollars. {B} has {m} dollars less than {A}. Their aunt gives {k} dollars to each of them.
again Their aunt gives {A} and {B} {k} dollars each. Before that, {A} had {n} dollars, and {B} had {m} dollars less.
ask How many dollars did {B} have before the aunt came? => n - m
again Before the gift, how many dollars did {B} own?
ask How many dollars does {B} have now? => n - m + k
again Count the gift in. How many dollars belong to {B}?
ask How many dollars do the two have together now? => n + k + (n - m + k)
again Add the dollars of both children after the gift. How many is that?
ask After the gift, how many dollars does {A} still need for a game that costs {t} dollars? => t - (n + k)
t = 40..50
again {A} takes the gift and wants a game for {t} dollars. How many more dollars must be saved?

story kitchen-table-chores
grade 3
english any
A = boy
n = 4..7
m = 5..8
p = money 0.5..0.9 by 0.1
q = money 1.2..1.8 by 0.2
body Drying dishes earns {A} {p} each time, and cleaning the rabbit hutch earns him {q}. In June he dried dishes {m} times and cleaned the hutch {n} times.
need n != m
again In June {A} cleaned the rabbit hutch {n} times, for {q} each time, and dried dishes {m} times, for {p} each time.
ask How much did {A} earn in June? {body} => m * p + n * q
again Find his earnings for the month.
ask How much more did he earn with the hutch than with the dishes? => n * q - m * p
again By how much did the hutch earn him more than the dishes?
ask With nothing but this money, how far is he from the price of a ball that costs {t}? => t - (m * p + n * q)
t = money 22, 24, 25
again A ball costs {t}. How much more than his earnings for June is that?

story pay-per-page
grade 5
english us
A = woman
n = 24..40
p = money 2.5..4 by 0.5
k = 3..5
h = 4..6
body {A} translates letters and is paid {p} for a page. On Monday she translates {n} pages in {h} hours; on Tuesday she manages {k} pages fewer in the same time.
need n > k + 10
again On Tuesday {A} translated {k} pages fewer than on Monday, when she had finished {n} pages. On both days she worked for {h} hours. A page of translation earns her {p}.
ask How much does she earn on Tuesday? => (n - k) * p
again What is her pay for Tuesday?
ask How much does she earn on both days together? => (n + (n - k)) * p
again Find the pay for Monday and Tuesday.
ask How much does she earn per hour on Monday? => n * p / h
again What is an hour's work worth to her on Monday?
ask How many pages does she translate on the two days? => n + (n - k)
again Count the pages of both days. How many are there?

story swimming-pass
grade 5
english gb
A = girl
p = money 3.2..4.6 by 0.2
t = money 28..34
k = 12..18
body A single swim costs {p}. A pass for ten swims costs {t}. In a summer {A} goes swimming {k} times.
need 10 * p > t
ask How much cheaper is a pass than ten single swims? => 10 * p - t
ask What does {A} pay if she buys a pass and pays for the other swims singly? => t + (k - 10) * p
ask Next summer she wants to buy {g} passes and pay for {j} more swims singly. What will that cost at the same prices? => g * t + j * p
g = 2..3
j = 4..8
ask What does each of the swims on the pass cost her? => t / 10

story rounding-up-app
grade 6
english gb
A = person
a = money 2.15, 2.35, 2.65, 3.05, 3.65, 4.15
b = money 6.45, 7.25, 8.55, 9.15, 9.45
c = money 1.35, 1.75, 2.55, 5.85
m = 2..4
body An app rounds up every payment to the next whole number and saves the difference for {A}. Today {A} pays {a}, {b} and {c} by phone. {A} has been using the app for {m} years.
ask How much does {A} pay altogether? => a + b + c
ask What is the average of the three payments? => (a + b + c) / 3
ask How much more is the largest payment than the other two together? => b - (a + c)
need b > a + c
ask whole An app puts {d} pence aside whenever you pay by phone. With {n} payments every week, how many pounds do you save in a year of 52 weeks? => d * n * 52 / 100 decimal
d = 20, 25, 45
n = 6..14

story quarters-roll
grade 4
english us
A = boy
n = 3..7
k = 5..18
p = money 12..18
body Banks wrap quarters in rolls of 40. {A} wraps {n} rolls, and {k} quarters are left over. A baseball cap costs {p}.
again {A} has enough quarters to fill {n} rolls of 40, as banks do, with {k} quarters remaining. He would like a baseball cap for {p}.
ask How many quarters does {A} have? {body} => n * 40 + k
again Find the number of all his quarters.
ask How many cents are all of his quarters worth? => (n * 40 + k) * 25
again What is the value of his quarters in cents?
ask How many dollars are {j} full rolls worth? => j * 40 * 25 / 100
j = 8..15
again A neighbor brings {j} full rolls to the bank. What is their value in dollars?
ask How many more quarters would fill another roll? => 40 - k
again To complete another roll, how many quarters are missing?

story stall-fee-fair
grade 4
english gb
A = woman
B = man
n = 14..24
p = money 3.5..5.5 by 0.5
f = money 15..25
k = 2..6
body At the spring fair {A} sells clay bowls for {p} each, and her stall costs {f} for the day. {B}, whose stall is next to hers, pays as much. By lunchtime she has sold {n} bowls, and {k} others have cracked.
ask What has {A} earned by lunchtime after paying for the stall? => n * p - f
ask How many bowls must be sold to take {t}? => t / p
u = 20..30
t = money u * p
ask How much would the cracked bowls have brought in? => k * p
ask Find what {A} and {B} pay together for their stalls on {g} such days. => 2 * f * g
g = 3..4

story cinema-family
grade 3
english us
A = man
p = money 9..12 by 0.5
q = money 5..7 by 0.5
n = 3..5
w = money 60
s = money 4.5..6.5 by 0.5
body A movie ticket is {p} for adults and {q} for children. {A} takes {n} children to the movies and shares a tub of popcorn for {s} with them.
again {A} is going to the movies with {n} children, who pay {q} each; his own ticket is {p}. Everybody eats from a tub of popcorn that costs {s}.
ask How much do all the tickets cost? => p + n * q
again Find the price of the tickets for {A} and the children.
ask What does the visit cost with popcorn? => p + n * q + s
again Add up tickets and popcorn. How much is spent?
ask How much is left of {w} after the tickets are paid for? => w - (p + n * q)
again {A} has {w}. When he has bought the tickets, what is left?
ask What is left of {u} after {A} and a friend of his have taken the children in and all tickets are paid for? => u - (2 * p + n * q)
u = money 70, 80
again A friend comes along, so there are two adults with the children. How much of {u} remains when they have their tickets?

story inheritance-parts
grade 8
english any
A = girl
B = boy
t = money 960..1800 by 60
f = fraction 1/3, 1/4, 2/5
u = money 40..90 by 10
body A great-aunt leaves {t}. {f} of it goes to the fire brigade. Of the remaining sum, half goes to {A} and half to {B}, who gives {u} of his part to the fire brigade as well.
ask How much does the fire brigade receive from the great-aunt? => f * t
ask How much does {A} receive? => 0.5 * (t - f * t)
ask What has {B} left after his gift? => 0.5 * (t - f * t) - u
ask How much does the fire brigade have in the end? => f * t + u

story field-kiosk-crates
grade 4
english gb
A = boy
n = 24, 30, 36
p = money 6.6, 7.2, 8.4, 9
q = money 0.6..0.9 by 0.1
k = 3..8
need n * q > p
body {A} buys a crate of {n} bottles of apple juice for {p} and sells the bottles at the football match for {q} each. At the end {k} bottles are left, and he drinks these with his friends.
again At the football match {A} sold apple juice at {q} a bottle. He had paid {p} for a crate of {n}; {k} bottles nobody bought, and he drank them with his friends.
ask How many bottles did {A} sell? {body} => n - k
again Find the number of bottles that were bought at the match.
ask How much profit did {A} make? => (n - k) * q - p
again Taking the price of the crate off, what did he earn?
ask What would the profit have been if every bottle had been sold? => n * q - p
again Imagine that no bottle was left. Find his profit.
need (n - k) * q > p + 0.3
ask What would the profit have been if the bottles that were left had been sold at half the price? => (n - k) * q + 0.5 * k * q - p
again Imagine that the bottles nobody bought had gone at half the price. What profit would that make?

story handful-of-coins
grade 1
A = boy
n = 8..14
m = 3..6
k = 2..5
need n > m + k
english any
body {A} lays {n} coins on the table. {m} coins are big, {k} coins have a hole, and the rest are small.
again On the table in front of {A} there are {n} coins. Some are small; {m} are big, and {k} have a hole.
ask How many coins are small? => n - m - k
again Find the number of small coins.
ask How many coins are not big? => n - m
again How many coins are small or have a hole?
ask How many coins are big or have a hole? => m + k
again Without the small coins, how many are there?

story garage-sale-family
grade 4
english us
A = person
B = person
n = 12..20
m = 5..9
p = money 2, 2.5, 3
q = money 4..6.5 by 0.5
k = times 2..3
body At a garage sale {A} sold {n} toys for {p} each. {B} sold {m} lamps at {q} each. A neighbor earned {k} as much as {B}.
ask How much money did {A} and {B} earn together? {body} => n * p + m * q
ask How much did the neighbor earn? => k * m * q
ask What is the sum of {B's} and the neighbor's earnings? => m * q + k * m * q
ask How much would {A} have earned by selling {g} more toys? => (n + g) * p
g = 3..5

story taxi-meter
grade 6
english gb
A = man
b = money 2.8..3.6 by 0.2
p = money 1.4..2.2 by 0.2
n = decimal 4..9
w = money 20, 30
t = 11..18
body The taxi meter starts at {b} and adds {p} for every kilometre. {A} rides {n} km, which takes {t} minutes, gives the driver {w} and says, "Keep {s} for yourself."
s = money 1, 1.5
again {A} takes a taxi for {n} km and is on the road for {t} minutes. The meter starts at {b}, and {p} is added for every kilometre. He hands over {w}, of which the driver may keep {s} as a tip.
need w > b + n * p + s
ask What does the meter show at the end? => b + n * p
again Find the fare without the tip.
ask How much money does {A} get back? {body} => w - (b + n * p + s)
again When fare and tip have been taken off, what comes back?
ask How far could {A} ride for a fare of {u}, in kilometres? => (u - b) / p
x = 10..15
u = money b + x * p
again For a fare of {u}, how many kilometres are possible?
ask How much did the ride and the tip cost altogether? => b + n * p + s
again Add the tip to the fare. What did {A} spend on his ride?

story rope-of-savings
grade 5
english any
A = girl
n = money 1.5, 2, 2.5
d = money 0.5, 0.75
k = 4..6
body In the first week of the holidays {A} saved {n}. Each week after that she saved {d} more than the week before. The holidays lasted {k} weeks.
ask How much did she save in the second week? => n + d
ask How much did she save in the last week? => n + (k - 1) * d
ask How much did she save in the first three weeks? => n + (n + d) + (n + 2 * d)
ask By how much did the last week beat the first? => (k - 1) * d

story vending-machine-change
grade 3
english gb
A = girl
p = decimal 35, 45, 55, 65
q = decimal 60, 70, 80
body A machine in the station sells biscuits for {p}p and juice for {q}p. {A} puts in a coin worth 2 pounds while {t} people wait for the train.
t = 5..9
ask How many pence does {A} pay for a juice and a packet of biscuits? => p + q
ask How many pence of her coin are left when she has bought {u} packets of biscuits? => 2 * 100 - u * p
u = 3
ask How many pence of change come out if she takes a juice and a packet of biscuits? => 2 * 100 - (p + q)
ask How many pence are left of {g} pounds after buying {h} juices? => g * 100 - h * q
g = 5
h = 3, 4, 6

story school-magazine
grade 7
english gb
A = woman
n = 120..240 by 20
p = money 1.2..2 by 0.2
c = money 60..90 by 5
k = money 0.3..0.5 by 0.05
m = 12..19
body The pupils of {A's} media club print {n} magazines. The printer charges {c} for setting up the machine and {k} for each magazine. They sell the magazines at {p}; {m} copies are given to teachers free.
again Setting up the machine costs {c} and printing a magazine {k}: this is the printer's offer for the {n} magazines of {A's} media club. {m} copies go to teachers for nothing, and the others are sold at {p}.
ask What does the printer charge altogether? => c + n * k
again Find the cost of setting up and printing.
ask How much money comes in if all the other copies are sold? => (n - m) * p
again What are the takings when all but the teachers' copies are sold?
ask What profit does the club make then? => (n - m) * p - (c + n * k)
again Suppose every copy that is not given away is bought. What remains after the printer has been paid?
ask How much would the printer charge for {u} magazines more? => c + (n + u) * k
u = 20, 30, 50
again What would the club owe the printer with {u} extra magazines?

story babysitting-evening
grade 5
english us
A = person
p = money 9..13 by 0.5
h = 3..5
b = money 4, 5, 6
n = 2..3
s = money 120..160 by 10
body {A} babysits {n} children next door, {h} hours every Friday, at {p} an hour. On top of that the parents give {b} an evening for the ride home. A tablet that {A} wants costs {s}.
ask How much does {A} receive for an evening? {body} => h * p + b
ask What is paid to {A} for {k} Fridays, rides included? => k * (h * p + b)
k = 7..9
ask How much of the tablet's price is missing after two Fridays if the money for rides is spent? => s - 2 * h * p
ask {A's} grandparents give {g} towards the tablet. How many hours of babysitting pay for the rest, if the money for rides is not counted? => (s - g) / p whole
g = money 20..60 by 5
ask whole Find how much {u} evenings of {h} hours at {p} an hour bring in if {b} is spent on the ride each time. => u * (h * p - b)
u = 6, 10, 11

story wallet-notes
grade 3
english gb
A = man
n = 3..6
m = 7..9
k = 11..15
need m != n
body {A} collects rent for the allotments. In his wallet are {n} ten-pound notes, {m} five-pound notes and {k} two-pound coins.
ask How many pounds are in {A's} wallet? {body} => n * 10 + m * 5 + k * 2
ask How many pounds is the paper money worth? => n * 10 + m * 5
ask By how many pounds are the ten-pound notes worth more than the coins? => n * 10 - k * 2
ask {A} pays a bill of {u} pounds from it. How many pounds remain? => n * 10 + m * 5 + k * 2 - u
u = 16..22

story rainy-day-box
grade 6
english any
A = woman
t = money 300..480 by 20
r = percent 20, 25, 40
d = money 30..55 by 5
k = 2..4
body {A} keeps {t} in a box for rainy days. Her washing machine breaks, and {r} of the money goes to the repairman. Soon afterwards she puts {d} back, and she means to do so every month.
again A repairman gets {r} of the {t} that {A} has kept in a box for rainy days, because her washing machine is broken. Every month from then on she puts {d} into the box.
ask How much does the repair cost? => t * r / 100
again Find what the repairman gets.
ask How much is in the box after the repair? => t - t * r / 100
again When the repairman has been paid, what does the box hold?
ask How much is in the box after {k} of these payments? => t - t * r / 100 + k * d
again {A} has put money back {k} times. What is in the box now?
ask After how many such payments is the money for the repair replaced? => t * r / 100 / d count
again How many of these payments make the box as full as before?

story loan-to-friend
grade 4
english any
A = boy
B = boy
t = money 30..48 by 2
a = money 5..9
w = money 3, 4
n = 3..5
body {B} borrows {t} from {A} to repair his bike. He gives back {a} straight after his birthday and then {w} every week.
ask How much does {B} still owe {A} after his birthday? => t - a
ask How much does {B} still owe {A} when {n} more weeks have passed? {body} => t - a - n * w
ask In how many weeks after his birthday is everything paid back? => (t - a) / w count
ask How much has {B} given back when {n} weeks have passed after his birthday? => a + n * w

story price-of-a-kilometre
grade 7
english gb
A = woman
n = decimal 240..400 by 20
l = 6, 7, 8
p = money 1.4..1.8 by 0.1
t = money 45..60
body {A's} car needs {l} litres of petrol for 100 km, and petrol is {p} a litre. To visit her mother she drives {n} km there and the same way back. By train the trip there and back would cost {t}.
ask How many litres of petrol does the drive to her mother take? => n / 100 * l decimal
ask What does the petrol for the trip there and back cost? => 2 * n / 100 * l * p
ask How much more than the train does the petrol for the trip there and back cost? => 2 * n / 100 * l * p - t
ask How many kilometres can she drive with {u} litres? => u / l * 100
u = 18, 24, 30, 36, 42

story allotment-of-pay
grade 6
english us
A = person
w = money 18..26
h = 32..38
b = money 3..5
o = 4..7
t = percent 20, 25
body {A} earns {w} an hour at the print shop. For each hour over the usual {h} hours a week, the pay is {b} higher. Last week {A} did {o} extra hours, and {t} of the whole pay goes to taxes.
again {h} hours a week are usual at the print shop where {A} earns {w} an hour; an extra hour brings {b} more than a usual hour. Last week {A} worked the usual hours and {o} extra ones. Taxes take {t} of all the pay.
ask How many extra hours would earn {u}, if {g} of it came from elsewhere? => (u - g) / (w + b) whole
u = money 150..250 by 10
g = money 10..60 by 5
again {A} needs {u}, of which {g} comes from elsewhere. How many extra hours must be worked?
ask How much did {A} earn with the extra hours of last week? => o * (w + b)
again Find the pay for last week's extra hours.
ask What was {A's} whole pay for last week before taxes? => h * w + o * (w + b)
again Add up usual and extra hours. What is last week's pay before taxes?
ask How much of last week's pay goes to taxes? => (h * w + o * (w + b)) * t / 100
again What do the taxes for last week come to?

story euro-cent-jar
grade 2
A = boy
english us
n = 6..11
m = 12..19
k = 20..40
body {A} finds {n} nickels under the couch and {m} pennies in his drawer. A sticker costs {k} cents.
ask How many cents are the nickels worth? => n * 5
ask How many cents has {A} found? => n * 5 + m
ask How many of these cents does {A} have left after buying a sticker? => n * 5 + m - k
ask How many coins has {A} found? => n + m

story water-company
grade 8
english gb
A = person
n = 70..110 by 5
p = money 1.8..2.6 by 0.1
f = money 42..66 by 6
r = percent 10, 20
body A water company bills {A} {p} for a cubic metre and a yearly charge of {f}. {A} used {n} cubic metres last year. A new shower head would lower the use of water by {r}.
need n * r % 100 == 0
ask Work out the water bill for last year. => n * p + f
ask What does the bill come to per month on average? => (n * p + f) / 12
ask How much would {A} save in a year with the new shower head? => n * r / 100 * p
ask How many cubic metres a year would {A} use with the new shower head? => n * (100 - r) / 100

story ages-and-gifts
grade 5
english any
A = girl
B = boy
n = 5..8
m = 10..14
k = money 2..4
g = times 2..3
body Each birthday, the children of a family get {k} for every year of their age. {A} turns {n} today, {B} turned {m} in spring.
need m > n + 1
again {B} turned {m} in spring, and {A} turns {n} today. The rule in their family: on a birthday a child gets {k} for every year.
ask How much does {A} get today? => n * k
again Find what {A's} age is worth to her today.
ask How much more than {A} did {B} get this year? => (m - n) * k
again By how much was {B's} birthday money above {A's}?
ask How much will {A} get when she is as old as {B} was in spring and the rule is {g} as generous? => g * k * m
again Suppose {A} reaches the age that {B} reached in spring, and the gift for each year is then {g} as large. How much will that be?
ask How much did the two get altogether this year? => (n + m) * k
again Find the sum of both children's birthday money of this year.

story bottle-return
english us
grade 4
A = girl
B = boy
p = decimal 5, 10, 15
n = 12..28
m = 6..11
t = money 10, 12
body For a bottle that you bring back, the shop pays {p} cents. {A} brings {n} bottles and {B} brings {m}. They are saving for a ball that costs {t}.
again {A} and {B} are saving for a ball, which costs {t}. They bring bottles back to the shop: {B} has {m} and {A} has {n}. A bottle is worth {p} cents.
ask How many cents does {A} get for the bottles? => n * p
again What are {A's} bottles worth in cents?
ask How many dollars do the two get together? => (n + m) * p / 100 decimal
again Find the value of all their bottles in dollars.
ask How much money is still missing for the ball? => t - (n + m) * p / 100
again After all the bottles are handed in, how far are the two from the price of the ball?
ask By how many cents is {A's} refund larger than {B's}? => (n - m) * p
again What is the difference between the two refunds in cents?
ask whole If bottles bring {p} cents each, how many bottles must be returned to get {u} dollars when {m} bottles have been returned already? => u * 100 / p - m
u = 3, 6
again whole {u} dollars are wanted, and a bottle brings {p} cents. {m} bottles have been returned. What number is still needed?

story theatre-club
grade 6
english gb
A = woman
n = 85..120 by 5
m = 40..65 by 5
p = money 6..9 by 0.5
q = money 3..4.5 by 0.5
c = money 180..260 by 20
body The theatre club sold {n} tickets to adults at {p} and {m} to children at {q}. The hall, the costumes and the lights cost {c} altogether, and {A}, who leads the club, spends the profit on a trip.
ask How much money did the club take for tickets? => n * p + m * q
ask How much can {A} spend on the trip? {body} => n * p + m * q - c
ask By how much would the takings have risen if the children had paid the adults' price? => m * (p - q)
ask For how many pupils is the money from the children's tickets enough, if the trip is {g} a pupil? => m * q / g count
g = money 6, 7.5, 9
ask whole If {n} adults pay {p} each and {m} children pay {q} each, what is the average price of a ticket? => (n * p + m * q) / (n + m)

story charity-swim
grade 5
english gb
A = girl
n = 24..40
l = decimal 25, 50
p = decimal 20, 40, 60
d = decimal 5..9
k = 6..9
body Sponsors promise {A} {p} pence for each length that she swims. The pool is {l} m long. She swims {n} lengths, and {k} people watch. A neighbour adds £{d}, however far she gets.
ask How many pounds do the sponsors pay for {A's} lengths? => n * p / 100 decimal
ask How much does {A} raise in all? {body} => n * p / 100 + d
ask How many metres does she swim? => n * l
ask How many pence does she earn with each kilometre that she swims? => 1000 / l * p

story empty-jar-reverse
grade 6
english us
A = boy
n = 5..9
w = 12..19
m = 4..8
body {A} went shopping last night and spent {m} dollars, which left him with twice as much money as his sister has. She has {w} dollars.
again {A's} sister has {w} dollars. After spending {m} dollars last night, {A} still had twice as much as she has.
ask How many dollars did {A} have before he spent anything? => 2 * w + m
again Find the number of dollars that {A} had before he went shopping.
ask How many dollars do {A} and his sister have together now? => 2 * w + w
again Put the money of both together. How many dollars is that now?
ask If {A} gives his sister {n} dollars, how many dollars more than she will he own? => 2 * w - n - (w + n)
need w > 2 * n
again Suppose {n} dollars go from {A} to his sister. By how many dollars is he still ahead?

story roof-repair-fund
grade 5
english gb
A = woman
n = 8..12
m = 14..18
p = money 4.5..7.5 by 0.5
t = money 1500, 1600, 1800
e = 9..25
body The roof of the village hall needs mending, which will cost {t}. For a concert, {A} puts up {n} rows of {m} chairs and sells the seats at {p}. When the music starts, {e} seats are empty.
again {A} organises a concert because {t} is needed to mend the roof of the village hall. There are {n} rows with {m} chairs each; {e} of these seats stay empty, and the others are sold at {p}.
ask How many seats are sold? => n * m - e
again Find the number of people with a ticket.
ask How much does the concert bring in? => (n * m - e) * p
again What are the takings of the evening?
ask How much of the roof money is missing after the concert? => t - (n * m - e) * p
again When the takings have been put aside for the roof, how much more must be raised?
ask If {g} of the empty seats had been sold at half the price, how much more would have come in? => 0.5 * g * p
g = 4, 6, 8
again Suppose {g} of the empty seats had found a buyer at half the price. By how much would the takings rise?

story bus-pass-or-tickets
grade 4
english any
A = person
p = money 1.5..2.3 by 0.1
t = money 36..48 by 2
d = 18..22
k = 2..4
need 2 * d * p > t
body A monthly bus pass costs {t}; a single ride is {p}. {A} goes to school and back by bus on {d} days a month, and {k} friends do the same.
again {A} and {k} friends travel to school and back by bus on {d} days a month. Each ride is {p} without a pass, and a pass for the month is {t}.
ask How many rides does {A} need in a month? => 2 * d
again There and back on every school day: how many rides is that in a month?
ask How much does a month of single rides cost {A}? => 2 * d * p
again Without a pass, what does {A} pay for a month of rides?
ask How much cheaper is the pass? => 2 * d * p - t
again What does {A} save in a month with the pass?
ask What do the passes for {A} and the friends cost altogether? => (k + 1) * t
again Everybody buys a pass for the month. How much is that for {A} and the friends?

story pocket-money-year
grade 4
english gb
A = girl
w = money 3, 4, 5
s = money 1.2..1.8 by 0.2
c = money 18..32
n = 6..9
body Whether {A} can buy a chess set for {c} depends on her weekly {w} of pocket money, from which she always spends {s} on fruit gums. She is {n}.
ask How much of her pocket money does {A} keep each week? => w - s
ask {A} saves what is left each week for {u} weeks and then gets {g} from her uncle. How much does she have now? => u * (w - s) + g
u = 10..12
g = money 7, 8, 11
ask How much is missing for the chess set when she has saved for {k} weeks? => c - k * (w - s)
k = 3..5
ask By how much is the pocket money of a whole year more than the price of the chess set? => w * 52 - c

story ferry-fares
grade 3
english us
A = man
n = 9..15
m = 16..28
p = 5..6
q = 3..4
need m != n
body The river ferry is leaving with {n} adults, who have paid {p} dollars each, and {m} children, who have paid {q} dollars each. {A}, the captain, makes {t} trips today.
t = 7..8
ask How many dollars have the adults paid? => n * p
ask How many dollars does the ferry take on this trip? => n * p + m * q
ask How many dollars less than the adults would {g} children pay? => n * p - g * q
g = 5..8
ask How many passengers would {A} carry on all his trips today if the ferry were always this full? => t * (n + m)

story envelope-system
grade 5
english any
A = woman
a = money 90..120 by 5
b = money 45..65 by 5
c = money 25..40 by 5
s = money 12..22
body On the first of the month {A} fills three envelopes: {a} for food, {b} for the bus and {c} for fun. By the tenth, {s} of the fun money and half of the food money have been spent.
ask How much money did {A} put into the envelopes? => a + b + c
ask How much is in all the envelopes on the tenth? => a + b + c - s - 0.5 * a
ask By how much is the fun envelope smaller than the bus envelope on the tenth? => b - (c - s)
ask What is in the food envelope on the tenth, if {A} moves {u} into it from the bus envelope? => a - 0.5 * a + u
u = money 5, 10

story lost-purse-reward
grade 1
A = girl
n = 6..12
m = 13..19
k = 2..5
english us
body A penny, a penny, another penny! {A} picks up {n} pennies in the park and {m} pennies on the way home. She drops {k}.
ask How many pennies does {A} pick up? => n + m
ask How many pennies does {A} bring home? => n + m - k
ask How many fewer pennies did {A} find in the park than on the way home? => m - n

story three-boxes
grade 2
A = boy
n = 10..14
m = 3..6
k = 15..20
body In {A's} red box there are {n} coins. The blue box has {m} coins fewer, and the green box has {k} coins.
again {A} has a green box with {k} coins, a red box with {n}, and a blue box with {m} fewer than the red.
ask How many coins are in the blue box? => n - m
again Look into the blue box. How many coins do you find?
ask How many coins are there in all the boxes? => n + (n - m) + k
again Find the number of coins in red, blue and green together.
ask How many more coins are in the green box than in the blue box? => k - (n - m)
again By how many coins does green beat blue?
ask {A} moves {g} coins from the green box to the red box. How many coins are in the red box then? => n + g
g = 2..5
again {g} coins go from green to red. How many coins does the red box hold now?

story sharing-pennies
grade 2
A = girl
B = girl
english us
n = 4..8
m = 10..16
body {A} found {n} nickels and {m} pennies in an old coat. She shares the money equally with {B}.
need m % 2 == 0; n % 2 == 0
again An old coat had {m} pennies and {n} nickels in its pockets. {A} found them and shares the money equally with {B}.
ask How many cents did {A} find? => n * 5 + m
again What is the value of all the coins in cents?
ask How many cents does {B} get? => (n * 5 + m) / 2
again Find each girl's share in cents.
ask How many cents more are the nickels worth than the pennies? => n * 5 - m
again By how many cents do the nickels beat the pennies in value?
ask How many coins were in the coat? => n + m
again Count nickels and pennies together. How many coins is that?

story ticket-money-grade-one
grade 1
A = girl
B = boy
n = 5..9
m = 2..4
k = 10..15
body {A} has {n} euros, {B} has {m} euros, and a ride on the big wheel for both costs {k} euros.
need n + m < k
again A ride on the big wheel costs {k} euros for both. {B} has {m} euros and {A} has {n}.
ask How many euros do {A} and {B} have together? => n + m
again Put their money together. How many euros is it?
ask How many euros are missing for the ride? => k - (n + m)
again They want to ride. How many more euros must they find?
ask How many euros more than {B} does {A} have? => n - m
again {B} has fewer euros than {A}. How many fewer?

story lost-tooth-coins
grade 1
A = boy
n = 3..6
m = 7..12
k = 13..18
english gb
body {A} has {n} pounds. Grandma gives him {m} pounds. A toy boat costs {k} pounds.
need n + m < k
again A toy boat costs {k} pounds. {A} has {n} pounds, and Grandma gives him {m} pounds more.
ask How many pounds does {A} have now? => n + m
again Add what {A} had and what Grandma gave him. How many pounds is it?
ask How many more pounds does {A} need for the boat? => k - (n + m)
again {A} wants to buy the boat. How many pounds are missing?
ask How many pounds more does the boat cost than Grandma gave him? => k - m
again By how many pounds is the boat dearer than Grandma's gift?

story plum-stand-dimes
grade 2
A = girl
B = boy
english us
n = 3..8
m = 11..15
k = 2..5
need n != k
body One plum costs a dime. {A} buys {n} plums, and {B} buys {k} plums. There are {m} plums in the basket before they come.
again There are {m} plums in a basket. They cost a dime apiece. {A} takes {n} of them, and {B} takes {k}.
need m > n + k
ask How many cents does {A} pay? => n * 10
again What do {A's} plums cost in cents?
ask How many cents do the two of them pay? => (n + k) * 10
again They put their dimes on the table. How many cents is that?
ask How many plums are still in the basket? => m - (n + k)
again How many plums did they leave behind?
