topic travel
english any

story coast-drive
grade 4
english gb
A = person
a = 210..290 by 5
b = 130..195 by 5
c = 300..390 by 5
g = 40..90 by 5
p = money 31..59
t = a + b + c + g
body Driving from the coast to the mountains, {A's} family covered {a} km on Friday, {b} km on Saturday and {c} km on Sunday. They spent {p} on snacks along the way, and the whole route is {t} km long.
again The route to the mountains is {t} km long. {A's} family did {a} km of it on Friday; on Saturday they managed {b} km, and on Sunday another {c} km. Snacks on the road came to {p}.
ask How far had they driven by Sunday night? => a + b + c
again What distance did the family cover over the weekend, Friday included?
ask What was the average distance they drove per day? => (a + b + c) / 3
again If the driving had been spread evenly over Friday, Saturday and Sunday, how far would they have gone each day?
ask By how much was the Sunday stretch shorter than the other two stretches together? => a + b - c
again How much farther did the family get on Friday and Saturday together than on Sunday?
ask On Monday they finish the trip. How many kilometres are left for that day? => t - (a + b + c)
again How many kilometres does the family still have to go after Sunday?

story waterfall-trail
grade 3
english gb
A = girl
d = decimal 2.5..6.5 by 0.5
w = 3..8
n = 14..25
body The trail from the car park to the waterfall is {d} kilometres long. {A} has walked it there and back {w} times this year, together with a club of {n} hikers.
ask How far is a single walk to the waterfall and back? => d * 2
ask How many kilometres has {A} walked on this trail so far this year? => d * 2 * w decimal
ask If every one of the club's hikers goes to the waterfall and back just once, how many kilometres do they walk in total? => n * (d * 2) decimal
ask whole A signpost says that the waterfall is {d} kilometres away. How many metres is that? => d * 1000

story hotel-stay
grade 5
english us
A = woman
n = 3..9
p = money 60..95 by 5
b = money 8..14
t = money 2..4 by 0.5
g = 20..35
body {A} books a room at the Lakeside Hotel for herself and her mother. The room costs {p} a night, breakfast is {b} per person, and the city asks each guest for a tax of {t} a night. They stay for {n} nights. The hotel has {g} rooms.
ask Breakfast is served to both of them every morning of the stay. What do all their breakfasts cost? => n * 2 * b
ask What is the total bill if they take breakfast each morning and pay the tax? => n * (p + 2 * (b + t))
ask {A} pays for the room and her mother pays the tax for both. How much more does {A} pay? => n * p - n * 2 * t
ask whole A room costs {p} a night and breakfast {b} per person. What do a mother and her daughter pay for {n} nights, breakfast for both included? => n * (p + 2 * b)
ask whole Determine what a week in a hotel costs two people if the room is {p} a night and each of them pays {b} for breakfast every morning. => (p + 2 * b) * 7

story postcards-home
grade 2
english gb
A = boy
n = 11..20
m = 3..6
g = 2..5
need n > m + g + 2
body During the holidays {A} bought {n} postcards. {A.He} sent {m} to {A.his} cousins and {g} to {A.his} neighbours.
again {n} postcards were in the packet that {A} bought on holiday. {m} of them went to cousins, and {A.his} neighbours got {g}.
ask How many postcards did {A} post altogether? {body} => m + g
again How many cards has {A} written and sent?
ask How many postcards did {A} have left? => n - m - g
again {A} keeps the rest of the postcards. How many does {A.he} keep?
ask How many more postcards went to cousins than to neighbours? => m - g
again What is the difference between the number of cards for cousins and the number for neighbours?

story suitcase-limit
grade 5
english gb
A, B = rucksack, suitcase | holdall, trunk | backpack, suitcase
w = decimal 6.5..9.5 by 0.5
v = decimal 16.5..20.5 by 0.5
l = 30..32
e = money 9..15
g = decimal 6..9.5 by 0.5
need w + v < l; w + v + g > l + 1
body At the check-in desk the clerk weighs two pieces of luggage. The {A} weighs {w} kg and the {B} weighs {v} kg. Together they may weigh {l} kg at most; later, at the gate, every extra kilogram would cost {e}.
again A passenger may check in {l} kg of luggage. On the scales are a {B} of {v} kg and {a A} of {w} kg. Anything over the limit is charged at {e} a kilogram.
ask How heavy are the two pieces together? => w + v
again What do both bags weigh in all?
ask How many kilograms may the traveller still add before the limit is reached? => l - (w + v) decimal
again How many kilograms of the allowance have not been used?
ask What is the weight of the {A} in grams? => w * 1000
again If the scales showed grams, what would they show for the {A}?
ask Nothing is added at the desk, but {g} kg of presents go into the {A} before the gate. What must be paid there? => (w + v + g - l) * e
again Before going to the gate, the traveller packs presents of {g} kg. How much does the extra weight cost?

story night-train
grade 6
english gb
h = 6..9
m = 15..55 by 5
s = 5..9
w = 3..6
c = 10..14
q = 30..58 by 2
x = 2..4
z = 20..29
body The night train to the capital takes {h} hours and {m} minutes. On the way it stops at {s} stations and waits {w} minutes at each of them. It has {c} carriages with {q} places in each.
ask How many minutes does the whole journey take? => h * 60 + m
ask For how many minutes is the train actually moving? => h * 60 + m - s * w
ask Find the greatest number of passengers that can travel on the train at the same time. => c * q
ask On Friday every place is taken except for {x} in each carriage. How many passengers travel on Friday? => c * (q - x)
ask The train makes the journey there and back without waiting at any station. How many minutes is it under way? => (h * 60 + m - s * w) * 2
ask whole Calculate the number of passengers on a train with {c} carriages of {q} places each when {x} places in every carriage are empty and {z} more passengers stand in the aisles. => c * (q - x) + z

story lake-cyclist
grade 4
english gb
A = girl
B = boy
v = 12..16
u = 17..22
h = 2..5
x = 11..17
g = 6..9
body {A} and {B} are cycling on the road along a very long lake. {A}, who is {x} years old, rides at {v} km an hour. {B} rides at {u} km an hour, and after {h} hours they both take a rest.
again {h} hours after the start, {A} and {B} stop for a rest. {B} has been riding at {u} km an hour and {A}, aged {x}, at {v} km an hour.
ask They set off together and ride the same way. How far ahead is {B} when they stop? => (u - v) * h
again They left the same place at the same time in the same direction. By how much does {B} lead at the rest?
ask They set off from the same spot in opposite directions. What length of road lies between them at the rest? => (v + u) * h
again If they left one place and rode away from each other, how far apart along the road are they by then?
ask How many kilometres do the two cover together every minute? => (v + u) / 60 decimal
again By how many kilometres does the sum of their distances grow in a minute?
ask After the rest they go on as before for {g} hours, both in the same direction as from the start. How far ahead of {A} is {B} in the end? => (u - v) * (h + g)
again When the rest is over they ride another {g} hours in the same direction as before, having set out together. What lead has {B} then?

story camping-budget
grade 5
english gb
A = man
p = money 9..16
c = money 4..7
n = 4..8
k = 2..5
f = money 38..64
e = money 250..400 by 10
x = money 2.5..4.5 by 0.5
body {A} goes camping with {k} children for {n} nights. The campsite charges {p} a night for the tent with one adult and {c} a night for each child. {A.He} has set {e} aside for the holiday and has already spent {f} on a new gas cooker.
again For a camping holiday {A} put {e} aside, of which {f} went on a gas cooker. {A.He} and {k} children want to stay {n} nights on a site where a tent with one adult is {p} a night and every child {c} a night.
ask How much is the campsite bill for the whole stay? => n * (p + k * c)
again What will {A} be charged when they leave the site?
ask How much of the holiday money remains after the cooker and the campsite are paid? => e - f - n * (p + k * c)
again Once the cooker and all the nights have been paid for, what is left of the savings?
ask Work out how much more the cooker costs than a single night for all of them. => f - (p + k * c)
again The cooker was dearer than a night's stay. By how much?
ask {A} also pays {x} for each child to go swimming. With what sum does he come home, after the cooker, the campsite and the pool? => e - f - n * (p + k * c) - k * x
again The pool takes {x} from each child and nothing from {A}. After cooker, nights and pool, how much of the savings is not spent?

story saving-for-rome
grade 4
english us
A = person
s = money 50..75 by 5
g = money 30..75 by 5
f = money 480..590 by 10
need s * 12 + g > f + 20
h = 45..69
body To see Rome next spring, {A} saves {s} a month for a whole year. Grandma, who is {h}, adds {g}, and the flight will cost {f}.
again Rome is where {A} wants to go next spring. {A.He} sets aside {s} every month of the year and gets {g} from Grandma. A seat on the plane is {f}.
ask How much will {A} have saved by the end of the year without Grandma's gift? => s * 12
again Leaving the gift out, how much money does {A} put aside in the year?
ask How much spending money remains once the flight is paid? => s * 12 + g - f
again After buying the plane ticket, what sum does {A} have for Rome?
ask If the saving went on for two years instead, how much would {A} have, gift included? => s * 12 * 2 + g
again With two years of saving and the gift, how much money would there be?

story castle-tickets
grade 3
english gb
A, B = boy / boys, dungeon / dungeons | niece / nieces, tower / towers | grandchild / grandchildren, garden / gardens
p = money 11..17
c = money 4..9
n = 2..6
y = 510..890
t = money 80, 100
g = money 1.5..3.5 by 0.5
x = 2..3
body A castle that is {y} years old charges {p} for an adult and {c} for a child. Mr and Mrs Diaz visit it with {n} {As} and pay with {t}.
ask How much do the two grown-ups pay? => 2 * p
ask What do the tickets for the whole party cost? => 2 * p + n * c
ask How much change do they get? => t - (2 * p + n * c)
ask On Mondays every ticket is {g} cheaper. What would the whole party have paid on a Monday? => 2 * (p - g) + n * (c - g)
ask whole If {n} {As} pay {c} each to see a castle and {x} adults pay {p} each, how much change is there from {t}? => t - (n * c + x * p)

story souvenir-shop
grade 4
english us
A = girl
thing, other = fridge magnet, key ring | snow globe, poster | shell necklace, bracelet
p = money 2.25..4.75 by 0.25
q = money 1.5..3.5 by 0.5
n = 3..6
m = 2..5
b = money 40, 50
body "One {thing} is {p}, and {a other} is {q}," says the lady in the souvenir shop. {A} takes {n} {things} and {m} {others} and hands over {b}.
ask What does {A} pay in all? => n * p + m * q
ask How much money does {A} get back? => b - n * p - m * q
ask Had {A} bought only the {things}, how much change would she have been given? => b - n * p
ask {body} What would {A} have paid for just two of each kind? => (p + q) * 2

story plane-seats
grade 4
r = 20..34
s = 6, 8
e = 7..19
b = 12..40 by 2
w = 2..5
f = fraction 1/2, 1/3, 1/4
g = 3..5
body A plane has {r} rows of {s} seats. On the flight to Oslo {e} seats stay empty, {b} passengers are children, and {w} pilots sit in the cockpit.
again {e} seats are empty on the plane to Oslo, which has {r} rows with {s} seats each. Among its passengers are {b} children. In front sit {w} pilots.
ask How many passengers are on the plane to Oslo? {body} => r * s - e
again How many of the seats are taken?
ask How many of the passengers are grown-ups? => r * s - e - b
again All the passengers who are not children are adults. How many adults are on board, leaving out the pilots?
ask {f} of the rows lie behind the wings. How many seats are there behind the wings? => f * r * s
again How many seats are behind the wings if {f} of all the rows are found there?
ask Next week, {g} fewer seats stay empty, and the number of children does not change. How many of next week's passengers are grown-ups? => r * s - (e - g) - b
again A week later the plane has the same number of children on board, but {g} fewer empty seats than today. How many adults does it carry then?

story map-scale
grade 6
english gb
s = 2..5
a = decimal 3.5..8.5 by 0.5
b = decimal 9.5..14.5 by 0.5
v = 4..6
A = boy
body On {A's} walking map, a centimetre stands for {s} kilometres. The path from Elm Farm to the chapel measures {a} cm on the map; from the chapel on to the summit it is {b} cm.
again {A} looks at a map with a scale of {s} kilometres to the centimetre. Between Elm Farm and the chapel the path is {a} cm long, and between the chapel and the summit {b} cm.
ask How far is it really from Elm Farm to the chapel? => a * s
again What is the true distance between Elm Farm and the chapel?
ask Work out the real length of the way from Elm Farm to the summit by the chapel. {body} => (a + b) * s
again A walker goes from Elm Farm past the chapel and up to the summit. How far does the walker go?
ask How much longer, in real life, is the second part of the path than the first? => (b - a) * s
again What is the true difference between the lengths of the two parts?
ask If {A} walks {v} kilometres an hour, how long does {A.he} need from the chapel to the summit? => b * s / v
again {A} can do {v} kilometres an hour. How many hours will the way from chapel to summit take {A.him}?

story oncoming-cars
grade 7
english gb
v = 55..75 by 5
u = 80..100 by 5
h = 2..4
d = (v + u) * h
g = 21..44
b = 4..9
body At the same moment a van with {b} parcels leaves Eastham for Norwold and a car leaves Norwold for Eastham, on the same road. The van does {v} km an hour and the car, which {g}-year-old Ada drives, {u} km an hour. The towns are {d} km apart.
again The road between Eastham and Norwold is {d} km long. A car starts from Norwold at {u} km an hour just when a van starts from Eastham at {v} km an hour; each is bound for the other's town.
ask After how many hours do they meet? => d / (v + u)
again How many hours pass before the vehicles come face to face?
ask By how many kilometres does the gap between them shrink in an hour? => v + u
again In an hour, how many kilometres do the vehicles come closer to each other?
ask At what distance from Eastham do they meet? => d / (v + u) * v
again How far has the van come when it meets the car?
ask How far apart are they an hour after starting? => d - (v + u)
again When an hour has gone by, what length of road is still between them?
ask whole Two cars start towards each other from towns that are {d} km apart. If they drive at {v} km an hour and {u} km an hour, how many minutes pass before they meet? => d / (v + u) * 60
again whole Calculate after how many minutes two cars meet that start at the same time from places {d} km apart, one driving at {u} km an hour and the other at {v} km an hour.

story hostel-beds
grade 3
n = 4..9
b = 4, 6, 8
m = 3..7
s = 2, 3
f = 3..16
p = money 16..22
q = money 25..34
need n * b > f + 4; s != b
body The Old Mill Hostel has {n} rooms with {b} beds each and {m} smaller rooms with {s} beds each. Tonight {f} guests are staying. The kitchen closes early.
again Tonight {f} people sleep at the Old Mill Hostel. It offers {n} rooms with {b} beds in each and {m} small rooms, each with {s} beds.
ask How many beds are there in the hostel? => n * b + m * s
again How many guests would fill every bed?
ask How many beds of the Old Mill Hostel stay empty tonight? {body} => n * b + m * s - f
again How many of the beds will nobody sleep in?
ask All of tonight's guests are put in the bigger rooms. How many beds in those rooms are free? => n * b - f
again If only the larger rooms are used tonight, how many of their beds are not taken?
ask A night costs {p} a bed in the bigger rooms and {q} in the smaller ones. How much does the hostel earn when it is full? => n * b * p + m * s * q
again Guests in the bigger rooms pay {p} for a bed, the others {q}. What is taken on a night when every bed is used?

story phone-photos
grade 2
english us
A = girl
B = boy
n = 24..48
m = 13..22
d = 3..11
g = 6..12
body {A} took {n} photos at the beach. Her brother {B}, aged {g}, took {m}, but {d} of those came out blurred.
again {B}, who is {g}, and his sister {A} were at the beach with their cameras. {B} has {m} pictures, {d} of them blurred; {A} has {n}.
ask How many photos did they take in all? => n + m
again What is the total number of pictures the two of them have?
ask How many more photos did {A} take than {B}? => n - m
again {B} took fewer pictures than {A}. How many fewer?
ask {B} deletes the blurred ones. How many photos can they now show their parents? => n + m - d
again Without the blurred pictures, how many do {A} and {B} have together?
ask whole If {A} takes {n} photos and {B} takes {m} and each of them deletes {d}, how many photos do they have together? => n + m - 2 * d
again whole Find out how many pictures are left when a girl with {n} pictures and a boy with {m} both delete {d} of them.

story city-bus-tour
grade 5
p = money 14..19
c = money 6..9
a = 18..32
k = 8..15
s = 50..64 by 2
w = 5..9
r = 2..4
need s > a + k + 2
body On the red sightseeing bus an adult pays {p} and a child {c}. This morning {a} adults and {k} children ride round the city; the bus has {s} seats and makes {w} stops.
ask How much money does the morning ride bring in? => a * p + k * c
ask How many seats on the bus were not used this morning? => s - (a + k)
ask By how much do the adults' fares exceed the children's fares on this ride? => a * p - k * c
ask The bus makes {r} such rides a day with the same numbers of people. What does it take in a week? => (a * p + k * c) * r * 7
ask whole Work out how much a bus company earns in a week from a daily tour with {a} adults at {p} and {k} children at {c}. => (a * p + k * c) * 7

story paris-croissants
grade 3
english gb
A = woman
n = 2..4
g = 5..8
p = money 1.2..1.9 by 0.1
j = money 2.75..4.25 by 0.25
m = 11..20
x = money 50, 100
body For breakfast in Paris, {A} fetches {n} croissants for each of the {g} people in the flat, which is up {m} steps. A croissant costs {p}, and she also buys a jar of apricot jam for {j}.
ask How many croissants does {A} bring home? => n * g
ask How much do the croissants cost? => n * g * p
ask What does she pay at the bakery altogether? => n * g * p + j
ask She pays with {x}. How much change does she get? => x - (n * g * p + j)

story ridge-altitude
grade 6
english us
a = 2100..2900 by 50
u = 1150..1650 by 50
d = 320..690 by 10
h = 3..5
k = 15..24
A = person
t = a + u + h * 400
body {A} starts a climb at {a} feet above sea level. {A.He} goes up {u} feet to a pass, down {d} feet to a hut, and sleeps there with {k} other hikers. The summit lies {t} feet above sea level.
again From the hut where {A} sleeps, a pass can be seen; coming down from it meant losing {d} feet. Reaching the pass had meant gaining {u} feet from a starting point {a} feet above sea level. {t} feet is the height of the summit.
ask At what height is the hut? => a + u - d
again How many feet above sea level will {A} spend the night?
ask How many more feet must {A} climb from the hut to the summit? => t - (a + u - d)
again From the hut, how many feet of climbing remain?
ask How many yards lower is the hut than the pass? => d / 3 decimal
again Give the drop from the pass to the hut in yards.
ask On the way back {A} goes down from the summit to the hut and then up to the pass. How many feet of climbing and descending is that? => t - (a + u - d) + d
again Going back over the hut, {A} reaches the pass from the summit. Add up the feet down and the feet up: how many are there?

story airport-queue
grade 4
english gb
n = 96..180 by 12
g = 4, 6
m = 3..8
c = 7..15
x = 24..96 by 6
body {n} travellers are waiting at passport control. {g} desks are open, and each of them lets {m} people through every minute. {c} families have small children.
ask How many people are still waiting after two minutes? => n - g * m * 2
ask How many people can be let through passport control in an hour? {body} => g * m * 60
ask A flight of {x} more people joins the queue. How many minutes do the open desks need for everybody? => (n + x) / (g * m)

story train-delay
grade 4
english gb
b = 35..55 by 5
d = 6..19
c = 25..45 by 5
w = 8..14
A = girl
x = 2..5
need d < w
body According to the timetable, the first train takes {b} minutes to Millford, where {A} has {w} minutes to change. The second train needs {c} minutes from Millford to the coast. Today the first train loses {d} minutes on the way.
ask How long should the whole trip take by the timetable, with the change? => b + w + c
ask If the second train leaves on time, how many minutes of today's trip does {A} spend on the trains? => b + d + c
ask How many minutes longer does the first train take than the second one today? => b + d - c
ask By the timetable the journey home is {x} minutes quicker. How many minutes should the trip there and back take? => (b + w + c) * 2 - x

story hill-and-valley
grade 7
A = girl
v = 3, 4
u = 5, 6
a = 2..4
b = 3..5
x = v * a
y = u * b
p = 20..45 by 5
body Going uphill {A} walks {v} km an hour, and on level paths {u} km an hour. Today's route has {x} km of climbing and then {y} km along a level valley. {A} also rests for {p} minutes at the top.
again Today's route starts with {x} km uphill and ends with {y} km on the level. {A} manages {v} km of climbing an hour; in the valley {A.he} covers {u} km an hour. There is a rest of {p} minutes in between.
ask How many hours does {A} spend walking? => x / v + y / u
again How many hours is {A} on {A.his} feet, leaving out the rest?
ask Counting the rest, how many minutes pass from start to finish? => (x / v + y / u) * 60 + p
again How many minutes does the outing take, rest included?
ask What is the length of the whole route? => x + y
again How far does {A} go today?
ask How many hours longer does the valley take than the climb? => y / u - x / v
again The climb is quicker than the valley. By how many hours?

story swapped-shells
grade 3
english us
A = boy
B = girl
n = 15..40
g = 4..9
k = times 2..4
h = 2..9
need n > g + 6
body {A} came home from the beach with {n} shells and gave {g} of them to a friend. {B} has {k} as many shells as {A} has now. They stayed at the beach for {h} days.
again After {h} days at the beach, {n} shells lay in {A's} bucket. {g} went to a friend, and now {B} owns {k} as many as {A}.
ask How many shells does {A} have now? => n - g
again How many shells stay with {A}?
ask How many shells does {B} own? => (n - g) * k
again Find the number of shells in {B's} collection.
ask {A} and {B} put their shells into a single big box. How many are in the box? => (n - g) * k + (n - g)
again When {A} and {B} pool what they have, how many shells are there?
ask How many more shells has {B} than {A} now? => (n - g) * k - (n - g)
again By how many does {B's} collection beat the shells that {A} kept?

story desert-camels
grade 6
english gb
c = 6..12
w = 25..40 by 5
d = 5..9
b = 15..24
u = 22..38
x = 2
need c * w > u * d + 10; (c * w) % b == 0
body A caravan of {c} camels sets out across the desert. Each camel carries {w} litres of water, {b} people travel along, and altogether they use {u} litres a day for {d} days.
ask How much water is left when all those days are over? => c * w - u * d
ask If the water were shared out equally among the people at the start, how many litres would be for each? => c * w / b
ask Find how much water the whole caravan uses in a week. => u * 7
ask whole If {c} camels carry {w} litres of water each and {b} people drink {x} litres a day apiece, how much water is left after a week? => c * w - b * x * 7

story car-spotting
grade 1
english us
A = girl
r = 6..9
w = 2..5
l = 10..14
body From the back seat {A} counts cars. {A.He} sees {r} red cars, {w} white cars and {l} blue cars before lunch.
again Before lunch, {w} white cars, {r} red cars and {l} blue cars went past the window where {A} sat counting.
ask How many cars does {A} count before lunch? => r + w + l
again By lunch, how many cars has {A} counted in all?
ask How many more blue cars than red cars were there? => l - r
again The blue cars beat the red ones by how many?
ask How many cars that were not blue did {A} see? {body} => r + w
again Leave out the blue cars. How many cars are there?

story hotel-towels
grade 4
r = 14..30
t = 3, 4, 5
s = 11..24
d = 2..9
f = fraction 1/2, 1/3, 1/4
need r * t > 2 * s
body Every one of the {r} rooms at the Palm Hotel gets {t} fresh towels a day. The laundry can wash {s} towels in a load, and the hotel has {d} cleaners.
ask How many towels does the Palm Hotel need in a week? {body} => r * t * 7
ask After two loads today, how many of the day's towels are still unwashed? => r * t - s * 2
ask Every day guests choose to keep {f} of their towels for a second day, so only the others are washed. How many towels are washed in a week? => (r * t - f * r * t) * 7

story odometer
grade 3
english gb
a = 12050..18900 by 50
b = 240..620 by 10
c = 45..110 by 5
x = 31..58
k = 3..6
body When the Bakers left home, the mileage counter in their car showed {a} kilometres. They drove {b} kilometres to the lake and {c} kilometres around it, then took the same road home. Mr Baker is {x}.
again The mileage counter stood at {a} kilometres when the Bakers left home. It is {b} kilometres to the lake, and around the lake they drove another {c} kilometres before going home by the same road.
ask What will the counter show when they are home again? => a + b * 2 + c
again Back at home they read the counter. What number do they see?
ask How long was the whole trip? => b * 2 + c
again How far did they drive on this outing, there, around the lake and back?
ask The Bakers go on the same outing {k} times this year. How many kilometres do they drive on these outings? => k * (b * 2 + c)
again {k} such outings are made this year. What distance is that altogether?

story island-ferry-fares
grade 5
A = man
p = money 7.5..12.5 by 0.5
c = money 18..26
n = 3..6
r = percent 10, 20, 25, 50
k = 18..35
body {A} takes the ferry to the island by car. The car costs {c}, and each of the {n} people inside needs a ticket at {p}. Off season, tickets for people are reduced by {r}. The crossing takes {k} minutes.
again To bring a car to the island costs {c} on the ferry, plus {p} for every person. {A} has {n} people in the car. Off season {r} is taken off the price of each person's ticket, but nothing off the car.
ask How much is the crossing in high season? => c + n * p
again Outside the cheap season, what does the ferry cost them?
ask By how much is a person's ticket reduced off season? => r / 100 * p
again How much cheaper is each person's ticket off season?
ask How much do they all save together by crossing off season? => n * p * r / 100
again They go off season. What do they save on their tickets all together?
ask What is the price of the crossing off season for all of them and the car? => c + n * p * (100 - r) / 100
again In the cheap season, how much would the same car and people cost?
ask whole How much does a ferry trip there and back cost for a car at {c} and {n} people at {p} each way? => (c + n * p) * 2
again whole On a ferry a car is {c} and a person {p} for each crossing. Find the price of going and returning with {n} people in a car.

story campground-pitches
grade 5
english gb
r = 5..9
p = 8..14
t = 4..7
c = money 16..27
e = 6..19
k = 40..75 by 5
body Sandy Bay campsite is laid out in {r} rows of {p} pitches. {e} pitches are closed for repairs, a pitch costs {c} a night, and the showers were rebuilt for {k} guests.
ask Every open pitch is taken tonight. How much does the campsite earn? => (r * p - e) * c
ask In a full week with all the open pitches taken, how much money comes in? => (r * p - e) * c * 7
ask How much money is lost each night because of the closed pitches? => e * c
ask With {t} people on each open pitch, how many campers are there tonight? => (r * p - e) * t
ask How many pitches can be let tonight? {body} => r * p - e
ask whole Determine how many tents fit on a campsite with {r} rows of {p} pitches if {e} pitches are closed and two tents fit on each of the others. => (r * p - e) * 2

story speed-in-tunnel
grade 7
english gb
l = 6..15 by 3
v = 45, 60, 90, 120, 180
w = 24..44
g = 3..7
body A tunnel under the strait is {l} km long. A shuttle goes through it at {v} km an hour with {w} cars on board, and then needs {g} minutes to unload.
again With {w} cars on board, a shuttle crosses a tunnel of {l} km at {v} km an hour. Unloading takes it another {g} minutes.
ask How many minutes does the shuttle need for the tunnel? => l / v * 60 count
again For how many minutes is the shuttle underground?
ask How many minutes after entering the tunnel is the last car on the road again? => l / v * 60 + g count
again From going in to the end of unloading, how many minutes pass?
ask How many kilometres does the shuttle travel in a minute? => v / 60 decimal
again What distance in kilometres does it cover every minute?
ask If it goes through and unloads and at once comes back the same way, with another unloading, how many minutes have gone by? => (l / v * 60 + g) * 2 count
again Counting both directions and an unloading at each end, how many minutes does a return trip last?

story guidebook
grade 4
english us
A = girl
n = 180..320 by 4
a = 24..60 by 2
d = 4..9
f = fraction 1/2, 1/4
p = money 9.5..16.5 by 0.5
body {A's} guidebook for Japan has {n} pages and cost {p}. {A.He} has read {a} pages, and {f} of the whole book is about Tokyo.
again Japan is the subject of a guidebook of {n} pages that {A} paid {p} for. {f} of all its pages deal with Tokyo. So far {A} has got through {a} pages.
ask How many pages are about places other than Tokyo? => n - f * n
again How many of the pages do not deal with Tokyo?
ask {A} wants to finish the book in {d} days. How many pages should {A.he} read each day? => (n - a) / d
again {d} days are left for reading the rest. If {A} reads equally much every day, how many pages a day are needed?
ask How many pages of the guidebook has {A} not read yet? {body} => n - a
again How many pages still lie ahead of {A}?
ask All the Tokyo pages lie among those that {A} has not read. How many unread pages are about other places? => n - a - f * n
again None of the Tokyo pages has been read. Leaving Tokyo out, how many pages must {A} still read?

story cable-car
grade 6
english gb
c = 40..80 by 10
m = 10, 12, 15, 20
p = money 12..18
q = money 5..8
k = 120..300 by 20
h = 3..7
f = fraction 1/2, 1/4
need 60 % m == 0; h * 60 / m * c > k
body A cable car with room for {c} people leaves the valley every {m} minutes. A ride up is {p}; for {q} more you may also ride down. Yesterday {k} people came for the sunrise.
ask How many people can go up in an hour? => 60 / m * c
ask How many people can be carried to the top in {h} hours? => h * 60 / m * c
ask All of yesterday's sunrise guests rode up and down. How much did they pay altogether? => k * (p + q)
ask Suppose {f} of the sunrise guests rode both ways and the others walked down. How much was taken? => k * p + f * k * q
ask whole Find the money taken in an hour if a cable car for {c} people leaves full every {m} minutes and each of them pays {p}. => 60 / m * c * p

story hotel-occupancy
grade 7
n = 120..300 by 20
r = percent 60, 65, 70, 75, 80, 85, 90
s = percent 20, 25, 30, 40, 50
p = money 72..118 by 2
f = 5..9
body The Grand Hotel, {f} floors high, has {n} rooms. In August {r} of them are taken every night, while in February only {s} are. A room costs {p} a night all year round.
again All year a night at the Grand Hotel costs {p} a room. Of its {n} rooms on {f} floors, {r} are occupied in August but just {s} in February.
ask How many rooms of the Grand Hotel are empty on a night in August? {body} => n - r / 100 * n
again On a night in August, how many rooms does nobody use?
ask How many more rooms are taken on an August night than on a February night? => (r - s) / 100 * n
again The number of used rooms drops from August to February. By how many rooms?
ask How much does the hotel earn from its rooms in a February week? => s / 100 * n * p * 7
again In February, what do the rooms bring in over a week?
ask How much do the guests pay for rooms on a single night in August? => r / 100 * n * p
again What are the hotel's takings from rooms on a night in August?

story canoe-river
grade 8
english us
v = 4..7
c = 2..4
h = 2..5
g = 14..28
A = boy
need v - c > 1
body In still water {A} paddles at {v} miles an hour. Today the current of the river adds {c} miles an hour on the way down and takes the same away on the way back. {A.He} paddles down the river for {h} hours with a cousin aged {g}.
ask How far down the river do they get? => (v + c) * h
ask For how long must {A} paddle to get back to the start? => (v + c) * h / (v - c)
ask At what speed does the canoe move against the current? => v - c
ask How much farther down the river do they get than they would get in still water in the same time? => (v + c) * h - v * h

story beach-towels
grade 2
A = woman
n = 4..9
t = 2..3
m = 13..20
b = 5..12
need n * t > m
body {A} runs a small hotel. She lays {t} beach towels in each of the {n} rooms; {m} towels are blue and the others are striped.
again In a small hotel {n} rooms get {t} beach towels each. {A}, who owns it, has {m} blue towels among them, and all the rest are striped.
ask How many beach towels does she lay out? => n * t
again How many towels are there in the rooms?
ask How many striped towels are there? => n * t - m
again How many towels are not blue?
ask {b} more rooms open in June and get the same number of towels each. How many towels are needed then? => (n + b) * t
again When {b} further rooms are opened, how many towels will all the rooms take?

story trail-markers
grade 5
english gb
l = 3..8
s = 50, 100, 125, 200, 250
p = 2..4
t = money 14..25
b = 6..13
body Volunteers mark a footpath of {l} kilometres. There is a post every {s} metres, starting {s} metres from the car park and ending at the lake. Every post gets {p} coats of paint, and a tin of paint costs {t} and is enough for {b} posts.
again A path of {l} kilometres leads from the car park to the lake. The first post stands {s} metres from the car park, the last at the lake, and the posts are {s} metres apart. Volunteers give each of them {p} coats of paint; a tin for {b} posts is {t}.
ask How many posts will mark the footpath? {body} => l * 1000 / s
again With how many posts do the volunteers mark the path?
ask How many coats of paint are put on in all? => l * 1000 / s * p
again Counting each coat on each post, how many coats are painted?
ask What is the distance in metres between the car park and the third post? => s * 3
again How many metres does a hiker walk from the car park to the third post?

story market-haggling
grade 6
A = woman
x = money 150, 200
r = percent 10, 20, 30, 40
c = money 8..14
n = 3..6
w = 11..30
p = money 40..80 by 5
body At the bazaar, {A} looks at a rug priced at {p} and at brass lamps priced at {c} each. The seller, who has had his stall for {w} years, takes {r} off the rug. She buys the rug and {n} lamps.
ask What does the rug cost after the reduction? => p - r / 100 * p
ask How much does she pay altogether? => p - r / 100 * p + n * c
ask What would the same things have cost without any reduction? => p + n * c
ask She gives the seller {x}. What change does she get? => x - (p - r / 100 * p + n * c)

story six-day-hike
grade 6
english us
A = person
a = 14..18
b = 19..24
d = 3..5
n = 12..13
w = 55..75
body On each of the first {d} days of a long-distance walk {A} covers {a} miles, and on each of the other days {b} miles. The walk takes {n} days, and {A.his} pack weighs {w} ounces more than planned.
again A long-distance walk takes {A} {n} days. At the beginning {A.he} walks {a} miles a day, for {d} days, and from then on {b} miles a day. On the scales the pack is {w} ounces heavier than planned.
ask On how many days does {A} walk the longer distance? => n - d
again For how many days does {A} do the greater number of miles?
ask How long is the whole walk? => d * a + (n - d) * b
again From start to finish, what is the length of the walk?
ask How many more miles would {A} have walked by going the longer distance every day? => n * b - (d * a + (n - d) * b)
again Had {A} done the greater distance on all the days, by how many miles would the total have grown?
ask whole How far does somebody walk who covers {a} miles a day for {d} days and {b} miles a day for a whole week after that? => a * d + b * 7
again whole Find the length of a walk that begins with {d} days of {a} miles each and goes on with a week of {b} miles a day.

story ski-passes
grade 5
english gb
d = money 34..48 by 2
w = money 180..215 by 5
n = 4..6
k = 3..5
h = 8..13
need d * 7 > w + 5
body A day pass for the ski lifts is {d} and a week's pass is {w}. {k} friends from the same school, whose youngest member is {h}, plan a holiday in the snow.
again The ski lifts sell passes for a day at {d} and for a week at {w}. {k} friends, none younger than {h}, are planning their winter holiday.
ask How much does a week's pass save somebody who would buy a day pass on every day of the week? => d * 7 - w
again If you ski on all the days of a week, how much cheaper is the weekly pass than daily ones?
ask How much do the friends save altogether if they ski every day of a week with weekly passes? => k * (d * 7 - w)
again All the friends choose the week's pass instead of daily ones for the whole week. What do they save together?
ask If each friend buys day passes for {n} days, what do they all spend? => k * n * d
again They ski for {n} days only, with day passes. How much do they pay together?

story luggage-belt
grade 3
english us
a = 45..70
b = 12..25
c = 5..11
d = 20..32
need a > b + d + c + 2
body {a} bags came off the plane from Lisbon. After ten minutes {b} bags had been taken off the belt, and in the next few minutes another {d}. {c} of the bags on the belt at the start were green.
ask How many bags are still going round? => a - b - d
ask How many bags have been picked up so far? => b + d
ask If none of the green bags has been collected, how many bags of other colors are still on the belt? => a - b - d - c
ask How many more bags were taken off in the next few minutes than in the first ten? => d - b

story pen-pal-ages
grade 4
A = girl
B = boy
x = 8..12
y = 3..6
k = times 3..5
t = 2..4
need (x + y) * k >= 55; (x + y) * k <= 78
body {A} is {x} and will visit her pen pal {B}, who is {y} years older. {B's} grandmother is {k} as old as {B}, and the flight takes {t} hours.
ask How old is {B's} grandmother? {body} => (x + y) * k
ask They all want to meet again in ten years. How old will {B's} grandmother be then? => (x + y) * k + 10
ask Determine the sum of the ages of the two pen pals. => x + (x + y)

story snack-train
grade 3
english us
A = boy
p = money 1.75..3.25 by 0.25
q = money 2..4.5 by 0.5
n = 2..4
b = money 20, 30
m = 12..40
body In the dining car, {m} minutes after leaving, {A} buys {n} bottles of juice at {p} each and a sandwich for {q}. {A.He} has {b} in {A.his} pocket.
again {A} went to the dining car {m} minutes into the trip, with {b}. A bottle of juice was {p} there and a sandwich {q}; {A.he} wanted {n} bottles and just a single sandwich.
ask How much does {A} pay for the juice? => n * p
again What do the bottles come to?
ask How much money does {A} have left after shopping? => b - n * p - q
again What remains in {A's} pocket?
ask Three friends, {A} among them, share the cost of the juice and the sandwich evenly. How much is each share? => (n * p + q) / 3
again The whole bill is split into three equal parts, and {A} pays just one of the parts. How much is it?

story parade-of-boats
grade 1
english us
n = 3..9
m = 11..18
w = 2..5
body {n} big boats and {m} small boats sail past the hotel. {w} of the small boats have red sails.
again Past the hotel sail {m} small boats, {w} with red sails, and {n} big ones.
ask How many boats sail past the hotel? {body} => n + m
again Big or small, how many boats go by?
ask How many small boats do not have red sails? => m - w
again How many of the small boats have sails of another kind?
ask How many fewer big boats than small boats are there? => m - n
again There are more small boats than big ones. How many more?

story exchange-students
grade 4
english gb
s = 18..34 by 2
f = 4..9
p = money 45..85 by 5
t = 3..5
h = 2..6
need s % h == 0
body For the school exchange {s} pupils travel to Lyon with {t} teachers. The coach seats cost {p} for each traveller, and the pupils are to live in host families, {h} pupils in each.
again {s} pupils and {t} teachers go to Lyon on a school exchange. Families there each take in {h} of the pupils. For every traveller a seat on the coach comes to {p}.
ask How many host families does the school exchange need? {body} => s / h
again How many families in Lyon must open their homes?
ask What does the coach cost for everybody? => (s + t) * p
again How much is paid for all the seats on the coach?
ask The school pays for the teachers and {f} of the pupils. How much do the other pupils pay altogether? => (s - f) * p
again {f} pupils travel at the school's expense, as do the teachers. What do the remaining pupils pay in total?

story layover
grade 6
english us
a = 2..4
b = 10..50 by 5
c = 75..165 by 5
d = 5..7
e = 15..40 by 5
k = 140..260 by 10
A = woman
body Flying to Lima, {A} first sits {a} hours and {b} minutes in a plane with {k} seats. The stopover lasts {c} minutes, and the second flight takes {d} hours and {e} minutes.
ask How many minutes does the first flight last? => a * 60 + b
ask How many minutes does {A} spend in the air? => a * 60 + b + d * 60 + e
ask How many minutes longer is the second flight than the first? => d * 60 + e - (a * 60 + b)
ask How many minutes pass between {A's} first take-off and the last landing? {body} => a * 60 + b + c + d * 60 + e
ask By how many minutes is the first flight longer than the stopover? => a * 60 + b - c
ask whole A flight of {d} hours and {e} minutes leaves {c} minutes late and lands without catching up. How many minutes after the planned start does it land? => d * 60 + e + c

story pool-perimeter
grade 5
english us
l = 20..32
w = 9..15
p = 4..6
t = money 11..19
h = 40..95
need (l + w) % 3 == 0
body The hotel pool is {l} feet long and {w} feet wide. A path {p} feet wide runs all round it, and a railing for the outer edge costs {t} a foot. The pool is cleaned for {h} guests a day.
again Around a hotel pool there is a path with a width of {p} feet. The pool itself is {w} feet wide and {l} feet long. On the outside of the path a railing is planned at {t} a foot.
ask Find the distance once around the water of the pool. {body} => (l + w) * 2
again How far is it around the pool, measured at the water?
ask How long is the pool together with the path at both ends? => l + p + p
again Measured over the path as well, what is the total length?
ask How many yards of tape are needed for a single line around the water? => (l + w) * 2 / 3 decimal
again In yards, how much tape goes around the edge of the water?
ask The path is measured too. What area do the pool and the path cover together? => (l + p * 2) * (w + p * 2)
again Find the area of the whole rectangle that is made up of the pool and its path.

story walking-tour-tips
grade 5
n = 12..25
p = money 8..13
c = money 4..6
k = 3..8
h = 2..4
g = money 35..60 by 5
x = money 11..24
need n > k + 4
body {n} people join a walking tour of the old town; {k} of them are children. Tickets are {p} for grown-ups and {c} for children, and the guide is paid {g} for the {h} hours.
ask What do all the tickets for the walking tour bring in? {body} => (n - k) * p + k * c
ask How much remains for the tourist office once the guide is paid? => (n - k) * p + k * c - g
ask How many grown-ups are on the tour? => n - k
ask How much more would the tickets have brought in if all the children had paid the price for grown-ups? => k * (p - c)
ask whole Calculate what a guide earns in a week if every day she leads a tour of {h} hours and is paid {x} an hour plus {g} for each tour. => (h * x + g) * 7

story bicycle-hire
grade 6
english gb
p = money 9..15
d = money 6..8
n = 3..6
b = 2..5
x = money 15..28
m = 11..24
body "A bike is {p} for the first day and {d} for every day after that," reads a board at the harbour, with {m} bikes lined up behind it. "Child seats: {x} per week."
again At the harbour {m} bikes wait for tourists. Keeping a bike costs {p} on the first day, then {d} on each further day. A child seat can be had for {x} a week.
ask What does a bike cost for a whole week? => p + (7 - 1) * d
again You take a bike and bring it back after a week. How much do you pay?
ask {b} friends each hire a bike for {n} days. How much do they pay together? => b * (p + (n - 1) * d)
again What is the hire for {b} bikes that are each kept for {n} days?
ask A father hires a bike with a child seat for a week. How much is that per day on average? => (p + (7 - 1) * d + x) / 7
again With a child seat, what is the average daily price of a bike that is kept for a week?
ask By how much is the first day dearer than any later one? => p - d
again How much less is asked for a later day than for the first?

story whole-quickies
grade 3
a = 24..48
b = 5..9
c = 11..19
d = 50..90 by 5
A = person
body The coach to Skyport holds {a} passengers and has {b} windows on each side. This morning it set off empty; {c} passengers got on at the market, and {A}, with {d} postcards to post, got on alone at the church.
again {A} was the only passenger to board the coach at the church, carrying {d} postcards; it had set off empty, and {c} others had boarded at the market. The coach, with {b} windows on either side, has room for {a}.
ask How many windows has the coach along its sides? => b * 2
again Count the windows on both sides. How many are there?
ask How many passengers were on board after the church? => c + 1
again With {A} on board, how many passengers did the coach carry?
ask How many places were still free when the coach drove on from the church? => a - c - 1
again After {A} had sat down, how many more passengers could have got in?
ask whole A coach holds {a} passengers, and {c} are on board. If {b} of them get out at the next stop and nobody gets in, how many places are free? => a - (c - b)
again whole Work out the number of free places on a coach for {a} passengers when {b} of the {c} people on board have got out.

story trek-rations
grade 6
english us
A = woman
n = 4..8
d = 6..12
o = 24..40 by 2
w = 2..3
x = 11..15
need n * d * o % 16 == 0
body For a trek of {d} days {A} plans {o} ounces of food a day for each of the {n} hikers. Three hikers have done the trek before, and the trail crosses {x} bridges.
ask How many pounds of food must the group carry at the start? => n * d * o / 16
ask Just before the trek {w} hikers drop out. How many ounces less food is needed for all the days together? => w * d * o
ask Everything is packed evenly into the hikers' bags at the start. How many pounds of food are in each bag? => d * o / 16 decimal
ask whole If {n} hikers each eat {o} ounces of food a day, how many pounds of food do they need for a week? => n * o * 7 / 16 decimal

story wrong-turn
grade 4
english gb
A = boy
a = 3..9
w = 2..5
t = 14..24
m = 10..13
need t > a + 2 * w
body We were hiking to a lake {t} km away. After {a} km {A} took us down a wrong path for {w} km, and we had to go back the same way to the fork before walking on to the lake. {m} of us had blisters.
again The lake lay {t} km from the start of our hike. At a fork after {a} km we turned the wrong way behind {A}, walked {w} km and came back to the fork. Then we went on to the lake, {m} of us with sore feet.
ask How far did we walk altogether to the lake? => t + w * 2
again What distance did we cover in the end on the way to the lake?
ask How far had we walked when we turned round on the wrong path? => a + w
again Measured along our way, how far had we come when we noticed the mistake?
ask How many kilometres had we still to go after coming back to the fork? => t - a
again From the fork, how many kilometres was it to the lake?
ask How many kilometres had we walked when we stood at the fork for the second time? => a + w * 2
again We reached the fork again. By then, how many kilometres were behind us?

story museum-group-rate
grade 7
english us
n = 25..45 by 5
p = money 12, 16, 20
r = percent 15, 20, 25, 30
g = money 40..90 by 5
k = 6..19
body A group of {n} tourists wants to see the aquarium. Single tickets cost {p}, but groups get {r} off, and a private guide would be {g}. Inside there are {k} tanks.
again The aquarium with its {k} tanks charges {p} for a ticket and takes {r} off for groups. A guide of one's own costs {g}. A party of {n} tourists arrives.
ask What does a ticket cost with the group reduction? => p - r / 100 * p
again At the group rate, how much is each ticket?
ask How much do the tourists save altogether by paying the group rate? => r / 100 * p * n
again What does the party save compared with single tickets?
ask With the group rate and the guide, how much does the group pay? => n * (p - r / 100 * p) + g
again The tourists pay the group rate and take the guide. What is the total?
ask If they take the guide and pay at the group rate, sharing all costs evenly, how much is it for each tourist? => p - r / 100 * p + g / n
again Everybody pays the group price and an equal part of the guide's fee. How much is that for each of them?
ask whole If {n} tourists pay {p} each minus a reduction of {r}, how much do they pay in all? => n * p * (100 - r) / 100
again whole Determine what {n} tickets at {p} come to when {r} is taken off.

story river-cruise-decks
grade 3
a = 22..40
b = 12..20
c = 3..8
g = 4..9
p = 30..55
need a + b > g * 3
body A river boat leaves the pier with {a} passengers on the lower deck and {b} on the upper deck. At the castle {c} passengers climb from the lower to the upper deck, and at the bridge {g} passengers leave the boat. The cruise takes {p} minutes.
ask How many passengers are on the lower deck after the castle? => a - c
ask How many passengers remain on board when the boat moves on from the bridge? => a + b - g
ask After the castle and before the bridge, how many more passengers are on the lower deck than on the upper one? => a - c - (b + c)

story coins-for-lockers
grade 5
english us
q = 3..6
n = 4..9
d = 2..7
k = 11..15
A = girl
body Lockers at the station in Fairview take quarters only. A small locker needs {q} quarters an hour. {A} has {n} dimes and {k} quarters in her purse, and {d} nickels in her coat.
ask How many cents does a small locker cost per hour? => q * 25
ask How many cents does {A} have altogether? => n * 10 + k * 25 + d * 5
ask How many cents would {A} have left from all her coins after paying for an hour? => n * 10 + k * 25 + d * 5 - q * 25
ask How many cents are the dimes and nickels worth together? => n * 10 + d * 5
ask whole Suppose that you have {n} dimes, {k} quarters and {d} nickels and a locker costs you {q} quarters. How many cents remain? => n * 10 + (k - q) * 25 + d * 5

story flight-fuel
grade 8
english us
d = 600..1500 by 100
v = 400..600 by 50
f = 3, 4, 5
p = 110..170 by 10
g = 120..380 by 20
need d * 60 % v == 0
body A small jet with {p} seats flies {d} miles at an average speed of {v} miles an hour, using {f} gallons of fuel for every mile. Getting up to height takes an extra {g} gallons.
again On a flight of {d} miles, a jet with {p} seats averages {v} miles an hour. It burns {f} gallons a mile, and {g} gallons on top of that for the climb.
ask How many minutes does the flight take? => d / v * 60 count
again For how many minutes is the jet in the air?
ask How many gallons of fuel does the flight need, climb included? {body} => d * f + g
again What is the fuel needed for the flight, climb included, in gallons?
ask If the flight were full, how many quarts of fuel would be used in all? => (d * f + g) * 4
again Give the fuel for the whole flight in quarts. How many are needed?
ask On the way, how many gallons does the jet use in an hour, leaving the climb out? => v * f
again Not counting the climb, how many gallons does it burn every hour?

story hiking-stick-discount
grade 6
english gb
A = man
s = money 24..36 by 2
b = money 60..110 by 5
r = percent 10, 20, 25, 50
t = money 200, 250
n = 2..4
m = 14..19
body In the sale at the mountain shop everything is {r} cheaper. Before the sale boots cost {b} a pair and a walking pole {s}. {A} has {t} and has walked {m} miles to get there.
ask How much does a pair of poles cost in the sale? => 2 * s * (100 - r) / 100
ask {A} buys boots in the sale and pays with all the money he has. What change is he given? => t - b * (100 - r) / 100
ask How much less do the boots and {n} poles cost together than before the sale? => (b + n * s) * r / 100
ask What do the boots cost in the sale? => b - r / 100 * b
ask whole Work out the price of a pair of boots at {b} and a pair of poles at {s} each when {r} is taken off everything. => (b + 2 * s) * (100 - r) / 100

story average-temperature
grade 6
english gb
a = 17..20
b = 21..24
c = 25..29
d = 12..15
e = 30..34
k = 35..60 by 5
body On our holiday in Crete I wrote down the temperature at noon: {a} degrees on Monday, {b} on Tuesday, {c} on Wednesday and {e} on Thursday. The sea was {d} degrees, and the beach was {k} metres from our door.
again Our door in Crete was {k} metres from the beach, where the sea was {d} degrees. At noon the thermometer said {a} on Monday; for the three days after that I noted {b}, {c} and {e}.
ask What was the average temperature at noon on these four days? => (a + b + c + e) / 4
again Find the mean of the noon temperatures from Monday to Thursday, four days in all.
ask By how much did the temperature at noon rise from Monday to Wednesday? => c - a
again Between Monday and Wednesday, how great was the rise at noon?
ask By how much was the mean of Monday and Tuesday above the temperature of the sea? => (a + b) / 2 - d
again Take the average of the noon readings for Monday and Tuesday. How much higher than the sea's temperature is it?

story sunscreen
grade 4
english gb
n = 4..6
m = 20..35 by 5
b = 200, 250, 400, 500
d = 5..9
p = money 6.5..9.5 by 0.5
k = 2..3
need n * m * d > b + 20
body Every day at the beach, each of the {n} of us uses {m} ml of sun cream. A bottle holds {b} ml and costs {p}, and the holiday has {d} beach days.
ask How much sun cream do we use in a day? => n * m
ask How many millilitres do we need for the whole holiday? => n * m * d
ask When a bottle has been used up, how many millilitres do we still need for the holiday? => n * m * d - b
ask How many millilitres are left in {k} bottles after the first day, if we began with full ones? => k * b - n * m
ask whole If {n} people each use {m} ml of sun cream daily, how many days does a litre last? => 1000 / (n * m)
ask whole Find the value of the sun cream that {n} people use up when each takes {m} ml on every one of {d} days and {b} ml are worth {p}. => n * m * d / b * p

story train-or-plane
grade 7
english gb
b = 70..110 by 10
c = 2..3
d = 5..7
p = money 79..120
q = money 45..70
n = 3..5
w = 25..55 by 5
need d * 60 > b + c * 60 + w + 5
body By air, the trip to Vienna means {b} minutes of flying, {c} hours at airports and {w} minutes on buses. By rail it takes {d} hours. A flight is {p}, and a train ticket is {q}.
again It is {d} hours by rail to Vienna for {q}. Those who fly pay {p}, sit {b} minutes in the plane and {w} minutes on buses, and spend {c} hours at airports.
ask How many minutes does the trip by air take altogether? => b + c * 60 + w
again Going by plane, how many minutes are you travelling?
ask By how many minutes is flying to Vienna quicker than going by train? {body} => d * 60 - (b + c * 60 + w)
again How many minutes does a passenger save by flying rather than taking the train?
ask A family of {n} goes by rail in both directions. How much less do they pay than for flying there and back? => n * (p - q) * 2
again {n} relatives all take the train there and back. What do they save compared with the same journeys by air?
ask How much do {n} friends pay for the flight there and the train back? => n * (p + q)
again {n} friends fly to Vienna and return by train. How much is that for all of them?
ask whole Work out how much two people spend who fly out at {p} each and come home by train at {q} each. => 2 * (p + q)
again whole A couple flies out for {p} a person and takes the train home for {q} a person. Find their total fare.

story carriage-groups
grade 2
A = woman
n = 20..40
g = 4..5
m = 2..7
need n % g == 0; n > m + 5
body {A} leads {n} scouts to the train. Scouts walk in rows of {g}. {m} scouts carry flags.
again {n} scouts march to the train behind {A}, {g} in every row. Flags are carried by {m} scouts.
ask How many rows of scouts are there? => n / g
again In how many rows do they march?
ask How many scouts do not carry a flag? => n - m
again All but the flag bearers have their hands free. How many scouts is that?
ask If each flag bearer had a flag in either hand, how many flags would there be? => m * 2
again How many flags are needed so that every flag bearer can hold a flag in each hand?

story souvenir-jar
grade 1
A = girl
a = 4..9
b = 2..5
c = 11..15
body {A} collects stones on trips. {A.He} found {a} at the lake and {b} on the mountain. At home there are {c} more in a jar.
ask How many stones did {A} find on {A.his} trips? => a + b
ask {A} puts all the stones into the jar. How many are in it then? => c + a + b
ask How many more stones were in the jar at first than {A} found at the lake? => c - a

story bunk-cabin
grade 1
n = 2..8
m = 9..12
k = 13..20
body In the cabin {n} children sleep in the top beds and {m} children in the bottom beds. There are {k} blankets.
again {k} blankets lie in a cabin where {m} children have bottom beds and {n} have top beds.
ask How many children sleep in the cabin? {body} => n + m
again Count the children in top and bottom beds. How many are there?
ask How many fewer children are in the top beds than in the bottom beds? => m - n
again More children sleep at the bottom than at the top. How many more?
ask Two more children join the others in the top beds. How many children sleep up there now? => n + 2
again When two other children move in at the top, how many sleep in the top beds?

story holiday-reverse
grade 8
english gb
A = person
g = money 12..28 by 2
f = fraction 1/2, 1/3, 1/4
r = money 30..60 by 5
k = 5..9
p = money 3..7
body On holiday {A} first spent {g} on a boat trip. Of what remained, {f} went on food. That left {r}, and at {k} o'clock on the last day {A.he} bought ice cream with {p} of it.
again {A} went on holiday with some money. A boat trip took {g}; then {f} of the remainder was spent on food, so that {r} was left over. {p} of that was for an ice cream at {k} o'clock on the last day.
ask How much had {A} before buying food? => r / (1 - f)
again What sum was there after the boat trip and before the food?
ask With how much money did {A} set out? => r / (1 - f) + g
again How much had {A} in the beginning?
ask How much did the food cost? => r / (1 - f) - r
again What did {A} spend on food?
ask How much money did {A} bring home, if nothing else was bought? => r - p
again With no other purchase, what was left in the end?

story city-pass
grade 4
english gb
p = money 29..36
m = money 9..12
t = money 2.5..3.5 by 0.5
n = 3..4
k = 3..6
x = 17..40
need n * m + k * t > p
body A city pass for {p} covers all museums and trams. Without it, a museum costs {m} and a tram ride {t}. Our hotel lies {x} minutes from the centre, and I plan to see {n} museums and take {k} tram rides.
again All museums and trams are free for holders of the {p} city pass; otherwise each museum is {m} and each ride by tram {t}. I have {n} museums and {k} tram rides on my list and a walk of {x} minutes to the centre.
ask How much would I pay for my plans without the pass? => n * m + k * t
again What do all the things on my list cost when paid one by one?
ask How much do I save with the pass? => n * m + k * t - p
again By how much is the pass cheaper for me?
ask How much do the museums alone cost without the pass? => n * m
again Without the pass, what would I spend on museums?
ask What do a museum visit and a tram ride there and back cost without the pass? => m + t * 2
again I have no pass, take the tram to a museum and ride back. How much is that day out?

story train-window
grade 1
english gb
A = boy
n = 5..9
m = 2..4
c = 11..16
body {A} looks out of the train window. {A.He} sees {n} cows in a field and {m} cows by the river. There are {c} sheep on the hill.
again From the train {A} can see {c} sheep on a hill. {n} cows are in a field, and {m} more cows are by the river.
ask How many cows does {A} see? => n + m
again How many cows are there in the two places together?
ask How many animals does {A} see in all? => n + m + c
again Count the cows and the sheep. How many animals are there?
ask How many more sheep than cows does {A} see? => c - (n + m)
again There are fewer cows than sheep. How many fewer?

story sandwich-box
grade 1
english gb
n = 8..14
m = 2..5
k = 2..4
need n > m + k + 1
body Mum packs {n} sandwiches for the trip. We eat {m} in the car and {k} at the beach.
ask How many sandwiches do we eat? => m + k
ask How many sandwiches are left when we get to the beach? => n - m
ask {body} How many sandwiches do we take home? => n - m - k

story bus-to-the-zoo
grade 2
english us
A = woman
n = 14..24
m = 3..6
k = 7..10
p = money 2..4
need n > k + m
body {n} children and {m} parents ride the bus to the zoo with {A}. A ticket for the zoo costs {p}. {k} of the children bring a hat.
again With {A} on the bus to the zoo are {m} parents and {n} children, {k} of them with a hat. Each zoo ticket is {p}.
ask How many of the children have no hat? => n - k
again Some children did not bring a hat. How many?
ask The parents buy their tickets. How much do they pay together? => m * p
again What do the tickets for all the parents cost?
ask How many people are on the bus with {A}? => n + m
again Count the children and the parents. How many are there?

story picture-stamps
grade 2
english gb
A = person
B = person
n = 3..5
m = 6..9
d = 2..4
body {A} sends {n} cards home every day of a trip that lasts a week. {B} sends only {m} cards in the whole week.
again Only {m} cards came from {B} during the week of the trip. {A} sent {n} on each day of that week.
ask How many cards does {A} send in the week? => n * 7
again How many cards come from {A} during the trip?
ask How many more cards does {A} send than {B}? => n * 7 - m
again {B} sends fewer cards than {A}. How many fewer?
ask How many cards do the friends send altogether? => n * 7 + m
again Find the number of cards that both of them send.
ask After the trip {d} of the cards from {B} get lost in the post. How many of the cards from {B} arrive? => m - d
again How many cards from {B} reach home if {d} get lost?

story seats-in-rows
grade 2
r = 5..9
s = 4
e = 2..3
k = 11..18
need r * s > k + e
body A small plane has {r} rows with {s} seats in each row. {k} people sit down, and {e} of them are asleep before the plane takes off.
ask How many seats are there on the plane? => r * s
ask How many seats are empty? => r * s - k
ask How many of the people are awake? => k - e

story snorkel-fish
grade 1
english us
A = girl
B = boy
n = 9..15
k = 3..6
m = 2..5
body On the first day at the sea {A} sees {n} fish. {B} sees {k} fewer fish than {A}. Then {m} crabs walk by.
again {A} sees {n} fish on the first day at the sea, which is {k} more than {B} sees. {m} crabs walk past them.
ask How many fish does {B} see? => n - k
again How many fish does {B} count?
ask How many fish do {A} and {B} see if they add their numbers? => n + (n - k)
again Add the fish that {A} sees to the fish that {B} sees. What do you get?
ask How many more fish than crabs does {A} see? => n - m
again {A} has seen the crabs too. By how many do the fish she saw beat the crabs?

story ferry-car-deck
grade 4
english us
n = 95..210
m = 18..32
k = 25..45
need remainder(n / m) > 0
body {n} cars are waiting for the ferry to the island. The ferry takes {m} cars at a time, and a crossing lasts {k} minutes.
again A ferry to an island has room for {m} cars and crosses in {k} minutes. In the harbor {n} cars are waiting for it.
ask How many crossings does the ferry need to take all the cars over? => roundup(n / m)
again How often must it cross before the last car is on the island?
ask On how many of the crossings is the ferry full, if it waits for no other cars? => whole(n / m)
again No other cars come. How many times is the ferry full when it sails to the island?
ask On its last crossing the ferry takes the cars for which there was no room before. How many are these? => remainder(n / m)
ask Every crossing before the last is full. How many places stay empty on the last one? => m - remainder(n / m)
ask How many cars are still waiting after the first crossing? => n - m

story cable-car-cabins
grade 5
english gb
A = man
n = 105..180
t = 12..19
m = 8..11
p = money 6..14 by 0.5
need remainder((n + t) / m) > 0; remainder(n / m) > 0
body {n} pupils and {t} adults want to go up the mountain by cable car. A cabin holds {m} people. {A}, who runs it, asks {p} for every adult and nothing for pupils.
ask How many cabins do they need to go up? => roundup((n + t) / m)
again Everybody goes up. How many cabins does that take at least?
ask The adults walk instead. How many cabins can {A} fill completely with pupils? => whole(n / m)
again While the adults walk, the pupils fill cabin after cabin. How many cabins are full?
ask The adults walk instead, and the pupils fill cabin after cabin. How many pupils are in the one that is not full? => remainder(n / m)
ask How much money do they pay in all? => t * p

story driving-days
grade 5
english us
A = woman
d = 1450..2900 by 10
m = 320..460 by 10
k = 24..38
g = 11..15
need remainder(d / m) > 0
body {A} drives {d} miles to see her sister. She never drives more than {m} miles in a day. Her car goes {k} miles on a gallon, and the tank holds {g} gallons.
again The road to {A's} sister is {d} miles long. {A} drives at most {m} miles a day, in a car that needs a gallon for {k} miles and has a tank of {g} gallons.
ask On how many days does {A} have to drive? => roundup(d / m)
again What is the smallest number of days that the drive can take?
ask If she drives as far as she allows herself every day until the last, how many miles are left for the last day? => remainder(d / m)
ask If she drives as far as she allows herself for as long as she can, how many such long days are there? => whole(d / m)
ask How many times does she have to fill the tank for the whole road, if it is empty before she starts? => roundup(d / (k * g))
ask How many miles does the car go on a full tank? => k * g

story hostel-bunk-rooms
grade 4
english any
g = 34..59
b = 27..62
m = 4, 6, 8
p = money 48..96 by 4
need remainder(g / m) > 0; remainder(b / m) > 0; remainder((g + b) / m) > 0; g != b
body {g} girls and {b} boys stay at a hostel by the sea. A room has {m} beds and costs {p} a night. Girls and boys do not share rooms.
again At a hostel by the sea, rooms with {m} beds cost {p} a night. {b} boys and {g} girls arrive. No room may have both girls and boys in it.
ask How many rooms do the girls need? => roundup(g / m)
again The girls take as few rooms as they can. How many are these?
ask How many rooms are needed for all of them? => roundup(g / m) + roundup(b / m)
ask How much do the boys' rooms cost for a night? => roundup(b / m) * p
ask The boys fill one room after another. How many beds stay free in their last room? => m - remainder(b / m)
ask The girls fill one room after another. How many girls sleep in the room that is not full? => remainder(g / m)
ask How many young people arrive at the hostel? => g + b

story two-tour-boats
grade 6
english any
a = 12, 15, 18, 20, 24, 30
b = 16, 25, 28, 36, 40, 45, 50
n = 60..95
need lcm(a, b) > b; gcd(a, b) > 1; lcm(a, b) < 400
body Two boats leave the pier at ten o'clock. The red one comes back and sets off again every {a} minutes, the white one every {b} minutes. {n} people fit on each of them.
again From the same pier, a red boat sets off every {a} minutes and a white boat every {b} minutes, with at most {n} people each. The first time, both leave together.
ask How many minutes later do both boats set off together again? => lcm(a, b)
again After how many minutes do the boats next leave at the same moment?
ask How many round trips has the red boat made when both set off together again? => lcm(a, b) / a
ask How many round trips has the white boat made by the time both set off together again? => lcm(a, b) / b
ask How many minutes longer does the slower boat take for a round trip than the faster one? => max(a, b) - min(a, b)

story souvenir-magnets
grade 5
english us
A = girl
m = money 34..58 by 0.5
p = money 3.75..6.25 by 0.5
k = 3..6
q = money 7.5..11.5 by 0.5
need remainder(m / p) > 0; remainder(m / q) > 0
body {A} has {m} left on the last day of her vacation. A magnet costs {p} and a mug {q}. She has {k} cousins at home.
again On the last day of the vacation {A} still has {m}. She wants to take something home for her {k} cousins. The shop has magnets for {p} and mugs for {q}.
ask How many magnets can {A} buy at most? => whole(m / p)
again If all her money goes on magnets, how many can she get?
ask How much money is left if she buys as many magnets as she can? => remainder(m / p)
ask How many mugs could she buy with all that she has? => whole(m / q)
ask How much money is left if she buys as many mugs as possible? => remainder(m / q)
ask What does a magnet for each of the cousins cost? => k * p

story hikers-water
grade 5
english any
A = person
n = 13..27
d = 4..6
w = 3..4
c = 5, 8, 10
k = 18..35
need remainder(n * w * d / c) > 0
body {n} hikers walk through the desert for {d} days. Each of them drinks {w} bottles of water a day. {A}, the guide, loads the water in crates of {c} bottles, {k} kilograms of tents and all else onto camels.
again For a walk of {d} days through the desert, {A} packs water for {n} hikers, who drink {w} bottles a day each. The bottles stand in crates of {c}. The tents weigh {k} kilograms.
ask How many crates of water must be loaded so that it lasts for the hikers? => roundup(n * w * d / c)
again How many crates do the hikers need for the whole walk?
ask How many crates are full if exactly the bottles that the hikers drink are packed? => whole(n * w * d / c)
ask If exactly the bottles that the hikers drink are packed, how many are in the crate that is not full? => remainder(n * w * d / c)
ask How many bottles do all the hikers drink in a day? => n * w

story rail-cards-or-singles
grade 5
english gb
A = boy
n = 7..16
p = money 4.5..7.5 by 0.5
c = money 24..36 by 2
q = money 2.5..3.5 by 0.5
k = 35..55
need n * p != c + n * q
body {A} is going to see his grandparents {n} times this year. The train ride of {k} minutes costs {p}. With a railcard for {c} the ride costs only {q}.
again A ride to his grandparents takes {A} {k} minutes and costs {p}, or {q} for those who have bought a railcard for {c}. This year he rides there {n} times.
ask How much does {A} spend in the year if he chooses the cheaper way? => min(n * p, c + n * q)
again What is the least that all his rides can cost?
ask How much would he spend in the year in the more expensive way? => max(n * p, c + n * q)
again What do the rides cost if he chooses badly?
ask How much money does the better choice save him in the year? => max(n * p, c + n * q) - min(n * p, c + n * q)
ask What do the rides cost without a railcard? => n * p

story travel-snack-bags
grade 6
english any
A = woman
f, s = apple, sandwich / sandwiches | orange, cookie | pear, roll
g = 4..9
x = 3..8
y = 4..9
n = g * x
m = g * y
k = 90..130
need gcd(x, y) == 1; x != y
body For a journey of {k} miles {A} packs {n} {fs} and {m} {ss} into bags. All the bags are to be the same, and nothing may be left out.
again {A} has {m} {ss} and {n} {fs} for a journey of {k} miles. She shares them out among bags, so that every bag has the same in it and nothing stays behind.
ask What is the greatest number of bags that {A} can pack? => gcd(n, m)
again How many bags are there if she packs as many as she can?
ask If she packs as many bags as possible, how many {fs} does each have in it? => n / gcd(n, m)
ask How many {fs} and {ss} together are in each bag when there are as many bags as possible? => (n + m) / gcd(n, m)
ask How many {fs} and {ss} does {A} take along in all? => n + m
