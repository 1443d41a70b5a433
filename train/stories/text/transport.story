topic transport
english any

story school-bus-stops
grade 2
a = 12..25
b = 3..9
c = 4..11
d = 2..8
f = 3..7
need a > c + 2
body The school bus has {a} children on board when it stops at the library. {c} get off there and {b} get on. At the park {d} more get on, and nobody gets off.
again At the library {c} of the {a} children on the school bus get off, and {b} others get on. The next stop is the park, where {d} children join.
ask How many children are on the bus after the library? => a - c + b
again How many children does the bus carry on its way to the park?
ask How many children ride on from the park? {body} => a - c + b + d
again After the park, what is the number of children on the bus?
ask At the next stop {f} of the children on the bus get off. How many are still on it? => a - c + b + d - f
again {f} children leave the bus at the stop after the park. How many does it carry from there?

story lorry-parcels
grade 5
english gb
n = 24..60 by 4
w = decimal 2.5..6.5 by 0.5
m = 8..20
v = decimal 11.5..15.5 by 0.5
l = 500..900 by 50
k = 31..55
x = 21..28
need n * w + m * v + 10 < l
body A lorry may carry {l} kg. Loaded on it so far are {n} small parcels of {w} kg each and {m} large ones of {v} kg each. Its driver is {k} years old.
ask What is the weight of the whole load so far? => n * w + m * v
ask How much weight may still be added? => l - (n * w + m * v)
ask How heavy are the large parcels together, in grams? => m * v * 1000
ask A second lorry with the same limit takes {x} large parcels and nothing else. How many kilograms less than its limit is that? => l - x * v decimal
ask whole If a lorry that may carry {l} kg is loaded with {n} parcels of {w} kg and {x} parcels of {v} kg, by how much does the load exceed the limit? => n * w + x * v - l

story tram-tickets
grade 4
A = woman
p = money 1.6..2.8 by 0.2
c = money 14..19
d = money 52..68 by 2
n = 2..5
k = 24..60
need 10 * p > c + 1
body A single tram ride costs {p}. A card for ten rides is {c}, and a monthly pass is {d}. {A}, who lives {k} minutes from work, takes the tram to work and back on five days a week.
again For {d} you can ride the tram all month; ten rides on a card are {c}, and a single ride is {p}. {A} rides to work and home again five days a week. Each journey takes {k} minutes.
ask If {A} pays for single rides, how much does a working week cost her? => 5 * 2 * p
again What does she spend on single rides from Monday to Friday?
ask How much would {A} pay in a year for monthly passes? => d * 12
again All year round she buys the pass. What does this cost her by the end of December?
ask How much cheaper are ten rides on a card than ten single rides? => 10 * p - c
again By using a card, how much does she save on ten rides?
ask How much would it cost {A} to pay for {n} working weeks with cards only? => n * c
again In a working week {A} uses up a whole card. What does she pay for the cards of {n} weeks?

story container-ship
grade 6
n = 40..90 by 5
m = 12..30 by 2
h = 4..9
c = 20..35 by 5
g = 3..8
t = 1200..2400 by 100
x = 240..600 by 20
need n * h > c * g + 20
need t - x > g * c * h; (t - x) % (g * c) == 0
body A container ship is loaded by {g} cranes. Each crane moves {c} containers an hour. The ship has {m} sailors on board and room for {t} containers, of which {x} are there already.
again {x} of the {t} places for containers on a ship with {m} sailors are taken. Now {g} cranes fill the rest, each moving {c} containers an hour.
ask How many containers do the cranes move in {h} hours? => g * c * h
again {h} hours pass. How many containers have been loaded in that time?
ask After how many hours is the ship full? => (t - x) / (g * c)
again How many hours must the cranes work before no place is free?
ask How many places are still free when the cranes have worked for {h} hours? => t - x - g * c * h
again {h} hours after the cranes begin, how many more containers would fit?
ask A crane breaks down before the work begins. How many containers do the others move in {h} hours? => (g - 1) * c * h
again If one of the cranes does not work at all, how many containers are moved within {h} hours?

story parking-levels
grade 3
english gb
l = 3..6
s = 40..75 by 5
f = 2..9
g = 14..38
p = money 3..5
h = 11..13
x = 6..10
need l * s > g + 60
body A car park in the centre has {l} levels with {s} spaces on each. At noon there are {g} free spaces. A ticket is {p} and is good for {h} hours.
ask How many cars are parked there at noon? => l * s - g
ask {body} Then {f} cars leave and nobody comes in. How many spaces are free now? => g + f
ask Another level with the same number of spaces is built on top. How many spaces will there be? => (l + 1) * s
ask Each of the parked cars pays for a ticket, and so does the owner of each of {x} motorbikes by the entrance. How much money is that? => (l * s - g + x) * p
ask whole Find how many cars are in a car park with {l} levels of {s} spaces if {g} spaces are free on the top level and {f} on all the levels below it together. => l * s - (g + f)

story tank-full
grade 7
english gb
c = 45..65 by 5
f = fraction 1/4, 1/5, 2/5, 3/5
u = 5..8
p = money 1.5..1.9 by 0.1
d = 25..95 by 5
A = man
x = 2..4
body The tank of {A's} car holds {c} litres, and {f} of it is still full. On 100 kilometres the car needs {u} litres; a litre of petrol costs {p}. The next station is {d} kilometres away.
ask What does it cost to fill the tank up? => (c - f * c) * p
ask Find the number of litres that the car needs to reach the next station. => d / 100 * u decimal
ask How much petrol remains in the tank when {A} gets to the next station? => f * c - d / 100 * u
ask At home {A} has a can with {x} litres. After pouring it into the tank, how much room is left there? => c - f * c - x
ask whole Work out what the petrol for a trip of {d} km costs if a car needs {u} litres on 100 km and a litre is {p}. => d / 100 * u * p

story train-length
grade 6
english gb
e = 18..22
n = 6..12
w = 23..27
v = 20, 25, 30, 40
g = 150..480 by 10
k = 55..78
x = 3..5
body A train is made up of an engine {e} metres long and {n} carriages of {w} metres each, with {k} seats in a carriage. It is rolling at {v} metres per second towards a bridge that is {g} metres long.
again Towards a bridge with a length of {g} metres rolls a train: an engine of {e} metres with {n} carriages behind it, each {w} metres long and with {k} seats. Its speed is {v} metres per second.
ask How long is the train? {body} => e + n * w
again What length does the train have from front to back?
ask From the moment the engine reaches the bridge until the last carriage has left it, what distance does the train move? => g + e + n * w
again How far does the train roll between touching the bridge and clearing it completely?
ask How many kilometres does the train do in an hour at this speed? => v * 60 * 60 / 1000 decimal
again Give the speed in kilometres an hour.
ask At the next station {x} more carriages are added. How long is the train then? => e + (n + x) * w
again With {x} extra carriages behind the engine, what would the length of the train be?

story taxi-fare
grade 5
english us
b = money 2.5..4.5 by 0.5
k = money 1.8..2.8 by 0.2
d = 6..19
t = money 2..5
w = money 0.3..0.6 by 0.1
m = 21..30
A = girl
body Riding a taxi in our town costs {b} at the start and {k} for each mile; waiting is {w} a minute. {A} rides {d} miles, waits {m} minutes outside the bank, and gives the driver a tip of {t}.
ask What does {A} pay the driver in all, with the tip? => b + d * k + m * w + t
ask How much is the fare without any waiting and without a tip? => b + d * k
ask A friend rides twice as far without stopping or tipping. What does the friend pay? => b + 2 * d * k
ask A neighbor takes the same ride without waiting and shares the fare, with the same tip, evenly with her sister. How much does each pay? => (b + d * k + t) / 2

story bus-every
grade 3
n = 4, 5, 6, 10, 12, 15, 20, 30
h = 13..16
s = 30..45
x = 3..9
body A bus leaves the square every {n} minutes. Each bus has {s} seats, and a driver works {x} hours a day.
again Every {n} minutes a bus with {s} seats sets off from the square. The drivers work {x} hours a day.
ask How many buses leave the square in an hour, not counting the one at the start of it? => 60 / n
again Leaving out the bus at the very beginning, how many set off within an hour?
ask How many seats do the buses that leave in an hour offer? => 60 / n * s
again Add up the seats on the buses of an hour. How many are there?
ask How many hours does a driver work on the weekdays from Monday to Friday? => x * 5
again Over five working days, how many hours does a driver put in?
ask If buses run for {h} hours a day, how many leave daily? => h * 60 / n
again Buses run {h} hours a day. How many departures is that?
ask whole Suppose a bus with {s} seats leaves every {n} minutes from the first hour of service to the last, {h} hours in all. How many seats are offered? => h * 60 / n * s
again whole Over {h} hours, a bus leaves every {n} minutes with {s} seats. Determine the number of seats that these buses offer.

story delivery-round
grade 4
english us
A = woman
a = 34..60
b = 8..16
c = 3..7
d = 18..29
f = fraction 1/2, 1/3, 1/4
x = 4..6
need (a - b - c) > 12
body In the morning {A} loads {a} packages into her van. By ten o'clock {b} have been delivered, and {c} of the others turn out to have a wrong address. Her round is {d} miles long.
ask How many packages with the right address are in the van at ten o'clock? => a - b - c
ask {body} After lunch she delivers {f} of the packages with the right address. How many packages of this kind are then left? => a - b - c - f * (a - b - c)
ask How many packages does she have on board at ten o'clock, whatever the address? => a - b
ask She delivers on {x} days a week and drives the same round each time. How many miles is that in a year? => d * x * 52
ask whole A driver sets out with {a} packages, of which {c} have a wrong address. If {b} are delivered in the morning and {f} of the others with the right address after lunch, how many are delivered after lunch? => f * (a - c - b)

story wheels-in-the-shed
grade 2
b = 7..10
t = 4..6
h = 11..16
g = 17..26
body In the hire shed stand {b} bicycles and {t} tricycles. {h} helmets hang above them, and {g} people come by.
again There is a shed with {t} tricycles, {b} bicycles and {h} helmets, and {g} people came by today.
ask How many wheels are in the hire shed altogether? {body} => b * 2 + t * 3
again All the bicycles and tricycles are checked wheel by wheel. How many wheels are checked?
ask All the bicycles and tricycles are hired, each with a helmet for its rider. How many helmets stay behind? => h - (b + t)
again Riders with helmets take out all the bicycles and tricycles, one rider on each. How many helmets are not used?
ask How many more wheels do the bicycles have than the tricycles? => b * 2 - t * 3
again Of all the wheels, by how many do those of the bicycles outnumber those of the tricycles?

story toll-bridge
grade 6
english us
c = money 2.5..3.5 by 0.5
t = money 7..11
n = 120..240 by 10
m = 30..70 by 5
r = percent 10, 20, 25, 40, 50
g = 6..19
f = 20..25
body At the toll bridge a car pays {c} and a truck {t}. During the morning {n} cars and {m} trucks cross; {g} motorbikes go free. Holders of a frequent-driver card get {r} off.
ask How much money is taken in the morning if nobody has a card? => n * c + m * t
ask By how much do the cars' tolls exceed the trucks' tolls, if nobody has a card? => n * c - m * t
ask Suppose every truck has a card and no car has one. What is taken in the morning? => n * c + m * t * (100 - r) / 100
ask On a holiday {f} fewer trucks come, and all the trucks and cars pay in full. How much is taken that morning? => n * c + (m - f) * t

story pallet-truck
grade 4
english us
A = man
p = 12..24
b = 20..40 by 5
d = 3..8
k = 6, 8, 9
x = 41..70
y = money 11..18
body {A} unloads a truck with {p} pallets of {b} boxes each. {d} boxes are damaged and go back. A box holds {k} cans of paint; the truck came from a town {x} miles away.
again The truck has come {x} miles with {p} pallets on board; on each of them stand {b} boxes of {k} cans of paint. {A} sends {d} damaged boxes back.
ask How many boxes are kept? => p * b - d
again Once the damaged boxes have gone, how many remain?
ask How many cans of paint does {A} keep? {body} => (p * b - d) * k
again Only the boxes that are not sent back count. How many cans are in them?
ask Each can of paint is sold for {y}, and nothing is earned on the damaged boxes. How much money do all the kept cans bring? => (p * b - d) * k * y
again What is earned by selling every can that stays in the store at {y}?
ask How many cans are on all the pallets but the last? => (p - 1) * b * k
again Leave the last pallet out. How many cans stand on the others?

story railway-sleepers
grade 7
english gb
l = 3..9
s = 60, 75, 80
w = 250..300 by 10
n = 4..12
r = 20, 25, 50
x = 15..40 by 5
need l * 1000 * 100 % s == 0
body Along a new line {l} kilometres long, workers lay a sleeper every {s} centimetres. A sleeper weighs {w} kg. Rails come in lengths of {r} metres and are laid in two rows by {n} gangs.
again Workers in {n} gangs build a line of {l} kilometres. Sleepers of {w} kg go down at intervals of {s} centimetres, and on them two rows of rails, each rail {r} metres long.
ask How many sleepers are needed, if the start of the line gets none? => l * 1000 * 100 / s
again With no sleeper right at the start, how many sleepers does the line take?
ask Every gang lays the same number of rails. How many are laid by each gang? => l * 1000 / r * 2 / n
again The work on the rails is split evenly. How many of the rails fall to a gang?
ask How heavy is a stack of {x} sleepers, in tonnes? => x * w / 1000
again Give the weight of {x} sleepers in tonnes.

story ferry-lanes
grade 5
english gb
l = 4..6
m = 90..150 by 6
c = 5, 6
t = 15..18
k = 3..9
p = money 14..26
x = 2..3
need m % c == 0; m > t + 20
body The car deck of a ferry has {l} lanes, each {m} metres long. A car takes up {c} metres and a lorry {t} metres, with gaps included. A car is charged {p}. There are {k} bicycles at the rail.
ask How many cars fit on the deck if no lorries come? => l * m / c
ask With only cars on board, what is the most money the ferry can take in for them? => l * m / c * p
ask {x} lorries park in a line on a single lane. How many metres of that lane are left for cars? => m - x * t
ask {x} lorries drive on first. How long is the space that remains on all the lanes together? => l * m - x * t
ask whole If a ferry has {l} lanes of {m} metres and each car needs {c} metres and pays {p}, how much money is taken when it is full of cars both on the way out and on the way back? => l * m / c * p * 2

story car-wash
grade 3
n = 14..26
p = money 5..8
g = 2..4
s = money 12..19
k = 27..40
y = money 14..20
body To pay for a trip, a club washes cars for {p} each. They wash {n} cars in the morning and {g} fewer in the afternoon. Soap costs them {s}, and {k} people help.
again At {p} a car a club washes cars for a trip, with {k} helpers. In the afternoon there are {g} cars fewer than in the morning, when {n} are washed. For soap, {s} is spent.
ask How many cars do they wash during the day? => n + (n - g)
again Morning and afternoon together, how many cars are made clean?
ask After paying for the soap, how much money has the club earned? => (n + (n - g)) * p - s
again The soap is paid out of the takings. How much is left for the trip?
ask The trip costs {y} a head for all the helpers. How much money is still missing when the soap is paid for? => k * y - ((n + (n - g)) * p - s)
again Each of the helpers needs {y} for the trip. Soap must be paid out of the takings. How much more has to be found?

story metro-line
grade 5
s = 14..26
t = 2..3
w = 20, 30, 40
d = 5..9
p = 150..220 by 10
need (s - 2) * w % 60 == 0
body A metro line has {s} stations, with {t} minutes of riding between each station and the next. At every station between the ends the train stands for {w} seconds. {d} trains of {p} places run on the line.
ask For how many minutes is a train moving from end to end? => (s - 1) * t
ask How many seconds in all does a train stand still between the ends? => (s - 2) * w
ask How many minutes does the ride from end to end last? => (s - 1) * t + (s - 2) * w / 60
ask Going there and back, how many minutes does a train move, leaving out the time at stations? => (s - 1) * t * 2

story electric-car
grade 8
b = 40..80 by 10
u = 15..20
r = percent 20, 30, 40, 60
p = money 0.25..0.45 by 0.05
d = 50..150 by 50
k = 7..11
A = woman
need (100 - r) * b > 200 * k + 100
body The battery of {A's} electric car stores {b} kWh. On 100 km it uses {u} kWh, and a kWh at home costs {p}. This morning the battery is at {r}; the charger adds {k} kWh an hour.
again At home, where a kWh costs {p}, {A} can charge {k} kWh an hour into the {b} kWh battery of her car. It shows {r} this morning. Driving 100 km takes {u} kWh.
ask How much energy, in kWh, is in the battery this morning? => r / 100 * b
again What does the battery hold this morning, in kWh?
ask How much does it cost to charge the battery from its present level to the top? => (b - r / 100 * b) * p
again What must {A} pay to fill the battery?
ask How much does the energy for a drive of {d} km cost? => d / 100 * u * p
again {A} drives {d} km. What is the energy for it worth?
ask If {A} charges for two hours before leaving, how much is in the battery then, in kWh? => r / 100 * b + 2 * k
again How many kWh are stored after two hours at the charger?

story tyre-shop
grade 4
english gb
A = woman
n = 5..12
p = money 45..70 by 5
w = money 8..14
k = 13..19
body At {A's} garage a new tyre costs {p}, and fitting it costs {w}. Today {n} cars and {k} bikes came in. Each of the cars was given a full set of four new tyres.
again {n} cars and {k} bikes were at {A's} garage today. All four tyres of every car were replaced; a tyre is {p}, and for fitting {w} is added.
ask How many tyres did the cars get? => n * 4
again How many car tyres were replaced?
ask What did the owner of each car at {A's} garage pay? {body} => 4 * (p + w)
again A car with its full set of tyres leaves the garage. How much has its owner paid?
ask How much did {A} take in for fitting alone today? => n * 4 * w
again Only the charge for fitting counts. What did it come to for all the cars?
ask How much did all the cars bring in? => n * 4 * (p + w)
again What were the takings from tyres and fitting together?

story canal-barge
grade 7
english gb
v = 4..6
l = 12..18
w = 10..20 by 5
d = 3..5
t = v * d
k = 21..38
x = 7..9
body A barge moves at {v} km an hour between locks and loses {w} minutes at each lock. Up to the market town the canal is {t} km long and has {l} locks. The barge carries {k} tonnes of gravel.
ask For how many hours does the barge actually move on its way to the market town? => t / v
ask How many minutes are lost at the locks? => l * w
ask How many minutes does the whole journey take? => t / v * 60 + l * w
ask The owner plans to do {x} journeys with the same load. How many kilograms of gravel are moved? => x * k * 1000
ask How many hours does the journey take, locks included? => t / v + l * w / 60 decimal

story airport-shuttle
grade 3
s = 14..20
n = 5..9
p = money 6..9
g = 2..5
k = 24..45
need s > g + 6
body The airport shuttle has {s} seats and goes {n} times a day. On Sunday every trip was full apart from the last, which had {g} empty seats. A ride takes {k} minutes and costs {p}.
ask How many passengers were on the last trip on Sunday? => s - g
ask How many passengers used the airport shuttle on Sunday? {body} => n * s - g
ask What did Sunday's passengers pay altogether? => (n * s - g) * p
ask whole A shuttle with {s} seats goes {n} times a day and is always full. How many passengers does it carry in a week? => s * n * 7
ask How many minutes a day does the shuttle spend on its trips? => n * k
ask whole Calculate the fares of a week if a shuttle with {s} seats makes {n} full trips every day and each passenger pays {p}. => n * s * p * 7

story bridge-limit
grade 6
english gb
l = 16, 18, 20, 24
e = 5..8
b = 250, 500, 750
n = 9..13
p = 70..85
need l * 1000 > e * 1000 + n * b + 300
body A sign at the bridge reads: "{l} tonnes at most." An empty lorry of {e} tonnes stops in front of it with {n} sacks of {b} kg each and a driver of {p} kg.
again In front of a bridge that can bear {l} tonnes stands a lorry. Empty it weighs {e} tonnes; its driver weighs {p} kg, and it carries {n} sacks, each of {b} kg.
ask How many kilograms do the sacks weigh? => n * b
again What is the weight of the load of sacks in kilograms?
ask How many kilograms do a lorry, its driver and the load of sacks weigh altogether? {body} => e * 1000 + p + n * b
again How many kilograms would press on the bridge?
ask How many kilograms could be added before the limit of the bridge is reached? => l * 1000 - (e * 1000 + p + n * b)
again By how many kilograms does the lorry with its driver and sacks stay under the limit?
ask Leaving out the driver, how many tonnes do the lorry and its load weigh? => e + n * b / 1000 decimal
again Give the weight of the loaded lorry without the driver. How many tonnes is it?

story platform-people
grade 1
a = 11..20
b = 3..9
c = 2..8
need a > b + 1
body {a} people wait on the platform. The green train takes {b} of them. Then {c} new people come.
again On the platform there are {a} people. {b} of them leave on the green train, and then {c} others arrive.
ask How many people are on the platform just after the green train has left? => a - b
again When the green train has gone, how many of the first people are still there?
ask How many people are on the platform in the end? {body} => a - b + c
again Find the number of people on the platform after all this.
ask How many people came to the platform in all, early or late? => a + c whole
again How many people came altogether, counting the first and the new ones?

story seats-and-standing
grade 3
s = 28..44 by 2
t = 12..20
n = 50..90
b = 2..4
w = 5..9
need n > s + t; n < b * (s + t)
body A bus takes {s} passengers sitting and {t} standing. At the end of the concert {n} people wanted to ride on it, and it came {w} minutes late.
again After a concert {n} people wait for a bus that is {w} minutes late. It has {s} seats, and {t} people may stand.
ask How many people can ride on the bus? => s + t
again What is the greatest number of passengers it may carry?
ask The bus drove off full. How many people were left behind? => n - (s + t)
again How many people must wait for the next bus when this one leaves full?
ask {b} buses of this kind come together. How many places are left over when all the people have got in? => b * (s + t) - n
again If {b} such buses arrived, how many places would not be used?
ask How many more passengers may sit than stand? => s - t
again There are more seats than places to stand. How many more?

story fuel-economy
grade 7
english us
A = girl
m = 24..36
g = 11..15
d = 90..210 by 10
p = money 3.2..3.9 by 0.1
n = 3..5
r = percent 5, 10, 20
x = 144, 180, 216, 240, 288, 300, 360
y = 2..3
need m * g > d + 20
body Mom's old car goes {m} miles on a gallon of gas, which sells for {p} a gallon. The tank holds {g} gallons. {A}, the youngest of {n} children, notes that they have driven {d} miles since they filled it up.
ask How many miles can they drive on a full tank? => m * g
ask How many more miles will the rest of the gas take them? => m * g - d
ask How much does it cost to fill a completely empty tank? => g * p
ask Gas has gone up by {r}. What does it cost to fill an empty tank now? => g * p * (100 + r) / 100
ask whole A car goes {m} miles on a gallon, and gas is {p} a gallon. What does the gas for a trip of {x} miles cost? => x / m * p
ask whole Find the number of miles left on a full tank of {g} gallons after a drive of {d} miles in a car that goes {m} miles on a gallon and loses {y} gallons through a leak. => (g - y) * m - d

story postman-streets
grade 2
english gb
A = man
a = 14..28
b = 9..13
c = 2..7
need a > b + c + 1
body {A} has {a} letters for Mill Lane and {b} for Hill Road. But {c} letters do not fit through the doors on Mill Lane, so he takes these back.
again Mill Lane gets {a} letters today and Hill Road {b}, but {c} of those for Mill Lane are too big and {A} brings them back.
ask How many letters did {A} set out with? => a + b
again How many letters were in his bag at the start?
ask How many letters does {A} really deliver? {body} => a + b - c
again How many letters reach the people that they were sent to?
ask How many more letters reach Mill Lane than Hill Road? => a - c - b
again The houses on Mill Lane get more letters than those on Hill Road. How many more?

story model-railway
grade 4
A = boy
p = money 6..9
q = money 24..35
n = 8..14
c = money 3..5
s = money 10..16
g = 2..3
x = 2..3
body {A} saves for a model train. The engine costs {q}, each of the wagons {p}, and a piece of track {c}. {A.He} gets {s} of pocket money a month and needs {n} pieces of track.
again For pocket money {A} is given {s} a month. {A.He} dreams of a model train: {q} for the engine, {p} for each wagon and {c} for a piece of track, {n} of which are needed.
ask What do the engine and the track cost together? => q + n * c
again How much has {A} to pay for the engine and all the track?
ask How much does {A} need for the engine, all the track and {g} wagons? => q + n * c + g * p
again With {g} wagons behind the engine and all the pieces of track, what is the price of the model train?
ask What does {A} get in pocket money in a year? => s * 12
again How much pocket money does a year bring?
ask After a year of saving, how much would be left over if {A} bought the engine and all the track? => s * 12 - (q + n * c)
again {A} saves all year, then buys the engine and the track. What remains?
ask whole If you save {s} a month, how much money will you still need for an engine at {q} and {n} pieces of track at {c} each after {x} months? => q + n * c - x * s
again whole An engine is {q} and each of {n} pieces of track {c}. How much is missing when {s} has been saved in each of {x} months?

story oil-tanker-trucks
grade 6
english gb
c = 18..30 by 2
n = 4..7
t = 3800..5200 by 100
h = 2..3
k = 5..6
v = percent 20, 30, 40, 60, 75, 80
x = 10..15
need n * h * c < t; t * v % 100 == 0
body A ship brings {t} tonnes of cooking oil. Lorries that hold {c} tonnes each come to fetch it; today {n} lorries came, and each drove {h} times. The harbour is open {k} days a week.
ask How many tonnes are still on the ship tonight? => t - n * h * c
ask Only {v} of the oil is meant for this town. How many tonnes go elsewhere? => t - v / 100 * t
ask How many tonnes would a single lorry fetch in {x} days, driving as often each day? => x * h * c
ask The lorries do the same on every day that the harbour is open. How many tonnes do they move in a week? => n * h * c * k

story steps-to-work
grade 5
english us
A = woman
m = money 62..88 by 2
c = money 3.5..5 by 0.5
g = money 1.5..2.5 by 0.5
d = 18..22
k = 6..14
need d * (c + g) > m + 3
body {A} can go to work by train with a monthly ticket for {m}, or drive. Driving costs her {c} for gas and {g} for parking each working day. There are {d} working days this month, and the office is {k} miles away.
again There are {d} days of work this month. For each of them, driving {k} miles to the office means {c} for gas and {g} for parking; the alternative is a train ticket for the month, which costs {m}.
ask What does driving cost her on a working day? => c + g
again For each day at work, how much does she pay if she drives?
ask How much would driving cost her this month? => d * (c + g)
again What would the month come to by car?
ask How much does {A} save this month by taking the train? => d * (c + g) - m
again The train is cheaper this month. By how much?
ask What would she spend on train tickets in a year? => m * 12
again If she rode the train all year, how much would the tickets be?

story loading-crane
grade 6
english gb
A = man
m = 3..5
n = 40..75 by 5
t = 6..9
b = 12..25
l = 30..58
need m * n > 130
body A crane lifts a container in {m} minutes. {A}, who has run it for {b} years, has to load {n} containers before the tide, and every container weighs {t} tonnes.
ask How many minutes does the loading take without any break? => m * n
ask A break of {l} minutes is needed. How many minutes pass between the first container and the end of the work? => m * n + l
ask If a second crane of the same kind helps from the start, how many minutes does the loading take? => m * n / 2
ask How many tonnes does the crane lift in an hour of steady work? => 60 / m * t
ask whole Calculate how many hours it takes to load {n} containers at {m} minutes each if there is also a break of {l} minutes. => (n * m + l) / 60

story lost-property
grade 3
u = 24..40
g = 11..19
p = 3..8
f = fraction 1/2, 1/4
x = 4..10
need f * u % 1 == 0
body The lost property office of the bus company has {u} umbrellas, {g} pairs of gloves and {p} phones. This week {f} of the umbrellas are given back to their owners, and {x} more umbrellas come in.
again This week the bus company's lost property office gave {f} of its {u} umbrellas back and received {x} new ones. It also keeps {p} phones and {g} pairs of gloves.
ask How many umbrellas are given back this week? => f * u
again How many owners get an umbrella back, if nobody lost two?
ask How many single gloves does the office keep? => g * 2
again Taking the pairs apart, how many gloves are in the office?
ask How many umbrellas does the lost property office have at the end of the week? {body} => u - f * u + x
again After this week, how many umbrellas are there in the office?
ask Counting a pair of gloves as a single thing, how many things were in the office before the week began? => u + g + p
again Before the week, how many things were kept there, each pair of gloves being a single thing?

story road-repair
grade 5
english gb
l = 900..2400 by 60
a = 30..55 by 5
b = 60..85 by 5
d = 6..10
w = 12..25
need l > a * d + 100; (l - a * d) % b == 0
body A team of {w} workers is renewing {l} metres of road. For the first {d} days they finish {a} metres a day; then a new machine comes, and from that day on they finish {b} metres a day.
ask How many metres are finished before the machine comes? => a * d
ask How many metres are still to be renewed when the machine comes? => l - a * d
ask For how many days is the machine needed? {body} => (l - a * d) / b
ask How many days does the whole repair take? => (l - a * d) / b + d

story courier-bike
grade 5
english us
A = woman
p = money 3.5..6 by 0.5
n = 12..20
b = money 25..40 by 5
h = 4..6
x = 30..52
y = money 6..14 by 2
body {A} delivers meals on a cargo bike. The company pays her {p} per delivery; on top of that there are tips, which came to {b} today. In {h} hours {A} made {n} deliveries and rode {x} km.
ask Together with the tips, what did today bring {A}? => n * p + b
ask What did {A} earn per hour today on average, tips included? => (n * p + b) / h
ask If every working day were like this one, how much would {A} earn in a week of five working days? => (n * p + b) * 5
ask {A} keeps {y} of today's earnings for repairs and shares the rest evenly with a brother. How much does the brother get? => (n * p + b - y) / 2

story night-bus-profit
grade 7
f = money 2.4..3.6 by 0.2
n = 35..60 by 5
d = money 55..80 by 5
g = money 16..28
k = 11..14
r = percent 10, 20, 25
need n * f > d + g + 5
body On an average night the night bus carries {n} passengers, who each pay {f}. Each night costs {d} for the driver and {g} for fuel, and the bus calls at {k} stops.
again {k} stops are served by the night bus. Every night the driver costs {d} and the fuel {g}. {n} passengers a night pay {f} each.
ask How much money is left from a night's fares when driver and fuel are paid? => n * f - (d + g)
again What does a night bring after driver and fuel have been paid for?
ask What does the bus earn in a week, with these costs taken off? => (n * f - (d + g)) * 7
again With driver and fuel deducted, how much comes in over a week?
ask Fares go up by {r}, and no passenger is lost. By how much do a night's takings grow? => n * f * r / 100
again The fare is raised by {r}, but all the passengers stay. How much more is taken per night?
ask What are the costs of a week of nights? => (d + g) * 7
again Driver and fuel together, what must be paid for a week?
ask whole If {n} passengers pay {f} each and the driver and the fuel cost {d} and {g}, how much is left of a night's fares? => n * f - d - g
again whole Find what remains of the fares of {n} passengers, {f} each, once {d} for the driver and {g} for fuel have been paid.

story sailors-ages
grade 6
A = man
B = girl
x = 57..65
y = 11..14
k = 16..25
t = 3..9
need x > y + 20; (x - y) % 3 == 0
body {A}, the captain of a ferry, is {x}. His granddaughter {B} is {y} and rides along every summer. The ferry itself was built when {A} was {k}, and it carries {t} lifeboats.
ask How many years older than {B} is the ferry? {body} => x - k - y
ask What will the ages of the captain and his granddaughter add up to in ten years? => x + y + 10 * 2
ask What is the average age of the captain, his granddaughter and the ferry? => (x + y + (x - k)) / 3

story egg-van
grade 6
english us
d = 30..60 by 5
c = 3..8
b = 13..20
p = money 2.4..3.6 by 0.2
body Every weekday a van brings {d} dozen eggs to town for the bakers. On today's bumpy road {b} eggs broke. The bakers pay {p} a dozen, and the fuel for a trip comes to {c} gallons.
again {b} eggs broke on the bumpy road today, when the van brought its usual {d} dozen to the bakers in town. It does so every weekday, needs {c} gallons of fuel for it, and is paid {p} a dozen.
ask How many eggs reached the bakers whole today? => d * 12 - b
again Leaving the broken ones aside, how many eggs came to the bakers today?
ask What do the bakers pay for a load in which nothing breaks? => d * p
again How much is an unbroken load worth?
ask From Monday to Friday, how many eggs does the van set out with? => d * 12 * 5
again How many eggs are put into the van in a week of five working days?
ask Find the price of a single egg in cents. => p * 100 / 12
again What does an egg cost the bakers, in cents?
ask whole If {d} dozen eggs leave the farm and {b} of them break, how many boxes of half a dozen can be filled with the others? => (d * 12 - b) / 6
again whole Of {d} dozen eggs {b} break. Find out how many boxes of half a dozen the good eggs fill.

story catching-up
grade 8
english gb
v = 40, 50, 60, 80
u = 75, 90, 100, 110, 120
need u > v + 10
m = 20..60 by 10
g = 3..9
k = 11..18
need v * m % 60 == 0
body A lorry with {k} crates on board leaves the depot at {v} km an hour. {m} minutes later a car sets out after it with the papers that the driver forgot, going {u} km an hour.
ask How far from the depot is the lorry when the car sets out? => v * m / 60
ask By how many kilometres does the car come closer to the lorry in an hour? => u - v
ask How many hours after setting out does the car reach the lorry? => v * m / 60 / (u - v) decimal
ask How far from the depot does the car reach the lorry? => v * m / 60 / (u - v) * u
ask How many kilometres apart are lorry and car {g} minutes after the car sets out? => v * m / 60 - (u - v) * g / 60 decimal
ask whole If a lorry drives at {v} km an hour and a car at {u} km an hour in the opposite direction from the same place, how far apart are they after {m} minutes? => (v + u) * m / 60

story ticket-inspector
grade 5
n = 140..260 by 10
a = 3..8
b = 70..110
f = money 40..60 by 10
w = 11..25
need n > b + 20 + w
body An inspector checked {n} passengers on the evening tram. {b} of them had monthly passes, {w} had tickets for a day, {a} had no ticket at all and paid a fine of {f}, and the rest had single tickets.
again On the evening tram {n} passengers were checked. {a} of them were without a ticket, which meant a fine of {f} each; {w} had day tickets and {b} monthly passes. All the others held single tickets.
ask How many passengers had single tickets? {body} => n - b - w - a
again How many of the people checked held a ticket for just a single ride?
ask How much money was collected in fines? => a * f
again What sum did those without a ticket pay altogether?
ask How many of the passengers were riding with a valid ticket of some kind? => n - a
again All but a few had what they needed. How many passengers had a valid ticket?
ask How many more passengers had a monthly pass than a day ticket? => b - w
again Of passes for a month and tickets for a day, the passes were more frequent. By how many?

story street-sweeper
grade 7
english gb
v = 5, 6, 8
w = decimal 1.5..2.5 by 0.5
h = 2..4
l = 35..60 by 5
k = 200..400 by 50
body The street sweeper moves at {v} km an hour and cleans a strip {w} m wide. It works {h} hours before breakfast, and its water tank of {k} litres is enough for {l} km.
ask How many kilometres does it sweep before breakfast? => v * h
ask How many square metres of street does it clean in an hour? => v * 1000 * w
ask Determine how many square metres are clean by breakfast. => v * h * 1000 * w
ask How many more kilometres can it go on its full tank after breakfast, if it started with a full one? => l - v * h decimal

story bus-depot
grade 3
b = 22..40
o = 9..16
r = 2..5
c = 3..6
h = 45..60
need b > o + r + 2
body At the depot there is space for {h} buses. The company owns {b}. This morning {o} are out on the road, {r} are being repaired, and the others stand ready. {c} mechanics are at work.
ask How many buses stand ready? {body} => b - o - r
ask How many spaces would be free if all the company's buses were at the depot? => h - b
ask How many spaces are free this morning, when only the buses that are ready or being repaired are there? => h - (b - o)
ask whole A bus company owns {b} buses; {r} of them are being repaired and {o} are out. If each of the remaining buses gets a pair of new mirrors, how many mirrors are needed? => (b - r - o) * 2

story luggage-trolley
grade 4
n = 6..9
w = 14..21
s = 3..5
l = 150..250 by 10
p = 30..55
k = 4..12
need n * w + k < l
body At the station a porter puts {n} suitcases of {w} kg each onto a trolley. It can carry {l} kg and weighs {p} kg itself. He also adds a box weighing {k} kg, for which there is a tip of {s} coins.
again A trolley weighing {p} kg can be loaded with {l} kg. The porter's load is a box of {k} kg and {n} suitcases, {w} kg each; {s} coins are his tip for the box.
ask How heavy is what the porter puts on the trolley? => n * w + k
again What does the porter's load weigh?
ask How many more kilograms may be put on the trolley? => l - (n * w + k)
again By how many kilograms is the load below the limit?
ask What do the trolley and its load weigh together? => p + n * w + k
again The porter pushes trolley and load. How heavy are they in all?
ask How much heavier are all the suitcases than the box? => n * w - k
again By how much does the weight of the suitcases exceed that of the box?

story ten-speed
grade 2
A = girl
B = boy
s = 21..38
k = 3..9
m = 11..19
need s > m + 2
body {B} rides {m} minutes to school. On foot, the way takes {A} {s} minutes. They live {k} blocks apart.
ask How many minutes longer than {B} is {A} on the way? => s - m
ask How many minutes does {B} spend riding to school and back again? => m * 2
ask How many minutes longer does {A} need for the way to school and home than {B}? => s * 2 - m * 2
ask whole If {A} walks {s} minutes to school and {s} minutes home on each of five days, how many minutes is that? => s * 2 * 5

story lorry-convoy
grade 6
english gb
n = 4..8
l = 14..18
g = 40..60 by 5
v = 60, 72, 90
x = 20..27
body {n} lorries drive one behind another on the motorway. Every lorry is {l} metres long, and the drivers keep a distance of {g} metres. They go {v} kilometres an hour, with {x} tonnes of sand in each.
again On the motorway a convoy of {n} lorries goes {v} kilometres an hour. The lorries measure {l} metres each, carry {x} tonnes of sand apiece, and the gap from each to the next is {g} metres.
ask How long is a convoy of lorries from the front of the first to the back of the last? {body} => n * l + (n - 1) * g
again Measured from its very front to its very back, what is the length of the convoy?
ask How many metres does the convoy travel in a minute? => v * 1000 / 60
again What distance, in metres, does each lorry cover every minute?
ask How many kilograms of sand does the convoy carry? => n * x * 1000
again Altogether, how many kilograms of sand are on the road with these lorries?
ask If a lorry turns off at the end of the convoy, how many metres shorter does the convoy become? => l + g
again The last lorry leaves the motorway. By how many metres does the convoy shrink?

story barge-of-bikes
grade 5
a = 120..240 by 20
r = percent 15, 20, 25, 30, 35, 40
b = 18..40
c = 5..11
p = money 60..95 by 5
x = money 40..55 by 5
body From the {a} bicycles that arrive on a ship, {r} are for children. {b} of the bicycles for adults are black, and the rest of those are red. Every bicycle has {c} gears and costs the shop {p}.
ask How many of the bicycles are for children? => r / 100 * a
ask How many red bicycles for adults are there? => a - r / 100 * a - b
ask What did the shop pay for the black bicycles? => b * p
ask whole If {r} of {a} bicycles are for children, how many wheels do the bicycles for adults have? => (a - r / 100 * a) * 2
ask whole Determine how much a shop pays for {a} bicycles if {r} of them are for children and these cost {x} each, while each of the others costs {p}. => r / 100 * a * x + (100 - r) / 100 * a * p

story tunnel-of-trucks
grade 4
english us
A = woman
m = 22..35
f = 41..60
s = 3..9
k = 11..20
g = 12..19
need m * 5 > f
body In the last five working days {A} drove her snow plow {m} miles each day; on Saturday she added {f} miles. The plow burns {g} gallons of fuel a day on weekdays and {s} gallons on a Saturday. She is paid for {k} hours of overtime.
again {A} plowed snow for {f} miles on Saturday and for {m} miles on each of the five days before. Fuel came to {s} gallons on the Saturday and to {g} gallons a day on the others.
ask How far did {A} plow altogether? {body} => m * 5 + f
again Weekdays and Saturday together, what distance did she plow?
ask How much fuel did the plow burn over these days? => g * 5 + s
again All in all, how many gallons did it need?
ask How much more fuel did it burn from Monday to Friday than on Saturday? => g * 5 - s
again By how many gallons was the fuel for the weekdays above Saturday's?
ask Find the difference between the distance for the weekdays and that for Saturday. => m * 5 - f
again How many more miles did she plow on the weekdays than on Saturday?

story bus-driver-change
grade 4
english us
A = boy
f = 85..95 by 5
c = 2..3
q = 3..5
d = 4..6
k = 11..40
need q * 25 + d * 10 > f + 5
body The fare on the ferry is {f} cents. {A} finds {q} quarters, {d} dimes and {c} nickels in {A.his} jacket, and {k} passengers are already on board.
ask How many cents does {A} find? => q * 25 + d * 10 + c * 5
ask How many cents are left when the fare has been paid? => q * 25 + d * 10 + c * 5 - f
ask How many cents are the quarters worth? => q * 25
ask How many dollars did the passengers who were already on board pay altogether? => k * f / 100 decimal
ask whole Work out how many cents you have left from {q} quarters and {d} dimes after buying a ticket for {f} cents. => q * 25 + d * 10 - f

story bike-courier-average
grade 7
A = person
a = 18..24
b = 25..31
c = 32..38
d = 40..46
t = 50..60
k = 6..9
body On a bike {A} brings parcels to customers: {a} on Monday, {b} on Tuesday, {c} on Wednesday and {d} on Thursday. For Friday there are {t} on the list. {A.He} starts at {k} in the morning.
again The list for Friday has {t} parcels. On the days before, {A} delivered {a}, {b}, {c} and {d} parcels by bike, Monday's number first. Each day begins at {k} in the morning.
ask What is the average number of parcels per day from Monday to Thursday? => (a + b + c + d) / 4
again Calculate the mean number of deliveries over the days up to Thursday.
ask When Friday's list is done too, what is the average for all the days? => (a + b + c + d + t) / 5
again What will be the daily average from Monday to Friday?
ask By how much is Friday's number above the average of the days before? => t - (a + b + c + d) / 4
again How far does Friday's list lie above the mean of the days up to Thursday?
ask How many more parcels did {A} bring on Tuesday and Wednesday together than on Monday? => b + c - a
again Take Tuesday and Wednesday as a pair. How many more parcels than on Monday were delivered then?

story shelter-glass
grade 6
english us
h = decimal 2.1..2.5 by 0.2
w = decimal 3.2..4.8 by 0.4
d = decimal 1.2..1.6 by 0.2
p = money 40..70 by 5
n = 6..15
x = money 80..110 by 10
body The back wall of a bus shelter is a sheet of glass {w} m wide and {h} m high. Its two side walls are {d} m wide and equally high. Glass costs {p} a square meter, and the town needs {n} shelters.
ask What is the area of the back wall? => w * h
ask How many square meters of glass does a shelter need for its walls? => w * h + 2 * d * h decimal
ask What does the glass for a shelter's back wall cost? => w * h * p
ask How long is a strip of tape that runs once around the edges of the back wall? => (w + h) * 2
ask whole Calculate the price of a sheet of glass {w} m wide and {h} m high at {p} a square meter with {x} for putting it in. => w * h * p + x

story carpool
grade 5
english us
A = woman
n = 3..5
g = money 36..60 by 6
t = money 12..24 by 2
k = 21..45
m = 7..9
need (g + t) % (n + 1) == 0
body {n} neighbors share {A's} car to work, paying nothing the first week. After that {A} divides the cost evenly among all who sit in the car, herself included: {g} a week for gas and {t} a week for tolls. The way is {k} miles long.
again After a free week, everyone in {A's} car pays the same: {A} and the {n} neighbors who drive the {k} miles to work with her. Each week gas comes to {g} and tolls come to {t}.
ask How much is each person's part per week? => (g + t) / (n + 1)
again What does every one of them pay for a week?
ask What do {A's} neighbors pay altogether for a week in the car? {body} => (g + t) / (n + 1) * n
again How much money does {A} collect from the neighbors each week?
ask How much less does {A} pay for a week than if she drove alone? => g + t - (g + t) / (n + 1)
again Sharing is cheaper for {A} than driving alone. By how much per week?
ask How many miles does the car go on the way to work and home in {m} days? => k * 2 * m
again {m} days of driving to work and back: how many miles are they?

story speed-limit-fine
grade 8
english gb
l = 50, 60, 80
v = 90..110
f = money 3..5
b = money 25..45 by 5
d = percent 20, 25, 40, 50
A = man
body {A} was caught driving at {v} kilometres an hour where {l} are allowed. The fine is {b} plus {f} for every kilometre an hour above the limit. Whoever pays within a week gets {d} off the total.
again Whoever drives too fast pays {b}, and {f} more for each kilometre an hour over the limit; the total is reduced by {d} when it is paid within a week. {A} drove at {v} where the limit was {l}.
ask How much is {A's} fine before any reduction? => b + f * (v - l)
again Without the reduction, what does {A} owe?
ask What does {A} pay if he pays within a week? => (b + f * (v - l)) * (100 - d) / 100
again {A} pays on the third day. How much is it?
ask How much is saved by paying early? => (b + f * (v - l)) * d / 100
again By what amount does quick payment lower the fine?
ask By how much was {A} too fast, in kilometres an hour? => v - l
again How far above the limit was his speed?

story rental-van
grade 6
english gb
A = woman
p = money 35..55 by 5
m = money 0.2..0.5 by 0.1
d = 2..4
k = 120..260 by 10
f = 50..100 by 10
g = money 30..60 by 5
need k > f
body To move house {A} rents a van for {d} days. It costs {p} a day; {f} kilometres are free, and every further kilometre costs {m}. {A} drives {k} kilometres and brings the van back with an empty tank, for which {g} is charged.
ask What does she pay for the days alone? => d * p
ask How much is charged for the kilometres beyond the free ones? => (k - f) * m
ask How much is {A's} bill in the end? => d * p + (k - f) * m + g
ask With a full tank and only the free kilometres driven, how much less would the bill have been? => (k - f) * m + g
ask whole Find the cost of renting a van for a week at {p} a day and driving {k} kilometres, of which {f} are free and the others cost {m} each. => 7 * p + (k - f) * m

story tricycle-taxi
grade 1
a = 3..9
b = 2..6
c = 11..16
d = 2..5
need a > d + 1
body {c} taxis wait at the station. {a} of them are yellow and the others are blue. {b} dogs run past.
again The taxis at the station are yellow or blue. There are {c}, and {a} are yellow. {b} dogs run by.
ask How many taxis are blue? {body} => c - a
again What is the number of blue taxis?
ask {d} yellow taxis drive away. How many taxis still wait? => c - d
again When {d} of the yellow taxis have left, how many taxis are still at the station?
ask {d} yellow taxis drive away. How many yellow ones are left at the station? => a - d
again How many yellow taxis remain when {d} of them have left?
ask Each blue taxi takes two people. How many people ride in blue taxis? => (c - a) * 2
again Two people get into every blue taxi. How many people is that?

story first-and-second-stop
grade 2
english us
A = woman
x = 5..12
y = 3..9
z = 15..28
k = 31..55
g = 4..10
body {A} drives a small bus. At the harbor {x} people got off and {y} got on, and then there were {z} people on the bus. The trip takes {k} minutes.
again There were {z} people on {A's} small bus after the harbor, where {y} people got on and {x} got off. The trip takes {k} minutes.
ask How many people were on the bus before the harbor? => z - y + x
again With how many people did the bus come to the harbor?
ask Next comes the zoo, where {g} people get off. How many stay on the bus? => z - g
again At the zoo {g} people leave the bus. How many ride on?
ask At the zoo {g} people get off and nobody gets on. How many fewer people are on the bus than before the harbor? => z - y + x - (z - g)
again After the zoo, where {g} people left and nobody came, by how many was the number on the bus smaller than before the harbor?

story harbour-notice
grade 3
english gb
a = money 4..6
c = money 2..3
d = money 1.5..2.5 by 0.5
n = 2..4
m = 5..9
x = money 50
A = man
need (n + 1) * a > m * c + d; (n + 1) * a + m * c + d < 49
body "Adults {a}, children {c}, dogs {d}," says a notice at the pier. {A} gets on the boat with {n} other adults, {m} children and a dog, and pays with {x}.
ask How many people are on the boat with {A}? => n + m
ask How much do the tickets for the children cost? => m * c
ask What is the price for the whole group with the dog? => (n + 1) * a + m * c + d
ask How much does {A} get back? => x - ((n + 1) * a + m * c + d)
ask By how much are the adults' tickets dearer than the children's and the dog's together? => (n + 1) * a - (m * c + d)

story rush-hour
grade 7
english gb
b = 240..480 by 40
i = percent 25, 50, 75
c = 30..60 by 10
s = 8..15
m = 5..7
body On ordinary mornings {b} commuters take the first tram from Ashby. When the motorway is closed, {i} more come, and the tram company adds carriages for {c} passengers each. The line has {s} stops and runs {m} days a week.
again The line from Ashby has {s} stops and is open {m} days a week. Its first tram usually carries {b} commuters; with the motorway closed there are {i} more of them, and carriages are added, each for {c} passengers.
ask How many commuters take the first tram when the motorway is closed? => b + i / 100 * b
again The motorway is closed. What is the number of commuters on the first tram?
ask How many carriages must be added for the extra commuters? => i / 100 * b / c
again Find the number of carriages that the additional commuters fill.
ask The motorway is closed on two mornings of a week. How many commuters take the first tram in that week? => m * b + 2 * (i / 100 * b)
again In a week with two such mornings, how many commuters are carried by the first tram?
ask How many commuters does the first tram carry in a week without any closure? => m * b
again All the mornings of a week are ordinary ones. How many commuters is that for the first tram?

story monthly-riders
grade 8
english us
n = 400..800 by 40
d = percent 5, 10, 15, 20
u = percent 25, 30, 40, 50
p = money 2, 2.5, 3
k = 14..32
need n * d % 100 == 0
body Last year an average of {n} people a day rode the harbor boat at {p} each. This year the price was raised by {u}, and {d} fewer people come. The boat has {k} life rings.
ask How many people a day ride the boat this year? => n - d / 100 * n
ask What is the new price of a ride? => p + u / 100 * p
ask How much does the boat take on an average day this year? => n * (100 - d) / 100 * p * (100 + u) / 100
ask By how much have the takings of an average day grown since last year? => n * (100 - d) / 100 * p * (100 + u) / 100 - n * p
ask whole Work out what a boat takes in a week on which {n} people a day ride at {p} each, after {d} of the money has gone to the city. => n * p * 7 * (100 - d) / 100

story pit-stop
grade 5
english us
A = man
w = 8..14
n = 4..6
m = 85..115 by 5
c = 20..35
body Driving an old steam engine, {A} must stop for water after every {w} miles. Each stop takes {c} minutes and {m} gallons. The railroad museum is at the end of the line, right after the last of {n} stretches of {w} miles.
ask How long is the line? => n * w
ask With no stop at either end of the line, how many gallons are taken in on the way? => (n - 1) * m
ask There is no stop for water at the ends of the line. How many minutes are spent on stops in a trip there and back? => (n - 1) * c * 2
ask How many quarts of water does the engine use per mile if a stop's water lasts for one stretch exactly? => m * 4 / w decimal

story van-and-car-boxes
grade 4
english gb
A = boy
v = 14..24
c = 4..7
n = 2..3
b = 90..140 by 2
k = 8..13
need b > n * (v + c) + 5
body We are moving! {b} boxes have to go to the new flat. On every trip the van takes {v} boxes and Uncle Jo's car {c}. {A} has packed {k} of the boxes alone.
again For our move {b} boxes must be driven to the new flat. {v} of them fit into the van and {c} into Uncle Jo's car on each trip. {k} were packed by {A} alone.
ask How many boxes do van and car move together on a single trip? => v + c
again If both vehicles go once, how many boxes reach the flat?
ask Both drive {n} times. How many boxes have then still to be moved? => b - n * (v + c)
again After {n} full trips of both vehicles, how many boxes are waiting?
ask How many boxes were not packed by {A}? => b - k
again Other people packed the rest. How many boxes did they pack?
ask In {n} trips each, how many more boxes does the van move than the car? => n * (v - c)
again {n} times both vehicles go. By how many boxes does the van beat the car?

story old-and-new-train
grade 6
english gb
h = 3..4
m = 20..50 by 10
r = 15..35 by 5
p = money 35..55
n = 7..12
x = percent 10, 20, 40
A = woman
w = 5..6
body With the old trains the journey from Marden to Selby lasted {h} hours and {m} minutes. The new trains are {r} minutes quicker and have {n} carriages. A ticket used to be {p} and is now {x} dearer.
again A ticket from Marden to Selby was {p} until the new trains with their {n} carriages came; now the price is {x} higher. The journey, once {h} hours and {m} minutes long, has become {r} minutes shorter.
ask How many minutes does the journey last with the new trains? => h * 60 + m - r
again For how many minutes do passengers sit in a new train?
ask What does a ticket cost now? => p + x / 100 * p
again Give the present price of a ticket.
ask {A} makes the journey there and back every week. How many minutes of her time are saved in {w} weeks? => r * 2 * w
again Every week {A} goes there and back. How many minutes does she save in {w} weeks?
ask By how much has the price for a couple who travel there and back gone up? => x / 100 * p * 2 * 2
again A couple goes there and returns. How much more than before do they pay in all?

story model-boats-pond
grade 3
english gb
A = girl
B = boy
s = 40..75 by 5
t = 20..35
l = 6..9
k = 3..5
body On the park pond {A's} toy boat needs {s} seconds to cross. {B's} boat needs {t} seconds. The pond is {l} metres wide, and today each boat crosses {k} times.
again {k} times today each of two toy boats crosses the pond, which is {l} metres wide. A crossing takes {B's} boat {t} seconds but {A's} boat {s}.
ask How far does each boat travel today, in centimetres? => k * l * 100
again Find the distance covered by {A's} boat today. Give it in centimetres.
ask How many seconds longer than {B's} boat does {A's} boat spend crossing today? => k * (s - t)
again Adding up the crossings of today, by how many seconds was {A's} boat slower?
ask How many seconds does {A's} boat spend crossing today? => k * s
again All the crossings of {A's} boat are timed. How many seconds do they make up?

story paper-round
grade 4
english gb
A = boy
n = 45..80 by 5
m = 12..25
p = 8..12
k = 13..16
need k > p + 1
g = 2..5
body Each weekday {A}, aged {k}, delivers the paper to {n} houses and gets {p} pence for each. On Saturdays it is {m} houses more. On a bad day {g} customers complain.
ask How many papers does {A} deliver on a Saturday? => n + m
ask How many papers does {A} deliver from Monday to Saturday? => n * 5 + (n + m)
ask What does {A} earn for a weekday, in pounds? => n * p / 100
ask whole A paper boy is paid {p} pence for every house, and he visits {n} houses on each of five weekdays. How many pounds does he earn? => n * p * 5 / 100 decimal
ask whole How many pounds does a boy earn in four weeks if he brings papers to {n} houses every weekday, from Monday to Friday, for {p} pence a house? => n * p * 5 * 4 / 100

story traffic-count
grade 4
A = girl
B = boy
a = 40..70
k = times 2..3
b = 5..12
c = 80..120 by 5
h = 15..30 by 5
need a % k == 0
body For a project {A} and {B} stand at a crossing for {h} minutes. {A} counts {a} cars, which is {k} as many as the bicycles. {B} counts {b} buses and {c} people on foot.
again {B's} list shows {c} people on foot and {b} buses. On {A's} list there are {a} cars, {k} as many as bicycles. The children have counted for {h} minutes.
ask How many bicycles has {A} counted? => a / k
again Find the number of bicycles on {A's} list.
ask How many cars, bicycles and buses did {A} and {B} count? {body} => a + a / k + b
again Leaving out the people on foot, how many vehicles did the two of them count?
ask How many more people on foot than bicycles came by? => c - a / k
again By how many did people walking outnumber the bicycles?
ask If traffic stays the same, how many people on foot would be counted in an hour? => c / h * 60 count
again At the same rate, how many people would walk past in an hour?
ask whole If {c} people walk past in {h} minutes, how many people walk past in two hours at the same rate? => c / h * 60 * 2 count
again whole In {h} minutes {c} people walk past a crossing. At this rate, work out how many do so in two hours.

story sail-repair
grade 8
english us
b = decimal 3..6 by 0.5
h = 6..9
r = percent 20, 25, 40
p = money 18..30 by 2
n = 12..16
body The sail of an old cargo boat is a triangle {h} m high with a base of {b} m. Sailcloth costs {p} a square meter, the sailmaker adds {r} to the price of the cloth for the work, and {n} sailors are waiting for it.
ask Find the area of the sail. {body} => b * h / 2
ask How much does the cloth for the sail cost? => b * h / 2 * p
ask What does the finished sail cost, work included? => b * h / 2 * p * (100 + r) / 100
ask How much does the sailmaker charge for the work? => b * h / 2 * p * r / 100

story bus-lane-trees
grade 6
english gb
l = 240..480 by 24
s = 8, 12
w = 3..4
p = money 45..75 by 5
g = 5..9
k = 14..29
body A new bus lane is to be {l} metres long and {w} metres wide. On each side a tree will be planted every {s} metres, beginning {s} metres from the start. Trees cost {p} each; {g} gardeners plant them, {k} on the first day.
again {g} gardeners will plant trees along both sides of a new bus lane, the first {s} metres from its start and every {s} metres from there. {k} trees, at {p} apiece, are planted on the first day. The lane measures {l} metres by {w}.
ask How many trees will there be on both sides together? => l / s * 2
again Count the trees on either side of the lane. How many of them are planned in all?
ask What do all the trees cost? => l / s * 2 * p
again How much must be paid for the trees on both sides?
ask How many trees have still to be planted after the first day? => l / s * 2 - k
again The first day is over. How many trees are not yet in the ground?
ask How many square metres does the bus lane cover? => l * w
again Calculate the area of the lane in square metres.

story toy-garage
grade 1
A = boy
n = 6..10
m = 2..5
k = 11..15
d = 2..4
need m > d; n > m + 1
body {A} has a toy garage. {n} cars are on the top floor, and {m} cars are on the ground floor. {k} more cars are in a box.
again In a toy garage stand {n} cars at the top and {m} cars at the bottom. The box beside it has {k} cars in it. They all belong to {A}.
ask How many cars are in the garage? => n + m
again How many cars stand at the top and at the bottom together?
ask How many toy cars does {A} have? => n + m + k
again In the garage and in the box, how many cars are there?
ask {A} takes {d} cars away from the ground floor. How many cars are still in the garage? => n + m - d
again {d} cars leave the garage from the ground floor. How many cars stay in it?

story three-buses
grade 2
english gb
A = woman
n = 12..18
m = 3..7
k = 20..28
body A small bus can take {n} children. {A} has {k} boys and {m} girls waiting for buses.
again {m} girls and {k} boys are waiting with {A}. Each small bus has places for {n} children.
ask Three small buses come. How many children can ride in them? => 3 * n
again How many places do three small buses have?
ask How many children are waiting? => k + m
again Boys and girls together, how many are waiting with {A}?
ask Three small buses come and take all the children. How many places are empty? => 3 * n - (k + m)
again If all the children get into three small buses, how many places are not used?
ask One small bus drives off full. How many children are still waiting? => k + m - n
again How many of the children are left when one bus is full and has gone?

story rowing-boats
grade 1
english us
n = 5..9
m = 10..15
k = 2..4
d = 2..4
body On the lake there are {n} red boats and {m} green boats. {k} ducks swim behind them.
ask How many boats are on the lake? => n + m
ask {d} of the red boats go home. How many red boats are still on the lake? => n - d
ask How many more green boats than red boats are there? => m - n

story train-of-bricks
grade 2
english us
A = girl
w = 5..8
k = 4
e = 11..19
d = 2..3
body {A} builds a train with {w} wagons. She puts {k} bricks in every wagon. She has {e} more bricks on the floor.
again The train that {A} builds has {w} wagons and carries {k} bricks in each. {e} other bricks are on the floor.
ask How many bricks are in the train? => w * k
again How many bricks does the train carry?
ask How many bricks does {A} have in all? => w * k + e
again Count the bricks in the train and on the floor. How many are there?
ask {A} takes {d} wagons off. How many bricks does the train carry now? => (w - d) * k
again If the train had {d} wagons fewer, how many bricks would it carry?
ask {A} builds a second train just like it, with its own bricks. How many bricks are in both trains? => 2 * w * k
again Two such trains are built. How many bricks do they carry together?

story walk-or-ride
grade 2
english gb
A = person
B = person
n = 14..19
m = 5..9
d = 3..4
h = 6..8
body Walking to school takes {A} {n} minutes. By bus it takes only {m} minutes, but {A} must first wait {d} minutes for the bus. {B} is {h} years old and always walks.
again {A} can walk to school in {n} minutes. Or {A.he} can wait {d} minutes for the bus and then ride for {m} minutes. {B}, aged {h}, goes on foot.
ask How many minutes does {A} need by bus with the waiting? => m + d
again Waiting and riding together, how many minutes does it take?
ask How many minutes does {A} save by taking the bus? => n - (m + d)
again Even with the wait, the bus is quicker than walking. By how many minutes?
ask On Monday {A} walks to school and back home. How many minutes is that? => 2 * n
again How many minutes does {A} spend walking there and back?

story bike-bells
grade 1
b = 8..13
k = 3..6
h = 14..19
need b > k + 1
body {b} bikes stand by the school. {k} of them have a bell. There are {h} helmets on the wall.
again By the school there are {b} bikes and {h} helmets. Only {k} bikes have a bell.
ask How many bikes have no bell? => b - k
again How many of the bikes are without a bell?
ask How many wheels do the bikes with a bell have? => k * 2
again Count the wheels of the bikes that have a bell. How many are there?
ask The children who have a bell on their bikes ride home. How many wheels stay by the school? => (b - k) * 2
again All the bikes with a bell are gone. How many wheels are left by the school?
ask How many more helmets than bikes are there? => h - b
again There are fewer bikes than helmets. How many fewer?

story ferry-queue
grade 5
n = 60..170
m = 14..26
t = 22..38
body {n} cars are waiting for the ferry. It takes {m} cars at a time and is back for the next cars after {t} minutes. No more cars join the queue.
again A ferry has room for {m} cars and comes back every {t} minutes. In front of it stand {n} cars, and then the road is closed.
ask How many times must the ferry cross to take all of the cars over? => roundup(n / m)
again After how many crossings from this side has the last car left?
ask How many times does it leave this side with no room for another car? => whole(n / m)
again It always takes as many cars as it can. How many times does it leave full?
ask How many cars are on the last ferry, when all the others were full? => remainder(n / m)
ask How many minutes after the first ferry does the last one leave with cars? => (roundup(n / m) - 1) * t
ask How many cars are still waiting when the ferry has left for the first time? => n - m
ask How many more cars could the last ferry have taken, if all before it were full? => m - remainder(n / m)
again All ferries but the last are full. How much room is left on the last, counted in cars?

story tram-and-bus-together
grade 6
A = boy
a = 6, 8, 9, 10, 12
b = 14, 15, 16, 18, 20
t = 21..50
body At the market square a tram leaves every {a} minutes and a bus every {b} minutes. At noon a tram and a bus leave together. {A} comes to the square {t} minutes after noon.
again Trams leave the market square every {a} minutes, buses every {b} minutes. Both leave at noon. It is {t} minutes later when {A} arrives.
ask In how many minutes after noon do a tram and a bus next leave together? => lcm(a, b)
again How many minutes pass from noon until both leave at the same time again?
ask How many minutes ago did the last tram leave when {A} arrives? => remainder(t / a)
again {A} has missed a tram. By how many minutes?
ask How many minutes must {A} wait for the next bus? => b - remainder(t / b)
ask How many trams have left since noon when {A} arrives, if the one at noon is not counted? => whole(t / a)
ask How many more minutes lie between two buses than between two trams? => b - a

story removal-van
grade 5
A = woman
n = 90..210
m = 22..36
d = 7..18
k = 40..65
body {A} is moving house with {n} boxes, {k} of them full of books. Her van holds {m} boxes, and the new flat is {d} km away.
again The new flat is {d} km from the old. {A} has packed {n} boxes, and {k} of these hold books. {m} boxes fit into her van.
ask How many times must she load the van to move all the boxes? => roundup(n / m)
again What is the smallest number of loads that is enough?
ask How many kilometres does she drive with boxes in the van? => roundup(n / m) * d
ask How many times is the van quite full, if {A} always loads as much as she can? => whole(n / m)
ask How many boxes are in the last load, if all the others were full? => remainder(n / m)
again The van was full each time but the last. How many boxes did it carry then?
ask How many boxes do not have books in them? => n - k
ask How many loads would she need for the books alone? => roundup(k / m)

story timber-truck
grade 5
A = man
n = 150..390
w = 14..29
l = 900..1400 by 50
body {A's} truck may carry {l} kg. He is to take {n} planks of {w} kg each to a building site.
again {n} planks have to go to a building site, and each weighs {w} kg. {A} may put {l} kg on his truck.
ask How many planks can he load at most? => whole(l / w)
again What is the largest number of planks that the truck may carry at a time?
ask How many kilograms may still be added when no further plank is allowed? => remainder(l / w)
ask How many trips does {A} have to make? => roundup(n / whole(l / w))
again After how many trips with planks is the last of them on the site?
ask How many kilograms do all the planks weigh? => n * w
ask How many planks does {A} take on the last trip, if his truck was loaded to the limit on the others? => remainder(n / whole(l / w))

story rails-for-the-line
grade 6
english gb
g = 4..9
u = 3..8
v = 3..8
n = g * u
m = g * v
p = money 18..33
body Two old rails of {n} m and {m} m are cut into pieces for fences. All pieces are to be of the same length, and nothing may be left over. A cut costs {p}.
again A workshop cuts up a rail of {n} m and a rail of {m} m. It wants pieces of equal length without any waste, and it charges {p} for a cut.
ask How long can the pieces be at most, in metres? => gcd(n, m)
again What is the greatest possible length of a piece, in metres?
ask How many of the longest possible pieces do the two rails give? => (n + m) / gcd(n, m)
ask How many metres of rail are there in all? => n + m
ask What does it cost to cut the rails into the longest possible pieces? => (n / gcd(n, m) - 1 + m / gcd(n, m) - 1) * p

story tyre-rotation-checks
grade 6
A = woman
a = 6, 8, 9, 10, 12
b = 14, 15, 16, 18, 20, 21
k = 60..95
body At the depot a bus is washed every {a} days and has its brakes tested every {b} days. Today both are done. {A} will drive this bus for the next {k} days.
again Today {A's} bus was washed, and its brakes were tested. The first is done again every {a} days, the other every {b} days. {A} drives the bus {k} more days.
ask In how many days are both done on the same day again? => lcm(a, b)
again How many days is it until the next day with both a wash and a test?
ask How many times will the bus be washed in the next {k} days? => whole(k / a)
ask On the last of the {k} days, how many days ago were the brakes last tested? => remainder(k / b)
ask How many brake tests are done from now until both fall on the same day again, that day included? => lcm(a, b) / b
ask How many more days lie between two brake tests than between two washes? => b - a

story cable-car-cabins
grade 5
A = man
n = 100..260
m = 8..15
t = 4..7
p = money 6..9 by 0.5
body {n} hikers want to go up the mountain. Every cabin of the cable car takes {m} people, and a cabin leaves every {t} minutes. {A} sells the tickets at {p} each.
again A ticket for the cable car is {p}, and {A} sells them. Every {t} minutes a cabin with room for {m} people leaves. There are {n} hikers in the queue.
ask How many cabins are needed to bring all the hikers up? => roundup(n / m)
again In how many cabins is there room for everybody?
ask How many cabins leave with every place taken, if they are filled in turn? => whole(n / m)
ask How many hikers sit in the last cabin, if the others are full? => remainder(n / m)
again Each cabin is filled before the next. How many people does the last one carry?
ask How many minutes pass between the first cabin and the last one that is needed? => (roundup(n / m) - 1) * t
ask How much money does {A} take from the hikers? => n * p

story two-ways-to-the-airport
grade 5
A = woman
n = 4..9
p = money 14..36
q = money 38..66
s = 3..4
t = 35..55
need n > s
body {A's} group of {n} people wants to get to the airport. The train costs {p} for each of them and takes {t} minutes. A taxi costs {q} and takes at most {s} of them.
again By train it is {t} minutes to the airport, for {p} a person. A taxi, in which {s} people have room, is {q}. There are {n} people in {A's} group.
ask How many taxis would the group need? => roundup(n / s)
again All go by taxi. What is the smallest number of taxis that will do?
ask How much would the group pay for taxis? => roundup(n / s) * q
ask How much does the cheaper way cost the group? => min(n * p, roundup(n / s) * q)
again They choose the way that costs less. What do they pay?
ask How much would the dearer way cost them in all? => max(n * p, roundup(n / s) * q)
ask What do the train tickets cost together? => n * p

story gondola-boats-on-the-lake
grade 3
A = man
n = 33..88
m = 4..7
p = money 8..15
body {A} lends boats on a lake. A boat holds {m} people and costs {p} an hour. A party of {n} people comes to the lake.
again A party of {n} people wants to go on the lake for an hour. {A} has boats for {m} people, which cost {p} an hour.
ask How many boats do they need? => roundup(n / m)
again Everybody wants to be in a boat. How many boats must {A} make ready?
ask How many boats can be filled to the last place? => whole(n / m)
ask How many people must go in a boat that is not full, if all the others are? => remainder(n / m)
again The people fill boat after boat. How many of them are in the last?
ask How much do the boats that they need cost for an hour? => roundup(n / m) * p
again What does the party pay {A} for an hour on the lake?
ask How many people can {k} boats carry? => k * m
k = 8..13

story two-cyclists-laps
grade 6
A = girl
B = boy
a = 40, 42, 45, 48, 50, 54
b = 56, 60, 63, 70, 72, 75, 80
t = 400, 500, 600, 700, 800
l = 250, 300, 350
need lcm(a, b) < 700
body {A} and {B} start side by side on a cycling track of {l} m. {A} needs {a} seconds for a lap, {B} needs {b} seconds, and both ride for {t} seconds.
again A lap of the track is {l} m. {B} rides it in {b} seconds and {A} in {a} seconds. They start together and stop after {t} seconds.
ask After how many seconds are both at the starting line at the same time again? => lcm(a, b)
again In how many seconds do they next cross the starting line together?
ask How many complete laps does {A} ride? => whole(t / a)
again How many times does {A} ride the whole lap?
ask For how many seconds has {B} been on his last lap when the ride ends? => remainder(t / b)
again How many seconds before the end does {B} cross the starting line for the last time?
ask How many laps has {A} ridden when they first cross the starting line together? => lcm(a, b) / a
ask How many metres has {B} ridden when he and {A} first cross the starting line together? => lcm(a, b) / b * l
english gb

story two-roads-to-the-coast
grade 5
A = man
a = 3..5
v = 62..84 by 2
b = 2..4
w = 88..116 by 2
c = money 6..9
need a * v != b * w; a > b
body There are two roads to the coast. On the old road {A} drives for {a} hours at {v} km an hour. On the new road he drives for {b} hours at {w} km an hour and pays a toll of {c}.
again {A} can drive to the coast on the new road in {b} hours at {w} km an hour, for a toll of {c}, or on the old road in {a} hours at {v} km an hour.
ask How many kilometres long is the shorter of the roads? => min(a * v, b * w)
again {A} wants to drive as few kilometres as possible. How many are they?
ask How many kilometres long is the longer of the roads? => max(a * v, b * w)
ask By how many kilometres do the roads differ? => max(a * v, b * w) - min(a * v, b * w)
again How many kilometres more is the longer road than the shorter?
ask How many hours does {A} save on the new road? => a - b
ask {A} goes there on the shorter road and comes back on the same. How many kilometres does he drive? => 2 * min(a * v, b * w)
english gb
