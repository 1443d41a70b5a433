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
A = boy
n = 9..18
m = 2..4
k = 2..5
need n > m + k + 2; m != k
body Falling off his bike is nothing new for {A}. He had {n} plasters in a box. He put {m} on his knee and {k} on his elbow.
again {A} fell off his bike. From a box of {n} plasters, {k} went on his elbow and {m} on his knee.
ask How many plasters did {A} use? => m + k
again What number of plasters is {A} wearing now?
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
ask How many minutes does {B} spend brushing in a week? => m * 2 * 7
ask In a week, how many seconds longer than {A} does {B} brush? => (m * 60 - s) * 2 * 7
ask whole A new brush is due every {k} months. What number of brushes do {p} people need in {t} years? => p * t * 12 / k
k = 3, 4
p = 5..8
t = 2..5

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
ask For how many minutes is {A} busy with treating and cleaning? => n * (d + f)
again Leaving the break aside, how many minutes of work does she have?
ask How many minutes pass from the beginning of the first treatment to the end of the work, break included? => n * (d + f) + b
again Counting the tea as well, what number of minutes does her morning last?
ask What total time, in minutes, does {A} treat teeth for longer than she cleans tools? => n * (d - f)
again By how many minutes does the treating exceed the cleaning?
ask A new machine cuts the cleaning to {g} minutes. Over the whole morning, how many minutes does it save? => n * (f - g)
g = 2..4
again Suppose cleaning took just {g} minutes. How much shorter, in minutes, would the morning become?

story bedtime-hours
grade 3
A = girl
n = 8..9
w = 10..11
y = 7..9
body From Monday to Friday {A}, aged {y}, sleeps {n} hours a night. Both weekend nights last {w} hours.
again Two nights a week {A} may sleep {w} hours. The other five nights are shorter for the {y}-year-old: {n} hours.
ask How many hours does {A} sleep in the five nights from Monday to Friday? => 5 * n
again Work out the hours of sleep in her five short nights.
ask How many hours does {A} sleep in a full week? => 5 * n + 2 * w
again What do all her hours of sleep in a week add up to?
ask How many hours of a weekend day is {A} awake? => 24 - w
again On a day with a long night, how many hours is {A} up?
ask A week has 168 hours. For how many of these hours is {A} awake? => 168 - (5 * n + 2 * w)
again Of the 168 hours in the week, in how many is she not asleep?

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
ask How many spoonfuls of {d} ml does a full bottle hold? => v / d
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
ask If {A's} heart stayed at its fast speed for {g} minutes, what number of beats would that make? => b * 4 * g
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
ask How much money do the participants pay in all? => n * p
again What are the takings from the course?
ask What profit remains for bandages after the hall and the handbooks? => n * p - r - n * m
again After taking off rent and books, how much money can go into bandages?
ask Practising in pairs, each pair needs a dummy; the Red Cross owns {d} of them. How many dummies must be borrowed? => n / 2 - d
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
body Gold's corner gym sells single visits for {s}. Members pay a sign-up fee of {f} once and then {m} a month, however often they come. {A} goes there {n} times a month.
again {A} visits the corner gym {n} times a month. A single visit is {s}; a membership is {m} a month, plus a fee of {f} at the beginning.
ask What would a month of single visits cost {A}? => n * s
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
ask By how much is a pair of lenses dearer than the frame with its discount? => 2 * l - (p - p * r / 100)
again Compare the two lenses with the frame at its lower price: what is the difference?

story handwashing-song
grade 4
english any
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
english any
n = 5..8
d = 12..20
h = 6..9
c = 24..60
e = 8..30
body Vaccination day in the town hall: {n} nurses work side by side, and each of them vaccinates {d} people an hour. The doors stay open for {h} hours. There are {c} chairs for those who rest afterwards, and by closing time {e} people are still in the queue.
again {n} nurses are giving injections in the town hall, {d} an hour each. They go on for {h} hours. {c} chairs have been put out for people who want to rest, and when the doors close {e} people have to be sent home.
ask How many people are vaccinated that day? => n * d * h
again What number of injections is given on vaccination day?
ask How many people came to the town hall for an injection, including those left in the queue? => n * d * h + e
again Of all who wanted an injection, some went home without. How many wanted it in all?
ask Two of the nurses leave an hour before closing. By how many injections does this lower the total? => 2 * d
again Suppose two nurses go home an hour early. How many injections fewer are given?
ask With {g} more nurses, how many extra people could be served in that time? => g * d * h
g = 2..4
again If {g} nurses joined them for the whole day, how many additional people would get an injection?

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
again What number of patients can the wards hold?
ask How many beds are in use this morning? => f * r * b - u
again How many patients are in bed before anyone leaves?
ask At noon, {g} new patients have come in. How many beds are taken then? => f * r * b - u - e + g
g = 4..8
again {g} people are admitted by noon. How many of the beds are occupied after that?
ask A nurse looks after {k} rooms. How many nurses are on duty on all the floors together? => f * r / k
k = 3..6
again Each nurse is responsible for {k} rooms. What number of nurses do the wards need?

story walking-bus
grade 2
n = 4..8
m = 3..6
k = 2..5
w = 2..3
need n > m; n != k; m != k
body A walking bus goes to our school. {n} children start at the park. {m} join at the bridge and {k} at the bakery. {w} parents walk along.
again {n} children set off from the park together. At the bridge {m} more come along, at the bakery another {k}. {w} parents go with them to school.
ask How many children arrive at school? => n + m + k
again What number of children does the walking bus bring to school?
ask How many people are in the walking bus at the end? => n + m + k + w
again Children and parents together, how many people walk?
ask How many more children join at the park than at the bridge? => n - m
again By how many is the park group bigger than the bridge group?

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
ask If two whole rows of mats are rolled up again, what number of mats is still on the floor? => (n - 2) * m

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
ask How many steps does {A} climb in a day? => n * f * s
again What number of stairs does {A} go up every day?
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
h = 5..7
e = 4..8
body Between breakfast and supper {n} people came to give blood at the church hall. {e} of them were sent home because of a cold, and each of the others gave {v} ml. {r} of all who came were there for the first time.
again Blood was collected at the church hall. Out of {n} visitors {e} had a cold and could not give any; the rest gave {v} ml each. For {r} of the visitors it was the first time.
ask How many people gave blood? => n - e
again What number of visitors could give blood?
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
need n > m + k
body Cold packs lie in the freezer of the sports hall. There are {n}. {A} takes {m} out for her team. Later she puts {k} back.
ask How many packs are in the freezer after {A} takes some out? => n - m
ask How many packs are in the freezer in the end? => n - m + k
ask The boys' team takes {g} more than {A} does. How many packs does the boys' team take? => m + g
g = 2..3
