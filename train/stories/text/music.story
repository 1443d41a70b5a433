topic music

story orchestra-seats
grade 4
english gb
s = 14..20
w = 6..9
b = 5, 4, 8
p = 2..3
r = 4..7
g = 2, 3
need s - r > w + b
body A youth orchestra has {s} string players, {w} woodwind players and {b} brass players. {p} percussionists sit at the back. On Tuesday {r} of the string players are ill.
again {b} brass players, {w} woodwind players and {s} string players make up a youth orchestra, together with the {p} percussionists at the back. {r} of those who play a string instrument stay at home on Tuesday because they are ill.
ask How many people play in the orchestra when nobody is missing? => s + w + b + p
again When all the players have come, how many are there?
ask How many musicians are there on Tuesday? => s + w + b + p - r
again Find how many of the players are not at home on Tuesday.
ask How many more string players are there on Tuesday than woodwind and brass players together? => s - r - (w + b)
again On Tuesday, by how many do the strings outnumber woodwind and brass taken together?
ask If every musician who comes on Tuesday is given {g} biscuits, how many biscuits are handed out? => (s + w + b + p - r) * g
again {g} biscuits go to each player on Tuesday. Work out how many biscuits are needed.
ask whole If {s} string players sit in pairs and {w} woodwind players sit alone, how many music stands are needed for them? => s / 2 + w
again whole String players share a stand in pairs, woodwind players have one each. Find how many stands there must be for {s} strings and {w} woodwinds.

story concert-tickets
grade 5
english gb
A = person
a = 2..4
c = 3..6
p = money 12..20 by 1
q = money 6..9 by 0.5
f = money 2..3.5 by 0.5
z = money 80, 100, 120, 150
need c * q > a * p; z > a * p + c * q + f; z < a * p + c * q + f + 40
body The ticket office charges {p} for adults and {q} for children, and {f} is added to every order. {A} orders tickets for {a} adults and {c} children and hands over {z}.
again {A} hands {z} to the ticket office for {a} adults and {c} children. A child's ticket is {q}, an adult's {p}, and whatever you order, {f} is added.
ask What do the tickets cost without the extra charge? => a * p + c * q
again Leave out what is added to the order. What is the price of the tickets?
ask What does the whole order come to? => a * p + c * q + f
again Find the sum that {A} has to pay.
ask How much change does {A} get? {body} => z - (a * p + c * q + f)
again How much money does the office give back?
ask How much more do the children's tickets cost than those for the adults? => c * q - a * p
again By how much do the tickets of all the children exceed those of the adults?
ask whole What is the average price of a ticket if {a} people pay {p} each and {c} people pay {q} each? => (a * p + c * q) / (a + c)
again whole {a} tickets are sold at {p} and {c} at {q}. Find the average price of these tickets.

story piano-practice
grade 4
english gb
A = girl
m = 25, 35, 40, 45
s = 50, 75, 90
k = 3..6
t = 9..14
x = 20, 30
body {A}, who is {t}, practises the piano for {m} minutes on each of the five school days and for {s} minutes on Saturday. On Sunday the piano stays closed.
ask For how many minutes does {A} practise in a week? {body} => 5 * m + s
ask After {k} weeks, how many minutes has {A} practised altogether? => k * (5 * m + s)
ask How many more minutes does she practise from Monday to Friday than on Saturday? => 5 * m - s
ask If {A} also played for {x} minutes on Sundays, how many hours would she practise in {k} weeks? => k * (5 * m + s + x) / 60 decimal

story cinema-rows
grade 4
english us
r = 12..18
c = 16..24
t = money 7..11 by 0.5
e = 30..70
k = 3..6
body A movie theater has {r} rows of {c} seats. For the late show, {e} seats stayed empty, {k} people left before the end, and a ticket was {t}.
ask How many seats does the theater have? => r * c
ask How many people saw the start of the late show? => r * c - e
ask How many people saw the end of the late show? {body} => r * c - e - k
ask How much money did the late show bring in? => (r * c - e) * t
ask whole A movie theater has {r} rows of {c} seats and sells its tickets for {t} each. How much money comes in when {e} seats stay empty and {k} of the people have free tickets? => (r * c - e - k) * t

story choir-average-age
grade 6
english any
A = woman
a = 11..13
b = 14..16
c = 17..19
d = 20..24
w = 41..55
x = 5..9
need (a + b + c + d) % 4 == 0; (a + b + c + d + w) % 5 == 0
body Four singers from the choir have formed a band. They are {a}, {b}, {c} and {d} years old. Their conductor, {A}, is {w}.
ask What is the average age of the four singers? => (a + b + c + d) / 4
ask How many years older is {A} than the singers are on average? {body} => w - (a + b + c + d) / 4
ask In {x} years, what will be the average age of the four singers? => (a + b + c + d) / 4 + x
ask If {A} joins the band, what is the average age of all the members? => (a + b + c + d + w) / 5

story band-bus
grade 5
english us
n = 45..70 by 5
c = money 480..720 by 40
p = money 3.5..6 by 0.5
k = 4..7
g = money 130..220 by 10
y = money 6.5..9 by 0.5
x = money 4..9 by 0.5
need c + g + n * p > n * x
need c + g > n * 10
body Going to the state contest costs the marching band {c} for the bus and {g} for a place to sleep. There are {n} students in the band, and {k} of their parents come too. Lunch is {p} per student.
again {n} students and {k} parents are off to the state contest with the marching band. The bus is {c}, a place to sleep {g}, and for every student there is a lunch that costs {p}.
ask The parents pay for their own lunches, which are {y} each. What do all the lunches come to? => n * p + k * y
again {y} is the price of a parent's lunch. Find the cost of lunch for everybody who travels.
ask How much does the marching band pay for the bus and the lunches? {body} => c + n * p
again What must be paid for the bus and all the lunches?
ask What do the bus, the place to sleep and the students' lunches cost together? => c + g + n * p
again Find the total of bus, sleeping place and lunches for the students.
ask If each student has raised {x}, how much is still missing for the bus, the place to sleep and the students' lunches? => c + g + n * p - n * x
again Every student has raised {x} already. Work out what the band still has to find for bus, sleeping place and the students' lunches.
ask whole Find what each of {n} students must pay for a trip if the bus costs {c} and rooms cost {g}, and the school gives {y} a student. => (c + g) / n - y
again whole A bus at {c} and rooms at {g} are shared by {n} students. The school pays {y} for each student. What is left for a student to pay?

story drum-sticks
grade 3
english any
A = boy
n = 12..20
k = 3..5
p = money 4..7.5 by 0.5
m = 6..9
need n * 2 > k + m * 2
body In the cupboard of the music room lie {n} pairs of drumsticks. {A} has broken {k} single sticks, and there are {m} drums.
again There are {m} drums in the music room. The cupboard holds {n} pairs of drumsticks; {k} single sticks were broken by {A}.
ask How many sticks were there before any were broken? => n * 2
again Find how many single sticks the pairs are made up of.
ask How many sticks are not broken? => n * 2 - k
again How many of the sticks are still good?
ask If a pair of good sticks is put beside every drum, how many good sticks are left over? => n * 2 - k - m * 2
again Each of the drums gets a pair of good sticks. How many good ones stay in the cupboard?
ask A new pair costs {p}. What do the school's pairs cost altogether? => n * p
again What would the school pay to buy that many pairs again at {p} a pair?

story theatre-costumes
grade 5
english gb
A = man
n = 10..20 by 2
l = decimal 2.5..4.5 by 0.5
p = money 4..8 by 0.5
b = money 80, 100, 120
q = money 1.5..3 by 0.25
d = 3..5
y = 2
x = money 400, 500, 600
body {A} has {d} weeks to sew cloaks for the {n} witches in the school play. A cloak takes {l} m of cloth at {p} a metre and a clasp for {q}. The head has allowed him {b} less than he had hoped for.
ask How many metres of cloth does {A} need? {body} => n * l decimal
ask What does it cost to make a single cloak? => l * p + q
ask How much does it cost to make all of the cloaks? => n * (l * p + q)
ask If he had been given {x} and spent only what the cloaks cost, how much would be left? => x - n * (l * p + q)
ask If {A} finishes {y} cloaks a week, how many days is he busy with the cloaks? => n / y * 7 decimal

story song-lengths
grade 6
english gb
A = girl
m = 3..5
s = 14..40
n = 9..12
k = 20, 25, 45
t = 41..59
x = 6, 7, 8
body {A} times her favourite song: {m} minutes and {s} seconds. It takes her {k} minutes to sweep the yard, and she listens to music meanwhile. Her album has {n} songs and lasts {t} minutes.
ask How many seconds does the song last? => m * 60 + s
ask How many seconds does the whole album last? => t * 60
ask How many seconds of the album are left when the favourite song has been played? => t * 60 - (m * 60 + s)
ask If the song is played {x} times in a row, how many seconds is that? => x * (m * 60 + s)
ask She starts the song and the sweeping at the same moment. When the song is over, how many seconds of sweeping are still to come? => k * 60 - (m * 60 + s)
ask whole Work out how many seconds longer a song of {m} minutes and {s} seconds is than a jingle of {k} seconds. => m * 60 + s - k

story ballet-rehearsal
grade 5
english us
A = girl
h = 2..4
d = 5..6
w = 6..14
p = money 45..75 by 5
q = money 18..30 by 2
k = 8..12
x = 10, 11
y = 13, 14
z = 15..20
body For "The Nutcracker" {A} rehearses {h} hours a day, {d} days a week, and the rehearsals go on for {w} weeks. Her shoes wear out and are {p} a pair, her tights are {q}, and {k} other mice dance beside her.
again {k} other mice dance in "The Nutcracker" next to {A}. {w} weeks before the first show they start to rehearse, {d} days a week and {h} hours a day. Shoes cost {A} {p} a pair and tights {q}.
ask How many hours does {A} rehearse altogether? => h * d * w
again What do her hours of rehearsal add up to?
ask What do {x} pairs of shoes and {y} pairs of tights cost? => x * p + y * q
again {A} wears out {x} pairs of shoes and {y} pairs of tights. How much does she spend on them?
ask How many days without a rehearsal are there in all these weeks? => w * (7 - d)
again On how many days of the whole time is there no rehearsal?
ask If she rehearses an hour longer on each of the last {z} days, how many hours will it be in the end? => h * d * w + z
again On the last {z} days an hour is added each time. How many hours of rehearsal does that make in total?

story guitar-savings
grade 4
english us
A = boy
p = money 180..260 by 10
s = money 35..65 by 5
w = money 8..15 by 1
k = 4..7
g = money 20..30 by 2
n = 3, 5, 6
need p > s + g + n * w
body {A} is saving for a guitar that costs {p}. He had {s} in his bank, and every week he puts in {w} from walking {k} dogs. His aunt gives him {g} for his birthday.
ask How much has {A} after {n} weeks, with the present from his aunt? => s + n * w + g
ask whole {A} has {s} and puts {w} a week aside for a guitar that costs {p}. How much is still missing after {n} weeks? => p - (s + n * w)
ask How much does he still need after {n} weeks and his birthday? => p - (s + n * w + g)
ask When his aunt has given him the money, how many weeks must he save for the guitar? => (p - s - g) / w
ask whole {A} saves {w} a week for a guitar at {p}. If he has {s} today but must first pay back {g}, how many weeks does it take until there is enough? => (p + g - s) / w

story opera-binoculars
grade 6
english gb
n = 800..1400 by 50
r = percent 60, 70, 80, 90
p = money 24..44 by 4
m = 35..60 by 5
k = 3, 4
q = money 5..9 by 0.5
body The opera house has {n} seats. On Friday {r} of them were taken, at {p} each. During the interval {m} people bought a programme for {q}, and the performance lasted {k} hours.
again On Friday the opera lasted {k} hours. {r} of the {n} seats in the house were taken by people who had paid {p} each; {m} of them bought a programme in the interval for {q}.
ask How many seats were taken? => n * r / 100 count
again On Friday, how many people sat in the seats of the opera house?
ask How many seats stayed empty? => n - n * r / 100 count
again On how many of the seats did nobody sit?
ask How much money was paid for seats on Friday? => n * r / 100 * p
again What were the takings from seats that evening?
ask What did tickets and programmes bring in together? {body} => n * r / 100 * p + m * q
again Add the programmes to the tickets: how much money came in on Friday?
ask whole {r} of {n} seats are taken, and {m} of these people leave in the interval. How many people stay? => n * r / 100 - m count
again whole An opera house with {n} seats is filled to {r}. Find how many people are left when {m} go home in the interval.

story street-musician
grade 3
english gb
A = woman
n = 14..25
m = 6..12
k = 3..5
p = 180, 210, 240
need n > m; n * 10 + m * 50 > p
body {A} plays the accordion in the station. In her cap lie {n} ten-pence coins and {m} fifty-pence coins, and a child has put in {k} sweets.
ask How many coins are in the cap? => n + m
ask How many pence do the coins come to? => n * 10 + m * 50
ask whole {A} counts {n} ten-pence coins and {m} fifty-pence coins. How many pounds are they worth together? => (n * 10 + m * 50) / 100 decimal
ask A tea costs {p} pence. How much of the money is left after the tea, in pence? => n * 10 + m * 50 - p

story recorder-class
grade 2
english any
n = 3..5
k = 4..6
m = 7..9
b = 2..3
body {n} groups of {k} children play the recorder and {m} children play the drum. {b} children forgot their recorders at home.
ask How many children play the recorder? => n * k
ask How many children make music? => n * k + m
ask How many children have their recorders with them? => n * k - b
ask How many more recorder players than drummers are there? => n * k - m
ask How many children can play today if nobody lends out a recorder? => n * k - b + m

story stage-lights
grade 7
english gb
n = 24..40 by 2
w = 150, 250, 300
l = 20, 25, 40
h = 3..5
p = money 0.2..0.4 by 0.05
d = 6..9
x = 6, 12, 18, 24, 36
body The {n} old spotlights in the school theatre use {w} watts each; new ones would use {l} watts. A show lasts {h} hours, and there are {d} shows. A kilowatt hour costs {p}.
again There are {d} shows of {h} hours in the school theatre. It has {n} old spotlights of {w} watts each, which are to be replaced by new ones of {l} watts. {p} is the price of a kilowatt hour.
ask How many watts do the old spotlights use altogether? => n * w
again Add up all the old spotlights. How many watts are they?
ask How many watts would the new spotlights save altogether? => n * (w - l)
again By how many watts is the use of all the new spotlights lower than that of the old ones?
ask How many kilowatt hours do the old spotlights use in a show? => n * w / 1000 * h decimal
again For the length of a show, how many kilowatt hours go into the old spotlights?
ask What does the electricity for the old spotlights cost in a show? {body} => n * w / 1000 * h * p
again Work out what a show with the old spotlights costs in electricity.
ask For how many shows would the electricity of the new spotlights last if {x} kilowatt hours were set aside? => x * 1000 / (n * l * h)
again {x} kilowatt hours are set aside for the new spotlights. For how many shows are they enough?
ask whole Calculate how many kilowatt hours {n} spotlights of {l} watts use in {d} shows of {h} hours. => n * l * d * h / 1000 decimal
again whole In each of {d} shows {n} spotlights of {l} watts are on for {h} hours. How many kilowatt hours is that altogether?

story violin-strings
grade 5
english any
A = person
n = 5..12
p = money 8..14 by 0.5
q = money 22..34 by 2
r = percent 10, 20, 25
k = 12..19
m = 2, 3
x = money 3..5 by 0.25
body Every violin has four strings. {A} looks after the {n} violins of the music school, where {k} children learn to play, and changes all their strings. A string costs {p}, a new bow {q}.
again The music school, which teaches {k} children, owns {n} violins with four strings each. {A} puts new strings on all of them. The price of a string is {p}, and that of a bow {q}.
ask How many strings does {A} change? => n * 4
again How many new strings does {A} put on?
ask What do the strings and {m} new bows cost? => n * 4 * p + m * q
again {A} buys {m} bows along with the strings. What does it all come to?
ask The shop takes {r} off the price of the strings. What must be paid for the strings? => n * 4 * p * (100 - r) / 100
again How much are all the strings if the music school pays {r} less?
ask How much dearer is a bow than the strings of a single violin would be at {x} a string? => q - 4 * x
again A cheaper string costs {x}. By how much is a bow dearer than enough of these for one violin?

story dance-school-fees
grade 6
english any
A = girl
B = boy
f = money 28..44 by 2
s = money 30..55 by 5
r = percent 10, 20, 25, 50
m = 5..9
k = 8..11
body Lessons at the dance school cost {f} a month, and shoes are {s}. {A} has danced there since she was {k}; now her brother {B} joins as well, and as a second child he pays {r} less for his lessons.
again {A} started at the dance school at the age of {k}. Her lessons cost {f} a month. Because {B} is her brother, his lessons are {r} cheaper than hers; dance shoes are {s}.
ask How much does {B} pay for a month of lessons? => f - f * r / 100
again Find the monthly price of {B's} lessons.
ask What do the lessons of both children cost in a month? => f + f - f * r / 100
again Together, what do brother and sister pay each month?
ask What does it cost {B} to dance for {m} months, shoes included? => m * (f - f * r / 100) + s
again {B} buys a pair of shoes and takes lessons for {m} months. What is the total?
ask What do both children pay for lessons in a year? => 12 * (f + f - f * r / 100)
again Work out what the lessons of the two cost in a whole year.

story film-club-reels
grade 7
english us
m = 3..5
t = 8..14
k = 20..35 by 5
p = money 4..7 by 0.5
x = 40..60 by 5
q = money 60..110 by 10
f = 12, 16, 18, 24, 30
body In an old film, {f} pictures pass every second. The film club shows {m} cartoons that last {t} minutes each; between the cartoons there are breaks, {k} minutes in all. Admission is {p}, and the popcorn is free.
again The film club shows {m} cartoons, each of them {t} minutes long, and asks {p} at the door. In these old films you see {f} pictures every second. The breaks take {k} minutes in all.
ask How many minutes does the film club's afternoon last, breaks included? {body} => m * t + k
again From the start of the first cartoon to the end of the last, how many minutes go by?
ask How many pictures pass in a minute? => f * 60
again In a minute of film, how many pictures are shown?
ask How many pictures does a single cartoon have? => t * 60 * f
again A cartoon consists of how many pictures?
ask If {x} people come and the club pays {q} for the films, what is its profit? => x * p - q
again {x} people pay at the door, and the films cost the club {q}. How much is left?

story trumpet-lessons
grade 4
english gb
A = boy
n = 30, 45
k = 9..13
p = money 14..22 by 1
m = 3..5
b = money 9..13 by 0.5
y = 60, 90, 180, 270
body For each trumpet lesson of {n} minutes, {A's} parents pay {p}, and the music book was {b}. This term there were {k} lessons, but {m} of them had to be called off, and nothing was paid for those.
again {A} has a trumpet teacher whose lessons last {n} minutes and cost {p}. Of the {k} lessons in this term's calendar, {m} were called off without having to be paid. A music book was bought for {b}.
ask How many lessons did {A} have? => k - m
again How many of the lessons really took place?
ask How many minutes of lessons were there this term? => (k - m) * n
again Add up the lessons that took place. How many minutes were they?
ask What did the parents pay this term, the book included? => (k - m) * p + b
again Lessons and book together: what did they cost?
ask How much would all the lessons in the calendar and the book have cost? => k * p + b
again Suppose nothing had been called off. What would the parents have paid for lessons and book?
ask whole If a lesson of {n} minutes costs {p}, how much does {A} pay for {y} minutes of lessons? => y / n * p
again whole {A} takes {y} minutes of lessons. What is the price, at {p} for {n} minutes?

story stage-floor
grade 5
english gb
l = 10..16
w = 6..9
a = 2..3
p = money 14..22 by 2
n = 24..40
body On the stage of the village hall, a rectangle {l} m long and {w} m wide, stands a square platform with sides of {a} m for the band. The rest is for the {n} dancers. A new floor costs {p} a square metre.
ask What is the area of the stage? => l * w
ask How many square metres are left for the dancers? => l * w - a * a
ask What will a new floor for the dancers' part of the stage cost? {body} => (l * w - a * a) * p
ask How long must a ribbon of lights be that runs once around the stage and once around the platform? => 2 * (l + w) + 4 * a
ask How much longer is the edge of the stage than that of the platform? => 2 * (l + w) - 4 * a

story school-musical
grade 5
english us
n = 3..4
a = 180..260 by 10
p = money 5..8 by 0.5
c = money 420..680 by 20
k = 35..60 by 5
s = 25..33
x = money 0.5..2 by 0.25
body The school musical was performed {n} times, and {a} people came to each show. {k} of the tickets for each show were given away; the others were sold for {p}. Costumes, lights and music cost {c}. There were {s} students on the stage.
again With {s} students on the stage, the school musical had {n} shows. {c} was spent on costumes, lights and music. To every show came {a} people, and all but {k} of these had bought a ticket at {p}.
ask If {x} more had been asked for each ticket that was sold, how much more money would there have been? => n * (a - k) * x
again Suppose a ticket had cost {x} more. By how much would the money for tickets have been greater?
ask How many tickets were sold for all the shows? => n * (a - k)
again Counting only those that were paid for, how many tickets were there altogether?
ask How much money came in for tickets? {body} => n * (a - k) * p
again What did the sale of tickets bring?
ask How much money was left after the costs had been paid? => n * (a - k) * p - c
again When costumes, lights and music had been paid for, what remained?

story flute-cleaning
grade 3
english us
A = woman
n = 6..11
m = 4..5
t = 12, 15, 18
k = 3..4
h = 14..21
x = 240, 300, 360, 420
need n * t > m * h; x > n * t + m * h
body {A} repairs instruments. It takes {t} minutes to clean a flute and {h} minutes to oil a horn. On Monday she cleaned {n} flutes and oiled {m} horns, and she drank {k} cups of tea.
again On Monday {A}, who repairs instruments, had {n} flutes to clean and {m} horns to oil. A horn kept her busy for {h} minutes and a flute for {t}. Meanwhile she drank {k} cups of tea.
ask How many minutes did the flutes take? => n * t
again Find the time for cleaning the flutes. How many minutes was it?
ask How many minutes did {A} work on flutes and horns? => n * t + m * h
again Add the horns to the flutes: for how many minutes did she work?
ask How many more minutes did the flutes take than the horns? => n * t - m * h
again By how many minutes was the time for the flutes longer than the time for the horns?
ask If she works for {x} minutes on Mondays, how many minutes were left for other instruments? => x - (n * t + m * h)
again Her Mondays have {x} minutes of work. How many of these did she spend on something else?

story music-festival-stages
grade 6
english any
n = 4..6
k = 5..7
t = 40, 50
b = 20, 25
p = money 85..130 by 5
q = money 35..55 by 5
need 3 * q > p
body A summer festival has {n} stages. On each, {k} bands play every day, {t} minutes each, and after every band there is a break of {b} minutes. It lasts for three days; a ticket for a single day costs {q}, one for the whole festival {p}.
ask How many minutes of music does a stage offer during the whole festival? => 3 * k * t
ask How many concerts are there during the whole festival? => n * k * 3
ask How many hours of music can be heard on all the stages together in a day? {body} => n * k * t / 60 decimal
ask For how many minutes a day is a stage in use, with the breaks? => k * (t + b)
ask How much do you save with a ticket for the whole festival if you come every day? => 3 * q - p

story puppet-theatre
grade 2
english gb
n = 5..9
k = 3..5
m = 9..16
c = 20..45
x = 2, 3, 4
need n * k > m
body The puppet theatre has {n} benches, and {k} children fit on each bench. {m} children have already sat down. In the box are {c} puppets.
ask How many children fit on the benches? => n * k
ask How many more children can sit down? => n * k - m
ask How many more puppets are there than children on the benches when all the benches are full? => c - n * k
ask If {x} of the children who sit there go home, how many more can sit down then? => n * k - (m - x)
ask whole If {n} benches hold {k} children each and {x} children sit on the floor, how many can watch the puppets when {m} places on the benches stay empty? => n * k + x - m

story karaoke-party
grade 3
english any
A = girl
n = 5..11
k = 2..4
s = 4..5
t = 12..20
p = money 22..38 by 2
x = 4, 5, 6
need x * 60 > (n + 1) * k * s
body {A} invites {n} friends to a karaoke party. Everybody, {A} as well, sings {k} songs, and a song lasts {s} minutes. The pizza costs {p}, and {t} party hats lie ready.
ask How many children sing at the party? => n + 1
ask How many songs are sung? => (n + 1) * k
ask For how many minutes do they sing altogether? => (n + 1) * k * s
ask How many minutes of a party of {x} hours are left for other things? => x * 60 - (n + 1) * k * s

story harp-price
grade 8
english any
A = woman
p = money 2400..4200 by 200
r = percent 15, 20, 25, 30
n = 12, 24, 36
d = money 300..600 by 50
y = 4..8
q = money 60..150 by 10
x = 3, 5, 9, 10
body {A} buys a harp for {p}. She pays {d} at once and the rest in {n} equal monthly payments. A harp loses value: after {y} years hers will be worth {r} less.
ask How much is each of the monthly payments? {body} => (p - d) / n
ask What will the harp be worth then? => p * (100 - r) / 100
ask whole A harp that cost {p} when it was new is worth {r} less by now. Its owner sells it for {q} more than that. What does she get? => p * (100 - r) / 100 + q
ask How much of the price will be paid after {x} months? => d + x * (p - d) / n
ask After {x} months, how much has she still to pay? => p - (d + x * (p - d) / n)
ask whole A harp costs {p}. By how much does its value fall each year if it loses {r} in {y} years, the same amount every year? => p * r / 100 / y

story album-streaming
grade 7
english us
n = 8000..20000 by 1000
c = 4, 5, 8
k = 10..14
p = money 8..12 by 1
s = 150..260 by 10
q = money 1.5..3 by 0.25
x = 200, 240, 400, 560
body A streaming service pays a singer {c} dollars for every 1,000 plays of her songs. This month her album with {k} songs was played {n} times, and {s} fans bought it on disc for {p}; making a disc cost {q}.
again This month {s} fans of a singer bought her new album, which has {k} songs, on disc. They paid {p}; making a disc cost {q}. The songs were also played {n} times by a streaming service that pays {c} dollars for every 1,000 plays.
ask How much does the singer get from the streaming service this month? => n / 1000 * c
again Find what the plays of this month bring in.
ask What is her profit on the discs? => s * (p - q)
again When the making is paid for, how much do the discs leave her?
ask How much has she earned this month in all? => n / 1000 * c + s * (p - q)
again Add plays and discs together. What does the month bring her?
ask How many plays would be needed to earn {x} dollars? => x / c * 1000
again She would like to earn {x} dollars with the streaming service. How many plays does that take?
ask whole How many discs at {p} must a singer sell to earn {x} dollars if making a disc costs {q}? => x / (p - q) count
again whole A disc costs {q} to make and sells for {p}. To earn {x} dollars, how many discs must be sold?

story theatre-rows-more
grade 4
english gb
r = 10..14
f = 12..16
g = 3..5
b = 4..6
t = 26..60 by 2
body The front part of a theatre has {r} rows of {f} seats; in the balcony there are {b} rows with {g} seats more in each row than downstairs. {t} people have come early.
ask How many seats are in a row of the balcony? => f + g
ask How many seats does the balcony have? => b * (f + g)
ask How many seats does the theatre have in all? {body} => r * f + b * (f + g)
ask How many seats are still free if all who have come early sit down? => r * f + b * (f + g) - t
ask whole A theatre has {r} rows of {f} seats downstairs and {b} rows of {g} seats upstairs. If {t} seats are broken, how many can be used? => r * f + b * g - t

story concert-travel
grade 6
english gb
s = 60, 80, 90
h = 2..4
m = 15, 20, 30, 45
d = 250..320 by 10
k = 3..5
need d > h * s
body The tour bus of a string quartet drives at {s} km an hour. After {h} hours it stops for {m} minutes for lunch. The next concert hall is {d} km from the start, and the musicians will play {k} pieces.
ask How far has the bus driven when it stops for lunch? => h * s
ask How far has the bus still to go after lunch? => d - h * s
ask How long does the rest of the drive take, in hours? => (d - h * s) / s
ask How many minutes pass from the start to the end of the lunch? => h * 60 + m

story bells
grade 6
english gb
n = 6..8
a = 320..480 by 20
b = 90..150 by 10
f = times 3..4
k = 12..20
y = 140..290 by 10
x = 5, 9, 10, 11
need a / f > b; a % f == 0
body A church tower has {n} bells. The heaviest weighs {a} kg, which is {f} as much as the next one; the smallest, cast {y} years ago, weighs {b} kg. {k} people take turns at ringing.
ask What does the second heaviest bell weigh? => a / f
ask How much heavier is the heaviest bell than the next one? => a - a / f
ask What do the smallest and the two heaviest bells weigh together? => b + a + a / f
ask Each bell ringer pulls a rope for {x} minutes, one after the other. For how many hours do the bells ring? => k * x / 60 decimal
ask How much more does the heaviest bell weigh than the next one and the smallest together? => a - (a / f + b)

story cd-shelf
grade 4
english any
A = man
n = 5..8
k = 24..36
c = 15..40
p = money 0.5..1.5 by 0.25
m = 20..55
q = money 12..18 by 0.5
need n * k > c + m + c
body {A} keeps his discs on {n} shelves, {k} on each of them. {c} of the discs are jazz and {m} are folk; the rest are classical music. At the flea market he could get {p} for each of them.
again At the flea market a disc would bring {A} {p}. He has {n} shelves with {k} discs on each: {m} are folk, {c} are jazz, and everything else is classical.
ask How many discs does {A} keep? => n * k
again Find the size of his collection. How many discs are there?
ask How many of the discs are classical? => n * k - c - m
again Leave out jazz and folk. How many discs remain?
ask How much money would he get for the jazz and the folk? => (c + m) * p
again {A} sells only folk and jazz. What does that bring in?
ask How many more classical discs than jazz discs does {A} own? {body} => n * k - c - m - c
again By how many does his classical music outnumber the jazz?
ask whole {A} sells {c} discs at {p} each and buys {n} new ones at {q} each. How much more does he pay than he gets? => n * q - c * p
again whole For {c} old discs {A} gets {p} apiece; {n} new ones cost him {q} apiece. By how much does what he pays exceed what he gets?

story conductor-dots
grade 1
english any
A = girl
B = boy
n = 8..14
m = 3..6
k = 15..20
y = 2
x = 2..5
need k > n + x
body {A} knows {n} songs by heart. {B} knows {m} songs fewer, and their teacher knows {k}.
ask How many songs does {B} know? => n - m
ask {A} forgets {y} of her songs. How many songs does she still know? => n - y
ask {A} learns {x} new songs. How many more songs than {A} does the teacher know then? => k - (n + x)
ask How many more songs must {B} learn to know as many as the teacher? => k - (n - m)

story ukulele-order
grade 6
english us
A = woman
n = 12..24
p = money 30..44 by 2
s = money 18..36 by 3
r = percent 5, 10, 20
b = money 4..7 by 0.5
k = 110..190 by 10
body The band teacher, {A}, orders {n} ukuleles at {p} each and a tuner for every ukulele at {b}. Shipping costs {s}. Her school has {k} students. If the order is placed before June, the store takes {r} off everything but the shipping.
again Ukuleles at {p} and tuners at {b}: for her school of {k} students {A} orders {n} of each. The store asks {s} for shipping and promises {r} off the ukuleles and the tuners when the order comes before June.
ask What do a ukulele and its tuner cost in July? => p + b
again In July, what is the price of a ukulele with a tuner?
ask What does the order cost with shipping in July? => n * (p + b) + s
again {A} orders in July. Find the total with shipping.
ask What would {A} save by ordering in May? => n * (p + b) * r / 100
again By how much is the order cheaper in May?
ask How much does the order cost with shipping if it is placed in May? => n * (p + b) * (100 - r) / 100 + s
again {A} orders in May. What does she pay, shipping included?

story marching-formation
grade 5
english any
r = 8..12
c = 6..7
t = 4..5
f = fraction 1/2, 1/3, 1/4
k = 13..24
x = 2..3
need f * r * c % 1 == 0
need f * r * c > k; r * c - f * r * c > k
body For the parade the band lines up in {r} rows of {c} players, with {t} flag bearers in front. {f} of the players have a brass instrument, and {k} of the others play a drum.
again {t} flag bearers walk in front of the band at the parade; behind them come {r} rows, each with {c} players. A brass instrument is played by {f} of the players, a drum by {k} others.
ask How many players are in the band? => r * c
again Without the flag bearers, how many march in the rows?
ask How many of the players have neither a brass instrument nor a drum? {body} => r * c - f * r * c - k
again Leave out brass and drums. How many players are left?
ask How many more players have a brass instrument than a drum? => f * r * c - k
again By how many is the number of brass players greater than that of drummers?
ask If {x} more rows joined the band, how many people would march, flag bearers included? => (r + x) * c + t
again {x} rows of the same size are added. Counting the flag bearers, how many people march then?
ask whole If {f} of the players in {r} rows of {c} play brass and these stand in {t} lines, how many are in each line? => f * r * c / t
again whole Brass is played by {f} of a band that marches in {r} rows of {c}. When the brass players form {t} equal lines, how many stand in a line?

story lantern-show-poster
grade 4
english gb
A = girl
B = boy
n = 60, 80, 90, 120
k = 7..12
m = 14..25
p = money 0.15..0.4 by 0.05
d = 3..6
z = 2
need m > k + 1
body {n} posters for the spring concert have been printed at {p} each. {A} hung up {m} of them, and {B} {k} fewer than she did. The concert is in {d} weeks.
again {B} and {A} hung up posters for the spring concert, which takes place in {d} weeks. {A} managed {m}, and that was {k} more than {B}. Altogether {n} posters had been printed; a print costs {p}.
ask How many posters did {B} hang up? => m - k
again How many posters did {B} put on the walls?
ask How many posters have not been hung up yet? => n - (m + m - k)
again When you take away what both of them hung up, how many posters remain?
ask What did the posters cost that {A} and {B} hung up? => (m + m - k) * p
again How much had been paid for printing the posters that are on the walls now?
ask Every week until the concert the wind tears off {z} of the posters they hung up. How many are still on the walls on the day of the concert? => m + m - k - d * z
again {z} of the posters that were hung up blow away each week. When the concert begins, how many can still be seen on the walls?

story double-bass-case
grade 5
english us
A = girl
l = 70..76
m = 5..7
w = 22..28
c = 5..9
x = 3..15
y = 8..9
body The case of {A's} double bass is {l} inches long and weighs {c} pounds; the bass itself weighs {w} pounds and {x} ounces. The trunk of the family's car is {m} feet long.
ask How many inches long is the trunk? => m * 12
ask What do the bass and its case weigh together in ounces? => (c + w) * 16 + x
ask How many ounces heavier than its case is the bass? {body} => w * 16 + x - c * 16
ask How many inches longer than the case would a trunk of {y} feet be? => y * 12 - l

story concert-hall-chairs
grade 4
english gb
A = man
n = 180..320 by 20
k = 12, 15, 16, 18
s = 6..10
m = 3..4
t = 8, 9, 10
x = 2, 5
body {A}, the caretaker, has {n} chairs for the concert in the gym. He has already put out {m} rows of {k}, and a trolley takes {t} chairs at a time. {s} chairs turn out to be wobbly.
again {m} rows with {k} chairs in each are standing in the gym already. {A}, the caretaker, began with {n} chairs for the concert, but {s} of them wobble; he moves {t} at a time on a trolley.
ask How many chairs are in the rows that are standing already? => m * k
again Find how many chairs the caretaker has put in rows.
ask How many good chairs has {A} for further rows? => n - s - m * k
again Of the chairs that do not wobble, how many are not in a row yet?
ask How many trips does he make with the trolley for the chairs that are in rows already? => m * k / t
again The chairs that stand in rows came on the trolley, which was full each time. How many trips were that?
ask How many more rows of the same length can he make with the good chairs? => (n - s - m * k) / k
again With the good chairs that are left, how many rows can still be set up?
ask whole Find how many chairs are still needed if {n} people are expected and {m} rows of {k} chairs and {x} rows of {t} chairs are ready. => n - (m * k + x * t)
again whole {m} rows with {k} chairs and {x} rows with {t} chairs are ready for {n} people. For how many people is there no chair yet?

story theater-snacks
grade 5
english us
A = girl
B = boy
p = money 4.25..6.75 by 0.5
q = money 3..4 by 0.25
t = money 8..11 by 0.5
n = 3..5
z = 60, 80, 90
need z > n * (t + q) + 2 * p
body At the movies, tickets are {t} each, popcorn is {p} and a lemonade {q}. {A}, {B} and some friends, {n} in all, buy a ticket each. They share two bags of popcorn, and everyone has a lemonade. Together they brought {z} dollars.
again {n} friends, {A} and {B} among them, are at the movies with {z} dollars. Each of them buys a ticket for {t} and a lemonade for {q}; two bags of popcorn at {p} are shared.
ask What do the tickets and lemonades cost altogether? => n * (t + q)
again Popcorn left out, how much do the friends spend?
ask How much do they spend at the movies? => n * (t + q) + 2 * p
again Find the cost of tickets, drinks and popcorn.
ask How much money do they take home? => z - (n * (t + q) + 2 * p)
again What is left of the money they brought?
ask If the popcorn is shared evenly, what does each of them pay for popcorn? => 2 * p / n
again Each friend pays the same amount for the popcorn. How much is it?

story gamelan-gongs
grade 6
english any
A = person
n = 3..5
a = 12..18
b = 30..45
p = percent 20, 25, 40, 50
h = 2..3
m = 15, 30, 45
w = 6, 8, 10
body A gamelan has {n} large gongs weighing {b} kg each and {a} small ones. {A} learns to play it: {h} hours and {m} minutes every Tuesday. All the small gongs together weigh {p} of what the large ones weigh.
again {A} learns the gamelan on Tuesdays, {h} hours and {m} minutes each time. {n} of its gongs are large, {b} kg apiece. The others, {a} small gongs, have altogether {p} of the weight of the large ones.
ask What do the large gongs weigh altogether? => n * b
again Find the weight of all the large gongs in kg.
ask What do the small gongs weigh altogether? => n * b * p / 100
again Work out the total weight of the small gongs.
ask How heavy are all the gongs of the gamelan? {body} => n * b + n * b * p / 100
again Large and small gongs together: what do they weigh?
ask How many minutes does {A} spend at the gamelan on a Tuesday? => h * 60 + m
again Change the time of a Tuesday lesson to minutes.
ask How many minutes of gamelan does {A} have in {w} weeks? => w * (h * 60 + m)
again After {w} Tuesdays, how many minutes has {A} played?

story radio-hour
grade 5
english gb
n = 9..13
s = 3..4
k = 40, 50
t = 5..8
d = 6, 10
need 60 > t + n * s + 1
body An hour of the school radio begins with the news, {t} minutes long. Then {n} songs are played that last {s} minutes each, and the remaining minutes are talk. {k} pupils work for the radio.
ask For how many minutes are songs played? => n * s
ask How many minutes of the radio hour are talk? {body} => 60 - t - n * s
ask How many minutes longer than the news do the songs last? => n * s - t
ask In a week with {d} such hours, how many minutes are talk? => d * (60 - t - n * s)

story drama-age-riddle
grade 6
english any
A = girl
B = girl
n = 9..12
k = times 3..4
m = 3..6
d = 4..7
w = 16..20
x = 15..20
body In a play, {A} acts the part of a queen who is {k} as old as {A} herself, and {B} plays the queen's daughter. The queen is {w} years older than her daughter. {A} is {n}; {B} is {m} years younger, and the play has been put on {d} times.
ask How old is the queen? => k * n
ask How old is the queen's daughter in the play? => k * n - w
ask How many years older than {B} is the queen's daughter in the play? => k * n - w - (n - m)
ask When {A} is {x}, how old will the two girls be together? => x + x - m

story bagpipes-parade
grade 4
english gb
n = 12..20 by 2
k = 6..9
m = 70..90 by 5
w = 2
d = 20, 30, 40
h = 4, 5
body {n} pipers and {k} drummers march down the High Street of Inverness. They take {m} steps a minute and keep going for {d} minutes; the drummers have {w} sticks each.
ask How many people are marching? => n + k
ask On the whole way, how many more steps do all the pipers take than all the drummers? => (n - k) * m * d
ask How many steps do all the marchers take together in a minute? => (n + k) * m
ask How many more steps do all the pipers take in a minute than all the drummers? => (n - k) * m
ask How many steps does each of them take in {h} hours at this rate? => h * 60 * m

story vinyl-discount
grade 6
english us
A = boy
n = 3..5
p = money 14..24 by 2
m = 6..9
q = money 4..8 by 0.5
r = percent 20, 25, 30
z = 120, 140, 150
need z > n * p
body A record store is closing. New records, usually {p}, are now {r} off, and used ones are {q}. {A} takes {n} new records and {m} used ones; he first came here with his dad 2 years ago.
again Two years ago {A} first came to the record store with his dad; now it is closing. {r} is taken off new records, which were {p}, while used records are {q}. He carries {n} new and {m} used records to the counter.
ask What does a new record cost now? => p - p * r / 100
again Find the reduced price of a new record.
ask How much does {A} pay for the new records? => n * (p - p * r / 100)
again What do his new records come to?
ask How much does {A} pay at the counter? => n * (p - p * r / 100) + m * q
again Add up everything {A} takes. What does he pay?
ask How much does he save because the store is closing? => n * p * r / 100
again How much more would his records have cost before the sale began?
ask whole {A} has {z} dollars. How many used records at {q} can he buy when he has paid for {n} new ones at {p}? => (z - n * p) / q count
again whole With {z} dollars {A} pays for {n} new records at {p} each and spends the rest on used ones at {q}. How many of these does he get?

story rhythm-beats
grade 5
english any
A = girl
n = 16..24 by 2
t = 80, 90, 120
k = 5..9
x = 7, 10, 11
y = 4, 6, 8
need (n * 3 * 60) % t == 0
body A waltz written by {A} has {n} bars with three beats in each. It is played at {t} beats a minute and danced by {k} couples.
ask How many beats does the waltz have? => n * 3
ask How many beats of the waltz are heard when it has been played {x} times? => x * n * 3
ask How many seconds does it take to play the waltz once? => n * 3 * 60 / t
ask The waltz is played {x} times, but every time the last {y} bars are left out. How many bars are heard? => x * (n - y)

story ticket-queue
grade 3
english gb
A = boy
n = 40..60
k = 12..20
m = 5..9
t = 2..3
need (n - m) % 2 == 0
body {A} is waiting in the queue for the circus. There are {n} people in front of him and {k} behind him. {m} people in front of him give up. The cashier takes {t} minutes for each person.
again For the circus {A} has joined a queue, at whose end somebody sells tickets and takes {t} minutes over each person. {n} people stand before him, but {m} of these go home again; {k} stand behind him.
ask How many people are in the queue for the circus before anybody gives up? {body} => n + k + 1
again Count {A} and everybody in front of him and behind him. How many are in the queue at first?
ask How many people are in front of {A} when some have given up? => n - m
again After those people have gone home, how many must be served before it is {A's} turn?
ask How many minutes does {A} have to wait now? => (n - m) * t
again Now that some have gone home, in how many minutes will it be {A's} turn?
ask Another window opens, and half of the people who are now in front of {A} go there. How many minutes does he wait then? => (n - m) * 0.5 * t
again Another window opens, and half of those who are now in front of him go there. For how many minutes must he wait?

story organ-pipes
grade 7
english any
n = 1200..1800 by 100
r = percent 5, 10, 15, 20
k = 8..15
t = 20, 30, 40
y = 90..140
p = money 35..60 by 5
body The cathedral's organ, built {y} years ago, has {n} pipes; {r} of them are made of wood and the others of metal. Cleaning a pipe takes {t} minutes and costs {p}. So far {k} dozen pipes have been cleaned.
again {k} dozen pipes of the cathedral's organ have been cleaned up to now, which takes {t} minutes and costs {p} for every pipe. {y} years ago it was built with {n} pipes, {r} of wood and the rest of metal.
ask How many pipes of the cathedral's organ are made of metal? {body} => n - n * r / 100 count
again Leave out the wooden pipes. How many are left?
ask How many single pipes have been cleaned so far? => k * 12
again Count the clean pipes one by one. What number do you get?
ask How many pipes have still to be cleaned? => n - k * 12
again How many of the pipes are still dirty?
ask How many hours have been spent on cleaning so far? => k * 12 * t / 60
again For the pipes that are clean now, how many hours of work were needed?
ask What will it cost to clean the wooden pipes? => n * r / 100 * p
again All of the pipes made of wood are cleaned. How much is that?

story karnatic-concert
grade 3
english any
A = woman
n = 10..16
k = 6..9
m = 3..5
t = 40..75 by 5
x = 2, 4
need n * m > t
need n > k
body {n} rugs, each for {m} people, lie in front of the stage. {t} people come to hear {A} play the veena; {k} of them would rather stand.
again {A} plays the veena for {t} people. In front of the stage there are {n} rugs with room for {m} people on each, but {k} of the listeners would rather stand.
ask How many people could sit on the rugs? => n * m
again For how many people is there room on all the rugs?
ask How many people sit down? => t - k
again Take away those who stand. How many listeners sit on the rugs?
ask How many places on the rugs stay empty? => n * m - (t - k)
again When everybody who wants to sit has sat down, how many places are free?
ask {x} rugs are taken away before the concert. How many people could sit on the others? => (n - x) * m
again Before the concert begins, {x} of the rugs are rolled up. For how many people is there room on the rest?
ask whole If {t} people come to a concert and {k} of the {n} rugs, each for {m} people, are wet, how many people find no place on a rug? => t - (n - k) * m

story orchestra-tour-planes
grade 8
english gb
A = woman
n = 72..96 by 4
w = 8..12
k = percent 25, 50, 75
p = money 140..220 by 10
c = money 900..1500 by 100
s = money 1440, 2160, 2880, 3600, 4320
body The orchestra that {A} conducts flies to a festival. A seat for each of the {n} musicians costs {p}. {w} cellos need a seat of their own, for which the airline asks only {k} of the price, and sending the drums costs {c}.
again Conducted by {A}, an orchestra of {n} musicians takes the plane to a festival. The airline asks {p} a seat and {k} of that for each of the {w} cellos; {c} is charged for the drums.
ask How much do the seats of the musicians cost? => n * p
again Cellos and drums aside, what does the airline charge?
ask What does the seat of a cello cost? => p * k / 100
again Find the price of a cello's seat.
ask How much does the airline charge for musicians, cellos and drums? {body} => n * p + w * p * k / 100 + c
again What is the total on the airline's bill?
ask How much cheaper are all the cello seats than as many full seats would be? => w * (p - p * k / 100)
again By how much would the bill go up if every cello had to pay the full price?
ask If a sponsor pays {s}, how much of the cost of the musicians' seats is left for each musician? => (n * p - s) / n
again A sponsor takes over {s} of the cost of the musicians' seats. They split the rest evenly. How much is a share?

story tap-shoes
grade 4
english any
A = girl
n = 3..9
k = 8..12
p = money 0.3..0.7 by 0.1
b = 200, 250
m = 5..7
x = 10, 20
body Each tap shoe should have {k} screws. {A} checks the shoes of {n} pairs of dancers before the show and finds {m} screws missing. Screws cost {p} each and are kept in a tin of {b}.
ask How many people are going to dance? => n * 2
ask How many tap shoes does {A} check if every dancer has a pair? => n * 2 * 2
ask How many screws should there be in the shoes of all the dancers? => n * 2 * 2 * k
ask How many screws are in their shoes before {A} replaces the missing ones? => n * 2 * 2 * k - m
ask How much is paid for the missing screws and {x} spare ones? => (m + x) * p

story sheet-music-copying
grade 4
english us
A = man
n = 6..9
k = 22..35
p = money 0.05..0.15 by 0.05
m = 250, 400, 500
x = 4..5
need m > (k + x) * n
body {A} copies the new song for his choir. It has {n} pages, the choir has {k} members, and {x} extra copies are for guests. A copied page costs {p}. There were {m} sheets of paper in the machine.
again A song of {n} pages is copied for the {k} members of a choir and, in addition, {x} times for guests. {A} pays {p} for each page. The machine held {m} sheets when he began.
ask How many copies of the song does {A} make? => k + x
again Members and guests together, how many copies are needed?
ask How many pages come out of the machine? => (k + x) * n
again Counting every copy, how many pages does {A} make?
ask How much does {A} pay? {body} => (k + x) * n * p
again What is the cost of copying the song for everybody?
ask If each sheet takes a single page, how many sheets stay in the machine? => m - (k + x) * n
again Only a page is printed on each sheet. How many sheets are left in the machine?
ask whole How many sheets are needed for {k} copies of a song with {n} pages if both sides of a sheet are printed and {x} sheets are spoiled? => k * n / 2 + x
again whole A song has {n} pages, printed on both sides of each sheet. Calculate how many sheets {k} copies take when {x} sheets are spoiled.

story metronome
grade 7
english gb
A = boy
a = 60, 72, 80
b = 96, 108, 120
t = 15, 20, 25
s = 2..4
n = 240, 360, 720, 1440
w = 5, 6, 12, 36
need n % a == 0
body With his metronome set to {a} beats a minute, {A} plays a study of {n} beats; then he sets it to {b} beats a minute. He practises like this for {t} minutes a day, and his stool wobbles on {s} legs.
ask How many minutes does the study take at the slow speed? => n / a
ask How many seconds does it take at the fast speed? => n / b * 60 count
ask How many minutes quicker is the study at the fast speed? => n / a - n / b decimal
ask How many hours does {A} practise in {w} weeks? => w * 7 * t / 60 decimal

story lost-tickets
grade 4
english any
A = woman
x = 24..40
k = 3..5
g = 8..13
t = number x * k + g
n = 44..70
p = money 4..8 by 0.5
body After giving away {g} tickets to helpers, the drama club sold the others on {k} evenings, exactly {x} on each. On the last evening, {n} chairs were put up, and a ticket was {p}. {A} counted the money.
again On each of {k} evenings the drama club sold {x} tickets at {p}; before that, {g} had been given to helpers. {A} counted the money, and {n} chairs were put up on the last evening.
ask How many tickets did the club have at first? => k * x + g
again Before any were sold or given away, how many tickets were there?
ask How much money did {A} count? => k * x * p
again What came in on all the evenings together?
ask If the helpers had paid half of the price, how much money would have come in? => k * x * p + g * 0.5 * p
again Suppose that helpers had to pay half as much as everybody else. What would have come in altogether?
ask whole A drama club had {t} tickets and gave {g} of them away. The rest were sold on {k} evenings, the same number every time, at {p} each. How many tickets were sold on an evening? => (t - g) / k
again whole Having given {g} of its {t} tickets away, a drama club sold equally many on each of {k} evenings and took {p} for every ticket. Find how many it sold on each evening.

story square-dance
grade 3
english us
n = 4..12
m = 11..19
t = 12, 15
s = 3..6
x = 7, 10
y = 2, 4
z = 2..4
need n > z
body At a square dance, eight people make up a square. {n} squares are on the floor of the barn, {m} people are resting, and {s} musicians play. A dance lasts {t} minutes.
ask How many people are dancing? => n * 8
ask How many people are in the barn altogether? {body} => n * 8 + m + s
ask How many more people are dancing than resting? => n * 8 - m
ask With {x} dances and a pause of {y} minutes after each, how many minutes does the evening last? => x * (t + y)
ask If {z} squares sit down, how many people are not dancing then, musicians included? => z * 8 + m + s

story audition-scores
grade 5
english any
A = girl
B = boy
a = 12..15
b = 16..18
c = 19..21
d = 22..25
m = 16..24
k = 30..45
x = 7..11
y = 2, 4
z = 5, 6
need m != b; m != c; b + m > a + c
body At the audition for the school band, {k} pupils play for three judges, who can give up to 30 points each. {A} gets {a}, {c} and {d} points; {B} gets {b}, {m} and {d} points. In the end {x} pupils are taken.
ask How many points does {A} get in all? => a + c + d
ask What is the average of the points that {B} gets? => (b + m + d) / 3
ask How many points is {A} short of the greatest possible total? => 3 * 30 - (a + c + d)
ask {A's} total is lower than {B's}. By how many points? => b + m + d - (a + c + d)
ask The pupils play for {y} minutes each, and every judge speaks for {z} minutes at the end. How many minutes does the audition take? => k * y + 3 * z

story keyboard-keys
grade 3
english any
A = boy
n = 4..7
m = 3..8
w = 36, 45, 52
b = 25, 31, 36
need ((w - 36) * (w - 36) + (b - 25) * (b - 25)) * ((w - 45) * (w - 45) + (b - 31) * (b - 31)) * ((w - 52) * (w - 52) + (b - 36) * (b - 36)) == 0
x = 15..30
body An electric piano of this kind has {w} white keys and {b} black ones. The music school owns {n} of them; on the old one that {A} has at home {m} white keys are broken, and {x} children take lessons.
ask How many keys does such a piano have? => w + b
ask How many keys do the pianos of the music school have altogether? {body} => n * (w + b)
ask How many keys of {A's} piano can still be played? => w + b - m
ask How many more white keys than black ones can be played on the piano at {A's} home? => w - m - b

story festival-water
grade 6
english us
n = 120, 150, 180, 240, 300
k = 2..5
g = 10, 12, 15, 16, 18, 20, 25
t = 5..7
q = money 1.5..2.5 by 0.25
z = money 55..95 by 5
body For the bluegrass festival, a church group sells lemonade from {k} tanks that hold {g} gallons each. It is poured into cups of half a pint, which are sold for {q}. The sugar and lemons cost {z}, and {t} people help.
ask How many pints of lemonade are in a full tank? => g * 8
ask How many cups can be filled from all the tanks? => k * g * 8 / 0.5
ask What profit does the group make with {n} cups? => n * q - z
ask How many quarts of lemonade are in the tanks together? => k * g * 4

story encore-seconds
grade 5
english gb
A = person
n = 6..8
t = 4..5
s = 75..210 by 15
b = 20, 25
x = 75, 80, 85, 90
need x > n * t + b
body {A} is planning a piano evening: {n} pieces of {t} minutes each, an interval of {b} minutes and an encore of {s} seconds. The hall must be empty {x} minutes after the start.
again The hall for the piano evening has to be empty {x} minutes after {A} begins. An encore takes {s} seconds, the interval {b} minutes, and there are {n} pieces to be played, {t} minutes each.
ask How many minutes do the pieces last altogether? => n * t
again Without interval and encore, how many minutes is {A} at the piano?
ask How many seconds of music are there, with the encore? => n * t * 60 + s
again Add the encore to the pieces. How many seconds of music is that?
ask How many minutes are left for the encore and the applause? => x - n * t - b
again When the pieces and the interval are over, how many minutes remain until the hall must be empty?
ask For how many minutes does the encore last? => s / 60 decimal
again Change the time of the encore to minutes.

story violin-sizes
grade 4
english any
A = girl
B = boy
a = 36..46
k = 3..6
p = money 9..15 by 0.5
m = 7..11
d = money 30..60 by 5
need a + k < 59
body A full-size violin is 59 cm long. {A} hires a small one of {a} cm for {p} a month, {k} cm shorter than the violin of {B}. The music shop wants {d} as a deposit, which comes back in the end, and {A} keeps the violin for {m} months.
ask How long is {B's} violin? => a + k
ask How much shorter than a full-size violin is {B's}? => 59 - (a + k)
ask How much has {A} paid to the shop before she gives the violin back? => d + m * p
ask How much more than the deposit is the hire for a year? => 12 * p - d
ask How much does {A} pay for the violin in the end? => m * p

story instrument-share
grade 5
english any
n = 90, 120, 150, 180
f = fraction 1/3, 1/5, 2/5
g = fraction 1/2, 1/6, 1/10
k = 7..12
w = 2..4
need f * n % 1 == 0; (n - f * n) * g % 1 == 0
body {n} pupils were asked about music. {f} of them play an instrument, and {g} of those who do not would like to learn it. {k} pupils sing in the choir on {w} afternoons.
again When {n} pupils were asked about music, it turned out that {f} of them play an instrument. {g} of the others would like to learn to play, and {k} pupils go to choir on {w} afternoons.
ask How many of the pupils play an instrument? => f * n
again For how many pupils is the answer that they play an instrument?
ask How many do not play an instrument? => n - f * n
again How many of the pupils answer that they play nothing?
ask How many pupils would like to learn an instrument? {body} => (n - f * n) * g
again Among those who do not play yet, how many want to learn?
ask How many more pupils play an instrument than would like to learn it? => f * n - (n - f * n) * g
again Compare the pupils who play with those who want to learn: by how many is the first group larger?

story film-rental-weeks
grade 6
english gb
p = money 260..420 by 20
n = 3..6
a = 85..130 by 5
t = money 6..9 by 0.5
k = 4..7
c = money 35..75 by 5
need a * t > p
body For every week that a cinema shows a film it pays the owner {p}. The film runs for {n} weeks, and {a} tickets at {t} are sold each week. On {k} evenings the heating failed.
ask How much does the cinema pay to the owner? => n * p
ask whole A cinema pays {p} a week for a film. In each of {n} weeks it sells {a} tickets at {t} each, and cleaning after the last show costs {c}. What does the cinema keep? => n * (a * t - p) - c
ask How much does the cinema keep of a week's tickets when the owner has been paid? => a * t - p
ask What does the cinema keep when the film has stopped running? => n * (a * t - p)
ask On how many evenings did the heating work if there was a show every day? => 7 * n - k

story speed-listening
grade 8
english any
A = person
t = 60, 90, 120, 150
r = percent 25, 50
k = 2..3
h = 8..12
x = 6, 9, 12, 15
m = 20, 24, 40, 48, 80
body {A} listens to a recorded opera that lasts {t} minutes. On a faster setting, {r} more of it is heard in a minute. The opera was first sung {k} centuries ago, and {h} singers take part.
ask How long does the opera last on the faster setting, in minutes? => t / ((100 + r) / 100)
ask How many minutes does {A} save by listening on the faster setting? => t - t / ((100 + r) / 100)
ask How many minutes of the opera has {A} heard after {m} minutes on the faster setting? => m * (100 + r) / 100 count
ask How many hours of opera does {A} hear in {m} minutes a day on the faster setting, over {x} days? => x * m * (100 + r) / 100 / 60 decimal

story tabla-chairs
grade 2
english any
A = man
n = 24..40
k = 3..6
m = 4..7
x = 5..9
y = 2..3
need n > k * m + x + y
body {A} sets out {n} cushions for the concert. {k} rows of {m} listeners sit down on them, and then {x} more people come.
ask How many people come to the concert? => k * m + x
ask How many cushions are free before the last people come? => n - k * m
ask How many cushions are free when everybody is there and sits on a cushion? => n - k * m - x
ask How many cushions would be free if nobody had come late and {A} had put out {y} fewer? => n - y - k * m

story stage-curtain
grade 6
english us
A = woman
w = 30..42 by 3
h = 12..18 by 3
p = money 4..7.5 by 0.5
q = money 95..160 by 5
n = 5..9
body The new curtain for the stage is a rectangle {w} feet wide and {h} feet high. Velvet is {p} for a square yard. {A} asks {q} for sewing it, and a fringe runs along the lower edge. {n} parents hang it up.
again {n} parents hang up a new stage curtain for which {A}, who sewed it, asked {q}. It is {h} feet high and {w} feet wide and has a fringe along its lower edge. The velvet was {p} per square yard.
ask What is the area of the curtain in square feet? => w * h
again How many square feet does the curtain cover?
ask How many yards wide is the curtain? => w / 3
again Find its width in yards. How many yards is it?
ask What is the area of the curtain in square yards? => (w / 3) * (h / 3)
again Give the curtain's area in square yards.
ask How much do the velvet and the sewing cost? => (w / 3) * (h / 3) * p + q
again Work out the price of the velvet together with {A's} work.

story radio-quiz-tickets
grade 5
english us
A = girl
B = girl
n = 6, 9, 12, 15
m = 16..30 by 2
p = money 18..30 by 2
q = money 4..8 by 0.5
f = fraction 1/3
x = money 2..5 by 1
need n % 3 == 0
body A radio quiz has a prize: {n} tickets to a jazz concert, worth {p} each. {A} wins them, gives {f} of them to {B} and goes to the concert with friends, using all the tickets that are left. The train costs {q} per person, and {m} people play in the jazz band.
ask What are the tickets worth altogether? => n * p
ask How much money are {B's} tickets worth? => n * p * f
ask How many tickets does {A} keep? => n - n * f
ask How much does the train cost the people who use the tickets {A} kept? {body} => (n - n * f) * q
ask {A} sells the tickets she kept for {x} more than they are worth. How much does she get? => (n - n * f) * (p + x)

story accordion-repair
grade 7
english gb
A = man
h = 4..7
p = money 28..40 by 2
c = money 35..90 by 5
r = percent 20
n = 96, 120
y = 40..70
body {A}, who is {y}, mends accordions. For a large one with {n} buttons he worked {h} hours at {p} an hour and used parts worth {c}. By law, a tax of {r} is added to the bill.
again By law {A} has to add a tax of {r} to his bills. He is {y} years old and mends accordions; a large one with {n} buttons took him {h} hours, for each of which he asks {p}, and parts that cost {c}.
ask What does {A} ask for his work, without tax and parts? => h * p
again Find the price of the hours alone.
ask What is the bill before the tax? => h * p + c
again Hours and parts together, without the tax: what do they come to?
ask How much is the tax on this bill? => (h * p + c) * r / 100
again Calculate the tax that has to be added.
ask What does the owner of the accordion pay? {body} => (h * p + c) * (100 + r) / 100
again How high is the bill with tax?

story bells-and-shakers
grade 1
english any
A = woman
n = 7..9
m = 10..13
k = 3..6
body In the instrument box there are {n} bells and {m} shakers. {A} gives {k} of the shakers to the little ones.
again {A} gives the little ones {k} shakers from the instrument box. It held {m} shakers and {n} bells before that.
ask How many things were in the box at first? => n + m
again Bells and shakers together: how many were there at the start?
ask How many shakers are still in the box? => m - k
again How many shakers were not given away?
ask How many things are in the box now? => n + m - k
again After the little ones have their shakers, how many things does the box hold?

story clapping-game
grade 1
english any
A = girl
B = boy
n = 8..12
m = 5..7
k = 2..4
body Clap, clap! {A} claps {n} times. {B} claps {m} times and stamps {k} times.
ask How many claps are there? => n + m
ask How many more times does {A} clap than {B}? => n - m
ask How many sounds does {B} make? => m + k
ask How many claps and stamps do the children make in all? => n + m + k

story piano-minutes
grade 2
english us
A = boy
n = 12..20
m = 8..11
k = 3..5
body Each day {A} plays the piano for {n} minutes. His sister plays her flute for {m} minutes a day. {A} knows {k} songs by heart.
again {A's} sister plays the flute, and {A}, who knows {k} songs by heart, plays the piano. They practice every day: she for {m} minutes and he for {n}.
ask How many minutes does {A} play in a week? => n * 7
again A week of piano: how many minutes is it for {A}?
ask How many more minutes a day does {A} play than his sister? => n - m
again By how many minutes is {A's} practice longer each day?
ask How many minutes do the two play altogether in a week? => (n + m) * 7
again Add up the minutes of brother and sister for a week. How many are there?

story xylophone-bars
grade 2
english gb
n = 4..9
k = 8
m = 3..5
w = 19..23
need n != m
body {n} small xylophones stand on the shelf. Each has {k} bars. There are also {w} beaters, and {m} bars are loose.
ask How many bars do the xylophones have? => n * k
ask How many bars are not loose? => n * k - m
ask If every xylophone has a pair of beaters, how many beaters are used? => n * 2
ask The school gets {m} more xylophones like these. How many bars are there then? => (n + m) * k

story songs-for-parents
grade 1
english us
n = 15..20
m = 5..9
k = 2..4
body The first graders know {n} songs. They sing {m} of them for their parents in the fall and {k} others in the spring.
again In the fall, the first graders sing {m} songs for their parents. In the spring they sing {k} others. They know {n} songs.
ask How many songs do the parents hear? => m + k
again How many songs are sung in the fall and the spring together?
ask How many of the songs do the parents not hear? => n - m - k
again How many songs are never sung for the parents?
ask How many more songs do the children sing in the fall than in the spring? => m - k
again There are fewer songs in the spring. How many fewer?

story chairs-for-band
grade 2
english gb
A = person
r = 4..6
c = 7..9
m = 2..3
g = 50..60
need g > r * c
body {A} sets out {r} rows of chairs for the band, with {c} chairs in a row. {m} chairs have a cushion, and {g} guests will come.
ask How many chairs does {A} set out? => r * c
ask How many more chairs does {A} need so that every guest can sit? => g - r * c
ask How many chairs have no cushion? => r * c - m

story nickels-for-tickets
grade 2
english us
A = girl
n = 11..16
p = 30..40
k = 3..4
t = 8..10
need n * 5 > p + 5
body A ticket for the puppet opera costs {p} cents. {A} has {n} nickels and {t} pennies in her pocket, and {k} friends are waiting for her.
again {A's} {k} friends are waiting at the puppet opera. A ticket is {p} cents, and in her pocket {A.he} has {t} pennies and {n} nickels.
ask How many cents are {A's} nickels worth? => n * 5
again Change the nickels to cents. How many cents do you get?
ask How many cents does {A} have in all? => n * 5 + t
again Nickels and pennies together: how many cents are they?
ask How many cents does {A} have left after she buys a ticket? => n * 5 + t - p
again {A} pays for a ticket. How many cents are still in her pocket?

story maracas-in-pairs
grade 2
english any
A = man
n = 9..14
m = 3..6
k = 2..3
need m != k
body Every child in {A's} group shakes a pair of maracas. There are {n} children in the group. {m} of the maracas are blue, and {k} children are away today.
again {k} of the {n} children in {A's} group are away today. Each child has a pair of maracas, and {m} of all these maracas are blue.
ask How many maracas does the whole group have? => n * 2
again All the children are counted. How many maracas are there for them?
ask How many of the maracas are not blue? => n * 2 - m
again Leave out the blue maracas. How many are left?
ask How many maracas are needed today? => (n - k) * 2
again Today's children take their maracas. How many is that?

story minibuses-for-choir
grade 5
english gb
n = 62..140
t = 3..9
m = 16..24
p = money 90..160 by 5
need remainder(n / m) > 0
body A choir of {n} singers and {t} teachers travels to a festival. A minibus has room for {m} passengers and costs {p} for the day.
again For a day at a festival, {t} teachers want to hire minibuses for themselves and the {n} singers of their choir. Each minibus seats {m} passengers and costs {p}.
ask How many minibuses must be hired so that everybody has a seat? => roundup((n + t) / m)
again What is the smallest number of minibuses that can carry all of them?
ask What does it cost to hire enough minibuses for the singers and the teachers? => roundup((n + t) / m) * p
ask In the end the teachers go by train, and the singers fill one minibus after another. How many of the minibuses are completely full? => whole(n / m)
ask In the end the teachers go by train, and the singers fill one minibus after another. How many singers sit in the last one? => remainder(n / m)
ask How many people travel to the festival? => n + t

story plectrum-tins
grade 4
english any
A = man
n = 130..290
m = 12..24
c = 5..9
p = money 3.5..6.5 by 0.25
need remainder(n / m) > 0; n % c > 0
body {A} keeps a guitar shop. He sorts {n} picks into tins of {m} and sells every full tin for {p}. What is left he gives away.
again In {A's} guitar shop, {n} picks are put into tins. A tin holds {m} picks and is sold for {p}, but only when it is full. The rest of the picks are free gifts.
ask How many tins can {A} sell? => whole(n / m)
again How many of the tins get full?
ask How much money do the tins bring in once all of them are sold? => whole(n / m) * p
ask How many picks does {A} give away? => remainder(n / m)
again Find the number of picks that are free gifts.
ask {A} wants no gifts and buys a few more picks to fill another tin. How many must he buy? => m - remainder(n / m)
ask If he put them into bags of {c} instead, how many bags would he need for all the picks? => roundup(n / c)

story two-drummers
grade 6
english any
A = girl
B = boy
a = 6..16
b = 9..21
n = 40..90
need a != b; gcd(a, b) > 1; lcm(a, b) > b; lcm(a, b) > a; lcm(a, b) < 130
body {A} hits the big drum every {a} seconds and {B} rings the gong every {b} seconds. They start the piece together, with drum and gong at the same moment. The piece goes on for {n} minutes.
again A piece of music lasts {n} minutes. At its first moment {A} hits a drum and {B} a gong. After that the drum sounds every {a} seconds and the gong every {b} seconds.
ask After how many seconds do drum and gong sound together again? => lcm(a, b)
again How many seconds pass until {A} and {B} next play at the same moment?
ask How many times does {A} hit the drum after the start until both sound together again, with that last time counted? => lcm(a, b) / a
ask By how many seconds do the times from beat to beat differ between drum and gong? => max(a, b) - min(a, b)
ask How many seconds long is the piece? => n * 60

story mixed-ensembles
grade 6
english any
A = woman
f, c = flute, clarinet | violin, cello | trumpet, horn
g = 3..8
x = 3..9
y = 4..11
n = g * x
m = g * y
k = 70..95
need gcd(x, y) == 1; x != y
body At a summer course there are {n} {f} players and {m} {c} players. {A} wants to split them into groups that are all alike, with the same number of each instrument in every group. The hall has {k} chairs.
again {A} makes groups at a summer course. There are {m} people with a {c} and {n} with a {f}, and every group must have as many of each instrument as every other group. The hall they use has {k} chairs.
ask What is the greatest number of groups that {A} can make? => gcd(n, m)
again Into how many groups can everybody be split at most?
ask If there are as many groups as possible, how many {f} players are in each? => n / gcd(n, m)
ask With as many groups as possible, how many people are in a group? => (n + m) / gcd(n, m)
ask How many players are there in all? => n + m

story concert-chairs-in-rows
grade 4
english any
A = boy
n = 85..190
r = 9..17
k = 4..8
j = 18..26
need remainder(n / r) > 0
body {A} sets out chairs for a school concert. {n} guests have said that they will come, and {k} spare chairs stay in the corner. A row has {r} chairs.
ask How many rows are needed so that every guest can sit? => roundup(n / r)
again Every guest must have a chair. How many rows does {A} need at least?
ask The guests fill the rows from the front. How many rows have nobody missing? => whole(n / r)
again From the front, one row after another fills up. How many of the rows are full in the end?
ask The guests fill the rows from the front. How many guests sit in the row behind the last full one? => remainder(n / r)
ask The rows are all complete, and the guests fill them from the front. How many chairs in the last row stay empty? => r - remainder(n / r)
ask The rows only just have a chair for everybody. How many chairs stand in all these rows together? => roundup(n / r) * r
ask If {j} more guests come, how many guests is that? => n + j

story songs-on-tapes
grade 5
english any
A = person
n = 75..160
m = 14..22
s = 3..5
t = 44..58
need remainder(n / m) > 0; t % s > 0
body {A} copies {n} old songs of {A.his} grandfather's onto discs. {m} songs fit on a disc. A song lasts {s} minutes, and {A} has {t} minutes a day for listening.
again {n} old songs that belong to {A's} grandfather are put onto discs by {A}, with {m} songs on each disc. Every song takes {s} minutes. For listening {A} has {t} minutes a day.
ask How many discs does {A} need? => roundup(n / m)
again How many discs are used for all of the songs?
ask How many discs are filled to the last song? => whole(n / m)
ask How many songs are on the disc that is not full? => remainder(n / m)
ask How many whole songs can {A} hear in a day? => whole(t / s)
again How many songs can be played from start to end in a day's listening?
ask How many minutes are left of the day's listening when no other whole song fits in? => remainder(t / s)
ask How many minutes of music are there in all? => n * s

story band-hire-offers
grade 5
english gb
A = woman
h = 3..6
p = money 65..95 by 5
q = money 42..58 by 2
f = money 60..130 by 10
g = 80..150
need h * p != h * q + f; h * p > 30
body {A} needs a band for her party with {g} guests. The Night Owls charge {p} an hour. The Red Foxes charge {q} an hour and {f} for their journey. The band will play for {h} hours.
again For {h} hours of music at a party with {g} guests, {A} can book the Night Owls for {p} an hour, or the Red Foxes for {q} an hour with {f} on top for the journey.
ask How much does {A} pay if she books the cheaper band? => min(h * p, h * q + f)
again What is the lowest price for the evening's music?
ask What would the dearer of the two bands cost her? => max(h * p, h * q + f)
again What does the evening cost with the more expensive band?
ask How much does she save by booking the cheaper band instead of the dearer one? => max(h * p, h * q + f) - min(h * p, h * q + f)
ask What would {A} pay for the Red Foxes? => h * q + f

story programme-sheets
grade 5
english gb
A = girl
n = 140..260
k = 30..48
m = 25, 50
p = money 2.5..4.75 by 0.25
need remainder((n + k) / m) > 0; remainder(n / m) > 0
body {A} prints programmes for the concert: {n} for the audience and {k} for the players. The card for them comes in packs of {m} sheets at {p} a pack, and a programme takes one sheet.
again The audience gets {n} programmes and the players get {k}. For each of them {A} needs a sheet of card, which is sold in packs of {m} for {p}.
ask How many packs of card does {A} have to buy? => roundup((n + k) / m)
again How many packs must be bought for all the programmes?
ask How much does she pay for the card? => roundup((n + k) / m) * p
ask {A} buys no more packs than she must. How many sheets are left over when all the programmes are printed? => m - remainder((n + k) / m)
ask How many packs does she use up completely for the audience? => whole(n / m)
ask How many sheets of card does {A} print? => n + k

story carillon-and-clock
grade 6
english any
a = 8, 10, 12, 15, 16, 18, 20
b = 14, 24, 25, 28, 30, 35, 36, 42
c = 60..85
need gcd(a, b) > 1; lcm(a, b) > b; lcm(a, b) < 300
body In a town hall a music box plays a tune every {a} minutes. The bells of the tower, {c} steps higher up, ring every {b} minutes. At noon both were heard at once.
again Every {b} minutes the tower bells of the town hall ring, and every {a} minutes a music box plays downstairs, {c} steps below them. They began together at noon.
ask How many minutes after noon are bells and music box next heard at once? => lcm(a, b)
again After how many minutes do both play together again?
ask After noon, how many times do the bells ring until both are heard at once again, with that last time counted? => lcm(a, b) / b
ask The music box has just begun its first tune after noon. How many minutes still pass until both are heard at once? => lcm(a, b) - a
