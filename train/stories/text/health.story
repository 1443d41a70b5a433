topic health
english any

story step-counter
grade 5
A = person
a = 6200..7400 by 100
b = 8300..9700 by 100
c = 5100..6000 by 100
g = 10000, 12000
s = 10..14
need (a + b + c) % 3 == 0
body Since Friday, {A} has been wearing a step counter. It showed {a} steps that evening, {b} on Saturday and {c} on Sunday. {A's} cousin Noor, who is {s}, aims for {g} steps a day.
again Noor, {s}, has set herself a goal of {g} steps a day. The counter of her cousin {A} stood at {a} on Friday evening, at {b} on Saturday and at {c} on Sunday; it starts afresh each morning.
ask How many steps did {A} take on average per day? => (a + b + c) / 3
again Spread evenly over the days, how many daily steps would that have been?
ask By how many steps did the best day beat the worst one? => b - c
again What is the gap, in steps, between {A's} busiest and laziest day?
ask Had {A} reached Noor's goal on each of these days, how many more steps would the counter have recorded? => g * 3 - (a + b + c)
again Noor met her goal exactly on all these days. How many steps more than {A} did she walk?
ask whole If a walk to school takes {k} steps and you go there and back on five days, how many steps is that? => k * 2 * 5
k = 640..980 by 20
again whole School is {k} steps from your door. Over five school days, each with the way there and the way home, how many steps do you walk?

story water-bottle
grade 3
english gb
A = girl
v = 400, 500, 600, 750
n = 3..4
t = 15..28
body "Drink plenty!" says the coach, so {A} fills her {v} ml bottle {n} times a day. {t} other swimmers in the club do the same with bottles of their own.
ask What amount of water, in millilitres, does {A} drink in a day? => v * n
ask How many litres of water does {A} drink in a week? => v * n * 7 / 1000
ask How many bottles a day does the whole club empty, {A} included? => (t + 1) * n
ask After drinking her first bottle and {h} ml of the second, how much water has {A} had? => v + h
h = 120..280 by 20

story plaster-box
grade 1
english gb
A = boy
n = 9..18
m = 2..4
k = 2..5
need n > m + k + 2; m != k
body Falling off his bike is nothing new for {A}. He had {n} plasters in a box. He put {m} on his knee and {k} on his elbow.
again {A} fell off his bike. From a box of {n} plasters, {k} went on his elbow and {m} on his knee.
ask How many plasters did {A} use? {body} => m + k
again How many plasters is {A} wearing now?
ask How many plasters are in the box now? => n - m - k
again How many plasters has {A} not touched?
ask Mum adds {g} new plasters to the box. How many are in it then? => n - m - k + g
g = 5..8
again How many plasters will the box hold when Mum has put in another {g}?

story toothbrush-timer
grade 4
A = boy
B = girl
m = 3, 4
s = 90..150 by 10
y = 7..11
body Brushing should take {m} minutes, the dentist told {A} and {B}. {A}, who is {y}, stops after {s} seconds; {B} keeps to the advice. They both brush twice a day.
ask How many seconds too early does {A} stop? => m * 60 - s
ask How many minutes does {B} spend brushing in {w} weeks? => m * 2 * 7 * w
w = 5..12
ask In a week, how many seconds longer than {A} does {B} brush? => (m * 60 - s) * 2 * 7
ask whole A new brush is due every {k} months. How many brushes do {p} people need in {t} years? => p * t * 12 / k
k = 3, 4
p = 5..8
t = 2..5
ask whole Twice a day you brush for {m} minutes and {q} seconds. How many minutes of brushing is that in a week? => (m + q / 60) * 2 * 7 decimal
q = 15, 30, 45
again whole If brushing takes you {m} minutes and {q} seconds, and you do it twice a day, for how many minutes do you brush in a week?

story dentist-morning
grade 6
english gb
A = woman
n = 9..16
d = 12..18
b = 20..35 by 5
c = 26..48
f = 5..8
body Patients lie in {A's} dental chair for {d} minutes each, and cleaning the tools takes another {f} minutes after every patient. On Wednesday morning she sees {n} patients and has a tea break of {b} minutes. The surgery has {c} chairs in its waiting room.
again Wednesday morning at the dental surgery: {n} patients, with {d} minutes of treatment apiece. {A} spends {f} minutes on the tools after each of them and {b} minutes over a cup of tea. {c} chairs stand in the waiting room.
ask For how many minutes is {A} busy with treating and cleaning? {body} => n * (d + f)
again Leaving the break aside, how many minutes of work does she have?
ask How many minutes pass from the beginning of the first treatment to the end of the work, break included? => n * (d + f) + b
again Counting the tea break as well, how many minutes does her morning last?
ask What total time, in minutes, does {A} treat teeth for longer than she cleans tools? => n * (d - f)
again By how many minutes does the treating exceed the cleaning?
ask A new machine cuts the cleaning to {g} minutes. Over the whole morning, how many minutes does it save? => n * (f - g)
g = 2..4
again Suppose cleaning took just {g} minutes. How much shorter, in minutes, would the morning become?

story bedtime-hours
grade 4
A = girl
n = mixed 8..19/2 by 1/2
w = mixed 10..23/2 by 1/2
y = 7..9
body From Monday to Friday {A}, aged {y}, sleeps {n} hours a night. Both weekend nights last {w} hours.
again Two nights a week {A} may sleep {w} hours. The other five nights are shorter for the {y}-year-old: {n} hours.
ask How many hours does {A} sleep in the five nights from Monday to Friday? => 5 * n decimal
again Work out the hours of sleep in her five short nights.
ask How many hours does {A} sleep in a full week? {body} => 5 * n + 2 * w decimal
again What do all her hours of sleep in a week add up to?
ask How many hours of a weekend day is {A} awake? => 24 - w decimal
again On a day with a long night, how many hours is {A} up?
ask A week has 168 hours. For how many of these hours is {A} awake? => 168 - (5 * n + 2 * w) decimal
again Of the 168 hours in the week, in how many is she not asleep?
ask whole Find how many hours a child is awake in a week who sleeps {n} hours on five nights and {w} hours on the other two. => 7 * 24 - (5 * n + 2 * w) decimal
again whole A child sleeps {n} hours in each of five nights and {w} hours in each of two nights. For how many hours of the week is the child awake?

story cough-syrup
grade 6
english gb
A = man
v = 150, 180, 200, 240
d = 5, 10
n = 3..4
k = 4..6
p = money 3.4..7.8 by 0.2
body A cough kept {A} awake, so the pharmacist sold him a bottle of {v} ml of syrup for {p}. He has to take {d} ml {n} times a day and should stop after {k} days.
ask How much syrup does {A} take in a day? => d * n
ask How much syrup will still be in the bottle when {A} has finished? => v - d * n * k
ask How many doses of this size does a full bottle hold? => v / d
ask For how many days would a full bottle last at this rate, if all of it could be used? => v / (d * n)
ask whole {p} buys {v} ml of a cough syrup. At what price per litre is it sold? => p / v * 1000

story pulse-count
grade 5
english any
A = boy
B = girl
a = 17..21
b = 32..38
c = 22..28
body With two fingers on {A.his} wrist, {A} counts {a} heartbeats in fifteen seconds. Right after running up the stairs {A.he} counts {b} in the same time. {B}, who has not run, needs twenty seconds to count {c} beats.
ask How often does {A's} heart beat in a minute before the run? => a * 4
ask By how many beats a minute has the run speeded up {A's} heart? => (b - a) * 4
ask Work out {B's} pulse in beats per minute. => c * 3
ask If {A's} heart stayed at its fast speed for {g} minutes, how many beats would that make? => b * 4 * g
g = 3..6

story first-aid-course
grade 6
english gb
n = 18..30 by 2
p = money 24..36 by 2
r = money 120..180 by 10
m = money 3..6
c = 6..9
body To earn money for new bandages, the Red Cross runs a first-aid course. {n} people sign up at {p} each. Renting the hall takes {r} of the income, and every participant is given a handbook which costs the Red Cross {m}. The course lasts {c} evenings.
again Renting a hall for {r}, the Red Cross teaches first aid on {c} evenings. Each of the {n} participants pays {p} and takes home a handbook, which the Red Cross buys for {m}.
ask How much money do the participants pay in all? {body} => n * p
again What are the takings from the course?
ask What profit remains for bandages after the hall and the handbooks? => n * p - r - n * m
again After taking off rent and books, how much money can go into bandages?
ask The participants practise in pairs, with a dummy for each pair, but the Red Cross owns only {d} dummies. How many dummies must be borrowed? => n / 2 - d
d = 4..7
again Every two participants share a dummy, but only {d} dummies are there. How many more are needed?
ask If {g} more people had come, by how much would the profit have grown? => g * (p - m)
g = 3..5
again What would {g} extra participants have added to the profit?

story gym-card
grade 7
english us
A = person
s = money 8..12
m = money 35..54
f = money 20..30 by 5
n = 7..12
need n * s > m + 4
body The corner gym sells single visits for {s}. Members pay a sign-up fee of {f} once and then {m} a month, however often they come. {A} goes there {n} times a month.
again {A} visits the corner gym {n} times a month. A single visit is {s}; a membership is {m} a month, plus a fee of {f} at the beginning.
ask What would a month of single visits cost {A}? {body} => n * s
again Without a membership, how much does {A} pay in a month?
ask Find the price of a full year's membership with the sign-up fee. => f + 12 * m
again What do the first twelve months as a member come to, fee included?
ask Over a year, how much cheaper is it for {A} to be a member than to pay for single visits? => 12 * n * s - (f + 12 * m)
again How much does {A} save in the first year by joining?
ask For a member, what does each of {A's} visits cost in a month after the fee has been paid? => m / n
again Sharing a month's membership out evenly over {A's} visits, what is the price of a visit?

story glasses-frames
grade 6
english any
A = girl
p = money 60..120 by 10
l = money 45..75 by 5
r = percent 10, 20, 25, 30
c = money 5..9
y = 9..13
body New glasses! {A}, {y}, has chosen a frame for {p}. Each of the two lenses costs {l}, and a hard case is {c}. This month the optician takes {r} off the frame.
again The optician's prices: {p} for the frame that {A} likes, {l} for every single lens, {c} for a hard case. There is {r} off frames this month. {A} is {y} years old and needs a pair of lenses.
ask How much does the frame cost after the discount? => p - p * r / 100
again What does {A} pay for the frame alone this month?
ask Without the offer and without a case, what would {A's} glasses have cost? => p + 2 * l
again Find the normal price of the frame with both lenses.
ask Glasses and case together, what does {A's} family pay this month? => p - p * r / 100 + 2 * l + c
again Calculate the whole bill with the discounted frame, both lenses and the case.
ask By how much is a pair of lenses more expensive than the frame with its discount? => 2 * l - (p - p * r / 100)
again Compare the two lenses with the frame at its lower price: what is the difference?

story handwashing-song
grade 4
english gb
n = 22..29
s = 20, 25, 30
w = 4..6
t = 3..5
l = 2..3
body Our class of {n} washes its hands before lunch. Everybody sings a song of {s} seconds while scrubbing and uses {l} litres of water. There are {w} taps.
ask If they went one after the other, how many minutes would the scrubbing of the whole class take? => n * s / 60 decimal
ask How much water does the class need in a school week of five days? => n * l * 5
ask Before lunch, {t} pupils are ill at home. How many litres of water does the class use that day? => (n - t) * l
ask whole A bottle holds {v} ml of soap. Each press of the pump gives {g} ml, and {k} presses have been made. How much soap is left in it? => v - g * k
v = 250, 300, 400, 500
g = 2..4
k = 20..60

story vaccination-day
grade 5
english gb
n = 5..8
d = 12..20
h = 6..9
c = 24..60
e = 8..30
body Vaccination day in the town hall: {n} nurses work side by side, and each of them vaccinates {d} people an hour. The doors stay open for {h} hours. There are {c} chairs for those who rest afterwards, and by closing time {e} people are still in the queue.
again {n} nurses are giving injections in the town hall, {d} an hour each. They go on for {h} hours. {c} chairs have been put out for people who want to rest, and when the doors close {e} people have to be sent home.
ask How many people are vaccinated that day? => n * d * h
again How many injections are given on vaccination day?
ask How many people came to the town hall for an injection, including those who did not get one? => n * d * h + e
again Of all who wanted an injection, some went home without. How many wanted it in all?
ask Two of the nurses leave an hour before closing. By how many injections does this lower the total? => 2 * d
again Suppose two nurses go home an hour early. How many injections fewer are given?
ask With {g} more nurses, how many extra people could be served in that time? => g * d * h
g = 2..4
again If {g} nurses joined them for the whole day, how many additional people would get an injection?
ask whole Calculate how many people are still waiting when {q} people have come and {n} nurses have vaccinated {d} an hour each for {h} hours. => q - n * d * h
q = 1300, 1400, 1500
again whole {q} people have come. If {n} nurses vaccinate {d} of them an hour each, how many are left after {h} hours?

story hospital-floors
grade 4
english any
f = 4..7
r = 12..20
b = 2..3
u = 20..60
e = 9..15
need f * r * b > u + 60
body Saint Anne's Hospital has {f} floors of wards, and on each floor are {r} rooms with {b} beds. This morning {u} beds are free. {e} patients go home before noon.
again With {f} floors of wards, {r} rooms to a floor and {b} beds to a room, Saint Anne's Hospital is far from full this morning: {u} beds are empty. Before noon {e} patients are allowed to leave.
ask How many beds does the hospital have? {body} => f * r * b
again How many patients can the wards hold?
ask How many beds are in use this morning? => f * r * b - u
again How many patients are in bed before anyone leaves?
ask At noon, {g} new patients have come in. How many beds are taken then? => f * r * b - u - e + g
g = 4..8
again {g} people are admitted by noon. How many of the beds are occupied after that?
ask A nurse looks after {k} rooms. How many nurses are on duty on all the floors together? => f * r / k
k = 3..6
again Each nurse is responsible for {k} rooms. How many nurses do the wards need?

story walking-bus
grade 2
n = 4..8
m = 3..6
k = 2..5
w = 2..3
need n > m; n != k; m != k
body A walking bus goes to our school. {n} children start at the park. {m} join at the bridge and {k} at the bakery. {w} parents walk along.
again {n} children set off from the park together. At the bridge {m} more come along, at the bakery another {k}. {w} parents go with them to school.
ask How many children arrive at school? {body} => n + m + k
again How many children does the walking bus bring to school?
ask How many people are in the walking bus at the end? => n + m + k + w
again Children and parents together, how many people walk?
ask How many more children start at the park than join at the bridge? => n - m
again By how many is the park group bigger than the bridge group?
ask whole If {n} children walk to school with {w} parents and {m} of the children are picked up by car at noon, how many children and parents walk home? => n + w - m
again whole {n} children and {w} parents walk to school. At noon a car takes {m} of the children home. How many children and parents walk back?

story yoga-mats
grade 3
english us
A = woman
n = 6..9
m = 4..6
k = 3..7
p = money 11..16
body {A} lays out yoga mats in {n} rows of {m}. {k} mats stay empty when the class begins. Everyone who came has paid {p}.
ask How many people are in the class? => n * m - k
ask How much money has {A} collected? => (n * m - k) * p
ask What would a full class have paid? => n * m * p
ask If two whole rows of mats are rolled up again, how many mats are still on the floor? => (n - 2) * m

story stairs-or-lift
grade 4
english gb
A = person
f = 4..7
s = 16..22
n = 4..6
l = 35..50
body Instead of waiting {l} seconds for the lift, {A} climbs the {f} flights of stairs to the office. Each flight has {s} steps. {A.He} goes up {n} times a day and takes the lift down.
again There are {f} flights with {s} steps each between the street and the office. {n} times a day, {A} climbs them all; the lift, for which one waits {l} seconds, only takes {A.him} down.
ask How many steps does {A} climb in a day? {body} => n * f * s
again How many stairs does {A} go up every day?
ask In a working week of five days, how many flights of stairs does {A} climb? => 5 * n * f
again Count the flights that {A} goes up from Monday to Friday.
ask Every step is {h} cm high. How many metres does {A} climb each time {A.he} goes up? => f * s * h / 100 decimal
h = 15, 17, 19
again How many metres higher is the office than the street if a step measures {h} cm?
ask On the way up, {A} rests with {g} steps still to go. How many steps has {A.he} climbed by then? => f * s - g
g = 8..15
again With only {g} steps left, {A} stops for breath. How many are already behind {A.him}?

story blood-donors
grade 6
english gb
n = 45..90 by 3
v = 450, 480
r = fraction 1/3, 2/3
e = 4..8
body Between breakfast and supper {n} people came to give blood at the church hall. {e} of them were sent home because of a cold, and each of the others gave {v} ml. {r} of all who came were there for the first time.
again Blood was collected at the church hall. Out of {n} visitors {e} had a cold and could not give any; the rest gave {v} ml each. For {r} of the visitors it was the first time.
ask How many people gave blood? {body} => n - e
again How many visitors could give blood?
ask How many litres of blood were collected? => (n - e) * v / 1000 decimal
again Express the whole amount of blood in litres. What is it?
ask How many of those who came had been there before? => n - r * n
again For how many visitors was it not the first time?
ask The helpers bake {g} biscuits for every donor and {k} are left at the end. How many biscuits were eaten? => (n - e) * g - k
g = 2..3
k = 11..30
again {g} biscuits are laid out for each donor, {k} of which nobody takes. How many are eaten?

story school-nurse
grade 2
english any
m = 5..9
t = 3..8
f = 2..6
need m != t; t != f; m != f; m > f
body Monday was busy for the school nurse. She saw {m} headaches, {t} bumps and {f} stomach aches. On Tuesday nobody came.
ask How many pupils with a bump or a stomach ache did she see? => t + f
ask How many pupils came to the nurse, if each had only one complaint? => m + t + f
ask By how many were there more headaches than stomach aches? => m - f

story ice-packs
grade 1
A = girl
n = 8..14
m = 3..6
k = 2..5
need n > m + k; m > k
body Cold packs lie in the freezer of the sports hall. There are {n}. {A} takes {m} out for her team. Later she puts {k} back.
ask How many packs are in the freezer after {A} takes some out? => n - m
ask How many packs are in the freezer in the end? => n - m + k
ask The boys' team takes {g} more than {A} does. How many packs does the boys' team take? => m + g
g = 2..3

story swim-laps
grade 5
english us
A = girl
l = 25, 50
n = 24..40 by 2
k = 3..5
r = 6..11
p = money 45..70 by 5
body After her knee operation the doctor sends {A} to the pool, which is {l} yards long. On each visit she swims {n} lengths, {r} of them on her back, and she goes {k} times a week. Her season pass costs {p}.
again {p} is what {A} paid for a season pass, because swimming is good for her knee. {k} visits a week, {n} lengths a visit, {r} of those on her back: that is what the doctor wrote down. One length of the pool is {l} yards.
ask How far does {A} swim on a single visit? => n * l
again What distance in yards does {A} cover each time she is at the pool?
ask By what distance does she swim farther on her front than on her back in one visit? => (n - r - r) * l
again All lengths that are not swum on her back are on her front. Find by how many yards the front part of a visit is longer.
ask Find the number of feet that {A} swims in a week. => k * n * l * 3
again Converted into feet, how far does a week of swimming take her?
ask In {w} weeks, how many lengths does {A} swim on her front? => w * k * (n - r)
w = 6..10
again Her pass is good for {w} weeks. How many lengths in all that time are not swum on her back?

story crutches-hire
grade 5
english us
A = boy
d = 16..27
p = money 1.5..2.5 by 0.25
z = money 25..40 by 5
b = money 48..79
n = 3..5
body Lying in bed with a broken leg is boring, so {A} hires crutches for {d} days. The drugstore asks {p} a day plus a deposit of {z}, which it pays back in the end. A new pair would cost {b}. {n} of {A's} friends sign the cast.
again Crutches are for hire at the drugstore: {p} a day, with a deposit of {z} that the customer gets back. Buying them would cost {b}. {A}, whose cast {n} friends have signed, needs a pair for {d} days.
ask How much does {A} hand over at first if the hire for all the days and the deposit are paid together? => d * p + z
again What sum leaves his wallet on the first day, when hire and deposit are both due?
ask How much cheaper is hiring than buying, once the deposit has been paid back? => b - d * p
again With the deposit returned, what does {A} save by not buying?
ask {A} gets well {w} days early and pays for the shorter time only. What does the hire cost him then? => (d - w) * p
w = 4..9
again His leg heals {w} days sooner than planned, and the unused days are free. How much is the hire now?
ask Mom and {A} split the price of the hire evenly. How much does each of the two pay? => d * p / 2
again If the hire is split evenly between {A} and his mother, what is his part?
ask whole Crutches are {p} a day, but every seventh day is free. What do {q} weeks with crutches cost? => q * 6 * p
q = 2..4

story eye-chart
grade 2
A = boy
n = 12..20
m = 4..9
k = 2..5
need n > m + 5; k < m
body Reading the letters on an eye chart, {A} gets {m} of the {n} letters wrong. With his new glasses he gets only {k} wrong.
again An eye chart has {n} letters. Without glasses {A} misses {m} of them. He misses just {k} when he wears his new glasses.
ask How many letters does {A} read correctly without glasses? => n - m
again Before the glasses, how many letters does he get right?
ask With the glasses on, how many letters does {A} read correctly? => n - k
again How many letters are right when he looks through his glasses?
ask How many more letters are right with the glasses than without? => m - k
again By how many letters do the glasses help {A}?

story park-run
grade 4
english gb
A = woman
n = 120..190 by 2
w = 45..58
c = 20..40
h = 7..12
need n > w + c + 10
body Saturdays at nine, the whole village meets for a free run of 5 km. Last time {n} people took part: {w} women, {c} children and, for the rest, men. {h} helpers stood along the route, among them {A}.
again Last Saturday's village run was 5 km long and free for all. {A} and the other helpers, {h} of them in total, counted {n} runners; {w} of these were women, {c} were children and the others men.
ask How many men ran? {body} => n - w - c
again Neither women nor children: how many runners does that leave?
ask How many kilometres did all the women and children together run? => (w + c) * 5
again Add up the distances of all runners who were not men. What is the result in kilometres?
ask Half of the runners had come on foot and {g} by bike; the others came by bus. How many came by bus? => n - n * 0.5 - g
g = 8..25
again {g} of the runners had cycled there, and half of all the runners had walked; the bus brought the remaining ones. How many was that?
ask If {k} fewer men and {g} more children had come, how many people would have taken part? => n - k + g
k = 3..7
again Imagine {g} additional children and {k} fewer men at the start. What would the number of runners have been?
ask whole {n} people each run 5 km, and {w} of them run the same way back again. How many kilometres do all of them run together? => (n + w) * 5

story aid-kit-refill
grade 6
english us
A = woman
g = 3..6
b = 2..4
t = 2..5
p = money 1.25..2.75 by 0.25
q = money 3.25..5.5 by 0.25
x = money 0.5..0.9 by 0.1
w = money 50, 60, 80, 100
body Restocking the first-aid kits falls to {A}, the school secretary. For every one of the {g} kits she buys {b} rolls of gauze at {p} and {t} boxes of bandages at {q}.
again {A} has to restock {g} first-aid kits at school. In each one there should be {t} boxes of bandages, which are {q} a box, and {b} rolls of gauze at {p} a roll.
ask What does it cost to fill a single kit? {body} => b * p + t * q
again How much money goes into every kit?
ask How many items does {A} put into the kits altogether? => g * (b + t)
again Rolls and boxes together, how many things does she buy?
ask How much is left of {w} when all the kits are full? => w - g * (b * p + t * q)
again {A} set out with {w}. How much of it does she bring back?
ask If each roll of gauze gets {x} cheaper, what does {A} save on the whole job? => g * b * x
again The price of gauze falls by {x} a roll. How much less must the school pay in all?

story marathon-water
grade 7
english gb
n = 800..1400 by 100
m = 4..6
v = 150, 200, 250
r = percent 10, 15, 20, 25
s = 30..48
body Volunteers at a charity walk set up {m} water stations. {n} walkers are expected, and at every station each walker will be handed a cup with {v} ml. The organisers buy {r} more water than this, to be on the safe side. {s} volunteers have come.
again {n} walkers are on their way, and {s} volunteers are ready for them at {m} stations, where everyone gets a cup of {v} ml. As a precaution, the water that was bought exceeds the need by {r}.
ask How many cups will be handed out if all the walkers pass all the stations? => n * m
again Find the number of cups that are needed for the whole walk.
ask What quantity of water, in litres, do the walkers drink if nobody leaves out a station? => n * m * v / 1000
again Work out how many litres are poured into cups in all.
ask Calculate the number of litres that the organisers buy. => n * m * v / 1000 * (100 + r) / 100 decimal
again Including the extra water, how many litres are bought?
ask On the day, {k} walkers give up before the last station. How many cups are filled at that station? => n - k
k = 25..75 by 5
again {k} walkers drop out before they reach the last station. How many cups does it still need?

story sick-notes
grade 3
english any
a = 14..20
b = 21..28
c = 9..13
n = 350..480
t = 3..6
need a + b > c + 15
body During the flu week {a} pupils stayed at home on Monday, {b} on Tuesday and {c} on Wednesday. The school has {n} pupils, and {t} teachers were ill as well.
ask On Tuesday, how many pupils of the school were in their lessons? => n - b
ask How many fewer pupils were missing on Wednesday than on the two days before together? => a + b - c
ask Every pupil at home on these days got a worksheet per day. How many worksheets were needed? => a + b + c
ask By Thursday only {k} pupils were still at home. How many more pupils came to school on Thursday than on Monday? => a - k
k = 3..8

story massage-rooms
grade 6
english any
A = woman
p = money 28..42 by 2
m = 20, 30, 40
h = 4, 6
r = money 90..140 by 10
d = 4..6
body "First the towel, then your tired back," laughs {A}, who gives massages of {m} minutes for {p}. Without a pause she works {h} hours a day, {d} days a week, and pays {r} a week for her room.
ask How many massages fit into one of {A's} days? => h * 60 / m
ask How much does a full day bring in? => h * 60 / m * p
ask What remains of a full week's money after the rent for the room? => d * h * 60 / m * p - r
ask Last week was fully booked, but {k} customers cancelled. How many massages did {A} give? => d * h * 60 / m - k
k = 3..7

story fruit-bowl-office
grade 4
english gb
n = 16..26
a = 2..4
c = money 2.4..4.8 by 0.24
body Fruit keeps us going, says our team of {n}. Five days a week everybody eats a banana, which costs {c} per dozen, and on {a} of these days an apple too.
ask How many pieces of fruit does the team eat in a week? => n * (5 + a)
ask How many more bananas than apples are eaten each week? => n * (5 - a)
ask What does a single banana cost? => c / 12
ask Bananas for the entire week: how much do they cost? => n * 5 / 12 * c

story trampoline-pulse
grade 6
A = boy
r = 64..76 by 2
j = 132..156 by 4
m = 5..12
y = 11..14
body At rest the heart of {A}, {y} years old, beats {r} times a minute. On the trampoline it beats {j} times a minute, and he jumps for {m} minutes.
ask How many beats more than at rest does {A's} heart make while he is jumping? => (j - r) * m
ask Suppose he rests for the remainder of the hour. Find the number of heartbeats in that hour. => m * j + (60 - m) * r
ask At rest, how often does {A's} heart beat in {k} seconds? => r / 60 * k
k = 15, 30, 45
need r * k % 60 == 0
ask Calculate how many times {A's} heart beats in a night of {h} hours if it keeps to the speed at rest. => h * 60 * r
h = 8..10

story vitamin-jar
grade 4
english us
A = person
B = person
n = 90, 120, 150
k = 11..20
p = money 6..11 by 0.5
need (n - k) % 2 == 0
body A jar held {n} chewable vitamins when {A} opened it. Since then {k} have been eaten. From today, {A} and {B} will each take one every morning. The jar cost {p}.
again {A} opened a jar of {n} chewable vitamins, which had cost {p}; {k} are gone by now. Starting today, {A.he} and {B} will take one apiece each morning.
ask For how many days will the vitamins that are left last the two of them? => (n - k) / 2
again When a pair of people shares what is in the jar now, how many mornings does it last?
ask How many will still be in the jar after a week? => n - k - 2 * 7
again Seven mornings from today, how many vitamins have not been eaten?
ask If {B} had not joined in, for how many days longer would the vitamins last? => (n - k) - (n - k) / 2
again Suppose {A} were alone with the jar. By how many days would that stretch the supply?
ask What does a new supply of {g} jars cost with {z} off every jar? => g * (p - z)
g = 3..5
z = money 1..2.5 by 0.5
again The store takes {z} off each jar. How much are {g} of them?
ask whole How much is left of {q} when {v} jars of vitamins at {p} each are bought and {z} is taken off every jar? => q - v * (p - z)
q = money 60, 80
v = 2..4
again whole Vitamins cost {p} a jar, but {z} less this week. You buy {v} jars and give {q}. How much do you get back?

story night-nurse
grade 7
english any
A = woman
h = 10, 12
n = 4..5
p = money 19..26
b = money 3..6 by 0.5
k = 16..24
x = money 35..60 by 5
body Night shifts on the children's ward last {h} hours, with an extra {b} an hour on top of the usual {p}. {A} works {n} such nights a week and looks after {k} children.
again {A}, a nurse on a ward with {k} children, does {n} night shifts of {h} hours every week. Her usual hour is paid with {p}; at night she receives {b} an hour more.
ask What does {A} earn in an hour of the night? => p + b
again How much is an hour of night work worth to her?
ask Find her pay for a week. => n * h * (p + b)
again How much money does {A} make in all the nights of a week?
ask How much more does she get for a week of nights than for the same hours at the usual rate? => n * h * b
again What difference does the night extra make to her week?
ask If {x} a week goes on parking and meals, what does {A} have left from {w} weeks? => w * (n * h * (p + b) - x)
w = 2, 3, 6
again Parking and meals take {x} out of each week's pay. How much remains after {w} weeks?

story wheelchair-ramp
grade 6
english gb
s = 3..6
h = 15..18
l = 12, 15, 20
w = decimal 1.2..1.6 by 0.2
p = money 48..72 by 4
body To reach the health centre you climb {s} steps, each {h} cm high. A wheelchair ramp is planned. For every centimetre that it rises, it must be {l} cm long, and it will be {w} metres wide.
again The health centre lies {s} steps above the street; a step is {h} cm high. A ramp {w} metres wide shall help people in wheelchairs. It needs {l} cm of length for each centimetre of height.
ask How high above the street is the door, in centimetres? => s * h
again What height must the ramp overcome, in centimetres?
ask How many metres long will the ramp be? => s * h * l / 100 decimal
again Work out the length of the ramp in metres.
ask How many square metres does the sloping surface have? => s * h * l / 100 * w decimal
again The slope will be painted. What area is that, in square metres?
ask With an edging strip down both long sides, at {p} a metre, what does the edging cost? => s * h * l / 100 * 2 * p
again Both long sides get a rail at {p} a metre. Find the price of the rails.

story pharmacy-receipt
grade 5
english gb
A = man
a = money 4.2..6.8 by 0.2
b = money 2.4..3.8 by 0.2
c = money 1.1..1.9 by 0.1
n = 2..3
m = 4..6
w = money 40, 50
body Plasters, cream and tissues are on {A's} list. At the chemist's he takes {n} tubes of cream at {a} each, a tin of plasters for {b}, and {m} packs of tissues at {c}.
again From the chemist's {A} brings {m} packs of tissues for {c} apiece, {n} tubes of cream for {a} apiece and a tin of plasters, which is {b}.
ask How much does {A} pay for everything? {body} => n * a + b + m * c
again What is the sum on his receipt?
ask How much money is left of {w}? => w - (n * a + b + m * c)
again He pays with {w}. Find his change.
ask What is the price difference between all the cream and all the tissues? => n * a - m * c
again The cream comes to more than the tissues. How much more?
ask If {A} forgets the plasters and comes back for {g} tins of them, what does he spend there on the second visit? => g * b
g = 2..5
again Returning later, {A} buys {g} tins of plasters. What does he pay for these?
ask whole If cream costs {a} a tube and tissues {c} a pack, how much must {n} friends each pay who share the price of {z} tubes and {m} packs evenly? => (z * a + m * c) / n
z = 8..9
again whole {n} friends buy {z} tubes of cream at {a} and {m} packs of tissues at {c} and share the cost evenly. What does each one pay?

story lung-capacity
grade 8
english gb
A = girl
v = decimal 0.4..0.6 by 0.05
n = 14..20
d = decimal 2.2..3.4 by 0.2
y = 12..13
body Breathing quietly, {A}, who is {y}, takes {n} breaths a minute, each of {v} litres of air. When she blows into the tube at the doctor's, {d} litres come out in a single breath.
again A single hard breath of {A} fills the doctor's measuring tube with {d} litres. In quiet moments the {y}-year-old breathes {n} times a minute and takes in {v} litres each time.
ask How many litres of air go through {A's} lungs in a minute of quiet breathing? => n * v decimal
again Find how much air, in litres, {A} breathes in per minute when she is calm.
ask What quantity of air is that in an hour, in litres? => n * v * 60
again Reading quietly for an hour, what volume of air does {A} take in, in litres?
ask By how many millilitres is the hard breath greater than a quiet one? => (d - v) * 1000
again Compare the two kinds of breath: what is the difference in millilitres?
ask While running, {A} takes {k} as many breaths a minute, and each is {x} litres deeper. How many litres does she breathe in a minute then? => k * n * (v + x) decimal
k = times 2..3
x = decimal 0.8..1.2 by 0.1
again In a run every breath is {x} litres bigger, and there are {k} as many of them as at rest. What volume is that per minute, in litres?

story hearing-tests
grade 3
english any
A = man
n = 18..29
t = 4..6
b = 10..15
k = 2..3
body Class by class, {A} tests the hearing of the pupils. A test takes {t} minutes; a class has {n} pupils. He begins with {k} classes and takes a break of {b} minutes after the first of them.
ask How many pupils does {A} test in these classes? => k * n
ask How many minutes do the tests of a class take? => n * t
ask How many minutes go by from the very first test to the end of his break? => n * t + b
ask With {g} pupils away, how many minutes are needed for a class? => (n - g) * t
g = 3..5

story fever-chart
grade 6
english gb
A = boy
a = decimal 38.2..38.8 by 0.1
b = decimal 39..39.7 by 0.1
c = decimal 36.8..37.4 by 0.1
n = 3..4
v = 200, 250
body His temperature was {a} degrees in the morning, {b} degrees at noon and {c} degrees the next day: {A} had a fever. The doctor told him to drink {n} glasses of {v} ml more than usual each day.
ask By how many degrees did {A's} temperature rise during the morning? => b - a decimal
ask How far did it fall from noon until the next day? => b - c
ask Work out the average of {A's} readings. => (a + b + c) / 3
ask In a week, how many litres more than usual would he drink on the doctor's advice? => n * v * 7 / 1000 decimal

story physio-exercises
grade 4
A = person
s = 3..4
r = 10, 12, 15
e = 5..6
p = 30, 45, 60
w = 25..40
body The physiotherapist gives {A}, {w}, a sheet with {e} exercises for a stiff back. Each one is done in {s} sets of {r} repetitions, with a break of {p} seconds after every set.
again {e} exercises against a stiff back are on the sheet that {A}, aged {w}, brings home. Each consists of {s} sets; a set means {r} repetitions and then a break of {p} seconds.
ask How many repetitions does {A} make when {A.he} does the whole sheet? => e * s * r
again How many repetitions does the complete sheet ask for?
ask For how many minutes does {A} rest in going through the whole sheet? => e * s * p / 60 decimal
again Put all the breaks of the sheet together. How many minutes do they last?
ask Today {A} leaves out {k} of the exercises. How many sets does {A.he} do? => (e - k) * s
k = 2..3
again {A} has skipped {k} exercises. How many sets are left for today?
ask {A} does the sheet daily and an extra set of {x} repetitions every evening. How many repetitions is that in a week? => (e * s * r + x) * 7
x = 8..9
again In addition to the daily sheet there are {x} repetitions each evening. Find the number of repetitions in a week.
ask whole Work out how many minutes {e} exercises take if each has {s} sets of {v} seconds with a break of {p} seconds after every set. => e * s * (v + p) / 60 decimal
v = 20, 25, 35, 40
need e * s * (v + p) % 15 == 0
again whole A sheet has {e} exercises of {s} sets. A set lasts {v} seconds and is followed by {p} seconds of rest. How many minutes does the sheet take?

story soap-dispensers
grade 5
english us
n = 12..20
v = 32, 48, 64
q = 8, 16
k = 3..5
w = 5..9
body Custodians fill the soap dispensers of Lincoln Middle School every Friday. There are {n} dispensers, and a full one holds {q} ounces. Soap arrives in jugs of {v} ounces, which weigh {w} pounds in the box.
again Every Friday {n} soap dispensers at Lincoln Middle School are filled up from jugs. A jug holds {v} ounces and weighs {w} pounds; {q} ounces fit into a dispenser.
ask How many empty dispensers can be filled from {k} jugs? => k * v / q
again With {k} jugs at hand, how many empty dispensers can be made full?
ask If all the dispensers are empty, how many ounces of soap fill them? => n * q
again What quantity of soap, in ounces, do all the dispensers hold?
ask After filling all the empty dispensers from {k} jugs and {g} more, how much soap is left over, in ounces? => (k + g) * v - n * q
g = 4..6
again The custodians open {k} jugs and then another {g}. When all the empty dispensers are full, what remains in the jugs, in ounces?
ask Last week the dispensers were half full when they were refilled. How many ounces went into them? => 0.5 * n * q
again Half of the soap was still in each dispenser last Friday. How many ounces were added?

story dance-hour
grade 1
n = 6..10
m = 3..6
k = 2..4
need n > k + 2; m != k
body Moving is healthy! {n} children dance in the gym. Then {m} more children come in. Later {k} children sit down.
again {n} children are in the gym to dance, and soon {m} others join them. After a while {k} want to sit.
ask How many children are in the gym now? => n + m
again Sitting or dancing, how many children are there at the end?
ask How many children are dancing at the end? => n + m - k
again How many children do not sit down?
ask All the dancers at the end get a ribbon. There are {g} ribbons too few. How many ribbons are there? => n + m - k - g
g = 2..3
again The teacher hands ribbons to all who still dance, but {g} dancers go without. How many ribbons does she have?

story hospital-laundry
grade 6
english gb
n = 140..220 by 10
s = 2, 3
t = 2..4
k = 24, 30, 36
m = decimal 2.5..3.5 by 0.5
h = 5..8
body Laundry never stops in a big hospital. {n} beds are made up afresh every day, each with {s} sheets. A machine washes {k} sheets at a time, uses {m} litres of water per sheet and needs less than two hours. {h} people work in the laundry.
ask How many sheets have to be washed in a week? => n * s * 7
ask How many litres of water run through a full machine? => k * m decimal
ask What amount of water, in litres, is used for the sheets of all beds in {t} days? => n * s * m * t
ask On a quiet day, {x} of the beds are not made up. How many sheets fewer than in {g} full machines are there to wash? => g * k - (n - x) * s
x = 20..60 by 10
g = 24..30
ask With {y} sheets already washed by noon, how many sheets per person remain if the workers share them evenly? => (n * s - y) / h
y = 100..200

story ambulance-log
grade 6
english gb
a = 24..38
b = 45..70
c = 9..17
h = 11..14
l = decimal 0.1..0.16 by 0.02
p = money 1.5..2 by 0.05
body According to its log book, an ambulance made three trips in the {h} hours of a shift: {a} km in the morning, {b} km in the afternoon and {c} km after dark. It burns {l} litres of fuel per kilometre, and a litre costs {p}.
again In the log book of an ambulance you can read about a shift of {h} hours with three trips. They were {a} km, {b} km and {c} km long. Each kilometre takes {l} litres of fuel, at {p} a litre.
ask What was the average length of the three trips? {body} => (a + b + c) / 3
again If all three trips had been equally long, how long would each have been?
ask How much fuel did the ambulance use during the shift? => (a + b + c) * l
again Find the number of litres that the three trips took.
ask What did the fuel for the longest of the trips cost? => b * l * p
again Find the longest trip. What was the price of its fuel?
ask How many kilometres longer was the longest trip than the other two added together? => b - (a + c)
again By how many kilometres did the longest trip exceed the others taken together?
ask Next shift there is only one long trip, {x} km farther than all of these put together. How many litres does it take? => (a + b + c + x) * l decimal
x = 8..15
again A single journey on the next shift beats the total of these by {x} km. What fuel is needed for it, in litres?
ask whole If an ambulance drives {a} km, {b} km and {c} km and each kilometre takes {l} litres of fuel, how much of a tank with {v} litres is left? => v - (a + b + c) * l
v = 45, 50, 55
again whole An ambulance with {v} litres in its tank makes trips of {a} km, {b} km and {c} km, using {l} litres a kilometre. How many litres does it have in the end?

story toothpaste-tube
grade 5
english gb
A = person
v = 75, 90, 100, 120, 150
g = decimal 0.5..1.5 by 0.25
n = 3..5
p = money 1.8..3.6 by 0.2
need v % (n * 2 * g) == 0
body Squeezing out {g} g of toothpaste twice a day, each of the {n} people in {A's} family empties their share of a {v} g tube. The tubes sell at {p}.
again A tube in {A's} bathroom holds {v} g of toothpaste and costs {p}. {n} people live there, and each squeezes out {g} g in the morning and the same in the evening: twice a day, that is.
ask How many days does one tube last the family? => v / (n * 2 * g)
again After how many days is a new tube empty?
ask What do they use up in a week, in grams? => n * 2 * g * 7
again Over seven days, how many grams of toothpaste disappear?
ask After {k} days, how much toothpaste remains in a new tube? => v - k * n * 2 * g
k = 3..6
again A tube has been in use for {k} days. What is still in it, in grams?
ask A three-pack costs {x} less than three single tubes. What does a tube from such a pack cost? => (3 * p - x) / 3
x = money 0.6..1.5 by 0.3
again Buying three at once saves {x}. Find the price of a single tube in that case.

story sleep-debt
grade 6
english gb
A = boy
n = 8..10
a = decimal 6..7.5 by 0.5
w = decimal 9.5..11.5 by 0.5
y = 12..14
m = 20..50 by 5
body "You need {n} hours of sleep a night," Dr Okoro reminds {A}, who is {y}. On the five school nights {A} gets only {a} hours each; on the other nights of the week he sleeps {w} hours. Falling asleep takes him {m} minutes.
ask How many hours below the doctor's advice do his school nights bring him, taken together? => (n - a) * 5 decimal
ask By how many hours does he miss the doctor's advice over the whole week? => n * 7 - (5 * a + 2 * w) decimal
ask Find the average length, in hours, of a night of his school week with the night of Saturday added. => (5 * a + w) / 6
ask If he went to bed {k} minutes earlier every school night and slept for all of that time, how many hours would he sleep in these nights? => 5 * (a + k / 60) decimal
k = 15, 30, 45

story clinic-tiles
grade 7
english gb
a = 6..9
b = 4..5
s = 25, 50
p = money 1.2..2.4 by 0.2
w = decimal 2..3.5 by 0.5
body The floor of a new clinic's treatment room measures {a} m by {b} m. It will be covered with square tiles whose sides are {s} cm long, at {p} a tile. A cupboard {w} metres wide comes later.
again For a treatment room of {a} m by {b} m, a clinic has chosen square tiles. They have {s} cm sides and cost {p} each; over the tiles, a cupboard {w} metres wide will be set up.
ask How many tiles are needed? {body} => a * 100 / s * (b * 100 / s)
again Find the number of tiles that cover the whole floor.
ask How much do the tiles cost? => a * 100 / s * (b * 100 / s) * p
again Work out the price of all tiles for the floor.
ask A skirting runs round the room except across the door, which is {d} m wide. What length of skirting is that? => 2 * (a + b) - d
d = decimal 0.8..1.2 by 0.1
again Round all the walls goes a skirting; only the door, {d} m wide, has none. How many metres does that make?
ask The long walls get a rail at {r} a metre, and the lino of the old room is taken away for {x}. What do both jobs cost together? => 2 * a * r + x
r = money 14..28 by 2
x = money 80..130 by 10
again Rails go on the two long walls, for {r} a metre. Taking away the lino adds {x}. How high is the bill for these jobs?

story skipping-club
grade 5
english any
A = girl
B = girl
a = 70..95 by 5
b = 50..65 by 5
m = 3..4
t = 6..8
f = 7..15
body Skipping twice a week keeps {A} and {B} fit. {A} manages {a} jumps a minute for {m} minutes; {B} is slower, with {b} jumps a minute, but lasts {t} minutes. In a training session, {A} trips {f} times.
again {B} can skip for {t} minutes at {b} jumps a minute. Her friend {A}, who trips {f} times in a training session, skips faster, {a} jumps a minute, but only for {m} minutes. They train twice a week.
ask How many jumps do they make between them in a session? => a * m + b * t
again Add the jumps of the two girls in a single session. How many are there?
ask How many more jumps does {B} make than {A}? => b * t - a * m
again What is {B's} lead, counted in jumps, when both have finished?
ask How many jumps does {A} make in {k} weeks? => a * m * 2 * k
k = 5, 10, 12
again Over {k} weeks of training, how many jumps does {A} do?
ask If {A} learns to keep going for {x} minutes longer, how many jumps is a session of hers short of {g}? => g - a * (m + x)
x = 2..3
g = 700, 800
again {A} practises until she can skip for an extra {x} minutes. By how many jumps does she still miss {g} in a session?
ask whole Determine how many jumps two children make in {k} training sessions if one does {a} jumps a minute for {m} minutes and the other {b} jumps a minute for {t} minutes each time. => k * (a * m + b * t)
again whole In every session one child skips {m} minutes at {a} jumps a minute, the other {t} minutes at {b} jumps a minute. How many jumps do they make in {k} sessions?

story office-water-cooler
grade 6
english us
n = 14..24
c = 8, 10, 16, 20
d = money 6.5..8.5 by 0.5
k = 2..4
body Our office water cooler holds a jug of five gallons. The {n} people here fill their {c}-ounce cups {k} times a day, and the company pays {d} per jug. A gallon is 128 ounces.
again Jugs of five gallons, for which the company pays {d} each, feed the water cooler at work. {k} times a day everybody fills a cup of {c} ounces; {n} people share the office. A gallon is 128 ounces.
ask How many ounces of water does the office drink in a day? {body} => n * k * c
again What is the daily use of water, in ounces?
ask When the first day with a new jug is over, how many ounces remain in it? => 5 * 128 - n * k * c
again A full jug is put on in the morning. Find how many ounces are left in the evening.
ask How many cups can be filled from {j} jugs? => j * 5 * 128 / c count
j = 2..7
need 640 % c == 0
again {j} jugs have been delivered. How many cups do they fill?
ask A quarterly delivery of {y} jugs is {x} cheaper per jug. How much is that delivery? => y * (d - x)
y = 12..18
x = money 0.5..1.5 by 0.5
again Ordering {y} jugs at once saves {x} on each of them. What do they come to?

story sunscreen-camp
grade 6
english us
A = woman
n = 18..30
k = 3..4
d = 5..6
v = 8, 16
p = money 7..11 by 0.5
body Summer camp means sunscreen. {A} has {n} campers, and each of them rubs in half an ounce of it {k} times a day. She buys it in {v}-ounce bottles, {p} a bottle. Camp lasts {d} days.
again During the {d} days of camp, {n} children are in {A's} care. {k} times a day each one puts on half an ounce of sunscreen, which is sold in {v}-ounce bottles at {p}.
ask How many ounces of sunscreen does the camp go through in a day? => n * k * 0.5 count
again What is the number of ounces used every day?
ask Find how many bottles are used up by the end of the camp. => n * k * 0.5 * d / v count
again How many bottles are empty once camp is over?
need n * k * d % (2 * v) == 0
ask What does the sunscreen for the whole camp cost? => n * k * 0.5 * d / v * p
again Calculate what all of that sunscreen costs {A}.
ask If {x} of the campers bring their own sunscreen, how many ounces are needed for the camp? => (n - x) * k * 0.5 * d count
x = 4..8
again {x} campers have sunscreen from home. How many ounces must there be for everyone else, from the first day to the last?
ask whole By how much do {q} bottles of sunscreen at {p} each cost less than {w} if two of them are given away free? => w - (q - 2) * p
q = 4..7
w = money 80, 90

story mask-boxes
grade 4
english any
n = 24..38
k = 3..5
d = 2..3
s = 6..11
body Face masks are worn on the heart ward. {n} nurses and {s} doctors work there, and each of them takes {d} fresh masks a day. The masks come in boxes of fifty.
ask How many masks does the ward need per day? => (n + s) * d
ask By how many masks do {k} boxes fall short of a week's needs? => (n + s) * d * 7 - k * 50
ask In a week, how many more masks do the nurses use than the doctors? => (n - s) * d * 7
ask At noon on Monday, {x} masks of a new box and all of {g} other boxes have been used. How many masks is that? => g * 50 + x
x = 11..39
g = 6..8

story braces-plan
grade 7
english us
A = girl
t = money 2400..4200 by 100
f = money 300..600 by 50
r = percent 20, 25, 40
m = 18, 24
x = money 8..14
need (t - t * r / 100 - f) % m == 0
body Braces for {A} cost {t}. Her parents' insurance covers {r} of this price. They pay {f} right away and the rest in {m} equal monthly payments. Special toothbrushes are {x} extra.
again {A's} orthodontist charges {t} for braces, and {x} for special toothbrushes. {r} of the charge for the braces is paid by insurance, {f} is due at once, and the remainder is split evenly over {m} months.
ask How much of the price does the insurance cover? {body} => t * r / 100
again What sum does the insurance company pay?
ask What do the parents have to pay for the braces in the end? => t - t * r / 100
again After the insurance has done its part, what is left to pay for the braces?
ask How high is each monthly payment? => (t - t * r / 100 - f) / m
again Find the sum that is due every month.
ask After {k} of the payments, how much have those monthly payments come to? => k * (t - t * r / 100 - f) / m
k = 6, 12
again {k} monthly payments have been made. What do they add up to?

story medicine-dose
grade 8
english any
A = boy
w = 24..40 by 2
d = 10, 15
n = 3, 4
c = 40, 50
v = 100, 150, 200
y = 8..11
need w * d % c == 0
body Doctors often work out a dose from the body weight. {A}, who is {y} and weighs {w} kg, should get {d} mg of a medicine for each kilogram, {n} times a day. Every millilitre of the syrup contains {c} mg, and the bottle holds {v} ml.
ask How many milligrams are in a single dose? => w * d
ask Find the number of millilitres that {A} has to take at a time. => w * d / c
ask How many millilitres of syrup does {A} take in a day? => w * d / c * n
ask What is left in the bottle after {k} days? => v - w * d / c * n * k
k = 2, 3
ask His brother weighs {x} kg less than {A}. By how many milligrams does the brother's daily amount differ from {A's}? => x * d * n
x = 5..9

story rowing-machine
grade 7
english gb
A = person
B = woman
m = 7..9
s = 10..50 by 10
r = 24, 30
k = 5..6
body Two kilometres on the rowing machine took {A} exactly {m} minutes and {s} seconds, at {r} strokes a minute. {B}, the trainer, has promised a medal to anyone who needs less than {k} minutes.
again {A's} time for two kilometres on the rowing machine was {m} minutes and {s} seconds; the machine counted {r} strokes a minute. Less than {k} minutes would have won a medal from the trainer, {B}.
ask How many seconds did {A} row? => m * 60 + s
again Express {A's} time in seconds. How many are there?
ask By how many seconds was {A} above the limit for the medal? => m * 60 + s - k * 60
need m > k
again The limit for a medal was how many seconds away?
ask How many strokes did {A} make in all? {body} => (m * 60 + s) / 60 * r count
need (m * 60 + s) * r % 60 == 0
again How many strokes did those two kilometres take?
ask Calculate how long, in seconds, {A} needs for the two kilometres if {A.he} gets {x} seconds faster on each half of them. => m * 60 + s - 2 * x
x = 11..19
again On each half of the distance {A} wants to save {x} seconds. What time, in seconds, would that give?

story tooth-coins
grade 1
A = girl
k = 3..6
m = 2..4
need k != m
body Milk teeth fall out! {A} had 20 milk teeth. First she lost {k} of them. Then she lost {m} more.
again {A} once had 20 milk teeth. By her birthday {k} had fallen out, and since then another {m} have gone.
ask How many teeth has {A} lost? => k + m
again How many of {A's} milk teeth have fallen out?
ask How many milk teeth does {A} still have? => 20 - k - m
again How many of her milk teeth are in her mouth now?
ask {g} new teeth have grown. How many teeth are in her mouth? => 20 - k - m + g
g = 2..4
again {A} can also feel {g} new teeth. How many teeth does she have, old and new?
ask For each lost tooth {A} gets a pair of stickers. How many stickers does she get? => (k + m) * 2
again Two stickers wait under the pillow for each tooth that is gone. How many stickers is that?

story cold-week
grade 2
n = 18..26
a = 2..4
b = 3..5
need a != b
t = 3..8
body Sneezing is heard all over our class of {n}. On Monday {a} children were at home with a cold. On Tuesday {b} more stayed at home, and nobody was well again yet. The class used {t} boxes of tissues.
again We are {n} in our class, and {t} boxes of tissues are empty. {a} of us had a cold and stayed at home on Monday. On Tuesday another {b} were missing as well.
ask How many children were at home on Tuesday? => a + b
again How many children were missing on the second day?
ask How many children were at school on Tuesday? => n - a - b
again How many of us sat in class on Tuesday?
ask On Wednesday {k} of the ill children came back. How many children were at school then? => n - (a + b) + k
k = 2..3
again {k} children felt better and returned on Wednesday. How many were in class that day?

story contact-lenses
grade 7
english gb
A = woman
p = money 16..24
e = money 72..108 by 6
q = money 4.5..7.5 by 0.5
y = 25..44
body Daily contact lenses are sold in boxes of thirty, for {p} a box. {A}, {y}, needs a fresh pair each day. Lenses that last a whole month would cost her {e} a year for both eyes, and {q} a month for cleaning fluid.
ask What do {k} boxes of daily lenses cost? => k * p
k = 5..9
ask If a month has 30 days, how much does {A} spend on daily lenses in a year? => 12 * 2 * p
ask With the monthly lenses and their cleaning fluid, what would a year come to? => e + 12 * q
ask Taking 30 days for a month, by how much are daily lenses dearer than monthly ones, fluid included, per year? => 12 * 2 * p - (e + 12 * q)
ask On how many days can {A} wear lenses if she has {g} boxes of the daily ones? => g * 30 / 2
g = 3..12

story breathing-exercise
grade 4
english any
A = person
h = 5..7
o = 8..9
n = 10..20 by 5
w = 3..6
body Before falling asleep, {A} breathes in for 4 seconds, holds the air for {h} seconds and breathes out for {o} seconds. This is done {n} times in a row, on {w} evenings a week.
again {n} times in a row, {A} fills the lungs for 4 seconds, keeps still for {h} seconds and lets the air out for {o} seconds. It is an exercise for tired heads that {A.he} does on {w} evenings each week.
ask How many seconds does the exercise take? {body} => n * (4 + h + o)
again What is the length of the whole exercise, in seconds?
ask In a single evening, how many seconds longer does {A} breathe out than in? => n * (o - 4)
again Each evening more time is spent on breathing out than on breathing in. How many seconds more?
ask How many minutes a week does {A} spend holding the air? => n * h * w / 60 decimal
need n * h * w % 15 == 0
again Holding the air adds up. How many minutes of it are there in a week?
ask If {A} takes {x} seconds longer over each round by pausing after it, how many seconds does the exercise last? => n * (4 + h + o + x)
x = 2..3
again A pause of {x} seconds is added to every round. Find the new length of the exercise in seconds.

story festival-first-aid
grade 5
english gb
n = 35..60
f = fraction 1/2, 1/3, 1/4, 1/5
b = 8..14
h = 4..6
s = 3..5
x = 6..11
need n * f % 1 == 0
body Out at the music festival, the first-aid tent treated {n} people on Saturday. {f} of them had stepped on something sharp, {b} had been stung by a wasp, and the others needed a rest in the shade. {s} helpers were in the tent, for {h} hours each.
again {s} helpers, each on duty for {h} hours, looked after {n} visitors in the first-aid tent of a festival on Saturday. Wasps had stung {b} of them and {f} of them had cut their feet; what the rest needed was shade.
ask How many people only needed a rest? {body} => n - f * n - b
again Neither cut nor stung: how many visitors does that leave?
need n - f * n > b + 3
ask How many more people had hurt a foot than been stung? => f * n - b
need f * n > b + 2
again Compare the cut feet with the wasp stings. How many more of the former were there?
ask Every foot took {g} plasters and every sting a single one. How many plasters were used? => f * n * g + b
g = 2..3
again {g} plasters went on each foot and one on each sting. Find the number of plasters.
ask On Sunday each of the helpers stayed {x} minutes longer. How many minutes did all of them work on Sunday? => s * (h * 60 + x)
again Add {x} minutes to every helper's time on Sunday. For how many minutes did the helpers work that day, all counted together?

story playground-fitness
grade 6
english us
l = 40..60 by 5
w = 20..35 by 5
n = 12..20
k = 3..6
f = money 9..15
body A fence is going up around the school's new fitness yard, a rectangle {l} yards long and {w} yards wide. It has {n} machines, and the fence costs {f} a foot. On average, {k} children use each machine per recess.
ask How many yards of fence does it take to go all the way around? => 2 * (l + w)
ask What will the fence cost? => 2 * (l + w) * 3 * f
ask How many square yards would be left free if every machine took up {a} square yards? => l * w - n * a
a = 8..14
ask A gate {g} feet wide replaces part of the fence. How many feet of fence are built then? => 2 * (l + w) * 3 - g
g = 9..11
ask {r} recesses a day, five days a week: how often are all the machines together used in a week? => n * k * r * 5
r = 2..3

story vaccine-vials
grade 7
english gb
n = 6, 8, 10, 12
v = 40..75 by 5
w = 15..28
r = 4..9
m = 2..3
body Vials with {n} doses each are kept cold at the surgery. In the first week {v} vials were opened; when the last one had been used, {r} doses in total had been thrown away because nobody came for them. {w} more vials were opened a week later, and none of those doses was wasted.
again {v} vials were opened at the surgery in the first week. Each contained {n} doses, and {r} doses had to be thrown away. In the week after, {w} vials were enough and not a single dose was lost.
ask How many people were vaccinated in the first week, at a dose each? => v * n - r
again With one dose per person, how many people did the first week's vials serve?
ask How many doses were given in the two weeks? => (v + w) * n - r
again Over both weeks, how many doses were really used?
ask How many more doses were given in the first week than in the second? => (v - w) * n - r
again By how many doses did the first week beat the second?
ask Each person needs {m} doses. How many people could be fully vaccinated with {x} full vials? => x * n / m
x = 30, 36, 48
again {x} vials are in the fridge, and everybody gets {m} doses. For how many people do they suffice?

story staff-badminton
grade 3
english gb
a = 6..12
c = 4..8
p = money 7..11
b = money 2..3 by 0.5
r = 2..4
body To keep fit, {a} teachers rent badminton courts. They take {r} courts at {p} an hour each and stay for two hours. {c} of them need a racket, which is {b} for the evening.
ask What do the courts cost for the two hours? => r * p * 2
ask How much do courts and rackets cost in all? {body} => r * p * 2 + c * b
ask If the price of the courts is shared evenly by all the teachers, how much does each pay for them? => r * p * 2 / a
ask How many of the teachers have brought a racket? => a - c
need a > c + 1

story waiting-room
grade 5
english gb
A = woman
n = 26..38
k = 4..6
d = 6..9
x = 4..9
body When the surgery opens, {n} people are in the waiting room. {A} and the other two doctors each see {k} patients in the first hour, at {d} minutes a patient, while {x} newcomers take a seat.
again {n} patients wait at opening time. Three doctors, {A} being one of them, need {d} minutes for a patient, so that each of them sees {k} in the first hour. During that hour {x} more people arrive.
ask How many people are waiting at the end of the first hour? => n - 3 * k + x
again An hour after opening, how many patients have not been seen?
need n > 3 * k + 2
ask For how many minutes of the first hour is each doctor not with a patient? => 60 - k * d
again Each doctor has some spare minutes in that hour. How many?
need k * d < 56
ask How many minutes of treatment do the doctors give together in that hour? => 3 * k * d
again Add up the time that the doctors spend with patients in that hour. How many minutes is it?
ask In the second hour one of the doctors is called away and nobody else comes in. How many people wait after two hours, if the others go on as before? => n - 3 * k + x - 2 * k
need n - 3 * k + x - 2 * k > 2
again An hour later only two doctors are working, just as fast as before, and the door stays shut for newcomers. How many patients are left at the end of it?

story bike-to-work
grade 5
english gb
A = person
B = man
d = decimal 3.5..8.5 by 0.5
n = 3..5
p = money 2.4..3.8 by 0.2
h = money 45..80 by 5
w = 5..9
body Instead of taking the bus for {p} a ride, {A} now cycles {d} km to the office and {d} km home on {n} days a week. {A.He} bought new tyres and lights for {h}. {B}, a colleague, lives {w} km away.
ask How far does {A} cycle in a week? => n * 2 * d
ask How much does {A} save on bus rides in {k} weeks? => k * n * 2 * p
k = 6, 8
ask After {k} weeks, by how much do the savings exceed the price of tyres and lights? => k * n * 2 * p - h
ask {B} walks to work and back once a week. How many kilometres more than {B} does {A} travel in a week under {A.his} own steam? => n * 2 * d - 2 * w decimal
ask whole Someone cycles {d} km to work and back home every working day, five days a week, for {k} weeks. How many kilometres is that? => d * 2 * 5 * k decimal

story tea-honey
grade 3
english gb
A = woman
g = 250, 340, 500
s = 6, 8, 10, 12, 15
n = 2..3
d = 5..9
p = money 3.6..5.8 by 0.2
body Hot tea with honey is what helps {A} against a sore throat. From a {g} g jar that cost {p}, she stirs {s} g of honey into each mug, and she drinks {n} mugs a day.
again A jar with {g} g of honey cost {A} {p}. Since her throat is sore, she drinks {n} mugs of tea a day and puts {s} g of honey into every mug.
ask How much honey does {A} use in a day? => n * s
again In one day, how many grams of honey go into her tea?
ask How many grams of honey are in the jar after {d} days? => g - d * n * s
again {d} days later, what does the jar still hold, in grams?
ask What do {k} jars cost if the price of each goes up by {x}? => k * (p + x)
k = 3..4
x = money 0.3..0.9 by 0.1
again Each jar gets {x} dearer. Find the new price of {k} of them.
ask In a week, how many grams of honey more would she need with another mug each day? => 7 * s
again Drinking one mug more every day, how many extra grams of honey would she use up in a week?

story circuit-training
grade 7
english us
A = woman
n = 7..10
w = 40, 45, 50
b = 15, 20
r = 2..4
c = 16..27
p = money 75..95 by 5
body Station after station, {A's} fitness class works its way round the gym. At each of the {n} stations everyone exercises for {w} seconds and then has {b} seconds to change places. They go round {r} times. {c} people take part, and {A} is paid {p} an evening.
again {A}, who gets {p} an evening, has built {n} stations for her fitness class of {c}. The whistle blows after {w} seconds of exercise and again after {b} seconds for changing places; the class does {r} rounds.
ask How many seconds of exercise does each person get? => n * r * w
again Leaving out the changes, for how many seconds does everyone work?
ask How many minutes do the rounds take, every change of place included? => n * r * (w + b) / 60 decimal
again From the first whistle to the last, how many minutes go by?
ask Next time {A} adds {x} stations but takes away one of the rounds. How many stations does each person pass then? => (n + x) * (r - 1)
x = 3..5
need r > 2
again With {x} more stations and a round less, at how many stations does everybody exercise?
ask By how many seconds does the exercise of an evening exceed the time for changing places? => n * r * (w - b)
again Subtract all changes from all exercise. How many seconds remain?

story bandage-lengths
grade 6
english gb
n = 6..12
l = 3..6
a = 50, 60, 75, 80
k = 3..5
e = 12..35
p = money 1.8..3.2 by 0.2
body Rolled up in a drawer of the sports club lie {n} bandages, each {l} m long and worth {p}. During the cup weekend {k} of them are cut into pieces of {a} cm for sprained fingers and wrists. {e} teams are playing.
again {e} teams play for the cup. For sprains the sports club has {n} bandages of {l} m, which cost {p} each; {k} are cut up into pieces {a} cm long.
need l * 100 % a == 0 
ask How many pieces do they get from the cut bandages? => k * l * 100 / a
again Cutting gives pieces of equal length. How many of them?
ask What is the total length, in metres, of the bandages that are still whole? => (n - k) * l
again The other bandages stay in one piece. How long are they together, in metres?
ask {x} of the pieces are used up. How many metres of bandage does the club own now, pieces included? => n * l - x * a / 100
x = 3..6
again When {x} pieces have been put on somebody, what length, in metres, does the club still have in all?
ask Suppose the bandages that were cut are replaced at {z} more each than they cost. What must the club pay? => k * (p + z)
z = money 0.3..0.9 by 0.3
again Each new bandage is {z} dearer. Find the price of replacing those that were cut.

story walking-pairs
grade 5
english us
A = girl
B = boy
a = 1800..2300 by 50
b = 1200..1600 by 50
f = decimal 2..2.5 by 0.5
n = 4..6
k = 9..13
body Walking meetings! {A} and {B} talk over their science project on foot. They count the steps: {a} on the way to the library and {b} on a shorter way back. {A.His} steps are {f} feet long. They meet {n} times in two weeks and have {k} pages to write.
again {a} steps to the library, {b} steps back by a shorter way: that is how {A} and {B} discuss the {k} pages of their science project. {A} covers {f} feet with a step. In two weeks they go on {n} such walks.
ask How many feet does {A} walk on one of these meetings? => (a + b) * f
again What distance, in feet, is it for {A} there and back?
ask How many steps does {A} take in the two weeks of meetings? => n * (a + b)
again Count the steps of {A} on all the walks. How many are there?
ask How many yards longer for {A} is the way there than the way back? => (a - b) * f / 3 decimal
again In yards, what does {A} save by the shorter way?
ask {B} makes {x} steps more each way. How many steps does {B} take in all the walks? => n * (a + b + 2 * x)
x = 120..190 by 10
again For {B} there are {x} more steps in each direction. How many steps does he take over all the walks?

story apple-basket
grade 1
A = boy
n = 14..19
m = 3..6
k = 2..5
g = 7..9
need m != k
body Apples keep you fit. There are {n} apples in the basket. {A} and his friends eat {m} in the morning and {k} after lunch.
again {A} and his friends eat {k} apples after lunch. In the morning they ate {m}. The basket held {n} apples at first.
ask How many apples do the children eat? => m + k
again Put the two meals together. How many apples are eaten?
ask How many apples are left in the basket? => n - m - k
again The children have eaten enough. How many apples do they leave?
ask In the evening {A's} grandmother puts {g} new apples into the basket. How many are there then? => n - m - k + g
again Then {g} new apples come into the basket. How many apples does it hold now?

story rope-turns
grade 2
A = girl
B = boy
a = 21..30
b = 12..18
c = 5..9
d = 10..11
body {A} skips with a rope three times. She makes {a} jumps, then {b} jumps and at last only {c}, because she is tired. {B} makes {d} jumps fewer than {A} makes in all.
again {A} has three goes with the rope. She gets tired: {a} jumps, {b} jumps, {c} jumps. Taking all his jumps, {B} has {d} fewer than she has.
ask How many jumps does {A} make altogether? => a + b + c
again Add up the jumps of her three goes. What is the sum?
ask How many jumps does {B} make? => a + b + c - d
again {B} skips too. Count his jumps. How many are there?
ask How many fewer jumps does {A} make at her last go than at her first? => a - c
again From the first go to the last, by how many does the number of {A's} jumps drop?

story water-jugs
grade 2
n = 5..8
k = 4..6
j = 2..3
m = 7..9
x = 2..5
body Water is good for you. {n} children drink {k} glasses of water each at the sports club. There are {j} jugs, and each jug fills {m} glasses.
again At the sports club there are {j} jugs of water. You can fill {m} glasses from a jug. {n} children want {k} glasses each.
need n * k > j * m + 1
ask How many glasses of water do the children drink? => n * k
again Each child empties the same number of glasses. How many glasses are that in all?
ask How many glasses can be filled from the jugs? => j * m
again Pour out all the jugs. How many full glasses do you get?
ask How many more glasses of water do the children need than the jugs give? => n * k - j * m
again The jugs are not enough. How many glasses are missing?
ask The coach drinks {x} glasses as well. How many glasses are drunk at the club? => n * k + x
again Count the glasses of the children and the {x} of their coach. How many are there?

story tissue-box
grade 1
A = girl
n = 30..40
a = 8..12
b = 5..7
c = 2..4
body {A} has a cold. There are {n} tissues in the box. She takes {a} on Monday, {b} on Tuesday and {c} on Wednesday.
again A box of {n} tissues stands by {A's} bed. Her cold gets better: {a} tissues on Monday, {b} on Tuesday, {c} on Wednesday.
ask How many tissues does {A} take on the three days? => a + b + c
again Add the tissues of Monday, Tuesday and Wednesday. How many are there?
ask How many tissues are still in the box on Wednesday evening? => n - a - b - c
again On Wednesday night, how many tissues has {A} not taken?
ask How many more tissues does she take on Monday than on Wednesday? => a - c
again On Wednesday she needs fewer tissues than on Monday. How many fewer?

story sports-day-laps
grade 2
A = girl
B = boy
C = girl
a = 6..9
b = 4..5
c = 2..3
d = 20..28
body On sports day {A} runs {a} laps. {B} runs {b} laps more than {A}. {C} runs {c} laps fewer than {B}. {d} parents are watching.
again {d} parents watch the children run. {A} does {a} laps and {B} does {b} more than that. {C} stops {c} laps before {B} does.
ask How many laps does {B} run? => a + b
again Count {B's} laps on sports day. How many are there?
ask How many laps does {C} run? => a + b - c
again What is the number of laps that {C} does?
ask How many laps do the three children run altogether? => a + (a + b) + (a + b - c)
again Add the laps of {A}, {B} and {C}. What do you get?
