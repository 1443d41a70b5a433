topic work
english any

story overtime-welder
grade 5
english us
A = man
p = money 22..30
b = money 6..11
n = 36..40
k = 3..9
y = 25..48
body {A}, a welder of {y}, is paid {p} an hour for his normal {n} hours a week. Each hour of overtime is worth {b} more than that, and last week he put in {k} hours of overtime.
again A normal week of {A's} has {n} hours, and a normal hour of welding is worth {p}. For overtime he gets {b} an hour on top. He is {y} years old and did {k} hours of overtime last week.
ask How many hours did {A} work last week? => n + k
again Normal hours and overtime together, how long was his week?
ask What was {A's} overtime worth? => k * (p + b)
again How much of last week's pay came from the extra hours?
ask Find {A's} pay for the whole of last week. => n * p + k * (p + b)
again With the overtime added to the normal hours, what did {A} earn last week?
ask This week, {A} stays away for {d} of the normal hours and does no overtime. How much less than last week does he earn? => k * (p + b) + d * p
d = 10..14
again {d} normal hours are missing this week, and there is no overtime. By how much does his pay drop compared with last week?

story bottling-line
grade 6
english any
n = 30..48 by 2
h = 7..9
b = 6, 12, 24
x = 15..45 by 5
r = percent 2, 4, 5, 10
w = 4..9
need (n * (h * 60 - x)) % b == 0
body Clink, clink: a machine in a juice factory fills {n} bottles a minute. The shift has {h} hours, but for {x} minutes the line stands still for cleaning. The bottles leave the factory in crates of {b}; {w} workers watch over the line.
again Crates of {b} bottles leave a juice factory, where {w} workers look after the filling line. It fills {n} bottles in a minute and runs through the {h} hours of a shift except for the {x} minutes of cleaning.
ask For how many minutes of the shift does the machine run? => h * 60 - x
again Subtract the cleaning from the shift. How many minutes remain?
ask How many bottles are filled in a shift? {body} => n * (h * 60 - x)
again How many bottles come off the line in one shift?
ask How many crates are filled in a shift? => n * (h * 60 - x) / b
again Into how many crates does a shift's work go?
ask Leaving the cleaning out, how many bottles would the machine fill per hour if it ran {r} faster? => n * 60 * (100 + r) / 100
again Speeded up by {r} and never cleaned, how many bottles an hour would the line produce?

story summer-jobs
grade 4
english us
A = girl
B = boy
p = money 9..13
q = money 7..8
a = 10..18
b = 20..28
n = 5..8
body Lifeguards earn {p} an hour at the lake; helpers in the snack bar earn {q}. During the first week of July, {A} is a lifeguard for {a} hours, while {B} sells snacks for {b} hours. {n} teenagers have found jobs there.
again {n} teenagers work at the lake. One of them is {A}, a lifeguard at {p} an hour, and another is {B}, who gets {q} an hour in the snack bar. In the first week of July she is on duty for {a} hours and he for {b}.
ask How much money do {A} and {B} earn together that week? => a * p + b * q
again Add up the week's wages of the two. How much is it?
ask {A} wants a bike for {w}. How much is still missing after the first week? => w - a * p
w = money 260..320 by 10
again After the first week, how far is {A} from the price of a bike that costs {w}?
ask For how many hours longer than {A} does {B} work? => b - a
again What is the difference between their working hours?
ask If both worked {k} hours, how much more than {B} would {A} earn? => k * (p - q)
k = 30, 35, 40
again Suppose each of them did {k} hours a week. By how much would {A's} pay be the larger?
ask whole If a lifeguard gets {p} an hour for {a} hours and {q} an hour for another {b} hours, how much is left after buying a whistle for {v}? => a * p + b * q - v
v = money 3..6
again whole {a} hours at {p} an hour and {b} hours at {q} an hour: that is a lifeguard's week. A whistle costs {v}. What remains of the pay?

story letter-carrier
grade 3
english any
A = man
n = 180..290 by 5
m = 12..30
k = 5..9
d = 4..8
need n > 2 * m + 40
body In the early morning {A} loads {n} letters, {m} parcels and a bag of newspapers onto his yellow bike. By ten o'clock he has delivered {k} parcels and all but {d} dozen of the letters.
again By ten o'clock on his round, {A} has got rid of {k} of his {m} parcels. {d} dozen letters have not been delivered; there were {n} letters on the yellow bike at the start, and a bag of newspapers.
ask How many parcels has {A} still to deliver? {body} => m - k
again How many parcels are on the bike at ten?
ask How many letters has he delivered by ten o'clock? => n - d * 12
again At ten, how many letters are already in people's boxes?
ask How many letters and parcels were there at the start? => n + m
again Letters and parcels, how many did he load in all?
ask How many letters and parcels are on his bike at ten o'clock? => d * 12 + m - k
again Count what he has still got to deliver, leaving the newspapers out. How many things are there?
ask The post office pays {p} a parcel. How much has he earned for {A.his} parcels when the round is over? => m * p
p = money 0.4..0.9 by 0.1
again When the last parcel is gone, how much have they brought in at {p} each?
ask whole Each parcel earns a driver {p}. After handing out {k} of {m} parcels and losing none, how much more will the rest bring than the first ones did? => (m - k) * p - k * p
again whole A driver gets {p} for each of {m} parcels and has handed out {k}. By how much do the remaining ones bring in more than those?
need m > 2 * k

story shirt-factory
grade 6
n = 14..24
m = 18..30
d = 5..6
s = 2..7
p = money 11..19
c = money 4..7
x = 60..95 by 5
body Sewing machines hum from Monday on. {n} tailors each finish {m} shirts a day, {d} days a week; {s} of the tailors are learning the trade. A shirt costs the workshop {c} and is sold for {p}. Buttons are not counted.
again A shirt that costs the workshop {c} brings in {p}. {n} tailors sew there, among them {s} learners, and everyone manages {m} shirts on each of the {d} days of the week.
ask How many shirts does the workshop make in a week? {body} => n * m * d
again Find the number of shirts that are ready after a full week.
ask What profit does a day's work bring? => n * m * (p - c)
again After taking off the costs, how much does the workshop earn in a day?
ask How many shirts a day do those make who are no longer learning? => (n - s) * m
again Leaving the learners aside, how many shirts are sewn daily?
ask An order asks for {x} dozen shirts. How many shirts more than that do the tailors make in the first {k} days? => k * n * m - x * 12
k = 3, 4
again {x} dozen shirts have been ordered. By how many shirts does the output of {k} days exceed the order?
ask whole Making a shirt costs {c} and it is sold for {p}. What is the profit on {x} dozen shirts? => x * 12 * (p - c)
again whole {x} dozen shirts are made at {c} each and sold at {p} each. How much is earned?

story lunch-shift
grade 2
A = woman
n = 11..19
m = 4..8
k = 2..3
t = 5..9
need t != m
body {n} people work in {A's} office. At noon {m} of them go out to eat. {k} others go home early, and {t} have tea at their desks.
ask How many people are left in the office at noon after both groups have gone? => n - m - k
ask How many people have gone out of the office? => m + k
ask By half past one, those who went out to eat are back. How many people are in the office now? => n - k
ask Of the people in the office at noon, how many have no tea? => n - m - k - t
need n > m + k + t + 1

story boxes-on-shelf
grade 1
A = boy
n = 5..9
m = 3..6
k = 2..4
need n + m > k + 5
body {A} helps in his uncle's shop after school. He puts {n} boxes on a shelf. His uncle brings {m} more. A man buys {k} of the boxes.
again After school {A} fills a shelf in his uncle's shop. First come {n} boxes, then his uncle adds {m}. {k} boxes are soon sold.
ask How many boxes did they put on the shelf? => n + m
again How many boxes were there before any were sold?
ask How many boxes are on the shelf now? => n + m - k
again How many boxes has nobody bought yet?
ask In the evening {g} more are sold. How many boxes stay on the shelf? => n + m - k - g
g = 2..3
again Before the shop shuts, {g} other boxes go. How many remain?

story office-move
grade 4
english gb
n = 26..44
c = 3..5
s = 12..18
l = 4..6
p = money 42..58
h = 5..8
need n * c > s * l
body Our firm moves house on Friday! {n} people have packed {c} boxes each. A van takes {s} boxes at a time, and it has made {l} full trips by lunch. The movers charge {p} an hour, {h} hours in all.
again By lunchtime on the day our firm moves, a van has driven {l} times, full with {s} boxes. Each of the {n} people in the firm had packed {c} boxes. {h} hours at {p} each will be charged by the movers.
ask How many boxes have the people packed? => n * c
again How many boxes have to be moved?
ask How many boxes are still waiting after lunch? => n * c - s * l
again At lunch, how many boxes have not been driven to the new house?
ask What do the movers charge? {body} => p * h
again How high is the movers' bill?
ask Each person then goes through the papers and throws away what filled {x} of the boxes. How many full boxes arrive in the new office? => n * (c - x)
x = 2
need c > x
again {x} of everybody's boxes are emptied before the move, because the papers in them are old. How many full boxes does the van bring?

story typing-speed
grade 5
english us
A = person
B = person
a = 48..70 by 2
b = 30..44 by 2
z = 22..36
w = a * z
m = 3..6
e = 4..12
body Typing tests are part of the job interview. {B} types {b} words a minute and {A} types {a}. There are {e} typing errors in {A's} report of {w} words.
again For a job interview, {B} and {A} have to type. {B} manages {b} words a minute, {A} {a} in the same time; {A} also types a report with {w} words and makes {e} errors.
ask How many minutes does {A} need for the report? {body} => w / a
again For how long, in minutes, is {A} busy with the report?
ask How many words more than {B} does {A} type in {m} minutes? => m * (a - b)
again After {m} minutes, by how many words is {A} ahead?
ask How many words of the report are typed without an error, if each error spoils one word? => w - e
again Each error spoils a single word. How many words in the report are correct?
ask How many words could the pair type in 15 minutes, working side by side? => 15 * (a + b)
again If both typed for 15 minutes, how many words would they write between them?
ask After {m} minutes, how many words of the report has {A} still to type? => w - m * a
again {m} minutes into the report, how many of its words has {A} not reached yet?

story paper-round
grade 4
english gb
A = boy
n = 34..58
s = 60..85
p = money 0.08..0.14 by 0.02
w = 11..13
body Six days a week, before school, {A} pushes {n} newspapers through letter boxes. On Sundays there are {s}, because more people want the thick edition. The newsagent pays him {p} a paper. {A} is {w}.
ask How many newspapers does {A} deliver in a week? => 6 * n + s
ask How much does he earn on a Sunday? => s * p
ask Find {A's} wages for a full week. => (6 * n + s) * p
ask By how much is a Sunday's pay better than that of a weekday? => (s - n) * p
ask In the holidays his sister takes over half of the weekday papers. How many papers does {A} himself deliver in such a week? => 6 * n * 0.5 + s count

story carpenter-quote
grade 6
english gb
A = woman
B = man
h = 9..16
p = money 26..36 by 2
w = money 180..260 by 10
v = percent 10, 20
k = 3..6
body "Wood: {w}. Labour: {h} hours at {p} each," says the estimate of {A}, a carpenter, for the shelves in {B's} shop. Tax of {v} is added to the whole. There will be {k} shelves.
again {A}, a carpenter, wants to build {k} shelves for {B's} shop. She reckons with {h} hours of labour, charged at {p} an hour, and {w} for wood; then comes a tax of {v} on all of it.
ask What does the labour cost? {body} => h * p
again How much of the estimate is for {A's} own work, without tax?
ask How much is the estimate before tax? => w + h * p
again Labour and wood together, what do they come to?
ask How much tax does {B} have to pay? => (w + h * p) * v / 100
again Find the sum that the tax adds to the estimate.
ask Had {A} needed {x} hours less, what would the bill have been without the tax? => w + (h - x) * p
x = 2..4
again The work goes faster than planned, by {x} hours. What does {A} charge before tax?

story cinema-cleaners
grade 5
english any
n = 4..6
s = 7..9
r = 12..18
k = 14..20
m = 3..5
p = money 11..14
h = 5..7
body When the last film is over, {n} cleaners come in. The cinema has {s} halls with {r} rows of {k} seats, and a cleaner needs {m} minutes for a row. Each is paid {p} an hour.
again The cleaners of a cinema, {n} in number, come in after the last film. Their wage is {p} an hour, and cleaning a row takes one of them {m} minutes. There are {s} halls, all with {r} rows of {k} seats.
ask How many seats does the cinema have? => s * r * k
again Find the number of people that could watch films at the same time.
ask If a cleaner did it alone, how many minutes would all the halls take? => s * r * m
again A single cleaner would be busy for how many minutes?
ask Working at the same speed and sharing the rows equally, how many minutes do they need together? => s * r * m / n
again All of them clean at once, and each does as much as the others. How many minutes go by?
need s * r % n == 0
ask What do all the cleaners earn together in {h} hours? => n * h * p
again They are paid for {h} hours. What does the cinema spend on them?

story bus-drivers-depot
grade 5
english any
n = 45..70
d = 11..19
e = 4..8
b = 20..33
need n > d + b + 4
body Before dawn the depot wakes up. {n} drivers work for the bus company; today {d} have a day off and {e} are ill. {b} of the drivers on duty take out single-deckers, and all the other drivers on duty take out double-deckers.
again Of the {n} drivers in a bus company {e} have called in ill and {d} have the day off. Among those who do work today, {b} drive a single-decker. Double-deckers are driven by the rest.
ask How many drivers are on duty today? {body} => n - d - e
again How many drivers have come to work?
ask How many double-deckers go out today, with a driver on each? => n - d - e - b
again Each double-decker has its own driver. How many of these buses are in use?
need n - d - e - b > 3
ask Tomorrow {x} of the ill drivers are back and there are {y} more days off than today. How many drivers will be on duty tomorrow? => n - (d + y) - (e - x)
x = 2..3
y = 3..5
need e > x
again Next day {x} drivers have recovered, but {y} more than today have a day off. Find how many drivers work then.
ask If every driver on duty drives {m} rounds, how many more rounds than double-decker drivers do single-decker drivers make? => (b - (n - d - e - b)) * m
m = 4..7
need b > n - d - e - b + 2
again With {m} rounds for every driver on duty, by how many rounds do the single-deckers lead over the double-deckers?

story pay-rise
grade 7
english us
A = person
B = person
s = 2400..3600 by 100
t = 1800..2300 by 100
r = percent 3, 4, 5, 6
g = money 90..150 by 10
y = 6..14
body After {y} years in the same company, {A} gets a raise of {r} on a monthly salary of {m}. {B}, who makes {q} a month, is given {g} more instead.
m = money s
q = money t
again {A} makes {m} a month and {B} makes {q}. From now on {B's} salary is higher by {g}, and {A's} rises by {r}. {A} has been there for {y} years.
ask How much more does {A} earn per month from now on? => m * r / 100
again What is {A's} raise worth each month?
ask What is {A's} new monthly salary? {body} => m + m * r / 100
again Find what {A} makes a month after the raise.
ask By how much does {A's} new salary exceed {B's}? => m + m * r / 100 - (q + g)
again With both raises counted, how far is {B's} monthly salary behind {A's}?
ask Over a whole year, how much will {B} be paid? => (q + g) * 12
again Twelve months of the new salary: what does {B} receive?

story phone-repairs
grade 4
english gb
A = person
n = 8..15
p = money 35..48
c = money 12..18
r = money 90..130 by 5
b = 3..6
d = 5..6
body Cracked screens keep {A} busy. Replacing a screen costs the customer {p}; the new part costs {A} {c}. On an average day {n} screens and {b} batteries are changed, {d} days a week, and the shop's rent is {r} a week.
again {A} changes {n} cracked screens and {b} batteries on an average day. A new screen costs {c} to buy, and customers pay {p} to have it put in. {A.He} opens {d} days a week in a shop whose rent is {r} a week.
ask What does {A} earn on each screen, the part taken off? => p - c
again After paying for the part, how much of the price of a screen is left?
ask How much do customers pay for screens in a day? => n * p
again Find a day's takings from screens.
ask After parts and rent, how much remains from a week of screens? => d * n * (p - c) - r
again What does {A} make on screens in a week when parts and rent have been paid?
ask How many screens and batteries does {A} change in {w} weeks? => w * d * (n + b)
w = 3, 4
again {w} average weeks go by. How many repairs of either kind is that?

story crane-container
grade 6
english gb
n = 15, 20, 24, 25, 30, 40
m = 540..780 by 20
k = 2..4
t = 12..22
e = 3..5
body Containers are lifted off a ship in the harbour. It carries {m} of them, each weighing {t} tonnes, and a crane moves {n} an hour. {k} cranes begin at six in the morning; {e} crew members look on.
again In the harbour lies a ship with {m} containers of {t} tonnes each and {e} crew members on deck. Since six in the morning {k} cranes have been at work on it, each of them moving {n} containers an hour.
ask What is the weight of all the containers, in tonnes? => m * t
again How many tonnes of cargo did the ship carry in its containers?
ask After {h} hours, how many containers are still on the ship? => m - k * n * h
need m > k * n * h + 20
h = 3..6
again {h} hours pass. How many containers have the cranes not moved?
ask How many tonnes do the cranes together lift per hour? => k * n * t
again What load, in tonnes, leaves the ship every hour?
ask How many minutes does a crane take for each container, on average? => 60 / n
again Find the average time, in minutes, that a crane spends on a container.

story warehouse-robots
grade 5
english any
n = 12..20
m = 35..48
h = 3..5
c = 15..25 by 5
b = 2..3
w = 7..11
body Silent robots fetch parcels from the shelves of a warehouse. There are {n} of them, and each fetches {m} parcels an hour. At any time {b} of them are at the charger, for {c} minutes each, while the others work; {w} people pack what arrives.
ask At any time, how many of the robots are fetching parcels? => n - b
ask How many parcels reach the packers in {h} hours? => (n - b) * m * h
ask How many parcels an hour does each packer get when the work is shared evenly and no robot is charging? => n * m / w
ask {x} new robots, which never need charging, join the others. By how many parcels does the work of {h} hours grow? => x * m * h
x = 4..6
ask whole A warehouse robot fetches {m} parcels an hour for {h} hours, and {y} of them go to the wrong table. How many reach the right table? => m * h - y
y = 6..14

story hairdresser-day
grade 5
english gb
A = woman
B = man
p = money 16..22
q = money 30..42
a = 7..11
b = 3..5
t = money 9..18
r = money 38..55
body Snip, snip! On Friday {A} cut the hair of {a} children at {p} and of {b} grown-ups at {q}. Tips came to {t}. The chair costs her {r} a day, which she pays to {B}, the owner.
again {B} owns a salon where {A} rents a chair for {r} a day. Grown-ups, {b} of whom came on Friday, pay her {q}; children, of whom there were {a}, pay {p}. Tips brought in another {t}.
ask How much did {A} take on Friday without the tips? {body} => a * p + b * q
again Children and grown-ups together, how much did the haircuts bring in?
ask After paying for the chair, what was left of all the money, tips included? => a * p + b * q + t - r
again What could {A} keep of haircuts and tips when she had paid {B}?
ask By how much did the takings from children differ from those from grown-ups, the former being the higher? => a * p - b * q
need a * p > b * q + 4
again The children paid more in total than the grown-ups. How much more?
ask Had every grown-up brought along one more child, how much would the haircuts have brought in? => (a + b) * p + b * q
again Each of the grown-ups might have come with a child in addition. What would haircuts have earned her in that case?

story night-guard
grade 4
english any
A = man
f = 5..8
d = 14..20
m = 8, 10, 12
h = 6..8
k = 3..4
body Every night {A} guards an office tower of {f} floors with {d} doors on each. He tries all the doors {k} times a night, and a round takes him {m} minutes per floor. He is on duty for {h} hours.
again {k} times each night, {A} walks round the {f} floors of an office tower and tries every door. There are {d} doors to a floor, and a floor takes him {m} minutes. His duty lasts {h} hours.
ask How many doors does the tower have? {body} => f * d
again Find out how many doors {A} tries on a single round.
ask How many minutes does a round of the whole tower take? => f * m
again After how many minutes is he through with a round?
ask For how many minutes of a night is {A} not on a round? => h * 60 - k * f * m
again Take the time for the rounds from his time on duty. How many minutes are left?
need h * 60 > k * f * m + 30
ask How often does he try a door in a week of seven nights? => k * f * d * 7
again Seven nights go by. What is the total number of doors tried?

story intern-stipend
grade 6
english us
A = girl
n = 8..10
p = money 240..330 by 10
r = money 85..120 by 5
f = money 35..60 by 5
t = money 150..260 by 10
h = 32..38
body To see how engineers work, {A} moves to the city for an internship of {n} weeks. A week pays {p} for {h} hours. Out of it go {r} for a room and {f} for food; the train there and back costs {t} once.
ask How much does {A} have left each week after room and food? => p - r - f
ask What do room and food for the whole internship come to? => n * (r + f)
ask How much money does {A} take home at the end, the train paid? => n * (p - r - f) - t
ask If she cooked at home and saved {x} a week on food, how much would food cost her in all? => n * (f - x)
x = money 8..14 by 2

story window-cleaners
grade 2
n = 14..24
a = 4..7
b = 2..3
k = 3..6
need k != a; n > a + b + k + 2
A = person
body A pair of window cleaners has {n} windows to wash. The older washes {a} before the break and the younger washes {b}. {A} watches from below.
again There are {n} dirty windows. Before the break one cleaner does {a} of them and the other does {b}, while {A} looks up from the street.
ask How many windows are clean at the break? {body} => a + b
again At the break, how many windows have been washed?
ask How many windows are still dirty at the break? => n - a - b
again How many windows must they wash after the break?
ask Later they wash {k} more. How many windows have not been washed then? => n - a - b - k
again Another {k} get clean by four o'clock. How many are left?

story firefighters-truck
grade 1
n = 5..9
m = 2..4
k = 3..6
need k != m
body Ring, ring! A fire truck drives out with {n} firefighters. A second truck brings {k} more. {m} of the firefighters climb up the ladder.
again Firefighters come in two trucks. There are {n} in the first truck and {k} in the second. Up the ladder go {m}.
ask How many firefighters have come? => n + k
again How many firefighters were in the trucks?
ask How many firefighters stay on the ground? => n + k - m
again How many of them do not climb?
ask How many more firefighters are in the first truck than in the second? => n - k
need n > k + 1
again By how many is the first group larger?

story taxi-shift
grade 5
english gb
A = woman
b = money 3..4.2 by 0.2
p = money 1.6..2.4 by 0.2
n = 14..22
d = 5..9
f = money 38..56 by 2
h = 8..10
body Driving a taxi, {A} takes {b} for getting in and {p} for every kilometre. Today's {n} trips were {d} km long on average; fuel for the shift of {h} hours came to {f}.
again Today {A} drove her taxi for {h} hours and needed fuel for {f}. There were {n} trips, with an average length of {d} km. Passengers are charged {b} for getting in, and each kilometre costs {p}.
ask What does a trip of average length cost? => b + d * p
again How much does a passenger pay who goes exactly as far as the average?
ask How much did {A} take from all the passengers today? => n * (b + d * p)
again Find the day's takings.
ask What was left of the takings for each hour of the shift after the fuel was paid? => (n * (b + d * p) - f) / h
again Take the fuel off and spread the money over the hours. What did an hour bring?
ask A trip to the airport is {x} km. What change is there from {w}? => w - (b + x * p)
x = 15..20
w = money 60
again From the station to the airport it is {x} km. How much of {w} does the passenger get back?
ask whole A taxi ride costs {b} plus {p} a kilometre. How much do {v} friends each pay if they share a ride of {x} km evenly? => (b + x * p) / v
v = 2, 4
again whole {v} friends take a taxi for {x} km and split the fare, which is {b} and {p} more for each kilometre. What is one friend's part?

story beekeeper-income
grade 6
english gb
A = person
n = 9..16
k = 14..22
g = 500, 250
p = money 5..7 by 0.5
c = money 0.4..0.8 by 0.1
f = money 120..190 by 10
body Honey is {A's} living. Each of the {n} hives gives {k} kg of it a year, which is filled into {g} g jars. An empty jar costs {c}, a full one sells at {p}, and sugar for feeding the bees costs {f} a year.
again {n} hives stand in {A's} meadow and each yields {k} kg of honey a year. It goes into {g} g jars, bought at {c} apiece and sold, when full, at {p}. In addition {f} a year is spent on sugar for the bees.
ask How many jars does {A} fill in a year? => n * k * 1000 / g
again How many jars does it take to hold all the honey of a year?
ask How many grams of honey do {x} hives give? => x * k * 1000
x = 3..6
again From {x} of the hives, what quantity of honey is taken in a year, in grams?
ask How much is left for {A} when jars and sugar have been paid? => n * k * 1000 / g * (p - c) - f
again Take the jars and the sugar off the sales of a year. What remains?
ask After a bad spring, {y} of the hives give nothing and the others as much as ever. How many kilograms of honey is that? => (n - y) * k
y = 2..4
again In a poor year {y} hives stay without honey. What do the rest give, in kilograms?

story break-times
grade 4
english any
A = man
h = 8..9
m = 15..25 by 5
k = 30..50 by 5
n = 90..140 by 5
need m != k
body "Two short breaks of {m} minutes, a lunch of {k} minutes," reads the notice by the factory gate. {A}, like the other {n} workers, is inside from the first hooter to the last, {h} hours later.
again From the first hooter until the last, {h} hours go by. In that time {A} and {n} colleagues have a lunch of {k} minutes and two short breaks with {m} minutes each.
ask How many minutes of break does {A} have in a day? {body} => 2 * m + k
again All breaks together, how many minutes are they?
ask How many minutes a day does {A} work? => h * 60 - (2 * m + k)
again Without the breaks, how many minutes of his day remain for work?
ask In a week of five days, how many minutes does {A} spend at lunch? => 5 * k
again Lunch comes five times a week. How many minutes is that?
ask If the short breaks were each cut by {x} minutes, how many minutes a day would {A} work? => h * 60 - 2 * (m - x) - k
x = 2..4
again Suppose both short breaks lost {x} minutes. What would be his daily working time in minutes?
ask whole Find how many minutes a person works in five days if each day lasts {h} hours and has a break of {k} minutes. => 5 * (h * 60 - k)
again whole A working day has {h} hours, of which {k} minutes are a break. For how many minutes does somebody work in five such days?

story train-cleaners
grade 3
english any
n = 8..12
k = 5..9
w = 3..6
m = 62..84 by 2
t = 4..7
body Each evening {w} cleaners go through the train from Lviv. It has {n} carriages with {k} tables in each and {m} seats in each. Under the seats they find {t} umbrellas.
ask How many tables do they wipe? => n * k
ask How many seats are there for every cleaner, if the seats of the train are shared equally? => n * m / w
ask {x} carriages are taken off. How many seats does the train still have? => (n - x) * m
x = 2..3
ask In a week with seven such evenings, how many tables are wiped if one evening the last {y} carriages are left out? => 7 * n * k - y * k
y = 2..3

story baker-nightshift
grade 4
english gb
A = man
n = 18..40
r = 5..7
t = 12..16
k = 3..5
s = money 2.4..3.6 by 0.2
g = 30..58
body At three in the morning {A} slides the first of {r} loads into the oven. Each load has {n} loaves on {k} boards and bakes for {t} minutes less than an hour. {g} loaves go to hotels, the others to the shop, where a loaf is {s}.
again {r} loads, {n} loaves in each: that is {A's} night. A load, which lies on {k} boards, needs an hour minus {t} minutes in the oven. The shop gets all the loaves, at {s} apiece, except the {g} for the hotels.
ask How many loaves go to the shop? => r * n - g
again When the hotels have been served, how many loaves are there for the shop?
ask How many minutes does the oven bake, with a load at a time? => r * (60 - t)
again Load follows load in the oven. For how many minutes is bread baking?
ask What will the shop take when all its bread is sold? => (r * n - g) * s
again Not a loaf is left in the evening. How much money did the shop's bread bring in?
ask Find the number of loaves on a single board. => n / k
again How many loaves lie on every board, if all boards carry the same number?
need n % k == 0

story museum-guide-tips
grade 3
english us
A = girl
n = 4..6
k = 9..15
t = money 20..45 by 5
p = money 12..18
e = 55..75
body Showing visitors around a museum is {A's} first job. She gets {p} for each tour and leads {n} tours on Saturday with {k} people in each. Tips add {t}. A tour lasts {e} minutes.
again {A} is a museum guide now. Her pay is {p} for a tour of {e} minutes. Saturday has {n} tours, {k} people come along on each one, and together they give her {t} in tips.
ask How much money does {A} make on Saturday, tips and all? {body} => n * p + t
again Add the tips to her pay for Saturday. What is the sum?
ask How many people does she show around? => n * k
again How many visitors listen to her on Saturday?
ask For how many minutes does she lead tours on Saturday? => n * e
again Her tours on Saturday take how many minutes altogether?
ask On Sunday there is one tour less and no tip. How much does Sunday bring? => (n - 1) * p
again Sunday has a tour fewer than Saturday, and nobody tips. What does she earn?

story call-centre
grade 6
english gb
n = 14..22
c = 8..11
h = 6..8
m = 3..5
r = percent 20, 25, 40, 50
w = 7..19
body Headsets on! In a call centre {n} people answer {c} calls an hour each, for {h} hours. A call takes {m} minutes. {r} of the calls are about a lost password, and {w} callers hang up angrily.
again {n} people sit in a call centre for {h} hours. In an hour each of them takes {c} calls, a call being {m} minutes long. A lost password is the reason for {r} of all calls; {w} end with an angry caller.
ask How many calls are answered in all? => n * c * h
again Find the number of calls in the whole time.
ask How many calls are about a lost password? => n * c * h * r / 100
again How often is a lost password the problem?
ask How many minutes of each hour does a person not spend on the phone? => 60 - c * m
need c * m < 57
again In every hour each of them has some minutes without a call. How many?
ask In each of {y} such call centres {x} people are ill. How many calls fewer are answered there in the same time? => y * x * c * h
x = 2..5
y = 3..4
again {x} people are missing in each of {y} such call centres. By how many calls does their total for these hours fall?
ask whole How many minutes do {n} people spend on the phone in {y} hours if each takes {c} calls an hour, a call lasts {m} minutes, and {w} calls in all are broken off after a minute? => n * y * c * m - w * (m - 1)

story garage-tyres
grade 3
english gb
A = woman
n = 7..14
m = 3..6
s = 60..90
p = money 9..13
body Snow is forecast, so everybody wants winter tyres. {A} has changed all four tyres on {n} cars and the two on {m} motorbikes. In her store are {s} tyres. Changing a tyre costs {p}.
again Winter is coming. {A's} garage stores {s} tyres, and changing one is {p}. So far she has had {n} cars, each with four tyres to change, and {m} motorbikes with two.
ask How many tyres has {A} changed? {body} => n * 4 + m * 2
again Cars and motorbikes together, how many tyres is that?
ask How much does the owner of a car pay? => 4 * p
again What is the price of changing all the tyres of a car?
ask How much money have the cars brought in? => n * 4 * p
again What have the owners of the cars paid in all?
ask How many more car tyres than motorbike tyres has {A} changed? => n * 4 - m * 2
again What is the difference between the car tyres and the motorbike tyres that have been changed?
ask whole All four tyres of {n} cars and both tyres of {m} motorbikes are changed at {p} a tyre. What do the owners pay altogether? => (n * 4 + m * 2) * p
again whole At {p} a tyre, what must be paid for changing both tyres of {m} motorbikes and all four tyres of {n} cars?

story translator-pages
grade 6
english any
A = woman
n = 180..320 by 20
w = 250, 300
k = 6..9
p = decimal 0.08..0.14 by 0.02
r = 2..4
body A novel from Brazil lies on {A's} desk: {n} pages of {w} words. She can translate {k} pages a day, is paid {m} a word, and reads each page {r} times before she sends it off.
m = money p
again {A} translates a novel from Brazil, at a rate of {m} a word. It has {n} pages, with {w} words on each. {k} pages a day is what she manages; every page is read {r} times before it goes to the publisher.
ask How many words has the novel? => n * w
again How many words must be translated?
ask What is the pay for the whole novel? => n * w * m
again How much will the publisher owe {A}?
ask How many pages are left to translate after {d} weeks with five working days each? => n - d * 5 * k
d = 3..4
again {A} works five days a week. {d} weeks from now, how many pages will she not have translated?
need n > d * 5 * k + 10
ask How much does she earn on an average day? => k * w * m
again What is a normal day's work worth?

story apprentice-wage
grade 7
english gb
A = person
a = money 620..780 by 20
r = percent 5, 10, 15
h = 150, 160
t = money 45..70 by 5
y = 16..18
body {A}, {y}, begins an apprenticeship as an electrician at {a} a month. In the second year the pay goes up by {r}. Tools cost {A.him} {t} once, and a month has {h} working hours.
again An apprentice electrician is paid {a} a month at first, for {h} hours of work; from the second year on it is {r} more. {A} starts at the age of {y} and buys tools for {t}.
ask What does {A} earn in the first year? => a * 12
again How much money do the first twelve months bring?
ask How much is {A's} monthly pay in the second year? => a + a * r / 100
again Find the sum that {A} gets each month of the second year.
ask By how much is the pay of the whole second year higher than that of the first? => a * r / 100 * 12
again Compare the two years: how much more does the second one bring?
ask After the first {k} months and with the tools paid, how much has {A} put aside if half of the pay is spent? => a * k * 0.5 - t
k = 3..6
again Half of each month's pay is spent, and the tools come out of the other half. What is left after {k} months?

story sandwich-van
grade 4
english us
A = man
B = woman
n = 48..75 by 3
p = money 5..7 by 0.5
c = money 2..2.75 by 0.25
g = money 18..26
k = 5..9
body Parked by the courthouse, {A's} lunch truck sold all but {k} of its {n} sandwiches by two. A sandwich costs {A} {c} to make and sells for {p}. The parking spot is {g} a day.
again {n} sandwiches were in {A's} lunch truck this morning, and by two o'clock only {k} were not sold. He had spent {c} on making each and charged {p}. For his spot by the courthouse he pays {g} a day.
ask How many sandwiches had been sold by two? => n - k
again How many sandwiches went over the counter?
ask How much money came in? => (n - k) * p
again Find the takings by two o'clock.
ask What profit did {A} make by then, after all the sandwiches and the spot were paid for? => (n - k) * p - n * c - g
again After subtracting the parking spot and the making of every sandwich, what had {A} earned?
ask After two, {B} gets the sandwiches that are left for {x} less each. What does she pay for all of them? => k * (p - x)
x = money 1..2 by 0.5
again {B} buys what is left, and each is {x} cheaper. How much is her bill?

story lighthouse-keeper
grade 2
A = man
n = 60..90
k = 20..30
m = 10..15
need n > k + m + 8
body High on a rock stands a lighthouse with {n} steps. {A}, the keeper, climbs {k} steps and rests. Then he climbs {m} more and rests again.
again {A} keeps a lighthouse that has {n} steps. Going up, he rests after {k} steps and again after another {m}.
ask How many steps has {A} climbed at the second rest? => k + m
again At his second rest, how many steps lie below him?
ask How many steps are still above him at the second rest? => n - k - m
again From the second rest, how many steps are there to the top?
ask How many more steps did he climb before the first rest than between the rests? => k - m
again The first part was longer than the second. By how many steps?

story robot-arm-paint
grade 7
english gb
n = 45..75 by 5
k = 90..150 by 10
h = 6..9
l = 20, 25, 30
p = money 4..7 by 0.5
v = 150, 200, 250
body Car doors hang in a long row, and a robot arm sprays them, {n} doors an hour. It uses {v} ml of paint per door. Paint comes in drums of {l} litres, at {p} a litre. By hand, a painter did {k} doors in a day of {h} hours.
again By hand a painter used to spray {k} car doors in {h} hours. The robot arm that does it today sprays {n} doors an hour and needs {v} ml of paint for each. A litre costs {p}; a drum holds {l} litres.
ask How many more doors than the painter does the robot spray in the same time? => n * h - k
again In as many hours as the painter worked, by how many doors does the robot beat him?
ask How many litres of paint does the robot use in an hour? => n * v / 1000 decimal
again What is its use of paint per hour, in litres?
ask How many doors can be sprayed from a full drum? => l * 1000 / v
again A new drum is opened. How many doors does it last for?
need l * 1000 % v == 0
ask What does the paint for a day of {x} hours cost? => n * v / 1000 * x * p
x = 10, 16, 20
again The robot runs {x} hours a day. Work out what is spent on paint daily.

story shift-plan
grade 5
english us
A = person
B = person
n = 20..32 by 2
m = 3..4
s = 6..9
p = money 12..16
k = 5..8
body The diner's schedule for {A}: {m} evenings of {s} hours from Monday to Friday, plus {k} hours on Saturday. {B} works {n} hours, all of them in the mornings. Each of them makes {p} an hour.
again {B}, who works only in the mornings, is down for {n} hours in the diner's schedule. For {A} it shows {m} evenings of {s} hours on weekdays and {k} hours on Saturday. The hour is paid with {p}.
ask How many hours does {A} work that week? => m * s + k
again Count the hours that {A} is down for.
ask By how much is {A's} pay for the week above {B's}? => (m * s + k - n) * p
need m * s + k > n + 1
again {A} earns more than {B} that week. How much more?
ask How much do the two of them earn together? => (m * s + k + n) * p
again Work out what the diner pays the two of them for the week.
ask If {B} also takes over one of {A's} evenings, how many hours does {B} work? => n + s
again One evening goes from {A} to {B}. How many hours does {B} have now?
ask whole Someone works {m} evenings of {s} hours and {k} hours on Saturday. At {p} an hour, what is the pay for {v} such weeks? => v * (m * s + k) * p
v = 2, 5, 10
again whole {m} evenings of {s} hours and a Saturday of {k} hours make a week, and an hour is worth {p}. What do {v} weeks bring?

story stamp-machine
grade 8
english any
a = 80..140 by 10
b = 150..240 by 10
m = 12..25
w = 4..7
d = 3..9
body Two machines in a mint press coins. The old one makes {a} coins a minute; the new one makes {b}, but {d} in every hundred of its coins are faulty and melted again. {w} inspectors check everything.
again In a mint {w} inspectors watch two machines. {a} coins a minute come out of the old one, {b} out of the new one. Of each hundred coins from the new machine {d} have to be melted again.
ask How many coins do both machines press in {m} minutes, faulty ones included? => m * (a + b)
again Good or faulty, how many coins are pressed in {m} minutes?
ask How many good coins does the new machine make per minute? => b - b * d / 100 decimal
again Leaving out the faulty ones, how many coins per minute come from the new machine on average?
ask In an hour, how many good coins more than the old machine does the new one make? => (b - b * d / 100 - a) * 60 count
again Compare the good coins of an hour: how many more does the new machine make?
ask {x} coins have to be pressed, and only the old machine is running. How many coins are still missing after {m} minutes? => x - m * a
x = 5000, 6000
again The new machine is off. Of {x} coins on order, how many has the old machine not made after {m} minutes?

story lift-engineers
grade 6
english gb
A = woman
c = money 45..65 by 5
p = money 34..46 by 2
h = 2..4
m = 15, 30, 45
q = money 70..160 by 10
f = 9..16
body Stuck between floors! The lift in a building of {f} storeys is mended by {A} in {h} hours and {m} minutes. Her firm charges {c} for coming out, {p} an hour and {q} for a new cable pulley.
again A call-out is {c} and an hour of repair {p} at {A's} firm. In a house with {f} storeys she needs {h} hours and {m} minutes to mend the lift, and a new pulley, which is {q}.
ask How many minutes does the repair take? => h * 60 + m
ask How much are the working hours of the repair? => (h + m / 60) * p
ask What does the whole repair come to? {body} => c + (h + m / 60) * p + q
ask Had the pulley cost {x} less and the work taken a whole hour longer, what would the bill have been? => c + (h + 1 + m / 60) * p + q - x
x = money 5..25 by 5

story newspaper-ads
grade 6
english us
n = 16..28 by 4
a = 3..6
p = money 140..220 by 10
k = 2400..3900 by 100
c = money 1.5..2.5 by 0.5
e = money 0.6..0.9 by 0.1
x = 150..380 by 10
body Our town's weekly newspaper has {n} pages. It prints {k} copies, of which all but {x} are sold at {c}. Each of the {a} pages of ads brings in {p}, and printing a copy costs {e}.
again {k} copies of a weekly newspaper leave the press; {x} come back unsold. A copy costs {e} to print and {c} to buy. {a} of the {n} pages are full of ads, at {p} a page.
ask How many copies are sold? {body} => k - x
again Leave out what comes back. How many copies have found a buyer?
ask How many more pages are free of ads than full of them? => n - a - a
again Compare the pages without ads to those with ads. How many more are there?
ask What does a week's newspaper earn, copies and ads together, when the printing has been paid? => (k - x) * c + a * p - k * e
again Put the sales and the ads together and take away the printing. What is left of a week?
ask Without the ads, how much would the sales exceed the cost of printing? => (k - x) * c - k * e
again Suppose there were no ads at all. By how much would the money from readers still beat the printing?

story vet-practice
grade 4
english gb
A = man
n = 14..22
k = 3..6
p = money 28..38 by 2
v = money 19..25
c = 2..5
m = 9..13
body The cat has eaten a sock, the parrot is hoarse: {A} sees {n} animals in his practice today. {k} are only vaccinated, for {v} each; the owners of all the others pay {p}. {c} rabbits are among them, and each visit lasts {m} minutes.
again {A} is a vet. Today he examines {n} animals, {c} of them rabbits. For {k} a vaccination at {v} is all they need, but the rest cost their owners {p} each. He takes {m} minutes over an animal.
ask How many animals come for more than a vaccination? => n - k
again The vaccinated ones apart, how many animals does he examine?
ask What do the owners pay in total? => k * v + (n - k) * p
again How much money does {A} take today?
ask By how much do the others together bring in more than the vaccinations do? => (n - k) * p - k * v
again The vaccinations bring in less than the rest. What is the difference?
ask If he has {h} hours of surgery, how many minutes remain for phone calls? => h * 60 - n * m
h = 4..6
need h * 60 > n * m + 10
again Surgery lasts {h} hours. Subtract the examinations and say how many minutes are free for telephoning.

story bricklayers-race
grade 5
english gb
A = person
B = person
a = 62..84 by 2
b = 44..60 by 2
h = 3..5
w = 900..1400 by 50
t = 2..4
y = 19..24
need w > (a + b) * h + 60
body Brick by brick the wall of the new fire station grows. {A}, who is {y}, lays {a} bricks an hour; {B}, the trainee, lays {b}. The wall takes {w} bricks, and they start at eight with a load of {t} pallets.
again {w} bricks make up a wall of the new fire station, and {t} pallets of them stand ready. {B}, a trainee, lays {b} an hour. With {a} an hour, {A}, {y}, is quicker.
ask How many bricks do the two lay together in {h} hours? => h * (a + b)
again What does the team get done in {h} hours, counted in bricks?
ask After {h} hours of work by both, how many bricks does the wall still need? => w - h * (a + b)
again {h} hours have passed. How many bricks are not in the wall yet?
ask How many more bricks than {B} does {A} lay in the first {h} hours? => h * (a - b)
again In {h} hours, by how many bricks does {A} get ahead of {B}?
ask {B} works alone for {x} hours before {A} joins in. How many bricks are in the wall {h} hours after that? => x * b + h * (a + b)
x = 2
again Starting {x} hours before {A}, {B} builds alone; then they go on together for {h} hours. How many bricks are laid by then?

story fruit-pickers
grade 3
english gb
n = 6..9
k = 8..14
m = 5, 10, 12
p = money 2.4..3.2 by 0.2
d = 3..5
x = 3..7
body {n} students pick cherries on a farm. Each of them fills {k} boxes a day and earns {p} per box. A box weighs {m} kg, and {x} boxes are left standing in the rain.
again Students have come to pick cherries, {n} of them. Every box of {m} kg earns a picker {p}, and each picker fills {k} a day. {x} boxes were forgotten in the rain.
ask How many boxes does the group fill in a day? => n * k
again How many boxes do all of them together fill daily?
ask In {d} days, how much money does each picker earn? => d * k * p
again Find what one of the pickers has earned after {d} days.
ask How many boxes of a day's work stay dry? => n * k - x
again Of what they pick in a day, how many boxes are not rained on?
ask A lorry carries {t} boxes. After a day's work, how many kilograms of cherries are left for a second lorry? => (n * k - t) * m
t = 35..42
need n * k > t + 5
again With {t} boxes the lorry is full. What weight, in kilograms, of that day's cherries must wait?
ask whole If {n} pickers fill {k} boxes a day each and get {p} a box, how much do all of them earn in {d} days? => n * k * p * d
again whole {n} people pick fruit for {d} days. Each fills {k} boxes a day, and a box is worth {p}. What do they earn altogether?

story mail-sorting
grade 1
A = woman
n = 8..14
m = 3..6
k = 2..5
need m != k
body {A} sorts letters. She has {n} letters for Hill Street and {m} for Lake Road. Wait, {k} of the Hill Street letters are in fact for Lake Road!
again There are {m} letters for Lake Road and {n} for Hill Street on {A's} table. Then she sees that {k} have to go from the Hill Street heap to the other.
ask How many letters are on the table? => n + m
again What do the two heaps come to?
ask How many letters are really for Lake Road? => m + k
again At last, how many letters lie on the Lake Road heap?
ask How many letters are really for Hill Street? => n - k
again How many are left on the heap for Hill Street?

story plumber-pipes
grade 3
english us
A = man
n = 3..6
l = 12, 16, 20
k = 15..35
p = money 18..26
t = 4..9
body Pipes for a new bathroom: {A} carries in {n} pipes, each {l} feet long, and uses up {k} feet of them. A pipe costs {p}, and he needs {t} elbows, too.
again {A} needs pipes and {t} elbows for a bathroom. He buys {n} pipes of {l} feet, at {p} a pipe, and when he is done {k} feet have been used.
ask How many feet of pipe are left over? => n * l - k
again What length of pipe, in feet, goes back into the van?
ask How many inches of pipe has {A} used? => k * 12
again Turn the used length into inches. How many are there?
ask What do the pipes cost? => n * p
again How much did {A} pay for pipes?
ask How many feet of pipe would he have over if each pipe were {x} feet shorter? => n * (l - x) - k
x = 2..3
again Had the pipes come {x} feet shorter, what length would have been left?
need n * (l - 3) > k + 3

story fishing-boat-share
grade 7
english gb
A = woman
n = 3..5
w = 420..760 by 20
p = money 3..5 by 0.5
r = percent 10, 20, 30
f = money 180..260 by 10
y = 11..20
body After a night at sea, {A's} boat of {y} metres lands {w} kg of mackerel. The dealer pays {p} a kilogram. {r} of that money goes to the harbour, fuel and ice take another {f}, and what remains is divided equally among the crew of {n}.
again The dealer in the harbour buys {w} kg of mackerel from {A}, whose boat is {y} metres long, at {p} a kilogram. From this money the harbour takes {r}. Fuel and ice cost {f}. The {n} people of the crew split the rest evenly.
ask How much does the dealer pay for the catch? => w * p
again What is the mackerel worth to the dealer?
ask How much money goes to the harbour? => w * p * r / 100
again Find the harbour's part of the money.
ask How much does each of the crew get? => (w * p - w * p * r / 100 - f) / n
again What is the share of every crew member?
ask Had the catch been {x} kg heavier, how much more would have been left after the harbour's part? => x * p - x * p * r / 100
x = 40..90 by 10
again {x} kg more in the nets: what extra money would that have meant once the harbour had taken its part?

story electrician-cable
grade 5
english gb
A = man
n = 6..9
a = 14..22
b = 9..13
l = 50, 100
k = 2..4
p = money 38..54 by 4
body For each of {n} new flats {A} needs {a} m of cable to the kitchen and {b} m to the bathroom. He buys {k} drums of {l} m at {p} a drum.
ask How much cable goes into a flat? => a + b
ask After wiring {x} flats, how many metres of cable does {A} have left? => k * l - x * (a + b)
x = 2, 4
ask How many metres of cable does he still have to buy to finish all the flats? => n * (a + b) - k * l
ask whole A drum holds {l} m of cable and costs {p}. What do {g} m of it cost? => p / l * g
g = 12..30 by 2
ask How many metres more are needed for all the kitchens than for all the bathrooms? => n * (a - b)

story secretary-envelopes
grade 4
english any
A = person
B = person
n = 360..480 by 12
a = 9..12
b = 5..7
t = 8..15
p = money 0.85..1.25 by 0.1
body {n} invitations to the open day have to be put into envelopes. In a minute {A} fills {a} envelopes and {B} fills {b}. They have been working for {t} minutes; a stamp is {p}.
again {A} and {B} are filling envelopes with {n} invitations to the open day, {A} at a speed of {a} a minute, {B} at {b}. They began {t} minutes ago. Stamps cost {p} each.
ask How many envelopes are full by now? => t * (a + b)
again After those minutes, how many envelopes are ready?
ask How many envelopes are still empty? => n - t * (a + b)
again How many invitations are not yet in an envelope?
ask For the envelopes that are full, what will the stamps cost? => t * (a + b) * p
again Work out what they pay for putting a stamp on everything that is ready.
ask {B} goes to lunch now. How many more minutes does {A} need, if {g} envelopes are put aside to stay empty? => (n - t * (a + b) - g) / a
g = 5..40
again From now on {A} is alone, and {g} invitations need no envelope. In how many minutes will the job be done?
ask whole What change is there from {v} when {e} stamps at {p} each and {f} envelopes at a fifth of that price are bought? => v - e * p - f * p / 5
v = money 100
e = 20..40
f = 20, 25, 30

story farm-tractor-rent
grade 6
english any
A = woman
f = money 60..90 by 5
p = money 18..26
h = 5..9
a = 3..5
w = 12..19
d = 3..4
body You can rent a tractor from {A} for {f} a day plus {p} for each hour it runs. It ploughs {a} hectares in an hour. Your farm has {w} cows and you want to use the tractor for {h} hours a day, {d} days long.
again For each hour that her tractor runs {A} asks {p}, besides {f} for the day. In an hour you can plough {a} hectares with it. Your plan is {d} days with {h} hours each; meanwhile your {w} cows stay in the barn.
ask What does a day with the tractor cost? => f + h * p
again How much must you pay {A} per day?
ask How many hectares can you plough on all the days? => d * h * a
again Find the area, in hectares, that gets ploughed by the end.
ask How much will you owe {A} in the end? => d * (f + h * p)
again When all days are over, what is your bill?
ask You rent the tractor for a day less than planned. Of {x} hectares of land, how many are not ploughed then? => x - (d - 1) * h * a
x = 110..160 by 10
again Your land has {x} hectares. If you gave the tractor back a day earlier, how many of them would stay unploughed?

story bank-queue
grade 2
english gb
n = 13..20
a = 4..6
b = 2..3
k = 3..7
need k != a; k != b
body {n} people are waiting in a bank when a second desk opens. {a} of them walk over to it. Then {k} new people join the old queue and {b} leave it.
again A new desk opens in the bank, and {a} of the {n} people in the queue change over. {k} people come in and stand in the old queue; {b} get tired of it and go home.
ask How many people stay in the old queue just after the desk opens? => n - a
again How many did not walk over to the other desk?
ask In the end, how many people are in the old queue? => n - a + k - b
again What is the length of the old queue at last, in people?
ask How many people came into the bank in all, counting those who were there first? => n + k
again Add those who came later to those who were there first. How many is that?

story dairy-bottles
grade 2
A = woman
n = 6..9
m = 4..5
k = 3..8
need n != k; m != k
body {A} brings milk to {n} houses. Every house gets {m} bottles. At the end of the street {k} full bottles are still in her van.
again {m} bottles of milk for each of {n} houses: that is {A's} round. When it is over she has {k} full bottles in the van.
ask How many bottles does {A} leave at the houses? => n * m
again How many bottles do the houses get?
ask How many bottles were in the van at the start? => n * m + k
again Before the first house, how many bottles did she have?
ask Tomorrow a house is empty and gets no milk. How many bottles does she leave then? => n * m - m
again No milk is wanted at one of the houses tomorrow. How many bottles are needed at the rest?

story tool-hire-shop
grade 5
english us
A = boy
B = woman
d = money 24..38 by 2
w = money 95..130 by 5
z = money 50..80 by 10
k = 2..3
m = 3..6
need 7 * d > w + 15; m > k
body Behind {B's} counter hang drills and sanders. A floor sander rents for {d} a day or {w} a week, plus a deposit of {z} which you get back. {A} needs one for {k} days; his neighbor wants it for a week. {m} sanders are free.
ask How much does {A} pay at first, deposit included? => k * d + z
ask By how much is the weekly rate lower than seven single days? => 7 * d - w
ask What do {A} and the neighbor pay in the end, both deposits being back in their pockets? => k * d + w
ask {B} has all the free sanders out for a week each. How much money is in her hands, deposits and all? => m * (w + z)
ask Find what {A} would save per day by keeping the sander for a week at the weekly rate. => d - w / 7
need w % 7 == 0

story space-engineers
grade 8
english any
A = girl
n = 5..8
h = 18..26
c = 240..360 by 20
r = percent 15, 20, 25
w = 2..4
p = money 45..60 by 5
body One part of a satellite is drawn by {n} engineers, among them {A}. The plan allows {c} hours of work at {p} an hour. In the first {w} weeks each of them spends {h} hours a week on it. At last the customer asks for changes that add {r} to the planned hours.
need c > w * n * h / 2
again {A} and her colleagues, {n} engineers in all, draw a part for a satellite. An hour of theirs is billed at {p}, and {c} hours are planned. Each of them works on it for {h} hours a week; {w} weeks have gone by when the customer wants changes, which make the plan {r} longer.
ask How many hours have they spent on the part when the customer asks for changes? => w * n * h
again Add all the hours of these weeks. How many are there?
ask How many hours does the plan allow after the changes? => c + c * r / 100
again With the changes in it, how long is the plan, in hours?
ask What will the customer pay if exactly the changed plan is carried out? => (c + c * r / 100) * p
again Find the bill for the plan with all the changes.
ask By the time of the changes, how many hours were still to be worked under the new plan? => c + c * r / 100 - w * n * h
need c + c * r / 100 > w * n * h + 5
again How many hours of the longer plan are left for the time after those weeks?

story hotel-chambermaid
grade 4
english any
A = person
n = 12..16
m = 20, 25
k = 3..5
t = 4..6

s = 2..3
body Fresh towels, clean sheets: {A} does {n} rooms a day in a hotel, and each takes {m} minutes. {k} of them are suites with {t} towels; the ordinary rooms get {s} towels.
again {A} makes {n} rooms tidy every day, {m} minutes a room. In a suite {t} towels are hung up, in an ordinary room {s}; {k} of the rooms are suites.
need t > s
ask How many minutes of the day do the rooms take? {body} => n * m
again For how many minutes is {A} busy with rooms?
ask How many towels does {A} hang up in a day? => k * t + (n - k) * s
again Suites and ordinary rooms together, how many towels are needed a day?
ask If all the rooms were ordinary ones, how many towels fewer would be hung up? => k * (t - s)
again Suppose there were no suites, just ordinary rooms. How many towels would that save per day?
ask {A} works {h} hours a day. For how many minutes is {A.he} not in a room? => h * 60 - n * m
h = 7, 8
need h * 60 > n * m + 9
again The working day has {h} hours. How many minutes of it are not needed for rooms?

story delivery-cyclist
grade 5
english any
A = man
n = 14..22
p = money 3.2..4.4 by 0.2
t = money 9..20
k = decimal 2.5..4.5 by 0.5
r = money 6..9
d = 4..5
body Hot soup on a bicycle: {A} makes {n} deliveries an evening. Each pays {p} and is {k} km long on average; tips bring in {t} more, and hiring the electric bike takes {r} away. He rides on {d} evenings a week.
again On {d} evenings a week {A} takes out food by electric bike, which he hires for {r} an evening. He is paid {p} for a delivery and makes {n} in an evening, {k} km each on average. Customers tip him {t} an evening.
ask How far does {A} ride on an evening's deliveries? => n * k
again What distance do the deliveries of an evening add up to?
ask How much does he have from an evening after paying for the bike? => n * p + t - r
again Put together fees and tips and take off the bike. What is an evening worth?
ask What does {A} earn in a week? => d * (n * p + t - r)
again Find the money that a week of such evenings leaves him.
ask In a week without tips, but on a bike of his own, how much would he make? => d * n * p
again Suppose nobody tipped and he owned his bike. What would a week bring?
ask whole A rider makes {n} deliveries at {p} each, gets {t} in tips and pays {r} for the bike. What is left of that for each of {v} hours? => (n * p + t - r) / v
v = 4, 5
again whole In {v} hours a rider earns {p} on each of {n} deliveries and {t} in tips; the bike costs {r}. How much is an hour worth, when the bike has been paid?

story mine-museum-train
grade 6
english gb
A = man
n = 5..8
s = 10, 12, 14
m = 25..40 by 5
p = money 4.5..7.5 by 0.5
e = 6..18
k = 150..400 by 50
body Once a coal mine, now a museum: {A}, a miner for many years, drives visitors {k} m deep into the hill. His train has {n} wagons with {s} seats and leaves every {m} minutes. A ticket is {p}. On the first trip today {e} seats were empty.
again {A} used to be a miner. Today he drives the museum train, which takes visitors into the hill to a depth of {k} m. There are {s} seats in each of its {n} wagons, {e} of which were empty on today's first trip. People pay {p}, and a trip starts every {m} minutes.
ask How many visitors were on the first trip? => n * s - e
again How many people rode on today's first train?
ask How much money did the first trip bring in? => (n * s - e) * p
again Find the sum that the visitors of the first trip paid.
ask If the train leaves {x} times and is full each time, how much more than a single full trip does that bring in? => (x - 1) * n * s * p
x = 5..9
again A full train leaves {x} times. By how much does it earn more than it would on one full trip?
ask How many minutes after the first trip does trip number {y} leave? => (y - 1) * m
y = 6..9
again Trip number {y} is today's last. How many minutes after the first one does it start?

story chocolate-plant
grade 6
english any
n = 24..36 by 4
k = 30, 40, 60
g = 85, 100, 120
h = 6..8
w = 5..12
r = 40..95 by 5
body Bars of chocolate slide along a belt, {k} of them a minute, {g} g each. They are packed in boxes of {n}. The belt runs for {h} hours a day, watched by {w} people; yesterday it was stopped for {r} minutes.
again Each of the bars on the belt of a chocolate plant weighs {g} g, and {k} pass in a minute. {w} people see to it that they go into boxes of {n}. The belt runs {h} hours a day, but yesterday lost {r} minutes.
ask How many kilograms of chocolate pass along the belt in an hour? => k * 60 * g / 1000 decimal
again Turn an hour's chocolate into kilograms. How many are there?
ask How many bars passed along the belt yesterday? => (h * 60 - r) * k
again Because of the stop, fewer bars than usual were made yesterday. How many were made?
ask What is the weight, in kilograms, of the chocolate in a full box? => n * g / 1000
again How heavy is a box of bars, in kilograms, not counting the cardboard?
ask On a day without a stop, how many boxes are filled? => h * 60 * k / n
again If the belt never stops all day, how many boxes leave the plant?
need h * 60 * k % n == 0

story tailor-suit
grade 5
english gb
A = woman
m = decimal 3.2..3.8 by 0.2
p = money 24..38 by 2
h = 14..20
w = money 18..24
b = 9..13
c = money 0.8..1.4 by 0.2
v = money 900..999 by 20
body Suits made to measure take {A} {h} hours of work at {w} an hour, {m} metres of cloth at {p} a metre, and {b} buttons at {c} apiece. A suit is sold for {v}.
again {A} makes suits to measure and sells each for {v}. What she needs is {m} metres of cloth, which is {p} a metre, {b} buttons for {c} each, and {h} hours, for which she reckons {w} each.
ask What do cloth and buttons for a suit cost? {body} => m * p + b * c
again How much must she spend on material for a suit?
ask Reckoning her own work as well, what does a suit cost her? => m * p + b * c + h * w
again Material and hours together, how much goes into a suit?
ask What profit is made on a suit after work and material? => v - (m * p + b * c + h * w)
again Compare the price of a suit with all that goes into it. What is gained?
ask With {x} hours less of work per suit, how much would the work for {k} suits cost? => k * (h - x) * w
x = 2..4
k = 3..5
again {A} gets faster by {x} hours a suit. What is the work for {k} suits worth then?

story steel-mill-shifts
grade 7
english any
n = 42..58 by 2
t = 14..22
f = money 540..720 by 20
d = 10..15
k = 4..6
r = percent 10, 20, 25
body Day and night a steel mill melts scrap: three shifts of eight hours, {n} workers to a shift. A furnace makes {t} tonnes in each shift, and there are {k} furnaces. A tonne of steel sells at {f}. Next month the number of workers per shift will fall by {d}.
again A steel mill runs round the clock in three shifts. {n} workers belong to each, though {d} fewer will do so next month. {k} furnaces each give {t} tonnes a shift, and steel is sold at {f} a tonne.
ask How many tonnes does the mill produce in a week without a break? => 3 * k * t * 7
again From Monday to Sunday, nothing stops. How many tonnes is that?
ask What is the steel of a whole day worth? => 3 * k * t * f
again Find how much money a day's steel brings.
ask Next month, how many workers will the three shifts have in all? => 3 * (n - d)
again When the shifts have shrunk, how many people will be employed in them altogether?
ask Suppose a new furnace makes {r} more than an old one. If all were replaced, how many tonnes would they give in a shift? => k * (t + t * r / 100) decimal
again New furnaces would melt {r} more. With just as many of these as there are old ones, what would a shift give, in tonnes?

story piano-tuner
grade 4
english gb
A = man
n = 3..4
p = money 65..85 by 5
k = 18..30
c = money 0.4..0.6 by 0.1
d = 4..5
body Piano tuning is quiet work. {A} tunes {n} pianos a day at {p} each and drives {k} km on his round, which costs him {c} a kilometre. He works {d} days a week.
again {A} works {d} days a week as a piano tuner. A day means {n} pianos, a fee of {p} for every one, and a round of {k} km; driving costs {c} a kilometre.
ask What does driving cost {A} in a week? => d * k * c
again Work out a week's cost of driving.
ask How much remains from a day's fees after driving? => n * p - k * c
again Take the driving off a day's fees. What is left?
ask What does he make in a week, driving taken off? => d * (n * p - k * c)
again Fees less driving, how much is that in a week?
ask In a week he drops a whole day to visit a piano fair for {x}. What are the fees of that week worth after paying for the fair? => (d - 1) * n * p - x
x = money 28..44 by 2
again The fair costs {x} and one day of work. How much of the week's fees is left once the fair is paid?

story greenhouse-heating
grade 7
english gb
A = man
l = 40..60 by 5
w = 12..18
p = 24..36 by 2
r = money 0.3..0.6 by 0.05
g = money 1100..1500 by 50
n = 3..5
body Tomatoes need warmth, so {A} burns wood pellets in his greenhouse, {l} m long and {w} m wide. In winter a week takes {p} sacks of fifteen kilograms, at {r} a kilogram. {n} people work there, and last winter's gas came to {g}.
again Last winter {A} heated his greenhouse, where {n} people work, with gas for {g}. Now he uses pellets: {p} sacks of fifteen kilograms in a week, and a kilogram is {r}. The greenhouse measures {l} m by {w} m.
ask How much do the pellets for a week cost? => p * 15 * r
again Find a week's cost of heating with pellets.
ask After {k} weeks with pellets, how much has {A} spent less than last winter's gas? => g - k * p * 15 * r
k = 4, 6
again {k} weeks of this winter have gone by. How far is the bill for pellets below last winter's gas?
ask Round the inside of the greenhouse runs a hot-water pipe, except at the door of {d} m. How many metres long is it? => 2 * (l + w) - d
d = 2..4
again A warm pipe follows all four walls and is left out only at the door, {d} m wide. Find its length in metres.
ask Of the floor, {x} square metres are paths, and each plant takes half a square metre. How many plants fit in? => (l * w - x) / 0.5 count
x = 60..110 by 10
again Paths take up {x} square metres, and half a square metre is needed per plant. How many plants are there room for?

story sweater-orders
grade 6
english us
A = woman
n = 3..4
y = 7..9
p = money 9..12.5 by 0.5
v = money 260..340 by 10
h = 18..26
o = 12..20
body A sweater takes {A} {y} balls of yarn at {p} each and {h} hours at the knitting machine. She sells it for {v}. An order for {o} sweaters has come in; she can finish {n} a week.
again {o} sweaters have been ordered from {A}. She can make {n} in a week and charges {v} apiece. Into each go {y} balls of yarn, bought at {p} a ball, and {h} hours of work.
ask What is left of the price of a sweater when the yarn is paid? => v - y * p
again Take the yarn off the price. How much does a sweater bring her?
ask How much does {A} earn on the whole order, after buying the yarn? => o * (v - y * p)
again What does the order bring her once all the yarn has been paid for?
ask How many sweaters of the order are still to be made after {k} weeks? => o - k * n
k = 2..3
need o > 3 * n + 2
again {k} weeks from now, how many of the sweaters must she still make?
ask What would she earn an hour if yarn became {x} cheaper a ball? => (v - y * (p - x)) / h
x = money 1..2 by 0.5
again Suppose each ball cost {x} less. Spread what is left of the price over her hours: what is an hour worth?

story gardeners-lawns
grade 3
english us
A = boy
B = girl
n = 6..9
m = 4..5
p = money 12..18
g = money 5..8
t = 14..17
body Grass grows fast in June. {A}, {t}, and {B} mow {n} lawns on Saturday and {m} on Sunday for {p} a lawn. The mower drinks gas for {g} a day.
again {p} a lawn is what {A}, aged {t}, and {B} charge. This weekend they do {m} lawns on Sunday; on Saturday they did {n}. Each of the two days they spend {g} on gas.
ask How much do they charge for all the lawns of the weekend? => (n + m) * p
again What do the people whose grass they cut pay in all?
ask After paying for gas, how much have they got left of the weekend's money? => (n + m) * p - 2 * g
again Take off the gas for both days. What remains?
ask If they share what is left after the gas evenly, what does each of the two get? => ((n + m) * p - 2 * g) / 2
again With gas paid and the rest split evenly, how large is {B's} part?
ask By how much is Saturday better than Sunday, before the gas is paid? => (n - m) * p
again Saturday brought in more than Sunday. What is the difference, gas not counted?
ask whole Two friends mow {n} lawns at {p} each, spend {g} on gas and {v} on a new blade, and share the rest evenly. How much does each of them get? => (n * p - g - v) / 2
v = money 11..20
again whole After mowing {n} lawns at {p} apiece, two friends pay {g} for gas and {v} for a blade. They divide what is left equally. What does each take home?

story radio-station
grade 5
english gb
n = 5..8
s = 30, 40, 45
b = 4..6
p = money 60..95 by 5
m = 10..16
k = 3..4
A = person
body {A} reads the news on the radio. An hour on the air has {n} commercials of {s} seconds, for which shops pay {p} each, the news of {b} minutes, and {m} songs. {A.His} programme lasts {k} hours.
again Shops pay {p} for a commercial of {s} seconds in {A's} radio programme. Every hour holds {n} of them, besides {m} songs and {b} minutes of news; the programme is {k} hours long.
ask How much do the shops pay for a whole programme? => k * n * p
again Find what the commercials of a programme bring the station.
ask For how many minutes of a programme are commercials on the air? => k * n * s / 60 decimal
need k * n * s % 30 == 0
again Put all the commercials of a programme together. How many minutes do they last?
ask In an hour, how many minutes are neither news nor commercials? => 60 - b - n * s / 60 decimal
need n * s % 30 == 0
again Leave out the news and the commercials. How many minutes of the hour are there for everything else?
ask If {x} songs of the programme are dropped for an interview, how many songs are played? => k * m - x
x = 3..6
again An interview pushes out {x} songs. How many songs does the programme still have?

story tunnel-diggers
grade 5
english gb
A = woman
l = 600..900 by 20
a = 8..11
b = 5..7
k = 12..25
t = 14..30
need l > (a + b) * k + 50
body A tunnel {l} m long is dug from both ends. The northern team, led by {A}, gets {a} m further every day, the southern team {b} m. They have been at it for {k} days; a day's rubble fills {t} lorries.
again From the north, {A's} team digs {a} m a day; from the south it is only {b} m. When the teams meet, a tunnel of {l} m will be finished. {k} days have passed, and each of them gave {t} lorries of rubble.
ask How many metres of tunnel have been dug so far? {body} => k * (a + b)
again By now, how long are the two ends together, in metres?
ask How many metres of rock are still between the teams? => l - k * (a + b)
again What distance in metres must still be dug?
ask How many more metres than the southern team has the northern one dug? => k * (a - b)
again By how many metres is {A's} team ahead of the other?
ask The southern team stops for {x} days while the other goes on. How many metres remain then? => l - k * (a + b) - x * a
x = 2..3
again For the next {x} days only {A's} team digs. After that, how many metres are missing?

story pottery-kiln
grade 7
english us
A = person
n = 40..64 by 4
p = money 14..22
r = percent 5, 10, 25
c = money 90..150 by 10
k = 4..6
t = 11..15
need n * r % 100 == 0
body In {A's} kiln {n} bowls can be fired at once. On average {r} of them crack; the others are sold for {p} each. A firing takes {t} hours, and clay and electricity for it cost {c}. There are {k} firings a month.
again {A} fires {n} bowls at a time, {k} times a month. {r} of the bowls crack, and for each of the rest {A.he} gets {p}. A firing lasts {t} hours; clay and electricity for one come to {c}.
ask How many bowls of a firing can be sold? => n - n * r / 100
again After the cracked ones are thrown out, how many bowls does a firing leave?
ask What does a firing earn after clay and electricity are paid? => (n - n * r / 100) * p - c
again Sell all the good bowls of a firing and pay for clay and electricity. How much is left?
ask How many bowls crack in a year? => n * r / 100 * k * 12
again Twelve months of firing go by. How many bowls are thrown out?
ask How much less would the bowls of a firing bring in if all the good ones were sold at {x} off? => (n - n * r / 100) * x
x = money 2..4.5 by 0.5
again Each good bowl is marked down by {x}. By how much do the takings of a firing fall?

story clockmaker-drift
grade 8
english any
A = man
s = 6..24 by 3
d = 12..20
p = money 45..75 by 5
n = 5..8
h = 2..3
body Old clocks are {A's} business. One tower clock gains {s} seconds every day, another loses twice as much. Both were set right {d} days ago. For setting a clock he is paid {p}, and he looks after {n} of them in {h} towns.
again Twice as many seconds as the first tower clock gains in a day, namely {s}, are lost by the second. {d} days ago {A} set both of them right. He is paid {p} each time he sets a clock and has {n} clocks in {h} towns to look after.
ask How many seconds does the second clock differ from the right time by now? => 2 * s * d
again By now, how wrong is the second clock, in seconds?
ask How many seconds lie between the times that the two clocks show now? => (s + 2 * s) * d
again Compare the two clocks with each other. How many seconds are they apart?
ask After a year of 365 days, how many minutes ahead of the right time would the first clock be? => 365 * s / 60 decimal
need 365 * s % 15 == 0
again Left alone for a year of 365 days, how many minutes would the first clock have gained?
ask If {A} sets every one of his clocks each month, what is he paid in a year? => n * p * 12
again Each clock is set once a month. How much does that bring {A} in a year?

story bus-at-market
grade 1
A = woman
n = 12..18
m = 4..7
k = 2..3
g = 5..6
need m != g
body {A} drives a bus. {n} people sit in it. At the market {m} people get off and {k} get on.
again {n} people are in {A's} bus. Then it stops at the market. {k} new people come in and {m} go out.
ask How many people are in the bus after the market? => n - m + k
again The bus leaves the market. How many people does {A} drive on?
ask At the school {g} more people get off. How many stay in the bus? => n - m + k - g
again After the market, {g} people leave the bus at the school. How many are still in it?
ask How many fewer people sit in the bus after the market than before? => m - k
again The bus gets emptier at the market. By how many people?

story rolls-for-sale
grade 2
A = man
n = 4..6
k = 8..10
m = 11..15
j = 5..7
x = 2..3
need n * k > m + j + 2
body {A} is a baker. He bakes {n} trays of rolls with {k} rolls on each tray. He sells {m} rolls before school starts and {j} at noon.
again On every tray there are {k} rolls, and the baker, {A}, has baked {n} trays. By noon {j} rolls are sold, besides the {m} that were sold before school.
ask How many rolls does {A} bake? => n * k
again Count the rolls on all the trays. How many are there?
ask How many rolls are left after noon? => n * k - m - j
again Some rolls are still not sold in the afternoon. How many?
ask {A} takes {x} more full trays out of the oven. How many rolls can he sell now? => (n + x) * k - m - j
again Then {x} more trays, just as full, are ready. How many rolls wait for buyers now?

story returned-books
grade 1
A = man
a = 7..9
b = 10..14
c = 3..5
d = 15..18
e = 2..4
body {A} works in a library. There are {a} books on the cart, {b} on the desk and {c} in the box. He puts {d} of the books on the shelf.
again In the library, {d} books go back on the shelf. Before that, {A} had {b} books on the desk, {a} on the cart and {c} in the box.
need a + b + c > d + e + 1
ask How many books were on the cart, on the desk and in the box? => a + b + c
again Before anything went on the shelf, how many books did {A} have?
ask How many books must {A} still put on the shelf? => a + b + c - d
again Not all the books are on the shelf. How many are not?
ask Then {A} puts {e} more books on the shelf. How many books are left? => a + b + c - d - e
again After {e} more books are on the shelf, how many does {A} have left?

story painted-doors
grade 2
A = woman
n = 4..5
k = 6..8
m = 9..11
j = 3..5
need n * k > m + j + m
body A house has {n} floors with {k} doors on each floor. {A} paints all the doors. She paints {m} on Monday and {j} on Tuesday.
again {A} must paint the doors of a house, {k} on each of the {n} floors. On Tuesday she does {j}, and on Monday she did {m}.
ask How many doors has {A} painted by Tuesday evening? => m + j
again Look at the house on Tuesday evening. How many doors have new paint?
ask How many doors must she still paint after Tuesday? => n * k - m - j
again After Tuesday, how many doors have no new paint yet?
ask On Wednesday she paints as many doors as on Monday. How many are left to paint then? => n * k - m - j - m
again Wednesday is just like Monday for {A}. How many doors does she leave for Thursday?

story rose-bunches
grade 2
A = woman
a = 20..26
b = 13..18
c = 8..12
k = 3..4
m = 5..7
body {A} has a flower shop. This morning she gets {a} red roses, {b} white roses and {c} yellow roses. She makes {k} bunches with {m} roses in each.
again Bunches of {m} roses stand in the window of {A's} flower shop, {k} in all. They are made from the {a} red, {b} white and {c} yellow roses that came this morning.
ask How many roses does {A} get this morning? => a + b + c
again Count all the roses, whether red, white or yellow. How many came?
ask How many roses are in the bunches? => k * m
again All the bunches are in the window. How many roses can you see there?
ask How many roses are not in a bunch? => a + b + c - k * m
again When the bunches are made, how many roses are left over?

story pallets-on-trucks
grade 5
english any
A = man
n = 155..290
m = 18..33
p = money 130..190 by 5
k = 35..55
need remainder(n / m) > 0
body {A} sends off {n} crates of tiles. A van takes {m} of them, and each trip costs {p} and lasts {k} minutes.
again {n} crates of tiles leave {A's} yard by van. There is room for {m} crates in the van. It takes {k} minutes and {p} for each trip.
ask How many trips does {A} have to pay for? => roundup(n / m)
again How many times must the van drive until all the crates are gone?
ask How much do the trips cost that are needed for all the crates? => roundup(n / m) * p
ask {A} lets the van go only when it is full. How many trips are made? => whole(n / m)
ask {A} lets the van go only when it is full. How many crates stay behind in the yard? => remainder(n / m)
again Only full vans leave. How many crates are not taken away?
ask How much money does it cost to send off as many crates as fit into full vans? => whole(n / m) * p
ask How many crates are there in the yard after the first trip with a full van? => n - m

story painter-tins
grade 5
english gb
A = woman
w = 5..9
a = 23..38
c = 35, 45, 55, 60
p = money 18..27 by 0.5
need remainder(w * a / c) > 0; w * a > c
body {A} has to paint {w} walls of {a} square metres each. A tin of paint does for {c} square metres and costs {p}.
again {w} walls wait for {A}, the painter, and each of them measures {a} square metres. The paint is sold in tins at {p}, and with a tin she can paint {c} square metres.
ask How many tins does {A} have to buy? => roundup(w * a / c)
again How many tins must she have so that the paint is enough?
ask How much does she pay for the tins that she has to buy? => roundup(w * a / c) * p
ask How many of the tins are completely empty when all the walls are painted? => whole(w * a / c)
ask How many square metres are left for the last tin? => remainder(w * a / c)
ask How many square metres more could she have painted with what is left in the last tin? => c - remainder(w * a / c)
ask How many square metres does she paint? => w * a

story cable-from-reel
grade 4
english gb
A = person
l = 110..240
c = 13..19
k = 5..7
b = 8..9
need remainder(l / c) > 0; remainder(l / k) > 0
body {A} cuts a cable of {l} metres into pieces of {c} metres for street lamps. A lamp takes a single piece and has to be {b} metres tall.
again Street lamps, {b} metres tall, each need a single piece of cable that is {c} metres long. {A} cuts these pieces from a reel with {l} metres on it.
ask How many pieces can {A} cut? => whole(l / c)
again For how many lamps is there enough cable?
ask How many metres of cable are left when no other piece can be cut? => remainder(l / c)
again A last bit of cable is too short for a lamp. How many metres long is it?
ask How many metres of cable are used up? => l - remainder(l / c)
ask How many metres are missing for another piece in the end? => c - remainder(l / c)
ask {A} cuts pieces of {k} metres instead. How many of them are there? => whole(l / k)

story cleaners-and-guards
grade 6
english any
A = girl
B = boy
a = 4, 6, 8, 9, 10, 12
b = 14, 15, 16, 18, 20, 21
k = 7, 11, 13
need gcd(a, b) > 1; lcm(a, b) > b
body {A} works the night shift every {a} days and {B} every {b} days. Tonight they are both on duty, each for {k} hours.
again Tonight both {A} and {B} work the night shift of {k} hours. It is {B's} turn every {b} days and {A's} turn every {a} days.
ask In how many days will they be on duty together again? => lcm(a, b)
again How many days is it until their next shift together?
ask How many night shifts does {A} work after tonight until they are on duty together again, counting that one too? => lcm(a, b) / a
ask How many hours does {B} work after tonight up to the end of their next shift together? => lcm(a, b) / b * k
ask How many hours of duty do they have tonight in all? => 2 * k

story planks-same-length
grade 6
english us
A = man
g = 12..25
x = 3..7
y = 4..9
n = g * x
m = g * y
p = money 3.5..6.5 by 0.25
need gcd(x, y) == 1; x != y
body {A} has a board that is {n} inches long and another of {m} inches. He saws both into shelves of the same length, a whole number of inches, with no wood left over. Each shelf sells for {p}.
again Two boards, {m} inches and {n} inches long, are sawed up by {A}. All the pieces are to be equally long, in whole inches, and no wood may be wasted. Every piece becomes a shelf, which he sells for {p}.
ask How many inches long are the shelves if they are as long as possible? => gcd(n, m)
again Find the greatest length, in inches, that the shelves can have.
ask How many shelves does he get if they are as long as possible? => (n + m) / gcd(n, m)
ask If the shelves are as long as possible, how much money do they bring in? => (n + m) / gcd(n, m) * p
ask How many inches of wood does {A} have? => n + m

story flyers-per-helper
grade 4
english any
A = woman
n = 430..790
h = 7..13
t = 24..35
need remainder(n / h) > 0; remainder(n / t) > 0
body {A} has {n} flyers to hand out and {h} helpers. Each helper takes the same number of flyers, as many as possible, and {A} takes the rest herself. A helper can hand out {t} flyers in an hour.
again {h} helpers hand out flyers for {A}, at a speed of {t} an hour. There are {n} flyers. {A} gives all the helpers the same number, and as many as she can. Those that cannot be shared she hands out herself.
ask How many flyers does each helper get? => whole(n / h)
again How many flyers are there for a helper?
ask How many flyers does {A} hand out herself? => remainder(n / h)
again How many flyers stay with {A}?
ask How many flyers do the helpers get in all? => n - remainder(n / h)
ask How many more flyers would be needed so that there were none for {A}? => h - remainder(n / h)
ask How many flyers can all the helpers hand out in an hour? => h * t

story two-job-offers
grade 5
english any
A = person
h = 18..34
p = money 14..19 by 0.5
q = money 11..13.5 by 0.5
b = money 55..140 by 5
k = 15..40
need h * p != h * q + b; h != k
body {A} can work {h} hours a week in a shop or in a hotel. The shop, {k} minutes away, pays {p} an hour. The hotel pays {q} an hour and on top of that {b} a week.
again Two jobs of {h} hours a week are open to {A}. One is in a hotel, where an hour brings {q} and every week {b} more is paid. The other is in a shop, {k} minutes away, at {p} an hour.
ask How much does {A} earn in a week with the job that pays better? => max(h * p, h * q + b)
again What is the most that {A} can earn in a week?
ask How much does {A} earn in a week with the job that pays less? => min(h * p, h * q + b)
ask By how much do the two jobs differ in what they pay a week? => max(h * p, h * q + b) - min(h * p, h * q + b)
again How much more money a week does the better job bring?
ask What does the hotel pay {A} for a week? => h * q + b

story call-desk-staff
grade 5
english us
A = man
n = 330..560
c = 34..46
w = money 95..140 by 5
k = 3..5
j = 6..9
need remainder(n / c) > 0
body {n} customers call the repair desk every day. Each of the workers there can take {c} calls a day and is paid {w} for it. {A}, the boss, does not take calls, and {k} phones are broken.
again At a repair desk, where {k} of the phones are broken, a worker can take {c} calls in a day and gets {w} for that. Every day {n} customers call. {A} leads the desk and takes no calls himself.
ask How many workers does {A} need so that all the calls are taken? => roundup(n / c)
again At least how many workers must be there so that nobody calls in vain?
ask How much does {A} pay a day if he has just enough workers for all the calls? => roundup(n / c) * w
ask How many workers have as many calls as they can take, if the calls fill up one worker's day after another? => whole(n / c)
ask How many calls would the last worker take if all the others took as many as they can? => remainder(n / c)
ask {A} has just enough workers. How many more calls a day could they take? => roundup(n / c) * c - n
ask How many calls come in during {j} days? => n * j

story screws-in-packs
grade 4
english any
A = boy
n = 16..34
s = 6, 8
b = 50, 75, 100
p = money 2.25..5.75 by 0.25
need remainder(n * s / b) > 0; n * s > b
body {A} puts together {n} chairs in a workshop, with {s} screws in each. The screws come in packs of {b}, and a pack costs {p}.
again A pack of {b} screws costs {p}. In a workshop {A} needs {s} of these screws for every chair, and he has to put {n} chairs together.
ask How many packs of screws does {A} need? => roundup(n * s / b)
again How many packs must be bought for all the chairs?
ask How much do the packs cost that {A} needs? => roundup(n * s / b) * p
ask {A} has a single pack of screws. How many chairs can he finish with it? => whole(b / s)
again How many chairs can be finished if there is only a single pack?
ask {A} finishes as many chairs as he can with a single pack. How many screws are left over from it? => remainder(b / s)
ask How many screws go into all the chairs? => n * s
